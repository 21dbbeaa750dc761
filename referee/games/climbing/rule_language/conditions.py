"""The conditions of a rule sentence: on plays, hands, turns and passes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise, takewhile
from operator import or_

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck, bits
from referee.games.climbing.plays.covered_plays import Covered
from referee.games.climbing.plays.custom_forms import (
    ANY_SUITS,
    BESIDE,
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
from referee.games.climbing.position import Position, PositionView, unseen_cards
from referee.games.climbing.rule_api.effects import SetMark
from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_api.rule import (
    MoveContext,
    SituationView,
    Undetermined,
    cards_of_ranks,
    count_held,
    is_whole_hand,
    rank_indices,
)
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark
from referee.rulebook.rule_language import MAX_COUNT, NumberRange, Word

from .marks import COUNT_MARK, OF_CONDITIONS

EQUAL, STRONGER, WEAKER, LOWER = "equal", "one stronger", "one weaker", "one lower"
ANY_STRONGER, NOT_STRONGER = "stronger", "not stronger"
ONE_ON_SEVERAL, SEVERAL_ON_ONE = "one on several", "several on one"
SAME_COLOURS = "same colours"
"""The colours that are shown below, and no others."""
LACKING = "lacking"
COLOURS = {"red": "DH", "black": "SC"}
COURT = {"A": 1, "J": 11, "Q": 12, "K": 13}
"""The numbers of the ranks that aren't numbers."""
ODD_ON_EVEN = "odd on even"
PARITIES = ("odd", "even")
STEPS = {EQUAL: 0, STRONGER: 1, WEAKER: -1}
"""By value of ``strength``: how many steps of the present order the play is above the one below."""


ANY_NUMBER = NumberRange()
Count = NumberRange | str
"""How many cards; or ``any``, ``odd`` or ``even``."""


def fitting(count: Count) -> NumberRange:
    """The numbers of cards that fit, odd or even."""
    return ANY_NUMBER if isinstance(count, str) else count


class Comparison(Struct, frozen=True):
    """The words below ``when.play.compared``; :data:`COMPARED_WORDS` explains them. An empty value
    makes no difference."""

    strength: str = ""
    form: str = ""
    count: str = ""
    suit: str = ""
    row: int = 2
    suits: str = ""
    turns: bool = False
    together: NumberRange = ANY_NUMBER
    stand_ins: bool = False
    parity: str = ""
    faces: bool = True

    @property
    def by_suits(self) -> bool:
        """Whether suits are compared."""
        return bool(self.suit or self.suits)

    def fits(self, situation: SituationView, play: Play) -> bool:
        """Whether the play compares so with the top of the field; false if that is empty."""
        top = situation.top
        if top is None or (self.form and (self.form == "same") != (play.form == top.form)):
            return False
        if self.count == "same" and play.count != top.count:
            return False
        if self.count == "more" and play.count <= top.count:
            return False
        if self.parity and not self._fits_parity(situation.deck, play, top):
            return False
        lying = self._counted(top) + situation.piled[self.stand_ins]
        if not self.together.fits(self._counted(play) + lying):
            return False
        return self._fits_strength(situation, play, top) and self._fits_suits(situation, play, top)

    def _fits_parity(self, deck: Deck, play: Play, top: FieldShape) -> bool:
        """Whether one is even and the other odd, as it should be."""
        above, below = self._parity(deck, play), self._parity(deck, top)
        if self.parity == ODD_ON_EVEN:
            return (above, below) == ("odd", "even")
        return bool(above and below) and above != below

    def _parity(self, deck: Deck, cards: Play | FieldShape) -> str:
        """``even`` or ``odd``; empty for runs, jokers and cards without a number."""
        rank = cards.ranks[0] if cards.ranks else -1  # a mix with jokers has none
        if cards.form == RUN or not 0 <= rank < len(deck.ranks):
            return ""
        without_number = deck.ranks[rank] in COURT and not self.faces
        return "" if without_number else parity(deck.ranks[rank])

    def _counted(self, cards: Play | FieldShape) -> int:
        """How many cards of a play count for ``together``."""
        return cards.count if self.stand_ins else cards.count - cards.jokers

    def _fits_strength(self, situation: SituationView, play: Play, top: FieldShape) -> bool:
        if not self.strength:
            return True
        if self.strength == LOWER:
            return min(top.ranks) - min(play.ranks) == 1 and bool(play.naturals)
        if situation.top_power is None:
            return False
        if self.strength == NOT_STRONGER:
            return situation.power(play) <= situation.top_power
        if self.strength == ANY_STRONGER:
            return situation.power(play) > situation.top_power
        return situation.power(play) - situation.top_power == STEPS[self.strength]

    def in_row(self, deck: Deck, shown: Sequence[Play]) -> bool:
        """Whether the last ``row`` of these plays compare so in their suits."""
        suits = [FieldShape(play).suits for play in shown[-self.row :]]
        return len(suits) == self.row and self._are_alike(deck, suits)

    def _are_alike(self, deck: Deck, suits: Sequence[int]) -> bool:
        """Whether the suits of plays are the same, or of one colour."""
        if self.suit == "same":
            return all(suits) and len(set(suits)) == 1
        if self.suit == SAME_COLOURS:
            return all(suits) and len({colours_of(deck, suit) for suit in suits}) == 1
        union = reduce(or_, suits)
        return all(suits) and any(not union & ~colour for colour in colours(deck))

    def _fits_suits(self, situation: SituationView, play: Play, top: FieldShape) -> bool:
        suits = (FieldShape(play).suits, top.suits)
        if self.suit in (ONE_ON_SEVERAL, SEVERAL_ON_ONE):
            ones = [suit.bit_count() == 1 for suit in suits]
            return ones == [self.suit == ONE_ON_SEVERAL, self.suit == SEVERAL_ON_ONE]
        if self.suit == LACKING:
            return bool(top.shown & ~play.suits)
        if self.suit and not self._are_alike(situation.deck, suits):
            return False
        return not self.suits or self._has_higher_suit(situation, play, top)

    def suit_order(self, turned: bool) -> str:
        """The suits, lowest first, if the ranking is reversed or not."""
        return self.suits[::-1] if self.turns and turned else self.suits

    def strongest_card(self, situation: SituationView, play: Play) -> str:
        """The card of a play whose suit decides; empty if that isn't known."""
        deck, turned = situation.deck, situation.reversed
        ranks = [rank for rank in play.ranks if 0 <= rank < len(deck.ranks)]
        shown = play.end_suits[not turned]
        suits = [suit for suit in self.suit_order(turned) if shown >> deck.suits.index(suit) & 1]
        rank = (min if turned else max)(ranks, default=0)
        return suits[-1] + deck.ranks[rank] if ranks and suits else ""

    def _has_higher_suit(self, situation: SituationView, play: Play, top: FieldShape) -> bool:
        """Whether the strongest card of a play has a higher suit than that of the one below."""
        order = [situation.deck.suits.index(suit) for suit in self.suit_order(situation.reversed)]
        suits, below = (cards.end_suits[not situation.reversed] for cards in (play, top))
        places = [[step for step, bit in enumerate(order) if shown >> bit & 1]
                  for shown in (suits, below)]  # fmt: skip
        return all(places) and max(places[0]) > max(places[1])


