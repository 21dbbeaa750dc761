"""Actions on the marks under ``state:``: the order (強さの順), the direction, own marks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from referee.games.climbing.plays.card_strength import RankStrengths
from referee.games.climbing.plays.play import Play, joker_rank
from referee.games.climbing.rule_api.effects import (
    DropMark,
    Effect,
    Effects,
    HoldUp,
    Note,
    Owe,
    OweChoice,
    Prevent,
    SetMark,
    Spare,
    ToggleMark,
)
from referee.games.climbing.rule_api.mark_names import (
    J_BACK,
    NO_COUNTER,
    REVOLUTION,
    STRONG,
    SUPER_REVOLUTION,
)
from referee.games.climbing.rule_api.rule import Lifts, MoveContext, rank_indices
from referee.games.climbing.rule_language.conditions import suit_set
from referee.games.climbing.rule_language.marks import (
    COUNTER,
    LASTING,
    LOCK_MARK,
    LOCKS,
    LONG_ENDS,
    NEXT_CLEAR,
    OWN_MARK,
    PLACE_MARK,
    ROUND,
    SHORT_ENDS,
    own_spellings,
    possible_values,
)
from referee.games.climbing.rule_language.phrases import (
    capitalized,
    hyphenated,
    suit_args,
    until_phrase,
)
from referee.games.climbing.rule_language.players import (
    EVERYBODY,
    PICKED,
    PLAYER,
    TABLE,
    Role,
    marked_players,
    names_in,
)
from referee.games.climbing.rule_language.sentence import (
    ABOUT_CARDS,
    ALWAYS,
    HELD,
    MOVES,
    PLAYED,
    RuleSentence,
    is_order,
)
from referee.i18n.messages import LANGS, listing, message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark, Marks, Obligation, find_mark
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import Args, RuleAction, TargetAction, role_words, unused
from .cards import CALLED, CALLED_OUT, carry_out_held, may_call

UNLESS_CHOSEN = "revolution unless chosen"
"""The player chooses whether a revolution begins, or ends, all the same."""
ALL_UNLESS_CHOSEN = "all unless chosen"
"""The player chooses whether the overridden clauses have all their effects."""
PREVENTED = {
    "revolution": ("revolution",), "order": ("revolution", "j_back"), "suit lock": ("suit_lock",),
    "clear": ("field",), "nothing": (), UNLESS_CHOSEN: ("revolution",),
    ALL_UNLESS_CHOSEN: ("revolution",),
}  # fmt: skip
"""The subjects of the effects that are prevented."""
TURNS_BESIDES = "turns besides"
"""The order is reversed once more than by the other clauses."""
SUIT_LOCKS = "suit locks"
CALLED_LOCKS, OVERRIDDEN_LOCKS = "suit and rank locks", "overridden locks"
"""The locks of the clauses that the clause overrides."""
RELEASED = {
    "direction": tuple(word.kind for word in ROUND.values()),
    "revolution": (REVOLUTION.kind,),
    "order until the clear": (J_BACK.kind,),
    "locks": LOCKS,
    SUIT_LOCKS: ("suit_lock", "partial_lock", "reverse_lock"),
    CALLED_LOCKS: LOCKS,
    OVERRIDDEN_LOCKS: (),
    "nothing": (),
}
"""The kinds of marks that are removed; the play makes no locks either."""


class OrderAction(RuleAction):
    """The order of strength is reversed (革命)."""

    path = "then.order"
    words = (
        Word(path, "the ranking is reversed; or once for this rule and once for each other "
             "clause that reverses it with the same play", "",
             ("turns", "turns once", TURNS_BESIDES, "no")),
    )  # fmt: skip
    modifiers = (
        Word("then.may", "the player chooses whether the ranking is reversed", "flag"),
    )  # fmt: skip
    stage, triggers = "on_play", MOVES
    ends = (*LONG_ENDS, NEXT_CLEAR)
    cited = (ToggleMark, DropMark, SetMark)

    def prepare(self) -> None:
        if self.value("then.may"):
            self.on_fulfilled = carry_out_held
        self.reversing_marks = (LASTING[self.until][0].kind,)

    def effects(self, context: MoveContext) -> Effects:
        """The reversal: at once, or if the player chooses it."""
        reversal = self._reversal(context)
        if self.value("then.may"):
            owed = Obligation("revolt", context.seat, clause=self.clause, held=(reversal,))
            yield OweChoice(owed)
        else:
            yield reversal

    def _reversal(self, context: MoveContext) -> Effect:
        again = self.value() in ("turns", TURNS_BESIDES)
        if self.until == NEXT_CLEAR:
            strong = Mark("j_back", STRONG, until=NEXT_CLEAR)
            return ToggleMark(strong) if again else SetMark(strong)  # lasts longer from now on
        if self.until == "clear":
            return ToggleMark(Mark("j_back", until="clear"), again)
        if self.value() == TURNS_BESIDES:
            return ToggleMark(Mark("revolution"))
        if again and context.now.mark("revolution"):
            return DropMark("revolution")
        return SetMark(Mark("revolution"))

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, self.reversing_marks[0]) is not None

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield from LASTING[words.get("until", "game")]

    def args(self, lang: str) -> Args:
        return {"until": until_phrase(self.sentence.until, lang)}


class DirectionAction(RuleAction):
    """The direction of play is reversed."""

    path = "then.direction"
    words = (Word(path, "the direction of play is reversed", "", ("turns", "turns once")),)
    stage, triggers, ends = "on_play", MOVES, LONG_ENDS
    cited = (ToggleMark,)

    def effects(self, context: MoveContext) -> Effects:
        mark = Mark(ROUND[self.until].kind, until=self.until)
        yield ToggleMark(mark, self.value() == "turns")

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield ROUND[words.get("until", "game")]

    def args(self, lang: str) -> Args:
        until = "" if self.sentence.until == "game" else until_phrase(self.sentence.until, lang)
        return {"until": until}


class ReleaseAction(RuleAction):
    """The direction of play, or the order reversed until the clear, is normal again; or all locks
    are removed."""

    path = "then.release"
    roles = (Role("then.release.mark", "who loses the clause's mark", "", (*EVERYBODY, TABLE)),)
    words = (
        Word(path, "what ends: a changed direction, a revolution, a reversal until the clear, or "
             "locks (of some kinds, or overridden ones)", "",
             (*RELEASED,)),
        *role_words(roles),
    )  # fmt: skip
    stage, triggers = "on_play", MOVES
    cited = (DropMark, Prevent)

    def effects(self, context: MoveContext) -> Effects:
        what = self.value()
        if what is None:
            yield from self._lifted(context)
            return
        kinds, overridden = RELEASED[what], [LOCK_MARK + name for name in self.overridden]
        own = [mark for mark in context.now.marks if mark.kind.startswith(LOCK_MARK)]
        if what in ("locks", CALLED_LOCKS):
            kinds = (*kinds, *(mark.kind for mark in own if what == "locks"), *overridden)
        elif what == SUIT_LOCKS:
            kinds = (*kinds, *(mark.kind for mark in own if mark.value))
        elif what == OVERRIDDEN_LOCKS:
            kinds = tuple(kind for kind in overridden if kind != self.lock_mark)
        for kind in dict.fromkeys(kinds):
            if context.now.mark(kind):
                yield DropMark(kind)
            elif "locks" in what:
                yield Prevent(kind)

    def _lifted(self, context: MoveContext) -> Effects:
        """The clause's marks that end."""
        seats = {*self.players("mark", context)}
        seats |= {NOBODY} if TABLE in self.who("mark") else set()
        for mark in context.now.marks:
            if mark.kind == self.own_mark and mark.holder in seats:
                yield DropMark(mark.kind, mark.holder)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.release.mark" not in words:
            return
        set_ = [sentence.get("then.mark") for sentence in clause.get("sentences", ())]
        borne = {TABLE} if any(TABLE in names_in(value) for value in set_) else set[str]()
        borne |= {PLAYER} if any(map(marked_players, set_)) else set()
        if borne.isdisjoint(
            who if who == TABLE else PLAYER for who in names_in(words["then.release.mark"])
        ):
            yield Flaw("then.release.mark", "nothing-marks")

    def args(self, lang: str) -> Args:
        marks = "table" if TABLE in self.who("mark") else "mark"
        return {"what": hyphenated(self.value() or marks)}


