"""The share that a run of the tests takes of what is large."""

from __future__ import annotations

import pytest

from tests import thorough


@pytest.mark.parametrize(
    ("all_of_it", "taken", "number"), [(False, [0, 5], 2), (True, [*range(10)], 10)]
)
def test_a_share_is_every_fifth_or_all(
    all_of_it: bool, taken: list[int], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thorough, "THOROUGH", all_of_it)
    assert thorough.share(range(10)) == taken
    assert thorough.some(10) == number
    assert thorough.some(1) == 1
    assert thorough.share(["one"]) == ["one"]


def test_a_share_of_nothing_is_told() -> None:
    with pytest.raises(AssertionError):
        thorough.share([])
