"""Descriptions converted to positions and back: hands, exits, marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from math import inf

from referee.cards.card import Card, Deck, parse_card
from referee.errors import Fault
from referee.i18n.fuzzy_match import nearest
from referee.i18n.messages import LANGS, message
from referee.model.description import Description, FieldPlay, Hand, WayOut
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Exit, Mark, Marks

from .interfaces import AnyPosition
from .told_facts import is_told_fact

_MIN_LIKENESS = 0.6
"""How like a known entry of ``state:`` an unknown one must be to be corrected."""

# ---- cards


def card_set(deck: Deck, cards: Iterable[Card]) -> int:
    """The cards as a bit set, without hidden ones.

    Cards beyond those of the deck (which are faults) don't count.
    """
    named = Counter(card.plain() for card in cards if not card.is_hidden)
    return deck.mask(
        card
        for card, count in named.items()
        for _ in range(min(count, deck.count(card)) if card.is_joker or count > 1 else 1)
    )


def named_cards(deck: Deck, words: Iterable[str]) -> int | None:
    """The cards that these words name, as a bit set; ``None`` if a word doesn't name a card."""
    try:
        return card_set(deck, [parse_card(word, deck) for word in words])
    except ValueError:
        return None


def read_card_texts(
    word: str, deck: Deck, described: Description
) -> Iterator[tuple[str, int, int]]:
    """The texts of ``state:`` that list cards after a word, such as ``took Aki D4 S9``.

    Each with the index of the seat that it names (or ``NOBODY``) and the cards, as a bit set.
    """
    for text in described.state:
        first, *words = text.split() or [""]
        if first == word:
            seat = described.seat(words[0]) if words else NOBODY
            cards = named_cards(deck, words if seat == NOBODY else words[1:])
            if cards is not None:
                yield text, seat, cards


# ---- hands

Hands = tuple[tuple[int, ...], tuple[int, ...]]
"""``known`` and ``unknown`` of a position: for each seat a bit set of cards that it is known to
hold, and how many more it holds (``MANY`` if that is unknown)."""


def read_hands(deck: Deck, described: Description) -> Hands:
    """The described hands."""
    hands = [described.hands.get(name) for name in described.names]
    known = tuple(card_set(deck, hand.cards) if hand else 0 for hand in hands)
    return known, tuple(map(_unknown_count, hands))


def _unknown_count(hand: Hand | None) -> int:
    if hand is None:
        return MANY
    if hand.out:
        return 0
    if hand.unknown is None:
        return MANY
    return hand.unknown + sum(card.is_hidden for card in hand.cards)


def hands_without(
    deck: Deck, position: AnyPosition, seat: int, cards: int, hidden: int = 0
) -> Hands:
    """The hands after cards (a bit set) leave one: first known cards, then unknown ones.

    ``hidden``: how many more cards leave it unseen.
    """
    known, unknown = list(position.known), list(position.unknown)
    if unknown[seat] != MANY:
        were_unknown = (cards & ~known[seat]).bit_count() + hidden
        unknown[seat] = max(0, unknown[seat] - were_unknown)
    known[seat] = deck.take(known[seat], cards)
    return tuple(known), tuple(unknown)


def write_hands(deck: Deck, names: Sequence[str], position: AnyPosition) -> dict[str, Hand]:
    """The description of a position's hands, without those of which nothing is known."""
    held = zip(names, position.known, position.unknown, strict=True)
    hands = {
        name: Hand(deck.cards(known), None if unknown == MANY else unknown)
        for name, known, unknown in held
    }
    hands |= {names[seat]: Hand(out=way, unknown=0) for seat, way in _ways_out(position.out)}
    return {name: hand for name, hand in hands.items() if hand != Hand()}


# ---- exits


def read_exits(described: Description) -> tuple[Exit, ...]:
    """The seats that are out, in the order in which they left.

    Other ways out come after clean ones, unless the description says before which one they left.
    """
    ordered: list[tuple[tuple[float, int, int], Exit]] = []
    for seat, name in enumerate(described.names):
        hand = described.hands.get(name)
        if hand is None or not hand.out:
            continue
        way = WayOut.read(hand.out)
        clean = way.how == "clean"
        place = way.number if clean else way.before or inf
        ordered.append(((place, clean, way.number), Exit(seat, way.how)))
    return tuple(exit_ for _, exit_ in sorted(ordered, key=lambda pair: pair[0]))


