"""Actions on the field and on turns: clearing, adding, taking a play away; leading, skipping."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position, PositionView, unseen_cards
from referee.games.climbing.rule_api.effects import (
    AddUnder,
    Clear,
    DropMark,
    Effects,
    Join,
    KeepLead,
    Lead,
    Owe,
    Remove,
    SetMark,
    Skip,
    TakeTop,
    TurnTo,
    Withdraw,
)
from referee.games.climbing.rule_api.mark_names import MISSES, NEXT_ACE, REMOVED
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext
from referee.games.climbing.rule_language.conditions import ANY_NUMBER, cards_of_rank
from referee.games.climbing.rule_language.marks import possible_values
from referee.games.climbing.rule_language.phrases import OR_LIST, hyphenated, rank_list
from referee.games.climbing.rule_language.players import (
    BELOW,
    EVERYBODY,
    PICKED,
    PLAYER,
    Role,
    names_in,
    players_phrase,
)
from referee.games.climbing.rule_language.sentence import (
    ANSWERED,
    CLEARED,
    LEFT,
    MOVES,
    ON_TURN,
    PASSED,
    PLAYED,
    RuleSentence,
    trigger_of,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import DECLINE
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, NumberRange, SentenceWords, Word

from .base import EACH_BELOW, TWO_MORE, Args, RuleAction, TargetAction, role_words, unused
from .cards import EMPTIED

AFTER_ANY = "after any clear"
AFTER = ("after last", AFTER_ANY)
"""Values for the player after the last one to play, if all have passed; or also if a play has
cleared the field."""


SUCH = ("last such player", "first such player")
"""Values for who has played such cards, when the field is next cleared."""
JANKEN = "janken"


def lead_phrase(who: str, lang: str, when: str) -> str:
    """That a player leads, as a part of the sentence; ``when``: its trigger."""
    if who in AFTER:
        return message(lang, f"said-lead-{hyphenated(who)}")
    return message(lang, "said-lead", who=players_phrase((who,), lang, when))


BEFORE_DOUBTS, FOR_GOOD = "before doubts", "for good"
CLEAR = Word(
    "then.clear",
    "the field is cleared; before anyone can doubt the play; or its cards leave the game for good",
    "flag",
    (BEFORE_DOUBTS, FOR_GOOD),
)


class ClearAction(RuleAction):
    """The field is cleared (流れる), and the player leads."""

    path = "then.clear"
    words = (CLEAR,)
    modifiers = (
        Word("then.answerable", "others may answer the clear before it happens: in turn order, "
             "or the first to call", "", ("in turn", "first called", "no")),
    )  # fmt: skip
    stage, triggers = "on_clear", (PLAYED, PASSED, ANSWERED, LEFT, ON_TURN)
    cited = (Clear,)

    def effects(self, context: MoveContext) -> Effects:
        if self.sentence.when != LEFT or context.now.field:
            yield Clear()

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        leads = self.value("then.lead", PLAYER)
        if leads != PLAYER:
            lead = lead_phrase(leads, lang, card_args.get("when", PLAYED))
            return message(lang, "said-clear-lead", lead=lead)
        if self.sentence.when == LEFT:
            return message(lang, "said-clear-alone")
        at_once = self.value() == BEFORE_DOUBTS
        return message(lang, "said-clear-at-once" if at_once else "said-clear", **card_args)


class AsideAction(RuleAction):
    """The cards of the cleared field leave the game."""

    path, said = CLEAR.path, "aside"
    words = (CLEAR,)
    stage = "on_finish"
    spellings = (REMOVED,)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return FOR_GOOD in possible_values(words[cls.path])

    def effects(self, context: MoveContext) -> Effects:
        if context.cleared:
            yield Remove(self.deck.together([laid.play.mask for laid in context.field]))


JOINED = ("under", "whole")
ADD = Word(
    "then.add",
    "on a turn: cards of its rank are added to another's play; `under`, `whole`: those played to "
    "those below, to be beaten alone or together",
    "flag",
    JOINED,
)


class JoinAction(RuleAction):
    """The cards are added to the play of the same rank below them."""

    path, said = ADD.path, "join"
    words = (ADD,)
    stage = "on_play"

    def effects(self, context: MoveContext) -> Effects:
        yield Join(whole=self.value() == "whole")

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words.get("when.play.on.same") != "number":
            yield Flaw(cls.path, "joins-what")
        if not {*possible_values(words.get(cls.path, True))} <= {*JOINED}:
            yield Flaw(cls.path, "joins-how")
        yield from unused(words, "then.add.stand_ins", "then.add.together")

    def args(self, lang: str) -> Args:
        return {"whole": self.value() == "whole"}


REPLACED = "replaced"


class CancelAction(RuleAction):
    """The cut that is answered does not happen: the trick goes on with the cards that made it."""

    path = "then.cancel"
    words = (
        Word(path, "the cut doesn't happen; the turn goes to the player after these cards, or "
             "after the cut; or they replace it, and may be answered too", "flag",
             ("after the cut", REPLACED)),
    )  # fmt: skip
    triggers = (ANSWERED,)
    excludes_effects = True

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return possible_values(words[cls.path]) != [REPLACED]

    def effects(self, context: MoveContext) -> Effects:
        yield Withdraw()
        last = self.value() == "after the cut"
        following = context.now.after(context.field[-2].seat if last else context.seat)
        if context.goes_out and following == context.seat:
            following = context.now.after(following)
        yield TurnTo(following)


class TakeOverAction(RuleAction):
    """The cards that answer are a play instead of the cut, with all its effects."""

    path, said = "then.cancel", "take-over"
    words = CancelAction.words
    triggers = (ANSWERED,)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return REPLACED in possible_values(words[cls.path])


COUNTS = Word(
    "then.counts",
    "what the cards trigger elsewhere: everything, nothing, or only what cards of this rank, or of "
    "these, trigger",
    "rank",
    ("all", "none"),
    many=True,
)


class NothingElseAction(RuleAction):
    """The cards that answer have no other effects."""

    path, said = COUNTS.path, "nothing-else"
    words = (COUNTS,)
    triggers = (ANSWERED,)
    excludes_effects = True

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return bool(words[cls.path] != ("all",))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not names_in(words[cls.path]) <= {"none", "all"}:
            yield Flaw(cls.path, "nothing-or-all")


class OverlookAction(RuleAction):
    """The play is ignored: the play below it is the one to beat."""

    path = "then.overlook"
    words = (
        Word(path, "what has to be beaten next: the play below (on an empty field this play, or "
             "nothing); or nothing at all", "", ("on others", "always", "all below", "no")),
    )  # fmt: skip

    def field_to_beat(self, field: tuple[LaidPlay, ...]) -> tuple[LaidPlay, ...]:
        left = field
        while left and self.fits(left[-1].play):
            left = left[:-1]
        if self.value() == "all below" and left != field:
            return ()
        return left if left or self.value() == "always" else field[:1]

    def args(self, lang: str) -> Args:
        below = "all" if self.value() == "all below" else "one"
        return {"below": below}


class AddAction(RuleAction):
    """On a turn: cards are slid beneath the top play of another player, whose play it stays."""

    path = "then.add"
    words: ClassVar[tuple[Word, ...]] = (
        ADD,
        Word("then.add.stand_ins", "jokers may be added too, and those that stand for the rank "
             "count", "flag"),
        Word("then.add.together", "how many cards there have to be together for its other "
             "effects", "range", least=2),
    )  # fmt: skip
    modifiers = (EMPTIED,)
    triggers: ClassVar[tuple[str, ...]] = (ON_TURN,)
    is_own_act = True

    def prepare(self) -> None:
        self.jokers = self.value("then.add.stand_ins", False)
        self.together: NumberRange = self.value("then.add.together", ANY_NUMBER)

    def effects(self, context: MoveContext) -> Effects:
        position, seat = context.before, context.seat
        top = position.field[-1] if position.field else None
        cards = self._fitting(position) if top and top.seat != seat else 0
        if not cards:
            return
        deck = self.deck
        unseen = unseen_cards(deck, position) if position.unknown[seat] else 0
        cards &= deck.add(position.known[seat], unseen)
        count = min(cards.bit_count(), self._max_added(position, seat))
        if count > 0:
            yield Owe(Obligation("add", seat, count=count, clause=self.clause, least=1, of=cards))

    def _fitting(self, position: Position) -> int:
        """The cards that may be added to the play on top."""
        of_rank = cards_of_rank(position.field[-1].play, self.deck)
        jokers = ~self.deck.naturals & self.deck.full if self.jokers else 0
        return of_rank | jokers if of_rank else 0

    def _max_added(self, position: Position, seat: int) -> int:
        held = position.unknown[seat] + position.known[seat].bit_count()
        if position.unknown[seat] == MANY:
            return self.deck.size
        return held - int(self.value(EMPTIED.path) == "barred")

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.owed.kind == "add":
            yield AddUnder(fulfilment.seat, fulfilment.cards)

    def is_enough(self, context: MoveContext) -> bool:
        """Whether enough cards are together now, and were not before."""
        if self.together == ANY_NUMBER:
            return True
        before, now = self._together(context.before), self._together(context.now)
        return self.together.fits(now) and not self.together.fits(before)

    def _together(self, table: PositionView) -> int:
        """How many cards of the rank on top are together, over several plays."""
        of_rank, count = cards_of_rank(table.field[-1].play, self.deck), 0
        for laid in reversed(table.field):
            if cards_of_rank(laid.play, self.deck) != of_rank:
                break
            count += laid.play.count - (0 if self.jokers else laid.play.jokers)
        return count

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        others = (path for path in words if path.startswith("then."))
        alone = all(path.startswith((cls.path, EMPTIED.path)) for path in others)
        if alone:
            yield from unused(words, "then.add.together")
        if "if.own" in words:
            yield Flaw(cls.path, "never-together", {"other": "if.own"})
        if not {*JOINED}.isdisjoint(possible_values(words.get(cls.path, True))):
            yield from unused(words, cls.path)

    def args(self, lang: str) -> Args:
        return {"jokers": self.jokers}


class SeizeAction(RuleAction):
    """Another player may take the cards just played. Then their player has passed, and the cards
    have no effects."""

    path = "then.seize"
    roles: ClassVar[tuple[Role, ...]] = (
        Role(path, "who may take the cards at once, so that their player has passed", "",
             single=True),
    )  # fmt: skip
    words: ClassVar[tuple[Word, ...]] = role_words(roles)

    def interception(self, context: MoveContext) -> Obligation | None:
        taker, cards = next(iter(self.players("who", context)), NOBODY), context.play.mask
        if taker in (NOBODY, context.seat) or context.play.hidden:
            return None
        if context.now.mark(self.used_mark, taker):
            return None
        return Obligation("seize", taker, count=cards.bit_count(), clause=self.clause, of=cards)

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        """Forbids to take only some of the cards."""
        seizing = fulfilment.owed.kind == "seize" and fulfilment.kind != DECLINE
        return seizing and fulfilment.cards != fulfilment.owed.of

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.owed.kind != "seize":
            return
        yield TakeTop(fulfilment.seat, fulfilment.cards, 1)
        if self.sentence.state.once:
            yield SetMark(Mark(self.used_mark, holder=fulfilment.seat))

    def args(self, lang: str) -> Args:
        return {"once": self.sentence.state.once}

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if PLAYER in names_in(words[cls.path]):
            yield Flaw(cls.path, "to-oneself")


OF_THE_FIELD = ("lead", "on", "compared", "piled", "strongest", "last", "makes", "swept")
"""The words below ``when.play`` that are not about the cards of the play themselves."""


class HushAction(RuleAction):
    """Such a play doesn't set off the special rules of its ranks; its form has its effects."""

    path, said = COUNTS.path, "hush"
    words: ClassVar[tuple[Word, ...]] = (COUNTS,)

    def prepare(self) -> None:
        self.spared = {*self.value(otherwise=())} - {"none"}

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return bool(words[cls.path] != ("all",))

    def suppresses_triggers(self, play: Play, ranks: Sequence[str]) -> bool:
        return self.fits(play) and self.spared.isdisjoint(ranks)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        for path in sorted(words):
            elsewhere = path.startswith("when.play.") and path.split(".")[2] in OF_THE_FIELD
            if elsewhere or path.startswith("if."):
                yield Flaw(path, "by-the-play-alone")

    def args(self, lang: str) -> Args:
        spared = [rank for rank in self.value(otherwise=()) if rank != "none"]
        return {"but": rank_list(spared, lang, OR_LIST) if spared else ""}


