"""Deeds by which cards leave hands: handing them on (渡す), discarding them (捨てる)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.obligations import but_one, takes_all
from referee.games.climbing.rule.titles import title_of
from referee.language.messages import message
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.sentence import Word

from .base import Deed

TITLED = ("daifugo", "daihinmin")
BY = ("player", "others", "all", "next", *TITLED)
EMPTIED = Word(
    "then.emptied", "what parting with the last card is", "", ("out", "judged", "barred")
)
TOGETHER = Word(
    "then.together", "whose hands run out go out when all have parted, in turn order", "flag"
)
USUALLY = Word(
    "then.usual_order", "the strongest cards are those of the usual order, though it is turned",
    "flag",
)  # fmt: skip
QUALIFIERS = (EMPTIED, TOGETHER, USUALLY)
"""What all deeds that make hands smaller share; see the deed's attributes of these names."""


def read_qualifiers(deed: Deed) -> None:
    """What these words say of a deed."""
    deed.emptying = deed.word(EMPTIED.path, "out")
    deed.together = deed.word(TOGETHER.path, False)
    deed.plainly = deed.word(USUALLY.path, False)


def _parting_words(at: str, doing: str) -> tuple[Word, ...]:
    """The words that all partings share."""
    return (
        Word(f"{at}.cards", f"so many cards are {doing}, or one for each card", "number",
             ("each",)),
        Word(f"{at}.by", "who does it", "", BY),
        Word(f"{at}.may", "fewer may go, or none", "flag"),
        Word(f"{at}.strongest", "the strongest cards go", "flag"),
    )  # fmt: skip


class Parting(Deed):
    """Cards leave hands; a debt of those who hold them."""

    stage = "owe"
    kind: ClassVar[str]
    besides = QUALIFIERS

    def begin(self) -> None:
        read_qualifiers(self)
        self.by = self.word(f"{self.at}.by", "player")
        self.may = self.word(f"{self.at}.may", False)
        self.strongest = self.word(f"{self.at}.strongest", False)

    def effects(self, moment: Moment) -> Effects:
        now = moment.now
        for seat in self._who(moment):
            count = now.can_part_with(seat, self._count(moment))
            if count and not now.is_out(seat) and self.can(now):
                least, to = 0 if self.may else count, self.to(now, seat)
                owed = Obligation(self.kind, seat, to, count, self.clause, least, self.strongest)
                yield from map(Owe, self._left_of(owed, now))

    def _left_of(self, owed: Obligation, now: Standing) -> Iterable[Obligation]:
        """The debt, as far as it leaves the last card in the hand where that has to stay."""
        if self.emptying != "barred" or not takes_all(owed, now):
            return (owed,)
        spared = but_one(owed, now)
        return (spared,) if spared else ()

    def _count(self, moment: Moment) -> int:
        path = f"{self.at}.cards"
        return self.number(path, moment.play) if self.word(path) is not None else 1

    def _who(self, moment: Moment) -> Iterable[int]:
        if self.by == "player":
            return (moment.seat,)
        if self.by == "next":
            return [s for s in (moment.now.after(moment.seat),) if s not in (NOBODY, moment.seat)]
        if self.by in TITLED:
            return [s for s in moment.now.playing if title_of(moment.before, s) == self.by]
        return [s for s in moment.now.playing if self.by == "all" or s != moment.seat]

    def can(self, now: Standing) -> bool:
        """Whether there is anybody to take them."""
        return True

    def to(self, now: Standing, seat: int) -> int:
        """Who takes what this seat parts with; ``NOBODY``: it is gone, or anybody may."""
        return NOBODY

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        count = self.told_number(f"{self.at}.cards") if self.word(f"{self.at}.cards") else 1
        return message(
            lang, f"said-{self.kind}", count=count, by=self.by, may=self.may,
            to=self.word(f"{self.at}.to", "next"), strongest=self.strongest, **counted,
        )  # fmt: skip


class Giving(Parting):
    """Cards are handed on to somebody."""

    at, kind = "then.give", "give"
    words = (
        *_parting_words(at, "handed on"),
        Word("then.give.to", "to whom", "", ("next", "previous", "right", "anybody")),
    )
    counting = ("then.give.cards",)

    def can(self, now: Standing) -> bool:
        return len(now.playing) > 1

    def to(self, now: Standing, seat: int) -> int:
        to = self.word("then.give.to", "next")
        if to == "anybody":
            return NOBODY
        if to == "right":
            around = [(seat - step) % now.size for step in range(1, now.size)]
            return next(each for each in around if each in now.playing)
        return now.after(seat, 1 if to == "next" else len(now.playing) - 1)


class Discarding(Parting):
    """Cards are discarded."""

    at, kind = "then.discard", "discard"
    words = (
        *_parting_words(at, "discarded"),
        Word("then.discard.blind", "somebody whom the player picks draws them unseen", "flag"),
    )
    counting = ("then.discard.cards",)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        told = super().say(lang, counted)
        blind = self.word("then.discard.blind", False)
        return message(lang, "said-discard-blind", then=told) if blind else told
