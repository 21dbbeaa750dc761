"""May this card be played? Everything that bars it, and the facts about the hand that decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import MANY, NOBODY
from referee.model.moves import PLACE, PLAY, Move
from referee.rulebook.rule import Did, Reason

from .advance import ready, waited_for
from .position import TricksPosition
from .rule import Args, TrickRule
from .ruleset import TrickRules


def judge(rules: TrickRules, names: Sequence[str], position: TricksPosition, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    position = ready(rules, position)
    seat = names.index(move.seat)
    if move.kind == PLACE:
        return _judge_area(rules, names, position, seat, move)
    if move.kind != PLAY:
        return Answer("no", (_base(rules, "no-such-move", move),))
    turn = names[position.turn] if position.turn != NOBODY else ""
    laid = [str(laid.card) for laid in position.field if laid.seat == seat]
    told = [
        rule.reason(
            ending, "bars", cards=_texts(move.cards), players=[move.seat], turn=turn, laid=laid
        )
        for rule in rules.declaring("forbids")
        if (ending := rule.forbids(position, seat, move.cards))
    ]
    if len(move.cards) != 1:
        return Answer("no", tuple(told))
    card = move.cards[0].plain()
    hand = _hand_reasons(rules, position, move.seat, seat, card)
    told += hand.barred
    if told:
        return Answer("no", tuple(told))
    if hand.facts:
        other = "yes" if len(hand.facts) == 1 else "depends"
        asked = tuple(replace(fact, if_true=other, if_false="no") for fact in hand.facts)
        return Answer("depends", tuple(hand.asking), asked)
    leads = not position.field and rules.at_once is None
    free = _base(rules, "leads" if leads else "free", move, "allows")
    return Answer("yes", tuple(hand.met) or (free,))


class _Hand(Struct):
    """What the rest of the hand says about a card, rule by rule.

    ``others``: the cards that may be among its ``rest`` unknown ones, besides the card itself.
    """

    others: int
    rest: int
    barred: list[Reason] = []
    asking: list[Reason] = []
    met: list[Reason] = []
    asked: list[tuple[int, UnknownFact]] = []

    def must_hold(self, cards: int) -> bool:
        """Whether the unknown cards cannot be all others than these."""
        return self.rest != MANY and self.rest > (self.others & ~cards).bit_count()

    @property
    def facts(self) -> list[UnknownFact]:
        """The facts that decide, without those that another one brings along."""
        masks = [mask for mask, _ in self.asked]
        return [fact for mask, fact in self.asked if not any(mask & m == mask != m for m in masks)]


def _hand_reasons(
    rules: TrickRules, position: TricksPosition, name: str, seat: int, card: Card
) -> _Hand:
    """What bars or allows a card by the rest of the hand, and what of it nobody knows."""
    itself = rules.deck.mask([card])
    rest = position.unknown[seat]
    if rest != MANY:
        rest -= not itself & position.known[seat]
    found = _Hand(rules.possible(position, seat) & ~itself, rest)
    for rule in rules.declaring("instead"):
        args = rule.bar_args(position, card)
        better = rules.instead(rule, position, seat, card) & ~itself

        held = [str(each) for each in rules.deck.cards(better & position.known[seat])]

        def why(
            ending: str,
            did: Did,
            rule: TrickRule = rule,
            args: Args = args,
            held: list[str] = held,
        ) -> Reason:
            told = {"held": held, "holds": len(held), **args}
            return rule.reason(ending, did, cards=[str(card)], players=[name], **told)

        if not better:
            ending = rule.meets(position, card)
            found.met += [why(ending, "allows")] if ending else []
        elif better & position.known[seat] or (rest and found.must_hold(better)):
            found.barred.append(why("bars", "bars"))
        elif rest and better & found.others:
            found.asked.append((better & found.others, rule.unless(position, name, card)))
            found.asking.append(why("binds", "bars"))
        else:
            found.met.append(why("free", "allows"))
    return found


def _judge_area(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, seat: int, move: Move
) -> Answer:
    rule = rules.opening
    placed = rule is not None and rule.opens == PLACE and move.suit in rules.deck.suits
    if rule is None or not placed or not position.owed:
        return Answer("no", (_base(rules, "no-such-move", move),))
    told = []
    if seat not in waited_for(rules, position):
        turn = names[position.turn] if position.turn != NOBODY else ""
        told.append(rules.role("turn").reason("turn", "bars", players=[move.seat], turn=turn))
    area = 1 << rules.deck.suits.index(move.suit)
    ending = rule.forbids_area(position, seat, area)
    if ending:
        told.append(rule.reason(ending, "bars", players=[move.seat], suit=move.suit))
    if told:
        return Answer("no", tuple(told))
    return Answer("yes", (rule.reason("free", "allows", players=[move.seat], suit=move.suit),))


def _base(rules: TrickRules, ending: str, move: Move, did: Did = "bars") -> Reason:
    return rules.role("card").reason(ending, did, players=[move.seat])


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def legal_moves(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, rng: Random
) -> Iterator[Move]:
    """The moves of whoever is waited for, in random order. Raises ``OpenReading``."""
    if position.over:
        return
    position = ready(rules, position)
    seats = list(waited_for(rules, position))
    rng.shuffle(seats)
    moves = [move for seat in seats for move in _moves(rules, names, position, seat, rng)]
    yield from (m for m in moves if judge(rules, names, position, m).value == "yes")


def _moves(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, seat: int, rng: Random
) -> list[Move]:
    if position.owed:
        moves = _placings(rules, names[seat])
    else:
        cards = rules.deck.cards(position.known[seat])
        moves = [Move(names[seat], PLAY, (card,)) for card in cards]
    rng.shuffle(moves)
    return moves


def _placings(rules: TrickRules, name: str) -> list[Move]:
    return [Move(name, PLACE, suit=suit) for suit in rules.deck.suits]


def bare_moves(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Sequence[Move]:
    """What is placed before the first card; nobody passes in a trick-taking game."""
    if not position.owed or position.turn == NOBODY:
        return []
    return _placings(rules, names[position.turn])
