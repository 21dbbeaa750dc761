"""Quizzes as text: table texts with a question, parted by lines ``---``.

What stands in comments before the first line of a table is said with the question, what stands at
the question or below it is said after the answer. Reading what was written gives the same quizzes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.errors import ParseError, UnknownName
from referee.model.description import Description
from referee.notation.branches import PARTS
from referee.notation.questions import question_in_text
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
    """What is said at one place: part of the quiz -> language (``""``: not told) -> its lines."""

    said: dict[str, dict[str, list[str]]] = {}
    choices: tuple[str, ...] = ()
    choices_at: tuple[int, str] = (0, "")

    def add(self, part: str, lang: str, words: str) -> None:
        self.said.setdefault(part, {}).setdefault(lang, []).append(words)

    def of(self, part: str) -> Said:
        """What is said in no language is for those readers who have nothing of their own."""
        told = {lang: "\n".join(lines) for lang, lines in self.said.get(part, {}).items()}
        common = told.pop("", "")
        if len(told) == 2:
            return Said.of({lang: f"{common}\n{words}" for lang, words in told.items()})
        return Said.of({"ja": common, "en": common} | told)


def read_quizzes(text: str) -> tuple[Quiz, ...]:
    """The quizzes that a text tells, one for each question of each table.

    Raises what :func:`referee.read` raises, ``ParseError`` where a table asks nothing or a choice
    cannot be one; lines and columns count in the whole text.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    breaks = [at for at, line in enumerate(lines) if BREAK.match(line)]
    quizzes: list[Quiz] = []
    for begin, end in zip([0, *(at + 1 for at in breaks)], [*breaks, len(lines)], strict=True):
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
    before, below = _comments(lines, first, described)
    remarks = _remarks(before)
    if not described.ask:
        raise ParseError("", first + len(lines) - 1, 1, ["question"])
    for at in range(len(described.ask)):
        after = _remarks(below.get(at, []), titled=False)
        written = lines[described.line("ask", at) - first]
        yield _quiz(written, table, described, at, remarks, after)


def _quiz(
    written: str, table: Table, described: Description, at: int, remarks: Remarks, after: Remarks
) -> Quiz:
    """``written``: the line of the text with the question."""
    question = question_in_text(written, described, table.rulebook.deck, at)
    told = {part: remarks.of(part) for part in ("title", "remark", "hint")}
    try:
        return Quiz(table, question, **told, after=after.of("remark"), choices=remarks.choices)
    except UnknownName as unknown:
        unknown.line = unknown.line or described.line("ask", at)
        raise
    except ParseError as problem:
        number, line = remarks.choices_at
        problem.line, problem.column = number, max(line.find(problem.found), 0) + 1
        raise


# ---- comments


def _comments(
    lines: Sequence[str], first: int, described: Description
) -> tuple[Lines, dict[int, Lines]]:
    """The comments before the table, and those at each of its questions and below it."""
    asked = {described.line("ask", at): at for at in range(len(described.ask))}
    before: Lines = []
    below: dict[int, Lines] = {}
    part, current = "", 0
    for number, line in enumerate(lines, first):
        begun = _PART.match(line)
        part = begun.group(1) if begun else part
        current = asked.get(number, current)
        _, sign, comment = line.partition("#")
        if sign and not part:
            before.append((number, line))
        elif sign and part == "ask":
            below.setdefault(current, []).append((number, "#" + comment))
    return before, below


def _remarks(comments: Lines, titled: bool = True) -> Remarks:
    """What comments say, sorted by part and language."""
    remarks, part, lang = Remarks(), "remark", ""
    for number, line in comments:
        words = line.partition("#")[2].removeprefix(" ").rstrip()
        if titled and words.startswith(HEADING):
            _add_title(remarks, words.removeprefix(HEADING).strip())
            continue
        turned = DIRECTIVE.match(words)
        if turned:
            named = turned["part"] or part
            part = _WORDS.get(named, named.casefold())
            lang = (turned["of"] or turned["lang"] or "").casefold()
            words = turned["rest"]
        if part == "choices":
            found = [each.strip() for each in re.split(r"[/／]", words) if each.strip()]
            remarks.choices += tuple(found)
            remarks.choices_at = (number, line)
            continue
        remarks.add(part, lang, words)
    return remarks


def _add_title(remarks: Remarks, words: str) -> None:
    turned = DIRECTIVE.match(words)
    lang = turned["lang"] if turned else None
    remarks.add("title", (lang or "").casefold(), turned["rest"] if turned and lang else words)


# ---- writing


def write_quizzes(quizzes: Iterable[Quiz]) -> str:
    """The canonical text of several quizzes, each with a table of its own."""
    return "---\n".join(map(write_quiz, quizzes))


def write_quiz(quiz: Quiz) -> str:
    """The canonical text of one quiz."""
    before = [
        *_written(quiz.title, "## "),
        *_written(quiz.remark, "# "),
        *_written(quiz.hint, "# ", "hint"),
        *([f"# choices: {' / '.join(quiz.choices)}"] if quiz.choices else []),
    ]
    asked = ask_text(quiz)
    after = list(_written(quiz.after, "# "))
    if len(after) == 1:
        return "".join(f"{line}\n" for line in before) + f"{asked.rstrip()}  {after[0]}\n"
    below = "".join(f"  {line}\n" for line in after)
    return "".join(f"{line}\n" for line in before) + asked + below


def ask_text(quiz: Quiz) -> str:
    """The quiz's table and question as table text, without what is said about them."""
    return write_text(quiz.table.description.replace(ask=(str(quiz.question),)))


def _written(said: Said, sign: str, part: str = "") -> Iterator[str]:
    """The lines of a comment; each language by itself where they differ."""
    if not said:
        return
    for lang in ("",) if said.ja == said.en else ("en", "ja"):
        mark = " ".join(filter(None, (part, lang)))
        first, *more = said.words(lang or "en").split("\n")
        yield f"{sign}{mark}: {first}" if mark else f"{sign}{first}"
        yield from (f"{sign}{line}".rstrip() for line in more)
