"""`rubicon record`: show, verify, replay, export, draw, film or repair a saved game."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rubicon import games, paths
from rubicon.cli import UsageError, to_sentence
from rubicon.cli.arguments import positive_int
from rubicon.core import export, record, record_writer
from rubicon.core.game import SPECTATOR, Game, RubiconError
from rubicon.core.session import Session
from rubicon.core.verdict import RECEIPT_BROKEN, Receipt, belongs, check_receipt, parse_receipt
from rubicon.core.verdict import verify as verdict_of
from rubicon.messages import title_words

if TYPE_CHECKING:
    from rubicon.pictures.film import FilmFrame
    from rubicon.pictures.svg import Board

#: Pixels: a wider picture takes very long and much memory.
MAX_PICTURE_WIDTH: Final = 4000
#: Exit status of `verify` when nothing is wrong, but the dice cannot be proved.
EXIT_UNPROVED = 3
#: Exit status of `verify` when the player's own receipt shows that the host has cheated.
EXIT_WRONG = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The actions on a record."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, text: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=text, description=to_sentence(text))
        made.add_argument("file", help="the record: a file, or the name of a saved game")
        made.set_defaults(run=run)
        return made

    seen = "whose knowledge: a side, 'spectator' or 'everything' (default: everything once the game is over)"
    made = action("show", "print what it says: heading, readable log, result", show)
    made.add_argument("--as", dest="viewer", metavar="WHO", help=seen)
    made = action("verify", "check that all was legal, and what its seal proves about the dice", verify)
    made.add_argument(
        "--receipt", metavar="FILE", help="what your program remembers of the seal (default: found by itself)"
    )
    made = action("replay", "go through it step by step", replay)
    made.add_argument("--as", dest="viewer", metavar="WHO", help=seen)
    made.add_argument("--from", dest="first", type=int, default=0, metavar="N", help="begin after step N")
    made.add_argument("--to", dest="last", type=int, metavar="N", help="end after step N")
    made.add_argument("--positions", action="store_true", help="print the position after each step, as JSON")
    made.add_argument("--step", action="store_true", help="wait for Enter after each step")
    made = action("export", "turn it into another form", export_record)
    made.add_argument("--format", choices=("json", "markdown"), default="markdown", help="default: markdown")
    made.add_argument("--as", dest="viewer", metavar="WHO", help=f"Markdown only: {seen}")
    made.add_argument("-o", "--output", metavar="FILE", help="write to this new file (default: print)")
    made.add_argument("--force", action="store_true", help="overwrite FILE if it exists")
    made = action("picture", "draw the position after a step", draw_picture)
    made.add_argument("--step", type=int, metavar="N", help="the step (default: the last)")
    _add_picture_arguments(made, "position.svg", "PICTURE.svg or PICTURE.png")
    made = action("film", "draw the whole game as a moving picture", draw_film)
    made.add_argument("--from", dest="first", type=int, default=0, metavar="N", help="begin after step N")
    made.add_argument("--to", dest="last", type=int, metavar="N", help="end after step N")
    made.add_argument(
        "--seconds", type=float, metavar="S", help="how long it is (default: as the game needs)"
    )
    _add_picture_arguments(made, "film.svg", "an SVG file")
    made = action("repair", "save the good beginning of a damaged record; the original stays", repair)
    made.add_argument("output", metavar="new", help="the new file; nothing is ever overwritten")


def _add_picture_arguments(made: argparse.ArgumentParser, file: str, kind: str) -> None:
    made.add_argument(
        "--viewer",
        "--as",
        dest="viewer",
        default="spectator",
        metavar="WHO",
        help="whose knowledge: a side or 'spectator' (default), which sees hidden pieces from behind",
    )
    made.add_argument(
        "--width", type=positive_int, metavar="PIXELS", help="how wide it is (default: 1600), 4000 at most"
    )
    made.add_argument("-o", "--output", default=file, metavar="FILE", help=f"{kind} (default: {file})")
    made.add_argument("--force", action="store_true", help="overwrite FILE if it exists")


def run(args: argparse.Namespace) -> int:
    """Run the chosen action."""
    asked: Callable[[argparse.Namespace], int] = args.run
    return asked(args)


def find_record(name: str) -> Path:
    """The file with this name, or else the saved game with this name."""
    path = Path(name)
    if not path.exists() and len(path.parts) == 1:
        for saved in (name, name + paths.RECORD_SUFFIX):
            kept = paths.home() / "games" / saved
            if kept.exists():
                return kept
    return path


def parse_viewer(chosen: str | None, game: Game, finished: bool) -> int:
    """The viewer that was chosen. By default everything is shown once the game is over."""
    if chosen is None:
        return export.EVERYTHING if finished else SPECTATOR
    if chosen in ("spectator", "everything"):
        return SPECTATOR if chosen == "spectator" else export.EVERYTHING
    if chosen not in game.sides:
        raise RubiconError(f"'{chosen}' is no side. Choose {', '.join(game.sides)}, spectator or everything.")
    return game.side(chosen)


def show(args: argparse.Namespace) -> int:
    kept = record.read(find_record(args.file))
    session = record.replay(kept, games.game)
    viewer = parse_viewer(args.viewer, session.game, kept.finished)
    print(f"{session.game.title}, rules version {kept.rules}")
    for name, text in (*kept.players.items(), *kept.options.items()):
        print(f"  {name}: {text}")
    for note in kept.notes:
        print(f"  {note}")
    print("  dice: open" if kept.seal is None else f"  dice: sealed {kept.seal}")
    for made in kept.commitments:
        print(f"  commitment of {made.side}: {made.hash}{' (drawn by the host)' if made.by_host else ''}")
    for side, text in kept.contributions:
        print(f"  contribution of {side}: {text}")
    print()
    words = title_words(session.game)
    for event in session.events():
        told = export.tell(session.game, event, viewer)
        if told is not None:
            print(words.log(told))
    print(f"\nResult: {words.say(export.result(kept, session))}")
    return 0


def verify(args: argparse.Namespace) -> int:
    kept = record.read(find_record(args.file))
    verdict = verdict_of(kept, games.game)
    words = title_words(record.title_of(kept, games.game))
    unproved = "The seal holds" if verdict.holds else "Nothing wrong, but not proved"
    print(f"{'Proved' if verdict.proved else unproved}: {' '.join(map(words.say, verdict.messages))}")
    receipts = [_read_receipt(args.receipt)] if args.receipt else _own_receipts(kept)
    found = [check_receipt(kept, receipt) for receipt in receipts]
    print(*map(words.say, found), sep="\n", end="\n" if found else "")
    print(f"Fingerprint: {kept.digest.hex()}")
    if any(each.key in RECEIPT_BROKEN for each in found):
        return EXIT_WRONG
    return 0 if verdict.holds else EXIT_UNPROVED


def _read_receipt(file: str) -> Receipt:
    try:
        return parse_receipt(Path(file).read_text("utf-8"))
    except (OSError, ValueError):
        raise RubiconError(f"{file} is no receipt that can be read.") from None


def _own_receipts(kept: record.Record) -> list[Receipt]:
    """The receipts in the data folder that seem to be of this record."""
    from rubicon.terminal.server_client import read_receipts

    return [receipt for receipt in read_receipts() if belongs(receipt, kept)]


def replay(args: argparse.Namespace) -> int:
    kept = record.read(find_record(args.file))
    game = record.title_of(kept, games.game)
    viewer = parse_viewer(args.viewer, game, kept.finished)
    last = len(kept.entries) if args.last is None else args.last
    for entry, session, _ in record.replay_steps(kept, games.game):
        step = session.steps
        if step > last:
            break
        if step < args.first:
            continue
        for line in _step_lines(entry, session, viewer):
            print(line)
        if args.positions:
            state = session.state
            seen = state.save() if viewer == export.EVERYTHING else state.view(viewer)
            print(json.dumps({"step": step, "position": seen}, sort_keys=True, ensure_ascii=False))
        if args.step and step < last:
            try:
                input()
            except EOFError:
                break
    return 0


def _step_lines(entry: record.Entry | None, session: Session, viewer: int) -> list[str]:
    """The log lines of one step. The notation hides nothing, so it is shown only with `everything`."""
    lines: list[str] = []
    events = session.opening_events
    if entry is not None:
        taken_back = not entry.action
        events = () if taken_back else session.history[-1].events
        if viewer == export.EVERYTHING:
            what = "undo" if taken_back else entry.action + record.chances_text(entry.chances)
            lines.append(f"{session.steps} {entry.side} {what}")
    told = (export.tell(session.game, event, viewer) for event in events)
    words = title_words(session.game)
    return lines + [f"  {words.log(line)}" for line in told if line is not None]


def export_record(args: argparse.Namespace) -> int:
    kept = record.read(find_record(args.file))
    if args.format == "json":
        text = export.export_json(kept, games.game)
    else:
        game = record.title_of(kept, games.game)
        viewer = parse_viewer(args.viewer, game, kept.finished)
        text = export.export_markdown(kept, games.game, viewer, title_words(game).log, title_words(game).say)
    if args.output is None:
        print(text, end="")
    else:
        _write_output(Path(args.output), text.encode(), args.force)
    return 0


def _write_output(target: Path, content: bytes, force: bool) -> None:
    """Write a whole file or nothing. An older file is replaced only with `force`."""
    if force and target.exists():
        fresh = target.with_name(f".{target.name}.{os.getpid()}")
        record_writer.write_new(fresh, content)
        fresh.replace(target)
    else:
        record_writer.write_new(target, content)


# ------------------------------------------------------------------ pictures


def draw_picture(args: argparse.Namespace) -> int:
    from rubicon.pictures.png import picture_png
    from rubicon.pictures.svg import picture

    target = Path(args.output)
    if target.suffix not in (".svg", ".png"):
        raise UsageError(f"'{target}' is neither .svg nor .png: the end of the name says what is drawn.")
    kept = record.read(find_record(args.file))
    last = len(kept.entries) if args.step is None else args.step
    for frame, step in _frames(kept, args, last, last):
        board = _board(record.title_of(kept, games.game), frame.scene.has_map, args)
        content = (
            picture_png(board, frame.scene, frame.caption)
            if target.suffix == ".png"
            else picture(board, frame.scene, frame.caption).encode()
        )
        _write_output(target, content, args.force)
        print(f"Written: {target} ({len(content) // 1024} KB), the position after step {step}.")
        return 0
    raise RubiconError(f"This game has no step {last}: its last is {len(kept.entries)}.")


def draw_film(args: argparse.Namespace) -> int:
    from rubicon.pictures.film import film, shown_frames

    target = Path(args.output)
    if target.suffix != ".svg":
        raise UsageError(
            f"'{target}' does not end in .svg. A film is an SVG picture that moves, for any browser."
        )
    if args.seconds is not None and not 0 < args.seconds < 3600:
        raise UsageError("A film takes more than 0 seconds and less than an hour.")
    kept = record.read(find_record(args.file))
    last = len(kept.entries) if args.last is None else args.last
    frames = shown_frames(frame for frame, _ in _frames(kept, args, args.first, last))
    if not frames:
        raise RubiconError(
            f"There is nothing from step {args.first} to {last}: it ends with {len(kept.entries)}."
        )
    board = _board(record.title_of(kept, games.game), frames[0].scene.has_map, args)
    content = film(board, frames, args.seconds).encode()
    _write_output(target, content, args.force)
    print(f"Written: {target} ({len(content) // 1024} KB, {len(frames)} pictures). Open it in a browser.")
    return 0


def _board(game: Game, has_map: bool, args: argparse.Namespace) -> Board:
    """The board of the command line's size."""
    from rubicon.pictures.svg import Board

    board = Board(game.id, game.title, has_map)
    if args.width is None:
        return board
    width = min(args.width, MAX_PICTURE_WIDTH)
    return Board(game.id, game.title, has_map, (width, round(width * board.height / board.width)))


