"""A session at the picker: actions change which rules are picked."""

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
from referee.library.context import check_book, current, first_book
from referee.library.sources import file_error_text
from referee.model.types import Value
from referee.notation.header import header_of, rules_of
from referee.rulebook.clause import Ruling
from referee.rulebook.diagnostics import WARNING, BadBook, Finding
from referee.rulebook.rulebook import Rulebook
from referee.ui.session import Actions, ImpossibleAction, StaleTarget, State, place_of, problem_of
from referee.ui.shared.labels import labels
from referee.ui.shared.protocol.picker_actions import PickerAction
from referee.ui.shared.rule_selection import RuleSelection, values_of

from .agreement import QUESTIONS, answer, draw_agreement
from .book_sources import Shelf
from .catalog import catalog, draw_item
from .rule_builder import RuleBuilder
from .state import draw, draw_offer

OURS = "ours"
"""The preset that goes back to the house's book as it was saved."""
OF_CHOICES = ("missing", "missing-unknown", "conflict")
"""Findings about the choices, not about the file."""


class PickerSession(RuleBuilder):
    """The rules that are being picked, and the house's book that keeps them."""

    actions = Actions(PickerAction)
    seldom = ("labels", "catalog", "books", "met", "recipes")
    """The parts of the state that hardly ever change."""

    def __init__(
        self,
        book: str = "",
        house: str | Path | House | None = None,
        rules: str = "",
        lang: str = "en",
    ) -> None:
        """``book``: the first one, by default the likeliest; ``house``: the file of a house's book,
        which is used instead; if it does not exist, the first ``save`` makes it from that book;
        ``rules``: the first lines of a table.

        Raises ``UnknownName`` for an unknown book, ``BadBook`` for a file that cannot be used,
        ``NameTaken`` for one with the name of a rulebook, ``NoTableName`` for a name that tables
        can't contain. Lines that cannot be read become the session's problem.
        """
        path = house.path if isinstance(house, House) else house
        book = book or first_book()
        self.shelf = Shelf(path, book)
        self.saves = True
        """Whether the house's file may be written."""
        self._begins_with = self.shelf.house.id if self.shelf.house else book
        self.tried = TriedPairs()
        self._notes: dict[str, list[Finding]] = {}
        self.notice = self.own_notice = ""
        self.agreeing = ""
        """What is shown instead of the rules: the questions, or the sheet."""
        self.address = ""
        """The address of the page, if others can open it."""
        super().__init__(lang)
        if rules.strip():
            self._begin({"type": "rules", "text": rules})

    def _first(self) -> RuleSelection:
        return self.shelf.as_is(self._begins_with)

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
        return self.shelf.house_text(self.picked)

    def _do(self, action: Mapping[str, Any]) -> None:
        self.notice = self.own_notice = ""
        try:
            super()._do(action)
        except NoHouseFile as error:
            why = file_error_text(error.lost, self.lang)
            text = message(self.lang, "picker-problem-disk", file=error.path.name, why=why)
            self._problem = problem_of("disk", text, "")

    def quiet(self) -> None:
        super().quiet()
        self.notice = self.own_notice = ""

    def _change(self, kept: RuleSelection) -> None:
        """Raises ``UnsafeEdit`` for what the house's file cannot say."""
        self.shelf.house_text(kept)
        super()._change(kept)

    def _do_book(self, action: Mapping[str, Any]) -> None:
        if action["book"] != self.picked.book:
            as_is = self.shelf.as_is(self.picked.book)
            self._change(self.picked.switch_book(self.shelf.as_is(action["book"]), as_is))

    def _do_take(self, action: Mapping[str, Any]) -> None:
        """Makes the changes to the former book in this one, or stops offering them."""
        taken = {} if action.get("leave") else self.picked.offer()[0]
        self._change(replace(self.picked.replace(taken), left=""))

    def _do_as_is(self, _: Mapping[str, Any]) -> None:
        others, left = self.picked.others, self.picked.left
        self._change(replace(self.shelf.as_is(self.picked.book), others=others, left=left))

    def _do_option(self, action: Mapping[str, Any]) -> None:
        self._change(self.picked.replace({action["option"]: action["value"]}))

    def _do_options(self, action: Mapping[str, Any]) -> None:
        self._change(self.picked.replace(action["values"]))

    def _do_preset(self, action: Mapping[str, Any]) -> None:
        if action["preset"] == OURS:
            self._change(self.shelf.as_is(self._ours()))
        else:
            presets = self._presets()
            if action["preset"] not in presets:
                raise ImpossibleAction(action)
            self._change(self.picked.replace(presets[action["preset"]]))

    def _do_ruling(self, action: Mapping[str, Any]) -> None:
        """Decides an option; without a date, today."""
        day = parse_day(action.get("date")) or datetime.date.today()
        note = (action.get("note") or "").strip()
        ruling = Ruling(action["option"], action["value"], day, note)
        self._change(self.picked.ruled(ruling))

    def _do_unrule(self, action: Mapping[str, Any]) -> None:
        name, picked = action["option"], self.picked
        if name not in picked.rulings:
            rulings = self.rulebook.book.rulings
            if name in self.rulebook.options and name not in rulings:
                raise StaleTarget
            house = rulings[name].house if name in rulings else ""
            raise NoRuling(picked.book, name, list(rulings), house)
        self._change(picked.unruled(name, self.shelf.default_values(picked.book)[name]))

    def _do_title(self, action: Mapping[str, Any]) -> None:
        """Sets the title in the language shown; in the other, too, while they are the same."""
        title, old = _on_one_line(action["title"]), self.picked.title
        titles = dict.fromkeys(LANGS, title)
        if len({old.get(lang, "") for lang in LANGS}) > 1:
            titles = {**old, action.get("lang") or self.lang: title}
        self._change(replace(self.picked, title=titles if title else {}))

    def _do_rules(self, action: Mapping[str, Any]) -> None:
        rules = rules_of(action["text"])
        picked = self.picked if rules.id == self.picked.book else self.shelf.as_is(rules.id)
        values = values_of(rules)
        self._change(replace(picked, values=values))

    def _do_load(self, action: Mapping[str, Any]) -> None:
        """Reads a house's text; it becomes a new book unless it only sets other values."""
        text, name = action["text"], action.get("name")
        picked = None if name else self.shelf.same_book(self.picked, text)
        if picked is None:
            picked = self.shelf.as_is(self.shelf.open(text, name or self.picked.book))
        self._change(picked)

    def _do_save(self, action: Mapping[str, Any]) -> None:
        if self.shelf.file is None or not self.saves:
            self._problem = problem_of("no-house", self._word("problem-no-house"), "")
            return
        self.shelf.find_house()
        house, book = self.shelf.house, self.picked.book
        if house and not action.get("replace") and self._would_replace(house):
            here, there = self.rulebook.book.title, current().last_good_book(house.id).title
            titles = {"there": there[self.lang], "here": here[self.lang]}
            text = message(self.lang, "picker-problem-replace", file=house.path.name, **titles)
            self._problem = problem_of("replace", text, "")
            return
        saved = self.shelf.save(self.picked)
        self.notice = message(
            self.lang, "picker-saved", file=saved.path.name, revision=saved.revision
        )
        if house:
            self._change(replace(self.picked, book=saved.id))
            return
        # Undo takes back choices, but not the new file: earlier choices are about the house, too.
        for past in (self._past, self._future):
            past[:] = [replace(old, book=saved.id) if old.book == book else old for old in past]
        self._show(replace(self.picked, book=saved.id))

    def _would_replace(self, house: House) -> bool:
        """Whether saving would drop what the house's file says for another book."""
        saved = self.shelf.as_is(house.id)
        is_empty = not saved.rulings and saved.values == self.shelf.default_values(house.id)
        return not self.shelf.is_house_book(self.picked.book) and not is_empty

    def _do_agree(self, action: Mapping[str, Any]) -> None:
        """Shows the questions, the sheet, or the rules again."""
        self.agreeing = action["show"]
        self.address = action.get("address") or self.address
        if action["show"] == QUESTIONS and action.get("afresh"):
            self._change(replace(self.picked, agreed=()))

    def _do_answer(self, action: Mapping[str, Any]) -> None:
        self._change(answer(self.picked, action["option"], action["value"]))

    def _do_meet(self, _: Mapping[str, Any]) -> None:
        """Tries how rules interact, of the pairs not tried yet, as many as there is time for."""
        self.tried.look(self.rulebook)

    def _do_reload(self, _: Mapping[str, Any]) -> None:
        """Reads the house's file again; undo brings back what was picked."""
        self.shelf.find_house()
        if self.shelf.house is not None:
            self._change(self.shelf.as_is(self.shelf.reload(self.shelf.house).id))

    def _ours(self) -> str:
        """The book of ours that a preset goes back to; empty if there is none."""
        if self.shelf.is_ours(self.picked.book):
            return self.picked.book
        return self.shelf.house.id if self.shelf.house else ""

    def _presets(self) -> dict[str, dict[str, Value]]:
        """The values that each preset of the book sets, by its id."""
        rules = self.rulebook
        return {preset.id: preset.values(rules.options) for preset in rules.book.presets}

    def state(self) -> State:
        book, picked, ours = self.rulebook.book, self.picked, self._ours()
        values = values_of(self.rulebook)
        presets = [id_ for id_, sets in self._presets().items() if sets.items() <= values.items()]
        if ours and self.shelf.as_is(ours) == picked.alone():
            presets.insert(0, OURS)
        return {
            **self._shared_state(self._labels()),
            **draw(picked, self._notes_on(picked.book), self.tried, self.lang),
            "books": [
                draw_item(book, self.lang)
                for book in current().shelf({*self.shelf.texts, picked.book})
            ],
            "catalog": catalog(book, self.shelf.default_values(picked.book), self.lang),
            "presets": presets,
            "offer": draw_offer(picked, self.lang),
            "changed": len(picked.changes()),
            "ours": draw_item(current().last_good_book(ours), self.lang) if ours else None,
            "house": self._house(),
            "notice": self.notice,
            "ownNotice": self.own_notice,
            **self._draw_own_rules(),
            "agreement": draw_agreement(picked, self.agreeing, self.address, self.lang),
            "text": self.text,
        }

    def _labels(self) -> dict[str, str]:
        """The fixed words; while the house's file does not exist, the page says so."""
        words = labels(self.lang, "picker")
        is_missing = self.shelf.file is not None and self.shelf.house is None
        return {**words, "not-saved": words["not-there"]} if is_missing else words

    def _house(self) -> State | None:
        """The house's file, with revision 0 if it does not exist, and whether it has what is
        picked."""
        file, house = self.shelf.file, self.shelf.house
        if file is None or not self.saves:
            return None
        if house is None:
            return {"file": file.name, "revision": 0, "saved": False}
        saved = self.picked.book == house.id and self.text == house.text
        return {"file": house.path.name, "revision": house.revision, "saved": saved}

    def _notes_on(self, id_: str) -> Sequence[Finding]:
        """What is odd about the file of a book of ours, apart from its choices."""
        if not self.shelf.is_ours(id_):
            return ()
        text = self.shelf.text(id_)
        if text not in self._notes:
            self._notes[text] = [
                finding
                for finding in check_book(id_)
                if finding.level == WARNING and finding.code not in OF_CHOICES
            ]
        return self._notes[text]

    def _word(self, key: str) -> str:
        return labels(self.lang, "picker").get(key) or super()._word(key)

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
