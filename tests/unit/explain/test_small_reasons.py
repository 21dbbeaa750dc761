"""Reasons that name what decides: the rule behind it, the cards, the number of cards."""

from __future__ import annotations

import pytest

import referee
from referee.errors import ImpossibleTable
from referee.table import IllegalPlay

FOUR = "seats: a (daihinmin), b (hinmin), c (fugo), d (daifugo)\n"


def said(text: str, question: str) -> str:
    return referee.read(text).ask(question).say()


def test_a_game_that_a_rule_ends_is_the_reason_that_a_player_is_out() -> None:
    table = (
        f"rules: daifugo + gekokujo\n{FOUR}turn: a\nhands:\n  a: S9\n  b: S4 S5\n  c: S6 H6\n"
        "  d: D7\nplay:\n  a: S9\n"
    )
    assert "The game ends at once" in said(table, "is d out")


def test_a_game_that_smithereens_end_is_the_reason_that_a_player_is_out() -> None:
    table = (
        f"rules: local + smithereens\n{FOUR}turn: a\nhands:\n  a: S5 C5 S7 C7 S4\n  b: S8 S9\n"
        "  c: S6 H6\n  d: D7\nplay:\n  a: S5 C5 S7 C7\n"
    )
    assert "the game ends at once" in said(table, "is a out")


def test_a_pass_of_a_player_who_can_play_names_a_play() -> None:
    table = "rules: local + must_play\nseats: a, b, c\nturn: b\nfield: a S6\nhands:\n  b: H7 D5\n"
    assert "b can play ♥7" in said(table, "may b pass")


def test_two_jokers_are_shown_not_one_card() -> None:
    table = (
        "rules: local + anti_tribute\nseats: a (daifugo), b (fugo), c (hinmin), d (daihinmin)\n"
        "hands:\n  d: Jo Jo H5 HJ HA\nstate: exchange\n"
    )
    assert "2 strongest cards" in said(table, "what must d do")
    assert "exchange is over" not in said(table, "may d give Jo Jo to a")


def test_a_card_that_a_rule_has_taken_is_missing_because_of_the_rule() -> None:
    table = f"rules: local + ostracism\n{FOUR}turn: b\nhands:\n  b: S5 S7 HK\nstate: ostracism b\n"
    because = referee.read(table).ask("may b play HK").because
    assert "local.ostracism" in [reason.clause.id for reason in because]


@pytest.mark.parametrize(
    ("state", "form"),
    [
        ("murder case", "murder case 3"),
        ("passes a", "passes X 3"),
        ("gave a", "gave X Y"),
        ("suit lock", "suit lock S"),
    ],
)
def test_a_state_that_lacks_a_part_is_not_called_unknown(state: str, form: str) -> None:
    with pytest.raises(ImpossibleTable) as caught:
        referee.read(f"rules: local + murder_case\nseats: a, b, c\nstate: {state}\n")
    assert [fault.code for fault in caught.value.faults] == ["unfinished-state"]
    assert caught.value.faults[0].args["form"] == form


TRADE = (
    "rules: local + trade\n"
    "seats: a (daihinmin), b (hinmin), c (lower heimin), d (upper heimin), e (fugo), f (daifugo)\n"
    "hands:\n  a: S8 S9\n  b: S10 SJ\n  c: S4 S5\n  d: H4 H6\n  e: DK DQ\n  f: CK CQ\n"
    "state: exchange\nplay:\n  a: gives S9 S8 to f\n  b: gives SJ to e\n  e: gives DQ to b\n"
    "  f: gives CK CQ to a\n"
)


