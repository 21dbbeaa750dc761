"""The pages on the rule language are made from the vocabulary and the cookbook as they are."""

from __future__ import annotations

from collections import Counter

import pytest

from docs.site_builder import cookbook_page
from docs.site_builder.words_page import page
from referee.games.climbing.rule_language.shared_words import SHARED_WORDS
from referee.i18n.messages import LANGS
from referee.rulebook.registry import vocabulary_of
from tests.docs.pages import ROOT


def test_the_page_is_made_from_the_vocabulary() -> None:
    """Made anew by ``python -m docs.site_builder.words_page > docs/reference/words.md``."""
    assert (ROOT / "docs" / "reference" / "words.md").read_text("utf-8") == page()


@pytest.mark.usefixtures("forgets_books")
@pytest.mark.parametrize("lang", LANGS)
def test_the_cookbook_is_made_from_its_recipes(lang: str) -> None:
    """Made anew by ``python -m docs.site_builder.cookbook_page``."""
    written = (ROOT / "docs" / cookbook_page.FILES[lang]).read_text("utf-8")
    assert written == cookbook_page.page(lang)


def test_each_word_has_one_meaning() -> None:
    """A word that stands in several places means the same in all of them."""
    vocabulary = vocabulary_of("climbing")
    assert vocabulary
    counts = Counter(path.rpartition(".")[2] for path in vocabulary.words)
    assert {*SHARED_WORDS} == {name for name, count in counts.items() if count > 1}
    assert len(counts) <= 120
