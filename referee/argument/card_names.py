"""Finds the cards that a text names, in all the ways in which people name them."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.notation.lenient.lexicon import any_of, lexicon

from .vocabulary import matches, rule_names, signs, vocabulary

MAX_EQUAL = 8
"""The most cards of one rank that are named by a number."""


RUN = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
"""The ranks in the order of runs."""


class NamedCard(Struct, frozen=True):
    """A card as it is named: perhaps without its suit or its rank.

    ``suits``: the letters of the suits that it may have; empty: any. ``rank``: empty: any; ``Jo``;
    ``?``: a card that nobody has seen.
    """

    suits: str = ""
    rank: str = ""
    down: bool = False
    is_many: bool = False
    """Whether several are meant, and not how many: ``the queens``."""
    stands: str = ""
    """What a joker stands for, as tables write it: ``S7``, ``7``; empty: nobody says."""


_FOLDED = str.maketrans("’‘`〜−–“”×✕", "'''~--\"\"xx", "\ufe0f")


def fold_letters(text: str) -> tuple[str, list[int]]:
    """The text without differences in width, case and kana, and where each letter comes from.

    >>> fold_letters("Ｓ８ダセル")
    ('s8だせる', [0, 1, 2, 3, 4, 5])
    """
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = unicodedata.normalize("NFKC", letter.translate(_FOLDED)).casefold()
        for folded in plain.translate(_FOLDED):
            code = ord(folded)
            letters.append(chr(code - 0x60) if ord("ァ") <= code <= ord("ヶ") else folded)
            places.append(place)
    places.append(len(text))
    return "".join(letters), places


class CardText(Struct, frozen=True):
    """A text in which cards of a deck are named."""

    typed: str
    text: str
    """With folded letters."""
    places: list[int]
    """The place in ``typed`` of each folded letter."""
    deck: Deck

    def rank(self, word: str) -> str:
        """The rank of the deck that a word means; empty if it means none."""
        names = vocabulary().ranks_after_suits
        rank = lexicon().ranks.get(word) or names.get(word) or word.upper()
        if rank in self.deck.ranks:
            return rank
        others = {"1": "A", "11": "J", "12": "Q", "13": "K", "T": "10", "A": "1"}
        return others.get(rank, "") if others.get(rank) in self.deck.ranks else ""

    def ranks(self, words: str) -> list[str]:
        """The ranks of a list, such as ``5, 6 and 7`` or ``678``."""
        if words in vocabulary().ranks_after_suits:
            return [self.rank(words)]
        found: list[str] = []
        for word in re.findall(rf"{_rank()}|\d+", words):
            rank = self.rank(word)
            if rank:
                found.append(rank)
            elif word.isdecimal():
                found += filter(None, map(self.rank, re.findall("10|[1-9]", word)))
        return found

    def suit(self, word: str) -> str:
        """The letters of the deck's suits that a word means."""
        return "".join(s for s in lexicon().suits.get(word, "") if s in self.deck.suits)

    def suits(self, words: str) -> list[str]:
        return [self.suit(word) for word in re.findall(_suit(), words)]

    def is_article(self, match: re.Match[str]) -> bool:
        """Whether the match begins with the article *a*; ``A clubs`` is an ace."""
        is_word = match[0][0] == "a" and match.string[match.start() + 1 : match.start() + 2] == " "
        return is_word and not (match[0][-1] == "s" and self.is_capital(match.start()))

    def is_capital(self, place: int) -> bool:
        return self.typed[self.places[place]].isupper()


Read = Callable[[CardText, re.Match[str]], list[NamedCard]]


def cards_at(text: CardText, start: int) -> Iterator[tuple[int, list[NamedCard]]]:
    """The ways to read cards at a place, each with its end."""
    if text.text[start - 1 : start] == "+" and text.text[start - 1 : start + 1] in text.deck.ranks:
        return  # ``+2``
    for pattern, read in _forms():
        match = pattern.match(text.text, start)
        cards = read(text, match) if match else []
        if match and cards:
            yield match.end(), cards


