"""Guesses which words of an English text are names of players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from referee.notation.lenient.lexicon import any_of, lexicon, normalize

from .account import ME
from .vocabulary import rule_names, vocabulary

_DOES = (
    "plays?|played|puts?|lays?|laid|leads?|led|throws?|threw|drops?|dropped|pass(?:es|ed)?|has|had|holds?|shows?|"
    "wants?|wins?|won|takes?|took|uses?|used|gives?|gave|discards?|discarded|points?|pointed|doubts?|doubted|"
    "beats?|tries|tried|opens?|opened|follows?|starts?|started|needs|goes|went|says|said|slams?|"
    "chucks?|sits?|go|do"
)
_DO = (
    "play|put|lay|lead|throw|drop|pass|use|win|take|give|discard|point|doubt|beat|follow|go|do|"
    "answer|stop|finish|get"
)
_CARD = r"(?:(?:10|[2-9AJQKTajqk])[shdcSHDC♠♥♦♣]|[SHDC♠♥♦♣](?:10|[2-9AJQK]))(?![a-z])"
_NAME = r"([A-Za-z]{2,12})"
_CAPITAL = r"([A-Z][a-z]{1,11})"
_RANK, _SUIT = rf"(?:{any_of(lexicon().ranks)}|10|[2-9ajqk])", f"(?:{any_of(lexicon().suits)})"
_NAMED = rf"(?:{_RANK}s?(?: of)? {_SUIT}|{_CARD}|jokers?)"
"""A card whose suit is named."""
_FORMS = [
    re.compile(form)
    for form in (
        rf"\b{_NAME}(?=(?: just| then| now| also| only| already)? (?:{_DOES})\b)",
        rf"\b(?:can|may|could|does|did|let|should) {_NAME}(?= (?:also |still |just )?(?:{_DO})\b)",
        r"\b([A-Z][a-z]{1,11})(?= ?\()",
        rf"(?:^|[.,;:!?(]\s*|\band |\bthen ){_NAME}(?=:? (?:{_CARD})(?!\w))",
        rf"\b(?:and|then) {_NAME}(?= (?:an?|the|two|three|four|her|his) )",
        rf"[,.;] (?:and |then )?{_NAME}(?= (?:the |an? )?(?:{any_of(lexicon().ranks)}) of )",
        rf"(?:[.,;!?]\s*|\band |\bthen ){_NAME}(?=: )",
        rf"\b{_NAME}(?= (?:is|was) (?:the )?(?:{any_of(vocabulary().titles)})\b)",
        rf"\b{_NAME}(?= (?:(?:is|was|came|went|got) )?(?:out )?(?:1st|2nd|3rd|4th)\b)",
        rf"[,.] (?:so |and )?{_NAME}(?= (?:is|was|came) (?:second|third|fourth|last)\b)",
        rf"\bled by {_NAME}\b",
        rf"{_NAMED},? {_NAME}(?= {_NAMED})",
        rf"\b(?:and|then|me|trump {_SUIT}) {_NAME}(?= {_NAMED})",
        rf"(?:{_NAMED}|{_RANK}s?) (?:from|by) {_NAME}\b",
        rf"\b(?:from|by|is|beat|to|has|name is|named|called) {_CAPITAL}\b",
        rf"[a-z0-9♠♥♦♣,;)] {_CAPITAL}\b",
        r"\b[Pp]layer ([A-Z])\b",
    )
]
"""Where a name stands."""


_NUMBERED = re.compile(r"\bplayer (?:[1-8]|one|two|three|four)\b", re.IGNORECASE)


def guessed_names(text: str) -> list[str]:
    """The words that aren't known and stand where a name does, with a capital letter.

    >>> guessed_names("Wendla threw the 8 of spades, may zev play a nine of hearts?")
    ['Wendla', 'Zev']
    """
    found = [(m.start(1), m[1]) for form in _FORMS for m in form.finditer(text)]
    names = [word for _, word in sorted(found) if _is_unknown(word) or _is_only_named(word)]
    names += _NUMBERED.findall(text)
    return list(dict.fromkeys(name[0].upper() + name[1:] for name in names))


_SEPARATED = r"(?:\s*(?:,|/|->|→)\s*(?:and |then )?|\s+(?:and |then )?)"
_LIST = rf"((?:[A-Za-z]{{1,12}}{_SEPARATED}){{2,7}}[A-Za-z]{{1,12}})"
_SIT = (
    r"how we sit|we sit|sit|sitting|seated|sat|seats?(?: are)?|seating|order of play(?: is)?|"
    r"(?:(?:we are|we.re|there are|just|only) )?(?:[3-8]|three|four|five|six) "
    r"(?:persons|people|players|ppl|of us)|"
    r"(?:the |turn |playing )?order(?: is| was)?|"
    r"clockwise|players(?: are)?|round the table|around the table|going round"
)
_PLAY = r"(?:play|are playing|are at the table|sit at the table|are sitting)(?=\s*[.,;:!]|$)"
_IN_ORDER = r"in (?:that|this|turn) order|in order|clockwise|sitting in that order"
_LISTS = [
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b(?:{_SIT})[:,]?(?: as| order)?\s+{_LIST}",
        rf"\b{_LIST},?\s+(?:{_IN_ORDER})\b",
        rf"\b{_LIST}\s+{_PLAY}",
    )
]
"""A list of all seats in English."""
_KANA = r"[^\s、,・。の→]{1,6}"
_KANA_LISTS = [
    re.compile(form)
    for form in (
        r"(?:席順?|並び順?|座り順|順番|まわり|(?<![たり])順(?!に))(?:です)?[はがで:：。=＝]?\s*"
        r"(?:(?:時計|左|右)回りに)?"
        rf"((?:{_KANA}[、,・ →]+)+{_KANA}?)"
        r"(?=[ 　]?の順|の並び|です|で|なん|だけど|[。、\n 　]|$)",
        rf"(?:^|[\s、。])((?:{_KANA}[、,・→]+)+{_KANA}?)(?=[ 　]?の順|の並び|順)",
        rf"(?:^|[\s、。])((?:{_KANA}→)+{_KANA}?)(?=の順|です|で|[。、\s]|$)",
    )
]
"""A list of all seats in Japanese."""


def listed_seats(text: str) -> tuple[list[str], str]:
    """The names of a list of all seats, in order, and the text without the list. The speaker is
    ``ME``.

    >>> listed_seats("席はあい、ゆう、けん、みほの順、けんが9出した")
    (['あい', 'ゆう', 'けん', 'みほ'], '、けんが9出した')
    >>> listed_seats("sitting ana zed me and kit, ana plays two 5s")
    (['Ana', 'Zed', '(me)', 'Kit'], ', ana plays two 5s')
    """
    for kana_list in _KANA_LISTS:
        for found in kana_list.finditer(text):
            names = [name for name in re.split("[、,・→ ]+", found[1]) if name]
            if names[-1].endswith("ね") and names[-1][:-1] in text[found.end() :]:
                names[-1] = names[-1][:-1]  # 「…、ノリね。ミカが5を出して、ノリが…」
            are_letters = [*"ABCDEFGH"[: len(names)]] == names
            are_cards = any(map(_is_card_word, names)) and not are_letters
            if len({*names}) == len(names) > 2 and not are_cards:
                after = re.match(
                    r"(?:[ 　]?の順番?|の並び|順)(?:に座って(?:い?る|て|ます)|で(?![すし]))?",
                    text[found.end() :],
                )
                rest = (
                    text[: found.start()]
                    + " "
                    + text[found.end() + (after.end() if after else 0) :]
                )
                return [_seat_name(name) for name in names], rest.strip(" ")
    for seat_list in _LISTS:
        starts = (match.start() for match in re.finditer(r"\b[A-Za-z]", text))
        for found in filter(None, (seat_list.match(text, start) for start in starts)):
            words = [*re.finditer(r"[A-Za-z]+", found[1])]
            is_before = found.end() > found.end(1)
            listed = _names_beside(words[::-1] if is_before else words)
            if len(listed) < 3:
                continue
            first = found.start(1) + min(word.start() for word in listed)
            end = found.start(1) + max(word.end() for word in listed)
            keeps_cue = is_before or found[0].casefold().startswith("players")
            start, stop = first if keeps_cue else found.start(), found.end() if is_before else end
            said_so = re.match(rf",? (?:{_IN_ORDER})", text[stop:])
            stop += said_so.end() if said_so and not is_before else 0
            ordered = sorted(listed, key=lambda word: word.start())
            return [_seat_name(word[0]) for word in ordered], text[:start] + text[stop:]
    return [], text


def _names_beside(words: Sequence[re.Match[str]]) -> list[re.Match[str]]:
    """The words that can be names, up to the first that can't, or that comes twice."""
    names: list[re.Match[str]] = []
    for word in words:
        plain = word[0].casefold()
        if plain in ("and", "then"):
            continue
        if re.fullmatch(_SIT, plain):
            break
        is_name = plain in vocabulary().me or plain in vocabulary().family
        is_name |= _is_unknown(word[0]) or _is_only_named(word[0])
        if not is_name or _seat_name(word[0]) in [_seat_name(name[0]) for name in names]:
            break
        names.append(word)
    return names


