"""What the sessions behind all faces share: how actions arrive, undo, and how a problem is told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, TypeVar, get_args

from msgspec import Struct, convert

from referee.cards.card import Card, Deck, parse_card
from referee.errors import ParseError, RefereeError
from referee.i18n.messages import LANGS, message

State = dict[str, Any]
Kept = TypeVar("Kept")

HANDED = ("still", "code", "picture")
"""Actions that ask for something to hand on: a page, the code of a link, a picture."""
MAX_SEQ = 2**53
MAX_TOLD = 2_000
"""Of an action that is none, no more than this is told again."""
FEW = 3
"""So many things that could stand somewhere are told at once."""
MAX_SENDERS = 50
"""So many pages are known by what they sent last."""
MAX_SENDER = 100
"""How long the name of a page may be."""


class StaleTarget(Exception):
    """What an action is about is not there any more: nothing changes, and this is said."""


class Actions:
    """The actions of a face, by their ``type``: the Structs below the bases in a union."""

    def __init__(self, bases: UnionType) -> None:
        kinds = [kind for base in reversed(get_args(bases)) for kind in base.__subclasses__()]
        self.kinds: dict[str, type[Struct]] = {kind.__struct_config__.tag: kind for kind in kinds}

    def fields(self) -> dict[str, tuple[str, ...]]:
        """Type of action -> the fields that it may have."""
        return {type_: kind.__struct_encode_fields__ for type_, kind in self.kinds.items()}

    def check(self, action: Any) -> None:
        """Raises ``ValueError`` for an unknown type and for a wrong field. Unknown fields are
        ignored."""
        kind = action.get("type") if isinstance(action, Mapping) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise ValueError("no action")
        convert(action, self.kinds[kind])


def earlier_of(action: object) -> Sequence[Mapping[str, Any]]:
    """The actions before this one that it repeats, where it does."""
    earlier = action.get("earlier") if isinstance(action, Mapping) else None
    listed = earlier if isinstance(earlier, (list, tuple)) else ()
    return [each for each in listed if isinstance(each, Mapping)]


def with_earlier(action: object) -> Sequence[Mapping[str, Any]]:
    """An action and those before it that it repeats, the oldest first."""
    return (*earlier_of(action), *([action] if isinstance(action, Mapping) else []))


def sender_of(action: Mapping[str, Any]) -> str:
    """The page that sent an action, where it says so."""
    sender = action.get("sender")
    return sender if isinstance(sender, str) and len(sender) <= MAX_SENDER else ""


def seq_of(action: object, otherwise: int) -> int:
    """The sequence number of an action, where it has one."""
    seq = action.get("seq") if isinstance(action, Mapping) else None
    if not isinstance(seq, int) or isinstance(seq, bool):
        return otherwise
    return seq if abs(seq) <= MAX_SEQ else otherwise


# ---- the session


def problem_of(
    kind: str, message: str, text: str, line: int | None = None, column: int | None = None
) -> State:
    """What went wrong; ``text`` is what was typed."""
    return {"kind": kind, "message": message, "line": line, "column": column, "text": text}


def typed_problem(
    kind: str, error: RefereeError, text: str, lang: str, label: Callable[[str], str]
) -> State:
    """What went wrong with what stands in a field of one line: first what may have been meant, as
    ``label`` calls it, then what could stand there."""
    near = [{"text": each, "label": label(each)} for each in error.near]
    asks = f" {message(lang, 'desk-did-you-mean')}" if near else ""
    if not isinstance(error, ParseError):
        said = one_line_text(error, lang)  # which may ask by itself
        asks = "" if getattr(error, "nearest", None) else asks
        return {**problem_of(kind, said + asks, text), "near": near}
    found, expected = error.say_found(lang, placed=False), error.say_expected(lang)
    if not near and len(error.expected) <= FEW:
        return problem_of(kind, found + expected, text)
    return {**problem_of(kind, found + asks, text), "near": near, "more": expected.strip()}


class Session(ABC, Generic[Kept]):
    """State in, action in, state out. No action raises, and none loses what somebody made.

    ``kept`` is the immutable value that actions change, undo brings back and the state draws. An
    action of type ``x`` is done by the method ``_do_x``.
    """

    actions: ClassVar[Actions]

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGS else "en"
        self.kept = self._first()
        self._past: list[Kept] = []
        self._future: list[Kept] = []
        self._problem: State | None = None
        self._seq = 0
        self._heard: dict[str, int] = {}
        self._missed = False

    @abstractmethod
    def _first(self) -> Kept:
        """What there is before anybody has done anything."""

    def _word(self, key: str) -> str:
        """A fixed word of the face."""
        return message(self.lang, f"desk-{key}")

    def _begin(self, action: Mapping[str, Any]) -> None:
        """An action that comes before all others: undo does not go behind it."""
        self.take(action)
        self._past.clear()

    def act(self, action: Mapping[str, Any]) -> State:
        """Does what an action says, as :meth:`take` does, and gives the new state."""
        self.take(action)
        return self.state()

    def take(self, action: Mapping[str, Any]) -> None:
        """Does what an action says, once however often it comes. Nothing is drawn."""
        self._missed = False
        for each in (*earlier_of(action), action):
            if self.is_new(each):
                self._act(each)
        if self._missed and self._problem is None:
            self._problem = problem_of("gone", self._word("problem-gone"), "")

    def is_new(self, action: object) -> bool:
        """Whether an action has not been done yet. Each page counts its own."""
        sender = sender_of(action) if isinstance(action, Mapping) else ""
        last = self._heard.get(sender, 0) if sender else self._seq
        return seq_of(action, last + 1) > last

    def wishes(self, action: object) -> Sequence[Mapping[str, Any]]:
        """Of an action that comes, and those that it brings along, the ones that ask for something
        besides a state, and have not got it yet."""
        return [
            each
            for each in with_earlier(action)
            if each.get("type") in HANDED and self.is_new(each)
        ]

    @property
    def problem(self) -> State | None:
        """What could not be done last."""
        return self._problem

    def quiet(self) -> None:
        """What was told of the last action is not told again."""
        self._problem = None

    def leave(self, kind: str) -> State:
        """The state where an action of this kind would change nothing; it only takes back the
        problem that such a one has made."""
        self._problem = self._problem_after(kind)
        return self.state()

    def _hear(self, action: object) -> None:
        """Remembers that an action has come; of too many pages the one heard longest ago goes."""
        sender = sender_of(action) if isinstance(action, Mapping) else ""
        if not sender:
            self._seq = seq_of(action, self._seq)
            return
        self._heard[sender] = seq_of(action, self._heard.pop(sender, 0))
        while len(self._heard) > MAX_SENDERS:
            del self._heard[next(iter(self._heard))]

    def _act(self, action: Mapping[str, Any]) -> None:
        self._hear(action)
        try:
            self.actions.check(action)
        except ValueError:
            self._refuse(action)
            return
        self._problem = self._problem_after(action["type"])
        try:
            self._do(action)
        except StaleTarget:
            self._missed = True
        except RefereeError as error:
            self.tell(error, action)
        except (LookupError, TypeError, ValueError):
            self._refuse(action)

    def _do(self, action: Mapping[str, Any]) -> None:
        getattr(self, f"_do_{action['type']}")(action)

    def _problem_after(self, _: str) -> State | None:
        """What stays of the problem told last when an action of this kind comes."""
        return None

    def _refuse(self, action: object) -> None:
        self._problem = problem_of("action", self._word("problem-action"), _spelled(action))

    def tell(self, error: RefereeError, action: Mapping[str, Any]) -> None:
        """Whatever an error may hold: what cannot be put into words is refused all the same."""
        try:
            self._problem = self._told(error, action)
        except (LookupError, TypeError, ValueError):
            self._refuse(action)

    def _told(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        """An error in words, with its place and what was typed."""
        kind = "unreadable" if action["type"] == "text" else error.kind
        text = str(action.get("text") or "")
        return problem_of(kind, error.say(self.lang), text, *place_of(error))

    def _change(self, kept: Kept) -> None:
        """A new value, which undo takes back."""
        if kept == self.kept:
            return
        self._past.append(self.kept)
        self._future.clear()
        self._show(kept)

    def _show(self, kept: Kept) -> None:
        self.kept = kept

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        if self._past:
            self._future.append(self.kept)
            self._show(self._past.pop())

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        if self._future:
            self._past.append(self.kept)
            self._show(self._future.pop())

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        self.lang = action["lang"]

    def _do_still(self, _: Mapping[str, Any]) -> None:
        """Nothing changes: the page is made by those who know what draws it."""

    _do_code = _do_picture = _do_still

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back last."""
        return bool(self._future)

    @property
    def seq(self) -> int:
        """The sequence number of the last action that has been done."""
        return self._seq

    @abstractmethod
    def state(self) -> State:
        """The whole state, JSON-ready."""

    def states(self, lang: str) -> dict[str, State]:
        """All that a page without Python can show, in one language; the state as it is has the
        first place."""
        own, self.lang = self.lang, lang
        try:
            return {"": self.state()}
        finally:
            self.lang = own

    def _shared_state(self, labels: Mapping[str, str]) -> State:
        """What the state of every face says; ``labels``: its fixed words in ``lang``."""
        return {
            "seq": self._seq,
            "heard": dict(self._heard),
            "lang": self.lang,
            "problem": self._problem,
            "canUndo": self.can_undo,
            "canRedo": self.can_redo,
            "labels": labels,
        }


def _spelled(action: object) -> str:
    """An action as text, however it may be made."""
    try:
        return str(action)[:MAX_TOLD].encode("utf-8", "replace").decode("utf-8")
    except (ValueError, RecursionError):  # a number, or a nesting, that Python does not write out
        return "…"


def one_line_text(error: RefereeError, lang: str) -> str:
    """An error about what stands in a field of one line: there is no other place to name."""
    if isinstance(error, ParseError):
        return error.say(lang, placed=False)
    line = getattr(error, "line", 0)
    if not line:
        return error.say(lang)
    vars(error)["line"] = 0
    try:
        return error.say(lang)
    finally:
        vars(error)["line"] = line


def cards_of(action: Mapping[str, Any], deck: Deck) -> tuple[Card, ...]:
    """The cards that an action names. Raises ``ParseError`` where it names none, ``ValueError`` for
    a word that is no card."""
    if not action["cards"]:
        raise ParseError("", 1, 1, ["card"])
    return tuple(parse_card(text, deck) for text in action["cards"])


def place_of(error: RefereeError) -> tuple[int | None, int | None]:
    """Line and column of an error that has them."""
    return getattr(error, "line", None) or None, getattr(error, "column", None) or None
