"""The hooks that a climbing rule may declare, and their arguments."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import Any, ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card, Deck
from referee.games.climbing.plays.card_strength import RankStrengths, StrengthTable
from referee.games.climbing.plays.forms import PlayForm
from referee.games.climbing.plays.play import FieldShape, Play
from referee.games.climbing.position import (
    LaidPlay,
    Position,
    PositionView,
    may_lie_discarded,
    unseen_cards,
)
from referee.model.marks import MANY, NOBODY, Mark, Marks, Obligation, find_mark
from referee.model.moves import (
    ACCEPT,
    DISCARD,
    DRAW,
    EXPOSE,
    GIVE,
    NAME,
    NO_REVOLT,
    PASS,
    PICK,
    PLAY,
    REVOLT,
    SHOW,
    SWAP,
    SWAP_HANDS,
    TAKE,
    Move,
)
from referee.model.types import Words
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Param, Rule

from .effects import Effect, Effects, KeepLead, Leave, Owe
from .occasion import UNKNOWN, Occasion


class SituationView:
    """The data that rules may use to judge a play: no hands."""

    __slots__ = ()

    deck: Deck
    marks: Marks
    top: FieldShape | None
    """The play on top; ``None`` if the field is empty."""
    top_power: int | None
    """The strength by which the play on top is compared."""
    reversed: bool
    """Whether the order of strength is reversed."""
    powers: StrengthTable
    piled: tuple[int, int]
    """How many cards of the rank on top the plays beneath it show, without jokers and with those
    that stand for it; zeros unless a rule counts them (``by_pile``)."""
    order: RankStrengths
    """The strength of each rank, by its index."""
    lifted: int
    """The cards with a strength of their own, as a set."""

    @property
    def forms(self) -> Sequence[PlayForm]:
        """The combinations that the rules don't forbid altogether."""
        raise NotImplementedError

    def follows_in_count(self, play: Play) -> bool:
        """Whether the field is empty or holds a play of as many cards."""
        return self.top is None or self.top.count == play.count

    def mark(self, kind: str) -> Mark | None:
        """The first mark of this kind that holds."""
        return find_mark(self.marks, kind)

    def power(self, play: Play) -> int:
        """The strength by which a play is compared: that of its weakest card, and what its kind
        adds."""
        return self.powers[play.ranks] if self.powers.by_rank else self.powers.of(play)

    def marks_of(self, kinds: Collection[str]) -> Marks:
        """The marks of these kinds that hold."""
        return tuple(mark for mark in self.marks if mark.kind in kinds)


