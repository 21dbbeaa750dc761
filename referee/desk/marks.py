"""What holds at the table besides the cards (revolution, locks, passes), as switches to flip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from referee.errors import RefereeError
from referee.position import Position

from .board import Board


@dataclass(frozen=True, slots=True)
class MarkView:
    """A mark in the words of ``state:``; ``follows``: it holds without having been said."""

    text: str
    on: bool
    follows: bool
    word: str = ""
    suits: str = ""
    seat: str = ""


def position_of(board: Board) -> Position:
    """The position on the desk, as far as an impossible table has one."""
    try:
        return board.table().position
    except RefereeError:
        position, _ = board.rules.engine.setup(board.whole())
        return position


def marks_of(board: Board) -> list[MarkView]:
    """Every mark that holds or is likely to be asked for."""
    position = position_of(board)
    stated = {text.casefold() for text in board.described.state}
    return [*_rule_marks(board, position, stated), *_table_marks(board, position)]


def mark_words(board: Board) -> list[Any]:
    """The words of the rules that are on. A family without marks has none."""
    engine = board.rules.engine
    module = import_module(f"referee.games.{board.rules.book.family}.setup")
    if not hasattr(module, "mark_words"):
        return []
    spelled: Mapping[str, tuple[Any, ...]] = module.mark_words(engine)
    active = {use.name for clause in board.rules.active for use in clause.rules}
    found = [word for rule, words in spelled.items() if rule in active for word in words]
    return sorted(found, key=lambda word: word.until == "clear")


def _rule_marks(board: Board, position: Position, stated: set[str]) -> Iterator[MarkView]:
    held = {mark.kind: mark for mark in position.marks}
    deck = board.deck
    for word in mark_words(board):
        mark = held.get(word.kind)
        texts = [word.write(mark, deck)] if mark else []
        if word.suits:
            texts += [f"{word.text} {suits}" for suits in _suits_on_top(board)]
        elif not mark:
            texts.append(word.text)
        for text in dict.fromkeys(texts):
            on = mark is not None and text == texts[0]
            follows = on and text.casefold() not in stated
            yield MarkView(text, on, follows, word.text, text[len(word.text) + 1 :])


def _suits_on_top(board: Board) -> list[str]:
    """A lock is likely to be in the suits of the last play."""
    shown = board.settled().described.field
    if not shown:
        return []
    suits = {card.suit for card in shown[-1].cards if card.suit}
    suits |= {card.stands[0] for card in shown[-1].cards if len(card.stands) > 1}
    return ["".join(suit for suit in board.deck.suits if suit in suits)] if suits else []


def _table_marks(board: Board, position: Position) -> Iterator[MarkView]:
    if position.field:
        for seat, name in enumerate(board.names):
            on = bool(position.passed >> seat & 1)
            if not position.is_out(seat):
                yield MarkView(f"passed {name}", on, False, "passed", seat=name)
    if any(seat.title for seat in board.described.seats):
        yield MarkView("exchange", bool(position.owed), False, "exchange")


def set_mark(board: Board, text: str, on: bool) -> Board:
    """The board with a mark switched; one that follows from the field is denied in words."""
    word = next((each for each in mark_words(board) if _is(each, text)), None)
    spelled = word.text if word else text
    state = [said for said in board.described.state if not _concerns(word, spelled, said)]
    changed = board.having(state=tuple(state))
    holds = any(mark.text == text and mark.on for mark in marks_of(changed))
    if on and not holds:
        state.append(text)
    if not on and holds:
        state.append(f"no {spelled}")
    return changed.having(state=tuple(state))


def _is(word: Any, text: str) -> bool:
    return text == word.text or (word.suits and text.startswith(f"{word.text} "))


def _concerns(word: Any, spelled: str, said: str) -> bool:
    if word is None:
        return said == spelled
    folded = said.casefold().removeprefix("no ")
    return any(
        folded == each.casefold() or (word.suits and folded.startswith(f"{each.casefold()} "))
        for each in (word.text, *word.also)
    )


def lasting_state(board: Board) -> tuple[str, ...]:
    """What of ``state:`` outlives the clearing of the field."""
    brief = [word for word in mark_words(board) if word.until == "clear"]
    return tuple(
        said
        for said in board.described.state
        if not said.startswith("passed ")
        and not any(_concerns(word, word.text, said) for word in brief)
    )
