"""A house's own book (ハウスルール): reading and changing its file.

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

from referee.errors import MisusedOption, ParseError, RefereeError
from referee.i18n.messages import message
from referee.library.book_file import FORMAT
from referee.library.context import check_book, current
from referee.library.option_checks import conflicts
from referee.library.sources import FileSource, TextSource
from referee.library.title_lookup import book_id
from referee.model.types import Value
from referee.notation.table_text import read_text
from referee.rulebook.clause import Book, Option, Provenance, Ruling
from referee.rulebook.diagnostics import ERROR, BadBook, Finding, RulesConflict
from referee.rulebook.rulebook import rulebook_of

from . import rewrite, storage
from .errors import NameTaken, NoTableName
from .rewrite import HouseContent

_NOT_IN_NAMES = re.compile(r"[^\w-]+|^-+")
"""What a name in a table's header can't contain."""
ON = ("on", "true", "yes", "+", "オン", "あり", "有")
OFF = ("off", "false", "no", "-", "オフ", "なし", "無")


class NoRuling(RefereeError):
    """A house has no ruling on an option. ``other``: the house from which it inherits one."""

    kind = "unknown"

    def __init__(self, house: str, name: str, known: Sequence[str], other: str = "") -> None:
        super().__init__(house, name)
        self.house, self.name, self.known, self.other = house, name, known, other

    def say(self, lang: str = "en") -> str:
        if self.other:
            args = {"house": self.house, "name": self.name, "other": self.other}
            return message(lang, "error-inherited-ruling", **args)
        known = ", ".join(self.known)
        return message(lang, "error-no-ruling", house=self.house, name=self.name, known=known)


class House(Struct, frozen=True, dict=True):
    """A house's file as it was read. Its changes write the file and return the new house.

    Tables refer to its :attr:`book` by the file's name: ``rules: our-house``.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     ours = new_house(f"{folder}/our-house.toml", "daifugo")
    ...     ours = ours.rule("eight_cut", "off", note="too fast")
    >>> ours.rulings["eight_cut"].value, ours.book.options["eight_cut"].default, ours.revision
    (False, False, 2)
    >>> current().remove_book("our-house")
    """

    path: Path
    text: str

    @property
    def id(self) -> str:
        """Its name in tables, which is the name of the file."""
        return self.path.stem

    @property
    def book(self) -> Book:
        """Its rulebook. Raises ``BadBook`` if the file is unusable."""
        return current().book(self.id)

    @cached_property
    def revision(self) -> int:
        """How often the file has been changed by Referee."""
        return rewrite.revision(self.text)

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """Rulings by the option that each decides, including those of a house that it extends."""
        return self.book.rulings

    @property
    def findings(self) -> list[Finding]:
        """Errors, warnings and notes about the file."""
        return check_book(self.id)

    def rule(
        self, name: str, value: Value, *, note: str = "", date: datetime.date | None = None
    ) -> House:
        """The house with a ruling on an option, by default of today. It replaces a former one.

        Raises

        - ``UnknownName``: there is no such option or value;
        - ``MisusedOption``: the value is of another kind;
        - ``RulesConflict``: a clause is incompatible with one in use;
        - ``StaleHouse``: the file has been changed since it was read;
        - ``UnsafeEdit``: the text can only be changed by hand.
        """
        option = self.book.option(name)
        day = date or datetime.date.today()
        return self.restore(Ruling(name, _value(option, value), day, note, self.id))

    def restore(self, ruling: Ruling) -> House:
        """The house with a ruling that it had before, with its date and note.

        Raises ``RulesConflict``, ``StaleHouse``, ``UnsafeEdit``.
        """
        self._refuse_conflicts({ruling.decides: ruling.value})
        return self._write(rewrite.with_ruling(self.text, ruling))

    def take_back(self, name: str) -> House:
        """The house without its ruling on an option.

        Raises ``NoRuling``, ``StaleHouse``, ``UnsafeEdit``.
        """
        text = rewrite.without_ruling(self.text, name)
        if text is None:
            other = self.rulings[name].house if name in self.rulings else ""
            raise NoRuling(self.id, name, list(self.rulings), other)
        return self._write(text)

    def change(self, content: HouseContent) -> House:
        """The house with new content, in one write. Nothing is written if it is unchanged.

        An option with a ruling gets the ruling's value. Raises ``UnknownName``, ``RulesConflict``,
        ``StaleHouse``, ``UnsafeEdit``, ``NoHouseFile`` if the file is missing.
        """
        rulings = {name: ruling.value for name, ruling in content.rulings.items()}
        self._refuse_conflicts({**content.values, **rulings})
        text = rewrite.rewrite(self.text, content, default_values(self.book))
        if text != self.text:
            return self._write(text)
        storage.check_unchanged(self.path, self.text)
        return self

    def replace(self, text: str) -> House:
        """The house with another text, such as one that extends another book.

        Raises ``BadBook`` (the text is unusable) or ``StaleHouse`` and writes nothing then.
        """
        with storage.LOCK, current().trial() as trial:
            _add(self.path, text)  # under its own name, as it could extend itself
            written = self._write(text)
            trial.keep()
        return written

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready data: ``format``, ``house``, ``extends``, ``revision``, ``rulings``."""
        return {
            "format": f"referee.house/{FORMAT}",
            "house": self.id,
            "extends": self.book.base,
            "revision": self.revision,
            "rulings": [ruling.to_dict() for ruling in self.rulings.values()],
        }

    def _refuse_conflicts(self, values: Mapping[str, Value]) -> None:
        book = self.book
        rules = rulebook_of(book, values)
        own = Provenance("house", self.id)
        findings = list(
            conflicts(rules, lambda opt: own if opt.name in values else book.provenance(opt))
        )
        if findings:
            raise RulesConflict(findings)

    def _write(self, text: str) -> House:
        """Writes a text with the next revision. Returns the new house."""
        text = rewrite.with_next_revision(text, before=self.text)
        with storage.LOCK:
            storage.write(self.path, text, before=self.text)
            return house(self.path)


