"""Which rules a group is asked about before the deal."""

from __future__ import annotations

import pytest

from referee.agreement.choices import MAX_QUESTIONS, next_choice
from referee.library.context import current, rulebook
from referee.model.types import Value


def asked(book: str, answer: dict[str, Value]) -> list[str]:
    """The names of the options in the order of the questions; others are answered yes."""
    rules, names = rulebook(book), list[str]()
    while option := next_choice(rules, names):
        names.append(option.name)
        if option.kind == "switch":
            rules = rules.replace(**{option.name: answer.get(option.name, True)})
        elif option.name in answer:
            rules = rules.replace(**{option.name: answer[option.name]})
    return names


@pytest.mark.parametrize("book", current().shelf_ids())
def test_no_book_asks_more_than_ten_questions_and_none_twice(book: str) -> None:
    names = asked(book, {})
    assert len(names) <= MAX_QUESTIONS
    assert len(set(names)) == len(names)


def test_rules_on_which_tables_differ_come_first_and_then_those_that_conflict() -> None:
    names = asked("daifugo", {})
    assert {"j_back", "seven_pass", "strict_lock"} <= {*names[:6]}
    assert names[6] == "five_skip_or_seven_pass"


def test_a_rule_that_is_not_played_has_no_readings_and_no_conflicts() -> None:
    names = asked("daifugo", {"seven_pass": False})
    assert not any(name.startswith("seven_pass_") for name in names)


def test_a_rule_that_does_nothing_without_another_is_not_asked_about() -> None:
    rules, names = rulebook("offkai").replace(j_back=False), ["j_back"]
    while option := next_choice(rules, names):
        names.append(option.name)
    assert "six_return" not in names
    assert len(names) == MAX_QUESTIONS
