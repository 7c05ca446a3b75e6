"""HTTP POST to addresses that users gave us, without reaching into the server's own network."""

from __future__ import annotations

import asyncio
import functools
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from rubicon.core.game import RubiconError
from rubicon.core.message import message

#: Seconds that the DNS lookup and the request may take together.
TIMEOUT_SECONDS: Final = 10.0
MAX_ADDRESS_LENGTH: Final = 1000
#: IPv6 networks whose addresses hold an IPv4 address in their last 32 bits: NAT64, translated, mapped and
#: compatible addresses. The NAT64 of own networks, 64:ff9b:1::/48, may have it elsewhere: it is never public.
_WITH_IPV4: Final = tuple(map(IPv6Network, ("64:ff9b::/96", "::ffff:0:0:0/96", "::ffff:0:0/96", "::/96")))
#: The IPv6 addresses of the public network. Everything else is private, reserved or experimental.
_GLOBAL_IPV6: Final = IPv6Network("2000::/3")
#: Addresses for examples that Python does not know as such yet.
_DOCUMENTATION_IPV6: Final = IPv6Network("3fff::/20")
#: The second half of an address that ISATAP makes of an IPv4 address, without and with its universal bit.
_ISATAP: Final = (0x00005EFE, 0x02005EFE)
#: Ports to which notices may go: those of web servers. Others belong to mail, databases and the like.
ALLOWED_PORTS: Final = (80, 443, *range(1024, 65_536))
#: Ports above 1023 on which other services wait for commands as text.
_OTHER_SERVICES: Final = (2525, 3128, 3306, 5432, 6379, 9200, 11211, 27017)


class BadTarget(RubiconError):
    """An address to which nothing may be sent."""


def parse_target(address: str) -> SplitResult:
    """The parts of an address. Raises `BadTarget` if its form does not allow to post to it."""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable or not address.isascii() or not address.isprintable() or len(address) > MAX_ADDRESS_LENGTH:
        raise BadTarget(message("refused-target-form"))
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if port not in ALLOWED_PORTS or port in _OTHER_SERVICES:
        raise BadTarget(message("refused-target-port"))
    if parts.username is not None or parts.password is not None:
        raise BadTarget(message("refused-target-login"))
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public network, also if it is embedded in an IPv6 address."""
    number: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(number, IPv6Address):
        if number.teredo is not None:
            return False  # two addresses are in it, and either may be asked
        inner = number.sixtofour
        last = IPv4Address(int(number) & 0xFFFFFFFF)
        isatap = int(number) >> 32 & 0xFFFFFFFF in _ISATAP
        if isatap or any(number in network for network in _WITH_IPV4):
            inner = last
        if inner is not None:
            return is_public(str(inner))
        return number in _GLOBAL_IPV6 and number.is_global and number not in _DOCUMENTATION_IPV6
    return number.is_global and not number.is_multicast


@functools.cache
def _tls() -> ssl.SSLContext:
    """The certificates that we trust, read once in a process: a server starts 20 ms sooner."""
    return httpx.create_ssl_context(trust_env=False)


class SafePoster:
    """Sends POST requests: no redirects, no proxies, no kept connections; the answer's body is not read.

    It connects to the IP address that was looked up and checked, whatever the name resolves to later.
    """

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        # Own threads: slow DNS lookups of one user's address keep nobody else waiting.
        self._threads = ThreadPoolExecutor(4, "lookups")
        self._client = httpx.AsyncClient(
            verify=_tls(),
            trust_env=False,
            follow_redirects=False,
            timeout=TIMEOUT_SECONDS,
            limits=httpx.Limits(max_connections=20, max_keepalive_connections=0),
        )

    async def close(self) -> None:
        """Close connections and threads. Nothing can be sent afterwards."""
        await self._client.aclose()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, address: str) -> None:
        """Raise `BadTarget` if nothing can be sent to an address."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._look_up(parse_target(address))
        except (OSError, UnicodeError):
            raise BadTarget(message("refused-target-unknown")) from None

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that the other end answered with. Raises `BadTarget`, `OSError` or `httpx.HTTPError`."""
        parts = parse_target(address)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            number = await self._look_up(parts)
            host = f"[{number}]" if ":" in number else number
            port = "" if parts.port is None else f":{parts.port}"
            url = parts._replace(netloc=host + port, fragment="").geturl()
            async with self._client.stream(
                "POST",
                url,
                content=body,
                headers={**headers, "Host": parts.netloc},
                extensions={"sni_hostname": parts.hostname},
            ) as answer:
                return answer.status_code

    async def _look_up(self, parts: SplitResult) -> str:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        )
        numbers = [str(entry[4][0]) for entry in found]
        if not self._allow_private and not all(map(is_public, numbers)):
            raise BadTarget(message("refused-target-private"))
        return numbers[0]
