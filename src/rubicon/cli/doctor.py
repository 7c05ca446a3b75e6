"""`rubicon doctor`: what this installation is, what is missing, and the line to type for it.

It must work where little else does, so it imports nothing but the standard library before a check needs it,
and a check that fails in an unforeseen way is a finding like any other.

Exit status: 0 if everything that is needed is there; 1 if something is broken.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import platform
import re
import shutil
import socket
import sqlite3
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from rubicon import __version__, about, games, paths
from rubicon.cli import EXIT_FAILURE
from rubicon.core.game import RubiconError

PACKAGE: Final = Path(about.__file__).parent
OLDEST_PYTHON: Final = (3, 11)
#: Free bytes below which a server or a long run of the arena would soon stop.
LOW_SPACE: Final = 200 * 2**20
#: Columns that the game in the terminal needs.
MIN_COLUMNS: Final = 60
LAST_PORT: Final = 65535
#: Extras for people who change Rubicon itself.
DEVELOPER_EXTRAS: Final = frozenset(("dev", "docs", "test"))

GOOD, NOTE, BROKEN = "good", "note", "broken"
_MARKS: Final = {GOOD: "✓", NOTE: "·", BROKEN: "✗"}
_COLOURS: Final = {GOOD: "32", NOTE: "33", BROKEN: "31;1"}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report. `todo` is what to do about it, if anything."""

    about: str
    state: str
    text: str
    todo: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The server's address may be another than usual."""
    parser.add_argument(
        "--host", metavar="ADDRESS", help="check this address instead of the server's usual one"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help="check this port instead of the server's usual one"
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(args: argparse.Namespace) -> int:
    """Print all findings. Returns 1 if something is broken."""
    findings = [finding for check in _CHECKS for finding in _guarded(check, args)]
    broken = sum(finding.state == BROKEN for finding in findings)
    if args.json:
        data = {"rubicon": __version__, "broken": broken, "findings": [asdict(each) for each in findings]}
        print(json.dumps(data, ensure_ascii=False))
    else:
        _print_findings(findings)
        print(f"doctor: broken={broken} notes={sum(finding.state == NOTE for finding in findings)}")
    return EXIT_FAILURE if broken else 0


def _guarded(
    check: Callable[[argparse.Namespace], Iterator[Finding]], args: argparse.Namespace
) -> list[Finding]:
    """The findings of a check. One that fails is reported: a broken installation breaks in new ways."""
    try:
        return list(check(args))
    except Exception as problem:
        name = check.__name__.removeprefix("check_")
        text = f"could not be checked: {type(problem).__name__}: {problem}"
        return [Finding(name, BROKEN, text, f"Install again: {_install_line()}")]


def _print_findings(findings: list[Finding]) -> None:
    coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    for finding in findings:
        mark = _MARKS[finding.state]
        if coloured:
            mark = f"\x1b[{_COLOURS[finding.state]}m{mark}\x1b[0m"
        print(f"{mark} {finding.about}: {finding.text}")
        if finding.todo:
            print(f"    → {finding.todo}")


def _install_line(extra: str = "", libraries_too: bool = False) -> str:
    """What to type to install Rubicon again, alone or with its libraries, or one of its extras."""
    again = "" if extra else "--force-reinstall " if libraries_too else "--force-reinstall --no-deps "
    if about.clone():
        again = "-e " if not libraries_too else f"{again}-e "
    return f"{sys.executable} -m pip install {again}'{about.package(extra)}'"


def _compile_line() -> str:
    """What to type for a build that is compiled here: `make fast` in a clone, else the source archive."""
    if about.clone():
        return "make fast"
    came_from = Path(about.package())
    archive = came_from.with_name(f"rubicon-{__version__}.tar.gz")
    if archive.is_file():
        return f"{sys.executable} -m pip install --force-reinstall --no-deps '{archive}'"
    if came_from.suffix == ".whl":
        return f"install the source archive, {archive.name}, instead of the wheel"
    return f"{_install_line()} --no-binary rubicon"


# ------------------------------------------------------------------ what it is


def check_python(args: argparse.Namespace) -> Iterator[Finding]:
    """The version of Python, and of Rubicon."""
    where = (
        f"Python {platform.python_version()} ({sys.executable}) on {platform.system()} {platform.machine()}"
    )
    yield Finding("Rubicon", GOOD, f"{__version__} in {PACKAGE}")
    if sys.version_info < OLDEST_PYTHON:
        yield Finding("Python", BROKEN, where, "Install Python 3.11 or newer, and Rubicon for it.")
    else:
        yield Finding("Python", GOOD, where)


def check_build(args: argparse.Namespace) -> Iterator[Finding]:
    """Whether the engine is compiled, for this very Python."""
    kind = about.build_kind()
    foreign = [
        path.name
        for path in PACKAGE.rglob("*")
        if path.suffix in (".so", ".pyd") and not about.is_importable_extension(path.name)
    ]
    if kind == "compiled":
        yield Finding("build", GOOD, "compiled")
    elif foreign:
        text = f"{kind}: the compiled modules are for another Python ({foreign[0]}), so searches are slow"
        yield Finding("build", NOTE, text, f"Build it with this Python and a C compiler: {_compile_line()}")
    elif kind == "mixed":
        text = "mixed: some titles are compiled, some are not; the others search slowly"
        yield Finding("build", NOTE, text, f"Install it again: {_install_line()}")
    else:
        text = "plain Python; everything works, computer players think more slowly"
        yield Finding("build", NOTE, text, f"With a C compiler: {_compile_line()}")


def check_titles(args: argparse.Namespace) -> Iterator[Finding]:
    """Whether each title can be loaded, with its components and its rules."""
    loaded = []
    for title in games.titles():
        try:
            game = games.game(title)
            game.components()
            if not (PACKAGE / "games" / games.folder(title) / "rules.md").is_file():
                raise RubiconError("its rules (rules.md) are missing")
            loaded.append(game.title)
        except Exception as problem:
            text = f"{title} cannot be loaded: {str(problem) or type(problem).__name__}"
            library = isinstance(problem, ImportError) and not (problem.name or "rubicon").startswith(
                "rubicon"
            )
            what = "A library is missing or damaged" if library else "A file is damaged or missing"
            again = _install_line(libraries_too=library)
            yield Finding("titles", BROKEN, text, f"{what}. Install again: {again}")
    if loaded:
        yield Finding("titles", GOOD, ", ".join(loaded))


# ------------------------------------------------------------------ packages


@dataclass(frozen=True, slots=True)
class Requirement:
    """A package that is needed, with its own extras; `extra` is ours, empty if it is always needed."""

    name: str
    extras: tuple[str, ...]
    least: str
    extra: str


def parse_requirement(text: str, extra: str = "") -> Requirement | None:
    """A requirement as metadata writes it, or None if it is not for this system, or is Rubicon itself."""
    found = re.match(r"([A-Za-z0-9._-]+)(?:\[([^]]*)])?\s*\(?([^;)]*)\)?\s*(?:;(.*))?$", text.strip())
    if found is None:
        return None
    name, extras, versions, marker = found[1], found[2] or "", found[3], found[4] or ""
    for sign, quoted in re.findall(r"sys_platform\s*([!=]=)\s*['\"]([^'\"]+)", marker):
        if (quoted == sys.platform) != (sign == "=="):
            return None
    if name == "rubicon":
        return None
    named = re.search(r"extra\s*==\s*['\"]([^'\"]+)", marker)
    least = re.search(r">=\s*([0-9.]+)", versions)
    wanted = tuple(each.strip() for each in extras.split(",") if each.strip())
    return Requirement(name, wanted, least[1] if least else "", named[1] if named else extra)


def requirements() -> list[Requirement]:
    """What this Rubicon needs: by the metadata of the installed package, in a clone by pyproject.toml."""
    source = about.clone()
    if source is not None:
        project = tomllib.loads(Path(source, "pyproject.toml").read_text("utf-8"))["project"]
        lines = [(text, "") for text in project.get("dependencies", ())]
        for extra, texts in project.get("optional-dependencies", {}).items():
            lines += [(text, extra) for text in texts]
    else:
        lines = [(text, "") for text in metadata.requires("rubicon") or ()]
    parsed = (parse_requirement(text, extra) for text, extra in lines)
    return [each for each in parsed if each is not None and each.extra not in DEVELOPER_EXTRAS]


def problem_with(needed: Requirement) -> str | None:
    """What is wrong with a package: missing, too old or damaged. None if it is fine.

    Nothing is imported: that would take seconds. A package is damaged if files that it installed are gone.
    """
    try:
        package = metadata.distribution(needed.name)
    except metadata.PackageNotFoundError:
        return f"{needed.name} is missing"
    if needed.least and _numbers(package.version) < _numbers(needed.least):
        return f"{needed.name} {package.version} is too old (needed: {needed.least})"
    for file in package.files or ():
        if file.suffix in (".py", ".so", ".pyd") and not Path(str(file.locate())).exists():
            return f"{needed.name} {package.version} is damaged: {file} is gone"
    for text in metadata.requires(needed.name) or ():
        further = parse_requirement(text)
        if further is not None and further.extra in needed.extras and further.extra:
            return problem_with(further)
    return None


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:4])


