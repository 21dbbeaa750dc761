"""What is wrong or odd about what a rulebook's file says: its clauses, what a house has set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from referee.errors import UnknownName
from referee.library.book_file import BookFile, day_of
from referee.library.shared_readings import READINGS
from referee.library.toml_source.positions import Path
from referee.library.undecided import PAIR
from referee.rulebook.clause import Book, Clause, RuleUse, Setter
from referee.rulebook.diagnostics import WARNING, Finding
from referee.rulebook.registry import is_family, rule_class, rule_names
from referee.rulebook.rule import Rule, params_of
from referee.rulebook.rule_language import SENTENCE, SLOTS

from .diagnostics import MOST, strange, unknown, wrong, wrong_value
from .presets import wrong_choices, wrong_topics
from .roles import wrong_families
from .rule_language import check_sentences
from .rule_params import Params, fits, reference, unfit

PARTS = {
    "id", "family", "extends", "abstract", "players", "deck", "without", "title", "titles",
    "clause", "format", "revision", "switches", "settings", "ruling", "preset",
    "undecided",
}  # fmt: skip
CLAUSE_PARTS = {
    "id", "kind", "title", "ja", "en", "where", "rule", "with", "rules", "overrides", "needs",
    "conflicts", "about", "variants", "reading", "setting", "variant", "titles", "called",
    "groups", *SLOTS,
}  # fmt: skip
READING_PARTS = {
    "id", "question", "values", "default", "label", "why", "overrides", "orders", "family", "like",
    "titles",
}  # fmt: skip
RULING_PARTS = {"decides", "value", "date", "note"}

# ---- what a book says that cannot be meant


def check_file(file: BookFile, made: Book, base: Book | None) -> list[Finding]:
    """All that is wrong or odd in the file of a book that could be made of it and its base."""
    found = chain(
        _doubled(file, made),
        wrong_families(file, made, base),
        _rules(file, made),
        _edges(file, made, base),
        _undecided(file, made),
        wrong_choices(file, made),
        check_settled(file, made),
        wrong_topics(file, made),
        _strange_parts(file),
    )
    return list(islice(found, MOST))


def _strange_parts(file: BookFile) -> Iterator[Finding]:
    """Words of the file that nothing reads: likely misspelled."""
    yield from strange(file, file.data, PARTS, ())
    if file.data.get("id", file.id) != file.id:
        yield wrong(file, "other-id", ("id",), WARNING, name=file.data["id"], called=file.id)
    for at, entry in enumerate(file.data.get("clause", ())):
        yield from strange(file, entry, CLAUSE_PARTS, ("clause", at))
        for kind in READINGS:
            for number, reading in enumerate(entry.get(kind, ())):
                yield from strange(file, reading, READING_PARTS, ("clause", at, kind, number))
    for at, entry in file.entries():
        yield from strange(file, entry, RULING_PARTS, ("ruling", at))


def _doubled(file: BookFile, made: Book) -> Iterator[Finding]:
    """Two clauses, or two options, of one name."""
    own = Counter(str(entry.get("id")) for entry in file.data.get("clause", ()))
    for name, count in own.items():
        if count > 1:
            yield wrong(file, "clause-twice", ("clause", file.clause_numbers[name]), name=name)
    options = Counter(clause.name for clause in made.clauses if clause.switchable)
    options.update(reading.name for clause in made.clauses for reading in clause.readings)
    mine = {clause.id for clause in made.clauses} & set(own)
    for clause in made.clauses:
        for name in (clause.name, *(reading.name for reading in clause.readings)):
            if options[name] > 1 and clause.id in mine and own[clause.id] == 1:
                path = ("clause", file.clause_numbers[clause.id])
                yield wrong(file, "option-twice", path, name=name)


def _own(file: BookFile, made: Book) -> Iterator[tuple[Clause, tuple[str | int, ...]]]:
    """The clauses that the file itself states, with their places in it."""
    for clause in made.clauses:
        if clause.id in file.clause_numbers:
            yield clause, ("clause", file.clause_numbers[clause.id])


def _rules(file: BookFile, made: Book) -> Iterator[Finding]:
    """Rules that there are not, and parameters that they do not have or that are out of range."""
    deck = made.deck
    for clause, path in _own(file, made):
        families = list(filter(is_family, _families(made, clause)))
        if not families:
            continue
        yield from check_sentences(file, made, clause, path, families[0])
        for use in clause.rules:
            if use.name == SENTENCE:
                continue
            rule = _rule(families, use.name)
            if rule is None:
                known = [name for family in families for name in rule_names(family)]
                yield unknown(file, "rule", use.name, known, (*path, "rule"), of=clause.id)
                continue
            yield from _params(file, made, clause, use, params_of(rule))
            lacks = [name for name in rule.relies_on if name not in (*deck.ranks, *deck.suits)]
            if lacks:
                yield wrong(
                    file, "deck-lacks", (*path, "rule"), about=(clause.id, ""),
                    title=clause.title, rule=use.name, lacks=lacks,
                )  # fmt: skip


def _families(made: Book, clause: Clause) -> list[str]:
    """The families of the games in which a clause holds."""
    games = clause.variants or (made.variants.values if made.variants else ())
    return list(dict.fromkeys([made.family_of(str(game)) for game in games] or [made.family]))


def _rule(families: Sequence[str], name: str) -> type[Rule] | None:
    """A rule; ``None`` where no family has it."""
    for family in families:
        try:
            return rule_class(family, name)
        except UnknownName:
            continue
    return None


def _params(
    file: BookFile, made: Book, clause: Clause, use: RuleUse, known: Params
) -> Iterator[Finding]:
    path = ("clause", file.clause_numbers[clause.id], "with")
    read = {reading.name for reading in clause.readings if reading.name in known}
    unsaid = {
        name: param.default
        for name, param in known.items()
        if param.names in ("rank", "card") and name not in read
    }
    for name in read:
        for odd in unfit(made.deck, known[name], made.options[name]):
            yield _bad_parameter(file, clause, use, name, odd, _values(file, path[1], name))
    for name, value in {**unsaid, **use.params}.items():
        option, here = reference(value), (*path, name)
        if name not in known:
            yield unknown(file, "parameter", name, list(known), here, of=use.name)
        elif option and option not in made.options:
            yield unknown(file, "option", option, list(made.options), here, of=use.name)
        elif option:
            for odd in unfit(made.deck, known[name], made.options[option]):
                yield _bad_parameter(file, clause, use, name, odd, here)
        elif not fits(made.deck, known[name], value):
            yield _bad_parameter(file, clause, use, name, str(value), here)


def _values(file: BookFile, at: int, name: str) -> Path:
    """Where a clause states the values of one of its readings."""
    for kind in READINGS:
        for number, reading in enumerate(file.data["clause"][at].get(kind, ())):
            if reading["id"] == name:
                return ("clause", at, kind, number, "values")
    return ("clause", at)


def _bad_parameter(
    file: BookFile, clause: Clause, use: RuleUse, name: str, value: str, path: Path
) -> Finding:
    return wrong(
        file, "bad-parameter", path, about=(clause.id, ""),
        title=clause.title, name=name, value=value, rule=use.name,
    )  # fmt: skip


def _undecided(file: BookFile, made: Book) -> Iterator[Finding]:
    """Pairs that are none, and clauses that there are not."""
    known = [clause.id for clause in made.clauses]
    for at, ids in enumerate(file.data.get("undecided", ())):
        if len(set(ids)) != PAIR or len(ids) != PAIR:
            yield wrong(file, "undecided-pair", ("undecided", at))
        for id_ in ids:
            if id_ not in known:
                yield unknown(file, "clause", id_, known, ("undecided", at), WARNING)


def _edges(file: BookFile, made: Book, base: Book | None) -> Iterator[Finding]:
    """Clauses that are named and are not there."""
    names = {name for clause in made.clauses for name in (clause.name, *clause.groups)}
    ids = [clause.id for clause in made.clauses]
    for clause, path in _own(file, made):
        groups = {"overrides": clause.overrides, "conflicts": clause.conflicts}
        groups["needs"] = tuple(id_ for group in clause.needs for id_ in group)
        for part, named in groups.items():
            for id_ in named:
                if id_.rpartition(".")[2] not in names:
                    place = (*path, part)
                    yield unknown(file, "clause", id_, ids, place, WARNING, of=clause.id)
    extended = {clause.name for clause in base.clauses} if base else set()
    for name in file.data.get("without", ()) if base else ():
        if name not in extended:
            yield unknown(file, "clause", name, sorted(extended), ("without",), WARNING)


# ---- what a house has set


def check_settled(file: BookFile, made: Book) -> Iterator[Finding]:
    """What is wrong with the values that a house's file gives, and with its rulings."""
    for at, entry in file.entries():
        for part in ("decides", "value"):
            if part not in entry:
                yield wrong(file, "ruling-lacks", ("ruling", at), part=part)
        if entry.get("date") and day_of(entry["date"]) is None:
            yield wrong(file, "bad-date", ("ruling", at, "date"), value=str(entry["date"]))
    seen: dict[str, Setter] = {}
    for name, value, by in file.settled():
        if name not in made.options:
            yield unknown(file, "option", name, list(made.options), line=by.line)
            continue
        if name in seen:
            about = (made.options[name].clause.id, name)
            first = seen[name].line
            yield wrong(file, "decided-twice", line=by.line, about=about, name=name, first=first)
        seen.setdefault(name, by)
        yield from wrong_value(file, made.options[name], value, by)
