"""Deeds by which cards leave hands: handing them on (渡す), discarding them (捨てる)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from referee.cards.card import bits
from referee.games.climbing.plays.play import joker_rank
from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.context import Fulfilment, MoveContext
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.obligations import but_one, takes_all
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.conditions.hands import ANY, ONE, ONE_COLOUR, HandRun
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.conditions.turns import number_of
from referee.games.climbing.rule_language.phrases import OR_LIST, rank_args
from referee.games.climbing.rule_language.sentence import OWING, PLAYED
from referee.i18n.messages import message
from referee.model.marks import MANY, NOBODY, Obligation
from referee.model.moves import ACCEPT, DECLINE
from referee.rulebook.rule_language import IDLE, Flaw, SentenceWords, Word

from .base import RuleAction

EVERY = "every"
"""As many cards as there are of the numbers named."""
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
EXIT_WORDS = (EMPTIED, TOGETHER, USUALLY)
"""What all deeds that make hands smaller share; see the deed's attributes of these names."""
ENOUGH = Word("then.enough", "a hand of fewer cards than are to go is spared", "flag")
CALLED = Word("then.called", "it happens only if its player calls it", "flag")


def called(fulfilment: Fulfilment) -> Effects:
    """What its player has called, if so."""
    if fulfilment.kind == ACCEPT:
        yield from fulfilment.owed.held


ALL_OR_NONE = Word("then.all_or_none", "so many are discarded, or none at all", "flag")


def card_args(ranks: Sequence[str], lang: str, *, every: bool = False) -> dict[str, Any]:
    """The numbers of cards that leave a hand, for messages: of one card, and of several; or of all
    that are there."""
    told = rank_args(ranks, lang, "list-last" if every else OR_LIST)
    return {"of": told["named"], "taken": told["those"], "all": every}


def whose(by: str, context: MoveContext) -> Iterable[int]:
    """The seats that a word of :data:`BY` means."""
    if by == "player":
        return (context.seat,)
    if by == "next":
        return [s for s in (context.now.after(context.seat),) if s not in (NOBODY, context.seat)]
    if by in TITLED:
        return [s for s in context.now.playing if title_of(context.before, s) == by]
    return [s for s in context.now.playing if by == "all" or s != context.seat]


def read_exit_words(action: RuleAction) -> None:
    """What these words say of a deed."""
    action.exit_by_obligation = action.word(EMPTIED.path, "out")
    action.exits_together = action.word(TOGETHER.path, False)
    action.by_normal_order = action.word(USUALLY.path, False)


def _parting_words(at: str, doing: str) -> tuple[Word, ...]:
    """The words that all partings share."""
    return (
        Word(f"{at}.cards", f"so many cards are {doing}, or one for each card, or all that there "
             "are of the numbers named", "number", ("each", EVERY)),
        Word(f"{at}.rank", f"only cards of this number, or of these, are {doing}", "rank", ("Jo",),
             many=True),
        Word(f"{at}.by", "who does it", "", BY),
        Word(f"{at}.may", "fewer may go, or none", "flag"),
        Word(f"{at}.strongest", "the strongest cards go", "flag"),
    )  # fmt: skip


