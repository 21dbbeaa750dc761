"""The options that a table's header sets: repeated ones are errors, useless ones get a warning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from referee.errors import ParseError
from referee.library.context import book, current
from referee.library.option_checks import ProvenanceOf, Setting, check_rules, idle_settings
from referee.model.description import Description
from referee.model.types import Value
from referee.rulebook.clause import Book, Option, Provenance
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rulebook import Rulebook, rulebook_of


def reject_duplicates(description: Description, error: Callable[[int, str], ParseError]) -> None:
    """Raises an error for an option that the header sets a second time.

    ``description``: with ids instead of titles. ``error``: makes the error from the index of the
    option among all switches, parameters, settings and readings, in this order, and from its name.

    >>> switches = (("emperor", True), ("emperor", False))
    >>> reject_duplicates(Description("daifugo", switches), lambda index, _: KeyError(index))
    Traceback (most recent call last):
    KeyError: 1
    """
    options = book(description.book).options if current().is_playable(description.book) else {}
    seen: set[str] = set()
    for index, (_, option, name, _) in enumerate(_assignments(description, options)):
        if option in seen:
            raise error(index, name)
        seen.add(option)


def _assignments(
    description: Description, options: Mapping[str, Option]
) -> Iterator[tuple[str, str, str, Value]]:
    """Each option that the header sets: its part of the text, its id, its name there, its value."""
    yield from (("rules", name, name, is_on) for name, is_on in description.switches)
    for owner, name, value in description.params:
        yield "rules", name if name in options else f"{owner}_{name}", name, value
    yield from (("rules", name, name, value) for name, value in description.settings)
    yield from (("readings", name, name, value) for name, value in description.readings)


def header_settings(description: Description, book: Book) -> list[Setting]:
    r"""The options that the header sets, with their values and lines. Unknown names are left out.

    >>> import referee
    >>> table = referee.read("rules: offkai - suit_lock\nseats: Aki, Ben")
    >>> settings = header_settings(table.description, table.rulebook.book)
    >>> [(option.name, value, provenance.line) for option, value, provenance in settings]
    [('suit_lock', False, 1)]
    """
    return [
        (book.options[name], value, Provenance("header", "", description.line(part)))
        for part, name, _, value in _assignments(description, book.options)
        if name in book.options
    ]


def table_warnings(description: Description, rules: Rulebook) -> list[Finding]:
    r"""Settings in a header that have no effect, and rules that need or exclude others.

    >>> import referee
    >>> table = referee.read("rules: offkai + suit_lock\nseats: Aki, Ben")
    >>> (warning,) = table_warnings(table.description, table.rulebook)
    >>> warning.code, warning.line
    ('already-so', 1)
    """
    settings = header_settings(description, rules.book)
    idle = idle_settings(settings, rulebook_of(rules.book), rules)
    return [*idle, *check_rules(rules, _provenance_of(description, rules))]


def change_warnings(
    description: Description, rules: Rulebook, change: Mapping[str, Value]
) -> list[Finding]:
    r"""The warnings about rules that appear if some options are changed.

    >>> import referee
    >>> table = referee.read("rules: daifugo\nseats: Aki, Ben")
    >>> found = change_warnings(table.description, table.rulebook, {"six_return": True})
    >>> [(warning.code, warning.clause) for warning in found]  # it needs a rule that reverses
    [('missing', 'daifugo.six_return')]
    """
    before = {(warning.code, warning.clause) for warning in check_rules(rules)}
    changed = rules.replace(**change)
    after = check_rules(changed, _provenance_of(description, changed))
    return [warning for warning in after if (warning.code, warning.clause) not in before]


def _provenance_of(description: Description, rules: Rulebook) -> ProvenanceOf:
    """A function that returns who set an option.

    An option whose value differs from the table's was set by a change that is tried out.
    """
    settings = header_settings(description, rules.book)
    in_header = {option.name: (value, provenance) for option, value, provenance in settings}

    def provenance_of(option: Option) -> Provenance:
        value, provenance = in_header.get(
            option.name, (option.default, rules.book.provenance(option))
        )
        value = option.named(value) if isinstance(value, str) else value
        return provenance if rules.value(option.name) == value else Provenance("flip")

    return provenance_of
