"""Both judges at the same exchange, from the deal to the first lead."""

from __future__ import annotations

from random import Random

import referee
from tests.second.climbing.books import DAIFUGO, OFFKAI
from tests.second.climbing.cards import JOKER, PACK, RANKS
from tests.second.climbing.positions import NAMES
from tests.second.tally import Tally

from .judge import Exchange, tries

LIES = 0.15
"""How often a poor side gives other cards than it must, and nobody notices."""
MOST_ASKED = 12


def compare(positions: int, games: int, first_seed: int = 0) -> Tally:
    """So many exchanges; there are no positions of another kind."""
    tally = Tally()
    for seed in range(first_seed, first_seed + positions + games):
        _compare_exchange(seed, tally)
    return tally


def _deal(rng: Random) -> Exchange:
    """Few numbers, so that many cards are equally strong."""
    book = rng.choice((DAIFUGO, OFFKAI))
    titles = book.titles[rng.choice([n for n in book.titles if n in book.seats])]
    seats = NAMES[: len(titles)]
    numbers = rng.sample(RANKS, rng.choice((5, 9, 13)))
    pack = [card for card in PACK if card[1:] in numbers] + [JOKER] * book.jokers
    rng.shuffle(pack)
    each = min(len(pack) // len(seats), rng.randint(4, 7))
    hands = {seat: sorted(pack[at * each : at * each + each]) for at, seat in enumerate(seats)}
    return Exchange(book, dict(zip(seats, rng.sample(titles, len(titles)), strict=True)), hands)


def _text(trial: Exchange) -> str:
    seats = ", ".join(f"{seat} ({title})" for seat, title in trial.titles.items())
    hands = "".join(f"  {seat}: {' '.join(hand)}\n" for seat, hand in trial.hands.items())
    return f"rules: {trial.book.name}\nseats: {seats}\nhands:\n{hands}state: exchange\n"


def _compare_exchange(seed: int, tally: Tally) -> None:
    rng = Random(f"exchange {seed}")
    trial = _deal(rng)
    if any(len(hand) < 4 for hand in trial.hands.values()):
        return
    table = referee.read(_text(trial))
    while not trial.is_over():
        _compare_state(rng, trial, table, tally)
        seat = rng.choice(trial.waits_for())
        if upper := trial.shown_to(seat):
            card = rng.choice(trial.hands[seat])
            try:
                after = table.play(f"{seat}: shows {card} to {upper}")
            except referee.IllegalPlay:
                after = None
            said = f"{seat}: shows {card} to {upper}"
            tally.note(str(table), said, after is not None, trial.may_show(seat, card))
            if after is not None:
                table = after
                trial.show(seat, card)
            continue
        to, cards = rng.choice(sorted(trial.gifts(seat)))
        lies = trial.book.name == "offkai" and rng.random() < LIES
        if lies:
            cards = tuple(rng.sample(trial.hands[seat], len(cards)))
        stands = "" if trial.may_give(seat, cards, to) else " !"
        try:
            table = table.play(f"{seat}: gives {' '.join(cards)} to {to}", force=bool(stands))
        except referee.RefereeError as problem:
            tally.differences.append(f"{table}\n{seat}: {cards} to {to} refused: {problem}")
            return
        trial.give(seat, cards)
        if rng.random() < 0.2:
            table = referee.read(str(table.flattened()))
    _compare_state(rng, trial, table, tally)
    _compare_end(rng, trial, table, tally)


def _compare_state(rng: Random, trial: Exchange, table: referee.Table, tally: Tally) -> None:
    tally.positions += 1
    text = str(table)
    waits = trial.waits_for()
    if waits:
        asked = table.ask("whose turn").answer
        tally.note(text, "whose turn", frozenset(asked), frozenset(waits))
    questions = [
        (seat, cards, to)
        for seat, hand in trial.hands.items()
        for cards in tries(hand, range(1, 4))
        for to in trial.titles
        if to != seat
    ]
    legal = [question for question in questions if trial.may_give(*question)]
    aimed = [q for q in questions if (partner := trial.partner(q[0])) and partner[0] == q[2]]
    for pool in (legal, aimed, questions):
        for seat, cards, to in rng.sample(pool, min(MOST_ASKED, len(pool))):
            question = f"may {seat} give {' '.join(cards)} to {to}"
            judged = "yes" if trial.may_give(seat, cards, to) else "no"
            tally.note(text, question, table.ask(question).answer, judged)
    for seat, hand in trial.hands.items():
        if waits:
            question = f"may {seat} play {rng.choice(hand)}"
            tally.note(text, question, table.ask(question).answer, "no")
            tally.note(text, f"may {seat} pass", table.ask(f"may {seat} pass").answer, "no")
            _compare_owed(trial, table, seat, tally)
        must = [owed["do"] for owed in table.ask(f"what must {seat} do").answer]
        due = ["show_strongest" if trial.shown_to(seat) else "give"] if seat in waits else []
        tally.note(text, f"what must {seat} do", must, due)


def _compare_owed(trial: Exchange, table: referee.Table, seat: str, tally: Tally) -> None:
    question = f"what must {seat} give"
    said = table.ask(question).answer
    owed = trial.owed(seat)
    if owed is None:
        if not trial.shown_to(seat):
            tally.note(str(table), question, said["count"], 0)
        return
    cards = None if said.get("free") else frozenset([*said["forced"], *said["choices"]])
    tally.note(str(table), question, (said["to"], said["count"], cards), owed)


def _compare_end(rng: Random, trial: Exchange, table: referee.Table, tally: Tally) -> None:
    """All hands, who leads, and what becomes of somebody who is caught lying."""
    text = str(table)
    lines = str(table.flattened()).splitlines()
    hands = {line.split(":")[0].strip(): line.split(":")[1] for line in lines if line[0] == " "}
    for seat, hand in trial.hands.items():
        tally.note(text, f"the hand of {seat}", sorted(hands[seat].split()), sorted(hand))
    if trial.book.lowest_leads:
        lowest = trial.book.titles[len(trial.titles)][0]
        (leader,) = [seat for seat, title in trial.titles.items() if title == lowest]
        tally.note(text, "whose turn", table.ask("whose turn").answer, leader)
    if not trial.liars:
        return
    liar = rng.choice(trial.liars)
    try:
        table = table.play(f"{liar}: is caught lying")
    except referee.RefereeError as problem:
        tally.differences.append(f"{text}\n{liar}: is caught lying refused: {problem}")
        return
    for seat in trial.titles:
        judged = "liar" if seat == liar else "no"
        tally.note(str(table), f"is {seat} out", table.ask(f"is {seat} out").answer, judged)
    tally.note(str(table), "last", table.ask("ranks").answer[-1], liar)
