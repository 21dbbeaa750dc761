"""Reasons and changes that are true of the table: none says what the answer denies."""

from __future__ import annotations

import pytest

import referee
from referee.explain.verdict_text import deciding_line

SEATS = "seats: Aki, Ben, Chie, Dan\n"
TRUE = {
    "a rule that is a choice of the table": (
        f"rules: local + catapult\nreadings: catapult_out = not_allowed\n{SEATS}turn: Aki\nhands:\n"
        "  Aki: S2 H2 S4 H5\n  Ben: D2 C2\nplay:\n  Aki: S2 H2\n",
        "may Ben discard D2 C2",
        "Catapult: At this table the last card can’t be given up.",
        "カタパルト: 最後の手札を手放せない卓です。",
    ),
    "players who lost in the same way": (
        f"rules: local + damien\n{SEATS}turn: Aki\nhands:\n  Aki: S6 H6 D6 C3\n  Ben: ? x2\n"
        "  Chie: ? x2\n  Dan: ? x4\nplay:\n  Aki: S6 H6 D6\n  Ben: pass\n  Chie: pass\n"
        "  Dan: pass\n",
        "ranks",
        "Ben, Chie and Dan passed while “Damien” was in effect, and that counts as a foul finish.",
        "Ben、Chie、Danは『ダミアン』の間にパスしたので、反則上がりの扱いです。",
    ),
    "whose hand has the stronger card": (
        f"rules: daifugo + thief\n{SEATS}turn: Aki\nstate: revolution\nhands:\n"
        "  Aki: S4 H4 D4 C9\n  Ben: S3 C2\n  Chie: HA C6\n  Dan: Jo C7\nplay:\n  Aki: S4 H4 D4\n",
        "may Aki take C2 from Ben",
        "Thief: Ben has ♠3, and that is stronger while the ranking is reversed.",
        "シーフ: 逆転中は、Benの手札の♠3のほうが強いカードです。",
    ),
    "an 8 or higher": (
        f"rules: daifugo\n{SEATS}field: Aki S7\n",
        "may Ben play S6",
        "An 8 or higher beats it.",
        "8以上なら勝てます。",
    ),
    "which cards on top don’t count": (
        f"rules: local + three_skips\n{SEATS}turn: Ben\nfield: Aki CA\nplay:\n  Ben: H3\n",
        "may Dan play S4",
        "3-skip: ♥3 doesn’t count, so ♣A has to be beaten.",
        "3スキップ: ♥3は数えないので、♣Aに勝つ必要があります。",
    ),
    "a revolution that two rules leave on": (
        f"rules: local + crusade\nreadings: crusade_both = two\n{SEATS}turn: Aki\n"
        "state: revolution\nhands:\n  Aki: S10 H10 D10 C10 S3\nplay:\n  Aki: S10 H10 D10 C10\n",
        "what order",
        "Crusade: Together with “Revolution” it reverses the ranking twice, so it stays reversed.",
        "十字軍: 『革命』と合わせて2回逆転したので、逆転した順のままです。",
    ),
    "how many Ks may be added to the Qs": (
        f"rules: daifugo + cross_dressing\nreadings: cross_dressing_count = as_many_as_Qs\n{SEATS}"
        "turn: Aki\nhands:\n  Ben: SQ HK DK S4\nplay:\n  Aki: S5 H5 D5\n",
        "may Ben play SQ HK DK",
        "♠Q ♥K ♦K aren’t as many Ks as Qs. At this table as many Ks as Qs have to be added.",
        "QにKをQと同じ枚数だけ足せる卓です。",
    ),
    "a decision that nobody asks for": (
        f"rules: daifugo\n{SEATS}turn: Aki\n",
        "may Ben decline",
        "There is nothing for Ben to decline now.",
        "いま断るようなことは何もありません。",
    ),
    "whose last card cleared the field": (
        f"rules: local + out_clears\n{SEATS}hands:\n  Aki: S9\n  Ben: H3 H4\nplay:\n  Aki: S9\n",
        "whose turn",
        "Going-out clear: Aki’s last card was played, so the field is cleared; Aki is out, so Ben",
        "上がり流し: Akiの最後の手札が出たので、場が流れ、",
    ),
    "whose empty hand ends the game": (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Ben\n"
        "hands:\n  Aki: out 1\n  Ben: H3 D5\n  Chie: C4\nfield: Aki S2\n",
        "whose turn",
        "Aki has no card left, so the game is over and the others’ hands are counted.",
        "Akiの手札がなくなったので、ゲームは終わり、ほかの人の手札を数えます。",
    ),
    "a card that another hand lacks": (
        f"rules: local + joker_claim\n{SEATS}turn: Aki\nhands:\n  Aki: S4 C9\n  Ben: D5 D8\n"
        "  Chie: D7 C8\n  Dan: C3 C6\nplay:\n  Aki: S4\n",
        "whose turn",
        "Joker claim: There is no joker to take, so no cards are taken.",
        "ジョーカー請求: 取れるジョーカーがないので、カードは取りません。",
    ),
    "the rule by which a player is out of the turn": (
        "rules: local + tax_evasion\n"
        "seats: Dan (daihinmin), Chie (hinmin), Ben (fugo), Aki (daifugo)\n"
        "turn: Dan\nhands:\n  Dan: ? x8\n  Chie: ? x8\n  Ben: ? x8\n  Aki: ? x8\n"
        "play:\n  Dan: is caught lying\n",
        "whose turn",
        "Tax evasion: Dan is out, and Chie is next.",
        "脱税: Danはもう抜けているので、次はChieです。",
    ),
    "what is owed twice": (
        f"rules: daifugo + bloody_mary_b + jeanne_darc + q_bomber\n"
        f"readings: mary_b_or_jeanne = pair_cancels_itself\n{SEATS}turn: Aki\n"
        "hands:\n  Aki: SQ HQ C9\nplay:\n  Aki: SQ HQ\n",
        "what happens",
        "Two Qs were played, so Aki names a rank twice.",
        "Qが出たので、Akiは2回、数字を宣言します。",
    ),
    "what is owed to several": (
        f"rules: local + industrial_revolution\n{SEATS}turn: Aki\n"
        "hands:\n  Aki: S3 H3 D3 C3 C5\n  Ben: D5 D8\n  Chie: D7 C8\n  Dan: C6 CK\n"
        "play:\n  Aki: S3 H3 D3 C3\n",
        "what happens",
        "Aki must take one card from each of Ben, Chie and Dan.",
        "AkiはBen、Chie、Danそれぞれの手札から1枚取ります。",
    ),
    "what a play lacks that isn’t made yet": (
        f"rules: daifugo + ten_return\n{SEATS}turn: Aki\nhands:\n  Ben: H10 S10 C4\n"
        "play:\n  Aki: H8 S8\n",
        "may Ben play H10",
        "10-return takes two 10s, not one, so it doesn’t answer the cut.",
        "10返し: 10が2枚でなく1枚なので、返せません。",
    ),
    "the cards of a player who may also keep all": (
        "rules: local + anti_tribute\nseats: Aki (daifugo), Dan (daihinmin), Ben (heimin)\n"
        "hands:\n  Aki: S3 S4 S5\n  Ben: S8 S9 D3\n  Dan: Jo Jo H5 HJ HA\nstate: exchange\n",
        "may Dan give Jo HA to Aki",
        "The strongest cards go first, and ♥A isn’t one of those.",
        "強い順に渡すので、♥Aは渡せません。",
    ),
    "a rank of which all cards will do": (
        f"rules: daifugo + q_bomber\n{SEATS}turn: Aki\nhands:\n  Aki: SQ C4 C5\n  Ben: ? x3\n"
        "play:\n  Aki: SQ\n  Aki: names 4\n",
        "may Ben discard H5",
        "Q-bomber: Ben may only discard 4s.",
        "Qボンバー: 捨てられるのは4だけです。",
    ),
    "who leads after a doubt that put a player out": (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: D3 ? x9\n"
        "  Ben: ? x5\n  Chie: ? x6\nfield: Ben S4, Chie HK\nplay:\n  Aki: (D3)\n"
        "  Chie: doubt\n  Chie: gives S4 HK to Aki\n",
        "who leads",
        "The doubt is settled, so the field is cleared and Chie leads.",
        "ダウトが決着したので、場が流れ、Chieが親になります。",
    ),
    "the play that a reversal bars": (
        f"rules: local + tunnel\n{SEATS}turn: Aki\nstate: revolution\n"
        "hands:\n  Ben: SA S2 S3 HK\nplay:\n  Aki: H7 H8 H9\n",
        "may Ben play SA S2 S3",
        "Tunnel: ♠A ♠2 ♠3 may not be played on other cards while the ranking is reversed.",
        "トンネル: 強さの逆転中は、場のカードの上に♠A ♠2 ♠3は出せません。",
    ),
    "a card of the wrong suit in a game that the lowest card wins": (
        f"rules: torite, game = D\n{SEATS}field: Aki R4, Ben Y1, Chie R2, Dan R7\n",
        "who takes the trick",
        "Yellow 1 doesn’t follow red 4, so it can’t take the trick, however low.",
        "黄1は親の赤4をフォローしていないので、小さくてもトリックを取れません。",
    ),
    "a last card that another player took": (
        f"rules: local + nine_claim\n{SEATS}turn: Aki\nhands:\n  Aki: S9 C5\n  Dan: CK\n"
        "play:\n  Aki: S9\n  Aki: takes CK from Dan\n",
        "is Dan out",
        "9-claim: Aki has taken Dan’s last card, ♣K.",
        "9もらい: AkiがDanの最後の♣Kを取りました。",
    ),
    "a card that the lock lets through though it isn’t odd": (
        f"rules: local + odd_only\nreadings: odd_only_faces = faces_are_free\n{SEATS}turn: Aki\n"
        "hands:\n  Ben: CQ C10\nplay:\n  Aki: S5\n",
        "may Ben play CQ",
        "Odd-number limit: ♣Q fits the lock on odd ranks or Qs.",
        "奇数制限: 奇数かQだけの場でも、♣Qは出せます。",
    ),
    "what may follow such a lock": (
        f"rules: local + odd_only\nreadings: odd_only_faces = faces_are_free\n{SEATS}turn: Aki\n"
        "hands:\n  Ben: CQ C10\nplay:\n  Aki: S5\n",
        "may Ben play C10",
        "Odd-number limit: Only odd ranks or Qs may be played until the field is cleared.",
        "奇数制限: 場が流れるまで、奇数かQしか出せません。",
    ),
    "a field on which the cards on top don’t count": (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nfield: Aki (?) (?)\nturn: Ben\n",
        "may Ben play S3",
        "2 face-down cards don’t count, so the field counts as empty.",
        "裏のカード2枚は数えないので、場は空と同じです。",
    ),
    "a foul by the ranking after the play, which isn’t reversed": (
        f"rules: daifugo + two_back\n{SEATS}turn: Aki\nhands:\n  Aki: S2 H2 D2 C2\n"
        "play:\n  Aki: S2 H2 D2 C2\n",
        "is Aki out",
        "Foul finish: In the ranking after the last play, going out with ♠2 ♥2 ♦2 ♣2 is a foul.",
        "反則上がり: 出した後の順では、♠2 ♥2 ♦2 ♣2であがるのは反則です。",
    ),
    "a revolution that can’t be undone": (
        f"rules: daifugo + nuclear_bomb\n{SEATS}turn: Aki\n"
        "state: revolution, no counter-revolution\nplay:\n  Aki: S9 H9 D9 C9\n",
        "what happens",
        "Nuclear bomb: Nothing ends the revolution, not even ♠9 ♥9 ♦9 ♣9.",
        "核爆弾: 革命返しはできないので、♠9 ♥9 ♦9 ♣9が出ても革命は続きます。",
    ),
    "players who share a place": (
        f"rules: local + damien(all=tie)\n{SEATS}turn: Aki\nplay:\n  Aki: S6 H6 D6\n"
        "  Ben: pass\n  Chie: pass\n  Dan: pass\n",
        "score",
        "Damien: Ben, Chie and Dan lost together, so they share a place.",
        "ダミアン: Ben、Chie、Danは一緒に負けたので、同順位です。",
    ),
    "a card that is drawn unseen": (
        f"rules: local + re_king\n{SEATS}turn: Aki\nhands:\n  Aki: SK\n  Ben: D5 D8\n"
        "discards: S5 H5 S9 H9\nplay:\n  Aki: SK\n",
        "may Ben draw S5",
        "Ben may get ♠5.",
        "Benは♠5を引くことがあります。",
    ),
    "who leads after the player’s own 8": (
        f"rules: local + eight_on_eight\nreadings: eight_on_eight_foul = yes\n{SEATS}turn: Aki\n"
        "hands:\n  Aki: D8\n  Ben: S8 C4\nplay:\n  Aki: D8\n  Ben: S8\n"
        "  Chie: declines\n  Dan: declines\n",
        "whose turn",
        "8-cut: An 8 was played, so the field is cleared and Ben leads.",
        "8切り: 8が出たので、場が流れ、Benが親になります。",
    ),
    "how many cards would be due": (
        f"rules: local + galaxy_express\n{SEATS}turn: Aki\nhands:\n  Aki: S9 H9 D9 C10 C4 CQ\n"
        "discards: S4\nplay:\n  Aki: S9 H9 D9\n  Aki: discards C10 C4\n",
        "may Aki draw S4",
        "Aki would have to take 2 cards from the discards.",
        "今捨てた2枚を拾い直せる卓なら、Akiは捨て札から2枚拾います。",
    ),
    "a fall that the table describes is last, by no rule in use": (
        f"rules: daifugo - miyako_ochi\n{SEATS}turn: Ben\nhands:\n  Aki: out 1\n  Ben: H9\n"
        "  Chie: ? x4\n  Dan: out fallen\nplay:\n  Ben: H9\n",
        "what rank is Dan",
        "Dan fell and comes last.",
        "脱落したので、最下位です。",
    ),
    "a fall by another rule than the one that is known best": (
        f"rules: local + baba_ochi\n{SEATS}turn: Aki\nhands:\n  Aki: S9 H9 D9 C9 Jo S4\n"
        "  Ben: Jo S5 S6\n  Chie: ? x3\n  Dan: ? x3\nplay:\n  Aki: S9 H9 D9 C9 Jo\n",
        "what rank is Ben",
        "Baba-ochi: Ben fell and comes last.",
        "ババ落ち: 脱落したので、最下位です。",
    ),
    "a gift of fewer cards than are due": (
        "rules: daifugo\nseats: Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\n"
        "hands:\n  Aki: C3\nstate: exchange\n",
        "what must Aki give",
        "Aki owes Dan the 2 strongest cards but has only one.",
        "強い順にカードを2枚渡すところですが、1枚しかありません。",
    ),
    "only the cards of a gift that are too weak": (
        "rules: local + anti_tribute\nseats: Aki (daifugo), Dan (daihinmin), Ben (heimin)\n"
        "hands:\n  Aki: S3 S4 S5 S6 S7\n  Ben: S8 S9 D3 D4 D5\n  Dan: Jo Jo H5 HJ HA\n"
        "state: exchange\n",
        "may Dan give Jo HA to Aki",
        "and ♥A isn’t one of those.",
        "渡すので、♥Aは渡せません。",
    ),
    "who shares a place": (
        "rules: local + first_out_ends\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nhands:\n"
        "  Aki: S9\n  Ben: ? x3\n  Chie: ? x5\n  Dan: ? x3\nplay:\n  Aki: S9\n",
        "ranks",
        "Ben and Dan share second place.",
        "BenとDanは同じ2位です。",
    ),
    "whose number of cards is unknown": (
        "rules: local + hand_count_points\nseats: Aki, Ben, Chie, Dan\nhands:\n  Aki: out 1\n"
        "  Ben: out 2\n  Chie: out 3\n",
        "score",
        "It depends on how many cards Dan holds.\nPoints for cards left:",
        "Danの手札の枚数で変わります。\n残り枚数の失点:",
    ),
    "that a card which nobody has seen may be among the discards": (
        "rules: local + satan\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nhands:\n"
        "  Aki: S6 H6 D6 C9\n  Ben: D5 D8\n  Chie: D7 C8\n  Dan: C3 C6\ndiscards: S4 H4\n"
        "play:\n  Aki: S6 H6 D6\n",
        "may Aki draw HK",
        "so Aki may take one card from the discards, if ♥K is among them.",
        "捨て札から1枚拾えます(その中に♥Kがあれば)。",
    ),
    "not that a cut decides who leads if another rule does": (
        "rules: daifugo + next_ace + six_six_cut\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nhands:\n"
        "  Aki: S6 H6 C3 C5\n  Ben: S4 H4\n  Chie: S3 H3\n  Dan: C10 C7\nfield: Dan HA DA\n"
        "state: revolution\nplay:\n  Aki: S6 H6\n",
        "whose turn",
        "so the field is cleared.\nNext ace: An A was played, so Dan leads.",
        "場が流れます。\n次期エース: Aが出たので、Danが新しい場の親になります。",
    ),
    "no points for cards before all of them are known": (
        "rules: crazy_eights\nseats: Aki, Ben, Chie\nturn: Aki\nfield: H7\nhands:\n  Aki: HQ\n"
        "  Ben: D8 CK\n  Chie: ? x2\nplay:\n  Aki: HQ\n",
        "score",
        "Aki scores the cards that the others still hold.",
        "Akiは、ほかの人の手札の分の得点を得ます。",
    ),
    "who has the top title now": (
        "rules: local + double_rotation\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), "
        "Dan (daihinmin)\nturn: Dan\nhands:\n  Aki: ? x5\n  Ben: ? x5\n  Chie: ? x5\n"
        "  Dan: S4 H4\nplay:\n  Dan: S4 H4\n",
        "is Ben out",
        "Dan went out before Ben, who holds the top title, so Ben falls",
        "身分が一番上のBenより先にDanがあがったので、都落ちです。",
    ),
    "cards of a hand that are discarded": (
        "rules: local + ostracism\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), "
        "Dan (daihinmin)\nturn: Dan\nstate: ostracism Dan\nhands:\n  Dan: D4 D9 DK D2 Jo\n",
        "may Dan play DK",
        "♦K is among the discards.",
        "♦Kは捨て札にあります。",
    ),
    "a title that a player of the cards lacks": (
        "rules: local + scavenging\nseats: Aki, Ben (daifugo), Chie, Dan (daihinmin)\nturn: Aki\n"
        "hands:\n  Aki: S4 C10\n  Ben: H9 S8\n  Chie: D7 CJ\n  Dan: C3 D9\nplay:\n  Aki: S4\n",
        "may Dan draw S4",
        "Scavenging: Aki isn’t the daifugo.",
        "拾い食い: Akiは大富豪ではありません。",
    ),
    "a play after which a rule does not act": (
        f"rules: local + jeanne_discard\n{SEATS}turn: Aki\nhands:\n  Aki: SQ HQ C9 C5\n"
        "  Ben: S2 HA D5 D6\n  Chie: C7 D8\n  Dan: C3 C4\nplay:\n  Aki: SQ HQ\n",
        "may Ben discard S2 HA",
        "takes three Qs, not two.",
        "Qが3枚必要で、これは2枚です。",
    ),
    "cards that are not weaker": (
        f"rules: daifugo + ten_discard\nreadings: ten_discard_which = weaker_than_10_only\n{SEATS}"
        "turn: Aki\nhands:\n  Aki: S10 C4 DK\nplay:\n  Aki: S10\n",
        "may Aki discard DK",
        "♦K isn’t weaker than the cards played.",
        "♦Kは、出たカードより弱くありません。",
    ),
    "which cards aren’t there to be drawn": (
        f"rules: local + satan\n{SEATS}turn: Aki\nhands:\n  Aki: S6 H6 D6 C9\n  Ben: D5 D8\n"
        "  Chie: D7 C8\n  Dan: C3 C6\ndiscards: S4 H4\nplay:\n  Aki: S6 H6 D6\n",
        "may Aki draw S4 D8",
        "♦8 isn’t among the discards.",
        "♦8は捨て札にありません。",
    ),
    "what a player may leave undone": (
        "rules: local + cartel\nseats: Aki (daihinmin), Ben, Chie (daifugo), Dan\nturn: Aki\n"
        "hands:\n  Aki: S3 S4 S5 S6 C10\n  Ben: H5 D5 D8 DK\n  Chie: D7 C8 S9 H9\n"
        "  Dan: C6 CJ CK\nplay:\n  Aki: S3 S4 S5\n",
        "may Ben decline",
        "but doesn’t have to.",
        "が、しなくてもかまいません。",
    ),
    "a newcomer who deals": (
        "rules: offkai\nseats: Dan (daihinmin), Chie (hinmin), Ben (fugo), Aki (daifugo), "
        "Eve (newcomer)\nplay:\n  Eve: loses to Dan\n",
        "who deals",
        "With the newcomers Eve has the lowest place, and so deals.",
        "Eveの順位が一番下なので、配ります。",
    ),
    "all whom a lock binds": (
        f"rules: local + personal_suit_lock(target_of=all)\n{SEATS}turn: Aki\n"
        "hands:\n  Aki: S6 C4\nplay:\n  Aki: S6\n",
        "what happens",
        "Personal suit lock: Ben, Chie and Dan may play only spades in the next move.",
        "個人スート縛り: Ben、Chie、Danは次の手ではスペードしか出せません。",
    ),
    "a player without a card can’t give one": (
        "rules: culprit_poker\n"
        "seats: Red, Green, Blue, Purple\n"
        "hands:\n"
        "  Red: none\n"
        "  Green: 1 2\n"
        "  Blue: none\n"
        "  Purple: 3 4\n",
        "may Red give 5 to Blue",
        "Red has no card to give.",
        "渡すカードがありません。",
    ),
    "a player whose turn it is has it to take": (
        "rules: daifugo + natural_disaster\n"
        "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
        "turn: Dan\n"
        "hands:\n"
        "  Dan: S3 H3 C4 D5 S6 H6 C7 D8 S8 H9 C9 D10 S10\n"
        "state: exchange over\n",
        "what must Dan do",
        "It is Dan’s turn, with nothing to do first.",
        "Danの番で、先にすることはありません。",
    ),
    "the same in another family": (
        "rules: uno\n"
        "seats: Aki, Ben, Chie\n"
        "turn: Aki\n"
        "field: R5\n"
        "hands:\n"
        "  Aki: W R7\n"
        "  Ben: R1 G1\n"
        "play:\n"
        "  Aki: W\n"
        "  Aki: calls G\n",
        "what must Ben do",
        "It is Ben’s turn, with nothing to do first.",
        "Benの番で、先にすることはありません。",
    ),
    "a rule takes an odd number of cards": (
        "rules: daifugo + nine_reverse\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "play:\n"
        "  Aki: S9 H9\n",
        "whose turn",
        "9-reverse takes an odd number of 9s, not two, so the direction",
        "9リバース: 9が奇数枚でなく2枚なので、",
    ),
    "a player without cards isn’t out before the others are done": (
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
        "Q-bomber (own choice): Ben has no card left, but is only out when everyone is done.",
        "Qボンバー(自選): 手札がありませんが、あがるのは全員が終わってからです。",
    ),
    "a mixture has one card too few and another too many": (
        "rules: local + southern_cross\n"
        "readings: southern_cross_jokers = yes\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "hands:\n"
        "  Aki: S3 C9 D9 Jo SK\n",
        "may Aki play S3 C9 D9 Jo",
        "Southern Cross takes one more 3 and one 9 fewer.",
        "サザンクロス: 3が1枚足りず、9が1枚多いです。",
    ),
    "a newcomer comes in and finishes nothing": (
        "rules: offkai\n"
        "seats: Dan (daihinmin), Chie (hinmin), Ben (fugo), Aki (daifugo), Eve (newcomer)\n"
        "play:\n"
        "  Eve: loses to Dan\n",
        "what rank is Eve",
        "Eve comes in fifth.",
        "Eveは5位に入ります。",
    ),
    "nobody has finished before the first game with a newcomer": (
        "rules: offkai\nseats: Dan (daihinmin), Chie (hinmin), Ben (fugo), Aki (daifugo), "
        "Eve (newcomer)\nplay:\n  Eve: loses to Dan\n",
        "what rank is Dan",
        "Dan is fourth.",
        "Danは4位です。",
    ),
    "lower numbers are stronger by rule": (
        "rules: torite, game = B'\nseats: Aki, Ben, Chie, Dan\n",
        "what order",
        "A lower number beats a higher one, so the 10 is the weakest and the 1 the strongest.",
        "数字が小さいほど強く、10が一番弱く、1が一番強いです。",
    ),
    "several ranks have their ending each": (
        "rules: local + personal_number_lock\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "hands:\n"
        "  Ben: D8 D9 D10\n"
        "play:\n"
        "  Aki: S3 Jo=S4 S5\n",
        "may Ben play D8 D9 D10",
        "At tables where 3s or 5s make a personal number lock, Ben couldn’t.",
        "個人数字縛りのカードが3か5の卓なら、出せません。",
    ),
    "only cards of the suit led take a round": (
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
        "♥7 was the highest of the hearts that were led, so Aki leads.",
        "前の回の親のマークはハートで、一番強い♥7を出したAkiが親になります。",
    ),
    "a rule that never began doesn’t end": (
        "rules: daifugo + religious_revolution\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "play:\n"
        "  Aki: SK HK Jo\n",
        "what happens",
        "Jokers don’t count as Ks, so this rule doesn’t apply.",
        "宗教革命: ジョーカーはKに数えないので、このルールは働きません。",
    ),
    "cards that may be played only if nothing else can be": (
        "rules: hearts - first_lead\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "hands:\n"
        "  Aki: SQ D10 ? x11\n"
        "field: Dan S7\n"
        "state: first trick\n",
        "may Aki play SQ",
        "you may play a card that counts only if you can play nothing else.",
        "失点になるカードを出せるのは、ほかに出せるカードがないときだけです。",
    ),
    "a player who follows suit may hold other cards": (
        f"rules: hearts - first_lead\n{SEATS}hands:\n  Aki: SQ D10 D9\nfield: Dan S7\n"
        "state: first trick\n",
        "may Aki play SQ",
        "Aki can play only cards that count, so ♠Q may be played even in the first trick.",
        "Akiが出せるのは失点になるカードだけなので、最初のトリックでも♠Qを出せます。",
    ),
    "how many cards were one too many": (
        "rules: local + seven_attach\n"
        "seats: Aki, Ben, Chie, Dan\n"
        "turn: Aki\n"
        "hands:\n"
        "  Aki: S7 C9 C10\n"
        "play:\n"
        "  Aki: S7\n",
        "may Aki discard C9 C10",
        "7-attach: Aki may discard one card at most, not two.",
        "7付け: 捨てられるのは1枚までです。",
    ),
}


