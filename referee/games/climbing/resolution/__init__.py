"""How moves are carried out: stages, effects, debts, windows, doubts."""
