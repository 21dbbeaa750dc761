"""Card names in sentences: ``♦10`` for ``D10``, ``赤5`` for ``R5``, “joker” for ``Jo``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from .messages import has_message, listing, message

HIDDEN = "(?)"
"""A face-down card that nobody has named."""
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKS = "34567891JQKA2"
"""The first letters of the ranks in the order of runs."""
SHORTEST_RUN = 3
MOST_TRICKS = 7
"""Bids of higher numbers count cards, not tricks."""
_CARD = re.compile(r"(?<![A-Za-z0-9])([SHDC])(10|[2-9JQKA])(?![A-Za-z0-9])")
_BID = re.compile(r"(?<![A-Za-z0-9])([1-9]\d?)([SHDC])(?=X{0,2}(?![A-Za-z0-9]))")
_COLOURED = re.compile(r"(?<![A-Za-z0-9])([RBYG])(10|[0-9]|[SR]|\+2)(?![A-Za-z0-9])")
_WILD = re.compile(r"(?<![A-Za-z0-9])W(\+4)?(?![A-Za-z0-9+])")
_IS_CARD = re.compile(r"W(\+4)?|[RBYG](10|[0-9]|[SR]|\+2)")
_JOKER = re.compile(
    r"(?<![A-Za-z0-9])Jo(?:([+-])|=([SHDC]?(?:10|[2-9JQKA])(?:[+-]|(?![A-Za-z0-9]))))?"
    r"(?![A-Za-z0-9])"
)
_IN_WORDS = re.compile(f"{_COLOURED.pattern}|^W(\\+4)?$|^Jo[+-]$")
"""Cards whose names are words."""


def is_named_in_words(card: str) -> bool:
    """Whether the name of a card is words instead of signs: ``the small joker``.

    >>> [is_named_in_words(card) for card in ("R4", "Jo-", "H9", "Jo")]
    [True, True, False, False]
    """
    return _IN_WORDS.search(card) is not None


def card_words(lang: str, text: str) -> str:
    """A text with every card replaced by its name.

    >>> card_words("en", "S8 Jo=S9 (H3)")
    '♠8 joker(♠9) (♥3)'
    >>> card_words("ja", "R5 / Jo")
    '赤5 / ジョーカー'
    >>> card_words("en", "Jo- Jo+"), card_words("ja", "Jo+")
    ('the small joker the big joker', '大ジョーカー')
    >>> card_words("en", "2H 3NTX"), card_words("ja", "13S")
    ('2♥ 3NTX', '♠13枚')
    >>> card_words("en", "RS B+2 W W+4"), card_words("en", "W plays R0")
    ('red skip blue draw 2 wild wild draw 4', 'W plays red 0')
    """
    text = _JOKER.sub(lambda match: joker_word(lang, match[2] or "", match[1] or ""), text)
    if "W" in text:
        text = _WILD.sub(lambda match: _wild_word(lang, match, text), text)
    text = _CARD.sub(lambda match: SYMBOLS[match[1]] + match[2], text)
    text = _BID.sub(lambda match: _bid_word(lang, match[1], SYMBOLS[match[2]]), text)
    return _COLOURED.sub(lambda match: _coloured_word(lang, match[1], match[2]), text)


def bid_words(lang: str, text: str) -> str:
    """A number, a bid with its trumps, or an announced game, as players say it.

    >>> bid_words("en", "2H"), bid_words("en", "C hand schneider"), bid_words("ja", "null open")
    ('2♥', 'clubs hand schneider', 'ヌル・オープン')
    """
    words = text.split()
    if not words or not all(has_message(lang, f"game-{word}") for word in words):
        return card_words(lang, text)
    return message(lang, "game-between").join(message(lang, f"game-{word}") for word in words)


def _bid_word(lang: str, number: str, suit: str) -> str:
    """A bid with its suit; numbers of cards have their own form."""
    if int(number) <= MOST_TRICKS:
        return number + suit
    return message(lang, "card-bid", number=number, symbol=suit)


def _coloured_word(lang: str, suit: str, rank: str) -> str:
    sign = rank.replace("+", "D") if not rank.isdecimal() else "none"
    return message(lang, "card-coloured", suit=suit, rank=rank, sign=sign)


def _wild_word(lang: str, match: re.Match[str], text: str) -> str:
    """The name of a wild card. A ``W`` may be a player's name, but not among cards only."""
    if not match[1] and not all(map(_IS_CARD.fullmatch, text.split())):
        return match[0]
    return message(lang, "card-wild", four="yes" if match[1] else "no")


