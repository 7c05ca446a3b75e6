"""The pictures of the README: there, small, and the film is a valid animated file."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from tools.pictures import Film, Frame

ROOT = Path(__file__).parents[3]
PICTURES = sorted((ROOT / "docs" / "pictures").iterdir())
#: Bytes of one picture, and of the film, at most: a README should be there at once.
MAX_STILL, MAX_FILM = 300_000, 1_500_000


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The names and contents of the chunks in a WebP file, which must fill it exactly."""
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    assert struct.unpack_from("<I", data, 4)[0] == len(data) - 8
    found, at = [], 12
    while at < len(data):
        size = struct.unpack_from("<I", data, at + 4)[0]
        found.append((data[at : at + 4], data[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    assert at == len(data)
    return found


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: str(path.name))
def test_a_picture_is_small_and_used(picture: Path) -> None:
    assert picture.stat().st_size < (MAX_FILM if picture.stem == "turn" else MAX_STILL)
    assert picture.name in (ROOT / "README.md").read_text("utf-8")


def test_the_readme_shows_a_turn_all_titles_and_the_analysis() -> None:
    shown = re.findall(
        r"!\[[^\]]+\]\(docs/pictures/([a-z-]+)\.webp\)", (ROOT / "README.md").read_text("utf-8")
    )
    assert shown == ["turn", "julius-caesar", "caesar-xl", "rome-vs-gaul", "analysis"]


def test_the_film_has_frames_that_fit_into_it() -> None:
    (kind, canvas), (second, _), *frames = chunks((ROOT / "docs" / "pictures" / "turn.webp").read_bytes())
    assert (kind, second) == (b"VP8X", b"ANIM")
    width, height = (int.from_bytes(canvas[at : at + 3], "little") + 1 for at in (4, 7))
    assert len(frames) > 10
    for name, content in frames:
        assert name == b"ANMF"
        x, y, w, h, shown = (int.from_bytes(content[at : at + 3], "little") for at in range(0, 15, 3))
        assert 2 * x + w + 1 <= width
        assert 2 * y + h + 1 <= height
        assert shown > 0
        assert content[16:20] in (b"VP8 ", b"VP8L", b"ALPH")


def test_frames_are_put_together_at_their_places() -> None:
    """A file of Chromium has other chunks too; only the picture is taken over."""
    picture = b"VP8 " + struct.pack("<I", 3) + b"abc\0"
    other = b"ICCP" + struct.pack("<I", 2) + b"xy"
    webp = b"RIFF" + struct.pack("<I", 4 + len(other) + len(picture)) + b"WEBP" + other + picture
    film = Film.__new__(Film)
    film.frames, film.height = [Frame(0, 0, 810, 500, webp, 40), Frame(10, 20, 7, 9, webp, 50)], 500
    _, _, (_, first), (_, second) = chunks(film.to_webp())
    assert first[16:] == second[16:] == picture
    assert [int.from_bytes(second[at : at + 3], "little") for at in range(0, 15, 3)] == [5, 10, 6, 8, 50]
