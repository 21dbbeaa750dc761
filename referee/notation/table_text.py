"""Reads table text: the grammar is ``table.lark``, this module makes a description of its tree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from referee.basis.patterns import pattern
from referee.cards.card import Card, Deck, parse_card
from referee.cards.decks import ANY_DECK
from referee.errors import ParseError
from referee.library.title_lookup import deck_of, long_titles, with_ids
from referee.model.description import OUT, Description, FieldPlay, Hand, Seat
from referee.model.limits import read_number
from referee.model.moves import Move

from .branches import without_branches
from .duplicates import refuse_twice
from .names import lacking, odd_seat
from .parser import grammar
from .parser.lalr import Word
from .tokens import beyond
from .unicode_checks import refuse_half_letters

if TYPE_CHECKING:
    from lark import UnexpectedInput

_TITLES = {
    "超富豪": "chofugo", "大富豪": "daifugo", "富豪": "fugo", "平民": "heimin",
    "上位平民": "upper heimin", "下位平民": "lower heimin",
    "貧民": "hinmin", "大貧民": "daihinmin", "超貧民": "chohinmin",
    "王様": "king", "奴隷": "slave", "神様": "god", "家畜": "livestock", "新参": "newcomer",
}  # fmt: skip
TITLES = tuple(_TITLES.values())


def title_of(word: str) -> str | None:
    """The title (身分) that a word names in either language.

    >>> title_of("大富豪"), title_of("Upper heimin"), title_of("duke")
    ('daifugo', 'upper heimin', None)
    """
    named = _TITLES.get(word, word.lower())
    return named if named in TITLES else None


_BOOK = pattern(
    r"^\ufeff?[ \t]*rules[ \t]*[:：][ \t]*(.*?)[ \t]*(?=[,、，#+＋]|[ \t][-−]|$)", re.MULTILINE
)
_SETTING = pattern(r"[,、，][ \t]*([^\s=,、，]+)[ \t]*=[ \t]*([^\s,、，#+＋]+)")
_ID, _SET = r"[A-Za-z0-9_]+", r"[A-Za-z0-9_]+[ \t]*=[ \t]*[A-Za-z0-9_']+"
_PLAIN = pattern(
    rf"^\ufeff?[ \t]*rules[ \t]*[:：][ \t]*{_ID}([ \t]*,[ \t]*{_SET})*"
    rf"([ \t]*[-+−＋][ \t]*{_ID}(\([ \t]*{_SET}([ \t]*,[ \t]*{_SET})*[ \t]*\))?)*[ \t]*(#|\r?$)",
    re.MULTILINE,
)
"""A header that names all by ids: nobody's title has to be known to read it."""


def read_text(text: str, first: int = 1) -> Description:
    r"""The description that a table text gives; branches are no part of it.

    ``first``: the number of its first line. Raises ``ParseError`` with line and column.

    >>> described = read_text("rules: offkai\nseats: Aki, Ben\nfield: D4, Ben D7")
    >>> described.names, [str(play.cards[0]) for play in described.field], described.line("field")
    (('Aki', 'Ben'), ['D4', 'D7'], 3)
    """
    try:
        described = _read(text)
    except ParseError as problem:
        problem.line += first - 1
        raise
    lines = {path: line + first - 1 for path, line in described.lines.items()}
    return described if first == 1 else described.having(lines=lines)


def _read(text: str) -> Description:
    refuse_half_letters(text)
    reader = _Reader(_deck_named(text))
    described = with_ids(_parse(without_branches(text), "table", reader))
    refuse_twice(described, lambda at, _: _error(reader.chosen()[at], "option-once"))
    return described


def named_book(text: str) -> str:
    r"""What the line ``rules:`` calls the book; empty where there is none.

    >>> named_book("rules: offkai - suit_lock\nseats: Aki, Ben")
    'offkai'
    """
    named = _BOOK.search(text)
    return named[1] if named else ""


def _deck_named(text: str) -> Deck:
    """The deck that the header of a text asks for."""
    named = _BOOK.search(text)
    if named is None:
        return ANY_DECK
    rest = text[named.end() :].partition("\n")[0].partition("#")[0]
    return deck_of(named[1], dict(_SETTING.findall(rest)))


def read_move(text: str, deck: Deck = ANY_DECK) -> Move:
    """One move, ``Dan: D4``. Raises ``ParseError``.

    >>> move = read_move("Dan: D4 S4")
    >>> move.seat, move.kind, len(move.cards)
    ('Dan', 'play', 2)
    """
    refuse_half_letters(text)
    move: Move = _parse(text.strip(), "move", _Reader(deck))
    return move


def _parse(text: str, start: str, reader: _Reader) -> Any:
    titles = () if _is_plain(text, start) else long_titles()
    asked = start, reader.deck, titles
    tree = grammar.parser(*asked).parse(text.removeprefix("\ufeff").rstrip() + "\n")
    return reader.value_of(_told_why(text, *asked) if tree is None else tree)


