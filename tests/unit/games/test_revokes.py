"""Did a player revoke? Against deals in which players don't always follow suit."""

from __future__ import annotations

import random

import pytest

from referee.simulation import deal
from referee.table import Table
from referee.ui.desk.session import DeskSession

NAMES = ("Aki", "Ben", "Chie", "Dan")


def _played(seed: int) -> tuple[Table, set[str]]:
    """A table after some cards, a few of which should have followed suit, and who revoked."""
    rng = random.Random(seed)
    table, revoked = Table(deal(seed, 4, "whist")), set[str]()
    for _ in range(rng.randint(1, 24)):
        position = table.position
        name = table.seats[position.turn]
        hand = [str(card) for card in table.rulebook.deck.cards(position.known[position.turn])]
        legal = [card for card in hand if table.ask(f"may {name} play {card}").answer == "yes"]
        card = rng.choice(hand if rng.random() < 0.3 else legal)
        if card not in legal:
            revoked.add(name)
        table = table.play(f"{name}: {card}{'' if card in legal else ' !'}")
    return table, revoked


@pytest.mark.parametrize("seed", range(12))
def test_known_hands_tell_who_revoked(seed: int) -> None:
    table, revoked = _played(seed)
    said = {name for name in NAMES if table.ask(f"did {name} revoke").answer == "yes"}
    assert said == revoked


@pytest.mark.parametrize("seed", range(12))
def test_hidden_hands_never_turn_the_answer_round(seed: int) -> None:
    table, revoked = _played(seed)
    hidden = Table(table.description.replace(hands={}), force=True)
    for name in NAMES:
        truth = "yes" if name in revoked else "no"
        assert hidden.ask(f"did {name} revoke").answer in (truth, "depends")


def test_the_desk_asks_whether_a_card_that_stands_was_a_revoke() -> None:
    text = "rules: whist\nseats: Aki, Ben, Chie, Dan\nhands:\n  Ben: H3 S2\nplay:\n  Aki: H7\n"
    state = DeskSession(f"{text}  Ben: S2 !\n", "en").state()
    assert state["question"]["text"] == "did Ben revoke"
    assert state["verdict"]["headline"] == "Ben revoked (Following suit)."
