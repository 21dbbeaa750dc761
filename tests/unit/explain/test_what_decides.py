"""The reason is what decides: each case is one of a kind that a reader found."""

from __future__ import annotations

import pytest

import referee

DECIDING = {
    "a play that is on top again once the card that cancelled its cut is gone": (
        """rules: daifugo + seven_counter
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S8 C9
play:
  Aki: S8
  Ben: D7
  Chie: pass
  Dan: pass
  Aki: pass
  Ben: pass
""",
        "who leads",
        "Aki leads – ♠8 is on top again.",
        "Akiが親 – ♠8がまた一番上。",
    ),
    "a play that is on top again once the next one was taken": (
        """rules: local + scavenging
seats: Aki, Ben (daifugo), Chie, Dan (daihinmin)
turn: Chie
hands:
  Aki: S4 C10
  Ben: H9 S8 D8 HQ
  Chie: D7 CJ
  Dan: C3 D9
play:
  Chie: D7
  Dan: pass
  Aki: pass
  Ben: H9
  Dan: draws H9
""",
        "who leads",
        "Chie leads – ♦7 is on top again.",
        "Chieが親 – ♦7がまた一番上。",
    ),
    "what the fall of a player follows from": (
        """rules: local + double_rotation
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
turn: Dan
hands:
  Aki: ? x5
  Ben: ? x5
  Chie: ? x5
  Dan: S4 H4
play:
  Dan: S4 H4
""",
        "is Ben out",
        "Ben has fallen and is out – Dan went out before Ben.",
        "Benは脱落している – 都落ち: Danが先にあがった。",
    ),
    "a fourth revolution that ends the game, not the ranking": (
        """rules: local + four_classes_equal
seats: Aki, Ben, Chie, Dan
turn: Dan
state: revolutions 3
play:
  Dan: S9 H9 D9 C9
""",
        "whose turn",
        "It is nobody’s turn – it was the fourth revolution.",
        "誰の番でもない – 四民平等: 4回目の革命になった。",
    ),
    "which card has to be beaten below those that don’t count": (
        """rules: local + four_transparent
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Dan: HQ
play:
  Aki: SK
  Ben: D4
  Chie: C4
""",
        "may Dan play HQ",
        "No – Transparent 4: ♠K counts, not ♦4 ♣4.",
        "出せない – 透明の4: 数えるのは♠K。",
    ),
    "a joker that stands for the rank of a rule": (
        """rules: local + king_reverse
readings: king_reverse_jokers = yes
seats: Aki, Ben, Chie, Dan
turn: Aki
play:
  Aki: SQ Jo SA
""",
        "whose turn",
        "It is Dan’s turn – K-reverse: play now goes the other way.",
        "Danの番 – Kリバース: 逆回りになる。",
    ),
    "a top jack in a trick of one suit": (
        """rules: napoleon
seats: Aki, Ben, Chie, Dan, Emi
field: Aki CK, Ben C2, Chie CJ, Dan C8, Emi C3
state: trump S
""",
        "who takes the trick",
        "Chie takes the trick – ♣J is one of the two top jacks.",
        "トリックを取るのはChie – ♣Jは強いJの1枚。",
    ),
    "a draw card that can’t be stacked on another kind": (
        """rules: uno + stacking
readings: stacked_draw = same
seats: Aki, Ben, Chie
turn: Aki
field: R5
hands:
  Aki: R+2 G6
  Ben: W+4 G1
play:
  Aki: R+2
""",
        "may Ben play W+4",
        "No – Stacking: a wild draw 4 can’t be stacked on red draw 2.",
        "出せない – ワイルドドロー4は赤ドロー2に重ねられない。",
    ),
    "a lead that goes to the player after the last one": (
        """rules: local + next_after_last_leads
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: ? x5
  Ben: ? x5
  Chie: ? x5
  Dan: ? x5
play:
  Aki: S9
  Ben: SJ
  Chie: pass
  Dan: pass
  Aki: pass
""",
        "whose turn",
        "It is Chie’s turn – Next-player lead: next after Ben.",
        "Chieの番 – 次の人スタート: Benの次の人。",
    ),
    "a hand that ends the game as it is dealt": (
        """rules: local + dealt_dragon
seats: Aki, Ben, Chie, Dan
hands:
  Aki: S3 H4 S5 H6 D7 C8 S9 H10 DJ CQ SK HA D2
  Ben: ? x13
  Chie: ? x13
  Dan: ? x13
""",
        "what rank is Aki",
        "Aki finishes first – Aki holds every rank from 3 to 2.",
        "Akiは1位 – 手札に3から2までの数字が全部そろう。",
    ),
    "how many cards are left if jokers don’t count": (
        """rules: local + chestnut_picking
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S9 Jo C5
  Ben: D5 D8
  Chie: D7 C8
  Dan: C3 C6
discards: S4 H4 HJ
play:
  Aki: S9 Jo
""",
        "may Aki draw S4 H4",
        "No – Chestnut picking: jokers don’t count as 9s.",
        "拾えない – 栗拾い: ジョーカーは9に数えない。",
    ),
    "how many cards are left if jokers don’t count for a larger effect": (
        """rules: local + crusade
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S10 H10 D10 Jo S3
  Ben: Jo S4
  Chie: S5 S6
  Dan: S8 S7
play:
  Aki: S10 H10 D10 Jo
""",
        "may Ben pass",
        "Yes – Crusade: jokers don’t count, so that’s only three 10s.",
        "パスできる – 十字軍: ジョーカーは10に数えない。",
    ),
    "what a reversed ranking means for the cards asked about": (
        """rules: offkai
seats: Aki, Ben, Chie, Dan
hands:
  Chie: C3 ? x4
field: Aki HJ, Ben D4
""",
        "may Chie play C3",
        "Yes – J-back: the ranking is reversed, so ♣3 beats ♦4.",
        "出せる – Jバック: 強さが逆転中で、♣3は♦4に勝つ。",
    ),
    "that nobody is out yet": (
        """rules: daifugo
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
field: Aki D9, Ben HK
turn: Chie
""",
        "is Aki out",
        "Aki isn’t out – nobody has gone out yet.",
        "Akiはまだ残っている – まだ誰もあがっていない。",
    ),
    "a row that would go on past the end of the ranks": (
        """rules: local + banana_ice
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SQ CK SA S2 C3 S4 HK
""",
        "may Aki discard SQ CK SA S2 C3 S4",
        "No – Banana ice: a row ends with the 2.",
        "捨てられない – バナナアイス: 並びは2で終わり。",
    ),
    "a hand with no more cards of the rank than the field": (
        """rules: local + guerrilla
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S5 C5 CQ
  Ben: H5 D5 D8 DK
  Chie: D7 C8 S9
play:
  Aki: S5 C5
""",
        "may Ben discard H5 D5",
        "No – Guerrilla: Ben has only two 5s.",
        "捨てられない – ゲリラ兵: Benの5は2枚だけ。",
    ),
    "a row that has more pairs than the one below": (
        """rules: local + double_run
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: S6 H6 H7 C7 D8 H8 D9 S9 SK
play:
  Aki: S3 H3 D4 C4 S5 H5
""",
        "may Ben play S6 H6 H7 C7 D8 H8 D9 S9",
        "No – the play below has 6 cards, so 8 can’t follow.",
        "出せない – 二列階段: 場は6枚なので、8枚では出せない。",
    ),
    "which ranks are compared in a combination with added cards": (
        """rules: local + triple_with_kicker
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: S5 H5 D5 D4 Jo SK
play:
  Aki: S3 H3 D3 SA HA
""",
        "may Ben play S5 H5 D5 D4 Jo",
        "Yes – 5s beat 3s, in the same kind of combination.",
        "出せる – 場と同じ出し方で、5は3より強いので出せる。",
    ),
    "a jack that counts as a trump and so isn’t of the suit that was led": (
        """rules: skat
seats: Aki, Ben, Chie
turn: Ben
state: dealer Aki, declarer Chie, bid Chie 18, trump C
hands:
  Ben: ? x10
  Chie: ? x10
  Aki: HJ S7 SA S8 S9 SK SQ S10 D7 D8
play:
  Ben: HA
  Chie: H7
  Aki: S7
""",
        "did Aki revoke",
        "Aki didn’t revoke – Following suit: Aki had no hearts.",
        "Akiはリボークしていない – ハートがなかった。",
    ),
    "that trump is known already": (
        """rules: euchre
seats: Aki, Ben, Chie, Dan
turn: Aki
state: trump S
""",
        "may Aki call H",
        "No – trump is already spades.",
        "指定できない – 切り札はもうスペードに決まっている。",
    ),
    "that all have passed": (
        """rules: skat
seats: Aki, Ben, Chie
state: dealer Aki, passed Chie, passed Aki
hands:
  Aki: S7
  Ben: S8
  Chie: S9
play:
  Ben: pass
""",
        "whose turn",
        "It is nobody’s turn – all have passed.",
        "誰の番でもない – 全員がパスしたので、この勝負は流れる。",
    ),
    "a suit that was called": (
        """rules: crazy_eights
seats: Aki, Ben, Chie
turn: Aki
field: H7
hands:
  Aki: C8 S4
  Ben: C5 D4 S3
play:
  Aki: C8
  Aki: calls D
""",
        "may Ben play D4",
        "Yes – ♦4 has the suit that was called, diamonds.",
        "出せる – ♦4は指定されたダイヤ。",
    ),
    "a player who draws though a card fits": (
        """rules: crazy_eights
seats: Aki, Ben, Chie
turn: Aki
field: H7
hands:
  Aki: HQ S4
""",
        "may Aki draw",
        "Yes – ♥Q would fit, but Aki may draw all the same.",
        "引ける – ♥Qは出せるが、引いてもかまわない。",
    ),
    "what depends on something without the answer to it": (
        """rules: million_doubt
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: SA D3 C5
  Ben: ? x6
  Chie: ? x7
field: Chie HK, Aki (?)
""",
        "may Ben let it through",
        "It depends on whether Ben can still doubt.",
        "Benがまだダウトできるかどうかで変わる。",
    ),
    "a lock that was another player’s": (
        """rules: local + personal_suit_lock - suit_lock
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Chie: D10
play:
  Aki: S6
  Ben: S9
""",
        "may Chie play D10",
        "Yes – Personal suit lock only concerns Ben.",
        "出せる – 個人スート縛り: 対象はBenだけ。",
    ),
    "which rank is strongest now": (
        """rules: league
seats: Aki, Ben, Chie, Dan
turn: Chie
hands:
  Chie: SK SA S2 ? x4
state: revolution
play:
  Chie: SK SA S2
""",
        "whose turn",
        "It is Dan’s turn – Strongest-run clear: the 3 is strongest.",
        "Danの番 – 最強の階段の流れ: いま一番強いのは3。",
    ),
    "a rule that a reversal stops, and what follows": (
        """rules: daifugo + black_red_seven
seats: Aki, Ben, Chie, Dan
turn: Aki
field: D3
state: revolution
""",
        "may Aki play H7",
        "No – Black 7 and red 7: red 7s only in the normal ranking.",
        "出せない – ブラック7・レッド7: 赤の7は平常時だけ。",
    ),
    "an offer that was declined before the player went out": (
        """rules: local + salvage
readings: salvage_last = not_out_takes_cards
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: H3
  Ben: D5 D8
  Chie: D7 C8
  Dan: C4 C6
discards: H2
play:
  Aki: H3
  Ben: pass
  Chie: pass
  Dan: pass
  Aki: declines
""",
        "is Aki out",
        "Aki has gone out – Salvage: Aki chose not to take a card.",
        "Akiはあがり – サルベージ: カードを拾わなかった。",
    ),
    "jokers that were shown in place of a gift": (
        """rules: local + anti_tribute
seats: Aki (daifugo), Dan (daihinmin), Ben (heimin)
hands:
  Aki: S3 S4 S5 S6 S7
  Ben: ? x5
  Dan: Jo Jo H5 HJ HA
state: exchange
play:
  Dan: shows Jo Jo to Aki
""",
        "what must Dan give",
        "Dan gives nothing (Anti-tribute).",
        "Danは何も渡さない(抗貢)。",
    ),
    "a new order of seats": (
        """rules: local + nine_reseat
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S9 H9 D9 C9 C3 C4 Jo
  Ben: S10 D10 D8
  Chie: SJ HJ
  Dan: SK HK
play:
  Aki: S9 H9
  Aki: picks Dan
  Aki: picks Chie
  Dan: pass
  Chie: pass
""",
        "whose turn",
        "It is Ben’s turn – the order is now Aki, Dan, Chie and Ben.",
        "Benの番 – 順はAki、Dan、Chie、Ben。",
    ),
    "a play out of turn on another rank": (
        """rules: local + jump_in - suit_lock
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: C7 HK
  Ben: D9 C5
  Chie: C6 C4
  Dan: S7 D7 H7 SK
play:
  Aki: C7
  Ben: D9
""",
        "may Dan play S7 D7 H7",
        "No – Jump-in applies only on the same rank.",
        "出せない – 割り込み出し: 効くのは同じ数字の上だけ。",
    ),
    "which card has to be given before another": (
        """rules: local + return_low_only
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
hands:
  Aki: S10 SJ SQ SK S2
  Dan: H5 H6 HJ HA HK
state: exchange
play:
  Dan: gives HA HK to Aki
""",
        "may Aki give S10 SQ to Dan",
        "No – Low-card return: ♠Q can’t be given while Aki keeps ♠J.",
        "渡せない – 10以下返し: ♠Jを残して♠Qは渡せない。",
    ),
    "a weaker card of another suit": (
        """rules: daifugo + reverse_lock
seats: Aki, Ben, Chie, Dan
field: S7
""",
        "may Ben play H6",
        "No – Reverse lock: it has to be of the same suit: spades.",
        "出せない – 同じマーク(スペード)でなければいけない。",
    ),
    "plays of one suit that are too few for a lock": (
        """rules: offkai - eight_cut
seats: Aki, Ben, Chie, Dan
hands:
  Chie: C9 C10 CJ ? x4
field: Aki D3 D4 D5, Ben D6 D7 D8
""",
        "may Chie play C9 C10 CJ",
        "Yes – Suit lock: a lock takes 3 plays in a row.",
        "出せる – 縛りは3回続いてから。",
    ),
    "a rule with nothing to end": (
        """rules: daifugo + jeanne_darc
seats: Aki, Ben, Chie, Dan
turn: Aki
play:
  Aki: SQ HQ
""",
        "what happens",
        "Ben is next – Jeanne d’Arc: there is nothing for it to end.",
        "次はBenの番 – ジャンヌダルク: 終わらせるものがない。",
    ),
    "hands that are equal": (
        """rules: holdem
seats: Aki, Ben, Chie
state: board SA SK SQ SJ S10
hands:
  Aki: HA D3
  Ben: DA C2
  Chie: H9 C9
""",
        "who wins",
        "All players share the win – a straight flush each.",
        "Aki、Ben、Chieの引き分け。",
    ),
    "players who are out among those who didn’t answer": (
        """rules: offkai
seats: Dan (hinmin), Chie (daihinmin), Ben (fugo), Aki (daifugo)
turn: Ben
hands:
  Dan: ? x8
  Chie: ? x8
  Ben: D5 C3 ? x6
  Aki: ? x8
play:
  Ben: D5
  Aki: pass
  Dan: pass
  Chie: is caught lying
""",
        "who leads",
        "Ben leads – everyone else has passed or is out.",
        "Benが親 – ほかの人はパスしたか抜けている。",
    ),
    "which ranks may follow which": (
        """rules: daifugo + religious_revolution
seats: Aki, Ben, Chie, Dan
state: religious revolution
field: S5
turn: Ben
""",
        "may Ben play H8",
        "No – only odd ranks may follow odd ranks, and ♥8 isn’t odd.",
        "出せない – 奇数の上には奇数しか出せず、♥8は偶数。",
    ),
    "which card makes a player the adjutant": (
        """rules: napoleon
seats: Aki, Ben, Chie, Dan, Emi
state: dealer Emi, contract 13S, napoleon Aki, adjutant card HA
field: Aki H2, Ben HA
""",
        "who is the adjutant",
        "Ben is the adjutant – Ben played ♥A.",
        "副官はBen – ♥Aを出した。",
    ),
    "fouls that rank from the bottom": (
        """rules: local + damien
seats: Aki, Ben, Chie, Dan
turn: Aki
play:
  Aki: S6 H6 D6
  Ben: pass
  Chie: pass
  Dan: pass
""",
        "what rank is Ben",
        "Ben finishes fourth – the earlier the foul, the lower.",
        "Benは4位 – ダミアン: 先に反則した人ほど下。",
    ),
    "cards that are only added to others": (
        """rules: local + triple_with_kicker
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S3 H3 D3 D8 C8 SK
play:
  Aki: S3 H3 D3 D8 C8
""",
        "whose turn",
        "It is Ben’s turn – 8-cut: the 8s are only added cards.",
        "Benの番 – 8は付けたカードなので、場は流れない。",
    ),
    "a set with a joker in place of a single card": (
        """rules: local + five_colour_lock
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: SK CK H6
play:
  Aki: D5 Jo
""",
        "may Ben play SK CK",
        "Yes – 5-colour lock: two 5s, not one.",
        "出せる – 5色縛り: 5が1枚でなく2枚。",
    ),
    "a reversal behind a run": (
        """rules: daifugo
seats: Aki, Ben, Chie, Dan
turn: Chie
field: Ben C9 C8 C7
hands:
  Chie: D7 D6 D5 ? x4
state: revolution
""",
        "may Chie play D5 D6 D7",
        "Yes – the ranking is reversed, so ♦5 ♦6 ♦7 beat ♣7 ♣8 ♣9.",
        "出せる – 革命: 強さが逆転中。",
    ),
    "a reversal that makes no difference to the cards asked about": (
        """rules: daifugo + black_red_seven + j_back
seats: Aki, Ben, Chie, Dan
turn: Aki
field: SJ, S3
""",
        "may Aki play S7",
        "Yes – J-back: the ranking is reversed.",
        "出せる – Jバック: 強さが逆転中。",
    ),
    "a joker that stands for a rank with an article of its own": (
        """rules: offkai
seats: Aki, Ben, Chie, Dan
hands:
  Aki: H6 H7 Jo ? x4
play:
  Aki: H6 H7 Jo=H8
""",
        "whose turn",
        "It is Aki’s turn – 8-cut: a joker stood for the 8.",
        "Akiの番 – 8切り: ジョーカーが8として出た。",
    ),
    "a foul card that isn’t one beside another": (
        """rules: daifugo
seats: Aki, Ben, Chie, Dan
turn: Ben
hands:
  Ben: S3 H3
play:
  Ben: S3 H3
""",
        "is Ben out",
        "Ben has gone out – ♠3 is a foul only when alone.",
        "Benはあがり – 反則上がり: ♠3は1枚だけで反則。",
    ),
    "the order of the seats that a table states": (
        """rules: local + nine_reseat
state: seated Aki Chie Dan Ben
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S9 H9 D9 C9 C3 C4 Jo
  Ben: S10 D10 D8
  Chie: SJ HJ
  Dan: SK HK
play:
  Aki: C3
""",
        "whose turn",
        "It is Chie’s turn – the order is now Aki, Chie, Dan and Ben.",
        "Chieの番 – 順はAki、Chie、Dan、Ben。",
    ),
    "that a null is won without a trick": (
        """rules: skat
seats: Aki, Ben, Chie
state: declarer Aki, bid Aki 23, null, tricks Ben 6, tricks Chie 4
hands:
  Aki: none
  Ben: none
  Chie: none
""",
        "who wins",
        "Aki wins – Aki took no trick in the null.",
        "勝ったのはAki – ヌルで1トリックも取っていない。",
    ),
    "that a card has been drawn, not once more that a pass follows": (
        """rules: crazy_eights
seats: Aki, Ben, Chie
readings: most_drawn = 1
turn: Aki
field: H7
hands:
  Aki: CQ S4
play:
  Aki: draws from the stock
""",
        "may Aki pass",
        "Yes – Aki has drawn.",
        "パスできる – もう引いた。",
    ),
    "that something is optional, not once more that it may be declined": (
        """rules: million_doubt
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: SA D3 C5
  Ben: ? x6
  Chie: ? x7
field: Chie HK
play:
  Aki: (D3)
  Chie: doubt
""",
        "may Chie decline",
        "Yes – it’s optional.",
        "しなくてよい – するかどうかは自由。",
    ),
    "what is wrong with the cards added to others": (
        """rules: dou_dizhu
seats: Aki, Ben, Chie
state: landlord Aki, bid Aki 2
turn: Aki
""",
        "may Aki play S3 H3 D3 Jo- Jo+",
        "No – the added cards must be a pair.",
        "出せない – 付けるのはペア1組。",
    ),
    "a rule that is named once": (
        """rules: local + joker_clears + sandstorm
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: H3 D3 C3 C9
play:
  Aki: Jo
""",
        "may Ben play H3 D3 C3",
        "No – Joker clear: Chie may first answer the cut.",
        "出せない – ジョーカー切り: 先にChieが返すか決める。",
    ),
    "a card that is a foul in a revolution": (
        """rules: daifugo + triple_seven_revolution + seven_pass + revolution_choice
readings: seven_pass_out = out_judged_by_given_cards
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S7 H7 D7 C3
  Ben: H3 H4 H5 D8
  Chie: D3 D4 D5 D6
  Dan: S4 S5 S6 S8
play:
  Aki: S7 H7 D7
  Aki: revolts
  Aki: gives C3 to Ben
""",
        "is Aki out",
        "Aki is out on a foul – ♣3 is a foul in a revolution.",
        "Akiは反則上がり – 革命中は♣3が反則。",
    ),
    "a card that its own play makes a foul": (
        """rules: daifugo + religious_revolution
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SK HK DK
  Ben: H3 H4 S2 H5
  Chie: D3 D4 D5 D6
  Dan: S4 S5 S6 S7
play:
  Aki: SK HK DK
""",
        "is Aki out",
        "Aki is out on a foul – the play itself made ♠K ♥K ♦K a foul.",
        "Akiは反則上がり – 出した後の順ではKが反則。",
    ),
    "that there is no card to take": (
        """rules: local + joker_claim
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S4 C9 C5
  Ben: D5 D6
  Chie: C7 D8
  Dan: C3 C6
play:
  Aki: S4
""",
        "whose turn",
        "It is Ben’s turn – Joker claim: no joker to take.",
        "Benの番 – ジョーカー請求: 取れるジョーカーがない。",
    ),
    "a card that nothing beats, from a hand that is not all known": (
        """rules: local + high_single_rule
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: Jo ? x2
  Ben: ? x1
""",
        "may Aki play Jo",
        "Yes – Last-card defence: it’s the strongest card in hand.",
        "出せる – 残り1枚対策: 手札で一番強いカード。",
    ),
    "that a player is out and so draws nothing": (
        """rules: local + re_king
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SK
  Ben: D5 D8
  Chie: D7 C8
  Dan: C3 C6
discards: S5 H5 S9 H9 SJ HJ DJ CJ SQ
play:
  Aki: SK
""",
        "may Aki draw S5",
        "No – Re:KING: Aki is already out.",
        "拾えない – Re:KING: もう抜けている。",
    ),
    "the cards that a strict lock leaves": (
        """rules: offkai
seats: Aki, Ben, Chie, Dan
hands:
  Chie: H6 C6 ? x4
field: Aki D4 S4, Ben D5 S5
""",
        "may Chie play H6 C6",
        "No – Strict lock: only ♠6 ♦6.",
        "出せない – 激縛り: ♠6 ♦6だけ。",
    ),
    "what a play may follow, rather than that it may not follow this one": (
        """rules: local + spaced_run
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: H9 HJ HK
play:
  Aki: S4 S5 S6
""",
        "may Ben play H9 HJ HK",
        "No – a spaced run may only follow another as long.",
        "出せない – 同じ枚数の飛び階段の上にしか出せない。",
    ),
    "which kind of hand beats which": (
        """rules: big_two
seats: Aki, Ben, Chie, Dan
field: SK CK DK HK C5
""",
        "may Aki play D4 D5 D6 D7 D8",
        "Yes – a straight flush beats four of a kind.",
        "出せる – ストレートフラッシュは4枚組と1枚に勝つ。",
    ),
    "where a card that may be led comes from": (
        """rules: daifugo + a_tax
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SA S9
  Ben: ? x5
  Chie: ? x5
  Dan: ? x5
field: Ben D4, Chie S7, Dan HQ
play:
  Aki: SA
  Ben: pass
  Chie: pass
  Dan: pass
""",
        "may Aki play HQ",
        "Yes – Aki takes the cards that were on the field before.",
        "出せる – Akiが場にあったカードをすべて引き取る。",
    ),
    "a lost game costs twice its value": (
        "rules: skat\n"
        "seats: Aki, Ben, Chie\n"
        "state: declarer Aki, bid Aki 18, trump D, with 1, card points Aki 60\n",
        "score",
        "Points: Aki −36, the others 0 – twice 18 for a lost game.",
        "Akiが−36点、ほかは0点 – 負けたので18点の2倍。",
    ),
    "an order that a rule states isn’t reversed": (
        "rules: torite, game = B'\nseats: Aki, Ben, Chie, Dan\n",
        "what order",
        "1 is high, 10 is low.",
        "1が強く、10が弱い。",
    ),
    "a player who waits for the others": (
        "rules: local + q_bomber_own_choice\n"
        "readings: q_bomber_own_choice_order = tie\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "hands:\n"
        "  Aki: SQ S3 S4\n"
        "  Ben: D7\n"
        "  Chie: C3\n"
        "  Dan: C7 C8\n"
        "play:\n"
        "  Aki: SQ\n"
        "  Aki: discards S3\n"
        "  Ben: discards D7\n",
        "is Ben out",
        "Ben isn’t out – not before everyone is done.",
        "Benはまだ残っている – あがるのは全員が終わってから。",
    ),
    "an even number of cards": (
        "rules: daifugo + nine_reverse\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "play:\n"
        "  Aki: S9 H9\n",
        "whose turn",
        "It is Ben’s turn – 9-reverse: two 9s, not an odd number.",
        "Benの番 – 9リバース: 9が奇数枚でなく2枚。",
    ),
    "the highest card of a suit": (
        "rules: page_one\n"
        "seats: Aki, Ben, Chie\n"
        "field: Aki H7\n"
        "hands:\n"
        "  Ben: SA S7\n"
        "  Chie: H2 S5\n"
        "play:\n"
        "  Ben: SA !\n"
        "  Chie: H2\n",
        "whose turn",
        "It is Aki’s turn – ♥7 was the highest of the hearts.",
        "Akiの番 – ハートで一番強い♥7を出した。",
    ),
}
"""What is meant, the table, the question, and the headline in English and in Japanese."""


