"""What two or more rules do at one table: whether all of them act, whether one changes another.

The table is judged with all of the rules in use, and without each one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import combinations, islice, permutations, product
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import bits
from referee.engine.answer import Step
from referee.engine.family import AnyEngine, engine_of
from referee.engine.interfaces import AmbiguousCards, AnyPosition
from referee.engine.ruleset import LacksRole
from referee.errors import RefereeError
from referee.interaction_checker.result import Counts
from referee.model.description import Description, Hand
from referee.model.marks import NOBODY
from referee.model.moves import GIVE, PASS, PLAY, SHOW, Move
from referee.notation.writer import write_text
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rule import Open, OpenOrder, OpenReading
from referee.rulebook.rulebook import Rulebook, rulebook_of
from referee.simulation import settle

T = TypeVar("T")

# ---- what clauses do at a move

EffectKey = tuple[Any, ...]
COMPLIANCE = "-met"
"""Ending of the key of a reason that the move complies with the clause: that is no effect."""
JUDGED = "judged"
"""First part of an effect that forbids or allows the move."""
FOUL = "foul"
"""An effect by which the player of the move loses: it counts like a prohibition of the move."""
EXPLAINED = "explained"
"""First part of an effect that explains why another clause forbids the move, such as a reversed
order. The clause has acted, but the effect is never compared."""


CLEAN = "clean"
MISSED = "misses-turn"
"""The event that a player misses a turn for what happened before: it is never compared, because who
comes to miss it depends on anything that concerns whose turn it is."""


class UnusableTable(Exception):
    """A table that shows nothing: clauses outside the group forbid the move, its cards are
    ambiguous, or its legality is unknown."""


class ClauseEffects(Struct, frozen=True):
    """What some clauses did at a move."""

    by_clause: Mapping[str, frozenset[EffectKey]] = {}
    """By clause id; clauses that did nothing are missing."""
    met: frozenset[str] = frozenset()
    """The clauses that the move meets, by id: that is no effect."""
    refused: bool = False
    after: Any = None
    """The position after the move; the position before it if the move was refused."""
    turn: int = NOBODY
    """Whose turn comes next, even if that player misses it."""

    def acted(self, clause: str) -> bool:
        return clause in self.by_clause

    def comparable(self, clause: str, other: ClauseEffects) -> frozenset[EffectKey]:
        """The effects of a clause that can be compared with its effects under other rules.

        If either side refuses the move, only what forbids or allows it counts. If both allow it,
        only what it sets off counts.
        """
        effects = self.by_clause.get(clause, frozenset())
        if self.refused or other.refused:
            return frozenset(effect for effect in effects if effect[0] == JUDGED)
        return frozenset(effect for effect in effects if effect[0] not in (JUDGED, EXPLAINED))

    def differs(self, clause: str, other: ClauseEffects) -> bool:
        """Whether a clause did something else under other rules."""
        return self.comparable(clause, other) != other.comparable(clause, self)

    def leads_to_same(self, other: ClauseEffects) -> bool:
        """Whether the move has the same result under other rules, whichever clauses are cited: it
        is refused by both, or leads to the same position."""
        if self.refused or other.refused:
            return self.refused and other.refused
        return bool(self.after.key() == other.after.key())

    def permits_like(self, other: ClauseEffects) -> bool:
        """Whether the move is allowed, and the same things are owed, under other rules."""
        return self.refused == other.refused and bool(self.after.owed == other.after.owed)

    def facts(self, names: Sequence[str]) -> dict[Fact, Any]:
        """What the move leads to, without marks: who holds which cards, who is out, whose turn it
        is, what is owed."""
        after = self.after
        facts: dict[Fact, Any] = {("turn",): self.turn}
        for name, cards in zip(names, after.known, strict=True):
            facts |= {("card", card): name for card in bits(cards)}
        facts |= {("out", leaver.seat): leaver.how for leaver in after.out}
        return facts | {("owed", obligation): True for obligation in after.owed}


Fact = tuple[Any, ...]


def adds_up(
    both: dict[Fact, Any], one: dict[Fact, Any], other: dict[Fact, Any], neither: dict[Fact, Any]
) -> bool:
    """Whether two rules together change exactly what each of them changes alone.

    If both change a fact, it may be as either of them leaves it.
    """
    for fact in both.keys() | one.keys() | other.keys():
        values = [facts.get(fact) for facts in (one, other) if facts.get(fact) != neither.get(fact)]
        if both.get(fact) not in (values or [neither.get(fact)]):
            return False
    return True


def clause_effects_at(
    engine: AnyEngine,
    names: Sequence[str],
    position: AnyPosition,
    move: Move,
    clauses: Collection[str],
) -> ClauseEffects:
    """What the given clauses (ids) do at a move. A refused move is not made.

    Raises ``UnusableTable``, ``Open``.
    """
    answer = engine.judge(names, position, move)
    if answer.value not in ("yes", "no"):
        raise UnusableTable
    effects, met = defaultdict[str, set[EffectKey]](set), set[str]()
    for reason in answer.because:
        if reason.key.endswith(COMPLIANCE):
            met.add(reason.clause.id)
        elif reason.clause.id in clauses:
            sort = EXPLAINED if reason.did == "causes" else JUDGED
            effects[reason.clause.id].add((sort, reason.did, reason.key))
    after, turn, is_refused = position, position.turn, answer.value == "no"
    if not is_refused:
        step = _step(engine, names, position, move)
        after = step.position
        missed = [names.index(e.args["seat"]) for e in step.events if e.key == MISSED]
        turn = (*missed, after.turn)[0]
        for event in step.events:
            if event.clause.id in clauses:
                sort = EXPLAINED if event.key == MISSED else event.key
                effects[event.clause.id].add((sort, repr(event.args)))
                if event.args.get("seat") == move.seat and event.args.get("how", CLEAN) != CLEAN:
                    effects[event.clause.id].add((JUDGED, FOUL))
        _add_owed(effects, position, after, clauses)
    by_clause = {clause: frozenset(of_clause) for clause, of_clause in effects.items()}
    return ClauseEffects(by_clause, frozenset(met), is_refused, after, turn)


def _step(engine: AnyEngine, names: Sequence[str], position: AnyPosition, move: Move) -> Step:
    try:
        return engine.advance(names, position, move)
    except AmbiguousCards:
        raise UnusableTable from None


def _add_owed(
    effects: dict[str, set[EffectKey]],
    before: AnyPosition | None,
    after: AnyPosition,
    clauses: Collection[str],
) -> None:
    for obligation in after.owed:
        if obligation.clause in clauses and (before is None or obligation not in before.owed):
            effects[obligation.clause].add(("owed", obligation))


# ---- the rules of a group at one table

MAX_INSTEAD = 30
"""How many gifts are looked at for one that replaces another."""
MAX_SETTLED = 6
"""How many open questions that don't concern the rules are settled at one table."""


