"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.library import library as rulebook


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's folder."""
    return Path(__file__).parent.parent


@pytest.fixture
def forgets_books() -> Iterator[None]:
    """Books that a test makes known, of houses or from texts, are unknown after it."""
    known = {*rulebook.all_book_ids()}
    yield
    for id_ in {*rulebook.all_book_ids()} - known:
        rulebook.remove_book(id_)
