"""Checks between the network and the tables: hosts, origins, forged requests, sizes, headers and cookies."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts

from rubicon.core.message import message
from rubicon.server.errors import Refused, http_status, problem_data, wait_headers
from rubicon.server.ops import logs, metrics
from rubicon.server.ops.processor_time import ProcessorTime
from rubicon.server.ops.sanctions import Sanctions
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.settings import MESSAGE_BYTES, RECORD_BYTES, Settings, origin_of

#: The header that our page sends with every change. Pages of other sites cannot send it.
CSRF_HEADER: Final = "x-rubicon"

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = (
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """The headers of every response."""
    named = [*_HEADERS]
    if settings.is_https:
        named.append(("strict-transport-security", "max-age=31536000"))
    return [(name.encode(), value.encode()) for name, value in named]


# -------------------------------------------------------------------------------------------------- headers


def header(scope: Scope, name: str) -> str | None:
    """A header of a request, or None. Repeated headers are joined with commas, as HTTP says."""
    wanted = name.encode()
    found: Iterable[bytes] = [value for key, value in scope["headers"] if key == wanted]
    return b", ".join(found).decode("latin-1") if found else None


def cookies(scope: Scope) -> dict[str, str]:
    """The cookies of a request."""
    return cookie_parser(header(scope, "cookie") or "")


def sender_of(shares: Shares, scope: Scope) -> Client:
    """The client of a request."""
    return shares.client(scope["client"][0] if scope.get("client") else "")


def _is_ip_or_localhost(host: str) -> bool:
    """Whether a host is an IP address or localhost: nobody can point such a name elsewhere."""
    if host == "localhost":
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def check_host(settings: Settings, scope: Scope) -> None:
    """Refuse a request for a host name that is not ours: DNS rebinding gets around the check of origins."""
    host = (header(scope, "host") or "").lower()
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    known = {urlsplit(origin).hostname for origin in settings.allowed_origins}
    if name not in known and not _is_ip_or_localhost(name):
        raise Refused(
            "host",
            message("refused-host"),
        )


def check_origin(settings: Settings, scope: Scope) -> bool:
    """Refuse requests from pages of other sites. Returns whether the request comes from a page at all.

    Allowed are the server's own address and those in its settings. A server without settings does not know
    its public address, so a page from the host and port of the request is allowed as well, if the host is an
    IP address or localhost.
    """
    origin = header(scope, "origin")
    if origin is None:
        if header(scope, "sec-fetch-site") not in (None, "same-origin", "none"):
            raise Refused("origin", message("refused-other-site"))
        return False
    try:
        normal = origin_of(origin)
        name = urlsplit(normal).hostname or ""
        same = urlsplit(normal).netloc == (header(scope, "host") or "").lower()
    except ValueError:
        normal, name, same = "", "", False
    if normal not in settings.allowed_origins and not (same and _is_ip_or_localhost(name)):
        raise Refused(
            "origin",
            message("refused-origin"),
        )
    return True


# -------------------------------------------------------------------------------------------------- cookies


def cookie_name(settings: Settings, name: str) -> str:
    """The full name of a cookie. The prefix `__Host-` makes browsers insist on TLS, this host and path /."""
    return f"__Host-rubicon-{name}" if settings.is_https else f"rubicon-{name}"


def set_cookie(settings: Settings, response: Response, name: str, value: str, seconds: int) -> None:
    """Set a cookie that scripts cannot read and pages of other sites do not send; 0 seconds delete it."""
    response.set_cookie(
        cookie_name(settings, name),
        value,
        max_age=seconds,
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="strict",
    )


# -------------------------------------------------------------------------------------------- connections


class ClientConnections:
    """Counts the open HTTP connections of each client. Those of reverse proxies are not counted: many clients
    share them, and the proxy limits how many each has."""

    def __init__(self, shares: Shares, proxies: Iterable[str]) -> None:
        self._shares = shares
        self._proxies = _TrustedHosts(list(proxies))

    def enter(self, address: str) -> Callable[[], None] | None:
        """Count one more connection. Returns what to call when it is closed; None: the client has many."""
        if address in self._proxies:
            return _do_nothing
        client = self._shares.client(address)
        try:
            self._shares.take("connections", client)
            self._shares.hold("connections", client)
        except Refused:
            metrics.REFUSED.labels("connection").inc()
            return None
        return partial(self._shares.release, "connections", client)


def _do_nothing() -> None:
    """Nothing was counted."""


# ---------------------------------------------------------------------------------------------------- guard


class SecurityMiddleware:
    """ASGI middleware around all HTTP routes: checks and counts each request before a route sees it."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        shares: Shares,
        sanctions: Sanctions,
        processor_time: ProcessorTime,
    ) -> None:
        self.app = app
        self.processor_time = processor_time
        self.sanctions = sanctions
        self.settings = settings
        self.shares = shares
        self.headers = security_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answered = 0

        async def guarded_send(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                present = {key.lower() for key, _ in message["headers"]}
                more = [pair for pair in self.headers if pair[0] not in present]
                if b"cache-control" not in present:
                    more.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *more]}
            for piece in _pieces(message):
                await send(piece)

        try:
            client = sender_of(self.shares, scope)
            body = self._check(scope, client)
            max_bytes = max_body_bytes(scope["path"])
            with self._hold(client), self._admit_record(scope, client) if body else nullcontext():
                await self.processor_time.run(
                    client,
                    _as_coroutine,
                    self.app,
                    scope,
                    _limit_body(receive, self.settings.request_seconds, max_bytes) if body else receive,
                    guarded_send,
                )
        except Refused as refused:
            # A client that goes on needs a new connection, of which it has few; and its body is not read.
            await send_refusal(refused, guarded_send, closing=True)
        except Exception:
            metrics.FAULTS.inc()
            logs.write_fault("fault", method=scope["method"])
            if not answered:
                fault = Refused("fault", message("refused-fault"))
                await _send_problem(500, fault, guarded_send)
        metrics.REQUESTS.labels(scope["method"] if scope["method"] in _METHODS else "other", answered).inc()

    @contextmanager
    def _hold(self, client: Client) -> Iterator[None]:
        """Count a request until its answer is read. Connections of a reverse proxy are not counted, and each
        could hold an answer that a client behind it does not read."""
        self.shares.hold("requests", client)
        try:
            yield
        finally:
            self.shares.release("requests", client)

    @contextmanager
    def _admit_record(self, scope: Scope, client: Client) -> Iterator[None]:
        """Refuse a record of a client that has sent its share, before it is read."""
        length = header(scope, "content-length")
        if scope["path"] not in RECORD_PATHS or int(length or MESSAGE_BYTES) <= SMALL_BODY_BYTES:
            yield
            return
        for work in ("uploads", "replays"):
            self.shares.check(work, client)
        self.shares.hold("uploads", client)
        try:
            yield
        finally:
            self.shares.release("uploads", client)

    def _check(self, scope: Scope, client: Client) -> bool:
        """Refuse requests that are not allowed. Returns whether the request has a body."""
        self.shares.take("requests", client)
        if not scope["path"].startswith(OPEN_TO_BANNED):
            self.sanctions.check_client(client)
        check_host(self.settings, scope)
        if scope["method"] in ("GET", "HEAD"):
            return False
        check_origin(self.settings, scope)
        if header(scope, "cookie") is not None and header(scope, CSRF_HEADER) is None:
            raise Refused("csrf", message("refused-csrf"))
        self.shares.take("changes", client)
        length = header(scope, "content-length")
        max_bytes = max_body_bytes(scope["path"])
        if length is not None and (not length.isdecimal() or int(length[:9]) > max_bytes):
            raise Refused("too-large", message("refused-request-large", most=max_bytes))
        body = length not in (None, "0") or header(scope, "transfer-encoding") is not None
        if (
            body
            and (header(scope, "content-type") or "").partition(";")[0].strip().lower() != "application/json"
        ):
            raise Refused("media-type", message("refused-media-type"))
        return body


