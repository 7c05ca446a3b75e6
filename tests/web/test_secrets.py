"""A browser has nothing in memory or storage that its player may not know."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Collection
from typing import Any

from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

SEED = 5

_STORAGE = """async () => JSON.stringify([
    {...localStorage}, {...sessionStorage}, document.cookie,
    (await indexedDB.databases()).map(each => each.name), await caches.keys(),
])"""


class Heap:
    """The memory of a page: its strings, and which strings an object keeps together."""

    def __init__(self, player: BrowserPlayer, wanted: Collection[str]) -> None:
        chunks: list[str] = []
        cdp = player.page.context.new_cdp_session(player.page)
        cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        cdp.detach()
        snapshot: dict[str, Any] = json.loads("".join(chunks))
        self.strings: list[str] = snapshot["strings"]
        #: All strings that an object or an array keeps. Names of properties are not among them: every browser
        #: has the names of all cards.
        self.kept: set[str] = set()
        #: For each wanted string: all strings that an object keeps under that name, or next to it.
        self.related: dict[str, set[str]] = defaultdict(set)
        self._read(snapshot, wanted)

    def _read(self, snapshot: dict[str, Any], wanted: Collection[str]) -> None:
        meta = snapshot["snapshot"]["meta"]
        fields = meta["node_fields"]
        width, kind_at, name_at = len(fields), fields.index("type"), fields.index("name")
        count_at = fields.index("edge_count")
        kinds, edge_kinds = meta["node_types"][0], meta["edge_types"][0]
        string_kinds = {kinds.index(kind) for kind in ("string", "concatenated string", "sliced string")}
        thing = kinds.index("object")  # an array is one, too
        named, numbered = edge_kinds.index("property"), edge_kinds.index("element")
        nodes, edges, strings = snapshot["nodes"], snapshot["edges"], self.strings

        def string_of(node: int) -> str | None:
            return strings[nodes[node + name_at]] if nodes[node + kind_at] in string_kinds else None

        start: dict[int, int] = {}
        at = 0
        for node in range(0, len(nodes), width):
            start[node] = at
            at += 3 * nodes[node + count_at]

        def strings_of(node: int) -> set[str]:
            if nodes[node + kind_at] != thing:
                return set()
            own = range(start[node], start[node] + 3 * nodes[node + count_at], 3)
            ends = (edges[at + 2] for at in own if edges[at] in (named, numbered))
            return {found for end in ends if (found := string_of(end)) is not None}

        names = {strings.index(name): name for name in wanted if name in strings}
        for node in start:
            self.kept |= strings_of(node)
        for node, first in start.items():
            for at in range(first, first + 3 * nodes[node + count_at], 3):
                kind, name, end = edges[at : at + 3]
                if kind == named and name in names:  # { "legio-13": ["ravenna", 3] }
                    self.related[names[name]] |= strings_of(end)
                elif kind == named and (kept := string_of(end)) in wanted:  # { id: "legio-13", … }
                    self.related[str(kept)] |= strings_of(node)

    def knows(self, block: str, place: str) -> bool:
        """Whether an object or a text says that this block is in this place."""
        spoken = re.compile(rf'\b{block}["\s:\[]{{1,4}}{place}\b')
        return place in self.related[block] or any(
            spoken.search(text) for text in self.strings if block in text
        )

    def has(self, wanted: str) -> bool:
        """Whether any string that is kept contains `wanted`."""
        return any(wanted in text for text in self.kept)


def test_a_browser_holds_no_hidden_fact(new_player: NewPlayer, server: Server) -> None:
    """The browser of a side that may know a fact has it, which proves that the search works."""
    # The first battle: no block was ever seen, and no card dealt twice.
    staged = StagedGame(SEED).until(deciding("next-battle", 0))
    opened = staged.put_on(server)
    sides = staged.table.game.sides
    views = [staged.table.view(side) for side in range(len(sides))]
    parts = staged.table.game.components()["blocks"]
    printed = {block["id"]: {str(value) for value in block.values()} for block in parts}
    stands: list[dict[str, str]] = []  # by side: where each of its blocks stands that the other has not seen
    hands: list[list[str]] = []
    # Two leaders have the names of their sides, and the back of Cleopatra has its own colour.
    known_to_all = (*sides, "cleopatra")
    for at, view in enumerate(views):
        assert view is not None
        seen = view["revealed"]
        standing = {b: where[0] for b, where in view["own"].items() if b not in (*seen, *known_to_all)}
        # The home of a block is printed in the rulebook, and is in every browser.
        stands.append({b: place for b, place in standing.items() if place not in printed[b]})
        hands.append([card for card in view["hand"] if "/" in card])  # names of gods are public
        assert len(stands[at]) > 5
        assert hands[at]
    everything = {block for side in stands for block in side}
    for viewer in (*sides, None):
        each = new_player(fresh=True)
        each.open_table(opened.tokens[viewer])
        each.page.get_by_role("tab", name="Board").click()
        each.page.get_by_role("tab", name="Choices").click()
        heap = Heap(each, everything)
        stored = each.page.evaluate(_STORAGE)
        for at, side in enumerate(sides):
            known = {block for block, place in stands[at].items() if heap.knows(block, place)}
            cards = {card for card in hands[at] if heap.has(card)}
            if side == viewer:
                assert known == set(stands[at])
                assert cards == set(hands[at])
            else:
                assert known == set(), f"{viewer} knows where blocks of {side} stand"
                assert cards == set(), f"{viewer} knows cards of {side}"
                said = "".join(each.received)
                assert not [block for block in stands[at] if f'"{block}"' in said]
        assert not [block for block in everything if block in stored]
        assert json.loads(stored)[2:] == ["", [], []]  # no cookie, no database, no cache
