"""Whether a seat has revoked: it didn't follow suit though it could."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from referee.cards.card import union
from referee.engine.answer import Answer, UnknownFact
from referee.engine.query import Query
from referee.model.marks import Mark
from referee.model.moves import PLAY
from referee.model.questions import DID_REVOKE, Question
from referee.rulebook.rule import Reason

from .advance import with_trick_taken
from .hands import KnownHand, with_stated_voids
from .position import LACKS, STOCK, TricksPosition, suit_in
from .rule import Args, Revoke, TrickRule
from .ruleset import TrickRules
from .trick import counting


class SeatPlay(NamedTuple):
    """A card that a seat has played, as a set of one, and the position before."""

    before: TricksPosition
    card: int
    step: int = -1
    """The index of the move; -1: it was made before them."""


def did_revoke(query: Query[TrickRules, TricksPosition]) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``: by the cards that the seat is known to have held."""
    rules = query.rules.declaring("revokes")
    plays = list(_plays(query))
    answers = [
        (_of_play(query, rule, plays, place), play)
        for rule in rules
        for place, play in enumerate(plays)
    ]
    for value in ("yes", "depends"):
        for answer, play in answers:
            if answer.value == value:
                costs = _after(query, play) if value == "yes" else ()
                return replace(answer, because=(*answer.because, *costs))
    name = query.question.seat
    followed = tuple(
        rule.reason(
            "followed",
            "allows",
            players=[name],
            **{**_last_followed(query, plays), **_last_void(query, rule, plays)},
        )
        for rule in rules
    )
    return Answer("no", (*_followed_as_other_suit(query, rules, plays), *followed))


def _last_void(
    query: Query[TrickRules, TricksPosition], rule: TrickRule, plays: list[SeatPlay]
) -> Args:
    """The last play with which the seat didn't follow suit, as arguments of a reason, with the
    cards that it ``held`` then and that count as trumps instead; nothing if it always followed."""
    deck = query.rules.deck
    for before, card, _ in reversed(plays):
        if not before.field:
            continue
        (played,) = deck.cards(card)
        lead = before.field[0].card
        if before.suit(played) == before.suit(lead):
            continue
        own = deck.suit_mask(lead.suit) & before.known[query.seat] & ~card if lead.suit else 0
        counted = {other for other, _ in before.moved}
        held = [str(other) for other in deck.cards(own) if other in counted]
        return {**rule.card_args(before, played), "cards": [str(played)], "held": held}
    return {}


def _last_followed(query: Query[TrickRules, TricksPosition], plays: list[SeatPlay]) -> Args:
    """The last card with which the seat followed suit, and the card led to that trick; how many
    such cards the table shows."""
    following = [play for play in plays if play.before.field]
    if not following:
        return {"count": 0}
    before, card, _ = following[-1]
    near = query.rules.deck.texts(card)
    return {"count": len(following), "near": near, "top": str(before.field[0].card)}


def _followed_as_other_suit(
    query: Query[TrickRules, TricksPosition], rules: list[TrickRule], plays: list[SeatPlay]
) -> Iterator[Reason]:
    """The reasons that cards with which the seat followed belong to another suit than their own."""
    for before, card, _ in plays:
        follows = not any(query.rules.barring(rule, before, query.seat, card) for rule in rules)
        if before.field and follows:
            yield from counting(query.rules, before.moved, query.rules.deck.cards(card))


def _plays(query: Query[TrickRules, TricksPosition]) -> Iterator[SeatPlay]:
    """What the seat has played, as far as the table says, in order."""
    setup, deck, seat = query.case.setup, query.rules.deck, query.seat
    tricks = [setup.last.laid] if setup.last else []
    for laid in (*tricks, setup.field):
        for place, (player, card) in enumerate(laid):
            if player == seat:
                yield SeatPlay(replace(setup, field=laid[:place]), 1 << deck.bit(card))
    before = setup
    for index, step in enumerate(query.case.steps):
        move = step.move
        if move.kind == PLAY and move.seat == query.question.seat and len(move.cards) == 1:
            at_move = with_trick_taken(query.rules, before)
            yield SeatPlay(at_move, 1 << deck.bit(move.cards[0].plain()), index)
        before = step.position


def _of_play(
    query: Query[TrickRules, TricksPosition], rule: TrickRule, plays: list[SeatPlay], place: int
) -> Answer:
    card, name = plays[place].card, query.question.seat
    if _shown_to_lack(query) & card:
        reason = rule.reason("shown", cards=query.rules.deck.texts(card), players=[name])
        return Answer("yes", (reason,))
    return _of_revoke(query, rule, plays, place)


def _shown_to_lack(query: Query[TrickRules, TricksPosition]) -> int:
    """The cards that the state says the seat has shown not to hold."""
    state = query.case.description.state
    stated = with_stated_voids(query.rules, query.names, query.case.setup, state)
    shown = stated.mark(LACKS.kind, query.seat)
    return shown.value if shown else 0


