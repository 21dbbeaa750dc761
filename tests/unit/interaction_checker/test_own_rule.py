"""What a rule of a house does: a small table on which it acts, and what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.interaction_checker.own_rule import RuleReport, examine_rule
from referee.library.context import check_book, current, rulebook

HOUSE = """extends = "daifugo"

[[clause]]
id = "ours.mine"
title = {{ ja = "うちの決まり", en = "Our rule" }}
{}
"""


@pytest.fixture(autouse=True)
def _trial() -> Iterator[None]:
    with current().trial():
        yield


def report_on(said: str) -> RuleReport:
    current().put_text("ours", HOUSE.format(said))
    rules = rulebook("ours")
    return examine_rule(rules, rules.book.clause("ours.mine"))


def in_the_way(report: RuleReport) -> set[str]:
    return {clause.id for clause in report.in_the_way}


@pytest.mark.parametrize(
    ("said", "lines", "answer"),
    [
        (
            'when.play = { rank = "9", count = 2 }\nthen.skip = 1',
            ["  Aki: S9 H9", "  what happens"],
            "Two 9s were played",
        ),
        (
            'when.play.rank = "9"\nif.order = "revolution"\nthen.forbid = true',
            ["state: revolution", "  may Aki play S9"],
            "Aki may not play ♠9.",
        ),
        ('when.play.mix = ["4", "9"]', ["  may Aki play S4 S9"], "Aki may play ♠4 ♠9."),
        (
            'overrides = ["daifugo.strength"]\nwhen.play.rank = "9"\nthen.allow = true',
            ["field: Jo", "  may Aki play D9"],
            "Aki may play ♦9.",
        ),
    ],
)
def test_a_small_table_shows_what_a_rule_does(said: str, lines: list[str], answer: str) -> None:
    report = report_on(said)
    assert not report.is_idle
    assert [line for line in report.table.splitlines() if line in lines] == lines
    assert answer in report.says["en"]
    said = referee.read(report.table).ask(lines[-1].strip()).say("en")
    assert " ".join(said.splitlines()).startswith(report.says["en"])


def test_a_rule_that_allows_nothing_new_names_what_forbids_it() -> None:
    allow = 'when.play.rank = "9"\nthen.allow = true'
    for overrides in ("", 'overrides = ["daifugo.suit_lock"]\n'):
        report = report_on(overrides + allow)
        assert report.is_idle
        assert in_the_way(report) == {"climbing.form", "daifugo.strength"}


def test_a_foul_has_to_override_the_clause_on_going_out() -> None:
    foul = 'when.play.rank = "9"\nwhen.play.last = true\nthen.foul = true\noverrides = ["{}"]'
    open_ = "sentence-foul-against-nothing"
    for named, code in (("daifugo.revolution", open_), ("climbing.out", "")):
        report = report_on(foul.format(named))
        assert report.is_idle is bool(code)
        assert in_the_way(report) == ({"climbing.out"} if code else set())
        assert [found.code for found in check_book("ours")] == ([code] if code else [])


@pytest.mark.parametrize("book", ["whist", "uno", "hearts", "sevens"])
def test_a_table_that_needs_the_rule_is_left_out(book: str) -> None:
    rules = referee.read(f"rules: {book}\nseats: Aki, Ben, Chie, Dan").rulebook
    assert any(examine_rule(rules, clause) for clause in rules.active[:4])