class CardLossAction(RuleAction):
    """Cards leave hands; a debt of those who hold them."""

    stage, of = "on_owe", OWING
    kind: ClassVar[str]
    modifiers: ClassVar[tuple[Word, ...]] = (*EXIT_WORDS, ENOUGH, CALLED)

    def prepare(self) -> None:
        read_exit_words(self)
        self.by = self.word(f"{self.path}.by", "player")
        self.may = self.word(f"{self.path}.may", False)
        self.strongest = self.word(f"{self.path}.strongest", False)
        self.rank = self.word(f"{self.path}.rank", ())
        self.all = self.word(f"{self.path}.cards") == EVERY
        self.enough = self.word(ENOUGH.path, False)
        self.is_own_act = self.by == "player" and not self.word(CALLED.path)
        if self.word(CALLED.path):
            self.on_fulfilled = called

    def effects(self, context: MoveContext) -> Effects:
        """What is owed: at once, or once its player has called it."""
        owed = tuple(self._parted(context))
        if not owed or not self.word(CALLED.path):
            yield from owed
        elif not context.now.is_out(context.seat):
            yield Owe(Obligation("call", context.seat, clause=self.clause, held=owed))

    def _parted(self, context: MoveContext) -> Effects:
        now = context.now
        for seat in whose(self.by, context):
            of = self.meant(context)
            count, least = self._numbers(now, seat, self._count(context), of)
            if count and not now.is_out(seat) and self.can(now):
                to, may = self.to(now, seat), self.may and bool(of)
                owed = Obligation(self.kind, seat, to, count, self.clause, 0 if self.may else least,
                                  self.strongest, of=of or 0, may=may)  # fmt: skip
                yield from map(Owe, self._left_of(owed, now))

    def meant(self, context: MoveContext) -> int | None:
        """The set of cards that may go; ``None``: any."""
        return cards_of_ranks(self.deck, self.rank) if self.rank else None

    def _numbers(self, now: PositionView, seat: int, count: int, of: int | None) -> tuple[int, int]:
        """How many cards go at most, and how many must be there for it."""
        wanted, count = count, now.can_part_with(seat, count)
        if self.enough and count < wanted:
            return 0, 0
        if of is None:
            return count, count
        unseen = self.deck.take(of, self.deck.take(self.deck.full, unseen_cards(self.deck, now)))
        shown, hidden = (now.known[seat] & of).bit_count(), unseen.bit_count()
        if now.unknown[seat] != MANY:
            hidden = min(hidden, now.unknown[seat])
        most = min(count, shown + hidden)
        return (most, min(most, shown)) if of else (0, 0)

    def _left_of(self, owed: Obligation, now: PositionView) -> Iterable[Obligation]:
        """The debt, as far as it leaves the last card in the hand where that has to stay."""
        if self.exit_by_obligation != "barred" or not takes_all(owed, now):
            return (owed,)
        spared = but_one(owed, now)
        return (spared,) if spared else ()

    def _count(self, context: MoveContext) -> int:
        path = f"{self.path}.cards"
        if self.all:
            return self.deck.size + self.deck.jokers
        return self.number(path, context) if self.word(path) is not None else 1

    def can(self, now: PositionView) -> bool:
        """Whether there is anybody to take them."""
        return True

    def to(self, now: PositionView, seat: int) -> int:
        """Who takes what this seat parts with; ``NOBODY``: it is gone, or anybody may."""
        return NOBODY

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        count = self.count_arg_of(f"{self.path}.cards") if self.word(f"{self.path}.cards") else 1
        return message(
            lang, f"said-{self.kind}", count=count, by=self.by, fewer=self.may,
            may=self.may or self.is_offered,
            to=self.word(f"{self.path}.to", "next"), strongest=self.strongest, **counted,
            **self._said_taken(lang),
        )  # fmt: skip

    def _said_taken(self, lang: str) -> dict[str, Any]:
        """The cards that go, for messages."""
        return card_args(self.rank, lang, every=self.all)

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        named = f"{cls.path}.rank" in words or "then.discard.same" in words
        if words.get(f"{cls.path}.cards") == EVERY and not named:
            yield Flaw(f"{cls.path}.cards", "all-of-what", {"needed": f"{cls.path}.rank"})
        if named and words.get(f"{cls.path}.strongest", False) not in IDLE:
            yield Flaw(f"{cls.path}.strongest", "not-with-rank", {})


class GiveAction(CardLossAction):
    """Cards are handed on to somebody."""

    path, kind = "then.give", "give"
    words = (
        *_parting_words(path, "handed on"),
        Word("then.give.to", "to whom", "", ("next", "previous", "right", "anybody")),
    )
    counting = ("then.give.cards",)

    def can(self, now: PositionView) -> bool:
        return len(now.playing) > 1

    def to(self, now: PositionView, seat: int) -> int:
        to = self.word("then.give.to", "next")
        if to == "anybody":
            return NOBODY
        if to == "right":
            return next(other for other in now.around(seat, -1)[1:] if other in now.playing)
        return now.after(seat, 1 if to == "next" else len(now.playing) - 1)


