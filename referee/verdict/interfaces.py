"""What the texts on a verdict and the searches around it ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from referee.engine.answer import UnknownFact
from referee.engine.interfaces import Case
from referee.model.questions import Question
from referee.rulebook.clause import Ruling
from referee.rulebook.rule import Reason

from .flips import Flip, Flips
from .pair_flips import Pairs


class VerdictLike(Protocol):
    """A verdict, as :class:`referee.table.Verdict` is one; the attributes are described there."""

    @property
    def table(self) -> Case: ...
    @property
    def question(self) -> Question: ...
    @property
    def answer(self) -> Any: ...
    @property
    def because(self) -> Sequence[Reason]: ...
    @property
    def nearly(self) -> Sequence[Reason]: ...
    @property
    def unknown(self) -> Sequence[UnknownFact]: ...
    @property
    def ruled(self) -> Mapping[int, Sequence[Ruling]]: ...
    @property
    def rulings(self) -> Sequence[Ruling]: ...
    @property
    def flips(self) -> Sequence[Flip]: ...
    @property
    def diverging(self) -> Sequence[Flip]: ...
    @property
    def flip_search(self) -> Flips: ...
    def pair_search(self) -> Pairs: ...
    def headline(self, lang: str) -> str: ...
