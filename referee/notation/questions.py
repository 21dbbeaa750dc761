"""Questions as people put them, in English and Japanese, and their canonical spelling."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from referee.cards.card import Card, Deck, parse_card, suit_letter
from referee.cards.decks import ANY_DECK, card_pattern, rank_pattern, suit_pattern
from referee.errors import ParseError, UnknownName
from referee.model.description import Description
from referee.model.moves import VICTIM


def question_at(text: str, described: Description, deck: Deck, at: int) -> Question:
    """A question of the text by its number; a problem names its own line and column.

    Raises ``ParseError`` and ``UnknownName``.
    """
    asked = described.ask[at]
    line = described.line("ask", at) or 1
    column = text.splitlines()[line - 1].find(asked) + 1
    return parse_question(asked, described.names, deck, line, max(column, 1))


MAY_PLAY, MAY_PASS, MAY_LOOK, MAY_GIVE = "may_play", "may_pass", "may_look", "may_give"
WHAT_PLAYS, WHAT_HAPPENS, WHOSE_TURN, WHO_LEADS = (
    "what_plays",
    "what_happens",
    "whose_turn",
    "who_leads",
)
IS_OUT, WHAT_ORDER, RANKS, RANK_OF, TITLES = "is_out", "what_order", "ranks", "rank_of", "titles"
MUST_GIVE, WHO_DEALS, SEATING = "must_give", "who_deals", "seating"
SCORE, DEAL = "score", "deal"
MAY_DISCARD, MAY_NAME, MAY_PICK = "may_discard", "may_name", "may_pick"
MAY_TAKE, MAY_DECLINE, MUST_DO = "may_take", "may_decline", "must_do"
MAY_DOUBT, MAY_THROUGH, MAY_POINT, MAY_PLACE = "may_doubt", "may_through", "may_point", "may_place"
WHO_TAKES, WHO_WINS, WHO_GETS = "who_takes", "who_wins", "who_gets"
WHO_GETS_OF, WHAT_HAND = "who_gets_of", "what_hand"

FORMS: dict[str, tuple[str, ...]] = {
    WHAT_PLAYS: ("what may {seat} play", "{seat}は何を出せるか", "{seat}は何を出してよいか"),
    MAY_PASS: ("may {seat} pass", "{seat}はパスできるか", "{seat}はパスしてよいか"),
    MAY_LOOK: (
        "may {seat} look at the discards",
        "{seat}は捨て札を見てよいか",
        "{seat}は捨て札を見られるか",
    ),
    MAY_GIVE: (
        "may {seat} give {cards} to {other}",
        "{seat}は{other}に{cards}を渡せるか",
        "{seat}は{other}に{cards}を渡してよいか",
    ),
    MAY_DISCARD: (
        "may {seat} discard {cards}",
        "{seat}は{cards}を捨てられるか",
        "{seat}は{cards}を捨ててよいか",
    ),
    MAY_NAME: (
        "may {seat} name {rank}",
        "{seat}は{rank}を宣言できるか",
        "{seat}は{rank}を宣言してよいか",
    ),
    MAY_PICK: (
        "may {seat} pick {other}",
        "{seat}は{other}を選べるか",
        "{seat}は{other}を選んでよいか",
    ),
    MAY_TAKE: (
        "may {seat} take {cards} from {other}",
        "{seat}は{other}から{cards}を取れるか",
        "{seat}は{other}から{cards}を取ってよいか",
    ),
    MAY_DECLINE: (
        "may {seat} decline",
        "{seat}は断れるか",
        "{seat}は断ってよいか",
        "{seat}は応じなくてよいか",
    ),
    MAY_DOUBT: ("may {seat} doubt", "{seat}はダウトできるか", "{seat}はダウトを宣言できるか"),
    MAY_THROUGH: (
        "may {seat} let it through",
        "{seat}はスルーできるか",
        "{seat}はスルーしてよいか",
    ),
    MAY_PLACE: (
        "may {seat} place {suit}",
        "{seat}は{suit}に置けるか",
        "{seat}は{suit}に置いてよいか",
    ),
    MAY_POINT: (
        "may {seat} point at {target}",
        "{seat}は{target}を指せるか",
        "{seat}は{target}を指してよいか",
    ),
    MAY_PLAY: (
        "may {seat} play {cards}",
        "{seat}は{cards}を出せるか",
        "{seat}は{cards}を出してよいか",
    ),
    WHAT_HAPPENS: (
        "what happens",
        "何が起こるか",
        "どうなるか",
        "何が起こりますか",
        "どうなりますか",
    ),
    WHOSE_TURN: ("whose turn", "誰の番か", "whose turn is it", "誰の番ですか"),
    WHO_LEADS: ("who leads", "誰から始めるか", "親は誰か", "誰から始めますか", "親は誰ですか"),
    IS_OUT: ("is {seat} out", "{seat}はあがったか", "{seat}はあがりましたか"),
    WHAT_ORDER: ("what order", "強さの順は"),
    RANK_OF: ("what rank is {seat}", "{seat}は何位か", "{seat}は何位ですか"),
    RANKS: ("ranks", "順位は"),
    TITLES: ("titles", "身分は"),
    MUST_DO: (
        "what must {seat} do",
        "{seat}は何をしなければならないか",
        "{seat}は何をしなければなりませんか",
    ),
    MUST_GIVE: ("what must {seat} give", "{seat}は何を渡すか", "{seat}は何を渡しますか"),
    WHO_DEALS: ("who deals", "誰が配るか", "誰が配りますか"),
    SEATING: ("seating", "席順は"),
    SCORE: ("score", "得点は"),
    WHO_TAKES: ("who takes the trick", "誰がトリックを取るか", "誰がトリックを取りますか"),
    WHO_WINS: ("who wins", "誰が勝つか", "勝者は誰か", "誰が勝ちますか", "勝者は誰ですか"),
    WHO_GETS_OF: (
        "who gets the card of {target}",
        "誰が{target}のカードを取るか",
        "who gets the {target}",
        "who gets {target}",
        "誰が{target}を取るか",
        "誰が{target}のカードを取りますか",
    ),
    WHAT_HAND: ("what hand has {seat}", "{seat}の役は何か", "{seat}の役は何ですか"),
    WHO_GETS: ("who gets {cards}", "誰が{cards}を取るか", "{cards}は誰のものになるか"),
    DEAL: ("how many cards each", "何枚ずつ配るか", "何枚ずつ配りますか"),
}
"""Kind -> spellings: the canonical one, its Japanese form, others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a table. ``seat`` and ``other`` are names, or ``other`` is the victim;
    ``rank`` is a number and ``suit`` the letter of a colour."""

    kind: str
    seat: str = ""
    cards: tuple[Card, ...] = ()
    other: str = ""
    rank: str = ""
    suit: str = ""

    def text(self, lang: str = "en") -> str:
        """The canonical spelling, or its Japanese form."""
        form = FORMS[self.kind][1 if lang == "ja" else 0]
        cards = " ".join(map(str, self.cards))
        target = _VICTIM_JA if self.other == VICTIM and lang == "ja" else self.other
        names = {"seat": self.seat, "other": self.other, "target": target}
        return form.format(**names, cards=cards, rank=self.rank, suit=self.suit)

    def __str__(self) -> str:
        return self.text()


_VICTIM_JA = "被害者"
_ANY_NAME = r"[^\s,、，]+?"
"""A name that nobody at the table may have."""


@lru_cache(maxsize=256)
def _patterns(names: tuple[str, ...], deck: Deck) -> list[tuple[str, re.Pattern[str]]]:
    """The forms with these names in them; without names, with any."""
    seat = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or _ANY_NAME
    parts = {
        "seat": f"(?P<seat>{seat})",
        "other": f"(?P<other>{seat})",
        "target": f"(?P<target>{seat}|{VICTIM}|{_VICTIM_JA})",
        "cards": r"(?P<cards>.+?)",
        "rank": f"(?P<rank>{rank_pattern(deck)})",
        "suit": f"(?P<suit>{suit_pattern(deck) or suit_pattern(ANY_DECK)})",
    }
    patterns = []
    for kind, spellings in FORMS.items():
        for spelling in spellings:
            pieces = [parts.get(piece, _freely(piece)) for piece in re.split(r"[{}]", spelling)]
            patterns.append((kind, re.compile("".join(pieces), re.IGNORECASE)))
    return patterns


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
    """
    asked = text.strip().rstrip("?？。").strip()
    for kind, pattern in _patterns(tuple(names), deck):
        found = pattern.fullmatch(asked)
        if found:
            named = found.groupdict()
            start = column + text.find(asked) + (found.start("cards") if named.get("cards") else 0)
            cards = _cards(named.get("cards") or "", deck, line, start)
            seat = _seat(named.get("seat"), names)
            other = _seat(named.get("other") or named.get("target"), names)
            rank = suit_letter(named.get("rank") or "")
            suit = suit_letter(named.get("suit") or "")
            return Question(kind, seat, cards, other, "10" if rank == "T" else rank, suit)
    stranger = _stranger(asked, names, deck)
    if stranger:
        raise UnknownName("seat", stranger, names, line)
    raise ParseError(asked, line, column, ["question"], nearest=nearest_form(asked, names, deck))


