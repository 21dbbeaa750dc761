"""Locks of added rules that the last plays on the field nearly made.

The play on top is laid again with the suits of the play below, or with a rank next to it; if that
makes a lock which the play of the question would break, the reason is that it made none.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards.card import bits
from referee.engine.answer import YES, Answer
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.plays.play import SET, SINGLE, Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.resolution.disambiguation import change_by
from referee.games.climbing.resolution.joker_meanings import lasting
from referee.i18n.card_names import SYMBOLS
from referee.model import questions as q
from referee.model.marks import MANY
from referee.model.moves import PLAY, Move
from referee.rulebook.rule import Open, Reason

BY_SUIT, BY_RANK = "lock-suit", "lock-rank"
"""In what the last two plays differ: their suits, or by more than one rank."""


def lock_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """Why the field isn't locked by a rule that the table has added, if the play would break such
    a lock."""
    field, asked = query.position.field, query.question
    if asked.kind != q.MAY_PLAY or answer.value != YES or len(field) < 2 or query.position.owed:
        return
    below, top = field[-2].play, field[-1].play
    if any(play.jokers or play.hidden or play.form not in (SINGLE, SET) for play in (below, top)):
        return
    for why, other in _variants(query, below, top):
        for reason in _barred_by_lock(query, other):
            if why == BY_RANK and not _needs_rank(query, below, top, reason.clause.id):
                continue
            colours = {*query.rules.deck.suits}.isdisjoint(SYMBOLS)
            args = {"under": str(below), "top": str(top), "colours": colours}
            yield Reason(reason.clause, "misses", f"near-{why}", args=args)
            return


def _variants(query: ClimbingQuery, below: Play, top: Play) -> Iterator[tuple[str, Play]]:
    """The play on top with the suits of the one below; with a rank next to it; with both."""
    deck = query.rules.deck
    suits = len(deck.suits)
    alike = [bit % suits for bit in bits(below.mask)]
    own = [bit % suits for bit in bits(top.mask)]
    (rank,), (under,) = (
        {bit // suits for bit in bits(top.mask)},
        {b // suits for b in bits(below.mask)},
    )
    if below.count != top.count:
        return
    shared = [suit for suit in alike if suit not in own] if len(alike) > 1 else []
    mixed = [[suit, *own[1:]] for suit in shared if {*alike}.isdisjoint(own)]
    steps = [step for step in (under + 1, under - 1) if 0 <= step < len(deck.ranks)]
    for why, ranks, of_suits in (
        (BY_SUIT, [rank], alike), (BY_RANK, steps, own), (BY_SUIT, steps, alike),
        *((BY_SUIT, [rank], suits) for suits in mixed),
    ):  # fmt: skip
        for one in ranks:
            mask = sum(1 << one * suits + suit for suit in of_suits)
            is_about = why == BY_RANK or sorted(alike) != sorted(own)
            if mask != top.mask and is_about:
                yield why, query.rules.store.play(top.form, mask, (one,) * top.count)


def _needs_rank(query: ClimbingQuery, below: Play, top: Play, clause: str) -> bool:
    """Whether the clause makes no lock with these suits and a rank far from the one below."""
    suits = len(query.rules.deck.suits)
    (under,) = {bit // suits for bit in bits(below.mask)}
    own = [bit % suits for bit in bits(top.mask)]
    far = (under + len(query.rules.deck.ranks) // 2) % len(query.rules.deck.ranks)
    mask = sum(1 << far * suits + suit for suit in own)
    other = query.rules.store.play(top.form, mask, (far,) * top.count)
    return all(reason.clause.id != clause for reason in _barred_by_lock(query, other))


def _barred_by_lock(query: ClimbingQuery, other: Play) -> Iterator[Reason]:
    """The added rule whose lock would refuse the play if this one were on top."""
    position, rules, added = query.position, query.rules, query.case.rulebook.choices
    before = Position((0,) * position.size, (MANY,) * position.size, marks=lasting(position))
    try:
        for laid in position.field[:-1]:
            before = change_by(rules, before, laid)
        after = change_by(rules, before, LaidPlay(position.field[-1].seat, other))
        kinds = {mark.kind for mark in position.marks}
        marks = [mark for mark in after.marks if mark.kind not in kinds]
        locked = position.with_marks((*position.marks, *marks))
        judged = judge(query.at(locked), Move(query.question.seat, PLAY, query.question.cards))
    except Open:
        return
    for reason in judged.because if judged.value == "no" else ():
        if reason.clause.switchable and added.get(reason.clause.name):
            yield reason
