"""The host cheats with the dice, in each position it has: what a record and a player's receipt say then.

The players' programs are honest: each draws words, commits, and shows them when all have committed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from rubicon.core.message import message
from rubicon.core.record import Commitment, Record, RecordError, parse
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.seal import SealedDice, commitment, new_seed, new_words, words_commitment
from rubicon.core.verdict import (
    RECEIPT_BROKEN,
    RECEIPT_GOOD,
    Receipt,
    belongs,
    check_receipt,
    parse_receipt,
    verify,
)
from rubicon.messages import LANGUAGES, title_words
from rubicon.table.changes import PLAYING, Refused
from rubicon.table.seats import computer, person
from tests.support.table_driver import TableDriver, find
from tests.support.toy import TOY
from tests.support.toy_games import lines_without_checks, play_randomly, with_checks

RED, BLUE = 0, 1


@dataclass
class Program:
    """The honest program of one player at a table."""

    driver: TableDriver
    side: int
    receipt: Receipt | None = None

    def commit(self) -> None:
        table = self.driver.table
        seal = table.recorded.commitment
        assert seal is not None
        self.receipt = Receipt(table.id, TOY.sides[self.side], seal, new_words())
        key = self.driver.key()
        self.driver.keep(table.commit(self.side, self.receipt.commitment, key, self.driver.now))

    def show(self) -> None:
        assert self.receipt is not None
        made = tuple(Commitment(*each) for each in self.driver.table.facts()["words"]["commitments"])
        assert Commitment(self.receipt.side, self.receipt.commitment) in made
        key = self.driver.key()
        self.driver.keep(self.driver.table.contribute(self.side, self.receipt.words, key, self.driver.now))
        self.receipt = replace(self.receipt, commitments=made, confirmed=True)


def record_of(driver: TableDriver) -> Record:
    """The record of the game, played to its end."""
    driver.play(Random(1))
    return parse("".join(f"{line.text}\n" for line in driver.lines))


def honest_game() -> tuple[TableDriver, Program, Program]:
    """A table whose two players have committed and shown their words."""
    driver = TableDriver(ask=True, options={"rounds": "1"}, seed=new_seed())
    red, blue = Program(driver, RED), Program(driver, BLUE)
    for program in (red, blue):
        program.commit()
        assert driver.reload().facts() == driver.table.facts()
    for program in (blue, red):  # in any order; the record has the order of the commitments
        program.show()
        assert driver.reload().facts() == driver.table.facts()
    assert driver.table.status == PLAYING
    return driver, red, blue


def played_again(
    record: Record, seed: bytes, words: dict[str, str], committed: tuple[str, ...] = ("red", "blue")
) -> Record:
    """A record that a host makes by itself: with another seed, or other words, and everything consistent."""
    sink = MemorySink()
    writer = RecordWriter(sink, TOY, record.options, seed)
    writer.write_heading(record.players, record.notes)
    for side in committed:
        writer.commit(TOY.side(side), words_commitment(commitment(seed), side, words[side]))
    for side, text in words.items():
        writer.contribute(TOY.side(side), text)
    play_randomly(writer.begin(), 3)
    return parse(bytes(sink.data))


def verdict_key(record: Record) -> str:
    return verify(record, find).messages[-1].key


def receipt_key(record: Record, program: Program) -> str:
    assert program.receipt is not None
    return check_receipt(record, program.receipt).key


def test_honest_programs_prove_that_nobody_chose_the_dice() -> None:
    driver, red, blue = honest_game()
    record = record_of(driver)
    verdict = verify(record, find)
    assert (verdict.holds, verdict.proved) == (True, True)
    assert verdict.messages[-1] == message("verdict-players", sides=["red", "blue"])
    assert [side for side, _ in record.contributions] == ["red", "blue"]
    for program in (red, blue):
        assert receipt_key(record, program) == RECEIPT_GOOD
        assert program.receipt is not None
        assert belongs(program.receipt, record)
        assert parse_receipt(program.receipt.to_json()) == program.receipt
    for wrong in ("{}", "[]", "null", '"x"', "{"):
        with pytest.raises(ValueError, match=r".*"):
            parse_receipt(wrong)


def test_against_the_computer_the_host_is_one_party_of_three() -> None:
    driver = TableDriver(
        ask=True, options={"rounds": "1"}, seats=[person("Anna"), computer("random")], seed=new_seed()
    )
    red = Program(driver, RED)
    red.commit()
    red.show()
    record = record_of(driver)
    assert [(made.side, made.by_host) for made in record.commitments] == [("red", False), ("blue", True)]
    assert [side for side, _ in record.contributions] == ["red", "blue"]
    # The computer's words are the host's: they are not counted among the players'.
    assert verify(record, find).messages[-1] == message("verdict-players", sides=["red"])
    assert receipt_key(record, red) == RECEIPT_GOOD
    lines = lines_without_checks("".join(f"{line.text}\n" for line in driver.lines).encode())
    without = [line for line in lines if not line.startswith(("commitment red", "contribution red"))]
    with pytest.raises(RecordError, match="sealed dice gave"):  # the words are in the dice
        verify(parse(with_checks(without)), find)


def test_grinding_seeds_before_committing_gains_nothing() -> None:
    """The host looks for a seed with a good first roll. The players' words, drawn later, undo it."""
    ground = next(seed for seed in iter(new_seed, b"") if SealedDice(seed).roll(3) == [6, 6, 6])
    rolls = {
        tuple(SealedDice(ground, [("red", new_words()), ("blue", new_words())]).roll(3)) for _ in range(40)
    }
    assert len(rolls) > 20
    # Without words of a player the seed is all there is, and the verdict says so.
    driver = TableDriver(options={"rounds": "1"}, seed=ground)
    verdict = verify(record_of(driver), find)
    assert (verdict.holds, verdict.proved) == (True, False)
    assert verdict.messages[-1] == message("verdict-host")


