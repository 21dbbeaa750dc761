"""Comments in Markdown, as HTML."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def comment_html(comment: str) -> str:
    """A comment as HTML that contains only what Markdown makes: safe to put into a page."""
    if not comment:
        return ""
    from markdown_it import MarkdownIt  # imported late: most tables have no comments

    # The author's own HTML is escaped, and there are no pictures from elsewhere.
    markdown = MarkdownIt("commonmark", {"html": False}).disable("image")
    rendered: str = markdown.render(comment)
    return rendered.replace("<a href=", '<a target="_blank" rel="noopener noreferrer" href=')
