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

from .query import Asked
from .ranking import equals, left_places, moving, places


def ranking(asked: Asked) -> list[int]:
    """The seats best first as the next game finds them: by this game when it is over, else by last
    game's titles, newcomers among them; empty before the first game, also before that of a set."""
    if asked.position.over:
        if set_over(asked) or _leveling(asked):
            return []
        return [seat for seat in places(asked.rules, asked.position) if seat is not None]
    return joined(asked) or standing(asked.position)


def set_over(asked: Asked) -> bool:
    """Whether this game is the last of its set, so that its places give no titles."""
    return bool(_ending_set(asked))


def _ending_set(asked: Asked) -> list[ClimbingRule]:
    """The rules by which this game is the last of its set."""
    rules = asked.rules.all_answering("set_over")
    return [rule for rule in rules if rule.answer("set_over", asked.position, ())]


def because(asked: Asked, rule: ClimbingRule, key: str, question: str, **args: object) -> Reason:
    """A reason from the rule that answers this question about the match."""
    return asked.reason(rule, key, **rule.match_details(question), **args)


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


_SINKING = ("leaves-fallen", "leaves-foul", "leaves-foul-pass", "leaves-foul-skip",
            "leaves-liar", "sinks")  # fmt: skip
"""What happened to those who do not come where they went out."""


def by_place(asked: Asked) -> tuple[list[int | None], tuple[Reason, ...]]:
    """Seats by place; a newcomer's entry where somebody joins between games."""
    if any(title_of(asked.position, seat) == NEWCOMER for seat in range(asked.position.size)):
        open_: list[int | None] = [None] * asked.position.size
        reasons = tuple(asked.reason(rule, "joined") for rule in asked.named("joined"))
        return list(joined(asked) or open_), reasons
    ended = asked.ever_happened("game-over", "game-equal")
    if ended:
        return places(asked.rules, asked.position), ended
    rules = [rule for rule in asked.rules.declaring("bottom_exits") if rule.bottom_exits()]
    how = {leaver.how for leaver in asked.position.out}
    told = [asked.reason_of("going out", "places")]
    told += [
        because(asked, rule, "places", "bottom_exits")
        for rule in rules
        if how & set(rule.bottom_exits())
    ]
    told += asked.ever_happened(*_SINKING)
    told += [asked.reason(rule, "moves") for rule in moving(asked.rules, asked.position)]
    sharing = asked.rules.declaring("shared_places")
    told += [asked.reason(rule, "shares") for rule in sharing if rule.shared_places(asked.position)]
    if left_places(asked.rules, asked.position):
        placing = asked.named("left_places")
        told += [because(asked, rule, "places", "left_places") for rule in placing]
    return places(asked.rules, asked.position), tuple(told)


def _standings(asked: Asked, placed: Sequence[int | None]) -> dict[int, int]:
    """Seat -> its place, counted from 0; who shares a place has the better one."""
    found = {seat: at for at, seat in enumerate(placed) if seat is not None}
    sharing = [seat for seat in _sharing(asked.position) if seat in found]
    for shared in filter(None, (*left_places(asked.rules, asked.position), sharing)):
        best = min(found[seat] for seat in shared)
        found |= {seat: best for seat in shared if found[seat] < best + len(shared)}
    for rule in asked.rules.declaring("shared_places"):
        for fallen in rule.shared_places(asked.position):
            best = min(found[seat] for seat in fallen)
            found |= dict.fromkeys(fallen, best)
    return found


def _sharing(position: Position) -> list[int]:
    """The seats that share a place by a mark on them."""
    return [mark.holder for mark in position.marks if mark.kind == SHARES.kind]


def ranks(asked: Asked) -> Answer:
    placed, reasons = by_place(asked)
    if len(equals(asked.position)) == len(placed):
        return Answer("unsettled", reasons)
    told = (*reasons, *_shared(asked, placed))
    return Answer([None if seat is None else asked.names[seat] for seat in placed], told)


def _shared(asked: Asked, placed: Sequence[int | None], seat: int = NOBODY) -> Iterator[Reason]:
    """Which places are shared by those who were left, all or only that of one seat."""
    standings = _standings(asked, placed)
    for shared in left_places(asked.rules, asked.position):
        if len(shared) < 2 or len({standings.get(each) for each in shared}) > 1:
            continue
        if seat in (NOBODY, *shared):
            seats = [asked.names[each] for each in sorted(shared)]
            args = {"seats": seats, "place": standings[shared[0]] + 1}
            for rule in asked.named("left_places"):
                yield Reason(rule.clause, "causes", "share-place", (), tuple(seats), args)


