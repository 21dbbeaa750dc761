"""ゲリラ兵: who holds more cards of the field's number than lie there may discard them on turn."""

from __future__ import annotations

from collections.abc import Iterable

from referee.games.climbing.plays.play import SET, SINGLE, Play, joker_rank
from referee.games.climbing.plays.unseen import unseen_cards
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects, TurnTo
from referee.games.climbing.rule.moment import Doubt, Meeting
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import MANY, NOBODY, Obligation
from referee.rulebook.rule import Param

EMPTYING = {"out_judged_by_those_cards": "out_judged_by_cards"}
"""How the procedure calls what a reading calls otherwise."""


class Guerrilla(ClimbingRule):
    """Nothing played sets it off, so no sentence says it: it is offered whenever the turn comes.
    What stands for a number on the field counts as lying there; in the hand a joker does not."""

    guerrilla_turn_used = Param("no")
    guerrilla_out = Param("out_no_foul")

    @property
    def emptying(self) -> str:  # type: ignore[override]
        return EMPTYING.get(self.guerrilla_out, self.guerrilla_out)

    def offers(self, position: Position, seat: int) -> Iterable[Obligation]:
        top = position.field[-1].play if position.field else None
        if top is None or top.hidden or not (number := self._of_number(top)):
            return
        most = self._most_held(position, seat, number)
        if most > top.count:
            yield Obligation("discard", seat, NOBODY, most, self.clause.id, of=number, may=True)

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        """Nobody knows of a hand that others have not seen whether it holds enough."""
        position, number = meeting.before, meeting.owed.of
        lying = position.field[-1].play.count
        named = (position.known[meeting.seat] | meeting.cards) & number
        if named.bit_count() > lying:
            return False
        return Doubt("holds-more-of", meeting.seat, number)

    def met(self, meeting: Meeting) -> Effects:
        following = meeting.now.after(meeting.seat)
        if self.guerrilla_turn_used == "yes" and following != NOBODY:
            yield TurnTo(following)

    def _of_number(self, top: Play) -> int:
        """The cards of the number that a play shows; none where it shows several, or a joker."""
        if top.form not in (SINGLE, SET) or top.ranks[0] == joker_rank(self.deck):
            return 0
        return self.deck.rank_masks[top.ranks[0]]

    def _most_held(self, position: Position, seat: int, number: int) -> int:
        """How many of these cards a seat may hold."""
        shown, room = (position.known[seat] & number).bit_count(), position.unknown[seat]
        unseen = (unseen_cards(self.deck, position) & number).bit_count()
        return shown + (unseen if room == MANY else min(room, unseen))
