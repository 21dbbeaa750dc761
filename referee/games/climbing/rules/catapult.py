"""カタパルト: on turn, cards of the number there may be added to it; four make a revolution.

Coded, since nothing played sets it off: it is offered whenever the turn comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.games.climbing.plays.play import SET, SINGLE, Play, joker_rank
from referee.games.climbing.plays.unseen import unseen_cards
from referee.games.climbing.position import Position, Standing
from referee.games.climbing.rule.effects import Effects, TurnTo
from referee.games.climbing.rule.effects_cards import AddUnder
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Meeting
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.games.climbing.rule.words import REVOLUTION
from referee.language.messages import LANGS, message
from referee.model.marks import MANY, Mark, Marks, Obligation, find_mark
from referee.rulebook.rule import Param

FOUR = 4
EMPTYING = {"out_judged_by_those_cards": "out_judged_by_cards"}


class Catapult(ClimbingRule):
    """The play there stays its player's, and is still what is to be beaten."""

    words = (REVOLUTION,)
    catapult_turn_used = Param("no")
    catapult_out = Param("out_no_foul")
    catapult_jokers = Param("no", "whether jokers that stand for the number count")

    @property
    def emptying(self) -> str:  # type: ignore[override]
        return EMPTYING.get(self.catapult_out, self.catapult_out)

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, REVOLUTION.kind) is not None

    def named(self) -> Mapping[str, object]:
        return {"until": {lang: message(lang, "said-until-game") for lang in LANGS}}

    def offers(self, position: Position, seat: int, at: SituationView) -> Iterable[Obligation]:
        top = position.field[-1] if position.field else None
        if top is None or top.seat == seat or not self._has_number(top.play):
            return
        unseen = unseen_cards(self.deck, position) if position.unknown[seat] else 0
        of = self._fitting(top.play) & self.deck.add(position.known[seat], unseen)
        count = min(of.bit_count(), self._may_go(position, seat))
        if count > 0:
            yield Obligation("add", seat, count=count, clause=self.clause.id, least=1, of=of)

    def _has_number(self, play: Play) -> bool:
        number = play.form in (SINGLE, SET) and play.ranks[0] != joker_rank(self.deck)
        return number and not play.hidden

    def _fitting(self, play: Play) -> int:
        """The cards that may be added to a play."""
        jokers = ~self.deck.naturals & self.deck.full if self.catapult_jokers == "yes" else 0
        return self.deck.rank_masks[play.ranks[0]] | jokers

    def _may_go(self, position: Position, seat: int) -> int:
        held = position.unknown[seat] + position.known[seat].bit_count()
        if position.unknown[seat] == MANY:
            return self.deck.size
        return held - (self.catapult_out == "not_allowed")

    def met(self, meeting: Meeting) -> Effects:
        now, added = meeting.before, meeting.cards
        there = self._together(now)
        yield AddUnder(meeting.seat, added)
        if there < FOUR <= there + added.bit_count():
            yield TurnRound(Mark(REVOLUTION.kind))
        if self.catapult_turn_used == "yes":
            yield TurnTo(now.after(meeting.seat))

    def _together(self, now: Standing) -> int:
        """How many cards of the number lie there, those that were added before among them."""
        ranks, count = now.field[-1].play.ranks[:1], 0
        for laid in reversed(now.field):
            if laid.play.ranks[:1] != ranks or not self._has_number(laid.play):
                break
            jokers = 0 if self.catapult_jokers == "yes" else laid.play.jokers
            count += laid.play.count - jokers
        return count
