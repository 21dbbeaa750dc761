"""Spellings and kinds of marks that several modules know."""

from __future__ import annotations

from referee.games.climbing.position import PositionView
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY

WINDOW = "window"
"""The lifetime of marks that go when the play on top no longer waits for others."""

OPEN, SAID, DOUBTER = "doubt_open", "through", "doubter"
"""While a play waits to be doubted: that it does; on a player who let it through, or who doubts."""

CLOSED = "doubt_closed"
"""The play on top of the field can no longer be doubted."""

DOUBT_WORDS = (
    MarkSpelling(OPEN, "doubt open", until=WINDOW, also=("ダウト待ち",)),
    MarkSpelling(SAID, "through", until=WINDOW, holder=True, also=("スルー",)),
    MarkSpelling(DOUBTER, "doubted by", until=WINDOW, holder=True),
    MarkSpelling(CLOSED, "doubt over", until="clear", also=("ダウト済み",)),
)

REVOLUTION = MarkSpelling("revolution", "revolution", also=("革命",))
J_BACK = MarkSpelling("j_back", "J-back", until="clear", also=("jback", "Jバック", "11バック"))
STRONG = "strong"
STRONG_J_BACK = (
    MarkSpelling("j_back", "strong J-back next", until="clear", fixed=STRONG),
    MarkSpelling("j_back", "strong J-back", until="next clear", fixed=STRONG),
)
"""A J-back that outlasts one clear: after that clear, and before it."""
DIRECTION = MarkSpelling("direction", "direction reversed", also=("reversed", "逆回り"))
ROUND_FOR_NOW = MarkSpelling(
    "round_for_now", "direction reversed until the clear", until="clear", also=("この場だけ逆回り",)
)
"""Marks that several rules set: the order of strength, and the direction of play, are reversed for
the game or until the clear."""

NEXT_PLAY, NEXT_TURN = "next play", "next turn"
"""Lifetimes of marks: until the next play, or the next play or pass, of anyone; of a mark on a
player, of that player."""

REMOVED = MarkSpelling("removed", "out of the game", value="cards", also=("ゲームから除外",))
"""The cards that are out of the game for good: in no hand, not on the field, not discarded."""

MISSES = MarkSpelling("misses_turn", "misses a turn", holder=True, also=("1回休み",))
"""A player misses the next turn."""

BROUGHT_DOWN = MarkSpelling(
    "brought_down", "brought down", holder=True, until="set", also=("都落ち",)
)
"""On the player who has fallen from the top in the last game."""
SUNK = "sunk"
"""The kind of the mark on a player who comes last in any case."""

PICKED = "picked"
"""The value of words for a player whom the player of the cards picks."""

UNDOABLE, UNDONE = "undoable", "undone"
"""While a play waits for others who may undo its effects, the kind of the mark with the names of
their clauses; and the kind of that mark when they are undone, until the play has been resolved."""

EQUAL, LEVEL = "equal", "heimin"
"""How players leave a game that ends with all of them equal, and the title that they get."""

NO_COUNTER = MarkSpelling("no_counter", "no counter-revolution", also=("革命返しなし",))
"""No play begins or ends a revolution any more."""
SUPER_REVOLUTION = MarkSpelling(
    "super_revolution", "super revolution", also=("超革命",), along="revolution"
)
"""The present revolution can only be ended by a few cards, or by none."""

PASSED_AGAIN = MarkSpelling(
    "passed_again", "passed again", holder=True, until="clear", also=("2回目のパス",)
)
"""On a player who has passed twice since the last play: the turn has come round."""
NEXT_ACE = MarkSpelling("next_ace", "next ace", holder=True, until="clear", also=("次期エース",))
"""On the player who leads when the field is cleared next."""

FELL_TOGETHER = MarkSpelling("fell_together", "fell together", holder=True, also=("同時負け",))
"""The players who fell by the same rule share the better place."""
SHARES = MarkSpelling("shares_place", "shares the place", holder=True, also=("同順位",))
"""The players with this mark share the best of their places."""
POINTS = MarkSpelling("points", "points", value="points", holder=True, also=("得点",))
"""The points that a player has got during this game."""
OVER = MarkSpelling("over", "game over", also=("終了",))
"""A clause has ended the game, though players still hold cards."""

SEATED = MarkSpelling("seated", "seated", value="seats", also=("席順",))
"""The order in which the players sit, if a move has changed it."""
LEFT_OVER = MarkSpelling("left_over", "left over", value="cards", until="set", also=("余り",))
UNDEALT = MarkSpelling(
    "undealt", "cards left over", value="number", until="set", also=("余りの枚数",)
)
"""Cards that aren't dealt and so are out of play in this set; and how many more there are."""

GAVE = MarkSpelling("gave", "gave", value="seats", holder=True, until="clear", also=("渡し済み",))
OFFERED = MarkSpelling("offered", "set aside", value="cards", holder=True, until="clear")
EXCHANGED = MarkSpelling(
    "exchanged", "exchange over", until="clear", also=("カード交換済み",), titled=True
)
"""In the exchange: the players to whom a player has given cards; cards that a player has put aside
for another; and afterwards, that it is over."""
EXCHANGE_WORDS = (GAVE, OFFERED, EXCHANGED)

FIRST_TRICK = MarkSpelling("first_trick", "first trick", until="clear", also=("最初の場",))
"""No field has been cleared in this game yet."""
FIRST_TURN_OVER = MarkSpelling("first_turn_over", "first turn over", holder=True, until="clear")
"""In the first trick: on a player whose first turn is over."""

BID = MarkSpelling("bid", "bid", value="number", holder=True, also=("ビッド",))
LANDLORD = MarkSpelling("landlord", "landlord", holder=True, single=True, also=("地主",))
"""What a player has bid for playing against all others; the player who does so."""


def landlord_of(position: PositionView) -> int:
    """The seat that plays against all others, or ``NOBODY``."""
    holders = (mark.holder for mark in position.marks if mark.kind == LANDLORD.kind)
    return next(holders, NOBODY)


PROCEDURE_MARKS = frozenset({
    *(word.kind for word in (*DOUBT_WORDS, *EXCHANGE_WORDS)),
    *(word.kind for word in (DIRECTION, ROUND_FOR_NOW, REMOVED, MISSES, LEFT_OVER, UNDEALT)),
    *(OVER.kind, POINTS.kind, SHARES.kind, SUNK, "ranking", "seated", "title"),
})  # fmt: skip
"""The kinds of marks that count whether or not a rule is on that sets them."""

OUT_WAYS = ("foul", "fallen", "liar")
"""How players may leave every game of the family, other than by going out normally."""
