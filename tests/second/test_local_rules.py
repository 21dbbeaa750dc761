"""Games by switched rules of the daihinmin family, each rule by itself and with others: judge and
referee agree. All of them with ``THOROUGH=1``, and a fifth of the games else."""

from collections import Counter
from random import Random

import pytest

from tests.thorough import THOROUGH, share, some
from tests.tiers import quick

from .local_rules.compare import compare_games
from .local_rules.rules import RULES

EACH = some(20)
NO_PLAYS = {
    "foul_clears", "finish_barred", "must_play", "next_after_last_leads", "out_clears",
    "reverse_until_clear", "revolution_clears", "revolution_with_eight",
}  # fmt: skip
"""What says nothing of plays by itself."""
RARE = {
    "bomb_any", "five_run_revolution", "fourth_clears", "joker_return", "joker_revolution",
    "pursuit_revolution", "run_joker_inner", "run_no_overlap", "triple_seven_revolution",
}  # fmt: skip
"""What few games are too few for."""
GROUPS = 8
ONE_GROUP = quick(range(GROUPS), 1, "the first tier compares an eighth of the switched rules")
MIXED = [Random(f"mixed {number}").sample(list(RULES), 2 + number % 2) for number in range(200)]


@pytest.mark.parametrize("group", ONE_GROUP)
def test_each_rule_by_itself(group: int) -> None:
    seen: Counter[str] = Counter()
    alone = list(RULES)[group::GROUPS]
    for name in alone:
        tally = compare_games([name], EACH, "test")
        assert not tally.differences, "\n".join(tally.differences[:3])
        assert tally.compared["whose turn"] > 10 * EACH
        seen += tally.seen
    assert {*alone} - NO_PLAYS - (set() if THOROUGH else RARE) <= seen.keys()
    assert seen.keys() >= {"out", "cleared"}


@pytest.mark.parametrize("group", ONE_GROUP)
def test_several_rules_at_once(group: int) -> None:
    compared: Counter[str] = Counter()
    for rules in share(MIXED[group::GROUPS]):
        tally = compare_games(rules, 2, "test")
        assert not tally.differences, "\n".join(tally.differences[:3])
        compared += tally.compared
    assert compared["no"] > compared["yes"] > 150
