"""The log: each event as the facts that a viewer may know. The sentences are in `messages/`.

Hidden are only the cards that come into a hand.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.message import Fact
from rubicon.games.kit.packs.events import EventTeller, Facts
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.pack import (
    FIRST_YEAR,
    LEGIONS,
    REGIONS,
    SEA_ZONES,
    SIDES,
    SPACE_COUNT,
    Pack,
)
from rubicon.games.rome_vs_gaul.rules.vocabulary import USES

SIDE_NAMES: Final = ("Rome", "Gaul")
#: How a game was won, by `Position.victory`.
VICTORIES: Final = ("", "senate", "conquest", "points", "time")
#: Kinds of battles, by `Position.battle_kind`.
BATTLES: Final = ("ordinary", "germani", "independents")
_ASTERISKS: Final = ("", "*", "**")


def _side(side: int, **facts: Fact) -> Facts:
    return {"side": SIDES[side] if side >= 0 else "nobody", **facts}


def _word_id(name: str) -> str:
    return name.lower().replace(" ", "-")


class EventTexts(EventTeller[Pack]):
    """Tells the events of games with one pack."""

    def names(self) -> dict[str, dict[str, str]]:
        """The names of the pack's components, by kind and id."""
        pack = self.pack
        return {
            "side": dict(zip(SIDES, SIDE_NAMES, strict=True)),
            "place": dict(zip(pack.spaces, pack.space_names, strict=True)),
            "unit": {
                piece: f"Legio {name}" if LEGIONS >> number & 1 else name
                for number, (piece, name) in enumerate(zip(pack.pieces, pack.piece_names, strict=True))
            },
            "province": dict(zip(pack.provinces, pack.province_names, strict=True)),
            "region": {_word_id(region): region for region in REGIONS},
            "zone": {_word_id(zone): zone for zone in SEA_ZONES},
            "card": dict(zip(pack.cards, pack.card_names, strict=True)),
            "card-text": dict(zip(pack.cards, pack.card_texts, strict=True)),
        }

    # ------------------------------------------------------------------ facts

    def _units(self, pieces: int) -> list[Fact]:
        return [self.pack.pieces[piece] for piece in members(pieces)]

    def _place(self, space: int) -> str:
        return self.pack.spaces[space]

    def _at(self, side: int, space: int, **facts: Fact) -> Facts:
        return _side(side, place=self._place(space), **facts)

    def _way(self, side: int, start: int, end: int, **facts: Fact) -> Facts:
        return _side(side, origin=self._place(start), destination=self._place(end), **facts)

    def _unit_at(self, piece: int, space: int) -> Facts:
        return {"unit": self.pack.pieces[piece], "place": self._place(space)}

    # ------------------------------------------------------------------ setup and reinforcements

    def _tell_setup(self, viewer: int) -> Facts:
        return {}

    _tell_reshuffled = _tell_council_opens = _tell_uprising = _tell_setup

    def _tell_turn(self, viewer: int, turn: int) -> Facts:
        return {"turn": turn, "year": FIRST_YEAR + 1 - turn}

    _tell_winter = _tell_turn

    def _tell_army(self, viewer: int, space: int) -> Facts:
        return {"place": self._place(space)}

    _tell_caesar = _tell_caesar_returns = _tell_influence_displaced = _tell_devastated = _tell_army
    _tell_upgraded = _tell_starving = _tell_camp_burns = _tell_freed = _tell_army

    def _tell_legate_drawn(self, viewer: int, piece: int) -> Facts:
        return {"unit": self.pack.pieces[piece]}

    _tell_tribe_drawn = _tell_council = _tell_displaces = _tell_eliminated = _tell_removed = (
        _tell_legate_drawn
    )
    _tell_reduced = _tell_submits = _tell_keeps = _tell_unsupplied = _tell_legate_drawn

    def _tell_legate(self, viewer: int, piece: int, space: int) -> Facts:
        return self._unit_at(piece, space)

    _tell_tribe = _tell_leader_placed = _tell_restored = _tell_returned = _tell_unit = _tell_legate
    _tell_returns_home = _tell_winter_attrition = _tell_town_removed = _tell_legate

    def _tell_displaced(self, viewer: int, piece: int, space: int) -> Facts:
        place = self._place(space) if space < SPACE_COUNT else "nowhere"
        return {"unit": self.pack.pieces[piece], "place": place}

    def _tell_emergency(self, viewer: int, steps: int) -> Facts:
        return {"steps": steps}

    def _tell_caesar_roll(self, viewer: int, die: int) -> Facts:
        return _side(0, dice=[die], hits=0, delayed=int(die == 1))

    def _tell_muster(self, viewer: int, piece: int, start: int, end: int) -> Facts:
        return self._way(1, start, end, unit=self.pack.pieces[piece])

    # ------------------------------------------------------------------ cards

    def _tell_dealt(self, viewer: int, side: int, cards: int) -> Facts:
        return self._hidden(
            viewer,
            side,
            count=cards.bit_count(),
            cards=[self.pack.cards[card] for card in members(cards)],
        )

    def _tell_drawn(self, viewer: int, side: int, card: int) -> Facts:
        return self._hidden(viewer, side, card=self.pack.cards[card])

    def _hidden(self, viewer: int, side: int, count: int = 1, **secret: Fact) -> Facts:
        """Facts of which only the side itself knows all."""
        return _side(side, own=int(viewer == side), count=count, **(secret if viewer == side else {}))

    def _tell_plays(self, viewer: int, side: int, card: int, use: int) -> Facts:
        return _side(side, card=self.pack.cards[card], use=USES[use], ap=self.pack.points[card])

    def _tell_discards(self, viewer: int, side: int, card: int) -> Facts:
        return _side(side, card=self.pack.cards[card])

    _tell_surprise = _tell_card_lost = _tell_discards

    def _tell_reacts(self, viewer: int, side: int, card: int, cancelled: int) -> Facts:
        return _side(side, card=self.pack.cards[card], cancelled=self.pack.cards[cancelled])

    def _tell_leads(self, viewer: int, side: int) -> Facts:
        return _side(side)

    _tell_keeps_dice = _tell_leads

    # ------------------------------------------------------------------ markers

    def _tell_influence(self, viewer: int, side: int, space: int) -> Facts:
        return self._at(side, space)

    _tell_convert = _tell_isolated = _tell_attrition = _tell_surrenders = _tell_captured = _tell_influence

    def _tell_remove(self, viewer: int, side: int, space: int, owner: int) -> Facts:
        return self._at(side, space, owner=SIDES[owner])

    def _tell_stored(self, viewer: int, count: int) -> Facts:
        return {"count": count}

    def _tell_faded(self, viewer: int, lost: int, left: int) -> Facts:
        return {"count": lost, "left": left}

    def _tell_supremacy(self, viewer: int, side: int, zone: int) -> Facts:
        return _side(side, zone=_word_id(SEA_ZONES[zone]))

    def _tell_invaded(self, viewer: int, region: int, points: int) -> Facts:
        return {"region": _word_id(REGIONS[region]), "points": points}

    def _tell_pass_opened(self, viewer: int, points: int = 1) -> Facts:
        return {"points": points}

    def _tell_governance(self, viewer: int, points: int, vp: int) -> Facts:
        return {"governance": points, "points": vp}

    def _tell_over(self, viewer: int, side: int, how: int, points: int) -> Facts:
        return _side(side, victory=VICTORIES[how], points=points)

    # ------------------------------------------------------------------ movement and reactions

    def _tell_activates(self, viewer: int, side: int, piece: int, space: int) -> Facts:
        return self._at(side, space, unit=self.pack.pieces[piece])

    def _tell_drops(self, viewer: int, side: int, piece: int, space: int) -> Facts:
        return self._at(side, space, unit=self.pack.pieces[piece])

    def _tell_takes(self, viewer: int, side: int, space: int, pieces: int) -> Facts:
        return self._at(side, space, units=self._units(pieces))

    _tell_goes_inside = _tell_no_retreat = _tell_sortie = _tell_takes

    def _tell_moves(self, viewer: int, side: int, start: int, end: int, pieces: int) -> Facts:
        return self._way(side, start, end, units=self._units(pieces))

    _tell_withdraws = _tell_intercepted = _tell_moves

    def _tell_retreats(self, viewer: int, side: int, start: int, end: int, pieces: int, lost: int) -> Facts:
        return self._way(side, start, end, units=self._units(pieces), lost=lost)

    def _tell_germani_move(self, viewer: int, side: int, start: int, end: int) -> Facts:
        origin = self._place(start) if start >= 0 else "the-rhine"
        return _side(side, origin=origin, destination=self._place(end), arrives=int(start < 0))

    def _tell_camps(self, viewer: int, piece: int, start: int, end: int) -> Facts:
        return self._way(0, start, end, unit=self.pack.pieces[piece])

    def _tell_storm(self, viewer: int, start: int, end: int, die: int) -> Facts:
        return self._way(0, start, end, dice=[die], hits=0, storm=int(die == 6))

    def _tell_storm_roll(self, viewer: int, die: int, piece: int) -> Facts:
        return _side(0, unit=self.pack.pieces[piece], dice=[die], hits=0, storm=int(die == 6))

    def _roll(self, side: int, one: int, other: int, total: int, success: int, **facts: Fact) -> Facts:
        return _side(side, dice=[one, other], hits=0, total=total, success=success, **facts)

    def _tell_intercepts(
        self, viewer: int, side: int, start: int, end: int, one: int, other: int, total: int, success: int
    ) -> Facts:
        way = {"origin": self._place(start), "destination": self._place(end)}
        return self._roll(side, one, other, total, success, **way)

    _tell_backs_up = _tell_intercepts

    def _tell_avoids(
        self, viewer: int, side: int, space: int, one: int, other: int, base: int, success: int
    ) -> Facts:
        return self._roll(side, one, other, base, success, place=self._place(space))

    def _tell_independents(self, viewer: int, space: int, one: int, other: int, attacks: int) -> Facts:
        return _side(0, place=self._place(space), dice=[one, other], hits=0, attacks=attacks)

    # ------------------------------------------------------------------ battles and sieges

    def _tell_submission(self, viewer: int, space: int, attackers: int, defenders: int) -> Facts:
        return self._at(0, space, units=self._units(attackers), enemies=self._units(defenders))

    def _tell_battle(
        self,
        viewer: int,
        kind: int,
        space: int,
        attacker: int,
        attackers: int,
        defenders: int,
        attack: int,
        defence: int,
    ) -> Facts:
        return self._at(
            attacker,
            space,
            kind=BATTLES[kind],
            enemy=SIDES[1 - attacker],
            units=self._units(attackers),
            enemies=self._units(defenders),
            attack=attack,
            defence=defence,
        )

    def _tell_battle_dice(self, viewer: int, *dice: int) -> Facts:
        return {"dice": list(dice[:2]), "enemy_dice": list(dice[2:]), "hits": 0}

    def _tell_rerolls(self, viewer: int, side: int, die: int, old: int, new: int) -> Facts:
        return _side(side, old=old, dice=[new], hits=0)

    def _tell_battle_result(
        self, viewer: int, space: int, attacker: int, attack: int, defence: int, hits: int, enemy_hits: int
    ) -> Facts:
        winner = "attacker" if attack > defence else "defender" if defence > attack else "draw"
        return self._at(
            attacker,
            space,
            enemy=SIDES[1 - attacker],
            winner=winner,
            attack=f"{attack // 3}{_ASTERISKS[attack % 3]}",
            defence=f"{defence // 3}{_ASTERISKS[defence % 3]}",
            lost=hits,
            enemy_lost=enemy_hits,
        )

    def _tell_siege(self, viewer: int, side: int, space: int, attack: int, defence: int) -> Facts:
        return self._at(side, space, attack=attack, defence=defence)

    def _tell_subjugation(self, viewer: int, space: int, attack: int) -> Facts:
        return self._at(0, space, attack=attack)

    def _tell_siege_roll(
        self,
        viewer: int,
        side: int,
        space: int,
        one: int,
        other: int,
        modifier: int,
        column: int,
        lost: int,
        gained: int,
        surrender: int,
    ) -> Facts:
        return self._at(
            side,
            space,
            dice=[one, other],
            hits=0,
            modifier=modifier,
            column=self.pack.siege_names[column] if column >= 0 else "",
            lost=lost,
            points=gained,
            surrender=surrender,
        )
