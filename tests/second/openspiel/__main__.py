"""More of it, on demand: ``python -m tests.second.openspiel --games 1000``."""

import sys

from tests.second.openspiel.games import compare
from tests.second.tally import command

if __name__ == "__main__":
    sys.exit(command("tests.second.openspiel", compare))
