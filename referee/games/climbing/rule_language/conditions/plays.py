"""Conditions on plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import pairwise
from operator import or_

from msgspec import Struct

from referee.cards.card import Deck, bits
from referee.games.climbing.plays.covered_plays import Covered
from referee.games.climbing.plays.custom_forms import (
    ANY_SUITS,
    KICKERS,
    OF_SUITS,
    ONE_COLOUR,
    ONE_SUIT,
    Mixture,
    Row,
)
from referee.games.climbing.plays.play import (
    AROUND,
    FORMS,
    KICKED,
    KICKED_ALOUD,
    KIN,
    MIX,
    RUN,
    SET,
    SINGLE,
    FieldShape,
    Play,
    joker_rank,
)
from referee.games.climbing.rule_api.rule import SituationView
from referee.rulebook.rule_language import Word

from .comparison import COLOURS, COMPARED_WORDS, Comparison

WITH_KICKERS = (KICKED, KICKED_ALOUD)
HOW_MIXED = {"any": ANY_SUITS, "one": ONE_SUIT, "one colour": ONE_COLOUR}
"""By ``when.play.mix_suits``: how the name of the mixture's form begins."""

SOME, SEVERAL = "some", "several"
AT_LEAST = {SOME: 1, SEVERAL: 2}
"""The least number of jokers for these values of ``when.play.jokers``."""


class BelowCondition(Struct, frozen=True):
    """The words below ``when.play.on``, about the play below; :data:`CARD_WORDS` explains them."""

    rank: tuple[str, ...] = ()
    count: int | str = 0
    at_least: int = 0
    at_most: int = 0
    form: tuple[str, ...] = ()
    around: bool = False
    same: str = ""
    anywhere: bool = False
    plays: int = 0
    cut: bool = False
    skip: bool = False
    times: int = 0
    jokers: int = -1
    stand_ins: bool = False

    def fits(self, top: FieldShape | None, deck: Deck) -> bool:
        """Whether the top of the field fits."""
        if top is None or self.count not in (0, "any", top.count):
            return False
        if top.count < self.at_least or (self.at_most and top.count > self.at_most):
            return False
        if self.around and AROUND not in top.ranks:
            return False
        if not is_form(top, self.form):
            return False
        if self.jokers not in (-1, top.jokers):
            return False
        if "Jo" in self.rank and are_jokers(top, deck):
            return True
        return not self.rank or any(rank in top.ranks for rank in rank_indices(deck, self.rank))

    def alike(self, play: Play, top: FieldShape) -> bool:
        """Whether a play has the same rank as the top of the field, if it has to."""
        forms = play.form in (SINGLE, SET) and top.form in (SINGLE, SET)
        rank = play.ranks[:1] == top.ranks[:1] != (joker_rank(play.deck),)
        return not self.same or (forms and rank)

    def may_be_answered(self, cut: Play, most: int) -> bool:
        """Whether a cut fits and up to ``most`` cards are enough to answer it."""
        shown = self._shown(cut)
        return self.fits(FieldShape(cut), cut.deck) and shown > 0 and self.times * shown <= most

    def answers(self, play: Play, cut: Play) -> bool:
        """Whether a play answers a cut, as far as cards of both are compared."""
        if self.times and play.count != self.times * self._shown(cut):
            return False
        if self.same != "suits":
            return self.alike(play, FieldShape(cut))
        cards = cut.mask & (cards_of_ranks(cut.deck, self.rank) if self.rank else cut.deck.naturals)
        return not play.jokers and _suits(play.deck, play.mask) == _suits(cut.deck, cards)

    def _shown(self, cut: Play) -> int:
        """How many cards of ``rank`` a cut shows."""
        if not self.rank or ("Jo" in self.rank and are_jokers(cut, cut.deck)):
            return cut.count
        ranks = rank_indices(cut.deck, self.rank)
        return sum(cut.shows(rank, stand_ins=self.stand_ins) for rank in ranks)


