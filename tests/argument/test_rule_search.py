"""Rules are found by the ways in which people ask about them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.argument.rule_search import find_clauses, is_sure, meant
from referee.library.other_names import ways_to_ask

CLAUSES = {
    name: rules
    for rules in map(referee.book, referee.books())
    for clause in rules.clauses
    for name in (clause.name, clause.id)
}


def test_ways_to_ask_are_about_rules() -> None:
    assert {*ways_to_ask()} <= {*CLAUSES}


def _ways() -> Iterator[tuple[str, str]]:
    for name, texts in ways_to_ask().items():
        yield from ((name, text) for text in texts)


def test_each_way_to_ask_finds_its_rule() -> None:
    missed = [
        text
        for name, text in _ways()
        if not any(
            name in (found.clause.name, found.clause.id)
            for found in find_clauses(CLAUSES[name], text)[:3]
        )
    ]
    assert missed == []


@pytest.mark.parametrize(
    ("book", "text"),
    [("daifugo", "7 8 9"), ("daifugo", "the the eight of"), ("hearts", "what colour is the sky")],
)
def test_what_is_about_no_rule_is_not_taken_for_one(book: str, text: str) -> None:
    assert not is_sure(find_clauses(referee.book(book), text))


def test_two_rules_that_are_asked_about_alike_are_both_meant() -> None:
    found = find_clauses(referee.book("sevens"), "do I have to play if I can")
    assert {clause.name for clause in meant(found)} == {"passes", "turns"}


def test_words_that_nobody_knows_make_it_less_sure() -> None:
    found = find_clauses(referee.book("daifugo"), "does a joker count for four of a kind")
    assert is_sure(found)
    assert not is_sure(found, unknown=3)