def _seat_name(word: str) -> str:
    bare = re.sub("(?<=.)(?:さん|くん|君|ちゃん)$", "", word)
    word = word if word in vocabulary().family or bare in vocabulary().family else bare
    if word.casefold() in vocabulary().me:
        return ME
    return word[0].upper() + word[1:]


def _is_card_word(name: str) -> bool:
    known = lexicon()
    return bool(re.search(r"\d|[JQKA♠♥♦♣]", name)) or name in {
        *known.suits,
        *known.ranks,
        *known.jokers,
    }


def _is_unknown(word: str) -> bool:
    plain = word.casefold()
    stems = (plain.removesuffix(ending) for ending in ("s", "es", "ed", "ing"))
    forms = {plain, *(stem for stem in stems if len(stem) > 3)}
    return not forms & _known() and not re.fullmatch(_CARD, word)


def _is_only_named(word: str) -> bool:
    """Whether a word with a capital letter is only a part of phrases, and no word of its own."""
    plain, words = word.casefold(), vocabulary()
    known = {*words.words, *words.me, *words.others, *words.labels, *words.titles, *words.counts}
    is_known = plain in known or plain in _known_cards() or plain in _known_titles()
    is_known |= re.fullmatch(_CARD, word) is not None
    return len(plain) < 5 and word[0].isupper() and not word.isupper() and not is_known


