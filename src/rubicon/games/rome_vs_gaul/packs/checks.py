"""`check`: what a pack must say so that the program can play with it; then the facts of the rulebook.

Every problem names its line and says what to do. A pack without problems can be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from rubicon.games.kit.packs.json_lines import Node
from rubicon.games.kit.packs.library import Problem
from rubicon.games.rome_vs_gaul.packs.facts import FACTS, Fact, PackFacts
from rubicon.games.rome_vs_gaul.rules.vocabulary import FILTERS, OPS, WHO

FORMAT: Final = "rome-vs-gaul pack 1"
#: Where a value can be from; each field of an entry names one of these first (`_p`).
SOURCES: Final = ("rulebook", "reported", "derived", "geography", "designed")
#: Sections that are lists, by their path in the pack, with what every entry must say.
_ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "map.spaces": ("id", "name", "lat", "lon", "type", "province", "section", "ports", "star", "enterable"),
    "map.provinces": ("id", "name", "number", "region", "size", "required", "controllable"),
    "map.paths": ("a", "b", "kind", "mp"),
    "map.sea_zones": ("id", "always"),
    "tribes": (
        "id",
        "name",
        "group",
        "province",
        "section",
        "full",
        "reduced",
        "battle_rating",
        "ma",
        "start",
    ),
    "units": ("id", "name", "side", "count", "strength", "steps", "ma"),
    "legions": ("id", "name", "full", "reduced", "battle_rating", "ma", "setup"),
    "leaders": ("id", "name", "role", "battle", "command", "ma", "start"),
    "cards": ("no", "title", "ap", "colour", "kind", "text", "effect"),
}
_OBJECTS: Final = ("map.sections", "markers", "tables", "setup")
#: Values that are words of a list.
_WORDS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("map.spaces", "type"): ("town", "walled_city", "stronghold", "german_stronghold"),
    ("map.provinces", "region"): ("Celtica", "Belgica", "Aquitania", "Provincia", "Germania", "Britannia"),
    ("map.paths", "kind"): ("path", "rough", "channel", "rhine", "via_domitia"),
    ("tribes", "group"): ("belgic", "celtic", "aquitani", "germani"),
    ("tribes", "start"): ("pool", "holding", "council", "submitted"),
    ("legions", "setup"): ("caesar", "vienne", "turn5"),
    ("cards", "colour"): ("roman", "gallic", "both"),
    ("cards", "kind"): ("event", "bonus", "surprise", "reaction"),
}
#: What an entry refers to: section and field, and the section whose ids it names.
_REFERENCES: Final = (
    ("map.spaces", "province", "map.provinces"),
    ("map.spaces", "ports", "map.sea_zones"),
    ("map.paths", "a", "map.spaces"),
    ("tribes", "province", "map.provinces"),
)


def check(root: Node) -> list[Problem]:
    """All problems of a pack, in the order of their lines. Facts are checked once the shape is right."""
    if not isinstance(root.value, dict):
        return [Problem(root.line, "a pack is an object: begin with {.")]
    problems = list(_shape(root))
    if not problems:
        problems = list(_facts(root))
    return sorted(problems)


def _shape(root: Node) -> Iterator[Problem]:
    said = root.value.get("format")
    if said is None or said.value != FORMAT:
        yield Problem(root.line, f'the pack must say "format": "{FORMAT}".')
    for word in ("name", "note"):
        if word not in root.value or not isinstance(root.value[word].value, str):
            yield Problem(root.line, f'the pack must have a "{word}" in words.')
    for path in _OBJECTS:
        node = _find(root, path)
        if node is None or not isinstance(node.value, dict):
            yield Problem(root.line, f"the section '{path}' is missing: write it as an object.")
    for path, fields in _ENTRIES.items():
        section = _find(root, path)
        if section is None or not isinstance(section.value, list):
            yield Problem(root.line, f"the section '{path}' is missing: write it as a list.")
            continue
        for entry in section.value:
            yield from _entry(path, fields, entry)
        yield from _doubles(path, section)
    yield from _references(root)


def _entry(path: str, fields: tuple[str, ...], entry: Node) -> Iterator[Problem]:
    if not isinstance(entry.value, dict):
        yield Problem(entry.line, f"every entry of '{path}' is an object: begin with {{.")
        return
    for field in fields:
        if field not in entry.value:
            yield Problem(entry.line, f'{_called(path, entry)} has no "{field}". Add it.')
    for field, node in entry.value.items():
        words = _WORDS.get((path, field))
        if words and node.value not in words:
            yield Problem(
                node.line,
                f"'{node.value}' is no {field} of {path}.{_near(node.value, words)} "
                f"Write one of: {', '.join(words)}.",
            )
    yield from _provenance(path, entry)
    if path == "cards" and isinstance(entry.value.get("effect", entry).value, list):
        for effect in entry.value["effect"].value:
            yield from _effect(entry, effect)


def _provenance(path: str, entry: Node) -> Iterator[Problem]:
    stated = entry.value.get("_p")
    if stated is None or not isinstance(stated.value, dict):
        yield Problem(
            entry.line,
            f'{_called(path, entry)} has no "_p": say for each field where it is from, '
            f'as ["{SOURCES[0]}", "where", "how sure"].',
        )
        return
    for field, node in stated.value.items():
        source = node.value[0].value if isinstance(node.value, list) and node.value else None
        if source is not None and source not in SOURCES:
            yield Problem(
                node.line, f"'{source}' is no provenance of '{field}'. Write one of: {', '.join(SOURCES)}."
            )


def _effect(card: Node, effect: Node) -> Iterator[Problem]:
    title = card.value["title"].value if "title" in card.value else "a card"
    if not isinstance(effect.value, dict) or "op" not in effect.value:
        yield Problem(effect.line, f'every effect of {title} is an object with an "op".')
        return
    op = effect.value["op"].value
    if op not in OPS:
        yield Problem(effect.line, f"{title}: '{op}' is no effect.{_near(op, OPS)} See: rubicon pack words.")
    where = effect.value.get("where")
    for word in where.value if where is not None and isinstance(where.value, dict) else ():
        if word not in (*FILTERS, "region", "province"):
            yield Problem(effect.line, f"{title}: '{word}' is no filter.{_near(word, FILTERS)}")
    who = effect.value.get("who")
    for node in who.value if who is not None and isinstance(who.value, list) else ():
        if node.value not in WHO:
            yield Problem(node.line, f"{title}: '{node.value}' names no units.{_near(node.value, WHO)}")


def _doubles(path: str, section: Node) -> Iterator[Problem]:
    seen: Counter[Any] = Counter()
    for entry in section.value:
        if isinstance(entry.value, dict) and "id" in entry.value:
            name = entry.value["id"].value
            seen[name] += 1
            if seen[name] == 2:
                yield Problem(entry.line, f"'{name}' stands twice in '{path}'. Give one of them another id.")


def _references(root: Node) -> Iterator[Problem]:
    for path, field, target in _REFERENCES:
        section, named = _find(root, path), _find(root, target)
        if section is None or named is None or not isinstance(section.value, list):
            continue
        ids = [entry.value["id"].value for entry in named.value if "id" in entry.value]
        for entry in section.value:
            node = entry.value.get(field) if isinstance(entry.value, dict) else None
            if node is None:
                continue
            for each in node.value if isinstance(node.value, list) else [node]:
                if each.value not in ids:
                    yield Problem(
                        each.line,
                        f"{_called(path, entry)}: there is no '{each.value}' in {target}."
                        f"{_near(each.value, ids)}",
                    )


def _facts(root: Node) -> Iterator[Problem]:
    """Every fact of the rulebook that the pack contradicts, at the line of the section it is about."""
    known = PackFacts(root.plain())
    for fact in FACTS:
        if not _holds(fact, known):
            node = _find(root, fact.section)
            yield Problem(
                node.line if node else root.line, f"{fact.rule}: {fact.text}. The pack says otherwise."
            )


def _holds(fact: Fact, known: PackFacts) -> bool:
    try:
        return fact.holds(known)
    except (KeyError, IndexError, TypeError, ValueError):
        return False  # what the fact is about is missing, or is no number


def _find(root: Node, path: str) -> Node | None:
    node: Node | None = root
    for word in path.split("."):
        node = node.value.get(word) if node is not None and isinstance(node.value, dict) else None
    return node


def _called(path: str, entry: Node) -> str:
    for word in ("id", "title", "a"):
        if word in entry.value:
            return f"'{entry.value[word].value}'"
    return f"an entry of '{path}'"


def _near(word: object, known: Any) -> str:
    near = get_close_matches(str(word), [str(each) for each in known], n=1)
    return f" Did you mean {near[0]}?" if near else ""
