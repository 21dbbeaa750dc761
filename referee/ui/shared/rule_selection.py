"""What has been picked: a book, the value of every option, what the house has ruled, its title."""

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
    """Immutable, so that undo is a list of these.

    ``values`` are those of all options, so that a choice stays what it is when the house's file is
    saved under it. ``rulings`` are the house's own, by the option that each decides.
    """

    book: str
    values: Mapping[str, Value]
    rulings: Mapping[str, Ruling] = {}
    title: Words = {}
    others: Mapping[str, RuleSelection] = {}
    """What was picked of other books, by their ids: coming back to one finds it again."""
    left: str = ""
    """The book that was played before this one, as long as its changes are worth an offer."""

    @property
    def rules(self) -> Rulebook:
        """The rules as picked, as far as the book, which may have been read anew, knows them."""
        of = current().last_good_book(self.book)
        return rulebook_of(of, known(self.values, of.options))

    @staticmethod
    def set_by(rules: Rulebook, option: Option) -> Provenance:
        """Who gave an option its value: its book, the house's file, or whoever picks."""
        return rules.book.provenance(option) if rules.value(option.name) == option.default else YOU

    def replace(self, values: Mapping[str, Value]) -> RuleSelection:
        """With other values. Raises ``UnknownName``, ``RulesConflict``."""
        options = self.rules.options
        for name, value in values.items():
            if name not in options:
                raise UnknownName("option", name, list(options))
            if value not in options[name].values:
                offered = [str(each) for each in options[name].values]
                title = options[name].clause.title
                raise UnknownName("value", str(value), offered, of=name, clause=title)
        made = replace(self, values={**self.values, **values})
        rules = made.rules
        found = list(conflicts(rules, lambda option: made.set_by(rules, option)))
        if found:
            raise RulesConflict(found)
        return made

    def ruled(self, ruling: Ruling) -> RuleSelection:
        """With a ruling for any former one. Raises ``UnknownName``, ``RulesConflict``."""
        made = self.replace({ruling.decides: ruling.value})
        return replace(made, rulings={**self.rulings, ruling.decides: ruling})

    def unruled(self, name: str, usual: Value) -> RuleSelection:
        """Without a ruling, with the usual value instead. Raises ``RulesConflict``."""
        made = self.replace({name: usual})
        return replace(made, rulings={n: r for n, r in self.rulings.items() if n != name})

    # ---- from book to book

    def alone(self) -> RuleSelection:
        """What is picked of this book, whatever was picked of others."""
        return replace(self, others={}, left="")

    def gone_to(self, first: RuleSelection, as_is: RuleSelection) -> RuleSelection:
        """Another book: as it is (``first``), or as it was when somebody left it. ``as_is``: this
        book before anybody picked."""
        others = dict(self.others)
        here = self.alone()
        if here != as_is:
            others[self.book] = here
        there = others.pop(first.book, first)
        return replace(there, others=others, left=self.book if here.changes() else "")

    def changes(self) -> dict[str, Value]:
        """The options that are not as the book has them; which game is played is none of them."""
        rules = self.rules
        return {
            option.name: rules.value(option.name)
            for option in rules.options.values()
            if not option.in_header
            and rules.is_relevant(option)
            and rules.value(option.name) != option.default
        }

    def offer(self) -> tuple[dict[str, Value], int]:
        """What of the changes to the book left last would change this one; how many of them it
        has not."""
        before = self.others.get(self.left)
        if before is None:
            return {}, 0
        rules, changes = self.rules, before.changes()
        options = {each.name: each for each in rules.options.values() if rules.is_relevant(each)}
        here = known(changes, options)
        taken = {name: value for name, value in here.items() if rules.value(name) != value}
        return taken, len(changes) - len(here)

    # ---- out

    def wanted(self) -> HouseContent:
        """What the house's file is to say."""
        return HouseContent(self.all_values(), self.rulings, self.title)

    def all_values(self) -> dict[str, Value]:
        """The value of every option that the book has."""
        rules = self.rules
        return {name: rules.value(name) for name in rules.options}


def known(values: Mapping[str, Value], options: Mapping[str, Option]) -> dict[str, Value]:
    """Those of the values that these options can have."""
    return {n: v for n, v in values.items() if n in options and v in options[n].values}


def defaults(id_: str) -> dict[str, Value]:
    """The value of every option where nobody picks. Raises ``UnknownName``, ``BadBook``."""
    return {name: option.default for name, option in current().last_good_book(id_).options.items()}
