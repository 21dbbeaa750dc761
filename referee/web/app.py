"""The dispute desk as a web page of its own: a WSGI application, no Jupyter.

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
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.errors import RefereeError
from referee.faces.desk.session import DeskSession
from referee.faces.session import told_by
from referee.language.messages import LANGS
from referee.notation.link import MOST

from .still_page import STATIC, script_json, still_page

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

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
        for each in told_by(action):
            _not_too_long(each.get("text"))
        with self._lock:
            if name not in self._sessions:
                raise Gone(name)
            self._sessions.move_to_end(name)
            opened = self._sessions[name]
        with opened.lock:
            session = opened.session
            wants_page = session.wants_page(action)
            state = session.act(action) if isinstance(action, Mapping) else session.state()
            told = {"id": name, "state": state}
            if wants_page:
                told["page"] = {"seq": state["seq"], "html": still_page(session, "desk")}
            return told


def _not_too_long(text: object) -> None:
    if isinstance(text, str) and len(text.encode("utf-8", "replace")) > MOST:
        raise TooLong(text[:40])


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back for a request."""

    body: bytes
    kind: str = "text/plain"
    status: HTTPStatus = HTTPStatus.OK

    def headers(self) -> list[tuple[str, str]]:
        return [
            ("Content-Type", f"{self.kind}; charset=utf-8"),
            ("Content-Length", str(len(self.body))),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", POLICY),
        ]


class App:
    """The desk as a WSGI application: ``GET /`` is the page, ``POST /open`` begins a session,
    ``POST /act`` does an action."""

    def __init__(self, desks: Desks, host: str = "127.0.0.1") -> None:
        """``host``: what it is served at, by name or number."""
        self.desks, self.host = desks, host

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        answer = self.answer(environ)
        start_response(f"{answer.status.value} {answer.status.phrase}", answer.headers())
        return [answer.body]

    def answer(self, environ: WSGIEnvironment) -> Answer:
        """What a request gets; who asks is looked at before anything is read."""
        if not self._is_ours(environ):
            return _refusal(HTTPStatus.FORBIDDEN)
        does = {"GET": self._get, "POST": self._post}.get(environ["REQUEST_METHOD"])
        return does(environ) if does else _refusal(HTTPStatus.NOT_IMPLEMENTED)

    def knows(self, host: str) -> bool:
        """Whether a request may name this host: else another site's page could pose as ours."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.strip("[]").casefold()
        own = {"localhost", self.host.casefold(), socket.gethostname().casefold()} - {""}
        return name in own | {f"{each}.local" for each in own} or _is_address(name)

    def _is_ours(self, environ: WSGIEnvironment) -> bool:
        host, origin = environ.get("HTTP_HOST", ""), environ.get("HTTP_ORIGIN")
        return self.knows(host) and origin in (None, f"http://{host}")

    def _get(self, environ: WSGIEnvironment) -> Answer:
        path, lang = environ.get("PATH_INFO"), self.desks.lang
        if path == "/":
            data = script_json({"kind": "web", "view": "desk", "lang": lang})
            page = PAGE.format(lang=lang, title=TITLES[lang], data=data)
            return Answer(page.encode("utf-8"), "text/html")
        if path in FILES:
            name, kind = FILES[path]
            return Answer((STATIC / name).read_bytes(), kind)
        return _refusal(HTTPStatus.NOT_FOUND)

    def _post(self, environ: WSGIEnvironment) -> Answer:
        body = _body(environ)
        does = {"/open": self.desks.open, "/act": self.desks.act}.get(environ.get("PATH_INFO", ""))
        if body is None:
            return _refusal(HTTPStatus.BAD_REQUEST)
        if does is None:
            return _refusal(HTTPStatus.NOT_FOUND)
        try:
            told = json.dumps(does(body), ensure_ascii=False)
        except Gone:
            return _refusal(HTTPStatus.GONE)
        except TooLong:
            return _refusal(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        except RefereeError as problem:  # the house's file has been broken since
            said = problem.say(self.desks.lang).encode("utf-8", "replace")
            return Answer(said, status=HTTPStatus.SERVICE_UNAVAILABLE)
        except Exception:  # a fault of ours: the page is to hear of it, the server goes on
            return _refusal(HTTPStatus.INTERNAL_SERVER_ERROR)
        return Answer(told.encode("utf-8", "replace"), "application/json")


def _body(environ: WSGIEnvironment) -> Mapping[str, Any] | None:
    """What was posted; only JSON, which no form of another site can send."""
    size = environ.get("CONTENT_LENGTH", "")
    kind = environ.get("CONTENT_TYPE", "").partition(";")[0].strip().lower()
    if kind != "application/json" or not _is_size(size):
        return None
    try:
        body = json.loads(environ["wsgi.input"].read(int(size)))
    except (ValueError, RecursionError, OSError):  # also one that comes no further
        return None
    return body if isinstance(body, dict) else None


def _refusal(status: HTTPStatus) -> Answer:
    return Answer(status.phrase.encode("ascii"), status=status)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_size(said: str) -> bool:
    is_plain = said.isascii() and said.isdecimal() and len(said) <= len(str(MOST_BYTES))
    return is_plain and int(said) <= MOST_BYTES
