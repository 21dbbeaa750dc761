"""An open point of the text is a reading of every clause that has it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.games.climbing.rule_api.rule import CardLossRule
from referee.rulebook.clause import Book, Clause, RuleUse
from referee.rulebook.registry import rule_class
from referee.rulebook.rule import Rule

BOOKS = [id_ for id_ in referee.books() if referee.book(id_).family_of("") == "climbing"]

UNTIL_CLEAR = ("clear", "next clear")
SECOND_J = {"reading": "second_j", "flips_again": "turns", "stays": "turns once"}


def _uses(book: Book) -> Iterator[tuple[Clause, RuleUse, type[Rule]]]:
    for clause in book.clauses:
        for use in clause.rules:
            if not clause.variants:
                yield clause, use, rule_class("climbing", use.name)


def _turns_for_a_time(use: RuleUse) -> bool:
    """Whether a sentence turns the order round until the field is cleared."""
    return use.params.get("until") in UNTIL_CLEAR and "then.order" in use.params


@pytest.mark.parametrize("id_", BOOKS)
def test_what_turns_the_order_for_a_time_has_the_reading_of_a_second_such_play(id_: str) -> None:
    book = referee.book(id_)
    found = [(clause, use) for clause, use, _ in _uses(book) if _turns_for_a_time(use)]
    for clause, use in found:
        told = use.params["then.order"]
        assert told == SECOND_J, clause.id


def test_books_have_such_clauses() -> None:
    turning = {clause.id for id_ in BOOKS for clause, use, _ in _uses(referee.book(id_))
               if _turns_for_a_time(use)}  # fmt: skip
    assert turning >= {"daifugo.j_back", "daifugo.two_back", "daifugo.strong_j_back"}
    assert turning >= {"offkai.j_back", "million_doubt.eleven_back"}


# ---- locks


def _locks(book: Book) -> set[str]:
    """The names of the clauses that bind what follows in the trick."""
    return {
        clause.name
        for clause, _, rule in _uses(book)
        if "lock" in clause.about and "bars" in rule.declared and rule.words
    }


def _goes_before(clause: Clause) -> set[str]:
    """What a clause overrides, in words or by a value of one of its readings. Of a clause that
    replaces another the name is the same."""
    read = (ids for reading in clause.readings for ids in reading.overrides.values())
    return {id_.partition(".")[2] for ids in (clause.overrides, *read) for id_ in ids}


def _exceptions(book: Book) -> Iterator[Clause]:
    """The clauses by which a play is made in spite of what lies there, locks themselves left out:
    they answer a cut, or go before the clause on strength."""
    strength = {clause.name for clause, use, _ in _uses(book) if use.name == "stronger"}
    for clause, use, rule in _uses(book):
        says = "allows" in rule.declared or use.params.get("then.allow")
        allows = says and strength & _goes_before(clause)
        answers = any(path.startswith("when.play.on.clear") for path in use.params)
        if clause.name not in _locks(book) and (allows or answers):
            yield clause


@pytest.mark.parametrize("id_", ["daifugo", "offkai", "uecda", "league"])
def test_an_exception_says_of_every_lock_whether_it_goes_before_it(id_: str) -> None:
    """In words, or by a reading."""
    book = referee.book(id_)
    locks, exceptions = _locks(book), list(_exceptions(book))
    assert locks
    assert exceptions
    for clause in exceptions:
        assert locks <= _goes_before(clause), clause.id


@pytest.mark.parametrize("id_", BOOKS)
def test_who_speaks_of_one_lock_speaks_of_all(id_: str) -> None:
    """But for those that are about the suit lock by its name."""
    book = referee.book(id_)
    locks = _locks(book)
    for clause in book.clauses:
        told = _goes_before(clause) & locks
        only = "suit lock" in clause.wording["en"].lower()
        assert not told or told == locks or only, clause.id


@pytest.mark.parametrize("id_", ["daifugo", "offkai", "uecda", "league"])
def test_a_lock_of_suits_says_what_a_joker_in_a_set_is_to_it(id_: str) -> None:
    """In words, by a reading of its own, or by that of another lock."""
    uses = _uses(referee.book(id_))
    found = [(clause, use) for clause, use, rule in uses if "bars" in rule.declared
             and any(word.value == "suits" for word in rule.words)]  # fmt: skip
    assert found
    for clause, use in found:
        own = any(reading.name == "lock_across_joker" for reading in clause.readings)
        assert own or "lock_across_joker" in use.params, clause.id


# ---- cards that one has to part with


def test_who_has_to_part_with_the_last_card_is_judged_alike_by_all_clauses() -> None:
    book = referee.book("daifugo")
    found = {
        clause.name: use.params.get("parting_foul", use.params.get("then.emptied"))
        for clause, use, rule in _uses(book)
        if issubclass(rule, CardLossRule) or use.params.get("then.emptied")
    }
    chosen = {"seven_pass", "nine_give_back", "ten_discard"}
    assert chosen < {*found}
    found = {name: value for name, value in found.items() if name not in chosen}
    assert {*found} == {
        "thief", "death", "q_bomber", "bloody_mary_a", "bloody_mary_b", "king_bishop", "nero",
    }  # fmt: skip
    assert {value["reading"] for value in found.values()} == {"q_bomber_foul"}
