"""What a house may say of those who may only pass, and of the first trick."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

SEATS = "rules: ours + mine\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"


def _codes(tmp_path: Path, said: str) -> list[str]:
    return [each.code for each in own_rule(tmp_path, said)]


def _may(what: str, state: str = "", turn: str = "Dan") -> str:
    line = f"state: {state}\n" if state else ""
    table = referee.read(f"{SEATS}turn: {turn}\n{line}field: S5\n")
    return str(table.ask(f"may {turn} {what}").answer)


@pytest.mark.parametrize(
    ("said", "english", "japanese"),
    [
        ('when.always = true\nif = { title = "daihinmin", first = "turn" }\nthen.must = "pass"',
         "On their first turn the daihinmin may only pass.",
         "自分の最初の番では、大貧民はパスしかできない。"),
        ('when.always = true\nif.first = "trick"\nthen.must = "pass"',
         "In the first trick all players may only pass.", "最初の場では、全員はパスしかできない。"),
        ('when.play.rank = "2"\nif.first = "trick"\nthen.forbid = true',
         "A 2 may not be played in the first trick.", "最初の場で2を出すことはできない。"),
    ],
)  # fmt: skip
def test_the_wording_is_made_from_the_sentence(
    said: str, english: str, japanese: str, tmp_path: Path
) -> None:
    assert _codes(tmp_path, said) == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": japanese, "en": english}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.always = true\nthen.must = "pass"', "sentence-who-waits"),
        ('when.play.rank = "9"\nif.title = "daifugo"\nthen.must = "pass"',
         "sentence-not-of-a-play"),
        ('when.always = true\nif.order = "turned"\nthen.must = "pass"',
         "sentence-not-of-a-always"),
        ('when.always = true\nif.title = "fugo"\n'
         'then = { must = "pass", put = { rank = "3", on = "top" } }', "sentence-waits-alone"),
        ('when.play.rank = "9"\nif.first = "turn"\nthen.skip = 1',
         "sentence-first-turn-of-whom"),
        ('when.play.rank = "9"\nif.first = "turn"\nthen.forbid = true',
         "sentence-first-turn-of-whom"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    assert code in _codes(tmp_path, said)


def test_who_is_marked_only_passes(tmp_path: Path) -> None:
    said = (
        'rules = [{ when.play.rank = "9", then.mark = "player", until = "clear" },\n'
        '{ when.always = true, if.mark = "player", then.must = "pass" }]'
    )
    assert _codes(tmp_path, said) == []
    assert (_may("play S6"), _may("play S6", "mine Dan"), _may("play S6", "mine Ben")) == (
        "yes", "no", "yes",
    )  # fmt: skip
    assert _may("pass", "mine Dan") == "yes"
    told = f"{SEATS}turn: Dan\nfield: S5\nstate: mine Dan\n"
    verdict = referee.read(told).ask("may Dan play S6")
    assert "Marked players may only pass" in verdict.say("en")


def test_the_first_turn_is_over_with_a_pass(tmp_path: Path) -> None:
    said = 'when.always = true\nif = { title = "daihinmin", first = "turn" }\nthen.must = "pass"'
    assert _codes(tmp_path, said) == []
    assert (_may("play S6", "first trick"), _may("play S6")) == ("no", "yes")
    assert _may("play S6", "first trick", "Ben") == "yes"
    moves = "play:\n  Dan: pass\n  Aki: S6\n  Ben: pass\n  Chie: pass\n"
    later = referee.read(f"{SEATS}turn: Dan\nfield: Chie S5\nstate: first trick\n{moves}")
    assert later.ask("may Dan play S7").answer == "yes"


def test_plays_may_be_forbidden_in_the_first_trick(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.play.rank = "2"\nif.first = "trick"\nthen.forbid = true') == []
    assert (_may("play S2", "first trick"), _may("play S2")) == ("no", "yes")
    assert _may("play SA", "first trick") == "yes"


def _leader(who: str, tmp_path: Path) -> str:
    said = f'when.play.rank = "9"\nthen.lead = "{who}"\n'
    also = 'overrides = ["climbing.clear", "daifugo.turn"]'
    assert _codes(tmp_path, said + also) == []
    moves = "play:\n  Aki: S9\n  Ben: S10\n  Chie: pass\n  Dan: pass\n  Aki: pass\n"
    table = referee.read(f"{SEATS}turn: Aki\nstate: next ace Chie\nfield: Dan S5\n{moves}")
    return str(table.ask("whose turn").answer)


def test_who_has_played_such_cards_leads_next(tmp_path: Path) -> None:
    leaders = [_leader(f"{which} such player", tmp_path) for which in ("last", "first")]
    assert leaders == ["Aki", "Chie"]
    assert referee.book("ours").clause("ours.mine").wording == {
        "ja": (
            "9を出すと、次に場が流れたとき、出した人が親になる(先に同じことをした人がいれ"
            "ば、その人が優先)。"
        ),
        "en": (
            "When a 9 is played, the player leads the next time the field is cleared, "
            "unless another player already has that right."
        ),
    }


def test_leading_next_is_said_by_itself(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen = { lead = "last such player", skip = 1 }'
    assert "sentence-leads-alone" in _codes(tmp_path, said)
