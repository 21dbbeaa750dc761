"""What a move does."""

from __future__ import annotations

from collections.abc import Sequence

from tests.second.climbing.books import DAIFUGO, Open
from tests.second.climbing.cards import JOKER, Meaning, is_joker, real
from tests.second.climbing.effects import cuts_joker, is_spade_three

from .judge import can_stop, due, most, order_is_free
from .state import Cut, Debt, Game, natural


def play(game: Game, seat: str, written: Sequence[str], meaning: Meaning) -> None:
    """Somebody plays cards: on their turn, or to stop a cut."""
    for card in written:
        game.hands[seat].remove(JOKER if is_joker(card) else card)
    top = game.plays[-1] if game.field else None
    stopped, game.cut = game.cut, None
    game.field.append((seat, meaning))
    game.passed = []
    if DAIFUGO.revolts(meaning) and game.uses("revolution"):
        game.revolution = not game.revolution
    if stopped:
        _stop(game, seat, stopped, meaning)
        return
    game.turn = seat
    if cuts_eight(game, meaning):
        _open_window(game, seat, meaning)
        if not game.cut:
            _cut(game, seat)
        return
    if not game.hands[seat]:
        _go_out(game, seat, "foul" if is_foul(game, meaning) else "clean")
    if game.uses("spade_three") and cuts_joker(top, meaning):
        _clear(game, seat)
        return
    game.skipped = natural(meaning, "5") if game.uses("five_skip") else 0
    game.owed = _debts(game, seat, meaning)
    if not game.owed:
        _go_on(game, seat)


def do_pass(game: Game, seat: str) -> None:
    game.passed.append(seat)
    if game.field:
        _go_on(game, seat)
    else:
        game.turn = game.after(seat)[0]


def decline(game: Game, seat: str) -> None:
    """A cut is not answered, or what is owed is not given."""
    if game.cut:
        game.cut.asked.remove(seat)
        if not game.cut.asked:
            owner, game.cut = game.cut.owner, None
            _cut(game, owner)
        return
    (debt,) = due(game)
    game.owed.remove(debt)
    _settle(game, seat)


def part(game: Game, seat: str, rule: str, cards: Sequence[str], to: str | None) -> None:
    """Cards are given, or discarded. Who has none left after that is out."""
    for card in cards:
        game.hands[seat].remove(card)
    if to:
        game.hands[to] += cards
    game.owed = [debt for debt in game.owed if debt.rule != rule]
    if not game.hands[seat]:
        judged = game.reads(f"{rule}_out").startswith("out_judged")
        _go_out(game, seat, "foul" if judged and _foul_to_part_with(game, cards) else "clean")
    _settle(game, seat)


# ---- 7-pass and 10-discard


def _debts(game: Game, seat: str, meaning: Meaning) -> list[Debt]:
    """A player with no card left owes none."""
    owed: list[Debt] = []
    if not game.hands[seat]:
        return owed
    if sevens := natural(meaning, "7") if game.uses("seven_pass") else 0:
        many = game.reads("seven_pass_each") == "one_for_each"
        target = game.after(seat)
        to = target if game.reads("seven_pass_target") == "any" else target[:1]
        owed.append(Debt("seven_pass", sevens if many else 1, to))
        if game.skipped:
            raise Open("the next player is skipped, and gets cards")
    if tens := natural(meaning, "10") if game.uses("ten_discard") else 0:
        owed.append(Debt("ten_discard", tens))
        weaker = game.reads("ten_discard_which") == "weaker_than_10_only"
        turning = game.uses("j_back") and natural(meaning, "J")
        if weaker and (turning or (game.uses("revolution") and DAIFUGO.revolts(meaning))):
            raise Open("weaker before the play turns the order, or after it?")
        if game.skipped >= len(game.after(seat)):
            raise Open("all others are skipped, and cards are discarded")
    owed = [debt for debt in owed if most(game, debt)]
    if len(owed) == 2:
        _put_in_order(game, owed)
    return owed


def _put_in_order(game: Game, owed: list[Debt]) -> None:
    first = game.reads("seven_pass_or_ten_discard")
    if first == "unsettled" and not order_is_free(game, owed):
        raise Open("both are owed, and the words give no order")
    owed.sort(key=lambda debt: not first.startswith(debt.rule))


def _settle(game: Game, seat: str) -> None:
    """The next debt, or the next player."""
    game.owed = [debt for debt in game.owed if game.hands[seat] and most(game, debt)]
    if not game.owed:
        _go_on(game, seat)


