"""``referee open``: the dispute desk in a browser, from a small server of its own."""

from __future__ import annotations

import errno
import sys
import webbrowser
from io import StringIO

from referee import web
from referee.errors import RefereeError
from referee.i18n.messages import message

from .exit_status import Unusable

PORT = 8520
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"


def open_desk(desks: web.Desks, *, host: str, port: int | None, browser: bool) -> int:
    """Serves the desk until somebody ends it. ``port``: ``None`` for the usual one, or any free."""
    lang = desks.lang
    try:
        desks.check()
    except RefereeError as problem:
        raise Unusable(problem.say(lang), lang) from None
    if unread := desks.unread(lang):
        print(message(lang, "cli-unread", file=unread.name, why=unread.why), file=sys.stderr)
    with _server(desks, host, port, lang) as server:
        desks.base = desks.base or server.base
        _tell(server, lang)
        if browser:
            webbrowser.open(server.link)
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
    print(message(lang, "cli-desk-at", url=server.link), flush=True)
    if server.is_local:
        return
    print(message(lang, "cli-desk-open-to-all"), flush=True)
    links = [server.link_at(each) for each in web.addresses()] if server.is_open_to_all else []
    for link in links or [server.link]:
        print(f"  {link}\n{_code(link)}", flush=True)
    if not (web.has_waitress() and web.has_codes()):
        print(message(lang, "cli-desk-needs-web"), flush=True)


def _code(link: str) -> str:
    """The link as a QR code for phones, light on dark whatever the terminal's colours; empty where
    it cannot be shown."""
    if not web.has_codes():
        return ""
    from segno import make_qr

    drawn = StringIO()
    make_qr(link).terminal(drawn, border=2, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    if not sys.stdout.isatty():
        return drawn.getvalue()
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in drawn.getvalue().splitlines())
