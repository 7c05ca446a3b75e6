"""Refusals, prompts, reasons and errors are keys and facts: no call that makes one has a sentence in it.

The types hold the first half: `Refused` and `IllegalAction` take a `Message` and no text. Here the source is
read for the other half: what stands in quotes in a `message`, `why`, `Message` or `Decision` is a key or an
id, and a key that is written out is in the message files. Errors that players meet are messages too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rubicon"
#: The calls that make a message; of `why` the first argument is the number of a rule.
MAKERS = {
    "message",
    "Message",
    "why",
    "no_answer",
    "Decision",
    "Refused",
    "IllegalAction",
    "UnknownOption",
    "RecordError",
    "DiceError",
    "SaveError",
}
#: Where the key stands among the arguments of those that take one.
KEY_POSITION = {"message": 0, "Message": 0, "why": 1, "no_answer": 1}
#: Facts that are typed as they stand, in every language.
TYPED = {"example", "command"}
#: What players meet; what else raises errors is for those who run or write programs.
FOR_PLAYERS = ("core", "games", "table", "analysis", "messages", "terminal")
#: Among these, the parts for those who make component packs, conformance games, pictures and bots.
FOR_MAKERS = re.compile(
    r"games/(__init__|template_title/.*|\w+/packs/.*|\w+/checks/.*|\w+/rules/pack|\w+/game)\.py"
)
#: Errors of programs, and of commands that only print English: how many are in a file.
FOR_PROGRAMS = {
    "core/game.py": 2,
    "core/record_writer.py": 4,
    "analysis/lookahead.py": 1,
    "analysis/game_analysis.py": 1,
}
#: A key, an id, a rule with a name (`2.1 Mars`), or nothing.
KEY = re.compile(r"[\w.:/+-]*|\d+(\.\d+)? [\w ]+")
#: The key of what only those read who run or write programs: its fact is a text.
FOR_OPERATORS = "error"


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call that makes a message, with the name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            yield node.func.id, node


def texts(node: ast.expr) -> Iterator[str]:
    """What stands in quotes in an argument; nested calls are looked at by themselves."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from texts(child)


def sentences(tree: ast.AST) -> list[tuple[int, str]]:
    """The texts that are neither keys nor ids, with their lines."""
    found = []
    for _, call in calls(tree):
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and first.value == FOR_OPERATORS:
            continue
        facts = [keyword.value for keyword in call.keywords if keyword.arg not in TYPED]
        for argument in [*call.args, *facts]:
            found += [(call.lineno, text) for text in texts(argument) if not KEY.fullmatch(text)]
    return found


@pytest.mark.parametrize(
    "source",
    [
        'Refused("over", "The game is over.")',
        'IllegalAction("Not today.")',
        'raise IllegalAction(f"{side} may not do that")',
        'why("6.1", "it has moved already")',
        'Decision(side, "hits", actions, ("text", "Choose a block."))',
        'message("why-far", text="too far " + place)',
        'no_answer("title", "odds-none", place="of no use")',
        'RecordError(3, "this line is damaged")',
        'Message("end", {"reason": "A draw by points."})',
    ],
)
def test_a_sentence_in_the_source_is_found(source: str) -> None:
    assert sentences(ast.parse(source))


def test_keys_and_ids_are_no_sentences() -> None:
    source = 'why("2.1 Mars", "has-moved", block=f"legio-{n}", place=name or "roma")'
    assert sentences(ast.parse(source)) == []


def test_refusals_prompts_and_reasons_have_no_sentences() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): sentences(ast.parse(path.read_text("utf-8")))
        for path in SOURCE.rglob("*.py")
        if SOURCE / "cli" not in path.parents  # the command line speaks English to those who run it
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_every_key_that_is_written_out_is_in_the_message_files() -> None:
    keys = set()
    for path in [*SOURCE.rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")]:
        if path.stem == "en":
            keys |= set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))
    missing = set()
    for path in SOURCE.rglob("*.py"):
        for maker, call in calls(ast.parse(path.read_text("utf-8"))):
            at = KEY_POSITION.get(maker)
            key = call.args[at] if at is not None and len(call.args) > at else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                full = f"why-{key.value}" if maker == "why" else key.value
                if full not in keys and f"log-{full}" not in keys and full != FOR_OPERATORS:
                    missing.add(full)
    assert len(keys) > 1000
    assert missing == set()


def english_errors(tree: ast.AST) -> list[int]:
    """The lines where an error is raised with a text."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "RubiconError"
        and any(isinstance(argument, (ast.Constant, ast.JoinedStr)) for argument in node.args)
    ]


def test_errors_that_players_meet_are_messages() -> None:
    assert english_errors(ast.parse('raise RubiconError(f"There is no {what}.")')) == [1]
    found = {}
    for folder in FOR_PLAYERS:
        for path in (SOURCE / folder).rglob("*.py"):
            name = path.relative_to(SOURCE).as_posix()
            if not FOR_MAKERS.fullmatch(name):
                found[name] = len(english_errors(ast.parse(path.read_text("utf-8"))))
    assert len(found) > 150
    assert {name: count for name, count in found.items() if count} == FOR_PROGRAMS
