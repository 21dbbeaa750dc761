"""Each part of an argument, in many ways: cards, plays, hands, bids, tricks, states, questions."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from referee.argument.reading import Reading
from tests.argument.scoring import GUESSED, HERE, RIGHT, Phrase, outcome

FILES = sorted(HERE.glob("ways*.toml"))
GROUPS: list[dict[str, Any]] = [
    group for file in FILES for group in tomllib.loads(file.read_text("utf-8"))["group"]
]


def missed(group: dict[str, Any]) -> list[str]:
    """The ways of a group whose first meaning isn't right."""
    return [way for way, came in outcomes(group).items() if came not in (RIGHT, GUESSED)]


def outcomes(group: dict[str, Any]) -> dict[str, str]:
    """What becomes of each way of a group."""
    return {said: _outcome(group, said, means) for said, *means in group["ways"]}


def _outcome(group: dict[str, Any], said: str, means: list[str]) -> str:
    text = group["text"].replace("{}", said)
    right = tuple(each.replace("{}", *means) if means else each for each in group["right"])
    phrase = Phrase(text[0].upper() + text[1:], group.get("book", "daifugo"), "", "table", right)
    came, understood = outcome(phrase)
    reading = understood.reading or understood.guess
    if came in (RIGHT, GUESSED) and reading and not _counts_fit(reading, right):
        return "wrong count"
    return came


def _counts_fit(reading: Reading, right: tuple[str, ...]) -> bool:
    """Whether hands of unseen cards have as many as a right reading says."""
    hands = reading.table.description.hands
    counts = re.findall(r"^(?:hands:)? +(\w+): \? x(\d+)$", right[0], re.MULTILINE)
    return all(name in hands and hands[name].unknown == int(n) for name, n in counts)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group["name"])
def test_every_way_is_understood_at_once(group: dict[str, Any]) -> None:
    assert missed(group) == group["missed"]
