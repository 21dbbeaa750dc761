"""Tables as the engine judges them: a described position, its moves and its rules."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from math import prod
from typing import Any, Self, cast

from msgspec.structs import replace

from referee.engine.answer import Answer, Step, Untold
from referee.engine.family import AnyEngine, engine_of
from referee.engine.hidden_cards import MAX_WAYS
from referee.engine.interfaces import AmbiguousCards, ChangeKey, ChangeScope
from referee.engine.told_facts import told_facts_in
from referee.engine.validation import hidden_faults, limit_faults, move_faults
from referee.errors import Fault, ImpossibleTable, RefereeError, UnknownName
from referee.model.description import Description
from referee.model.limits import MAX_STANDING
from referee.model.moves import Move
from referee.model.questions import Question
from referee.model.types import Value
from referee.notation.header import read_rules, write_rules
from referee.notation.moves import read_move
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from . import evaluate, table_cache
from .errors import Illegal, Refused
from .table_cache import CachedTable, FirstSteps


class _Findings:
    """Cached results about a table. Equal tables share them, for all questions."""

    __slots__ = ("first_scope", "refused", "scope", "settled", "told")

    def __init__(self) -> None:
        self.scope: tuple[ChangeScope | None] | None = None
        """The rule changes that affect the table, in a tuple once they are computed."""
        self.first_scope: ChangeScope | None = None
        """The same for its first moves, if a table with the same beginning has computed it."""
        self.refused: dict[int, bool] = {}
        """Whether a move is illegal, by its index."""
        self.settled: dict[Rulebook, Any] = {}
        """The table under rules that settle open points; there are usually two."""
        self.told: Sequence[tuple[str, Any]] | None = None
        """The tables that say what this one leaves untold; see ``TableCase.told``."""


class TableCase:
    """An immutable table. ``description``: as described; ``steps``: the results of the moves.

    The constructor raises ``UnknownName`` (book, option), ``ImpossibleTable`` (all faults at once),
    ``Refused`` (an illegal move that isn't marked as standing).
    """

    _changed_from: tuple[Self, ChangeKey] | None = None
    """The original table and the change, if one option of it was changed."""
    cached: CachedTable | None = None
    """Its entry in the cache, if it was read from a description."""
    setup: Any
    """The described position: the family's own."""
    opened_at_once: Open | None = None
    """What the rules leave open about the described hands."""
    _ruled: Rulebook | None = None
    """The rules of the original table, if this is that table under other rules."""

    def __init__(
        self,
        description: Description,
        rules: Rulebook | None = None,
        *,
        force: bool = False,
        canonical: bool = False,
    ) -> None:
        """``force``: illegal moves stand; ``canonical``: the description is in canonical words."""
        self.rulebook = rules or read_rules(description)
        deck = self.rulebook.deck
        hidden = hidden_faults(deck, description, self.engine.traits)
        faults = [*hidden, *limit_faults(deck, description)]
        if faults:
            raise ImpossibleTable(faults)
        self.opened: Open | None = None
        """What the rules leave open and the described hands or a move needed; the moves after it
        are not made."""
        self.steps: tuple[Step, ...] = ()
        self._findings = _Findings()
        if canonical:
            self._set_up(description)
            self.description = description
            self._make_moves(description, force=force)
        elif cached := table_cache.find(self, description, stands=force):
            self._copy(cached, description)
        else:
            self._set_up(description)
            self.description = self._canonical(description)
            first_steps = self._reuse_steps(description, stands=force)
            self._make_moves(description, force=force)
            self.cached = CachedTable(self, description, first_steps, stands=force)
            table_cache.add(self.cached)

    def _copy(self, cached: CachedTable, description: Description) -> None:
        """Copies a cached table except its questions."""
        table = cast(Self, cached.table)
        self.setup, self.steps, self.opened = table.setup, table.steps, table.opened
        self.opened_at_once = table.opened_at_once
        self.description = table.description.replace(ask=description.ask, lines=description.lines)
        self.cached, self._findings = cached, table._findings

    def _set_up(self, description: Description) -> None:
        try:
            self.setup, faults = self.engine.set_up(description)
        except Open as opened:
            self.opened = self.opened_at_once = opened
            self.setup = self.engine.before_triggers(description, None)
            return
        if faults:
            raise ImpossibleTable(faults)

    def _reuse_steps(self, description: Description, *, stands: bool) -> FirstSteps:
        """Takes over the first steps of a cached table that begins with the same moves.

        Returns those of the tables with one option changed.
        """
        start = table_cache.find_start(self, description, stands=stands)
        if start is None:
            return {}
        cached, count = start
        self.setup, self.steps = cached.table.setup, cached.table.steps[:count]
        self._begin_like(cast(Self, cached.table))
        return cached.first_steps_of_changed(count)

    def _make_moves(self, description: Description, *, force: bool) -> None:
        for index, move in enumerate(description.play[len(self.steps) :], len(self.steps)):
            if self.opened:
                break
            self._make(move, description.line("play", index), force=force)

    def _canonical(self, described: Description) -> Description:
        """The description with hands sorted and the state in canonical words."""
        hands = {
            name: replace(hand, cards=self.rulebook.book.deck.sorted(hand.cards))
            for name, hand in described.hands.items()
        }
        position = self.engine.before_triggers(described, self.setup)
        state = self.engine.state_words(position, described.names) + told_facts_in(described)
        settings = tuple((name, str(self.rulebook.value(name))) for name, _ in described.settings)
        return replace(described, hands=hands, state=state, settings=settings)

    @property
    def engine(self) -> AnyEngine:
        """The rulebook ready for play."""
        return engine_of(self.rulebook)

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat names in turn order."""
        return self.description.names

    @property
    def position(self) -> Any:
        """The position after all moves: the family's own, an ``AnyPosition`` to all others."""
        return self.steps[-1].position if self.steps else self.setup

    @cached_property
    def odd(self) -> tuple[Fault, ...]:
        """Why the described cards are impossible, if verdicts can still be given.

        Empty after the field has been cleared.
        """
        events = (event for step in self.steps for event in step.events)
        if any(event.key.startswith("cleared") for event in events):
            return ()
        return self.odd_setup

    @property
    def odd_setup(self) -> tuple[Fault, ...]:
        """Why the described cards are impossible, before any move."""
        warnings, line = self.engine.warnings(self.setup), self.description.line
        return tuple(replace(fault, line=line(*fault.where)) for fault in warnings)

    @property
    def warnings_of_state(self) -> tuple[Fault, ...]:
        """The marks that are described without effect or are missing."""
        faults, line = self.engine.warnings_of_state(self.setup), self.description.line("state")
        return tuple(replace(fault, line=line) for fault in faults)

    @property
    def untold(self) -> Untold | None:
        """The first fact that the state has to name and doesn't, if trying all values of all such
        facts doesn't take too long. A table under other rules only lacks what it lacks under its
        own."""
        missing = self.engine.untold(self.setup)
        if not missing:
            return None
        if self._ruled:
            own = {fact.clause.id for fact in engine_of(self._ruled).untold(self.setup)}
            missing = [fact for fact in missing if fact.clause.id in own]
        ways = prod(len(fact.ways) for fact in missing)
        return missing[0] if missing and ways <= MAX_WAYS else None

    @property
    def told(self) -> Sequence[tuple[str, Self]]:
        """The values of an untold fact, each with the table that names it. Values under which
        moves are illegal don't count, if others remain. Empty if nothing is untold."""
        findings = self._findings
        if findings.told is None:
            untold = self.untold
            ways = untold.ways.items() if untold else ()
            tables = [(value, self._saying(word)) for value, word in ways]
            findings.told = [pair for pair in tables if pair[1]._is_legal] or tables
        return findings.told

    def _saying(self, word: str) -> Self:
        """The table whose state also says this; its moves stand."""
        state = (*self.description.state, word)
        described = self.description.replace(state=state)
        return type(self)(described, self.rulebook, force=True, canonical=True)

    @property
    def _is_legal(self) -> bool:
        """Whether no move is illegal, except those marked as standing."""
        moves = self.description.play[: len(self.steps)]
        return not any(self._is_refused(i) for i, move in enumerate(moves) if not move.stands)

    def answer(self, question: Question) -> Answer:
        """The answer without flips. Raises ``NoSuchQuestion``."""
        if untold := self.untold:
            answers = [(value, table.answer(question)) for value, table in self.told]
            return evaluate.answer_for_each(untold, answers)
        if self.opened:
            return evaluate.answer_to_open(self, question, self.opened)
        try:
            return self.engine.answer(self, question)
        except Open as opened:
            return evaluate.answer_to_open(self, question, opened)

    # ---- moves

    def _make(self, move: Move, line: int, *, force: bool = False) -> None:
        """Adds a step to a table under construction. Raises ``Refused``."""
        try:
            if not (move.stands or force):
                before = self._before(len(self.steps)) if self.untold else self
                answer = before.judge(move)
                if answer.value == "no":
                    raise Refused(move, answer, line)
            self.steps = (*self.steps, self.engine.advance(self.seats, self.position, move))
        except AmbiguousCards as several:
            answer = self.engine.judge(self.seats, self.position, move)
            raise Refused(move, answer, line, several.candidates) from None
        except Open as opened:
            self.opened = opened

    def play(self, move: str | Move, *, force: bool = False) -> Self:
        """The table after a move such as ``"Chie: D10"``. Earlier moves are not made again.

        ``force``: an illegal move stands and is marked so.
        """
        if isinstance(move, str):
            move = read_move(move, self.rulebook.deck)
        if move.seat not in self.seats:
            raise UnknownName("seat", move.seat, self.seats)
        self._check(move)
        if force and self.judge(move).value == "no":
            move = move.standing()
        self._check_standing(move)
        after = self._with_moves((*self.description.play, move), self.steps, self.opened)
        after._begin_like(self)
        if not after.opened:
            after._make(move, 0)
        return after

    def judge(self, move: Move) -> Answer:
        """Whether a move would be legal now."""
        if untold := self.untold:
            answers = [(value, table.judge(move)) for value, table in self.told]
            return evaluate.answer_for_each(untold, answers)
        return self.engine.judge(self.seats, self.position, move)

    def _check(self, move: Move) -> None:
        """Raises ``ImpossibleTable`` for a move that is impossible, legal or not."""
        index, traits = len(self.description.play), self.engine.traits
        described = self.description.replace(play=(*self.description.play, move))
        faults = list(move_faults(self.rulebook.deck, described, index, traits))
        if faults:
            raise ImpossibleTable(faults)

    def _check_standing(self, move: Move) -> None:
        """Raises ``ImpossibleTable`` if too many moves are marked as standing."""
        if move.stands and sum(m.stands for m in self.description.play) >= MAX_STANDING:
            args = {"most": MAX_STANDING}
            raise ImpossibleTable([Fault("too-many-standing", ("play",), args)])

    def back(self, steps: int = 1) -> Self:
        """The table before the last moves."""
        return self._before(max(len(self.description.play) - steps, 0))

    def _before(self, count: int) -> Self:
        """The table with its first moves only."""
        opened = self.opened if count > len(self.steps) else None
        before = self._with_moves(self.description.play[:count], self.steps[:count], opened)
        before._begin_like(self)
        return before

    def _with_moves(
        self, moves: tuple[Move, ...], steps: tuple[Step, ...], opened: Open | None
    ) -> Self:
        """The table with other moves, whose steps are known."""
        other = object.__new__(type(self))
        other.rulebook, other.setup = self.rulebook, self.setup
        other.description = self.description.replace(play=moves)
        other.opened_at_once, other._ruled = self.opened_at_once, self._ruled
        other.steps, other.opened = steps, opened or self.opened_at_once
        other._findings = _Findings()
        return other

    # ---- other tables

    def described_as(self, description: Description) -> Self:
        """The table of another description, under the same rules; its moves stand."""
        return type(self)(description, self.rulebook, force=True)

    def under(self, rules: Rulebook) -> Self:
        """The same table under other rules; moves that are illegal then stand."""
        settled: Self | None = self._findings.settled.get(rules)
        return settled or self._under(rules)

    def stands_under(self, rules: Rulebook) -> bool:
        """Whether other rules that settle what is open allow the moves after it.

        Moves before it, moves marked as standing and a refused move that left it open don't count.
        """
        legal_from = len(self.steps)
        if not self.opened_at_once and self._is_refused(legal_from):
            legal_from += 1
        try:
            self._findings.settled[rules] = self._under(rules, legal_from)
        except (RefereeError, Refused, Illegal):
            return False
        except Open:  # the moves after it are not made
            return True
        return True

    def changed(self, option: str, value: Value) -> Self:
        """The same table with one option changed. Moves that are illegal then stand; only moves
        that the change touches are made again."""
        change, cached = (option, value), self.cached
        if cached is None or not cached.is_kept:
            return self._changed(change)
        changed = cached.changed.get(change)
        if changed is None:
            changed = cached.changed[change] = self._changed(change)
        return cast(Self, changed)

    @property
    def change_scope(self) -> ChangeScope | None:
        """The rule changes that affect the setup and each move; ``None`` if unknown."""
        findings = self._findings
        if findings.scope is None:
            findings.scope = (self.engine.change_scope(self, findings.first_scope),)
        return findings.scope[0]

    def _begin_like(self, other: Self) -> None:
        """Copies cached results for the first moves from a table with the same first steps."""
        scope = other._findings.scope
        if scope and scope[0]:
            self._findings.first_scope = scope[0].first(len(self.steps))

    def _under(self, rules: Rulebook, legal_from: int | None = None) -> Self:
        """The table under other rules.

        ``legal_from``: raises ``Illegal`` if an unmarked move from this index on is illegal under
        them, ``Open`` if they leave that open.
        """
        if self._changed_from is not None:
            original, change = self._changed_from
            base = original._settled_under(rules.with_option_of(original.rulebook, change[0]))
            if base.rulebook.replace(**dict([change])) == rules:
                return base._changed(change, legal_from)
        adds_orders = self.opened and rules.only_adds_orders_to(self.rulebook)
        if adds_orders and not self.opened_at_once:
            with suppress(Refused):  # making the table again says so
                return self._remade(rules, None, legal_from)
        other = type(self)(self.description, rules, force=True, canonical=True)
        other._ruled = self._ruled or self.rulebook
        if legal_from is not None:
            for index in range(legal_from, min(len(other.steps) + 1, len(other.description.play))):
                other._check_legal(index)
        return other

    def _settled_under(self, rules: Rulebook) -> Self:
        """Like ``under``, but cached: many changes share it if an open point is settled."""
        if rules not in self._findings.settled:
            self._findings.settled[rules] = self.under(rules)
        return cast(Self, self._findings.settled[rules])

    def _changed(self, change: ChangeKey, legal_from: int | None = None) -> Self:
        rules, scope = self.rulebook.replace(**dict([change])), self.change_scope
        if scope is None or not scope.tells_moves(change):
            return self._under(rules, legal_from)
        return self._remade(rules, change, legal_from)

    def _remade(self, rules: Rulebook, change: ChangeKey | None, legal_from: int | None) -> Self:
        """The table under other rules. It reuses the steps of this table that are the same.

        ``change``: what makes the rules different, apart from orders. ``legal_from``: as
        for ``_under``.
        """
        steps: tuple[Step, ...] = ()
        if self.cached and change and legal_from is None:
            steps = self.cached.first_steps.get(change, ())
        other = self._with_moves(self.description.play, steps, None)
        other.rulebook, other._changed_from = rules, (self, change) if change else None
        other._ruled = self._ruled or self.rulebook
        scope = self.change_scope if change else None
        for index, move in enumerate(self.description.play[len(steps) :], len(steps)):
            if legal_from is not None and index >= legal_from:
                other._check_legal(index)
            is_same = index < len(self.steps) and not (
                scope and change and scope.affects_move(change, index)
            )
            if is_same and other._is_at_same_position(self, index):
                other.steps = (*other.steps, self.steps[index])
            else:
                other._make(move, 0, force=True)
            if other.opened:
                break
        return other

    def _is_at_same_position(self, other: Self, index: int) -> bool:
        """Whether two tables have the same position before a move."""
        here, there = self._position_before(index), other._position_before(index)
        return here is there or bool(here.key() == there.key())

    def _position_before(self, index: int) -> Any:
        """The position before a move, by its index."""
        return self.steps[index - 1].position if index else self.setup

    def played_by(self, engine: Any) -> Self:
        """The same table and moves with another engine."""
        other = self._with_moves(self.description.play, self.steps, self.opened)
        other.rulebook = self.rulebook.played_by(engine)
        return other

    def diverges_at(self, rules: Rulebook) -> int:
        """The number (from 1) of the first legal move that is illegal under other rules, or 0.

        Moves marked as standing don't count.
        """
        return self.diverges_from(self.under(rules))

    def diverges_from(self, other: Self, first: int = 0) -> int:
        """The same, given another table with these moves. ``first``: from this index on."""
        for index, step in enumerate(other.steps[first:], first):
            stood = step.move.stands or self._is_refused(index)
            if not stood and other._is_refused(index):
                return index + 1
        return 0

    def _is_refused(self, index: int) -> bool:
        """Whether a move is illegal; false if that is open."""
        try:
            return index <= len(self.steps) and self._refuses(index)
        except Open:
            return False

    def _refuses(self, index: int) -> bool:
        """Whether a move is illegal after those before it. Raises ``Open``."""
        refused = self._findings.refused
        if index not in refused:
            move = self.description.play[index]
            refused[index] = self._before(index).judge(move).value == "no"
        return refused[index]

    def _check_legal(self, index: int) -> None:
        """Raises ``Illegal`` for an unmarked move that is illegal, ``Open`` if that is open."""
        if not self.description.play[index].stands and self._refuses(index):
            raise Illegal

    def with_options(self, **changes: Value) -> Self:
        """The same table with options changed in its header. Moves that become illegal are marked
        as standing."""
        changed = write_rules(self.description, self.rulebook.replace(**changes))
        other = type(self)(changed, force=True)
        refused = [index for index in range(len(other.steps)) if other._is_refused(index)]
        if not refused:
            return other
        moves = list(other.description.play)
        for index in refused:
            moves[index] = moves[index].standing()
        return type(self)(other.description.replace(play=tuple(moves)), force=True)

    def flattened(self) -> Self:
        """The current table without its moves.

        Some moves stay if a description can't express a debt, or if an illegal move put a card in
        two places: those after the last position that can be described.
        """
        now = self._since(0)
        if now is not None and now.position.owed == self.position.owed:
            return now
        counts = (n for n in range(1, len(self.steps)) if not self._position_ago(n).owed)
        tables = (self._since(count) for count in counts)
        return next((table for table in tables if table is not None), self)

    def _position_ago(self, moves: int) -> Any:
        """The position before this number of last moves."""
        return self._position_before(len(self.steps) - moves)

    def _since(self, count: int) -> Self | None:
        """The table with its last moves only, or ``None`` if their start can't be described."""
        described = self.engine.describe(self._position_ago(count), self.description)
        moves = self.description.play[len(self.steps) - count : len(self.steps)]
        try:
            return type(self)(described.replace(play=moves, lines={}), self.rulebook, force=True)
        except ImpossibleTable:
            return None

    def replayed(self, at: int, position: Any) -> Self | None:
        """The table with its moves from index ``at`` repeated from another position.

        They count as standing. Returns ``None`` if one of them could then be several plays.
        Raises ``Open``.
        """
        other = self._with_moves(self.description.play, self.steps[:at], None)
        if at:
            other.steps = (*other.steps[:-1], self.steps[at - 1].leading_to(position))
        else:
            other.setup = position
        for step in self.steps[at:]:
            try:
                other._make(step.move, 0, force=True)
            except Refused:
                return None
            if other.opened:
                raise other.opened
        return other
