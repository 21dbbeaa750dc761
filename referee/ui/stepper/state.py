"""A step of a story as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.errors import RefereeError
from referee.explain.verdict_text import sentence
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import Move
from referee.model.questions import has_own_question
from referee.table import Table, Verdict
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import move_word, question_word, seat_move_word, tone, word
from referee.ui.shared.table_view import draw_bare_move, draw_marks, draw_table
from referee.ui.shared.verdict import draw_changes, draw_plays, draw_verdict
from referee.ui.shared.waiting_seats import draw_waits

from .replay import StoryStep
from .story import Line, Story

State = dict[str, Any]


def draw_step(step: StoryStep, lang: str) -> State:
    """The table of a step, what led to it, and the verdict on that."""
    table = step.table
    shown = board_of(table)
    return {
        **draw_table(shown, None, lang, draw_waits(table, lang)),
        "marks": [mark for mark in draw_marks(shown, lang) if mark["on"]],
        "move": draw_move(step, step.move, lang) if step.move else None,
        "question": {"text": "", "label": _asked(step, lang), "followed": True},
        "verdict": _verdict(step, lang),
        "changes": draw_changes(table, lang) if step.move else [],
    }


def draw_move(step: StoryStep, move: Move, lang: str) -> State:
    names = step.table.seats
    return {
        "text": str(move),
        "label": seat_move_word(move, lang),
        "seat": names.index(move.seat) if move.seat in names else None,
        "cards": [str(card) for card in move.cards],
        "refused": move.stands,
        "made": step.made,
    }


def _asked(step: StoryStep, lang: str) -> str:
    if step.verdict is None or step.move is None:
        return ""
    if has_own_question(step.move):
        return question_word(step.verdict.question, lang)
    return word(lang, "step-may", move=draw_move(step, step.move, lang)["label"])


def _verdict(step: StoryStep, lang: str) -> State | None:
    verdict, move = step.verdict, step.move
    if verdict is None or move is None:
        return None
    if has_own_question(move):
        return draw_verdict(verdict, lang)
    # No question asks about such a move, so nothing can be said about what would flip it.
    drawn = draw_verdict(
        VerdictWithoutFlips(verdict.table, verdict.question, verdict._answer), lang
    )
    said = word(lang, f"step-is-{_settled(verdict)}", name=move.seat)
    return {**drawn, "sentence": said, "headline": said, "rest": ""}


class VerdictWithoutFlips(Verdict, frozen=True):
    """A verdict on a move that no question asks about."""

    @property
    def flips(self) -> tuple[()]:
        return ()

    @property
    def diverging(self) -> tuple[()]:
        return ()


def _settled(verdict: Verdict) -> str:
    return str(verdict.answer) if verdict.answer in ("yes", "no") else "open"


# ---- the tree


def draw_tree(
    story: Story, tones: dict[str, tuple[str, ...]], branch: str, lang: str
) -> list[State]:
    """The lines of the story, the main line first, each below the line that it branches off."""
    path = story.path(branch)
    ends = [before for before, _ in path[1:]]
    shown = {line.name: end for (_, line), end in zip(path, [*ends, None], strict=True)}
    return [
        _draw_line(line, tones.get(line.name, ()), before, depth, shown, lang)
        for line, before, depth in _rows(story.main, 0, 0)
    ]


def _rows(line: Line, before: int, depth: int) -> Iterator[tuple[Line, int, int]]:
    yield line, before, depth
    for at, branch in sorted(line.branches, key=lambda each: each[0]):
        yield from _rows(branch, before + at, depth + 1)


def _draw_line(
    line: Line,
    tones: tuple[str, ...],
    before: int,
    depth: int,
    shown: dict[str, int | None],
    lang: str,
) -> State:
    """``on``: the steps that lead to the end of the branch that is shown."""
    last = shown.get(line.name, 0)
    return {
        "name": line.name,
        "label": line.name or word(lang, "main-line"),
        "depth": depth,
        "before": before,
        "steps": [
            {
                "index": index,
                "seat": told.move.seat,
                "label": move_word(told.move, lang),
                "tone": tone,
                "said": bool(told.comment),
                "on": line.name in shown and (last is None or index <= last),
            }
            for index, (told, tone) in enumerate(
                zip(line.moves, tones or ("open",) * len(line.moves), strict=True), before + 1
            )
        ],
    }


# ---- going on


def draw_next(table: Table, lang: str) -> State:
    """What may come next: plays from what is known of the hand, and moves without cards."""
    turn = table.position.turn
    who = "" if turn == NOBODY or turn >= len(table.seats) else table.seats[turn]
    if table.opened:
        return {"next": "", "plays": [], "moves": []}
    bare = table.engine.bare_moves(table.seats, table.position)
    moves = [draw_bare_move(move, lang) for move in bare]
    return {"next": who, "plays": _plays(table, who, lang), "moves": moves}


def _plays(table: Table, who: str, lang: str) -> list[State]:
    if not who:
        return []
    try:
        verdict = table.ask(q.Question(q.WHAT_PLAYS, who))
    except RefereeError:
        return []
    return draw_plays(verdict, lang)


def draw_asked(table: Table, lang: str) -> list[State]:
    """The questions of the text, answered."""
    drawn = []
    for question in table.questions:
        try:
            verdict = table.ask(question)
        except RefereeError as problem:
            drawn.append(
                {
                    "question": question_word(question, lang),
                    "sentence": problem.say(lang),
                    "tone": "open",
                }
            )
            continue
        said = sentence(verdict, lang)
        shade = tone(question.kind, verdict.answer)
        drawn.append({"question": question_word(question, lang), "sentence": said, "tone": shade})
    return drawn
