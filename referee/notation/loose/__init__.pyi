from .reading import question_meant as question_meant
from .reading import read_move as read_move
from .reading import read_question as read_question