def parity(rank: str) -> str:
    """``even`` or ``odd``; empty if the rank isn't a number."""
    number = COURT.get(rank, int(rank) if rank.isdecimal() else None)
    return "" if number is None else "odd" if number % 2 else "even"


def colours(deck: Deck) -> tuple[int, ...]:
    """The suits of each colour, as bit sets."""
    return tuple(
        sum(1 << index for index, suit in enumerate(deck.suits) if suit in letters)
        for letters in COLOURS.values()
    )


def colours_of(deck: Deck, suits: int) -> int:
    """All suits of the colours of these suits, as a bit set."""
    return reduce(or_, (colour for colour in colours(deck) if colour & suits), 0)


COMPARED_WORDS = (
    Word("when.play.compared.strength", "how strong it is, compared with the play below", "",
         (EQUAL, ANY_STRONGER, STRONGER, WEAKER, LOWER, NOT_STRONGER)),
    Word("when.play.compared.form", "the play below has the same form, or another", "",
         ("same", "other")),
    Word("when.play.compared.count", "it has as many cards as the play below, or more", "",
         ("same", "more")),
    Word("when.play.compared.suit", "how its suits compare with those of the play below", "",
         ("same", "same colour", SAME_COLOURS, ONE_ON_SEVERAL, SEVERAL_ON_ONE, LACKING)),
    Word("when.play.compared.row", "this many plays in a row compare like this in their suits",
         "number"),
    Word("when.play.compared.suits",
         "its strongest card has a higher suit than that of the play below, in this order of "
         "suits, lowest first",
         "suit"),
    Word("when.play.compared.turns", "the order of the suits is reversed with the ranking",
         "flag", needs="when.play.compared.suits"),
    Word("when.play.compared.together",
         "how many cards it has together with the plays below", "range"),
    Word("when.play.compared.stand_ins", "jokers count in that number", "flag"),
    Word("when.play.compared.parity",
         "one rank is even and the other odd; or this one is odd and the one below even", "",
         ("other", ODD_ON_EVEN)),
    Word("when.play.compared.faces",
         "for parity J, Q, K and A count as 11, 12, 13 and 1 (default: true)", "flag"),
)  # fmt: skip


WITH_KICKERS = (KICKED, KICKED_ALOUD)
ANY, SAME = "any", "same"
ONE, SEVERAL, ONE_OF_COLOURS = "one", "several", "one colour"
"""Which suits cards have; ``SAME``: those of each rank."""
HOW_MIXED = {ANY: ANY_SUITS, ONE: ONE_SUIT, SEVERAL: ANY_SUITS, ONE_OF_COLOURS: ONE_COLOUR}
"""By ``when.play.suits``: how the name of the mixture's form begins."""


