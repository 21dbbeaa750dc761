"""Answers about the match: places, titles, points, who deals and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.engine.answer import Answer, Fact
from referee.engine.faults import NEWCOMER
from referee.games.climbing.rule.titles import standing, title_of
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.rulebook.rule import Reason

from .places import places
from .question_at import Asked


def ranking(asked: Asked) -> list[int]:
    """The seats best first as the next game finds them: by this game when it is over, else by last
    game's titles, newcomers among them; empty before the first game, also before that of a set."""
    if len(asked.position.playing) < 2:
        if set_over(asked):
            return []
        return [seat for seat in places(asked.rules, asked.position) if seat is not None]
    return joined(asked) or standing(asked.position)


def set_over(asked: Asked) -> bool:
    """Whether this game is the last of its set, so that its places give no titles."""
    return any(rule.answer("set_over", asked.position, ()) for rule in asked.named("set_over"))


def joined(asked: Asked) -> list[int] | None:
    """The ranking with the newcomers placed; ``None`` where nobody joins, or a result or a
    title is missing."""
    position = asked.position
    if not any(title_of(position, seat) == NEWCOMER for seat in range(position.size)):
        return None
    for rule in asked.named("joined"):
        ranked: list[int] | None = rule.answer("joined", position, standing(position))
        return ranked if ranked and len(ranked) == position.size else None
    return None


_SINKING = ("leaves-fallen", "leaves-foul", "leaves-foul-pass", "leaves-liar", "sinks")
"""What happened to those who do not come where they went out."""


def by_place(asked: Asked) -> tuple[list[int | None], tuple[Reason, ...]]:
    """Seats by place; a newcomer's entry where somebody joins between games."""
    if any(title_of(asked.position, seat) == NEWCOMER for seat in range(asked.position.size)):
        open_: list[int | None] = [None] * asked.position.size
        reasons = tuple(asked.reason(rule, "joined") for rule in asked.named("joined"))
        return list(joined(asked) or open_), reasons
    ended = asked.ever_happened("game-over")
    if ended:
        return places(asked.rules, asked.position), ended
    rules = [rule for rule in asked.rules.declaring("sinks") if rule.sinks()]
    how = {leaver.how for leaver in asked.position.out}
    because = [asked.reason_of("going out", "places")]
    because += [
        asked.reason(rule, "places", **_depths(rules, rule))
        for rule in rules
        if how & set(rule.sinks())
    ]
    because += asked.ever_happened(*_SINKING)
    return places(asked.rules, asked.position), tuple(because)


def _depths(rules: Sequence[Any], rule: Any) -> dict[str, object]:
    """Which ways of sinking a rule is about, and whether another rule sinks some deeper."""
    mine: Mapping[str, int] = rule.sinks()
    deepest = max(mine.values(), default=0)
    deeper = any(depth > deepest for other in rules for depth in other.sinks().values())
    alike = {how for other in rules for how, depth in other.sinks().items() if depth == deepest}
    return {"way": next(iter(mine)) if len(mine) == len(alike) == 1 else "both", "deeper": deeper}


def ranks(asked: Asked) -> Answer:
    placed, reasons = by_place(asked)
    return Answer([None if seat is None else asked.names[seat] for seat in placed], reasons)


def rank_of(asked: Asked) -> Answer:
    placed, reasons = by_place(asked)
    if asked.seat in placed:
        return Answer(placed.index(asked.seat) + 1, reasons)
    fact = Fact("game-not-over", {"seat": asked.question.seat}, None, None, "future")
    return Answer("depends", reasons, (fact,))


def titles(asked: Asked) -> Answer:
    if set_over(asked):
        return Answer({}, tuple(asked.reason(rule, "set-over") for rule in asked.named("set_over")))
    placed, reasons = by_place(asked)
    for rule in asked.named("titles"):
        titles = rule.answer("titles", asked.position, ())
        if not titles:
            return Answer("unsettled", (asked.reason(rule, "none", count=asked.position.size),))
        named = zip(placed, titles, strict=True)
        given = {asked.names[seat]: title for seat, title in named if seat is not None}
        return Answer(given, (asked.reason(rule, "given"), *reasons))
    return Answer({}, reasons)


_NEAREST: dict[str, tuple[str, ...]] = {
    q.WHO_WINS: (),
    q.SCORE: ("titles",),
    q.DEAL: ("who_deals", "seating"),
    q.WHO_DEALS: ("deal", "seating", "titles"),
    q.SEATING: ("who_deals", "titles"),
}
"""Where a book says nothing on a question: the questions whose clause comes nearest to it."""


def _nearest(asked: Asked) -> Reason:
    """The clause that comes nearest to a question on which the book says nothing."""
    found = [rule for question in _NEAREST[asked.question.kind] for rule in asked.named(question)]
    clause = found[0].clause if found else asked.reason_of("going out", "places").clause
    return Reason(clause, "causes", "nothing-said")


def _hand_points(asked: Asked, rule: Any) -> Answer:
    """Seat -> points by the cards in the hands, as far as it is known how many those are."""
    points = rule.answer("hand_points", asked.position, ())
    if points is None:
        reasons = (asked.reason(rule, "counted"),)
        return Answer("depends", reasons, (Fact("hand-counts", {}, None, None, "table"),))
    scored = {name: points[seat] for seat, name in enumerate(asked.names)}
    return Answer(scored, (asked.reason(rule, "counted"),))


def score(asked: Asked) -> Answer:
    """Seat -> points, as far as this game's places are known."""
    for rule in asked.named("hand_points"):
        return _hand_points(asked, rule)
    placed, reasons = by_place(asked)
    for rule in asked.named("score"):
        points = rule.answer("score", asked.position, ())
        if points is None:
            return Answer("unsettled", (asked.reason(rule, "unlisted", count=asked.position.size),))
        pairs = zip(placed, points, strict=False)
        scored = {asked.names[seat]: point for seat, point in pairs if seat is not None}
        return Answer(scored, (asked.reason(rule, "score"), *reasons))
    return Answer("unsettled", (_nearest(asked),))


def who_wins(asked: Asked) -> Answer:
    """Who has won this game, where the book says that somebody does."""
    for rule in asked.named("who_wins"):
        seats = [asked.names[seat] for seat in rule.answer("who_wins", asked.position, ())]
        ending = "won" if seats else "nobody"
        return Answer(seats, (rule.reason(ending, players=seats),))
    return Answer("unsettled", (_nearest(asked),))


def deal(asked: Asked) -> Answer:
    for rule in asked.named("deal"):
        return Answer(rule.answer("deal", asked.position, ()), (asked.reason(rule, "deal"),))
    return Answer("unsettled", (_nearest(asked),))


def match_seats(asked: Asked) -> Answer:
    """Who deals, and the seating of the next game: by this game's places, or last game's titles."""
    kind = asked.question.kind
    for rule in asked.named(kind):
        found = rule.answer(kind, asked.position, ranking(asked))
        if found in (NOBODY, []):
            return Answer("unsettled", (asked.reason(rule, "first-game"),))
        value = (
            [asked.names[seat] for seat in found] if isinstance(found, list) else asked.names[found]
        )
        return Answer(value, (asked.reason(rule, kind),))
    return Answer("unsettled", (_nearest(asked),))
