"""A session at the map: which pair is open, the steps of its table, what the house decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from referee.house_rules.house import House
from referee.interaction_checker.result import Interactions, Pair
from referee.ui.rule_picker.session import PickerSession
from referee.ui.session import Actions, Session, StaleTarget, State
from referee.ui.shared.labels import labels
from referee.ui.shared.protocol.map_actions import MapAction
from referee.ui.stepper.session import StepperSession

from .state import decider, draw_map, draw_pair

PAIR = 2
OpenPair = frozenset[str]
"""The clauses of the pair that is open; empty: none."""


class MapSession(Session[OpenPair]):
    """How the rules of a book interact. An unsettled pair can be decided: as a ruling of the house
    if there is one, else for the lines of a table (``header``)."""

    actions = Actions(MapAction)
    seldom = ("labels", "groups", "clauses", "pairs", "kinds")
    """The parts of the state that hardly ever change."""

    def __init__(
        self, interactions: Interactions, house: str | Path | House | None = None, lang: str = "en"
    ) -> None:
        """``house``: the file of a house's book, which a ruling makes if there is none.

        Raises ``UnknownName`` if the book that was checked is not known here, and ``BadBook``.
        """
        self.interactions = interactions
        self.picker = PickerSession(
            interactions.book, house, "" if house else interactions.rules, lang
        )
        self.stepper: StepperSession | None = None
        super().__init__(lang)

    def _first(self) -> OpenPair:
        return frozenset()

    @property
    def header(self) -> str:
        """The lines with which a table plays by what was decided here."""
        return self.picker.header

    @property
    def pair(self) -> Pair | None:
        """The pair that is open."""
        pairs = self.interactions.pairs
        return next((pair for pair in pairs if self.kept == {*pair.clauses}), None)

    def _do_pair(self, action: Mapping[str, Any]) -> None:
        """Opens a pair by its clauses, in any order; no clauses close it."""
        clauses = frozenset(action["clauses"])
        if clauses and not any(clauses == {*pair.clauses} for pair in self.interactions.pairs):
            raise StaleTarget
        self.kept = clauses
        pair = self.pair
        self.stepper = None
        if pair is not None and pair.witness:
            self.stepper = StepperSession(pair.witness, lang=self.lang)
            self.stepper.take({"type": "go", "index": None})

    def _do_within(self, action: Mapping[str, Any]) -> None:
        """An action of the stepper that shows the table of the open pair."""
        if self.stepper is None:
            raise StaleTarget
        self.stepper.take(action["do"])
        self._problem = self.stepper.problem

    def _do_decide(self, action: Mapping[str, Any]) -> None:
        """Decides the open pair for the house; without a value the decision is taken back."""
        option = decider(self.pair, self.picker.rulebook) if self.pair else None
        if option is None:
            raise StaleTarget
        value, note = action.get("value"), action.get("note") or ""
        if value is None:
            self._pick({"type": "unrule", "option": option.name})
        else:
            self._pick({"type": "ruling", "option": option.name, "value": value, "note": note})

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        self._pick({"type": "undo"})

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        self._pick({"type": "redo"})

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        super()._do_lang(action)
        for session in (self.picker, self.stepper):
            if session is not None:
                session.take({"type": "lang", "lang": self.lang})

    def _pick(self, action: Mapping[str, Any]) -> None:
        """Does an action in the rule picker, and saves the house's file if there is one."""
        self.picker.take(action)
        self._problem = self.picker.problem
        if self._problem is None and self.picker.shelf.file is not None:
            self.picker.take({"type": "save"})
            self._problem = self.picker.problem

    def quiet(self) -> None:
        super().quiet()
        self.picker.quiet()

    def state(self) -> State:
        rules, pair = self.picker.rulebook, self.pair
        return {
            **self._shared_state(labels(self.lang, "map")),
            "canUndo": self.picker.can_undo,
            "canRedo": self.picker.can_redo,
            **draw_map(self.interactions, rules, self.lang),
            "opened": draw_pair(self.interactions, pair, self.picker.picked, self.lang)
            if pair
            else None,
            # The words of the stepper are among those of the map.
            "stepper": self.stepper.state() | {"labels": {}} if self.stepper else None,
            "text": self.header,
            "notice": self.picker.notice,
        }

    def states(self, lang: str) -> dict[str, State]:
        """The map as shown, then every pair whose rules interact, by its clauses. Unsettled pairs
        come with the end of their table."""
        shown = (self.lang, self.kept, self.stepper)
        self._do_lang({"lang": lang})
        try:
            drawn = {" ".join(sorted(self.kept)): self.state(), "": self._opened(())}
            for pair in self.interactions.of_kind("unsettled", "ordered", "entangled"):
                if len(pair.clauses) == PAIR:
                    drawn.setdefault(" ".join(sorted(pair.clauses)), self._opened(pair.clauses))
            return drawn
        finally:
            lang, self.kept, self.stepper = shown
            self._do_lang({"lang": lang})

    def _opened(self, clauses: Sequence[str]) -> State:
        """The state with this pair open."""
        self._do_pair({"clauses": clauses})
        if self.pair is not None and self.pair.kind != "unsettled":
            self.stepper = None
        return self.state()

    def _word(self, key: str) -> str:
        return labels(self.lang, "map")[key]
