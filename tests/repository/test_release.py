"""`make release` notices what would spoil a release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import release

from rubicon import __version__


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that state the version, ready to be released as 2.3.4."""
    (tmp_path / "src/rubicon").mkdir(parents=True)
    (tmp_path / "web").mkdir()
    (tmp_path / "src/rubicon/__init__.py").write_text('"""A package."""\n\n__version__ = "2.3.4"\n')
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 2.3.4\n")
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).write_text(json.dumps({"version": "2.3.4"}))
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n## 2.3.4 (2026-11-18)\n\n- New.\n\n## 2.3.3\n\n- Old.\n"
    )
    release.run("git", "init", "--quiet", tmp_path)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    return tmp_path


def test_the_version_of_this_project_is_found() -> None:
    assert release.version() == __version__
    release.check_version()


def test_a_project_that_is_ready(project: Path) -> None:
    release.check_version()
    release.check_changelog()
    release.check_tag()


def test_a_changed_tree(project: Path) -> None:
    with pytest.raises(release.NotReady, match=r"CITATION\.cff"):
        release.check_tree()


def test_a_version_that_differs(project: Path) -> None:
    (project / "web/package.json").write_text('{"version": "2.3.3"}')
    with pytest.raises(release.NotReady, match=r"web/package\.json says 2\.3\.3"):
        release.check_version()


@pytest.mark.parametrize(
    ("changelog", "words"),
    [
        ("## Unreleased\n\n## 2.3.3\n\n- Old.\n", "no section"),
        ("## Unreleased\n\n## 2.3.4\n\n## 2.3.3\n\n- Old.\n", "no section"),
        ("## Unreleased\n\n- Newer.\n\n## 2.3.4\n\n- New.\n", "Unreleased"),
    ],
)
def test_a_changelog_that_is_not_finished(project: Path, changelog: str, words: str) -> None:
    (project / "CHANGELOG.md").write_text(changelog)
    with pytest.raises(release.NotReady, match=words):
        release.check_changelog()


def test_packages_that_are_not_built(project: Path) -> None:
    with pytest.raises(release.NotReady, match=r"rubicon-2\.3\.4\.tar\.gz: run 'make dist'"):
        release.check_packages()


def test_a_package_without_addresses(project: Path) -> None:
    (project / "pyproject.toml").write_text(
        '[project]\n[project.urls]\nSource = "https://example.org/source"\n'
    )
    with pytest.raises(release.NotReady, match=r"set Issues, Documentation in"):
        release.check_urls()
    with (project / "pyproject.toml").open("a") as file:
        file.write('Issues = "https://example.org/issues"\nDocumentation = "https://example.org/docs"\n')
    release.check_urls()
