"""From a described table to a position, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.conversion import (
    card_set,
    describe_position,
    read_exits_without_cards,
    read_hands,
    read_marks,
    write_marks,
)
from referee.engine.validation import fault, find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay
from referee.model.marks import NOBODY, Mark, sorted_marks

from .position import BEFORE, CALLS, DEALER, PENDING, REVERSED, STOCK, Laid, MatchingPosition
from .ruleset import MatchingRules


def set_up(rules: MatchingRules, described: Description) -> tuple[MatchingPosition, list[Fault]]:
    """The described position, and all its faults. The player named beside the last card of the
    field has just played it."""
    deck = rules.deck
    marks, odd = read_marks(rules.words, deck, described)
    known, unknown = read_hands(deck, described)
    open_cards = [
        Laid(described.seat(play.seat), card.plain())
        for play in described.field
        for card in play.cards
        if not card.is_hidden
    ]
    seen: Counter[Card] = Counter()
    field = []
    for laid in open_cards:  # more of a card than there are is a fault
        seen[laid.card] += 1
        if seen[laid.card] <= deck.count(laid.card):
            field.append(laid)
    position = MatchingPosition(
        known=known,
        unknown=unknown,
        field=tuple(field),
        discards=card_set(deck, described.discards),
        marks=sorted_marks(marks),
        out=read_exits_without_cards(described, known, unknown),
    )
    position = _with_turn(rules, position, described)
    faults = [*find_faults(rules.rulebook.book, described), *odd]
    return position, [*faults, *_stock_faults(rules, position, described)]


def _with_turn(
    rules: MatchingRules, position: MatchingPosition, described: Description
) -> MatchingPosition:
    """The position with the seat on turn, and what the card just played asks of it."""
    turn, acting = described.seat(described.turn), rules.in_effect(position)
    last = position.field[-1] if position.field else None
    dealer = acting.holder_of(DEALER.kind)
    if last is not None and NOBODY == last.seat == turn != dealer and not position.is_over:
        position, turn = _with_first_card(rules, position, dealer)
    if last is not None and last.seat != NOBODY and not position.is_over:
        turn = (
            acting.next(last.seat, rules.steps(last.card, acting.size)) if turn == NOBODY else turn
        )
        drawer = rules.drawer(last.card)
        if drawer is not None and not position.mark(PENDING.kind):
            position = position.with_number(PENDING, drawer.makes_draw(last.card))
        position = _with_suit_before(rules, position)
    owing = replace(acting, turn=turn).owing()
    return rules.after_round(replace(position, turn=turn, owed=owing.owed))


def _with_first_card(
    rules: MatchingRules, position: MatchingPosition, dealer: int
) -> tuple[MatchingPosition, int]:
    """The position after the dealer has turned up the first card, and whose turn it is."""
    card, rule = position.field[-1].card, rules.declared_by("first_card_acts")
    if rule is not None and rule.puts_back(card) and position.first_card:
        return position, NOBODY
    steps = rules.steps(card, position.size)
    if rules.turns(card):
        position = position.with_mark(Mark(REVERSED.kind))
        is_dealer = rule is None or rule.dealer_begins()
        return position, dealer if is_dealer else position.next(dealer, steps)
    if rules.caller(card) and position.first_card:
        position = position.with_mark(Mark(CALLS.kind))
    drawer = rules.drawer(card)
    if drawer is not None and not position.mark(PENDING.kind):
        position = position.with_number(PENDING, drawer.makes_draw(card))
    return position, position.next(dealer, steps)


def _with_suit_before(rules: MatchingRules, position: MatchingPosition) -> MatchingPosition:
    """The position with the suit that counted before the top card, if that can be challenged and
    the card below it shows the suit."""
    below = position.field[-2].card.suit if len(position.field) > 1 else ""
    if not below or position.mark(BEFORE.kind) or not rules.challenger(position.field[-1].card):
        return position
    return position.with_mark(Mark(BEFORE.kind, 1 << rules.deck.suits.index(below)))


def _stock_faults(
    rules: MatchingRules, position: MatchingPosition, described: Description
) -> Iterator[Fault]:
    """A stock larger than the cards that are left."""
    stated = position.mark(STOCK.kind)
    most = position.without_mark(STOCK.kind).stock(rules.deck)
    if stated is not None and stated.value > most:
        yield fault(described, "stock-too-large", ("state",), count=stated.value, most=most)


def describe(
    rules: MatchingRules, position: MatchingPosition, described: Description
) -> Description:
    """The position as a description."""
    names, last = described.names, len(position.field) - 1
    return describe_position(
        described,
        rules.deck,
        position,
        field=(
            FieldPlay(
                (laid.card,),
                names[laid.seat] if laid.seat != NOBODY and (rules.rounds or at == last) else "",
            )
            for at, laid in enumerate(position.field)
        ),
        discards=position.discards,
        state=write_marks(rules.words, rules.deck, position.marks, names),
    )
