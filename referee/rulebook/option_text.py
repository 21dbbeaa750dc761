"""Options and rulings as text."""

from __future__ import annotations

from collections.abc import Sequence

from referee.i18n.messages import listing, message
from referee.model.types import Value

from .clause import Option, Ruling


def ruling_text(ruling: Ruling, lang: str) -> str:
    """How a ruling is cited: ``house ruling of 2026-11-20``, 「2026-11-20の取り決め」."""
    if ruling.day is None:
        return message(lang, "ruling-undated")
    return message(lang, "ruling-of", date=ruling.day.isoformat())


def setting_label(option: Option, values: Sequence[Value], lang: str) -> str:
    """An option with one of these values: ``Emperor: in use``."""
    if option.reading is None:
        texts = [message(lang, "in-use" if value else "not-in-use") for value in values]
    else:
        labels = option.reading.label
        texts = [labels.get(str(value), {}).get(lang, str(value)) for value in values]
    label = listing(lang, texts, "list-last-or")
    return message(lang, "flip-reading", title=option.clause.title[lang], label=label)
