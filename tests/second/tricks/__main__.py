"""``python -m tests.second.tricks --positions 100000 --games 5000``: what differs, and how much
was compared."""

from __future__ import annotations

import argparse
import sys

from tests.second.tricks.compare import compare


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.second.tricks", description=__doc__)
    asked.add_argument("--positions", type=int, default=3000)
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    wanted = asked.parse_args()
    tally = compare(wanted.positions, wanted.games, wanted.seed)
    for difference in tally.differences:
        print(difference, end="\n\n")
    print(
        f"{tally.positions} positions: {tally.legal} legal and {tally.illegal} illegal plays,"
        f" {tally.others} other questions; {len(tally.differences)} differences"
    )
    return 1 if tally.differences else 0


if __name__ == "__main__":
    sys.exit(main())
