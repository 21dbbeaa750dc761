"""Houses that are said in a text where they are used; books that other packages bring."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.house_rules.errors import NameTaken, NoTableName
from referee.library.context import using
from referee.library.library import Library
from referee.library.sources import installed_folders

OURS = """extends = "daifugo"
[[clause]]
id = "ours.nine_skip"
title = { ja = "9飛び", en = "Nine skip" }
when.play.rank = "9"
then.skip = 1
"""
TABLE = "rules: ours\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nplay:\n  Aki: S9\n"

pytestmark = pytest.mark.usefixtures("forgets_books")


def test_a_table_plays_by_a_house_that_is_only_said() -> None:
    assert len(OURS.splitlines()) < 10
    assert referee.define_house("ours", OURS).id == "ours"
    verdict = referee.read(TABLE).ask("whose turn")
    assert verdict.answer == "Chie"
    assert "ours.nine_skip" in verdict.clauses()


def test_said_again_it_replaces_what_it_was_and_tables_read_before_stay() -> None:
    referee.define_house("ours", OURS)
    before = referee.read(TABLE)
    referee.define_house("ours", OURS.replace("skip = 1", "skip = 2"))
    assert referee.read(TABLE).ask("whose turn").answer == "Dan"
    assert before.ask("whose turn").answer == "Chie"


def test_what_cannot_be_used_leaves_the_house_as_it_was() -> None:
    referee.define_house("ours", OURS)
    with pytest.raises(referee.BadBook) as refused:
        referee.define_house("ours", OURS.replace("skip", "skp"))
    assert [(each.line, each.code) for each in refused.value.findings] == [(6, "unknown-word")]
    assert referee.read(TABLE).ask("whose turn").answer == "Chie"


@pytest.mark.parametrize("name", ["a b", "x,y", "-ours"])
def test_a_name_that_tables_cannot_say_is_refused(name: str) -> None:
    with pytest.raises(NoTableName) as refused:
        referee.define_house(name, OURS)
    assert f"“{name}” can’t be the name" in refused.value.say("en")
    assert f"「{name}」" in refused.value.say("ja")


def test_a_house_has_a_name() -> None:
    with pytest.raises(NoTableName):
        referee.define_house("", OURS)


def test_neither_a_rulebook_nor_a_houses_file_is_replaced(tmp_path: Path) -> None:
    with pytest.raises(NameTaken):
        referee.define_house("daifugo", OURS)
    referee.new_house(tmp_path / "filed.toml", "offkai")
    with pytest.raises(NameTaken):
        referee.define_house("filed", OURS)


# ---- books of other packages

METADATA = "Metadata-Version: 2.1\nName: club-rules\nVersion: 1\n"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages: one brings a book, one is not there."""
    (tmp_path / "club_rules").mkdir()
    (tmp_path / "club_rules" / "__init__.py").touch()
    (tmp_path / "club_rules" / "club.toml").write_text(OURS.replace("ours.", "club."), "utf-8")
    (tmp_path / "club_rules" / "daifugo.toml").write_text('extends = "offkai"\n', "utf-8")
    info = tmp_path / "club_rules-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    points = "[referee.books]\nclub = club_rules\ngone = club_rules_that_went\n"
    (info / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(tmp_path)
    installed_folders.cache_clear()
    yield tmp_path
    installed_folders.cache_clear()
    sys.modules.pop("club_rules", None)


def test_an_installed_package_brings_books_and_replaces_none(site: Path) -> None:
    with pytest.warns(UserWarning, match="gone = club_rules_that_went"):
        found = Library().sources
    assert "club" in found
    with using(Library()):
        assert referee.book("daifugo").family == "climbing"
        assert referee.book("daifugo").base == "climbing"
        table = referee.read(TABLE.replace("ours", "club"))
        assert table.ask("whose turn").answer == "Chie"
