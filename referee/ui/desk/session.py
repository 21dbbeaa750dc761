"""A session at the desk: what it is told changes the board; its state is what the page shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from referee.errors import ParseError, RefereeError
from referee.i18n.messages import message
from referee.library.context import book, current
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.option_text import ruling_text
from referee.table import IllegalPlay, Verdict
from referee.ui.session import Actions, StaleTarget, State, one_line_text, place_of, problem_of
from referee.ui.shared.board import Board, RecordedRuling, blank
from referee.ui.shared.labels import labels, word
from referee.ui.shared.protocol.desk_actions import DeskAction
from referee.ui.shared.verdict import OtherBooksPanel
from referee.verdict.pair_flips import DEFAULT_EFFORT, Effort, Pairs

from . import edits, house_rulings, seat_edits
from .access_rights import ALL_RIGHTS, Rights
from .evaluation import Evaluation, evaluate
from .follow_ups import tell
from .input_errors import unasked, unread
from .keep_moves import LostMoves, keep_moves
from .rule_panel import Picking, RulePanel
from .state import draw, is_offered
from .suggested_taps import draw_offers, draw_refused, forgotten_words
from .targets import assign_ids, resolve, with_present_names
from .what_if import differing, draw_supposed, same_table, supposed

DEFAULT_BOOK = "offkai"
FIRST_SEATS = 4
AFRESH = ("book", "option", "rules")
"""Actions that say themselves what becomes of the table."""
MOVING = ("play", "make", "move", "instead", "player")
"""Actions that may make a move that the referee refuses."""


class DeskSession(Picking):
    """The table that is being built, what is asked about it, and the verdict.

    ``tried`` are other rules that somebody wants to see the verdict under; the table and its own
    verdict stay what they are until they are kept.
    """

    actions = Actions(DeskAction)
    effort: ClassVar[Effort] = DEFAULT_EFFORT
    """How far pairs of changes are looked for at a time."""

    def __init__(
        self,
        text: str = "",
        lang: str = "en",
        house: str | Path | None = None,
        rights: Rights = ALL_RIGHTS,
        *,
        house_is_named: bool = False,
    ) -> None:
        """``text``: the table to begin with; one that cannot be read is kept and shown with what is
        wrong about it. ``house``: the file of the house that plays here, made with its first ruling
        where there is none. ``rights``: what may be done to it, and to other houses' files.
        ``house_is_named``: somebody has seen already that tables can name it.

        Raises ``NoHouseFile``, ``BadBook`` for a house's file that cannot be used, ``NameTaken``
        for one called like another that is in use, ``NoTableName``.
        """
        self.tried: dict[str, Value] = {}
        self._houses = house_rulings.Houses(house, rights, is_named=house_is_named)
        self.picking = RulePanel(self._houses)
        self._pairs: Pairs | None = None
        self._elsewhere = OtherBooksPanel()
        self._notice = ""
        self._forgotten: LostMoves | None = None
        self._ids = count(1)
        self._renamed: dict[str, int] = {}
        super().__init__(lang)
        self.kept = assign_ids(self.kept, self.kept, self._ids)
        if text.strip():
            self._begin({"type": "text", "text": text})

    @property
    def board(self) -> Board:
        """What lies on the desk."""
        return self.kept

    # ---- in

    def _do(self, action: Mapping[str, Any]) -> None:
        kind, before = action["type"], self.board
        action = with_present_names(resolve(before, action), self._present_names())
        if kind != "lang" and not self._is_kept(action):
            self._notice, self._forgotten = "", None
        self.picking.quiet()
        is_chip = kind == "make" and action.get("offered")
        if is_chip and not is_offered(before, self.judged, action["move"]):
            raise StaleTarget
        if kind in edits.EDITS:
            self._carry(kind, action)
        else:
            super()._do(action)
        if kind in MOVING:
            self._tell_refused(before)
        elif kind == "rules":
            self._tell_cleared(before)
        elif kind == "rename":
            old = before.names[action["seat"]]
            self._renamed[old] = before.seat_ids[old]

    def _present_names(self) -> dict[str, str]:
        """Former name of a seat -> what it is called by now: a page may be a step behind."""
        called = {id_: name for name, id_ in self.board.seat_ids.items()}
        return {
            name: called[id_]
            for name, id_ in self._renamed.items()
            if id_ in called and name not in self.board.names
        }

    def _is_kept(self, action: Mapping[str, Any]) -> bool:
        """Whether what an action wants to keep has just been kept: a tap too many."""
        wanted = (action.get("options") or {}) if action["type"] == "keep" else {}
        options = self.board.rules.options
        stands = {name: self.board.rules.value(name) for name in wanted if name in options}
        return not self.tried and bool(wanted) and stands == wanted

    def _problem_after(self, kind: str) -> State | None:
        """A text that cannot be read stays until another is put in its place."""
        kept = self._problem and self._problem["kind"] == "unreadable" and kind != "text"
        return self._problem if kept else None

    def _carry(self, kind: str, action: Mapping[str, Any]) -> None:
        """A change of the table; what was played before stays, or is told to be forgotten."""
        edited = edits.EDITS[kind](self.board, action)
        forgotten: LostMoves | None = None
        if kind not in AFRESH and action.get("what") != "all":
            edited, forgotten = keep_moves(self.board, edited)
        self._change(edited)
        self._forgotten = forgotten

    def _do_noted(self, _: Mapping[str, Any]) -> None:
        """What was told is taken note of, and told no longer."""

    def _tell_refused(self, before: Board) -> None:
        """A move that was made although the referee refuses it stands; says why it is refused."""
        moves = self.board.described.play
        if moves != before.described.play and moves and moves[-1].stands:
            try:
                self.board.table().back().play(replace(moves[-1], stands=False))
            except IllegalPlay as refused:
                why = refused.say(self.lang).splitlines()
                told = " ".join(why[:2])
                text = word(self.lang, "problem-refused", reasons=told)
                self._problem = problem_of("refused", text, str(moves[-1]))

    def _change(self, kept: Board) -> None:
        """What was decided stays so, whatever becomes of the table."""
        decided = self.board.decided
        super()._change(kept if kept.decided == decided else replace(kept, decided=decided))

    def _show(self, kept: Board) -> None:
        if not same_table(kept, self.board):
            self.tried = {}
        before = self.board
        super()._show(assign_ids(kept, before, self._ids))
        before.let_go()
        self._judge_anew()

    def _judge_anew(self) -> None:
        self._pairs = None
        for told in ("judged", "other"):
            self.__dict__.pop(told, None)

    # ---- other rules, tried and kept

    def _do_suppose(self, action: Mapping[str, Any]) -> None:
        """Other rules for a look; those that the table has anyway are not tried."""
        wanted = action.get("options")
        if wanted is None:
            less = action.get("less") or ()
            kept = {name: value for name, value in self.tried.items() if name not in less}
            wanted = {**kept, **(action.get("more") or {})}
        tried = differing(self.board.rules, wanted)
        if self.judged.verdict is not None:
            supposed(self.judged.verdict, tried)  # what cannot be is told, and is not tried
        self.tried = tried
        self._judge_anew()

    def _do_flips(self, _: Mapping[str, Any]) -> None:
        """More changes of the rules are tried, where the usual effort did not try them all."""
        if self.shown is None:
            return
        further = self.shown.further()
        if self.other:
            self.__dict__["other"] = further
        else:
            self.__dict__["judged"] = replace(self.judged, verdict=further)

    def _do_pairs(self, _: Mapping[str, Any]) -> None:
        """Two changes together are looked for, too, and with each such action further: that takes
        a while, so it is asked for."""
        if self.shown is not None:
            self._pairs = self.shown.pair_search(self._pairs, self.effort)

    def _do_elsewhere(self, action: Mapping[str, Any]) -> None:
        """What other books say, or what one of them says in full: only for who wants to know."""
        self._elsewhere.open(self.shown, action.get("book"))

    def _do_keep(self, action: Mapping[str, Any]) -> None:
        """What is tried becomes a ruling of the house, or, where there is none, a rule here.

        Where the page says which options it shows, no others are kept.
        """
        seen = action.get("options")
        if seen is not None and seen != self.tried:
            if self._is_kept(action):
                return
            raise StaleTarget
        if not self.tried:
            return
        book = self.board.rules.id
        path, guest = self._houses.path(book), self._houses.rights.reads_only
        if path is None or guest or action.get("where") == "table":
            self._change(house_rulings.by_header(self.board, self.tried))
            self._notice = "kept-table" if path or guest else "kept-here"
            return
        note = str(action.get("note") or "").strip()
        self._houses.rights.check(len(self.tried), note)
        house = self._houses.open(path, book)
        decided = self._houses.decide(house, self.tried, note)
        super()._change(house_rulings.by_house(self.board, house, decided))
        self._notice = "kept-house"

    def _do_undo(self, action: Mapping[str, Any]) -> None:
        """What is only tried is taken back first; a ruling is taken back in its house's file."""
        if self.tried:
            self.tried = {}
            self._judge_anew()
            return
        left = self._settled(self._past)
        super()._do_undo(action)
        self._tell_left(left)

    def _do_redo(self, action: Mapping[str, Any]) -> None:
        left = self._settled(self._future)
        super()._do_redo(action)
        self._tell_left(left)

    def _settled(self, boards: Sequence[Board]) -> tuple[RecordedRuling, ...]:
        """The houses' files say what was decided by the board that comes; gives what was left."""
        return self._houses.settle(self.board.decided, boards[-1].decided) if boards else ()

    def _tell_left(self, left: Sequence[RecordedRuling]) -> None:
        """Another tab has decided otherwise meanwhile: its ruling stays, and this is said."""
        if left:
            told = {"file": left[0].house.name, "title": self._title_of(left[0])}
            text = message(self.lang, "error-decided-otherwise", **told)
            self._problem = problem_of("house", text, "")

    def _title_of(self, done: RecordedRuling) -> str:
        """The title of the clause that a ruling is about."""
        option = book(done.house.stem).options.get(done.ruling.decides)
        return option.clause.title[self.lang] if option else done.ruling.decides

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        untouched = self.board == self._first()
        super()._do_lang(action)
        if untouched:
            self._show(self._first())

    def _do_seats(self, action: Mapping[str, Any]) -> None:
        seated = seat_edits.seats(self.board, action, self._names())
        seated, forgotten = keep_moves(self.board, seated)
        self._change(seated)
        self._forgotten = forgotten

    def _do_tell(self, action: Mapping[str, Any]) -> None:
        self._change(tell(self.board, action))

    def _first(self) -> Board:
        if own := self._houses.own_book:
            return blank(own, self._names()[:FIRST_SEATS])
        ids = current().shelf_ids()
        return blank(DEFAULT_BOOK if DEFAULT_BOOK in ids else ids[0], self._names()[:FIRST_SEATS])

    def _names(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in word(self.lang, "names").split(","))

    # ---- out

    @cached_property
    def judged(self) -> Evaluation:
        """What the referee says to the board as it lies."""
        return evaluate(self.board)

    @cached_property
    def other(self) -> Verdict | None:
        """The verdict under the rules that are tried; ``None`` where none are, or none is asked."""
        if not self.tried or self.judged.verdict is None:
            return None
        try:
            return supposed(self.judged.verdict, self.tried)
        except RefereeError:  # a question that has no answer under those rules
            return None

    @property
    def shown(self) -> Verdict | None:
        """The verdict that is drawn: under the rules that are tried, where there are any."""
        return self.other or self.judged.verdict

    @property
    def pictured(self) -> Verdict | None:
        """What a picture shows."""
        return self.shown

    def state(self) -> State:
        """The whole state, JSON-ready."""
        shared = self._shared_state(labels(self.lang))
        pairs = None if self.tried else self._pairs
        drawn = draw(self.board, self.judged, self.lang, pairs=pairs)
        return {
            **shared,
            **drawn,
            "problem": self._problem or self._told_forgotten() or self._standing_problem(),
            "canUndo": shared["canUndo"] or bool(self.tried),
            "tried": self._draw_tried(),
            **self._elsewhere.draw(self.shown, self.lang),
            **self.picking.draw(self.board, self.lang),
            **unasked(self._problem),
            "house": house_rulings.draw_house(self._houses, self.board, self.tried, self.lang),
            "notice": self._said_notice(),
            "refused": draw_refused(self.board, self.lang),
            "offers": draw_offers(self.board, self._forgotten, self.lang),
        }

    def _draw_tried(self) -> State | None:
        if self.other is None:
            return None
        return draw_supposed(self.other, self.tried, self.lang, pairs=self._pairs)

    def _said_notice(self) -> str:
        """What came of the last action, where one does not see it."""
        if not self._notice or not self.board.decided:
            return word(self.lang, self._notice) if self._notice else ""
        last = self.board.decided[-1]
        cited = ruling_text(last.ruling, self.lang)
        return word(self.lang, self._notice, file=last.house.name, ruling=cited)

    def _told_forgotten(self) -> State | None:
        if self._forgotten is None:
            return None
        return problem_of("forgotten", forgotten_words(self._forgotten, self.board, self.lang), "")

    @property
    def rules(self) -> str:
        """The lines that name the rules of the table."""
        return header_of(self.board.rules)

    @property
    def verdict(self) -> State | None:
        """The verdict as data, as :meth:`referee.table.Verdict.to_dict` gives it."""
        return self.judged.verdict.to_dict() if self.judged.verdict else None

    @property
    def tried_verdict(self) -> State | None:
        """The verdict under the rules that are tried, as data."""
        return self.other.to_dict() if self.other else None

    def _standing_problem(self) -> State | None:
        problem = self.judged.problem
        if problem is None:
            return None
        kind = "question" if isinstance(problem, ParseError) else problem.kind
        said = one_line_text(problem, self.lang) if kind == "question" else problem.say(self.lang)
        return problem_of(kind, said, "")

    def _told(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        kind = action["type"]
        typed = str(action.get("text") or action.get("name") or action.get("move") or "")
        if kind == "rename":
            return problem_of("name", word(self.lang, "problem-name", name=typed), typed)
        kinds = {"text": "unreadable", "ask": "question", "make": "move"}
        told = kinds.get(kind, error.kind)
        if told in ("question", "move"):
            return unread(told, error, typed, self.board, self.lang)
        said = error.say(self.lang)
        if kind in ("keep", "undo", "redo") and error.kind in ("stale", "busy", "conflict"):
            said = f"{said}\n{word(self.lang, f'way-{error.kind}')}"
        return problem_of(told, said, typed, *place_of(error))
