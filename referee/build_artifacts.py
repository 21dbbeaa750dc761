"""Files that a build of the package, or of a site, adds: the books, read already, and the disputes
of the front page with their verdicts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from referee._internal.build_cache import to_build
from referee.i18n.messages import LANGS
from referee.library.sources import PACKAGE_BOOKS
from referee.ui.home.front_page_content import QUARRELS, draw_quarrels, quarrels_source


def artifacts() -> Iterator[tuple[str, str]]:
    """The name of each file in :data:`referee._internal.build_cache.FOLDER`, and its text.

    >>> "book-whist.json" in dict(artifacts())
    True
    """
    for entry in sorted(PACKAGE_BOOKS.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            text = entry.read_text("utf-8")
            name = entry.name.removesuffix(".toml")
            yield f"book-{name}.json", to_build(tomllib.loads(text), text)
    drawn = {lang: draw_quarrels(lang) for lang in LANGS}
    yield f"{QUARRELS}.json", to_build(drawn, quarrels_source())