def _foul_to_part_with(game: Game, cards: Sequence[str]) -> bool:
    """As if they had been played last; no 8 cuts anything here."""
    play = [real(card) for card in cards if not is_joker(card)]
    if len(play) < len(cards):
        return True
    if any(card.number == "8" for card in play):
        raise Open("an 8 that is not played")
    alone = Meaning("single", tuple(play))
    return is_foul(game, alone) if len(play) == 1 else _strongest(game) in alone.numbers


# ---- the 8-cut and the 4-stop


def cuts_eight(game: Game, meaning: Meaning) -> bool:
    """8s clear the field, with jokers too, but not in runs."""
    return game.uses("eight_cut") and meaning.form != "run" and natural(meaning, "8") > 0


def _open_window(game: Game, seat: str, meaning: Meaning) -> None:
    """Before 8s clear the field, a player with twice as many 4s may stop them."""
    if not game.uses("four_stop"):
        return
    eights = natural(meaning, "8")
    if game.reads("four_stop_count") == "yes":
        eights = len(meaning.cards)
    if game.reads("four_stop_scope") == "single_eight_only":
        if eights == 1 < len(meaning.cards):
            raise Open("is an 8 with a joker a single 8?")
        if eights > 1:
            return
    cut = Cut(seat, 2 * eights, [])
    cut.asked = [other for other in game.after(seat) if can_stop(game, cut, other)]
    game.cut = cut if cut.asked else None


def _cut(game: Game, owner: str) -> None:
    """The 8s clear the field. Going out with them is a foul."""
    if not game.hands[owner]:
        _go_out(game, owner, "foul")
    _clear(game, owner)


def _stop(game: Game, seat: str, stopped: Cut, fours: Meaning) -> None:
    """The field is cleared and the 4s lead. The 8-cut is no foul then, but going out so is."""
    owner = stopped.owner
    (eights,) = [each for other, each in game.field[-2:-1] if other == owner]
    empty = not game.hands[seat]
    if not game.hands[owner]:
        if empty and seat == game.setup.top:
            raise Open("the daifugo's last cards stop somebody's last cards")
        _go_out(game, owner, "foul" if _fouls_anyway(game, eights) else "clean")
    if empty and seat in game.left:
        _go_out(game, seat, "foul")
    _clear(game, seat)


# ---- leaving the game


def is_foul(game: Game, last: Meaning) -> bool:
    """Jokers, the spade 3 alone, and the strongest number as the order is after the play."""
    return game.uses("foul_finish") and _fouls_anyway(game, last)


def _fouls_anyway(game: Game, last: Meaning) -> bool:
    strongest = natural(last, _strongest(game)) > 0
    return last.has_joker or is_spade_three(last) or strongest


def _strongest(game: Game) -> str:
    return "3" if game.turned else "2"


def _go_out(game: Game, seat: str, manner: str) -> None:
    """The first one to go out without a foul makes last game's daifugo fall."""
    if not game.uses("foul_finish"):
        manner = "clean"
    first = "clean" not in dict(game.out).values()
    game.out.append((seat, manner))
    top = game.setup.top
    if manner == "clean" and first and top in game.left and game.uses("miyako_ochi"):
        game.out.append((top or "", "fallen"))
        game.hands[top or ""] = []


# ---- whose turn comes


def _clear(game: Game, leader: str) -> None:
    game.field, game.passed, game.owed, game.skipped = [], [], [], 0
    _turn_to(game, [leader, *game.after(leader)])


def _turn_to(game: Game, seats: Sequence[str]) -> None:
    over = len(game.left) < 2
    game.turn = None if over else next(seat for seat in seats if seat in game.left)


def _go_on(game: Game, seat: str) -> None:
    """The next player's turn; when all others have passed the field is cleared."""
    owner = game.field[-1][0]
    others = [other for other in game.left if other != owner]
    skipped, game.skipped = game.skipped, 0
    if len(game.left) < 2:
        game.turn = None
    elif skipped >= len(others):
        if owner not in game.left:
            raise Open("who is out has skipped all the others")
        _clear(game, owner)
    elif all(other in game.passed for other in others):
        _clear(game, owner)
    else:
        coming = [*game.after(seat), *([seat] if seat in game.left else [])]
        _turn_to(game, [other for other in coming if other not in game.passed][skipped:])
