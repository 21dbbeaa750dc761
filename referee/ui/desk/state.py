"""The desk's state as the page draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.family import engine_of
from referee.engine.interfaces import AnyPosition
from referee.explain.headline import MAX_LETTERS
from referee.explain.reason_text import clarification_label, fact_question, fact_text
from referee.house_rules.embedded_house import embed_house
from referee.i18n.messages import LANGS, listing
from referee.library.context import current
from referee.library.other_names import likely_books
from referee.model import questions as q
from referee.model.moves import PLAY, Move
from referee.model.questions import Question, has_own_question
from referee.notation.writer import write_text
from referee.rulebook.rulebook import Rulebook
from referee.table import Table, Verdict
from referee.ui.session import State
from referee.ui.shared.board import Board, LostMoves, blank, lays_out, plain
from referee.ui.shared.labels import (
    answer_word,
    cards_word,
    question_word,
    seat_move_word,
    tone,
    word,
)
from referee.ui.shared.mark_switches import position_of, unknown_beginner
from referee.ui.shared.rule_selection import values_of
from referee.ui.shared.table_view import (
    card_texts,
    draw_marks,
    draw_table,
    fault_markers,
    inferred_players,
    out_choices,
    seat_index,
    title_choices,
)
from referee.ui.shared.verdict import draw_changes, draw_verdict
from referee.ui.shared.waiting_seats import (
    bare_moves,
    draw_bare_move,
    draw_waiting,
    draw_waits,
    wait_sentence,
)
from referee.verdict.clarify import ClarifyingQuestion, clarifying_questions
from referee.verdict.pair_flips import Pairs

from .edits import WHO_PLAYS, answers, as_move, missing_cards
from .evaluation import Evaluation

MAX_TO_BEGIN = 6
"""How many other books are offered at an empty table."""


def draw(
    board: Board,
    evaluation: Evaluation,
    lang: str,
    *,
    pairs: Pairs | None = None,
    first_book: str = "",
) -> State:
    """The state without the session's own fields.

    ``pairs``: the pairs of changes that were found to change the verdict.
    ``first_book``: the book that was on the desk before anybody chose one.
    """
    shown, rules = board.after_moves(), board.rules
    verdict, table = evaluation.verdict, evaluation.table
    faults = fault_markers(evaluation.faults, shown, lang)
    waits = {} if unknown_beginner(board) else draw_waits(table, lang)
    drawn = draw_table(shown, faults, lang, waits)
    for index, seat in inferred_players(table, shown).items():
        drawn["field"][index]["inferred"] = seat
    headline = verdict.headline(lang) if verdict else ""
    waiting = draw_waiting(table, waits, headline, lang)
    question = evaluation.question
    presets = _presets(board, lang)
    is_chosen = bool(presets) and rules.id != first_book
    return {
        "books": [
            {"id": book.id, "title": book.title[lang]} for book in current().shelf({rules.id})
        ],
        "book": rules.id,
        "example": _example(board, lang),
        "begin": [] if is_chosen else _begin(board, lang),
        "presets": presets,
        "spent": card_texts(_spent(board, shown)),
        "stronger": _stronger(board, shown),
        "game": _game(rules, lang),
        **drawn,
        "waiting": waiting,
        "asks": draw_asks(board, verdict, lang),
        "titles": title_choices(shown, lang),
        "outs": out_choices(shown, lang),
        "disputed": {
            "seat": seat_index(shown, board.disputer),
            "cards": card_texts(board.disputed),
            "faults": [],
            "wrong": faults.among(board.disputed),
        },
        "marks": draw_marks(board, lang),
        "faults": faults.at(),
        "question": {
            "text": str(question or ""),
            "label": question_word(question, lang, board.rules) if question else "",
            "followed": not board.asked,
        },
        "questions": [
            {"text": str(likely), "label": question_word(likely, lang, board.rules)}
            for likely in likely_questions(board, evaluation)
        ],
        "moves": _moves(board, evaluation, waiting, lang),
        "record": list(draw_record(board, lang)),
        "before": _before(board, lang),
        "verdict": draw_verdict(verdict, lang, pairs=pairs, with_flips=verdict.is_searched)
        if verdict
        else None,
        "text": write_text(board.full_description()),
        "shared": embed_house(board.full_description()),
    }


def _moves(board: Board, evaluation: Evaluation, waiting: State | None, lang: str) -> list[State]:
    """The likely moves without those that are offered at the seats that the table waits for."""
    turns = waiting["turns"] if waiting else []
    offered = {move["text"] for turn in turns for move in turn["moves"]}
    likely = (draw_bare_move(move, lang, evaluation.table) for move in likely_moves(board))
    return [move for move in likely if move["text"] not in offered]


def draw_record(board: Board, lang: str) -> Iterator[State]:
    """The moves of the table in order, each with what it led to."""
    table = board.reached
    made = len(table.steps) if table else 0
    for index, move in enumerate(board.described.play):
        after = table.back(made - 1 - index) if table is not None and index < made else None
        yield {
            "text": str(move),
            "label": seat_move_word(move, lang),
            "status": _status(board, index, after),
            "effects": [change["text"] for change in draw_changes(after, lang)] if after else [],
            "asks": has_own_question(move),
        }


def _status(board: Board, index: int, after: Table | None) -> str:
    """Whether a move of the record was made, and whether it was legal. ``after``: the table after
    it, if it was made."""
    move = board.described.play[index]
    if after is not None:
        is_illegal = move.stands and after.back().judge(replace(move, stands=False)).value == "no"
        return "stood" if is_illegal else "made"
    is_next = board.reached is not None and index == len(board.reached.steps)
    return "refused" if is_next and board.refused is not None else "waiting"


def _before(board: Board, lang: str) -> str:
    """What was on the field before the moves, in words."""
    plays = [cards_word(play.cards, lang) for play in board.described.field]
    return word(lang, "record-before", cards=listing(lang, plays)) if plays else ""


def _example(board: Board, lang: str) -> str:
    """An argument of this game, for the field for words."""
    example = board.rules.book.example
    return word(lang, "argue-such", text=example[lang]) if example else word(lang, "argue-example")


def _begin(board: Board, lang: str) -> list[State]:
    """Other books for a table that is still empty: those of houses first, then likely ones."""
    if board != blank(board.described.book, board.names):
        return []
    known = {book.id: book for book in current().shelf()}
    own = [id_ for id_ in known if current().house_path(id_)]
    likely = [id_ for id_ in (*own, *likely_books()) if id_ in known and id_ != board.rules.id]
    return [{"id": id_, "title": known[id_].title[lang]} for id_ in likely[:MAX_TO_BEGIN]]


def _spent(board: Board, shown: Board) -> list[Card]:
    """Cards that were played and lie nowhere any more: in tricks that were taken, for example."""
    described = shown.full_description()
    hands = [card for hand in described.hands.values() for card in hand.cards]
    field = [card for play in described.field for card in play.cards]
    seen = plain([*hands, *field, *described.discards, *board.disputed])
    played = [card for move in board.described.play if move.kind == PLAY for card in move.cards]
    return [card for card in dict.fromkeys(plain(played)) if card not in seen and not card.is_joker]


def _stronger(board: Board, shown: Board) -> list[str]:
    """The ranks above those of the last play, if plays have to become stronger."""
    order = engine_of(board.rules).view(position_of(board)).order
    cards = [card for play in shown.described.field[-1:] for card in play.cards]
    ranks = {card.rank for card in cards if not card.is_joker} or {card.rank for card in cards}
    lies = [index for index, rank in enumerate(order) if rank in ranks]
    return list(order[max(lies) + 1 :]) if lies else []


def _presets(board: Board, lang: str) -> list[State]:
    """The presets of the book, while the table is empty."""
    book = board.rules.book
    if not board.is_bare or len(book.presets) < 2:
        return []
    values = values_of(board.rules)
    return [
        {
            "id": preset.id,
            "title": preset.title[lang],
            "on": preset.values(board.rules.options).items() <= values.items(),
        }
        for preset in book.presets
    ]


def _game(rules: Rulebook, lang: str) -> State | None:
    """The game that is played, if the book has several."""
    option = rules.book.variants
    if option is None or option.reading is None:
        return None
    reading = option.reading
    return {
        "id": option.name,
        "title": reading.question[lang],
        "value": rules.variant,
        "values": [
            {"value": value, "label": reading.label.get(value, {}).get(lang, value)}
            for value in reading.values
        ],
    }


# ---- questions and moves


def likely_questions(board: Board, evaluation: Evaluation) -> list[Question]:
    """The questions that somebody may want to ask next, the most likely first."""
    position = position_of(board)
    likely: list[Question] = []
    if board.disputed and board.disputer and board.asked:
        likely.append(Question(q.MAY_PLAY, board.disputer, board.disputed))
    for kind in engine_of(board.rules).traits.suggests:
        likely += _likely_of(board, position, kind)
    return list(
        dict.fromkeys(
            question for question in likely if question != evaluation.question or board.asked
        )
    )


def _likely_of(board: Board, position: AnyPosition, kind: str) -> list[Question]:
    """The questions of a kind that make sense now."""
    makes_sense = {
        q.WHAT_HAPPENS: bool(board.described.play),
        q.WHO_LEADS: not position.field,
        q.RANKS: bool(position.out),
        q.TITLES: bool(position.out) and bool(board.rules.book.titles),
    }
    if not makes_sense.get(kind, True):
        return []
    if "seat" not in q.KINDS[kind].asks_about:
        return [Question(kind)]
    if kind == q.MUST_GIVE:
        giving = [owed.seat for owed in position.owed if owed.kind == "exchange"]
        return [Question(kind, board.names[seat]) for seat in giving]
    if kind == q.IS_OUT:  # the last player may have gone out
        return [Question(kind, move.seat) for move in board.described.play[-1:] if move.cards]
    turn = board.names[position.turn] if position.turn in range(len(board.names)) else ""
    seat = board.disputer or turn
    return [Question(kind, seat)] if seat else []


def likely_moves(board: Board) -> Sequence[Move]:
    """The moves without cards that may come next; none at an impossible table."""
    return bare_moves(board.reached) if board.reached is not None else ()


def is_offered(board: Board, evaluation: Evaluation, move: str) -> bool:
    """Whether a move, as it is written, is one of those that can be tapped."""
    waits = draw_waits(evaluation.table, LANGS[0]).values()
    offered = {drawn["text"] for wait in waits for drawn in wait["moves"]}
    return move in {*offered, *map(str, likely_moves(board)), *map(str, answers(board))}


# ---- what the desk asks back


def draw_asks(board: Board, verdict: Verdict | None, lang: str) -> list[State]:
    """The desk's questions with their answers; ``inferred``: the one that is assumed until then."""
    drawn = []
    if board.guessed and board.disputed:
        text = word(lang, "asks-who-plays")
        drawn.append(_draw_who(board, WHO_PLAYS, text, board.disputer))
    elif verdict is None and _awaits_dispute(board):
        drawn.append(_draw_who(board, WHO_PLAYS, word(lang, "asks-who-disputed")))
    if begins := unknown_beginner(board):
        text = word(lang, f"asks-who-{begins.kind}")
        drawn.append(_draw_who(board, begins.text, text))
    if verdict:
        kind = verdict.question.kind
        drawn += [_draw_ask(question, kind, lang) for question in clarifying_questions(verdict)]
    return drawn


