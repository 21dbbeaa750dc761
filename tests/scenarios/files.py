"""The scenario files, each parsed once in a process."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tests.paths import SCENARIOS

Scenario = dict[str, Any]
"""The keys that `tests/scenarios/README.md` describes."""

FILES = sorted(SCENARIOS.rglob("*.toml"))


@cache
def scenarios_in(file: Path) -> tuple[Scenario, ...]:
    """The scenarios of a file; read only, because all tests of a process share them."""
    return tuple(tomllib.loads(file.read_text("utf-8"))["scenario"])
