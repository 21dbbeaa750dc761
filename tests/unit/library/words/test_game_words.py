"""A house's own words for hands, passes and going out: what they say, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = "rules: ours + mine\nseats: Aki, Ben, Chie, Dan\n"
HANDS = "hands:\n  Aki: {}\n  Ben: ? x5\n  Chie: ? x5\n  Dan: ? x5\n"


def _house(tmp_path: Path, said: str) -> list[str]:
    return [each.code for each in own_rule(tmp_path, said) if each.level == ERROR]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("two-triggers", 'when.hand.suit = "whole"\nwhen.pass = true\nthen.fall = true'),
        ("two-triggers", 'when.hand.suit = "whole"\nwhen.play.rank = "9"\nthen.win = true'),
        ("not-of-a-hand", 'when.hand.suit = "whole"\nthen.skip = 1'),
        ("together-by-passes", 'when.hand.suit = "whole"\nthen.fall = "together"'),
        ("not-of-a-out", 'when.out = "first"\nthen.win = true'),
        ("hand-of-what", "when.hand.each = 2\nthen.win = true"),
        ("never-so-many", 'when.hand = { rank = "9", count = "5 or more" }\nthen.win = true'),
        ("never-so-many", "when.hand = { row = 14 }\nthen.win = true"),
        ("dealt-what", 'when.play.rank = "9"\nif.dealt = "after exchange"\nthen.win = true'),
    ],
)
def test_what_cannot_be_meant_is_refused(code: str, said: str, tmp_path: Path) -> None:
    assert _house(tmp_path, said) == [f"sentence-{code}"]


@pytest.mark.parametrize(
    ("hand", "out", "said"),
    [
        ("S9 H9 D9 C9 S3", "clean", 'when.hand = { rank = "9", count = "4 or more" }'),
        ("S9 H9 D9 Jo S3", "no", 'when.hand = { rank = "9", count = "4 or more" }'),
        (
            "S9 H9 D9 Jo S3",
            "clean",
            'when.hand = { rank = "9", count = "4 or more", stand_ins = true }',
        ),
        ("Jo Jo S3", "clean", 'when.hand = { rank = "Jo", count = "2 or more" }'),
        ("S9 D10 CJ S3", "clean", "when.hand = { row = 3 }"),
        ("S9 D10 CQ S3", "no", "when.hand = { row = 3 }"),
        ("S9 D10 CQ Jo", "clean", "when.hand = { row = 3, stand_ins = true }"),
        ("S9 D9 S3 H3", "clean", 'when.hand.pairs = "only"'),
        ("S9 D9 S3 H3 H4", "no", 'when.hand.pairs = "only"'),
        ("S9 D9 S3 H3 H4", "clean", 'when.hand.pairs = "all but one"'),
        ("S9 D9 S3 Jo", "clean", 'when.hand = { pairs = "only", stand_ins = true }'),
        ("S9 D9 ? x2", "no", 'when.hand.pairs = "only"'),
    ],
)
def test_a_hand_may_set_a_rule_off(hand: str, out: str, said: str, tmp_path: Path) -> None:
    assert _house(tmp_path, f"{said}\nthen.win = true") == []
    table = referee.read(TABLE + HANDS.format(hand))
    assert table.ask("is Aki out").answer == out


def test_passes_may_be_counted_for_some_titles_alone(tmp_path: Path) -> None:
    said = 'when.pass.times = "1 or more"\nif.title = ["hinmin", "daihinmin"]\nthen.fall = true'
    assert _house(tmp_path, said) == []
    for title, out in (("hinmin", "foul"), ("fugo", "no")):
        seats = f"rules: ours + mine\nseats: Aki ({title}), Ben, Chie, Dan\nturn: Aki\n"
        table = referee.read(f"{seats}field: Dan S3\nplay:\n  Aki: pass\n")
        assert table.ask("is Aki out").answer == out


def test_whoever_goes_out_first_may_send_another_to_the_bottom(tmp_path: Path) -> None:
    said = 'when.out = "first"\nthen.fallen = { who = "heimin", how = "last" }'
    assert _house(tmp_path, said) == []
    clause = referee.book("ours").clause("ours.mine")
    assert clause.wording["en"] == "When a player goes out first, the heimin comes last in the end."
    table = referee.read(
        "rules: ours + mine\nseats: Aki, Ben (heimin), Chie\nturn: Aki\nhands:\n  Aki: S5\n"
        "  Ben: ? x3\n  Chie: ? x3\nplay:\n  Aki: S5\n"
    )
    verdict = table.ask("what rank is Ben")
    assert verdict.answer == 3
    assert "Our rule: Aki was out first, so Ben plays on but comes last." in verdict.say()


@pytest.mark.parametrize(
    ("game", "state", "answer"),
    [
        ('"last"', "", "yes"),
        ('"last"', "state: last game\n", "no"),
        ("2", "state: game 2\n", "no"),
        ('"3 or more"', "state: game 2\n", "yes"),
        ('"3 or more"', "state: game 4\n", "no"),
    ],
)
def test_a_play_in_a_certain_game(game: str, state: str, answer: str, tmp_path: Path) -> None:
    assert _house(tmp_path, f'when.play.rank = "9"\nif.game = {game}\nthen.forbid = true') == []
    table = referee.read(f"{TABLE}{state}turn: Aki\n{HANDS.format('S9 S5')}")
    assert table.ask("may Aki play S9").answer == answer


@pytest.mark.parametrize(
    ("game", "state", "turn"), [("2", "game 1", "Ben"), ("2", "game 2", "Chie")]
)
def test_a_skip_in_a_certain_game(game: str, state: str, turn: str, tmp_path: Path) -> None:
    assert _house(tmp_path, f'when.play.rank = "9"\nif.game = {game}\nthen.skip = 1') == []
    table = referee.read(f"{TABLE}state: {state}\nturn: Aki\n{HANDS.format('S9 S5')}")
    assert table.play("Aki: S9").ask("whose turn").answer == turn


def test_a_title_leads_the_next_game(tmp_path: Path) -> None:
    said = 'overrides = ["daifugo.lead"]\nwhen.game = "later"\nthen.lead = "fugo"'
    assert _house(tmp_path, said) == []
    seats = "Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)"
    verdict = referee.read(f"rules: ours + mine\nseats: {seats}\n").ask("who leads")
    assert verdict.answer == "Ben"
    assert "Ben leads because of the title" in verdict.say("en")
    assert "身分" in verdict.say("ja")


@pytest.mark.parametrize(("state", "turn"), [("", "Ben"), ("state: first trick\n", "Chie")])
def test_a_skip_in_the_first_trick(state: str, turn: str, tmp_path: Path) -> None:
    assert _house(tmp_path, 'when.play.rank = "9"\nif.first = "trick"\nthen.skip = 1') == []
    table = referee.read(f"{TABLE}{state}field: Dan D6\nturn: Aki\n{HANDS.format('S9 S5')}")
    assert table.play("Aki: S9").ask("whose turn").answer == turn
