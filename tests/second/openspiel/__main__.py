"""More of it, on demand: ``python -m tests.second.openspiel --games 1000``."""

import sys

from tests.second.openspiel import dou_dizhu, games
from tests.second.tally import Tally, command


def compare(positions: int, games_each: int, first_seed: int = 0) -> Tally:
    """The trick-taking games, and if there is no difference Dou Dizhu."""
    tally = games.compare(positions, games_each, first_seed)
    return tally if tally.differences else dou_dizhu.compare(positions, games_each, first_seed)


if __name__ == "__main__":
    sys.exit(command("tests.second.openspiel", compare))