class BelowCondition(Struct, frozen=True):
    """The words below ``when.play.on``, about the play below; :data:`CARD_WORDS` explains them."""

    rank: tuple[str, ...] = ()
    count: Count = ANY_NUMBER
    form: tuple[str, ...] = ()
    around: bool = False
    same: str = ""
    anywhere: bool = False
    plays: NumberRange = ANY_NUMBER
    clear: bool = False
    skip: bool = False
    times: int = 0
    jokers: NumberRange = ANY_NUMBER
    stand_ins: bool = False
    by: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it is about cards of one rank, and their number isn't fixed."""
        return len(self.rank) == 1 and not (self.anywhere or fitting(self.count).exactly)

    def fits(self, top: FieldShape | None, deck: Deck) -> bool:
        """Whether the play on top of the field fits, by any player."""
        if top is None or not fitting(self.count).fits(top.count):
            return False
        if self.around and AROUND not in top.ranks:
            return False
        if not is_form(top, self.form):
            return False
        if not self.jokers.fits(top.jokers):
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
    count: Count = ANY_NUMBER
    stand_ins: bool = False
    jokers: NumberRange = ANY_NUMBER
    joker_at: str = ""
    face_down: str = ""
    only: bool = False
    form: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    suits: str = ANY
    mix: tuple[str, ...] = ()
    counts: bool = False
    piled: int = 0
    strength: str = ""
    last: bool | None = None
    makes: str = ""
    swept: bool = False
    lead: bool | None = None
    put: bool = False
    row: Row | None = None
    each: int = 1
    around: int = 0
    kicker: str = "no"
    beside: str = "any"
    on: BelowCondition | None = None
    compared: Comparison | None = None

    @property
    def names_cards(self) -> bool:
        """Whether it says which cards are meant, not only how they compare with those below."""
        by_count = self.count != ANY_NUMBER and self.compared is None
        return bool(self.rank or self.mix or self.row or by_count)

    @property
    def depends_on_suits(self) -> bool:
        """Whether the suits of a play decide whether it fits."""
        return bool(self.suit) or (self.suits != ANY and not (self.mix or self.row))

    def tops(self, situation: SituationView, play: Play) -> bool:
        """Whether the play shows the strongest rank, if it has to."""
        ranks = range(len(play.deck.ranks))
        return not self.strength or max(ranks, key=situation.order.__getitem__) in play.ranks

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
        return play.count if self.stand_ins else (visible_cards(play) & deck.naturals).bit_count()

    def is_met_by_jokers(self, play: Play) -> bool:
        """Whether the cards of the one rank that is meant are all jokers."""
        if len(self.rank) != 1 or not self.stand_ins or "Jo" in self.rank:
            return False
        (rank,) = rank_indices(play.deck, self.rank)
        return bool(play.shows(rank)) and not play.shows(rank, stand_ins=False)

    def meant_on(self, play: Play | None, below: Play | None) -> tuple[int, int]:
        """How many cards of the play are meant, and how many the one below has, if they are of a
        rank and the number isn't fixed; else 0. A single card counts only if it has to be an odd
        or even number."""
        is_open = len(self.rank) == 1 and not (self.mix or self.row or fitting(self.count).exactly)
        count = self.meant(play) if play and is_open else 0
        under = below.count if below and self.on and self.on.is_open else 0
        is_parity = self.count in PARITIES
        return count if is_parity or count > 1 else 0, under if under > 1 else 0

    def narrowed_to(self, play: Play | None) -> PlayCondition:
        """The condition of a number of cards that isn't fixed, with what the play is: its form and
        number, and its rank if it is of one without jokers; unchanged if it names ranks or jokers,
        or no form."""
        is_named = self.rank or self.shows or self.form_name or self.jokers != ANY_NUMBER
        is_named = is_named or isinstance(self.count, str)
        if play is None or is_named or self.count == ANY_NUMBER or fitting(self.count).exactly:
            return self
        if play.hidden or self.form in ((), (SINGLE,)) or play.form in WITH_KICKERS:
            return self
        count = NumberRange(play.count, play.count)
        if play.form != SET or play.stands:
            return replace(self, form=(play.form,), count=count)
        return replace(self, form=(), rank=(play.deck.ranks[play.ranks[0]],), count=count)

    def _without_kickers(self, play: Play) -> int:
        main = [rank for rank in play.ranks if rank != joker_rank(play.deck)]
        filled = sum(rank != joker_rank(play.deck) for rank, _ in play.stands)
        return len(main) if self.stand_ins else len(main) - filled

    def _in_suits(self, play: Play, ranks: Sequence[int]) -> int:
        deck, suits = play.deck, suit_set(play.deck, self.suit)
        if self.rank and play.form == MIX:  # cards of a mixture are not meant by rank
            return 0
        visible = visible_cards(play)
        meant = cards_of_ranks(deck, self.rank) if ranks else deck.naturals
        masks = (mask for index, mask in enumerate(deck.suit_masks) if suits >> index & 1)
        shown = sum((visible & meant & mask).bit_count() for mask in masks)
        if not self.stand_ins:
            return shown
        stand_ins = (rank for rank, suit in play.stands if suit >= 0 and suits >> suit & 1)
        return shown + sum(not ranks or rank in ranks for rank in stand_ins)

    def fits(self, play: Play) -> bool:
        """Whether a play fits, wherever it is laid."""
        if not is_form(play, self.form) or not self.jokers.fits(play.jokers):
            return False
        if self.face_down and not self._is_face_down(play):
            return False
        if (self.mix and not self._is_mixture(play)) or (self.row and not self._is_row(play)):
            return False
        if self.suits not in (ANY, SAME) and not self._fits_suits(play):
            return False
        if not all(self._shows(play, rank) for rank in self.shows):
            return False
        if not self._fits_joker_place(play):
            return False
        meant = self.meant(play)
        if (self.only and meant != play.count) or not fitting(self.count).fits(meant):
            return False
        if self.count in PARITIES:
            return meant > 0 and meant % 2 == (self.count == "odd")
        named = self.rank or self.suit or self.only
        return bool(self.mix) or meant >= (1 if named else 0)

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
        suits = HOW_MIXED.get(self.suits, OF_SUITS + self.suits)
        return Mixture(self.mix, suits, self.stand_ins, self.counts)

    def _is_mixture(self, play: Play) -> bool:
        deck = play.deck
        ranks = sorted(joker_rank(deck) if r == "Jo" else deck.ranks.index(r) for r in self.mix)
        if play.stands and not self.stand_ins:
            return False
        return play.form == self._mixture.form and list(play.ranks) == ranks

    def _fits_suits(self, play: Play) -> bool:
        """Whether the suits of all cards are as they should be. A joker of no suit could be of
        several."""
        if self.suits in (ONE, SEVERAL):
            one = play.suits.bit_count() == 1 and (bool(self.mix) or not play.wild)
            return (self.suits == ONE) == one
        if self.suits == ONE_OF_COLOURS:
            return play.suits & suit_set(play.deck, "black") in (0, play.suits)
        return not play.suits & ~suit_set(play.deck, self.suits)

    def _is_row(self, play: Play) -> bool:
        row = self.row
        if row is None or not row.holds(play.form, play.ranks):
            return False
        if play.stands and not row.jokers:
            return False
        same_suits = bool(row.sizes) or play.suits.bit_count() == row.each
        return row.suits == ANY or same_suits

    def lies_piled(self, field: Sequence[Play]) -> bool:
        """Whether that many cards of the top rank are on top of the field, over several plays."""
        top, count = field[-1].ranks[:1], 0
        for play in reversed(field):
            if play.form not in (SINGLE, SET) or play.ranks[:1] != top:
                break
            count += self.meant(play)
        return not self.piled or count == self.piled

    def count_alike(self, play: Play, below: Sequence[Play]) -> int:
        """How many plays in a row just below are like this one, as ``when.play.on.same`` says."""
        on = self.on or BelowCondition()
        alike = takewhile(lambda lower: on.alike(play, FieldShape(lower)), reversed(below))
        return sum(1 for _ in alike)

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


