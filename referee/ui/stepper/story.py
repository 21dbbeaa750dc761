"""A story: a described table, the line of play from it, and the branches off that line.

A place in a story is the name of a line (the main line's is empty) and how many moves have been
made there, counted from the beginning of the story. All values are immutable.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from referee.errors import UnknownName
from referee.model.description import Description
from referee.model.moves import Move
from referee.notation.branches import clean_comment


class StoryMove(Struct, frozen=True):
    """One move, and what is said about it (Markdown)."""

    move: Move
    comment: str = ""


class Line(Struct, frozen=True):
    """Moves one after the other; ``branches`` with how many of these moves come before each."""

    name: str = ""
    moves: tuple[StoryMove, ...] = ()
    branches: tuple[tuple[int, Line], ...] = ()

    @property
    def length(self) -> int:
        """How many moves it tells, with its branches."""
        return sum(len(line.moves) for line in self.lines())

    def lines(self) -> Iterator[Line]:
        """This line, its branches and theirs."""
        yield self
        for _, branch in self.branches:
            yield from branch.lines()

    def path(self, name: str) -> tuple[tuple[int, Line], ...]:
        """The lines that lead to a line, itself last, each with the moves before it begins.

        Empty where the line is not among these.
        """
        if self.name == name:
            return ((0, self),)
        for at, branch in self.branches:
            found = branch.path(name)
            if found:
                return ((0, self), *((at + before, line) for before, line in found))
        return ()

    def replaced(self, name: str, line: Line | None) -> Line:
        """This line with one of its branches (or theirs) another, or gone."""
        if self.name == name and line is not None:
            return line
        kept = [
            (at, branch.replaced(name, line))
            for at, branch in self.branches
            if line is not None or branch.name != name
        ]
        return replace(self, branches=tuple(kept))


class Story(Struct, frozen=True):
    """``start`` has no moves; ``comment`` is what is said about it (Markdown)."""

    start: Description
    main: Line = Line()
    comment: str = ""

    @property
    def branches(self) -> tuple[str, ...]:
        """The names of the branches, in the order of the text."""
        return tuple(line.name for line in self.main.lines())[1:]

    def path(self, branch: str = "") -> tuple[tuple[int, Line], ...]:
        """See :meth:`Line.path`. Raises ``UnknownName``."""
        found = self.main.path(branch)
        if not found:
            raise UnknownName("branch", branch, self.branches)
        return found

    def moves(self, branch: str = "") -> tuple[StoryMove, ...]:
        """The moves from the beginning to the end of a branch. Raises ``UnknownName``."""
        path = self.path(branch)
        ends = [before for before, _ in path[1:]]
        told: list[StoryMove] = []
        for (before, line), end in zip(path, [*ends, None], strict=True):
            told += line.moves if end is None else line.moves[: end - before]
        return tuple(told)

    def owner(self, branch: str, index: int) -> tuple[int, Line]:
        """The line that the last of ``index`` moves stands in, and the moves before that line."""
        return next(
            (before, line)
            for before, line in reversed(self.path(branch))
            if before < index or not before
        )

    # ---- changes

    def played(self, branch: str, index: int, move: Move) -> tuple[Story, str]:
        """The story with a move made at a place, and the line that it stands in.

        A move that is told there already is followed; one at the end of a line makes it longer;
        any other begins a branch.
        """
        before, line = self.owner(branch, index)
        here = index - before
        last_before, last = self.path(branch)[-1]
        if index == last_before + len(last.moves):
            return self._with(replace(last, moves=(*last.moves, StoryMove(move)))), last.name
        if self.moves(branch)[index].move == move:
            return self, branch
        onward = line.moves[here].move if here < len(line.moves) else None
        if onward == move:
            return self, line.name
        for at, other in line.branches:
            if at == here and other.moves[0].move == move:
                return self, other.name
        new = Line(self._free_name(f"{move.seat} {move.text}"), (StoryMove(move),))
        branches = sorted((*line.branches, (here, new)), key=lambda each: each[0])
        return self._with(replace(line, branches=tuple(branches))), new.name

    def said(self, branch: str, index: int, comment: str) -> Story:
        """The story with another comment on the last of ``index`` moves, or on its beginning."""
        comment = clean_comment(comment)
        if index == 0:
            return replace(self, comment=comment)
        before, line = self.owner(branch, index)
        moves = list(line.moves)
        moves[index - before - 1] = replace(moves[index - before - 1], comment=comment)
        return self._with(replace(line, moves=tuple(moves)))

    def renamed(self, branch: str, name: str) -> Story:
        """The story with a branch called otherwise. Raises ``ValueError`` for a name in use."""
        name = clean_name(name)
        if not branch or not name or (name != branch and name in self.branches):
            raise ValueError(name)
        _, line = self.path(branch)[-1]
        return replace(self, main=self.main.replaced(branch, replace(line, name=name)))

    def without(self, branch: str) -> Story:
        """The story without a branch and all that branches off it. Raises ``UnknownName``."""
        self.path(branch)
        return replace(self, main=self.main.replaced(branch, None)) if branch else self

    def cut(self, branch: str, index: int) -> Story:
        """The story without the moves of a line that come after ``index``.

        What branches off there goes too. A branch of which nothing is left goes as a whole.
        """
        before, line = self.path(branch)[-1]
        left = max(index - before, 0)
        if branch and not left:
            return self.without(branch)
        kept = tuple((at, other) for at, other in line.branches if at <= left)
        return self._with(replace(line, moves=line.moves[:left], branches=kept))

    def _with(self, line: Line) -> Story:
        return replace(self, main=self.main.replaced(line.name, line))

    def _free_name(self, wanted: str) -> str:
        return free_name(wanted, self.branches)


def free_name(wanted: str, taken: Collection[str]) -> str:
    """A name for a branch that no other has."""
    wanted = clean_name(wanted)
    names = chain([wanted], (f"{wanted} {n}" for n in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def clean_name(name: str) -> str:
    """A name as the text can hold it."""
    for taken in ":：#":
        name = name.replace(taken, " ")
    return " ".join(name.removesuffix("!").split())
