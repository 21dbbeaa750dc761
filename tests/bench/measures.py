"""What is measured: each a ratio, ours / theirs, both sides in one run."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from statistics import median
from time import perf_counter

from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.library.library import rulebook
from referee.model.values import Value
from referee.rulebook.clause import UNSETTLED, Book, Clause
from referee.rulebook.rulebook import Rulebook

from . import games, hands, peers, yardstick
from .clock import Timing, Work, compare
from .positions import US, Batch, batch, compiled, fresh_engine, shared_engine

REGISTERED = 90
"""How many rules the book with rules that are off registers."""


@dataclass(frozen=True)
class Scale:
    """How long to measure."""

    rounds: int = 15
    size: int = 400


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    id: str
    what: str
    timing: Timing
    first: float
    goal: float
    notes: str = ""


def may(engines: list[ClimbingRules], batches: list[Batch]) -> Work:
    """``may`` with its reasons (the findings, not yet worded)."""

    def work(number: int) -> int:
        engine = engines[number % len(engines)]
        questions = batches[number % len(batches)].questions
        for position, play in questions:
            judged = engine.may(position, US, play)
            judged.allowed, judged.findings  # noqa: B018  (what a caller reads)
        return len(questions)

    return work


def lists(engines: list[ClimbingRules], batches: list[Batch]) -> Work:
    """``legal_plays``."""

    def work(number: int) -> int:
        engine = engines[number % len(engines)]
        positions = batches[number % len(batches)].positions
        for position in positions:
            engine.legal_plays(position, US)
        return len(positions)

    return work


def per_position(batches: list[Batch]) -> float:
    engine = shared_engine()
    counts = [len(engine.legal_plays(at, US)) for part in batches for at in part.positions]
    return sum(counts) / len(counts)


def kinds(
    measure: Callable[[list[ClimbingRules], list[Batch]], Work], batches: list[Batch], scale: Scale
) -> Iterator[tuple[str, Work]]:
    """One measure in three temperatures.

    ``fresh``: positions never seen before, by an engine that has judged others; ``again``: the
    same positions once more; ``cold``: an engine that has judged nothing yet.
    """
    warm = fresh_engine()
    used = batches[scale.rounds :]
    for number in range(len(used)):
        measure([warm], used)(number)
    yield "fresh", measure([warm], batches)
    yield "again", measure([warm], batches)
    yield "cold", measure([fresh_engine() for _ in range(scale.rounds)], batches)


def judging(scale: Scale) -> Iterator[Figure]:
    """G1: is this play legal, and why (not)?"""
    theirs = peers.chess_legality(scale.size)
    half = scale.size // 2
    batches = []
    for number in range(3 * scale.rounds):
        following = batch(f"may-{number}", half, leading=False, questions=True)
        leading = batch(f"may-{number}", half // 4, leading=True, questions=True)
        batches.append(Batch([], [*following.questions, *leading.questions]))
    allowed = _allowed(batches[: scale.rounds])
    for kind, ours in kinds(may, batches, scale):
        timing = compare(ours, theirs, scale.rounds)
        note = f"{len(batches[0].questions)} questions a round, {allowed:.0%} allowed"
        yield Figure("G1", f"may, with reasons / chess is_legal ({kind})", timing, 1, 3, note)


def _allowed(batches: list[Batch]) -> float:
    engine = shared_engine()
    answers = [
        engine.may(at, US, play).allowed for part in batches for at, play in part.questions
    ]  # fmt: skip
    return sum(answers) / len(answers)


def following(scale: Scale) -> Iterator[Figure]:
    """G2: what may be played on what lies there?"""
    theirs, found = peers.doudizhu_following(60)
    batches = [batch(f"follow-{n}", scale.size, leading=False) for n in range(3 * scale.rounds)]
    note = f"{per_position(batches[:5]):.1f} plays a position, theirs {found:.1f} (with the pass)"
    for kind, ours in kinds(lists, batches, scale):
        timing = compare(ours, theirs, scale.rounds)
        yield Figure("G2", f"plays following / rlcard doudizhu ({kind})", timing, 10, 40, note)


def leading(scale: Scale) -> Iterator[Figure]:
    """G3: what may be led?"""
    theirs = peers.chess_start(scale.size)
    batches = [batch(f"lead-{n}", scale.size, leading=True) for n in range(3 * scale.rounds)]
    note = f"{per_position(batches[:5]):.1f} plays a position, theirs 20"
    for kind, ours in kinds(lists, batches, scale):
        timing = compare(ours, theirs, scale.rounds)
        yield Figure("G3", f"plays leading / chess from the start ({kind})", timing, 1, 2.5, note)


def against_yardstick(scale: Scale) -> Iterator[Figure]:
    """G4: the same lists by a hard-coded engine."""
    for make, what in ((False, "following"), (True, "leading")):
        batches = [
            batch(f"yard-{what}-{n}", scale.size, leading=make) for n in range(3 * scale.rounds)
        ]
        agreed = games.agree(
            [at for part in batches[: 1 + 800 // scale.size] for at in part.positions]
        )
        note = f"{what}: {per_position(batches[:5]):.1f} plays a position, both sides the same"
        note += f" (held against each other at {agreed} positions)"
        tables = [[games.yardstick_of(at) for at in part.positions] for part in batches]
        theirs = _yardstick_lists(tables)
        for number in range(scale.rounds, len(batches)):
            theirs(number)
        for kind, ours in kinds(lists, batches, scale):
            timing = compare(ours, theirs, scale.rounds)
            yield Figure("G4", f"plays {what} / yardstick ({kind})", timing, 0.5, 0.9, note)


def _yardstick_lists(tables: list[list[yardstick.Game]]) -> Work:
    def work(number: int) -> int:
        asked = tables[number % len(tables)]
        for game in asked:
            game.legal_plays()
        return len(asked)

    return work


def whole_games(scale: Scale) -> Iterator[Figure]:
    """G5,G8: random whole games, with effects."""
    compared = games.compare(100)
    count = scale.size // 4
    engine = fresh_engine()

    def ours(number: int) -> int:
        return sum(games.play_out(engine, Random(f"ours-{number}-{game}")) for game in range(count))

    def hard_coded(number: int) -> int:
        return sum(yardstick.play_out(Random(f"yard-{number}-{game}")) for game in range(count))

    for side in (ours, hard_coded):
        for number in range(-5, 0):
            side(number)
    note = f"{count} new games a round, after {5 * count} others"
    timing = compare(ours, peers.uno(count), scale.rounds)
    yield Figure("G5", "random games, plies / rlcard uno", timing, 1.2, 3, note)
    timing = compare(ours, hard_coded, scale.rounds)
    note += f"; both sides the same at {compared} positions of 100 games"
    yield Figure("G8", "random games, plies / yardstick", timing, 0.25, 0.5, note)


SOME_LOCAL = ("j_back", "strict_lock", "seven_pass", "ten_discard")
"""With the six rules that the daifugo book has on by itself: ten."""


MOST_LOCAL = 100
"""How many rules of the book local are on."""


def switches_of(book: str) -> list[str]:
    return [name for name, option in rulebook(book).options.items() if option.kind == "switch"]


def settled(book: str, on: list[str]) -> Rulebook:
    """The book with these rules on and every reading settled; where the text leaves open which of
    two clauses goes first, it is the first in the book."""
    readings: dict[str, Value] = {
        name: next(value for value in option.values if value != UNSETTLED)
        for name, option in rulebook(book).options.items()
        if option.kind == "reading"
    }
    rules = rulebook(book, {**readings, **dict.fromkeys(on, True)})
    return rules.ordered(*pairwise(clause.id for clause in rules.clauses))


def many_rules(scale: Scale) -> Iterator[Figure]:
    """G9: random games with every rule on, with ten, with none of the local ones."""
    switches, local = switches_of("daifugo"), switches_of("local")[-MOST_LOCAL:]
    ends = {name: Counter[str]() for name in ("all", "ten", "none", "local")}
    count = scale.size // 10

    def side(which: str, on: list[str], book: str = "daifugo") -> Work:
        engine = compiled(settled(book, on))

        def work(number: int) -> int:
            return sum(
                games.play_out_any(engine, Random(f"{which}-{number}-{game}"), ends[which])
                for game in range(count)
            )

        for number in range(-5, 0):
            work(number)
        return work

    sides = {
        "all": side("all", switches),
        "ten": side("ten", [*SOME_LOCAL]),
        "none": side("none", []),
        "local": side("local", local, "local"),
    }
    for first, second, what, aims in (
        ("all", "ten", f"all {len(switches)} rules on / 10 on, plies", (0.4, 0.7)),
        ("ten", "none", "10 rules on / 6, none local, plies", (0.0, 0.0)),
        ("local", "ten", f"local, {len(local)} rules on / daifugo, 10 on, plies", (0.0, 0.0)),
    ):
        timing = compare(sides[first], sides[second], scale.rounds)
        note = "how games ended: " + "; ".join(f"{name} {dict(ends[name])}" for name in ends)
        yield Figure("G9", what, timing, *aims, note)


def switched_off(scale: Scale) -> Iterator[Figure]:
    """G10: a book with many rules off beside one that does not know them."""
    book = rulebook("offkai").book
    lean = replace(book, clauses=rulebook("offkai").active)
    batches = [
        batch(f"off-{n}", scale.size, leading=False, questions=True) for n in range(scale.rounds)
    ]
    sides = []
    for known in (crowded(book), lean):
        engine = compiled(Rulebook(known))
        asking, listing = may([engine], batches), lists([engine], batches)
        sides.append(_both(asking, listing))
        for number in range(scale.rounds):
            sides[-1](number)
    timing = compare(sides[0], sides[1], 6 * scale.rounds)
    note = f"{REGISTERED} rules registered; may and plays; 1 means that they cost nothing"
    yield Figure("G10", "rules registered but off / not registered", timing, 0.98, 1, note)


def _both(first: Work, second: Work) -> Work:
    return lambda number: first(number) + second(number)


def crowded(book: Book) -> Book:
    """The book with its local clauses many times over, all of them off."""
    local = [clause for clause in book.clauses if not clause.on_by_default]
    more: list[Clause] = []
    while len(book.clauses) + len(more) < REGISTERED:
        like = local[len(more) % len(local)]
        more.append(replace(like, id=f"{like.id}_{len(more)}"))
    return replace(book, clauses=(*book.clauses, *more))


def hand_ranks(scale: Scale) -> Iterator[Figure]:
    """G11: how strong are these five cards?"""
    agreed, size = hands.agree(), max(1, scale.size // 20)
    own = hands.ours(size)
    note = f"{agreed} hands, which both sides put in the same order"
    for inner, what in ((False, "evaluate"), (True, "its inner function")):
        timing = compare(own, hands.theirs(size, inner=inner), scale.rounds)
        yield Figure("G11", f"five-card ranks / treys, {what}", timing, 1, 2, note)


def importing(scale: Scale) -> Iterator[Figure]:
    """G12: the wall time of an import, in processes of their own (``-I``: nothing else around)."""
    first = (
        "import referee\n"
        "referee.read('rules: offkai\\nseats: Aki, Ben, Chie, Dan\\nfield: D9')"
        ".ask('may Ben play C10').answer"
    )
    for code, what in (
        ("import referee", "import referee / import chess"),
        (first, "import and a first verdict / import chess"),
    ):
        own, other = [], []
        for _ in range(max(5, scale.rounds)):
            own.append(_wall(code))
            other.append(_wall("import chess"))
        nothing = median(_wall("") for _ in range(5))
        ratios = sorted((b - nothing) / (a - nothing) for a, b in zip(own, other, strict=True))
        timing = Timing(
            1 / (median(own) - nothing), 1 / (median(other) - nothing), median(ratios),
            (ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]),
        )  # fmt: skip
        yield Figure("G12", what, timing, 1, 1 / 0.6, "imports per second of wall time, net")


def _wall(code: str) -> float:
    started = perf_counter()
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    return perf_counter() - started


ALL: tuple[Callable[[Scale], Iterator[Figure]], ...] = (
    judging, following, leading, against_yardstick, whole_games, many_rules, switched_off,
    hand_ranks, importing,
)  # fmt: skip
