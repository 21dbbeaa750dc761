"""The judge here and the referee, side by side, over games drawn by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations
from random import Random

import referee
from tests.second.climbing.books import Open
from tests.second.climbing.cards import is_joker
from tests.second.climbing.compare import Tally, as_said
from tests.second.climbing.text import as_meant, named_so

from . import judge, story
from .games import deal, text
from .state import Game, begin

MOST = 60
"""A game in which all pass may go on and on."""
PASSES = 0.25
DESCRIBED = 0.1
"""How often a game goes on from a description of where it stands."""
Move = tuple[str, Game]
"""As the referee is told it, and where the game stands after it."""


def compare_games(seed: str, positions: int) -> Tally:
    """Games until so many positions have been compared."""
    tally = Tally()
    rng = Random(f"obligations {seed}")
    while tally.compared["positions"] < positions:
        try:
            _compare_game(rng, tally)
        except Open as reason:
            tally.left_open[str(reason)] += 1
    return tally


def _compare_game(rng: Random, tally: Tally) -> None:
    setup = deal(rng)
    game = begin(setup)
    table = referee.read(text(setup))
    before = len(tally.differences)
    for _ in range(MOST):
        _compare(rng, game, table, tally)
        if not game.turn or len(tally.differences) > before:
            return
        said, following = _move(rng, game)
        try:
            table = table.play(said)
        except referee.RefereeError as problem:
            tally.note("move", "played", f"{type(problem).__name__}: {problem}", table, said)
            return
        tally.seen.update(_happenings(game, following))
        game = following
        described = table.flattened()
        if not described.steps:
            _compare_state(game, described, tally)
            if rng.random() < DESCRIBED and game.turn:
                table = referee.read(str(described))


# ---- moves


def _move(rng: Random, game: Game) -> Move:
    """A move that may be made, and what it does; often not a pass."""
    seat = rng.choice(judge.waits_for(game))
    parts, plays = list(judge.every_part(game)), []
    if not game.owed:
        plays = list(judge.every_play(game, seat))
    declines = judge.may_decline(game, seat)
    may_skip = (declines and len(judge.due(game)) < 2) or judge.may_pass(game, seat)
    after = deepcopy(game)
    if may_skip and (rng.random() < PASSES or not (parts or plays)):
        (story.decline if declines else story.do_pass)(after, seat)
        return f"{seat}: {'declines' if declines else 'pass'}", after
    if parts:
        rule, cards, to = rng.choice(parts)
        story.part(after, seat, rule, cards, to)
        done = f"gives {' '.join(cards)} to {to}" if to else f"discards {' '.join(cards)}"
        return f"{seat}: {done}", after
    size = rng.choice(sorted({len(written) for written, _ in plays}))
    written, meaning = rng.choice([play for play in plays if len(play[0]) == size])
    if any(map(is_joker, written)) and len(written) > 1:
        written = named_so(written, meaning)
    story.play(after, seat, written, meaning)
    return f"{seat}: {' '.join(written)}", after


def _happenings(before: Game, after: Game) -> Iterator[str]:
    """What a move has brought about."""
    for seat, manner in after.out[len(before.out) :]:
        yield f"out {manner} " + ("by parting" if before.owed else "by playing")
        if before.cut:
            yield f"last 8s settled: {manner}" if seat == before.cut.owner else "stopped at last"
    if after.cut and not before.cut:
        yield "cut waits" + (" at last" if not after.hands[after.cut.owner] else "")
    if before.cut and not after.cut:
        yield "cut stopped" if before.hands != after.hands else "cut let go"
    for debt in after.owed:
        yield f"{debt.rule} owed" + (" after another" if before.owed else "")
    if after.owed and len(after.left) == 2:
        yield "owed by one of two"
    if after.owed and after.out:
        yield "owed while somebody is out"
    if before.revolution != after.revolution:
        yield "revolution"
    if not after.turn:
        yield "over"


# ---- what is compared


def _compare(rng: Random, game: Game, table: referee.Table, tally: Tally) -> None:
    tally.compared["positions"] += 1

    def ask(kind: str, ours: object, question: str) -> None:
        theirs = table.ask(question).answer
        tally.note(kind, ours, theirs, table, f"ask:\n  {question}")

    waited = judge.waits_for(game)
    if len(waited) < 2:
        ask("whose turn", waited[0] if waited else "nobody", "whose turn")
    for seat in game.setup.seats:
        ask("may pass", _yes(judge.may_pass(game, seat)), f"may {seat} pass")
        ask("may decline", _yes(judge.may_decline(game, seat)), f"may {seat} decline")
        settled = not game.cut or game.hands[seat] or seat in dict(game.out)
        if settled:
            ask("is out", dict(game.out).get(seat, "no"), f"is {seat} out")
        if seat in game.left:
            _compare_plays(rng, game, table, seat, tally)
            _compare_parts(rng, game, table, seat, tally)
    if not game.turn:
        ask("ranks", _ranks(game), "ranks")


def _compare_plays(rng: Random, game: Game, table: referee.Table, seat: str, tally: Tally) -> None:
    """The whole list of plays; and some cards that may be played or not."""
    ours = set()
    for written, meaning in judge.every_play(game, seat):
        cards = as_meant(meaning) if meaning.form == "run" else written
        ours.add((meaning.form, *sorted(cards)))
    question = f"what may {seat} play"
    answer = table.ask(question).answer
    theirs = as_said(answer) if isinstance(answer, dict) else answer
    tally.note("list", ours, theirs, table, f"ask:\n  {question}")
    hand = sorted(game.hands[seat])
    for _ in range(2):
        written = tuple(rng.sample(hand, rng.randint(1, len(hand)))) if hand else ()
        if written:
            answer = _yes(bool(judge.may_play(game, seat, written)))
            question = f"may {seat} play {' '.join(written)}"
            theirs = table.ask(question).answer
            tally.note(f"play: {answer}", answer, theirs, table, f"ask:\n  {question}")


def _compare_parts(rng: Random, game: Game, table: referee.Table, seat: str, tally: Tally) -> None:
    """All gifts and discards of somebody who owes some; a few of the others."""
    owes = bool(game.owed) and seat == game.turn
    questions = list(_parts(game, seat))
    if not owes:
        questions = rng.sample(questions, min(2, len(questions)))
    for rule, cards, to in questions:
        answer = _yes(judge.may_part(game, seat, rule, cards, to))
        done = f"give {' '.join(cards)} to {to}" if to else f"discard {' '.join(cards)}"
        question = f"may {seat} {done}"
        theirs = table.ask(question).answer
        tally.note(f"part: {answer}", answer, theirs, table, f"ask:\n  {question}")
    must = sorted(debt.rule for debt in judge.due(game)) if owes else []
    asked = table.ask(f"what must {seat} do").answer
    theirs = asked if isinstance(asked, str) else [owed["do"] for owed in asked]
    does = {"seven_pass": "give", "ten_discard": "discard"}
    ours = [does[rule] for rule in must]
    if game.cut and game.reads("cut_response_order") == "first_called":
        return
    if game.cut and seat in judge.waits_for(game):
        ours = ["answer"]
    tally.note("must", ours, theirs, table, f"ask:\n  what must {seat} do")


def _parts(game: Game, seat: str) -> Iterator[tuple[str, Sequence[str], str | None]]:
    """Every few cards of the hand to every other player, and away; one more than may be too."""
    hand = sorted(game.hands[seat])
    limit = max((debt.limit for debt in game.owed), default=1)
    for count in range(1, min(len(hand), limit + 1) + 1):
        for cards in dict.fromkeys(combinations(hand, count)):
            yield "ten_discard", cards, None
            for to in game.setup.seats:
                if to != seat:
                    yield "seven_pass", cards, to


def _compare_state(game: Game, table: referee.Table, tally: Tally) -> None:
    """Hands, field and revolution, as they are described after a move."""
    lines = str(table).splitlines()
    hands = {line.split(":")[0].strip(): line.split(":")[1] for line in lines if line[0] == " "}
    for seat in game.left:
        ours = sorted(game.hands[seat])
        tally.note("hand", ours, sorted(hands[seat].split()), table, f"the hand of {seat}")
    (field,) = [line for line in lines if line.startswith("field:")] or [""]
    if game.turn:
        tally.note("field", len(game.field), len(field.split(",")) if field else 0, table, "field")
    (state,) = [line for line in lines if line.startswith("state:")] or [""]
    tally.note("revolution", game.revolution, "revolution" in state, table, "revolution")


def _ranks(game: Game) -> list[str]:
    """Those out by a foul last, the earlier the lower; above them who has fallen."""
    best = [seat for seat, manner in game.out if manner == "clean"]
    fouls = [seat for seat, manner in game.out if manner == "foul"]
    fallen = [seat for seat, manner in game.out if manner == "fallen"]
    return [*best, *game.left, *fallen, *reversed(fouls)]


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"
