"""What sentences may do, each by itself; in the order in which a rule tells them."""

from __future__ import annotations

from referee.rulebook.rule_language import Said, parts_said

from .base import Bound, Deed
from .beginning import LeadingTheGame
from .bursting import Bursting
from .drawing import Drawing, MixingHands, Staying
from .field import (
    Adding,
    Again,
    AllSkipped,
    Cancelling,
    Clearing,
    Leading,
    NothingElse,
    Overlooking,
    SettingAside,
    Skipping,
    TakingOver,
)
from .firm import Firming
from .following import Following
from .gifts import Gifts
from .letting import Allowing, Forbidding, Freeing, Lining, Locking, Mixing, Pressing
from .match.dealing import Dealer, Dealing
from .match.ranking import PlacingTheRest, Sinking, Titling, Winner
from .match.scoring import Bonus, Costing, Scoring
from .match.seating import Seating
from .next_lead import LeadingNext
from .ordering import Placing
from .parting import Discarding, Giving
from .places import Ending, Toppling
from .plays.adding import AddingOnTurn
from .plays.hushing import Hushing
from .plays.seizing import Seizing
from .seats import Falling, Fouling, Marking, SittingOut, Winning
from .showing import Looking, Showing
from .swapping import Swapping, SwappingHands
from .taking import Taking, TakingField
from .turning import Direction, Order, Preventing, Releasing
from .waiting import Waiting

__all__ = ["DEEDS", "Bound", "Deed", "deeds_in"]

DEEDS: tuple[type[Deed], ...] = (
    Seizing, Hushing, Mixing, Lining, Following, Allowing, Forbidding, Pressing, Waiting,
    Order, Placing, Direction, Releasing,
    Preventing, Firming,
    Locking, Freeing, Marking, Adding, AddingOnTurn, SittingOut, Overlooking, Cancelling, Clearing,
    SettingAside, TakingOver, Leading, LeadingNext, NothingElse, Again, AllSkipped, Winning,
    Fouling, Falling, Toppling, Ending, Bursting,
    Dealing, Dealer, Seating, LeadingTheGame,
    Winner, PlacingTheRest, Sinking, Titling, Scoring, Bonus, Costing,
    Gifts, Giving, Discarding, Taking, TakingField, Swapping, SwappingHands, Staying, Drawing,
    MixingHands, Showing, Looking, Skipping,
)  # fmt: skip


def deeds_in(words: Said) -> list[type[Deed]]:
    """What a sentence does, in their order."""
    parts = parts_said(words)
    return [deed for deed in DEEDS if deed.at in parts]
