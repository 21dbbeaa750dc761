"""``python -m docs.site_builder OUT`` builds the documentation site."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from sphinx.cmd.build import build_main

from referee.library.context import current
from referee.links import default_site, is_address
from referee.static_site.build import HERE as SITE

from . import book_page, checks_page, clause_page, pages, plain_pages, reference
from .catalog import ROOT, BookCatalog, ListedClause
from .checks_page import ClauseChecks
from .clause_page import OutputFolders

HERE = Path(__file__).parent
DESK, ICON = "desk/", "icon-192.png"
JOBS = 2


@click.command()
@click.argument("out", type=click.Path(path_type=Path, file_okay=False))
@click.option("--site", metavar="URL", help="The desk that links open. By default one is built.")
@click.option("--book", "ids", multiple=True, metavar="BOOK", help="Only clauses of this book.")
def main(out: Path, site: str | None, ids: tuple[str, ...]) -> None:
    """Builds the documentation as a site into OUT, with the desk in OUT/desk.

    With --site URL, or the variable REFEREE_SITE, links lead to a desk that is published there.
    """
    address = site or default_site()
    if address and not is_address(address):
        raise click.BadParameter(address, param_hint="--site")
    unknown = {*ids} - {*current().all_book_ids()}
    if unknown:
        raise click.BadParameter(", ".join(sorted(unknown)), param_hint="--book")
    if out.exists() and any(out.iterdir()) and not (out / "searchindex.js").is_file():
        raise click.BadParameter(f"{out} contains something else", param_hint="OUT")
    with TemporaryDirectory(prefix="referee-docs-") as work:
        folders = OutputFolders(Path(work) / "pages", Path(work) / "static", address or DESK)
        folders.static.mkdir()
        catalog = BookCatalog(ids)
        write(catalog, folders)
        shutil.rmtree(out, ignore_errors=True)
        make(folders, out, Path(work))
        plain_pages.write(catalog, folders.pages, out)
    if not address:
        command = [sys.executable, "-m", "referee", "site", str(out / DESK)]
        subprocess.run(command, check=True)


def write(catalog: BookCatalog, folders: OutputFolders) -> None:
    """Writes the source pages for Sphinx."""
    pages.stage(folders)
    reference.write(folders.pages)
    book_page.write(catalog, folders)
    with get_context("fork").Pool(JOBS) as pool:
        clauses = [*catalog.clauses.values()]
        catalog.scenarios, catalog.sources  # noqa: B018 - read before the processes fork
        made = pool.imap_unordered(partial(_clause, catalog, folders), clauses, chunksize=8)
        checks_page.write(dict(made), catalog, folders)


def _clause(
    catalog: BookCatalog, folders: OutputFolders, listed: ListedClause
) -> tuple[str, ClauseChecks]:
    clause_page.write(listed, catalog, folders)
    return listed.clause.id, checks_page.check(listed, catalog)


def make(folders: OutputFolders, out: Path, work: Path) -> None:
    """Runs Sphinx. A warning is an error."""
    paths = {"html_extra_path": folders.static, "html_favicon": SITE / ICON}
    settings = ["-c", str(HERE), "-d", str(work / "doctrees")]
    for name, path in paths.items():
        settings += ["-D", f"{name}={path}"]
    strict = ["-b", "html", "-q", "-W", "--keep-going", "-j", str(JOBS)]
    status = build_main([*strict, *settings, str(folders.pages), str(out)])
    if status:
        raise click.ClickException("Sphinx could not make the pages")
    (out / ".buildinfo").unlink(missing_ok=True)
    (out / "_sources").rmdir()  # pages are not copied, so it is empty


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
