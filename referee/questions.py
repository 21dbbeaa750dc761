"""Questions as people put them, in English and Japanese, and their canonical spelling."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .cards import Card, Deck, parse_card, suit_letter
from .decks import rank_pattern
from .errors import ParseError
from .moves import VICTIM

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
MAY_DOUBT, MAY_POINT = "may_doubt", "may_point"
WHO_TAKES, WHO_WINS, WHO_GETS = "who_takes", "who_wins", "who_gets"

FORMS: dict[str, tuple[str, ...]] = {
    WHAT_PLAYS: ("what may {seat} play", "{seat}は何を出せるか"),
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
    MAY_DISCARD: ("may {seat} discard {cards}", "{seat}は{cards}を捨てられるか"),
    MAY_NAME: ("may {seat} name {rank}", "{seat}は{rank}を宣言できるか"),
    MAY_PICK: ("may {seat} pick {other}", "{seat}は{other}を選べるか"),
    MAY_TAKE: ("may {seat} take {cards} from {other}", "{seat}は{other}から{cards}を取れるか"),
    MAY_DECLINE: ("may {seat} decline", "{seat}は断れるか"),
    MAY_DOUBT: ("may {seat} doubt", "{seat}はダウトできるか", "{seat}はダウトを宣言できるか"),
    MAY_POINT: ("may {seat} point at {target}", "{seat}は{target}を指せるか"),
    MAY_PLAY: (
        "may {seat} play {cards}",
        "{seat}は{cards}を出せるか",
        "{seat}は{cards}を出してよいか",
    ),
    WHAT_HAPPENS: ("what happens", "何が起こるか", "どうなるか"),
    WHOSE_TURN: ("whose turn", "誰の番か", "whose turn is it"),
    WHO_LEADS: ("who leads", "誰から始めるか", "親は誰か"),
    IS_OUT: ("is {seat} out", "{seat}はあがったか"),
    WHAT_ORDER: ("what order", "強さの順は"),
    RANK_OF: ("what rank is {seat}", "{seat}は何位か"),
    RANKS: ("ranks", "順位は"),
    TITLES: ("titles", "身分は"),
    MUST_DO: ("what must {seat} do", "{seat}は何をしなければならないか"),
    MUST_GIVE: ("what must {seat} give", "{seat}は何を渡すか"),
    WHO_DEALS: ("who deals", "誰が配るか"),
    SEATING: ("seating", "席順は"),
    SCORE: ("score", "得点は"),
    WHO_TAKES: ("who takes the trick", "誰がトリックを取るか"),
    WHO_WINS: ("who wins", "誰が勝つか", "勝者は誰か"),
    WHO_GETS: ("who gets {cards}", "誰が{cards}を取るか", "{cards}は誰のものになるか"),
    DEAL: ("how many cards each", "何枚ずつ配るか"),
}
"""Kind -> spellings: the canonical one, its Japanese form, others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a table. ``seat`` and ``other`` are names, or ``other`` is the victim."""

    kind: str
    seat: str = ""
    cards: tuple[Card, ...] = ()
    other: str = ""
    rank: str = ""

    def text(self, lang: str = "en") -> str:
        """The canonical spelling, or its Japanese form."""
        form = FORMS[self.kind][1 if lang == "ja" else 0]
        cards = " ".join(map(str, self.cards))
        target = _VICTIM_JA if self.other == VICTIM and lang == "ja" else self.other
        names = {"seat": self.seat, "other": self.other, "target": target}
        return form.format(**names, cards=cards, rank=self.rank)

    def __str__(self) -> str:
        return self.text()


_VICTIM_JA = "被害者"


@lru_cache(maxsize=256)
def _patterns(names: tuple[str, ...], deck: Deck) -> list[tuple[str, re.Pattern[str]]]:
    seat = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or r"\S+"
    parts = {
        "seat": f"(?P<seat>{seat})",
        "other": f"(?P<other>{seat})",
        "target": f"(?P<target>{seat}|{VICTIM}|{_VICTIM_JA})",
        "cards": r"(?P<cards>.+?)",
        "rank": f"(?P<rank>{rank_pattern(deck)})",
    }
    patterns = []
    for kind, spellings in FORMS.items():
        for spelling in spellings:
            pieces = [parts.get(piece, _spaced(piece)) for piece in re.split(r"[{}]", spelling)]
            patterns.append((kind, re.compile("".join(pieces), re.IGNORECASE)))
    return patterns


def _spaced(words: str) -> str:
    """The words of a form with any white space between them, and none needed around Japanese."""
    folded = re.sub(r"\s+", r"\\s+", words)
    return folded if words.isascii() else rf"\s*{folded}\s*"


def parse_question(
    text: str, names: Sequence[str], deck: Deck, line: int = 1, column: int = 1
) -> Question:
    """A question from its text. Raises ``ParseError`` with the place inside the text."""
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
            return Question(kind, seat, cards, other, "10" if rank == "T" else rank)
    raise ParseError(asked, line, column, ["question"])


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