EITHER, NEITHER = "either", "neither"
"""A value of ``when.play.makes``: no revolution begins or ends."""
CARD_WORDS = (
    Word("when.play", "any play", "flag"),
    Word("when.play.rank", 'the play shows cards of this rank, or of one of these; `"Jo"`: '
         "jokers as themselves", "rank", ("Jo",), many=True),
    Word("when.play.suit", "only cards of these suits count", "suit", ("red", "black")),
    Word("when.play.count", "how many of these cards the play has", "range",
         ("any", "odd", "even")),
    Word("when.play.stand_ins", "jokers that stand for such cards count", "flag"),
    Word("when.play.jokers", "how many jokers the play has", "range"),
    Word("when.play.joker_at",
         "a joker is at an end of the play; there or next to another; anywhere", "",
         ("end", "end or pair", "anywhere")),
    Word("when.play.face_down",
         "some of its cards are face down, or jokers among other cards; or none shows a rank", "",
         ("some", "all")),
    Word("when.play.only", "the play has no other cards", "flag"),
    Word("when.play.form", "the play has this form; `set` is also a set with a kicker, unless "
         "`only` is set, and `run` also a row of sets", "", FORMS, many=True),
    Word("when.play.shows", "the play shows each of these ranks", "rank", many=True),
    Word("when.play.suits", "the suits of all its cards: one, several, one colour, only these; or "
         "the same for each rank of a row", "suit", (ANY, ONE, SEVERAL, ONE_OF_COLOURS, SAME)),
    Word("when.play.mix", 'exactly these ranks together, as a form of its own; `"Jo"`: the joker '
         "itself", "rank", ("Jo",), many=True),
    Word("when.play.counts", "the ranks of the mixture, or the kickers, trigger other rules",
         "flag"),
    Word("when.play.row", "how many ranks in a row, as a form of its own", "range"),
    Word("when.play.each", "this many cards of each rank in the row", "number",
         needs="when.play.row"),
    Word("when.play.around", "at least this many of its ranks are at the top of the ranking; "
         "the row continues with the lowest", "number", needs="when.play.row"),
    Word("when.play.kicker", "extra cards next to those of each rank, which don't count", "",
         (*KICKERS,), needs="when.play.row"),
    Word("when.play.beside", "single kickers: any cards; or each of another rank; or so, and at "
         "most one of them without a suit", "", BESIDE, needs="when.play.kicker"),
    Word("when.play.piled", "this many cards of its rank in a row are on top of the field, "
         "including the play", "number"),
    Word("when.play.strength", "the play shows the strongest rank of the current ranking", "",
         ("strongest",)),
    Word("when.play.last", "the play is the last of its player's hand, or isn't", "flag"),
    Word("when.play.makes", "it starts or ends a revolution, or neither; or it reverses the "
         "ranking in any way, or the direction", "",
         ("revolution", "counter-revolution", EITHER, NEITHER, "turn", "direction")),
    Word("when.play.swept", "the field is cleared on this play, at once or after everyone has "
         "passed", "flag"),
    Word("when.play.put", "the play shows the rank that the clause moves in the ranking, as the "
         "table's state names it", "flag"),
    Word("when.play.lead", "the field is empty, or isn't", "flag"),
    Word("when.play.on.rank", "the play below shows this rank, or one of these", "rank", ("Jo",),
         many=True),
    Word("when.play.on.by", "who played the play below", "title", OF_CONDITIONS, many=True),
    Word("when.play.on.count", "how many cards the play below has", "range", ("any",)),
    Word("when.play.on.form", "the play below has this form", "", FORMS, many=True),
    Word("when.play.on.around", "the play below continues from the highest rank to the lowest",
         "flag"),
    Word("when.play.on.jokers", "how many jokers the play below has", "range"),
    Word("when.play.on.anywhere", "the play may also be deeper on the field", "flag",
         needs="when.play.on.rank"),
    Word("when.play.on.plays", "how many plays are on the field", "range"),
    Word("when.play.on.same", "the play below has the same rank, or the same suits; if it cuts, "
         "the same suits card by card", "", ("number", "suits")),
    Word("when.play.on.clear", "the play below has cleared the field, and this play answers it",
         "flag"),
    Word("when.play.on.skip", "the play below skips players, and a skipped player answers it",
         "flag"),
    Word("when.play.on.times", "this many times as many cards as the cut shows", "number"),
    Word("when.play.on.stand_ins", "jokers that stand for the rank count in the play below",
         "flag", needs="when.play.on.rank"),
    *COMPARED_WORDS,
)  # fmt: skip


