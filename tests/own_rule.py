"""A house with a rule of its own, said in a sentence."""

from __future__ import annotations

from pathlib import Path

from referee.library import library
from referee.library.whole_book import check_book
from referee.rulebook.finding import Finding

HEAD = """extends = "daifugo"

[[clause]]
id = "ours.mine"
kind = "local"
about = ["9"]
title = { ja = "うちの決まり", en = "Our rule" }
"""


def put_rule(folder: Path, said: str) -> None:
    """The book ``ours`` is known, with the rule ``mine`` that these lines of TOML say."""
    path = folder / "ours.toml"
    path.write_text(f"{HEAD}{said}\n", "utf-8")
    library.add_book(path)


def own_rule(folder: Path, said: str) -> list[Finding]:
    """Likewise; what is wrong or odd in it."""
    put_rule(folder, said)
    return check_book("ours")
