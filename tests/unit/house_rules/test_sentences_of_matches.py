"""What a house may say of how a game begins, and of what follows when it has ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

ALSO = 'overrides = ["daifugo.match", "daifugo.deal", "daifugo.seats", "climbing.out"]\n'
SEATS = "Aki, Ben, Chie, Dan"
TITLED = "Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)"
OVER = "  Aki: {}\n  Ben: out 1\n  Chie: out 2\n  Dan: out 3\n"


def _codes(tmp_path: Path, said: str, also: str = ALSO) -> list[str]:
    return [each.code for each in own_rule(tmp_path, also + said)]


def _ask(question: str, seats: str = SEATS, hands: str = "", state: str = "") -> Any:
    text = f"rules: ours + mine\nseats: {seats}\n"
    text += f"hands:\n{hands}" if hands else ""
    text += f"state: {state}\n" if state else ""
    return referee.read(text).ask(question).answer


@pytest.mark.parametrize(
    ("said", "english", "japanese"),
    [
        ('when.game = "any"\nthen.deal.each = 7',
         "In every game, each player is dealt 7 cards, and the rest isn’t used.",
         "どのゲームでも、全員に7枚ずつ配り、残りは使わない。"),
        ('when.game = "later"\nthen.deal = { to = "daihinmin", more = 1 }',
         "From the second game on, the daihinmin is dealt one card more than the "
         "usual share.",
         "2回目のゲームからは、大貧民の手札は普通の枚数より1枚多くなる。"),
        ('when.game = "later"\nthen = { seats = "highest first", deal.by = "first" }',
         "From the second game on, the winner of the last game deals, and players sit "
         "by their places in the last game, highest first.",
         "2回目のゲームからは、前のゲームで1着だった人が配る。また、前のゲームの順位の"
         "高い人から順に座る。"),
        ('when.game = "set"\nthen.seats = "lowest score first"',
         "In the first game of a set, players sit by score, lowest first.",
         "セットの最初のゲームでは、得点の低い人から順に座る。"),
        ("when.end = true\nthen.points.places = [4, 2, 1, -3]",
         "When a game ends, the places score 4, 2, 1 and −3 points, from first place "
         "down.",
         "ゲームが終わると、順位の得点は上から順に4、2、1、−3点になる。"),
        ('when.end = true\nif.game = "last"\nthen.points.more = [1]',
         "When the last game of a match ends, first place scores one point more.",
         "試合の最後のゲームが終わると、1位の得点が1点増える。"),
        ('when.end = true\nthen.cost = { each = 2, rank = "8", twice_from = 3 }',
         "When a game ends, each 8 left in hand costs 2 points, twice that with 3 or "
         "more cards.",
         "ゲームが終わると、手札に残った8は1枚につき2点の失点になる(3枚以上残すと全部2倍)。"),
        ('when.end = true\nif.game = 2\nthen.title = "wiped out"',
         "When game 2 of a set ends, all titles are lost, and the next game starts "
         "without them.",
         "セットの2回目のゲームが終わると、身分は白紙に戻り、次のゲームは身分なしで始める。"),
        ('when.end = true\nthen.last = "bursts"',
         "When a game ends, players whose hands burst are at the bottom, the earlier "
         "the lower.",
         "ゲームが終わると、バーストした人は下に並び、先の人ほど下になる。"),
        ('when.end = true\nthen = { places = "most cards", ties = "weaker hand" }',
         "When a game ends, players with cards left are placed by how many they hold, "
         "most first; ties go to the weaker hand, compared from the strongest card "
         "down.",
         "ゲームが終わると、まだ手札のある人の順位は、残った枚数の多い順になり、同じ枚数なら"
         "強いカードから比べて弱い手札の人が上になる。"),
        ('when.end = true\nthen.win = "all who are out"',
         "When a game ends, all players who have gone out win.",
         "ゲームが終わると、あがった人みんなの勝ちになる。"),
        ('when.hand.count = "15 or more"\nthen.fall = true',
         "When a player holds 15 or more cards, the hand bursts: that player is out, "
         "with all their cards.",
         "手札が15枚以上になると、その手札はバーストし、その人は手札ごとゲームから抜け"
         "る。"),
        ('when.gift = "any"\nthen.gift.count = "none"',
         "In the exchange, nobody gives anything.",
         "カード交換では、誰も何も渡さない。"),
    ],
)  # fmt: skip
def test_the_wording_is_made_from_the_sentence(
    tmp_path: Path, said: str, english: str, japanese: str
) -> None:
    assert _codes(tmp_path, said) == []
    clause = referee.book("ours").clause("ours.mine")
    assert (clause.wording["en"], clause.wording["ja"]) == (english, japanese)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("when.end = true\nthen.clear = true", "not-of-a-end"),
        ('when.end = true\nif.order = "turned"\nthen.win = "first out"', "not-of-a-end"),
        ('when.game = "later"\nif.game = 2\nthen.lead = "last"', "not-of-a-game"),
        ('when.play.rank = "9"\nthen.points.places = [3, 2, 1, 0]', "not-of-a-play"),
        ('when.game = "any"\nthen.deal = { more = 2 }', "dealt-to-whom"),
        ('when.game = "any"\nthen.deal = { more = -1 }', "dealt-to-whom"),
        ('when.game = "any"\nthen.deal = { to = "fugo" }', "dealt-to-whom"),
        ('when.game = "any"\nthen.deal = { to = "fugo", more = 2, each = 7 }', "dealt-twice"),
        ('when.game = "first"\nthen.deal = { to = "fugo", more = 2 }', "no-last-game"),
        ('when.game = "set"\nthen.deal.by = "last"', "no-last-game"),
        ('when.game = "first"\nthen.seats = "lowest first"', "no-last-game"),
        ('when.game = "first"\nthen.lead = "first"', "no-last-game"),
        ('when.game = "set"\nthen.lead = "fugo"', "no-last-game"),
        ('when.end = true\nthen.cost.rank = "2"', "costs-what"),
        ("when.end = true\nthen.cost = { each = 1, twice_from = 9, thrice_from = 9 }",
         "never-twice"),
        ('when.end = true\nif.game = "last"\nthen.last = "fouls"', "in-any-game"),
        ('when.end = true\nthen.ties = "shared"', "about-nothing"),
        ('when.gift = "any"\nthen.gift = { count = "none", without = "2" }', "nothing-given"),
        ("when.hand.count = 55\nthen.fall = true", "never-so-many"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused(tmp_path: Path, said: str, code: str) -> None:
    assert f"sentence-{code}" in _codes(tmp_path, said)


@pytest.mark.parametrize("points", ['"three"', "[3, 2.5]", "[101, 0]", "[-101]"])
def test_points_are_whole_numbers_not_too_far_from_nought(tmp_path: Path, points: str) -> None:
    assert "sentence-value" in _codes(tmp_path, f"when.end = true\nthen.points.places = {points}")


def test_a_list_of_points_is_for_as_many_places(tmp_path: Path) -> None:
    assert _codes(tmp_path, "when.end = true\nthen.points.places = [4, 2, 1, -3]") == []
    over = OVER.format("? x2")
    assert _ask("score", hands=over) == {"Ben": 4, "Chie": 2, "Dan": 1, "Aki": -3}
    three = "  Aki: ? x2\n  Ben: out 1\n  Chie: out 2\n"
    assert _ask("score", "Aki, Ben, Chie", three) == "unsettled"


def test_points_besides_come_to_those_of_the_places(tmp_path: Path) -> None:
    said = "when.end = true\nif.game = 2\nthen.points.more = [0, -1, 5]"
    assert _codes(tmp_path, said, "") == []
    over = OVER.format("? x2")
    plain = {"Ben": 3, "Chie": 2, "Dan": 1, "Aki": 0}
    assert _ask("score", hands=over) == _ask("score", hands=over, state="game 1") == plain
    assert _ask("score", hands=over, state="game 2") == {**plain, "Chie": 1, "Dan": 6}


def test_each_2_left_in_a_hand_costs_points(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.end = true\nthen.cost = { each = 2, rank = "2" }', "") == []
    assert _ask("score", hands=OVER.format("H2 D2 S5"))["Aki"] == -4
    assert _ask("score", hands=OVER.format("HA D9 S5"))["Aki"] == 0
    assert _ask("score", hands=OVER.format("? x2")) == "depends"


def test_jokers_cost_and_many_cost_more(tmp_path: Path) -> None:
    cost = '{ each = 3, rank = "Jo", twice_from = 2 }'
    assert _codes(tmp_path, f"when.end = true\nthen.cost = {cost}") == []
    told = [_ask("score", hands=OVER.format(hand)) for hand in ("Jo S5", "Jo Jo S5", "S2")]
    assert [each["Aki"] for each in told] == [-3, -12, 0], "nothing for the places: overridden"
    assert all(each["Ben"] == 0 for each in told)


@pytest.mark.parametrize(
    ("deal", "answer"),
    [
        ('"equal hands"', {"each": 13, "left": 2}),
        ('"the whole pack"', {"each": 13, "left": 0, "more": 2}),
        ("{ each = 9 }", {"each": 9, "left": 18}),
        ("{ each = 14 }", "unsettled"),  # there are not enough
    ],
)
def test_a_house_says_how_many_cards_are_dealt(tmp_path: Path, deal: str, answer: Any) -> None:
    assert _codes(tmp_path, f'when.game = "any"\nthen.deal = {deal}') == []
    assert _ask("how many cards each") == answer


def test_a_title_is_dealt_more_from_the_second_game_on(tmp_path: Path) -> None:
    said = 'when.game = "later"\nthen.deal = { to = "daifugo", more = 2 }'
    assert _codes(tmp_path, said, "") == []
    hands = {"Aki": 13, "Ben": 13, "Chie": 13, "Dan": 15}
    assert _ask("how many cards each", TITLED) == {"by_seat": hands, "left": 0}
    assert _ask("how many cards each") == {"each": 13, "left": 2}
    assert _codes(tmp_path, said.replace("2 }", "3 }"), "") == []
    assert _ask("how many cards each", TITLED) == "unsettled", "the pack has not so many"


def test_seats_and_dealer_go_by_the_last_game(tmp_path: Path) -> None:
    said = 'when.game = "later"\nthen = { seats = "highest first", deal.by = "first" }'
    assert _codes(tmp_path, said) == []
    assert _ask("seating", TITLED) == ["Dan", "Chie", "Ben", "Aki"]
    assert _ask("who deals", TITLED) == "Dan"
    assert _ask("seating") == _ask("who deals") == "unsettled"


def test_seats_by_score_from_the_highest(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.game = "set"\nthen.seats = "highest score first"') == []
    state = "score Aki 7, score Ben 3, score Chie 9, score Dan 5"
    assert _ask("seating", state=state) == ["Chie", "Aki", "Dan", "Ben"]


def test_who_has_won_is_said_by_the_house(tmp_path: Path) -> None:
    hands = "  Aki: ? x2\n  Ben: out 1\n  Chie: out 2\n"
    for who, seats in (("first out", ["Ben"]), ("all who are out", ["Ben", "Chie"])):
        assert _codes(tmp_path, f'when.end = true\nthen.win = "{who}"') == []
        assert _ask("who wins", hands=hands) == seats


def test_a_set_of_two_games_wipes_the_titles_out(tmp_path: Path) -> None:
    said = 'when.end = true\nif.game = 2\nthen.title = "wiped out"'
    assert _codes(tmp_path, said) == []
    over = OVER.format("? x2")
    assert _ask("titles", hands=over, state="game 1")["Ben"] == "daifugo"
    assert _ask("titles", hands=over, state="game 2") == {}


def test_a_hand_bursts_and_comes_last(tmp_path: Path) -> None:
    bursts, last = (
        'when.hand.count = "15 or more", then.fall = true',
        'when.end = true, then.last = "bursts"',
    )
    assert _codes(tmp_path, f"rules = [{{ {bursts} }}, {{ {last} }}]", "") == []
    hands = "  Aki: ? x15\n  Ben: ? x14\n  Chie: ? x5\n  Dan: ? x5\n"
    assert _ask("is Aki out", hands=hands) == "burst"
    assert _ask("is Ben out", hands=hands) == "no"
    assert _ask("what rank is Aki", hands=hands) == 4


@pytest.mark.parametrize(
    ("places", "ranks"),
    [
        ('{ places = "fewest cards", ties = "in turn" }', ["Ben", "Dan", "Chie", "Aki"]),
        ('{ places = "most cards", ties = "in turn" }', ["Ben", "Chie", "Aki", "Dan"]),
        ('{ places = "most cards", ties = "weaker hand" }', ["Ben", "Aki", "Chie", "Dan"]),
    ],
)
def test_those_with_cards_left_come_by_their_number(
    tmp_path: Path, places: str, ranks: list[str]
) -> None:
    ends = 'rules = [{ rule = "first_out_ends" }, { when.end = true, then = PLACES }]'
    assert _codes(tmp_path, ends.replace("PLACES", places), "") == []
    hands = "  Aki: S3 S4\n  Ben: out 1\n  Chie: H9 HK\n  Dan: D7\n"
    assert _ask("ranks", hands=hands) == ranks


def test_nothing_is_given_where_the_house_says_so(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.gift = "up"\nthen.gift.count = "none"') == []
    hands = "  Aki: H5 H6 HJ HA\n"
    assert _ask("what must Aki give", TITLED, hands, "exchange") == {"count": 0}
