"""What values of readings are called."""

from __future__ import annotations

import pytest

import referee
from referee.library.book_file import with_shared_readings


@pytest.mark.parametrize("id_", referee.books())
def test_every_value_of_every_reading_has_a_label(id_: str) -> None:
    options = referee.book(id_).options.values()
    bare = [
        (option.name, value)
        for option in options
        if option.reading is not None
        for value in option.values
        if not str(value).isdigit() and value not in option.reading.label
    ]
    assert bare == []


def test_a_label_of_ones_own_leaves_the_common_ones_for_other_values() -> None:
    own = {"id": "x_decline", "like": "decline", "label": {"may": {"ja": "よい", "en": "Yes"}}}
    (reading,) = with_shared_readings({"clause": [{"reading": [own]}]})["clause"][0]["reading"]
    assert reading["label"]["may"]["en"] == "Yes"
    assert reading["label"]["must"]["ja"] == "必ずする"


def test_nor_labels_of_values_that_it_does_not_have() -> None:
    label = {"may": {"ja": "よい", "en": "Yes"}}
    own = {"id": "x_decline", "like": "decline", "values": ["may"], "label": label}
    (reading,) = with_shared_readings({"clause": [{"reading": [own]}]})["clause"][0]["reading"]
    assert reading["label"] == label
