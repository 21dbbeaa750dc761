"""Edits of the board: each takes a board and the fields of an action and returns a new board.

The page may be a step behind; ``targets`` has found where things are now. An edit that makes no
sense any more returns the board unchanged or raises ``StaleTarget``. Invalid names and texts raise
the errors of the core.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card, Deck
from referee.engine.family import engine_of
from referee.errors import Fault, ImpossibleTable, ParseError, RefereeError
from referee.i18n.messages import is_title
from referee.model.description import OUT, Description, FieldPlay, Hand, Seat
from referee.model.marks import NOBODY
from referee.model.moves import MOVES, PLAY, Move
from referee.model.questions import legality_question
from referee.notation import lenient
from referee.notation.header import rules_of, write_rules
from referee.notation.names import name_fault, one_word
from referee.notation.questions import parse_question
from referee.rulebook.clause import Book
from referee.rulebook.rulebook import Rulebook
from referee.table import Table
from referee.ui.session import ImpossibleAction, StaleTarget, card_of
from referee.ui.shared.board import (
    UNKNOWN_HAND,
    Board,
    blank,
    describe,
    in_order,
    plain,
    take_disputed_out,
    without,
)
from referee.ui.shared.mark_switches import lasting_state, set_mark, unknown_beginner
from referee.verdict.clarify import clarifying_questions

from .evaluation import evaluate
from .keep_moves import keep_moves
from .targets import GONE, Place, cards_at, in_box, index_of, is_at, present_place

MIN_SEATS, MAX_SEATS = 2, 9
MAX_ANSWERS_TRIED = 400
"""How many legal moves are compared with the disputed cards."""
WHO_PLAYS = "disputer"
"""The id of the question who plays the disputed cards."""


# ---- the disputed play


def lift(board: Board, card: Card, place: Place, nth: int | None = None) -> Board | None:
    """The board without a card (``nth``: which of several alike); ``None`` if it isn't there."""
    cards = cards_at(board, place)
    index = index_of(cards, card, nth)
    if index is None:
        return None
    card = cards[index]
    if place["zone"] == "disputed":
        return undispute(board, card)
    if place["zone"] == "discards":
        return board.replace(discards=without(cards, [card]))
    if place["zone"] == "hand":
        name = board.names[place["seat"]]
        return board.with_hand(name, replace(board.hand(name), cards=without(cards, [card])))
    left = list(cards)
    left.remove(card)
    index = place["play"]
    if left:
        return board.with_play(index, cards=tuple(left))
    field, ids = list(board.described.field), list(board.play_ids)
    del field[index], ids[index : index + 1]
    return replace(board.replace(field=tuple(field)), play_ids=tuple(ids))


def dispute(board: Board, card: Card, source: Place) -> Board:
    """The board with a card in the disputed slot.

    A card of a hand is played by the player who holds it, unless others are disputed already.
    A card from the box was one of the unknown cards of the hand.
    """
    if source["zone"] == "hand" and not board.disputed:
        board = replace(board, disputer=board.names[source["seat"]], guessed=False)
    elif not board.disputer:
        guessed = not board.described.turn
        board = replace(board, disputer=guess_disputer(board), guessed=guessed)
    hand = board.hand(board.disputer)
    if source["zone"] == "hand" and board.names[source["seat"]] == board.disputer:
        board = replace(board, held=(*board.held, card.plain()))
    elif hand.unknown != 0:
        if hand.unknown is not None:
            board = board.with_hand(board.disputer, replace(hand, unknown=hand.unknown - 1))
        board = replace(board, drawn=(*board.drawn, card.plain()))
    return replace(board, disputed=(*board.disputed, card), asked="")


def undispute(board: Board, card: Card) -> Board:
    """The board with a card out of the slot; a drawn card becomes unknown again."""
    if card.plain() in board.drawn:
        hand = board.hand(board.disputer)
        if hand.unknown is not None:
            board = board.with_hand(board.disputer, replace(hand, unknown=hand.unknown + 1))
        board = replace(board, drawn=without(board.drawn, [card]))
    disputed, held, absent = (
        without(cards, [card]) for cards in (board.disputed, board.held, board.absent)
    )
    return replace(board, disputed=disputed, held=held, absent=absent)


