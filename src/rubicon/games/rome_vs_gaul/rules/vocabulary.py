"""What the text of a card can do: operations with their arguments and filters, as integers for the rules.

A card is declared in a pack as a list of effects, `{"op": "remove_im", "n": 1, "where": {...}}`. The meaning
of each word is in the pack itself (`card_vocabulary`).
"""

from __future__ import annotations

from typing import Any, Final

OPS: Final = (
    "activate",
    "influence",
    "remove_im",
    "flip_im",
    "devastate",
    "draw_tribe",
    "raise_tribe",
    "council_release",
    "place_unit",
    "summon_legate",
    "restore_step",
    "upgrade_town",
    "siege_mod",
    "siege_points",
    "battle_reroll",
    "reaction_mod",
    "step_loss",
    "out_of_supply",
    "naval",
    "calm_tribe",
    "no_storm",
    "move_german",
    "first_player",
    "discard",
    "cancel",
)
ACTIVATE: Final = 0
INFLUENCE: Final = 1
REMOVE_IM: Final = 2
FLIP_IM: Final = 3
DEVASTATE: Final = 4
DRAW_TRIBE: Final = 5
RAISE_TRIBE: Final = 6
COUNCIL_RELEASE: Final = 7
PLACE_UNIT: Final = 8
SUMMON_LEGATE: Final = 9
RESTORE_STEP: Final = 10
UPGRADE_TOWN: Final = 11
SIEGE_MOD: Final = 12
SIEGE_POINTS: Final = 13
BATTLE_REROLL: Final = 14
REACTION_MOD: Final = 15
STEP_LOSS: Final = 16
OUT_OF_SUPPLY: Final = 17
NAVAL: Final = 18
CALM_TRIBE: Final = 19
NO_STORM: Final = 20
MOVE_GERMAN: Final = 21
FIRST_PLAYER: Final = 22
DISCARD: Final = 23
CANCEL: Final = 24

#: Filters of spaces, one bit each.
FILTERS: Final = (
    "one_province",
    "one_region",
    "own_cu",
    "near_own",
    "adjacent_own_im",
    "adjacent_own_marker",
    "own_marker_in_province",
    "both_markers_in_province",
    "no_enemy_cu",
    "no_enemy_cu_in_province",
    "caesar_in_province",
    "own_tribe_in_province",
    "own_im_or_town_in_province",
    "with_tribe_or_town",
    "with_legion",
    "walled_city",
    "no_leader",
    "near_tribe",
    "not_own_province",
    "in_gaul",
    "not_provincia",
)
ONE_PROVINCE: Final = 1 << 0
ONE_REGION: Final = 1 << 1
OWN_CU: Final = 1 << 2
NEAR_OWN: Final = 1 << 3
ADJACENT_OWN_IM: Final = 1 << 4
ADJACENT_OWN_MARKER: Final = 1 << 5
OWN_MARKER_IN_PROVINCE: Final = 1 << 6
BOTH_MARKERS_IN_PROVINCE: Final = 1 << 7
NO_ENEMY_CU: Final = 1 << 8
NO_ENEMY_CU_IN_PROVINCE: Final = 1 << 9
CAESAR_IN_PROVINCE: Final = 1 << 10
OWN_TRIBE_IN_PROVINCE: Final = 1 << 11
OWN_IM_OR_TOWN_IN_PROVINCE: Final = 1 << 12
WITH_TRIBE_OR_TOWN: Final = 1 << 13
WITH_LEGION: Final = 1 << 14
WALLED_CITY: Final = 1 << 15
NO_LEADER: Final = 1 << 16
NEAR_TRIBE: Final = 1 << 17
NOT_OWN_PROVINCE: Final = 1 << 18
IN_GAUL: Final = 1 << 19
NOT_PROVINCIA: Final = 1 << 20

#: Who may be activated, one bit each.
WHO: Final = ("caesar", "legate", "legion", "tribe", "celtic", "belgic", "gallic_leader", "any")
WHO_CAESAR: Final = 1 << 0
WHO_LEGATE: Final = 1 << 1
WHO_LEGION: Final = 1 << 2
WHO_TRIBE: Final = 1 << 3
WHO_CELTIC: Final = 1 << 4
WHO_BELGIC: Final = 1 << 5
WHO_GALLIC_LEADER: Final = 1 << 6
WHO_ANY: Final = 1 << 7

