"""The log: each event as the facts that a viewer may know. The sentences are in `messages/`.

Hidden are the cards that come into a hand, and a Tactics card until it is revealed.
"""

from __future__ import annotations

from rubicon.core.message import Fact, message
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import (
    FIELD,
    MASK,
    SIDE_NAMES,
    SQUARE,
    SUPREME,
    Pack,
    kinds_in,
    turn_date,
)
from rubicon.games.caesar_xl.rules.state import MILITARY
from rubicon.games.kit.packs.events import EventTeller, Facts

#: Kinds of unit that a step of a battle round is for.
STEPS = ("allied", "legions", "leaders")


def _side(side: int, **facts: Fact) -> Facts:
    return {"side": SIDES[side], **facts}


class EventTexts(EventTeller[Pack]):
    """Tells the events of games with one pack."""

    def names(self) -> dict[str, dict[str, str]]:
        """The names of the pack's components, by kind and id."""
        pack = self.pack
        return {
            "side": dict(zip(SIDES, SIDE_NAMES, strict=True)),
            "place": dict(zip(pack.places, pack.place_names, strict=True)),
            "unit": dict(zip(pack.kinds, pack.kind_names, strict=True)),
            "successor": {pack.kinds[SUPREME + side]: name for side, name in enumerate(pack.successors)},
            "card": dict(zip(pack.cards, pack.card_names, strict=True)),
            "card-text": dict(zip(pack.cards, pack.card_texts, strict=True)),
        }

    # ------------------------------------------------------------------ facts

    def units(self, stack: int) -> list[Fact]:
        """Each kind of unit in a stack, with its number: Caesar, a veteran Legion, 2 Legions."""
        return [
            message(
                "units",
                unit=self.pack.kinds[kind],
                count=stack >> FIELD * kind & MASK if kind < SQUARE else 1,
            )
            for kind in reversed(kinds_in(stack))
        ]

    def _unit(self, side: int, kind: int, **facts: Fact) -> Facts:
        return _side(side, unit=self.pack.kinds[kind], leader=int(kind >= SQUARE), **facts)

    def _cards(self, cards: list[int]) -> list[Fact]:
        return [self.pack.cards[card] for card in cards]

    def _card(self, side: int, card: int, **facts: Fact) -> Facts:
        return _side(side, card=self.pack.cards[card], **facts)

    def _at(self, side: int, place: int, **facts: Fact) -> Facts:
        return _side(side, place=self.pack.places[place], **facts)

    def _way(self, side: int, start: int, end: int, **facts: Fact) -> Facts:
        return _side(side, origin=self.pack.places[start], destination=self.pack.places[end], **facts)

    # ------------------------------------------------------------------ turns and cards

    def _tell_turn(self, viewer: int, turn: int, name: str) -> Facts:
        return {"turn": turn, **turn_date(turn)}

    def _tell_player_turn(self, viewer: int, side: int) -> Facts:
        return _side(side)

    def _tell_dealt(self, viewer: int, side: int, cards: list[int]) -> Facts:
        return self._hidden(viewer, side, count=len(cards), cards=self._cards(cards))

    def _tell_draw(self, viewer: int, side: int, card: int) -> Facts:
        return self._hidden(viewer, side, card=self.pack.cards[card])

    def _hidden(self, viewer: int, side: int, count: int = 1, **secret: Fact) -> Facts:
        """Facts of which only the side itself knows all."""
        return _side(side, own=int(viewer == side), count=count, **(secret if viewer == side else {}))

    def _tell_event(self, viewer: int, side: int, card: int) -> Facts:
        return self._card(side, card)

    _tell_to_forum = _tell_discard = _tell_play = _tell_use = _tell_bidding = _tell_event

    def _tell_reshuffle(self, viewer: int, side: int) -> Facts:
        return _side(side)

    def _tell_pick(self, viewer: int, side: int, card: int, price: int) -> Facts:
        return self._card(side, card, price=price)

    _tell_claim = _tell_pick

    def _tell_rolled(self, viewer: int, side: int, rolled: tuple[int, ...]) -> Facts:
        return _side(side, dice=list(rolled), hits=0)

    # ------------------------------------------------------------------ the Forum

    def _tell_bid(self, viewer: int, side: int, gold: int) -> Facts:
        return _side(side, gold=gold)

    _tell_tax = _tell_bid

    def _tell_conceded(self, viewer: int, side: int, card: int, forfeit: int) -> Facts:
        return self._card(side, card, forfeit=forfeit)

    def _tell_over(self, viewer: int, winner: int, victory: int) -> Facts:
        if winner < 0:
            return {"side": "nobody"}
        return _side(winner, victory="military" if victory == MILITARY else "political")

    # ------------------------------------------------------------------ Gold and units

    def _tell_gold(self, viewer: int, side: int, gold: int) -> Facts:
        return _side(side, gold=abs(gold), change="loss" if gold < 0 else "gain")

    def _tell_looting(self, viewer: int, side: int, loot: int, balance: int) -> Facts:
        return _side(side, gold=loot, owed=balance)

    def _tell_recruit(self, viewer: int, side: int, unit: int, city: int, price: int) -> Facts:
        return self._at(
            side, city, units=message("units", unit=("allied", "legion")[unit], count=1), price=price
        )

    def _tell_placed(self, viewer: int, side: int, kind: int, city: int) -> Facts:
        return self._at(side, city, unit=self.pack.kinds[kind], successor=int(kind == SUPREME + side))

    def _tell_promote(self, viewer: int, side: int, kind: int, city: int) -> Facts:
        return self._unit(side, kind, place=self.pack.places[city])

    def _tell_betrayed(self, viewer: int, side: int, city: int) -> Facts:
        return self._at(side, city)

    def _tell_eliminated(self, viewer: int, side: int, kind: int, city: int) -> Facts:
        return self._at(side, city, units=message("units", unit=self.pack.kinds[kind], count=1))

    def _tell_supreme_lost(self, viewer: int, side: int, gold: int, cards: list[int]) -> Facts:
        return _side(side, gold=gold, cards=self._cards(cards))

    # ------------------------------------------------------------------ march and battle

    def _tell_march(self, viewer: int, side: int, units: int, start: int, end: int) -> Facts:
        return self._way(side, start, end, units=self.units(units))

    def _tell_sail(self, viewer: int, side: int, start: int, end: int) -> Facts:
        return self._way(side, start, end)

    _tell_hastened = _tell_retreat = _tell_victory = _tell_betrayed

    def _tell_battle(self, viewer: int, side: int, city: int, own: int, enemy: int) -> Facts:
        return self._at(side, city, units=self.units(own), enemy=SIDES[1 - side], enemies=self.units(enemy))

    def _tell_commit(self, viewer: int, side: int, card: int) -> Facts:
        if card < 0:
            return _side(side, count=0)
        return self._hidden(viewer, side, card=self.pack.cards[card])

    def _tell_tactics(self, viewer: int, side: int, own: int, enemy: int) -> Facts | None:
        shown = [
            message("has-card", side=SIDES[who], card=self.pack.cards[card])
            for who, card in ((side, own), (1 - side, enemy))
            if card >= 0
        ]
        return _side(side, shown=shown) if shown else None

    def _tell_lead(self, viewer: int, lead: int, attacker: int, defender: int, attacking: int) -> Facts:
        return _side(lead, attacker=attacker, defender=defender)

    def _tell_round(self, viewer: int, lead: int, number: int) -> Facts:
        return _side(lead, number=number)

    def _tell_pass(self, viewer: int, side: int, step: int) -> Facts:
        return _side(side, step=STEPS[step])

    def _tell_roll(self, viewer: int, side: int, kind: int, die: int, needed: int) -> Facts:
        return self._unit(side, kind, dice=[die], needed=needed, hits=int(die <= needed))

    def _tell_vae_victis(self, viewer: int, side: int, rolled: tuple[int, ...], hits: int) -> Facts:
        return _side(side, dice=list(rolled), hits=hits)

    def _tell_withdraw(self, viewer: int, side: int, units: int, city: int) -> Facts:
        return self._at(side, city, units=self.units(units))