def guess_disputer(board: Board) -> str:
    """Who probably plays: the player whose turn it is, or the one after the last player.

    Without either it is the first player; empty if there are no seats.
    """
    described, names = board.described, board.names
    if described.turn in names:
        return described.turn
    last = described.field[-1].seat if described.field else ""
    if last in names:
        return names[(names.index(last) + 1) % len(names)]
    return names[0] if names else ""


def take_for_dispute(board: Board, card: Card) -> Board:
    """The board with a card of the disputer's hand or of the box in the slot, if it is there."""
    hand = {"zone": "hand", "seat": board.names.index(board.disputer)}
    lifted = lift(board, card, hand)
    if lifted is not None:
        return dispute(lifted, card, hand)
    return dispute(board, card, {"zone": "box"}) if in_box(board, card) else board


def clear_disputed(board: Board) -> Board:
    """The board with an empty slot: every disputed card goes back where it came from."""
    held = board.held
    for card in board.disputed:
        board = undispute(board, card)
    if held:
        hand = board.hand(board.disputer)
        cards = in_order(board.deck, (*hand.cards, *held))
        board = board.with_hand(board.disputer, replace(hand, cards=cards))
    return board


# ---- moves


def play(board: Board, _action: Mapping[str, Any]) -> Board:
    """The disputed play is made, legal or not. Raises ``AmbiguousPlay`` and the table's errors."""
    if not (board.disputed and board.disputer):
        return board
    return _with_moves(board.nothing_disputed(), _play_disputed(board))


def _play_disputed(board: Board) -> Table:
    """The table after the disputed play, which replaces a refused move. Raises as ``play``."""
    table = board.without_refused().table()
    return table.play(Move(board.disputer, PLAY, board.disputed), force=True)


def _with_moves(board: Board, table: Table) -> Board:
    """The board with the moves of a table."""
    described = table.description.replace(ask=(), lines={})
    return replace(board, described=described, asked="", play_ids=())


def make(board: Board, action: Mapping[str, Any]) -> Board:
    """Makes a move that is given in words, such as ``Ben: pass``, even if it is refused.

    It replaces a refused move. If it uses disputed cards, they are no longer disputed.

    Raises ``ParseError``, ``AmbiguousPlay`` and the table's errors.
    """
    move = lenient.read_move(str(action["move"]), board.names, board.deck)
    table = board.without_refused().table().play(move, force=True)
    if move.seat == board.disputer and {*plain(board.disputed)} & {*plain(move.cards)}:
        board = board.nothing_disputed()
    return _with_moves(board, table)


def revise(board: Board, action: Mapping[str, Any]) -> Board:
    """Replaces moves of the record. Those after them stay, and may be refused then.

    Disputed cards stay in the slot unless the new move uses them or the last moves go. Raises
    ``StaleTarget`` if the move is another one now, and ``ParseError``.
    """
    at, text = action["at"], action.get("move")
    moves = list(board.described.play)
    _recorded(board, action)
    is_end = action.get("drop") is None
    end = len(moves) if is_end else at + action["drop"]
    new = [lenient.read_move(str(text), board.names, board.deck)] if text else []
    used = {card for move in new if move.seat == board.disputer for card in plain(move.cards)}
    if is_end or used & {*plain(board.disputed)}:
        board = board.nothing_disputed()
    return _with_record(board, (*moves[:at], *new, *moves[end:]))


def contest(board: Board, action: Mapping[str, Any]) -> Board:
    """The board before a move of the record, with the question whether it may be made. Raises
    ``StaleTarget`` if the move is another one now."""
    move = replace(_recorded(board, action), stands=False)
    board = board.nothing_disputed()
    if move.kind == PLAY:
        board = replace(board, disputed=move.cards, disputer=move.seat)
    before = _with_record(board, board.described.play[: action["at"]])
    return before if move.kind == PLAY else replace(before, asked=str(legality_question(move)))


def _recorded(board: Board, action: Mapping[str, Any]) -> Move:
    at: int = action["at"]
    moves = board.described.play
    if at >= len(moves) or str(moves[at]) != action["of"]:
        raise StaleTarget
    return moves[at]


def _with_record(board: Board, moves: Sequence[Move]) -> Board:
    """The board with other moves. Without any, the disputed cards are no longer in the hand."""
    board = replace(board.replace(play=tuple(moves)), asked="", play_ids=())
    return board if moves else take_disputed_out(board)


