"""A plugin of pytest's: of all tests that it has found it runs every fifth."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = items[::5]
