"""The rule picker inside the desk: the table plays by the picked rules at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.ui import rule_picker as rule_picker
from referee.ui.rule_picker.state import draw_playing
from referee.ui.session import MAX_SENDERS, State
from referee.ui.shared.board import Board
from referee.ui.shared.rule_selection import RuleSelection, values_of

from .edits import under_rules
from .evaluation import evaluate
from .house_rulings import Houses

if TYPE_CHECKING:
    from referee.ui.rule_picker.session import PickerSession

TRANSPORT = ("seq", "sender", "earlier")
"""Fields of an action that say how it arrived."""


class RulePanel:
    """A rule picker for each house file that is played here; the board keeps what is picked."""

    def __init__(self, houses: Houses) -> None:
        self._houses = houses
        self._pickers: dict[Path | None, PickerSession] = {}
        self._pages: set[str] = set()
        """The pages that have the panel open."""

    def picker(self, board: Board, lang: str) -> PickerSession:
        """The picker with the rules of the board. Raises what reading a house file raises."""
        path = self._houses.path(board.rules.id)
        house = self._houses.known(path) if path else None
        if path not in self._pickers:
            self._pickers[path] = rule_picker.PickerSession(
                house=path, book=board.rules.id, lang=lang
            )
        picker = self._pickers[path]
        picker.lang, picker.saves = lang, not self._houses.rights.reads_only
        picker.shelf.house = house
        picker.kept = selection_of(board, picker.shelf.as_is)
        picker.trial = partial(try_rule, board, lang)
        return picker

    def act(self, board: Board, action: Mapping[str, Any], lang: str) -> tuple[Board, State | None]:
        """The board after an action in the picker, and the problem if the action failed.

        Raises what reading a house file raises.
        """
        picker = self.picker(board, lang)
        before = picker.kept
        action = {name: value for name, value in action.items() if name not in TRANSPORT}
        try:
            self._check(picker, action)
            picker.take(action)
            after = board_under(board, picker.kept) if picker.kept != before else board
        except RefereeError as error:  # shown in the picker
            picker.tell(error, action)
            return board, picker.problem
        if picker.shelf.house is not None:
            self._houses.update(picker.shelf.house)
        if action.get("type") == "save" and picker.notice:
            self._houses.rights.count(1)
        return after, picker.problem

    def _check(self, picker: PickerSession, action: Mapping[str, Any]) -> None:
        """Raises ``NotKept`` if this desk has no right to the action."""
        kind, rights = action.get("type"), self._houses.rights
        if kind == "load":
            rights.check_opening()
        if kind == "save" and picker.saves:
            notes = [ruling.note for ruling in picker.picked.rulings.values()]
            rights.check(1, max(notes, key=len, default=""))

    def quiet(self) -> None:
        """Clears the messages of the last action."""
        for picker in self._pickers.values():
            picker.quiet()

    def open(self, page: str, *, is_open: bool) -> None:
        """A page opens the panel or closes it."""
        self._pages = {*self._pages, page} if is_open else self._pages - {page}
        if len(self._pages) > MAX_SENDERS:
            self._pages = {page}

    def draw(self, board: Board, lang: str) -> State:
        """The rules that are played, in short; and the picker, if a page has it open."""
        shown = None
        if self._pages:
            with suppress(RefereeError):  # reported as soon as somebody picks something
                shown = self.picker(board, lang).state()
        played = selection_of(board, lambda book: RuleSelection(book, {}))
        return {"playing": draw_playing(played, lang), "picker": shown}


def selection_of(board: Board, first: Callable[[str], RuleSelection]) -> RuleSelection:
    """The rules of a board as a selection; ``first``: the selection that a book begins with."""
    rules, picked = board.rules, board.picked
    values = values_of(rules)
    if picked is None:
        return replace(first(rules.id), values=values)
    if picked.book == rules.id:
        return replace(picked, values=values)
    return replace(first(rules.id), values=values, others=picked.others, left=picked.left)


def board_under(board: Board, picked: RuleSelection) -> Board:
    """The same table under the picked rules; see :func:`~referee.ui.desk.edits.under_rules`."""
    return replace(under_rules(board, picked.rules), picked=picked)


def try_rule(board: Board, lang: str, picked: RuleSelection, rule: str) -> State:
    """Whether a rule matters for the verdict on this board, and whether it changes the answer."""
    try:
        before, after = evaluate(board).verdict, evaluate(board_under(board, picked)).verdict
    except RefereeError as error:
        return {"fires": False, "changes": False, "text": error.say(lang)}
    if before is None or after is None or before.question != after.question:
        text = message(lang, "picker-own-try-nothing")
        return {"fires": False, "changes": False, "text": text}
    fires = any(reason.clause.id == rule for reason in after.because)
    changes = before.answer != after.answer
    key = "changes" if changes else "fires" if fires else "not"
    # The headlines are quoted, so they lose their full stop.
    headlines = [verdict.headline(lang).rstrip("。") for verdict in (before, after)]
    text = message(lang, f"picker-own-try-{key}", before=headlines[0], after=headlines[1])
    return {"fires": fires or changes, "changes": changes, "text": text}
