"""Texts, and JSON, changed in a few places: by letters, by words, by lines."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from .corpus import ODD

Lines = list[str]
MOST = 12_000
"""How many letters a mutated text has at most, so that one input does not take all the time."""


def _cut(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    del lines[rng.randrange(len(lines))]


def _doubled(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    at = rng.randrange(len(lines))
    lines[at:at] = [lines[at]] * rng.choice([1, 1, 1, 2, 40])


def _swapped(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _moved(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    line = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randint(0, len(lines)), line)


def _standing(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    """A move of the table is said to stand."""
    lines[rng.randrange(len(lines))] += " !"


def _worded(lines: Lines, rng: Random, words: Sequence[str]) -> None:
    at = rng.randrange(len(lines))
    parts = re.split(r"(\s+)", lines[at])
    parts[rng.randrange(len(parts))] = rng.choice(words)
    lines[at] = "".join(parts)


def _lettered(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    at = rng.randrange(len(lines))
    line, place = lines[at], rng.randint(0, len(lines[at]))
    lines[at] = line[:place] + rng.choice(ODD) * rng.choice([1, 1, 1, 3, 300]) + line[place:]


def _renumbered(lines: Lines, rng: Random, _: Sequence[str]) -> None:
    at = rng.randrange(len(lines))
    numbers = ("0", "1", "7", "99", "-1", "5" * 28, "5" * 4400, "１２", "1e300")
    lines[at] = re.sub(r"\d+", lambda _: rng.choice(numbers), lines[at], count=1)


def _lined(lines: Lines, rng: Random, words: Sequence[str]) -> None:
    said = " ".join(rng.choice(words) for _ in range(rng.randint(1, 4)))
    lines.insert(rng.randint(0, len(lines)), f"{rng.choice(['', '  ', '    '])}{said}")


_WAYS: tuple[Callable[[Lines, Random, Sequence[str]], None], ...] = (
    _cut, _doubled, _swapped, _moved, _standing, _worded, _worded, _worded, _lettered, _renumbered,
    _lined, _lined,
)  # fmt: skip


def mutated(text: str, rng: Random, words: Sequence[str]) -> str:
    """The text with one to four changes; now and then with a half of another text's words."""
    lines = text.split("\n")
    for _ in range(rng.choice([1, 1, 2, 2, 3, 4])):
        rng.choice(_WAYS)(lines, rng, words)
        lines = lines or [""]
    return "\n".join(lines)[:MOST]


# ---- JSON

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 10**28, 2**63, 1e300, float("nan"), float("inf"), 0.5, "", "Aki",
    "Nobody", "S4", "(S4)", "(?)", "Jo=S8", "Aki\nBen", "Aki: S4", "a b", "a,b", "\ud83c", "\u202e",
    "x" * 300, [], {}, [[]], [None], {"a": []}, ["S4", "S4"], {"en": [[]]},
)  # fmt: skip


def mutated_data(data: Any, rng: Random, values: Sequence[Any] = VALUES) -> Any:
    """JSON data with one to three values, keys or items changed."""
    made = json.loads(json.dumps(data))
    for _ in range(rng.choice([1, 1, 2, 3])):
        places = _places(made) if isinstance(made, (dict, list)) else []
        if not places:
            return rng.choice(values)
        holder, key = rng.choice(places)
        _change(holder, key, rng, values)
    return made


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every holder in the data, with every key or index of it."""
    found: list[tuple[Any, Any]] = []
    left = [data]
    while left:
        holder = left.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        found += [(holder, key) for key in keys]
        left += [holder[key] for key in keys if isinstance(holder[key], (dict, list))]
    return found


def _change(holder: Any, key: Any, rng: Random, values: Sequence[Any]) -> None:
    way = rng.random()
    if way < 0.6:
        holder[key] = copy.deepcopy(rng.choice(values))
    elif way < 0.75:
        del holder[key]
    elif isinstance(holder, list):
        holder.insert(key, copy.deepcopy(rng.choice([*values, holder[key]])))
    else:
        holder[rng.choice(["", "extra", "other", key + " "])] = copy.deepcopy(holder[key])
