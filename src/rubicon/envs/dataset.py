"""Games of bots as a data set: a row for each decision, in Parquet, with a data card.

The vector of a row is what its side may know, and nothing else. Splits are by game, so that no game is in
two of them. The same arguments write the same rows.
"""

from __future__ import annotations

import json
import statistics
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from rubicon import __version__, bots
from rubicon.arena.statistics import wilson
from rubicon.core.game import RubiconError
from rubicon.envs.episode import Episode, Setting

#: The version of the columns. A reader refuses others.
VERSION: Final = 1
#: Of a hundred games, those for validation and for the final test; the others are for training.
VALIDATION, TEST = 10, 10
SPLITS: Final = ("train", "validation", "test")
#: Games in one group of rows of a file.
_GAMES_IN_A_GROUP: Final = 20
CARD: Final = "card.json"

SCHEMA: Final = pa.schema(
    [
        pa.field("game", pa.int32(), metadata={"meaning": "number of the game"}),
        pa.field("step", pa.int32(), metadata={"meaning": "number of the decision in its game"}),
        pa.field("side", pa.int8(), metadata={"meaning": "the side that decides"}),
        pa.field("kind", pa.string(), metadata={"meaning": "the kind of decision"}),
        pa.field("observation", pa.binary(), metadata={"meaning": "the side's vector, deflated"}),
        pa.field("legal", pa.list_(pa.int32()), metadata={"meaning": "ids of the legal actions, ascending"}),
        pa.field("action", pa.int32(), metadata={"meaning": "id of the action that was chosen"}),
        pa.field("text", pa.string(), metadata={"meaning": "the action as records write it"}),
        pa.field("bot", pa.string(), metadata={"meaning": "who chose it"}),
        pa.field("outcome", pa.int8(), metadata={"meaning": "1 if the side won, -1 if it lost, 0 a draw"}),
    ]
)


def split_of(seed: int, number: int) -> str:
    """The split of a game."""
    drawn = Random(f"{seed}/{number}").randrange(100)
    return "validation" if drawn < VALIDATION else "test" if drawn < VALIDATION + TEST else "train"


class _Tally:
    """How long games were, how many actions were legal, and who won."""

    def __init__(self, sides: Sequence[str]) -> None:
        self.sides = sides
        self.lengths: list[int] = []
        self.legal: list[int] = []
        #: By side and bot: games, games won, games drawn.
        self.results: dict[tuple[str, str], list[int]] = {}

    def add(self, players: Sequence[str], rows: Sequence[Mapping[str, Any]], winner: int | None) -> None:
        """Count a game."""
        self.lengths.append(len(rows))
        self.legal += [len(row["legal"]) for row in rows]
        for side, player in enumerate(players):
            counts = self.results.setdefault((self.sides[side], player), [0, 0, 0])
            counts[0] += 1
            counts[1] += winner == side
            counts[2] += winner is None

    def card(self) -> dict[str, Any]:
        """The part of a data card that has these figures; intervals of 95 % are Wilson's."""
        self.legal.sort()
        results = []
        for (side, player), (games, won, drawn) in sorted(self.results.items()):
            interval = [round(bound, 3) for bound in wilson(won / games, games)]
            results.append(
                {
                    "side": side,
                    "bot": player,
                    "games": games,
                    "won": won,
                    "drawn": drawn,
                    "interval": interval,
                }
            )
        return {
            "decisions": {
                "least": min(self.lengths),
                "median": round(statistics.median(self.lengths)),
                "most": max(self.lengths),
            },
            "legal": {
                "mean": round(statistics.fmean(self.legal), 1),
                "percentile_99": self.legal[len(self.legal) * 99 // 100],
                "most": self.legal[-1],
            },
            "results": results,
        }


def write(
    folder: Path,
    setting: Setting,
    players: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None],
) -> dict[str, Any]:
    """Play the games and write the data set into an empty folder. Bots change sides after every game.

    Gives the data card.
    """
    title = setting.check()
    if len(players) != len(title.sides):
        raise RubiconError(f"Name {len(title.sides)} bots, not {len(players)}.")
    if folder.exists() and any(folder.iterdir()):
        raise RubiconError(f"{folder} is not empty. Name a folder that is empty or does not exist yet.")
    folder.mkdir(parents=True, exist_ok=True)
    counts = {split: {"games": 0, "decisions": 0} for split in SPLITS}
    tally = _Tally(title.sides)
    writers = {split: pq.ParquetWriter(folder / f"{split}.parquet", SCHEMA) for split in SPLITS}
    waiting: dict[str, list[dict[str, Any]]] = {split: [] for split in SPLITS}
    try:
        for number in range(games):
            split = split_of(seed, number)
            seated = players if number % 2 == 0 else players[::-1]
            rows, winner = _play(setting, seated, number, seed)
            tally.add(seated, rows, winner)
            waiting[split] += rows
            counts[split]["games"] += 1
            counts[split]["decisions"] += len(rows)
            if counts[split]["games"] % _GAMES_IN_A_GROUP == 0:
                writers[split].write_table(pa.Table.from_pylist(waiting[split], SCHEMA))
                waiting[split] = []
            progress(number + 1)
        for split, rows in waiting.items():
            if rows:
                writers[split].write_table(pa.Table.from_pylist(rows, SCHEMA))
    finally:
        for writer in writers.values():
            writer.close()
    card = {**_card(setting, players, games, seed, counts), **tally.card()}
    (folder / CARD).write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(_card_text(card), encoding="utf-8")
    return card


