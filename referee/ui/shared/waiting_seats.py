"""What the table waits for, shown at the seats: obligations, answers, doubts, pointing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Answer
from referee.errors import RefereeError
from referee.explain.answer_text import OPEN, owed_text
from referee.explain.headline import in_style
from referee.explain.pending_text import pending_line
from referee.explain.verdict_text import sentence
from referee.i18n.messages import listing
from referee.model import questions as q
from referee.model.contracts import bid_parts
from referee.model.moves import ACCEPT, DECLINE, MOVES, Move
from referee.model.questions import Question
from referee.rulebook.rule import Open, Reason
from referee.table import Table
from referee.ui.session import State

from .labels import bare_move_word, cards_word, known_word, move_parts, move_word, word

Waits = Mapping[int, State]
"""Seat -> what the table waits for from it."""

MAX_MOVES_TRIED = 80
"""How many legal moves are searched for those that meet an obligation."""
MAX_CARD_MOVES = 14
"""If there are more moves with cards, none is offered: the player picks the cards."""
MAX_BARE_MOVES = 44
MIN_CHOICES = 6
"""So many moves of a kind are drawn as a grid."""


def draw_waits(table: Table | None, lang: str) -> Waits:
    """What the table waits for by seat: ``text``, the ``clauses`` behind it, likely ``moves``."""
    if table is None or table.opened or table.engine.is_over(table.position):
        return {}
    if table.position.owed:
        seats = dict.fromkeys(owed.seat for owed in table.position.owed)
        legal = _legal_moves(table)
        drawn = {seat: _draw_obligations(table, seat, legal, lang) for seat in seats}
        waits = {seat: wait for seat, wait in drawn.items() if wait["text"]}
        # of those who owe one after the other, the table waits for the first
        now = {seat: wait for seat, wait in waits.items() if wait["moves"] or wait["picks"]}
        return now or waits
    view = table.engine.view(table.position)
    text = known_word(lang, f"waits-{view.stage}") if view.stage else ""
    if not text:
        return {}
    legal = _legal_moves(table)
    return {
        seat: {"text": text, "clauses": "", **_draw_moves(table, seat, legal, True, lang)}
        for seat in view.waited_for
    }


def draw_waiting(table: Table | None, waits: Waits, shown: str, lang: str) -> State | None:
    """A line about the players that the table waits for, and their moves.

    ``shown``: the headline next to the line, which is not repeated.
    """
    if table is None or not waits:
        return None
    line = pending_line(table, lang)
    if not (line or shown) and len(waits) == 1:
        ((seat, wait),) = waits.items()
        line = wait_sentence(table.seats[seat], wait, lang)
    turns = [
        {
            "seat": seat,
            "name": table.seats[seat],
            "text": wait["text"],
            "moves": wait["moves"],
            "picks": wait["picks"],
        }
        for seat, wait in waits.items()
    ]
    is_shown = in_style(line, lang).rstrip(".。") in shown
    return {"text": "" if is_shown else line, "turns": turns}


def wait_sentence(name: str, wait: State, lang: str) -> str:
    """What the table waits for from a player."""
    text: str = wait["text"]
    is_sentence = text.endswith((".", "。"))
    return text if is_sentence else word(lang, "waits-sentence", name=name, text=text)


def _draw_obligations(table: Table, seat: int, legal: Sequence[Move], lang: str) -> State:
    name = table.seats[seat]
    has_cards = True
    if any(owed.kind == "exchange" and owed.seat == seat for owed in table.position.owed):
        text, because = _gift(table, name, lang)
    else:
        dues, because = _dues(table, name)
        kinds = [MOVES[due["do"]] for due in dues if due["do"] in MOVES]
        has_cards = any("cards" in kind.parts for kind in kinds)
        text = listing(
            lang, dict.fromkeys(owed_text(due, lang) for due in dues), "list-last-sentence"
        )
    titles = dict.fromkeys(reason.clause.title[lang] for reason in because)
    moves = _draw_moves(table, seat, legal, has_cards, lang) if text else {}
    return {"text": text, "clauses": listing(lang, titles), **moves}


def _gift(table: Table, name: str, lang: str) -> tuple[str, tuple[Reason, ...]]:
    """The cards that a player has to give in the exchange, and the reasons."""
    try:
        verdict = table.ask(Question(q.MUST_GIVE, name))
    except RefereeError:
        return "", ()
    is_open = verdict.tone == "open"
    return word(lang, "waits-exchange") if is_open else sentence(verdict, lang), verdict.because


def _dues(table: Table, name: str) -> tuple[list[dict[str, Any]], tuple[Reason, ...]]:
    """What a player owes now, if it is known, and the reasons."""
    answer = _answer(table, Question(q.MUST_DO, name))
    if answer is None:
        return [], ()
    return ([] if answer.value in OPEN else answer.value), answer.because


def _answer(table: Table, question: Question) -> Answer | None:
    try:
        return table.answer(question)
    except RefereeError:
        return None


# ---- moves


def _legal_moves(table: Table) -> list[Move]:
    """Some legal moves of all players, and those without known cards."""
    legal = table.engine.legal_moves(table.seats, table.position, Random(0))
    return [*islice(legal, MAX_MOVES_TRIED), *bare_moves(table)]


def _draw_moves(
    table: Table, seat: int, legal: Sequence[Move], has_cards: bool, lang: str
) -> State:
    """The ``moves`` of a player for whom the table waits, to be tapped at the seat, and whether
    the player ``picks`` the cards of other moves. ``has_cards``: whether moves have cards."""
    own = [move for move in legal if move.seat == table.seats[seat]]
    bare, with_cards, deck = [], [], table.rulebook.deck
    for move in dict.fromkeys(own):
        if not move.cards or all(card.is_hidden for card in move.cards):
            bare.append(move)
        else:
            with_cards.append(replace(move, cards=deck.sorted(move.cards)))
    bare.sort(key=lambda move: _bare_order(table, move))
    with_cards = list(dict.fromkeys(with_cards))
    with_cards.sort(key=lambda move: (move.kind, move.other, [*map(deck.sort_key, move.cards)]))
    moves = [*bare[:MAX_BARE_MOVES], *(with_cards if len(with_cards) <= MAX_CARD_MOVES else ())]
    picks = len(with_cards) > MAX_CARD_MOVES or any(move.cards for move in bare)
    picks |= has_cards and not moves
    drawn = []
    for move in moves:
        reply = _reply_word(table, move, lang)
        drawn.append(draw_move(move, lang) | ({"label": reply} if reply else {}))
    return {"moves": draw_offered(moves, drawn, lang), "picks": picks}


def draw_offered(moves: Sequence[Move], drawn: Sequence[State], lang: str) -> list[State]:
    """Drawn moves with their places in a grid, if there are many that differ in one part only: the
    heading of the ``grid``, the ``row``, and a ``short`` label. A bid with its trumps is in the row
    of its number."""
    kinds: dict[str, list[dict[str, str]]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(_spelled_parts(move, lang))
    offered = []
    for move, each in zip(moves, drawn, strict=True):
        parts, alike = _spelled_parts(move, lang), kinds[move.kind]
        varying = [part for part in parts if len({other[part] for other in alike}) > 1]
        is_many = len(alike) >= MIN_CHOICES and len(varying) == 1
        heading = known_word(lang, f"choose-{move.kind}", **parts) if is_many else ""
        level, strain = bid_parts(move.number)
        short = parts[varying[0]] if heading else ""
        row = level if heading and strain else ""
        offered.append({**each, "grid": heading, "row": row, "short": short})
    return offered


def _spelled_parts(move: Move, lang: str) -> dict[str, str]:
    """The parts of a move's spelling, in words."""
    words = move_parts(move, lang)
    words |= {"target": words["other"], "back": cards_word(move.back, lang)}
    return {part: words[part] for part in MOVES[move.kind].parts}