@pytest.mark.parametrize(("table", "asked", "en", "ja"), TRUE.values(), ids=TRUE)
def test_what_is_said_is_true_of_the_table(table: str, asked: str, en: str, ja: str) -> None:
    verdict = referee.read(table).ask(asked)
    for lang, said in (("en", en), ("ja", ja)):
        assert said in verdict.say(lang) + verdict.say(lang, everything=True)


def test_an_answer_in_doubt_has_no_reason_that_speaks_as_if_it_were_decided() -> None:
    table = f"rules: daifugo\n{SEATS}turn: Aki\nplay:\n  Aki: H2\n"
    verdict = referee.read(table).ask("is Aki out")
    assert verdict.answer == "depends"
    assert deciding_line(verdict, "en") == ""


def test_nothing_is_said_of_the_places_or_of_other_tables_if_nothing_would_be_decided() -> None:
    table = referee.read(
        f"rules: local + four_classes_equal\n{SEATS}turn: Dan\nstate: revolutions 3, revolution\n"
        "play:\n  Dan: S9 H9 D9 C9\n"
    )
    score, titles = table.ask("score"), table.ask("titles")
    assert "Each place scores" not in score.say()
    assert titles.say().splitlines()[0] == "All players are heimin."
    assert "settled yet" not in titles.say()


def test_another_value_of_a_reading_is_told_in_place_of_a_denied_one() -> None:
    table = referee.read(f"rules: local + personal_suit_lock\n{SEATS}turn: Aki\nplay:\n  Aki: S6\n")
    verdict = table.ask("may Ben play D9")
    assert "At tables where 5s make a personal suit lock, Ben could." in verdict.say()
    assert "個人スート縛りのカードが5の卓なら、出せます。" in verdict.say("ja")


def test_who_leads_is_said_once() -> None:
    table = referee.read(
        f"rules: local + finish_barred(then=taken_back_and_field_cleared)\n{SEATS}turn: Aki\n"
        "field: Dan S7\nhands:\n  Aki: S8\n  Ben: ? x3\nplay:\n  Aki: S8\n"
    )
    text = table.ask("whose turn").say()
    assert "The last play was taken back, so the field is cleared and Ben leads." in text
    assert text.count("leads") == 1
