"""Rules: their clause, their parameters, the reasons that they give, and what they leave open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import takewhile
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast, get_args, overload

from msgspec import Struct

from referee.cards.card import Card
from referee.errors import UnknownName
from referee.model.mark_spelling import MarkSpelling
from referee.model.types import Words

from .clause import UNSETTLED, Book, Clause

T = TypeVar("T")


class Open(Exception):
    """Raised if a judgement needs something that the text doesn't settle."""

    def __init__(self, *clauses: Clause) -> None:
        super().__init__(*(clause.id for clause in clauses))
        self.clauses = clauses
        self.explain: ReasonMaker | None = None
        """Makes a reason that says what is open at this table."""


class OpenReading(Open):
    """Raised if a reading is ``unsettled``."""

    def __init__(self, clause: Clause, reading: str) -> None:
        super().__init__(clause)
        self.clause, self.reading = clause, reading


class OpenOrder(Open):
    """Raised if clauses act at once, and their order matters."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        super().__init__(*clauses)


@contextmanager
def explain_open_reading(make_reason: ReasonMaker) -> Iterator[None]:
    """A context that adds an explanation to an ``OpenReading`` raised inside it."""
    try:
        yield
    except OpenReading as unsettled:
        unsettled.explain = unsettled.explain or make_reason
        raise


class Param(Generic[T]):
    """A parameter of a rule: set by the book's ``with`` or by a reading of the same name.

    An empty list or table needs its type: ``Param[list[str]]([])``.
    """

    def __init__(
        self, default: T, doc: str = "", *, names: str = "", also: tuple[str, ...] = ()
    ) -> None:
        """``names``: what its strings name: ``rank``, ``card``, ``suit``, ``suits`` (letters),
        ``number`` (digits) or ``choice`` (only values of ``also``); by default, a parameter called
        ``rank`` or ``card`` names one. ``also``: other values."""
        self.default = default
        self.names = names
        self.also = also
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.names = self.names or (name if name in ("rank", "card") else "")

    @property
    def kind(self) -> Any:
        """The type of its values, such as ``list[str]``; by default, the type of the default."""
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
    """The type of a value, with the types of its elements."""
    if isinstance(value, tuple):
        return tuple[_kind_of(value[0]), ...]  # type: ignore[misc]
    if isinstance(value, list):
        return list[_kind_of(value[0])]  # type: ignore[misc]
    if isinstance(value, dict):
        return dict[str, _kind_of(next(iter(value.values())))]  # type: ignore[misc]
    return None if value is None else type(value)


Did = Literal["bars", "allows", "causes", "overrides", "misses", "offers", "warns"]
"""What a clause did to an answer: ``misses`` (it nearly acted), ``offers`` (another move) and
``warns`` (it may matter) are reasons that don't decide the answer."""


Role = Literal[
    "", "usual", "quote", "condition", "aside", "deed", "exit", "turn", "number", "tally", "beats"
]
"""What kind of fact a reason states, which says what answers it can decide:

- ``usual``: what is so at every table, such as who is next;
- ``quote``: a rule in general, not how it meets this table;
- ``condition``: what a rule lacks to act here;
- ``aside``: what a rule of the table is about, which isn’t so here;
- ``deed``: what a player did as a rule asked or allowed;
- ``exit``: that a player is out;
- ``turn``: that it is somebody else’s turn;
- ``number``: how many cards have to follow;
- ``tally``: how points are counted in general;
- ``beats``: that a rule makes a card stronger than others.

Others are without one: what a clause ``did`` says enough of them."""
ROLES: Mapping[str, Role] = {
    "next": "usual", "met": "usual", "order": "usual", "unasked": "quote", "spared": "condition",
    "counts": "tally", "beats": "beats", "turn": "turn",
}  # fmt: skip
"""The roles of reasons of rules, by the endings of their messages."""