def bare_moves(table: Table) -> list[Move]:
    """The moves without known cards that may come next, as far as is known."""
    moves = table.engine.bare_moves(table.seats, table.position)
    return [move for move in moves if not _is_refused(table, move)]


def _is_refused(table: Table, move: Move) -> bool:
    try:
        return bool(table.judge(move).value == "no")
    except Open:
        return False


def _bare_order(table: Table, move: Move) -> tuple[object, ...]:
    """Sorts moves by kind, seat, rank and number: those with a number after the others, those that
    decline something last. Of bids with the same number, those without trumps are the last."""
    ranks = list(table.rulebook.deck.ranks)
    rank = ranks.index(move.rank) if move.rank in ranks else 0
    seats = table.seats
    other = seats.index(move.other) if move.other in seats else len(seats)
    level, strain = bid_parts(move.number)
    number = (int(level or 0), len(strain), strain)
    comes_last = MOVES[move.kind].comes_last
    return comes_last, bool(move.number), move.kind, other, rank, move.suit, number


def _reply_word(table: Table, move: Move, lang: str) -> str:
    """What accepting or declining means here; empty for other moves and if it isn't clear."""
    if move.kind == ACCEPT:
        answer = _answer(table, Question(q.MAY_ACCEPT, move.seat))
        because = answer.because if answer else ()
        kinds = {reason.args["do"] for reason in because if "do" in reason.args}
        key = "step-accept"
    elif move.kind == DECLINE:
        kinds = {due["do"].replace("_", "-") for due in _dues(table, move.seat)[0]}
        key = "step-decline"
    else:
        return ""
    return known_word(lang, f"{key}-{kinds.pop()}") if len(kinds) == 1 else ""


def draw_bare_move(move: Move, lang: str, table: Table | None = None) -> State:
    """A move without cards, with its player; ``table``: where it may be a reply to something."""
    reply = _reply_word(table, move, lang) if table is not None else ""
    if reply:
        return {"text": str(move), "label": word(lang, "move-declines", name=move.seat, move=reply)}
    return {"text": str(move), "label": bare_move_word(move, lang)}


def draw_move(move: Move, lang: str) -> State:
    """A move to be tapped at its seat."""
    return {"text": str(move), "label": move_word(move, lang)}
