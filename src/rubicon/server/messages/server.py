"""What clients are sent over the WebSocket.

The server makes these messages as plain data. The models are the written contract, and the tests check every
message against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from rubicon.server.messages.base import StrictModel


class PublicSeat(StrictModel):
    """What everybody may know about one seat."""

    side: str
    kind: str
    name: str
    #: Whether it is the name of the account that sits there. Nobody else may use such a name.
    registered: bool = False


class ClockFace(StrictModel):
    """One side's clock: the seconds left at the time `at`, and whether it has been running since."""

    side: int
    left: float
    running: bool
    at: float
    pauses: int
    paused_until: float | None


class ChatLine(StrictModel):
    room: Literal["players", "spectators"]
    number: int
    at: float
    side: int
    author: str
    text: str


#: A sentence as data: its key, or the name of an event, and its facts (see docs/protocol.md).
MessageData = tuple[str, dict[str, Any]]


class Update(StrictModel):
    """What changed for this viewer: lines of the log, and a patch of the screen (see docs/protocol.md)."""

    type: Literal["update"]
    seq: int
    drop: int
    log: list[MessageData]
    patch: list[Any] | None
    clock: list[ClockFace]


class Presence(StrictModel):
    """Who is connected: each side, and the number of spectators."""

    type: Literal["presence"]
    here: list[bool]
    watching: int


class Facts(StrictModel):
    """Everything about the table apart from the game itself: status, seats, offers, clocks, the rematch."""

    type: Literal["facts"]
    facts: dict[str, Any]


class ChatPush(StrictModel):
    type: Literal["chat"]
    said: ChatLine


class Welcome(StrictModel):
    """The answer to hello: everything (`screen` and `log`), or the updates that were missed."""

    type: Literal["welcome"]
    protocol: int
    server: str
    game: str
    viewer: int
    seq: int
    facts: dict[str, Any]
    presence: Presence
    chat: list[ChatLine]
    note: str
    screen: dict[str, Any] | None
    log: list[MessageData] | None
    updates: list[Update] | None


class Chance(StrictModel):
    """A chance to win, between 0 and 1, and its standard error."""

    chance: float
    error: float


class WeighedPlan(StrictModel):
    """Actions until another side decides, and the chance to win with them, from `positions` samples."""

    plan: list[str]
    chance: float
    error: float
    positions: int


class OtherPlan(WeighedPlan):
    """Another plan, with the loss of chance against the best one and its standard error."""

    gain: float
    gain_error: float


class Reason(StrictModel):
    """What a plan leads to, what it hopes for or risks: an event, the share of the games played on in which
    it happens, the same with usual play, and the chance to win in those games."""

    kind: Literal["leads", "hope", "risk"]
    event: MessageData
    share: float
    usual: float
    chance: float


class Advice(StrictModel):
    """What the computer would do in the place of a side, from what that side knows. Where its `certainty` is
    `none` or `equal`, usual play is better or as good, and nothing is recommended."""

    prompt: MessageData
    action: str
    certainty: Literal["clear", "likely", "even", "equal", "none"]
    reasons: list[Reason]
    now: Chance
    best: WeighedPlan
    others: list[OtherPlan]
    plans: int
    playouts: int
    text: list[str]


class Figure(StrictModel):
    """A probability or an expected value, with its standard error: 0 if it is exact."""

    value: float
    error: float


class PieceOdds(StrictModel):
    """The prospects of one piece, or on average of each of `count` hidden ones."""

    piece: str
    name: MessageData
    count: int
    strength: int
    leader: bool
    reserve: bool
    lost: Figure
    leaves: Figure
    strength_left: Figure


class SideOdds(StrictModel):
    side: str
    wins: Figure
    steps_lost: Figure
    pieces_lost: Figure
    leaders_lost: Figure
    pieces: list[PieceOdds]


class OddsOutcome(StrictModel):
    name: str
    chance: Figure


class BattleOdds(StrictModel):
    """How a fight may end if both sides follow the policy of docs/odds.md."""

    title: str
    place: str | None
    attacker: SideOdds
    defender: SideOdds
    rounds: list[Figure]
    exact: bool
    samples: int
    notes: list[MessageData]
    #: What else may come of it, by the title's names: a draw, a submission.
    outcomes: list[OddsOutcome]


class Done(StrictModel):
    """A command was executed, and what it changed is durable."""

    type: Literal["done"]
    key: str
    seq: int
    #: The answer of `explain`: a message for the reader's language, and the same in English.
    message: list[Any] | None = None
    text: str | None = None
    #: The answers of `hint` and `odds`.
    hint: Advice | None = None
    odds: BattleOdds | None = None
    #: The answer of `inspect`.
    facts: dict[str, Any] | None = None
    #: The command had been executed before, with the same key; `screen` is as it is now.
    again: bool = False
    screen: dict[str, Any] | None = None


class Refusal(StrictModel):
    """A message was refused; nothing has changed. `message` says why, and `why` the same in English. After
    `stale`, `screen` is as it is now.

    If there was too much of a kind of `work`, `wait` is the number of seconds after which to ask again.
    """

    type: Literal["refused"]
    key: str | None
    code: str
    why: str
    message: MessageData
    seq: int | None
    screen: dict[str, Any] | None = None
    wait: int | None = None
    work: str | None = None


ServerMessage = Update | Presence | Facts | ChatPush | Welcome | Done | Refusal

server_message_adapter: Final[TypeAdapter[ServerMessage]] = TypeAdapter(
    Annotated[ServerMessage, Field(discriminator="type")]
)