@pytest.mark.parametrize(("table", "ask", "en", "ja"), DECIDING.values(), ids=DECIDING)
def test_the_headline_says_what_decides(table: str, ask: str, en: str, ja: str) -> None:
    verdict = referee.read(table).ask(ask)
    assert (verdict.headline("en"), verdict.headline("ja")) == (en, ja)


def test_what_happens_to_several_players_is_told_of_all() -> None:
    table = """
rules: local + cartel
seats: Aki (daihinmin), Ben, Chie (daifugo), Dan
turn: Aki
hands:
  Aki: S3 S4 S5 S6 C10
play:
  Aki: S3 S4 S5
"""
    said = referee.read(table).ask("what happens").say("en")
    assert "so Aki, Ben and Dan may show their hand" in said


def test_draws_that_add_up_are_summed_and_may_be_passed_on() -> None:
    table = """
rules: uno + stacking
seats: Aki, Ben, Chie
turn: Aki
field: R5
hands:
  Aki: R+2 G6
  Ben: B+2 G1 G2
play:
  Aki: R+2
  Ben: B+2
"""
    verdict = referee.read(table).ask("what must Chie do")
    assert "2 + 2 makes 4. Chie may play another draw card instead." in verdict.say("en")
    assert "2 + 2で4枚です。ドローカードを重ねることもできます。" in verdict.say("ja")


