"""deploy/nginx.conf with a real nginx before a real server: requests, WebSockets, and limits that agree."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from tests.support.build import ROOT
from tests.support.server_process import Server

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed: apt install nginx"),
]
HOST = "play.example.org"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
JSON = {"content-type": "application/json"}


def free_port() -> int:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        port: int = opened.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, int]]:
    """A server, and the port of the nginx before it. Only addresses and certificates differ."""
    folder = tmp_path_factory.mktemp("nginx")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([*make, *files], check=True, capture_output=True)
    plain, secure = free_port(), free_port()
    home = tmp_path_factory.mktemp("home")
    arguments = ("--url", f"https://{HOST}:{secure}", "--proxy", "127.0.0.1")
    with Server(home, *arguments, RUBICON_SHARES="listed=1") as server:
        text = (ROOT / "deploy" / "nginx.conf").read_text()
        for old, new in (
            ("127.0.0.1:8705", f"127.0.0.1:{server.port}"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
            (f"/etc/letsencrypt/live/{HOST}/fullchain.pem", str(folder / "cert.pem")),
            (f"/etc/letsencrypt/live/{HOST}/privkey.pem", str(folder / "key.pem")),
            ("proxy_set_header Host $host;", "proxy_set_header Host $http_host;"),  # for an odd port
        ):
            assert old in text, old
            text = text.replace(old, new)
        temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
        user = "user root;" if os.getuid() == 0 else ""
        main = f"{user} daemon off; pid {folder}/pid; error_log {folder}/errors.log warn; events {{}}"
        (folder / "nginx.conf").write_text(f"{main} http {{ access_log off; {temporary} {text} }}")
        command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                with socket.socket() as trial:
                    if trial.connect_ex(("127.0.0.1", secure)) == 0:
                        break
                assert running.poll() is None, (folder / "errors.log").read_text()
                time.sleep(0.1)
            yield server, secure
        finally:
            running.terminate()
            running.wait()


def ask(port: int, method: str, path: str, **more: object) -> httpx.Response:
    headers = {"host": f"{HOST}:{port}", **more.pop("headers", {})}  # type: ignore[dict-item]  # options of any kind
    return httpx.request(
        method,
        f"https://127.0.0.1:{port}{path}",
        headers=headers,
        verify=False,
        timeout=30,
        **more,  # type: ignore[arg-type]  # options of any kind
    )


def test_requests_and_websockets_pass(proxied: tuple[Server, int]) -> None:
    _, port = proxied
    assert ask(port, "GET", "/readyz").status_code == 200
    assert ask(port, "GET", "/").headers["strict-transport-security"]
    body = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "me"}]}
    created = ask(port, "POST", "/api/games", json=body)
    assert created.status_code == 201
    link = created.json()["links"][0]
    assert link["link"].startswith(f"https://{HOST}:{port}/g#")
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    opened = socket.create_connection(("127.0.0.1", port))
    with connect(f"wss://{HOST}:{port}/ws", sock=opened, ssl=trusting, server_hostname=HOST) as client:
        client.send(f'{{"type": "hello", "protocols": [2], "token": "{link["token"]}"}}')
        assert '"type":"welcome"' in str(client.recv(20))


def test_a_client_cannot_name_itself(proxied: tuple[Server, int]) -> None:
    """What a client claims about its address is dropped: its second game in the lobby is refused."""
    _, port = proxied
    body = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    claims = (
        {"x-forwarded-for": "192.0.2.1"},
        {"x-forwarded-for": "192.0.2.2", "forwarded": "for=192.0.2.3"},
    )
    answers = [ask(port, "POST", "/api/games", json=body, headers=claim).status_code for claim in claims]
    assert answers == [201, 429]


def test_the_limits_are_those_of_the_server(proxied: tuple[Server, int]) -> None:
    """What the server accepts passes, and what it refuses is refused with its own words, or by nginx."""
    _, port = proxied
    record = {"record": "x" * 200_000}
    answer = ask(port, "POST", "/api/replays", json=record)
    assert answer.json()["code"] not in ("too-large", "malformed"), answer.text  # it came through
    small = ask(port, "POST", "/api/games", content=b"{" + b" " * 70_000, headers=JSON)
    assert (small.status_code, small.json()["code"]) == (413, "too-large")
    large = ask(port, "POST", "/api/replays", content=b" " * 600_000, headers=JSON)
    assert large.status_code == 413
