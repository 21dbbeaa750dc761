"""What came of a deal, in games in which tricks are counted: bids, contracts, tricks taken.

``Ann said 3 and took 4``, 「4スペードのコントラクトで9トリック」.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from referee.model.contracts import read_contract

from .account import ME
from .bids import number_in
from .frames import Frame
from .tokens import Token

CONTRACT = "contract"
"""The mark of a contract."""
NO_TRUMP = "no trump"
"""The mark of a deal without trumps; other games have none unless they are named."""
Told = tuple[str, ...]
_ASKING = {"who", "what", "how_many", "may", "must"}
_OF_RESULTS = {"trick", "take", "negated", "past", "bid"}
"""What the words beside a number mean that are read with it."""


def results_of(
    tokens: Sequence[Token], *, marks: Collection[str]
) -> tuple[list[Token], list[Told]]:
    """The tokens that are left, and what they tell of a deal, as the state of a table.

    ``marks``: what the game has, such as contracts with trumps.
    """
    reader = _Results([token for token in tokens if token.kind != "blank"], marks)
    reader.read()
    if not reader.gone or not (reader.counts_tricks or reader.names_cards):
        return [*tokens], []
    return [t for at, t in enumerate(reader.tokens) if at not in reader.gone], reader.told


def seats_of(told: Sequence[Told]) -> list[str]:
    """The players of whom this is told."""
    places = {"count": 2, "declarer": 1}
    return [*dict.fromkeys(said[places[said[0]]] for said in told if said[0] in places)]


class _Results:
    def __init__(self, tokens: Sequence[Token], marks: Collection[str]) -> None:
        self.tokens, self.marks = tokens, marks
        self.told: list[Told] = []
        self.gone: set[int] = set()
        self.begin = 0
        """Where the sentence begins."""

    def read(self) -> None:
        seat, bids = ME, []
        for place, token in enumerate(self.tokens):
            if token.kind == "stop":
                self.begin = place + 1
            if token.kind in ("seat", "me"):
                seat = token.names[0] if token.names else ME
            if place in self.gone or self._is_asked(place):
                continue
            if "no_trump" in token.concepts:
                self.told += [("set", NO_TRUMP)] * (NO_TRUMP in self.marks)
                self._drop_around(place)
            elif contract := self._contract(place):
                self.told += [("set", f"{CONTRACT} {contract}"), ("declarer", seat)]
            elif token.kind == "bid" and not self._is_taken(place):
                bids.append((place, ("count", "bid", seat, str(token.number))))
            elif number_in(token) >= 0 and self._is_taken(place):
                self.told.append(("count", "tricks", seat, str(number_in(token))))
                self._drop_around(place)
        if self.told:
            self.told += [said for _, said in bids]
            for place, _ in bids:
                self._drop_around(place)

    @property
    def counts_tricks(self) -> bool:
        return any(said[:2] == ("count", "tricks") for said in self.told)

    @property
    def names_cards(self) -> bool:
        """Whether cards are named, too."""
        left = (token for at, token in enumerate(self.tokens) if at not in self.gone)
        return any(card.rank for token in left for card in token.cards)

    def _is_asked(self, place: int) -> bool:
        before = self.tokens[self.begin : place]
        return any({*token.concepts} & _ASKING for token in before)

    def _around(self, place: int) -> tuple[Frame, Frame]:
        before = [t for at, t in enumerate(self.tokens[:place]) if at >= self.begin]
        return Frame(before), Frame([*self.tokens[place + 1 :]])

    def _is_taken(self, place: int) -> bool:
        """Whether a number stands beside *tricks*, or after a word for taking."""
        before, after = self._around(place)
        counted = after.tokens[:1] and "trick" in after.tokens[0].concepts
        if counted and any(said[0] == "declarer" for said in self.told):
            return True
        takes = before.says("takes_before") or after.says("takes_after")
        return takes and not after.says("counts_else")

    def _contract(self, place: int) -> str:
        """The contract at a place, with its words left out; empty if there is none."""
        token, end = self.tokens[place], place
        if CONTRACT not in self.marks:
            return ""
        if token.kind == "contract" and token.names:
            self._drop_around(place)
            return token.names[0]
        contract = read_contract(token.text) if token.kind == "cards" else None
        if contract is None and number_in(token) > 0 and place + 1 < len(self.tokens):
            end = place + 1
            contract = read_contract(token.text + self.tokens[end].text)
        before, after = self._around(place)[0], self._around(end)[1]
        if contract is None or not (before.says("contract_before") or after.says("contract_after")):
            return ""
        self.gone |= {*range(place, end + 1)}
        self._drop_around(end)
        return contract

    def _drop_around(self, place: int) -> None:
        """Leaves out a number with the words beside it that belong to it."""
        self.gone.add(place)
        for step in (-1, 1):
            at = place + step
            while 0 <= at < len(self.tokens):
                token = self.tokens[at]
                is_plain = token.kind == "word" and {*token.concepts} <= _OF_RESULTS
                if token.kind in ("stop", "comma") or not is_plain:
                    break
                self.gone.add(at)
                at += step
