"""A session at the picker: what it is told changes what is picked; its state is what is shown."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.house_rules.errors import NoHouseFile
from referee.house_rules.house import House, NoRuling
from referee.i18n.messages import LANGS, message
from referee.interaction_checker.recorded import TriedPairs
from referee.library.book_file import is_one_line, parse_day
from referee.library.context import check_book, current
from referee.library.sources import file_error_text
from referee.model.types import Value
from referee.notation.header import header_of, rules_of
from referee.rulebook.clause import Ruling
from referee.rulebook.diagnostics import WARNING, BadBook, Finding
from referee.rulebook.rulebook import Rulebook
from referee.ui.session import Actions, StaleTarget, State, place_of, problem_of
from referee.ui.shared.labels import labels, word
from referee.ui.shared.protocol.picker_actions import PickerAction
from referee.ui.shared.rule_selection import RuleSelection, values_of

from .book_sources import Shelf
from .catalog import catalog, draw_books
from .rule_builder import RuleBuilder
from .state import draw, draw_met, draw_offer, presets_on

OURS = "ours"
"""The preset that goes back to the house's book as it was saved."""
UNTOLD = ("missing", "missing-unknown", "conflict")
"""Findings that are found anew with each choice."""


class PickerSession(RuleBuilder):
    """The rules that are being picked, and the house's book that keeps them."""

    actions = Actions(PickerAction)
    seldom = ("labels", "catalog", "books", "met")

    def __init__(
        self,
        book: str = "offkai",
        house: str | Path | House | None = None,
        rules: str = "",
        lang: str = "en",
    ) -> None:
        """``book``: to begin with; ``house``: the file of a house's book, which goes before it and
        which, where there is none, the first ``save`` makes out of that book; ``rules``: a table's
        first lines.

        Raises ``UnknownName`` for a book that there is not, ``BadBook`` for a file that cannot be
        used, ``NameTaken`` for one called like a rulebook. Lines that cannot be read are told.
        """
        path = house.path if isinstance(house, House) else house
        self.shelf = Shelf(path, book)
        self.saves = True
        """Whether the house's file may be written."""
        self._begins_with = self.shelf.house.id if self.shelf.house else book
        self.tried = TriedPairs()
        self._notes: dict[str, list[Finding]] = {}
        self.notice = ""
        super().__init__(lang)
        if rules.strip():
            self._begin({"type": "rules", "text": rules})

    def _first(self) -> RuleSelection:
        return self.shelf.first(self._begins_with)

    @property
    def picked(self) -> RuleSelection:
        """What is picked."""
        return self.kept

    @property
    def rulebook(self) -> Rulebook:
        """The rules as picked."""
        return self.picked.rules

    @property
    def header(self) -> str:
        """The lines with which a table names these rules."""
        return header_of(self.rulebook)

    @property
    def text(self) -> str:
        """The house's book as TOML, as it would be saved."""
        return self.shelf.written(self.picked)

    # ---- in

    def _do(self, action: Mapping[str, Any]) -> None:
        self.notice = ""
        try:
            super()._do(action)
        except NoHouseFile as lost:
            told = {"file": lost.path.name, "why": file_error_text(lost.lost, self.lang)}
            text = message(self.lang, "picker-problem-disk", **told)
            self._problem = problem_of("disk", text, "")

    def quiet(self) -> None:
        super().quiet()
        self.notice = ""

    def _change(self, kept: RuleSelection) -> None:
        """Only to what the house's file can say. Raises ``UnsafeEdit``."""
        self.shelf.written(kept)
        super()._change(kept)

    def _do_book(self, action: Mapping[str, Any]) -> None:
        if action["book"] != self.picked.book:
            as_is = self.shelf.first(self.picked.book)
            self._change(self.picked.switch_book(self.shelf.first(action["book"]), as_is))

    def _do_take(self, action: Mapping[str, Any]) -> None:
        """What was changed in the book left last is changed in this one, or is not offered."""
        taken = {} if action.get("leave") else self.picked.offer()[0]
        self._change(replace(self.picked.replace(taken), left=""))

    def _do_as_is(self, _: Mapping[str, Any]) -> None:
        """The book as it is."""
        others, left = self.picked.others, self.picked.left
        self._change(replace(self.shelf.first(self.picked.book), others=others, left=left))

    def _do_option(self, action: Mapping[str, Any]) -> None:
        self._change(self.picked.replace({action["option"]: action["value"]}))

    def _do_options(self, action: Mapping[str, Any]) -> None:
        """Several at once, such as one clause in and another out."""
        self._change(self.picked.replace(action["values"]))

    def _do_preset(self, action: Mapping[str, Any]) -> None:
        if action["preset"] == OURS:
            self._change(self.shelf.first(self._ours()))
        else:
            self._change(self.picked.replace(self._presets()[action["preset"]]))

    def _do_ruling(self, action: Mapping[str, Any]) -> None:
        """An option decided; without a date, today."""
        day = parse_day(action.get("date")) or datetime.date.today()
        note = (action.get("note") or "").strip()
        ruling = Ruling(action["option"], action["value"], day, note)
        self._change(self.picked.ruled(ruling))

    def _do_unrule(self, action: Mapping[str, Any]) -> None:
        name, picked = action["option"], self.picked
        if name not in picked.rulings:
            told = self.rulebook.book.rulings
            if name in self.rulebook.options and name not in told:
                raise StaleTarget
            raise NoRuling(picked.book, name, list(told), told[name].house if name in told else "")
        self._change(picked.unruled(name, self.shelf.usual(picked.book)[name]))

    def _do_title(self, action: Mapping[str, Any]) -> None:
        """The title in the language shown; in the other too, as long as they are the same."""
        said, old = _on_one_line(action["title"]), self.picked.title
        apart = {old.get(lang, "") for lang in LANGS} if old else set()
        title = (
            {**old, action.get("lang") or self.lang: said}
            if len(apart) > 1
            else dict.fromkeys(LANGS, said)
        )
        self._change(replace(self.picked, title=title if said else {}))

    def _do_rules(self, action: Mapping[str, Any]) -> None:
        rules = rules_of(action["text"])
        begun = self.picked if rules.id == self.picked.book else self.shelf.first(rules.id)
        values = values_of(rules)
        self._change(replace(begun, values=values))

    def _do_load(self, action: Mapping[str, Any]) -> None:
        """A house's text; it becomes a book of its own unless it only sets other values."""
        text, name = action["text"], action.get("name") or ""
        retold = self.shelf.retold(self.picked, text) if not name else None
        if retold is None:
            retold = self.shelf.first(self.shelf.open(text, name or self.picked.book))
        self._change(retold)

    def _do_save(self, action: Mapping[str, Any]) -> None:
        if self.shelf.file is None or not self.saves:
            self._problem = problem_of("no-house", self._word("problem-no-house"), "")
            return
        self.shelf.look()
        house = self.shelf.house
        if house is None:
            self._make()
            return
        if not action.get("replace") and self._would_replace(house):
            here, there = self.rulebook.book.title, current().last_good_book(house.id).title
            titles = {"there": there[self.lang], "here": here[self.lang]}
            text = message(self.lang, "picker-problem-replace", file=house.path.name, **titles)
            self._problem = problem_of("replace", text, "")
            return
        saved = self.shelf.save(self.picked)
        self._tell_saved(saved)
        self._change(replace(self.picked, book=saved.id))

    def _make(self) -> None:
        """The file is made: what was picked of its book until now is of the house, so that undo
        takes back choices and not the house."""
        book = self.picked.book
        saved = self.shelf.save(self.picked)
        self._tell_saved(saved)
        for line in (self._past, self._future):
            line[:] = [replace(each, book=saved.id) if each.book == book else each for each in line]
        self._show(replace(self.picked, book=saved.id))

    def _tell_saved(self, saved: House) -> None:
        told: State = {"file": saved.path.name, "revision": saved.revision}
        self.notice = message(self.lang, "picker-saved", **told)

    def _would_replace(self, house: House) -> bool:
        """Whether saving would drop what the house's file says for another book."""
        begun = self.shelf.first(house.id)
        empty = not begun.rulings and begun.values == self.shelf.usual(house.id)
        is_other = self.picked.book != house.id and not self.shelf.comes_of_house(self.picked.book)
        return is_other and not empty

    def _do_meet(self, _: Mapping[str, Any]) -> None:
        """Tries how rules meet of which it is not known yet, as many as there is time for: who
        asks again goes on from there."""
        self.tried.look(self.rulebook)

    def _do_reload(self, _: Mapping[str, Any]) -> None:
        """The house's file as it is by now; what was picked comes back by undo."""
        self.shelf.look()
        if self.shelf.house is not None:
            self.shelf.reload()
            self._change(self.shelf.first(self.shelf.house.id))

    # ---- out

    def _ours(self) -> str:
        """The book of ours that a preset goes back to; empty where there is none."""
        here = self.picked.book
        if self.shelf.is_ours(here):
            return here
        return self.shelf.house.id if self.shelf.house else ""

    def _presets(self) -> dict[str, dict[str, Value]]:
        """Presets of the book by their ids, with what each sets."""
        rules = self.rulebook
        return {each.id: each.values(rules.options) for each in rules.book.presets}

    def state(self) -> State:
        """The whole state, JSON-ready; ``seldom`` names the parts that hardly ever change."""
        of, picked = self.rulebook.book, self.picked
        ours = self._ours()
        as_saved = bool(ours) and self.shelf.first(ours) == picked.alone()
        return {
            **self._shared_state(self._labels()),
            **draw(picked, self._notes_on(picked.book), self.tried, self.lang),
            "books": draw_books(self.lang, {*self.shelf.opened, picked.book}),
            "met": draw_met(self.tried.unsettled(self.rulebook), self.lang),
            "catalog": catalog(of, tuple(self.shelf.usual(picked.book).items()), self.lang),
            "presets": [*([OURS] if as_saved else []), *presets_on(picked, self._presets())],
            "offer": draw_offer(picked, self.lang),
            "changed": len(picked.changes()),
            "ours": {"id": ours, "title": current().last_good_book(ours).title[self.lang]}
            if ours
            else None,
            "house": self._house(),
            "notice": self.notice,
            **self._draw_building(),
            "text": self.text,
        }

    def _labels(self) -> dict[str, str]:
        """The fixed words; as long as the house's file is not there, the page says so."""
        said = labels(self.lang, "picker")
        awaited = self.shelf.file is not None and self.shelf.house is None
        return {**said, "not-saved": said["not-there"]} if awaited else said

    def _house(self) -> State | None:
        """The house's file, revision 0 while there is none, and whether it says what is picked."""
        file, house = self.shelf.file, self.shelf.house
        if file is None or not self.saves:
            return None
        if house is None:
            return {"file": file.name, "revision": 0, "saved": False}
        saved = self.picked.book == house.id and self.text == house.text
        return {"file": house.path.name, "revision": house.revision, "saved": saved}

    def _notes_on(self, id_: str) -> Sequence[Finding]:
        """What is odd about the file of a book of ours, besides what its choices do."""
        if not self.shelf.is_ours(id_):
            return ()
        text = self.shelf.text(id_)
        if text not in self._notes:
            told = (each for each in check_book(id_) if each.code not in UNTOLD)
            self._notes[text] = [each for each in told if each.level == WARNING]
        return self._notes[text]

    def _word(self, key: str) -> str:
        known = labels(self.lang, "picker")
        return known[key] if key in known else word(self.lang, key)

    def _error_problem(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        kind = {"load": "file", "rules": "rules"}.get(action["type"], error.kind)
        line, column = place_of(error)
        if isinstance(error, BadBook):
            first = error.findings[0]
            line, column = first.line or None, first.column or 1
        text = str(action.get("text") or "")
        return problem_of(kind, error.say(self.lang), text, line, column)


def _on_one_line(title: str) -> str:
    return " ".join("".join(c if is_one_line(c) else " " for c in title).split())
