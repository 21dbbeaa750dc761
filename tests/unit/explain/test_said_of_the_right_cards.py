"""Reasons name the cards in question: those given away, kept or added, not only those played."""

from __future__ import annotations

import pytest

import referee
from tests.paths import SCENARIOS
from tests.scenarios.files import scenarios_in

SEATS = "seats: Aki, Ben, Chie, Dan\nturn: Aki\n"
GIVEN = {
    "daifugo/nine_give_back: If given cards are judged, giving a 2 as the last card is a foul "
    "finish": ("♣2 given away last.", "最後に渡したのが♣2。"),
    "daifugo/q_bomber: If lost cards are judged, losing a 2 to a bomb as the last card is a foul "
    "finish": ("♣2 discarded last.", "最後に捨てたのが♣2。"),
    "daifugo/death: If discarded last cards are judged, a 2 is a foul finish": (
        "♠2 given up last.",
        "最後に手放したのが♠2。",
    ),
    "local/banana_ice: If discarded cards are judged, a 2 among the last six is a foul finish": (
        "♠2 discarded last.",
        "最後に捨てたのが♠2。",
    ),
}


@pytest.mark.parametrize(("name", "said"), GIVEN.items(), ids=GIVEN)
def test_last_cards_that_were_not_played_are_not_called_a_play(
    name: str, said: tuple[str, str]
) -> None:
    file, _, title = name.partition(": ")
    scenarios = scenarios_in(SCENARIOS / f"{file}.toml")
    scenario = next(each for each in scenarios if each["name"] == title)
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    for lang, fact in zip(("en", "ja"), said, strict=True):
        assert verdict.headline(lang).endswith(f" – {fact}")
    assert "by giving" in verdict.say("en") or "by discarding" in verdict.say("en")


def test_a_joker_discarded_last_is_not_called_a_play() -> None:
    verdict = referee.read(
        "rules: daifugo + ten_discard\nreadings: ten_discard_out = out_judged_by_discarded_cards\n"
        f"{SEATS}hands:\n  Aki: S10 Jo\nplay:\n  Aki: S10\n  Aki: discards Jo\n"
    ).ask("is Aki out")
    assert "Aki went out by discarding a joker, and that is a foul." in verdict.say("en")
    assert "ジョーカーを捨ててあがるのは反則だからです。" in verdict.say("ja")


