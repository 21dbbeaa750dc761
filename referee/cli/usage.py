"""What is wrong with the words of a command: unknown ones, missing ones, values that don't fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import click

from referee.errors import OR, RefereeError, UnknownName
from referee.i18n.messages import LANGS, listing, message

from .options import default_lang


def lang_of(argv: Sequence[str]) -> str:
    """The language that a command asks for; else that of the locale.

    >>> lang_of(["ask", "--lang", "ja"]), lang_of(["ask", "--lang=ja"])
    ('ja', 'ja')
    """
    words = [part for word in argv for part in word.split("=", 1)]
    named = (word for before, word in pairwise(words) if before == "--lang")
    return next((lang for lang in named if lang in LANGS), default_lang())


def usage_text(problem: click.UsageError, lang: str) -> str:
    """What is wrong with a command's words, and how the command is written."""
    lines = [message(lang, "cli-error", text=_wrong(problem, lang))]
    if problem.ctx:
        usage = " ".join(problem.ctx.command.collect_usage_pieces(problem.ctx))
        command = problem.ctx.command_path
        lines.append(message(lang, "cli-usage", usage=f"{command} {usage}", command=command))
    return "\n".join(lines)


def _wrong(problem: click.UsageError, lang: str) -> str:
    match problem:
        case click.NoSuchOption():
            return _unknown_option(problem).say(lang)
        case click.MissingParameter():
            return message(lang, "cli-missing", name=_name(problem))
        case click.BadOptionUsage():
            return message(lang, "cli-missing-value", name=problem.option_name)
        case click.BadParameter():
            expected = _expected(problem.param, lang)
            return message(lang, "cli-bad-value", name=_name(problem), expected=expected)
    group = problem.ctx and problem.ctx.command
    if isinstance(group, click.Group):
        return message(lang, "cli-which", known=listing(lang, [*group.commands], OR))
    return message(lang, "cli-too-many-words")


def _unknown_option(problem: click.NoSuchOption) -> RefereeError:
    params = problem.ctx.command.params if problem.ctx else []
    known = [word for param in params for word in param.opts if word.startswith("--")]
    return UnknownName("flag", problem.option_name, known)


def _name(problem: click.BadParameter) -> str:
    """An argument or an option as users write it."""
    param = problem.param
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    if param is None:
        return ""
    return (param.metavar or (param.name or "").upper()).strip(".")


def _expected(param: click.Parameter | None, lang: str) -> str:
    """What the value of an argument or an option has to be."""
    match param.type if param else None:
        case click.Choice() as choice:
            return listing(lang, list(map(str, choice.choices)), OR)
        case click.IntRange(min=low, max=None):
            return message(lang, "cli-needs-at-least", low=low)
        case click.IntRange(min=low, max=high):
            return message(lang, "cli-needs-range", low=low, high=high)
        case click.FloatRange(min=low, max=None):
            return message(lang, "cli-needs-above", low=low)
        case click.FloatRange(min=low, max=high):
            return message(lang, "cli-needs-between", low=low, high=high)
        case click.types.IntParamType() | click.types.FloatParamType():
            return message(lang, "cli-needs-number")
        case click.Path(file_okay=False):
            return message(lang, "cli-needs-folder")
    return message(lang, "cli-needs-file")
