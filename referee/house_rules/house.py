"""A house's own book (ハウスルール): what its file says beyond any rulebook's, and how it is kept.

The file is a rulebook that extends another: ``[switches]`` and ``[settings]`` set options,
``[[ruling]]`` decides them with a date and a note (取り決め).
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from referee.errors import MisusedOption, ParseError, RefereeError, UnknownName
from referee.i18n.messages import message
from referee.library.book_file import FORMAT
from referee.library.context import check_book, current
from referee.library.option_checks import conflicts
from referee.library.title_lookup import book_id
from referee.model.types import Value
from referee.notation.table_text import read_text
from referee.rulebook.clause import Book, Option, Provenance, Ruling
from referee.rulebook.diagnostics import ERROR, BadBook, Finding, RulesConflict
from referee.rulebook.rulebook import rulebook_of

from . import rewrite
from . import storage as housefile
from .errors import NameTaken, NoTableName
from .rewrite import Wanted, rewritten

ON = ("on", "true", "yes", "+", "オン", "あり", "有")
_HOLES = re.compile(r"[^\w-]+|^-+")
"""What a name in a table's header cannot hold."""
OFF = ("off", "false", "no", "-", "オフ", "なし", "無")


class NoRuling(RefereeError):
    """There is no ruling of this house on an option; ``other``: the house that has one."""

    kind = "unknown"

    def __init__(self, house: str, name: str, known: Sequence[str], other: str = "") -> None:
        super().__init__(house, name)
        self.house, self.name, self.known, self.other = house, name, known, other

    def say(self, lang: str = "en") -> str:
        if self.other:
            told = {"house": self.house, "name": self.name, "other": self.other}
            return message(lang, "error-inherited-ruling", **told)
        known = ", ".join(self.known)
        return message(lang, "error-no-ruling", house=self.house, name=self.name, known=known)


class House(Struct, frozen=True, dict=True):
    """A house's file as it was read; what changes it writes the file and gives the new house.

    Tables name its :attr:`book` by the file's name: ``rules: our-house``.
    """

    path: Path
    text: str

    @property
    def id(self) -> str:
        """What tables call it: the name of its file."""
        return self.path.stem

    @property
    def book(self) -> Book:
        """Its rulebook. Raises ``BadBook`` where the file cannot be used."""
        return current().book(self.id)

    @cached_property
    def revision(self) -> int:
        """How often it has been changed here."""
        return rewrite.revision(self.text)

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """Its rulings by the option that each decides, those of the house it extends too."""
        return self.book.rulings

    @property
    def findings(self) -> list[Finding]:
        """All that is wrong or odd about it."""
        return check_book(self.id)

    def rule(
        self, name: str, value: Value, *, note: str = "", date: datetime.date | None = None
    ) -> House:
        """The house with an option decided; ``date``: today where none is given.

        A former ruling on it is replaced. Raises ``UnknownName`` (option, value), ``MisusedOption``
        (a value that is not the option's kind), ``RulesConflict`` (a clause that cannot stand
        beside one in use), ``StaleHouse`` (the file was changed since),
        ``UnsafeEdit`` (its text can only be changed by hand).
        """
        option = self._option(name)
        day = date or datetime.date.today()
        return self.restore(Ruling(name, _value(option, value), day, note, self.id))

    def restore(self, ruling: Ruling) -> House:
        """The house with a ruling as it was, its date and note too.

        Raises ``RulesConflict``, ``StaleHouse``, ``UnsafeEdit``.
        """
        self._refuse_conflicts({ruling.decides: ruling.value})
        return self._kept(rewrite.with_ruling(self.text, ruling))

    def take_back(self, name: str) -> House:
        """The house without its ruling on an option.

        Raises ``NoRuling``, ``StaleHouse``, ``UnsafeEdit``.
        """
        text = rewrite.without_ruling(self.text, name)
        if text is None:
            other = self.rulings[name].house if name in self.rulings else ""
            raise NoRuling(self.id, name, list(self.rulings), other)
        return self._kept(text)

    def change(self, wanted: Wanted) -> House:
        """The house that says what is wanted, in one write; nothing is written where it does.

        An option with a ruling has the ruling's value. Raises ``UnknownName``, ``RulesConflict``,
        ``StaleHouse``, ``UnsafeEdit``, ``NoHouseFile`` for a file that has gone.
        """
        self._refuse_conflicts(values_of(wanted))
        text = rewritten(self.text, wanted, usual_values(self.book))
        if text != self.text:
            return self._kept(text)
        housefile.refuse_changed(self.path, self.text)
        return self

    def replace(self, text: str) -> House:
        """The house with another text, such as one that extends another book.

        Raises ``BadBook`` for a text that cannot be used, ``StaleHouse``; then nothing is written.
        """
        with housefile.ALONE, current().trial() as trial:
            _checked(self.path, text)  # under its own name: it could extend itself
            kept = self._kept(text)
            trial.keep()
        return kept

    def _refuse_conflicts(self, values: Mapping[str, Value]) -> None:
        book = self.book
        rules = rulebook_of(book, values)
        here = Provenance("house", self.id)
        found = list(
            conflicts(rules, lambda each: here if each.name in values else book.provenance(each))
        )
        if found:
            raise RulesConflict(found)

    def _option(self, name: str) -> Option:
        options = self.book.options
        if name not in options:
            raise UnknownName("option", name, list(options))
        return options[name]

    def _kept(self, text: str) -> House:
        """The house with this text, once it is in the file and can be used."""
        counted = rewrite.counted_up(text, before=self.text)
        with housefile.ALONE:
            housefile.write(self.path, counted, before=self.text)
            return house(self.path)


