"""How a game that a declarer announces is written: ``C``, ``grand hand``, ``null open``."""

from __future__ import annotations

import re
from typing import NamedTuple

GRAND, NULL = "grand", "null"
HAND, SCHNEIDER, SCHWARZ, OPEN = "hand", "schneider", "schwarz", "open"
ADDITIONS = (HAND, SCHNEIDER, SCHWARZ, OPEN)
"""What can be announced with a game, in the order in which it is written."""
_SUITS = {
    "C": "clubs?|kreuz|クラブ|[♣♧]|C",
    "S": "spades?|pik|スペード|[♠♤]|S",
    "H": "hearts?|herz|ハート|[♥♡]|H",
    "D": "diamonds?|karo|ダイヤ|[♦♢]|D",
}
_GAMES = {**_SUITS, GRAND: "grand|グランド", NULL: "null|ヌル"}
_WORDS = {
    HAND: "hand|ハンド",
    SCHNEIDER: "schneider|シュナイダー",
    SCHWARZ: "schwarz|シュヴァルツ",
    OPEN: "open|ouvert|オープン",
}
_ADDED = "|".join(_WORDS.values())
ANNOUNCEMENT_PATTERN = rf"(?:{'|'.join(_GAMES.values())})(?:\s?(?:{_ADDED}))*"
"""The pattern of a game that is announced, with what is announced along with it."""


class Announcement(NamedTuple):
    """A game that a declarer announces.

    >>> Announcement.of("grand hand schneider")
    Announcement(game='grand', additions=('hand', 'schneider'))
    """

    game: str
    """The trump suit, ``GRAND`` or ``NULL``."""
    additions: tuple[str, ...] = ()

    @classmethod
    def of(cls, text: str) -> Announcement:
        """The announcement of a canonical text."""
        game, *additions = text.split()
        return cls(game, tuple(additions))

    def __str__(self) -> str:
        return " ".join((self.game, *self.additions))


def read_announcement(text: str) -> str | None:
    """An announced game in its canonical spelling; ``None`` if the text isn't one.

    >>> read_announcement("clubs schneider hand"), read_announcement("Null ouvert")
    ('C hand schneider', 'null open')
    >>> read_announcement("18")
    """
    if not re.fullmatch(ANNOUNCEMENT_PATTERN, text, re.IGNORECASE):
        return None
    game = next(g for g, words in _GAMES.items() if re.match(words, text, re.IGNORECASE))
    rest = re.sub(rf"^(?:{_GAMES[game]})", "", text, count=1, flags=re.IGNORECASE)
    added = [word for word in ADDITIONS if re.search(_WORDS[word], rest, re.IGNORECASE)]
    return str(Announcement(game, tuple(added)))
