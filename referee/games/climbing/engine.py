"""A climbing rulebook compiled: rules bound by hook, situations and judgements tabulated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from referee.cards import Card
from referee.description import Description
from referee.errors import Fault
from referee.family import Answer, FamilyEngine, Step
from referee.moves import DOUBT, PASS, PLAY, THROUGH, Move
from referee.position import Laid, Marks, Position
from referee.questions import Question
from referee.rule import bind_rules
from referee.rulebook import Option, Rulebook, Value

from .bars import Bars, Blind
from .covered import covered_play, is_open, laid_so
from .covering import CoveringSituation
from .faults import OUT_WAYS, SUGGESTED, SUGGESTED_WITH_DOUBTS
from .forms import forms_of
from .order import Powers, strengths
from .plan import Plan, handlers
from .play import HEAP, Play
from .rule import ANY_CARDS, FORMLESS, PASS_STAGES, SOME_CARDS, STAGES, WEIGHING, ClimbingRule, Gift
from .situation import NOTHING_FOUND, Judged, Situation
from .windows import DOUBTING

if TYPE_CHECKING:
    from random import Random

    from referee.table import Table

MOST_SITUATIONS = 20_000
"""How many situations a rulebook keeps judgements for before it starts afresh."""


ALL_STAGES = (*STAGES, *PASS_STAGES, "caught", "exchanged", "held")


class ClimbingEngine(FamilyEngine):
    """The compiled rulebook. Nothing here depends on a table; all tables share it."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        self.rules = [rule for rule in bind_rules(rulebook) if isinstance(rule, ClimbingRule)]
        self.barring = self.declaring("bars")
        self.allowing = self.declaring("allows")
        self.reversers = _one_for_each_mark(self.declaring("reverses"))
        self.plain_powers = [Powers(strengths(self.deck, turned)) for turned in (False, True)]
        self.reordering = self.declaring("reorders")
        self.upholding = self.declaring("upholds")
        self.lifting = self.declaring("lifts")
        self.silencing = self.declaring("silences")
        self.giving = self.declaring("gifts")
        self.enlarging = self.declaring("enlarges")
        self.answering_cuts = self.declaring("answers_cut")
        self.overlooking = self.declaring("overlooks")
        self.covering = any(rule.covering for rule in self.rules)
        """Cards may lie face down, or are read freely: what a play is can be open."""
        self.out_ways = (*OUT_WAYS, *(way for rule in self.rules for way in rule.ways_out))
        self.doubting = next((rule for rule in self.rules if rule.has("opens_doubt")), None)
        self.by_suits = any(rule.by_suits for rule in self.rules)
        self.lasting_passes = any(rule.lasting_passes for rule in self.rules)
        self.stages = {stage: handlers(self.declaring(stage), stage) for stage in ALL_STAGES}
        self.weighed = {
            kind for rule in self.rules if any(map(rule.has, WEIGHING)) for kind in rule.weighs
        }
        """The kinds of marks that judgements on plays look at."""
        self.suggests = SUGGESTED_WITH_DOUBTS if self.doubting else SUGGESTED
        self._bind_forms()
        self._bind_forbidding()
        self._situations: dict[tuple[Marks, Play | None], Situation] = {}
        self._alike: dict[tuple[object, ...], Situation] = {}
        self._bars: dict[tuple[object, ...], Bars] = {}
        self._blind: dict[tuple[object, ...], Blind] = {}
        self.ordering = frozenset(
            kind
            for hook in ("reverses", "reorders", "upholds", "lifts")
            for rule in self.declaring(hook)
            for kind in rule.weighs
        )
        """The kinds of marks that the order of strength comes from."""
        self._powers: dict[Marks, Powers] = {}
        self._weighed_marks: dict[Marks, Marks] = {}
        self.row = max((rule.row for rule, _ in self.stages["change"]), default=1)
        """The longest row of plays on the field that a rule looks at."""
        self._plans: list[dict[Play, Plan]] = [{} for _ in range(self.row + 1)]
        self.owing: dict[str, ClimbingRule] = {}
        """The rules that debts come from, by clause, as far as they have been asked for."""
        self._without: dict[frozenset[str], ClimbingEngine] = {}
        self._in_force: dict[Marks, ClimbingEngine] = {}

    def ordered_by(self, rulebook: Rulebook) -> ClimbingEngine:
        """The engine for the same rulebook with orders chosen, which judge no play otherwise."""
        engine = copy(self)
        engine.rulebook = rulebook
        engine._without, engine._in_force = {}, {}
        return engine

    def _bind_forms(self) -> None:
        forms = forms_of(self.deck)
        names = dict.fromkeys(name for rule in self.rules for name in rule.forms)
        self.store = forms.store
        self.forms = [forms.named(name) for name in names]
        self.filling = ~self.deck.naturals if any(rule.wild for rule in self.rules) else 0
        """The cards that may stand for others."""

    def _bind_forbidding(self) -> None:
        self.forbidding: dict[str, list[ClimbingRule]] = {}
        for rule in self.declaring("forbids"):
            for kind in rule.kinds:
                self.forbidding.setdefault(kind, []).append(rule)
        rules = self.forbidding.get(PLAY, [])
        self.forbids_formless = [(rule, rule.forbids) for rule in rules]
        self.forbids_form = [(rule, rule.forbids) for rule in rules if rule.scope != FORMLESS]
        self.forbids_all = [rule.forbids for rule in rules if rule.scope == ANY_CARDS]
        self.forbids_some = [rule.forbids for rule in rules if rule.scope == SOME_CARDS]

    # ---- what the marks make of the rulebook

    def in_force(self, marks: Marks) -> ClimbingEngine:
        """The engine without the rules that the marks silence."""
        if not self.silencing:
            return self
        engine = self._in_force.get(marks)
        if engine is None:
            if len(self._in_force) >= MOST_SITUATIONS:
                self._in_force.clear()
            engine = self._in_force[marks] = self._without_silent(marks)
        return engine

    def _without_silent(self, marks: Marks) -> ClimbingEngine:
        silent = frozenset(name for rule in self.silencing for name in rule.silences(marks))
        engine = self._without.get(silent)
        if engine is None:
            options = self.rulebook.options
            off = {name: False for name in silent if name in options and self.rulebook.value(name)}
            other = self.rulebook.having(**off).engine if off else self
            assert isinstance(other, ClimbingEngine)
            engine = self._without[silent] = other
        return engine

    def turned(self, marks: Marks) -> bool:
        """Whether the marks turn the order round."""
        return sum(rule.reverses(marks) for rule in self.reversers) % 2 == 1

    def powers(self, marks: Marks) -> Powers:
        """The order of strength: the plain one, reordered, turned round, single ranks lifted."""
        marks = self._weighed(marks)
        found = self._powers.get(marks)
        if found is None:
            found = self._powers[marks] = self._find_powers(marks)
        return found

    def _find_powers(self, marks: Marks) -> Powers:
        turned = self.turned(marks)
        bases = [base for rule in self.reordering if (base := rule.reorders(marks)) is not None]
        shown = turned != any(rule.upholds(marks) for rule in self.upholding)
        order = strengths(self.deck, shown, bases[0]) if bases else self.plain_powers[shown].order
        ranks: dict[int, int] = {}
        cards: dict[int, int] = {}
        for rule in self.lifting:
            lifted_ranks, lifted_cards = rule.lifts(marks, order, turned)
            ranks |= lifted_ranks
            cards |= lifted_cards
        if not (bases or ranks or cards):
            return self.plain_powers[shown]
        return Powers(tuple(ranks.get(rank, power) for rank, power in enumerate(order)), cards)

    # ---- rules by what they declare

    def declaring(self, hook: str) -> list[ClimbingRule]:
        """The rules that declare this hook, in the order of the book."""
        return [rule for rule in self.rules if rule.has(hook)]

    def leaving(self, mark: str) -> list[ClimbingRule]:
        """The rules that leave marks of this kind."""
        return [rule for rule in self.rules if any(word.kind == mark for word in rule.words)]

    def answering(self, question: str) -> ClimbingRule | None:
        """The rule that answers this question about the match."""
        return next((rule for rule in self.rules if question in rule.answers), None)

    def plan(self, play: Play, row: int) -> Plan:
        """The rules that look at this play, stage by stage, as the last of a ``row`` of plays."""
        plans = self._plans[row if row < self.row else self.row]
        plan = plans.get(play)
        if plan is None:
            plan = plans[play] = Plan(self, play, row)
        return plan

    def gifts(self, position: Position) -> list[Gift]:
        """The exchange that last game's titles ask for."""
        gifts = [gift for rule in self.giving for gift in rule.gifts(position)]
        more = self.enlarging
        return [
            replace(gift, count=gift.count + sum(rule.enlarges(position, gift) for rule in more))
            for gift in gifts
        ]

    # ---- plays

    def plays_in(self, cards: int) -> list[Play]:
        """Every conceivable play of these cards, by the forms of the book."""
        fillers = cards & self.filling
        return [play for form in self.forms for play in form.plays_in(cards, fillers)]

    def readings(self, cards: Sequence[Card]) -> list[Play]:
        """The plays that exactly these cards can make; a heap where they make none.

        Raises ``ValueError`` on a card named twice.
        """
        if self.covering:
            laid = laid_so(self.deck, cards)
            if not is_open(self.deck, laid):
                return [covered_play(self.store, laid)]
        mask = self.deck.mask(cards)
        stands = [card.stands for card in cards if card.stands]
        fitting = [
            play for play in self.plays_in(mask) if play.mask == mask and _stands_so(play, stands)
        ]
        return fitting or [self.store.heap(mask)]

    # ---- situations

    def situation(self, position: Position) -> Situation:
        """What a play at this position has to reckon with."""
        engine, situation = position.seen
        if engine is self:
            known: Situation = situation
            return known
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.situation(position)
        field = self.field_seen(position.field) if self.overlooking else position.field
        key = (self._weighed(position.marks), field[-1].play if field else None)
        found = self._situations.get(key)
        if found is None:
            if len(self._situations) >= MOST_SITUATIONS:
                self._situations.clear()
                self._powers.clear()
                self._alike.clear()
                self._blind.clear()
            made = CoveringSituation(self, *key) if self.covering else Situation(self, *key)
            found = self._situations[key] = self._alike.setdefault(made.key, made)
        position.seen = (self, found)
        return found

    def field_seen(self, field: tuple[Laid, ...]) -> tuple[Laid, ...]:
        """The plays of the field that the next player has to reckon with."""
        for rule in self.overlooking:
            field = rule.overlooks(field)
        return field

    def bars(self, allowing: list[ClimbingRule], barring: list[ClimbingRule]) -> Bars:
        """The bars where just these rules apply."""
        key = (*allowing, None, *barring)
        found = self._bars.get(key)
        if found is None:
            before = self.rulebook.overridden
            winners = [before.get(rule.clause.id, frozenset()) for rule in barring]
            found = self._bars[key] = Bars(
                [(rule, [other for other in allowing if other.clause.id in goes_first])
                 for rule, goes_first in zip(barring, winners, strict=True)],
                self.ordering,
            )  # fmt: skip
        return found

    def blind(self, at: Situation, bars: Bars) -> Blind:
        """What the rules that see no suits leave of the plays at a situation."""
        marks = tuple(mark for mark in at.marks if mark.kind in bars.weighed)
        key = (bars.said, at.key_by(marks))
        found = self._blind.get(key)
        if found is None:
            found = self._blind[key] = Blind(at, bars.blind)
        return found

    def _weighed(self, marks: Marks) -> Marks:
        """Those of the marks that judgements on plays look at."""
        weighed = self._weighed_marks.get(marks)
        if weighed is None:
            if len(self._weighed_marks) >= MOST_SITUATIONS:
                self._weighed_marks.clear()
            weighed = tuple(mark for mark in marks if mark.kind in self.weighed)
            self._weighed_marks[marks] = weighed
        return weighed

    # ---- judging

    def may(self, position: Position, seat: int, play: Play) -> Judged:
        """The judgement on a play: everything that bars it, or allows it in spite of something."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.may(position, seat, play)
        engine, situation = position.seen
        judged = (situation if engine is self else self.situation(position))[play]
        asked = self.forbids_form if play.form != HEAP else self.forbids_formless
        for _, forbids in asked:
            if forbids(position, seat, PLAY, play):
                break
        else:
            return judged
        forbidding = [rule for rule, forbids in asked if forbids(position, seat, PLAY, play)]
        return judged.with_bars(forbidding, self.rulebook.overridden)

    def may_otherwise(
        self, position: Position, seat: int, kind: str, play: Play | None = None
    ) -> Judged:
        """The judgement on a pass, a look at the discards, a face-down play."""
        forbidding = [
            rule
            for rule in self.forbidding.get(kind, ())
            if rule.forbids(position, seat, kind, play)
        ]
        if not forbidding:
            return NOTHING_FOUND
        return NOTHING_FOUND.with_bars(forbidding, self.rulebook.overridden)

    def legal_plays(self, position: Position, seat: int) -> list[Play]:
        """The plays that this seat may make with the cards it is known to hold."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.legal_plays(position, seat)
        for forbids in self.forbids_all:
            if forbids(position, seat, PLAY, None):
                return []
        situation = self.situation(position)
        plays = situation.plays_in(position.known[seat])
        if self.covering:
            plays += situation.covered_in(position.known[seat], position.unknown[seat])
        if self.forbids_some:
            plays = [play for play in plays if self.may(position, seat, play).allowed]
        return plays

    def may_pass(self, position: Position, seat: int) -> bool:
        return self.may_otherwise(position, seat, PASS).allowed

    # ---- the family's protocol; the parts stand in modules of their own

    def setup(self, described: Description) -> tuple[Position, list[Fault]]:
        from .setup import set_up

        return set_up(self, described)

    def judge(self, names: Sequence[str], position: Position, move: Move) -> Answer:
        from .judging import judge

        return judge(self, names, position, move)

    def advance(self, names: Sequence[str], position: Position, move: Move) -> Step:
        from .procedure import advance

        return advance(self, names, position, move)

    def mattering(self, table: Table, question: Question) -> list[tuple[Option, Value]] | None:
        from .watching import mattering

        # what rules say about cards that lie face down is not watched: then any change may tell
        return None if self.covering else mattering(table, question)

    def legal_moves(self, names: Sequence[str], position: Position, rng: Random) -> Iterator[Move]:
        from .choices import legal_moves

        return legal_moves(self, names, position, rng)

    def answer(self, table: Table, question: Question) -> Answer:
        from .answers import answer

        return answer(self, table, question)

    def state_words(self, position: Position, names: Sequence[str]) -> tuple[str, ...]:
        from .setup import write_state

        return write_state(self, position, names)

    def over(self, position: Position) -> bool:
        """Whether only one is left, or a clause has ended the game."""
        return len(position.playing) < 2 or position.mark("over") is not None

    def bare_moves(self, names: Sequence[str], position: Position) -> Sequence[Move]:
        """Likewise; where a play waits to be doubted, a doubt or a through by whoever is asked."""
        asked = [owed.seat for owed in position.owed if owed.kind == DOUBTING]
        doubts = [Move(names[seat], kind) for seat in asked for kind in (THROUGH, DOUBT)]
        return doubts or super().bare_moves(names, position)

    def warnings(self, position: Position) -> tuple[Fault, ...]:
        from .setup import odd_field

        return tuple(odd_field(self, position))

    def describe(self, position: Position, described: Description) -> Description:
        from .setup import describe

        return describe(self, position, described)


def _one_for_each_mark(rules: Sequence[ClimbingRule]) -> list[ClimbingRule]:
    """Of the rules that lay the same marks only the first: a mark turns the order round once."""
    first: dict[object, ClimbingRule] = {}
    for rule in rules:
        kinds = tuple(sorted({word.kind for word in rule.words}))
        first.setdefault(kinds or rule, rule)
    return list(first.values())


def _stands_so(play: Play, stands: Sequence[str]) -> bool:
    """Whether the jokers of a play can stand for what was said of them."""
    open_ = list(play.stand_texts)
    for said in stands:
        match = next((text for text in open_ if text == said or text == said[1:]), None)
        if match is None:
            return False
        open_.remove(match)
    return True
