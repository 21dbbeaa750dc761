"""What every rule of every family has: a clause, parameters, and a way to say what it found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import takewhile
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast, get_args, overload

from msgspec import Struct

from referee.errors import UnknownName
from referee.model.mark_spelling import MarkSpelling
from referee.model.types import Words

from .clause import UNSETTLED, Book, Clause

T = TypeVar("T")


class Open(Exception):
    """Raised where a judgement needs something that the text does not settle."""

    def __init__(self, *clauses: Clause) -> None:
        super().__init__(*(clause.id for clause in clauses))
        self.clauses = clauses
        self.explain: ReasonMaker | None = None
        """What is open at this table, by the names of its seats; ``None``: nobody said."""


class OpenReading(Open):
    """A reading that stands at ``unsettled``."""

    def __init__(self, clause: Clause, reading: str) -> None:
        super().__init__(clause)
        self.clause, self.reading = clause, reading


class OpenOrder(Open):
    """Clauses that speak about one thing at once, and whose order tells."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        super().__init__(*clauses)


@contextmanager
def explain_open_reading(tell: ReasonMaker) -> Iterator[None]:
    """Where the text leaves open what is asked for inside, that is told in these words."""
    try:
        yield
    except OpenReading as opened:
        opened.explain = opened.explain or tell
        raise


class Param(Generic[T]):
    """A parameter of a rule: set by the book's ``with`` or by a reading of the same name.

    A list or a table says what is in it: ``Param[list[str]]([])``.
    """

    def __init__(
        self, default: T, doc: str = "", *, names: str = "", also: tuple[str, ...] = ()
    ) -> None:
        """``names``: what its texts have to name, ``rank``, ``card``, ``suit``, ``suits`` (their
        letters), ``number`` (its digits) or ``choice`` (nothing else than ``also``); what is itself
        called ``rank`` or ``card`` names one. ``also``: what it may say besides."""
        self.default = default
        self.names = names
        self.also = also
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.names = self.names or (name if name in ("rank", "card") else "")

    @property
    def kind(self) -> Any:
        """The type of its values, such as ``list[str]``; by itself that of its default."""
        stated = get_args(getattr(self, "__orig_class__", None))
        return stated[0] if stated else _kind_of(self.default)

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


def _kind_of(value: object) -> Any:
    """The type of a value, down to what is inside of it."""
    if isinstance(value, tuple):
        return tuple[_kind_of(value[0]), ...]  # type: ignore[misc]
    if isinstance(value, list):
        return list[_kind_of(value[0])]  # type: ignore[misc]
    if isinstance(value, dict):
        return dict[str, _kind_of(next(iter(value.values())))]  # type: ignore[misc]
    return None if value is None else type(value)


class Rule:
    """A rule bound to the clause that states it. It never asks which other rules are on."""

    words: tuple[MarkSpelling, ...] = ()
    """How the marks it leaves behind are written under ``state:``."""
    says: ClassVar[tuple[str, ...]] = ()
    """What it gives reasons for: the messages ``NAME-ENDING`` of ``rules.ftl``, by ending."""
    roles: ClassVar[tuple[str, ...]] = ()
    """Its parts in the family's procedure, which cites it there whatever it is called."""
    relies_on: ClassVar[tuple[str, ...]] = ()
    """Ranks and suits that it names outright: it has no place in a book whose deck lacks one."""
    declared: frozenset[str] = frozenset()
    """The hooks and attributes that it has of its own, not from the base of the family's rules;
    a rule said in a sentence has those that its words need."""

    def __init_subclass__(cls) -> None:
        own = takewhile(lambda each: Rule not in each.__bases__, cls.__mro__)
        cls.declared = frozenset(name for each in own for name in vars(each))

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

    @classmethod
    def words_of(cls, _clause: Clause, _params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        """Likewise as ``words``, where a clause uses it with these parameters."""
        return cls.words

    def since(self, _effect: object) -> Words:
        """What has happened that an effect comes from, where its reason says so: a sentence's."""
        return {}

    def comes_to(self, _mark: object) -> Words:
        """What a mark of its clause comes to, where the mark's sentence says so: a sentence's."""
        return {}

    @property
    def name(self) -> str:
        """What books call it."""
        return rule_name(type(self))

    def require_settled(self, name: str) -> None:
        """Raises ``OpenReading`` where the text leaves this parameter open."""
        getattr(self, name)

    def has(self, hook: str) -> bool:
        """Whether the rule declares a hook."""
        return hook in self.declared

    def reason(
        self,
        ending: str,
        did: Did = "causes",
        *,
        cards: Sequence[str] = (),
        players: Sequence[str] = (),
        **args: object,
    ) -> Reason:
        """A reason in the words ``NAME-ENDING``; ``cards`` and ``players`` as they are written."""
        told = {"cards": list(cards), "seat": players[0] if players else "", **args}
        key = f"{self.name}-{ending}"
        return Reason(self.clause, did, key, tuple(cards), tuple(players), told)


def rule_name(cls: type[Rule]) -> str:
    """What books call a rule: the name of its class in snake case."""
    return _snake_case(cls.__name__)


@cache
def _snake_case(name: str) -> str:
    letters = (f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return "".join(letters).removeprefix("_")


def params_of(cls: type[Rule]) -> dict[str, Param[Any]]:
    """The parameters of a rule class by name, worked out once a class."""
    found: dict[str, Param[Any]] | None = cls.__dict__.get("_params")
    if found is None:
        every = {name: each for base in reversed(cls.__mro__) for name, each in vars(base).items()}
        found = {name: each for name, each in every.items() if isinstance(each, Param)}
        setattr(cls, "_params", found)  # noqa: B010  (of this class, not of those below it)
    return found


Did = Literal["bars", "allows", "causes", "overrides", "misses", "offers", "warns"]
"""What a clause did to an answer; faces have a word for each."""


class Reason(Struct, frozen=True):
    """One thing behind an answer.

    ``did`` is ``bars``, ``allows``, ``causes``, ``overrides``, ``misses`` (it nearly happened),
    ``offers`` (what else may be done) or ``warns`` (it may matter, for all the table tells);
    ``key`` and ``args`` make the sentence (a message of the locale files), worded only when
    somebody reads it.
    """

    clause: Clause
    did: Did
    key: str
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    args: Mapping[str, object] = {}

    def __repr__(self) -> str:
        return f"<Reason {self.clause.id} {self.did}: {self.key}>"


ReasonMaker = Callable[[Sequence[str]], Reason]
"""Words a reason when the names of the seats are known."""
