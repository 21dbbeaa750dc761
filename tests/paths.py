"""Where things are."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
NOTEBOOKS = ROOT / "notebooks"
LEAN = ROOT / "tests" / "lean"
"""Modules in the place of libraries that cost much and are not needed here."""
