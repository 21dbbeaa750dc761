"""What is wrong with sentences about a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.rulebook.sentence import Flaw, Said

from .deeds.seizing import Seizing
from .sentence import ON_TURN, trigger_of
from .turns import ANY

OF_THE_GAME = ("if.cleared", "if.dealt")
"""What nobody asks before a move is made."""
OF_PLAYS = ("then.answerable", "then.before_doubt", "then.called")
"""How that is meant which comes of a play."""
ON_OWN_TURN = ("when.turn.instead", "when.turn.stuck", "when.turn.field")
"""What makes no sense out of turn."""


def of_turns(said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """``clause``: see :func:`referee.games.climbing.sentence.faults.faults`."""
    if trigger_of(dict.fromkeys(said, True)) != ON_TURN:
        if "if.once" in said and Seizing.at not in said:
            yield Flaw("if.once", "once-of-what", {})
        return
    for path in (*OF_THE_GAME, *OF_PLAYS):
        if path in said:
            yield Flaw(path, "not-of-a-turn", {})
    if said.get("when.turn.whose") == ANY:
        yield from (Flaw(path, "on-own-turn", {}) for path in ON_OWN_TURN if path in said)
    least, most = said.get("when.turn.at_least", 0), said.get("when.turn.at_most")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        yield Flaw("when.turn.at_least", "never-so-few", {"least": least, "most": most})
    sentences = clause.get("sentences", ())
    if sum(any(p.startswith("when.turn") for p in each) for each in sentences) > 1:
        yield Flaw("when.turn", "turn-once", {})
