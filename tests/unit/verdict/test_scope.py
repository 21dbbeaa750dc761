"""The scope of a verdict: each fact in it matters, and none of the others does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
from referee.cli.main import main

SEATS = "rules: daifugo\nseats: Aki (daifugo), Ben, Chie, Dan (daihinmin)\n"
LOCKED = f"{SEATS}turn: Chie\nhands:\n  Chie: C10 S4 ? x2\n  Ben: S3\nfield: Aki D7, Ben D9\n"


def facts(text: str, question: str) -> list[tuple[str, str]]:
    scope = referee.read(text).ask(question).scope
    return [(fact.part, fact.text) for fact in scope.facts]


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # The lock follows from the field; no hand and no title has a part in it.
        (LOCKED, "may Chie play C10", [("field", "Aki D7, Ben D9")]),
        (LOCKED, "whose turn", [("turn", "Chie")]),
        # A higher card of the suit is stopped only by the revolution.
        (
            f"{LOCKED}state: revolution\n",
            "may Chie play D10",
            [("field", "Aki D7, Ben D9"), ("state", "revolution")],
        ),
        (f"{SEATS}turn: Ben\ndiscards: S2\n", "may Ben play S2", [("discards", "S2")]),
        (
            "rules: whist\nseats: A1, B1, C1, D1\nhands:\n  B1: H2 S2\n  C1: S9\nplay:\n  A1: H7\n",
            "may B1 play S2",
            [("hands", "B1: S2 H2"), ("play", "A1: H7")],
        ),
    ],
)
def test_the_facts_without_which_the_answer_is_another(
    text: str, question: str, expected: list[tuple[str, str]]
) -> None:
    assert facts(text, question) == expected


def test_what_nobody_has_said_is_missing() -> None:
    text = "rules: whist\nseats: A1, B1, C1, D1\nplay:\n  A1: H7\n"
    verdict = referee.read(text).ask("may B1 play S2")
    assert verdict.answer == "depends"
    assert verdict.scope.missing == verdict.unknown != ()


def test_cited_clauses_are_needed_and_clauses_off_are_not_listed() -> None:
    verdict = referee.read(LOCKED).ask("may Chie play C10")
    unneeded = {clause.id for clause in verdict.scope.unneeded}
    assert "daifugo.suit_lock" in verdict.clauses()
    assert "daifugo.suit_lock" not in unneeded
    assert "daifugo.eight_cut" in unneeded
    assert "daifugo.four_stop" not in unneeded  # not in use


def test_the_scope_is_said_on_request(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    verdict = referee.read(LOCKED).ask("may Chie play C10")
    assert "never checks" not in verdict.say("en")
    assert "Rests on the field (Aki ♦7, Ben ♦9)." in verdict.say("en", scope=True)
    assert "よりどころ: 場(Aki ♦7, Ben ♦9)。" in verdict.say("ja", scope=True)
    assert "scope" not in verdict.to_dict()
    data = verdict.to_dict(scope=True)["scope"]
    assert data["facts"] == [{"part": "field", "text": "Aki D7, Ben D9"}]
    assert {*data["never"]} == {"counts", "at-once", "conduct"}
    path = tmp_path / "locked.table"
    path.write_text(LOCKED, "utf-8")
    assert main(["ask", str(path), "--scope", "--json", "may Chie play C10"]) == 1
    assert json.loads(capsys.readouterr().out)[0]["scope"] == data
    assert main(["ask", str(path), "--scope", "--lang", "en", "may Chie play C10"]) == 1
    assert "Referee never checks how many cards" in capsys.readouterr().out
