"""賠償金: a daifugo who fell but played on swaps one more card with all who were out earlier.

Coded, because sentences know nothing of the order in which players went out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.games.climbing.plays.card_strength import strengths
from referee.games.climbing.plays.play import card_ranks
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Gift, Undetermined
from referee.games.climbing.rule_api.titles import seat_titled, top_seat
from referee.games.climbing.rule_language.sentence import REIGN
from referee.model.mark_spelling import MarkSpelling
from referee.model.questions import MAY_GIVE, MUST_GIVE
from referee.rulebook.rule import Param


class Reparations(ClimbingRule):
    """The state says who was out before the fallen player, who came last and has the lowest title.
    The daifugo swaps with that player anyway, so these gifts grow."""

    words = (
        MarkSpelling("reparations", "reparations", holder=True, until="set", also=("賠償金",)),
    )
    reparations_who = Param("all_who_were_out_before")
    reparations_gives = Param("their_free_choice")

    def gifts(self, position: Position) -> Iterable[Gift]:
        fallen, daifugo = self._fallen(position), top_seat(position, self.book)
        if fallen is None or self.reparations_who == "the_new_daifugo_only":
            return
        for seat in range(position.size):
            if seat not in (fallen, daifugo) and position.mark("reparations", seat):
                yield Gift(fallen, seat, 1, strongest=True)
                yield Gift(seat, fallen, 1, strongest=False)

    def extra_gift_cards(self, position: Position, gift: Gift) -> int:
        fallen, daifugo = self._fallen(position), top_seat(position, self.book)
        if fallen is None or daifugo is None or gift.shown:
            return 0
        ours = {gift.giver, gift.taker} == {fallen, daifugo}
        return int(ours and position.mark("reparations", daifugo) is not None)

    def allows_gift(self, position: Position, gift: Gift) -> bool:
        sides = [(own.giver, own.taker) for own in self.gifts(position)]
        owed = (gift.giver, gift.taker) in sides
        return owed or bool(self.extra_gift_cards(position, gift))

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        """By a reading the additional card must be the weakest one."""
        if self.reparations_gives == "their_free_choice" or gift.strongest or gift.shown:
            return False
        if gift.taker != self._fallen(position) or not self._pays(position, gift.giver):
            return False
        order, deck = strengths(self.deck, False), self.deck
        weakest = min((order[rank] for rank in card_ranks(deck, cards)), default=0)
        kept = deck.take(position.known[gift.giver], cards)
        if any(order[rank] < weakest for rank in card_ranks(deck, kept)):
            return True
        named = deck.take(cards, position.known[gift.giver]).bit_count()
        unseen = deck.take(unseen_cards(deck, position), cards)
        weaker = any(order[rank] < weakest for rank in card_ranks(deck, unseen))
        if position.unknown[gift.giver] > named and weaker:
            return Undetermined("holds-nothing-weaker", gift.giver, cards)
        return False

    def gift_details(self) -> dict[str, object]:
        return {"lowest": "yes"} if self.reparations_gives == "their_weakest" else {}

    def gift_flaw(self, held: int, cards: int) -> dict[str, object]:
        """The weakest card that is kept."""
        order, deck = strengths(self.deck, False), self.deck
        kept = deck.take(held, cards)
        ranked = zip(card_ranks(deck, kept), deck.cards(kept), strict=True)
        weakest = min(ranked, key=lambda pair: order[pair[0]], default=None)
        return {"instead": str(weakest[1])} if weakest else {}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        """Why nothing is swapped, or not by this player."""
        position, reign = asked.position, asked.position.mark(REIGN.kind)
        titles = self.book.titles.get(position.size, ())
        last = seat_titled(position, titles[0]) if titles else None
        if position.field or last is None or asked.kind not in (MUST_GIVE, MAY_GIVE):
            return {}
        if asked.seat not in (last, top_seat(position, self.book)):
            paid = any(mark.kind == "reparations" for mark in position.marks)
            later = paid and not position.mark("reparations", asked.seat)
            return {"why": "later"} if later else {}
        if reign is not None and reign.value > 1:
            return {"why": "same"}
        return {} if any(m.kind == "reparations" for m in position.marks) else {"why": "nobody"}

    def _pays(self, position: Position, seat: int) -> bool:
        """Whether this player was out before the fallen one and swaps one more card."""
        alone = self.reparations_who == "the_new_daifugo_only"
        due = not alone or seat == top_seat(position, self.book)
        return due and position.mark("reparations", seat) is not None

    def _fallen(self, position: Position) -> int | None:
        """Nobody, if the same player is daifugo again: then there was no fall."""
        titles, reign = self.book.titles.get(position.size, ()), position.mark(REIGN.kind)
        if reign is not None and reign.value > 1:
            return None
        return seat_titled(position, titles[0]) if titles else None
