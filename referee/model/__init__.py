"""The data of a table: moves, questions, marks, descriptions."""
