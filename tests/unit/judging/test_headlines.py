"""What an answer rests on: the clause of its headline, a fact that nobody knows."""

from __future__ import annotations

import pytest

import referee
from referee.judging.wording import spell_fact

FOUR = "seats: Aki, Ben, Chie, Dan\n"

DECIDED_BY = {
    "a special rule, before the basics": (
        "rules: offkai\nfield: D4, D7, D9\nturn: Chie\n",
        "may Chie play C3",
        "Suit lock",
    ),
    "what nearly happened, before the basics": (
        "rules: daifugo\nplay:\n  Aki: S7 S8 S9\n",
        "whose turn",
        "8-cut",
    ),
    "the basics, where nothing else bars it": (
        "rules: offkai\nfield: Aki D9\nturn: Ben\n",
        "may Ben play C3",
        "Strength",
    ),
}


@pytest.mark.parametrize("case", DECIDED_BY.values(), ids=DECIDED_BY)
def test_a_headline_names_what_decides(case: tuple[str, str, str]) -> None:
    start, ask, title = case
    rules, _, rest = start.partition("\n")
    verdict = referee.read(f"{rules}\n{FOUR}{rest}").ask(ask)
    headline = verdict.headline("en")
    assert headline.startswith(verdict.say("en").splitlines()[0])
    assert headline.endswith(f" ({title}).")
    assert ". (" not in headline


def test_what_is_allowed_by_the_basics_alone_needs_no_reason() -> None:
    verdict = referee.read(f"rules: offkai\n{FOUR}field: Aki D9\nturn: Ben\n").ask(
        "may Ben play C10"
    )
    assert verdict.headline("en") == verdict.say("en").splitlines()[0]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_fact_with_one_answer_known_is_told_with_it(lang: str) -> None:
    seats = "seats: Chie (hinmin), Ben (heimin), Aki (fugo)"
    table = referee.read(f"rules: offkai\n{seats}\nhands:\n  Chie: S2 ? x17\nstate: exchange\n")
    verdict = table.ask("what must Chie give")
    (fact,) = verdict.unknown
    assert (fact.if_true["count"], fact.if_false) == (1, None)
    line = next(line for line in verdict.say(lang).splitlines() if spell_fact(fact, lang) in line)
    assert "♠2" in line
