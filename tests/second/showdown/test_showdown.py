"""The engine and the judge agree. More of it: ``python -m tests.second.showdown``."""

from tests.second.showdown.compare import compare
from tests.thorough import some


def test_both_judges_say_who_wins() -> None:
    tally = compare(positions=some(500))
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 0
