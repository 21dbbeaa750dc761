"""The hooks that a rule of the climbing family may declare, by what they are about.

A rule overrides those that it needs. Each is a pure question about values, or a list of effects to
be carried out; none changes anything, and none asks which other rules are on. What a rule does not
override it has nothing to say about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from referee.cards.card import Card, Deck
from referee.games.climbing.plays.card_strength import RankStrengths
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position, PositionView
from referee.model.marks import Marks, Obligation
from referee.model.moves import PASS, PLAY
from referee.rulebook.clause import Clause

from .context import Fulfilment, Gift, MoveContext, Undetermined
from .effects import Effect, Effects
from .obligations import but_one, lightened, takes_all
from .situation_view import SituationView

SOME_CARDS = "some cards"
"""What ``forbids`` looks at: the cards as well; it may forbid some plays of the own hand."""
ANY_CARDS = "any cards"
"""Nothing about the cards: whether a play is forbidden is the same for all, also for no cards."""
NOT_HELD = "not held"
"""Only plays of cards that the hand is not known to hold can be forbidden."""
FORMLESS = "formless"
"""Only cards that make no form can be forbidden."""

Remark = tuple[str, Mapping[str, object]]
"""The ending of a message key, and what the message names."""

Lifts = Mapping[int, int]
"""Strengths by rank index, or by the position of a card."""


class FormHooks:
    """Which plays there are."""

    forms: ClassVar[tuple[str, ...]] = ()
    """The forms it brings into the game: names of :mod:`referee.games.climbing.plays.forms`."""
    wild: ClassVar[bool] = False
    """Jokers may stand for other cards."""


class JudgingHooks:
    """Whether a play may follow, or a move be made."""

    move_kinds: tuple[str, ...] = (PLAY, PASS)
    """The kinds of moves that ``forbids`` is about."""
    scope: ClassVar[str] = SOME_CARDS
    """The plays of cards that ``forbids`` can be about."""
    out_of_turn: ClassVar[bool] = False
    """``forbids`` is about moves out of turn, by who is out, or while something is owed."""
    grants: ClassVar[tuple[str, ...]] = ()
    """Kinds of moves that the clause grants in words."""
    allowed_counts: Sequence[int] | None = None
    """How many cards the plays have that ``allows`` allows, where that may be another number than
    is asked for. ``None``: any number; empty: as many as are asked for."""
    max_jokers: ClassVar[Mapping[str, int]] = {}
    """Form -> how many jokers it may hold; ``bars`` bars those with more."""
    by_suits: ClassVar[bool] = False
    """``bars`` or ``allows`` look at the suits of the top of the field."""
    sees_suits: bool = True
    """Whether ``bars`` and ``allows`` tell plays apart that differ only in suits (but for cards
    that have a strength of their own); where not, such plays are judged once."""

    def bars(self, situation: SituationView, play: Play) -> bool:
        """The play may not follow here. Kept by situation and play."""
        return False

    def allows(self, situation: SituationView, play: Play) -> bool:
        """The play may follow, and clauses that this clause overrides stand back. Kept likewise."""
        return False

    def applies(self, situation: SituationView) -> bool:
        """Whether ``bars`` and ``allows`` can be true here, whatever the play. Asked once for each
        situation."""
        return True

    def required_count(self, situation: SituationView) -> int:
        """How many cards every play must have here, or 0; ``bars`` bars the others."""
        return 0

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        """The rule asks something here, and the play meets it: a reason for a yes."""
        return False

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """What the rule's sentences name besides seat, cards and top of the field."""
        return {}

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        """This seat may not make this move at this position; ``play``: where it is one."""
        return False

    def forbids_change(
        self, position: Position, seat: int, changes: Callable[[], Sequence[Effect]]
    ) -> bool:
        """This seat may not make a play at this position that ``changes`` such things in its first
        stage; they are worked out where they are asked for."""
        return False

    def forbids_for_hand(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> bool | Undetermined:
        """Likewise of a play by the order that holds here; also where a fact decides it."""
        return False

    def restricts(self, position: Position, seat: int) -> bool:
        """Whether ``forbids`` with some cards, ``forbids_change`` and ``forbids_for_hand`` can be
        true for this seat here, whatever the play. Asked once for each list of plays."""
        return True

    def forbids_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        """This seat may not pass at this position if there is a play that it may make."""
        return False

    def pass_details(self) -> dict[str, object]:
        """What the rule's sentences name where it bars a pass."""
        return {}

    def remarks(self, position: Position, cards: Sequence[Card]) -> Iterable[Remark]:
        """What is worth saying of cards that may be played, as they were named."""
        return ()

    def offending_cards(self, position: Position, seat: int, cards: int) -> int:
        """The cards, of those that it forbids this seat to play or give, that are the reason."""
        return cards

    def bar_details(self, position: Position, seat: int) -> Mapping[str, object]:
        """What the sentence by which it bars a move of this seat names besides."""
        return {}

    def forbids_act(self, position: Position, kind: str, seat: int, other: int) -> bool:
        """Likewise for acts such as janken results or a lie found out."""
        return False


class OrderHooks:
    """What the marks make of the order of strength, and of other rules."""

    reversing_marks: tuple[str, ...] = ()
    """The kinds of marks that ``reverses`` looks at; empty: those of its ``words``."""

    def reverses(self, marks: Marks) -> bool:
        """The marks turn the order round."""
        return False

    def order_details(self) -> Mapping[str, object]:
        """What its sentences on that, or on who leads, name besides."""
        return {}

    def reorders(self, marks: Marks) -> Sequence[int] | None:
        """The rank indices from weakest to strongest, where the marks change them."""
        return None

    def ignores_reversal(self, marks: Marks) -> bool:
        """The marks leave the ranks in their order though others turn it round."""
        return False

    def adjusts_strength(
        self, marks: Marks, order: RankStrengths, turned: bool
    ) -> tuple[Lifts, Lifts]:
        """Single ranks, and single cards, that the marks put elsewhere in the order."""
        return {}, {}

    def suspended_rules(self, marks: Marks) -> Iterable[str]:
        """The switches that the marks put out of force."""
        return ()


class StageHooks:
    """What a move sets off: effects, stage by stage.

    Of a play the stages are ``on_play on_settle on_clear on_finish on_demotion on_owe on_turn``,
    of a pass ``on_pass on_cleared on_lead``, and ``on_demotion`` where a pass makes somebody leave.
    """

    min_plays: int = 1
    """How many plays have to lie on the field, this one among them, for ``on_play`` to say
    anything."""
    only_with_others: ClassVar[bool] = False
    """Its stages say something only where another rule of its clause looks at the play too."""
    by_joker_suits: bool = False
    """What ``on_play`` makes of a set also hangs on the suits that its jokers stand for."""
    awaits_clear: bool = False
    """What it makes owe comes after the field has been cleared by the play, whoever clears it."""
    exit_stages: ClassVar[tuple[str, ...]] = ("on_demotion",)
    """The stages in which it speaks only where the move makes somebody leave the game."""
    only_last_pass: ClassVar[bool] = False
    """Its stage ``on_pass`` speaks only where a pass leaves nobody who could answer."""
    lasting_passes: bool = False
    """A pass lasts until the field is cleared."""
    exit_kinds: ClassVar[tuple[str, ...]] = ()
    """How it makes seats leave that only games with such a rule have (``out burst``)."""

    own_ranks: tuple[str, ...] = ()
    """The numbers whose own rule it is: cards of them set it off, alone or in any form."""

    def exemption(self, before: Position, after: Position, play: Play) -> Mapping[str, object]:
        """Why last cards that it rules out at other times are none now, for its sentence."""
        return {}

    def suppresses_triggers(self, play: Play, numbers: Sequence[str]) -> bool:
        """This play does not set off what cards of these numbers set off elsewhere. Kept likewise
        as ``concerns``."""
        return False

    def concerns(self, play: Play) -> bool:
        """Whether its stages look at this play. Kept by play."""
        return True

    def extra_count(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for where a rule of this number counts
        its cards."""
        return 0

    def on_play(self, context: MoveContext) -> Effects:
        """What a play changes: marks and order."""
        return ()

    def on_settle(self, context: MoveContext) -> Effects:
        """What follows from a change; also comes after what was owed is met."""
        return ()

    def on_clear(self, context: MoveContext) -> Effects:
        """The field is cleared at once (流す)."""
        return ()

    def on_finish(self, context: MoveContext) -> Effects:
        """Somebody goes out."""
        return ()

    def on_demotion(self, context: MoveContext) -> Effects:
        """Somebody who left falls to the bottom, or draws others along."""
        return ()

    def on_owe(self, context: MoveContext) -> Effects:
        """What has to be done before play goes on."""
        return ()

    def on_turn(self, context: MoveContext) -> Effects:
        """Whose turn it is next."""
        return ()

    def explains_turn(self, position: Position) -> bool:
        """Whether it is by this rule that the turn is where it is, other than by going round."""
        return False

    def on_pass(self, context: MoveContext) -> Effects:
        """What a pass does: marks, and clearing the field. See :attr:`only_last_pass`."""
        return ()

    def on_skip(self, context: MoveContext) -> Effects:
        """What it does that a play has this seat skipped."""
        return ()

    def on_cleared(self, context: MoveContext) -> Effects:
        """What follows where a pass cleared the field."""
        return ()

    def on_lead(self, context: MoveContext) -> Effects:
        """Who leads where a pass cleared the field."""
        return ()

    def on_unanswered(self, context: MoveContext) -> Effects:
        """What follows where a move leaves nobody who could answer the top of the field: then
        ``on_cleared``, ``on_demotion`` and ``on_lead`` follow as after a pass."""
        return ()

    def on_announcement(self, context: MoveContext) -> Effects:
        """What a player sets off by saying that one card is left."""
        return ()

    def on_hand(self, context: MoveContext) -> Effects:
        """What a hand sets off by what it holds, as dealt and after every move."""
        return ()


# ---- answers, obligations, doubts


class AnswerHooks:
    """A cut that others may answer, a play that somebody may take away."""

    answerable: ClassVar[bool] = False
    """Its cut may be answered, where a clause lets others answer."""
    answer_order: str = "turn_order"
    """Who may answer its cut first: ``turn_order`` or ``first_called``."""

    @property
    def answer_has_effects(self) -> bool:
        """Where it answers a cut: the answer also sets off what its cards set off elsewhere."""
        return True

    @property
    def replaces_cut(self) -> bool:
        """Where it answers a cut: the answer is then a play as any other, with all that it sets
        off, and may be answered itself."""
        return False

    def interception(self, context: MoveContext) -> Obligation | None:
        """By whom this play may be taken away before anything comes of it."""
        return None

    def takes_back(self, context: MoveContext) -> bool:
        """This play goes back to the hand before anything comes of it, and the field is cleared:
        the next player leads."""
        return False

    @property
    def answers_skip(self) -> bool:
        """What it answers is a play by which players are skipped, and these may answer; else it is
        a cut, and all others may."""
        return False

    def is_answerable_at(self, situation: SituationView) -> bool:
        """Whether others may answer while the table stands like this, with the cut on top."""
        return True

    def answers_cut(self, cut: Play, play: Play) -> bool:
        """Whether this play answers that cut, or that skip."""
        return False

    def counter_card(self, play: Play) -> int:
        """The card, as a set, by which others may undo what this play sets off; 0: none."""
        return 0

    @property
    def counter_joins(self) -> bool:
        """That card is laid beside the play; else it is discarded."""
        return False

    def undoes(self, play: Play, clause: Clause, effects: Iterable[Effect]) -> bool:
        """Whether it undoes what this clause does by the play: these effects."""
        return True

    def may_answer(self, cut: Play) -> bool:
        """Whether any play could answer this cut."""
        return True

    def on_answer(self, context: MoveContext) -> Effects:
        """What the answer does."""
        return ()


class DebtHooks:
    """What is owed by a play, and the moves that meet it."""

    deck: Deck
    exit_by_obligation: str = "out_no_foul"
    """What going out by meeting its obligations is: ``out_no_foul``, ``out_judged_by_cards`` or
    ``not_allowed``."""
    by_normal_order: bool = True
    """What it calls the strongest cards are those in normal order, else in the order that holds."""
    exits_together: bool = False
    """Who is left without cards by its debts goes out when the last of these is met."""
    fulfilled_by_decline: ClassVar[bool] = False
    """``on_fulfilled`` also comes after an obligation was declined."""

    @property
    def offers_only_if_stuck(self) -> bool:
        """What it offers on a turn is there only where no card of the hand may be played."""
        return False

    def offers(
        self, position: Position, seat: int, situation: SituationView
    ) -> Iterable[Obligation]:
        """What this seat may do on its turn besides playing and passing: told as obligations, which
        nobody waits for. ``situation``: what a play would have to reckon with."""
        return ()

    def offers_any_time(self, position: Position, situation: SituationView) -> Iterable[Obligation]:
        """What seats may do whoever's turn it is, those that are out of the game too: told
        likewise."""
        return ()

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """This move may not meet an obligation of the rule."""
        return False

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        """What meeting an obligation of the rule does."""
        return ()

    def on_offer_taken(self, context: MoveContext) -> Effects:
        """What follows from the move that has taken up what it offers, whose seat this is."""
        return ()

    def on_fulfilled_clear(self, fulfilment: Fulfilment) -> Effects:
        """Effects of the field being cleared by meeting an obligation."""
        return ()

    def order_of_exits(
        self, seats: Sequence[int], owed: Obligation, direction: int
    ) -> Sequence[int]:
        """In which order those go out whose hands are emptied by meeting its obligation: ``seats``
        as they come in turn order, in the ``direction`` of play."""
        return seats

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterable[Obligation]:
        """What it makes owe once debts that came before its own (``owed``) are met, or others have
        changed the hands that its own are about."""
        left = [left for obligation in owed if (left := lightened(obligation, now, self.deck))]
        if (
            not any(takes_all(obligation, now) for obligation in left)
            or self.exit_by_obligation != "not_allowed"
        ):
            return left
        spared = (
            but_one(obligation, now) if takes_all(obligation, now) else obligation
            for obligation in left
        )
        return [each for each in spared if each]


class DoubtHooks:
    """Cards that lie face down, and doubting them (ダウト)."""

    allows_face_down: ClassVar[bool] = False
    """Cards may lie face down, or are read freely."""

    @property
    def before_doubt(self) -> bool:
        """Whether its cut, or its word on who goes out, comes before a doubt."""
        return False

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        """Likewise as ``is_met_by``, of a play and the one below as they lie, face down or not."""
        return False

    def accepts_reading(self, laid: Play, read: Play) -> bool:
        """Where a doubt shows the cards of a play: jokers of it may be jokers themselves, as in
        this reading; else they are wild cards."""
        return True

    def field_to_beat(self, field: tuple[LaidPlay, ...]) -> tuple[LaidPlay, ...]:
        """The plays of a field that the next player has to reckon with."""
        return field

    def opens_doubt(self, context: MoveContext) -> bool:
        """Whether a play may be doubted."""
        return False

    def first_asked(self, context: MoveContext) -> int:
        """The seat with whom the asking begins."""
        raise NotImplementedError

    def on_doubt(self, context: MoveContext, doubter: int, legal: bool) -> Effects:
        """What follows from a doubt; ``legal``: the play stands."""
        return ()


# ---- the exchange and the match

ABOVE_FOULS, WITH_FOULS, BELOW_FOULS = 1, 2, 3
"""How deep somebody sinks who has left the game in such a way."""


class ExchangeHooks:
    """The exchange before a game (カード交換)."""

    simultaneous: ClassVar[bool] = False
    """All gifts change hands at once."""
    limits_gifts: ClassVar[bool] = False
    """It says which cards must go."""

    def gifts(self, position: Position) -> Iterable[Gift]:
        """Who owes whom how many cards."""
        return ()

    def altered_gift(self, position: Position, gift: Gift) -> Gift | None:
        """What becomes of a gift; ``None``: it is not given."""
        return gift

    def extra_gift_cards(self, position: Position, gift: Gift) -> int:
        """How many cards more a gift has."""
        return 0

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Undetermined:
        """These cards (a set) may not be given so."""
        return False

    def gift_details(self) -> dict[str, object]:
        """What its reasons about gifts tell besides."""
        return {}

    def gift_must_wait(self, position: Position, gift: Gift) -> bool:
        """The gift has to wait for another one."""
        return False

    def allows_gift(self, gift: Gift) -> bool:
        """Whether the rule is what allows this gift."""
        return False

    def on_exchanged(self, context: MoveContext) -> Effects:
        """Effects of the exchange being done."""
        return ()

    def on_lie_exposed(self, context: MoveContext) -> Effects:
        """Effects of a lie found out."""
        return ()


class MatchHooks:
    """Places, titles, points: what is asked about a whole game or a set of games."""

    answers: ClassVar[tuple[str, ...]] = ()
    """Questions about the match that the rule answers by :meth:`answer`."""
    lead_facts: ClassVar[tuple[str, ...]] = ()
    """Where it answers ``first_lead``: the facts that decide when it cannot tell."""

    @property
    def open_fact(self) -> str:
        """Of places and points that go by what is left in the hands: the fact that decides where
        it cannot tell."""
        return "hands-left"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The answer to one of its questions; ``ranking``: the seats best first.

        Of ``first_lead``: a seat, the fact that decides, or ``None`` where the text does not say.
        Of other questions, too, ``None`` lets another rule answer, but where it says otherwise.
        """
        raise NotImplementedError

    def match_details(self, question: str) -> Mapping[str, object]:
        """What its reasons tell besides, when it answers this question."""
        return {}

    def extra_dealt(self, position: Position) -> Mapping[int, int]:
        """Seat -> how many cards more than the others it is dealt, or fewer."""
        return {}

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        """Seat -> points besides those that the game gives anyhow; ``placed``: the seats by place,
        as far as these are known. ``None``: cards that nobody has shown decide."""
        return {}

    def equalizes_titles(self, position: Position) -> bool:
        """Everybody has the same title after this game, also those who have places."""
        return False

    def settled_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        """Seat -> points once all have been counted: what others then pay for them is off."""
        return points

    def regraded_places(
        self, position: Position, placed: Sequence[int | None], sunk: Sequence[int]
    ) -> Sequence[int | None]:
        """What becomes of the places; ``sunk``: the seats that have the lowest ones."""
        return placed

    def shared_places(self, position: Position) -> Sequence[Sequence[int]]:
        """Seats that have fallen to one place together, which is the best of theirs."""
        return ()

    def bottom_exits(self) -> Mapping[str, int]:
        """Ways of leaving the game that end at the bottom, with their depth."""
        return {}