def test_the_host_changes_its_seed_after_it_has_seen_all_words() -> None:
    driver, red, blue = honest_game()
    record = record_of(driver)
    forged = played_again(record, new_seed(), dict(record.contributions))
    assert verdict_key(forged) == "verdict-players"  # the record alone cannot show it
    for program in (red, blue):
        assert receipt_key(forged, program) == "receipt-seal"
        assert program.receipt is not None
        assert belongs(program.receipt, forged)
    # The players' own commitments do not fit another seal.
    lines = lines_without_checks("".join(f"{line.text}\n" for line in driver.lines).encode())
    seal = commitment(bytes(32))
    swapped = [f"dice sealed {seal}" if line.startswith("dice") else line for line in lines]
    with pytest.raises(RecordError, match="not the words that 'red' committed to"):
        parse(with_checks(swapped))


def test_the_host_contributes_last_for_a_side_of_its_own() -> None:
    """Blue is an ally of the host and chooses words after Red has shown its own."""
    driver, red, _ = honest_game()
    record = record_of(driver)
    words = dict(record.contributions)
    assert record.seed is not None
    # With words that nobody committed to.
    late = played_again(record, record.seed, {"red": words["red"], "blue": "what suits"}, ("red",))
    verdict = verify(late, find)
    assert not verdict.proved
    assert verdict.messages[-1] == message("verdict-late", sides=["blue"])
    assert receipt_key(late, red) == "receipt-commitments"
    # With a commitment made afterwards.
    forged = played_again(record, record.seed, {"red": words["red"], "blue": "what suits"})
    assert verdict_key(forged) == "verdict-players"
    assert red.receipt is not None
    assert check_receipt(forged, red.receipt) == message("receipt-commitments", sides=["blue"])
    # At the table it is refused.
    driver = TableDriver(ask=True)
    first, second = Program(driver, RED), Program(driver, BLUE)
    first.commit()
    second.commit()
    first.show()
    with pytest.raises(Refused, match="not the words"):
        driver.table.contribute(BLUE, "what suits", "k", driver.now)
    with pytest.raises(Refused, match=r"not asked|too late"):
        driver.table.commit(RED, "0" * 64, "k", driver.now)


def test_a_changed_commitment_is_found() -> None:
    driver, red, blue = honest_game()
    record = record_of(driver)
    lines = lines_without_checks("".join(f"{line.text}\n" for line in driver.lines).encode())
    at = next(at for at, line in enumerate(lines) if line.startswith("commitment red"))
    with pytest.raises(RecordError, match="not the words that 'red' committed to"):
        parse(with_checks([*lines[:at], f"commitment red {'0' * 64}", *lines[at + 1 :]]))
    # Together with the words: Red's own program knows better, and so does Blue's.
    assert record.seed is not None
    words = dict(record.contributions) | {"red": "of the host"}
    forged = played_again(record, record.seed, words)
    assert receipt_key(forged, red) == receipt_key(forged, blue) == "receipt-commitments"
    # Without commitments, as in earlier records.
    bare = played_again(record, record.seed, dict(record.contributions), ())
    assert verdict_key(bare) == "verdict-late"
    assert receipt_key(bare, red) == "receipt-commitments"


def test_the_order_of_contributions_is_no_choice() -> None:
    driver, *_ = honest_game()
    record_of(driver)
    lines = lines_without_checks("".join(f"{line.text}\n" for line in driver.lines).encode())
    at = next(at for at, line in enumerate(lines) if line.startswith("contribution red"))
    with pytest.raises(RecordError, match="wrong place"):
        parse(with_checks([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]))


