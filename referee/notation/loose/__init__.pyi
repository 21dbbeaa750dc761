from .reading import question_meant as question_meant
from .reading import read_question as read_question
