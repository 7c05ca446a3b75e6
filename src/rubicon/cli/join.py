"""`rubicon join`: play or watch a game on a server, begin one there, or see which are open."""

from __future__ import annotations

import argparse
import json
import secrets
from typing import Any

from rich.text import Text

from rubicon import bots, games, paths
from rubicon.cli import INTERRUPTED, UsageError
from rubicon.core.game import SPECTATOR, Outcome, RubiconError
from rubicon.terminal.network import Address, Network, Rejected, ask, read_link
from rubicon.terminal.remote import Ears, RemoteTable, play_bot
from rubicon.terminal.screen import Quit


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A link, or a server and what to do there."""
    parser.add_argument("link", metavar="LINK", help="a link you were sent, or the address of a server")
    parser.add_argument("--name", default="", help="what others see you called")
    parser.add_argument("--bot", metavar="WORD", help="let a computer player of yours play the seat")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="where that computer player's chances come from"
    )
    new = parser.add_argument_group("with the address of a server")
    new.add_argument("--lobby", action="store_true", help="list the games that wait for somebody")
    new.add_argument("--game", metavar="NUMBER", help="sit down at one of them")
    new.add_argument("--title", metavar="ID", help=f"begin this game (default: {games.titles()[0]})")
    new.add_argument("--side", metavar="SIDE", help="the side you play (default: the first)")
    new.add_argument("--opponent", metavar="WORD", help="a computer player of the server (default: a person)")
    new.add_argument("--clock", metavar="CLOCK", default="none", help="none, 'live 1800+20' or 'days 3'")
    new.add_argument("--listed", action="store_true", help="offer the open seat in the lobby")
    new.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title"
    )


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    address = read_link(args.link)
    if args.lobby:
        return _lobby(address)
    if address.token is None:
        address = _join(address, args) if args.game else _begin(address, args)
    else:
        address = _remembered(address)
    return _play(address, args)


# ------------------------------------------------------------------ getting a seat


def _lobby(address: Address) -> int:
    """List the games with a free seat."""
    found = ask(address.server, "GET", "/api/games")["games"]
    for game in found:
        free = [seat["side"] for seat in game["seats"] if seat["kind"] == "open"]
        others = [seat["name"] or "a person" for seat in game["seats"] if seat["kind"] != "open"]
        print(f"{game['game']}  {game['title']}  against {', '.join(others)}  free: {', '.join(free)}")
    if not found:
        print("No game waits for anybody. Begin one: rubicon join ADDRESS --listed")
    return 0


def _join(address: Address, args: argparse.Namespace) -> Address:
    """Take an open seat of the lobby."""
    body = {"name": args.name, "mine": secrets.token_urlsafe(24), "side": args.side}
    seat = ask(address.server, "POST", f"/api/games/{args.game}/join", body)
    print(f"Your own link, which leads back here: {seat['link']['link']}", flush=True)
    return Address(address.server, seat["link"]["token"])


def _begin(address: Address, args: argparse.Namespace) -> Address:
    """Open a game and say which links to send."""
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
    }
    created = ask(address.server, "POST", "/api/games", wanted)
    mine = address
    for link in created["links"]:
        if link["kind"] == "seat":
            mine = Address(address.server, link["token"])
            print(f"Your own link, which leads back here: {link['link']}")
        elif link["kind"] == "invitation":
            print(f"Send this to who is to play {link['side'].capitalize()}: {link['link']}")
        else:
            print(f"For those who want to watch: {link['link']}", flush=True)
    return mine


def _remembered(address: Address) -> Address:
    """The seat that an invitation led to when it was taken at this computer."""
    token = _taken().get(address.link)
    return address if token is None else Address(address.server, token)


def _taken() -> dict[str, str]:
    """The invitations taken here, and the tokens of their seats."""
    try:
        found: dict[str, str] = json.loads((paths.home() / "invitations.json").read_text())
    except (OSError, ValueError):
        return {}
    return found


def _take(address: Address, name: str) -> Address:
    """Take the seat of an invitation, and remember it: the same link leads back from here."""
    mine = secrets.token_urlsafe(24)
    body = {"token": address.token, "name": name, "mine": mine}
    seat = ask(address.server, "POST", "/api/seats/take", body)
    file = paths.folder(".") / "invitations.json"
    file.touch(0o600)
    file.write_text(json.dumps({**_taken(), address.link: mine}))
    print(f"Your own link, which leads back here: {seat['link']['link']}", flush=True)
    return Address(address.server, mine)


# ------------------------------------------------------------------ playing


def _connect(address: Address, name: str, ears: Ears) -> Network:
    network = Network(address, ears.stir)
    try:
        network.start()
        return network
    except Rejected as problem:
        network.close()
        if problem.code != "invitation":
            raise
    return _connect(_take(address, name), name, ears)


def _play(address: Address, args: argparse.Namespace) -> int:
    """Play until the end, or until the user leaves."""
    ears = Ears()
    network = _connect(address, args.name, ears)
    try:
        _wait_for_start(network, ears)
        if args.bot:
            return _bot(network, args)
        table = RemoteTable(network, ears)
        _result(table, table.play())
        return 0
    except Quit as left:
        ears.say(Text.assemble(("Vale! ", "bold"), "The game stays on the server; the same link leads back."))
        return INTERRUPTED if left.interrupted else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        network.close()
        ears.close()


def _wait_for_start(network: Network, ears: Ears) -> None:
    """Until all seats are taken, and nobody is asked for words any more."""
    if _begun(network):
        return
    ears.say(Text("Waiting for the other player to come…"))
    if network.viewer != SPECTATOR and _wait_for_question(network):
        words = ears.ask("Words of your own to mix into the dice (Enter: none) > ")
        network.call("contribute", text=words)
    network.wait(lambda: _begun(network))


def _begun(network: Network) -> bool:
    return network.screen["view"] is not None


def _wait_for_question(network: Network) -> bool:
    """Until the game begins, or this side is asked for words. Returns whether it is asked."""

    def asked() -> bool:
        seats = network.facts["seats"]
        taken = all(seat["kind"] != "open" for seat in seats)
        return taken and seats[network.viewer]["side"] in network.facts["asked"]

    network.wait(lambda: _begun(network) or asked())
    return asked()


def _bot(network: Network, args: argparse.Namespace) -> int:
    """A bot of ours plays; its log is printed."""
    if network.viewer == SPECTATOR:
        raise RubiconError("This link is for spectators; a computer player needs a seat.")
    game = games.game(network.facts["title"])
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    outcome = play_bot(network, bots.make(args.bot, game, seed))
    print(*network.log, sep="\n")
    print(_ending(game.sides, outcome))
    return 0


def _ending(names: tuple[str, ...], outcome: Outcome) -> str:
    who = (
        "The game ends in a draw" if outcome.winner is None else f"{names[outcome.winner].capitalize()} wins"
    )
    return f"{who}: {outcome.reason}."


def _result(table: RemoteTable, outcome: Outcome) -> None:
    """The last screen."""
    lines = [Text(_ending(table.game.sides, outcome), style="bold")]
    if outcome.score:
        score = ", ".join(f"{table.name(side)} {points}" for side, points in enumerate(outcome.score))
        lines.append(Text(f"Final score: {score}."))
    network = table.network
    lines.append(Text(f"Its record: {network.address.server}/api/games/{network.facts['id']}/record"))
    table.end(lines)
