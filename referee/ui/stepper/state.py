"""A step of a story as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.errors import RefereeError
from referee.explain.verdict_text import sentence
from referee.model.marks import NOBODY
from referee.model.moves import Move
from referee.model.questions import WHAT_PLAYS, Question, has_own_question
from referee.table import Table, Verdict
from referee.ui.session import State
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import move_word, question_word, seat_move_word, tone, word
from referee.ui.shared.table_view import (
    card_texts,
    draw_marks,
    draw_table,
    seat_index,
)
from referee.ui.shared.verdict import draw_changes, draw_plays, draw_verdict
from referee.ui.shared.waiting_seats import draw_bare_move, draw_offered, draw_waits

from .replay import StoryStep
from .story import Line, Story


def draw_step(step: StoryStep, lang: str) -> State:
    """The table of a step, what led to it, and the verdict on that."""
    table, move, verdict = step.table, step.move, step.verdict
    board = board_of(table)
    return {
        **draw_table(board, None, lang, draw_waits(table, lang)),
        "marks": [mark for mark in draw_marks(board, lang) if mark["on"]],
        "move": move
        and {
            "text": str(move),
            "label": seat_move_word(move, lang),
            "seat": seat_index(board, move.seat),
            "cards": card_texts(move.cards),
            "refused": move.stands,
            "made": step.made,
        },
        "question": {
            "text": "",
            "label": _question_label(verdict, move, lang) if verdict and move else "",
            "followed": True,
        },
        "verdict": _verdict(verdict, move, lang) if verdict and move else None,
        "changes": draw_changes(table, lang) if move else [],
    }


def _question_label(verdict: Verdict, move: Move, lang: str) -> str:
    if has_own_question(move):
        return question_word(verdict.question, lang, verdict.table.rulebook)
    return word(lang, "step-may", move=seat_move_word(move, lang))


def _verdict(verdict: Verdict, move: Move, lang: str) -> State:
    if has_own_question(move):
        return draw_verdict(verdict, lang)
    # No question asks about such a move, so nothing is known about what would flip the answer.
    drawn = draw_verdict(
        VerdictWithoutFlips(verdict.table, verdict.question, verdict._answer), lang
    )
    answer = verdict.answer if verdict.answer in ("yes", "no") else "open"
    text = word(lang, f"step-is-{answer}", name=move.seat)
    return {**drawn, "sentence": text, "headline": text, "rest": ""}


class VerdictWithoutFlips(Verdict, frozen=True):
    """A verdict on a move that no question asks about."""

    @property
    def flips(self) -> tuple[()]:
        return ()

    @property
    def diverging(self) -> tuple[()]:
        return ()


# ---- the tree


def draw_tree(
    story: Story, tones: Mapping[str, tuple[str, ...]], branch: str, lang: str
) -> list[State]:
    """The lines of the story, the main line first, each below the line that it branches off."""
    path = story.path(branch)
    ends = [before for before, _ in path[1:]]
    shown: dict[str, float] = {
        line.name: end for (_, line), end in zip(path, [*ends, float("inf")], strict=True)
    }
    return [
        {
            "name": line.name,
            "label": line.name or word(lang, "main-line"),
            "depth": depth,
            "before": before,
            "steps": [
                {
                    "index": index,
                    "seat": entry.move.seat,
                    "label": move_word(entry.move, lang),
                    "tone": shade,
                    "said": bool(entry.comment),
                    "on": index <= shown.get(line.name, 0),
                }
                for index, (entry, shade) in enumerate(
                    zip(
                        line.moves,
                        tones.get(line.name) or ("open",) * len(line.moves),
                        strict=True,
                    ),
                    before + 1,
                )
            ],
        }
        for line, before, depth in _rows(story.main, 0, 0)
    ]


def _rows(line: Line, before: int, depth: int) -> Iterator[tuple[Line, int, int]]:
    """The lines with the number of moves before them and how deep they branch."""
    yield line, before, depth
    for place, branch in line.branches:
        yield from _rows(branch, before + place, depth + 1)


# ---- going on


def draw_next(table: Table, lang: str) -> State:
    """What may come next: plays from what is known of the hand, and moves without cards."""
    turn = table.position.turn
    if table.opened:
        return {"next": "", "plays": [], "moves": []}
    player = "" if turn == NOBODY or turn >= len(table.seats) else table.seats[turn]
    moves = table.engine.bare_moves(table.seats, table.position)
    return {
        "next": player,
        "plays": _plays(table, player, lang) if player else [],
        "moves": draw_offered(moves, [draw_bare_move(move, lang) for move in moves], lang),
    }


def _plays(table: Table, player: str, lang: str) -> list[State]:
    try:
        return draw_plays(table.ask(Question(WHAT_PLAYS, player)), lang)
    except RefereeError:
        return []


def draw_asked(table: Table, lang: str) -> list[State]:
    """The questions of the text, answered."""
    return [
        {
            "question": question_word(question, lang, table.rulebook),
            **_answer(table, question, lang),
        }
        for question in table.questions
    ]


def _answer(table: Table, question: Question, lang: str) -> State:
    try:
        verdict = table.ask(question)
    except RefereeError as error:
        return {"sentence": error.say(lang), "tone": "open"}
    return {"sentence": sentence(verdict, lang), "tone": tone(question.kind, verdict.answer)}
