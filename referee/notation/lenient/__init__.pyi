from .reader import moves_meant as moves_meant
from .reader import read_move as read_move
from .reader import read_question as read_question
