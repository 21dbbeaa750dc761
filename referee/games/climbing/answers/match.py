"""Answers about the match: places, titles, points, who deals and who sits where."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Answer, NoSuchQuestion, UnknownFact
from referee.engine.conversion import card_set
from referee.engine.query import event_reason
from referee.engine.validation import NEWCOMER
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import LEVEL, POINTS, SHARES, SUNK
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.titles import janken_results, standing, title_of
from referee.i18n.messages import LANGS, listing, message, title
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Reason

from .exits import exits_as_dealt
from .query import ClimbingQuery
from .ranking import equals, exit_depths, left_places, moving, places

MIN_COMPARED = 2
"""Of how many players at least the numbers of cards are compared."""


def ranking(query: ClimbingQuery) -> list[int]:
    """The seats, best first, for the next game: by this game if it is over, else by last game's
    titles, with newcomers. Empty before the first game of all or of a set."""
    if query.position.over:
        if set_over(query) or _leveling(query):
            return []
        return [seat for seat in places(query.rules, query.position) if seat is not None]
    return joined(query) or _standing(query)


def set_over(query: ClimbingQuery) -> bool:
    """Whether this game is the last of its set, so that its places don't give titles."""
    return bool(_ending_set(query))


def _ending_set(query: ClimbingQuery) -> list[ClimbingRule]:
    """The rules by which this game is the last of its set."""
    rules = query.rules.all_answering("set_over")
    return [rule for rule in rules if rule.answer("set_over", query.position, ())]


def because(
    query: ClimbingQuery, rule: ClimbingRule, key: str, question: str, **args: object
) -> Reason:
    """A reason of the rule that answers this question about the match."""
    return query.reason(rule, key, **rule.match_details(question), **args)


def _standing(query: ClimbingQuery) -> list[int]:
    """The seats that hold a title of last game, best first."""
    return standing(query.position, query.rules.rulebook.titled_book.titles)


def joined(query: ClimbingQuery) -> list[int] | None:
    """The ranking with newcomers; ``None`` if nobody joins, or a result or title is missing."""
    position = query.position
    if not any(title_of(position, seat) == NEWCOMER for seat in range(position.size)):
        return None
    for rule in query.named("joined"):
        ranked: list[int] | None = rule.answer("joined", position, _standing(query))
        return ranked if ranked and len(ranked) == position.size else None
    return None


def _joining(query: ClimbingQuery) -> Iterator[Reason]:
    """Below whom each newcomer comes in, first the one that is asked about."""
    position, names = query.position, query.names
    newcomers = [s for s in range(position.size) if title_of(position, s) == NEWCOMER]
    for rule in query.named("joined"):
        for seat in sorted(newcomers, key=lambda seat: names[seat] != query.question.seat):
            won = janken_results(position, seat)
            lost = next((other for other, is_won in won.items() if not is_won), None)
            met_all = len(won) == position.size - len(newcomers)
            above = names[lost] if lost is not None else "all" if met_all else ""
            yield query.reason(rule, "joined", seat=names[seat], above=above)


_SINKING = ("leaves-fallen", "leaves-fallen-at-once", "leaves-foul", "leaves-foul-pass",
            "leaves-foul-skip", "leaves-liar", "sinks")  # fmt: skip
"""The events of seats whose place isn't the one in which they went out."""


def by_place(query: ClimbingQuery) -> tuple[list[int | None], tuple[Reason, ...]]:
    """The seats by place, and why; between games, with the newcomers who join."""
    if any(title_of(query.position, seat) == NEWCOMER for seat in range(query.position.size)):
        open_: list[int | None] = [None] * query.position.size
        return list(joined(query) or open_), tuple(_joining(query))
    ended = query.ever_happened("game-over", "game-equal")
    if ended:
        return places(query.rules, query.position), ended
    rules, position = query.rules, query.position
    sharing = [rule for rule in rules.declaring("shared_places") if rule.shared_places(position)]
    placing = query.named("left_places") if left_places(rules, position) else []
    together = {
        seat for rule in sharing for seats in rule.shared_places(position) for seat in seats
    }
    placed = places(rules, position)
    special = (
        *(_regraded(query, rule) for rule in moving(rules, position)),
        *(query.reason(rule, "shares", seats=_names(query, rule)) for rule in sharing),
        *_sunk(query, together, placed),
        *query.ever_happened(*_SINKING),
        *_marked_as_sunk(query, placed),
        *map(event_reason, exits_as_dealt(query)),
        *(_by_cards_left(query, rule) for rule in placing),
    )
    order = _order_of_exits(position)
    if not order and (voided := query.ever_happened("closed")):
        return placed, voided
    if not order:
        return placed, (*special, query.reason_of("going out", "nobody"))
    first = placed[: len(order)] == order
    reasons = (*special, query.reason_of("going out", "places"))
    return placed, _with_usual(query, reasons, first=first)


