"""What a table's header sets, and what is odd about it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from referee.library.option_checks import ProvenanceOf, Setting, check_rules, idle_settings
from referee.model.description import Description
from referee.model.types import Value
from referee.rulebook.clause import Book, Option, Provenance
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rulebook import Rulebook, rulebook_of

# ---- a table's header


def said_by(described: Description, of: Book) -> list[Setting]:
    r"""What a table's header and readings set, each with its line, without unknown names.

    >>> import referee
    >>> table = referee.read("rules: offkai - suit_lock\nseats: Aki, Ben")
    >>> said = said_by(table.description, table.rulebook.book)
    >>> [(option.name, value, setter.line) for option, value, setter in said]
    [('suit_lock', False, 1)]
    """
    here = Provenance("header", "", described.line("rules"))
    read = Provenance("header", "", described.line("readings"))
    said: list[tuple[str, Value, Provenance]] = [
        *((name, value, here) for name, value in described.switches),
        *((key if key in of.options else f"{owner}_{key}", value, here)
          for owner, key, value in described.params),
        *((name, value, here) for name, value in described.settings),
        *((name, value, read) for name, value in described.readings),
    ]  # fmt: skip
    return [
        (of.options[name], value, replace(by)) for name, value, by in said if name in of.options
    ]


def check_table(described: Description, rules: Rulebook) -> list[Finding]:
    r"""What a table's rules say for nothing, or against each other.

    >>> import referee
    >>> table = referee.read("rules: offkai + suit_lock\nseats: Aki, Ben")
    >>> [(each.code, each.line) for each in check_table(table.description, table.rulebook)]
    [('already-so', 1)]
    """
    said = said_by(described, rules.book)
    found = idle_settings(said, rulebook_of(rules.book), rules)
    return [*found, *check_rules(rules, _set_by(described, rules))]


def check_change(
    described: Description, rules: Rulebook, change: Mapping[str, Value]
) -> list[Finding]:
    r"""What is odd about the rules once some options are changed, and was not before.

    >>> import referee
    >>> table = referee.read("rules: daifugo\nseats: Aki, Ben")
    >>> found = check_change(table.description, table.rulebook, {"six_return": True})
    >>> [(each.code, each.clause) for each in found]  # it needs a rule that turns the order round
    [('missing', 'daifugo.six_return')]
    """
    before = {(each.code, each.clause) for each in check_rules(rules)}
    changed = rules.having(**change)
    found = check_rules(changed, _set_by(described, changed))
    return [each for each in found if (each.code, each.clause) not in before]


def _set_by(described: Description, rules: Rulebook) -> ProvenanceOf:
    """Who set each option. One with another value than the table gives it was set by a change that
    is tried."""
    named = {option.name: (value, by) for option, value, by in said_by(described, rules.book)}

    def set_by(option: Option) -> Provenance:
        value, by = named.get(option.name, (option.default, rules.book.provenance(option)))
        value = option.named(value) if isinstance(value, str) else value
        return by if rules.value(option.name) == value else Provenance("flip")

    return set_by
