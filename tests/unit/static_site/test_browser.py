"""What runs in the browser, asked as its page asks."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.house_rules.house import check_name
from referee.library.context import default_library
from referee.static_site.browser import HOUSE, BrowserApp
from referee.web.session_store import SessionStore

QUARREL = """
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Chie play C10
"""
TRY = {"type": "suppose", "options": {"suit_lock": False}}
KEEP = {"type": "keep", "note": "tonight"}


@pytest.fixture(autouse=True)
def forgets_the_house() -> Iterator[None]:
    """In the browser it goes with the page."""
    yield
    default_library.remove_book("our-house")


ADDED = """
import sys
from pathlib import Path
from zipfile import ZipFile

from referee.static_site.browser import start

place = Path(sys.argv[1])
with ZipFile(place / "all.zip", "w") as archive:
    archive.writestr("pack/__init__.py", "")
sys.path[:0] = [str(place / "all.zip"), str(place / "more")]
import pack

app = start(str(place / "house"))
(place / "more/pack").mkdir(parents=True)
(place / "more/pack/late.py").write_text("LATE = 'found'")
app.find_new_modules()
from pack.late import LATE

print(LATE)
"""


def ask(app: BrowserApp, path: str, body: dict[str, Any], **house: str | None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(app.answer(json.dumps({"path": path, "body": body, **house})))
    return told


def opened(app: BrowserApp, text: str = QUARREL, **house: str | None) -> tuple[str, dict[str, Any]]:
    answer = ask(app, "open", {"kind": "desk", "text": text, "lang": "en"}, **house)
    return answer["told"]["id"], answer


def test_a_page_is_answered_as_by_the_small_server(tmp_path: Path) -> None:
    app = BrowserApp(tmp_path)
    id_, answer = opened(app)
    assert answer["told"]["state"]["verdict"]["answer"] == "no"
    action = {"type": "lang", "lang": "ja", "seq": 1}
    state = ask(app, "act", {"id": id_, "action": action})["told"]["state"]
    assert (state["lang"], state["seq"]) == ("ja", 1)


def test_who_is_not_known_any_more_is_told_so(tmp_path: Path) -> None:
    assert ask(BrowserApp(tmp_path), "act", {"id": "x", "action": {}}) == {
        "gone": True,
        "house": None,
    }


def test_what_is_too_long_is_refused(tmp_path: Path) -> None:
    answer = ask(BrowserApp(tmp_path), "open", {"text": "x" * 200_000})
    assert answer == {"refused": True, "house": None}


def test_a_fault_is_told_and_not_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = BrowserApp(tmp_path)
    id_, _ = opened(app)
    monkeypatch.setattr(SessionStore, "act", lambda *_: 1 // 0)
    assert "ZeroDivisionError" in ask(app, "act", {"id": id_, "action": {}})["failed"]


def test_what_is_kept_goes_back_to_the_page_and_is_cited_when_it_comes_again(
    tmp_path: Path,
) -> None:
    here, there = BrowserApp(tmp_path / "here"), BrowserApp(tmp_path / "there")
    id_, answer = opened(here, house=None)
    assert answer["house"] is None
    action = {**KEEP, "seq": 2, "earlier": [{**TRY, "seq": 1}]}
    kept = ask(here, "act", {"id": id_, "action": action})
    assert kept["told"]["state"]["problem"] is None
    assert 'decides = "suit_lock"' in kept["house"]
    _, again = opened(there, QUARREL.replace("offkai", "our-house"), house=kept["house"])
    assert again["told"]["state"]["verdict"]["answer"] == "yes"
    assert again["house"] == kept["house"]


def test_a_house_that_is_broken_bars_nobody_and_stays(tmp_path: Path) -> None:
    broken = "what is this"
    _, answer = opened(BrowserApp(tmp_path), house=broken)
    assert answer["told"]["state"]["verdict"]["answer"] == "no"
    assert "our-house" in answer["problem"]
    assert answer["house"] == broken


def test_tables_can_name_the_house_of_a_page() -> None:
    """It is not looked at again where the page begins."""
    check_name(Path(HOUSE))


def test_the_front_page_is_not_drawn_for_who_knows_it(tmp_path: Path) -> None:
    app = BrowserApp(tmp_path)
    asked = {"path": "open", "body": {"lang": "en", "kind": "home", "drawn": False}}
    assert json.loads(app.answer(json.dumps({**asked, "house": None})))["told"]["state"] is None
    house = 'id = "our-house"\nextends = "offkai"\n'
    drawn = json.loads(app.answer(json.dumps({**asked, "house": house})))["told"]
    assert drawn["state"]["view"] == "home"


def test_what_is_done_while_nobody_asks_touches_no_table(tmp_path: Path) -> None:
    app = BrowserApp(tmp_path)
    app.prewarm()
    asked = {"path": "open", "body": {"lang": "ja", "kind": "desk"}, "house": None}
    opened = json.loads(app.answer(json.dumps(asked)))["told"]
    app.prewarm()
    again = {"id": opened["id"], "action": {"type": "undo", "seq": 1}}
    told = json.loads(app.answer(json.dumps({"path": "act", "body": again, "house": None})))
    assert told["told"]["state"]["text"] == opened["state"]["text"]
    assert told["house"] is None
    assert [*tmp_path.iterdir()] == []


def test_modules_that_are_added_later_are_found(tmp_path: Path) -> None:
    """Also if their package was imported from an archive."""
    command = [sys.executable, "-c", ADDED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "found\n"
