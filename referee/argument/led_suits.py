"""Tricks whose suit is named once, before or after the ranks: ``hearts led: Ann K, Ben 3``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .facts import aligned
from .tokens import Token

_BEFORE = re.compile(
    r"(?:^|[.;!。\n]\s*)(?:in |all |the )?$",
    re.IGNORECASE,
)
_AFTER = re.compile(
    r"(?: (?:was|were|are|is))?(?: led)?:|[のが]?リードで、?|がリードされて、?|で、",
    re.IGNORECASE,
)
_AT_END = re.compile(r"[、,]? ?(?:全部|みんな|すべて|all)(?: of them)? ?$", re.IGNORECASE)
_LEAST = 3
"""The fewest ranks of a trick."""


def with_led_suits(text: str, tokens: Sequence[Token]) -> str:
    """The text with the suit beside each rank that has none.

    >>> from referee.argument.tokens import Scanner
    >>> from referee.library.context import rulebook
    >>> said = "Hearts led: Ann K, Ben 3, Cy 9"
    >>> with_led_suits(said, Scanner(said, (), rulebook("hearts").deck).tokens())
    'Ann K of hearts, Ben 3 of hearts, Cy 9 of hearts'
    """
    words = [*aligned(text, tokens)]
    for start, end, token in words:
        if token.kind != "cards" or len(token.cards) != 1 or token.cards[0].rank:
            continue
        opens = _BEFORE.search(text[:start])
        header = _AFTER.match(text, end)
        closes = _AT_END.search(text[:start]) and re.match(r"\s*(?:[.。!?]|$)", text[end:])
        if opens and header:
            cut, scope = (opens.end() - len(_own(opens)), header.end()), (header.end(), len(text))
        elif closes:
            first = _AT_END.search(text[:start])
            cut, scope = (first.start() if first else start, end), (0, start)
        else:
            continue
        stop = re.compile("[.。!?？]").search(text, scope[0])
        last = min(scope[1], stop.start() if stop else len(text))
        ranks = [
            (at, until)
            for at, until, other in words
            if scope[0] <= at < last and other.kind == "cards" and _is_rank(other)
        ]
        if len(ranks) >= _LEAST:
            return _suited(text, ranks, token.text, cut)
    return text


def _own(opens: re.Match[str]) -> str:
    """The words before the suit that belong to it."""
    return re.sub(r"^[.;!。\n]\s*", "", opens[0])


def _is_rank(token: Token) -> bool:
    return len(token.cards) == 1 and bool(token.cards[0].rank) and not token.cards[0].suits


def _suited(text: str, ranks: Sequence[tuple[int, int]], suit: str, cut: tuple[int, int]) -> str:
    """The text without its part about the suit, and with the suit beside these ranks."""
    is_japanese = re.search("[ぁ-ヿ一-鿿]", text) is not None
    parts = [(start, end, "") for start, end in (cut,)]
    for start, end in ranks:
        named = (
            f"{suit}の{text[start:end]}" if is_japanese else f"{text[start:end]} of {suit.lower()}"
        )
        parts.append((start, end, named))
    for start, end, named in sorted(parts, reverse=True):
        text = text[:start] + named + text[end:]
    return text.strip()
