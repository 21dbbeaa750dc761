"""The board of the desk: a described table, the disputed play and the question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
from referee.notation.question_reader import question_in_text
from referee.notation.questions import parse_question
from referee.notation.table_text import read_text
from referee.rulebook.clause import Ruling
from referee.rulebook.rulebook import Rulebook
from referee.table import IllegalPlay, Table

from .rule_selection import RuleSelection

UNKNOWN_HAND = Hand()


class RecordedRuling(Struct, frozen=True):
    """A ruling that was written to the file of a house, and the one that it replaced."""

    house: Path
    ruling: Ruling
    former: Ruling | None = None


@compare_without("seat_ids", "play_ids", "lost")
class Board(Struct, frozen=True, dict=True):
    """A table that is being edited; immutable, so that undo is a list of boards.

    ``described`` holds no questions. Without moves, its hands don't contain the disputed cards;
    with moves, they are the hands before the first move, disputed cards included.
    """

    described: Description
    disputed: tuple[Card, ...] = ()
    disputer: str = ""
    held: tuple[Card, ...] = ()
    """The disputed cards that were known cards of the hand."""
    drawn: tuple[Card, ...] = ()
    """The disputed cards that were unknown cards of the hand."""
    guessed: bool = False
    """Nobody has said who plays the disputed cards."""
    absent: tuple[Card, ...] = ()
    """The disputed cards that the hand does not contain, as far as the text says."""
    asked: str = ""
    """The chosen question; if empty, the question follows from the table."""
    asks: tuple[str, ...] = ()
    """Further questions of the text."""
    decided: tuple[RecordedRuling, ...] = ()
    picked: RuleSelection | None = None
    """What the rule picker keeps in addition to the described rules."""
    seat_ids: Mapping[str, int] = {}
    """Name -> an id that stays the same when the player is renamed."""
    play_ids: tuple[int, ...] = ()
    """Ids of the plays on the field after the moves."""
    lost: LostMoves | None = None
    """What the edit that led to this board removed from its history."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.described.names

    @property
    def is_bare(self) -> bool:
        """Whether nothing is told but the players and the rules."""
        described = self.described
        told = (described.hands, described.field, described.discards, described.state)
        return not any((*told, described.turn, described.play, self.disputed))

    def name_of(self, seat: int | None) -> str:
        """The name of a seat; empty for ``None``. Raises ``LookupError``."""
        return "" if seat is None else self.names[seat]

    @cached_property
    def rules(self) -> Rulebook:
        return read_rules(self.described)

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    def replace(self, **changes: Any) -> Board:
        """The board with changes of the described table."""
        return replace(self, described=self.described.replace(**changes))

    def nothing_disputed(self) -> Board:
        """The board with an empty slot; the disputed cards are on no other place."""
        return replace(self, disputed=(), disputer="", guessed=False, held=(), drawn=(), absent=())

    def hand(self, name: str) -> Hand:
        return self.described.hands.get(name, UNKNOWN_HAND)

    def with_hand(self, name: str, hand: Hand) -> Board:
        """The board with another hand; unknown hands are left out, as in the text."""
        hands = {**self.described.hands, name: hand}
        if hand == UNKNOWN_HAND:
            del hands[name]
        return self.replace(hands=hands)

    def with_play(self, index: int, **changes: Any) -> Board:
        """The board with changes of a play on the field."""
        field = list(self.described.field)
        field[index] = replace(field[index], **changes)
        return self.replace(field=tuple(field))

    # ---- the question

    def question(self) -> Question | None:
        """The question on the board, if there is one. Raises ``ParseError``."""
        if self.asked:
            return parse_question(self.asked, self.names, self.deck)
        return self._dispute()

    def _dispute(self) -> Question | None:
        if self.disputed and self.disputer:
            return Question(MAY_PLAY, self.disputer, self.disputed)
        return None

    # ---- the table

    def full_description(self) -> Description:
        """The description with the disputed cards in their hand and with the questions."""
        hands = dict(self.described.hands)
        hand = hands.get(self.disputer, UNKNOWN_HAND)
        back = without(plain(self.disputed), self.absent) if self.disputer in hands else self.held
        if back and not self.described.play and not hand.out:
            hands[self.disputer] = replace(hand, cards=in_order(self.deck, (*hand.cards, *back)))
        first = self.asked or str(self._dispute() or "")
        asks = dict.fromkeys(filter(None, (first, *self.asks)))
        return self.described.replace(hands=hands, ask=tuple(asks))

    def table(self) -> Table:
        """Raises what :class:`~referee.table.Table` raises."""
        if isinstance(self._outcome, Table):
            return self._outcome
        raise self._outcome.with_traceback(None)

    @property
    def reached(self) -> Table | None:
        """The table after the moves, or before a refused one; ``None`` if it is impossible."""
        if isinstance(self._outcome, IllegalPlay):
            return self._outcome.verdict.table
        return self._outcome if isinstance(self._outcome, Table) else None

    @property
    def refused(self) -> Move | None:
        """The first move that the referee refuses and that isn't marked as standing."""
        if isinstance(self._outcome, IllegalPlay):
            return self.described.play[len(self._outcome.verdict.table.steps)]
        return None

    @cached_property
    def _outcome(self) -> Table | RefereeError:
        try:
            return Table(self.full_description())
        except RefereeError as problem:
            return problem

    def without_refused(self) -> Board:
        """The board without its refused move and the moves after it."""
        if self.refused is None or self.reached is None:
            return self
        return self.replace(play=self.described.play[: len(self.reached.steps)])

    def after_moves(self) -> Board:
        """The board after its moves, without them: what is seen, and what edits change.

        A refused move and the moves after it are not made. An impossible table stays as it is.
        """
        return self._after_moves or self

    @cached_property
    def _after_moves(self) -> Board | None:
        if not self.described.play and not lays_out(self.rules):
            return None
        table = self.reached
        if table is None:
            return None
        # The position counts the drawn cards as known cards: they are in the slot either way.
        shown = take_disputed_out(replace(self, described=describe(table)))
        held = without(shown.held, self.drawn)
        return replace(shown, held=held, drawn=(*without(shown.held, held), *shown.drawn))

    def with_ids(self, seat_ids: Mapping[str, int], play_ids: tuple[int, ...]) -> Board:
        """The board with these ids; the cached results of its moves are kept."""
        ids: dict[str, Any] = {"seat_ids": seat_ids, "play_ids": play_ids}
        board, after = replace(self, **ids), self._after_moves
        vars(board).update(_outcome=self._outcome, _after_moves=after and replace(after, **ids))
        return board

    def drop_cache(self) -> None:
        """Forgets the results of the moves until they are needed: undo keeps many boards."""
        for name in ("_after_moves", "_outcome"):
            vars(self).pop(name, None)


