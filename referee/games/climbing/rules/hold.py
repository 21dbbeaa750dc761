"""手札: players play and give only cards of their own hands."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import ASIDE, Position, cards_on, unseen_cards
from referee.games.climbing.rule_api.rule import NOT_HELD, ClimbingRule, Gift, Undetermined
from referee.model.moves import PLAY


class Hold(ClimbingRule):
    """Bars cards that the hand cannot hold; its unknown cards may be any that are not known to be
    elsewhere."""

    roles = ("hold",)
    move_kinds = (PLAY,)
    scope = NOT_HELD

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        if play is None or not (play.mask & ~position.known[seat] or play.hidden):
            return False
        if position.can_part_with(seat, play.count) < play.count:
            return True
        return self._cannot_hold(position, seat, play.mask)

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        return self._cannot_hold(position, gift.giver, cards)

    def offending_cards(self, position: Position, seat: int, cards: int) -> int:
        """The cards that are elsewhere, or not in a known hand; otherwise all, because they are too
        many."""
        missing = self.deck.take(cards, position.known[seat])
        if position.unknown[seat] == 0 and missing:
            return missing
        return self.deck.take(missing, unseen_cards(self.deck, position)) or cards

    def bar_details(self, position: Position, seat: int, cards: int) -> Mapping[str, object]:
        """The first place where some of the cards are, and these; otherwise, that the whole hand is
        known, or that they are too many."""
        places = {mark.kind: mark.value for mark in position.marks if mark.kind in ASIDE}
        places |= {"field": cards_on(self.deck, position), "discards": position.discards}
        for place, lying in places.items():
            if there := cards & lying:
                return {"place": place.replace("_", "-"), "cards": self.deck.texts(there)}
        for holder, held in enumerate(position.known):
            if holder != seat and cards & held:
                return {"place": "hand", "holder": holder, "cards": self.deck.texts(cards & held)}
        too_many = position.unknown[seat] or not cards  # face-down cards are just a number
        held = position.held(seat) or 0
        return {"place": "many" if too_many else "none", "count": held}

    def _cannot_hold(self, position: Position, seat: int, cards: int) -> bool:
        known = position.known[seat]
        if not cards & ~known:
            return False
        missing = self.deck.take(cards, known)
        room = position.unknown[seat]
        if room == 0 or 0 < room < missing.bit_count():
            return True
        return bool(self.deck.take(missing, unseen_cards(self.deck, position)))