def test_a_dropped_contribution_is_named() -> None:
    driver, red, blue = honest_game()
    record = record_of(driver)
    assert record.seed is not None
    red_only = {"red": dict(record.contributions)["red"]}
    sink = MemorySink()
    writer = RecordWriter(sink, TOY, record.options, record.seed)
    writer.write_heading(record.players, record.notes)
    for made in record.commitments:
        writer.commit(TOY.side(made.side), made.hash)
    writer.contribute(RED, red_only["red"])
    play_randomly(writer.begin(), 3)
    dropped = parse(bytes(sink.data))
    verdict = verify(dropped, find)
    assert (verdict.holds, verdict.proved) == (True, False)
    assert verdict.messages[-1] == message("verdict-withheld", sides=["blue"], players=["red"], courses=2)
    assert receipt_key(dropped, blue) == "receipt-left-out"
    assert receipt_key(dropped, red) == "receipt-weak"


def test_a_side_that_never_shows_its_words_is_named() -> None:
    driver = TableDriver(ask=True, options={"rounds": "1"}, seed=new_seed())
    red, blue = Program(driver, RED), Program(driver, BLUE)
    red.commit()
    with pytest.raises(Refused, match="Nobody waits"):
        driver.table.end_wait("reveal", driver.key(), driver.now)
    blue.commit()
    red.show()
    assert driver.table.awaited_contributors == [BLUE]
    driver.keep(driver.table.end_wait("reveal", driver.key(), driver.now))
    assert driver.table.status == PLAYING
    record = record_of(driver)
    assert verify(record, find).messages[-1] == message(
        "verdict-withheld", sides=["blue"], players=["red"], courses=2
    )
    assert receipt_key(record, blue) == "receipt-unused"


def test_a_side_that_never_commits_is_not_waited_for() -> None:
    driver = TableDriver(ask=True, options={"rounds": "1"}, seed=new_seed())
    red = Program(driver, RED)
    red.commit()
    assert red.receipt is not None
    with pytest.raises(Refused, match="not asked for words"):
        driver.table.contribute(RED, red.receipt.words, "k", driver.now)
    driver.keep(driver.table.end_wait("commit", driver.key(), driver.now))
    assert (driver.table.words_phase, driver.table.awaited_contributors) == ("reveal", [RED])
    red.show()
    record = record_of(driver)
    assert verify(record, find).messages[-1] == message("verdict-players", sides=["red"])
    # Nobody commits: the game begins all the same, with the weaker verdict.
    nobody = TableDriver(ask=True, options={"rounds": "1"}, seed=new_seed())
    nobody.keep(nobody.table.end_wait("commit", nobody.key(), nobody.now))
    assert nobody.table.status == PLAYING
    assert verdict_key(record_of(nobody)) == "verdict-host"


def test_an_older_program_still_plays_with_the_weaker_verdict() -> None:
    driver = TableDriver(ask=True, options={"rounds": "1"}, seed=new_seed())
    red = Program(driver, RED)
    driver.keep(driver.table.contribute(BLUE, "my cat is called Brutus", driver.key(), driver.now))
    red.commit()
    red.show()
    record = record_of(driver)
    assert verify(record, find).messages[-1] == message("verdict-late", sides=["blue"])
    assert receipt_key(record, red) == "receipt-weak"


def test_every_finding_is_a_sentence_in_every_language() -> None:
    findings = [
        message("verdict-players", sides=["red"]),
        message("verdict-players", sides=["red", "blue"]),
        message("verdict-withheld", sides=["blue"], players=["red"], courses=2),
        message("verdict-late", sides=["blue"]),
        message("verdict-host"),
        message("verdict-steps", steps=1),
        message("verdict-branched", steps=4),
        message("receipt-good"),
        message("receipt-not-in"),
        message("receipt-unused"),
        message("receipt-weak"),
        *(message(key, sides=["red"]) for key in RECEIPT_BROKEN),
        *(
            message(f"verdict-{key}", count=count)
            for key in ("dice", "dice-since", "open", "unrevealed")
            for count in (0, 1, 7)
        ),
    ]
    for language in LANGUAGES:
        words = title_words(TOY, language)
        said = [words.say(finding) for finding in findings]
        assert words.errors == []
        assert not any("verdict-" in text or "receipt-" in text for text in said)
        assert len(set(said)) == len(said)
    assert title_words(TOY, "en").say(message("verdict-host")) == (
        "No player's words are in this seal: the host could have chosen it."
    )
