"""What ends a game may be described in any state: everything about places can be asked of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import referee
from tests.paths import SCENARIOS
from tests.scenarios.files import scenarios_in
from tests.thorough import some
from tests.tiers import quick

BOOKS = sorted(referee.books())
NAMES = ("Aki", "Ben", "Chie", "Dan", "Eve", "Fumi")
QUESTIONS = ("ranks", "titles", "score", "who wins", "who leads", "whose turn", "what happens")
SEEDS = quick(range(some(20)), 2, "the first tier describes two ends of games for each book")
"""Random tables of a book."""


def stated(book: str, pattern: str) -> list[str]:
    """What the scenarios of a book state, with ``@`` for each player's name."""
    texts = (scenario["table"] for file in (SCENARIOS / book).glob("*.toml")
             for scenario in scenarios_in(file))  # fmt: skip
    lines = (match for text in texts for match in re.findall(pattern, text, re.MULTILINE))
    names = r"\b(Aki|Ben|Chie|Dan|Eri|Eve|Red|Green|Blue|Purple|[a-e])\b"
    return sorted({re.sub(names, "@", part.strip()) for line in lines for part in line.split(",")})


def tables(book: str, rng: Random) -> Iterator[str]:
    """The same players, with exits and states as scenarios have them, whether they fit or not."""
    of = referee.book(book)
    low, high = of.players
    names = NAMES[: rng.randint(low, max(low, min(high, 4)))]
    switches = [option.name for option in of.options.values() if option.kind == "switch"]
    chosen = rng.sample(switches, min(len(switches), rng.randint(0, 6)))
    states, exits = stated(book, r"^state: ([^#\n]*)$"), [*stated(book, r": out (\w[\w -]*)$"), "1"]
    for _ in range(10):
        rules = "".join(f" {rng.choice('++-')} {name}" for name in chosen)
        out = [f"  {name}: out {rng.choice(exits)}\n" for name in names if rng.random() < 0.6]
        marks = [rng.choice(states or [""]) for _ in range(rng.randint(0, 3))]
        said = ", ".join(mark.replace("@", rng.choice(names)) for mark in marks if mark)
        yield (
            f"rules: {book}{rules}\nseats: {', '.join(names)}\n"
            + (f"hands:\n{''.join(out)}" if out else "")
            + (f"state: {said}\n" if said else "")
        )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("book", BOOKS)
def test_every_described_end_has_an_answer_or_a_fault(book: str, seed: int) -> None:
    for text in tables(book, Random(f"{book} {seed}")):
        for question in QUESTIONS:
            try:
                verdict = referee.read(text).ask(question)
                verdict.say("en")
                verdict.say("ja")
            except referee.RefereeError as fault:
                fault.say("ja")


@pytest.mark.parametrize("text", [
    "rules: culprit_poker\nseats: Aki, Ben, Chie\nhands:\n  Aki: out 1\n  Ben: out 2\n"
    "  Chie: out eliminated\nfield: Chie 2\nstate: reveal, reveal\n",
    "rules: league\nseats: Aki, Ben, Chie, Dan\nhands:\n  Ben: out 1\n  Chie: DA HA H7 DQ\n"
    "  Dan: D6 S5 C4 D7\nstate: kyo-ochi Aki, kyo-ochi Aki\n",
])  # fmt: skip
def test_a_state_that_is_written_twice_counts_once(text: str) -> None:
    table = referee.read(text)
    assert len(table.description.state) == 1
    ranks = table.ask("ranks").answer
    assert sorted(filter(None, ranks)) == sorted({*ranks} - {None})
