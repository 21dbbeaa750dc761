from .quiz import Quiz as Quiz
from .quiz import Said as Said
from .session import QuizSession as QuizSession
from .text import BREAK as BREAK
from .text import read_quizzes as read_quizzes
from .text import write_quizzes as write_quizzes

__all__ = ["BREAK", "Quiz", "QuizSession", "Said", "read_quizzes", "write_quizzes"]
