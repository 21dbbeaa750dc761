"""The page of the words of a sentence has all there are, as they are."""

from __future__ import annotations

from docs.site_builder.words_page import page
from tests.docs.pages import ROOT


def test_the_page_is_made_from_the_vocabulary() -> None:
    """Made anew by ``python -m docs.site_builder.words_page > docs/reference/words.md``."""
    assert (ROOT / "docs" / "reference" / "words.md").read_text("utf-8") == page()
