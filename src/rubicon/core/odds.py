"""The odds of a fight: what `Game.odds` is asked and what it answers. Answers are plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from rubicon.core.message import Message


@dataclass(frozen=True, slots=True)
class Forces:
    """A fight given piece by piece, without a position around it. The names are the title's own."""

    #: `legio-7` at full strength, or `legio-7:2`.
    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    place: str | None = None
    #: Those of them that arrive late.
    reserve: tuple[str, ...] = ()
    #: The attacker strikes first.
    surprise: bool = False
    #: A beaten attacker has no way back.
    cut_off: bool = False


@dataclass(frozen=True, slots=True)
class OddsValue:
    """A chance or an expectation, with its standard error: 0 where it is exact."""

    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class PieceOdds:
    """The odds of one piece; or of each of `count` hidden pieces, on average."""

    piece: str
    #: What it is called; of hidden pieces, how many there are.
    name: Message
    count: int
    strength: int
    leader: bool
    reserve: bool
    #: The chances that it is lost and that it has to leave, and its strength afterwards, 0 when lost.
    lost: OddsValue
    leaves: OddsValue
    strength_left: OddsValue


@dataclass(frozen=True, slots=True)
class SideOdds:
    """The odds of one side. A piece that goes over to the enemy is lost."""

    side: str
    wins: OddsValue
    steps_lost: OddsValue
    pieces_lost: OddsValue
    leaders_lost: OddsValue
    pieces: tuple[PieceOdds, ...]


@dataclass(frozen=True, slots=True)
class OddsOutcome:
    """Something else that a fight may come to, such as a draw or a surrender, by the title's name for it."""

    name: str
    chance: OddsValue


@dataclass(frozen=True, slots=True)
class Odds:
    """How a fight may end, if both sides keep to the policy that the title documents."""

    title: str
    #: The id of the place.
    place: str | None
    attacker: SideOdds
    defender: SideOdds
    #: The chance that it ends in the first round, the second, and so on.
    rounds: tuple[OddsValue, ...]
    #: Whether nothing was sampled: then all errors are 0. Else this is the mean of `samples` positions.
    exact: bool
    samples: int
    notes: tuple[Message, ...] = ()
    outcomes: tuple[OddsOutcome, ...] = ()

    def data(self) -> dict[str, Any]:
        """As plain JSON data."""
        return asdict(self)
