"""Reads table text: one part a line, such as ``turn: Ben``.

``hands:``, ``play:`` and ``ask:`` are followed by lines of their own, the first of which may stand
beside the word. As a grammar, with blanks and comments (``# ...``) between any two words::

    table    = { part }
    part     = "rules:" [title] { "," setting | switch }
             | "readings:" [setting { "," setting }]
             | "seats:" [seat { "," seat }]
             | "turn:" name
             | "hands:" { hand }
             | "field:" [laid { "," laid }]
             | "discards:" { card }
             | "state:" [words { "," words }]
             | "play:" { move }
             | "ask:" { question }
    switch   = ("+" | "-") title ["(" setting { "," setting } ")"]
    setting  = name "=" name
    title    = name | the title of a book or rule, which may be several words
    seat     = name ["(" title of a seat ")"]
    hand     = name ":" ("out" how | "none" | card { card } [unknown] | unknown { card })
    unknown  = "?" ["x" number]
    laid     = [name] card { card }
    move     = name ":" action ["!"]
    name     = a word without blanks, brackets and the signs : , # = ! ? + -

Cards are those of the book's deck. The actions are listed in :mod:`referee.model.moves`, the
questions in :mod:`referee.model.questions`. Signs may be full-width, and
the words that begin a part may have capital letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from referee.cards.card import Deck
from referee.cards.decks import ANY_DECK
from referee.errors import ParseError
from referee.library.context import book, current
from referee.library.title_lookup import deck_of, long_titles, with_ids
from referee.model.description import OUT, OUT_WAYS, Description, FieldPlay, Hand, Seat
from referee.model.limits import read_number
from referee.model.moves import Move
from referee.model.types import Value
from referee.rulebook.clause import Option

from . import lenient
from .branches import PARTS, PARTS_MEANT, without_branches
from .lines import COLON, COMMA, EQUALS, NAME, TextLine
from .moves import move_in
from .names import NAME_PATTERN, name_fault, seat_suggestions
from .tokens import reject_lone_surrogates

_TITLES = {
    "超富豪": "chofugo", "大富豪": "daifugo", "富豪": "fugo", "平民": "heimin",
    "上位平民": "upper heimin", "下位平民": "lower heimin",
    "貧民": "hinmin", "大貧民": "daihinmin", "超貧民": "chohinmin",
    "王様": "king", "奴隷": "slave", "神様": "god", "家畜": "livestock", "新参": "newcomer",
}  # fmt: skip
TITLES = tuple(_TITLES.values())


def title_of(word: str) -> str | None:
    """The title (身分) with this name in either language; ``None`` if there is none.

    >>> title_of("大富豪"), title_of("Upper heimin"), title_of("duke")
    ('daifugo', 'upper heimin', None)
    """
    title = _TITLES.get(word, word.lower())
    return title if title in TITLES else None


def reject_unknown_titles(
    description: Description, error: Callable[[int, str], ParseError]
) -> None:
    """Raises an error for a title that no book has.

    ``error``: makes the error from the number of the seat and from the title.

    >>> seats = (Seat("Aki", "duke"),)
    >>> reject_unknown_titles(Description("offkai", seats=seats), lambda _, title: KeyError(title))
    Traceback (most recent call last):
    KeyError: 'duke'
    """
    for index, seat in enumerate(description.seats):
        if seat.title in ("", *TITLES):
            continue
        if not any(seat.title in each.title_names for each in current().books()):
            raise error(index, seat.title)


_WORD = r"[^\s,、，#+＋]+"
_BOOK = re.compile(
    rf"^\ufeff?[ \t]*rules[ \t]*[:：][ \t]*((?:{_WORD}(?:[ \t]++(?![-−]){_WORD})*)?)",
    re.MULTILINE | re.IGNORECASE,
)
_SETTING = re.compile(r"[,、，][ \t]*([^\s=,、，]+)[ \t]*=[ \t]*([^\s,、，#+＋]+)")
_ID, _SET = r"[A-Za-z0-9_]+", r"[A-Za-z0-9_]+[ \t]*=[ \t]*[A-Za-z0-9_']+"
_PLAIN = re.compile(
    rf"[ \t]*rules[ \t]*[:：][ \t]*{_ID}([ \t]*,[ \t]*{_SET})*"
    rf"([ \t]*[-+−＋][ \t]*{_ID}(\([ \t]*{_SET}([ \t]*,[ \t]*{_SET})*[ \t]*\))?)*[ \t]*(#|\r?$)",
    re.IGNORECASE,
)
"""A header with ids only. Reading it needs no titles, for which all books would have to be read."""

_HEADING = re.compile(rf"({'|'.join(PARTS)})(?=[ \t]*[:：])", re.IGNORECASE)
_HEADING_ALONE = re.compile(rf"(?:{'|'.join(PARTS)})(?=[ \t]|\r?$)")
_SIGN, _OPEN, _CLOSE = re.compile(r"[+\-−＋]"), re.compile("[(（]"), re.compile("[)）]")
_UNKNOWN, _COUNT = re.compile(r"\?"), re.compile(r"x[ \t]*\d+")
_NONE = re.compile(r"none(?=[\s#]|$)", re.IGNORECASE)
_OUT = re.compile(
    rf"out[ \t]+([1-9][0-9]*|({'|'.join(OUT_WAYS)})([ \t]+[1-9][0-9]*)?"
    r"([ \t]+before[ \t]+[1-9][0-9]*)?)(?=[\s#]|$)",
    re.IGNORECASE,
)
_SEAT_TITLE, _WORDS = re.compile(r"[^\n#()（）]+"), re.compile(r"[^\n#,、，]+")
_QUESTION = re.compile(r"[^\s#][^\n#]*")


def read_text(text: str, first: int = 1) -> Description:
    r"""The description that a table text gives, without its branches.

    ``first``: the number of its first line. Raises ``ParseError`` with line and column.

    >>> table = read_text("rules: offkai\nseats: Aki, Ben\nfield: D4, Ben D7")
    >>> table.names, [str(play.cards[0]) for play in table.field], table.line("field")
    (('Aki', 'Ben'), ['D4', 'D7'], 3)
    """
    try:
        description = _read(text)
    except ParseError as problem:
        problem.line += first - 1
        raise
    if first == 1:
        return description
    lines = {
        path: number if len(path) > 2 else number + first - 1  # the longer ones are columns
        for path, number in description.lines.items()
    }
    return description.replace(lines=lines)


def _read(text: str) -> Description:
    reject_lone_surrogates(text)
    deck = _deck_of(text)
    reader = _TableReader(deck)
    try:
        description = with_ids(reader.read(without_branches(text)))
    except ParseError as problem:
        problem.know(deck)
        raise
    reject_unknown_titles(description, lambda index, _: reader.title_errors[index])
    reject_duplicates(description, lambda index, _: reader.repeated_options()[index])
    return description


def header_book(text: str) -> str:
    r"""The name of the book in the line ``rules:``; empty if there is none.

    >>> header_book("rules: offkai - suit_lock\nseats: Aki, Ben")
    'offkai'
    """
    match = _BOOK.search(text)
    return match[1] if match else ""


def _deck_of(text: str) -> Deck:
    """The deck of the book and game in the header. It is needed before the first card is read."""
    match = _BOOK.search(text)
    if match is None:
        return ANY_DECK
    rest = text[match.end() :].partition("\n")[0].partition("#")[0]
    return deck_of(match[1], dict(_SETTING.findall(rest)))


class _TableReader:
    """Reads the lines of a table text one by one."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._part = ""
        """``hands``, ``play`` or ``ask``; empty if the next line has to begin a part."""
        self._fields: dict[str, Any] = {}
        self._lines: dict[tuple[str | int, ...], int] = {}
        self._hands: dict[str, Hand] = {}
        self._moves: list[Move] = []
        self._questions: list[str] = []
        self._options: dict[str, list[ParseError]] = {}
        self._seats = 0
        self.title_errors: dict[int, ParseError] = {}
        """For each seat with a title the error that there is no such title."""

    def read(self, text: str) -> Description:
        """The description that a text gives. Raises ``ParseError``."""
        for number, line in enumerate(text.removeprefix("\ufeff").rstrip().split("\n"), 1):
            self._read_line(TextLine(line, number))
        return Description(
            **self._fields,
            hands=self._hands,
            play=tuple(self._moves),
            ask=tuple(self._questions),
            lines=self._lines,
        )

    def repeated_options(self) -> list[ParseError]:
        """For each option in the header the error that it is repeated.

        The order is that of :func:`reject_duplicates`.
        """
        parts = ("switch", "param", "setting", "reading")
        return [error for part in parts for error in self._options.get(part, ())]

    def _read_line(self, line: TextLine) -> None:
        while not line.is_at_end():
            heading = line.take(_HEADING, "part")
            if heading:
                self._begin(heading, line)
            elif self._part:
                self._read_entry(line)
            else:
                if heading := line.take(_HEADING_ALONE):
                    raise line.error_at(heading, "part-colon")
                raise line.error(PARTS_MEANT)

    def _begin(self, heading: re.Match[str], line: TextLine) -> None:
        part = heading[0].lower()
        if (part,) in self._lines:
            raise line.error_at(heading, "part-once")
        self._lines[part,] = line.number
        self._part = ""
        line.need(COLON, "colon")
        match part:
            case "rules":
                self._read_rules(line)
            case "readings":
                self._fields[part] = line.items(lambda line: self._setting(line, "reading"))
            case "seats":
                self._fields[part] = line.items(self._seat)
            case "turn":
                self._fields[part] = line.need(NAME, "name")[0]
                line.need_end()
            case "field":
                plays = self._fields[part] = line.items(self._field_play)
                self._lines |= {(part, index): line.number for index in range(len(plays))}
            case "discards":
                self._fields[part] = line.cards(self._deck)
                line.need_end()
            case "state":
                self._fields[part] = line.items(_words)
            case _:
                self._part = part

    def _read_entry(self, line: TextLine) -> None:
        """Reads a line of ``hands:``, ``play:`` or ``ask:``."""
        match self._part:
            case "hands":
                name, hand = self._hand(line)
                self._lines["hands", name] = line.number
                self._hands[name] = hand
            case "play":
                self._lines["play", len(self._moves)] = line.number
                self._moves.append(self._move(line))
            case "ask":
                question = line.need(_QUESTION, "question")
                self._lines["ask", len(self._questions)] = line.number
                self._lines["ask", len(self._questions), "column"] = question.start() + 1
                self._questions.append(question[0].strip())

    def _move(self, line: TextLine) -> Move:
        try:
            return move_in(line, self._deck)
        except ParseError as problem:
            names = [seat.name for seat in self._fields.get("seats", ())]
            text = line.text.partition("#")[0]
            problem.near = lenient.moves_meant(text, names, self._deck) or problem.near
            raise

    # ---- rules

    def _read_rules(self, line: TextLine) -> None:
        title = NAME if _PLAIN.match(line.text) else _title_pattern(long_titles())
        book_name = line.take(title, "name")
        settings, switches, params = [], [], []
        while True:
            if line.take(COMMA, "comma"):
                settings.append(self._setting(line, "setting"))
            elif sign := line.take(_SIGN, "sign"):
                name = line.need(title, "name")
                self._set(line, name, "switch")
                switches.append((name[0], sign[0] in "+＋"))
                params += [(name[0], *param) for param in self._params(line)]
            else:
                break
        line.need_end()
        self._fields |= {
            "book": book_name[0] if book_name else "",
            "settings": tuple(settings),
            "switches": tuple(switches),
            "params": tuple(params),
        }

    def _params(self, line: TextLine) -> list[tuple[str, str]]:
        if not line.take(_OPEN, "open"):
            return []
        params = [self._setting(line, "param")]
        while line.take(COMMA, "comma"):
            params.append(self._setting(line, "param"))
        line.need(_CLOSE, "close")
        return params

    def _setting(self, line: TextLine, part: str) -> tuple[str, str]:
        name = line.need(NAME, "name")
        if not line.take(EQUALS, "equal"):
            problem = line.error()
            before, *listed = (part.strip() for part in re.split("[,、]", line.text))
            # A rule after a comma should have come after a plus sign.
            if (
                before.lower().startswith("rules:")
                and len(listed) == 1
                and "=" not in (listed[0] or "=")
            ):
                problem.near = (f"{before} + {listed[0]}",)
            raise problem
        self._set(line, name, part)
        return name[0], line.need(NAME, "name")[0]

    def _set(self, line: TextLine, name: re.Match[str], part: str) -> None:
        self._options.setdefault(part, []).append(line.error_at(name, "option-once"))

    # ---- seats and cards

    def _check_name(self, line: TextLine, name: re.Match[str]) -> None:
        if expected := name_fault(name[0], self._deck):
            raise line.error_at(name, expected)

    def _seat(self, line: TextLine) -> Seat:
        name = line.need(NAME, "name")
        if line.take(NAME):
            raise _several_words(line, name.start())
        self._check_name(line, name)
        self._seats += 1
        if not line.take(_OPEN, "open"):
            return Seat(name[0])
        words = line.need(_SEAT_TITLE, "title", blanks=False)
        line.need(_CLOSE, "close")
        self.title_errors[self._seats - 1] = line.error_at(words, "title")
        word = words[0].strip()
        return Seat(name[0], title_of(word) or word)

    def _hand(self, line: TextLine) -> tuple[str, Hand]:
        match = line.need(NAME, "name")
        line.need(COLON, "colon")
        self._check_name(line, match)
        name = match[0]
        if name in self._hands:
            raise line.error_at(match, "hand-once")
        if out := line.take(_OUT, "out"):
            words = " ".join(out[0].lower().split()[1:])
            if not re.fullmatch(OUT, words):
                raise line.error_at(out, "out")
            hand = Hand(out=words, unknown=0)
        elif line.take(_NONE, "none"):
            hand = Hand(unknown=0)
        else:
            cards = line.cards(self._deck)
            has_unknown = line.take(_UNKNOWN, "qmark")
            if not cards and not has_unknown:
                raise line.error()
            unknown = _count(line) if has_unknown else 0
            hand = Hand(cards or line.cards(self._deck), unknown)
        line.need_end()
        return name, hand

    def _field_play(self, line: TextLine) -> FieldPlay:
        cards = line.cards(self._deck)
        if cards:
            return FieldPlay(cards)
        seat = line.need(NAME, "name")
        cards = line.cards(self._deck)
        if cards:
            return FieldPlay(cards, seat[0])
        if line.take(NAME):  # then the first word may be a seat
            raise line.error()
        raise line.error_at(seat, "card", "name")


