"""Sentences that two readers found wrong, each with others of its kind."""

from __future__ import annotations

import pytest

import referee

SEATS = "seats: Aki, Ben, Chie, Dan\n"


def _says(text: str, ask: str) -> tuple[str, str]:
    """The verdict in short, in English and in Japanese."""
    verdict = referee.read(text).ask(ask)
    return verdict.say("en"), verdict.say("ja")


@pytest.mark.parametrize("state", ["", "state: direction reversed\n"])
def test_two_effects_that_undo_each_other_are_told_as_one(state: str) -> None:
    table = f"rules: daifugo + nine_reverse + q_reverse\n{SEATS}turn: Aki\n{state}"
    en, ja = _says(table + "play:\n  Aki: S9 S10 SJ SQ\n", "what happens")
    assert en.startswith("The direction of play is reversed twice, so it stays as it was.")
    assert "normal again" not in en
    assert ja.startswith("番の向きは2回逆になり、元のままです。")
    verdict = referee.read(table + "play:\n  Aki: S9 S10 SJ SQ\n").ask("what happens")
    assert "stays as it was" in verdict.headline("en")


REVERSED = {
    "a rank that is strongest in either ranking": (
        f"rules: local + level_card\n{SEATS}turn: Aki\nstate: level 7, revolution\n"
        "hands:\n  Ben: S7 SK\nplay:\n  Aki: S3\n",
        "may Ben play S7",
    ),
    "an absolute revolution that leaves the others as they are": (
        f"rules: daifugo + absolute_revolution\nreadings: absolute_rest = normal\n{SEATS}"
        "turn: Aki\nhands:\n  Aki: S5 H5 C5 D5 Jo C3\nplay:\n  Aki: S5 H5 C5 D5 Jo\n",
        "what order",
    ),
}


@pytest.mark.parametrize(("table", "ask"), REVERSED.values(), ids=REVERSED)
def test_a_reversal_is_no_reason_if_nothing_hangs_on_it(table: str, ask: str) -> None:
    en, ja = _says(table, ask)
    assert "Revolution: The ranking is reversed" not in en
    assert "革命: 強さの順が逆転" not in ja
    assert "so the ranking is reversed" not in en


def test_a_reversal_is_the_reason_if_something_hangs_on_it() -> None:
    table = f"rules: local + level_card\n{SEATS}turn: Aki\nstate: level 7, revolution\nplay:\n"
    en, _ = _says(table + "  Aki: S9\n", "may Ben play S8")
    assert "The ranking is reversed, so ♠8 beats ♠9." in en


def test_what_a_player_has_to_take_first_keeps_that_player_in() -> None:
    table = (
        "rules: local + ostracism\nreadings: ostracism_none_left = draws_one\n"
        "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\nturn: Aki\n"
        "state: ostracism Dan\nhands:\n  Dan: D9 DK D2 Jo\n"
    )
    en, ja = _says(table, "is Dan out")
    assert "until everyone is done" not in en
    assert "Dan has to take from the discards first." in en
    assert "先にDanが捨て札から拾います。" in ja


def test_a_place_that_is_shared_is_told_as_shared() -> None:
    table = (
        f"rules: local + first_out_ends\n{SEATS}turn: Aki\nhands:\n"
        "  Aki: S9\n  Ben: ? x3\n  Chie: ? x5\n  Dan: ? x3\nplay:\n  Aki: S9\n"
    )
    en, ja = _says(table, "what rank is Ben")
    assert "Ben and Dan share second place." in en
    assert "BenとDanは同じ2位です。" in ja


def test_a_penalty_comes_from_the_field() -> None:
    table = (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nfield: Chie HK\n"
        "hands:\n  Aki: SA D3 C5\n  Ben: ? x6\n  Chie: ? x7\nplay:\n  Aki: (D3)\n  Chie: doubt\n"
    )
    verdict = referee.read(table).ask("may Chie give H7 to Aki")
    assert "A penalty is paid with cards from the field, and ♥7 isn’t there." in verdict.say("en")
    assert "ペナルティで渡すのは場のカードで、♥7は場にありません。" in verdict.say("ja")
    assert verdict.headline("ja").endswith("ペナルティで渡すのは場のカードだけ。")


def test_the_strongest_card_of_an_unknown_hand_is_what_is_not_known() -> None:
    table = "rules: offkai\nseats: Dan (daihinmin), Chie (hinmin), Ben (fugo), Aki (daifugo)\n"
    table += "hands:\n  Chie: ? x13\nstate: exchange\n"
    en, ja = _says(table, "what must Chie give")
    assert en.startswith("It depends on which of Chie’s cards is the strongest.")
    assert ja.startswith("Chieの手札で一番強い1枚がどれかで変わります。")


