"""``referee site``."""

from __future__ import annotations

from pathlib import Path

import click

from referee.cli.exit_status import YES, Unusable
from referee.cli.options import lang_option
from referee.i18n.messages import message
from referee.static_site.build import build
from referee.static_site.pyodide import default_cache


@click.command("site")
@click.argument("out", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--cache",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Cache for downloaded and compiled files.",
)
@click.option(
    "--pyodide",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="The npm package pyodide, if it should not be downloaded.",
)
@click.option("--bare", is_flag=True, help="Leave out compressed files, for a quick trial.")
@lang_option
def command(out: Path, cache: Path | None, pyodide: Path | None, bare: bool, lang: str) -> int:
    """Build a static site for any host and any phone.

    The referee runs in the browser. After the first visit it also works without a network. OUT is
    a folder for the site alone.
    """

    def say(key: str, **args: str) -> None:
        click.echo(message(lang, f"site-{key}", **args), err=True)

    try:
        size = build(out, cache or default_cache(), say, pyodide, bare=bare)
    except OSError as problem:
        why = problem.strerror or type(problem).__name__
        folder = str(problem.filename or out)
        raise Unusable("site-unwritten", folder=folder, why=why) from None
    click.echo(message(lang, "site-built", folder=str(out), size=f"{size / 1e6:.1f}"))
    return YES
