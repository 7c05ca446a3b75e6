"""`rubicon admin`: back up, restore, export, import, verify and prune the games of a server; see who is
there, what players have reported, close tables, remove lines of chat, mute and ban."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rubicon.cli import EXIT_FAILURE, to_sentence
from rubicon.core.game import RubiconError

if TYPE_CHECKING:
    from rubicon.store.operations import OperatorActions
    from rubicon.store.store import Store

#: Who acts, in the log of operators.
ACTOR = "command line"
#: Seconds to wait for what the processes of the server report: with SQLite they look every two seconds.
REPORT_WAIT_SECONDS = 2.5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The actions. All but `restore` work while the server runs."""
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

    # What operators do. It is logged, and holds at once, or with SQLite after two seconds.
    action("who", "show who is connected, what costs most, and what is imposed", who)
    made = action("reports", "show the lines of chat that players have reported, the newest first", reports)
    made.add_argument("--all", action="store_true", help="also those that are settled")
    made = action("settle", "take a reported line off the list", settle)
    made.add_argument("report", help="the report, as 'reports' shows it")
    _add_reason(made)
    made = action("audit", "show what operators did, the newest first", audit)
    made.add_argument("--limit", type=int, default=100, metavar="N", help="entries, at most (default: 100)")
    made = action("chat", "show the chat of a game with the numbers of its lines", chat)
    made.add_argument("game", help="the number of the game")
    for name, text in (("close", "close the table of a game"), ("reopen", "open a closed table again")):
        made = action(name, text, partial(set_table, name == "close"))
        made.add_argument("game", help="the number of the game")
        _add_reason(made)
    made = action("remove-line", "remove a line of chat", remove_line)
    made.add_argument("game", help="the number of the game")
    made.add_argument("room", choices=("players", "spectators"), help="whose chat")
    made.add_argument("number", type=int, help="the number of the line, as 'chat' shows it")
    _add_reason(made)
    for kind, text in (("mute", "from talking"), ("ban", "from this server")):
        made = action(kind, f"keep an account or a client {text}", partial(impose, kind))
        _add_target(made, kind)
        made.add_argument(
            "--hours", type=_hours, metavar="N", help="for how long (default: until it is lifted)"
        )
        _add_reason(made)
        made = action(f"un{kind}", f"lift a {kind}", partial(lift, kind))
        _add_target(made, kind)
        _add_reason(made)


def _add_target(parser: argparse.ArgumentParser, kind: str) -> None:
    choices = ("account", "client", "seat") if kind == "mute" else ("account", "client")
    parser.add_argument("subject", choices=choices, help="what is meant")
    seat = "; a seat as 'GAME SIDE', -1 for spectators" if kind == "mute" else ""
    parser.add_argument(
        "target", help=f"the name of the account; the hash of the client, or its address{seat}"
    )


