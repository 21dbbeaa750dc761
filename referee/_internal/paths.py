"""The folder of the package. ``importlib.resources`` would be slow to load."""

from pathlib import Path

PACKAGE = Path(__file__).parent.parent
