"""Clauses that a game cannot do without: the procedure of its family has to cite them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.errors import UnknownName
from referee.i18n.messages import LANGS, has_message, message
from referee.library.book_file import BookFile
from referee.rulebook.clause import Book, Clause
from referee.rulebook.diagnostics import Finding
from referee.rulebook.registry import is_family, knows_jokers, needed_roles, rule_class

from .diagnostics import unknown, wrong


def families_of(made: Book) -> list[str]:
    """The families that play the games of a book."""
    games = made.variants.values if made.variants else ("",)
    return list(dict.fromkeys(made.family_of(str(game)) for game in games))


def wrong_families(file: BookFile, made: Book, base: Book | None) -> Iterator[Finding]:
    """Families that there are not; roles that a family needs and that no clause has."""
    for family in families_of(made):
        if not is_family(family):
            yield unknown(file, "family", family, (), ("family",))
            continue
        if made.deck.jokers and not knows_jokers(family):
            yield wrong(file, "no-jokers", ("deck",))
        for role in needed_roles(family):
            if not all(_has(family, role, game) for game in _games(made, family)):
                yield _lacking(file, base, family, role)


def _games(made: Book, family: str) -> Iterator[Sequence[Clause]]:
    """The clauses of each game of the book that the family plays."""
    if made.variants is None:
        yield made.clauses
    for game in made.games_of(family):
        yield [each for each in made.clauses if not each.variants or game in each.variants]


def _has(family: str, role: str, clauses: Iterable[Clause]) -> bool:
    return any(_gives(family, role, clause) for clause in clauses)


def _gives(family: str, role: str, clause: Clause) -> bool:
    """Whether a rule of the clause has the role; one that there is not has none."""
    for use in clause.rules:
        try:
            if role in rule_class(family, use.name).roles:
                return True
        except UnknownName:
            continue
    return False


def _lacking(file: BookFile, base: Book | None, family: str, role: str) -> Finding:
    """Blames what the file does to the clause of its base that has the role."""
    own = [str(entry["id"]).rpartition(".")[2] for entry in file.data.get("clause", ())]
    words = {lang: _role(role, lang) for lang in LANGS}
    for clause in base.clauses if base else ():
        if not _gives(family, role, clause):
            continue
        if clause.name in own:
            place: tuple[str | int, ...] = ("clause", len(own) - 1 - own[::-1].index(clause.name))
            way = "replaced"
        elif clause.name in file.data.get("without", ()):
            place, way = ("without",), "left-out"
        else:
            continue
        about, title = (clause.id, ""), clause.title
        return wrong(file, "lacks-role", place, about=about, way=way, title=title, role=words)
    return wrong(file, "lacks-role", ("family",), way="never", title="", role=words)


def _role(role: str, lang: str) -> str:
    """What a role is about; its name in quotes where no message says so."""
    key = f"role-{role.replace(' ', '-')}"
    return message(lang, key) if has_message(lang, key) else message(lang, "role-named", name=role)
