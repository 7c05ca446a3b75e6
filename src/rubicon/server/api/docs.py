"""Routes of the documentation site, which `make site` builds into `static_docs`."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from rubicon.core.message import message
from rubicon.server.api.built_files import BuiltFolder
from rubicon.server.errors import Refused

router = APIRouter(include_in_schema=False)

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rubicon: documentation</title></head>
<body><h1>Documentation</h1>
<p>This server runs, but its documentation has not been built. In the source folder:</p>
<p><code>make site</code></p>
<p>Then start the server again. The same pages are in the folder <code>docs</code>, as Markdown.</p>
<p><a href="/">To the games</a></p>
</body></html>
"""
#: Names are not digests, so a browser asks again each time and is told "not modified".
_CACHE: Final = "no-cache"
_SITE: Final = BuiltFolder("static_docs")


def built_files() -> frozenset[str]:
    """The names of all files of the built site; empty if it has not been built."""
    return _SITE.names


@router.get("/docs")
@router.get("/docs/{name:path}")
async def docs(request: Request) -> Response:
    """A page or file of the site. A page is a folder with `index.html`; its address ends with a slash."""
    if not built_files():
        return HTMLResponse(NOT_BUILT)
    name = request.url.path.removeprefix("/docs").removeprefix("/")
    if name in built_files():
        return _SITE.response(name, request, _CACHE)
    page = f"{name}index.html" if name.endswith("/") or not name else f"{name}/index.html"
    if page in built_files():
        if request.url.path.endswith("/"):
            return _SITE.response(page, request, _CACHE)
        # Relative: behind a proxy the server does not know its own address.
        return RedirectResponse(f"{request.url.path.rpartition('/')[2]}/", 308)
    if "404.html" in built_files():
        return _SITE.response("404.html", request, _CACHE, 404)
    raise Refused("unknown", message("refused-nothing-here"))
