"""`rubicon serve`: games over the network. With `--open`, also opens the page in a browser."""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from urllib.request import urlopen

from rubicon.core.game import RubiconError
from rubicon.server.settings import Settings, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where games are stored, and which addresses may use the server."""
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
        help="a reverse proxy that is trusted to name the client's address (may be repeated)",
    )
    parser.add_argument(
        "--open",
        action="store_true",
        help="play here: open the page in your browser, on any free port if the usual one is taken; "
        "where Rubicon runs already, only open it",
    )
    parser.epilog = "Everything else is set in the environment; see docs/deploy.md."


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from rubicon.server.run import listen, serve

    given = {name: tuple(value) if isinstance(value, list) else value for name, value in vars(args).items()}
    if not args.open:
        return serve(read_settings(given), _print_address)
    _check_page()
    # The user wants to read the address, not a line of JSON for every request.
    settings = read_settings({"log_level": os.environ.get("RUBICON_LOG_LEVEL", "warning"), **given})
    if _is_running_at(settings.address):
        print(f"Rubicon runs already, at {settings.address}")
        shown = _open_browser(settings.address)
        if shown:
            shown.join()
        return 0
    if args.port is None:
        try:
            listen(settings).close()
        except RubiconError:
            settings = replace(settings, port=0)
    return serve(settings, _open_page)


def _check_page() -> None:
    """Raise `RubiconError` if this copy has no page to open."""
    from rubicon.server.api.pages import built_files

    if "index.html" not in built_files():
        raise RubiconError(
            "This copy has no page for browsers: the source it was installed from had none. "
            "Install a released package, or run 'make play' in the source. In a terminal: rubicon play"
        )


def _print_address(settings: Settings) -> None:
    """Print where the server is."""
    print(f"Rubicon serves at {settings.address} (it listens on {settings.host}, port {settings.port})")
    print(f"Begin a game: rubicon join {settings.address} (Ctrl-C ends the server)", flush=True)


def _open_page(settings: Settings) -> None:
    """Print the address of the page, and open it."""
    print(f"Rubicon is at {settings.address} (Ctrl-C ends it; your games are kept)", flush=True)
    _open_browser(settings.address)


def _open_browser(address: str) -> threading.Thread | None:
    """Open an address in a graphical browser in a thread. Without such a browser, print what to do."""
    desktop = sys.platform in ("win32", "darwin") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    )
    if not desktop:
        print(f"Open {address} in a browser. To play in a terminal instead: rubicon play", flush=True)
        return None

    def show() -> None:
        with suppress(webbrowser.Error):
            if webbrowser.open(address):
                return
        print(f"No browser could be started: open {address} in one yourself.", flush=True)

    # Some browsers block until they are closed. The server must not wait.
    opening = threading.Thread(target=show, daemon=True)
    opening.start()
    return opening


def _is_running_at(address: str) -> bool:
    """Whether a Rubicon server answers at this address."""
    try:
        with urlopen(f"{address}/healthz", timeout=2) as answer:
            return set(json.load(answer)) == {"status", "version"}
    except (OSError, ValueError):
        return False
