"""A sentence as a typed value, read from its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from referee.cards.card import Deck
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.sentence import Word

from .cards import ANY_CARDS, Below, Cards

TRIGGERS = PLAYED, PASSED = "play", "pass"
"""What sets a sentence off."""


@dataclass(frozen=True)
class State:
    """``if``: how the order stands, the title of who moves, the clause's own mark; whether the
    play has cleared the field."""

    order: str = ""
    title: tuple[str, ...] = ()
    mark: str = ""
    cleared: bool = False


STATE_WORDS = (
    Word("if.order", "how the order of strength stands before the move", "",
         ("turned", "plain", "revolution")),
    Word("if.title", "the title of who makes the move", "title", many=True),
    Word("if.mark", "the clause's own mark holds, for all or on who makes the move", "",
         ("table", "player")),
    Word("if.cleared", "the play has cleared the field at once", "flag"),
)  # fmt: skip


@dataclass(frozen=True)
class Sentence:
    """When … if … then … until …. ``then``: its words, by their paths."""

    when: str = PLAYED
    cards: Cards = ANY_CARDS
    state: State = State()
    then: Mapping[str, Any] = field(default_factory=dict)
    until: str = ""

    def here(self, at: SituationView, deck: Deck) -> bool:
        """Whether the field and the order are as the sentence wants them."""
        cards, order = self.cards, self.state.order
        if cards.lead is not None and cards.lead != (at.top is None):
            return False
        if cards.on is not None and not cards.on.fits(at.top, deck):
            return False
        if order == "revolution":
            return at.mark("revolution") is not None
        return not order or at.reversed == (order == "turned")


def read_sentence(words: Mapping[str, Any]) -> Sentence:
    """The sentence that these words say; no word is open."""
    on = Below(**_at(words, "when.play.on", Below)) if _has(words, "when.play.on") else None
    return Sentence(
        PASSED if words.get("when.pass") else PLAYED,
        Cards(**{**_at(words, "when.play", Cards), "on": on}),
        State(**_at(words, "if", State)),
        {path: said for path, said in words.items() if path.startswith("then.")},
        words.get("until", ""),
    )


def _has(words: Mapping[str, Any], path: str) -> bool:
    return any(each.startswith(f"{path}.") for each in words)


def _at(words: Mapping[str, Any], path: str, kind: type) -> dict[str, Any]:
    """The words at a place that are parts of this kind of value."""
    return dict(_parts(words, path, kind))


def _parts(words: Mapping[str, Any], path: str, kind: Any) -> Iterator[tuple[str, Any]]:
    for part in fields(kind):
        if f"{path}.{part.name}" in words:
            yield part.name, words[f"{path}.{part.name}"]
