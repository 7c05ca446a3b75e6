"""Run the steps of the Containerfile here, in a temporary folder, where there is no container engine.

    python tools/container.py        builds the page and the engine as the image does: minutes

Every stage has a folder as its root. COPY copies what the image would get, without what .dockerignore names;
WORKDIR and ENV hold for the steps after them; RUN runs in a shell, with the paths of the image replaced by
those in the folder. Steps that change the whole machine (`apt-get`, `useradd`) are not run; what `apt-get`
would install must be here.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Folders of the image that steps name.
IMAGE_FOLDERS = ("/src", "/opt/rubicon", "/data")
#: Programs that change the whole machine.
SYSTEM_PROGRAMS = ("apt-get", "useradd")


class StepFailed(Exception):
    """A step of the Containerfile does not work."""


@dataclass
class Stage:
    """One stage: its base image, its name, and its steps as keyword and text."""

    image: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def texts(self, keyword: str) -> list[str]:
        """What stands after each use of a keyword, in order."""
        return [text for each, text in self.steps if each == keyword]

    def environment(self) -> dict[str, str]:
        """All variables that the stage sets."""
        return dict(part.split("=", 1) for text in self.texts("ENV") for part in shlex.split(text))


def parse(path: Path = ROOT / "Containerfile") -> list[Stage]:
    """The stages, in order."""
    text = re.sub(r"^#.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        keyword, _, rest = line.partition(" ")
        if keyword == "FROM":
            image, _, name = rest.partition(" AS ")
            stages.append(Stage(image, name))
        else:
            stages[-1].steps.append((keyword, rest.strip()))
    return stages


def command(text: str) -> list[str]:
    """The program and arguments of ENTRYPOINT, CMD or HEALTHCHECK."""
    found: list[str] = json.loads(text[text.index("[") :])
    return found


def is_ignored(name: str) -> bool:
    """Whether .dockerignore keeps a file of the project, named from its root, out of the image."""
    patterns = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    places = ["/".join(name.split("/")[: count + 1]) for count in range(name.count("/") + 1)]
    for pattern in filter(lambda line: line and not line.startswith("#"), patterns):
        anywhere = pattern.removeprefix("**/")
        for place in places:
            if fnmatch(place, pattern) or (
                anywhere != pattern and fnmatch(place.rpartition("/")[2], anywhere)
            ):
                return True
    return False


def project_files() -> list[str]:
    """The files that the image is built from: those under version control that are not ignored."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.splitlines() if not is_ignored(name)]


class Run:
    """A run of the steps. `roots` are the folders of the stages, by name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.roots: dict[str, Path] = {}

    def inside(self, root: Path, text: str) -> str:
        """A text with the image's folders replaced by those below `root`."""
        folders = "|".join(map(re.escape, IMAGE_FOLDERS))
        return re.sub(rf"(?<![\w/.-])({folders})(?=[/\s\"':]|$)", lambda found: f"{root}{found[1]}", text)

    def stage(self, stage: Stage) -> Path:
        """Run a stage; returns its root."""
        root = self.roots[stage.name] = self.folder / (stage.name or "last")
        root.mkdir()
        where, environment = root, dict(os.environ)
        for name in ("PYTHONPATH", "VIRTUAL_ENV"):
            environment.pop(name, None)
        for keyword, text in stage.steps:
            if keyword == "WORKDIR":
                where = root / text.lstrip("/")
                where.mkdir(parents=True, exist_ok=True)
            elif keyword == "ENV":
                environment |= dict(part.split("=", 1) for part in shlex.split(self.inside(root, text)))
            elif keyword == "COPY":
                self._copy(text, root, where)
            elif keyword == "RUN":
                self._run(self.inside(root, text), where, environment)
        return root

    def _copy(self, text: str, root: Path, where: Path) -> None:
        *flags, source, target = shlex.split(text)
        goal = root / target.lstrip("/") if target.startswith("/") else where / target
        if flags:
            origin = self.roots[flags[0].removeprefix("--from=")] / source.lstrip("/")
            if not origin.exists():
                raise StepFailed(f"COPY {text}: an earlier stage did not make {source}")
            shutil.copytree(origin, goal, dirs_exist_ok=True, symlinks=True)
            return
        prefix = "" if source == "." else f"{source}/"
        names = [name for name in project_files() if name.startswith(prefix)]
        if not names:
            raise StepFailed(f"COPY {text}: there is nothing to copy")
        for name in names:
            copy = goal / name.removeprefix(prefix)
            copy.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, copy, follow_symlinks=False)

    def _run(self, text: str, where: Path, environment: dict[str, str]) -> None:
        program = shlex.split(text)[0]
        if program in SYSTEM_PROGRAMS:
            if program == "apt-get" and not all(map(shutil.which, ("gcc", "grep"))):
                raise StepFailed(f"RUN {text}: what it installs is not here")
            return
        print(f"RUN {text}", flush=True)
        done = subprocess.run(["/bin/sh", "-c", text], cwd=where, env=environment, check=False)
        if done.returncode:
            raise StepFailed(f"RUN {text}: status {done.returncode}")


def main() -> int:
    """Run all stages."""
    with tempfile.TemporaryDirectory(prefix="rubicon-container-") as folder:
        run = Run(Path(folder).resolve())
        try:
            for stage in parse():
                print(f"FROM {stage.image} {stage.name}", flush=True)
                run.stage(stage)
        except StepFailed as problem:
            print(problem, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
