"""`rubicon serve`: games over the network."""

from __future__ import annotations

import argparse

from rubicon.server.settings import Settings, read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where to keep games, who may come."""
    parser.add_argument("--host", metavar="ADDRESS", help="the address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help="the port; 0 for any free one (default: 8705)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where games are kept: sqlite:///FILE or postgresql://… (default: SQLite in the data folder)",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="how many processes serve; needs PostgreSQL (default: 1)"
    )
    parser.add_argument(
        "--url", metavar="URL", help="the address people use, if there is a proxy: https://play.example.org"
    )
    parser.add_argument(
        "--origin",
        action="append",
        dest="origins",
        metavar="URL",
        help="another address whose pages may use this server (may be repeated)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        dest="proxies",
        metavar="ADDRESS",
        help="a reverse proxy whose word on the client's address is taken (may be repeated)",
    )
    parser.epilog = "Everything else is set in the environment; see docs/deploy.md."


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in vars(args).items()}
    settings = read(given)
    from rubicon.server.serve import serve

    return serve(settings, _ready)


def _ready(settings: Settings) -> None:
    """Say where the server is."""
    print(f"Rubicon serves at {settings.address} (it listens on {settings.host}, port {settings.port})")
    print(f"Begin a game: rubicon join {settings.address} (Ctrl-C ends the server)", flush=True)
