"""The pages on the rule language are made from the vocabulary and the cookbook as they are."""

from __future__ import annotations

import pytest

from docs.site_builder import cookbook_page
from docs.site_builder.words_page import page
from referee.i18n.messages import LANGS
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
