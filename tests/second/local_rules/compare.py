"""The judge here and the referee, side by side, over games drawn by chance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import referee
from tests.second.climbing.books import Open
from tests.second.climbing.cards import JOKER, RANKS, Meaning, is_joker
from tests.second.climbing.chance import Written
from tests.second.climbing.compare import Tally, as_said
from tests.second.climbing.games import deal, drawn_plays
from tests.second.climbing.jokers import meanings
from tests.second.climbing.story import Event, Setup
from tests.second.climbing.text import game_text, named_so

from .judge import allowed, fouls, revolts
from .rules import RULES
from .state import Now, named
from .story import tell

PASSES = 0.15
MOST_AT_ONCE = 5
"""Plays of more cards are not looked for where it matters that there is none."""
MOST_LISTED, EVERY = 7, 3
"""Hands of so many cards have all their plays compared, each so many moves."""
MOST = 60
"""Where nobody must go out a game may go on and on."""


def compare_games(rules: list[str], count: int, seed: str) -> Tally:
    """So many games with these rules on, every move compared."""
    tally = Tally()
    rng = Random(f"{rules} {seed}")
    for _ in range(count):
        setup = _deal(rng, rules)
        try:
            _compare_game(rng, setup, rules, tally)
        except Open as reason:
            tally.left_open[str(reason)] += 1
    return tally


def _deal(rng: Random, rules: list[str]) -> Setup:
    """Hands with cards that the rules are about; in one game of three a revolution holds."""
    clauses = {clause.name: clause for clause in referee.book("local").clauses}
    about = {each for name in rules for each in clauses[name].about if each in RANKS}
    for _ in range(20):
        setup = deal(rng, named(rules))
        dealt = Counter(card[1:] for hand in setup.hands.values() for card in hand)
        if all(dealt[number] >= 3 for number in about):
            break
    return replace(setup, revolution=rng.random() < 0.3)


def _compare_game(rng: Random, setup: Setup, rules: list[str], tally: Tally) -> None:
    on = {name: RULES[name] for name in rules}
    events: list[Event] = []
    state = "state: revolution\n" if setup.revolution else ""
    table = referee.read(game_text(setup) + state)
    before = len(tally.differences)
    while len(events) < MOST:
        now = tell(setup, on, events)
        _compare_turn(now, table, tally)
        if now.turn is None or len(tally.differences) > before:
            return
        if len(now.hands[now.turn]) <= MOST_LISTED and len(events) % EVERY == 0:
            _compare_list(now, table, tally)
        written, event = _move(rng, now, table, tally)
        said = f"{event.seat}: {' '.join(written) or 'pass'}"
        following = tell(setup, on, [*events, event])
        try:
            table = table.play(said)
        except referee.RefereeError as problem:
            tally.note("played", "played", f"{type(problem).__name__}: {problem}", table, said)
            return
        tally.seen.update(_happenings(now, following))
        events.append(event)


def _compare_turn(now: Now, table: referee.Table, tally: Tally) -> None:
    verdict = table.ask("whose turn")
    if verdict.answer in ("unsettled", "depends"):
        raise Open(f"referee: {verdict.answer}")
    tally.note("whose turn", now.turn or "nobody", verdict.answer, table, "ask: whose turn")
    for seat, manner in now.out:
        theirs = table.ask(f"is {seat} out").answer
        tally.note("how out", manner, theirs, table, f"ask: is {seat} out")


def _compare_list(now: Now, table: referee.Table, tally: Tally) -> None:
    """All that may be played, found by trying every subset of the hand."""
    question = f"what may {now.turn} play"
    theirs = table.ask(question).answer
    try:
        ours = _every_play(now)
    except Open as reason:
        tally.left_open[str(reason)] += 1
        return
    if isinstance(theirs, dict):
        tally.note("list", ours, as_said(theirs), table, f"ask:\n  {question}")


def _every_play(now: Now) -> set[tuple[str, ...]]:
    hand, found = sorted(now.hands[now.turn or ""]), set()
    for count in range(1, len(hand) + 1):
        for written in dict.fromkeys(combinations(hand, count)):
            for meaning in allowed(now, written):
                last = count == len(hand) and "finish_barred" in now.rules
                if last and _barred_at_last(now, meaning):
                    continue
                cards = named_so(written, meaning) if meaning.form == "run" else written
                found.add((meaning.form, *sorted(cards)))
    return found


def _move(rng: Random, now: Now, table: referee.Table, tally: Tally) -> tuple[Written, Event]:
    """A move that may be made; on the way plays are compared."""
    seat = now.turn or ""
    chosen: tuple[Written, Event] | None = None
    asked, opened = 0, ""
    drawn = drawn_plays(rng, now.hands[seat], now.plays[-1] if now.field else None)
    if "must_play" in now.rules and now.field:  # there must be none where nobody plays
        hand = now.hands[seat]
        for count in range(1, min(len(hand), MOST_AT_ONCE) + 1):
            drawn += dict.fromkeys(combinations(hand, count))
    for written in drawn:
        if asked > 5 and (chosen or (asked > 12 and "must_play" not in now.rules)):
            break
        try:
            left = allowed(now, written)
        except Open as reason:
            tally.left_open[str(reason)] += 1
            opened = str(reason)
            continue
        for meaning in meanings(now.book, written, now.turned):
            tally.seen.update(_spoke(now, meaning))
        finishes = len(written) == len(now.hands[seat])
        if "finish_barred" in now.rules and finishes:
            left = [each for each in left if not _barred_at_last(now, each)]
        asked += 1
        _compare_may(now, table, tally, written, "yes" if left else "no")
        if left and chosen is None:
            meaning = rng.choice(left)
            said = named_so(written, meaning) if len(left) > 1 else written
            cards = tuple(JOKER if is_joker(card) else card for card in said)
            chosen = said, Event(seat, cards, meaning)
    if chosen is None and opened and "must_play" in now.rules:
        raise Open(opened)
    if chosen is None or (rng.random() < PASSES and "must_play" not in now.rules):
        return (), Event(seat)
    return chosen


def _barred_at_last(now: Now, play: Meaning) -> bool:
    """Last cards with which going out would be a foul, by the order that holds after them."""
    revolution = now.revolution != revolts(now, play)
    return fouls(now, play, replace(now, revolution=revolution, field=[*now.field, ("", play)]))


def _compare_may(now: Now, table: referee.Table, tally: Tally, written: Written, ours: str) -> None:
    question = f"may {now.turn} play {' '.join(written)}"
    theirs = table.ask(question).answer
    if theirs == "unsettled":
        tally.left_open["referee: unsettled play"] += 1
        return
    tally.note(ours, ours, theirs, table, f"ask:\n  {question}")


SAYING = ("lets", "bars", "clears", "turns", "revolts", "stops_revolt", "stops_cut", "skips")


def _spoke(now: Now, play: Meaning) -> Iterator[str]:
    """The rules that say something of a play, as far as they are asked of it."""
    for name, rule in now.rules.items():
        backs = rule.backs(play, False) or rule.turns_while(play)
        if backs or any(getattr(rule, what)(now, play) for what in SAYING):
            yield name


def _happenings(before: Now, after: Now) -> Iterator[str]:
    if before.field and not after.field:
        yield "cleared"
    if before.revolution != after.revolution:
        yield "revolution"
    if before.direction != after.direction:
        yield "direction"
    if len(after.out) > len(before.out):
        yield "out"