def check_packages(args: argparse.Namespace) -> Iterator[Finding]:
    """The packages that Rubicon needs, and those of each extra."""
    try:
        needed = requirements()
    except metadata.PackageNotFoundError:
        text = f"{PACKAGE} is not an installed package, so what it needs is not known"
        yield Finding("packages", NOTE, text, "To install it: docs/install.md.")
        return
    wrong = [problem for each in needed if not each.extra and (problem := problem_with(each))]
    for problem in wrong:
        name = problem.partition(" ")[0]
        todo = f"{sys.executable} -m pip install --upgrade --force-reinstall --no-deps {name}"
        yield Finding("packages", BROKEN, problem, todo)
    if not wrong:
        yield Finding("packages", GOOD, f"all {sum(not each.extra for each in needed)} that are needed")
    for extra in dict.fromkeys(each.extra for each in needed if each.extra):
        found = {each: problem_with(each) for each in needed if each.extra == extra}
        missing = [problem for problem in found.values() if problem]
        if not missing:
            yield Finding(f"extra {extra}", GOOD, ", ".join(each.name for each in found))
        else:
            broken = any(not problem.endswith(" is missing") for problem in missing)
            whole = not broken and len(missing) == len(found) > 1
            text = f"none of its {len(found)} packages is here" if whole else "; ".join(missing)
            yield Finding(f"extra {extra}", BROKEN if broken else NOTE, text, _install_line(extra))


