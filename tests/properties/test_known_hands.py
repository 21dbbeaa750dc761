"""Hands that are partly unknown: an answer is what all hands agree on that fit.

Trick-taking games with a few cards, some of them unknown, played on by legal cards. The judge of
``tests.second.tricks``, which knows the words alone, says which cards may be played in each deal
that fits. That is compared with the answer at the table as played, as described after its moves,
and after the table has stated a fact.

``KNOWN_HANDS=2000 pytest tests/properties/test_known_hands.py`` looks at so many tables.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

import referee
from referee.cards.card import parse_card
from referee.engine.answer import UnknownFact
from referee.model.moves import PLAY, Move
from referee.verdict.clarify import clarifying_questions
from tests.second.tricks.games import KIND, NAMES, step, words
from tests.second.tricks.judge import UNSETTLED, Trial, Words

TABLES = int(os.environ.get("KNOWN_HANDS", "60"))
MAX_HIDDEN = 6
SETTLED = {"equal_numbers": "first_played", "lead_after_nobody": "same_leader", "tie": "shared"}
GAMES = ("hearts", "whist", *(game for game, kind in KIND.items() if kind in "AC"))


def dealt_trial(game: str, rng: random.Random) -> Trial:
    """A deal of a few cards."""
    law = words(game, rng)
    readings = {name: value for name, value in law.readings.items() if value != UNSETTLED}
    settled = {name: SETTLED[name] for name in law.readings if name in SETTLED}
    law = replace(law, readings={**settled, **readings})
    seats = NAMES[: 4 if law.suits == "SHDC" else rng.randint(2, 4)]
    each = rng.randint(2, 4)
    pack = rng.sample([card for card in law.deck if card != law.opening_card], each * len(seats))
    if game == "hearts":
        pack[: each + 1] = rng.sample([*law.not_in_first_trick, *pack], each + 1)
        pack = list(dict.fromkeys(pack))
        rest = [card for card in law.deck if card not in pack and card != law.opening_card]
        pack += rng.sample(rest, each * len(seats) - len(pack))
    if law.opening_card:
        pack[0] = law.opening_card
    rng.shuffle(pack)
    dealt = {seat: tuple(pack[n * each : (n + 1) * each]) for n, seat in enumerate(seats)}
    return Trial(law, seats, dealt, leader(law, dealt) or rng.choice(seats))


def leader(law: Words, dealt: dict[str, tuple[str, ...]]) -> str:
    return next((seat for seat, cards in dealt.items() if law.opening_card in cards), "")


def text(trial: Trial, hidden: frozenset[str]) -> str:
    """The table: what is known of the deal, and every card since."""
    law = trial.words
    readings = ", ".join(f"{name} = {value}" for name, value in law.readings.items())
    lines = [f"rules: {law.header}", f"seats: {', '.join(trial.seats)}", "hands:"]
    if readings:
        lines.insert(1, f"readings: {readings}")
    for seat in trial.seats:
        known = [card for card in trial.dealt[seat] if card not in hidden]
        unknown = len(trial.dealt[seat]) - len(known)
        lines.append(f"  {seat}: {' '.join(known)}" + (f" ? x{unknown}" if unknown else ""))
    if not law.opening_card:
        lines.append(f"turn: {trial.first}")
    if law.card_points:
        lines.append("state: first trick")
    out = [card for card in law.deck if not any(card in cards for cards in trial.dealt.values())]
    lines.append(f"discards: {' '.join(out)}")
    if trial.events:
        lines += ["play:", *(f"  {seat}: {card}" for seat, card in trial.events)]
    return "\n".join(lines) + "\n"


def hidden_cards(trial: Trial, rng: random.Random) -> frozenset[str]:
    """Some cards of the deal, half of them of the seat that is to play."""
    own = trial.dealt[trial.to_play()[0]]
    others = [card for cards in trial.dealt.values() for card in cards if card not in own]
    few = rng.sample(own, min(MAX_HIDDEN // 2, len(own)))
    return frozenset([*few, *rng.sample(others, min(MAX_HIDDEN // 2, len(others)))])


def fitting(trial: Trial, hidden: frozenset[str]) -> Iterator[Trial]:
    """Every deal of the hidden cards under which all cards were legal."""
    known = {
        seat: tuple(card for card in cards if card not in hidden)
        for seat, cards in trial.dealt.items()
    }
    for dealt in deals(known, len(trial.dealt[trial.first]), sorted(hidden)):
        first = leader(trial.words, dealt) or trial.first
        other = replace(trial, dealt=dealt, first=first, events=())
        for seat, card in trial.events:
            if not other.allows(seat, (card,)):
                break
            other = other.then((seat, card))
        else:
            yield other


def deals(
    known: dict[str, tuple[str, ...]], each: int, cards: Sequence[str]
) -> Iterator[dict[str, tuple[str, ...]]]:
    short = next((seat for seat in known if len(known[seat]) < each), None)
    if short is None:
        yield known
        return
    for chosen in combinations(cards, each - len(known[short])):
        rest = [card for card in cards if card not in chosen]
        yield from deals({**known, short: (*known[short], *chosen)}, each, rest)


def judged(fits: Sequence[Trial], seat: str, card: str) -> str:
    """The answer of all deals in which the seat holds the card; empty: there is none."""
    found = {trial.allows(seat, (card,)) for trial in fits if card in trial.hand(seat)}
    if not found:
        return ""
    return "depends" if len(found) > 1 else "yes" if True in found else "no"


def is_true(fact: UnknownFact, trial: Trial) -> bool:
    """Whether a fact is true in a deal, by its words."""
    seat = str(fact.args["seat"])
    hand = trial.hand(seat)
    if fact.key == "holds-no-suit":
        return all(card[0] != fact.args["suit"] for card in hand)
    if fact.key == "holds-only-suit":
        return all(card[0] == fact.args["suit"] for card in hand)
    assert fact.key == "holds-only-points"
    return all(card in trial.words.not_in_first_trick for card in trial.allowed(seat))


def agrees_with_reasons(verdict: referee.Verdict) -> bool:
    """Whether no reason is one for the opposite answer."""
    contrary = {"yes": "bars", "no": "allows"}.get(str(verdict.answer), "")
    return all(reason.did != contrary for reason in verdict.because)


def check(table: referee.Table, fits: Sequence[Trial], cards: Sequence[str]) -> int:
    """Compares the answers about all cards; the number of those that depend on hands."""
    open_answers = 0
    for seat in table.seats:
        if not any(trial.hand(seat) for trial in fits):
            continue
        by_answer: dict[str, list[str]] = {"yes": [], "no": [], "depends": []}
        for card in cards:
            answer = judged(fits, seat, card)
            verdict = table.ask(f"may {seat} play {card}")
            wanted = answer or "no"
            assert verdict.answer == wanted, f"{verdict}\n\n{table}"
            move = Move(seat, PLAY, (parse_card(card, table.rulebook.deck),))
            judged_move = table.engine.judge(table.seats, table.position, move)
            assert judged_move.value == wanted, f"{verdict}: {judged_move.value}\n\n{table}"
            assert agrees_with_reasons(verdict), f"{verdict.say()}\n{table}"
            by_answer[wanted].append(card)
            open_answers += wanted == "depends"
        shown = table.rulebook.deck.texts(table.position.known[table.seats.index(seat)])
        plays = table.ask(f"what may {seat} play").answer
        for listed, answer in (("single", "yes"), ("maybe", "depends")):
            wanted_cards = {*by_answer[answer]} & {*shown}
            assert {*plays.get(listed, ())} == wanted_cards, f"{seat}: {plays}\n{table}"
    return open_answers


def stated(table: referee.Table, fits: Sequence[Trial], cards: Sequence[str]) -> int:
    """Checks the table after each fact that it may state; the number of facts."""
    facts = 0
    for seat, card in [(seat, card) for seat in table.seats for card in cards]:
        verdict = table.ask(f"may {seat} play {card}")
        for asked in clarifying_questions(verdict):
            for choice in asked.choices:
                table_after = table.described_as(choice.tell(table.description))
                fit = [t for t in fits if is_true(asked.fact, t) == (choice.word == "yes")]
                answer = judged(fit, seat, card)
                after = table_after.ask(f"may {seat} play {card}")
                assert answer in ("", after.answer), f"{after}\n{table_after}"
                assert agrees_with_reasons(after), f"{after.say()}\n{table_after}"
                plays = table_after.ask(f"what may {seat} play").answer
                listed = {"yes": plays.get("single", ()), "depends": plays.get("maybe", ())}
                is_listed = any(card in cards for cards in listed.values())
                assert not is_listed or card in listed.get(after.answer, ()), table_after
                facts += 1
    return facts


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_what_all_hands_that_fit_agree_on(game: str) -> None:
    open_answers = facts = 0
    for seed in range(TABLES):
        rng = random.Random(f"{game} {seed}")
        trial = dealt_trial(game, rng)
        held = [card for cards in trial.dealt.values() for card in cards]
        for _ in range(rng.randint(0, len(held) - 1)):
            trial = step(trial, rng) or trial
        hidden = hidden_cards(trial, rng)
        table = referee.read(text(trial, hidden))
        fits = list(fitting(trial, hidden))
        assert fits
        cards = [card for card in held if card not in {card for _, card in trial.events}]
        open_answers += check(table, fits, cards)
        check(table.flattened(), fits, cards)
        facts += stated(table, fits, cards)
    assert open_answers
    assert facts
