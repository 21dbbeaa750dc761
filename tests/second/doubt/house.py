"""A house that plays Million Doubt with debts: 7s hand cards on, and 10s throw some away."""

from collections.abc import Iterator
from contextlib import contextmanager

import referee
from referee.library.context import current

NAME = "doubts_and_debts"
GIVE, DISCARD = "sevens_give", "tens_go"
CLAUSES = (GIVE, DISCARD)
RANKS = {GIVE: "7", DISCARD: "10"}

TEXT = """
extends = "million_doubt"
without = ["no_forbidden_finish"]

[[clause]]
id = "house.sevens_give"
kind = "local"
about = ["7"]
title = { ja = "7のあと渡す", en = "Sevens give" }
ja = "表の7を出してダウトされなければ、その枚数まで次の人に手札を渡せる。"
en = "After 7s face up that nobody doubts, you may hand the next player up to as many cards."
when.play.rank = "7"
then.give = { count = "each", may = true }

[[clause]]
id = "house.tens_go"
kind = "local"
about = ["10"]
title = { ja = "10のあと捨てる", en = "Tens go" }
ja = "表の10を出してダウトされなければ、その枚数まで手札を捨てられる。"
en = "After 10s face up that nobody doubts, you may discard up to as many cards."
when.play.rank = "10"
then.discard = { count = "each", may = true }
"""


@contextmanager
def known() -> Iterator[None]:
    """Meanwhile the house is known by its name."""
    referee.define_house(NAME, TEXT)
    try:
        yield
    finally:
        current().remove_book(NAME)
