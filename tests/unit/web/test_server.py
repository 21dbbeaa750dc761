"""The small server behind ``referee open``: sessions under random ids, and who may talk to it."""

from __future__ import annotations

import http.client
import json
import socket
import struct
import sys
import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import IO, Any
from wsgiref.util import setup_testing_defaults
from wsgiref.validate import validator

import pytest

import referee.web
from referee.cli.main import main
from referee.house_rules import storage
from referee.notation.link import MAX_BYTES
from referee.ui.desk.session import DeskSession
from referee.web import app as web
from referee.web import server as servers
from referee.web import session_store as sessions
from referee.web.access import AccessControl
from referee.web.server import Server, WaitressServer, WsgirefServer
from referee.web.session_store import SessionExpired, SessionStore

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"


@pytest.fixture(params=[WsgirefServer, WaitressServer])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    with request.param(SessionStore(LOCKED, "en")) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def ask(
    server: Server, path: str, body: Any = None, **headers: str
) -> tuple[int, str, http.client.HTTPMessage]:
    to = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    sent = None if body is None else body if isinstance(body, str) else json.dumps(body)
    named = {"Content-Type": "application/json"} if sent is not None else {}
    to.request("GET" if sent is None else "POST", path, sent, {**named, **headers})
    answer = to.getresponse()
    said = answer.status, answer.read().decode("utf-8"), answer.headers
    to.close()
    return said


def test_the_page_and_its_bundle_come_from_here(server: Server) -> None:
    status, page, headers = ask(server, "/")
    assert status == 200
    assert '"kind":"web"' in page
    assert "connect-src 'self'" in headers["Content-Security-Policy"]
    assert "render" in ask(server, "/desk.js")[1]
    assert ".referee" in ask(server, "/desk.css")[1]
    for path in ("/../web.py", "/etc/passwd", "/static/desk.js"):
        assert ask(server, path)[0] == 404


def test_each_page_has_a_session_of_its_own(server: Server) -> None:
    one, other = (json.loads(ask(server, "/open", {})[1]) for _ in range(2))
    assert one["id"] != other["id"]
    assert len(one["id"]) >= 20
    action = {"seq": 1, "type": "clear", "what": "all"}
    told = json.loads(ask(server, "/act", {"id": one["id"], "action": action})[1])
    assert "field" not in told["state"]["text"]
    there = json.loads(ask(server, "/act", {"id": other["id"]})[1])
    assert there["state"]["verdict"]["answer"] == "no"


def test_a_page_brings_its_table_to_a_new_server(server: Server) -> None:
    assert ask(server, "/act", {"id": "of yesterday"})[0] == 410
    text = LOCKED.replace("D9", "S9")
    told = json.loads(ask(server, "/open", {"text": text, "lang": "ja"})[1])
    assert told["state"]["verdict"]["answerLabel"] == "出せる"


def test_a_still_page_is_made_on_demand(server: Server) -> None:
    opened = json.loads(ask(server, "/open", {})[1])
    assert "page" not in opened
    action = {"seq": 1, "type": "still"}
    told = json.loads(ask(server, "/act", {"id": opened["id"], "action": action})[1])
    assert "縛り" in told["page"]["html"]
    assert told["state"]["problem"] is None


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),  # another site's name that leads here
        ({"Origin": "http://evil.example"}, 403),
        ({"Content-Type": "text/plain"}, 400),  # what a form could send
    ],
)
def test_pages_of_other_sites_cannot_act(
    server: Server, headers: dict[str, str], status: int
) -> None:
    assert ask(server, "/open", {}, **headers)[0] == status


@pytest.mark.parametrize("body", ["", "{", "[]", "null"])
def test_what_is_no_action_is_refused(server: Server, body: str) -> None:
    assert ask(server, "/act", body)[0] == 400
    assert ask(server, "/nowhere", {})[0] == 404


def test_what_is_too_long_is_not_even_read(server: Server) -> None:
    long = {"Content-Length": str(web.MAX_BODY + 1)}
    assert ask(server, "/open", "{}", **long)[0] in (400, 413)  # waitress has words of its own


