"""A teacher's own list: one file, and what is wrong with it by line and column."""

from __future__ import annotations

import json
import tomllib
from importlib import resources
from pathlib import Path

import jsonschema
import pytest

from referee.ui.quiz.course import BadCourse, read_course
from referee.ui.quiz.course.course import BOOKS, KEYS, MAX_ITEMS, NEEDED, SHELF, TOP

ITEM = '''\
[[item]]
id = "two-diamonds"
level = 1
title = { en = "Two diamonds", ja = "ダイヤが2枚" }
table = """
rules: offkai
seats: Aki, Ben, Chie, Dan
field: Aki D4, Ben D7
hands:
  Chie: C9 ? x4
"""
ask = "may Chie play C9"
answer = "yes"
'''


def faults(text: str) -> BadCourse:
    with pytest.raises(BadCourse) as bad:
        read_course(text, "mine.toml")
    assert bad.value.say("ja") != bad.value.say("en")
    return bad.value


def test_a_list_of_one_item(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text(ITEM, "utf-8")
    course = read_course(file)
    assert course.title["en"] == "friday"
    assert [item.id for item in course] == ["two-diamonds"]
    assert course.books == ("offkai",)


def test_a_title_and_no_expectation_are_fine() -> None:
    text = 'title = "金曜の会"\n' + ITEM.replace('answer = "yes"\n', "")
    assert read_course(text).title["ja"] == "金曜の会"


@pytest.mark.parametrize(
    ("before", "after", "place", "en", "ja"),
    [
        ("level = 1", "levle = 1", (3, 1), "Did you mean “level”?", "「level」のことですか"),
        ("level = 1", "level = 4", (3, 1), "A level is 1, 2 or 3, not 4.", "1、2、3"),
        ("level = 1", "level = true", (3, 1), "A level is 1, 2 or 3", "1、2、3"),
        ("level = 1\n", "", (1, 1), "has no “level”", "「level」がありません"),
        ('id = "two-diamonds"', 'id = "Two"', (2, 1), "can’t be an id", "使えません"),
        ("en = ", "fr = ", (4, 11), "There is no key “fr” here", "「fr」"),
        ("rules: offkai", "rules: ofkai", (6, 1), "offkai", "offkai"),
        ("field: Aki D4", "feild: Aki D4", (8, 1), "field", "field"),
        ("Aki D4, Ben D7", "Aki D4, Ben D4", (8, 1), "D4", "D4"),
        ("may Chie play C9", "may Chie ply C9", (12, 1), "ply", "ply"),
        ('answer = "yes"', 'answer = "no"', (13, 1), "the referee says \"yes\"", '裁定は"yes"'),
        ('"yes"', '"yes"\nbecause = ["offkai.run"]', (14, 1), "offkai.run", "offkai.run"),
        ("level = 1", "level = ", (3, 9), "no value after", "「=」のあとに値がありません"),
        ("[[item]]", "[[itme]]", (1, 1), "Did you mean “item”?", "「item」のことですか"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(
    before: str, after: str, place: tuple[int, int], en: str, ja: str
) -> None:
    assert before in ITEM
    bad = faults(ITEM.replace(before, after, 1))
    told = [fault for fault in bad.faults if (fault.line, fault.column or 1) == place]
    assert told, bad.say("en")
    assert en in bad.say("en")
    assert ja in bad.say("ja")
    assert f"Line {place[0]}" in bad.say("en")
    assert f"{place[0]}行目" in bad.say("ja")


def test_all_that_is_wrong_is_told_at_once() -> None:
    bad = faults(ITEM.replace("level = 1", "level = 9") + ITEM.replace("C9 ?", "C99 ?"))
    assert [fault.line for fault in bad.faults] == [3, 23]


def test_the_second_of_the_same_id_is_told() -> None:
    assert "in line 2" in faults(ITEM + ITEM).say("en")


@pytest.mark.parametrize("text", ["", "title = 3", "item = 3", "item = [3]", "\0"])
def test_what_is_no_course_is_told(text: str) -> None:
    assert faults(text).faults


def test_the_published_schema_takes_our_own_files_and_no_other_keys() -> None:
    text = resources.files("referee").joinpath("schema/course.schema.json").read_text("utf-8")
    schema = json.loads(text)
    item = schema["properties"]["item"]
    assert set(item["items"]["properties"]) == set(KEYS)
    assert set(item["items"]["required"]) == set(NEEDED)
    assert (set(schema["properties"]), item["maxItems"]) == (set(TOP), MAX_ITEMS)
    for book in BOOKS:
        jsonschema.validate(tomllib.loads((SHELF / f"{book}.toml").read_text("utf-8")), schema)
    for before, after in (("level = 1", "level = 4"), ("id =", "di ="), ("lock", "Lock")):
        course = tomllib.loads(ITEM.replace("two-diamonds", "lock").replace(before, after))
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(course, schema)
