"""Routes of the browser client: its page, and the files that the page loads. `web/` is built into `static`.

Files below `assets` have a digest in their names, so browsers may keep them forever. The map is asked for
again each time, and answered with "not modified" if it is the same. The page itself is not kept.
"""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from rubicon.server.errors import Refused

router = APIRouter(include_in_schema=False)

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
CACHE_AND_REVALIDATE: Final = "no-cache"
DO_NOT_CACHE: Final = "no-store"
#: Python's own list of media types depends on the machine; ours is the same everywhere.
_MEDIA_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
}
#: Files sent compressed. They are the same for everybody, so their compressed size reveals nothing.
_COMPRESSED: Final = frozenset({".html", ".js", ".css", ".json", ".svg"})

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


def _static() -> Traversable:
    return files("rubicon.server").joinpath("static")


@cache
def built_files() -> frozenset[str]:
    """The names of all built files. Nothing else is ever opened."""
    found: set[str] = set()

    def walk(folder: Traversable, path: str) -> None:
        for each in folder.iterdir():
            name = f"{path}{each.name}"
            if each.is_dir():
                walk(each, f"{name}/")
            else:
                found.add(name)

    if _static().is_dir():
        walk(_static(), "")
    return frozenset(found)


@cache
def _file(name: str) -> tuple[bytes, bytes | None, str]:
    """The content of a built file, its gzipped content if that is worth it, and its ETag."""
    content = _static().joinpath(*name.split("/")).read_bytes()
    packed = gzip.compress(content, mtime=0) if _suffix(name) in _COMPRESSED else None
    return content, packed, f'"{sha256(content).hexdigest()[:32]}"'


def _suffix(name: str) -> str:
    return name[name.rfind(".") :]


def cache_control(name: str) -> str:
    """The `cache-control` header of a file: how long a browser may keep it."""
    if name == "index.html":
        return DO_NOT_CACHE
    return CACHE_FOREVER if name.startswith("assets/") else CACHE_AND_REVALIDATE


def _serve(name: str, request: Request) -> Response:
    content, packed, digest = _file(name)
    headers = {
        "cache-control": cache_control(name),
        "content-type": _MEDIA_TYPES.get(_suffix(name), "application/octet-stream"),
        "etag": digest,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == digest:
        return Response(status_code=304, headers=headers)
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"})
    return Response(content, headers=headers)


@router.get("/")
@router.get("/g")
@router.get("/replay")
@router.get("/analysis")
@router.get("/account")
async def page(request: Request) -> Response:
    """The page. The part after #, which names the game, stays in the browser."""
    if "index.html" in built_files():
        return _serve("index.html", request)
    return HTMLResponse(NOT_BUILT)


@router.get("/icon.svg")
@router.get("/notices.js")
@router.get("/assets/{name:path}")
@router.get("/map/{name:path}")
async def built(request: Request) -> Response:
    """A file of the built client."""
    name = request.url.path.removeprefix("/")
    if name not in built_files():
        raise Refused("unknown", "There is nothing here.")
    return _serve(name, request)
