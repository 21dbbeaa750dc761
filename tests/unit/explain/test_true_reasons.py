"""Reasons and changes that are true of the table: none says what the answer denies."""

from __future__ import annotations

import pytest

import referee
from referee.explain.verdict_text import deciding_line

SEATS = "seats: Aki, Ben, Chie, Dan\n"
TRUE = {
    "a card that the lock lets through though it isn’t odd": (
        f"rules: local + odd_only\nreadings: odd_only_faces = faces_are_free\n{SEATS}turn: Aki\n"
        "hands:\n  Ben: CQ C10\nplay:\n  Aki: S5\n",
        "may Ben play CQ",
        "Odd-number limit: ♣Q may be played under the lock on odd ranks or Qs.",
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
        "The cards on top don’t count, so the field counts as empty.",
        "一番上のカードは数えないので、場は空と同じです。",
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
        "Nuclear bomb: Nothing ends the revolution, so it goes on.",
        "核爆弾: 革命返しはできないので、革命は続きます。",
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
        "Aki gives Dan the strongest card.",
        "AkiはDanに一番強いカードを1枚渡します。",
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
        "Ben and Dan share place 2.",
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
