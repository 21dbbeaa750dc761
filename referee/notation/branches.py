"""Branches and comments under ``play:``: where they stand in a text.

The grammar of the moves knows neither. What stands in a branch is blanked out before the table is
read, so that lines and columns stay what they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from referee.errors import ParseError

PARTS = ("rules", "readings", "seats", "turn", "hands", "field", "discards", "state", "play", "ask")
_PART = re.compile(rf"[ \t\u3000]*({'|'.join(PARTS)})[ \t]*[:：]")
_BRANCH = re.compile(
    r"[ \t\u3000]*(?:branch(?=[\s:：])|分岐)(?P<name>[^:：#\n]*)[:：]\s*(?:#(?P<comment>.*))?$",
    re.IGNORECASE,
)

MOST_DEEP = 50
"""In so many branches another may stand."""


class MoveLine(Struct, frozen=True):
    """A move as it is written, where, and the lines of what is said about it."""

    text: str
    line: int
    column: int
    comment: list[str] = []


class Outline(Struct, frozen=True):
    """A line of play: its moves, and the branches with the number of its moves before each.

    ``comment`` is what is said before the first move; in a branch that is said of its first move.
    """

    name: str = ""
    line: int = 0
    column: int = 1
    indent: int = -1
    moves: list[MoveLine] = []
    branches: list[tuple[int, Outline]] = []
    comment: list[str] = []

    def remark(self, text: str) -> None:
        """Something said here: about the last move, or before the first.

        >>> line = Outline()
        >>> line.remark(" before the first move")
        >>> line.comment
        ['before the first move']
        """
        (self.moves[-1].comment if self.moves else self.comment).append(_bare(text))

    def all_branches(self) -> Iterator[Outline]:
        """The branches of this line and theirs, in the order of the text."""
        for _, branch in self.branches:
            yield branch
            yield from branch.all_branches()


def without_branches(text: str) -> str:
    r"""The text with the lines of its branches empty. Raises ``ParseError``.

    >>> without_branches("play:\n  Aki: D4\n  branch what if:\n    Ben: pass\n  Ben: D6")
    'play:\n  Aki: D4\n\n\n  Ben: D6'
    """
    if not re.search(r"branch|分岐", text, re.IGNORECASE):
        return text
    lines = text.split("\n")
    for number, _, owner in _lines_of_play(lines):
        if owner.indent >= 0:
            lines[number - 1] = ""
    return "\n".join(lines)


def read_outline(text: str) -> Outline:
    r"""The lines of play of a text, with what is said about each move; nothing is checked.

    >>> main = read_outline("play:\n  Aki: D4  # low\n  branch what if:\n    Ben: pass\n  Ben: D6")
    >>> [(move.text, move.line, move.comment) for move in main.moves]
    [('Aki: D4', 2, ['low']), ('Ben: D6', 5, [])]
    >>> [(branch.name, branch.moves[0].text) for branch in main.all_branches()]
    [('what if', 'Ben: pass')]
    """
    main = Outline()
    for number, line, owner in _lines_of_play(text.split("\n"), main):
        content, _, comment = line.partition("#")
        if _BRANCH.match(line):
            if comment:
                owner.remark(comment)
        elif content.strip(" \t\r\u3000"):
            column = len(content) - len(content.lstrip(" \t\u3000")) + 1
            owner.moves.append(MoveLine(content.strip(" \t\r\u3000"), number, column))
            if comment:
                owner.remark(comment)
        elif "#" in line:
            owner.remark(comment)
    return main


def _lines_of_play(
    lines: list[str], main: Outline | None = None
) -> Iterator[tuple[int, str, Outline]]:
    """The lines under ``play:`` with their numbers, each with the line of play it belongs to.

    Raises ``ParseError`` for a branch that stands too deep.

    A line belongs to the innermost branch that it is indented deeper than; the line ``branch …:``
    to the branch that it begins.
    """
    open_lines = [main or Outline()]
    playing = False
    for number, line in enumerate(lines, 1):
        part = _PART.match(line)
        if part:
            playing = part.group(1) == "play"
            if playing and "#" in line:
                yield number, "#" + line.partition("#")[2], open_lines[0]
            continue
        if not playing or not line.strip():
            continue
        indent = _indent(line)
        while indent <= open_lines[-1].indent:
            open_lines.pop()
        begun = _BRANCH.match(line)
        if begun:
            column = indent + 1
            if len(open_lines) > MOST_DEEP:
                raise ParseError(begun.group().strip(), number, column, ["branch-level"])
            branch = Outline(" ".join(begun["name"].split()), number, column, indent)
            open_lines[-1].branches.append((len(open_lines[-1].moves), branch))
            open_lines.append(branch)
        yield number, line, open_lines[-1]


def _indent(line: str) -> int:
    """How far a line is indented; a wide space is as wide as two."""
    line = line.expandtabs(8).replace("\u3000", "  ")
    return len(line) - len(line.lstrip(" "))


def _bare(comment: str) -> str:
    return comment.removeprefix(" ").rstrip()
