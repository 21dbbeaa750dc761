"""Every clause names what it rests on, and it can be looked up or is marked as hearsay."""

from __future__ import annotations

from collections import Counter

import pytest

import referee
from referee.house_rules.house import define_house
from referee.library.context import current
from referee.rulebook.clause import SOURCE_KINDS
from referee.rulebook.diagnostics import BadBook

HOUSE = """
extends = "offkai"
sources = ["our_notes"]

[[source]]
key = "our_notes"
kind = "hearsay"
title = { ja = "自分たちのメモ", en = "our notes" }

[[clause]]
id = "ours.nine_skip"
title = { ja = "9飛び", en = "Nine skip" }
when.play.rank = "9"
then.skip = 1
"""


@pytest.mark.parametrize("id_", referee.books())
def test_every_clause_names_its_sources(id_: str) -> None:
    book = referee.book(id_)
    for clause in book.clauses:
        assert clause.sources, clause.id
        for source in clause.sources:
            assert source.kind in SOURCE_KINDS
            assert source.address or source.kind == "hearsay", source.key
            assert (
                source.address == "printed"
                or source.address.startswith("http")
                or (not source.address)
            )


@pytest.mark.parametrize("id_", referee.books())
def test_every_source_is_named_by_a_clause(id_: str) -> None:
    book = referee.book(id_)
    named = {source.key for clause in book.clauses for source in clause.sources}
    own = {entry["key"] for entry in current().book_file(id_).data.get("source", ())}
    assert own <= named


def test_most_local_rules_can_be_looked_up() -> None:
    """“Played in many places” is no source: two are named, or the clause is marked as hearsay."""
    clauses = [c for c in referee.book("local").clauses if c.id.startswith("local.")]
    kinds = Counter(any(source.address for source in clause.sources) for clause in clauses)
    assert kinds[True] > kinds[False]
    for clause in clauses:
        assert "many places" not in clause.cited("en"), clause.id


def test_a_verdict_cites_its_sources() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9")
    (reason,) = table.ask("may Chie play C10").to_dict()["because"]
    (source,) = reason["sources"]
    assert source["address"].startswith("http")
    assert source["date"] == "2009-09-21"
    assert "縛り" in reason["where"]["ja"]


def house(text: str) -> list[str]:
    """What is wrong with a house's book."""
    with current().trial():
        try:
            define_house("ours", text)
        except BadBook as bad:
            return [finding.say("en") for finding in bad.findings]
        return [finding.say("en") for finding in current().check_book("ours")]


def test_a_house_may_name_sources() -> None:
    assert house(HOUSE) == []
    with current().trial():
        clause = define_house("ours", HOUSE).clause("ours.nine_skip")
        assert clause.cited("ja") == "自分たちのメモ"


@pytest.mark.parametrize(
    ("was", "written", "says"),
    [
        ('sources = ["our_notes"]', 'sources = ["our_note"]', "our_notes"),
        ('kind = "hearsay"', 'kind = "rumour"', "hearsay"),
        ('kind = "hearsay"', 'kind = "app"', "address"),
        ('key = "our_notes"', "", "key"),
        ("[[clause]]", HOUSE.split("\n\n")[1] + "\n\n[[clause]]", "two sources"),
        ('sources = ["our_notes"]\n', "", "names no source"),
        ('title = { ja = "自分', 'titel = { ja = "自分', "title"),
    ],
)
def test_a_bad_source_is_named(was: str, written: str, says: str) -> None:
    (finding,) = house(HOUSE.replace(was, written, 1))
    assert says in finding
