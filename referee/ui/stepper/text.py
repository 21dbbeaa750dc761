"""Stories as table text: moves under ``play:``, ``# comments`` beside them, ``branch …:`` blocks.

Reading a written text gives the same story.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.errors import ParseError
from referee.library.title_lookup import deck_of
from referee.model.moves import Move
from referee.notation.branches import MoveLine, Outline, clean_comment, read_outline
from referee.notation.moves import read_move
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.table import Table

from .replay import check_length, marked
from .story import Line, Story, StoryMove, free_name

INDENT = "  "


def read_story(text: str) -> Story:
    """The story of a text; moves that the referee refuses are marked and stand.

    Raises ``ParseError``, ``UnknownName``, ``ImpossibleTable``, and ``AmbiguousPlay``.
    """
    described = read_text(text)
    deck = deck_of(described.book, dict(described.settings))
    outline = read_outline(text)
    outlines = (outline, *outline.all_branches())
    check_length(sum(len(part.moves) for part in outlines))
    names = _names(outline)
    comments = [_joined(line.comment) for line in outline.moves]
    main = Line(
        moves=tuple(map(StoryMove, described.play, comments)),
        branches=tuple((place, _branch(branch, names, deck)) for place, branch in outline.branches),
    )
    comment = _joined([*_above(text), *outline.comment])
    places = {
        (names.get(part.line, ""), index): line
        for part in outlines
        for index, line in enumerate(part.moves)
    }
    return marked(Story(described.replace(play=()), main, comment), places)


def _joined(comment: Iterable[str]) -> str:
    return clean_comment("\n".join(comment))


def _above(text: str) -> Iterator[str]:
    """The comment above the first line of the table."""
    for line in map(str.strip, text.splitlines()):
        if line and not line.startswith("#"):
            return
        if line:
            yield line.removeprefix("#").removeprefix(" ")


def _names(outline: Outline) -> dict[int, str]:
    """Line number -> the branch's name; a branch without one is named after its first move."""
    names: dict[int, str] = {}
    branches = list(outline.all_branches())
    for branch in branches:
        if not branch.moves:
            raise ParseError("branch", branch.line, branch.column, ["branch-move"])
        if branch.name and branch.name in names.values():
            raise ParseError(branch.name, branch.line, branch.column, ["branch-name"])
        if branch.name:
            names[branch.line] = branch.name
    for branch in branches:
        if not branch.name:
            names[branch.line] = free_name(branch.moves[0].text, names.values())
    return names


def _branch(outline: Outline, names: dict[int, str], deck: Deck) -> Line:
    moves = [StoryMove(_move(line, deck), _joined(line.comment)) for line in outline.moves]
    first = _joined([*outline.comment, *outline.moves[0].comment])
    moves[0] = replace(moves[0], comment=first)
    branches = ((place, _branch(branch, names, deck)) for place, branch in outline.branches)
    return Line(names[outline.line], tuple(moves), tuple(branches))


def _move(written: MoveLine, deck: Deck) -> Move:
    """A move of a branch; an error has its place in the text."""
    try:
        return read_move(written.text, deck)
    except ParseError as error:
        error.line, error.column = written.line, written.column + max(error.column, 1) - 1
        raise


def story_of(table: Table, moves: Iterable[str | Move] = ()) -> Story:
    """The story of a table's moves and further ones; those that are refused stand.

    Raises ``ParseError`` and ``AmbiguousPlay``.
    """
    deck = table.rulebook.deck
    further = [read_move(move, deck) if isinstance(move, str) else move for move in moves]
    line = Line(moves=tuple(map(StoryMove, (*table.description.play, *further))))
    return marked(Story(table.description.replace(play=(), lines={}), line))


# ---- writing


def write_story(story: Story) -> str:
    """The canonical text of a story."""
    lines = [*_comment(story.comment, INDENT), *_written(story.main, INDENT)]
    return write_text(story.start, lines)


def _written(line: Line, indent: str) -> Iterator[str]:
    for index in range(len(line.moves) + 1):
        if index:
            yield from _move_lines(line.moves[index - 1], indent)
        for place, branch in line.branches:
            if place == index:
                yield f"{indent}branch {branch.name}:"
                yield from _written(branch, indent + INDENT)


def _move_lines(entry: StoryMove, indent: str) -> Iterator[str]:
    """A comment of one line is beside its move, a longer one below."""
    if entry.comment and "\n" not in entry.comment:
        yield f"{indent}{entry.move}  # {entry.comment}"
    else:
        yield f"{indent}{entry.move}"
        yield from _comment(entry.comment, indent)


def _comment(comment: str, indent: str) -> Iterator[str]:
    for line in comment.splitlines():
        yield f"{indent}# {line}".rstrip()
