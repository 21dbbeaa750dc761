"""The pages of the repository, staged for the site: other folders, the same links."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path, PurePosixPath

from referee.links import link
from referee.notation.link import BrokenLink

from .books import ROOT
from .clause_page import PICTURES, Place
from .wording import LANGS, say

FENCE = re.compile(r"^(```+)(\w*)\n(.*?)^\1$", re.M | re.S)
SHOWN = re.compile(r'(<img src=")([^":]+)(")')
LINK = re.compile(r"(\[[^\]]*\]\()([^)\s]+)(\))")
BROKEN = re.compile(r"(?<=[^\x00-\x7f])\n(?=[^\x00-\x7f])")
HEADING = re.compile(r"^## (.*)$", re.M)
ELSEWHERE = {
    "README.md": "project/readme.md",
    "README.ja.md": "project/readme.ja.md",
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "LICENSE": "project/LICENSE",
    "tests/scenarios/README.md": "project/scenarios.md",
}
"""Where what does not lie in ``docs`` stands on the site."""
BOOKS = "[Rulebooks](books/en/index.md) ([ルール集](books/ja/index.md))"
"""What there is only on the site."""


def stage(place: Place) -> None:
    """Every page and what the pages hand out."""
    for source in _sources():
        target = place.pages / _staged(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            text = _relinked(source.read_text("utf-8"), source, place)
            text = _shown(text, source, place)
            text = _joined(text) if target.name.endswith(".ja.md") else text
            target.write_text(_opened(text, _staged(source), place), "utf-8")
        else:
            shutil.copyfile(source, target)
    index = place.pages / "index.md"
    text = index.read_text("utf-8").replace("*Rulebooks*", BOOKS)
    index.write_text(text + "\n".join(_contents(index)), "utf-8")


def _sources() -> Iterator[Path]:
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from (ROOT / name for name in ELSEWHERE)
    yield from sorted((ROOT / "notebooks").rglob("*.ipynb"))


def _staged(source: Path) -> str:
    name = source.relative_to(ROOT).as_posix()
    if name in ELSEWHERE or name.startswith(("docs/", "notebooks/")):
        return ELSEWHERE.get(name, name.removeprefix("docs/"))
    return f"project/source/{name}"


# ---- links


def _outside_code(text: str) -> Iterator[tuple[bool, str]]:
    """The text in parts; true: a block of code."""
    at = 0
    for found in FENCE.finditer(text):
        yield False, text[at : found.start()]
        yield True, found[0]
        at = found.end()
    yield False, text[at:]


def _relinked(text: str, source: Path, place: Place) -> str:
    """The text with its links to what stands elsewhere on the site; a file of the source that it
    names comes along."""
    here = PurePosixPath(_staged(source)).parent

    def lead(found: re.Match[str]) -> str:
        path, sharp, heading = found[2].partition("#")
        if "://" in path or not path:
            return found[0]
        there = Path(os.path.normpath(source.parent / path))
        if there.is_dir():  # a folder of the source is no page
            return found[0].partition("](")[0].lstrip("[")
        target = os.path.relpath(_staged(there), here)
        if "/source/" in _staged(there):
            brought = place.pages / _staged(there)
            brought.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(there, brought)
        return f"{found[1]}{target}{sharp}{heading}{found[3]}"

    return "".join(part if code else LINK.sub(lead, part) for code, part in _outside_code(text))


def _shown(text: str, source: Path, place: Place) -> str:
    """The text with its pictures, which come along."""
    here = PurePosixPath(_staged(source)).parent

    def lead(found: re.Match[str]) -> str:
        picture = source.parent / found[2]
        target = place.beside / PICTURES / picture.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
        return f"{found[1]}{os.path.relpath(f'{PICTURES}/{picture.name}', here)}{found[3]}"

    return SHOWN.sub(lead, text)


def _joined(text: str) -> str:
    """Japanese has no space where a line ends."""
    parts = _outside_code(text)
    return "".join(part if code else BROKEN.sub("", part) for code, part in parts)


# ---- tables that can be opened


def _opened(text: str, page: str, place: Place) -> str:
    """The text with a link below each whole table in it."""
    lang = "ja" if page.endswith(".ja.md") else "en"

    def below(found: re.Match[str]) -> str:
        said = found[3]
        if found[2] or not re.match(r"rules: \w+", said) or "seats:" not in said:
            return found[0]
        try:
            address = link(said, place.desk_from(page))
        except BrokenLink:
            return found[0]
        words = say(lang, "open")
        return f'{found[0]}\n\n<p><a class="open" href="{escape(address)}">{words}</a></p>'

    return FENCE.sub(below, text)


# ---- the contents beside every page


def _contents(index: Path) -> Iterator[str]:
    """By the sections of the first page: the pages that each names, and those made from data."""
    text = index.read_text("utf-8")
    starts = [(found[1], found.start()) for found in HEADING.finditer(text)]
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
            yield from _toctree("Rulebooks · ルール集", books)
    made = ["api/index", "reference/grammar", "reference/sentence-words", "reference/figures"]
    yield from _toctree("Made from the source", made)


def _toctree(title: str, pages: list[str]) -> Iterator[str]:
    yield f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(pages) + "\n```\n"