def _suits(deck: Deck, cards: int) -> list[int]:
    """The suits of the natural cards, sorted, one for each card."""
    return sorted(deck.places[bit][1] for bit in bits(cards & deck.naturals))


def visible_cards(play: Play) -> int:
    """The cards of a play that are face up and may set something off, as a set."""
    if play.form == KICKED:
        return play.mask & sum(play.deck.rank_masks[rank] for rank in play.naturals)
    return play.laid.up if isinstance(play, Covered) else play.mask


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


def colour_name(deck: Deck, suits: int) -> str:
    """The colour of this bit set of suits, or their letters; empty for all suits and for those of
    other decks."""
    letters = "".join(suit for index, suit in enumerate(deck.suits) if suits & 1 << index)
    colour = next((name for name, all_ in COLOURS.items() if {*all_} == {*letters}), letters)
    known = {*"".join(COLOURS.values())}
    return colour if {*letters} < known else ""


def are_jokers(cards: Play | FieldShape, deck: Deck) -> bool:
    """Whether a play is only jokers, as themselves."""
    return cards.jokers == cards.count and set(cards.ranks) == {joker_rank(deck)}


BEFORE, AFTER = "before exchange", "after exchange"
"""The values of ``if.dealt``."""
PAIRED = {"only": 0, "all but one": 1}
"""By ``when.hand.pairs``: how many cards may be left over."""
FOUR = 4
WHOLE = "whole"
"""The value of ``when.hand.suit`` for every rank of one suit."""
BEST_LAST = "SCDH"
"""The suits for ``then.ties = "best suit"``, the best last."""


