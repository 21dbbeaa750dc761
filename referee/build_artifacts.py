"""Files that a build of the package, or of a site, adds, so that no process makes them again."""

from __future__ import annotations

from collections.abc import Iterator

from referee.basis.built import to_build
from referee.basis.tomltext import data_of
from referee.library.book_file import to_build_book, to_build_head
from referee.library.shared_readings import SHARED_READINGS
from referee.library.sources import PACKAGE_BOOKS
from referee.rulebook.aliases import to_build_aliases


def artifacts() -> Iterator[tuple[str, str]]:
    """The name of each file in :data:`referee.basis.built.FOLDER`, and its text.

    >>> sorted(name for name, _ in artifacts() if "whist" in name)
    ['book-whist.json', 'head-whist.json']
    """
    yield from to_build_aliases()
    common = SHARED_READINGS.read_text("utf-8")
    yield "common-readings.json", to_build(data_of(common), common)
    for entry in PACKAGE_BOOKS.iterdir():
        if entry.name.endswith(".toml"):
            name = entry.name.removesuffix(".toml")
            text = entry.read_text("utf-8")
            yield f"book-{name}.json", to_build_book(text)
            yield f"head-{name}.json", to_build_head(text)
