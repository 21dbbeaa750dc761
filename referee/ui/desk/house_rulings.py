"""Saves what a table decides as a ruling: in the file of its house, or in the table's header."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.explain.flip_text import change_label
from referee.house_rules import storage
from referee.house_rules.errors import NameTaken, NoHouseFile, StaleHouse
from referee.house_rules.house import (
    House,
    check_clash,
    check_name,
    house,
    make_house,
    new_house,
)
from referee.i18n.messages import listing
from referee.library.context import current
from referee.library.sources import file_error_text
from referee.model.types import Value
from referee.notation.header import read_rules, write_rules
from referee.rulebook.clause import Ruling
from referee.ui.shared.board import Board, RecordedRuling
from referee.ui.shared.labels import word

from .evaluation import Tried

# ---- what a desk may do


class NotKept(RefereeError):
    """A desk has too many rulings or a note that is too long; nothing was written."""

    kind = "house"

    def __init__(self, why: str, limit: int) -> None:
        super().__init__(why, limit)
        self.why, self.limit = why, limit

    def say(self, lang: str = "en") -> str:
        return word(lang, f"too-{self.why}", most=self.limit)


class Rights:
    """How many rulings may still be saved, and how long a note may be; several desks share one."""

    def __init__(self, rulings: int | None = None, note: int | None = None) -> None:
        """``None``: no limit. With 0 rulings, files are only read."""
        self.reads_only = rulings == 0
        self._max_rulings, self._max_note = rulings, note
        self._saved = 0
        self._lock = threading.Lock()

    def check(self, rulings: int, note: str) -> None:
        """Raises ``NotKept`` if that many more rulings, or this note, may not be saved."""
        if self._max_note is not None and len(note) > self._max_note:
            raise NotKept("long", self._max_note)
        if self._max_rulings is not None and self._saved + rulings > self._max_rulings:
            raise NotKept("many", self._max_rulings)

    def check_opening(self) -> None:
        """Raises ``NotKept`` if the page may not open the file of a house."""
        if self._max_rulings is not None:
            raise NotKept("guest", self._max_rulings)

    def count(self, rulings: int) -> None:
        """Counts rulings that were saved."""
        with self._lock:
            self._saved += rulings


ALL_RIGHTS = Rights()
READ_ONLY = Rights(0)


# ---- the files of the houses


class OtherHouse(RefereeError):
    """A house whose book is about another game than the one played here."""

    kind = "house"

    def __init__(self, other: House, played: str) -> None:
        super().__init__(other.id, played)
        self.other, self.played = other, played

    def say(self, lang: str = "en") -> str:
        books = {"house": self.other.id, "base": self.other.book.base, "book": self.played}
        titles = {part: current().book(id_).title[lang] for part, id_ in books.items()}
        return word(lang, "house-other", **titles)


class RulingNotSaved(NoHouseFile):
    """The file of a house cannot be read or written while a desk saves a ruling."""

    def __init__(self, error: NoHouseFile) -> None:
        super().__init__(error.path, error.lost, wrote=error.wrote)

    def say(self, lang: str = "en") -> str:
        why = file_error_text(self.lost, lang)
        return word(lang, "house-no-file", file=str(self.path), why=why)


def fits(file: House, book: str) -> bool:
    """Whether the book of a house is this book or extends it."""
    return book in (file.id, file.book.base)


class Houses:
    """The houses of a desk, as their files were last read."""

    def __init__(
        self, path: str | Path | None, rights: Rights = ALL_RIGHTS, *, is_named: bool = False
    ) -> None:
        """``path``: the file of the desk's own house; the first ruling creates it if needed.
        ``is_named``: tables are known to be able to name it; checking that reads all books.

        Raises ``NoHouseFile``, ``BadBook``, ``NameTaken``, ``NoTableName``.
        """
        self.own = None if path is None else Path(path).expanduser().absolute()
        self.rights = rights
        self._read: dict[Path, House] = {}
        if self.own is None:
            return
        if not is_named:
            check_name(self.own)
        if storage.exists(self.own):
            self.look(self.own)

    @property
    def own_book(self) -> str:
        """The id of the desk's own house; empty as long as it has no book."""
        known = self.own and current().house_path(self.own.stem)
        if not (known and self.own) or storage.real_path(known) != storage.real_path(self.own):
            return ""
        return known.stem

    def path(self, book: str) -> Path | None:
        """The file of the house that plays a book: the book's own file, or the desk's.

        Raises ``NameTaken`` if the book is another file with the name of the desk's house.
        """
        if self.own is not None and book == self.own.stem:
            check_clash(self.own)
        return current().house_path(book) or self.own

    def look(self, path: Path) -> House:
        """A house as it was last read; reads the file if it hasn't been read yet.

        Raises ``NoHouseFile``, ``BadBook``, ``NameTaken``.
        """
        return self._read[path] if path in self._read else self._load(path, lambda: house(path))

    def _load(self, path: Path, load: Callable[[], House]) -> House:
        try:
            self._read[path] = load()
        except NoHouseFile as error:
            raise RulingNotSaved(error) from None
        return self._read[path]

    def known(self, path: Path) -> House | None:
        """A house as it was last read; ``None`` as long as it has no file. Raises as ``look``."""
        return self.look(path) if path in self._read or storage.exists(path) else None

    def update(self, file: House) -> None:
        """Takes over a house that somebody else has just read or written."""
        self._read[file.path] = file

    def open(self, path: Path, book: str) -> House:
        """The house for a table that plays a book; a new file extends this book.

        A file that was deleted after it was read starts as it was read.

        Raises ``OtherHouse``, ``NameTaken``, ``NoHouseFile``, ``BadBook``.
        """
        if not storage.exists(path):
            if current().house_path(book) == path:
                self._load(path, lambda: make_house(path, current().book_file(book).text))
            else:
                self._load(path, lambda: new_house(path, book))
        file = self.look(path)
        if not fits(file, book):
            raise OtherHouse(file, book)
        return file

    # ---- deciding

    def decide(self, file: House, tried: Tried, note: str) -> tuple[RecordedRuling, ...]:
        """Writes options that were tried as rulings of today: all of them or none.

        Raises ``RulesConflict``, ``StaleHouse``, ``BusyHouse``, ``NoHouseFile``.
        """
        records: list[RecordedRuling] = []
        # Clauses are turned off first: they may conflict with those that are turned on.
        for name, value in sorted(tried.items(), key=lambda item: item[1] is not False):
            try:
                records.append(self._rule(file.path, name, value, note))
            except RefereeError:
                for record in reversed(records):
                    self._replace(record, record.ruling, record.former)
                raise
        self.rights.count(len(records))
        return tuple(records)

    def _rule(self, path: Path, name: str, value: Value, note: str) -> RecordedRuling:
        before = self.look(path)
        former = own_ruling(before, name)
        with storage.LOCK:  # or another desk could replace the ruling before it is looked up
            after = self._write(path, lambda: before.rule(name, value, note=note))
            return RecordedRuling(path, after.rulings[name], former)

    def settle(
        self, before: Sequence[RecordedRuling], after: Sequence[RecordedRuling]
    ) -> list[RecordedRuling]:
        """Changes the files from the rulings before to the rulings after.

        Returns the rulings that stay as they are because somebody has decided otherwise since.
        """
        undo = [
            (record, record.ruling, record.former)
            for record in reversed(before)
            if record not in after
        ]
        redo = [(record, record.former, record.ruling) for record in after if record not in before]
        return [step[0] for step in (*undo, *redo) if not self._replace(*step)]

    def _replace(self, record: RecordedRuling, old: Ruling | None, new: Ruling | None) -> bool:
        """Replaces a ruling in its file; false if the file contains neither of the two."""
        file, name = self.look(record.house), record.ruling.decides
        present = own_ruling(file, name)
        if present == new:
            return True
        if present != old:
            return False
        self._write(record.house, lambda: file.restore(new) if new else file.take_back(name))
        return True

    def _write(self, path: Path, change: Callable[[], House]) -> House:
        """Changes a file. If somebody else has changed it, it is read again for the next try."""
        try:
            return self._load(path, change)
        except (StaleHouse, RulingNotSaved) as error:
            del self._read[path]
            if isinstance(error, StaleHouse):
                self.look(path)
            raise


