"""Deeds that turn something round: the order of strength, the direction of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule_api.context import Fulfilment, MoveContext
from referee.games.climbing.rule_api.effects import (
    DropMark,
    Effect,
    Effects,
    HoldUp,
    Owe,
    OweChoice,
    Prevent,
    SetMark,
    TurnRound,
)
from referee.games.climbing.rule_api.mark_names import (
    J_BACK,
    NO_COUNTER,
    PICKED,
    REVOLUTION,
    STRONG,
    SUPER_REVOLUTION,
)
from referee.games.climbing.rule_language.marks import (
    LASTING,
    LOCK,
    LOCKS,
    NEXT_CLEAR,
    ROUND,
    lock_mark,
    own_mark,
)
from referee.games.climbing.rule_language.phrases import until_phrase
from referee.games.climbing.rule_language.sentence import (
    CLEARED,
    ON_TURN,
    PASSED,
    PLAYED,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark, Marks, Obligation, find_mark
from referee.model.moves import REVOLT
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction
from .give_discard import CALLED, called

UNLESS_CHOSEN = "revolution unless chosen"
"""Its player says whether a revolution comes about, or ends, all the same."""
ALL_UNLESS_CHOSEN = "all unless chosen"
"""Likewise, and whether what else these clauses do at that moment happens."""
PREVENTED = {
    "revolution": ("revolution",), "order": ("revolution", "j_back"), "suit lock": ("suit_lock",),
    "clear": ("field",), "nothing": (), UNLESS_CHOSEN: ("revolution",),
    ALL_UNLESS_CHOSEN: ("revolution",),
}  # fmt: skip
"""The kinds of marks that are not laid, and the field that stays."""
TURNS_BESIDES = "turns besides"
"""The order turns round besides what other clauses make of it by the same play."""
RELEASED = {
    "direction": tuple(word.kind for word in ROUND.values()),
    "order until the clear": (J_BACK.kind,),
    "locks": LOCKS,
    "nothing": (),
}
"""What may be as usual again: the marks that go; locks are not made by the play, either."""


class OrderAction(RuleAction):
    """The order of strength turns round (革命), until the clear, the one after it, or for the
    game."""

    path = "then.order"
    words = (
        Word(path, "the order of strength turns round; or does so once for itself and once for "
             "each other clause that turns it by the same play", "",
             ("turns", "turns once", TURNS_BESIDES, "no")),
    )  # fmt: skip
    modifiers = (
        Word("then.order_chosen", "its player chooses whether the order turns round", "flag"),
    )  # fmt: skip
    stage, of, lasts, outlasting = "on_play", (PLAYED, PASSED, ON_TURN), True, True
    brings = (TurnRound, DropMark, SetMark)

    def prepare(self) -> None:
        if self.word("then.order_chosen"):
            self.on_fulfilled = self._met
        self.reversing_marks = (LASTING[self.until][0].kind,)

    def effects(self, context: MoveContext) -> Effects:
        """What it makes of the order: at once, or once its player has chosen so."""
        turning = self._turning(context)
        if self.word("then.order_chosen"):
            owed = Obligation("revolt", context.seat, clause=self.clause, held=(turning,))
            yield OweChoice(owed)
        else:
            yield turning

    def _met(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.kind == REVOLT:
            yield from fulfilment.owed.held

    def _turning(self, context: MoveContext) -> Effect:
        again = self.word(self.path) in ("turns", TURNS_BESIDES)
        if self.until == NEXT_CLEAR:
            strong = Mark("j_back", STRONG, until=NEXT_CLEAR)
            return TurnRound(strong) if again else SetMark(strong)  # which lasts longer from now on
        if self.until == "clear":
            return TurnRound(Mark("j_back", until="clear"), again)
        if self.word(self.path) == TURNS_BESIDES:
            return TurnRound(Mark("revolution"))
        if again and context.now.mark("revolution"):
            return DropMark("revolution")
        return SetMark(Mark("revolution"))

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, self.reversing_marks[0]) is not None

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield from LASTING[words.get("until", "game")]

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-order", until=until_phrase(self.sentence.until, lang))


class DirectionAction(RuleAction):
    """The direction of play turns round."""

    path = "then.direction"
    words = (Word(path, "the direction of play turns round", "", ("turns", "turns once")),)
    stage, of, lasts = "on_play", (PLAYED, PASSED, ON_TURN), True
    brings = (TurnRound,)

    def effects(self, context: MoveContext) -> Effects:
        yield TurnRound(
            Mark(ROUND[self.until].kind, until=self.until), self.word(self.path) == "turns"
        )

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield ROUND[words.get("until", "game")]

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        until = "" if self.sentence.until == "game" else until_phrase(self.sentence.until, lang)
        return message(lang, "said-direction", until=until)


class ReleaseAction(RuleAction):
    """What was turned round is as usual again: the direction of play, the order until the clear;
    or the locks go."""

    path = "then.release"
    words = (Word(path, "this is as usual again: the direction of play, the order where it is "
                  "turned round until the clear; or all locks, of which none is made, either", "",
                  (*RELEASED,)),)  # fmt: skip
    stage, of = "on_play", (PLAYED, PASSED, CLEARED, ON_TURN)
    brings = (DropMark,)

    def effects(self, context: MoveContext) -> Effects:
        what = self.word(self.path)
        kinds = RELEASED[what]
        if what == "locks":
            own = (mark.kind for mark in context.now.marks if mark.kind.startswith(LOCK))
            kinds = (*kinds, *own, *map(lock_mark, self.before))
        for kind in dict.fromkeys(kinds):
            if context.now.mark(kind):
                yield DropMark(kind)
            elif what == "locks":
                yield Prevent(kind)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-release", what=self.word(self.path).replace(" ", "-"))


class PreventAction(RuleAction):
    """What clauses that this one overrides would turn round by the play stays as it is."""

    path = "then.prevent"
    words = (
        Word(path, "of what the overridden clauses do: revolutions, any turn of the order, a suit "
             "lock, clearing the field; revolutions that its player does not choose, alone or with "
             "all that the same clause does then", "",
             tuple(PREVENTED)),
    )  # fmt: skip
    stage = "on_play"

    def prepare(self) -> None:
        if self.word(self.path) == "clear":
            self.stage = "on_clear"  # type: ignore[misc]
        self.chosen = self.word(self.path) in (UNLESS_CHOSEN, ALL_UNLESS_CHOSEN)
        if self.chosen:
            self.on_fulfilled = self._met

    def effects(self, context: MoveContext) -> Effects:
        for kind in PREVENTED[self.word(self.path)]:
            owed = Obligation("revolt", context.seat, clause=self.clause)
            whole = self.word(self.path) == ALL_UNLESS_CHOSEN
            yield HoldUp(kind, owed=owed, whole=whole) if self.chosen else Prevent(kind)

    def _met(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.kind == REVOLT:
            yield from fulfilment.owed.held

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.path, "prevents-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-prevent", what=self.word(self.path).replace(" ", "-"))


FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH = "for good", "but by such", "even by such"
"""Nothing turns the order for the game from now on; nothing ends the revolution but cards like
these; or nothing does, be it cards like these."""


class FirmAction(RuleAction):
    """Later plays turn nothing, as far as the clause goes before theirs. The play that brings this
    about still makes its own revolution."""

    path = "then.firm"
    words = (
        Word(path, "later plays make and end no revolution: for good; as long as the one that the "
             "play has made lasts, but by such cards; or not even by these", "",
             (FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH)),
    )  # fmt: skip
    stage = "on_settle"
    brings = (SetMark,)

    def prepare(self) -> None:
        said = self.word(self.path)
        self.kind = (NO_COUNTER if said == FOR_GOOD else SUPER_REVOLUTION).kind
        self.countered = said == BUT_BY_SUCH
        if not self.sentence.cards.makes:
            self.stage = "on_play"  # type: ignore[misc]

    def effects(self, context: MoveContext) -> Effects:
        yield SetMark(Mark(self.kind))

    def wards(self, context: MoveContext) -> Effects:
        """What it keeps a later play from."""
        if context.now.mark(self.kind) and not (self.countered and self.fits(context.play)):
            yield Prevent(REVOLUTION.kind)

    def wanes(self, context: MoveContext) -> Effects:
        """What ends it: a play that has countered the revolution."""
        was, now = context.before.mark(REVOLUTION.kind), context.now.mark(REVOLUTION.kind)
        if self.countered and was and not now and context.now.mark(self.kind):
            yield DropMark(self.kind)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        said = words[cls.path]
        ways = [v for k, v in said.items() if k != "reading"] if isinstance(said, Mapping) else said
        if FOR_GOOD in ways:
            yield NO_COUNTER
        if BUT_BY_SUCH in ways or EVEN_BY_SUCH in ways:
            yield SUPER_REVOLUTION

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-firm", how=self.word(self.path).replace(" ", "-"))


class MarkAction(RuleAction):
    """The clause's own mark is laid, on the table, on who makes the move or on whom that player
    picks."""

    path = "then.mark"
    words = (
        Word(path, "the clause's own mark is laid, for all, on who makes the move, or on whom that "
             "player picks", "", ("table", "player", PICKED, "no")),
    )  # fmt: skip
    modifiers = (CALLED,)
    stage, of, lasts, can_wait = "on_play", (PLAYED, PASSED, ON_TURN), True, True
    brings = (SetMark,)

    def prepare(self) -> None:
        if self.sentence.cards.makes:
            self.stage = "on_settle"  # type: ignore[misc]
        if self.word(CALLED.path):
            self.stage = "on_owe"  # type: ignore[misc]
            self.on_fulfilled = called
        if self.word(self.path) == PICKED:
            self.stage = "on_owe"  # type: ignore[misc]
            self.on_fulfilled = self._picked

    def _picked(self, fulfilment: Fulfilment) -> Effects:
        yield SetMark(Mark(self.own, None, fulfilment.other, self.until))

    def effects(self, context: MoveContext) -> Effects:
        if self.word(self.path) == PICKED:
            yield Owe(Obligation("pick", context.seat, clause=self.clause, least=1))
            return
        holder = context.seat if self.word(self.path) == "player" else NOBODY
        laid = SetMark(Mark(self.own, None, holder, self.until))
        if not self.word(CALLED.path):
            yield laid
        elif context.before.mark(self.own, holder) is None and not context.now.is_out(context.seat):
            yield Owe(Obligation("call", context.seat, clause=self.clause, held=(laid,)))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if CALLED.path in words and (words[cls.path] == PICKED or "when.play.makes" in words):
            yield Flaw(CALLED.path, "about-nothing", {})

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield MarkSpelling(
            own_mark(name), name.replace("_", " "), holder=words[cls.path] != "table",
            until=words.get("until", "game"), also=(name, title["ja"]),
        )  # fmt: skip

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        key = f"said-mark-{self.word(self.path)}"
        return message(lang, key, until=until_phrase(self.sentence.until, lang), **counted)
