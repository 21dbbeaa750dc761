"""``python -O`` gives the verdicts that ``python`` gives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import SCENARIOS
from tests.thorough import share
from tests.tiers import quick

LARGE = "daifugo", "local", "million_doubt"
SMALL = tuple(
    folder.name
    for folder in sorted(SCENARIOS.iterdir())
    if folder.is_dir() and folder.name not in LARGE
)

WRONG = """
[[scenario]]
name = "nobody expects this"
table = "rules: offkai\\nseats: Aki, Ben, Chie, Dan\\nfield: D4, D7, D9"
ask = "may Chie play C10"
answer = "yes"
"""


@pytest.mark.parametrize(
    "books",
    quick((SMALL, LARGE), 1, "the first tier checks the smaller books only"),
    ids=("small books", "large books"),
)
def test_scenarios_have_their_verdicts(books: tuple[str, ...], root: Path, tmp_path: Path) -> None:
    """Those of every fifth file; one more has a wrong answer, to show that all are checked."""
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(WRONG, "utf-8")
    files = [*share(sorted(f for book in books for f in (SCENARIOS / book).glob("*.toml"))), wrong]
    command = [sys.executable, "-O", "-m", "tests.whole.optimized", *map(str, files)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "wrong: nobody expects this\n"
