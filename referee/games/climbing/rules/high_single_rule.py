"""残り1枚対策: a single before a player with one card must be the strongest of the hand.

Coded, because no sentence sees the hands when a play is judged.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.cards.card import bits
from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, SituationView, Undetermined
from referee.model.marks import MANY


class HighSingleRule(ClimbingRule):
    """Known cards of the hand count; if it has unknown cards, these decide. If the number of the
    next player's cards is unknown, that decides too, unless nothing is known of the hand either."""

    def restricts(self, position: Position, seat: int) -> bool:
        return position.held(position.after(seat)) == 1

    def forbids_for_hand(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> bool | Undetermined:
        after = position.after(seat)
        several = position.known[after].bit_count() > 1
        if play.form != SINGLE or several or position.held(after) not in (1, None):
            return False
        power = situation.power(play)
        if any(card > power for card in situation.powers.of_cards(self.deck, position.known[seat])):
            return self.restricts(position, seat) or Undetermined("holds-several", after)
        unknown = position.unknown[seat]
        laid = self.deck.take(play.mask, position.known[seat]).bit_count()
        if (unknown != MANY and unknown <= laid) or self._nothing_beats(situation, power):
            return False
        if self.restricts(position, seat):
            return Undetermined("holds-nothing-stronger-hidden", seat, play.mask)
        if position.nothing_known(seat):
            return False
        return Undetermined("holds-several", after, decides=False)

    def seat_details(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> Mapping[str, object]:
        """The strongest card in hand."""
        held = {
            card: situation.powers.of_cards(self.deck, 1 << card)[0]
            for card in bits(position.known[seat])
        }
        best = max(held, key=held.__getitem__, default=None)
        return {} if best is None else {"due": self.deck.texts(1 << best)}

    def bar_details(self, position: Position, seat: int, cards: int) -> Mapping[str, object]:
        return {"holder": position.after(seat)}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat, play = asked.position, asked.seat, asked.play
        if play is None:
            return {}
        after = position.after(seat)
        if play.form != SINGLE and position.held(after) == 1:
            return {"why": "form"}
        power = asked.situation.power(play)
        if position.held(after) == 1 and self._nothing_beats(asked.situation, power):
            return {"why": "strongest", "holder": after}
        if position.held(after) == 1 == position.held(seat):
            return {"why": "only", "holder": after}
        is_known = not position.unknown[seat] and position.known[seat].bit_count() > 1
        if play.form != SINGLE or not is_known or position.held(after) not in (1, 2, None):
            return {}
        several = position.known[after].bit_count() > 1
        why = "two" if position.held(after) == 2 else "several" if several else "strongest"
        return {"why": why, "holder": after}

    def _nothing_beats(self, situation: SituationView, power: int) -> bool:
        """Whether no card of the pack is stronger."""
        every = self.deck.full
        return max(situation.powers.of_cards(self.deck, every)) <= power
