"""What rules may say of answers, of what is owed and of doubts: hooks of the climbing family."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Laid, Position, Standing
from referee.model.marks import Obligation
from referee.rulebook.clause import Clause

from .effects import Effect, Effects
from .moment import Doubt, Meeting, Moment
from .obligations import but_one, lightened, takes_all
from .view import SituationView


class AnswerHooks:
    """A cut that others may answer, a play that somebody may take away."""

    answerable: ClassVar[bool] = False
    """Its cut may be answered, where a clause lets others answer."""
    answer_order: str = "turn_order"
    """Who may answer its cut first: ``turn_order`` or ``first_called``."""

    @property
    def changes(self) -> bool:
        """Where it answers a cut: the answer also sets off what its cards set off elsewhere."""
        return True

    @property
    def takes_over(self) -> bool:
        """Where it answers a cut: the answer is then a play as any other, with all that it sets
        off, and may be answered itself."""
        return False

    def seizes(self, moment: Moment) -> Obligation | None:
        """By whom this play may be taken away before anything comes of it."""
        return None

    def takes_back(self, moment: Moment) -> bool:
        """This play goes back to the hand before anything comes of it, and the field is cleared:
        the next player leads."""
        return False

    @property
    def answers_skip(self) -> bool:
        """What it answers is a play by which players are skipped, and these may answer; else it is
        a cut, and all others may."""
        return False

    def answers_at(self, at: SituationView) -> bool:
        """Whether others may answer while the table stands like this, with the cut on top."""
        return True

    def answers_cut(self, cut: Play, play: Play) -> bool:
        """Whether this play answers that cut, or that skip."""
        return False

    def undone_by(self, play: Play) -> int:
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

    def answered(self, moment: Moment) -> Effects:
        """What the answer does."""
        return ()


class DebtHooks:
    """What is owed by a play, and the moves that meet it."""

    deck: Deck
    emptying: str = "out_no_foul"
    """What going out by meeting its obligations is: ``out_no_foul``, ``out_judged_by_cards`` or
    ``not_allowed``."""
    plainly: bool = True
    """What it calls the strongest cards are those in normal order, else in the order that holds."""
    together: bool = False
    """Who is left without cards by its debts goes out when the last of these is met."""
    met_by_none: ClassVar[bool] = False
    """``met`` also comes after an obligation was declined."""

    @property
    def offers_the_stuck(self) -> bool:
        """What it offers on a turn is there only where no card of the hand may be played."""
        return False

    def offers(self, position: Position, seat: int, at: SituationView) -> Iterable[Obligation]:
        """What this seat may do on its turn besides playing and passing: told as obligations, which
        nobody waits for. ``at``: what a play would have to reckon with."""
        return ()

    def interjects(self, position: Position, at: SituationView) -> Iterable[Obligation]:
        """What seats may do whoever's turn it is, those that are out of the game too: told
        likewise."""
        return ()

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        """This move may not meet an obligation of the rule."""
        return False

    def met(self, meeting: Meeting) -> Effects:
        """What meeting an obligation of the rule does."""
        return ()

    def acted(self, moment: Moment) -> Effects:
        """What follows from the move that has taken up what it offers, whose seat this is."""
        return ()

    def leads_on(self, meeting: Meeting) -> Effects:
        """Effects of the field being cleared by meeting an obligation."""
        return ()

    def emptied(self, seats: Sequence[int], owed: Obligation, direction: int) -> Sequence[int]:
        """In which order those go out whose hands are emptied by meeting its obligation: ``seats``
        as they come in turn order, in the ``direction`` of play."""
        return seats

    def due(self, owed: Sequence[Obligation], now: Standing) -> Iterable[Obligation]:
        """What it makes owe once debts that came before its own (``owed``) are met, or others have
        changed the hands that its own are about."""
        left = [left for each in owed if (left := lightened(each, now, self.deck))]
        if not any(takes_all(each, now) for each in left) or self.emptying != "not_allowed":
            return left
        spared = (but_one(each, now) if takes_all(each, now) else each for each in left)
        return [each for each in spared if each]


class DoubtHooks:
    """Cards that lie face down, and doubting them (ダウト)."""

    covering: ClassVar[bool] = False
    """Cards may lie face down, or are read freely."""

    @property
    def before_doubt(self) -> bool:
        """Whether its cut, or its word on who goes out, comes before a doubt."""
        return False

    def laid_so(self, play: Play, below: Play | None) -> bool:
        """Likewise as ``meets``, of a play and the one below as they lie, face down or not."""
        return False

    def lies_as(self, laid: Play, read: Play) -> bool:
        """Where a doubt shows the cards of a play: jokers of it may be jokers themselves, as in
        this reading; else they are wild cards."""
        return True

    def overlooks(self, field: tuple[Laid, ...]) -> tuple[Laid, ...]:
        """The plays of a field that the next player has to reckon with."""
        return field

    def opens_doubt(self, moment: Moment) -> bool:
        """Whether a play may be doubted."""
        return False

    def asked_first(self, moment: Moment) -> int:
        """The seat with whom the asking begins."""
        raise NotImplementedError

    def doubted(self, moment: Moment, doubter: int, legal: bool) -> Effects:
        """What follows from a doubt; ``legal``: the play stands."""
        return ()
