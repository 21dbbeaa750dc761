"""Which play a move is: of several readings the legal one; what each would change at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.engine.interfaces import AmbiguousCards
from referee.games.climbing.plays.joker_assignment import card_text, cards_to_name, namings
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.rule_api.effects import Clear
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.moves import Move

from .move_resolution import MoveResolution


def chosen(rules: ClimbingRules, position: Position, seat: int, move: Move) -> Play:
    """The one reading of a move's cards: the legal one, or the one with the fewest bars.

    Raises ``AmbiguousCards`` where several are legal.
    """
    readings = rules.readings(move.cards)
    if len(readings) == 1 and not rules.by_joker_suits:
        return readings[0]
    judged = [(play, rules.may(position, seat, play)) for play in readings]
    legal = [play for play, judgement in judged if judgement.allowed]
    if rules.by_joker_suits:
        legal = told_apart(rules, position, seat, legal)
    if len(legal) > 1:
        raise AmbiguousCards([*map(card_text, cards_to_name(legal))])
    if legal:
        return legal[0]
    return min(judged, key=lambda pair: pair[1].bar_count)[0]


def plays_to_say(rules: ClimbingRules, position: Position, seat: int) -> list[Play]:
    """The legal plays of a seat with the cards it is known to hold, as they have to be said."""
    plays = rules.legal_plays(position, seat)
    return told_apart(rules, position, seat, plays) if rules.by_joker_suits else plays


def told_apart(
    rules: ClimbingRules, position: Position, seat: int, plays: Iterable[Play]
) -> list[Play]:
    """Legal plays, and for one of which the jokers have to be named: those that it may be."""
    return [named for play in plays for named in _named(rules, position, seat, play)]


def _named(rules: ClimbingRules, position: Position, seat: int, play: Play) -> Sequence[Play]:
    if not (play.wild and play.stands):
        return (play,)
    named = namings(rules.store, play)
    legal = [reading for reading in named if rules.may(position, seat, reading).allowed]
    left = {change_by(rules, position, LaidPlay(seat, reading)).marks for reading in legal}
    return legal if len(left) > 1 else (play,)


def change_by(rules: ClimbingRules, position: Position, laid: LaidPlay) -> Position:
    """The position with a play on the field and only its first stage carried out."""
    resolution = MoveResolution(rules, position, laid.seat)
    resolution.draft.field = field = (*position.field, laid)
    changing = resolution.rules.plan(laid.play, len(field)).of("on_play")
    resolution.run(changing, "on_play", resolution.context(field))
    return resolution.draft


def clears(rules: ClimbingRules, position: Position, laid: LaidPlay) -> bool:
    """Whether a play clears the field when it is made."""
    resolution = MoveResolution(rules, position, laid.seat)
    field = (*position.field, laid)
    context = resolution.context(field)
    cutting = resolution.rules.plan(laid.play, len(field)).of("on_clear")
    return any(isinstance(effect, Clear) for _, cut in cutting for effect in cut(context))
