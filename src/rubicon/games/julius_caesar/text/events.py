"""Log lines: each event as text, for each viewer.

A line names a block only if the block is face-up or the viewer owns it; every other viewer reads what can be
seen from behind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rubicon.core.game import Event
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_NAMES,
    CARD_COUNT,
    CARD_NAMES,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    COMMAND_COUNT,
    LEADER,
    LEGIO,
    LOCATION_NAMES,
    SIDE_NAMES,
    TYPE,
)

ROMAN: Final = ("0", "I", "II", "III", "IV")

#: Names that are unique: both sides have an Equitatus 1.
BLOCK_LABELS: Final[list[str]] = [
    BLOCK_NAMES[b]
    if TYPE[b] in (LEADER, LEGIO) or b == CLEOPATRA
    else f"{SIDE_NAMES[COLOUR[b]]}'s {BLOCK_NAMES[b]}"
    for b in range(BLOCK_COUNT)
]


def log_line(event: Event, viewer: int) -> str | None:
    """The log line of an event for `viewer`, or None if the viewer sees nothing of it."""
    return _LOG_LINES[event[0]](viewer, *event[1:])


def label_from_behind(b: int, side: int, *places: int) -> str:
    """The name of a block as the enemy and spectators see it."""
    if b == CLEOPATRA:
        return "Cleopatra"
    if any(place >= CITY_COUNT for place in places):
        return "A Navis"
    return "A block" if COLOUR[b] == side else f"A block in {SIDE_NAMES[COLOUR[b]]}'s colour"


def _label(viewer: int, b: int, side: int, *places: int) -> str:
    return BLOCK_LABELS[b] if viewer == side else label_from_behind(b, side, *places)


def _march(viewer: int, side: int, b: int, at: int, to: int) -> str:
    return f"{_label(viewer, b, side, at, to)}: {LOCATION_NAMES[at]} → {LOCATION_NAMES[to]}."


def _sail(viewer: int, side: int, b: int, at: int, to: int) -> str:
    return f"{_label(viewer, b, side)} aboard ship: {LOCATION_NAMES[at]} → {LOCATION_NAMES[to]}."


def _dealt(viewer: int, side: int, hand: int) -> str | None:
    if viewer != side:
        return None
    cards = [CARD_NAMES[card] for card in range(CARD_COUNT) if hand >> card & 1]
    return f"You are dealt {', '.join(cards)}."


def _discard(viewer: int, side: int, card: int) -> str | None:
    return f"You discard {CARD_NAMES[card]}." if viewer == side else None


def _play(viewer: int, side: int, card: int) -> str | None:
    return f"You play {CARD_NAMES[card]}, face-down." if viewer == side else None


def _swap(viewer: int, side: int, a: int, b: int) -> str | None:
    return f"{BLOCK_LABELS[a]} and {BLOCK_LABELS[b]} change places." if viewer == side else None


def _reveal(viewer: int, _: int, caesar: int, pompey: int) -> str:
    return f"Caesar plays {CARD_NAMES[caesar]}, Pompey plays {CARD_NAMES[pompey]}."


def _half(viewer: int, side: int, card: int, copied: bool) -> str:
    name = SIDE_NAMES[side]
    copy = f"Apollo copies {CARD_NAMES[card]}. " if copied else ""
    return copy + (f"{name} moves." if card < COMMAND_COUNT else f"{name} calls on {CARD_NAMES[card]}.")


def _main_attack(viewer: int, side: int, place: int, origin: int) -> str:
    return f"{SIDE_NAMES[side]}'s main attack on {LOCATION_NAMES[place]} comes from {LOCATION_NAMES[origin]}."


def _surprise(viewer: int, side: int, place: int) -> str:
    return f"{SIDE_NAMES[side]} will strike first at {LOCATION_NAMES[place]}."


def _loyal(viewer: int, side: int, b: int, place: int, strength: int) -> str:
    name = f"{BLOCK_LABELS[b]} {ROMAN[strength]}"
    return f"{name} at {LOCATION_NAMES[place]} stays loyal, but loses a step."


def _defects(viewer: int, side: int, b: int, place: int) -> str:
    name = BLOCK_LABELS[b] if viewer >= 0 else label_from_behind(b, 1 - side)
    return f"{name} at {LOCATION_NAMES[place]} defects to {SIDE_NAMES[side]}."


def _welcome(viewer: int, side: int, b: int, place: int, city: int) -> str:
    return f"The defector goes from {LOCATION_NAMES[place]} to {LOCATION_NAMES[city]}."


def _strike(viewer: int, side: int, place: int) -> str:
    return f"Vulcan strikes {LOCATION_NAMES[place]}: every block there loses a step."


def _raise(viewer: int, side: int, b: int, place: int, strength: int) -> str | None:
    if viewer != side:
        return None
    return f"{BLOCK_LABELS[b]} at {LOCATION_NAMES[place]} is raised to {ROMAN[strength]}."


def _levy(viewer: int, side: int, b: int, city: int) -> str:
    who = BLOCK_LABELS[b] if viewer == side else "A new block"
    return f"{who} is levied in {LOCATION_NAMES[city]}."


def _battle(viewer: int, side: int, place: int, surprise: bool) -> str:
    first = f" {SIDE_NAMES[side]} strikes first." if surprise else ""
    return f"Battle of {LOCATION_NAMES[place]}: {SIDE_NAMES[side]} attacks.{first}"


def _round(viewer: int, side: int, place: int, number: int, fighting: list[tuple[int, int, int]]) -> str:
    armies: list[str] = []
    for army in (side, 1 - side):
        blocks = [f"{BLOCK_LABELS[b]} {ROMAN[strength]}" for owner, b, strength in fighting if owner == army]
        armies.append(f"{SIDE_NAMES[army]}: {', '.join(blocks) or 'none'}")
    return f"Round {number}. {'; '.join(armies)}."


def _disrupted(viewer: int, side: int, place: int) -> str:
    return f"{SIDE_NAMES[side]}'s reserves find their main force gone: each loses a step."


def _reversal(viewer: int, side: int, place: int) -> str:
    return f"{SIDE_NAMES[side]} is the attacker now."


def _fire(viewer: int, side: int, b: int, place: int, rolled: tuple[int, ...], hits: int) -> str:
    result = "misses" if not hits else "scores a hit" if hits == 1 else f"scores {hits} hits"
    return f"{BLOCK_LABELS[b]} fires {' '.join(str(die) for die in rolled)} and {result}."


def _pass(viewer: int, side: int, b: int, place: int) -> str:
    return f"{BLOCK_LABELS[b]} passes."


def _hit(viewer: int, side: int, b: int, place: int) -> str:
    return f"{BLOCK_LABELS[b]} takes a hit."


def _eliminated(viewer: int, side: int, b: int, place: int) -> str:
    if b == CLEOPATRA:
        return f"Cleopatra goes over to {SIDE_NAMES[1 - side]}."
    if TYPE[b] == LEADER:
        return f"{BLOCK_LABELS[b]} is killed! A point for {SIDE_NAMES[1 - side]}."
    return f"{BLOCK_LABELS[b]} is eliminated."


def _retreat(viewer: int, side: int, b: int, place: int, to: int) -> str:
    return f"{BLOCK_LABELS[b]} retreats to {LOCATION_NAMES[to]}."


def _sea_retreat(viewer: int, side: int, b: int, place: int, to: int) -> str:
    return f"{BLOCK_LABELS[b]} retreats aboard ship to {LOCATION_NAMES[to]}."


def _victory(viewer: int, side: int, place: int) -> str:
    if side < 0:
        return f"Nobody is left at {LOCATION_NAMES[place]}."
    return f"{SIDE_NAMES[side]} wins the battle of {LOCATION_NAMES[place]}."


def _regroup(viewer: int, side: int, b: int, place: int, to: int) -> str:
    name = _label(viewer, b, side, place, to)
    return f"{name} regroups: {LOCATION_NAMES[place]} → {LOCATION_NAMES[to]}."


def _home(viewer: int, side: int, changed: bool) -> str:
    joins = f" and joins {SIDE_NAMES[side]}" if changed else ""
    return f"Winter. Cleopatra goes home to Alexandria{joins}."


def _score(viewer: int, _: int, year: int, caesar: int, pompey: int) -> str:
    return f"After the Year {year}: Caesar {caesar} VP, Pompey {pompey} VP."


def _winter(viewer: int, side: int, b: int, sea: int, port: int) -> str:
    name = _label(viewer, b, side, sea)
    return f"{name} winters: {LOCATION_NAMES[sea]} → {LOCATION_NAMES[port]}."


def _disband(viewer: int, side: int, b: int, place: int) -> str:
    return f"{_label(viewer, b, side, place)} at {LOCATION_NAMES[place]} is disbanded."


def _over(viewer: int, winner: int) -> str:
    return f"{SIDE_NAMES[winner]} wins the war." if winner >= 0 else "The war ends in a draw."


_LOG_LINES: Final[dict[str, Callable[..., str | None]]] = {
    "year": lambda viewer, _, year: f"The Year {year} begins.",
    "turn": lambda viewer, _, year, turn: f"Year {year}, turn {turn}.",
    "dealt": _dealt,
    "swap": _swap,
    "discard": _discard,
    "play": _play,
    "reveal": _reveal,
    "cancelled": lambda viewer, _: "Two Gods cancel each other; the turn ends.",
    "first": lambda viewer, side: f"{SIDE_NAMES[side]} is Player 1.",
    "half": _half,
    "loyal": _loyal,
    "defects": _defects,
    "welcome": _welcome,
    "strike": _strike,
    "march": _march,
    "sail": _sail,
    "main-attack": _main_attack,
    "surprise": _surprise,
    "raise": _raise,
    "levy": _levy,
    "battle": _battle,
    "round": _round,
    "disrupted": _disrupted,
    "reversal": _reversal,
    "fire": _fire,
    "pass": _pass,
    "hit": _hit,
    "eliminated": _eliminated,
    "retreat": _retreat,
    "sea-retreat": _sea_retreat,
    "victory": _victory,
    "regroup": _regroup,
    "home": _home,
    "score": _score,
    "winter": _winter,
    "disband": _disband,
    "over": _over,
}

#: The names of all events, so that a test can check that each occurs.
EVENT_NAMES: Final[tuple[str, ...]] = tuple(_LOG_LINES)
