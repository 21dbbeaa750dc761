"""Playing cards in a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import Card, Deck, parse_card

from .card_shapes import colour, pip, rank, sign
from .markup import Markup, tag

CARD_WIDTH, CARD_HEIGHT, STEP = 62, 88, 40
BACK = "#24509a"
INKS = {
    "red": "#c01f2e", "black": "#1d1d24", "blue": "#1a56c4", "green": "#10733d",
    "yellow": "#8a6400", "joker": "#7a2a9e",
}  # fmt: skip


def fan_width(count: int) -> float:
    """How wide that many cards are, each over the one before."""
    return CARD_WIDTH + STEP * (count - 1) if count else 0


def fan(texts: Sequence[str], left: float, top: float, deck: Deck, lang: str) -> Iterator[Markup]:
    """Cards side by side, each over the one before."""
    for index, text in enumerate(texts):
        card = parse_card(text, deck)
        place = f"translate({round(left + index * STEP, 1)} {round(top, 1)})"
        yield tag("g", *(_back() if card.is_hidden else _face(card, lang)), transform=place)


def _blank(fill: str) -> Markup:
    return tag("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=7, fill=fill, stroke="#00000055")


def _back() -> Iterator[Markup]:
    yield _blank(BACK)
    yield tag(
        "rect", x=6, y=6, width=CARD_WIDTH - 12, height=CARD_HEIGHT - 12, rx=4, fill="none",
        stroke="#ffffff99", stroke_width=2,
    )  # fmt: skip


def _face(card: Card, lang: str) -> Iterator[Markup]:
    """A card's corner, as on the desk; a card that is face down shows a piece of its back."""
    letter, hue = sign(card, lang), colour(card)
    ink = "#ffffff" if letter and hue != "yellow" else INKS[hue]
    yield _blank({"yellow": "#f4c430"}.get(hue, INKS[hue]) if letter else "#fffefa")
    yield _text(rank(card), 33, 26, ink)
    if letter:
        yield _text(letter, 62, 20, ink)
    elif card.suit or card.is_joker:
        yield tag("path", d=pip(card), transform="translate(8 44) scale(.75)", fill=ink)
    if card.is_joker and card.stands:
        yield _text(f"={card.stands}", 82, 14, ink)
    if card.down:
        yield tag("path", d=f"M{CARD_WIDTH} {CARD_HEIGHT - 40}v33a7 7 0 0 1-7 7h-33z", fill=BACK)


def _text(text: str, y: float, size: float, ink: str) -> Markup:
    return tag("text", text, x=20, y=y, font_size=size, font_weight="700", fill=ink,
               text_anchor="middle")  # fmt: skip
