"""The documentation names only what there is, and can be read in a terminal."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from referee import book, books
from tests.docs.pages import (
    NOTEBOOKS,
    PAGES,
    ROOT,
    SOURCES,
    headings,
    is_there,
    links,
    modules,
    paths,
    prose,
    text_of,
)
from tests.docs.scorecard import COUNT, counted
from tests.wording import avoided

MOST_IN_A_LINE = 120
MOST_IN_A_CELL = 140
CHANGES = ROOT / "CHANGELOG.md"
MOVED = re.compile(r"^\| `([\w.]+)` \| `([\w.]+)` \|", re.M)
CODE = re.compile(r"`[^`]*`|“[^”]*”")
ABOUT_WORDS = ("CONTRIBUTING.md", "docs/glossary.md")
"""Pages that name the words to avoid."""
REFERENCE = re.compile(r":(?:mod|class|func|meth|data|attr|exc):`~?((?:referee|tests)[\w.]*)`")


COUNTED_THINGS = (
    "books|rulebooks|clauses|rules|local ones|pairs|quizzes|arguments|scenarios|tests|switches"
    "|phrasings|notebooks"
)
TYPED = re.compile(
    r"\b(?:\d[\d,]+|\w+ty|\w*hundred) (?:(?:more|other|of|local|public|house|official) )*"
    rf"(?:{COUNTED_THINGS})\b"
    r"|\d{2,}(?:冊|の条文|の(?:ローカル)?ルール|のシナリオ|組の)"
)
MEASURED = re.compile(r"^\|.*\d (?:ms|MB|KB|%) ?\|", re.M)


FACES = ("home", "desk", "picker", "quiz", "map", "sheet", "argument", "shell")
GUIDES = re.compile(r"docs/(howto/|start-|course|hosts|interactions)|notebooks/")
"""Pages that tell what to tap."""
LABEL = {
    "en": re.compile(r"(?<![*\w])\*([A-Z][^*?]{2,40})\*(?!\*)"),
    "ja": re.compile(
        r"「([^」]{2,25})」(?=を押|をタップ|で元|で取り消|で記録|で呼び出|に、ほかの|では、日本)"
    ),
}
NO_LABELS = {"To copy", "Add to Home Screen", "Install", "Now", "Aki", "Ben"}
"""Headings, what a browser shows, and stressed words."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def is_generated(page: Path) -> bool:
    """Whether a page is written by a program, or tells history."""
    name = name_of(page)
    return (
        "docs/collisions" in name
        or "/collisions-" in name
        or name in ("CHANGELOG.md", "docs/scorecard.md")
    )


MEASURING = ("docs/reference/benchmarks.md", "docs/reference/caches.md")
"""Pages of measured figures: what was measured is told with its numbers."""


every_page = pytest.mark.parametrize("document", PAGES, ids=name_of)
every_text = pytest.mark.parametrize("document", [*PAGES, *NOTEBOOKS], ids=name_of)


@every_page
def test_lines_and_cells_are_short(document: Path) -> None:
    lines = text_of(document).splitlines()
    rows = [line for line in lines if line.startswith("|")]
    assert [line for line in lines if len(line) > MOST_IN_A_LINE and line not in rows] == []
    cells = [cell.strip() for row in rows for cell in row.split("|")]
    assert [cell for cell in cells if len(cell) > MOST_IN_A_CELL] == []


@every_page
def test_counts_are_those_of_today(document: Path) -> None:
    """If not: ``python -m tests.docs.scorecard``."""
    assert text_of(document) == counted(text_of(document))


@pytest.mark.parametrize(
    "document",
    [page for page in PAGES if not is_generated(page) and name_of(page) not in MEASURING],
    ids=name_of,
)
def test_no_count_is_typed_by_hand(document: Path) -> None:
    assert TYPED.findall(COUNT.sub("", prose(document))) == []


def test_a_typed_count_is_found() -> None:
    typed = "23 books, 166 more local rules, about sixty rules, 全23冊、166のローカルルール"
    assert len(TYPED.findall(typed)) == 5