def _of_revoke(
    query: Query[TrickRules, TricksPosition], rule: TrickRule, plays: list[SeatPlay], place: int
) -> Answer:
    """Whether the card itself should have followed suit, not one before it."""
    rules, seat, name = query.rules, query.seat, query.question.seat
    before, card, _ = plays[place]
    played = rules.deck.texts(card)
    instead = rules.barring(rule, before, seat, card) & ~card
    if not instead:
        return Answer("no")
    later = union(play.card for play in plays[place + 1 :])
    now = query.position
    stock = before.mark(STOCK)
    if rules.draws and stock and stock.value:  # later cards may have been drawn since
        now, later = before, 0
    held = instead & (now.known[seat] | before.known[seat] | later)
    args = rule.card_args(before, rules.deck.cards(card)[0])
    if held:
        cards = {"held": rules.deck.texts(held), "holds": held.bit_count()}
        reason = rule.reason("revoked", "causes", cards=played, players=[name], **args, **cards)
        about = [laid.card for laid in before.field[:1]] + [*rules.deck.cards(held | card)]
        return Answer("yes", (reason, *counting(rules, before.moved, about)))
    hidden = instead & rules.unseen(now) & ~_shown_to_lack(query)
    if now.unknown[seat] == 0 or not hidden:
        return Answer("no")
    plain = with_stated_voids(rules, query.names, before, query.case.description.state)
    if KnownHand(rules, plain, seat, card).must_hold(hidden):
        args |= {"held": [], "holds": 0}
        reason = rule.reason("revoked", "causes", cards=played, players=[name], **args)
        return Answer("yes", (reason,))
    fact = UnknownFact("held-suit", {"seat": name, "cards": played, **args}, "yes", "no")
    return Answer(
        "depends",
        (rule.reason("unknown", "causes", cards=played, players=[name], **args),),
        (fact,),
    )


def _after(query: Query[TrickRules, TricksPosition], play: SeatPlay) -> Iterator[Reason]:
    """What follows from a revoke, as far as the moves since then say."""
    following = query.rules.declaring("after_revoke")
    if not following or play.step < 0:
        return
    revoke, revokes = _revoke(query, play), _revokes_of_moves(query)
    for rule in following:
        yield from rule.after_revoke(revoke, revokes, query.question.seat)


def _revoke(query: Query[TrickRules, TricksPosition], play: SeatPlay) -> Revoke:
    """What the moves say about a revoke among them."""
    rules, seat, before = query.rules, query.seat, play.before
    side = next(side for side in rules.sides(before) if seat in side)
    later = query.case.steps[play.step :]
    positions = [with_trick_taken(rules, step.position) for step in later]
    first = next((p for p in positions if sum(p.tricks) > sum(before.tricks)), before)
    played = [
        query.names.index(step.move.seat)
        for step, position in zip(later[1:], positions, strict=False)
        if sum(position.tricks) > sum(before.tricks) and step.move.kind == PLAY
    ]
    return Revoke(
        before,
        seat,
        side,
        is_established=any(other in side for other in played),
        took=first.tricks[seat] > before.tricks[seat],
        won=sum(positions[-1].tricks[s] - before.tricks[s] for s in side),
    )


def with_revokes_of_moves(query: Query[TrickRules, TricksPosition]) -> TricksPosition:
    """The position with the marks of the revokes that the moves show; the one before the first of
    them, if that ended the deal. If the state names a revoke of a player, that is all of that
    player's."""
    position = query.position
    marking = query.rules.declaring("revoke_mark")
    if not marking or not any(step.move.stands for step in query.case.steps):
        return position
    revokes = _revokes_of_moves(query)
    if revokes and any(rule.stops for rule in marking):
        revokes = [min(revokes, key=lambda revoke: revoke.at)]
        position = revokes[0].before
    for revoke in revokes:
        for mark in filter(None, (rule.revoke_mark(revoke, revokes) for rule in marking)):
            if query.position.mark(mark.kind, mark.holder) is None:
                earlier = position.mark(mark.kind, mark.holder)
                adds = earlier is not None and mark.value is not None
                total = earlier.value + mark.value if earlier and adds else mark.value
                position = position.with_mark(Mark(mark.kind, total, mark.holder))
    return position


def _revokes_of_moves(query: Query[TrickRules, TricksPosition]) -> list[Revoke]:
    """The revokes that the moves show: of each player, the first in each suit that was led."""
    revokes: list[Revoke] = []
    followed = query.rules.declaring("revokes")
    for name in query.names:
        asking = replace(query, question=Question(DID_REVOKE, name))
        plays, suits = list(_plays(asking)), set[str]()
        for place, play in enumerate(plays):
            if play.step < 0:
                continue
            if any(_of_revoke(asking, rule, plays, place).value == "yes" for rule in followed):
                led = suit_in(play.before.field[0].card, play.before.moved)
                revokes += [_revoke(asking, play)] if led not in suits else []
                suits.add(led)
    return revokes
