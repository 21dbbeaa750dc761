"""Quizzes: a table, a question, the reader's answer, and only then the referee's.

``quiz`` is the value, ``text`` reads and writes several of them, ``forms`` says how each kind of
question is answered, ``judging`` whether an answer is right, ``session`` does what it is told.
"""

from __future__ import annotations

from .quiz import Quiz, Said
from .session import QuizSession
from .text import read_quizzes, write_quizzes

__all__ = ["Quiz", "QuizSession", "Said", "read_quizzes", "write_quizzes"]
