"""The actions of a rule sentence: the words below ``then``."""

from __future__ import annotations

from referee.rulebook.rule_language import SentenceWords, word_paths

from .base import ClauseScope, RuleAction
from .draw import DrawAction, StayAction, TakeFieldAction
from .exchange import GiftAction
from .field import (
    AddAction,
    AsideAction,
    CancelAction,
    ClearAction,
    HushAction,
    JoinAction,
    NothingElseAction,
    OverlookAction,
    SeizeAction,
    TakeOverAction,
)
from .forms import FollowAction, MixtureAction, RowAction
from .game_end import (
    BonusAction,
    CostAction,
    LastAction,
    PlacesAction,
    PointsAction,
    TitlesAction,
    WinnerAction,
)
from .game_start import DealAction, DealerAction, FirstLeadAction, SeatsAction
from .give_discard import DiscardAction, GiveAction
from .outcomes import BurstAction, EndAction, FallAction, FallenAction, FoulAction, WinAction
from .permissions import (
    AllowAction,
    ForbidAction,
    FreeAction,
    LockAction,
    MustPassAction,
    MustPlayAction,
)
from .reveal import LookAction, ShowAction
from .strength import PutAction
from .table_state import (
    DirectionAction,
    FirmAction,
    MarkAction,
    OrderAction,
    PreventAction,
    ReleaseAction,
)
from .take_swap import MixHandsAction, SwapAction, SwapHandsAction, TakeAction
from .turns import (
    AgainAction,
    AllSkippedAction,
    LeadAction,
    LeadsNextAction,
    SitOutAction,
    SkipAction,
)

__all__ = ["ACTIONS", "ClauseScope", "RuleAction", "actions_in"]

ACTIONS: tuple[type[RuleAction], ...] = (
    SeizeAction, HushAction, MixtureAction, RowAction, FollowAction, AllowAction, ForbidAction,
    MustPlayAction, MustPassAction, OrderAction, PutAction, DirectionAction, ReleaseAction,
    PreventAction, FirmAction, LockAction, FreeAction, MarkAction, JoinAction, AddAction,
    SitOutAction, OverlookAction, CancelAction, ClearAction, AsideAction, TakeOverAction,
    LeadAction, LeadsNextAction, NothingElseAction, AgainAction, AllSkippedAction, WinAction,
    FoulAction, FallAction, FallenAction, EndAction, BurstAction, DealAction, DealerAction,
    SeatsAction, FirstLeadAction, WinnerAction, PlacesAction, LastAction, TitlesAction,
    PointsAction, BonusAction, CostAction, GiftAction, GiveAction, DiscardAction, TakeAction,
    TakeFieldAction, SwapAction, SwapHandsAction, StayAction, DrawAction, MixHandsAction,
    ShowAction, LookAction, SkipAction,
)  # fmt: skip


def actions_in(words: SentenceWords) -> list[type[RuleAction]]:
    """The actions of a sentence, in the order of its text."""
    parts = word_paths(words)
    return [action for action in ACTIONS if action.path in parts]
