"""A house with a rule of its own, said in a sentence."""

from __future__ import annotations

from pathlib import Path

import referee
from referee.library.context import check_book, current
from referee.model.types import Words
from referee.rulebook.diagnostics import Finding
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import SentenceWords

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
    current().add_book(path)


def own_rule(folder: Path, said: str) -> list[Finding]:
    """Likewise; what is wrong or odd in it."""
    put_rule(folder, said)
    return check_book("ours")


def define_rule(said: str) -> None:
    """The same rule, by a text and no file. Raises what ``define_house`` raises."""
    referee.define_house("ours", f"{HEAD}{said}\n")


def in_words(said: SentenceWords) -> Words:
    """A sentence as it is told where its author has given no words."""
    vocabulary = vocabulary_of("climbing")
    assert vocabulary
    return vocabulary.say(said)
