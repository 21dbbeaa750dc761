"""Clauses that edges and needs name together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import referee
from referee.rulebook.clause import Clause
from referee.rulebook.rule_language import SENTENCE

REVOLUTIONS, HAND_RULES = "revolutions", "hand_rules"


def _sentences(clause: Clause) -> Iterator[Mapping[str, Any]]:
    return (use.params for use in clause.rules if use.name == SENTENCE)


@pytest.mark.parametrize("book", ["daifugo", "local"])
def test_whatever_turns_the_order_for_the_game_is_a_revolution(book: str) -> None:
    turning = {
        clause.id
        for clause in referee.book(book).clauses
        for said in _sentences(clause)
        if "then.order" in said and said.get("until") == "game"
    }
    grouped = {each.id for each in referee.book(book).clauses if REVOLUTIONS in each.groups}
    assert turning
    assert turning == grouped


def test_an_edge_to_a_group_reaches_clauses_of_a_book_that_extends() -> None:
    choice = {
        name: referee.book(name).clause("daifugo.revolution_choice")
        for name in ("daifugo", "local")
    }
    assert "local.southern_cross" in choice["local"].overrides
    assert "local.southern_cross" not in choice["daifugo"].overrides
    assert {"daifugo.revolution", "local.southern_cross"} <= {*choice["local"].needs[0]}


def test_a_clause_goes_before_none_of_a_group_that_goes_before_it_nor_itself() -> None:
    book = referee.book("daifugo")
    assert "daifugo.revolution_choice" in book.clause("daifugo.great_revolution").overrides
    assert "daifugo.great_revolution" not in book.clause("daifugo.revolution_choice").overrides
    assert "daifugo.omen" not in book.clause("daifugo.omen").overrides
