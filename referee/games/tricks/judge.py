"""Whether a move may be made, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import MANY, NOBODY
from referee.model.moves import PLACE, PLAY, Move
from referee.rulebook.rule import Did, Reason

from .advance import waited_for, with_trick_taken
from .position import TricksPosition
from .rule import TrickRule
from .ruleset import TrickRules


def judge(rules: TrickRules, names: Sequence[str], position: TricksPosition, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    position = with_trick_taken(rules, position)
    seat = names.index(move.seat)
    if move.kind == PLACE:
        return _judge_area(rules, names, position, seat, move)
    if move.kind != PLAY:
        return Answer("no", (_reason(rules, "no-such-move", move),))
    reasons = _forbidding(rules, names, position, seat, move)
    if len(move.cards) != 1:
        return Answer("no", tuple(reasons))
    card = move.cards[0].plain()
    checks = [
        _HandCheck(rules, rule, position, move.seat, seat, card)
        for rule in rules.declaring("restriction")
    ]
    reasons += [check.reason("bars", "bars") for check in checks if check.bars]
    if reasons:
        return Answer("no", tuple(reasons))
    undecided = [check for check in checks if check.is_undecided]
    if undecided:
        facts = _facts(undecided)
        if_true = "yes" if len(facts) == 1 else "depends"
        facts = [replace(fact, if_true=if_true, if_false="no") for fact in facts]
        because = tuple(check.reason("binds", "bars") for check in undecided)
        return Answer("depends", because, tuple(facts))
    met = [reason for check in checks for reason in check.allowing()]
    leads = not position.field and rules.at_once is None
    free = _reason(rules, "leads" if leads else "free", move, "allows")
    return Answer("yes", tuple(met) or (free,))


def _forbidding(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, seat: int, move: Move
) -> list[Reason]:
    """Why a play is forbidden, whatever else the seat holds."""
    args = {
        "cards": [str(card) for card in move.cards],
        "players": [move.seat],
        "turn": names[position.turn] if position.turn != NOBODY else "",
        "laid": [str(laid.card) for laid in position.field if laid.seat == seat],
    }
    return [
        rule.reason(ending, "bars", **args)
        for rule in rules.declaring("forbids")
        if (ending := rule.forbids(position, seat, move.cards))
    ]


def _reason(rules: TrickRules, ending: str, move: Move, did: Did = "bars") -> Reason:
    return rules.role("card").reason(ending, did, players=[move.seat])


# ---- the rest of the hand


class _HandCheck:
    """What a rule says of a card by the other cards that the seat holds or may hold."""

    def __init__(
        self,
        rules: TrickRules,
        rule: TrickRule,
        position: TricksPosition,
        name: str,
        seat: int,
        card: Card,
    ) -> None:
        self.rule, self.position, self.name, self.card = rule, position, name, card
        bit = rules.deck.mask([card])
        known, unknown = position.known[seat], position.unknown[seat]
        others = rules.possible(position, seat) & ~bit
        if unknown != MANY and not bit & known:  # the card is one of the unknown ones
            unknown -= 1
        barring = rules.barring(rule, position, seat, bit) & ~bit
        self.applies = bool(barring)
        """Whether it says that other cards bar this one."""
        self.held = rules.deck.cards(barring & known)
        must_hold = unknown != MANY and unknown > (others & ~barring).bit_count()
        self.bars = bool(barring & known) or bool(barring and unknown and must_hold)
        """Whether the seat holds such cards."""
        self.possible = barring & others if unknown else 0
        """The unknown cards of the seat that would bar this one."""

    @property
    def is_undecided(self) -> bool:
        """Whether it depends on unknown cards whether the seat holds such cards."""
        return bool(self.possible) and not self.bars

    def reason(self, ending: str, did: Did) -> Reason:
        """A reason with the cards that bar this one."""
        held = [str(card) for card in self.held]
        args = {"held": held, "holds": len(held), **self.rule.card_args(self.position, self.card)}
        return self.rule.reason(ending, did, cards=[str(self.card)], players=[self.name], **args)

    def allowing(self) -> Iterator[Reason]:
        """The reason why it allows the card, if it has one."""
        ending = "free" if self.applies else self.rule.complies(self.position, self.card)
        if ending:
            yield self.reason(ending, "allows")


def _facts(undecided: Sequence[_HandCheck]) -> list[UnknownFact]:
    """The facts that decide, without those that follow from another one."""
    return [
        check.rule.deciding_fact(check.position, check.name, check.card)
        for check in undecided
        if not any(
            check.possible & other.possible == check.possible != other.possible
            for other in undecided
        )
    ]


# ---- placing


def _judge_area(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, seat: int, move: Move
) -> Answer:
    rule = rules.opening
    is_placing = rule is not None and rule.opens == PLACE and move.suit in rules.deck.suits
    if rule is None or not is_placing or not position.owed:
        return Answer("no", (_reason(rules, "no-such-move", move),))
    reasons = []
    if seat not in waited_for(rules, position):
        turn = names[position.turn] if position.turn != NOBODY else ""
        reasons.append(rules.role("turn").reason("turn", "bars", players=[move.seat], turn=turn))
    area = 1 << rules.deck.suits.index(move.suit)
    ending = rule.forbids_area(position, seat, area)
    if ending:
        reasons.append(rule.reason(ending, "bars", players=[move.seat], suit=move.suit))
    if reasons:
        return Answer("no", tuple(reasons))
    return Answer("yes", (rule.reason("free", "allows", players=[move.seat], suit=move.suit),))


# ---- moves that may come next


def legal_moves(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, rng: Random
) -> Iterator[Move]:
    """The legal moves of the seats that may move now, in random order. Raises ``OpenReading``."""
    if position.is_over:
        return
    position = with_trick_taken(rules, position)
    seats = list(waited_for(rules, position))
    rng.shuffle(seats)
    if position.owed:
        placings = [move for seat in seats for move in _shuffled_placings(rules, names[seat], rng)]
        yield from (m for m in placings if judge(rules, names, position, m).value == "yes")
        return
    hands = [(seat, list(rules.deck.cards(position.known[seat]))) for seat in seats]
    for _, cards in hands:
        rng.shuffle(cards)
    for seat, cards in hands:
        yield from _legal_plays(rules, names, position, seat, cards)


def _legal_plays(
    rules: TrickRules,
    names: Sequence[str],
    position: TricksPosition,
    seat: int,
    cards: Sequence[Card],
) -> Iterator[Move]:
    """The legal plays of these cards, which the seat is known to hold."""
    if position.unknown[seat]:
        moves = (Move(names[seat], PLAY, (card,)) for card in cards)
        yield from (m for m in moves if judge(rules, names, position, m).value == "yes")
        return
    playable, forbidding = rules.playable(position, seat), rules.declaring("forbids")
    for card in cards:
        if playable >> rules.deck.bit(card) & 1:
            play = (card,)
            if not any(rule.forbids(position, seat, play) for rule in forbidding):
                yield Move(names[seat], PLAY, play)


def _shuffled_placings(rules: TrickRules, name: str, rng: Random) -> list[Move]:
    moves = _placings(rules, name)
    rng.shuffle(moves)
    return moves


def _placings(rules: TrickRules, name: str) -> list[Move]:
    return [Move(name, PLACE, suit=suit) for suit in rules.deck.suits]


def bare_moves(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Sequence[Move]:
    """What is placed before the first card. Nobody passes in a trick-taking game."""
    if not position.owed or position.turn == NOBODY:
        return []
    return _placings(rules, names[position.turn])
