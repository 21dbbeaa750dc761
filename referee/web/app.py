"""The dispute desk as a web page of its own: a WSGI application, no Jupyter.

Each page has a session under a random id. What a page sends and gets is the protocol of
``docs/desk-protocol.md``; the page is the widgets' bundle with a model of its own.
"""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from referee.errors import RefereeError
from referee.i18n.messages import LANGS
from referee.ui.shared.labels import word

from .access import AccessControl
from .exports import has_qr_codes
from .session_store import RequestTooLarge, SessionExpired, SessionStore, TooManyClients
from .static_page import STATIC, script_json

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

MAX_BODY = 2_000_000
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


class Answer(Struct, frozen=True):
    """What comes back for a request."""

    body: bytes
    kind: str = "text/plain"
    status: HTTPStatus = HTTPStatus.OK
    more: tuple[tuple[str, str], ...] = ()

    def headers(self) -> list[tuple[str, str]]:
        return [
            ("Content-Type", f"{self.kind}; charset=utf-8"),
            ("Content-Length", str(len(self.body))),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", POLICY),
            ("Referrer-Policy", "no-referrer"),
            *self.more,
        ]


class App:
    """The desk as a WSGI application: ``GET /`` is the page, ``POST /open`` begins a session,
    ``POST /act`` does an action."""

    def __init__(self, store: SessionStore, host: str = "127.0.0.1", key: str = "") -> None:
        """``host``: what it is served at, by name or number; ``key``: what those have in their link
        who may write into a house's file, empty where all may."""
        self.store, self.door = store, AccessControl(host, key)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        answer = self.answer(environ)
        start_response(f"{answer.status.value} {answer.status.phrase}", answer.headers())
        return [answer.body]

    def answer(self, environ: WSGIEnvironment) -> Answer:
        """What a request gets; who asks is looked at before anything is read."""
        if not self.door.allows(environ):
            return _refusal(HTTPStatus.FORBIDDEN)
        does = {"GET": self._get, "POST": self._post}.get(environ["REQUEST_METHOD"])
        return does(environ) if does else _refusal(HTTPStatus.NOT_IMPLEMENTED)

    def _get(self, environ: WSGIEnvironment) -> Answer:
        path = environ.get("PATH_INFO")
        if path == "/" and (login_headers := self.door.login_headers(environ)):
            return Answer(b"", status=HTTPStatus.SEE_OTHER, more=login_headers)
        if path == "/":
            lang = self._lang_of(environ)
            told = {"lang": lang, "base": self.store.base, "codes": has_qr_codes()}
            data = script_json({"kind": "web", **told})
            page = PAGE.format(lang=lang, title=TITLES[lang], data=data)
            return Answer(page.encode("utf-8"), "text/html")
        if path in FILES:
            name, kind = FILES[path]
            return Answer((STATIC / name).read_bytes(), kind)
        return _refusal(HTTPStatus.NOT_FOUND)

    def _lang_of(self, environ: WSGIEnvironment) -> str:
        """The language that was asked for; else the browser's, where we speak it."""
        wished = re.findall(r"[a-z]{2,3}(?=[-,; ]|$)", environ.get("HTTP_ACCEPT_LANGUAGE", ""))
        ours = [] if self.store.lang_is_explicit else [each for each in wished if each in LANGS]
        return next(iter(ours), self.store.lang)

    def _post(self, environ: WSGIEnvironment) -> Answer:
        body = _body(environ)
        does = {"/open": self.store.open, "/act": self.store.act}.get(environ.get("PATH_INFO", ""))
        if body is None:
            return _refusal(HTTPStatus.BAD_REQUEST)
        if does is None:
            return _refusal(HTTPStatus.NOT_FOUND)
        try:
            told = json.dumps(does(body, self.door.client(environ)), ensure_ascii=False)
        except SessionExpired:
            return _refusal(HTTPStatus.GONE)
        except RequestTooLarge:
            return _refusal(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        except TooManyClients:
            said = word(self.store.lang, "server-full").encode()
            return Answer(said, status=HTTPStatus.SERVICE_UNAVAILABLE)
        except RefereeError as problem:  # the house's file has been broken since
            said = problem.say(self.store.lang).encode("utf-8", "replace")
            return Answer(said, status=HTTPStatus.SERVICE_UNAVAILABLE)
        except Exception:  # a fault of ours: the page is to hear of it, the server goes on
            traceback.print_exc(file=environ["wsgi.errors"])
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


def _is_size(said: str) -> bool:
    is_plain = said.isascii() and said.isdecimal() and len(said) <= len(str(MAX_BODY))
    return is_plain and int(said) <= MAX_BODY
