"""A rule in use that limits, spares or waits for somebody: the headline says what it comes to."""

from __future__ import annotations

import pytest

import referee
from referee.i18n.messages import LANGS
from tests.scenarios.files import FILES, scenarios_in

NAMED = {
    f"{file.parent.name}/{file.stem}: {scenario['name']}": scenario
    for file in FILES
    for scenario in scenarios_in(file)
}

SAID = {
    # what a player did for a rule, if the answer would be another without it
    "local/scavenging: After the 9 is taken, a 7 beats the 4 below":
        ("Scavenging: Dan has taken ♥9.", "拾い食い: Danが♥9を拾った。"),
    "local/relief_goods: A lock ends when the daihinmin takes the field":
        ("Relief goods: Dan has taken ♠4 ♠5.", "物資救援: Danが♠4 ♠5を拾った。"),
    "local/spade_counter: After the spade 8 a 9 beats the heart 8":
        ("Spade return: Chie plays ♠8, the spade of that rank.",
         "スペード返し: 効果は起こらない。"),
    # a play that fits a lock, and whom a rule concerns
    "local/personal_suit_lock: After a spade 6 the next player may play a spade":
        ("Personal suit lock: ♠9 fits the lock on spades.",
         "個人スート縛り: ♠9はスペードの縛りに合う。"),
    "local/personal_suit_lock: If the target is picked, the next player may play a diamond":
        ("Personal suit lock: it only binds Chie.", "個人スート縛り: 縛られているのはChieだけ。"),
    "local/personal_number_lock: A player locked to 4 may lead a 4":
        ("Personal number lock: ♦4 fits the lock on 4s.", "個人数字縛り: ♦4は4の縛りに合う。"),
    "local/ostracism: A player who did not fall may play a K":
        ("Ostracism: that only concerns Dan.", "村八分: 対象はDanだけ。"),
    "local/ostracism: If the table says that no player fell, Dan may play a K":
        ("Ostracism: nobody fell in the last game.", "村八分: 前回、都落ちした人はいない。"),
    "local/run_no_overlap: 6-7-8 beats 3-4-5":
        ("No-overlap runs: the 6 beats the 5.", "重ならない階段: 6は5に勝つ。"),
    "local/reparations: Nothing is paid if the same player is daifugo again":
        ("Reparations: the same player is daifugo again.", "賠償金: 大富豪が前回と同じ人。"),
    "local/teleforce: The game goes on six turns after a single 4":
        ("Teleforce: there is one more turn.", "テレフォース: 残りはあと1手番。"),
    # cards and bids that a limit isn't about, or not yet
    "hearts/first_trick: Ben may play the spade K in the first trick":
        ("First trick: ♠K doesn’t count.", "最初のトリック: ♠Kは失点にならない。"),
    "hearts/first_trick: Ben may play the spade Q in the first trick with only penalty cards in "
    "hand":
        ("First trick: Ben can play only cards that count.",
         "最初のトリック: 出せるのは失点のカードだけ。"),
    "hearts/break: Chie may discard a heart on a diamond before hearts are broken":
        ("Breaking hearts: that only matters for leading.",
         "ハートブレイク: 制限されるのは親だけ。"),
    "napoleon/first_lead: Other suits may be led":
        ("No trump at the first lead: ♦2 isn’t a trump.", "初手の切り札禁止: ♦2は切り札ではない。"),
    "oh_hell/hook: The dealer may bid any other number":
        ("Last bid: the total is 6, not 5.", "最後のビッド: 合計が6で、5でない。"),
    "oh_hell/hook: The last but one may make the total equal to the tricks":
        ("Last bid: Chie isn’t the last to bid.", "最後のビッドではない。"),
    "euchre/stick: The dealer may pass in the first round":
        ("Stick the dealer: only in the second round.", "スティック・ザ・ディーラー: 2周目だけ。"),
    # cards that nearly could have been played, and whose turn it is by a rule
    "uno/jump_in: Another colour isn’t the same card":
        ("Jump-in: green 5 isn’t red 5.", "割り込み: 緑5は赤5と違う。"),
    "uno/jump_in: Play goes on from the player who jumped in":
        ("Jump-in: Ben jumped in.", "割り込み: Benが割り込んだ。"),
    "uno/stacking: A number card of the colour doesn’t answer it":
        ("Stacking: red 1 isn’t a draw card.", "ドローの重ね出し: 赤1はドローカードでない。"),
    "uno/challenge: After a wrong challenge the turn is lost":
        ("Ben lost the challenge.", "Benはチャレンジに失敗。"),
    "euchre/alone: After the player before the idle partner, the next one plays":
        ("Going alone: Aki plays alone.", "ローン: Akiが1人で戦っている。"),
    # players: the only one who can fall, one who has played, one who leads though another is out
    "offkai/miyako_ochi: The fugo does not fall when the hinmin goes out first":
        ("Miyako-ochi: that only concerns Aki.", "都落ちはAkiだけ。"),
    "local/royal_titles: A daifugo below a king does not fall":
        ("Miyako-ochi: that only concerns Gen.", "都落ちはGenだけ。"),
    "dou_dizhu/spring: One peasant has played a card: no spring":
        ("Ben has played a card.", "Benも出した。"),
    "million_doubt/burst: Chie leads after Aki has burst":
        ("the doubt is settled.", "ダウトが決着した。"),
    # a last card announced in time, or not noticed
    "uno/call: If nobody notices, nothing is drawn":
        ("Saying “UNO”: nobody caught Aki in time.", "「ウノ」の宣言: 誰も気づかなかった。"),
    "page_one/call: Who makes the call draws nothing":
        ("Page-one call: Aki said so in time.", "ページワンの宣言: Akiは宣言した。"),
}  # fmt: skip
"""Scenario -> the reason in its headlines."""


