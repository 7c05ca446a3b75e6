"""A PostgreSQL server of one's own in a temporary directory, for benchmarks and tests.

It listens on a socket in that directory only, as a user of its own if we are root (PostgreSQL refuses to be),
and ends with the block that it was made for.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from rubicon.core.game import RubiconError


class PostgresServer:
    """A running server."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder = folder
        self._address = f"postgresql://{user}@/{{}}?host={folder}"

    def create_database(self) -> str:
        """The address of a new, empty database."""
        import psycopg  # noqa: PLC0415  # it comes with `rubicon[postgres]` only

        name = f"test_{token_hex(6)}"
        with psycopg.connect(self._address.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address.format(name)


def find_program(name: str) -> str:
    """Where one of PostgreSQL's programs is."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    there = shutil.which(name) or (str(found[-1]) if found else None)
    if there is None:
        raise RubiconError(
            f"PostgreSQL's '{name}' is not installed. Install the server: 'apt install postgresql'."
        )
    return there


@contextmanager
def temporary_postgres(settings: Sequence[str] = (), parent: str | Path = "/tmp") -> Iterator[PostgresServer]:
    """A server with these settings beside its own that runs while the block does.

    The name of `parent`, where it keeps everything, must be short: the socket is there too.
    """
    initdb, postgres = find_program("initdb"), find_program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="rubicon-pg-", dir=parent))
    become: list[str] = []
    user = pwd.getpwuid(os.getuid()).pw_name
    if os.getuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        become = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
    data = folder / "data"
    made = [initdb, "-D", str(data), "-U", user, "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
    subprocess.run([*become, *made], check=True, stdout=subprocess.DEVNULL, cwd="/")
    chosen = (*settings, "listen_addresses=", "max_connections=200", f"unix_socket_directories={folder}")
    options = [word for setting in chosen for word in ("-c", setting)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*become, postgres, "-D", str(data), *options], stdout=subprocess.DEVNULL, stderr=log, cwd="/"
        )
    try:
        _wait(server, folder)
        yield PostgresServer(folder, user)
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], folder: Path) -> None:
    """Until it answers, or has failed."""
    for _ in range(600):
        if server.poll() is not None:
            break
        ready = [find_program("pg_isready"), "-q", "-h", str(folder)]
        if subprocess.run(ready, check=False).returncode == 0:
            return
        with suppress(subprocess.TimeoutExpired):
            server.wait(0.1)
    raise RubiconError(f"PostgreSQL did not start: {(folder / 'log').read_text()}")
