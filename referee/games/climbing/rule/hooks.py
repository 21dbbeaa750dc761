"""The hooks that a rule of the climbing family may declare, by what they are about.

A rule overrides those that it needs. Each is a pure question about values, or a list of effects to
be carried out; none changes anything, and none asks which other rules are on. What a rule does not
override it has nothing to say about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from referee.cards.card import Card
from referee.games.climbing.plays.play import Play
from referee.games.climbing.plays.strength import Strengths
from referee.games.climbing.position import Position
from referee.model.marks import Marks
from referee.model.moves import PASS, PLAY

from .effects import Effect, Effects
from .moment import Doubt, Moment
from .view import SituationView

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

    kinds: tuple[str, ...] = (PLAY, PASS)
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
    most_jokers: ClassVar[Mapping[str, int]] = {}
    """Form -> how many jokers it may hold; ``bars`` bars those with more."""
    by_suits: ClassVar[bool] = False
    """``bars`` or ``allows`` look at the suits of the top of the field."""
    sees_suits: bool = True
    """Whether ``bars`` and ``allows`` tell plays apart that differ only in suits (but for cards
    that have a strength of their own); where not, such plays are judged once."""

    def bars(self, at: SituationView, play: Play) -> bool:
        """The play may not follow here. Kept by situation and play."""
        return False

    def allows(self, at: SituationView, play: Play) -> bool:
        """The play may follow, and clauses that this clause overrides stand back. Kept likewise."""
        return False

    def applies(self, at: SituationView) -> bool:
        """Whether ``bars`` and ``allows`` can be true here, whatever the play. Asked once for each
        situation."""
        return True

    def count_asked(self, at: SituationView) -> int:
        """How many cards every play must have here, or 0; ``bars`` bars the others."""
        return 0

    def meets(self, at: SituationView, play: Play) -> bool:
        """The rule asks something here, and the play meets it: a reason for a yes."""
        return False

    def details(self, at: SituationView, play: Play) -> dict[str, object]:
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

    def withholds(
        self, position: Position, seat: int, at: SituationView, play: Play
    ) -> bool | Doubt:
        """Likewise of a play by the order that holds here; also where a fact decides it."""
        return False

    def binds(self, position: Position, seat: int) -> bool:
        """Whether ``forbids`` with some cards, ``forbids_change`` and ``withholds`` can be true for
        this seat here, whatever the play. Asked once for each list of plays."""
        return True

    def presses(self, position: Position, seat: int, at: SituationView) -> bool:
        """This seat may not pass at this position if there is a play that it may make."""
        return False

    def pass_details(self) -> dict[str, object]:
        """What the rule's sentences name where it bars a pass."""
        return {}

    def remarks(self, position: Position, cards: Sequence[Card]) -> Iterable[Remark]:
        """What is worth saying of cards that may be played, as they were named."""
        return ()

    def at_fault(self, position: Position, seat: int, cards: int) -> int:
        """The cards, of those that it forbids this seat to play or give, that are the reason."""
        return cards

    def bound_by(self, position: Position, seat: int) -> Mapping[str, object]:
        """What the sentence by which it bars a move of this seat names besides."""
        return {}

    def forbids_act(self, position: Position, kind: str, seat: int, other: int) -> bool:
        """Likewise for acts such as janken results or a lie found out."""
        return False


class OrderHooks:
    """What the marks make of the order of strength, and of other rules."""

    turned_by: tuple[str, ...] = ()
    """The kinds of marks that ``reverses`` looks at; empty: those of its ``words``."""

    def reverses(self, marks: Marks) -> bool:
        """The marks turn the order round."""
        return False

    def named(self) -> Mapping[str, object]:
        """What its sentences on that, or on who leads, name besides."""
        return {}

    def reorders(self, marks: Marks) -> Sequence[int] | None:
        """The rank indices from weakest to strongest, where the marks change them."""
        return None

    def upholds(self, marks: Marks) -> bool:
        """The marks leave the ranks in their order though others turn it round."""
        return False

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        """Single ranks, and single cards, that the marks put elsewhere in the order."""
        return {}, {}

    def silences(self, marks: Marks) -> Iterable[str]:
        """The switches that the marks put out of force."""
        return ()


