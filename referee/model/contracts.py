"""How bids that name trumps, and the contracts that come of them, are written: ``4S``, ``3NTX``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from referee.cards.card import fold_spelling

NO_TRUMP = "NT"
_SUITS = "clubs?|diamonds?|hearts?|spades?|クラブ|ダイヤ|ハート|スペード|[SHDC♠♥♦♣♤♡♢♧]"
_NUMBER = r"[1-9]\d?"
BID_PATTERN = (
    rf"{_NUMBER}\s?(?:no[- ]?trumps?|NT?(?![A-Za-z])|ノートランプ|{_SUITS})"
    rf"|(?:{_SUITS})\s?の?{_NUMBER}枚?(?!\d)"
)
"""The pattern of a bid with its trumps; ``N`` is no trump, too."""
PASSES, DOUBLES, REDOUBLES = "pass", "double", "redouble"
_CONTRACT = re.compile(rf"({_NUMBER})(NT|[SHDC])(X{{0,2}})")
_CALLS = {
    "p": PASSES, "パス": PASSES, "x": DOUBLES, "dbl": DOUBLES, "ダブル": DOUBLES,
    "xx": REDOUBLES, "rdbl": REDOUBLES, "リダブル": REDOUBLES,
}  # fmt: skip
"""Other words for calls than bids."""


class Contract(NamedTuple):
    """How many tricks or cards a side has to take, and with which trumps.

    >>> Contract.of("3NTX")
    Contract(level=3, strain='NT', doubled=1)
    """

    level: int
    strain: str
    """The trump suit, or ``NO_TRUMP``."""
    doubled: int = 0
    """Once doubled, twice redoubled."""

    @classmethod
    def of(cls, text: str) -> Contract:
        """The contract of a canonical text."""
        match = _CONTRACT.fullmatch(text)
        if match is None:
            raise ValueError(text)
        return cls(int(match[1]), match[2], len(match[3]))


def bid_parts(number: str) -> tuple[str, str]:
    """The number that is bid, and the trumps or nothing.

    >>> bid_parts("3NT"), bid_parts("12")
    (('3', 'NT'), ('12', ''))
    """
    strain = number.lstrip("0123456789")
    return number.removesuffix(strain), strain


def read_contract(word: str) -> str | None:
    """A bid or a contract in its canonical spelling; ``None`` if the word isn't one.

    >>> read_contract("3n"), read_contract("4♠x"), read_contract("2 hearts"), read_contract("0H")
    ('3NT', '4SX', '2H', None)
    >>> read_contract("13♠"), read_contract("スペード13枚")
    ('13S', '13S')
    """
    folded = fold_spelling(word.replace("ノートランプ", NO_TRUMP))
    folded = re.sub(rf"^({_NUMBER})\s?(?:NO[- ]?TRUMPS?|N(?!T))", rf"\1{NO_TRUMP}", folded)
    folded = re.sub(r"([CDHS])(?:LUB|IAMOND|EART|PADE)S?", r"\1", folded)
    folded = re.sub(rf"^([CDHS])\s?の?({_NUMBER})枚?$", r"\2\1", folded)
    folded = re.sub(rf"^({_NUMBER})\s", r"\1", folded)
    return folded if _CONTRACT.fullmatch(folded) else None


def read_calls(words: Sequence[str]) -> tuple[str, ...] | None:
    """The calls of an auction in their canonical spelling; ``None`` if a word isn't one.

    >>> read_calls(["p", "1♥", "x"])
    ('pass', '1H', 'double')
    """
    calls = []
    for word in words:
        plain = _CALLS.get(word.casefold(), word.casefold())
        call = plain if plain in (PASSES, DOUBLES, REDOUBLES) else read_contract(word)
        if call is None or call.endswith("X"):
            return None
        calls.append(call)
    return tuple(calls)
