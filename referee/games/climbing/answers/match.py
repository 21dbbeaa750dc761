"""Answers about the match: places, titles, points, who deals and who sits where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Answer, NoSuchQuestion, UnknownFact
from referee.engine.conversion import card_set
from referee.engine.validation import NEWCOMER
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import LEVEL, SHARES
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.titles import standing, title_of
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.rulebook.rule import Reason

from .query import ClimbingQuery
from .ranking import equals, left_places, moving, places


def ranking(query: ClimbingQuery) -> list[int]:
    """The seats best first as the next game finds them: by this game when it is over, else by last
    game's titles, newcomers among them; empty before the first game, also before that of a set."""
    if query.position.over:
        if set_over(query) or _leveling(query):
            return []
        return [seat for seat in places(query.rules, query.position) if seat is not None]
    return joined(query) or standing(query.position)


def set_over(query: ClimbingQuery) -> bool:
    """Whether this game is the last of its set, so that its places give no titles."""
    return bool(_ending_set(query))


def _ending_set(query: ClimbingQuery) -> list[ClimbingRule]:
    """The rules by which this game is the last of its set."""
    rules = query.rules.all_answering("set_over")
    return [rule for rule in rules if rule.answer("set_over", query.position, ())]


def because(
    query: ClimbingQuery, rule: ClimbingRule, key: str, question: str, **args: object
) -> Reason:
    """A reason from the rule that answers this question about the match."""
    return query.reason(rule, key, **rule.match_details(question), **args)


def joined(query: ClimbingQuery) -> list[int] | None:
    """The ranking with the newcomers placed; ``None`` where nobody joins, or a result or a
    title is missing."""
    position = query.position
    if not any(title_of(position, seat) == NEWCOMER for seat in range(position.size)):
        return None
    for rule in query.named("joined"):
        ranked: list[int] | None = rule.answer("joined", position, standing(position))
        return ranked if ranked and len(ranked) == position.size else None
    return None


_SINKING = ("leaves-fallen", "leaves-foul", "leaves-foul-pass", "leaves-foul-skip",
            "leaves-liar", "sinks")  # fmt: skip
"""What happened to those who do not come where they went out."""


def by_place(query: ClimbingQuery) -> tuple[list[int | None], tuple[Reason, ...]]:
    """Seats by place; a newcomer's entry where somebody joins between games."""
    if any(title_of(query.position, seat) == NEWCOMER for seat in range(query.position.size)):
        open_: list[int | None] = [None] * query.position.size
        reasons = tuple(query.reason(rule, "joined") for rule in query.named("joined"))
        return list(joined(query) or open_), reasons
    ended = query.ever_happened("game-over", "game-equal")
    if ended:
        return places(query.rules, query.position), ended
    rules = [rule for rule in query.rules.declaring("bottom_exits") if rule.bottom_exits()]
    how = {leaver.how for leaver in query.position.out}
    told = [query.reason_of("going out", "places")]
    told += [
        because(query, rule, "places", "bottom_exits")
        for rule in rules
        if how & set(rule.bottom_exits())
    ]
    told += query.ever_happened(*_SINKING)
    told += [query.reason(rule, "moves") for rule in moving(query.rules, query.position)]
    sharing = query.rules.declaring("shared_places")
    told += [query.reason(rule, "shares") for rule in sharing if rule.shared_places(query.position)]
    if left_places(query.rules, query.position):
        placing = query.named("left_places")
        told += [because(query, rule, "places", "left_places") for rule in placing]
    return places(query.rules, query.position), tuple(told)


def _standings(query: ClimbingQuery, placed: Sequence[int | None]) -> dict[int, int]:
    """Seat -> its place, counted from 0; who shares a place has the better one."""
    found = {seat: at for at, seat in enumerate(placed) if seat is not None}
    sharing = [seat for seat in _sharing(query.position) if seat in found]
    for shared in filter(None, (*left_places(query.rules, query.position), sharing)):
        best = min(found[seat] for seat in shared)
        found |= {seat: best for seat in shared if found[seat] < best + len(shared)}
    for rule in query.rules.declaring("shared_places"):
        for fallen in rule.shared_places(query.position):
            best = min(found[seat] for seat in fallen)
            found |= dict.fromkeys(fallen, best)
    return found


def _sharing(position: Position) -> list[int]:
    """The seats that share a place by a mark on them."""
    return [mark.holder for mark in position.marks if mark.kind == SHARES.kind]


def ranks(query: ClimbingQuery) -> Answer:
    placed, reasons = by_place(query)
    if len(equals(query.position)) == len(placed):
        return Answer("unsettled", reasons)
    told = (*reasons, *_shared(query, placed))
    return Answer([None if seat is None else query.names[seat] for seat in placed], told)


