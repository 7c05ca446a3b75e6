"""`rubicon play`: a game in the terminal, against the computer or two at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from rubicon import bots, games
from rubicon.bots import Bot
from rubicon.cli import EXIT_INTERRUPTED, UsageError
from rubicon.cli.arguments import add_language_argument, add_title_arguments, chosen_title
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, Outcome, RubiconError
from rubicon.core.record import one_line
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.seal import new_seed
from rubicon.messages.words import common_words
from rubicon.terminal import saved_games
from rubicon.terminal.local_match import LocalMatchLoop
from rubicon.terminal.log_text import log_text
from rubicon.terminal.screen import Quit, Screen

HOTSEAT = "hotseat"
#: The bot to play against if none is chosen: a fair match for a new player.
DEFAULT_OPPONENT = "miles"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A new game, a saved game, or the list of saved games."""
    new = parser.add_argument_group("a new game (everything has a default)")
    add_title_arguments(new)
    new.add_argument("--side", metavar="SIDE", help="the side you play (default: the first)")
    new.add_argument(
        "--opponent",
        metavar="WHO",
        help=f"a computer player ({', '.join(bots.names())}), or {HOTSEAT}: a second person at this keyboard "
        f"(default: {DEFAULT_OPPONENT})",
    )
    new.add_argument(
        "--think", type=float, metavar="SECONDS", help="how long a searching opponent may think each time"
    )
    new.add_argument("--pack", metavar="FILE", help="play with the components of this file")
    new.add_argument("--edition", metavar="EDITION", help="which printed rules are followed")
    new.add_argument("--deployment", metavar="HOW", help="how the armies stand at the start")
    new.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="any other option of the title"
    )
    new.add_argument(
        "--contribution",
        metavar="TEXT",
        help="words of your own, mixed into the sealed dice so that nobody chose them",
    )
    new.add_argument(
        "--seed", type=int, metavar="N", help="a game that can be repeated: open dice from N, without proof"
    )
    old = parser.add_argument_group("saved games")
    old.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="GAME",
        help="go on with a saved game (default: the last one)",
    )
    old.add_argument("--list", action="store_true", help="list the saved games")
    add_language_argument(parser)
    parser.add_argument("--bots", nargs=2, metavar="BOT", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Play a new or a saved game, or list the saved games."""
    args.title = chosen_title(args)
    screen = Screen()
    screen.language = args.language
    if args.list:
        return list_games(screen)
    if args.resume is None:
        loop = new_game(args, screen)
        return 1 if loop is None else play(loop)
    wrong = [
        name
        for name in (
            "side",
            "opponent",
            "think",
            "pack",
            "edition",
            "deployment",
            "option",
            "contribution",
            "bots",
        )
        if getattr(args, name)
    ]
    if wrong or args.title:
        what = f"--{wrong[0]}" if wrong else f"'{args.title}'"
        raise UsageError(f"{what} is for a new game; the game that is resumed has it already.")
    return play(resume_game(args, screen))


# ------------------------------------------------------------------ beginning


def new_game(args: argparse.Namespace, screen: Screen) -> LocalMatchLoop | None:
    """Set up the game of the command line. None if it cannot be saved and the user does not want to play."""
    title = args.title or games.titles()[0]
    game = games.game(f"{title}@{args.pack}" if args.pack else title)
    options = _chosen_options(args, game)
    side = _chosen_side(args, game)
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    players = _chosen_bots(args, game, side, seed)
    if args.contribution is not None:
        if args.seed is not None:
            raise UsageError("--contribution goes into sealed dice; with --seed they are open.")
        one_line(args.contribution, "words")
    secret = None if args.seed is not None else new_seed()
    path: Path | None = None
    try:
        path, writer = saved_games.create(game, options, secret, saved_games.player_texts(game, players))
    except RubiconError as problem:
        screen.print_unwrapped(Text(common_words(args.language).say(problem.message), style="bold red"))
        try:
            go_on = screen.confirm(screen.say("cannot-be-saved"))
        except Quit:
            go_on = False
        if not go_on:
            return None
        writer = RecordWriter(MemorySink(), game, options, secret)
        writer.write_heading({}, ())
    if args.contribution is not None:
        writer.contribute(side, args.contribution)
    session = writer.begin(None if args.seed is None else FastDice(args.seed))
    return LocalMatchLoop(session, players, screen, path)


def _chosen_options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    chosen = {
        name: getattr(args, name) for name in ("edition", "deployment") if getattr(args, name) is not None
    }
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"'{pair}' is not NAME=VALUE.")
        chosen[name] = value
    return game.settle(chosen)


def _chosen_side(args: argparse.Namespace, game: Game) -> int:
    try:
        return game.side(args.side.casefold()) if args.side else 0
    except RubiconError as problem:
        raise UsageError(problem.message) from None


def _chosen_bots(args: argparse.Namespace, game: Game, side: int, seed: int) -> dict[int, Bot]:
    """The computer players, by side."""
    names: Mapping[int, str] = {}
    if args.bots:
        names = dict(enumerate(args.bots))
    elif args.opponent != HOTSEAT:
        opponent = args.opponent or DEFAULT_OPPONENT
        if args.think is not None:
            opponent += f"{',' if ':' in opponent else ':'}think={args.think}"
        names = {other: opponent for other in range(len(game.sides)) if other != side}
    try:
        return {other: bots.make(name, game, f"{seed} {game.sides[other]}") for other, name in names.items()}
    except RubiconError as problem:
        raise UsageError(problem.message) from None


def resume_game(args: argparse.Namespace, screen: Screen) -> LocalMatchLoop:
    """Load a saved game."""
    path = saved_games.find(args.resume)
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    _, session, record = saved_games.resume(path, FastDice(seed))
    return LocalMatchLoop(session, saved_games.bots_of_record(record, session.game, seed), screen, path)


# ------------------------------------------------------------------ playing


def play(loop: LocalMatchLoop) -> int:
    """Play to the end, or until the user leaves. Returns the exit status."""
    try:
        if not loop.people:
            _play_and_print(loop)
        else:
            loop.play()
        outcome = loop.session.outcome
        assert outcome is not None
        _show_result(loop, outcome)
        return 0
    except Quit as left:
        _say_how_to_resume(loop)
        return EXIT_INTERRUPTED if left.interrupted else 0
    except KeyboardInterrupt:
        loop.screen.print("")
        _say_how_to_resume(loop)
        return EXIT_INTERRUPTED


def _play_and_print(loop: LocalMatchLoop) -> None:
    """Play a game of bots only, then print the log that a spectator may read."""
    loop.play()
    for line in loop.session.log(SPECTATOR):
        loop.screen.print(log_text(loop.words, loop.board, line))


def _say_how_to_resume(loop: LocalMatchLoop) -> None:
    """Say where the game is saved, and how to resume it."""
    screen = loop.screen
    if len(loop.people) > 1:
        screen.clear_with_scrollback()
    if loop.save_path is None:
        screen.print_unwrapped(Text(screen.say("was-not-saved"), style="bold"))
        return
    screen.print_unwrapped(
        Text.assemble(("Vale! ", "bold"), screen.say("saved-in", path=str(loop.save_path)))
    )
    if not loop.is_saving:
        screen.print_unwrapped(Text(screen.say("saving-stopped")))
    screen.print_unwrapped(
        Text.assemble(
            screen.say("go-on-command") + " ",
            (f"rubicon play --resume {saved_games.command_line_name(loop.save_path)}", "bold"),
        )
    )


def _show_result(loop: LocalMatchLoop, outcome: Outcome) -> None:
    """Draw the last screen."""
    say, reason = loop.screen.say, loop.words.say(outcome.reason)
    if outcome.winner is None:
        text = say("draw", reason=reason)
    elif loop.people == [outcome.winner]:
        text = say("you-win", side=loop.side_name(outcome.winner), reason=reason)
    else:
        text = say("side-wins", side=loop.side_name(outcome.winner), reason=reason)
    score = ", ".join(f"{loop.side_name(side)} {points}" for side, points in enumerate(outcome.score))
    lines = [Text(text, style="bold"), Text(say("final-score", score=score))]
    if loop.save_path is None or not loop.is_saving:
        lines.append(Text(say("not-saved-to-its-end")))
    else:
        name = saved_games.command_line_name(loop.save_path)
        lines += [
            Text(say("record-is", path=str(loop.save_path))),
            Text.assemble(say("check-record") + " ", (f"rubicon record verify {name}", "bold")),
            Text.assemble(say("read-record") + " ", (f"rubicon record export {name}", "bold")),
        ]
    loop.show_ending(lines)


# ------------------------------------------------------------------ the list


def list_games(screen: Screen) -> int:
    """Print the saved games, the last played first."""
    found = saved_games.list_all()
    if not found:
        screen.print(screen.say("no-saved-games", command="rubicon play"))
        return 0
    grid = Grid.grid(padding=(0, 2))
    for saved in found:
        played = datetime.fromtimestamp(saved.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        grid.add_row(Text(saved.name, style="bold"), played, *_players_and_progress(saved, screen))
    screen.print(grid, Text(screen.say("go-on-with", command="rubicon play --resume"), style="dim"))
    return 0


def _players_and_progress(saved: saved_games.SavedGame, screen: Screen) -> tuple[str, str]:
    """The players of a saved game, and its progress."""
    record = saved.record
    if record is None:
        problem = "" if saved.problem is None else common_words(screen.language).say(saved.problem)
        return problem, f"rubicon record repair {saved.name} NEW"
    people = [name for name, text in record.players.items() if text == saved_games.PERSON]
    computers = [
        text.removeprefix(saved_games.COMPUTER_PREFIX)
        for text in record.players.values()
        if text != saved_games.PERSON
    ]
    who = screen.say("who-played", people=people, computers=computers)
    if record.finished:
        winner = (record.end or record.stop or "").split(" ")[0]
        return who, screen.say("who-won", winner=winner)
    return who, screen.say("unfinished", steps=len(record.entries))
