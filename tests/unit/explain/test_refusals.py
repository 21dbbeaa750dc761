"""Refusals: which rule a move would need, and what it lacks; who is first, if somebody else is."""

from __future__ import annotations

import pytest

import referee
from referee.table import Verdict
from tests.paths import SCENARIOS
from tests.scenarios.files import scenarios_in

WHY = [
    ("dokan", "A player may not call dokan before their own turn",
     "No – Dokan: only on your own turn.", "宣言できない – どかん: 自分の番だけ。"),
    ("dokan", "A player with 4 and 8 in hand may not call dokan on a J",
     "No – Dokan: 4 + 8 is 12, not 11.",
     "宣言できない – どかん: 手札の合計は12、場は11。"),
    ("relief_goods", "The daihinmin may not take the field a second time in the same game",
     "No – Relief goods: Dan has already used it in this game.",
     "拾えない – 物資救援: このゲームでもう使っている。"),
    ("seven_attach", "If going out by a discard is not allowed, the last card may not be discarded",
     "No – 7-attach: here the last card can’t be given up.",
     "捨てられない – 7付け: 最後の手札を手放せない卓。"),
    ("guerrilla", "Two 5s may not be discarded on a run with a 5",
     "No – Guerrilla: not on a run or a single joker.",
     "捨てられない – 階段やジョーカー1枚の上では不可。"),
    ("guerrilla", "Without guerrilla, two 5s may not be discarded on a single 5",
     "No – no rule in use allows that now.", "捨てられない – いまそれを認めるルールはない。"),
    ("joker_claim", "After a 4 its player may not take a 5",
     "No – Joker claim: Aki may only take a joker.",
     "取れない – ジョーカー請求: 取れるのはジョーカーだけ。"),
    ("galaxy_express", "After three 9s their player may not discard only one card",
     "No – Galaxy express: Aki may discard 2 cards or none.",
     "捨てられない – 捨てるなら、2枚まとめて。"),
    ("scavenging", "The daihinmin may not take only one of two 8s",
     "No – the cards just played can only be taken all together.",
     "拾えない – いま出たカードは、全部まとめて拾う。"),
    ("show_weakest", "After a 9 the player after next may not show a card",
     "No – Weakest-card reveal: it’s for Ben to show.",
     "公開できない – 弱見せ: 見せるのはBen。"),
    ("daifugo/death", "The player of the three 4s may not discard",
     "No – 4-death: it’s for Ben, Chie and Dan to discard.",
     "捨てられない – 捨てるのはBen、Chie、Dan。"),
    ("daifugo/thief", "A card may not be taken from the player opposite",
     "No – Thief: only from a neighbour.", "取れない – シーフ: 取れるのは隣の人からだけ。"),
    ("canossa", "If a fallen daifugo is out at once, there is no pardon to give",
     "No – Canossa: the fallen daifugo is out of the game.",
     "許せない – 落ちた大富豪はもう抜けている。"),
    ("scavenging", "Without titles no card may be taken",
     "No – “Scavenging” doesn’t apply here.", "拾えない – 『拾い食い』には当てはまらない。"),
    ("spade_counter", "A club 8 may not answer the heart 5",
     "No – Chie first decides whether to cancel the play.",
     "出せない – スペード返し: 先に打ち消すか決める。"),
    ("daifugo/three_threes_return", "Two 3s and a joker do not beat a single joker",
     "No – 3-3 return: jokers don’t count.",
     "出せない – 33返し: ジョーカーは数えない。"),
    ("heiankyo", "7-9 and a joker may not be played on a 2",
     "No – Heian-kyo: jokers don’t count.",
     "出せない – 平安京流し: ジョーカーは数えない。"),
    ("jump_in", "A 9 and a joker may not be played out of turn on two 9s",
     "No – Jump-in: jokers don’t count.",
     "出せない – 割り込み出し: ジョーカーは数えない。"),
    ("jump_in", "The third 7 may not be played out of turn on two single 7s",
     "No – Jump-in takes ♠7 ♦7 together.",
     "出せない – 割り込み出し: ♠7 ♦7を一度に出すなら可。"),
]  # fmt: skip

