"""Cards as a sentence calls them: ``♦10`` for ``D10``, ``赤5`` for ``R5``, a joker for ``Jo``."""

from __future__ import annotations

from collections.abc import Sequence

from referee.basis.patterns import pattern

from .messages import message

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_CARD = pattern(r"(?<![A-Za-z0-9])([SHDC])(10|[2-9JQKA])(?![A-Za-z0-9])")
_COLOURED = pattern(r"(?<![A-Za-z0-9])([RBYG])(10|[1-9])(?![A-Za-z0-9])")
_JOKER = pattern(
    r"(?<![A-Za-z0-9])Jo(?:=([SHDC]?(?:10|[2-9JQKA])(?:[+-]|(?![A-Za-z0-9]))))?(?![A-Za-z0-9])"
)


def card_words(lang: str, text: str) -> str:
    """Written cards in a text as players call them; what else stands there is left alone.

    >>> card_words("en", "S8 Jo=S9 (H3)")
    '♠8 joker(♠9) (♥3)'
    >>> card_words("ja", "R5 / Jo")
    '赤5 / ジョーカー'
    """
    text = _JOKER.sub(lambda found: joker_word(lang, found.group(1) or ""), text)
    text = _CARD.sub(lambda found: SYMBOLS[found.group(1)] + found.group(2), text)
    return _COLOURED.sub(lambda found: _coloured(lang, *found.groups()), text)


def cards_together(lang: str, cards: Sequence[str]) -> str:
    """Cards that are played or given together, jokers that are just that at the end.

    >>> cards_together("en", ["H9", "D9", "Jo"]), cards_together("ja", ["Jo", "Jo"])
    ('♥9 ♦9 and a joker', 'ジョーカー2枚')
    """
    jokers = sum(card == "Jo" for card in cards)
    others = card_words(lang, " ".join(card for card in cards if card != "Jo"))
    if not jokers:
        return others
    key = "card-with-jokers" if others else "card-jokers"
    return message(lang, key, cards=others, count=jokers)


def joker_word(lang: str, stands: str = "") -> str:
    """A joker, with what it stands for."""
    if not stands:
        return message(lang, "card-joker")
    where = {"+": "card-joker-above", "-": "card-joker-below"}.get(stands[-1], "card-joker-as")
    return message(lang, where, card=card_words(lang, stands.rstrip("+-")))


def _coloured(lang: str, suit: str, rank: str) -> str:
    return message(lang, "card-coloured", suit=suit, rank=rank)
