"""`rubicon bench envs`: our environments and those of others, in one run."""

from __future__ import annotations

import json

import pytest

from rubicon.bench import environments
from rubicon.cli import main
from rubicon.envs.pettingzoo import names


@pytest.mark.heavy
def test_every_environment_is_measured_in_one_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "envs", "--seconds", "0.01", "--repeat", "1", "--json"]) == 0
    rates = {rate["name"]: rate for rate in json.loads(capsys.readouterr().out)["rates"]}
    for name, title in names().items():
        assert not rates[f"rubicon {name}"]["wall"]
        assert f"rubicon {name}, sparse" in rates
        assert rates[f"rubicon {title}, vectorised, 1 process"]["wall"]
        assert f"rubicon {title}, vectorised, 2 processes" in rates
    for name in environments.PETTINGZOO:
        assert f"pettingzoo {name}" in rates
    for name in environments.OPENSPIEL:
        assert f"pyspiel {name}" in rates
    assert all(0 < rate["least"] <= rate["median"] <= rate["most"] for rate in rates.values())
