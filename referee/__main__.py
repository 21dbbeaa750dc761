"""``python -m referee``."""

import sys

from referee.cli.entry_point import run

sys.exit(run())
