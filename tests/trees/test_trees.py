"""The trees are those that are stored, and every book and every game has its own."""

from collections import Counter

import pytest

import referee
from tests.trees.trees import counts, stored, table, table_names

SAY_WHY = "if that is meant: python -m tests.trees --update, and say in the commit why it moved"


@pytest.mark.parametrize("name", table_names())
def test_a_tree_is_as_stored(name: str) -> None:
    assert counts(table(name)) == stored().get(name), SAY_WHY


def test_no_number_is_left_of_a_table_that_is_gone() -> None:
    assert sorted(stored()) == table_names()


def test_every_book_has_two_tables_and_every_game_one() -> None:
    rules = [table(name).rulebook for name in table_names()]
    books = Counter(each.book.id for each in rules)
    assert all(books[book] >= 2 for book in referee.books())
    played = {(each.book.id, each.variant) for each in rules}
    for book in referee.books():
        for option in referee.book(book).options.values():
            if option.kind == "variant":
                assert {(book, game) for game in option.values} <= played