LEADER = Role(
    "then.lead",
    "who leads, whatever other clauses say; `such player`: who played such cards, when the field "
    "is next cleared",
    "",
    (*AFTER, *SUCH, JANKEN),
    single=True,
)
LEAD = LEADER.word


class LeadsNextAction(RuleAction):
    """The player leads when the field is cleared next, for whatever reason; of several such players
    the last one, or the first."""

    path, said = "then.lead", "leads-next"
    alone_flaw = "leads-alone"
    words = (LEAD,)
    stage = "on_play"
    cited = (SetMark,)
    spellings = (NEXT_ACE,)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return not names_in(words.get(cls.path)).isdisjoint(SUCH)

    def effects(self, context: MoveContext) -> Effects:
        seat = context.seat
        holders = [mark.holder for mark in context.now.marks if mark.kind == NEXT_ACE.kind]
        if seat == NOBODY or (holders and self.value() == SUCH[1]):
            return
        yield from (DropMark(NEXT_ACE.kind, other) for other in holders if other != seat)
        yield SetMark(Mark(NEXT_ACE.kind, holder=seat, until="clear"))

    def on_lead(self, context: MoveContext) -> Effects:
        for mark in context.before.marks if context.cleared else ():
            if mark.kind == NEXT_ACE.kind and mark.holder in context.now.playing:
                yield Lead(mark.holder)

    def on_turn(self, context: MoveContext) -> Effects:
        """Lets the player lead also if a play of another kind has cleared the field."""
        if not self.fits(context.play):
            yield from self.on_lead(context)

    def args(self, lang: str) -> Args:
        return {"first": self.value() == SUCH[1]}


