"""The action on gifts of the exchange (カード交換)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from referee.games.climbing.plays.card_strength import card_ranks, strengths
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.rule_api.rule import Gift, Undetermined
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.sentence import BACK, EACH_GAME, GIVEN, REIGN, UP
from referee.i18n.messages import listing, message
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction, unused

NONE = "then.gift.none"
UNSEEN = "drawn unseen"
THE_WEAKEST, ANY = "the weakest", "any"
SIDES = {UP: (True,), BACK: (False,), "any": (True, False)}
"""By ``when.gift``: the values of ``Gift.strongest`` that it is about."""


class GiftAction(RuleAction):
    """Which cards are given, how many, who chooses them, and what the giver sees first."""

    path = "then.gift"
    words = (
        Word("then.gift.never", "these cards are never given", "rank", ("Jo",), many=True),
        Word("then.gift.most", "none stronger than this is given back, by the usual order", "rank"),
        Word("then.gift.lacking", "what whoever has too few of those adds", "", (THE_WEAKEST, ANY)),
        Word("then.gift.none", "nothing is given at all", "flag"),
        Word("then.gift.more", "so many cards more are given, or one more with each further game "
             "of the same daifugo", "number", (EACH_GAME,), least=1),
        Word("then.gift.up_to", "they are at most so many cards more", "number", ("any",), least=1),
        Word("then.gift.chosen", "who gives chooses the cards, be they weak ones; or nobody does: "
             "they are drawn unseen", "flag", (UNSEEN,)),
        Word("then.gift.strongest", "the strongest cards go up, by the usual order", "flag"),
        Word("then.gift.seen", "who gives back sees first what has been given", "flag"),
        Word("then.gift.at_once", "both sides give at once, and nobody sees before what comes",
             "flag"),
    )  # fmt: skip
    triggers = (GIVEN,)

    def prepare(self) -> None:
        self.never = self.value("then.gift.never", ())
        self.most = self.value("then.gift.most", "")
        self.lacking = self.value("then.gift.lacking", THE_WEAKEST)
        self.chosen = self.value("then.gift.chosen", False)
        self.none = self.value("then.gift.none", False)
        self.strongest = self.value("then.gift.strongest", False)
        self.seen = self.value("then.gift.seen", False)
        self.at_once = self.value("then.gift.at_once", False)
        self.more = self.value("then.gift.more", 0)
        self.up_to = self.value("then.gift.up_to", "any")
        if self.more:
            self.extra_gift_cards = self._extra_cards
        if self.seen:
            self.gift_must_wait = self._must_wait
        if self.at_once:
            self.offending_cards = self._offending_cards

    def altered_gift(self, position: Position, gift: Gift) -> Gift | None:
        """The gift without the cards that are never given, or of the giver's choice; or none."""
        about_it = gift.strongest in SIDES[self.sentence.gift]
        if self.none and about_it and self._is_about_giver(position, gift):
            return None
        if not self._is_meant(position, gift):
            return gift
        free = gift.free or (self.chosen and gift.strongest)
        return replace(gift, never=gift.never | self._never_given, free=free)

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        if self.strongest and cards and (found := self._keeps_stronger(position, gift, cards)):
            return found
        if not self._is_meant(position, gift):
            return False
        owed = position.can_part_with(gift.giver, gift.count)
        if self.more and self._extra_cards(position, gift) and cards.bit_count() != owed:
            return True
        if cards & self._never_given or self._too_high(position.known[gift.giver], cards):
            return True
        if self.seen and self._must_wait(position, gift):
            return True
        return bool(self.at_once) and self._hands_on(position, gift, cards)

    def allows_gift(self, gift: Gift) -> bool:
        if gift.free:
            return bool(self.chosen) and self._is_about(gift)
        return bool(self.strongest) and gift.strongest

    def _must_wait(self, position: Position, gift: Gift) -> bool:
        """Whether the giver has yet to get cards from the taker."""
        back = (gift.taker, gift.giver)
        return self._is_meant(position, gift) and any(
            owed.kind == "exchange" and (owed.seat, owed.to) == back for owed in position.owed
        )

    def _hands_on(self, position: Position, gift: Gift, cards: int) -> bool:
        """Whether cards are given that the giver is to get. Of jokers, which are all alike, only
        those that the giver doesn't hold count."""
        offered, giver = position.mark("offered", gift.taker), gift.giver
        handed_on = self.deck.take(cards, position.known[giver])
        if position.unknown[giver]:
            handed_on = self.deck.take(handed_on, unseen_cards(self.deck, position))
        return offered is not None and bool(offered.value & handed_on)

    def _offending_cards(self, position: Position, seat: int, cards: int) -> int:
        offered = (mark.value for mark in position.marks if mark.kind == "offered")
        return next((value & cards for value in offered if value & cards), cards)

    def _keeps_stronger(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        """Whether a stronger card than those given, or shown, stays in the hand, in the normal
        order."""
        if not gift.strongest or gift.free:
            return False
        deck, giver = self.deck, gift.giver
        weakest = min(strengths(deck, False)[rank] for rank in card_ranks(deck, cards))
        if self._has_stronger(weakest, deck.take(position.known[giver] & ~gift.never, cards)):
            return True
        shown = deck.take(cards, position.known[giver]).bit_count()
        unseen = deck.take(unseen_cards(deck, position) & ~gift.never, cards)
        hidden = position.unknown[giver] and position.unknown[giver] != shown
        if hidden and self._has_stronger(weakest, unseen):
            return Undetermined("holds-nothing-stronger", giver, cards)
        return False

    def _has_stronger(self, weakest: int, cards: int) -> bool:
        order = strengths(self.deck, False)
        return any(order[rank] > weakest for rank in card_ranks(self.deck, cards))

    def _extra_cards(self, position: Position, gift: Gift) -> int:
        """How many more cards are given than the titles require."""
        if not self._is_meant(position, gift) or not self._is_by_title(position, gift):
            return 0
        reign = position.mark(REIGN.kind)
        games = reign.value - 1 if reign else 0
        more = int(games if self.more == EACH_GAME else self.more)
        return more if self.up_to == "any" else min(more, self.up_to)

    def _is_by_title(self, position: Position, gift: Gift) -> bool:
        """Whether the titles of the two are those that exchange cards, as the highest and the
        lowest do."""
        titles = self.titles.get(position.size, ())
        sides = [title_of(position, seat) for seat in (gift.giver, gift.taker)]
        if any(title not in titles for title in sides):
            return False
        return sum(titles.index(str(title)) for title in sides) == len(titles) - 1

    def _is_meant(self, position: Position, gift: Gift) -> bool:
        return self._is_about(gift) and self._is_about_giver(position, gift)

    def _is_about_giver(self, position: Position, gift: Gift) -> bool:
        state = self.sentence.state
        return state.has_title(position, gift.giver) and state.reigns(position)

    def _is_about(self, gift: Gift) -> bool:
        return not gift.shown and gift.strongest in SIDES[self.sentence.gift]

    @property
    def _never_given(self) -> int:
        return cards_of_ranks(self.deck, self.never)

    def _too_high(self, held: int, cards: int) -> bool:
        """Whether some of the cards are too strong though the giver holds others to give."""
        if not self.most:
            return False
        low = sum(self.deck.rank_masks[: self.deck.ranks.index(self.most) + 1])
        high, kept = cards & ~low, self.deck.take(held, cards) & ~self._never_given
        if not high:
            return False
        return bool(kept & low) or (self.lacking == THE_WEAKEST and self._keeps_weaker(high, kept))

    def _keeps_weaker(self, given: int, kept: int) -> bool:
        """Whether one of the cards kept is weaker than one of those given."""
        order = strengths(self.deck, False)
        most = max(order[rank] for rank in card_ranks(self.deck, given))
        return any(order[rank] < most for rank in card_ranks(self.deck, kept))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        whose = words.get("when.gift")
        if "then.gift.more" not in words:
            yield from unused(words, "then.gift.up_to")
        if "then.gift.most" not in words:
            yield from unused(words, "then.gift.lacking")
        if "then.gift.most" in words and whose in (UP, ANY):
            yield Flaw("then.gift.most", "gifts-go-back")
        others = [path for path in words if path.startswith(f"{cls.path}.") and path != NONE]
        if NONE in words and others:
            yield Flaw(min(others), "nothing-given")
        if "then.gift.chosen" in words and whose == BACK:
            yield Flaw("then.gift.chosen", "chosen-anyhow")
        if "then.gift.strongest" in words and whose in (BACK, ANY):
            yield Flaw("then.gift.strongest", "gifts-go-up")
        if "then.gift.strongest" in words and "then.gift.chosen" in words:
            yield Flaw("then.gift.chosen", "strongest-or-chosen")
        if "then.gift.seen" in words and whose in (UP, ANY):
            yield Flaw("then.gift.seen", "gifts-go-back")
        if "then.gift.at_once" in words and whose in (UP, BACK):
            yield Flaw("then.gift.at_once", "gifts-both-ways")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return listing(lang, self._statements(lang, "no"), "list-last-clause")

    def reason(self, lang: str) -> str:
        return message(lang, "said-gap").join(self._statements(lang, "yes"))

    def _statements(self, lang: str, whole: str) -> list[str]:
        """A message for each of its words; ``whole``: ``yes`` as sentences of their own."""
        args = {"gift": self.sentence.gift, "whole": whole}
        titled = {**args, "gift": "titled"} if self.sentence.state.title else args
        statements = [message(lang, "said-gift-none", **titled)] if self.none else []
        if self.never:
            cards = [message(lang, "said-gift-card", rank=rank) for rank in self.never]
            never = listing(lang, cards, "said-gift-cards")
            statements.append(message(lang, "said-gift-never", cards=never, **titled))
        if self.most:
            lacking = self.lacking.replace(" ", "-")
            statements.append(
                message(lang, "said-gift-most", rank=self.most, lacking=lacking, **titled)
            )
        if self.chosen:
            key = "said-gift-unseen" if self.chosen == UNSEEN else "said-gift-chosen"
            statements.append(message(lang, key, **titled))
        if self.more:
            most = 0 if self.up_to == "any" else self.up_to
            count = {"count": 0 if self.more == EACH_GAME else self.more, "most": most}
            count["reign"] = self.sentence.state.reign
            statements.append(message(lang, "said-gift-more", **args, **count))
        for path in ("strongest", "seen", "at_once"):
            if self.value(f"{self.path}.{path}"):
                statements.append(message(lang, f"said-gift-{path}", **args))
        return statements
