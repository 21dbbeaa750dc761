"""The cell magics: table text becomes a stepper or a verdict (``%%referee``) or a quiz
(``%%quiz``); a rulebook's text becomes a house (``%%house``). ``%referee ja`` chooses the language
that they all begin with."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import Any

from IPython.core.error import UsageError
from IPython.core.magic import Magics, cell_magic, line_magic, magics_class
from IPython.display import DisplayHandle, display

import referee
from referee.errors import RefereeError
from referee.i18n.messages import LANGS
from referee.ui import static
from referee.ui.static import house_html
from referee.ui.static.error_html import problem_picture, problem_text
from referee.ui.stepper.text import read_story

from .quiz import Quiz
from .stepper import Stepper


@magics_class
class RefereeMagics(Magics):
    """``%%referee [NAME] [ja|en]``; with a NAME, what is shown is also kept as that variable.

    ``%%quiz`` likewise; ``%%house NAME`` defines a house, whose rules its cell says.
    """

    @line_magic("referee")  # type: ignore[arg-type]
    def speak(self, line: str) -> None:
        """``%referee ja``: stories, quizzes and pictures begin in this language from now on."""
        if line not in LANGS:
            raise UsageError(f"%referee takes a language: {' or '.join(LANGS)}")
        static.language(line)

    @cell_magic("referee")  # type: ignore[arg-type]
    def referee(self, line: str, cell: str) -> None:
        """Shows a table's text: stepped through if it has moves, else judged, else drawn.

        What is wrong with a text is underlined in it.
        """
        self._make(made_of, line, cell)

    @cell_magic("quiz")  # type: ignore[arg-type]
    def quiz(self, line: str, cell: str) -> None:
        """Asks the questions of a text, or of several parted by ``---``, as quizzes."""
        self._make(quiz_of, line, cell)

    @cell_magic("house")  # type: ignore[arg-type]
    def house(self, line: str, cell: str) -> None:
        """Defines a house by the rulebook's text of the cell; tables know it by its NAME."""
        name, lang = _named(line)
        try:
            book = referee.define_house(name or "ours", cell)
        except RefereeError as error:
            _tell(cell, error, lang, name or "ours")
            return
        if name and self.shell is not None and name.isidentifier():
            self.shell.user_ns[name] = book
        odd = referee.check_book(book.id)
        plain = house_html.plain(book, odd, lang or static.text_language())
        _display(static.house_picture(book, odd, lang), plain)

    def _make(self, make: Callable[[str, str | None], Any], line: str, cell: str) -> None:
        name, lang = _named(line)
        try:
            shown = make(cell, lang)
        except RefereeError as error:
            _tell(cell, error, lang)
            return
        if name and self.shell is not None:
            self.shell.user_ns[name] = shown
        _show(shown, lang)


def _named(line: str) -> tuple[str | None, str | None]:
    """The name and the language that are said beside a magic."""
    words = shlex.split(line)
    lang = next((each for each in words if each in LANGS), None)
    return next((each for each in words if each not in LANGS), None), lang


def quiz_of(text: str, lang: str | None) -> Quiz:
    """The quizzes of a text. Raises ``RefereeError``."""
    return Quiz(text, lang=lang or static.text_language())


def made_of(text: str, lang: str | None) -> Any:
    """A stepper, a verdict or a table, whichever the text is about. Raises ``RefereeError``."""
    story = read_story(text)
    if story.main.moves or story.branches:
        return Stepper(text, lang=lang or static.text_language())
    table = referee.read(text)
    return table.ask(table.questions[0]) if table.questions else table


def _show(shown: Any, lang: str | None) -> None:
    if isinstance(shown, referee.Verdict):
        said = shown.say(lang or static.text_language())
        _display(static.verdict_picture(shown, lang), said)
    elif isinstance(shown, referee.Table):
        _display(static.table_picture(shown, lang), str(shown))
    else:
        display(shown)  # type: ignore[no-untyped-call]


def _tell(text: str, error: RefereeError, lang: str | None, book: str = "") -> None:
    said = problem_text(text, error, lang or static.text_language(), book=book)
    _display(problem_picture(text, error, lang, book=book), said)


def _display(html: str, plain: str) -> DisplayHandle | None:
    bundle = {"text/html": html, "text/plain": plain}
    shown: DisplayHandle | None = display(bundle, raw=True)  # type: ignore[no-untyped-call]
    return shown


def load_ipython_extension(shell: Any) -> None:
    """Called by ``%load_ext referee_widgets``."""
    shell.register_magics(RefereeMagics)
