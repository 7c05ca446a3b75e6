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
from rubicon.server.tables.batch_commit import Writer
from rubicon.server.tables.room import Listener, Room, encode, faces, update_message
from rubicon.store.store import Conflict, Repeated, Store, StoreError, UnknownGame
from rubicon.table.changes import OVER, PLAYERS, SPECTATORS, Change, News, Stored, Update
from rubicon.table.table import Table
from rubicon.table.viewer_history import Past, read_past

P = ParamSpec("P")
T = TypeVar("T")

#: What a command does to a table, at a moment.
Deed = Callable[[Table, float], Change]

#: So often a command is tried again when another process was quicker.
TRIES = 8
#: So much of what was said is sent to who comes.
CHAT = 100
#: The WebSocket close code for a link that was revoked.
REVOKED = 4401
#: A table at which nothing was done for so many seconds takes less room.
REST = 20.0
#: How often other processes are told again who is connected here, in seconds.
RETELL = 60.0


class Hub:
    """The tables. `listeners` are called with a game's id after each stored change, here or elsewhere."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.listeners: list[Callable[[str], None]] = []
        #: Called, with the room locked, when a table has changed here or was read: a bot may be due.
        self.turn: Callable[[Room], None] = lambda room: None
        #: What other processes know this one by.
        self._name = token_hex(4)
        self._rooms: dict[str, Room] = {}
        self._writer = Writer(store)
        self._readers = ThreadPoolExecutor(4, "reads")
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    # -------------------------------------------------------------------------------------- begin and end

    async def start(self) -> None:
        """Ready for commands."""
        self._loop = asyncio.get_running_loop()
        self.store.listen(self._heard, self._told)
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Finish what is under way, and send everybody home."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._writer.close()
        self._readers.shutdown(wait=True)

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something beside, and log if it fails."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store something without keeping everybody waiting."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: function(*args, **kwargs))

    # ---------------------------------------------------------------------------------------------- rooms

    def room(self, game: str) -> Room:
        """The room of a game, opened if need be. Whether there is such a game shows in `seated`."""
        found = self._rooms.get(game)
        if found is None:
            found = self._rooms[game] = Room(game)
            found.used = time.monotonic()
        return found

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return sum(room.table is not None for room in self._rooms.values())

    async def seated(self, room: Room) -> Table:
        """The table of a locked room, read from the store if it is not in memory."""
        room.used = time.monotonic()
        if room.table is None:
            told, known = dict(room.told), room.known
            try:
                table, stored, news = await self.read(self._load, room.game, known)
            except Refused:
                self._rooms.pop(room.game, None)  # there is no such game, so it needs no room
                raise
            metrics.LOADS.inc()
            room.table = table
            if news is not None:
                missed = {
                    viewer: (await self.read(self._past, stored, viewer, seq)).updates
                    for viewer, seq in told.items()
                    if table.seq(viewer) > seq
                }
                room.tell(missed, news.said, bool(news.asides or news.seats), time.time())
                self._see_out(room, news)
            room.status = table.status
            room.known = table.known
            self.turn(room)
        return room.table

    def _load(self, game: str, known: Any) -> tuple[Table, Stored, News | None]:
        try:
            stored = self.store.load(game)
        except UnknownGame:
            raise Refused("unknown", "There is no such game.") from None
        news = None if known is None else self.store.news(game, *known)
        return Table.load(games.game, stored), stored, news

    def _past(self, stored: Stored, viewer: int, since: int | None) -> Past:
        return read_past(games.game, stored, viewer, since)

    async def refresh(self, game: str) -> None:
        """What is stored of a game was changed beside its table: read it again when it is needed."""
        room = self._rooms.get(game)
        if room is not None:
            async with room.lock:
                self.forget(room)

    def forget(self, room: Room) -> None:
        """Throw a table away; it will be read again."""
        room.table = None

    async def _sweep(self) -> None:
        """Forget what nobody has touched for a while, for ever."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(min(5.0, self.settings.table_seconds / 2))
            now = time.monotonic()
            rooms = sorted(self._rooms.values(), key=lambda room: room.used)
            spare = self.tables - self.settings.tables
            for room in rooms:
                if room.table is not None and now - room.used > REST:
                    room.table.rest()
                old = now - room.used > self.settings.table_seconds
                if room.idle and (old or spare > 0):
                    spare -= room.table is not None
                    self.forget(room)
                    if not room.listeners:
                        del self._rooms[room.game]
            metrics.TABLES.set(self.tables)
            metrics.TASKS.set(len(asyncio.all_tasks()))
            if self.settings.shared and now - told > RETELL:
                told = now
                self._retell(now)

    def _retell(self, now: float) -> None:
        """Say again who is connected here; forget workers of which nothing was heard, since they died."""
        for room in self._rooms.values():
            old = [name for name, (*_, heard) in room.elsewhere.items() if now - heard > 2.5 * RETELL]
            for name in old:
                del room.elsewhere[name]
            if room.listeners:
                self._tell_others(room)

    # ------------------------------------------------------------------------------------------- commands

    async def do(self, game: str, seat: int, key: str, deed: Deed) -> tuple[dict[str, Any], bool]:
        """Carry out a command of a seat, at most once for each key.

        Returns its answer, once it is durable, and whether it had been carried out before. Raises `Refused`
        if it cannot be done; then nothing has changed.
        """
        room = self.room(game)
        async with room.lock:
            for _ in range(TRIES):
                table = await self.seated(room)
                try:
                    change = deed(table, time.time())
                except Refused:
                    before = await self.read(self.store.answer, game, seat, key)
                    if before is None:
                        raise
                    return before, True
                except BaseException:
                    self.forget(room)  # whatever happened to it, the store knows better
                    raise
                answer = await self._store(room, change)
                if answer is not None:
                    return answer
        raise Refused("busy", "Too much is going on at this table. Try again.")

    async def _store(self, room: Room, change: Change) -> tuple[dict[str, Any], bool] | None:
        """Make a change of a locked room durable and tell of it. None: another was first; look again."""
        try:
            result = await self._writer.commit(change)
        except StoreError:
            self.forget(room)
            metrics.FAULTS.inc()
            logs.fault("not stored", game=room.game)
            raise Refused("unsaved", "This could not be stored, so it was not done. Try again.") from None
        except BaseException:
            self.forget(room)
            raise
        if result is None:
            self._tell(room, change)
            return (change.command.answer if change.command else {}), False
        self.forget(room)
        if isinstance(result, Repeated):
            await self.seated(room)
            return result.answer, True
        assert isinstance(result, Conflict)
        metrics.CONFLICTS.inc()
        return None

    def _tell(self, room: Room, change: Change) -> None:
        said = () if change.said is None else (change.said,)
        room.tell(change.updates, said, bool(change.asides or change.also), change.at)
        self._listeners(change.game)
        for other in change.also:
            if other.game != change.game:
                self._listeners(other.game)
                self.wake(other.game)
        self.turn(room)

    def _listeners(self, game: str) -> None:
        for listener in self.listeners:
            listener(game)

    async def open(self, change: Change) -> None:
        """Store a new table."""
        try:
            await self._writer.commit(change)
        except StoreError:
            metrics.FAULTS.inc()
            logs.fault("not stored", game=change.game)
            raise Refused("unsaved", "The game could not be stored, so there is none. Try again.") from None
        self._listeners(change.game)
        self.wake(change.game)

    def wake(self, game: str) -> None:
        """Look at a game again, since something may be due there."""
        self.spawn(self._look(game))

    async def _look(self, game: str) -> None:
        room = self.room(game)
        async with room.lock:
            await self.seated(room)

    def seq(self, game: str, viewer: int) -> int:
        """How many updates a viewer who is connected has been told."""
        return self.room(game).told.get(viewer, 0)

    async def look(self, game: str, deed: Callable[[Table], T]) -> T:
        """Ask a table something."""
        room = self.room(game)
        async with room.lock:
            return deed(await self.seated(room))

    # ------------------------------------------------------------------------------------ coming and going

    async def enter(self, game: str, listener: Listener, since: int | None) -> None:
        """Welcome somebody: everything, or what he missed since update `since`; then tell what comes."""
        room = self.room(game)
        viewer = listener.viewer
        async with room.lock:
            table = await self.seated(room)
            seq, now = table.seq(viewer), time.time()
            whole = since is None or since > seq
            missed = since if since is not None and not whole else 0
            log: list[list[str]] | None = [] if whole else None
            updates: tuple[Update, ...] = ()
            if seq > missed:
                stored = await self.read(self.store.load, game)
                stored = replace(stored, lines=stored.lines[: table.known[0]])
                read = await self.read(self._past, stored, viewer, None if whole else missed)
                if whole:
                    log = [[told.word, told.text] for told in read.log]
                else:
                    updates = read.updates
            talk = SPECTATORS if viewer == SPECTATOR else PLAYERS
            chat = await self.read(self.store.chat, game, talk, max(0, table.known[2][talk] - CHAT), CHAT)
            note = "" if viewer == SPECTATOR else await self.read(self.store.notes, game, viewer)
            room.join(listener, table)
            room.status = table.status
            room.known = table.known
            listener.push(
                encode(
                    {
                        "type": "welcome",
                        "protocol": 1,
                        "server": __version__,
                        "game": game,
                        "viewer": viewer,
                        "seq": seq,
                        "facts": {**table.facts(), "faces": faces(table, viewer, now)},
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
            self._present(room)

    def playing(self, game: str) -> bool:
        """Whether a game surely goes on, as far as this process knows without looking."""
        room = self._rooms.get(game)
        return room is not None and room.table is not None and room.table.status != OVER

    def present(self, game: str, viewer: int) -> bool:
        """Whether somebody is connected here as this viewer."""
        room = self._rooms.get(game)
        return room is not None and viewer in room.listeners

    def leave(self, game: str, listener: Listener) -> None:
        """Somebody is gone."""
        room = self._rooms.get(game)
        if room is not None:
            room.leave(listener)
            self._present(room)

    def _present(self, room: Room) -> None:
        """Tell everybody who is there, soon: people come and go in crowds."""
        if room.presence_due or self._loop is None:
            return
        room.presence_due = True

        def tell() -> None:
            room.presence_due = False
            room.push(list(room.listeners), room.presence())
            self._tell_others(room)

        self._loop.call_later(0.2, tell)

    def _tell_others(self, room: Room) -> None:
        """Let other processes know who is connected here."""
        if self.settings.shared:
            sides, watching = room.here
            words = " ".join([room.game, self._name, str(watching), *map(str, sorted(sides))])
            self.spawn(self.read(self.store.tell, words))

    def _told(self, words: str) -> None:
        """Another process said who is connected there. Called from the store's thread."""
        self._soon(self._elsewhere, words)

    def _elsewhere(self, words: str) -> None:
        game, name, watching, *sides = words.split(" ")
        room = self._rooms.get(game)
        if room is None or not room.listeners:
            return
        stranger = name not in room.elsewhere
        room.elsewhere[name] = (frozenset(map(int, sides)), int(watching), time.monotonic())
        room.push(list(room.listeners), room.presence())
        if stranger:
            self._tell_others(room)

    def revoked(self, game: str, token: bytes) -> None:
        """A token opens nothing any more: those who came with it must go."""
        room = self._rooms.get(game)
        for listener in [] if room is None else list(room.everybody()):
            if listener.token == token:
                listener.close(REVOKED, "this link was revoked")

    # --------------------------------------------------------------------------------- what others stored

    def _heard(self, game: str | None) -> None:
        """Another process changed a game (None: perhaps any). Called from the store's thread."""
        self._soon(self._changed, game)

    def _soon(self, function: Callable[[T], None], what: T) -> None:
        """Do something in the loop's own thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
                self._loop.call_soon_threadsafe(function, what)

    def _changed(self, game: str | None) -> None:
        for room in list(self._rooms.values()) if game is None else [self._rooms.get(game)]:
            if room is not None:
                self.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Catch up with what another process stored."""
        async with room.lock:
            if not room.listeners:
                self.forget(room)
            elif room.table is None:
                await self.seated(room)
            else:
                table = room.table
                try:
                    news = await self.read(self.store.news, room.game, *table.known)
                    updates = table.follow(news)
                except BaseException:
                    self.forget(room)
                    raise
                room.tell(updates, news.said, bool(news.asides), time.time())
                self._see_out(room, news)
        self._listeners(room.game)

    def _see_out(self, room: Room, news: News) -> None:
        """Those must go whose links were revoked elsewhere."""
        for token in {listener.token for listener in room.everybody()} - news.tokens:
            self.revoked(room.game, token)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except RubiconError as problem:
        logs.say("given up", reason=getattr(problem, "code", type(problem).__name__))
    except Exception:
        metrics.FAULTS.inc()
        logs.fault("fault")