def _value(option: Option, given: Value) -> Value:
    """The option's value for a word that a user may write for it."""
    if option.kind != "switch":
        value = option.named(str(given))
        option.check(value)
        return value
    if isinstance(given, bool):
        return given
    word = given.casefold()
    if word not in (*ON, *OFF):
        known = [f"{option.name} = on", f"{option.name} = off"]
        raise MisusedOption("switch-ruled", option.name, known, given)
    return word in ON


def default_values(book: Book) -> dict[str, Value]:
    """The value of each option if the house's file doesn't set it."""
    base = current().book(book.base).options if book.base in current().playable_ids() else {}
    return {
        option.name: _default(option, base.get(option.name)) for option in book.options.values()
    }


def _default(option: Option, base: Option | None) -> Value:
    if base is not None and base.clause.id == option.clause.id:
        return base.default
    return option.reading.default if option.reading else option.clause.on_by_default


# ---- houses in files


def house(path: str | Path) -> House:
    """The house in a file. Tables then know its book by the file's name.

    Raises

    - ``NoHouseFile``: the file can't be read;
    - ``BadBook``: it is unusable;
    - ``NameTaken``: a file of this name in another folder is in use;
    - ``NoTableName``: tables can't contain the name.
    """
    file = Path(path)
    with storage.LOCK:
        return _add(file, storage.read(file))


def _add(file: Path, text: str, *, whole: bool = False) -> House:
    """The house with a text, whose book is added to the library if it is usable; ``whole``: with
    all of its clauses."""
    check_name(file)
    with current().trial() as trial:
        current().add_book(file, text)
        _check_usable(file.stem, whole=whole)
        trial.keep()
    return House(file, text)


