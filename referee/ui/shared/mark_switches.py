"""The marks of a table (revolution, locks, passes) as switches."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.engine.family import engine_of
from referee.engine.interfaces import AnyPosition
from referee.model.description import FieldPlay
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.types import Words
from referee.rulebook.binding import mark_spellings, spellings_of_use
from referee.rulebook.clause import Clause
from referee.ui.session import ImpossibleAction

from .board import Board


class MarkView(Struct, frozen=True):
    """A mark as it is written under ``state:``."""

    text: str
    on: bool
    follows: bool
    """It holds because of the cards or moves, not because it is written."""
    word: str = ""
    value: str = ""
    seat: str = ""
    title: Words | None = None
    apart: bool = False
    """It is offered in the settings of its player, not among what is in effect."""
    near: bool = False
    """The cards on the field suggest it."""


def position_of(board: Board) -> AnyPosition:
    """The position of a board; of an impossible table, as far as it can be set up."""
    position: AnyPosition
    if board.reached is not None:
        position = board.reached.position
    else:
        position, _ = engine_of(board.rules).set_up(board.full_description())
    return position


def marks_of(board: Board) -> list[MarkView]:
    """The marks that hold, and those that are likely to be switched on."""
    position = position_of(board)
    return [*_rule_marks(board, position), *_table_marks(board, position)]


def spellings(board: Board) -> list[tuple[MarkSpelling, Clause]]:
    """The spellings of the marks of the rules in use, with their clauses; lasting marks first."""
    rules = board.rules
    if "spellings" not in rules.cache:
        clauses = {
            (use.name, word): clause
            for clause in rules.active
            for use in clause.rules
            for word in spellings_of_use(rules.family, clause, use)
        }
        spelled: dict[MarkSpelling, Clause] = {}  # of several rules with a mark, the first
        for rule, words in mark_spellings(rules.book, rules.variant).items():
            for word in words:
                if (rule, word) in clauses:
                    spelled.setdefault(word, clauses[rule, word])
        lasting = sorted(spelled.items(), key=lambda pair: pair[0].until == "clear")
        rules.cache["spellings"] = lasting
    cached: list[tuple[MarkSpelling, Clause]] = rules.cache["spellings"]
    return cached


def _rule_marks(board: Board, position: AnyPosition) -> Iterator[MarkView]:
    stated = {mark for text in board.described.state for mark in [_read(board, text)] if mark}
    shown: set[Mark] = set()  # a mark with and without a value has two spellings
    for word, clause in spellings(board):
        held = [mark for mark in position.marks if word.writes(mark)]
        for mark in held:
            if mark in shown:
                continue
            shown.add(mark)
            text = word.write(mark, board.deck, board.names)
            seat = board.names[mark.holder] if word.holder else ""
            yield MarkView(
                text, True, mark not in stated, word.text, _rest(word, text), seat, clause.title
            )
        written = {word.write(mark, board.deck, board.names) for mark in held}
        for text in _likely(board, word):
            if text not in written and (word.value == "suits" or not held):
                rest = _rest(word, text)
                near = _is_near(board, word)
                yield MarkView(text, False, False, word.text, rest, "", clause.title, near=near)
        for name in board.names if word.holder and word.single and not word.value else ():
            if (text := f"{word.text} {name}") not in written:
                yield MarkView(text, False, False, word.text, name, name, clause.title, apart=True)


def _read(board: Board, text: str) -> Mark | None:
    for word, _ in spellings(board):
        mark = word.read(text, board.deck, board.names)
        if mark is not None:
            return mark
    return None


def _rest(word: MarkSpelling, text: str) -> str:
    return text[len(word.text) :].strip()


def _likely(board: Board, word: MarkSpelling) -> list[str]:
    """Marks that get a switch although they don't hold: no marks of a player or with a number.

    A lock is likely to be in the suits of the last play, and trumps may be any suit.
    """
    if word.holder or word.value not in ("", "suits", "suit"):
        return []
    if word.titled and not _has_titles(board):
        return []
    if not word.suits:
        return [word.text]
    if word.value == "suit":
        return [f"{word.text} {suit}" for suit in board.deck.suits]
    for play in board.after_moves().described.field[-1:]:
        if suits := _suits(board, play):
            return [f"{word.text} {suits}"]
    return []


def _suits(board: Board, play: FieldPlay) -> str:
    suits = {card.stands[:1] or card.suit for card in play.cards}
    return "".join(suit for suit in board.deck.suits if suit in suits)


def _is_near(board: Board, word: MarkSpelling) -> bool:
    """Whether the last two plays have the suits of a lock, although it doesn't hold."""
    is_lock = word.value == "suits" and word.until == "clear"
    last = [_suits(board, play) for play in board.after_moves().described.field[-2:]]
    return is_lock and len(last) == 2 and last[0] == last[1] != ""