def test_old_sessions_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_SESSIONS", 2)
    store = SessionStore()
    first, second, third = (store.open({})["id"] for _ in range(3))
    with pytest.raises(SessionExpired):
        store.act({"id": first})
    assert store.act({"id": second})["id"] == second
    assert store.act({"id": third})["state"]["seq"] == 0


def test_the_command_says_what_it_cannot_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], server: Server
) -> None:
    assert main(["open", str(tmp_path / "no.table"), "--lang", "en"]) == 2
    assert "no.table" in capsys.readouterr().err
    assert main(["open", "--port", str(server.port), "--no-browser", "--lang", "ja"]) == 2
    assert str(server.port) in capsys.readouterr().err
    broken = tmp_path / "our-house.toml"
    broken.write_text("extends = [", "utf-8")
    assert main(["open", "--house", str(broken), "--no-browser", "--lang", "en"]) == 2
    assert "our-house" in capsys.readouterr().err


def raw(server: Server, head: str, body: bytes = b"") -> bytes:
    """What comes back for a request that no browser would send."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as to:
        named = f"Host: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
        to.sendall(f"{head}\r\n{named}Connection: close\r\n".encode() + body)
        return b"".join(iter(lambda: to.recv(65_536), b""))


@pytest.mark.parametrize("length", ["²", "-1", "1e3", "9" * 5_000, ""])
def test_a_length_that_is_none_is_refused(server: Server, length: str) -> None:
    sent = f"Content-Length: {length}\r\n\r\n".encode("latin-1")
    status = raw(server, "POST /open HTTP/1.1", sent).split()[1:2]
    hung_up = isinstance(server, WaitressServer) and len(length) > 4_300  # more than Python reads
    assert status == ([] if hung_up else [b"400"])
    assert ask(server, "/open", {})[0] == 200


def test_what_is_nested_without_end_is_refused(server: Server) -> None:
    assert ask(server, "/act", "[" * 200_000)[0] == 400


def test_earlier_actions_that_are_none_are_passed_over(server: Server) -> None:
    id_ = json.loads(ask(server, "/open", {})[1])["id"]
    action: dict[str, Any] = {"type": "lang", "lang": "ja", "earlier": [1, None, []]}
    status, told, _ = ask(server, "/act", {"id": id_, "action": action})
    assert (status, json.loads(told)["state"]["lang"]) == (200, "ja")


def test_half_a_letter_does_not_end_a_session(server: Server) -> None:
    id_ = json.loads(ask(server, "/open", {})[1])["id"]
    actions: list[dict[str, Any]] = [
        {"type": "rename", "seat": 0, "name": "A\ud800"},
        {"type": "text", "text": "\ud800"},
        {"type": "\ud800"},
    ]
    for action in actions:
        status, told, _ = ask(server, "/act", {"id": id_, "action": action})
        assert (status, json.loads(told)["state"]["problem"]["kind"]) == (200, "action")
    assert ask(server, "/act", {"id": id_})[0] == 200
    status, told, _ = ask(server, "/open", {"text": "\ud800"})
    assert (status, json.loads(told)["state"]["problem"]["kind"]) == (200, "action")


def test_a_fault_of_ours_is_told_and_the_server_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(server.store, "open", lambda *_: 1 / 0)
        assert ask(server, "/open", {})[0] == 500
    assert ask(server, "/open", {})[0] == 200


def test_what_others_post_is_not_even_read(server: Server) -> None:
    assert ask(server, "/open", "nothing", Host="evil.example")[0] == 403


def test_a_still_page_is_made_once(server: Server) -> None:
    id_ = json.loads(ask(server, "/open", {})[1])["id"]
    still = {"seq": 1, "type": "still"}
    assert "page" in json.loads(ask(server, "/act", {"id": id_, "action": still})[1])
    later = {"seq": 2, "type": "lang", "lang": "ja", "earlier": [still]}
    told = json.loads(ask(server, "/act", {"id": id_, "action": later})[1])
    assert (told["state"]["lang"], "page" in told) == ("ja", False)


def test_a_table_that_is_too_long_is_refused_and_the_session_goes_on(server: Server) -> None:
    long = f"rules: offkai\n# {'あ' * (MAX_BYTES // 3)}\n"
    assert ask(server, "/open", {"text": long})[0] == 413
    id_ = json.loads(ask(server, "/open", {})[1])["id"]
    action = {"seq": 1, "type": "text", "text": long}
    assert ask(server, "/act", {"id": id_, "action": action})[0] == 413
    later = {"seq": 2, "type": "lang", "lang": "ja", "earlier": [action]}
    assert ask(server, "/act", {"id": id_, "action": later})[0] == 413
    assert json.loads(ask(server, "/act", {"id": id_})[1])["state"]["seq"] == 0


def test_a_session_does_not_wait_for_another() -> None:
    store = SessionStore(LOCKED)
    one, other = (store.open({})["id"] for _ in range(2))
    with store._sessions[one].lock:
        assert store.act({"id": other})["state"]["seq"] == 0


def keeps(store: SessionStore, id_: str, seq: int, **options: Any) -> Any:
    """What comes of a ruling that a page keeps."""
    store.act({"id": id_, "action": {"seq": seq, "type": "suppose", "options": options}})
    action = {"seq": seq + 1, "type": "keep", "note": ""}
    return store.act({"id": id_, "action": action})["state"]


@pytest.mark.usefixtures("forgets_books")
def test_no_page_waits_for_one_that_has_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where both write into one house."""
    thinks, is_done = threading.Event(), threading.Event()

    def think(*_: object) -> None:
        thinks.set()
        assert is_done.wait(60)

    monkeypatch.setattr(DeskSession, "_do_pairs", think)
    file = tmp_path / "web-house.toml"
    store = SessionStore(LOCKED, "en", file)
    slow, quick = (store.open({})["id"] for _ in range(2))
    action = {"seq": 1, "type": "pairs"}
    thread = threading.Thread(target=store.act, args=({"id": slow, "action": action},))
    thread.start()
    try:
        assert thinks.wait(60)
        assert keeps(store, quick, 1, suit_lock=False)["problem"] is None
        assert store.open({})["state"]["seq"] == 0
        assert thread.is_alive()
    finally:
        is_done.set()
        thread.join()
    assert 'decides = "suit_lock"' in file.read_text("utf-8")


