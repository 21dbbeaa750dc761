"""A verdict names the condition of a rule that decides, and nothing that isn't so."""

from __future__ import annotations

import pytest

import referee

from .test_conditions import NAMED

SAID = {
    # of a rule with two halves, the one that is asked about
    "daifugo/black_red_seven: A black 7 does not beat a diamond 2":
        ("applies to black 7s only while the ranking is reversed", "黒の7に効くのは逆転中だけ"),
    "local/assassination: If J-backs count, a 2 on a 3 does not clear the field during a "
    "revolution and a J-back":
        ("Assassination applies to a single 2 on a 3 only while", "1枚の3の上の2に効くのは逆転中"),
    "local/poisoned_bun: After the daihinmin's spade 3 on a joker the daifugo owes no card":
        ("Poisoned bun doesn’t apply on a joker.", "ジョーカーの上では効きません"),
    # who pays or gives what to whom, of all whom it is about
    "local/bomb_pays: If each pays the next, the players in a chain pay one point each":
        ("Aki pays Ben and Ben pays Chie.", "AkiがBenに、BenがChieに払います。"),
    "local/reparations: The fallen player must give the daifugo three cards":
        ("Dan also gives Ben ♠K.", "DanはBenに♠Kを渡します。"),
    "bridge/revoke: Both players of a side have revoked: the revokes of one side cost what they "
    "cost":
        ("East and West revoked, so 2 tricks go", "EastとWestがリボークしたので、2トリック"),
    "local/absolute_monarchy: The hinmin may not give a card to the fugo":
        ("Chie gives Aki 2 cards, and Ben none.", "Akiに2枚渡し、Benには渡しません。"),
    # what would be so at other tables: first what is asked
    "local/ferry: The player of two 8s may give two cards to any player":
        ("Aki couldn’t. Aki could give another player one", "渡せません。Akiはほかの人に1枚"),
    "local/five_pick: If single cards are looked at, two 5s let the same hand be picked twice":
        ("Aki may look at one card of a player’s hand.", "ほかの人の手札を1枚だけ見られます。"),
    "local/teleforce: If a turn is a round, it ends when the player of the 4 has moved again":
        ("The game ends after 6 more rounds.", "あと6周でゲームが終わります。"),
    "local/two_digit_seal: After a run with a joker for the 6 a run of Q-K-A may be played":
        ("Jokers don’t count, so no card is barred.", "出せるカードは限られません。"),
    "million_doubt/lock_cases: H6 S6 and then S7 with a face-down card lock spades without the "
    "case list":
        ("there are no spades among ♥9 ♦9", "スペードが入っていません。"),
    "offkai/emperor: Four cards of four suits with a gap are not an emperor":
        ("4, 5, 6 and 8 don’t follow one another.", "4、5、6、8は続きの数字ではありません。"),
    "bridge/calls: The declarer stays the same during the play":
        ("The table says so.", "卓の状態にそう書かれています。"),
    # the suit, the direction, the card in a hand, what a play makes
    "daifugo/collisions: After a 10 on an 8 its player Ben has the turn":
        ("A 10 was played on an 8 of the same suit", "8の上に同じマークの10が出た"),
    "daifugo/collisions: Going out with four 2s is a foul finish if their player does not revolt":
        ("Aki chose not to reverse the ranking.", "革命選択: 革命しませんでした。"),
    "daifugo/collisions: After three 4s during a revolution the thief may not take a 2":
        ("Ben has ♠3, and that is stronger while", "逆転中は、Benの手札の♠3のほうが強い"),
    "daifugo/thief: With two players left the card is taken from the only neighbour":
        ("Ben has nothing stronger than ♠2.", "Benの手札に♠2より強いカードはありません。"),
    "hearts/first_trick: Ben may play a heart in the second trick":
        ("♣5 was led and Ben has no clubs", "Benにはクラブがない"),
    "local/expose_deal: The daifugo gets the hand that shows a joker":
        ("Aki, the daifugo, takes the hand", "大富豪のAkiは、一番強いジョーカー"),
    "local/finish_barred: Four 2s may be played as the last cards: their own revolution makes "
    "them weakest":
        ("♠2 ♥2 ♦2 ♣2 reverse the ranking", "♠2 ♥2 ♦2 ♣2で強さの順が逆転する"),
    "local/finish_barred: If the play is taken back, two 6s of the 6-6 cut go back to the hand":
        ("The last play would be a foul finish, so", "最後の手が反則上がりになるので"),
    "local/next_after_last_leads: If the rule applies to cuts, a reversed direction counts too":
        ("Play goes the other way, so Dan leads", "逆回りなので、Akiの次のDanが"),
    "local/nine_quick: If any card may go on the 9, after a pass the next player must beat the 9":
        ("♦5 doesn’t beat ♠9.", "♦5では♠9に勝てません。"),
    "local/reparations: If the weakest must be given, the fugo may give the 3":
        ("Ben has nothing weaker than ♥3.", "Benの手札に♥3より弱いカードはありません。"),
    "local/return_low_only: The daifugo may give back a 3 and a 10":
        ("♠3 ♠10 are no higher than 10.", "♠3 ♠10は10以下です。"),
    "local/rocket: Two jokers may be played on a single 2":
        ("Two jokers may be played on anything.", "何の上にでもジョーカーを2枚出せます。"),
    "local/salvage: The player of the 3 may not lead before deciding":
        ("Aki first decides whether to take from", "Akiが捨て札から拾うかどうかを決めます。"),
    "local/dokan: A partly known hand with a K may not call dokan on a J":
        ("♥K alone counts 13, and the field counts 11.", "♥Kだけで13あり、場の11を超え"),
    "local/personal_number_lock: After a 4 the next player may not play a 9":
        ("After ♠4, Ben may only play 4s now.", "♠4のあとなので"),
    "local/tenho: With five pairs and three unknown cards it depends on them":
        ("If Aki holds only pairs and at most one more card", "余った1枚のほかはペアだけなら"),
}  # fmt: skip
"""Scenario -> what its verdict says."""


@pytest.mark.parametrize("name", SAID)
def test_the_condition_that_decides_is_named(name: str) -> None:
    verdict = referee.read(NAMED[name]["table"]).ask(NAMED[name]["ask"])
    english, japanese = SAID[name]
    assert english in verdict.say("en")
    assert japanese in verdict.say("ja")


def test_a_headline_of_many_effects_leaves_no_player_out() -> None:
    scenario = NAMED["culprit_poker/round: The round does not end after the first exchange"]
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    assert verdict.headline("en") == "Each player takes the card at which they point."
    assert verdict.headline("ja") == "全員が、指したカードを取る。"