# ------------------------------------------------------------------ the page, data and the port


def check_page(args: argparse.Namespace) -> Iterator[Finding]:
    """Whether the page is there, with all files that it asks for first, and its maps."""
    static = PACKAGE / "server" / "static"
    todo = "make web" if about.clone() else f"Install a release: {_install_line()}"
    index = static / "index.html"
    if not index.is_file():
        yield Finding("browser page", BROKEN, f"is not there ({index})", todo)
        return
    asked = re.findall(r'(?:src|href)="\.?/?([^":?#]+)"', index.read_text("utf-8"))
    missing = [name for name in asked if not (static / name).is_file()]
    if not any((static / "map").glob("*.json")):
        missing.append("map/*.json")
    if missing:
        yield Finding("browser page", BROKEN, f"files of it are missing: {', '.join(missing)}", todo)
        return
    size = sum(path.stat().st_size for path in static.rglob("*") if path.is_file())
    yield Finding("browser page", GOOD, f"{static} ({size / 2**20:.1f} MB)")


def check_data(args: argparse.Namespace) -> Iterator[Finding]:
    """Where games are kept: whether that folder can be written, and has room."""
    todo = paths.SET_HOME
    try:
        there = home = paths.home()
    except RubiconError as problem:
        yield Finding("data folder", BROKEN, str(problem).removesuffix(todo).rstrip(), todo)
        return
    while not there.exists() and there != there.parent:
        there = there.parent
    try:
        if not there.is_dir():
            raise NotADirectoryError(20, "there is a file in the way")
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"rubicon")
            file.flush()
    except OSError as problem:
        yield Finding("data folder", BROKEN, f"{home} cannot be written: {problem.strerror or problem}", todo)
        return
    free = shutil.disk_usage(there).free
    room = f"{free / 2**30:.1f} GB free" if free >= 2**30 else f"{free // 2**20} MB free"
    saved = len(list((home / "games").glob(f"*{paths.RECORD_SUFFIX}"))) if home.exists() else 0
    text = f"{home}, {room}, {saved} saved game{'' if saved == 1 else 's'}"
    if free < LOW_SPACE:
        yield Finding("data folder", BROKEN, text, "The disk is almost full: make room, or set RUBICON_HOME.")
    elif not home.exists():
        yield Finding("data folder", GOOD, f"{home} (made when it is needed), {room}")
    else:
        yield Finding("data folder", GOOD, text)


