"""More of it, on demand: ``python -m tests.second.doubt --positions 100000 --games 5000``.

With ``--debts`` in a house in which 7s hand cards on, or 10s throw some away.
"""

import sys

from tests.second.doubt.compare import compare, compare_debts
from tests.second.tally import command

if __name__ == "__main__":
    house = "--debts" in sys.argv
    sys.argv = [word for word in sys.argv if word != "--debts"]
    sys.exit(command("tests.second.doubt", compare_debts if house else compare))
