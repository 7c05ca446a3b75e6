"""The reference pages of the protocol, from the models that check every message."""

from __future__ import annotations

import ast
import inspect
import re
from types import ModuleType
from typing import Any, Final

from pydantic.json_schema import models_json_schema

from rubicon.server.app import create_http_api
from rubicon.server.messages import Command, Hello, ServerMessage, StrictModel, client, http, server

_MESSAGES_HEAD: Final = """\
# Messages

Every message of the WebSocket, from the types that the server checks them against.
[The protocol](../protocol.md) explains their order and their meaning.
`?` after a name: the field may be left out.
"""
_HTTP_HEAD: Final = """\
# HTTP interface

Every route, from the description that a running server gives at `/openapi.json`.
[The protocol](../protocol.md#from-a-link-to-a-seat) explains what they are for.
"""
_BOUNDS: Final = (
    ("minimum", "at least {}"),
    ("maximum", "at most {}"),
    ("minLength", "at least {} characters"),
    ("maxLength", "at most {} characters"),
    ("minItems", "at least {} entries"),
    ("maxItems", "at most {} entries"),
    ("pattern", "`{}`"),
)


def messages_page() -> str:
    """The Markdown of the page about the WebSocket's messages."""
    sent: tuple[type[StrictModel], ...] = (Hello, *Command.__args__)
    received: tuple[type[StrictModel], ...] = ServerMessage.__args__
    parts = [
        *(found for found in _models(server) if found not in received),
        *(found for found in _models(client) if found not in sent),
    ]
    text = _MESSAGES_HEAD
    for heading, models in (
        ("From the client", sent),
        ("From the server", received),
        ("Parts", tuple(parts)),
    ):
        text += f"\n## {heading}\n" + "".join(_model_section(model, 3) for model in models)
    return text


def http_page() -> str:
    """The Markdown of the page about the HTTP routes."""
    description = create_http_api().openapi()
    text = _HTTP_HEAD
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            text += f"\n## `{method.upper()} {path}`\n\n{operation.get('description', '')}\n"
            text += _parameters(operation)
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if body:
                text += f"\nBody: {_type(body['schema'])}\n"
            text += "\n| status | answer |\n|---|---|\n"
            for status, answer in operation["responses"].items():
                found = answer.get("content", {}).get("application/json", {}).get("schema")
                what = f"{answer['description']}: {_type(found)}" if found else answer["description"]
                text += f"| {status} | {what} |\n"
    comments = _comments(http)
    text += "\n## Bodies\n"
    for name, schema in description["components"]["schemas"].items():
        text += _schema_section(name, schema, comments.get(name, {}), 3)
    return text


def _parameters(operation: dict[str, Any]) -> str:
    rows = [
        f"| `{each['name']}` | {each['in']} | {_type(each['schema'])} |\n"
        for each in operation.get("parameters", ())
    ]
    return "\n| parameter | in | type |\n|---|---|---|\n" + "".join(rows) if rows else ""


def _models(module: ModuleType) -> list[type[StrictModel]]:
    """The models that a module defines, in its order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, StrictModel) and found.__module__ == module.__name__
    ]


def _model_section(model: type[StrictModel], level: int) -> str:
    _, schema = models_json_schema([(model, "validation")])
    module = inspect.getmodule(model)
    assert module is not None
    comments = _comments(module).get(model.__name__, {})
    return _schema_section(model.__name__, schema["$defs"][model.__name__], comments, level)


def _schema_section(name: str, schema: dict[str, Any], comments: dict[str, str], level: int) -> str:
    text = f"\n{'#' * level} {name}\n\n"
    if "description" in schema:
        text += f"{_with_links(schema['description'])}\n\n"
    required = set(schema.get("required", ()))
    rows = "".join(
        f"| `{field}{'' if field in required else '?'}` | {_type(inner)} | {comments.get(field, '')} |\n"
        for field, inner in schema.get("properties", {}).items()
    )
    return text + (f"| field | type | meaning |\n|---|---|---|\n{rows}" if rows else "")


def _with_links(text: str) -> str:
    """A docstring with the names of pages, such as docs/protocol.md, turned into links."""
    return re.sub(r"docs/([a-z-]+)\.md", r"[\1](../\1.md)", inspect.cleandoc(text))


def _comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """The comments `#: …` above the fields of each class: Python itself forgets them."""
    lines = inspect.getsource(module).split("\n")
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse("\n".join(lines)).body:
        if isinstance(node, ast.ClassDef):
            fields = found.setdefault(node.name, {})
            for inner in node.body:
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
                    fields[inner.target.id] = _comment_above(lines, inner.lineno - 1)
    return found


def _comment_above(lines: list[str], index: int) -> str:
    words: list[str] = []
    while index and lines[index - 1].strip().startswith("#:"):
        index -= 1
        words.insert(0, lines[index].strip().removeprefix("#:").strip())
    return " ".join(words)


def _type(schema: dict[str, Any]) -> str:
    """A JSON schema in words, with links to the models on the same page."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(_type(each) for each in schema[union])
    if "const" in schema:
        return f"`{schema['const']!r}`".replace("'", '"')
    if "enum" in schema:
        return ", ".join(f"`{each!r}`".replace("'", '"') for each in schema["enum"])
    text = _plain_type(schema)
    bounds = [words.format(schema[key]) for key, words in _BOUNDS if key in schema]
    return f"{text} ({', '.join(bounds)})".replace("|", "\\|") if bounds else text


def _plain_type(schema: dict[str, Any]) -> str:
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "list of exactly " + ", ".join(_type(each) for each in schema["prefixItems"])
        case "array":
            return f"list of {_type(schema.get('items', {}))}"
        case "object":
            inner = schema.get("additionalProperties")
            return f"object with values {_type(inner)}" if isinstance(inner, dict) and inner else "object"
        case None:
            return "any"
        case kind:
            return str(kind)
