"""Cards are added, on a turn, to a play that lies there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import Position, Standing
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.effects_cards import AddUnder
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.sentence.deeds.base import Deed
from referee.games.climbing.sentence.deeds.parting import EMPTIED
from referee.games.climbing.sentence.sentence import ON_TURN
from referee.games.climbing.sentence.turns import number_of
from referee.i18n.messages import message
from referee.model.marks import MANY, Obligation
from referee.rulebook.rule_language import Flaw, Said, Word


class AddingOnTurn(Deed):
    """Cards of its number go to the play of another on top of the field, which stays that player's
    and is still to be beaten."""

    at = "then.add"
    words: ClassVar[tuple[Word, ...]] = (
        Word(at, "cards of its number are added to the play of another that lies there", "flag"),
        Word("then.add.jokers", "jokers, too, and those that stand for the number count", "flag"),
        Word("then.add.together", "what else it does comes only where so many or more lie together "
             "by it", "number", least=2),
    )  # fmt: skip
    besides = (EMPTIED,)
    of: ClassVar[tuple[str, ...]] = (ON_TURN,)
    is_own_act = True

    def begin(self) -> None:
        self.emptying = self.word(EMPTIED.path, "out")
        self.jokers = self.word("then.add.jokers", False)
        self.together_from = self.word("then.add.together", 0)

    def effects(self, moment: Moment) -> Effects:
        position, seat = moment.before, moment.seat
        top = position.field[-1] if position.field else None
        of = self._fitting(position) if top and top.seat != seat else 0
        if not of:
            return
        deck = self.deck
        unseen = unseen_cards(deck, position) if position.unknown[seat] else 0
        of &= deck.add(position.known[seat], unseen)
        count = min(of.bit_count(), self._may_go(position, seat))
        if count > 0:
            yield Owe(Obligation("add", seat, count=count, clause=self.clause, least=1, of=of))

    def _fitting(self, position: Position) -> int:
        """The cards that may be added to the play on top."""
        number = number_of(position.field[-1].play, self.deck)
        jokers = ~self.deck.naturals & self.deck.full if self.jokers else 0
        return number | jokers if number else 0

    def _may_go(self, position: Position, seat: int) -> int:
        held = position.unknown[seat] + position.known[seat].bit_count()
        if position.unknown[seat] == MANY:
            return self.deck.size
        return held - (self.emptying == "barred")

    def met(self, meeting: Meeting) -> Effects:
        if meeting.owed.kind == "add":
            yield AddUnder(meeting.seat, meeting.cards)

    def is_enough(self, moment: Moment) -> bool:
        """Whether so many lie together by it, and did not before."""
        if not self.together_from:
            return True
        return self._lying(moment.before) < self.together_from <= self._lying(moment.now)

    def _lying(self, table: Standing) -> int:
        """How many cards of the number on top lie there in a row, those added among them."""
        number, count = number_of(table.field[-1].play, self.deck), 0
        for laid in reversed(table.field):
            if number_of(laid.play, self.deck) != number:
                break
            count += laid.play.count - (0 if self.jokers else laid.play.jokers)
        return count

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        others = (path for path in said if path.startswith("then."))
        alone = all(path.startswith((cls.at, EMPTIED.path)) for path in others)
        if alone and "then.add.together" in said:
            yield Flaw("then.add.together", "about-nothing", {})

    def say(self, lang: str, counted: Mapping[str, Any]) -> str:
        return message(lang, "said-add", **{**counted, "jokers": self.jokers})