class Rule:
    """A rule bound to the clause that states it. It doesn't know which other rules are on."""

    key: ClassVar[str] = ""
    """Its name in books, if that isn't the name of its class in snake case."""
    words: tuple[MarkSpelling, ...] = ()
    """How its marks are written under ``state:``."""
    says: ClassVar[tuple[str, ...]] = ()
    """The endings of its messages ``NAME-ENDING`` in ``rules.ftl``: what it gives reasons for."""
    roles: ClassVar[tuple[str, ...]] = ()
    """Its roles in the family's procedure, which cites it by role, not by name."""
    bars_as: ClassVar[Role] = ""
    """The role of its reasons for what it bars."""
    relies_on: ClassVar[tuple[str, ...]] = ()
    """Ranks and suits that its code names: a book whose deck lacks one cannot use it."""
    declared: frozenset[str] = frozenset()
    """The hooks and attributes that it defines itself, not the base class of the family's rules; a
    rule sentence has those that its words need."""

    def __init_subclass__(cls) -> None:
        own = takewhile(lambda base: Rule not in base.__bases__, cls.__mro__)
        cls.declared = frozenset(name for base in own for name in vars(base))

    def __init__(self, book: Book, clause: Clause, params: Mapping[str, Any]) -> None:
        """Raises ``UnknownName`` for a parameter that the rule doesn't have."""
        known = params_of(type(self))
        for name in params:
            if name not in known:
                raise UnknownName("parameter", name, list(known))
        self.book = book
        self.deck = book.deck
        self.clause = clause
        self.params = dict(params)
        for name, param in known.items():  # faster than the descriptor
            value = self.params.get(name, param.default)
            if value != UNSETTLED:
                self.__dict__[name] = value

    @classmethod
    def words_of(cls, _clause: Clause, _params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        """How its marks are written, if a clause uses it with these parameters."""
        return cls.words

    def since(self, _effect: object, _occasion: Any = None) -> Words:
        """What led to an effect, in both languages; empty if the rule doesn't say it.

        ``_occasion``: the play and what it made, as far as known.
        """
        return {}

    def why_leads(self) -> Mapping[str, object]:
        """Arguments of a message why a player leads: what it comes ``since``, or the ``place``
        ``after-last``, if it is the player after the last one to play."""
        return {}

    def exit_details(self, _effect: object, _occasion: Any = None) -> Mapping[str, object]:
        """Arguments of the message about a player who leaves the game: what led to it; only rule
        sentences say it. ``_occasion``: as of :meth:`since`."""
        return {}

    def comes_to(self, _mark: object) -> Words:
        """What a mark of its clause leads to, in both languages; only rule sentences say it."""
        return {}

    @property
    def name(self) -> str:
        """Its name in books."""
        return rule_name(type(self))

    def require_settled(self, name: str) -> None:
        """Raises ``OpenReading`` if this parameter is unsettled."""
        getattr(self, name)

    def has(self, hook: str) -> bool:
        """Whether the rule defines a hook."""
        return hook in self.declared

    def role_of(self, ending: str) -> Role:
        """The role of its reasons with this ending."""
        return self.bars_as if ending == "bars" else ROLES.get(ending, "")

    def reason(
        self,
        ending: str,
        did: Did = "causes",
        *,
        cards: Iterable[Card | str] = (),
        players: Sequence[str] = (),
        **args: object,
    ) -> Reason:
        """A reason with the message ``NAME-ENDING``. ``players``: the names of seats."""
        texts = [str(card) for card in cards]
        details = {"cards": texts, "seat": players[0] if players else "", **args}
        key = f"{self.name}-{ending}"
        role = self.role_of(ending)
        return Reason(self.clause, did, key, tuple(texts), tuple(players), details, role)


def rule_name(cls: type[Rule]) -> str:
    """The name of a rule in books: its ``key``, or the name of its class in snake case."""
    return cls.key or _snake_case(cls.__name__)


@cache
def _snake_case(name: str) -> str:
    letters = (f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return "".join(letters).removeprefix("_")


def params_of(cls: type[Rule]) -> Mapping[str, Param[Any]]:
    """The parameters of a rule class by name."""
    params: Mapping[str, Param[Any]] | None = cls.__dict__.get("_params")
    if params is None:
        values = {name: value for base in cls.__mro__[::-1] for name, value in vars(base).items()}
        params = {name: value for name, value in values.items() if isinstance(value, Param)}
        setattr(cls, "_params", params)  # noqa: B010  (of this class, not of its subclasses)
    return params


class Reason(Struct, frozen=True):
    """One reason for an answer."""

    clause: Clause
    did: Did
    key: str
    """Names its message, which is formatted with ``args`` when somebody reads it."""
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    args: Mapping[str, object] = {}
    role: Role = ""

    def __repr__(self) -> str:
        return f"<Reason {self.clause.id} {self.did}: {self.key}>"


ReasonMaker = Callable[[Sequence[str]], Reason]
"""Makes a reason from the names of the seats."""
