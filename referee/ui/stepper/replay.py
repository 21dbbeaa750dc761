"""Goes through a story with the referee: which moves are refused, what each step leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.family import AnyEngine
from referee.engine.interfaces import AmbiguousCards
from referee.engine.validation import move_faults
from referee.errors import Fault, ImpossibleTable, RefereeError
from referee.model.limits import MAX_MOVES, MAX_STANDING
from referee.model.moves import Move
from referee.model.questions import has_own_question, legality_question
from referee.notation.branches import MoveLine
from referee.rulebook.rule import Open
from referee.table import Table, Verdict

from .story import Line, Story, StoryMove

UNWRITTEN = MoveLine("", 0, 0)

Places = Mapping[tuple[str, int], MoveLine]
"""The name of a line and the index of a move in it -> the line of the text with that move."""


def marked(story: Story, places: Places = MappingProxyType({})) -> Story:
    """The story with a mark at just those moves that the referee refuses.

    Raises what :class:`~referee.table.Table` raises, ``ImpossibleTable`` also for moves that no
    such table could have. A move after something that the text leaves open is not judged.
    """
    check_length(story.main.length)
    start = Table(story.start)
    faults = list(_faults(story, start, places))
    if faults:
        raise ImpossibleTable(faults)
    return replace(story, main=_marked(story, start.engine, start.setup, story.main, ()))


def check_length(moves: int) -> None:
    """Raises ``ImpossibleTable`` if a story has too many moves."""
    if moves > MAX_MOVES:
        raise ImpossibleTable([Fault("too-many-moves", ("play",), {"most": MAX_MOVES})])


def _faults(story: Story, start: Table, places: Places) -> Iterator[Fault]:
    """What is wrong with single moves of any line, such as names that no seat has."""
    traits, deck = start.engine.traits, start.rulebook.deck
    for line in story.main.lines():
        for index, entry in enumerate(line.moves):
            move = entry.move
            described = story.start.replace(play=(move,), lines={})
            written = places.get((line.name, index), UNWRITTEN)
            for fault in move_faults(deck, described, 0, traits):
                column = written.column
                if fault.args.get("name") not in (None, move.seat) and move.other:
                    column += max(written.text.rfind(move.other), 0)  # the aim comes last
                yield replace(fault, line=written.line, column=column)


def _marked(
    story: Story, engine: AnyEngine, position: object, line: Line, before: tuple[Move, ...]
) -> Line:
    names = story.start.names
    moves: list[StoryMove] = []
    branches: list[tuple[int, Line]] = []
    for index, entry in enumerate((*line.moves, None)):
        made = (*before, *(earlier.move for earlier in moves))
        for place, branch in line.branches:
            if place == index:
                branches.append((index, _marked(story, engine, position, branch, made)))
        if entry is None:
            break
        move = entry.move
        try:
            refused = engine.judge(names, position, move).value == "no"
            if refused and sum(earlier.stands for earlier in made) >= MAX_STANDING:
                fault = Fault("too-many-standing", ("play",), {"most": MAX_STANDING})
                raise ImpossibleTable([fault])
            move = replace(move, stands=refused)
            position = engine.advance(names, position, move).position
        except Open:
            later = [(place, branch) for place, branch in line.branches if place > index]
            moves += line.moves[index:]
            return replace(line, moves=tuple(moves), branches=(*branches, *later))
        except AmbiguousCards:  # a table raises it with its candidates
            _table_after(story, (*made, move))
        moves.append(replace(entry, move=move))
    return replace(line, moves=tuple(moves), branches=tuple(branches))


class StoryStep(Struct, frozen=True):
    """A place of a story: the table there, the move that led to it and the verdict on that move.

    ``verdict`` is ``None`` at the beginning, and for moves that cannot be judged.
    """

    table: Table
    move: Move | None = None
    verdict: Verdict | None = None

    @property
    def made(self) -> bool:
        """False for a move after something that the text leaves open."""
        return self.move is None or len(self.table.steps) == len(self.table.description.play)

    @property
    def asked(self) -> Verdict | None:
        """The verdict, if there is a question about moves of this kind."""
        return self.verdict if self.move is not None and has_own_question(self.move) else None


def step(story: Story, branch: str, index: int) -> StoryStep:
    """The step at a place. Raises ``UnknownName`` for an unknown branch."""
    moves = tuple(entry.move for entry in story.moves(branch)[:index])
    table = _table_after(story, moves)
    if not moves:
        return StoryStep(table)
    return StoryStep(table, moves[-1], _verdict(_table_after(story, moves[:-1]), moves[-1]))


def main_line(story: Story) -> Table:
    """The table after the moves of the main line."""
    return _table_after(story, tuple(entry.move for entry in story.main.moves))


def _table_after(story: Story, moves: Sequence[Move]) -> Table:
    return Table(story.start.replace(play=tuple(moves)), force=True)


def _verdict(before: Table, move: Move) -> Verdict | None:
    """Whether this move may be made."""
    move = replace(move, stands=False)
    question = legality_question(move)
    try:
        if before.opened:
            return before.ask(question)
        return Verdict(before, question, before.engine.judge(before.seats, before.position, move))
    except (RefereeError, Open):
        return None


def tones(story: Story) -> dict[str, tuple[str, ...]]:
    """For each line, a word for each of its moves: ``yes``, ``no``, ``open``."""
    start = Table(story.start)
    return dict(_tones(story, start.engine, start.setup, story.main))


def _tones(
    story: Story, engine: AnyEngine, position: object, line: Line
) -> Iterator[tuple[str, tuple[str, ...]]]:
    names = story.start.names
    judged: list[str] = []
    for index, entry in enumerate((*line.moves, None)):
        for place, branch in line.branches:
            if place == index:
                yield from _tones(story, engine, position, branch)
        if entry is None:
            break
        try:
            answer = engine.judge(names, position, replace(entry.move, stands=False)).value
            judged.append(str(answer) if answer in ("yes", "no") else "open")
            position = engine.advance(names, position, entry.move).position
        except (Open, AmbiguousCards):
            break
    yield line.name, (*judged, *("open",) * (len(line.moves) - len(judged)))