TOLD = {
    "the rule by which a player is out": (
        """rules: daifugo + lucky_seven
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S7 H7 D7 C9 C4
play:
  Aki: S7 H7 D7
  Ben: pass
  Chie: pass
  Dan: pass
""",
        "who leads",
        "Lucky 7: The field was cleared on three 7s, so Aki goes out at once.",
        "LUCKY7: 7が3枚出て場が流れたので、Akiはその場であがりです。",
    ),
    "the rule behind what an answer depends on": (
        """rules: daifugo
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
field: Aki D9, Ben HK
state: may be out Ben
turn: Chie
""",
        "is Aki out",
        "Miyako-ochi (fall of the top): If Ben has no card left, Aki has fallen and is out.",
        "都落ち: Benの手札がもうないなら、Akiは脱落しています。",
    ),
    "every rule that makes the order": (
        """rules: daifugo + religious_revolution + arthur
state: revolution
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SK HK DK C3 S3
  Ben: H3 H4 S2 H5
  Chie: D3 D4 D5 D6
  Dan: S4 S5 S6 S7
play:
  Aki: SK HK DK
""",
        "what order",
        "Religious revolution: While the ranking isn’t reversed, aces and 2s are weaker than",
        "宗教革命: 強さの順が逆転していない間、Aと2はほかのどの数字よりも弱いです。",
    ),
    "the rule that ends the game for a player, beside what undoes its revolution": (
        """rules: daifugo + great_revolution + two_back + revolution_choice
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S2 H2 D2 C2 C3
  Ben: H3 H4 S4 H5
  Chie: D3 D4 D5 D6
  Dan: C4 S5 S6 S7
play:
  Aki: S2 H2 D2 C2
""",
        "what happens",
        "Great revolution: Four 2s were played without a joker, so Aki goes out at once.",
        "大革命: ジョーカーを入れずに2が4枚出たので、Akiはその場であがりです。",
    ),
    "the rule that says who leads after a cut": (
        """rules: local + next_after_last_leads(cuts=yes) - foul_finish
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S8
  Ben: ? x5
  Chie: ? x5
  Dan: ? x5
play:
  Aki: S8
""",
        "whose turn",
        "Next-player lead: The player after Aki leads next.",
        "次の人スタート: Akiの次の人が親になります。",
    ),
    "the trick that is carried over": (
        """rules: torite, game = E
readings: all_void = carried_to_next
seats: Aki, Ben, Chie, Dan
state: carried R6 B6 Y3 R3
field: Aki B9, Ben R1, Chie R2, Dan Y1
""",
        "score",
        "The trick carried over goes with this one, so it counts 2.",
        "持ち越したトリックも付いてくるので、2トリックと数えます。",
    ),
    "every pair of cards that cancel each other": (
        """rules: torite, game = E
readings: all_void = nobody_discarded
seats: Aki, Ben, Chie, Dan
field: Aki R6, Ben B6, Chie Y3, Dan R3
""",
        "who gets B6",
        "Yellow 3 and red 3 are the same rank and cancel each other out.",
        "黄3と赤3は同じ3なので、打ち消し合って無効です。",
    ),
    "the order of the suits": (
        """rules: local + suits_rank
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: C9
play:
  Aki: H9
""",
        "may Ben play C9",
        "Suit ranking: It’s the same rank, and clubs are below hearts: the suits rank diamonds,",
        "マークの強弱: クラブはハートより弱いマークです(弱い順にダイヤ、クラブ、",
    ),
    "a reading that says what nothing may do": (
        """rules: local + double_run + bomb_on_two
readings: bomb_on_two_pair = nothing
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Ben: S3 H3 D4 C4 S5 H5 S6 C6 SK
play:
  Aki: S2 H2
""",
        "may Ben play S3 H3 D4 C4 S5 H5 S6 C6",
        "2-chop: At this table no bomb beats a pair of 2s.",
        "2落とし: 2のペアには爆弾でも勝てない卓です。",
    ),
    "the reading by which the next player leads": (
        """rules: league
readings: all_passed_on_nothing = player_after
seats: Aki, Ben, Chie, Dan
turn: Ben
hands:
  Aki: ? x4
  Ben: C9 ? x4
  Chie: ? x4
  Dan: ? x4
play:
  Ben: pass
  Chie: pass
  Dan: pass
  Aki: pass
""",
        "whose turn",
        "At this table the next player leads if all pass on an empty field.",
        "空の場で全員がパスしたら次の人が親になる卓です。",
    ),
    "the basic rule that beats others": (
        """rules: dou_dizhu
seats: Aki, Ben, Chie
field: Aki Jo+
state: landlord Aki, bid Aki 2
""",
        "may Ben play S3 H3 D3 C3",
        "Bombs and the rocket: ♠3 ♥3 ♦3 ♣3 may be played on a single card.",
        "爆弾とロケット: 1枚のカードの上に4枚重ねて出せます。",
    ),
    "how many cards players hold who are placed by that": (
        """rules: local + first_out_ends
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S9
  Ben: ? x2
  Chie: ? x5
  Dan: ? x3
play:
  Aki: S9
""",
        "what rank is Chie",
        "fewest first. Cards left: Ben 2, Dan 3 and Chie 5.",
        "残りはBenが2枚、Danが3枚、Chieが5枚です。",
    ),
    "the title of a player who gives nothing": (
        """rules: daifugo
seats: Aki (daihinmin), Ben (hinmin), Chie (heimin), Dan (fugo), Eve (daifugo)
state: exchange
""",
        "what must Chie give",
        "Chie is heimin, and so gives nothing.",
        "平民だからです。",
    ),
    "the title of a player to whom a rule doesn’t apply": (
        """rules: daifugo + gekokujo
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
turn: Chie
hands:
  Aki: ? x5
  Ben: ? x5
  Chie: S9
  Dan: ? x5
play:
  Chie: S9
""",
        "what happens",
        "Gekokujo applies only to the daihinmin, and Chie is hinmin.",
        "下剋上: 効くのは大貧民だけで、Chieは貧民です。",
    ),
    "the rule that turns another off, where a reading says which ones": (
        """rules: daifugo + bloody_mary_b + five_skip
readings: hand_type_rules = all_local_rules
seats: Aki, Ben, Chie, Dan
state: hand rules off by bloody Mary B
turn: Aki
play:
  Aki: S5
""",
        "whose turn",
        "5-skip: “Bloody Mary B” turns it off, so nobody is skipped.\n"
        "Bloody Mary B: At this table all local rules are “about hands”.",
        "5飛ばし: 『ブラッディメアリB』で無効になっているので、誰も飛ばされません。",
    ),
    "who has not passed yet": (
        """rules: daifugo + lucky_seven
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S7 H7 D7 C10
play:
  Aki: S7 H7 D7
  Ben: pass
""",
        "is Aki out",
        "Lucky 7: Chie and Dan haven’t passed yet.",
        "LUCKY7: まだChieとDanがパスしていません。",
    ),
    "how many cards a set has with those below": (
        """rules: local + fourth_clears(out_of_turn=yes) + equal_allowed - eight_cut - suit_lock
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S7 S3
  Ben: H7 C5
  Chie: D7 C6
  Dan: C7 H9 S9
play:
  Aki: S7
  Ben: H7
""",
        "may Dan play C7",
        "4th-card clear takes four or more of the rank in all, not three.",
        "その数字が合わせて4枚以上必要で、これは3枚です。",
    ),
    "who has the same score": (
        """rules: daifugo
seats: Aki, Ben, Chie, Dan
state: score Aki 7, score Ben 3, score Chie 7, score Dan 5
""",
        "seating",
        "Not decided yet: Aki and Chie have the same score.",
        "まだ決まりません。AkiとChieが同点です。",
    ),
}
"""What is meant, the table, the question, and what the verdict says in English and in Japanese."""


