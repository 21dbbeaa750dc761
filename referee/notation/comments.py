"""Comments as they can stand in a table text."""

from __future__ import annotations


def clean(comment: str) -> str:
    r"""A comment as the text can hold it: no blanks at the ends of lines, none before or after.

    >>> clean("\nlow  \nand safe\n\n")
    'low\nand safe'
    """
    lines = [line.rstrip() for line in comment.expandtabs(4).splitlines()]
    return "\n".join(lines).strip("\n")
