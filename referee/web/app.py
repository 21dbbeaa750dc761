"""The dispute desk as a WSGI application.

Each page has a session under a random id. ``docs/desk-protocol.md`` describes what it sends and
receives. The page is the widgets' bundle with a model of its own.
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
from referee.links import has_qr_codes
from referee.ui.shared.labels import word

from .access import AccessControl
from .session_store import RequestTooLarge, SessionExpired, SessionStore, TooManyClients
from .static_page import STATIC, script_json

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

MAX_BODY = 2_000_000
"""Bytes in the body of a request."""
FILES = {"/desk.js": "text/javascript", "/desk.css": "text/css"}
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


class Response(Struct, frozen=True):
    """The response to a request."""

    body: bytes
    kind: str = "text/plain"
    status: HTTPStatus = HTTPStatus.OK
    own_headers: tuple[tuple[str, str], ...] = ()

    def headers(self) -> list[tuple[str, str]]:
        return [
            ("Content-Type", f"{self.kind}; charset=utf-8"),
            ("Content-Length", str(len(self.body))),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", POLICY),
            ("Referrer-Policy", "no-referrer"),
            *self.own_headers,
        ]


class App:
    """The desk as a WSGI application: ``GET /`` returns the page, ``POST /open`` opens a session,
    ``POST /act`` does an action."""

    def __init__(self, store: SessionStore, host: str = "127.0.0.1", key: str = "") -> None:
        """``host``: a name or an address; ``key``: empty if every client may write into a house's
        file."""
        self.store, self.access = store, AccessControl(host, key)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        response = self.response(environ)
        start_response(f"{response.status.value} {response.status.phrase}", response.headers())
        return [response.body]

    def response(self, environ: WSGIEnvironment) -> Response:
        if not self.access.allows(environ):
            return _refusal(HTTPStatus.FORBIDDEN)
        handler = {"GET": self._get, "POST": self._post}.get(environ["REQUEST_METHOD"])
        return handler(environ) if handler else _refusal(HTTPStatus.NOT_IMPLEMENTED)

    def _get(self, environ: WSGIEnvironment) -> Response:
        path = environ.get("PATH_INFO", "")
        if path == "/" and (headers := self.access.login_headers(environ)):
            return Response(b"", status=HTTPStatus.SEE_OTHER, own_headers=headers)
        if path == "/":
            lang = self._lang_of(environ)
            data = {"kind": "web", "lang": lang, "base": self.store.base, "codes": has_qr_codes()}
            page = PAGE.format(lang=lang, title=TITLES[lang], data=script_json(data))
            return Response(page.encode("utf-8"), "text/html")
        if path in FILES:
            return Response((STATIC / path[1:]).read_bytes(), FILES[path])
        return _refusal(HTTPStatus.NOT_FOUND)

    def _lang_of(self, environ: WSGIEnvironment) -> str:
        """The language of the command line, or the first of the browser's that we have."""
        if self.store.lang_is_explicit:
            return self.store.lang
        accepted = re.findall(r"[a-z]{2,3}(?=[-,; ]|$)", environ.get("HTTP_ACCEPT_LANGUAGE", ""))
        return next((lang for lang in accepted if lang in LANGS), self.store.lang)

    def _post(self, environ: WSGIEnvironment) -> Response:
        body = _json_body(environ)
        path = environ.get("PATH_INFO", "")
        handler = {"/open": self.store.open, "/act": self.store.act}.get(path)
        if body is None:
            return _refusal(HTTPStatus.BAD_REQUEST)
        if handler is None:
            return _refusal(HTTPStatus.NOT_FOUND)
        try:
            answer = json.dumps(handler(body, self.access.client(environ)), ensure_ascii=False)
        except SessionExpired:
            return _refusal(HTTPStatus.GONE)
        except RequestTooLarge:
            return _refusal(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        except TooManyClients:
            return _unavailable(word(self.store.lang, "server-full"))
        except RefereeError as problem:  # the house's file has become unusable
            return _unavailable(problem.say(self.store.lang))
        except Exception:  # a bug: the page is told, and the server goes on
            traceback.print_exc(file=environ["wsgi.errors"])
            return _refusal(HTTPStatus.INTERNAL_SERVER_ERROR)
        return Response(answer.encode("utf-8", "replace"), "application/json")


def _json_body(environ: WSGIEnvironment) -> Mapping[str, Any] | None:
    """The object in the body of a request. Returns None if the body isn't JSON (forms of other
    sites can't send JSON), is too large or incomplete."""
    size = environ.get("CONTENT_LENGTH", "")
    kind = environ.get("CONTENT_TYPE", "").partition(";")[0].strip().lower()
    is_number = size.isascii() and size.isdecimal() and len(size) <= len(str(MAX_BODY))
    if kind != "application/json" or not is_number or int(size) > MAX_BODY:
        return None
    try:
        body = json.loads(environ["wsgi.input"].read(int(size)))
    except (ValueError, RecursionError, OSError):
        return None
    return body if isinstance(body, dict) else None


def _refusal(status: HTTPStatus) -> Response:
    return Response(status.phrase.encode("ascii"), status=status)


def _unavailable(reason: str) -> Response:
    return Response(reason.encode("utf-8", "replace"), status=HTTPStatus.SERVICE_UNAVAILABLE)