class HandCondition(Struct, frozen=True):
    """The words below ``when.hand``; :data:`HAND_WORDS` explains them."""

    rank: str = ""
    count: NumberRange = ANY_NUMBER
    shows: tuple[str, ...] = ()
    suit: str = ""
    row: int = 0
    each: int = 1
    pairs: str = ""
    fours: bool = True
    stand_ins: bool = False

    def judge(self, hand: int, unknown: int, deck: Deck) -> bool | None:
        """Whether a hand fits; ``None`` if that depends on its unknown cards."""
        if self.fits(hand, unknown, deck):
            return True
        return None if unknown and self._may_fit(hand, unknown, deck) else False

    def _may_fit(self, hand: int, unknown: int, deck: Deck) -> bool:
        """Whether unknown cards may make a hand fit, as far as is easily said."""
        if self.suit or not self.pairs or unknown == MANY:
            return True
        left, counts = self._left_over(hand, deck)
        return left - unknown <= PAIRED[self.pairs] and (self.fours or FOUR not in counts)

    def fits(self, hand: int, unknown: int, deck: Deck) -> bool:
        """Whether a hand is known to fit."""
        if self.suit not in ("", WHOLE):
            return self._fits_in_suits(hand, unknown, deck)
        if self.is_size:
            return self._has_size(hand.bit_count(), unknown)
        jokers = (hand & ~deck.naturals).bit_count()
        counts = [(hand & mask).bit_count() for mask in deck.rank_masks]
        wild = jokers if self.stand_ins else 0
        if self.pairs:
            left, counts = self._left_over(hand, deck)
            left += unknown if unknown != MANY else len(deck.ranks)
            fours = {FOUR, FOUR - 1} if unknown else {FOUR}
            paired = left <= PAIRED[self.pairs] and (self.fours or fours.isdisjoint(counts))
            return paired and hand != 0
        if self.rank:
            own = jokers if self.rank == "Jo" else counts[deck.ranks.index(self.rank)] + wild
            most = deck.jokers if self.rank == "Jo" else len(deck.suits) + (wild and deck.jokers)
            is_final = not unknown or most <= self.count.most
            return self._has(own) and is_final
        if self.suit:
            return any((mask & ~hand).bit_count() <= wild for mask in deck.suit_masks)
        if self.shows:
            return sum(not counts[deck.ranks.index(rank)] for rank in self.shows) <= wild
        return self._has_row(counts, wild)

    def _left_over(self, hand: int, deck: Deck) -> tuple[int, list[int]]:
        """How many known cards make no pair; how many there are of each rank."""
        jokers = (hand & ~deck.naturals).bit_count()
        counts = [(hand & mask).bit_count() for mask in deck.rank_masks]
        single = sum(count % 2 for count in counts)
        return max(single - jokers, 0) if self.stand_ins and jokers else single + jokers % 2, counts

    def missing(self, hand: int, deck: Deck) -> dict[str, object]:
        """The one card, or a card of the one rank, that a known hand lacks; empty unless it is
        one."""
        if self.suit == WHOLE and not self.rank:
            lacking = min((mask & ~hand for mask in deck.suit_masks), key=int.bit_count)
            return {"cards": deck.texts(lacking)} if lacking.bit_count() == 1 else {}
        counts = {
            rank: (hand & mask).bit_count()
            for rank, mask in zip(deck.ranks, deck.rank_masks, strict=True)
        }
        if self.shows:
            ranks = [rank for rank in self.shows if not counts[rank]]
            return {"lacks": ranks[0]} if len(ranks) == 1 else {}
        least = self.count.least if self.rank in counts else 0
        return {"lacks": self.rank} if least > 1 and counts[self.rank] == least - 1 else {}

    @property
    def fact(self) -> str:
        """The ending of the message key that says that a hand fits."""
        return f"holds-pairs-{self.pairs.replace(' ', '-')}" if self.pairs else "hand-as-asked"

    @property
    def is_size(self) -> bool:
        """Whether it is about the number of cards of any kind."""
        return self.count != ANY_NUMBER and not self.rank

    def _fits_in_suits(self, hand: int, unknown: int, deck: Deck) -> bool:
        """Whether a hand is known to fit, if only cards of some suits count."""
        suits = suit_set(deck, self.suit)
        cards = sum(mask for index, mask in enumerate(deck.suit_masks) if suits >> index & 1)
        if self.rank or self.shows or self.row or self.pairs:
            return replace(self, suit="").fits(hand & (cards | ~deck.naturals), unknown, deck)
        own, most = (hand & cards).bit_count(), cards.bit_count()
        return self._has(own) and (not unknown or most <= self.count.most)

    def _has(self, count: int) -> bool:
        """Whether the number of cards meant fits; without a number there has to be one."""
        return self.count.fits(count) and (count > 0 or self.count != ANY_NUMBER)

    def _has_size(self, known: int, unknown: int) -> bool:
        """Whether the number of cards is known to fit."""
        if unknown == MANY:
            return self.count.most == MAX_COUNT and self.count.fits(known)
        return self.count.fits(known + unknown)

    def suit_of_highest(self, hand: int, deck: Deck) -> int:
        """How good the best suit is in which a hand holds the last of ``shows``."""
        highest = deck.rank_mask(self.shows[-1])
        suits = [hand & highest & deck.suit_mask(suit) for suit in BEST_LAST]
        return max((index for index, held in enumerate(suits) if held), default=NOBODY)

    def _has_row(self, counts: list[int], wild: int) -> bool:
        lacking = [max(self.each - count, 0) for count in counts]
        starts = range(len(counts) - self.row + 1)
        return any(sum(lacking[start : start + self.row]) <= wild for start in starts)


HAND_WORDS = (
    Word("when.hand.rank", "a hand has cards of this rank", "rank", ("Jo",)),
    Word("when.hand.count", "how many of these cards; without a rank, how many cards", "range"),
    Word("when.hand.shows", "a hand has each of these ranks", "rank", many=True),
    Word("when.hand.suit", "only cards of these suits count; or a hand has every rank of one "
         "suit", "suit", ("red", "black", WHOLE)),
    Word("when.hand.row", "a hand has this many ranks in a row", "number"),
    Word("when.hand.each", "this many cards of each rank in the row", "number"),
    Word("when.hand.pairs", "a hand has only pairs, or pairs and one more card", "", (*PAIRED,)),
    Word("when.hand.fours", "four cards of a rank count as two pairs (default: true)", "flag",
         needs="when.hand.pairs"),
    Word("when.hand.stand_ins", "a joker may stand for a missing card", "flag"),
)  # fmt: skip

NOT_OF_CONDITIONS = ("fours",)
CONDITION_HAND_WORDS = tuple(
    replace(word, path=f"if.hand.{name}", means=word.means.replace("a hand", "the hand"))
    for word in HAND_WORDS
    if (name := word.path.rpartition(".")[2]) not in NOT_OF_CONDITIONS
)
"""The same about the hand of the player who moves."""


def has_begun(table: PositionView) -> bool:
    """Whether cards have been played, or a player has left the game."""
    return bool(table.field or table.discards or table.out)


def as_dealt(table: PositionView, seat: int, deck: Deck, when: str) -> bool:
    """Whether a hand is as dealt, before or after the exchange, as ``if.dealt`` says."""
    if has_begun(table) or not is_whole_hand(deck, table, seat):
        return False
    titled = any(mark.kind == "title" for mark in table.marks)
    return not table.exchanging if when == AFTER else table.exchanging or not titled


