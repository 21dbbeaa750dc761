"""What is wrong or odd about a book's presets, and about what its clauses are about."""

from __future__ import annotations

from collections.abc import Iterator

from referee.library.book_file import BookFile
from referee.rulebook.clause import TOPICS, Book, Setter
from referee.rulebook.diagnostics import WARNING, Finding

from .diagnostics import strange, unknown, wrong_value

KINDS = ("base", "adopted", "official", "local")
PRESET_PARTS = {"id", "title", "kinds", "switches", "readings"}


def wrong_topics(file: BookFile, made: Book) -> Iterator[Finding]:
    """Ranks that the deck does not have, and topics that there are not."""
    known = [*made.deck.ranks, *TOPICS]
    for at, entry in enumerate(file.data.get("clause", ())):
        for topic in entry.get("about", ()):
            if topic not in known:
                yield unknown(file, "topic", topic, known, ("clause", at, "about"), WARNING)


def wrong_choices(file: BookFile, made: Book) -> Iterator[Finding]:
    """What a preset names and the book does not have."""
    for at, entry in enumerate(file.data.get("preset", ())):
        path = ("preset", at)
        yield from strange(file, entry, PRESET_PARTS, path)
        for kind in entry.get("kinds", ()):
            if kind not in KINDS:
                yield unknown(file, "kind", kind, KINDS, (*path, "kinds"))
        for part in ("switches", "readings"):
            for name, value in entry.get(part, {}).items():
                if name not in made.options:
                    yield unknown(file, "option", name, list(made.options), (*path, part, name))
                    continue
                setter = Setter("book", file.id, file.line(*path, part, name))
                yield from wrong_value(file, made.options[name], value, setter)