def stands(board: Board, action: Mapping[str, Any]) -> Board:
    """A refused move stands. Raises ``StaleTarget`` if it isn't refused any more."""
    refused = _refused(board, action)
    moves = list(board.described.play)
    moves[len(board.without_refused().described.play)] = refused.standing()
    return board.replace(play=tuple(moves))


def without_it(board: Board, action: Mapping[str, Any]) -> Board:
    """Takes back a refused move and the moves after it. Raises ``StaleTarget`` as ``stands``."""
    _refused(board, action)
    return board.without_refused()


def _refused(board: Board, action: Mapping[str, Any]) -> Move:
    if board.refused is None or str(board.refused) != action["move"]:
        raise StaleTarget
    return board.refused


def instead(board: Board, action: Mapping[str, Any]) -> Board:
    """Makes a move of the play on top of the field, which was laid by hand.

    Raises ``StaleTarget`` if the play isn't there or the move would change nothing,
    ``AmbiguousPlay`` and the table's errors.
    """
    is_top = action["play"] == len(board.after_moves().described.field) - 1
    with_move = as_move(board) if is_top else None
    if with_move is None:
        raise StaleTarget
    return with_move


def as_move(board: Board) -> Board | None:
    """The board with its top play made as a move.

    ``None`` if the move is illegal, or if its effects are no different from those of cards that
    were laid by hand.
    """
    if board.described.play or not board.described.field or not board.names:
        return None
    *below, top = board.described.field
    shown = clear_disputed(board)
    under = shown.replace(field=tuple(below))
    seat = top.seat if top.seat in under.names else guess_disputer(under)
    under = replace(under.replace(turn=seat), disputer=seat)
    for card in top.cards:
        under = take_for_dispute(under, card)
    under = replace(under, disputed=top.cards)
    try:
        by_hand, by_move = shown.table(), _play_disputed(under)
    except RefereeError:
        return None
    if by_move.description.play[-1].stands or _same_effects(by_hand, by_move):
        return None
    return _with_moves(under.nothing_disputed(), by_move)


def _same_effects(one: Table, other: Table) -> bool:
    here, there = one.position, other.position
    return (
        len(here.field) == len(there.field)
        and {*here.marks} == {*there.marks}
        and here.owed == there.owed
    )


def answers(board: Board) -> Iterator[Move]:
    """The moves that meet an obligation with the disputed cards, such as giving them away."""
    if not board.disputed or board.reached is None:
        return
    engine, position = board.reached.engine, board.reached.position
    if not (position.owed or engine.view(position).stage):
        return
    # The disputed cards may come from the hand, from the discards, or from where nobody saw them.
    shown = board.after_moves().full_description().hands.get(board.disputer, UNKNOWN_HAND)
    new = without(plain(board.disputed), shown.cards)
    hand = board.full_description().hands.get(board.disputer, UNKNOWN_HAND)
    bare = board.nothing_disputed()
    held = bare.with_hand(board.disputer, replace(hand, cards=(*hand.cards, *new)))
    lying = bare.replace(discards=(*board.described.discards, *new))
    wanted, is_found = sorted(map(str, plain(board.disputed))), False
    for table in (held.reached, *((lying.reached, bare.reached) if new else ())):
        moves = table.engine.legal_moves(table.seats, table.position, Random(0)) if table else ()
        for move in islice(moves, MAX_ANSWERS_TRIED):
            is_other = move.seat == board.disputer and move.kind != PLAY
            if is_other and sorted(map(str, plain(move.cards))) == wanted:
                yield replace(move, cards=board.deck.sorted(move.cards))
                is_found = True
    if held.reached and not is_found:  # there may be more moves than were tried
        yield from _owed(held.reached, board.disputer, board.deck.sorted(plain(board.disputed)))


def _owed(table: Table, name: str, cards: tuple[Card, ...]) -> Iterator[Move]:
    """The moves with these cards that meet what a player owes."""
    for owed in table.position.owed:
        kind = MOVES.get(owed.kind)
        if table.seats[owed.seat] == name and kind and "cards" in kind.parts:
            other = table.seats[owed.to] if owed.to != NOBODY else ""
            answer = Move(name, owed.kind, cards, other)
            if table.judge(answer).value == "yes":
                yield answer


# ---- a card that is moved


