"""Sealed dice: chance that nobody chose and anybody can check afterwards.

Every party commits before any party shows anything. The host draws a secret seed and publishes its
`commitment`. Then the program of each player draws words at random and publishes their `words_commitment`.
When all commitments are known, the players' words are shown. Seed and words together make the key of one
stream. So the host does not know the words when it chooses the seed, no player knows the seed, and nobody
can change anything after seeing what the others drew. When the game has ended the seed is shown, and
`rubicon record verify` asks the same questions again.

The exact bytes are fixed, and described for an independent checker in `docs/records.md`:

    commitment = SHA-256("rubicon seal 1" 00 seed)
    commitment to words = SHA-256("rubicon words 1" 00, then the seed's commitment, the side's name and the
                 words, each in UTF-8 and preceded by its length (4 bytes))
    key        = HMAC-SHA-256(seed, "rubicon key 1" 00 number of contributions (4 bytes), then for each
                 the side's name and its text, both in UTF-8 and preceded by their length (4 bytes))
    block j of question n = HMAC-SHA-256(key, "rubicon chance 1" 00 n (8 bytes) j (4 bytes))

Numbers are big-endian; questions and blocks count from 0. The blocks of a question, one after the other, are
read as 4-byte numbers. A number below `limit` is the next one that is smaller than the largest multiple of
`limit` up to 2³², modulo `limit`; larger ones are skipped, so that every result is equally likely.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from rubicon.core.dice import Dice

SEED_BYTES = 32

#: A side's name and the words it added.
Contribution = tuple[str, str]


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash, in hexadecimal, that binds the host to `seed` without showing it."""
    return hashlib.sha256(b"rubicon seal 1\0" + seed).hexdigest()


def new_words() -> str:
    """Fresh secret words of a player's program: 256 random bits."""
    return secrets.token_hex(SEED_BYTES)


def words_commitment(seal: str, side: str, words: str) -> str:
    """The hash, in hexadecimal, that binds `side` to its words without showing them. It holds for one seed
    only: the one whose commitment is `seal`."""
    message = bytearray(b"rubicon words 1\0")
    for part in (seal, side, words):
        data = part.encode()
        message += len(data).to_bytes(4, "big") + data
    return hashlib.sha256(bytes(message)).hexdigest()


def stream_key(seed: bytes, contributions: Sequence[Contribution]) -> bytes:
    """The key of the stream that `seed` and the contributions make, in the order they were added."""
    message = bytearray(b"rubicon key 1\0")
    message += len(contributions).to_bytes(4, "big")
    for contribution in contributions:
        for part in contribution:
            data = part.encode()
            message += len(data).to_bytes(4, "big") + data
    return hmac.digest(seed, bytes(message), "sha256")


class SealedDice(Dice):
    """Answers the n-th question from the n-th part of the stream, whatever was asked before.

    `asked` is the number of questions answered so far; a game that goes on after a pause sets it.
    """

    def __init__(self, seed: bytes, contributions: Sequence[Contribution] = (), asked: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.asked = asked
        self._key = stream_key(seed, contributions)

    def __reduce__(self) -> tuple[Any, ...]:
        return _resumed, (self._key, self.asked)

    def _limits(self, limits: Sequence[int]) -> list[int]:
        """For each limit a number below it; together they answer one question."""
        prefix = b"rubicon chance 1\0" + self.asked.to_bytes(8, "big")
        self.asked += 1
        answers: list[int] = []
        block, at, number = b"", 0, 0
        for limit in limits:
            fair = (1 << 32) - (1 << 32) % limit
            value = fair
            while value >= fair:
                if at == len(block):
                    block = hmac.digest(self._key, prefix + number.to_bytes(4, "big"), "sha256")
                    at, number = 0, number + 1
                value = int.from_bytes(block[at : at + 4], "big")
                at += 4
            answers.append(value % limit)
        return answers

    def roll(self, count: int) -> list[int]:
        return [1 + value for value in self._limits([6] * count)]

    def draw(self, size: int, count: int) -> list[int]:
        if not 0 <= count <= size:
            raise ValueError(f"cannot draw {count} from {size}")
        rest = list(range(size))
        for i, step in enumerate(self._limits(range(size, size - count, -1))):
            rest[i], rest[i + step] = rest[i + step], rest[i]
        return rest[:count]

    def rewind(self, questions: int) -> None:
        self.asked -= questions


def _resumed(key: bytes, asked: int) -> SealedDice:
    """The dice that were pickled."""
    dice = SealedDice(bytes(SEED_BYTES), asked=asked)
    dice._key = key
    return dice