@pytest.mark.parametrize("move", ["c: swaps S4 for H4 with d", "d: swaps H6 for S5 with c"])
def test_a_swap_is_refused_as_a_swap_and_judged_as_one_under_other_rules(move: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        referee.read(f"{TRADE}  {move}\n")
    verdict = caught.value.verdict
    assert "swap" in verdict.say()
    assert "play" not in verdict.say()
    assert not [flip for flip in verdict.flips if flip.option.name == "trade"]


def test_what_is_due_is_not_said_to_come_first() -> None:
    table = (
        f"rules: daifugo + bloody_mary_a + q_bomber\n{FOUR}turn: a\nhands:\n  a: SQ HQ DQ S4\n"
        "  b: S2 H2 S7\n  c: H5 H6\n  d: D6 D7\n"
        "play:\n  a: SQ HQ DQ\n  a: names 2\n  a: names A\n  a: names K\n"
    )
    verdict = referee.read(table).ask("what must b do")
    assert verdict.say("en").split("\n")[1] == "Bloody Mary A: Three Qs were played."
    assert verdict.say("ja").split("\n")[1] == "ブラッディメアリA: Qが3枚出たからです。"


@pytest.mark.parametrize(
    ("rules", "laid", "said"),
    [
        ("daifugo + death", "S4 H4",
         "4-death takes three 4s, not two, so nothing is discarded."),
        ("daifugo + kings_privilege", "SK HK",
         "King’s privilege takes three Ks, not two, so nothing is swapped."),
    ],
)  # fmt: skip
def test_a_play_with_one_card_too_few_says_what_it_lacks(rules: str, laid: str, said: str) -> None:
    table = f"rules: {rules}\n{FOUR}turn: a\nhands:\n  a: {laid} C9\nplay:\n  a: {laid}\n"
    verdict = referee.read(table).ask("whose turn")
    assert said in verdict.say()
    assert "not three" in verdict.headline("en")


def test_the_turn_after_an_ordinary_play_names_who_played() -> None:
    table = f"rules: daifugo\n{FOUR}turn: a\nplay:\n  a: SJ\n"
    verdict = referee.read(table).ask("whose turn")
    assert verdict.say().startswith("It is b’s turn.\na played ♠J, and b is next.")
    assert verdict.say("ja").startswith("bの番です。\naが♠Jを出したので、次はbです。")


def test_a_rule_that_allows_a_play_names_its_cards() -> None:
    table = f"rules: local + bomb_any\n{FOUR}turn: b\nfield: a SK\n"
    assert "Bombs: ♠4 ♥4 ♦4 ♣4 may be played on a single card." in said(
        table, "may b play S4 H4 D4 C4"
    )


def test_a_discard_that_another_rule_turns_off_names_that_rule() -> None:
    table = (
        f"rules: daifugo + omen + ten_discard\n{FOUR}turn: a\nhands:\n  a: S10 C9\n"
        "state: revolution, hand rules off by omen\nplay:\n  a: S10\n"
    )
    verdict = referee.read(table).ask("may a discard C9")
    assert verdict.headline("en") == "No – 10-discard: “Omen” turns it off."
    assert verdict.headline("ja") == "捨てられない – 10捨て: 『オーメン』で無効。"


def test_who_comes_where_by_a_reading_is_not_said_to_be_the_order_of_going_out() -> None:
    hands = "  a: S3 H4 S5 H6 D7 C8 S9 H10 DJ CQ SK HA D2\n"
    hands += "  c: H3 S4 H5 S6 S7 S8 H9 S10 SJ SQ HK SA S2\n"
    text = said(f"rules: local + dealt_dragon\n{FOUR}turn: c\nhands:\n{hands}", "what rank is a")
    assert "order they went out" not in text
    assert "At tables where the dragon with the best suit comes first, a would" in text


def test_while_the_order_is_open_no_condition_assumes_one() -> None:
    table = (
        f"rules: daifugo + nine_reverse + nine_give_back\n{FOUR}turn: a\n"
        "hands:\n  a: S9 H9 D9 C3 C10\nplay:\n  a: S9 H9 D9\n"
    )
    text = said(table, "may a give C3 to b")
    assert text.startswith("Nothing says which comes first, 9-reverse or 9-pass-back.")
    assert "would have to give" not in text


def test_nothing_is_said_of_the_direction_once_the_game_is_over() -> None:
    table = (
        "rules: daifugo + kyo_ochi\nseats: a (daifugo), b (fugo), c (hinmin), d (daihinmin)\n"
        "turn: c\nhands:\n  a: out fallen\n  b: out 1\n  c: S9\n  d: ? x5\nplay:\n  c: S9\n"
    )
    assert said(table, "what happens") == "c has no card left and is out."


def test_all_players_are_everyone_in_japanese() -> None:
    table = f"rules: daifugo + king_bishop\n{FOUR}turn: a\nhands:\n  a: SK C4\nplay:\n  a: SK\n"
    text = referee.read(table).ask("what happens").say("ja")
    assert "全員は1枚渡します" in text
    ranks = f"rules: daifugo\n{FOUR}hands:\n  a: out 1\n  b: out 2\n  c: out 3\n  d: out 4\n"
    assert "a、b、c、d" in referee.read(ranks).ask("ranks").say("ja")


@pytest.mark.parametrize(
    ("table", "lines"),
    [
        (
            "rules: skat\nseats: Aki, Ben, Chie\n"
            "state: declarer Aki, bid Aki 18, trump D, with 1, card points Aki 60\n",
            ["With 1, game 2. That is 2 times 9, so 18.", "which costs twice 18, −36."],
        ),
        (
            "rules: dou_dizhu\nseats: Aki, Ben, Chie\nstate: landlord Aki, bid Aki 2\nturn: Aki\n"
            "hands:\n  Aki: S3\n  Ben: ? x5\n  Chie: ? x5\nplay:\n  Aki: S3\n",
            ["The landlord bid 2 and won, so each peasant pays the bid."],
        ),
    ],
    ids=["twice the value of a lost game", "the bid from each peasant"],
)
def test_a_score_is_told_with_the_sum_that_leads_to_it(table: str, lines: list[str]) -> None:
    text = referee.read(table).ask("score").say()
    assert [line for line in lines if line not in text] == []
