"""Actions that move or reveal cards: giving (渡す), discarding (捨てる), taking (もらう), swapping,
drawing (拾う), showing (公開する), and the gifts of the exchange (カード交換)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from referee.cards.card import bits
from referee.games.climbing.plays.card_strength import strengths
from referee.games.climbing.plays.play import card_ranks, joker_rank
from referee.games.climbing.position import Position, PositionView, may_lie_discarded, unseen_cards
from referee.games.climbing.rule_api.effects import (
    DropMark,
    Effects,
    MixHands,
    Owe,
    Rejoin,
    Stay,
    TakeField,
    TakeTop,
)
from referee.games.climbing.rule_api.mark_names import SHARES, UNDEALT
from referee.games.climbing.rule_api.rule import (
    Fulfilment,
    Gift,
    MoveContext,
    Undetermined,
    cards_of_ranks,
    count_held,
    reduced,
    sparing_one,
    takes_all,
)
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.conditions import (
    ANY,
    ONE,
    ONE_OF_COLOURS,
    HandRun,
    cards_of_rank,
)
from referee.games.climbing.rule_language.marks import possible_values
from referee.games.climbing.rule_language.phrases import (
    OR_LIST,
    hyphenated,
    numbers,
    rank_args,
)
from referee.games.climbing.rule_language.players import (
    ALL,
    EVERYBODY,
    NEIGHBOUR,
    NEXT,
    OTHERS,
    PICKED,
    PLAYER,
    Role,
    names_in,
    neighbours,
    players_phrase,
)
from referee.games.climbing.rule_language.sentence import (
    BACK,
    EACH_GAME,
    GIVEN,
    LEFT,
    MOVES,
    ON_TURN,
    PASSED,
    PLAYED,
    REIGN,
    SWEPT,
    UP,
)
from referee.i18n.messages import listing, message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import ACCEPT, DECLINE, DISCARD, REVOLT, SWAP
from referee.model.types import Words
from referee.rulebook.rule_language import IDLE, Flaw, SentenceWords, Word

from .base import Args, RuleAction, role_words, unused

EVERY = "all"
"""A number of cards: all that there are of the ranks named, or the whole hands."""


def doer(path: str) -> Role:
    """The role of those who do what an action with this path says."""
    return Role(f"{path}.by", "who does it", also=EVERYBODY)


EMPTIED = Word(
    "then.emptied",
    "what happens if this empties the hand: the player is out, it is "
    "judged like a last play, or it is forbidden",
    "",
    ("out", "judged", "barred"),
)
IN_TURN, SHARED, BEST_SUIT, WEAKER_HAND = TIES_BROKEN = (
    "in turn", "shared", "best suit", "weaker hand"
)  # fmt: skip
TIES = Word(
    "then.ties",
    "of several players who go out, have such a hand or equally many cards: who is placed first",
    "",
    (*TIES_BROKEN, "no"),
)
STRONGEST, WEAKEST, WEAKER = "strongest", "weakest", "weaker"
USUALLY = ("usually strongest", "usually weakest")
"""The values for the strongest and the weakest in the usual ranking, even if it is reversed."""
OF_STRONGEST = (STRONGEST, USUALLY[0])


def strength_word(path: str, *also: str) -> Word:
    """The word of an action for how strong the cards have to be."""
    return Word(
        f"{path}.strength",
        "which cards of the hand: the strongest, in the current ranking or in the usual one",
        "",
        (*OF_STRONGEST, *also),
    )


EXIT_WORDS = (EMPTIED, TIES)
"""The modifiers of all actions that make hands smaller."""
CALLED = Word("then.called", "it happens only if the player calls it", "flag")
CALLED_OUT = Word("then.called_out", "a player who goes out with the cards may call it too", "flag",
                  needs=CALLED.path)  # fmt: skip


def may_call(action: RuleAction, context: MoveContext) -> bool:
    """Whether the player may call what the action does, even if the play was the last."""
    return not context.now.is_out(context.seat) or bool(action.value(CALLED_OUT.path))


def carry_out_held(fulfilment: Fulfilment) -> Effects:
    """The effects that have waited for the player to call or to choose them."""
    if fulfilment.kind in (ACCEPT, REVOLT):
        yield from fulfilment.owed.held


def taken_args(ranks: Sequence[str], lang: str, *, every: bool = False) -> dict[str, Any]:
    """Message arguments about cards of these ranks that leave a hand."""
    args = rank_args(ranks, lang, "list-last" if every else OR_LIST)
    return {"of": args["named"], "taken": args["those"], "all": every}


SPARED = "spared"


def _loss_words(path: str, doing: str) -> tuple[Word, ...]:
    """The words that giving and discarding share."""
    return (
        Word(f"{path}.count", f"how many cards are {doing}: a number, one for each card played, "
             "or all of the ranks named", "number", ("each", EVERY)),
        Word(f"{path}.rank", f"only cards of this rank, or of these, are {doing}", "rank",
             ("Jo",), many=True),
        Word(f"{path}.may", "fewer may be chosen, or none", "flag"),
        Word(f"{path}.in_full", f"all of these cards are {doing}, or none; or hands that have too "
             "few are spared", "flag", (SPARED,)),
    )  # fmt: skip


class CardLossAction(RuleAction):
    """The base of giving and discarding: an obligation of the players who lose cards."""

    stage, triggers = "on_owe", MOVES
    kind: ClassVar[str]
    """The kind of the obligation."""
    modifiers: ClassVar[tuple[Word, ...]] = (*EXIT_WORDS, CALLED, CALLED_OUT)

    def prepare(self) -> None:
        self.may = self.value(f"{self.path}.may", False)
        self.strongest = self.value(f"{self.path}.strength") in OF_STRONGEST
        self.rank = self.value(f"{self.path}.rank", ())
        self.all = self.value(f"{self.path}.count") == EVERY
        self.in_full = self.value(f"{self.path}.in_full", False)
        self.whole = self.path == "then.discard" and self.in_full is True
        self.is_own_act = self.who("by") == (PLAYER,) and not self.value(CALLED.path)
        if self.value(CALLED.path):
            self.on_fulfilled = carry_out_held

    def effects(self, context: MoveContext) -> Effects:
        """The obligations: at once, or when the player has called them."""
        owed = tuple(self._obligations(context))
        if not owed or not self.value(CALLED.path):
            yield from owed
        elif may_call(self, context):
            yield Owe(Obligation("call", context.seat, clause=self.clause, held=owed,
                                 for_others=True))  # fmt: skip

    def _obligations(self, context: MoveContext) -> Effects:
        now, cards, meant = context.now, self.allowed(context), self.meant(context)
        for seat in self.players("by", context):
            count, least = self._counts(now, seat, self._wanted(context), cards)
            for taker in self.takers(context, seat) if count else ():
                may = self.may and bool(cards)
                owed = Obligation(self.kind, seat, taker, count, self.clause,
                                  0 if self.may else least, self.strongest, of=cards or 0,
                                  may=may, forced=not self.may and least < count,
                                  whole=self.whole, meant=meant)  # fmt: skip
                if self.value(EMPTIED.path) == "barred" and takes_all(owed, now):
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
        if self.in_full == SPARED and not self.all and count < wanted:
            return 0, 0
        if cards is None:
            return count, count
        known, possible = count_held(self.deck, now, seat, cards)
        most = min(count, possible)
        return most, min(most, known)

    def _wanted(self, context: MoveContext) -> int:
        if self.all:
            return self.deck.size + self.deck.jokers
        return self.count(f"{self.path}.count", context)

    def takers(self, context: MoveContext, seat: int) -> Sequence[int]:
        """Who takes cards of this seat; ``NOBODY``: they are discarded, or a player is picked."""
        return (NOBODY,)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if SHARED in possible_values(words.get(TIES.path)):
            yield SHARES

    def args(self, lang: str) -> Args:
        path = f"{self.path}.count"
        count = self.count_arg(path) if self.value(path) else 1
        args = {"count": count, "fewer": self.may and not self.whole, "strongest": self.strongest}
        args |= {"may": self.may or self.is_offered}
        return {**args, **self._taken_args(lang)}

    def _taken_args(self, lang: str) -> dict[str, Any]:
        return taken_args(self.rank, lang, every=self.all)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        named = f"{cls.path}.rank" in words or "then.discard.same" in words
        if words.get(f"{cls.path}.count") == EVERY and not named:
            yield Flaw(f"{cls.path}.count", "all-of-what", {"needed": f"{cls.path}.rank"})
        strength = possible_values(words.get(f"{cls.path}.strength"))
        if named and not {*OF_STRONGEST}.isdisjoint(strength):
            yield Flaw(f"{cls.path}.strength", "not-with-rank")


class GiveAction(CardLossAction):
    """Cards are given to another player."""

    path, kind = "then.give", "give"
    roles = (
        doer(path),
        Role("then.give.to", "who gets the cards", NEXT, (OTHERS, PICKED), apart="then.give.by"),
    )
    words = (*_loss_words(path, "given"), strength_word(path), *role_words(roles))
    counting = ("then.give.count",)

    def takers(self, context: MoveContext, seat: int) -> Sequence[int]:
        if PICKED in self.who("to"):
            return (NOBODY,) if len(context.now.playing) > 1 else ()
        return [other for other in self.players("to", context, seat) if other != seat]


class DiscardAction(CardLossAction):
    """Cards are discarded."""

    path, kind = "then.discard", "discard"
    roles = (doer(path),)
    words = (
        *_loss_words(path, "discarded"),
        *role_words(roles),
        Word("then.discard.strength", "which cards of the hand: the strongest, in the current "
             "ranking or in the usual one; or only cards weaker than those played", "",
             (*OF_STRONGEST, WEAKER, ANY)),
        Word("then.discard.blind", "a player whom the player picks draws them unseen", "flag"),
        Word("then.discard.same", "only cards of the rank played; after a pass or on a turn, of "
             "the rank on top of the field", "", ("number",)),
        Word("then.discard.row", "exactly this many ranks in a row, one card each", "number",
             least=2),
        Word("then.discard.suits", "the suits of the row: any, one suit, one colour", "",
             (ANY, ONE, ONE_OF_COLOURS), needs="then.discard.row"),
        Word("then.discard.stand_ins", "jokers may stand for cards of the row", "flag",
             needs="then.discard.row"),
    )  # fmt: skip
    counting = ("then.discard.count",)

    def prepare(self) -> None:
        super().prepare()
        self.weaker = self.value("then.discard.strength") == WEAKER
        self.row = self.value("then.discard.row", 0)
        self.misfit = "row" if self.row else "weaker" if self.weaker else ""
        if self.row and hasattr(self, "deck"):
            suits = self.value("then.discard.suits", ANY)
            jokers = self.value("then.discard.stand_ins", False)
            self.run = HandRun(self.deck, self.row, suits, jokers)

    def _obligations(self, context: MoveContext) -> Effects:
        if not self.row:
            yield from super()._obligations(context)
            return
        for seat in self.players("by", context):
            cards = self.run.possible_cards(context.now, seat)
            if cards:
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
        return self.whole and count < fulfilment.owed.count

    def allowed(self, context: MoveContext) -> int | None:
        """See the base class. Cards are weaker in the order that holds after the play, than the
        ranks that the sentence is about; no card is weaker than a joker."""
        cards = super().allowed(context)
        if self.value("then.discard.same"):
            of_rank = cards_of_rank(context.play, self.deck) if context.field else 0
            cards = of_rank if cards is None else cards & of_rank
        if not self.weaker:
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
        if "then.discard.row" in words:
            others = ("count", "rank", "same", "strength", "blind", "in_full")
            paths = (f"then.discard.{word}" for word in others)
            yield from (Flaw(path, "not-with-row") for path in paths if path in words)
        weaker = WEAKER in possible_values(words.get("then.discard.strength"))
        if weaker and words.get("then.discard.blind", False) not in IDLE:
            yield Flaw("then.discard.blind", "not-with-weaker")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        text = self._row_phrase(lang, card_args) if self.row else super().phrase(lang, card_args)
        if self.weaker:
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
        suits = hyphenated(self.value("then.discard.suits", ANY))
        args = {"row": self.row, "suits": suits, "may": self.may or self.is_offered}
        args["jokers"] = self.value("then.discard.stand_ins", False)
        roles = self.role_args(lang, card_args["when"])
        return message(lang, "said-discard-row", **{**card_args, **roles, **args})


DOMINANT = "dominant"
"""The neighbour on the side of the dominant hand, which isn't part of a position."""
HOLDER = "next holder"
"""The first in turn order who holds such a card."""


