"""Ways to ask, at a table that is there and after a told sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.argument.scoring import GUESSED, HERE, RIGHT, Phrase, outcome

FILES = (
    "asked_en", "asked_ja", "asked_field_en", "asked_field_ja", "asked_phases_tricks_en",
    "asked_phases_tricks_ja", "asked_phases_others_en", "asked_phases_others_ja",
)  # fmt: skip


def _groups(file: str) -> Iterator[dict[str, Any]]:
    read = tomllib.loads((HERE / f"{file}.toml").read_text("utf-8"))
    for group in read["group"]:
        context = read["tables"].get(group.get("table"), "")
        parts = {part: group[part].splitlines() for part in ("ways", "missed")}
        yield {"file": file, "text": "{}", **group, **parts, "context": context}


GROUPS = [group for file in FILES for group in _groups(file)]


def phrases(group: dict[str, Any]) -> Iterator[tuple[str, Phrase]]:
    """The ways of a group, and the texts that they make."""
    context, right = group["context"], tuple(group["right"])
    book = re.search(r"rules: (\w+)", context)
    for way in group["ways"]:
        text = group["text"].replace("{}", way)
        if not context:
            text = text[0].upper() + text[1:]
        kind = "question" if context else "table"
        yield way, Phrase(text, book[1] if book else "daifugo", context, kind, right)


def missed(group: dict[str, Any]) -> list[str]:
    """The ways of a group whose first meaning isn't right."""
    return [way for way, phrase in phrases(group) if outcome(phrase)[0] not in (RIGHT, GUESSED)]


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: f"{group['file']}: {group['name']}")
def test_every_way_to_ask_is_understood_at_once(group: dict[str, Any]) -> None:
    assert missed(group) == group["missed"]
