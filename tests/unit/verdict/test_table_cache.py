"""A table goes on from one made before only where that one is the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import referee
from referee.cards.card import parse_card
from referee.library.context import rulebook
from referee.model.questions import WHAT_ORDER, Question
from referee.verdict.case import TableCase
from referee.verdict.errors import Refused

BEFORE = "rules: daifugo\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: S10\n"
BACK = "rules: daifugo\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: SJ\n"


def test_a_table_by_other_rules_is_made_by_these() -> None:
    described = referee.read(BACK).description
    plain = TableCase(described, rulebook("daifugo", {"j_back": False}))
    turned = TableCase(described, rulebook("daifugo", {"j_back": True}))
    order = Question(WHAT_ORDER)
    assert turned.position.marks != plain.position.marks
    assert turned.answer(order).value != plain.answer(order).value
    again = TableCase(described, rulebook("daifugo", {"j_back": False}))
    assert again.position.marks == plain.position.marks
    assert again.steps is plain.steps


def test_a_refused_move_that_stood_once_is_refused_where_it_does_not_stand() -> None:
    described = referee.read(BEFORE).description
    weaker = replace(described.play[0], seat="Ben", cards=(parse_card("H4"),))
    unmarked = described.replace(play=(*described.play, weaker))
    assert len(TableCase(unmarked, force=True).steps) == 2
    with pytest.raises(Refused):
        TableCase(unmarked)