class PreventAction(RuleAction):
    """Some effects of the overridden clauses don't happen."""

    path = "then.prevent"
    overrides_flaw = "prevents-nothing"
    words = (
        Word(path, "effects of overridden clauses that don't happen; *unless chosen*: unless the "
             "player chooses them", "", tuple(PREVENTED)),
    )  # fmt: skip
    stage = "on_play"
    cited = (Prevent,)

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return cls.path in sentence.then

    @classmethod
    def is_among(cls, parts: Collection[str]) -> bool:
        return super().is_among(parts) and SpareAction.path not in parts

    def prepare(self) -> None:
        if self.value() == "clear":
            self.stage = "on_clear"
        self.chosen = self.value() in (UNLESS_CHOSEN, ALL_UNLESS_CHOSEN)
        if self.chosen:
            self.on_fulfilled = carry_out_held

    def effects(self, context: MoveContext) -> Effects:
        for kind in PREVENTED[self.value()]:
            owed = Obligation("revolt", context.seat, clause=self.clause)
            whole = self.value() == ALL_UNLESS_CHOSEN
            yield HoldUp(kind, owed=owed, whole=whole) if self.chosen else Prevent(kind)

    def args(self, lang: str) -> Args:
        return {"what": self.keyword}


class SpareAction(RuleAction):
    """Players to whom the overridden clauses do nothing: they need not give, discard or play, miss
    no turn, get no mark and no points."""

    path = "then.prevent.who"
    overrides_flaw = "prevents-nothing"
    roles = (
        Role(path, "to whom overridden clauses do nothing, and who need not do what these ask for",
             "", EVERYBODY),
    )  # fmt: skip
    words: ClassVar[tuple[Word, ...]] = role_words(roles)
    stage, triggers = "on_play", MOVES
    cited = (Spare,)

    def effects(self, context: MoveContext) -> Effects:
        yield from map(Spare, self.players("who", context))


