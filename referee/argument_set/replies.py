"""Replies to arguments: of Referee itself and of other programs, and what they are worth.

A program reads one JSON object a line, and writes one for each::

    {"format": "referee.argument_set/1", "table": "rules: ...", "ask": "may Ben pass"}
    {"answer": "no"}

Its answer is as in the files; ``null`` refuses. ``"caveats": ["open"]`` or ``["depends"]`` says
that the text, or what is known, doesn't settle the answer, though it is the likeliest.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Literal, Self

import msgspec
from msgspec import Struct, to_builtins

from referee.model.questions import WHAT_PLAYS

from .argument import DEPENDS, OPEN, Argument, BadArgument

FORMAT = "referee.argument_set/1"
CAVEATS = (OPEN, DEPENDS)

Mark = Literal["right", "wrong", "refused", "falsely certain"]
MARKS: tuple[Mark, ...] = ("right", "wrong", "refused", "falsely certain")


class Reply(Struct, frozen=True):
    """An answer. ``None``: it was refused."""

    answer: Any
    caveats: Sequence[str] = ()


def mark(argument: Argument, reply: Reply) -> Mark:
    """What a reply is worth. Falsely certain: a plain answer where no plain answer is right."""
    if reply.answer is None:
        return "refused"
    if argument.comparable(reply.answer) == argument.right or argument.answer in reply.caveats:
        return "right"
    is_certain = not argument.is_settled and reply.answer not in CAVEATS
    return "falsely certain" if is_certain else "wrong"


# ---- Referee's own


def own_reply(argument: Argument) -> Reply:
    """Referee's reply: the readings and facts on which its verdict rests are caveats. A reading
    that the table has chosen is none."""
    verdict = argument.laid.ask(argument.question)
    chosen = dict(argument.laid.description.readings)
    is_open = any(flip.option.name not in chosen for flip in verdict.open)
    answer = to_builtins(verdict.answer)
    if argument.question.kind == WHAT_PLAYS and isinstance(answer, dict):
        answer = _listed(answer)
    caveats = [name for name, is_so in ((OPEN, is_open), (DEPENDS, verdict.unknown)) if is_so]
    return Reply(OPEN if answer == "unsettled" else answer, caveats)


def _listed(plays: dict[str, Any]) -> list[str]:
    """All plays by form as one list; ``pass`` is one of them.

    >>> _listed({"single": ["H8", "D8"], "pass": True})
    ['H8', 'D8', 'pass']
    """
    can_pass = plays.pop("pass", False)
    return [play for of_form in plays.values() for play in of_form] + ["pass"] * bool(can_pass)


# ---- other programs


class Command:
    """A program that answers. ``seconds``: how long it may take for a reply."""

    def __init__(self, command: str, lang: str, seconds: float) -> None:
        """Raises ``ValueError`` and ``OSError`` if the program can't be started."""
        self.lang, self.seconds = lang, seconds
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
            errors="replace",
        )  # fmt: skip
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, of: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()

    def _listen(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line)
        self._lines.put("")

    def reply(self, argument: Argument) -> Reply:
        """Its reply. Raises ``BadArgument``: it has ended, is silent, or wrote something else."""
        try:
            if self._process.stdin:
                print(request(argument, self.lang), file=self._process.stdin, flush=True)
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            raise self._fault(argument, "silent", seconds=self.seconds) from None
        except OSError:  # a broken pipe
            line = ""
        if not line:
            raise self._fault(argument, "ended", status=self._process.wait())
        return self._read(line.strip(), argument)

    def _read(self, line: str, argument: Argument) -> Reply:
        try:
            data = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise self._fault(argument, "no-json", found=line[:80]) from None
        if not isinstance(data, dict) or "answer" not in data:
            raise self._fault(argument, "no-answer", found=line[:80])
        caveats = data.get("caveats", [])
        if not isinstance(caveats, list) or not all(each in CAVEATS for each in caveats):
            raise self._fault(argument, "no-caveats", found=json.dumps(caveats)[:80])
        return Reply(data["answer"], caveats)

    @staticmethod
    def _fault(argument: Argument, key: str, **args: object) -> BadArgument:
        return BadArgument(argument.place, f"argument-set-{key}", **args)


def request(argument: Argument, lang: str) -> str:
    """The line that a program gets: the table, the question, the clauses in use, and the readings
    that the table has chosen."""
    clauses = [
        {"title": clause.title[lang], "wording": clause.wording[lang]}
        for clause in argument.laid.rulebook.active
    ]
    options = argument.laid.rulebook.options
    readings = [
        {
            "question": reading.question[lang],
            "answer": reading.label.get(str(value), {}).get(lang, str(value)),
        }
        for name, value in argument.laid.description.readings
        if (reading := options[name].reading)
    ]
    data = {
        "format": FORMAT,
        "name": argument.name,
        "table": str(argument.laid),
        "ask": str(argument.question),
        "clauses": clauses,
        "readings": readings,
    }
    return json.dumps(data, ensure_ascii=False)