class PlayCondition(Struct, frozen=True):
    """The words below ``when.play``; :data:`CARD_WORDS` explains them. ``rank`` and ``suit`` mean
    some cards of a play, which are counted."""

    rank: tuple[str, ...] = ()
    suit: str = ""
    count: int | str = 0
    at_least: int = 0
    at_most: int = 0
    stand_ins: bool = False
    jokers: int | str = -1
    joker_at: str = ""
    face_down: str = ""
    only: bool = False
    form: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    one_suit: bool | None = None
    mix: tuple[str, ...] = ()
    mix_suits: str = "any"
    mix_jokers: bool = False
    mix_counts: bool = False
    piled: int = 0
    strongest: bool = False
    last: bool | None = None
    makes: str = ""
    swept: bool = False
    lead: bool | None = None
    put: bool = False
    row: Row | None = None
    on: BelowCondition | None = None
    compared: Comparison | None = None

    @property
    def depends_on_suits(self) -> bool:
        """Whether the suits of a play decide whether it fits."""
        return bool(self.suit) or self.one_suit is not None

    def tops(self, situation: SituationView, play: Play) -> bool:
        """Whether the play shows the strongest rank, if it has to."""
        ranks = range(len(play.deck.ranks))
        return not self.strongest or max(ranks, key=situation.order.__getitem__) in play.ranks

    def meant(self, play: Play) -> int:
        """How many cards of the play are meant."""
        deck = play.deck
        ranks = rank_indices(deck, self.rank)
        jokers = play.jokers - len(play.stands) if "Jo" in self.rank else 0
        if self.suit and (ranks or not self.rank):
            return jokers + self._in_suits(play, ranks)
        if self.rank:
            return jokers + sum(play.shows(rank, stand_ins=self.stand_ins) for rank in ranks)
        if play.form in WITH_KICKERS:
            return self._without_kickers(play)
        return play.count if self.stand_ins else (_visible_cards(play) & deck.naturals).bit_count()

    def _without_kickers(self, play: Play) -> int:
        main = [rank for rank in play.ranks if rank != joker_rank(play.deck)]
        filled = sum(rank != joker_rank(play.deck) for rank, _ in play.stands)
        return len(main) if self.stand_ins else len(main) - filled

    def _in_suits(self, play: Play, ranks: Sequence[int]) -> int:
        deck, suits = play.deck, suit_set(play.deck, self.suit)
        if self.rank and play.form == MIX:  # cards of a mixture are not meant by rank
            return 0
        visible = _visible_cards(play)
        meant = cards_of_ranks(deck, self.rank) if ranks else deck.naturals
        masks = (mask for index, mask in enumerate(deck.suit_masks) if suits >> index & 1)
        shown = sum((visible & meant & mask).bit_count() for mask in masks)
        if not self.stand_ins:
            return shown
        stand_ins = (rank for rank, suit in play.stands if suit >= 0 and suits >> suit & 1)
        return shown + sum(not ranks or rank in ranks for rank in stand_ins)

    def fits(self, play: Play) -> bool:
        """Whether a play fits, wherever it is laid."""
        if not is_form(play, self.form) or not self._fits_jokers(play.jokers):
            return False
        if self.face_down and not self._is_face_down(play):
            return False
        if (self.mix and not self._is_mixture(play)) or (self.row and not self._is_row(play)):
            return False
        if self.one_suit is not None and self.one_suit != _is_of_one_suit(play):
            return False
        if not all(self._shows(play, rank) for rank in self.shows):
            return False
        if not self._fits_joker_place(play):
            return False
        meant = self.meant(play)
        if (self.only and meant != play.count) or (self.at_most and meant > self.at_most):
            return False
        if isinstance(self.count, str) and self.count != "any":
            return meant > 0 and meant % 2 == (self.count == "odd")
        if self.count and self.count != "any":
            return meant == self.count
        if self.mix:
            return True
        named = self.rank or self.suit or self.only
        return meant >= (self.at_least or (1 if named else 0))

    def _fits_jokers(self, count: int) -> bool:
        if isinstance(self.jokers, str):
            return count >= AT_LEAST[self.jokers]
        return self.jokers in (-1, count)

    def _is_face_down(self, play: Play) -> bool:
        """Whether some or all cards of the play are face down."""
        return isinstance(play, Covered) and (self.face_down != "all" or play.shows_nothing)

    @property
    def form_name(self) -> str:
        """The name of the form of its mixture or row, if it has one."""
        if self.row:
            return self.row.name
        return self._mixture.name if self.mix else ""

    @property
    def _mixture(self) -> Mixture:
        suits = HOW_MIXED.get(self.mix_suits, OF_SUITS + self.mix_suits)
        return Mixture(self.mix, suits, self.mix_jokers, self.mix_counts)

    def _is_mixture(self, play: Play) -> bool:
        deck = play.deck
        ranks = sorted(joker_rank(deck) if r == "Jo" else deck.ranks.index(r) for r in self.mix)
        if play.stands and not self.mix_jokers:
            return False
        fits = play.form == self._mixture.form and list(play.ranks) == ranks
        return fits and self._fits_mix_suits(play)

    def _fits_mix_suits(self, play: Play) -> bool:
        if self.mix_suits not in HOW_MIXED:
            return not play.suits & ~suit_set(play.deck, self.mix_suits)
        black = suit_set(play.deck, "black")
        one_colour = play.suits & black in (0, play.suits)
        fits = {"any": True, "one": play.suits.bit_count() == 1, "one colour": one_colour}
        return fits[self.mix_suits]

    def _is_row(self, play: Play) -> bool:
        row = self.row
        if row is None or not row.holds(play.form, play.ranks):
            return False
        if play.stands and not row.jokers:
            return False
        same_suits = bool(row.sizes) or play.suits.bit_count() == row.each
        return row.suits == "any" or same_suits

    def lies_piled(self, field: Sequence[Play]) -> bool:
        """Whether that many cards of the top rank are on top of the field, over several plays."""
        top, count = field[-1].ranks[:1], 0
        for play in reversed(field):
            if play.form not in (SINGLE, SET) or play.ranks[:1] != top:
                break
            count += self.meant(play)
        return not self.piled or count == self.piled

    def _fits_joker_place(self, play: Play) -> bool:
        """Whether ``when.play.joker_at`` holds."""
        places = sorted(rank for rank, _ in play.stands)
        if not self.joker_at:
            return True
        if {*play.ranks[:1], *play.ranks[-1:]} & {*places}:
            return True
        if self.joker_at == "anywhere":
            return bool(places)
        adjacent = any(after - before == 1 for before, after in pairwise(places))
        return self.joker_at == "end or pair" and adjacent

    def _shows(self, play: Play, rank: str) -> bool:
        return play.shows(play.deck.ranks.index(rank), stand_ins=self.stand_ins) > 0


