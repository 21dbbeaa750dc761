"""Actions when a game begins: the deal (配り方), the seats (席順), who leads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.titles import seat_titled, title_of
from referee.games.climbing.rule_language.phrases import suit_phrase
from referee.games.climbing.rule_language.sentence import BEGUN, FRESH
from referee.i18n.messages import message, title_key
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import MatchAction, StatedAction

EQUAL, WHOLE = "equal hands", "the whole pack"
BY_TITLE = ("then.deal.to", "then.deal.more", "then.deal.fewer")
FIRST, LAST = "first", "last"


class DealAction(StatedAction):
    """How many cards are dealt: to all players, or more or fewer to the player with a title."""

    path = "then.deal"
    words = (
        Word(path, "all are dealt equally many, and what is left over stays out; or the whole pack "
             "is dealt", "", (EQUAL, WHOLE)),
        Word("then.deal.each", "everybody is dealt so many cards, and the rest is not used",
             "number"),
        Word("then.deal.to", "the player with this title is dealt more cards than the others, or "
             "fewer", "title"),
        Word("then.deal.more", "so many more", "number"),
        Word("then.deal.fewer", "so many fewer", "number"),
    )  # fmt: skip
    triggers = (BEGUN,)

    def prepare(self) -> None:
        self.how, self.each = self.value(), self.value("then.deal.each", 0)
        self.answers = ("deal",) if self.how or self.each else ()
        self.more = self.value("then.deal.more", 0) - self.value("then.deal.fewer", 0)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """``{"each": ..., "left": ...}``, and ``"more"`` if the whole pack is dealt. ``left`` is
        negative if there are too few cards. ``None``: it isn't about this game."""
        if not self.sentence.begins(ranking):
            return None
        pack = self.deck.size + self.deck.jokers
        if self.each:
            return {"each": self.each, "left": pack - self.each * position.size}
        each, left = divmod(pack, position.size)
        if self.how == EQUAL:
            return {"each": each, "left": left}
        return {"each": each, "left": 0, "more": left}

    def extra_dealt(self, position: Position) -> Mapping[int, int]:
        title = self.value("then.deal.to", "")
        seats = range(position.size) if self.more else ()
        return {seat: self.more for seat in seats if title_of(position, seat) == title}

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_title = [path for path in BY_TITLE if path in words]
        if by_title and ("then.deal.to" not in by_title or len(by_title) != 2):
            yield Flaw(by_title[0], "dealt-to-whom")
        if by_title and "then.deal.each" in words:
            yield Flaw("then.deal.each", "dealt-twice")
        if by_title and words.get("when.game") in FRESH:
            yield Flaw("then.deal.to", "no-last-game")

    def statement(self, lang: str, whole: str) -> str:
        title = self.value("then.deal.to", "")
        if title or self.more:
            whom = message(lang, title_key(title)) if title else "…"
            count, fewer = abs(self.more), self.more < 0
            args = {"title": whom, "count": count, "fewer": fewer}
            return message(lang, "said-deal-more", **args, whole=whole)
        how = "each" if self.each else "whole" if self.how == WHOLE else "equal"
        return message(lang, "said-deal", how=how, count=self.each, whole=whole)


class DealerAction(StatedAction):
    """Who deals, by the places of the last game."""

    path = "then.dealer"
    words = (Word(path, "who came last in the last game deals, or who came first", "",
                  (LAST, FIRST)),)  # fmt: skip
    triggers = (BEGUN,)
    answers = ("who_deals",)
    ground = "places"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int:
        """The dealer's seat; ``NOBODY`` if there was no last game."""
        if not ranking:
            return NOBODY
        return ranking[-1] if self.value() == LAST else ranking[0]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words.get("when.game") in FRESH:
            yield Flaw(cls.path, "no-last-game")

    def statement(self, lang: str, whole: str) -> str:
        return message(lang, "said-dealer", place=self.value(), whole=whole)


LOW, HIGH = "lowest first", "highest first"
LOW_SCORE, HIGH_SCORE = "lowest score first", "highest score first"
BEFORE, NOW = "as before", "as they sit"
BY = {LOW: "places", HIGH: "places", LOW_SCORE: "score", HIGH_SCORE: "score",
      BEFORE: "seats", NOW: "seats"}  # fmt: skip
"""How players sit, and what that depends on."""
SCORE = MarkSpelling("score", "score", value="number", holder=True, until="set")


