"""A described position, the moves made from it, and the rules: what a question is put at."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import cached_property
from typing import Any, Self, cast

from msgspec.structs import replace

from referee.engine.answer import Answer, Step
from referee.engine.change_scope import ChangeScope, Key
from referee.engine.family import AnyEngine, engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.engine.told_facts import told_facts_in
from referee.engine.validation import bound_faults, hidden_faults, move_faults
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


class TableCase:
    """An immutable table as it is judged. ``description`` is what was described; ``steps`` what
    the moves did.

    Raises, when made: ``UnknownName`` (book, option), ``ImpossibleTable`` (all faults at once),
    ``Refused`` (a move that is not marked as standing).
    """

    _like: tuple[Self, Key] | None = None
    """The table that this one is with a change, and the change."""
    known: table_cache.Known | None = None
    """What is remembered of it, as long as it is one of those made last."""

    def __init__(
        self,
        description: Description,
        rules: Rulebook | None = None,
        *,
        force: bool = False,
        canonical: bool = False,
    ) -> None:
        """``force``: moves that the referee refuses stand; ``canonical``: the description is."""
        self.rulebook = rules or read_rules(description)
        deck = self.rulebook.deck
        unread = [*hidden_faults(deck, description), *bound_faults(deck, description)]
        if unread:
            raise ImpossibleTable(unread)
        self.opened: Open | None = None
        """What the text leaves open and a move needed; the moves after it are not made."""
        self.steps: tuple[Step, ...] = ()
        if not canonical and table_cache.again(self, description, stands=force):
            return
        self.setup, faults = self.engine.set_up(description)
        if faults:
            raise ImpossibleTable(faults)
        self.description = description if canonical else self._canonical(description)
        if not canonical:
            table_cache.go_on(self, description, stands=force)
        for at, move in enumerate(description.play[len(self.steps) :], len(self.steps)):
            self._make(move, description.line("play", at), force=force)
            if self.opened:
                break
        if not canonical:
            table_cache.keep(self, description, stands=force)

    def _canonical(self, described: Description) -> Description:
        """The description with hands sorted and the state in canonical words."""
        hands = {
            name: replace(hand, cards=self.rulebook.book.deck.sorted(hand.cards))
            for name, hand in described.hands.items()
        }
        lying = self.engine.before_triggers(described, self.setup)
        state = self.engine.state_words(lying, described.names) + told_facts_in(described)
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
        """Why the cards cannot lie as they do, though verdicts can be given; none once the field
        has been cleared."""
        if any(each.key.startswith("cleared") for step in self.steps for each in step.events):
            return ()
        return self.odd_setup

    @property
    def odd_setup(self) -> tuple[Fault, ...]:
        """Likewise, of what was described."""
        found, line = self.engine.warnings(self.setup), self.description.line
        return tuple(replace(fault, line=line(*fault.where)) for fault in found)

    def answer(self, question: Question) -> Answer:
        """The bare answer, without what would flip it."""
        return evaluate.answer(self, question)

    # ---- moves

    def _make(self, move: Move, line: int, *, force: bool = False) -> None:
        """Makes a move, for whoever is making the case."""
        try:
            if not (move.stands or force):
                answer = self.engine.judge(self.seats, self.position, move)
                if answer.value == "no":
                    raise Refused(move, answer, line)
            self.steps = (*self.steps, self.engine.advance(self.seats, self.position, move))
        except AmbiguousCards as several:
            answer = self.engine.judge(self.seats, self.position, move)
            raise Refused(move, answer, line, several.candidates) from None
        except Open as opened:
            self.opened = opened

    def play(self, move: str | Move, *, force: bool = False) -> Self:
        """The table after a move such as ``"Chie: D10"``; what was made before is not made again.

        ``force`` lets a move that the referee refuses stand and marks it so.
        """
        if isinstance(move, str):
            move = read_move(move, self.rulebook.deck)
        if move.seat not in self.seats:
            raise UnknownName("seat", move.seat, self.seats)
        self._check(move)
        if force and self.engine.judge(self.seats, self.position, move).value == "no":
            move = move.standing()
        self._check_standing(move)
        after = self._with_moves((*self.description.play, move), self.steps, self.opened)
        if not after.opened:
            after._make(move, 0)
        return after

    def _check(self, move: Move) -> None:
        """Raises ``ImpossibleTable`` for a move that could not be made at any such table."""
        at, aims = len(self.description.play), self.engine.traits.aims
        described = self.description.having(play=(*self.description.play, move))
        faults = list(move_faults(self.rulebook.deck, described, at, aims))
        if faults:
            raise ImpossibleTable(faults)

    def _check_standing(self, move: Move) -> None:
        """Raises ``ImpossibleTable`` where more moves would stand than can."""
        if move.stands and sum(each.stands for each in self.description.play) >= MAX_STANDING:
            args = {"most": MAX_STANDING}
            raise ImpossibleTable([Fault("too-many-standing", ("play",), args)])

    def back(self, steps: int = 1) -> Self:
        """The table before the last moves."""
        kept = max(len(self.description.play) - steps, 0)
        opened = self.opened if kept > len(self.steps) else None
        return self._with_moves(self.description.play[:kept], self.steps[:kept], opened)

    def _with_moves(
        self, moves: tuple[Move, ...], steps: tuple[Step, ...], opened: Open | None
    ) -> Self:
        """The table with these moves, of which the steps are known."""
        other = object.__new__(type(self))
        other.rulebook, other.setup = self.rulebook, self.setup
        other.description = self.description.having(play=moves)
        other.steps, other.opened = steps, opened
        return other

    # ---- other tables

    def described_as(self, description: Description) -> Self:
        """The table as another description has it, by the same rules; its moves stand."""
        return type(self)(description, self.rulebook, force=True)

    def under(self, rules: Rulebook) -> Self:
        """The same table judged by other rules; moves that they refuse stand."""
        return self._settled.get(rules) or self._under(rules)

    def stands_under(self, rules: Rulebook) -> bool:
        """Whether by other rules every move is legal that the table does not mark as standing."""
        try:
            self._settled[rules] = self._under(rules, legally=True)
        except (RefereeError, Refused, Illegal):
            return False
        except Open:  # the moves after it are not made
            return True
        return True

    def changed(self, option: str, value: Value) -> Self:
        """The same table with one option changed; moves that this refuses stand, and only those
        that it has to do with are made again."""
        known, key = self.known, (option, value)
        if known is None:
            return self._changed(key)
        if key not in known.changed:
            known.changed[key] = self._changed(key)
        return cast(Self, known.changed[key])

    @cached_property
    def change_scope(self) -> ChangeScope | None:
        """What changes of the rules have to do with which moves; ``None``: that is not known."""
        return self.engine.change_scope(self, of_legality=False)

    @cached_property
    def legality_scope(self) -> ChangeScope | None:
        """The same of whether the moves are legal."""
        return self.engine.change_scope(self, of_legality=True)

    @cached_property
    def _settled(self) -> dict[Rulebook, Self]:
        """The table by rules that settle what is open; as a rule there are two."""
        return {}

    def _under(self, rules: Rulebook, *, legally: bool = False) -> Self:
        """The table by other rules. ``legally``: raises ``Refused`` or ``Illegal`` where they
        refuse a move that is not marked, ``Open`` where they leave that open."""
        if self._like is not None:
            like, change = self._like
            base = like._settling(rules.with_option_of(like.rulebook, change[0]))
            if base.rulebook.having(**dict([change])) == rules:
                return base._changed(change, legally=legally)
        if self.opened and rules.only_orders(self.rulebook):
            with suppress(Refused):  # told by the table that is made anew
                return self._made_by(rules, (), legally=legally)
        return type(self)(self.description, rules, force=not legally, canonical=True)

    def _settling(self, rules: Rulebook) -> Self:
        """``under``, kept: what changes have in common where something open is settled."""
        if rules not in self._settled:
            self._settled[rules] = self.under(rules)
        return self._settled[rules]

    def _changed(self, change: Key, *, legally: bool = False) -> Self:
        rules, reach = self.rulebook.having(**dict([change])), self.change_scope
        if reach is None or not reach.tells_moves(change):
            return self._under(rules, legally=legally)
        return self._made_by(rules, reach.made[change], change, legally=legally)

    def _made_by(
        self,
        rules: Rulebook,
        anew: Collection[int],
        change: Key | None = None,
        *,
        legally: bool,
    ) -> Self:
        """The table by other rules: where it comes to a position of this one, the move is not made
        again, but for those to make ``anew``. ``legally``: as for ``_under``."""
        begun = self.known.begun.get(change, ()) if self.known and change and not legally else ()
        other = self._with_moves(self.description.play, begun, None)
        other.rulebook, other._like = rules, (self, change) if change else None
        for at, move in enumerate(self.description.play[len(begun) :], len(begun)):
            if legally and not move.stands and other._refuses(at):
                raise Illegal
            if at < len(self.steps) and at not in anew and other._is_as(self, at):
                other.steps = (*other.steps, self.steps[at])
            else:
                other._make(move, 0, force=True)
            if other.opened:
                break
        return other

    def _is_as(self, other: Self, at: int) -> bool:
        """Whether two tables were at the same position after so many moves."""
        here, there = self._position_before(at), other._position_before(at)
        return here is there or bool(here.key() == there.key())

    def _position_before(self, at: int) -> Any:
        """The position before a move, from 0."""
        return self.steps[at - 1].position if at else self.setup

    def played_by(self, engine: Any) -> Self:
        """The same table and moves, with an engine of its own."""
        other = self._with_moves(self.description.play, self.steps, self.opened)
        other.rulebook = self.rulebook.played_by(engine)
        return other

    def diverges_at(self, rules: Rulebook) -> int:
        """The number, from 1, of the first move that was legal at this table and would not have
        been by other rules; 0: there is none. Marked moves stand under any rules."""
        return self.diverges_from(self.under(rules))

    def diverges_from(self, other: Self) -> int:
        """The same, of the table by other rules."""
        for at, step in enumerate(other.steps):
            stood = step.move.stands or self._refused(at)
            if not stood and other._refused(at):
                return at + 1
        return 0

    def _refused(self, at: int) -> bool:
        """Whether a move, from 0, is illegal after those before it; not where that is open."""
        try:
            return at <= len(self.steps) and self._refuses(at)
        except Open:
            return False

    def _refuses(self, at: int) -> bool:
        """Whether a move, from 0, is illegal after those before it. Raises ``Open``."""
        kept: dict[int, bool] = self.__dict__.setdefault("_refusals", {})
        if at not in kept:
            like = self._like[0] if self._like and self._is_judged_alike(at) else None
            kept[at] = like._refuses(at) if like else self._judges(at)
        return kept[at]

    def _judges(self, at: int) -> bool:
        move = self.description.play[at]
        answer = self.engine.judge(self.seats, self._position_before(at), move)
        return bool(answer.value == "no")

    def _is_judged_alike(self, at: int) -> bool:
        """Whether this move is judged as at the table that this one is with a change."""
        if self._like is None:
            return False
        like, key = self._like
        reach = like.legality_scope
        if reach is None or at >= len(like.steps) or at in reach.made.get(key, (at,)):
            return False
        return self._is_as(like, at)

    def with_options(self, **changes: Value) -> Self:
        """The same table with options changed; its text says so, and marks the moves that stand
        though they are refused by now."""
        changed = write_rules(self.description, self.rulebook.having(**changes))
        other = type(self)(changed, force=True)
        refused = [at for at in range(len(other.steps)) if other._refused(at)]
        if not refused:
            return other
        moves = list(other.description.play)
        for at in refused:
            moves[at] = moves[at].standing()
        return type(self)(other.description.having(play=tuple(moves)), force=True)

    def flattened(self) -> Self:
        """The table as it now lies, without the history that led there.

        What is owed a description may not tell, nor a card that lies in two places since a move
        that stands: then the moves stay since a description could tell it.
        """
        now = self._since(0)
        if now is not None and now.position.owed == self.position.owed:
            return now
        settled = (kept for kept in range(1, len(self.steps)) if not self._before(kept).owed)
        cut = (self._since(kept) for kept in settled)
        return next((table for table in cut if table is not None), self)

    def _before(self, last: int) -> Any:
        """The position before so many of the last moves."""
        at = len(self.steps) - last
        return self.steps[at - 1].position if at else self.setup

    def _since(self, kept: int) -> Self | None:
        """The table as it lay before so many of the last moves, and these; ``None`` where that
        cannot be described."""
        described = self.engine.describe(self._before(kept), self.description)
        moves = self.description.play[len(self.steps) - kept : len(self.steps)]
        try:
            return type(self)(described.having(play=moves, lines={}), self.rulebook, force=True)
        except ImpossibleTable:
            return None

    def replayed(self, at: int, position: Any) -> Self | None:
        """The table whose moves from this one on are made anew from another position, and stand;
        ``None`` where one of them could then be several plays. Raises ``Open``."""
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
