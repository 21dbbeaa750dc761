"""Cards that leave a hand of which not everything is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from referee.cards.card import Deck
from referee.engine.conversion import hands_without
from referee.model.marks import MANY

D4, D5, S9 = (1 << at for at in (2, 6, 24))


@pytest.mark.parametrize(
    ("known", "unknown", "cards", "left"),
    [
        (D4 | D5, 0, D4, (D5, 0)),
        (D4 | D5, 3, D4, (D5, 3)),
        (D4, 3, S9, (D4, 2)),
        (D4, 3, D4 | S9, (0, 2)),
        (D4, MANY, S9, (D4, MANY)),
        (0, 1, D4 | S9, (0, 0)),
    ],
)
def test_cards_leave_first_as_known_ones(
    known: int, unknown: int, cards: int, left: tuple[int, int]
) -> None:
    position: Any = SimpleNamespace(known=(D5, known), unknown=(1, unknown))
    after = hands_without(Deck(), position, 1, cards)
    assert (position.known, position.unknown) == ((D5, known), (1, unknown))
    assert after == ((D5, left[0]), (1, left[1]))
