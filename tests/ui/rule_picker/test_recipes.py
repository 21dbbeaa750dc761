"""Rules that start from the cookbook, a table on which they act, and what they override."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.house_rules.cookbook import recipes
from referee.house_rules.rewrite import own_clauses
from referee.ui.rule_picker.rule_builder import Draft
from referee.ui.rule_picker.session import PickerSession
from referee.ui.rule_picker.word_choices import choices_of
from tests.protocol import check_state

pytestmark = pytest.mark.usefixtures("forgets_books")


def act(session: PickerSession, kind: str, **fields: object) -> dict[str, Any]:
    state: dict[str, Any] = session.act({"type": kind, **fields})
    check_state("picker", state)
    return state


@pytest.mark.parametrize("book", ["daifugo", "local", "offkai"])
def test_recipes_are_whole_rules_in_books_of_their_family(book: str) -> None:
    rules = PickerSession(book).rulebook
    for recipe in recipes().values():
        choices = choices_of(rules, recipe.clause.overrides)
        assert choices
        assert Draft("", recipe.clause.sentences).is_whole(choices), recipe.id


@pytest.mark.parametrize("book", ["local", "offkai"])
def test_a_recipe_is_a_start_in_other_books(book: str) -> None:
    session = PickerSession(book)
    builder = act(session, "build", open=True, recipe="spade_three_beats_two")["builder"]
    assert builder["title"] == "The ♠3 beats a 2"
    assert builder["whole"]
    assert act(session, "keep_rule")["ownRules"][0]["on"]


def test_a_recipe_is_changed_kept_and_undone() -> None:
    session = PickerSession("daifugo")
    act(session, "build", open=True, recipe="no_ten_last")
    act(session, "word", word="when.play.rank", value="10")
    act(session, "word", word="when.play.rank", value="9")
    act(session, "call", title="No 9 last")
    state = act(session, "keep_rule")
    (own,) = own_clauses(session.text)
    assert own.overrides == ("climbing.out",)
    assert state["ownRules"][0]["title"] == "No 9 last"
    table = f"{session.header}seats: Aki, Ben\nturn: Aki\nhands:\n  Aki: D9\nplay:\n  Aki: D9\n"
    assert referee.read(table).ask("is Aki out").answer == "foul"
    assert act(session, "undo")["ownRules"] == []


def test_families_without_sentences_have_no_recipes() -> None:
    assert PickerSession("sevens").state()["recipes"] == []


def test_an_unknown_recipe_or_clause_is_no_start() -> None:
    session = PickerSession("daifugo")
    assert session.act({"type": "build", "open": True, "recipe": "soup"})["builder"] is None
    act(session, "build", open=True)
    assert session.act({"type": "override", "clause": "soup"})["builder"]["overrides"] == []


def test_an_example_shows_a_table_and_goes_when_the_rule_changes() -> None:
    session = PickerSession("daifugo")
    act(session, "build", open=True, recipe="nine_skips_one")
    example = act(session, "example")["builder"]["example"]
    assert "S9" in example["table"]
    assert "skipped" in example["says"]
    assert act(session, "word", word="then.skip", value="2")["builder"]["example"] is None
    assert act(session, "undo")["builder"]["example"] == example


def test_a_rule_that_changes_nothing_is_offered_what_stands_in_its_way() -> None:
    session = PickerSession("daifugo")
    act(session, "build", open=True)
    begun = act(session, "word", word="when.play.rank", value="9")["builder"]
    offered = {word["path"] for slot in begun["slots"] for word in slot["words"]}
    assert offered >= {"then.allow", "then.foul", "then.prevent"}
    made = act(session, "word", word="then.allow", value="True")["builder"]
    (hint,) = (text for slot in made["slots"] for word in slot["words"] for text in word["faults"])
    assert "Show a table where it acts" in hint
    builder = act(session, "example")["builder"]
    assert builder["example"]["table"] == ""
    strength = {"id": "daifugo.strength", "title": "Strength of cards", "on": False}
    assert strength in builder["overrides"]
    builder = act(session, "override", clause="daifugo.strength")["builder"]
    assert strength | {"on": True} in builder["overrides"]
    assert "9" in act(session, "example")["builder"]["example"]["table"]
    assert strength in act(session, "undo")["builder"]["overrides"]