def _by_cards_left(query: ClimbingQuery, rule: ClimbingRule) -> Reason:
    """That players with cards left are placed by a rule, with how many each of them holds, as far
    as known."""
    reason, position = because(query, rule, "places", "left_places"), query.position
    held = {query.names[seat]: position.held(seat) for seat in position.playing}
    known = {seat: count for seat, count in held.items() if count is not None}
    if len(known) < MIN_COMPARED:
        return reason
    ranked = sorted(known, key=lambda seat: known[seat])
    told = {
        lang: listing(
            lang, [message(lang, "places-held", seat=seat, count=known[seat]) for seat in ranked]
        )
        for lang in LANGS
    }
    return replace(reason, args={**reason.args, "holding": told})


def _regraded(query: ClimbingQuery, rule: ClimbingRule) -> Reason:
    """The reason that a rule gives a player another place."""
    seats = rule.regraded_seats(query.position).items()
    named = {arg: query.names[seat] for arg, seat in seats if seat is not None}
    return query.reason(rule, "moves", **named)


def _with_usual(
    query: ClimbingQuery, reasons: Sequence[Reason], *, first: bool
) -> tuple[Reason, ...]:
    """The reasons; the usual one, that players rank in the order of their exits, is ``first`` if it
    decides, else last."""
    usual = query.reason_of("going out", "places")
    if usual not in reasons:
        return tuple(reasons)
    others = tuple(reason for reason in reasons if reason != usual)
    return (usual, *others) if first else (*others, usual)


def _who_was_before(query: ClimbingQuery, reason: Reason) -> Reason:
    """The usual reason for a place, with the players who went out before the one asked about."""
    if reason != query.reason_of("going out", "places"):
        return reason
    order = _order_of_exits(query.position)
    before = query.names_of(order[: order.index(query.seat)])
    args = {"seat": query.question.seat, "before": before}
    return query.reason_of("going out", "place", **args)


def _names(query: ClimbingQuery, rule: ClimbingRule) -> list[str]:
    """The players who share a place by this rule."""
    return [name for seats in rule.shared_places(query.position) for name in query.names_of(seats)]


def _sunk(
    query: ClimbingQuery, together: Collection[int], placed: Sequence[int | None]
) -> Iterator[Reason]:
    """The reasons that players are at the bottom by the way they left the game, one for each way
    and rule, and above whom; without those who are ``together``, that is share a place.

    ``placed``: the seats by place.
    """
    out, sinking = query.position.out, query.rules.declaring("bottom_exits")
    depths = exit_depths(query.rules, query.position)
    own = {reason.args["seat"]: reason.clause for reason in query.ever_happened(*_SINKING)}
    usual = query.reason_of("going out", "places").clause
    sunk: dict[tuple[str, str], tuple[Clause, list[int]]] = {}
    for leaver in out:
        if leaver.how not in depths or leaver.seat in together:
            continue
        clauses = {r.clause.id: r.clause for r in sinking if leaver.how in r.bottom_exits()}
        only = next(iter(clauses.values())) if len(clauses) == 1 else usual
        clause = own.get(query.names[leaver.seat], only)
        clause = clauses.get(clause.id, only)
        sunk.setdefault((leaver.how, clause.id), (clause, []))[1].append(leaver.seat)
    for (how, _), (clause, seats) in sunk.items():
        below = placed[max(map(placed.index, seats)) + 1 :] if {*seats} <= {*placed} else ()
        lower = [each.seat for each in out if each.how in depths and each.seat in below]
        args = {"seats": query.names_of(seats), "lower": query.names_of(lower)}
        yield Reason(clause, "causes", f"sunk-{how}", (), tuple(args["seats"]), args)


