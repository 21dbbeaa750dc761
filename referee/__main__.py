"""``python -m referee``."""

import sys

from .cli import main

sys.exit(main())
