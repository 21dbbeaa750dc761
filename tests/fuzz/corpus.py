"""What is mutated: texts that people have written, and the words they are made of."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from random import Random

import referee
from referee.model.moves import MOVES
from referee.model.questions import KINDS
from referee.notation.branches import PARTS
from tests.paths import NOTEBOOKS, ROOT, SCENARIOS

BOOKS = ROOT / "referee" / "books"

ODD = (
    "", " ", "\u3000", "\t", "\n", "\r\n", "\r", "\x00", "\ufeff", "\u2028", "\u202e", "\u200d", "\ud83c",
    "\u0301", "１０", "٣", "²", "½", "𝟘", "İ", "ß", "é", "♠", "🂡", "#", "(", ")", "((", "(?)", "?", "!", "=", ":",
    "：", ",", "、", "-", "+", "---", "x", "x0", "x1", "x-1", "x99999", "x" + "5" * 28, "x" + "5" * 4400, "9" * 28,
    "-1", "1e300", "nan", "true", "null", "[]", "{}", '"', "'", "\\", "%", "{name}", "{ $x }", "<b>", "&amp;",
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
    for path in sorted(SCENARIOS.rglob("*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
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
    texts = tuple(path.read_text("utf-8") for path in sorted((NOTEBOOKS / "quizzes").iterdir()))
    made = tuple(
        f"# en: What now?\n# ja: どうなる？\n{text.strip()}\n  # hint: look\n---\n" + tables()[at - 1].strip()
        for at, text in enumerate(tables()[::40])
    )
    return texts + made


@cache
def books() -> tuple[str, ...]:
    """Books and houses' files as TOML."""
    texts = tuple(path.read_text("utf-8") for path in sorted(BOOKS.glob("*.toml")))
    return (*texts, *HOUSES)


HOUSES = (
    'id = "ours"\nextends = "daifugo"\ntitle = { ja = "うち", en = "Ours" }\n'
    "[switches]\nseven_pass = true\nsuit_lock = false\n[settings]\nsecond_j = \"stays\"\n"
    '[[ruling]]\ndecides = "second_j"\nas = "stays"\non = 2026-10-03\nnote = "Ben said so"\n',
    'id = "mine"\nextends = "offkai"\n[[clause]]\nid = "mine.one"\nrule = "count_cut"\nwith = { rank = "8" }\n'
    'title = { ja = "あ", en = "A" }\ntext = { ja = "あ", en = "A" }\n[[preset]]\nid = "p"\nswitches.suit_lock = true\n',
)  # fmt: skip


@cache
def words() -> tuple[str, ...]:
    """The words that tables are made of."""
    found = {word for text in tables() for word in re.findall(r"\S+", text)}
    spelled = {s for kind in MOVES.values() for s in kind.spellings}
    asked = {s for kind in KINDS.values() for s in kind.spellings}
    parts = {f"{part}:" for part in PARTS}
    return tuple(sorted(found | spelled | asked | parts | set(STATES) | set(referee.books())))