class DiscardAction(CardLossAction):
    """Cards are discarded."""

    path, kind = "then.discard", "discard"
    words = (
        *_parting_words(path, "discarded"),
        Word("then.discard.blind", "somebody whom the player picks draws them unseen", "flag"),
        Word("then.discard.weaker", "only cards weaker than those played", "flag"),
        Word("then.discard.same", "only cards of the number played; of a pass, or on a turn, of "
             "the number on top of the field", "", ("number",)),
        Word("then.discard.row", "just so many numbers in a row, each once", "number", least=2),
        Word("then.discard.row_suits", "of what suits they are: any, all of one, all of one "
             "colour", "", (ANY, ONE, ONE_COLOUR)),
        Word("then.discard.row_jokers", "jokers may stand for cards of the row", "flag"),
    )  # fmt: skip
    modifiers = (*EXIT_WORDS, ENOUGH, CALLED, ALL_OR_NONE)
    counting = ("then.discard.cards",)

    def prepare(self) -> None:
        super().prepare()
        row, suits = self.word("then.discard.row", 0), self.word("then.discard.row_suits", ANY)
        self.row = row
        if row and hasattr(self, "deck"):
            self.held = HandRun(self.deck, row, suits, self.word("then.discard.row_jokers", False))

    def _parted(self, context: MoveContext) -> Effects:
        if not self.row:
            yield from super()._parted(context)
            return
        for seat in whose(self.by, context):
            cards = self.held.held(context.now, seat)
            if cards and not context.now.is_out(seat):
                least = 0 if self.may else self.row
                yield Owe(Obligation(self.kind, seat, NOBODY, self.row, self.clause, least,
                                     of=cards))  # fmt: skip

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        """Some of the cards, where it is all of them or none; cards that are no such row."""
        if fulfilment.owed.kind != self.kind or fulfilment.kind == DECLINE:
            return False
        if self.row:
            rightly = fulfilment.cards.bit_count() == self.row
            return rightly and not self.held.makes(fulfilment.cards)
        parted = fulfilment.cards.bit_count() + fulfilment.hidden
        return bool(self.word(ALL_OR_NONE.path)) and parted < fulfilment.owed.count

    def meant(self, context: MoveContext) -> int | None:
        """In the order that holds after the play; of a play the number that the sentence is about
        counts. A joker is weaker than nothing."""
        of = super().meant(context)
        if self.word("then.discard.same"):
            shown = number_of(context.play, self.deck) if context.field else 0
            of = shown if of is None else of & shown
        if not self.word("then.discard.weaker", False):
            return of
        deck, powers = self.deck, context.powers
        limits = [
            powers.order[joker_rank(deck) if rank == "Jo" else deck.ranks.index(rank)]
            for rank in self._played(context)
        ]
        limit = min(limits, default=powers.of(context.play))
        among = deck.naturals if of is None else of & deck.naturals
        cards = (1 << at for at in bits(among))
        return sum(card for card in cards if powers.of_cards(deck, card)[0] < limit)

    def _played(self, context: MoveContext) -> Sequence[str]:
        """Of the numbers that the sentence names those that the play shows."""
        cards = self.sentence.cards
        if len(cards.rank) < 2:
            return cards.rank
        shown = (replace(cards, rank=(rank,)) for rank in cards.rank)
        return [cards.rank[0] for cards in shown if cards.meant(context.play)]

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        yield from super().faults(words, clause)
        if "then.discard.row" not in words:
            modifiers = ("then.discard.row_suits", "then.discard.row_jokers")
            yield from (Flaw(path, "about-nothing", {}) for path in modifiers if path in words)
        else:
            other = ("cards", "rank", "same", "weaker", "strongest", "blind")
            paths = (f"then.discard.{each}" for each in other)
            yield from (Flaw(path, "not-with-row", {}) for path in paths if path in words)
        if words.get("then.discard.weaker", False) not in IDLE:
            for path in ("then.discard.strongest", "then.discard.blind"):
                if words.get(path, False) not in IDLE:
                    yield Flaw(path, "not-with-weaker", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        told = self._row_phrase(lang, counted) if self.row else super().say(lang, counted)
        if self.word("then.discard.weaker", False):
            told = message(lang, "said-discard-weaker", then=told)
        blind = self.word("then.discard.blind", False)
        return message(lang, "said-discard-blind", then=told) if blind else told

    def _said_taken(self, lang: str) -> dict[str, Any]:
        told = super()._said_taken(lang)
        if not self.word("then.discard.same"):
            return told
        key = "said-number-played" if self.sentence.when == PLAYED else "said-number-there"
        number = {"of": message(lang, key, many=False), "taken": message(lang, key, many=True)}
        return {**told, **number}

    def _row_phrase(self, lang: str, counted: Mapping[str, Any]) -> str:
        suits = self.word("then.discard.row_suits", ANY).replace(" ", "-")
        told = {"row": self.row, "suits": suits, "by": self.by, "may": self.may or self.is_offered}
        told["jokers"] = self.word("then.discard.row_jokers", False)
        return message(lang, "said-discard-row", **{**counted, **told})
