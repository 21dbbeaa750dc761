"""The rules that are picked: a book, the value of every option, the rulings of the house."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from referee.errors import UnknownName
from referee.house_rules.rewrite import HouseContent
from referee.library.context import current
from referee.library.option_checks import conflicts
from referee.model.types import Value, Words
from referee.rulebook.clause import Option, Provenance, Ruling
from referee.rulebook.diagnostics import RulesConflict
from referee.rulebook.rulebook import Rulebook, rulebook_of

YOU = Provenance("you")


class RuleSelection(Struct, frozen=True):
    """A book with a value for every option; immutable, so that undo is a list of these.

    Since all values are kept, saving the house's file does not change a choice.
    """

    book: str
    values: Mapping[str, Value]
    rulings: Mapping[str, Ruling] = {}
    """The house's own rulings, by option."""
    title: Words = {}
    others: Mapping[str, RuleSelection] = {}
    """What was picked of other books, by id; it returns with the book."""
    left: str = ""
    """The book played before this one, as long as its changes can be offered for this one."""
    agreed: tuple[str, ...] = ()
    """The options that the group has agreed on, in the order of the questions."""

    @property
    def rules(self) -> Rulebook:
        """The picked rules; options that the book no longer has are left out."""
        book = current().last_good_book(self.book)
        return rulebook_of(book, _valid(self.values, book.options))

    @staticmethod
    def set_by(rules: Rulebook, option: Option) -> Provenance:
        """What set the value of an option: its book, the house's file, or the user."""
        return rules.book.provenance(option) if rules.value(option.name) == option.default else YOU

    def replace(self, values: Mapping[str, Value]) -> RuleSelection:
        """The selection with other values. Raises ``UnknownName``, ``RulesConflict``."""
        options = self.rules.options
        for name, value in values.items():
            if name not in options:
                raise UnknownName("option", name, list(options))
            if value not in options[name].values:
                known = [str(known) for known in options[name].values]
                title = options[name].clause.title
                raise UnknownName("value", str(value), known, of=name, clause=title)
        replaced = replace(self, values={**self.values, **values})
        rules = replaced.rules
        if clashes := list(conflicts(rules, lambda option: self.set_by(rules, option))):
            raise RulesConflict(clashes)
        return replaced

    def ruled(self, ruling: Ruling) -> RuleSelection:
        """The selection with a new ruling. Raises ``UnknownName``, ``RulesConflict``."""
        replaced = self.replace({ruling.decides: ruling.value})
        return replace(replaced, rulings={**self.rulings, ruling.decides: ruling})

    def unruled(self, name: str, usual: Value) -> RuleSelection:
        """The selection without a ruling and with the usual value. Raises ``RulesConflict``."""
        rulings = {option: ruling for option, ruling in self.rulings.items() if option != name}
        return replace(self.replace({name: usual}), rulings=rulings)

    # ---- from book to book

    def alone(self) -> RuleSelection:
        """The selection without what was picked of other books."""
        return replace(self, others={}, left="", agreed=())

    def switch_book(self, first: RuleSelection, as_is: RuleSelection) -> RuleSelection:
        """The selection for another book: as it was left, or if it is new, ``first``.

        ``as_is``: this book before anything was picked.
        """
        others = dict(self.others)
        here = self.alone()
        if here != as_is:
            others[self.book] = here
        there = others.pop(first.book, first)
        return replace(there, others=others, left=self.book if here.changes() else "")

    def changes(self) -> dict[str, Value]:
        """The options that differ from the book, without the choice of the game."""
        rules = self.rules
        return {
            name: value
            for name, value in values_of(rules).items()
            if not rules.options[name].in_header
            and rules.is_relevant(rules.options[name])
            and value != rules.options[name].default
        }

    def offer(self) -> tuple[dict[str, Value], int]:
        """The changes of the book left last that would change this one, and how many don't fit."""
        before = self.others.get(self.left)
        if before is None:
            return {}, 0
        rules, changes = self.rules, before.changes()
        options = {
            name: option for name, option in rules.options.items() if rules.is_relevant(option)
        }
        valid = _valid(changes, options)
        offered = {name: value for name, value in valid.items() if rules.value(name) != value}
        return offered, len(changes) - len(valid)

    def wanted(self) -> HouseContent:
        """The content of the house's file."""
        return HouseContent(values_of(self.rules), self.rulings, self.title)


def values_of(rules: Rulebook) -> dict[str, Value]:
    """The value of every option."""
    return {name: rules.value(name) for name in rules.options}


def _valid(values: Mapping[str, Value], options: Mapping[str, Option]) -> dict[str, Value]:
    """The values that these options can have."""
    return {
        name: value
        for name, value in values.items()
        if name in options and value in options[name].values
    }


def defaults(id_: str) -> dict[str, Value]:
    """The default of every option. Raises ``UnknownName``, ``BadBook``."""
    return {name: option.default for name, option in current().last_good_book(id_).options.items()}
