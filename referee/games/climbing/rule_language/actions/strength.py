"""The action that gives cards another place in the order of strength (強さの順)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.plays.card_strength import RankStrengths
from referee.games.climbing.plays.play import Play, joker_rank
from referee.games.climbing.rule_api.effects import DropMark, Effects, SetMark
from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_api.rule import Lifts, MoveContext
from referee.games.climbing.rule_language.conditions.plays import rank_indices, suit_set
from referee.games.climbing.rule_language.marks import COUNTER, LONG_ENDS, PLACE_MARK, own_spellings
from referee.games.climbing.rule_language.phrases import capitalized, suit_phrase, until_phrase
from referee.games.climbing.rule_language.sentence import ALWAYS, PLAYED
from referee.i18n.messages import LANGS, listing, message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark, Marks, find_mark
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction, unused

TOP, BOTTOM = "top", "bottom"
PLACES = ("then.put.on", "then.put.above")


class PutAction(RuleAction):
    """Cards have another place in the order of strength: always, or from a play on. If the sentence
    names no rank, it is the rank that is played, or that the state of the table names."""

    path = "then.put"
    words = (
        Word("then.put.rank", "these cards have another place in the order; where it names none, "
             "those of the number played, or of the number that the state names", "rank", ("Jo",),
             many=True),
        Word("then.put.suit", "only those of these suits", "suit", ("red", "black")),
        Word("then.put.on", "they are stronger than all other numbers, or weaker; of several the "
             "last is the strongest", "", (TOP, BOTTOM)),
        Word("then.put.above", "they come between this number and the next one above it in the "
             "usual order", "rank"),
        Word("then.put.turns", "where the order is turned round, they are at its other end",
             "flag"),
        Word("then.put.named", "the state of a table may name another number instead", "flag"),
        Word("then.put.rest_stays", "meanwhile all other numbers stay in the usual order, though "
             "it is turned round", "flag"),
    )  # fmt: skip
    triggers, stage, delayable = (PLAYED, ALWAYS), "on_play", True
    ends, readable_end = (*LONG_ENDS, COUNTER), True
    cited = (SetMark,)

    def prepare(self) -> None:
        self.ranks = self.value("then.put.rank", ())
        self.suit = self.value("then.put.suit", "")
        self.end, self.above = self.value("then.put.on", ""), self.value("then.put.above", "")
        self.turns = self.value("then.put.turns", False)
        if self.sentence.cards.makes:
            self.stage = "on_settle"
        if self.sentence.until == COUNTER:
            self.wanes = self._wanes
        if self.turns and not self.suit:
            self.reorders = self._reorders
        else:
            self.adjusts_strength = self._adjusts_strength
        if self.value("then.put.rest_stays"):
            self.ignores_reversal = self._ignores_reversal

    # ---- effects of a play

    def effects(self, context: MoveContext) -> Effects:
        rank = None if self.ranks else self._rank(context.play)
        if self.ranks or rank is not None:
            yield SetMark(Mark(self.place_mark, rank, until=self.until))

    def _rank(self, play: Play) -> int | None:
        """The rank index to which a play gives another place; ``None`` if that isn't clear."""
        named = rank_indices(self.deck, self.sentence.cards.rank)
        if len(named) == 1:
            return named[0]
        shown = {rank for rank in play.ranks if 0 <= rank < len(self.deck.ranks)}
        shown &= {*named} or shown
        return shown.pop() if len(shown) == 1 else None

    def _wanes(self, context: MoveContext) -> Effects:
        """Ends it when a play has countered the revolution."""
        was, now = context.before.mark(REVOLUTION.kind), context.now.mark(REVOLUTION.kind)
        if was and not now and context.now.mark(self.place_mark):
            yield DropMark(self.place_mark)

    # ---- the order of strength

    def _meant(self, marks: Marks) -> Sequence[int]:
        """The rank indices of the cards that have another place now, weakest first."""
        deck, mark = self.deck, find_mark(marks, self.place_mark)
        if self.sentence.when != ALWAYS and mark is None:
            return ()
        if mark is not None and self.value("then.put.named"):
            return (mark.value,)
        if self.ranks:
            return [joker_rank(deck) if rank == "Jo" else deck.ranks.index(rank)
                    for rank in self.ranks]  # fmt: skip
        own = rank_indices(deck, self.sentence.cards.rank)
        if mark is None or (own and mark.value not in own):
            return ()
        return (mark.value,)

    def _is_in_force(self, marks: Marks, turned: bool) -> bool:
        """Whether they have another place in the present order."""
        if self.sentence.until == COUNTER:
            return turned
        if self.sentence.when != ALWAYS or not self.sentence.state.order:
            return True
        if self.sentence.state.order == "revolution":
            return find_mark(marks, REVOLUTION.kind) is not None
        return turned == (self.sentence.state.order == "turned")

    def _reorders(self, marks: Marks) -> Sequence[int] | None:
        meant = self._meant(marks)
        if not meant:
            return None
        rest = [rank for rank in range(len(self.deck.ranks)) if rank not in meant]
        return [*rest, *meant] if self.end == TOP else [*meant, *rest]

    def _ignores_reversal(self, marks: Marks) -> bool:
        return bool(self._meant(marks))

    def _adjusts_strength(
        self, marks: Marks, order: RankStrengths, turned: bool
    ) -> tuple[Lifts, Lifts]:
        meant = self._meant(marks)
        if not meant or not self._is_in_force(marks, turned):
            return {}, {}
        moved: dict[int, int] = {}
        if self.above:
            low = self._below(order, turned)
            moved = {rank: power + len(meant) for rank, power in enumerate(order) if power > low}
            places = range(low + 1, low + 1 + len(meant))
        else:
            places = self._end(order, len(meant), turned)
        ranks = dict(zip(meant, places, strict=True))
        if not self.suit:
            return moved | ranks, {}
        return moved, self._of_suits(ranks)

    def _end(self, order: RankStrengths, count: int, turned: bool) -> range:
        """The next strengths beyond the strongest rank, or the weakest."""
        powers = order[: len(self.deck.ranks)]
        if (self.end == TOP) != (self.turns and turned):
            return range(max(powers) + 1, max(powers) + 1 + count)
        return range(min(powers) - count, min(powers))

    def _below(self, order: RankStrengths, turned: bool) -> int:
        """The strength just below the place above ``then.put.above``."""
        rank = self.deck.ranks.index(self.above)
        following = order[rank + 1] if rank + 1 < len(self.deck.ranks) else order[rank]
        if abs(following - order[rank]) == 1:
            return min(order[rank], following)
        return order[rank] - turned

    def _of_suits(self, ranks: Mapping[int, int]) -> Lifts:
        """By card: the strengths of those cards of these ranks that are of ``then.put.suit``."""
        width, suits = len(self.deck.suits), suit_set(self.deck, self.suit)
        return {rank * width + suit: power for rank, power in ranks.items()
                if rank < len(self.deck.ranks) for suit in range(width) if suits >> suit & 1
                }  # fmt: skip

    # ---- marks, flaws, wording

    @staticmethod
    def _is_fixed(words: SentenceWords) -> bool:
        return "then.put.rank" in words and not words.get("then.put.named")

    @classmethod
    def uses_mark(cls, words: SentenceWords) -> bool:
        """Whether a sentence sets the clause's mark by it, or lets the state of a table name it."""
        return cls.is_in(words) and not (cls._is_fixed(words) and "when.always" in words)

    @classmethod
    def is_named_by_state(cls, words: SentenceWords) -> bool:
        """Whether the state of a table names the rank."""
        return cls.is_in(words) and "when.always" in words and not cls._is_fixed(words)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        value = "" if cls._is_fixed(words) else "rank"
        if cls.uses_mark(words):
            until = words.get("until", "")
            yield from own_spellings(PLACE_MARK + name, name, title, until, value=value)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if sum(path in words for path in PLACES) != 1:
            yield Flaw(next((p for p in PLACES if p in words), cls.first_word(words)), "put-where")
        ranks = words.get("then.put.rank", ())
        if words.get("then.put.above") in ranks:
            yield Flaw("then.put.above", "put-beside-itself")
        if "then.put.suit" in words and "Jo" in ranks:
            yield Flaw("then.put.suit", "jokers-of-no-suit")
        if "Jo" in ranks and "then.put.turns" in words:
            yield Flaw("then.put.turns", "jokers-never-turn")
        ordered = "when.always" in words and words.get("if.order") not in (None, "any")
        if "then.put.above" in words or ordered:
            yield from unused(words, "then.put.turns")
        several = "then.put.rank" not in words or len(ranks) > 1 or "Jo" in ranks
        if "then.put.named" in words and ("when.always" not in words or several):
            yield Flaw("then.put.named", "names-another")
        if "then.put.rest_stays" in words and "when.always" in words:
            yield Flaw("then.put.rest_stays", "not-of-a-always")
        if words.get("until") == COUNTER and words.get("when.play.makes") != "revolution":
            yield Flaw("until", "no-revolution")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        until = until_phrase(self.sentence.until, lang) if self.sentence.when != ALWAYS else ""
        return message(lang, "said-put", **self._args(lang), until=until)

    def mark_meaning(self, mark: Mark) -> Words:
        if mark.kind != self.place_mark:
            return {}
        return {lang: message(lang, "said-put", **self._args(lang), until="") for lang in LANGS}

    def reason(self, lang: str) -> str:
        free = self.value("then.put.named", False)
        return capitalized(message(lang, "said-put-holds", **self._args(lang, named=free)))

    def _args(self, lang: str, *, named: bool = False) -> dict[str, str]:
        place = "above" if self.above else self.end or TOP
        turns = "yes" if self.turns else "no"
        cards = self._cards(lang, named=named)
        return {"cards": cards, "place": place, "above": self.above, "turns": turns}

    def _cards(self, lang: str, *, named: bool) -> str:
        """The cards, in words; ``named``: those that the state of the table names."""
        colour, which = suit_phrase(self.suit, lang), "named"
        if self.sentence.when != ALWAYS:
            own = self.sentence.cards.rank
            which = own[0] if len(own) == 1 and own[0] != "Jo" else "played"
        ranks = (which,) if named else self.ranks or (which or "played",)
        cards = [message(lang, "said-put-card", rank=rank, colour=colour) for rank in ranks]
        return listing(lang, cards, "list-last")