def check_database(args: argparse.Namespace) -> Iterator[Finding]:
    """Whether the database of the server is readable, if it is the usual file."""
    from rubicon.server.settings import read_settings

    try:
        chosen = read_settings({}).database
        usual = paths.home() / paths.DATABASE_FILE
    except RubiconError:
        return  # the checks of the settings and of the data folder say why
    kind, scheme, rest = chosen.partition("://")
    if scheme and not kind.startswith("sqlite"):
        yield Finding("database", NOTE, f"{re.sub(r'//[^@/]*@', '//…@', chosen)} (not tried)")
        return
    file = Path(rest.removeprefix("/") if scheme else chosen or usual)
    if not file.exists():
        yield Finding("database", GOOD, f"{file} (made when a server starts)")
        return
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=2)
        try:
            answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.DatabaseError as problem:
        answer = str(problem)
    if answer == "ok":
        yield Finding("database", GOOD, f"{file} ({file.stat().st_size / 2**20:.1f} MB)")
    else:
        todo = "Restore a backup: rubicon admin restore. See docs/store.md."
        yield Finding("database", BROKEN, f"{file} is damaged: {answer}", todo)


def check_port(args: argparse.Namespace) -> Iterator[Finding]:
    """Whether the server could listen where it would, or runs already."""
    from rubicon.server.settings import read_settings

    try:
        settings = read_settings({"host": args.host, "port": args.port})
    except RubiconError as problem:
        yield Finding("settings", BROKEN, str(problem), "Correct or unset that variable of the environment.")
        return
    host, port = settings.host, settings.port
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host.strip("[]"), port))
        except OSError as problem:
            if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
                unknown = isinstance(problem, socket.gaierror)
                text = f"{host} is no address" if unknown else f"this machine has no address {host}"
                text = f"{text}: {problem.strerror}"
                yield Finding(
                    "port", BROKEN, text, "Choose one of this machine: rubicon serve --host 127.0.0.1"
                )
            elif _is_rubicon(settings.address):
                yield Finding("port", GOOD, f"Rubicon runs already, at {settings.address}")
            else:
                text = f"{port} on {host} is not free: {problem.strerror}"
                other = port + 1 if port < LAST_PORT else port - 1
                yield Finding("port", BROKEN, text, f"Choose another: rubicon serve --port {other}")
            return
    yield Finding("port", GOOD, f"{port} on {host} is free")


def _is_rubicon(address: str) -> bool:
    try:
        with urlopen(f"{address}/healthz", timeout=2) as answer:
            return set(json.load(answer)) == {"status", "version"}
    except (OSError, ValueError):
        return False


def check_terminal(args: argparse.Namespace) -> Iterator[Finding]:
    """What the terminal can show."""
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    if not encoding.startswith("utf"):
        text = f"its encoding is {sys.stdout.encoding}: pips, dice and arrows show as '?'"
        yield Finding("terminal", NOTE, text, "Set PYTHONIOENCODING=utf-8, or a locale such as C.UTF-8.")
        return
    if not sys.stdout.isatty():
        yield Finding("terminal", GOOD, "the output is no terminal; tables are printed as JSON")
        return
    size = shutil.get_terminal_size()
    colour = (
        "without colour" if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" else "with colour"
    )
    text = f"{size.columns} columns, {size.lines} rows, {colour}"
    if size.columns < MIN_COLUMNS:
        yield Finding("terminal", NOTE, text, f"The game needs {MIN_COLUMNS} columns: widen the window.")
    else:
        yield Finding("terminal", GOOD, text)


_CHECKS: Final = (
    check_python,
    check_build,
    check_titles,
    check_packages,
    check_page,
    check_data,
    check_database,
    check_port,
    check_terminal,
)
