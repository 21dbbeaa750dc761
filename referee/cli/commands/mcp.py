"""``referee mcp``."""

from __future__ import annotations

from importlib.util import find_spec

import click

from referee.cli.exit_status import YES, Unusable
from referee.cli.options import books_option, lang_option
from referee.mcp_server import make_server


@click.command("mcp")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=None,
    help="Serve HTTP at this port of this machine, not standard input and output.",
)  # fmt: skip
@books_option
@lang_option
def command(port: int | None, lang: str) -> int:
    """Let programs and chat assistants ask the referee (Model Context Protocol).

    Needs the extra "mcp". An assistant's settings name the command: referee mcp
    """
    del lang
    if find_spec("mcp") is None:
        raise Unusable("cli-mcp-needs-extra")
    server = make_server()
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)
    return YES
