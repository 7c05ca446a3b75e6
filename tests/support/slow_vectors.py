"""Every slot of a vector made a second time, slowly and from the view, which is JSON, by names of components.

`SLOTS` has for each title the slots by name. Tests compare them with the vectors that titles write.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rubicon.core.game import Game, View
from rubicon.games import game
from rubicon.games.caesar_xl import GAME as CAESAR_XL
from rubicon.games.caesar_xl.rules.pack import OWED
from rubicon.games.caesar_xl.rules.state import STEPS
from rubicon.games.julius_caesar.rules import components as caesar
from rubicon.games.rome_vs_gaul import GAME as ROME_VS_GAUL
from rubicon.games.rome_vs_gaul.rules.pack import FIRST_TRIBE, SEA_ZONES, SPACE_COUNT, TRIBE_COUNT
from rubicon.games.rome_vs_gaul.rules.vocabulary import USES

#: The entries of a slot, made from a view and the number of its side.
Slow = Callable[[View, int], list[int]]


# ------------------------------------------------------------------ kinds of slots


def at(view: Any, path: str) -> Any:
    """A part of a view: `battle.round`. None where the part above it is None or is missing."""
    for name in path.split("."):
        view = None if view is None else view.get(name)
    return view


def cut(value: int | bool) -> int:
    return max(0, min(255, int(value)))


def one(names: Sequence[Any], value: Any) -> list[int]:
    assert value is None or value in names, value
    return [int(name == value) for name in names]


def several(names: Sequence[Any], values: Iterable[Any]) -> list[int]:
    chosen = set(values)
    assert chosen <= set(names), chosen
    return [int(name in chosen) for name in names]


def bits(value: int, width: int) -> list[int]:
    return [value >> bit & 1 for bit in range(width)]


def own_first(pair: Sequence[Any], side: int) -> list[Any]:
    return [pair[side], pair[1 - side]]


def flat(rows: Iterable[Iterable[int]]) -> list[int]:
    return [entry for row in rows for entry in row]


def number(path: str, shift: int = 0) -> Slow:
    """0 where the view has no such part."""

    def entries(view: View, side: int) -> list[int]:
        value = at(view, path)
        return [0 if value is None else cut(value + shift)]

    return entries


def numbers(path: str, count: int, shift: int = 0) -> Slow:
    return lambda view, side: [cut(value + shift) for value in [*at(view, path), *[-shift] * count][:count]]


def by_side(path: str, shift: int = 0) -> Slow:
    return lambda view, side: [cut(value + shift) for value in own_first(at(view, path), side)]


def side_of(path: str, sides: Sequence[Any]) -> Slow:
    return lambda view, side: one(own_first(sides, side), at(view, path))


def sides_in(path: str, sides: Sequence[Any]) -> Slow:
    return lambda view, side: several(own_first(sides, side), at(view, path) or ())


def index(path: str, names: Sequence[str]) -> Slow:
    return lambda view, side: one(names, at(view, path))


def indices_by_side(path: str, names: Sequence[str]) -> Slow:
    return lambda view, side: flat(one(names, value) for value in own_first(at(view, path), side))


def members(path: str, names: Sequence[str]) -> Slow:
    return lambda view, side: several(names, at(view, path) or ())


def members_by_side(path: str, names: Sequence[str]) -> Slow:
    return lambda view, side: flat(several(names, values) for values in own_first(at(view, path), side))


def bit_set(path: str, width: int) -> Slow:
    return lambda view, side: bits(at(view, path), width)


def bit_sets(path: str, rows: int, width: int) -> Slow:
    return lambda view, side: flat(bits(value, width) for value in [*at(view, path), *[0] * rows][:rows])


def phases(title: Game) -> list[str]:
    """As the table of slots names them."""
    return title.features().slots[0].meaning.removeprefix("the phase: ").split(", ")


def decides(sides: Sequence[str]) -> Slow:
    def entries(view: View, side: int) -> list[int]:
        return [1, 1] if view["decides"] == "both" else one(own_first(sides, side), view["decides"])

    return entries


# ------------------------------------------------------------------ Julius Caesar

BLOCKS, CARDS, PLACES = caesar.BLOCKS, caesar.CARDS, caesar.LOCATIONS
EVERYWHERE = [*PLACES, *caesar.OFF_MAP]
BORDERS = range(caesar.BORDER_COUNT)
SIDES = caesar.SIDES


def blocks_seen(view: View) -> dict[str, tuple[str, int]]:
    """Place and strength of each block that the side can identify."""
    found = {name: (place, strength) for name, (place, strength) in view["own"].items()}
    found |= {name: (place, strength) for name, (place, strength, _) in view["revealed"].items()}
    for gone in ("eliminated", "killed"):
        found |= {name: (gone, 0) for name in view[gone] if name not in view["own"]}
    return found


def colours(side: int) -> list[str]:
    """The enemy's, the own, Egypt's."""
    return [SIDES[1 - side], SIDES[side], "egypt"]


def backs(view: View, side: int) -> list[int]:
    seen = Counter[tuple[str, str, int]]()
    for place, colour, moved, reserve, _, count in view["hidden"][SIDES[1 - side]]:
        seen[place, colour, moved + 2 * reserve] += count
    return [seen[place, colour, kind] for place in PLACES for colour in colours(side) for kind in range(4)]


def backs_came_by(view: View, side: int) -> list[int]:
    seen = Counter[tuple[int, str]]()
    for _, colour, _, _, border, count in view["hidden"][SIDES[1 - side]]:
        seen[border, colour] += count
    return [seen[border, colour] for border in BORDERS for colour in colours(side)]


def march_back(view: View, side: int) -> list[int]:
    march = view.get("marching")
    if march is None:
        return [0] * 4
    colour, moved, reserve, border = march["back"]
    return [1 + [*SIDES, "egypt"].index(colour), moved, reserve, border + 1]


JULIUS_CAESAR: dict[str, Slow] = {
    "phase": index("phase", phases(game("julius-caesar"))),
    "decides": decides(SIDES),
    "turn": number("turn"),
    "played": indices_by_side("played", CARDS),
    "last": indices_by_side("last", CARDS),
    "shown": members("shown", CARDS),
    "god": index("god", CARDS),
    "mp": number("moves_left"),
    "activated": members("activated", PLACES),
    "used": lambda view, side: [view["used"].get(str(border), 0) for border in BORDERS],
    "embarking": number("embarking"),
    "guarded": members("guarded", PLACES),
    "surprise": index("surprise", PLACES),
    "winner": side_of("winner", SIDES),
    "battle": index("battle.place", PLACES),
    "round": number("battle.round"),
    "acted": members("battle.acted", BLOCKS),
    "group": members("battle.turn", BLOCKS),
    "hits": number("battle.hits"),
    "sea-retreated": sides_in("battle.sea_retreated", SIDES),
    "early": number("early"),
    "edition": lambda view, side: [int(view["edition"] == "1.1")],
    "colour": lambda view, side: [int(view["viewer"] == "pompey")],
    "year": number("year", -caesar.FIRST_YEAR),
    "score": by_side("score"),
    "hand-size": number("hand_size"),
    "first": side_of("first", SIDES),
    "attacker": lambda view, side: flat(
        several(PLACES, [place for place, told in view["attacks"].items() if told["attacker"] == whose])
        for whose in own_first(SIDES, side)
    ),
    "attacking": side_of("battle.attacker", SIDES),
    "main": lambda view, side: several(
        [-1, *BORDERS], [told["main"] for told in view["attacks"].values() if told["main"] is not None]
    )[1:],
    "via": lambda view, side: flat(
        several(BORDERS, [border for told in view["attacks"].values() for border in told["via"][whose]])
        for whose in (side, 1 - side)
    ),
    "where": lambda view, side: flat(
        one(EVERYWHERE, blocks_seen(view).get(name, (None, 0))[0]) for name in BLOCKS
    ),
    "strength": lambda view, side: [blocks_seen(view).get(name, ("", 0))[1] for name in BLOCKS],
    "own": lambda view, side: several(BLOCKS, view["own"]),
    "own-moved": members("moved", BLOCKS),
    "own-reserves": members("reserves", BLOCKS),
    "own-came-by": lambda view, side: [view["came_by"].get(name, -1) + 1 for name in BLOCKS],
    "backs": backs,
    "backs-came-by": backs_came_by,
    "march-at": index("marching.at", PLACES),
    "march-from": index("marching.from", PLACES),
    "march-stands": index("marching.stands", PLACES),
    "march-steps": number("marching.steps"),
    "march-voyage": members("marching.voyage", PLACES),
    "march-back": march_back,
    "marcher": index("marching.block", BLOCKS),
    "hand": members("hand", CARDS),
    "discarded": index("discarded", CARDS),
    "chosen": index("chosen", CARDS),
    "levies-left": number("levies_left"),
    "swaps": number("swaps", 1),
}

# ------------------------------------------------------------------ Caesar XL

XL = CAESAR_XL.pack


def stack(units: Mapping[str, int]) -> list[int]:
    assert set(units) <= set(XL.kinds)
    return [units.get(kind, 0) for kind in XL.kinds]


def stacks(found: Mapping[str, Mapping[str, int]]) -> list[int]:
    assert set(found) <= set(XL.cities)
    return flat(stack(found.get(city, {})) for city in XL.cities)


def face_down(view: View, side: int) -> list[int]:
    if view["battle"] is None or view["phase"] != "tactics":
        return [0, 0]
    return [int(there) for there in own_first(view["battle"]["cards"], side)]


def tactics(view: View, side: int) -> list[int]:
    if view["battle"] is None:
        return [0] * (2 * len(XL.cards))
    own, other = own_first(view["battle"]["tactics"], side)
    return one(XL.cards, view.get("face_down") or own) + one(XL.cards, other)


def stage(view: View, side: int) -> list[int]:
    if view["battle"] is None:
        return [0]
    return [len(STEPS) if view["battle"]["done"] else STEPS.index(view["battle"]["step"])]


CAESAR_XL_SLOTS: dict[str, Slow] = {
    "phase": index("phase", phases(CAESAR_XL)),
    "decides": decides(SIDES),
    "turn": number("turn"),
    "active": side_of("active", SIDES),
    "stock": numbers("stock", 4),
    "succeeded": by_side("succeeded"),
    "gold": by_side("gold"),
    "discards": members("discards", XL.cards),
    "forum": members("forum", XL.cards),
    "known": members_by_side("known", XL.cards),
    "front": members_by_side("front", XL.cards),
    "claimed": number("claimed"),
    "card": index("card", XL.cards),
    "bids": by_side("bids"),
    "bidder": side_of("bidder", SIDES),
    "draws": number("draws"),
    "eventful": number("eventful"),
    "halved": by_side("halved"),
    "owed": by_side("owed.losses"),
    "owed-kind": index("owed.kind", OWED),
    "owed-at": index("owed.city", XL.cities),
    "honours": by_side("honours"),
    "legions-placed": members("purchase.legions", XL.cities),
    "allied-placed": members("purchase.allied", XL.cities),
    "allied-twice": members("purchase.allied_twice", XL.cities),
    "used": members("purchase.used", XL.cards),
    "muster": number("muster.left"),
    "muster-unit": number("muster.unit"),
    "muster-price": number("muster.price"),
    "muster-at": members("muster.cities", XL.cities),
    "lanes": lambda view, side: (
        flat(bits(64 * XL.cities.index(origin) + XL.cities.index(goal), 12) for origin, goal in view["lanes"])
        + [0] * 12 * (8 - len(view["lanes"]))
    ),
    "origins": lambda view, side: flat(
        several(XL.cities, view["origins"].get(city, ())) for city in XL.cities
    ),
    "winner": side_of("winner", SIDES),
    "victory": number("victory"),
    "battle": index("battle.city", XL.cities),
    "round": number("battle.round"),
    "stage": stage,
    "lead": side_of("battle.lead", SIDES),
    "roller": side_of("battle.rolled", SIDES),
    "passed": sides_in("battle.passed", SIDES),
    "idle": number("battle.idle"),
    "hits": number("battle.hits"),
    "retreating": side_of("battle.retreating", SIDES),
    "pompey": lambda view, side: [int(view["viewer"] == "pompey")],
    "resume": index("resume", phases(CAESAR_XL)),
    "gold-above": by_side("gold", -255),
    "points": by_side("points", 64),
    "hand-size": by_side("hand_size"),
    "draw-pile": number("draw_pile"),
    "own-units": lambda view, side: stacks(view["armies"][side]),
    "enemy-units": lambda view, side: stacks(view["armies"][1 - side]),
    "marched": lambda view, side: stacks(view["marched"]),
    "committed": lambda view, side: flat(
        stack({} if view["battle"] is None else view["battle"]["committed"][whose])
        for whose in (side, 1 - side)
    ),
    "tactics": tactics,
    "face-down": face_down,
    "hand": members("hand", XL.cards),
}

# ------------------------------------------------------------------ Rome vs Gaul

RG = ROME_VS_GAUL.pack
RG_SIDES = ROME_VS_GAUL.sides
RG_PHASES = phases(ROME_VS_GAUL)


def frames(view: View, side: int) -> list[int]:
    width = len(RG_PHASES) + 2 + 3 * SPACE_COUNT
    rows = []
    for name, mover, *arguments in view["frames"][:8]:
        values = [max(value, 0) for value in [*arguments, 0, 0, 0][:3]]
        row = one(RG_PHASES, name) + one((side, 1 - side), mover)
        rows.append(row + flat(bits(value, SPACE_COUNT) for value in values))
    return flat(rows) + [0] * width * (8 - len(rows))


def plan(view: View, side: int) -> list[int]:
    steps = [ROME_VS_GAUL.parse(text) for text in view.get("plan", ())][:24]
    return flat(bits(step, 16) for step in steps) + [0] * 16 * (24 - len(steps))


ROME_VS_GAUL_SLOTS: dict[str, Slow] = {
    "phase": index("phase", RG_PHASES),
    "decides": decides(RG_SIDES),
    "leading": side_of("leading", RG_SIDES),
    "active": side_of("active", RG_SIDES),
    "where": lambda view, side: flat(one(RG.places, view["pieces"][piece]) for piece in RG.pieces),
    "town-of": lambda view, side: flat(
        one(RG.spaces, view["towns"].get(RG.pieces[FIRST_TRIBE + tribe])) for tribe in range(TRIBE_COUNT)
    ),
    "points": lambda view, side: flat(bits(view["siege_points"].get(space, 0), 2) for space in RG.spaces),
    "supremacy": numbers("supremacy", 2, 1),
    "discards": members("discards", RG.cards),
    "played": by_side("played"),
    "card": index("card", RG.cards),
    "use": index("use", USES),
    "pending": numbers("effect.pending", 8),
    "effect": number("effect.index", 1),
    "judged": members("effect.judged", RG.spaces),
    "marked": members("effect.marked", RG.spaces),
    "calm": bit_set("calm", 8),
    "steps": number("replacements.steps"),
    "levied": number("replacements.levied"),
    "camping": index("camping", RG.pieces),
    "marcher": index("move.marcher", RG.pieces),
    "moving": members("move.moving", RG.pieces),
    "counted": members("move.counted", RG.pieces),
    "allowance": number("move.allowance"),
    "spent": number("move.spent"),
    "move-rules": bit_set("move.rules", 8),
    "companions": bit_set("move.companions", 16),
    "step-from": index("step.origin", RG.spaces),
    "step-to": index("step.goal", RG.spaces),
    "stage": number("step.stage"),
    "declared": members("step.declared", RG.spaces),
    "friendly": number("step.friendly"),
    "attempt": index("step.attempt", RG.spaces),
    "modifier": number("step.modifier", 16),
    "arrived": members("step.arrived", RG.pieces),
    "chosen": members("step.chosen", RG.pieces),
    "losers": members("losses.among", RG.pieces),
    "hits": number("losses.hits"),
    "aftermath": bit_sets("losses.aftermath", 8, 17),
    "toll": number("losses.toll"),
    "battle-kind": number("battle.kind"),
    "battle-stage": number("battle.stage"),
    "of-move": number("battle.of_move"),
    "battle-space": index("battle.space", RG.spaces),
    "attacker": side_of("battle.attacker", (0, 1)),
    "attackers": members("battle.attackers", RG.pieces),
    "defenders": members("battle.defenders", RG.pieces),
    "sortied": members("battle.sortied", RG.pieces),
    "origins": bit_sets("battle.origins", 12, SPACE_COUNT),
    "strengths": numbers("battle.strengths", 2),
    "battle-columns": numbers("battle.columns", 2),
    "battle-dice": numbers("battle.dice", 4),
    "rerolls": numbers("battle.rerolls", 2),
    "elite-cost": bit_set("battle.elite_cost", 2),
    "battle-hits": numbers("battle.hits", 2),
    "retreats": bit_sets("retreat.waiting", 20, SPACE_COUNT),
    "pushed": members("retreat.pushed", RG.pieces),
    "siege-at": index("siege.space", RG.spaces),
    "siege-drm": number("siege.modifier", 16),
    "siege-outcome": number("siege.outcome", 16),
    "pass-opened": number("score.pass"),
    "germania-won": number("score.germania"),
    "britannia-won": number("score.britannia"),
    "governance": numbers("score.governance", 6, 32),
    "winner": side_of("winner", RG_SIDES),
    "gaul": lambda view, side: [int(view["viewer"] == "gaul")],
    "score": number("points"),
    "governance-now": number("governance_now", 32),
    "hand-size": by_side("hand_size"),
    "deck-size": number("deck_size"),
    "provinces": members_by_side("provinces", RG.provinces),
    "supreme": lambda view, side: flat(
        one(own_first(RG_SIDES, side), view["supremacy_now"][zone]) for zone in SEA_ZONES
    ),
    "frames": frames,
    "must-redraw": number("must_redraw"),
    "redrawn": index("redrawn", RG.cards),
    "hand": members("hand", RG.cards),
    "kept": number("kept"),
    "plan": plan,
    **{
        name.replace("_", "-"): members(name, names)
        for names, found in (
            (RG.pieces, ("reduced", "inside", "used", "barred", "excess")),
            (
                RG.spaces,
                (
                    *("roman_im", "gallic_im", "strongholds", "roman_cities", "upgraded", "devastated"),
                    *("rolled", "starving", "hungry"),
                ),
            ),
        )
        for name in found
    },
    **{
        name.replace("_", "-"): number(name)
        for name in (
            *("taken", "carrying", "turn", "militia_belgic", "council_im", "ap", "storms_off", "siege_bonus"),
            *("delayed", "late", "camp_mp", "germani_mp", "victory"),
        )
    },
}

SLOTS = {
    "julius-caesar": JULIUS_CAESAR,
    "caesar-xl": CAESAR_XL_SLOTS,
    "rome-vs-gaul": ROME_VS_GAUL_SLOTS,
}
