"""What can go wrong with a described table: four kinds of error under one base.

Unreadable text, an impossible table, an unknown option and an illegal play are four different
things; each says in Japanese and English what was wrong, where, and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from referee._internal.paths import PACKAGE
from referee.cards.card import Deck
from referee.cards.deck_text import cards_meant, deck_text
from referee.i18n.fuzzy_match import fold, nearest
from referee.i18n.messages import listing, message

MOST_FAULTS = 20
"""So many of a table's faults are told one by one."""


class RefereeError(Exception):
    """Base of every error that the referee raises on purpose. ``kind`` names it in JSON."""

    kind = "error"
    near: tuple[str, ...] = ()
    """What may have been meant by something typed, as it has to be written, the likeliest first."""

    def say(self, lang: str = "en") -> str:
        """What was wrong, where and what was expected, in ``"ja"`` or ``"en"``."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.say("en")

    def _render_traceback_(self) -> list[str]:
        """What IPython shows of it: the line that asked, and what was wrong with that."""
        from traceback import extract_tb  # a verdict needs none

        asked = [each for each in extract_tb(self.__traceback__) if not _is_ours(each.filename)]
        where = [f"    {asked[-1].line}"] if asked and asked[-1].line else []
        return [*where, f"{type(self).__name__}: {self}"]


def _is_ours(file: str) -> bool:
    return file.startswith(str(PACKAGE))


class ParseError(RefereeError):
    """Unreadable text. ``line`` and ``column`` count from 1, ``expected`` are message keys.

    ``deck``: where it is known, the sentence says which cards there are.
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
        """``nearest``: what may have been meant, spelled out."""
        super().__init__(found, line, column, tuple(expected))
        self.found, self.line, self.column, self.expected = found, line, column, tuple(expected)
        self.deck: Deck | None = None
        self.near = (nearest,) if nearest else ()
        if deck is not None:
            self.know(deck)

    def know(self, deck: Deck) -> None:
        """Which cards there are: what cannot be read may have been meant for some of them."""
        self.deck = deck
        if "card" in self.expected and not self.near:
            self.near = cards_meant(self.found, deck)

    @property
    def nearest(self) -> str:
        """The likeliest of what may have been meant; empty where nothing comes near."""
        return self.near[0] if self.near else ""

    def _expectation(self, key: str, lang: str) -> str:
        if key == "card" and self.deck is not None:
            return deck_text(self.deck, lang)
        return message(lang, f"expected-{key}")

    def say(self, lang: str = "en", *, placed: bool = True) -> str:
        """``placed``: with line and column, which say nothing about a field of one line."""
        return self.say_found(lang, placed=placed) + self._meant(lang) + self.say_expected(lang)

    def say_found(self, lang: str, *, placed: bool = True) -> str:
        """What cannot be read."""
        key = "error-unreadable" + ("" if placed else "-here") + ("" if self.found else "-end")
        return message(lang, key, line=self.line, column=self.column, found=self.found)

    def say_expected(self, lang: str) -> str:
        """What could stand there."""
        keys = [self._expectation(key, lang) for key in self.expected]
        expected = listing(lang, keys, "list-last-or")
        if not self.found:
            return message(lang, "error-expected-end", expected=expected)
        return message(lang, "error-expected", expected=expected, line=self.line)

    def _meant(self, lang: str) -> str:
        if not self.near:
            return ""
        quoted = [message(lang, "quoted", text=each) for each in self.near]
        return message(lang, "error-near", near=listing(lang, quoted, "list-last-or"))


class Fault(Struct, frozen=True):
    """One thing that cannot be at a table. ``where`` is a path such as ``("hands", "Aki")``.

    ``args``: what its sentence names; ``nearest`` among them is what may have been meant.
    """

    code: str
    where: tuple[str | int, ...]
    args: Mapping[str, object] = {}
    line: int = 0
    column: int = 0

    def say(self, lang: str = "en") -> str:
        text = message(lang, f"fault-{self.code}", **self.args)
        if self.args.get("nearest"):
            text += message(lang, "error-unknown-nearest", nearest=self.args["nearest"])
        if self.line and self.column:
            return message(lang, "fault-at-place", line=self.line, column=self.column, text=text)
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text


