"""Words on what may follow, on passing and on skips: how sentences with them read, and play."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import define_rule, own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

SEATS = "rules: ours + mine\nseats: Aki, Ben, Chie, Dan, Emi\nturn: Aki\n"


@pytest.mark.parametrize(
    ("said", "en", "ja"),
    [
        ('when.pass = true\nthen.must = "play"',
         "A player who can play may not pass.",
         "出せるカードがあるときはパスできない。"),
        ('when.pass.times = "4 or more"\nthen.must = "play"',
         "A player who can play may not pass four or more times in a game.",
         "出せるカードがあるときは1ゲームに4回以上パスできない。"),
        ('when.pass = { times = "10 or more", who = "all" }\nthen.must = "play"',
         "A player who can play may not pass if the players together would then"
         " have passed 10 or more times in a game.",
         "出せるカードがあるときは1ゲームに全員合わせて10回以上のパスはできない。"),
        ('when.pass = true\nif = { title = "daihinmin", order = "revolution" }\n'
         'then.must = "play"',
         "The daihinmin, if they can play, may not pass during a revolution.",
         "革命中は、大貧民は、出せるカードがあるときはパスできない。"),
        ('when.play.rank = "9"\nthen.skip = "two more each"',
         "When a 9 is played, one player is skipped for the first 9 and two more for "
         "each further one.",
         "9を出すと、1枚なら1人、2枚なら3人、3枚なら5人というように、次の人から順に飛"
         "ばされる。"),
        ('when.play = { form = "run", compared.suit = "one on several" }\nthen.clear = true',
         "When a run is played in one suit on cards of several suits, the field is "
         "cleared and the player leads.",
         "マークのそろわない場の上に、マークのそろった階段を出すと、場が流れ、"
         "出した人が親になる。"),
        ('when.play = { rank = "9", on.count = "3 or more" }\nthen.clear = true',
         "When a 9 is played on three or more cards, the field is cleared and the "
         "player leads.",
         "3枚以上のカードの上に9を出すと、場が流れ、出した人が親になる。"),
    ],
)  # fmt: skip
def test_the_wording_is_made_from_the_sentence(said: str, en: str, ja: str, tmp_path: Path) -> None:
    assert own_rule(tmp_path, said) == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": ja, "en": en}


def test_who_must_play_is_not_said_by_marks(tmp_path: Path) -> None:
    found = own_rule(tmp_path, 'when.pass = true\nif.mark = "table"\nthen.must = "play"')
    assert "sentence-about-nothing" in [each.code for each in found]


@pytest.mark.parametrize(("title", "answer"), [("daihinmin", "no"), ("daifugo", "yes")])
def test_a_title_may_be_held_to_play(title: str, answer: str, tmp_path: Path) -> None:
    said = 'when.pass = true\nif.title = "daihinmin"\nthen.must = "play"'
    assert own_rule(tmp_path, said) == []
    seats = f"Aki, Ben, Chie, Dan, Emi ({title})"
    table = f"rules: ours + mine\nseats: {seats}\nturn: Aki\nhands:\n  Emi: SK S3\nplay:\n"
    moves = "  Aki: S5\n  Ben: pass\n  Chie: pass\n  Dan: pass\n"
    assert referee.read(table + moves).ask("may Emi pass").answer == answer


def test_a_run_from_the_top_on_is_one_of_its_own_numbers(tmp_path: Path) -> None:
    said = 'when.play = { around = 1, suits = "same", row = "3 or fewer", stand_ins = true }'
    assert own_rule(tmp_path, said) == []
    table = f"{SEATS}hands:\n  Aki: S2 S3 S4 HA H2 H3 DK DA D3\n"
    asked = referee.read(table).ask("what may Aki play").answer
    assert asked["run"] == ["S2 S3 S4", "HA H2 H3"]


def test_several_jokers_may_be_forbidden_in_a_form(tmp_path: Path) -> None:
    said = 'when.play = { form = "run", jokers = "2 or more" }\nthen.forbid = true'
    assert own_rule(tmp_path, said) == []
    wording = referee.book("ours").clause("ours.mine").wording
    assert wording["en"] == "A run may not be played with two or more jokers."
    table = referee.read(f"{SEATS}hands:\n  Aki: S5 S6 S7 Jo Jo\n")
    assert table.ask("may Aki play S5 S6 S7 Jo=S8").answer == "yes"
    assert table.ask("may Aki play S5 S6 Jo=S7 Jo=S8").answer == "no"


@pytest.mark.parametrize(("state", "may"), [("last game", "no"), ("first trick", "yes")])
def test_who_can_play_must_in_the_last_game(state: str, may: str) -> None:
    define_rule('when.pass = true\nif.game = "last"\nthen.must = "play"')
    table = referee.read(
        "rules: ours + mine\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: S9 C3\n  Ben: S4 H4\n"
        f"field: Ben C7\nstate: {state}\n"
    )
    assert table.ask("may Aki pass").answer == may
