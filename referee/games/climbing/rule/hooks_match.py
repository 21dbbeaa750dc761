"""The hooks about what is between games: the exchange, the places, the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from referee.games.climbing.position import Position

from .effects import Effects
from .moment import Doubt, Gift, Moment

ABOVE_FOULS, WITH_FOULS, BELOW_FOULS = 1, 2, 3
"""How deep somebody sinks who has left the game in such a way."""


class ExchangeHooks:
    """The exchange before a game (カード交換)."""

    simultaneous: ClassVar[bool] = False
    """All gifts change hands at once."""
    limits_gifts: ClassVar[bool] = False
    """It says which cards must go."""

    def gifts(self, position: Position) -> Iterable[Gift]:
        """Who owes whom how many cards."""
        return ()

    def alters(self, position: Position, gift: Gift) -> Gift | None:
        """What becomes of a gift; ``None``: it is not given."""
        return gift

    def enlarges(self, position: Position, gift: Gift) -> int:
        """How many cards more a gift has."""
        return 0

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        """These cards (a set) may not be given so."""
        return False

    def gift_details(self) -> dict[str, object]:
        """What its reasons about gifts tell besides."""
        return {}

    def comes_after(self, position: Position, gift: Gift) -> bool:
        """The gift has to wait for another one."""
        return False

    def gives_freely(self, gift: Gift) -> bool:
        """Whether the rule is what allows this gift."""
        return False

    def exchanged(self, moment: Moment) -> Effects:
        """Effects of the exchange being done."""
        return ()

    def caught(self, moment: Moment) -> Effects:
        """Effects of a lie found out."""
        return ()


class MatchHooks:
    """Places, titles, points: what is asked about a whole game or a set of games."""

    answers: ClassVar[tuple[str, ...]] = ()
    """Questions about the match that the rule answers by :meth:`answer`."""
    lead_facts: ClassVar[tuple[str, ...]] = ()
    """Where it answers ``first_lead``: the facts that decide when it cannot tell."""

    @property
    def open_fact(self) -> str:
        """Of places and points that go by what is left in the hands: the fact that decides where
        it cannot tell."""
        return "hands-left"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The answer to one of its questions; ``ranking``: the seats best first.

        Of ``first_lead``: a seat, the fact that decides, or ``None`` where the text does not say.
        Of other questions, too, ``None`` lets another rule answer, but where it says otherwise.
        """
        raise NotImplementedError

    def match_details(self, question: str) -> Mapping[str, object]:
        """What its reasons tell besides, when it answers this question."""
        return {}

    def deals_more(self, position: Position) -> Mapping[int, int]:
        """Seat -> how many cards more than the others it is dealt, or fewer."""
        return {}

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        """Seat -> points besides those that the game gives anyhow; ``placed``: the seats by place,
        as far as these are known. ``None``: cards that nobody has shown decide."""
        return {}

    def levels(self, position: Position) -> bool:
        """Everybody has the same title after this game, also those who have places."""
        return False

    def settles(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        """Seat -> points once all have been counted: what others then pay for them is off."""
        return points

    def regraded(
        self, position: Position, placed: Sequence[int | None], sunk: Sequence[int]
    ) -> Sequence[int | None]:
        """What becomes of the places; ``sunk``: the seats that have the lowest ones."""
        return placed

    def shares(self, position: Position) -> Sequence[Sequence[int]]:
        """Seats that have fallen to one place together, which is the best of theirs."""
        return ()

    def sinks(self) -> Mapping[str, int]:
        """Ways of leaving the game that end at the bottom, with their depth."""
        return {}