def move(board: Board, action: Mapping[str, Any]) -> Board:
    """One card from place to place; if it has moved since, it is taken from its present place.

    Raises ``StaleTarget`` if it has left its place and there are several alike.
    """
    before, board = board, board.after_moves()
    card = card_of(action["card"], board.deck)
    goal = action["to"]
    source = present_place(board, card, action["from"])
    if source is None:
        raise StaleTarget
    if source is not action["from"] and is_at(source, goal):
        return board  # another page was faster, or this one tapped twice
    if before.described.play and goal["zone"] == "field":
        moved = _lay_as_move(before, card, source, goal)
        if moved is not None:
            return moved
    if goal["zone"] == "disputed" and not board.disputer:
        board = replace(board, disputer=_first_debtor(before))
    if source["zone"] == "box" and goal["zone"] == "disputed":
        source = _hand_with(board, card) or source
    if source["zone"] == "box":
        return _lay(board, card, goal, source)
    if goal["zone"] == "disputed" and source["zone"] == "field" and not board.disputer:
        board = replace(board, disputer=board.described.field[source["play"]].seat)
    lifted = lift(board, card, source, action.get("nth"))
    if lifted is None:
        raise StaleTarget
    if len(lifted.described.field) < len(board.described.field):
        goal = _shifted(goal, source["play"])
    return _lay(lifted, card, goal, source)


def _hand_with(board: Board, card: Card) -> Place | None:
    """The hand of the player who plays it, if a card like this is there: it is what they play."""
    name = board.disputer or guess_disputer(board)
    if not name or index_of(board.hand(name).cards, card) is None:
        return None
    return {"zone": "hand", "seat": board.names.index(name)}


def _first_debtor(board: Board) -> str:
    """The player who has to give or name something first; empty if nobody has."""
    if board.reached is None or not board.reached.position.owed:
        return ""
    return str(board.reached.seats[board.reached.position.owed[0].seat])


def _shifted(goal: Place, emptied: int) -> Place:
    """The goal after a play was emptied: later plays have moved down, the emptied one is gone."""
    index = goal.get("play") if goal["zone"] == "field" else None
    if index is None or index < emptied:
        return goal
    return {"zone": "field"} if index == emptied else {**goal, "play": index - 1}


def _lay(board: Board, card: Card, goal: Place, source: Place) -> Board:
    """The board with a card at a place; a card in the box isn't on the table."""
    if goal["zone"] == "disputed":
        return dispute(board, card, source)
    if goal["zone"] == "discards":
        cards = (*board.described.discards, card.plain())
        return board.replace(discards=in_order(board.deck, cards))
    if goal["zone"] == "hand":
        return _add_to_hand(board, card, board.names[goal["seat"]])
    return _add_to_field(board, card, goal.get("play")) if goal["zone"] == "field" else board


def _add_to_hand(board: Board, card: Card, name: str) -> Board:
    hand = board.hand(name)
    hand = Hand() if hand.out else hand
    if card.is_hidden:
        return board.with_hand(name, replace(hand, unknown=(hand.unknown or 0) + 1))
    cards = in_order(board.deck, (*hand.cards, card.plain()))
    return board.with_hand(name, replace(hand, cards=cards))


def _add_to_field(board: Board, card: Card, index: int | None) -> Board:
    field = board.described.field
    if index is None and _completes_top(board, card):
        index = len(field) - 1
    if index is not None and index < len(field):
        return board.with_play(index, cards=(*field[index].cards, card))
    board = board.replace(field=(*field, FieldPlay((card,))))
    return replace(board, play_ids=(*board.play_ids, 0))


def _completes_top(board: Board, card: Card) -> bool:
    """Whether a card belongs to the play on top: it is smaller than the play below it.

    If there is no play below, the card has to have the rank of the play.
    """
    if not (engine_of(board.rules).traits.plays_grow and board.described.field):
        return False
    *below, top = (play.cards for play in board.described.field)
    if below:
        return len(top) < len(below[-1])
    return not card.is_joker and all(other.rank == card.rank for other in top if not other.is_joker)


# ---- a card laid on the field of a table with moves


