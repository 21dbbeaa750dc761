"""The sheet of a group's rules as one drawing, and as a page that prints on one sheet of paper."""

from __future__ import annotations

from referee.agreement.rule_sheet import RuleSheet, first_sentence
from referee.i18n.messages import message
from referee.links import qr_squares

from .markup import Markup, tag
from .verdict_svg import EDGE, FONTS, GAP, INK, PAPER, SOFT, WIDTH, Page

CODE = 150
"""The width of the QR code."""
PRINT = "@page{margin:12mm}body{margin:0}svg{display:block;width:100%;max-height:98vh;height:auto}"


def sheet_svg(sheet: RuleSheet, lang: str, link: str = "") -> str:
    """``link``: shown as a QR code if it is short enough."""
    page = Page(parts=[])
    page.write(sheet.heading(lang), 32, bold=True)
    page.bottom += GAP
    _write_played(page, sheet, lang)
    if sheet.left_out:
        _write_head(page, message(lang, "sheet-left-out"))
        page.write(message(lang, "sheet-comma").join(c.title[lang] for c in sheet.left_out), 18)
    if sheet.decided:
        _write_head(page, message(lang, "sheet-decided"))
        for reading in sheet.decided:
            page.write(reading.question(lang), 16, SOFT)
            page.write(reading.answer(lang), 18, bold=True)
    if sheet.conflicts:
        _write_head(page, message(lang, "sheet-conflicts"))
        for pair in sheet.conflicts:
            page.write(sheet.conflict_text(pair, lang), 18)
    _draw_code(page, lang, link)
    height = round(page.bottom + EDGE)
    ground = tag("rect", width=WIDTH, height=height, fill=PAPER)
    return tag(
        "svg", tag("title", sheet.heading(lang)), ground, *page.parts,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", width=WIDTH,
        height=height, font_family=FONTS, lang=lang,
    )  # fmt: skip


def sheet_page(sheet: RuleSheet, lang: str, link: str = "") -> str:
    """An HTML page with the drawing; the link can be followed there."""
    drawing = Markup(sheet_svg(sheet, lang, link))
    head = tag("head", tag("meta", charset="utf-8"), tag("title", sheet.heading(lang)),
               tag("style", Markup(PRINT)))  # fmt: skip
    shown = tag("a", drawing, href=link) if link else drawing
    return f"<!doctype html>{tag('html', head, tag('body', shown), lang=lang)}\n"


def _write_head(page: Page, text: str) -> None:
    page.bottom += GAP
    page.write(text, 20, INK, bold=True)


def _write_played(page: Page, sheet: RuleSheet, lang: str) -> None:
    _write_head(page, message(lang, "sheet-played"))
    if not sheet.has_wording:
        page.write(message(lang, "sheet-comma").join(c.title[lang] for c in sheet.played), 18)
        return
    for clause in sheet.played:
        page.bottom += 6
        page.write(clause.title[lang], 18, bold=True)
        page.write(first_sentence(clause.wording[lang]), 15, SOFT)


def _draw_code(page: Page, lang: str, link: str) -> None:
    size, path = qr_squares(link) if link else (0, "")
    if not path:
        return
    page.bottom += GAP
    place = f"translate({EDGE + GAP} {round(page.bottom)}) scale({round(CODE / size, 3)})"
    page.parts.append(tag("g", tag("path", d=path, fill=INK), transform=place))
    text_x = EDGE + 2 * GAP + CODE
    page.parts.append(
        tag("text", message(lang, "sheet-code"), x=text_x, y=round(page.bottom + 24), font_size=16,
            fill=SOFT)
    )  # fmt: skip
    page.bottom += CODE
