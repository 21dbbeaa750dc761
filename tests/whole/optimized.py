"""Checks scenarios under ``python -O``: ``python -O -m tests.whole.optimized FILE ...``.

Prints the name of each scenario that has not its verdict.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from tests.paths import SCENARIOS


def main(files: list[str]) -> None:
    assert False, "only `python -O` goes on here"  # noqa: B011, PT015
    module = _with_asserts(SCENARIOS / "test_scenarios.py")
    for file in files:
        for scenario in tomllib.loads(Path(file).read_text("utf-8"))["scenario"]:
            try:
                module["check"](scenario, module["told"](scenario))
            except AssertionError:
                print(f"{Path(file).stem}: {scenario['name']}")


def _with_asserts(file: Path) -> dict[str, Any]:
    """What a module defines; ``optimize=0`` leaves its asserts in, which ``-O`` would drop."""
    defined: dict[str, Any] = {"__name__": "scenarios", "__file__": str(file)}
    exec(compile(file.read_text("utf-8"), str(file), "exec", optimize=0), defined)
    return defined


if __name__ == "__main__":
    main(sys.argv[1:])
