"""What a record proves about its dice, and what it does not. docs/records.md explains it for people.

`verify` looks at the record alone. Whoever wrote it could have written other words of a player into it, so a
player's own program keeps a `Receipt`: the words it drew, and every commitment as it was when the program
showed them. `check_receipt` compares the two.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rubicon.core.message import Message, message
from rubicon.core.record import Commitment, FindGame, Record, proof_of, replay
from rubicon.core.seal import SealedDice, words_commitment
from rubicon.core.session import Session


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check that found nothing wrong.

    `holds`: every die and draw came from the seal. `proved`: also, the host could not choose the seal,
    because words of players are in it that were committed to before any were shown. `messages`: what was
    found, one sentence each; the last says what is proved about the dice and what is not.
    """

    holds: bool
    proved: bool
    messages: tuple[Message, ...]


def verify(record: Record, find: FindGame) -> Verdict:
    """Replay the record and ask its sealed dice every question again.

    Raises `RecordError` at the first line that is wrong.
    """
    proof = proof_of(record)
    return verdict(record, replay(record, find, proof), proof)


def verdict(record: Record, session: Session, proof: SealedDice | None) -> Verdict:
    """The verdict on a record that was replayed to its end, with `proof` asked every question."""
    found = [message("verdict-steps", steps=len(record.entries))]
    if record.branched is not None:
        found.append(message("verdict-branched", steps=record.branched))
    if proof is None:
        questions = len(session.opening_chances) + sum(len(move.chances) for move in session.history)
        key = "verdict-open" if record.seal is None else "verdict-unrevealed"
        return Verdict(False, False, (*found, message(key, count=questions)))
    since = "" if record.branched is None else "-since"
    found.append(message(f"verdict-dice{since}", count=proof.asked))
    author = seal_author(record)
    return Verdict(True, author.key == "verdict-players", (*found, author))


def seal_author(record: Record) -> Message:
    """Who could have chosen the seal of a record, if anybody: `verdict-players` (nobody, if the words of the
    named players are their own), `verdict-withheld`, `verdict-late` or `verdict-host`."""
    shown = {side for side, _ in record.contributions}
    committed = {made.side for made in record.commitments}
    players = [made.side for made in record.commitments if made.side in shown and not made.by_host]
    withheld = [made.side for made in record.commitments if made.side not in shown]
    late = [side for side, _ in record.contributions if side not in committed]
    if late:
        return message("verdict-late", sides=late)
    if not players:
        return message("verdict-host")
    if withheld:
        # The host, together with these sides, could decide for each whether its words go in.
        return message("verdict-withheld", sides=withheld, players=players, courses=2 ** len(withheld))
    return message("verdict-players", sides=players)


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a player's program remembers of the seal of one game.

    `commitments` are those of all parties, as they were when the program showed its words; None if it never
    did. `confirmed`: the host has answered that the words are in.
    """

    game: str
    side: str
    seal: str
    words: str
    commitments: tuple[Commitment, ...] | None = None
    confirmed: bool = False

    @property
    def commitment(self) -> str:
        """What the program commits to."""
        return words_commitment(self.seal, self.side, self.words)

    def to_json(self) -> str:
        """As the text of a file."""
        made = None if self.commitments is None else [list(each) for each in self.commitments]
        return json.dumps(
            {
                "game": self.game,
                "side": self.side,
                "seal": self.seal,
                "words": self.words,
                "commitments": made,
                "confirmed": self.confirmed,
            }
        )


def parse_receipt(text: str) -> Receipt:
    """The receipt in the text of a file. Raises `ValueError` if it is none."""
    data: Any = json.loads(text)
    try:
        made = data["commitments"]
        return Receipt(
            str(data["game"]),
            str(data["side"]),
            str(data["seal"]),
            str(data["words"]),
            None if made is None else tuple(Commitment(str(a), str(b), bool(c)) for a, b, c in made),
            bool(data["confirmed"]),
        )
    except (KeyError, TypeError) as problem:
        raise ValueError("this is no receipt") from problem


def belongs(receipt: Receipt, record: Record) -> bool:
    """Whether a receipt seems to be one of this record: they share the seal, the words or a commitment."""
    return (
        receipt.seal == record.seal
        or (receipt.side, receipt.words) in record.contributions
        or any(receipt.commitment == made.hash for made in record.commitments)
    )


#: The key of the finding that all is as the player's program saw it.
RECEIPT_GOOD = "receipt-good"
#: The keys of findings that only a host who cheats can cause.
RECEIPT_BROKEN = frozenset({"receipt-seal", "receipt-commitments", "receipt-left-out"})


def check_receipt(record: Record, receipt: Receipt) -> Message:
    """What a player's own receipt says about a record of the same game: `receipt-good`, or what is wrong."""
    if receipt.seal != record.seal:
        return message("receipt-seal")
    if receipt.commitments is None:
        return message("receipt-unused")
    seen, stand = set(receipt.commitments), set(record.commitments)
    if receipt.commitments != tuple(record.commitments):
        changed = sorted({made.side for made in seen ^ stand}) or sorted({made.side for made in seen})
        return message("receipt-commitments", sides=changed)
    if (receipt.side, receipt.words) not in record.contributions:
        return message("receipt-left-out" if receipt.confirmed else "receipt-not-in")
    if seal_author(record).key != "verdict-players":
        return message("receipt-weak")
    return message(RECEIPT_GOOD)
