"""Draws diagrams that pages contain as Mermaid text, as SVG, while the site is built.

Mermaid itself would need a browser here, or its large script and inline styles there, which the server's
content policy forbids. So this draws the part of the language that our pages use and refuses the rest:

    flowchart TB              boxes `id[Text]`, arrows `a --> b` and `a -->|text| b`; no cycles
    sequenceDiagram           `participant A as Text`, `A->>B: text`, `A-->>B: text`, `Note over A,B: text`

Both need a line `accTitle: …`: what the picture shows, for people who do not see it. Colours are in site.css.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from typing import Any, Final

#: Pixels. The width of a character is an estimate for the fonts that systems use for text.
CHARACTER, LINE, PADDING = 7.6, 19, 12
GAP_X, GAP_Y = 26, 44
ARROW_ROW = 46
MIN_COLUMN = 120

_NODE: Final = r"([A-Za-z][\w-]*)(?:\[([^\]]+)\])?"
_EDGE: Final = re.compile(rf"^{_NODE}\s*-->\s*(?:\|([^|]+)\|\s*)?{_NODE}$")
_BOX: Final = re.compile(rf"^{_NODE}$")
_PARTICIPANT: Final = re.compile(r"^participant ([A-Za-z]\w*)(?: as (.+))?$")
_MESSAGE: Final = re.compile(r"^([A-Za-z]\w*)(--?>>)([A-Za-z]\w*): (.+)$")
_NOTE: Final = re.compile(r"^Note over ([A-Za-z]\w*)(?:,\s*([A-Za-z]\w*))?: (.+)$")


class DiagramError(ValueError):
    """The text is no diagram that can be drawn here."""


def fence(source: str, language: str, css_class: str, options: Any, md: Any, **more: Any) -> str:
    """What a code block ```mermaid becomes in a page: the interface of pymdownx.superfences."""
    # It can be wider than a phone: then it scrolls, with the keyboard too. In a search its words are one row.
    return f'<figure class="{css_class}" tabindex="0" data-search-exclude>{draw(source)}</figure>'


def draw(source: str) -> str:
    """The SVG of a diagram, or `DiagramError` with the line that is not understood."""
    lines = [line.strip() for line in source.strip().split("\n") if line.strip()]
    title = ""
    for line in lines[1:]:
        if line.startswith("accTitle:"):
            title = line.removeprefix("accTitle:").strip()
    if not title:
        raise DiagramError("a diagram needs a line 'accTitle: …' that says what it shows")
    body = [line for line in lines[1:] if not line.startswith(("accTitle:", "%%"))]
    match lines[0]:
        case "flowchart TB" | "flowchart TD":
            drawing = _flowchart(body)
        case "sequenceDiagram":
            drawing = _sequence(body)
        case kind:
            raise DiagramError(f"'{kind}' cannot be drawn here")
    return drawing.svg(title)


@dataclass(slots=True)
class _Drawing:
    """SVG elements, and the size they need. `arrow` stands for the id of the arrow head."""

    width: float = 0
    height: float = 0
    elements: list[str] = field(default_factory=list)

    def box(self, x: float, y: float, width: float, height: float, text: str, kind: str = "box") -> None:
        """A rectangle around (x, y), its centre, with lines of text."""
        left, top = x - width / 2, y - height / 2
        self.elements.append(
            f'<rect class="{kind}" x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="5"/>'
        )
        lines = text.split("<br/>")
        for number, line in enumerate(lines):
            self.text(x, y + (number - (len(lines) - 1) / 2) * LINE, line)
        self.width, self.height = max(self.width, left + width), max(self.height, top + height)

    def text(self, x: float, y: float, text: str, kind: str = "") -> None:
        chosen = f' class="{kind}"' if kind else ""
        self.elements.append(f'<text{chosen} x="{x:g}" y="{y + 5:g}">{escape(text)}</text>')

    def line(self, path: str, kind: str) -> None:
        head = ' marker-end="url(#arrow)"' if kind != "lifeline" else ""
        self.elements.append(f'<path class="{kind}" d="{path}"{head}/>')

    def svg(self, title: str) -> str:
        inner = "".join(self.elements)
        name = f"arrow-{sha256(inner.encode()).hexdigest()[:8]}"
        inner = inner.replace("#arrow", f"#{name}")
        width, height = self.width + 2, self.height + 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img" aria-label="{escape(title)}"><defs><marker id="{name}" '
            'viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
            f'<path class="head" d="M0 0 8 4 0 8z"/></marker></defs>{inner}</svg>'
        )


def _text_width(text: str) -> float:
    return max(len(line) for line in text.split("<br/>")) * CHARACTER


# ---------------------------------------------------------------------------------------------- flowcharts


def _flowchart(lines: list[str]) -> _Drawing:
    texts: dict[str, str] = {}
    edges: list[tuple[str, str, str]] = []

    def node(name: str, text: str | None) -> str:
        if text or name not in texts:
            texts[name] = text or name
        return name

    for line in lines:
        if edge := _EDGE.match(line):
            edges.append((node(edge[1], edge[2]), node(edge[4], edge[5]), edge[3] or ""))
        elif box := _BOX.match(line):
            node(box[1], box[2])
        else:
            raise DiagramError(f"not understood: {line}")
    return _draw_flowchart(texts, edges, _rows(texts, edges))


def _rows(texts: dict[str, str], edges: list[tuple[str, str, str]]) -> list[list[str]]:
    """The boxes row by row: each below all boxes with an arrow to it, near the middle of those."""
    rank = dict.fromkeys(texts, 0)
    for _ in texts:
        for start, end, _text in edges:
            rank[end] = max(rank[end], rank[start] + 1)
    if any(rank[end] <= rank[start] for start, end, _text in edges):
        raise DiagramError("arrows go round in a circle")
    rows: list[list[str]] = [[] for _ in range(max(rank.values()) + 1)]
    for name in texts:
        rows[rank[name]].append(name)
    place: dict[str, float] = {}
    for row in rows:
        before = {
            name: [place[start] for start, end, _ in edges if end == name and start in place] for name in row
        }
        row.sort(key=lambda name: sum(before[name]) / len(before[name]) if before[name] else 0.5)
        for number, name in enumerate(row):
            place[name] = (number + 0.5) / len(row)
    return rows


def _draw_flowchart(
    texts: dict[str, str], edges: list[tuple[str, str, str]], rows: list[list[str]]
) -> _Drawing:
    sizes = {
        name: (_text_width(text) + 2 * PADDING, (text.count("<br/>") + 1) * LINE + PADDING)
        for name, text in texts.items()
    }
    widths = [sum(sizes[name][0] for name in row) + GAP_X * (len(row) - 1) for row in rows]
    drawing, centre, top = _Drawing(), max(widths) / 2, 0.0
    middle: dict[str, tuple[float, float]] = {}
    for row, width in zip(rows, widths, strict=True):
        left, height = centre - width / 2, max(sizes[name][1] for name in row)
        for name in row:
            middle[name] = (left + sizes[name][0] / 2, top + height / 2)
            left += sizes[name][0] + GAP_X
        top += height + GAP_Y
    for start, end, text in edges:
        (x1, y1), (x2, y2) = middle[start], middle[end]
        y1, y2 = y1 + sizes[start][1] / 2, y2 - sizes[end][1] / 2 - 1
        bend = (y2 - y1) / 2
        drawing.line(f"M{x1:g} {y1:g}C{x1:g} {y1 + bend:g} {x2:g} {y2 - bend:g} {x2:g} {y2:g}", "arrow")
        if text:
            drawing.text((x1 + x2) / 2, (y1 + y2) / 2, text, "label")
    for name, text in texts.items():
        drawing.box(*middle[name], *sizes[name], text)
    return drawing


# ----------------------------------------------------------------------------------------------- sequences


def _sequence(lines: list[str]) -> _Drawing:
    names: dict[str, str] = {}
    steps: list[tuple[str, str, str, str]] = []
    for line in lines:
        if who := _PARTICIPANT.match(line):
            names[who[1]] = who[2] or who[1]
        elif sent := _MESSAGE.match(line):
            steps.append(("answer" if sent[2] == "-->>" else "arrow", sent[1], sent[3], sent[4]))
        elif note := _NOTE.match(line):
            steps.append(("note", note[1], note[2] or note[1], note[3]))
        else:
            raise DiagramError(f"not understood: {line}")
    unknown = {who for _, start, end, _ in steps for who in (start, end)} - set(names)
    if unknown:
        raise DiagramError(f"no participant: {', '.join(sorted(unknown))}")
    return _draw_sequence(names, steps)


def _columns(names: dict[str, str], steps: list[tuple[str, str, str, str]]) -> dict[str, float]:
    """The middle of each participant's column, far enough apart for all texts."""
    order = list(names)
    middle = [0.0] * len(order)
    middle[0] = _text_width(names[order[0]]) / 2 + PADDING
    for number in range(1, len(order)):
        boxes = (_text_width(names[order[number - 1]]) + _text_width(names[order[number]])) / 2
        middle[number] = middle[number - 1] + max(MIN_COLUMN, boxes + 2 * PADDING + GAP_X)
        for _, start, end, text in steps:
            first, last = sorted((order.index(start), order.index(end)))
            if last == number and first < last:
                middle[number] = max(middle[number], middle[first] + _text_width(text) + 2 * PADDING)
    return dict(zip(order, middle, strict=True))


def _draw_sequence(names: dict[str, str], steps: list[tuple[str, str, str, str]]) -> _Drawing:
    columns, drawing = _columns(names, steps), _Drawing()
    head = LINE + PADDING
    bottom = head + ARROW_ROW * (len(steps) + 0.5)
    for x in columns.values():
        drawing.line(f"M{x:g} {head}V{bottom:g}", "lifeline")
    for name, text in names.items():
        drawing.box(columns[name], head / 2, _text_width(text) + 2 * PADDING, head, text)
    for number, (kind, start, end, text) in enumerate(steps):
        x1, x2, y = columns[start], columns[end], head + ARROW_ROW * (number + 0.75)
        if kind == "note":
            width = max(abs(x2 - x1), _text_width(text)) + 2 * PADDING
            # A note at the edge stays inside the picture.
            drawing.box(max((x1 + x2) / 2, width / 2), y - 6, width, head - 2, text, "note")
        elif start == end:
            drawing.line(f"M{x1:g} {y:g}h26v14h-24", kind)
            drawing.elements.append(
                f'<text class="after" x="{x1 + 34:g}" y="{y + 12:g}">{escape(text)}</text>'
            )
            drawing.width = max(drawing.width, x1 + 34 + _text_width(text))
        else:
            drawing.line(f"M{x1:g} {y:g}H{x2 - (1 if x2 > x1 else -1):g}", kind)
            drawing.text((x1 + x2) / 2, y - 12, text)
    drawing.height = max(drawing.height, bottom)
    return drawing
