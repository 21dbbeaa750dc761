"""``python -m referee``."""

import sys

from referee.cli.main import run

sys.exit(run())
