"""Both judges at the same table: the engine through ``referee.read``, ``ask`` and ``play``."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import referee
from tests.second.tally import OneOf, Question, Tally
from tests.second.tricks.games import (
    GAMES,
    Told,
    as_described,
    as_played,
    deal,
    lead_on,
    may_be_described,
    step,
)
from tests.second.tricks.judge import NOBODY, UNSETTLED, Trial, settled

DEPENDS = "depends"
TAKER = "who takes the trick"
Play = tuple[str, tuple[str, ...]]


# ---- positions


def compare_position(seed: int, tally: Tally) -> None:
    rng = random.Random(seed)
    trial = deal(GAMES[seed % len(GAMES)], seed)
    size, each = len(trial.seats), len(trial.dealt[trial.first])
    trial = lead_on(trial, rng, rng.randrange(size * each + 1))
    mover = next(iter(settled(trial, Trial.to_play)), "")
    others = [seat for seat in trial.seats if seat != mover]
    hidden = frozenset(others if rng.random() < 0.2 and not trial.over() else ())
    told = Told(hidden, swept=rng.random() < 0.5)
    played = rng.random() < 0.4 or not may_be_described(trial, told)
    text = as_played(trial) if played else as_described(trial, told)
    swept = not played and told.swept
    compare_table(trial, text, questions(trial, rng, told, swept=swept, played=played), tally)


def compare_table(trial: Trial, text: str, asked: Iterator[Question], tally: Tally) -> None:
    tally.positions += 1
    try:
        table = referee.read(text)
    except referee.RefereeError as error:
        tally.differences.append(f"{text}\ncannot be: {error}")
        return
    for question, judged in asked:
        tally.note(text, question, answered(table, question), judged)


def answered(table: referee.Table, question: str) -> object:
    said = table.ask(question).answer
    if question == "who wins":
        return frozenset(said) if isinstance(said, list | tuple) else said
    return [said] if question == "whose turn" and isinstance(said, str) else said


def questions(
    trial: Trial, rng: random.Random, told: Told, *, swept: bool, played: bool
) -> Iterator[Question]:
    """What is asked at a table, with what the words answer."""
    hidden = frozenset() if played else told.hidden
    if not trial.over():
        yield from plays(trial, rng, hidden)
        turn = settled(trial, Trial.to_play)
        yield "whose turn", [UNSETTLED] if turn == UNSETTLED else turn
    if trial.events and not trial.on_table() and not swept:
        yield TAKER, becomes_of_trick(trial)
    elif trial.on_table() and not hidden:
        takers = foreseen(trial)
        if takers:
            yield TAKER, OneOf(takers)
    yield "score", settled(trial, Trial.score)
    if trial.over():
        yield "who wins", settled(trial, Trial.winners)


def plays(trial: Trial, rng: random.Random, hidden: frozenset[str]) -> Iterator[Question]:
    """One legal play at most, and two that are not."""
    candidates: list[Play] = [
        (s, (c,)) for s in trial.seats if s not in hidden for c in trial.hand(s)
    ]
    turn = settled(trial, Trial.to_play)
    mover = turn[0] if turn and turn != UNSETTLED else trial.seats[0]
    if mover not in hidden and len(trial.hand(mover)) > 1:
        candidates.append((mover, tuple(rng.sample(trial.hand(mover), 2))))
    gone = [card for _, card in trial.events]
    candidates += [(mover, (card,)) for card in rng.sample(gone, min(2, len(gone)))]
    rng.shuffle(candidates)
    candidates.sort(key=lambda play: play[0] != mover)
    judged = [(seat, cards, settled(trial, _may(seat, cards))) for seat, cards in candidates]
    no = [play for play in judged if play[2] == "no"]
    rest = [play for play in judged if play[2] != "no"]
    own = [play for play in no if play[0] == mover]
    for seat, cards, answer in [*own[:2], *rng.sample(no, 1), *rest[:1]]:
        yield f"may {seat} play {' '.join(cards)}", answer


def _may(seat: str, cards: tuple[str, ...]) -> Callable[[Trial], str]:
    return lambda world: "yes" if world.allows(seat, cards) else "no"


def becomes_of_trick(trial: Trial) -> str:
    """Who takes the last full trick. What becomes of one that nobody takes may be open, too."""

    def taker(world: Trial) -> tuple[str, str]:
        number = len(world.tricks()) - 1
        void = world.words.at_once and not world.may_take(number)
        said = world.words.readings["all_void"] if void and not world.over() else ""
        return DEPENDS if said == "carried_to_next" else world.taker(number), said

    found = settled(trial, taker)
    return found if found == UNSETTLED else found[0]


def foreseen(trial: Trial) -> frozenset[str]:
    """What may be said of a trick that is not full, all hands told; none where it is not settled.

    Where a player takes it however it goes on, only that player is right.
    """
    if len(trial.on_table()) < len(trial.seats) - 2 or settled(trial, Trial.to_play) == UNSETTLED:
        return frozenset()
    takers = set(endings(trial))
    if UNSETTLED in takers:
        return frozenset()
    return frozenset({DEPENDS} if len(takers) > 1 else takers | (takers & {NOBODY} and {DEPENDS}))


def endings(trial: Trial) -> Iterator[str]:
    """Who takes the trick, for every legal way in which it may go on."""
    if not trial.on_table():
        yield becomes_of_trick(trial)
        return
    seat = trial.to_play()[0]
    for card in trial.allowed(seat):
        yield from endings(trial.then((seat, card)))


# ---- whole games


def compare_game(seed: int, tally: Tally) -> None:
    """A deal played to its end, each card of it by both."""
    rng = random.Random(-seed)
    trial = deal(GAMES[seed % len(GAMES)], seed)
    table = referee.read(as_played(trial))
    while True:
        tally.positions += 1
        if rng.random() < 0.3:
            for question, judged in plays(trial, rng, frozenset()):
                tally.note(as_played(trial), question, answered(table, question), judged)
        further = step(trial, rng)
        if further is None:
            break
        seat, card = further.events[-1]
        try:
            table = table.play(f"{seat}: {card}")
        except referee.IllegalPlay:
            tally.differences.append(f"{as_played(trial)}\n{seat}: {card} refused")
            return
        trial = further
    asked = questions(trial, rng, Told(), swept=False, played=True)
    for question, judged in asked:
        tally.note(as_played(trial), question, answered(table, question), judged)


def compare(positions: int, games: int, first_seed: int = 0) -> Tally:
    tally = Tally()
    for seed in range(first_seed, first_seed + positions):
        compare_position(seed, tally)
    for seed in range(first_seed, first_seed + games):
        compare_game(seed, tally)
    return tally
