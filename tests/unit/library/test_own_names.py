"""A clause of a house has a name of its own; it takes the place of another only if it says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.library.context import book, check_book, current
from referee.rulebook.diagnostics import Finding

CLAUSE = """
[[clause]]
id = "{}"
title = {{ ja = "うちの決まり", en = "Our rule" }}
when.play.rank = "5"
then.skip = 1
{}
"""


@pytest.fixture(autouse=True)
def _trial() -> Iterator[None]:
    with current().trial():
        yield


def house(*clauses: tuple[str, str], base: str = "daifugo", head: str = "") -> None:
    text = "".join(CLAUSE.format(id_, more) for id_, more in clauses)
    current().put_text("ours", f'extends = "{base}"\n{head}{text}')


def findings() -> list[Finding]:
    return check_book("ours")


def test_a_house_clause_never_takes_the_place_of_a_book_clause_by_its_name() -> None:
    inherited = {clause.id for clause in book("local").clauses}
    for clause in book("local").clauses:
        house((f"ours.{clause.name}", ""), base="local")
        ours = book("ours")
        assert {c.id for c in ours.clauses} == inherited | {f"ours.{clause.name}"}
        assert ours.clause(clause.id).name == clause.name
        assert ours.options.keys() == book("local").options.keys() | {f"ours.{clause.name}"}
        namesake = next(found for found in findings() if found.code == "clause-namesake")
        assert (namesake.level, namesake.line) == ("note", 4)


@pytest.mark.parametrize("name", ["revolution", "joker", "foul_finish", "forms", "eight_cut"])
def test_the_book_clause_acts_as_if_the_house_had_none_of_its_name(name: str) -> None:
    house((f"ours.{name}", ""))
    for play, question in (
        ("a: S5 H5 C5 D5", "what order"),
        ("a: S9 H9", "may b play Jo"),
        ("a: S8 H8", "whose turn"),
        ("a: SJ", "what order"),
    ):
        tables = (
            referee.read(f"rules: {rules}\nseats: a, b, c, d\nhands: b: Jo ? x5\nplay: {play}")
            for rules in ("daifugo", "ours")
        )
        plain, own = (table.ask(question).answer for table in tables)
        assert plain == own, (play, question)


def test_a_table_turns_off_the_clause_that_it_names() -> None:
    house(("ours.eight_cut", 'kind = "adopted"'))
    table = "seats: a, b, c, d\nhands: a: S5 S8 ? x5\nplay: a: {}"
    five, eight = table.format("S5"), table.format("S8")

    def turn(rules: str, text: str) -> object:
        return referee.read(f"rules: {rules}\n{text}").ask("whose turn").answer

    assert (turn("ours", five), turn("ours", eight)) == ("c", "a")
    off = "ours - ours.eight_cut"
    assert (turn(off, five), turn(off, eight)) == ("b", "a")
    assert (turn("ours - eight_cut", five), turn("ours - eight_cut", eight)) == ("c", "b")
    assert (turn("ours - Our rule", five), turn("ours - Our rule", eight)) == ("b", "a")


def test_a_clause_takes_the_place_of_the_one_that_it_replaces() -> None:
    house(("ours.fast_cut", 'replaces = "daifugo.eight_cut"\nkind = "adopted"'))
    ours = book("ours")
    assert findings() == []
    assert "daifugo.eight_cut" not in ours.clause_names
    edges = [id_ for c in ours.clauses for id_ in (*c.overrides, *c.conflicts, *c.needs)]
    assert "daifugo.eight_cut" not in edges
    assert any("ours.fast_cut" in clause.overrides for clause in ours.clauses)
    # a reading of the replaced clause that others need stays
    assert ours.option("cut_response_order").clause.id == "ours.fast_cut"


def test_a_replaced_clause_can_be_named_by_its_former_id() -> None:
    house(
        ("ours.fast_cut", 'replaces = "daifugo.eight_cut"'),
        ("ours.other", 'overrides = ["daifugo.eight_cut"]'),
    )
    current().put_text("theirs", 'extends = "ours"\n' + CLAUSE.format(
        "theirs.cut", 'replaces = "daifugo.eight_cut"'))  # fmt: skip
    assert findings() == check_book("theirs") == []
    assert book("ours").clause("ours.other").overrides == ("ours.fast_cut",)
    assert book("theirs").clause("ours.other").overrides == ("theirs.cut",)


def test_without_a_clause_the_readings_that_others_need_stay() -> None:
    for clause in book("daifugo").clauses:
        house(head=f'without = ["{clause.name}"]\n')
        if "lacks-role" in {found.code for found in findings()}:  # the game needs the clause
            continue
        table = referee.read("rules: ours\nseats: a, b, c, d\nhands: a: S8 ? x5\nturn: a")
        for question in ("may a play S8", "whose turn", "what order"):
            table.ask(question).say()


@pytest.mark.parametrize(
    ("code", "line", "clauses"),
    [
        ("unknown-clause", 8, [("ours.cut", 'replaces = "daifugo.eight_cutt"')]),
        ("clause-inherited", 4, [("daifugo.eight_cut", "")]),
        (
            "replaced-twice", 15,
            [(f"ours.cut_{n}", 'replaces = "daifugo.eight_cut"') for n in range(2)],
        ),
    ],
)  # fmt: skip
def test_what_a_clause_cannot_replace(code: str, line: int, clauses: list[tuple[str, str]]) -> None:
    house(*clauses)
    (found,) = findings()
    assert (found.code, found.level, found.line) == (code, "error", line)
    assert "daifugo.eight_cut" in found.say()


def test_a_rule_of_a_house_can_be_turned_off_unless_it_takes_the_place_of_a_fixed_one() -> None:
    house(("ours.hum", ""), ("ours.out", 'replaces = "daifugo.strength"'))
    ours = book("ours")
    assert [ours.clause(f"ours.{name}").kind for name in ("hum", "out")] == ["adopted", "base"]
