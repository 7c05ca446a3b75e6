"""2.1: the deal, the secret discard and the secret play; and the two God cards that move no blocks."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.julius_caesar.rules.components import (
    APOLLO,
    BLOCK_COUNT,
    BY_ROAD,
    CARD_COUNT,
    CARDS_DEALT,
    CLEOPATRA,
    JUPITER,
    LEADER,
    LOCATION_COUNT,
    LOCATIONS,
    NAVIS,
    SIDES,
    TYPE,
    VULCAN,
)
from rubicon.games.julius_caesar.rules.editions import NO_BORDER
from rubicon.games.julius_caesar.rules.notation import END, VERBS
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.flow import TELLING, Phase, SecretPhase
from rubicon.games.kit.values import members, replaced, set_from

DISCARD: Final[int] = VERBS.declare(2, "discard", "c", "discard a card at the start of the Year")
PLAY: Final[int] = VERBS.declare(29, "play", "c", "play a card, face-down until both have")
DEFECT: Final[int] = VERBS.declare(19_516, "defect", "l", "Jupiter: a block in that place is drawn to defect")
WELCOME: Final[int] = VERBS.declare(19_592, "welcome", "l", "Jupiter: the city to which the defector goes")
STRIKE: Final[int] = VERBS.declare(19_668, "strike", "l", "Vulcan: the city whose blocks lose a step")


def deal(s: Position, dice: Dice) -> None:
    """2.1, 8.6: shuffle all cards and deal six to each side."""
    drawn = dice.draw(CARD_COUNT, 2 * CARDS_DEALT)
    s.hand = [set_from(drawn[:CARDS_DEALT]), set_from(drawn[CARDS_DEALT:])]
    s.discarded = [-1, -1]
    s.last = [-1, -1]
    s.shown = 0
    if s.log is not None:
        for side in (0, 1):
            s.log.append(("dealt", side, s.hand[side]))


class Cards(SecretPhase[Position]):
    """Discard one of six at the start of a Year; then one card a turn."""

    def awaits(self, s: Position, side: int) -> bool:
        return s.chosen[side] < 0

    def decide(self, s: Position, side: int) -> Decision:
        hand = s.hand[side]
        if s.turn == 1 and s.discarded[side] < 0:
            return Decision(
                side,
                "discard",
                [DISCARD + card for card in members(hand)],
                ("side", SIDES[side]),
            )
        # Apollo has nothing to copy in the first turn of a Year.
        barred = APOLLO if s.turn == 1 else -1
        return Decision(
            side,
            "play",
            [PLAY + card for card in members(hand) if card != barred],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        choose_card(s, side, action)
        if s.chosen[0] >= 0 and s.chosen[1] >= 0:
            s.end(dice)


CARDS: Final = Cards("cards", 1, "2.1", ("discard", "play"))


def choose_card(s: Position, side: int, action: int) -> None:
    """Discard a card, or put it face-down on the table to play it."""
    if action < PLAY:
        card = action - DISCARD
        s.discarded = replaced(s.discarded, side, card)
    else:
        card = action - PLAY
        s.chosen = replaced(s.chosen, side, card)
    s.hand = replaced(s.hand, side, s.hand[side] ^ 1 << card)
    if s.log is not None:
        s.log.append(("discard" if action < PLAY else "play", side, card))


# ------------------------------------------------------------------ Jupiter and Vulcan


def begin_god_choice(s: Position, god: int) -> bool:
    """Begin the choice that Jupiter or Vulcan gives to the mover. Returns whether there is one."""
    if god == JUPITER and s.edition.jupiter_targets(s, s.mover):
        s.goto(DEFECTION)
    elif god == VULCAN and s.edition.vulcan_targets(s, s.mover):
        s.goto(ERUPTION)
    else:
        return False
    return True


class Defection(Phase[Position]):
    """2.1 Jupiter: in which place a block defects. Only called when there is such a place."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [END] + [DEFECT + place for place in s.edition.jupiter_targets(s, side)],
            (),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END or not defect(s, action - DEFECT, dice):
            s.end(dice)


DEFECTION: Final = Defection("defection", 2, "2.1", TELLING, ("defect",), see="Jupiter")


def defect(s: Position, place: int, dice: Dice) -> bool:
    """Draw the block that defects. Returns whether its new owner has to choose a city for it."""
    group = s.here[(1 - s.mover) * LOCATION_COUNT + place]
    blocks = [b for b in range(BLOCK_COUNT) if group >> b & 1]
    b = blocks[dice.draw(len(blocks), 1)[0]]
    s.reveals += 1
    if TYPE[b] == LEADER or TYPE[b] == NAVIS:  # these do not defect; they are shown and lose a step
        if s.log is not None:
            s.log.append(("loyal", s.mover, b, place, s.strength[b]))
        s.reduce(b)
        s.end_contest(place)
        return False
    if s.log is not None:
        s.log.append(("defects", s.mover, b, place))
    s.marcher = b
    s.march_at = place
    s.goto(WELCOME_DEFECTOR)
    return True


class WelcomeDefector(Phase[Position]):
    """The friendly cities next to where the defector stands."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [WELCOME + near for near in BY_ROAD[s.march_at] if s.is_friendly(side, near)],
            ("place", LOCATIONS[s.march_at]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        welcome(s, action - WELCOME)
        s.end(dice)


WELCOME_DEFECTOR: Final = WelcomeDefector("welcome", 3, "2.1", TELLING, ("welcome",), see="Jupiter")


def welcome(s: Position, city: int) -> None:
    """The defector joins the mover at its present strength and goes to `city`."""
    b, place = s.marcher, s.march_at
    s.reserves &= ~(1 << b)
    s.change_side(b)
    s.place(b, city)
    s.marcher = s.march_at = -1
    s.end_contest(place)
    if s.log is not None:
        s.log.append(("welcome", s.mover, b, place, city))


class Eruption(Phase[Position]):
    """2.1 Vulcan: which city is struck."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [END] + [STRIKE + place for place in s.edition.vulcan_targets(s, side)],
            (),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            strike(s, action - STRIKE)
        s.end(dice)


ERUPTION: Final = Eruption("eruption", 4, "2.1", TELLING, ("strike",), see="Vulcan")


def strike(s: Position, place: int) -> None:
    """Every block in the city loses a step; at strength I it is eliminated."""
    if s.log is not None:
        s.log.append(("strike", s.mover, place))
    s.reveals += 1
    group = s.here[place] | s.here[LOCATION_COUNT + place]
    for b in range(BLOCK_COUNT):
        if group >> b & 1 and not (b == CLEOPATRA and s.strength[b] == 1 and s.edition.spares_cleopatra):
            s.reduce(b)
    if s.is_contested(place):  # 1.1: Cleopatra has changed sides, and her former friends are still there
        s.attacker = {**s.attacker, place: s.side[CLEOPATRA]}
        s.main = {**s.main, place: NO_BORDER}


#: By their numbers.
PHASES: Final = [CARDS, DEFECTION, WELCOME_DEFECTOR, ERUPTION]
