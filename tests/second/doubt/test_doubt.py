"""The engine and the judge of these words agree. More of it: ``python -m tests.second.doubt``."""

from tests.second.doubt.compare import compare


def test_both_judges_say_the_same_of_positions() -> None:
    tally = compare(positions=600, games=0)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 1000


def test_both_judges_play_the_same_games() -> None:
    tally = compare(positions=0, games=50)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.positions > 1000
