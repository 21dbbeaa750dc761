"""``referee check``: a report of how the rules of a house interact."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import click
from click.core import ParameterSource

from referee.cli.exit_status import OPEN, UNUSABLE, YES
from referee.cli.input_files import book_id, warn_of_house
from referee.cli.options import books_option, lang_option
from referee.i18n.messages import listing, message
from referee.interaction_checker.check import interactions
from referee.interaction_checker.own_rule import RuleReport, examine_rule
from referee.interaction_checker.result import Citation, Interactions, Pair
from referee.library.context import book, current, rulebook
from referee.rulebook.clause import UNSETTLED
from referee.ui.interaction_map.session import MapSession
from referee.web.static_page import still_page

ENOUGH_TABLES, MAX_TABLES = 30, 300
"""Tables on which both rules act; tables made for a pair. A house then takes about a minute."""


@click.command("check")
@click.argument("house", metavar="HOUSE.toml")
@click.option("--seed", default=0, help="Random seed: another number tries other tables.")
@click.option("--seconds", default=50.0, help="Time limit.")
@click.option("--save", metavar="FILE", help="Save the run in FILE, and continue from it.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the results as CSV, one line per pair.")
@click.option("--page", metavar="FILE", help="Write a map of the results to FILE as a web page.")
@books_option
@lang_option
def command(
    house: str, seed: int, seconds: float, save: str | None, as_json: bool, as_csv: bool,
    page: str | None, lang: str,
) -> int:  # fmt: skip
    """Find out what the rules of a house book do, and which of them conflict.

    Shows each rule of your own in words, with the smallest table on which it acts. Tries every pair
    of the local and official rules in use in HOUSE.toml.

    Exit status: 0 the rules settle everything, 2 invalid input or a clause with an error, 3
    something isn't settled, or the time ran out.
    """
    result = _interactions(house, seed, seconds, save, lang)
    if page:
        source = click.get_current_context().get_parameter_source("lang")
        session = MapSession(result, lang=lang)
        is_chosen = source is ParameterSource.COMMANDLINE
        Path(page).write_text(still_page(session, "map", in_browsers_lang=not is_chosen), "utf-8")
    if as_json:
        print(result.to_json())
    elif as_csv:
        print(result.to_csv().rstrip("\n"))
    else:
        print("\n".join(_own_rules(result.book, lang)))
        print("\n".join(_report(result, house, lang)))
    if _broken_clauses(result.book):
        return UNUSABLE
    return YES if result.whole and not any(result.of_kind("unsettled")) else OPEN


def _interactions(
    house: str, seed: int, seconds: float, save: str | None, lang: str
) -> Interactions:
    """How the rules in use of a house interact, two by two."""
    rules = rulebook(book_id(house))
    warn_of_house(rules.id, lang)
    return interactions(
        rules,
        rules=[clause.name for clause in rules.active if clause.switchable],
        seed=seed,
        enough=ENOUGH_TABLES,
        most=MAX_TABLES,
        seconds=seconds,
        save=save,
    )


# ---- the rules of its own


def _own_rules(house: str, lang: str) -> Iterator[str]:
    """Each clause that the house's file states itself, and what it does."""
    rules, own = rulebook(house), current().book_file(house).clause_numbers
    broken = _broken_clauses(house)
    for clause in rules.active:
        if clause.id in broken:
            yield message(lang, "check-own-broken", title=clause.title[lang], id=clause.id)
            yield ""
        elif clause.id in own:
            yield message(
                lang, "check-own", title=clause.title[lang], id=clause.id,
                wording=clause.wording[lang],
            )  # fmt: skip
            yield from (f"  {line}" for line in _own_rule(examine_rule(rules, clause), lang))
            yield ""


def _broken_clauses(house: str) -> set[str]:
    """The ids of the clauses that do nothing because of an error in their sentences."""
    return {finding.clause for finding in current().check_file(house) if finding.costs_clause}


def _own_rule(report: RuleReport, lang: str) -> Iterator[str]:
    """The smallest table on which a rule acts, and what stands in its way."""
    clause, others = report.clause, report.in_the_way
    titles = [message(lang, "title-quoted", title=other.title[lang]) for other in others]
    ids = ", ".join(f'"{id_}"' for id_ in (*clause.overrides, *(other.id for other in others)))
    args = {"titles": listing(lang, titles), "ids": f"[{ids}]"}
    if report.is_idle:
        yield message(lang, "check-own-idle", **args)
    elif not report.table:
        yield message(lang, "check-own-unseen")
    else:
        yield message(lang, "check-own-table")
        yield from (f"  {line}" for line in report.table.splitlines())
        yield message(lang, "check-own-says", says=report.says[lang])
        if others:
            yield message(lang, "check-own-limited", **args)


# ---- the report


def _report(result: Interactions, house: str, lang: str) -> Iterator[str]:
    counts = {"rules": len(result.clauses), "pairs": len(result.pairs), "tables": result.tables}
    yield message(lang, "check-head", title=result.title[lang], **counts)
    if not result.whole:
        yield message(lang, "check-broken-off")
    by_kind = {kind: len([*result.of_kind(kind)]) for kind in ("unsettled", "ordered", "entangled")}
    if result.whole or result.tables:
        yield message(lang, "check-counts", whole="yes" if result.whole else "no", **by_kind)
    for pair in result.of_kind("unsettled"):
        yield ""
        yield from _unsettled(result, pair, house, lang)
    decided = [*result.of_kind("ordered")]
    if decided:
        yield ""
        yield message(lang, "check-decided")
        yield from (_decided(result, pair, lang) for pair in decided)
    entangled = [*result.of_kind("entangled")]
    if entangled:
        yield ""
        yield message(lang, "check-entangled")
        for pair in entangled:
            yield "  " + message(lang, "check-both", **_titles(result, pair, lang))


def _titles(result: Interactions, pair: Pair, lang: str) -> dict[str, str]:
    first, second = (result.clauses[id_].title[lang] for id_ in pair.clauses)
    return {"first": first, "second": second}


def _unsettled(result: Interactions, pair: Pair, house: str, lang: str) -> Iterator[str]:
    """An unsettled pair: both outcomes, how to settle it, the table."""
    yield message(lang, "check-unsettled", **_titles(result, pair, lang))
    for outcome in pair.outcomes:
        says = outcome.says[lang].partition("\n")[0]
        yield "  " + message(lang, "check-outcome", when=outcome.when[lang], says=says)
    readings = [cited for cited in pair.cited if cited.by == "reading"]
    if not readings:
        ids = f'[["{pair.first}", "{pair.second}"]]'
        yield "  " + message(lang, "check-undecided", pair=ids)
    for cited in readings:
        yield "  " + message(lang, "check-decide", question=cited.says[lang])
        file = shlex.quote(house)
        yield from (f"    referee rule {file} {ruling}" for ruling in _rulings(result, cited))
    if pair.witness:
        yield "  " + message(lang, "check-table")
        yield from ("    " + line for line in pair.witness.splitlines())


def _rulings(result: Interactions, cited: Citation) -> Iterator[str]:
    """The arguments of ``referee rule`` for each way to decide a reading."""
    for value in book(result.book).options[cited.reading].values:
        if value != UNSETTLED:
            yield f"{cited.reading} = {value}"


def _decided(result: Interactions, pair: Pair, lang: str) -> str:
    says = " ".join(dict.fromkeys(cited.says[lang] for cited in pair.cited if cited.says))
    return "  " + message(lang, "check-pair", **_titles(result, pair, lang), says=says)
