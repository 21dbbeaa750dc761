"""``python -O`` gives the verdicts that ``python`` gives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OPTIMIZED = (sys.executable, "-O", "-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_pytest_sees_what_fails_there_too(tmp_path: Path) -> None:
    """Its own rewriting keeps the asserts of tests, though ``-O`` drops those of all else."""
    file = tmp_path / "test_false.py"
    file.write_text("def test_false():\n    assert __debug__\n")
    done = subprocess.run([*OPTIMIZED, file], cwd=tmp_path, capture_output=True, text=True)
    assert "1 failed" in done.stdout, done.stdout + done.stderr


def test_scenarios_have_their_verdicts(root: Path) -> None:
    """Those of every fifth file, from all books: one run of all is enough."""
    which = ["-p", "tests.whole.every_fifth", "-k", "not told_well"]
    command = [*OPTIMIZED, *which, "tests/scenarios/test_scenarios.py"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
