"""Who may write into a house's file, by address and by key; the application without a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from referee.cli.main import main
from referee.ui.desk.house_rulings import NotKept, Rights
from referee.web import session_store as sessions
from referee.web.access import AccessControl
from referee.web.app import App, Response
from referee.web.server import Server, WaitressServer, WsgirefServer, make_server
from referee.web.session_store import Client, SessionStore

pytestmark = pytest.mark.usefixtures("forgets_books")

KEY = "a-key-of-the-table"
HOST = "192.0.2.7:8520"
LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"


class Browser:
    """What a browser at an address sends, with the cookies that it was given."""

    def __init__(self, app: App, address: str = "192.0.2.20") -> None:
        self.app, self.address, self.cookies = app, address, list[str]()
        self.seq = 0

    def environ(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        named = {"HTTP_COOKIE": "; ".join(self.cookies)} if self.cookies else {}
        return {
            "REQUEST_METHOD": method, "PATH_INFO": path, "HTTP_HOST": HOST, "QUERY_STRING": "",
            "REMOTE_ADDR": self.address, **named, **more,
        }  # fmt: skip

    def comes(self, query: str = "") -> Response:
        answer = self.app.response(self.environ("GET", "/", QUERY_STRING=query))
        kept = [value for name, value in answer.own_headers if name == "Set-Cookie"]
        self.cookies += [each.partition(";")[0] for each in kept]
        return answer

    def posts(self, path: str, body: Any, **more: Any) -> Response:
        sent = json.dumps(body).encode()
        told = {"CONTENT_TYPE": "application/json", "CONTENT_LENGTH": str(len(sent))}
        environ = self.environ("POST", path, **told, **{"wsgi.input": BytesIO(sent)})
        return self.app.response(environ | more)

    def opens(self) -> Any:
        return json.loads(self.posts("/open", {}).body)

    def does(self, id_: str, type_: str, **fields: Any) -> Any:
        self.seq += 1
        action = {"seq": self.seq, "type": type_, **fields}
        return json.loads(self.posts("/act", {"id": id_, "action": action}).body)["state"]

    def keeps(self, id_: str, note: str = "", **options: Any) -> Any:
        self.does(id_, "suppose", options=options)
        return self.does(id_, "keep", note=note)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "net-house.toml"


@pytest.fixture
def app(file: Path) -> App:
    store = SessionStore(LOCKED, "en", file)
    store.is_networked = True
    return App(store, "0.0.0.0", KEY)


# ---- the key


def test_the_key_is_taken_out_of_the_address_and_kept_where_no_script_reads_it(app: App) -> None:
    answer = Browser(app).comes(f"key={KEY}")
    told = dict(answer.own_headers)
    assert (answer.status, told["Location"], answer.body) == (303, "/", b"")
    _, *how = (each.strip() for each in told["Set-Cookie"].split(";"))
    assert {"HttpOnly", "SameSite=Strict"} <= set(how)


@pytest.mark.parametrize("key", ["", "wrong", f"{KEY}x", KEY[:-1], "\ud800", "鍵"])
def test_a_wrong_key_opens_nothing_and_leaves_the_address_too(app: App, key: str) -> None:
    browser = Browser(app)
    answer = browser.comes(f"key={key}")
    assert answer.status == 303
    assert "Set-Cookie" not in dict(answer.own_headers)
    browser.cookies = [f"{app.access._cookie}={key}"]
    assert not app.access.client(browser.environ("GET", "/")).is_known


def test_with_the_key_the_house_is_written(app: App, file: Path) -> None:
    browser = Browser(app)
    browser.comes(f"key={KEY}")
    opened = browser.opens()
    assert opened["state"]["house"]["guest"] == ""
    browser.keeps(opened["id"], "after Friday", suit_lock=False)
    assert "after Friday" in file.read_text("utf-8")


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_without_it_a_ruling_stands_in_the_tables_header_and_the_page_says_so(
    app: App, file: Path, lang: str
) -> None:
    browser = Browser(app)
    browser.comes()
    id_ = browser.opens()["id"]
    house = browser.does(id_, "lang", lang=lang)["house"]
    assert file.name in house["guest"]
    assert file.name in house["other"]
    state = browser.keeps(id_, "mine", suit_lock=False)
    assert "suit_lock" in state["text"]
    assert (state["problem"], file.exists()) == (None, False)
    assert state["notice"]


def test_a_guest_writes_into_no_house_that_the_table_names_either(app: App, file: Path) -> None:
    known, guest = Browser(app), Browser(app)
    known.comes(f"key={KEY}")
    known.keeps(known.opens()["id"], suit_lock=False)
    before = file.read_text("utf-8")
    id_ = guest.opens()["id"]
    guest.does(id_, "text", text=LOCKED.replace("offkai", file.stem))
    state = guest.keeps(id_, strict_lock=False)
    assert f"rules: {file.stem}" in state["text"]
    guest.does(id_, "undo")
    guest.does(id_, "redo")
    assert file.read_text("utf-8") == before


def test_a_session_is_only_for_those_who_came_by_its_door(app: App) -> None:
    """Whoever comes by the link later on begins another, which may write."""
    known, guest = Browser(app), Browser(app)
    known.comes(f"key={KEY}")
    assert guest.posts("/act", {"id": known.opens()["id"]}).status == 410
    id_ = guest.opens()["id"]
    guest.comes(f"key={KEY}")
    assert guest.posts("/act", {"id": id_}).status == 410
    assert guest.opens()["state"]["house"]["guest"] == ""


def test_the_key_is_in_nothing_that_is_passed_on(app: App, file: Path) -> None:
    browser = Browser(app)
    browser.comes(f"key={KEY}")
    id_ = browser.opens()["id"]
    browser.keeps(id_, suit_lock=False)
    action = {"seq": 10, "type": "still"}
    told = json.loads(browser.posts("/act", {"id": id_, "action": action}).body)
    page = browser.comes()
    for passed_on in (json.dumps(told), page.body.decode(), file.read_text("utf-8")):
        assert KEY not in passed_on
    assert ("Referrer-Policy", "no-referrer") in page.headers()


def test_alone_on_this_machine_all_are_known(file: Path) -> None:
    browser = Browser(App(SessionStore(LOCKED, "en", file)), "127.0.0.1")
    assert browser.comes("key=x").status == 200
    opened = browser.opens()
    assert opened["state"]["house"]["guest"] == ""
    browser.keeps(opened["id"], "n" * (sessions.MAX_NOTE + 1), suit_lock=False)
    assert 'decides = "suit_lock"' in file.read_text("utf-8")


@pytest.mark.parametrize("how", ["cross-site", "same-site"])
def test_pages_of_other_sites_may_link_here_and_no_more(app: App, how: str) -> None:
    browser = Browser(app)
    assert browser.posts("/open", {}, HTTP_SEC_FETCH_SITE=how).status == 403
    assert browser.posts("/open", {}, HTTP_ORIGIN="null").status == 403
    assert browser.posts("/open", {}, HTTP_ORIGIN="http://192.0.2.7:8888").status == 403
    assert browser.posts("/open", {}, HTTP_SEC_FETCH_SITE="same-origin").status == 200
    assert app.response(browser.environ("GET", "/", HTTP_SEC_FETCH_SITE=how)).status == 200


# ---- limits


def test_a_strangers_sessions_take_nobody_elses_place(app: App) -> None:
    known, guest, stranger = (Browser(app, f"192.0.2.{n}") for n in (1, 2, 3))
    known.comes(f"key={KEY}")
    ids = [(each, each.opens()["id"]) for each in (known, guest)]
    own = [stranger.opens()["id"] for _ in range(sessions.MAX_UNKNOWN_SESSIONS + 1)]
    assert [each.posts("/act", {"id": id_}).status for each, id_ in ids] == [200, 200]
    statuses = [stranger.posts("/act", {"id": id_}).status for id_ in own]
    assert statuses == [410, *[200] * sessions.MAX_UNKNOWN_SESSIONS]


def test_strangers_at_the_address_of_somebody_known_take_no_place_of_theirs(app: App) -> None:
    known, stranger = Browser(app), Browser(app)
    known.comes(f"key={KEY}")
    id_ = known.opens()["id"]
    for _ in range(sessions.MAX_UNKNOWN_SESSIONS + 1):
        stranger.opens()
    assert known.posts("/act", {"id": id_}).status == 200


def test_a_full_house_sends_strangers_away_and_nobody_who_is_there(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MAX_UNKNOWN_CLIENTS", 2)
    first, second, third = (Browser(app, f"192.0.2.{n}") for n in range(3))
    id_ = first.opens()["id"]
    second.opens()
    answer = third.posts("/open", {})
    assert (answer.status, b"referee open" in answer.body) == (503, True)
    assert first.posts("/act", {"id": id_}).status == 200
    assert second.posts("/open", {}).status == 200
    third.comes(f"key={KEY}")
    assert third.posts("/open", {}).status == 200


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_notes_and_rulings_of_an_address_have_a_bound(
    app: App, file: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MAX_RULINGS", 2)
    known, other = Browser(app), Browser(app, "192.0.2.9")
    for each in (known, other):
        each.comes(f"key={KEY}")
    id_ = known.opens()["id"]
    known.does(id_, "lang", lang=lang)
    long = "n" * (sessions.MAX_NOTE + 1)
    problem = known.keeps(id_, long, suit_lock=False)["problem"]
    assert (problem["kind"], str(sessions.MAX_NOTE) in problem["message"]) == ("house", True)
    assert not file.exists()
    assert known.keeps(id_, long[1:], suit_lock=False)["problem"] is None
    assert known.keeps(id_, strict_lock=False)["problem"] is None
    again = known.opens()["id"]
    problem = known.keeps(again, revolution=False)["problem"]
    assert (problem["kind"], "2" in problem["message"]) == ("house", True)
    assert other.keeps(other.opens()["id"], revolution=False)["problem"] is None
    assert 'decides = "revolution"' in file.read_text("utf-8")


def test_what_is_kept_is_counted() -> None:
    rights = Rights(2, 3)
    for rulings, note in ((1, "long"), (3, "")):
        with pytest.raises(NotKept):
            rights.check(rulings, note)
    rights.check(2, "abc")
    rights.count(1)
    rights.check(1, "abc")
    with pytest.raises(NotKept):
        rights.check(2, "abc")
    assert (Rights(0).reads_only, Rights().reads_only) == (True, False)


# ---- the command


@pytest.fixture(params=[WsgirefServer, WaitressServer])
def networked(request: pytest.FixtureRequest) -> Iterator[Server]:
    with request.param(SessionStore(), "0.0.0.0") as server:
        yield server


def test_each_start_in_a_network_has_a_key_of_its_own(networked: Server) -> None:
    assert len(networked.key) > 20
    assert networked.link.endswith(f"?key={networked.key}")
    with make_server(SessionStore(), "0.0.0.0") as other, make_server(SessionStore()) as alone:
        assert other.key != networked.key
        assert (alone.key, alone.link) == ("", f"http://127.0.0.1:{alone.port}/")


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_command_prints_the_link_and_its_code(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in (WsgirefServer, WaitressServer):
        monkeypatch.setattr(each, "serve_forever", lambda _: None)
    said = ["open", "--port", "0", "--no-browser", "--lang", lang]
    assert main([*said, "--host", "0.0.0.0"]) == 0
    shown = capsys.readouterr().out
    assert "?key=" in shown
    assert "█" in shown
    assert main(said) == 0
    shown = capsys.readouterr().out
    assert "?key=" not in shown
    assert "█" not in shown


def test_cookies_of_others_are_passed_over() -> None:
    door = AccessControl("0.0.0.0", KEY)
    own = f"{door._cookie}={KEY}"
    for cookies, known in (
        ("", False), ("=; ;a=b=c", False), (f"x=1; {own};y", True), (f"x={own}", False),
        (f"{door._cookie}=old; {own}", True),
    ):  # fmt: skip
        client = door.client({"HTTP_COOKIE": cookies, "REMOTE_ADDR": "192.0.2.1"})
        assert client == Client("192.0.2.1", known)
