"""Reasons name the fact that sets a rule off: which card, how many, whose, which event."""

from __future__ import annotations

import pytest

import referee

SEATS = "seats: Aki, Ben, Chie, Dan\n"
FACTS = {
    "the kinds of cards that would take an unfinished trick": (
        "rules: skat\nseats: Aki, Ben, Chie\nfield: Aki S7, Ben SK\nstate: trump C\n",
        "who takes the trick",
        "A higher spade or a trump would take it.",
        "もっと強いスペードか切り札が出れば、そちらが取ります。",
    ),
    "only trumps, if the highest card of the suit led is on the table": (
        f"rules: torite, game = A'\n{SEATS}field: Aki R4, Ben R10\n",
        "who takes the trick",
        "A trump would take it.",
        "切り札が出れば、そちらが取ります。",
    ),
    "the only card that would take an unfinished trick": (
        f"rules: torite, game = C\n{SEATS}field: Aki R4, Ben R9\n",
        "who takes the trick",
        "Of the cards still to come, only red 10 would take it.",
        "これから出るカードで勝てるのは、赤10だけです。",
    ),
    "the card that a special rule lets take it": (
        "rules: napoleon + yoromeki\nseats: Aki, Ben, Chie, Dan, Emi\nfield: Aki S4, Ben SA\n"
        "state: trump D\n",
        "who takes the trick",
        "Yoromeki: If ♥Q comes, it takes the trick from ♠A.",
        "よろめき: ♥Qが出れば、♠Aに勝ってトリックを取ります。",
    ),
    "the rank that would cancel the best card": (
        f"rules: torite, game = E\n{SEATS}field: Aki R7, Ben B4, Chie Y3\nhands:\n  Dan: ? x4\n",
        "who takes the trick",
        "Another 7 would cancel red 7.",
        "もう1枚7が出れば、赤7は打ち消されます。",
    ),
    "how many tricks nobody is said to have taken": (
        f"rules: knockout_whist\n{SEATS}state: trump S, tricks Aki 4, tricks Ben 2\n"
        "hands:\n  Aki: none\n  Ben: none\n  Chie: none\n  Dan: none\n",
        "is Dan out",
        "One trick of this deal isn’t told, and Dan may have taken it.",
        "この勝負の1トリックは誰が取ったか書かれておらず、",
    ),
    "which card the other of two players led": (
        "rules: german_whist\nseats: Aki, Ben\nstate: trump H, stock 0\nturn: Ben\n"
        "hands:\n  Ben: S4 H5\nplay:\n  Ben: H5\n",
        "whose turn",
        "Ben led ♥5, so Aki is next.",
        "Benが♥5を出したので、次はAkiです。",
    ),
    "who has a place at least, if the others have none": (
        "rules: local + smithereens(others=by_cards_left)\nseats: Aki (daifugo), Ben (fugo), "
        "Chie (hinmin), Dan (daihinmin)\nturn: Dan\nhands:\n  Chie: out 1\n"
        "  Dan: H5 D5 H7 D7 SK\nplay:\n  Dan: H5 D5 H7 D7\n",
        "ranks",
        "In order: Dan and Chie; the places of the others aren’t decided.",
        "順位は1位からDanとChieです。ほかの人の順位は決まりません。",
    ),
    "who has to play, if only the leader has": (
        f"rules: offkai\nreadings: leader_pass = forbidden\n{SEATS}turn: Ben\nfield: Aki D4\n",
        "may Ben pass",
        "It’s Ben’s turn, and only the leader has to play a card.",
        "必ず出すのは、空の場の親だけです。",
    ),
    "where the ace may be in a row": (
        "rules: torite, game = poker\nreadings: straight_wraps = ace_style\nseats: Aki, Ben\n"
        "hands:\n  Aki: R9 B10 R1 Y2 R3\n",
        "what hand has Aki",
        "In a straight, the 1 may be at either end, but not in between.",
        "ストレートの1は両端のどちらかに置くカードで、間には置けません。",
    ),
    "which play of a described field undid a reversal": (
        f"rules: daifugo + two_back + j_back\n{SEATS}field: Aki SJ SQ SK SA S2\n",
        "what order",
        "2-back: Aki played ♠J ♠Q ♠K ♠A ♠2, so the J-back is undone.",
        "2バック: Akiが♠J ♠Q ♠K ♠A ♠2を出したので、Jバックが打ち消されます。",
    ),
    "which cards of another rule count as a second J": (
        f"rules: daifugo + two_back\n{SEATS}state: revolution\nfield: Aki S2, Ben D2\n",
        "what order",
        "At tables where a second J (or 2, with 2-back) doesn’t reverse the ranking again,",
        "同じ場にまたJ(2バックなら2も)が出たら、",
    ),
    "who would have to draw after a wild draw four": (
        "rules: uno\nseats: Aki, Ben, Chie\nturn: Aki\nfield: R5\nhands:\n  Aki: W+4 G7\n"
        "play:\n  Aki: W+4\n  Aki: calls G\n",
        "what happens",
        "Aki calls green. Ben has to draw 4 cards.",
        "Benは4枚引きます。",
    ),
    "that a player without cards isn’t out yet under another reading": (
        f"rules: daifugo + death\n{SEATS}turn: Aki\nhands:\n  Aki: S4 H4 D4 C9\n  Ben: CK\n"
        "  Chie: HA C6\n  Dan: Jo C7\nplay:\n  Aki: S4 H4 D4\n  Ben: discards CK\n",
        "is Ben out",
        "in turn order, Ben wouldn’t be out yet.",
        "Benはまだあがりになりません。",
    ),
    "who alone may give a penalty": (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: SA D3 C5\n"
        "  Ben: ? x6\n  Chie: ? x7\nfield: Chie HK\nplay:\n  Aki: (D3)\n  Chie: doubt\n",
        "may Aki give HK to Chie",
        "Only Chie may give a penalty after this doubt.",
        "このダウトのペナルティを渡せるのはChieだけです。",
    ),
    "whose cards are gone, so that the player can’t come back": (
        f"rules: local + baba_ochi(undone=yes)\n{SEATS}turn: Chie\nhands:\n  Aki: S5 S6 D7\n"
        "  Ben: out fallen\n  Chie: C3 S4 H4 D4 C4 CK\n  Dan: ? x4\n"
        "state: fallen hand Ben S5 S6, revolution\nplay:\n  Chie: S4 H4 D4 C4\n",
        "is Ben out",
        "Baba-ochi: Others hold ♠5 ♠6, the whole hand that Ben had, so Ben can’t come back.",
        "ババ落ち: Benの手札だった♠5 ♠6はほかの人が持っているので、戻れません。",
    ),
    "who went out earlier": (
        f"rules: daifugo + death\n{SEATS}turn: Aki\nhands:\n  Aki: S4 H4 D4 C9\n  Ben: S3\n"
        "  Chie: HA\n  Dan: Jo C7\nplay:\n  Aki: S4 H4 D4\n  Chie: discards HA\n"
        "  Ben: discards S3\n  Dan: discards Jo\n",
        "what rank is Chie",
        "Chie was the first to go out.",
        "Chieが最初にあがりました。",
    ),
    "all ranks that were named": (
        f"rules: daifugo + q_bomber\n{SEATS}turn: Aki\nhands:\n  Aki: SQ HQ C5 C6\n"
        "  Ben: D4 H4 C8\n  Chie: C9 C10\n  Dan: S3 D3\nplay:\n  Aki: SQ HQ\n"
        "  Aki: names 4\n  Aki: names 3\n",
        "whose turn",
        "Aki has named 4 and 3.",
        "Akiは4と3を宣言しました。",
    ),
    "that another rank is to be named": (
        f"rules: daifugo + q_bomber\n{SEATS}turn: Aki\nhands:\n  Aki: SQ HQ C5 C6\n"
        "  Ben: D4 H4 C8\n  Chie: C9 C10\n  Dan: S3 D3\nplay:\n  Aki: SQ HQ\n"
        "  Aki: names 4\n",
        "whose turn",
        "Aki has to name another rank first.",
        "先にAkiがもう1つ数字を宣言します。",
    ),
    "which card a return has to be": (
        "rules: local + reparations(gives=their_weakest) + keep_playing_after_fall\n"
        "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
        "state: exchange, reparations Aki, reparations Ben\nhands:\n  Aki: S3 S4 S5 S6\n"
        "  Ben: H3 H4 H5\n  Chie: D3 DK DA D6\n  Dan: SK SA HA C2 C3 C4\nplay:\n"
        "  Dan: gives C2 SA HA to Aki\n  Dan: gives SK to Ben\n",
        "may Ben give H5 to Dan",
        "it has to be the weakest one, ♥3.",
        "手札で一番弱い♥3です。",
    ),
    "what there is still to decide": (
        f"rules: daifugo + revolution_choice\n{SEATS}turn: Aki\nhands:\n  Aki: S2 H2 D2 C2\n"
        "  Ben: S9 S4\nplay:\n  Aki: S2 H2 D2 C2\n",
        "is Aki out",
        "Aki decides whether to reverse the ranking.",
        "先にAkiが強さの順を逆転させるかどうかを決めます。",
    ),
    "that a rule about passes isn’t in effect": (
        "rules: daifugo + final_countdown\nseats: Aki (daihinmin), Ben, Chie, Dan (daifugo)\n"
        "turn: Ben\nfield: Aki S9\nstate: passes Ben 4\nplay:\n  Ben: pass\n",
        "is Ben out",
        "Final countdown: It isn’t in effect now.",
        "終焉のカウントダウン: いまは効いていません。",
    ),
    "which play set off a revolution that two rules make": (
        f"rules: daifugo + triple_seven_revolution\n{SEATS}turn: Aki\nplay:\n  Aki: S7 H7 D7 Jo\n",
        "what order",
        "Revolution: Aki played ♠7 ♥7 ♦7 and a joker, so the ranking is reversed.",
        "革命: Akiが♠7 ♥7 ♦7とジョーカーを出したので、",
    ),
    "who left the game with the hand that was dealt": (
        "rules: daifugo + monopoly\nseats: Dan (daihinmin), Chie (hinmin), Ben (fugo), "
        "Aki (daifugo)\nhands:\n  Dan: S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA S2\n"
        "  Chie: ? x13\n  Ben: ? x13\n  Aki: ? x13\nstate: exchange\n",
        "whose turn",
        "Monopoly: Dan holds every rank of one suit, so Dan goes out at once.",
        "モノポリー: Danは手札に同じマークの数字が全部そろうので、その場であがりです。",
    ),
    "which cards are too many": (
        "rules: daifugo + antitrust\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), "
        "Dan (daihinmin)\nhands:\n  Aki: S2 H2 D2 C2 Jo C6\n  Dan: ? x6\n"
        "state: exchange, exchange over\n",
        "what must Aki do",
        "Antitrust law: The hand has five 2s and jokers, and four are allowed.",
        "2とジョーカーが合わせて5枚あり、4枚を超えている",
    ),
    "that all have passed on an empty field": (
        f"rules: daifugo\nreadings: pass_until_clear = out_until_clear\n{SEATS}turn: Ben\n"
        "play:\n  Ben: pass\n  Chie: pass\n  Dan: pass\n  Aki: pass\n",
        "whose turn",
        "Everyone has passed on the empty field, so Ben leads.",
        "空の場で全員がパスしたので、Benが新しい場の親になります。",
    ),
    "that all have passed in the auction": (
        "rules: dou_dizhu\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: pass\n"
        "  Ben: pass\n  Chie: pass\n",
        "whose turn",
        "All have passed, so the deal is void",
        "全員がパスしたので、このゲームは無効になり、",
    ),
    "whose pass ended an effect": (
        f"rules: local + ten_free\n{SEATS}turn: Aki\nhands:\n  Chie: D4\nplay:\n  Aki: S10\n"
        "  Ben: pass\n",
        "may Chie play D4",
        "10-free ended with Ben’s pass.",
        "10フリ: Benのパスで終わりました。",
    ),
    "how many cards are together": (
        f"rules: local + catapult\n{SEATS}turn: Aki\nhands:\n  Aki: S9 H9 S4 H5\n"
        "  Ben: D9 C9 C4 CJ DJ\n  Chie: CQ DQ C5 D5\n  Dan: ? x4\nplay:\n  Aki: S9 H9\n"
        "  Ben: discards D9\n",
        "what order",
        "Catapult takes four or more cards together, not 3.",
        "カタパルト: 合わせて4枚以上必要で、いまは3枚です。",
    ),
    "how many cards short of a burst a hand is": (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: D3 ? x9\n"
        "  Ben: ? x5\n  Chie: ? x6\nfield: Ben S4, Chie HK\nplay:\n  Aki: (D3)\n"
        "  Chie: doubt\n  Chie: gives HK to Aki\n",
        "is Aki out",
        "Burst takes 11 or more cards, and Aki has 10.",
        "バースト: 11枚以上のときで、Akiは10枚です。",
    ),
    "which card is missing for a special card to take the trick": (
        "rules: napoleon + yoromeki\nseats: Aki, Ben, Chie, Dan, Emi\n"
        "field: Aki S4, Ben SK, Chie HQ, Dan S8, Emi S3\nstate: trump D\n",
        "who takes the trick",
        "Yoromeki: ♥Q takes the trick only if ♠A is in it, too.",
        "よろめき: ♥Qが取るのは、♠Aも出たトリックだけです。",
    ),
    "who is skipped when doubts are asked for": (
        "rules: million_doubt\nreadings: last_card_face_down = at_once, game_ends = one_left\n"
        "seats: Aki, Ben, Chie, Dan, Emi\nturn: Emi\nhands:\n  Aki: D3\n  Ben: D4\n"
        "  Chie: out 1\n  Dan: D6\n  Emi: C3 H10 H5\nfield: Chie C9 H9\nplay:\n"
        "  Emi: (C3) (H10)\n",
        "whose turn",
        "Chie, whose cards were on top, is out, so now Dan decides whether to doubt the play.",
        "Chieはもうあがっているので、先にDanがダウトするかスルーするかを決めます。",
    ),
    "who has won the bidding": (
        "rules: skat\nseats: Aki, Ben, Chie\nstate: dealer Aki, declarer Ben, bid Ben 18\n",
        "may Ben bid 20",
        "The bidding is over: Ben is the declarer.",
        "ビッドは終わり、Benがディクレアラーです。",
    ),
    "of how many cards a player has too few": (
        "rules: local + guerrilla\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: S5 Jo CQ\n"
        "  Ben: H5 D5 D8 DK\n  Chie: D7 C8 S9\nplay:\n  Aki: S5 Jo\n",
        "may Ben discard H5 D5",
        "Guerrilla: Ben has only two 5s, and it takes more than are on the field.",
        "Benの手札に5は2枚しかなく、場の枚数より多くありません。",
    ),
    "why it is somebody else’s turn": (
        "rules: offkai\nseats: Aki (daihinmin), Ben, Chie, Dan\nhands:\n  Ben: S4 ? x4\n",
        "may Ben play S4",
        "Aki has the lowest place and leads.",
        "Akiは順位が一番下なので、親になります。",
    ),
    "how many passes are allowed": (
        "rules: daifugo + final_countdown\nseats: Aki (daihinmin), Ben, Chie, Dan (daifugo)\n"
        "turn: Ben\nfield: Aki S9\nstate: countdown, passes Ben 4\nplay:\n  Ben: pass\n",
        "is Ben out",
        "Ben has now passed 5 times, and only 4 are allowed,",
        "パスは4回までで、Benは5回目だからです。",
    ),
    "which card makes a player call a suit": (
        "rules: crazy_eights\nseats: Aki, Ben, Chie\nturn: Aki\nfield: H7\nhands:\n"
        "  Aki: C8 S4\nplay:\n  Aki: C8\n",
        "what must Aki do",
        "Aki played ♣8 and calls a suit first.",
        "♣8が出たので、Akiが先にマークを指定します。",
    ),
    "whose cards add up": (
        f"rules: local + dokan\n{SEATS}turn: Aki\nhands:\n  Aki: SJ D3\n  Ben: H4 D7\n"
        "  Chie: S5 C6\n  Dan: CK C9\nplay:\n  Aki: SJ\n  Ben: accepts\n",
        "is Ben out",
        "Dokan: The hand makes 4 + 7 = 11, as on the field, so Ben goes out at once.",
        "どかん: 手札の4 + 7 = 11が場と同じ数になったので、その場であがりです。",
    ),
    "that the revolution is over": (
        f"rules: local + southern_cross\n{SEATS}state: revolution\nturn: Aki\nhands:\n"
        "  Aki: S3 H3 D9 C6\nplay:\n  Aki: S3 H3 D9 C6\n",
        "is Aki out",
        "Foul finish: The revolution is over, so the 3 isn’t a foul.",
        "反則上がり: 革命が終わったので、3であがっても反則にはなりません。",
    ),
    "that a card was given up, not played": (
        f"rules: local + spade_counter + two_back\n{SEATS}turn: Aki\nhands:\n  Aki: H2 S4\n"
        "  Ben: C6 C9 CK\n  Chie: S2\n  Dan: C3 D4 D9\nplay:\n  Aki: H2\n  Chie: S2\n",
        "is Chie out",
        "Foul finish: ♠2 was only given up, not played, so it isn’t a foul.",
        "反則上がり: ♠2は出したのではなく手放しただけなので、反則にはなりません。",
    ),
    "who may still doubt, so that nothing counts yet": (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n"
        "  Aki: H6 S6 D6 C6 ? x3\nplay:\n  Aki: H6 (S6) (D6) (C6)\n  Ben: through\n",
        "what order",
        "Chie decides whether to doubt the play.",
        "先にChieがダウトするかスルーするかを決めます。",
    ),
    "who alone gives more": (
        "rules: local + tax_evasion(penalty=one_more_card_next_time)\nseats: Dan (daihinmin), "
        "Chie (hinmin), Ben (fugo), Aki (daifugo)\nstate: exchange, gives one more Dan\n"
        "hands:\n  Dan: S2 HA DK CQ C3\n",
        "what must Aki give",
        "Tax evasion: Only Dan gives one more card.",
        "脱税: 1枚多く渡すのはDanだけです。",
    ),
    "what ranking makes the last card a foul": (
        f"rules: local + finish_barred + j_back\n{SEATS}turn: Aki\nstate: J-back\nfield: SJ\n"
        "hands:\n  Aki: H3\n",
        "may Aki play H3",
        "During J-back, going out with ♥3 counts as a foul here, and Aki has no other card.",
        "Jバックの間は、♥3であがるのは反則の扱いで、ほかに手札がありません。",
    ),
    "whether the side was vulnerable": (
        "rules: bridge\nseats: North, East, South, West\nstate: contract 4S, declarer South, "
        "tricks South 8, tricks West 5, vulnerable South\n",
        "score",
        "South played 4♠ vulnerable, and the side took 8 tricks: 2 down.",
        "バルナラブルのSouthのコントラクトは4♠で、取ったのは8トリックです。",
    ),
    "which joker has no suit": (
        f"rules: offkai\n{SEATS}field: D3 H3, D5 Jo=H5, D7 H7\nhands:\n  Dan: S10 C10 ? x4\n",
        "may Dan play S10 C10",
        "Suit lock: The joker beside ♦5 has no suit, so there is no lock.",
        "縛り: ♦5と出たジョーカーにはマークがないので、縛りになりません。",
    ),
    "what the cards are that may be more than those on the field": (
        f"rules: local + more_cards_beat_fewer\n{SEATS}turn: Aki\nhands:\n"
        "  Ben: D3 D4 D5 D6\nplay:\n  Aki: S5 S6 S7\n",
        "may Ben play D3 D4 D5 D6",
        "Card-count priority: Only a set may have more cards.",
        "枚数優先: 枚数を増やせるのは同じ数字の組だけです。",
    ),
    "how many cards a row takes that the hand doesn’t have": (
        f"rules: local + banana_ice\n{SEATS}turn: Dan\nhands:\n  Aki: S4 C5 ? x3\n"
        "  Dan: S10 C3\nplay:\n  Dan: S10\n",
        "may Aki discard S4 C5 S6 S7 C8 C9",
        "Banana ice takes 6 cards, and Aki has only 5.",
        "バナナアイス: 6枚必要で、Akiの手札は5枚です。",
    ),
    "which hand lets a player act after the exchange": (
        "rules: daifugo + natural_disaster(scope=both_pairs)\nseats: Aki (daifugo), Ben (fugo), "
        "Chie (hinmin), Dan (daihinmin)\nhands:\n  Aki: S3 S4 SK SQ\n  Ben: D3 D4 D9 DQ\n"
        "  Chie: C4 C5 C6 CA\n  Dan: HA HK H5 HJ\nstate: exchange\nplay:\n"
        "  Dan: gives HA HK to Aki\n  Aki: gives S3 S4 to Dan\n  Chie: gives CA to Ben\n"
        "  Ben: gives D3 to Chie\n",
        "whose turn",
        "There is no J or higher in the hand, so Chie decides first whether to swap hands.",
        "手札にJ以上のカードがないので、先にChieが手札を入れ替えるかどうかを決めます。",
    ),
}
"""What is named: the table, the question, and the sentence in both languages."""


@pytest.mark.parametrize(("table", "asked", "en", "ja"), FACTS.values(), ids=FACTS)
def test_a_verdict_names_the_fact(table: str, asked: str, en: str, ja: str) -> None:
    verdict = referee.read(table).ask(asked)
    assert en in verdict.say("en")
    assert ja in verdict.say("ja")
