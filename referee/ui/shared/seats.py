"""The seats as the page draws them: hand, title, whose turn, what is told beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.engine.family import engine_of
from referee.engine.validation import NEWCOMER
from referee.engine.view import SeatToken, TableView
from referee.i18n.card_names import card_words
from referee.i18n.messages import title as title_word
from referee.model.description import WayOut

from .board import Board
from .fault_markers import FaultMarkers
from .labels import known_word, word
from .mark_switches import MarkView, position_of
from .waiting_seats import Waits

State = dict[str, Any]


def draw_seats(
    shown: Board,
    marks: Sequence[MarkView],
    wrong: FaultMarkers | None,
    lang: str,
    waits: Waits | None = None,
) -> list[State]:
    """Each seat in turn order; ``marks`` are those of the table, ``wrong`` what cannot be."""
    wrong, waits = wrong or FaultMarkers(), waits or {}
    view = engine_of(shown.rules).view(position_of(shown))
    return [
        {
            **({"id": shown.seat_ids[seat.name]} if seat.name in shown.seat_ids else {}),
            "name": seat.name,
            "title": seat.title or None,
            "titleLabel": title_word(lang, seat.title) if seat.title else None,
            "cards": [str(card) for card in hand.cards],
            "unknown": 0 if hand.out else hand.unknown,
            "out": hand.out or None,
            "outLabel": _out_word(hand.out, lang) if hand.out else None,
            "turn": at in (waits or view.waited_for),
            "tokens": [
                *(_beside(token, lang) for token in view.tokens.get(at, ())),
                *(_token(mark, lang) for mark in marks if mark.on and mark.seat == seat.name),
            ],
            "points": _points(shown, view, at, lang),
            "waits": waits.get(at),
            "faults": wrong.at("seat", seat.name),
            "wrong": wrong.among(hand.cards),
        }
        for at, seat in enumerate(shown.described.seats)
        for hand in [shown.hand(seat.name)]
    ]


# ---- titles, ways out


def title_choices(shown: Board, lang: str) -> list[State]:
    return [{"value": name, "label": title_word(lang, name)} for name in _titles(shown)]


def out_choices(shown: Board, lang: str) -> list[State]:
    return [{"value": out, "label": _out_word(out, lang)} for out in _outs(shown)]


def _titles(shown: Board) -> list[str]:
    """The titles that this number of players has, and those given, highest first."""
    titles = shown.rules.titled_book.titles
    names = list(reversed(titles.get(len(shown.names), ())))
    given = [seat.title for seat in shown.described.seats if seat.title]
    return list(dict.fromkeys([*names, *given, *([NEWCOMER] if titles else [])]))


def _outs(shown: Board) -> list[str]:
    places = [str(place) for place in range(1, len(shown.names))]
    given = [hand.out for hand in shown.described.hands.values() if hand.out]
    return list(dict.fromkeys([*places, *engine_of(shown.rules).traits.out_ways, *given]))


def _out_word(out: str, lang: str) -> str:
    how, number, before = WayOut.read(out)
    if how == "clean":
        return word(lang, "out-n", n=str(number))
    text = f"{word(lang, f'out-{how}')} {number or ''}".strip()
    return word(lang, "out-before", out=text, n=str(before)) if before else text


# ---- beside a seat


def _beside(token: SeatToken, lang: str) -> State:
    """What a seat has taken, with its cards where they are known."""
    label = word(lang, f"token-{token.kind}", n=token.count)
    detail = card_words(lang, " ".join(map(str, token.cards)))
    return {"kind": token.kind, "label": label, "suit": "", "detail": detail}


def _token(mark: MarkView, lang: str) -> State:
    """A mark of this seat, in the words that need not name it again."""
    key = mark.word.casefold().replace(" ", "-")
    value = mark.value.removeprefix(mark.seat).strip()
    suit = known_word(lang, f"suit-{value}")
    label = known_word(lang, f"token-{key}", suit=suit or value, n=value)
    label = label or " ".join(filter(None, (mark.title[lang] if mark.title else mark.word, value)))
    return {"kind": key, "label": label, "suit": value if suit else "", "detail": ""}


def _points(shown: Board, view: TableView, seat: int, lang: str) -> State | None:
    """The place that a seat points at: ``to`` is a seat, or ``null`` for the middle."""
    if seat not in view.points_at:
        return None
    to = view.points_at[seat]
    name = word(lang, "victim") if to is None else shown.names[to]
    return {"to": to, "label": word(lang, "points-at", name=name)}


def mark_label(mark: MarkView, lang: str) -> str:
    """A mark in a few words: its own, or the title of the clause that leaves it and its value."""
    key = mark.word.casefold().replace(" ", "-")
    value = mark.value.removeprefix(mark.seat).strip()
    suits = "・".join(known_word(lang, f"suit-{suit}") or suit for suit in value)
    label = known_word(lang, f"mark-{key}", suit=suits, name=mark.seat, n=value)
    if not label and mark.title:
        label = " ".join(filter(None, (mark.title[lang], mark.seat, value)))
    return label or mark.text
