"""What happens to the plays on the field when another effect has cleared it first."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.cards.card import parse_card
from referee.games.climbing.position import PositionBuilder
from referee.games.climbing.rule_api import effects
from referee.games.climbing.rule_api.effects import (
    AddUnder,
    Clear,
    Join,
    PickUp,
    TakeField,
    TakeTop,
    Withdraw,
)

CLEARED = """
rules: daifugo
seats: Aki, Ben, Chie
discards: D8
hands:
  Aki: S5 H9 C4
  Ben: ? x3
  Chie: ? x3
"""
HELD, SWEPT = "S5", "D8"
EFFECTS: dict[type[Any], tuple[Any, ...]] = {
    AddUnder: (0, HELD), Clear: (), Join: (), PickUp: (0, SWEPT), TakeField: (0,),
    TakeTop: (0, SWEPT), Withdraw: (),
}  # fmt: skip


def test_all_that_concern_the_field_are_here() -> None:
    known = {
        each
        for each in vars(effects).values()
        if isinstance(each, type) and getattr(each, "topic", "") == "field"
    }
    assert known == {*EFFECTS}


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_on_a_cleared_field_no_card_is_lost_or_doubled(kind: type[Any]) -> None:
    table = referee.read(CLEARED)
    deck, draft = table.rulebook.deck, PositionBuilder(table.position)
    before = draft.known[0].bit_count() + draft.discards.bit_count()
    given = [
        deck.mask([parse_card(each)]) if isinstance(each, str) else each for each in EFFECTS[kind]
    ]
    kind(*given).apply(draft, deck)
    assert draft.known[0].bit_count() + draft.discards.bit_count() == before
    assert draft.field == ()
