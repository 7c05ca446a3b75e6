"""All the tables of one server process: each read when it is needed, changed by one command at a time, stored
before anything is told, and forgotten when nobody has touched it for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, replace
from secrets import token_hex
from typing import Any, ParamSpec, TypeVar

from rubicon import __version__, games
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.server.errors import Refused
from rubicon.server.ops import logs, metrics
from rubicon.server.settings import Settings
from rubicon.server.tables.batch_commit import BatchCommitter
from rubicon.server.tables.room import Listener, Room, clock_data, to_json, update_message
from rubicon.store.store import Conflict, Repeated, Store, StoreError, UnknownGame
from rubicon.table.changes import OVER, PLAYERS, SPECTATORS, Change, ChangesSince, StoredTable, Update
from rubicon.table.table import Table
from rubicon.table.viewer_history import ViewerHistory, read_history

P = ParamSpec("P")
T = TypeVar("T")

#: What a command does to a table, at a moment.
TableCommand = Callable[[Table, float], Change]

#: So often a command is tried again when another process was quicker.
MAX_ATTEMPTS = 8
#: So much of what was said is sent to who comes.
CHAT_HISTORY = 100
#: The WebSocket close code for a link that was revoked.
REVOKED_CLOSE_CODE = 4401
#: A table at which nothing was done for so many seconds takes less room.
COMPACT_AFTER_SECONDS = 20.0
#: How often other processes are told again who is connected here, in seconds.
PRESENCE_INTERVAL_SECONDS = 60.0


class TableRegistry:
    """The tables. `listeners` are called with a game's id after each stored change, here or elsewhere."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._change_listeners: list[Callable[[str], None]] = []
        #: Called, with the room locked, when a table has changed here or was read: a bot may be due.
        self._turn_callback: Callable[[Room], None] = lambda room: None
        #: What other processes know this one by.
        self._process_name = token_hex(4)
        self._rooms: dict[str, Room] = {}
        self._committer = BatchCommitter(store)
        self._read_threads = ThreadPoolExecutor(4, "reads")
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def add_change_listener(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with a game's id after each stored change, here or elsewhere."""
        self._change_listeners.append(listener)

    def set_turn_callback(self, callback: Callable[[Room], None]) -> None:
        """Call `callback` with a locked room after its table was read or changed here: a bot may be due."""
        self._turn_callback = callback

    # -------------------------------------------------------------------------------------- begin and end

    async def start(self) -> None:
        """Ready for commands."""
        self._loop = asyncio.get_running_loop()
        self.store.listen(self._on_stored_elsewhere, self._on_presence)
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Finish what is under way, and send everybody home."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._committer.close()
        self._read_threads.shutdown(wait=True)

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something beside, and log if it fails."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store something without keeping everybody waiting."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_threads, lambda: function(*args, **kwargs))

    # ---------------------------------------------------------------------------------------------- rooms

    def room(self, game: str) -> Room:
        """The room of a game, opened if need be. Whether there is such a game shows in `load`."""
        found = self._rooms.get(game)
        if found is None:
            found = self._rooms[game] = Room(game)
            found.last_used = time.monotonic()
        return found

    @property
    def loaded_count(self) -> int:
        """How many tables are in memory."""
        return sum(room.table is not None for room in self._rooms.values())

    async def load(self, room: Room) -> Table:
        """The table of a locked room, read from the store if it is not in memory."""
        room.last_used = time.monotonic()
        if room.table is None:
            told, known = dict(room.sent_seq), room.known
            try:
                table, stored, news = await self.read(self._read_table, room.game, known)
            except Refused:
                self._rooms.pop(room.game, None)  # there is no such game, so it needs no room
                raise
            metrics.TABLE_LOADS.inc()
            room.table = table
            if news is not None:
                missed = {
                    viewer: (await self.read(self._read_history, stored, viewer, seq)).updates
                    for viewer, seq in told.items()
                    if table.seq(viewer) > seq
                }
                room.broadcast(missed, news.chat, bool(news.events or news.seats), time.time())
                self._drop_revoked(room, news)
            room.status = table.status
            room.known = table.known_counts
            self._turn_callback(room)
        return room.table

    def _read_table(self, game: str, known: Any) -> tuple[Table, StoredTable, ChangesSince | None]:
        try:
            stored = self.store.load(game)
        except UnknownGame:
            raise Refused("unknown", "There is no such game.") from None
        news = None if known is None else self.store.changes_since(game, *known)
        return Table.load(games.game, stored), stored, news

    def _read_history(self, stored: StoredTable, viewer: int, since: int | None) -> ViewerHistory:
        return read_history(games.game, stored, viewer, since)

    async def unload(self, game: str) -> None:
        """What is stored of a game was changed beside its table: read it again when it is needed."""
        room = self._rooms.get(game)
        if room is not None:
            async with room.lock:
                self._unload(room)

    def _unload(self, room: Room) -> None:
        """Throw a table away; it will be read again."""
        room.table = None

    async def _sweep(self) -> None:
        """Forget what nobody has touched for a while, for ever."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(min(5.0, self.settings.table_seconds / 2))
            now = time.monotonic()
            rooms = sorted(self._rooms.values(), key=lambda room: room.last_used)
            spare = self.loaded_count - self.settings.tables
            for room in rooms:
                if room.table is not None and now - room.last_used > COMPACT_AFTER_SECONDS:
                    room.table.drop_caches()
                old = now - room.last_used > self.settings.table_seconds
                if room.is_idle and (old or spare > 0):
                    spare -= room.table is not None
                    self._unload(room)
                    if not room.listeners:
                        del self._rooms[room.game]
            metrics.TABLES.set(self.loaded_count)
            metrics.TASKS.set(len(asyncio.all_tasks()))
            if self.settings.shares_database and now - told > PRESENCE_INTERVAL_SECONDS:
                told = now
                self._rebroadcast_presence(now)

    def _rebroadcast_presence(self, now: float) -> None:
        """Say again who is connected here; forget workers of which nothing was heard, since they died."""
        for room in self._rooms.values():
            old = [
                name
                for name, (*_, heard) in room.remote_presence.items()
                if now - heard > 2.5 * PRESENCE_INTERVAL_SECONDS
            ]
            for name in old:
                del room.remote_presence[name]
            if room.listeners:
                self._send_presence_to_others(room)

    # ------------------------------------------------------------------------------------------- commands

    async def execute(
        self, game: str, seat: int, key: str, deed: TableCommand
    ) -> tuple[dict[str, Any], bool]:
        """Carry out a command of a seat, at most once for each key.

        Returns its answer, once it is durable, and whether it had been carried out before. Raises `Refused`
        if it cannot be done; then nothing has changed.
        """
        room = self.room(game)
        async with room.lock:
            for _ in range(MAX_ATTEMPTS):
                table = await self.load(room)
                try:
                    change = deed(table, time.time())
                except Refused:
                    before = await self.read(self.store.stored_answer, game, seat, key)
                    if before is None:
                        raise
                    return before, True
                except BaseException:
                    self._unload(room)  # whatever happened to it, the store knows better
                    raise
                answer = await self._commit(room, change)
                if answer is not None:
                    return answer
        raise Refused("busy", "Too much is going on at this table. Try again.")

    async def _commit(self, room: Room, change: Change) -> tuple[dict[str, Any], bool] | None:
        """Make a change of a locked room durable and tell of it. None: another was first; look again."""
        try:
            result = await self._committer.commit(change)
        except StoreError:
            self._unload(room)
            metrics.FAULTS.inc()
            logs.write_fault("not stored", game=room.game)
            raise Refused("unsaved", "This could not be stored, so it was not done. Try again.") from None
        except BaseException:
            self._unload(room)
            raise
        if result is None:
            self._announce(room, change)
            return (change.command.answer if change.command else {}), False
        self._unload(room)
        if isinstance(result, Repeated):
            await self.load(room)
            return result.answer, True
        assert isinstance(result, Conflict)
        metrics.CONFLICTS.inc()
        return None

    def _announce(self, room: Room, change: Change) -> None:
        said = () if change.chat is None else (change.chat,)
        room.broadcast(change.updates, said, bool(change.events or change.other_changes), change.at)
        self._notify_change_listeners(change.game)
        for other in change.other_changes:
            if other.game != change.game:
                self._notify_change_listeners(other.game)
                self.wake(other.game)
        self._turn_callback(room)

    def _notify_change_listeners(self, game: str) -> None:
        for listener in self._change_listeners:
            listener(game)

    async def create(self, change: Change) -> None:
        """Store a new table."""
        try:
            await self._committer.commit(change)
        except StoreError:
            metrics.FAULTS.inc()
            logs.write_fault("not stored", game=change.game)
            raise Refused("unsaved", "The game could not be stored, so there is none. Try again.") from None
        self._notify_change_listeners(change.game)
        self.wake(change.game)

    def wake(self, game: str) -> None:
        """Look at a game again, since something may be due there."""
        self.spawn(self._load_game(game))

    async def _load_game(self, game: str) -> None:
        room = self.room(game)
        async with room.lock:
            await self.load(room)

    def last_sent_seq(self, game: str, viewer: int) -> int:
        """How many updates a viewer who is connected has been told."""
        return self.room(game).told.get(viewer, 0)

    async def query(self, game: str, deed: Callable[[Table], T]) -> T:
        """Ask a table something."""
        room = self.room(game)
        async with room.lock:
            return deed(await self.load(room))

    # ------------------------------------------------------------------------------------ coming and going

    async def join(self, game: str, listener: Listener, since: int | None) -> None:
        """Welcome somebody: everything, or what he missed since update `since`; then tell what comes."""
        room = self.room(game)
        viewer = listener.viewer
        async with room.lock:
            table = await self.load(room)
            seq, now = table.seq(viewer), time.time()
            whole = since is None or since > seq
            missed = since if since is not None and not whole else 0
            log: list[list[str]] | None = [] if whole else None
            updates: tuple[Update, ...] = ()
            if seq > missed:
                stored = await self.read(self.store.load, game)
                stored = replace(stored, lines=stored.lines[: table.known_counts[0]])
                read = await self.read(self._read_history, stored, viewer, None if whole else missed)
                if whole:
                    log = [[told.word, told.text] for told in read.log]
                else:
                    updates = read.updates
            talk = SPECTATORS if viewer == SPECTATOR else PLAYERS
            chat = await self.read(
                self.store.chat, game, talk, max(0, table.known_counts[2][talk] - CHAT_HISTORY), CHAT_HISTORY
            )
            note = "" if viewer == SPECTATOR else await self.read(self.store.notes, game, viewer)
            room.join(listener, table)
            room.status = table.status
            room.known = table.known_counts
            listener.push(
                to_json(
                    {
                        "type": "welcome",
                        "protocol": 1,
                        "server": __version__,
                        "game": game,
                        "viewer": viewer,
                        "seq": seq,
                        "facts": {**table.facts(), "faces": clock_data(table, viewer, now)},
                        "presence": room.presence(),
                        "chat": [asdict(saying) for saying in chat],
                        "note": note,
                        "screen": table.screen(viewer) if whole else None,
                        "log": log,
                        "updates": None
                        if whole
                        else [update_message(u, table, viewer, now) for u in updates],
                    }
                )
            )
            self._schedule_presence(room)

    def is_playing(self, game: str) -> bool:
        """Whether a game surely goes on, as far as this process knows without looking."""
        room = self._rooms.get(game)
        return room is not None and room.table is not None and room.table.status != OVER

    def is_connected(self, game: str, viewer: int) -> bool:
        """Whether somebody is connected here as this viewer."""
        room = self._rooms.get(game)
        return room is not None and viewer in room.listeners

    def leave(self, game: str, listener: Listener) -> None:
        """Somebody is gone."""
        room = self._rooms.get(game)
        if room is not None:
            room.leave(listener)
            self._schedule_presence(room)

    def _schedule_presence(self, room: Room) -> None:
        """Tell everybody who is there, soon: people come and go in crowds."""
        if room.presence_due or self._loop is None:
            return
        room.presence_due = True

        def send_presence() -> None:
            room.presence_due = False
            room.push(list(room.listeners), room.presence())
            self._send_presence_to_others(room)

        self._loop.call_later(0.2, send_presence)

    def _send_presence_to_others(self, room: Room) -> None:
        """Let other processes know who is connected here."""
        if self.settings.shares_database:
            sides, watching = room.local_presence
            words = " ".join([room.game, self._process_name, str(watching), *map(str, sorted(sides))])
            self.spawn(self.read(self.store.broadcast, words))

    def _on_presence(self, words: str) -> None:
        """Another process said who is connected there. Called from the store's thread."""
        self._run_on_loop(self._note_presence, words)

    def _note_presence(self, words: str) -> None:
        game, name, watching, *sides = words.split(" ")
        room = self._rooms.get(game)
        if room is None or not room.listeners:
            return
        stranger = name not in room.remote_presence
        room.remote_presence[name] = (frozenset(map(int, sides)), int(watching), time.monotonic())
        room.push(list(room.listeners), room.presence())
        if stranger:
            self._send_presence_to_others(room)

    def close_revoked(self, game: str, token: bytes) -> None:
        """A token opens nothing any more: those who came with it must go."""
        room = self._rooms.get(game)
        for listener in [] if room is None else list(room.all_listeners()):
            if listener.token == token:
                listener.close(REVOKED_CLOSE_CODE, "this link was revoked")

    # --------------------------------------------------------------------------------- what others stored

    def _on_stored_elsewhere(self, game: str | None) -> None:
        """Another process changed a game (None: perhaps any). Called from the store's thread."""
        self._run_on_loop(self._catch_up_rooms, game)

    def _run_on_loop(self, function: Callable[[T], None], what: T) -> None:
        """Do something in the loop's own thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
                self._loop.call_soon_threadsafe(function, what)

    def _catch_up_rooms(self, game: str | None) -> None:
        for room in list(self._rooms.values()) if game is None else [self._rooms.get(game)]:
            if room is not None:
                self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        """Catch up with what another process stored."""
        async with room.lock:
            if not room.listeners:
                self._unload(room)
            elif room.table is None:
                await self.load(room)
            else:
                table = room.table
                try:
                    news = await self.read(self.store.changes_since, room.game, *table.known_counts)
                    updates = table.catch_up(news)
                except BaseException:
                    self._unload(room)
                    raise
                room.broadcast(updates, news.chat, bool(news.events), time.time())
                self._drop_revoked(room, news)
        self._notify_change_listeners(room.game)

    def _drop_revoked(self, room: Room, news: ChangesSince) -> None:
        """Those must go whose links were revoked elsewhere."""
        for token in {listener.token for listener in room.all_listeners()} - news.tokens:
            self.close_revoked(room.game, token)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except RubiconError as problem:
        logs.write("given up", reason=getattr(problem, "code", type(problem).__name__))
    except Exception:
        metrics.FAULTS.inc()
        logs.write_fault("fault")
