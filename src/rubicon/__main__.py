"""The command `rubicon`, also as `python -m rubicon`: it starts the command line, or says why it cannot."""

import sys

from rubicon import about


def main() -> int:
    """Run the command line of this process and return the exit status."""
    try:
        from rubicon.cli import main as run  # noqa: PLC0415 - it may be damaged, which is told
    except ImportError as problem:
        again = f"{sys.executable} -m pip install --force-reinstall '{about.package()}'"
        print(f"rubicon: This installation is damaged: {problem}. Install it again: {again}", file=sys.stderr)
        return 1
    return run()


if __name__ == "__main__":
    sys.exit(main())