def _awaits_dispute(board: Board) -> bool:
    """Whether cards were laid, and neither the table nor anybody says who plays next."""
    laid = board.described
    is_known = board.disputer or laid.turn or laid.play or lays_out(board.rules)
    return bool(laid.field) and not is_known and not laid.field[-1].seat


def _draw_who(board: Board, id_: str, text: str, inferred: str = "") -> State:
    """A question whose answer is a player."""
    choices = [
        {"value": name, "label": name, "answerLabel": "", "tone": "open"} for name in board.names
    ]
    return {"id": id_, "text": text, "fact": "", "choices": choices, "inferred": inferred}


def _draw_ask(question: ClarifyingQuestion, kind: str, lang: str) -> State:
    """An unknown fact with its answers, and the outcome of each if all of them are short."""
    outcomes = [answer_word(kind, choice.answer, lang) for choice in question.choices]
    is_own_outcome = [choice.word for choice in question.choices] == outcomes
    has_outcomes = not is_own_outcome and max(map(len, outcomes)) <= MAX_LETTERS[lang]
    return {
        "id": question.key,
        "text": fact_question(question.fact, lang),
        "fact": fact_text(question.fact, lang),
        "choices": [
            {
                "value": choice.word,
                "label": clarification_label(question.fact, choice.word, lang),
                "answerLabel": outcome if has_outcomes else "",
                "tone": tone(kind, choice.answer),
            }
            for choice, outcome in zip(question.choices, outcomes, strict=True)
        ],
        "inferred": "",
    }


