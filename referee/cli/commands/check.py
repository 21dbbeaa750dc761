"""``referee check``."""

from __future__ import annotations

import click

from referee.cli import check_report
from referee.cli.options import books_option, lang_option


@click.command("check")
@click.argument("house", metavar="HOUSE.toml")
@click.option("--seed", default=0, help="Another number tries other tables.")
@click.option("--seconds", default=50.0, help="How long at most.")
@click.option("--save", metavar="FILE", help="Keep the run in FILE, and go on from there.")
@click.option("--json", "as_json", is_flag=True, help="All that was found, as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="All that was found, a line for each pair.")
@click.option("--page", metavar="FILE", help="Write the map of it to FILE, as HTML.")
@books_option
@lang_option
def command(
    house: str, seed: int, seconds: float, save: str | None, as_json: bool, as_csv: bool,
    page: str | None, lang: str,
) -> int:  # fmt: skip
    """Tells where the rules of a house meet: those that are in use in HOUSE.toml, two by two.

    Exit status: 0 the text settles everything, 2 unusable, 3 something is unsettled, or
    there was no time to try everything.
    """
    form = "json" if as_json else "csv" if as_csv else "report"
    asked = check_report.Asked(house, seed, seconds, save, form, page)
    return check_report.check(asked, lang)
