"""``referee open``: the dispute desk in a browser, from a small server of its own."""

from __future__ import annotations

import errno
import sys
import webbrowser
from io import StringIO
from pathlib import Path

import click
from click.core import ParameterSource

from referee import web
from referee.cli.exit_status import YES, Unusable
from referee.cli.input_files import add_book_beside, read_text
from referee.cli.options import books_option, lang_option
from referee.i18n.messages import message
from referee.links import SITE, has_qr_codes, is_address
from referee.ui.quiz.course import read_course

PORT = 8520
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"


@click.command("open")
@click.argument("file", required=False)
@click.option(
    "--house",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The house book for your rulings. The first ruling creates it.",
)
@click.option(
    "--course",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    metavar="FILE",
    help="Use your own course of quizzes.",
)
@click.option("--port", type=click.IntRange(0, 65535), help="Port of the server. 0: any free port.")
@click.option(
    "--host",
    default="127.0.0.1",
    help="Address of the server. 0.0.0.0: also for phones on this network.",
)
@click.option("--no-browser", is_flag=True, help="Only print the link.")
@click.option(
    "--site",
    envvar=SITE,
    metavar="URL",
    help="Address of a published site (see referee site) for links to tables.",
)
@books_option
@lang_option
def command(
    file: str | None,
    house: Path | None,
    course: Path | None,
    port: int | None,
    host: str,
    no_browser: bool,
    site: str | None,
    lang: str,
) -> int:
    """Open the desk in a browser.

    Without FILE it shows the front page. FILE can be a table, a story (moves with branches or
    comments) or quizzes. Without --lang the page is in the browser's language.
    """
    if site and not is_address(site):
        raise Unusable("cli-no-address", site=site)
    if file is None and course is not None:
        read_course(course)
        file = str(course)
    text = ""
    if file is not None:
        text = read_text(file)
        add_book_beside(file, text)
    lang_source = click.get_current_context().get_parameter_source("lang")
    store = web.SessionStore(
        text,
        lang,
        house,
        name="" if file is None else Path(file).name,
        lang_is_explicit=lang_source is ParameterSource.COMMANDLINE,
    )
    store.base = site or ""
    return open_desk(store, host=host, port=port, browser=not no_browser)


def open_desk(store: web.SessionStore, *, host: str, port: int | None, browser: bool) -> int:
    """Serves the desk until it is interrupted. Without a port: the default one, or any free one."""
    lang = store.lang
    store.check()
    if unreadable := store.unreadable_file(lang):
        print(
            message(lang, "cli-unread", file=unreadable.name, why=unreadable.why), file=sys.stderr
        )
    with _server(store, host, port) as server:
        store.base = store.base or server.base
        _print_links(server, lang)
        if browser:
            webbrowser.open(server.link)
        server.serve_forever()
        print()
    return YES


def _server(store: web.SessionStore, host: str, port: int | None) -> web.Server:
    """Raises ``Unusable`` if the requested port can't be used."""
    try:
        return web.make_server(store, host, PORT if port is None else port)
    except OSError as problem:
        if port is None and problem.errno == errno.EADDRINUSE:
            return web.make_server(store, host, 0)
        why = problem.strerror or type(problem).__name__
        shown_port = str(PORT if port is None else port)
        raise Unusable("cli-cannot-serve", host=host, port=shown_port, why=why) from None


def _print_links(server: web.Server, lang: str) -> None:
    """Prints where the desk is, and who can reach it."""
    print(message(lang, "cli-desk-at", url=server.link), flush=True)
    if server.is_local:
        return
    print(message(lang, "cli-desk-open-to-all"), flush=True)
    addresses = web.addresses() if server.is_open_to_all else ()
    links = [server.link_at(address) for address in addresses]
    for link in links or [server.link]:
        print(f"  {link}\n{_qr_code(link)}", flush=True)
    if not (web.has_waitress() and has_qr_codes()):
        print(message(lang, "cli-desk-needs-web"), flush=True)


def _qr_code(link: str) -> str:
    """The link as a QR code, light on dark in every terminal; empty if it can't be printed."""
    if not has_qr_codes():
        return ""
    from segno import make_qr

    output = StringIO()
    make_qr(link).terminal(output, border=2, compact=True)
    code = output.getvalue()
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    if not sys.stdout.isatty():
        return code
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in code.splitlines())
