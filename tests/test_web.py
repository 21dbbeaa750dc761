"""The small server behind ``referee open``: sessions under random ids, and who may talk to it."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.cli.main import main
from referee.notation.link import MOST
from referee.web import server as web
from referee.web.server import Desks, Gone, Server

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(Desks(LOCKED, "en")) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def ask(
    server: Server, path: str, body: Any = None, **headers: str
) -> tuple[int, str, http.client.HTTPMessage]:
    to = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
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
    long = {"Content-Length": str(web.MOST_BYTES + 1)}
    assert ask(server, "/open", "{}", **long)[0] == 400


def test_old_sessions_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "MOST_PAGES", 2)
    desks = Desks()
    first, second, third = (desks.open({})["id"] for _ in range(3))
    with pytest.raises(Gone):
        desks.act({"id": first})
    assert desks.act({"id": second})["id"] == second
    assert desks.act({"id": third})["state"]["seq"] == 0


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
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as to:
        named = f"Host: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
        to.sendall(f"{head}\r\n{named}Connection: close\r\n".encode() + body)
        return b"".join(iter(lambda: to.recv(65_536), b""))


@pytest.mark.parametrize("length", ["²", "-1", "1e3", "9" * 5_000, ""])
def test_a_length_that_is_none_is_refused(server: Server, length: str) -> None:
    sent = f"Content-Length: {length}\r\n\r\n".encode("latin-1")
    assert raw(server, "POST /open HTTP/1.1", sent).startswith(b"HTTP/1.1 400")


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
        broken.setattr(server.desks, "open", lambda _: 1 / 0)
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
    long = f"rules: offkai\n# {'あ' * (MOST // 3)}\n"
    assert ask(server, "/open", {"text": long})[0] == 413
    id_ = json.loads(ask(server, "/open", {})[1])["id"]
    action = {"seq": 1, "type": "text", "text": long}
    assert ask(server, "/act", {"id": id_, "action": action})[0] == 413
    later = {"seq": 2, "type": "lang", "lang": "ja", "earlier": [action]}
    assert ask(server, "/act", {"id": id_, "action": later})[0] == 413
    assert json.loads(ask(server, "/act", {"id": id_})[1])["state"]["seq"] == 0


def test_a_session_does_not_wait_for_another() -> None:
    desks = Desks(LOCKED)
    one, other = (desks.open({})["id"] for _ in range(2))
    with desks._sessions[one].lock:
        assert desks.act({"id": other})["state"]["seq"] == 0


def test_those_who_write_into_one_house_wait_for_each_other(tmp_path: Path) -> None:
    desks = Desks(LOCKED, "en", tmp_path / "web-house.toml")
    one, other = (desks._sessions[desks.open({})["id"]].lock for _ in range(2))
    assert one is other
    free = Desks(LOCKED)
    one, other = (free._sessions[free.open({})["id"]].lock for _ in range(2))
    assert one is not other


def test_a_host_that_cannot_be_served_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "--host", "::1", "--port", "0", "--no-browser", "--lang", "en"]) == 2
    assert "::1" in capsys.readouterr().err
