"""What a move does: stages, effects, debts, windows, doubts."""
