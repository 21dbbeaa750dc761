"""The one writer of houses' files: what was wanted comes out, and no comment is lost."""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.house_rules import toml_edit
from referee.house_rules.errors import UnsafeEdit
from referee.house_rules.rewrite import (
    HouseContent,
    OwnClause,
    own_clauses,
    rewrite,
    rulings_of,
    with_clause,
    with_next_revision,
    with_ruling,
    without_ruling,
)
from referee.library.book_file import parse_book
from referee.library.toml_source import key_positions
from referee.rulebook.clause import Ruling
from referee.rulebook.diagnostics import BadBook
from tests.house_texts import USUAL, house_texts, wanteds
from tests.thorough import some

DAY = datetime.date(2026, 11, 20)
OWN = ("switches", "settings", "ruling", "title", "format", "revision")


def paths(data: object, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of everything that stands in a TOML file."""
    inside: Any = ()
    if isinstance(data, dict):
        inside = data.items()
    elif isinstance(data, list):
        inside = enumerate(data)
    for key, each in inside:
        yield (*at, key)
        yield from paths(each, (*at, key))


def comments(text: str) -> list[str]:
    """The comments that the writer of the text numbered, in the order of the text."""
    return re.findall(r"said (<\d+>)", text)


def foreign(text: str) -> Mapping[str, Any]:
    return {name: said for name, said in tomllib.loads(text).items() if name not in OWN}


def settled(text: str) -> Mapping[str, Any]:
    """What the switches and settings of a text say."""
    return {name: value for name, value, _ in parse_book("", text).settings()}


# ---- where things stand


@settings(max_examples=some(300), deadline=None)
@given(house_texts())
def test_everything_in_a_file_has_its_place(text: str) -> None:
    found, lines = key_positions(text), text.split("\n")
    assert found.keys() == {*paths(tomllib.loads(text))}
    for path, (line, column) in found.items():
        assert lines[line - 1][column - 1] not in " \t#,="
        names = [each for each in path if isinstance(each, str)]
        spelled = {names[-1], names[-1].encode("ascii", "backslashreplace").decode()}
        if isinstance(path[-1], str) and not any(each in lines[line - 1] for each in spelled):
            assert names[-1] == "bA"  # spelled with an escape
            assert "b\\u0041" in lines[line - 1]


def test_everything_in_our_books_has_its_place(root: Path) -> None:
    for file in sorted((root / "referee" / "books").glob("*.toml")):
        text = file.read_text("utf-8")
        assert key_positions(text).keys() == {*paths(tomllib.loads(text))}


def test_places_are_those_of_an_editor() -> None:
    """Only a line feed ends a line, not all that Python splits at."""
    text = 'a = "\u2028\x85" # \u2029\n[[b.c]]\n"d e" = [\n  { f = 1 },\n]\n[b]\ng.h = 2\n'
    assert key_positions(text) == {
        ("a",): (1, 1), ("b",): (6, 1), ("b", "c"): (2, 1), ("b", "c", 0): (2, 1),
        ("b", "c", 0, "d e"): (3, 1), ("b", "c", 0, "d e", 0): (4, 3),
        ("b", "c", 0, "d e", 0, "f"): (4, 5), ("b", "g"): (7, 1), ("b", "g", "h"): (7, 1),
    }  # fmt: skip


# ---- what is written


@settings(max_examples=some(500), deadline=None)
@given(house_texts(), wanteds())
def test_a_file_says_what_is_wanted_and_keeps_every_comment(
    text: str, wanted: HouseContent
) -> None:
    after = rewrite(text, wanted, USUAL)
    assert rulings_of(after) == wanted.rulings
    assert tomllib.loads(after).get("title", {}) == wanted.title
    for name, value in {**USUAL, **settled(after)}.items():
        assert value == (
            wanted.rulings[name].value if name in wanted.rulings else wanted.values[name]
        )
    assert foreign(after) == foreign(text)
    assert comments(after) == comments(text)
    assert rewrite(after, wanted, USUAL) == after
    assert after.count("\r\n") in (0, after.count("\n"))


@settings(max_examples=some(300), deadline=None)
@given(house_texts(), st.sampled_from([*USUAL]), st.sampled_from(["", 'a\n[b] "c" # d']))
def test_a_ruling_comes_and_goes(text: str, name: str, note: str) -> None:
    before, ruling = rulings_of(text), Ruling(name, USUAL[name], DAY, note)
    ruled = with_ruling(text, ruling)
    assert rulings_of(ruled) == {**before, name: ruling}
    taken = without_ruling(ruled, name)
    assert taken is not None
    assert rulings_of(taken) == {each: before[each] for each in before if each != name}
    for after in (ruled, taken):
        assert comments(after) == comments(text)
        assert {**tomllib.loads(after), "ruling": 0} == {**tomllib.loads(text), "ruling": 0}
    assert without_ruling(taken, name) is None


@settings(max_examples=some(200), deadline=None)
@given(house_texts())
def test_a_revision_is_counted_up_and_nothing_else_changes(text: str) -> None:
    before, after = tomllib.loads(text), with_next_revision(text)
    revision = before.get("revision", 0) + 1
    assert tomllib.loads(after) == {**before, "format": 1, "revision": revision}
    assert comments(after) == comments(text)


SHAPES = [
    ("ruling = [{a}]\n", "ruling = [{a}, {b}]\n"),
    ("ruling = [\n]\n", "ruling = [{b}]\n"),
    ("ruling = [\n  {a} # one\n]\n", "ruling = [\n  {a}, # one\n  {b}\n]\n"),
    ("ruling = [\n\t{a}, # one\n\t# end\n]\n", "ruling = [\n\t{a}, # one\n\t{b},\n\t# end\n]\n"),
    ("[[ruling]]\n{c}", '[[ruling]]\n{c}\n[[ruling]]\ndecides = "emperor"\nvalue = true\n'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), SHAPES)
def test_a_ruling_is_written_as_the_others_are(text: str, wanted: str) -> None:
    said = {
        "{a}": '{ decides = "suit_lock", value = false }',
        "{b}": '{ decides = "emperor", value = true }',
        "{c}": 'decides = "suit_lock"\nvalue = false\n',
    }
    for key, spelled in said.items():
        text, wanted = text.replace(key, spelled), wanted.replace(key, spelled)
    assert with_ruling(text, Ruling("emperor", True)) == wanted


# ---- what is refused


@pytest.mark.usefixtures("forgets_books")
@pytest.mark.parametrize("wrong", ["", "x = = 1\n", "emperor = 1\n"])
def test_a_change_that_would_say_something_else_writes_nothing(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = referee.new_house(tmp_path / "ours.toml", "offkai")
    monkeypatch.setattr(toml_edit, "append", lambda text, *_: text + wrong)
    with pytest.raises(UnsafeEdit) as caught:
        house.rule("second_j", "stays")
    assert "“ruling”" in caught.value.say("en")
    assert "「ruling」" in caught.value.say("ja")
    assert house.path.read_text("utf-8") == house.text


@pytest.mark.parametrize("deep", ["x = " + "[" * 5_000 + "]" * 5_000, "x = " + "1" * 5_000])
def test_what_python_cannot_read_is_told(deep: str) -> None:
    with pytest.raises(BadBook) as caught:
        parse_book("odd", deep)
    assert caught.value.say("ja") != caught.value.say("en")


@pytest.mark.parametrize("changed", [0, 1, 2])
def test_a_clause_that_is_changed_keeps_its_place_and_the_comments_of_the_others(
    changed: int,
) -> None:
    text = 'format = 2\nrevision = 1\nextends = "daifugo"\n'
    for number in range(3):
        text += f'\n# said <{number}>\n[[clause]]\nid = "own.{number}"\nkind = "adopted"\n'
        text += 'title = { en = "Skip" }\nwhen.play.rank = "9"\nthen.skip = 1\n'
    clause = OwnClause(
        f"own.{changed}", {"en": "Skip two"}, ({"when.play.rank": "9", "then.skip": 2},), ()
    )
    after = with_clause(text, clause)
    assert [own.id for own in own_clauses(after)] == ["own.0", "own.1", "own.2"]
    assert own_clauses(after)[changed] == clause
    assert comments(after) == ["<0>", "<1>", "<2>"]
