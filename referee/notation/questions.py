"""Questions as people put them, in English and Japanese, and their canonical spelling."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from referee.cards.card import Card, Deck, named_twice, parse_card
from referee.cards.decks import ANY_DECK, card_pattern, rank_pattern, suit_pattern
from referee.errors import ParseError, UnknownName
from referee.i18n.fuzzy_match import nearest
from referee.model.description import Description
from referee.model.moves import VICTIM, VICTIM_JA
from referee.model.questions import KINDS, Question

from .names import MOST_LETTERS
from .tokens import excess_cards, read_rank, read_suit
from .unicode_checks import reject_lone_surrogates


def question_at(written: str, described: Description, deck: Deck, at: int) -> Question:
    r"""A question of a text by its number; a problem names its line and column.

    ``written``: the line that it stands in. Raises ``ParseError`` and ``UnknownName``.

    >>> from referee.notation.table_text import read_text
    >>> described = read_text("rules: offkai\nseats: Aki, Ben\nask:\n  may Aki play D9")
    >>> str(question_at("  may Aki play D9", described, ANY_DECK, 0))
    'may Aki play D9'
    """
    asked = described.ask[at]
    column = max(written.find(asked) + 1, 1)
    return parse_question(asked, described.names, deck, described.line("ask", at) or 1, column)


_ANY_NAME = rf"[^\s,、，]{{1,{MOST_LETTERS}}}?"
"""A name that nobody at the table may have."""
MOST = 1_000
"""How many letters a question may have, runs of blanks counted as one."""


class _Form:
    """A spelling of a kind of question, with names in it."""

    def __init__(self, kind: str, spelling: str, parts: Mapping[str, str]) -> None:
        self.kind = kind
        self._pieces = [(piece, parts.get(piece, "")) for piece in re.split(r"[{}]", spelling)]
        words = spelling.split() if spelling.isascii() else ()
        self._words = {word for word in words if word.isalpha() and word != "may"}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        pieces = [part or _freely(piece) for piece, part in self._pieces]
        return re.compile("".join(pieces), re.IGNORECASE)

    def match(self, asked: str, words: Collection[str]) -> re.Match[str] | None:
        """``asked`` with blanks between its ``words``, which are folded. The pattern is made where
        these hold those of the form: that of most is never needed."""
        return self._pattern.fullmatch(asked) if self._words.issubset(words) else None


@lru_cache(maxsize=256)
def _forms(names: tuple[str, ...], deck: Deck) -> tuple[list[_Form], list[_Form]]:
    """The forms with these names in them; without names, with any. Those of all questions, and
    those of questions in English: none of ours is Japanese in Latin letters."""
    seat = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or _ANY_NAME
    parts = {
        "seat": f"(?P<seat>{seat})",
        "other": f"(?P<other>{seat})",
        "target": f"(?P<target>{seat}|{VICTIM}|{VICTIM_JA})",
        "cards": r"(?P<cards>.+?)",
        "rank": f"(?P<rank>{rank_pattern(deck)})",
        "suit": f"(?P<suit>{suit_pattern(deck) or suit_pattern(ANY_DECK)})",
    }
    kinds = KINDS.values()
    spelt = [(kind.name, spelling) for kind in kinds for spelling in kind.spellings]
    english = [_Form(kind, said, parts) for kind, said in spelt if said.isascii()]
    forms = iter(english)
    whole = [next(forms) if said.isascii() else _Form(kind, said, parts) for kind, said in spelt]
    return whole, english


def _matches(asked: str, names: Sequence[str], deck: Deck) -> Iterator[tuple[str, re.Match[str]]]:
    """The kinds of question that a text may be, in their order."""
    whole, english = _forms(tuple(names), deck)
    words = {*asked.casefold().split(" ")}
    for form in english if asked.isascii() else whole:
        found = form.match(asked, words)
        if found:
            yield form.kind, found


_ENDINGS = {
    "るか": r"る(か|の|のか)?|ます(か)?",
    "たか": r"た(か|の)?",
    "よいか": r"も?(よい|いい|良い)(の)?(か|です|ですか)?",
}
"""How people end a Japanese question: ``出せるか``, ``出してもいいですか``, ``あがった``."""


def _freely(words: str) -> str:
    """The words of a form as people vary them: ``can`` for ``may``, polite and casual endings, any
    white space between English words and none needed around Japanese ones."""
    if words.isascii():
        return re.sub(r"\bmay\b", "(?:may|can)", re.sub(r"\s+", r"\\s+", words))
    ending = next((end for end in _ENDINGS if words.endswith(end)), "")
    stem = words.removesuffix(ending)
    pattern = stem.replace("を", "を?") + (f"(?:{_ENDINGS[ending]})" if ending else "")
    return rf"\s*{pattern}\s*"


def parse_question(
    text: str, names: Sequence[str], deck: Deck, line: int = 1, column: int = 1
) -> Question:
    """A question from its text.

    Raises ``ParseError`` with the place inside the text and the nearest form, ``UnknownName`` for
    a seat that is not there.

    >>> parse_question("can aki pass?", ["Aki", "Ben"], ANY_DECK)
    Question(kind='may_pass', seat='Aki', cards=(), other='', rank='', suit='')
    >>> str(parse_question("Akiは♦10を出せますか", ["Aki", "Ben"], ANY_DECK))
    'may Aki play D10'
    """
    reject_lone_surrogates(text, line, column)
    asked = " ".join(text.split()).rstrip("?？。 ")
    if len(asked) > MOST:
        raise ParseError(asked, line, column, ["question-short"])
    for kind, found in _matches(asked, names, deck):
        named = found.groupdict()
        cards: tuple[Card, ...] = ()
        if "cards" in named:
            place = _Place(text, asked[: found.start("cards")], line, column)
            cards = _cards(named["cards"], deck, place)
        seat = _seat(named.get("seat"), names)
        other = _seat(named.get("other") or named.get("target"), names)
        rank = read_rank(named.get("rank") or "")
        suit = read_suit(named.get("suit") or "")
        return Question(kind, seat, cards, other, rank, suit)
    stranger = _stranger(asked, names, deck)
    if stranger:
        raise UnknownName("seat", stranger, names, line)
    raise ParseError(asked, line, column, ["question"], nearest=nearest_form(asked, names, deck))


def check_question(question: Question, names: Sequence[str]) -> None:
    """Whether a question that was not read from a text is one that could have been.

    Raises ``UnknownName`` for a seat that is not there, ``ParseError`` for no kind of question,
    for what is left unsaid and for a card named twice.

    >>> check_question(Question("may_play", "Zoe"), ["Aki", "Ben"])
    Traceback (most recent call last):
    referee.errors.UnknownName: Nobody called Zoe sits at this table. At the table: Aki, Ben.
    """
    if question.kind not in KINDS:
        raise ParseError(question.kind, 1, 1, ["question"])
    for part in KINDS[question.kind].asks_about:
        said = getattr(question, {"target": "other"}.get(part, part))
        about_seat = part in ("seat", "other", "target")
        if not said:
            raise ParseError("", 1, 1, ["name" if about_seat else part.removesuffix("s")])
        aims = (VICTIM,) if part == "target" else ()
        if about_seat and said not in (*names, *aims):
            raise UnknownName("seat", said, names)
    twice = named_twice(question.cards)
    if twice is not None:
        raise ParseError(str(twice), 1, 1, ["card-once"])


def _stranger(asked: str, names: Sequence[str], deck: Deck) -> str:
    """The name in a well-formed question that nobody at the table has."""
    for _, found in _matches(asked, (), deck):
        said = found.groupdict()
        for part in ("seat", "other", "target"):
            name = said.get(part) or ""
            if name and name.casefold() not in {each.casefold() for each in names}:
                return "" if name in (VICTIM, VICTIM_JA) else name
    return ""


def nearest_form(asked: str, names: Sequence[str], deck: Deck) -> str:
    """The question that may be meant by one that cannot be read; empty where none comes near.

    >>> nearest_form("may Aki plays D10", ["Aki", "Ben"], ANY_DECK)
    'may Aki play D10'
    """
    seats: list[str] = []
    cards: list[str] = []

    def take(found: re.Match[str]) -> str:
        if found.group() in names:
            seats.append(found.group())
            return "{seat}" if len(seats) == 1 else "{other}"
        cards.append(found.group())
        return "{cards}"

    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    card = rf"(?<![A-Za-z0-9])(?:{card_pattern(deck)})(?![A-Za-z0-9])"
    shape = re.sub(rf"{known}|{card}", take, asked) if names else asked
    shape = re.sub(r"\{cards\}([\s,、]*\{cards\})+", "{cards}", shape)
    open_ = {"{seat}"} if not seats else set()
    open_ |= set() if cards else {"{cards}"}
    open_ |= {"{other}", "{target}"} if len(seats) < 2 else set()
    forms = [spelling for kind in KINDS.values() for spelling in kind.spellings]
    fitting = [
        form for form in forms if not any(hole in form for hole in (*open_, "{rank}", "{suit}"))
    ]
    near = nearest(shape.casefold(), fitting, _LIKE_FORM)
    filled = {"seat": (seats or [""])[0], "other": (seats[1:] or [""])[0], "rank": ""}
    filled["target"] = filled["other"]
    return near.format(**filled, cards=" ".join(cards)) if near else ""


_LIKE_FORM = 0.6
"""How much a question must be like a form: more than a name, since they have words in common."""


def all_forms(lang: str, names: Sequence[str] = ("A", "B")) -> list[str]:
    """An example of every question, for two seats of these names.

    >>> all_forms("en")[0], all_forms("ja", ["アキ"])[0]
    ('what may A play', 'アキは何を出せるか')
    """
    seat, other = (*names, "A", "B")[:2]
    card = parse_card("D10")
    return [Question(kind, seat, (card,), other, "7", "S").text(lang) for kind in KINDS]


def _seat(said: str | None, names: Sequence[str]) -> str:
    """The seat's own spelling of a name that was matched without regard to case."""
    if not said:
        return ""
    alike = (name for name in names if re.fullmatch(re.escape(name), said, re.IGNORECASE))
    return said if said in names else next(alike, VICTIM)


class _Place(Struct, frozen=True):
    """Where the cards of a question stand: in its text, after what is ``before`` them."""

    text: str
    before: str
    line: int
    column: int

    def error(self, cards: Sequence[str], at: int, expected: str, deck: Deck) -> ParseError:
        """That one of the cards cannot be."""
        column = 0
        for word in (*self.before.split(), *cards[:at]):
            column = self.text.index(word, column) + len(word)
        blanks = _BETWEEN.match(self.text, column)
        column = self.column + (blanks.end() if blanks else column)
        found = cards[at] if cards else ""
        return ParseError(found, self.line, column, [expected], deck)


_BETWEEN = re.compile(r"[\s,、]*")


def _cards(said: str, deck: Deck, place: _Place) -> tuple[Card, ...]:
    """Raises ``ParseError`` for a word that is no card, and where there is none."""
    words = re.findall(r"[^\s,、]+", said)
    if not words:
        raise place.error(words, 0, "card", deck)
    cards: list[Card] = []
    for at, word in enumerate(words):
        try:
            cards.append(parse_card(word, deck))
        except ValueError:
            raise place.error(words, at, "card", deck) from None
    for at, expected in excess_cards(deck, cards):
        raise place.error(words, at, expected, deck)
    return tuple(cards)
