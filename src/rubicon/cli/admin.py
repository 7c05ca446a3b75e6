"""`rubicon admin`: back up, restore, export, import, verify and prune the games of a server."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from rubicon.cli import EXIT_FAILURE, to_sentence
from rubicon.core.game import RubiconError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The six actions. All but `restore` work while the server runs."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, text: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=text, description=to_sentence(text))
        made.add_argument(
            "--database",
            metavar="WHERE",
            help="a file or postgresql://… (default: $RUBICON_DATABASE, else a file in the data folder)",
        )
        made.set_defaults(run=run)
        return made

    made = action("backup", "write everything to a new file, secrets included", backup)
    made.add_argument("file", help="the new file; nothing is ever overwritten")
    made = action("restore", "make a new database from a backup", restore)
    made.add_argument("file", help="a file that 'backup' wrote")
    made = action("export", "write the records of finished games to a folder", export)
    made.add_argument("folder", help="where to; files that exist are left as they are")
    made.add_argument("--game", action="append", metavar="ID", help="only this one (may be repeated)")
    made.add_argument("--unfinished", action="store_true", help="unfinished games too, secrets of both sides")
    made.add_argument("--with-seeds", action="store_true", help="also the seeds of their dice to come")
    made = action("import", "store finished games from record files", import_records)
    made.add_argument("files", nargs="+", metavar="FILE", help="records of finished games")
    action("verify", "play every game again and prove its dice", verify)
    made = action("prune", "remove what is old; without options, what the server removes by itself", prune)
    made.add_argument(
        "--finished",
        type=_days,
        metavar="DAYS",
        help="games that finished this number of days ago or earlier",
    )
    made.add_argument(
        "--unfinished",
        type=_days,
        metavar="DAYS",
        help="unfinished games without a change for this number of days",
    )
    made.add_argument(
        "--keys", type=_days, metavar="DAYS", help="keys of commands older than this number of days"
    )
    made.add_argument("--dry-run", action="store_true", help="only count")


def _days(text: str) -> float:
    """Parse a number of days, as the `type` of an argument."""
    days = float(text)
    if not 0 <= days < 10_000_000:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of days: say 0 or more")
    return days


def _counted(count: int, what: str) -> str:
    """A count with its noun: `1 game`, `2,000 games`."""
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def run(args: argparse.Namespace) -> int:
    """Run the chosen action."""
    asked: Callable[[argparse.Namespace], int] = args.run
    return asked(args)


def backup(args: argparse.Namespace) -> int:
    from rubicon.store import backup as backups
    from rubicon.store.store import Store

    with Store.open(args.database, new=False) as store:
        count = backups.backup(store, Path(args.file))
    written = f"{_counted(count, 'game')} and all that belongs to them: written to {args.file}."
    print(f"{written} It holds secrets: keep it private.")
    return 0


def restore(args: argparse.Namespace) -> int:
    from rubicon.store import backup as backups

    count = backups.restore(args.database, Path(args.file))
    print(
        f"{_counted(count, 'game')} and all that belongs to them: restored. 'rubicon admin verify' proves it."
    )
    return 0


def export(args: argparse.Namespace) -> int:
    from rubicon.store import records
    from rubicon.store.store import Store

    if args.with_seeds and not args.unfinished:
        raise RubiconError("Finished games have their seed in the record. Add --unfinished for the others.")
    count = 0
    with Store.open(args.database, new=False) as store:
        folder = Path(args.folder)
        for path in records.export(store, folder, args.unfinished, args.with_seeds, args.game or ()):
            print(path)
            count += 1
    print(f"{_counted(count, 'game')} written to {args.folder}; what was there already is left as it was.")
    return 0


def import_records(args: argparse.Namespace) -> int:
    from rubicon import games
    from rubicon.store import records
    from rubicon.store.store import Store

    wrong = 0
    with Store.open(args.database) as store:
        for file in args.files:
            try:
                name = records.import_record(store, Path(file), games.game, time.time())
                print(f"{file}: {'it is there already' if name is None else f'stored as {name}'}.")
            except RubiconError as problem:
                print(f"Not stored: {problem}")
                wrong += 1
    return EXIT_FAILURE if wrong else 0


def verify(args: argparse.Namespace) -> int:
    from rubicon import games
    from rubicon.store import records
    from rubicon.store.store import Store

    count = wrong = 0
    with Store.open(args.database, new=False) as store:
        for verdict in records.verify_games(store, games.game):
            print(verdict)
            count += 1
            wrong += bool(verdict.problem)
    print(f"{_counted(count, 'game')}, {wrong} of them wrong.")
    return EXIT_FAILURE if wrong else 0


def prune(args: argparse.Namespace) -> int:
    from rubicon.server.ops.retention import retention_of
    from rubicon.server.settings import read_settings
    from rubicon.store import records
    from rubicon.store.store import Store

    if args.finished is None and args.unfinished is None and args.keys is None:
        retention = retention_of(read_settings({}))
    else:
        retention = records.Retention(args.finished, args.unfinished, args.keys)
    with Store.open(args.database, new=False) as store:
        remove = records.count_old if args.dry_run else records.remove_old
        count, keys = remove(store, retention, time.time())
    what = f"{_counted(count, 'game')} and {_counted(keys, 'key')} of commands"
    print(f"{what} would be removed; nothing was." if args.dry_run else f"{what} removed.")
    return 0
