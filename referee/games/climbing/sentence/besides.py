"""What a sentence says besides: how its words are meant, each in a short sentence after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.i18n.messages import listing, message

BESIDES = (
    "when.pass.skips", "when.play.mix_jokers", "when.play.mix_counts", "when.play.stand_ins",
    "when.play.on.stand_ins", "when.hand.fours", "when.hand.several", "when.hand.stand_ins",
    "then.order", "then.order_chosen", "then.direction", "then.lock.also", "then.lock.but_runs",
    "then.lock.jokers", "then.answerable", "then.all_skipped", "then.usual_order", "then.together",
    "then.all_or_none", "then.enough", "then.called", "then.emptied", "then.draw.from",
    "then.draw.first", "then.draw.in_full", "then.put.turns", "then.put.named",
    "then.put.rest_stays", "when.play.compared.faces",
)  # fmt: skip
"""The words that are told after the sentence itself, in this order."""


def said_besides(words: Mapping[str, Any], lang: str) -> Iterator[str]:
    """The sentences that follow the one of the rule."""
    for path in BESIDES:
        if path in words and (text := _said(path, words[path], lang)):
            yield text


def _said(path: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        said = "yes" if value else "no"
    elif isinstance(value, (tuple, list)):
        said = listing(lang, [str(each) for each in value], "list-last")
    else:
        said = str(value).replace(" ", "-")
    return message(lang, f"said-besides-{path.replace('.', '-')}", said=said)
