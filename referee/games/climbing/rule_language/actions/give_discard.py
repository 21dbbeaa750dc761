"""Actions by which cards leave hands: giving them (渡す), discarding them (捨てる)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from referee.cards.card import bits
from referee.games.climbing.plays.play import joker_rank
from referee.games.climbing.position import PositionView, unseen_cards
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext, sparing_one, takes_all
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.conditions.hands import ANY, ONE, ONE_COLOUR, HandRun
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.conditions.turns import cards_of_rank
from referee.games.climbing.rule_language.phrases import OR_LIST, rank_args
from referee.games.climbing.rule_language.sentence import OWING, PLAYED
from referee.i18n.messages import message
from referee.model.marks import MANY, NOBODY, Obligation
from referee.model.moves import ACCEPT, DECLINE
from referee.rulebook.rule_language import IDLE, Flaw, SentenceWords, Word

from .base import HandAction, unused

EVERY = "every"
"""A number of cards: all that there are of the ranks named."""
TITLED = ("daifugo", "daihinmin")
BY = ("player", "others", "all", "next", *TITLED)
"""Who does it; see :func:`seats_of`."""
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
"""The modifiers of all actions that make hands smaller; see :class:`HandAction`."""
ENOUGH = Word("then.enough", "a hand of fewer cards than are to go is spared", "flag")
CALLED = Word("then.called", "it happens only if its player calls it", "flag")


ALL_OR_NONE = Word("then.all_or_none", "so many are discarded, or none at all", "flag")


def carry_out_called(fulfilment: Fulfilment) -> Effects:
    """The effects that wait for the player's call."""
    if fulfilment.kind == ACCEPT:
        yield from fulfilment.owed.held


def taken_args(ranks: Sequence[str], lang: str, *, every: bool = False) -> dict[str, Any]:
    """Message arguments about cards of these ranks that leave a hand."""
    args = rank_args(ranks, lang, "list-last" if every else OR_LIST)
    return {"of": args["named"], "taken": args["those"], "all": every}


def seats_of(by: str, context: MoveContext) -> Iterable[int]:
    """The seats that a value of :data:`BY` means."""
    if by == "player":
        return (context.seat,)
    if by == "next":
        return [s for s in (context.now.after(context.seat),) if s not in (NOBODY, context.seat)]
    if by in TITLED:
        return [s for s in context.now.playing if title_of(context.before, s) == by]
    return [s for s in context.now.playing if by == "all" or s != context.seat]


def read_exit_words(action: HandAction) -> None:
    """Sets the attributes for :data:`EXIT_WORDS`."""
    action.exit_by_loss = action.value(EMPTIED.path, "out")
    action.exits_together = action.value(TOGETHER.path, False)
    action.by_normal_order = action.value(USUALLY.path, False)


def _loss_words(path: str, doing: str) -> tuple[Word, ...]:
    """The words that giving and discarding share."""
    return (
        Word(f"{path}.cards", f"so many cards are {doing}, or one for each card, or all that there "
             "are of the numbers named", "number", ("each", EVERY)),
        Word(f"{path}.rank", f"only cards of this number, or of these, are {doing}", "rank",
             ("Jo",), many=True),
        Word(f"{path}.by", "who does it", "", BY),
        Word(f"{path}.may", "fewer may go, or none", "flag"),
        Word(f"{path}.strongest", "the strongest cards go", "flag"),
    )  # fmt: skip


