"""The base of all UI sessions: how actions arrive, undo, and how errors become messages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, TypeVar, get_args

from msgspec import Struct, convert

from referee.cards.card import Card, Deck, parse_card
from referee.errors import ParseError, RefereeError
from referee.i18n.messages import LANGS, message

State = dict[str, Any]
Kept = TypeVar("Kept")

HANDED = ("still", "code", "picture", "embed")
"""Actions that ask for something to hand on: a page, the QR code of a link, a picture."""
MAX_SEQ = 2**53
MAX_QUOTED = 2_000
"""An invalid action is quoted up to this length."""
MAX_SENDERS = 50
"""For so many pages the last sequence number is remembered."""
MAX_SENDER = 100
"""How long the name of a page may be."""


class StaleTarget(Exception):
    """The target of an action no longer exists: nothing changes, and the page is told so."""


class ImpossibleAction(Exception):
    """An action that is invalid or cannot be done here: nothing changes, and the page is told so.

    Any other exception that is not a ``RefereeError`` is a fault of the program and goes on.
    """


class Actions:
    """The actions of a face, by their ``type``: the Structs below the bases in a union."""

    def __init__(self, bases: UnionType) -> None:
        kinds = [kind for base in reversed(get_args(bases)) for kind in base.__subclasses__()]
        self.kinds: dict[str, type[Struct]] = {kind.__struct_config__.tag: kind for kind in kinds}

    def fields(self) -> dict[str, tuple[str, ...]]:
        """Type of action -> the fields that it may have."""
        return {type_: kind.__struct_encode_fields__ for type_, kind in self.kinds.items()}

    def check(self, action: Any) -> None:
        """Raises ``ImpossibleAction`` for an invalid action. Unknown fields are ignored."""
        kind = action.get("type") if isinstance(action, Mapping) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise ImpossibleAction(kind)
        try:
            convert(action, self.kinds[kind])
        except ValueError as error:  # a wrong type, or half of a letter
            raise ImpossibleAction(kind) from error


def with_earlier(action: object) -> list[Mapping[str, Any]]:
    """The earlier actions that an action repeats, the oldest first, and the action itself.

    What is not an action is left out.
    """
    earlier = action.get("earlier") if isinstance(action, Mapping) else None
    actions = [*earlier, action] if isinstance(earlier, (list, tuple)) else [action]
    return [part for part in actions if isinstance(part, Mapping)]


def sender_of(action: object) -> str:
    """The page that sent an action; empty if the action does not say."""
    sender = action.get("sender") if isinstance(action, Mapping) else ""
    return sender if isinstance(sender, str) and len(sender) <= MAX_SENDER else ""


def seq_of(action: object, default: int) -> int:
    """The sequence number of an action; ``default`` if it has no valid one."""
    seq = action.get("seq") if isinstance(action, Mapping) else None
    if not isinstance(seq, int) or isinstance(seq, bool) or abs(seq) > MAX_SEQ:
        return default
    return seq


# ---- problems


def problem_of(
    kind: str, message: str, text: str, line: int | None = None, column: int | None = None
) -> State:
    """A problem as the page shows it; ``text`` is what was typed."""
    return {"kind": kind, "message": message, "line": line, "column": column, "text": text}


def one_line_text(error: RefereeError, lang: str) -> str:
    """The message of an error in a field of one line, without its position."""
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


def place_of(error: RefereeError) -> tuple[int | None, int | None]:
    """Line and column of an error, if it has them."""
    return getattr(error, "line", None) or None, getattr(error, "column", None) or None


def _quoted(action: object) -> str:
    """An action as text, whatever it contains."""
    try:
        return str(action)[:MAX_QUOTED].encode("utf-8", "replace").decode("utf-8")
    except (ValueError, RecursionError):  # a number or a nesting that Python refuses to write out
        return "…"


def cards_of(action: Mapping[str, Any], deck: Deck) -> tuple[Card, ...]:
    """The cards that an action names.

    Raises ``ParseError`` if there are none, ``ImpossibleAction`` for a word that isn't a card.
    """
    if not action["cards"]:
        raise ParseError("", 1, 1, ["card"])
    return tuple(card_of(text, deck) for text in action["cards"])


def card_of(text: str, deck: Deck) -> Card:
    """The card that an action names. Raises ``ImpossibleAction``."""
    try:
        return parse_card(text, deck)
    except ValueError as error:
        raise ImpossibleAction(text) from error


# ---- the session


class Session(ABC, Generic[Kept]):
    """Takes actions and returns states. No action from a page raises, and none loses a user's work.

    ``kept`` is the immutable value that actions replace, undo restores and ``state`` draws. The
    method ``_do_x`` carries out an action of type ``x``.
    """

    actions: ClassVar[Actions]

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGS else "en"
        self.kept = self._first()
        self._past: list[Kept] = []
        self._future: list[Kept] = []
        self._problem: State | None = None
        self._told: tuple[State | None, RefereeError, Mapping[str, Any]] | None = None
        """The last error with its problem and its action."""
        self._seq = 0
        self._heard: dict[str, int] = {}
        self._missed = False

    @abstractmethod
    def _first(self) -> Kept:
        """The value before any action."""

    def _word(self, key: str) -> str:
        """A fixed text of this UI."""
        return message(self.lang, f"desk-{key}")

    def _begin(self, action: Mapping[str, Any]) -> None:
        """Takes the first action, which undo cannot take back."""
        self.take(action)
        self._past.clear()

    def act(self, action: Mapping[str, Any]) -> State:
        """Carries out an action like :meth:`take` and returns the new state."""
        self.take(action)
        return self.state()

    def take(self, action: Mapping[str, Any]) -> None:
        """Carries out an action once, however often it arrives, without drawing the state."""
        self._missed = False
        for part in with_earlier(action) or [action]:
            if self.is_new(part):
                self._act(part)
        if self._missed and self._problem is None:
            self._problem = problem_of("gone", self._word("problem-gone"), "")

    def is_new(self, action: object) -> bool:
        """Whether an action has not been carried out yet. Each page counts its own actions."""
        sender = sender_of(action)
        last = self._heard.get(sender, 0) if sender else self._seq
        return seq_of(action, last + 1) > last

    def wishes(self, action: object) -> Sequence[Mapping[str, Any]]:
        """The new actions among an action and those it repeats that want more than a state."""
        actions = with_earlier(action)
        return [part for part in actions if part.get("type") in HANDED and self.is_new(part)]

    @property
    def problem(self) -> State | None:
        """What went wrong with the last action."""
        return self._problem

    @property
    def verdict(self) -> State | None:
        """The verdict that is shown, as data; ``None`` if there isn't one."""
        return None

    def quiet(self) -> None:
        """Clears the problem of the last action."""
        self._problem = None

    def leave(self, kind: str) -> State:
        """The state after an action of this kind that changes nothing but clears its problem."""
        self._problem = self._problem_after(kind)
        return self.state()

    def _hear(self, action: object) -> None:
        """Remembers that an action arrived; forgets the page that has been silent longest."""
        sender = sender_of(action)
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
            shown, self._problem = self._problem, self._problem_after(action["type"])
            self._do(action)
            if action["type"] == "lang" and self._told and self._told[0] is shown:
                self.tell(*self._told[1:])
        except StaleTarget:
            self._missed = True
        except RefereeError as error:
            self.tell(error, action)
        except ImpossibleAction:
            self._problem = problem_of("action", self._word("problem-action"), _quoted(action))

    def _do(self, action: Mapping[str, Any]) -> None:
        getattr(self, f"_do_{action['type']}")(action)

    def _problem_after(self, _kind: str) -> State | None:
        """What remains of the last problem when an action of this kind arrives."""
        return None

    def tell(self, error: RefereeError, action: Mapping[str, Any]) -> None:
        """Records an error."""
        self._problem = self._error_problem(error, action)
        self._told = (self._problem, error, action)

    def _error_problem(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        """The problem that the page shows for an error."""
        kind = "unreadable" if action["type"] == "text" else error.kind
        text = str(action.get("text") or "")
        return problem_of(kind, error.say(self.lang), text, *place_of(error))

    def _change(self, kept: Kept) -> None:
        """Replaces the value; undo takes this back."""
        if kept == self.kept:
            return
        self._past.append(self.kept)
        self._future.clear()
        self._show(kept)

    def _show(self, kept: Kept) -> None:
        self.kept = kept

    def _do_undo(self, _action: Mapping[str, Any]) -> None:
        if self._past:
            self._future.append(self.kept)
            self._show(self._past.pop())

    def _do_redo(self, _action: Mapping[str, Any]) -> None:
        if self._future:
            self._past.append(self.kept)
            self._show(self._future.pop())

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        self.lang = action["lang"]

    def _do_still(self, _action: Mapping[str, Any]) -> None:
        """Changes nothing: the caller makes what is handed on (see ``wishes``)."""

    _do_code = _do_picture = _do_embed = _do_still

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether the last step was an undo."""
        return bool(self._future)

    @abstractmethod
    def state(self) -> State:
        """The whole state, JSON-ready."""

    def states(self, lang: str) -> dict[str, State]:
        """The states that a page without Python can show; the present state comes first."""
        own, self.lang = self.lang, lang
        try:
            return {"": self.state()}
        finally:
            self.lang = own

    def _shared_state(self, labels: Mapping[str, str]) -> State:
        """The fields that every state has; ``labels``: the fixed texts of this UI in ``lang``."""
        return {
            "seq": self._seq,
            "heard": dict(self._heard),
            "lang": self.lang,
            "problem": self._problem,
            "canUndo": self.can_undo,
            "canRedo": self.can_redo,
            "labels": labels,
        }
