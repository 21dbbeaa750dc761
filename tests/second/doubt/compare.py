"""Both judges at the same table: the engine through ``referee.read``, ``ask`` and ``play``."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import referee
from tests.second.doubt import house
from tests.second.doubt.cards import RANKS, Laid, Play
from tests.second.doubt.games import (
    as_described,
    as_played,
    before_a_doubt,
    deal,
    every_pattern,
    lead_on,
    may_be_described,
    move,
    next_event,
    spelled,
    tries,
)
from tests.second.doubt.house import DISCARD, GIVE
from tests.second.doubt.judge import Event, Table
from tests.second.tally import Question, Tally


def compare_position(seed: int, tally: Tally, *, debts: bool = False) -> None:
    rng = random.Random(seed)
    trial = lead_on(deal(seed, debts=debts), rng, rng.randrange(40))
    table = trial.now()
    described = rng.random() < 0.5 and may_be_described(table)
    text = as_described(table, hide=rng.random() < 0.3) if described else as_played(trial)
    tally.positions += 1
    try:
        read = referee.read(text)
    except referee.RefereeError as error:
        tally.differences.append(f"{text}\ncannot be: {error}")
        return
    for question, judged in questions(table, rng):
        tally.note(text, question, answered(read, question), judged)


def answered(read: referee.Table, question: str) -> object:
    said = read.ask(question).answer
    if question.startswith("what may"):
        plays = [
            tuple(sorted(p.split()))
            for form, found in said.items()
            if form != "pass"
            for p in found
        ]
        return frozenset(plays) | ({("pass",)} if said.get("pass") else set())
    if question.startswith("what must"):
        return [(owed["do"], owed["count"], owed.get("to")) for owed in said]
    return said


def questions(table: Table, rng: random.Random) -> Iterator[Question]:
    """What is asked at a table, with what the words answer."""
    seats = table.trial.seats
    for seat in seats:
        yield f"is {seat} out", table.out.get(seat, "no")
    if table.over:
        yield "score", table.score()
        return
    if table.executor:
        yield from penalty(table, rng)
    else:
        yield "what order", [*(reversed(RANKS) if table.reversed_ else RANKS), "Jo"]
    if table.open:
        for seat in seats:
            answer = "yes" if table.may_speak(seat) else "no"
            yield f"may {seat} doubt", answer
            yield f"may {seat} let it through", answer
    if table.debtor:
        yield from owing(table, rng)
    if not table.open and not table.executor:
        yield "whose turn", table.turn
        for seat in rng.sample(seats, 2):
            yield f"may {seat} pass", "yes" if table.may_pass(seat) else "no"
    yield from plays(table, rng)
    if not table.waits() and len(table.hands[table.turn]) <= 6:
        yield f"what may {table.turn} play", offered(table)


def plays(table: Table, rng: random.Random) -> Iterator[Question]:
    """Two legal plays at most, and four that are not."""
    seat = table.turn if rng.random() < 0.95 else rng.choice(table.active())
    found = dict.fromkeys(tries(table, rng, 30))
    foreign = [card for other in table.active() if other != seat for card in table.hands[other]]
    found |= {(Laid(card),): None for card in rng.sample(foreign, min(1, len(foreign)))}
    judged = {play: table.may_lay(seat, play) for play in found}
    no = [play for play, legal in judged.items() if not legal]
    yes = [play for play, legal in judged.items() if legal]
    for play in [*no[:4], *yes[:2]]:
        yield f"may {seat} play {spelled(play)}", "yes" if judged[play] else "no"


def owing(table: Table, rng: random.Random) -> Iterator[Question]:
    """All that the debtor may part with, and one card more; some of what others may not."""
    yield f"what must {table.debtor} do", _must(table)
    for seat in table.active():
        yield f"may {seat} decline", "yes" if table.may_decline(seat) else "no"
        yield f"may {seat} doubt", "no"
        most = min(len(table.hands[seat]), table.most + 1)
        for count in range(1, most + 1):
            tried = list(combinations(sorted(table.hands[seat]), count))
            for cards in rng.sample(tried, min(len(tried), 3)):
                away = table.may_part(seat, DISCARD, cards, "")
                yield f"may {seat} discard {' '.join(cards)}", _yes(away)
                for to in table.active():
                    if to != seat:
                        handed = table.may_part(seat, GIVE, cards, to)
                        yield f"may {seat} give {' '.join(cards)} to {to}", _yes(handed)


def _must(table: Table) -> list[tuple[str, int, str | None]]:
    if GIVE in table.trial.house:
        return [("give", table.most, table.after(table.debtor))]
    return [("discard", table.most, None)]


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def penalty(table: Table, rng: random.Random) -> Iterator[Question]:
    lying = [laid.card for _, play in table.pile for laid in play]
    must = ("penalty", len(lying), table.punished)
    yield f"what must {table.executor} do", [must]
    cards = rng.sample(lying, rng.randint(1, len(lying)))
    for seat in table.active():
        for other in table.active():
            if seat != other:
                right = seat == table.executor and other == table.punished
                given = f"may {seat} give {' '.join(cards)} to {other}"
                yield given, "yes" if right else "no"
    for card in table.hands[table.executor][:1]:
        given = f"may {table.executor} give {card} to {table.punished}"
        yield given, "yes" if card in lying else "no"


def offered(table: Table) -> frozenset[tuple[str, ...]]:
    """Every legal play of the hand, where a card face down may be any other of it."""
    hand = table.hands[table.turn]
    found: set[tuple[str, ...]] = {("pass",)} if table.may_pass(table.turn) else set()
    for shown, down in every_pattern(hand):
        rest = list(hand)
        for card in shown:
            rest.remove(card)
        play: Play = (*(Laid(c) for c in shown), *(Laid(c, True) for c in rest[:down]))
        if table.may_lay(table.turn, play):
            found.add(tuple(sorted((*shown, *["(?)"] * down))))
    return frozenset(found)


# ---- doubts


def compare_doubt(seed: int, tally: Tally) -> None:
    """Ben lays cards, Aki doubts them: who gives, whom, and how many at most?"""
    found = before_a_doubt(seed)
    if not found:
        return
    table, play = found
    text = f"{as_described(table, hide=False)}\nplay:\n  Ben: {spelled(play)}\n  Aki: doubt"
    table.happen(Event("Ben", "play", play))
    if not table.open:
        return
    table.happen(Event("Aki", "doubt"))
    tally.positions += 1
    try:
        read = referee.read(text)
    except referee.RefereeError as error:
        tally.differences.append(f"{text}\ncannot be: {error}")
        return
    for question, judged in penalty(table, random.Random(seed)):
        tally.note(text, question, answered(read, question), judged)


# ---- whole games


def compare_game(seed: int, tally: Tally, *, debts: bool = False) -> None:
    """A game played to its end, each move of it by both."""
    rng = random.Random(-seed)
    trial = deal(seed, debts=debts)
    read = referee.read(as_played(trial))
    table = trial.now()
    while not table.over and len(trial.events) < 150:
        tally.positions += 1
        tally.debts += bool(table.debtor)
        if table.debtor or rng.random() < 0.2:
            for question, judged in questions(table, rng):
                tally.note(as_played(trial), question, answered(read, question), judged)
        event = next_event(table, rng)
        said = move(event, table)
        try:
            read = read.play(said)
        except referee.RefereeError as error:
            tally.differences.append(f"{as_played(trial)}\n{said} refused: {error}")
            return
        trial = trial.then(event)
        table = trial.now()
    for question, judged in questions(table, rng):
        tally.note(as_played(trial), question, answered(read, question), judged)


def compare(positions: int, games: int, first_seed: int = 0) -> Tally:
    tally = Tally()
    for seed in range(first_seed, first_seed + positions):
        compare_position(seed, tally)
        compare_doubt(seed, tally)
    for seed in range(first_seed, first_seed + games):
        compare_game(seed, tally)
    return tally


def compare_debts(positions: int, games: int, first_seed: int = 0) -> Tally:
    """The same in a house in which 7s hand cards on, or 10s throw some away."""
    tally = Tally()
    with house.known():
        for seed in range(first_seed, first_seed + positions):
            compare_position(seed, tally, debts=True)
        for seed in range(first_seed, first_seed + games):
            compare_game(seed, tally, debts=True)
    return tally
