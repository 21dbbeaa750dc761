"""Compares what was understood with what should have been."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

from msgspec import Struct

import referee
from referee.argument.reading import Reading, Understanding
from referee.argument.text_reader import understand
from referee.i18n.fuzzy_match import fold_search
from referee.library.context import current
from referee.library.other_names import known_aliases

HERE = Path(__file__).parent
ANYONE = (
    "ME", "NEXT", "Me", "HE", "SHE", "YOU", "THEY", "FRIEND", "PREV", "LEFT", "RIGHT", "PARTNER",
    "OTHERS", "P1", "P2", "P3", "P4",
)  # fmt: skip
"""Seats that nobody named."""
RIGHT, GUESSED, OFFERED, MISSED, WRONG = "right", "guessed", "offered", "missed", "wrong"


class Phrase(Struct, frozen=True):
    """A text, its table, and every right reading of it."""

    text: str
    book: str
    context: str
    kind: str
    right: tuple[str, ...]
    any_suits: bool = False


def phrases(file: Path) -> list[Phrase]:
    """The phrases of a file."""
    read = tomllib.loads(file.read_text("utf-8"))
    return [_phrase(data, read.get("tables", {})) for data in read["phrase"]]


def _phrase(data: Mapping[str, Any], tables: Mapping[str, str]) -> Phrase:
    right, suits = tuple(data["right"]) or ("not understood",), data.get("any_suits", False)
    context = tables.get(data["context"], data["context"])
    kind = "question" if data["kind"] == "table" and context else data["kind"]
    return Phrase(data["text"], data["book"] or "daifugo", context, kind, right, suits)


def outcome(phrase: Phrase) -> tuple[str, Understanding]:
    """``right`` and certain, ``guessed`` (the answer that is shown as uncertain is right),
    ``offered``, ``missed``, or silently ``wrong``."""
    table = referee.read(phrase.context) if phrase.context else None
    said = understand(phrase.text, table, book=phrase.book)
    if "not understood" in phrase.right and said.reading is None:
        return RIGHT, said
    if said.reading is not None:
        return (RIGHT if _is_right(said.reading, phrase, table) else WRONG), said
    if said.guess is not None and _is_right(said.guess, phrase, table):
        return GUESSED, said
    if any(_is_right(offer, phrase, table) for offer in said.offers):
        return OFFERED, said
    return MISSED, said


def _is_right(reading: Reading, phrase: Phrase, table: Any) -> bool:
    return any(
        _fits(reading, Wanted.read(text), phrase, table)
        for text in phrase.right
        if text != "not understood"
    )


class Wanted(Struct):
    """The parts of a right reading."""

    rules: str = ""
    lines: dict[str, list[str]] = {}

    @classmethod
    def read(cls, text: str) -> Wanted:
        lines: dict[str, list[str]] = {}
        part = ""
        for line in text.splitlines():
            match = re.match(r"(\w+):\s*(.*)", line)
            if match and not line.startswith(" "):
                part = match[1]
                lines.setdefault(part, [])
                if match[2]:
                    lines[part].append(match[2])
            elif line.strip():
                lines[part].append(line.strip())
        return cls(lines.get("rules", [""])[0], lines)

    def of(self, part: str) -> list[str]:
        return self.lines.get(part, [])


QUESTION_ONLY = ("ask", "state_asked", "clause", "about")


def _fits(reading: Reading, wanted: Wanted, phrase: Phrase, table: Any) -> bool:
    asked_states, given_states = _states(wanted, phrase)
    return (
        _fit_questions(reading, wanted, asked_states, phrase)
        and _fit_rules(reading, wanted, phrase)
        and _fit_plays(reading, wanted, table, phrase)
        and _fit_hands(reading, wanted, phrase)
        and all(_has_state(reading, state) for state in given_states)
        and _fit_seats(reading, wanted)
    )


def _states(wanted: Wanted, phrase: Phrase) -> tuple[list[str], list[str]]:
    """States that are asked about, and states that are given."""
    states = wanted.of("state")
    if set(wanted.lines) <= {"state"} or (
        phrase.kind == "question" and "ask" in wanted.lines and phrase.context
    ):
        return [*states, *wanted.of("about")], []
    return wanted.of("about"), [part.strip() for text in states for part in text.split(",")]


def _fit_questions(reading: Reading, wanted: Wanted, states: Sequence[str], phrase: Phrase) -> bool:
    asks, clauses = wanted.of("ask"), wanted.of("clause")
    nothing = not (asks or clauses or states)
    if nothing:
        return bool(reading.table.steps or reading.table.description.field)
    if asks:
        questions = [str(question) for question in reading.questions]
        if not all(any(_same(question, ask, phrase) for question in questions) for ask in asks):
            return False
        extra = [
            q
            for q in questions
            if not any(_same(q, ask, phrase) or _same_but_suits(q, ask) for ask in asks)
        ]
        if extra:
            return False
    if not all(
        any(_is_state(state, text) for state in reading.states) or _is_rule_of(reading, text)
        for text in states
    ):
        return False
    return all(_has_clause(reading, name) for name in clauses)


_CARD = (
    r"(?:[SHDCRBYG?]?(?:10|[2-9JQKA]|1)|[RBYG?](?:0|S|R|\+2)|W(?:\+4)?|Jo(?:=\S+|[-+])?|\?|\(\S+\)"
    r"|[SHDCRBYG]\?)"
)


def _same(question: str, ask: str, phrase: Phrase) -> bool:
    """Whether a question is the wanted one; ranks stand for any suit, ``ME`` for any seat."""
    words, wanted = question.split(), ask.split()
    if len(words) != len(wanted):
        return False
    cards = [w for w in wanted if re.fullmatch(_CARD, w)]
    plain = [w for w in wanted if not re.fullmatch(_CARD, w)]
    own = [w for w in words if re.fullmatch(_CARD, w)]
    rest = [w for w in words if not re.fullmatch(_CARD, w)]
    if len(plain) != len(rest) or not all(
        _same_word(a, b) for a, b in zip(rest, plain, strict=True)
    ):
        return False
    return _same_cards(own, cards, any_suits=phrase.any_suits)


def _same_but_suits(question: str, ask: str) -> bool:
    def strip(text: str) -> list[str]:
        return re.sub(r"\b[SHDC](?=10|[2-9JQKA])", "", text).split()

    return strip(question)[:3] == strip(ask)[:3]


def _same_word(own: str, wanted: str) -> bool:
    own, wanted = (re.sub("(?:さん|くん|君|ちゃん)$", "", word) for word in (own, wanted))
    return (
        wanted in ANYONE
        or own.casefold() == wanted.casefold()
        or own.casefold() == wanted.split(":")[0].casefold()
    )


def _same_cards(own: Sequence[str], wanted: Sequence[str], *, any_suits: bool = False) -> bool:
    if len(own) != len(wanted):
        return False
    if len(own) > 6:
        left = [*own]
        for card in wanted:
            same = [other for other in left if _same_card(other, card, any_suits)]
            if not same:
                return False
            left.remove(same[0])
        return True
    return any(
        all(_same_card(a, b, any_suits) for a, b in zip(own, order, strict=True))
        for order in permutations(wanted)
    )


def _same_card(own: str, wanted: str, any_suits: bool) -> bool:
    if wanted == "?" or own == wanted:
        return True
    if own.startswith("("):
        return wanted.startswith("(") and _same_card(own.strip("()"), wanted.strip("()"), any_suits)
    if wanted.endswith("?") and own.startswith(wanted[0]):
        return True
    if wanted.startswith("?"):  # in any suit
        return own[1:] == wanted[1:]
    if own.startswith("Jo") and wanted.startswith("Jo"):
        return True
    rank = re.sub(r"^[SHDC]", "", own)
    if any_suits:
        wanted = re.sub(r"^[SHDC]", "", wanted)
    return rank == wanted


def _fit_rules(reading: Reading, wanted: Wanted, phrase: Phrase) -> bool:
    rules = reading.table.rulebook
    text = wanted.rules
    if wanted.of("clause") or wanted.of("about") or not text:
        return (
            rules.id == phrase.book or bool(wanted.of("clause")) or rules.book.base == phrase.book
        )
    book = re.match(r"[a-z_]+", text)
    if book and book[0] != "only" and book[0] != rules.id and rules.book.base != book[0]:
        return False
    for sign, name in re.findall(r"([+-])\s*([^+,]+?)\s*(?=[+,]|$| - )", text):
        names = clauses_called(name, rules.id)
        switches = [n for n in names if n in rules.options]
        if not switches or not any(rules.value(n) == (sign == "+") for n in switches):
            return False
    for name, value in re.findall(r"(\w+) = (\w+)", text):
        if str(rules.value(name)) != value:
            return False
    return True


def _plays(text: str, seats: Sequence[str] = ()) -> list[tuple[str, list[str]]]:
    """The plays of a line; ``seats``: the names of the players, such as A."""
    plays = []
    for play in re.split(r"\s*,\s*", text):
        words = play.split()
        is_card = re.fullmatch(_CARD, words[0]) and words[0] not in seats
        seat = "" if is_card else words.pop(0)
        plays.append((seat, words))
    return plays


def _fit_plays(reading: Reading, wanted: Wanted, table: Any, phrase: Phrase) -> bool:
    described = reading.table.description
    own = [(play.seat, [*map(str, play.cards)]) for play in described.field]
    own += [(move.seat, move.text.removesuffix(" !").split()) for move in described.play]
    seats = [name for text in wanted.of("seats") for name in re.split(r"\s*,\s*", text)]
    right = [play for text in wanted.of("field") for play in _plays(text, seats)]
    for line in wanted.of("play"):
        seat, _, move = line.partition(":")
        right.append((seat.strip(), move.split()))
    if ("OTHERS", ["pass"]) in right:  # the others, without their names
        own = [(seat, words) for seat, words in own if words != ["pass"]]
        right.remove(("OTHERS", ["pass"]))
    for state, verb in (("called suit", "calls"), ("bid", "bids")):  # a move, or the state after it
        if any(text.startswith(state) for text in wanted.of("state")):
            own = [(seat, words) for seat, words in own if words[:1] != [verb]]
    if table is not None and reading.table.rulebook.id == table.rulebook.id:
        before = table.description
        own = own[len(before.field) + len(before.play) :] if own else own
    if len(own) != len(right):
        return phrase.book in ("poker", "sevens") and sorted(
            c for _, w in own for c in w
        ) == sorted(c for _, w in right for c in w)
    return all(_same_play(a, b, phrase) for a, b in zip(own, right, strict=True))


def _same_play(own: tuple[str, list[str]], right: tuple[str, list[str]], phrase: Phrase) -> bool:
    (seat, cards), (wanted_seat, wanted) = own, right
    if wanted_seat and seat and not _same_word(seat, wanted_seat):
        return False
    if all(re.fullmatch(_CARD, word) for word in wanted):
        return _same_cards(cards, wanted, any_suits=phrase.any_suits)
    said, meant = (
        [word.casefold() for word in words if not re.fullmatch(_CARD, word)]
        for words in (cards, wanted)
    )
    named, right_cards = (
        [word for word in words if re.fullmatch(_CARD, word)] for words in (cards, wanted)
    )
    return said == meant and _same_cards(named, right_cards, any_suits=phrase.any_suits)


def _fit_hands(reading: Reading, wanted: Wanted, phrase: Phrase) -> bool:
    hands = reading.table.description.hands
    for line in wanted.of("hands"):
        seat, _, text = line.partition(":")
        words = text.split()
        own = [hand for name, hand in hands.items() if _same_word(name, seat.strip())]
        if "out" in words:
            if not any(hand.out for hand in own):
                return False
            continue
        cards = [w for w in words if re.fullmatch(_CARD, w) and w != "?"]
        if cards and not any(
            _same_cards([*map(str, hand.cards)], cards, any_suits=phrase.any_suits) for hand in own
        ):
            return False
        if "none" in words and not any(hand.unknown == 0 and not hand.cards for hand in own):
            return False
    return True


def _has_state(reading: Reading, state: str) -> bool:
    if state in ("first trick", "J-back"):
        return True
    described = reading.table.description
    own = [text.casefold() for text in described.state]
    own += [f"called suit {move.suit}".casefold() for move in described.play if move.suit]
    own += [f"bid {move.seat} {move.number}".casefold() for move in described.play if move.number]
    if state.startswith("board "):
        boards = [text.split()[1:] for text in described.state if text.startswith("board ")]
        return any(_same_cards(board, state.split()[1:]) for board in boards)
    wanted = state.split()
    if wanted[0] == "tricks" and wanted[-1] == "0":
        return not any(text.startswith(" ".join(wanted[:-1]).casefold()) for text in own)
    if any(
        len(words := text.split()) == len(wanted) and all(map(_same_word, words, wanted))
        for text in own
    ):
        return True
    if {*state.casefold().split()} in [{*text.split()} for text in own]:
        return True  # cards in another order
    return state.casefold() in own or any(text.startswith(state.casefold()) for text in own)


def _fit_seats(reading: Reading, wanted: Wanted) -> bool:
    seats = reading.table.seats
    for text in wanted.of("seats"):
        if match := re.fullmatch(r"\? x(\d+)", text):
            return len(seats) == int(match[1])
        names = [name.strip() for name in text.split(",")]
        if all(name.endswith(")") for name in names):  # who has which title
            titled = [(seat.name, f"({seat.title})") for seat in reading.table.description.seats]
            if not all(
                any(all(map(_same_word, seat, name.split())) for seat in titled) for name in names
            ):
                return False
            continue
        if len(names) != len(seats) or not all(map(_same_word, seats, names)):
            return False
    return True


# ---- rules and states by name

_ABOUT = {
    "direction reversed": ("direction",),
    "field empty": ("field",),
    "top play": ("field",),
    "broken hearts": ("broken",),
    "tricks of Bob and Ann": ("tricks",),
    "cards taken": ("taken",),
    "cards taken by Jim": ("taken",),
    "who still holds cards": ("hands",),
    "who played": ("field",),
    "row D": ("field",),
    "who has let it through": ("through",),
    "doubt open": ("through",),
    "suit lock": ("suit lock", "lock"),
    "strict lock": ("strict lock", "lock"),
}


def _is_state(state: Any, text: str) -> bool:
    text = text.strip()
    words = (
        _ABOUT.get(text)
        or _ABOUT.get(re.sub("^(who played) .*", r"\1", text))
        or _ABOUT.get(re.sub(r" [SHDC]$", "", text))
        or (text.split()[0].casefold(),)
    )
    return state.kind in words or state.mark.casefold() in words or state.mark in words


def _is_rule_of(reading: Reading, text: str) -> bool:
    return (
        text.startswith("rule ") and _has_clause(reading, text.removeprefix("rule "))
    ) or _has_clause(reading, text)


def _has_clause(reading: Reading, name: str) -> bool:
    names = clauses_called(name, reading.table.rulebook.id)
    own = {clause.name for clause in reading.clauses}
    for verdict in reading.verdicts if not own else ():
        own |= {reason.clause.name for reason in (*verdict.because, *verdict.nearly)}
    return bool(own & names)


_CALLED = tomllib.loads((HERE / "called.toml").read_text("utf-8"))["called"]


@cache
def clauses_called(name: str, book: str) -> frozenset[str]:
    """The names of the clauses with this usual name."""
    if name in _CALLED:
        return frozenset(_CALLED[name])
    plain = fold_search(name)
    exact, near = set(), set()
    for listed in current().books():
        for clause in listed.clauses:
            texts = [*clause.title.values(), clause.name, *known_aliases().get(clause.name, ())]
            parts = [part for text in texts for part in (text, *re.split("[()（）]", text))]
            folded = [fold_search(text) for text in parts if text]
            if plain in folded:
                exact.add(clause.name)
            elif any(plain in text for text in folded):
                near.add(clause.name)
    return frozenset(exact or near)


def report(file: Path) -> Iterator[tuple[Phrase, str, Understanding]]:
    for phrase in phrases(file):
        yield (phrase, *outcome(phrase))
