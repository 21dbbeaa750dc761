"""The sheet of a group's rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import referee
from referee.agreement.rule_sheet import sheet
from referee.cli.main import commands
from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.links import qr_squares
from referee.notation.link import read_link
from referee.ui.app import AppSession
from referee.ui.static.sheet_picture import sheet_page, sheet_svg

HOUSE = """\
extends = "daifugo"
title = { ja = "金曜会", en = "Friday" }
[switches]
seven_pass = true
nine_reverse = true
suit_lock = false
[[ruling]]
decides = "seven_pass_target"
value = "any"
date = 2026-11-20
note = "always"
"""


@pytest.fixture
def house_file(tmp_path: Path) -> Path:
    path = tmp_path / "friday-club.toml"
    path.write_text(HOUSE, "utf-8")
    return path


def test_it_names_what_is_played_what_is_not_and_what_is_decided(house_file: Path) -> None:
    house = referee.house(house_file)
    try:
        said = {lang: sheet(house).say(lang) for lang in LANGS}
    finally:
        current().remove_book(house.id)
    assert said["en"].startswith("Friday (Daifugo)\n")
    assert "- 7-pass: If you play 7s" in said["en"]
    assert "We don’t play\n- Suit lock" in said["en"]
    assert "Any player" in said["en"] or "any" in said["en"]
    assert "7-pass × 9-reverse" in said["en"]
    assert "7渡しは誰に渡しますか。 誰でも好きな人 (2026-11-20の取り決め)" in said["ja"]


def test_a_decided_conflict_is_no_longer_open() -> None:
    rules = "rules: daifugo + seven_pass + nine_reverse\n"
    decided = sheet(rules + "readings: seven_pass_or_nine_reverse = nine_reverse_first\n")
    assert (len(sheet(rules).conflicts), decided.conflicts) == (1, [])
    assert [reading.option.name for reading in decided.decided] == ["seven_pass_or_nine_reverse"]


def test_its_link_opens_the_desk_with_these_rules() -> None:
    ours = sheet("rules: daifugo + seven_pass\n")
    text = read_link(ours.link("https://example.org/"))
    state = AppSession("ja").act({"type": "open", "kind": "text", "text": text})
    assert (state["view"], state["text"]) == (
        "desk", "rules: daifugo + seven_pass\nseats: アキ, ベン, チエ, ダン\n",
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", current().shelf_ids())
def test_every_book_has_a_sheet_of_one_page(book: str, lang: str) -> None:
    drawing = sheet_svg(sheet(book), lang, "https://example.org/#table=abc")
    assert current().book(book).title[lang] in drawing
    assert bool(qr_squares("https://example.org/")[1]) == ('<path d="M' in drawing)
    page = sheet_page(sheet(book), lang, "https://example.org/#table=abc")
    assert 'href="https://example.org/#table=abc"' in page
    assert "max-height" in page


@pytest.mark.parametrize(
    ("name", "begin"), [("a.txt", "金曜会"), ("a.svg", "<svg"), ("a.html", "<!doc")]
)
def test_the_shell_writes_text_a_picture_or_a_page(
    house_file: Path, tmp_path: Path, name: str, begin: str
) -> None:
    out = tmp_path / name
    done = CliRunner().invoke(commands, ["sheet", str(house_file), "-o", str(out), "--lang", "ja"])
    assert done.exception is None
    assert out.read_text("utf-8").startswith(begin)


def test_a_notebook_shows_it() -> None:
    shown = referee.sheet("hearts")._repr_mimebundle_()
    assert shown["text/plain"].startswith("Hearts")
    assert shown["text/html"].count("<svg") == 2