def _told_why(text: str, start: str, deck: Deck, titles: tuple[str, ...]) -> Any:
    """Lark, which is slow to load, finds out why a text is not of the grammar."""
    from lark import UnexpectedInput

    try:
        parser = grammar.telling_parser(start, deck, titles)
        return parser.parse(text.removeprefix("\ufeff").rstrip() + "\n")
    except UnexpectedInput as problem:
        told = odd_seat(text, deck) or _told(problem, text)
        told.know(deck)
        listed = _LISTED.search(text) if told.expected == ("equal",) else None
        if listed:
            told.near = (f"{listed[1]} + {listed[2]}",)
        raise told from None


_LISTED = pattern(r"^\s*(rules:[^,、\n]*?)\s*[,、]\s*([^=,、\n]+?)\s*$", re.M)
"""A rule that a comma puts into use: what follows one is a setting."""


def _is_plain(text: str, start: str) -> bool:
    """Whether no title of more than one word can stand in the text."""
    return start != "table" or _PLAIN.search(text) is not None


def _told(problem: UnexpectedInput, text: str) -> ParseError:
    """The parser's complaint in the words of the table text."""
    from lark import UnexpectedEOF, UnexpectedToken

    if isinstance(problem, UnexpectedEOF) or (
        isinstance(problem, UnexpectedToken) and problem.token.type == "$END"
    ):
        lines = text.split("\n")
        return ParseError("", len(lines), len(lines[-1]) + 1, _expected(problem))
    if isinstance(problem, UnexpectedToken):
        before = problem.token_history[-1] if problem.token_history else None
        named = before is not None and before.type == "NAME" and problem.token.type != "NAME"
        if before is not None and named and problem.accepts == {"CARD"}:
            return ParseError(str(before), before.line or 1, before.column or 1, ["card", "name"])
    return ParseError(_word_at(text, problem), problem.line, problem.column, _expected(problem))


def _word_at(text: str, problem: UnexpectedInput) -> str:
    line = text.split("\n")[problem.line - 1]
    found = re.match(r"[^\s,:#]+|.", line[problem.column - 1 :])
    return found.group() if found else ""


_PARTS = {
    "RULES", "READINGS", "SEATS", "TURN", "HANDS", "FIELD", "DISCARDS", "STATE", "PLAY", "ASK",
}  # fmt: skip
_UNSAID = {"$END", "_NL", "SPACE", "COMMENT", "STANDS", "LONG_TITLE"}


def _expected(problem: UnexpectedInput) -> list[str]:
    """Message keys of what could stand there."""
    from lark import UnexpectedCharacters

    if isinstance(problem, UnexpectedCharacters):
        names = set(problem.allowed or ())
    else:
        names = set(getattr(problem, "accepts", ()) or getattr(problem, "expected", ()))
    shown = {
        "part" if name in _PARTS else grammar.MOVES.expected.get(name, name.strip("_").lower())
        for name in names - _UNSAID
    }
    return sorted(shown) or ["line-end"]


def _error(word: Word, expected: str) -> ParseError:
    return ParseError(str(word), word.line or 1, word.column or 1, [expected])


def _as_in(deck: Deck, name: Word, cards: tuple[Card, ...]) -> None:
    """A move names no natural card twice, and no more cards than there are."""
    for at, expected in beyond(deck, cards):
        raise ParseError(str(cards[at]), name.line or 1, name.column or 1, [expected])