def own_ruling(file: House, name: str) -> Ruling | None:
    """The house's own ruling on an option; rulings of a house that it extends don't count."""
    ruling = file.rulings.get(name)
    return ruling if ruling is not None and ruling.house == file.id else None


# ---- the board


def by_house(board: Board, file: House, records: Iterable[RecordedRuling]) -> Board:
    """The board with the house's book; its header no longer sets what the house decides."""
    records = tuple(records)
    rulings = {record.ruling.decides: record.ruling for record in records}
    described, picked = board.described, board.picked
    if picked is not None:
        picked = replace(picked, rulings={**picked.rulings, **rulings})
    return replace(
        board.replace(
            book=file.id,
            switches=tuple(switch for switch in described.switches if switch[0] not in rulings),
            readings=tuple(reading for reading in described.readings if reading[0] not in rulings),
            params=tuple(
                param
                for param in described.params
                if rulings.keys().isdisjoint((param[1], "_".join(param[:2])))
            ),
        ),
        decided=(*board.decided, *records),
        picked=picked,
    )


def by_header(board: Board, tried: Tried) -> Board:
    """The board with options that were tried in its header. Raises ``RulesConflict``."""
    described = write_rules(board.described, board.rules.replace(**tried))
    read_rules(described)
    return replace(board, described=described)


# ---- the house on the page


def draw_house(houses: Houses, board: Board, tried: Tried, lang: str) -> dict[str, Any] | None:
    """The house whose file keeps the rulings of this table.

    ``other``: why it cannot keep them. ``brings``: what else changes if the table, which does not
    play by this house yet, plays by it.
    """
    try:
        path = houses.path(board.rules.id)
    except NameTaken:  # reported as soon as somebody decides something
        path = houses.own
    if path is None:
        return None
    drawn = {"name": path.stem, "file": path.name, "other": "", "brings": "", "guest": ""}
    if houses.rights.reads_only:
        other, guest = (word(lang, f"house-{key}", file=path.name) for key in ("reading", "guest"))
        return {**drawn, "other": other, "guest": guest}
    if storage.exists(path):
        with suppress(RefereeError):  # reported as soon as somebody decides something
            drawn |= _draw_fit(houses.look(path), board, tried, lang)
    return drawn


def _draw_fit(file: House, board: Board, tried: Tried, lang: str) -> dict[str, str]:
    here = board.rules
    if not fits(file, here.id):
        base = current().book(file.book.base or file.id).title[lang]
        return {"other": word(lang, "house-else", house=file.book.title[lang], base=base)}
    if not tried:
        return {}
    there = by_house(board, file, ()).rules
    changes = [
        change_label(here.options[name], there.value(name), lang)
        for name in there.options
        if there.value(name) != here.value(name) and name not in tried
    ]
    if not changes:
        return {}
    labels = listing(lang, changes)
    return {"brings": word(lang, "keep-brings", file=file.path.name, changes=labels)}
