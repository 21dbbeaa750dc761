"""Configuration of Sphinx for ``python -m docs.site_builder``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import referee
from docs.site_builder import search

project = "Referee"
copyright = "the Referee authors"  # noqa: A001 - Sphinx's own name
version = release = referee.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
language = "en"
exclude_patterns: list[str] = []
suppress_warnings = ["myst.header"]

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
toc_object_entries = False

html_theme = "furo"
html_title = f"Referee {release}"
html_static_path = ["static"]
html_css_files = ["referee.css"]
html_js_files = ["referee.js"]
html_search_language = search.Bilingual.lang
html_search_scorer = str(Path(__file__).with_name("scorer.js"))
html_show_search_summary = False
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1f5c42",
        "color-brand-content": "#1f5c42",
        "font-stack": search.FONTS,
    },
    "dark_css_variables": {
        "color-brand-primary": "#7fd0a8",
        "color-brand-content": "#7fd0a8",
    },
}


JAPANESE = {
    "Back to top": "先頭へ",
    "Home": "ホーム",
    "Next": "次",
    "On this page": "このページの内容",
    "Previous": "前",
    "Search": "検索",
}
"""Translations of the theme's labels on Japanese pages."""


def in_japanese(page: str) -> bool:
    return page.startswith("books/ja/") or page.endswith(".ja")


def _page_language(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object
) -> None:
    if in_japanese(page):
        context["language"] = "ja"
        context["_"] = context["gettext"] = lambda text: JAPANESE.get(text.strip(), text)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_search_language(search.Bilingual)
    app.connect("html-page-context", _page_language)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