class LeadAction(RuleAction):
    """Who leads the field that it has cleared, whatever overridden clauses say."""

    path = "then.lead"
    roles = (LEADER,)
    words = (LEAD,)
    stage, triggers = "on_turn", (PLAYED, ANSWERED, CLEARED, LEFT)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return bool(names_in(words.get(cls.path, SUCH[0])) - {*SUCH})

    def prepare(self) -> None:
        self.after_any_clear = self.value() == AFTER_ANY
        self.after_last = self.value() in AFTER

    def effects(self, context: MoveContext) -> Effects:
        who = self.value()
        if self.sentence.when == LEFT:
            if context.now.field:
                yield from map(Lead, self.players("who", context)[:1])
            return
        if who in AFTER:
            yield from self._after_last(context)
        if not context.cleared or self.clause not in context.active_clauses:
            return
        if who == PLAYER and not context.now.is_out(context.seat):
            yield KeepLead(context.seat)
        elif who == BELOW and len(context.field) > 1:
            yield Lead(context.field[-2].seat)
        elif who not in (PLAYER, BELOW, *AFTER):
            yield from map(Lead, self.players("who", context)[:1])

    def _after_last(self, context: MoveContext) -> Effects:
        owner = context.field[-1].seat if context.field else NOBODY
        if owner != NOBODY:
            yield Lead(context.now.after(owner))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        yield from unused(words, "then.lead.rank", "then.lead.suit")
        if JANKEN in names_in(words[cls.path]):
            yield Flaw(cls.path, "leads-a-game")
        after, on_clear = words.get(cls.path), "when.clear" in words
        read = isinstance(after, Mapping)
        if on_clear and not read and after not in AFTER:
            yield Flaw(cls.path, "leads-after-clear", {"value": after})
        elif not on_clear and not read and after in AFTER:
            yield Flaw(cls.path, "leads-after-nothing", {"value": after})
        if on_clear and not clause.get("overrides"):
            yield Flaw(cls.path, "leads-against-nothing", level="warning")
        if "when.out" in words and words.get("if.cleared"):
            yield Flaw(cls.path, "never-together", {"other": "if.cleared"})
        if words.get("when.clear") == "play" and after == AFTER[0]:
            yield Flaw(cls.path, "never-together", {"other": "when.clear"})
        if not on_clear and "when.out" not in words and ClearAction.path not in words:
            yield Flaw(cls.path, "leads-without-clear")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        already_said = self.value(ClearAction.path)
        when = card_args.get("when", PLAYED)
        return "" if already_said else lead_phrase(self.value(), lang, when)


