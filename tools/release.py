"""Check that what stands here can be released. Nothing is published.

    python -m tools.release

The tree is clean; every file that states the version states the same; the changelog has a section of it, and
the tag is free; `make dist` has built the archive and the wheels of this very version; twine accepts their
metadata; and the type checker finds no call on a player's way that Windows or macOS lacks.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
#: What a player of another system never runs: it measures servers here.
NOT_FOR_PLAYERS = "src/rubicon/bench/"


class NotReady(Exception):
    """Why it cannot be released."""


def read(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text("utf-8")


def version() -> str:
    """The version that packages get."""
    found = re.search(
        r'^__version__ = "(\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?)"$', read("src/rubicon/__init__.py"), re.M
    )
    if found is None:
        raise NotReady("src/rubicon/__init__.py has no __version__ like 1.2.3.")
    return found[1]


def run(*command: str | Path) -> str:
    """What a program prints. Raises `NotReady` with it if the program fails."""
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotReady(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def check_tree() -> None:
    """Nothing is changed that is not committed."""
    changed = run("git", "status", "--porcelain")
    if changed:
        raise NotReady(f"Commit or remove first:\n{changed.rstrip()}")


def check_version() -> None:
    """All files state the same version."""
    stated = {
        "CITATION.cff": next(iter(re.findall(r"^version: (.*)$", read("CITATION.cff"), re.M)), None),
        "web/package.json": json.loads(read("web/package.json"))["version"],
        "web/package-lock.json": json.loads(read("web/package-lock.json"))["version"],
    }
    wrong = [f"{name} says {found}" for name, found in stated.items() if found != version()]
    if wrong:
        raise NotReady(f"The version is {version()}, but {', '.join(wrong)}.")


def check_changelog() -> None:
    """The changelog has a section of this version, and nothing waits in `Unreleased`."""
    sections = dict(re.findall(r"^## (\S+).*\n((?:(?!## ).*\n?)*)", read("CHANGELOG.md"), re.M))
    if not sections.get(version(), "").strip():
        raise NotReady(f"CHANGELOG.md has no section '## {version()}' that says what changed.")
    if sections.get("Unreleased", "").strip():
        raise NotReady(f"CHANGELOG.md: move what stands under 'Unreleased' to '## {version()}'.")


def check_tag() -> None:
    """The version has not been released before."""
    if run("git", "tag", "--list", f"v{version()}").strip():
        raise NotReady(f"There is a tag v{version()} already: choose the next version.")


def check_packages() -> None:
    """The archive and a wheel for every system are of this version, and the package index will take them."""
    built = sorted(path for path in DIST.glob("rubicon-*") if path.is_file())
    names = [path.name for path in built]
    for needed in (f"rubicon-{version()}.tar.gz", f"rubicon-{version()}-py3-none-any.whl"):
        if needed not in names:
            raise NotReady(f"dist/ has no {needed}: run 'make dist'.")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "bin", "python")
        run(python, "-m", "pip", "install", "-qqq", "twine")
        run(python, "-m", "twine", "check", "--strict", *built)


def check_urls() -> None:
    """The package says where people find the source, the issues and the documentation."""
    urls = tomllib.loads(read("pyproject.toml"))["project"].get("urls", {})
    missing = [name for name in ("Source", "Issues", "Documentation") if not urls.get(name)]
    if missing:
        raise NotReady(
            "Where the project will be public is not decided yet, so the package names no address. Choose "
            f"the addresses, and set {', '.join(missing)} in pyproject.toml, [project.urls]."
        )


def check_other_systems() -> None:
    """No call that Windows or macOS lacks, except in what measures servers."""
    for system in ("win32", "darwin"):
        command = [sys.executable, "-m", "mypy", "--platform", system, "--no-error-summary", "src"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        found = [line for line in done.stdout.splitlines() if not line.startswith(NOT_FOR_PLAYERS)]
        if found or done.stderr:
            raise NotReady("\n".join([f"On {system}:", *found, done.stderr]).strip())


CHECKS: tuple[Callable[[], None], ...] = (
    check_tree,
    check_version,
    check_changelog,
    check_tag,
    check_packages,
    check_urls,
    check_other_systems,
)


def main() -> int:
    """Make every check, also after one has failed."""
    failed = 0
    for check in CHECKS:
        try:
            check()
        except NotReady as problem:
            failed += 1
            print(f"NO   {check.__doc__}\n{problem}", flush=True)
        else:
            print(f"yes  {check.__doc__}", flush=True)
    if not failed:
        print(f"Ready: git tag v{version()}, 'make wheels', and publish what is in dist/.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