class CardLossAction(HandAction):
    """The base of giving and discarding: an obligation of the players who lose cards."""

    stage, triggers = "on_owe", OWING
    kind: ClassVar[str]
    """The kind of the obligation."""
    modifiers: ClassVar[tuple[Word, ...]] = (*EXIT_WORDS, ENOUGH, CALLED)

    def prepare(self) -> None:
        read_exit_words(self)
        self.by = self.value(f"{self.path}.by", "player")
        self.may = self.value(f"{self.path}.may", False)
        self.strongest = self.value(f"{self.path}.strongest", False)
        self.rank = self.value(f"{self.path}.rank", ())
        self.all = self.value(f"{self.path}.cards") == EVERY
        self.enough = self.value(ENOUGH.path, False)
        self.is_own_act = self.by == "player" and not self.value(CALLED.path)
        if self.value(CALLED.path):
            self.on_fulfilled = carry_out_called

    def effects(self, context: MoveContext) -> Effects:
        """The obligations: at once, or when the player has called them."""
        owed = tuple(self._obligations(context))
        if not owed or not self.value(CALLED.path):
            yield from owed
        elif not context.now.is_out(context.seat):
            yield Owe(Obligation("call", context.seat, clause=self.clause, held=owed))

    def _obligations(self, context: MoveContext) -> Effects:
        now, cards = context.now, self.allowed(context)
        for seat in seats_of(self.by, context):
            count, least = self._counts(now, seat, self._wanted(context), cards)
            if count and not now.is_out(seat) and self.has_taker(now):
                taker, may = self.taker(now, seat), self.may and bool(cards)
                owed = Obligation(self.kind, seat, taker, count, self.clause,
                                  0 if self.may else least, self.strongest, of=cards or 0,
                                  may=may)  # fmt: skip
                if self.exit_by_loss == "barred" and takes_all(owed, now):
                    spared = sparing_one(owed, now)
                    yield from (Owe(spared),) if spared else ()
                else:
                    yield Owe(owed)

    def allowed(self, context: MoveContext) -> int | None:
        """The cards that may go, as a set; ``None``: any."""
        return cards_of_ranks(self.deck, self.rank) if self.rank else None

    def _counts(
        self, now: PositionView, seat: int, wanted: int, cards: int | None
    ) -> tuple[int, int]:
        """How many cards may go at most, and how many are known to be there."""
        count = now.can_part_with(seat, wanted)
        if self.enough and count < wanted:
            return 0, 0
        if cards is None:
            return count, count
        deck = self.deck
        unseen = deck.take(cards, deck.take(deck.full, unseen_cards(deck, now)))
        known, hidden = (now.known[seat] & cards).bit_count(), unseen.bit_count()
        if now.unknown[seat] != MANY:
            hidden = min(hidden, now.unknown[seat])
        most = min(count, known + hidden)
        return (most, min(most, known)) if cards else (0, 0)

    def _wanted(self, context: MoveContext) -> int:
        if self.all:
            return self.deck.size + self.deck.jokers
        return self.count(f"{self.path}.cards", context)

    def has_taker(self, now: PositionView) -> bool:
        """Whether the cards can go anywhere."""
        return True

    def taker(self, now: PositionView, seat: int) -> int:
        """Who takes the cards of this seat; ``NOBODY``: they are discarded, or anybody may."""
        return NOBODY

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        path = f"{self.path}.cards"
        count = self.count_arg(path) if self.value(path) else 1
        return message(
            lang, f"said-{self.kind}", count=count, by=self.by, fewer=self.may,
            may=self.may or self.is_offered,
            to=self.value(f"{self.path}.to", "next"), strongest=self.strongest, **card_args,
            **self._taken_args(lang),
        )  # fmt: skip

    def _taken_args(self, lang: str) -> dict[str, Any]:
        return taken_args(self.rank, lang, every=self.all)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        named = f"{cls.path}.rank" in words or "then.discard.same" in words
        if words.get(f"{cls.path}.cards") == EVERY and not named:
            yield Flaw(f"{cls.path}.cards", "all-of-what", {"needed": f"{cls.path}.rank"})
        if named and words.get(f"{cls.path}.strongest", False) not in IDLE:
            yield Flaw(f"{cls.path}.strongest", "not-with-rank")


class GiveAction(CardLossAction):
    """Cards are given to another player."""

    path, kind = "then.give", "give"
    words = (
        *_loss_words(path, "handed on"),
        Word("then.give.to", "to whom", "", ("next", "previous", "right", "anybody")),
    )
    counting = ("then.give.cards",)

    def has_taker(self, now: PositionView) -> bool:
        return len(now.playing) > 1

    def taker(self, now: PositionView, seat: int) -> int:
        to = self.value("then.give.to", "next")
        if to == "anybody":
            return NOBODY
        if to == "right":
            return next(other for other in now.around(seat, -1)[1:] if other in now.playing)
        return now.after(seat, 1 if to == "next" else len(now.playing) - 1)


