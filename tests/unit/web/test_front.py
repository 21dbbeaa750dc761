"""What the server begins with: the front page, a file as what it is, the browser's language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from wsgiref.util import setup_testing_defaults

import click
import pytest

from referee.cli.commands import open as open_command
from referee.cli.main import main
from referee.ui.desk.session import DeskSession
from referee.web.app import App
from referee.web.exports import EXPORTERS, export
from referee.web.session_store import SessionStore

TABLE = "rules: offkai\nseats: Aki, Ben\nfield: D4\nask:\n  may Ben play D9\n"
STORY = "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4  # so\n"


def page_of(store: SessionStore, wished: str) -> dict[str, Any]:
    environ: dict[str, Any] = {"HTTP_ACCEPT_LANGUAGE": wished}
    setup_testing_defaults(environ)
    page = App(store).response(environ).body.decode("utf-8")
    (said,) = re.findall(r'id="referee-page">(.*?)</script>', page)
    assert f'<html lang="{json.loads(said)["lang"]}">' in page
    told: dict[str, Any] = json.loads(said)
    return told


@pytest.mark.parametrize(
    ("wished", "lang"),
    [
        ("ja-JP,ja;q=0.9,en-US;q=0.8", "ja"),
        ("en-GB,en;q=0.9,ja;q=0.1", "en"),
        ("fr-FR,fr;q=0.9,ja;q=0.5", "ja"),
        ("fr", "en"),
        ("", "en"),
        ("\x00;;,ja" * 3, "ja"),
    ],
)
def test_the_page_speaks_the_browsers_language_unless_told(wished: str, lang: str) -> None:
    assert page_of(SessionStore(lang_is_explicit=False), wished)["lang"] == lang
    assert page_of(SessionStore(lang="ja"), "en")["lang"] == "ja"


@pytest.mark.parametrize(
    ("text", "name", "view"),
    [
        ("", "", "home"),
        (TABLE, "a.table", "desk"),
        (STORY, "a.table", "stepper"),
        (TABLE, "a.quiz", "quiz"),
        ("rules: nothing like it\n", "a.table", "home"),
        ("rules: offkai\n", "a.quiz", "home"),
    ],
)
def test_a_file_opens_as_what_it_is(text: str, name: str, view: str) -> None:
    state = SessionStore(text, name=name).open({})["state"]
    assert state["view"] == view
    if view == "home" and text:
        assert (state["unread"]["name"], state["unread"]["text"]) == (name, text)


def test_a_page_brings_what_it_showed_to_a_new_server() -> None:
    store = SessionStore(TABLE, name="a.quiz")
    before = store.open({})["state"]
    again = store.open({**before["place"], "lang": "ja"})["state"]
    assert (again["view"], again["face"], again["lang"]) == ("quiz", before["face"], "ja")
    home = store.open({"kind": "home", "desk": TABLE})
    assert home["state"]["view"] == "home"
    opens = {"type": "open", "kind": "desk"}
    assert store.act({"id": home["id"], "action": opens})["state"]["text"] == TABLE
    odd = store.open({"kind": ["desk"], "id": 7, "text": None, "desk": {}})["state"]
    assert odd["view"] == "quiz"  # as if nothing had been said
    broken = store.open({"text": "what\n---\n"})["state"]
    assert (broken["view"], broken["unread"]["line"]) == ("home", 1)


def test_every_wish_is_granted_once() -> None:
    store = SessionStore(TABLE)
    id_ = store.open({})["id"]
    wishes = [{"type": kind, "seq": at, "link": "x"} for at, kind in enumerate(EXPORTERS, 1)]
    action = {**wishes[-1], "earlier": wishes[:-1]}
    page = store.act({"id": id_, "action": action})["page"]
    assert page.keys() == {"seq", "html", "name", "code", "picture", "embed"}
    assert page["name"]
    assert "page" not in store.act({"id": id_, "action": action})


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "offkai-daihinmin-may-ben-play-d9"), ("ja", "オフ会大貧民-benはd9を出せるか")],
)
def test_a_file_is_named_in_the_language_of_the_page(lang: str, name: str) -> None:
    session = DeskSession(TABLE, lang)
    for kind in ("still", "picture"):
        made = export(session, "desk", [{"type": kind}])
        assert made.get("picture", made)["name"] == name


def test_a_link_too_long_for_a_code_has_none_and_no_verdict_no_picture() -> None:
    store = SessionStore(TABLE.partition("ask:")[0])
    id_ = store.open({})["id"]
    code = {"type": "code", "link": "x" * 2999, "seq": 1}
    assert store.act({"id": id_, "action": code})["page"]["code"]["path"] == ""
    told = store.act({"id": id_, "action": {"type": "picture", "seq": 2}})["page"]
    assert told["picture"] is None
    assert export(None, "home", [code]) == {}


def test_the_terminal_says_what_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[SessionStore] = []

    def none(store: SessionStore, *_: object) -> Any:
        served.append(store)
        raise KeyboardInterrupt

    monkeypatch.setattr(open_command, "_server", none)
    file = tmp_path / "friday.table"
    file.write_text("rules: offkai\nfeild: D4\n", "utf-8")
    with pytest.raises(click.exceptions.Abort):
        main(["open", str(file), "--no-browser", "--lang", "en"])
    said = capsys.readouterr().err
    assert "friday.table can’t be read" in said
    assert "Line 2" in said
    assert (served[0].name, served[0].lang_is_explicit) == ("friday.table", True)


COURSE = """\
[[item]]
id = "lock"
level = 1
title = "Locked?"
table = '''
rules: offkai
seats: Aki, Ben, Chie, Dan
field: Aki D4, Ben D7
'''
ask = "may Chie play C9"
answer = "yes"
"""


def test_a_course_of_ones_own_opens_or_is_told_with_its_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[SessionStore] = []

    def none(store: SessionStore, *_: object) -> Any:
        served.append(store)
        raise KeyboardInterrupt

    monkeypatch.setattr(open_command, "_server", none)
    file = tmp_path / "friday.toml"
    file.write_text(COURSE, "utf-8")
    with pytest.raises(click.exceptions.Abort):
        main(["open", "--course", str(file), "--no-browser", "--lang", "en"])
    state = served[0].open({})["state"]
    assert (state["course"]["title"], state["title"]) == ("The course", "Locked?")
    file.write_text(COURSE.replace('"yes"', '"no"').replace("level", "levle"), "utf-8")
    assert main(["open", "--course", str(file), "--no-browser", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "Line 3, column 1" in said
    assert "Did you mean “level”?" in said
    assert len(served) == 1