def _marked_as_sunk(query: ClimbingQuery, placed: Sequence[int | None]) -> Iterator[Reason]:
    """That players who went out come last, as the state of the table says."""
    told = {reason.args["seat"] for reason in query.ever_happened(*_SINKING)}
    marked = [mark.holder for mark in query.position.marks if mark.kind == SUNK]
    seats = [seat for seat in marked if seat in placed and query.names[seat] not in told]
    for rule in query.rules.leaving(SUNK)[:1]:
        for name in query.names_of(seats):
            yield Reason(rule.clause, "causes", "sunk-marked", (), (name,), {"seat": name})


def _standings(query: ClimbingQuery, placed: Sequence[int | None]) -> dict[int, int]:
    """Seat -> its place, from 0; seats that share a place have the best of theirs."""
    position = query.position
    standings = {seat: place for place, seat in enumerate(placed) if seat is not None}
    marked = [mark.holder for mark in position.marks if mark.kind == SHARES.kind]
    sharing = [seat for seat in marked if seat in standings]
    for shared in filter(None, (*left_places(query.rules, position), sharing)):
        best = min(standings[seat] for seat in shared)
        standings |= {seat: best for seat in shared if standings[seat] < best + len(shared)}
    for rule in query.rules.declaring("shared_places"):
        for fallen in rule.shared_places(position):
            standings |= dict.fromkeys(fallen, min(standings[seat] for seat in fallen))
    return standings


def ranks(query: ClimbingQuery) -> Answer:
    placed, reasons = by_place(query)
    if len(equals(query.position)) == len(placed):
        return Answer("unsettled", reasons)
    names = [None if seat is None else query.names[seat] for seat in placed]
    return Answer(names, (*reasons, *_shared(query, placed)))


def _shared(
    query: ClimbingQuery, placed: Sequence[int | None], seat: int = NOBODY
) -> Iterator[Reason]:
    """The reasons that seats which were left share a place; only that of a seat, if given."""
    standings = _standings(query, placed)
    for shared in left_places(query.rules, query.position):
        if len(shared) < 2 or len({standings.get(other) for other in shared}) > 1:
            continue
        if seat in (NOBODY, *shared):
            names = query.names_of(sorted(shared))
            args = {"seats": names, "place": standings[shared[0]] + 1}
            for rule in query.named("left_places"):
                yield Reason(rule.clause, "causes", "share-place", (), tuple(names), args)


def rank_of(query: ClimbingQuery) -> Answer:
    placed, reasons = by_place(query)
    standings, seat = _standings(query, placed), query.seat
    if seat in standings:
        order = _order_of_exits(query.position)
        first = seat in order and order.index(seat) == standings[seat]
        reasons = (*_about(query, reasons), *_shared(query, placed, seat), *_sharing(query))
        reasons = _with_usual(query, reasons, first=first)
        if first:
            reasons = tuple(_who_was_before(query, reason) for reason in reasons)
        return Answer(standings[seat] + 1, reasons)
    fact = UnknownFact("game-not-over", {"seat": query.question.seat}, about="future")
    if query.position.over or seat in equals(query.position):
        placing = query.named("left_places")
        if not placing or seat in equals(query.position):
            return Answer("unsettled", reasons)
        reasons = tuple(_by_cards_left(query, rule) for rule in placing)
        fact = UnknownFact(placing[0].open_fact, _unknown_hands(query), about="table")
    return Answer("depends", reasons, (fact,))


def _unknown_hands(query: ClimbingQuery) -> dict[str, Any]:
    """Whose numbers of cards aren't known, as arguments of a fact: those of players who are still
    in; if these are known, of those who left, or everybody's."""
    position = query.position
    playing = [seat for seat in position.playing if position.held(seat) is None]
    seats = query.names_of(playing or [leaver.seat for leaver in position.out])
    seats = seats or [*query.names]
    return {"seats": seats, "count": len(seats)}


def _order_of_exits(position: Position) -> list[int]:
    """The seats that have a place, if only the order counts in which the players went out."""
    left = position.playing if len(position.playing) == 1 else ()
    return [*(leaver.seat for leaver in position.out), *left]


def _about(query: ClimbingQuery, reasons: Sequence[Reason]) -> Sequence[Reason]:
    """The reasons without those about other players, if some are about the one asked about."""
    name = query.question.seat
    players = [{*reason.players, reason.args.get("seat")} for reason in reasons]
    if not any(name in named for named in players):
        return reasons
    about = zip(reasons, players, strict=True)
    return [reason for reason, named in about if name in named or named == {None}]


