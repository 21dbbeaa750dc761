"""How marks are written under ``state:``. Each rule names the words of the marks it leaves."""

from __future__ import annotations

from dataclasses import dataclass

from referee.cards import Deck
from referee.position import Mark


@dataclass(frozen=True, slots=True)
class MarkWord:
    """The spelling of a mark: ``text`` and, where ``suits``, the suit letters after it.

    ``until`` is the mark's lifetime; ``also`` are other accepted spellings.
    """

    kind: str
    text: str
    suits: bool = False
    until: str = "game"
    also: tuple[str, ...] = ()

    def read(self, words: str, deck: Deck) -> Mark | None:
        """The mark that these words spell, or ``None``."""
        folded = words.strip().casefold()
        for spelling in (self.text, *self.also):
            start = spelling.casefold()
            if not self.suits and folded == start:
                return Mark(self.kind, None, until=self.until)
            if self.suits and folded.startswith(start + " "):
                letters = folded[len(start) :].strip().upper()
                if letters and set(letters) <= set(deck.suits):
                    value = sum(1 << deck.suits.index(letter) for letter in set(letters))
                    return Mark(self.kind, value, until=self.until)
        return None

    def write(self, mark: Mark, deck: Deck) -> str:
        """The canonical spelling of a mark of this kind."""
        if not self.suits:
            return self.text
        letters = "".join(suit for at, suit in enumerate(deck.suits) if mark.value >> at & 1)
        return f"{self.text} {letters}"
