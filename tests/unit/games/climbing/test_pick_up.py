"""Cards picked up from the play below, where the field is swept aside by the same play."""

from __future__ import annotations

import pytest

import referee

STOPPED = """\
rules: local + raise_dead + four_stop
seats: Aki, Ben, Chie
turn: Ben
hands:
  Aki: S4 H4 C9 S9
  Ben: S8 D5 D8
  Chie: D7 C8
play:
  Ben: S8
  Aki: S4 H4
"""
CLAUSES = ("daifugo.four_stop", "local.raise_dead")


@pytest.mark.parametrize("first", CLAUSES)
def test_by_which_clause_comes_first_they_are_taken_or_gone(first: str) -> None:
    (other,) = {*CLAUSES} - {first}
    table = referee.read(STOPPED)
    ordered = table.under(table.rulebook.with_orders((first, other)))
    takes = first == "local.raise_dead"
    assert ordered.ask("may Aki draw S8").answer == ("yes" if takes else "no")
    assert ordered.ask("may Aki play C9").answer == ("no" if takes else "yes")


def test_what_is_taken_lies_in_the_hand_and_not_among_the_discards() -> None:
    table = referee.read(STOPPED)
    ordered = table.under(table.rulebook.with_orders(("local.raise_dead", "daifugo.four_stop")))
    taken = ordered.play("Aki: draws S8")
    assert taken.ask("may Aki play S8").answer == "yes"
    with pytest.raises(referee.RefereeError):
        ordered.play("Aki: draws H4")