def read_exits_without_cards(
    described: Description, known: Sequence[int], unknown: Sequence[int]
) -> tuple[Exit, ...]:
    """The seats that are out, in a game in which a player without cards is.

    If no seat is, and one hand is described as empty, it is that seat. ``known`` and ``unknown``:
    the hands, as :func:`read_hands` returns them.
    """
    exits = read_exits(described)
    empty = [seat for seat, hand in enumerate(known) if not hand and not unknown[seat]]
    return (Exit(empty[0], "clean"),) if len(empty) == 1 and not exits else exits


def _ways_out(exits: Sequence[Exit]) -> Iterator[tuple[int, str]]:
    """Each seat that is out with the text of ``out``: for clean exits their place, for others their
    order, and before which clean exit they left."""
    clean_count = sum(exit_.how == "clean" for exit_ in exits)
    clean = others = 0
    for exit_ in exits:
        if exit_.how == "clean":
            clean += 1
            yield exit_.seat, str(WayOut("clean", clean))
        else:
            others += 1
            number = others if len(exits) - clean_count > 1 else 0
            before = clean + 1 if clean < clean_count else 0
            yield exit_.seat, str(WayOut(exit_.how, number, before))


# ---- marks


def read_marks(
    spellings: Sequence[MarkSpelling],
    deck: Deck,
    described: Description,
    own_texts: Iterable[str] = (),
) -> tuple[list[Mark], list[Fault]]:
    """The marks that ``state:`` names, and a fault for each text that names none.

    ``own_texts``: texts that the family reads itself.
    """
    marks: list[Mark] = []
    faults: list[Fault] = []
    own = set(own_texts)
    for index, text in enumerate(described.state):
        readings = (spelling.read(text, deck, described.names) for spelling in spellings)
        mark = next((mark for mark in readings if mark), None)
        if mark in marks:
            continue
        if mark is not None:
            marks.append(mark)
        elif text not in own and not is_told_fact(text):
            faults.append(unknown_state(spellings, described, index, sorted(own)))
    return marks, faults


def unknown_state(
    spellings: Sequence[MarkSpelling], described: Description, index: int, own: Iterable[str]
) -> Fault:
    """The fault of an entry of ``state:`` that names no mark: that a mark lacks a part, or which
    marks there are. ``own``: the other entries that a family knows."""
    text, line = described.state[index], described.line("state")
    alone = {*described.names, ""}
    words = [
        word
        for word in spellings
        for spelling in (word.text, *word.also)
        if text.casefold().startswith(spelling.casefold())
        and text[len(spelling) :].strip() in alone
    ]
    if words:
        unfinished = {"text": text, "form": words[0].form}
        return Fault("unfinished-state", ("state", index), unfinished, line)
    common_first = sorted(spellings, key=lambda spelling: not _desk_names(spelling))
    known = {label: spelling.text for spelling in common_first for label in _labels(spelling)}
    known |= {label: label for label in own}
    near = nearest(text.casefold(), known, _MIN_LIKENESS)
    args: dict[str, object] = {"text": text, "known": tuple(dict.fromkeys(known.values()))}
    args |= {"nearest": known[near]} if near else {}
    return Fault("unknown-state", ("state", index), args, line)


def _labels(spelling: MarkSpelling) -> list[str]:
    """What somebody may write for a mark: its spellings, and its names on the desk."""
    return [spelling.text, *spelling.also, *_desk_names(spelling)]


def _desk_names(spelling: MarkSpelling) -> list[str]:
    """The names of a mark on the desk, which has some for the common ones."""
    names = []
    for lang in LANGS:
        with suppress(KeyError):  # it has no name, or one with a player or a suit
            names.append(message(lang, f"desk-mark-{spelling.kind}"))
    return names


def write_marks(
    spellings: Sequence[MarkSpelling], deck: Deck, marks: Marks, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks as ``state:`` writes them, without those that have no spelling."""
    texts = []
    for mark in marks:
        spelling = next((spelling for spelling in spellings if spelling.writes(mark)), None)
        if spelling is not None:
            texts.append(spelling.write(mark, deck, names))
    return tuple(texts)


# ---- a whole position


def describe_position(
    described: Description,
    deck: Deck,
    position: AnyPosition,
    *,
    field: Iterable[FieldPlay] = (),
    discards: int = 0,
    state: tuple[str, ...] = (),
    hands: Mapping[str, Hand] | None = None,
) -> Description:
    """The description of a position, with the header and seats of another description.

    ``discards``: a bit set; ``hands``: if the family writes them in its own way.
    """
    names, turn = described.names, position.turn
    return described.replace(
        hands=write_hands(deck, names, position) if hands is None else hands,
        field=tuple(field),
        discards=deck.cards(discards),
        turn=names[turn] if turn != NOBODY else "",
        state=state,
        play=(),
        ask=(),
        lines={},
    )
