"""All settings of a server, in one place. Each comes from an option, the environment or its default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any
from urllib.parse import urlsplit

from rubicon.core.game import RubiconError

#: The most bytes of a WebSocket message, or of the body of a request.
MESSAGE_BYTES = 64 * 1024
#: The most bytes of a record that a client uploads: ten times the record of a long game.
RECORD_BYTES = 256 * 1024
#: The fewest characters of the secret of operators: nobody guesses that many.
MIN_SECRET_LENGTH = 20


def setting(default: Any, meaning: str) -> Any:
    """A field of `Settings` with its meaning, which the documentation and `--help` show."""
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs. Each field is also `RUBICON_` and its name in capitals in the environment."""

    database: str = setting("", "where games are kept; nothing: SQLite in the data folder")
    host: str = setting("127.0.0.1", "the address to listen on; 0.0.0.0 for all")
    port: int = setting(8705, "the port to listen on; 0 for any free one")
    workers: int = setting(1, "how many processes serve; more than one needs PostgreSQL")
    url: str = setting("", "the address people use, if it is another: https://play.example.org")
    origins: tuple[str, ...] = setting((), "more addresses whose pages may talk to this server")
    proxies: tuple[str, ...] = setting((), "addresses of reverse proxies that are trusted to name the client")
    metrics_token: str = setting("", "the password of /metrics; nothing: /metrics is closed")
    operator_secret: str = setting(
        "", "the secret of the page for operators, at least 20 characters; nothing: there is no such page"
    )
    log_level: str = setting("info", "how much is logged: debug, info, warning or error")

    sockets: int = setting(5000, "how many WebSockets one process serves")
    shares: tuple[str, ...] = setting((), "changes to the share of a client, such as games=0.5/20 sockets=10")
    share_factor: float = setting(1.0, "what every share of a client is multiplied with before that")
    queue: int = setting(256, "how many messages wait for a slow reader before the connection is cut")
    request_seconds: float = setting(20.0, "how long a request may take to arrive, and its sender to read on")
    hello_seconds: float = setting(10.0, "how long a WebSocket may take to say hello")
    idle_seconds: float = setting(300.0, "how long it may then stay silent; clients send a ping in time")
    heartbeat_seconds: float = setting(20.0, "how often the server checks that a client is still there")
    table_seconds: float = setting(60.0, "how long a table that nobody touches stays in memory")
    tables: int = setting(2000, "how many tables stay in memory at most")
    words_seconds: float = setting(15.0, "how long a new game waits for the words of its players, twice")
    grace_seconds: float = setting(10.0, "how long a server that stops waits for commands that still run")

    window_seconds: float = setting(
        2.0,
        "how long a side has at least to answer another; a pass is never seen sooner, so it tells nothing",
    )
    bot_workers: int = setting(0, "how many processes bots think in; 0: as many as there are processors")
    bot_cores: int = setting(
        0, "how many cores one bot may use; 0: one, or all at an address of this machine"
    )
    bot_pause: float = setting(0.05, "how long a bot rests after an action, so that people can follow")
    bot_seconds: float = setting(30.0, "how long a bot may think about one choice")
    bot_memory_mb: int = setting(1024, "how many megabytes a process of bots may take")

    keep_finished_days: float = setting(0.0, "days that finished games are kept; 0: for ever")
    keep_unfinished_days: float = setting(400.0, "days that unfinished games are kept; 0: for ever")
    keep_commands_days: float = setting(30.0, "days that answers to commands are kept; 0: for ever")

    security_contact: str = setting("", "for security.txt: mailto:… or https://…, where to report a weakness")

    smtp: str = setting("", "the mail server for notices: smtp://user:password@host:587; nothing: no mail")
    mail_from: str = setting("rubicon@localhost", "the address that notices come from")
    notice_seconds: float = setting(60.0, "how long a player has to see their turn before a notice is sent")
    private_targets: int = setting(0, "1: webhooks and browser push may go to addresses of private networks")

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise RubiconError(f"There is no port {self.port}; they run from 0 to 65535.")
        if self.operator_secret and len(self.operator_secret) < MIN_SECRET_LENGTH:
            raise RubiconError(
                f"RUBICON_OPERATOR_SECRET has at least {MIN_SECRET_LENGTH} characters. "
                'Make one with: python -c "import secrets; print(secrets.token_urlsafe())"'
            )
        if self.workers < 1:
            raise RubiconError("A server has at least one worker.")
        if self.workers > 1 and not self.shares_database:
            raise RubiconError(
                "Several workers share a PostgreSQL database: set --database postgresql://… or take one."
            )
        for address in (self.url, *self.origins):
            parts = urlsplit(address)
            if address and (parts.scheme not in ("http", "https") or not parts.hostname):
                raise RubiconError(f"'{address}' is no address such as https://play.example.org.")

    @property
    def address(self) -> str:
        """Where people find this server: the beginning of every link."""
        if self.url:
            return self.url.rstrip("/")
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return (
            f"http://[{host}]:{self.port}"
            if ":" in host.strip("[]") and host[0] != "["
            else f"http://{host}:{self.port}"
        )

    @property
    def is_local(self) -> bool:
        """Whether only programs on this machine can connect, so that strangers come through no proxy."""
        return self.host in ("127.0.0.1", "::1", "[::1]", "localhost") and not (self.proxies or self.url)

    @property
    def shares_database(self) -> bool:
        """Whether other processes may serve the same games from the same database."""
        return self.database.startswith("postgres")

    @property
    def is_https(self) -> bool:
        """Whether people use TLS, so that cookies may require it."""
        return self.url.startswith("https://")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may use this server."""
        return frozenset(origin_of(address) for address in (self.address, *self.origins))


def origin_of(address: str) -> str:
    """Scheme, host and port of an address as browsers write them: without the scheme's usual port."""
    parts = urlsplit(address.lower())
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    host = parts.hostname or ""
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if parts.port in (None, usual) else f":{parts.port}")


#: Settings of earlier versions, and the kind of work whose share took their place.
_REPLACED_SETTINGS = {
    "CLIENT_SOCKETS": "sockets",
    **dict.fromkeys(("MESSAGE_RATE", "MESSAGE_BURST"), "messages"),
    **dict.fromkeys(("REQUEST_RATE", "REQUEST_BURST"), "requests"),
    **dict.fromkeys(("CREATE_RATE", "CREATE_BURST"), "games"),
    **dict.fromkeys(("STUDY_RATE", "STUDY_BURST"), "replays"),
}


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings: what was `given` (None counts as not given), then the environment, then the defaults."""
    chosen: dict[str, Any] = {}
    for old, kind in _REPLACED_SETTINGS.items():
        if f"RUBICON_{old}" in environment:
            raise RubiconError(
                f"RUBICON_{old} is not known any more. Write RUBICON_SHARES='{kind}=…' instead; "
                "docs/security.md shows how."
            )
    for known in fields(Settings):
        value = given.get(known.name)
        if value is not None:
            chosen[known.name] = value
        elif text := environment.get(f"RUBICON_{known.name.upper()}"):
            chosen[known.name] = _parse_value(known.name, known.default, text)
    return Settings(**chosen)


def _parse_value(name: str, default: Any, text: str) -> Any:
    """The value of a setting from its text, of the same type as its default."""
    try:
        if isinstance(default, tuple):
            return tuple(text.split())
        return type(default)(text)
    except ValueError:
        raise RubiconError(f"RUBICON_{name.upper()} must be a number, not '{text}'.") from None
