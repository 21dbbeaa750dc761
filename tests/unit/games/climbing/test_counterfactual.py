"""What the search for flips must know of a rule: every attribute that no hook asks along."""

from __future__ import annotations

import pytest

import referee
from referee.games.climbing.counterfactual.differences import ASKED_ALONG, FACTS, differences
from referee.games.climbing.rule.rule import ClimbingRule
from referee.library.library import rulebook


def attributes() -> set[str]:
    """What a rule may set without a method."""
    return {
        name
        for base in ClimbingRule.__mro__
        for name, value in vars(base).items()
        if not name.startswith("_")
        and not callable(value)
        and not isinstance(value, property | classmethod)
    }


def test_every_attribute_is_a_fact_or_is_asked_along() -> None:
    assert {*FACTS} | ASKED_ALONG == attributes()
    assert not {*FACTS} & ASKED_ALONG


def test_all_hooks_stand_in_a_group_and_say_what_they_are_for() -> None:
    groups = [each for each in ClimbingRule.__mro__ if each.__name__.endswith("Hooks")]
    own = [name for name in vars(ClimbingRule) if not name.startswith("_")]
    assert {*own} == {"weighs", "keeps_lead", "declared"}
    hooks_of = [hook for group in groups for name, hook in vars(group).items() if callable(hook)]
    assert len(hooks_of) > 40
    assert [hook.__qualname__ for hook in hooks_of if not hook.__doc__] == []


def test_no_change_counts_without_having_been_asked() -> None:
    """A fact that every rule has of its own would have every question asked anew for all changes;
    what is left is the order of answers, which nothing asks for before somebody answers."""
    rules = rulebook("daifugo")
    at_once = {each.option.name for each in differences(rules) if each.at_once}
    assert at_once <= {"cut_response_order"}


@pytest.mark.parametrize("ask", ["may Chie play S8", "whose turn", "what order"])
def test_few_changes_are_tried_at_a_plain_table(ask: str) -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Chie\nfield: Ben D5")
    question = table.ask(ask).question
    tried = table.engine.mattering(table, question)
    assert tried is not None
    assert len(tried) < len(differences(table.rulebook)) / 5
