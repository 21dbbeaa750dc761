"""HTML and SVG put together from parts, and the frame of every static picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from referee._internal.paths import PACKAGE

VOID = ("br", "input")
NAMES = {"ja": "日本語", "en": "English"}
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""As :func:`html.escape`, without the table of all HTML entities that its module loads."""


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


NOTHING = Markup()


def tag(element: str, /, *content: str, **attributes: object) -> Markup:
    """An element; text is escaped, markup is not.

    Attributes are written with hyphens for underscores: ``class_``, ``aria_label``. ``True`` gives
    one without a value; ``None``, ``False`` and ``""`` leave it out.
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}"
        + ("" if value is True else f'="{str(value).translate(ESCAPES)}"')
        for key, value in attributes.items()
        if value is not None and value is not False and value != ""
    )
    end = "" if element in VOID else f"{together(*content)}</{element}>"
    return Markup(f"<{element}{written}>{end}")


def together(*parts: str) -> Markup:
    """Parts one after the other; text is escaped."""
    return Markup(
        "".join(part if isinstance(part, Markup) else part.translate(ESCAPES) for part in parts)
    )


@lru_cache(maxsize=1)
def style() -> Markup:
    """The style sheet, without comments and unneeded blanks."""
    text = (PACKAGE / "ui" / "static" / "picture.css").read_text("utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return Markup(re.sub(r"\s*([{};,])\s*", r"\1", text).strip())


def still(content: Mapping[str, Markup], lang: str | None = None) -> str:
    """A picture in several languages, of which one is shown: ``lang``, or that of the page.

    The switch consists of radio buttons and style alone.
    """
    buttons = (
        tag(
            "label",
            tag("input", type="radio", name="lang", value=code, checked=code == lang),
            tag("span", NAMES[code], lang=code),
        )
        for code in content
    )
    shown = (tag("div", part, lang=code, class_=f"in-{code}") for code, part in content.items())
    switch = tag("form", *buttons, class_="langs")
    return str(tag("div", tag("style", style()), switch, *shown, class_="referee-still"))
