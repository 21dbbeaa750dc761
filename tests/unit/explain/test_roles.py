"""The role of a reason says what it can decide: a deed doesn’t decide the turn, a rule is told by
what it lacks here, and one that the table has added is told even if it is about other cards.
"""

from __future__ import annotations

import pytest

import referee
from referee.explain.verdict_text import deciding_reason
from tests.paths import SCENARIOS
from tests.scenarios.files import Scenario, scenarios_in

SAID = {
    # what a player did as a rule asked leaves the turn where it was
    "local/guerrilla: After a player goes out by the discard, the next player has the turn": (
        "It is Chie’s turn – Ben is out.",
        "Chieの番 – Benはもう抜けている。",
        ("Ben is out, and Chie is next.", "Guerrilla: Ben has discarded ♥5 ♦5."),
    ),
    "local/five_pick: After two 5s and two picks, the next player has the turn": (
        "It is Ben’s turn – next after Aki.",
        "Benの番 – Akiの次。",
        ("Aki played ♠5 ♥5, and Ben is next.", "5-pick: Aki has picked Dan."),
    ),
    # who leads after several have left
    "daifugo/lucky_seven: If the daifugo who passed last falls, the next player in the game leads":
        (
            "Chie leads – the field is cleared; Aki and Ben are out.",
            "Chieが親 – 場が流れ、AkiとBenは抜けている。",
            (
                "Aki and Ben are out, so Chie leads.",
                "The field was cleared on three 7s, so Aki goes out at once.",
                "so Ben falls and is out of the game.",
            ),
        ),
    # the only rule that the table has added, if it is about other cards
    "local/chestnut_picking: A 10 lets no card be taken": (
        "It is Ben’s turn – next after Aki.",
        "Benの番 – Akiの次。",
        (
            "Aki played ♠10, and Ben is next.",
            "Chestnut picking applies only when a 9 is played, not with ♠10.",
        ),
    ),
    "local/two_digit_seal: After a 5 a K may be played": (
        "Yes – ♦K beats ♠5.",
        "出せる – ♠5に勝てる。",
        ("♦K beats ♠5, single on single.", "2-digit seal applies only when a 6 is played."),
    ),
    "local/run_discard: After three 3s no card is discarded": (
        "It is Ben’s turn – next after Aki.",
        "Benの番 – Akiの次。",
        ("Run discard applies only when a run is played, not with ♠3 ♥3 ♦3.",),
    ),
    # what a rule asks of the play below
    "local/hot_milk: After a 9 on a 4 a spade may be played": (
        "Yes – Hot milk applies only on a 3.",
        "出せる – ホットミルク: 効くのは3の上だけ。",
        ("Hot milk applies only on a 3, not on ♦4.",),
    ),
    "daifugo/three_threes_return: Three 3s on an empty field clear nothing": (
        "It is Ben’s turn – 3-3 return applies only on a joker.",
        "Benの番 – 33返し: 効くのはジョーカーの上だけ。",
        ("3-3 return applies only on a joker.",),
    ),
    "local/j_reverse_direction: A joker used as a J does not reverse the direction": (
        "It is Ben’s turn – J-reverse: jokers don’t count.",
        "Benの番 – Jバック・逆回り: ジョーカーは数えない。",
        ("J-reverse: Jokers don’t count, so there is no J.",),
    ),
    # a condition by what isn't so here
    "local/foul_clears: A clean finish with a 9 does not clear the field": (
        "No – Foul-finish clear: Aki didn’t go out on a foul.",
        "出せない – 反則上がり流し: Akiは反則上がりではない。",
        ("♠3 doesn’t beat ♠9. A 10 or higher beats it.",),
    ),
    "local/cartel: A 3-4-5 by another player lets no hands be shown": (
        "Ben is next.",
        "次はBenの番。",
        ("Cartel: Aki doesn’t have the lowest title, so Aki can’t start it.",),
    ),
    "local/must_play: A player who has a joker may not pass on a single card": (
        "No – Ben can play a joker.",
        "パスできない – パス禁止: ジョーカーがある。",
        ("No voluntary pass: A player who can play may not pass. Ben can play a joker.",),
    ),
    # an offer to one player is never made to another
    "local/scavenging: A player without the title may not take the daifugo's card": (
        "No – Scavenging: only Dan may take them.",
        "拾えない – 拾い食い: 拾えるのはDanだけ。",
        ("Scavenging: Only Dan may take the cards just played, not Chie.",),
    ),
    # a deed, with what it ended
    "local/relief_goods: J-back ends when the daihinmin takes the field": (
        "Yes – Relief goods: Dan has taken ♦4 ♣7 ♥J.",
        "出せる – 物資救援: Danが♦4 ♣7 ♥Jを拾った。",
        ("Relief goods: Dan has taken ♦4 ♣7 ♥J.", "J-back ended when the field was cleared."),
    ),
    "offkai/suit_lock: Any higher diamond may follow three diamonds": (
        "Yes – Suit lock: ♦A fits the lock on diamonds.",
        "出せる – 縛りに合う。",
        ("Suit lock: The field is locked to diamonds, and ♦A fits that.",),
    ),
    "skat/revoke: Not even schwarz would reach the bid, so the overbid game is lost": (
        "Points: Aki −154, the others 0 – 72 bid, 33 worth.",
        "Akiが−154点、ほかは0点 – ビッド72で、33点。",
        ("Aki bid 72, more than the 33 that the game is worth, and has lost it.",),
    ),
    "local/ace_levels_all: If the table says that all players are equal, all are heimin": (
        "All players are heimin.",
        "全員が平民 – 順位なしで終わった。",
        ("The game ended without places, so all titles are the same.",),
    ),
    "offkai/eight_cut: An 8 clears the field": (
        "The field is cleared (8-cut).",
        "場が流れる(8切り)。",
        ("8-cut: An 8 was played, so the field is cleared and Aki leads.",),
    ),
    "local/damien: After two 6s a player may pass safely": (
        "Ben isn’t out – Damien: it isn’t in effect now.",
        "Benはまだ残っている – ダミアン: いまは効いていない。",
        ("Damien: It isn’t in effect now. It starts only when three 6s are played.",),
    ),
    # the places of several who are last for the same
    "offkai/foul_places: The first of two foul finishers is ranked last": (
        "Aki finishes fifth – Foul finish: ♥2 in the last play.",
        "Akiは5位 – 反則上がり: 最後の手に♥2。",
        ("Aki and Ben went out on fouls and come last; who did it first is lowest.",),
    ),
    # an answer that its only rule says is told with the rule
    "local/trade: The two heimin may swap a 5 for a 5": (
        "Chie gives Dan ♠5. Dan gives Chie ♦5 (Trade).",
        "♠5がChieからDanに渡る(取引)。",
        ("Trade: Chie gives Dan ♠5. Dan gives Chie ♦5.",),
    ),
}  # fmt: skip