class PairOutcome(Struct, frozen=True):
    """What the rules of a group do at a table."""

    all_acted: bool
    """Each rule did something at one of the moves, with the others in use or without one, or
    changed another rule."""
    changed: bool
    """One rule does something else if any other is not in use, or two rules together change
    something else than each of them alone."""
    unsettled: Open | None = None
    """What the text leaves open only if all of the rules are in use."""
    effects: ClauseEffects | None = None
    """At the last move, with all of the rules in use; ``None`` if unsettled."""
    without: Mapping[str, ClauseEffects] = {}
    """Without one clause, by its id."""


class RuleGroup:
    """Some clauses of a rulebook, usually two that can be switched off."""

    def __init__(self, rules: Rulebook, clauses: Iterable[Clause]) -> None:
        self.clauses = tuple(clauses)
        self.ids = tuple(clause.id for clause in self.clauses)
        self.rules = rules

    @cached_property
    def conflict(self) -> tuple[Clause, Clause] | None:
        """Two of them that are never in use together."""
        pairs = product(self.clauses, self.clauses)
        return next((pair for pair in pairs if pair[1].id in pair[0].conflicts), None)

    @cached_property
    def whole(self) -> Rulebook:
        """The rules with all of them in use, with what they need and without what they exclude."""
        on = {clause.name for clause in self.clauses if clause.switchable}
        for clause in self.clauses:
            for alternatives in clause.needs:
                needed = self.rules.clauses_of(alternatives)
                if not any(self.rules.is_on(other) or other.name in on for other in needed):
                    on |= {other.name for other in needed[:1] if other.switchable}
        names_of = self.rules.book.names_of
        excluded = {name for clause in self.clauses for name in names_of(clause.conflicts)}
        off = {
            clause.name
            for clause in self.rules.active
            if clause.switchable
            and clause.name not in on
            and (clause.name in excluded or not on.isdisjoint(names_of(clause.conflicts)))
        }
        return self.rules.replace(**dict.fromkeys(on, True), **dict.fromkeys(off, False))

    @cached_property
    def without(self) -> dict[str, Rulebook]:
        """The rules without one of the clauses, by its id."""
        return {clause.id: self._without(clause) for clause in self.clauses}

    def _without(self, clause: Clause) -> Rulebook:
        if clause.switchable:
            return self.whole.replace(**{clause.name: False})
        book = self.whole.book
        others = tuple(other for other in book.clauses if other.id != clause.id)
        without = replace(book, clauses=others)
        choices = {name: v for name, v in self.whole.choices.items() if name in without.options}
        return rulebook_of(without, choices, self.whole.orders)

    @cached_property
    def bare(self) -> Rulebook:
        """The rules without any of the clauses."""
        if len(self.clauses) == 1:
            return self.without[self.ids[0]]
        return self.whole.replace(**{clause.name: False for clause in self.clauses})


