"""Random actions at every interface: undo and redo come back to the same state, and switching the
language to and fro changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import pytest

import referee
from referee.errors import RefereeError
from referee.ui.session import Session, State
from tests.fuzz import corpus
from tests.fuzz.actions import actions, words_of
from tests.fuzz.kinds import _session
from tests.thorough import some
from tests.tiers import quick

TEXTS: dict[str, Callable[[], Iterable[str]]] = {
    "desk": corpus.tables,
    "stepper": corpus.stories,
    "quiz": corpus.quizzes,
    "picker": referee.books,
}
SESSIONS = some(100)
"""How many sessions of each interface."""
PASSING = (
    "seq", "heard", "problem", "canUndo", "canRedo", "notice", "elsewhere", "scope", "ownLeft",
    "argument",
)  # fmt: skip
"""Parts of a state that are about the last action only, or about what is open beside the table."""
SEARCHED = ("flips", "flipsLeft", "open", "pairs", "pairsLeft", "reasons")
"""Parts of a verdict that are there once they have been searched for; some reasons follow from
them."""
LEFT_OUT = ("undo", "redo", "lang", "save", "load", "keep", "picker", "still", "code", "picture")
"""Actions that write files, or are tried by themselves."""


def lasting(state: Any) -> Any:
    """A state without what passes."""
    if isinstance(state, dict):
        passing = (*PASSING, *SEARCHED)
        return {name: lasting(part) for name, part in state.items() if name not in passing}
    return [lasting(part) for part in state] if isinstance(state, list) else state


def shown(session: Session[Any]) -> State:
    session.quiet()
    drawn: State = json.loads(json.dumps(lasting(session.state())))
    return drawn


def sessions(face: str, part: int) -> Iterator[tuple[Session[Any], list[Any]]]:
    """Sessions, each with some actions."""
    made = 0
    for seed in range(10**6):
        rng = Random(f"{face} {part} {seed} undo")
        text = rng.choice(list(TEXTS[face]()))
        try:
            session = _session(face, text)
        except RefereeError:
            continue
        yield session, actions(face, text, list(words_of(session.state())), rng)
        made += 1
        if made == SESSIONS:
            return


PARTS = quick(range(4), 1, "the first tier takes fewer random sessions")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("face", TEXTS)
def test_undo_and_redo_come_back_to_the_same_state(face: str, part: int) -> None:
    changed = 0
    for session, taps in sessions(face, part):
        for action in taps:
            kind = action.get("type") if isinstance(action, dict) else None
            if kind in LEFT_OUT:
                continue
            before, changes = shown(session), len(session._past)
            session.act(action)
            if len(session._past) <= changes or getattr(session, "_is_building", False):
                continue  # while a rule is built, undo is about its words only
            after = shown(session)
            session.act({"type": "undo"})
            assert shown(session) == before, action
            session.act({"type": "redo"})
            assert shown(session) == after, action
            changed += 1
    assert changed or face != "desk", "others are changed by few actions at random"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("face", TEXTS)
def test_switching_the_language_to_and_fro_changes_nothing(face: str, part: int) -> None:
    for session, taps in sessions(face, part):
        for action in taps[:2]:
            session.act(action)
        session.quiet()
        before, own = lasting(session.state()), session.lang
        for lang in ("ja", "en", own):
            session.act({"type": "lang", "lang": lang})
        assert lasting(session.state()) == before, taps[:2]