class LostMoves(Struct, frozen=True):
    """What an edit removed from the history of a board.

    ``back`` is a move that was taken off the field. With ``earlier``, only earlier moves are lost,
    and their effects are kept. Without either, all moves and their obligations are lost.
    """

    before: Board
    back: Move | None = None
    earlier: bool = False


def lays_out(rules: Rulebook) -> bool:
    """Whether cards are on the table before the first play, such as the sevens."""
    return engine_of(rules).traits.cards_lie_before_play


def plain(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card.plain() for card in cards)


def in_order(deck: Deck, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted like a hand: weakest first, jokers last."""

    def place(card: Card) -> tuple[bool, int]:
        return card.is_one_of_many, 0 if card.is_one_of_many else deck.bit(card)

    return tuple(sorted(cards, key=place))


def without(cards: Sequence[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without the taken ones, if they are among them.

    Of several cards alike, one with the same face is removed first.
    """
    left = list(cards)
    for card in taken:
        alike = [other for other in left if other.plain() == card.plain()]
        match = card if card in alike else next(iter(alike), None)
        if match is not None:
            left.remove(match)
    return tuple(left)


def take_disputed_out(board: Board) -> Board:
    """The board with the disputed cards taken out of the hand that they come from."""
    hand = board.described.hands.get(board.disputer)
    if hand is None or hand.out or not board.disputed:
        return board
    left = without(hand.cards, board.disputed)
    held = without(hand.cards, left)
    new = without(plain(board.disputed), held)
    drawn = new[: hand.unknown]
    absent = new[len(drawn) :] if hand.unknown is not None else ()
    unknown = hand.unknown and hand.unknown - len(drawn)
    board = replace(board, held=held, drawn=drawn, absent=absent)
    return board.with_hand(board.disputer, replace(hand, cards=left, unknown=unknown))


# ---- from a text


def read_board(text: str) -> Board:
    """The board of a table text.

    Raises ``ParseError`` and ``UnknownName``, and ``ImpossibleTable`` if a limit is exceeded; a
    board may have other faults.
    """
    text = extract_house(text).table
    described = read_text(text)
    deck = read_rules(described).deck
    if faults := list(limit_faults(deck, described)):
        raise ImpossibleTable(faults)
    questions = [question_in_text(described, deck, index) for index in range(len(described.ask))]
    board = Board(described.replace(ask=(), lines={}))
    if not questions:
        return board
    first, asks = questions[0], described.ask[1:]
    if first.kind != MAY_PLAY:
        return replace(board, asked=str(first), asks=asks)
    board = replace(board, disputed=first.cards, disputer=first.seat, asks=asks)
    return board if described.play else take_disputed_out(board)


def blank(book: str, names: Iterable[str]) -> Board:
    return Board(Description(book=book, seats=tuple(Seat(name) for name in names)))


# ---- from a position


def describe(table: Table) -> Description:
    """The description of a table's position, without the moves that led to it."""
    return table.engine.describe(table.position, table.description).replace(lines={})


def board_of(table: Table) -> Board:
    """The board after a table's moves; without moves, the table exactly as it was described."""
    has_changed = table.description.play or lays_out(table.rulebook)
    described = describe(table) if has_changed else table.description
    return Board(described.replace(ask=(), lines={}))
