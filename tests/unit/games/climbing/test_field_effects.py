"""What happens to the plays on the field when another effect has cleared it first."""

from __future__ import annotations

from typing import Any
from unittest.mock import MagicMock

import pytest

import referee
from referee.games.climbing.position import Draft
from referee.games.climbing.rule import effects_cards
from referee.games.climbing.rule.effects_cards import AddUnder, Join, TakeField, Withdraw
from referee.model.marks import NOBODY

CLEARED = """
rules: daifugo
seats: Aki, Ben, Chie
hands:
  Aki: S5 H9 C4
  Ben: ? x3
  Chie: ? x3
"""
FIVE = "S5"
EFFECTS: dict[type[Any], tuple[Any, ...]] = {
    AddUnder: (0, FIVE), Join: (), TakeField: (0,), Withdraw: (),
}  # fmt: skip


def test_all_that_concern_the_field_are_here() -> None:
    known = {
        each
        for each in vars(effects_cards).values()
        if isinstance(each, type) and hasattr(each, "apply") and _concerns_the_field(each)
    }
    assert known == {*EFFECTS}


def _concerns_the_field(kind: type[Any]) -> bool:
    subject = vars(kind).get("subject")
    told = subject.fget if isinstance(subject, property) else None
    return told is not None and told(MagicMock()) == ("field", NOBODY)


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_on_a_cleared_field_no_card_is_lost(kind: type[Any]) -> None:
    table = referee.read(CLEARED)
    deck, draft = table.rulebook.deck, Draft(table.position)
    five = deck.mask([card for card in deck.cards(deck.full) if str(card) == FIVE])
    before = deck.add(draft.known[0], draft.discards)
    kind(*(five if each == FIVE else each for each in EFFECTS[kind])).apply(draft, deck)
    assert deck.add(draft.known[0], draft.discards) == before
    assert draft.field == ()
