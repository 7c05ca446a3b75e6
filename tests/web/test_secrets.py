"""What a browser holds, in memory and in storage, has nothing of what its player may not know."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Any

from tests.support.browser import Guest
from tests.support.server_process import Server
from tests.support.staged_games import Stage, deciding

SEED = 2

Come = Callable[..., Guest]

_STORAGE = """async () => JSON.stringify([
    {...localStorage}, {...sessionStorage}, document.cookie,
    (await indexedDB.databases()).map(each => each.name), await caches.keys(),
])"""


class Heap:
    """Everything in the memory of a page: its strings, and which string is told of which."""

    def __init__(self, guest: Guest, wanted: Collection[str]) -> None:
        chunks: list[str] = []
        cdp = guest.page.context.new_cdp_session(guest.page)
        cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        cdp.detach()
        snapshot: dict[str, Any] = json.loads("".join(chunks))
        self.strings: list[str] = snapshot["strings"]
        #: For each wanted word: all words that an object keeps under that name, or next to it.
        self.told: dict[str, set[str]] = defaultdict(set)
        self._read(snapshot, wanted)

    def _read(self, snapshot: dict[str, Any], wanted: Collection[str]) -> None:
        meta = snapshot["snapshot"]["meta"]
        fields = meta["node_fields"]
        width, kind_at, name_at = len(fields), fields.index("type"), fields.index("name")
        count_at = fields.index("edge_count")
        kinds, edge_kinds = meta["node_types"][0], meta["edge_types"][0]
        words = {kinds.index(kind) for kind in ("string", "concatenated string", "sliced string")}
        thing = kinds.index("object")  # an array is one, too
        named, numbered = edge_kinds.index("property"), edge_kinds.index("element")
        nodes, edges, strings = snapshot["nodes"], snapshot["edges"], self.strings

        def word(node: int) -> str | None:
            return strings[nodes[node + name_at]] if nodes[node + kind_at] in words else None

        start: dict[int, int] = {}
        at = 0
        for node in range(0, len(nodes), width):
            start[node] = at
            at += 3 * nodes[node + count_at]

        def words_of(node: int) -> set[str]:
            if nodes[node + kind_at] != thing:
                return set()
            own = range(start[node], start[node] + 3 * nodes[node + count_at], 3)
            ends = (edges[at + 2] for at in own if edges[at] in (named, numbered))
            return {found for end in ends if (found := word(end)) is not None}

        names = {strings.index(name): name for name in wanted if name in strings}
        for node, first in start.items():
            for at in range(first, first + 3 * nodes[node + count_at], 3):
                kind, name, end = edges[at : at + 3]
                if kind == named and name in names:  # { "legio-13": ["ravenna", 3] }
                    self.told[names[name]] |= words_of(end)
                elif kind == named and (kept := word(end)) in wanted:  # { id: "legio-13", place: "ravenna" }
                    self.told[str(kept)] |= words_of(node)

    def knows(self, block: str, place: str) -> bool:
        """Whether anything puts this block into this place."""
        spoken = re.compile(rf'\b{block}["\s:\[]{{1,4}}{place}\b')
        return place in self.told[block] or any(spoken.search(text) for text in self.strings if block in text)

    def has(self, word: str) -> bool:
        """Whether a word is anywhere."""
        return any(word in text for text in self.strings)


def test_a_browser_holds_no_hidden_fact(guest: Come, server: Server) -> None:
    """Held against the truth. The browser of a side that may know a fact has it: so the search would find it."""
    stage = Stage(SEED).until(deciding("next-battle", 0))  # in the second Year
    opened = stage.put(server)
    sides = stage.table.game.sides
    views = [stage.table.view(side) for side in range(len(sides))]
    parts = stage.table.game.components()["blocks"]
    printed = {block["id"]: {str(value) for value in block.values()} for block in parts}
    stands: list[dict[str, str]] = []  # by side: where each of its blocks stands that the other has not seen
    hands: list[list[str]] = []
    # Two leaders are called as their sides are, and Cleopatra shows her colour from behind.
    known_to_all = (*sides, "cleopatra")
    for at, view in enumerate(views):
        assert view is not None
        seen = view["revealed"]
        standing = {b: where[0] for b, where in view["own"].items() if b not in (*seen, *known_to_all)}
        # Where a block comes from is printed in the rulebook, and is in everybody's browser.
        stands.append({b: place for b, place in standing.items() if place not in printed[b]})
        hands.append([card for card in view["hand"] if "/" in card])  # gods are known by name to everybody
        assert len(stands[at]) > 5
        assert hands[at]
    everything = {block for side in stands for block in side}
    for viewer in (*sides, None):
        each = guest()
        each.sit(opened.tokens[viewer])
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
                said = "".join(each.heard)
                assert not [block for block in stands[at] if f'"{block}"' in said]
        assert not [block for block in everything if block in stored]
        assert json.loads(stored)[2:] == ["", [], []]  # no cookie, no database, no cache
