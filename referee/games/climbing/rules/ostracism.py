"""村八分: a player who fell in the last game begins without the cards from 9 up.

Coded, because sentences only know titles, not how the last game went.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.position import unseen_cards
from referee.games.climbing.rule_api.effects import Discard, Effects, Leave, Owe, SetMark
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.i18n.messages import in_both
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.questions import MUST_DO
from referee.rulebook.rule import Param

FALLEN, TAKEN = "ostracism", "ostracised"
NUMBERS = ("9", "10", "J", "Q", "K")
HIGHER = ("A", "2", "Jo")


class Ostracism(ClimbingRule):
    """The state says who fell. Known cards go at once, when the exchange is over; unknown ones are
    an obligation."""

    relies_on = ("9",)
    words = (
        MarkSpelling(FALLEN, "ostracism", holder=True, until="set", also=("村八分",)),
        MarkSpelling(TAKEN, "ostracised", holder=True, also=("没収済み",)),
    )
    ostracism_which = Param("9_to_2_and_joker")
    ostracism_none_left = Param("out_last")

    def on_hand(self, context: MoveContext) -> Effects:
        now = context.now
        left = any(not now.mark(FALLEN, leaver.seat) for leaver in now.out)
        played = now.field or left or self.deck.take(now.discards, self._high)
        if now.exchanging or played:
            return
        for seat in range(now.size):
            if now.mark(FALLEN, seat) and not now.mark(TAKEN, seat):
                yield SetMark(Mark(TAKEN, holder=seat))
                yield from self._taken(context, seat)

    def _taken(self, context: MoveContext, seat: int) -> Effects:
        now, high = context.now, self._high
        known, unknown = now.known[seat], now.unknown[seat]
        if cards := known & high:
            yield Discard(seat, cards)
        unseen = (unseen_cards(self.deck, now) & high).bit_count()
        if unknown not in (0, MANY) and unseen:
            count = min(unknown, unseen)
            yield Owe(Obligation("discard", seat, NOBODY, count, self.clause.id, of=high,
                                 forced=True))  # fmt: skip
        if known and not unknown and not known & ~high:
            if self.ostracism_none_left == "out_last":
                cause = in_both("cause-ostracism")
                yield Leave(seat, "fallen", "at-once", ground={"cause": cause})
            else:
                lying = self.deck.add(now.discards, known)
                yield Owe(Obligation("draw", seat, clause=self.clause.id, least=1, of=lying))

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat, play = asked.position, asked.seat, asked.play
        if not position.mark(FALLEN, seat):
            begun = position.field or position.out
            is_high = play is not None and play.mask & self._high and not begun
            fallen = [mark.holder for mark in position.marks if mark.kind == FALLEN]
            other = {"why": "other", "holder": fallen[0]} if fallen else {"why": "nobody"}
            return other if is_high else {}
        if play is None:
            kept = asked.kind == MUST_DO and position.known[seat] & ~self._high
            return {"why": "kept"} if kept and position.mark(TAKEN, seat) else {}
        higher = self.cards_of(*(rank for rank in HIGHER if rank in (*self.deck.ranks, "Jo")))
        if play.mask & higher & ~self._high:
            return {"why": "higher"}
        return {"why": "begun"} if play.mask & self._high else {"why": "low"}

    @property
    def _high(self) -> int:
        """The cards that are taken, as a set."""
        ranks = NUMBERS if self.ostracism_which != "9_to_2_and_joker" else (*NUMBERS, *HIGHER)
        return self.cards_of(*(rank for rank in ranks if rank in (*self.deck.ranks, "Jo")))
