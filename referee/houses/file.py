"""The file of a house's book: changed without losing a comment, written whole or not at all.

``format`` is the number of the file's format, ``revision`` counts its changes up. A writer that
finds the file other than it read it writes nothing (``StaleHouse``).
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from referee.library.bookfile import FORMAT
from referee.library.toml_places import key_lines, without_table
from referee.rulebook.clause import Ruling

from .errors import BusyHouse, StaleHouse

PATIENCE = 5.0
"""How many seconds a writer waits for another; a lock twelve times as old is forgotten."""


# ---- the text


def revision(text: str) -> int:
    """The revision that a file's text states; 0 where it states none."""
    try:
        said = tomllib.loads(text).get("revision", 0)
    except tomllib.TOMLDecodeError:
        return 0
    return said if isinstance(said, int) else 0


def first_text(extends: str) -> str:
    """The text of a new file."""
    return f'format = {FORMAT}\nrevision = 1\nextends = "{extends}"\n'


def with_ruling(text: str, ruling: Ruling) -> str:
    """The text with a ruling; in the place of a former one on the same option, else at the end."""
    import tomlkit

    document: Any = tomlkit.parse(text)
    entries = document.get("ruling", ())
    entry = next((each for each in entries if each.get("decides") == ruling.decides), None)
    if entry is None:
        return _with_new_ruling(text, ruling)
    for key, value in _entry(ruling).items():
        entry[key] = value
    for key in entry.keys() - _entry(ruling).keys() & {"date", "note"}:
        del entry[key]
    return str(tomlkit.dumps(document))


def _entry(ruling: Ruling) -> dict[str, Any]:
    """What a ruling's entry says."""
    told: dict[str, Any] = {"decides": ruling.decides, "value": ruling.value}
    if ruling.day:
        told["date"] = ruling.day
    return {**told, "note": ruling.note} if ruling.note else told


def _with_new_ruling(text: str, ruling: Ruling) -> str:
    """The text with one more entry at its end; in a list in brackets, at the end of that."""
    import tomlkit

    document: Any = tomlkit.parse(text)
    if isinstance(document.get("ruling"), tomlkit.items.Array):
        entry = tomlkit.inline_table()
        entry.update(_entry(ruling))
        document["ruling"].append(entry)
        return str(tomlkit.dumps(document))
    end = "\r\n" if "\r\n" in text else "\n"
    lines = ["[[ruling]]", *tomlkit.dumps(_entry(ruling)).splitlines()]
    return text.rstrip() + end + end + end.join(lines) + end


def without_ruling(text: str, name: str) -> str | None:
    """The text without the ruling on an option; ``None`` where it has none."""
    import tomlkit

    document = tomlkit.parse(text)
    entries = document.get("ruling", [])
    at = next((at for at, each in enumerate(entries) if each.get("decides") == name), None)
    if at is None:
        return None
    if ("ruling", at) in key_lines(text):  # tomlkit would take comments along
        return without_table(text, ("ruling", at))
    del entries[at]
    return tomlkit.dumps(document)


def counted_up(text: str, before: str = "") -> str:
    """The text with the revision after its own, or after that of ``before``, and the format."""
    import tomlkit

    document: Any = tomlkit.parse(text)
    document["format"] = FORMAT
    document["revision"] = revision(before or text) + 1
    counted = str(tomlkit.dumps(document))
    return re.sub(r"\r?\n", "\r\n", counted) if "\r\n" in text else counted


# ---- the file


def read(path: Path) -> str:
    """The text of a file, its line ends as they are."""
    return path.read_bytes().decode("utf-8-sig")


def create(path: Path, text: str) -> None:
    """Writes a new file. Raises ``FileExistsError``."""
    with path.open("x", encoding="utf-8", newline="") as file:
        file.write(text)


def write(path: Path, text: str, before: str) -> None:
    """Puts a text in the place of the one that was read, ``before``, at once or not at all.

    Raises ``StaleHouse`` where the file holds another by now, ``BusyHouse``.
    """
    place = path.resolve()  # a link stays a link
    with _locked(place):
        refuse_changed(path, before)
        _replace(place, text)


def refuse_changed(path: Path, before: str) -> None:
    """Raises ``StaleHouse`` where the file holds another text than the one that was read."""
    found = read(path)
    if found != before:
        raise StaleHouse(path, revision(before), revision(found))


def _replace(place: Path, text: str) -> None:
    number, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    fresh = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        shutil.copymode(place, fresh)
        fresh.replace(place)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


@contextmanager
def _locked(place: Path) -> Iterator[None]:
    """No other writer between looking at the file and replacing it."""
    lock = place.with_name(f".{place.name}.lock")
    until = time.monotonic() + PATIENCE
    while not _take(lock):
        if time.monotonic() > until:
            raise BusyHouse(place, lock)
        time.sleep(0.02)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _take(lock: Path) -> bool:
    """Takes the lock, also one that somebody left long ago."""
    try:
        lock.touch(exist_ok=False)
    except FileExistsError:
        with suppress(FileNotFoundError):
            if time.time() - lock.stat().st_mtime > 12 * PATIENCE:
                lock.unlink(missing_ok=True)
        return False
    return True
