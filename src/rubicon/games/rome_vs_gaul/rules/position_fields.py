"""The fields of a position. Made from `fields.py` by `make fields`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.composed import PlanState
from rubicon.games.kit.flow import NOT_BEGUN, frames_from_data, frames_to_data
from rubicon.games.kit.values import HALF, HALF_BITS, name_of, names_of, number_of, set_of
from rubicon.games.rome_vs_gaul.rules.pack import (
    FIRST_TRIBE,
    PLACE_COUNT,
    SIDES,
    SPACE_COUNT,
    TRIBE_COUNT,
    Pack,
)
from rubicon.games.rome_vs_gaul.rules.vocabulary import USES

#: The fields in the order of `Fields.field_values`.
FIELD_NAMES = (
    "mover",
    "reveals",
    "plan",
    "kept",
    "taken",
    "carrying",
    "turn",
    "leading",
    "active",
    "where",
    "here",
    "away",
    "roman_at",
    "gallic_at",
    "reduced",
    "inside",
    "used",
    "militia_belgic",
    "roman_im",
    "gallic_im",
    "strongholds",
    "roman_cities",
    "town_of",
    "towns",
    "upgraded",
    "devastated",
    "points",
    "rolled",
    "council_im",
    "supremacy",
    "deck",
    "discards",
    "hand",
    "played",
    "card",
    "use",
    "ap",
    "redrawn",
    "pending",
    "effect",
    "judged",
    "marked",
    "calm",
    "storms_off",
    "siege_bonus",
    "starving",
    "hungry",
    "barred",
    "steps",
    "levied",
    "delayed",
    "late",
    "camping",
    "camp_mp",
    "excess",
    "marcher",
    "moving",
    "counted",
    "allowance",
    "spent",
    "move_rules",
    "companions",
    "step_from",
    "step_to",
    "stage",
    "declared",
    "friendly",
    "attempt",
    "modifier",
    "arrived",
    "chosen",
    "losers",
    "hits",
    "aftermath",
    "toll",
    "battle_kind",
    "battle_stage",
    "of_move",
    "battle_space",
    "attacker",
    "attackers",
    "defenders",
    "sortied",
    "origins",
    "strengths",
    "battle_columns",
    "battle_dice",
    "rerolls",
    "elite_cost",
    "battle_hits",
    "retreats",
    "pushed",
    "siege_at",
    "siege_drm",
    "siege_outcome",
    "germani_mp",
    "pass_opened",
    "germania_won",
    "britannia_won",
    "governance",
    "winner",
    "victory",
)


@mypyc_attr(acyclic=True)
class Fields(PlanState):
    """What a position holds, how it is copied and saved, and what everybody may know of it."""

    __slots__ = (
        "active",
        "aftermath",
        "allowance",
        "ap",
        "arrived",
        "attacker",
        "attackers",
        "attempt",
        "away",
        "barred",
        "battle_columns",
        "battle_dice",
        "battle_hits",
        "battle_kind",
        "battle_space",
        "battle_stage",
        "britannia_won",
        "calm",
        "camp_mp",
        "camping",
        "card",
        "chosen",
        "companions",
        "council_im",
        "counted",
        "deck",
        "declared",
        "defenders",
        "delayed",
        "devastated_high",
        "devastated_low",
        "devastated_whole",
        "discards",
        "effect",
        "elite_cost",
        "excess",
        "friendly",
        "gallic_at_high",
        "gallic_at_low",
        "gallic_at_whole",
        "gallic_im_high",
        "gallic_im_low",
        "gallic_im_whole",
        "germani_mp",
        "germania_won",
        "governance",
        "hand",
        "here",
        "hits",
        "hungry",
        "inside",
        "judged",
        "late",
        "leading",
        "levied",
        "losers",
        "marcher",
        "marked",
        "militia_belgic",
        "modifier",
        "move_rules",
        "moving",
        "of_move",
        "origins",
        "pack",
        "pass_opened",
        "pending",
        "played",
        "points",
        "pushed",
        "redrawn",
        "reduced",
        "rerolls",
        "retreats",
        "rolled",
        "roman_at_high",
        "roman_at_low",
        "roman_at_whole",
        "roman_cities_high",
        "roman_cities_low",
        "roman_cities_whole",
        "roman_im_high",
        "roman_im_low",
        "roman_im_whole",
        "shared",
        "siege_at",
        "siege_bonus",
        "siege_drm",
        "siege_outcome",
        "sortied",
        "spent",
        "stage",
        "starving",
        "step_from",
        "step_to",
        "steps",
        "storms_off",
        "strengths",
        "strongholds_high",
        "strongholds_low",
        "strongholds_whole",
        "supremacy",
        "toll",
        "town_of",
        "towns_high",
        "towns_low",
        "towns_whole",
        "turn",
        "upgraded",
        "use",
        "used",
        "victory",
        "where",
        "winner",
    )

    pack: Pack

    # The turn: its number, the side that leads its rounds, the side whose card play it is.
    turn: int
    leading: int
    active: int  # the Phasing player
    # Pieces: the place of each; those on their reduced side; those inside a besieged Town or City; those
    # that were used in this card play (7.7.1). `here` follows from `where`: the pieces in each space and
    # box; so do the pieces in boxes, and the spaces with CUs of each side, besieged or not.
    where: list[int]
    here: list[int]
    away: int
    roman_at_low: int
    roman_at_high: int
    roman_at_whole: int
    gallic_at_low: int
    gallic_at_high: int
    gallic_at_whole: int
    reduced: int
    inside: int
    used: int
    militia_belgic: int  # 17.6: 1 if the Militia stands on its Belgic side
    # Control markers (8.1), Devastation (17.5), Siege Points; `towns` follows from `town_of`.
    roman_im_low: int
    roman_im_high: int
    roman_im_whole: int
    gallic_im_low: int
    gallic_im_high: int
    gallic_im_whole: int
    strongholds_low: int
    strongholds_high: int
    strongholds_whole: int
    roman_cities_low: int
    roman_cities_high: int
    roman_cities_whole: int
    town_of: list[int]
    towns_low: int
    towns_high: int
    towns_whole: int
    upgraded: int
    devastated_low: int
    devastated_high: int
    devastated_whole: int
    points: int  # Siege Points, two bits a space
    rolled: int  # 14.3.4: places with a siege roll in this card play
    council_im: int  # 18.2.2: markers in the Gallic Council Box
    # By ocean (Britannicus, Atlanticus): the side that a card gave Naval Supremacy, or -1.
    supremacy: list[int]
    # Cards as sets. The deck has no order: a card is drawn from it at random.
    deck: int
    discards: int
    hand: list[int]
    # The card play (7.4): card plays of each side in this turn; the card, its use, its Action Points
    # left. `redrawn` must be played next, after a cancelled card (7.5.5); only its owner knows it.
    played: list[int]
    card: int
    use: int
    ap: int
    redrawn: int
    # Effects of the card: how often each may still be used; the spaces its filters allow, judged when it
    # began; the spaces already chosen.
    pending: list[int]
    effect: int  # its number on the card
    judged: int
    marked: int
    # While the card is played: independent tribes that do not attack (a set), no storms, siege bonus.
    # Until the next Roman Supply Phase: spaces in which Romans count as out of supply (card 38).
    calm: int
    storms_off: int
    siege_bonus: int
    starving: int
    hungry: int  # 15.4: stacks that still have to lose a step
    # Reinforcements (5): Tribes that may not go into the Council Box; replacement steps left, IMs
    # removed for the next one; was Caesar ever delayed; Roman card plays before Caesar is placed.
    barred: int
    steps: int
    levied: int
    delayed: int
    late: int
    # Winter (16.2): the Legion that crossed the Channel and may march on, its MPs; Legions in excess.
    camping: int
    camp_mp: int
    excess: int
    # An activation (10): the piece that was activated, the pieces that move with it, CUs that only a
    # siege of this activation used up (14.3.2), MPs with CUs, MPs spent, restrictions (see
    # movement.py), who may come along (vocabulary.WHO, 0: anybody).
    marcher: int
    moving: int
    counted: int
    allowance: int
    spent: int
    move_rules: int
    companions: int
    # A step of it: from where to where, its stage (see entering.py), stacks that declared an
    # Interception, whether its modifier for a friendly space holds, the stack that rolls, what Surprise
    # cards add to the roll, interceptors that arrived; of a choice of pieces, those named so far or
    # left.
    step_from: int
    step_to: int
    stage: int
    declared: int
    friendly: int
    attempt: int
    modifier: int
    arrived: int
    chosen: int
    # Step losses that a side must take (13.6): the pieces among which it chooses, and the steps left.
    # What follows from losses and waits (see losses.py). Roman IMs that Caesar's displacement still
    # costs (9.6).
    losers: int
    hits: int
    aftermath: list[int]
    toll: int
    # A battle (13): its kind and stage (see battle.py), space, sides, units; attackers that sortied;
    # where the others came from, as pairs of a space and a set; by role (attacker, defender) strengths,
    # columns, rerolls left and hits taken; the dice, two of each; bits of the roles whose Elite unit
    # pays (13.5.3).
    battle_kind: int
    battle_stage: int
    of_move: int  # 1 if the moving Army fights it
    battle_space: int
    attacker: int
    attackers: int
    defenders: int
    sortied: int
    origins: list[int]
    strengths: list[int]
    battle_columns: list[int]
    battle_dice: list[int]
    rerolls: list[int]
    elite_cost: int
    battle_hits: list[int]
    # Retreats (13.7) that wait, as records (see retreats.py); stacks that were pushed out in this
    # battle.
    retreats: list[int]
    pushed: int
    # A siege roll (14.3): its place, the modifiers of Surprise cards, its outcome (see sieges.py).
    siege_at: int
    siege_drm: int
    siege_outcome: int
    # A move of the Germani (17.4): the side that moves them, their MPs left.
    germani_mp: int
    # Victory Points: opened the Pass, Germania and Britannia invaded, from Governance by turn.
    pass_opened: int
    germania_won: int
    britannia_won: int
    governance: list[int]  # by turn: the Governance points
    winner: int
    victory: int  # how it was won (see victory.py)
    shared: bool  # whether a copy may use the same lists: see `unshare`

    def __init__(self, pack: Pack, source: Fields | None = None) -> None:
        """A blank position; or, quickly, a copy of `source`, without a log."""
        self.pack = pack
        self.log = None
        if source is not None:
            self._decision = source._decision
            self.phase = source.phase
            self.mover = source.mover
            self.reveals = source.reveals
            self.below = source.below
            self.plan = source.plan
            self.kept = source.kept
            self.taken = source.taken
            self.carrying = source.carrying
            self.turn = source.turn
            self.leading = source.leading
            self.active = source.active
            self.where = source.where
            self.here = source.here
            self.away = source.away
            self.roman_at_low = source.roman_at_low
            self.roman_at_high = source.roman_at_high
            self.roman_at_whole = source.roman_at_whole
            self.gallic_at_low = source.gallic_at_low
            self.gallic_at_high = source.gallic_at_high
            self.gallic_at_whole = source.gallic_at_whole
            self.reduced = source.reduced
            self.inside = source.inside
            self.used = source.used
            self.militia_belgic = source.militia_belgic
            self.roman_im_low = source.roman_im_low
            self.roman_im_high = source.roman_im_high
            self.roman_im_whole = source.roman_im_whole
            self.gallic_im_low = source.gallic_im_low
            self.gallic_im_high = source.gallic_im_high
            self.gallic_im_whole = source.gallic_im_whole
            self.strongholds_low = source.strongholds_low
            self.strongholds_high = source.strongholds_high
            self.strongholds_whole = source.strongholds_whole
            self.roman_cities_low = source.roman_cities_low
            self.roman_cities_high = source.roman_cities_high
            self.roman_cities_whole = source.roman_cities_whole
            self.town_of = source.town_of
            self.towns_low = source.towns_low
            self.towns_high = source.towns_high
            self.towns_whole = source.towns_whole
            self.upgraded = source.upgraded
            self.devastated_low = source.devastated_low
            self.devastated_high = source.devastated_high
            self.devastated_whole = source.devastated_whole
            self.points = source.points
            self.rolled = source.rolled
            self.council_im = source.council_im
            self.supremacy = source.supremacy
            self.deck = source.deck
            self.discards = source.discards
            self.hand = source.hand
            self.played = source.played
            self.card = source.card
            self.use = source.use
            self.ap = source.ap
            self.redrawn = source.redrawn
            self.pending = source.pending
            self.effect = source.effect
            self.judged = source.judged
            self.marked = source.marked
            self.calm = source.calm
            self.storms_off = source.storms_off
            self.siege_bonus = source.siege_bonus
            self.starving = source.starving
            self.hungry = source.hungry
            self.barred = source.barred
            self.steps = source.steps
            self.levied = source.levied
            self.delayed = source.delayed
            self.late = source.late
            self.camping = source.camping
            self.camp_mp = source.camp_mp
            self.excess = source.excess
            self.marcher = source.marcher
            self.moving = source.moving
            self.counted = source.counted
            self.allowance = source.allowance
            self.spent = source.spent
            self.move_rules = source.move_rules
            self.companions = source.companions
            self.step_from = source.step_from
            self.step_to = source.step_to
            self.stage = source.stage
            self.declared = source.declared
            self.friendly = source.friendly
            self.attempt = source.attempt
            self.modifier = source.modifier
            self.arrived = source.arrived
            self.chosen = source.chosen
            self.losers = source.losers
            self.hits = source.hits
            self.aftermath = source.aftermath
            self.toll = source.toll
            self.battle_kind = source.battle_kind
            self.battle_stage = source.battle_stage
            self.of_move = source.of_move
            self.battle_space = source.battle_space
            self.attacker = source.attacker
            self.attackers = source.attackers
            self.defenders = source.defenders
            self.sortied = source.sortied
            self.origins = source.origins
            self.strengths = source.strengths
            self.battle_columns = source.battle_columns
            self.battle_dice = source.battle_dice
            self.rerolls = source.rerolls
            self.elite_cost = source.elite_cost
            self.battle_hits = source.battle_hits
            self.retreats = source.retreats
            self.pushed = source.pushed
            self.siege_at = source.siege_at
            self.siege_drm = source.siege_drm
            self.siege_outcome = source.siege_outcome
            self.germani_mp = source.germani_mp
            self.pass_opened = source.pass_opened
            self.germania_won = source.germania_won
            self.britannia_won = source.britannia_won
            self.governance = source.governance
            self.winner = source.winner
            self.victory = source.victory
            self.shared = source.shared = True
            return
        self._decision = None
        self.phase = NOT_BEGUN
        self.mover = 0
        self.reveals = 0
        self.below = None
        self.plan = []
        self.kept = 0
        self.taken = 0
        self.carrying = 0
        self.turn = 1
        self.leading = 1
        self.active = 1
        self.where = pack.start[:]
        self.here = [0] * PLACE_COUNT
        self.away = 0
        self.roman_at_low = 0 & HALF
        self.roman_at_high = 0 >> HALF_BITS
        self.roman_at_whole = -1
        self.gallic_at_low = 0 & HALF
        self.gallic_at_high = 0 >> HALF_BITS
        self.gallic_at_whole = -1
        self.reduced = pack.start_reduced
        self.inside = 0
        self.used = 0
        self.militia_belgic = 0
        self.roman_im_low = pack.start_roman_im & HALF
        self.roman_im_high = pack.start_roman_im >> HALF_BITS
        self.roman_im_whole = -1
        self.gallic_im_low = pack.start_gallic_im & HALF
        self.gallic_im_high = pack.start_gallic_im >> HALF_BITS
        self.gallic_im_whole = -1
        self.strongholds_low = pack.stronghold_spaces & HALF
        self.strongholds_high = pack.stronghold_spaces >> HALF_BITS
        self.strongholds_whole = -1
        self.roman_cities_low = pack.city_spaces & HALF
        self.roman_cities_high = pack.city_spaces >> HALF_BITS
        self.roman_cities_whole = -1
        self.town_of = [-1] * TRIBE_COUNT
        self.towns_low = 0 & HALF
        self.towns_high = 0 >> HALF_BITS
        self.towns_whole = -1
        self.upgraded = 0
        self.devastated_low = 0 & HALF
        self.devastated_high = 0 >> HALF_BITS
        self.devastated_whole = -1
        self.points = 0
        self.rolled = 0
        self.council_im = 0
        self.supremacy = [-1, -1]
        self.deck = 0
        self.discards = 0
        self.hand = [0, 0]
        self.played = [0, 0]
        self.card = -1
        self.use = 0
        self.ap = 0
        self.redrawn = -1
        self.pending = []
        self.effect = -1
        self.judged = 0
        self.marked = 0
        self.calm = 0
        self.storms_off = 0
        self.siege_bonus = 0
        self.starving = 0
        self.hungry = 0
        self.barred = 0
        self.steps = 0
        self.levied = 0
        self.delayed = 0
        self.late = 0
        self.camping = -1
        self.camp_mp = 0
        self.excess = 0
        self.marcher = -1
        self.moving = 0
        self.counted = 0
        self.allowance = 0
        self.spent = 0
        self.move_rules = 0
        self.companions = 0
        self.step_from = -1
        self.step_to = -1
        self.stage = 0
        self.declared = 0
        self.friendly = 0
        self.attempt = -1
        self.modifier = 0
        self.arrived = 0
        self.chosen = 0
        self.losers = 0
        self.hits = 0
        self.aftermath = []
        self.toll = 0
        self.battle_kind = 0
        self.battle_stage = 0
        self.of_move = 0
        self.battle_space = -1
        self.attacker = 0
        self.attackers = 0
        self.defenders = 0
        self.sortied = 0
        self.origins = []
        self.strengths = [0, 0]
        self.battle_columns = [0, 0]
        self.battle_dice = []
        self.rerolls = [0, 0]
        self.elite_cost = 0
        self.battle_hits = [0, 0]
        self.retreats = []
        self.pushed = 0
        self.siege_at = -1
        self.siege_drm = 0
        self.siege_outcome = 0
        self.germani_mp = 0
        self.pass_opened = 0
        self.germania_won = 0
        self.britannia_won = 0
        self.governance = []
        self.winner = -1
        self.victory = 0
        self.shared = False

    def unshare(self) -> None:
        """Make the lists that copies may share this position's own. Call it before a change."""
        if self.shared:
            self.where = self.where[:]
            self.here = self.here[:]
            self.shared = False

    @property
    def roman_at(self) -> int:
        whole = self.roman_at_whole
        if whole < 0:
            whole = self.roman_at_high << HALF_BITS | self.roman_at_low
            self.roman_at_whole = whole
        return whole

    @roman_at.setter
    def roman_at(self, group: int) -> None:
        self.roman_at_low = group & HALF
        self.roman_at_high = group >> HALF_BITS
        self.roman_at_whole = group

    @property
    def gallic_at(self) -> int:
        whole = self.gallic_at_whole
        if whole < 0:
            whole = self.gallic_at_high << HALF_BITS | self.gallic_at_low
            self.gallic_at_whole = whole
        return whole

    @gallic_at.setter
    def gallic_at(self, group: int) -> None:
        self.gallic_at_low = group & HALF
        self.gallic_at_high = group >> HALF_BITS
        self.gallic_at_whole = group

    @property
    def roman_im(self) -> int:
        whole = self.roman_im_whole
        if whole < 0:
            whole = self.roman_im_high << HALF_BITS | self.roman_im_low
            self.roman_im_whole = whole
        return whole

    @roman_im.setter
    def roman_im(self, group: int) -> None:
        self.roman_im_low = group & HALF
        self.roman_im_high = group >> HALF_BITS
        self.roman_im_whole = group

    @property
    def gallic_im(self) -> int:
        whole = self.gallic_im_whole
        if whole < 0:
            whole = self.gallic_im_high << HALF_BITS | self.gallic_im_low
            self.gallic_im_whole = whole
        return whole

    @gallic_im.setter
    def gallic_im(self, group: int) -> None:
        self.gallic_im_low = group & HALF
        self.gallic_im_high = group >> HALF_BITS
        self.gallic_im_whole = group

    @property
    def strongholds(self) -> int:
        whole = self.strongholds_whole
        if whole < 0:
            whole = self.strongholds_high << HALF_BITS | self.strongholds_low
            self.strongholds_whole = whole
        return whole

    @strongholds.setter
    def strongholds(self, group: int) -> None:
        self.strongholds_low = group & HALF
        self.strongholds_high = group >> HALF_BITS
        self.strongholds_whole = group

    @property
    def roman_cities(self) -> int:
        whole = self.roman_cities_whole
        if whole < 0:
            whole = self.roman_cities_high << HALF_BITS | self.roman_cities_low
            self.roman_cities_whole = whole
        return whole

    @roman_cities.setter
    def roman_cities(self, group: int) -> None:
        self.roman_cities_low = group & HALF
        self.roman_cities_high = group >> HALF_BITS
        self.roman_cities_whole = group

    @property
    def towns(self) -> int:
        whole = self.towns_whole
        if whole < 0:
            whole = self.towns_high << HALF_BITS | self.towns_low
            self.towns_whole = whole
        return whole

    @towns.setter
    def towns(self, group: int) -> None:
        self.towns_low = group & HALF
        self.towns_high = group >> HALF_BITS
        self.towns_whole = group

    @property
    def devastated(self) -> int:
        whole = self.devastated_whole
        if whole < 0:
            whole = self.devastated_high << HALF_BITS | self.devastated_low
            self.devastated_whole = whole
        return whole

    @devastated.setter
    def devastated(self, group: int) -> None:
        self.devastated_low = group & HALF
        self.devastated_high = group >> HALF_BITS
        self.devastated_whole = group

    def save(self) -> dict[str, Any]:
        return {
            "pack": self.pack.digest,
            "phase": self.phase.number,
            "mover": self.mover,
            "reveals": self.reveals,
            "below": frames_to_data(self.below),
            "plan": list(self.plan),
            "kept": self.kept,
            "taken": self.taken,
            "carrying": self.carrying,
            "turn": self.turn,
            "leading": self.leading,
            "active": self.active,
            "where": list(self.where),
            "reduced": self.reduced,
            "inside": self.inside,
            "used": self.used,
            "militia_belgic": self.militia_belgic,
            "roman_im": self.roman_im,
            "gallic_im": self.gallic_im,
            "strongholds": self.strongholds,
            "roman_cities": self.roman_cities,
            "town_of": list(self.town_of),
            "upgraded": self.upgraded,
            "devastated": self.devastated,
            "points": self.points,
            "rolled": self.rolled,
            "council_im": self.council_im,
            "supremacy": list(self.supremacy),
            "deck": self.deck,
            "discards": self.discards,
            "hand": list(self.hand),
            "played": list(self.played),
            "card": self.card,
            "use": self.use,
            "ap": self.ap,
            "redrawn": self.redrawn,
            "pending": list(self.pending),
            "effect": self.effect,
            "judged": self.judged,
            "marked": self.marked,
            "calm": self.calm,
            "storms_off": self.storms_off,
            "siege_bonus": self.siege_bonus,
            "starving": self.starving,
            "hungry": self.hungry,
            "barred": self.barred,
            "steps": self.steps,
            "levied": self.levied,
            "delayed": self.delayed,
            "late": self.late,
            "camping": self.camping,
            "camp_mp": self.camp_mp,
            "excess": self.excess,
            "marcher": self.marcher,
            "moving": self.moving,
            "counted": self.counted,
            "allowance": self.allowance,
            "spent": self.spent,
            "move_rules": self.move_rules,
            "companions": self.companions,
            "step_from": self.step_from,
            "step_to": self.step_to,
            "stage": self.stage,
            "declared": self.declared,
            "friendly": self.friendly,
            "attempt": self.attempt,
            "modifier": self.modifier,
            "arrived": self.arrived,
            "chosen": self.chosen,
            "losers": self.losers,
            "hits": self.hits,
            "aftermath": list(self.aftermath),
            "toll": self.toll,
            "battle_kind": self.battle_kind,
            "battle_stage": self.battle_stage,
            "of_move": self.of_move,
            "battle_space": self.battle_space,
            "attacker": self.attacker,
            "attackers": self.attackers,
            "defenders": self.defenders,
            "sortied": self.sortied,
            "origins": list(self.origins),
            "strengths": list(self.strengths),
            "battle_columns": list(self.battle_columns),
            "battle_dice": list(self.battle_dice),
            "rerolls": list(self.rerolls),
            "elite_cost": self.elite_cost,
            "battle_hits": list(self.battle_hits),
            "retreats": list(self.retreats),
            "pushed": self.pushed,
            "siege_at": self.siege_at,
            "siege_drm": self.siege_drm,
            "siege_outcome": self.siege_outcome,
            "germani_mp": self.germani_mp,
            "pass_opened": self.pass_opened,
            "germania_won": self.germania_won,
            "britannia_won": self.britannia_won,
            "governance": list(self.governance),
            "winner": self.winner,
            "victory": self.victory,
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take over every field from what `save` wrote."""
        self.phase = self.phases()[int(saved["phase"])]
        self.mover = int(saved["mover"])
        self.reveals = int(saved["reveals"])
        self.below = frames_from_data(self, saved["below"])
        self.plan = [int(value) for value in saved["plan"]]
        self.kept = int(saved["kept"])
        self.taken = int(saved["taken"])
        self.carrying = int(saved["carrying"])
        self.turn = int(saved["turn"])
        self.leading = int(saved["leading"])
        self.active = int(saved["active"])
        self.where = [int(value) for value in saved["where"]]
        self.reduced = int(saved["reduced"])
        self.inside = int(saved["inside"])
        self.used = int(saved["used"])
        self.militia_belgic = int(saved["militia_belgic"])
        self.roman_im = int(saved["roman_im"])
        self.gallic_im = int(saved["gallic_im"])
        self.strongholds = int(saved["strongholds"])
        self.roman_cities = int(saved["roman_cities"])
        self.town_of = [int(value) for value in saved["town_of"]]
        self.upgraded = int(saved["upgraded"])
        self.devastated = int(saved["devastated"])
        self.points = int(saved["points"])
        self.rolled = int(saved["rolled"])
        self.council_im = int(saved["council_im"])
        self.supremacy = [int(value) for value in saved["supremacy"]]
        self.deck = int(saved["deck"])
        self.discards = int(saved["discards"])
        self.hand = [int(value) for value in saved["hand"]]
        self.played = [int(value) for value in saved["played"]]
        self.card = int(saved["card"])
        self.use = int(saved["use"])
        self.ap = int(saved["ap"])
        self.redrawn = int(saved["redrawn"])
        self.pending = [int(value) for value in saved["pending"]]
        self.effect = int(saved["effect"])
        self.judged = int(saved["judged"])
        self.marked = int(saved["marked"])
        self.calm = int(saved["calm"])
        self.storms_off = int(saved["storms_off"])
        self.siege_bonus = int(saved["siege_bonus"])
        self.starving = int(saved["starving"])
        self.hungry = int(saved["hungry"])
        self.barred = int(saved["barred"])
        self.steps = int(saved["steps"])
        self.levied = int(saved["levied"])
        self.delayed = int(saved["delayed"])
        self.late = int(saved["late"])
        self.camping = int(saved["camping"])
        self.camp_mp = int(saved["camp_mp"])
        self.excess = int(saved["excess"])
        self.marcher = int(saved["marcher"])
        self.moving = int(saved["moving"])
        self.counted = int(saved["counted"])
        self.allowance = int(saved["allowance"])
        self.spent = int(saved["spent"])
        self.move_rules = int(saved["move_rules"])
        self.companions = int(saved["companions"])
        self.step_from = int(saved["step_from"])
        self.step_to = int(saved["step_to"])
        self.stage = int(saved["stage"])
        self.declared = int(saved["declared"])
        self.friendly = int(saved["friendly"])
        self.attempt = int(saved["attempt"])
        self.modifier = int(saved["modifier"])
        self.arrived = int(saved["arrived"])
        self.chosen = int(saved["chosen"])
        self.losers = int(saved["losers"])
        self.hits = int(saved["hits"])
        self.aftermath = [int(value) for value in saved["aftermath"]]
        self.toll = int(saved["toll"])
        self.battle_kind = int(saved["battle_kind"])
        self.battle_stage = int(saved["battle_stage"])
        self.of_move = int(saved["of_move"])
        self.battle_space = int(saved["battle_space"])
        self.attacker = int(saved["attacker"])
        self.attackers = int(saved["attackers"])
        self.defenders = int(saved["defenders"])
        self.sortied = int(saved["sortied"])
        self.origins = [int(value) for value in saved["origins"]]
        self.strengths = [int(value) for value in saved["strengths"]]
        self.battle_columns = [int(value) for value in saved["battle_columns"]]
        self.battle_dice = [int(value) for value in saved["battle_dice"]]
        self.rerolls = [int(value) for value in saved["rerolls"]]
        self.elite_cost = int(saved["elite_cost"])
        self.battle_hits = [int(value) for value in saved["battle_hits"]]
        self.retreats = [int(value) for value in saved["retreats"]]
        self.pushed = int(saved["pushed"])
        self.siege_at = int(saved["siege_at"])
        self.siege_drm = int(saved["siege_drm"])
        self.siege_outcome = int(saved["siege_outcome"])
        self.germani_mp = int(saved["germani_mp"])
        self.pass_opened = int(saved["pass_opened"])
        self.germania_won = int(saved["germania_won"])
        self.britannia_won = int(saved["britannia_won"])
        self.governance = [int(value) for value in saved["governance"]]
        self.winner = int(saved["winner"])
        self.victory = int(saved["victory"])

    def public(self) -> dict[str, Any]:
        """The fields that everybody may know, as a view shows them."""
        return {
            "phase": self.phase.name,
            "frames": frames_to_data(self.below),
            "taken": self.taken,
            "carrying": self.carrying,
            "turn": self.turn,
            "leading": SIDES[self.leading],
            "active": SIDES[self.active],
            "pieces": self.pack.named_places.shown(self.where),
            "reduced": names_of(self.pack.pieces, self.reduced),
            "inside": names_of(self.pack.pieces, self.inside),
            "used": names_of(self.pack.pieces, self.used),
            "militia_belgic": self.militia_belgic,
            "roman_im": names_of(self.pack.spaces, self.roman_im),
            "gallic_im": names_of(self.pack.spaces, self.gallic_im),
            "strongholds": names_of(self.pack.spaces, self.strongholds),
            "roman_cities": names_of(self.pack.spaces, self.roman_cities),
            "towns": {
                self.pack.pieces[FIRST_TRIBE + tribe]: self.pack.spaces[at]
                for tribe, at in enumerate(self.town_of)
                if at >= 0
            },
            "upgraded": names_of(self.pack.spaces, self.upgraded),
            "devastated": names_of(self.pack.spaces, self.devastated),
            "siege_points": {
                self.pack.spaces[at]: self.points >> 2 * at & 3
                for at in range(SPACE_COUNT if self.points else 0)
                if self.points >> 2 * at & 3
            },
            "rolled": names_of(self.pack.spaces, self.rolled),
            "council_im": self.council_im,
            "supremacy": list(self.supremacy),
            "discards": names_of(self.pack.cards, self.discards),
            "played": list(self.played),
            "card": name_of(self.pack.cards, self.card),
            "use": USES[self.use],
            "ap": self.ap,
            "effect": {
                "pending": list(self.pending),
                "index": self.effect,
                "judged": names_of(self.pack.spaces, self.judged),
                "marked": names_of(self.pack.spaces, self.marked),
            },
            "calm": self.calm,
            "storms_off": self.storms_off,
            "siege_bonus": self.siege_bonus,
            "starving": names_of(self.pack.spaces, self.starving),
            "hungry": names_of(self.pack.spaces, self.hungry),
            "barred": names_of(self.pack.pieces, self.barred),
            "replacements": {"steps": self.steps, "levied": self.levied},
            "delayed": self.delayed,
            "late": self.late,
            "camping": name_of(self.pack.pieces, self.camping),
            "camp_mp": self.camp_mp,
            "excess": names_of(self.pack.pieces, self.excess),
            "move": {
                "marcher": name_of(self.pack.pieces, self.marcher),
                "moving": names_of(self.pack.pieces, self.moving),
                "counted": names_of(self.pack.pieces, self.counted),
                "allowance": self.allowance,
                "spent": self.spent,
                "rules": self.move_rules,
                "companions": self.companions,
            },
            "step": {
                "origin": name_of(self.pack.spaces, self.step_from),
                "goal": name_of(self.pack.spaces, self.step_to),
                "stage": self.stage,
                "declared": names_of(self.pack.spaces, self.declared),
                "friendly": self.friendly,
                "attempt": name_of(self.pack.spaces, self.attempt),
                "modifier": self.modifier,
                "arrived": names_of(self.pack.pieces, self.arrived),
                "chosen": names_of(self.pack.pieces, self.chosen),
            },
            "losses": {
                "among": names_of(self.pack.pieces, self.losers),
                "hits": self.hits,
                "aftermath": list(self.aftermath),
                "toll": self.toll,
            },
            "battle": {
                "kind": self.battle_kind,
                "stage": self.battle_stage,
                "of_move": self.of_move,
                "space": name_of(self.pack.spaces, self.battle_space),
                "attacker": self.attacker,
                "attackers": names_of(self.pack.pieces, self.attackers),
                "defenders": names_of(self.pack.pieces, self.defenders),
                "sortied": names_of(self.pack.pieces, self.sortied),
                "origins": list(self.origins),
                "strengths": list(self.strengths),
                "columns": list(self.battle_columns),
                "dice": list(self.battle_dice),
                "rerolls": list(self.rerolls),
                "elite_cost": self.elite_cost,
                "hits": list(self.battle_hits),
            },
            "retreat": {"waiting": list(self.retreats), "pushed": names_of(self.pack.pieces, self.pushed)},
            "siege": {
                "space": name_of(self.pack.spaces, self.siege_at),
                "modifier": self.siege_drm,
                "outcome": self.siege_outcome,
            },
            "germani_mp": self.germani_mp,
            "score": {
                "pass": self.pass_opened,
                "germania": self.germania_won,
                "britannia": self.britannia_won,
                "governance": list(self.governance),
            },
            "winner": SIDES[self.winner] if self.winner >= 0 else None,
            "victory": self.victory,
        }

    def read_public(self, view: Mapping[str, Any]) -> None:
        """Take over from a view the fields that `public` showed."""
        self.phase = self.phase_named(view["phase"])
        self.below = frames_from_data(self, view["frames"])
        self.taken = view["taken"]
        self.carrying = view["carrying"]
        self.turn = view["turn"]
        self.leading = SIDES.index(view["leading"])
        self.active = SIDES.index(view["active"])
        self.where = [self.pack.place_index[view["pieces"][piece]] for piece in self.pack.pieces]
        self.reduced = set_of(self.pack.piece_index, view["reduced"])
        self.inside = set_of(self.pack.piece_index, view["inside"])
        self.used = set_of(self.pack.piece_index, view["used"])
        self.militia_belgic = view["militia_belgic"]
        self.roman_im = set_of(self.pack.space_index, view["roman_im"])
        self.gallic_im = set_of(self.pack.space_index, view["gallic_im"])
        self.strongholds = set_of(self.pack.space_index, view["strongholds"])
        self.roman_cities = set_of(self.pack.space_index, view["roman_cities"])
        self.town_of = [
            number_of(self.pack.space_index, view["towns"].get(self.pack.pieces[FIRST_TRIBE + tribe]))
            for tribe in range(TRIBE_COUNT)
        ]
        self.upgraded = set_of(self.pack.space_index, view["upgraded"])
        self.devastated = set_of(self.pack.space_index, view["devastated"])
        self.points = sum(
            [value << 2 * self.pack.space_index[name] for name, value in view["siege_points"].items()]
        )
        self.rolled = set_of(self.pack.space_index, view["rolled"])
        self.council_im = view["council_im"]
        self.supremacy = list(view["supremacy"])
        self.discards = set_of(self.pack.card_index, view["discards"])
        self.played = list(view["played"])
        self.card = number_of(self.pack.card_index, view["card"])
        self.use = USES.index(view["use"])
        self.ap = view["ap"]
        effect_part = view["effect"]
        self.pending = list(effect_part["pending"])
        self.effect = effect_part["index"]
        self.judged = set_of(self.pack.space_index, effect_part["judged"])
        self.marked = set_of(self.pack.space_index, effect_part["marked"])
        self.calm = view["calm"]
        self.storms_off = view["storms_off"]
        self.siege_bonus = view["siege_bonus"]
        self.starving = set_of(self.pack.space_index, view["starving"])
        self.hungry = set_of(self.pack.space_index, view["hungry"])
        self.barred = set_of(self.pack.piece_index, view["barred"])
        replacements_part = view["replacements"]
        self.steps = replacements_part["steps"]
        self.levied = replacements_part["levied"]
        self.delayed = view["delayed"]
        self.late = view["late"]
        self.camping = number_of(self.pack.piece_index, view["camping"])
        self.camp_mp = view["camp_mp"]
        self.excess = set_of(self.pack.piece_index, view["excess"])
        move_part = view["move"]
        self.marcher = number_of(self.pack.piece_index, move_part["marcher"])
        self.moving = set_of(self.pack.piece_index, move_part["moving"])
        self.counted = set_of(self.pack.piece_index, move_part["counted"])
        self.allowance = move_part["allowance"]
        self.spent = move_part["spent"]
        self.move_rules = move_part["rules"]
        self.companions = move_part["companions"]
        step_part = view["step"]
        self.step_from = number_of(self.pack.space_index, step_part["origin"])
        self.step_to = number_of(self.pack.space_index, step_part["goal"])
        self.stage = step_part["stage"]
        self.declared = set_of(self.pack.space_index, step_part["declared"])
        self.friendly = step_part["friendly"]
        self.attempt = number_of(self.pack.space_index, step_part["attempt"])
        self.modifier = step_part["modifier"]
        self.arrived = set_of(self.pack.piece_index, step_part["arrived"])
        self.chosen = set_of(self.pack.piece_index, step_part["chosen"])
        losses_part = view["losses"]
        self.losers = set_of(self.pack.piece_index, losses_part["among"])
        self.hits = losses_part["hits"]
        self.aftermath = list(losses_part["aftermath"])
        self.toll = losses_part["toll"]
        battle_part = view["battle"]
        self.battle_kind = battle_part["kind"]
        self.battle_stage = battle_part["stage"]
        self.of_move = battle_part["of_move"]
        self.battle_space = number_of(self.pack.space_index, battle_part["space"])
        self.attacker = battle_part["attacker"]
        self.attackers = set_of(self.pack.piece_index, battle_part["attackers"])
        self.defenders = set_of(self.pack.piece_index, battle_part["defenders"])
        self.sortied = set_of(self.pack.piece_index, battle_part["sortied"])
        self.origins = list(battle_part["origins"])
        self.strengths = list(battle_part["strengths"])
        self.battle_columns = list(battle_part["columns"])
        self.battle_dice = list(battle_part["dice"])
        self.rerolls = list(battle_part["rerolls"])
        self.elite_cost = battle_part["elite_cost"]
        self.battle_hits = list(battle_part["hits"])
        retreat_part = view["retreat"]
        self.retreats = list(retreat_part["waiting"])
        self.pushed = set_of(self.pack.piece_index, retreat_part["pushed"])
        siege_part = view["siege"]
        self.siege_at = number_of(self.pack.space_index, siege_part["space"])
        self.siege_drm = siege_part["modifier"]
        self.siege_outcome = siege_part["outcome"]
        self.germani_mp = view["germani_mp"]
        score_part = view["score"]
        self.pass_opened = score_part["pass"]
        self.germania_won = score_part["germania"]
        self.britannia_won = score_part["britannia"]
        self.governance = list(score_part["governance"])
        self.winner = -1 if view["winner"] is None else SIDES.index(view["winner"])
        self.victory = view["victory"]

    def field_values(self) -> list[Any]:
        """The values of all fields but phases and frames, as they are, hidden or not."""
        return [
            self.mover,
            self.reveals,
            self.plan,
            self.kept,
            self.taken,
            self.carrying,
            self.turn,
            self.leading,
            self.active,
            self.where,
            self.here,
            self.away,
            self.roman_at,
            self.gallic_at,
            self.reduced,
            self.inside,
            self.used,
            self.militia_belgic,
            self.roman_im,
            self.gallic_im,
            self.strongholds,
            self.roman_cities,
            self.town_of,
            self.towns,
            self.upgraded,
            self.devastated,
            self.points,
            self.rolled,
            self.council_im,
            self.supremacy,
            self.deck,
            self.discards,
            self.hand,
            self.played,
            self.card,
            self.use,
            self.ap,
            self.redrawn,
            self.pending,
            self.effect,
            self.judged,
            self.marked,
            self.calm,
            self.storms_off,
            self.siege_bonus,
            self.starving,
            self.hungry,
            self.barred,
            self.steps,
            self.levied,
            self.delayed,
            self.late,
            self.camping,
            self.camp_mp,
            self.excess,
            self.marcher,
            self.moving,
            self.counted,
            self.allowance,
            self.spent,
            self.move_rules,
            self.companions,
            self.step_from,
            self.step_to,
            self.stage,
            self.declared,
            self.friendly,
            self.attempt,
            self.modifier,
            self.arrived,
            self.chosen,
            self.losers,
            self.hits,
            self.aftermath,
            self.toll,
            self.battle_kind,
            self.battle_stage,
            self.of_move,
            self.battle_space,
            self.attacker,
            self.attackers,
            self.defenders,
            self.sortied,
            self.origins,
            self.strengths,
            self.battle_columns,
            self.battle_dice,
            self.rerolls,
            self.elite_cost,
            self.battle_hits,
            self.retreats,
            self.pushed,
            self.siege_at,
            self.siege_drm,
            self.siege_outcome,
            self.germani_mp,
            self.pass_opened,
            self.germania_won,
            self.britannia_won,
            self.governance,
            self.winner,
            self.victory,
        ]
