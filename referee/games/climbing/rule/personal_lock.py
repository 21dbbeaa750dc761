"""What locks on one player share (個人縛り): the agreed card binds whom it hits."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, Standing
from referee.model.marks import NOBODY, Mark, Obligation

from .effects import DropMark, Effects, Owe, SetMark
from .moment import Doubt, Meeting, Moment
from .rule import ClimbingRule
from .view import SituationView


class PersonalLock(ClimbingRule):
    """The mark, first of its ``words``, lies on who is bound, and goes with that player's next
    play or pass, whatever becomes of the field."""

    @property
    @abstractmethod
    def card(self) -> str:
        """The number of the agreed card."""

    @property
    def numbers(self) -> tuple[str, ...]:  # type: ignore[override]
        return (self.card,)

    @property
    @abstractmethod
    def target(self) -> str:
        """Whom it hits: ``next``, ``chosen``, ``self`` or ``all``."""

    @abstractmethod
    def binds_to(self, play: Play) -> int:
        """What a play with the agreed card binds to, as the mark keeps it."""

    @abstractmethod
    def fits(self, play: Play, value: int) -> bool:
        """Whether a play is such a one."""

    def holds(self, position: Position, seat: int, value: int) -> bool | Doubt:
        """Whether the lock binds this hand here; also where a fact decides it."""
        return True

    @property
    def _kind(self) -> str:
        return self.words[0].kind

    def _sets_off(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.card), stand_ins=False) > 0

    def change(self, moment: Moment) -> Effects:
        seat, now = moment.seat, moment.now
        hit = self._hit(now, seat) if self._sets_off(moment.play) else ()
        for each in hit:
            yield SetMark(Mark(self._kind, self.binds_to(moment.play), each))
        if seat not in hit and now.mark(self._kind, seat):
            yield DropMark(self._kind, seat)

    def _hit(self, now: Standing, seat: int) -> Iterable[int]:
        if self.target == "chosen":
            return ()
        if self.target == "self":
            return (seat,)
        others = [each for each in now.playing if each != seat]
        return others if self.target == "all" else (now.after(seat),)

    def owe(self, moment: Moment) -> Effects:
        alone = len(moment.now.playing) < 2 or moment.now.is_out(moment.seat)
        if self.target == "chosen" and self._sets_off(moment.play) and not alone:
            yield Owe(Obligation("pick", moment.seat, clause=self.clause.id, least=1))

    def met(self, meeting: Meeting) -> Effects:
        field = meeting.before.field
        if field and meeting.other != NOBODY:
            yield SetMark(Mark(self._kind, self.binds_to(field[-1].play), meeting.other))

    def passed(self, moment: Moment) -> Effects:
        if moment.now.mark(self._kind, moment.seat):
            yield DropMark(self._kind, moment.seat)

    def binds(self, position: Position, seat: int) -> bool:
        return position.mark(self._kind, seat) is not None

    def withholds(
        self, position: Position, seat: int, at: SituationView, play: Play
    ) -> bool | Doubt:
        mark = position.mark(self._kind, seat)
        if mark is None or self.fits(play, mark.value):
            return False
        return self.holds(position, seat, mark.value)

    def bound_by(self, position: Position, seat: int) -> Mapping[str, object]:
        mark = position.mark(self._kind, seat)
        return self.told(mark.value) if mark else {}

    @abstractmethod
    def told(self, value: int) -> Mapping[str, object]:
        """What a reason names of the lock."""
