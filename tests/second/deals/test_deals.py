"""The engine and the judges of whole deals agree. More of it: ``python -m tests.second.deals``."""

from tests.second.deals.compare import compare
from tests.thorough import some


def test_both_judges_play_the_same_deals() -> None:
    games = some(20)
    tally = compare(positions=0, games=games)
    assert not tally.differences, "\n\n".join(tally.differences[:3])
    assert tally.illegal > tally.positions / 3