def in_turn(position: Position) -> list[int]:
    """All seats in the usual direction, from the one whose turn it is."""
    first = max(position.turn, 0)
    return position.around(first, 1)


class HandRun(Struct, frozen=True):
    """Cards of a hand that follow one another like a run, one of each rank."""

    deck: Deck
    length: int
    """How many ranks."""
    suits: str = ANY
    jokers: bool = False
    """Jokers may stand for missing cards."""

    def consists_of(self, cards: int) -> bool:
        """Whether these cards are such a run, and nothing else."""
        return any(self._is_run(cards, run) for run in self._runs())

    def flaw(self, cards: int) -> str:
        """Why these cards aren't such a run: their number (``count``), two of a rank (``rank``),
        their suits, a run that would go on from the last rank to the first (``end``), or ranks
        that don't follow one another (``gap``)."""
        deck, any_suits = self.deck, HandRun(self.deck, self.length, ANY, self.jokers)
        ranks = [at for at, of_rank in enumerate(deck.rank_masks) if cards & of_rank]
        if cards.bit_count() != self.length:
            return "count"
        if any_suits.consists_of(cards):
            return "suits"
        if len(ranks) + deck.jokers_in(cards) < self.length:
            return "rank"
        gaps = sum((at + 1) % len(deck.ranks) not in ranks for at in ranks)
        return "end" if gaps == 1 else "gap"

    def possible_cards(self, table: PositionView, seat: int) -> int:
        """The cards, as a set, of all such runs that a hand may hold."""
        cards = 0
        for run in self._runs():
            cards |= self._possible_cards_of(table, seat, run)
        return cards

    def _runs(self) -> Iterator[list[int]]:
        """Each run, as the sets of the cards of its ranks."""
        for suits in self._suits():
            by_rank = [mask & suits for mask in self.deck.rank_masks]
            starts = range(len(by_rank) - self.length + 1)
            yield from (by_rank[start : start + self.length] for start in starts)

    def _suits(self) -> Iterator[int]:
        """The sets of cards from which a run may be."""
        deck = self.deck
        if self.suits == ONE:
            yield from deck.suit_masks
        elif self.suits == ONE_OF_COLOURS:
            for letters in COLOURS.values():
                masks = zip(deck.suits, deck.suit_masks, strict=True)
                yield sum(mask for suit, mask in masks if suit in letters)
        else:
            yield deck.naturals

    def _is_run(self, cards: int, run: list[int]) -> bool:
        """Whether the cards are one of each rank of the run, or jokers for missing ones."""
        jokers = self.deck.jokers_in(cards)
        shown = [(cards & of_rank).bit_count() for of_rank in run]
        if max(shown) > 1 or sum(shown) + jokers != self.length:
            return False
        return self.jokers or not jokers

    def _possible_cards_of(self, table: PositionView, seat: int, run: list[int]) -> int:
        """The cards of this run that a hand may hold; 0 if it cannot hold the whole run."""
        deck, known, unknown = self.deck, table.known[seat], table.unknown[seat]
        unseen = unseen_cards(deck, table) if unknown else 0
        wild = deck.joker_mask(deck.jokers) if self.jokers else 0
        lacking = [of_rank for of_rank in run if not known & of_rank]
        hidden = sum(1 for of_rank in lacking if unseen & of_rank)
        room = len(lacking) if unknown == MANY else unknown
        filled = min((unseen & wild).bit_count(), max(room - hidden, 0))
        if len(lacking) > min(hidden, room) + (known & wild).bit_count() + filled:
            return 0
        return (known | unseen) & (sum(run) | wild)


PLAYER, ALL = "player", "all"
NO_RANK = "no-rank"
"""Why no hand can have more of the rank on the field: the top of it shows no single rank."""
TOO_FEW = "too-few"
"""Why the hand hasn't more of the rank on the field: it has as many or fewer."""


class TurnCondition(Struct, frozen=True):
    """The words below ``when.turn``; :data:`TURN_WORDS` explains them."""

    who: str = PLAYER
    instead: bool = False
    stuck: bool = False
    outnumbers: bool = False
    lead: bool | None = None
    cards: NumberRange = ANY_NUMBER

    def fits(self, position: Position, seat: int, deck: Deck) -> bool:
        """Whether the condition may hold for this seat, as far as its hand is known."""
        held = position.held(seat)
        if held is not None and not self.cards.fits(held):
            return False
        if self.lead is not None and self.lead == bool(position.field):
            return False
        return not self.outnumbers or self._may_outnumber(position, seat, deck)

    def _may_outnumber(self, position: Position, seat: int, deck: Deck) -> bool:
        cards = cards_of_top_rank(position, deck)
        _, most = count_held(deck, position, seat, cards)
        return bool(cards) and most > _count_lying(position)

    @property
    def depends_on_hand(self) -> bool:
        """Whether the player's hand, which others may not know, decides."""
        return self.outnumbers or self.stuck or self.cards != ANY_NUMBER

    def undetermined(
        self, position: Position, seat: int, named: int, deck: Deck
    ) -> Undetermined | None:
        """The unknown fact about the hand that decides; ``named``: the cards that its owner has
        named."""
        if self.outnumbers:
            cards = cards_of_top_rank(position, deck)
            shown = ((position.known[seat] | named) & cards).bit_count()
            if shown <= _count_lying(position):
                lying = deck.together([laid.play.mask for laid in position.field])
                return Undetermined("holds-more-of", seat, deck.take(cards, lying))
        sized = self.cards != ANY_NUMBER and position.held(seat) is None
        if sized or (self.stuck and position.unknown[seat]):
            return Undetermined("hand-as-asked", seat)
        return None