def pair_outcome(group: RuleGroup, table: Description) -> PairOutcome:
    """What the rules of a group do at the moves of a table, together and without each one.

    Raises ``UnusableTable``.
    """
    return _settled(group, table, lambda settled: settled.outcome())


def silencing_reading(group: RuleGroup, table: Description) -> str | None:
    """The reading of one of two rules because of which the other one does nothing at the last move
    of a table, although the first one acts: by another value both would."""
    try:
        return _settled(group, table, lambda settled: settled.silencing_reading())
    except UnusableTable:
        return None


def rule_outcome(group: RuleGroup, table: Description) -> PairOutcome:
    """What a group of one rule does at the last move of a table; ``changed``: whether the move has
    another result without it.

    Raises ``UnusableTable``.
    """
    return _settled(group, table, lambda settled: settled.outcome_of_one())


def _settled(group: RuleGroup, table: Description, evaluate: Callable[[_SettledTable], T]) -> T:
    """Evaluates a table with unrelated open questions settled. Raises ``UnusableTable``."""
    settled: list[tuple[Open, int]] = []
    for number in range(MAX_SETTLED):
        try:
            return evaluate(_SettledTable(group, table, settled))
        except Open as unsettled:
            settled.append((unsettled, number))
        except LacksRole:  # the game can't be played without one of the rules
            raise UnusableTable from None
    raise UnusableTable


