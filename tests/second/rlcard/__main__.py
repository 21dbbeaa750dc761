"""More of it, on demand: ``python -m tests.second.rlcard --positions 50000 --games 0``."""

import sys

from tests.second.rlcard.uno import compare
from tests.second.tally import command

if __name__ == "__main__":
    sys.exit(command("tests.second.rlcard", compare))
