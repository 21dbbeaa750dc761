"""Changes to the board, a function each: a board and an action's fields in, a new board out.

A change that makes no sense (a card that is not there) gives the board back as it was: the page
may be a step behind. Names and texts that cannot be are refused with the core's own errors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from referee.cards.card import Card, Deck, parse_card
from referee.engine.compile import engine_of
from referee.faces.drawing.board import Board, blank, in_order, plain, taken_out, without
from referee.faces.drawing.marks import lasting_state, set_mark
from referee.library.library import book
from referee.model.description import Description, FieldPlay, Hand
from referee.model.moves import PLAY, Move
from referee.notation.header import rules_of, write_rules
from referee.notation.questions import parse_question

from .seatedits import out, refuse_name, rename, title, turn, unknown

Place = Mapping[str, Any]


def move(board: Board, action: Mapping[str, Any]) -> Board:
    """One card from place to place."""
    board = board.settled()
    card = parse_card(action["card"], board.deck)
    source, goal = action["from"], action["to"]
    if source["zone"] == "box":
        return lay(board, card, goal, source) if _in_box(board, card) else board
    lifted, emptied = lift(board, card, source)
    return board if lifted is None else lay(lifted, card, _shifted(goal, source, emptied), source)


def _in_box(board: Board, card: Card) -> bool:
    described = board.described
    placed = [card for play in described.field for card in play.cards]
    placed += [card for hand in described.hands.values() for card in hand.cards]
    placed += [*described.discards, *board.disputed]
    there = plain(placed).count(card.plain())
    if card.is_hidden:
        return True
    return there < (board.deck.jokers if card.is_joker else 1)


def _shifted(goal: Place, source: Place, emptied: bool) -> Place:
    """Plays above one that was emptied move down by one."""
    if (
        emptied
        and goal["zone"] == "field"
        and goal.get("play") is not None
        and goal["play"] > source["play"]
    ):
        return {**goal, "play": goal["play"] - 1}
    return goal


def lift(board: Board, card: Card, place: Place) -> tuple[Board | None, bool]:
    """The board without the card (``None``: it is not there), and whether a play was emptied."""
    described = board.described
    if place["zone"] == "disputed" and card.plain() in plain(board.disputed):
        return undispute(board, card), False
    if place["zone"] == "discards" and card.plain() in plain(described.discards):
        return board.having(discards=without(described.discards, [card])), False
    if place["zone"] == "hand":
        name = board.names[place["seat"]]
        hand = board.hand(name)
        if card.plain() in plain(hand.cards):
            return board.with_hand(name, replace(hand, cards=without(hand.cards, [card]))), False
    if place["zone"] == "field" and card.plain() in plain(described.field[place["play"]].cards):
        plays = list(described.field)
        play = plays[place["play"]]
        left = without(play.cards, [card])
        plays[place["play"] : place["play"] + 1] = [replace(play, cards=left)] if left else []
        return board.having(field=tuple(plays)), not left
    return None, False


def lay(board: Board, card: Card, place: Place, source: Place) -> Board:
    """The board with the card at a place; in the box it is simply not on the table."""
    described = board.described
    if place["zone"] == "disputed":
        return dispute(board, card, source)
    if place["zone"] == "discards":
        return board.having(discards=in_order(board.deck, (*described.discards, card.plain())))
    if place["zone"] == "hand":
        name = board.names[place["seat"]]
        hand = board.hand(name)
        hand = Hand() if hand.out else hand
        if card.is_hidden:
            return board.with_hand(name, replace(hand, unknown=(hand.unknown or 0) + 1))
        return board.with_hand(
            name, replace(hand, cards=in_order(board.deck, (*hand.cards, card.plain())))
        )
    if place["zone"] == "field":
        plays = list(described.field)
        at = place.get("play")
        if at is None and _lacks(board, card):
            at = len(plays) - 1
        if at is None or at >= len(plays):
            plays.append(FieldPlay((card,)))
        else:
            plays[at] = replace(plays[at], cards=(*plays[at].cards, card))
        return board.having(field=tuple(plays))
    return board


def _lacks(board: Board, card: Card) -> bool:
    """Whether the play on top is not all there yet, and the card belongs to it.

    A play is as large as the one it lies on; on the first one a card of its rank would be no play.
    """
    if not (engine_of(board.rules).look.plays_grow and board.described.field):
        return False
    *below, top = (play.cards for play in board.described.field)
    if below:
        return len(top) < len(below[-1])
    return not card.is_joker and all(each.rank == card.rank for each in top if not each.is_joker)


def dispute(board: Board, card: Card, source: Place) -> Board:
    """The card in the disputed slot. From the box, it was among the unknown cards of its hand."""
    board = board if board.disputer else replace(board, disputer=guess_disputer(board))
    hand = board.hand(board.disputer)
    if source["zone"] == "hand" and board.names[source["seat"]] == board.disputer:
        board = replace(board, held=(*board.held, card.plain()))
    elif hand.unknown:
        board = board.with_hand(board.disputer, replace(hand, unknown=hand.unknown - 1))
        board = replace(board, drawn=(*board.drawn, card.plain()))
    return replace(board, disputed=(*board.disputed, card), asked="")


def undispute(board: Board, card: Card) -> Board:
    """The card out of the slot again; a drawn one makes the hand's unknown cards one more."""
    kept = without(board.disputed, [card])
    if card.plain() in board.drawn:
        hand = board.hand(board.disputer)
        board = board.with_hand(board.disputer, replace(hand, unknown=(hand.unknown or 0) + 1))
        board = replace(board, drawn=without(board.drawn, [card]))
    return replace(board, disputed=kept, held=without(board.held, [card]))


