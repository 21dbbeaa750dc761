"""What every rule of every family has: a clause, parameters, and a way to say what it found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, TypeVar, cast, overload

from .errors import UnknownName
from .markword import MarkWord
from .rulebook import UNSETTLED, Book, Clause, Rulebook, RuleUse, family_package

T = TypeVar("T")


class Open(Exception):
    """Raised where a judgement needs something that the text does not settle."""

    def __init__(self, *clauses: Clause) -> None:
        super().__init__(*(clause.id for clause in clauses))
        self.clauses = clauses


class OpenReading(Open):
    """A reading that stands at ``unsettled``."""

    def __init__(self, clause: Clause, reading: str) -> None:
        super().__init__(clause)
        self.clause, self.reading = clause, reading


class OpenOrder(Open):
    """Clauses that speak about one thing at once, and whose order tells."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        super().__init__(*clauses)


class Param(Generic[T]):
    """A parameter of a rule: set by the book's ``with`` or by a reading of the same name."""

    def __init__(self, default: T, doc: str = "") -> None:
        self.default = default
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, rule: None, owner: type) -> Param[T]: ...
    @overload
    def __get__(self, rule: Rule, owner: type) -> T: ...
    def __get__(self, rule: Rule | None, owner: type) -> Param[T] | T:
        if rule is None:
            return self
        value = rule.params.get(self.name, self.default)
        if value == UNSETTLED:
            raise OpenReading(rule.clause, self.name)
        return cast(T, value)


class Rule:
    """A rule bound to the clause that states it. It never asks which other rules are on."""

    words: ClassVar[tuple[MarkWord, ...]] = ()
    """How the marks it leaves behind are written under ``state:``."""
    says: ClassVar[tuple[str, ...]] = ()
    """What it gives reasons for: the messages ``NAME-ENDING`` of ``rules.ftl``, by ending."""

    def __init__(self, book: Book, clause: Clause, params: Mapping[str, Any]) -> None:
        """Raises ``UnknownName`` for a parameter that the rule does not have."""
        known = params_of(type(self))
        for name in params:
            if name not in known:
                raise UnknownName("parameter", name, list(known))
        self.book = book
        self.deck = book.deck
        self.clause = clause
        self.params = dict(params)
        for name, param in known.items():  # what is settled need not be asked for again
            value = self.params.get(name, param.default)
            if value != UNSETTLED:
                self.__dict__[name] = value

    @property
    def name(self) -> str:
        return type(self).__module__.rpartition(".")[2]

    def reason(
        self,
        ending: str,
        did: str = "causes",
        *,
        cards: Sequence[str] = (),
        players: Sequence[str] = (),
        **args: object,
    ) -> Reason:
        """A reason in the words ``NAME-ENDING``; ``cards`` and ``players`` as they are written."""
        told = {"cards": list(cards), "seat": players[0] if players else "", **args}
        key = f"{self.name}-{ending}"
        return Reason(self.clause, did, key, tuple(cards), tuple(players), told)


_params: dict[type, dict[str, Param[Any]]] = {}


def params_of(cls: type) -> dict[str, Param[Any]]:
    """The parameters of a rule class by name."""
    if cls not in _params:
        attributes = {
            name: each for base in reversed(cls.__mro__) for name, each in vars(base).items()
        }
        _params[cls] = {name: each for name, each in attributes.items() if isinstance(each, Param)}
    return _params[cls]


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing behind an answer.

    ``did`` is ``bars``, ``allows``, ``causes`` or ``overrides``; ``key`` and ``args`` make the
    sentence (a message of the locale files), worded only when somebody reads it.
    """

    clause: Clause
    did: str
    key: str
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    args: Mapping[str, object] = field(default_factory=dict)


@cache
def rule_class(family: str, name: str) -> type[Rule]:
    """The rule in ``rules/NAME.py`` of the family's package. Raises ``UnknownName``."""
    path = f"{family_package(family)}.rules.{name}"
    if find_spec(path) is None:
        raise UnknownName("rule", name, [])
    module = import_module(path)
    found: type[Rule] = getattr(module, "".join(part.capitalize() for part in name.split("_")))
    return found


@cache
def mark_words(book: Book, variant: str = "") -> dict[str, tuple[MarkWord, ...]]:
    """The words of every rule that the book names, on or off, by rule.

    Of a book with several games only those of the ``variant``; without one, those of the games
    that the book's own family plays.
    """
    family = book.family_of(variant)
    games = {variant} if variant else set(book.games_of(family))
    here = [c for c in book.clauses if not c.variants or games & set(c.variants)]
    uses = {use.name for clause in here for use in clause.rules}
    found = {name: rule_class(family, name).words for name in sorted(uses)}
    return {name: words for name, words in found.items() if words}


def bind_rules(rulebook: Rulebook) -> list[Rule]:
    """The rules of every clause that is on, bound to their parameters. Raises ``UnknownName``.

    Rules never change, so rulebooks of one book share those that they bind alike.
    """
    return [_bind(rulebook, clause, use) for clause in rulebook.active for use in clause.rules]


def rules_of(rulebook: Rulebook, clause: Clause) -> list[Rule]:
    """The rules of one clause, bound likewise; none where it is off."""
    return [_bind(rulebook, clause, use) for use in clause.rules] if rulebook.is_on(clause) else []


@lru_cache(maxsize=64)
def readers(book: Book) -> Mapping[str, tuple[Clause, ...]]:
    """Option -> the clauses whose rules have it as a parameter, besides its own."""
    found: dict[str, dict[str, Clause]] = {}
    for clause in book.clauses:
        values = [value for use in clause.rules for value in use.params.values()]
        for value in filter(_names_option, values):
            for name in value.values():
                found.setdefault(name, {})[clause.id] = clause
    return {name: tuple(clauses.values()) for name, clauses in found.items()}


def _names_option(value: Any) -> bool:
    return isinstance(value, dict) and not {"reading", "setting"}.isdisjoint(value)


def _bind(rulebook: Rulebook, clause: Clause, use: RuleUse) -> Rule:
    cls = rule_class(rulebook.family, use.name)
    readings = {
        reading.name: rulebook.value(reading.name)
        for reading in clause.readings
        if reading.name in params_of(cls)
    }
    params = {name: _settled(rulebook, value) for name, value in use.params.items()} | readings
    key = (id(clause), use.name, repr(params))
    rule = _bound.get(key)
    if rule is None:
        rule = _bound[key] = cls(rulebook.book, clause, params)
    return rule


_bound: dict[tuple[int, str, str], Rule] = {}
"""The rules bound so far. Each keeps its clause alive, so that the clause's id stays its own."""


def _settled(rulebook: Rulebook, value: Any) -> Any:
    """A parameter's value; ``{ reading = NAME }`` is that of a reading of another name.

    ``{ setting = NAME }`` likewise, of a setting or the variant.
    """
    if isinstance(value, dict):
        for kind in ("reading", "setting"):
            if kind in value:
                return rulebook.value(value[kind])
    return value
