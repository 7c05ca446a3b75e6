"""Colours and letters of pictures: the page's, in its light theme."""

from __future__ import annotations

from typing import Final

#: By the names of the page's CSS variables (`web/src/board/map/map.css`, `web/src/app.css`).
COLOURS: Final = {
    "map-frame": "#20343d",
    "map-water": "#4f8293",
    "map-shallows": "#cfe3df",
    "map-land": "#e2d0aa",
    "map-shore": "#3c3325",
    "map-ink": "#25180d",
    "map-halo": "#f3e8ce",
    "map-road": "#8c2f1c",
    "map-track": "#6b452a",
    "map-bed": "#f6ecd5",
    "map-strait": "#1673ad",
    "map-lane": "#e6f3f4",
    "map-sea-ink": "#e9f4f3",
    "map-paper": "#fbf5e6",
    "map-gold": "#e0b044",
    "map-gold-ink": "#3b2706",
    "map-camp": "#6d2415",
    "map-accent": "#8a1f9c",
    "side-caesar": "#9c1f24",
    "side-pompey": "#14695e",
    "side-rome": "#9c1f24",
    "side-gaul": "#1f5d8c",
    "side-cleopatra": "#2a5ba8",
    "block-caesar": "#96231f",
    "block-caesar-shade": "#6a1512",
    "block-pompey": "#1d6a62",
    "block-pompey-shade": "#114741",
    "block-egypt": "#2c4f9a",
    "block-egypt-shade": "#1b3468",
    "block-gaul": "#1f5d8c",
    "block-gaul-shade": "#123c5c",
    "block-germani": "#5d5140",
    "block-germani-shade": "#3b3327",
    "soft": "#63543f",
}
#: For sides that the page has no colour for: face and shade, by the order in which they come.
OTHER_SIDES: Final = (("#7a4a12", "#54320a"), ("#3d5a2a", "#28401a"), ("#5b3a78", "#3e2554"))

#: Sides whose pieces have the colour of others (`--block-rome: var(--block-caesar)`).
SAME_COLOUR: Final = {"rome": "caesar"}

DISPLAY: Final = "Cinzel, 'Trajan Pro', serif"
SERIF: Final = "'EB Garamond', 'EB Garamond SemiBold', Garamond, Georgia, serif"
SANS: Final = "Inter, 'Inter SemiBold', system-ui, 'DejaVu Sans', sans-serif"


def side_colours(name: str) -> tuple[str, str]:
    """The colour of a side's pieces, and its shade."""
    name = SAME_COLOUR.get(name, name)
    face = COLOURS.get(f"block-{name}")
    if face is not None:
        return face, COLOURS[f"block-{name}-shade"]
    return OTHER_SIDES[sum(name.encode()) % len(OTHER_SIDES)]