#: How a card is used (7.5): not yet, for its Event, for Bonus and points, for its Action Points.
USES: Final = ("none", "event", "bonus", "points")
AS_EVENT: Final = 1
AS_BONUS: Final = 2
AS_POINTS: Final = 3

#: Stands for "all" as a number of times.
ALL: Final = 99


class Effect:
    """One effect of a card, as integers."""

    __slots__ = (
        "bonus_mp",
        "convert",
        "count",
        "fixed_mp",
        "free",
        "no_interception",
        "no_siege",
        "op",
        "per_province",
        "place_city",
        "place_legion",
        "regions",
        "restore",
        "source",
        "unit",
        "value",
        "where",
        "who",
    )

    def __init__(self, op: int) -> None:
        self.op: int = op
        self.count: int = 1
        #: A set of FILTERS, and of regions (0: any).
        self.where: int = 0
        self.regions: int = 0
        self.who: int = 0
        #: Influence: may markers be converted; is the adjacency of 8.3.1 waived; at most this many in one
        self.convert: bool = False
        self.free: bool = False
        self.per_province: int = 0
        #: Activation: MPs added, MPs instead of the printed ones (0: printed), restrictions.
        self.bonus_mp: int = 0
        self.fixed_mp: int = 0
        self.no_siege: bool = False
        self.no_interception: bool = False
        #: A piece (or the first of several alike), and the box it comes from; does a Tribe return in full.
        self.unit: int = -1
        self.source: str = ""
        self.restore: bool = False
        self.place_legion: bool = False
        self.place_city: bool = False
        #: A modifier, a number of MPs for the Germani; the sea zones or independent tribes named, as a set.
        self.value: int = 0


def read_effect(entry: dict[str, Any], pieces: dict[str, int], provinces: dict[str, int]) -> Effect:
    """An effect as a pack writes it."""
    effect = Effect(OPS.index(entry["op"]))
    count = entry.get("n", 1)
    effect.count = ALL if count == "all" else count
    where: dict[str, Any] = entry.get("where", {})
    for word, value in where.items():
        if word == "region":
            effect.regions = sum([1 << _REGIONS.index(region) for region in value])
        else:
            effect.where |= 1 << FILTERS.index(word)
    for word in entry.get("who", []):
        effect.who |= 1 << WHO.index(word)
    effect.convert = "convert" in entry.get("mode", [])
    effect.free = entry.get("adjacency") == "free"
    effect.per_province = entry.get("per_province", 0)
    effect.bonus_mp = entry.get("mp_bonus", 0)
    effect.fixed_mp = entry.get("mp", 0)
    effect.no_siege = entry.get("no_siege", False)
    effect.no_interception = entry.get("no_interception", False)
    name: Any = entry.get("unit", entry.get("tribe", entry.get("legate", "")))
    if isinstance(name, str) and name:
        effect.unit = pieces.get(name, pieces.get(f"{name}-1", -1))
    effect.source = entry.get("from", "")
    effect.restore = entry.get("restore", False)
    effect.place_legion = "legion" in entry.get("place", [])
    effect.place_city = "walled_city" in entry.get("place", [])
    effect.value = entry.get("value", entry.get("mp", 0))
    if effect.op == NAVAL:
        effect.value = sum([1 << _SEA_ZONES.index(zone) for zone in entry["zones"]])
    elif effect.op == CALM_TRIBE:
        effect.value = sum([1 << _INDEPENDENTS.index(tribe) for tribe in entry["tribe"]])
    return effect


_REGIONS: Final = ("Celtica", "Belgica", "Aquitania", "Provincia", "Germania", "Britannia")
_SEA_ZONES: Final = ("Oceanus Britannicus", "Oceanus Atlanticus", "Sinus Gallicus")
_INDEPENDENTS: Final = ("sugambri", "britanni")
