"""The front page: quarrels, quizzes and stories of the package, and the ways to the other faces."""

from __future__ import annotations

from pathlib import Path

SHELF = Path(__file__).parent / "shelf"
"""The files with them."""
