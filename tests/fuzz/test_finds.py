"""Inputs that once went wrong, each kept in ``finds`` as ``bin/fuzz`` wrote it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .run import attempt

FINDS = sorted((Path(__file__).parent / "finds").rglob("*.json"))


@pytest.mark.parametrize("place", FINDS, ids=lambda place: f"{place.parent.name}-{place.stem}")
def test_what_once_went_wrong_goes_well(place: Path) -> None:
    kept = json.loads(place.read_text("utf-8"))
    attempt(kept["kind"], kept["input"])