def _shared(
    query: ClimbingQuery, placed: Sequence[int | None], seat: int = NOBODY
) -> Iterator[Reason]:
    """Which places are shared by those who were left, all or only that of one seat."""
    standings = _standings(query, placed)
    for shared in left_places(query.rules, query.position):
        if len(shared) < 2 or len({standings.get(each) for each in shared}) > 1:
            continue
        if seat in (NOBODY, *shared):
            seats = [query.names[each] for each in sorted(shared)]
            args = {"seats": seats, "place": standings[shared[0]] + 1}
            for rule in query.named("left_places"):
                yield Reason(rule.clause, "causes", "share-place", (), tuple(seats), args)


def rank_of(query: ClimbingQuery) -> Answer:
    placed, reasons = by_place(query)
    found = _standings(query, placed)
    if query.seat in found:
        told = (*reasons, *_shared(query, placed, query.seat))
        return Answer(found[query.seat] + 1, told)
    if query.seat in equals(query.position):
        return Answer("unsettled", reasons)
    if query.position.over and not query.named("left_places"):
        return Answer("unsettled", reasons)
    if query.position.over:
        deciding = query.named("left_places")[0].open_fact
        return Answer("depends", reasons, (UnknownFact(deciding, {}, None, None, "table"),))
    fact = UnknownFact("game-not-over", {"seat": query.question.seat}, None, None, "future")
    return Answer("depends", reasons, (fact,))


def titles(query: ClimbingQuery) -> Answer:
    """Seat -> title, as far as this game's places are known."""
    if ending := _ending_set(query):
        return Answer({}, tuple(because(query, rule, "set-over", "set_over") for rule in ending))
    placed, reasons = by_place(query)
    for rule in query.rules.all_answering("titles"):
        titles = rule.answer("titles", query.position, ())
        if titles is None:
            continue
        if not titles:
            return Answer("unsettled", (query.reason(rule, "none", count=query.position.size),))
        found = _standings(query, placed)
        given = {query.names[seat]: titles[at] for seat, at in found.items()}
        leveling = _leveling(query)
        alike = range(query.position.size) if leveling else equals(query.position)
        given |= {query.names[seat]: LEVEL for seat in alike}
        return Answer(given, (_titled(query, rule), *leveling, *reasons))
    return Answer({}, reasons)


def _leveling(query: ClimbingQuery) -> list[Reason]:
    """What gives everybody the same title after this game."""
    rules = query.rules.declaring("equalizes_titles")
    leveling = [rule for rule in rules if rule.equalizes_titles(query.position)]
    return [
        query.reason(rule, "levels", **rule.match_details("equalizes_titles")) for rule in leveling
    ]


def _titled(query: ClimbingQuery, rule: Any) -> Reason:
    """That places have titles: by the clause that brings those of so many players, if one does."""
    clauses = query.rules.rulebook.active
    bringing = (clause for clause in clauses if query.position.size in clause.titles)
    told = because(query, rule, "given", "titles")
    return replace(told, clause=next(bringing, rule.clause))


_NEAREST: dict[str, tuple[str, ...]] = {
    q.WHO_WINS: (),
    q.SCORE: ("titles",),
    q.DEAL: ("who_deals", "seating"),
    q.WHO_DEALS: ("deal", "seating", "titles"),
    q.SEATING: ("who_deals", "titles"),
}
"""Where a book says nothing on a question: the questions whose clause comes nearest to it."""


def _nearest(query: ClimbingQuery) -> Reason:
    """The clause that comes nearest to a question on which the book says nothing."""
    found = [rule for question in _NEAREST[query.question.kind] for rule in query.named(question)]
    clause = found[0].clause if found else query.reason_of("going out", "places").clause
    return Reason(clause, "causes", "nothing-said")


def _hand_points(query: ClimbingQuery, rule: Any) -> Answer:
    """Seat -> points by the cards in the hands, as far as it is known how many those are; none
    while there are none yet."""
    points = rule.answer("hand_points", query.position, ())
    if points is None:
        reasons = (query.reason(rule, "counted"),)
        return Answer("depends", reasons, (UnknownFact("hand-counts", {}, None, None, "table"),))
    scored = dict(zip(query.names, points, strict=bool(points)))
    return Answer(scored, (query.reason(rule, "counted"),))


def score(query: ClimbingQuery) -> Answer:
    """Seat -> points, as far as this game's places are known, with all that comes to them."""
    plain = _plain_score(query)
    if not isinstance(plain.value, dict):
        return plain
    scored, reasons = dict(plain.value), [*plain.because]
    placed = places(query.rules, query.position)
    for rule in query.rules.declaring("extra_points"):
        extra = rule.extra_points(query.position, placed)
        told = because(query, rule, "extra", "extra_points")
        if extra is None:
            fact = UnknownFact(rule.open_fact, {}, None, None, "table")
            return Answer("depends", (*reasons, told), (fact,))
        reasons += [told] if extra or not reasons else []
        for seat, points in extra.items():
            scored[query.names[seat]] = scored.get(query.names[seat], 0) + points
    for rule in query.rules.declaring("settled_points"):
        counted = {seat: scored[name] for seat, name in enumerate(query.names) if name in scored}
        settled = rule.settled_points(query.position, counted)
        if settled != counted:
            scored |= {query.names[seat]: points for seat, points in settled.items()}
            reasons.append(query.reason(rule, "settles"))
    return Answer(scored, tuple(reasons))