def _has_titles(board: Board) -> bool:
    return any(seat.title for seat in board.described.seats)


def _table_marks(board: Board, position: AnyPosition) -> Iterator[MarkView]:
    passed = engine_of(board.rules).view(position).passed
    if position.field and passed is not None:
        out = {leaver.seat for leaver in position.out}
        for seat, name in enumerate(board.names):
            if seat not in out:
                has_passed = bool(passed >> seat & 1)
                yield MarkView(f"passed {name}", has_passed, False, "passed", seat=name)
    if _has_titles(board):
        exchanging = any(owed.kind == "exchange" for owed in position.owed)
        yield MarkView("exchange", exchanging, False, "exchange")


def unknown_beginner(board: Board) -> MarkSpelling | None:
    """The mark whose holder says who begins, such as the dealer's, while all could begin."""
    if board.reached is None:
        return None
    position = board.reached.position
    owing = {owed.seat for owed in position.owed}
    if position.turn != NOBODY or len(owing) < 2:
        return None
    held = {mark.kind for mark in position.marks}
    words = (word for word, _ in spellings(board) if word.begins)
    return next((word for word in words if word.kind not in held), None)


def set_mark(board: Board, text: str, on: bool) -> Board:
    """The board with a mark switched on or off; ``no ...`` denies one that follows from the field.

    Raises ``ImpossibleAction`` for a mark that no rule knows.
    """
    mark = _read(board, text)
    if mark is None and text != "exchange" and text.removeprefix("passed ") not in board.names:
        raise ImpossibleAction(text)
    described = board.described.state
    state = [other for other in described if not _is_about(board, mark, text, other)]
    changed = board.replace(state=tuple(state))
    holds = any(view.text == text and view.on for view in marks_of(changed))
    if on and not holds:
        state.append(text)
    if not on and holds and mark is not None:
        state.append(f"no {_word_of(board, mark).text}")
    return changed.replace(state=tuple(state))


def _word_of(board: Board, mark: Mark) -> MarkSpelling:
    return next(word for word, _ in spellings(board) if word.writes(mark))


def _is_about(board: Board, mark: Mark | None, text: str, other_text: str) -> bool:
    """Whether another text is about this mark: the mark, another value of it, or its denial."""
    if mark is None:
        return other_text == text
    other = _read(board, other_text)
    if other is not None:
        is_single = _word_of(board, mark).single
        return other.kind == mark.kind and (is_single or other.holder == mark.holder)
    word = _word_of(board, mark)
    denials = {f"no {spelling}".casefold() for spelling in (word.text, *word.also)}
    return other_text.casefold() in denials


def lasting_state(board: Board) -> tuple[str, ...]:
    """The marks under ``state:`` that remain when the field is cleared."""
    brief = [word for word, _ in spellings(board) if word.until == "clear"]
    denials = {f"no {word.text}".casefold() for word in brief}
    return tuple(
        text
        for text in board.described.state
        if not text.startswith("passed ")
        and text.casefold() not in denials
        and not any(word.read(text, board.deck, board.names) for word in brief)
    )
