"""Cards as people call them: ``10c``, ``ten of clubs``, ``ハートの9``, ``jk``."""

from __future__ import annotations

import re
from functools import cache

from referee.cards.card import Card, Deck, parse_card

from .lexicon import either, lexicon

_DIGITS = tuple(map(str, range(1, 11)))
_LETTERS = ("a", "j", "q", "k", "t")


@cache
def card_called() -> re.Pattern[str]:
    """A card, whatever the pack. A rank that is a mere letter stands close to its suit, so that
    ``a heart`` is no ace; ``the 8s`` are no eight of spades."""
    known = lexicon()
    suit, rank = either(known.suits), either((*known.ranks, *_DIGITS, *_LETTERS))
    told = either((*known.ranks, *_DIGITS, "j", "q", "k"))
    long = either(word for word in known.suits if len(word) > 1 or not word.isascii())
    between = f"[ -]?(?:{either(known.between)})[ -]?"
    ways = (
        rf"(?P<suit1>{suit})(?:{between})?(?P<rank1>{rank})",
        rf"(?P<suit2>{suit}) (?P<rank2>{either((*known.ranks, *_DIGITS))})",
        rf"(?P<suit3>{long}) (?P<rank3>{told})",
        rf"(?P<rank4>{rank}){between}(?:the )?(?P<suit4>{suit})",
        rf"(?!(?<=the )\d+s(?![a-z0-9]))(?P<rank5>{rank})(?P<suit5>{suit})",
        rf"(?P<rank6>{either(_DIGITS)}) (?P<suit6>{suit})",
        rf"(?P<rank7>{told}) (?P<suit7>{long})",
        rf"(?P<joker>{either(known.jokers)})(?: ?(?:=|as) ?(?P<stands>[^ ,、)]+))?",
    )
    body = "|".join(f"(?:{way})" for way in ways)
    return re.compile(rf"(?P<down>\()?(?:{body})(?(down)\))")


def cards_meant(found: re.Match[str], deck: Deck) -> tuple[Card, ...]:
    """The cards of the deck that one called so may be; none where the pack lacks it.

    >>> [str(each) for each in cards_meant(card_called().match("black q"), Deck())]
    ['SQ', 'CQ']
    """
    said = {name: word for name, word in found.groupdict().items() if word}
    joker, stands, down = (said.pop(part, "") for part in ("joker", "stands", "down"))
    if joker:
        spelled = ["jo" + (f"={stands}" if stands else "")]
    else:
        rank = _rank(next(word for part, word in said.items() if part.startswith("rank")))
        letters = lexicon().suits[next(w for part, w in said.items() if part.startswith("suit"))]
        spelled = [letter + rank for letter in letters]
    return tuple(card for text in spelled for card in _cards(text, deck, is_down=bool(down)))


def _rank(word: str) -> str:
    return lexicon().ranks.get(word, word)


def _cards(text: str, deck: Deck, *, is_down: bool) -> tuple[Card, ...]:
    try:
        return (parse_card(f"({text})" if is_down else text, deck),)
    except ValueError:
        return ()