class ImpossibleTable(RefereeError):
    """A table that cannot exist. ``faults`` holds all of its faults, not the first.

    ``line`` and ``column`` are those of the first fault that has a place in the text.
    """

    kind = "impossible"

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)
        placed = [(fault.line, fault.column) for fault in faults if fault.line]
        self.line, self.column = placed[0] if placed else (0, 0)

    def say(self, lang: str = "en") -> str:
        lines = [fault.say(lang) for fault in self.faults[:MOST_FAULTS]]
        more = len(self.faults) - len(lines)
        lines += [message(lang, "error-impossible-more", count=more)] if more else []
        return "\n".join([message(lang, "error-impossible", count=len(self.faults)), *lines])


class UnknownName(RefereeError):
    """A book, switch, reading or value that does not exist; ``nearest``: what may be meant."""

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
        """``of``: the option that a value was meant for; ``clause``: the title of its clause."""
        super().__init__(what, name)
        self.what, self.name, self.known, self.line = what, name, tuple(known), line
        self.of, self.clause = of, clause or {}
        self.file = ""
        """The rulebook's file in which ``line`` counts; else it is the table's text."""
        self.titles: Mapping[str, Mapping[str, str]] = {}
        self.nearest = None if name.isdigit() else nearest(name, self.known)

    def know_titles(self, titles: Mapping[str, Mapping[str, str]]) -> None:
        """Known names also have titles, by language: the nearest may be nearest by its title."""
        spelled = {fold(name): name for name in self.known}
        for name, words in titles.items():
            spelled |= {fold(title): name for title in words.values() if name in self.known}
        near = nearest(fold(self.name), spelled)
        self.titles, self.nearest = titles, None if near is None else spelled[near]

    def say(self, lang: str = "en") -> str:
        if self.what == "seat":
            known = ", ".join(self.known)
            text = message(lang, "fault-unknown-seat", name=self.name, known=known)
            if self.nearest:
                text += message(lang, "error-unknown-nearest", nearest=self.nearest)
            return self._placed(text, lang)
        what = message(lang, f"unknown-{self.what}")
        if self.of:
            named = {"name": self.name, "of": self.of, "clause": self.clause.get(lang, "")}
            text = message(lang, "error-unknown-of", what=what, **named)
        else:
            text = message(lang, "error-unknown", what=what, name=self.name)
        if self.nearest:
            meant = self._spelled(self.nearest, lang)
            text += message(lang, "error-unknown-nearest", nearest=meant)
        plainly_meant = self.nearest and self.titles and self.what != "variant"
        if len(self.known) <= 12 and not plainly_meant:
            known = ", ".join(self._spelled(name, lang) for name in self.known)
            text += message(lang, "error-unknown-known", known=known)
        return self._placed(text, lang)

    def _placed(self, text: str, lang: str) -> str:
        if self.file:
            return message(lang, "finding-in-file", book=self.file, line=self.line, text=text)
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text

    def _spelled(self, name: str, lang: str) -> str:
        """A name with its title, as far as that is another word."""
        title = self.titles.get(name, {}).get(lang, name)
        return name if title.casefold() == name.casefold() else f"{name} / {title}"


class MisusedOption(UnknownName):
    """A reading named as a switch, a switch as a reading, or as a switch what always holds.
    ``known``: the values it can have."""

    def __init__(self, what: str, name: str, known: Sequence[str], value: str) -> None:
        """``what``: the message key; ``value``: one it could be set to."""
        super().__init__(what, name, known)
        self.value = value
        self.nearest = None

    def say(self, lang: str = "en") -> str:
        known = listing(lang, self.known, "list-last-or")
        text = message(lang, f"error-{self.what}", name=self.name, value=self.value, known=known)
        return self._placed(text, lang)
