"""The rule that people argue about is named: why it acts, or which of its conditions isn't met.

Two readers found 46 verdicts that gave a basic rule instead. Each is a scenario, with what the text
has to say in both languages.
"""

from __future__ import annotations

import pytest

import referee
from referee.games.climbing.rule_language.relaxations import ADDED, CONDITIONS, NAMING
from referee.games.climbing.rule_language.vocabulary import VOCABULARY
from tests.paths import SCENARIOS
from tests.scenarios.files import FILES, Scenario, scenarios_in
from tests.thorough import share

IN_HEADLINES = {
    "local/five_cut: A 5 under J-back does not clear the field":
        ("5-cut applies only in a revolution", "5切り: 効くのは革命中だけ"),
    "local/bomb_any: Three of a kind do not beat a single K":
        ("Bombs: it takes four or more cards, not three", "爆弾: 4枚以上必要で、これは3枚"),
    "local/bomb_on_two: Three of a kind may not be played on a single 2":
        ("2-chop takes four cards, not three", "2落とし: 4枚必要で、これは3枚"),
    "local/bomb_on_two: Three consecutive pairs do not beat a pair of 2s":
        ("2-chop applies only on a single 2", "2落とし: 効くのは2が1枚の上だけ"),
    "local/heiankyo: 7-9-4 of two suits may not be played on a 2":
        ("Heian-kyo: all cards must be of one suit", "平安京流し: 全部同じマークでないと"),
    "local/sandstorm_two: Without a revolution three 2s may not be played on a single K":
        ("Sandstorm of 2s: it applies only in a revolution", "効くのは革命中だけ"),
    "local/shininasai: Four of the five spades and a joker may not be played":
        ("5-spade revolution: jokers don’t count", "死になさい革命: ジョーカーは数えない"),
    "local/raise_dead: The player of a 4 and a joker on two 3s may not take both":
        ("Raising the dead: jokers don’t count as 4s", "死者蘇生: ジョーカーは4に数えない"),
    "daifugo/seven_pass: A joker used as a 7 does not count towards the cards given":
        ("7-pass: jokers don’t count, so that’s only one 7", "7渡し: ジョーカーは7に数えない"),
    "local/eight_on_eight: Two 8s may not answer a single 8":
        ("8-cut return takes one card, not 2", "8切り返し: 1枚必要で、これは2枚"),
    "local/ferry: The player of an 8 that two 4s stop may not give a card":
        ("Ferry: the clear was stopped", "矢切の渡し: 場を流すのは止められた"),
    "local/finish_barred: Under religious revolution a 2 may be played as the last card":
        ("going out with the 2 isn’t a foul now", "2であがっても反則にならない"),
    "local/high_single_rule: The strongest single may be played whatever the next hand is":
        ("Last-card defence: it’s the strongest card in hand", "手札で一番強いカード"),
    "local/ostracism: If only 9 to K are taken, a fallen player may play a joker":
        ("Ostracism: only 9s to Ks are lost", "村八分: 没収されるのは9からKまで"),
    "local/vendetta_ban: If another player is out first, the player brought down may go out":
        ("Vendetta ban: Ben was out first", "もうBenがあがっている"),
    "daifugo/black_red_seven: A 9 beats a black 7 as usual":
        ("Black 7 and red 7: black 7s only while reversed", "黒の7は逆転中だけ"),
    "local/level_card: At level 7 a 7 beats a 3 during a revolution":
        ("Level card: 7s are stronger", "級牌: 7はほかのどの数字よりも強い"),
    "local/next_after_last_leads: If the rule applies to cuts, the player after the 8 leads":
        ("Next-player lead", "次の人スタート"),
    "daifugo/nuclear_bomb: After a revolution with six cards, four of a kind do not undo it":
        ("Nuclear bomb", "核爆弾"),
    "local/run_effects: With run revolution in use, a run of four still reverses the ranking":
        ("Run revolution", "階段革命"),
    "local/yoroshiku: 4-6-4-9 reverses the ranking": ("Yoroshiku", "世露死苦"),
    "local/jump_in: After a jump-in its player may lead any card": ("Jump-in", "割り込み出し"),
    "local/fusion_revolution: After the fusion a pair of 5s may follow":
        ("Ben played ♦9 ♣9, so the ranking is reversed", "融合革命"),
    "daifugo/seven_counter: A 9 beats the 8 that the diamond 7 answered":
        ("Ben played ♦7", "7カウンター"),
    "daifugo/spade_two: Without a revolution the spade 3 beats a joker as usual":
        ("Spade-3 return", "スペ3返し"),
    "daifugo/strict_lock: After D4 and D6 the diamond 9 may follow":
        ("Strict lock: ♦4 and ♦6 aren’t consecutive", "激縛り: ♦4と♦6は続きの数字ではない"),
    "daifugo/three_threes_return: Three 3s do not beat a set with a joker in it":
        ("3-3 return applies only on jokers alone", "33返し: ジョーカーだけの手の上だけ"),
    "local/down_number: A spade 7 may not be played on a spade 9":
        ("Down number: it has to be one step below ♠9", "ダウンナンバー: ♠9のちょうど1つ下だけ"),
    "local/finish_barred: A 9 may be played as the last card":
        ("going out with ♠9 isn’t a foul", "♠9であがっても反則にならない"),
    "local/finish_barred: If the joker is no foul, a joker may be played as the last card":
        ("going out with a joker isn’t a foul", "ジョーカーであがっても反則にならない"),
    "local/high_single_rule: A weak single may be played if only the player after next has one "
    "card": ("Last-card defence: Ben has two cards", "残り1枚対策: Benの手札は2枚"),
    "local/high_single_rule: A next player with at least two cards leaves a weak single free":
        ("Last-card defence: Ben has more than one card", "残り1枚対策: Benの手札は1枚ではない"),
    "local/jump_in: A 9 may not be played out of turn on two 9s and a joker":
        ("Jump-in: jokers don’t count", "割り込み出し: ジョーカーは数えない"),
    "local/suits_rank: A pair of 9s with the heart does not beat a pair with the spade":
        ("Suit ranking: the suits aren’t high enough", "マークの強弱: マークの強さが足りない"),
    "uecda/suit_lock: A joker named as another suit does not start a lock":
        ("♦9 ♣9 beat ♥5 joker(♦5)", "♥5 ジョーカー(♦5)に勝てる"),
}  # fmt: skip
"""Scenario -> what its headlines say."""