@pytest.mark.usefixtures("forgets_books")
def test_two_who_keep_something_at_once_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes second is told to look again, and keeps it at last: each writes twice."""
    monkeypatch.setattr(storage, "MAX_WAIT", 60)
    file = tmp_path / "web-house.toml"
    store = SessionStore(LOCKED, "en", file)
    ids = [store.open({})["id"] for _ in range(2)]
    changes = ({"suit_lock": False}, {"strict_lock": False})
    start = threading.Barrier(2)

    def keep(at: int) -> None:
        start.wait()
        for seq in range(1, 9, 2):
            told = keeps(store, ids[at], seq, **changes[at])["problem"]
            if told is None:
                return
            assert told["kind"] in ("stale", "busy", "house")

    threads = [threading.Thread(target=keep, args=(at,)) for at in range(2)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    written = file.read_text("utf-8")
    assert 'decides = "suit_lock"' in written
    assert 'decides = "strict_lock"' in written


def test_a_host_that_cannot_be_served_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "--host", "::1", "--port", "0", "--no-browser", "--lang", "en"]) == 2
    assert "::1" in capsys.readouterr().err


# ---- servers


def test_one_who_says_nothing_holds_nobody_up(server: Server) -> None:
    """As browsers do that connect before they know what to ask."""
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(6)]
    assert ask(server, "/")[0] == 200
    for each in silent:
        each.close()


def test_many_who_wait_for_one_session_hold_no_other_up(server: Server) -> None:
    one, other = (json.loads(ask(server, "/open", {})[1])["id"] for _ in range(2))
    body = json.dumps({"id": one}).encode()
    named = f"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    with server.store._sessions[one].lock:
        waiting = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
        for each in waiting:
            each.sendall(f"POST /act HTTP/1.1\r\n{named}\r\n\r\n".encode() + body)
        assert ask(server, "/act", {"id": other})[0] == 200
    for each in waiting:
        assert each.recv(12).endswith(b" 200")
        each.close()


def test_one_who_goes_away_is_not_told_in_the_terminal(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    for sent in (
        b"",
        b"GET / HT",
        b"POST /open HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        b"\x16\x03",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as gone:
            gone.sendall(sent)
            gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert ask(server, "/nowhere")[0] == 404
    assert capfd.readouterr() == ("", "")


def test_what_is_no_method_of_ours_is_refused(server: Server) -> None:
    assert raw(server, "DELETE / HTTP/1.1", b"\r\n").split()[1] == b"501"


def test_a_network_gets_the_server_made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(host: str) -> type[Server]:
        with servers.make_server(SessionStore(), host) as server:
            return type(server)

    assert made("127.0.0.1") is WsgirefServer
    assert made("0.0.0.0") is WaitressServer
    monkeypatch.setitem(sys.modules, "waitress", None)
    assert made("0.0.0.0") is WsgirefServer


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_command_says_what_to_install_for_a_network(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in (WsgirefServer, WaitressServer):
        monkeypatch.setattr(each, "serve_forever", lambda _: None)
    said = ["open", "--port", "0", "--no-browser", "--lang", lang]
    assert main([*said, "--host", "0.0.0.0"]) == 0
    assert "pip install waitress" not in capsys.readouterr().out
    for module in (servers, referee.web):
        monkeypatch.setattr(module, "has_waitress", lambda: False)
    assert main([*said, "--host", "0.0.0.0"]) == 0
    assert "pip install waitress" in capsys.readouterr().out
    assert main(said) == 0
    assert "pip install waitress" not in capsys.readouterr().out


# ---- the application, without a socket


class Unread(BytesIO):
    """A body that nobody is to read."""

    def read(self, *_: object) -> bytes:
        raise AssertionError("read")


class Silent(BytesIO):
    """A body that does not come."""

    def read(self, *_: object) -> bytes:
        raise TimeoutError


def posted(body: IO[bytes], **more: str) -> web.Response:
    environ: dict[str, Any] = {
        "REQUEST_METHOD": "POST", "PATH_INFO": "/open", "CONTENT_TYPE": "application/json",
        "HTTP_HOST": "localhost", "CONTENT_LENGTH": "2", "wsgi.input": body,
    }  # fmt: skip
    return web.App(SessionStore(LOCKED)).response(environ | more)


def test_who_asks_is_looked_at_before_anything_is_read() -> None:
    assert posted(Unread(), HTTP_HOST="evil.example").status == 403
    assert posted(Unread(), HTTP_HOST="").status == 403
    assert posted(Unread(), HTTP_ORIGIN="http://evil.example").status == 403
    assert posted(Unread(), CONTENT_TYPE="text/plain").status == 400
    assert posted(Unread(), CONTENT_LENGTH=str(web.MAX_BODY + 1)).status == 400
    assert posted(BytesIO(b"{}more"), HTTP_ORIGIN="http://localhost").status == 200


def test_a_body_that_does_not_come_is_refused() -> None:
    assert posted(Silent()).status == 400
    assert posted(BytesIO(b"{")).status == 400


@pytest.mark.parametrize("path", ["/", "/desk.css", "/nowhere"])
def test_it_is_what_every_wsgi_server_can_carry(path: str) -> None:
    environ: dict[str, Any] = {"SCRIPT_NAME": "", "PATH_INFO": path, "QUERY_STRING": "a=1"}
    setup_testing_defaults(environ)
    said: list[Any] = []

    def start(*args: Any) -> Any:
        said.append(args)

    answer = validator(web.App(SessionStore()))(environ, start)
    body = b"".join(answer)
    answer.close()  # type: ignore[attr-defined]
    ((status, headers),) = said
    assert status == ("404 Not Found" if path == "/nowhere" else "200 OK")
    assert dict(headers)["Content-Length"] == str(len(body))


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "10.0.0.7:8520", "[::1]:8520", "pc"])
def test_a_host_that_leads_here_is_known(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "PC")
    assert AccessControl("").is_own_host(host)
    assert AccessControl("127.0.0.1").is_own_host("pc.local")
    assert not AccessControl("").is_own_host("")
    assert not AccessControl("127.0.0.1").is_own_host("pc.example")
