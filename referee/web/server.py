"""The dispute desk as a web page of its own: a small local server, no Jupyter.

Each page has a session under a random id. What a page sends and gets is the protocol of
``docs/desk-protocol.md``; the page is the widgets' bundle with a model of its own.
"""

from __future__ import annotations

import ipaddress
import json
import secrets
import socket
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from referee.errors import RefereeError
from referee.faces.desk.session import DeskSession
from referee.faces.session import asks_for_page, earlier_of
from referee.language.messages import LANGS
from referee.notation.link import MOST

from .still_page import STATIC, script_json, still_page

MOST_PAGES = 200
"""How many sessions are kept; the one used longest ago goes first, its page begins another."""
MOST_BYTES = 2_000_000
FILES = {
    "/desk.js": ("desk.js", "text/javascript"),
    "/desk.css": ("desk.css", "text/css"),
}
PAGE = """\
<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="desk.css">
<style>
body {{ margin: 0; background: Canvas; color: CanvasText; color-scheme: light dark; }}
main {{ max-width: 1360px; margin: auto; }}
</style>
<main></main>
<script type="application/json" id="referee-page">{data}</script>
<script type="module" src="desk.js"></script>
</html>
"""
TITLES = {"ja": "裁定の卓", "en": "Dispute desk"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)


class Gone(LookupError):
    """There is no session of this id (any more)."""


class TooLong(ValueError):
    """A table's text that has more than ``MOST`` bytes."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The session of a page, and who may use it: one request at a time."""

    session: DeskSession
    lock: threading.Lock


class Desks:
    """The sessions of all pages. The actions of each are done one after the other; those of all
    are where they write into one house."""

    def __init__(self, text: str = "", lang: str = "en", house: str | Path | None = None) -> None:
        """``text``: the table that each page begins with; ``house``: where rulings are kept."""
        self.text, self.lang, self.house = text, lang, house
        self._sessions: OrderedDict[str, Opened] = OrderedDict()
        self._lock, self._house_lock = threading.Lock(), threading.Lock()

    def check(self) -> None:
        """Raises ``NoHouseFile``, ``BadBook`` for a house that no page could begin with."""
        DeskSession(self.text, self.lang, self.house)

    def open(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """A new session; ``text`` and ``lang`` where the page has them already.

        Raises ``TooLong``.
        """
        text, lang = asked.get("text"), asked.get("lang")
        _not_too_long(text)
        lock = threading.Lock() if self.house is None else self._house_lock
        with lock:
            session = DeskSession(
                text if isinstance(text, str) else self.text,
                lang if lang in LANGS else self.lang,
                self.house,
            )
            state = session.state()
        name = secrets.token_urlsafe(16)
        with self._lock:
            self._sessions[name] = Opened(session, lock)
            while len(self._sessions) > MOST_PAGES:
                self._sessions.popitem(last=False)
        return {"id": name, "state": state}

    def act(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """An action of a page, or none: its state. Raises ``Gone``, ``TooLong``."""
        name, action = str(asked.get("id")), asked.get("action")
        for each in (*earlier_of(action), action if isinstance(action, Mapping) else {}):
            _not_too_long(each.get("text"))
        with self._lock:
            if name not in self._sessions:
                raise Gone(name)
            self._sessions.move_to_end(name)
            opened = self._sessions[name]
        with opened.lock:
            session = opened.session
            wants_page = asks_for_page(action, session.seq)
            state = session.act(action) if isinstance(action, Mapping) else session.state()
            told = {"id": name, "state": state}
            if wants_page:
                told["page"] = {"seq": state["seq"], "html": still_page(session, "desk")}
            return told


def _not_too_long(text: object) -> None:
    if isinstance(text, str) and len(text.encode("utf-8", "replace")) > MOST:
        raise TooLong(text[:40])


class Server(ThreadingHTTPServer):
    """The desk on a port. ``url`` is where this machine's browser finds it."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, desks: Desks, host: str = "127.0.0.1", port: int = 0) -> None:
        """Raises ``OSError`` where the port is taken or the host is none of this machine's."""
        self.desks, self.host = desks, host
        super().__init__((host, port), Handler)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    @property
    def url(self) -> str:
        host = "127.0.0.1" if self.host in ("", "0.0.0.0") else self.host
        return f"http://{host}:{self.port}/"

    def knows(self, host: str) -> bool:
        """Whether a request may name this host: else another site's page could pose as ours."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.strip("[]").casefold()
        own = {"localhost", self.host.casefold(), socket.gethostname().casefold()}
        return name in own | {f"{each}.local" for each in own} or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_size(said: str) -> bool:
    is_plain = said.isascii() and said.isdecimal() and len(said) <= len(str(MOST_BYTES))
    return is_plain and int(said) <= MOST_BYTES


class Handler(BaseHTTPRequestHandler):
    """``GET /`` is the page, ``POST /open`` begins a session, ``POST /act`` does an action."""

    server: Server
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if not self._is_ours():
            return
        if path == "/":
            lang = self.server.desks.lang
            data = script_json({"kind": "web", "view": "desk", "lang": lang})
            page = PAGE.format(lang=lang, title=TITLES[lang], data=data)
            self._send(page.encode("utf-8"), "text/html")
        elif path in FILES:
            name, kind = FILES[path]
            self._send((STATIC / name).read_bytes(), kind)
        else:
            self._refuse(HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        does: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
            "/open": self.server.desks.open,
            "/act": self.server.desks.act,
        }
        body = self._body() if self._is_ours() else None
        if body is None:
            return
        if self.path not in does:
            self._refuse(HTTPStatus.NOT_FOUND)
            return
        try:
            told = json.dumps(does[self.path](body), ensure_ascii=False)
        except Gone:
            self._refuse(HTTPStatus.GONE)
        except TooLong:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        except RefereeError as problem:  # the house's file has been broken since
            said = problem.say(self.server.desks.lang).encode("utf-8", "replace")
            self._send(said, "text/plain", HTTPStatus.SERVICE_UNAVAILABLE)
        except Exception:  # a fault of ours: the page is to hear of it, the server goes on
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        else:
            self._send(told.encode("utf-8", "replace"), "application/json")

    def _body(self) -> Mapping[str, Any] | None:
        """What was posted; only JSON, which no form of another site can send."""
        size = self.headers.get("Content-Length", "")
        is_json = self.headers.get_content_type() == "application/json"
        if not is_json or not _is_size(size):
            self.close_connection = True
            self._refuse(HTTPStatus.BAD_REQUEST)
            return None
        try:
            body = json.loads(self.rfile.read(int(size)))
        except (ValueError, RecursionError):
            body = None
        if not isinstance(body, dict):
            self._refuse(HTTPStatus.BAD_REQUEST)
            return None
        return body

    def _is_ours(self) -> bool:
        host, origin = self.headers.get("Host", ""), self.headers.get("Origin")
        if self.server.knows(host) and origin in (None, f"http://{host}"):
            return True
        self.close_connection = True
        self._refuse(HTTPStatus.FORBIDDEN)
        return False

    def _refuse(self, status: HTTPStatus) -> None:
        self._send(status.phrase.encode("ascii"), "text/plain", status)

    def _send(self, body: bytes, kind: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing: the terminal belongs to who started it."""


def addresses() -> list[str]:
    """This machine's addresses in its network, for other devices to type in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            return [str(probe.getsockname()[0])]
        except OSError:
            return []
