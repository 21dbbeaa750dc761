"""The ``referee`` command: finds and runs its subcommands.

If several questions are asked, the exit status is the highest of their statuses.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from referee import __version__
from referee.errors import RefereeError, UnknownName

from . import commands as modules
from .exit_status import UNUSABLE
from .help import HelpContext
from .options import print_error
from .usage import lang_of, usage_text

COMMANDS = (
    "argue", "arguments", "ask", "books", "check", "check-log", "embed", "games", "mcp", "new",
    "open", "play", "questions", "rule", "sheet", "site",
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command. Returns its exit status."""
    lang = lang_of(sys.argv[1:] if argv is None else argv)
    try:
        return int(commands.main(argv, prog_name="referee", standalone_mode=False))
    except click.exceptions.NoArgsIsHelpError as without_words:
        without_words.show()
    except click.UsageError as problem:
        print(usage_text(problem, lang), file=sys.stderr)
    except RefereeError as problem:
        print_error(problem.say(lang), lang)
    return UNUSABLE


class _Commands(click.Group):
    """Loads only the module of the command that is run."""

    context_class = HelpContext

    def list_commands(self, _: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            raise UnknownName("command", cmd_name, COMMANDS)
        command: click.Command = getattr(modules, cmd_name.replace("-", "_")).command
        command.context_class = HelpContext
        return command


@click.group(cls=_Commands)
@click.version_option(__version__, message="%(prog)s %(version)s")
def commands() -> None:
    """Settle disputes at the card table.

    Exit status: 0 yes (or any value asked for), 1 no, 2 invalid input, 3 unsettled or depends.
    """