def _lay_as_move(board: Board, card: Card, source: Place, goal: Place) -> Board | None:
    """The board with a card laid as the next move, or as one more card of the last move.

    A refused move stands, marked. ``None`` if the card isn't a move, because of its source or the
    game. Raises ``AmbiguousPlay``.
    """
    if source["zone"] not in ("box", "hand"):
        return None
    base = replace(board.without_refused().nothing_disputed(), asked="")
    last = _extended_move(base, card, goal)
    seat = last.seat if last else ""
    if source["zone"] == "hand":
        owner = board.names[source["seat"]]
        last = last if owner == seat else None
        seat = owner
    if last:
        base = base.replace(play=base.described.play[:-1])
    seat = seat or _next_player(base)
    laid = _play_cards(base, seat, (*(last.cards if last else ()), card))
    if laid is None or card.plain() in plain(board.disputed):
        return laid
    return replace(
        laid,
        disputed=board.disputed,
        disputer=board.disputer,
        held=board.held,
        drawn=board.drawn,
        absent=board.absent,
    )


def _next_player(board: Board) -> str:
    """Who moves next: a player with an obligation, or the one whose turn it is."""
    table = board.reached
    if table is not None and table.position.owed:
        return str(table.seats[table.position.owed[0].seat])
    return guess_disputer(board.after_moves())


def _extended_move(board: Board, card: Card, goal: Place) -> Move | None:
    """The last move, if the card is one more of it."""
    last = board.described.play[-1] if board.described.play else None
    field = board.after_moves().described.field
    if last is None or last.kind != PLAY or not field:
        return None
    if sorted(plain(field[-1].cards), key=str) != sorted(plain(last.cards), key=str):
        return None
    if goal.get("play") is not None:
        return last if goal["play"] == len(field) - 1 else None
    if not engine_of(board.rules).traits.plays_grow:
        return None
    is_small = len(field) > 1 and len(last.cards) < len(field[-2].cards)
    ranks = {other.rank for other in last.cards if not other.is_joker and not other.is_hidden}
    return last if is_small or (not card.is_joker and ranks == {card.rank}) else None


def _play_cards(base: Board, seat: str, cards: tuple[Card, ...]) -> Board | None:
    wanted = replace(base.after_moves(), disputer=seat)
    for card in cards:
        wanted = take_for_dispute(wanted, card)
    if len(wanted.disputed) < len(cards):
        return None
    wanted, lost = keep_moves(base, replace(wanted, disputed=cards))
    if lost:
        return None
    played = play(wanted, {})
    try:
        field = describe(played.table()).field
    except RefereeError:
        return None
    is_on_top = bool(field) and set(plain(field[-1].cards)) == set(plain(cards))
    return played if is_on_top or not played.described.play[-1].stands else None


# ---- what a card shows


def stand(board: Board, action: Mapping[str, Any]) -> Board:
    """Sets what a joker stands for. Raises ``StaleTarget`` if it is gone."""
    board = board.after_moves()
    face = card_of(f"Jo={action['as']}" if action.get("as") else "Jo", board.deck)
    return _with_face(board, action, lambda joker: replace(face, down=joker.down))


def down(board: Board, action: Mapping[str, Any]) -> Board:
    """Turns a card of the field or the disputed play face down or up.

    Nothing changes if the deck has no face-down cards or nobody has seen the card. Raises
    ``StaleTarget`` if it is gone.
    """
    board = board.after_moves()
    if not board.deck.hidden or card_of(action["card"], board.deck).is_hidden:
        return board
    return _with_face(board, action, lambda card: replace(card, down=action["down"]))


def _with_face(board: Board, action: Mapping[str, Any], turn: Callable[[Card], Card]) -> Board:
    """The board with another face of a card of the field or the disputed play."""
    card = card_of(action["card"], board.deck)
    place = present_place(board, card, action["at"]) or GONE
    cards = list(cards_at(board, place))
    index = index_of(cards, card, action.get("nth"))
    if index is None or place["zone"] not in ("disputed", "field"):
        raise StaleTarget
    cards[index] = turn(cards[index])
    if place["zone"] == "disputed":
        return replace(board, disputed=tuple(cards))
    return board.with_play(place["play"], cards=tuple(cards))


# ---- whose play


def disputer(board: Board, action: Mapping[str, Any]) -> Board:
    """The same cards played by another player; cards from a hand go back there first."""
    board = board.after_moves()
    cards = board.disputed
    board = replace(clear_disputed(board), disputer=board.name_of(action["seat"]), guessed=False)
    for card in cards:
        board = take_for_dispute(board, card)
    return replace(board, asked="" if cards else board.asked)


