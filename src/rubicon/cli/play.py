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
from rubicon.cli import INTERRUPTED, UsageError
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, Outcome, RubiconError
from rubicon.core.record import one_line
from rubicon.core.record_writer import RecordWriter, TextSheet
from rubicon.core.seal import new_seed
from rubicon.terminal import saves
from rubicon.terminal.screen import Quit, Screen
from rubicon.terminal.table import Table

HOTSEAT = "hotseat"
#: Who plays against somebody who has not chosen: a fair match for a newcomer.
OPPONENT = "miles"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A new game, an old one, or the list of them."""
    new = parser.add_argument_group("a new game (everything has a default)")
    new.add_argument("title", nargs="?", help=f"{' or '.join(games.titles())} (default: {games.titles()[0]})")
    new.add_argument("--side", metavar="SIDE", help="the side you play (default: the first)")
    new.add_argument(
        "--opponent",
        metavar="WHO",
        help=f"a computer player ({', '.join(bots.names())}), or {HOTSEAT}: a second person at this keyboard "
        f"(default: {OPPONENT})",
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
    parser.add_argument("--bots", nargs=2, metavar="BOT", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for."""
    screen = Screen()
    if args.list:
        return list_games(screen)
    if args.resume is None:
        table = new_game(args, screen)
        return 1 if table is None else play(table)
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
    return play(old_game(args, screen))


# ------------------------------------------------------------------ beginning


def new_game(args: argparse.Namespace, screen: Screen) -> Table | None:
    """Set up what the command line asks for. None: it cannot be saved, and the user would rather not play."""
    title = args.title or games.titles()[0]
    game = games.game(f"{title}@{args.pack}" if args.pack else title)
    options = _options(args, game)
    side = _side(args, game)
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    players = _bots(args, game, side, seed)
    if args.contribution is not None:
        if args.seed is not None:
            raise UsageError("--contribution goes into sealed dice; with --seed they are open.")
        one_line(args.contribution, "A contribution")
    secret = None if args.seed is not None else new_seed()
    path: Path | None = None
    try:
        path, writer = saves.create(game, options, secret, saves.players(game, players))
    except RubiconError as problem:
        screen.say(Text(str(problem), style="bold red"))
        try:
            go_on = screen.agree("The game cannot be saved. Play all the same, without saving?")
        except Quit:
            go_on = False
        if not go_on:
            return None
        writer = RecordWriter(TextSheet(), game, options, secret)
        writer.head({}, ())
    if args.contribution is not None:
        writer.contribute(side, args.contribution)
    session = writer.begin(None if args.seed is None else FastDice(args.seed))
    return Table(session, players, screen, path)


def _options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    chosen = {
        name: getattr(args, name) for name in ("edition", "deployment") if getattr(args, name) is not None
    }
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"'{pair}' is not NAME=VALUE.")
        chosen[name] = value
    return game.settle(chosen)


def _side(args: argparse.Namespace, game: Game) -> int:
    try:
        return game.side(args.side.casefold()) if args.side else 0
    except RubiconError as problem:
        raise UsageError(str(problem)) from None


def _bots(args: argparse.Namespace, game: Game, side: int, seed: int) -> dict[int, Bot]:
    """The computer players, by side."""
    names: Mapping[int, str] = {}
    if args.bots:
        names = dict(enumerate(args.bots))
    elif args.opponent != HOTSEAT:
        opponent = args.opponent or OPPONENT
        if args.think is not None:
            opponent += f"{',' if ':' in opponent else ':'}think={args.think}"
        names = {other: opponent for other in range(len(game.sides)) if other != side}
    try:
        return {other: bots.make(name, game, f"{seed} {game.sides[other]}") for other, name in names.items()}
    except RubiconError as problem:
        raise UsageError(str(problem)) from None


def old_game(args: argparse.Namespace, screen: Screen) -> Table:
    """Go on with a saved game."""
    path = saves.find(args.resume)
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    _, session, record = saves.resume(path, FastDice(seed))
    return Table(session, saves.seated(record, session.game, seed), screen, path)


# ------------------------------------------------------------------ playing


def play(table: Table) -> int:
    """Play to the end, or until the user leaves; then say how it stands."""
    try:
        if not table.people:
            _watch(table)
        else:
            table.play()
        outcome = table.session.outcome
        assert outcome is not None
        _result(table, outcome)
        return 0
    except Quit as left:
        _farewell(table)
        return INTERRUPTED if left.interrupted else 0
    except KeyboardInterrupt:
        table.screen.print("")
        _farewell(table)
        return INTERRUPTED


def _watch(table: Table) -> None:
    """Bots among themselves: print the log as a spectator reads it."""
    table.play()
    for line in table.session.log(SPECTATOR):
        table.screen.print(table.board.line(line))


def _farewell(table: Table) -> None:
    """Say where the game is, and how to go on."""
    screen = table.screen
    if len(table.people) > 1:
        screen.wipe()
    if table.saved is None:
        screen.say(Text("This game was not saved.", style="bold"))
        return
    screen.say(Text.assemble(("Vale! ", "bold"), f"The game is saved in {table.saved}"))
    if not table.saving:
        screen.say(Text("That is, up to where saving failed. What came after it was not saved."))
    screen.say(Text.assemble("Go on with: ", (f"rubicon play --resume {saves.called(table.saved)}", "bold")))


def _result(table: Table, outcome: Outcome) -> None:
    """The last screen."""
    if outcome.winner is None:
        text = "The game ends in a draw"
    elif table.people == [outcome.winner]:
        text = f"Victory! You, {table.name(outcome.winner)}, win"
    else:
        text = f"{table.name(outcome.winner)} wins"
    score = ", ".join(f"{table.name(side)} {points}" for side, points in enumerate(outcome.score))
    lines = [Text(f"{text}: {outcome.reason}.", style="bold"), Text(f"Final score: {score}.")]
    if table.saved is None or not table.saving:
        lines.append(Text("This game was not saved to its end."))
    else:
        name = saves.called(table.saved)
        lines += [
            Text(f"The record of the game is {table.saved}"),
            Text.assemble("Check its moves and dice: ", (f"rubicon record verify {name}", "bold")),
            Text.assemble("Read it as a report: ", (f"rubicon record export {name}", "bold")),
        ]
    table.end(lines)


# ------------------------------------------------------------------ the list


def list_games(screen: Screen) -> int:
    """Print the saved games, the last one first."""
    found = saves.saved_games()
    if not found:
        screen.print("There are no saved games. 'rubicon play' begins one.")
        return 0
    grid = Grid.grid(padding=(0, 2))
    for saved in found:
        played = datetime.fromtimestamp(saved.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        grid.add_row(Text(saved.name, style="bold"), played, *_facts(saved))
    screen.print(grid, Text("Go on with: rubicon play --resume NAME (its number will do)", style="dim"))
    return 0


def _facts(saved: saves.Saved) -> tuple[str, str]:
    """Who plays, and how far it is."""
    record = saved.record
    if record is None:
        return saved.problem, f"rubicon record repair {saved.name} NEW"
    people = [name for name, text in record.players.items() if text == saves.PERSON]
    computers = [
        text.removeprefix(saves.COMPUTER) for text in record.players.values() if text != saves.PERSON
    ]
    if len(people) == 1:
        who = f"{people[0].capitalize()} against {', '.join(computers)}"
    else:
        who = " against ".join(computers) or "two people"
    if record.finished:
        winner = (record.end or record.stop or "").split(" ")[0]
        return who, "a draw" if winner == "draw" else f"{winner.capitalize()} won"
    return who, f"unfinished, {len(record.entries)} steps"
