"""Routes of the browser client: its page, and the files that the page loads. `web/` is built into `static`.

Files below `assets` have a digest in their names, so browsers may keep them forever. The map is asked for
again each time, and answered with "not modified" if it is the same. The page itself is not kept.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from rubicon.core.message import message
from rubicon.server.api.built_files import BuiltFolder
from rubicon.server.api.previews import preview_tags
from rubicon.server.errors import Refused
from rubicon.server.settings import Settings

router = APIRouter(include_in_schema=False)

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
CACHE_AND_REVALIDATE: Final = "no-cache"
DO_NOT_CACHE: Final = "no-store"
#: Days for which what security.txt says counts. It is made when it is asked for.
SECURITY_TXT_DAYS: Final = 180
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rubicon</title></head>
<body><h1>Rubicon</h1>
<p>This server runs, but its page for browsers has not been built.
With Node 20 or later, in the source folder:</p>
<p><code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code></p>
<p>Or play in a terminal: <code>rubicon join LINK</code>, with the whole address of this page as the link;
to begin a game, <code>rubicon join</code> and the address of this server.</p>
</body></html>
"""


_CLIENT: Final = BuiltFolder("static")


def built_files() -> frozenset[str]:
    """The names of all files of the built client."""
    return _CLIENT.names


def cache_control(name: str) -> str:
    """The `cache-control` header of a file: how long a browser may keep it."""
    if name == "index.html":
        return DO_NOT_CACHE
    return CACHE_FOREVER if name.startswith("assets/") else CACHE_AND_REVALIDATE


def _serve(name: str, request: Request) -> Response:
    return _CLIENT.response(name, request, cache_control(name))


@router.get("/")
@router.get("/g")
@router.get("/g/{game}")
@router.get("/g/{game}/{key}")
@router.get("/replay")
@router.get("/analysis")
@router.get("/account")
async def page(request: Request, game: str = "", key: str = "") -> Response:
    """The page. The part after #, with the token, stays in the browser. Where the address names a game as
    well (invitations, spectators' links, and `?game=` of a replay), the page carries the tags from which
    messengers make a preview of the link."""
    if "index.html" in built_files():
        tags = await preview_tags(request, game, key) if game else ""
        if tags:
            text = _CLIENT.read("index.html").decode()
            head = text.replace("</head>", f"{tags}</head>", 1)
            return HTMLResponse(head, headers={"cache-control": DO_NOT_CACHE})
        return _serve("index.html", request)
    return HTMLResponse(NOT_BUILT)


def is_navigation(request: Request) -> bool:
    """Whether a person opens this address in a browser, rather than a program asking for data."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and wants_page and not request.url.path.startswith("/api/")


def no_such_page(request: Request) -> Response:
    """The page for an address that leads nowhere."""
    if "index.html" in built_files():
        return _CLIENT.response("index.html", request, DO_NOT_CACHE, 404)
    return HTMLResponse(NOT_BUILT, 404)


@router.get("/.well-known/security.txt")
async def security_txt(request: Request) -> Response:
    """Where to report a weakness (RFC 9116), if the operator has said it."""
    settings: Settings = request.app.state.settings
    if not settings.security_contact:
        raise Refused("unknown", message("refused-nothing-here"))
    expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=SECURITY_TXT_DAYS)
    lines = [
        f"Contact: {settings.security_contact}",
        f"Expires: {expires.isoformat().replace('+00:00', 'Z')}",
        "Preferred-Languages: en, de",
        f"Canonical: {settings.address}/.well-known/security.txt",
    ]
    return PlainTextResponse("\n".join(lines) + "\n", headers={"cache-control": DO_NOT_CACHE})


@router.get("/icon.svg")
@router.get("/icon-turn.svg")
@router.get("/notices.js")
@router.get("/assets/{name:path}")
@router.get("/map/{name:path}")
async def built(request: Request) -> Response:
    """A file of the built client."""
    name = request.url.path.removeprefix("/")
    if name not in built_files():
        raise Refused("unknown", message("refused-nothing-here"))
    return _serve(name, request)
