"""All the tables of one server process.

A table is loaded when it is needed, changed by one command at a time, and unloaded when it was not used for a
while. A change is stored before anybody is sent anything about it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, NamedTuple, ParamSpec, TypeVar

from rubicon import games
from rubicon.core.message import message
from rubicon.server.errors import AWAY_SECONDS, Refused
from rubicon.server.messages import Act
from rubicon.server.ops import logs, metrics
from rubicon.server.ops.processor_time import MeteredThreads
from rubicon.server.ops.sanctions import Sanctions
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.settings import Settings
from rubicon.server.tables.batch_commit import BatchCommitter
from rubicon.server.tables.commands import ClientCommand, TableCommand
from rubicon.server.tables.deliveries import Arrival
from rubicon.server.tables.histories import HistoryReader
from rubicon.server.tables.loading import has_talk, read_table, read_talk
from rubicon.server.tables.presence import PresenceExchange
from rubicon.server.tables.push_messages import facts_message, welcome_text, who_is_told
from rubicon.server.tables.room import Listener, Room
from rubicon.server.tables.snapshots import (
    MAX_MISSED_UPDATES,
    MIN_SNAPSHOT_LINES,
    KeptLogs,
    Snapshots,
    packed_logs,
)
from rubicon.store.database import StoreError
from rubicon.store.operations import OPERATORS_MESSAGE
from rubicon.store.store import Conflict, Repeated, Store, Unauthorised
from rubicon.table.changes import (
    OVER,
    Change,
    ChangesSince,
    Update,
)
from rubicon.table.clock import Outage
from rubicon.table.table import Table
from rubicon.table.viewer_history import read_history

P = ParamSpec("P")
T = TypeVar("T")

#: Attempts at a command, at most. It fails when other processes change the same table first each time.
MAX_ATTEMPTS = 8
#: Threads that read from the store, by whether it may be on another machine, which takes time to answer.
#: Otherwise they compute for most of the time, and the event loop waits for Python's lock with each of them.
READ_THREADS = {False: 2, True: 4}
#: The WebSocket close code for a link that was revoked.
REVOKED_CLOSE_CODE = 4401
#: Seconds without a command after which a table drops its caches, to take less memory.
COMPACT_AFTER_SECONDS = 20.0


class CommandResult(NamedTuple):
    """The answer to a command that is durable, and whether it had been executed before, with the same key."""

    answer: dict[str, Any]
    repeated: bool


class TableRegistry:
    """Loads, changes, stores and announces the tables of one process."""

    def __init__(self, settings: Settings, store: Store, shares: Shares | None = None) -> None:
        self.settings = settings
        self.store = store
        #: What operators have imposed: no table that they have closed is loaded.
        self.sanctions = Sanctions()
        #: Called when another process says that an operator did something.
        self.on_operators: Callable[[], None] = lambda: None
        #: Called with the moment at which something could not be stored.
        self.on_store_failure: Callable[[float], None] = lambda at: None
        self._change_listeners: list[Callable[[str], None]] = []
        self._turn_listeners: list[Callable[[Room], None]] = []
        #: The name of this process for the others.
        self.process_name = token_hex(4)
        self._rooms: dict[str, Room] = {}
        self._presence = PresenceExchange(
            self.process_name, self._broadcast if settings.shares_database else None
        )
        self._committer = BatchCommitter(store)
        self._read_threads = MeteredThreads(READ_THREADS[settings.shares_database], "reads")
        self.histories = HistoryReader(store, shares, self._read_threads)
        self._snapshots = Snapshots()
        self._logs = KeptLogs()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def add_change_listener(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with a game's id after each stored change, here or elsewhere."""
        self._change_listeners.append(listener)

    def add_turn_listener(self, listener: Callable[[Room], None]) -> None:
        """Call `listener` with a locked room after its table was loaded or changed here: a bot or a standing
        order may be due."""
        self._turn_listeners.append(listener)

    def _notify_turn_listeners(self, room: Room) -> None:
        for listener in self._turn_listeners:
            listener(room)

    # -------------------------------------------------------------------------------------- start and stop

    async def start(self) -> None:
        """Start to accept commands, and to follow what other processes store."""
        self._loop = asyncio.get_running_loop()
        self.store.listen(self._on_stored_elsewhere, self._on_presence)
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Cancel all tasks, store what is committed already, and end the threads."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._committer.close()
        self._read_threads.shutdown(wait=True)
        self.histories.close()

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Run `work` in the background until it ends or the registry stops. A failure is logged."""
        task = asyncio.ensure_future(logs.logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that reads from the store, in another thread, and wait for its result."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_threads, lambda: function(*args, **kwargs))

    # ---------------------------------------------------------------------------------------------- rooms

    def room(self, game: str) -> Room:
        """The room of a game. It is made if needed; only `load` finds out whether there is such a game."""
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
        """The table of a locked room. It is read from the store if it is not in memory.

        Raises `Refused` if there is no such game, or an operator has closed it.
        """
        self.sanctions.check_game(room.game)
        room.last_used = time.monotonic()
        if room.table is None:
            sent_seq, known = dict(room.sent_seq), room.known
            try:
                snapshot = self._snapshots.get(room.game)
                read = await self.read(read_table, self.store, room.game, known, snapshot)
            except Refused:
                self._rooms.pop(room.game, None)  # there is no such game, so it needs no room
                raise
            metrics.TABLE_LOADS.inc()
            stored, news, shown = read.stored, read.news, read.shown
            if read.table is not None:
                table = read.table
            else:
                assert stored is not None
                table = await self.histories.run(len(stored.lines), Table.load, games.game, stored)
            room.table = table
            room.past = {**self._logs.take(room.game), **room.past}
            self._snapshots.refresh(table)
            if news is not None:
                missed: dict[int, Sequence[Update]] = {}
                for viewer, seq in sent_seq.items():
                    known_updates = [update for update in shown.get(viewer, ()) if update.seq > seq]
                    if len(known_updates) == table.seq(viewer) - seq:
                        missed[viewer] = known_updates
                    else:
                        if stored is None:
                            stored = await self.read(self.store.load, room.game)
                        history = await self.histories.run(
                            len(stored.lines), read_history, games.game, stored, viewer, seq
                        )
                        missed[viewer] = history.updates
                self._drop_revoked(room, news)
                room.broadcast(missed, news.chat, *who_is_told(news.events, bool(news.seats)))
            room.status = table.status
            room.known = table.known_counts
            self._notify_turn_listeners(room)
        return room.table

    async def unload(self, game: str) -> None:
        """Make the next command read a table from the store again. For changes made without the table."""
        room = self._rooms.get(game)
        if room is not None:
            async with room.lock:
                self._unload(room)
        self._snapshots.drop(game)

    def _unload(self, room: Room) -> None:
        """Drop the table of a locked room. The next command reads it from the store."""
        room.table = None

    async def _sweep(self) -> None:
        """Unload tables that were not used for a while, and others when there are too many. Never ends."""
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
                    await self._retire(room)
            metrics.TABLES.set(self.loaded_count)
            metrics.TASKS.set(len(asyncio.all_tasks()))
            self._presence.tell_again(self._rooms.values(), now)

    async def _retire(self, room: Room) -> None:
        """Unload the table of an idle room, and forget the room if nobody is there. What is needed to come
        back quickly is kept."""
        table, used = room.table, room.last_used
        if table is not None and table.known_counts[0] >= MIN_SNAPSHOT_LINES:
            logs = await self.read(packed_logs, dict(room.past))
            if not room.is_idle or room.last_used != used:
                return  # somebody has come meanwhile
            self._snapshots.store(table)
            self._logs.keep(room.game, logs)
        self._unload(room)
        room.past.clear()
        if not room.listeners:
            del self._rooms[room.game]

    # ---------------------------------------------------------------------- what clocks do not charge

    def note_unsaved(self, game: str, viewer: int, key: str, arrival: Arrival) -> None:
        """A command of a viewer could not be stored, because the database is away."""
        self.room(game).deliveries.note_unsaved(viewer, key, arrival)
        self.on_store_failure(arrival.at)

    def add_outage(self, outage: Outage) -> None:
        """No clock ran while the server could not store anything."""
        self._snapshots.clear()  # those of unloaded tables do not know
        now = time.time()
        for room in self._rooms.values():
            if room.table is not None:
                room.table.add_outage(outage)
                for viewer in list(room.listeners):
                    room.push((viewer,), facts_message(room.table, viewer, now))

    # ------------------------------------------------------------------------------------------- commands

    async def execute(
        self, game: str, command: TableCommand, arrival: Arrival | None = None
    ) -> CommandResult:
        """Execute a command at most once for each viewer and key; returns its answer once it is durable.

        The clock of its side runs to the moment of its `arrival`, and gives back what the side could not
        help. Raises `Refused` if it cannot be done; then nothing has changed.
        """
        room = self.room(game)
        if isinstance(command, ClientCommand) and isinstance(command.message, Act):
            room.people_answering += 1
            try:
                if await self.wait_for_window(room, command.viewer):
                    arrival = None  # all answers in a window count from its end
                return await self._execute(room, command, arrival)
            finally:
                room.people_answering -= 1
        return await self._execute(room, command, arrival)

    async def wait_for_window(self, room: Room, side: int) -> bool:
        """If `side` is asked in a window, wait until the window has been open for the time it always is.
        Returns whether it is.

        So the other sides cannot tell a standing order, a computer or an empty hand from a person who passes.
        """
        if room.table is not None and not room.table.game.windows:
            return False
        async with room.lock:
            opened = (await self.load(room)).window_opened(side)
        if opened is not None:
            await asyncio.sleep(opened + self.settings.window_seconds - time.time())
        return opened is not None

    async def _execute(self, room: Room, command: TableCommand, arrival: Arrival | None) -> CommandResult:
        game = room.game
        async with room.lock:
            for _ in range(MAX_ATTEMPTS):
                table = await self.load(room)
                try:
                    now = time.time()
                    if arrival is not None:
                        command, now = room.deliveries.charge(command, arrival, room.last_change)
                    change = command.apply(table, now)
                except Refused:
                    before = await self.read(self.store.stored_answer, game, command.viewer, command.key)
                    if before is None:
                        raise
                    return CommandResult(before, repeated=True)
                except BaseException:
                    self._unload(room)  # the table may be half changed
                    raise
                result = await self._commit(room, change)
                if result is not None:
                    return result
        raise Refused("busy", message("refused-table-busy"))

    async def _commit(self, room: Room, change: Change) -> CommandResult | None:
        """Store a change of a locked room and announce it. None: another process was first; try again."""
        try:
            outcome = await self._committer.commit(change)
        except StoreError:
            self._unload(room)
            metrics.FAULTS.inc()
            logs.write_fault("not stored", game=room.game)
            why = message("refused-not-stored")
            raise Refused("unsaved", why, AWAY_SECONDS, "database") from None
        except BaseException:
            self._unload(room)
            raise
        if outcome is None:
            self._announce(room, change)
            return CommandResult(change.command.answer if change.command else {}, repeated=False)
        self._unload(room)
        if isinstance(outcome, Repeated):
            await self.load(room)
            return CommandResult(outcome.answer, repeated=True)
        if isinstance(outcome, Unauthorised):
            assert change.authority is not None
            self.close_revoked(room.game, change.authority)
            raise Refused("token", message("refused-link-renewed"))
        assert isinstance(outcome, Conflict)
        metrics.CONFLICTS.inc()
        return None

    def _announce(self, room: Room, change: Change) -> None:
        """Tell everybody concerned about a change that is stored."""
        chat = () if change.chat is None else (change.chat,)
        room.last_change = max(room.last_change, change.at)
        public, _, private = who_is_told(change.events, bool(change.other_changes))
        room.broadcast(change.updates, chat, public, change.at, private)
        room.note_sent(change.lines)
        if room.table is not None:
            self._snapshots.refresh(room.table)
        self._notify_change_listeners(change.game)
        for other in change.other_changes:
            if other.game != change.game:
                self._notify_change_listeners(other.game)
                self.wake(other.game)
        self._notify_turn_listeners(room)

    def _notify_change_listeners(self, game: str) -> None:
        for listener in self._change_listeners:
            listener(game)

    async def create(self, change: Change, table: Table | None = None) -> None:
        """Store a new table, and keep it if it is given. Raises `Refused` if that fails."""
        try:
            outcome = await self._committer.commit(change)
        except StoreError:
            metrics.FAULTS.inc()
            logs.write_fault("not stored", game=change.game)
            why = message("refused-game-not-stored")
            raise Refused("unsaved", why, AWAY_SECONDS, "database") from None
        self._notify_change_listeners(change.game)
        if table is None or outcome is not None:
            self.wake(change.game)
            return
        room = self.room(change.game)
        async with room.lock:
            if room.table is None and room.known is None:
                room.table, room.status, room.known = table, table.status, table.known_counts
                self._notify_turn_listeners(room)

    def wake(self, game: str) -> None:
        """Load a game in the background, so that a bot that must decide there plays."""
        self.spawn(self.load_game(game))

    async def load_game(self, game: str) -> None:
        """Load a game, if it is not in memory."""
        room = self.room(game)
        async with room.lock:
            await self.load(room)

    def last_sent_seq(self, game: str, viewer: int) -> int:
        """The number of the last update that a connected viewer was sent."""
        return self.room(game).sent_seq.get(viewer, 0)

    async def query(self, game: str, question: Callable[[Table], T]) -> T:
        """The result of a function that reads a table. It must not change the table."""
        room = self.room(game)
        async with room.lock:
            return question(await self.load(room))

    # ------------------------------------------------------------------------------------ coming and going

    async def join(self, game: str, listener: Listener, since: int | None) -> None:
        """Welcome a client, with everything or with the updates after `since`; then send what follows.

        What is not kept is read from the record first, without the lock of the room: players do not wait for
        it.
        """
        room = self.room(game)
        viewer = listener.viewer
        for _ in range(MAX_ATTEMPTS):
            async with room.lock:
                table = await self.load(room)
                past, seq = room.past_of(viewer), table.seq(viewer)
                # A replay begins at 0 and wants every update.
                missed = -1 if since is None else seq - since
                whole = missed < 0 or (since != 0 and missed > MAX_MISSED_UPDATES)
                updates = None if since is None or whole else past.since(since)
                if past.log is not None if whole else updates is not None:
                    await self._welcome(room, table, listener, updates)
                    past.trim()
                    return
            # All that anybody may have missed is read at once: the next client has missed something else.
            start = None if since is None or whole else min(since, max(0, seq - MAX_MISSED_UPDATES))
            await self._read_past(room, table, viewer, start, listener.client)
        raise Refused("busy", message("refused-table-busy"))

    async def log(self, game: str, viewer: int, client: Client | None) -> list[str]:
        """The log of a viewer, each line as JSON. What is not kept is read from the record for `client`, or
        for a computer player if that is None."""
        room = self.room(game)
        for _ in range(MAX_ATTEMPTS):
            async with room.lock:
                table = await self.load(room)
                log = room.past_of(viewer).log
                if log is not None:
                    return list(log)
            await self._read_past(room, table, viewer, None, client)
        raise Refused("busy", message("refused-table-busy"))

    async def _read_past(
        self, room: Room, table: Table, viewer: int, since: int | None, client: Client | None
    ) -> None:
        """Read from the record what a viewer was shown: the whole log, or the updates after `since`.

        Whoever wants the same for the same client at the same time waits for that and looks again: a crowd
        that comes together would read the record as often as it has heads. Each client waits for its own turn
        only.
        """
        wanted = (viewer, since, "" if client is None else client.id)
        reading = room.past_readings.get(wanted)
        if reading is not None:
            await reading.wait()
            return
        reading = room.past_readings[wanted] = asyncio.Event()
        try:
            history = await self.histories.read(table, viewer, since, client)
            async with room.lock:
                await self.load(room)
                past = room.past_of(viewer)
                if since is None:
                    past.set_log(history.log, history.seq)
                else:
                    past.set_recent(history.updates, history.seq)
        finally:
            del room.past_readings[wanted]
            reading.set()

    async def _welcome(
        self, room: Room, table: Table, listener: Listener, updates: Sequence[str] | None
    ) -> None:
        """Send the welcome to a client of a locked room: with `updates`, or with everything if it is None."""
        game, viewer, now = room.game, listener.viewer, time.time()
        said = table.known_counts[2]
        chat, note = (
            await self.read(read_talk, self.store, game, viewer, said) if has_talk(viewer, said) else ((), "")
        )
        room.join(listener, table)
        room.status = table.status
        room.known = table.known_counts
        log = room.past[viewer].log if updates is None else None
        listener.push(welcome_text(table, viewer, room.presence(), chat, note, updates, log, now))
        self._presence.schedule(room)
        self._notify_turn_listeners(room)  # bots among themselves play while somebody watches

    def is_playing(self, game: str) -> bool:
        """Whether a game is loaded here and not over. False says nothing: another process may have it."""
        room = self._rooms.get(game)
        return room is not None and room.table is not None and room.table.status != OVER

    def is_connected(self, game: str, viewer: int) -> bool:
        """Whether a client is connected to this process as this viewer."""
        room = self._rooms.get(game)
        return room is not None and viewer in room.listeners

    def leave(self, game: str, listener: Listener) -> None:
        """Send a client nothing more: it is gone."""
        room = self._rooms.get(game)
        if room is not None:
            room.leave(listener)
            self._presence.schedule(room)

    def _broadcast(self, text: str) -> None:
        """Send a text to the other processes."""
        self.spawn(self.read(self.store.broadcast, text))

    def _on_presence(self, text: str) -> None:
        """Another process says who is connected to it, or that an operator did something. Called from the
        store's thread."""
        self._run_on_loop(self._update_remote_presence, text)

    def _update_remote_presence(self, text: str) -> None:
        if text == OPERATORS_MESSAGE:
            self.on_operators()
            return
        game, name, watching, *sides = text.split(" ")
        room = self._rooms.get(game)
        if room is None or not room.listeners:
            return
        self._presence.hear(room, name, int(watching), frozenset(map(int, sides)))

    def rooms(self) -> list[Room]:
        """The rooms of this process."""
        return list(self._rooms.values())

    def close_revoked(self, game: str, token: bytes) -> None:
        """Close the connections that were opened with a token which is no longer valid."""
        room = self._rooms.get(game)
        for listener in [] if room is None else list(room.all_listeners()):
            if listener.token == token:
                listener.close(REVOKED_CLOSE_CODE, "this link was revoked")

    # --------------------------------------------------------------------------------- what others stored

    def _on_stored_elsewhere(self, game: str | None) -> None:
        """Another process changed a game (None: possibly any game). Called from the store's thread."""
        self._run_on_loop(self.catch_up_rooms, game)

    def _run_on_loop(self, function: Callable[[T], None], argument: T) -> None:
        """Call a function in the thread of the event loop."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed, so nobody is connected
                self._loop.call_soon_threadsafe(function, argument)

    def catch_up_rooms(self, game: str | None) -> None:
        """Read what was stored of a game, or of all, without its table."""
        for room in list(self._rooms.values()) if game is None else [self._rooms.get(game)]:
            if room is not None:
                self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        """Announce what another process stored."""
        async with room.lock:
            if not room.listeners:
                self._unload(room)  # there is a snapshot, should it be needed again
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
                self._drop_revoked(room, news)  # first, so that a revoked link shows nothing more
                room.broadcast(updates, news.chat, *who_is_told(news.events))
                room.note_sent(news.lines)
                self._snapshots.refresh(table)
        self._notify_change_listeners(room.game)

    def _drop_revoked(self, room: Room, news: ChangesSince) -> None:
        """Close the connections whose links were revoked by another process."""
        for token in {listener.token for listener in room.all_listeners()} - news.tokens:
            self.close_revoked(room.game, token)
