"""Keeps the moves of a table when an edit changes it.

Edits work on the table after its moves. This module looks for a start from which the same moves
lead to the edited table, with all its obligations. If there is none, the move that laid an edited
play is rewritten, or only the last moves are kept, or none. The caller learns what was lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.errors import RefereeError
from referee.model.description import Description, FieldPlay, Hand
from referee.model.moves import PLAY, Move
from referee.rulebook.rule import Open
from referee.table import Table
from referee.ui.shared.board import UNKNOWN_HAND, Board, LostMoves, describe, plain, without

MAX_CORRECTIONS = 3
"""How often a start is corrected by the table that its moves lead to."""
MAX_MOVES_KEPT = 8
"""If not all moves can be kept, at most so many of the last ones are."""


def keep_moves(before: Board, after: Board) -> tuple[Board, LostMoves | None]:
    """The edited board with the moves that led to it, and what was lost.

    ``after`` is the edited board without moves.
    """
    table = before.reached
    if not before.described.play or after.described.play or table is None:
        return after, LostMoves(before) if _lost_obligation(before, after) else None
    shown, wanted = before.after_moves().full_description(), after.full_description()
    tail = before.described.play[len(table.steps) :]
    for start, moves in _starts(before, table):
        edited_start = _edited_start(table, start, moves, shown, wanted)
        if edited_start is not None:
            described = edited_start.replace(play=(*moves, *tail), ask=(), lines={})
            is_whole = len(moves) == len(table.steps)
            lost = None if is_whole else LostMoves(before, earlier=True)
            return replace(after, described=described), lost
    if _names_cards_only(shown, wanted):
        start = _edited(before.described.replace(play=()), shown, wanted, before.described.play)
        if _after_moves(table, start, before.described.play) is not None:
            described = start.replace(play=before.described.play, ask=(), lines={})
            return replace(after, described=described), None
    rewritten = _rewrite_move(table, before.described, shown.field, wanted.field)
    if rewritten is None:
        return after, LostMoves(before)
    moves, back = rewritten
    rewritten_board = replace(after, described=before.described, play_ids=())
    kept = _with_hands(rewritten_board.replace(play=(*moves, *tail)), wanted)
    is_less = _obligations(before) - _obligations(kept)
    return kept, LostMoves(before, back) if back or is_less else None


def _names_cards_only(shown: Description, wanted: Description) -> bool:
    """Whether the edit only says which cards players hold. The moves may then lead on: what waited
    for these cards happens."""
    named = [(hand, wanted.hands.get(name, UNKNOWN_HAND)) for name, hand in shown.hands.items()]
    keeps_cards = all(
        not without(was.cards, hand.cards) and was.out == hand.out for was, hand in named
    )
    return keeps_cards and shown.replace(hands=wanted.hands) == wanted


def _lost_obligation(before: Board, after: Board) -> bool:
    """Whether an obligation is gone although no move was made that could meet it."""
    if not (before.reached and before.reached.position.owed and after.reached):
        return False
    if len(after.described.play) > len(before.reached.steps):  # refused moves are not made
        return False
    if before.described.play:
        return bool(_obligations(before) - _obligations(after))
    return not after.reached.position.owed


def _obligations(board: Board) -> set[tuple[str, str]]:
    """The obligations of a board: kind and clause."""
    return _kinds(_debts(board.reached)) if board.reached else set()


def _with_hands(board: Board, wanted: Description) -> Board:
    """The board with the wanted hands, if the moves can be made with them."""
    if board.reached is None:
        return board
    hands = _edited_hands(board.described.hands, describe(board.reached).hands, wanted.hands)
    with_hands = board.replace(hands=hands)
    is_worse = with_hands.reached is None or with_hands.refused != board.refused
    return board if is_worse else with_hands


def _starts(before: Board, table: Table) -> Iterator[tuple[Description, tuple[Move, ...]]]:
    """Earlier tables with the moves since, the longest history first."""
    moves = before.described.play[: len(table.steps)]
    yield before.described.replace(play=()), moves
    for kept in range(min(len(moves) - 1, MAX_MOVES_KEPT), 0, -1):
        yield describe(table.back(kept)).replace(ask=()), moves[-kept:]


# ---- a start that leads to the edited table


def _edited_start(
    table: Table,
    start: Description,
    moves: Sequence[Move],
    shown: Description,
    wanted: Description,
) -> Description | None:
    """The start changed so that the moves lead to the wanted table with the same obligations."""
    if len(wanted.field) != len(shown.field) and wanted.field[: len(shown.field)] == shown.field:
        return None  # a card was laid on top: no start contains it there
    try:
        goal = describe(Table(wanted.replace(play=(), ask=()))).replace(play=(), ask=())
    except RefereeError:
        return None
    keeps_turn = shown.turn == wanted.turn
    turns = dict.fromkeys((start.turn, *(() if keeps_turn else wanted.names)))
    for turn in turns:
        edited, present = start.replace(turn=turn), shown
        for _ in range(MAX_CORRECTIONS):
            edited = _edited(edited, present, wanted, moves)
            led_to = _after_moves(table, edited, moves)
            if led_to is None:
                break
            present = describe(led_to).replace(play=(), ask=())
            waits = keeps_turn and bool(led_to.position.owed)
            if (
                (waits or present.turn == goal.turn)
                and _same_table(present, goal)
                and _keeps_obligations(table, led_to)
            ):
                return edited
    return None


def _after_moves(table: Table, start: Description, moves: Sequence[Move]) -> Table | None:
    """The table after the moves; ``None`` if one of them would be refused."""
    try:
        after = Table(start.replace(play=tuple(moves), ask=(), lines={}), table.rulebook)
    except RefereeError:
        return None
    return None if len(after.steps) < len(moves) else after


def _same_table(one: Description, other: Description) -> bool:
    return (
        one.seats == other.seats
        and one.field == other.field
        and _known_hands(one) == _known_hands(other)
        and sorted(map(str, one.discards)) == sorted(map(str, other.discards))
        and set(one.state) == set(other.state)
    )


def _known_hands(described: Description) -> dict[str, tuple[object, ...]]:
    return {
        name: (sorted(map(str, hand.cards)), hand.unknown, hand.out)
        for name, hand in described.hands.items()
        if hand != UNKNOWN_HAND
    }


def _keeps_obligations(before: Table, after: Table) -> bool:
    """Whether the remaining players owe what they owed, and all else left by moves is the same.
    By a hand that is now known a player may be asked no longer, but another still is."""
    stage, stage_after = (table.engine.view(table.position).stage for table in (before, after))
    owed = {debt for debt in _debts(before) if debt[1] in after.seats}
    left = _debts(after)
    is_kept = stage == stage_after and (
        owed <= left or (left < owed and _kinds(left) == _kinds(owed))
    )
    return is_kept and _hidden_marks(before) == _hidden_marks(after)


def _kinds(debts: set[tuple[str, str, str]]) -> set[tuple[str, str]]:
    return {(kind, clause) for kind, _, clause in debts}


def _debts(table: Table) -> set[tuple[str, str, str]]:
    """The obligations of a table: kind, player and clause."""
    return {(owed.kind, table.seats[owed.seat], owed.clause) for owed in table.position.owed}


def _hidden_marks(table: Table) -> list[str]:
    """The marks of a table that its description does not contain."""
    described = describe(table)
    try:
        position, _ = table.engine.set_up(described)
    except Open:  # a rule about the described hands leaves something open
        position = table.engine.before_triggers(described, None)
    return sorted(map(repr, set(table.position.marks) - set(position.marks)))


# ---- the same edit of an earlier table


def _edited(
    start: Description, shown: Description, wanted: Description, moves: Sequence[Move]
) -> Description:
    """A start changed in the way in which the shown table becomes the wanted one."""
    names = {*wanted.names}
    hands = _edited_hands(start.hands, shown.hands, wanted.hands, moves)
    return start.replace(
        seats=wanted.seats if wanted.seats != shown.seats else start.seats,
        turn=start.turn if start.turn in names else "",
        hands={name: hand for name, hand in hands.items() if name in names},
        field=_edited_field(start, shown, wanted),
        discards=_exchanged(start.discards, shown.discards, wanted.discards),
        state=_edited_state(start, shown, wanted),
    )


def _edited_hands(
    start: Mapping[str, Hand],
    shown: Mapping[str, Hand],
    wanted: Mapping[str, Hand],
    moves: Sequence[Move] = (),
) -> dict[str, Hand]:
    hands = dict(start)
    for name in {*shown, *wanted}:
        was, becomes = shown.get(name, UNKNOWN_HAND), wanted.get(name, UNKNOWN_HAND)
        if was != becomes:
            laid = [card for move in moves if move.seat == name for card in move.cards]
            hands[name] = _edited_hand(hands.get(name, UNKNOWN_HAND), was, becomes, laid)
    return {name: hand for name, hand in hands.items() if hand != UNKNOWN_HAND}


def _edited_hand(start: Hand, was: Hand, becomes: Hand, laid: Iterable[Card]) -> Hand:
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
    """The cards without those that go and with those that come."""
    left = without(cards, without(was, becomes))
    return (*left, *without(becomes, was))


def _edited_field(
    start: Description, shown: Description, wanted: Description
) -> tuple[FieldPlay, ...]:
    if len(shown.field) != len(wanted.field):
        gone = [index for index, play in enumerate(shown.field) if play not in wanted.field]
        return tuple(play for index, play in enumerate(start.field) if index not in gone)
    field = list(start.field)
    for index, (was, becomes) in enumerate(zip(shown.field, wanted.field, strict=True)):
        if index < len(field) and set(plain(field[index].cards)) == set(plain(was.cards)):
            field[index] = becomes
    return tuple(field)


def _edited_state(start: Description, shown: Description, wanted: Description) -> tuple[str, ...]:
    gone = {mark for mark in shown.state if mark not in wanted.state}
    come = [mark for mark in wanted.state if mark not in shown.state]
    kept = [mark for mark in start.state if mark not in gone]
    return tuple(dict.fromkeys((*kept, *come)))


# ---- a move that is rewritten


def _rewrite_move(
    table: Table, start: Description, shown: Sequence[FieldPlay], wanted: Sequence[FieldPlay]
) -> tuple[tuple[Move, ...], Move | None] | None:
    """The moves of a table with the one changed or left out that laid the edited play.

    Returns the moves and the move that was left out; ``None`` if this does not lead to the wanted
    plays. A changed move stands even if the referee refuses it; no other move may be refused.
    """
    edited = _edited_play(shown, wanted)
    if edited is None:
        return None
    moves = start.play[: len(table.steps)]
    index = _laid_by(moves, shown[edited])
    if index is None:
        return None
    play = wanted[edited] if len(wanted) == len(shown) else None
    if play is not None and not play.seat:
        return None
    later = moves[index + 1 :]
    if play is not None:
        later = (replace(moves[index], seat=play.seat, cards=play.cards, stands=False), *later)
    try:
        rewritten = Table(start.replace(play=moves[:index], ask=(), lines={}), table.rulebook)
        for count, move in enumerate(later):
            rewritten = rewritten.play(move, force=play is not None and count == 0)
    except RefereeError:
        return None
    if tuple(describe(rewritten).field) != tuple(wanted):
        return None
    return rewritten.description.play, moves[index] if play is None else None


def _edited_play(shown: Sequence[FieldPlay], wanted: Sequence[FieldPlay]) -> int | None:
    """The index of the only play that becomes another one or goes; ``None`` if others do too."""
    if len(shown) == len(wanted):
        differ = [index for index, play in enumerate(shown) if play != wanted[index]]
        return differ[0] if len(differ) == 1 else None
    for index in range(len(shown)):
        if (*shown[:index], *shown[index + 1 :]) == tuple(wanted):
            return index
    return None


def _laid_by(moves: Sequence[Move], play: FieldPlay) -> int | None:
    """The index of the last move that laid a play."""
    cards = sorted(map(str, plain(play.cards)))
    for index in range(len(moves) - 1, -1, -1):
        move = moves[index]
        is_same_seat = move.kind == PLAY and move.seat == play.seat
        if is_same_seat and sorted(map(str, plain(move.cards))) == cards:
            return index
    return None
