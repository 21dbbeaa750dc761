"""More of it, on demand: ``python -m tests.second.showdown --positions 50000``."""

import sys

from tests.second.showdown.compare import compare
from tests.second.tally import command

if __name__ == "__main__":
    sys.exit(command("tests.second.showdown", compare))
