"""``python -m referee``."""

import sys

from referee.cli.process import run

sys.exit(run())
