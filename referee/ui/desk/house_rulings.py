"""What a table has decided is kept: in its house's book, else in its own header."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
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
from referee.model.description import Description
from referee.model.types import Value
from referee.notation.header import read_rules, write_rules
from referee.rulebook.clause import Ruling
from referee.ui.shared.board import Board, RecordedRuling
from referee.ui.shared.labels import word

from .access_rights import ALL_RIGHTS, Rights
from .what_if import Tried


class OtherHouse(RefereeError):
    """A house whose book is not about the game that is played here."""

    kind = "house"

    def __init__(self, kept: House, table: str) -> None:
        super().__init__(kept.id, table)
        self.kept, self.table = kept, table

    def say(self, lang: str = "en") -> str:
        ours, base, played = (
            current().book(name).title[lang]
            for name in (self.kept.id, self.kept.book.base, self.table)
        )
        return word(lang, "house-other", house=ours, base=base, book=played)


class RulingNotSaved(NoHouseFile):
    """A house's file that cannot be read or written while a desk has something to keep."""

    def __init__(self, lost: NoHouseFile) -> None:
        super().__init__(lost.path, lost.lost, wrote=lost.wrote)

    def say(self, lang: str = "en") -> str:
        why = file_error_text(self.lost, lang)
        return word(lang, "house-no-file", file=str(self.path), why=why)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except NoHouseFile as lost:
        raise RulingNotSaved(lost) from None


def fits(kept: House, book: str) -> bool:
    """Whether a house is about the game of a book: it is this book, or extends it."""
    return book in (kept.id, kept.book.base)


class Houses:
    """The houses that a desk has to do with, as their files were read last."""

    def __init__(
        self, path: str | Path | None, rights: Rights = ALL_RIGHTS, *, is_named: bool = False
    ) -> None:
        """``path``: the desk's own house; a file that is not there is made for the first ruling.
        ``is_named``: tables can name it, as somebody has seen, for which all books are read.

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
        """What tables call the desk's own house; empty as long as it has no book."""
        known = self.own and current().house_path(self.own.stem)
        if not (known and self.own) or storage.real_path(known) != storage.real_path(self.own):
            return ""
        return known.stem

    def path(self, book: str) -> Path | None:
        """The file of the house at whose table a book is played: its own, else the desk's.

        Raises ``NameTaken`` where the book is that of another file called like the desk's.
        """
        if self.own is not None and book == self.own.stem:
            check_clash(self.own)
        return current().house_path(book) or self.own

    def look(self, path: Path) -> House:
        """A house as it was read, at the latest now.

        Raises ``NoHouseFile``, ``BadBook``, ``NameTaken``.
        """
        if path not in self._read:
            with _told():
                self._read[path] = house(path)
        return self._read[path]

    def held(self, path: Path) -> House | None:
        """A house as it was read last; ``None`` as long as it has no file.

        Raises ``NoHouseFile``, ``BadBook``, ``NameTaken``.
        """
        return self.look(path) if path in self._read or storage.exists(path) else None

    def hold(self, kept: House) -> None:
        """A house as somebody else has just read or written its file."""
        self._read[kept.path] = kept

    def open(self, path: Path, book: str) -> House:
        """The house for a table that plays by a book; a new file extends this book.

        One that has gone since it was read begins as it was read.

        Raises ``OtherHouse``, ``NameTaken``, ``NoHouseFile``, ``BadBook``.
        """
        if not storage.exists(path):
            with _told():
                self._read[path] = _begun(path, book)
        kept = self.look(path)
        if not fits(kept, book):
            raise OtherHouse(kept, book)
        return kept

    # ---- deciding

    def decide(self, kept: House, tried: Tried, note: str) -> tuple[RecordedRuling, ...]:
        """Writes what was tried as rulings of today: all of it or nothing.

        Raises ``RulesConflict``, ``StaleHouse``, ``BusyHouse``, ``NoHouseFile``.
        """
        path, done = kept.path, list[RecordedRuling]()
        # What leaves goes first: it may be what conflicts with what comes.
        for name, value in sorted(tried.items(), key=lambda each: each[1] is not False):
            try:
                done.append(self._rule(path, name, value, note))
            except RefereeError:
                for each in reversed(done):
                    self._undo(each)
                raise
        self.rights.count(len(done))
        return tuple(done)

    def _rule(self, path: Path, name: str, value: Value, note: str) -> RecordedRuling:
        before = self.look(path)
        former = own_ruling(before, name)
        with storage.LOCK:  # or another decides it anew before this one has looked at it
            after = self._write(path, lambda: before.rule(name, value, note=note))
            return RecordedRuling(path, after.rulings[name], former)

    def settle(
        self, before: Iterable[RecordedRuling], after: Iterable[RecordedRuling]
    ) -> tuple[RecordedRuling, ...]:
        """Brings the files from what was decided before to what is decided after.

        Gives what was left as it is, since somebody has decided it otherwise meanwhile.
        """
        before, after = tuple(before), tuple(after)
        undone = [each for each in before if each not in after]
        left = [each for each in reversed(undone) if not self._undo(each)]
        left += [each for each in after if each not in before and not self._redo(each)]
        return tuple(left)

    def _undo(self, done: RecordedRuling) -> bool:
        return self._replace(done, done.ruling, done.former)

    def _redo(self, done: RecordedRuling) -> bool:
        return self._replace(done, done.former, done.ruling)

    def _replace(self, done: RecordedRuling, old: Ruling | None, new: Ruling | None) -> bool:
        """One ruling for another in the file; false where neither of the two stands there."""
        kept, name = self.look(done.house), done.ruling.decides
        stands = own_ruling(kept, name)
        if stands == new:
            return True
        if stands != old:
            return False
        self._write(done.house, lambda: kept.restore(new) if new else kept.take_back(name))
        return True

    def _write(self, path: Path, change: Callable[[], House]) -> House:
        """Does a change; a file that somebody else has changed is read again for the next try."""
        try:
            self._read[path] = change()
        except StaleHouse:
            self._read.pop(path)
            self.look(path)
            raise
        except NoHouseFile as lost:
            self._read.pop(path)
            raise RulingNotSaved(lost) from None
        return self._read[path]


