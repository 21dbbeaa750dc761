"""The judge here and the referee, side by side, over games drawn by chance."""

from collections import Counter
from dataclasses import replace
from random import Random

import referee
from tests.second.climbing.books import Open
from tests.second.climbing.cards import JOKER, is_joker
from tests.second.climbing.chance import Written
from tests.second.climbing.compare import Tally
from tests.second.climbing.games import deal, drawn_plays
from tests.second.climbing.ranks import is_out
from tests.second.climbing.story import Event, Setup
from tests.second.climbing.text import game_text, named_so

from .judge import allowed, fouls
from .now import Now, named
from .rules import RULES
from .story import tell

PASSES = 0.15
MOST = 60
"""Where nobody must go out a game may go on and on."""


def compare_games(rules: list[str], count: int, seed: str) -> Tally:
    """So many games with these rules on, every move compared."""
    tally = Tally()
    rng = Random(f"{rules} {seed}")
    for _ in range(count):
        setup = deal(rng, named(rules))
        try:
            _compare_game(rng, setup, rules, tally)
        except Open as reason:
            tally.left_open[str(reason)] += 1
    return tally


def _compare_game(rng: Random, setup: Setup, rules: list[str], tally: Tally) -> None:
    on = {name: RULES[name] for name in rules}
    events: list[Event] = []
    table = referee.read(game_text(setup))
    before = len(tally.differences)
    while len(events) < MOST:
        now = tell(setup, on, events)
        _compare_turn(now, table, tally)
        if now.turn is None or len(tally.differences) > before:
            return
        written, event = _move(rng, now, table, tally)
        said = f"{event.seat}: {' '.join(written) or 'pass'}"
        following = tell(setup, on, [*events, event])
        try:
            table = table.play(said)
        except referee.RefereeError as problem:
            tally.note("played", "played", f"{type(problem).__name__}: {problem}", f"{table}{said}")
            return
        tally.seen.update(_happenings(now, following))
        events.append(event)


def _compare_turn(now: Now, table: referee.Table, tally: Tally) -> None:
    verdict = table.ask("whose turn")
    if verdict.answer in ("unsettled", "depends"):
        raise Open(f"referee: {verdict.answer}")
    tally.note("whose turn", now.turn or "nobody", verdict.answer, f"{table}ask: whose turn")
    for seat, manner in now.out:
        theirs = table.ask(f"is {seat} out").answer
        tally.note("how out", manner, theirs, f"{table}ask: is {seat} out")


def _move(rng: Random, now: Now, table: referee.Table, tally: Tally) -> tuple[Written, Event]:
    """A move that may be made; on the way plays are compared."""
    seat = now.turn or ""
    chosen: tuple[Written, Event] | None = None
    asked = 0
    for written in drawn_plays(rng, now.hands[seat], now.plays[-1] if now.field else None):
        if asked > 5 and (chosen or asked > 12):
            break
        try:
            left = allowed(now, written)
        except Open as reason:
            tally.left_open[str(reason)] += 1
            continue
        finishes = len(written) == len(now.hands[seat])
        if "finish_barred" in now.rules and finishes:
            left = [each for each in left if not _fouls(now, seat, written, each)]
        asked += 1
        _compare_may(now, table, tally, written, "yes" if left else "no")
        if left and chosen is None:
            meaning = rng.choice(left)
            said = named_so(written, meaning) if len(left) > 1 else written
            cards = tuple(JOKER if is_joker(card) else card for card in said)
            chosen = said, Event(seat, cards, meaning)
    if chosen is None or (rng.random() < PASSES and "must_play" not in now.rules):
        return (), Event(seat)
    return chosen


def _fouls(now: Now, seat: str, written: Written, meaning: object) -> bool:
    cards = tuple(JOKER if is_joker(card) else card for card in written)
    after = tell_one(now, Event(seat, cards, meaning))
    return fouls(now, meaning, after)


def tell_one(now: Now, event: Event) -> Now:
    """What would hold after one more play, as far as a foul is judged by it."""
    from .judge import revolts

    revolution = now.revolution ^ revolts(now, event.meaning)
    return replace(now, field=[*now.field, (event.seat, event.meaning)], revolution=revolution)


def _compare_may(
    now: Now, table: referee.Table, tally: Tally, written: Written, ours: str
) -> None:
    question = f"may {now.turn} play {' '.join(written)}"
    theirs = table.ask(question).answer
    if theirs == "unsettled":
        tally.left_open["referee: unsettled play"] += 1
        return
    tally.note(ours, ours, theirs, f"{table}ask:\n  {question}")


def _happenings(before: Now, after: Now) -> Counter[str]:
    seen: Counter[str] = Counter()
    if before.field and not after.field:
        seen["cleared"] += 1
    if before.revolution != after.revolution:
        seen["revolution"] += 1
    if before.direction != after.direction:
        seen["direction"] += 1
    if len(after.out) > len(before.out):
        seen["out"] += 1
    return seen