class _SettledTable:
    """A table judged with unrelated open questions settled in one way."""

    def __init__(
        self, group: RuleGroup, table: Description, settled: list[tuple[Open, int]]
    ) -> None:
        self.group, self.table, self.settled = group, table, settled

    def outcome(self) -> PairOutcome:
        """Raises ``UnusableTable``; ``Open`` if what is open doesn't concern the group."""
        try:
            return self._outcome()
        except Open as unsettled:
            if self.concerns_group(unsettled):
                return PairOutcome(True, False, unsettled)
            raise

    def outcome_of_one(self) -> PairOutcome:
        """Raises ``UnusableTable``; ``Open`` if what is open doesn't concern the rule."""
        (id_,) = self.group.ids
        try:
            line, count = self._line(self.group.whole), len(self.table.play)
            if any(line.effects(number).refused for number in range(1, count)):
                raise UnusableTable
            whole = line.effects(count)
            without = self._line(self.group.without[id_]).effects(count)
        except Open as unsettled:
            if self.concerns_group(unsettled):
                return PairOutcome(True, False, unsettled)
            raise
        is_changed = not whole.leads_to_same(without)
        return PairOutcome(whole.acted(id_), is_changed, effects=whole, without={id_: without})

    def silencing_reading(self) -> str | None:
        """Raises ``UnusableTable``, ``Open``."""
        group, number = self.group, len(self.table.play)
        effects = self._line(group.whole).effects(number)
        for one, other in permutations(group.clauses):
            if not effects.acted(one.id) or effects.acted(other.id):
                continue
            for reading in one.readings:
                for value in group.whole.options[reading.name].values:
                    if value not in (UNSETTLED, group.whole.value(reading.name)):
                        rules = group.whole.replace(**{reading.name: value})
                        otherwise = self._line(rules).effects(number)
                        if otherwise.acted(one.id) and otherwise.acted(other.id):
                            return reading.name
        return None

    def _outcome(self) -> PairOutcome:
        """Raises ``UnusableTable``, ``Open``."""
        group, ids = self.group, self.group.ids
        if self.table.field and self.table.state and _bars_field(group, self.table):
            raise UnusableTable
        whole = self._line(group.whole)
        without = {id_: self._line(rules) for id_, rules in group.without.items()}
        bare = self._line(group.bare)
        acted, acting, all_acted, changed = set[str](), set[str](), False, False
        others: dict[str, ClauseEffects] = {}
        compares = True
        for number in range(self._first, len(self.table.play) + 1):
            now = whole.effects(number)
            if now.refused and number < len(self.table.play):
                raise UnusableTable
            lines = {id_: partial(line.effects, number) for id_, line in without.items()}
            if whole.is_new_turn(number):
                acting = set()
            neither = partial(bare.effects, number)
            acting |= _acting(ids, now, lines, neither, is_deal=not self.table.turn)
            compares = compares and not any(
                line.refused_play(number - 1) for line in (*without.values(), bare)
            )
            if len(ids) > 1 and compares:
                others = {id_: effects() for id_, effects in lines.items()}
                changes = _changes(ids, now, others)
                acting |= {left_out for left_out, _ in changes}
                changed |= any(all((o, id_) in changes for o in ids if o != id_) for id_ in ids)
            if len(ids) == 2 and compares and self._takes_away(number, now, without):
                acting, changed = {*ids}, True
            acted |= acting
            all_acted |= len(acting) == len(ids)
            if len(acting) == len(ids) == 2 and compares and not changed:
                changed = not self._adds_up(now, others, neither())
        if now.refused and not acted:
            raise UnusableTable
        all_acted |= changed and len(acted) == len(ids)
        if changed and self.table.field and any(line.is_odd for line in without.values()):
            raise UnusableTable  # the field itself needs one of the rules
        return PairOutcome(all_acted, changed and all_acted, effects=now, without=others)

    def _adds_up(
        self, whole: ClauseEffects, without: Mapping[str, ClauseEffects], bare: ClauseEffects
    ) -> bool:
        """Whether two rules together do what each of them does alone."""
        other, one = without.values()
        all_ = (whole, one, other, bare)
        if any(effects.refused for effects in all_):
            return adds_up(*({("refused",): effects.refused} for effects in all_))
        return adds_up(*(effects.facts(self.table.names) for effects in all_))

    def _takes_away(self, number: int, whole: ClauseEffects, without: Mapping[str, _Line]) -> bool:
        """Whether a rule by which more cards may be played takes away what the other one does if
        only those are played that may be played anyway."""
        if number == 0 or whole.refused or self.table.play[number - 1].kind != PLAY:
            return False
        for left_out, line in without.items():
            (other,) = (id_ for id_ in self.group.ids if id_ != left_out)
            if not whole.acted(other) and line.effects(number).refused:
                fewer = line.with_fewer_cards(number)
                if fewer is not None and fewer.comparable(other, whole):
                    return True
        return False

    def _line(self, rules: Rulebook) -> _Line:
        is_whole = rules is self.group.whole
        for unsettled, number in self.settled:
            rules = settle(rules, unsettled, Random(number))
        start, replaces = None if self._is_deal else self._start, not is_whole
        return _Line(rules, self.table, self.group.ids, start, replaces=replaces)

    @property
    def _is_deal(self) -> bool:
        """Whether nothing has been played: then what the hands set off depends on the rules."""
        table = self.table
        return not table.turn or not (table.field or table.discards or table.state)

    @property
    def _first(self) -> int:
        """The first number of moves after which something is compared."""
        return 1 if self.table.play and self.table.turn else 0

    @cached_property
    def _start(self) -> Any:
        """The described position, the same for all rulebooks."""
        return _set_up(self.group.whole, self.table)

    def concerns_group(self, unsettled: Open) -> bool:
        """Whether the text leaves this open only if all of the rules are in use."""
        ids = {clause.id for clause in unsettled.clauses}
        if isinstance(unsettled, OpenOrder) and ids.issuperset(self.group.ids):
            return len(self.group.ids) == 2 or not self._is_open_without_one(unsettled)
        return isinstance(unsettled, OpenReading) and not self._is_open_without_one(unsettled)

    def _is_open_without_one(self, unsettled: Open) -> bool:
        """Whether the same is open without one of the rules, too."""
        for id_ in self.group.ids:
            try:
                line = self._line(self.group.without[id_])
                line.effects(len(self.table.play))
            except Open as other:
                if _subject(other) & _subject(unsettled):
                    return True
            except UnusableTable:
                continue
        return False


