"""What a table returns: what must be stored, and what each viewer is shown.

These are plain values. A `Change` is stored as a whole, in one transaction, before any of it is sent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rubicon.core.game import RubiconError
from rubicon.core.message import Message
from rubicon.table.clock import Outage
from rubicon.table.patch import Patch
from rubicon.table.seats import Seat

WAITING, PLAYING, OVER = "waiting", "playing", "over"

#: The two chat rooms. Only the players, or only the spectators, read and write there.
PLAYERS, SPECTATORS = "players", "spectators"


class Refused(RubiconError):
    """A command was refused; nothing has changed. `code` is for programs:

    `stale`: the game has gone on since the client chose; `illegal`: not a legal action now; `waiting`: the
    game has not begun; `begun`: it has; `over`: it has ended; `taken`: the seat is taken; `undo`, `draw`,
    `clock`, `pause`, `hints`, `orders`, `rematch`: nothing of this kind is possible now; `text`: the text
    cannot be accepted.

    `wait`: the seconds after which it may be asked again, and `work`: the kind of work that there was too
    much of, if that is why.
    """

    def __init__(self, code: str, why: Message, wait: int | None = None, work: str | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.wait = wait
        self.work = work


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line of the record. `shown` has a bit for each viewer who got an update from it: 1 << side, and
    1 << number of sides for spectators."""

    number: int
    text: str
    at: float
    shown: int


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The line of the record that started a side's last turn: its number, which is that of the turn, and its
    time."""

    number: int
    at: float


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at the table, apart from the game itself. All viewers may know it, except
    standing orders and credits, which only their side knows.

    Kinds: `seat` (side took it), `commit` (side committed to words for the dice; text: the hash), `words`
    (its words; not shown before the game begins), `waive` (side contributes nothing), `withhold` (side did
    not show the words it committed to), `draw` (side offers one), `undraw` (the offer is declined or
    withdrawn by side), `pause`, `hints` (text: on or off), `rematch` (side wants one),
    `next` (text: the game that follows this one), `orders` (text: the standing orders of side, from now on),
    `credit` (text: the seconds that the clock of side gives back, see `rubicon.table.clock.Credit`).
    """

    number: int
    at: float
    kind: str
    side: int
    text: str = ""

    @property
    def is_private(self) -> bool:
        """Whether only its side may know of it, and that anything happened."""
        return self.kind in ("orders", "credit")

    @property
    def is_told(self) -> bool:
        """Whether those who may know of it are told at once. A credit shows on the clock by itself."""
        return self.kind != "credit"


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A message in a chat room, numbered within the room. `side` is SPECTATOR for spectators."""

    room: str
    number: int
    at: float
    side: int
    author: str
    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command that was carried out: by which seat, the key its client gave it, and the answer it got."""

    seat: int
    key: str
    answer: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What is fixed when a table is opened."""

    title: str
    options: Mapping[str, str]
    clock: str
    #: Whether the program of each person is asked for words to mix into the dice before the game begins.
    ask: bool
    listed: bool
    #: The secret seed of sealed dice. None if it stands in the record by now, or the dice were open.
    seed: bytes | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Update:
    """What one step changed for one viewer: update number `seq` of this viewer.

    The last `drop` lines of the viewer's log are removed, then `log` is added; `patch` changes the viewer's
    screen (see `Table.screen` and `rubicon.table.patch`).
    """

    seq: int
    drop: int
    log: tuple[Message, ...]
    patch: Patch | None

    def json(self) -> dict[str, Any]:
        """As plain JSON data."""
        return {
            "seq": self.seq,
            "drop": self.drop,
            "log": list(self.log),
            "patch": self.patch,
        }


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: the winner (None is a draw), each side's score if the rules ended it, and why."""

    winner: int | None
    score: tuple[int, ...] | None
    reason: Message


@dataclass(slots=True)
class Change:
    """What one command changed: to be stored as a whole, then sent. Once it is given to be stored, it stays
    as it is; that it is not frozen saves time at each action.

    `status`, `deciding` (the sides that must decide now), `turns` (see `RecordedGame.turns`) and `ending` are
    those after the command. Deciding sides and turns are for notifications, and secret from viewers.
    """

    game: str
    at: float
    status: str
    deciding: tuple[int, ...]
    turns: Mapping[int, TurnStart] = field(default_factory=dict)
    lines: Sequence[RecordLine] = ()
    events: Sequence[TableEvent] = ()
    seats: Mapping[int, Seat] = field(default_factory=dict)
    chat: ChatMessage | None = None
    #: A side and its private notes.
    notes: tuple[int, str] | None = None
    command: Command | None = None
    setup: TableSetup | None = None
    ending: Ending | None = None
    #: Viewers whose tokens are all revoked; then hashes of new tokens with the viewer of each.
    revoked_viewers: tuple[int, ...] = ()
    tokens: tuple[tuple[bytes, int], ...] = ()
    #: The hash of the session of the account that gets the new tokens of its seats. They end with it.
    session: bytes | None = None
    #: The hash of the token of the client who asked for it. If it is void by now, nothing is stored.
    authority: bytes | None = None
    #: The updates of each viewer, oldest first. Not stored.
    updates: Mapping[int, tuple[Update, ...]] = field(default_factory=dict, repr=False)
    #: Changes of other tables that must be stored together with this one.
    other_changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is stored of one game and needed to load its table."""

    game: str
    setup: TableSetup
    status: str
    created: float
    seats: Mapping[int, Seat]
    lines: Sequence[RecordLine]
    events: Sequence[TableEvent]
    #: Number of messages in each chat room.
    chat_counts: Mapping[str, int]
    #: When the server could not store anything, since the game was created.
    outages: Sequence[Outage] = ()


@dataclass(frozen=True, slots=True)
class ChangesSince:
    """What other processes have stored of a game: only what is new, but all seats and tokens."""

    lines: Sequence[RecordLine] = ()
    events: Sequence[TableEvent] = ()
    seats: Mapping[int, Seat] = field(default_factory=dict)
    chat: Sequence[ChatMessage] = ()
    #: The hashes of all tokens that are valid now.
    tokens: frozenset[bytes] = frozenset()
