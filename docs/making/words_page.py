"""The page of all words of a sentence.

``python -m docs.making.words_page > docs/reference/words.md``
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import Word

WIDTH = 120
HEAD = """\
# The words of a sentence

A clause of the climbing family says its rule in a sentence: *when* … *if* … *then* … *until* …
[Houses and their rules](../houses.md#the-file) shows how; these are all the words, and what each
can say. A word below another is written with a dot or in a table: `then.give.cards = 2`,
`then.give = { cards = 2, to = "next" }`. Any value can be left to a reading of the clause:
`{ reading = "NAME", VALUE = … }`. The rule picker offers the same words.

*Made by `python -m docs.making.words_page`.*
"""
PARTS = {
    "when.play": "## When cards are played",
    "when": "## When something else happens",
    "if": "## If",
    "then": "## Then",
    "until": "## Until",
}
KINDS = {
    "rank": 'a number of cards, in quotes (`"9"`)', "suit": 'suits (`"S"`, `"HD"`)',
    "title": 'a title (`"daifugo"`)', "number": "a number", "flag": "`true` or `false`",
}  # fmt: skip


def page() -> str:
    """The whole page."""
    vocabulary = vocabulary_of("climbing")
    if vocabulary is None:
        raise LookupError("no words")
    found: dict[str, list[Word]] = {part: [] for part in PARTS}
    for path, word in vocabulary.words.items():
        found[_part(path)].append(word)
    told = (_section(part, words) for part, words in found.items())
    return "\n".join([HEAD, *told])


def _part(path: str) -> str:
    return "when.play" if path.startswith("when.play") else path.partition(".")[0]


def _section(part: str, words: list[Word]) -> str:
    lines = [line for word in sorted(words, key=lambda each: each.path) for line in _item(word)]
    return "\n".join([PARTS[part], "", *lines, ""])


def _item(word: Word) -> Iterator[str]:
    values = [KINDS[word.of]] if word.of else []
    values += [f'`"{each}"`' for each in word.also]
    several = "; or a list of such" if word.many else ""
    text = f"- `{word.path}`: {word.means}. *{' · '.join(values)}{several}*"
    yield from textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


if __name__ == "__main__":
    print(page(), end="")
