"""A table from above: seats around the felt in turn order, the field in the middle."""

from __future__ import annotations

from typing import Any

from referee.cards.card import Deck
from referee.table import Table
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import seat_move_word, word
from referee.ui.shared.table_view import draw_marks, draw_table
from referee.ui.shared.verdict import draw_changes
from referee.ui.shared.waiting_seats import draw_waits

from .card_shapes import backs, fan
from .html import Html, tag, together

# How many seats sit below, left, above and right; as on the desk.
SIDES = {
    2: (1, 0, 1, 0), 3: (1, 1, 0, 1), 4: (1, 1, 1, 1), 5: (1, 1, 2, 1),
    6: (2, 1, 2, 1), 7: (2, 1, 3, 1), 8: (3, 1, 3, 1), 9: (3, 1, 4, 1),
}  # fmt: skip


def draw(table: Table, lang: str) -> Html:
    """The table as it lies after its moves, with what the last one was."""
    return tag("figure", felt(table, lang), _last(table, lang), class_="table")


def felt(table: Table, lang: str) -> Html:
    """What lies where."""
    shown = board_of(table)
    lying = draw_table(shown, None, lang, draw_waits(table, lang))
    deck = table.rulebook.book.deck
    names = table.seats
    marks = [each["label"] for each in draw_marks(shown, lang) if each["on"] and not each["seat"]]
    middle = tag(
        "div",
        _field(lying["field"], lying["middle"], names, deck, lang),
        *(tag("span", mark, class_="mark") for mark in marks),
        _discards(lying["discards"]["cards"], deck, lang),
        class_="middle",
    )
    seats = (
        _seat(seat, place(at, len(names)), deck, lang) for at, seat in enumerate(lying["seats"])
    )
    return tag(
        "div",
        tag("div", middle, *seats, class_="felt"),
        class_="rim",
        role="group",
        aria_label=word(lang, "picture"),
    )


def place(at: int, count: int) -> str:
    """The grid cell of a seat: twelve columns, three rows."""
    below, left, above, _ = SIDES.get(count, (count, 0, 0, 0))
    if at < below:
        row, column, span = 3, (below - 1 - at) * (12 // below) + 1, 12 // below
    elif at < below + left:
        row, column, span = 2, 1, 3
    elif at < below + left + above:
        row, column, span = 1, (at - below - left) * (12 // above) + 1, 12 // above
    else:
        row, column, span = 2, 10, 3
    return f"--at:{row}/{column}/auto/span {span}"


def _seat(seat: dict[str, Any], style: str, deck: Deck, lang: str) -> Html:
    badges = [seat["titleLabel"], word(lang, "turn") if seat["turn"] and not seat["waits"] else ""]
    head = tag("p", tag("b", seat["name"]), *(tag("small", each) for each in badges if each))
    cards = fan(seat["cards"], deck, lang) if seat["cards"] else Html()
    hidden = backs(seat["unknown"]) if seat["unknown"] else Html()
    note = tag("p", hidden, tag("span", _note(seat, lang)), class_="note")
    classes = "seat turn" if seat["turn"] else "seat"
    return tag("div", head, cards, _beside(seat), note, class_=classes, style=style)


def _beside(seat: dict[str, Any]) -> Html:
    """What lies or is told beside a seat, and what the table waits for from it."""
    said = [each["label"] + _detail(each["detail"]) for each in seat["tokens"]]
    said += [f"→ {seat['points']['label']}"] if seat["points"] else []
    tokens = together(*(tag("span", each, class_="token") for each in said))
    if not seat["waits"]:
        return tokens
    clauses = seat["waits"]["clauses"]
    waited = tag("p", seat["waits"]["text"], " ", tag("small", clauses) if clauses else Html())
    return together(tokens, tag("div", waited, class_="waits"))


def _detail(text: str) -> str:
    return f" ({text})" if text else ""


def _note(seat: dict[str, Any], lang: str) -> str:
    """What is known of a hand besides its cards."""
    if seat["outLabel"]:
        return str(seat["outLabel"])
    if seat["unknown"] is None:
        return word(lang, "and-unknown" if seat["cards"] else "hand-unknown")
    if seat["unknown"]:
        return word(lang, "unknown-count", n=seat["unknown"])
    return "" if seat["cards"] else word(lang, "hand-none")


def _field(
    plays: list[dict[str, Any]],
    middle: dict[str, str],
    names: tuple[str, ...],
    deck: Deck,
    lang: str,
) -> Html:
    head = tag("p", tag("b", middle["label"]))
    if not plays:
        empty = middle["empty"] if middle["kind"] == "victim" else word(lang, "answer-none")
        return together(head, tag("p", empty, class_="note"))
    rows = (
        tag(
            "li",
            fan(play["cards"], deck, lang),
            tag("small", "" if play["seat"] is None else names[play["seat"]]),
        )
        for play in plays
    )
    return together(head, tag("ol", *rows))


def _discards(cards: list[str], deck: Deck, lang: str) -> Html:
    if not cards:
        return Html()
    return together(tag("p", tag("b", word(lang, "discards"))), fan(cards, deck, lang))


def _last(table: Table, lang: str) -> Html:
    """The last move, and what it set off."""
    if not table.steps or table.opened:
        return Html()
    move = table.steps[-1].move
    said = seat_move_word(move, lang)
    refused = [tag("small", word(lang, "refused"))] if move.stands else []
    set_off = [tag("li", each["text"]) for each in draw_changes(table, lang)]
    listed = tag("ul", *set_off) if set_off else Html()
    return tag("figcaption", tag("b", said), " ", *refused, listed)
