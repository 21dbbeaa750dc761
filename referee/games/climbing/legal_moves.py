"""The moves that a player may make now: on turn, in answer to a cut, or to meet an obligation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from referee.cards.card import UNKNOWN_CARD, Card
from referee.engine.query import OngoingGame
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.judge.pending_moves import asked_to_answer
from referee.games.climbing.plays.card_strength import strengths
from referee.games.climbing.plays.joker_assignment import cards_to_name
from referee.games.climbing.plays.play import Play, card_ranks
from referee.games.climbing.position import EXCHANGE, cards_on, unseen_cards
from referee.games.climbing.resolution.debts import open_debts
from referee.games.climbing.resolution.disambiguation import plays_to_say
from referee.games.climbing.resolution.joker_meanings import may_be
from referee.games.climbing.resolution.optional_actions import announcing, offers
from referee.games.climbing.resolution.windows import (
    DOUBTING,
    answering,
    answering_rules,
    asked_for_doubt,
    asked_to_counter,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.rule import MET_BY
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import (
    BID,
    DECLINE,
    DISCARD,
    DOUBT,
    DRAW,
    EXPOSE,
    GIVE,
    LAST_CARD,
    NAME,
    PASS,
    PICK,
    PLAY,
    REVEAL,
    SHOW,
    SWAP,
    SWAP_HANDS,
    TAKE,
    THROUGH,
    Move,
)

from .position import Position

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")

MAX_OFFERS = 200
"""So many of the moves that may take up an offer are looked at."""
LEANING = 0.8
"""How often cards are played where a pass would do, a last card is announced, nothing offered is
taken up."""


def legal_moves(
    rules: ClimbingRules, names: Sequence[str], position: Position, rng: Random
) -> Iterator[Move]:
    """The legal moves in random order; none when the game is over."""
    rules = rules.in_force(position.marks)
    if position.is_open:
        position = may_be(rules, position)[0]
    choices = _Choices(rules, names, position, rng)
    return choices.waited_for() if position.owed else choices.of_turn()


def unseen_moves(names: Sequence[str], position: Position) -> Iterator[Move]:
    """Moves that may meet a debt with cards that nobody else has seen, legal or not."""
    for owed in open_debts(position) or position.owed:
        kind = GIVE if owed.kind == EXCHANGE else MET_BY.get(owed.kind, ("",))[0]
        if kind not in (GIVE, DISCARD, TAKE, DRAW) or owed.kind == "penalty" or owed.of:
            continue
        others = [seat for seat in position.playing if seat != owed.seat]
        aims = [owed.to] if owed.to != NOBODY else others
        for other in aims if kind in (GIVE, TAKE) else [NOBODY]:
            holder = other if kind == TAKE else owed.seat
            if kind != DRAW and not position.unknown[holder]:
                continue
            for count in range(max(1, owed.least), owed.count + 1):
                cards, whom = (UNKNOWN_CARD,) * count, names[other] if other != NOBODY else ""
                yield Move(names[owed.seat], kind, cards, whom)


def bids(rules: ClimbingRules, names: Sequence[str], position: Position) -> list[Move]:
    """The bids that may be made before the first card; by each player, if the turn is unknown."""
    seats = position.playing if position.turn == NOBODY else (position.turn,)
    return [
        Move(names[seat], BID, number=str(number))
        for rule in rules.declaring("forbids_bid")
        for seat in seats
        for number in rule.bids(position)
        if not rule.forbids_bid(position, seat, str(number))
    ]


class _Choices:
    """The candidates at one position."""

    def __init__(
        self, rules: ClimbingRules, names: Sequence[str], position: Position, rng: Random
    ) -> None:
        self.rules = rules
        self.names = names
        self.position = position
        self.rng = rng

    def of_turn(self) -> Iterator[Move]:
        """Plays and a pass, offers taken up now and then, and saying that one card is left."""
        rules, position, seat, rng = self.rules, self.position, self.position.turn, self.rng
        if seat == NOBODY:
            return
        name, plays = self.names[seat], plays_to_say(rules, position, seat)
        rng.shuffle(plays)
        if rules.covering and rng.random() < LEANING:
            plays.sort(key=lambda play: play.hidden > 1)
        offered = self._offered() if rng.random() >= LEANING else ()
        announced = announcing(rules, position) if rng.random() < LEANING else ()
        passes_first = position.field and rng.random() >= LEANING
        yield from self.bids()
        for speaker in announced:
            yield Move(self.names[speaker], LAST_CARD)
        if passes_first and rules.may_pass(position, seat):
            yield Move(name, PASS)
        for play, cards in zip(plays, cards_to_name(plays), strict=True):
            yield self._covering(seat, play) if play.hidden else Move(name, PLAY, cards)
        yield from offered
        if not passes_first and rules.may_pass(position, seat):
            yield Move(name, PASS)

    def bids(self) -> Iterator[Move]:
        """Bids before the first card, and a pass now and then."""
        legal = self._mixed(bids(self.rules, self.names, self.position))
        if legal and self.rng.random() >= LEANING:
            yield Move(legal[0].seat, PASS)
        yield from legal

    def waited_for(self) -> Iterator[Move]:
        """Moves of those who owe something, or who are asked while a play waits."""
        if waits_for_doubt(self.position):
            moves = self.doubts()
        else:
            moves = self.answers() if is_window(self.position) else self.fulfilment()
        return filter(self._is_legal, moves)

    def _offered(self) -> list[Move]:
        """What else may be done on turn."""
        offered = offers(self.rules, self.position)
        moves = (move for owed in offered for move in islice(self._meets(owed), MAX_OFFERS))
        return list(filter(self._is_legal, moves))

    def _is_legal(self, move: Move) -> bool:
        game = OngoingGame(self.rules, self.names, self.position)
        return bool(judge(game, move).value != "no")

    def _covering(self, seat: int, play: Play) -> Move:
        """A play in which any other cards of the hand take the place of its unknown cards."""
        deck, held = self.rules.deck, self.position.known[seat]
        rest = self._mixed(deck.cards(deck.take(held, play.mask)))[: play.hidden]
        shown = play.cards[: play.count - play.hidden]
        down = [replace(card, down=True) for card in rest]
        unknown = [UNKNOWN_CARD] * (play.hidden - len(down))
        return Move(self.names[seat], PLAY, (*shown, *down, *unknown))

    def doubts(self) -> Iterator[Move]:
        """A doubt or a through; the cards that may have been laid, where they have to be shown."""
        rules, position = self.rules, self.position
        owed = answering(position.owed)[0]
        if owed.kind == DOUBTING:
            for asked in self._mixed(asked_for_doubt(position)):
                kinds = (THROUGH, DOUBT) if self.rng.random() < LEANING else (DOUBT, THROUGH)
                yield from (Move(self.names[asked.seat], kind) for kind in kinds)
            return
        cards = self._mixed(rules.deck.cards(unseen_cards(rules.deck, position)))
        for shown in combinations(cards, owed.count):
            yield Move(self.names[owed.seat], REVEAL, shown)

    def answers(self) -> Iterator[Move]:
        """Plays that answer the cut, and letting it stand."""
        rules, position = self.rules, self.position
        for seat in self._mixed([owed.seat for owed in asked_to_answer(rules, position)]):
            plays = [
                play
                for play in rules.plays_in(position.known[seat])
                if answering_rules(rules, position, play)
            ]
            moves = [Move(self.names[seat], PLAY, play.cards) for play in plays]
            asked = asked_to_counter(position.owed, seat)
            if asked and asked.of & position.known[seat]:
                moves = [Move(self.names[seat], PLAY, rules.deck.cards(asked.of))]
            yield from self._mixed([*moves, Move(self.names[seat], DECLINE)])

    def fulfilment(self) -> Iterator[Move]:
        """What may meet one of the debts; where there are none, what is owed in the exchange."""
        debts = open_debts(self.position) or list(self.position.owed)
        for owed in self._mixed(debts):
            if not owed.least and self.rng.random() >= LEANING:
                yield Move(self.names[owed.seat], DECLINE)
            yield from self._meets(owed)
            yield Move(self.names[owed.seat], DECLINE)

    def _meets(self, owed: Obligation) -> Iterator[Move]:
        seat = self.names[owed.seat]
        for kind in self._mixed(MET_BY.get(owed.kind, (GIVE, SHOW))):
            if owed.kind in ("call", "revolt", "share", "pardon", "declare"):
                yield Move(seat, kind)
            elif kind == NAME:
                yield from (
                    Move(seat, kind, rank=rank) for rank in self._mixed(self.rules.deck.ranks)
                )
            elif kind in (DISCARD, EXPOSE):
                yield from (Move(seat, kind, cards) for cards in self._cards(owed, owed.seat))
            elif kind == DRAW:
                yield from (Move(seat, kind, cards) for cards in self._drawn(owed))
            else:
                for other in self._others(owed):
                    yield from self._aimed(owed, kind, other)

    def _aimed(self, owed: Obligation, kind: str, other: int) -> Iterator[Move]:
        """Moves that concern another player."""
        seat, whom = self.names[owed.seat], self.names[other]
        if kind in (PICK, SWAP_HANDS):
            yield Move(seat, kind, other=whom)
        elif kind == SWAP:
            for cards in self._cards(owed, owed.seat, free=True):
                for back in self._cards(owed, other, len(cards)):
                    yield Move(seat, kind, cards, whom, back=back)
        else:
            holder = other if kind == TAKE else owed.seat
            yield from (Move(seat, kind, cards, whom) for cards in self._cards(owed, holder))

    def _drawn(self, owed: Obligation) -> Iterator[tuple[Card, ...]]:
        """Cards that are known to lie discarded, or those of the field that are meant."""
        deck = self.rules.deck
        cards = self._mixed(deck.cards(owed.of or self.position.discards))
        for size in self._mixed(range(max(1, owed.least), min(owed.count, len(cards)) + 1)):
            yield from combinations(cards, size)

    def _others(self, owed: Obligation) -> list[int]:
        if owed.to != NOBODY:
            return [owed.to]
        return self._mixed([seat for seat in self.position.playing if seat != owed.seat])

    def _cards(
        self, owed: Obligation, holder: int, count: int = 0, *, free: bool = False
    ) -> Iterator[tuple[Card, ...]]:
        """Cards of a hand in the numbers owed; the strongest first where these are owed."""
        deck, held = self.rules.deck, self.position.known[holder]
        if owed.kind == "penalty":
            held = cards_on(deck, self.position)
        order = strengths(deck, False)
        cards = list(deck.cards(held))
        if owed.strongest and not free:
            ranked = sorted(zip(card_ranks(deck, held), cards, strict=True),
                            key=lambda pair: -order[pair[0]])  # fmt: skip
            cards = [card for _, card in ranked]
        else:
            self.rng.shuffle(cards)
        exchange = owed.kind == "exchange"
        least = min(owed.count, len(cards)) if exchange else max(1, owed.least)
        sizes = [count] if count else self._mixed(range(least, min(owed.count, len(cards)) + 1))
        for size in sizes:
            yield from combinations(cards, size)

    def _mixed(self, things: Sequence[T]) -> list[T]:
        mixed = list(things)
        self.rng.shuffle(mixed)
        return mixed