def _begun(path: Path, book: str) -> House:
    """A new file; that of the very book that is played says again what was read in it."""
    if current().house_path(book) != path:
        return new_house(path, book)
    return make_house(path, current().book_file(book).text)


def own_ruling(kept: House, name: str) -> Ruling | None:
    """The house's ruling on an option, where it is this house's and not that of one it extends."""
    ruling = kept.rulings.get(name)
    return ruling if ruling is not None and ruling.house == kept.id else None


# ---- the board


def by_house(board: Board, kept: House, decided: Iterable[RecordedRuling]) -> Board:
    """The board played by the house's book; its header no longer says what the house decides."""
    decided = tuple(decided)
    names = {each.ruling.decides for each in decided}
    described, picked = board.described, board.picked
    if picked is not None:
        ruled = {each.ruling.decides: each.ruling for each in decided}
        picked = replace(picked, rulings={**picked.rulings, **ruled})
    return replace(
        board.replace(
            book=kept.id,
            switches=tuple(each for each in described.switches if each[0] not in names),
            readings=tuple(each for each in described.readings if each[0] not in names),
            params=tuple(
                each for each in described.params if names.isdisjoint((each[1], "_".join(each[:2])))
            ),
        ),
        decided=(*board.decided, *decided),
        picked=picked,
    )


def brings(board: Board, kept: House, tried: Tried) -> Tried:
    """What else changes at the table once it plays by the house's book."""
    here, there = board.rules, by_house(board, kept, ()).rules
    differing = (name for name in there.options if there.value(name) != here.value(name))
    return {name: there.value(name) for name in differing if name not in tried}


def by_header(board: Board, tried: Tried) -> Board:
    """The board whose header says what was tried. Raises ``RulesConflict``."""
    described: Description = write_rules(board.described, board.rules.replace(**tried))
    read_rules(described)
    return replace(board, described=described)


# ---- the house on the page


def draw_house(houses: Houses, board: Board, tried: Tried, lang: str) -> dict[str, Any] | None:
    """The house whose book keeps what is decided here.

    ``other``: why it keeps nothing that is decided here; ``brings``: what else it says, for a table
    that does not play by it yet.
    """
    try:
        path = houses.path(board.rules.id)
    except NameTaken:  # told when somebody decides something
        path = houses.own
    if path is None:
        return None
    told = {"name": path.stem, "file": path.name, "other": "", "brings": "", "guest": ""}
    if houses.rights.reads_only:
        guest = {key: word(lang, f"house-{key}", file=path.name) for key in ("reading", "guest")}
        return {**told, "other": guest["reading"], "guest": guest["guest"]}
    if storage.exists(path):
        with suppress(RefereeError):  # told when somebody decides something
            told |= _about(houses.look(path), board, tried, lang)
    return told


def _about(kept: House, board: Board, tried: Tried, lang: str) -> dict[str, str]:
    if not fits(kept, board.rules.id):
        base = current().book(kept.book.base or kept.id).title[lang]
        return {"other": word(lang, "house-else", house=kept.book.title[lang], base=base)}
    brought = brings(board, kept, tried) if tried else {}
    if not brought:
        return {}
    options = board.rules.options
    changes = [change_label(options[name], value, lang) for name, value in brought.items()]
    told = {"file": kept.path.name, "changes": listing(lang, changes)}
    return {"brings": word(lang, "keep-brings", **told)}
