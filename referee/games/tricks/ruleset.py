"""A trick-taking rulebook compiled: its rules by the hooks that they declare."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.cards.card import Card, parse_card
from referee.engine.query import OngoingGame
from referee.engine.ruleset import RuleSet
from referee.model.marks import NOBODY
from referee.model.moves import Move
from referee.rulebook.rulebook import Rulebook

from .position import CONTRACT, LACKS, TRUMP, Moved, TricksPosition, suit_in, suit_of
from .rule import TrickRule


def first_stated(values: Iterable[int | None]) -> int | None:
    """The first value that is not ``None``."""
    return next((value for value in values if value is not None), None)


class TrickRules(RuleSet[TrickRule]):
    """The rules of a rulebook that are on. All tables share it."""

    base = TrickRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.at_once = self.declared_by("at_once")
        """The rule by which all seats play at the same moment."""
        self.openings = self.not_overridden(self.declaring("opens"))
        """The rules by which seats do something before the first card, in this order."""
        self.variants = {rule.variant[0]: rule for rule in self.declaring("variant")}
        """By its kind: the rule of a move before the first card that is another one with more."""
        self.betweens = self.declaring("between")
        """The rules of moves that may be made before a card is led."""
        self.draws = bool(self.declaring("draws"))
        """Whether cards are drawn after a trick."""
        self.names_trump = any(word.kind in (TRUMP, CONTRACT) for word in self.words)
        """Whether a table may name the trump suit of its deal."""
        self.asks_first_trick = bool(self.declaring("about_first_trick"))
        leading = [rule.first_card() for rule in self.declaring("first_card")]
        self.first_card = self.deck.mask([parse_card(card, self.deck) for card in leading])
        """The card that leads the first trick; 0: not stated."""
        restricting = self.declaring("restriction")
        self.strict = [rule for rule in restricting if not rule.gives_way]
        self.giving_way = [rule for rule in restricting if rule.gives_way]
        self.checking = [rule for rule in self.rules if rule.declared & {"restriction", "complies"}]
        """The rules that check a card by the rest of the hand, or say how it complies."""
        self._powers, self._tiers = self.declaring("power"), self.declaring("tier")
        self._moved: dict[str, Moved] = {}

    def _kinds_of(self, rule: TrickRule) -> list[str]:
        return [word.kind for word in rule.words_of(rule.clause, rule.params)]

    def sides(self, position: TricksPosition) -> tuple[tuple[int, ...], ...]:
        """The sides, each with its seats; a side may be a single seat."""
        stated = (rule.sides(position) for rule in self.declaring("sides"))
        return next(filter(None, stated), tuple((seat,) for seat in range(position.size)))

    def opening(self, position: TricksPosition) -> TrickRule | None:
        """The rule by which a seat owes something now."""
        if not position.owed:
            return None
        clause = position.owed[0].clause
        return next((rule for rule in self.openings if rule.clause.id == clause), None)

    def plain(self, move: Move) -> Move:
        """The move without what another rule adds to it."""
        rule = self.variants.get(move.kind)
        return replace(move, kind=rule.variant[1]) if rule else move

    def trump(self, position: TricksPosition) -> str:
        """The trump suit that the table names, by itself or in a contract; empty: none."""
        if not self.names_trump:
            return ""
        if contract := position.contract:
            return contract.strain if contract.strain in self.deck.suits else ""
        return suit_of(self.deck, position.mark(TRUMP))

    def moved(self, trump: str) -> Moved:
        """The cards that belong to another suit than their own. ``trump``: of the deal."""
        if trump not in self._moved:
            rules = self.declaring("counts_as")
            self._moved[trump] = tuple(pair for rule in rules for pair in rule.counts_as(trump))
        return self._moved[trump]

    def of_deal(self, position: TricksPosition) -> TricksPosition:
        """The position with what its marks imply for the whole deal."""
        alone = {s for rule in self.declaring("plays_alone") for s in rule.plays_alone(position)}
        sides = self.sides(position) if alone else ()
        idle = tuple(seat for side in sides if alone & {*side} for seat in {*side} - alone)
        return replace(position, moved=self.moved(self.trump(position)), idle=idle)

    @property
    def tally(self) -> TrickRule:
        """The rule by which the game is won. Raises ``LacksRole``."""
        return self.role("tally")

    def strength(self, card: Card, trump: str = "") -> tuple[int, int]:
        """How strong a card is: its tier, then its power. ``trump``: of the trick."""
        tier, suit = 0, suit_in(card, self.moved(trump))
        for rule in self._tiers:
            tier += rule.tier(card, suit, trump)
        for rule in self._powers:
            power = rule.power(card)
            if power is not None:
                return tier, power
        return tier, 0

    # ---- which cards bar others

    def playable(self, position: TricksPosition, seat: int) -> int:
        """The known cards of a seat that no other of its known cards bars."""
        held = position.known[seat]
        playable = held & ~self._strictly_barred(position, held)
        allowed = playable
        for rule in self.giving_way:
            barred, instead = rule.restriction(position)
            if instead & allowed:
                playable &= ~barred
        return playable

    def barring(self, rule: TrickRule, position: TricksPosition, seat: int, card: int) -> int:
        """The cards that bar a card (a set of one) by a rule, while the seat holds any of them."""
        barred, instead = rule.restriction(position)
        if not card & barred:
            return 0
        if rule.gives_way:
            return instead & ~self._strictly_barred(position, position.known[seat] | card)
        return instead

    def _strictly_barred(self, position: TricksPosition, held: int) -> int:
        """The cards that strict restrictions bar for a seat that holds these cards."""
        barred = 0
        for rule in self.strict:
            cards, instead = rule.restriction(position)
            if instead & held:
                barred |= cards
        return barred

    # ---- unknown cards

    def unseen(self, position: TricksPosition) -> int:
        """The cards whose place is unknown."""
        return position.unseen(self.deck)

    def possible(self, position: TricksPosition, seat: int) -> int:
        """The cards that a seat may hold besides those that it is known to hold."""
        if position.unknown[seat] == 0:
            return 0
        lacks = position.mark(LACKS.kind, seat)
        return self.unseen(position) & ~(lacks.value if lacks else 0)

    def first_turn(self, position: TricksPosition, following: int) -> int:
        """The seat that leads the first trick. ``following``: if the rules don't say."""
        if self.first_card:
            return self.first_leader(position)
        stated = first_stated(rule.leads_first(position) for rule in self.declaring("leads_first"))
        return following if stated is None else stated

    def first_leader(self, position: TricksPosition) -> int:
        """The seat that leads the first trick with the card for it, or ``NOBODY``: unknown."""
        seats = range(position.size)
        held = (seat for seat in seats if position.known[seat] & self.first_card)
        holder = next(held, NOBODY)
        if holder != NOBODY:
            return holder
        possible = [seat for seat in seats if self.possible(position, seat) & self.first_card]
        return possible[0] if len(possible) == 1 else NOBODY


TrickGame = OngoingGame[TrickRules, TricksPosition]
