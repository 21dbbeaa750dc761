"""The climbing family's rules: what a rule file may declare.

A rule overrides the hooks it needs, each small, and each a pure question or a list of values:

=============  ===========================================================================
``forms``      names of the forms it brings into the game (:mod:`.forms`)
``wild``       jokers may stand for other cards
``words``      how the marks it leaves behind are written in a table text
``reverses``   whether the marks turn the order round
``bars``       the play may not follow here                  (tabulated by situation and play)
``allows``     it may, and clauses this clause overrides stand back               (likewise)
``meets``      the rule asks something here, and the play meets it: a reason for a yes
``forbids``    this seat may not make this move at this position (``kinds`` says which moves,
               ``scope`` which plays of cards it can be about)
``applies``    whether ``bars`` and ``allows`` can be true here, whatever the play (asked once for
               each situation)
``allowed_counts``  how many cards the plays have that ``allows`` allows, where that may be another
               number than is asked for
``most_jokers``  how many jokers a form may hold; ``bars`` bars those with more
``count_asked``  how many cards every play must have here, or 0; ``bars`` bars the others
``forbids_gift``  likewise for a gift of cards in the exchange
``concerns``   which plays its stages look at                             (tabulated by play)
stages         ``change settle cut finish fall owe turn``: effects of a play, in this order;
               ``settle``, what follows from a change, also comes after what was owed is met
``forbids_act``  likewise for acts such as janken results or a lie found out
pass stages    ``passed swept lead``: effects of a pass; ``swept`` and ``lead`` where it cleared the
               field, ``fall`` where it made somebody leave
``row``        how many plays have to lie on the field, this one among them, for ``change`` to say
               anything
``at_exits``   the stages in which it speaks only where the move makes somebody leave the game
``reorders``   the ranks from weakest to strongest, where the marks change them
``upholds``    the marks leave the ranks in their order though others turn it round
``lifts``      single ranks or cards that the marks put elsewhere in the order
``silences``   switches that the marks put out of force
``answers_cut``, ``answered``  which plays may answer a cut, and what the answer does
``may_answer``  whether any play could answer this cut
``forbids_meeting``, ``met``  what may not meet an obligation of the rule, and what meeting it does
``covering``   cards may lie face down, or are read freely
``laid_so``    likewise as ``meets``, of a play and the one below as they lie, face down or not
``overlooks``  the plays of a field that the next player has to reckon with
``opens_doubt``, ``asked_first``, ``doubted``  whether a play may be doubted, with whom the asking
               begins, and what follows from a doubt
``leads_on``   effects of the field being cleared by meeting an obligation
``met_by_none``  ``met`` also comes after an obligation was declined
``due``        what is owed of its debts where they had to wait for others
``lasting_passes``  a pass lasts until the field is cleared
``caught``     effects of a lie found out
``sinks``      ways of leaving the game that end at the bottom, with their depth
``gifts``      who owes whom how many cards in the exchange
``enlarges``   how many cards more a gift has
``exchanged``  effects of the exchange being done
``held``       effects of what a hand holds, as dealt and after every move
``weighs``     the kinds of marks that the hooks of :data:`WEIGHING` look at
``sees_suits``  ``bars`` or ``allows`` look at the suits of the play; if not, plays that differ in
               suits only are judged once
``by_suits``   ``bars`` or ``allows`` look at the suits of the top of the field
``grants``     kinds of moves that the clause grants in words
``answers``    questions about the match that the rule answers by :meth:`answer`, from the seats
               ranked best first
=============  ===========================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from referee.games.climbing.plays.order import Strengths
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, Standing
from referee.model.marks import Marks, Obligation
from referee.model.markword import MarkWord
from referee.model.moves import PASS, PLAY
from referee.rulebook.rule import Rule

from .doubt_hooks import DoubtHooks
from .effects import Effects
from .moment import Doubt, Gift, Meeting, Moment

if TYPE_CHECKING:
    from referee.games.climbing.ruleset.situation import Situation


WEIGHING = ("bars", "allows", "applies", "meets", "reverses", "reorders", "upholds", "lifts")
"""The hooks that judge plays by the marks of a situation."""

STAGES = ("change", "settle", "cut", "finish", "fall", "owe", "turn")
"""What a play sets off, in order: marks and order; what follows from that; clearing; going out; who
falls; what is owed; whose turn it is."""

PASS_STAGES = ("passed", "swept", "lead")
"""What a pass sets off: marks and clearing; what follows from a clear; who leads."""

SOME_CARDS = "some cards"
"""What ``forbids`` looks at: the cards as well; it may forbid some plays of the own hand."""
ANY_CARDS = "any cards"
"""Nothing about the cards: whether a play is forbidden is the same for all, also for no cards."""
NOT_HELD = "not held"
"""Only plays of cards that the hand is not known to hold can be forbidden."""
FORMLESS = "formless"
"""Only cards that make no form can be forbidden."""

Lifts = Mapping[int, int]
"""Strengths by rank index, or by the position of a card."""


class ClimbingRule(DoubtHooks, Rule):
    """Base of the rules in ``games/climbing/rules``; the module says what each hook is for."""

    forms: ClassVar[tuple[str, ...]] = ()
    wild: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    allowed_counts: Sequence[int] | None = None
    """``None``: any number; empty: as many as are asked for."""
    most_jokers: ClassVar[Mapping[str, int]] = {}
    words: ClassVar[tuple[MarkWord, ...]] = ()
    kinds: ClassVar[tuple[str, ...]] = (PLAY, PASS)
    scope: ClassVar[str] = SOME_CARDS
    answers: ClassVar[tuple[str, ...]] = ()
    ways_out: ClassVar[tuple[str, ...]] = ()
    """How it makes seats leave that only games with such a rule have (``out burst``)."""
    lasting_passes: bool = False
    answerable: ClassVar[bool] = False
    """Its cut may be answered, where a clause lets others answer."""
    answer_order: str = "turn_order"
    """Who may answer its cut first: ``turn_order`` or ``first_called``."""

    @property
    def changes(self) -> bool:
        """Where it answers a cut: the answer also sets off what its cards set off elsewhere."""
        return True

    @property
    def weighs(self) -> Iterable[str]:
        """The kinds of marks that its judgements on plays and on the order look at: its own."""
        return {word.kind for word in self.words}

    emptying: str = "out_no_foul"
    """What going out by meeting its obligations is: ``out_no_foul``, ``out_judged_by_cards`` or
    ``not_allowed``."""
    plainly: bool = True
    """What it calls the strongest cards are those in normal order, else in the order that holds."""
    together: bool = False
    """Who is left without cards by its debts goes out when the last of these is met."""
    lead_fact: ClassVar[str] = ""
    """Where it answers ``first_lead``: the fact (message key) that decides when it cannot tell."""
    grants: ClassVar[tuple[str, ...]] = ()
    at_exits: ClassVar[tuple[str, ...]] = ("fall",)
    row: int = 1
    limits_gifts: ClassVar[bool] = False
    by_suits: ClassVar[bool] = False
    sees_suits: ClassVar[bool] = True
    """Whether ``bars`` and ``allows`` tell plays apart that differ only in suits (but for cards
    that have a strength of their own)."""

    def reverses(self, marks: Marks) -> bool:
        raise NotImplementedError

    def reorders(self, marks: Marks) -> Sequence[int] | None:
        raise NotImplementedError

    def upholds(self, marks: Marks) -> bool:
        raise NotImplementedError

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        raise NotImplementedError

    def silences(self, marks: Marks) -> Iterable[str]:
        raise NotImplementedError

    def answers_cut(self, cut: Play, play: Play) -> bool:
        raise NotImplementedError

    def may_answer(self, cut: Play) -> bool:
        return True

    def answered(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def owe(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def emptied(self, seats: Sequence[int], owed: Obligation, direction: int) -> Sequence[int]:
        """In which order those go out whose hands are emptied by meeting its obligation: ``seats``
        as they come in turn order, in the ``direction`` of play."""
        return seats

    def due(self, owed: Sequence[Obligation], now: Standing) -> Iterable[Obligation]:
        """What it makes owe once debts that came before its own (``owed``) are met."""
        from .obligations import lightened

        return [left for each in owed if (left := lightened(each, now))]

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        raise NotImplementedError

    def met(self, meeting: Meeting) -> Effects:
        raise NotImplementedError

    def held(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def swept(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def lead(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def bars(self, at: Situation, play: Play) -> bool:
        raise NotImplementedError

    def applies(self, at: Situation) -> bool:
        return True

    def count_asked(self, at: Situation) -> int:
        return 0

    def allows(self, at: Situation, play: Play) -> bool:
        raise NotImplementedError

    def meets(self, at: Situation, play: Play) -> bool:
        raise NotImplementedError

    def details(self, at: Situation, play: Play) -> dict[str, object]:
        """What the rule's sentences name besides seat, cards and top of the field."""
        return {}

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        raise NotImplementedError

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        raise NotImplementedError

    def gives_freely(self, gift: Gift) -> bool:
        """Whether the rule is what allows this gift."""
        return False

    def concerns(self, play: Play) -> bool:
        return True

    def change(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def settle(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def cut(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def finish(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def fall(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def turn(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def keeps_lead(self, moment: Moment) -> Effects:
        """For stage ``turn``: where its clause has cleared the field, its player leads."""
        from .effects import KeepLead

        acted = moment.cleared and self.clause.id in moment.caused
        if acted and not moment.now.is_out(moment.seat):
            yield KeepLead(moment.seat)

    def passed(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def caught(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def sinks(self) -> Mapping[str, int]:
        return {}

    def forbids_act(self, position: Position, kind: str, seat: int, other: int) -> bool:
        raise NotImplementedError

    def gifts(self, position: Position) -> Iterable[Gift]:
        raise NotImplementedError

    def enlarges(self, position: Position, gift: Gift) -> int:
        raise NotImplementedError

    def exchanged(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        raise NotImplementedError

    def has(self, hook: str) -> bool:
        """Whether the rule declares this hook."""
        return getattr(type(self), hook) is not getattr(ClimbingRule, hook)