def _stranger(asked: str, names: Sequence[str], deck: Deck) -> str:
    """The name in a well-formed question that nobody at the table has."""
    for _, pattern in _patterns((), deck):
        found = pattern.fullmatch(asked)
        said = found.groupdict() if found else {}
        for part in ("seat", "other", "target"):
            name = said.get(part) or ""
            if name and name.casefold() not in {each.casefold() for each in names}:
                return "" if name in (VICTIM, _VICTIM_JA) else name
    return ""


def nearest_form(asked: str, names: Sequence[str], deck: Deck) -> str:
    """The question that may be meant by one that cannot be read; empty where none comes near."""
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
    forms = {spelling: kind for kind, each in FORMS.items() for spelling in each}
    fitting = [
        form for form in forms if not any(hole in form for hole in (*open_, "{rank}", "{suit}"))
    ]
    close = get_close_matches(shape.casefold(), fitting, 1, 0.6)
    filled = {"seat": (seats or [""])[0], "other": (seats[1:] or [""])[0], "rank": ""}
    filled["target"] = filled["other"]
    return close[0].format(**filled, cards=" ".join(cards)) if close else ""


def all_forms(lang: str, names: Sequence[str] = ("A", "B")) -> list[str]:
    """An example of every question, for two seats of these names."""
    seat, other = (*names, "A", "B")[:2]
    card = parse_card("D10")
    return [Question(kind, seat, (card,), other, "7", "S").text(lang) for kind in FORMS]


def _seat(said: str | None, names: Sequence[str]) -> str:
    """The seat's own spelling of a name that was matched without regard to case."""
    if not said:
        return ""
    folded = (name for name in names if name.casefold() == said.casefold())
    return said if said in names else next(folded, VICTIM)


def _cards(text: str, deck: Deck, line: int, column: int) -> tuple[Card, ...]:
    cards = []
    for word in re.finditer(r"[^\s,、]+", text):
        try:
            cards.append(parse_card(word.group(), deck))
        except ValueError:
            raise ParseError(word.group(), line, column + word.start(), ["card"], deck) from None
        if cards[-1] in cards[:-1] and not cards[-1].is_one_of_many:
            raise ParseError(word.group(), line, column + word.start(), ["card-once"])
    return tuple(cards)
