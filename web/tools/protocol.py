"""Write `web/src/net/protocol.ts` from the server's own types, so that the two cannot drift."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pydantic.json_schema import models_json_schema

from rubicon.server import messages
from rubicon.server.messages import StrictModel, client, http, server

TARGET: Final = Path(__file__).parents[1] / "src" / "net" / "protocol.ts"
_HEAD: Final = """\
// Made by web/tools/protocol.py from src/rubicon/server/messages/. Do not edit.

"""
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """The whole file."""
    shapes = [
        found
        for module in (client, server, http)
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, StrictModel) and found.__module__ == module.__name__
    ]
    _, schema = models_json_schema([(shape, "validation") for shape in shapes])
    parts = [_interface(shape.__name__, schema["$defs"][shape.__name__]) for shape in shapes]
    for name in ("Command", "ServerMessage"):
        members = " | ".join(shape.__name__ for shape in getattr(messages, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    parts.append(f"export const PROTOCOLS = [{', '.join(map(str, messages.PROTOCOLS))}];\n")
    return _HEAD + "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    told = schema.get("description", "").split("\n")[0]
    required = set(schema.get("required", ()))
    lines = [f"/** {told} */"] if told else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(inner)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema, as far as our messages need it."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(inner) for inner in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(inner) for inner in schema['prefixItems'])}]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    TARGET.write_text(typescript(), "utf-8")