@pytest.mark.parametrize(("table", "ask", "en", "ja"), TOLD.values(), ids=TOLD)
def test_the_verdict_says_what_decides(table: str, ask: str, en: str, ja: str) -> None:
    verdict = referee.read(table).ask(ask)
    assert en in verdict.say("en")
    assert ja in verdict.say("ja")


def test_last_cards_that_are_no_foul_are_the_reason_where_some_are() -> None:
    table = """
rules: offkai
seats: Aki, Ben, Chie, Dan
hands:
  Aki: H3
play:
  Aki: H3
"""
    verdict = referee.read(table).ask("is Aki out")
    assert verdict.headline("en") == "Aki has gone out – Foul finish: no foul with ♥3."
    assert verdict.headline("ja") == "Akiはあがり – 反則上がり: ♥3は反則でない。"
    assert "Foul finish: Going out with ♥3 isn’t a foul." in verdict.say("en")


def test_only_one_of_those_at_the_bottom_comes_last() -> None:
    table = """
rules: offkai
seats: Eve (daihinmin), Dan (hinmin), Chie (heimin), Ben (fugo), Aki (daifugo)
hands:
  Eve: ? x3
  Dan: out 2
  Chie: out foul 2
  Ben: out 1
  Aki: out fallen 1
"""
    said = referee.read(table).ask("ranks").say("en")
    assert "Aki fell and comes last." in said
    assert "Chie went out on a foul and ranks just above Aki." in said


