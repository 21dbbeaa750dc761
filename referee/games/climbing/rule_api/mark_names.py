"""The words of marks, which all families share, and those that several modules know."""

from __future__ import annotations

from referee.model.mark_spelling import MarkSpelling

WINDOW = "window"
"""The lifetime of marks that go when a play waits no more."""

OPEN, SAID, DOUBTER = "doubt_open", "through", "doubter"
"""While a play waits to be doubted: that it does, who let it through, who doubts it."""

CLOSED = "doubt_closed"
"""The play on top of the field can be doubted no more."""

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
"""A J-back that outlasts one clear: after that, and before."""
DIRECTION = MarkSpelling("direction", "direction reversed", also=("reversed", "逆回り"))
ROUND_FOR_NOW = MarkSpelling(
    "round_for_now", "direction reversed until the clear", until="clear", also=("この場だけ逆回り",)
)
"""Marks that several rules lay: the order, and the direction of play, turned round for the game or
until the clear."""

REMOVED = MarkSpelling("removed", "out of the game", value="cards", also=("ゲームから除外",))
"""The cards that are out of the game for good: no hand, no field, no discards hold them."""

MISSES = MarkSpelling("misses_turn", "misses a turn", holder=True, also=("1回休み",))
"""A player is passed over when the turn comes there next, whenever that is."""

BROUGHT_DOWN = MarkSpelling(
    "brought_down", "brought down", holder=True, until="set", also=("都落ち",)
)
"""Who has fallen from the top in the last game."""
SUNK = "sunk"
"""The kind of the mark on who comes last whatever happens."""

PICKED = "picked"
"""Whom the player of a play picks: a debt of that player."""

UNDOABLE, UNDONE = "undoable", "undone"
"""While a play waits for others who may undo what it sets off: the names of the clauses that do;
and once that is undone, as long as the play goes on without it."""

EQUAL, LEVEL = "equal", "heimin"
"""How seats are out that come out of a game alike, and the title that they get."""

NO_COUNTER = MarkSpelling("no_counter", "no counter-revolution", also=("革命返しなし",))
"""No play makes or ends a revolution any more."""
SUPER_REVOLUTION = MarkSpelling(
    "super_revolution", "super revolution", also=("超革命",), along="revolution"
)
"""The revolution that holds is one that few cards, or none, can end."""

NEXT_ACE = MarkSpelling("next_ace", "next ace", holder=True, until="clear", also=("次期エース",))
"""Who leads when the field is cleared next."""

FELL_TOGETHER = MarkSpelling("fell_together", "fell together", holder=True, also=("同時負け",))
"""Those who fell by one rule share the better place."""
SHARES = MarkSpelling("shares_place", "shares the place", holder=True, also=("同順位",))
"""Those that bear it share the best of their places."""
OVER = MarkSpelling("over", "game over", also=("終了",))
"""A clause has ended the game, whoever still holds cards."""

FIRST_TRICK = MarkSpelling("first_trick", "first trick", until="clear", also=("最初の場",))
"""No field has been cleared in this game yet."""
FIRST_TURN_OVER = MarkSpelling("first_turn_over", "first turn over", holder=True, until="clear")
"""In the first trick: whose first turn is over."""

OUT_WAYS = ("foul", "fallen", "liar")
"""How a seat may be out in every game of the family besides by its place."""