def rank_of(asked: Asked) -> Answer:
    placed, reasons = by_place(asked)
    found = _standings(asked, placed)
    if asked.seat in found:
        told = (*reasons, *_shared(asked, placed, asked.seat))
        return Answer(found[asked.seat] + 1, told)
    if asked.seat in equals(asked.position):
        return Answer("unsettled", reasons)
    if asked.position.over and not asked.named("left_places"):
        return Answer("unsettled", reasons)
    if asked.position.over:
        deciding = asked.named("left_places")[0].open_fact
        return Answer("depends", reasons, (UnknownFact(deciding, {}, None, None, "table"),))
    fact = UnknownFact("game-not-over", {"seat": asked.question.seat}, None, None, "future")
    return Answer("depends", reasons, (fact,))


def titles(asked: Asked) -> Answer:
    """Seat -> title, as far as this game's places are known."""
    if ending := _ending_set(asked):
        return Answer({}, tuple(because(asked, rule, "set-over", "set_over") for rule in ending))
    placed, reasons = by_place(asked)
    for rule in asked.rules.all_answering("titles"):
        titles = rule.answer("titles", asked.position, ())
        if titles is None:
            continue
        if not titles:
            return Answer("unsettled", (asked.reason(rule, "none", count=asked.position.size),))
        found = _standings(asked, placed)
        given = {asked.names[seat]: titles[at] for seat, at in found.items()}
        leveling = _leveling(asked)
        alike = range(asked.position.size) if leveling else equals(asked.position)
        given |= {asked.names[seat]: LEVEL for seat in alike}
        return Answer(given, (_titled(asked, rule), *leveling, *reasons))
    return Answer({}, reasons)


def _leveling(asked: Asked) -> list[Reason]:
    """What gives everybody the same title after this game."""
    rules = asked.rules.declaring("equalizes_titles")
    leveling = [rule for rule in rules if rule.equalizes_titles(asked.position)]
    return [
        asked.reason(rule, "levels", **rule.match_details("equalizes_titles")) for rule in leveling
    ]


def _titled(asked: Asked, rule: Any) -> Reason:
    """That places have titles: by the clause that brings those of so many players, if one does."""
    clauses = asked.rules.rulebook.active
    bringing = (clause for clause in clauses if asked.position.size in clause.titles)
    told = because(asked, rule, "given", "titles")
    return replace(told, clause=next(bringing, rule.clause))


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
    """Seat -> points by the cards in the hands, as far as it is known how many those are; none
    while there are none yet."""
    points = rule.answer("hand_points", asked.position, ())
    if points is None:
        reasons = (asked.reason(rule, "counted"),)
        return Answer("depends", reasons, (UnknownFact("hand-counts", {}, None, None, "table"),))
    scored = dict(zip(asked.names, points, strict=bool(points)))
    return Answer(scored, (asked.reason(rule, "counted"),))


def score(asked: Asked) -> Answer:
    """Seat -> points, as far as this game's places are known, with all that comes to them."""
    plain = _plain_score(asked)
    if not isinstance(plain.value, dict):
        return plain
    scored, reasons = dict(plain.value), [*plain.because]
    placed = places(asked.rules, asked.position)
    for rule in asked.rules.declaring("extra_points"):
        extra = rule.extra_points(asked.position, placed)
        told = because(asked, rule, "extra", "extra_points")
        if extra is None:
            fact = UnknownFact(rule.open_fact, {}, None, None, "table")
            return Answer("depends", (*reasons, told), (fact,))
        reasons += [told] if extra or not reasons else []
        for seat, points in extra.items():
            scored[asked.names[seat]] = scored.get(asked.names[seat], 0) + points
    for rule in asked.rules.declaring("settled_points"):
        counted = {seat: scored[name] for seat, name in enumerate(asked.names) if name in scored}
        settled = rule.settled_points(asked.position, counted)
        if settled != counted:
            scored |= {asked.names[seat]: points for seat, points in settled.items()}
            reasons.append(asked.reason(rule, "settles"))
    return Answer(scored, tuple(reasons))


