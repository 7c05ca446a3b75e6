"""Every message and every body, as types: what clients may send, and what they are sent.

What comes in is checked against these models before anybody looks at it. What goes out is made as plain data
where it is made; the models of it are the written contract, and the tests hold every message against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from rubicon.server.settings import RECORD_BYTES

#: The versions of the protocol that this server speaks, the best last.
PROTOCOLS: Final = (1,)

Key = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]
GameId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Words = Annotated[str, StringConstraints(max_length=500)]
Seq = Annotated[int, Field(ge=0, le=2**31)]


class Shape(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# ------------------------------------------------------------------------------------------ clients may send


class Hello(Shape):
    """The first message. Which game and seat: a token, or the game whose cookie was given."""

    type: Literal["hello"]
    protocols: Annotated[list[int], Field(min_length=1, max_length=20)]
    token: Token | None = None
    game: GameId | None = None
    #: The last update this client has. Without it, it is sent everything.
    since: Seq | None = None


class Act(Shape):
    type: Literal["act"]
    key: Key
    #: The last update the client had when it chose.
    seq: Seq
    action: Words


class Undo(Shape):
    type: Literal["undo"]
    key: Key
    seq: Seq


class Resign(Shape):
    type: Literal["resign"]
    key: Key


class Draw(Shape):
    type: Literal["draw"]
    key: Key
    #: `decline` also takes back an offer of one's own.
    how: Literal["offer", "accept", "decline"]


class Claim(Shape):
    type: Literal["claim"]
    key: Key
    what: Literal["win", "draw"]


class Pause(Shape):
    type: Literal["pause"]
    key: Key


class Contribute(Shape):
    type: Literal["contribute"]
    key: Key
    #: Words for the dice; none: I have none.
    text: Words


class Chat(Shape):
    type: Literal["chat"]
    key: Key
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    #: What a spectator calls himself. Players go by the name of their seat.
    name: Annotated[str, StringConstraints(max_length=40)] = ""


class Note(Shape):
    type: Literal["note"]
    key: Key
    text: Annotated[str, StringConstraints(max_length=20_000)]


class Rematch(Shape):
    type: Literal["rematch"]
    key: Key


class Explain(Shape):
    type: Literal["explain"]
    key: Key
    action: Words


class Hints(Shape):
    """Switch hints and odds on or off, in a game against the computer."""

    type: Literal["hints"]
    key: Key
    on: bool


class Hint(Shape):
    """What would the computer do here?"""

    type: Literal["hint"]
    key: Key


class Odds(Shape):
    """How would a fight end? The question is in the title's words; none asks about the one that is fought."""

    type: Literal["odds"]
    key: Key
    question: Words


class Ping(Shape):
    type: Literal["ping"]
    key: Key


Command = (
    Act
    | Undo
    | Resign
    | Draw
    | Claim
    | Pause
    | Contribute
    | Chat
    | Note
    | Rematch
    | Explain
    | Hints
    | Hint
    | Odds
    | Ping
)

hello: Final[TypeAdapter[Hello]] = TypeAdapter(Hello)
command: Final[TypeAdapter[Command]] = TypeAdapter(Annotated[Command, Field(discriminator="type")])


# ------------------------------------------------------------------------------------------ clients are sent


class Seated(Shape):
    """One seat as all may know it."""

    side: str
    kind: str
    name: str


class ClockFace(Shape):
    """One side's clock: what was left at the moment `at`, and whether it has been running since."""

    side: int
    left: float
    running: bool
    at: float
    pauses: int
    paused_until: float | None


class ChatLine(Shape):
    room: Literal["players", "spectators"]
    number: int
    at: float
    side: int
    author: str
    text: str


class Update(Shape):
    """What changed for this viewer: lines of the log, and his screen by a patch (see docs/protocol.md)."""

    type: Literal["update"]
    seq: int
    drop: int
    log: list[tuple[str, str]]
    patch: list[Any] | None
    clock: list[ClockFace]