def _set_up(rules: Rulebook, table: Description) -> Any:
    """The described position. Raises ``UnusableTable``."""
    engine = engine_of(rules)
    try:
        position, faults = engine.set_up(table)
    except (RefereeError, Open):
        raise UnusableTable from None
    if faults or _has_odd_field(engine, position):
        raise UnusableTable
    if table.turn and not table.field and any(_needs_field(engine, w, table) for w in table.state):
        raise UnusableTable
    return position


def _bars_field(group: RuleGroup, table: Description) -> bool:
    """Whether one of the rules forbids the play on top of the field under the described marks, such
    as a lock that it doesn't obey."""
    engine, (*below, top) = engine_of(group.whole), table.field
    player = top.seat or table.turn or table.names[0]
    hand = table.hands.get(player, Hand())
    held = Hand((*hand.cards, *top.cards), hand.unknown)
    before = table.replace(
        turn=player, hands={**table.hands, player: held}, field=tuple(below), play=()
    )
    try:
        position, _ = engine.set_up(before)
        answer = engine.judge(table.names, position, Move(player, PLAY, top.cards))
    except (RefereeError, Open, AmbiguousCards):
        return False
    barring = {reason.clause.id for reason in answer.because if reason.did == "bars"}
    return not barring.isdisjoint(group.ids)


def _needs_field(engine: AnyEngine, word: str, table: Description) -> bool:
    """Whether a mark lasts only until the field is cleared."""
    rules: Any = engine.rules
    marks = (spelling.read(word, rules.deck, table.names) for spelling in rules.words)
    return next((mark.until == "clear" for mark in marks if mark is not None), False)


