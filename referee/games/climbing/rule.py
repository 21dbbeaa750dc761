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
``count_asked``  how many cards every play must have here, or 0; ``bars`` bars the others
``forbids_gift``  likewise for a gift of cards in the exchange
``concerns``   which plays its stages look at                             (tabulated by play)
stages         ``change`` ``cut`` ``finish`` ``fall`` ``turn``: effects of a play, in this order
``forbids_act``  likewise for acts such as janken results or a lie found out
``passed``     effects of a pass
``caught``     effects of a lie found out
``sinks``      ways of leaving the game that end at the bottom, with their depth
``gifts``      who owes whom how many cards in the exchange
``grants``     kinds of moves that the clause grants in words
``answers``    questions about the match that the rule answers by :meth:`answer`, from the seats
               ranked best first
=============  ===========================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from referee.moves import PASS, PLAY
from referee.position import Laid, Marks, Position, Standing
from referee.rule import Rule

from .play import Play
from .words import MarkWord

if TYPE_CHECKING:
    from .effects import Effect
    from .situation import Situation

STAGES = ("change", "cut", "finish", "fall", "turn")
"""What a play sets off, in order: marks and order; clearing; going out; who falls; whose turn."""

SOME_CARDS = "some cards"
"""What ``forbids`` looks at: the cards as well; it may forbid some plays of the own hand."""
ANY_CARDS = "any cards"
"""Nothing about the cards: whether a play is forbidden is the same for all, also for no cards."""
NOT_HELD = "not held"
"""Only plays of cards that the hand is not known to hold can be forbidden."""
FORMLESS = "formless"
"""Only cards that make no form can be forbidden."""

Effects = Iterable["Effect"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A move as the stages see it: ``before`` it, and ``now``, after the stages so far."""

    before: Position
    now: Standing
    seat: int
    situation: Situation
    """What the play had to reckon with."""
    field: tuple[Laid, ...]
    """The field with this play on top, also when it has been cleared since."""
    goes_out: bool = False
    """The play emptied the hand."""
    cleared: bool = False
    """An earlier stage cleared the field."""

    @property
    def play(self) -> Play:
        play: Play = self.field[-1].play
        return play


@dataclass(frozen=True, slots=True)
class Gift:
    """In the exchange: ``giver`` hands ``count`` cards to ``taker``, or only shows them.

    ``strongest``: they come from below, so the strongest are owed.
    """

    giver: int
    taker: int
    count: int
    strongest: bool
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Doubt:
    """Barred unless a fact holds that nobody at the table knows: a message key, about this seat."""

    fact: str
    seat: int
    cards: int = 0


class ClimbingRule(Rule):
    """Base of the rules in ``games/climbing/rules``; the module says what each hook is for."""

    forms: ClassVar[tuple[str, ...]] = ()
    wild: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    words: ClassVar[tuple[MarkWord, ...]] = ()
    kinds: ClassVar[tuple[str, ...]] = (PLAY, PASS)
    scope: ClassVar[str] = SOME_CARDS
    answers: ClassVar[tuple[str, ...]] = ()
    grants: ClassVar[tuple[str, ...]] = ()
    limits_gifts: ClassVar[bool] = False

    def reverses(self, marks: Marks) -> bool:
        raise NotImplementedError

    def bars(self, at: Situation, play: Play) -> bool:
        raise NotImplementedError

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

    def cut(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def finish(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def fall(self, moment: Moment) -> Effects:
        raise NotImplementedError

    def turn(self, moment: Moment) -> Effects:
        raise NotImplementedError

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

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        raise NotImplementedError

    def has(self, hook: str) -> bool:
        """Whether the rule declares this hook."""
        return getattr(type(self), hook) is not getattr(ClimbingRule, hook)
