"""A session at the desk: what it is told changes the board; its state is what the page shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from referee.errors import IllegalPlay, ParseError, RefereeError
from referee.rulebook import book_ids
from referee.session import Session, State, place_of, problem_of

from . import edits, seatedits
from .actions import FIELDS
from .board import Board, blank, read_board
from .face import Judged, draw, judge
from .words import labels, with_symbols, word

DEFAULT_BOOK = "offkai"
FIRST_SEATS = 4


class DeskSession(Session[Board]):
    """The table that is being built, what is asked about it, and the verdict."""

    fields = FIELDS

    def __init__(self, text: str = "", lang: str = "en") -> None:
        """``text``: the table to begin with; one that cannot be read is kept and shown with what is
        wrong about it."""
        super().__init__(lang)
        if text.strip():
            self._begin({"type": "text", "text": text})

    @property
    def board(self) -> Board:
        """What lies on the desk."""
        return self.kept

    # ---- in

    def _do(self, action: Mapping[str, Any]) -> None:
        kind = action["type"]
        if kind in edits.EDITS:
            self._change(edits.EDITS[kind](self.board, action))
        else:
            super()._do(action)
        if kind in ("play", "make"):
            self._tell_refused()

    def _problem_after(self, kind: str) -> State | None:
        """A text that cannot be read stays until another is put in its place."""
        kept = self._problem and self._problem["kind"] == "unreadable" and kind != "text"
        return self._problem if kept else None

    def _tell_refused(self) -> None:
        """A move that was made although the referee refuses it stands; says why it is refused."""
        moves = self.board.described.play
        if moves and moves[-1].stands:
            try:
                self.board.table().back().play(replace(moves[-1], stands=False))
            except IllegalPlay as refused:
                why = refused.say(self.lang).splitlines()
                told = with_symbols(" ".join(why[:2]), self.lang)
                text = word(self.lang, "problem-refused", reasons=told)
                self._problem = problem_of("refused", text, str(moves[-1]))

    def _show(self, kept: Board) -> None:
        super()._show(kept)
        self.__dict__.pop("judged", None)

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        untouched = self.board == self._first()
        super()._do_lang(action)
        if untouched:
            self._show(self._first())

    def _do_seats(self, action: Mapping[str, Any]) -> None:
        self._change(seatedits.seats(self.board, action, self._names()))

    def _do_text(self, action: Mapping[str, Any]) -> None:
        self._change(read_board(action["text"]))

    def _first(self) -> Board:
        ids = book_ids()
        return blank(DEFAULT_BOOK if DEFAULT_BOOK in ids else ids[0], self._names()[:FIRST_SEATS])

    def _names(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in word(self.lang, "names").split(","))

    # ---- out

    @cached_property
    def judged(self) -> Judged:
        """What the referee says to the board as it lies."""
        return judge(self.board)

    def state(self) -> State:
        """The whole state, JSON-ready."""
        shared = self._shared_state(labels(self.lang))
        drawn = draw(self.board, self.judged, self.lang)
        return {**shared, **drawn, "problem": self._problem or self._standing_problem()}

    @property
    def verdict(self) -> State | None:
        """The verdict as data, as :meth:`referee.verdict.Verdict.to_dict` gives it."""
        return self.judged.verdict.to_dict() if self.judged.verdict else None

    def _standing_problem(self) -> State | None:
        problem = self.judged.problem
        if problem is None:
            return None
        kind = "question" if isinstance(problem, ParseError) else problem.kind
        return problem_of(kind, problem.say(self.lang), "")

    def _word(self, key: str) -> str:
        return word(self.lang, key)

    def _told(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        kind = action["type"]
        typed = str(action.get("text") or action.get("name") or action.get("move") or "")
        if kind == "rename":
            return problem_of("name", word(self.lang, "problem-name", name=typed), typed)
        kinds = {"text": "unreadable", "ask": "question", "make": "move"}
        told = kinds.get(kind, error.kind)
        return problem_of(told, error.say(self.lang), typed, *place_of(error))
