"""Both judges agree on exchanges. More of it: ``python -m tests.second.exchange``."""

from tests.thorough import some

from .compare import compare


def test_both_judges_exchange_the_same_cards() -> None:
    games = some(300)
    tally = compare(positions=0, games=games)
    assert not tally.differences, "\n\n".join(tally.differences[:5])
    assert tally.illegal > tally.legal > 20 * games
    assert tally.positions > 3 * games
