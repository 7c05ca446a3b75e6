"""`rubicon dataset`: rows that can be played again, splits by game, a card that says what they mean."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from rubicon.cli import main
from rubicon.core.game import RubiconError
from rubicon.envs import dataset
from rubicon.envs.episode import Episode, Setting


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "games"
    setting = Setting("caesar-xl", rounds=2)
    dataset.write(folder, setting, ["random", "legate"], 12, 5, lambda done: None)
    return folder


def test_the_rows_of_a_game_play_it_again(written: Path) -> None:
    rows = [row for split in dataset.SPLITS for row in dataset.load(written, split)]
    games = {row["game"] for row in rows}
    assert games == set(range(12))
    for number in sorted(games)[:3]:
        episode = Episode(Setting("caesar-xl", rounds=2), zlib.crc32(f"5/{number}".encode()))
        for row in sorted((r for r in rows if r["game"] == number), key=lambda r: int(r["step"])):
            vector = bytearray(episode.size)
            episode.observe(row["side"], memoryview(vector))
            assert bytes(vector) == row["observation"].tobytes()
            assert episode.legal() == row["legal"]
            assert episode.game.text(row["action"]) == row["text"]
            assert row["bot"] == ["random", "legate"][(row["side"] + number) % 2]
            episode.step(row["action"])
        assert episode.over
        winner = episode.winner
        assert row["outcome"] == (0 if winner is None else 1 if winner == row["side"] else -1)


def test_no_game_is_in_two_splits(written: Path) -> None:
    by_split = [{row["game"] for row in dataset.load(written, split)} for split in dataset.SPLITS]
    assert sum(len(games) for games in by_split) == 12
    assert all(dataset.split_of(5, game) == "train" for game in by_split[0])
    shares = [dataset.split_of(1, number) for number in range(2000)]
    assert 0.75 < shares.count("train") / 2000 < 0.85


def test_the_card_names_columns_slots_and_counts(written: Path) -> None:
    card = dataset.read_card(written)
    assert sum(count["games"] for count in card["splits"].values()) == 12
    assert sum(slot[3] * slot[4] for slot in card["vector"]["slots"]) == card["vector"]["size"]
    text = (written / "README.md").read_text("utf-8")
    assert all(f"`{column}`" in text for column in card["columns"])


def test_the_card_has_lengths_branching_and_results(written: Path) -> None:
    card = dataset.read_card(written)
    rows = [row for split in dataset.SPLITS for row in dataset.load(written, split)]
    lengths = sorted(sum(row["game"] == number for row in rows) for number in range(12))
    assert card["decisions"] == {
        "least": lengths[0],
        "median": round((lengths[5] + lengths[6]) / 2),
        "most": lengths[-1],
    }
    legal = sorted(len(row["legal"]) for row in rows)
    assert card["legal"]["mean"] == round(sum(legal) / len(legal), 1)
    assert (card["legal"]["percentile_99"], card["legal"]["most"]) == (
        legal[len(legal) * 99 // 100],
        legal[-1],
    )
    assert [(row["side"], row["bot"], row["games"]) for row in card["results"]] == [
        ("caesar", "legate", 6),
        ("caesar", "random", 6),
        ("pompey", "legate", 6),
        ("pompey", "random", 6),
    ]
    won = {row["game"]: row["side"] for row in rows if row["outcome"] == 1}
    assert sum(row["won"] for row in card["results"]) == len(won)
    for row in card["results"]:
        low, high = row["interval"]
        assert low <= row["won"] / row["games"] <= high
    assert "95 % interval" in (written / "README.md").read_text("utf-8")


def test_a_card_of_another_version_is_refused(written: Path, tmp_path: Path) -> None:
    card = {**dataset.read_card(written), "version": 99}
    (tmp_path / dataset.CARD).write_text(json.dumps(card), "utf-8")
    with pytest.raises(RubiconError, match="version 99"):
        next(dataset.load(tmp_path))
    with pytest.raises(RubiconError, match="not a data set"):
        next(dataset.load(tmp_path / "nothing"))
    with pytest.raises(RubiconError, match="no split 'all'"):
        next(dataset.load(written, "all"))


def test_the_command_writes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "set"
    command = ["dataset", str(folder), "--title", "caesar-xl", "--bots", "random", "random"]
    assert main([*command, "--games", "2", "--rounds", "1", "--json"]) == 0
    card = json.loads(capsys.readouterr().out)
    assert card["games"] == 2
    assert main([*command, "--games", "2"]) != 0  # the folder is full; nothing is overwritten
    assert "not empty" in capsys.readouterr().err
