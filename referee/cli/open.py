"""``referee open``: the dispute desk in a browser, from a small server of its own."""

from __future__ import annotations

import errno
import webbrowser
from pathlib import Path

from referee import web
from referee.errors import RefereeError
from referee.language.messages import message

from .rule import Unusable

PORT = 8520


def open_desk(
    text: str, lang: str, *, house: Path | None, host: str, port: int | None, browser: bool
) -> int:
    """Serves the desk until somebody ends it. ``port``: ``None`` for the usual one, or any free."""
    desks = web.Desks(text, lang, house)
    try:
        desks.check()
    except RefereeError as problem:
        raise Unusable(problem.say(lang), lang) from None
    with _server(desks, host, port, lang) as server:
        _tell(server, lang)
        if browser:
            webbrowser.open(server.url)
        server.serve_forever()
        print()
    return 0


def _server(desks: web.Desks, host: str, port: int | None, lang: str) -> web.Server:
    """Raises ``Unusable`` where the port that was asked for is taken."""
    try:
        return web.serving(desks, host, PORT if port is None else port)
    except OSError as problem:
        if port is None and problem.errno == errno.EADDRINUSE:
            return web.serving(desks, host, 0)
        why = problem.strerror or type(problem).__name__
        told = {"host": host, "port": str(PORT if port is None else port), "why": why}
        raise Unusable(message(lang, "cli-cannot-serve", **told), lang) from None


def _tell(server: web.Server, lang: str) -> None:
    """Where the desk is, and who can reach it."""
    print(message(lang, "cli-desk-at", url=server.url), flush=True)
    if server.is_local:
        return
    print(message(lang, "cli-desk-open-to-all"), flush=True)
    for address in web.addresses() if server.is_open_to_all else ():
        print(f"  http://{address}:{server.port}/", flush=True)
    if not web.has_waitress():
        print(message(lang, "cli-desk-needs-web"), flush=True)
