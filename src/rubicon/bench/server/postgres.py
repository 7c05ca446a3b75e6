"""A private PostgreSQL server in a temporary directory, for benchmarks and tests.

It listens only on a socket in that directory. It runs as another user if we are root, since PostgreSQL
refuses to run as root, and it ends with the `with` block.
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
    """A running PostgreSQL server."""

    def __init__(self, folder: Path, user: str, command: Sequence[str]) -> None:
        self.folder = folder
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._address = f"postgresql://{user}@/{{}}?host={folder}"

    def start(self) -> None:
        """Start the server, or start it again, and wait until it answers. Raises `RubiconError` if not."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=log, cwd="/")
        _wait(self._process, self.folder)

    def stop(self) -> None:
        """Stop the server at once, without ending its work, as a crash would."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def create_database(self) -> str:
        """Create an empty database. Returns its address."""
        import psycopg  # noqa: PLC0415  # it comes with `rubicon[postgres]` only

        name = f"test_{token_hex(6)}"
        with psycopg.connect(self._address.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address.format(name)


def find_program(name: str) -> str:
    """The path of one of PostgreSQL's programs. Raises `RubiconError` if it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    there = shutil.which(name) or (str(found[-1]) if found else None)
    if there is None:
        raise RubiconError(
            f"PostgreSQL's '{name}' is not installed. Install the server: 'apt install postgresql'."
        )
    return there


@contextmanager
def temporary_postgres(settings: Sequence[str] = (), parent: str | Path = "/tmp") -> Iterator[PostgresServer]:
    """A server that runs during the `with` block, with these settings in addition to its own.

    All its files are in a new folder in `parent`. That path must be short, because of the socket's path.
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
    options = [argument for setting in chosen for argument in ("-c", setting)]
    server = PostgresServer(folder, user, [*become, postgres, "-D", str(data), *options])
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until the server answers. Raises `RubiconError` if it fails."""
    for _ in range(600):
        if server.poll() is not None:
            break
        ready = [find_program("pg_isready"), "-q", "-h", str(folder)]
        if subprocess.run(ready, check=False).returncode == 0:
            return
        with suppress(subprocess.TimeoutExpired):
            server.wait(0.1)
    raise RubiconError(f"PostgreSQL did not start: {(folder / 'log').read_text()}")
