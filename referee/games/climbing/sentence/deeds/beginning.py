"""Deeds of a game that begins: who leads it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule.titles import seat_titled
from referee.games.climbing.sentence.sentence import BEGUN
from referee.games.climbing.sentence.wording import said_suit
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed

FIRST, LAST = "first", "last"
JANKEN_WINNER, LOWEST, HOLDER = "janken-winner", "last-lowest", "first-lead-card"
FACTS = JANKEN_WINNER, LOWEST, HOLDER
"""The facts that decide where nobody can tell from the table."""
WAYS = {"then.leads.rank": "card", "then.leads.place": "place", "then.leads.janken": "janken"}
"""The words that say by what it goes, and what that is called."""


class LeadingTheGame(Deed):
    """Who leads a fresh game: by a card, by the places of the last game, or by janken."""

    at = "then.leads"
    words = (
        Word("then.leads.rank", "the holder of one card leads the game: its number", "rank"),
        Word("then.leads.suit", "the suit of that card", "suit"),
        Word("then.leads.place", "who came first in the last game leads, or who came last", "",
             (FIRST, LAST)),
        Word("then.leads.janken", "janken, or the like, decides who leads", "flag"),
    )  # fmt: skip
    of = (BEGUN,)
    answers = ("first_lead",)

    def begin(self) -> None:
        by = next((way for path, way in WAYS.items() if self.word(path)), "card")
        self.place = self.word("then.leads.place")
        self.by = self.place or by
        self.card = self.word("then.leads.suit", "") + self.word("then.leads.rank", "")
        facts = {"card": (HOLDER,), "janken": (JANKEN_WINNER,), "place": ()}
        self.lead_facts = (LOWEST,) if self.place == LAST else facts[by]

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The seat that leads, or the fact that decides; ``None``: it says nothing of this game."""
        if not self.said.begins(ranking):
            return None
        if self.by == "janken":
            return JANKEN_WINNER
        if self.by == "card":
            return self._holder(position)
        if not ranking or self.place == FIRST:
            return ranking[0] if ranking else None
        if len(ranking) == position.size:
            return ranking[-1]
        seat = seat_titled(position, self.titles.get(position.size, ("",))[0])
        return LOWEST if seat is None else seat

    def _holder(self, position: Position) -> int | str | None:
        deck, suit = self.deck, self.word("then.leads.suit", "")
        wanted = deck.rank_masks[deck.ranks.index(self.word("then.leads.rank"))]
        wanted &= deck.suit_masks[deck.suits.index(suit)]
        holder = (seat for seat, hand in enumerate(position.known) if hand & wanted)
        return next(holder, HOLDER if any(position.unknown) else None)

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if sum(path in said for path in WAYS) != 1:
            yield Flaw(min(path for path in said if path.startswith(cls.at)), "leads-by-what", {})
        card = ("then.leads.rank", "then.leads.suit")
        if len(said.get(card[1], "S")) != 1 or (card[0] in said) != (card[1] in said):
            yield Flaw(next(path for path in card if path in said), "which-card", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        card = {"rank": self.word("then.leads.rank", ""), "place": self.place or ""}
        suit = said_suit(self.word("then.leads.suit", ""), lang)
        return message(lang, "said-leads", by=self.by, colour=suit, **card)
