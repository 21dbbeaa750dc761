"""What is mutated: texts that people have written, and the words they are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from random import Random

import referee
from referee.model.moves import MOVES
from referee.model.questions import KINDS
from referee.notation.branches import PARTS
from tests.paths import ROOT
from tests.scenarios.files import FILES, scenarios_in

BOOKS = ROOT / "referee" / "books"
SHELF = ROOT / "referee" / "ui" / "home" / "shelf"

ODD = (
    "", " ", "\u3000", "\t", "\n", "\r\n", "\r", "\x00", "\ufeff", "\u2028", "\u202e", "\u200d",
    "\ud83c", "\u0301", "１０", "٣", "²", "½", "𝟘", "İ", "ß", "é", "♠", "🂡", "#", "(", ")", "((",
    "(?)", "?", "!", "=", ":", "：", ",", "、", "-", "+", "---", "x", "x0", "x1", "x-1", "x99999",
    "x" + "5" * 28, "x" + "5" * 4400, "9" * 28, "-1", "1e300", "nan", "true", "null", "[]", "{}",
    '"', "'", "\\", "%", "{name}", "{ $x }", "<b>", "&amp;",
)  # fmt: skip
"""Letters, numbers and signs where nobody expects them."""

STATES = (
    "exchange", "revolution", "direction reversed", "J-back", "locked S", "locked red", "began",
    "doubt over", "next ace", "rank 8 banned", "trick 3", "Aki leads", "passed Ben",
)  # fmt: skip
"""Marks, known and unknown."""


@cache
def tables() -> tuple[str, ...]:
    """The tables of the scenarios, each with its question."""
    found = []
    for path in FILES:
        for scenario in scenarios_in(path):
            asked = scenario.get("ask", "")
            found.append(scenario["table"] + (f"ask:\n  {asked}\n" if asked else ""))
    return tuple(found)


@cache
def stories() -> tuple[str, ...]:
    """Tables with branches and comments."""
    return tuple(_as_story(text, Random(at)) for at, text in enumerate(tables()) if "play:" in text)


def _as_story(text: str, rng: Random) -> str:
    """The text with a branch and comments somewhere under its moves."""
    lines = text.split("ask:")[0].rstrip().split("\n")
    moves = [at for at, line in enumerate(lines) if at > _play(lines)]
    if not moves:
        return "\n".join(lines)
    at = rng.choice(moves)
    lines[at] += "  # so it was"
    branch = [f"  branch what if {rng.randint(1, 9)}:", *(f"  {line}" for line in lines[at:])]
    return "\n".join([*lines[: at + 1], *branch, *lines[at + 1 :]]) + "\n"


def _play(lines: Sequence[str]) -> int:
    return next(at for at, line in enumerate(lines) if line.startswith("play:"))


@cache
def quizzes() -> tuple[str, ...]:
    """Texts of quizzes."""
    texts = tuple(path.read_text("utf-8") for path in sorted(SHELF.glob("*.quiz")))
    pairs = zip(tables()[::40], tables()[7::40], strict=False)
    said = "# en: What now?\n# ja: どうなる？\n"
    return texts + tuple(f"{said}{one.strip()}\n  # hint: look\n---\n{two}" for one, two in pairs)


@cache
def books() -> tuple[str, ...]:
    """Books and houses' files as TOML."""
    texts = tuple(path.read_text("utf-8") for path in sorted(BOOKS.glob("*.toml")))
    return (*texts, *HOUSES)


HOUSES = (
    """\
id = "ours"
extends = "daifugo"
title = { ja = "うち", en = "Ours" }
[switches]
seven_pass = true
suit_lock = false
[settings]
second_j = "stays"
[[ruling]]
decides = "second_j"
as = "stays"
on = 2026-10-03
note = "Ben said so"
""",
    """\
id = "mine"
extends = "offkai"
[[clause]]
id = "mine.one"
rule = "jeanne_darc"
with = { rank = "8" }
title = { ja = "あ", en = "A" }
text = { ja = "あ", en = "A" }
[[preset]]
id = "p"
switches.suit_lock = true
""",
)


@cache
def words() -> tuple[str, ...]:
    """The words that tables are made of."""
    found = {word for text in tables() for word in re.findall(r"\S+", text)}
    spelled = {s for kind in MOVES.values() for s in kind.spellings}
    asked = {s for kind in KINDS.values() for s in kind.spellings}
    parts = {f"{part}:" for part in PARTS}
    return tuple(sorted(found | spelled | asked | parts | set(STATES) | set(referee.books())))
