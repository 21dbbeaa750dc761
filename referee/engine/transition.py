"""What a game family offers to the rest of the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.errors import Fault
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import DECLINE, PASS, Move
from referee.model.questions import Question
from referee.model.values import Value
from referee.rulebook.binding import mark_words
from referee.rulebook.clause import Option
from referee.rulebook.rulebook import Rulebook

from .marks import write_marks
from .view import Look, TableView

_HAPPENINGS: dict[str, tuple[str, ...]] = {
    "cleared": ("cleared", "field-taken"),
    "revolution": ("mark-set-revolution", "mark-dropped-revolution"),
    "j-back": ("mark-set-j-back", "mark-dropped-j-back"),
    "lock": ("mark-set-suit-lock", "mark-set-strict-lock", "mark-set-number-lock"),
    "direction": ("mark-set-direction", "mark-dropped-direction"),
    "skips": ("skips",),
    "leaves": ("leaves-",),
    "owes": ("owes-", "awaits-answers"),
    "": ("leads", "turn-to", "game-over"),
}


class FamilyEngine:
    """The usual answers, for families whose position is :class:`referee.position.Position`."""

    rulebook: Rulebook
    out_ways: tuple[str, ...] = ()
    suggests: tuple[str, ...] = (q.WHAT_PLAYS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_LEADS)

    @property
    def look(self) -> Look:
        return Look(
            self.suggests, self.out_ways, plays_grow=True, happenings=_HAPPENINGS,
        )  # fmt: skip

    def view(self, position: Any) -> TableView:
        turn = () if position.turn == NOBODY else (position.turn,)
        return TableView(turn, passed=position.passed)

    def mattering(self, table: Any, question: Question) -> Sequence[tuple[Option, Value]] | None:
        return None

    def state_words(self, position: Any, names: Sequence[str]) -> tuple[str, ...]:
        rules = self.rulebook
        spelled = mark_words(rules.book, rules.variant)
        words = [word for group in spelled.values() for word in group]
        return write_marks(words, rules.book.deck, position.marks, names)

    def warnings(self, position: Any) -> tuple[Fault, ...]:
        return ()

    def key(self, position: Any) -> object:
        return position.key()

    def over(self, position: Any) -> bool:
        return len(position.playing) < 2

    def bare_moves(self, names: Sequence[str], position: Any) -> Sequence[Move]:
        """Who is to play passes, who owes declines."""
        if position.owed:
            owing = dict.fromkeys(owed.seat for owed in position.owed if owed.kind != "exchange")
            return [Move(names[seat], DECLINE) for seat in owing]
        return [] if position.turn == NOBODY else [Move(names[position.turn], PASS)]
