"""Whether a card may be laid, whether a seat may pass, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from referee.cards.card import bits
from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.rule import Did, Reason

from .position import SevensPosition
from .rule import SevensRule
from .ruleset import SevensRules


def judge(rules: SevensRules, names: Sequence[str], position: SevensPosition, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    because = _out_of_turn(rules, names, position, move)
    if move.kind == PASS:
        return _pass(rules, names, position, move, because)
    if move.kind != PLAY:
        return Answer("no", (*because, _reason(rules.role("turn"), "other", move)))
    if len(move.cards) != 1 or move.cards[0].is_hidden:
        return Answer("no", (*because, _reason(rules.role("turn"), "one", move)))
    return _play(rules, names, position, move, because)


def _reason(rule: SevensRule, ending: str, move: Move, did: Did = "bars", **args: Any) -> Reason:
    cards = [str(card) for card in move.cards]
    return rule.reason(ending, did, cards=cards, players=[move.seat], **args)


def _out_of_turn(
    rules: SevensRules, names: Sequence[str], position: SevensPosition, move: Move
) -> tuple[Reason, ...]:
    seat = names.index(move.seat)
    turn = names[position.turn] if position.turn != NOBODY else ""
    return tuple(
        _reason(rule, ending, move, turn=turn)
        for rule in rules.declaring("out_of_turn")
        if (ending := rule.out_of_turn(position, seat))
    )


# ---- a card


def _play(
    rules: SevensRules,
    names: Sequence[str],
    position: SevensPosition,
    move: Move,
    because: tuple[Reason, ...],
) -> Answer:
    seat, card = names.index(move.seat), rules.deck.mask(move.cards)
    if position.laid & card:
        return Answer("no", (*because, _reason(rules.role("rows"), "laid", move)))
    if any(rule.bars(position, seat, card) for rule in rules.declaring("bars")):
        holders = (names[other] for other, held in enumerate(position.known) if held & card)
        holder = next(holders, "")
        because = (*because, _reason(rules.role("turn"), "hold", move, holder=holder))
    if not rules.fitting(position.laid) & card:
        is_open = not because and may_fit(rules, position, card)
        barred = _apart(rules, position, move, card, "unseen" if is_open else "bars")
        if is_open:
            fact = UnknownFact(
                "dropped-cards", {"cards": [str(c) for c in move.cards]}, "yes", "no"
            )
            return Answer("depends", (barred,), (fact,))
        return Answer("no", (*because, barred))
    return Answer("no" if because else "yes", because or _why(rules, position, move, card))


def _apart(
    rules: SevensRules, position: SevensPosition, move: Move, card: int, ending: str
) -> Reason:
    """Why a card doesn't fit: the cards next to it aren't on the table, or not in the row."""
    deck, beside = rules.deck, rules.beside(card.bit_length() - 1, rules.rules)
    suit = next(mask for mask in deck.suit_masks if mask & card)
    sets = {"beside": beside, "lying": beside & position.laid, "start": rules.starts & suit}
    args: dict[str, Any] = {
        name: [str(card) for card in deck.cards(cards)] for name, cards in sets.items()
    }
    return _reason(rules.role("rows"), ending, move, **args)


def _why(rules: SevensRules, position: SevensPosition, move: Move, card: int) -> tuple[Reason, ...]:
    """Why a card fits: it begins a row, it continues one, or the ends join."""
    if rules.starts & card:
        return (_reason(rules.role("rows"), "start", move, "allows"),)
    joining = rules.declaring("joins")
    fitting = [rule for rule in joining if rules.followers(position.laid, [rule]) & card]
    for rule in fitting:
        near = _near(rules, position, card, rule)
        return (_reason(rule, rule.joined, move, "allows", near=near, count=len(near)),)
    return ()


def _near(rules: SevensRules, position: SevensPosition, card: int, rule: SevensRule) -> list[str]:
    """The cards on the table next to this card, by a rule."""
    near = rules.beside(card.bit_length() - 1, [rule]) & rules.connected(position.laid)
    return [str(card) for card in rules.deck.cards(near)]


# ---- a pass


def _pass(
    rules: SevensRules,
    names: Sequence[str],
    position: SevensPosition,
    move: Move,
    because: tuple[Reason, ...],
) -> Answer:
    if because:
        return Answer("no", because)
    seat = names.index(move.seat)
    can = can_play(rules, position, seat)
    for rule in rules.declaring("bars_pass"):
        barred = rule.bars_pass(position, seat, can)
        if barred is None:
            fact = UnknownFact("holds-fitting", {"seat": move.seat}, "no", "yes")
            return Answer("depends", (_reason(rule, "binds", move),), (fact,))
        if barred:
            fits = rules.deck.cards(rules.fitting(position.laid) & position.known[seat])
            because = (_reason(rule, "must-play", move, fitting=[str(card) for card in fits]),)
            return Answer("no", because)
    limiting = rules.declaring("allowed_passes")
    return Answer("yes", tuple(_free_pass(rule, position, move, seat, can) for rule in limiting))


def _free_pass(
    rule: SevensRule, position: SevensPosition, move: Move, seat: int, can: bool | None
) -> Reason:
    """Which of the free passes this one is."""
    limit, count = rule.allowed_passes(), position.passes(seat) + 1
    ending = "any" if limit is None else "free" if count <= limit else "over"
    known = "" if can is None else can
    return _reason(rule, ending, move, "allows", count=count, allowed=limit or 0, can=known)


def can_play(rules: SevensRules, position: SevensPosition, seat: int) -> bool | None:
    """Whether a seat has a card that fits; ``None``: unknown."""
    fitting, count = rules.fitting(position.laid), position.unknown[seat]
    unseen = position.possible(rules.deck, seat)
    if fitting & position.known[seat] or count > (unseen & ~fitting).bit_count():
        return True
    own = position.known[seat] | unseen
    return None if fitting & own or may_fit(rules, position, own) else False


def may_fit(rules: SevensRules, position: SevensPosition, cards: int) -> bool:
    """Whether one of these cards may fit because of unseen cards on the table."""
    if not position.hidden:
        return False
    unseen = rules.deck.full & ~position.placed
    return any(
        rules.fitting(position.laid | unseen & ~card) & card
        for card in (1 << bit for bit in bits(cards))
    )


def legal_moves(
    rules: SevensRules, names: Sequence[str], position: SevensPosition, rng: Random
) -> Iterator[Move]:
    """The legal moves of the seat on turn, in random order. Raises ``OpenReading``."""
    bare = bare_moves(rules, names, position)
    if not bare:
        return
    fits = rules.fitting(position.laid) & position.known[position.turn]
    cards = rules.deck.cards(fits)
    moves = [*(Move(names[position.turn], PLAY, (card,)) for card in cards), *bare]
    rng.shuffle(moves)
    yield from (m for m in moves if judge(rules, names, position, m).value == "yes")


def bare_moves(
    rules: SevensRules, names: Sequence[str], position: SevensPosition
) -> Sequence[Move]:
    """The pass of the seat on turn, unless the game is over."""
    if position.is_over or position.turn == NOBODY:
        return []
    return [Move(names[position.turn], PASS)]
