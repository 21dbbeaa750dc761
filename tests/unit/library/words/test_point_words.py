"""A house's rules about points because of a play, and about partners."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
readings: points = players_minus_place
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S9 H6 H7
  Ben: S10 H10 D4
  Chie: SJ HJ D5
  Dan: SQ HQ C7
"""


def _table(said: str, *moves: str, text: str = TABLE) -> referee.Table:
    define_rule(said)
    table = referee.read(text)
    for move in moves:
        table = table.play(move)
    return table


@pytest.mark.parametrize(
    ("who", "points"),
    [
        ("player", {"Aki": 3}),
        ("next", {"Ben": 3}),
        ("opposite", {"Chie": 3}),
        ("others", {"Ben": 3, "Chie": 3, "Dan": 3}),
    ],
)
def test_a_play_brings_points(who: str, points: dict[str, int]) -> None:
    table = _table(f'when.play.rank = "9"\nthen.points = {{ more = 3, who = "{who}" }}', "Aki: S9")
    assert table.ask("score").answer == points
    assert "3 points" in table.ask("what happens").say("en")
    assert "ours.mine" in {reason.clause.id for reason in table.ask("score").because}


def test_points_are_lost_by_a_pass_and_add_up() -> None:
    said = """rules = [
  { when.pass = true, then.points.more = -1 },
  { when.play.rank = ["10", "J"], then.points.more = 5 },
]"""
    table = _table(said, "Aki: S9", "Ben: pass", "Chie: SJ", "Dan: pass", "Aki: pass")
    assert table.ask("score").answer == {"Aki": -1, "Ben": -1, "Chie": 5, "Dan": -1}
    assert "Aki loses one point." in table.ask("what happens").say("en")
    assert "Akiが1点を失います。" in table.ask("what happens").say("ja")
    text = str(table.flattened())
    assert "points Aki -1" in text
    assert referee.read(text).ask("score").answer == table.ask("score").answer


def test_points_of_two_clauses_by_one_play_add_up() -> None:
    define_rule(
        'when.play.rank = "9"\nthen.points.more = 2\n'
        '[[clause]]\nid = "ours.other"\ntitle = { ja = "別", en = "Other" }\n'
        'when.play.suit = "S"\nthen.points.more = 3'
    )
    assert referee.read(TABLE).play("Aki: S9").ask("score").answer == {"Aki": 5}


@pytest.mark.parametrize(
    ("said", "moves", "points"),
    [
        ('when.out = "any"\nthen.points.more = 2', ["Aki: S9"], {"Aki": 2 + 3}),
        ("when.clear = true\nthen.points.more = 2",
         ["Aki: H3", "Ben: D4", "Chie: pass", "Dan: pass", "Aki: pass"], {"Ben": 2}),
    ],
)  # fmt: skip
def test_going_out_or_winning_a_trick_brings_points(
    said: str, moves: list[str], points: dict[str, int]
) -> None:
    text = TABLE.replace("Aki: S9 H6 H7", "Aki: S9" if len(moves) == 1 else "Aki: S9 H3 H7")
    assert _table(said, *moves, text=text).ask("score").answer == points


def test_the_player_picks_who_loses_points() -> None:
    said = 'when.play.rank = "9"\nthen.points = { more = -4, who = "picked" }'
    table = _table(said, "Aki: S9", "Aki: picks Dan")
    assert table.ask("score").answer == {"Dan": -4}


def test_partners_score_together() -> None:
    text = TABLE.partition("turn:")[0] + (
        "hands:\n  Aki: ?\n  Ben: out 1\n  Chie: out 2\n  Dan: out 3\n"
    )
    plain = _table("when.pass = true\nthen.clear = true", text=text).ask("score").answer
    assert plain == {"Ben": 3, "Chie": 2, "Dan": 1, "Aki": 0}
    verdict = _table('when.end = true\nthen.points.with = "opposite"', text=text).ask("score")
    assert verdict.answer == {"Aki": 2, "Ben": 4, "Chie": 2, "Dan": 4}
    assert "ours.mine" in {reason.clause.id for reason in verdict.because}


OVER = TABLE.partition("turn:")[0] + (
    "hands:\n  Aki: ?\n  Ben: out 1\n  Chie: out 2\n  Dan: out 3\n"
)


@pytest.mark.parametrize(
    ("who", "seats", "points"),
    [
        ("marked", "Aki, Ben, Chie, Dan", {"Dan": 1 + 5}),
        ("daifugo", "Aki (daifugo), Ben, Chie, Dan", {"Aki": 0 + 5}),
        ("all", "Aki, Ben, Chie, Dan", {"Aki": 5, "Ben": 8, "Chie": 7, "Dan": 6}),
    ],
)
def test_players_score_when_the_game_ends(who: str, seats: str, points: dict[str, int]) -> None:
    said = f"""rules = [
  {{ when.play.rank = "9", then.mark = "player", until = "game" }},
  {{ when.end = true, then.points = {{ more = 5, who = "{who}" }} }},
]"""
    text = OVER.replace("Aki, Ben, Chie, Dan", seats) + "state: mine Dan\n"
    score = _table(said, text=text).ask("score").answer
    assert score == {"Aki": 0, "Ben": 3, "Chie": 2, "Dan": 1} | points


def test_points_for_each_card() -> None:
    said = 'when.play.rank = "9"\nthen.points = { more = -2, times = "each" }'
    text = TABLE.replace("Aki: S9 H6 H7", "Aki: S9 H9 H7")
    assert _table(said, "Aki: S9 H9", text=text).ask("score").answer == {"Aki": -4}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.play.rank = "9"\nthen.points.more = [1, 2]', "one-number"),
        ('when.end = true\nthen.points = { more = 1, who = "next" }', "not-of-a-end"),
        (
            'when.play.rank = "9"\nthen.points = { more = 1, who = "picked", times = "each" }',
            "each-of-what",
        ),
        ('when.pass = true\nthen.points = { more = 1, times = "each" }', "each-of-what"),
        ('when.play.rank = "9"\nthen.points.with = "opposite"', "not-of-a-play"),
    ],
)
def test_what_makes_no_sense_is_refused(said: str, code: str) -> None:
    with pytest.raises(referee.BadBook) as told:
        define_rule(said)
    assert {each.code for each in told.value.findings} == {f"sentence-{code}"}


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ("9",), "then.points.more": (1,)},
         "9を出すと、出した人が1点得る。", "When a 9 is played, the player gets one point."),
        ({"when.pass": True, "then.points.more": (-2,), "then.points.who": ("others",)},
         "パスすると、ほかの全員が2点ずつ失う。",
         "When a player passes, each other player loses 2 points."),
        ({"when.play.rank": ("9",), "then.points.more": (-1,), "then.points.times": "each",
          "then.points.who": ("next",)},
         "9を出すと、次の番の人が1枚につき1点失う。",
         "When a 9 is played, the next player loses one point for each 9 played."),
        ({"when.end": True, "then.points.more": (3,), "then.points.who": ("marked",)},
         "ゲームが終わると、印の付いた人が3点得る。",
         "When a game ends, the marked player gets 3 points."),
        ({"when.end": True, "then.points.with": "opposite"},
         "ゲームが終わると、向かい合う2人は味方で、それぞれ2人の得点の合計を得る。",
         "When a game ends, partners, who sit opposite, each score the points of both."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: dict[str, object], ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}
