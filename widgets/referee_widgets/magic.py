"""The cell magics ``%%referee`` (a stepper or a verdict), ``%%quiz`` and ``%%house``.

``%referee ja`` sets their first language.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import Any

from IPython.core.error import UsageError
from IPython.core.magic import Magics, cell_magic, line_magic, magics_class
from IPython.display import display

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
    """``%%referee [NAME] [ja|en]`` and ``%%quiz [NAME] [ja|en]`` show the text of their cell.

    NAME: the variable in which the widget is stored. ``%%house NAME`` defines a house book.
    """

    @line_magic("referee")  # type: ignore[arg-type]
    def speak(self, line: str) -> None:
        """``%referee ja``: shows stories, quizzes and pictures first in this language."""
        if line not in LANGS:
            raise UsageError(f"%referee takes a language: {' or '.join(LANGS)}")
        static.language(line)

    @cell_magic("referee")  # type: ignore[arg-type]
    def referee(self, line: str, cell: str) -> None:
        """Shows a table text: a stepper if it has moves, a verdict if it has a question.

        Errors are underlined in the text.
        """
        self._show_cell(_from_text, line, cell)

    @cell_magic("quiz")  # type: ignore[arg-type]
    def quiz(self, line: str, cell: str) -> None:
        """Asks the questions of a text, or of several separated by ``---``, as quizzes."""
        self._show_cell(Quiz, line, cell)

    @cell_magic("house")  # type: ignore[arg-type]
    def house(self, line: str, cell: str) -> None:
        """Defines a house book from the text of the cell. Tables use its NAME."""
        name, lang = _arguments(line)
        try:
            book = referee.define_house(name or "ours", cell)
        except RefereeError as error:
            _show_error(cell, error, lang, name or "ours")
            return
        if name and self.shell is not None and name.isidentifier():
            self.shell.user_ns[name] = book
        findings = referee.check_book(book.id)
        plain = house_html.plain(book, findings, lang or static.text_language())
        _display(static.house_picture(book, findings, lang), plain)

    def _show_cell(self, make: Callable[..., Any], line: str, cell: str) -> None:
        name, lang = _arguments(line)
        try:
            shown = make(cell, lang=lang or static.text_language())
        except RefereeError as error:
            _show_error(cell, error, lang)
            return
        if name and self.shell is not None:
            self.shell.user_ns[name] = shown
        _show(shown, lang)


def _arguments(line: str) -> tuple[str | None, str | None]:
    """The name and the language in the line of a magic."""
    words = shlex.split(line)
    lang = next((word for word in words if word in LANGS), None)
    return next((word for word in words if word not in LANGS), None), lang


def _from_text(text: str, lang: str) -> Any:
    """A stepper, a verdict or a table, depending on the text. Raises ``RefereeError``."""
    story = read_story(text)
    if story.main.moves or story.branches:
        return Stepper(text, lang=lang)
    table = referee.read(text)
    return table.ask(table.questions[0]) if table.questions else table


def _show(shown: Any, lang: str | None) -> None:
    if isinstance(shown, referee.Verdict):
        plain = shown.say(lang or static.text_language())
        _display(static.verdict_picture(shown, lang), plain)
    elif isinstance(shown, referee.Table):
        _display(static.table_picture(shown, lang), str(shown))
    else:
        display(shown)  # type: ignore[no-untyped-call]


def _show_error(text: str, error: RefereeError, lang: str | None, book: str = "") -> None:
    plain = problem_text(text, error, lang or static.text_language(), book=book)
    _display(problem_picture(text, error, lang, book=book), plain)


def _display(html: str, plain: str) -> None:
    bundle = {"text/html": html, "text/plain": plain}
    display(bundle, raw=True)  # type: ignore[no-untyped-call]


def load_ipython_extension(shell: Any) -> None:
    """Called by ``%load_ext referee_widgets``."""
    shell.register_magics(RefereeMagics)