# ---- what the desk offers


def draw_offers(board: Board, lang: str) -> Iterator[State]:
    """What can be tapped besides likely moves; ``kind`` is the type of the action to send."""
    if board.lost is not None:
        yield {"kind": "undo", "label": word(lang, "offer-undo"), "move": ""}
        yield {"kind": "noted", "label": word(lang, "offer-go-on"), "move": ""}
    if board.refused is not None:
        refused = str(board.refused)
        yield {"kind": "stands", "label": word(lang, "offer-stands"), "move": refused}
        yield {"kind": "without", "label": word(lang, "offer-without"), "move": refused}
    for move in dict.fromkeys(answers(board)):
        yield {"kind": "make", "label": seat_move_word(move, lang), "move": str(move)}
    with_move = as_move(board)
    if with_move is not None:
        move = with_move.described.play[-1]
        label = word(lang, "offer-instead", move=seat_move_word(move, lang))
        yield {"kind": "instead", "label": label, "move": str(move)}


def draw_refused(board: Board, lang: str) -> State | None:
    """The first refused move of the table; it and the moves after it are not made."""
    if board.refused is None:
        return None
    return {"text": str(board.refused), "label": seat_move_word(board.refused, lang)}


# ---- what an action has removed


def cleared_text(before: Board, now: Board, lang: str) -> str:
    """What other rules took off the table; empty if nothing."""
    parts = []
    for board in (before, now):
        table = board.full_description()
        parts.append((table.field, table.hands, table.discards, table.play, board.disputed))
    if parts[0] == parts[1]:
        return ""
    cards = cards_word(missing_cards(before, now.deck), lang) or "none"
    return word(lang, "problem-cleared", cards=cards)


def lost_text(now: Board, lost: LostMoves, lang: str) -> str:
    """What an edit took from the history: the move taken back, or the obligations lost."""
    if lost.back is not None:
        return word(lang, "taken-back", move=seat_move_word(lost.back, lang))
    if lost.earlier:
        return word(lang, "forgotten-earlier")
    table = lost.before.reached
    waits, left = draw_waits(table, lang), draw_waits(now.reached, lang)
    texts = [
        wait_sentence(table.seats[seat], wait, lang)
        for seat, wait in waits.items()
        if table is not None and wait["text"] != left.get(seat, {}).get("text")
    ]
    if not texts:
        return word(lang, "forgotten-moves")
    clauses = dict.fromkeys(wait["clauses"] for wait in waits.values() if wait["clauses"])
    titles = listing(lang, clauses) or "none"
    return word(lang, "forgotten-waits", waits=" ".join(texts), clauses=titles)
