"""Ways to tell a table, by what they tell of whom and of which cards: ``told.toml``.

The scanner finds the cards and the players of a text, whatever they are called. The words around
them are read here, and told in the form that both readers know.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from referee._internal.paths import PACKAGE

from .account import ME
from .tokens import Token

_CARDS, _SUITS, _NAMES = 0xE000, 0xE800, 0xF000
"""The signs that stand for the cards, suits and names of a text, by their places."""
_MOST = 0x800
OUT = "out"
"""What a way to tell something calls going out."""


def _any_of(first: int) -> str:
    return f"[{chr(first)}-{chr(first + _MOST - 1)}]"


_OWN = "(?:(?:an?|the|that|this|his|her|my|their|your|our|just|only|another|one|single|lone) )*"
_CARD, _SUIT, _NAME = f"{_OWN}{_any_of(_CARDS)}", _any_of(_SUITS), _any_of(_NAMES)
_COUNTED = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_GOES_ON = "and|but|so|then|can|may|could|is it|does|who|what|which"
"""Words with which something else begins."""
SLOTS = {
    "<cards>": rf"{_CARD}(?:(?:,? and |, ?| & | plus | ?\+ ?| |、|と|・){_CARD})*",
    "<card>": _CARD,
    "<suit>": _SUIT,
    "<name>": _NAME,
    "<who>": rf"(?:{_NAME}|\b(?:i|me|he|she|they|we|opponent)\b)",
    "<number>": rf"(?:\d+|no|none|nil|{'|'.join(_COUNTED)}|{_any_of(_CARDS)})",
    "<end>": rf"(?=\s*(?:[.,;!?:\n)]|$|\b(?:{_GOES_ON})\b))",
    "<start>": r"(?:^|(?<=[.,;!?:\n(])|(?<=[.,;!?:\n] )|(?<=\band )|(?<=\bbut )|(?<=\bso ))",
}
"""What a way to tell something may name."""
_NUMBERS = {word: number for number, word in enumerate(_COUNTED)} | {"no": 0, "none": 0, "nil": 0}


class Reworded(Struct):
    """A text in the form that the readers know, and what it tells beside that."""

    text: str
    state: list[tuple[str, ...]] = []
    """Marks and counts, each with its player: ``("dealer", "Ann")``."""
    out: list[str] = []
    """Who went out, in this order."""
    people: list[str] = []
    """The players of whom these tell."""


def tells_of_table(tokens: Sequence[Token]) -> bool:
    """Whether a text tells of a table, and doesn't only ask about a rule: it names a player, or
    several cards in more than one clause."""
    cards = [place for place, token in enumerate(tokens) if token.kind == "cards"]
    breaks = [place for place, token in enumerate(tokens) if token.kind in ("comma", "stop")]
    if any(token.kind == "seat" for token in tokens):
        return True
    parts = {sum(place < at for place in breaks) for at in cards}
    counted = [*cards, *(place for place, token in enumerate(tokens) if token.kind == "size")]
    holds = any(token.kind == "me" for token in tokens) and bool(counted)
    return len(parts) > 1 or (holds and len(counted) + len(breaks) > 1)


def reworded(text: str, tokens: Sequence[Token], game: Collection[str] = ()) -> Reworded:
    """The text, with what it tells of cards and players in the form that the readers know.

    ``game``: what the game has, such as tricks that are taken, or a dealer.

    >>> from referee.argument.tokens import Scanner
    >>> from referee.library.context import rulebook
    >>> text = "ten of diamonds is up, I'm sitting on two jacks"
    >>> reworded(text, Scanner(text, (), rulebook("daifugo").deck).tokens()).text
    'ten of diamonds on the table, I have two jacks'
    """
    signs: dict[str, Token] = {}
    said, place = "", 0
    for number, token in enumerate(tokens[:_MOST]):
        found = text.find(token.text, place)
        if found < 0:
            continue
        start, place = place, found + len(token.text)
        first = _sign_of(token)
        sign = chr(first + number) if first else token.text
        signs |= {sign: token} if first else {}
        said += text[start:found] + sign
    said += text[place:]
    told = Reworded(text)
    for way in _ways():
        if not ({*way.only} <= {*game}) or {*way.never} & {*game}:
            continue
        for match in way.said.finditer(said) if way.tell else ():
            for each in way.each.finditer(match[0]) if way.each else (match,):
                _tell(told, way.tell, [part for part in each.groups() if part], signs)
        said = way.said.sub(way.plain, said)
    told.text = re.sub(r"(?<=\w)'s(?= plays\b)", "", _typed(said, signs))
    return told


def _typed(said: str, signs: Mapping[str, Token]) -> str:
    return "".join(signs[letter].text if letter in signs else letter for letter in said)


def _sign_of(token: Token) -> int:
    """The first of the signs for words of this kind; 0: none."""
    if token.kind == "cards":
        return _CARDS if all(card.rank for card in token.cards) else _SUITS
    return _NAMES if token.kind == "seat" else 0


def _tell(told: Reworded, mark: str, parts: Sequence[str], signs: Mapping[str, Token]) -> None:
    """Adds a mark, the number of a player, or who went out next."""
    typed = [signs[part].text if part in signs else part for part in parts]
    numbers = [text for text in typed if text.isdigit() or text.casefold() in _NUMBERS]
    count = next((n if n.isdigit() else str(_NUMBERS[n.casefold()]) for n in numbers), "")
    tokens = [signs.get(p) for p, text in zip(parts, typed, strict=True) if text not in numbers]
    seats = [token.names[0] if token and token.names else ME for token in tokens]
    told.people += seats
    if mark == OUT:
        told.out += [seat for seat in seats if seat not in told.out]
    elif count and seats:
        told.state.append(("count", mark, *seats, count))
    else:
        told.state.append((f"{mark} {count}".strip(), *seats))


class _Way(Struct, frozen=True):
    said: re.Pattern[str]
    plain: str
    tell: str
    """The mark that it tells; empty: none."""
    each: re.Pattern[str] | None
    """What tells it within the text; else the whole."""
    only: Sequence[str]
    """What the game must have."""
    never: Sequence[str]


@lru_cache
def _ways() -> list[_Way]:
    data = tomllib.loads((PACKAGE / "argument" / "told.toml").read_text("utf-8"))
    ways: list[_Way] = []
    for way in data["way"]:
        tell = way.get("tell", "")
        only = way.get("only", [tell] * bool(tell))
        each = _form(way["each"]) if "each" in way else None
        ways.append(_Way(_form(way["said"]), way["plain"], tell, each, only, way.get("never", ())))
    return ways


def _form(text: str) -> re.Pattern[str]:
    for slot, letters in SLOTS.items():
        text = text.replace(slot, letters)
    return re.compile(text, re.IGNORECASE)
