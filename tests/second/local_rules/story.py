"""The state of a game by switched rules, told from its events."""

from collections.abc import Sequence
from dataclasses import replace

from tests.second.climbing.books import Open
from tests.second.climbing.cards import Meaning
from tests.second.climbing.effects import cuts_joker
from tests.second.climbing.story import Event, Setup

from .judge import cuts, fouls, revolts
from .state import Now, Rule


def tell(setup: Setup, rules: dict[str, Rule], events: Sequence[Event]) -> Now:
    """The state after the events, worked out from the beginning."""
    hands = {seat: [*hand] for seat, hand in setup.hands.items()}
    now = Now(setup, rules, setup.turn, hands, setup.revolution)
    for event in events:
        if event.meaning is None:
            _after_pass(now, event.seat)
        else:
            _after_play(now, event.seat, event.cards, event.meaning)
    return now


def _after_play(now: Now, seat: str, cards: Sequence[str], play: Meaning) -> None:
    before = replace(now, field=[*now.field], hands=now.hands)
    revolted = revolts(before, play)
    turns = _turns(before, play)
    skipped = _skips(before, play)
    if turns and skipped:
        raise Open("a play turns the direction and skips")
    for card in cards:
        now.hands[seat].remove(card)
    now.field.append((seat, play))
    now.passed, now.just_laid = [], True
    now.revolution ^= revolted
    now.direction *= -1 if turns else 1
    is_out = not now.hands[seat]
    if is_out:
        _goes_out(now, before, seat, play)
    if len(now.left) < 2:
        now.turn = None
        return
    cleared = _is_cleared(before, now, play, revolted)
    foul = is_out and (seat, "foul") in now.out
    if ("out_clears" in now.rules and is_out) or ("foul_clears" in now.rules and foul):
        cleared = True
    if cleared and skipped:
        raise Open("a play clears and skips")
    if cleared:
        _clear(now, seat, by_passing=False)
    else:
        _asks_next(now, seat, skipped)


def _turns(now: Now, play: Meaning) -> bool:
    """Whether the play turns the direction round."""
    turning = sum(rule.turns(now, play) or rule.turns_while(play) for rule in now.rules.values())
    if turning > 1:
        raise Open("two rules turn the direction")
    return turning > 0


def _skips(now: Now, play: Meaning) -> int:
    """How many it skips."""
    skipping = [count for count in now.say("skips", play) if count]
    if len(skipping) > 1:
        raise Open("two rules skip")
    return sum(skipping)


def _is_cleared(before: Now, now: Now, play: Meaning, revolted: bool) -> bool:
    """Whether the play itself clears the field."""
    at = replace(before, revolution=now.revolution, direction=now.direction)
    found = at.say("clears", play)
    earlier = before.say("clears", play)
    if found != earlier:
        raise Open("cleared by the order before the play or after it")
    cut = cuts(before, play) or cuts_joker(before.top, play)
    by_revolution = revolted and (
        "revolution_clears" in now.rules
        or ("revolution_with_eight" in now.rules and _has_an_eight(play))
    )
    return cut or any(found) or by_revolution


def _has_an_eight(play: Meaning) -> bool:
    return any(card.number == "8" and not card.joker for card in play.cards)


def _after_pass(now: Now, seat: str) -> None:
    now.just_laid = False
    now.passed.append(seat)
    if now.field:
        _asks_next(now, seat, 0)
        return
    now.turn = now.next_of(seat, now.left)


def _asks_next(now: Now, seat: str, skipped: int) -> None:
    """`climbing.clear`: when everybody but the last to play has passed, the field is cleared."""
    owner = now.field[-1][0]
    others = [each for each in now.left if each != owner]
    has_to_pass = [each for each in others if each not in now.passed]
    coming = [each for each in now.after(seat) if each in now.left and each not in now.passed]
    if skipped >= len(others):
        if owner not in now.left:
            raise Open("who is out has skipped all others")
        _clear(now, owner, by_passing=False)
    elif has_to_pass:
        now.turn = coming[skipped]  # who was skipped has not passed: the turn goes on round
    else:
        _clear(now, owner, by_passing=True)


def _clear(now: Now, owner: str, *, by_passing: bool) -> None:
    lasting = [rule for rule in now.rules.values() if any(map(rule.turns_while, now.plays))]
    before = now.direction
    for rule in lasting:
        times = sum(map(rule.turns_while, now.plays))
        now.direction *= (-1) ** times
    if "reverse_until_clear" in now.rules:
        now.direction = 1
    if now.direction != before and owner not in now.left:
        raise Open("who comes next while the direction turns back")
    now.field, now.passed, now.just_laid = [], [], False
    if by_passing and "next_after_last_leads" in now.rules:
        if now.direction != before:
            raise Open("who comes next while the direction turns back")
        now.turn = now.next_of(owner, now.left)
    else:
        now.turn = owner if owner in now.left else now.next_of(owner, now.left)


def _goes_out(now: Now, before: Now, seat: str, play: Meaning) -> None:
    """`climbing.out`, the foul finish, and the fall of the top player."""
    foul = fouls(before, play, now)
    first = not any(manner == "clean" for _, manner in now.out)
    now.out.append((seat, "foul" if foul else "clean"))
    top = now.setup.top
    if not foul and first and top in now.left:
        now.out.append((top, "fallen"))