def test_the_cards_that_have_to_go_back_first_are_told() -> None:
    table = (
        "rules: local + return_low_only(none=any)\n"
        "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\nhands:\n"
        "  Aki: S10 SJ SQ SK S2\n  Dan: H5 H6 HJ HA HK\nstate: exchange\n"
        "play:\n  Dan: gives HA HK to Aki\n"
    )
    en, ja = _says(table, "may Aki give SJ SQ to Dan")
    assert "♠J ♠Q can’t be given while Aki keeps ♠10." in en
    assert "♠10を残して♠J ♠Qは渡せません。" in ja


def test_a_deal_of_euchre_that_goes_on_says_what_is_lacking() -> None:
    table = f"rules: euchre\n{SEATS}state: trump S, maker Ben, tricks Ben 2\n"
    en, ja = _says(table, "score")
    assert "Ben and Dan called trump and need 3 tricks; so far they have 2." in en
    assert "まだ2トリックです。" in ja
    en, _ = _says(table.replace("Ben 2", "Ben 3"), "score")
    assert "so far" not in en


def test_the_game_is_over_with_the_player_who_goes_out() -> None:
    table = "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: H7\n"
    en, ja = _says(table, "what happens")
    assert "If Aki has no card left, Aki is out, and the game is over." in en
    assert "Akiの手札がもうないなら、Akiがあがり、ゲームが終わります。" in ja


def test_only_a_joker_may_be_taken_by_a_rule_about_jokers() -> None:
    table = (
        f"rules: local + auction\n{SEATS}turn: Aki\nhands:\n  Aki: S10 H10 D10 C5\n"
        "  Ben: D5 D6\n  Chie: Jo D8\n  Dan: C7 C6\nplay:\n  Aki: S10 H10 D10\n"
    )
    en, ja = _says(table, "may Aki take Jo from Chie")
    assert "Aki may take a joker from another hand." in en
    assert "ほかの人の手札からジョーカーを1枚取れます。" in ja


def test_what_a_foul_was_is_told_with_the_place() -> None:
    table = f"rules: local + damien\n{SEATS}turn: Aki\nplay:\n  Aki: S6 H6 D6\n"
    en, ja = _says(table + "  Ben: pass\n  Chie: pass\n  Dan: pass\n", "what rank is Ben")
    assert "Ben passed while “Damien” was in effect" in en
    assert "『ダミアン』の間にパスしたので、反則上がりの扱いです。" in ja


@pytest.mark.parametrize(
    ("cards", "en", "ja"),
    [
        ("S7 S9 Jo", "♠7 joker ♠9", "♠7 ジョーカー ♠9"),
        ("S7 Jo S10 Jo", "♠7 joker joker ♠10", "♠7 ジョーカー ジョーカー ♠10"),
        ("S7 S8 Jo", "♠7 ♠8 and a joker", "♠7 ♠8とジョーカー"),
        ("S7 H7 Jo", "♠7 ♥7 and a joker", "♠7 ♥7とジョーカー"),
    ],
)
def test_a_joker_stands_in_its_place_in_a_run(cards: str, en: str, ja: str) -> None:
    table = f"rules: daifugo\n{SEATS}turn: Aki\nhands:\n  Aki: {cards} C3\n"
    told = _says(table, f"may Aki play {cards}")
    assert en in told[0]
    assert ja in told[1]


def test_why_a_table_is_impossible_is_told_without_its_lines_or_how_to_write_it() -> None:
    table = f"rules: daifugo\n{SEATS}field: D8, H9\n"
    en, ja = _says(table, "may Chie play CQ")
    assert "isn’t possible. A play of ♦8 clears the field, so it can’t still be there.\n" in en
    assert "つじつまが合いません。♦8は場を流すので、場に残っているはずがありません。\n" in ja
    assert "disputed" not in en
    assert "もめた手" not in ja


def test_nobody_is_told_that_something_is_over_for_somebody() -> None:
    table = "rules: daifugo\nseats: Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\n"
    table += "hands:\n  Aki: D3 D4 H10 D10\n  Ben: ? x4\n  Chie: ? x4\n  Dan: ? x4\n"
    table += "state: exchange\nplay:\n  Aki: gives H10 D10 to Dan\n"
    en, ja = _says(table, "may Aki give D3 D4 to Dan")
    assert "Aki has nothing more to give in the exchange." in en
    assert "カード交換でAkiが渡すカードはもうありません。" in ja


