"""Quizzes as text: table texts with a question, separated by lines ``---``.

Comments before the first line of a table are shown with the question, comments at the question or
below it after the answer. Reading a written text gives the same quizzes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.errors import ParseError, UnknownName
from referee.model.description import Description
from referee.notation.branches import PARTS
from referee.notation.question_reader import question_in_text
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.table import Table

from .quiz import DIRECTIVE, HEADING, Quiz, Said

BREAK = re.compile(r"[ \t\u3000]*[-－ー―─—]{3,}[ \t\u3000\r]*$")
_PART = re.compile(rf"[ \t\u3000]*({'|'.join(PARTS)})[ \t]*[:：]")
_WORDS = {"ヒント": "hint", "選択肢": "choices"}

Lines = list[tuple[int, str]]
"""Lines of a comment, each with its number in the whole text."""


class Remarks(Struct):
    """What comments say: part of the quiz -> language (``""``: not stated) -> its lines."""

    lines: dict[str, dict[str, list[str]]] = {}
    choices: tuple[str, ...] = ()
    choices_at: tuple[int, str] = (0, "")
    """The number and the text of the line with the choices."""

    def add(self, part: str, lang: str, words: str) -> None:
        self.lines.setdefault(part, {}).setdefault(lang, []).append(words)

    def of(self, part: str) -> Said:
        """Words of no language are for readers whose language has none."""
        words = {lang: "\n".join(lines) for lang, lines in self.lines.get(part, {}).items()}
        common = words.pop("", "")
        if len(words) == 2:
            return Said.of({lang: f"{common}\n{own}" for lang, own in words.items()})
        return Said.of({"ja": common, "en": common} | words)


def read_quizzes(text: str) -> tuple[Quiz, ...]:
    """The quizzes in a text, one for each question of each table.

    Raises what :func:`referee.read` raises, and ``ParseError`` if a table has no question or a
    choice does not answer it; lines and columns count in the whole text.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    breaks = [index for index, line in enumerate(lines) if BREAK.match(line)]
    quizzes: list[Quiz] = []
    for begin, end in zip(
        [0, *(line_break + 1 for line_break in breaks)], [*breaks, len(lines)], strict=True
    ):
        if any(line.partition("#")[0].strip() for line in lines[begin:end]):
            quizzes += _read(lines[begin:end], begin + 1)
    if not quizzes:
        raise ParseError("", len(lines), 1, ["rules"])
    return tuple(quizzes)


def _read(lines: Sequence[str], first: int) -> Iterator[Quiz]:
    """The quizzes of one table; ``first``: the number of its first line."""
    described = read_text("\n".join(lines), first)
    if not described.book:
        raise ParseError("", first, 1, ["rules"])
    Table(described)  # a move that is refused is an error of the text
    table = Table(described.replace(ask=(), lines={}), force=True)
    above, below = _comments(lines, first, described)
    remarks = _remarks(above)
    if not described.ask:
        raise ParseError("", first + len(lines) - 1, 1, ["question"])
    for index in range(len(described.ask)):
        line = described.line("ask", index)
        question = question_in_text(described, table.rulebook.deck, index)
        after = _remarks(below.get(index, []), titled=False).of("remark")
        parts = {part: remarks.of(part) for part in ("title", "remark", "hint")}
        try:
            yield Quiz(table, question, **parts, after=after, choices=remarks.choices)
        except UnknownName as unknown:
            unknown.line = unknown.line or line
            raise
        except ParseError as problem:
            problem.line, choices = remarks.choices_at
            problem.column = max(choices.find(problem.found), 0) + 1
            raise


# ---- comments


def _comments(
    lines: Sequence[str], first: int, described: Description
) -> tuple[Lines, dict[int, Lines]]:
    """The comments before the table, and by the index of each question those at it and below."""
    questions = {described.line("ask", index): index for index in range(len(described.ask))}
    above: Lines = []
    below: dict[int, Lines] = {}
    part, question = "", 0
    for number, line in enumerate(lines, first):
        heading = _PART.match(line)
        part = heading.group(1) if heading else part
        question = questions.get(number, question)
        _, sign, comment = line.partition("#")
        if sign and not part:
            above.append((number, line))
        elif sign and part == "ask":
            below.setdefault(question, []).append((number, "#" + comment))
    return above, below


def _remarks(comments: Lines, titled: bool = True) -> Remarks:
    """What comments say, by part and language."""
    remarks, part, lang = Remarks(), "remark", ""
    for number, line in comments:
        words = line.partition("#")[2].removeprefix(" ").rstrip()
        if titled and words.startswith(HEADING):
            title = words.removeprefix(HEADING).strip()
            mark = DIRECTIVE.match(title)
            if mark and mark["lang"]:
                remarks.add("title", mark["lang"].casefold(), mark["rest"])
            else:
                remarks.add("title", "", title)
            continue
        directive = DIRECTIVE.match(words)
        if directive:
            name = directive["part"] or part
            part = _WORDS.get(name, name.casefold())
            lang = (directive["of"] or directive["lang"] or "").casefold()
            words = directive["rest"]
        if part == "choices":
            choices = (choice.strip() for choice in re.split(r"[/／]", words))
            remarks.choices += tuple(filter(None, choices))
            remarks.choices_at = (number, line)
        else:
            remarks.add(part, lang, words)
    return remarks


# ---- writing


def write_quizzes(quizzes: Iterable[Quiz]) -> str:
    """The canonical text of several quizzes, each with its own table."""
    return "---\n".join(map(write_quiz, quizzes))


def write_quiz(quiz: Quiz) -> str:
    """The canonical text of one quiz."""
    before = [
        *_comment(quiz.title, "## "),
        *_comment(quiz.remark, "# "),
        *_comment(quiz.hint, "# ", "hint"),
        *([f"# choices: {' / '.join(quiz.choices)}"] if quiz.choices else []),
    ]
    text = "".join(f"{line}\n" for line in before) + ask_text(quiz)
    after = list(_comment(quiz.after, "# "))
    if len(after) == 1:
        return f"{text.rstrip()}  {after[0]}\n"
    return text + "".join(f"  {line}\n" for line in after)


def ask_text(quiz: Quiz) -> str:
    """The quiz's table and question as table text, without remarks."""
    return write_text(quiz.table.description.replace(ask=(str(quiz.question),)))


def _comment(said: Said, sign: str, part: str = "") -> Iterator[str]:
    """The lines of a comment; each language separately if they differ."""
    if not said:
        return
    for lang in ("",) if said.ja == said.en else ("en", "ja"):
        mark = " ".join(filter(None, (part, lang)))
        first, *more = said.words(lang or "en").split("\n")
        yield f"{sign}{mark}: {first}" if mark else f"{sign}{first}"
        yield from (f"{sign}{line}".rstrip() for line in more)
