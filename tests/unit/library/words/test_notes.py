"""A house's rules that say what happens beside the cards, such as a drink for everyone."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 H6
  Ben: S5 H5
  Chie: C7 H8
"""
DRINK = 'then.note = { en = "everyone drinks", ja = "全員が1杯飲む" }'


@pytest.mark.parametrize(
    ("trigger", "moves"),
    [
        ('when.play.rank = "9"', ["Aki: S9"]),
        ("when.pass = true", ["Aki: H6", "Ben: pass"]),
        ("when.clear = true", ["Aki: H6", "Ben: pass", "Chie: pass"]),
        ('when.out = "first"', ["Aki: H6", "Ben: pass", "Chie: pass", "Aki: S9"]),
    ],
)
def test_a_note_is_announced_and_changes_nothing(trigger: str, moves: list[str]) -> None:
    define_rule(f"{trigger}\n{DRINK}")
    told = referee.read(TABLE)
    plain = referee.read(TABLE.replace("ours + mine", "ours"))
    for move in moves[:-1]:
        told, plain = told.play(move), plain.play(move)
        assert "drinks" not in told.ask("what happens").say("en")
    told, plain = told.play(moves[-1]), plain.play(moves[-1])
    verdict = told.ask("what happens")
    assert "veryone drinks." in verdict.say("en")
    assert "全員が1杯飲む" in verdict.say("ja")
    notes = [effect for effect in verdict.answer if effect["effect"] == "note"]
    assert [note["text"]["en"] for note in notes] == ["everyone drinks"]
    for ask in ("whose turn", "what may Ben play", "is Aki out"):
        assert told.ask(ask).answer == plain.ask(ask).answer


def test_a_note_in_one_language_is_said_in_both() -> None:
    define_rule('when.play.rank = "9"\nthen.note.ja = "10秒以内に出す"')
    assert "10秒以内に出す" in referee.read(TABLE).play("Aki: S9").ask("what happens").say("en")


def test_it_is_said_as_a_person_would() -> None:
    said = {
        "when.play.rank": ["9"],
        "then.note.en": "everyone drinks",
        "then.note.ja": "全員が飲む",
    }
    assert in_words(said) == {
        "ja": "9を出すと、全員が飲む。",
        "en": "When a 9 is played, everyone drinks.",
    }
