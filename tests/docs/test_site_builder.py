"""The parts of the site's making that need no build."""

from __future__ import annotations

import doctest
import re
from dataclasses import astuple
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from docs.site_builder import book_page, pages, plain_pages, reference, search
from docs.site_builder.catalog import ROOT, BookCatalog
from docs.site_builder.checks_page import check
from docs.site_builder.clause_page import OutputFolders
from docs.site_builder.labels import LANGS, WORDS


def test_examples() -> None:
    done = doctest.testmod(search)
    assert done.attempted
    assert not done.failed


@pytest.mark.parametrize(
    ("asked", "text", "found"),
    [
        ("しばり", "激しばりという。", True),
        ("しばり", "スートのｼﾊﾞﾘ", True),
        ("シバリ", "激しばりという。", True),
        ("縛り", "スート縛り(両縛り)", True),
        ("縛", "スート縛り(両縛り)", True),
        ("8切り", "「８切り」は", True),
        ("8切り", "8で切る", False),
        ("革命", "大革命返し", True),
        ("革命", "革新と使命", False),
        ("しばり", "しばし、ばかり", False),
        ("11バック", "強化11バック", True),
        ("1バック", "強化11バック", False),
    ],
)
def test_what_a_text_holds_is_found_whatever_stands_around_it(
    asked: str, text: str, found: bool
) -> None:
    assert ({*search.split(asked, query=True)} <= {*search.split(text)}) is found


def test_a_page_shows_a_live_table_from_the_desk_beside_the_documentation(tmp_path: Path) -> None:
    folders = OutputFolders(tmp_path, tmp_path, "desk/")
    page = (ROOT / "docs/howto/embed-a-table.md").read_text("utf-8")
    shown = pages.add_tables(page, "howto/embed-a-table.md", folders)
    assert '<script src="../desk/embed.js" async></script>' in shown
    assert "Dan may not play &#9827;10." in shown


def test_a_page_loads_nothing_from_a_desk_that_is_elsewhere(tmp_path: Path) -> None:
    folders = OutputFolders(tmp_path, tmp_path, "https://example.org/desk/")
    page = (ROOT / "docs/howto/embed-a-table.md").read_text("utf-8")
    shown = pages.add_tables(page, "howto/embed-a-table.md", folders)
    assert "/desk/embed.js" not in shown
    assert "```embed" not in shown
    assert '<a class="open" href="https://example.org/desk/#table=' in shown


def test_programs_find_every_page_as_markdown(tmp_path: Path) -> None:
    folders = OutputFolders(tmp_path / "pages", tmp_path / "static", "https://example.org/desk/")
    pages.stage(folders)
    reference.write(folders.pages)
    catalog = BookCatalog(("whist",))
    book_page.write(catalog, folders)
    plain_pages.write(catalog, folders.pages, tmp_path)
    listed = re.findall(r"\]\(([^)#]+\.md)", (tmp_path / "llms.txt").read_text("utf-8"))
    assert [path for path in listed if not (tmp_path / path).is_file()] == []
    assert {"notation.md", "project/readme.md", "books/en/whist/index.md"} <= {*listed}


def test_a_clause_without_tables_does_not_pass_the_checks() -> None:
    catalog = BookCatalog()
    lock = catalog.clauses["offkai.suit_lock"]
    assert all(astuple(check(lock, catalog)))
    catalog.scenarios = {lock.clause.id: [catalog.scenarios[lock.clause.id][0]]}
    assert astuple(check(lock, catalog)) == (True, False, True, True)
    catalog.scenarios = {}
    assert astuple(check(lock, catalog)) == (True, False, False, False)


def test_every_word_is_there_in_both_languages() -> None:
    assert {
        key for key, said in WORDS.items() if {*said} != {*LANGS} or not all(said.values())
    } == set()


def test_a_clause_has_the_tables_that_tell_most() -> None:
    catalog = BookCatalog()
    shown = catalog.examples(catalog.clauses["daifugo.eight_cut"].clause)
    assert [each["shows"] for each in shown][:2] == ["fires", "does not fire"]
    assert len(shown) == 3
    assert len({each["name"] for each in shown}) == 3


@pytest.fixture
def command() -> ModuleType:
    """The command, which imports Sphinx: not while tests are collected."""
    return import_module("docs.site_builder.__main__")


def test_a_folder_with_something_else_is_left_alone(command: ModuleType, tmp_path: Path) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text("mine")
    with pytest.raises(SystemExit):
        command.main([str(tmp_path), "--site", "https://desk.example/", "--book", "whist"])
    assert kept.read_text() == "mine"


@pytest.mark.parametrize("options", [["--site", "desk.example"], ["--book", "no_such"]])
def test_what_cannot_be_is_refused(command: ModuleType, tmp_path: Path, options: list[str]) -> None:
    with pytest.raises(SystemExit):
        command.main([str(tmp_path / "out"), *options])
    assert not (tmp_path / "out").exists()
