"""The fields of a position, declared once. `make fields` makes `position_fields.py` from them.

Hands, the deck and a planned move are shown and read back in `views` and `sampling`.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.fields import FLOW, NUMBER, NUMBERS, PLAN, Field, Kind, Layout

SPACE: Final = Kind("int", show="name_of(self.pack.spaces, $)", read="number_of(self.pack.space_index, $)")
SPACE_SET: Final = Kind("int", show="names_of(self.pack.spaces, $)", read="set_of(self.pack.space_index, $)")
PIECE: Final = Kind("int", show="name_of(self.pack.pieces, $)", read="number_of(self.pack.piece_index, $)")
PIECE_SET: Final = Kind("int", show="names_of(self.pack.pieces, $)", read="set_of(self.pack.piece_index, $)")
#: By piece: the space or box it is in.
PLACES: Final = Kind(
    NUMBERS.annotation,
    save=NUMBERS.save,
    load=NUMBERS.load,
    show="self.pack.named_places.shown($)",
    read="[self.pack.place_index[$[piece]] for piece in self.pack.pieces]",
)
#: By Tribe: the space of its Fortified Town, or -1.
TOWNS: Final = Kind(
    NUMBERS.annotation,
    save=NUMBERS.save,
    load=NUMBERS.load,
    show=(
        "{self.pack.pieces[FIRST_TRIBE + tribe]: self.pack.spaces[at] "
        "for tribe, at in enumerate($) if at >= 0}"
    ),
    read=(
        "[number_of(self.pack.space_index, $.get(self.pack.pieces[FIRST_TRIBE + tribe])) "
        "for tribe in range(TRIBE_COUNT)]"
    ),
)
#: A number of 0 to 3 for some spaces, two bits each.
PAIRS: Final = Kind(
    "int",
    show=(
        "{self.pack.spaces[at]: $ >> 2 * at & 3 for at in range(SPACE_COUNT if $ else 0) if $ >> 2 * at & 3}"
    ),
    read="sum([value << 2 * self.pack.space_index[name] for name, value in $.items()])",
)
CARD: Final = Kind("int", show="name_of(self.pack.cards, $)", read="number_of(self.pack.card_index, $)")
CARD_SET: Final = Kind("int", show="names_of(self.pack.cards, $)", read="set_of(self.pack.card_index, $)")
SIDE: Final = Kind("int", show="SIDES[$]", read="SIDES.index($)")
NO_SIDE: Final = Kind("int", show="SIDES[$] if $ >= 0 else None", read="-1 if $ is None else SIDES.index($)")

#: How a card is used: see `USES`.
USE: Final = Kind("int", show="USES[$]", read="USES.index($)")

LAYOUT: Final = Layout(
    base="PlanState",
    context=("pack", "Pack"),
    identity=("pack", "self.pack.digest"),
    imports="""
