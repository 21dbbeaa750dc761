"""The shell's report of where the rules of a house meet: ``referee check``."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.interaction_checker.api import interactions
from referee.interaction_checker.result import Citation, Interactions, Pair
from referee.library.context import book, rulebook
from referee.rulebook.clause import UNSETTLED
from referee.ui.interaction_map.session import MapSession
from referee.web.static_page import still_page

from .exit_status import OPEN, YES, Unusable
from .input_files import tell_unread
from .rule import known_name

ENOUGH, MOST = 30, 300
"""Tables where both rules do something; tables aimed at both: what a minute has room for."""


class Asked(Struct, frozen=True):
    """What ``referee check`` is asked to do."""

    house: str
    seed: int
    seconds: float
    save: str | None
    form: str
    """``report``, ``json`` or ``csv``."""
    page: str | None
    """The file that gets the map."""


def check(asked: Asked, lang: str) -> int:
    """Tries the rules in use of a house two by two, and tells how they meet.

    What there was no time for is open, too.
    """
    try:
        found = _found(asked, lang)
        if asked.page:
            _write_page(found, Path(asked.page), lang)
    except (RefereeError, OSError) as problem:
        said = problem.say(lang) if isinstance(problem, RefereeError) else str(problem)
        raise Unusable(said, lang) from None
    print(_said(found, asked, lang))
    return YES if found.whole and not any(found.of_kind("unsettled")) else OPEN


def _write_page(found: Interactions, path: Path, lang: str) -> None:
    path.write_text(still_page(MapSession(found, lang=lang), "map"), "utf-8")


def _said(found: Interactions, asked: Asked, lang: str) -> str:
    if asked.form == "json":
        return found.to_json()
    if asked.form == "csv":
        return found.to_csv().rstrip("\n")
    return "\n".join(_report(found, asked.house, lang))


def _found(asked: Asked, lang: str) -> Interactions:
    rules = rulebook(known_name(asked.house, lang))
    tell_unread(rules.id, lang)
    used = [each.name for each in rules.active if each.switchable]
    return interactions(
        rules,
        rules=used,
        seed=asked.seed,
        enough=ENOUGH,
        most=MOST,
        seconds=asked.seconds,
        save=asked.save,
    )


# ---- the report


def _report(found: Interactions, house: str, lang: str) -> Iterator[str]:
    counted = {kind: len([*found.of_kind(kind)]) for kind in ("unsettled", "ordered", "entangled")}
    told = {"rules": len(found.clauses), "pairs": len(found.pairs), "tables": found.tables}
    yield message(lang, "check-head", title=found.title[lang], **told)
    if not found.whole:
        yield message(lang, "check-broken-off")
    whole = "yes" if found.whole else "no"
    yield message(lang, "check-counts", whole=whole, **counted)
    for pair in found.of_kind("unsettled"):
        yield ""
        yield from _unsettled(found, pair, house, lang)
    decided = [*found.of_kind("ordered")]
    if decided:
        yield ""
        yield message(lang, "check-decided")
        yield from (_decided(found, pair, lang) for pair in decided)
    entangled = [*found.of_kind("entangled")]
    if entangled:
        yield ""
        yield message(lang, "check-entangled")
        names = (_names(found, pair, lang) for pair in entangled)
        yield from ("  " + message(lang, "check-both", **each) for each in names)


def _names(found: Interactions, pair: Pair, lang: str) -> dict[str, str]:
    first, second = (found.clauses[each].title[lang] for each in pair.clauses)
    return {"first": first, "second": second}


def _unsettled(found: Interactions, pair: Pair, house: str, lang: str) -> Iterator[str]:
    """A pair that the text leaves open: both outcomes, what would settle it, the table."""
    yield message(lang, "check-unsettled", **_names(found, pair, lang))
    for outcome in pair.outcomes:
        says = outcome.says[lang].partition("\n")[0]
        yield "  " + message(lang, "check-outcome", when=outcome.when[lang], says=says)
    readings = [cited for cited in pair.cited if cited.by == "reading"]
    if not readings:
        one, other = pair.first, pair.second
        yield "  " + message(lang, "check-undecided", pair=f'[["{one}", "{other}"]]')
    for cited in readings:
        yield "  " + message(lang, "check-decide", question=cited.says[lang])
        file = shlex.quote(house)
        yield from (f"    referee rule {file} {each}" for each in _rulings(found, cited))
    if pair.witness:
        yield "  " + message(lang, "check-table")
        yield from ("    " + line for line in pair.witness.splitlines())


def _rulings(found: Interactions, cited: Citation) -> Iterator[str]:
    """The ways to decide a reading, as ``referee rule`` is told them."""
    for value in book(found.book).options[cited.reading].values:
        if value != UNSETTLED:
            yield f"{cited.reading} = {value}"


def _decided(found: Interactions, pair: Pair, lang: str) -> str:
    says = " ".join(dict.fromkeys(each.says[lang] for each in pair.cited if each.says))
    return "  " + message(lang, "check-pair", **_names(found, pair, lang), says=says)