def test_a_player_who_stays_in_is_not_said_to_have_missed_going_out() -> None:
    """あがり is to have won; who asks about a foul doesn’t ask for that."""
    table = f"rules: local + guillotine_clock(number=20)\n{SEATS}turn: Dan\nfield: Chie H9\n"
    table += "hands:\n  Dan: ? x5\nstate: passes in all 9\nplay:\n  Dan: pass\n"
    _, ja = _says(table, "is Dan out")
    assert ja.startswith("Danはまだゲームに残っています。")


def test_how_often_something_is_due_is_no_remark_in_brackets() -> None:
    table = f"rules: daifugo + q_bomber\n{SEATS}turn: Aki\n"
    table += "hands:\n  Aki: SQ HQ C9 C10\nplay:\n  Aki: SQ HQ\n"
    verdict = referee.read(table).ask("what must Aki do")
    assert verdict.headline("ja") == "Akiは2回、数字を宣言する(Qボンバー)。"


def test_what_happens_anyway_is_not_said_again_after_if() -> None:
    table = "field: Aki H6 S6\nturn: Ben\nplay:\n  Ben: S7 (H7)\n  Chie: through\n  Aki: through\n"
    text = referee.read(f"rules: million_doubt\nseats: Aki, Ben, Chie\n{table}").ask("what happens")
    assert "If Ben has no card left, Ben is out, and the game is over." in text.say("en")


def test_the_lowest_card_takes_the_trick_where_low_cards_win() -> None:
    table = "rules: torite, game = F\nseats: Aki, Ben, Chie, Dan\n"
    text = referee.read(f"{table}field: Aki R1, Ben B1, Chie Y4, Dan R3").ask("who takes the trick")
    assert "Dan’s red 3 is the lowest card that can take it" in text.say("en")


ELSEWHERE = {
    "a number in the place of what is asked": (
        f"rules: daifugo + five_skip\n{SEATS}turn: Aki\nplay:\n  Aki: S5 H5\n",
        "whose turn",
        "5が何枚でも1人だけ飛ばす卓なら、Chieの番です。",
    ),
    "one of several other answers": (
        f"rules: hearts\n{SEATS}turn: Aki\nstate: took Ben D3 DK SQ D9\nhands:\n  Aki: H5 S4\n",
        "may Aki play H5",
        "スペードのQが出てもハートを出せるようになる卓なら、出せます。",
    ),
    "a question in the negative": (
        "rules: dou_dizhu\nseats: Aki, Ben, Chie\nstate: landlord Aki, bid Aki 2\nturn: Aki\n",
        "may Aki play S6 H6 D6 C6 S8 H8 S9 H9",
        "4枚にペア2組を付けられない卓なら、出せません。",
    ),
    "a noun": (
        f"rules: local + personal_suit_lock\n{SEATS}turn: Aki\nhands:\n  Ben: D9 H10\n"
        "play:\n  Aki: S6\n",
        "may Ben play D9",
        "個人スート縛りのカードが5の卓なら、出せます。",
    ),
    "an answer that is a sentence": (
        f"rules: local + no_counter_revolution + shininasai\n{SEATS}turn: Aki\n"
        "hands:\n  Aki: S4 S2 S7 S3 SA C9\n"
        "play:\n  Aki: S4 S2 S7 S3 SA\n  Aki: picks Chie\n",
        "is Chie out",
        "選ばれた人は最後まで続け、いつあがっても大貧民になる卓なら、ゲームに残っています。",
    ),
}


@pytest.mark.parametrize(("table", "ask", "line"), ELSEWHERE.values(), ids=ELSEWHERE)
def test_japanese_tells_what_other_tables_do_in_one_sentence(
    table: str, ask: str, line: str
) -> None:
    assert _says(table, ask)[1].endswith(line)


def test_a_bid_after_the_auction_is_not_out_of_turn() -> None:
    table = "rules: dou_dizhu\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n"
    en, ja = _says(f"{table}  Aki: bids 1\n  Ben: bids 2\n  Chie: pass\n", "may Aki bid 3")
    assert "turn" not in en
    assert "番" not in ja
    assert "turn" in _says(f"{table}  Aki: bids 1\n", "may Aki bid 3")[0]


def test_whether_a_card_fits_on_a_wild_card_is_open_before_a_colour_is_called() -> None:
    table = "rules: uno\nseats: Aki, Ben, Chie\nturn: Aki\nfield: R5\nhands:\n"
    table += "  Aki: W R7\n  Ben: R1 G1\nplay:\n  Aki: W\n"
    en, ja = _says(table, "may Ben play R1")
    assert "fit" not in en
    assert "合い" not in ja
    assert "Aki played a wild card and calls a colour first." in en
    en, _ = _says(f"{table}  Aki: calls G\n", "may Ben play R1")
    assert "Red 1 doesn’t have the colour that was called, green." in en