class _Reader:
    """Bottom-up: each rule of the grammar becomes the value that it describes, as the method of
    its name says."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._move_lines: dict[int, int] = {}
        self._chosen: dict[str, list[Word]] = {}

    def value_of(self, part: Any) -> Any:
        """What a tree describes, or a word in it; nothing where an optional part is not there."""
        if part is None:
            return None
        if not hasattr(part, "children"):
            return self._card(part) if part.type == "CARD" else part
        found = [self.value_of(each) for each in part.children]
        rule = str(part.data)
        if rule.startswith("move_"):  # one without its seat
            return grammar.MOVES.fields(rule, found)
        return getattr(self, rule)(found)

    def _card(self, token: Word) -> Card:
        try:
            return parse_card(token, self.deck)
        except ValueError:
            place = (token.line or 1, token.column or 1)
            raise ParseError(str(token), *place, ["card"], self.deck) from None

    def chosen(self) -> list[Word]:
        """The words that name what the header chooses, in the order of `notation.duplicates`."""
        parts = ("switch", "param", "setting", "reading")
        return [word for part in parts for word in self._chosen.get(part, ())]

    def _chooses(self, part: str, word: Word) -> None:
        self._chosen.setdefault(part, []).append(word)

    def param(self, items: list[Word]) -> tuple[str, str]:
        self._chooses("param", items[0])
        return str(items[0]), str(items[1])

    def reading(self, items: list[Word]) -> tuple[str, str]:
        self._chooses("reading", items[0])
        return str(items[0]), str(items[1])

    def setting(self, items: list[Word]) -> tuple[str, str]:
        self._chooses("setting", items[0])
        return str(items[0]), str(items[1])

    def switch(self, items: list[Any]) -> tuple[str, bool, list[tuple[str, str]]]:
        sign, name, *params = items
        self._chooses("switch", name)
        return str(name), sign in "+＋", [pair for pair in params if pair]

    def rules(self, items: list[Any]) -> dict[str, Any]:
        _, book_id, *chosen = items
        settings = tuple(each for each in chosen if each and len(each) == 2)
        switches = [each for each in chosen if each and len(each) == 3]
        params = tuple((name, key, value) for name, _, pairs in switches for key, value in pairs)
        named = tuple((name, on) for name, on, _ in switches)
        header = {"switches": named, "params": params, "settings": settings}
        return self._at(items, book=str(book_id or ""), **header)

    def readings(self, items: list[Any]) -> dict[str, Any]:
        return self._at(items, readings=tuple(pair for pair in items[1:] if pair))

    def seat(self, items: list[Any]) -> Seat:
        name, title = items
        self._check_name(name)
        if title is None:
            return Seat(str(name))
        word = str(title).strip()
        if title_of(word) is None:
            raise ParseError(word, title.line, title.column, ["title"])
        return Seat(str(name), title_of(word) or "")

    def _check_name(self, name: Word) -> None:
        if expected := lacking(name, self.deck):
            raise _error(name, expected)

    def seats(self, items: list[Any]) -> dict[str, Any]:
        return self._at(items, seats=tuple(seat for seat in items[1:] if seat))

    def turn(self, items: list[Any]) -> dict[str, Any]:
        return self._at(items, turn=str(items[1]))

    def unknown(self, items: list[Any]) -> tuple[int | None]:
        count = items[0]
        if count is None:
            return (None,)
        number = read_number(count[1:].strip())
        if number is None:
            raise _error(count, "count-most")
        return (number,)

    def hand(self, items: list[Any]) -> tuple[Word, Hand]:
        name, *rest = (item for item in items if item is not None)
        self._check_name(name)
        if rest and isinstance(rest[0], str):
            word: Any = rest[0]
            out = " ".join(word.lower().split()[1:])
            if out and not re.fullmatch(OUT, out):
                raise _error(word, "out")
            return name, Hand(out=out, unknown=0)
        cards = tuple(item for item in rest if isinstance(item, Card))
        counts = [item[0] for item in rest if isinstance(item, tuple)]
        return name, Hand(cards, counts[0] if counts else 0)

    def hands(self, items: list[Any]) -> dict[str, Any]:
        made = self._at(items, hands=dict[str, Hand]())
        for name, hand in items[1:]:
            if name in made["hands"]:
                raise _error(name, "hand-once")
            made["hands"][str(name)] = hand
            made["lines"]["hands", str(name)] = name.line
        return made

    def laid(self, items: list[Any]) -> FieldPlay:
        seat, *cards = items
        return FieldPlay(tuple(cards), str(seat or ""))

    def field(self, items: list[Any]) -> dict[str, Any]:
        plays = tuple(play for play in items[1:] if play)
        made = self._at(items, field=plays)
        made["lines"].update({("field", at): items[0].line for at in range(len(plays))})
        return made

    def discards(self, items: list[Any]) -> dict[str, Any]:
        return self._at(items, discards=tuple(items[1:]))

    def state(self, items: list[Any]) -> dict[str, Any]:
        return self._at(items, state=tuple(str(words).strip() for words in items[1:] if words))

    # ---- moves

    def given(self, items: list[Card]) -> tuple[Card, ...]:
        return tuple(items)

    def move(self, items: list[Any]) -> Move:
        name, action, stands = items
        move = Move(str(name), **action, stands=stands is not None)
        _as_in(self.deck, name, move.named)
        self._move_lines[id(move)] = name.line
        return move

    def play(self, items: list[Any]) -> dict[str, Any]:
        made = self._at(items, play=tuple(items[1:]))
        for at, move in enumerate(items[1:]):
            made["lines"]["play", at] = self._move_lines[id(move)]
        return made

    def ask(self, items: list[Any]) -> dict[str, Any]:
        made = self._at(items, ask=tuple(str(text).strip() for text in items[1:]))
        made["lines"].update({("ask", at): text.line for at, text in enumerate(items[1:])})
        return made

    def _at(self, items: list[Any], **fields: Any) -> dict[str, Any]:
        """One part of the text: its fields, and the line of its keyword."""
        keyword: Word = items[0]
        return {**fields, "lines": {(keyword.type.lower(),): keyword.line}, "keyword": keyword}

    def table(self, parts: list[Any]) -> Description:
        fields: dict[str, Any] = {}
        lines: dict[tuple[str | int, ...], int] = {}
        for part in parts:
            keyword = part.pop("keyword")
            lines |= part.pop("lines")
            if fields.keys() & part.keys():
                raise ParseError(str(keyword), keyword.line, keyword.column, ["part-once"])
            fields |= part
        return Description(**fields, lines=lines)