@pytest.mark.parametrize("name", SAID)
def test_what_a_rule_comes_to_is_in_the_headline(name: str) -> None:
    verdict = referee.read(NAMED[name]["table"]).ask(NAMED[name]["ask"])
    for lang, reason in zip(LANGS, SAID[name][::-1], strict=True):
        assert verdict.headline(lang).endswith(f" – {reason}")


IN_TEXT = {
    "spades/ten_bags: Seven bags and two more cost nothing":
        ("Aki and Chie have 9 bags, and only 10 cost", "バッグは9個で、失点になるのは10個から"),
    "hearts/jack_of_diamonds: The diamond J that nobody has taken yet changes no score":
        ("Nobody has taken ♦J yet.", "♦Jはまだ誰も取っていません。"),
    "local/murder_case: If one 2 is elsewhere, the clear is not counted":
        ("♦2 isn’t with the daifugo’s neighbours.", "♦2は大富豪の両隣の手札にありません。"),
    "local/nine_reseat: With one other player two 9s do not let the seats be rearranged":
        ("There is only one other player left.", "ほかに残っているのは1人だけです。"),
    "local/reparations: The hinmin, who was out later, gives the fugo one card as usual":
        ("Chie was out after the player who fell.", "Chieがあがったのは、都落ちした人より後です。"),
    # what a deed comes to, and what the card in question beats
    "local/scavenging: Four 9s that are taken make no revolution, so a 10 does not beat a J":
        ("♣10 doesn’t beat ♣J.", "♣10では♣Jに勝てません。"),
}  # fmt: skip
"""Scenario -> what its texts say."""


@pytest.mark.parametrize("name", IN_TEXT)
def test_what_a_rule_comes_to_is_in_the_text(name: str) -> None:
    verdict = referee.read(NAMED[name]["table"]).ask(NAMED[name]["ask"])
    english, japanese = IN_TEXT[name]
    assert english in verdict.say("en")
    assert japanese in verdict.say("ja")


def test_a_deed_without_which_the_answer_is_the_same_is_not_named() -> None:
    name = "local/scavenging: A daihinmin who is out is not asked"
    verdict = referee.read(NAMED[name]["table"]).ask(NAMED[name]["ask"])
    assert not [reason for reason in verdict.nearly if reason.key.startswith("deed-")]
