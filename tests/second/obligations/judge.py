"""Who may do what now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.second.climbing.books import DAIFUGO, Open
from tests.second.climbing.cards import JOKER, NUMBERS, Meaning, plain
from tests.second.climbing.effects import cuts_joker
from tests.second.climbing.forms import follows, stronger
from tests.second.climbing.jokers import meanings
from tests.second.climbing.locks import fits_suits

from .state import Cut, Debt, Game


def waits_for(game: Game) -> list[str]:
    """Who has to act now: the players asked about a cut, or the player whose turn it is."""
    if game.cut:
        first = game.reads("cut_response_order") == "turn_order"
        return game.cut.asked[:1] if first else game.cut.asked
    return [game.turn] if game.turn else []


def may_pass(game: Game, seat: str) -> bool:
    """A debt is not met by a pass, and a cut is let go by declining."""
    return seat in waits_for(game) and not game.cut and not game.owed


def may_decline(game: Game, seat: str) -> bool:
    """Not to answer a cut; or to give or discard nothing, where the rule says "up to"."""
    if seat not in waits_for(game):
        return False
    if game.cut:
        return True
    return any(fewest(game, debt) == 0 for debt in due(game))


def may_play(game: Game, seat: str, written: Sequence[str]) -> list[Meaning]:
    """The meanings that the cards may have; none if they may not be played."""
    if seat not in waits_for(game) or game.owed:
        return []
    if Counter(map(plain, written)) - Counter(game.hands[seat]):
        return []
    found = meanings(DAIFUGO, written, game.turned)
    if game.cut:
        return [play for play in found if stops(game, game.cut, play)]
    return [play for play in found if fits(game, play)]


def fits(game: Game, play: Meaning) -> bool:
    """Stronger, of the same form, and of the locked suits; or the spade 3 on a joker."""
    if not game.field:
        return True
    top = game.plays[-1]
    above = follows(top, play) and stronger(DAIFUGO, top, play, game.turned)
    cuts = game.uses("spade_three") and cuts_joker(top, play)
    return (above or cuts) and keeps_the_lock(game, play)


def keeps_the_lock(game: Game, play: Meaning) -> bool:
    return game.lock is None or fits_suits(game.lock, play)


def stops(game: Game, cut: Cut, play: Meaning) -> bool:
    """Twice as many 4s as 8s. A joker is not a 4, for it does not carry the rule of the 4."""
    if any(card.joker or card.number != "4" for card in play.cards):
        return False
    locked = game.reads("four_stop_under_lock") == "forbidden" and not keeps_the_lock(game, play)
    return len(play.cards) == cut.fours and not locked


def due(game: Game) -> list[Debt]:
    """The debts that may be met now. Nobody minds the order if it cannot matter."""
    return game.owed if order_is_free(game, game.owed) else game.owed[:1]


def order_is_free(game: Game, owed: Sequence[Debt]) -> bool:
    """Enough cards for all that is owed, with some left over; and any of them will do."""
    hand = game.hands[game.turn or ""]
    any_card = game.reads("ten_discard_which") == "any"
    return any_card and len(hand) > sum(debt.limit for debt in owed)


def can_stop(game: Game, cut: Cut, seat: str) -> bool:
    """Whether a hand holds as many 4s as it takes. Whether a lock bars them is another question,
    which comes up when they are played."""
    return sum(card[1:] == "4" for card in game.hands[seat]) >= cut.fours


def fewest(game: Game, debt: Debt) -> int:
    if game.reads(f"{debt.rule}_amount") == "up_to":
        return 0
    return most(game, debt)


def most(game: Game, debt: Debt) -> int:
    """As many as were played, of those that the hand has and may spare."""
    hand = game.hands[game.turn or ""]
    count = min(debt.limit, len(spare(game, debt)))
    if count == len(hand) and game.reads(f"{debt.rule}_out") == "not_allowed":
        if game.reads(f"{debt.rule}_amount") == "exactly":
            raise Open("all cards are owed, and the last one may not go")
        return count - 1
    return count


def spare(game: Game, debt: Debt) -> list[str]:
    """The cards that may be given or discarded."""
    hand = game.hands[game.turn or ""]
    if debt.rule == "ten_discard" and game.reads("ten_discard_which") == "weaker_than_10_only":
        return [card for card in hand if card != JOKER and _weaker_than_ten(game, card)]
    return hand


def _weaker_than_ten(game: Game, card: str) -> bool:
    step, ten = NUMBERS.index(card[1:]), NUMBERS.index("10")
    return step > ten if game.turned else step < ten


def may_part(game: Game, seat: str, rule: str, cards: Sequence[str], to: str | None) -> bool:
    """May these cards be given to that player, or be discarded?"""
    if seat not in waits_for(game) or game.cut or not cards:
        return False
    for debt in due(game):
        fitting = not Counter(cards) - Counter(spare(game, debt))
        gets = to in debt.to if debt.to else to is None
        if debt.rule == rule and fitting and gets:
            return fewest(game, debt) <= len(cards) <= most(game, debt)
    return False


def every_play(game: Game, seat: str) -> Iterator[tuple[tuple[str, ...], Meaning]]:
    """Every subset of the hand that may be played, with each meaning that it may have."""
    hand = sorted(game.hands[seat])
    for count in range(1, len(hand) + 1):
        for written in dict.fromkeys(combinations(hand, count)):
            for meaning in may_play(game, seat, written):
                yield written, meaning


def every_part(game: Game) -> Iterator[tuple[str, tuple[str, ...], str | None]]:
    """Every way to give or discard cards."""
    for debt in due(game):
        for count in range(1, most(game, debt) + 1):
            for cards in dict.fromkeys(combinations(sorted(spare(game, debt)), count)):
                takers: list[str | None] = [*debt.to] or [None]
                for to in takers:
                    if may_part(game, game.turn or "", debt.rule, cards, to):
                        yield debt.rule, cards, to