def _plain_score(query: ClimbingQuery) -> Answer:
    """The points by place, or by the hands; none of these where a rule that goes before theirs
    brings all there are."""
    for rule in query.named("hand_points"):
        return _hand_points(query, rule)
    placed, reasons = by_place(query)
    scoring, extra = query.rules.all_answering("score"), query.rules.declaring("extra_points")
    if scoring and extra and not {*scoring} & {*query.rules.not_overridden([*scoring, *extra])}:
        return Answer(dict.fromkeys(query.names, 0) if query.position.over else {})
    for rule in scoring:
        points = rule.answer("score", query.position, ())
        if points is None:
            continue
        if not points:
            told = because(query, rule, "unlisted", "score", count=query.position.size)
            return Answer("unsettled", (told,))
        found = _standings(query, placed)
        scored = {query.names[seat]: points[at] for seat, at in found.items() if at < len(points)}
        scored |= {query.names[seat]: 0 for seat in equals(query.position)}
        return Answer(scored, (because(query, rule, "score", "score"), *reasons))
    return Answer("unsettled", (_nearest(query),))


def who_wins(query: ClimbingQuery) -> Answer:
    """Who has won this game, where the book says that somebody does."""
    for rule in query.rules.all_answering("who_wins"):
        found = rule.answer("who_wins", query.position, ())
        if found is None:
            continue
        seats = [query.names[seat] for seat in found]
        told = because(query, rule, "won" if seats else "nobody", "who_wins")
        return Answer(seats, (replace(told, players=tuple(seats)),))
    return Answer("unsettled", (_nearest(query),))


def deal(query: ClimbingQuery) -> Answer:
    """How many cards are dealt: by a rule that has something to say of this game."""
    for rule in query.rules.all_answering("deal"):
        told = rule.answer("deal", query.position, ranking(query))
        if told is not None:
            return _dealt(query, rule, told)
    return Answer("unsettled", (_nearest(query),))


def _dealt(query: ClimbingQuery, rule: ClimbingRule, told: Mapping[str, int]) -> Answer:
    """How many cards each hand gets, where some are dealt more than the others; unsettled where
    there are not enough."""
    rules = query.rules.declaring("extra_dealt")
    more = {each: each.extra_dealt(query.position) for each in rules}
    dealing = [each for each, seats in more.items() if seats]
    if not dealing:
        value = {**told} if told["left"] >= 0 else "unsettled"
        return Answer(value, (because(query, rule, "deal", "deal"),))
    by_seat = dict.fromkeys(range(query.position.size), told["each"])
    for seat, count in (pair for each in dealing for pair in more[each].items()):
        by_seat[seat] += count
    left = told["left"] - sum(by_seat.values()) + told["each"] * query.position.size
    reasons = tuple(because(query, each, "deal", "extra_dealt") for each in dealing)
    if rule in query.rules.not_overridden([rule, *dealing]):
        reasons = (because(query, rule, "deal", "deal"), *reasons)
    if left + told.get("more", 0) < 0 or min(by_seat.values()) < 0:
        return Answer("unsettled", reasons)
    hands = {query.names[seat]: count for seat, count in by_seat.items()}
    return Answer({"by_seat": hands, "left": left + told.get("more", 0)}, reasons)


def who_gets(query: ClimbingQuery) -> Answer:
    """Who takes the hand that shows a card, where hands lie there for all to choose."""
    for rule in query.named("hands_taken"):
        position = query.position
        taken = rule.answer("hands_taken", position, standing(position))
        card = card_set(query.rules.deck, query.question.cards)
        if taken is None:
            return Answer("unsettled", (query.reason(rule, "unsaid"),))
        if not taken:
            fact = UnknownFact("hand-choice", {}, None, None, "future")
            return Answer("depends", (query.reason(rule, "chosen"),), (fact,))
        if card not in taken:
            fact = UnknownFact(
                "hand-with", {"cards": list(map(str, query.question.cards))}, None, None
            )
            return Answer("depends", (query.reason(rule, "taken"),), (fact,))
        return Answer(query.names[taken[card]], (query.reason(rule, "taken"),))
    raise NoSuchQuestion(query.question)


def match_seats(query: ClimbingQuery) -> Answer:
    """Who deals, and the seating of the next game: by this game's places, or last game's titles."""
    kind = query.question.kind
    for rule in query.rules.all_answering(kind):
        found = rule.answer(kind, query.position, ranking(query))
        if found is None:
            continue
        if found in (NOBODY, []):
            return Answer("unsettled", (because(query, rule, "first-game", kind),))
        value = (
            [query.names[seat] for seat in found] if isinstance(found, list) else query.names[found]
        )
        return Answer(value, (because(query, rule, kind, kind),))
    return Answer("unsettled", (_nearest(query),))
