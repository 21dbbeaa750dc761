"""What the table waits for, at the seat concerned: obligations, answers, doubts, pointing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.engine.interfaces import AnyPosition
from referee.errors import RefereeError
from referee.explain.answer_text import OPEN, owed_text
from referee.explain.pending_text import pending_line
from referee.explain.verdict_text import sentence
from referee.i18n.messages import listing
from referee.model import questions as q
from referee.model.moves import ACCEPT, DECLINE, MOVES, Move
from referee.model.questions import Question
from referee.rulebook.rule import Reason
from referee.table import Table

from .labels import bare_move_word, known_word, move_word, word

State = dict[str, Any]
Waits = Mapping[int, State]
"""Seat -> what the table waits for from it."""

LOOKED_AT = 80
"""So many of the moves that meet what is owed are looked at."""
FEW = 6
"""So many moves with cards are offered; of more, none: the cards are there to be tapped."""
FEW_NAMED = 14


def draw_waits(table: Table | None, lang: str) -> Waits:
    """By seat: ``text`` in words, the ``clauses`` behind it, and likely ``moves``."""
    if table is None or table.opened:
        return {}
    position: AnyPosition = table.position
    if position.owed:
        seats = dict.fromkeys(owed.seat for owed in position.owed)
        drawn = {seat: _owed(table, seat, lang) for seat in seats}
        return {seat: each for seat, each in drawn.items() if each["text"]}
    view = table.engine.view(position)
    text = known_word(lang, f"waits-{view.stage}") if view.stage else ""
    waited = view.waited_for if text else ()
    return {
        seat: {"text": text, "clauses": "", "moves": _bare(table, seat, lang)} for seat in waited
    }


def draw_waiting(table: Table | None, waits: Waits, said: str, lang: str) -> State | None:
    """For whom the table waits, in a line, with the moves of each; ``said``: what stands beside it,
    which is not told again."""
    if table is None or not waits:
        return None
    line = pending_line(table, lang)
    is_said = line.rstrip(".。") in said
    turns = [
        {"seat": seat, "name": table.seats[seat], "text": each["text"], "moves": each["moves"]}
        for seat, each in waits.items()
    ]
    return {"text": "" if is_said else line, "turns": turns}


def _owed(table: Table, seat: int, lang: str) -> State:
    name = table.seats[seat]
    if any(owed.kind == "exchange" and owed.seat == seat for owed in table.position.owed):
        text, because = _gift(table, name, lang)
    else:
        text, because = _debts(table, name, lang)
    titles = dict.fromkeys(reason.clause.title[lang] for reason in because)
    moves = (_moves(table, name, lang) or _bare(table, seat, lang)) if text else []
    return {"text": text, "clauses": listing(lang, titles), "moves": moves}


def _debts(table: Table, name: str, lang: str) -> tuple[str, tuple[Reason, ...]]:
    """What a seat owes now; nothing for what waits until something else is met."""
    owes, because = _dues(table, name)
    told = dict.fromkeys(owed_text(each, lang) for each in owes)
    return listing(lang, told, "list-last-sentence"), because


def _dues(table: Table, name: str) -> tuple[Sequence[dict[str, Any]], tuple[Reason, ...]]:
    """What a seat owes now, as answers tell it; nothing where the text leaves that open."""
    try:
        answer = table.answer(Question(q.MUST_DO, name))
    except RefereeError:
        return (), ()
    return (() if answer.value in OPEN else answer.value), answer.because


def _gift(table: Table, name: str, lang: str) -> tuple[str, tuple[Reason, ...]]:
    try:
        verdict = table.ask(Question(q.MUST_GIVE, name))
    except RefereeError:
        return "", ()
    if verdict.tone == "open":
        return word(lang, "waits-exchange"), verdict.because
    return sentence(verdict, lang), verdict.because


# ---- moves


def _moves(table: Table, name: str, lang: str) -> list[State]:
    """The moves that meet what a seat owes, those without cards first."""
    found = dict.fromkeys(_legal(table, name))
    bare = sorted((move for move in found if not move.cards), key=_in_order(table))
    named = [move for move in found if move.cards and not any(c.is_hidden for c in move.cards)]
    deck = table.rulebook.deck
    sorted_ = (replace(move, cards=deck.sorted(move.cards)) for move in named)
    laid = sorted(dict.fromkeys(sorted_), key=lambda move: (move.kind, move.other, move.text))
    shown = [*bare[:FEW_NAMED], *(laid if len(laid) <= FEW else ())]
    return [_meeting(table, move, lang) for move in shown]


def _meeting(table: Table, move: Move, lang: str) -> State:
    """A move that meets what is owed; what it is to decline is told by what is owed."""
    said = answering_word(table, move, lang)
    return {**draw_move(move, lang), **({"label": said} if said else {})}


def answering_word(table: Table, move: Move, lang: str) -> str:
    """What it is called to do what is owed or offered, where that names nothing, or not to do what
    is owed; empty for other moves, and of several debts."""
    if move.kind == ACCEPT:
        return _accepted_word(table, move.seat, lang)
    if move.kind != DECLINE:
        return ""
    kinds = {each["do"].replace("_", "-") for each in _dues(table, move.seat)[0]}
    return known_word(lang, f"step-decline-{kinds.pop()}") if len(kinds) == 1 else ""


def _accepted_word(table: Table, name: str, lang: str) -> str:
    try:
        because = table.answer(Question(q.MAY_ACCEPT, name)).because
    except RefereeError:
        return ""
    kinds = {reason.args["do"] for reason in because if "do" in reason.args}
    return known_word(lang, f"step-accept-{kinds.pop()}") if len(kinds) == 1 else ""


def draw_likely(table: Table | None, move: Move, lang: str) -> State:
    """A move without cards, to be tapped, with who makes it."""
    said = answering_word(table, move, lang) if table is not None else ""
    if not said:
        return {"text": str(move), "label": bare_move_word(move, lang)}
    return {"text": str(move), "label": word(lang, "move-declines", name=move.seat, move=said)}


def _legal(table: Table, name: str) -> Iterator[Move]:
    moves = table.engine.legal_moves(table.seats, table.position, Random(0))
    yield from (move for move in islice(moves, LOOKED_AT) if move.seat == name)


def _in_order(table: Table) -> Any:
    """Moves as one looks for them: by kind, by seat, by rank; what declines comes last."""
    ranks = list(table.rulebook.deck.ranks)

    def place(move: Move) -> tuple[bool, str, int, int, str]:
        last = MOVES[move.kind].comes_last
        rank = ranks.index(move.rank) if move.rank in ranks else 0
        other = table.seats.index(move.other) if move.other in table.seats else 0
        return last, move.kind, other, rank, move.suit

    return place


def _bare(table: Table, seat: int, lang: str) -> list[State]:
    moves = table.engine.bare_moves(table.seats, table.position)
    own = (move for move in moves if move.seat == table.seats[seat] and move.kind != DECLINE)
    return [draw_move(move, lang) for move in own]


def draw_move(move: Move, lang: str) -> State:
    """A move to be tapped at its seat."""
    return {"text": str(move), "label": move_word(move, lang)}
