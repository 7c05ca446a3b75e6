"""Files that were built into the package: the browser client, and the documentation site."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import Request, Response

#: Python's own list of media types depends on the machine; ours is the same everywhere.
_MEDIA_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".xml": "application/xml",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
}
#: Files sent compressed. They are the same for everybody, so their compressed size reveals nothing.
_COMPRESSED: Final = frozenset({".html", ".js", ".css", ".json", ".svg", ".txt", ".xml"})


class BuiltFolder:
    """A folder next to this package, with files that are the same for everybody."""

    def __init__(self, name: str) -> None:
        self.folder: Final = files("rubicon.server").joinpath(name)
        self._contents: dict[str, tuple[bytes, bytes | None, str]] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all files in it. Nothing else is ever opened."""
        found: set[str] = set()

        def walk(folder: Traversable, path: str) -> None:
            for each in folder.iterdir():
                name = f"{path}{each.name}"
                if each.is_dir():
                    walk(each, f"{name}/")
                else:
                    found.add(name)

        if self.folder.is_dir():
            walk(self.folder, "")
        return frozenset(found)

    def response(self, name: str, request: Request, cache_control: str, status: int = 200) -> Response:
        """The response with a file of `names`: compressed if possible, or "not modified"."""
        content, packed, digest = self._content(name)
        headers = {
            "cache-control": cache_control,
            "content-type": _MEDIA_TYPES.get(_suffix(name), "application/octet-stream"),
            "etag": digest,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == digest and status == 200:
            return Response(status_code=304, headers=headers)
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, status, headers={**headers, "content-encoding": "gzip"})
        return Response(content, status, headers=headers)

    def read(self, name: str) -> bytes:
        """The content of a file of `names`."""
        return self._content(name)[0]

    def _content(self, name: str) -> tuple[bytes, bytes | None, str]:
        """The content of a file, its gzipped content if that is worth it, and its ETag."""
        if name not in self._contents:
            content = self.folder.joinpath(*name.split("/")).read_bytes()
            packed = gzip.compress(content, mtime=0) if _suffix(name) in _COMPRESSED else None
            self._contents[name] = content, packed, f'"{sha256(content).hexdigest()[:32]}"'
        return self._contents[name]


def _suffix(name: str) -> str:
    return name[name.rfind(".") :]
