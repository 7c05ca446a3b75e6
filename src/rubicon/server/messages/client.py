"""What clients may send over the WebSocket. Every message is checked against these models first."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from rubicon.server.messages.base import GameId, Key, Seq, ShortText, StrictModel, Token


class Hello(StrictModel):
    """The first message. It names a game and seat: by a token, or by the game whose cookie is sent."""

    type: Literal["hello"]
    protocols: Annotated[list[int], Field(min_length=1, max_length=20)]
    token: Token | None = None
    game: GameId | None = None
    #: The number of the last update this client has. Without it, the client is sent everything.
    since: Seq | None = None


class Act(StrictModel):
    type: Literal["act"]
    key: Key
    #: The number of the last update the client had when it chose.
    seq: Seq
    action: ShortText


class Undo(StrictModel):
    type: Literal["undo"]
    key: Key
    seq: Seq


class Resign(StrictModel):
    type: Literal["resign"]
    key: Key


class Draw(StrictModel):
    type: Literal["draw"]
    key: Key
    #: `decline` also withdraws the side's own offer.
    how: Literal["offer", "accept", "decline"]


class Claim(StrictModel):
    type: Literal["claim"]
    key: Key
    what: Literal["win", "draw"]


class Pause(StrictModel):
    type: Literal["pause"]
    key: Key


class Commit(StrictModel):
    """Bind this side to words for the dice, before any side shows its own."""

    type: Literal["commit"]
    key: Key
    #: SHA-256 of the words, as docs/records.md says.
    hash: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Contribute(StrictModel):
    type: Literal["contribute"]
    key: Key
    #: Words to mix into the dice, those that this side committed to; empty: none.
    text: ShortText


class Chat(StrictModel):
    type: Literal["chat"]
    key: Key
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    #: The name of a spectator. Players have the name of their seat.
    name: Annotated[str, StringConstraints(max_length=40)] = ""


class Note(StrictModel):
    type: Literal["note"]
    key: Key
    text: Annotated[str, StringConstraints(max_length=20_000)]


class StandingOrder(StrictModel):
    """Pass in every window of this kind; or only where a fact of the prompt has this value."""

    #: The kind of a decision; or `until-turn`: every window, until the side takes an action of its own turn.
    window: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    fact: Annotated[str, StringConstraints(max_length=64)] = ""
    value: Annotated[str, StringConstraints(max_length=64)] = ""


class Orders(StrictModel):
    """All standing orders of the side, instead of those before."""

    type: Literal["orders"]
    key: Key
    orders: Annotated[list[StandingOrder], Field(max_length=64)]


class Rematch(StrictModel):
    type: Literal["rematch"]
    key: Key


class Explain(StrictModel):
    type: Literal["explain"]
    key: Key
    action: ShortText


#: The question about hidden pieces, the same in all titles.
KNOWLEDGE: Final = "knowledge"


class Inspect(StrictModel):
    """What follows from the rules and what this side sees: reach, supply. In the notation of the title; the
    question `knowledge` asks what this side may know about hidden pieces."""

    type: Literal["inspect"]
    key: Key
    question: ShortText


class Hints(StrictModel):
    """Switch hints and odds on or off, in a game against the computer."""

    type: Literal["hints"]
    key: Key
    on: bool


class Hint(StrictModel):
    """What would the computer do here?"""

    type: Literal["hint"]
    key: Key


class Odds(StrictModel):
    """How would a fight end? The question is in the notation of the title; empty: the current fight."""

    type: Literal["odds"]
    key: Key
    question: ShortText


class Ping(StrictModel):
    type: Literal["ping"]
    key: Key


Command = (
    Act
    | Undo
    | Resign
    | Draw
    | Claim
    | Pause
    | Commit
    | Contribute
    | Chat
    | Note
    | Orders
    | Rematch
    | Explain
    | Inspect
    | Hints
    | Hint
    | Odds
    | Ping
)

hello_adapter: Final[TypeAdapter[Hello]] = TypeAdapter(Hello)
command_adapter: Final[TypeAdapter[Command]] = TypeAdapter(Annotated[Command, Field(discriminator="type")])
