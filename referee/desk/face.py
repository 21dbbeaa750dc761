"""The desk's state as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from referee import questions as q
from referee.errors import Fault, IllegalPlay, ImpossibleTable, RefereeError
from referee.family import AnyPosition
from referee.moves import VICTIM, Move
from referee.notation.writer import write_text
from referee.questions import Question
from referee.rulebook import Option, Value, book, book_ids
from referee.share import portable
from referee.table import Table
from referee.verdict import Verdict

from .board import Board
from .judged import draw_verdict
from .marks import MarkView, marks_of, position_of
from .seats import draw_seats, mark_label, out_choices, title_choices
from .waits import Waits, waits_of
from .words import (
    COLOURS,
    SYMBOLS,
    known_word,
    question_word,
    suit_sign,
    word,
)
from .wrong import Wrong, wrong_with

State = dict[str, Any]
DRAWN = {"switch": "switch", "variant": "game"}
"""Kind of option -> how the page draws it; readings and settings are drawn alike."""
MIDDLES = {"tricks": "trick", "sevens": "rows", "poker": "shown", "pointing": "victim"}
"""Family -> what lies in the middle of its table, where that is no field of plays."""


@dataclass(frozen=True)
class Judged:
    """What the referee says to a board: a table or its faults, a verdict or a problem."""

    table: Table | None = None
    question: Question | None = None
    verdict: Verdict | None = None
    faults: tuple[Fault, ...] = ()
    problem: RefereeError | None = None


def judge(board: Board) -> Judged:
    """Never raises: an impossible table has faults, an illegal move a verdict of its own."""
    try:
        question = board.question()
    except RefereeError as unreadable:
        return Judged(problem=unreadable)
    try:
        table = board.table()
    except ImpossibleTable as impossible:
        return Judged(question=question, faults=impossible.faults)
    except IllegalPlay as illegal:
        return Judged(question=illegal.verdict.question, verdict=illegal.verdict, problem=illegal)
    except RefereeError as problem:
        return Judged(question=question, problem=problem)
    if question is None:
        return Judged(table, faults=table.warnings)
    try:
        return Judged(table, question, table.ask(question), table.warnings)
    except RefereeError as problem:
        return Judged(table, question, faults=table.warnings, problem=problem)


def draw(board: Board, judged: Judged, lang: str, *, pairs: bool = False) -> State:
    """Everything but the session's own (sequence number, undo, labels, problem, what is tried).

    ``pairs``: the verdict tells what changes it two by two.
    """
    shown = board.settled()
    rules = board.rules
    wrong = wrong_with(judged.faults, shown, lang)
    return {
        "books": [{"id": id_, "title": book(id_).title[lang]} for id_ in book_ids({rules.id})],
        "book": rules.id,
        "options": [
            _option(option, rules.value(option.name), lang)
            for option in rules.options.values()
            if rules.concerns(option)
        ],
        **draw_lying(shown, wrong, lang, waits_of(judged.table, lang)),
        "titles": title_choices(shown, lang),
        "outs": out_choices(shown, lang),
        "disputed": {
            "seat": _seat(shown, board.disputer),
            "cards": _texts(board.disputed),
            "faults": [],
            "wrong": wrong.among(board.disputed),
        },
        "marks": draw_marks(board, lang),
        "faults": wrong.at(),
        **_asking(board, judged, lang),
        "verdict": draw_verdict(judged.verdict, lang, pairs=pairs) if judged.verdict else None,
        "text": write_text(board.whole()),
        "shared": write_text(portable(board.whole())),
    }


def draw_lying(shown: Board, wrong: Wrong | None, lang: str, waits: Waits | None = None) -> State:
    """The deck, and what lies where, with what is wrong and what is waited for at each place.

    ``None``: nothing is wrong, nothing is told of what is waited for.
    """
    wrong, waits = wrong or Wrong(), waits or {}
    return {
        "deck": _deck(shown, lang),
        "seats": draw_seats(shown, marks_of(shown), wrong, lang, waits),
        "middle": _middle(shown, lang),
        "field": [
            {
                "cards": _texts(play.cards),
                "seat": _seat(shown, play.seat),
                "faults": wrong.at("field", at),
                "wrong": wrong.among(play.cards, at),
            }
            for at, play in enumerate(shown.described.field)
        ],
        "discards": {
            "cards": _texts(shown.described.discards),
            "faults": wrong.at("discards"),
            "wrong": wrong.among(shown.described.discards),
        },
    }


def draw_marks(board: Board, lang: str) -> list[State]:
    """What holds, and what may be switched on."""
    return [_mark(mark, lang) for mark in marks_of(board)]


def _asking(board: Board, judged: Judged, lang: str) -> State:
    """The question, others that suggest themselves, and likely moves."""
    return {
        "question": {
            "text": str(judged.question or ""),
            "label": question_word(judged.question, lang) if judged.question else "",
            "followed": not board.asked,
        },
        "questions": [
            {"text": str(each), "label": question_word(each, lang)}
            for each in likely_questions(board, judged)
        ],
        "moves": [draw_bare_move(move, lang) for move in likely_moves(board)],
    }


def draw_bare_move(move: Move, lang: str) -> State:
    """A move without cards, to be tapped."""
    other = word(lang, "victim") if move.other == VICTIM else move.other
    suit = {"suit": move.suit} if move.suit else {}
    label = word(lang, f"move-{move.kind}", name=move.seat, other=other, **suit)
    return {"text": str(move), "label": label}


def _texts(cards: Iterable[object]) -> list[str]:
    return [str(card) for card in cards]


def _seat(board: Board, name: str) -> int | None:
    return board.names.index(name) if name in board.names else None


def _option(option: Option, value: object, lang: str) -> State:
    clause, reading = option.clause, option.reading
    labels: dict[Value, str] = {True: word(lang, "option-on"), False: word(lang, "option-off")}
    if reading is not None:
        labels = {
            each: reading.label.get(str(each), {}).get(lang, str(each)) for each in option.values
        }
    return {
        "id": option.name,
        "kind": DRAWN.get(option.kind, "reading"),
        "title": reading.question[lang] if reading else clause.title[lang],
        "text": reading.why[lang] if reading else clause.wording[lang],
        "where": clause.title[lang] if reading else clause.where[lang],
        "value": value,
        "values": [{"value": each, "label": labels[each]} for each in option.values],
        "default": option.default,
    }


def _deck(board: Board, lang: str) -> State:
    deck = board.deck
    suits = [
        {
            "id": suit,
            "symbol": SYMBOLS.get(suit, suit_sign(suit, lang)),
            "name": word(lang, f"suit-{suit}") if suit else "",
            "color": COLOURS.get(suit, "black"),
        }
        for suit in deck.suits
    ]
    return {
        "suits": suits,
        "ranks": list(deck.ranks),
        "jokers": deck.jokers,
        "beyond": list(deck.beyond),
        "hidden": deck.hidden,
    }


def _middle(shown: Board, lang: str) -> State:
    """What the middle of the table is in this game, and what it says while it is empty."""
    kind = MIDDLES.get(shown.rules.family, "field")
    label = known_word(lang, f"middle-{kind}") or word(lang, kind)
    empty = known_word(lang, f"{kind}-empty") or word(lang, "field-empty")
    return {"kind": kind, "label": label, "empty": empty}


# ---- marks


def _mark(mark: MarkView, lang: str) -> State:
    label = mark_label(mark, lang)
    return {
        "mark": mark.text,
        "label": label,
        "on": mark.on,
        "follows": mark.follows,
        "seat": mark.seat,
    }


# ---- questions


def likely_questions(board: Board, judged: Judged) -> list[Question]:
    """What one may want to ask next, the nearest first."""
    position = position_of(board)
    asked: list[Question] = []
    if board.disputed and board.disputer and board.asked:
        asked.append(Question(q.MAY_PLAY, board.disputer, board.disputed))
    for kind in board.rules.engine.suggests:
        asked += _likely_of(board, position, kind)
    return list(dict.fromkeys(each for each in asked if each != judged.question or board.asked))


def _likely_of(board: Board, position: AnyPosition, kind: str) -> list[Question]:
    """The question of a kind, where it makes sense now."""
    fits = {
        q.WHAT_HAPPENS: bool(board.described.play),
        q.WHO_LEADS: not position.field,
        q.RANKS: bool(position.out),
        q.TITLES: bool(position.out) and bool(board.rules.book.titles),
    }
    if not fits.get(kind, True):
        return []
    if "{seat}" not in q.FORMS[kind][0]:
        return [Question(kind)]
    if kind == q.MUST_GIVE:
        giving = [owed.seat for owed in position.owed if owed.kind == "exchange"]
        return [Question(kind, board.names[seat]) for seat in giving]
    if kind == q.IS_OUT:  # whoever has just played may have gone out
        return [Question(kind, move.seat) for move in board.described.play[-1:] if move.cards]
    turn = board.names[position.turn] if position.turn in range(len(board.names)) else ""
    who = board.disputer or turn
    return [Question(kind, who)] if who else []


def likely_moves(board: Board) -> Sequence[Move]:
    """The moves without cards that may come next."""
    return board.rules.engine.bare_moves(board.names, position_of(board))
