"""The rules of a climbing rulebook, sorted by what they declare, and what they make of plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from referee.cards.card import Card, Deck
from referee.engine.ruleset import RuleSet
from referee.games.climbing.plays.card_strength import StrengthTable, strengths
from referee.games.climbing.plays.covered_plays import covered_play, is_open, laid_so
from referee.games.climbing.plays.custom_forms import widest
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.forms import PlayForm
from referee.games.climbing.plays.joker_assignment import as_said, heap_as_said
from referee.games.climbing.plays.play import NO_FORM, FieldShape, Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, MISSES, OUT_WAYS, UNDEALT
from referee.games.climbing.rule_api.rule import (
    ANY_CARDS,
    FORMLESS,
    PASS_STAGES,
    SOME_CARDS,
    STAGES,
    ClimbingRule,
    Gift,
    Handlers,
    MoveContext,
    SituationView,
    judging_marks,
)
from referee.model.marks import Marks, Obligation
from referee.model.moves import PLAY
from referee.rulebook.rule import Rule
from referee.rulebook.rulebook import Rulebook

from .prohibitions import Prohibitions, SuitBlind

Turning = tuple[ClimbingRule, str, dict[str, object]]
OF_ORDER = ("reverses", "reorders", "ignores_reversal", "adjusts_strength", "extra_strength")
"""The hooks by which rules make the order of strength."""


class Ordering:
    """The rules that say something of the order, whatever else they and others say."""

    deck: Deck

    def declaring(self, hook: str) -> list[ClimbingRule]:
        """The rules that declare a hook, in the order of the book."""
        raise NotImplementedError

    def bind_ordering(self) -> None:
        """Sorts the rules by what they say of the order."""
        adding = [rule.extra_strength for rule in self.declaring("extra_strength")]
        self.extra = (lambda play: sum(add(play) for add in adding)) if adding else None
        self.plain_powers = [
            StrengthTable(strengths(self.deck, turned), extra=self.extra)
            for turned in (False, True)
        ]
        self.reversers = _one_for_each_mark(self.declaring("reverses"))
        self.reversing_kinds = {kind for rule in self.reversers for kind in _reversing(rule)}
        self.reordering = self.declaring("reorders")
        self.upholding = self.declaring("ignores_reversal")
        lifting = sorted(self.declaring("adjusts_strength"), key=lambda rule: rule.has("on_play"))
        self.lifting = _overriding_last(lifting)
        """In this order: a place that a play gives to cards goes before one that they always have.
        """

    def turned(self, marks: Marks) -> bool:
        """Whether the marks turn the order round."""
        return sum(rule.reverses(marks) for rule in self.reversers) % 2 == 1

    def turning(self, marks: Marks) -> list[Turning]:
        """The rules that turn the order round, and what each is said to do: ``reverses``, or where
        they undo one another ``restores``, with the ``others``."""
        rules = [rule for rule in self.reversers if rule.reverses(marks)]
        if len(rules) % 2:
            if any(rule.ignores_reversal(marks) for rule in self.upholding):
                return []
            return [(rule, "reverses", {**rule.order_details()}) for rule in rules]
        return [
            (rule, "restores", {**rule.order_details(), **_beside(rule, rules)}) for rule in rules
        ]

    def hangs_on_turning(self, marks: Marks, play: Play, below: FieldShape) -> bool:
        """Whether the play beats the one below only because the ranking is reversed, or isn’t. If
        single cards have a place of their own this is assumed."""
        rankings = [self.find_powers(marks, turned=turned) for turned in (False, True)]
        beats = {powers[play.ranks] > powers[below.ranks] for powers in rankings}
        return len(beats) > 1 or any(powers.lifted for powers in rankings)

    def moving(self, marks: Marks, play: Play, below: FieldShape, *, beats: bool) -> list[Turning]:
        """The rules that give ranks another place, and what each is said to do, if only because of
        them the play beats the one below, or doesn't."""
        powers = self.plain_powers[self.turned(marks)]
        if (powers[play.ranks] > powers[below.ranks]) == beats:
            return []
        order, turned = powers.order, self.turned(marks)
        reordering = [rule for rule in self.reordering if rule.reorders(marks) is not None]
        lifting = [r for r in self.lifting if any(r.adjusts_strength(marks, order, turned))]
        return [
            *((rule, "reorders", {**rule.order_details(marks)}) for rule in reordering),
            *((rule, "lifts", {**rule.order_details(marks)}) for rule in lifting),
        ]

    def find_powers(self, marks: Marks, *, turned: bool | None = None) -> StrengthTable:
        """The ranking: the usual one, reordered, reversed, with single ranks moved.

        ``turned``: whether it is reversed; by default as the marks say.
        """
        turned = self.turned(marks) if turned is None else turned
        bases = [base for rule in self.reordering if (base := rule.reorders(marks)) is not None]
        shown = turned != any(rule.ignores_reversal(marks) for rule in self.upholding)
        order = strengths(self.deck, shown, bases[0]) if bases else self.plain_powers[shown].order
        ranks: dict[int, int] = {}
        cards: dict[int, int] = {}
        for rule in self.lifting:
            lifted_ranks, lifted_cards = rule.adjusts_strength(marks, order, turned)
            ranks |= lifted_ranks
            cards |= lifted_cards
        if not (bases or ranks or cards):
            return self.plain_powers[shown]
        return StrengthTable(
            tuple(ranks.get(rank, power) for rank, power in enumerate(order)), cards, self.extra
        )


