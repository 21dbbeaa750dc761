"""Face-down cards, judged by what they are: would the play survive a doubt?"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from referee.cards.card import Deck
from referee.games.climbing.plays.covered_plays import LaidCards, covered_play
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.rule_api.rule import ClimbingRule

from .ruleset import ClimbingRules
from .situation import Situation


def is_legal(rules: ClimbingRules, before: Position, seat: int, play: Play) -> bool | None:
    """Whether the cards of a play were legal at the position before it. ``None``: it depends on
    unknown cards."""
    standing = _sets_that_stand(rules, before, seat, play)
    if not play.hidden:
        return bool(standing)
    if not standing:
        return False
    pool = rules.deck.take(_may_be(rules, before, seat), play.mask)
    return True if len(standing) == _choices(rules.deck, pool, play.hidden) else None


def cards_that_stand(
    rules: ClimbingRules, before: Position, seat: int, play: Play
) -> list[tuple[str, ...]]:
    """The cards that the unknown ones have to be. A single card is given as a rank if the whole
    rank fits (``("K",)``)."""
    deck = rules.deck
    standing = [deck.take(mask, play.mask) for mask in _sets_that_stand(rules, before, seat, play)]
    if play.hidden != 1:
        return [tuple(map(str, deck.cards(mask))) for mask in sorted(standing)]
    pool, stand = deck.take(_may_be(rules, before, seat), play.mask), sum(set(standing))
    return [(word,) for word in _by_rank(deck, pool, stand)]


def _by_rank(deck: Deck, pool: int, stand: int) -> Iterable[str]:
    """The cards of a set, by rank if it contains all cards of the pool with that rank."""
    for rank, mask in enumerate(deck.rank_masks):
        some = stand & mask
        if some and some == pool & mask:
            yield deck.ranks[rank]
        else:
            yield from map(str, deck.cards(some))
    if stand > deck.naturals:
        yield "Jo"


def _sets_that_stand(rules: ClimbingRules, before: Position, seat: int, play: Play) -> set[int]:
    """The sets of cards that the play can be and that are legal there, jokers standing for any."""
    deck, situation = rules.deck, rules.in_force(before.marks).situation(before)
    cards = play.mask
    if play.hidden:
        cards = deck.add(cards, deck.take(_may_be(rules, before, seat), cards))
    standing = set()
    for read in rules.plays_in(cards):
        fits = read.count == play.count and not deck.take(play.mask, read.mask)
        if fits and read.mask not in standing and _stands(rules, situation, play, read):
            standing.add(read.mask)
    return standing


def _stands(rules: ClimbingRules, situation: Situation, laid: Play, read: Play) -> bool:
    """Whether the cards of a play stand as they are read, or their jokers as wild cards."""
    if all(rule.accepts_reading(laid, read) for rule in rules.declaring("accepts_reading")):
        return situation.allows(read)
    wild = covered_play(rules.store, LaidCards(0, 0, read.count)).readings
    return any(situation.allows(other) for other in wild if other.ranks != read.ranks)


def keeping_wild(rules: ClimbingRules, laid: Play) -> list[ClimbingRule]:
    """The rules by which jokers of a play, whose cards are known, stay wild cards when shown."""
    reads = [read for read in rules.plays_in(laid.mask) if read.count == laid.count]
    telling = rules.declaring("accepts_reading")
    return [rule for rule in telling if not all(rule.accepts_reading(laid, read) for read in reads)]


def _may_be(rules: ClimbingRules, before: Position, seat: int) -> int:
    """The cards that a seat may have played unseen, known or not."""
    known = before.known[seat]
    if not before.unknown[seat]:
        return known
    return rules.deck.add(known, unseen_cards(rules.deck, before))


def _choices(deck: Deck, pool: int, count: int) -> int:
    """The number of sets of this many cards; jokers are alike."""
    naturals, jokers = (pool & deck.naturals).bit_count(), deck.jokers_in(pool)
    return sum(comb(naturals, count - wild) for wild in range(min(jokers, count) + 1))
