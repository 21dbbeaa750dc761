"""A house's file rewritten in one go: switches, settings, rulings, title, and nothing besides."""

from __future__ import annotations

import datetime
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

import referee
from referee.house_rules.house import House, default_values, text_book
from referee.house_rules.rewrite import HouseContent, rewrite, rulings_of
from referee.library.context import current
from referee.model.types import Value
from referee.rulebook.clause import Ruling
from referee.rulebook.diagnostics import BadBook, RulesConflict

pytestmark = pytest.mark.usefixtures("forgets_books")

DAY = datetime.date(2026, 11, 20)
FILE = """\
# The Tanaka house, since 2019.
extends = "offkai"   # not daifugo!

[title]
ja = "田中家"
en = "The Tanakas"

# what we play with
[switches]
emperor = true   # of course
five_skip = true

# decided after the quarrel of October
[[ruling]]
decides = "leader_pass"
value = "forbidden"
date = 2026-10-03
# Ben still disagrees
"""
TITLE = {"ja": "田中家", "en": "The Tanakas"}
RULED = Ruling("leader_pass", "forbidden", datetime.date(2026, 10, 3))


@pytest.fixture
def tanakas(tmp_path: Path) -> House:
    path = tmp_path / "tanakas.toml"
    path.write_text(FILE, "utf-8")
    return referee.house(path)


def wanted(house: House, title: Mapping[str, str] | None = None, **values: Value) -> HouseContent:
    """What the house says, with other values."""
    said = {name: option.default for name, option in house.book.options.items()}
    return HouseContent(said | values, rulings_of(house.text), TITLE if title is None else title)


def test_what_is_said_already_is_not_written(tanakas: House) -> None:
    assert tanakas.change(wanted(tanakas)) is tanakas
    assert tanakas.path.read_text("utf-8") == FILE


def test_switches_and_readings_keep_every_comment_at_its_place(tanakas: House) -> None:
    changes: dict[str, Value] = {"nine_reverse": True, "second_j": "stays", "five_skip": False}
    changed = tanakas.change(wanted(tanakas, None, **changes))
    data = tomllib.loads(changed.text)
    assert data["switches"] == {"emperor": True, "nine_reverse": True}
    assert data["settings"] == {"second_j": "stays"}
    assert data["revision"] == 1
    settings = (
        '[settings]\nsecond_j = "stays"\n\n# decided after the quarrel of October\n[[ruling]]'
    )
    assert settings in changed.text
    for comment in ("# The Tanaka", "# not daifugo!", "# of course", "# Ben still disagrees"):
        assert comment in changed.text
    again = changed.change(wanted(changed, five_skip=True, nine_reverse=False))
    assert tomllib.loads(again.text)["switches"] == {"emperor": True, "five_skip": True}
    assert again.revision == 2


def test_a_note_beside_a_switch_outlives_it(tanakas: House) -> None:
    text = tanakas.change(wanted(tanakas, emperor=False)).text
    assert "# what we play with\n[switches]\n# of course\nfive_skip = true\n" in text


def test_rulings_and_title_go_in_the_same_write(tanakas: House) -> None:
    said = wanted(tanakas, title={"ja": "佐藤家", "en": "Satos"})
    rulings = {"second_j": Ruling("second_j", "stays", DAY, "since the party")}
    changed = tanakas.change(HouseContent(said.values, rulings, said.title))
    assert changed.revision == 1
    assert changed.book.title == {"ja": "佐藤家", "en": "Satos"}
    assert list(changed.rulings) == ["second_j"]
    assert changed.rulings["second_j"].note == "since the party"
    assert "# Ben still disagrees" in changed.text


def test_a_ruling_goes_before_a_setting_of_the_same_option() -> None:
    text = 'extends = "offkai"\n[settings]\nsecond_j = "stays"\n'
    usual = default_values(current().book("offkai"))
    ruled = HouseContent(usual, {"second_j": Ruling("second_j", "stays", DAY)})
    assert tomllib.loads(rewrite(text, ruled, usual))["settings"] == {}


def test_inline_tables_and_windows_line_ends() -> None:
    usual = default_values(current().book("offkai"))
    inline = 'extends = "offkai"\r\nswitches = { emperor = true }\r\n'
    text = rewrite(inline, HouseContent(usual | {"five_skip": True}), usual)
    assert tomllib.loads(text)["switches"] == {"five_skip": True}
    plain = rewrite('extends = "offkai"\r\n', HouseContent(usual | {"five_skip": True}), usual)
    assert plain == 'extends = "offkai"\r\n\r\n[switches]\r\nfive_skip = true\r\n'


def test_a_change_that_conflicts_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "strict.toml"
    clause = """
[[clause]]
id = "strict.no_emperor"
kind = "local"
title = { ja = "皇帝なし", en = "No emperor" }
ja = "エンペラーは使わない。"
en = "There is no emperor."
where = { ja = "口約束", en = "by word of mouth" }
conflicts = ["offkai.emperor"]
"""
    path.write_text(f'extends = "offkai"\n{clause}', "utf-8")
    house = referee.house(path)
    said = {name: option.default for name, option in house.book.options.items()}
    with pytest.raises(RulesConflict):
        house.change(HouseContent(said | {"emperor": True, "no_emperor": True}))
    assert path.read_text("utf-8") == house.text


def test_a_whole_text_takes_the_place_of_a_house(tanakas: House) -> None:
    hearts = tanakas.replace('extends = "hearts"\n')
    assert (hearts.book.base, hearts.revision) == ("hearts", 1)
    with pytest.raises(BadBook):
        hearts.replace('extends = "nothing"\n')
    assert referee.house(tanakas.path).book.base == "hearts"


def test_a_text_becomes_a_book_of_its_own_name(tanakas: House) -> None:
    ours = text_book("tanakas", 'extends = "daifugo"\n')
    assert (ours, current().book(ours).base) == ("tanakas-2", "daifugo")
    assert current().book("tanakas").base == "offkai"
    assert text_book("tanakas", 'extends = "daifugo"\n') == "tanakas-2"
    assert text_book("our house, new", 'extends = "daifugo"\n') == "our-house-new"
    assert text_book("大富豪", 'extends = "hearts"\n') == "大富豪-2"
    with pytest.raises(BadBook) as broken:
        text_book("offkai", 'extends = "daifugo"\n[switches]\nx = = 1\n')
    assert "column 5" in broken.value.say("en")
    assert "offkai-2" not in current().all_book_ids()
