"""Copies the pages of the repository to the site and adapts their links."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path, PurePosixPath

from referee.links import link
from referee.notation.link import BrokenLink
from referee.web.embed_code import draw_picture, embed_code

from .catalog import ROOT
from .clause_page import PICTURES, OutputFolders
from .labels import LANGS, say

FENCE = re.compile(r"^(```+)(\w*)\n(.*?)^\1$", re.M | re.S)
IMAGE = re.compile(r'(<img src=")([^":]+)(")')
LINK = re.compile(r"(\[[^\]]*\]\()([^)\s]+)(\))")
JAPANESE_LINE_BREAK = re.compile(r"(?<=[^\x00-\x7f])\n(?=[^\x00-\x7f])")
FACE = re.compile(r"^```python\n((?:(?!^```).)*)^```\n\n<!-- open ?(#\w*)? ?-->", re.M | re.S)
STRING = re.compile(r'"""\n(.*?)"""', re.S)
HEADING = re.compile(r"^## (.*)$", re.M)
MOVED_PAGES = {
    "README.md": "project/readme.md",
    "README.ja.md": "project/readme.ja.md",
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "LICENSE": "project/LICENSE",
    "tests/scenarios/README.md": "project/scenarios.md",
}
"""The page on the site for each file outside ``docs``."""
BOOKS = "[Rulebooks](books/en/index.md) ([ルールブック](books/ja/index.md))"
"""Replaces ``*Rulebooks*`` on the first page; these pages exist only on the site."""


def stage(folders: OutputFolders) -> None:
    """Writes all pages and the files to which they link."""
    for source in _sources():
        target = folders.pages / _site_path(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            text = _relink(source.read_text("utf-8"), source, folders)
            text = _copy_pictures(text, source, folders)
            text = _join_japanese_lines(text) if target.name.endswith(".ja.md") else text
            text = add_tables(text, _site_path(source), folders)
            target.write_text(add_faces(text, _site_path(source), folders), "utf-8")
        else:
            shutil.copyfile(source, target)
    index = folders.pages / "index.md"
    text = index.read_text("utf-8").replace("*Rulebooks*", BOOKS)
    index.write_text(text + "\n".join(_contents(index)), "utf-8")


def _sources() -> Iterator[Path]:
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from (ROOT / name for name in MOVED_PAGES)
    yield from sorted((ROOT / "notebooks").rglob("*.ipynb"))


def _site_path(source: Path) -> str:
    name = source.relative_to(ROOT).as_posix()
    if name in MOVED_PAGES or name.startswith(("docs/", "notebooks/")):
        return MOVED_PAGES.get(name, name.removeprefix("docs/"))
    return f"project/source/{name}"


# ---- links


def _outside_code(text: str) -> Iterator[tuple[bool, str]]:
    """Yields the parts of the text, each with whether it is a code block."""
    end = 0
    for block in FENCE.finditer(text):
        yield False, text[end : block.start()]
        yield True, block[0]
        end = block.end()
    yield False, text[end:]


def _relink(text: str, source: Path, folders: OutputFolders) -> str:
    """Returns the text with links to the pages of the site. Copies files to which it links."""
    here = PurePosixPath(_site_path(source)).parent

    def relink(match: re.Match[str]) -> str:
        path, sharp, heading = match[2].partition("#")
        if "://" in path or not path:
            return match[0]
        there = Path(os.path.normpath(source.parent / path))
        if there.is_dir():  # a folder has no page
            return match[0].partition("](")[0].lstrip("[")
        target = os.path.relpath(_site_path(there), here)
        if "/source/" in _site_path(there):
            copy = folders.pages / _site_path(there)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(there, copy)
        return f"{match[1]}{target}{sharp}{heading}{match[3]}"

    return "".join(part if code else LINK.sub(relink, part) for code, part in _outside_code(text))


def _copy_pictures(text: str, source: Path, folders: OutputFolders) -> str:
    """Returns the text with links to its pictures, and copies them."""
    here = PurePosixPath(_site_path(source)).parent

    def copy(match: re.Match[str]) -> str:
        picture = source.parent / match[2]
        target = folders.static / PICTURES / picture.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
        return f"{match[1]}{os.path.relpath(f'{PICTURES}/{picture.name}', here)}{match[3]}"

    return IMAGE.sub(copy, text)


def _join_japanese_lines(text: str) -> str:
    """Joins Japanese lines without a space."""
    parts = _outside_code(text)
    return "".join(part if code else JAPANESE_LINE_BREAK.sub("", part) for code, part in parts)


# ---- tables that can be opened


def add_tables(text: str, page: str, folders: OutputFolders) -> str:
    """Returns the text with a link to the desk below each complete table, and with ``embed`` blocks
    as tables to play with."""
    lang = "ja" if page.endswith(".ja.md") else "en"

    def add_link(match: re.Match[str]) -> str:
        block = match[3]
        desk = folders.desk_from(page)
        if match[2] == "embed" and "://" not in desk:  # pages load nothing from other hosts
            return embed_code(draw_picture(block, lang), link(block, desk), lang)
        if (
            match[2] not in ("", "embed")
            or not re.match(r"rules: \w+", block)
            or "seats:" not in block
        ):
            return match[0]
        try:
            address = link(block, desk)
        except BrokenLink:
            return match[0]
        words = say(lang, "open")
        fence = match[0].replace("`embed\n", "`\n", 1)
        return f'{fence}\n\n<p><a class="open" href="{escape(address)}">{words}</a></p>'

    return FENCE.sub(add_link, text)


def add_faces(text: str, page: str, folders: OutputFolders) -> str:
    """Returns the text with a link below each block of code that ``<!-- open -->`` follows: to the
    table in the code, or to the view that the comment names.
    """
    lang = "ja" if page.endswith(".ja.md") else "en"

    def add_link(match: re.Match[str]) -> str:
        desk, code = folders.desk_from(page), match[0].partition("\n\n<!--")[0]
        table = STRING.search(match[1])
        address = link(table[1], desk) if match[2] is None and table else f"{desk}{match[2] or ''}"
        words = say(lang, "open-face")
        return f'{code}\n\n<p><a class="open" href="{escape(address)}">{words}</a></p>'

    return FACE.sub(add_link, text)


# ---- the table of contents in the sidebar


def _contents(index: Path) -> Iterator[str]:
    """Yields the tables of contents, by the sections of the first page; generated pages last."""
    text = index.read_text("utf-8")
    starts = [(match[1], match.start()) for match in HEADING.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    seen: set[str] = set()
    for (title, start), end in zip(starts, ends, strict=True):
        named = [target.partition("#")[0] for _, target, _ in LINK.findall(text[start:end])]
        pages = [page.removesuffix(".md") for page in named if page.endswith(".md")]
        fresh = [page for page in dict.fromkeys(pages) if page not in seen]
        seen.update(fresh)
        yield from _toctree(title, fresh)
        if start == starts[0][1]:
            books = [f"{say(lang, 'rulebooks')} <books/{lang}/index>" for lang in LANGS]
            yield from _toctree("Rulebooks · ルールブック", books)
    generated = ["api/index", "reference/grammar", "reference/sentence-words", "reference/figures"]
    yield from _toctree("Generated from the source", generated)


def _toctree(title: str, pages: list[str]) -> Iterator[str]:
    yield f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(pages) + "\n```\n"