@lru_cache
def _known_cards() -> frozenset[str]:
    cards, words = lexicon(), vocabulary()
    return frozenset((*cards.suits, *cards.ranks, *cards.jokers, *words.plural_ranks))


@lru_cache
def _known_titles() -> frozenset[str]:
    """The words in the names of books and rules."""
    rules = rule_names()
    return frozenset(w for name in (*rules.books, *rules.rules) for w in name.split())


@lru_cache
def _known() -> frozenset[str]:
    """The English words that mean something."""
    words, rules, cards = vocabulary(), rule_names(), lexicon()
    phrases = (
        *words.words, *words.me, *words.others, *words.family, *words.labels, *words.titles,
        *words.plural_ranks, *words.counts, *rules.books, *rules.rules,
        *cards.suits, *cards.ranks, *cards.jokers,
    )  # fmt: skip
    return frozenset(word for phrase in phrases for word in re.findall(r"[a-z]+", phrase))


_KANA_CARD = (
    r"(?:(?:スペード|ハート|ダイヤ|クラブ|スペ|♠|♥|♦|♣|赤|青|黄|緑|黄色)の?)?"
    r"(?:10|[2-9AJQK２-９](?![人回番目位])|ジョーカー|キング|クイーン|ジャック|エース)"
)
_KANA_BID = (
    r"(?:(?:1?\d|[一二三四五六七]|ワン|ツー|スリー|フォー)枚?(?:NT|[♠♥♦♣CDHS]|ノートラ|(?:スペード|ハート|ダイヤ|クラブ)(?!の))"
    r"|(?:スペード|ハート|ダイヤ|クラブ|スペ)の?1\d枚?)"
)
_NO_NAME = (
    "[一二三四五六七八九十]+[枚人回位番]|前回|今回|最初|最後|直前|台札|場札|手札|残り|革命|全員|相手"
    "|自分"
)
_KANA_NAMES = [
    re.compile(form)
    for form in (
        r"(?<=[一二三四五六七八九十JQKA0-9])([ぁ-ん]{2,4})(?=さんが)",
        rf"(?:^|[。、\s→]|[てで]、?)([ぁ-ん]{{2,4}}?(?=(?:\s?(?:が|は|も)\s?|、|\s)?{_KANA_CARD})|[ァ-ヺー]{{2,6}}(?=(?:が|は|も|\s){_KANA_CARD})|(?!ドロ|ラス|プラ)[ァ-ヺー]{{2,3}}(?=の?{_KANA_CARD}))",
        rf"(?:^|[。、\s→])([ァ-ヺー]{{2,6}}?)(?=[がはの]?{_KANA_BID})",
        r"(?:^|[。、\s→]|[てで]、?)([ぁ-ん]{2,4}?|[ァ-ヺー]{2,6})(?=の手札|の番|さん|くん|ちゃん|[がもは、]?パス)",
        rf"(?:^|[。、\s→でて])(?:次は?|次の|いま|今)?((?!{_NO_NAME})[一-龥]{{2,3}})(?=(?:が|は|も|の|、)(?:{_KANA_CARD}|パス))",
        rf"出した(?:の|ん)[はが]((?!{_NO_NAME})[一-龥]{{2,3}}|[ァ-ヺー]{{2,6}})(?=[。、でだねなや]|さん|$)",
    )
]
"""Where a Japanese name stands that isn't known."""


