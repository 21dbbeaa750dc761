"""What sentences may do, each by itself; in the order in which a rule tells them."""

from __future__ import annotations

from referee.rulebook.rule_language import Said, parts_said

from .base import Bound, Deed
from .draw import Drawing, Staying, TakingField
from .exchange import Gifts
from .field import (
    Adding,
    AddingOnTurn,
    Cancelling,
    Clearing,
    Hushing,
    NothingElse,
    Overlooking,
    Seizing,
    SettingAside,
    TakingOver,
)
from .forms import Following, Lining, Mixing
from .game_end import Bonus, Costing, PlacingTheRest, Scoring, Sinking, Titling, Winner
from .game_start import Dealer, Dealing, LeadingTheGame, Seating
from .give_discard import Discarding, Giving
from .outcomes import Bursting, Ending, Falling, Fouling, Toppling, Winning
from .permissions import Allowing, Forbidding, Freeing, Locking, Pressing, Waiting
from .reveal import Looking, Showing
from .strength import Placing
from .table_state import Direction, Firming, Marking, Order, Preventing, Releasing
from .take_swap import MixingHands, Swapping, SwappingHands, Taking
from .turns import Again, AllSkipped, Leading, LeadingNext, SittingOut, Skipping

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
