"""What holds at the table besides the cards (revolution, locks, passes), as switches to flip."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.engine.family import engine_of
from referee.engine.interfaces import AnyPosition
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.types import Words
from referee.rulebook.binding import mark_spellings, spellings_of_use
from referee.rulebook.clause import Clause

from .board import Board


class MarkView(Struct, frozen=True):
    """A mark in the words of ``state:``; ``follows``: it holds without having been said."""

    text: str
    on: bool
    follows: bool
    word: str = ""
    value: str = ""
    seat: str = ""
    title: Words | None = None


def position_of(board: Board) -> AnyPosition:
    """The position on the desk, as far as an impossible table has one."""
    if board.reached is not None:
        reached: AnyPosition = board.reached.position
        return reached
    position: AnyPosition
    position, _ = engine_of(board.rules).set_up(board.whole())
    return position


def marks_of(board: Board) -> list[MarkView]:
    """Every mark that holds or is likely to be asked for."""
    position = position_of(board)
    return [*_rule_marks(board, position), *_table_marks(board, position)]


class Spelling(Struct, frozen=True):
    """The words of a mark, and the clause whose rule leaves it."""

    word: MarkSpelling
    clause: Clause


def spellings(board: Board) -> list[Spelling]:
    """The words of the rules that are on, lasting marks first. A family without marks has none."""
    found: list[Spelling] | None = board.rules.cache.get("spellings")
    if found is None:
        found = board.rules.cache["spellings"] = _spellings(board)
    return found


def _spellings(board: Board) -> list[Spelling]:
    spelled = mark_spellings(board.rules.book, board.rules.variant)
    family = board.rules.family
    uses = {
        (use.name, word): clause
        for clause in board.rules.active
        for use in clause.rules
        for word in spellings_of_use(family, clause, use)
    }
    found = [
        Spelling(word, uses[rule, word])
        for rule, words in spelled.items()
        for word in words
        if (rule, word) in uses
    ]
    return sorted(found, key=lambda each: each.word.until == "clear")


def _rule_marks(board: Board, position: AnyPosition) -> Iterator[MarkView]:
    stated = {mark for text in board.described.state for mark in [_read(board, text)] if mark}
    for spelling in spellings(board):
        word, title = spelling.word, spelling.clause.title
        held = [mark for mark in position.marks if word.writes(mark)]
        for mark in held:
            text = word.write(mark, board.deck, board.names)
            seat = board.names[mark.holder] if word.holder else ""
            yield MarkView(
                text, True, mark not in stated, word.text, _rest(word, text), seat, title
            )
        said = {word.write(mark, board.deck, board.names) for mark in held}
        for text in _likely(board, word):
            if text not in said and (word.suits or not held):
                yield MarkView(text, False, False, word.text, _rest(word, text), "", title)


def _read(board: Board, text: str) -> Mark | None:
    readings = (each.word.read(text, board.deck, board.names) for each in spellings(board))
    return next((mark for mark in readings if mark is not None), None)


def _rest(word: MarkSpelling, text: str) -> str:
    return text[len(word.text) :].strip()


def _likely(board: Board, word: MarkSpelling) -> list[str]:
    """Marks worth a switch while they do not hold; those of a seat or a number can be written."""
    if word.holder or word.value not in ("", "suits"):
        return []
    return [f"{word.text} {suits}" for suits in _suits_on_top(board)] if word.suits else [word.text]


def _suits_on_top(board: Board) -> list[str]:
    """A lock is likely to be in the suits of the last play."""
    shown = board.after_moves().described.field
    if not shown:
        return []
    cards = shown[-1].cards
    suits = {card.suit for card in cards} | {card.stands[:1] for card in cards}
    return ["".join(suit for suit in board.deck.suits if suit in suits)] if suits - {""} else []


def _table_marks(board: Board, position: AnyPosition) -> Iterator[MarkView]:
    passed = engine_of(board.rules).view(position).passed
    if position.field and passed is not None:
        gone = {leaver.seat for leaver in position.out}
        for seat, name in enumerate(board.names):
            on = bool(passed >> seat & 1)
            if seat not in gone:
                yield MarkView(f"passed {name}", on, False, "passed", seat=name)
    if any(seat.title for seat in board.described.seats):
        exchanging = any(owed.kind == "exchange" for owed in position.owed)
        yield MarkView("exchange", exchanging, False, "exchange")


def set_mark(board: Board, text: str, on: bool) -> Board:
    """The board with a mark switched; one that follows from the field is denied in words.

    Raises ``ValueError`` for words that no rule knows.
    """
    mark = _read(board, text)
    if mark is None and text != "exchange" and text.removeprefix("passed ") not in board.names:
        raise ValueError(text)
    state = [said for said in board.described.state if not _concerns(board, mark, text, said)]
    changed = board.replace(state=tuple(state))
    holds = any(each.text == text and each.on for each in marks_of(changed))
    if on and not holds:
        state.append(text)
    if not on and holds and mark is not None:
        state.append(f"no {_word_of(board, mark).text}")
    return changed.replace(state=tuple(state))


def _word_of(board: Board, mark: Mark) -> MarkSpelling:
    return next(each.word for each in spellings(board) if each.word.writes(mark))


def _concerns(board: Board, mark: Mark | None, text: str, said: str) -> bool:
    """Whether something said is about this mark: it, another value of it, or its denial."""
    if mark is None:
        return said == text
    other = _read(board, said)
    if other is not None:
        return (other.kind, other.holder) == (mark.kind, mark.holder)
    word = _word_of(board, mark)
    return said.casefold() in {f"no {each}".casefold() for each in (word.text, *word.also)}


def lasting_state(board: Board) -> tuple[str, ...]:
    """What of ``state:`` outlives the clearing of the field."""
    brief = [each.word for each in spellings(board) if each.word.until == "clear"]
    denials = {f"no {word.text}".casefold() for word in brief}
    return tuple(
        said
        for said in board.described.state
        if not said.startswith("passed ")
        and said.casefold() not in denials
        and not any(word.read(said, board.deck, board.names) for word in brief)
    )
