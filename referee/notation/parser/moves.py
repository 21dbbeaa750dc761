"""The part of the grammar that reads moves, made of the entries in :mod:`referee.model.moves`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.cards.card import Card
from referee.model.moves import ANOTHER_MOVE, MOVES, MoveKind, parts_of
from referee.notation.tokens import read_aim, read_rank, read_suit

_READ: Mapping[str, tuple[str, str, Callable[[Any], Any]]] = {
    "cards": ("CARD+", "cards", tuple),
    "back": ("given", "back", tuple),
    "other": ("NAME", "other", str),
    "target": ("NAME", "other", read_aim),
    "rank": ("RANK", "rank", read_rank),
    "suit": ("SUIT", "suit", read_suit),
}
"""Part of a spelling -> what reads it in ``table.lark``, the field of a move that it fills, how."""


class MoveGrammar:
    """Rules and words for ``table.lark``, where a rule ``_action`` is any move without its seat."""

    def __init__(self) -> None:
        self.expected: dict[str, str] = {}
        """Words -> how an error says that one could stand there."""
        self._words: dict[str, str] = {}
        self._rules: dict[str, str] = {}
        self._read: dict[str, tuple[MoveKind, Sequence[str]]] = {}
        for kind in MOVES.values():
            self._add(kind)

    def text(self) -> str:
        """What is added to the grammar.

        >>> "_WORD_GIVES CARD+ _WORD_TO NAME" in MoveGrammar().text()
        True
        """
        words = (f"{name}.2: /{pattern}/i" for name, pattern in self._words.items())
        rules = (f"{name}: {parts}" for name, parts in self._rules.items())
        return "\n".join([f"_action: {' | '.join(self._rules)}", *rules, *words, ""])

    def fields(self, rule: str, found: Sequence[Any]) -> dict[str, Any]:
        """The fields of the move for which a rule stands; ``found``: what its parts are.

        >>> MoveGrammar().fields("move_beats_5", ["Ben"])
        {'kind': 'beats', 'other': 'Ben'}
        """
        kind, parts = self._read[rule]
        fields: dict[str, Any] = {"kind": kind.name}
        for part, said in zip(parts, _grouped(found), strict=False):  # a word alone is found too
            _, field, read = _READ[part]
            fields[field] = read(said)
        return fields

    def _add(self, kind: MoveKind) -> None:
        bare = [spelling for spelling in kind.spellings if not parts_of(spelling)]
        if bare:
            self._rule(kind, self._phrase(kind, bare))
        for spelling in kind.spellings:
            if parts_of(spelling):
                self._rule(kind, " ".join(self._pieces(kind, spelling)), parts_of(spelling))

    def _rule(self, kind: MoveKind, pieces: str, parts: Sequence[str] = ()) -> None:
        name = f"move_{kind.name}_{len(self._rules)}"
        self._rules[name], self._read[name] = pieces, (kind, parts)

    def _phrase(self, kind: MoveKind, spellings: Sequence[str]) -> str:
        """The terminal of a move without parts. One word ends where a word ends; nothing else
        begins like several."""
        name = f"MOVE_{kind.name.upper()}"
        either = "|".join(r"[ \t]+".join(spelling.split()) for spelling in spellings)
        if " " not in spellings[0]:
            either = (f"({either})" if len(spellings) > 1 else either) + r"(?=[\s!#]|$)"
        self._words[name] = either
        self.expected[name] = kind.expected
        return name

    def _pieces(self, kind: MoveKind, spelling: str) -> Iterator[str]:
        """What reads each piece of a spelling: a part, or a terminal for a word."""
        for at, piece in enumerate(spelling.split()):
            if parts_of(piece):
                reads = _READ[parts_of(piece)[0]][0]
                yield "given" if reads == "CARD+" and "{back}" in spelling else reads
                continue
            name = f"_WORD_{piece.upper()}"
            self._words[name] = rf"{piece}(?=\s)"
            named = kind.expected if at == 0 or kind.expected == ANOTHER_MOVE else piece
            self.expected.setdefault(name, named)
            yield name


def _grouped(found: Sequence[Any]) -> Iterator[Any]:
    """The parts of a move, cards that follow one another as one of them.

    In the grammar they stand one by one, so that an error tells that another may follow; those of
    a swap, which names cards twice, are a rule of their own.
    """
    for are_cards, parts in groupby(found, lambda part: isinstance(part, Card)):
        if are_cards:
            yield tuple(parts)
        else:
            yield from parts