def css(scale: float) -> str:
    """The style sheet. `scale` is pixels to a unit of the map: a small picture names places of value only."""
    c = COLOURS
    far = scale < 0.62
    # A file that is opened in a browser fits into the window. Within a page it keeps its size.
    return f"""
svg:root{{max-width:100vw;max-height:100vh}}
.water{{fill:{c["map-water"]}}}.land{{fill:{c["map-land"]}}}.deep{{opacity:.5}}
.shallows,.shore,.way,.bed,.border{{fill:none;stroke-linejoin:round;stroke-linecap:round}}
.shallows{{stroke:{c["map-shallows"]};stroke-width:70;opacity:.3}}.wide{{stroke-width:170;opacity:.14}}
.shore{{stroke:{c["map-shore"]};stroke-width:13}}
.border{{stroke:{c["map-sea-ink"]};stroke-width:2.4;stroke-dasharray:1 9;opacity:.75}}
.sea-name{{font-family:{DISPLAY};font-weight:700;letter-spacing:.14em;fill:{c["map-sea-ink"]};opacity:.82}}
.land-name{{fill:{c["map-ink"]};opacity:.35}}
.credit{{font:600 15px {SERIF};fill:{c["map-ink"]};opacity:.75;text-anchor:end}}
.bed{{stroke:{c["map-bed"]};stroke-width:7.5;opacity:.75}}
.major{{stroke:{c["map-road"]};stroke-width:4}}
.minor{{stroke:{c["map-track"]};stroke-width:3.4;stroke-dasharray:.1 8}}
.strait{{stroke:{c["map-strait"]};stroke-width:9;stroke-dasharray:5 3.5;stroke-linecap:butt}}
.lane{{stroke:{c["map-lane"]};stroke-width:3;stroke-dasharray:12 8}}
.mooring{{stroke:{c["map-sea-ink"]};stroke-width:2;stroke-dasharray:3 3}}
.symbol{{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}
.body{{fill:{c["map-paper"]};stroke:{c["map-ink"]};stroke-width:2.2}}
.body.value{{fill:{c["map-gold"]};stroke:{c["map-gold-ink"]}}}.body.tribe{{fill:#5e7a4a}}
.sea{{fill:{c["map-water"]};fill-opacity:.7;stroke:{c["map-sea-ink"]};stroke-width:2}}
.camp{{fill:none;stroke:{c["map-camp"]};stroke-linecap:round;stroke-width:1.5}}
.area{{fill:none;stroke:{c["map-ink"]};stroke-opacity:.45;stroke-width:2.2;stroke-dasharray:10 5}}
.area-name{{font:700 {34 if far else 19}px {DISPLAY};letter-spacing:.06em;text-anchor:middle;
fill:{c["map-ink"]};fill-opacity:.82;
stroke:{c["map-halo"]};stroke-width:4;stroke-opacity:.7;paint-order:stroke}}
.held{{fill-opacity:.22;stroke:none}}
.owned{{fill:none;stroke-width:5}}
.numeral{{font:600 20px {SANS};text-anchor:middle;fill:{c["map-gold-ink"]}}}.numeral.tribe{{fill:#fff}}
.name{{font:600 23px {SERIF};fill:{c["map-ink"]};stroke:{c["map-halo"]};stroke-width:4.5;
stroke-linejoin:round;paint-order:stroke;{"display:none" if far else ""}}}
.name.value{{font:700 {30 if far else 20.5}px {DISPLAY};display:inline}}
.block text{{fill:#fdf3df;font-family:{SANS};font-weight:600}}
.block .frame{{fill:none;stroke:#fdf3df;opacity:.45}}
.block .drawn{{fill:none;stroke:#fdf3df;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}
.block .solid{{fill:#fdf3df}}.block .step{{fill:none;stroke:#fdf3df;opacity:.6}}
.block .full{{fill:#fdf3df;opacity:1}}.block .badge{{fill:{c["map-paper"]};stroke-width:1.5}}
.block .many{{fill:#33281b;font-size:12px;font-weight:700;text-anchor:middle}}
.block .called{{font-size:9px;text-anchor:middle}}.block .small{{font-size:11px}}
.block .end{{text-anchor:end}}.block .sword{{fill:none;stroke:#fdf3df;stroke-width:1.5;stroke-linecap:round}}
.battle{{fill:none;stroke:{c["map-accent"]};stroke-width:6}}
.plate{{fill:{c["map-paper"]};fill-opacity:.94;stroke:{c["map-shore"]};stroke-width:2}}
.title{{font:700 40px {DISPLAY};fill:{c["map-ink"]}}}.when{{font:600 31px {SERIF};fill:{c["soft"]};
text-anchor:end}}
.who{{font:600 31px {SERIF};fill:{c["map-ink"]}}}.figures{{font:600 27px {SERIF};fill:{c["soft"]}}}
.caption{{font:600 27px {SERIF};fill:{c["map-ink"]}}}
.row-name{{font:700 24px {DISPLAY};fill:{c["map-ink"]}}}.row-text{{font:600 26px {SERIF};fill:{c["map-ink"]}}}
"""
