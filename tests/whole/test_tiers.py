"""The tiers: what a run leaves out, and what it prints about that (`tests/tiers.py`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import quick

TESTS = """
import pytest

def test_first():
    pass

@pytest.mark.full("the same with other seeds")
@pytest.mark.parametrize("seed", range(3))
def test_rest(seed):
    pass
"""
NO_REASON = """
import pytest

@pytest.mark.full
def test_rest():
    pass
"""


def run(root: Path, folder: Path, text: str, *arguments: str) -> str:
    """What pytest prints for a file with this text, with the plugin of the tiers."""
    (folder / "test_it.py").write_text(text, "utf-8")
    config = ("-c", str(root / "pyproject.toml"), "--rootdir", str(folder), "-p", "tests.tiers")
    command = [sys.executable, "-m", "pytest", *config, "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *(arguments or ("test_it.py",))], cwd=folder, capture_output=True, text=True,
        env={"PATH": "", "PYTHONPATH": str(root), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip
    return done.stdout + done.stderr


def test_the_first_tier_leaves_out_marked_tests_and_counts_them(root: Path, tmp_path: Path) -> None:
    printed = run(root, tmp_path, TESTS)
    assert "1 passed, 3 deselected" in printed
    assert "3 tests belong to the full run: bin/test --full" in printed
    assert "3  the same with other seeds" in printed


@pytest.mark.parametrize(
    ("arguments", "outcome"),
    [
        (("test_it.py", "--full"), "4 passed in"),
        (("test_it.py::test_rest",), "3 passed in"),
        (("test_it.py::test_rest[1]",), "1 passed in"),
    ],
)
def test_full_and_named_tests_run(
    root: Path, tmp_path: Path, arguments: tuple[str, ...], outcome: str
) -> None:
    printed = run(root, tmp_path, TESTS, *arguments)
    assert outcome in printed
    assert "belong to the full run" not in printed


def test_quick_parameters_are_spread_evenly_and_keep_their_ids() -> None:
    items = [*range(7), pytest.param(7, id="last")]
    parameters = quick(items, 2, "fewer")
    taken = [each for each in parameters if isinstance(each, int)]
    assert taken == [0, 4]
    assert [each.values[0] for each in parameters if each not in taken] == [1, 2, 3, 5, 6, 7]
    assert parameters[-1].id == "last"
    assert {mark.args for each in parameters if each not in taken for mark in each.marks} == {
        ("fewer",)
    }


@pytest.mark.parametrize("arguments", [(), ("test_it.py", "--full")])
def test_a_marker_without_a_reason_is_an_error(
    root: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    assert "test_rest: write the reason" in run(root, tmp_path, NO_REASON, *arguments)
