"""May this card be played? Everything that bars it, and the facts about the hand that decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from referee.cards.card import Card
from referee.engine.answer import Answer, Fact
from referee.games.tricks.rules.meeples import Meeples
from referee.model.marks import MANY
from referee.model.moves import PLACE, PLAY, Move
from referee.rulebook.rule import Reason

from .advance import ready, waited_for
from .position import TricksPosition
from .rule import TrickRule

if TYPE_CHECKING:
    from .ruleset import TricksEngine

Args = Mapping[str, object]


def judge(
    engine: TricksEngine, names: Sequence[str], position: TricksPosition, move: Move
) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    position = ready(engine, position)
    seat = names.index(move.seat)
    if move.kind == PLACE:
        return _judge_area(engine, position, seat, move)
    if move.kind != PLAY:
        return Answer("no", (_base(engine, "no-such-move", move),))
    told = [
        rule.reason(ending, "bars", cards=_texts(move.cards), players=[move.seat])
        for rule in engine.declaring("forbids")
        if (ending := rule.forbids(position, seat, move.cards))
    ]
    if len(move.cards) != 1:
        return Answer("no", tuple(told))
    card = move.cards[0].plain()
    hand = _hand_reasons(engine, position, move.seat, seat, card)
    told += hand.barred
    if told:
        return Answer("no", tuple(told))
    if hand.facts:
        other = "yes" if len(hand.facts) == 1 else "depends"
        asked = tuple(replace(fact, if_true=other, if_false="no") for fact in hand.facts)
        return Answer("depends", tuple(hand.asking), asked)
    return Answer("yes", tuple(hand.met) or (_base(engine, "free", move, "allows"),))


@dataclass
class _Hand:
    """What the rest of the hand says about a card, rule by rule.

    ``others``: the cards that may be among its ``rest`` unknown ones, besides the card itself.
    """

    others: int
    rest: int
    barred: list[Reason] = field(default_factory=list)
    asking: list[Reason] = field(default_factory=list)
    met: list[Reason] = field(default_factory=list)
    asked: list[tuple[int, Fact]] = field(default_factory=list)

    def must_hold(self, cards: int) -> bool:
        """Whether the unknown cards cannot be all others than these."""
        return self.rest != MANY and self.rest > (self.others & ~cards).bit_count()

    @property
    def facts(self) -> list[Fact]:
        """The facts that decide, without those that another one brings along."""
        masks = [mask for mask, _ in self.asked]
        return [fact for mask, fact in self.asked if not any(mask & m == mask != m for m in masks)]


def _hand_reasons(
    engine: TricksEngine, position: TricksPosition, name: str, seat: int, card: Card
) -> _Hand:
    """What bars or allows a card by the rest of the hand, and what of it nobody knows."""
    itself = engine.deck.mask([card])
    rest = position.unknown[seat]
    if rest != MANY:
        rest -= not itself & position.known[seat]
    found = _Hand(engine.possible(position, seat) & ~itself, rest)
    for rule in engine.declaring("instead"):
        args = rule.bar_args(position, card)
        better = rule.instead(position, seat, card) & ~itself

        def why(ending: str, did: str, rule: TrickRule = rule, args: Args = args) -> Reason:
            return rule.reason(ending, did, cards=[str(card)], players=[name], **args)

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


def _judge_area(engine: TricksEngine, position: TricksPosition, seat: int, move: Move) -> Answer:
    rule = engine.opening
    if not isinstance(rule, Meeples) or not position.owed:
        return Answer("no", (_base(engine, "no-such-move", move),))
    told = []
    if seat not in waited_for(engine, position):
        told += [r.reason("turn", "bars", players=[move.seat]) for r in _in_turn(engine)]
    area = 1 << engine.deck.suits.index(move.suit)
    ending = rule.forbids_area(position, seat, area)
    if ending:
        told.append(rule.reason(ending, "bars", players=[move.seat], suit=move.suit))
    return Answer("no" if told else "yes", tuple(told))


def _in_turn(engine: TricksEngine) -> list[TrickRule]:
    return [rule for rule in engine.rules if "turn" in rule.says]


def _base(engine: TricksEngine, ending: str, move: Move, did: str = "bars") -> Reason:
    rule = next(rule for rule in engine.rules if "no-such-move" in rule.says)
    return rule.reason(ending, did, players=[move.seat])


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]
