"""The cookbook: each recipe is a rule that loads without a warning and decides its table."""

from __future__ import annotations

import pytest

import referee
from referee.errors import RefereeError
from referee.house_rules.cookbook import BOOK, HOUSE, Recipe, recipes
from referee.house_rules.rewrite import own_clauses
from referee.i18n.messages import LANGS

pytestmark = pytest.mark.usefixtures("forgets_books")


def _verdict(book: str, recipe: Recipe) -> referee.Verdict | None:
    """The verdict at the recipe's table; ``None`` if the table is impossible in the book."""
    try:
        return referee.read(f"rules: {book}\n{recipe.trial.table}").ask(recipe.trial.ask)
    except RefereeError:
        return None


def _is_as_told(verdict: referee.Verdict | None, recipe: Recipe) -> bool:
    trial = recipe.trial
    if verdict is None:
        return False
    if trial.says:
        return trial.says in verdict.say("en")
    return bool(verdict.to_dict()["answer"] == trial.answer)


@pytest.mark.parametrize("recipe", recipes().values(), ids=[*recipes()])
def test_a_recipe_decides_its_table(recipe: Recipe) -> None:
    referee.define_house(HOUSE, recipe.house)
    assert referee.check_book(HOUSE) == []
    assert _is_as_told(_verdict(HOUSE, recipe), recipe)
    assert not _is_as_told(_verdict(BOOK, recipe), recipe)


@pytest.mark.parametrize("recipe", recipes().values(), ids=[*recipes()])
def test_a_recipe_can_be_edited_by_taps(recipe: Recipe) -> None:
    (own,) = own_clauses(recipe.house)
    assert own == recipe.clause
    assert own.sentences


def test_there_are_forty_different_recipes_in_both_languages() -> None:
    assert len(recipes()) >= 40
    for lang in LANGS:
        for texts in (
            [recipe.spoken[lang] for recipe in recipes().values()],
            [recipe.clause.title[lang] for recipe in recipes().values()],
        ):
            assert len({*texts}) == len(texts)
            assert all(texts)
