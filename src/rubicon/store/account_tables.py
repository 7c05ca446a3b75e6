"""The tables of accounts, notices and operators. Those of games are in `schema`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
)

from rubicon.store.schema import metadata

# ------------------------------------------------------------------------------------------------- accounts

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(256), nullable=False, unique=True),  # the name as it is compared
    Column("password", String(256)),  # hashed; empty with passkeys only
    Column("created", Float, nullable=False),
    # How the name looks: names that look alike have the same. Empty until the server first looks at it.
    Column("looks", String(512)),
    Column("mail", String(320)),  # where a letter goes if the password is forgotten; confirmed
    Index("ix_accounts_looks", "looks", unique=True),
)


def _account(primary_key: bool = False, index: bool = False) -> Column[str]:
    """A reference to an account. Its rows are deleted together with the account."""
    return Column(
        "account",
        String(32),
        ForeignKey("accounts.id", ondelete="CASCADE"),
        primary_key=primary_key,
        index=index,
        nullable=False,
    )


def _game() -> Column[str]:
    return Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    _account(index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    _account(index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    Column("label", String(64), nullable=False, server_default=""),  # browser and system
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last used, roughly
)

#: Devices that an account has signed in on, by the hash of their cookie. Others cannot lock them out.
devices = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    _account(index=True),
    Column("seen", Float, nullable=False),
)

#: Proofs that the owner of a session gave the password or a passkey again, a short while ago.
proofs = Table(
    "proofs",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column(
        "session",
        LargeBinary(32),
        ForeignKey("sessions.hash", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("expires", Float, nullable=False, index=True),
)

#: Links in letters, by the hash of their token: to confirm an address, or to set a new password.
letters = Table(
    "letters",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    _account(index=True),
    Column("purpose", String(8), nullable=False),
    Column("address", String(320), nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

#: Challenges to devices with passkeys, with the account or name they are for. Each is answered once.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary(64), primary_key=True),
    Column("account", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

#: Seats that were linked to an account by their token. Seats taken with an account have it in `seats`.
links = Table(
    "links",
    metadata,
    _account(primary_key=True),
    _game(),
    Column("side", SmallInteger, primary_key=True),
    Column("since", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    _account(primary_key=True),
    Column("title", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

#: Games that were rated, each once, with the rating that each account had afterwards.
rated = Table(
    "rated",
    metadata,
    _game(),
    Column("side", SmallInteger, primary_key=True),
    Column("account", String(32), nullable=False, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

#: The ratings of deleted accounts that have games which do not count yet: opponents gain by them.
deleted_ratings = Table(
    "deleted_ratings",
    metadata,
    Column("account", String(32), primary_key=True),
    Column("title", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

#: Seats of deleted accounts whose name is still in the record of a running game.
erasures = Table(
    "erasures",
    metadata,
    _game(),
    Column("side", SmallInteger, primary_key=True),
)

# -------------------------------------------------------------------------------------------------- notices

#: Where notices go: for all games of an account, or for one seat.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), index=True),
    Column("side", SmallInteger),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("off", String(64), nullable=False, unique=True),  # the token of the link that switches it off
    Column("digest", Float, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("sent", Float, nullable=False),  # when the last notice went out
    Column("created", Float, nullable=False),
)

#: The last turn of a side that a channel was sent: claimed before it is sent, so never sent twice.
noticed = Table(
    "noticed",
    metadata,
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    _game(),
    Column("side", SmallInteger, primary_key=True),
    Column("turn", Integer, nullable=False),
)

#: Keys of the server itself, made once.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

#: Notices that wait to be sent. `turns` are the claims, as JSON; `due` is also the end of the lease of the
#: process that sends it now.
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), index=True, nullable=False),
    Column("turns", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, index=True, nullable=False),
    Column("created", Float, nullable=False),
)

# --------------------------------------------------------------------------------------------------- people

#: Accounts that an account has muted or blocked.
account_relations = Table(
    "account_relations",
    metadata,
    _account(primary_key=True),
    Column(
        "other",
        String(32),
        ForeignKey("accounts.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("since", Float, nullable=False),
)

#: Sides that another side of the same game has muted or blocked, for this game.
seat_relations = Table(
    "seat_relations",
    metadata,
    _game(),
    Column("side", SmallInteger, primary_key=True),
    Column("other", SmallInteger, primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("since", Float, nullable=False),
)

#: Lines of chat that somebody has reported. `client` is the keyed hash of who reported it.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("room", String(16), nullable=False),
    Column("line", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("viewer", SmallInteger, nullable=False),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("client", String(16), nullable=False),
    Column("settled", Float),  # when an operator has dealt with it
)

# ------------------------------------------------------------------------------------------------- operators

#: What operators have imposed. `target` is the id of an account or game, or the keyed hash of a client.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(8), primary_key=True),  # ban, mute or close
    Column("subject", String(8), primary_key=True),  # account, client or game
    Column("target", String(32), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float),  # empty: until it is lifted
)

#: Everything that operators did. Rows are only ever added; the number tells processes what is new.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("actor", String(64), nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("reason", Text, nullable=False),
)

#: Who is connected to each process and what costs most there, as of the last time an operator asked.
process_reports = Table(
    "process_reports",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),  # JSON
)
