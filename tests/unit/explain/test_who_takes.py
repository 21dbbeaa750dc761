"""Who takes a trick: the headline gives the fact that decides, as players would argue about it."""

from __future__ import annotations

import pytest

import referee
from referee.i18n.messages import LANGS
from tests.scenarios.files import FILES, scenarios_in

ASKS = ("who takes", "who gets")

NAMED = {
    f"{file.parent.name}/{file.stem}: {scenario['name']}": scenario
    for file in FILES
    for scenario in scenarios_in(file)
    if "ask" in scenario and "error" not in scenario
}

TAKEN = [
    name
    for name, scenario in NAMED.items()
    if scenario["ask"].startswith(ASKS)
    if scenario.get("answer") not in ("depends", "unsettled")
]

DECIDING = {
    # a rule without which another card would take it, and the next best card
    "euchre/bowers: The left bower beats the ace of trumps":
        ("the left bower beats ♥A.", "レフトバウアーは♥Aに勝つ。"),
    "euchre/bowers: The right bower beats the left":
        ("the right bower beats ♦J.", "ライトバウアーは♦Jに勝つ。"),
    "skat/jacks: The jack of diamonds beats the ace of trumps":
        ("Jacks: ♦J beats ♣A.", "♦Jは♣Aに勝つ。"),
    "skat/trump: In grand a jack beats an ace": ("♦J is a trump.", "♦Jは切り札。"),
    "skat/null: In null the king beats the ten":
        ("in null, ♥K beats ♥10.", "ヌルでは♥Kが♥10より強い。"),
    "napoleon/jacks: The right jack beats the left one":
        ("Right jack and left jack: ♥J beats ♦J.", "♥Jは♦Jより強い。"),
    "napoleon/mighty: The mighty beats the jack of trumps if spades are trump":
        ("Mighty: ♠A is the strongest of all.", "♠Aが一番強い。"),
    # the highest of the only suit that can take it, whatever was discarded
    "napoleon/jacks: The other two jacks are plain":
        ("♣Q is the highest club.", "クラブでは♣Qが一番強い。"),
    "torite/must_follow: D: the lowest rank of the colour led takes the trick":
        ("red 2 is the lowest red.", "赤では赤2が一番小さい。"),
    "torite/base: The player who takes the trick gets every card in it":
        ("red 9 is the highest red.", "赤では赤9が一番強い。"),
    "hearts/order: A discarded ace of hearts doesn't take the trick from the diamond 2":
        ("♦2 is the only diamond.", "ダイヤは♦2だけ。"),
    # why stronger cards can't take it
    "torite/simultaneous: E(2): Aki takes the trick with the 6 because the 7 is there twice":
        ("red 7 and blue 7 cancel out.", "赤7と青7は打ち消し合う。"),
    "torite/simultaneous: The cards of a discarded trick go to nobody":
        ("all the cards cancel out.", "一斉出し: すべて打ち消し合う。"),
    "torite/not_must_follow: A(2): Ben takes the trick with the 3 after Chie plays red on red":
        ("red 5 repeats the colour of red 3.", "赤5は赤3と同じ色。"),
    # a card that has to follow, or doesn't, because it is a trump
    "skat/jacks: A jack doesn’t follow its own suit":
        ("Following suit: ♥J counts as a trump.", "フォロー: ♥Jは切り札として数える。"),
    "euchre/bowers: Hearts are led, and the jack of diamonds has to follow":
        ("Following suit: ♦J counts as a trump.", "フォロー: ♦Jは切り札として数える。"),
    "euchre/bowers: The jack of clubs on a spade is no revoke if spades are trumps":
        ("Bowers: ♣J counts as a trump.", "♣Jは切り札として数える。"),
    # cards that others take in other games
    "culprit_poker/duel: Blue ranks above Green and takes Purple's card":
        ("the 4 is higher than Green’s 2.", "4が2に勝つ。"),
    "local/expose_deal: The daifugo gets the hand that shows a 2":
        ("the daifugo takes the strongest card.", "大富豪は一番強いカード。"),
    # the one condition that a rule lacks
    "napoleon/same_two: A card of another suit spoils it":
        ("Same 2: ♦3 isn’t a club.", "セイム2: ♦3は違うマーク。"),
    "napoleon/same_two: In the first trick it doesn’t count":
        ("Same 2: not in the first trick.", "最初のトリックは対象外。"),
    "napoleon/same_two: With the mighty in the trick it doesn’t count":
        ("Same 2: not with ♠A.", "セイム2: ♠Aがある。"),
}  # fmt: skip
"""Scenario -> the reason in its headlines."""


@pytest.mark.parametrize("name", DECIDING)
def test_the_deciding_fact_is_in_the_headline(name: str) -> None:
    scenario = NAMED[name]
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    for lang, reason in zip(LANGS, DECIDING[name][::-1], strict=True):
        assert verdict.headline(lang).endswith(f" – {reason}")


@pytest.mark.parametrize("name", TAKEN)
def test_no_headline_is_without_a_reason(name: str) -> None:
    verdict = referee.read(NAMED[name]["table"]).ask(NAMED[name]["ask"])
    assert " – " in verdict.headline("en") or not verdict.because
