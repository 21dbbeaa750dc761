"""The actions of a rule sentence: the words below ``then``."""

from __future__ import annotations

from referee.games.climbing.rule_language.sentence import trigger_of
from referee.rulebook.rule_language import SentenceWords, word_paths

from . import cards, field, match, plays, state
from .base import RuleAction

ACTIONS: tuple[type[RuleAction], ...] = (
    field.SeizeAction, field.HushAction, plays.MixtureAction, plays.RowAction, plays.FollowAction,
    plays.AllowAction, plays.ForbidAction, plays.MustPlayAction, plays.MustPassAction,
    state.OrderAction, state.PutAction, state.DirectionAction, state.ReleaseAction,
    state.PreventAction, state.SpareAction, state.SpareAtExitAction, state.SpareDebtsAction,
    state.FirmAction, plays.LockAction, plays.FreeAction, state.MarkAction,
    state.NoteAction, field.JoinAction, field.AddAction, field.OverlookAction, field.CancelAction,
    field.ClearAction, field.AsideAction, field.TakeOverAction, field.LeadAction,
    field.LeadsNextAction, field.NothingElseAction, field.AgainAction, field.AllSkippedAction,
    match.WinAction, match.FoulAction, match.FallAction, match.FallenAction, match.EndAction,
    match.BurstAction, match.DealAction, match.DealerAction, match.SeatsAction,
    match.FirstLeadAction, match.WinnerAction, match.PlacesAction, match.LastAction,
    match.TitlesAction, match.PointsAction, match.MorePointsAction, match.SharedPointsAction,
    match.CostAction, cards.GiftAction,
    cards.GiveAction, cards.DiscardAction, cards.TakeAction, cards.TakeFieldAction,
    cards.SwapAction, cards.StayAction, cards.StayToTakeAction,
    cards.DrawAction, cards.MixHandsAction, cards.ShowAction, field.SkipAction,
)  # fmt: skip
"""All actions, in the order of the text of a sentence."""
_NUMBERS: dict[str, list[int]] = {}
"""The actions that a path may have, by their number in the list."""
for _number, _action in enumerate(ACTIONS):
    for _head in _action.heads or (_action.path,):
        _NUMBERS.setdefault(_head, []).append(_number)


def actions_in(words: SentenceWords) -> list[type[RuleAction]]:
    """The actions of a sentence, in the order of its text. If several have the same path, those for
    the trigger of the sentence; if there are none, the first of them."""
    parts = word_paths(words)
    numbers = {number for part in parts for number in _NUMBERS.get(part, ())}
    among = (ACTIONS[number] for number in sorted(numbers))
    named = [action for action in among if action.is_among(parts) and action.is_meant(words)]
    trigger = trigger_of(dict.fromkeys(words, True))
    fitting = [action for action in named if trigger in action.triggers]
    found = {action.path for action in fitting}
    others = {action.path: action for action in reversed(named) if action.path not in found}
    return [action for action in named if action in fitting or others.get(action.path) is action]
