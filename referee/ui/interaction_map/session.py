"""A session at the map: which pair is open, its table stepped through, what the house decides."""

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

from .state import decider, draw_map, draw_pair, ruled_pairs

PAIR = 2
OpenPair = frozenset[str]
"""The clauses of the pair that is open; empty: none."""


class MapSession(Session[OpenPair]):
    """How the rules of a book meet. A pair that nothing settles can be decided: as a ruling of the
    house where there is one, else for the lines that a table writes (``header``)."""

    actions = Actions(MapAction)
    seldom = ("labels", "groups", "clauses", "pairs", "kinds")

    def __init__(
        self, found: Interactions, house: str | Path | House | None = None, lang: str = "en"
    ) -> None:
        """``house``: the file of a house's book, which a ruling makes where there is none.

        Raises ``UnknownName`` where the book that was checked is not known here, ``BadBook``.
        """
        self.found = found
        self.picker = PickerSession(found.book, house, "" if house else found.rules, lang)
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
        return next((each for each in self.found.pairs if self.kept == {*each.clauses}), None)

    # ---- in

    def _do_pair(self, action: Mapping[str, Any]) -> None:
        """A pair by its clauses, in any order; none of them closes it."""
        wanted = frozenset(action["clauses"])
        if wanted and not any(wanted == {*each.clauses} for each in self.found.pairs):
            raise StaleTarget
        self.kept = wanted
        pair = self.pair
        self.stepper = None
        if pair is not None and pair.witness:
            self.stepper = StepperSession(pair.witness, lang=self.lang)
            self.stepper.take({"type": "go", "index": None})

    def _do_within(self, action: Mapping[str, Any]) -> None:
        """Something done in the stepper that shows the table of the open pair."""
        if self.stepper is None:
            raise StaleTarget
        self.stepper.take(action["do"])
        self._problem = self.stepper.problem

    def _do_decide(self, action: Mapping[str, Any]) -> None:
        """What the house plays, of the open pair; without a value what it decided is taken back."""
        option = decider(self.pair, self.picker.rulebook) if self.pair else None
        if option is None:
            raise StaleTarget
        if action.get("value") is None:
            self._pick({"type": "unrule", "option": option.name})
            return
        told = {"option": option.name, "value": action["value"], "note": action.get("note") or ""}
        self._pick({"type": "ruling", **told})

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        self._pick({"type": "undo"})

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        self._pick({"type": "redo"})

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        super()._do_lang(action)
        for each in (self.picker, self.stepper):
            if each is not None:
                each.take({"type": "lang", "lang": self.lang})

    def _pick(self, action: Mapping[str, Any]) -> None:
        """Done in the house's book, and written where there is a file."""
        self.picker.take(action)
        self._problem = self.picker.problem
        if self._problem is None and self.picker.shelf.file is not None:
            self.picker.take({"type": "save"})
            self._problem = self.picker.problem

    def quiet(self) -> None:
        super().quiet()
        self.picker.quiet()

    # ---- out

    def state(self) -> State:
        """The whole state, JSON-ready; ``seldom`` names the parts that hardly ever change."""
        rules, pair = self.picker.rulebook, self.pair
        return {
            **self._shared_state(labels(self.lang, "map")),
            "canUndo": self.picker.can_undo,
            "canRedo": self.picker.can_redo,
            **draw_map(self.found, rules, self.lang),
            "ruled": ruled_pairs(self.found, rules),
            "opened": draw_pair(self.found, pair, self.picker.picked, self.lang) if pair else None,
            # The words of the stepper are among those of the map.
            "stepper": self.stepper.state() | {"labels": {}} if self.stepper else None,
            "text": self.header,
            "notice": self.picker.notice,
        }

    def states(self, lang: str) -> dict[str, State]:
        """The map as it stands, then every pair of which there is something to tell, by its
        clauses. Tables are shown of those that are unsettled, as they end."""
        shown = (self.lang, self.kept, self.stepper)
        self._do_lang({"lang": lang})
        try:
            drawn = {" ".join(sorted(self.kept)): self.state(), "": self._opened(())}
            for pair in self.found.of_kind("unsettled", "ordered", "entangled"):
                if len(pair.clauses) == PAIR:
                    drawn.setdefault(" ".join(sorted(pair.clauses)), self._opened(pair.clauses))
            return drawn
        finally:
            lang, self.kept, self.stepper = shown
            self._do_lang({"lang": lang})

    def _opened(self, clauses: Sequence[str]) -> State:
        """The state where this pair is open."""
        self._do_pair({"clauses": clauses})
        if self.pair is not None and self.pair.kind != "unsettled":
            self.stepper = None
        return self.state()

    def _word(self, key: str) -> str:
        return labels(self.lang, "map")[key]