def _count_lying(table: PositionView) -> int:
    """How many cards of the rank on top the field shows, with jokers that stand for it."""
    ranks = table.field[-1].play.ranks
    return sum(laid.play.shows(ranks[0]) for laid in table.field) if ranks else 0


def cards_of_top_rank(table: PositionView, deck: Deck) -> int:
    """:func:`cards_of_rank` of the top of the field."""
    return cards_of_rank(table.field[-1].play, deck) if table.field else 0


def cards_of_rank(play: Play, deck: Deck) -> int:
    """All cards of the rank of a play, as a set; 0 if it has several, is a joker, or isn't seen."""
    if play.hidden or play.form not in (SINGLE, SET) or play.ranks[0] == joker_rank(deck):
        return 0
    return deck.rank_masks[play.ranks[0]]


TURN_WORDS = (
    Word("when.turn", "on a turn: the player may do this as well as playing or passing", "flag"),
    Word("when.turn.who", "on the player's own turn, or anyone at any time", "", (PLAYER, ALL)),
    Word("when.turn.instead", "the player does it instead of playing, and the turn ends", "flag"),
    Word("when.turn.stuck", "only if no card of the hand can be played", "flag"),
    Word("when.turn.lead", "the field is empty, or isn't", "flag"),
    Word("when.turn.outnumbers",
         "the hand has more cards of the rank on the field than the field has", "flag"),
)  # fmt: skip


COUNTED = {
    PLAYER: MarkSpelling("passes", "passes", value="number", holder=True),
    ALL: MarkSpelling("all_passes", "passes in all", value="number", also=("パス合計",)),
}
"""By ``when.pass.who``: the mark that counts the passes."""


class PassCondition(Struct, frozen=True):
    """The words below ``when.pass``; :data:`PASS_WORDS` explains them."""

    times: NumberRange = ANY_NUMBER
    who: str = PLAYER
    skipped_pass: bool = False
    stuck: bool | str = ANY

    def count(self, now: PositionView, seat: int) -> Mark | None:
        """The count including a pass by this seat, or ``None`` if passes aren't counted."""
        if self.times == ANY_NUMBER:
            return None
        kind, holder = COUNTED[self.who].kind, seat if self.who == PLAYER else NOBODY
        mark = now.mark(kind, holder)
        before = mark.value if mark else 0 if holder == seat else _sum_of_passes(now)
        return Mark(kind, before + 1, holder)

    def are_beyond(self, now: PositionView, seat: int) -> bool:
        """Whether enough passes have been counted, including one by this seat."""
        count = self.count(now, seat)
        return count is None or self.times.fits(count.value)


def _sum_of_passes(now: PositionView) -> int:
    """The passes of all players, as far as they are counted by player."""
    return sum(mark.value for mark in now.marks if mark.kind == COUNTED[PLAYER].kind)


PASS_WORDS = (
    Word("when.pass", "a player passes", "flag"),
    Word("when.pass.times", "only this pass of the game (`2`: the second), or these passes",
         "range", least=1),
    Word("when.pass.who", "the passes that are counted: of the player, or of all", "", (*COUNTED,)),
    Word("when.pass.skipped_pass", "skipped turns count as passes", "flag"),
    Word("when.pass.stuck", "only passes of players who are known to have no card to play; or "
         "of all others; or of any", "flag", (ANY,)),
)  # fmt: skip


OF_REVOLUTIONS = ("revolution", "either", "turn")
"""The values of ``when.play.makes`` that a revolution fits."""


class OccurrenceCounter:
    """Counts how often a sentence comes true (``if.times``), for all or for each player. A
    revolution that holds although nothing has been counted yet is counted too, if it fits."""

    def __init__(self, times: NumberRange, name: str, makes: str, who: str) -> None:
        self.times, self.kind, self.alone = times, COUNT_MARK + name, who == PLAYER
        self.stage = "on_settle" if makes else "on_play"
        """The stage in which a play is counted: when it has made what the sentence requires."""
        self.of_revolutions = makes in OF_REVOLUTIONS and not self.alone

    def _mark(self, context: MoveContext) -> Mark:
        """The mark with the number of times, including this one."""
        holder = context.seat if self.alone else NOBODY
        mark, before = context.before.mark(self.kind, holder), 0
        if mark is not None:
            before = int(mark.value)
        elif self.of_revolutions:
            before = int(context.before.mark(REVOLUTION.kind) is not None)
        return Mark(self.kind, before + 1, holder)

    def is_due(self, context: MoveContext) -> bool:
        """Whether this is the time that the sentence is about."""
        return self.times.fits(self._mark(context).value)

    def counted(self, context: MoveContext) -> SetMark:
        """The effect that counts it."""
        return SetMark(self._mark(context))
