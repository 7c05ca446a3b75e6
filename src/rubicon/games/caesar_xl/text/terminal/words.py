"""Caesar XL in a terminal: how choices and claims are put into words for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.game import View
from rubicon.games.caesar_xl.rules.pack import Pack

SYNONYMS: Final = {
    "move": "march",
    "go": "march",
    "done": "end",
    "buy": "recruit-legion",
    "legion": "recruit-legion",
    "allied": "recruit-allied",
    "fight": "stay",
}
ZONE_NAMES: Final = {
    "atlantic": "Atlantic",
    "west": "Western Mediterranean",
    "east": "Eastern Mediterranean",
}


def intro(side: str | None) -> Sequence[str]:
    """What a newcomer has to know before the first choice."""
    who = f"You are {side.capitalize()}" if side else "Two players, one keyboard"
    return (
        f"{who}. Rome is at war with itself: fourteen turns, from 50 to 44 BC.",
        "Win with 7 Victory Points on cards in front of you; or with your Supreme Leader in Rome,",
        "the enemy's off the map and cities worth 25. If nobody does, both have lost.",
        "A city where only your units stand is yours: it pays Gold and takes recruits.",
        "Answer with a number, or type the action. ? tells the rest: map, forum, cards, rules, undo.",
    )


def claims(pack: Pack, said: Sequence[dict[str, Any]]) -> str:
    """What a Forum card asks for."""
    return " and ".join(_claim(pack, claim) for claim in said)


def _claim(pack: Pack, claim: dict[str, Any]) -> str:
    names = [_place(pack, city) for city in claim.get("cities", [claim["city"]] if "city" in claim else [])]
    return {
        "bid": "by bidding",
        "pay": f"pay {claim.get('gold')} Gold",
        "control": f"control {' and '.join(names)}",
        "hold": f"hold {claim.get('count')} cities of the kind '{claim.get('kind')}'",
        "supreme-in": f"your Supreme Leader in {' or '.join(names)}",
        "leaders": f"{claim.get('count')} Leaders in play",
        "veterans": f"{claim.get('count')} veteran units",
        "worth": f"friendly cities worth {claim.get('gold')}",
    }[claim["claim"]]


def _place(pack: Pack, place: str) -> str:
    return pack.place_names[pack.place_index[place]]


def _unit(pack: Pack, kind: str) -> str:
    return "all units" if kind == "all" else pack.kind_names[pack.kinds.index(kind)]


def describe(pack: Pack, view: View, text: str) -> tuple[str, str, str]:
    """An action for people: a heading to list it under, what acts, and what it does."""
    verb, *names = text.split()
    if verb in ("end", "pass", "stay", "retreat", "declare-military", "declare-political"):
        return "", _plain(view, verb), ""
    if verb == "bid":
        return "", f"bid {names[0]}", ""
    if verb in ("claim", "discard", "play", "use", "pick", "commit"):
        card = pack.card_names[pack.card_index[names[0]]]
        return verb.capitalize(), card, ""
    if verb in ("roll", "lose", "lose-fresh"):
        kind = _unit(pack, names[0])
        return "", f"{'commit' if verb == 'roll' else 'lose'} {kind}", _state(view, verb)
    if verb in ("recruit-legion", "recruit-allied"):
        return (
            "Recruit",
            "Legion" if verb == "recruit-legion" else "Allied unit",
            f" in {_place(pack, names[0])}",
        )
    if verb == "march":
        return f"From {_place(pack, names[1])}", _unit(pack, names[0]), f" → {_place(pack, names[2])}"
    if verb == "sail":
        return "Sail", f"from {_place(pack, names[0])}", f" to {_place(pack, names[1])}"
    if verb in ("remove", "promote", "withdraw"):
        word = {"remove": "in", "promote": "in", "withdraw": "to"}[verb]
        return verb.capitalize(), _unit(pack, names[0]), f" {word} {_place(pack, names[1])}"
    return "", verb, f" {_place(pack, names[0])}"


def _plain(view: View, verb: str) -> str:
    """A verb without arguments, by what it means now."""
    if verb == "pass":
        return {"bidding": "pass", "tactics": "no Tactics card"}.get(view["phase"], "commit no more of these")
    return {
        "end": "enough",
        "stay": "stay and fight",
        "retreat": "retreat",
        "declare-military": "declare a military victory",
        "declare-political": "declare a political victory",
    }[verb]


def _state(view: View, verb: str) -> str:
    if verb == "roll" or view["battle"]["retreating"] is not None:
        return ""
    return ", which has not rolled" if verb == "lose-fresh" else ", which has rolled"
