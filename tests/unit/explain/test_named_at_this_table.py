"""A reason names the card, the number, the event or the player at this table that sets it off."""

from __future__ import annotations

import pytest

import referee

SEATS = "seats: Aki, Ben, Chie\n"
FOUR = "seats: Aki, Ben, Chie, Dan\n"
UNO = f"rules: uno\n{SEATS}turn: Aki\nfield: R5\n"
NAMED = {
    "the colour of the top card": (
        f"{UNO}hands:\n  Aki: R7 G6\n",
        "may Aki play R7",
        "Red 7 has the same colour as red 5.",
        "赤7は赤5と同じ色です。",
    ),
    "neither the colour nor the number": (
        f"{UNO}hands:\n  Aki: B6 G7\n",
        "may Aki play B6",
        "Blue 6 has neither the colour nor the number of red 5.",
        "青6は赤5と色も数字も違います。",
    ),
    "the draw card that can't pass a draw on": (
        f"{UNO}hands:\n  Aki: R+2 G6\n  Ben: B+2 G1\nplay:\n  Aki: R+2\n",
        "may Ben play B+2",
        "Ben has to draw 2 cards and can’t pass the draw on with blue draw 2.",
        "青ドロー2を重ねて次の人に回すことはできません。",
    ),
    "the only card that can be challenged": (
        f"{UNO}hands:\n  Aki: R+2 B7\nplay:\n  Aki: R+2\n",
        "may Ben challenge",
        "Only a wild draw 4 can be challenged, not red draw 2.",
        "チャレンジできるのはワイルドドロー4だけです。",
    ),
    "the hand of a player who has to draw": (
        f"rules: crazy_eights\n{SEATS}turn: Aki\nfield: H7\nhands:\n  Aki: CQ S4\n",
        "what must Aki do",
        "Aki can’t play ♠4 ♣Q on ♥7 and draws.",
        "Akiの手札(♠4 ♣Q)は♥7の上に出せないので、引きます。",
    ),
    "two cards of one name": (
        f"{UNO}hands:\n  Aki: R7 R7 G5\n",
        "may Aki play R7 R7",
        "Aki may not play two red 7s.",
        "Akiは2枚の赤7を出せません。",
    ),
    "cards that don't divide evenly": (
        f"rules: sevens\n{SEATS}",
        "how many cards each",
        "52 cards don’t divide evenly among 3 players, so one gets an extra card.",
        "52枚は3人では割り切れないので、1人は1枚多くなります。",
    ),
    "what the last card can't change": (
        "rules: poker\nseats: Aki, Ben\nhands:\n  Aki: SA HA DA C10 C8\n  Ben: H2 D4 H7 HJ ? x1\n",
        "who wins",
        "Aki has three of a kind; Ben can have at most one pair.",
        "Akiはスリーカード、Benはよくてもワンペアなので、Akiのほうが上です。",
    ),
    "which kinds of hands meet": (
        f"rules: big_two\n{FOUR}field: H3 H4 H5 H6 H8\n",
        "may Aki play S10 HJ CQ DK SA",
        "A straight doesn’t beat a flush.",
        "ストレートではフラッシュに勝てません。",
    ),
    "the cards whose suits decide": (
        f"rules: big_two\n{FOUR}field: C7\n",
        "may Aki play D7",
        "The ranks are equal, and ♦7 has a lower suit than ♣7.",
        "数字の強さが同じで、マークは♦7が♣7より弱いです。",
    ),
    "the rank that makes one straight higher": (
        f"rules: big_two\n{FOUR}field: SA H2 C3 D4 S5\n",
        "may Aki play S2 H3 S4 D5 C6",
        "the 6 is higher than the 5.",
        "どちらもストレートで、6は5より強いので、",
    ),
    "how many pairs in a row there are": (
        f"rules: tien_len\n{FOUR}turn: Aki\n",
        "may Aki play S5 H5 C6 D6",
        "It takes at least 3 pairs in a row, not 2.",
        "続いた数字のペアは3組以上必要で、2組では足りません。",
    ),
    "the rank that a run lacks": (
        f"rules: million_doubt\n{SEATS}field: D3 D4 D5\nturn: Ben\n",
        "may Ben play S6 S7 S9",
        "The 8 is missing, so it isn’t a run.",
        "8がないので、階段になりません。",
    ),
    "the hands that the winner is paid for": (
        f"rules: million_doubt\n{SEATS}turn: Aki\nhands:\n  Aki: S9\n  Ben: ? x4\n  Chie: ? x3\n"
        "play:\n  Aki: S9\n",
        "score",
        "Ben still holds 4 cards and loses 4.",
        "Benは手札が4枚残ったので、4点を失います。",
    ),
    "the winner whose opponents are all out": (
        "rules: million_doubt\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: ? x11\n  Ben: ? x5\n",
        "who wins",
        "Everyone else is out of the game, so Ben wins.",
        "ほかの全員がゲームから抜けたので、Benの勝ちです。",
    ),
    "the peasant who went out, and that both peasants win": (
        f"rules: dou_dizhu\n{SEATS}hands:\n  Aki: ? x2\n  Ben: S4\n  Chie: ? x3\nfield: Aki S3\n"
        "state: landlord Aki, bid Aki 2\nturn: Ben\nplay:\n  Ben: S4\n",
        "who wins",
        "Ben and Chie win.\nBen went out first, so the peasants win.",
        "勝ったのはBenとChieです。\nBenが最初に出し切ったので、農民の勝ちです。",
    ),
    "that all have passed on nothing": (
        f"rules: league\n{FOUR}turn: Ben\nhands:\n  Ben: C9 ? x4\n"
        "play:\n  Ben: pass\n  Chie: pass\n  Dan: pass\n  Aki: pass\n",
        "whose turn",
        "Everyone has passed on the empty field, so Ben leads.",
        "空の場で全員がパスしたので、Benが新しい場の親になります。",
    ),
    "the card that no other can beat": (
        "rules: culprit_poker\nseats: Red, Green, Blue, Purple\nhands:\n  Green: 5\nplay:\n"
        "  Red: points Green\n  Green: points Purple\n  Blue: points Purple\n"
        "  Purple: points Red\n",
        "who gets the card of Purple",
        "no card is higher than Green’s 5, so Green gets it",
        "Greenの5より大きいカードはないので、Greenが取り、",
    ),
    "the player without a card to point at": (
        f"rules: culprit_poker\n{FOUR}hands:\n  Dan: out eliminated\n",
        "may Aki point at Dan",
        "Dan has no card to point at.",
        "Danはカードを持っていません。",
    ),
}


@pytest.mark.parametrize("kind", NAMED)
def test_a_reason_names_what_sets_it_off(kind: str) -> None:
    table, question, *texts = NAMED[kind]
    verdict = referee.read(table).ask(question)
    assert [text for text, said in zip(texts, (verdict.say("en"), verdict.say("ja")), strict=True)
            if text not in said] == []  # fmt: skip