@pytest.mark.parametrize(
    "document", [page for page in PAGES if not is_generated(page)], ids=name_of
)
def test_what_was_measured_has_its_day_and_its_command(document: Path) -> None:
    """Machines and days differ, so such figures aren't counted anew each time."""
    text = text_of(document)
    if MEASURED.search(prose(document)):
        assert re.search(r"20\d\d", text), "no date"
        assert re.search(r"bin/\w+|python -m tests\.|pytest", text), "no command"


@cache
def shown(lang: str) -> set[str]:
    """What the interfaces show: their words, and the titles of rules."""
    folder = ROOT / "referee" / "locale" / lang
    words = "\n".join((folder / f"{face}.ftl").read_text("utf-8") for face in FACES)
    titles = {clause.title[lang] for name in books() for clause in book(name).clauses}
    return {found.strip(" …") for found in re.findall(r"^[\w-]+ = (.+)$", words, re.M)} | titles


@pytest.mark.parametrize(
    "document", [page for page in [*PAGES, *NOTEBOOKS] if GUIDES.search(name_of(page))], ids=name_of
)
def test_a_label_that_a_page_names_is_shown(document: Path) -> None:
    lang = "ja" if "ja" in document.parts or ".ja." in document.name else "en"
    text = re.sub(r"\s+", " ", prose(document).replace("'", "’"))
    named = {found for found in LABEL[lang].findall(text) if not re.search("[▸“『]|:$", found)}
    assert named - shown(lang) - NO_LABELS == set()


@every_text
def test_the_package_is_installed_from_its_folder(document: Path) -> None:
    """It isn't on an index, where another package may have its name."""
    from_an_index = re.findall(r"install[(\s]+[\"']?referee\b", text_of(document))
    assert from_an_index == []


@every_text
def test_links_lead_somewhere(document: Path) -> None:
    broken = []
    for target in links(document):
        path, _, heading = target.partition("#")
        there = document.parent / path if path else document
        if not there.exists() or (heading and heading not in headings(there)):
            broken.append(target)
    assert broken == []


@every_text
def test_paths_are_there(document: Path) -> None:
    assert {path for path in paths(text_of(document)) if not any(ROOT.glob(path))} == set()


@pytest.mark.parametrize(
    "document", [each for each in [*PAGES, *NOTEBOOKS] if each != CHANGES], ids=name_of
)
def test_names_are_there(document: Path) -> None:
    """But for the changelog, which tells what there was, too."""
    assert {name for name in modules(text_of(document)) if not is_there(name)} == set()


@pytest.mark.parametrize(
    "document",
    [each for each in [*PAGES, *NOTEBOOKS] if name_of(each) not in ABOUT_WORDS],
    ids=name_of,
)
def test_no_page_uses_words_to_avoid(document: Path) -> None:
    lang = "ja" if ".ja." in document.name or document.parent.name == "ja" else "en"
    assert avoided(CODE.sub("", prose(document)), lang) == []


def test_the_changelog_tells_where_things_have_moved() -> None:
    moved = MOVED.findall(text_of(CHANGES))
    assert len(moved) > 20
    assert [new for _, new in moved if not is_there(new)] == []
    assert [old for old, new in moved if is_there(old)] == []


def test_every_page_is_listed() -> None:
    index = ROOT / "docs" / "index.md"
    listed = {(index.parent / target.partition("#")[0]).resolve() for target in links(index)}
    assert {name_of(page) for page in PAGES if page.is_relative_to(ROOT / "docs")} - {
        name_of(page) for page in listed | {index} if page.is_relative_to(ROOT)
    } == set()


def test_docstrings_refer_to_what_there_is() -> None:
    broken = {
        f"{name_of(source)}: {target}"
        for source in SOURCES
        for target in REFERENCE.findall(source.read_text("utf-8"))
        if not is_there(target)
    }
    assert broken == set()


def test_sources_name_pages_that_there_are() -> None:
    front = [*(ROOT / "widgets" / "src").rglob("*.ts*"), ROOT / "pyproject.toml"]
    broken = {
        f"{name_of(source)}: {page}"
        for source in [*SOURCES, *front]
        for page in re.findall(r"\bdocs/[\w./-]+\.md", source.read_text("utf-8"))
        if not (ROOT / page).exists()
    }
    assert broken == set()
