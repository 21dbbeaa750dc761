"""Stories as table text: moves under ``play:``, ``# comments`` beside them, ``branch …:`` blocks.

One story, one canonical text: reading what was written gives the same story.
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

from .replay import WrittenMove, marked, refuse_too_long
from .story import Line, Story, StoryMove, free_name

STEP = "  "


def read_story(text: str) -> Story:
    """The story that a text tells; moves that the referee refuses are marked and stand.

    Raises ``ParseError``, ``UnknownName``, ``ImpossibleTable``, and ``AmbiguousPlay``.
    """
    described = read_text(text)
    deck = deck_of(described.book, dict(described.settings))
    outline = read_outline(text)
    moves = (len(line.moves) for line in (outline, *outline.all_branches()))
    refuse_too_long(sum(moves))
    names = _names(outline)
    comments = [clean_comment("\n".join(each.comment)) for each in outline.moves]
    told = map(StoryMove, described.play, comments)
    branches = tuple((at, _branch(each, names, deck)) for at, each in outline.branches)
    main = Line("", tuple(told), branches)
    start = described.replace(play=())
    story = Story(start, main, clean_comment("\n".join([*_above(text), *outline.comment])))
    return marked(story, dict(_places(outline, names)))


def _above(text: str) -> Iterator[str]:
    """What is said above the table, before its first line."""
    for line in map(str.strip, text.splitlines()):
        if line and not line.startswith("#"):
            return
        if line:
            yield line.removeprefix("#").removeprefix(" ")


def _places(
    outline: Outline, names: dict[int, str]
) -> Iterator[tuple[tuple[str, int], WrittenMove]]:
    """Where each move of each line is written."""
    for line in (outline, *outline.all_branches()):
        for at, move in enumerate(line.moves):
            place = names.get(line.line, ""), at
            yield place, WrittenMove(move.text, move.line, move.column)


def _names(outline: Outline) -> dict[int, str]:
    """Line number -> the branch's name; those without one are called by their first move."""
    names: dict[int, str] = {}
    branches = list(outline.all_branches())
    taken: set[str] = set()
    for branch in branches:
        if not branch.moves:
            raise ParseError("branch", branch.line, branch.column, ["branch-move"])
        if branch.name in taken:
            raise ParseError(branch.name, branch.line, branch.column, ["branch-name"])
        if branch.name:
            names[branch.line] = branch.name
            taken.add(branch.name)
    for branch in branches:
        if not branch.name:
            names[branch.line] = free_name(branch.moves[0].text, taken)
            taken.add(names[branch.line])
    return names


def _branch(outline: Outline, names: dict[int, str], deck: Deck) -> Line:
    first, *more = outline.moves
    said = [[*outline.comment, *first.comment], *(each.comment for each in more)]
    told = (
        StoryMove(_move(each, deck), clean_comment("\n".join(comment)))
        for each, comment in zip(outline.moves, said, strict=True)
    )
    branches = ((at, _branch(each, names, deck)) for at, each in outline.branches)
    return Line(names[outline.line], tuple(told), tuple(branches))


def _move(written: MoveLine, deck: Deck) -> Move:
    """A move of a branch; a problem names its place in the text."""
    try:
        return read_move(written.text, deck)
    except ParseError as problem:
        problem.line, problem.column = written.line, written.column + max(problem.column, 1) - 1
        raise


def story_of(table: Table, moves: Iterable[str | Move] = ()) -> Story:
    """The story of a table's moves and further ones; those that are refused stand.

    Raises ``ParseError`` and ``AmbiguousPlay``.
    """
    deck = table.rulebook.deck
    further = [read_move(move, deck) if isinstance(move, str) else move for move in moves]
    told = tuple(map(StoryMove, (*table.description.play, *further)))
    return marked(Story(table.description.replace(play=(), lines={}), Line("", told)))


# ---- writing


def write_story(story: Story) -> str:
    """The canonical text of a story."""
    opening = [*_remark(story.comment, STEP)]
    return write_text(story.start, [*opening, *_written(story.main, STEP)])


def _written(line: Line, indent: str) -> Iterator[str]:
    for at in range(len(line.moves) + 1):
        if at:
            yield from _told(line.moves[at - 1], indent)
        for place, branch in line.branches:
            if place == at:
                yield f"{indent}branch {branch.name}:"
                yield from _written(branch, indent + STEP)


def _told(told: StoryMove, indent: str) -> Iterator[str]:
    """A comment of one line stands beside its move, a longer one below."""
    if told.comment and "\n" not in told.comment:
        yield f"{indent}{told.move}  # {told.comment}"
        return
    yield f"{indent}{told.move}"
    yield from _remark(told.comment, indent)


def _remark(comment: str, indent: str) -> Iterator[str]:
    for line in comment.splitlines():
        yield f"{indent}# {line}".rstrip()


def main_line(story: Story) -> Table:
    """The table of the main line, its moves made."""
    play = tuple(told.move for told in story.main.moves)
    return Table(replace(story.start, play=play), force=True)
