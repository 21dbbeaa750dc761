"""The result of an exchange: contested cards, then cards that one seat points at, then the pass."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.model.marks import NOBODY
from referee.rulebook.rule import OpenOrder, explain_open_reading

from .position import EXCHANGE, HIGHER, OVER, SECOND, UNSEEN, PointingPosition, Taken, place_name
from .possible_worlds import Faces
from .rule import Contest, PointingRule
from .ruleset import PointingGame, PointingRules


class Settled(Struct, frozen=True):
    """The places of the cards after an exchange, what moved, and whether a pass is still owed."""

    places: tuple[int, ...]
    moved: tuple[Taken, ...]
    open_pass: bool


def contests(position: PointingPosition) -> list[Contest]:
    """The cards that several seats point at."""
    aimed: dict[int, list[int]] = {}
    for seat in position.playing:
        if position.at(position.pointed[seat]):
            aimed.setdefault(position.pointed[seat], []).append(seat)
    return [
        Contest(position, place, tuple(seats)) for place, seats in aimed.items() if len(seats) > 1
    ]


def ruling(rules: PointingRules, contest: Contest) -> tuple[PointingRule, str]:
    """The rule that settles a contest, and how. Raises ``OpenOrder`` if two rules disagree."""
    settling = rules.declaring("settles")
    results = [(rule, how) for rule in settling if (how := rule.settles(contest))]
    speaking = rules.not_overridden([rule for rule, _ in results])
    left = [(rule, how) for rule, how in results if rule in speaking]
    if len({how for _, how in left}) > 1:
        raise OpenOrder([rule.clause for rule, _ in left])
    return left[0]


def undecided(rules: PointingRules, position: PointingPosition) -> list[tuple[int, int]]:
    """The duels whose result depends on unknown cards, as pairs of seats."""
    fought = [contest for contest in contests(position) if ruling(rules, contest)[1] == HIGHER]
    pairs, worlds = [], rules.worlds(position)
    for one, other in (contest.seats for contest in fought):
        cards = position.card_at(one), position.card_at(other)
        if len({faces[cards[0]] > faces[cards[1]] for faces in worlds}) > 1:
            pairs.append((one, other))
    return pairs


def settle(game: PointingGame, faces: Faces) -> Settled:
    """The result of the exchange with these faces. Raises ``OpenReading``."""
    position, names = game.position, game.names
    taken = [_contest(game, contest, faces) for contest in contests(position)]
    rule = game.rules.declared_by("takes")
    aimed = [position.pointed[seat] for seat in position.playing]
    for seat, place in zip(position.playing, aimed, strict=True):
        if rule is not None and aimed.count(place) == 1 and position.at(place):
            args = (("seat", names[seat]), ("of", place_name(names, place)))
            card = position.card_at(place)
            taken.append(Taken(card, seat, rule.clause.id, "card-taken", args))
    return _pass(game, taken)


def moved(places: tuple[int, ...], taken: Sequence[Taken]) -> tuple[int, ...]:
    """The places of the cards after these have moved."""
    new = list(places)
    for move in taken:
        if move.place != NOBODY:
            new[move.card] = move.place
    return tuple(new)


def _contest(game: PointingGame, contest: Contest, faces: Faces) -> Taken:
    """Who gets a contested card."""
    rules, position, names = game.rules, contest.position, game.names
    rule, how = ruling(rules, contest)
    card = position.card_at(contest.place)
    of = ("of", place_name(names, contest.place))
    if how != HIGHER:
        missed = (other.misses(contest) for other in rules.declaring("misses"))
        seats = tuple(game.names_of(contest.seats))
        many = (of, ("count", str(len(seats))))
        why = (("seats", seats), ("missed", next(missed, "")))
        return Taken(card, NOBODY, rule.clause.id, "nobody-takes", many, why)
    first, second = contest.seats
    high = first if faces[position.card_at(first)] > faces[position.card_at(second)] else second
    low = second if high == first else first
    mine, theirs = _seen(rules, position, high), _seen(rules, position, low)
    args = (("seat", names[high]), ("other", names[low]), of)
    ranks = (("mine", mine), ("theirs", theirs))
    return Taken(card, high, rule.clause.id, "duel-won", args, ranks)


def _seen(rules: PointingRules, position: PointingPosition, seat: int) -> str:
    """The rank of a seat's card; empty: unknown."""
    face = position.faces[position.card_at(seat)]
    return rules.deck.ranks[face] if face != UNSEEN else ""


def _pass(game: PointingGame, taken: Sequence[Taken]) -> Settled:
    """The result with the pass, if only one place is empty, so that only one card can go there."""
    rules, position, names = game.rules, game.position, game.names
    places = moved(position.places, taken)
    spots = (*position.playing, position.middle)
    empty = [spot for spot in spots if spot not in places]
    full = [spot for spot in spots if places.count(spot) > 1]
    rule = rules.passing
    if len(empty) != 1 or len(full) != 1 or rule is None:
        return Settled(places, tuple(taken), bool(empty))
    old = position.card_at(full[0])
    new = next(card for card, place in enumerate(places) if place == full[0] and card != old)
    contested = any(contest.place == full[0] for contest in contests(position))
    if contested and (sheet := rules.sheet):
        with explain_open_reading(lambda names: sheet.reason("open", players=[names[full[0]]])):
            card = sheet.passes_contested(old, new)
    else:
        card = rule.passes(old, new)
    to = place_name(names, empty[0])
    args = (("seat", names[full[0]]), ("to", to), ("rest", "old" if card == old else "new"))
    passed = Taken(card, empty[0], rule.clause.id, "card-passed", args)
    return Settled(moved(places, [passed]), (*taken, passed), False)


def after(position: PointingPosition, settled: Settled) -> PointingPosition:
    """The position after an exchange: at the next exchange, or before a pass that is still owed."""
    clashed = {seat for contest in contests(position) for seat in contest.seats}
    after = replace(
        position,
        places=settled.places,
        pointed=(NOBODY,) * position.size,
        lately=settled.moved,
        clashed=tuple(sorted(clashed)) if settled.open_pass else (),
    )
    return after if settled.open_pass else next_exchange(after)


def next_exchange(position: PointingPosition) -> PointingPosition:
    """The position at the second exchange or, after that, when all show their cards."""
    mark = SECOND if position.exchange == 1 else OVER
    return replace(position.without_mark(EXCHANGE).with_mark(mark), clashed=())
