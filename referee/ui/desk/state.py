"""The desk's state as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import engine_of
from referee.engine.interfaces import AnyPosition
from referee.house_rules.embedded_house import embed_house
from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question
from referee.notation.writer import write_text
from referee.rulebook.aliases import likely_books
from referee.rulebook.rulebook import Rulebook
from referee.ui.shared.board import Board, blank
from referee.ui.shared.fault_markers import fault_markers
from referee.ui.shared.labels import question_word
from referee.ui.shared.mark_switches import position_of
from referee.ui.shared.seats import out_choices, title_choices
from referee.ui.shared.table_view import (
    State,
    card_texts,
    draw_marks,
    draw_table,
    inferred_players,
    seat_index,
)
from referee.ui.shared.verdict import draw_verdict
from referee.ui.shared.waiting_seats import draw_likely, draw_waiting, draw_waits
from referee.verdict.pair_flips import Pairs

from .evaluation import Evaluation
from .follow_ups import draw_asks
from .make_moves import answers

MAX_TO_BEGIN = 5
"""How many other books are offered at an empty table."""


def draw(board: Board, judged: Evaluation, lang: str, *, pairs: Pairs | None = None) -> State:
    """Everything but the session's own (sequence number, undo, labels, problem, what is tried).

    ``pairs``: what was found to change the verdict two by two.
    """
    shown = board.after_moves()
    rules = board.rules
    wrong = fault_markers(judged.faults, shown, lang)
    waits = draw_waits(judged.table, lang)
    lying = draw_table(shown, wrong, lang, waits)
    for at, seat in inferred_players(judged.table, shown).items():
        lying["field"][at]["inferred"] = seat
    headline = judged.verdict.headline(lang) if judged.verdict else ""
    waiting = draw_waiting(judged.table, waits, headline, lang)
    return {
        "books": [
            {"id": each.id, "title": each.title[lang]} for each in current().shelf({rules.id})
        ],
        "book": rules.id,
        "begin": _begin(board, lang),
        "game": _game(rules, lang),
        **lying,
        "waiting": waiting,
        "asks": draw_asks(board, judged.verdict, lang),
        "titles": title_choices(shown, lang),
        "outs": out_choices(shown, lang),
        "disputed": {
            "seat": seat_index(shown, board.disputer),
            "cards": card_texts(board.disputed),
            "faults": [],
            "wrong": wrong.among(board.disputed),
        },
        "marks": draw_marks(board, lang),
        "faults": wrong.at(),
        **_asking(board, judged, lang),
        "moves": _moves(board, judged, waiting, lang),
        "verdict": draw_verdict(judged.verdict, lang, pairs=pairs) if judged.verdict else None,
        "text": write_text(board.whole()),
        "shared": embed_house(board.whole()),
    }


def _asking(board: Board, judged: Evaluation, lang: str) -> State:
    """The question, and others that suggest themselves."""
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
    }


def _moves(board: Board, judged: Evaluation, waiting: State | None, lang: str) -> list[State]:
    """Likely moves, but for those that are offered where the table waits for them."""
    turns = waiting["turns"] if waiting else []
    offered = {move["text"] for turn in turns for move in turn["moves"]}
    likely = (draw_likely(judged.table, move, lang) for move in likely_moves(board))
    return [each for each in likely if each["text"] not in offered]


def _begin(board: Board, lang: str) -> list[State]:
    """Other books to play by, where nothing lies on the table yet: houses' own, then the likely."""
    if board != blank(board.described.book, board.names):
        return []
    known = {each.id: each for each in current().shelf()}
    ours = [id_ for id_ in known if current().house_path(id_)]
    likely = [id_ for id_ in (*ours, *likely_books()) if id_ in known and id_ != board.rules.id]
    return [{"id": id_, "title": known[id_].title[lang]} for id_ in likely[:MAX_TO_BEGIN]]


def _game(rules: Rulebook, lang: str) -> State | None:
    """Which of the book's games is played, where it has several."""
    chosen = rules.book.variants
    if chosen is None or chosen.reading is None:
        return None
    reading = chosen.reading
    labels = {each: reading.label.get(each, {}).get(lang, each) for each in reading.values}
    return {
        "id": chosen.name,
        "title": reading.question[lang],
        "value": rules.variant,
        "values": [{"value": value, "label": label} for value, label in labels.items()],
    }


# ---- questions


def likely_questions(board: Board, judged: Evaluation) -> list[Question]:
    """What one may want to ask next, the nearest first."""
    position = position_of(board)
    asked: list[Question] = []
    if board.disputed and board.disputer and board.asked:
        asked.append(Question(q.MAY_PLAY, board.disputer, board.disputed))
    for kind in engine_of(board.rules).traits.suggests:
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
    if "seat" not in q.KINDS[kind].asks_about:
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
    """The moves without cards that may come next; none at a table that cannot be."""
    if board.reached is None:
        return ()
    return engine_of(board.rules).bare_moves(board.names, position_of(board))


def is_offered(board: Board, judged: Evaluation, move: str) -> bool:
    """Whether a move, as it is written, is one of those that may be tapped."""
    waits = draw_waits(judged.table, LANGS[0]).values()
    told = [each["text"] for wait in waits for each in wait["moves"]]
    likely = (str(each) for each in (*likely_moves(board), *answers(board)))
    return move in {*told, *likely}
