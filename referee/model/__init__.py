"""What is said at a table: moves, questions, marks, descriptions."""