def _scenario(name: str) -> Scenario:
    file, _, title = name.partition(": ")
    found = [s for s in scenarios_in(SCENARIOS / f"{file}.toml") if s["name"] == title]
    return found[0]


@pytest.mark.parametrize("name", SAID)
def test_what_decides_by_its_role(name: str) -> None:
    scenario, (english, japanese, lines) = _scenario(name), SAID[name]
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    assert (verdict.headline("en"), verdict.headline("ja")) == (english, japanese)
    whole = verdict.say("en")
    assert [line for line in lines if line not in whole] == []


REVERSED = {
    "local/five_cut: Two 5s during a revolution clear the field": False,
    "local/security_law: A player who was brought down may not undo a revolution with four 9s":
        False,
    "local/must_play: A player who has lower cards may not pass during a revolution": True,
}  # fmt: skip


@pytest.mark.parametrize("name", REVERSED)
def test_a_reversed_ranking_is_told_where_cards_are_compared(name: str) -> None:
    scenario = _scenario(name)
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    assert ("Revolution: The ranking is reversed." in verdict.say("en")) is REVERSED[name]


def test_a_rule_about_other_cards_is_not_told_beside_one_that_acts() -> None:
    table = "rules: daifugo + five_skip\nseats: Aki, Ben, Chie\nplay:\n  Aki: S5\n"
    verdict = referee.read(table).ask("whose turn")
    assert (decisive := deciding_reason(verdict)) is not None
    assert decisive.key == "happens-skips"
    assert [reason for reason in verdict.nearly if reason.role == "aside"] == []
