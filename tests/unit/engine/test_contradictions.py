"""Tables whose state says something else than their hands: they are refused."""

from __future__ import annotations

import pytest

import referee
from referee.errors import ImpossibleTable

TABLES = {
    "A suit that the hand lacks": (
        "rules: whist, trump = S\nseats: A, B, C, D\nhands:\n  B: D5 ? x3\nstate: lacks B D",
        "held-and-lacking",
    ),
    "A suit that the hand lacks, in hearts": (
        "rules: hearts\nseats: A, B, C, D\nhands:\n  B: D5 ? x3\nstate: lacks B SD",
        "held-and-lacking",
    ),
    "A colour that the hand lacks": (
        "rules: torite\nseats: A, B, C, D\nhands:\n  B: R5 ? x3\nstate: lacks B R",
        "held-and-lacking",
    ),
    "A card that the hand lacks": (
        "rules: sevens\nseats: A, B, C, D\nhands:\n  B: D5 ? x3\nfield: S7\nstate: lacks B D5",
        "held-and-lacking",
    ),
    "A left-over card in a hand": (
        "rules: daifugo\nseats: A, B, C, D\nhands:\n  B: D5 ? x3\nstate: left over D5",
        "card-twice",
    ),
    "A left-over card on the field": (
        "rules: daifugo\nseats: A, B, C, D\nfield: S7\nstate: left over D5 S7",
        "card-twice",
    ),
    "A card that is put aside and still in a hand": (
        "rules: offkai\nseats: A (daihinmin), B (hinmin), C (fugo), D (daifugo)\n"
        "hands:\n  A: H10 D10 ? x9\nstate: exchange, gave A D, set aside A H10 D10",
        "card-twice",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_that_contradicts_itself_is_refused(name: str) -> None:
    text, code = TABLES[name]
    with pytest.raises(ImpossibleTable) as caught:
        referee.read(text)
    assert {fault.code for fault in caught.value.faults} == {code}
    assert all(fault.where[0] == "state" for fault in caught.value.faults)


def test_a_revoke_that_stood_can_be_described() -> None:
    table = referee.read(
        "rules: whist, trump = H\nseats: A, B, C, D\nhands:\n  A: S3 S5\n  B: S4 D5\n  C: ? x2\n"
        "  D: ? x2\nplay:\n  A: S3\n  B: D5 !\n"
    )
    flat = table.flattened()
    assert referee.read(str(flat)) == flat