def guessed_kana_names(text: str) -> list[str]:
    """The words in kana that aren't known and stand where a name does.

    >>> guessed_kana_names("まり ダイヤ9 わたるの手札は青の5 そして8")
    ['まり', 'わたる']
    """
    found = sorted((m.start(1), m[1]) for form in _KANA_NAMES for m in form.finditer(text))
    compass = re.findall("[東西南北](?=さん|が|は|も|、|:|:|パス)", text)
    if len({*compass}) > 2:
        return [*dict.fromkeys(compass)]
    return [*dict.fromkeys(name for _, name in found if _is_unknown_kana(name))]


def _is_unknown_kana(name: str) -> bool:
    """Whether no known word of two letters or more is part of it (タク isn't 「たく」)."""
    plain, words = normalize(name), vocabulary().words
    is_katakana = re.fullmatch("[ァ-ヺ]{2,3}", name)
    known = {
        *(word for word, concepts in words.items() if concepts or not is_katakana),
        *vocabulary().me,
        *vocabulary().others,
        *vocabulary().family,
        *rule_names().books,
    }
    known |= {*rule_names().rules, *lexicon().suits, *lexicon().ranks, *lexicon().jokers}
    parts = (plain[i:j] for i in range(len(plain)) for j in range(i + 2, len(plain) + 1))
    is_word = re.match("[をがはのにでとんっ]|[おば]", plain) or re.search(
        "のに|ので|ね$|^い?るの$", plain
    )
    return not (is_word or any(part in known for part in parts))
