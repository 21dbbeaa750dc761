"""Actions on what the table text lists under ``state:``: order, direction, locks, own marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule_api.effects import (
    DropMark,
    Effect,
    Effects,
    HoldUp,
    Owe,
    OweChoice,
    Prevent,
    SetMark,
    ToggleMark,
)
from referee.games.climbing.rule_api.mark_names import (
    J_BACK,
    NO_COUNTER,
    PICKED,
    REVOLUTION,
    STRONG,
    SUPER_REVOLUTION,
)
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext
from referee.games.climbing.rule_language.marks import (
    LASTING,
    LOCK_MARK,
    LOCKS,
    LONG_ENDS,
    NEXT_CLEAR,
    OWN_MARK,
    ROUND,
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

from .base import RuleAction, unused
from .give_discard import CALLED, carry_out_called

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
RELEASED = {
    "direction": tuple(word.kind for word in ROUND.values()),
    "order until the clear": (J_BACK.kind,),
    "locks": LOCKS,
    "nothing": (),
}
"""The kinds of marks that are removed; the play makes no locks either."""


def carry_out_chosen(fulfilment: Fulfilment) -> Effects:
    """The effects that the player chooses."""
    if fulfilment.kind == REVOLT:
        yield from fulfilment.owed.held


class OrderAction(RuleAction):
    """The order of strength is reversed (革命)."""

    path = "then.order"
    words = (
        Word(path, "the order of strength turns round; or does so once for itself and once for "
             "each other clause that turns it by the same play", "",
             ("turns", "turns once", TURNS_BESIDES, "no")),
    )  # fmt: skip
    modifiers = (
        Word("then.order_chosen", "its player chooses whether the order turns round", "flag"),
    )  # fmt: skip
    stage, triggers = "on_play", (PLAYED, PASSED, ON_TURN)
    ends = (*LONG_ENDS, NEXT_CLEAR)
    cited = (ToggleMark, DropMark, SetMark)

    def prepare(self) -> None:
        if self.value("then.order_chosen"):
            self.on_fulfilled = carry_out_chosen
        self.reversing_marks = (LASTING[self.until][0].kind,)

    def effects(self, context: MoveContext) -> Effects:
        """The reversal: at once, or if the player chooses it."""
        reversal = self._reversal(context)
        if self.value("then.order_chosen"):
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

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-order", until=until_phrase(self.sentence.until, lang))


class DirectionAction(RuleAction):
    """The direction of play is reversed."""

    path = "then.direction"
    words = (Word(path, "the direction of play turns round", "", ("turns", "turns once")),)
    stage, triggers, ends = "on_play", (PLAYED, PASSED, ON_TURN), LONG_ENDS
    cited = (ToggleMark,)

    def effects(self, context: MoveContext) -> Effects:
        mark = Mark(ROUND[self.until].kind, until=self.until)
        yield ToggleMark(mark, self.value() == "turns")

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield ROUND[words.get("until", "game")]

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        until = "" if self.sentence.until == "game" else until_phrase(self.sentence.until, lang)
        return message(lang, "said-direction", until=until)


class ReleaseAction(RuleAction):
    """The direction of play, or the order reversed until the clear, is normal again; or all locks
    are removed."""

    path = "then.release"
    words = (Word(path, "this is as usual again: the direction of play, the order where it is "
                  "turned round until the clear; or all locks, of which none is made, either", "",
                  (*RELEASED,)),)  # fmt: skip
    stage, triggers = "on_play", (PLAYED, PASSED, CLEARED, ON_TURN)
    cited = (DropMark,)

    def effects(self, context: MoveContext) -> Effects:
        what = self.value()
        kinds = RELEASED[what]
        if what == "locks":
            own = (mark.kind for mark in context.now.marks if mark.kind.startswith(LOCK_MARK))
            kinds = (*kinds, *own, *(LOCK_MARK + name for name in self.overridden))
        for kind in dict.fromkeys(kinds):
            if context.now.mark(kind):
                yield DropMark(kind)
            elif what == "locks":
                yield Prevent(kind)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-release", what=self.value().replace(" ", "-"))


class PreventAction(RuleAction):
    """Some effects of the overridden clauses don't happen."""

    path = "then.prevent"
    words = (
        Word(path, "of what the overridden clauses do: revolutions, any turn of the order, a suit "
             "lock, clearing the field; revolutions that its player does not choose, alone or with "
             "all that the same clause does then", "",
             tuple(PREVENTED)),
    )  # fmt: skip
    stage = "on_play"

    def prepare(self) -> None:
        if self.value() == "clear":
            self.stage = "on_clear"
        self.chosen = self.value() in (UNLESS_CHOSEN, ALL_UNLESS_CHOSEN)
        if self.chosen:
            self.on_fulfilled = carry_out_chosen

    def effects(self, context: MoveContext) -> Effects:
        for kind in PREVENTED[self.value()]:
            owed = Obligation("revolt", context.seat, clause=self.clause)
            whole = self.value() == ALL_UNLESS_CHOSEN
            yield HoldUp(kind, owed=owed, whole=whole) if self.chosen else Prevent(kind)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.path, "prevents-nothing", level="warning")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-prevent", what=self.value().replace(" ", "-"))