class OrderingOf(Ordering):
    """The ranking under these rules."""

    def __init__(self, deck: Deck, rules: Sequence[ClimbingRule]) -> None:
        """``rules``: in the order of the book."""
        self.deck = deck
        self._rules = rules
        self.bind_ordering()

    def declaring(self, hook: str) -> list[ClimbingRule]:
        return [rule for rule in self._rules if rule.has(hook)]


def _beside(rule: ClimbingRule, rules: Sequence[ClimbingRule]) -> dict[str, object]:
    others = [other.clause for other in rules if other is not rule]
    return {"others": others, "count": len(others)}


def _overriding_last(rules: Sequence[ClimbingRule]) -> list[ClimbingRule]:
    """The rules in the order of the book, but each after those that its clause overrides."""
    result: list[ClimbingRule] = []
    for rule in rules:
        own = rule.clause.id
        after = (n for n, other in enumerate(result) if own in other.clause.overrides)
        result.insert(next(after, len(result)), rule)
    return result


def _one_for_each_mark(rules: Sequence[ClimbingRule]) -> list[ClimbingRule]:
    """Of rules that set the same marks, only the first: a mark reverses the ranking once."""
    first: dict[object, ClimbingRule] = {}
    for rule in rules:
        first.setdefault(_reversing(rule) or rule, rule)
    return list(first.values())


def _reversing(rule: ClimbingRule) -> tuple[str, ...]:
    """The kinds of the marks by which a rule reverses the ranking."""
    return rule.reversing_marks or tuple(sorted({word.kind for word in rule.words}))


MAX_SITUATIONS = 20_000
"""How many situations a rulebook keeps judgements for before it starts afresh."""


ALL_STAGES = (
    *STAGES, *PASS_STAGES, "on_skip", "on_lie_exposed", "on_announcement", "on_exchanged",
    "on_hand", "on_unanswered",
)  # fmt: skip


