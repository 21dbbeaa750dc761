"""The order of strength at one moment."""

from collections.abc import Sequence

from .books import Book
from .cards import JOKER, NUMBERS, Meaning


def j_backs(book: Book, field: Sequence[Meaning]) -> int:
    """`offkai.j_back`: a play with a J, a joker for a J too, reverses strength until the clear.

    A second one on the same field flips again (reading `second_j`).
    """
    return sum("J" in play.numbers for play in field) if book.j_back else 0


def is_turned(book: Book, revolution: bool, field: Sequence[Meaning]) -> bool:
    """Whether strength is reversed: by a revolution, or by J-backs, and not by both."""
    return revolution != (j_backs(book, field) % 2 == 1)


def place(number: str, turned: bool) -> int:
    """How strong a number is; the joker alone is stronger than all (`daifugo.joker`)."""
    if number == JOKER:
        return len(NUMBERS)
    step = NUMBERS.index(number)
    return len(NUMBERS) - 1 - step if turned else step


def places(play: Meaning, turned: bool) -> list[int]:
    """How strong its cards are, weakest first."""
    return sorted(place(card.number, turned) for card in play.cards)


def order(turned: bool) -> list[str]:
    """`daifugo.strength`: the numbers, weakest first, the joker last in either order."""
    numbers = list(NUMBERS[1:-1])
    return [*(reversed(numbers) if turned else numbers), JOKER]
