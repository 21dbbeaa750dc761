"""The HTML that puts tables into other people's pages."""

from __future__ import annotations

from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path

import pytest

import referee
from referee.cli.main import main
from referee.links import link
from referee.notation.link import read_link
from referee.ui.home.front_page_content import quarrels, quizzes, stories
from referee.ui.static.verdict_svg import INK, PAPER, SOFT, TONES, VALUE
from referee.web import NoSite, embed
from referee.web.static_page import STATIC

SITE = "https://example.org/referee/"


class Tags(HTMLParser):
    """The attributes of each kind of tag, and the texts of a picture."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: dict[str, list[Mapping[str, str | None]]] = {}
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.setdefault(tag, []).append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.words += filter(None, [data.strip()])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_verdict_is_shown_with_its_link(lang: str) -> None:
    table = referee.read(quarrels(lang)["lock-of-diamonds"].text)
    verdict = table.ask(table.questions[0])
    shown = Tags(embed(verdict, SITE, lang=lang))
    assert shown.tags["script"] == [{"src": SITE + "embed.js", "async": None}]
    (element,) = shown.tags["referee-table"]
    assert element["lang"] == lang
    assert element["src"] == link(verdict, SITE)
    assert verdict.say(lang).split("\n")[0] in "".join(shown.words)


def test_on_a_dark_page_the_picture_is_dark() -> None:
    """The script has a dark colour for each one of the picture, apart from its cards."""
    script = (STATIC / "embed.js").read_text("utf-8")
    for colour in (INK, SOFT, PAPER, *VALUE, *(each for tone in TONES.values() for each in tone)):
        assert f'"{colour}":"#' in script, colour


def test_a_table_is_asked_its_own_question_or_the_one_that_it_suggests() -> None:
    text = "rules: daifugo\nseats: Aki, Ben\nfield: Aki D4\nturn: Ben\nask:\n  may Ben play D3"
    for shown in (text, referee.read(text)):
        assert "Ben may not play ♦3." in Tags(embed(shown, SITE)).words
    assert "svg" in Tags(embed("rules: daifugo\nseats: Aki, Ben", SITE)).tags


def test_a_quiz_is_shown_without_its_answer() -> None:
    quiz = quizzes("en")["five"].text + "\n---\n" + quizzes("en")["five"].text
    words = Tags(embed(quiz, SITE)).words
    assert any(word.endswith("?") for word in words)
    assert not any(word in {"Yes", "No"} for word in words)


def test_a_story_is_shown_as_it_begins() -> None:
    story = next(iter(stories("en").values())).text
    shown = Tags(embed(story, SITE))
    assert read_link(str(shown.tags["referee-table"][0]["src"])).strip() == story.strip()
    assert "svg" in shown.tags


def test_names_can_not_break_out_of_the_html() -> None:
    text = 'rules: daifugo\nseats: "A<b>", "</referee-table>"\nfield: "A<b>" D4'
    shown = Tags(embed(text, SITE))
    assert "b" not in shown.tags
    assert len(shown.tags["referee-table"]) == 1


def test_a_page_may_have_any_encoding() -> None:
    table = referee.read(quarrels("ja")["lock-of-diamonds"].text)
    assert embed(table, SITE, lang="ja").isascii()
    assert (STATIC / "embed.js").read_bytes().isascii()


@pytest.mark.parametrize("site", ["", "example.org"])
def test_without_a_site_there_is_an_error(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REFEREE_SITE", raising=False)
    with pytest.raises(NoSite) as caught:
        embed("rules: daifugo\nseats: Aki, Ben", site)
    assert "ddress" in caught.value.say()
    assert "アドレス" in caught.value.say("ja")


def test_the_shell_prints_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "one.table"
    file.write_text("rules: daifugo\nseats: Aki, Ben\nfield: Aki D4\nask:\n  may Ben play C3")
    monkeypatch.delenv("REFEREE_SITE", raising=False)
    assert main(["embed", str(file), "--site", SITE]) == 0
    assert capsys.readouterr().out == embed(file.read_text("utf-8"), SITE)
    assert main(["embed", str(file), "--lang", "en"]) == 2
    assert "--site" in capsys.readouterr().err