def guess_disputer(board: Board) -> str:
    """Whose play it may be: whose turn it is, else who follows the last player, else the first."""
    described, names = board.described, board.names
    if described.turn:
        return described.turn
    last = described.field[-1].seat if described.field else ""
    return names[(names.index(last) + 1) % len(names)] if last in names else names[0]


def stand(board: Board, action: Mapping[str, Any]) -> Board:
    """What a joker stands for."""
    board = board.settled()
    before = parse_card(action["card"], board.deck)
    after = parse_card(f"Jo={action['as']}" if action.get("as") else "Jo", board.deck)
    return _replaced(board, before, replace(after, down=before.down), action["at"])


def down(board: Board, action: Mapping[str, Any]) -> Board:
    """A card of the field or of the disputed play laid face down, or face up again.

    Where the deck knows no cards face down, and for a card that nobody has seen, nothing changes.
    """
    board = board.settled()
    before = parse_card(action["card"], board.deck)
    if before.is_hidden or not board.deck.hidden:
        return board
    return _replaced(board, before, replace(before, down=action["down"]), action["at"])


def _replaced(board: Board, before: Card, after: Card, place: Place) -> Board:
    """One card of the field or of the disputed play exchanged for another face of itself."""
    if place["zone"] == "disputed":
        return replace(board, disputed=_swapped(board.disputed, before, after))
    plays = list(board.described.field)
    play = plays[place["play"]]
    plays[place["play"]] = replace(play, cards=_swapped(play.cards, before, after))
    return board.having(field=tuple(plays))


def _swapped(cards: tuple[Card, ...], before: Card, after: Card) -> tuple[Card, ...]:
    at = cards.index(before)
    return (*cards[:at], after, *cards[at + 1 :])


# ---- whose plays


def disputer(board: Board, action: Mapping[str, Any]) -> Board:
    """The same cards, another player: what came from a hand goes back there first."""
    board = board.settled()
    cards = board.disputed
    board = replace(clear_disputed(board), disputer=board.name_of(action["seat"]))
    for card in cards:
        board = take_for_dispute(board, card)
    return replace(board, asked="" if cards else board.asked)


def take_for_dispute(board: Board, card: Card) -> Board:
    """A card of the disputer's hand, or of the box, into the slot; no other is taken."""
    at = {"zone": "hand", "seat": board.names.index(board.disputer)}
    lifted, _ = lift(board, card, at)
    if lifted is not None:
        return dispute(lifted, card, at)
    return dispute(board, card, {"zone": "box"}) if _in_box(board, card) else board


