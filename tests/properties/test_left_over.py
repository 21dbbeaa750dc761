"""Cards that are left over from the deal are out of play: no rule draws them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from referee import simulation
from referee.engine.family import engine_of
from referee.games.climbing.position import cards_on
from referee.games.climbing.rule_api.mark_names import LEFT_OVER
from referee.library.context import rulebook
from referee.simulation import Game

BOOK = "local"
GAMES = 24


def _drawing() -> list[str]:
    """The switches of the rules that draw cards."""
    switches = [option.name for option in rulebook(BOOK).options.values() if not option.reading]
    return [name for name in switches if engine_of(rulebook(BOOK, {name: True})).rules.asks_undealt]


def _games() -> Iterator[Game]:
    """Games between four or five players with up to five of the rules that draw."""
    drawing = _drawing()
    assert len(drawing) > 8
    for seed in range(GAMES):
        rng = random.Random(seed)
        chosen = dict.fromkeys(rng.sample(drawing, rng.randint(1, 5)), True)
        options = rulebook(BOOK).options
        choices = simulation.at_peace(options, chosen)
        dealt = simulation.deal(seed, rng.choice((4, 5)), BOOK, choices=choices)
        yield simulation.play_out(dealt, seed)


def test_no_card_left_over_is_drawn() -> None:
    asked = 0
    for game in _games():
        deck = game.rules.deck
        left = game.positions[0].mark(LEFT_OVER.kind).value
        for number, position in enumerate(game.positions):
            assert not left & deck.together(
                [*position.known, cards_on(deck, position), position.discards]
            )
            drawing = [owed for owed in position.owed if owed.kind == "draw"]
            if drawing and not asked % 5:
                table = game.table(number)
                name = table.seats[drawing[0].seat]
                for card in deck.cards(left):
                    assert table.ask(f"may {name} draw {card}").answer == "no", str(table)
            asked += len(drawing)
    assert asked > GAMES