class TakeAction(RuleAction):
    """The player has to take cards from other hands."""

    path = "then.take"
    roles: ClassVar[tuple[Role, ...]] = (
        doer(path),
        Role("then.take.from", "from whom; `dominant`: the neighbour on the side of the dominant "
             "hand; `next holder`: the next who has such a card", PICKED,
             (OTHERS, PICKED, NEIGHBOUR, DOMINANT, HOLDER), apart="then.take.by"),
    )  # fmt: skip
    words: ClassVar[tuple[Word, ...]] = (
        Word("then.take.count", "how many cards are taken: a number, or one for each card played",
             "number", ("each",)),
        Word("then.take.times", "how often, from one hand each time: a number, or once for each "
             "card played", "number", ("each",)),
        Word("then.take.named", "a card that the player names, if it is there", "flag"),
        *role_words(roles),
        Word("then.take.may", "fewer may be taken, or none", "flag"),
        Word("then.take.rank", "only cards of this rank, or of these, are taken", "rank", ("Jo",),
             many=True),
        strength_word(path),
        Word("then.take.stays", "a player whose hand is empty takes and isn't out", "flag"),
    )  # fmt: skip
    modifiers = EXIT_WORDS
    stage = "on_owe"
    triggers: ClassVar[tuple[str, ...]] = MOVES
    counting: ClassVar[tuple[str, ...]] = ("then.take.count", "then.take.times")

    def prepare(self) -> None:
        self.whose = self.who("from")
        self.named = self.value("then.take.named", False)
        self.may = self.named or self.value("then.take.may", False)
        self.rank = self.value("then.take.rank", ())
        alone = self.who("by") == (PLAYER,) and OTHERS not in self.whose
        self.is_own_act = alone and self.value("then.take.times") is None

    def effects(self, context: MoveContext) -> Effects:
        for seat in self.players("by", context):
            yield from map(Owe, self.obligations(context, seat))

    def obligations(self, context: MoveContext, seat: int) -> Iterator[Obligation]:
        """The obligations of a player, whether still in the game or not."""
        now, count = context.now, self.count("then.take.count", context)
        for to, holders in self._holders(context, seat):
            known, possible = self._supply(now, holders)
            if count and possible:
                count = min(count, possible)
                least = 0 if self.may else min(count, known)
                owed = Obligation(
                    "take",
                    seat,
                    to,
                    count,
                    self.clause,
                    least,
                    self.value("then.take.strength") in OF_STRONGEST,
                    of=self._allowed,
                    forced=not self.may and least < count,
                    meant=self.meant(context),
                )
                yield from [owed] * self.count("then.take.times", context)

    def _holders(self, context: MoveContext, seat: int) -> Iterator[tuple[int, list[int]]]:
        """For each obligation: at whom it is aimed, and whose hands may have the cards."""
        others = [other for other in context.now.playing if other != seat]
        beside = [other for other in others if other in neighbours(seat, context.now)]
        if not {DOMINANT, NEIGHBOUR}.isdisjoint(self.whose):
            others = beside
        elif {PICKED, HOLDER}.isdisjoint(self.whose):
            found = self.players("from", context, seat)
            yield from ((other, [other]) for other in found if other != seat)
            return
        if others:
            yield NOBODY, others

    @property
    def misfit(self) -> str:
        """Who is wrong if a card may not be taken from a player: one who isn't a neighbour, or one
        who comes later in turn than another holder."""
        if {NEIGHBOUR, DOMINANT} & {*self.whose}:
            return "apart"
        return "later" if HOLDER in self.whose else ""

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Forbids to take from the wrong player."""
        if fulfilment.owed.kind != "take" or fulfilment.other == NOBODY:
            return False
        if HOLDER in self.whose:
            return self._passes_over(fulfilment)
        if NEIGHBOUR in self.whose:
            return fulfilment.other not in neighbours(fulfilment.seat, fulfilment.before)
        return DOMINANT in self.whose and self._sits_elsewhere(fulfilment)

    def _passes_over(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether a player who comes first in turn order holds such a card too."""
        now = fulfilment.before
        others = [seat for seat in now.around(fulfilment.seat)[1:] if seat in now.playing]
        nearer = others[: others.index(fulfilment.other)] if fulfilment.other in others else []
        supply = {seat: self._supply(now, [seat]) for seat in nearer}
        if any(known for known, _ in supply.values()):
            return True
        possible_holder = next((seat for seat, (_, possible) in supply.items() if possible), None)
        if possible_holder is None:
            return False
        return Undetermined("holds-none-of", possible_holder, self._allowed)

    def _sits_elsewhere(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether the other player isn't the neighbour on the side of the dominant hand."""
        beside = neighbours(fulfilment.seat, fulfilment.before)
        if fulfilment.other not in beside:
            return True
        if len(beside) == 1:
            return False
        return Undetermined("dominant-hand", fulfilment.other, about="table")

    @property
    def _allowed(self) -> int:
        """The cards that may be taken, as a set; 0: any."""
        return cards_of_ranks(self.deck, self.rank)

    def _supply(self, now: PositionView, holders: list[int]) -> tuple[int, int]:
        """How many such cards one of these hands is known to hold, and may hold, at most."""
        cards = self._allowed or self.deck.full
        counts = [count_held(self.deck, now, seat, cards) for seat in holders]
        return max(known for known, _ in counts), max(possible for _, possible in counts)

    @property
    def message_key(self) -> str:
        key = super().message_key
        return f"{key}-named" if self.named else key

    def role_args(self, lang: str, when: str) -> Args:
        args = super().role_args(lang, when)
        return {**args, "apiece": args["apiece"] or OTHERS in self.whose}

    def args(self, lang: str) -> Args:
        strongest, may = (
            self.value("then.take.strength") in OF_STRONGEST,
            self.may or self.is_offered,
        )
        args = {"count": self.count_arg("then.take.count"), "strongest": strongest, "may": may}
        args |= {"fewer": self.may, "each": self.value("then.take.times") == "each"}
        return {**args, **taken_args(self.rank, lang)}


OF_PLAYERS_IN = tuple(trigger for trigger in MOVES if trigger != LEFT)
"""The triggers of actions that the player always takes part in, who is out with the others."""


class PairAction(RuleAction):
    """The base of actions on two hands, those of a player and of another, who may be picked."""

    stage = "on_owe"
    triggers: ClassVar[tuple[str, ...]] = MOVES
    other: ClassVar[str] = "with"
    """The role of the other player."""

    def others(self, context: MoveContext, seat: int) -> Sequence[int]:
        """The others with whom a player does it; ``NOBODY``: one whom the player picks."""
        if {PICKED, NEIGHBOUR}.isdisjoint(self.who(self.other)):
            return [one for one in self.players(self.other, context, seat) if one != seat]
        return (NOBODY,) if len(context.now.playing) > 1 else ()

    def is_elsewhere(self, fulfilment: Fulfilment) -> bool:
        """Whether the player has picked someone who isn't a neighbour, though it has to be one."""
        if NEIGHBOUR not in self.who(self.other) or fulfilment.other == NOBODY:
            return False
        return fulfilment.other not in neighbours(fulfilment.seat, fulfilment.before)


class SwapAction(PairAction):
    """Players swap a number of cards for as many of another hand, or the whole hands."""

    path = "then.swap"
    roles = (
        doer(path),
        Role("then.swap.with", "with whom", PICKED, (OTHERS, PICKED, NEIGHBOUR),
             apart="then.swap.by"),
    )  # fmt: skip
    words = (
        Word("then.swap.count", "this many cards are swapped for as many of another hand, or the "
             "whole hands", "number", (EVERY,), least=1),
        *role_words(roles),
        Word("then.swap.strength", "the strongest cards of the other hand come back, in "
             "the current ranking or in the usual one", "", OF_STRONGEST),
        Word("then.swap.may", "optional", "flag"),
    )  # fmt: skip

    def prepare(self) -> None:
        self.cards = self.value("then.swap.count", 1)
        self.may = self.value("then.swap.may", False)
        self.strongest = self.value("then.swap.strength") in OF_STRONGEST
        self.is_own_act = self.who("by") == (PLAYER,)

    def effects(self, context: MoveContext) -> Effects:
        for seat in self.players("by", context):
            for to in self.others(context, seat):
                if self.cards == EVERY:
                    least = 0 if self.may else 1
                    yield Owe(Obligation("swap_hands", seat, to, 1, self.clause, least))
                elif self._are_able(context.now, seat, to):
                    least = 0 if self.may else self.cards
                    yield Owe(Obligation("swap", seat, to, self.cards, self.clause, least,
                                         self.strongest))  # fmt: skip

    def _are_able(self, now: PositionView, seat: int, to: int) -> bool:
        """Whether both have enough cards, as far as is known."""
        able = [one for one in now.playing if now.can_part_with(one, self.cards) == self.cards]
        return seat in able and any(one != seat and to in (NOBODY, one) for one in able)

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterable[Obligation]:
        """The obligations for which no hand has become too small."""
        left = filter(None, (reduced(obligation, now, self.deck) for obligation in owed))
        return [one for one in left if self.cards in (EVERY, one.count)]

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        if fulfilment.kind == SWAP and fulfilment.cards.bit_count() != self.cards:
            return True
        return self.is_elsewhere(fulfilment)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words.get("then.swap.count") == EVERY:
            yield from unused(words, "then.swap.strength")

    @property
    def message_key(self) -> str:
        key = super().message_key
        return f"{key}-hands" if self.cards == EVERY else key

    def args(self, lang: str) -> Args:
        args = {"may": self.may or self.is_offered, "strongest": self.strongest}
        return {**args, "count": self.cards}


AS_BEFORE, EQUAL = "as before", "equal"
"""Numbers of cards that are dealt again."""


class MixHandsAction(PairAction):
    """Hands are mixed and dealt again, as many cards to each as before, or equally many to all."""

    path = "then.mix_hands"
    roles = (
        Role("then.mix_hands.with", "whose hands are mixed with that of the player and dealt again",
             OTHERS, (OTHERS, PICKED, NEIGHBOUR)),
    )  # fmt: skip
    words = (
        *role_words(roles),
        Word("then.mix_hands.may", "the player need not pick anybody", "flag"),
        Word("then.mix_hands.count", "how many cards everyone gets: as many as before; or the same "
             "number, and leftover cards go to the next in turn", "", (AS_BEFORE, EQUAL)),
    )  # fmt: skip

    triggers = OF_PLAYERS_IN

    def prepare(self) -> None:
        self.equally = self.value("then.mix_hands.count") == EQUAL
        self.may = self.value("then.mix_hands.may", False)
        self.is_own_act = not {PICKED, NEIGHBOUR}.isdisjoint(self.who("with"))

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        if not self.is_own_act:
            seats = self.players("with", context)
            seats = [one for one in now.playing if one == seat or one in seats]
            if len(seats) > 1:
                yield self._mixed(now, seat, tuple(seats))
        elif not now.is_out(seat) and self.others(context, seat):
            least = 0 if self.may else 1
            yield Owe(Obligation("mix_hands", seat, clause=self.clause, least=least))

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.owed.kind == "mix_hands":
            yield self._mixed(fulfilment.now, fulfilment.seat, (fulfilment.seat, fulfilment.other))

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        return fulfilment.owed.kind == "mix_hands" and self.is_elsewhere(fulfilment)

    def _mixed(self, now: PositionView, seat: int, seats: tuple[int, ...]) -> MixHands:
        """The effect; equally many cards are dealt from the player after this seat on."""
        if not self.equally:
            return MixHands(seats)
        order = [other for other in (*now.around(seat)[1:], seat) if other in seats]
        return MixHands(tuple(order), equally=True)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if names_in(words.get("then.mix_hands.with")).isdisjoint((PICKED, NEIGHBOUR)):
            yield from unused(words, "then.mix_hands.may")

    def args(self, lang: str) -> Args:
        whose = "others" if OTHERS in self.who("with") else "pair"
        return {"whose": whose, "equally": self.equally, "may": self.may or self.is_offered}


OR_FIELD = "discards or field"
DISCARDED = "discarded"
"""A number of cards: as many as the player discards first."""


class DrawAction(RuleAction):
    """Players draw cards from the discards, or from the play below; each has an obligation."""

    path = "then.draw"
    roles: ClassVar[tuple[Role, ...]] = (
        doer(path),
        Role("then.draw.to", "into whose hand the cards go (default: of the player who draws)", "",
             (OTHERS,), apart="then.draw.by"),
    )  # fmt: skip
    words: ClassVar[tuple[Word, ...]] = (
        Word("then.draw.count", "how many cards are drawn: a number, one for each card played, "
             "or as many as the player discards first", "number", ("each", DISCARDED)),
        Word("then.draw.times", "how often: a number, or once for each card played", "number",
             ("each",)),
        Word("then.draw.from", "where the cards are: the discards, the play below, or the "
             "discards and everything below", "", ("discards", "below", OR_FIELD)),
        *role_words(roles),
        Word("then.draw.first", "who draws first if all do; the others follow in turn while "
             "there are cards", "", ("player", "next")),
        Word("then.draw.in_full", "no one draws if there are too few cards", "flag"),
        Word("then.draw.may", "fewer may be drawn, or none", "flag"),
        Word("then.draw.blind", "the cards are drawn unseen", "flag"),
        Word("then.draw.own", "the cards that the player discards first may be drawn too", "flag"),
        Word("then.draw.stays", "a player whose hand is empty draws and isn't out, or is in the "
             "game again if all others have passed first", "flag"),
    )  # fmt: skip
    spellings = (UNDEALT,)
    stage = "on_owe"
    triggers: ClassVar[tuple[str, ...]] = MOVES
    counting: ClassVar[tuple[str, ...]] = ("then.draw.count", "then.draw.times")

    def prepare(self) -> None:
        self.alone = self.who("by") == (PLAYER,)
        self.may = self.value("then.draw.may", False)
        self.below = self.value("then.draw.from") == "below"
        self.as_many = self.value("then.draw.count") == DISCARDED
        self.is_own_act = self.alone and not self.as_many
        self.blind = self.value("then.draw.blind", False)
        self.rejoins = self.value("then.draw.stays", False) and self.sentence.when == SWEPT

    def effects(self, context: MoveContext) -> Effects:
        drawers = self._drawers(context)
        if self.rejoins and context.now.is_out(context.seat):
            yield Rejoin(context.seat, 0)
        yield from map(Owe, self.obligations(context, drawers))

    def _drawers(self, context: MoveContext) -> Sequence[int]:
        """Who draws, in this order; cards that another player gets, even a player who is out."""
        now = context.now
        if self.alone:
            draws = self.who("to") or self.rejoins or not now.is_out(context.seat)
            return (context.seat,) if draws else ()
        drawers, order = self.players("by", context), now.around(context.seat)
        if self.value("then.draw.first") == "next":
            order = [*order[1:], order[0]]
        return [seat for seat in order if seat in drawers]

    def obligations(self, context: MoveContext, seats: Sequence[int]) -> Iterator[Obligation]:
        """The obligations of these seats, one after another, while there are cards."""
        wanted = self.count("then.draw.count", context) * self.count("then.draw.times", context)
        allowed, known, possible = self._supply(context)
        if self.as_many or (self.value("then.draw.in_full") and possible < wanted * len(seats)):
            return
        for seat, to in [(drawer, to) for drawer in seats for to in self._takers(context, drawer)]:
            count = min(wanted, possible)
            least = 0 if self.may else min(count, known)
            if count:
                kind = "pick_up" if self.below else "draw"
                yield Obligation(kind, seat, to, count, self.clause, least, of=allowed,
                                 forced=not self.may and least < count, blind=self.blind,
                                 for_others=to != NOBODY, meant=self.meant(context))  # fmt: skip
                known, possible = max(0, known - count), possible - count

    def _takers(self, context: MoveContext, seat: int) -> Sequence[int]:
        """Into whose hands the cards go; ``NOBODY``: into that of this seat, which draws them."""
        if not self.who("to"):
            return (NOBODY,)
        return [other for other in self.players("to", context, seat) if other != seat]

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        """Makes who has discarded cards draw as many."""
        if not self.as_many or fulfilment.kind != DISCARD:
            return
        discarded = fulfilment.cards.bit_count() + fulfilment.hidden
        allowed, possible = may_lie_discarded(self.deck, fulfilment.before)
        known = fulfilment.before.discards
        if self.value("then.draw.own"):
            known, allowed = self.deck.add(known, fulfilment.cards), 0
            possible += discarded
        count = min(discarded, possible)
        least = 0 if self.may else min(count, known.bit_count())
        if count:
            seat = fulfilment.seat
            yield Owe(Obligation("draw", seat, NOBODY, count, self.clause, least, of=allowed,
                                 forced=not self.may and least < count, blind=self.blind,
                                 ))  # fmt: skip

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        as_many = words.get("then.draw.count") == DISCARDED
        if as_many and not any(path.startswith("then.discard") for path in words):
            yield from unused(words, "then.draw.count")
        if not as_many:
            yield from unused(words, "then.draw.own")
        if ALL not in names_in(words.get("then.draw.by")):
            yield from unused(words, "then.draw.first")
        others = ("from", "by", "to", "times", "stays", "in_full") if as_many else ()
        yield from unused(words, *(f"then.draw.{word}" for word in others))

    def _supply(self, context: MoveContext) -> tuple[int, int, int]:
        """The cards that may be drawn (0: any discards), how many are known to be there, and how
        many may be there."""
        now = context.now
        if self.below:
            cards = now.field[-2].play.mask if len(now.field) > 1 else 0
            return cards, cards.bit_count(), cards.bit_count()
        discards, possible = may_lie_discarded(self.deck, now)
        known = now.discards.bit_count()
        if self.value("then.draw.from") != OR_FIELD:
            return 0, known, possible
        below = self.deck.together([laid.play.mask for laid in now.field[:-1]])
        count = below.bit_count()
        return self.deck.add(discards, below), known + count, possible + count

    @property
    def message_key(self) -> str:
        if self.as_many:
            return "said-draw-as-many"
        if "then.draw.times" in self.sentence.then:
            return "said-draw-each"
        return "said-draw"

    def args(self, lang: str) -> Args:
        count, repeated = self.count_arg("then.draw.count"), "then.draw.times" in self.sentence.then
        args = {"count": count, "each": count, "fewer": self.may, "strongest": False}
        args |= {"may": self.may or (self.is_offered and not repeated), "below": self.below}
        args |= {word: self.value(f"then.draw.{word}", False) for word in ("blind", "own", "stays")}
        return args


class StayToTakeAction(TakeAction):
    """A player without cards who has to take some from another hand stays in the game."""

    path, stage = "then.take.stays", "on_finish"
    silent = True
    triggers: ClassVar[tuple[str, ...]] = (PLAYED,)
    words: ClassVar[tuple[Word, ...]] = ()
    counting: ClassVar[tuple[str, ...]] = ()

    def effects(self, context: MoveContext) -> Effects:
        takes = not {PLAYER, ALL}.isdisjoint(self.who("by"))
        if context.goes_out and takes and any(self.obligations(context, context.seat)):
            yield Stay(context.seat)


class StayAction(DrawAction):
    """A player without cards who has to draw stays in the game."""

    path, stage = "then.draw.stays", "on_finish"
    silent = True
    triggers: ClassVar[tuple[str, ...]] = (PLAYED, SWEPT)
    words: ClassVar[tuple[Word, ...]] = ()
    counting: ClassVar[tuple[str, ...]] = ()

    def effects(self, context: MoveContext) -> Effects:
        if not context.goes_out:
            return
        obligations = self.obligations(context, list(self._drawers(context)))
        if any(obligation.seat == context.seat for obligation in obligations):
            yield Stay(context.seat)


class TakeFieldAction(RuleAction):
    """The player takes the cards below the play into the hand; by a pass or on a turn, those on
    top. If a pass leaves none, the field counts as cleared and the next player leads."""

    path = "then.take_field"
    words = (
        Word(path, "the player takes all cards below, or the play below; after a pass or on a "
             "turn, those on top of the field", "", ("all", "play below")),
    )  # fmt: skip
    stage, triggers, is_own_act = "on_play", (PLAYED, PASSED, ON_TURN), True

    def prepare(self) -> None:
        if self.sentence.when == ON_TURN:
            self.on_fulfilled = self._on_fulfilled

    def effects(self, context: MoveContext) -> Effects:
        if self.sentence.when == ON_TURN:
            yield from self._offered(context)
        elif self.sentence.when == PASSED:
            yield from self._from_top(context)
        elif len(context.field) > 1:
            yield TakeField(context.seat, self._plays)

    @property
    def _plays(self) -> int:
        """How many plays are taken; 0: all."""
        return 1 if self.value() == "play below" else 0

    def _offered(self, context: MoveContext) -> Effects:
        taken = context.now.field[-self._plays :]
        cards = self.deck.together([laid.play.mask for laid in taken])
        if cards and not any(laid.play.hidden for laid in taken):
            count = cards.bit_count()
            yield Owe(Obligation("take_field", context.seat, NOBODY, count, self.clause, count,
                                 of=cards))  # fmt: skip

    def _on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.owed.kind == "take_field":
            yield TakeTop(fulfilment.seat, fulfilment.cards, self._plays)

    def _from_top(self, context: MoveContext) -> Effects:
        now, plays = context.now, self._plays
        taken = now.field[-plays:]
        if not taken or any(laid.play.hidden for laid in taken):
            return
        cards = self.deck.together([laid.play.mask for laid in taken])
        yield TakeTop(context.seat, cards, plays)
        if len(taken) == len(now.field):
            ending = (mark for mark in now.marks if mark.until == "clear")
            yield from (DropMark(mark.kind, mark.holder) for mark in ending)

    def args(self, lang: str) -> Args:
        below = self.value() == "play below"
        return {"below": below}


class ShowAction(PairAction):
    """Players have to show their strongest or weakest card, to all or to a player; or the player
    looks at cards of others, whom the player may have to pick."""

    path, other = "then.show", "by"
    roles = (
        Role("then.show.by", "who does it", also=(*EVERYBODY, PICKED, NEIGHBOUR)),
        Role("then.show.to", "who sees it", ALL, EVERYBODY, apart="then.show.by"),
    )
    words = (
        Word("then.show.strength", "which card of the hand: the strongest or the weakest, in the "
             "current ranking or in the usual one", "", (STRONGEST, WEAKEST, *USUALLY)),
        Word("then.show.count", "how many cards the player sees: one, or all (default if no "
             "strength is named)", "number", (EVERY,)),
        *role_words(roles),
        Word("then.show.times", "how often: a number, or once for each card played", "number",
             ("each",)),
        Word("then.show.may", "the player who sees the cards need not look", "flag"),
    )  # fmt: skip
    stage, triggers = "on_owe", MOVES
    counting: ClassVar[tuple[str, ...]] = ("then.show.times",)

    def prepare(self) -> None:
        self.may = self.value("then.show.may", False)
        self.whole = self.value("then.show.count", EVERY) == EVERY
        strength = self.value("then.show.strength", "")
        self.card = WEAKEST if strength.endswith(WEAKEST) else STRONGEST
        self.looks = not strength
        own = self.who("by") == (PLAYER,)
        looks_once = {*self.who("by")}.isdisjoint(EVERYBODY) and "then.show.times" not in (
            self.sentence.then
        )
        self.is_own_act = looks_once if self.looks else own
        if self.looks:
            self.forbids_fulfilment = self._forbids_fulfilment

    def effects(self, context: MoveContext) -> Effects:
        if self.looks:
            yield from self._looks(context)
            return
        kind, strongest = f"show_{self.card}", self.card == STRONGEST
        for seat in self.players("by", context):
            for to in self._viewers(context, seat):
                owed = Obligation(kind, seat, to, 1, self.clause, least=1, strongest=strongest)
                yield Owe(owed)

    def _viewers(self, context: MoveContext, seat: int) -> Sequence[int]:
        """Who alone sees the card; ``NOBODY``: everybody sees it."""
        if not {*self.who("to")}.isdisjoint(EVERYBODY):
            return (NOBODY,)
        return [other for other in self.players("to", context, seat) if other != seat]

    stage, triggers = "on_owe", MOVES

    def _looks(self, context: MoveContext) -> Effects:
        now, seat, least = context.now, context.seat, 0 if self.may else 1
        if now.is_out(seat):
            return
        times = self.count("then.show.times", context)
        if self.whole:
            times = min(times, len(now.playing) - 1)
        for to in self.others(context, seat):
            again = 1 if self.whole and to != NOBODY else times
            look = Obligation("look", seat, to, clause=self.clause, least=least)
            yield from [Owe(replace(look, blind=not self.whole))] * again

    def _forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        return fulfilment.owed.kind == "look" and self.is_elsewhere(fulfilment)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by, to = (
            names_in(words.get("then.show.by", PLAYER)),
            names_in(words.get("then.show.to", ALL)),
        )
        if "then.show.strength" in words:
            one_card = () if words.get("then.show.count") == 1 else ("then.show.count",)
            yield from unused(words, *one_card, "then.show.times", "then.show.may")
            if not by.isdisjoint((PICKED, NEIGHBOUR)):
                yield Flaw("then.show.by", "shows-by-whom")
        elif to != {PLAYER} or PLAYER in by or ALL in by:
            yield Flaw(cls.first_word(words), "shows-what")

    @property
    def message_key(self) -> str:
        key = super().message_key
        return f"{key}-look" if self.looks else key

    def role_args(self, lang: str, when: str) -> Args:
        args = super().role_args(lang, when)
        who = players_phrase(self.who("by"), lang, when, act="who") if self.looks else ""
        return {**args, "who": who} if self.looks else args

    def args(self, lang: str) -> Args:
        if not self.looks:
            seen = "some" if {*self.who("to")}.isdisjoint(EVERYBODY) else "all"
            return {"may": self.is_offered, "card": self.card, "seen": seen}
        times = self.count_arg("then.show.times") if self.value("then.show.times") else 1
        at, may = "hand" if self.whole else "card", self.may or self.is_offered
        return {"at": at, "may": may, "count": times, "picked": PICKED in self.who("by")}


COUNT = "then.gift.count"
NONE = "none"
BEFORE, AFTERWARDS = "before", "after"
"""When givers see what they get: before they give back, or after both have given."""
THE_WEAKEST = "the weakest"
SIDES = {UP: (True,), BACK: (False,), "any": (True, False)}
"""By ``when.gift``: the values of ``Gift.strongest`` that it is about."""


class GiftAction(RuleAction):
    """Which cards are given, how many, who chooses them, and what the giver sees first."""

    path = "then.gift"
    words = (
        Word("then.gift.without", "these cards are never given", "rank", ("Jo",), many=True),
        Word("then.gift.most", "no card stronger than this is given back, in the usual ranking",
             "rank"),
        Word("then.gift.lacking", "what a player who has too few of these cards adds", "",
             (THE_WEAKEST, ANY), needs="then.gift.most"),
        Word(COUNT, "nothing is given", "", (NONE, "no")),
        Word("then.gift.more", "this many more cards are given, or one more with each further "
             "game of the same daifugo", "number", (EACH_GAME,), least=1),
        Word("then.gift.up_to", "at most this many more cards are given", "number", ("any",),
             least=1, needs="then.gift.more"),
        Word("then.gift.strength", "which cards go up: the strongest in the usual ranking, or any "
             "of the giver's choice", "", (USUALLY[0], ANY)),
        Word("then.gift.blind", "the cards are drawn unseen", "flag"),
        Word("then.gift.seen", "the player who gives back sees before what was given; or both "
             "sides see it after they have given at the same time", "", (BEFORE, AFTERWARDS)),
    )  # fmt: skip
    triggers = (GIVEN,)

    def prepare(self) -> None:
        self.never = self.value("then.gift.without", ())
        self.most = self.value("then.gift.most", "")
        self.lacking = self.value("then.gift.lacking", THE_WEAKEST)
        self.blind = self.value("then.gift.blind", False)
        self.chosen = self.blind or self.value("then.gift.strength") == ANY
        self.none = self.value(COUNT) == NONE
        self.strongest = self.value("then.gift.strength") == USUALLY[0]
        self.seen = self.value("then.gift.seen") == BEFORE
        self.at_once = self.value("then.gift.seen") == AFTERWARDS
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
        if self.strongest and cards and (reason := self._keeps_stronger(position, gift, cards)):
            return reason
        if not self._is_meant(position, gift):
            return False
        owed = position.can_part_with(gift.giver, gift.count)
        if self.more and self._extra_cards(position, gift) and cards.bit_count() != owed:
            return True
        if cards & self._never_given or self._too_high(position.known[gift.giver], cards):
            return True
        if self.seen and self._must_wait(position, gift):
            return True
        if self.at_once and self._hands_on(position, gift, cards):
            return True
        return self._may_be_too_high(position, gift.giver, cards)

    def allows_gift(self, position: Position, gift: Gift) -> bool:
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
        state, giver = self.sentence.state, gift.giver
        if not (state.has_title(position, giver) and state.reigns(position)):
            return False
        if not state.is_game(position):
            return False
        return bool(state.fits_hand(position, giver, position.held(giver), self.deck))

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

    def _may_be_too_high(self, position: Position, giver: int, cards: int) -> bool | Undetermined:
        """The same if the giver may hold others, of which too few are known."""
        known, unknown = position.known[giver], position.unknown[giver]
        unseen = self.deck.take(unseen_cards(self.deck, position), cards)
        hidden = unknown and unknown != self.deck.take(cards, known).bit_count()
        if not hidden or not self._too_high(known | unseen, cards):
            return False
        above = self.deck.rank_masks[self.deck.ranks.index(self.most) + 1 :]
        high = (
            max(mask & cards for mask in above) or cards
            if self.lacking == THE_WEAKEST
            else above[0]
        )
        return Undetermined("keeps-nothing-weaker", giver, high & -high)

    def gift_flaw(self, held: int, cards: int) -> Mapping[str, object]:
        """Cards of a gift that are too high, and one that has to be given ``instead``."""
        if not self._too_high(held, cards):
            return {}
        low = sum(self.deck.rank_masks[: self.deck.ranks.index(self.most) + 1])
        high, kept = cards & ~low, self.deck.take(held, cards) & ~self._never_given
        order = strengths(self.deck, False)
        others = [*self.deck.cards(kept & low or kept)]
        instead = min(others, key=lambda card: order[self.deck.ranks.index(card.rank)])
        return {"unfit": self.deck.texts(high), "instead": str(instead)}

    def _keeps_weaker(self, given: int, kept: int) -> bool:
        """Whether one of the cards kept is weaker than one of those given."""
        order = strengths(self.deck, False)
        most = max(order[rank] for rank in card_ranks(self.deck, given))
        return any(order[rank] < most for rank in card_ranks(self.deck, kept))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        whose = words.get("when.gift")
        if "then.gift.most" in words and whose in (UP, ANY):
            yield Flaw("then.gift.most", "gifts-go-back")
        others = [path for path in words if path.startswith(f"{cls.path}.") and path != COUNT]
        if COUNT in words and others:
            yield Flaw(min(others), "nothing-given")
        chosen = [path for path in ("then.gift.strength", "then.gift.blind") if path in words]
        strength, seen = words.get("then.gift.strength"), words.get("then.gift.seen")
        if chosen and whose == BACK and strength != USUALLY[0]:
            yield Flaw(chosen[0], "chosen-anyhow")
        if strength == USUALLY[0] and whose in (BACK, ANY):
            yield Flaw("then.gift.strength", "gifts-go-up")
        if len(chosen) > 1:
            yield Flaw("then.gift.blind", "strongest-or-chosen")
        if seen == BEFORE and whose in (UP, ANY):
            yield Flaw("then.gift.seen", "gifts-go-back")
        if seen == AFTERWARDS and whose in (UP, BACK):
            yield Flaw("then.gift.seen", "gifts-both-ways")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return listing(lang, self._statements(lang, "no"), "list-last-effect")

    def reason(self, lang: str) -> str:
        return message(lang, "said-gap").join(self._statements(lang, "yes"))

    def _statements(self, lang: str, whole: str) -> list[str]:
        """A message for each of its words; ``whole``: ``yes`` as sentences of their own."""
        args = {"gift": self.sentence.gift, "whole": whole}
        state = self.sentence.state
        titled = {**args, "gift": "titled"} if state.title or state.depends_on_hand else args
        statements = [message(lang, "said-gift-none", **titled)] if self.none else []
        if self.never:
            cards = [message(lang, "said-gift-card", rank=rank) for rank in self.never]
            never = listing(lang, cards, "said-gift-cards")
            statements.append(message(lang, "said-gift-never", cards=never, **titled))
        if self.most:
            lacking = hyphenated(self.lacking)
            statements.append(
                message(lang, "said-gift-most", rank=self.most, lacking=lacking, **titled)
            )
        if self.chosen:
            key = "said-gift-unseen" if self.blind else "said-gift-chosen"
            statements.append(message(lang, key, **titled))
        if self.more:
            most = 0 if self.up_to == "any" else self.up_to
            count = {"count": 0 if self.more == EACH_GAME else self.more, "most": most}
            reign = numbers(lang, "reign", self.sentence.state.reign, "games")
            statements.append(message(lang, "said-gift-more", **{**args, **count, **reign}))
        for path in ("strongest", "seen", "at_once"):
            if getattr(self, path):
                statements.append(message(lang, f"said-gift-{path}", **args))
        return statements
