"""Reads and writes the lines with a table's rules: ``rules: …`` and ``readings: …``."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from referee.errors import MisusedOption, ParseError, UnknownName
from referee.library.context import book, rulebook
from referee.library.option_checks import (
    ProvenanceOf,
    Setting,
    check_rules,
    conflicts,
    idle_settings,
)
from referee.library.other_names import known_aliases, switch_titles
from referee.library.title_lookup import book_titles
from referee.model.description import Description
from referee.model.types import Value
from referee.rulebook.clause import Book, Option, Provenance
from referee.rulebook.diagnostics import Finding, RulesConflict
from referee.rulebook.rulebook import Rulebook, rulebook_of

from .table_text import assignments, read_text
from .writer import write_rules_lines


def header_of(rules: Rulebook) -> str:
    r"""The header for a rulebook.

    >>> header_of(rulebook("offkai", {"suit_lock": False}))
    'rules: offkai - suit_lock\n'
    """
    return write_rules_lines(write_rules(Description(), rules))


def rules_of(text: str) -> Rulebook:
    r"""The rulebook that the header of a table text names. The rest only has to be readable.

    Raises ``ParseError``, ``UnknownName``, ``RulesConflict``, ``BadBook``.

    >>> rules_of("rules: offkai - suit_lock\nseats: Aki, Ben")
    <Rulebook offkai {'suit_lock': False}>
    """
    return read_rules(read_text(text))


def read_rules(description: Description) -> Rulebook:
    """The rulebook that the header of a description names.

    Raises ``UnknownName`` with the line, ``RulesConflict``, ``BadBook``.

    >>> read_rules(Description(book="whist", settings=(("trump", "S"),))).value("trump")
    'S'
    """
    if not description.book:
        raise ParseError("", 1, 1, ["rules"])
    try:
        _check_use(description)
        options = book(description.book).options
        choices = description.choices()
        for owner, key, value in description.params:
            name = key if key in options else f"{owner}_{key}"
            if owner in options and name not in options:
                settings = _settings_of(options[owner])
                raise UnknownName("parameter", key, settings, of=owner)
            choices[name] = value
        for name, word in description.settings:
            if name not in options or not options[name].in_header:
                settings = [option.name for option in options.values() if option.in_header]
                raise UnknownName("setting", name, settings)
            choices[name] = options[name].named(word)
        rules = rulebook(description.book, choices)
        _reject_conflicts(description, rules)
        return rules
    except UnknownName as unknown:
        readings = {name for name, _ in description.readings}
        is_reading = readings & {unknown.name, unknown.of}
        unknown.line = description.line("readings" if is_reading else "rules")
        if unknown.what == "option":
            unknown.know_titles(switch_titles(book(description.book)), known_aliases())
        elif unknown.what == "book":
            unknown.know_titles(book_titles())
        raise


def _settings_of(option: Option) -> list[str]:
    """What can be set in brackets behind a rule: the readings of its clause."""
    prefix = f"{option.name}_"
    return [reading.name.removeprefix(prefix) for reading in option.clause.readings]


def _reject_conflicts(description: Description, rules: Rulebook) -> None:
    """Raises ``RulesConflict`` if clauses in use exclude each other."""
    if not any(conflicts(rules)):
        return
    settings = header_settings(description, rules.book)
    in_header = {option.name: provenance for option, _, provenance in settings}

    def provenance_of(option: Option) -> Provenance:
        return in_header.get(option.name, rules.book.provenance(option))

    raise RulesConflict(list(conflicts(rules, provenance_of)))


def _check_use(description: Description) -> None:
    """Raises ``MisusedOption`` for options in the wrong place.

    These are readings among the switches or settings, switches among the readings or settings, and
    rules that cannot be switched off.
    """
    named = book(description.book)
    options = named.options
    fixed = {
        word.casefold()
        for clause in named.clauses
        if not clause.switchable
        for word in (clause.name, *clause.title.values())
    }
    for name, _ in description.switches:
        option = options.get(name)
        if option is None and name.casefold() in fixed:
            raise MisusedOption("rule-fixed", name, (), "")
        if option is not None and option.kind == "reading":
            values = [str(value) for value in option.values]
            other = next((value for value in values if value != option.default), values[0])
            raise MisusedOption("reading-switched", name, values, other)
    for name, value in description.settings:
        option = options.get(name)
        if option is not None and option.kind == "reading":
            raise MisusedOption("reading-set", name, list(map(str, option.values)), value)
    for name, value in (*description.settings, *description.readings):
        option = options.get(name)
        if option is not None and option.kind == "switch":
            raise MisusedOption("switch-read", name, [f"+ {name}", f"- {name}"], value)


def write_rules(description: Description, rules: Rulebook) -> Description:
    """The description with a header for a rulebook.

    >>> write_rules(Description(), rulebook("offkai", {"suit_lock": False})).switches
    (('suit_lock', False),)
    """
    kinds = {name: rules.options[name].kind for name in rules.choices}
    choices = rules.choices.items()
    in_header = {name for name in rules.choices if rules.options[name].in_header}
    return replace(
        description,
        book=rules.id,
        switches=tuple((name, bool(value)) for name, value in choices if kinds[name] == "switch"),
        params=(),
        readings=tuple((name, str(value)) for name, value in choices if kinds[name] == "reading"),
        settings=tuple((name, str(value)) for name, value in choices if name in in_header),
    )


# ---- warnings


def header_settings(description: Description, book: Book) -> list[Setting]:
    r"""The options that the header sets, with their values and lines. Unknown names are left out.

    >>> settings = header_settings(read_text("rules: offkai - suit_lock"), book("offkai"))
    >>> [(option.name, value, provenance.line) for option, value, provenance in settings]
    [('suit_lock', False, 1)]
    """
    return [
        (book.options[name], value, Provenance("header", "", description.line(part)))
        for part, name, _, value in assignments(description, book.options)
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
