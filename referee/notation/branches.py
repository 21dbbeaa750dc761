"""Branches and comments under ``play:``.

The reader of table texts knows neither. The lines of a branch are blanked before a text is read,
so that the lines and columns of the others stay the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from referee.errors import ParseError

PARTS = ("rules", "readings", "seats", "turn", "hands", "field", "discards", "state", "play", "ask")
PARTS_MEANT = {part: part for part in PARTS} | {
    "ルール": "rules", "読み方": "readings", "席": "seats", "人": "seats", "プレイヤー": "seats",
    "players": "seats", "番": "turn", "手番": "turn", "手札": "hands", "場": "field",
    "捨て札": "discards", "状態": "state", "手": "play", "手順": "play", "moves": "play",
    "質問": "ask", "question": "ask",
}  # fmt: skip
"""What people write at the beginning of a part -> the part that they mean."""
_PART = re.compile(rf"[ \t\u3000]*({'|'.join(PARTS)})[ \t]*[:：]")
_BRANCH = re.compile(
    r"[ \t\u3000]*(?:branch(?=[\s:：])|分岐)(?P<name>[^:：#\n]*)[:：]\s*(?:#(?P<comment>.*))?$",
    re.IGNORECASE,
)
_BLANKS = " \t\r\u3000"

MAX_DEPTH = 50
"""How many branches a branch can be inside of."""


class MoveLine(Struct, frozen=True):
    """A move as it is written, its place, and the lines of the comment on it."""

    text: str
    line: int
    column: int
    comment: list[str] = []


class Outline(Struct, frozen=True):
    """A line of play: its moves, and its branches with the number of moves before each.

    ``comment`` is the comment before the first move. In a branch it is on the first move.
    """

    name: str = ""
    line: int = 0
    column: int = 1
    indent: int = -1
    moves: list[MoveLine] = []
    branches: list[tuple[int, Outline]] = []
    comment: list[str] = []

    def add_comment(self, text: str) -> None:
        """Adds a line to the comment on the last move, or to the one before the first.

        >>> line = Outline()
        >>> line.add_comment(" before the first move")
        >>> line.comment
        ['before the first move']
        """
        comment = self.moves[-1].comment if self.moves else self.comment
        comment.append(text.removeprefix(" ").rstrip())

    def all_branches(self) -> Iterator[Outline]:
        """The branches of this line and their branches, in the order of the text."""
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
    for number, _, outline in _lines_of_play(lines):
        if outline.indent >= 0:
            lines[number - 1] = ""
    return "\n".join(lines)


def read_outline(text: str) -> Outline:
    r"""The lines of play of a text with their comments. The moves are not checked.

    >>> main = read_outline("play:\n  Aki: D4  # low\n  branch what if:\n    Ben: pass\n  Ben: D6")
    >>> [(move.text, move.line, move.comment) for move in main.moves]
    [('Aki: D4', 2, ['low']), ('Ben: D6', 5, [])]
    >>> [(branch.name, branch.moves[0].text) for branch in main.all_branches()]
    [('what if', 'Ben: pass')]
    """
    main = Outline()
    for number, line, outline in _lines_of_play(text.split("\n"), main):
        content, _, comment = line.partition("#")
        if _BRANCH.match(line):
            if comment:
                outline.add_comment(comment)
        elif move := content.strip(_BLANKS):
            outline.moves.append(MoveLine(move, number, content.index(move) + 1))
            if comment:
                outline.add_comment(comment)
        elif "#" in line:
            outline.add_comment(comment)
    return main


def _lines_of_play(
    lines: list[str], main: Outline | None = None
) -> Iterator[tuple[int, str, Outline]]:
    """The lines under ``play:`` with their numbers, each with the line of play it belongs to.

    A line belongs to the innermost branch that it is indented deeper than, and the line
    ``branch …:`` to the branch that it begins. Raises ``ParseError`` for a branch that is too deep.
    """
    open_outlines = [main or Outline()]
    is_in_play = False
    for number, line in enumerate(lines, 1):
        part = _PART.match(line)
        if part:
            is_in_play = part[1] == "play"
            if is_in_play and "#" in line:
                yield number, "#" + line.partition("#")[2], open_outlines[0]
            continue
        if not is_in_play or not line.strip():
            continue
        indent = _indent(line)
        while indent <= open_outlines[-1].indent:
            open_outlines.pop()
        match = _BRANCH.match(line)
        if match:
            if len(open_outlines) > MAX_DEPTH:
                raise ParseError(match[0].strip(), number, indent + 1, ["branch-level"])
            branch = Outline(" ".join(match["name"].split()), number, indent + 1, indent)
            open_outlines[-1].branches.append((len(open_outlines[-1].moves), branch))
            open_outlines.append(branch)
        yield number, line, open_outlines[-1]


def _indent(line: str) -> int:
    """The indentation of a line. A full-width space counts as two."""
    line = line.expandtabs(8).replace("\u3000", "  ")
    return len(line) - len(line.lstrip(" "))


def clean_comment(comment: str) -> str:
    r"""A comment as a text can hold it: without trailing blanks and outer empty lines.

    >>> clean_comment("\nlow  \nand safe\n\n")
    'low\nand safe'
    """
    lines = [line.rstrip() for line in comment.expandtabs(4).splitlines()]
    return "\n".join(lines).strip("\n")