DISCARD = f"rules: local + jeanne_discard\n{SEATS}hands:\n  Aki: SQ HQ DQ C9 C5\n  Ben: "
QUEENS = "\nplay:\n  Aki: SQ HQ DQ\n"
FALL = (
    "rules: local + keep_playing_after_fall + canossa\n"
    "seats: Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\n"
)
HANDS = "hands:\n  Aki: H9\n  Ben: S10 S6\n  Chie: D7 C8 CK\n  Dan: HJ\n"
MORE = f"rules: local + more_cards_beat_fewer\n{SEATS}"
LINES = {
    "the strongest card that is kept, if several have to go": (
        f"{DISCARD}S2 HA D5 D6{QUEENS}",
        "may Ben discard S2 D5",
        "No – Jeanne d’Arc, discard: ♥A is stronger than ♦5.",
        "捨てられない – ♦5より♥Aのほうが強い。",
    ),
    "the strongest known card that is kept": (
        f"{DISCARD}HA D5 D6 ?{QUEENS}",
        "may Ben discard D5 D6",
        "No – Jeanne d’Arc, discard: ♥A is stronger than ♦5.",
        "捨てられない – ♦5より♥Aのほうが強い。",
    ),
    "the weakest card, if one has to be shown": (
        "rules: local + show_weakest\nseats: Aki, Ben, Chie\nturn: Aki\n"
        "hands:\n  Aki: S9 S4\n  Ben: D5 DQ D2\nplay:\n  Aki: S9\n",
        "may Ben expose DQ",
        "No – Weakest-card reveal: Ben has a weaker card, ♦5.",
        "公開できない – 弱見せ: もっと弱いカード(♦5)がある。",
    ),
    "one of several equal cards that are kept": (
        f"{DISCARD}S2 H2 D2 D6{QUEENS}",
        "may Ben discard S2 D6",
        "No – Jeanne d’Arc, discard: ♥2 is stronger than ♦6.",
        "捨てられない – ♦6より♥2のほうが強い。",
    ),
    "a permission of a player who is out": (
        f"{FALL}turn: Aki\n{HANDS}play:\n  Aki: H9\n  Ben: pass\n  Chie: pass\n  Aki: accepts\n",
        "may Aki accept",
        "No – Canossa: the permission has been given already.",
        "許せない – カノッサの屈辱: もう許してある。",
    ),
    "a permission for a daifugo who went out first": (
        f"{FALL}turn: Dan\n{HANDS}play:\n  Dan: HJ\n",
        "may Dan accept",
        "No – Canossa: the daifugo hasn’t fallen.",
        "許せない – カノッサの屈辱: 大富豪は都落ちしていない。",
    ),
    "a permission of a player who is out, at the wrong time": (
        FALL.replace("seats", "readings: canossa_until = own_turn_of_the_daifugo\nseats")
        + f"turn: Aki\n{HANDS}play:\n  Aki: H9\n  Ben: pass\n",
        "may Aki accept",
        "No – Canossa: the turn isn’t passing the new daifugo’s seat.",
        "許せない – 番が新しい大富豪の席を過ぎるときだけ。",
    ),
    "the suits of pairs": (
        f"rules: local + double_run\nreadings: double_run_suit = same_suit\n{SEATS}"
        "hands:\n  Aki: S3 H3 D4 C4 S5 H5 SK\n",
        "may Aki play S3 H3 D4 C4 S5 H5",
        "No – Double run: all pairs must be of the same two suits.",
        "出せない – 二列階段: どのペアも同じ2マークが必要。",
    ),
    "more cards of another form on a pair": (
        f"{MORE}hands:\n  Ben: D4 D5 D6\nplay:\n  Aki: SK HK\n",
        "may Ben play D4 D5 D6",
        "No – Card-count priority: only a set may have more cards.",
        "出せない – 枚数優先: 増やせるのは同じ数字の組だけ。",
    ),
    "more cards of another form on a run": (
        "rules: local + more_cards_beat_fewer\n"
        f"readings: more_cards_beat_fewer_runs = by_count_too\n{SEATS}"
        "hands:\n  Ben: D4 C4 S4 H4\nplay:\n  Aki: S5 S6 S7\n",
        "may Ben play D4 C4 S4 H4",
        "No – Card-count priority: only a run may have more cards.",
        "出せない – 枚数優先: 枚数を増やせるのは階段だけ。",
    ),
    "the cards that may be played on others": (
        f"{MORE}hands:\n  Ben: D4 C4\nplay:\n  Aki: SK\n",
        "may Ben play D4 C4",
        "Yes – Card-count priority: ♦4 ♣4 may go on ♠K.",
        "出せる – 枚数優先: ♠Kより枚数が多い。",
    ),
    "a play that may go on others, if there is no room for its cards": (
        "rules: local + bomb_any\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
        "hands:\n  Aki: S5 H5 D5 C5 S9\nfield: Dan HA DA CA Jo Jo\n",
        "may Aki play S5 H5 D5 C5",
        "Yes – it goes on a set of up to five cards with two jokers.",
        "出せる – ジョーカーが2枚入った5枚以下の組の上でもよい。",
    ),
}


@pytest.mark.parametrize(("table", "asked", "en", "ja"), LINES.values(), ids=LINES)
def test_a_headline_is_about_the_cards_in_question(
    table: str, asked: str, en: str, ja: str
) -> None:
    verdict = referee.read(table).ask(asked)
    assert (verdict.headline("en"), verdict.headline("ja")) == (en, ja)


def test_pairs_of_two_suits_are_not_asked_to_be_of_one() -> None:
    table, asked, *_ = LINES["the suits of pairs"]
    verdict = referee.read(table).ask(asked)
    assert "one suit" not in verdict.say("en")
    assert "全部同じマーク" not in verdict.say("ja")