def _of_suits(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``ハートの5 6``, ``5 and 6 of hearts``, ``ハートとダイヤの7``."""
    if match[0].endswith(" one") and match.start("suits") < match.start("ranks"):
        return []  # ``the diamond one``
    if re.match(r"1 [a-z]", match[0]):
        return []  # ``1 heart in hand``
    if re.fullmatch(r"(?:two|three|four|five|six) [a-z]+s", match[0]):
        return []  # ``two diamonds``
    ranks, suits = text.ranks(match["ranks"]), text.suits(match["suits"])
    if not ranks or not suits or "" in suits or text.is_article(match):
        return []
    return [NamedCard(suit, rank) for rank in ranks for suit in suits]


def _of_suit(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``ハートA2345``, ``AK of spades``."""
    suit, ranks = text.suit(match["suit"]), re.findall("10|[2-9ajqkt]", match["ranks"])
    named = [text.rank(rank) for rank in ranks]
    return [NamedCard(suit, rank) for rank in named] if suit and all(named) else []


def _short(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``10c``, ``s8``."""
    if match[0] in ("as", "ah", "ad") and not text.is_capital(match.start()):
        after = match.string[match.end() :]
        if not re.match(r"[ ,]*(?:$|[.!?]|(?:10|[2-9ajqkt])[shdc]\b)", after):
            return []  # words of English
    rank, suit = text.rank(match["rank"]), text.suit(match["suit"])
    return [NamedCard(suit, rank)] if rank and suit else []


def _equal(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``two 7s``, ``two 7s, hearts and spades``, ``8を2枚``."""
    word = match["rank"]
    rank = text.rank(vocabulary().plural_ranks.get(word, word))
    count = number_of(match["count"])
    is_of_suit = match.string[match.start() - 1 : match.start()] == "の"
    if not rank or not 0 < count <= MAX_EQUAL or (count == 1 and is_of_suit):
        return []
    suits = text.suits(match.groupdict().get("suits") or "")
    if len(suits) == count:
        return [NamedCard(suit, rank) for suit in suits]
    return [NamedCard("", rank)] * count


def _coloured(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``two black kings``."""
    rank = text.rank(vocabulary().plural_ranks.get(match["rank"], match["rank"]))
    suits, count = text.suit(match["suit"]), number_of(match["count"])
    is_known = bool(rank) and 0 < count <= len(suits)
    return [NamedCard(suits, rank)] * count if is_known else []


def _one(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """A rank alone; never the article, nor *one*."""
    word = match["rank"]
    around = match.string[max(match.start() - 1, 0) : match.start()]
    around += match.string[match.end() : match.end() + 1]
    is_plain = word == "a" and not text.is_capital(match.start())
    if word == "a" and _begins_sentence(match):
        return []  # ``A fair finish``
    if word in ("one", "一") or (is_plain and not re.search("[ぁ-ん一-龥ー]", around)):
        return []
    rank = text.rank(vocabulary().plural_ranks.get(word, word))
    return [NamedCard("", rank)] if rank else []


def _begins_sentence(match: re.Match[str]) -> bool:
    """Whether a letter stands alone before a word, where a sentence begins."""
    before, after = match.string[: match.start()].rstrip(), match.string[match.end() :]
    verbs = r"on|of|is|was|beats?|and|or|then|to|from|by|over|led|vs|in|down|out|up"
    is_word = re.match(rf" (?!(?:{verbs})\b)[a-z]{{2}}", after)
    return is_word is not None and before[-1:] in ("", ".", "!", "?", "\n")


def _pair(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    return _one(text, match) * 2


def _pairs(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``pairs of 5, 6 and 7``."""
    return [NamedCard("", rank) for rank in text.ranks(match["ranks"]) for _ in range(2)]


def _many(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    return [replace(card, is_many=True) for card in _one(text, match)]


def _repeated(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``QQ``, in capitals."""
    rank = text.rank(match["rank"])
    is_written = all(text.is_capital(match.start() + i) for i in range(len(match[0])))
    return [NamedCard("", rank)] * len(match[0]) if rank and is_written else []


def _hand(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``AK``, ``J10``, ``QQQ55``, in capitals."""
    letters = [i for i, letter in enumerate(match["hand"]) if letter.isalpha()]
    is_written = all(text.is_capital(match.start() + i) for i in letters)
    ranks = [text.rank(rank) for rank in re.findall("10|.", match["hand"])]
    starts = [place for place, rank in enumerate(RUN) if rank == ranks[0]]
    is_run = len(ranks) > 2 and any(RUN[at : at + len(ranks)] == ranks for at in starts)
    if is_run and text.deck.jokers:
        return []  # one play, or one after the other
    return [NamedCard("", rank) for rank in ranks] if is_written and all(ranks) else []


def _shorts(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``6s6h``."""
    pairs = re.findall("(10|[1-9ajqkt])([a-z])", match[0])
    cards = [NamedCard(text.suit(suit), text.rank(rank)) for rank, suit in pairs]
    return cards if all(card.suits and card.rank for card in cards) else []


def _kana(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``ク5``: the first letter of a suit, in katakana."""
    place = text.places[match.start()]
    typed, before = text.typed[place], text.typed[place - 1 : place] if place else ""
    suit, rank = text.suit(_KANA.get(typed, "")), text.rank(match["rank"])
    is_word = re.match("[ァ-ヶー]", before) is not None
    return [NamedCard(suit, rank)] if suit and rank and not is_word else []


def _run(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``3456``."""
    ranks = text.ranks(match["run"])
    return [NamedCard("", rank) for rank in ranks] if len(ranks) > 2 else []


def _range(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``4 to 6 of hearts``, ``ハートの4〜6``."""
    suit, first, last = text.suit(match["suit"]), text.rank(match["from"]), text.rank(match["to"])
    if not suit or first not in RUN or last not in RUN:
        return []
    start = RUN.index(first)
    end = RUN.index(last, start) if last in RUN[start:] else -1
    ranks = RUN[start : end + 1]
    return [NamedCard(suit, rank) for rank in ranks] if len(ranks) > 2 else []


def _straight(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``a straight from 4 to 8``, 「4から8のストレート」, ``three pairs in a row, 3 to 5``."""
    first, last = text.rank(match["from"]), text.rank(match["to"])
    if first not in RUN or last not in RUN or last not in RUN[RUN.index(first) :]:
        return []
    start = RUN.index(first)
    ranks = RUN[start : RUN.index(last, start) + 1]
    times = 2 if match.groupdict().get("pairs") else 1
    return [NamedCard("", rank) for rank in ranks for _ in range(times)] if len(ranks) > 2 else []


def _straight_of_suit(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``a straight flush of spades from 4 to 8``."""
    suit = text.suit(match["suit"])
    return [NamedCard(suit, card.rank) for card in _straight(text, match)] if suit else []


def _pairs_in_row(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``the pairs 3 4 5``, 「3、4、5のペア」."""
    ranks = text.ranks(match["ranks"])
    return [NamedCard("", rank) for rank in ranks for _ in range(2)] if len(ranks) > 2 else []


def _full(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``8s full of 4s``, 「8と4のフルハウス」."""
    words = (vocabulary().plural_ranks.get(match[name], match[name]) for name in ("three", "two"))
    three, two = (text.rank(word) for word in words)
    return [NamedCard("", three)] * 3 + [NamedCard("", two)] * 2 if three and two else []


def _flush(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``a flush of diamonds: 3 5 8 J K``."""
    suit = text.suit(match["suit"])
    return [NamedCard(suit, rank) for rank in text.ranks(match["ranks"])] if suit else []


def _rocket(text: CardText, _: re.Match[str]) -> list[NamedCard]:
    """Both jokers of a deck in which they rank."""
    ranked = [card.rank for card in text.deck.natural_cards if card.is_ranked_joker]
    return [NamedCard("", rank) for rank in ranked]


def _set(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``double 8``, ``8 pair``, ``trip kings``, ``Kのスリーカード``."""
    return _one(text, match) * vocabulary().sets[match["set"]]


def _joker_in_set(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``a pair of 8s with a joker``."""
    return [*_one(text, match), NamedCard("", "Jo")] if text.deck.jokers else []


def _times(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``2x8``, and in Japanese ``8×2``: cards of one rank."""
    first, second = match["first"], match["second"]
    counts_first = first.isdecimal() and int(first) < MAX_EQUAL // 2 + 1
    if counts_first and not re.search("[ぁ-ん]", text.text):
        first, second = second, first
    rank = text.rank(vocabulary().plural_ranks.get(first, first))
    count = int(second) if second.isdecimal() else 0
    return [NamedCard("", rank)] * count if rank and 1 < count <= MAX_EQUAL else []


def _only_suit(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    suit = text.suit(match["suit"])
    return [NamedCard(suit)] if suit else []


def _nickname(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    card = vocabulary().nicknames[match["nickname"]]
    suit, rank = text.suit(card[0].casefold()), text.rank(card[1:])
    return [NamedCard(suit, rank)] if suit and rank else []


def _jokers(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    both = match["both"] or match["set"]
    count = 2 if both else number_of(match["count"] or match["after"] or "") or 1
    ranked = [card.rank for card in text.deck.natural_cards if card.is_ranked_joker]
    if count == len(ranked):
        return [NamedCard("", rank) for rank in ranked]
    return [NamedCard("", "Jo")] * count if count <= max(text.deck.jokers, 2) else []


def _standing(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``the joker as the 7``, 「ジョーカーを7にして」; not one that is swapped for it."""
    rank = text.rank(match["rank"])
    suit = text.suit(match["suit"] or match.groupdict().get("of") or "")
    is_other = matches("swaps_before", match.string[: match.start()])
    is_other |= matches("joker_effect", match.string)  # what would come of it
    if is_other or not (rank and text.deck.jokers):
        return []
    return [NamedCard("", "Jo", stands=suit + rank if len(suit) < 2 else rank)]


def _suitless(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``the big joker``."""
    rank = lexicon().suitless[match["suitless"]]
    return [NamedCard("", rank)] if rank in text.deck.suitless else []


def _sign(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``yellow skip``, ``a reverse``, ``two skips``; a sign alone may be what happens."""
    rank, suit = signs()[match["sign"]], text.suit(match["suit"] or "")
    count = number_of(match["count"] or "") or 1
    if rank not in text.deck.ranks or (match["suit"] and not suit) or count > MAX_EQUAL:
        return []
    held = match["count"] and matches("holds_before", match.string[: match.start()])
    is_named = bool(match["suit"] or held) or match["sign"].startswith("+")
    is_verb = match["sign"].startswith(("draw", "take", "pick"))
    is_named |= match["sign"] not in rule_names().rules and not is_verb
    is_beside = matches("sign_before", match.string[: match.start()])
    is_beside |= matches("sign_after", match.string[match.end() :])
    if not (is_named or (is_beside and not matches("stacks", match.string))):
        return []
    return [NamedCard("" if rank in text.deck.suitless else suit, rank)] * count


def _sign_of(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``a skip in blue``, 「スキップの青」; a wild card has no colour."""
    rank = signs()[match["sign"]]
    return [] if rank in text.deck.suitless else _sign(text, match)


def _lettered(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``Y+2``, ``GR``, ``W``: in capital letters."""
    suit = text.suit(match.groupdict().get("suit") or "")
    rank = match["sign"].upper()
    is_written = all(text.is_capital(i) for i in range(*match.span()) if match.string[i].isalpha())
    is_known = rank in text.deck.ranks and bool(suit or rank in text.deck.suitless)
    return [NamedCard(suit, rank)] if is_written and is_known else []


def _down(text: CardText, match: re.Match[str]) -> list[NamedCard]:
    """``(3)``, ``(?)``."""
    rank = text.rank(match["down"]) or match["down"]
    return [NamedCard("", rank, down=True)]


@lru_cache
def _long_ranks() -> str:
    names = vocabulary().ranks_after_suits
    return any_of((*lexicon().ranks, *(name for name in names if len(name) > 2 and name != "てん")))


_ARTICLE = (
    r"a\s+(?:red|blue|green|yellow|black|wild|draw|skip|reverse|plus"
    r"|pair|joker|jack|queen|king|ten)\b"
)
_FIRST_WORD = r"(?:(?<![\s\S])|(?<=[.!?\n] )|(?<=[.!?\n]))"
_ARTICLE_FIRST = rf"{_FIRST_WORD}a\s+(?:10|[2-9jqk])(?:\s+(?!and\b)[a-z]{{2}}|[.?!]|$)"
"""*A 5 is on the table*, with the capital letter of a sentence."""
_DIGITS = rf"(?:1[0-3]|[1-9]|(?<![a-z])(?:[jqkt]|(?!{_ARTICLE}|{_ARTICLE_FIRST})a)(?![a-z]))"


@lru_cache
def _rank() -> str:
    return rf"(?:(?!one\s+(?!of))(?:{_long_ranks()})|{_DIGITS})"


@lru_cache
def _suit() -> str:
    words = [word for word in lexicon().suits if len(word) > 1 or not word.isascii()]
    latin = any_of(word for word in words if word.isascii())
    return rf"(?:{any_of(w for w in words if not w.isascii())}|(?<![a-z])(?:{latin})(?![a-z]))"


_KANA = {"ス": "s", "ハ": "h", "ダ": "d", "ク": "c"}
"""Letters of katakana that stand for suits."""
_NO_COUNT = (
    r"(?!\s*(?:枚|人|回|位|点|番|ばん(?!て)|つ(?!ぎ)|度|本|着|時|分|円|歳|年|巡|周|戦"
    r"|[をがの]?[2-9二三四五六七八]枚"
    r"|(?:times?|players?|people|cards?|of us|points?|more|days?|hours?|minutes?)\b))"
)
"""A number is no rank if something is counted."""
_RANK_WORDS = ("ace", "king", "queen", "jack", "joker")
_AND = r"(?:\s*(?:,|、|・|/|&|\+(?!\d)|と|\band\b)\s*|\s+)(?:the\s+)?"
_MANY = r"(?<!\d)\d{3,}(?!\d)"


_STANDS = (
    r"(?:(?:be used|used|acting|playing|standing) )?(?:as|being|for|in for|in place of|instead of)"
)
_STANDS_JA = (
    "(?:として|にして|に見立てて|(?:扱い|あつかい|役)で?(?:して)?"
    "|の?(?:代わり|かわり)(?:に(?:して)?|で)?|ってことに(?:して)?)"
)
"""How a joker stands for a card: ``as the 7``, 「7として」."""


@lru_cache
def _forms() -> list[tuple[re.Pattern[str], Read]]:
    """The patterns of cards, and how each is read."""
    suit, rank, words = _suit(), _rank(), vocabulary()
    letter = "[" + "".join(w for w in lexicon().suits if len(w) == 1 and w.isascii()) + "]"
    end = rf"{_NO_COUNT}(?!\s*(?:of|の)\s*{suit})(?!{letter}\b)(?!\s*{suit})"
    lists = (
        rf"{kind}{_NO_COUNT}(?:{_AND}{kind}{end})*" for kind in (_DIGITS, f"(?:{_long_ranks()})")
    )
    ranks, suits = f"(?:{'|'.join(lists)})", rf"{suit}(?:{_AND}{suit})*"
    of = r"(?:\s*(?:of the|of|in|の|-|\()\s*|\s+)(?:the\s+|all\s+)?"
    count = rf"(?:{any_of(words.counts)}|\d)"
    plural, after = any_of(words.plural_ranks), any_of(words.ranks_after_suits)
    not_of, in_suits = rf"(?!\s*(?:of|の)\s*{suit})", rf"\s*,?\s*(?P<suits>{suits})"
    short = rf"(?:10|[1-9ajqkt]){letter}(?![a-z0-9'])"
    sets, jokers, kanji = any_of(words.sets), any_of(lexicon().jokers), "[一二三四五六七八]"
    several = rf"(?P<rank>{plural}|{rank})(?![a-z0-9])"
    times = rf"(?:{plural}|{rank}|[ajqk])"
    with_joker = r"(?:with|using|including) (?:the |an? |one )?joker"
    joker_in, added = (
        "(?:1枚)?(?:込み|入り|いり|混ぜ|まぜ)",
        "(?:つけ|付け|足し|たし|混ぜ|まぜ|加え)",
    )
    to, ja_to = r"\s*(?:-|~|to|through|thru)\s*", "(?:から|~|-)"
    from_to = rf"(?P<from>{rank}){to}(?P<to>{rank})"
    things = any_of(word for word in words.counts if word.endswith("つ"))
    dashed = rf"{rank}(?:-{rank}){{2,}}(?![a-z0-9-])"
    long = f"(?:{_long_ranks()})"
    flush = r"(?:straight flush|すとれーとふらっしゅ|すとふら)"
    in_row = r"(?:straight|run|chain|sequence|すとれーと|階段|順子)(?! flush)"
    several_ranks = rf"(?:{plural}|{rank})(?:(?:{_AND}|-)(?:{plural}|{rank})){{2,}}"
    consecutive = r"(?:(?:consecutive|straight|running) )?"
    pairs_in_row = (
        rf"(?P<pairs>(?:{count} )?{consecutive}(?:pairs|pair run|pair straight)(?: in a row)?"
        r"|run of pairs|double (?:sequence|run|straight))"
    )
    house = "(?:an? |the )?(?:full house|boat)"
    the = "(?:an? |the )?"
    either = rf"(?:{plural}|{rank})"
    five = rf"(?P<ranks>{rank}(?:(?:{_AND}|-){rank}){{4}})"
    from_ja = rf"(?P<from>{rank}){ja_to}(?P<to>{rank})"
    suitless = any_of(lexicon().suitless)
    in_suit = r"(?:\s*(?:in|of|の|\()\s*|\s+)"
    alone = rf"(?!の|\s+{rank}(?![a-z]))"
    sign = rf"(?P<sign>{any_of(signs())})(?P<plural>s)?(?![a-z0-9])"
    single = rf"(?:(?P<suit>{suit})の?)?(?P<rank>{rank})"
    forms: Iterable[tuple[str, Read]] = (
        (rf"(?:(?P<count>{count})\s+)?(?:(?P<suit>{suit})\s*の?\s*)?{sign}(?:1枚)?", _sign),
        (rf"(?P<count>)?{sign}{in_suit}(?P<suit>{suit})\)?{alone}", _sign_of),
        (rf"(?P<suit>{letter})\s?(?P<sign>\+2)(?![a-z0-9])", _lettered),
        (rf"(?P<suit>{letter})(?P<sign>[sr])(?![a-z0-9])", _lettered),
        (r"(?<![a-z0-9])(?P<sign>w)(?![a-z0-9+])", _lettered),
        (rf"(?P<suit>{suit})\((?P<rank>\d)\)", _short),
        (rf"(?<![a-z])(?P<suitless>{suitless})(?![a-z0-9])", _suitless),
        (rf"(?P<suits>{suits})\s*[の-]?\s*(?P<ranks>{_MANY}|{ranks}){not_of}", _of_suits),
        (rf"(?P<suits>{suits})\s*の?\s*(?P<ranks>{dashed})", _of_suits),
        (rf"(?P<ranks>{dashed}){of}(?P<suits>{suits})", _of_suits),
        (rf"(?:suited )?(?P<ranks>{long}-{long}) (?:of|in) (?P<suits>{suits})", _of_suits),
        (rf"(?P<run>{dashed})", _run),
        (rf"(?P<suit>{suit})の?(?P<from>{rank}){ja_to}(?P<to>{rank})(?![a-z0-9-])", _range),
        (rf"{from_to}{of}(?P<suit>{suit})(?!の)", _range),
        (rf"run of (?P<suit>{suit}) from {from_to}", _range),
        (rf"{the}{flush} (?:of|in) (?P<suit>{suit}),?(?: from)? {from_to}", _straight_of_suit),
        (rf"(?:an? |the )?(?P<suit>{suit}) {flush},?(?: from)? {from_to}", _straight_of_suit),
        (rf"(?P<suit>{suit})の?{from_ja}の?{flush}", _straight_of_suit),
        (rf"(?:an? |the )?{in_row}(?: of|,|:)?(?: from)? {from_to}", _straight),
        (rf"(?:an? |the )?{from_to} {in_row}", _straight),
        (rf"{from_ja}の?{in_row}", _straight),
        (rf"(?:an? |the )?{pairs_in_row}(?: of|,|:)?(?: from)? {from_to}", _straight),
        (rf"{from_ja}の?(?P<pairs>連続|連番|れんぞく)の?ぺあ", _straight),
        (rf"(?:an? |the )?{pairs_in_row}(?: of|,|:)? (?P<ranks>{several_ranks})", _pairs_in_row),
        (rf"double (?P<ranks>{several_ranks})", _pairs_in_row),
        (rf"(?P<ranks>{several_ranks})の(?:連続|連番|れんぞく)?の?ぺあ", _pairs_in_row),
        (rf"(?P<three>{plural}|{rank}),? full of (?P<two>{plural}|{rank})", _full),
        (rf"{house}(?: of|,|:)? (?P<three>{either}) (?:over|and|full of) (?P<two>{either})", _full),
        (rf"(?P<three>{rank})と(?P<two>{rank})のふるはうす", _full),
        (r"(?:the |a )?(?:rocket|joker bomb|king bomb)(?![a-z])|ろけっと|王爆", _rocket),
        (r"(?:the )?(?:small|red|black) and (?:the )?(?:big|red|black) jokers?(?![a-z])", _rocket),
        (r"両方のじょーかー", _rocket),
        (rf"{in_row}(?:,|:)? (?P<run>{_MANY})", _run),
        (rf"(?:ふらっしゅ|すとふら)(?P<run>{_MANY})", _run),
        (rf"(?:an? )?flush (?:of|in) (?P<suit>{suit})[:,]? {five}", _flush),
        (rf"(?P<suit>{suit})[ので](?P<ranks>{rank}(?:{_AND}{rank}){{4}})のふらっしゅ", _flush),
        (rf"(?P<suit>{suit})のふらっしゅ(?P<ranks>{rank}(?:{_AND}{rank}){{4}})", _flush),
        (rf"(?P<suit>{suit})の(?:すとれーとふらっしゅ|すとふら)(?P<ranks>{_MANY})", _flush),
        (rf"(?:an? )?(?P<set>{sets})(?: of)?\s+{several}(?!{_AND}{rank}\b)", _set),
        (rf"(?!(?:2|two) pair)(?P<rank>{rank})(?:[\s-]+|の)(?P<set>{sets})(?!s?\s+of|[a-z])", _set),
        (rf"(?P<set>{sets})の(?P<rank>{rank})", _set),
        (rf"(?:a )?pair of {several},? {with_joker}", _joker_in_set),
        (rf"(?:{jokers}){joker_in}(?:で|の|て)*(?P<rank>{rank})の?ぺあ", _joker_in_set),
        (rf"(?P<rank>{rank})に(?:{jokers})(?:を|も)?(?:1枚)?{added}て?", _joker_in_set),
        (rf"(?<![a-z0-9])(?P<first>{times})\s?x\s?(?P<second>{times})(?![a-z0-9])", _times),
        (rf"(?P<rank>{plural}),? (?P<count>{count}) of (?:them|'?em)(?![a-z])", _equal),
        (rf"(?P<rank>{plural}),? all (?P<count>{count})(?! (?:of|{plural}))(?![a-z])", _equal),
        (rf"(?:1|one|a single) (?P<rank>{any_of(_RANK_WORDS)})(?![a-z])", _one),
        (rf"(?P<suits>{suits})の?(?P<ranks>{after})", _of_suits),
        (rf"(?P<suit>{suit})の?(?P<ranks>(?:10|[2-9ajqk]){{2,}})(?![a-z0-9])", _of_suit),
        (rf"(?<![a-z0-9])(?P<ranks>(?:10|[2-9ajqkt]){{2,5}})\s+of\s+(?P<suit>{suit})", _of_suit),
        (rf"(?P<ranks>{_MANY}|{rank}(?:{_AND}{rank})*){of}(?P<suits>{suits})(?!の)", _of_suits),
        (rf"(?P<ranks>{rank}(?:[,/]{rank})*)(?P<suits>{suit})(?!の)", _of_suits),
        (rf"(?P<rank>10|[1-9ajqkt])(?P<suit>{letter})(?!\s+of\b)(?={short}|(?![a-z0-9']))", _short),
        (rf"(?P<suit>{letter}) ?(?P<rank>10|[0-9])(?![a-z0-9'])", _short),
        (rf"(?P<suit>{letter})(?P<rank>[ajqkt])(?![a-z0-9'])", _short),
        (rf"(?P<count>{count})\s+(?P<rank>{plural})(?![a-z0-9])(?:{in_suits})?", _equal),
        (rf"(?P<count>(?:a )?pair of)\s+(?P<rank>{rank})(?![a-z0-9])", _equal),
        (rf"(?P<count>{count})\s+(?P<suit>{suit})\s+(?P<rank>{plural})(?![a-z0-9])", _coloured),
        (rf"(?P<rank>{rank}|{after})[\sがをのは]*(?P<count>\d|{kanji})\s*(?:枚|まい)", _equal),
        (rf"(?P<rank>{rank}|{after})[\sがをのは]*(?P<count>{things}|[2-4](?=つ(?!ぎ)))つ?", _equal),
        (rf"(?P<count>\d|{kanji})\s*枚(?:出し|だし)?の(?P<rank>{rank})", _equal),
        (rf"(?P<rank>{rank})の?ぺあ", _pair),
        (rf"pairs\s+of\s+(?P<ranks>{rank}(?:{_AND}{rank})+)", _pairs),
        (rf"(?P<run>{_MANY})", _run),
        (r"(?<![a-z])(?P<rank>[ajqk])(?P<more>(?P=rank){1,3})(?![a-z])", _repeated),
        (rf"(?<![a-z0-9])(?P<rank>[2-9])(?P=rank)(?![a-z0-9]){_NO_COUNT}", _pair),
        (r"(?<![a-z0-9])(?P<hand>[akqjt](?:10|[akqjt]|[2-9]))o?(?![a-z0-9])", _hand),
        (r"(?<![a-z0-9])(?=\d*[ajqk])(?P<hand>(?:10|[ajqkt2-9]){3,5})(?![a-z0-9])", _hand),
        (rf"(?<![a-z0-9])(?:(?:10|[1-9ajqkt]){letter}){{2,}}(?![a-z0-9])", _shorts),
        (rf"[すはだく](?P<rank>10|[2-9ajqk])(?![a-z0-9]){_NO_COUNT}", _kana),
        (rf"(?P<rank>{rank}){_NO_COUNT}", _one),
        (rf"(?:the )?(?P<rank>{plural})(?![a-z0-9])", _many),
        (
            rf"(?:(?P<count>{count})\s+|(?P<both>大小|小大)の?)?(?:{jokers})s?[をがの]?(?:(?P<after>\d|{kanji})枚|(?P<set>ぺあ|両方))?(?![a-z])",
            _jokers,
        ),
        (
            rf"{the}(?:{jokers}),? {_STANDS} {the}(?:(?P<suit>{suit}) )?(?P<rank>{rank})"
            rf"(?![a-z0-9])(?:{of}(?P<of>{suit}))?",
            _standing,
        ),
        (rf"(?:{jokers})を?{single}{_STANDS_JA}", _standing),
        (rf"{single}(?:の?(?:代わり|かわり)の|(?:扱い|役)の|にした)(?:{jokers})", _standing),
        (rf"(?P<nickname>{any_of(words.nicknames)})(?![a-z])", _nickname),
        (rf"(?P<suit>{suit})", _only_suit),
        (rf"\((?P<down>{rank}|\?)\)", _down),
    )  # fmt: skip
    return [(re.compile(form), read) for form, read in forms]


# ---- other numbers


def number_of(word: str) -> int:
    """The number that a word means; 0 if it means none.

    >>> number_of("two"), number_of("四"), number_of("12")
    (2, 4, 12)
    """
    word = " ".join((word or "").split())
    return int(word) if word.isdecimal() else vocabulary().counts.get(word, 0)


@lru_cache
def _players() -> re.Pattern[str]:
    number = rf"(?:\d|{any_of(vocabulary().counts)})"
    after = r"[\s-]*(?:人(?:で|の)?|players?|people|of us|person|handed|way)"
    both = r"(?:just|only) (?:me and (?:my )?[a-z]+|(?:my )?[a-z]+ and (?:me|i))"
    return re.compile(
        rf"(?P<number>{number}){after}|we(?:'re| are| were) (?P<we>{number})(?![a-z0-9])"
        rf"|(?P<both>{both})\b"
    )


@lru_cache
def _size() -> re.Pattern[str]:
    number = rf"(?P<number>\d\d?|{any_of(vocabulary().counts)})"
    return re.compile(
        rf"{number}\s+cards?\b(?: left)?|(?P<counted>\d\d?|[一二三四五六七八九十])\s*(?:枚|まい)"
    )


def players_at(text: str, start: int) -> tuple[int, int] | None:
    """A number of players at a place: its end, and the number."""
    match = _players().match(text, start)
    number = number_of(match["number"] or match["we"] or "") if match else 0
    number = 2 if match and match["both"] else number
    return (match.end(), number) if match and number > 1 else None


def size_at(text: str, start: int) -> tuple[int, int] | None:
    """A number of cards at a place: its end, and the number."""
    match = _size().match(text, start)
    return (match.end(), number_of(match["number"] or match["counted"])) if match else None


def plays_of(cards: Sequence[NamedCard]) -> list[tuple[NamedCard, ...]]:
    """Cards named together as plays: equal ranks are one play, so is a run."""
    ranks = {card.rank for card in cards}
    if len(ranks - {"Jo"}) <= 1 or is_run(cards) or is_full(cards):
        return [tuple(cards)]
    return [(card,) for card in cards]


def is_full(cards: Sequence[NamedCard]) -> bool:
    """Whether these are three or four equal cards with one or two others, ``3 3 3 4``, or several
    triplets or pairs in a row, ``33 44 55``."""
    ranks = Counter(card.rank for card in cards)
    counts = sorted(ranks.values())
    in_row = _are_in_row([rank for rank, count in ranks.items() if count == max(counts)])
    has_wings = counts in ([3, 3], [1, 1, 3, 3], [2, 2, 3, 3], [3, 3, 3])
    pairs = len(counts) > 2 and {*counts} == {2}
    return counts in ([1, 3], [2, 3], [1, 1, 4], [2, 4]) or ((has_wings or pairs) and in_row)


def _are_in_row(ranks: Sequence[str]) -> bool:
    """Whether ranks follow one another: ``3``, ``4``, ``5``."""
    places = sorted(RUN.index(rank) for rank in ranks if rank in RUN)
    return places == [*range(places[0], places[0] + len(ranks))] if places else False


def is_run(cards: Sequence[NamedCard], *, said: bool = False) -> bool:
    """Whether cards are a run: three or more of a suit in a row."""
    ranks, suits = [card.rank for card in cards], {card.suits for card in cards}
    if len(cards) < 3 or len(suits) > 1 or (suits == {""} and not said):
        return False
    starts = [place for place, rank in enumerate(RUN) if rank == ranks[0]]
    return said or any(RUN[start : start + len(ranks)] == ranks for start in starts)