def _has_odd_field(engine: AnyEngine, position: Any) -> bool:
    """Whether the described field could not have come about."""
    return any(fault.where[:1] == ("field",) for fault in engine.warnings(position))


class _Line:
    """The moves of a table under some rules, made one after another. Moves before the last one are
    made even if they are illegal."""

    def __init__(
        self,
        rules: Rulebook,
        table: Description,
        ids: Collection[str],
        start: Any | None,
        *,
        replaces: bool,
    ) -> None:
        """``replaces``: cards that may not be given in the exchange are replaced by others."""
        self.rules, self.table, self.ids, self.replaces = rules, table, ids, replaces
        self.engine = engine_of(rules)
        self._start = start
        self._effects: dict[int, ClauseEffects] = {}

    def effects(self, number: int) -> ClauseEffects:
        """What the clauses do at the move with this number, from 1 on, or at the described table.

        Raises ``UnusableTable``, ``Open``.
        """
        if number not in self._effects:
            self._effects[number] = self._made(number)
        return self._effects[number]

    @property
    def is_odd(self) -> bool:
        """Whether the described field could not have come about under the rules."""
        return _has_odd_field(self.engine, self._positions[0])

    @cached_property
    def _positions(self) -> list[Any]:
        """The position before the moves and after each of them, as far as they have been made."""
        return [_set_up(self.rules, self.table) if self._start is None else self._start]

    def refused_play(self, number: int) -> bool:
        """Whether the move with this number is a play or pass that the rules refuse: it would not
        have been made, so what comes after it shows nothing."""
        if number < 1 or self.table.play[number - 1].kind not in (PLAY, PASS):
            return False
        return self.effects(number).refused

    def is_new_turn(self, number: int) -> bool:
        """Whether the move with this number settles nothing that the moves before it left open."""
        return number > 0 and not self._position(number - 1).owed

    def _made(self, number: int) -> ClauseEffects:
        names, before = self.table.names, self._position(max(0, number - 1))
        if number == 0:
            effects = defaultdict[str, set[EffectKey]](set)
            _add_owed(effects, None, before, self.ids)
            return ClauseEffects({id_: frozenset(e) for id_, e in effects.items()}, after=before)
        move = self.table.play[number - 1]
        made = clause_effects_at(self.engine, names, before, move, self.ids)
        if not (made.refused and self.replaces) or move.kind in (PLAY, PASS):
            return made
        if other := self._instead_of(move, before):
            return clause_effects_at(self.engine, names, before, other, self.ids)
        if move.kind in (GIVE, SHOW) or any(
            owed.seat == names.index(move.seat) for owed in before.owed
        ):
            return made
        return ClauseEffects(met=made.met, after=before, turn=before.turn)  # nothing is to be done

    def with_fewer_cards(self, number: int) -> ClauseEffects | None:
        """What the clauses do if as many of the cards of a play are played as these rules allow,
        but several; ``None`` if they allow none."""
        move, before = self.table.play[number - 1], self._position(number - 1)
        for count in range(len(move.cards) - 1, 1, -1):
            for cards in combinations(move.cards, count):
                try:
                    fewer = Move(move.seat, PLAY, cards)
                    made = clause_effects_at(self.engine, self.table.names, before, fewer, self.ids)
                except UnusableTable:
                    continue
                if not made.refused:
                    return made
        return None

    def _instead_of(self, move: Move, before: AnyPosition) -> Move | None:
        """What its player gives in the exchange by these rules: as many of the same cards as they
        allow."""
        names = self.table.names
        if move.kind not in (GIVE, SHOW) or not before.owed:
            return None
        try:
            moves = [*islice(self.engine.legal_moves(names, before, Random(0)), MAX_INSTEAD)]
        except Open:
            return None
        own = [other for other in moves if other.seat == move.seat and other.kind == GIVE]
        return max(own, key=lambda other: len({*other.cards} & {*move.cards}), default=None)

    def _position(self, number: int) -> Any:
        """The position after a number of moves."""
        while len(self._positions) <= number:
            made = self._effects.get(len(self._positions))
            if made is not None and not made.refused:
                self._positions.append(made.after)
                continue
            move = self.table.play[len(self._positions) - 1]
            step = _step(self.engine, self.table.names, self._positions[-1], move)
            self._positions.append(step.position)
        return self._positions[number]


