"""The kinds of input: how one is made from chance, and what is done with it.

An input is JSON-ready, so that one that went wrong can be kept as it was.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import referee
from referee.errors import RefereeError
from referee.library.context import using
from referee.library.library import Library
from referee.links import link
from referee.notation.link import read_link
from referee.ui.desk.session import DeskSession
from referee.ui.quiz.session import QuizSession
from referee.ui.rule_picker.session import PickerSession
from referee.ui.session import Session
from referee.ui.stepper.session import StepperSession

from . import corpus
from .actions import actions, words_of
from .answers import ask_all, refused
from .games import standing_game
from .mutate import mutated, mutated_data
from .pace import step


@dataclass(frozen=True)
class Kind:
    """A kind of input."""

    make: Callable[[Random], Any]
    run: Callable[[Any], None]
    """Raises what is no error of the project's own, and ``AssertionError``."""


def _texts(texts: Callable[[], Iterable[str]]) -> Callable[[Random], str]:
    def make(rng: Random) -> str:
        return mutated(rng.choice(list(texts())), rng, corpus.words())

    return make


def _read(text: str) -> None:
    try:
        with step("read"):
            table = referee.read(text)
    except RefereeError as error:
        refused(error)
    else:
        ask_all(table, Random(text))


def _data(rng: Random) -> Any:
    while True:
        try:
            table = referee.read(rng.choice(corpus.tables()))
        except RefereeError:
            continue
        return mutated_data(table.to_dict(), rng)


def _from_data(data: Any) -> None:
    try:
        with step("JSON"):
            table = referee.from_dict(data)
    except RefereeError as error:
        refused(error)
    else:
        ask_all(table, Random(str(data)[:1000]))


def _linked(text: str) -> None:
    """A text that a link carries."""
    try:
        with step("link"):
            sent = link(text)
    except RefereeError as error:
        refused(error)
        return
    assert read_link(sent) == text
    _act(DeskSession(text), ())


def _broken_link(rng: Random) -> str:
    sent = link(rng.choice(corpus.tables()))
    at = rng.randrange(len(sent))
    return (
        sent[:at]
        + rng.choice(["", "A", "=", "%", "#", "é", sent[:at]])
        + sent[at + rng.randint(0, 3) :]
    )


def _open_link(url: str) -> None:
    try:
        text = read_link(url)
    except RefereeError as error:
        refused(error)
    else:
        _act(DeskSession(text), ())


def _book_with(text: str) -> None:
    """A folder of books in which one file is odd: the others are as they were."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "odd.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
        (folder / "sound.toml").write_text(SOUND, "utf-8")
        with using(Library()) as library:
            library.add_books(folder)
            assert "sound" in referee.books()
            assert referee.book("sound").options
            _house_read(folder / "odd.toml")
            _act(DeskSession("rules: sound\nseats: Aki, Ben\nfield: D4"), ())


SOUND = 'id = "sound"\nextends = "offkai"\ntitle = { ja = "音", en = "Sound" }\n'


def _house_read(path: Path) -> None:
    ways: tuple[Callable[[], object], ...] = (
        lambda: referee.book("odd"),
        lambda: referee.house(path),
        lambda: referee.check_book("odd"),
        lambda: _act(PickerSession("odd"), ()),
    )
    for trying in ways:
        try:
            with step("book"):
                trying()
        except RefereeError as error:
            refused(error)


# ---- sessions


def _act(session: Session[Any], made: Iterable[Any]) -> None:
    """Every action; the state can be drawn after each, and in both languages at the end."""
    for action in made:
        with step(str(action)[:60]):
            session.act(action)
    for lang in ("ja", "en"):
        session.act({"type": "lang", "lang": lang})
        session.state()


def _acting(face: str, texts: Callable[[], Iterable[str]]) -> Callable[[Random], Any]:
    def make(rng: Random) -> Any:
        text = rng.choice(list(texts()))
        try:
            said = list(words_of(_session(face, text).state()))
        except Exception:  # it shows when the input is tried
            said = []
        return {"text": text, "actions": actions(face, text, said, rng)}

    return make


def _session(face: str, text: str) -> Session[Any]:
    if face == "desk":
        return DeskSession(text)
    if face == "stepper":
        return StepperSession(text)
    if face == "quiz":
        return QuizSession(text)
    return PickerSession(text)


def _acted(face: str) -> Callable[[Any], None]:
    def run(made: Any) -> None:
        try:
            with step(f"{face} opened"):
                session = _session(face, made["text"])
        except RefereeError as error:  # the quiz has nothing to show where no text can be read
            refused(error)
        else:
            _act(session, made["actions"])

    return run


def _story(text: str) -> None:
    session = StepperSession(text)
    _act(session, [{"type": "step", "by": 1}] * 3)


def _quiz(text: str) -> None:
    taps = [{"type": "reveal"}, {"type": "go", "index": 1}, {"type": "reveal"}]
    _acted("quiz")({"text": text, "actions": taps})


KINDS: dict[str, Kind] = {
    "text": Kind(_texts(corpus.tables), _read),
    "standing": Kind(standing_game, _read),
    "json": Kind(_data, _from_data),
    "story": Kind(_texts(corpus.stories), _story),
    "quiz": Kind(_texts(corpus.quizzes), _quiz),
    "book": Kind(_texts(corpus.books), _book_with),
    "link": Kind(_texts(corpus.tables), _linked),
    "broken-link": Kind(_broken_link, _open_link),
    "desk": Kind(_acting("desk", corpus.tables), _acted("desk")),
    "stepper": Kind(_acting("stepper", corpus.stories), _acted("stepper")),
    "quiz-taps": Kind(_acting("quiz", corpus.quizzes), _acted("quiz")),
    "picker": Kind(_acting("picker", referee.books), _acted("picker")),
}
