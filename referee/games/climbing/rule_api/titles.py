"""Titles (身分): marks that last game's places left on the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position, PositionView
from referee.rulebook.clause import Book

TITLE_ORDER = (
    "livestock", "slave", "chohinmin", "daihinmin", "hinmin", "lower heimin", "heimin",
    "upper heimin", "fugo", "daifugo", "chofugo", "king", "god",
)  # fmt: skip
"""The titles that all books know, lowest first."""


def title_of(table: PositionView, seat: int) -> str | None:
    mark = table.mark("title", seat)
    return str(mark.value) if mark else None


def seat_titled(table: PositionView, title: str) -> int | None:
    """The seat that holds this title, if one does."""
    return next(
        (mark.holder for mark in table.marks if mark.kind == "title" and mark.value == title), None
    )


def standing(position: PositionView, titles: Mapping[int, Sequence[str]]) -> list[int]:
    """The seats that hold a title of last game, best first.

    ``titles``: those of the book by the number of players, lowest first.
    """
    ranked = []
    order = _order(titles)
    for seat in range(position.size):
        title = title_of(position, seat)
        if title in order:
            ranked.append((order.index(title), seat))
    return [seat for _, seat in sorted(ranked, reverse=True)]


def _order(titles: Mapping[int, Sequence[str]]) -> Sequence[str]:
    """Titles, lowest first; a book with titles of its own orders them as in its longest list."""
    longest = max(titles.values(), key=len, default=())
    return TITLE_ORDER if set(longest) <= {*TITLE_ORDER} else longest


def top_seat(table: PositionView, book: Book) -> int | None:
    """The seat with the highest title that this number of players has, if a title is known."""
    titles = book.titles.get(table.size, ())
    return seat_titled(table, titles[-1]) if titles else None


def janken_results(position: Position, seat: int) -> dict[int, bool]:
    """Opponent -> whether this newcomer won against them."""
    marks = [mark for mark in position.marks if mark.kind == "janken" and mark.holder == seat]
    return dict(mark.value for mark in marks)