from collections.abc import Mapping
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.composed import PlanState
from rubicon.games.kit.flow import NOT_BEGUN, Frame, Phase, frames_from_data, frames_to_data
from rubicon.games.kit.values import HALF, HALF_BITS, name_of, names_of, number_of, set_of
from rubicon.games.rome_vs_gaul.rules.pack import FIRST_TRIBE, PLACE_COUNT, SIDES, SPACE_COUNT
from rubicon.games.rome_vs_gaul.rules.pack import TRIBE_COUNT, Pack
from rubicon.games.rome_vs_gaul.rules.vocabulary import USES
""",
    fields=(
        *FLOW,
        *PLAN,
        "The turn: its number, the side that leads its rounds, the side whose card play it is.",
        Field("turn", NUMBER, "1", shown="turn"),
        Field("leading", SIDE, "1", shown="leading"),
        Field("active", SIDE, "1", note="the Phasing player", shown="active"),
        "Pieces: the place of each; those on their reduced side; those inside a besieged Town or City; those",
        "that were used in this card play (7.7.1). `here` follows from `where`: the pieces in each space and",
        "box; so do the pieces in boxes, and the spaces with CUs of each side, besieged or not.",
        Field("where", PLACES, "pack.start[:]", lent=True, shown="pieces"),
        Field("here", NUMBERS, "[0] * PLACE_COUNT", lent=True, saved=False),
        Field("away", NUMBER, saved=False),
        Field("roman_at", NUMBER, saved=False, halves=True),
        Field("gallic_at", NUMBER, saved=False, halves=True),
        Field("reduced", PIECE_SET, "pack.start_reduced", shown="reduced"),
        Field("inside", PIECE_SET, shown="inside"),
        Field("used", PIECE_SET, shown="used"),
        Field(
            "militia_belgic",
            NUMBER,
            note="17.6: 1 if the Militia stands on its Belgic side",
            shown="militia_belgic",
        ),
        "Control markers (8.1), Devastation (17.5), Siege Points; `towns` follows from `town_of`.",
        Field("roman_im", SPACE_SET, "pack.start_roman_im", shown="roman_im", halves=True),
        Field("gallic_im", SPACE_SET, "pack.start_gallic_im", shown="gallic_im", halves=True),
        Field("strongholds", SPACE_SET, "pack.stronghold_spaces", shown="strongholds", halves=True),
        Field("roman_cities", SPACE_SET, "pack.city_spaces", shown="roman_cities", halves=True),
        Field("town_of", TOWNS, "[-1] * TRIBE_COUNT", shown="towns"),
        Field("towns", NUMBER, saved=False, halves=True),
        Field("upgraded", SPACE_SET, shown="upgraded"),
        Field("devastated", SPACE_SET, shown="devastated", halves=True),
        Field("points", PAIRS, note="Siege Points, two bits a space", shown="siege_points"),
        Field("rolled", SPACE_SET, note="14.3.4: places with a siege roll in this card play", shown="rolled"),
        Field("council_im", NUMBER, note="18.2.2: markers in the Gallic Council Box", shown="council_im"),
        "By ocean (Britannicus, Atlanticus): the side that a card gave Naval Supremacy, or -1.",
        Field("supremacy", NUMBERS, "[-1, -1]", shown="supremacy"),
        "Cards as sets. The deck has no order: a card is drawn from it at random.",
        Field("deck", NUMBER),
        Field("discards", CARD_SET, shown="discards"),
        Field("hand", NUMBERS, "[0, 0]"),
        "The card play (7.4): card plays of each side in this turn; the card, its use, its Action Points",
        "left. `redrawn` must be played next, after a cancelled card (7.5.5); only its owner knows it.",
        Field("played", NUMBERS, "[0, 0]", shown="played"),
        Field("card", CARD, "-1", shown="card"),
        Field("use", USE, shown="use"),
        Field("ap", NUMBER, shown="ap"),
        Field("redrawn", CARD, "-1"),
        "Effects of the card: how often each may still be used; the spaces its filters allow, judged when it",
        "began; the spaces already chosen.",
        Field("pending", NUMBERS, "[]", shown="effect.pending"),
        Field("effect", NUMBER, "-1", note="its number on the card", shown="effect.index"),
        Field("judged", SPACE_SET, shown="effect.judged"),
        Field("marked", SPACE_SET, shown="effect.marked"),
        "While the card is played: independent tribes that do not attack (a set), no storms, siege bonus.",
        "Until the next Roman Supply Phase: spaces in which Romans count as out of supply (card 38).",
        Field("calm", NUMBER, shown="calm"),
        Field("storms_off", NUMBER, shown="storms_off"),
        Field("siege_bonus", NUMBER, shown="siege_bonus"),
        Field("starving", SPACE_SET, shown="starving"),
        Field("hungry", SPACE_SET, note="15.4: stacks that still have to lose a step", shown="hungry"),
        "Reinforcements (5): Tribes that may not go into the Council Box; replacement steps left, IMs",
        "removed for the next one; was Caesar ever delayed; Roman card plays before Caesar is placed.",
        Field("barred", PIECE_SET, shown="barred"),
        Field("steps", NUMBER, shown="replacements.steps"),
        Field("levied", NUMBER, shown="replacements.levied"),
        Field("delayed", NUMBER, shown="delayed"),
        Field("late", NUMBER, shown="late"),
        "Winter (16.2): the Legion that crossed the Channel and may march on, its MPs; Legions in excess.",
        Field("camping", PIECE, "-1", shown="camping"),
        Field("camp_mp", NUMBER, shown="camp_mp"),
        Field("excess", PIECE_SET, shown="excess"),
        "An activation (10): the piece that was activated, the pieces that move with it, CUs that only a",
        "siege of this activation used up (14.3.2), MPs with CUs, MPs spent, restrictions (see",
        "movement.py), who may come along (vocabulary.WHO, 0: anybody).",
        Field("marcher", PIECE, "-1", shown="move.marcher"),
        Field("moving", PIECE_SET, shown="move.moving"),
        Field("counted", PIECE_SET, shown="move.counted"),
        Field("allowance", NUMBER, shown="move.allowance"),
        Field("spent", NUMBER, shown="move.spent"),
        Field("move_rules", NUMBER, shown="move.rules"),
        Field("companions", NUMBER, shown="move.companions"),
        "A step of it: from where to where, its stage (see entering.py), stacks that declared an",
        "Interception, whether its modifier for a friendly space holds, the stack that rolls, what Surprise",
        "cards add to the roll, interceptors that arrived; of a choice of pieces, those named so far or",
        "left.",
        Field("step_from", SPACE, "-1", shown="step.origin"),
        Field("step_to", SPACE, "-1", shown="step.goal"),
        Field("stage", NUMBER, shown="step.stage"),
        Field("declared", SPACE_SET, shown="step.declared"),
        Field("friendly", NUMBER, shown="step.friendly"),
        Field("attempt", SPACE, "-1", shown="step.attempt"),
        Field("modifier", NUMBER, shown="step.modifier"),
        Field("arrived", PIECE_SET, shown="step.arrived"),
        Field("chosen", PIECE_SET, shown="step.chosen"),
        "Step losses that a side must take (13.6): the pieces among which it chooses, and the steps left.",
        "What follows from losses and waits (see losses.py). Roman IMs that Caesar's displacement still",
        "costs (9.6).",
        Field("losers", PIECE_SET, shown="losses.among"),
        Field("hits", NUMBER, shown="losses.hits"),
        Field("aftermath", NUMBERS, "[]", shown="losses.aftermath"),
        Field("toll", NUMBER, shown="losses.toll"),
        "A battle (13): its kind and stage (see battle.py), space, sides, units; attackers that sortied;",
        "where the others came from, as pairs of a space and a set; by role (attacker, defender) strengths,",
        "columns, rerolls left and hits taken; the dice, two of each; bits of the roles whose Elite unit",
        "pays (13.5.3).",
        Field("battle_kind", NUMBER, shown="battle.kind"),
        Field("battle_stage", NUMBER, shown="battle.stage"),
        Field("of_move", NUMBER, note="1 if the moving Army fights it", shown="battle.of_move"),
        Field("battle_space", SPACE, "-1", shown="battle.space"),
        Field("attacker", NUMBER, shown="battle.attacker"),
        Field("attackers", PIECE_SET, shown="battle.attackers"),
        Field("defenders", PIECE_SET, shown="battle.defenders"),
        Field("sortied", PIECE_SET, shown="battle.sortied"),
        Field("origins", NUMBERS, "[]", shown="battle.origins"),
        Field("strengths", NUMBERS, "[0, 0]", shown="battle.strengths"),
        Field("battle_columns", NUMBERS, "[0, 0]", shown="battle.columns"),
        Field("battle_dice", NUMBERS, "[]", shown="battle.dice"),
        Field("rerolls", NUMBERS, "[0, 0]", shown="battle.rerolls"),
        Field("elite_cost", NUMBER, shown="battle.elite_cost"),
        Field("battle_hits", NUMBERS, "[0, 0]", shown="battle.hits"),
        "Retreats (13.7) that wait, as records (see retreats.py); stacks that were pushed out in this",
        "battle.",
        Field("retreats", NUMBERS, "[]", shown="retreat.waiting"),
        Field("pushed", PIECE_SET, shown="retreat.pushed"),
        "A siege roll (14.3): its place, the modifiers of Surprise cards, its outcome (see sieges.py).",
        Field("siege_at", SPACE, "-1", shown="siege.space"),
        Field("siege_drm", NUMBER, shown="siege.modifier"),
        Field("siege_outcome", NUMBER, shown="siege.outcome"),
        "A move of the Germani (17.4): the side that moves them, their MPs left.",
        Field("germani_mp", NUMBER, shown="germani_mp"),
        "Victory Points: opened the Pass, Germania and Britannia invaded, from Governance by turn.",
        Field("pass_opened", NUMBER, shown="score.pass"),
        Field("germania_won", NUMBER, shown="score.germania"),
        Field("britannia_won", NUMBER, shown="score.britannia"),
        Field("governance", NUMBERS, "[]", note="by turn: the Governance points", shown="score.governance"),
        Field("winner", NO_SIDE, "-1", shown="winner"),
        Field("victory", NUMBER, note="how it was won (see victory.py)", shown="victory"),
    ),
)
