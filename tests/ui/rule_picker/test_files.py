"""Files at the rule picker that are lost, broken or odd: nothing else breaks, and it is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import referee
from referee.house_rules import toml_edit
from referee.house_rules.house import text_book
from referee.library.context import book, using
from referee.library.library import Library
from referee.library.title_lookup import long_titles
from referee.notation.table_text import read_text
from referee.rulebook.diagnostics import BadBook
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession

pytestmark = pytest.mark.usefixtures("forgets_books")

State = dict[str, Any]
TABLE = "rules: hearts\nseats: A, B, C, D\n"
TITLED = 'extends = "offkai"\n[title]\nja = "{0}"\nen = "{0}"\n'
CLAUSE = """\
extends = "offkai"
[[clause]]
id = "our.clause"
kind = "local"
title = {{ ja = "{0}", en = "ours" }}
ja = "a"
en = "a"
where = {{ ja = "a", en = "a" }}
"""
PRESET = 'extends = "offkai"\n[[preset]]\nid = "p"\ntitle = {{ ja = "p", en = "{0}" }}\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "our-house.toml"


def does(session: PickerSession, type_: str, **fields: Any) -> State:
    return session.act({"type": type_, **fields})


# ---- titles


@pytest.mark.parametrize("text", [TITLED, CLAUSE, PRESET])
@pytest.mark.parametrize("sign", ["\\n", "\\t", "\\u0000", "\\u2028"])
def test_a_title_that_is_not_one_line_is_refused(text: str, sign: str) -> None:
    with pytest.raises(BadBook) as refused:
        text_book("odd", text.format(f"a{sign}b"))
    assert {each.code for each in refused.value.findings} == {"title-lines"}
    assert refused.value.findings[0].line > 1
    assert read_text(TABLE).book == "hearts"


def test_a_title_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadBook, match="title"):
        text_book("odd", 'extends = "offkai"\n[title]\nja = "a b"\nen = 3\n')


def test_no_title_with_a_line_break_comes_into_the_grammar() -> None:
    """Also one of a package's own book, whose file is not checked."""
    with using(Library()):
        title = book("daifugo").title
        assert isinstance(title, dict)
        title["en"] = "a\nb"
        assert "a\nb" not in long_titles()
        assert read_text(TABLE).book == "hearts"


def test_a_typed_title_comes_onto_one_line(path: Path) -> None:
    session = PickerSession("offkai", path)
    does(session, "title", title=" a\n b\x00c\u2028d\t")
    state = does(session, "save")
    assert state["problem"] is None
    assert session.picked.title == {"ja": "a b c d", "en": "a b c d"}
    assert read_text(TABLE).book == "hearts"


# ---- a file that cannot be read or written


def saved(path: Path) -> PickerSession:
    session = PickerSession("offkai", path)
    does(session, "option", option="suit_lock", value=False)
    assert does(session, "save")["problem"] is None
    return session


def test_an_unchanged_house_whose_file_has_gone_is_not_called_saved(path: Path) -> None:
    session = saved(path)
    path.unlink()
    state = does(session, "save")
    assert state["problem"]["kind"] == "disk"
    assert state["notice"] == ""


def test_an_unchanged_house_whose_file_was_changed_is_not_called_saved(path: Path) -> None:
    session = saved(path)
    theirs = path.read_text("utf-8") + "# theirs\n"
    path.write_text(theirs, "utf-8")
    state = does(session, "save")
    assert state["problem"]["kind"] == "stale"
    assert state["notice"] == ""
    assert path.read_text("utf-8") == theirs


@pytest.mark.parametrize("type_", ["reload", "save"])
def test_a_file_that_is_not_utf8_is_told(path: Path, type_: str) -> None:
    session = saved(path)
    path.write_bytes(b"\xff\xfe")
    does(session, "option", option="emperor", value=True)
    state = does(session, type_)
    assert state["problem"]["kind"] == "disk"
    assert "UTF-8" in state["problem"]["message"]
    does(session, "lang", lang="ja")
    assert "文字コード" in does(session, type_)["problem"]["message"]
    assert path.read_bytes() == b"\xff\xfe"
    assert session.picked.values["emperor"] is True


def test_a_choice_that_the_file_cannot_be_made_to_say_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = saved(path)
    before, text = session.picked, path.read_text("utf-8")
    monkeypatch.setattr(toml_edit, "append", lambda text, *_: f"{text}emperor = 1\n")
    state = does(session, "ruling", option="second_j", value="stays")
    assert state["problem"]["kind"] == "house"
    assert "ruling" in state["problem"]["message"]
    assert session.picked == before
    assert path.read_text("utf-8") == text


# ---- texts that were opened


def listed(state: State) -> set[str]:
    return {each["id"] for each in state["books"]}


def test_a_text_that_was_opened_is_in_no_other_menu() -> None:
    before = listed(DeskSession().state())
    session = PickerSession("offkai")
    for number in range(2):
        does(session, "load", name="tonight.toml", text=TITLED.format(f"night {number}"))
    here = does(session, "book", book="offkai")
    assert listed(here) == {*before, "tonight", "tonight-2"}
    assert listed(DeskSession().state()) == before
    assert listed(PickerSession("offkai").state()) == before
    assert set(referee.books()) == before


def test_a_table_may_name_a_text_that_was_opened() -> None:
    """The picker gives such lines to copy, by its id or its title."""
    session = PickerSession("offkai")
    does(session, "load", name="tonight.toml", text=TITLED.format("Our night"))
    does(session, "option", option="suit_lock", value=False)
    for name in ("tonight", "Our night"):
        header = session.header.replace("tonight", name)
        state = DeskSession(f"{header}\nseats: A, B, C\n").state()
        assert state["problem"] is None
        assert state["book"] == "tonight"
        assert "tonight" in listed(state)
