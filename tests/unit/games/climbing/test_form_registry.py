"""The forms of a deck: one object for each play."""

from __future__ import annotations

from referee.cards.card import Deck
from referee.games.climbing.plays.form_registry import forms_of


def test_rules_keep_the_forms_of_their_deck_however_many_other_decks_come() -> None:
    deck = Deck(suits=("R", "B"), ranks=("1", "2", "3"))
    forms = forms_of(deck)
    play = forms.store.heap(0b1)
    for jokers in range(40):
        forms_of(Deck(suits=("R", "B"), ranks=("1", "2", "3", "4"), jokers=jokers))
    assert forms_of(Deck(suits=("R", "B"), ranks=("1", "2", "3"))).store.heap(0b1) is play
