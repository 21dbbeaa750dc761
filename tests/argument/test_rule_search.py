"""Rules are found by the ways in which people ask about them."""

from __future__ import annotations

import re
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

CLAUSES_OF_ALL = [clause for book in referee.books() for clause in referee.book(book).clauses]


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


def test_each_rule_has_ways_to_ask_in_both_languages() -> None:
    """Somebody who doesn't know what a rule is called still asks about it."""
    for clause in CLAUSES_OF_ALL:
        ways = [text for key in (clause.id, clause.name) for text in ways_to_ask().get(key, ())]
        english = sum(text.isascii() for text in ways)
        assert english >= 2, clause.id
        assert len(ways) - english >= 2, clause.id


@pytest.mark.parametrize("book", ["daifugo", "uno", "hearts", "poker", "dou_dizhu"])
@pytest.mark.parametrize(
    "text",
    [
        "is this even legal?", "that's not fair!!", "can he just do that", "wow, what a cheater",
        "so who's right here", "you can't beat that, can you", "stop it, that's a foul",
        "ずるい、反則だよ!", "それって違反でしょ", "だめだよ、そんなの", "何それ、あり?",
        "これに勝てるの?", "そんなルールある?", "is that a rule or not",
    ],
)  # fmt: skip
def test_an_exclamation_is_about_no_rule_for_certain(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    assert said.reading is None or not said.reading.clauses


def _seldom() -> Iterator[tuple[str, str, str]]:
    """The rules that few tables have, by titles that no other rule has."""
    for book in ("daifugo", "local"):
        clauses = referee.book(book).clauses
        titles = [re.sub(r" ?[(（].*", "", t) for c in clauses for t in c.title.values()]
        for clause in clauses:
            is_own = clause.kind == "local" and clause.id.startswith(f"{book}.")
            for title in clause.title.values():
                name = re.sub(r" ?[(（].*", "", title)
                if is_own and titles.count(name) == 1:
                    yield book, clause.name, name


@pytest.mark.parametrize(("book", "rule", "name"), [*_seldom()][::7])
def test_a_rule_that_is_named_comes_before_those_that_are_described(
    book: str, rule: str, name: str
) -> None:
    lied = "My uncle says you throw your whole hand away then. Really?"
    if not name.isascii():
        lied = "おじさんが手札を全部捨てるって言うんだけど本当?"
    said = referee.understand(f"{name}. {lied}" if name.isascii() else f"{name}。{lied}", book=book)
    first = said.reading or said.offers[0]  # perhaps with the rule that is described
    assert rule in [clause.name for clause in first.clauses]