NEITHER = "neither"
"""A value of ``when.play.makes``: no revolution begins or ends."""
CARD_WORDS = (
    Word("when.play", "any play", "flag"),
    Word("when.play.rank", "the play shows cards of this number, or of one of these; jokers as "
         "themselves", "rank", ("Jo",), many=True),
    Word("when.play.suit", "only cards of these suits are meant", "suit", ("red", "black")),
    Word("when.play.count", "exactly so many of the cards meant", "number", ("any", "odd", "even")),
    Word("when.play.at_least", "at least so many of the cards meant", "number"),
    Word("when.play.at_most", "at most so many of the cards meant", "number"),
    Word("when.play.stand_ins", "jokers that stand for the number count as well", "flag"),
    Word("when.play.jokers", "exactly so many jokers in the play, any, or two and more", "number",
         (*AT_LEAST,)),
    Word("when.play.joker_at", "a joker stands at an end of the play, or beside another, or for "
         "any card of it", "", ("end", "end or pair", "anywhere")),
    Word("when.play.face_down", "cards of the play lie face down, or are jokers among others; or "
         "none of them shows a number", "", ("some", "all")),
    Word("when.play.only", "no other cards in the play", "flag"),
    Word("when.play.form", "the play has this form", "", FORMS, many=True),
    Word("when.play.shows", "the play shows each of these numbers", "rank", many=True),
    Word("when.play.one_suit", "all cards of the play are of one suit, or are not", "flag"),
    Word("when.play.mix", "just these numbers together, which is a form of its own; jokers as "
         "themselves", "rank", ("Jo",), many=True),
    Word("when.play.mix_suits", "of what suits: any, all of one, all of one colour, only of these",
         "suit", (*HOW_MIXED,)),
    Word("when.play.mix_jokers", "jokers may stand for cards of the mixture", "flag"),
    Word("when.play.mix_counts", "its numbers set off what they do elsewhere", "flag"),
    Word("when.play.row.least", "at least so many numbers in a row, which is a form of its own",
         "number"),
    Word("when.play.row.most", "at most so many numbers in a row", "number"),
    Word("when.play.row.each", "so many cards of each number in the row", "number"),
    Word("when.play.row.suits", "of what suits they are: any, or the same for every number", "",
         ("any", "same")),
    Word("when.play.row.jokers", "jokers may stand for cards of it, as they may unless this says "
         "no", "flag"),
    Word("when.play.row.around", "at least so many numbers at the top of the order, from which it "
         "goes on with the lowest", "number"),
    Word("when.play.row.kicker", "cards beside those of each number, which count for nothing", "",
         (*KICKERS,)),
    Word("when.play.row.kickers_count", "kickers set off what they do elsewhere", "flag"),
    Word("when.play.piled", "so many cards of its number lie on top of the field in a row, these "
         "among them", "number"),
    Word("when.play.strongest", "the play shows the strongest number of the order that holds",
         "flag"),
    Word("when.play.last", "the play is the last of its player's hand, or is not", "flag"),
    Word("when.play.makes", "a revolution comes about by the play, or ends by it, or neither; or "
         "the order has turned round in any way, or the direction of play", "",
         ("revolution", "counter-revolution", "either", NEITHER, "turn", "direction")),
    Word("when.play.swept", "the field is cleared on the play, at once or when all have passed",
         "flag"),
    Word("when.play.put", "the play shows the number that the clause puts elsewhere in the order, "
         "as the state of the table names it", "flag"),
    Word("when.play.lead", "the field is empty, or is not", "flag"),
    Word("when.play.on.rank", "the play below shows this number, or one of these", "rank",
         ("Jo",), many=True),
    Word("when.play.on.count", "the play below has so many cards", "number", ("any",)),
    Word("when.play.on.at_least", "the play below has at least so many cards", "number"),
    Word("when.play.on.at_most", "the play below has at most so many cards", "number"),
    Word("when.play.on.form", "the play below has this form", "", FORMS, many=True),
    Word("when.play.on.around", "the play below goes from the top of the order on to the lowest "
         "number", "flag"),
    Word("when.play.on.jokers", "exactly so many jokers in the play below", "number"),
    Word("when.play.on.anywhere", "it may lie deeper on the field as well", "flag"),
    Word("when.play.on.plays", "at least so many plays lie on the field", "number"),
    Word("when.play.on.same", "the play below shows the same; of a cut also: the same suits, card "
         "by card", "", ("number", "suits")),
    Word("when.play.on.cut", "the play below has cleared the field, and this one answers it",
         "flag"),
    Word("when.play.on.skip", "the play below skips players, and one of these answers it", "flag"),
    Word("when.play.on.times", "so many times as many cards as the cut shows", "number"),
    Word("when.play.on.stand_ins", "there jokers that stand for the number count as well", "flag"),
    *COMPARED_WORDS,
)  # fmt: skip