def test_a_card_that_must_be_led_alone() -> None:
    table = """
rules: local + first_play_with_card(alone=alone)
seats: Aki, Ben, Chie, Dan
hands:
  Chie: D3 C3 S4 ? x10
"""
    verdict = referee.read(table).ask("may Chie play D3 C3")
    assert verdict.headline("en") == "No – Named-card start: ♦3 has to be led alone."
    assert verdict.headline("ja") == "出せない – ダイヤ3スタート: 最初は♦3を1枚だけ。"


def test_tricks_that_a_revoke_takes_away_are_not_said_to_be_none() -> None:
    table = """
rules: spades + revoke
readings: revoke_cost = set
seats: Aki, Ben, Chie, Dan
state: revoked Aki, bid Aki 4, bid Ben 3, bid Chie 2, bid Dan 3, {}
"""
    tricks = "tricks Aki 5, tricks Ben 3, tricks Chie 3, tricks Dan 2"
    verdict = referee.read(table.format(tricks)).ask("score")
    assert "Aki and Chie bid 6, and no trick counts for it" in verdict.say("en")
    assert "took 0" not in verdict.say("en")


def test_what_follows_from_either_order_is_told_once() -> None:
    table = """
rules: daifugo + thief + death
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S4 H4 D4 C9
  Ben: S2 C5
  Chie: HA C6
  Dan: Jo C7
play:
  Aki: S4 H4 D4
"""
    said = referee.read(table).ask("what must Ben do").say("en")
    assert said.count("Ben would have to discard the strongest card") == 1
