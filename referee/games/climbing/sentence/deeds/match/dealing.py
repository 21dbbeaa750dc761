"""Deeds of the deal (配り方): how many cards each player gets, and who deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule.titles import title_of
from referee.games.climbing.sentence.deeds.base import Stated
from referee.games.climbing.sentence.sentence import BEGUN, FRESH
from referee.i18n.messages import message
from referee.model.marks import NOBODY
from referee.rulebook.rule_language import Flaw, Said, Word

EQUAL, WHOLE = "equal hands", "the whole pack"
BY_TITLE = ("then.deal.to", "then.deal.more", "then.deal.fewer")
FIRST, LAST = "first", "last"


class Dealing(Stated):
    """How many cards are dealt: to everybody, or more or fewer to the player with a title."""

    at = "then.deal"
    words = (
        Word(at, "all are dealt equally many, and what is left over stays out; or the whole pack "
             "is dealt", "", (EQUAL, WHOLE)),
        Word("then.deal.each", "everybody is dealt so many cards, and the rest is not used",
             "number"),
        Word("then.deal.to", "the player with this title is dealt more cards than the others, or "
             "fewer", "title"),
        Word("then.deal.more", "so many more", "number"),
        Word("then.deal.fewer", "so many fewer", "number"),
    )  # fmt: skip
    of = (BEGUN,)

    def begin(self) -> None:
        self.how, self.each = self.word(self.at), self.word("then.deal.each", 0)
        self.answers = ("deal",) if self.how or self.each else ()  # type: ignore[misc]
        self.more = self.word("then.deal.more", 0) - self.word("then.deal.fewer", 0)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """``{"each", "left"}``, less than none where there are too few cards; where the whole pack
        is dealt also ``"more"``. ``None``: of this game it says nothing."""
        if not self.said.begins(ranking):
            return None
        pack = self.deck.size + self.deck.jokers
        if self.each:
            return {"each": self.each, "left": pack - self.each * position.size}
        each, left = divmod(pack, position.size)
        return {"each": each, "left": left} if self.how == EQUAL else (
            {"each": each, "left": 0, "more": left})  # fmt: skip

    def deals_more(self, position: Position) -> Mapping[int, int]:
        """Seat -> how many cards more than the others it is dealt."""
        title = self.word("then.deal.to", "")
        seats = range(position.size) if self.more else ()
        return {seat: self.more for seat in seats if title_of(position, seat) == title}

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        found = [path for path in BY_TITLE if path in said]
        if found and ("then.deal.to" not in found or len(found) != 2):
            yield Flaw(found[0], "dealt-to-whom", {})
        if found and "then.deal.each" in said:
            yield Flaw("then.deal.each", "dealt-twice", {})
        if found and said.get("when.game") in FRESH:
            yield Flaw("then.deal.to", "no-last-game", {})

    def told(self, lang: str, whole: str) -> str:
        title = self.word("then.deal.to", "")
        if title or self.more:
            told = message(lang, f"title-{title.replace(' ', '-')}") if title else "…"
            fewer = self.more < 0
            count = abs(self.more)
            return message(
                lang, "said-deal-more", title=told, count=count, fewer=fewer, whole=whole
            )  # fmt: skip
        how = "each" if self.each else "whole" if self.how == WHOLE else "equal"
        return message(lang, "said-deal", how=how, count=self.each, whole=whole)


class Dealer(Stated):
    """Who deals, by the places of the last game."""

    at = "then.dealer"
    words = (Word(at, "who came last in the last game deals, or who came first", "",
                  (LAST, FIRST)),)  # fmt: skip
    of = (BEGUN,)
    answers = ("who_deals",)
    by = "places"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int:
        """The dealer's seat; ``NOBODY`` where there was no last game."""
        if not ranking:
            return NOBODY
        return ranking[-1] if self.word(self.at) == LAST else ranking[0]

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if said.get("when.game") in FRESH:
            yield Flaw(cls.at, "no-last-game", {})

    def told(self, lang: str, whole: str) -> str:
        return message(lang, "said-dealer", place=self.word(self.at), whole=whole)