ANY_PLAY = PlayCondition()
"""Any play."""


def _suits(deck: Deck, cards: int) -> list[int]:
    """The suits of the natural cards, sorted, one for each card."""
    return sorted(bit % len(deck.suits) for bit in bits(cards & deck.naturals))


def _visible_cards(play: Play) -> int:
    """The cards of a play that are face up and may set something off, as a set."""
    if play.form == KICKED:
        return play.mask & sum(play.deck.rank_masks[rank] for rank in play.naturals)
    return play.laid.up if isinstance(play, Covered) else play.mask


def _is_of_one_suit(play: Play) -> bool:
    """Whether all cards are of one suit, and no joker could be of another."""
    return play.suits.bit_count() == 1 and not play.wild


def is_form(play: Play | FieldShape, forms: Sequence[str]) -> bool:
    """Whether a play has one of these forms, or none is required. Several ranks with kickers count
    as a run, not as a set."""
    kin = KIN.get(play.form, ())
    if play.form in WITH_KICKERS and len({*play.ranks}) > 2:
        kin = (RUN,)
    return not forms or not {play.form, *kin}.isdisjoint(forms)


def suit_set(deck: Deck, suits: str) -> int:
    """The suits, or the colour, as a bit set."""
    letters = COLOURS.get(suits, suits)
    return sum(1 << index for index, suit in enumerate(deck.suits) if suit in letters)


MAX_RANKS_CACHED = 256


@lru_cache(MAX_RANKS_CACHED)
def rank_indices(deck: Deck, ranks: Sequence[str]) -> tuple[int, ...]:
    """The indices of these ranks, without jokers."""
    return tuple(deck.ranks.index(rank) for rank in ranks if rank != "Jo")


@lru_cache(MAX_RANKS_CACHED)
def cards_of_ranks(deck: Deck, ranks: Sequence[str]) -> int:
    """All cards of these ranks, as a set; with ``Jo`` the jokers too."""
    masks = (deck.rank_masks[rank] for rank in rank_indices(deck, ranks))
    return reduce(or_, masks, deck.joker_mask(deck.jokers) if "Jo" in ranks else 0)


def are_jokers(cards: Play | FieldShape, deck: Deck) -> bool:
    """Whether a play is only jokers, as themselves."""
    return cards.jokers == cards.count and set(cards.ranks) == {joker_rank(deck)}
