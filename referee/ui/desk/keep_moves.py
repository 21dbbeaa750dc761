"""What was played stays while the table is changed: a change is of the table as it lies now.

Edits change the table with its moves made. Here the beginning is looked for from which the same
moves lead to the table that an edit wants, with all that waits or is owed there. Where there is
none, as many of the last moves are kept as can be; what is forgotten is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card
from referee.errors import RefereeError
from referee.model.description import Description, Hand
from referee.model.moves import Move
from referee.table import Table
from referee.ui.shared.board import UNKNOWN_HAND, Board, describe, plain, without

from .rewrite_moves import moves_remade

TRIES = 3
"""So often a beginning is mended by what its moves lead to."""
MAX_LOOKED_AT = 8
"""Where not all moves can be kept, no more of the last ones are."""


class LostMoves(Struct, frozen=True):
    """What an edit took from the history of a board: ``back``, a move that was taken off the field;
    ``earlier``, moves of which what they led to is kept; otherwise all moves, and what waited
    because of them."""

    before: Board
    back: Move | None = None
    earlier: bool = False


def keep_moves(before: Board, after: Board) -> tuple[Board, LostMoves | None]:
    """An edited table with the moves that led to it; ``after`` is without any.

    What is told to be forgotten is not kept, nor can it be.
    """
    table = before.reached
    if not before.described.play or after.described.play or table is None:
        return after, LostMoves(before) if _owes_less(before, after) else None
    shown, wanted = before.after_moves().whole(), after.whole()
    tail = before.described.play[len(table.steps) :]
    for start, moves in _beginnings(before, table):
        found = _beginning(table, start, moves, shown, wanted)
        if found is not None:
            earlier = len(moves) < len(table.steps)
            told = LostMoves(before, earlier=True) if earlier else None
            return _with(after, found, (*moves, *tail)), told
    remade = moves_remade(table, before.described, shown.field, wanted.field)
    if remade is None:
        return after, LostMoves(before)
    moves, back = remade
    made = replace(after, described=before.described, play_ids=())
    kept = _given(made.replace(play=(*moves, *tail)), wanted)
    is_less = _owing(before) - _owing(kept)
    return kept, LostMoves(before, back) if back or is_less else None


def _owes_less(before: Board, after: Board) -> bool:
    """Whether something is owed no longer, though no further move was made that could meet it."""
    if not (before.reached and before.reached.position.owed and after.reached):
        return False
    if before.described.play:
        is_move = len(after.described.play) > len(before.described.play)
        return not is_move and bool(_owing(before) - _owing(after))
    return not after.reached.position.owed


def _owing(board: Board) -> set[tuple[str, str]]:
    """What is owed at a board: the kinds, and by which clauses."""
    owed = board.reached.position.owed if board.reached else ()
    return {(each.kind, each.clause) for each in owed}


def _given(board: Board, wanted: Description) -> Board:
    """The board whose hands hold what they were to hold, where the moves can be made with these."""
    if board.reached is None:
        return board
    seen, hands = describe(board.reached), dict(board.described.hands)
    for name in {*seen.hands, *wanted.hands}:
        has, own = (each.get(name, UNKNOWN_HAND) for each in (seen.hands, hands))
        goal = wanted.hands.get(name, UNKNOWN_HAND)
        if has != goal:
            hands[name] = _hand(own, has, goal, ())
    kept = {name: hand for name, hand in hands.items() if hand != UNKNOWN_HAND}
    given = board.replace(hands=kept)
    is_worse = given.reached is None or given.refused != board.refused
    return board if is_worse else given


def _with(after: Board, start: Description, moves: Sequence[Move]) -> Board:
    return replace(after, described=start.replace(play=tuple(moves), ask=(), lines={}))


def _beginnings(before: Board, table: Table) -> Iterator[tuple[Description, tuple[Move, ...]]]:
    """Beginnings of the table and the moves since, the longest history first."""
    moves = before.described.play[: len(table.steps)]
    yield before.described.replace(play=()), moves
    for kept in range(min(len(moves) - 1, MAX_LOOKED_AT), 0, -1):
        yield describe(table.back(kept)).replace(ask=()), moves[-kept:]


# ---- the beginning that leads there


def _beginning(
    table: Table,
    start: Description,
    moves: Sequence[Move],
    shown: Description,
    wanted: Description,
) -> Description | None:
    """The beginning, changed, from which the moves lead to the wanted table; all that waits or is
    owed there is as it was."""
    if len(wanted.field) != len(shown.field) and wanted.field[: len(shown.field)] == shown.field:
        return None  # a card laid on top: no beginning has it there
    goal = _canonical(wanted)
    if goal is None:
        return None
    for turn in _turns(start, shown, wanted):
        found, seen = start.replace(turn=turn), shown
        for _ in range(TRIES):
            found = _changed(found, seen, wanted, moves)
            led = _led(table, found, moves)
            if led is None:
                break
            seen = describe(led).replace(play=(), ask=())
            if _same(seen, goal) and _loses_nothing(table, led):
                return found
    return None


def _turns(start: Description, shown: Description, wanted: Description) -> tuple[str, ...]:
    if shown.turn == wanted.turn:
        return (start.turn,)
    return tuple(dict.fromkeys((start.turn, *wanted.names)))


def _canonical(wanted: Description) -> Description | None:
    """A table in the words in which the one that moves led to is described."""
    try:
        return describe(Table(wanted.replace(play=(), ask=()))).replace(play=(), ask=())
    except RefereeError:
        return None


def _led(table: Table, start: Description, moves: Sequence[Move]) -> Table | None:
    """The table after the moves; ``None`` where one of them would be refused."""
    try:
        made = Table(start.replace(play=tuple(moves), ask=(), lines={}), table.rulebook)
    except RefereeError:
        return None
    return None if len(made.steps) < len(moves) else made


def _same(one: Description, other: Description) -> bool:
    """Whether two descriptions tell the same table."""
    return (
        one.seats == other.seats
        and one.turn == other.turn
        and one.field == other.field
        and _hands(one) == _hands(other)
        and sorted(map(str, one.discards)) == sorted(map(str, other.discards))
        and set(one.state) == set(other.state)
    )


def _hands(described: Description) -> dict[str, tuple[object, ...]]:
    return {
        name: (sorted(map(str, hand.cards)), hand.unknown, hand.out)
        for name, hand in described.hands.items()
        if hand != UNKNOWN_HAND
    }


def _loses_nothing(before: Table, after: Table) -> bool:
    """Whether all that waited at a table still waits: what is owed by whoever still sits there, for
    which clause, and what else moves left behind that a description does not tell."""
    here, there = (table.engine.view(table.position).stage for table in (before, after))
    names = {*after.seats}
    owed = {each for each in _owed(before) if each[1] in names}
    return here == there and owed <= _owed(after) and _untold(before) == _untold(after)


def _owed(table: Table) -> set[tuple[str, str, str]]:
    return {(each.kind, table.seats[each.seat], each.clause) for each in table.position.owed}


def _untold(table: Table) -> tuple[str, ...]:
    """The marks at a table that its description does not tell."""
    flat, _ = table.engine.set_up(describe(table))
    left = set(table.position.marks) - set(flat.marks)
    return tuple(sorted(map(repr, left)))


# ---- the same change of another table


def _changed(
    start: Description, shown: Description, wanted: Description, moves: Sequence[Move]
) -> Description:
    """A beginning changed as the table changes from what is shown to what is wanted."""
    names = {*wanted.names}
    hands = dict(start.hands)
    for name in {*shown.hands, *wanted.hands}:
        was = shown.hands.get(name, UNKNOWN_HAND)
        becomes = wanted.hands.get(name, UNKNOWN_HAND)
        if was != becomes:
            laid = [card for move in moves if move.seat == name for card in move.cards]
            hands[name] = _hand(hands.get(name, UNKNOWN_HAND), was, becomes, laid)
    kept = {name: hand for name, hand in hands.items() if name in names and hand != UNKNOWN_HAND}
    return start.replace(
        seats=wanted.seats if wanted.seats != shown.seats else start.seats,
        turn=start.turn if start.turn in names else "",
        hands=kept,
        field=_field(start, shown, wanted),
        discards=_exchanged(start.discards, shown.discards, wanted.discards),
        state=_state(start, shown, wanted),
    )


def _hand(start: Hand, was: Hand, becomes: Hand, laid: Iterable[Card]) -> Hand:
    if becomes.out or was.out:
        return becomes
    cards = _exchanged(start.cards, was.cards, becomes.cards)
    if becomes.unknown is None:
        return Hand(cards, None)
    if start.unknown is None or was.unknown is None:
        return Hand(cards, becomes.unknown + len(without(plain(laid), cards)))
    return Hand(cards, max(0, start.unknown + becomes.unknown - was.unknown))


def _exchanged(
    cards: Sequence[Card], was: Sequence[Card], becomes: Sequence[Card]
) -> tuple[Card, ...]:
    """Cards less those that go and with those that come."""
    left = without(cards, without(was, becomes))
    return (*left, *without(becomes, was))


def _field(start: Description, shown: Description, wanted: Description) -> tuple[object, ...]:
    """Plays that lie there from the beginning on, as they are wanted."""
    if len(shown.field) != len(wanted.field):
        gone = [at for at, play in enumerate(shown.field) if play not in wanted.field]
        return tuple(play for at, play in enumerate(start.field) if at not in gone)
    return tuple(
        wanted.field[at] if at < len(shown.field) and _alike(play, shown.field[at]) else play
        for at, play in enumerate(start.field)
    )


def _alike(one: object, other: object) -> bool:
    return set(plain(getattr(one, "cards", ()))) == set(plain(getattr(other, "cards", ())))


def _state(start: Description, shown: Description, wanted: Description) -> tuple[str, ...]:
    gone = {said for said in shown.state if said not in wanted.state}
    come = [said for said in wanted.state if said not in shown.state]
    kept = [said for said in start.state if said not in gone]
    return tuple(dict.fromkeys((*kept, *come)))