def _words(line: TextLine) -> str:
    return line.need(_WORDS, "words", blanks=False)[0].strip()


def _count(line: TextLine) -> int | None:
    """The number after a question mark; ``None`` if there is none."""
    count = line.take(_COUNT, "count")
    if count is None:
        return None
    number = read_number(count[0][1:].strip())
    if number is None:
        raise line.error_at(count, "count-most")
    return number


def _several_words(line: TextLine, start: int) -> ParseError:
    """The error that a seat's name has several words, with suggestions."""
    name = re.split("[#,、，(（]", line.text[start:])[0].strip()
    problem = ParseError(name, line.number, start + 1, ["seat-name-plain"])
    is_only_seat = not re.search("[,、，]", line.text)
    problem.near = seat_suggestions(name, is_only_seat=is_only_seat)
    return problem


@lru_cache(maxsize=16)
def _title_pattern(titles: tuple[str, ...]) -> re.Pattern[str]:
    """A name, or one of the titles of several words."""
    if not titles:
        return NAME
    either = "|".join(map(_in_either_width, titles))
    return re.compile(rf"(?i:{either})(?=[\s()（）,、，+＋#−-]|$)|{NAME_PATTERN}")


def _in_either_width(title: str) -> str:
    """The pattern of a title, with brackets of either width and either apostrophe."""
    signs = {"\\(": "[(（]", "\\)": "[)）]", "'": "['’]", "’": "['’]"}
    return re.sub(r"\\[()]|['’]", lambda match: signs[match[0]], re.escape(title))