FOR_GOOD, BUT_BY_SUCH, EVEN_BY_SUCH = "for good", "but by such", "even by such"
"""No play makes or ends a revolution any more; only such cards end the present revolution; not even
such cards end it."""


class FirmAction(RuleAction):
    """Later plays make and end no revolution, if the clause overrides theirs. The play itself may
    still make one."""

    path = "then.firm"
    words = (
        Word(path, "later plays make and end no revolution: for good; as long as the one that the "
             "play has made lasts, but by such cards; or not even by these", "",
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
        value = words[cls.path]
        values = value.values() if isinstance(value, Mapping) else (value,)
        if FOR_GOOD in values:
            yield NO_COUNTER
        if not {BUT_BY_SUCH, EVEN_BY_SUCH}.isdisjoint(values):
            yield SUPER_REVOLUTION

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-firm", how=self.value().replace(" ", "-"))


class MarkAction(RuleAction):
    """The clause's own mark is set: for the table, on the player, or on a player to be picked."""

    path = "then.mark"
    words = (
        Word(path, "the clause's own mark is laid, for all, on who makes the move, or on whom that "
             "player picks", "", ("table", "player", PICKED, "no")),
    )  # fmt: skip
    modifiers = (CALLED,)
    stage, triggers, ends, delayable = "on_play", (PLAYED, PASSED, ON_TURN), LONG_ENDS, True
    cited = (SetMark,)

    def prepare(self) -> None:
        if self.sentence.cards.makes:
            self.stage = "on_settle"
        if self.value(CALLED.path):
            self.stage, self.on_fulfilled = "on_owe", carry_out_called
        if self.value() == PICKED:
            self.stage, self.on_fulfilled = "on_owe", self._on_picked

    def _on_picked(self, fulfilment: Fulfilment) -> Effects:
        yield SetMark(Mark(self.own_mark, None, fulfilment.other, self.until))

    def effects(self, context: MoveContext) -> Effects:
        if self.value() == PICKED:
            yield Owe(Obligation("pick", context.seat, clause=self.clause, least=1))
            return
        holder = context.seat if self.value() == "player" else NOBODY
        effect = SetMark(Mark(self.own_mark, None, holder, self.until))
        if not self.value(CALLED.path):
            yield effect
        elif not (context.before.mark(self.own_mark, holder) or context.now.is_out(context.seat)):
            yield Owe(Obligation("call", context.seat, clause=self.clause, held=(effect,)))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words[cls.path] == PICKED or "when.play.makes" in words:
            yield from unused(words, CALLED.path)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield MarkSpelling(
            OWN_MARK + name, name.replace("_", " "), holder=words[cls.path] != "table",
            until=words.get("until", "game"), also=(name, title["ja"]),
        )  # fmt: skip

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        key = f"said-mark-{self.value()}"
        return message(lang, key, until=until_phrase(self.sentence.until, lang), **card_args)
