"""Deeds of the exchange: which cards are given, and who chooses them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from referee.games.climbing.plays.order import card_ranks, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.sentence.sentence import BACK, GIVEN, UP
from referee.language.messages import listing, message
from referee.rulebook.sentence import Flaw, Said, Word

from .base import Deed

NONE = "then.gift.none"
THE_WEAKEST, ANY = "the weakest", "any"
SIDES = {UP: (True,), BACK: (False,), "any": (True, False)}
"""Of which gifts a sentence speaks: of those from below or not."""


class Gifts(Deed):
    """Cards that are never given in the exchange (カード交換), the highest that may be, or that
    those below choose what they give."""

    at = "then.gift"
    words = (
        Word("then.gift.never", "these cards are never given", "rank", ("Jo",), many=True),
        Word("then.gift.most", "none stronger than this is given back, by the usual order", "rank"),
        Word("then.gift.lacking", "what whoever has too few of those adds", "", (THE_WEAKEST, ANY)),
        Word("then.gift.none", "nothing is given at all", "flag"),
        Word("then.gift.chosen", "who gives chooses the cards, be they weak ones", "flag"),
    )  # fmt: skip
    of = (GIVEN,)

    def begin(self) -> None:
        self.never = self.word("then.gift.never", ())
        self.most = self.word("then.gift.most", "")
        self.lacking = self.word("then.gift.lacking", THE_WEAKEST)
        self.chosen = self.word("then.gift.chosen", False)
        self.none = self.word("then.gift.none", False)

    def alters(self, position: Position, gift: Gift) -> Gift | None:
        """A gift without the cards that are never given, and of the giver's own choice, or no
        gift."""
        if self.none and gift.strongest in SIDES[self.said.gift]:
            return None
        if not self._binds(gift):
            return gift
        free = gift.free or (self.chosen and gift.strongest)
        return replace(gift, never=gift.never | self._kept, free=free)

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool:
        """Whether these cards may not be given."""
        if not self._binds(gift):
            return False
        return bool(cards & self._kept) or self._too_high(position.known[gift.giver], cards)

    def gives_freely(self, gift: Gift) -> bool:
        """Whether who gives may choose by it."""
        return bool(self.chosen) and self._binds(gift) and gift.free

    def _binds(self, gift: Gift) -> bool:
        return not gift.shown and gift.strongest in SIDES[self.said.gift]

    @property
    def _kept(self) -> int:
        """The cards that are never given."""
        deck = self.deck
        numbers = {*self.never} - {"Jo"}
        masks = sum(deck.rank_masks[deck.ranks.index(rank)] for rank in numbers)
        return masks | (deck.joker_mask(deck.jokers) if "Jo" in self.never else 0)

    def _too_high(self, held: int, cards: int) -> bool:
        """Whether cards are among them that are too strong, though others are there to give."""
        if not self.most:
            return False
        low = sum(self.deck.rank_masks[: self.deck.ranks.index(self.most) + 1])
        high, kept = cards & ~low, self.deck.take(held, cards) & ~self._kept
        if not high:
            return False
        return bool(kept & low) or (self.lacking == THE_WEAKEST and self._weaker(high, kept))

    def _weaker(self, given: int, kept: int) -> bool:
        """Whether a card is kept that is weaker than one of those given."""
        order = strengths(self.deck, False)
        most = max(order[rank] for rank in card_ranks(self.deck, given))
        return any(order[rank] < most for rank in card_ranks(self.deck, kept))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        whose = said.get("when.gift")
        if "then.gift.lacking" in said and "then.gift.most" not in said:
            yield Flaw("then.gift.lacking", "about-nothing", {})
        if "then.gift.most" in said and whose in (UP, ANY):
            yield Flaw("then.gift.most", "gifts-go-back", {})
        others = [path for path in said if path.startswith(f"{cls.at}.") and path != NONE]
        if NONE in said and others:
            yield Flaw(min(others), "nothing-given", {})
        if "then.gift.chosen" in said and whose == BACK:
            yield Flaw("then.gift.chosen", "chosen-anyhow", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return listing(lang, self._told(lang, "no"), "list-last-clause")

    def reason(self, lang: str) -> str:
        return message(lang, "said-gap").join(self._told(lang, "yes"))

    def _told(self, lang: str, whole: str) -> list[str]:
        """Each thing that it says of gifts; ``whole``: as sentences of their own, or not."""
        how = {"gift": self.said.gift, "whole": whole}
        told = [message(lang, "said-gift-none", **how)] if self.none else []
        if self.never:
            cards = [message(lang, "said-gift-card", rank=rank) for rank in self.never]
            never = listing(lang, cards, "said-gift-cards")
            told.append(message(lang, "said-gift-never", cards=never, **how))
        if self.most:
            lacking = self.lacking.replace(" ", "-")
            told.append(message(lang, "said-gift-most", rank=self.most, lacking=lacking, **how))
        if self.chosen:
            told.append(message(lang, "said-gift-chosen", **how))
        return told
