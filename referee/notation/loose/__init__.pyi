from .reading import read_question as read_question
