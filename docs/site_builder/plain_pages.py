"""The pages as Markdown beside the site, and ``llms.txt``, which lists them for programs.

The format of ``llms.txt``: https://llmstxt.org.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from .catalog import BookCatalog

LIST = "llms.txt"
_TITLE = re.compile(r"\A# .*\n+")
_CONTENTS = re.compile(r"\n```\{toctree\}\n.*?^```$", re.M | re.S)
HEAD = """\
# Referee

> Settles arguments at the card table: may she play this, who takes the trick, where does he finish.
> Each verdict names the clauses behind it and the house rules that would change it. Every page is
> also there as Markdown, with the ending .md instead of .html.

"""


def write(catalog: BookCatalog, pages: Path, out: Path) -> None:
    """Copies the source of each page beside its HTML, and writes the list."""
    for source in sorted(pages.rglob("*.md")):
        target = out / source.relative_to(pages)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    index = _CONTENTS.sub("", (pages / "index.md").read_text("utf-8"))
    text = HEAD + _TITLE.sub("", index).rstrip() + "\n\n" + "\n".join(_books(catalog)) + "\n"
    (out / LIST).write_text(text, "utf-8")


def _books(catalog: BookCatalog) -> Iterator[str]:
    yield "## Rulebooks\n"
    for book in catalog.books:
        count = len(book.clauses)
        yield f"- [{book.title['en']}](books/en/{book.id}/index.md): {count} clauses"
