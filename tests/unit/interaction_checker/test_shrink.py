"""Tables of a pair are made smaller, whatever they leave out."""

from __future__ import annotations

from itertools import combinations

import pytest

from referee.interaction_checker.shrink import shrink
from referee.library.context import rulebook
from referee.model.description import Description
from referee.notation.table_text import read_text

PARTS = {
    "field": "field: Aki D5 C5",
    "hands": "hands:\n  Ben: S7 H7 ?",
    "state": "state: revolution",
    "discards": "discards: S3",
    "play": "play:\n  Ben: S7 H7",
}


def table_of(parts: list[str]) -> Description:
    lines = ["rules: daifugo + seven_pass", "seats: Aki (daifugo), Ben, Chie"]
    return read_text("\n".join([*lines, *(PARTS[part] for part in parts)]))


@pytest.mark.parametrize(
    "parts",
    [list(parts) for count in range(len(PARTS) + 1) for parts in combinations(PARTS, count)],
    ids=lambda parts: "+".join(parts) or "nothing",
)
def test_a_table_without_some_parts_can_be_made_smaller(parts: list[str]) -> None:
    table = table_of(parts)
    smaller = shrink(table, lambda _: True, rulebook("daifugo"), ())
    assert len(smaller.seats) <= len(table.seats)
    assert not smaller.state
    assert not smaller.hands
