"""`rubicon doctor` on a healthy installation, and on installations that are really broken."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from rubicon import __version__
from rubicon.cli.doctor import Requirement, parse_requirement
from tests.support.build import PACKAGE_FOLDER

PACKAGE = Path(PACKAGE_FOLDER) / "rubicon"
#: Where programs look for a user's folders.
HOME_VARIABLES = ("HOME", "XDG_DATA_HOME", "RUBICON_HOME")


class Installation:
    """A copy of Rubicon, which a test may break, with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "site"
        self.package = self.site / "rubicon"
        skipped = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(PACKAGE, self.package, ignore=skipped)
        for shared in PACKAGE.parent.glob("*__mypyc*"):  # all compiled modules load this library
            shutil.copy(shared, self.site)
        libraries = Path(sysconfig.get_path("platlib"))  # the compiler's own: compiled modules need them
        shutil.copytree(libraries / "librt", self.site / "librt")
        shutil.copy(libraries / "mypy_extensions.py", self.site)
        static = self.package / "server" / "static"
        (static / "assets").mkdir(parents=True)
        (static / "map").mkdir()
        (static / "index.html").write_text('<script src="./assets/index-1.js"></script>')
        (static / "assets" / "index-1.js").touch()
        (static / "map" / "julius-caesar.json").write_text("{}")
        self.write_metadata("Requires-Dist: uv-that-nobody-needs; sys_platform == 'amiga'")
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")},
            "PYTHONPATH": str(self.site),
            "RUBICON_HOME": str(folder / "home"),
            "RUBICON_PORT": "0",
            "PYTHONIOENCODING": "utf-8",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def write_metadata(self, *lines: str) -> None:
        """Make it an installed package with these lines of metadata."""
        info = self.site / "rubicon-0.1.0.dist-info"
        info.mkdir(exist_ok=True)
        (info / "METADATA").write_text("\n".join(["Name: rubicon", "Version: 0.1.0", *lines, ""]))

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command of it without any other package."""
        return subprocess.run(
            [sys.executable, "-S", "-m", "rubicon", *arguments],
            env={**self.environment, **environment},
            cwd=self.site,
            capture_output=True,
            text=True,
            check=False,
        )

    def doctor(self, *arguments: str, **environment: str) -> tuple[int, dict[str, dict[str, str]]]:
        """Run it without any other package. Returns the exit status, and the findings by their subject."""
        done = self.run("doctor", "--json", *arguments, **environment)
        assert not done.stderr, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return done.returncode, {finding["about"]: finding for finding in found["findings"]}


@pytest.fixture
def installed(tmp_path: Path) -> Installation:
    return Installation(tmp_path)


def test_a_healthy_installation(installed: Installation) -> None:
    status, found = installed.doctor()
    assert status == 0
    assert {about: finding["state"] for about, finding in found.items() if finding["state"] != "good"} in (
        {},
        {"build": "note"},
    )
    assert {"Rubicon", "Python", "build", "titles", "packages", "browser page"} <= set(found)
    assert {"data folder", "database", "port", "terminal"} <= set(found)
    assert "GB free" in found["data folder"]["text"] or "MB free" in found["data folder"]["text"]
    assert not (installed.site.parent / "home").exists(), "it changes nothing"


def test_this_installation(tmp_path: Path) -> None:
    """The one that is tested, as a person reads it."""
    done = subprocess.run(
        [sys.executable, "-m", "rubicon", "doctor", "--port", "0"],
        env={**os.environ, "PYTHONPATH": PACKAGE_FOLDER, "RUBICON_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[-1].startswith("doctor: broken="), done
    assert "✓ titles: Julius Caesar, Caesar XL, Rome vs Gaul" in done.stdout
    assert f"data folder: {tmp_path}" in done.stdout
    if (PACKAGE / "server" / "static" / "index.html").exists():
        assert done.returncode == 0, done.stdout


def test_no_page(installed: Installation) -> None:
    shutil.rmtree(installed.package / "server" / "static")
    status, found = installed.doctor()
    assert status == 1
    assert "is not there" in found["browser page"]["text"]
    assert "pip install" in found["browser page"]["todo"]


def test_half_a_page(installed: Installation) -> None:
    (installed.package / "server" / "static" / "assets" / "index-1.js").unlink()
    status, found = installed.doctor()
    assert status == 1
    assert "assets/index-1.js" in found["browser page"]["text"]


def test_a_title_without_its_components(installed: Installation) -> None:
    (installed.package / "games" / "caesar_xl" / "data" / "pack.json").unlink()
    status, found = installed.doctor()
    assert status == 1
    assert found["titles"] == {
        "about": "titles",
        "state": "good",
        "text": "Julius Caesar, Rome vs Gaul",
        "todo": "",
    }
    done = installed.run("doctor")
    assert "✗ titles: caesar-xl cannot be loaded" in done.stdout
    assert "→ A file is damaged or missing. Install again: " in done.stdout


def test_packages_are_missing_old_or_damaged(installed: Installation) -> None:
    installed.write_metadata(
        "Requires-Dist: legions>=2.0",
        "Requires-Dist: cohorts>=1",
        "Requires-Dist: maniples[bronze]>=1",
        "Requires-Dist: triremes; extra == 'sea'",
        "Requires-Dist: onagers; extra == 'siege'",
        "Requires-Dist: rams; extra == 'siege'",
        "Requires-Dist: cohorts>=1; extra == 'camp'",
        "Requires-Dist: tents; extra == 'camp'",
        "Requires-Dist: chisels; extra == 'dev'",
    )
    for name, version in (("legions", "1.9"), ("cohorts", "1.0"), ("maniples", "1.0")):
        info = installed.site / f"{name}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            f"Name: {name}\nVersion: {version}\nRequires-Dist: bronze-tools; extra == 'bronze'\n"
        )
        (info / "RECORD").write_text(f"{name}/__init__.py,,\n")
        (installed.site / name).mkdir()
        (installed.site / name / "__init__.py").touch()
    (installed.site / "cohorts" / "__init__.py").unlink()
    done = installed.run("doctor")
    assert done.returncode == 1
    for line in (
        "✗ packages: legions 1.9 is too old (needed: 2.0)",
        "✗ packages: cohorts 1.0 is damaged: cohorts/__init__.py is gone",
        "✗ packages: bronze-tools is missing",
        "· extra sea: triremes is missing",
        "· extra siege: none of its 2 packages is here",
        "✗ extra camp: cohorts 1.0 is damaged: cohorts/__init__.py is gone; tents is missing",
        "pip install 'rubicon[sea]'",
    ):
        assert line in done.stdout
    assert "chisels" not in done.stdout, "people who play need none of that"


def test_the_line_to_type_names_the_archive_it_came_from(installed: Installation, tmp_path: Path) -> None:
    """Where packages are on no index, the name alone would not be found, or be somebody else's."""
    installed.write_metadata("Requires-Dist: triremes; extra == 'sea'")
    noted = next(installed.site.glob("rubicon-*.dist-info")) / "direct_url.json"
    wheel = tmp_path / "a folder" / "rubicon-0.1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    wheel.touch()
    for text, wanted in (
        (json.dumps({"archive_info": {}, "url": wheel.as_uri()}), f"'{wheel}[sea]'"),
        (json.dumps({"archive_info": {}, "url": (tmp_path / "gone.whl").as_uri()}), "'rubicon[sea]'"),
        (json.dumps({"url": "https://example.org/rubicon-0.1.0.tar.gz"}), "'rubicon[sea]'"),
        ("not JSON", "'rubicon[sea]'"),
    ):
        noted.write_text(text, "utf-8")
        _, found = installed.doctor()
        assert found["extra sea"]["todo"].endswith(f"pip install {wanted}"), text


