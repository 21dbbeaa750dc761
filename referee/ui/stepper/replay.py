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
from referee.rulebook.rule import Open
from referee.table import Table, Verdict

from .story import Line, Story, StoryMove


class WrittenMove(Struct, frozen=True):
    """A move as it is written, and where; line 0: nowhere."""

    text: str
    line: int
    column: int

    def column_of(self, aim: str) -> int:
        """Where the move names what it is aimed at, which comes last; without an aim, itself."""
        return self.column + max(self.text.rfind(aim), 0) if aim else self.column


UNWRITTEN = WrittenMove("", 0, 0)
TONES = {"yes": "yes", "no": "no"}

Places = Mapping[tuple[str, int], WrittenMove]
"""The name of a line and the number of a move in it -> where that move is written."""


def marked(story: Story, places: Places = MappingProxyType({})) -> Story:
    """The story with a mark at just those moves that the referee refuses.

    Raises what :class:`~referee.table.Table` raises, ``ImpossibleTable`` also for moves that could
    not be made at any such table; ``places`` says where they are written. A move behind something
    that the text leaves open is not judged.
    """
    refuse_too_long(story.main.length)
    start = Table(story.start)
    faults = list(_faults(story, start, places))
    if faults:
        raise ImpossibleTable(faults)
    return replace(story, main=_marked(story, start.engine, start.setup, story.main, ()))


def refuse_too_long(moves: int) -> None:
    """Raises ``ImpossibleTable`` where a story would have more moves than can be told."""
    if moves > MAX_MOVES:
        raise ImpossibleTable([Fault("too-many-moves", ("play",), {"most": MAX_MOVES})])


def refuse_standing(moves: Sequence[Move]) -> None:
    """Raises ``ImpossibleTable`` where no more of the moves of a table can stand though refused."""
    if sum(move.stands for move in moves) >= MAX_STANDING:
        raise ImpossibleTable([Fault("too-many-standing", ("play",), {"most": MAX_STANDING})])


def _faults(story: Story, start: Table, places: Places) -> Iterator[Fault]:
    """What is wrong with single moves, such as names that no seat has, in all lines."""
    aims, deck = start.engine.traits.aims, start.rulebook.deck
    for line in story.main.lines():
        for at, told in enumerate(line.moves):
            described = story.start.replace(play=(told.move,), lines={})
            written = places.get((line.name, at), UNWRITTEN)
            for fault in move_faults(deck, described, 0, aims):
                aimed = fault.args.get("name") not in (None, told.move.seat)
                column = written.column_of(told.move.other if aimed else "")
                yield replace(fault, line=written.line, column=column)


def _marked(
    story: Story, engine: AnyEngine, position: object, line: Line, before: tuple[Move, ...]
) -> Line:
    names = story.start.names
    moves: list[StoryMove] = []
    branches: list[tuple[int, Line]] = []
    for at in range(len(line.moves) + 1):
        here = (*before, *(told.move for told in moves))
        for place, branch in line.branches:
            if place == at:
                branches.append((at, _marked(story, engine, position, branch, here)))
        if at == len(line.moves):
            break
        told = line.moves[at]
        try:
            refused = engine.judge(names, position, told.move).value == "no"
            if refused:
                refuse_standing(here)
            told = replace(told, move=replace(told.move, stands=refused))
            position = engine.advance(names, position, told.move).position
        except Open:
            return replace(line, moves=(*moves, *line.moves[at:]))
        except AmbiguousCards:
            _raise_ambiguous(story, (*here, told.move))
        moves.append(told)
    return replace(line, moves=tuple(moves), branches=tuple(branches))


def _raise_ambiguous(story: Story, moves: tuple[Move, ...]) -> None:
    """Raises ``AmbiguousPlay`` with its candidates."""
    Table(replace(story.start, play=moves), force=True)


class StoryStep(Struct, frozen=True):
    """A place of a story: the table there, the move that led to it and the verdict on that move.

    ``verdict`` is ``None`` at the beginning, and for moves that no question asks about.
    """

    table: Table
    move: Move | None = None
    verdict: Verdict | None = None

    @property
    def made(self) -> bool:
        """Not behind something that the text leaves open."""
        return self.move is None or len(self.table.steps) == len(self.table.description.play)

    @property
    def asked(self) -> Verdict | None:
        """The verdict, where a question asks about moves of this kind themselves."""
        return self.verdict if self.move is not None and has_own_question(self.move) else None


def step(story: Story, branch: str, index: int) -> StoryStep:
    """The step at a place. Raises ``UnknownName`` for a branch that there is not."""
    told = story.moves(branch)[:index]
    moves = tuple(each.move for each in told)
    table = Table(story.start.replace(play=moves), force=True)
    if not moves:
        return StoryStep(table)
    before = Table(story.start.replace(play=moves[:-1]), force=True)
    return StoryStep(table, moves[-1], _verdict(before, moves[-1]))


def _verdict(before: Table, move: Move) -> Verdict | None:
    """May this move be made?"""
    move = replace(move, stands=False)
    try:
        if before.opened:
            return before.ask(legality_question(move))
        answer = before.engine.judge(before.seats, before.position, move)
        return Verdict(before, legality_question(move), answer)
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
    said: list[str] = []
    is_open = False
    for at in range(len(line.moves) + 1):
        for place, branch in line.branches:
            if place == at and not is_open:
                yield from _tones(story, engine, position, branch)
        if at == len(line.moves) or is_open:
            continue
        move = line.moves[at].move
        try:
            answer = engine.judge(names, position, replace(move, stands=False)).value
            said.append(TONES.get(str(answer), "open"))
            position = engine.advance(names, position, move).position
        except (Open, AmbiguousCards):
            is_open = True
    yield line.name, (*said[: len(line.moves)], *("open",) * (len(line.moves) - len(said)))
