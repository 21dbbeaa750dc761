"""The judge here and the referee, side by side."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from random import Random

import referee

from .books import Book, Open
from .cards import plain
from .census import features, happenings
from .games import Move, deal, first_by_text, moves
from .judge import all_plays, allowed, may_pass
from .locks import locked_suits, strictly_locked
from .positions import Position, judged, positions
from .ranks import is_out, ranks
from .story import Setup, State, tell
from .strength import order
from .text import game_text, named_so, state_text


@dataclass
class Tally:
    """What was compared, and where the two differ."""

    compared: Counter[str] = field(default_factory=Counter)
    left_open: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def note(self, kind: str, ours: object, theirs: object, *where: object) -> None:
        """Count a comparison; if the answers differ, store them with the text of ``where``."""
        self.compared[kind] += 1
        if ours != theirs:
            text = "".join(map(str, where))
            self.differences.append(f"{text}\n-> judge {ours!r}, referee {theirs!r}\n")

    def add(self, other: "Tally") -> None:
        """Take in what another tally counted."""
        self.compared += other.compared
        self.left_open += other.left_open
        self.seen += other.seen
        self.differences += other.differences


def compare_positions(book: Book, count: int, seed: str) -> Tally:
    """So many described positions of a book, drawn from a seed."""
    tally = Tally()
    for position in islice(positions(Random(f"{book.name} positions {seed}"), book), count):
        _compare_position(position, tally)
    return tally


def _compare_position(position: Position, tally: Tally) -> None:
    try:
        ours = judged(position)
    except Open as reason:
        tally.left_open[str(reason)] += 1
        return
    tally.seen.update(features(tell(position.setups[0], ()), position.written))
    theirs = referee.read(position.text).ask(position.question).answer
    tally.note(ours, ours, theirs, position.text, f"ask:\n  {position.question}")


def compare_games(book: Book, count: int, seed: str) -> Tally:
    """So many whole games of a book, drawn from a seed, every move compared."""
    tally = Tally()
    rng = Random(f"{book.name} games {seed}")
    for _ in range(count):
        _compare_game(rng, deal(rng, book), tally)
    return tally


def _compare_game(rng: Random, setup: Setup, tally: Tally) -> None:
    tally.compared["games"] += 1
    before = len(tally.differences)
    table = referee.read(game_text(setup))
    if first_by_text(setup):
        untold = referee.read(game_text(setup, turn=False))
        tally.note("who leads first", setup.turn, untold.ask("who leads").answer, untold)
    try:
        for move in moves(rng, setup):
            if rng.random() < 0.05:  # described, it is the same table
                table = referee.read(state_text(move.state))
            tally.seen.update(happenings(move))
            _compare_state(rng, table, move, tally)
            if len(tally.differences) > before:
                return  # what follows would only repeat it
            table = table.play(f"{move.seat}: {' '.join(move.written) or 'pass'}")
            last = move
    except Open as reason:
        tally.left_open[str(reason)] += 1
        return
    over = tell(setup, [*last.events, last.event])
    tally.note("ranks", ranks(over), table.ask("ranks").answer, table)
    titles = dict(zip(reversed(ranks(over)), setup.book.titles[len(setup.seats)], strict=True))
    tally.note("titles", titles, table.ask("titles").answer, table)
    for seat in setup.seats:
        if seat not in over.left:
            theirs = table.ask(f"is {seat} out").answer
            tally.note("how out", is_out(over, seat), theirs, table, f"ask: is {seat} out")


def _compare_state(rng: Random, table: referee.Table, move: Move, tally: Tally) -> None:
    state, seat = move.state, move.seat

    def ask(kind: str, ours: object, question: str) -> None:
        theirs = table.ask(question).answer
        tally.note(kind, ours, theirs, table, f"ask:\n  {question}")

    ask("whose turn", seat, "whose turn")
    ask("who leads", "nobody" if state.field else seat, "who leads")
    for written in move.refused:
        ask("no", "no", f"may {seat} play {' '.join(written)}")
    if move.written:
        ask("yes", "yes", f"may {seat} play {' '.join(move.written)}")
        other = rng.choice(state.setup.seats)
        if other != seat and state.hands[other] and rng.random() < 0.2:
            ask("no", "no", f"may {other} play {state.hands[other][0]}")
    if move.unnamed and len(_outcomes(move)) > 1:
        tally.note("asks which", True, _asks(table, move), table, f"{seat}: {move.unnamed}")
    if rng.random() < 0.2:
        passer = rng.choice(state.setup.seats)
        ask("may pass", "yes" if may_pass(state, passer) else "no", f"may {passer} pass")
    if rng.random() < 0.2:
        ask("what order", order(state.turned), "what order")
    if len(state.hands[seat]) <= (7 if not state.field else 12) and rng.random() < 0.25:
        ours = every_play(state, seat)
        theirs = as_said(table.ask(f"what may {seat} play").answer)
        tally.note("what may", ours, theirs, table, f"ask:\n  what may {seat} play")
    for each in state.setup.seats:
        if rng.random() < 0.1:
            ask("how out", is_out(state, each), f"is {each} out")


def every_play(state: State, seat: str) -> set[tuple[str, ...]]:
    """All that may be played: sets by their cards, runs with what their jokers stand for."""
    found = set()
    for written, meaning in all_plays(state, seat):
        cards = named_so(written, meaning) if meaning.form == "run" else written
        found.add((meaning.form, *sorted(cards)))
    return found


def as_said(answer: dict[str, object]) -> set[tuple[str, ...]]:
    found = set()
    for form, plays in answer.items():
        for play in plays if isinstance(plays, list) else ():
            cards = play.split()
            found.add((form, *sorted(cards if form == "run" else map(plain, cards))))
    return found


def _outcomes(move: Move) -> set[tuple[object, ...]]:
    """The different ways in which the game may go on, if the jokers of a play are not named."""
    outcomes: set[tuple[object, ...]] = set()
    for meaning in allowed(move.state, move.unnamed):
        after = tell(move.state.setup, [*move.events, move.event._replace(meaning=meaning)])
        top = after.plays[-1] if after.field else None
        seen = (top.form, frozenset(top.numbers)) if top else None
        locks = (locked_suits(after.book, after.plays), strictly_locked(after.book, after.plays))
        outcomes.add((after.turn, after.turned, after.revolution, seen, locks, tuple(after.out)))
    return outcomes


def _asks(table: referee.Table, move: Move) -> bool:
    """Whether the referee asks what the jokers of the play stand for."""
    try:
        table.play(f"{move.seat}: {' '.join(move.unnamed)}")
    except referee.AmbiguousPlay:
        return True
    return False
