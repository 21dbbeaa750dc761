"""``referee new``: the files of a new local rule, in a checkout of the project."""

from __future__ import annotations

import keyword
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

import click
from msgspec import Struct

from referee._internal.paths import PACKAGE
from referee.cli.exit_status import YES, Unusable
from referee.cli.input_files import find_book
from referee.cli.options import lang_option
from referee.cli.templates import clause_entry, rule_file, scenario_file, sentence, with_rule
from referee.i18n.messages import LANGS, listing, message
from referee.library import title_lookup
from referee.rulebook.clause import Book
from referee.rulebook.registry import rule_names


@click.group("new")
def command() -> None:
    """Create skeleton files in a checkout of Referee."""


@command.command("rule")
@click.argument("name")
@click.option("--book", "book_name", required=True, help="The rulebook that gets the clause.")
@lang_option
def new_rule(name: str, book_name: str, lang: str) -> int:
    """Create skeleton files for a new rule NAME, such as five_skip.

    They are the rule, its clause in the rulebook, its scenarios, and its sentences in both
    languages.
    """
    skeleton = _skeleton(name, book_name)
    existing = list(skeleton.existing())
    if existing:
        raise Unusable("cli-new-there-is", name=name, there=listing(lang, existing))
    for path in skeleton.write():
        click.echo(path)
    click.echo(message(lang, "cli-new-next", name=name, book=skeleton.book.id))
    return YES


def _skeleton(name: str, book_name: str) -> Skeleton:
    """Raises ``RefereeError`` outside a checkout or if there can't be such a rule."""
    root = PACKAGE.parent
    if not (root / "pyproject.toml").is_file() or not (root / "tests" / "scenarios").is_dir():
        raise Unusable("cli-new-no-checkout", folder=str(root))
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise Unusable("cli-new-no-identifier", name=name)
    return Skeleton(root, name, find_book(title_lookup.book_id(book_name)))


class Skeleton(Struct, frozen=True, dict=True):
    """The files of a new local rule."""

    root: Path
    """The folder of the checkout."""
    name: str
    book: Book

    @property
    def rule(self) -> Path:
        """The file of the rule: its own, or the one with all rules of the family."""
        family = self.root / "referee" / "games" / self.book.family
        shared = family / "rules.py"
        return shared if shared.exists() else family / "rules" / f"{self.name}.py"

    @property
    def clauses(self) -> Path:
        return self.root / "referee" / "books" / f"{self.book.id}.toml"

    @property
    def scenarios(self) -> Path:
        return self.root / "tests" / "scenarios" / self.book.id / f"{self.name}.toml"

    def sentences(self, lang: str) -> Path:
        """The file with the sentences of the family's rules."""
        folder = self.root / "referee" / "locale" / lang
        own = folder / f"{self.book.family}.ftl"
        return own if own.exists() else folder / "rules.ftl"

    @cached_property
    def texts(self) -> Mapping[Path, str]:
        """The new text of each file."""
        clause = clause_entry(self.book, self.name)
        return {
            self.rule: self._with_rule(),
            self.clauses: with_clause(self.clauses.read_text("utf-8"), clause),
            self.scenarios: scenario_file(self.book, self.name),
            **{self.sentences(lang): self._with_sentence(lang) for lang in LANGS},
        }

    def _with_rule(self) -> str:
        if self.rule.name == "rules.py":
            return with_rule(self.rule.read_text("utf-8"), self.book.family, self.name)
        return rule_file(self.book.family, self.name)

    def _with_sentence(self, lang: str) -> str:
        before = self.sentences(lang).read_text("utf-8").rstrip("\n")
        return f"{before}\n{sentence(self.name, lang)}\n"

    def existing(self) -> Iterator[str]:
        """Clauses, options, files and messages that already have the name of the rule."""
        if self.name in {clause.name for clause in self.book.clauses}:
            yield f"{self.book.id}.{self.name}"
        elif self.name in self.book.options:
            yield f"{self.name} ({self.book.options[self.name].clause.id})"
        if self.name in rule_names(self.book.family):
            yield self._relative(self.rule)
        if self.scenarios.exists():
            yield self._relative(self.scenarios)
        for lang in LANGS:
            text = self.sentences(lang).read_text("utf-8")
            keys = re.findall(rf"^{self.name}-[a-z-]+(?= =)", text, re.MULTILINE)
            yield from (f"{self._relative(self.sentences(lang))}: {key}" for key in keys)

    def _relative(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def write(self) -> list[str]:
        """Writes the files. Returns their paths in the checkout."""
        for path, text in self.texts.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        return [self._relative(path) for path in self.texts]


def with_clause(text: str, entry: str) -> str:
    """A book's text with another clause after its last one.

    Raises ``ValueError`` if that would change something else.
    """
    lines = text.rstrip("\n").split("\n")
    headers = [index for index, line in enumerate(lines) if line.startswith("[")]
    clauses = [index for index in headers if re.match(r"\[+clause\b", lines[index])]
    last = max(clauses, default=headers[-1])
    end = next((index for index in headers if index > last), len(lines))
    while end < len(lines) and re.match(r"#|$", lines[end - 1]):  # comments on the next part
        end -= 1
    lines[end:end] = ["", *entry.rstrip("\n").split("\n")]
    changed = "\n".join(lines) + "\n"
    before, after = tomllib.loads(text), tomllib.loads(changed)
    if after != {**before, "clause": [*before.get("clause", ()), *tomllib.loads(entry)["clause"]]}:
        raise ValueError(entry)
    return changed
