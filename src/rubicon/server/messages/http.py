"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from rubicon.server.messages.base import GameId, StrictModel, Token
from rubicon.server.messages.server import PublicSeat
from rubicon.server.settings import RECORD_BYTES


class SeatRequest(StrictModel):
    """Who is to sit at one side: `me`, a `bot` by its word, or whoever takes the `open` seat."""

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    bot: Annotated[str, StringConstraints(max_length=200)] = ""


class NewGame(StrictModel):
    """A game to be created."""

    title: Annotated[str, StringConstraints(max_length=60)]
    options: Annotated[dict[str, str], Field(max_length=40)] = Field({})
    #: One for each side, in the title's order.
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    clock: Annotated[str, StringConstraints(max_length=60)] = "none"
    #: Whether open seats are offered in the lobby.
    listed: bool = False
    #: Whether each person is asked for words to mix into the dice.
    ask: bool = False
    #: Whether one may ask for hints and odds, in a game against the computer; between people nobody may.
    hints: bool = True


class Link(StrictModel):
    """A link to a seat, or for spectators. `kind`: yours, an invitation to pass on, or to watch."""

    kind: Literal["seat", "invitation", "spectator"]
    side: str | None
    link: str
    token: str


class Created(StrictModel):
    game: str
    links: list[Link]


class Take(StrictModel):
    """Sit down where an invitation leads."""

    token: Token
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    #: The token the seat is to have, chosen at random by the client, so that it can safely ask again.
    mine: Token | None = None


class Join(StrictModel):
    """Sit down at an open seat of a listed game: a certain side, or any."""

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
    """Which link is to be renewed or revoked: one's own (nothing), or that of the spectators."""

    what: Literal["seat", "spectator"] = "seat"
    #: The game whose cookie says who asks; not needed with a token in the header.
    game: GameId | None = None


class SessionOpened(StrictModel):
    """A cookie was set that opens this seat."""

    game: str
    side: str | None


class OpenGame(StrictModel):
    """A game of the lobby with a free seat."""

    game: str
    title: str
    options: dict[str, str]
    clock: str
    seats: list[PublicSeat]
    created: float


class Lobby(StrictModel):
    games: list[OpenGame]


class PublicFacts(StrictModel):
    """What anybody may know of a game."""

    game: str
    facts: dict[str, Any]


class OptionFacts(StrictModel):
    name: str
    values: list[str]
    meaning: str


class TitleFacts(StrictModel):
    id: str
    title: str
    version: int
    sides: list[str]
    options: list[OptionFacts]
    bots: list[str]


class Titles(StrictModel):
    titles: list[TitleFacts]


class RuleSection(StrictModel):
    """One heading of the rules with the text below it, in Markdown."""

    level: int
    number: str
    title: str
    text: str


class Rules(StrictModel):
    sections: list[RuleSection]


class Problem(StrictModel):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    why: str


# --------------------------------------------------------------------------------------- HTTP: finished games


class FinishedGame(StrictModel):
    """A finished game: one that was played here, by its number, or a record that somebody brings along."""

    game: GameId | None = None
    record: Annotated[str, StringConstraints(max_length=RECORD_BYTES)] | None = None


class Frame(StrictModel):
    """One step of a finished game: who did what, and what it showed to each viewer, the sides in their order
    and then the spectators: lines of the log gone and added, and a patch of the screen. `truth`: the log of
    who knows everything."""

    side: str | None
    action: str
    shown: list[tuple[int, list[tuple[str, str]], list[Any] | None] | None]
    truth: tuple[int, list[tuple[str, str]]] | None


class Replay(StrictModel):
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


class Fork(FinishedGame):
    """A game to be played on from a position of a finished one, against the computer."""

    #: After how many steps.
    at: Annotated[int, Field(ge=0, le=100_000)]
    #: The side one wants to play, and the word of the computer player on the other.
    side: Annotated[str, StringConstraints(max_length=60)]
    bot: Annotated[str, StringConstraints(max_length=200)]
    name: Annotated[str, StringConstraints(max_length=40)] = ""


class AnalysisProgress(StrictModel):
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


class Health(StrictModel):
    status: Literal["ok"]
    version: str
