"""Audit the dependencies: ask pip-audit whether a pinned version has a known vulnerability.

    python tools/audit.py [requirements.txt]

Fails if there is one. If pip-audit cannot ask (no network, or an index without advisories), it says so and
does not fail: a check that is not possible must be visible, but must not stop work without a network.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def run_pip_audit(requirements: Path) -> dict[str, Any] | None:
    """The findings of pip-audit, or None if it could not ask."""
    arguments = [
        "--disable-pip",
        "--no-deps",
        "--progress-spinner",
        "off",
        "--format",
        "json",
        "--requirement",
    ]
    command = [sys.executable, "-m", "pip_audit", *arguments, str(requirements)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        found: dict[str, Any] = json.loads(run.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return None
    return found


def report(found: dict[str, Any] | None) -> tuple[int, list[str]]:
    """The exit status, and the lines to print."""
    packages = [] if found is None else found["dependencies"]
    asked = [package for package in packages if "skip_reason" not in package]
    wrong = [package for package in asked if package["vulns"]]
    lines = [
        f"{package['name']} {package['version']}: {vulnerability['id']}, "
        f"fixed in {', '.join(vulnerability['fix_versions']) or 'no version yet'}"
        for package in wrong
        for vulnerability in package["vulns"]
    ]
    if wrong:
        return 1, [*lines, "Take versions without these: change pyproject.toml if need be, and 'make lock'."]
    if not asked:
        return 0, ["NOT AUDITED: the service for known vulnerabilities cannot be reached from here."]
    skipped = len(packages) - len(asked)
    more = f"; {skipped} could not be asked about" if skipped else ""
    return 0, [f"{len(asked)} packages audited: no known vulnerability{more}."]


def main(arguments: list[str]) -> int:
    """Audit, and print the findings."""
    requirements = Path(arguments[0]) if arguments else ROOT / "requirements.txt"
    if not requirements.is_file():
        print(f"There is no file {requirements}.", file=sys.stderr)
        return 2
    status, lines = report(run_pip_audit(requirements))
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
