"""More of it, on demand: ``python -m tests.second.doubt --positions 100000 --games 5000``."""

import sys

from tests.second.doubt.compare import compare
from tests.second.tally import command

if __name__ == "__main__":
    sys.exit(command("tests.second.doubt", compare))
