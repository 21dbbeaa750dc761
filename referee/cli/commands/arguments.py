"""``referee arguments``."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from referee._internal.paths import PACKAGE
from referee.argument_set.argument import KINDS, Argument, BadArgument
from referee.argument_set.argument_file import read_arguments
from referee.argument_set.replies import MARKS, Command, Mark, Reply, mark, own_reply
from referee.cli.exit_status import NO, OPEN, UNUSABLE, YES, Unusable
from referee.cli.input_files import read_text
from referee.cli.options import books_option, lang_option, print_error
from referee.i18n.messages import message

SET = PACKAGE.parent / "docs" / "arguments"
"""The public set, in a checkout."""


@click.command("arguments")
@click.argument("path", nargs=-1)
@click.option(
    "--cmd", "command_line", default="", metavar="COMMAND",
    help="The program that answers. Default: Referee itself.",
)  # fmt: skip
@click.option(
    "--timeout", "seconds", default=60.0, type=click.FloatRange(min=0, min_open=True),
    metavar="SECONDS", show_default=True, help="How long the program may take for each answer.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print each argument as a line of JSON.")
@books_option
@lang_option
def command(
    path: tuple[str, ...], command_line: str, seconds: float, as_json: bool, lang: str
) -> int:
    """Try the public set of arguments on Referee, or on any program.

    PATH is a file of arguments or a folder of them (default: docs/arguments). The program reads one
    line of JSON for each argument, and writes one. Prints each answer that isn't right, then counts
    right, wrong, refused and falsely certain answers.
    """
    arguments = [argument for file in _files(path) for argument in _read(file)]
    counts: Counter[tuple[str, str]] = Counter()
    with ExitStack() as stack:
        ask = own_reply if not command_line else _program(command_line, lang, seconds, stack)
        for argument in arguments:
            reply = _reply(ask, argument, lang)
            if reply is None:
                counts["all", "unreadable"] += 1
                continue
            worth = mark(argument, reply)
            hedged = worth == "right" and bool(reply.caveats) and argument.is_settled
            for group in ("all", argument.kind, argument.book):
                counts[group, worth] += 1
                counts[group, "hedged"] += hedged
            if as_json:
                print(json.dumps(_data(argument, reply, worth), ensure_ascii=False))
            elif worth != "right":
                print(_line(argument, reply, worth, lang))
    if not as_json:
        _print_totals(counts, arguments, lang)
    if counts["all", "unreadable"]:
        return UNUSABLE
    if counts["all", "wrong"] or counts["all", "falsely certain"]:
        return NO
    return OPEN if counts["all", "refused"] else YES


def _files(paths: tuple[str, ...]) -> Iterator[str]:
    if not paths and not SET.is_dir():
        raise Unusable("argument-set-no-path")
    for path in map(Path, paths or [str(SET)]):
        if not path.is_dir():
            yield str(path)
            continue
        found = sorted(path.glob("*.toml"))
        if not found:
            raise Unusable("argument-set-no-files", folder=str(path))
        yield from map(str, found)


def _read(file: str) -> list[Argument]:
    return read_arguments(read_text(file), file)


def _program(
    command_line: str, lang: str, seconds: float, stack: ExitStack
) -> Callable[[Argument], Reply]:
    try:
        return stack.enter_context(Command(command_line, lang, seconds)).reply
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unusable("argument-set-no-start", command=command_line, why=why) from None


def _reply(ask: Callable[[Argument], Reply], argument: Argument, lang: str) -> Reply | None:
    """The reply; ``None``, after a message, if it can't be read. Raises ``BadArgument`` if there
    can't be another."""
    try:
        return ask(argument)
    except BadArgument as bad:
        if bad.key in ("argument-set-ended", "argument-set-silent"):
            raise
        print_error(bad.say(lang), lang)
        return None


def _line(argument: Argument, reply: Reply, worth: Mark, lang: str) -> str:
    right, said = (json.dumps(each, ensure_ascii=False) for each in (argument.answer, reply.answer))
    text = message(
        lang, "argument-set-differs", name=argument.name, right=right, said=said,
        worth=_key(worth),
    )  # fmt: skip
    return argument.place.say(text, lang)


def _data(argument: Argument, reply: Reply, worth: Mark) -> dict[str, Any]:
    return {
        **argument.place._asdict(),
        "name": argument.name,
        "book": argument.book,
        "kind": argument.kind,
        "ask": str(argument.question),
        "right": argument.answer,
        "said": reply.answer,
        "caveats": [*reply.caveats],
        "mark": worth,
    }


def _print_totals(counts: Counter[tuple[str, str]], arguments: list[Argument], lang: str) -> None:
    books = sorted({argument.book for argument in arguments})
    for group in (*KINDS, *books, "all"):
        numbers = {_key(name): counts[group, name] for name in (*MARKS, "hedged")}
        if any(numbers.values()):
            print(message(lang, "argument-set-total", group=_key(group), **numbers))
    if unreadable := counts["all", "unreadable"]:
        print(message(lang, "argument-set-unreadable", count=unreadable))


def _key(name: str) -> str:
    return name.replace(" ", "-")
