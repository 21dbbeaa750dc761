"""A session at the desk: what it is told changes the board; its state is what the page shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from referee.errors import IllegalPlay, ParseError, RefereeError
from referee.rulebook import book_ids
from referee.session import earlier_of, problem_of, seq_of
from referee.wording import LANGS

from . import edits, seatedits
from .actions import check
from .board import Board, blank, read_board
from .face import Judged, State, draw, judge
from .words import labels, with_symbols, word

DEFAULT_BOOK = "offkai"
FIRST_SEATS = 4


class DeskSession:
    """State in, action in, state out. No action raises, and none loses what somebody made.

    ``text`` is the table to begin with; one that cannot be read is kept and shown with what is
    wrong about it.
    """

    def __init__(self, text: str = "", lang: str = "en") -> None:
        self.lang = lang if lang in LANGS else "en"
        self.board = self._blank()
        self._past: list[Board] = []
        self._future: list[Board] = []
        self._problem: State | None = None
        self._seq = 0
        if text.strip():
            self.act({"type": "text", "text": text})
            self._past.clear()

    # ---- in

    def act(self, action: Mapping[str, Any]) -> State:
        """Does what an action says and gives the new state."""
        for missed in earlier_of(action):
            if seq_of(missed, self._seq + 1) > self._seq:
                self._act(missed)
        self._act(action)
        return self.state()

    def _act(self, action: Mapping[str, Any]) -> None:
        self._seq = seq_of(action, self._seq)
        try:
            check(action)
        except ValueError:
            self._refuse(action)
            return
        kind = action["type"]
        if self._problem and (self._problem["kind"] != "unreadable" or kind == "text"):
            self._problem = None
        try:
            handler = getattr(self, f"_do_{kind}", None)
            if handler is not None:
                handler(action)
            else:
                self._change(edits.EDITS[kind](self.board, action))
            if kind in ("play", "make"):
                self._tell_refused()
        except RefereeError as error:
            self._problem = self._told(error, kind, action)
        except (LookupError, TypeError, ValueError):
            self._refuse(action)

    def _refuse(self, action: object) -> None:
        self._problem = problem_of("action", word(self.lang, "problem-action"), str(action))

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

    def _change(self, board: Board) -> None:
        if board == self.board:
            return
        self._past.append(self.board)
        self._future.clear()
        self._show(board)

    def _show(self, board: Board) -> None:
        self.board = board
        self.__dict__.pop("judged", None)

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        if self._past:
            self._future.append(self.board)
            self._show(self._past.pop())

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        if self._future:
            self._past.append(self.board)
            self._show(self._future.pop())

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        if action["lang"] not in LANGS:
            raise ValueError(action["lang"])
        untouched = self.board == self._blank()
        self.lang = action["lang"]
        if untouched:
            self._show(self._blank())

    def _do_seats(self, action: Mapping[str, Any]) -> None:
        self._change(seatedits.seats(self.board, action, self._names()))

    def _do_text(self, action: Mapping[str, Any]) -> None:
        self._change(read_board(action["text"]))

    def _blank(self) -> Board:
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
        drawn = draw(self.board, self.judged, self.lang)
        return {
            "seq": self._seq,
            "lang": self.lang,
            **drawn,
            "problem": self._problem or self._standing_problem(),
            "canUndo": bool(self._past),
            "canRedo": bool(self._future),
            "labels": labels(self.lang),
        }

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

    def _told(self, error: RefereeError, kind: str, action: Mapping[str, Any]) -> State:
        """An error in words, at the place where it was made, with what was typed."""
        typed = str(action.get("text") or action.get("name") or action.get("move") or "")
        message = error.say(self.lang)
        if kind == "rename":
            return problem_of("name", word(self.lang, "problem-name", name=typed), typed)
        line, column = getattr(error, "line", None) or None, getattr(error, "column", None) or None
        if kind == "text":
            return problem_of("unreadable", message, typed, line, column)
        kinds = {"ask": "question", "make": "move"}
        return problem_of(kinds.get(kind, error.kind), message, typed, line, column)
