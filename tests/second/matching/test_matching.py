"""The engine and the judge agree. More of it: ``python -m tests.second.matching``."""

from tests.second.matching.compare import compare
from tests.thorough import some


def test_both_judges_play_crazy_eights_alike() -> None:
    tally = compare(positions=some(300))
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 0
