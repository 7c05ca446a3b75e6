"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from rubicon.server.messages.base import GameId, StrictModel, Token
from rubicon.server.messages.server import MessageData, PublicSeat
from rubicon.server.settings import RECORD_BYTES


class SeatRequest(StrictModel):
    """Who plays one side: `me`, a `bot` by its name, or anybody who takes the `open` seat."""

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    bot: Annotated[str, StringConstraints(max_length=200)] = ""


class NewGame(StrictModel):
    """A game to create."""

    title: Annotated[str, StringConstraints(max_length=60)]
    options: Annotated[dict[str, str], Field(max_length=40)] = Field({})
    #: One for each side, in the title's order.
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    clock: Annotated[str, StringConstraints(max_length=60)] = "none"
    #: Whether open seats are offered in the lobby.
    listed: bool = False
    #: Whether the program of each person commits to words for the dice before the game begins.
    ask: bool = False
    #: Whether hints and odds are allowed in a game against the computer. Between people they never are.
    hints: bool = True


class Link(StrictModel):
    """A link to a seat, or for spectators. `kind`: your own seat, an invitation to pass on, or to watch."""

    kind: Literal["seat", "invitation", "spectator"]
    side: str | None
    link: str
    token: str


class Created(StrictModel):
    game: str
    links: list[Link]


class Take(StrictModel):
    """Take the seat of an invitation."""

    token: Token
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    #: The token for the seat, chosen at random by the client, so that it can safely ask again.
    mine: Token | None = None


class Join(StrictModel):
    """Take an open seat of a listed game: a certain side, or any."""

    side: Annotated[str, StringConstraints(max_length=60)] | None = None
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    mine: Token | None = None


class TokenOnly(StrictModel):
    token: Token


class Seat(StrictModel):
    """A seat that was taken."""

    game: str
    link: Link


class LinkChoice(StrictModel):
    """Which link to renew or revoke: that of the own seat (the default), or that of the spectators."""

    what: Literal["seat", "spectator"] = "seat"
    #: The game whose cookie holds the token; not needed with a token in the header.
    game: GameId | None = None


class SessionOpened(StrictModel):
    """A cookie was set that opens this seat."""

    game: str
    side: str | None


class OpenGame(StrictModel):
    """A game of the lobby with an open seat."""

    game: str
    title: str
    options: dict[str, str]
    clock: str
    seats: list[PublicSeat]
    created: float


class Lobby(StrictModel):
    """A page of the lobby. `next` is the `before` of the page that follows; None on the last page."""

    games: list[OpenGame]
    next: float | None


class PublicFacts(StrictModel):
    """What anybody may know about a game."""

    game: str
    facts: dict[str, Any]


class Invitation(StrictModel):
    """What an invitation leads to: the game, the side of its free seat, and what anybody may know of it."""

    game: str
    side: str
    #: The sides whose players have the table open.
    here: list[str]
    facts: dict[str, Any]


class OptionFacts(StrictModel):
    """An option; its words are in the message files of the title (`option-NAME`)."""

    name: str
    values: list[str]


class TitleFacts(StrictModel):
    id: str
    title: str
    version: int
    sides: list[str]
    options: list[OptionFacts]
    bots: list[str]
    #: Seconds that a computer player thinks about a choice at most, for those that go by time.
    thinks: dict[str, float]


class Titles(StrictModel):
    titles: list[TitleFacts]


class Names(StrictModel):
    """English names by kind and id. If they are `final`, message files do not translate them."""

    names: dict[str, dict[str, str]]
    final: bool


class RuleSection(StrictModel):
    """One heading of the rules with the text below it, in Markdown."""

    level: int
    number: str
    title: str
    text: str


class Rules(StrictModel):
    sections: list[RuleSection]


class Problem(StrictModel):
    """Why a request was refused: a code for programs, and a message for people, also in English.

    If there was too much of a kind of `work`, `wait` is the number of seconds after which to ask again.
    """

    code: str
    why: str
    message: list[Any]
    wait: int | None = None
    work: str | None = None


# --------------------------------------------------------------------------------------- HTTP: finished games


class FinishedGame(StrictModel):
    """A finished game: one that was played here, by its number, or a record that the client uploads."""

    game: GameId | None = None
    record: Annotated[str, StringConstraints(max_length=RECORD_BYTES)] | None = None


class Frame(StrictModel):
    """One step of a finished game: who did what, and what each viewer saw of it.

    `shown` has an entry for each side in order, then one for spectators: log lines removed and added, and a
    patch of the screen. `truth` is the same for the log that hides nothing.
    """

    side: str | None
    action: str
    shown: list[tuple[int, list[MessageData], list[Any] | None] | None]
    truth: tuple[int, list[MessageData]] | None


class Replay(StrictModel):
    """A finished game as each viewer saw it. The first frame is the start, the last one the end."""

    title: str
    options: dict[str, str]
    players: dict[str, str]
    notes: list[str]
    fingerprint: str
    #: The number of first steps that come from another game.
    branched: int | None
    #: Whether every die came from the seal; whether also nobody could choose it; and what was found, as
    #: messages. The last one says what is proved about the dice and what is not.
    holds: bool
    proved: bool
    verdict: list[MessageData]
    frames: list[Frame]
    #: For each position that was not undone, the number of the step it follows.
    positions: list[int]


class Fork(FinishedGame):
    """A game to continue from a position of a finished one, against the computer."""

    #: The number of steps to take over.
    at: Annotated[int, Field(ge=0, le=100_000)]
    #: The side of the person, and the name of the computer player of the other side.
    side: Annotated[str, StringConstraints(max_length=60)]
    bot: Annotated[str, StringConstraints(max_length=200)]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    #: The seed of dice that are the same for everybody, as in a lesson, in hex digits. Whoever sends it may
    #: know the dice, but plays against the computer alone.
    seed: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""


class AnalysisProgress(StrictModel):
    """The progress of an analysis. See docs/analysis.md.

    While it runs, `sketch` is a quick estimate; at the end, `course` is the result.
    """

    id: str
    state: Literal["waiting", "working", "done", "failed"]
    doing: list[Any] | None
    part: int
    whole: int
    #: Why it failed.
    why: list[Any] | None
    sketch: dict[str, Any] | None
    course: dict[str, Any] | None


class Health(StrictModel):
    status: Literal["ok"]
    version: str