def _value(option: Option, said: Value) -> Value:
    """What somebody calls a value, as the option's own."""
    if option.kind != "switch":
        value = option.named(str(said))
        if value not in option.values:
            known = [str(each) for each in option.values]
            title = option.clause.title
            raise UnknownName("value", str(said), known, of=option.name, clause=title)
        return value
    if isinstance(said, bool):
        return said
    word = said.casefold()
    if word not in (*ON, *OFF):
        known = [f"{option.name} = on", f"{option.name} = off"]
        raise MisusedOption("switch-ruled", option.name, known, said)
    return word in ON


def values_of(wanted: Wanted) -> Mapping[str, Value]:
    """Every value that a house wants, those of its rulings before all."""
    return {**wanted.values, **{name: each.value for name, each in wanted.rulings.items()}}


def usual_values(book: Book) -> dict[str, Value]:
    """The value that each option would have if the house's file set none."""
    below = current().book(book.base).options if book.base in current().playable_ids() else {}
    return {option.name: _usual(option, below.get(option.name)) for option in book.options.values()}


def _usual(option: Option, below: Option | None) -> Value:
    if below is not None and below.clause.id == option.clause.id:
        return below.default
    return option.reading.default if option.reading else option.clause.on_by_default


def text_book(name: str, text: str) -> str:
    """A house's book from its text, by a name that no other has; tables call it by what this gives.

    Raises ``BadBook`` with all that is wrong with the text; then there is no such book.
    """
    plain = _HOLES.sub("-", name) or "house"
    plain = plain if book_id(plain) == plain else f"{plain}-2"  # no title of another book
    with current().trial() as trial:
        id_ = current().add_text(plain, text)
        broken = [each for each in check_book(id_) if each.level == ERROR]
        if broken:
            raise BadBook(id_, broken)
        trial.keep()
    return id_


def house(path: str | Path) -> House:
    """The house whose file this is; from now on tables know its book by the file's name.

    Raises ``NoHouseFile`` where the file cannot be read, ``BadBook`` where it cannot be used,
    ``NameTaken`` where a file of this name in another folder is in use, ``NoTableName``.
    """
    place = Path(path)
    with housefile.ALONE:
        return _checked(place, housefile.read(place))


def _checked(place: Path, text: str) -> House:
    """The house whose text this is, once it can be used; else tables know the one of before."""
    made = House(place, text)
    refuse_name(place)
    with current().trial() as trial:
        current().add_book(place, text)
        broken = [each for each in made.findings if each.level == ERROR]
        if broken:
            raise BadBook(made.id, broken)
        trial.keep()
    return made


def refuse_name(place: Path) -> None:
    """Raises ``NoTableName`` where tables could not name a house of this file, ``NameTaken``."""
    try:
        named = read_text(f"rules: {place.stem}\n").book
    except ParseError:
        named = ""
    if named != place.stem:
        raise NameTaken(place.stem) if named in current().playable_ids() else NoTableName(place)
    refuse_clash(place)


def refuse_clash(place: Path) -> None:
    """Raises ``NameTaken`` where tables know the house of another file by this one's name."""
    try:
        known = current().house_path(place.stem)
    except RefereeError:  # a file that is no book
        return
    if known is not None and housefile.real(known) != housefile.real(place):
        raise NameTaken(place.stem)


def new_house(path: str | Path, extends: str) -> House:
    """A house that begins as the book it extends.

    Raises ``UnknownName``, ``NameTaken``, ``NoTableName``, ``NoHouseFile`` (there is such a file,
    no place for it), ``BusyHouse``; then nothing is written.
    """
    check_new(path, extends)
    return make_house(path, rewrite.first_text(extends))


def check_new(path: str | Path, extends: str) -> None:
    """Raises ``UnknownName``, ``NameTaken``, ``NoTableName`` where there can be no such house."""
    current().book(extends)
    name = Path(path).stem
    if name in current().package_ids() or name in current().extended_ids(extends):
        raise NameTaken(name)
    refuse_name(Path(path))


def make_house(path: str | Path, text: str) -> House:
    """The house of a new file with this text.

    Raises ``NoHouseFile``, ``BusyHouse``, ``BadBook``, ``NameTaken``, ``NoTableName``; then it
    writes nothing.
    """
    with housefile.ALONE, current().trial() as trial:
        _checked(Path(path), text)
        housefile.create(Path(path), text)
        made = house(path)
        trial.keep()
    return made


def as_data(kept: House) -> dict[str, Any]:
    """The house JSON-ready."""
    rulings = [ruling.to_dict() for ruling in kept.rulings.values()]
    about = {"house": kept.id, "extends": kept.book.base, "revision": kept.revision}
    return {"format": f"referee.house/{FORMAT}", **about, "rulings": rulings}
