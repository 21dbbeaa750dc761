"""What lies on the desk: a described table, the disputed play beside it, the question asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Card, Deck
from referee.engine.family import engine_of
from referee.engine.validation import limit_faults
from referee.errors import ImpossibleTable, RefereeError
from referee.house_rules.embedded_house import extract_house
from referee.model.description import Description, Hand, Seat
from referee.model.moves import Move
from referee.model.questions import MAY_PLAY, Question
from referee.notation.header import read_rules
from referee.notation.questions import parse_question, question_in_text
from referee.notation.table_text import read_text
from referee.rulebook.clause import Ruling
from referee.rulebook.rulebook import Rulebook
from referee.table import IllegalPlay, Table

from .rule_selection import RuleSelection

UNKNOWN_HAND = Hand()


class RecordedRuling(Struct, frozen=True):
    """A ruling that was written into the file of a house, and the one that it replaced."""

    house: Path
    ruling: Ruling
    former: Ruling | None = None


@compare_without("seat_ids", "play_ids")
class Board(Struct, frozen=True, dict=True):
    """Immutable, so that undo is a list of these.

    ``described`` holds no questions. Without moves its hands do not hold the disputed cards; with
    moves they are those that the game began with, of which the disputed cards are some. ``asked``
    is the question chosen (empty: it follows what was done), ``asks`` those that came with a text.
    ``guessed``: nobody has said whose the disputed cards are.
    Of the disputed cards, ``held`` came from the known part of the hand, ``drawn`` from the unknown
    part; ``absent`` are asked about though the text does not say that the hand holds them.

    ``seat_ids`` (by name) and ``play_ids`` (of the plays that lie on the field once the moves are
    made) name seats and plays for the page, however they may be called or shift; they say nothing
    about the table. ``picked``: what the rule picker keeps besides the rules that are described (a
    house's rulings and title, what was picked of other books).
    """

    described: Description
    disputed: tuple[Card, ...] = ()
    disputer: str = ""
    held: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()
    guessed: bool = False
    absent: tuple[Card, ...] = ()
    asked: str = ""
    asks: tuple[str, ...] = ()
    decided: tuple[RecordedRuling, ...] = ()
    picked: RuleSelection | None = None
    seat_ids: Mapping[str, int] = {}
    play_ids: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return self.described.names

    def name_of(self, seat: int | None) -> str:
        """The name of a seat; empty for none. Raises ``LookupError``."""
        return "" if seat is None else self.names[seat]

    @cached_property
    def rules(self) -> Rulebook:
        return read_rules(self.described)

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    def replace(self, **changes: Any) -> Board:
        """The board with these parts of the described table changed."""
        return replace(self, described=self.described.replace(**changes))

    def nothing_disputed(self) -> Board:
        """The board with an empty slot; the disputed cards go nowhere."""
        return replace(self, disputed=(), disputer="", guessed=False, held=(), drawn=(), absent=())

    def hand(self, name: str) -> Hand:
        return self.described.hands.get(name, UNKNOWN_HAND)

    def telling(self, tell: Callable[[Description], Description]) -> Board:
        """The board with something more told of the described table; its moves stay."""
        return replace(self, described=tell(self.described))

    def with_hand(self, name: str, hand: Hand) -> Board:
        """A hand of which nothing is known is left out, as in the text."""
        hands = dict(self.described.hands)
        hands[name] = hand
        if hand == UNKNOWN_HAND:
            del hands[name]
        return self.replace(hands=hands)

    # ---- the question

    def question(self) -> Question | None:
        """What somebody asks; ``None``: it follows the table. Raises ``ParseError``."""
        if self.asked:
            return parse_question(self.asked, self.names, self.deck)
        if self.disputed and self.disputer:
            return Question(MAY_PLAY, self.disputer, self.disputed)
        return None

    # ---- the table

    def whole(self) -> Description:
        """What the text says: the disputed cards are in their hand, and the question is asked."""
        hands = dict(self.described.hands)
        if not self.described.play and self.disputer in hands and not hands[self.disputer].out:
            hand = hands[self.disputer]
            back = without(plain(self.disputed), self.absent)
            hands[self.disputer] = replace(hand, cards=in_order(self.deck, (*hand.cards, *back)))
        return self.described.replace(hands=hands, ask=self._asks())

    def _asks(self) -> tuple[str, ...]:
        first = self.asked
        if not first and self.disputed and self.disputer:
            first = str(Question(MAY_PLAY, self.disputer, self.disputed))
        return tuple(dict.fromkeys(filter(None, (first, *self.asks))))

    def table(self) -> Table:
        """Raises what :class:`~referee.table.Table` raises."""
        table, problem = self._made
        if problem is not None:
            raise problem.with_traceback(None)
        if table is None:
            raise LookupError("no table and no problem")
        return table

    @property
    def reached(self) -> Table | None:
        """The table as far as its moves go: before one that is refused, where there is one.

        ``None``: it cannot be.
        """
        return self._made[0]

    @property
    def refused(self) -> Move | None:
        """The first move that the referee refuses, where it is not marked as standing."""
        table, problem = self._made
        if table is None or problem is None:
            return None
        return self.described.play[len(table.steps)]

    @cached_property
    def _made(self) -> tuple[Table | None, RefereeError | None]:
        try:
            return Table(self.whole()), None
        except IllegalPlay as illegal:
            return illegal.verdict.table, illegal
        except RefereeError as problem:
            return None, problem

    def without_refused(self) -> Board:
        """The board with the moves that could be made: those from a refused one on are left out."""
        if self.refused is None or self.reached is None:
            return self
        return self.replace(play=self.described.play[: len(self.reached.steps)])

    def after_moves(self) -> Board:
        """The same table with its moves made: what one sees, and what further changes change.

        Moves from a refused one on are not made. A table that cannot be stays as it is.
        """
        return self._led_to or self

    @cached_property
    def _led_to(self) -> Board | None:
        if not self.described.play and not lays_out(self.rules):
            return None
        table = self.reached
        if table is None:
            return None
        # The position counts the drawn cards as known ones: they lie in the slot either way.
        shown = taken_out(replace(self, described=describe(table)))
        held = without(shown.held, self.drawn)
        return replace(shown, held=held, drawn=(*without(shown.held, held), *shown.drawn))

    def named(self, seat_ids: Mapping[str, int], play_ids: tuple[int, ...]) -> Board:
        """The board with these ids; where its moves led is not worked out anew."""
        ids: dict[str, Any] = {"seat_ids": seat_ids, "play_ids": play_ids}
        made, settled = replace(self, **ids), self._led_to
        vars(made)["_made"] = self._made
        vars(made)["_led_to"] = settled and replace(settled, **ids)
        return made

    def let_go(self) -> None:
        """Forgets where its moves led, as long as nobody asks again: undo keeps many boards."""
        for known in ("_led_to", "_made"):
            vars(self).pop(known, None)


def lays_out(rules: Rulebook) -> bool:
    """Whether cards lie on the table before anybody has played, as the sevens do."""
    return engine_of(rules).traits.cards_lie_before_play


def plain(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card.plain() for card in cards)


def in_order(deck: Deck, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as people sort a hand: weakest first, jokers last."""
    return tuple(
        sorted(
            cards,
            key=lambda card: (card.is_one_of_many, 0 if card.is_one_of_many else deck.bit(card)),
        )
    )


def without(cards: Sequence[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """The cards less the taken ones, as far as they are there; of those alike, first one that also
    shows the same."""
    left = list(cards)
    for card in taken:
        alike = [each for each in left if each.plain() == card.plain()]
        match = card if card in alike else next(iter(alike), None)
        if match is not None:
            left.remove(match)
    return tuple(left)


def taken_out(board: Board) -> Board:
    """The disputed cards taken out of the hand that they come from."""
    hand = board.described.hands.get(board.disputer)
    if hand is None or hand.out or not board.disputed:
        return board
    left = without(hand.cards, board.disputed)
    held = without(hand.cards, left)
    new = without(plain(board.disputed), held)
    drawn = new[: hand.unknown or 0]
    absent = new[len(drawn) :] if hand.unknown is not None else ()
    unknown = hand.unknown and hand.unknown - len(drawn)
    board = replace(board, held=held, drawn=drawn, absent=absent)
    return board.with_hand(board.disputer, replace(hand, cards=left, unknown=unknown))


# ---- from a text


def read_board(text: str) -> Board:
    """The board that a table text gives. Raises ``ParseError`` and ``UnknownName``, and
    ``ImpossibleTable`` for what is beyond all bounds; other faults can lie on a board."""
    text = extract_house(text).table
    described = read_text(text)
    deck = read_rules(described).deck
    if faults := list(limit_faults(deck, described)):
        raise ImpossibleTable(faults)
    lines = text.split("\n")
    asked = enumerate(lines[described.line("ask", at) - 1] for at in range(len(described.ask)))
    questions = [question_in_text(line, described, deck, at) for at, line in asked]
    board = Board(described.replace(ask=(), lines={}))
    if not questions:
        return board
    first, asks = questions[0], described.ask
    if first.kind == MAY_PLAY:
        board = replace(board, disputed=first.cards, disputer=first.seat, asks=asks[1:])
        return board if described.play else taken_out(board)
    return replace(board, asked=str(first), asks=asks[1:])


def blank(book: str, names: Iterable[str]) -> Board:
    return Board(Description(book=book, seats=tuple(Seat(name) for name in names)))


# ---- from a position


def describe(table: Table) -> Description:
    """A table's position described from scratch, without the moves that led to it."""
    return table.engine.describe(table.position, table.description).replace(lines={})


def board_of(table: Table) -> Board:
    """What lies there after a table's moves; without any, what was described, word for word."""
    settled = table.description.play or lays_out(table.rulebook)
    described = describe(table) if settled else table.description
    return Board(described.replace(ask=(), lines={}))
