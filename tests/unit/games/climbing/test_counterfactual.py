"""What the search for flips must know of a rule: every attribute that no hook asks along."""

from __future__ import annotations

from random import Random

import pytest

import referee
from referee.games.climbing.counterfactual.changes import FACTS, Change, _changes_of, changes_of
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.library.context import rulebook
from referee.simulation import random_choices

ASKED_ALONG = {
    "bars_as", "parity",
    "allowed_counts", "answer_has_effects", "answerable", "answers", "answers_skip", "asks",
    "awaits_clear", "bars_forms", "by_hand_size", "by_joker_suits", "by_normal_order", "by_pile",
    "by_suits", "counts_cards",
    "declared", "exempts", "exit_kinds", "exit_stages", "exits_share", "exits_together",
    "explains_refusals", "forms", "fulfilled_by_decline", "judges", "key",
    "lasting_passes", "lead_facts", "max_jokers", "min_plays", "misfit", "move_kinds",
    "observed_marks", "occasion",
    "offers_in_exchange", "offers_only_if_stuck", "only_with_others", "open_fact", "out_of_turn",
    "own_ranks", "relies_on", "replaces_cut", "reversing_marks", "roles", "says", "scope",
    "sees_deal", "sees_suits", "words",
}  # fmt: skip
"""Attributes of rules that tell only together with a hook, which is asked itself."""


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


def test_all_hooks_say_what_they_are_for() -> None:
    hooks = {name: hook for name, hook in vars(ClimbingRule).items() if callable(hook)}
    assert len(hooks) > 40
    assert [name for name, hook in hooks.items() if not hook.__doc__] == []


@pytest.mark.parametrize("book", ["daifugo", "local"])
def test_no_change_counts_without_having_been_asked(book: str) -> None:
    """A fact that every rule has of its own would have every question asked anew for all
    changes."""
    assert [change.key for change in changes_of(rulebook(book)).always_mattering(4)] == []


def tried(text: str, ask: str) -> set[str]:
    """The options whose changes are tried for a question."""
    table = referee.read(f"seats: Aki, Ben, Chie, Dan\n{text}")
    found = table.engine.relevant_changes(table, table.ask(ask).question)
    assert found is not None
    return {option.name for option, _ in found}


UNTOUCHED = [
    ("cut_response_order", "rules: daifugo\nfield: Ben D5\n", "may Chie play S9"),
    ("royal_titles", "rules: local\nfield: Ben D5\n", "may Chie play S9"),
    ("security_law", "rules: local\nfield: Ben D5\n", "may Chie play S9"),
    ("black_red_seven", "rules: daifugo\nfield: Ben D5\n", "may Chie play S9"),
    ("great_revolution", "rules: daifugo\nstate: revolution\nfield: Ben D9\n",
     "may Chie play S5"),
    ("revolution_choice", "rules: daifugo\nturn: Ben\nplay:\n  Ben: D5\n", "whose turn"),
    ("number_lock", "rules: daifugo + four_stop\nturn: Ben\nplay:\n  Ben: D8\n",
     "may Chie play S4 H4"),
]  # fmt: skip


@pytest.mark.parametrize(("option", "text", "ask"), UNTOUCHED, ids=lambda each: each[:20])
def test_what_a_question_does_not_look_at_is_not_tried(option: str, text: str, ask: str) -> None:
    assert option not in tried(text, ask)


LOOKED_AT = [
    ("cut_response_order", "rules: daifugo + seven_counter\nturn: Ben\nplay:\n  Ben: D8\n",
     "may Dan play D7"),
    ("black_red_seven", "rules: daifugo\nfield: Ben DA\n", "may Chie play H7"),
    ("black_red_seven", "rules: daifugo\n", "what may Chie play"),
    ("revolution", "rules: daifugo\nstate: revolution\nfield: Ben D9\n", "may Chie play S5"),
    ("revolution", "rules: local + five_cut\nturn: Ben\nstate: revolution\nplay:\n  Ben: S5\n",
     "whose turn"),
    ("revolution_choice", "rules: daifugo\nturn: Ben\nplay:\n  Ben: S5 H5 D5 C5\n",
     "whose turn"),
    ("four_transparent_empty", "rules: local + four_transparent\n"
     "readings: four_transparent_empty = anything_beats_it\nturn: Ben\nplay:\n  Ben: D4\n",
     "may Chie play C3"),
    ("suit_lock", "rules: daifugo + omen\nfield: D5, D6\n"
     "state: revolution, no counter-revolution, hand rules off by omen\n", "may Chie play S4"),
]  # fmt: skip


@pytest.mark.parametrize(("option", "text", "ask"), LOOKED_AT, ids=lambda each: each[:20])
def test_what_a_question_looks_at_is_tried(option: str, text: str, ask: str) -> None:
    assert option in tried(text, ask)


def test_a_table_of_as_many_as_have_other_titles_tries_them() -> None:
    seven = ", ".join(["Aki (daifugo)", "Ben", "Chie", "Dan", "Eve", "Fumi", "Gen"])
    table = referee.read(f"rules: local\nseats: {seven}\nfield: Ben D5")
    found = table.engine.relevant_changes(table, table.ask("may Chie play S9").question)
    assert found is not None
    assert "royal_titles" in {option.name for option, _ in found}


@pytest.mark.parametrize("ask", ["may Chie play S8", "whose turn", "what order"])
def test_few_changes_are_tried_at_a_plain_table(ask: str) -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Chie\nfield: Ben D5")
    question = table.ask(ask).question
    tried = table.engine.relevant_changes(table, question)
    assert tried is not None
    assert len(tried) < len([*changes_of(table.rulebook)]) / 5


@pytest.mark.parametrize("book", ["daifugo", "local", "offkai", "million_doubt"])
def test_changes_that_hang_on_nothing_chosen_are_those_of_the_book_by_itself(book: str) -> None:
    options = referee.book(book).options
    for seed in range(12):
        random = Random(seed)
        every = random_choices(options, random)
        few = random.sample(sorted(every), min(len(every), 1 + seed // 2))
        for chosen in (every, {name: every[name] for name in few}):
            rules = rulebook(book, chosen)
            expected = [each for option in options.values() for each in _changes_of(rules, option)]
            assert list(map(facts, changes_of(rules))) == list(map(facts, expected)), chosen


def facts(change: Change) -> tuple[object, ...]:
    return (
        change.key, change.gone, change.come, change.ranked, change.always_matters, change.titled
    )  # fmt: skip
