"""Orders of many things: few are tried, and none goes against what is known."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from referee.rulebook.orderings import MAX_PERMUTED, orders_of

BEFORE = {("a", "c"), ("c", "b"), ("a", "b"), ("g", "a")}


def _is_before(one: str, other: str) -> bool:
    return (one, other) in BEFORE


def _keeps(order: tuple[str, ...]) -> bool:
    return not any(_is_before(second, first) for first, second in combinations(order, 2))


def test_of_a_few_they_are_all_that_keep_to_what_is_known() -> None:
    things = "gacbd"
    assert set(orders_of(things, _is_before)) == {*filter(_keeps, permutations(things))}


@pytest.mark.parametrize("many", [MAX_PERMUTED + 1, 12, 20])
def test_of_many_each_begins_some_order_as_far_as_it_may(many: int) -> None:
    things = "abcdefghijklmnopqrst"[:many]
    tried = [*orders_of(things, _is_before)]
    assert all(_keeps(order) for order in tried)
    assert len(tried) <= many * many
    behind = {other for _, other in BEFORE if _ in things}
    assert {order[0] for order in tried} == {*things} - behind
