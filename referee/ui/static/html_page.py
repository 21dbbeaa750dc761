"""What every still picture comes in: its style, both languages, and a switch between them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from referee._internal.paths import PACKAGE

from .html import Html, tag

NAMES = {"ja": "日本語", "en": "English"}


@lru_cache(maxsize=1)
def style() -> Html:
    """The style sheet, without what only its authors need."""
    text = (PACKAGE / "ui" / "static" / "picture.css").read_text("utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return Html(re.sub(r"\s*([{};,])\s*", r"\1", text).strip())


def still(inside: Mapping[str, Html], lang: str | None = None) -> str:
    """A picture in several languages, of which one is seen: ``lang``, or that of the page.

    The switch is made of radio buttons and style alone.
    """
    switch = tag("form", *(_button(each, each == lang) for each in inside), class_="langs")
    shown = (
        tag("div", content, lang=each, class_=f"in-{each}") for each, content in inside.items()
    )
    return str(tag("div", tag("style", style()), switch, *shown, class_="referee-still"))


def _button(lang: str, chosen: bool) -> Html:
    button = tag("input", type="radio", name="lang", value=lang, checked=chosen)
    return tag("label", button, tag("span", NAMES[lang], lang=lang))
