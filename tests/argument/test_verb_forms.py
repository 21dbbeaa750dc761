"""English verbs are known in all their forms."""

from __future__ import annotations

import pytest

import referee
from referee.argument.tokens import Scanner

VERBS = """
play: play plays played playing
play: put puts putting
play: lay lays laid laying
play: slap slaps slapped slapping
play: drop drops dropped dropping
play: throw throws threw throwing
play: chuck chucks chucked chucking
play: dump dumps dumped dumping
play: toss tosses tossed tossing
play: fling flings flung flinging
play: slam slams slammed slamming
play: whack whacks whacked whacking
give: give gives gave giving
give: hand hands handed handing
give: slip slips slipped slipping
discard: discard discards discarded discarding
discard: ditch ditches ditched ditching
discard: bin bins binned binning
discard: bury buries buried burying
draw: draw draws drew drawing
beat: beat beats beating
beat: top tops topped topping
beat: cover covers covered covering
beat: counter counters countered countering
beat: outrank outranks outranked outranking
beat: kill kills killed killing
doubt: doubt doubts doubted
doubt: challenge challenges challenged
clear: wipe wipes wiped wiping
clear: sweep sweeps swept sweeping
clear: cut cuts cutting
skip: skip skips skipped skipping
pass: pass passes passed passing
trump: trump trumps trumped trumping
trump: ruff ruffs ruffed ruffing
follow: follow follows followed following
"""
FORMS = [
    (concept, form)
    for concept, _, forms in (line.partition(": ") for line in VERBS.split("\n") if line)
    for form in forms.split()
]


@pytest.mark.parametrize(("concept", "form"), FORMS)
def test_a_verb_is_known_in_all_its_forms(concept: str, form: str) -> None:
    deck = referee.read("rules: daifugo\nseats: Tom, Sue\n").rulebook.deck
    tokens = Scanner(f"Tom {form} them", ["Tom"], deck).tokens()
    assert concept in {meaning for token in tokens for meaning in token.concepts}