SEVERAL = {
    "a pair on the field, and the ranking is reversed": (
        "state: revolution\nfield: Aki S4 H4\nhands:\n  Ben: S9 H3\n", "may Ben play S9",
        ["No – 2 cards have to follow.",
         "The play on the field has 2 cards, so Ben has to play 2, not 1.",
         "♠9 doesn’t beat ♠4 ♥4."],
        ["出せない – 場は2枚出し。", "場は2枚出しなので、1枚では出せません。",
         "♠9では♠4 ♥4に勝てません。"],
    ),
    "three weaker cards on a pair": (
        "field: Aki SK HK\nhands:\n  Ben: S8 H8 Jo H3\n", "may Ben play S8 H8 Jo",
        ["No – 2 cards have to follow.",
         "The play on the field has 2 cards, so Ben has to play 2, not 3.",
         "♠8 ♥8 and a joker don’t beat ♠K ♥K."],
        ["出せない – 場は2枚出し。",
         "場は2枚出しなので、3枚では出せません。", "♠8 ♥8とジョーカーでは♠K ♥Kに勝てません。"],
    ),
    "another player’s turn, and a weaker card": (
        "field: Aki SK\nhands:\n  Chie: S8 H3\n", "may Chie play S8",
        ["No – it’s Ben’s turn.", "It is Ben’s turn, not Chie’s; Aki moved last.",
         "♠8 doesn’t beat ♠K."],
        ["出せない – いまはBenの番。", "いまはBenの番です(直前はAki)。", "♠8では♠Kに勝てません。"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("table", "asked", "en", "ja"), SEVERAL.values(), ids=SEVERAL)
def test_a_refusal_tells_the_deciding_reason_and_on_request_all_that_is_in_the_way(
    table: str, asked: str, en: list[str], ja: list[str]
) -> None:
    seats = "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Ben\n"
    verdict = referee.read(seats + table).ask(asked)
    for lang, (line, first, *others) in (("en", en), ("ja", ja)):
        assert verdict.headline(lang) == line
        assert verdict.say(lang).split("\n")[1:2] == [first]
        whole = verdict.say(lang, everything=True)
        for other in others:
            assert other not in verdict.say(lang)
            assert other in whole


def _ask(file: str, name: str) -> Verdict:
    path = SCENARIOS / f"{file}.toml" if "/" in file else SCENARIOS / "local" / f"{file}.toml"
    scenarios = scenarios_in(path)
    scenario = next(each for each in scenarios if each["name"] == name)
    return referee.read(scenario["table"]).ask(scenario["ask"])


@pytest.mark.parametrize(("file", "name", "en", "ja"), WHY, ids=[name for _, name, *_ in WHY])
def test_a_refusal_says_what_the_move_lacks(file: str, name: str, en: str, ja: str) -> None:
    verdict = _ask(file, name)
    assert (verdict.headline("en"), verdict.headline("ja")) == (en, ja)


def test_a_rule_that_does_not_apply_is_quoted_as_it_is_read_at_the_table() -> None:
    verdict = _ask(
        "tenho", "If no card may be left over, six pairs and one more card may not go out"
    )
    assert verdict.say("en").startswith("Aki may not call “Tenho”.\n")
    assert "When a player holds only pairs as dealt, before the exchange" in verdict.say("en")
    assert "配られてから交換の前までに、手札がペアだけになると" in verdict.say("ja")


def test_a_move_without_a_question_of_its_own_is_refused_with_a_rule_too() -> None:
    scenario = next(
        each
        for each in scenarios_in(SCENARIOS / "daifugo" / "natural_disaster.toml")
        if each["name"] == "A daihinmin with a J in hand may not swap hands"
    )
    with pytest.raises(referee.IllegalPlay) as refused:
        referee.read(scenario["table"])
    assert "Natural disaster doesn’t apply here: “If the" in refused.value.say()


def test_only_who_has_to_show_is_told_that_these_are_not_the_cards() -> None:
    other = _ask("show_weakest", "After a 9 the player after next may not show a card")
    wrong = _ask("show_weakest", "After a 9 the next player may not show the Q instead of the 5")
    assert other.say("en").startswith("Chie may not show ♣8.")
    assert wrong.say("en").startswith("♦Q isn’t the card for Ben to show.")


def test_where_cards_are_unknown_only_the_known_ones_are_spoken_of() -> None:
    verdict = referee.read(
        "rules: hearts\nseats: Aki, Ben, Chie, Dan\nfield: Aki C5\nhands:\n  Ben: D5 ? x11\n"
        "state: tricks Aki 1, told holds-no-suit Ben C no\n"
    ).ask("what may Ben play")
    assert verdict.say("en").startswith("Ben can’t play any of the known cards now.\n")
    assert verdict.say("ja").startswith("見えているカードでは、Benは何も出せません。\n")
    assert "Ben’s other 11 cards haven’t been shown." in verdict.say("en")


@pytest.mark.parametrize(
    ("file", "name", "said"),
    [
        ("foul_clears", "After a foul finish with a 2 the next player has the turn",
         "Foul-finish clear: The field is cleared; Aki is out, so Ben leads."),
        ("equal_skips", "A 9 on a 9 during a revolution skips the next player",
         "the rules wouldn’t say which comes first, “9-reverse” or “Same-rank skip”."),
        ("damien", "If skipped players lose, several skipped at once all lose",
         "Ben would be fifth; the rest wouldn’t be decided."),
    ],
)  # fmt: skip
def test_reasons_and_conditions_say_whom_they_are_about(file: str, name: str, said: str) -> None:
    verdict = _ask(file, name)
    assert said in verdict.say("en") + verdict.say("en", everything=True)


def test_a_place_cites_what_moved_it() -> None:
    scenarios = scenarios_in(SCENARIOS / "offkai" / "foul_places.toml")
    name = "The last player left is ranked just above the foul finisher"
    scenario = next(each for each in scenarios if each["name"] == name)
    said = referee.read(scenario["table"]).ask(scenario["ask"]).say("en")
    assert said.startswith("Dan finishes third.\nBen went out on a foul and comes last.")


NO_OTHER_CARDS = {
    "no rule allows it with a natural card either": ("field: Aki S5 H5\n", "S4 Jo"),
    "the player doesn’t hold the joker": ("field: Jo\nhands:\n  Ben: S3 H3 C9\n", "S3 H3 Jo"),
    "the joker beside one card would be a 3": ("field: Jo\n", "S4 Jo"),
}


@pytest.mark.parametrize(("at", "cards"), NO_OTHER_CARDS.values(), ids=NO_OTHER_CARDS)
def test_a_joker_is_told_not_to_count_only_if_that_is_in_the_way(at: str, cards: str) -> None:
    seats = "rules: daifugo + three_threes_return\nseats: Aki, Ben, Chie, Dan\nturn: Ben\n"
    verdict = referee.read(seats + at).ask(f"may Ben play {cards}")
    assert verdict.answer == "no"
    assert "joker doesn’t count" not in verdict.say()


def test_without_the_rule_there_is_nothing_to_decline() -> None:
    verdict = _ask(
        "daifugo/q_bomber", "If only ranks in one's own hand may be named, the player may decline"
    )
    en, ja = (verdict.say(lang, everything=True) for lang in ("en", "ja"))
    assert "Without “Q-bomber”, Aki wouldn’t have to do anything." in en
    assert "『Qボンバー』がなければ、することはありません。" in ja


def test_whose_place_is_left_open_is_said_of_the_player_in_question() -> None:
    verdict = _ask("smithereens", "In the first game the other players' places are left open")
    assert verdict.headline("en") == "The rules don’t give Ben a place."
    assert verdict.headline("ja") == "Benの順位は、ルールで決まっていない。"


def test_cards_that_may_be_held_are_not_those_on_the_field() -> None:
    verdict = _ask("guerrilla", "Whether one 5 may be discarded depends on the unknown hand")
    assert "has more of ♥5 ♦5 ♣5 than are on the field" in verdict.say("en")
