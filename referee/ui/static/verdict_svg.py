"""A verdict as one drawing (SVG) that needs no other files, for people who were not there.

It shows the rulebook, the table, the question, the answer, and the clause that decides.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.cards.card import Card, Deck, parse_card
from referee.model.moves import VICTIM
from referee.model.questions import Question
from referee.rulebook.rulebook import Rulebook
from referee.table import Table, Verdict
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import question_word, word
from referee.ui.shared.table_view import card_texts, draw_table
from referee.ui.shared.verdict import draw_verdict

from .card_shapes import colour, pip, rank, sign
from .markup import Markup, tag

WIDTH, EDGE, GAP = 720, 28, 14
INNER = WIDTH - 2 * EDGE
MAX_PLAYS, MAX_CHANGES = 8, 4
CARD_WIDTH, CARD_HEIGHT, STEP = 62, 88, 40
BACK = "#24509a"
INKS = {
    "red": "#c01f2e", "black": "#1d1d24", "blue": "#1a56c4", "green": "#10733d",
    "yellow": "#8a6400", "joker": "#7a2a9e",
}  # fmt: skip
ROW_HEIGHT = CARD_HEIGHT + 34
FONTS = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', IPAPGothic, sans-serif"
INK, SOFT, PAPER = "#26221b", "#665d4f", "#fbf7ee"
TONES = {
    "yes": ("#146c43", "#e2f3e8"), "no": ("#b3261e", "#fce5e2"), "open": ("#8a5a00", "#fdf0d0"),
}  # fmt: skip
VALUE = ("#1d4f91", "#e4edf9")
WIDE, USUAL, BROAD, SLIM = 1.0, 0.57, 0.72, 0.34
"""The width of a letter in ems, in any font: rather too wide than too narrow."""
SLIM_LETTERS, BROAD_LETTERS = "iljtfr.,:;!|'’()[] ", "mwMWGOQ%@"
NO_BEGIN = "、。，．!?」』)）・ー々っょゃゅァィゥェォッャュョ"
"""Signs that cannot begin a line in Japanese."""
MAX_PIECE = 30
"""A longer word is broken."""


class CardGroup(Struct, frozen=True):
    """Cards that lie together, with the text below them."""

    cards: Sequence[str]
    text: str
    bold: bool = False

    @property
    def width(self) -> float:
        return max(fan_width(len(self.cards)), width_of(self.text, 17)) + 2 * GAP


class Page(Struct):
    """A drawing that grows downwards."""

    bottom: float = EDGE
    parts: list[Markup] = []

    def write(self, text: str, size: float, ink: str = INK, *, bold: bool = False) -> None:
        """Adds a text in as many lines as it needs."""
        weight = "700" if bold else "400"
        for line in lines_of(text, size, INNER - 2 * GAP):
            self.bottom += size * 1.35
            self.parts.append(
                tag("text", line, x=EDGE + GAP, y=round(self.bottom - size * 0.25, 1),
                    font_size=size, font_weight=weight, fill=ink)
            )  # fmt: skip


def draw_scene(verdict: Verdict, lang: str) -> str:
    """The picture of a verdict, as SVG: cards, question, answer, and the first reason."""
    page, state = _begin_page(verdict.table, verdict.question, lang), draw_verdict(verdict, lang)
    page.bottom += GAP
    _draw_answer(page, state["tone"], state["answerLabel"], state["sentence"])
    for reason in state["reasons"][:1]:
        page.bottom += GAP
        page.write(reason["title"], 20, bold=True)
        page.write(reason["text"], 20)
    return _finished(page, state["sentence"], lang)


def draw_unanswered(table: Table, question: Question | None, lang: str) -> str:
    """The picture of a table and of a question without its answer, as SVG."""
    rulebook = table.rulebook
    title = question_word(question, lang, rulebook) if question else rulebook.book.title[lang]
    return _finished(_begin_page(table, question, lang), title, lang)


def _begin_page(table: Table, question: Question | None, lang: str) -> Page:
    """The rules, the cards and the question."""
    page = Page()
    page.write(_rules_text(table.rulebook, lang), 19, SOFT)
    _draw_felt(page, table, question.cards if question else (), lang)
    if question:
        page.bottom += GAP
        page.write(question_word(question, lang, table.rulebook), 25, bold=True)
    return page


def _finished(page: Page, title: str, lang: str) -> str:
    height = round(page.bottom + EDGE)
    ground = tag("rect", width=WIDTH, height=height, rx=18, fill=PAPER)
    return tag(
        "svg", tag("title", title), ground, *page.parts,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", width=WIDTH,
        height=height, font_family=FONTS, lang=lang,
    )  # fmt: skip


def _rules_text(rules: Rulebook, lang: str) -> str:
    """The rulebook, with the switches that this table has changed."""
    changes = [
        ("+ " if rules.value(name) else "− ") + option.clause.title[lang]
        for name, option in rules.options.items()
        if option.kind == "switch" and rules.value(name) != option.default
    ]
    more = ["…"] if len(changes) > MAX_CHANGES else []
    return "  ".join([rules.book.title[lang], *changes[:MAX_CHANGES], *more])


def _draw_answer(page: Page, tone: str, answer: str, sentence: str) -> None:
    ink, ground = TONES.get(tone, VALUE)
    top, index = page.bottom, len(page.parts)
    page.bottom += GAP
    answer = answer[:1].upper() + answer[1:]
    if width_of(answer, 34) < INNER - 2 * GAP:
        page.write(answer, 34, ink, bold=True)
    page.write(sentence, 22)
    page.bottom += GAP
    height = round(page.bottom - top, 1)
    box = tag("rect", x=EDGE, y=top, width=INNER, height=height, rx=12, fill=ground)
    page.parts.insert(index, box)


# ---- the table


def _draw_felt(page: Page, table: Table, disputed: Sequence[Card], lang: str) -> None:
    """The cards on the table, and those that are asked about next to them."""
    asked = card_texts(disputed)
    groups = list(_groups(table, lang))[-MAX_PLAYS:]
    if asked:
        groups.append(CardGroup(asked, word(lang, "disputed"), bold=True))
    if not groups:
        return
    rows = list(_rows(groups))
    height = len(rows) * ROW_HEIGHT + GAP
    page.bottom += GAP
    page.parts.append(
        tag("rect", x=EDGE, y=page.bottom, width=INNER, height=height, rx=14, fill="#0d4a30",
            stroke="#5a3518", stroke_width=6)
    )  # fmt: skip
    for index, row in enumerate(rows):
        top = page.bottom + GAP + index * ROW_HEIGHT
        page.parts += _row(row, top, table.rulebook.deck, lang)
    page.bottom += height


def _groups(table: Table, lang: str) -> Iterator[CardGroup]:
    """The plays of the field; if it is empty, the last play; else the hands as they were dealt, and
    who points where."""
    plays, names = draw_table(board_of(table), None, lang)["field"], table.seats
    if plays:
        for play in plays:
            yield CardGroup(play["cards"], "" if play["seat"] is None else names[play["seat"]])
        return
    moves = [step.move for step in table.steps]
    last = next((move for move in reversed(moves) if move.cards), None)
    if last:
        yield CardGroup(card_texts(last.cards), last.seat)
        return
    points = {move.seat: move.other for move in moves if move.other}
    for name, hand in table.description.hands.items():
        other = word(lang, "victim") if points.get(name) == VICTIM else points.get(name, "")
        if hand.cards:
            yield CardGroup(card_texts(hand.cards), f"{name} → {other}" if other else name)


def _rows(groups: Iterable[CardGroup]) -> Iterator[list[CardGroup]]:
    row: list[CardGroup] = []
    for group in groups:
        if row and sum(member.width for member in (*row, group)) > INNER - 2 * GAP:
            yield row
            row = []
        row.append(group)
    yield row


def _row(row: Sequence[CardGroup], top: float, deck: Deck, lang: str) -> Iterator[Markup]:
    left = EDGE + GAP + (INNER - 2 * GAP - sum(group.width for group in row)) / 2
    for group in row:
        middle = left + group.width / 2
        yield from fan(group.cards, middle - fan_width(len(group.cards)) / 2, top, deck, lang)
        yield tag("text", group.text, x=round(middle), y=round(top + CARD_HEIGHT + 22),
                  font_size=17, fill="#f3fbf5", text_anchor="middle",
                  font_weight="700" if group.bold else "400")  # fmt: skip
        left += group.width


# ---- cards


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
    yield _card_text(rank(card), 33, 26, ink)
    if letter:
        yield _card_text(letter, 62, 20, ink)
    elif card.suit or card.is_joker or card.is_ranked_joker:
        yield tag("path", d=pip(card), transform="translate(8 44) scale(.75)", fill=ink)
    if card.is_joker and card.stands:
        yield _card_text(f"={card.stands}", 82, 14, ink)
    if card.down:
        yield tag("path", d=f"M{CARD_WIDTH} {CARD_HEIGHT - 40}v33a7 7 0 0 1-7 7h-33z", fill=BACK)


def _card_text(text: str, y: float, size: float, ink: str) -> Markup:
    return tag("text", text, x=20, y=y, font_size=size, font_weight="700", fill=ink,
               text_anchor="middle")  # fmt: skip


# ---- texts


def width_of(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(map(_ems, text))


def _ems(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WFA":
        return WIDE
    return SLIM if letter in SLIM_LETTERS else BROAD if letter in BROAD_LETTERS else USUAL


def lines_of(text: str, size: float, width: float) -> Iterator[str]:
    """A text in lines that fit: broken between words, in Japanese between any two letters."""
    line = ""
    for piece in _pieces(text):
        if line and width_of((line + piece).rstrip(), size) > width:
            yield line.rstrip()
            line = piece.lstrip()
        else:
            line += piece
    if line.strip():
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """The parts that stay together on a line."""
    piece = ""
    for letter in " ".join(text.split()):
        ends = piece and (
            piece.endswith(" ") or _is_wide(letter) or _is_wide(piece[-1]) or len(piece) > MAX_PIECE
        )
        if ends and letter not in NO_BEGIN and letter != " ":
            yield piece
            piece = ""
        piece += letter
    if piece:
        yield piece


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"
