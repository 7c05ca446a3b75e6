"""Check the subject of a commit message, as a commit-msg hook: `python tools/commit_subject.py FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

MAX_SUBJECT_CHARACTERS = 72


def problem(message: str) -> str | None:
    """What is wrong with a commit message, or None."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].strip() if lines else ""
    if not subject:
        return "The commit message has no subject. Write one line in the imperative: 'Fix ...', 'Add ...'."
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return None  # written by git
    if len(subject) > MAX_SUBJECT_CHARACTERS:
        return (
            f"The subject has {len(subject)} characters; at most {MAX_SUBJECT_CHARACTERS} are shown in full. "
            "Shorten it, and put the reason into the body."
        )
    if subject.endswith("."):
        return "The subject ends with a full stop. Leave it out."
    if len(lines) > 1 and lines[1].strip():
        return "Leave the second line empty: it separates the subject from the body."
    return None


def main(arguments: list[str]) -> int:
    """Check the message in the file named, and print what is wrong."""
    found = problem(Path(arguments[0]).read_text("utf-8"))
    if found:
        print(found, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
