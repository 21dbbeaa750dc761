"""Nothing that loads is dead: each trigger, condition and effect acts on some table.

``tests/word_pairs.py`` makes the sentences from the vocabulary, and searches the tables.
"""

from __future__ import annotations

import pytest

from tests.word_pairs import Search, actions, complete, conditions, triggers


@pytest.mark.full("the first tier has tests of each word")
def test_each_trigger_condition_and_effect_acts_somewhere() -> None:
    search = Search(most=300)
    dead = []
    for item in (*triggers(), *conditions(), *actions()):
        sentences, _ = complete(item)
        if sentences and not any(search.find(clauses) for clauses in sentences[:3]):
            dead.append(item)
    assert dead == []
