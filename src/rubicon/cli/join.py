"""`rubicon join`: play or watch a game on a server, begin one there, or see which are open."""

from __future__ import annotations

import argparse
import json
import secrets
from typing import Any

from rich.text import Text

from rubicon import bots, games, paths
from rubicon.cli import EXIT_INTERRUPTED, UsageError
from rubicon.cli.arguments import add_language_argument
from rubicon.core.game import SPECTATOR, Game, Outcome, RubiconError
from rubicon.core.message import message
from rubicon.core.record import parse
from rubicon.core.verdict import check_receipt, verify
from rubicon.messages import title_words
from rubicon.terminal.interruptible_screen import InterruptibleScreen
from rubicon.terminal.remote_match import RemoteMatchLoop, play_bot
from rubicon.terminal.screen import Quit
from rubicon.terminal.server_client import (
    RefusedByServer,
    ServerAddress,
    ServerConnection,
    parse_link,
    read_receipts,
    request_json,
    request_text,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A link, or the address of a server and what to do there."""
    parser.add_argument("link", metavar="LINK", help="a link you were sent, or the address of a server")
    parser.add_argument("--name", default="", help="the name that others see")
    parser.add_argument("--bot", metavar="BOT", help="let a computer player of yours play the seat")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the seed of that computer player's random choices"
    )
    add_language_argument(parser)
    new = parser.add_argument_group("with the address of a server")
    new.add_argument("--lobby", action="store_true", help="list the games that wait for somebody")
    new.add_argument("--game", metavar="NUMBER", help="sit down at one of them")
    new.add_argument("--title", metavar="ID", help=f"begin this game (default: {games.titles()[0]})")
    new.add_argument("--side", metavar="SIDE", help="the side you play (default: the first)")
    new.add_argument("--opponent", metavar="BOT", help="a computer player of the server (default: a person)")
    new.add_argument("--clock", metavar="CLOCK", default="none", help="none, 'live 1800+20' or 'days 3'")
    new.add_argument("--listed", action="store_true", help="offer the open seat in the lobby")
    new.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title"
    )


def run(args: argparse.Namespace) -> int:
    """Take a seat and play, or list the lobby."""
    address = parse_link(args.link)
    if args.lobby:
        return _print_lobby(address)
    if address.token is None:
        address = _join_open_seat(address, args) if args.game else _create_game(address, args)
    else:
        address = _seat_of_invitation(address)
    return _play(address, args)


# ------------------------------------------------------------------ getting a seat


def _print_lobby(address: ServerAddress) -> int:
    """List the games with a free seat."""
    found = request_json(address.server, "GET", "/api/games")["games"]
    for game in found:
        free = [seat["side"] for seat in game["seats"] if seat["kind"] == "open"]
        others = [seat["name"] or "a person" for seat in game["seats"] if seat["kind"] != "open"]
        print(f"{game['game']}  {game['title']}  against {', '.join(others)}  free: {', '.join(free)}")
    if not found:
        print("No game waits for anybody. Begin one: rubicon join ADDRESS --listed")
    return 0


def _join_open_seat(address: ServerAddress, args: argparse.Namespace) -> ServerAddress:
    """Take an open seat of the lobby."""
    body = {"name": args.name, "mine": secrets.token_urlsafe(24), "side": args.side}
    seat = request_json(address.server, "POST", f"/api/games/{args.game}/join", body)
    print(f"Your own link, which leads back here: {seat['link']['link']}", flush=True)
    return ServerAddress(address.server, seat["link"]["token"])


def _create_game(address: ServerAddress, args: argparse.Namespace) -> ServerAddress:
    """Create a game and print the links to send."""
    game = games.game(args.title or games.titles()[0])
    side = game.side(args.side.casefold()) if args.side else 0
    options: dict[str, str] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"'{pair}' is not NAME=VALUE.")
        options[name] = value
    other: dict[str, Any] = {"kind": "bot", "bot": args.opponent} if args.opponent else {"kind": "open"}
    me = {"kind": "me", "name": args.name}
    seats = [me if at == side else other for at in range(len(game.sides))]
    wanted = {
        "title": game.id,
        "options": game.settle(options),
        "seats": seats,
        "clock": args.clock,
        "listed": args.listed,
        "ask": True,
    }
    created = request_json(address.server, "POST", "/api/games", wanted)
    mine = address
    for link in created["links"]:
        if link["kind"] == "seat":
            mine = ServerAddress(address.server, link["token"])
            print(f"Your own link, which leads back here: {link['link']}")
        elif link["kind"] == "invitation":
            print(f"Send this to the player of {link['side'].capitalize()}: {link['link']}")
        else:
            print(f"For those who want to watch: {link['link']}", flush=True)
    return mine


def _seat_of_invitation(address: ServerAddress) -> ServerAddress:
    """The address of the seat if this computer has taken the invitation, or else the address itself."""
    token = _taken_invitations().get(address.link)
    return address if token is None else ServerAddress(address.server, token)


def _taken_invitations() -> dict[str, str]:
    """The invitations taken at this computer, with the tokens of their seats."""
    try:
        found: dict[str, str] = json.loads((paths.home() / "invitations.json").read_text())
    except (OSError, ValueError):
        return {}
    return found


def _take_invitation(address: ServerAddress, name: str) -> ServerAddress:
    """Take the seat of an invitation, and remember it, so that the same link leads back to it."""
    mine = secrets.token_urlsafe(24)
    body = {"token": address.token, "name": name, "mine": mine}
    seat = request_json(address.server, "POST", "/api/seats/take", body)
    file = paths.make_folder(".") / "invitations.json"
    file.touch(0o600)
    file.write_text(json.dumps({**_taken_invitations(), address.link: mine}))
    print(f"Your own link, which leads back here: {seat['link']['link']}", flush=True)
    return ServerAddress(address.server, mine)


# ------------------------------------------------------------------ playing


def _connect(address: ServerAddress, name: str, screen: InterruptibleScreen) -> ServerConnection:
    connection = ServerConnection(address, screen.notify)
    try:
        connection.start()
        return connection
    except RefusedByServer as problem:
        connection.close()
        if problem.code != "invitation":
            raise
    return _connect(_take_invitation(address, name), name, screen)


def _play(address: ServerAddress, args: argparse.Namespace) -> int:
    """Play until the end, or until the user leaves."""
    screen = InterruptibleScreen()
    screen.language = args.language
    connection = _connect(address, args.name, screen)
    try:
        _wait_for_start(connection, screen)
        if args.bot:
            return _play_as_bot(connection, args)
        loop = RemoteMatchLoop(connection, screen)
        _show_result(loop, loop.play())
        return 0
    except Quit as left:
        screen.print_unwrapped(Text.assemble(("Vale! ", "bold"), screen.say("stays-on-server")))
        return EXIT_INTERRUPTED if left.interrupted else 0
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    finally:
        connection.close()
        screen.close()


def _wait_for_start(connection: ServerConnection, screen: InterruptibleScreen) -> None:
    """Wait until the game begins. The connection gives this side's words for the dice by itself."""
    if _has_started(connection):
        return
    screen.print_unwrapped(Text(screen.say("waiting-to-begin")))
    connection.wait_until(lambda: _has_started(connection))


def _has_started(connection: ServerConnection) -> bool:
    return connection.screen["view"] is not None


def _dice_report(connection: ServerConnection, language: str) -> list[str]:
    """What the record of the finished game proves about its dice, also by this program's own receipt."""
    facts = connection.facts
    game = games.game(facts["title"])
    words = title_words(game, language, "rubicon.terminal")
    try:
        record = parse(request_text(connection.address.server, f"/api/games/{facts['id']}/record"))
        lines = [words.say(verify(record, games.game).messages[-1])]
    except RubiconError as problem:
        return [words.say(message("terminal-dice-unchecked", problem=problem.message))]
    if connection.viewer != SPECTATOR:
        kept = read_receipts(f"{facts['id']}-{game.sides[connection.viewer]}")
        lines += [words.say(check_receipt(record, receipt)) for receipt in kept]
    return lines


def _play_as_bot(connection: ServerConnection, args: argparse.Namespace) -> int:
    """Let a bot of this program play, then print its log and the result."""
    if connection.viewer == SPECTATOR:
        raise RubiconError("This link is for spectators; a computer player needs a seat.")
    game = games.game(connection.facts["title"])
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    outcome = play_bot(connection, bots.make(args.bot, game, seed))
    words = title_words(game, args.language)
    print(*(words.log(line) for line in connection.log), sep="\n")
    print(_ending_text(game, outcome, args.language))
    print(*_dice_report(connection, args.language), sep="\n")
    return 0


def _ending_text(game: Game, outcome: Outcome, language: str) -> str:
    words = title_words(game, language, "rubicon.terminal")
    if outcome.winner is None:
        return words.say(message("terminal-draw", reason=outcome.reason))
    side = words.name("side", game.sides[outcome.winner])
    return words.say(message("terminal-side-wins", side=side, reason=outcome.reason))


def _show_result(loop: RemoteMatchLoop, outcome: Outcome) -> None:
    """Draw the last screen."""
    lines = [Text(_ending_text(loop.game, outcome, loop.screen.language), style="bold")]
    if outcome.score:
        score = ", ".join(f"{loop.side_name(side)} {points}" for side, points in enumerate(outcome.score))
        lines.append(Text(loop.screen.say("final-score", score=score)))
    connection = loop.connection
    lines += [Text(line) for line in _dice_report(connection, loop.screen.language)]
    record = f"{connection.address.server}/api/games/{connection.facts['id']}/record"
    lines.append(Text(loop.screen.say("record-at", address=record)))
    loop.show_ending(lines)