def cards_together(lang: str, cards: Sequence[str]) -> str:
    """The names of cards that are played together. Unknown face-down cards come after the others,
    then jokers that stand for nothing.

    >>> cards_together("en", ["H9", "D9", "Jo"]), cards_together("ja", ["Jo", "Jo"])
    ('♥9 ♦9 and a joker', 'ジョーカー2枚')
    >>> cards_together("en", ["S7", "S9", "Jo"])
    '♠7 joker ♠9'
    >>> cards_together("en", ["R4", "R5", "R6"]), cards_together("en", ["D5", "(?)", "(?)"])
    ('red 4, red 5 and red 6', '♦5 and 2 face-down cards')
    >>> cards_together("en", ["W+4"]), cards_together("ja", ["W", "R5"])
    ('a wild draw 4', 'ワイルドと赤5')
    >>> cards_together("en", ["Jo", "Jo", "Jo"])
    '3 jokers'
    >>> cards_together("en", ["W", "W"]), cards_together("ja", ["R7", "R7"])
    ('two wild cards', '2枚の赤7')
    """
    if in_run := _with_jokers_inside(cards):
        return card_words(lang, " ".join(in_run))
    jokers, hidden = (sum(card == each for card in cards) for each in ("Jo", HIDDEN))
    known = [card for card in cards if card not in ("Jo", HIDDEN)]
    signs = " ".join(card_words(lang, card) for card in known if not is_named_in_words(card))
    named = Counter(card for card in known if is_named_in_words(card))
    words = [_listed_word(lang, card, count) for card, count in named.items()]
    others = listing(lang, [*([signs] if signs else []), *words])
    if hidden:
        unknown = message(lang, "card-hidden", count=hidden)
        others = (
            message(lang, "card-with-hidden", cards=others, hidden=unknown) if others else unknown
        )
    if not jokers:
        return others
    key = "card-with-jokers" if others else "card-jokers"
    return message(lang, key, cards=others, count=jokers)


def cards_to_choose(lang: str, cards: Sequence[str]) -> str:
    """The names of cards of which a player may choose some; all cards of a rank as that rank.

    >>> cards_to_choose("en", ["S4", "H4", "D4", "C4"]), cards_to_choose("ja", ["S4", "H4"])
    ('4s', '♠4 ♥4')
    """
    ranks = {card[1:] for card in cards}
    if len(ranks) == 1 and {card[0] for card in cards} == {*SYMBOLS}:
        return message(lang, "card-of-rank", rank=ranks.pop())
    return cards_together(lang, cards)


def _listed_word(lang: str, card: str, count: int = 1) -> str:
    """The name of a card among others, or of several copies; one without a colour has its
    article."""
    if count > 1:
        kind = "wild" if card == "W" else "other"
        return message(lang, "card-copies", count=count, kind=kind, name=card_words(lang, card))
    if card in ("W", "W+4"):
        return message(lang, "card-wild-listed", four="yes" if card == "W+4" else "no")
    return card_words(lang, card)


def _with_jokers_inside(cards: Sequence[str]) -> list[str]:
    """Cards of one suit with jokers in the gaps of the run that they make; empty if they don’t make
    one or a joker stands at an end of it."""
    jokers = sum(card == "Jo" for card in cards)
    natural = {RANKS.find(card[1:2]): card for card in cards if _CARD.fullmatch(card)}
    suits = {card[0] for card in natural.values()}
    short = len(natural) + jokers < max(len(cards), SHORTEST_RUN)
    if not natural or not jokers or len(suits) > 1 or short:
        return []
    places = range(min(natural), max(natural) + 1)
    is_whole = len(places) == len(cards) and len(natural) > 1
    return [natural.get(place, "Jo") for place in places] if is_whole else []


def joker_word(lang: str, stands: str = "", size: str = "") -> str:
    """The name of a joker, with the card that it stands for; ``size``: ``+`` for the big one of two
    that are told apart, ``-`` for the small one."""
    if size:
        return message(lang, "card-joker-big" if size == "+" else "card-joker-small")
    if not stands:
        return message(lang, "card-joker")
    key = {"+": "card-joker-above", "-": "card-joker-below"}.get(stands[-1], "card-joker-as")
    return message(lang, key, card=card_words(lang, stands.rstrip("+-")))
