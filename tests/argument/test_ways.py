"""Each part of an argument, in many ways: cards, plays, hands, passes and questions."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.argument.scoring import GUESSED, HERE, RIGHT, Phrase, outcome

GROUPS: list[dict[str, Any]] = tomllib.loads((HERE / "ways.toml").read_text("utf-8"))["group"]


def missed(group: dict[str, Any]) -> list[str]:
    """The ways of a group whose first meaning isn't right."""
    found: list[str] = []
    for said, *means in group["ways"]:
        text = group["text"].replace("{}", said)
        right = tuple(each.replace("{}", *means) if means else each for each in group["right"])
        phrase = Phrase(text[0].upper() + text[1:], "daifugo", "", "table", right)
        if outcome(phrase)[0] not in (RIGHT, GUESSED):
            found.append(said)
    return found


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group["name"])
def test_every_way_is_understood_at_once(group: dict[str, Any]) -> None:
    assert missed(group) == group["missed"]