class SeatsAction(StatedAction):
    """How players sit in the next game: by places, by scores, or as in this one."""

    path = "then.seats"
    words = (
        Word(path, "how all sit: by the places of the last game or by the scores, in turn from the "
             "lowest or from the highest; or, where the seats have been rearranged in a game, as "
             "before it, or as they sit now", "", (*BY,)),
    )  # fmt: skip
    triggers = (BEGUN,)
    answers = ("seating",)

    def prepare(self) -> None:
        self.ground = BY.get(self.value(), "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats in turn order; empty if it isn't known, ``None`` if they haven't changed."""
        how = self.value()
        if self.ground == "places":
            return [*ranking] if how == HIGH else [*reversed(ranking)]
        if self.ground == "score":
            return _by_score(position, highest=how == HIGH_SCORE)
        if position.mark("seated") is None:
            return None
        return [*(range(position.size) if how == BEFORE else position.circle)]

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if "score" in str(words[cls.path]):
            yield SCORE

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_places = BY.get(str(words.get(cls.path)), "") == "places"
        if by_places and words.get("when.game") in FRESH:
            yield Flaw(cls.path, "no-last-game")

    def statement(self, lang: str, whole: str) -> str:
        how = self.value().replace(" ", "-")
        return message(lang, "said-seats", how=how, whole=whole)


def _by_score(position: Position, *, highest: bool) -> list[int]:
    """The seats by score; empty unless all scores are known and different."""
    marks = [mark for mark in position.marks if mark.kind == SCORE.kind]
    scored = {mark.value: mark.holder for mark in marks}
    in_order = [scored[score] for score in sorted(scored, reverse=highest)]
    return in_order if len(scored) == position.size else []


JANKEN_WINNER, LOWEST, HOLDER = "janken-winner", "last-lowest", "first-lead-card"
LEAD_FACTS = JANKEN_WINNER, LOWEST, HOLDER
"""The facts that decide who leads if the position doesn't."""
GROUNDS = {"then.leads.rank": "card", "then.leads.place": "place", "then.leads.janken": "janken"}
"""What decides who leads, by the word that says so."""


class FirstLeadAction(MatchAction):
    """Who leads a new game: by a card, by the places of the last game, or by janken."""

    path = "then.leads"
    words = (
        Word("then.leads.rank", "the holder of one card leads the game: its number", "rank"),
        Word("then.leads.suit", "the suit of that card", "suit"),
        Word("then.leads.place", "who came first in the last game leads, or who came last", "",
             (FIRST, LAST)),
        Word("then.leads.janken", "janken, or the like, decides who leads", "flag"),
    )  # fmt: skip
    triggers = (BEGUN,)
    answers = ("first_lead",)

    def prepare(self) -> None:
        ground = next((name for path, name in GROUNDS.items() if self.value(path)), "card")
        self.place = self.value("then.leads.place")
        self.ground = self.place or ground
        self.card = self.value("then.leads.suit", "") + self.value("then.leads.rank", "")
        facts = {"card": (HOLDER,), "janken": (JANKEN_WINNER,), "place": ()}
        self.lead_facts = (LOWEST,) if self.place == LAST else facts[ground]

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The seat that leads, or the fact that decides; ``None``: it isn't about this game."""
        if not self.sentence.begins(ranking):
            return None
        if self.ground == "janken":
            return JANKEN_WINNER
        if self.ground == "card":
            return self._holder(position)
        if not ranking or self.place == FIRST:
            return ranking[0] if ranking else None
        if len(ranking) == position.size:
            return ranking[-1]
        seat = seat_titled(position, self.titles.get(position.size, ("",))[0])
        return LOWEST if seat is None else seat

    def _holder(self, position: Position) -> int | str | None:
        deck, suit = self.deck, self.value("then.leads.suit", "")
        wanted = deck.rank_masks[deck.ranks.index(self.value("then.leads.rank"))]
        wanted &= deck.suit_masks[deck.suits.index(suit)]
        holder = (seat for seat, hand in enumerate(position.known) if hand & wanted)
        return next(holder, HOLDER if any(position.unknown) else None)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if sum(path in words for path in GROUNDS) != 1:
            yield Flaw(cls.first_word(words), "leads-by-what")
        card = ("then.leads.rank", "then.leads.suit")
        if len(words.get(card[1], "S")) != 1 or (card[0] in words) != (card[1] in words):
            yield Flaw(next(path for path in card if path in words), "which-card")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        card = {"rank": self.value("then.leads.rank", ""), "place": self.place or ""}
        suit = suit_phrase(self.value("then.leads.suit", ""), lang)
        return message(lang, "said-leads", by=self.ground, colour=suit, **card)
