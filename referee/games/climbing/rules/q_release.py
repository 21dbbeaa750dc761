"""Q解き: a Q lifts locks, makes none, and may be played in spite of them."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import DropMark, Effects, Prevent
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class QRelease(ClimbingRule):
    """A play that shows a natural Q releases; one of Qs alone, jokers with them or not, may be
    played against a lock. ``locks``: the kinds of marks that are locks."""

    sees_suits = False
    allowed_counts = ()
    rank = Param("Q")
    locks = Param[list[str]](["suit_lock"])

    @property
    def weighs(self) -> list[str]:
        return self.locks

    def applies(self, at: SituationView) -> bool:
        return any(at.mark(kind) for kind in self.locks)

    def allows(self, at: SituationView, play: Play) -> bool:
        return list(play.naturals) == [self.deck.ranks.index(self.rank)] and self.applies(at)

    def concerns(self, play: Play) -> bool:
        return bool(play.shows(self.deck.ranks.index(self.rank), stand_ins=False))

    def change(self, moment: Moment) -> Effects:
        for kind in self.locks:
            yield DropMark(kind) if moment.now.mark(kind) else Prevent(kind)