class Presence(Shape):
    """Who is connected: each side, and how many spectators."""

    type: Literal["presence"]
    here: list[bool]
    watching: int


class Facts(Shape):
    """Everything about the table beside the game itself: status, seats, offers, clocks, the next game."""

    type: Literal["facts"]
    facts: dict[str, Any]


class Heard(Shape):
    type: Literal["chat"]
    said: ChatLine


class Welcome(Shape):
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
    log: list[tuple[str, str]] | None
    updates: list[Update] | None


class Chance(Shape):
    """A chance to win, between 0 and 1, and its standard error."""

    chance: float
    error: float


class WeighedPlan(Shape):
    """Actions until somebody else decides, and the chance to win with them, found in so many positions."""

    plan: list[str]
    chance: float
    error: float
    positions: int


class OtherPlan(WeighedPlan):
    """What one loses by it against the best, and the standard error of that."""

    gain: float
    gain_error: float


class Advice(Shape):
    """What the computer would do in one's place, by what one knows."""

    prompt: str
    action: str
    now: Chance
    best: WeighedPlan
    others: list[OtherPlan]
    plans: int
    playouts: int
    text: list[str]


class Figure(Shape):
    """A chance or an expectation, with its standard error: 0 where it is exact."""

    value: float
    error: float


class PieceOdds(Shape):
    """What awaits one piece; or each of `count` hidden ones, on the average."""

    piece: str
    name: str
    count: int
    strength: int
    leader: bool
    reserve: bool
    lost: Figure
    leaves: Figure
    strength_left: Figure


class SideOdds(Shape):
    side: str
    wins: Figure
    steps_lost: Figure
    pieces_lost: Figure
    leaders_lost: Figure
    pieces: list[PieceOdds]


class BattleOdds(Shape):
    """How a fight may end, if both sides keep to the policy of docs/odds.md."""

    title: str
    place: str | None
    attacker: SideOdds
    defender: SideOdds
    rounds: list[Figure]
    exact: bool
    samples: int
    notes: list[str]


class Done(Shape):
    """A command was carried out, and what it changed is durable."""

    type: Literal["done"]
    key: str
    seq: int
    #: The answer of `explain`.
    text: str | None = None
    #: The answers of `hint` and `odds`.
    hint: Advice | None = None
    odds: BattleOdds | None = None
    #: The command had been carried out before, under this very key; `screen` is as it is now.
    again: bool = False
    screen: dict[str, Any] | None = None


class Refusal(Shape):
    """A message was refused; nothing has changed. After `stale`, `screen` is as it is now."""

    type: Literal["refused"]
    key: str | None
    code: str
    why: str
    seq: int | None
    screen: dict[str, Any] | None = None


Pushed = Update | Presence | Facts | Heard | Welcome | Done | Refusal

pushed: Final[TypeAdapter[Pushed]] = TypeAdapter(Annotated[Pushed, Field(discriminator="type")])


# --------------------------------------------------------------------------------------------- HTTP: bodies


class SeatWish(Shape):
    """Who is to sit at one side: `me`, a `bot` by its word, or whoever takes the `open` seat."""

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    bot: Annotated[str, StringConstraints(max_length=200)] = ""


class NewGame(Shape):
    """A game to be created."""

    title: Annotated[str, StringConstraints(max_length=60)]
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    #: One for each side, in the title's order.
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    clock: Annotated[str, StringConstraints(max_length=60)] = "none"
    #: Whether open seats are offered in the lobby.
    listed: bool = False
    #: Whether each person is asked for words to mix into the dice.
    ask: bool = False
    #: Whether one may ask for hints and odds, in a game against the computer; between people nobody may.
    hints: bool = True


class Link(Shape):
    """A link to a seat, or for spectators. `kind`: yours, an invitation to pass on, or to watch."""

    kind: Literal["seat", "invitation", "spectator"]
    side: str | None
    link: str
    token: str