# ---- options


def reject_duplicates(description: Description, error: Callable[[int, str], ParseError]) -> None:
    """Raises an error for an option that the header sets a second time.

    ``description``: with ids instead of titles. ``error``: makes the error from the index of the
    option among all switches, parameters, settings and readings, in this order, and from its name.

    >>> switches = (("emperor", True), ("emperor", False))
    >>> reject_duplicates(Description("daifugo", switches), lambda index, _: KeyError(index))
    Traceback (most recent call last):
    KeyError: 1
    """
    options = book(description.book).options if current().is_playable(description.book) else {}
    seen: set[str] = set()
    for index, (_, option, name, _) in enumerate(assignments(description, options)):
        if option in seen:
            raise error(index, name)
        seen.add(option)


def assignments(
    description: Description, options: Mapping[str, Option]
) -> Iterator[tuple[str, str, str, Value]]:
    """Each option that the header sets: its part of the text, its id, its name there, its value.

    >>> list(assignments(Description("offkai", (("suit_lock", False),)), {}))
    [('rules', 'suit_lock', 'suit_lock', False)]
    """
    yield from (("rules", name, name, is_on) for name, is_on in description.switches)
    for owner, name, value in description.params:
        yield "rules", name if name in options else f"{owner}_{name}", name, value
    yield from (("rules", name, name, value) for name, value in description.settings)
    yield from (("readings", name, name, value) for name, value in description.readings)