class MoveProgress(Protocol):
    """The changes of a move in its stages so far."""

    cleared: bool
    """A stage has cleared the field."""

    known_exits: Collection[int]
    """The players whose exit by this move the stage ``on_demotion`` has seen before."""

    @property
    def happened(self) -> Sequence[tuple[Rule, Effect]]:
        """The effects of this move, each with the rule that caused it."""

    @property
    def earlier(self) -> Sequence[tuple[Rule, Effect]]:
        """The effects that the play had before it had to wait for this move."""

    @property
    def powers(self) -> StrengthTable:
        """The order of strength that holds now."""

    def extra_count(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for, for a rule about this rank."""

    def has_plays(self, position: Position, seat: int) -> bool:
        """Whether this seat could play known cards."""


class NoProgress:
    """The progress of a move that has changed nothing yet."""

    cleared = False
    known_exits: Collection[int] = ()
    happened: Sequence[tuple[Rule, Effect]] = ()
    earlier: Sequence[tuple[Rule, Effect]] = ()

    def __init__(self, powers: StrengthTable, extra_count: Callable[[Play, str], int]) -> None:
        self.powers, self.extra_count = powers, extra_count

    def has_plays(self, position: Position, seat: int) -> bool:
        return True


class MoveContext(Struct, eq=False):
    """A move as its stages see it. ``now`` stays the same while the rules of a stage look at it."""

    before: Position
    """The position before the move."""
    now: PositionView
    """The position after the stages so far."""
    seat: int
    """The seat that makes the move, or about which the hook is asked."""
    situation: SituationView
    """The situation of the play: what it had to beat."""
    field: tuple[LaidPlay, ...]
    """The field with the play on top, even if it has been cleared since."""
    goes_out: bool
    """Whether the play emptied the hand."""
    progress: MoveProgress

    def for_seat(self, seat: int) -> MoveContext:
        """The same move, asked about another seat."""
        return replace(self, seat=seat, goes_out=self.goes_out and seat == self.seat)

    @property
    def play(self) -> Play:
        play: Play = self.field[-1].play
        return play

    @property
    def cleared(self) -> bool:
        """Whether an earlier stage has cleared the field."""
        return self.progress.cleared

    @property
    def powers(self) -> StrengthTable:
        """The order of strength that holds now."""
        return self.progress.powers

    def extra_count(self, rank: str) -> int:
        """How many cards more than it shows the play counts for, for a rule about this rank."""
        return self.progress.extra_count(self.play, rank)

    @property
    def could_play(self) -> bool:
        """Whether the player may have had cards to play; only a known hand can have none."""
        return bool(self.before.unknown[self.seat]) or self.progress.has_plays(
            self.before, self.seat
        )

    @property
    def active_clauses(self) -> set[str]:
        """The ids of the clauses that had an effect in earlier stages of this play."""
        return {rule.clause.id for rule, _ in (*self.progress.earlier, *self.progress.happened)}


class Asked(Struct, eq=False):
    """A question at a table, for a rule that has done nothing about it."""

    kind: str
    """The kind of the question."""
    seat: int
    """The seat that it is about; ``NOBODY`` if it is about all."""
    position: Position
    situation: SituationView
    play: Play | None = None
    """The play that is asked about."""
    value: object = None
    """The answer."""
    made: Play | None = None
    """The play that was made last in the moves of the table, if its cards are face up."""
    moves: tuple[Move, ...] = ()
    """The moves of the table."""
    acted: frozenset[str] = frozenset()
    """The ids of the clauses that did something in the last move."""

    mover: int = NOBODY
    """The seat that made the last move."""
    foreseen: Foresight | None = None
    """What the play that is asked about would set off."""

    @property
    def last_kind(self) -> str:
        """The kind of the last move; empty: none was made."""
        return self.moves[-1].kind if self.moves else ""

    @property
    def is_just_given(self) -> bool:
        """Whether the last move was one of the exchange, which is over by that."""
        given = self.last_kind in (GIVE, SHOW, SWAP, SWAP_HANDS)
        return given and not (self.position.exchanging or self.position.field)


class Foresight(Protocol):
    """What a play would set off, as far as nobody answers it; computed when asked for."""

    play: Play

    def changes(self) -> Sequence[Effect]:
        """The effects of ``on_play``."""

    def turns(self) -> bool:
        """Whether the play reverses the ranking before it can be a foul finish."""

    def foul(self, clauses: Sequence[str]) -> Leave | None:
        """The foul finish that the play would be; these clauses count although they are off."""


Handler = Callable[[MoveContext], Effects]
Handlers = tuple[tuple[Any, Handler], ...]
"""The rules that take part in one stage, each with its hook."""


class Fulfilment(Struct, frozen=True):
    """A move that fulfils an obligation."""

    before: Position
    now: PositionView
    owed: Obligation
    kind: str
    """The kind of the move."""
    seat: int
    other: int
    """The seat that the move names."""
    cards: int
    """The cards that are moved, as a set."""
    back: int
    """The cards that come back, as a set."""
    rank: int
    hidden: int = 0
    """How many more cards are moved that only the player who laid them knows."""


class Gift(Struct, frozen=True):
    """A gift of the exchange: ``giver`` gives ``count`` cards to ``taker``."""

    giver: int
    taker: int
    count: int
    strongest: bool
    """It goes from a lower to a higher title, so the strongest cards have to be given."""
    shown: bool = False
    """The cards are only shown."""
    free: bool = False
    """The giver may choose the cards all the same."""
    never: int = 0
    """The cards that are never given, as a set."""


class Undetermined(Struct, frozen=True):
    """The answer of a hook that forbids something unless a fact holds that isn't known."""

    fact: str
    """The ending of a message key."""
    seat: int
    """The seat that the fact is about."""
    cards: int = 0
    about: str = "cards"
    """Why it is unknown; see :class:`~referee.engine.answer.UnknownFact`."""
    decides: bool = True
    """Whether it is forbidden if the fact is false; else something else is unknown too."""


MET_BY = {
    "give": (GIVE,),
    "discard": (DISCARD,),
    "add": (DISCARD,),
    "name": (NAME,),
    "pick": (PICK,),
    "look": (PICK,),
    "reseat": (PICK,),
    "share": (ACCEPT,),
    "pardon": (ACCEPT,),
    "declare": (ACCEPT,),
    "show_strongest": (EXPOSE,),
    "show_weakest": (EXPOSE,),
    "take": (TAKE,),
    "draw": (DRAW,),
    "pick_up": (DRAW,),
    "take_field": (DRAW,),
    "seize": (DRAW,),
    "swap": (SWAP,),
    "swap_hands": (SWAP_HANDS,),
    "mix_hands": (PICK,),
    "call": (ACCEPT,),
    "revolt": (REVOLT, NO_REVOLT),
    "penalty": (GIVE,),
}
"""By kind of obligation, the kinds of moves that fulfil it; one whose ``least`` is 0 may also be
declined."""


MAX_RANKS_CACHED = 256
MAX_PLAYS_CACHED = 2_000


@lru_cache(MAX_RANKS_CACHED)
def rank_indices(deck: Deck, ranks: Sequence[str]) -> tuple[int, ...]:
    """The indices of these ranks, without jokers."""
    return tuple(deck.ranks.index(rank) for rank in ranks if rank != "Jo")


@lru_cache(MAX_RANKS_CACHED)
def cards_of_ranks(deck: Deck, ranks: Sequence[str]) -> int:
    """All cards of these ranks, as a set; with ``Jo`` the jokers too."""
    masks = (deck.rank_masks[rank] for rank in rank_indices(deck, ranks))
    return reduce(or_, masks, deck.joker_mask(deck.jokers) if "Jo" in ranks else 0)


def is_whole_hand(deck: Deck, table: PositionView, seat: int) -> bool:
    """Whether a hand may still have as many cards as have been dealt."""
    held = table.held(seat)
    return held is None or held >= (deck.size + deck.jokers) // table.size


def may_beat_own_play(table: PositionView) -> bool:
    """Whether the player of the top play is in the game and has not passed on it."""
    owner = table.field[-1].seat
    return owner in table.playing and not table.passed >> owner & 1


def count_held(deck: Deck, table: PositionView, seat: int, cards: int) -> tuple[int, int]:
    """How many cards of a set a hand is known to hold, and how many it may hold at most."""
    known, room = (table.known[seat] & cards).bit_count(), table.unknown[seat]
    unseen = deck.take(cards, deck.take(deck.full, unseen_cards(deck, table))).bit_count()
    return known, known + (unseen if room == MANY else min(room, unseen))


def discard_all(
    deck: Deck, now: PositionView, cards: int, clause: str, *, known: bool = True
) -> Iterator[Owe]:
    """Obliges all players to discard the cards of a set; without ``known`` only those that may be
    among the unknown cards of their hands."""
    for seat in now.playing:
        held, most = count_held(deck, now, seat, cards)
        least = held if known else 0
        count = most - held + least
        if count:
            yield Owe(Obligation("discard", seat, NOBODY, count, clause, least, of=cards,
                                 forced=least < count))  # fmt: skip


def reduced(owed: Obligation, now: PositionView, deck: Deck) -> Obligation | None:
    """The obligation as far as it can still be fulfilled, or ``None`` if it cannot."""
    match owed.kind:
        case "give" | "discard" | "show_strongest" | "show_weakest":
            left = _held(now, owed.seat, owed.of)
        case "take":
            left = max((_held(now, seat, owed.of) for seat in _others(owed, now)), default=0)
        case "swap":
            back = max((_held(now, seat) for seat in _others(owed, now)), default=0)
            left = min(_held(now, owed.seat, owed.of), back)
        case "draw":
            lying = reduce(deck.add, (laid.play.mask & owed.of for laid in now.field[:-1]), 0)
            left = may_lie_discarded(deck, now)[1] + lying.bit_count()
            least = min(owed.least, now.discards.bit_count())
            owed = replace(owed, least=least, forced=owed.forced or least < owed.least)
        case "pick_up":
            there = _lying(owed, now, deck)
            owed, left = replace(owed, of=there), there.bit_count()
        case "penalty":
            left = sum(laid.play.count for laid in now.field)
        case "pick" | "look" | "swap_hands" | "mix_hands":
            left = owed.count if _others(owed, now) else 0
        case _:
            return owed
    count = min(owed.count, left)
    if count == owed.count:
        return owed
    return _with_count(owed, count) if count else None


def _with_count(owed: Obligation, count: int) -> Obligation:
    """The obligation with fewer cards."""
    least = min(owed.least, count)
    return replace(owed, count=count, least=least, forced=owed.forced and least < count)


def _lying(owed: Obligation, now: PositionView, deck: Deck) -> int:
    """The cards to be picked up that are below the top of the field or discarded."""
    lie = reduce(deck.add, (laid.play.mask for laid in now.field[:-1]), now.discards)
    return deck.take(owed.of, deck.take(owed.of, lie))


def takes_all(owed: Obligation, now: PositionView) -> bool:
    """Whether an obligation can take the last card of the hand."""
    return owed.kind in ("give", "discard") and owed.count >= _held(now, owed.seat)


def sparing_one(owed: Obligation, now: PositionView) -> Obligation | None:
    """The obligation if the last card has to stay in the hand, or ``None`` if nothing is left."""
    count = _held(now, owed.seat) - 1
    return _with_count(owed, count) if count > 0 else None


def _others(owed: Obligation, now: PositionView) -> list[int]:
    """The seats at which the obligation may be aimed."""
    return [seat for seat in now.playing if seat != owed.seat and owed.to in (NOBODY, seat)]


def _held(now: PositionView, seat: int, of: int = 0) -> int:
    """How many cards, or how many cards of a set, a seat may hold at most."""
    known, unknown = now.known[seat], now.unknown[seat]
    return MAX_CARDS if unknown == MANY else (known & of if of else known).bit_count() + unknown


MAX_CARDS = 1000
"""More cards than any pack has."""


SOME_CARDS = "some cards"
"""A ``scope``: ``forbids`` looks at the cards; it may forbid some plays of a hand."""
ANY_CARDS = "any cards"
"""A ``scope``: ``forbids`` gives the same answer for all plays, and without a play."""
NOT_HELD = "not held"
"""A ``scope``: ``forbids`` is only about cards that the hand isn't known to hold."""
FORMLESS = "formless"
"""A ``scope``: ``forbids`` is only about cards that have no form."""

Remark = tuple[str, Mapping[str, object]]
"""The ending of a message key, and the arguments of the message."""

Lifts = Mapping[int, int]
"""Strengths by rank index, or by the position of a card."""

ABOVE_FOULS, WITH_FOULS, BELOW_FOULS = 1, 2, 3
"""How deep a player sinks who has left the game in some way; see ``bottom_exits``."""

OBSERVING_HOOKS = (
    "bars", "allows", "applies", "is_met_by", "reverses", "reorders", "ignores_reversal",
    "adjusts_strength", "suspended_rules",
)  # fmt: skip
"""The hooks that judge plays by the marks of a situation, or say which rules do."""

STAGES: tuple[str, ...] = (
    "on_play", "on_settle", "on_clear", "on_finish", "on_demotion", "on_owe", "on_turn",
)  # fmt: skip
"""The stages of a play, in order: marks and the order of strength; what follows from them; clearing
the field; going out; demotions; obligations; whose turn it is."""

PASS_STAGES = ("on_pass", "on_cleared", "on_lead")
"""The stages of a pass: marks and clearing the field; what follows from a clear; who leads."""


class ClimbingRule(Rule):
    """The base of all rules in ``games/climbing/rules``. A rule overrides the hooks that it needs.

    A hook whose name begins with ``on_`` returns the effects of an event; the others answer a
    question. Hooks change nothing, and never ask which other rules are in use. "Cached" means that
    the answer is stored: it may depend on nothing but the arguments.
    """

    # ---- its words

    def in_words(self) -> Words:
        """What it says, for a reason that quotes it: as it is read at this table."""
        return self.clause.wording

    def condition_in_words(self) -> Words:
        """When it applies, as the beginning of a sentence: ``when a 7 is played``. Empty if its
        text doesn't begin so."""
        return {}

    def missed_moment(self, position: Position, seat: int) -> str:
        """What makes it too early or too late for it. If it is about hands as dealt: the game has
        ``begun``, the exchange is ``over`` or isn't (``exchanging``); if it is about a daifugo who
        plays on after the fall: ``fallen`` is out of the game, ``pardoned`` already or
        ``unfallen``, or the pardon is ``mistimed``. Else empty."""
        return ""

    def gift_flaw(self, held: int, cards: int) -> Mapping[str, object]:
        """What is wrong with cards of a gift, as arguments of ``RULE-bars``; ``held``: the hand."""
        return {}

    def unfit_details(self, cards: int) -> Mapping[str, object]:
        """Arguments of ``near-cards``: in what respect these cards aren't those that it allows."""
        return {}

    occasion: str = ""
    """When it applies, in one word such as ``play``; empty if its text doesn't say so."""
    misfit: str = ""
    """In what respect cards that it doesn't allow are wrong, as an option of ``debt-bars``."""

    parity: str = ""
    """``odd`` or ``even`` if its play takes such a number of cards; else empty."""

    # ---- which plays there are

    forms: tuple[str, ...] = ()
    """The forms that it adds: names of :mod:`referee.games.climbing.plays.forms`."""
    wild: ClassVar[bool] = False
    """Jokers may stand for other cards."""

    # ---- whether a play may follow, or a move be made

    move_kinds: tuple[str, ...] = (PLAY, PASS)
    """The kinds of moves that ``forbids`` is about."""
    scope: ClassVar[str] = SOME_CARDS
    """Which plays ``forbids`` can be about."""
    out_of_turn: ClassVar[bool] = False
    """``forbids`` is about moves out of turn, by players who are out, or during an obligation."""
    grants: ClassVar[tuple[str, ...]] = ()
    """The kinds of moves that the text of the clause grants."""
    allowed_counts: Sequence[int] | None = None
    """The numbers of cards that plays have which ``allows`` allows though another number is
    required. ``None``: any number; empty: only the required number."""
    max_jokers: Mapping[str, int] = {}
    """Form -> how many jokers it may hold; ``bars`` bars plays with more."""
    by_suits: bool = False
    """``bars`` or ``allows`` look at the suits of the top of the field."""
    by_pile: bool = False
    """``bars`` or ``allows`` count the cards of the rank on top in the plays beneath it."""
    sees_suits: bool = True
    """Whether ``bars`` and ``allows`` may differ for plays that only differ in suits (apart from
    cards that have a strength of their own). If not, such plays are judged once."""

    def bars(self, situation: SituationView, play: Play) -> bool:
        """Whether the play may not follow here. Cached."""
        return False

    def allows(self, situation: SituationView, play: Play) -> bool:
        """Whether the play may follow here whatever the overridden clauses say. Cached."""
        return False

    def applies(self, situation: SituationView) -> bool:
        """Whether ``bars`` or ``allows`` can be true here for any play. Cached."""
        return True

    def required_count(self, situation: SituationView) -> int:
        """How many cards every play must have here, or 0; ``bars`` bars the other plays."""
        return 0

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        """Whether the rule requires something here that the play has: a reason for a yes."""
        return False

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """Arguments of its messages besides seat, cards and top of the field."""
        return {}

    def seat_details(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> Mapping[str, object]:
        """Arguments of its messages that depend on the hand of the player."""
        return {}

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        """Whether this seat may not make a move of this kind; ``play``: which one, if it is one."""
        return False

    def forbids_change(self, position: Position, seat: int, foreseen: Foresight) -> bool:
        """Whether this seat may not make a play with such effects."""
        return False

    def forbids_for_hand(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> bool | Undetermined:
        """Whether this seat may not make a play, depending on hands and on the order of strength.
        An unknown fact may decide."""
        return False

    def allows_seat(self, position: Position, seat: int, play: Play) -> bool:
        """Whether this seat may make a play that ``allows`` lets through."""
        return True

    def restricts(self, position: Position, seat: int) -> bool:
        """Whether ``forbids`` (with some cards), ``forbids_change`` or ``forbids_for_hand`` can be
        true for this seat. Asked once for each list of plays."""
        return True

    def forbids_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        """Whether this seat may not pass if there is a play that it may make."""
        return False

    def allows_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        """Whether this seat may pass though rules that this one overrides forbid it."""
        return False

    def pass_details(self) -> dict[str, object]:
        """Arguments of its messages about a pass that is forbidden, or that it grants."""
        return {}

    def remarks(self, position: Position, cards: Sequence[Card]) -> Iterable[Remark]:
        """The remark about cards that may be played, as they were named."""
        return ()

    def offending_cards(self, position: Position, seat: int, cards: int) -> int:
        """Those of the cards because of which it forbids this seat to play or give them."""
        return cards

    def bar_details(self, position: Position, seat: int, cards: int) -> Mapping[str, object]:
        """Arguments of its message about a forbidden move of this seat with these cards.
        ``holder``: a seat."""
        return {}

    def forbids_act(
        self, position: Position, kind: str, seat: int, other: int
    ) -> bool | Undetermined:
        """Whether an act such as a janken result or the exposure of a lie is forbidden."""
        return False

    # ---- an auction before the first card

    def forbids_bid(self, position: Position, seat: int, number: str) -> str:
        """Why this seat may not make such a bid: the ending of a sentence. Its reason for a bid
        that may be made ends in ``free``."""
        return ""

    def bid_details(self, position: Position) -> Mapping[str, Any]:
        """Arguments of its messages about a bid here."""
        return {}

    def bids(self, position: Position) -> Sequence[int]:
        """The numbers that can be bid, legal or not."""
        return ()

    def on_bid(self, context: MoveContext, number: int) -> Effects:
        """A player bids before the first card."""
        return ()

    # ---- what marks do to the order of strength and to other rules; all of these are cached

    reversing_marks: tuple[str, ...] = ()
    """The kinds of marks that ``reverses`` looks at; if empty, those of its ``words``."""

    def reverses(self, marks: Marks) -> bool:
        """Whether the marks reverse the order."""
        return False

    def order_details(self, marks: Marks = ()) -> Mapping[str, object]:
        """Arguments of its messages about the order with these marks, or about who leads."""
        return {}

    def compares(self, situation: SituationView, play: Play, below: Play) -> Mapping[str, object]:
        """Arguments of the sentence whether a play beats the one below: what decides between
        them."""
        return {}

    def ranks_suits(self, turned: bool) -> str:
        """The suits, lowest first, by which a play beats an equal one; ``turned``: the ranking is
        reversed."""
        return ""

    def debt_details(self, owed: Obligation, occasion: Occasion = UNKNOWN) -> Mapping[str, object]:
        """Arguments of the message that an obligation of this rule is met: what led to it."""
        cause = {} if owed.offered else self.since(Owe(owed), occasion)
        return {"cause": cause} if cause else {}

    def hand_details(self, position: Position, seat: int) -> Mapping[str, object]:
        """Arguments of its messages that a hand fits, or doesn't: what is so of this one."""
        return {}

    def lead_details(self, position: Position) -> Mapping[str, object]:
        """Arguments of its messages about who leads here."""
        return self.order_details()

    def reorders(self, marks: Marks) -> Sequence[int] | None:
        """The rank indices from weakest to strongest, if the marks change them."""
        return None

    def lacks_rank(self, marks: Marks) -> bool:
        """Whether the table has to name a rank for the rule, and these marks don't name it."""
        return False

    def ignores_reversal(self, marks: Marks) -> bool:
        """Whether the ranks stay in their order though other rules reverse it."""
        return False

    def adjusts_strength(
        self, marks: Marks, order: RankStrengths, turned: bool
    ) -> tuple[Lifts, Lifts]:
        """The new strengths of single ranks, and of single cards; ``turned``: whether the order is
        reversed."""
        return {}, {}

    def extra_strength(self, play: Play) -> int:
        """What the kind of a play adds to its strength, whatever the ranking."""
        return 0

    def suspended_rules(self, marks: Marks) -> Iterable[str]:
        """The switches of the rules that are out of force because of the marks."""
        return ()

    # ---- what a move sets off, stage by stage
    # The stages of a play are STAGES, those of a pass PASS_STAGES, with on_demotion before on_lead
    # if the pass makes somebody leave.

    min_plays: int = 1
    """How many plays have to be on the field, this one included, for ``on_play`` to do anything."""
    only_with_others: ClassVar[bool] = False
    """Its stages only do something if another rule of its clause looks at the play too."""
    by_hand_size: ClassVar[bool] = False
    """Whether it may forbid a play because it is the last one of a hand."""
    bars_forms: bool = False
    """Whether it forbids every play of its ``forms``."""
    judges: str = ""
    """``allow`` if it allows certain cards, ``forbid`` if it forbids plays."""
    by_joker_suits: bool = False
    """The effects of ``on_play`` depend on the suits that the jokers of a set stand for."""
    awaits_clear: bool = False
    """Its obligations come after the play has cleared the field, by whatever rule."""
    exit_stages: tuple[str, ...] = ("on_demotion",)
    """The stages that have an effect only if the move makes a player leave the game."""
    only_last_pass: ClassVar[bool] = False
    """``on_pass`` has an effect only if no one is left who could answer the field."""
    lasting_passes: bool = False
    """A pass lasts until the field is cleared."""
    exit_kinds: tuple[str, ...] = ()
    """Ways of leaving that only games with this rule have (``out burst``)."""
    own_ranks: tuple[str, ...] = ()
    """The ranks whose special rule it is: cards of them set it off, in any form."""
    counts_cards: bool = False
    """How much it makes players owe depends on how many cards of ``own_ranks`` are played."""

    def exemption(self, before: Position, after: Position, play: Play) -> Mapping[str, object]:
        """Arguments of a message why last cards are allowed; ``state``: in which order they are,
        though it rules them out in others, or ``usual``."""
        return {}

    explains_refusals: ClassVar[bool] = False
    """Whether :meth:`unmet` is about plays that are refused, instead of such that may be made."""

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        """Arguments of the message ``NAME-spared`` why the rule does nothing here, if players might
        expect it to; else none. ``holder``: a seat."""
        return {}

    def suppresses_triggers(self, play: Play, ranks: Sequence[str]) -> bool:
        """Whether this play doesn't set off the special rules of these ranks. Cached."""
        return False

    def concerns(self, play: Play) -> bool:
        """Whether its stages look at this play. Cached."""
        return True

    def is_concerned(self, play: Play) -> bool:
        """:meth:`concerns`, which is asked once for each play: all rulebooks share the rule."""
        answer = self._concerned.get(play)
        if answer is None:
            if len(self._concerned) >= MAX_PLAYS_CACHED:
                self._concerned.clear()
            answer = self._concerned[play] = self.concerns(play)
        return answer

    @cached_property
    def _concerned(self) -> dict[Play, bool]:
        return {}

    def extra_count(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for, for a rule about this rank."""
        return 0

    def on_play(self, context: MoveContext) -> Effects:
        """Marks, and the order of strength."""
        return ()

    def on_settle(self, context: MoveContext) -> Effects:
        """The effects of these. Called again after an obligation is fulfilled."""
        return ()

    def on_clear(self, context: MoveContext) -> Effects:
        """The play clears the field at once (流す)."""
        return ()

    def on_finish(self, context: MoveContext) -> Effects:
        """Players go out."""
        return ()

    def on_demotion(self, context: MoveContext) -> Effects:
        """Players who left fall to the bottom, or make others fall."""
        return ()

    def on_owe(self, context: MoveContext) -> Effects:
        """Obligations to be fulfilled before play goes on."""
        return ()

    def on_turn(self, context: MoveContext) -> Effects:
        """The effects on whose turn is next."""
        return ()

    def explains_turn(self, position: Position) -> bool:
        """Whether this rule is the reason why it is not simply the next player's turn."""
        return False

    def on_pass(self, context: MoveContext) -> Effects:
        """Marks, and clearing the field. See :attr:`only_last_pass`."""
        return ()

    def on_skip(self, context: MoveContext) -> Effects:
        """A play skips this seat."""
        return ()

    def on_cleared(self, context: MoveContext) -> Effects:
        """A pass has cleared the field."""
        return ()

    def on_lead(self, context: MoveContext) -> Effects:
        """The effects on who leads after a pass has cleared the field."""
        return ()

    def on_unanswered(self, context: MoveContext) -> Effects:
        """Called if a move leaves no one who could answer the top of the field. ``on_cleared``,
        ``on_demotion`` and ``on_lead`` follow, as after a pass."""
        return ()

    def on_announcement(self, context: MoveContext) -> Effects:
        """A player says that one card is left."""
        return ()

    def on_hand(self, context: MoveContext) -> Effects:
        """The effects of the cards in the hands, after the deal and after every move."""
        return ()

    # ---- a cut (a play that clears the field) that others may answer; a play that may be taken

    answerable: bool = False
    """Its cut may be answered, if a clause lets others answer."""
    answer_has_effects: bool = True
    """Cards that answer a cut by this rule set off what they do elsewhere."""
    replaces_cut: bool = False
    """An answer by this rule is a play like any other, which may be answered too."""
    answers_skip: bool = False
    """It answers plays that skip players, and only those who are skipped may answer. Otherwise it
    answers cuts, and all others may."""

    @property
    def answer_order(self) -> str:
        """The order of answers to its cut: ``turn_order`` or ``first_called``."""
        return "turn_order"

    def interception(self, context: MoveContext) -> Obligation | None:
        """An offer to take the play away before it has any effect."""
        return None

    def takes_back(self, position: Position, seat: int, foreseen: Foresight) -> bool:
        """Whether the play goes back to the hand before it has any effect. The field is cleared,
        and the next player leads."""
        return False

    def is_answerable_at(self, situation: SituationView) -> bool:
        """Whether others may answer in this situation, with the cut on top."""
        return True

    def answers_cut(self, cut: Play, play: Play) -> bool:
        """Whether this play answers that cut, or that skip."""
        return False

    def counter_card(self, play: Play) -> int:
        """The card, as a set, by which others may undo what this play sets off; 0: none."""
        return 0

    @property
    def counter_joins(self) -> bool:
        """Whether that card is laid beside the play instead of being discarded."""
        return False

    def undoes(self, play: Play, clause: Clause, effects: Iterable[Effect]) -> bool:
        """Whether that card undoes these effects that the clause has by the play."""
        return True

    def may_answer(self, cut: Play) -> bool:
        """Whether any play could answer this cut."""
        return True

    def on_answer(self, context: MoveContext) -> Effects:
        """The effects of an answer."""
        return ()

    def on_stopped(self, context: MoveContext) -> Effects:
        """What a cut still does although an answer has stopped it."""
        return ()

    # ---- obligations and offers, and the moves that fulfil them

    deck: Deck
    asks: frozenset[str] = frozenset()
    """The kinds of obligations that it makes or offers, as far as players ask for them by name: for
    a move that nobody is asked for now, the rule is the one that they think of."""
    exit_by_obligation: str = "out_no_foul"
    """The result of losing the last card by its obligations: ``out_no_foul``,
    ``out_judged_by_cards`` or ``not_allowed``."""
    by_normal_order: bool = True
    """The strongest cards are those in the normal order, though it is reversed."""
    exits_share: bool = False
    """Whether players who go out together by its obligations share the place."""
    exits_together: bool = False
    """Players whose hands are emptied by its obligations go out when the last of these is
    fulfilled."""
    offers_only_if_stuck: bool = False
    """Its offers on a turn need a hand of which no card may be played."""
    offers_in_exchange: bool = False
    """Its offers at any time can also be taken up during the exchange before the game."""
    fulfilled_by_decline: ClassVar[bool] = False
    """``on_fulfilled`` also comes after an obligation was declined."""

    def offers(
        self, position: Position, seat: int, situation: SituationView
    ) -> Iterable[Obligation]:
        """The options of this seat on its turn besides playing and passing, as obligations that may
        be ignored. ``situation``: what a play would have to beat."""
        return ()

    def offers_any_time(self, position: Position, situation: SituationView) -> Iterable[Obligation]:
        """The options of seats at any time, even of those that are out."""
        return ()

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether this move may not fulfil an obligation of the rule."""
        return False

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        """An obligation of the rule is fulfilled."""
        return ()

    def on_offer_taken(self, context: MoveContext) -> Effects:
        """A seat has made the move that the rule offers."""
        return ()

    def on_fulfilled_clear(self, fulfilment: Fulfilment) -> Effects:
        """Fulfilling an obligation has cleared the field."""
        return ()

    def order_of_exits(
        self, seats: Sequence[int], owed: Obligation, direction: int
    ) -> Sequence[int]:
        """The order in which players go out whose hands are emptied by its obligation; ``seats``
        are in turn order."""
        return seats

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterable[Obligation]:
        """The rest of its obligations after others have changed the hands."""
        left = [part for obligation in owed if (part := reduced(obligation, now, self.deck))]
        all_cards = any(takes_all(obligation, now) for obligation in left)
        if not all_cards or self.exit_by_obligation != "not_allowed":
            return left
        spared = (sparing_one(owed, now) if takes_all(owed, now) else owed for owed in left)
        return [obligation for obligation in spared if obligation]

    # ---- cards face down, and doubting them (ダウト)

    allows_face_down: ClassVar[bool] = False
    """Cards may be laid face down, or be read freely."""

    @property
    def before_doubt(self) -> bool:
        """Whether its ``on_clear`` and ``on_finish`` come before a doubt."""
        return False

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        """Like ``is_met_by``, of a play and the one below as they lie, face down or not."""
        return False

    def accepts_reading(self, laid: Play, read: Play) -> bool:
        """Whether jokers that a doubt turns up may be themselves, as in this reading of the play;
        otherwise they are wild cards."""
        return True

    def field_to_beat(self, field: tuple[LaidPlay, ...]) -> tuple[LaidPlay, ...]:
        """The plays of the field that count for the next player."""
        return field

    def opens_doubt(self, context: MoveContext) -> bool:
        """Whether the play may be doubted."""
        return False

    def first_asked(self, context: MoveContext) -> int:
        """The seat that is asked first whether it doubts the play."""
        raise NotImplementedError

    def on_doubt(self, context: MoveContext, doubter: int, legal: bool) -> Effects:
        """The play has been doubted; ``legal``: it was what it had to be."""
        return ()

    # ---- the exchange before a game (カード交換)

    sees_deal: bool = False
    """It looks at the hands once, as they are after the exchange."""
    simultaneous: bool = False
    """All gifts change hands at once."""
    limits_gifts: bool = False
    """It says which cards have to be given."""
    exempts: bool = False
    """It exempts players from giving their strongest cards; they may give them all the same."""

    def gifts(self, position: Position) -> Iterable[Gift]:
        """The gifts: who gives whom how many cards."""
        return ()

    def altered_gift(self, position: Position, gift: Gift) -> Gift | None:
        """The gift as this rule changes it; ``None``: it isn't given."""
        return gift

    def extra_gift_cards(self, position: Position, gift: Gift) -> int:
        """How many more cards belong to the gift."""
        return 0

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        """Whether these cards may not be given."""
        return False

    def gift_details(self) -> dict[str, object]:
        """Arguments of its messages about gifts."""
        return {}

    def gift_must_wait(self, position: Position, gift: Gift) -> bool:
        """Whether the gift has to wait for another one."""
        return False

    def allows_gift(self, position: Position, gift: Gift) -> bool:
        """Whether this rule is the reason why the gift is allowed."""
        return False

    def on_exchanged(self, context: MoveContext) -> Effects:
        """The exchange is over."""
        return ()

    def on_lie_exposed(self, context: MoveContext) -> Effects:
        """The effects of a lie in the exchange that is exposed."""
        return ()

    # ---- places, titles, points: questions about a whole game or a set of games

    answers: tuple[str, ...] = ()
    """The questions that :meth:`answer` answers."""
    lead_facts: tuple[str, ...] = ()
    """If it answers ``first_lead``: the facts that decide if it cannot say who leads."""
    open_fact: str = "hands-left"
    """The fact that decides places or points that depend on hands, if these aren't known."""

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The answer to one of its questions; ``ranking``: the seats of the last game, best first.

        ``first_lead`` is answered by a seat, by the fact that decides, or by ``None`` if the text
        doesn't say. Unless a question says otherwise, ``None`` lets another rule answer.
        """

    def match_details(self, question: str) -> Mapping[str, object]:
        """Arguments of its messages when it answers this question."""
        return {}

    def extra_dealt(self, position: Position) -> Mapping[int, int]:
        """Seat -> how many cards more than the others (or fewer) it is dealt."""
        return {}

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        """The points of each seat besides those of its place. ``placed``: the seats by place, as
        far as known. ``None``: it depends on unknown cards."""
        return {}

    def costly_cards(self, position: Position) -> Mapping[int, int | None]:
        """How many cards of each hand cost points."""
        return {}

    def points_details(self, position: Position) -> Mapping[str, Any]:
        """Arguments of its messages about points besides those of places."""
        return {}

    def payments(self, position: Position) -> Sequence[tuple[int, int]]:
        """Who has paid whom, as seats, if these payments make up all its points."""
        return ()

    def equalizes_titles(self, position: Position) -> bool:
        """Whether all players, whatever their place, have the same title after this game."""
        return False

    def settled_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        """Seat -> points besides those for places, after some players have paid for others."""
        return points

    def shared_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        """Seat -> points in the end, after partners have added up theirs."""
        return points

    def regraded_places(
        self, position: Position, placed: Sequence[int | None], sunk: Sequence[int]
    ) -> Sequence[int | None]:
        """The seats by place as this rule changes them; ``sunk``: those with the lowest places."""
        return placed

    def regraded_seats(self, position: Position) -> Mapping[str, int | None]:
        """Argument of its message about that -> a seat."""
        return {}

    def shared_places(self, position: Position) -> Sequence[Sequence[int]]:
        """Groups of seats that share the best of their places."""
        return ()

    def bottom_exits(self) -> Mapping[str, int]:
        """Ways of leaving the game that end at the bottom, with their depth."""
        return {}

    # ---- what the hooks have in common

    @cached_property
    def observed_marks(self) -> Iterable[str]:
        """The kinds of marks that its :data:`OBSERVING_HOOKS` look at; by default its own."""
        return {word.kind for word in self.words}

    def cards_of(self, *ranks: str) -> int:
        """All cards of these ranks, as a set; with ``Jo`` the jokers too."""
        return cards_of_ranks(self.deck, ranks)

    def keeps_lead(self, context: MoveContext) -> Effects:
        """An ``on_turn`` by which a player whose play cleared the field by this clause leads."""
        acted = context.cleared and self.clause.id in context.active_clauses
        if acted and not context.now.is_out(context.seat):
            yield KeepLead(context.seat)


def judging_marks(rule: ClimbingRule) -> Iterable[str]:
    """The kinds of marks that decide how a rule judges plays."""
    return () if rule.declared.isdisjoint(OBSERVING_HOOKS) else rule.observed_marks


class CardLossRule(ClimbingRule):
    """A rule by which players lose cards. One reading of the book decides for all of them whether
    going out by it can be a foul, because the list of fouls is about the last cards played."""

    parting_foul = Param("no", "whether the cards that one parted with can make a foul")

    @property
    def exit_by_obligation(self) -> str:  # type: ignore[override]
        return "out_judged_by_cards" if self.parting_foul == "yes" else "out_no_foul"