def _play(
    setting: Setting, players: Sequence[str], number: int, seed: int
) -> tuple[list[dict[str, Any]], int | None]:
    """The rows of one game, and who won."""
    episode = Episode(setting, zlib.crc32(f"{seed}/{number}".encode()))
    made = [bots.make(spec, episode.game, f"{seed}/{number}/{side}") for side, spec in enumerate(players)]
    rows: list[dict[str, Any]] = []
    while not episode.over:
        side = episode.side
        decision = episode.state.decision(side)
        vector = bytes(episode.vector(side))
        action = made[side].choose(episode.state.view(side), decision.kind, decision.prompt, decision.actions)
        rows.append(
            {
                "game": number,
                "step": episode.steps,
                "side": side,
                "kind": decision.kind,
                "observation": zlib.compress(vector, 1),
                "legal": episode.legal(),
                "action": action,
                "text": episode.game.text(action),
                "bot": players[side],
            }
        )
        episode.step(action)
    for row in rows:
        row["outcome"] = 0 if episode.winner is None else 1 if episode.winner == row["side"] else -1
    return rows, episode.winner


def _card(
    setting: Setting,
    players: Sequence[str],
    games: int,
    seed: int,
    counts: Mapping[str, Mapping[str, int]],
) -> dict[str, Any]:
    title = setting.check()
    features = title.features()
    slots = (*features.slots, *features.recall_slots) if setting.recall else features.slots
    return {
        "version": VERSION,
        "title": title.id,
        "rules": title.version,
        "vector": {
            "version": features.version,
            "size": features.full_size if setting.recall else features.size,
            "slots": [
                [slot.name, slot.kind, slot.start, slot.rows, slot.width, slot.shift, slot.meaning]
                for slot in slots
            ],
        },
        "sides": list(title.sides),
        "actions": title.action_count,
        "options": title.settle(setting.options),
        "rounds": setting.rounds,
        "bots": list(players),
        "games": games,
        "seed": seed,
        "made_by": f"rubicon {__version__}",
        "splits": {split: dict(count) for split, count in counts.items()},
        "columns": {field.name: field.metadata[b"meaning"].decode() for field in SCHEMA},
        "licence": "CC0-1.0: games played by programs, nothing of anybody else is in them",
    }


def _card_text(card: Mapping[str, Any]) -> str:
    """The data card for people."""
    short = f", shortened to {card['rounds']} rounds" if card["rounds"] else ""
    splits = "\n".join(
        f"| {split} | {count['games']} | {count['decisions']} |" for split, count in card["splits"].items()
    )
    results = "\n".join(
        f"| {row['side']} | {row['bot']} | {row['games']} | {row['won']} | {row['drawn']} "
        f"| {row['interval'][0]:.0%} to {row['interval'][1]:.0%} |"
        for row in card["results"]
    )
    length, legal = card["decisions"], card["legal"]
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in card["columns"].items())
    return f"""# Games of {" and ".join(card["bots"])}: {card["title"]}

{card["games"]} games of {card["title"]} (rules {card["rules"]}{short}), played by {card["made_by"]}
with seed {card["seed"]}; the bots change sides after every game. A row is one decision, as the side that
decides could see it.

| split | games | decisions |
|---|---|---|
{splits}

A game has {length["least"]} to {length["most"]} decisions, {length["median"]} in the median; a decision has
{legal["mean"]} legal actions in the mean, at most {legal["percentile_99"]} in 99 of 100, and {legal["most"]}
at most.

| side | bot | games | won | drawn | share won, 95 % interval |
|---|---|---|---|---|---|
{results}

Splits are by game. `rubicon.envs.dataset.load(folder, split)` reads the rows.

| column | meaning |
|---|---|
{columns}

The vector has version {card["vector"]["version"]} and {card["vector"]["size"]} entries; `{CARD}` has
the meaning of each.
Licence: {card["licence"]}.
"""


def read_card(folder: Path) -> dict[str, Any]:
    """The data card. Raises `RubiconError` if this is no data set, or one of another version."""
    try:
        card: dict[str, Any] = json.loads((folder / CARD).read_text("utf-8"))
    except (OSError, ValueError):
        raise RubiconError(f"{folder} is not a data set: it has no readable {CARD}.") from None
    if card.get("version") != VERSION:
        raise RubiconError(
            f"This data set has version {card.get('version')}; this program reads version {VERSION}."
        )
    return card


def load(folder: Path, split: str = "train") -> Iterator[dict[str, Any]]:
    """The rows of a split, one after the other, with `observation` as an array of bytes."""
    size = read_card(folder)["vector"]["size"]
    if split not in SPLITS:
        raise RubiconError(f"There is no split '{split}'. There are: {', '.join(SPLITS)}.")
    with pq.ParquetFile(folder / f"{split}.parquet") as file:
        for batch in file.iter_batches(batch_size=1024):
            for row in batch.to_pylist():
                vector: NDArray[np.uint8] = np.frombuffer(zlib.decompress(row["observation"]), np.uint8)
                assert len(vector) == size
                yield {**row, "observation": vector}
