"""Make the pictures and the film of the README again: `make pictures`.

A real server runs, and Chromium plays the first turn of a game on its page. Chromium also encodes the
pictures, as WebP; what it cannot do, an animated WebP file, is put together here from its frames.
"""

from __future__ import annotations

import base64
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.support.browser import BrowserPlayer
from tests.support.rome_vs_gaul.moments import staged_where
from tests.support.server_process import Server

from rubicon import games
from rubicon.core.record import parse
from rubicon.store.records import import_record
from rubicon.store.store import Store

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "docs" / "pictures"
#: A whole game between computer players, always the same, to replay and to analyse.
MATCH: Final = ("arena", "centurio", "centurio", "--games", "2", "--seed", "3", "--folder")
#: The seed of a game of Rome vs Gaul with an early Interception.
INTERCEPTED_GAME: Final = 7
STILL: Final[ViewportSize] = {"width": 1280, "height": 800}
FILM: Final[ViewportSize] = {"width": 1080, "height": 675}
#: Pixels of the film's frames: the width; the height follows.
FILM_WIDTH: Final = 810
STILL_QUALITY, FILM_QUALITY = 0.8, 0.62
#: How long a frame is shown, in milliseconds: while something moves, and when it has come to rest.
MOVING, RESTING, LAST = 130, 900, 2500
#: The march that began the war, from Ravenna over the Rubicon; and who is levied afterwards.
ORDERS: Final = (
    ("caesar", "rome"),
    ("legio-13", "rome"),
    ("antonius", "rome"),
    ("legio-17", "rome"),
    ("c-auxilia-1", "rome"),
    ("c-auxilia-1", "rome"),
)
#: What the page asks at the beginning of each turn.
NEXT_TURN: Final = "play a card"
#: Seconds for the analysis of a whole game, and for anything else, on a slow machine.
ANALYSIS_SECONDS, PATIENCE_SECONDS = 900, 120

#: Encodes a picture as WebP. With the frame before, only the part that differs, at even coordinates.
_ENCODE: Final = """async ([now, before, width, quality]) => {
    const load = async data => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const picture = await load(now);
    const height = Math.round(picture.height * width / picture.width);
    const paint = (bitmap, w, h, x, y) => {
        const canvas = new OffscreenCanvas(w, h);
        const context = canvas.getContext('2d', {willReadFrequently: true});
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, -x, -y, width, height);
        return [canvas, context.getImageData(0, 0, w, h).data];
    };
    let [x, y, w, h] = [0, 0, width, height];
    if (before !== null) {
        const [, a] = paint(picture, width, height, 0, 0);
        const [, b] = paint(await load(before), width, height, 0, 0);
        let [left, top, right, bottom] = [width, height, -1, -1];
        for (let at = 0; at < a.length; at += 4) {
            const gap = colour => Math.abs(a[at + colour] - b[at + colour]);
            if (gap(0) + gap(1) + gap(2) > 12) {
                const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
                left = Math.min(left, column); right = Math.max(right, column);
                top = Math.min(top, row); bottom = Math.max(bottom, row);
            }
        }
        if (right < 0) return null;
        x = left - left % 2; y = top - top % 2;
        w = right + 1 - x; h = bottom + 1 - y;
    }
    const blob = await paint(picture, w, h, x, y)[0].convertToBlob({type: 'image/webp', quality});
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return [x, y, w, h, height, btoa(text)];
}"""


@dataclass
class Frame:
    """A part of the film that changes, and how long it is shown."""

    x: int
    y: int
    width: int
    height: int
    webp: bytes
    milliseconds: int


