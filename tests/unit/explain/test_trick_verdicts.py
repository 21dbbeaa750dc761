"""Verdicts of trick-taking games name the card, the number or the player that decides."""

from __future__ import annotations

import pytest

import referee

FOUR = "seats: Aki, Ben, Chie, Dan\n"
FIVE = "seats: Aki, Ben, Chie, Dan, Emi\n"
THREE = "seats: Aki, Ben, Chie\n"
GONE = "hands:\n  Aki: none\n  Ben: none\n  Chie: none\n  Dan: none\n"

SAID = {
    "the caller before": (
        f"rules: bridge\n{FOUR}state: dealer Aki, auction 1H pass\n",
        "whose turn",
        "Clockwise from Ben, Chie is next.",
        "Benの次は、時計回りでChieです。",
    ),
    "who dealt": (
        f"rules: bridge\n{FOUR}state: dealer Ben\n",
        "whose turn",
        "Ben dealt, and calls first.",
        "Benは配った人なので、最初に言います。",
    ),
    "who sits at the dealer’s left": (
        f"rules: euchre\n{FOUR}state: dealer Dan, turned HJ\n",
        "may Ben call H",
        "Aki sits at the left of Dan, the dealer, and is asked first.",
        "Akiは配ったDanの左隣なので、最初に答えます。",
    ),
    "who bid": (
        f"rules: skat\n{THREE}play:\n  Chie: bids 18\n",
        "whose turn",
        "Chie bid 18, so Ben holds it or passes.",
        "Chieが18をビッドしたので、Benは応じるか、パスをします。",
    ),
    "who has to lead": (
        f"rules: bridge\n{FOUR}state: contract 4S, declarer Chie\nhands:\n  Ben: D4 ? x12\n",
        "may Ben play D4",
        "Chie is the declarer in 4♠, and Dan sits at the declarer’s left.",
        "4♠のディクレアラーはChieで、その左の人はDanです。",
    ),
    "who still has to bid": (
        f"rules: oh_hell\n{THREE}turn: Aki\nhands:\n  Ben: S3 S4\nplay:\n  Aki: bids 2\n",
        "may Ben play S3",
        "Ben and Chie haven’t bid yet, and everyone bids before the first card.",
        "BenとChieのビッドがまだです。",
    ),
    "that the bidding is over": (
        f"rules: napoleon\n{FIVE}state: contract 13S, napoleon Aki, adjutant card HA\n",
        "may Ben bid 14S",
        "The bidding is over: Aki is Napoleon.",
        "競りは終わり、Akiがナポレオンです。",
    ),
    "the card that was named": (
        f"rules: napoleon\n{FIVE}state: dealer Emi, contract 13S, napoleon Aki, adjutant card HA\n",
        "may Aki appoint HK",
        "♥A has already been named as the adjutant card.",
        "副官にはもう♥Aが指名されています。",
    ),
    "what a bid lacks": (
        f"rules: napoleon\n{FIVE}state: dealer Emi\n",
        "may Aki bid 14",
        "14 names no suit.",
        "マークを言っていません。",
    ),
    "how many honours there are": (
        f"rules: napoleon\n{FIVE}state: dealer Emi\n",
        "may Aki bid 21S",
        "There are only 20 honours, so nobody can bid 21.",
        "絵札は20枚しかないので、21枚は宣言できません。",
    ),
    "what makes a value": (
        f"rules: skat\n{THREE}state: dealer Aki\n",
        "may Chie bid 48",
        "48 is the value of a game, 4 times 12.",
        "48は12の4倍で、その点のゲームがあります。",
    ),
    "the card that broke a suit": (
        f"rules: hearts\n{FOUR}turn: Aki\nstate: took Ben D3 DK H8 D9\nhands:\n  Aki: H5 S4\n",
        "may Aki play H5",
        "♥8 has been played, so hearts may be led.",
        "♥8がもう出ているので、ハートからも始められます。",
    ),
    "who holds the card that leads": (
        f"rules: hearts\n{FOUR}hands:\n  Ben: C2 D3 D5 ? x10\n",
        "may Aki play C5",
        "Ben has ♣2 and leads it to the first trick.",
        "最初の親は♣2を持っているBenで、♣2から始めます。",
    ),
    "the card that isn’t there": (
        f"rules: hearts + passing\n{FOUR}hands:\n  Aki: S2 S3 H4 H5 H6 D2 D3 D4 D5 C5 C6 C7 C8\n",
        "may Aki give S2 S3 SA to Ben",
        "Passing: ♠A isn’t in Aki’s hand.",
        "カードの交換: ♠AはAkiの手札にありません。",
    ),
    "the void that was shown": (
        f"rules: whist, trump = S\n{FOUR}field: Aki DJ\nstate: lacks Ben D\n",
        "may Ben play D5",
        "Ben has already shown a void in diamonds, so ♦5 can’t be in the hand.",
        "ダイヤを持っていないと分かっているので、♦5も持っていないはずです。",
    ),
    "the card that followed": (
        f"rules: whist\n{FOUR}field: Aki H7, Ben H2\n",
        "did Ben revoke",
        "Ben followed ♥7 with ♥2.",
        "♥7に♥2でフォローしています。",
    ),
    "what the hand must have had": (
        f"rules: euchre\n{FOUR}turn: Chie\nhands:\n  Aki: S10 CA\n  Ben: ? x1\n  Chie: ? x2\n"
        "  Dan: D9 DA\nfield: Ben H9\n"
        "discards: S9 SJ SQ SK SA H10 HJ HA D10 DJ DQ DK C9 CJ CQ CK\n"
        "state: trump S\nplay:\n  Chie: C10 !\n",
        "did Chie revoke",
        "♥9 was led, and Chie must have had hearts but played ♣10.",
        "♥9から始まったのに、Chieはハートを持っていたはずで、♣10を出しました。",
    ),
    "who plays alone": (
        f"rules: euchre\n{FOUR}field: Aki HA, Ben H9\nhands:\n  Chie: HK H10 S9 SA CA\n"
        "state: trump S, maker Aki, alone Aki\n",
        "may Chie play HK",
        "Aki plays alone, so Chie, the partner, plays no cards.",
        "Akiが1人で戦っているので、味方のChieはカードを出しません。",
    ),
    "that a low trump wins": (
        f"rules: torite, game = B'\n{FOUR}field: Aki B4, Ben Y5, Chie Y6, Dan B2\n",
        "who takes the trick",
        "Yellow 5 is the lowest trump in the trick, and low cards win.",
        "出た切り札のうち、黄5が一番強いです。",
    ),
    "the only cards still to come": (
        f"rules: torite, game = A'\n{THREE}hands:\n  Chie: Y9\nfield: Aki R1, Ben Y6\n",
        "who takes the trick",
        "Only yellow 9 can still be played to this trick.",
        "このトリックにこれから出せるのは黄9だけです。",
    ),
    "the trick in a null": (
        f"rules: skat\n{THREE}state: declarer Aki, bid Aki 18, null, tricks Aki 1\n",
        "who wins",
        "Aki took a trick, and that loses the null.",
        "Akiが1トリック取ったので、ヌルの負けです。",
    ),
    "the points that a revoke leaves": (
        f"rules: skat\n{THREE}state: declarer Chie, bid Chie 18, trump C, with 1,"
        " card points Chie 61, revoked Chie\n",
        "score",
        "Chie already had 61 card points, so the game stays won and scores 24.",
        "Chieはもう61カード点を取っていたので、勝ちは変わらず、24点を得ます。",
    ),
    "a trick that is a bag": (
        f"rules: spades\nreadings: nil_tricks = bags\n{FOUR}state: bid Aki 0, bid Ben 3,"
        " bid Chie 5, bid Dan 4, tricks Aki 1, tricks Ben 3, tricks Chie 5, tricks Dan 4\n",
        "score",
        "Chie bid 5 and took 5, and Aki’s trick is a bag, which scores 51 points.",
        "Chieのビッドは5で、取ったのは5トリック、Akiの1トリックはバッグなので、51点です。",
    ),
    "what is vulnerable": (
        f"rules: bridge\n{FOUR}state: contract 3NT, declarer Chie, tricks Chie 9, tricks Dan 4,"
        " vulnerable Chie\n",
        "score",
        "That scores 100 for the tricks bid and 500 for the vulnerable game.",
        "点の内訳はビッドした分の100点とバルナラブルのゲームの500点です。",
    ),
    "the honours that were taken": (
        f"rules: napoleon\n{FIVE}state: contract 13S, napoleon Aki, adjutant Chie,"
        " put aside DA C3\n"
        "turn: Aki\nplay:\n  Aki: D4\n  Ben: D9\n  Chie: D3\n  Dan: D2\n  Emi: D5\n",
        "score",
        "Ben, Dan and Emi took one honour (♦A).",
        "Ben、Dan、Emiの絵札は1枚(♦A)です。",
    ),
    "a trick that isn’t told": (
        f"rules: knockout_whist\n{FOUR}state: trump S, tricks Aki 4, tricks Ben 2\n{GONE}",
        "is Dan out",
        "One trick of this deal isn’t told, and Dan may have taken it.",
        "この勝負の1トリックは誰が取ったか書かれておらず、Danかもしれません。",
    ),
}
"""What decides -> a table, a question, and what the verdict says in English and in Japanese."""


@pytest.mark.parametrize("what", SAID)
def test_a_verdict_names_what_decides(what: str) -> None:
    table, question, en, ja = SAID[what]
    verdict = referee.read(table).ask(question)
    assert en in verdict.say("en")
    assert ja in verdict.say("ja")


def test_points_that_a_revoke_replaces_are_not_told() -> None:
    table = f"rules: euchre + revoke\n{FOUR}state: trump S, maker Aki, tricks Aki 5, revoked Aki\n"
    verdict = referee.read(table).ask("score")
    assert verdict.answer["Ben"] == 2
    assert "took every trick" not in verdict.say("en")
