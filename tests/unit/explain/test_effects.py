"""What a move did, and what is due, is told as it is; the facts are asked for.

:func:`tells_what_is_so` goes over every question of the scenarios; a few tables stand here, too.
"""

from __future__ import annotations

import pytest

import referee
from referee.explain.reason_text import reason_text
from tests.text_checks import tells_what_is_so

FOUR = "seats: Aki, Ben, Chie, Dan\n"
TURNED = {
    "J-back during a revolution": "rules: offkai\nstate: revolution\nplay:\n  Aki: SJ\n",
    "a revolution by four Js": "rules: offkai\nplay:\n  Aki: SJ DJ HJ CJ\n",
    "a revolution during J-back": "rules: offkai\nstate: J-back\nplay:\n  Aki: S9 D9 H9 C9\n",
    "a counter-revolution during J-back": (
        "rules: offkai\nstate: revolution, J-back\nplay:\n  Aki: S9 D9 H9 C9\n"
    ),
    "J-back alone": "rules: offkai\nplay:\n  Aki: SJ\n",
    "a revolution alone": "rules: offkai\nplay:\n  Aki: S9 D9 H9 C9\n",
}


def _ask(table: str, question: str) -> referee.Verdict:
    rules, _, rest = table.partition("\n")
    return referee.read(f"{rules}\n{FOUR}{rest}").ask(question)


@pytest.mark.parametrize("table", TURNED.values(), ids=TURNED)
def test_a_move_tells_the_ranking_that_it_leads_to(table: str) -> None:
    verdict = _ask(table, "what happens")
    tells_what_is_so(verdict)
    is_usual = verdict.table.ask("what order").answer[0] == "3"
    assert ("normal" in verdict.headline("en") + verdict.say("en")) == is_usual
    assert ("元の順" in verdict.say("ja")) == is_usual


def test_two_reversals_that_cancel_are_told_once() -> None:
    verdict = _ask(TURNED["J-back during a revolution"], "what order")
    everything = verdict.say("en", everything=True)
    assert everything.count("cancel out, so the usual ranking applies") == 1


def test_without_a_revolution_the_ranking_would_be_the_usual_one() -> None:
    verdict = _ask("rules: offkai\nstate: revolution\n", "what order")
    en, ja = (verdict.say(lang, everything=True) for lang in ("en", "ja"))
    assert "Without “Revolution”, the usual ranking would apply." in en
    assert "『革命』がなければ、平常時の順です。" in ja


LOCKLESS = {
    "Q-release": "rules: daifugo + q_release\nfield: SJ\nturn: Chie\nplay:\n  Chie: SQ\n",
    "lead-only locks": (
        "rules: local + lock_from_lead_only\nturn: Aki\nplay:\n  Aki: D4\n  Ben: S7\n  Chie: S9\n"
    ),
}


@pytest.mark.parametrize("table", LOCKLESS.values(), ids=LOCKLESS)
def test_suits_that_match_are_not_said_to_differ(table: str) -> None:
    verdict = _ask(table, "may Dan play HK")
    for lang, denied in (("en", "match"), ("ja", "マークが全部")):
        reasons = [reason_text(reason, lang) for reason in verdict.because]
        told = [*reasons, *(reason_text(reason, lang) for reason in verdict.background)]
        assert [text for text in told if denied in text] == []


def test_all_of_these_cards_or_none() -> None:
    table = "rules: local + galaxy_express\nhands:\n  Aki: C9 D9 H9 C4 C5 ? x3\n"
    verdict = _ask(f"{table}play:\n  Aki: C9 D9 H9\n", "what must Aki do")
    assert verdict.say("en").startswith("Aki may discard 2 cards or none.")


def test_the_same_debt_twice_is_told_once_with_how_often() -> None:
    verdict = _ask("rules: daifugo + q_bomber\nplay:\n  Aki: DQ HQ\n", "what must Aki do")
    assert verdict.say("en").startswith("Aki must name a rank, twice.")
    assert verdict.say("ja").startswith("Akiは2回、数字を宣言します。")


def test_what_may_be_declined_is_not_said_to_be_due() -> None:
    verdict = _ask("rules: daifugo + seven_pass\nplay:\n  Aki: D7\n", "whose turn")
    assert "7-pass: Aki may first give cards." in verdict.say("en")
