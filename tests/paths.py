"""Where things are."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
NOTEBOOKS = ROOT / "notebooks"
