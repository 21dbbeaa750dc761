"""What ``--help`` prints in the user's language: in Japanese, from ``help.ja.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import click

from .options import default_lang

_HEADINGS = {"Options": "オプション", "Commands": "コマンド"}


@cache
def japanese_texts() -> Mapping[str, str]:
    """English text (of a command, its first line) -> Japanese text."""
    return tomllib.loads(Path(__file__).with_name("help.ja.toml").read_text("utf-8"))


def _japanese(text: str) -> str:
    """The Japanese for a text of ``--help``; the text itself if there is none.

    >>> _japanese("List the questions ...")
    '聞ける質問を並べる。'
    """
    texts = japanese_texts()
    words, gap, limits = text.partition("\n")[0].partition("  [")
    if words.endswith("..."):  # the list of commands shortens long texts
        words = next((key for key in texts if key.startswith(words[:-3])), words)
    return texts[words].strip("\n") + gap + limits if words in texts else text


class _JapaneseFormatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:  # noqa: ARG002
        super().write_usage(prog, args, "使い方: ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(_HEADINGS.get(heading, heading))

    def write_text(self, text: str) -> None:
        super().write_text(_japanese(text))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        texts = [(name, _japanese(text).partition("\n")[0]) for name, text in rows]
        super().write_dl(texts, col_max, col_spacing)


class HelpContext(click.Context):
    """The context of every command."""

    def make_formatter(self) -> click.HelpFormatter:
        if default_lang() == "ja":
            return _JapaneseFormatter(width=self.terminal_width, max_width=self.max_content_width)
        return super().make_formatter()
