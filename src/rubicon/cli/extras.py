"""Which extra of the package brings a library that is not installed. docs/install.md lists the extras."""

from __future__ import annotations

from typing import Final

from rubicon.about import install_command, repair_command

#: Libraries without which nothing works: those of the base, and the compiler's own for compiled modules.
BASE: Final = ("fluent", "librt", "mypy_extensions", "rich")
#: The extra of each library that we import and that `pip install rubicon` alone does not bring.
EXTRAS: Final = {
    **dict.fromkeys(
        (
            "alembic",
            "argon2",
            "confusable_homoglyphs",
            "cryptography",
            "fastapi",
            "httptools",
            "httpx",
            "openskill",
            "prometheus_client",
            "py_vapid",
            "pydantic",
            "pydantic_core",
            "pywebpush",
            "sqlalchemy",
            "starlette",
            "uvicorn",
            "webauthn",
            "websockets",
        ),
        "server",
    ),
    **dict.fromkeys(("gymnasium", "numpy", "pettingzoo", "PIL"), "envs"),
    "psycopg": "postgres",
    "pyarrow": "dataset",
    "pyspiel": "openspiel",
    "ray": "ray",
    "resvg_py": "pictures",
}


def explain_missing(problem: ModuleNotFoundError) -> str | None:
    """What to type when a library of an extra is missing; None if something else is missing."""
    library = (problem.name or "").partition(".")[0]
    extra = EXTRAS.get(library)
    return extra and f"This needs '{library}', which is not installed here. Type: {install_command(extra)}"


def explain_damage(problem: ModuleNotFoundError) -> str | None:
    """What to type when a library that every installation has is missing; None if something else is."""
    library = (problem.name or "").partition(".")[0]
    if library not in BASE:
        return None
    return (
        f"'{library}' is not installed here, and Rubicon does not work without it. Type: {repair_command()}"
    )
