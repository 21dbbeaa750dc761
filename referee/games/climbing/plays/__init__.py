"""Plays of cards: their forms, their order, face down or unseen."""
