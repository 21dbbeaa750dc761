"""A suit or colour that a player calls is a call, and nothing that lies on the table."""

from __future__ import annotations

import pytest

import referee

CALLED = {
    "Ann played a wild and said green, may Bob put a yellow 3?": "Ann: calls G",
    "Ann puts the wild draw four, blue. Bob challenges, what happens?": "Ann: calls B",
    "アンがワイルド出して黄色って言った。次にベンが青の4出せる?": "アン: calls Y",
    "アンがドロー4で緑を指定した。次は誰の番?": "アン: calls G",
}
CALLED_IN_CRAZY_EIGHTS = {
    "Ann laid the 8 of spades and named diamonds, can Bob play the 9 of clubs?": "Ann: calls D",
    "アンがクラブの8出してハートって言った。ベンはスペードの3出せる?": "アン: calls H",
}


@pytest.mark.parametrize("text", [*CALLED, *CALLED_IN_CRAZY_EIGHTS])
def test_a_suit_that_is_said_is_called(text: str) -> None:
    said = referee.understand(text, book="uno" if text in CALLED else "crazy_eights")
    readings = [said.reading] if said.reading else [said.guess]
    move = (CALLED | CALLED_IN_CRAZY_EIGHTS)[text]
    assert [move in [str(m) for m in r.table.description.play] for r in readings if r] == [True]


def test_a_suit_that_somebody_wants_to_call_is_no_call() -> None:
    said = referee.understand("Ann played a wild, can she say green?", book="uno")
    readings = [said.reading, said.guess, *said.offers]
    calls = [m for r in readings if r for m in r.table.description.play if m.kind == "call_suit"]
    assert calls == []


@pytest.mark.parametrize("text", ["can I put a +4 on a +2?", "青のドロー2の上にドロー4出せる?"])
def test_a_draw_card_on_the_field_still_makes_draw(text: str) -> None:
    said = referee.understand(text, book="uno")
    assert said.reading is not None
    assert [verdict.answer for verdict in said.reading.verdicts] == ["no"]