def _pieces(message: Message) -> Iterator[Message]:
    """A part of an answer in pieces. Sending waits for the reader before each piece but the first."""
    body = message.get("body", b"")
    while len(body) > PIECE_BYTES:
        yield {**message, "body": bytes(body[:PIECE_BYTES]), "more_body": True}
        body = body[PIECE_BYTES:]
    yield {**message, "body": body} if "body" in message else message


async def _as_coroutine(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


#: Bytes of an answer that are sent without waiting for its reader.
PIECE_BYTES: Final = 64 * 1024
#: Beginnings of paths that a banned client may ask for: an operator may have the same address.
OPEN_TO_BANNED: Final = (
    *("/operators", "/api/operators/", "/assets/"),
    *("/livez", "/readyz", "/healthz", "/metrics"),
)
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


#: Routes whose requests may hold a whole record.
RECORD_PATHS: Final = ("/api/replays", "/api/forks", "/api/analyses")
#: Bytes up to which a body to these routes holds no record of a finished game.
SMALL_BODY_BYTES: Final = 1024


def max_body_bytes(path: str) -> int:
    """The largest body of a request in bytes: a message, or a record with its line ends escaped."""
    return 2 * RECORD_BYTES if path in RECORD_PATHS else MESSAGE_BYTES


def _limit_body(receive: Receive, seconds: float, max_bytes: int) -> Receive:
    """Receive a body of at most `max_bytes` bytes, whatever its headers say, within `seconds`."""
    size, more = 0, True
    end = time.monotonic() + seconds

    async def limited() -> Message:
        nonlocal size, more
        try:
            async with asyncio.timeout(end - time.monotonic() if more else None):
                received = await receive()
        except TimeoutError:
            raise Refused("slow", message("refused-request-slow", seconds=f"{seconds:g}")) from None
        more = received.get("more_body", False)
        size += len(received.get("body", b""))
        if size > max_bytes:
            raise Refused("too-large", message("refused-request-large", most=max_bytes))
        return received

    return limited


async def send_refusal(refused: Refused, send: Send, closing: bool = False) -> None:
    """Send a refusal as an HTTP response, after which the connection is closed if it is `closing`."""
    log_refusal(refused)
    await _send_problem(http_status(refused), refused, send, closing)


def log_refusal(refused: Refused) -> None:
    """Count a refusal, and log it; of clients at their limit, `Shares` logs which."""
    metrics.REFUSED.labels(refused.code).inc()
    if refused.wait is None:
        logs.write("refused", code=refused.code)


async def _send_problem(status: int, refused: Refused, send: Send, closing: bool = False) -> None:
    body = json.dumps(problem_data(refused)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in wait_headers(refused).items()]
    if closing:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
