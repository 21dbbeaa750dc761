"""The toy family's engine: its own position, its own answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from referee.cards.card import Card
from referee.engine.answer import Answer, Fact, Happening, Step
from referee.engine.faults import find_faults
from referee.engine.hands import read_hands, write_hands
from referee.engine.marks import read_marks
from referee.engine.transition import FamilyEngine
from referee.errors import Fault, UnknownName
from referee.model import questions as q
from referee.model.description import Description, FieldPlay
from referee.model.marks import NOBODY, Exit, Marks, Obligation
from referee.model.moves import PLAY, Move
from referee.rulebook.binding import bind_rules, mark_words
from referee.rulebook.rule import Reason
from referee.rulebook.rulebook import Rulebook

from .rule import ToyRule


@dataclass(frozen=True)
class ToyPosition:
    known: tuple[int, ...]
    unknown: tuple[int, ...]
    field: tuple[tuple[int, Card], ...]
    turn: int = NOBODY
    marks: Marks = ()
    out: tuple[Exit, ...] = ()
    owed: tuple[Obligation, ...] = ()


class ToyEngine(FamilyEngine):
    suggests = (q.WHOSE_TURN, q.WHO_TAKES)

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        self.rules = [rule for rule in bind_rules(rulebook) if isinstance(rule, ToyRule)]

    def setup(self, described: Description) -> tuple[ToyPosition, list[Fault]]:
        names, book = described.names, self.rulebook.book
        words = [
            word for group in mark_words(book, self.rulebook.variant).values() for word in group
        ]
        marks, odd = read_marks(words, self.deck, described)
        known, unknown = read_hands(self.deck, described)
        field = tuple(
            (names.index(play.seat) if play.seat in names else NOBODY, play.cards[0])
            for play in described.field
        )
        turn = names.index(described.turn) if described.turn in names else NOBODY
        faults = [*find_faults(book, described), *odd]
        return ToyPosition(known, unknown, field, turn, tuple(marks)), faults

    def judge(self, names: Sequence[str], position: ToyPosition, move: Move) -> Answer:
        if move.kind != PLAY:
            return Answer("no")
        seat = names.index(move.seat)
        hand = self.deck.cards(position.known[seat])
        told = [
            rule.reason("bars", "bars", cards=[str(move.cards[0])], players=[move.seat])
            for rule in self.rules
            if rule.bars(hand, position.field, move.cards[0])
        ]
        return Answer("no" if told else "yes", tuple(told))

    def advance(self, names: Sequence[str], position: ToyPosition, move: Move) -> Step:
        seat, card = names.index(move.seat), move.cards[0]
        known = list(position.known)
        if not card.is_hidden:
            known[seat] = self.deck.take(known[seat], self.deck.mask([card.plain()]))
        after = replace(
            position,
            known=tuple(known),
            field=(*position.field, (seat, card)),
            turn=(seat + 1) % len(names),
        )
        args = {"seat": move.seat, "cards": [str(card)]}
        told = Happening(self.rulebook.book.clause("toy.games"), "toy-laid", args)
        return Step(move, after, lambda: (told,))

    def legal_moves(
        self, names: Sequence[str], position: ToyPosition, rng: Random
    ) -> Iterator[Move]:
        if self.over(position) or position.turn == NOBODY:
            return
        cards = list(self.deck.cards(position.known[position.turn]))
        rng.shuffle(cards)
        moves = (Move(names[position.turn], PLAY, (card,)) for card in cards)
        yield from (m for m in moves if self.judge(names, position, m).value == "yes")

    def answer(self, table: Any, question: q.Question) -> Answer:
        position: ToyPosition = table.position
        names = table.seats
        if question.kind == q.MAY_PLAY:
            return self.judge(names, position, Move(question.seat, PLAY, question.cards))
        if question.kind == q.WHOSE_TURN:
            return Answer(names[position.turn] if position.turn != NOBODY else "nobody")
        if question.kind == q.WHAT_HAPPENS:
            happened = table.steps[-1].happenings if table.steps else ()
            return Answer([{"clause": h.clause.id, "effect": h.key, **h.args} for h in happened])
        if question.kind == q.WHO_TAKES:
            return self._taken(names, position)
        raise UnknownName("question", question.kind, [q.WHO_TAKES])

    def _taken(self, names: Sequence[str], position: ToyPosition) -> Answer:
        hidden = [seat for seat, card in position.field if card.is_hidden]
        if hidden:
            fact = Fact("unknown-hand", {"seat": names[hidden[0]], "count": 1}, None, None)
            return Answer("depends", (), (fact,))
        cursed = [
            rule.reason("leaves-out", "bars", players=[names[seat]])
            for rule in self.rules
            for seat, _ in position.field
            if rule.left_out(position.marks, seat)
        ]
        best: tuple[int, int, Reason] | None = None
        for seat, card in position.field:
            if any(rule.left_out(position.marks, seat) for rule in self.rules):
                continue
            for rule in self.rules:
                power = rule.strength(position.field[0][1], card)
                if power is not None and (best is None or power > best[0]):
                    best = (power, seat, rule.reason("takes", cards=[str(card)]))
        if best is None:
            return Answer("nobody", tuple(cursed))
        return Answer(names[best[1]], (best[2], *cursed))

    def describe(self, position: ToyPosition, described: Description) -> Description:
        names = described.names
        return described.having(
            hands=write_hands(self.deck, names, position),
            field=tuple(FieldPlay((card,), names[seat]) for seat, card in position.field),
            turn=names[position.turn] if position.turn != NOBODY else "",
            state=self.state_words(position, names),
            play=(),
            ask=(),
            lines={},
        )

    def key(self, position: ToyPosition) -> object:
        return position

    def over(self, position: ToyPosition) -> bool:
        return len(position.field) == len(position.known)
