"""A verdict as one drawing: whole, by itself, and with everything that somebody else asks first."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.ui.home.front_page_content import quarrels
from referee.ui.static.verdict_svg import INNER, draw_scene, lines_of, width_of

SVG = "{http://www.w3.org/2000/svg}"


def words_of(drawn: str) -> str:
    root = ElementTree.fromstring(drawn)
    return " ".join(each.text or "" for each in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", quarrels("en"))
def test_a_picture_needs_nothing_else(name: str, lang: str) -> None:
    table = referee.read(quarrels(lang)[name].text)
    verdict = table.ask(table.questions[0])
    drawn = draw_scene(verdict, lang)
    assert "href" not in drawn
    assert "<script" not in drawn
    said = words_of(drawn)
    assert table.rulebook.book.title[lang] in said
    assert verdict.because[0].clause.title[lang] in said


def test_it_tells_table_question_answer_and_the_clause_that_decides() -> None:
    table = referee.read("rules: daifugo + four_stop\nseats: Aki, Ben\nfield: Aki S8\n")
    said = words_of(draw_scene(table.ask("may Ben play S3"), "en"))
    for part in ("Daifugo", "4-stop", "Aki", "Disputed", "May Ben play ♠3?", "No", "Strength"):
        assert part in said


def test_names_are_text_whatever_they_are() -> None:
    table = referee.read('rules: offkai\nseats: A<b>&"c", Ben\nfield: D4\n')
    assert 'A<b>&"c"' in words_of(draw_scene(table.ask('may A<b>&"c" play D5'), "en"))


@pytest.mark.parametrize(
    "text",
    [
        "The field is locked to diamonds, and ♣10 does not fit. " * 3,
        "場はダイヤで縛られているので、♣10では出せません。" * 4,
        "a" * 200,
    ],
)
def test_lines_fit_and_lose_nothing(text: str) -> None:
    lines = list(lines_of(text, 20, INNER))
    assert len(lines) > 1
    assert all(width_of(line, 20) <= INNER for line in lines)
    assert not any(line.startswith(("、", "。", " ")) for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("lang", LANGS)
def test_every_label_fits_below_its_cards_and_beside_the_next(lang: str) -> None:
    table = referee.read(
        "rules: daifugo\nseats: Aki, Benedikta, Chie\nfield: Aki S4, Benedikta S6\n"
    )
    root = ElementTree.fromstring(draw_scene(table.ask("may Chie play S9"), lang))
    labels = [
        (float(label.attrib["x"]), width_of(label.text or "", 17))
        for label in root.iter(f"{SVG}text")
        if label.attrib.get("text-anchor") == "middle" and label.attrib["font-size"] == "17"
    ]
    assert len(labels) == 3
    for (left, wide), (right, next_wide) in pairwise(labels):
        assert right - left >= (wide + next_wide) / 2