class AgainAction(RuleAction):
    """The player may play once more, on the same cards, before the turn goes on."""

    path = "then.again"
    words = (Word(path, "the player may play again before the turn passes on", "flag"),)
    stage = "on_turn"

    def effects(self, context: MoveContext) -> Effects:
        if not context.cleared and not context.now.is_out(context.seat):
            yield TurnTo(context.seat, again=True)


ALL_SKIPPED = Word("then.all_skipped", "what happens to the field if all others are skipped "
                   "(default: it is cleared)", "", ("clear", "go on"))  # fmt: skip


class SkipAction(TargetAction):
    """The next players are skipped (飛ばし), or certain players miss their next turn (1回休み)."""

    path = "then.skip"
    roles = (Role("then.skip.who", "who misses the next turn", "", (*EVERYBODY, PICKED)),)
    words = (
        *role_words(roles),
        Word(path, "how many players: a number, one for each card, two for each card after the "
             "first, or one for each play of its rank below", "number",
             ("each", TWO_MORE, EACH_BELOW)),
    )  # fmt: skip
    modifiers = (
        Word("then.skipped_pass", "being skipped counts as a pass", "flag"),
        ALL_SKIPPED,
    )
    stage, counting = "on_turn", (path,)
    triggers: ClassVar[tuple[str, ...]] = MOVES
    cited = (Skip,)

    def prepare(self) -> None:
        if self.who() and not self.sentence.state.cleared:
            self.stage = "on_play"
        super().prepare()

    def effects(self, context: MoveContext) -> Effects:
        if self.who():
            yield from super().effects(context)
        elif not context.cleared:
            yield self._skip(context)

    def effects_on(self, seat: int, context: MoveContext | None) -> Effects:
        yield SetMark(Mark(MISSES.kind, None, seat))

    def _skip(self, context: MoveContext) -> Skip:
        count, now, seat = self.count(self.path, context), context.now, context.seat
        shown = self.sentence.cards.meant(context.play)
        skipped = {now.after(seat, step) for step in range(1, count + 1)} - {seat, NOBODY}
        passing = sum(1 << other for other in skipped) if self.value("then.skipped_pass") else 0
        return Skip(count, passing, shown)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if "then.skip.who" in words:
            yield MISSES

    def args(self, lang: str) -> Args:
        passing = bool(self.value("then.skipped_pass"))
        count = self.count_arg(self.path)
        by = {TWO_MORE: "more", EACH_BELOW: "below"}.get(self.value(), "each")
        return {"count": count, "by": by, "passing": passing}

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        trigger = trigger_of(dict.fromkeys(words, True))
        if cls.path in words and trigger in cls.triggers and trigger != PLAYED:
            yield Flaw(cls.path, f"not-of-a-{trigger}")
        if "then.skip.who" in words:
            yield from unused(words, "then.skipped_pass", ALL_SKIPPED.path)
        if words.get(cls.path) == EACH_BELOW and words.get("when.play.on.same") != "number":
            yield from unused(words, cls.path)


class AllSkippedAction(RuleAction):
    """What happens to the field if a skip leaves nobody else to play."""

    path, words, modifiers = ALL_SKIPPED.path, (), (ALL_SKIPPED,)
    silent = True
    stage = "on_clear"
    cited = (Clear,)

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        skips = SkipAction.path in sentence.parts and SkipAction.path in sentence.then
        return skips  # by default the field is cleared

    def effects(self, context: MoveContext) -> Effects:
        others = [seat for seat in context.now.playing if seat != context.seat]
        skipped = self.count(SkipAction.path, context)
        if self.value() != "go on" and skipped >= max(1, len(others)):
            yield Clear(skipping=self.sentence.cards.meant(context.play))
