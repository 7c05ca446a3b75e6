"""The HTTP routes against their OpenAPI schema: every request that schemathesis makes, valid or not, gets an
answer that the schema describes, and never a fault."""

from __future__ import annotations

from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.server_process import Server

SEED = 20_490_110
#: Requests to each operation, for each way to make them.
EXAMPLES, EXAMPLES_IN_SOAK = 2, 20

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def without_positions(schema: Any) -> Any:
    """The description with `prefixItems` as a choice of kinds: schemathesis turns it into a form that its own
    validator refuses. Number and kinds of the items are still checked."""
    if isinstance(schema, list):
        return [without_positions(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: without_positions(value) for key, value in schema.items()}
    if "prefixItems" in found:
        found["items"] = {"anyOf": found.pop("prefixItems")}
    return found


@pytest.mark.parametrize("examples", [EXAMPLES, pytest.param(EXAMPLES_IN_SOAK, marks=pytest.mark.soak)])
def test_every_operation_answers_as_described(server: Server, examples: int) -> None:
    """Data that fits the schema and data that does not, from strangers and from a player with a seat."""
    print(f"seed {SEED}")
    description = server.request("GET", "/openapi.json").json()
    schema = schemathesis.openapi.from_dict(without_positions(description))
    operations: list[Any] = [cast(Any, found).ok() for found in schema.get_all_operations()]
    assert len(operations) > 20
    answers: dict[int, int] = {}
    session = requests.Session()
    for number, operation in enumerate(operations):
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            for seated in (False, True):
                fixed = _seated(server, operation) if seated else {}
                cases: Any = operation.as_strategy(generation_mode=mode, **fixed)

                @seed(SEED + number)
                @settings(
                    max_examples=examples,
                    database=None,
                    deadline=None,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                @given(case=cases)
                def holds(case: Case[Any]) -> None:
                    answer = case.call(base_url=server.address, session=session, headers={"X-Rubicon": "1"})
                    answers[answer.status_code] = answers.get(answer.status_code, 0) + 1
                    case.validate_response(answer, checks=CHECKS)
                    session.cookies.clear()
                    page = answer.headers["content-type"][0].startswith("text/html")
                    if answer.status_code >= 400 and not page:
                        problem = answer.json()
                        after = answer.headers.get("retry-after")
                        assert set(problem) == {"code", "why", "message"} | (
                            {"wait", "work"} if after else set()
                        )
                        assert after in (None, [str(problem.get("wait"))])
                        assert problem["why"]

                try:
                    holds()
                except Unsatisfiable:
                    # An operation without data has no wrong data.
                    assert mode is GenerationMode.NEGATIVE, operation.label
                except BaseException as wrong:
                    wrong.add_note(f"{operation.label}, {mode}, seated: {seated}")
                    raise
    print(f"{sum(answers.values())} requests to {len(operations)} operations: {answers}")
    assert {200, 201, 401, 404, 422} <= set(answers)
    assert not any(status >= 500 for status in answers)
    assert server.metrics()["rubicon_faults_total"] == 0
    assert not [line for line in server.log_entries() if "fault" in line]


def _seated(server: Server, operation: Any) -> dict[str, Any]:
    """What a player of a new game puts into a request."""
    opened = server.create()
    fixed: dict[str, Any] = {"headers": {"authorization": f"Bearer {opened.tokens['red']}"}}
    if (operation.method, operation.path) == ("post", "/api/games"):
        fixed["body"] = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    if "{game}" in operation.path:
        fixed["path_parameters"] = {"game": opened.game}
    return fixed


#: Strings that have broken parsers before.
NASTY = (
    "\ud800",
    "\x00",
    "\u202e",
    "﷽" * 30,
    "A" * 5000,
    "../../../etc/passwd",
    "%00",
    "{{7*7}}",
    "'; DROP TABLE games; --",
    "julius-caesar@/etc/passwd",
    "caesar-xl@/dev/zero",
    "caesar-xl@../server.log",
    "__class__",
    "1e999",
    "-0",
)


@pytest.mark.parametrize("path", ["/api/games", "/api/seats/take", "/api/session", "/api/account/register"])
def test_bodies_that_have_broken_parsers_are_refused(server: Server, path: str) -> None:
    """Also what no library generates from a schema: broken JSON, other encodings, bad names of fields."""
    bodies = [
        b"",
        b"null",
        b"[" * 20_000,
        b'{"a":' * 5_000,
        b'{"title": 1e400}',
        b"\xff\xfe{\x00}\x00",
        b"\xef\xbb\xbf{}",
        b'{"seats": [' + b'{"kind": "me"},' * 2_000 + b"{}]}",
        b'{"a": 1, "a": 2}',
        b"NaN",
        b'{"seats": NaN}',
    ]
    me = '{"kind": "me"}'
    for text in NASTY:
        quoted = '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'
        for body in (
            f"{{{quoted}: 1}}",
            f'{{"title": {quoted}, "seats": [{me}, {{"kind": "me", "name": {quoted}}}]}}',
            f'{{"title": "forum", "seats": [{me}, {{"kind": "bot", "bot": {quoted}}}]}}',
            f'{{"title": "forum", "options": {{{quoted}: {quoted}}}, "seats": [{me}, {me}]}}',
            f'{{"title": "forum", "clock": {quoted}, "seats": [{me}, {me}]}}',
            f'{{"token": {quoted}, "name": {quoted}, "mine": {quoted}}}',
            f'{{"name": {quoted}, "password": {quoted}}}',
        ):
            answer = _post(server, path, body.encode())
            assert 400 <= answer.status_code < 500 or answer.status_code == 201, body[:120]
            assert "passwd:" not in answer.text
    for data in bodies:
        answer = _post(server, path, data)
        assert 400 <= answer.status_code < 500, data[:60]
        assert set(answer.json()) == {"code", "why", "message"}
    assert server.metrics()["rubicon_faults_total"] == 0


def _post(server: Server, path: str, body: bytes) -> requests.Response:
    headers = {"content-type": "application/json", "x-rubicon": "1"}
    return requests.post(f"{server.address}{path}", data=body, headers=headers, timeout=30)


@pytest.mark.parametrize("title", ["caesar-xl@/etc/passwd", "caesar-xl@/dev/zero", "caesar-xl@clock.json"])
def test_no_title_leads_to_a_file_of_the_server(server: Server, title: str) -> None:
    """On the command line `TITLE@FILE` names a component pack; over the network nobody may name files."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    answers = [
        server.request("POST", "/api/games", {"title": title, "seats": seats}),
        server.request("GET", f"/api/titles/{title.replace('/', '%2F')}/components"),
        server.request("POST", "/api/games", {"title": title.partition("@")[0] + "@x", "seats": seats}),
    ]
    assert [answer.status_code for answer in answers] == [404, 404, 404]
    sentences = {
        answer.json()["why"].replace(title, "").replace("caesar-xl@x", "") for answer in answers[::2]
    }
    assert len(sentences) == 1, "whether there is such a file must not show"
