"""Comments in Markdown, as HTML."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

# ---- comments


@lru_cache(maxsize=1)
def _markdown() -> MarkdownIt:
    """No HTML of the author's own, and no pictures from elsewhere."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).disable("image")


@lru_cache(maxsize=256)
def comment_html(comment: str) -> str:
    """A comment as HTML that contains only what Markdown makes: safe to put into a page."""
    if not comment:
        return ""
    rendered: str = _markdown().render(comment)
    return rendered.replace("<a href=", '<a target="_blank" rel="noopener noreferrer" href=')
