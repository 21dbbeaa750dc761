"""The table: a described position, the moves made from it, and the rulebook that judges it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from referee.engine.answer import Answer, Step
from referee.engine.faults import hidden_faults
from referee.engine.protocol import Ambiguous, Engine
from referee.judging.refused import AmbiguousPlay, IllegalPlay
from referee.judging.verdict import Verdict
from referee.model.asking import asking
from referee.model.description import Description, Hand
from referee.model.moves import PLAY, Move
from referee.model.questions import Question
from referee.model.values import Value
from referee.notation.header import read_rules, write_rules
from referee.notation.questions import parse_question
from referee.notation.said_rules import check_table
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from .errors import Fault, ImpossibleTable, UnknownName


class Table:
    """An immutable table. ``description`` is what was described; ``steps`` what the moves did.

    Raises, when made: ``UnknownName`` (book, option), ``ImpossibleTable`` (all faults at once),
    ``IllegalPlay`` (a move that the referee refuses and that is not marked as standing).
    """

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
        unread = list(hidden_faults(self.rulebook.deck, description))
        if unread:
            raise ImpossibleTable(unread)
        self.setup, faults = self.engine.setup(description)
        if faults:
            raise ImpossibleTable(faults)
        self.description = description if canonical else self._canonical(description)
        self.opened: Open | None = None
        """What the text leaves open and a move needed; the moves after it are not made."""
        self.steps: tuple[Step, ...] = ()
        for at, move in enumerate(description.play):
            self._make(move, description.line("play", at), force=force)
            if self.opened:
                break

    def _canonical(self, described: Description) -> Description:
        """The description with hands sorted and the state in canonical words."""
        hands = {
            name: replace(hand, cards=self.rulebook.book.deck.sorted(hand.cards))
            for name, hand in described.hands.items()
        }
        state = self.engine.state_words(self.setup, described.names)
        settings = tuple((name, str(self.rulebook.value(name))) for name, _ in described.settings)
        return replace(described, hands=hands, state=state, settings=settings)

    @property
    def engine(self) -> Engine:
        return self.rulebook.engine

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat names in turn order."""
        return self.description.names

    @property
    def position(self) -> Any:
        """The position after all moves: the family's own, an ``AnyPosition`` to all others."""
        return self.steps[-1].position if self.steps else self.setup

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """The questions of the text's ``ask:`` part."""
        lines = self.description.lines
        return tuple(
            parse_question(text, self.seats, self.rulebook.deck, lines.get(("ask", at), 1))
            for at, text in enumerate(self.description.ask)
        )

    @property
    def warnings(self) -> tuple[Fault, ...]:
        """What is odd about the table without being impossible, and about its rules."""
        return (*check_table(self.description, self.rulebook), *self._oddities())

    def _oddities(self) -> tuple[Fault, ...]:
        """What is odd about what lies there and about who sits there."""
        low, high = self.rulebook.book.players
        count = len(self.seats)
        line = self.description.line
        found = self.engine.warnings(self.setup)
        odd = tuple(replace(fault, line=line(*fault.where)) for fault in found)
        if low <= count <= high:
            return odd
        if low == high:
            return (Fault("odd-number-fixed", ("seats",), {"count": count, "low": low}), *odd)
        return (Fault("odd-number", ("seats",), {"count": count, "low": low, "high": high}), *odd)

    def _make(self, move: Move, line: int, *, force: bool) -> None:
        try:
            if not (move.stands or force):
                answer = self.engine.judge(self.seats, self.position, move)
                if answer.value == "no":
                    raise IllegalPlay(Verdict(self, asking(move), answer), line)
            self.steps = (*self.steps, self.engine.advance(self.seats, self.position, move))
        except Ambiguous as several:
            answer = self.engine.judge(self.seats, self.position, move)
            verdict = Verdict(self, asking(move), answer)
            raise AmbiguousPlay(verdict, several.candidates, line) from None
        except Open as opened:
            self.opened = opened

    # ---- asking

    def ask(self, question: str | Question) -> Verdict:
        """The verdict on a question. Raises ``ParseError`` for one that cannot be read,
        ``UnknownName`` for one that the book's family does not answer."""
        if isinstance(question, str):
            question = parse_question(question, self.seats, self.rulebook.deck)
        return Verdict(self, question, self.answer(question))

    def answer(self, question: Question) -> Answer:
        """The bare answer, without what would flip it."""
        from referee.judging.answering import settle

        if self.opened:
            return settle(self, question, self.opened)
        try:
            return self.engine.answer(self, question)
        except Open as opened:
            return settle(self, question, opened)

    # ---- other tables

    def play(self, move: str | Move, *, force: bool = False) -> Table:
        """The table after a move such as ``"Chie: D10"``.

        Raises ``IllegalPlay`` with the verdict; ``force`` lets the move stand and marks it so.
        """
        if isinstance(move, str):
            from referee.notation.reader import read_move

            move = read_move(move, self.rulebook.deck)
        if move.seat not in self.seats:
            raise UnknownName("seat", move.seat, self.seats)
        if force and self.engine.judge(self.seats, self.position, move).value == "no":
            move = move.standing()
        return self._with(play=(*self.description.play, move))

    def under(self, rules: Rulebook) -> Table:
        """The same table judged by other rules; moves that they refuse stand."""
        return Table(self.description, rules, force=True, canonical=True)

    def with_options(self, **changes: Value) -> Table:
        """The same table with options changed; its text says so."""
        return Table(write_rules(self.description, self.rulebook.having(**changes)), force=True)

    def back(self, steps: int = 1) -> Table:
        """The table before the last moves."""
        return self._with(play=self.description.play[: len(self.description.play) - steps])

    def flattened(self) -> Table:
        """The table as it now lies, without the history that led there.

        What is owed a description may not tell: then the moves stay since nothing was owed.
        """
        now = self._since(0)
        if now.position.owed == self.position.owed:
            return now
        settled = (kept for kept in range(1, len(self.steps)) if not self._before(kept).owed)
        return self._since(next(settled, len(self.steps)))

    def _before(self, last: int) -> Any:
        """The position before so many of the last moves."""
        at = len(self.steps) - last
        return self.steps[at - 1].position if at else self.setup

    def _since(self, kept: int) -> Table:
        """The table as it lay before so many of the last moves, and these."""
        described = self.engine.describe(self._before(kept), self.description)
        moves = self.description.play[len(self.steps) - kept : len(self.steps)]
        return Table(described.having(play=moves, lines={}), self.rulebook, force=True)

    def with_hand_played_out(self, name: str) -> Table:
        """The table where a seat whose hand nobody knows held just the cards that it played."""
        mine = [
            move.cards for move in self.description.play if move.seat == name and move.kind == PLAY
        ]
        cards = tuple(card.plain() for played in mine for card in played)
        return self._with(hands={**self.description.hands, name: Hand(cards, 0)})

    def _with(self, **changes: Any) -> Table:
        return Table(self.description.having(**changes))

    # ---- notations

    def __str__(self) -> str:
        from referee.notation.writer import write_text

        return write_text(self.description)

    def to_dict(self) -> dict[str, Any]:
        """The table as JSON-ready data (``schema/table.schema.json``)."""
        from referee.notation.json import write_data

        return write_data(self.description)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """What a notebook shows: the table from above, or its text where it shows none."""
        from .faces import pictures

        return {"text/html": pictures.table_picture(self), "text/plain": str(self)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<Table {self.rulebook.id}: {', '.join(self.seats)}, {len(self.steps)} moves>"