Effects = Callable[[], ClauseEffects]


def _changes(
    ids: Sequence[str], whole: ClauseEffects, without: Mapping[str, ClauseEffects]
) -> set[tuple[str, str]]:
    """The clauses without which another one does something else, each with that one."""
    return {
        (left_out, id_)
        for left_out, effects in without.items()
        for id_ in ids
        if id_ != left_out and whole.differs(id_, effects) and not whole.leads_to_same(effects)
    }


def _acting(
    ids: Sequence[str],
    whole: ClauseEffects,
    without: Mapping[str, Effects],
    bare: Effects,
    *,
    is_deal: bool,
) -> set[str]:
    """The clauses that do something, with the others in use or without one. One that isn't cited
    for it acts if the move meets it, or cards are exchanged, and what is allowed or owed depends on
    it."""
    acting = set[str]()
    for id_ in ids:
        others = [effects() for left_out, effects in without.items() if left_out != id_]
        is_cited = whole.acted(id_) or any(_acts(id_, effects, whole) for effects in others)
        pairs = [(whole, without[id_])]
        if len(ids) == 2:
            pairs.append((others[0], bare))
        if is_cited or any(
            (is_deal or id_ in one.met) and not one.permits_like(other()) for one, other in pairs
        ):
            acting.add(id_)
    return acting


def _acts(id_: str, effects: ClauseEffects, whole: ClauseEffects) -> bool:
    """Whether a rule acts without one of the others. If the move is refused only with or only
    without that one, effects count as far as they can be compared."""
    if effects.refused == whole.refused:
        return effects.acted(id_)
    return bool(effects.comparable(id_, whole))


def _subject(unsettled: Open) -> set[str]:
    if isinstance(unsettled, OpenReading):
        return {unsettled.reading}
    return {clause.id for clause in unsettled.clauses}


# ---- what is seen of a group on many tables

Find = tuple[int, str]
"""A table on which something was seen: its size and its text."""


class Tally(Struct):
    """What was seen of a group: counts, and the smallest table of each sort."""

    counts: Counts = Counts()
    finds: dict[str, Find] = {}

    def add(self, table: Description, outcome: PairOutcome) -> None:
        """Counts a table."""
        unsettled = outcome.unsettled is not None
        self.counts += Counts(1, int(outcome.all_acted), int(outcome.changed), int(unsettled))
        if outcome.all_acted:
            sort = "unsettled" if unsettled else "changed" if outcome.changed else "both"
            self._keep(sort, (size(table), write_text(table)))

    def add_silenced(self, table: Description) -> None:
        """Keeps a table on which a reading of one rule silences the other."""
        self._keep("silenced", (size(table), write_text(table)))

    def merge(self, other: Tally) -> None:
        """Adds another tally."""
        self.counts += other.counts
        for sort, find in other.finds.items():
            self._keep(sort, find)

    def _keep(self, sort: str, find: Find) -> None:
        self.finds[sort] = min(find, self.finds.get(sort, find))


def size(table: Description) -> int:
    """How much a reader has to look at: moves, cards in the middle and marks; then other cards."""
    middle = sum(len(move.named) for move in table.play) + sum(len(p.cards) for p in table.field)
    titles = any(seat.title for seat in table.seats)
    visible = 4 * len(table.play) + middle + 3 * len(table.state) + 3 * titles + len(table.seats)
    other = sum(len(hand.cards) for hand in table.hands.values()) + len(table.discards)
    return visible * 100 + other
