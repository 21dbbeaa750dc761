"""What may be kept back of cards that are owed: stronger ones, or others of the set meant."""

from __future__ import annotations

from referee.games.climbing.position import unseen_cards
from referee.games.climbing.resolution.debts import owing_rule
from referee.games.climbing.rule_api.rule import Fulfilment, Undetermined
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY


def strongest_doubt(rules: ClimbingRules, move: Fulfilment) -> bool | Undetermined:
    """For an obligation of the strongest cards: whether stronger ones are kept back; of the weakest
    likewise."""
    deck, owed = rules.deck, move.owed
    swapped = owed.kind == "swap"
    cards = move.back if swapped else move.cards
    holder = move.other if owed.kind in ("take", "swap") else move.seat
    lowest = owed.kind == "show_weakest"
    if not (owed.strongest or lowest) or not cards or holder == NOBODY:
        return False
    plainly = owing_rule(rules, owed).by_normal_order
    powers = rules.plain_powers[False] if plainly else rules.powers(move.before.marks)
    sign = -1 if lowest else 1
    least = min(sign * power for power in powers.of_cards(deck, cards))
    kept = deck.take(move.before.known[holder], cards)
    if any(sign * power > least for power in powers.of_cards(deck, kept)):
        return True
    shown = deck.take(cards, move.before.known[holder]).bit_count()
    hidden = move.before.unknown[holder] - shown
    rest = deck.take(unseen_cards(deck, move.before), cards)
    beyond = any(sign * power > least for power in powers.of_cards(deck, rest))
    if not (hidden and beyond):
        return False
    if lowest:
        return Undetermined("holds-nothing-weaker", holder, cards)
    return Undetermined("holds-nothing-stronger", holder, cards)


def kept_doubt(rules: ClimbingRules, move: Fulfilment) -> bool | Undetermined:
    """For an obligation of all cards of a set: whether some may be kept among unknown cards."""
    deck, owed, position = rules.deck, move.owed, move.before
    if not owed.of or owed.may or owed.kind != "discard" or move.cards.bit_count() >= owed.count:
        return False
    rest = deck.take(unseen_cards(deck, position), move.cards)
    unsaid = deck.take(owed.of, deck.take(deck.full, rest))
    shown = deck.take(move.cards, position.known[owed.seat]).bit_count()
    room = position.unknown[owed.seat]
    return Undetermined("keeps-none-of", owed.seat, unsaid) if unsaid and room != shown else False