class Created(Shape):
    game: str
    links: list[Link]


class Take(Shape):
    """Sit down where an invitation leads."""

    token: Token
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    #: The token the seat is to have, chosen at random by the client, so that it can safely ask again.
    mine: Token | None = None


class Join(Shape):
    """Sit down at an open seat of a listed game: a certain side, or any."""

    side: Annotated[str, StringConstraints(max_length=60)] | None = None
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    mine: Token | None = None


class TokenOnly(Shape):
    token: Token


class Seat(Shape):
    """A seat that was taken."""

    game: str
    link: Link


class Renew(Shape):
    """Which link is to be renewed or revoked: one's own (nothing), or that of the spectators."""

    what: Literal["seat", "spectator"] = "seat"
    #: The game whose cookie says who asks; not needed with a token in the header.
    game: GameId | None = None


class SessionOpened(Shape):
    """A cookie was set that opens this seat."""

    game: str
    side: str | None


class OpenGame(Shape):
    """A game of the lobby with a free seat."""

    game: str
    title: str
    options: dict[str, str]
    clock: str
    seats: list[Seated]
    created: float


class Lobby(Shape):
    games: list[OpenGame]


class PublicFacts(Shape):
    """What anybody may know of a game."""

    game: str
    facts: dict[str, Any]


class OptionFacts(Shape):
    name: str
    values: list[str]
    meaning: str


class TitleFacts(Shape):
    id: str
    title: str
    version: int
    sides: list[str]
    options: list[OptionFacts]
    bots: list[str]


class Titles(Shape):
    titles: list[TitleFacts]


class RuleSection(Shape):
    """One heading of the rules with the text below it, in Markdown."""

    level: int
    number: str
    title: str
    text: str


class Rules(Shape):
    sections: list[RuleSection]


class Problem(Shape):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    why: str


# --------------------------------------------------------------------------------------- HTTP: finished games


class Origin(Shape):
    """A finished game: one that was played here, by its number, or a record that somebody brings along."""

    game: GameId | None = None
    record: Annotated[str, StringConstraints(max_length=RECORD_BYTES)] | None = None


class Frame(Shape):
    """One step of a finished game: who did what, and what it showed to each viewer, the sides in their order
    and then the spectators: lines of the log gone and added, and a patch of the screen. `truth`: the log of
    who knows everything."""

    side: str | None
    action: str
    shown: list[tuple[int, list[tuple[str, str]], list[Any] | None] | None]
    truth: tuple[int, list[tuple[str, str]]] | None


class Replay(Shape):
    """A finished game through all eyes. The first frame is the start, the last one the end."""

    title: str
    options: dict[str, str]
    players: dict[str, str]
    notes: list[str]
    fingerprint: str
    #: How many first steps were taken over from another game.
    branched: int | None
    #: Whether all dice were proved, and what was found in a sentence or two.
    proved: bool
    verdict: str
    frames: list[Frame]
    #: The step after which each position stood that was not taken back.
    positions: list[int]


class Fork(Origin):
    """A game to be played on from a position of a finished one, against the computer."""

    #: After how many steps.
    at: Annotated[int, Field(ge=0, le=100_000)]
    #: The side one wants to play, and the word of the computer player on the other.
    side: Annotated[str, StringConstraints(max_length=60)]
    bot: Annotated[str, StringConstraints(max_length=200)]
    name: Annotated[str, StringConstraints(max_length=40)] = ""


class Study(Shape):
    """How far an analysis is. While it is made, `sketch` shows how things stood at a glance; at the end,
    `course` is the analysis. See docs/analysis.md for both."""

    id: str
    state: Literal["waiting", "working", "done", "failed"]
    doing: str
    part: int
    whole: int
    #: Why it failed.
    why: str
    sketch: dict[str, Any] | None
    course: dict[str, Any] | None


class Health(Shape):
    status: Literal["ok"]
    version: str
