"""A story: a described table, the line of play from it, and the branches off that line.

A place in a story is the name of a line (the main line's is empty) and the number of moves up to
there, counted from the beginning of the story. All values are immutable.
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
from referee.ui.session import ImpossibleAction


class StoryMove(Struct, frozen=True):
    """A move with its comment (Markdown)."""

    move: Move
    comment: str = ""


class Line(Struct, frozen=True):
    """Moves in order; ``branches``: each with the number of moves of this line before it."""

    name: str = ""
    moves: tuple[StoryMove, ...] = ()
    branches: tuple[tuple[int, Line], ...] = ()

    @property
    def length(self) -> int:
        """The number of moves, with those of the branches."""
        return sum(len(line.moves) for line in self.lines())

    def lines(self) -> Iterator[Line]:
        """This line, its branches and their branches."""
        yield self
        for _, branch in self.branches:
            yield from branch.lines()

    def path(self, name: str) -> tuple[tuple[int, Line], ...]:
        """The lines that lead to a line, itself last, each with the number of moves before it.

        Empty if there is no such line here.
        """
        if self.name == name:
            return ((0, self),)
        for place, branch in self.branches:
            if path := branch.path(name):
                return ((0, self), *((place + before, line) for before, line in path))
        return ()

    def replaced(self, name: str, line: Line | None) -> Line:
        """This line with the line of that name replaced; ``None`` removes that branch."""
        if self.name == name and line is not None:
            return line
        kept = [
            (place, branch.replaced(name, line))
            for place, branch in self.branches
            if line is not None or branch.name != name
        ]
        return replace(self, branches=tuple(kept))


class Story(Struct, frozen=True):
    """``start`` has no moves; ``comment`` is the comment on it (Markdown)."""

    start: Description
    main: Line = Line()
    comment: str = ""

    @property
    def branches(self) -> tuple[str, ...]:
        """The names of the branches, in the order of the text."""
        return tuple(line.name for line in self.main.lines())[1:]

    def path(self, branch: str = "") -> tuple[tuple[int, Line], ...]:
        """See :meth:`Line.path`. Raises ``UnknownName``."""
        path = self.main.path(branch)
        if not path:
            raise UnknownName("branch", branch, self.branches)
        return path

    def moves(self, branch: str = "") -> tuple[StoryMove, ...]:
        """The moves from the beginning to the end of a branch. Raises ``UnknownName``."""
        moves: list[StoryMove] = []
        for before, line in self.path(branch):
            moves[before:] = line.moves
        return tuple(moves)

    def owner(self, branch: str, index: int) -> tuple[int, Line]:
        """The line with the last of ``index`` moves, and the number of moves before that line."""
        return next(
            (before, line)
            for before, line in reversed(self.path(branch))
            if before < index or not before
        )

    # ---- changes

    def with_move(self, branch: str, index: int, move: Move) -> tuple[Story, str]:
        """The story with a move made at a place, and the name of its line.

        A move that the story has there is followed; one at the end of a line makes it longer; any
        other begins a branch.
        """
        last_before, last = self.path(branch)[-1]
        if index == last_before + len(last.moves):
            return self._with(replace(last, moves=(*last.moves, StoryMove(move)))), last.name
        if self.moves(branch)[index].move == move:
            return self, branch
        before, line = self.owner(branch, index)
        place = index - before
        if place < len(line.moves) and line.moves[place].move == move:
            return self, line.name
        for other_place, other in line.branches:
            if other_place == place and other.moves[0].move == move:
                return self, other.name
        name = free_name(f"{move.seat} {move.text}", self.branches)
        branches = (*line.branches, (place, Line(name, (StoryMove(move),))))
        in_order = tuple(sorted(branches, key=lambda entry: entry[0]))
        return self._with(replace(line, branches=in_order)), name

    def with_comment(self, branch: str, index: int, comment: str) -> Story:
        """The story with another comment on the last of ``index`` moves, or on its beginning."""
        comment = clean_comment(comment)
        if index == 0:
            return replace(self, comment=comment)
        before, line = self.owner(branch, index)
        moves = list(line.moves)
        moves[index - before - 1] = replace(moves[index - before - 1], comment=comment)
        return self._with(replace(line, moves=tuple(moves)))

    def with_name(self, branch: str, name: str) -> Story:
        """The story with a branch renamed. Raises ``ImpossibleAction`` for a name in use."""
        name = clean_name(name)
        if not branch or not name or (name != branch and name in self.branches):
            raise ImpossibleAction(name)
        _, line = self.path(branch)[-1]
        return replace(self, main=self.main.replaced(branch, replace(line, name=name)))

    def without(self, branch: str) -> Story:
        """The story without a branch and all that branches off it. Raises ``UnknownName``."""
        self.path(branch)
        return replace(self, main=self.main.replaced(branch, None)) if branch else self

    def cut(self, branch: str, index: int) -> Story:
        """The story without the moves of a line after ``index`` and the branches off them; a branch
        that would have no moves is removed."""
        before, line = self.path(branch)[-1]
        left = max(index - before, 0)
        if branch and not left:
            return self.without(branch)
        kept = tuple((place, other) for place, other in line.branches if place <= left)
        return self._with(replace(line, moves=line.moves[:left], branches=kept))

    def _with(self, line: Line) -> Story:
        return replace(self, main=self.main.replaced(line.name, line))


def free_name(wanted: str, taken: Collection[str]) -> str:
    """A name for a branch that no other has."""
    wanted = clean_name(wanted)
    names = chain([wanted], (f"{wanted} {n}" for n in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def clean_name(name: str) -> str:
    """A name as the text can contain it."""
    return " ".join(name.translate(dict.fromkeys(map(ord, ":：#"), " ")).removesuffix("!").split())
