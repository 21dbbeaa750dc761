"""A house's file that goes, breaks, or is written elsewhere while a desk is open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.house_rules.errors import NameTaken, NoTableName
from referee.house_rules.house import new_house, text_book
from referee.library.context import current
from referee.rulebook.diagnostics import BadBook
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession

pytestmark = pytest.mark.usefixtures("forgets_books")

State = dict[str, Any]
LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"
OFF = {"suit_lock": False}
HALF = 'format = 1\nextends = "off'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "our-house.toml"


def does(session: DeskSession | PickerSession, type_: str, **fields: Any) -> State:
    state = session.act({"type": type_, **fields})
    json.dumps(state)
    return state


def keeps(session: DeskSession, options: dict[str, Any], note: str = "") -> State:
    does(session, "suppose", options=options)
    return does(session, "keep", note=note)


def rulings(file: Path) -> dict[str, Any]:
    return {name: each.value for name, each in referee.house(file).rulings.items()}


# ---- a file that has gone


def test_a_house_whose_file_has_gone_is_kept_as_it_was_read(file: Path) -> None:
    session = DeskSession(LOCKED, house=file)
    keeps(session, OFF, "since the quarrel")
    file.unlink()
    state = keeps(session, {"emperor": True})
    assert state["problem"] is None
    text = file.read_text("utf-8")
    assert 'extends = "offkai"' in text
    assert "since the quarrel" in text
    assert rulings(file) == {"suit_lock": False, "emperor": True}


def test_no_house_begins_by_extending_itself(file: Path) -> None:
    referee.house(new_house(file, "offkai").path)
    file.unlink()
    for extends in (file.stem, text_book("tonight", f'extends = "{file.stem}"\n')):
        with pytest.raises(NameTaken):
            new_house(file, extends)
        assert not file.exists()


# ---- a text that extends the house


def test_a_text_that_extends_the_house_does_not_replace_it(file: Path) -> None:
    kept = new_house(file, "offkai").rule("suit_lock", False, note="precious")
    tonight = text_book("tonight", f'extends = "{file.stem}"\n')
    before = file.read_text("utf-8")
    for base in (file.stem, tonight):
        with pytest.raises(BadBook) as refused:
            kept.replace(f'extends = "{base}"\n[switches]\nemperor = true\n')
        assert [each.code for each in refused.value.findings] == ["extends-itself"]
        assert file.read_text("utf-8") == before
        assert current().book(file.stem).rulings["suit_lock"].note == "precious"


def test_saving_such_a_text_at_the_picker_is_refused(file: Path) -> None:
    session = PickerSession("offkai", file)
    does(session, "ruling", option="suit_lock", value=False, note="precious")
    does(session, "save")
    before = file.read_text("utf-8")
    does(session, "load", name="tonight.toml", text=f'extends = "{file.stem}"\n')
    state = does(session, "save", replace=True)
    assert state["problem"]["kind"] == "rulebook"
    assert file.read_text("utf-8") == before
    assert "もとをたどる" in does(session, "lang", lang="ja")["problem"]["message"]


# ---- a file that is broken


def test_a_file_half_saved_leaves_the_desk_as_it_was(file: Path) -> None:
    session = DeskSession(LOCKED, house=file)
    text = keeps(session, OFF)["text"]
    file.write_text(HALF, "utf-8")
    state = keeps(session, {"emperor": True})
    assert state["problem"]["kind"] == "rulebook"
    assert f"“{file.stem}”" in state["problem"]["message"]
    for act in ({"type": "undo"}, {"type": "turn", "seat": 1}, {"type": "text", "text": text}):
        session.act(act)
        assert session.state()["verdict"]
    assert file.read_text("utf-8") == HALF
    assert DeskSession(text).state()["problem"] is None


def test_the_good_book_stays_when_others_are_read_anew(file: Path) -> None:
    """Each book that is added makes all the others be read again."""
    new_house(file, "offkai").rule("suit_lock", False)
    file.write_text(HALF, "utf-8")
    with pytest.raises(BadBook):
        referee.house(file)
    text_book("another", 'extends = "offkai"\n')
    assert current().book(file.stem).rulings["suit_lock"].value is False


def test_a_broken_file_read_for_the_first_time_is_no_book(file: Path) -> None:
    file.write_text(HALF, "utf-8")
    with pytest.raises(BadBook):
        referee.house(file)
    assert file.stem not in current().all_book_ids()


# ---- two tabs


@pytest.fixture
def tabs(file: Path) -> tuple[DeskSession, DeskSession]:
    """Two desks of one house, of which the first has decided that there is no suit lock."""
    one, other = DeskSession(LOCKED, house=file), DeskSession(LOCKED, house=file)
    keeps(one, OFF, "the first")
    does(other, "book", book=file.stem)
    return one, other


def test_an_undo_leaves_the_ruling_of_another_tab(
    file: Path, tabs: tuple[DeskSession, DeskSession]
) -> None:
    one, other = tabs
    assert keeps(other, {"suit_lock": True}, "the other")["problem"] is None
    state = does(one, "undo")
    assert "“Suit lock”" in state["problem"]["message"]
    assert state["text"].startswith("rules: offkai")
    assert referee.house(file).rulings["suit_lock"].note == "the other"
    does(one, "lang", lang="ja")
    state = does(one, "redo")
    assert "縛り" in state["problem"]["message"]
    assert referee.house(file).rulings["suit_lock"].note == "the other"


def test_an_undo_leaves_alone_what_another_tab_has_taken_back(
    file: Path, tabs: tuple[DeskSession, DeskSession]
) -> None:
    one, _ = tabs
    file.write_text('extends = "offkai"\n', "utf-8")
    assert does(one, "undo")["problem"]["kind"] == "stale"
    assert does(one, "undo")["problem"] is None
    assert rulings(file) == {}


def test_an_undo_does_not_bring_a_former_ruling_back_over_another(file: Path) -> None:
    new_house(file, "offkai").rule("suit_lock", True, note="before")
    one = DeskSession(LOCKED.replace("offkai", file.stem), house=file)
    assert keeps(one, OFF, "mine")["problem"] is None
    file.write_text(file.read_text("utf-8").replace("mine", "theirs"), "utf-8")
    assert does(one, "undo")["problem"]["kind"] == "stale"
    assert does(one, "undo")["problem"]["kind"] == "house"
    assert referee.house(file).rulings["suit_lock"].note == "theirs"


# ---- two files of one name


def test_a_house_called_like_one_in_another_folder_is_refused(file: Path) -> None:
    session = DeskSession(LOCKED, house=file)
    text = keeps(session, OFF, "the first")["text"]
    other = file.parent / "other" / file.name
    other.parent.mkdir()
    for _ in range(2):  # whether there is such a file or not
        with pytest.raises(NameTaken):
            DeskSession(text, house=other)
        with pytest.raises(NameTaken):
            PickerSession("offkai", other)
        other.write_text('extends = "hearts"\n', "utf-8")
        with pytest.raises(NameTaken):
            referee.house(other)
    assert current().house_path(file.stem) == file
    assert rulings(file) == {"suit_lock": False}


def test_a_desk_open_before_the_other_writes_into_neither(file: Path) -> None:
    """Its house is made with its first ruling; by then the name is taken."""
    other = file.parent / "other" / file.name
    other.parent.mkdir()
    waiting = DeskSession(LOCKED, house=other)
    keeps(DeskSession(LOCKED, house=file), OFF, "the first")
    before = file.read_text("utf-8")
    state = keeps(waiting, OFF, "the second")
    assert state["problem"]["kind"] == "taken"
    assert file.read_text("utf-8") == before
    assert not other.exists()
    waiting.act({"type": "text", "text": LOCKED.replace("offkai", file.stem)})
    assert keeps(waiting, {"suit_lock": True})["problem"]["kind"] == "taken"
    assert file.read_text("utf-8") == before


def test_one_file_by_two_paths_is_one_house(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_house(file, "offkai")
    monkeypatch.chdir(file.parent)
    assert referee.house(file.name).id == file.stem


def test_a_file_that_is_not_utf8_is_told_at_the_desk(file: Path) -> None:
    session = DeskSession(LOCKED, house=file)
    keeps(session, OFF)
    file.write_bytes(b"\xff\xfe")
    for _ in range(2):
        state = does(session, "undo")
        assert state["problem"]["kind"] == "house"
        assert "UTF-8" in state["problem"]["message"]
    assert session.state()["verdict"]


# ---- names that no table can say


@pytest.mark.parametrize(
    "name", ["x+y", "my house", "a,b", "a:b", "#a", "a(b)", "-a", "a−b", "x＋y", "うちの　家"]
)
def test_a_name_that_no_table_can_say_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.toml"
    with pytest.raises(NoTableName) as refused:
        new_house(path, "offkai")
    assert path.name in refused.value.say("ja")
    assert not path.exists()
    path.write_text('extends = "offkai"\n', "utf-8")
    with pytest.raises(NoTableName):
        referee.house(path)
    with pytest.raises(NoTableName):
        DeskSession(LOCKED, house=path)
    assert name not in current().all_book_ids()


@pytest.mark.parametrize("name", ["a-b", "うちの家", "Ann", "x.y"])
def test_what_a_house_keeps_can_be_read_again(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.toml"
    session = DeskSession(LOCKED, house=path)
    text = keeps(session, OFF)["text"]
    assert DeskSession(text).state()["problem"] is None
    assert referee.read(text).rulebook.book.id == name


def test_a_house_called_by_the_title_of_a_rulebook_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NameTaken):
        new_house(tmp_path / "大富豪.toml", "offkai")
