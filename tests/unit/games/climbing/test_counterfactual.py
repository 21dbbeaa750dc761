"""What the search for flips must know of a rule: every attribute that no hook asks along."""

from __future__ import annotations

from referee.games.climbing.counterfactual import ASKED_ALONG, FACTS
from referee.games.climbing.rule import hooks
from referee.games.climbing.rule.rule import ClimbingRule


def attributes() -> set[str]:
    """What a rule may set without a method."""
    return {
        name
        for base in ClimbingRule.__mro__
        for name, value in vars(base).items()
        if not name.startswith("_") and not callable(value) and not isinstance(value, property)
    }


def test_every_attribute_is_a_fact_or_is_asked_along() -> None:
    assert {*FACTS} | ASKED_ALONG == attributes()
    assert not {*FACTS} & ASKED_ALONG


def test_all_hooks_stand_in_a_group_and_say_what_they_are_for() -> None:
    groups = [each for name, each in vars(hooks).items() if name.endswith("Hooks")]
    own = [name for name in vars(ClimbingRule) if not name.startswith("_")]
    assert {*own} == {"weighs", "keeps_lead", "declared"}
    hooks_of = [hook for group in groups for name, hook in vars(group).items() if callable(hook)]
    assert len(hooks_of) > 40
    assert [hook.__qualname__ for hook in hooks_of if not hook.__doc__] == []