def _plain_score(asked: Asked) -> Answer:
    """The points by place, or by the hands; none of these where a rule that goes before theirs
    brings all there are."""
    for rule in asked.named("hand_points"):
        return _hand_points(asked, rule)
    placed, reasons = by_place(asked)
    scoring, extra = asked.rules.all_answering("score"), asked.rules.declaring("extra_points")
    if scoring and extra and not {*scoring} & {*asked.rules.not_overridden([*scoring, *extra])}:
        return Answer(dict.fromkeys(asked.names, 0) if asked.position.over else {})
    for rule in scoring:
        points = rule.answer("score", asked.position, ())
        if points is None:
            continue
        if not points:
            told = because(asked, rule, "unlisted", "score", count=asked.position.size)
            return Answer("unsettled", (told,))
        found = _standings(asked, placed)
        scored = {asked.names[seat]: points[at] for seat, at in found.items() if at < len(points)}
        scored |= {asked.names[seat]: 0 for seat in equals(asked.position)}
        return Answer(scored, (because(asked, rule, "score", "score"), *reasons))
    return Answer("unsettled", (_nearest(asked),))


def who_wins(asked: Asked) -> Answer:
    """Who has won this game, where the book says that somebody does."""
    for rule in asked.rules.all_answering("who_wins"):
        found = rule.answer("who_wins", asked.position, ())
        if found is None:
            continue
        seats = [asked.names[seat] for seat in found]
        told = because(asked, rule, "won" if seats else "nobody", "who_wins")
        return Answer(seats, (replace(told, players=tuple(seats)),))
    return Answer("unsettled", (_nearest(asked),))


def deal(asked: Asked) -> Answer:
    """How many cards are dealt: by a rule that has something to say of this game."""
    for rule in asked.rules.all_answering("deal"):
        told = rule.answer("deal", asked.position, ranking(asked))
        if told is not None:
            return _dealt(asked, rule, told)
    return Answer("unsettled", (_nearest(asked),))


def _dealt(asked: Asked, rule: ClimbingRule, told: Mapping[str, int]) -> Answer:
    """How many cards each hand gets, where some are dealt more than the others; unsettled where
    there are not enough."""
    rules = asked.rules.declaring("extra_dealt")
    more = {each: each.extra_dealt(asked.position) for each in rules}
    dealing = [each for each, seats in more.items() if seats]
    if not dealing:
        value = {**told} if told["left"] >= 0 else "unsettled"
        return Answer(value, (because(asked, rule, "deal", "deal"),))
    by_seat = dict.fromkeys(range(asked.position.size), told["each"])
    for seat, count in (pair for each in dealing for pair in more[each].items()):
        by_seat[seat] += count
    left = told["left"] - sum(by_seat.values()) + told["each"] * asked.position.size
    reasons = tuple(because(asked, each, "deal", "extra_dealt") for each in dealing)
    if rule in asked.rules.not_overridden([rule, *dealing]):
        reasons = (because(asked, rule, "deal", "deal"), *reasons)
    if left + told.get("more", 0) < 0 or min(by_seat.values()) < 0:
        return Answer("unsettled", reasons)
    hands = {asked.names[seat]: count for seat, count in by_seat.items()}
    return Answer({"by_seat": hands, "left": left + told.get("more", 0)}, reasons)


def who_gets(asked: Asked) -> Answer:
    """Who takes the hand that shows a card, where hands lie there for all to choose."""
    for rule in asked.named("hands_taken"):
        position = asked.position
        taken = rule.answer("hands_taken", position, standing(position))
        card = card_set(asked.rules.deck, asked.question.cards)
        if taken is None:
            return Answer("unsettled", (asked.reason(rule, "unsaid"),))
        if not taken:
            fact = UnknownFact("hand-choice", {}, None, None, "future")
            return Answer("depends", (asked.reason(rule, "chosen"),), (fact,))
        if card not in taken:
            fact = UnknownFact(
                "hand-with", {"cards": list(map(str, asked.question.cards))}, None, None
            )
            return Answer("depends", (asked.reason(rule, "taken"),), (fact,))
        return Answer(asked.names[taken[card]], (asked.reason(rule, "taken"),))
    raise NoSuchQuestion(asked.question)


def match_seats(asked: Asked) -> Answer:
    """Who deals, and the seating of the next game: by this game's places, or last game's titles."""
    kind = asked.question.kind
    for rule in asked.rules.all_answering(kind):
        found = rule.answer(kind, asked.position, ranking(asked))
        if found is None:
            continue
        if found in (NOBODY, []):
            return Answer("unsettled", (because(asked, rule, "first-game", kind),))
        value = (
            [asked.names[seat] for seat in found] if isinstance(found, list) else asked.names[found]
        )
        return Answer(value, (because(asked, rule, kind, kind),))
    return Answer("unsettled", (_nearest(asked),))
