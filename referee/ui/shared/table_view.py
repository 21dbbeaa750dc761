"""A table as every UI shows it: cards, seats, marks, and where the faults are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card, Deck
from referee.engine.family import engine_of
from referee.engine.validation import NEWCOMER
from referee.engine.view import SeatToken, TableView
from referee.errors import Fault
from referee.i18n.card_names import SYMBOLS, card_words
from referee.i18n.messages import listing
from referee.i18n.messages import title as title_word
from referee.model.description import Description, WayOut
from referee.table import Table
from referee.ui.session import State

from .board import Board
from .labels import COLOURS, known_word, suit_sign, word
from .mark_switches import MarkView, marks_of, position_of
from .waiting_seats import Waits

FaultPlace = tuple[object, ...]
"""``("seat", name)``, ``("field", index)``, ``("discards",)``; ``()``: the table as a whole."""


# ---- faults


class FaultMarkers(Struct, frozen=True):
    """The faults of a table, each with the place where it is shown and its text."""

    marks: tuple[tuple[FaultPlace, str, Fault], ...] = ()

    def at(self, *place: object) -> list[str]:
        """The texts of the faults at a place."""
        return [text for fault_place, text, _ in self.marks if fault_place == place]

    def among(self, cards: Iterable[Card], play: int | None = None) -> list[str]:
        """The faulty ones of these cards; ``play``: the index of their play on the field."""
        return [str(card) for card in cards if self._is_faulty(card, play)]

    def _is_faulty(self, card: Card, play: int | None) -> bool:
        for place, _, fault in self.marks:
            if card.is_hidden:
                is_faulty = fault.code == "hidden-card"
            elif card.is_joker:
                is_faulty = fault.code == "too-many-jokers"
            else:
                is_faulty = str(fault.args.get("card", "")) == str(card.plain())
            if is_faulty or ("cards" in fault.args and place == ("field", play)):
                return True
        return False


def fault_markers(faults: Iterable[Fault], shown: Board, lang: str) -> FaultMarkers:
    """The markers for the faults of a board."""
    return FaultMarkers(
        tuple(
            (
                _place_of(fault, shown.described),
                card_words(lang, replace(fault, line=0).say(lang)),
                fault,
            )
            for fault in faults
        )
    )


def _place_of(fault: Fault, described: Description) -> FaultPlace:
    kind, *rest = fault.where or ("",)
    if kind in ("hands", "seats") and rest and rest[0] in described.names:
        return ("seat", rest[0])
    if kind == "turn" and described.turn in described.names:
        return ("seat", described.turn)
    if kind == "field" and rest and rest[0] in range(len(described.field)):
        return ("field", rest[0])
    return ("discards",) if kind == "discards" else ()


# ---- the table


def draw_table(
    shown: Board, faults: FaultMarkers | None, lang: str, waits: Waits | None = None
) -> State:
    """The deck and the cards at each place, with faults and what the table waits for."""
    faults = faults or FaultMarkers()
    discards = shown.described.discards
    return {
        "deck": draw_deck(shown.deck, lang),
        "seats": draw_seats(shown, marks_of(shown), faults, lang, waits),
        "middle": _middle(shown, lang),
        "field": [
            {
                **({"id": shown.play_ids[index]} if index < len(shown.play_ids) else {}),
                "cards": card_texts(play.cards),
                "seat": seat_index(shown, play.seat),
                "faults": faults.at("field", index),
                "wrong": faults.among(play.cards, index),
            }
            for index, play in enumerate(shown.described.field)
        ],
        "discards": {
            "cards": card_texts(discards),
            "faults": faults.at("discards"),
            "wrong": faults.among(discards),
        },
    }


def inferred_players(table: Table | None, shown: Board) -> dict[int, int]:
    """Play of the field -> the seat that must have made it, if nobody has said whose play it is."""
    field = shown.described.field
    if table is None or table.opened or table.steps or all(play.seat for play in field):
        return {}
    inferred = table.engine.describe(table.position, table.description).field
    if [play.cards for play in inferred] != [play.cards for play in field]:
        return {}
    return {
        index: table.seats.index(known.seat)
        for index, (play, known) in enumerate(zip(field, inferred, strict=True))
        if known.seat and not play.seat
    }


def card_texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def seat_index(board: Board, name: str) -> int | None:
    return board.names.index(name) if name in board.names else None


def draw_deck(deck: Deck, lang: str) -> State:
    """The cards of a game."""
    return {
        "suits": [
            {
                "id": suit,
                "symbol": SYMBOLS.get(suit, suit_sign(suit, lang)),
                "name": word(lang, f"suit-{suit}") if suit else "",
                "color": COLOURS.get(suit, "black"),
            }
            for suit in deck.suits
        ],
        "ranks": list(deck.ranks),
        "suitless": list(deck.suitless),
        "copies": {r: n for r, n in zip(deck.ranks, deck.copies, strict=False) if n > 1},
        "jokers": deck.jokers,
        "beyond": list(deck.beyond),
        "hidden": deck.hidden,
    }


def _middle(shown: Board, lang: str) -> State:
    """What the middle of the table is called in this game, and what an empty one is called."""
    traits = engine_of(shown.rules).traits
    kind = traits.middle
    label = known_word(lang, f"middle-{kind}") or word(lang, kind)
    empty = known_word(lang, f"{kind}-empty") or word(lang, "field-empty")
    return {"kind": kind, "label": label, "empty": empty, "single": traits.single_cards}


# ---- seats


def draw_seats(
    shown: Board,
    marks: Sequence[MarkView],
    faults: FaultMarkers | None,
    lang: str,
    waits: Waits | None = None,
) -> list[State]:
    """The seats in turn order; ``marks`` are those of the table."""
    faults, waits = faults or FaultMarkers(), waits or {}
    view = engine_of(shown.rules).view(position_of(shown))
    return [
        {
            **({"id": shown.seat_ids[seat.name]} if seat.name in shown.seat_ids else {}),
            "name": seat.name,
            "title": seat.title or None,
            "titleLabel": title_word(lang, seat.title) if seat.title else None,
            "cards": card_texts(hand.cards),
            "unknown": 0 if hand.out else hand.unknown,
            "out": hand.out or None,
            "outLabel": _out_word(hand.out, lang) if hand.out else None,
            "turn": index in (waits or view.waited_for),
            "tokens": [
                *(_draw_token(token, lang) for token in view.tokens.get(index, ())),
                *(_mark_token(mark, lang) for mark in marks if mark.on and mark.seat == seat.name),
            ],
            "points": _points(shown, view, index, lang),
            "waits": waits.get(index),
            "faults": faults.at("seat", seat.name),
            "wrong": faults.among(hand.cards),
        }
        for index, seat in enumerate(shown.described.seats)
        for hand in [shown.hand(seat.name)]
    ]


def title_choices(shown: Board, lang: str) -> list[State]:
    """The titles that this number of players has, the highest first, and those that are given."""
    titles = shown.rules.titled_book.titles
    names = [
        *reversed(titles.get(len(shown.names), ())),
        *(seat.title for seat in shown.described.seats if seat.title),
        *([NEWCOMER] if titles else []),
    ]
    return [{"value": name, "label": title_word(lang, name)} for name in dict.fromkeys(names)]


def out_choices(shown: Board, lang: str) -> list[State]:
    """The ways in which a player can be out."""
    outs = [
        *(str(place) for place in range(1, len(shown.names))),
        *engine_of(shown.rules).traits.out_ways,
        *(hand.out for hand in shown.described.hands.values() if hand.out),
    ]
    return [{"value": out, "label": _out_word(out, lang)} for out in dict.fromkeys(outs)]


def _out_word(out: str, lang: str) -> str:
    how, number, before = WayOut.read(out)
    if how == "clean":
        return word(lang, "out-n", n=str(number))
    text = f"{word(lang, f'out-{how}')} {number or ''}".strip()
    return word(lang, "out-before", out=text, n=str(before)) if before else text


def _draw_token(token: SeatToken, lang: str) -> State:
    """What a player has taken, with the cards if they are known."""
    label = word(lang, f"token-{token.kind}", n=token.count)
    detail = card_words(lang, " ".join(map(str, token.cards)))
    return {"kind": token.kind, "label": label, "suit": "", "detail": detail}


def _mark_token(mark: MarkView, lang: str) -> State:
    """A mark of a seat, without the name of the player."""
    key, value = _key_and_value(mark)
    suit = known_word(lang, f"suit-{value}")
    label = known_word(lang, f"token-{key}", suit=suit or value, n=value)
    label = label or " ".join(filter(None, (mark.title[lang] if mark.title else mark.word, value)))
    return {"kind": key, "label": label, "suit": value if suit else "", "detail": ""}


def _key_and_value(mark: MarkView) -> tuple[str, str]:
    """The message key of a mark, and its value without the player's name."""
    return mark.word.casefold().replace(" ", "-"), mark.value.removeprefix(mark.seat).strip()


