"""Titles (身分): marks that last game's places left on the seats."""

from __future__ import annotations

from referee.games.climbing.position import Position, PositionView
from referee.rulebook.clause import Book

TITLE_ORDER = (
    "livestock", "slave", "chohinmin", "daihinmin", "hinmin", "lower heimin", "heimin",
    "upper heimin", "fugo", "daifugo", "chofugo", "king", "god",
)  # fmt: skip
"""All titles, lowest first."""


def title_of(table: PositionView, seat: int) -> str | None:
    mark = table.mark("title", seat)
    return str(mark.value) if mark else None


def seat_titled(table: PositionView, title: str) -> int | None:
    """The seat that holds this title, if one does."""
    return next(
        (mark.holder for mark in table.marks if mark.kind == "title" and mark.value == title), None
    )


def standing(position: PositionView) -> list[int]:
    """The seats that hold a title of last game, best first."""
    ranked = []
    for seat in range(position.size):
        title = title_of(position, seat)
        if title in TITLE_ORDER:
            ranked.append((TITLE_ORDER.index(title), seat))
    return [seat for _, seat in sorted(ranked, reverse=True)]


def top_seat(table: PositionView, book: Book) -> int | None:
    """The seat with the highest title that this number of players has, if a title is known."""
    titles = book.titles.get(table.size, ())
    return seat_titled(table, titles[-1]) if titles else None


def janken_results(position: Position, seat: int) -> dict[int, bool]:
    """Opponent -> whether this newcomer won against them."""
    marks = [mark for mark in position.marks if mark.kind == "janken" and mark.holder == seat]
    return dict(mark.value for mark in marks)
