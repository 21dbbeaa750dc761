"""``referee questions``."""

from __future__ import annotations

import click

from referee.cli.exit_status import YES
from referee.cli.options import lang_option
from referee.notation.questions import example_questions


@click.command("questions")
@lang_option
def command(lang: str) -> int:
    """List the questions you can ask."""
    print("\n".join(example_questions(lang)))
    return YES
