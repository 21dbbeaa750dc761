"""Rules that bind a seat only now and then are asked only then, and no play slips through."""

from __future__ import annotations

from random import Random

import pytest

import referee
from referee.engine.family import engine_of
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.simulation import deal, play_out, random_choices
from tests.tiers import quick

TITLED = "Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\nstate: brought down Aki"
PLAIN = "Aki, Ben, Chie, Dan"
BOUND = {
    "vendetta_ban": (TITLED, "Aki: S9", "S9"),
    "security_law": (TITLED, "Aki: S9 H9 D9 C9 S4", "S9 H9 D9 C9"),
    "high_single_rule": (PLAIN, "Aki: S5 HK\n  Ben: ? x1", "S5"),
    "finish_barred": (PLAIN, "Aki: S2", "S2"),
    "first_play_with_card": (PLAIN, f"Aki: D3 {' '.join(f'S{n}' for n in range(4, 11))}"
                             " SJ SQ SK HK HQ", "S4"),
}  # fmt: skip


@pytest.mark.parametrize("rule", BOUND)
def test_a_list_of_plays_leaves_out_what_a_binding_rule_refuses(rule: str) -> None:
    seats, hands, cards = BOUND[rule]
    listed = {}
    for rules in ("local", f"local + {rule}"):
        table = referee.read(f"rules: {rules}\nseats: {seats}\nturn: Aki\nhands:\n  {hands}\n")
        listed[rules] = str(table.ask("what may Aki play").answer)
        fine = table.ask(f"may Aki play {cards}").answer
        assert fine == ("yes" if rules == "local" else "no")
    assert listed["local"] != listed[f"local + {rule}"]


@pytest.mark.parametrize(
    "seed", quick((0, 1, 2, 4, 5, 6), 2, "the first tier takes fewer random games and tables")
)
@pytest.mark.parametrize("book", ["daifugo", "local"])
def test_in_games_by_any_rules_a_list_has_each_play_that_may_be_made_and_no_other(
    book: str, seed: int
) -> None:
    choices = random_choices(referee.book(book).options, Random(seed))
    game = play_out(deal(seed, 4, book, titled=seed % 2 == 1, choices=choices), seed)
    rules = engine_of(game.rules).rules
    assert isinstance(rules, ClimbingRules)
    compared = 0
    for position in game.positions[:60:3]:
        for seat in position.playing:
            if rules.in_force(position.marks) is not rules:
                continue
            listed = rules.legal_plays(position, seat)
            one_by_one = _one_by_one(rules, position, seat)
            assert listed == one_by_one, (position, seat)
            compared += len(one_by_one) > 0
    assert compared


def _one_by_one(rules: ClimbingRules, position: Position, seat: int) -> list[Play]:
    """The plays of a hand, of which each is weighed by itself."""
    known = position.known[seat]
    plays = rules.situation(position).plays_in(known)
    if rules.covering:
        plays += rules.situation(position).covered_in(known, position.unknown[seat])
    return [play for play in plays if rules.may(position, seat, play).allowed]
