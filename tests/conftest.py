"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.library import library


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's folder."""
    return Path(__file__).parent.parent


@pytest.fixture
def forgets_books() -> Iterator[None]:
    """Books that a test makes known, of houses or from texts, are unknown after it."""
    with library.trying():
        yield
