"""The engine and the judges of whole deals agree. More of it: ``python -m tests.second.deals``."""

import random

import referee
from tests.second.deals.bridge import BIDS, FIRST, duplicate_score
from tests.second.deals.compare import compare
from tests.thorough import some


def test_both_judges_play_the_same_deals() -> None:
    games = some(20)
    tally = compare(positions=0, games=games)
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.positions / 3


def test_contracts_score_what_the_law_s_table_says() -> None:
    results = [
        (contract, risk, took, vulnerable)
        for contract in BIDS
        for risk in FIRST
        for took in range(14)
        for vulnerable in (False, True)
    ]
    tables = random.Random(1).sample(results, some(len(results), 10))
    assert [_bridge_score(*result) for result in tables] == [
        duplicate_score(*result) for result in tables
    ]


def _bridge_score(contract: str, risk: str, took: int, vulnerable: bool) -> int:
    """What the declarer's side scores, less what its opponents do."""
    doubled = {"plain": "", "doubled": "X", "redoubled": "XX"}[risk]
    state = [f"contract {contract}{doubled}", "declarer Ben", f"tricks Dan {took}"]
    state += [f"tricks Aki {13 - took}", *(["vulnerable Dan"] if vulnerable else [])]
    text = f"rules: bridge\nseats: Aki, Ben, Chie, Dan\nstate: {', '.join(state)}"
    points = referee.read(text).ask("score").answer
    return int(points["Ben"] - points["Aki"])
