"""The gallery's states of the quiz."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from gallery.names import translated
from referee.ui.quiz.course import CourseSession, own_course
from referee.ui.quiz.session import QuizSession

State = dict[str, Any]
QUIZZES = """\
## en: Three diamonds
## ja: ダイヤが三枚
# en: Aki, Ben and Chie have played. “A 10 is higher than a 9,” says **Dan**.
# ja: アキ、ベン、チエの順に出しました。**ダン**は「9より10のほうが強い」と言います。
# hint en: GameTraits at the suits.
# hint ja: マークを見てください。
rules: offkai + j_back
seats: Aki, Ben, Chie, Dan
turn: Dan
hands:
  Dan: ? x5
field: Aki D4, Ben D7, Chie D9
ask:
  may Dan play C10
  # en: Which rules the table plays by decides it.
  # ja: この卓のルールしだいです。
---
## en: An 8, and an answer to it
## ja: 8と、それへの返し
rules: daifugo + four_stop
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: D8 S9 C3
  Ben: S4 H4 C6 S10 Jo
play:
  Aki: D8
ask:
  what may Ben play
---
rules: daifugo
seats: Aki, Ben, Chie, Dan
turn: Aki
field: Dan H5
play:
  Aki: D8
ask:
  whose turn
  what happens
---
rules: daifugo
seats: Aki, Ben, Chie, Dan
state: revolution
ask:
  what order
---
rules: daifugo
seats: Aki, Ben, Chie, Dan
hands:
  Aki: out 2
  Ben: out 1
  Dan: out 3
ask:
  titles
  ranks
---
rules: daifugo + seven_pass
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S7 H7 ? x4
play:
  Aki: S7 H7
ask:
  what must Aki do
---
rules: offkai
seats: Aki, Ben, Chie, Dan, Emi
ask:
  how many cards each
"""
ASKED: Mapping[str, tuple[int, tuple[State, ...]]] = {
    "quiz": (0, ()),
    "quiz-right": (0, ({"type": "hint"}, {"type": "answer", "said": "no"})),
    "quiz-wrong": (2, ({"type": "answer", "said": ["seat-1"]},)),
    "quiz-shown": (1, ({"type": "reveal"},)),
    "quiz-play": (1, ()),
    "quiz-seats": (2, ()),
    "quiz-happens": (3, ()),
    "quiz-order": (4, ()),
    "quiz-titles": (5, ()),
    "quiz-self": (7, ({"type": "reveal"},)),
    "quiz-number": (8, ()),
    "quiz-looking": (
        0,
        (
            {"type": "answer", "said": "yes"},
            {"type": "option", "option": "suit_lock", "value": False},
        ),
    ),
}
"""Name of a state -> the number of the quiz, and what is done there."""


def _quiz(index: int, actions: tuple[State, ...], lang: str) -> State:
    session = QuizSession(translated(QUIZZES, lang), lang)
    for action in ({"type": "go", "index": index}, *actions):
        session.act(action)
    return session.state()


def _course(lang: str) -> State:
    """The second question, after a miss."""
    session = CourseSession(own_course(), lang)
    for action in ({"type": "reveal"}, {"type": "next"}):
        session.act(action)
    return session.state()


QUIZ: Mapping[str, Callable[[str], State]] = {
    **{name: partial(_quiz, index, actions) for name, (index, actions) in ASKED.items()},
    "quiz-course": _course,
}
"""Name of a state -> what draws it in a language."""
