"""More of it, on demand: ``python -m tests.second.deals --games 1000``."""

import sys

from tests.second.deals.compare import compare
from tests.second.tally import command

if __name__ == "__main__":
    sys.exit(command("tests.second.deals", compare))
