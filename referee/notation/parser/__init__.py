"""Reading by a grammar: the grammar of table text and moves, and what walks through its tables."""
