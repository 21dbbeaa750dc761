"""Deeds of the seats (席順): in which order all sit down for a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.sentence.deeds.base import Stated
from referee.games.climbing.sentence.sentence import BEGUN, FRESH
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

LOW, HIGH = "lowest first", "highest first"
LOW_SCORE, HIGH_SCORE = "lowest score first", "highest score first"
BEFORE, NOW = "as before", "as they sit"
BY = {LOW: "places", HIGH: "places", LOW_SCORE: "score", HIGH_SCORE: "score",
      BEFORE: "seats", NOW: "seats"}  # fmt: skip
"""How a game sits, and by what that goes."""
SCORE = MarkWord("score", "score", value="number", holder=True, until="set")


class Seating(Stated):
    """In which order the next game sits: by places, by scores, or as this one does."""

    at = "then.seats"
    words = (
        Word(at, "how all sit: by the places of the last game or by the scores, in turn from the "
             "lowest or from the highest; or, where the seats have been rearranged in a game, as "
             "before it, or as they sit now", "", (*BY,)),
    )  # fmt: skip
    of = (BEGUN,)
    answers = ("seating",)

    def begin(self) -> None:
        self.by = BY.get(self.word(self.at), "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats in turn order; empty where that is not known, ``None`` where nobody has
        rearranged them."""
        how = self.word(self.at)
        if self.by == "places":
            return [*ranking] if how == HIGH else [*reversed(ranking)]
        if self.by == "score":
            return _by_score(position, highest=how == HIGH_SCORE)
        if position.mark("seated") is None:
            return None
        return [*(range(position.size) if how == BEFORE else position.circle)]

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        if "score" in str(words[cls.at]):
            yield SCORE

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_places = BY.get(str(said.get(cls.at)), "") == "places"
        if by_places and said.get("when.game") in FRESH:
            yield Flaw(cls.at, "no-last-game", {})

    def told(self, lang: str, whole: str) -> str:
        how = self.word(self.at).replace(" ", "-")
        return message(lang, "said-seats", how=how, whole=whole)


def _by_score(position: Position, *, highest: bool) -> list[int]:
    """The seats by score; empty unless every score is known and differs."""
    marks = [mark for mark in position.marks if mark.kind == SCORE.kind]
    scored = {mark.value: mark.holder for mark in marks}
    in_order = [scored[score] for score in sorted(scored, reverse=highest)]
    return in_order if len(scored) == position.size else []
