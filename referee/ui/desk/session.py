"""A session at the desk: actions change the board; the state is what the page shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from referee.argument.reading import Reading
from referee.argument.text_reader import understand
from referee.errors import ParseError, RefereeError
from referee.house_rules.embedded_house import extract_house, has_house
from referee.i18n.messages import listing, message
from referee.library.context import book, first_book
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.clause import ruling_text
from referee.table import IllegalPlay, Verdict
from referee.ui.session import (
    Actions,
    Session,
    StaleTarget,
    State,
    one_line_text,
    place_of,
    problem_of,
    sender_of,
)
from referee.ui.shared.board import Board, LostMoves, blank, read_board
from referee.ui.shared.labels import labels, player_names, typed_problem, word
from referee.ui.shared.protocol.desk_actions import DeskAction
from referee.ui.shared.verdict import OtherBooksPanel, ScopePanel
from referee.verdict.pair_flips import DEFAULT_EFFORT, Effort, Pairs

from .argument_panel import Argument
from .edits import EDITS, ask, seated, seats
from .evaluation import Evaluation, differing, draw_tried, evaluate, verdict_under
from .house_rulings import ALL_RIGHTS, Houses, Rights, by_header, by_house, draw_house
from .keep_moves import keep_moves
from .rule_panel import RulePanel
from .state import cleared_text, draw, draw_offers, draw_refused, is_offered, lost_text
from .targets import assign_ids, resolve

MAKES_MOVES = ("play", "make", "move", "instead", "player")
"""Actions that may make a move that the referee refuses."""
PROBLEMS = {"make": "move", "revise": "revise"}
"""Action with a typed move -> the kind of its problem, which is shown at its field."""
CHOOSES_MOVES = ("rules", "revise", "contest")
"""Actions that say themselves which moves the table has after them."""


class DeskSession(Session[Board]):
    """The table that is being built, the question about it, and the verdict.

    ``tried`` are rules that somebody tries out: the verdict under them is shown as well. The table
    and its own verdict stay the same until the rules are kept.
    """

    actions = Actions(DeskAction)
    effort: ClassVar[Effort] = DEFAULT_EFFORT
    """How many pairs of changes are searched at a time."""

    def __init__(
        self,
        text: str = "",
        lang: str = "en",
        house: str | Path | None = None,
        rights: Rights = ALL_RIGHTS,
        *,
        house_is_named: bool = False,
        flips_at_once: bool = False,
    ) -> None:
        """``text``: the first table; if it cannot be read, it is shown with its errors.
        ``house``: the file of the house that plays here, which the first ruling creates if needed.
        ``rights``: what may be written to it and to the files of other houses.
        ``house_is_named``: tables are known to be able to name it.
        ``flips_at_once``: every state has the flips of its verdict; otherwise they take a second
        action, ``flips``, so that the verdict itself is shown sooner.

        Raises ``NoHouseFile``, ``BadBook`` for an unusable house file, ``NameTaken`` if its name is
        in use, ``NoTableName``.
        """
        self.tried: dict[str, Value] = {}
        self._flips_at_once = flips_at_once
        self._houses = Houses(house, rights, is_named=house_is_named)
        self._rule_panel = RulePanel(self._houses)
        self._other_books = OtherBooksPanel()
        self._scope = ScopePanel()
        self._evaluation: Evaluation | None = None
        self._tried_verdict: Verdict | None = None
        self._pairs: Pairs | None = None
        self._argument: Argument | None = None
        self._notice = ""
        self._ids = count(1)
        self._renamed: dict[str, int] = {}
        super().__init__(lang)
        self.kept = assign_ids(self.kept, self.kept, self._ids)
        self._blank = None if text.strip() else self.kept
        """The table of the beginning, if the session began without one."""
        if text.strip():
            self._begin({"type": "text", "text": text})

    @property
    def board(self) -> Board:
        """The table with the disputed play and the question."""
        return self.kept

    # ---- in

    def _do(self, action: Mapping[str, Any]) -> None:
        kind, before = action["type"], self.board
        if kind == "flips":
            self._do_flips(action)
            return
        action = resolve(before, action, self._renamed)
        if kind != "lang" and not self._is_kept(action):
            self._notice = ""
        self._rule_panel.quiet()
        is_chip = kind == "make" and action.get("offered")
        if is_chip and not is_offered(before, self.evaluation, action["move"]):
            raise StaleTarget
        if kind in EDITS:
            is_chosen = kind in CHOOSES_MOVES or action.get("what") == "all"
            self._edit(self._seated(EDITS[kind](before, action)), keeps_moves=not is_chosen)
        else:
            super()._do(action)
        if kind != "lang" and self.board is before and before.lost:
            self.kept = replace(before, lost=None)
        if kind in MAKES_MOVES:
            self._tell_refused(before)
        elif kind == "rules":
            self._tell_cleared(before)
        elif kind == "rename":
            old = before.names[action["seat"]]
            self._renamed[old] = before.seat_ids[old]

    def _seated(self, edited: Board) -> Board:
        """A bare table of another book has as many players as that."""
        before = self.board
        is_new = edited.described.book != before.described.book
        return seated(edited, player_names(self.lang), before.rules.book) if is_new else edited

    def _edit(self, edited: Board, *, keeps_moves: bool = True) -> None:
        """Takes over an edited table; keeps its moves, or remembers which are lost."""
        lost: LostMoves | None = None
        if keeps_moves:
            edited, lost = keep_moves(self.board, edited)
        self._change(edited, lost)

    def _change(self, kept: Board, lost: LostMoves | None = None) -> None:
        """Rulings stay recorded, whatever happens to the table. ``lost``: what the change loses."""
        decided = self.board.decided
        if kept.decided != decided or kept.lost != lost:
            kept = replace(kept, decided=decided, lost=lost)
        super()._change(kept)

    def _show(self, kept: Board) -> None:
        before = self.board
        if replace(kept, asked="", asks=()) != replace(before, asked="", asks=()):
            self.tried = {}
        super()._show(assign_ids(kept, before, self._ids))
        before.drop_cache()
        self._drop_verdicts()
        if self.board != before:
            self._argument = None

    def _drop_verdicts(self) -> None:
        self._evaluation = self._tried_verdict = self._pairs = None

    def _problem_after(self, kind: str) -> State | None:
        """An unreadable text stays until another text replaces it; a page asks for flips itself."""
        if kind == "flips":
            return self._problem
        is_unreadable = self._problem and self._problem["kind"] == "unreadable"
        return self._problem if is_unreadable and kind != "text" else None

    def _tell_refused(self, before: Board) -> None:
        """If the last move was refused and stands nevertheless, says why it is refused."""
        moves = self.board.described.play
        if moves != before.described.play and moves and moves[-1].stands:
            try:
                self.board.table().back().play(replace(moves[-1], stands=False))
            except IllegalPlay as refused:
                reasons = " ".join(refused.say(self.lang).splitlines()[:2])
                text = word(self.lang, "problem-refused", reasons=reasons)
                self._problem = problem_of("refused", text, str(moves[-1]))

    def _tell_cleared(self, before: Board) -> None:
        """If other rules cleared the table, says what was on it."""
        if text := cleared_text(before, self.board, self.lang):
            self._problem = problem_of("cleared", text, "")

    def _do_text(self, action: Mapping[str, Any]) -> None:
        """Another table; if its text contains the rules of a house, the table plays by them."""
        if has_house(action["text"]):
            self._houses.rights.check_opening()
        extracted = extract_house(action["text"])
        board = read_board(extracted.table)
        if not board.names:  # rules without a table
            seats = self.board.described.seats
            board = replace(board, described=board.described.replace(seats=seats))
        self._change(board)
        if extracted.clauses:
            titles = listing(self.lang, [clause.title[self.lang] for clause in extracted.clauses])
            key = "brought" if extracted.name == extracted.id else "brought-renamed"
            names = {"name": extracted.name, "here": extracted.id}
            text = word(self.lang, key, **names, titles=titles)
            self._problem = problem_of("brought", text, "")

    # ---- words

    def _do_argue(self, action: Mapping[str, Any]) -> None:
        """Words that tell a table and ask about it."""
        is_untouched = self.board == self._blank
        is_fresh = is_untouched or action.get("fresh") or self._is_empty()
        given = None if is_fresh else self.board.reached
        said = understand(action["text"], given, book=self.board.rules.id, lang=self.lang)
        if given is None and not is_untouched:
            said = said.under(self.board.rules)
        self._hear_argument(Argument.of(said, given, self.board))

    def _is_empty(self) -> bool:
        """Whether only the rules of a table were chosen."""
        laid = self.board.described
        names = player_names(self.lang)[: self.board.rules.book.usual_players]
        bare = laid.replace(switches=(), params=(), settings=(), readings=(), lines={})
        return bare == blank(laid.book, names).described and not self.board.disputed

    def _do_mean(self, action: Mapping[str, Any]) -> None:
        if self._argument is None:
            raise StaleTarget
        self._hear_argument(self._argument.choose(action["offer"]))

    def _hear_argument(self, argument: Argument) -> None:
        """Lays the table of the words if their meaning is certain, chosen or likely."""
        if argument.reading is not None:
            self._lay(argument.reading, argument.before)
        self._argument = argument

    def _lay(self, reading: Reading, before: Board) -> None:
        """Puts the table of words on the desk; if it was there before them, only asks their
        question. Nothing stays of another meaning of the same words."""
        here, meant = before.full_description(), reading.table.description
        if here.replace(ask=()) != meant.replace(ask=()):
            self._change(read_board(reading.text))
        elif reading.questions:
            self._change(ask(before, {"text": str(reading.questions[0])}))
        else:
            self._change(before)

    def _do_seats(self, action: Mapping[str, Any]) -> None:
        self._edit(seats(self.board, action, player_names(self.lang)))

    def _do_noted(self, _action: Mapping[str, Any]) -> None:
        """The message about lost moves was read and disappears."""

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        """The players of a table that nobody has touched have names in the language."""
        super()._do_lang(action)
        if self.board == self._blank:
            ids = [self.board.seat_ids[name] for name in self.board.names]
            blank_table = self._first()
            self._blank = replace(
                blank_table, seat_ids=dict(zip(blank_table.names, ids, strict=True))
            )
            self._show(self._blank)

    @property
    def _first_book(self) -> str:
        """The book of a desk on which nobody has chosen one."""
        return self._houses.own_book or first_book()

    def _first(self) -> Board:
        names = player_names(self.lang)
        return blank(self._first_book, names[: book(self._first_book).usual_players])

    # ---- the rule panel

    def _do_picker(self, action: Mapping[str, Any]) -> None:
        self._rule_panel.open(sender_of(action), is_open=action["open"])

    def _do_pick(self, action: Mapping[str, Any]) -> None:
        """An action in the rule picker, which shows its problem itself."""
        self._pick(action["do"])

    def _do_option(self, action: Mapping[str, Any]) -> None:
        self._problem = self._pick(action) or self._problem

    _do_book = _do_option

    def _pick(self, action: Mapping[str, Any]) -> State | None:
        """Carries out an action in the rule picker and returns its problem."""
        before = self.board
        board, problem = self._rule_panel.act(before, action, self.lang)
        self._change(self._seated(board))
        self._tell_cleared(before)
        return problem

    # ---- other rules, tried and kept

    def _do_suppose(self, action: Mapping[str, Any]) -> None:
        """Tries other rules; those that the table has already are left out."""
        wanted = action.get("options")
        if wanted is None:
            less = action.get("less") or ()
            kept = {name: value for name, value in self.tried.items() if name not in less}
            wanted = {**kept, **(action.get("more") or {})}
        tried = differing(self.board.rules, wanted)
        if self.evaluation.verdict is not None:
            verdict_under(self.evaluation.verdict, tried)  # raises if the rules are impossible
        self.tried = tried
        self._drop_verdicts()

    def _do_flips(self, _action: Mapping[str, Any]) -> None:
        """Works out the flips; if the usual effort did not try all changes, tries more of them."""
        if self.pictured is None:
            return
        if not self.pictured.is_searched:
            self._search_flips()
            return
        further = self.pictured.further()
        if self.tried_under is not None:
            self._tried_verdict = further
        else:
            self._evaluation = replace(self.evaluation, verdict=further)

    def _do_pairs(self, _action: Mapping[str, Any]) -> None:
        """Searches for pairs of changes, each time further; this takes a while."""
        if self.pictured is not None:
            self._pairs = self.pictured.pair_search(self._pairs, self.effort)

    def _do_elsewhere(self, action: Mapping[str, Any]) -> None:
        """Opens the answers of other books, or the whole verdict of one of them."""
        self._other_books.open(self.pictured, action.get("book"))

    def _do_scope(self, _action: Mapping[str, Any]) -> None:
        """Shows what the verdict rests on."""
        self._scope.open(self.pictured)

    def _is_kept(self, action: Mapping[str, Any]) -> bool:
        """Whether the rules that an action wants to keep have just been kept: a tap too many."""
        wanted = (action.get("options") or {}) if action["type"] == "keep" else {}
        rules = self.board.rules
        kept = {name: rules.value(name) for name in wanted if name in rules.options}
        return not self.tried and bool(wanted) and kept == wanted

    def _do_keep(self, action: Mapping[str, Any]) -> None:
        """Makes the tried rules a ruling of the house, or if there is no house, rules of the table.

        If the page says which options it shows, no others are kept.
        """
        seen = action.get("options")
        if seen is not None and seen != self.tried:
            if self._is_kept(action):
                return
            raise StaleTarget
        if not self.tried:
            return
        book = self.board.rules.id
        path, is_guest = self._houses.path(book), self._houses.rights.reads_only
        if path is None or is_guest or action.get("where") == "table":
            self._change(by_header(self.board, self.tried))
            self._notice = "kept-table" if path or is_guest else "kept-here"
            return
        note = str(action.get("note") or "").strip()
        self._houses.rights.check(len(self.tried), note)
        house = self._houses.open(path, book)
        records = self._houses.decide(house, self.tried, note)
        super()._change(replace(by_house(self.board, house, records), lost=None))
        self._notice = "kept-house"

    def _do_undo(self, action: Mapping[str, Any]) -> None:
        """Takes back rules that are only tried first; takes back rulings in the house's file."""
        if self.tried:
            self.tried = {}
            self._drop_verdicts()
            return
        self._go_to(self._past, super()._do_undo, action)

    def _do_redo(self, action: Mapping[str, Any]) -> None:
        self._go_to(self._future, super()._do_redo, action)

    def _go_to(
        self,
        boards: Sequence[Board],
        step: Callable[[Mapping[str, Any]], None],
        action: Mapping[str, Any],
    ) -> None:
        """Undo or redo to the last of these boards, with its rulings in the house files.

        If another tab has replaced a ruling in the meantime, says that it stays.
        """
        left = self._houses.settle(self.board.decided, boards[-1].decided) if boards else []
        step(action)
        if left:
            record = left[0]
            option = book(record.house.stem).options.get(record.ruling.decides)
            title = option.clause.title[self.lang] if option else record.ruling.decides
            names = {"file": record.house.name, "title": title}
            text = message(self.lang, "error-decided-otherwise", **names)
            self._problem = problem_of("house", text, "")

    # ---- out

    @property
    def evaluation(self) -> Evaluation:
        """The board as the referee sees it."""
        if self._evaluation is None:
            self._evaluation = evaluate(self.board)
        return self._evaluation

    @property
    def tried_under(self) -> Verdict | None:
        """The verdict under the rules that are tried.

        ``None`` if none are tried, nothing is asked, or the question has no answer under them.
        """
        verdict = self.evaluation.verdict
        if self._tried_verdict is None and self.tried and verdict is not None:
            with suppress(RefereeError):
                self._tried_verdict = verdict_under(verdict, self.tried)
        return self._tried_verdict

    @property
    def pictured(self) -> Verdict | None:
        """The verdict that is shown: under the rules that are tried, if there are any."""
        return self.tried_under or self.evaluation.verdict

    def _search_flips(self) -> None:
        if self.pictured is not None:
            _ = self.pictured.flip_search  # worked out on first use

    def states(self, lang: str) -> dict[str, State]:
        self._search_flips()
        return super().states(lang)

    def state(self) -> State:
        """The whole state, JSON-ready; the flips of a verdict that was not searched are null."""
        if self._flips_at_once:
            self._search_flips()
        lang, tried = self.lang, self.tried_under
        shared = self._shared_state(labels(lang))
        pairs = None if self.tried else self._pairs
        state = {
            **shared,
            **draw(self.board, self.evaluation, lang, pairs=pairs, first_book=self._first_book),
            "problem": self._problem or self._table_problem(),
            "canUndo": shared["canUndo"] or bool(self.tried),
            "tried": draw_tried(tried, self.tried, lang, pairs=self._pairs) if tried else None,
            **self._other_books.draw(self.pictured, lang),
            **self._scope.draw(self.pictured, lang),
            **self._rule_panel.draw(self.board, lang),
            "house": draw_house(self._houses, self.board, self.tried, lang),
            "argument": self._argument and self._argument.draw(lang),
            "notice": self._notice_text(),
            "refused": draw_refused(self.board, lang),
            "offers": list(draw_offers(self.board, lang)),
        }
        if self._problem and self._problem["kind"] == "question":  # not what the verdict answers
            question = {"text": "", "label": self._problem["text"], "followed": False}
            state |= {"verdict": None, "tried": None, "question": question}
        return state

    def _notice_text(self) -> str:
        """The result of the last action if it isn't visible, such as where a ruling was saved."""
        if not self._notice or not self.board.decided:
            return word(self.lang, self._notice) if self._notice else ""
        last = self.board.decided[-1]
        ruling = ruling_text(last.ruling, self.lang)
        return word(self.lang, self._notice, file=last.house.name, ruling=ruling)

    def _table_problem(self) -> State | None:
        """The problem of the present table: lost moves, or why there is no verdict."""
        if self.board.lost is not None:
            text = lost_text(self.board, self.board.lost, self.lang)
            return problem_of("forgotten", text, "")
        problem = self.evaluation.problem
        if problem is None:
            return None
        if isinstance(problem, ParseError):
            return problem_of("question", one_line_text(problem, self.lang), "")
        return problem_of(problem.kind, problem.say(self.lang), "")

    @property
    def rules(self) -> str:
        """The header lines with the rules of the table."""
        return header_of(self.board.rules)

    @property
    def verdict(self) -> State | None:
        """The verdict as data, as :meth:`referee.table.Verdict.to_dict` returns it."""
        return self.evaluation.verdict.to_dict() if self.evaluation.verdict else None

    @property
    def tried_verdict(self) -> State | None:
        """The verdict under the rules that are tried, as data."""
        return self.tried_under.to_dict() if self.tried_under else None

    def _error_problem(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        kind, lang, board = action["type"], self.lang, self.board
        typed = str(action.get("text") or action.get("name") or action.get("move") or "")
        if kind == "rename":
            fault = _name_fault(typed.strip(), error)
            return problem_of(
                "name", word(lang, f"problem-name-{fault}", name=typed.strip()), typed
            )
        if kind == "ask":
            return typed_problem("question", error, typed, lang, board.deck, board.names)
        if kind in ("make", "revise"):
            return typed_problem("move", error, typed, lang, board.deck) | {"kind": PROBLEMS[kind]}
        text = error.say(lang)
        if kind in ("keep", "undo", "redo") and error.kind in ("stale", "busy", "conflict"):
            text = f"{text}\n{word(lang, f'way-{error.kind}')}"
        return problem_of(
            "unreadable" if kind == "text" else error.kind, text, typed, *place_of(error)
        )


def _name_fault(name: str, error: RefereeError) -> str:
    """Why a player can't have a name: the end of the key of its message."""
    if not name:
        return "none"
    if not isinstance(error, ParseError):
        return "twice"
    faults = {"seat-name": "card", "seat-name-short": "short"}
    return next((faults[key] for key in error.expected if key in faults), "plain")