def _points(shown: Board, view: TableView, seat: int, lang: str) -> State | None:
    """Where a seat points at: ``to`` is a seat, or ``None`` for the middle."""
    if seat not in view.points_at:
        return None
    to = view.points_at[seat]
    name = word(lang, "victim") if to is None else shown.names[to]
    return {"to": to, "label": word(lang, "points-at", name=name)}


# ---- marks


def draw_marks(board: Board, lang: str) -> list[State]:
    """The marks that hold, and those that can be switched on."""
    return [
        {
            "mark": mark.text,
            "label": _mark_label(mark, lang),
            "on": mark.on,
            "follows": mark.follows,
            "seat": mark.seat,
            "apart": mark.apart,
            "near": mark.near,
        }
        for mark in marks_of(board)
    ]


def _mark_label(mark: MarkView, lang: str) -> str:
    """A mark in a few words: its own, or the title of its clause with the value."""
    key, value = _key_and_value(mark)
    said = " ".join(known_word(lang, f"call-{each}") or each for each in value.split())
    suits = listing(lang, [known_word(lang, f"suit-{suit}") or suit for suit in value])
    label = known_word(lang, f"mark-{key}", suit=suits, name=mark.seat, n=card_words(lang, said))
    if not label and mark.title:
        label = " ".join(filter(None, (mark.title[lang], mark.seat, value)))
    return label or mark.text