def test_a_data_folder_that_cannot_be_written(installed: Installation) -> None:
    blocked = installed.site.parent / "file"
    blocked.touch()
    status, found = installed.doctor(RUBICON_HOME=str(blocked / "home"))
    assert status == 1
    assert "cannot be written" in found["data folder"]["text"]
    assert "RUBICON_HOME" in found["data folder"]["todo"]


def test_a_user_without_a_home_folder(installed: Installation) -> None:
    """Such as the user of a container that has no entry in the list of users."""
    code = "import os, sys; os.getuid = lambda: 2**31 - 7; from rubicon.cli import main; sys.exit(main())"
    known = {name: text for name, text in installed.environment.items() if name not in HOME_VARIABLES}

    def rubicon(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code, *arguments],
            env=known,
            cwd=installed.site,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    doctor = rubicon("doctor", "--json")
    found = {
        each["about"]: each for each in json.loads(doctor.stdout)["findings"] if each["state"] == "broken"
    }
    assert found["data folder"]["text"] == "This user has no home folder."
    assert found["data folder"]["todo"] == "Set RUBICON_HOME to a folder that you can write to."
    for command in (["play"], ["serve"], ["play", "--list"]):
        done = rubicon(*command)
        assert done.returncode == 1, done
        assert "This user has no home folder. Set RUBICON_HOME" in done.stdout + done.stderr
    assert rubicon("fuzz", "caesar-xl", "--games", "1").returncode == 0, (
        "nothing is kept, so nothing is missing"
    )


def test_a_damaged_database(installed: Installation) -> None:
    home = installed.site.parent / "home"
    home.mkdir()
    (home / "rubicon.sqlite").write_bytes(b"SQLite format 3\0" + b"alea iacta est " * 1000)
    status, found = installed.doctor()
    assert status == 1
    assert "is damaged" in found["database"]["text"]
    assert "rubicon admin restore" in found["database"]["todo"]


def test_a_port_that_another_program_has(installed: Installation) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, found = installed.doctor("--port", str(port))
    assert status == 1
    assert f"{port} on 127.0.0.1 is not free" in found["port"]["text"]
    assert found["port"]["todo"] == f"Choose another: rubicon serve --port {port + 1}"


def test_a_wrong_setting(installed: Installation) -> None:
    status, found = installed.doctor(RUBICON_WORKERS="three")
    assert status == 1
    assert "RUBICON_WORKERS must be a number, not 'three'." in found["settings"]["text"]
    assert "Install again" not in " ".join(finding["todo"] for finding in found.values())


