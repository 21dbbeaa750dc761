"""A table from above: seats around the felt in turn order, the field in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Deck
from referee.table import Table
from referee.ui.session import State
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import seat_move_word, word
from referee.ui.shared.table_view import draw_marks, draw_table
from referee.ui.shared.verdict import draw_changes
from referee.ui.shared.waiting_seats import draw_waits

from .card_shapes import backs, fan
from .markup import NOTHING, Markup, tag, together

# How many seats sit below, left, above and right; as on the desk.
SIDES = {
    2: (1, 0, 1, 0), 3: (1, 1, 0, 1), 4: (1, 1, 1, 1), 5: (1, 1, 2, 1),
    6: (2, 1, 2, 1), 7: (2, 1, 3, 1), 8: (3, 1, 3, 1), 9: (3, 1, 4, 1),
}  # fmt: skip


def draw(table: Table, lang: str) -> Markup:
    """The table after its moves, with the last of them."""
    return tag("figure", felt(table, lang), _last_move(table, lang), class_="table")


def felt(table: Table, lang: str) -> Markup:
    """The seats and the cards on the table."""
    board, deck = board_of(table), table.rulebook.deck
    state = draw_table(board, None, lang, draw_waits(table, lang))
    discards = state["discards"]["cards"]
    middle = tag(
        "div",
        _field(state, table.seats, deck, lang),
        *(
            tag("span", mark["label"], class_="mark")
            for mark in draw_marks(board, lang)
            if mark["on"] and not mark["seat"]
        ),
        *([_heading(word(lang, "discards")), fan(discards, deck, lang)] if discards else []),
        class_="middle",
    )
    seats = (
        _seat(seat, _place(index, len(table.seats)), deck, lang)
        for index, seat in enumerate(state["seats"])
    )
    return tag(
        "div",
        tag("div", middle, *seats, class_="felt"),
        class_="rim",
        role="group",
        aria_label=word(lang, "picture"),
    )


def _heading(text: str) -> Markup:
    return tag("p", tag("b", text))


def _place(index: int, count: int) -> str:
    """The grid cell of a seat: twelve columns, three rows."""
    below, left, above, _ = SIDES.get(count, (count, 0, 0, 0))
    if index < below:
        row, column, span = 3, (below - 1 - index) * (12 // below) + 1, 12 // below
    elif index < below + left:
        row, column, span = 2, 1, 3
    elif index < below + left + above:
        row, column, span = 1, (index - below - left) * (12 // above) + 1, 12 // above
    else:
        row, column, span = 2, 10, 3
    return f"--at:{row}/{column}/auto/span {span}"


def _seat(seat: State, style: str, deck: Deck, lang: str) -> Markup:
    badges = [seat["titleLabel"], word(lang, "turn") if seat["turn"] and not seat["waits"] else ""]
    head = tag("p", tag("b", seat["name"]), *(tag("small", badge) for badge in badges if badge))
    cards = fan(seat["cards"], deck, lang) if seat["cards"] else NOTHING
    hidden = backs(seat["unknown"]) if seat["unknown"] else NOTHING
    note = tag("p", hidden, tag("span", _note(seat, lang)), class_="note")
    classes = "seat turn" if seat["turn"] else "seat"
    return tag("div", head, cards, _beside(seat), note, class_=classes, style=style)


def _beside(seat: State) -> Markup:
    """The tokens of a seat, and what the table waits for from it."""
    texts = [
        token["label"] + (f" ({token['detail']})" if token["detail"] else "")
        for token in seat["tokens"]
    ]
    texts += [f"→ {seat['points']['label']}"] if seat["points"] else []
    tokens = together(*(tag("span", text, class_="token") for text in texts))
    waits = seat["waits"]
    if not waits:
        return tokens
    clauses = tag("small", waits["clauses"]) if waits["clauses"] else NOTHING
    return together(tokens, tag("div", tag("p", waits["text"], " ", clauses), class_="waits"))


def _note(seat: State, lang: str) -> str:
    """What is known of a hand apart from its cards."""
    if seat["outLabel"]:
        return str(seat["outLabel"])
    if seat["unknown"] is None:
        return word(lang, "and-unknown" if seat["cards"] else "hand-unknown")
    if seat["unknown"]:
        return word(lang, "unknown-count", n=seat["unknown"])
    return "" if seat["cards"] else word(lang, "hand-none")


def _field(state: State, names: Sequence[str], deck: Deck, lang: str) -> Markup:
    middle, plays = state["middle"], state["field"]
    head = _heading(middle["label"])
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


def _last_move(table: Table, lang: str) -> Markup:
    """The last move and its effects."""
    if not table.steps or table.opened:
        return NOTHING
    move = table.steps[-1].move
    refused = [tag("small", word(lang, "refused"))] if move.stands else []
    effects = [tag("li", change["text"]) for change in draw_changes(table, lang)]
    listed = tag("ul", *effects) if effects else NOTHING
    return tag("figcaption", tag("b", seat_move_word(move, lang)), " ", *refused, listed)
