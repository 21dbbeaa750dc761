"""Errors about a described table, with a common base class.

There are four kinds: unreadable text, an impossible table, an unknown option and an illegal play
(in :mod:`referee.table`). Each explains what is wrong, where, and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from referee._internal.paths import PACKAGE
from referee.cards.card import Deck
from referee.cards.decks import ANY_DECK, cards_meant, deck_text, sample
from referee.i18n.fuzzy_match import fold, nearest
from referee.i18n.messages import listing, message

OR = "list-last-or"
MAX_KNOWN = 8
"""How many of the words that could be there a fault lists."""
MAX_CHOICES = 12
"""How many names there may be if an error about an unknown name lists all of them."""
MAX_FAULTS = 20
"""How many faults of a table are listed one by one."""
_OWN_SENTENCES = {
    "rules": "error-no-rules",
    "part-colon": "error-no-colon",
    **dict.fromkeys(("part-once", "option-once", "hand-once", "card-once"), "error-twice"),
}
"""What an error expected -> the message that says what is wrong without listing expectations."""
_SPELLINGS = {"unknown-seat", "unknown-state", "unfinished-state", "unknown-out"}
"""Faults of a word. They don't make a table impossible."""


class RefereeError(Exception):
    """Base class of all errors that Referee raises on purpose. ``kind`` is its name in JSON.

    >>> import referee
    >>> try:
    ...     referee.book("dafugo")
    ... except RefereeError as error:
    ...     print(error.kind, error.nearest)
    unknown daifugo
    """

    kind = "error"
    near: tuple[str, ...] = ()
    """Spellings that the user may have meant, the likeliest first."""

    def say(self, lang: str = "en") -> str:
        """What is wrong, where, and what was expected, in ``"ja"`` or ``"en"``."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.say("en")

    def _render_traceback_(self) -> list[str]:
        """What IPython shows: the last line outside the package, and the error."""
        from traceback import extract_tb  # slow to import, and seldom needed

        frames = extract_tb(self.__traceback__)
        outside = [frame for frame in frames if not frame.filename.startswith(str(PACKAGE))]
        line = [f"    {outside[-1].line}"] if outside and outside[-1].line else []
        return [*line, f"{type(self).__name__}: {self}"]


class ParseError(RefereeError):
    """Unreadable text.

    ``line`` and ``column`` count from 1. ``line`` is 0 in a text of one line, and ``column``, too,
    in JSON data. ``expected`` are message keys. If the deck is known, the message lists its cards.
    """

    kind = "unreadable"

    def __init__(
        self,
        found: str,
        line: int,
        column: int,
        expected: Sequence[str],
        deck: Deck | None = None,
        nearest: str = "",
    ) -> None:
        """``nearest``: a spelling that may have been meant."""
        super().__init__(found, line, column, tuple(expected))
        self.found, self.line, self.column, self.expected = found, line, column, tuple(expected)
        self.deck: Deck | None = None
        self.near = (nearest,) if nearest else ()
        if deck is not None:
            self.know(deck)

    def know(self, deck: Deck) -> None:
        """Adds the deck, so that the message can suggest cards."""
        self.deck = deck
        if "card" in self.expected and not self.near:
            self.near = cards_meant(self.found, deck)

    @property
    def nearest(self) -> str:
        """The likeliest spelling that may have been meant; empty if none is similar."""
        return self.near[0] if self.near else ""

    def say(self, lang: str = "en", *, placed: bool = True) -> str:
        """``placed``: with line and column, which are useless for an input of one line."""
        expected = self.say_expected(lang, with_deck=not self.near)
        return self.say_found(lang, placed=placed) + self._meant(lang) + expected

    def say_found(self, lang: str, *, placed: bool = True) -> str:
        """The part of the message about what can't be read."""
        placed = placed and bool(self.line or not self.column)
        place = {"line": self.line, "column": self.column}
        if own := self._own_sentence:
            text = message(lang, own, found=self.found)
            return message(lang, "fault-at-place", **place, text=text) if placed else text
        key = "error-unreadable" + ("" if placed else "-here") + ("" if self.found else "-end")
        return message(lang, key, **place, found=self.found)

    @property
    def _own_sentence(self) -> str:
        return _OWN_SENTENCES.get(self.expected[0], "") if len(self.expected) == 1 else ""

    def say_expected(self, lang: str, *, with_deck: bool = True) -> str:
        """The part of the message about what was expected; empty if the other part says it."""
        if self._own_sentence:
            return ""
        texts = [self._expectation(key, lang) for key in self.expected]
        expected = listing(lang, texts, OR)
        text = message(lang, "error-expected", expected=expected)
        if with_deck and "card" in self.expected and self.deck and self.deck != ANY_DECK:
            text += deck_text(self.deck, lang)
        return text

    def _expectation(self, key: str, lang: str) -> str:
        """What could be there; a subclass may know more than the key."""
        example = sample(self.deck or ANY_DECK)
        return message(lang, f"expected-{key}", example=str(example))

    def _meant(self, lang: str) -> str:
        near = [spelling for spelling in self.near if spelling != self.found]
        if not near:
            return ""
        quoted = [message(lang, "quoted", text=spelling) for spelling in near]
        return message(lang, "error-near", near=listing(lang, quoted, OR))


