"""Playing cards in a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import Card, Deck, parse_card
from referee.ui.shared.labels import COLOURS

from .card_shapes import shapes, sign
from .svg import Xml, el

CARD_WIDTH, CARD_HEIGHT, STEP = 62, 88, 40
INKS = {
    "red": "#c01f2e", "black": "#1d1d24", "blue": "#1a56c4", "green": "#10733d",
    "yellow": "#8a6400", "joker": "#7a2a9e",
}  # fmt: skip


def fan_width(count: int) -> float:
    """How wide so many cards are, one over the other."""
    return CARD_WIDTH + STEP * (count - 1) if count else 0


def fan(texts: Sequence[str], left: float, top: float, deck: Deck, lang: str) -> Iterator[Xml]:
    """Cards side by side, each over the one before."""
    for at, text in enumerate(texts):
        card = parse_card(text, deck)
        drawn = _back() if card.is_hidden else _face(card, lang)
        place = f"translate({round(left + at * STEP, 1)} {round(top, 1)})"
        yield el("g", *drawn, transform=place)


def _blank(fill: str, **more: object) -> Xml:
    return el(
        "rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=7, fill=fill, stroke="#00000055", **more
    )


def _back() -> Iterator[Xml]:
    yield _blank("#24509a")
    yield el(
        "rect", x=6, y=6, width=CARD_WIDTH - 12, height=CARD_HEIGHT - 12, rx=4, fill="none",
        stroke="#ffffff99", stroke_width=2,
    )  # fmt: skip


def _face(card: Card, lang: str) -> Iterator[Xml]:
    """A card's corner, as on the desk; one that lies face down shows a piece of its back."""
    colour = "joker" if card.is_joker else COLOURS.get(card.suit, "black")
    letter = sign(card, lang)
    ink = "#ffffff" if letter and colour != "yellow" else INKS[colour]
    fill = {"yellow": "#f4c430"}.get(colour, INKS[colour]) if letter else "#fffefa"
    yield _blank(fill)
    rank = "Jo" if card.is_joker else card.rank
    yield _word(rank, 33, 26, ink)
    if letter:
        yield _word(letter, 62, 20, ink)
    elif card.suit or card.is_joker:
        drawn = shapes()
        pip = drawn["joker"] if card.is_joker else drawn["suits"].get(card.suit, drawn["disc"])
        yield el("path", d=pip, transform="translate(8 44) scale(.75)", fill=ink)
    if card.is_joker and card.stands:
        yield _word(f"={card.stands}", 82, 14, ink)
    if card.down:
        yield el(
            "path", d=f"M{CARD_WIDTH} {CARD_HEIGHT - 40}v33a7 7 0 0 1-7 7h-33z", fill="#24509a"
        )


def _word(text: str, y: float, size: float, ink: str) -> Xml:
    return el("text", text, x=20, y=y, font_size=size, font_weight="700", fill=ink,
              text_anchor="middle")  # fmt: skip
