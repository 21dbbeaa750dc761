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

from .rule import SevensRule
from .ruleset import SevensGame, SevensRules


def judge(game: SevensGame, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    because = _out_of_turn(game, move)
    if move.kind == PASS:
        return Answer("no", because) if because else _judge_pass(game, move)
    if move.kind == PLAY and len(move.cards) == 1 and not move.cards[0].is_hidden:
        return _judge_card(game, move, because)
    ending = "one" if move.kind == PLAY else "other"
    return Answer("no", (*because, _reason(game.rules.role("turn"), ending, move)))


def _reason(rule: SevensRule, ending: str, move: Move, did: Did = "bars", **args: Any) -> Reason:
    return rule.reason(ending, did, cards=move.cards, players=[move.seat], **args)


def _out_of_turn(game: SevensGame, move: Move) -> tuple[Reason, ...]:
    """Why the seat may not move now."""
    seat, turn = game.names.index(move.seat), game.name(game.position.turn)
    return tuple(
        _reason(rule, ending, move, turn=turn)
        for rule in game.rules.declaring("forbids_turn")
        if (ending := rule.forbids_turn(game.position, seat))
    )


# ---- a card


def _judge_card(game: SevensGame, move: Move, because: tuple[Reason, ...]) -> Answer:
    """``because``: why the seat may not lay any card now."""
    rules, position = game.rules, game.position
    seat, card = game.names.index(move.seat), rules.deck.mask(move.cards)
    if position.laid & card:
        return Answer("no", (*because, *_why_laid(game, move, card)))
    if any(rule.forbids_card(position, seat, card) for rule in rules.declaring("forbids_card")):
        holders = (game.name(other) for other, held in enumerate(position.known) if held & card)
        holder = next(holders, "")
        because = (*because, _reason(rules.role("turn"), "hold", move, holder=holder))
    if rules.fitting(position.laid) & card:
        return Answer("no", because) if because else Answer("yes", _why_it_fits(game, move, card))
    if because or not may_fit(game, card):
        return Answer("no", (*because, _why_apart(game, move, card, "bars")))
    fact = UnknownFact("dropped-cards", {"cards": list(map(str, move.cards))}, "yes", "no")
    return Answer("depends", (_why_apart(game, move, card, "unseen"),), (fact,))


def _why_laid(game: SevensGame, move: Move, card: int) -> Iterator[Reason]:
    """That a card is on the table already, and that it was before the first turn."""
    for rule in game.rules.declaring("laid_first"):
        if rule.laid_first() & card:
            yield _reason(rule, "laid", move, rank=move.cards[0].rank)
    yield _reason(game.rules.role("rows"), "laid", move)


def _why_apart(game: SevensGame, move: Move, card: int, ending: str) -> Reason:
    """Why a card doesn't fit: the cards next to it aren't on the table, or not in the row."""
    rules, deck = game.rules, game.rules.deck
    beside = _nearer_the_start(rules, card, rules.beside_any(card, rules.rules))
    suit = next(mask for mask in deck.suit_masks if mask & card)
    ends = deck.rank_masks[0] | deck.rank_masks[-1]
    far = ends & suit & ~card & ~beside if card & ends else 0  # the other end, if it doesn't join
    sets = {
        "beside": beside,
        "lying": beside & game.position.laid,
        "start": rules.starts & suit,
        "near": far & game.position.laid,
    }
    args: dict[str, Any] = {name: deck.texts(cards) for name, cards in sets.items()}
    return _reason(rules.role("rows"), ending, move, **args)


def _nearer_the_start(rules: SevensRules, card: int, beside: int) -> int:
    """Those cards next to one that come before it in a row, or all if the ends of rows join."""
    ranks = [*enumerate(rules.deck.rank_masks)]
    starts = [rank for rank, mask in ranks if mask & rules.starts]
    if not starts or any(r.joined == "joined" for r in rules.declaring("adjacent_ranks")):
        return beside

    def steps(cards: int) -> int:
        own = [rank for rank, mask in ranks if mask & cards]
        return min(abs(rank - start) for rank in own for start in starts)

    return sum(1 << bit for bit in bits(beside) if steps(1 << bit) < steps(card)) or beside


def _why_it_fits(game: SevensGame, move: Move, card: int) -> tuple[Reason, ...]:
    """Why a card fits: it begins a row, it continues one, or the ends join."""
    rules = game.rules
    if rules.starts & card:
        return (_reason(rules.role("rows"), "start", move, "allows"),)
    connected = rules.connected(game.position.laid)
    for rule in rules.declaring("adjacent_ranks"):
        if rules.beside_any(connected, [rule]) & card:
            near = rules.deck.texts(rules.beside_any(card, [rule]) & connected)
            return (_reason(rule, rule.joined, move, "allows", near=near, count=len(near)),)
    return ()


# ---- a pass


def _judge_pass(game: SevensGame, move: Move) -> Answer:
    """Whether the seat on turn may pass."""
    rules, position, seat = game.rules, game.position, game.names.index(move.seat)
    can = can_play(game, seat)
    for rule in rules.declaring("forbids_pass"):
        barred = rule.forbids_pass(position, seat, can)
        if barred is None:
            fact = UnknownFact("holds-fitting", {"seat": move.seat}, "no", "yes")
            return Answer("depends", (_reason(rule, "binds", move),), (fact,))
        if barred:
            fitting = rules.deck.texts(rules.fitting(position.laid) & position.known[seat])
            return Answer("no", (_reason(rule, "must-play", move, fitting=fitting),))
    count = position.passes(seat) + 1
    limiting = rules.declaring("allowed_passes")
    return Answer("yes", tuple(_free_pass(rule, move, count, can) for rule in limiting))


def _free_pass(rule: SevensRule, move: Move, count: int, can: bool | None) -> Reason:
    """Which of the free passes this one is."""
    limit = rule.allowed_passes()
    ending = "any" if limit is None else "free" if count <= limit else "over"
    known = "" if can is None else can
    return _reason(rule, ending, move, "allows", count=count, allowed=limit or 0, can=known)


def can_play(game: SevensGame, seat: int) -> bool | None:
    """Whether a seat has a card that fits; ``None``: unknown."""
    rules, position = game.rules, game.position
    fitting, known = rules.fitting(position.laid), position.known[seat]
    unseen = position.possible(rules.deck, seat)
    if fitting & known or position.unknown[seat] > (unseen & ~fitting).bit_count():
        return True
    return None if fitting & unseen or may_fit(game, known | unseen) else False


def may_fit(game: SevensGame, cards: int) -> bool:
    """Whether one of these cards may fit because of unseen cards on the table."""
    rules, position = game.rules, game.position
    if not position.hidden:
        return False
    unseen = rules.deck.full & ~position.placed
    return any(
        rules.fitting(position.laid | unseen & ~card) & card
        for card in (1 << bit for bit in bits(cards))
    )


# ---- moves that may come next


def legal_moves(game: SevensGame, rng: Random) -> Iterator[Move]:
    """The legal moves of the seat on turn, in random order. Raises ``OpenReading``."""
    rules, position = game.rules, game.position
    passes = bare_moves(game)
    if not passes:
        return
    fitting = rules.deck.cards(rules.fitting(position.laid) & position.known[position.turn])
    moves = [*(Move(game.names[position.turn], PLAY, (card,)) for card in fitting), *passes]
    rng.shuffle(moves)
    yield from (move for move in moves if judge(game, move).value == "yes")


def bare_moves(game: SevensGame) -> Sequence[Move]:
    """The pass of the seat on turn, unless the game is over."""
    if game.position.is_over or game.position.turn == NOBODY:
        return []
    return [Move(game.names[game.position.turn], PASS)]