def _sharing(query: ClimbingQuery) -> Iterator[Reason]:
    """The reasons that the seat of the question shares a place with others who went out with it."""
    for reason in query.ever_happened("mark-set-shares-place"):
        if reason.args["seat"] == query.question.seat:
            marks = (m for m in query.position.marks if m.kind == SHARES.kind)
            others = query.names_of(sorted({m.holder for m in marks} - {query.seat}))
            yield replace(reason, args={**reason.args, "with": others})


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
        standings, leveling = _standings(query, placed), _leveling(query)
        by_name = {query.names[seat]: titles[place] for seat, place in standings.items()}
        alike = range(query.position.size) if leveling else equals(query.position)
        by_name |= dict.fromkeys(query.names_of(alike), LEVEL)
        if by_name and not (standings or leveling):
            special = tuple(reason for reason in reasons if reason.clause.switchable)
            return Answer(by_name, special or (query.reason_of("going out", "equal"),))
        return Answer(by_name, (_titled(query, rule), *leveling, *reasons))
    return Answer({}, (_nearest(query),))


def _leveling(query: ClimbingQuery) -> list[Reason]:
    """The reasons that all have the same title after this game."""
    rules = query.rules.declaring("equalizes_titles")
    leveling = [rule for rule in rules if rule.equalizes_titles(query.position)]
    return [because(query, rule, "levels", "equalizes_titles") for rule in leveling]


def _titled(query: ClimbingQuery, rule: Any) -> Reason:
    """The reason that places have titles, of the clause with the titles of that many players."""
    clauses = query.rules.rulebook.active
    bringing = (clause for clause in clauses if query.position.size in clause.titles)
    reason = because(query, rule, "given", "titles")
    return replace(reason, clause=next(bringing, rule.clause))


_NEAREST: dict[str, tuple[str, ...]] = {
    q.WHO_WINS: (),
    q.SCORE: ("titles",),
    q.TITLES: (),
    q.DEAL: ("who_deals", "seating"),
    q.WHO_DEALS: ("deal", "seating", "titles"),
    q.SEATING: ("who_deals", "titles"),
}
"""Question -> the questions whose clauses come nearest to it, for a book that doesn't answer it."""


def _nearest(query: ClimbingQuery) -> Reason:
    """The clause that comes nearest to a question that the book doesn't answer."""
    near = [rule for question in _NEAREST[query.question.kind] for rule in query.named(question)]
    clause = near[0].clause if near else query.reason_of("going out", "places").clause
    return Reason(clause, "causes", "nothing-said", args={"about": query.question.kind})


def _hand_points(query: ClimbingQuery, rule: Any) -> Answer:
    """Seat -> points by the cards in the hands, if their numbers are known; empty before that."""
    points = rule.answer("hand_points", query.position, ())
    told = [
        query.reason(rule, ending, seat=query.names[seat], **args)
        for seat, ending, args in rule.told_points(query.position)
    ]
    reasons = tuple(told) if points else (query.reason(rule, "counted"),)
    if points is None:
        return Answer(
            "depends", reasons, (UnknownFact("hand-counts", _unknown_hands(query), about="table"),)
        )
    return Answer(dict(zip(query.names, points, strict=bool(points))), reasons)


def score(query: ClimbingQuery) -> Answer:
    """Seat -> points, as far as this game's places are known, with all additions."""
    plain = _plain_score(query)
    if not isinstance(plain.value, dict):
        return plain
    more, reasons = dict.fromkeys(range(query.position.size), 0), [*plain.because]
    for mark in query.position.marks:
        if mark.kind == POINTS.kind:
            more[mark.holder] += mark.value
    reasons += query.ever_happened("points", "points-lost")
    placed = places(query.rules, query.position)
    for rule in query.rules.declaring("extra_points"):
        extra = rule.extra_points(query.position, placed)
        losers = query.names_of(seat for seat, points in (extra or {}).items() if points < 0)
        winners = query.names_of(seat for seat, points in (extra or {}).items() if points > 0)
        moved = {"losers": losers, "winners": winners, "count": len(losers), "paid": len(winners)}
        moved |= {
            "holding": _costly_cards(query, rule) or "",
            **rule.points_details(query.position),
            **_payments(query, rule.payments(query.position)),
        }
        reason = because(query, rule, "extra", "extra_points", **moved)
        if extra is None:
            fact = UnknownFact(rule.open_fact, _unknown_hands(query), about="table")
            return Answer("depends", (*reasons, reason), (fact,))
        reasons += [reason] if extra or not reasons else []
        for seat, points in extra.items():
            more[seat] += points
    for rule in query.rules.declaring("settled_points"):
        settled = rule.settled_points(query.position, more)
        details = rule.points_details(query.position)
        reasons += [query.reason(rule, "settles", **details)] if settled != more else []
        more = dict(settled)
    added = {query.names[seat]: points for seat, points in more.items() if points}
    scored = {**plain.value, **{name: plain.value.get(name, 0) + n for name, n in added.items()}}
    for rule in query.rules.declaring("shared_points"):
        own = {query.names.index(name): points for name, points in scored.items()}
        shared = rule.shared_points(query.position, own)
        reasons += [because(query, rule, "extra", "shared_points")] if shared != own else []
        scored = {query.names[seat]: points for seat, points in shared.items()}
    return Answer(scored, tuple(reasons))


