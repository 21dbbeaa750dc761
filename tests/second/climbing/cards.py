"""Cards as they are written, and cards as they count once every joker stands for something."""

from typing import NamedTuple

SUITS = "SHDC"
# Weakest first. `3-` and `2+` are the places of a joker one step past the ends of a run.
NUMBERS = ("3-", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "2+")
RANKS = NUMBERS[1:-1]
PACK = tuple(suit + number for number in RANKS for suit in SUITS)
JOKER = "Jo"


class Card(NamedTuple):
    """A card as it counts. `suit` is None where it has none, `number` is `Jo` for a joker alone."""

    number: str
    suit: str | None
    joker: bool = False


class Meaning(NamedTuple):
    """One way to understand a play: its form, and each of its cards."""

    form: str
    cards: tuple[Card, ...]

    @property
    def numbers(self) -> set[str]:
        """The numbers in it, those that jokers stand for among them."""
        return {card.number for card in self.cards}

    @property
    def suits(self) -> tuple[str, ...]:
        """The suits, sorted, once for each card; of a run, once. `?` for a joker without one."""
        suits = [card.suit or "?" for card in self.cards]
        return tuple(sorted(suits)) if self.form != "run" else (suits[0],)

    @property
    def has_joker(self) -> bool:
        """Whether a joker is among the cards."""
        return any(card.joker for card in self.cards)

    @property
    def only_jokers(self) -> bool:
        """Whether there are jokers and nothing else."""
        return all(card.joker for card in self.cards)


def real(written: str) -> Card:
    """What a written card that is no joker is: `S10` -> the 10 of spades."""
    return Card(written[1:], written[0])


def is_joker(written: str) -> bool:
    """Whether a written card is a joker, named (`Jo=S8`) or not (`Jo`)."""
    return written.startswith(JOKER)


def named(written: str) -> Card | None:
    """What a written joker says it stands for: `Jo=S8`, `Jo=2+`; None for a plain `Jo`."""
    if "=" not in written:
        return None
    name = written.split("=")[1]
    if name in NUMBERS:
        return Card(name, None, joker=True)
    return Card(name[1:], name[0], joker=True)


def plain(written: str) -> str:
    """The card itself, whatever a joker is said to stand for: `Jo=S8` -> `Jo`."""
    return JOKER if is_joker(written) else written
