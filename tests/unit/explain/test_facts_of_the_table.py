"""The reason names what is so at this table: a card, a number or a player.

A reason that only recites its rule leaves players where they were. Verdicts whose reasons name
nothing of their table are counted, and their number may only fall.
"""

from __future__ import annotations

import re
from zlib import crc32

import referee
from referee.explain.verdict_text import sentence
from tests.scenarios.files import FILES, Scenario, scenarios_in
from tests.thorough import THOROUGH

MAX_RECITING = 369 if THOROUGH else 17
"""How many verdicts may only recite rules: of all, and of the share that is tried."""

EVERY = [
    scenario
    for file in FILES
    for scenario in scenarios_in(file)
    if "ask" in scenario and "error" not in scenario
]
TITLE = re.compile(r"^[^:.]*: ")
"""The title of a rule before its reason."""
FACTS = re.compile(
    r"[♠♥♦♣\d]|[Jj]oker|\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight"
    r"|[Nn]obody|[Ee]veryone|[AKQJ]s?|aces?|[Hh]earts?|[Ss]pades?|[Dd]iamonds?|[Cc]lubs?"
    r"|field is empty|isn’t in use)\b"
)
"""Cards, numbers and the like, and that there is nothing."""


def _recites(scenario: Scenario) -> bool:
    """Whether the reasons of a verdict name neither a card nor a number nor a player."""
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    answer = sentence(verdict, "en")
    reasons = [TITLE.sub("", line) for line in verdict.say("en").split("\n") if line != answer]
    seats = re.compile(rf"\b(?:{'|'.join(map(re.escape, verdict.table.seats))})\b")
    return bool(reasons) and not any(FACTS.search(each) or seats.search(each) for each in reasons)


def test_ever_fewer_verdicts_only_recite_a_rule() -> None:
    # chosen by their names, so that new scenarios don’t change which others are tried
    tried = (each for each in EVERY if THOROUGH or crc32(each["name"].encode()) % 24 == 0)
    reciting = [each["name"] for each in tried if _recites(each)]
    assert len(reciting) <= MAX_RECITING, "\n".join(reciting)
