"""Every setting of the server is documented, with its default, and nothing else is."""

from __future__ import annotations

import re
from dataclasses import fields

from rubicon.server.settings import Settings
from tests.support.build import ROOT

#: Variables that are no settings of the server: the data folder, and a whole traceback for developers.
OTHERS = {"RUBICON_HOME", "RUBICON_DEBUG"}
#: Settings whose default the page describes in words.
IN_WORDS = {
    "database": "SQLite in the data folder",
    "url": "host and port",
    "shares": "the table there",
    "share_factor": "the table there",
    "bot_workers": "processors",
    "bot_cores": "one",
}


def rows() -> list[tuple[list[str], list[str]]]:
    """The rows of the tables of settings: the variables of each, and their defaults."""
    found = []
    for line in (ROOT / "docs" / "deploy.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        variables = re.findall(r"`(RUBICON_[A-Z_]+)`", cells[0])
        if line.startswith("|") and variables:
            found.append((variables, [part.strip(" `") for part in cells[-1].split(",")]))
    return found


def test_every_setting_is_documented_and_nothing_else() -> None:
    documented = [variable for variables, _ in rows() for variable in variables]
    settings = {f"RUBICON_{known.name.upper()}" for known in fields(Settings)}
    assert sorted(documented) == sorted(settings | {"RUBICON_HOME"})


def test_the_defaults_are_those_of_the_source() -> None:
    defaults = {f"RUBICON_{known.name.upper()}": (known.name, known.default) for known in fields(Settings)}
    for variables, written in rows():
        for number, variable in enumerate(variables):
            if variable in OTHERS:
                continue
            name, default = defaults[variable]
            said = written[min(number, len(written) - 1)]
            if name in IN_WORDS:
                assert any(IN_WORDS[name] in part for part in written), variable
            elif default in ("", ()):
                assert said == "none", variable
            elif isinstance(default, str):
                assert said == default, variable
            else:
                assert float(said) == default, variable


def test_no_page_names_a_setting_that_is_not_there() -> None:
    settings = {f"RUBICON_{known.name.upper()}" for known in fields(Settings)} | OTHERS
    # What the build of the packages reads, and the test runs of this project.
    settings |= {"RUBICON_COMPILE", "RUBICON_PAGE", "RUBICON_BUILD"}
    pages = [
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "deploy").iterdir(),
        ROOT / "README.md",
        ROOT / "Containerfile",
    ]
    for page in pages:
        for name in re.findall(r"\bRUBICON_[A-Z_]*[A-Z]\b", page.read_text("utf-8")):
            assert name in settings, f"{page.relative_to(ROOT)} names {name}"


def test_the_examples_name_the_proxy() -> None:
    """Without it all visitors would count as one client."""
    for page, words in (
        ("deploy/rubicon.service", "Environment=RUBICON_PROXIES=127.0.0.1"),
        ("deploy/nginx.conf", "--proxy 127.0.0.1"),
        ("docs/deploy.md", "-e RUBICON_PROXIES="),
    ):
        assert words in (ROOT / page).read_text("utf-8"), page
