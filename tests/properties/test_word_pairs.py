"""Nothing that loads is dead: any two words of the rule language do what they say on some table, or
are refused with a reason.

``tests/word_pairs.py`` makes the sentences from the vocabulary, and searches the tables.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import islice

import pytest

from referee.i18n.messages import LANGS, has_message
from tests.word_pairs import (
    PAIRS,
    Search,
    Sentence,
    actions,
    complete,
    conditions,
    is_as_without,
    items_without_sentence,
    triggers,
)

pytestmark = pytest.mark.full("the first tier has tests of each word")
PARTS = {
    "trigger and condition": 2,
    "trigger and effect": 6,
    "condition and effect": 2,
    "effect and duration": 1,
}
"""In how many tests the pairs of each kind are tried."""
TRIED = 3
"""How many sentences are tried for a pair."""


@cache
def learnt() -> tuple[Search, list[Sentence]]:
    """A search that knows where each word acts alone, and the words that act nowhere."""
    search = Search()
    items = (*triggers(), *conditions(), *actions())
    return search, [item for item in items if not is_alive(search, item)]


def is_alive(search: Search, *items: Sentence) -> bool:
    """Whether words are refused with a reason, or a sentence with them acts at a table, and does
    there what it does without its condition."""
    sentences, reasons = complete(*items)
    if not sentences:
        keys = [f"fault-sentence-{flaw.code}" for flaw in reasons]
        return bool(keys) and all(has_message(lang, key) for key in keys for lang in LANGS)
    if (acting := search.find_any(sentences[:TRIED])) is None:
        return False
    conditions_ = [item for item in items if len(items) > 1 and item in conditions()]
    return all(is_as_without(condition, *acting) for condition in conditions_)


def test_each_word_is_in_some_sentence() -> None:
    assert items_without_sentence() == set()


def test_each_trigger_condition_and_effect_acts_somewhere() -> None:
    assert learnt()[1] == []


@pytest.mark.parametrize(
    ("kind", "part"), [(kind, part) for kind, parts in PARTS.items() for part in range(parts)]
)
def test_each_pair_acts_or_is_refused(kind: str, part: int) -> None:
    search = deepcopy(learnt()[0])
    pairs = islice(PAIRS[kind](), part, None, PARTS[kind])
    assert [pair for pair in pairs if not is_alive(search, *pair)] == []
