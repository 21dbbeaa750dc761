"""A sentence about a turn at work: what it offers, and what follows where that is taken up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.games.climbing.plays.strength import Powers
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effect, Effects, Lead, Owe, SetMark, TurnTo
from referee.games.climbing.rule.moment import Doubt, Meeting, Moment
from referee.games.climbing.rule.view import SituationView
from referee.games.climbing.sentence.deeds import Bound, Deed
from referee.games.climbing.sentence.deeds.field import Clearing
from referee.games.climbing.sentence.marks import own_used
from referee.games.climbing.sentence.sentence import Sentence
from referee.games.climbing.sentence.turns import OWN
from referee.model.marks import NOBODY, Mark, Obligation
from referee.rulebook.rule import Rule

CALLING = "declare"
"""What is offered where nothing of it is done with cards of the own hand: to say so."""


class NothingYet:
    """What a move has done before it is made."""

    cleared = False
    happened: Sequence[tuple[Rule, Effect]] = ()
    earlier: Sequence[tuple[Rule, Effect]] = ()

    def __init__(self, powers: Powers) -> None:
        self.powers = powers

    def counted_more(self, play: Play, rank: str) -> int:
        return 0


class Offering:
    """``holds``: whether what the sentence says besides its ``when.turn`` is so at a moment."""

    def __init__(
        self, said: Sentence, deeds: Sequence[Deed], bound: Bound, holds: Callable[[Moment], bool]
    ) -> None:
        self.said, self.turn, self.holds = said, said.turn, holds
        self.clause, self.used = bound.clause, own_used(bound.name)
        self.deck: Deck = bound.deck
        self.taken_up = next((deed for deed in deeds if deed.is_own_act), None)
        """The deed that its player does; the others follow from that."""
        self.following = [deed for deed in deeds if deed is not self.taken_up]
        self.clearing = any(isinstance(deed, Clearing) for deed in deeds)

    def hooks(self) -> Mapping[str, Callable[..., Any]]:
        """Hook -> what it says."""
        offering: dict[str, Callable[..., Any]] = (
            {"offers": self.offers} if self.turn.whose == OWN else {"interjects": self.interjects}
        )
        return {**offering, "acted": self.acted}

    def interjects(self, position: Position, at: SituationView) -> tuple[Obligation, ...]:
        """What it offers to everybody."""
        return tuple(each for seat in position.playing for each in self.offers(position, seat, at))

    def offers(self, position: Position, seat: int, at: SituationView) -> tuple[Obligation, ...]:
        """What it offers to this seat."""
        if position.mark(self.used, seat) or not self.turn.fits(position, seat, self.deck):
            return ()
        if self.clearing and not position.field:
            return ()
        moment = Moment(position, position, seat, at, position.field, False, NothingYet(at.powers))
        return tuple(self._offered(moment)) if self.holds(moment) else ()

    def _offered(self, moment: Moment) -> Iterator[Obligation]:
        if self.taken_up is None:
            yield Obligation(CALLING, moment.seat, clause=self.clause)
            return
        effects = self.taken_up.effects(moment)
        owed = (effect.owed for effect in effects if isinstance(effect, Owe))
        yield from (replace(each, least=max(each.least, 1)) for each in owed)

    def met(self, said: Callable[[Meeting], Effects], meeting: Meeting) -> Effects:
        """To say so does nothing with cards: all of it follows."""
        return said(meeting) if meeting.owed.kind != CALLING else ()

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        """Whether it is not known to be such a hand."""
        if not meeting.owed.offered:
            return False
        found = self.turn.doubts(meeting.before, meeting.seat, meeting.cards, self.deck)
        return found or False

    @property
    def doubtful(self) -> bool:
        """Whether its offer hangs on a hand that nobody else may know."""
        turn = self.turn
        return turn.outnumbers or turn.stuck or bool(turn.at_least or turn.at_most)

    def acted(self, moment: Moment) -> tuple[Effect, ...]:
        """What follows once its player has done it: that it cannot be done again, what the other
        deeds do, and whose turn it is."""
        return tuple(self._acted(moment))

    def _acted(self, moment: Moment) -> Effects:
        seat, now = moment.seat, moment.now
        if self.said.state.once:
            yield SetMark(Mark(self.used, holder=seat))
        enough = self.taken_up is None or self.taken_up.is_enough(moment)
        for deed in self.following if enough else ():
            yield from deed.effects(moment)
        if self.clearing and enough:
            yield Lead(seat)
        elif self.turn.instead and (following := now.after(seat)) != NOBODY:
            yield TurnTo(following)
