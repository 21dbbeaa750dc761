"""Every change of one option of a rulebook, as the rules that go and the rules that come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

from msgspec import Struct

from referee._internal.gc import gc_paused
from referee.engine.interfaces import ChangeKey
from referee.games.climbing.rule_api.rule import OBSERVING_HOOKS, ClimbingRule, judging_marks
from referee.model.types import Value
from referee.rulebook.binding import option_readers, options_of_clause, rules_of_clause
from referee.rulebook.clause import Book, Clause, Option
from referee.rulebook.rule import OpenReading
from referee.rulebook.rulebook import Rulebook, rulebook_of

Saying = Sequence[tuple[ClimbingRule, str, Callable[..., Any]]]
"""Rules that say something of a hook, the ids of their clauses, and what they say."""


class Difference(Struct, frozen=True, eq=False):
    """An option at another value: the rules that go and the rules that come.

    ``ranked``: the rules in force that then go before others, or no longer do: that tells only
    where they say something. ``at_once``: these are other kinds of rules altogether. ``declared``:
    the hooks that any of them has. ``forms``: those that only one side has. ``weighs``: the kinds
    of marks that any of them looks at; ``weighed``: that those look at that go, and that come, when
    they judge plays, once for each rule. ``retitled``: so many players have other titles then.
    ``answers_otherwise``: others answer a cut in another order. ``tells_cards``: any of them asks
    which cards jokers stand for.
    """

    key: ChangeKey
    option: Option
    value: Value
    gone: tuple[ClimbingRule, ...]
    come: tuple[ClimbingRule, ...]
    ranked: tuple[ClimbingRule, ...]
    at_once: bool
    declared: frozenset[str]
    forms: frozenset[str]
    weighs: frozenset[str]
    weighed: tuple[Counter[str], Counter[str]]
    retitled: frozenset[int]
    answers_otherwise: bool
    tells_cards: bool
    _saying: dict[str, tuple[Saying, ...]] = {}

    @property
    def rules(self) -> tuple[ClimbingRule, ...]:
        return (*self.gone, *self.come, *self.ranked)

    def saying(self, hook: str) -> tuple[Saying, ...]:
        """What those that go, those that come and those that are ranked say of a hook."""
        found = self._saying.get(hook)
        if found is None:
            found = self._saying[hook] = tuple(
                [(rule, rule.clause.id, getattr(rule, hook)) for rule in rules if rule.has(hook)]
                for rules in (self.gone, self.come, self.ranked)
            )
        return found


class Differences(tuple[Difference, ...]):
    """Every change of one option of a rulebook; none that no rule in use reads.

    ``plain``: those of the book by itself, most of which are the same.
    """

    plain: Differences | None = None

    @cached_property
    def having(self) -> Mapping[str, Sequence[Difference]]:
        """Hook -> those that declare it, in their order."""
        known = self.plain.having if self.plain else {}
        others = {*self} ^ {*(self.plain or ())}
        again = {hook for each in others for hook in each.declared}
        return {**known, **{hook: [each for each in self if hook in each.declared]
                            for hook in again}}  # fmt: skip

    @cached_property
    def weighs(self) -> frozenset[str]:
        """The kinds of marks that any of them looks at."""
        return frozenset().union(*(each.weighs for each in self))

    @cached_property
    def weighing(self) -> Sequence[Difference]:
        """Those that judge plays by marks."""
        return [each for each in self if not each.declared.isdisjoint(OBSERVING_HOOKS)]

    @cached_property
    def forming(self) -> Sequence[Difference]:
        """Those with which there are other forms."""
        return [each for each in self if each.forms]


def differences(rulebook: Rulebook) -> Differences:
    """The changes of one option of a rulebook, worked out once."""
    found: Differences | None = rulebook.cache.get("differences")
    if found is None:
        with gc_paused():
            found = Differences(chain.from_iterable(_by_option(rulebook).values()))
            if rulebook.choices:
                found.plain = differences(rulebook_of(rulebook.book))
        rulebook.cache["differences"] = found
    return found


def _by_option(rulebook: Rulebook) -> Mapping[str, tuple[Difference, ...]]:
    """Option -> the changes of it. Where they hang on nothing that a table has chosen, they are
    those of the book by itself."""
    found: Mapping[str, tuple[Difference, ...]] | None = rulebook.cache.get("changes by option")
    if found is None:
        options, chosen = rulebook.options, set[str]()
        known: Mapping[str, tuple[Difference, ...]] = {}
        if rulebook.choices:
            known = _by_option(rulebook_of(rulebook.book))
            hanging = _hanging(rulebook.book)
            chosen = {each for name in rulebook.choices for each in hanging.get(name, ())}
        found = rulebook.cache["changes by option"] = {
            name: known[name] if name in known and name not in chosen else _of(rulebook, option)
            for name, option in options.items()
        }
    return found


def _of(rulebook: Rulebook, option: Option) -> tuple[Difference, ...]:
    values = rulebook.alternatives_of(option) if _is_read(rulebook, option) else ()
    return tuple(_shared(rulebook, option, value) for value in values)


def _hanging(book: Book) -> Mapping[str, set[str]]:
    """Option -> those whose changes hang on it: which there are, and what they bring."""
    found: dict[str, set[str]] | None = book.cache.get("hanging")
    if found is None:
        found = {}
        for option in book.options.values():
            among = option.reading.among if option.reading else ()
            needed = {clause.name for clause in book.clauses if clause.id in among} if among else ()
            opposed = book.conflicting_names.get(option.name, frozenset())
            for name in {*_hangs_on(book, option), *needed, *opposed}:
                found.setdefault(name, set()).add(option.name)
        book.cache["hanging"] = found
    return found


def _is_read(rulebook: Rulebook, option: Option) -> bool:
    """Whether a change of the option can make a rule go or come: a reading puts no clause in or
    out, so that it needs one that is."""
    if option.kind != "reading":
        return True
    others = option_readers(rulebook.book).get(option.name, ())
    return any(map(rulebook.is_on, (option.clause, *others))) or bool(_ranked(rulebook, option))


def _shared(rulebook: Rulebook, option: Option, value: Value) -> Difference:
    """The same for all rulebooks of the book that choose alike what it hangs on."""
    kept: dict[object, Difference] = rulebook.book.cache.setdefault("differences", {})
    key = (option.name, value, *map(rulebook.value, _hangs_on(rulebook.book, option)))
    found = kept.get(key)
    if found is None:
        found = kept[key] = _difference(rulebook, option, value)
    return found


def _hangs_on(book: Book, option: Option) -> tuple[str, ...]:
    """The options that tell which rules a change of this one makes go and come."""
    kept: dict[str, tuple[str, ...]] = book.cache.setdefault("differences hang on", {})
    found = kept.get(option.name)
    if found is None:
        clauses = [option.clause, *option_readers(book).get(option.name, ())]
        if ranked := _ids_ranked(option):
            clauses += [clause for clause in book.clauses if clause.id in ranked]
        names = {option.name}.union(*(_read_by(book, clause) for clause in clauses))
        if book.variants:
            names.add(book.variants.name)
        found = kept[option.name] = tuple(sorted(names))
    return found


def _read_by(book: Book, clause: Clause) -> frozenset[str]:
    kept: dict[str, frozenset[str]] = book.cache.setdefault("options read", {})
    found = kept.get(clause.id)
    if found is None:
        found = kept[clause.id] = frozenset(options_of_clause(clause))
    return found


def _difference(rulebook: Rulebook, option: Option, value: Value) -> Difference:
    # most changes are looked at only here: no need to share them
    choices = {**rulebook.choices, option.name: value}
    other = Rulebook(rulebook.book, choices, rulebook.orders)
    others = option_readers(rulebook.book).get(option.name, ())
    clauses = [option.clause, *(clause for clause in others if clause is not option.clause)]
    now, then = (_rules(rules, clauses) for rules in (rulebook, other))
    gone = tuple(rule for rule in now if rule not in then)
    come = tuple(rule for rule in then if rule not in now)
    ranked = tuple(_rules(rulebook, _ranked(rulebook, option)))
    declared = frozenset(hook for rule in (*gone, *come, *ranked) for hook in rule.declared)
    at_once = _facts(gone) != _facts(come) or any(rule.roles for rule in ranked)
    forms = frozenset(_forms(gone)) ^ frozenset(_forms(come))
    weighs = frozenset(kind for rule in (*gone, *come, *ranked) for kind in rule.observed_marks)
    return Difference(
        (option.name, value), option, value, gone, come, ranked, at_once, declared, forms, weighs,
        (_weighed(gone), _weighed(come)), _retitled(rulebook, other),
        _answering(gone) != _answering(come),
        any(rule.by_suits or rule.by_joker_suits for rule in (*gone, *come, *ranked)),
    )  # fmt: skip


def _weighed(rules: Iterable[ClimbingRule]) -> Counter[str]:
    return Counter(kind for rule in rules for kind in judging_marks(rule))


def _retitled(rulebook: Rulebook, other: Rulebook) -> frozenset[int]:
    """The numbers of players that have other titles by another rulebook."""
    titles, others = rulebook.titled_book.titles, other.titled_book.titles
    if titles is others:
        return frozenset()
    sizes = titles.keys() | others.keys()
    return frozenset(size for size in sizes if titles.get(size) != others.get(size))


def _answering(rules: Iterable[ClimbingRule]) -> set[str]:
    """In which orders, other than the usual one, others answer the cuts of these rules."""
    return {*map(_answer_order, rules)} - {"turn_order"}


def _answer_order(rule: ClimbingRule) -> str:
    try:
        return rule.answer_order
    except OpenReading as opened:
        return opened.reading


def _ranked(rulebook: Rulebook, option: Option) -> list[Clause]:
    """The clauses that go before others by the values of a reading, or that it puts in an order."""
    ids = _ids_ranked(option)
    return [clause for clause in rulebook.active if clause.id in ids] if ids else []


def _ids_ranked(option: Option) -> set[str]:
    if option.reading is None:
        return set()
    ids = {clause for order in option.reading.orders.values() for clause in order}
    return ids | ({option.clause.id} if option.reading.overrides else set())


def _forms(rules: Iterable[ClimbingRule]) -> Iterator[str]:
    for rule in rules:
        yield from rule.forms


def _rules(rulebook: Rulebook, clauses: Iterable[Clause]) -> list[ClimbingRule]:
    bound = (rule for clause in clauses for rule in rules_of_clause(rulebook, clause))
    return [rule for rule in bound if isinstance(rule, ClimbingRule)]


def _facts(rules: Iterable[ClimbingRule]) -> list[str]:
    """What is known about rules without asking them, as far as it makes them special."""
    said = ([getattr(rule, name) for name in FACTS] for rule in rules)
    return sorted(repr(facts) for facts in said if facts != _PLAIN)


ASKED_ALONG = frozenset({
    "allowed_counts", "answer_has_effects", "answerable", "answers", "answers_skip", "awaits_clear",
    "by_joker_suits", "by_normal_order", "by_suits", "declared", "exit_kinds", "exit_stages",
    "exits_together", "forms", "fulfilled_by_decline", "key", "lasting_passes", "lead_facts",
    "max_jokers", "min_plays", "move_kinds", "observed_marks", "offers_only_if_stuck",
    "only_with_others", "open_fact", "out_of_turn", "own_ranks", "relies_on", "replaces_cut",
    "reversing_marks", "roles", "says", "scope", "sees_suits", "words",
})  # fmt: skip
"""Attributes of rules that tell only together with a hook, which is asked itself."""

FACTS = tuple(
    name
    for base in ClimbingRule.__mro__
    for name, value in vars(base).items()
    if not name.startswith("_")
    and name not in ASKED_ALONG
    and not callable(value)
    and not isinstance(value, property | classmethod)
)
"""All other attributes: a change of one is a change by itself."""

_PLAIN: list[Any] = [getattr(ClimbingRule, name) for name in FACTS]