def test_compiled_for_another_python_and_no_unicode(installed: Installation) -> None:
    for path in installed.package.rglob("*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()
    (installed.package / "core" / "dice.cpython-27-vax.so").touch()
    status, found = installed.doctor(PYTHONIOENCODING="ascii")
    assert status == 0, "it works, only slowly"
    assert "for another Python (dice.cpython-27-vax.so)" in found["build"]["text"]
    assert "its encoding is ascii" in found["terminal"]["text"]
    (installed.package / "core" / f"dice_x{EXTENSION_SUFFIXES[0]}").touch()
    (installed.package / "core" / "dice.cpython-27-vax.so").unlink()
    assert installed.doctor()[1]["build"]["text"].startswith("mixed")


@pytest.mark.parametrize(
    ("broken", "text", "todo"),
    [
        ("10.9.8.7", "this machine has no address 10.9.8.7", "rubicon serve --host 127.0.0.1"),
        ("no.such.host.invalid", "no.such.host.invalid is no address", "rubicon serve --host 127.0.0.1"),
    ],
)
def test_an_address_that_is_not_of_this_machine(
    installed: Installation, broken: str, text: str, todo: str
) -> None:
    """Another port would not help."""
    status, found = installed.doctor("--host", broken)
    assert status == 1
    assert text in found["port"]["text"]
    assert todo in found["port"]["todo"]


def test_the_last_port_has_no_next(installed: Installation) -> None:
    with socket.create_server(("127.0.0.1", 65535)):
        status, found = installed.doctor("--port", "65535")
    assert status == 1
    assert found["port"]["todo"] == "Choose another: rubicon serve --port 65534"


@pytest.mark.parametrize("kind", ["foreign", "mixed", "plain"])
def test_another_build_is_installed_from_where_this_one_came(
    installed: Installation, kind: str, tmp_path: Path
) -> None:
    """The name alone is on no index."""
    wheel, archive = tmp_path / "rubicon-py3-none-any.whl", tmp_path / f"rubicon-{__version__}.tar.gz"
    wheel.touch()
    archive.touch()
    info = next(installed.site.glob("rubicon-*.dist-info"))
    (info / "direct_url.json").write_text(json.dumps({"archive_info": {}, "url": wheel.as_uri()}), "utf-8")
    for path in installed.package.rglob("*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()
    if kind == "foreign":
        (installed.package / "core" / "dice.cpython-27-vax.so").touch()
    elif kind == "mixed":
        (installed.package / "core" / f"dice_x{EXTENSION_SUFFIXES[0]}").touch()
    _, found = installed.doctor()
    assert found["build"]["text"].startswith(
        kind if kind != "foreign" else "plain: the compiled modules are for"
    )
    wanted = wheel if kind == "mixed" else archive
    assert f"-m pip install --force-reinstall --no-deps '{wanted}'" in found["build"]["todo"]
    archive.unlink()
    _, found = installed.doctor()
    assert kind == "mixed" or archive.name not in found["build"]["todo"].partition("pip install")[2]


def test_a_library_of_the_base_is_gone(installed: Installation) -> None:
    """To install Rubicon alone again would not bring it back."""
    (installed.package / "games" / "caesar_xl" / "__init__.py").write_text("import librt_that_is_gone")
    for path in (installed.package / "games" / "caesar_xl").glob("__init__.*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()
    done = installed.run("doctor")
    assert done.returncode == 1
    assert "✗ titles: caesar-xl cannot be loaded: No module named 'librt_that_is_gone'" in done.stdout
    (line,) = (each for each in done.stdout.splitlines() if "A library is missing" in each)
    assert "--force-reinstall" in line
    assert "--no-deps" not in line


@pytest.mark.parametrize("arguments", [["doctor"], ["--version"], ["play"]])
def test_the_core_cannot_be_loaded(installed: Installation, arguments: list[str]) -> None:
    """Such as compiled modules whose common library is gone. It says why nothing works."""
    for path in [*installed.site.glob("*__mypyc*"), *(installed.package / "core").glob("game.*")]:
        path.unlink()
    done = installed.run(*arguments)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("rubicon: This installation is damaged: No module named ")
    assert f"{sys.executable} -m pip install --force-reinstall 'rubicon'" in done.stderr


@pytest.mark.parametrize(
    ("text", "requirement"),
    [
        ("rich>=13.9", Requirement("rich", (), "13.9", "")),
        ('psycopg[binary]>=3.2; extra == "postgres"', Requirement("psycopg", ("binary",), "3.2", "postgres")),
        ("ray (>=2.40) ; extra == 'ray'", Requirement("ray", (), "2.40", "ray")),
        ("rubicon[ray]; extra == 'all'", None),
        ("winloop; sys_platform == 'vms'", None),
        ("uvloop>=0.21; sys_platform != 'vms'", Requirement("uvloop", (), "0.21", "")),
    ],
)
def test_reading_a_requirement(text: str, requirement: Requirement | None) -> None:
    assert parse_requirement(text) == requirement
