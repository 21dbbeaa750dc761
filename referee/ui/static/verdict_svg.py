"""A verdict as one drawing (SVG) that needs nothing else: to be sent to whoever was not there.

The rulebook, the table, the question, the answer, and the clause that decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.cards.card import Deck
from referee.model.moves import VICTIM
from referee.rulebook.rulebook import Rulebook
from referee.table import Table, Verdict
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import question_word, word
from referee.ui.shared.table_view import card_texts, draw_table
from referee.ui.shared.verdict import draw_verdict

from .card_svg import CARD_HEIGHT, fan, fan_width
from .svg import Xml, el, lines_of, width_of

WIDTH, EDGE, GAP = 720, 28, 14
INNER = WIDTH - 2 * EDGE
MAX_PLAYS, MAX_CHANGES = 8, 4
FONTS = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', IPAPGothic, sans-serif"
INK, SOFT, PAPER = "#26221b", "#665d4f", "#fbf7ee"
TONES = {
    "yes": ("#146c43", "#e2f3e8"), "no": ("#b3261e", "#fce5e2"), "open": ("#8a5a00", "#fdf0d0"),
}  # fmt: skip
VALUE = ("#1d4f91", "#e4edf9")
Group = tuple[Sequence[str], str]
"""Cards that lie together, and what is said below them."""


class Page(Struct):
    """A drawing that grows downwards."""

    at: float = EDGE
    parts: list[Xml] = []

    def say(self, text: str, size: float, ink: str = INK, *, bold: bool = False) -> None:
        """Words in as many lines as they need."""
        weight = "700" if bold else "400"
        for line in lines_of(text, size, INNER - 2 * GAP):
            self.at += size * 1.35
            self.parts.append(
                el("text", line, x=EDGE + GAP, y=round(self.at - size * 0.25, 1),
                   font_size=size, font_weight=weight, fill=ink)
            )  # fmt: skip


def draw_scene(verdict: Verdict, lang: str) -> str:
    """The drawing."""
    page, told = Page(), draw_verdict(verdict, lang)
    page.say(_rules(verdict.table.rulebook, lang), 19, SOFT)
    _felt(page, verdict, lang)
    page.at += GAP
    page.say(question_word(verdict.question, lang), 25, bold=True)
    page.at += GAP
    _answer(page, told["tone"], told["answerLabel"], told["sentence"])
    for reason in told["reasons"][:1]:
        page.at += GAP
        page.say(reason["title"], 20, bold=True)
        page.say(reason["text"], 20)
    height = round(page.at + EDGE)
    ground = el("rect", width=WIDTH, height=height, rx=18, fill=PAPER)
    return el(
        "svg", el("title", told["sentence"]), ground, *page.parts,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", width=WIDTH,
        height=height, font_family=FONTS, lang=lang,
    )  # fmt: skip


def _rules(rules: Rulebook, lang: str) -> str:
    """The rulebook, with the switches that this table has set otherwise."""
    changed = [
        ("+ " if rules.value(name) else "− ") + option.clause.title[lang]
        for name, option in rules.options.items()
        if option.kind == "switch" and rules.value(name) != option.default
    ]
    more = ["…"] if len(changed) > MAX_CHANGES else []
    return "  ".join([rules.book.title[lang], *changed[:MAX_CHANGES], *more])


def _answer(page: Page, tone: str, answer: str, sentence: str) -> None:
    ink, ground = TONES.get(tone, VALUE)
    at, before = page.at, len(page.parts)
    page.at += GAP
    answer = answer[:1].upper() + answer[1:]
    if width_of(answer, 34) < INNER - 2 * GAP:
        page.say(answer, 34, ink, bold=True)
    page.say(sentence, 22)
    page.at += GAP
    box = el("rect", x=EDGE, y=at, width=INNER, height=round(page.at - at, 1), rx=12, fill=ground)
    page.parts.insert(before, box)


# ---- the table


def _felt(page: Page, verdict: Verdict, lang: str) -> None:
    """What lies there, and what is asked about beside it."""
    table, deck = verdict.table, verdict.table.rulebook.deck
    lies = list(_lies(table, lang))[-MAX_PLAYS:]
    asked = card_texts(verdict.question.cards)
    groups: list[Group] = [*lies, *([(asked, "?")] if asked else [])]
    if not groups:
        return
    rows = list(_rows(groups))
    row_height = CARD_HEIGHT + 34
    height = len(rows) * row_height + GAP
    page.at += GAP
    page.parts.append(
        el("rect", x=EDGE, y=page.at, width=INNER, height=height, rx=14, fill="#0d4a30",
           stroke="#5a3518", stroke_width=6)
    )  # fmt: skip
    for at, row in enumerate(rows):
        _row(page, row, page.at + GAP + at * row_height, deck, lang)
    page.at += height


def _lies(table: Table, lang: str) -> Iterator[Group]:
    """The plays of the field; on an empty one the last play, or the hands as they were dealt, and
    who points where."""
    lying, names = draw_table(board_of(table), None, lang), table.seats
    if lying["field"]:
        for play in lying["field"]:
            yield play["cards"], "" if play["seat"] is None else names[play["seat"]]
        return
    last = [step.move for step in table.steps if step.move.cards][-1:]
    if last:
        yield card_texts(last[0].cards), last[0].seat
        return
    points = {step.move.seat: step.move.other for step in table.steps if step.move.other}
    for name, hand in table.description.hands.items():
        other = word(lang, "victim") if points.get(name) == VICTIM else points.get(name, "")
        if hand.cards:
            yield card_texts(hand.cards), f"{name} → {other}" if other else name


def _rows(groups: Iterable[Group]) -> Iterator[list[Group]]:
    row: list[Group] = []
    for group in groups:
        if row and sum(map(_width, [*row, group])) > INNER - 2 * GAP:
            yield row
            row = []
        row.append(group)
    yield row


def _width(group: Group) -> float:
    cards, name = group
    return max(fan_width(len(cards)), width_of(name, 17)) + 2 * GAP


def _row(page: Page, row: Sequence[Group], top: float, deck: Deck, lang: str) -> None:
    left = EDGE + GAP + (INNER - 2 * GAP - sum(map(_width, row))) / 2
    for cards, name in row:
        width = _width((cards, name))
        begin = left + (width - fan_width(len(cards))) / 2
        page.parts += fan(cards, begin, top, deck, lang)
        page.parts.append(
            el("text", word(lang, "disputed") if name == "?" else name, x=round(left + width / 2),
               y=round(top + CARD_HEIGHT + 22), font_size=17, fill="#f3fbf5", text_anchor="middle",
               font_weight="700" if name == "?" else "400")
        )  # fmt: skip
        left += width
