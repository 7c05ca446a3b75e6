"""The log, one line an event, as each side may read it.

Hidden are the cards that come into a hand, and a Tactics card until it is revealed.
"""

from __future__ import annotations

from collections.abc import Callable

from rubicon.core.game import Event
from rubicon.games.caesar_xl.rules.pack import FIELD, MASK, SIDE_NAMES, SQUARE, SUPREME, Pack, kinds_in
from rubicon.games.caesar_xl.rules.state import MILITARY


class EventTexts:
    """Tells the events of games with one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._tellers: dict[str, Callable[..., str | None]] = {
            name.removeprefix("_tell_").replace("_", "-"): getattr(self, name)
            for name in dir(self)
            if name.startswith("_tell_")
        }

    @property
    def events(self) -> tuple[str, ...]:
        """The words of all events."""
        return tuple(self._tellers)

    def tell(self, event: Event, viewer: int) -> str | None:
        """The event as `viewer` may read it, or None if there is nothing for them to see."""
        return self._tellers[event[0]](viewer, *event[1:])

    # ------------------------------------------------------------------ words

    def units(self, stack: int) -> str:
        """Caesar, a veteran Legion and 2 Legions."""
        parts: list[str] = []
        for kind in reversed(kinds_in(stack)):
            name = self.pack.kind_names[kind]
            count = stack >> FIELD * kind & MASK if kind < SQUARE else 1
            parts.append(self._one(kind) if count == 1 else f"{count} {name}s")
        return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts) or "nobody"

    def _one(self, kind: int) -> str:
        """Caesar, a Legion, an Allied unit."""
        name = self.pack.kind_names[kind]
        return name if kind >= SQUARE else f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"

    def _whose(self, side: int, kind: int) -> str:
        """Caesar, Caesar's Legion."""
        name = self.pack.kind_names[kind]
        return name if kind >= SQUARE else f"{SIDE_NAMES[side]}'s {name}"

    def _card(self, card: int) -> str:
        return self.pack.card_names[card]

    def _list(self, cards: list[int]) -> str:
        return ", ".join(self._card(card) for card in cards)

    def _place(self, place: int) -> str:
        return self.pack.place_names[place]

    # ------------------------------------------------------------------ turns and cards

    def _tell_turn(self, viewer: int, turn: int, name: str) -> str:
        return f"{name}, turn {turn}."

    def _tell_player_turn(self, viewer: int, side: int) -> str:
        return f"{SIDE_NAMES[side]}'s turn."

    def _tell_dealt(self, viewer: int, side: int, cards: list[int]) -> str:
        if viewer == side:
            return f"You are dealt {self._list(cards) or 'nothing'}."
        return f"{SIDE_NAMES[side]} is dealt {len(cards)} cards."

    def _tell_draw(self, viewer: int, side: int, card: int) -> str:
        return f"You draw {self._card(card)}." if viewer == side else f"{SIDE_NAMES[side]} draws a card."

    def _tell_event(self, viewer: int, side: int, card: int) -> str:
        return f"{SIDE_NAMES[side]} draws an event: {self._card(card)}. {self.pack.card_texts[card]}"

    def _tell_to_forum(self, viewer: int, side: int, card: int) -> str:
        return f"{SIDE_NAMES[side]} draws {self._card(card)}, which goes to the Forum."

    def _tell_reshuffle(self, viewer: int, side: int) -> str:
        return "The discards are shuffled and become the draw pile."

    def _tell_discard(self, viewer: int, side: int, card: int) -> str:
        return f"{SIDE_NAMES[side]} discards {self._card(card)}."

    def _tell_pick(self, viewer: int, side: int, card: int, price: int) -> str:
        paid = f" for {price} Gold" if price else ""
        return f"{SIDE_NAMES[side]} takes {self._card(card)} from the discards{paid}."

    def _tell_play(self, viewer: int, side: int, card: int) -> str:
        return f"{SIDE_NAMES[side]} plays {self._card(card)}."

    def _tell_use(self, viewer: int, side: int, card: int) -> str:
        return f"{SIDE_NAMES[side]} uses {self._card(card)}."

    def _tell_rolled(self, viewer: int, side: int, rolled: tuple[int, ...]) -> str:
        return f"{SIDE_NAMES[side]} rolls {' '.join(map(str, rolled))}."

    # ------------------------------------------------------------------ the Forum

    def _tell_bidding(self, viewer: int, side: int, card: int) -> str:
        return f"{SIDE_NAMES[side]} opens the bidding for {self._card(card)}."

    def _tell_bid(self, viewer: int, side: int, gold: int) -> str:
        return f"{SIDE_NAMES[side]} bids {gold}."

    def _tell_conceded(self, viewer: int, side: int, card: int, forfeit: int) -> str:
        lost = f" and forfeits {forfeit} Gold" if forfeit else ""
        return f"{SIDE_NAMES[side]} passes{lost}."

    def _tell_claim(self, viewer: int, side: int, card: int, price: int) -> str:
        paid = f" for {price} Gold" if price else ""
        return f"{SIDE_NAMES[side]} claims {self._card(card)}{paid}."

    def _tell_over(self, viewer: int, winner: int, victory: int) -> str:
        if winner < 0:
            return "Autumn 44 BC is over and nobody has won: a draw. Sic transit gloria mundi."
        how = "military" if victory == MILITARY else "political"
        return f"{SIDE_NAMES[winner]} declares a {how} victory."

    # ------------------------------------------------------------------ Gold and units

    def _tell_gold(self, viewer: int, side: int, gold: int) -> str:
        return f"{SIDE_NAMES[side]} {'loses' if gold < 0 else 'gains'} {abs(gold)} Gold."

    def _tell_tax(self, viewer: int, side: int, gold: int) -> str:
        return f"{SIDE_NAMES[side]} collects {gold} Gold."

    def _tell_looting(self, viewer: int, side: int, loot: int, balance: int) -> str:
        more = f" and owes {balance} swords" if balance else ""
        return f"The Barbarians take {loot} Gold from {SIDE_NAMES[side]}{more}."

    def _tell_recruit(self, viewer: int, side: int, unit: int, city: int, price: int) -> str:
        name = "a Legion" if unit else "an Allied unit"
        paid = f" for {price} Gold" if price else ""
        return f"{SIDE_NAMES[side]} recruits {name} in {self._place(city)}{paid}."

    def _tell_placed(self, viewer: int, side: int, kind: int, city: int) -> str:
        name = self.pack.successors[side] if kind == SUPREME + side else self.pack.kind_names[kind]
        return f"{name} takes the field in {self._place(city)}."

    def _tell_promote(self, viewer: int, side: int, kind: int, city: int) -> str:
        return f"{self._whose(side, kind)} in {self._place(city)} becomes veteran."

    def _tell_betrayed(self, viewer: int, side: int, city: int) -> str:
        return f"Betrayal in {self._place(city)}!"

    def _tell_eliminated(self, viewer: int, side: int, kind: int, city: int) -> str:
        return f"{SIDE_NAMES[side]} loses {self._one(kind)} in {self._place(city)}."

    def _tell_supreme_lost(self, viewer: int, side: int, gold: int, cards: list[int]) -> str:
        hand = f" and the hand: {self._list(cards)}" if cards else ""
        return f"{SIDE_NAMES[side]} has lost the Supreme Leader, {gold} Gold{hand}."

    # ------------------------------------------------------------------ march and battle

    def _tell_march(self, viewer: int, side: int, units: int, start: int, end: int) -> str:
        return f"{SIDE_NAMES[side]}: {self.units(units)}, {self._place(start)} → {self._place(end)}."

    def _tell_sail(self, viewer: int, side: int, start: int, end: int) -> str:
        return f"{SIDE_NAMES[side]}'s Fleet sails from {self._place(start)} to {self._place(end)}."

    def _tell_hastened(self, viewer: int, side: int, city: int) -> str:
        return f"{SIDE_NAMES[side]}'s units in {self._place(city)} may march again."

    def _tell_battle(self, viewer: int, side: int, city: int, own: int, enemy: int) -> str:
        return (
            f"Battle of {self._place(city)}: {SIDE_NAMES[side]} attacks with {self.units(own)}; "
            f"{SIDE_NAMES[1 - side]} has {self.units(enemy)}."
        )

    def _tell_commit(self, viewer: int, side: int, card: int) -> str:
        if card < 0:
            return f"{SIDE_NAMES[side]} commits no Tactics card."
        if viewer == side:
            return f"You commit {self._card(card)}, face-down."
        return f"{SIDE_NAMES[side]} commits a Tactics card, face-down."

    def _tell_tactics(self, viewer: int, side: int, own: int, enemy: int) -> str | None:
        shown = [
            f"{SIDE_NAMES[who]} has {self._card(card)}"
            for who, card in ((side, own), (1 - side, enemy))
            if card >= 0
        ]
        return f"Tactics: {'; '.join(shown)}." if shown else None

    def _tell_lead(self, viewer: int, lead: int, attacker: int, defender: int, attacking: int) -> str:
        return f"{SIDE_NAMES[lead]} leads: Leadership {attacker} of the attacker against {defender}."

    def _tell_round(self, viewer: int, lead: int, number: int) -> str:
        return f"Round {number}."

    def _tell_pass(self, viewer: int, side: int, step: int) -> str:
        what = ("Allied units", "Legions", "Leaders")[step]
        return f"{SIDE_NAMES[side]} commits no more {what}."

    def _tell_roll(self, viewer: int, side: int, kind: int, die: int, needed: int) -> str:
        result = "hits" if die <= needed else "misses"
        return f"{self._whose(side, kind)} rolls {die} against {needed} and {result}."

    def _tell_retreat(self, viewer: int, side: int, city: int) -> str:
        return f"{SIDE_NAMES[side]} retreats from {self._place(city)}."

    def _tell_vae_victis(self, viewer: int, side: int, rolled: tuple[int, ...], hits: int) -> str:
        scored = "no more losses" if not hits else f"{hits} more lost"
        return f"Vae victis: {SIDE_NAMES[side]} rolls {' '.join(map(str, rolled))}, {scored}."

    def _tell_withdraw(self, viewer: int, side: int, units: int, city: int) -> str:
        return f"{SIDE_NAMES[side]}: {self.units(units)} retreats to {self._place(city)}."

    def _tell_victory(self, viewer: int, side: int, city: int) -> str:
        return f"{SIDE_NAMES[side]} is master of {self._place(city)}."
