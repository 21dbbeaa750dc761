"""More of it, on demand: ``python -m tests.second.rlcard --positions 50000 --games 0``."""

import sys

from tests.second.rlcard import doudizhu, uno
from tests.second.tally import Tally, command


def compare(positions: int, games: int = 0, first_seed: int = 0) -> Tally:
    """UNO, and if there is no difference Dou Dizhu."""
    tally = uno.compare(positions, games, first_seed)
    return tally if tally.differences else doudizhu.compare(positions, games, first_seed)


if __name__ == "__main__":
    sys.exit(command("tests.second.rlcard", compare))