IN_TEXTS = {
    "daifugo/foul_finish: Going out with an 8 in a run is clean":
        ("8-cut doesn’t apply in a run", "8切り: 階段では効きません"),
    "daifugo/religious_revolution: Under religious revolution going out with a 2 is clean":
        ("In this ranking the 2 isn’t a foul", "いまの順では、2であがっても反則にはなりません"),
    "daifugo/revolution_choice: Going out with four 2s is clean if their player revolts":
        ("In a revolution the 2 isn’t a foul", "革命中なので、2であがっても反則にはなりません"),
    "daifugo/foul_finish: Under religious revolution going out with a Q is a foul finish":
        ("Religious revolution”, going out with K or Q is a foul", "宗教革命』の間は、KかQ"),
    "daifugo/collisions: If other ranks stay normal, five 5s put the 5 on top of the religious "
    "ranking": ("Absolute revolution: 5s are stronger", "絶対革命: 5はほかのどの数字よりも強い"),
    "local/guillotine_clock: If the named count is twenty, the tenth pass is safe":
        ("This is only pass 10, and only pass 20", "これは10回目のパスで、20回目以降"),
    "local/guillotine_clock: A skipped player does not make a pass":
        ("Skipped turns don’t count", "飛ばされた番は数えません"),
    "local/pass_limit_all: Passes of another player do not count":
        ("This is only pass 1, and only pass 4", "これは1回目のパスで、4回目以降"),
    "offkai/miyako_ochi: The top player stays after a foul finish if fouls do not count as first":
        ("Miyako-ochi (fall of the top): A foul finish doesn’t count", "反則上がりは数えません"),
    "local/canossa: After another player's foul finish the daifugo may still play":
        ("A foul finish doesn’t count", "反則上がりは数えません"),
    "league/strongest_run_clear: A run up to the 2 does not clear the field under revolution":
        ("Strongest-run clear: The 3 is the strongest now", "いま一番強いのは3で、2ではありません"),
    "daifugo/royal_defence: After two games as daifugo, the daihinmin must give two cards":
        ("Royal defence applies only after three or more games in a row", "王政防衛: 効くのは"),
    "daifugo/monopoly: A player with twelve spades and a joker in hand is not out":
        ("Monopoly: Jokers don’t count", "モノポリー: ジョーカーは数えないので"),
    "local/guerrilla: The turn stays with the player who discarded":
        ("Ben still plays or passes after that", "Benはこのあと出すか、パスをします"),
}  # fmt: skip
"""Scenario -> what the texts say."""