def _frames(
    kept: record.Record, args: argparse.Namespace, first: int, last: int
) -> Iterator[tuple[FilmFrame, int]]:
    """The positions after steps `first` to `last` as the viewer saw them, with what was just told."""
    from rubicon.pictures.film import FilmFrame
    from rubicon.pictures.scenes import scene_of

    game = record.title_of(kept, games.game)
    viewer = parse_viewer(args.viewer, game, kept.finished)
    if viewer == export.EVERYTHING:
        raise UsageError("A picture is drawn from a view: choose a side or 'spectator'.")
    for entry, session, _ in record.replay_steps(kept, games.game):
        if session.steps > last:
            break
        if session.steps >= first:
            caption = [line.strip() for line in _step_lines(entry, session, viewer)]
            yield (
                FilmFrame(scene_of(game, session.state.view(viewer)), caption[-1] if caption else ""),
                session.steps,
            )


def repair(args: argparse.Namespace) -> int:
    done = record_writer.repair(find_record(args.file), args.output, games.game)
    if done.problem is None:
        print("Nothing is wrong with it; nothing was written.")
        return 0
    print(f"What is wrong: {done.problem}")
    print(f"Lines saved to {args.output}: {done.kept}. Lines lost: {len(done.lost)}.")
    for line in done.lost[:10]:
        print(f"  lost: {line}")
    if len(done.lost) > 10:
        print(f"  … and {len(done.lost) - 10} more, all of them still in {args.file}")
    return 0