class Fault(Struct, frozen=True):
    """One fault of a table."""

    code: str
    where: tuple[str | int, ...]
    """A path such as ``("hands", "Aki")``."""
    args: Mapping[str, object] = {}
    line: int = 0
    """Lines and columns count from 1; 0 if unknown."""
    column: int = 0

    def say(self, lang: str = "en") -> str:
        """What is wrong and where, in ``"ja"`` or ``"en"``."""
        text = message(lang, f"fault-{self.code}", **self.args)
        if self.args.get("nearest"):
            text += message(lang, "error-unknown-nearest", nearest=self.args["nearest"])
        elif isinstance(known := self.args.get("known"), tuple):
            key = "error-unknown-" + ("some" if len(known) > MAX_KNOWN else "known")
            words = [message(lang, "quoted", text=word) for word in known[:MAX_KNOWN]]
            text += message(lang, key, known=listing(lang, words))
        if self.line and self.column:
            return message(lang, "fault-at-place", line=self.line, column=self.column, text=text)
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text


class ImpossibleTable(RefereeError):
    """A table that can't exist. ``faults`` contains all of its faults.

    ``line`` and ``column`` are those of the first fault with a position in the text.
    """

    kind = "impossible"

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)
        placed = [(fault.line, fault.column) for fault in faults if fault.line]
        self.line, self.column = placed[0] if placed else (0, 0)

    def say(self, lang: str = "en") -> str:
        lines = [fault.say(lang) for fault in self.faults[:MAX_FAULTS]]
        more = len(self.faults) - len(lines)
        lines += [message(lang, "error-impossible-more", count=more)] if more else []
        if not more and all(fault.code in _SPELLINGS for fault in self.faults):
            return "\n".join(lines)
        return "\n".join([message(lang, "error-impossible", count=len(self.faults)), *lines])


class UnknownName(RefereeError):
    """An unknown book, switch, reading or value. ``nearest``: the name that may be meant."""

    kind = "unknown"

    def __init__(
        self,
        what: str,
        name: str,
        known: Sequence[str],
        line: int = 0,
        of: str = "",
        clause: Mapping[str, str] | None = None,
    ) -> None:
        """``of``: the option to which a value belongs; ``clause``: the title of its clause."""
        super().__init__(what, name)
        self.what, self.name, self.known, self.line = what, name, tuple(known), line
        self.of, self.clause = of, clause or {}
        self.file = ""
        """The rulebook's file to which ``line`` refers; if empty, it is the table's text."""
        self.titles: Mapping[str, Mapping[str, str]] = {}
        self.nearest = None if name.isdigit() else nearest(name, self.known)

    def know_titles(
        self,
        titles: Mapping[str, Mapping[str, str]],
        aliases: Mapping[str, Iterable[str]] = MappingProxyType({}),
    ) -> None:
        """Adds the titles of known names by language, and other names that people use for them, so
        that one of these may be the nearest, too."""
        names = {fold(alias): name for name in self.known for alias in aliases.get(name, ())}
        names |= {fold(name): name for name in self.known}
        for name, words in titles.items():
            names |= {fold(title): name for title in words.values() if name in self.known}
        near = nearest(fold(self.name), names)
        self.titles, self.nearest = titles, None if near is None else names[near]

    def say(self, lang: str = "en") -> str:
        what = message(lang, f"unknown-{self.what}")
        if self.what == "seat":
            text = message(lang, "fault-unknown-seat", name=self.name)
        elif self.of:
            args = {"name": self.name, "of": self.of, "clause": self.clause.get(lang, "")}
            text = message(lang, "error-unknown-of", what=what, **args)
        else:
            text = message(lang, "error-unknown", what=what, name=self.name)
        if self.nearest:
            meant = self._with_title(self.nearest, lang)
            text += message(lang, "error-unknown-nearest", nearest=meant)
        is_obvious = self.nearest and self.titles and self.what != "variant"
        has_others = any(name != self.nearest for name in self.known)
        if has_others and len(self.known) <= MAX_CHOICES and not is_obvious:
            known = listing(lang, [self._with_title(name, lang) for name in self.known], OR)
            text += message(lang, "error-unknown-known", known=known)
        return self._placed(text, lang)

    def _placed(self, text: str, lang: str) -> str:
        if self.file:
            place = {"line": self.line, "column": 0}
            return message(lang, "finding-in-file", book=self.file, text=text, **place)
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text

    def _with_title(self, name: str, lang: str) -> str:
        """A name and its title, unless they are the same."""
        title = self.titles.get(name, {}).get(lang, name)
        return name if title.casefold() == name.casefold() else f"{name} / {title}"


class MisusedOption(UnknownName):
    """A reading used as a switch, a switch as a reading, or a clause without a switch as a switch.

    ``known``: the values that the option can have.
    """

    def __init__(self, what: str, name: str, known: Sequence[str], value: str) -> None:
        """``what``: the message key; ``value``: a possible value."""
        super().__init__(what, name, known)
        self.value = value
        self.nearest = None

    def say(self, lang: str = "en") -> str:
        known = listing(lang, self.known, OR)
        text = message(lang, f"error-{self.what}", name=self.name, value=self.value, known=known)
        return self._placed(text, lang)


def without_line(error: RefereeError) -> RefereeError:
    """An error about a text without its line, for a message that says where the text is."""
    if isinstance(error, ParseError):
        return ParseError(error.found, 0, 1, error.expected, error.deck, error.nearest)
    if isinstance(error, UnknownName):
        error.line = 0
    return error