class SpareAtExitAction(SpareAction):
    """The same when players go out by a play."""

    stage, silent, words, overrides_flaw = "on_finish", True, (), ""

    def effects(self, context: MoveContext) -> Effects:
        return super().effects(context) if self.sentence.when in ABOUT_CARDS else ()


class SpareDebtsAction(SpareAtExitAction):
    """The same when players owe something by a play."""

    stage = "on_owe"


class NoteAction(RuleAction):
    """Something happens beside the cards."""

    path = "then.note"
    words = (
        Word("then.note.en", "what happens beside the cards, in English", "text"),
        Word("then.note.ja", "the same in Japanese", "text"),
    )
    stage, delayable = "on_play", True
    triggers = (*MOVES, HELD)

    def effects(self, context: MoveContext) -> Effects:
        yield Note(self.clause, {lang: self._text(lang) for lang in LANGS})

    def _text(self, lang: str) -> str:
        """The note; in the other language if it isn't given in this one."""
        texts = [self.value(f"{self.path}.{name}", "") for name in (lang, *LANGS)]
        return str(next(filter(None, texts)))

    def args(self, lang: str) -> Args:
        return {"text": self._text(lang)}


FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH = "for good", "but by such", "even by such"
"""No play makes or ends a revolution any more; only such cards end the present revolution; not even
such cards end it."""


class FirmAction(RuleAction):
    """Later plays make and end no revolution, if the clause overrides theirs. The play itself may
    still make one."""

    path = "then.firm"
    words = (
        Word(path, "later plays can't start or end a revolution: for good; while this lasts, "
             "except with such cards; or not even with those", "",
             (FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH)),
    )  # fmt: skip
    stage = "on_settle"
    cited = (SetMark,)

    def prepare(self) -> None:
        self.kind = (NO_COUNTER if self.value() == FOR_GOOD else SUPER_REVOLUTION).kind
        self.counterable = self.value() == BUT_BY_SUCH
        if not self.sentence.cards.makes:
            self.stage = "on_play"

    def effects(self, context: MoveContext) -> Effects:
        yield SetMark(Mark(self.kind))

    def wards(self, context: MoveContext) -> Effects:
        """Prevents the revolution of a later play."""
        if context.now.mark(self.kind) and not (self.counterable and self.fits(context.play)):
            yield Prevent(REVOLUTION.kind)

    def wanes(self, context: MoveContext) -> Effects:
        """Ends it when a play has countered the revolution."""
        was, now = context.before.mark(REVOLUTION.kind), context.now.mark(REVOLUTION.kind)
        if self.counterable and was and not now and context.now.mark(self.kind):
            yield DropMark(self.kind)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        values = possible_values(words[cls.path])
        if FOR_GOOD in values:
            yield NO_COUNTER
        if not {BUT_BY_SUCH, EVEN_BY_SUCH}.isdisjoint(values):
            yield SUPER_REVOLUTION

    def args(self, lang: str) -> Args:
        return {"how": self.keyword}


