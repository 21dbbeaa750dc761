"""``referee new rule``: the skeletons of a local rule, for those who build on a checkout."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

import click
from msgspec import Struct

from referee.basis.tomltext import data_of
from referee.errors import RefereeError, UnknownName
from referee.i18n.messages import LANGS, listing, message
from referee.library import title_lookup
from referee.library.context import book
from referee.rulebook.clause import Book
from referee.rulebook.registry import rule_names

from .exit_status import Unusable
from .templates import clause_entry, rule_file, scenario_file, sentence, with_rule

PACKAGE = Path(__file__).parents[1]


class Skeleton(Struct, frozen=True, dict=True):
    """A local rule that is to be begun: what it is called, and the book that it is for."""

    root: Path
    name: str
    book: Book

    @property
    def rule(self) -> Path:
        """The file for the rule: its own, or the one file with all rules of the family."""
        family = self.root / "referee" / "games" / self.book.family
        together = family / "rules.py"
        return together if together.exists() else family / "rules" / f"{self.name}.py"

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
        """The five files, as they are to be."""
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

    def there_is(self) -> Iterator[str]:
        """What there is of it already, as it is found."""
        if self.name in {clause.name for clause in self.book.clauses}:
            yield f"{self.book.id}.{self.name}"
        elif self.name in self.book.options:
            yield f"{self.name} ({self.book.options[self.name].clause.id})"
        if self.name in rule_names(self.book.family):
            yield self._shown(self.rule)
        if self.scenarios.exists():
            yield self._shown(self.scenarios)
        for lang in LANGS:
            text = self.sentences(lang).read_text("utf-8")
            keys = re.findall(rf"^{self.name}-[a-z-]+(?= =)", text, re.MULTILINE)
            yield from (f"{self._shown(self.sentences(lang))}: {key}" for key in keys)

    def _shown(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def write(self) -> list[str]:
        """Writes the five files; gives their paths in the checkout."""
        for path, text in self.texts.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        return [self._shown(path) for path in self.texts]


def with_clause(text: str, entry: str) -> str:
    """A book's text with a clause behind its last one; all else stays as it is.

    Raises ``ValueError`` where the text would not say that.
    """
    lines = text.rstrip("\n").split("\n")
    headers = [at for at, line in enumerate(lines) if line.startswith("[")]
    last = max((at for at in headers if lines[at].startswith("[[clause")), default=headers[-1])
    end = next((at for at in headers if at > last), len(lines))
    while end < len(lines) and re.match(r"#|$", lines[end - 1]):  # what is said of the next part
        end -= 1
    lines[end:end] = ["", *entry.rstrip("\n").split("\n")]
    written = "\n".join(lines) + "\n"
    before, now = data_of(text), data_of(written)
    if now != {**before, "clause": [*before.get("clause", ()), *data_of(entry)["clause"]]}:
        raise ValueError(entry)
    return written


def new_rule(name: str, book_name: str, lang: str) -> None:
    """Begins a rule in the checkout that this runs in. Ends the command where that cannot be."""
    root = PACKAGE.parent
    if not (root / "pyproject.toml").is_file() or not (root / "tests" / "scenarios").is_dir():
        raise Unusable(message(lang, "cli-new-no-checkout", folder=str(root)), lang)
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise Unusable(message(lang, "cli-new-no-identifier", name=name), lang)
    try:
        skeleton = Skeleton(root, name, book(title_lookup.book_id(book_name)))
    except RefereeError as problem:
        if isinstance(problem, UnknownName) and not problem.file:
            problem.know_titles(title_lookup.book_titles())
        raise Unusable(problem.say(lang), lang) from None
    there = list(skeleton.there_is())
    if there:
        told = {"name": name, "there": listing(lang, there)}
        raise Unusable(message(lang, "cli-new-there-is", **told), lang)
    for path in skeleton.write():
        click.echo(path)
    click.echo(message(lang, "cli-new-next", name=name, book=skeleton.book.id))
