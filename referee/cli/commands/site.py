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
    help="Where what is fetched and compiled is kept.",
)
@click.option(
    "--pyodide",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="The npm package pyodide, where it is not to be fetched.",
)
@click.option("--bare", is_flag=True, help="Without compressed files beside, to try it out.")
@lang_option
def command(out: Path, cache: Path | None, pyodide: Path | None, bare: bool, lang: str) -> int:
    """Writes a static site into OUT: the desk with its referee, for any host and any phone.

    The referee runs in the browser, also without a network once it was opened. OUT is a folder of
    its own.
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
