"""``referee questions``."""

from __future__ import annotations

import sys

import click

from referee.cli.exit_status import YES
from referee.cli.options import lang_option
from referee.i18n.messages import message
from referee.notation.questions import example_questions


@click.command("questions")
@lang_option
def command(lang: str) -> int:
    """List the questions you can ask."""
    print("\n".join(example_questions(lang)))
    print(message(lang, "cli-questions-letters"), file=sys.stderr)
    return YES
