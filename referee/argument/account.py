"""What an argument says: moves, hands, rules, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from referee.cards.card import Card, parse_card
from referee.model.description import Description
from referee.model.moves import Move
from referee.table import Table

from .card_names import NamedCard

ME, NEXT, THEY, ALL = "(me)", "(next)", "(they)", "(all)"
"""The speaker, the player to move, another who isn't named, and all others: seats without a name
yet."""

OWED = ("give", "discard", "take", "exchange", "swap_hands", "call_suit")
"""What may be owed of cards."""


class Here(Struct, frozen=True):
    """What is known of the table that is there."""

    moved: Move | None = None
    """The last move that was made."""
    top: tuple[Card, ...] = ()
    """The cards that were played last."""
    lying: tuple[Card, ...] = ()
    """All cards on the table."""
    is_out: bool = False
    """Whether the player who made that move has gone out with it."""
    has_one: bool = False
    """Whether only one card of only one hand is known: *it* is that card."""
    passed: frozenset[str] = frozenset()
    """Who has passed in this round."""
    owes: str = ""
    """Who owes something that is told by a move, such as a card after a 7."""
    owed: str = ""
    """The kind of that move."""
    holder: str = ""
    """The only player whose cards are known."""
    due: str = ""
    """The kind of whatever is owed first, such as ``take_kitty``."""
    is_auction: bool = False
    """Whether somebody has to bid, to call a suit or to say something of the kind."""
    bids: frozenset[str] = frozenset()
    """The bids that were made, as tables write them."""
    is_over: bool = False
    """Whether the deal has been played."""
    answers: frozenset[str] = frozenset()
    """The kinds of questions that the game answers."""
    state: tuple[str, ...] = ()
    """What is in effect, as ``state:`` writes it."""
    drawn: Card | None = None
    """The card that was drawn in this turn, if it is known."""
    is_new: bool = False
    """Whether nothing has been played yet."""

    def has(self, mark: str) -> bool:
        """Whether a mark that begins with these words is in effect."""
        return any(words.startswith(mark) for words in self.state)

    @classmethod
    def of(cls, table: Table, *, is_auction: bool = False, is_over: bool = False) -> Here:
        """What is known of a table."""
        told = table.description
        shown = [*(play.cards for play in told.field), *(move.cards for move in told.play)]
        laid = [cards for cards in shown if cards]
        passed = getattr(table.position, "passed", 0)
        gone = [table.seats[leaver.seat] for leaver in getattr(table.position, "out", ())]
        holders = [name for name, hand in told.hands.items() if hand.cards]
        state = table.engine.state_words(table.position, table.seats)
        drawn = [words.split()[1] for words in state if words.startswith("drawn ")]
        debts = [debt for debt in table.position.owed if debt.kind in OWED]
        return cls(
            told.play[-1] if told.play else None,
            laid[-1] if laid else (),
            tuple(card for cards in laid for card in cards),
            bool(told.play) and told.play[-1].seat in gone,
            sum(len(hand.cards) for hand in told.hands.values()) == 1,
            frozenset(name for place, name in enumerate(table.seats) if passed >> place & 1),
            table.seats[debts[0].seat] if debts else "",
            debts[0].kind if debts else "",
            holders[0] if len(holders) == 1 else "",
            table.position.owed[0].kind if table.position.owed else "",
            is_auction,
            frozenset(_bids_of(told)),
            is_over,
            frozenset(table.engine.answers),
            state,
            parse_card(drawn[0], table.rulebook.deck) if drawn else None,
            not (shown or gone or told.play),
        )


def _bids_of(told: Description) -> Iterator[str]:
    """The bids that a table tells."""
    for mark in told.state:
        kind, *words = mark.split()
        if kind == "auction":
            yield from words
        elif kind == "bid":
            yield words[-1]
    yield from (move.number for move in told.play if move.number)


class Happening(Struct):
    """A move that is described, or cards that lie on the field."""

    kind: str
    """``field``, or a kind of move: ``play``, ``pass``, ``doubt``, ``give``, ``point`` …"""
    seat: str = ""
    cards: tuple[NamedCard, ...] = ()
    other: str = ""
    number: int = -1
    """The number of tricks of a bid; -1: none."""
    contract: str = ""
    """The bid with its trumps, such as ``2C``."""
    is_asked: bool = False
    """Whether the verdict is asked for."""
    is_last: bool = False
    """Whether somebody is said to have gone out with it."""
    text: str = ""


class Ask(Struct):
    """What is asked: a kind of question, ``state``, ``clause`` (a rule that is named), ``search``
    (a rule that is described), or ``verdict`` on the last move."""

    kind: str
    seat: str = ""
    cards: tuple[NamedCard, ...] = ()
    other: str = ""
    names: tuple[str, ...] = ()
    """Names of clauses; for a state its kind and details."""
    number: int = -1
    """The number of tricks of a bid; -1: none."""
    against: tuple[NamedCard, ...] = ()
    """What these cards are to beat."""
    query: tuple[str, ...] = ()
    """Words to look a rule up by."""
    text: str = ""
    concepts: frozenset[str] = frozenset()
    """What the words of the question mean."""
    unanswered: tuple[str, ...] = ()
    """The words that this kind of question doesn't answer."""


class DescribedHand(Struct):
    seat: str
    cards: tuple[NamedCard, ...] = ()
    count: int = 0
    empty: bool = False
    whole: bool = True
    """Whether these are all cards of the hand."""
    after: int = 0
    """The number of events that were told before."""


class Scene(Struct):
    """Everything that was said."""

    book: str = ""
    seats: list[str] = field(default_factory=list)
    """All seats in turn order, if they were named."""
    people: list[str] = field(default_factory=list)
    """The names in the order in which they are mentioned."""
    players: int = 0
    on: list[tuple[str, ...]] = field(default_factory=list)
    off: list[tuple[str, ...]] = field(default_factory=list)
    named: list[tuple[str, ...]] = field(default_factory=list)
    """Rules that are named, and that the game has only if they are played."""
    active: list[tuple[str, ...]] = field(default_factory=list)
    """Those of the rules that may be in effect now, too: ``revolution is on``."""
    only: bool = False
    variants: dict[str, str] = field(default_factory=dict)
    """Option -> the variant of the game that is named."""
    titles: dict[str, str] = field(default_factory=dict)
    """Player -> title."""
    turn: str = ""
    events: list[Happening] = field(default_factory=list)
    hands: list[DescribedHand] = field(default_factory=list)
    state: list[tuple[str, ...]] = field(default_factory=list)
    """Marks: their words, or the names of the clauses that have them."""
    out: list[str] = field(default_factory=list)
    asks: list[Ask] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    doubtful: list[str] = field(default_factory=list)
    """Words that matter and aren't understood."""
    unknown: list[str] = field(default_factory=list)
    """Words that nobody knows, in a statement that is understood but for them."""
    left_over: list[str] = field(default_factory=list)
    """Statements that matter to a table, and say nothing that can be laid."""
    trump: str = ""
    board: tuple[NamedCard, ...] = ()
    """The cards that all hands share."""
    each: int = 0
    """How many cards everyone is dealt."""
    rivals: list[Scene] = field(default_factory=list)
    """Scenes in which the last question is of another kind that fits as well."""
    asks_something: bool = False
    """Whether a statement is a question, understood or not."""


def turned(card: NamedCard, *, down: bool) -> NamedCard:
    """The card, face down if the whole play is."""
    return NamedCard(card.suits, card.rank, down=True) if down and not card.down else card