def _payments(query: ClimbingQuery, pairs: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """Who pays whom, in words, if there are several payments."""
    seats = [{"seat": query.names[payer], "to": query.names[payee]} for payer, payee in pairs]
    told = {
        lang: listing(
            lang, [message(lang, "points-payment", **each) for each in seats], "list-last-clause"
        )
        for lang in LANGS
    }
    return {"payments": told} if len(seats) > 1 else {}


def _costly_cards(query: ClimbingQuery, rule: ClimbingRule) -> Mapping[str, str]:
    """How many cards in each hand cost points by a rule, in words; empty if nobody holds any."""
    counts = rule.costly_cards(query.position)
    costly = {query.names[seat]: count for seat, count in counts.items() if count}
    told = {
        lang: [
            message(lang, "part-costly", seat=seat, count=count) for seat, count in costly.items()
        ]
        for lang in LANGS
    }
    return {lang: message(lang, "list-comma").join(told[lang]) for lang in LANGS} if costly else {}


def _plain_score(query: ClimbingQuery) -> Answer:
    """The points by place or by the hands; none if a rule on other points overrides theirs."""
    for rule in query.named("hand_points"):
        return _hand_points(query, rule)
    placed, reasons = by_place(query)
    scoring, extra = query.rules.all_answering("score"), query.rules.declaring("extra_points")
    if extra and not {*scoring} & {*query.rules.not_overridden([*scoring, *extra])}:
        return Answer(dict.fromkeys(query.names, 0) if query.position.over else {})
    for rule in scoring:
        points = rule.answer("score", query.position, ())
        if points is None:
            continue
        if not points:
            unlisted = because(query, rule, "unlisted", "score", count=query.position.size)
            return Answer("unsettled", (unlisted,))
        standings = _standings(query, placed).items()
        scored = {
            query.names[seat]: points[place] for seat, place in standings if place < len(points)
        }
        scored |= dict.fromkeys(query.names_of(equals(query.position)), 0)
        return Answer(scored, (because(query, rule, "score", "score"), *reasons))
    if any(mark.kind == POINTS.kind for mark in query.position.marks):
        return Answer({})
    return Answer("unsettled", (_nearest(query),))


def who_wins(query: ClimbingQuery) -> Answer:
    """The seats that have won this game, if the book says that some do."""
    for rule in query.rules.all_answering("who_wins"):
        seats = rule.answer("who_wins", query.position, ())
        if isinstance(seats, str):
            fact = UnknownFact(seats, about="table")
            return Answer("depends", (query.reason(rule, f"undecided-{seats}"),), (fact,))
        if seats is not None:
            names = query.names_of(seats)
            gone = (leaver.seat for leaver in query.position.out if leaver.seat in seats)
            first = query.names_of([*gone][:1])
            won = {"first": first, "count": len(names), "seat": names}
            reason = because(query, rule, "won" if names else "nobody", "who_wins", **won)
            ended = query.ever_happened("closed") if not names else ()
            return Answer(names, (*ended, replace(reason, players=tuple(names))))
    return Answer("unsettled", (_nearest(query),))


def deal(query: ClimbingQuery) -> Answer:
    """How many cards are dealt, by the first rule that answers it for this game."""
    for rule in query.rules.all_answering("deal"):
        counts = rule.answer("deal", query.position, ranking(query))
        if counts is not None:
            return _dealt(query, rule, counts)
    return Answer("unsettled", (_nearest(query),))


def _dealt(query: ClimbingQuery, rule: ClimbingRule, counts: Mapping[str, int]) -> Answer:
    """How many cards each hand gets, if some get more than others; unsettled if there aren't
    enough."""
    rules = query.rules.declaring("extra_dealt")
    extra = {other: other.extra_dealt(query.position) for other in rules}
    dealing = [other for other, seats in extra.items() if seats]
    if not dealing:
        value = {**counts} if counts["left"] >= 0 else "unsettled"
        return Answer(value, (_because_dealt(query, rule, counts),))
    by_seat = dict.fromkeys(range(query.position.size), counts["each"])
    left = counts["left"] + counts.get("more", 0)
    for seat, count in (pair for other in dealing for pair in extra[other].items()):
        by_seat[seat] += count
        left -= count
    reasons = tuple(because(query, other, "deal", "extra_dealt", all=0) for other in dealing)
    if rule in query.rules.not_overridden([rule, *dealing]):
        reasons = (_because_dealt(query, rule, counts, even="landlord" in counts), *reasons)
    if left < 0 or min(by_seat.values()) < 0:
        return Answer("unsettled", reasons)
    hands = {query.names[seat]: count for seat, count in by_seat.items()}
    return Answer({"by_seat": hands, "left": left}, reasons)


def _because_dealt(
    query: ClimbingQuery, rule: ClimbingRule, counts: Mapping[str, int], *, even: bool = True
) -> Reason:
    """How the cards are dealt, with the numbers if these are those of the answer."""
    deck = query.rules.deck
    pack = deck.size + deck.jokers if even and counts["left"] >= 0 else 0
    numbers = {"more": 0, "all": pack, "number": query.position.size, **counts}
    return because(query, rule, "deal", "deal", **numbers)


def who_gets(query: ClimbingQuery) -> Answer:
    """Who takes the hand that shows a card, if the hands are laid out for all to choose from."""
    for rule in query.named("hands_taken"):
        position = query.position
        standing = _standing(query)
        taken = rule.answer("hands_taken", position, standing)
        card = card_set(query.rules.deck, query.question.cards)
        if taken is None:
            missing = "unsaid" if len(standing) == position.size else "untitled"
            return Answer("unsettled", (query.reason(rule, missing),))
        if not taken:
            fact = UnknownFact("hand-choice", about="future")
            return Answer("depends", (query.reason(rule, "chosen"),), (fact,))
        if card not in taken:
            fact = UnknownFact("hand-with", {"cards": list(map(str, query.question.cards))})
            return Answer("depends", (query.reason(rule, "taken"),), (fact,))
        seat, titled = query.names[taken[card]], title_of(position, taken[card])
        own = {lang: title(lang, titled) if titled else "" for lang in LANGS}
        shown = {"seat": seat, "own": own, "cards": query.rules.deck.texts(card)}
        place = [*taken].index(card) + 1
        return Answer(seat, (query.reason(rule, "taken", **shown, place=place),))
    raise NoSuchQuestion(query.question)


def _scores(query: ClimbingQuery) -> dict[str, object]:
    """Whose score is missing, and who has the same score as somebody else."""
    scores = {m.holder: m.value for m in query.position.marks if m.kind == "score"}
    missing = [seat for seat in range(query.position.size) if seat not in scores]
    tied = [seat for seat in scores if [*scores.values()].count(scores[seat]) > 1]
    names = query.names_of(missing)
    return {"missing": names, "several": len(names), "tied": query.names_of(sorted(tied))}


def match_seats(query: ClimbingQuery) -> Answer:
    """Who deals, and the seating of the next game: by this game's places, or last game's titles."""
    kind = query.question.kind
    for rule in query.rules.all_answering(kind):
        seats = rule.answer(kind, query.position, ranking(query))
        if seats is None:
            continue
        if seats in (NOBODY, []):
            args = _scores(query) if kind == q.SEATING else {}
            return Answer("unsettled", (because(query, rule, "first-game", kind, **args),))
        value = query.names_of(seats) if isinstance(seats, list) else query.names[seats]
        reason = because(query, rule, kind, kind)
        if joined(query) and isinstance(seats, int):  # last game's places don't count alone
            args = {"seat": value, "lowest": seats == ranking(query)[-1]}
            reason = replace(reason, key="deals-joined", args=args)
        return Answer(value, (reason,))
    return Answer("unsettled", (_nearest(query),))
