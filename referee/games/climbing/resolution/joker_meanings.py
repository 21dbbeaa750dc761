"""Plays on the field whose jokers have no known meaning.

Such a play is ``open``, with all its possible meanings. The table may then be in several positions:
those in which every play could be made on the one below and left the field uncleared. A question is
asked at each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import product
from typing import NamedTuple

from referee.cards.card import JOKER, Card, Deck
from referee.games.climbing.plays.joker_assignment import card_text
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import MANY, Mark, Marks, find_mark, sorted_marks
from referee.rulebook.rule import Open

from .disambiguation import change_by, clears
from .windows import cut_answers

TRICK = ("clear", "next clear")
"""Until when marks last that the plays on the field tell of."""

Field = tuple[LaidPlay, ...]


UNSAID = "joker-stands"
"""The doubt of a mark that holds by some meanings of the field and by others does not."""


class Way(NamedTuple):
    """A way in which a field may lie, and the marks of the trick that follow from it."""

    field: Field
    marks: Marks


def may_be(rules: ClimbingRules, position: Position) -> list[Position]:
    """The positions that this one, which is open, may be."""
    sure = tuple(mark for mark in position.marks if mark.doubt != UNSAID)
    ways = ways_to_lie(rules, position.field, sure, position.size)
    return [_taken(position, way) for way in _agreeing(ways, position.marks)]


def ways_to_lie(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> list[Way]:
    """The ways in which a field can best lie; ``marks`` are those that are sure to hold now."""
    choices = _choices(rules.deck, field)
    ways = [
        Way(read, marks_left(rules, read, that_last(marks), seats)) for read in product(*choices)
    ]
    if len(ways) == 1:
        return ways
    oddities = [_oddity(rules, way, marks, seats) for way in ways]
    least = min(oddities)
    return [way for way, oddity in zip(ways, oddities, strict=True) if oddity == least]


def _choices(deck: Deck, field: Field) -> list[list[LaidPlay]]:
    """The possible meanings of each play of a field. If accepted illegal moves have played more
    jokers than exist, no meaning is possible. Then each play has its first meaning, because trying
    all would take too long.
    """
    choices = [_may_be(laid) for laid in field]
    if sum(laid.play.jokers for laid in field) > deck.jokers:
        return [readings[:1] for readings in choices]
    return choices


def _may_be(laid: LaidPlay) -> list[LaidPlay]:
    if not laid.open:
        return [laid]
    text = card_text(laid_cards(laid))
    return [LaidPlay(laid.seat, play, said=text) for play in laid.open]


def _oddity(rules: ClimbingRules, way: Way, marks: Marks, seats: int) -> int:
    """How much speaks against a field's lying so: what bars its plays, and what clears it. Marks
    that do not follow from it were there before."""
    followed = {_key(mark) for mark in way.marks}
    there = [mark for mark in marks if mark.until in TRICK and _key(mark) not in followed]
    before = marks_before(rules, way.field, that_last(marks), seats)
    position = Position((0,) * seats, (MANY,) * seats, marks=sorted_marks([*before, *there]))
    odd = 0
    for place, laid in enumerate(way.field):
        odd += _odd_play(rules, position, laid, way.field[place + 1 : place + 2])
        position = change_by(rules, position, laid)
    return odd


def _odd_play(rules: ClimbingRules, before: Position, laid: LaidPlay, above: Field) -> int:
    try:
        cleared = clears(rules, before, laid)
    except Open:
        cleared = False
    after = change_by(rules, before, laid) if cleared and above else before
    stays = not cleared or any(cut_answers(rules, after, laid.play) for laid in above)
    bars = rules.judged(before, laid.play).bar_count
    if bars and before.field and before.field[-1].play.form != NO_FORM:
        bars *= not cut_answers(rules, before, laid.play)
    return 2 * bars + (not stays)


def follow_marks(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    """The marks of the trick that follow from how the field came about."""
    if not any(laid.open for laid in field):
        return marks_left(rules, field, marks, seats)
    return merged(way.marks for way in ways_to_lie(rules, field, that_last(marks), seats))


def merged(ways: Iterable[Marks]) -> Marks:
    """The marks that hold in all of these ways, and those that hold in some, with a doubt."""
    ways = list(ways)
    keys = dict.fromkeys(_key(mark) for marks in ways for mark in marks)
    return sorted_marks(_common(ways, *key) for key in keys)


def _common(ways: Sequence[Marks], kind: str, holder: int) -> Mark:
    held = [find_mark(marks, kind, holder) for marks in ways]
    first = next(mark for mark in held if mark is not None)
    if all(mark is first for mark in held):
        return first
    return Mark(kind, first.value, holder, first.until, UNSAID)


def _key(mark: Mark) -> tuple[str, int]:
    return mark.kind, mark.holder


def _agreeing(ways: list[Way], marks: Marks) -> list[Way]:
    """The ways that agree with these marks, as far as they are certain and a way agrees."""
    for key in dict.fromkeys(_key(mark) for way in ways for mark in way.marks):
        held = find_mark(marks, *key)
        if held is None or held.doubt != UNSAID:
            ways = [way for way in ways if find_mark(way.marks, *key) is held] or ways
    return ways


def _taken(position: Position, way: Way) -> Position:
    draft = PositionBuilder(position)
    draft.field = way.field
    doubted = {_key(mark) for mark in position.marks if mark.doubt == UNSAID}
    if doubted:
        sure = (mark for mark in position.marks if _key(mark) not in doubted)
        settled = (mark for mark in way.marks if _key(mark) in doubted)
        draft.marks = sorted_marks([*sure, *settled])
    return draft


def laid_cards(laid: LaidPlay) -> tuple[Card, ...]:
    """The cards of a play on the field, with what jokers stand for where only one card can be
    meant."""
    play: Play = laid.play
    if not laid.open:
        return play.cards
    readings = [Counter(reading.stand_texts) for reading in laid.open]
    sure = reduce(lambda some, other: some & other, readings).elements()
    named = [Card("", "Jo", text) for text in sure if text not in play.deck.ranks]
    naturals = play.deck.cards(play.mask & play.deck.naturals)
    return (*naturals, *named, *[JOKER] * (play.jokers - len(named)))


# ---- the marks that a field leaves behind: its plays are laid again one by one


def marks_left(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    """The marks of the trick that follow from how the field came about."""
    left = _marks_after(rules, field, marks, seats)
    before = _before(marks, left)
    if before is not marks:
        left = _marks_after(rules, field, before, seats)
    return tuple(mark for mark in left if mark.until in TRICK)


def marks_before(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    """The lasting marks before the field was played; ``marks`` are the current ones. Plays the
    field again, play by play. If that reverses the ranking for good (a revolution is on the field),
    the plays below it were made in the other ranking.
    """
    return _before(marks, _marks_after(rules, field, marks, seats))


def _before(marks: Marks, after: Marks) -> Marks:
    lasting = that_last(after)
    return marks if set(lasting) == set(marks) else lasting


def _marks_after(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    position = Position((0,) * seats, (MANY,) * seats, marks=marks)
    for laid in field:
        position = change_by(rules, position, laid)
    return position.marks


def lasting(position: Position) -> Marks:
    """The marks that hold now and outlast the field."""
    return that_last(position.marks)


def that_last(marks: Marks) -> Marks:
    """Those of the marks that outlast a field."""
    return tuple(mark for mark in marks if mark.until not in TRICK)
