"""Cards that are named by what they are among the trumps: ``the right bower``, 「正ジャック」."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from referee.notation.lenient.lexicon import any_of, lexicon

from .tokens import Token

_SUITS = {
    "en": {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    "ja": {"S": "スペード", "H": "ハート", "D": "ダイヤ", "C": "クラブ"},
}
_SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
_RANK = rf"(?:{any_of(lexicon().ranks)}|ジャック|クイーン|キング|エース|10|[2-9AJQK])"
_OF_TRUMPS = (
    rf"(?:the )?(?P<rank>{_RANK}) of trumps?\b|(?:the )?trump (?P<after>{_RANK})\b"
    rf"|\ba trump, the (?P<named>{_RANK})\b|切り?札の(?P<kana>{_RANK})"
)
_JACKS = (
    (r"\b(?:the )?right (?:bower|jack)\b|正(?:ジャック|J|ジャ)|せいジャック", False),
    (
        r"\b(?:the )?(?:left|reverse) (?:bower|jack)\b|裏(?:ジャック|J|ジャ)|うらジャック"
        r"|\bthe other (?:red |black )?jack(?: of the same colou?r)?\b",
        True,
    ),
    (r"\b(?:the )?big jack\b|\bthe right(?=[.,;!?]|$)", False),
    (r"\bthe left(?=[.,;!?]|$)", True),
)
"""Names of jacks, and whether each is of the other suit of the colour."""
_OF_NAPOLEON = (
    (r"\b(?:the )?(?:al)?mighty\b|オールマイティー?|マイティー?", "S", "A"),
    (r"よろめき", "H", "Q"),
)


def with_trump_names(text: str, tokens: Sequence[Token], game: Collection[str]) -> str:
    """The text, with the usual names of these cards if it tells which suit is trump.

    ``game``: the marks of the game, such as trumps, and a napoleon.

    >>> from referee.argument.tokens import Scanner
    >>> from referee.library.context import rulebook
    >>> said = "Hearts are trumps. Ann led the left bower"
    >>> with_trump_names(said, Scanner(said, (), rulebook("euchre").deck).tokens(), {"trump"})
    'Hearts are trumps. Ann led the jack of diamonds'
    """
    trump = _trump(tokens) if "trump" in game else ""
    if not trump:
        return text
    lang = "ja" if re.search("[ぁ-ヿ一-鿿]", text) else "en"

    def named(suit: str, rank: str) -> str:
        suits = _SUITS[lang]
        return f"the {rank} of {suits[suit]}" if lang == "en" else f"{suits[suit]}の{rank}"

    def of_trumps(match: re.Match[str]) -> str:
        return named(trump, next(filter(None, match.groups())))

    text = re.sub(_OF_TRUMPS, of_trumps, text, flags=re.IGNORECASE)
    jack = "jack" if lang == "en" else "J"
    shown = {(card.suits, card.rank) for token in tokens for card in token.cards}
    for form, is_other in _JACKS:
        suit = _SAME_COLOUR[trump] if is_other else trump
        is_shown = (suit, "J") in shown  # then it is the same card
        text = _replaced(text, form, named(suit, jack), alone=not is_shown)
    for form, suit, rank in _OF_NAPOLEON if "napoleon" in game else ():
        word = {"A": "ace", "Q": "queen"}[rank] if lang == "en" else rank
        text = _replaced(text, form, named(suit, word))
    return text


def _replaced(text: str, form: str, card: str, *, alone: bool = True) -> str:
    """The text with a card in place of its name; the name beside the card is left out.

    ``alone``: whether the name may stand alone, too.
    """
    other = re.escape(card).replace("の", "の?").removeprefix("the\\ ")
    beside = rf"(?:{form})(?:,? (?:of [a-z]+|(?:the )?{other})|の?{other})"
    text = re.sub(beside, card, text, flags=re.IGNORECASE)
    return re.sub(form, card, text, flags=re.IGNORECASE) if alone else text


def _trump(tokens: Sequence[Token]) -> str:
    """The suit that is said to be trump; empty if none is."""
    words = [token for token in tokens if token.kind != "blank"]
    for place, token in enumerate(words):
        is_suit = token.kind == "cards" and len(token.cards) == 1 and not token.cards[0].rank
        near = words[max(0, place - 3) : place + 4]
        if is_suit and any("trump" in other.concepts for other in near):
            return token.cards[0].suits if len(token.cards[0].suits) == 1 else ""
    return ""
