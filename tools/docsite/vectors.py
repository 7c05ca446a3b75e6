"""The reference page of vectors for learning, made from the titles."""

from __future__ import annotations

from rubicon.games import game, titles


def page() -> str:
    """A table of the slots of every title."""
    parts = [
        "# Vectors for learning\n",
        "What a side may know, as bytes ([Research](../research.md)). A number is the entry minus its shift; "
        "a set has 1 for each member; an index has 1 in one entry of a row, or nowhere. *Recall* slots come "
        "after the others, if they are asked for.\n",
    ]
    for title in titles():
        found = game(title)
        features = found.features()
        parts.append(f"## {found.title}\n")
        parts.append(
            f"Version {features.version}: {features.size} entries, {features.full_size} with recall.\n"
        )
        parts.append("| entry | slot | kind | shape | shift | meaning |\n|---|---|---|---|---|---|")
        for slot in (*features.slots, *features.recall_slots):
            shape = " × ".join(str(size) for size in slot.shape)
            recall = " (recall)" if slot in features.recall_slots else ""
            meaning = slot.meaning.replace("|", "\\|")
            cells = [
                str(slot.start),
                f"`{slot.name}`{recall}",
                slot.kind,
                shape,
                str(slot.shift or ""),
                meaning,
            ]
            parts.append(f"| {' | '.join(cells)} |")
        parts.append("")
    return "\n".join(parts)