class StageHooks:
    """What a move sets off: effects, stage by stage.

    Of a play the stages are ``change settle cut finish fall owe turn``, of a pass ``passed swept
    lead``, and ``fall`` where a pass makes somebody leave.
    """

    row: int = 1
    """How many plays have to lie on the field, this one among them, for ``change`` to say
    anything."""
    along: ClassVar[bool] = False
    """Its stages say something only where another rule of its clause looks at the play too."""
    by_names: bool = False
    """What ``change`` makes of a set also hangs on the suits that its jokers stand for."""
    awaits_clear: bool = False
    """What it makes owe comes after the field has been cleared by the play, whoever clears it."""
    at_exits: ClassVar[tuple[str, ...]] = ("fall",)
    """The stages in which it speaks only where the move makes somebody leave the game."""
    on_last_pass: ClassVar[bool] = False
    """Its stage ``passed`` speaks only where a pass leaves nobody who could answer."""
    lasting_passes: bool = False
    """A pass lasts until the field is cleared."""
    ways_out: ClassVar[tuple[str, ...]] = ()
    """How it makes seats leave that only games with such a rule have (``out burst``)."""

    numbers: tuple[str, ...] = ()
    """The numbers whose own rule it is: cards of them set it off, alone or in any form."""

    def spares(self, before: Position, after: Position, play: Play) -> Mapping[str, object]:
        """Why last cards that it rules out at other times are none now, for its sentence."""
        return {}

    def hushes(self, play: Play, numbers: Sequence[str]) -> bool:
        """This play does not set off what cards of these numbers set off elsewhere. Kept likewise
        as ``concerns``."""
        return False

    def concerns(self, play: Play) -> bool:
        """Whether its stages look at this play. Kept by play."""
        return True

    def counts_more(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for where a rule of this number counts
        its cards."""
        return 0

    def change(self, moment: Moment) -> Effects:
        """What a play changes: marks and order."""
        return ()

    def settle(self, moment: Moment) -> Effects:
        """What follows from a change; also comes after what was owed is met."""
        return ()

    def cut(self, moment: Moment) -> Effects:
        """The field is cleared at once (流す)."""
        return ()

    def finish(self, moment: Moment) -> Effects:
        """Somebody goes out."""
        return ()

    def fall(self, moment: Moment) -> Effects:
        """Somebody who left falls to the bottom, or draws others along."""
        return ()

    def owe(self, moment: Moment) -> Effects:
        """What has to be done before play goes on."""
        return ()

    def turn(self, moment: Moment) -> Effects:
        """Whose turn it is next."""
        return ()

    def explains_turn(self, position: Position) -> bool:
        """Whether it is by this rule that the turn is where it is, other than by going round."""
        return False

    def passed(self, moment: Moment) -> Effects:
        """What a pass does: marks, and clearing the field. See :attr:`on_last_pass`."""
        return ()

    def skipped(self, moment: Moment) -> Effects:
        """What it does that a play has this seat skipped."""
        return ()

    def swept(self, moment: Moment) -> Effects:
        """What follows where a pass cleared the field."""
        return ()

    def lead(self, moment: Moment) -> Effects:
        """Who leads where a pass cleared the field."""
        return ()

    def unanswered(self, moment: Moment) -> Effects:
        """What follows where a move leaves nobody who could answer the top of the field: then
        ``swept``, ``fall`` and ``lead`` follow as after a pass."""
        return ()

    def announced(self, moment: Moment) -> Effects:
        """What a player sets off by saying that one card is left."""
        return ()

    def held(self, moment: Moment) -> Effects:
        """What a hand sets off by what it holds, as dealt and after every move."""
        return ()