class MarkAction(TargetAction):
    """The clause's own mark is set: for the table, or on players."""

    path = "then.mark"
    roles = (
        Role(path, "the clause's mark is set on the table, or on a player", "",
             (*EVERYBODY, PICKED, TABLE, "no"), single=True),
    )  # fmt: skip
    words = role_words(roles)
    modifiers = (CALLED, CALLED_OUT)
    stage, triggers, delayable = "on_play", MOVES, True
    ends = (*LONG_ENDS, *SHORT_ENDS)
    cited = (SetMark,)

    def prepare(self) -> None:
        if self.sentence.cards.makes:
            self.stage = "on_settle"
        if self.value(CALLED.path):
            self.stage, self.on_fulfilled = "on_owe", carry_out_held
        super().prepare()

    def players(self, name: str, context: MoveContext, doer: int | None = None) -> list[int]:
        """See the base class; ``NOBODY``: the mark is on the table."""
        return [NOBODY] if TABLE in self.who(name) else super().players(name, context, doer)

    def effects_on(self, seat: int, context: MoveContext | None) -> Effects:
        effect = SetMark(Mark(self.own_mark, None, seat, self.sentence.until))
        if context is None or not self.value(CALLED.path):
            yield effect
        elif not context.before.mark(self.own_mark, seat) and may_call(self, context):
            yield Owe(Obligation("call", context.seat, clause=self.clause, held=(effect,),
                                 for_others=True))  # fmt: skip

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words[cls.path] == PICKED or "when.play.makes" in words:
            yield from unused(words, CALLED.path)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        until, value = words.get("until", "game"), words[cls.path]
        for holder, is_meant in ((True, marked_players(value)), (False, TABLE in names_in(value))):
            if is_meant:
                yield from own_spellings(OWN_MARK, name, title, until, holder=holder)

    @property
    def message_key(self) -> str:
        return f"{super().message_key}-table" if TABLE in self.who() else super().message_key

    def args(self, lang: str) -> Args:
        until = self.sentence.until
        if until in SHORT_ENDS:
            table = TABLE in self.who()
            args = {"end": hyphenated(until), "table": table}
            return {"until": message(lang, "said-mark-until", **args)}
        return {"until": until_phrase(until, lang)}


TOP, BOTTOM = "top", "bottom"
PLACES = ("then.put.on", "then.put.above")


class PutAction(RuleAction):
    """Cards have another place in the order of strength: always, or from a play on. If the sentence
    names no rank, it is the rank that is played, or that the state of the table names."""

    path = "then.put"
    words = (
        Word("then.put.rank", "these cards move in the ranking; if omitted, those of the rank "
             "played, or of the rank that the table's state names", "rank", ("Jo",), many=True),
        Word("then.put.suit", "only those of these suits", "suit", ("red", "black")),
        Word("then.put.on", "they are stronger than all other ranks, or weaker; if there are "
             "several, the last is the strongest", "", (TOP, BOTTOM)),
        Word("then.put.above", "they rank between this rank and the next one above it in the "
             "usual ranking", "rank"),
        Word("then.put.turns", "if the ranking is reversed, they are at its other end", "flag"),
        Word("then.put.named", "the table's state may name another rank instead", "flag"),
        Word("then.put.rest_stays",
             "all other ranks keep the usual ranking, even if it is reversed", "flag"),
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
        if self.sentence.when == ALWAYS and not self.ranks and not self.sentence.cards.rank:
            self.lacks_rank = self._lacks_rank
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
        order = self.sentence.state.order
        return self.sentence.when != ALWAYS or is_order(order, marks, turned=turned)

    def _lacks_rank(self, marks: Marks) -> bool:
        return find_mark(marks, self.place_mark) is None

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
            yield from own_spellings(PLACE_MARK, name, title, until, value=value)

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

    def args(self, lang: str) -> Args:
        until = until_phrase(self.sentence.until, lang) if self.sentence.when != ALWAYS else ""
        return {**self._args(lang), "until": until}

    def mark_meaning(self, mark: Mark) -> Words:
        if mark.kind != self.place_mark:
            return {}
        return {lang: message(lang, "said-put-comes", **self._args(lang)) for lang in LANGS}

    def reason(self, lang: str) -> str:
        return self.reason_with((), lang)

    def reason_with(self, marks: Marks, lang: str) -> str:
        free, named = self.value("then.put.named", False), {joker_rank(self.deck): "Jo"}
        named |= dict(enumerate(self.deck.ranks))
        meant = [named[rank] for rank in self._meant(marks)]
        args = self._args(lang, named=free, meant=meant)
        if self.above in self.deck.ranks[:-1]:
            args["next"] = self.deck.ranks[self.deck.ranks.index(self.above) + 1]
        return capitalized(message(lang, "said-put-holds", **args))

    def _args(self, lang: str, *, named: bool = False, meant: Sequence[str] = ()) -> dict[str, str]:
        place = "above" if self.above else self.end or TOP
        turns = "yes" if self.turns else "no"
        cards = self._cards(lang, named=named, meant=meant)
        above = {"above": self.above, "next": "none"}
        return {"cards": cards, "place": place, **above, "turns": turns}

    def _cards(self, lang: str, *, named: bool, meant: Sequence[str] = ()) -> str:
        """The cards, in words; ``named``: those that the state of the table names; ``meant``: of
        which ranks these are, if that is known."""
        suit, which = suit_args(self.suit, lang), "named"
        if self.sentence.when != ALWAYS:
            own = self.sentence.cards.rank
            which = own[0] if len(own) == 1 and own[0] != "Jo" else "played"
        ranks = meant or ((which,) if named else self.ranks or (which or "played",))
        cards = [message(lang, "said-put-card", rank=rank, **suit) for rank in ranks]
        return listing(lang, cards, "list-last")