class CompiledRules(RuleSet[ClimbingRule], Ordering):
    """The rules of a rulebook, compiled for play. Everything here is computed once."""

    base = ClimbingRule

    def __init__(self, rulebook: Rulebook, rules: Iterable[Rule] | None = None) -> None:
        super().__init__(rulebook, rules)
        self.barring = self.declaring("bars")
        self.allowing = self.declaring("allows")
        self.silencing = self.declaring("suspended_rules")
        self.giving = self.not_overridden(self.declaring("gifts"))
        self.enlarging = self.declaring("extra_gift_cards")
        self.altering = self.declaring("altered_gift")
        self.overlooking = self.declaring("field_to_beat")
        self.pressing = self.declaring("forbids_pass")
        self.foreseeing = self.declaring("forbids_change")
        marking = ((rule, word.kind) for rule in self.rules for word in rule.words)
        self.missing = [rule for rule, kind in marking if kind == MISSES.kind]
        """The rules that make a player miss a turn."""
        self.withholding = self.declaring("forbids_for_hand")
        self.personal = self.declaring("allows_seat")
        """The rules that allow a play to some players only."""
        self.counting = self.declaring("extra_count")
        self.hushing = self.declaring("suppresses_triggers")
        self.covering = any(rule.allows_face_down for rule in self.rules)
        """Whether cards may be face down or have a free meaning, so that the meaning of a play can
        be open."""
        self.out_ways = (*OUT_WAYS, *(way for rule in self.rules for way in rule.exit_kinds))
        self.doubting = next((rule for rule in self.rules if rule.has("opens_doubt")), None)
        self.by_suits = any(rule.by_suits for rule in self.rules)
        self.strength_by_suits = any(rule.sees_suits for rule in self.declaring("extra_strength"))
        """Whether plays that only differ in suits may differ in strength."""
        self.by_hand_size = any(rule.by_hand_size for rule in self.rules)
        self.by_pile = any(rule.by_pile for rule in self.rules)
        self.by_joker_suits = any(rule.by_joker_suits for rule in self.rules)
        """Whether the suit of a joker matters in a set as well."""
        self.lasting_passes = any(rule.lasting_passes for rule in self.rules)
        self.stages = {stage: handlers(self.declaring(stage), stage) for stage in ALL_STAGES}
        self.passing = tuple(pair for pair in self.stages["on_pass"] if not pair[0].only_last_pass)
        """Those of the stage ``on_pass`` that look at every pass."""
        self._bind_answering()
        self.row = max((rule.min_plays for rule, _ in self.stages["on_play"]), default=1)
        """The longest row of plays on the field that a rule looks at."""
        self.weighed = {kind for rule in self.rules for kind in judging_marks(rule)}
        """The kinds of marks that judgements on plays look at."""
        self.asks_first_trick = any(FIRST_TRICK in rule.words for rule in self.rules)
        self.asks_undealt = any(UNDEALT in rule.words for rule in self.rules)
        self._bind_ordering()
        self._bind_forms()
        self._bind_forbidding()
        self._bars: dict[tuple[object, ...], Prohibitions] = {}
        self.judge_afresh()

    def _bind_answering(self) -> None:
        answering = self.declaring("answers_cut")
        self.answering_cuts = [rule for rule in answering if not rule.answers_skip]
        self.answering_skips = [rule for rule in answering if rule.answers_skip]
        self.countering = self.declaring("counter_card")
        self.seizing = self.declaring("interception")
        self.returning = self.declaring("takes_back")
        self.may_seize = bool(self.seizing or self.returning)
        """A play may be taken away, or go back."""

    def _bind_ordering(self) -> None:
        self.bind_ordering()
        self.ordering = frozenset(
            kind
            for hook in OF_ORDER
            for rule in self.declaring(hook)
            for kind in rule.observed_marks
        )
        """The kinds of marks that the order of strength comes from."""

    def _bind_forms(self) -> None:
        forms = forms_of(self.deck)
        names = widest(name for rule in self.rules for name in rule.forms)
        self.store, self.made = forms.store, forms.hands
        self.forms = [forms.named(name) for name in names]
        barred = {name for rule in self.rules if rule.bars_forms for name in rule.forms}
        self.usable_forms = [forms.named(name) for name in names if name not in barred]
        """The forms, without those that a rule only names to forbid them."""
        self._forms_having: dict[int, list[PlayForm]] = {}
        self._whole_plays: dict[int, list[Play]] = {}
        self.filling = ~self.deck.naturals if any(rule.wild for rule in self.rules) else 0
        """The cards that may stand for others."""

    def _bind_forbidding(self) -> None:
        self.forbidding: dict[str, list[ClimbingRule]] = {}
        for rule in self.declaring("forbids"):
            for kind in rule.move_kinds:
                self.forbidding.setdefault(kind, []).append(rule)
        rules = self.forbidding.get(PLAY, [])
        self.forbids_formless = [(rule, rule.forbids) for rule in rules]
        self.forbids_form = [(rule, rule.forbids) for rule in rules if rule.scope != FORMLESS]
        self.forbids_all = [(rule, rule.forbids) for rule in rules if rule.scope == ANY_CARDS]
        self.forbids_in_turn = [pair for pair in self.forbids_all if not pair[0].out_of_turn]
        self.forbids_some = [rule for rule in rules if rule.scope == SOME_CARDS]
        self.limiting = [*self.forbids_some, *self.foreseeing, *self.withholding]
        """The rules that may keep a seat from some of the plays that its hand can make."""

    # ---- rules by what they declare

    def may_answer(self, rule: ClimbingRule, cutting: Iterable[ClimbingRule]) -> bool:
        """Whether a rule's clause allows answers to a cut by these: its own clause, or one that it
        overrides."""
        overridden = self.rulebook.overridden
        ids = [other.clause.id for other in cutting]
        return any(
            id_ == rule.clause.id or rule.clause.id in overridden.get(id_, ()) for id_ in ids
        )

    def seizure(self, context: MoveContext) -> tuple[ClimbingRule, Obligation] | None:
        """By which rule, and by whom, a play may be taken away."""
        seizures = ((rule, rule.interception(context)) for rule in self.seizing)
        return next(((rule, owed) for rule, owed in seizures if owed is not None), None)

    def leaving(self, mark: str) -> list[ClimbingRule]:
        """The rules that leave marks of this kind."""
        return [rule for rule in self.rules if any(word.kind == mark for word in rule.words)]

    def answering(self, question: str) -> ClimbingRule | None:
        """The rule that answers this question about the match."""
        return next(iter(self.all_answering(question)), None)

    def all_answering(self, question: str) -> list[ClimbingRule]:
        """The rules that answer this question, those that no other of them overrides first."""
        answering = [rule for rule in self.rules if question in rule.answers]
        first = self.not_overridden(answering)
        return [*first, *(rule for rule in answering if rule not in first)]

    def first_lead(
        self, position: Position, ranking: Sequence[int]
    ) -> tuple[ClimbingRule | None, int | str | None]:
        """The player who leads a new game, or the fact that decides, and the rule behind it: one
        that has an answer and that no other overrides."""
        for rule in self.all_answering("first_lead"):
            leader = rule.answer("first_lead", position, ranking)
            if leader is not None:
                return rule, leader
        return next((rule for rule in self.rules if rule.lead_facts), None), None

    def share(self, position: Position) -> int:
        """How many cards each hand is dealt at least; without a rule, as many as the pack has."""
        for rule in self.all_answering("deal"):
            dealt = rule.answer("deal", position, ())
            if dealt is not None:
                return int(dealt["each"])
        return (self.deck.size + self.deck.jokers) // position.size

    def gifts(self, position: Position, *, exempting: bool = True) -> list[Gift]:
        """The exchange that last game's titles ask for. ``exempting``: with exemptions."""
        gifts = [gift for rule in self.giving for gift in rule.gifts(position)]
        for rule in self.altering:
            if rule.exempts and not exempting:
                continue
            gifts = [
                altered
                for gift in gifts
                if (altered := rule.altered_gift(position, gift)) is not None
            ]
        more = self.enlarging
        return [
            replace(
                gift, count=gift.count + sum(rule.extra_gift_cards(position, gift) for rule in more)
            )
            for gift in gifts
        ]

    def field_seen(self, field: tuple[LaidPlay, ...]) -> tuple[LaidPlay, ...]:
        """The plays of the field that the next player has to reckon with."""
        for rule in self.overlooking:
            field = rule.field_to_beat(field)
        return field

    def extra_count(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for, for a rule of this number."""
        return sum(rule.extra_count(play, rank) for rule in self.counting)

    # ---- plays

    def plays_in(self, cards: int) -> list[Play]:
        """Every conceivable play of these cards, by the forms of the book."""
        fillers = cards & self.filling
        return [play for form in self.forms for play in form.plays_in(cards, fillers)]

    def plays_of_count(self, cards: int, count: int) -> list[Play]:
        """Every conceivable play of so many of these cards."""
        fillers = cards & self.filling
        forms = (form.of_count(count) for form in self.forms if form.can_have(count))
        return [play for form in forms for play in form.plays_in(cards, fillers)]

    def readings(self, cards: Sequence[Card]) -> list[Play]:
        """The plays that exactly these cards can make, or a heap if there are none. Raises
        ``ValueError`` for a repeated card."""
        if self.covering:
            laid = laid_so(self.deck, cards)
            if not is_open(self.deck, laid):
                return [covered_play(self.store, laid)]
        mask = self.deck.mask(cards)
        plays = self._plays_of(mask)
        stands = [card.stands for card in cards if card.stands]
        if stands:
            named = (as_said(self.store, play, stands) for play in plays)
            plays = [play for play in named if play is not None]
        return plays or [heap_as_said(self.store, mask, stands)]

    def _plays_of(self, cards: int) -> list[Play]:
        """The plays that all of these cards make together; no smaller ones are looked for."""
        plays = self._whole_plays.get(cards)
        if plays is None:
            if len(self._whole_plays) >= MAX_SITUATIONS:
                self._whole_plays.clear()
            plays = self._whole_plays[cards] = self._find_plays_of(cards)
        return plays

    def _find_plays_of(self, cards: int) -> list[Play]:
        count, fillers = cards.bit_count(), cards & self.filling
        forms = self._forms_having.get(count)
        if forms is None:
            forms = [form.of_count(count) for form in self.forms if form.can_have(count)]
            self._forms_having[count] = forms
        return [
            play for form in forms for play in form.plays_in(cards, fillers) if play.mask == cards
        ]

    # ---- kept: by situation until there are too many, by play for good

    def judge_afresh(self) -> None:
        """Nothing has been judged yet."""
        self._blind: dict[tuple[object, object], SuitBlind] = {}
        self._powers: dict[Marks, StrengthTable] = {}
        self._weighed_marks: dict[Marks, Marks] = {}
        self._acting = dict.fromkeys(rule for stage in STAGES for rule, _ in self.stages[stage])
        self._listeners: dict[tuple[tuple[ClimbingRule, ...], bool, int], Listeners] = {}
        self._plans: list[dict[Play, StagePlan]] = [{} for _ in range(self.row + 1)]

    def forget(self) -> None:
        """Lets go of what is kept by situation."""
        self._powers.clear()
        self._blind.clear()

    def powers(self, marks: Marks) -> StrengthTable:
        """The ranking: the usual one, reordered, reversed, with single ranks moved."""
        marks = self.weighed_of(marks)
        powers = self._powers.get(marks)
        if powers is None:
            powers = self._powers[marks] = self.find_powers(marks)
        return powers

    def plan(self, play: Play, row: int) -> StagePlan:
        """The rules that look at this play, stage by stage, as the last of a ``row`` of plays."""
        plans = self._plans[row if row < self.row else self.row]
        plan = plans.get(play)
        if plan is None:
            plan = plans[play] = StagePlan(self, play, row)
        return plan

    def listeners(self, play: Play, row: int) -> Listeners:
        """The rules that look at this play: one object for all plays that concern the same."""
        concerned = tuple([rule for rule in self._acting if rule.is_concerned(play)])
        clauses = {rule.clause.id for rule in concerned if not rule.only_with_others}
        hushed = [
            rule
            for rule in concerned
            if (rule.only_with_others and rule.clause.id not in clauses)
            or (self.hushing and self._is_hushed(rule, play))
        ]
        if hushed:
            concerned = tuple([rule for rule in concerned if rule not in hushed])
        key = (concerned, play.form == NO_FORM, min(row, self.row))
        listeners = self._listeners.get(key)
        if listeners is None:
            listeners = self._listeners[key] = self._listeners_among(*key)
        return listeners

    def _is_hushed(self, rule: ClimbingRule, play: Play) -> bool:
        """Whether another rule keeps this play from setting off what its cards do elsewhere."""
        ranks = rule.own_ranks
        return bool(ranks) and any(other.suppresses_triggers(play, ranks) for other in self.hushing)

    def _listeners_among(
        self, rules: tuple[ClimbingRule, ...], formless: bool, row: int
    ) -> Listeners:
        """``formless``: the play has no form. ``row``: the number of plays on the field."""
        concerned, staying, leaving = set(rules), [], []
        for stage in STAGES:
            pairs = tuple(
                pair
                for pair in self.stages[stage]
                if pair[0] in concerned
                and not (formless and stage in NEED_A_FORM)
                and not (stage == "on_play" and pair[0].min_plays > row)
            )
            staying.append(tuple(pair for pair in pairs if stage not in pair[0].exit_stages))
            leaving.append(pairs)
        handlers = (tuple(staying), tuple(leaving))
        return Listeners(handlers, tuple(map(_next_busy, handlers)))

    def bars(self, allowing: list[ClimbingRule], barring: list[ClimbingRule]) -> Prohibitions:
        """The bars where just these rules apply."""
        key = (*allowing, None, *barring)
        prohibitions = self._bars.get(key)
        if prohibitions is None:
            before = self.rulebook.overridden
            winners = [before.get(rule.clause.id, frozenset()) for rule in barring]
            prohibitions = self._bars[key] = Prohibitions(
                [(rule, [other for other in allowing if other.clause.id in goes_first])
                 for rule, goes_first in zip(barring, winners, strict=True)],
                self.ordering,
                self.sees_suits,
            )  # fmt: skip
        return prohibitions

    def sees_suits(self, rule: ClimbingRule) -> bool:
        """Whether a rule may judge plays differently that only differ in suits."""
        return rule.sees_suits or self.strength_by_suits

    def blind(self, situation: SituationView, bars: Prohibitions, alike: object) -> SuitBlind:
        """The plays that the rules without suits leave in a situation. ``alike``: the key by which
        situations are the same to them."""
        key = (bars.said, alike)
        judgements = self._blind.get(key)
        if judgements is None:
            judgements = self._blind[key] = SuitBlind(situation, bars.blind)
        return judgements

    def weighed_of(self, marks: Marks) -> Marks:
        """Those of the marks that judgements on plays look at."""
        weighed = self._weighed_marks.get(marks)
        if weighed is None:
            if len(self._weighed_marks) >= MAX_SITUATIONS:
                self._weighed_marks.clear()
            weighed = tuple(mark for mark in marks if mark.kind in self.weighed)
            self._weighed_marks[marks] = weighed
        return weighed


def handlers(rules: Iterable[ClimbingRule], stage: str) -> Handlers:
    """The effects of each of these rules in a stage."""
    return tuple((rule, getattr(rule, stage)) for rule in rules)


NEED_A_FORM = ("on_play", "on_settle", "on_clear", "on_owe")
"""Stages that cards without a form do not set off."""


class Listeners(NamedTuple):
    """The rules that are asked about a play: if no player leaves the game (index 0), and if one
    does (1)."""

    handlers: tuple[tuple[Handlers, ...], ...]
    """By stage."""
    next: tuple[list[int], ...]
    """The first stage from each on that asks any rule, as an index of :data:`STAGES`."""


class StagePlan:
    """The rules that a play may trigger.

    ``handlers``, ``next``: its :class:`Listeners`. ``idle``: there are none, unless a player leaves
    the game. ``answerable``: the rules whose cut opens a window for answers. ``answering``: those
    by which others may answer it. ``stopping``: those by which the players that it skips may.
    """

    __slots__ = (
        "_answers", "_cut", "answerable", "answering", "handlers", "idle", "next", "stopping",
    )  # fmt: skip

    def __init__(self, rules: CompiledRules, play: Play, row: int) -> None:
        """``row``: the number of plays on the field, including this one."""
        self.handlers, self.next = rules.listeners(play, row)
        self.idle = self.next[False][0] == len(STAGES) and not self.of("on_owe")
        cutting = [rule for rule, _ in self.of("on_clear") if rule.answerable]
        self.answering = [
            rule
            for rule in (rules.answering_cuts if cutting else ())
            if rules.may_answer(rule, cutting) and rule.may_answer(play)
        ]
        self.answerable = cutting if self.answering else []
        skipping = [rule for rule, _ in self.of("on_turn")] if rules.answering_skips else []
        self.stopping = [
            rule
            for rule in rules.answering_skips
            if rules.may_answer(rule, skipping) and rule.may_answer(play)
        ]
        self._cut = play
        self._answers: dict[Play, list[ClimbingRule]] = {}

    def answers(self, play: Play) -> list[ClimbingRule]:
        """The rules by which a play answers this one, if it cuts."""
        answering = self._answers.get(play)
        if answering is None:
            every = (*self.answering, *self.stopping)
            answering = [rule for rule in every if rule.answers_cut(self._cut, play)]
            self._answers[play] = answering
        return answering

    def of(self, stage: str) -> Handlers:
        """All rules that look at the play in this stage."""
        return self.handlers[True][STAGES.index(stage)]


def _next_busy(stages: Sequence[Handlers]) -> list[int]:
    """From each stage on, and after the last one, the first that asks any rule."""
    end = len(stages)
    return [
        next((index for index in range(start, end) if stages[index]), end)
        for start in range(end + 1)
    ]