def _add_reason(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reason", default="", metavar="TEXT", help="for the log; nobody else sees it")


def _hours(text: str) -> float:
    """Parse a number of hours, as the `type` of an argument."""
    hours = float(text)
    if not 0 < hours <= 100_000:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of hours: say more than 0")
    return hours


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


# ------------------------------------------------------------------------------------------------- operators


@contextmanager
def _operator_actions(args: argparse.Namespace) -> Iterator[tuple[Store, OperatorActions]]:
    from rubicon.store.operations import OperatorActions
    from rubicon.store.store import Store

    with Store.open(args.database, new=False) as store:
        yield store, OperatorActions(store)


def who(args: argparse.Namespace) -> int:
    from rubicon.server.ops.operators import overview_data

    with _operator_actions(args) as (store, actions):
        actions.ask_for_reports(time.time())
        time.sleep(REPORT_WAIT_SECONDS)
        found = overview_data(store, time.time())
    names: dict[str, str] = found["accounts"]
    print(f"{_counted(found['count'], 'connection')}:")
    for one in found["connections"]:
        side = "spectator" if one["viewer"] < 0 else f"side {one['viewer']}"
        account = f", account {names.get(one['account'], one['account'])}" if one["account"] else ""
        print(f"  game {one['game']}, {side}: {one['name'] or '(no name)'}{account}, client {one['client']}")
    print("What costs most, as a part of the share of a client:")
    for cost in found["costs"]:
        print(f"  client {cost['client']}: {cost['work']} {cost['used']:.0%}")
    print("What is imposed:")
    for each in found["sanctions"]:
        until = "until it is lifted" if each["until"] is None else f"until {_moment(each['until'])}"
        print(f"  {each['kind']} {each['subject']} {_named(names, each)}, {until} {each['reason']}".rstrip())
    waiting = len(found["reports"])
    print(f"{_counted(waiting, 'reported line')} to look at{': rubicon admin reports' if waiting else ''}.")
    return 0


def reports(args: argparse.Namespace) -> int:
    from rubicon.store.people.reports import Reports

    with _operator_actions(args) as (store, actions):
        found = Reports(store).listed(args.all)
        named = {each for one in found for each in (one.account, one.author_account)} - {None}
        names = actions.account_names([each for each in named if each is not None])
    for one in found:
        author = names.get(one.author_account or "")
        who = one.author or "(no name)"
        account = f", account {author}" if author else ""
        state = "" if one.settled is None else f" settled {_moment(one.settled)}"
        print(f"{one.id} {_moment(one.at)} {one.reason}{state}")
        print(f"  {one.game} {one.room} {one.line}, seat '{one.game} {one.side}'{account}")
        print(f"  {who}: {one.text or '(removed)'}")
        reporter = names.get(one.account or "", f"seat '{one.game} {one.viewer}'")
        print(f"  reported by {reporter}, client {one.client}: {one.words}".rstrip(": "))
    print(f"{_counted(len(found), 'report')}.")
    return 0


def settle(args: argparse.Namespace) -> int:
    with _operator_actions(args) as (_, actions):
        actions.settle(ACTOR, args.report, args.reason, time.time())
    print(f"Report {args.report} is settled.")
    return 0


def _named(names: dict[str, str], each: dict[str, Any]) -> str:
    target: str = each["target"]
    return names.get(target, target) if each["subject"] == "account" else target


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))


def audit(args: argparse.Namespace) -> int:
    with _operator_actions(args) as (_, actions):
        entries = actions.audit(limit=args.limit)
        names = actions.account_names([each.target for each in entries if each.subject == "account"])
    for each in entries:
        target = names.get(each.target, each.target)
        what = f"{each.action} {each.subject} {target} ({each.actor}) {each.reason}"
        print(f"{each.number} {_moment(each.at)} {what}".rstrip())
    return 0


def chat(args: argparse.Namespace) -> int:
    with _operator_actions(args) as (store, actions):
        actions.note(ACTOR, "read chat", "game", args.game, "", time.time())
        for room in ("players", "spectators"):
            for line in store.chat(args.game, room):
                print(f"{room} {line.number} {_moment(line.at)} {line.author}: {line.text or '(removed)'}")
    return 0


def set_table(is_closed: bool, args: argparse.Namespace) -> int:
    with _operator_actions(args) as (_, actions):
        what = (ACTOR, "close", "game", args.game, args.reason, time.time())
        if is_closed:
            actions.impose(*what, None)
        else:
            actions.lift(*what)
    print(f"The table of {args.game} is {'closed' if is_closed else 'open again'}.")
    return 0


def remove_line(args: argparse.Namespace) -> int:
    with _operator_actions(args) as (_, actions):
        actions.remove_line(ACTOR, args.game, args.room, args.number, args.reason, time.time())
    print(f"Line {args.number} of the {args.room} of {args.game} is removed.")
    return 0


def impose(kind: str, args: argparse.Namespace) -> int:
    with _operator_actions(args) as (store, actions):
        target, now = _target(store, args), time.time()
        until = None if args.hours is None else now + 3600 * args.hours
        actions.impose(ACTOR, kind, args.subject, target, args.reason, now, until)
    print(f"Done: {kind} {args.subject} {target}. To lift it: rubicon admin un{kind} {args.subject} {target}")
    return 0


def lift(kind: str, args: argparse.Namespace) -> int:
    with _operator_actions(args) as (store, actions):
        target = _target(store, args)
        actions.lift(ACTOR, kind, args.subject, target, args.reason, time.time())
    print(f"Done: un{kind} {args.subject} {target}.")
    return 0


def _target(store: Store, args: argparse.Namespace) -> str:
    from rubicon.server.ops.operators import resolve_target
    from rubicon.server.ops.shares import Shares, client_hash_key

    return resolve_target(store, Shares(client_hash_key(store)), args.subject, args.target)