def _check_usable(book: str, *, whole: bool = False) -> None:
    """Raises ``BadBook`` with all errors of a book if it can't be used; ``whole``: or if one of its
    clauses can't."""
    errors = [finding for finding in check_book(book) if finding.level == ERROR]
    if any(whole or not error.costs_clause for error in errors):
        raise BadBook(book, errors)


def check_name(file: Path) -> None:
    """Raises ``NoTableName`` if tables can't contain the name of a house's file, ``NameTaken``."""
    try:
        book = read_text(f"rules: {file.stem}\n").book
    except ParseError:
        book = ""
    if book != file.stem:
        raise NameTaken(file.stem) if book in current().playable_ids() else NoTableName(file)
    check_clash(file)


def check_clash(file: Path) -> None:
    """Raises ``NameTaken`` if the house of another file is known by this name."""
    try:
        known = current().house_path(file.stem)
    except RefereeError:  # a file that isn't a book
        return
    if known is not None and storage.real_path(known) != storage.real_path(file):
        raise NameTaken(file.stem)


def new_house(path: str | Path, extends: str) -> House:
    """A new house with the rules of the book that it extends.

    Raises ``UnknownName``, ``NameTaken``, ``NoTableName``, ``NoHouseFile`` (the file exists or
    can't be created) or ``BusyHouse`` and writes nothing then.
    """
    check_new(path, extends)
    return make_house(path, rewrite.initial_text(extends))


def check_new(path: str | Path, extends: str) -> None:
    """Raises ``UnknownName``, ``NameTaken`` or ``NoTableName`` if there can't be such a house."""
    current().book(extends)
    name = Path(path).stem
    if name in current().package_ids() or name in current().extended_ids(extends):
        raise NameTaken(name)
    check_name(Path(path))


def make_house(path: str | Path, text: str) -> House:
    """The house in a new file with this text.

    Raises ``NoHouseFile``, ``BusyHouse``, ``BadBook``, ``NameTaken`` or ``NoTableName`` and writes
    nothing then.
    """
    with storage.LOCK, current().trial() as trial:
        _add(Path(path), text, whole=True)
        storage.create(Path(path), text)
        created = house(path)
        trial.keep()
    return created


# ---- houses without files


def define_house(name: str, text: str) -> Book:
    """The book of a house, from its text. Tables then know it by this name.

    A former definition of the name is replaced; tables that have been read keep their rules.
    Raises ``BadBook`` with all errors, ``NameTaken`` if a rulebook or a house's file has this name,
    ``NoTableName``. The library is unchanged then.

    >>> book = define_house("ours", '''
    ... extends = "daifugo"
    ... [[clause]]
    ... id = "ours.nine_skip"
    ... title = { ja = "9飛び", en = "Nine skip" }
    ... when.play.rank = "9"
    ... then.skip = 1
    ... ''')
    >>> book.clause("ours.nine_skip").wording["en"]
    'When a 9 is played, the next player is skipped.'
    >>> current().remove_book("ours")
    """
    _check_definable(name)
    with current().trial() as trial:
        current().put_text(name, text)
        _check_usable(name, whole=True)
        trial.keep()
    return current().book(name)


def _check_definable(name: str) -> None:
    source = current().sources.get(name)
    if source is not None:
        if isinstance(source, FileSource) or not isinstance(source, TextSource):
            raise NameTaken(name)
        return
    if not name:
        raise NoTableName(Path(name))
    try:
        check_name(Path(f"{name}.toml"))
    except NoTableName:
        raise NoTableName(Path(name)) from None


def text_book(name: str, text: str) -> str:
    """Adds a house's book from its text. Returns its name, which no other book has.

    Raises ``BadBook`` with all errors; the book isn't added then.
    """
    id_ = _NOT_IN_NAMES.sub("-", name) or "house"
    id_ = id_ if book_id(id_) == id_ else f"{id_}-2"  # not the title of another book
    with current().trial() as trial:
        id_ = current().add_text(id_, text)
        _check_usable(id_)
        trial.keep()
    return id_