def player(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    return board.with_play(action["play"], seat=board.name_of(action.get("seat")))


# ---- seats


def seats(board: Board, action: Mapping[str, Any], spare: Sequence[str]) -> Board:
    """Another number of seats: new ones get spare names, the last ones leave with their cards."""
    board = board.after_moves()
    by, count = action.get("by"), action.get("count")
    wanted = count if by is None else len(board.names) + by
    if wanted is None:
        raise ImpossibleAction(action)
    count = min(MAX_SEATS, max(MIN_SEATS, wanted))
    kept = list(board.described.seats[:count])
    new_names = (name for name in spare if name not in board.names)
    kept += [Seat(next(new_names)) for _ in range(count - len(kept))]
    names = {seat.name for seat in kept}
    left = set(board.names) - names
    described = board.described
    changed = board.replace(
        seats=tuple(kept),
        hands={name: hand for name, hand in described.hands.items() if name in names},
        field=tuple(
            play if play.seat in names else replace(play, seat="") for play in described.field
        ),
        turn=described.turn if described.turn in names else "",
        state=tuple(mark for mark in described.state if left.isdisjoint(mark.split())),
    )
    gone = board.disputer and board.disputer not in names
    return replace(changed, asked="", asks=(), disputer=kept[0].name if gone else board.disputer)


def seated(board: Board, spare: Sequence[str], former: Book) -> Board:
    """With as many players as the book has, if only their names are on the table: the usual number,
    or if there weren't as many as usually play the former book, the nearest number that can."""
    book, count = board.rules.book, len(board.names)
    least, most = book.players
    is_usual = count == former.usual_players
    wanted = book.usual_players if is_usual else min(max(count, least), most)
    is_changed = board.is_bare and count != wanted
    return seats(board, {"count": wanted}, spare) if is_changed else board


def rename(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a name that cannot be written in a table text, and
    ``ImpossibleTable`` for that of another player."""
    old, new = board.names[action["seat"]], one_word(str(action["name"]))
    if new == old:
        return board
    if new in board.names:
        raise ImpossibleTable([Fault("seat-twice", ("seats", new), {"name": new})])
    refuse_name(new, board.deck)

    def renamed(name: str) -> str:
        return new if name == old else name

    def in_question(text: str) -> str:
        question = parse_question(text, board.names, board.deck)
        seat, other = renamed(question.seat), renamed(question.other)
        return str(replace(question, seat=seat, other=other))

    described = board.described
    changed = board.replace(
        seats=tuple(replace(seat, name=renamed(seat.name)) for seat in described.seats),
        turn=renamed(described.turn),
        hands={renamed(name): hand for name, hand in described.hands.items()},
        field=tuple(replace(play, seat=renamed(play.seat)) for play in described.field),
        state=tuple(" ".join(map(renamed, mark.split())) for mark in described.state),
        play=tuple(
            replace(move, seat=renamed(move.seat), other=renamed(move.other))
            for move in described.play
        ),
    )
    return replace(
        changed,
        disputer=renamed(board.disputer),
        asked=in_question(board.asked) if board.asked else "",
        asks=tuple(in_question(text) for text in board.asks if text),
        seat_ids={renamed(name): id_ for name, id_ in board.seat_ids.items()},
    )


def refuse_name(name: str, deck: Deck) -> None:
    """Raises ``ParseError`` for a name that cannot be written in a text with these cards."""
    if expected := name_fault(name, deck):
        raise ParseError(name, 1, 1, [expected])


def title(board: Board, action: Mapping[str, Any]) -> Board:
    seated, named = list(board.described.seats), action.get("title") or ""
    if named and not is_title(named):
        raise ParseError(named, 1, 1, ["title"])
    seated[action["seat"]] = replace(seated[action["seat"]], title=named)
    return board.replace(seats=tuple(seated))


def unknown(board: Board, action: Mapping[str, Any]) -> Board:
    """Sets how many cards of a hand are unknown, or changes it ``by`` a number."""
    board = board.after_moves()
    name = board.names[action["seat"]]
    count = action.get("count")
    if action.get("by") is not None:
        count = (board.hand(name).unknown or 0) + action["by"]
    hand = replace(board.hand(name), out="", unknown=None if count is None else max(0, int(count)))
    return board.with_hand(name, hand)


def out(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    name = board.names[action["seat"]]
    how = action.get("out") or ""
    if how and not re.fullmatch(OUT, how):
        raise ImpossibleAction(how)
    return board.with_hand(name, Hand(unknown=0, out=how) if how else Hand())


def turn(board: Board, action: Mapping[str, Any]) -> Board:
    """Sets whose turn it is; with ``on`` false, ends the turn of that seat if it has it."""
    board = board.after_moves()
    name = board.name_of(action.get("seat"))
    if action.get("on") is False:
        return board.replace(turn="") if board.described.turn == name else board
    return board.replace(turn=name)


# ---- rules and marks


def mark(board: Board, action: Mapping[str, Any]) -> Board:
    return set_mark(board.after_moves(), action["mark"], bool(action.get("on")))


def rules(board: Board, action: Mapping[str, Any]) -> Board:
    """The rules of a table's header. Raises what reading them raises."""
    return under_rules(board, rules_of(action["text"]))


def under_rules(board: Board, chosen: Rulebook) -> Board:
    """The same table and moves under other rules.

    If the game is of another family or lacks a card of the table, the table becomes empty. Raises
    ``ParseError`` if a player has the name of a card.
    """
    for name in board.names:
        refuse_name(name, chosen.deck)
    if chosen.family != board.rules.family or missing_cards(board, chosen.deck):
        board = Board(Description(seats=board.described.seats))
    return replace(board, described=write_rules(board.described, chosen))


def missing_cards(board: Board, deck: Deck) -> list[Card]:
    """The cards of a table that a deck does not have."""
    table = board.full_description()
    cards = [*table.discards, *(card for play in table.field for card in play.cards)]
    cards += [card for hand in table.hands.values() for card in hand.cards]
    cards += [card for move in table.play for card in move.cards]
    return [card for card in dict.fromkeys((*cards, *board.disputed)) if not _has(deck, card)]


def _has(deck: Deck, card: Card) -> bool:
    return deck.hidden if card.is_hidden else deck.count(card) > 0


# ---- questions


def ask(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a question that cannot be read."""
    text = action.get("text")
    asked = str(lenient.read_question(text, board.names, board.deck)) if text else ""
    return replace(board, asked=asked)


def tell(board: Board, action: Mapping[str, Any]) -> Board:
    """Answers a question of the desk. Raises ``StaleTarget`` if it isn't asked any more."""
    if action["ask"] == WHO_PLAYS:
        if action["choice"] not in board.names:
            raise StaleTarget
        return disputer(board, {"seat": board.names.index(action["choice"])})
    begins = unknown_beginner(board)
    if begins is not None and action["ask"] == begins.text:
        if action["choice"] not in board.names:
            raise StaleTarget
        return set_mark(board, f"{begins.text} {action['choice']}", True)
    verdict = evaluate(board).verdict
    for question in clarifying_questions(verdict) if verdict else ():
        for choice in question.choices:
            if (question.key, choice.word) == (action["ask"], action["choice"]):
                return replace(board, described=choice.tell(board.described))
    raise StaleTarget


def try_cards(board: Board, action: Mapping[str, Any]) -> Board:
    """The cards of a possible play in the slot; other cards there go back where they came from."""
    of = action.get("of")
    question = parse_question(of, board.names, board.deck) if of else board.question()
    seat = question.seat if question and question.seat else board.disputer
    shown = replace(board.after_moves(), disputer=seat or guess_disputer(board))
    board = clear_disputed(shown)
    for text in action["cards"]:
        board = take_for_dispute(board, card_of(text, board.deck))
    return replace(board, asked="")


def clear(board: Board, action: Mapping[str, Any]) -> Board:
    what = action["what"]
    if what == "disputed":
        return clear_disputed(board.after_moves())
    if what == "field":
        board = board.after_moves()
        return board.replace(field=(), state=lasting_state(board))
    described = board.described
    return blank(described.book, board.names).replace(
        switches=described.switches,
        readings=described.readings,
        params=described.params,
        settings=described.settings,
    )


EDITS: dict[str, Callable[[Board, Mapping[str, Any]], Board]] = {
    "move": move,
    "stand": stand,
    "down": down,
    "unknown": unknown,
    "rename": rename,
    "title": title,
    "out": out,
    "turn": turn,
    "disputer": disputer,
    "player": player,
    "mark": mark,
    "rules": rules,
    "ask": ask,
    "tell": tell,
    "try": try_cards,
    "play": play,
    "make": make,
    "instead": instead,
    "revise": revise,
    "contest": contest,
    "stands": stands,
    "without": without_it,
    "clear": clear,
}
"""Type of an action -> its edit."""