class Encoder:
    """Turns screenshots into WebP, in a blank page without a content policy."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()

    def encode(
        self, png: bytes, before: bytes | None, width: int, quality: float
    ) -> tuple[int, Frame] | None:
        """The height of the whole picture, and the part that differs from `before`; None: nothing differs."""
        texts = [base64.b64encode(each).decode() if each is not None else None for each in (png, before)]
        found: list[Any] | None = self.page.evaluate(_ENCODE, [*texts, width, quality])
        if found is None:
            return None
        x, y, part_width, part_height, height, data = found
        return height, Frame(x, y, part_width, part_height, base64.b64decode(data), 0)

    def still(self, page: Page, name: str) -> None:
        """Write a picture of what a page shows."""
        found = self.encode(page.screenshot(), None, STILL["width"], STILL_QUALITY)
        assert found is not None
        _write(name, found[1].webp)


class Film:
    """Frames of a page, each with what has changed since the one before."""

    def __init__(self, page: Page, encoder: Encoder) -> None:
        self.page, self.encoder = page, encoder
        self.frames: list[Frame] = []
        self.height = 0
        self._before: bytes | None = None

    def shoot(self, milliseconds: int) -> None:
        """Add what the page shows now. What looks the same is only shown longer."""
        png = self.page.screenshot()
        found = self.encoder.encode(png, self._before, FILM_WIDTH, FILM_QUALITY)
        if found is None:
            self.frames[-1].milliseconds += milliseconds
            return
        self.height, frame = found
        frame.milliseconds = milliseconds
        self.frames.append(frame)
        self._before = png

    def rest(self) -> None:
        """Add what moves now, and what it comes to."""
        for _ in range(4):
            self.shoot(MOVING)
        self.page.wait_for_timeout(350)
        self.shoot(RESTING)

    def to_webp(self) -> bytes:
        """The animated file: https://developers.google.com/speed/webp/docs/riff_container."""
        animation = 2  # bit of the feature "animation"
        canvas = struct.pack("<I", animation) + _24(FILM_WIDTH - 1) + _24(self.height - 1)
        chunks = [_chunk(b"VP8X", canvas), _chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))]
        keep_and_do_not_blend = 2
        for frame in self.frames:
            place = [frame.x // 2, frame.y // 2, frame.width - 1, frame.height - 1, frame.milliseconds]
            head = b"".join(map(_24, place)) + bytes([keep_and_do_not_blend])
            chunks.append(_chunk(b"ANMF", head + _bitstream(frame.webp)))
        body = b"WEBP" + b"".join(chunks)
        return b"RIFF" + struct.pack("<I", len(body)) + body


def _24(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _bitstream(webp: bytes) -> bytes:
    """The picture itself out of a WebP file, which may also have chunks about it."""
    at = 12
    found = b""
    while at < len(webp):
        size = struct.unpack_from("<I", webp, at + 4)[0]
        whole = 8 + size + size % 2
        if webp[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            found += webp[at : at + whole]
        at += whole
    return found


def _write(name: str, content: bytes) -> None:
    (TARGET / name).write_bytes(content)
    print(f"{len(content) / 1000:6.0f} kB  docs/pictures/{name}", flush=True)


@contextmanager
def _window(
    browser: Browser, server: Server, size: ViewportSize, scheme: Literal["light", "dark"] = "light"
) -> Iterator[BrowserPlayer]:
    context = browser.new_context(base_url=server.address, viewport=size, color_scheme=scheme)
    context.set_default_timeout(PATIENCE_SECONDS * 1000)
    yield BrowserPlayer(context.new_page())
    context.close()


def film_a_turn(browser: Browser, server: Server, encoder: Encoder) -> None:
    """The first turn of Julius Caesar: cards, the march on Rome, levies, and what the enemy does."""
    with _window(browser, server, FILM) as player:
        player.begin_against_computer("tiro")
        page = player.page
        page.wait_for_timeout(500)
        film = Film(page, encoder)
        film.shoot(RESTING)
        orders = list(ORDERS)
        cards_played = 0
        while cards_played < 2:
            player.wait_for_turn()
            cards_played += NEXT_TURN in player.prompt
            if cards_played < 2:
                _decide(player, film, orders)
        film.shoot(LAST)
        _write("turn.webp", film.to_webp())


def _decide(player: BrowserPlayer, film: Film, orders: list[tuple[str, str]]) -> None:
    """Make one decision: a card with many moves, the next order that is possible, a shot, or enough."""
    page, seq = player.page, player.seq
    while orders:
        piece, place = orders[0]
        found = page.locator(f':is(.rubicon-map, .pools) [data-piece="{piece}"]')
        if not found.count():
            break
        orders.pop(0)
        found.first.click()
        film.rest()
        if player.seq > seq:  # it had only one choice
            player.wait_for_update(seq)
            film.rest()
            return
        if page.locator(f'.prompt [data-goal="{place}"]').count():
            page.locator(f'.rubicon-map [data-place="{place}"]').first.click()
            player.wait_for_update(seq)
            film.rest()
            return
        page.keyboard.press("Escape")
    state = player.page_state()
    for kind in ("cards", "eager", "deeds", "main"):
        if state[kind]:
            page.mouse.click(*state[kind][0])
            film.shoot(MOVING)
            player.confirm()
            player.wait_for_update(seq)
            film.rest()
            return
    raise AssertionError(f"nothing to do: {player.prompt}")


def _finished_game(server: Server) -> tuple[str, int]:
    """Store a game of two computer players at the server. Returns its id and the number of its steps."""
    folder = server.home / "match"
    subprocess.run(
        [sys.executable, "-m", "rubicon", *MATCH, str(folder)], check=True, stdout=subprocess.DEVNULL
    )
    record = min(folder.glob("*.rubicon"))
    store = Store.open(str(server.home / "rubicon.sqlite"))
    game = import_record(store, record, games.game, time.time())
    store.close()
    assert game is not None
    return game, len(parse(record.read_text("utf-8")).entries)


def still_pictures(browser: Browser, server: Server, encoder: Encoder) -> None:
    """Each title at the table, a phone, and the analysis of a whole game."""
    game, steps = _finished_game(server)
    with _window(browser, server, STILL) as player:
        page = player.page
        page.goto(f"/replay#game={game}&at={steps // 3}&eyes=caesar")
        page.wait_for_selector(".replay .rubicon-map [data-place]")
        page.wait_for_timeout(1500)
        encoder.still(page, "julius-caesar.webp")
    with _window(browser, server, STILL, "dark") as player:
        player.begin_against_computer("tiro", title="caesar-xl")
        player.page.wait_for_timeout(1500)
        encoder.still(player.page, "caesar-xl.webp")
    picture_of_rome_vs_gaul(browser, server, encoder)
    with _window(browser, server, STILL) as player:
        page = player.page
        page.goto(f"/analysis#game={game}")
        page.wait_for_selector(".chances")
        page.wait_for_selector(".progress", state="detached", timeout=ANALYSIS_SECONDS * 1000)
        page.wait_for_timeout(1000)
        encoder.still(page, "analysis.webp")


def picture_of_rome_vs_gaul(browser: Browser, server: Server, encoder: Encoder) -> None:
    """Legions are about to enter a space, and Gaul is asked who intercepts them."""
    staged = staged_where(lambda state: state.phase.name == "intercept", seeds=(INTERCEPTED_GAME,))
    with _window(browser, server, STILL) as player:
        player.open_table(staged.put_on(server).tokens[staged.decider])
        player.page.locator(".inspection.live li").first.wait_for()
        player.page.wait_for_timeout(1500)
        encoder.still(player.page, "rome-vs-gaul.webp")


def main() -> int:
    """Make everything, or with the argument `rome-vs-gaul` only its picture. Old ones are replaced."""
    TARGET.mkdir(exist_ok=True)
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        print("The pictures need Chromium: install your system's package of it.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        encoder = Encoder(browser)
        if sys.argv[1:] == ["rome-vs-gaul"]:
            picture_of_rome_vs_gaul(browser, server, encoder)
        else:
            film_a_turn(browser, server, encoder)
            still_pictures(browser, server, encoder)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
