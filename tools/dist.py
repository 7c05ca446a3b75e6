"""Build what people install: the source archive, and wheels that are built out of it.

    python tools/dist.py [FOLDER]        (default: dist)

There is a wheel of plain Python for every system, and where there is a C compiler a compiled one for this
Python and system. Both come from the unpacked source archive, so what is not in it is missing in them too.
The browser page must have been built; nothing here needs Node.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
#: The page, in the folder of the source and in a wheel.
PAGE = "rubicon/server/static/"
_BUILD_SDIST = "import sys; from setuptools.build_meta import build_sdist; print(build_sdist(sys.argv[1]))"


class Refused(Exception):
    """Something is missing."""


def build(folder: Path, compile_too: bool = True) -> list[Path]:
    """Build everything into `folder`, which holds nothing else afterwards. Returns the paths of the files."""
    source = ROOT / "src"
    page = {path.relative_to(source).as_posix() for path in (source / PAGE).rglob("*") if path.is_file()}
    if f"{PAGE}index.html" not in page:
        raise Refused(
            "The browser page has not been built: run 'make web', which needs Node 20 or newer and npm."
        )
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("rubicon-*.tar.gz"), *folder.glob("rubicon-*.whl")]:
        old.unlink()
    # setuptools would take over the files that an earlier archive had.
    (ROOT / "src/rubicon.egg-info/SOURCES.txt").unlink(missing_ok=True)
    _run([sys.executable, "-c", _BUILD_SDIST, str(folder)])
    (archive,) = folder.glob("rubicon-*.tar.gz")
    made = [archive, build_wheel(archive, folder, "0")]
    if compile_too:
        made.append(build_wheel(archive, folder, "auto"))
    made = list(dict.fromkeys(made))  # without a compiler the two wheels are one
    for path in made:
        missing = page - set(read_content(path))
        if missing:
            raise Refused(
                f"{path.name} lacks {len(missing)} files of the browser page, such as {missing.pop()}."
            )
    return made


def build_wheel(archive: Path, folder: Path, compile_wish: str, python: str = sys.executable) -> Path:
    """Build a wheel out of the source archive, for the given Python. `compile_wish` is as in setup.py.

    The packages that build it must be installed there.
    """
    before = set(folder.glob("*.whl"))
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--no-cache-dir"]
    _run(
        [python, "-m", "pip", "wheel", *options, "--wheel-dir", str(folder), str(archive)],
        RUBICON_COMPILE=compile_wish,
        RUBICON_PAGE="1",
    )
    new = set(folder.glob("*.whl")) - before
    return new.pop() if new else next(folder.glob("*-none-any.whl"))


def _run(command: list[str], **environment: str) -> None:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refused(f"{done.stdout}\nThe build failed; the lines above say why.")


def read_content(path: Path) -> dict[str, bytes]:
    """The files of the package `rubicon` in a wheel or source archive, without compiled modules, by name."""
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            found = {name: wheel.read(name) for name in wheel.namelist()}
    else:
        with tarfile.open(path) as archive:
            files = [member for member in archive.getmembers() if member.isfile()]
            found = {
                each.name.partition("/src/")[2]: file.read()
                for each in files
                if (file := archive.extractfile(each)) is not None
            }
    return {
        name: data
        for name, data in found.items()
        if name.startswith("rubicon/") and not name.endswith((".so", ".pyd"))
    }


def install_line(made: list[Path]) -> str:
    """What to type, for the wheel that was made last: the compiled one, if there is one.

    It names the path, because the name alone may be somebody else's on an index of packages.
    """
    wheels = [path for path in made if path.suffix == ".whl"]
    return f'Install it: pip install "{wheels[-1]}[server]", then type: rubicon'


def main(arguments: list[str]) -> int:
    """Build, list what was built, and say how it is installed."""
    try:
        made = build(Path(*arguments) if arguments else ROOT / "dist")
        for path in made:
            print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
        print(install_line(made))
    except Refused as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
