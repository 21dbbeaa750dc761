"""More of it, on demand: ``python -m tests.second.obligations --positions 20000``."""

import argparse
import sys

from tests.second.climbing.__main__ import show

from .compare import compare_games


def main() -> int:
    """Exit status 1 where judge and referee differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.second.obligations")
    parser.add_argument("--positions", type=int, default=20000)
    parser.add_argument("--seed", default="0")
    asked = parser.parse_args()
    tally = compare_games(asked.seed, asked.positions)
    show("obligations", "games", tally, 5)
    return int(bool(tally.differences))


if __name__ == "__main__":
    sys.exit(main())
