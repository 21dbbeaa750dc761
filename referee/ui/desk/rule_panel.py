"""The rule picker inside the desk: what is picked there is what the table plays by at once."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.house_rules.embedded_house import extract_house, has_house
from referee.i18n.messages import listing
from referee.ui import rule_picker as rule_picker
from referee.ui.rule_picker.state import draw_playing
from referee.ui.session import MAX_SENDERS, Session, State, problem_of, sender_of
from referee.ui.shared.board import Board, read_board
from referee.ui.shared.labels import word
from referee.ui.shared.rule_selection import RuleSelection

from .house_rulings import Houses
from .suggested_taps import cleared_words
from .what_if import playing, try_rule

if TYPE_CHECKING:
    from referee.ui.rule_picker.session import PickerSession

OF_THE_LINE = ("seq", "sender", "earlier")
"""What an action says of how it came."""


class RulePanel:
    """A picker for each house's file that plays here; the board says what is picked."""

    def __init__(self, houses: Houses) -> None:
        self._houses = houses
        self._pickers: dict[Path | None, PickerSession] = {}
        self._open: set[str] = set()

    def at(self, board: Board, lang: str) -> PickerSession:
        """The picker as the board has it. Raises what reading a house's file does."""
        path = self._houses.path(board.rules.id)
        house = self._houses.held(path) if path else None
        if path not in self._pickers:
            self._pickers[path] = rule_picker.PickerSession(
                house=path, book=board.rules.id, lang=lang
            )
        picker = self._pickers[path]
        picker.lang, picker.saves = lang, not self._houses.rights.reads_only
        picker.shelf.house = house
        picker.kept = picked_of(board, picker)
        picker.trial = partial(try_rule, board, lang)
        return picker

    def act(self, board: Board, action: Mapping[str, Any], lang: str) -> tuple[Board, State | None]:
        """The board after something was done in the picker, and what could not be done.

        Raises what reading a house's file does.
        """
        picker = self.at(board, lang)
        before = picker.kept
        try:
            self._check(picker, action)
            picker.take(action)
            after = playing(board, picker.kept) if picker.kept != before else board
        except RefereeError as refused:  # told where it was tapped
            picker.tell(refused, action)
            return board, picker.problem
        if picker.shelf.house is not None:
            self._houses.hold(picker.shelf.house)
        if action.get("type") == "save" and picker.notice:
            self._houses.rights.count(1)
        return after, picker.problem

    def _check(self, picker: PickerSession, action: Mapping[str, Any]) -> None:
        """Raises ``NotKept`` for what may not be done from here."""
        kind, rights = action.get("type"), self._houses.rights
        if kind == "load":
            rights.check_opening()
        if kind == "save" and picker.saves:
            notes = [each.note for each in picker.picked.rulings.values()]
            rights.check(1, max(notes, key=len, default=""))

    def check_opening(self) -> None:
        """Raises ``NotKept`` where no rules of another house may be opened from the page."""
        self._houses.rights.check_opening()

    def quiet(self) -> None:
        """What was told of the last thing done is not told again."""
        for picker in self._pickers.values():
            picker.quiet()

    def open(self, page: str, *, is_open: bool) -> None:
        """A page opens the picker, or closes it."""
        self._open = {*self._open, page} if is_open else self._open - {page}
        if len(self._open) > MAX_SENDERS:
            self._open = {page}

    def draw(self, board: Board, lang: str) -> State:
        """What is played, in short; and the picker, where a page has it open."""
        shown = None
        if self._open:
            with suppress(RefereeError):  # told when somebody picks something
                shown = self.at(board, lang).state()
        return {"playing": draw_playing(_as_is(board), lang), "picker": shown}


class Picking(Session[Board]):
    """The part of a desk's session that is about the rules it plays by."""

    picking: RulePanel

    def _do_picker(self, action: Mapping[str, Any]) -> None:
        self.picking.open(sender_of(action), is_open=action["open"])

    def _do_pick(self, action: Mapping[str, Any]) -> None:
        """Something done in the rule picker, which also tells what could not be done."""
        self._pick(action["do"])

    def _do_book(self, action: Mapping[str, Any]) -> None:
        self._problem = self._pick(action) or self._problem

    def _do_option(self, action: Mapping[str, Any]) -> None:
        self._problem = self._pick(action) or self._problem

    def _do_text(self, action: Mapping[str, Any]) -> None:
        """Another table; where it brings its house's rules, it plays by them, and says whose."""
        if has_house(action["text"]):
            self.picking.check_opening()
        came = extract_house(action["text"])
        self._change(read_board(came.table))
        if came.clauses:
            titles = listing(self.lang, [each.title[self.lang] for each in came.clauses])
            key = "brought" if came.name == came.id else "brought-renamed"
            told = {"name": came.name, "here": came.id, "titles": titles}
            self._problem = problem_of("brought", word(self.lang, key, **told), "")

    def _pick(self, action: Mapping[str, Any]) -> State | None:
        """Gives what could not be done."""
        before = self.kept
        bare = {key: said for key, said in action.items() if key not in OF_THE_LINE}
        board, problem = self.picking.act(before, bare, self.lang)
        self._change(board)
        self._tell_cleared(before)
        return problem

    def _tell_cleared(self, before: Board) -> None:
        """Other rules that the table could not lie under: says what lay there."""
        if text := cleared_words(before, self.kept, self.lang):
            self._problem = problem_of("cleared", text, "")


def picked_of(board: Board, picker: PickerSession) -> RuleSelection:
    """What a board says of its rules, as something picked."""
    rules, held = board.rules, board.picked
    values = {name: rules.value(name) for name in rules.options}
    if held is not None and held.book == rules.id:
        return replace(held, values=values)
    first = replace(picker.shelf.first(rules.id), values=values)
    return replace(first, others=held.others, left=held.left) if held else first


def _as_is(board: Board) -> RuleSelection:
    rules, held = board.rules, board.picked
    values = {name: rules.value(name) for name in rules.options}
    if held is None:
        return RuleSelection(rules.id, values)
    of_book = held if held.book == rules.id else replace(held, book=rules.id, title={})
    return replace(of_book, values=values)
