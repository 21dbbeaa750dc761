"""More of it, on demand: ``python -m tests.second.exchange --games 5000``."""

import sys

from tests.second.tally import command

from .compare import compare

if __name__ == "__main__":
    sys.exit(command("tests.second.exchange", compare))
