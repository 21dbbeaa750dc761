"""More of it, on demand: ``python -m tests.second.tricks --positions 100000 --games 5000``."""

import sys

from tests.second.tally import command
from tests.second.tricks.compare import compare

if __name__ == "__main__":
    sys.exit(command("tests.second.tricks", compare))