def player(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.settled()
    plays = list(board.described.field)
    plays[action["play"]] = replace(plays[action["play"]], seat=board.name_of(action["seat"]))
    return board.having(field=tuple(plays))


# ---- rules, marks, questions


def mark(board: Board, action: Mapping[str, Any]) -> Board:
    return set_mark(board.settled(), action["mark"], bool(action["on"]))


def change_book(board: Board, action: Mapping[str, Any]) -> Board:
    """Another book; of the options only those that it knows are kept. Raises ``UnknownName``, and
    ``ParseError`` where somebody is called like one of its cards.

    A book with other cards, or of another family, begins with an empty table.
    """
    chosen = book(action["book"])
    options = chosen.options
    for name in board.names:
        refuse_name(name, chosen.deck)
    described = board.described
    if (chosen.deck, chosen.family) != (board.deck, board.rules.family):
        described = Description(book=described.book, seats=described.seats)
        board = Board(described)
    return board.having(
        book=action["book"],
        switches=tuple(pair for pair in described.switches if pair[0] in options),
        readings=tuple(
            pair
            for pair in described.readings
            if pair[0] in options and pair[1] in options[pair[0]].values
        ),
        params=tuple(param for param in described.params if param[0] in options),
        settings=tuple(
            (name, value)
            for name, value in described.settings
            if name in options and options[name].named(value) in options[name].values
        ),
    )


def option(board: Board, action: Mapping[str, Any]) -> Board:
    """Another value of an option. Raises ``UnknownName``.

    A game of another family begins with an empty table.
    """
    before = board.rules
    rules = before.having(**{action["option"]: action["value"]})
    for name in board.names:
        refuse_name(name, rules.deck)
    if rules.family != before.family:
        board = Board(Description(seats=board.described.seats))
    return replace(board, described=write_rules(board.described, rules))


def rules(board: Board, action: Mapping[str, Any]) -> Board:
    """The rules that a table's first lines name. Raises what reading them does.

    Where the game has other cards, or is of another family, the table begins empty.
    """
    chosen = rules_of(action["text"])
    for name in board.names:
        refuse_name(name, chosen.deck)
    if chosen.family != board.rules.family or strange_cards(board, chosen.deck):
        board = Board(Description(seats=board.described.seats))
    return replace(board, described=write_rules(board.described, chosen))


def strange_cards(board: Board, deck: Deck) -> list[Card]:
    """The cards that lie on a table and that a deck does not have."""
    whole = board.whole()
    lying = [*whole.discards, *(card for play in whole.field for card in play.cards)]
    lying += [card for hand in whole.hands.values() for card in hand.cards]
    lying += [card for move in whole.play for card in move.cards]
    return [card for card in dict.fromkeys((*lying, *board.disputed)) if not _has(deck, card)]


def _has(deck: Deck, card: Card) -> bool:
    if card.is_joker:
        return deck.jokers > 0
    return deck.hidden if card.is_hidden else card.suit in deck.suits and card.rank in deck.ranks


def ask(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a question that cannot be read."""
    text = action["text"]
    return replace(board, asked=str(parse_question(text, board.names, board.deck)) if text else "")


def try_cards(board: Board, action: Mapping[str, Any]) -> Board:
    """Cards of a possible play in the slot; what lay there goes back where it came from."""
    asked = board.question()
    who = asked.seat if asked and asked.seat else board.disputer
    board = clear_disputed(replace(board.settled(), disputer=who or guess_disputer(board)))
    for text in action["cards"]:
        board = take_for_dispute(board, parse_card(text, board.deck))
    return replace(board, asked="")


def play(board: Board, _: Mapping[str, Any]) -> Board:
    """The disputed play is made, legal or not. Raises ``AmbiguousPlay`` and the table's errors."""
    if not (board.disputed and board.disputer):
        return board
    made = board.table().play(Move(board.disputer, PLAY, board.disputed), force=True)
    described = made.description.having(ask=(), lines={})
    return replace(
        board, described=described, disputed=(), disputer="", held=(), drawn=(), asked=""
    )


def make(board: Board, action: Mapping[str, Any]) -> Board:
    """A move in words, ``Ben: pass``; one that the referee refuses stands all the same.

    Raises ``ParseError``, ``AmbiguousPlay`` and the table's errors.
    """
    made = board.table().play(str(action["move"]), force=True)
    described = made.description.having(ask=(), lines={})
    return taken_out(replace(board, described=described, asked=""))


def clear_disputed(board: Board) -> Board:
    """Every disputed card goes back where it came from."""
    held = board.held
    for card in board.disputed:
        board = undispute(board, card)
    if held:
        hand = board.hand(board.disputer)
        cards = in_order(board.deck, (*hand.cards, *held))
        board = board.with_hand(board.disputer, replace(hand, cards=cards))
    return board


def clear(board: Board, action: Mapping[str, Any]) -> Board:
    what = action["what"]
    if what == "disputed":
        return clear_disputed(board.settled())
    if what == "field":
        board = board.settled()
        return board.having(field=(), state=lasting_state(board))
    described = board.described
    fresh = blank(described.book, board.names)
    return fresh.having(
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
    "book": change_book,
    "option": option,
    "rules": rules,
    "ask": ask,
    "try": try_cards,
    "play": play,
    "make": make,
    "clear": clear,
}
