"""The front page as a widget: one face after another in one place of a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee_widgets import FrontPage

TABLE = "rules: offkai\nseats: Aki, Ben\nfield: D4\nask:\n  may Ben play D9\n"


def does(page: FrontPage, **action: Any) -> None:
    page.action = {"seq": page.state["seq"] + 1, **action}


def test_a_quarrel_is_opened_and_left() -> None:
    page = FrontPage()
    assert (page.state["view"], page.table, page.verdict) == ("home", "", {})
    does(page, type="open", kind="quarrel", id="three-on-joker")
    assert page.verdict["answer"] == "yes"
    assert "Jo" in page.table
    does(page, type="picture")
    assert page.page["picture"]["name"] == "daifugo-may-chie-play-s3"
    does(page, type="home")
    assert (page.state["view"], page.verdict) == ("home", {})


def test_a_table_that_is_set_is_opened() -> None:
    page = FrontPage(lang="ja")
    page.table = TABLE
    assert page.state["view"] == "desk"
    assert page.table == TABLE
    assert page.still_page().startswith("<!doctype html>")
    page.lang = "en"
    assert page.state["lang"] == "en"


def test_a_house_of_the_notebook_is_written_by_its_picker(
    tmp_path: Path, forgets_books: None
) -> None:
    house = tmp_path / "our-house.toml"
    page = FrontPage(house=house)
    does(page, type="open", kind="picker")
    assert (page.state["view"], page.verdict) == ("picker", {})
    does(page, type="save")
    assert page.problem == {}
    assert "extends" in house.read_text("utf-8")