class DiscardAction(CardLossAction):
    """Cards are discarded."""

    path, kind = "then.discard", "discard"
    words = (
        *_loss_words(path, "discarded"),
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
        self.row = self.value("then.discard.row", 0)
        if self.row and hasattr(self, "deck"):
            suits = self.value("then.discard.row_suits", ANY)
            jokers = self.value("then.discard.row_jokers", False)
            self.run = HandRun(self.deck, self.row, suits, jokers)

    def _obligations(self, context: MoveContext) -> Effects:
        if not self.row:
            yield from super()._obligations(context)
            return
        for seat in seats_of(self.by, context):
            cards = self.run.possible_cards(context.now, seat)
            if cards and not context.now.is_out(seat):
                least = 0 if self.may else self.row
                yield Owe(Obligation(self.kind, seat, NOBODY, self.row, self.clause, least,
                                     of=cards))  # fmt: skip

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        """Forbids fewer cards if it is all or none, and cards that are not such a row."""
        if fulfilment.owed.kind != self.kind or fulfilment.kind == DECLINE:
            return False
        if self.row:
            complete = fulfilment.cards.bit_count() == self.row
            return complete and not self.run.consists_of(fulfilment.cards)
        count = fulfilment.cards.bit_count() + fulfilment.hidden
        return bool(self.value(ALL_OR_NONE.path)) and count < fulfilment.owed.count

    def allowed(self, context: MoveContext) -> int | None:
        """See the base class. Cards are weaker in the order that holds after the play, than the
        ranks that the sentence is about; no card is weaker than a joker."""
        cards = super().allowed(context)
        if self.value("then.discard.same"):
            of_rank = cards_of_rank(context.play, self.deck) if context.field else 0
            cards = of_rank if cards is None else cards & of_rank
        if not self.value("then.discard.weaker", False):
            return cards
        deck, powers = self.deck, context.powers
        limits = [
            powers.order[joker_rank(deck) if rank == "Jo" else deck.ranks.index(rank)]
            for rank in self._ranks_played(context)
        ]
        limit = min(limits, default=powers.of(context.play))
        among = deck.naturals if cards is None else cards & deck.naturals
        singles = (1 << bit for bit in bits(among))
        return sum(card for card in singles if powers.of_cards(deck, card)[0] < limit)

    def _ranks_played(self, context: MoveContext) -> Sequence[str]:
        """The ranks that the sentence names and the play shows."""
        cards = self.sentence.cards
        if len(cards.rank) < 2:
            return cards.rank
        return [rank for rank in cards.rank if replace(cards, rank=(rank,)).meant(context.play)]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        yield from super().flaws(words, clause)
        if "then.discard.row" not in words:
            yield from unused(words, "then.discard.row_suits", "then.discard.row_jokers")
        else:
            others = ("cards", "rank", "same", "weaker", "strongest", "blind")
            paths = (f"then.discard.{word}" for word in others)
            yield from (Flaw(path, "not-with-row") for path in paths if path in words)
        if words.get("then.discard.weaker", False) not in IDLE:
            for path in ("then.discard.strongest", "then.discard.blind"):
                if words.get(path, False) not in IDLE:
                    yield Flaw(path, "not-with-weaker")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        text = self._row_phrase(lang, card_args) if self.row else super().phrase(lang, card_args)
        if self.value("then.discard.weaker", False):
            text = message(lang, "said-discard-weaker", then=text)
        blind = self.value("then.discard.blind", False)
        return message(lang, "said-discard-blind", then=text) if blind else text

    def _taken_args(self, lang: str) -> dict[str, Any]:
        args = super()._taken_args(lang)
        if not self.value("then.discard.same"):
            return args
        key = "said-number-played" if self.sentence.when == PLAYED else "said-number-there"
        rank = {"of": message(lang, key, many=False), "taken": message(lang, key, many=True)}
        return {**args, **rank}

    def _row_phrase(self, lang: str, card_args: Mapping[str, Any]) -> str:
        suits = self.value("then.discard.row_suits", ANY).replace(" ", "-")
        args = {"row": self.row, "suits": suits, "by": self.by, "may": self.may or self.is_offered}
        args["jokers"] = self.value("then.discard.row_jokers", False)
        return message(lang, "said-discard-row", **{**card_args, **args})
