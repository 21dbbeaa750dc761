"""The lines of a table that name its rules: ``rules: …`` and ``readings: …``."""

from __future__ import annotations

from msgspec.structs import replace

from referee.errors import MisusedOption, ParseError, UnknownName
from referee.library.context import book, rulebook
from referee.library.option_checks import conflicts
from referee.library.title_lookup import book_titles, switch_titles
from referee.model.description import Description
from referee.rulebook.diagnostics import RulesConflict
from referee.rulebook.rulebook import Rulebook

from .header_warnings import said_by
from .table_text import read_text
from .writer import write_rules_lines


def header_of(rules: Rulebook) -> str:
    r"""The lines that name exactly these rules.

    >>> header_of(rulebook("offkai", {"suit_lock": False}))
    'rules: offkai - suit_lock\n'
    """
    return write_rules_lines(write_rules(Description(), rules))


def rules_of(text: str) -> Rulebook:
    r"""The rules that a table's first lines name; what else it says does not matter.

    Raises ``ParseError``, ``UnknownName``, ``RulesConflict``, ``BadBook``.

    >>> rules_of("rules: offkai - suit_lock\nseats: Aki, Ben")
    <Rulebook offkai {'suit_lock': False}>
    """
    return read_rules(read_text(text))


def read_rules(description: Description) -> Rulebook:
    """The rulebook that a description's header names.

    Raises ``UnknownName`` with the line, ``RulesConflict``, ``BadBook``.

    >>> read_rules(Description(book="whist", settings=(("trump", "S"),))).value("trump")
    'S'
    """
    if not description.book:
        raise ParseError("", 1, 1, ["rules"])
    try:
        _check_use(description)
        known = book(description.book).options
        chosen = description.choices()
        for owner, key, value in description.params:
            chosen[key if key in known else f"{owner}_{key}"] = value
        for name, word in description.settings:
            if name not in known or not known[name].in_header:
                raise UnknownName("setting", name, [n for n in known if known[n].in_header])
            chosen[name] = known[name].named(word)
        rules = rulebook(description.book, chosen)
        _refuse_conflicts(description, rules)
        return rules
    except UnknownName as unknown:
        read = {name for name, _ in description.readings}
        unknown.line = description.line(
            "readings" if read & {unknown.name, unknown.of} else "rules"
        )
        if unknown.what in ("book", "option"):
            of_book = unknown.what == "option"
            titles = switch_titles(book(description.book)) if of_book else book_titles()
            unknown.know_titles(titles)
        raise


def _refuse_conflicts(description: Description, rules: Rulebook) -> None:
    """Raises ``RulesConflict`` where clauses are in use that cannot be in use together."""
    if not any(conflicts(rules)):
        return
    set_by = {option.name: by for option, _, by in said_by(description, rules.book)}
    raise RulesConflict(
        list(conflicts(rules, lambda each: set_by.get(each.name, rules.book.provenance(each))))
    )


def _check_use(description: Description) -> None:
    """Raises ``MisusedOption`` for a reading that is switched, or set as the header sets, for a
    switch that is read, and for a rule that always holds and is switched."""
    of = book(description.book)
    options, fixed = of.options, {clause.name for clause in of.clauses if not clause.switchable}
    for name, _ in description.switches:
        option = options.get(name)
        if option is None and name in fixed:
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
    """The description with its header naming exactly these rules.

    >>> write_rules(Description(), rulebook("offkai", {"suit_lock": False})).switches
    (('suit_lock', False),)
    """
    kinds = {name: rules.options[name].kind for name in rules.choices}
    chosen = rules.choices.items()
    return replace(
        description,
        book=rules.id,
        switches=tuple((n, bool(v)) for n, v in chosen if kinds[n] == "switch"),
        readings=tuple((n, str(v)) for n, v in chosen if kinds[n] == "reading"),
        settings=tuple((n, str(v)) for n, v in chosen if rules.options[n].in_header),
    )