def _scenario(name: str) -> Scenario:
    path, _, title = name.partition(": ")
    scenarios = scenarios_in(SCENARIOS / f"{path}.toml")
    return next(scenario for scenario in scenarios if scenario["name"] == title)


def _verdict(scenario: Scenario) -> referee.Verdict:
    return referee.read(scenario["table"]).ask(scenario["ask"])


@pytest.mark.parametrize("name", IN_HEADLINES)
def test_a_headline_names_the_rule_at_stake(name: str) -> None:
    verdict, (english, japanese) = _verdict(_scenario(name)), IN_HEADLINES[name]
    assert english in verdict.headline("en")
    assert japanese in verdict.headline("ja")


@pytest.mark.parametrize("name", IN_TEXTS)
def test_a_text_names_the_rule_at_stake(name: str) -> None:
    verdict, (english, japanese) = _verdict(_scenario(name)), IN_TEXTS[name]
    assert english in verdict.say("en")
    assert japanese in verdict.say("ja")


BARE = "seats: Aki, Ben, Chie, Dan\nturn: Aki\nplay:\n  "


@pytest.mark.parametrize(
    ("rules", "play", "ask"),
    [
        ("local + five_cut", "Aki: S6", "whose turn"),
        ("local + bomb_any", "Aki: SK", "may Ben play S4"),
        ("local + guillotine_clock", "Aki: S9; Ben: pass", "whose turn"),
        ("daifugo + religious_revolution", "Aki: S9", "may Ben play S10"),
        ("local + down_number", "Aki: S9", "may Ben play H7"),
        ("local + suits_rank", "Aki: S9", "may Ben play H7"),
        ("local + suits_rank", "Aki: Jo", "may Ben play Jo"),
        ("local + jump_in", "Aki: S9 H9", "may Ben play D7"),
        ("daifugo + strict_lock", "Aki: D4; Ben: S6", "may Chie play D9"),
    ],
)
def test_a_rule_about_other_cards_is_not_mentioned(rules: str, play: str, ask: str) -> None:
    verdict = referee.read(f"rules: {rules}\n{BARE}{play.replace('; ', chr(10) + '  ')}").ask(ask)
    assert [reason for reason in verdict.nearly if reason.role == "condition"] == []


CONDITIONAL = ("when.play.", "when.pass.", "when.turn.", "when.out", "when.hand.stand_ins", "if.")
"""How the words begin that say under which conditions a rule acts."""
NOT_LEFT_OUT = {
    *NAMING, "when.play.each", "when.play.around", "when.play.kicker", "when.play.beside",
    "when.play.counts",
    "when.play.joker_at", "when.play.face_down", "when.play.swept", "when.play.put",
    "when.play.on.by", "when.play.on.around", "when.play.on.anywhere",
    "when.play.on.clear", "when.play.on.skip", "when.play.on.stand_ins", "when.pass.who",
    "when.turn.who", "when.turn.instead", "when.play.compared.turns",
    "when.play.compared.parity", "when.play.compared.faces",
    "if.who",
}  # fmt: skip
"""The words that say which cards, moves or players a rule is about, and how it counts."""


def test_every_condition_of_the_rule_language_can_be_the_one_that_is_not_met() -> None:
    paths = {
        word.path
        for word in VOCABULARY.words.values()
        if word.path.startswith(CONDITIONAL) and not word.path.startswith("if.hand.")
    }
    assert paths - NOT_LEFT_OUT == {*CONDITIONS} - {"when.pass.skipped_pass", ADDED} | (
        {"when.pass.skipped_pass"} & paths
    )


BOOKS = ("daifugo", "local", "league", "offkai", "uecda")
OWN = [
    f"{file.parent.name}/{file.stem}: {scenario['name']}"
    for file in FILES
    if file.parent.name in BOOKS
    for scenario in scenarios_in(file)
    if "ask" in scenario and "error" not in scenario
]


@pytest.mark.parametrize("name", share(OWN, 12))
def test_the_condition_that_is_not_met_is_told_with_its_rule(name: str) -> None:
    """If a condition decides, the text says so, and its headline isn't a basic rule's."""
    verdict = _verdict(_scenario(name))
    unmet = [reason for reason in verdict.nearly if reason.key.startswith("unmet-")]
    for reason in unmet[:1]:
        for lang in ("en", "ja"):
            title = reason.clause.title[lang].partition(" (" if lang == "en" else "(")[0]
            assert title in verdict.headline(lang) + verdict.say(lang)
