"""The content of a file of which a book can be built: names that exist, values that fit.

Covers clauses, rules, parameters, edges, presets, roles, and what a house has set.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, islice, product
from typing import Any, get_args, get_origin

from msgspec.structs import replace

from referee.cards.card import Deck, parse_card, suit_spellings
from referee.cards.decks import OTHER_RANKS, OTHER_SUITS, sample
from referee.errors import UnknownName
from referee.i18n.fuzzy_match import fold, nearest
from referee.i18n.messages import LANGS, has_message, in_both, listing, message
from referee.library.book_builder import PAIR, clause_named, clauses_left_out
from referee.library.book_file import BookFile, entries, parse_day, reading_entries
from referee.library.other_names import switch_titles
from referee.library.toml_source import Path
from referee.rulebook.binding import OPTIONS
from referee.rulebook.clause import (
    TOPICS,
    UNSETTLED,
    Book,
    Clause,
    Option,
    Provenance,
    RuleUse,
    short_name,
)
from referee.rulebook.diagnostics import ERROR, NOTE, WARNING, Finding
from referee.rulebook.registry import (
    has_copies,
    has_jokers,
    is_family,
    required_roles,
    rule_class,
    rule_names,
    vocabulary_of,
)
from referee.rulebook.rule import Param, Rule, params_of
from referee.rulebook.rule_language import SENTENCE, SLOTS, SentenceWords, Vocabulary, Word

from .structure import (
    BOOK,
    CLAUSE,
    CLAUSE_KINDS,
    MAX_FINDINGS,
    MIN_LIKENESS,
    PRESET,
    READING,
    RULING,
    SOURCE,
    check_option_value,
    misspelt_parts,
    problem,
    unknown,
    unknown_as,
    unknown_parts,
)


def check_content(file: BookFile, book: Book, base: Book | None) -> list[Finding]:
    """All that is wrong or odd in a file, of which and of a base the book was built."""
    findings = chain(
        _check_names(file, book),
        _check_families(file, book, base),
        _check_rules(file, book),
        _check_clashes(file, book),
        _check_replaced(file, base),
        _check_edges(file, book, base),
        _check_undecided(file, book),
        _check_presets(file, book),
        check_settings(file, book),
        _check_topics(file, book),
        _check_sources(file, book),
        _check_parts(file),
    )
    first_of = {(finding.where, finding.code): finding for finding in reversed([*findings])}
    return list(islice(reversed(first_of.values()), MAX_FINDINGS))


def _misplaced_parts(
    file: BookFile, rule: Mapping[str, Any], path: tuple[str | int, ...]
) -> Iterator[Finding]:
    """Parts of a rule that nothing reads; those of its clause belong above its rules."""
    for part in rule:
        if part in ("rule", "with", *SLOTS):
            continue
        if part in CLAUSE.parts:
            yield problem(file, "part-of-clause", (*path, part), WARNING, name=part)
        else:
            yield unknown(file, "part", part, sorted(SLOTS), (*path, part), WARNING)


def _check_parts(file: BookFile) -> Iterator[Finding]:
    """Parts of the file that nothing reads."""
    yield from unknown_parts(file, file.data, BOOK, ())
    if file.data.get("id", file.id) != file.id:
        yield problem(file, "other-id", ("id",), WARNING, name=file.data["id"], called=file.id)
    for path, entry in entries(file.data, "clause"):
        yield from unknown_parts(file, entry, CLAUSE, path)
        for index, rule in entries(entry, "rules"):
            yield from _misplaced_parts(file, rule, (*path, *index))
        for reading_path, reading in reading_entries(entry, path):
            yield from unknown_parts(file, reading, READING, reading_path)
    for path, entry in entries(file.data, "ruling"):
        yield from unknown_parts(file, entry, RULING, path)
    for path, entry in entries(file.data, "source"):
        yield from unknown_parts(file, entry, SOURCE, path)


# ---- sources


def _check_sources(file: BookFile, book: Book) -> Iterator[Finding]:
    """Sources that there are not, or that can't be looked up, and clauses that rest on none."""
    known = {source.key: source for source in book.sources}
    named = [((), file.data), *entries(file.data, "clause")]
    for path, entry in named:
        for index, key in enumerate(entry.get("sources", ())):
            if key not in known:
                yield unknown(file, "source", key, [*known], (*path, "sources", index))
    own = set[str]()
    for path, entry in entries(file.data, "source"):
        key = entry["key"]
        if key in own:
            yield problem(file, "source-twice", (*path, "key"), name=key)
        if "address" not in entry and entry["kind"] != "hearsay":
            yield problem(file, "source-no-address", path, WARNING, name=key)
        own.add(key)
    if own:
        for clause, path in _own_clauses(file, book):
            if not clause.sources:
                yield problem(file, "clause-no-source", path, WARNING, name=clause.id)


# ---- clauses


def _check_names(file: BookFile, book: Book) -> Iterator[Finding]:
    """Clauses with the same id, and options with the same name."""
    own = Counter(str(entry.get("id")) for entry in file.data.get("clause", ()))
    for name, count in own.items():
        if count > 1:
            yield problem(file, "clause-twice", ("clause", file.clause_numbers[name]), name=name)
    options = Counter(clause.name for clause in book.clauses if clause.switchable)
    options.update(reading.name for clause in book.clauses for reading in clause.readings)
    for clause, path in _own_clauses(file, book):
        for name in (clause.name, *(reading.name for reading in clause.readings)):
            if options[name] > 1 and own[clause.id] == 1:
                yield problem(file, "option-twice", path, name=name)


def _own_clauses(file: BookFile, book: Book) -> Iterator[tuple[Clause, Path]]:
    """The clauses that the file itself states, with their paths."""
    for clause in book.clauses:
        if clause.id in file.clause_numbers:
            yield clause, ("clause", file.clause_numbers[clause.id])


def _check_topics(file: BookFile, book: Book) -> Iterator[Finding]:
    """Topics that are neither ranks of the deck nor known."""
    known = [*book.deck.ranks, *TOPICS]
    for path, entry in entries(file.data, "clause"):
        for topic in entry.get("about", ()):
            if topic not in known:
                yield unknown(file, "topic", topic, known, (*path, "about"), WARNING)


def _check_edges(file: BookFile, book: Book, base: Book | None) -> Iterator[Finding]:
    """Clauses that don't exist, but are named by edges, by needs or by ``without``."""
    ids = [clause.id for clause in book.clauses]
    known = {*ids, *chain.from_iterable(clause.groups for clause in book.clauses)}
    for clause, path in _own_clauses(file, book):
        edges = {"overrides": clause.overrides, "conflicts": clause.conflicts}
        edges["needs"] = tuple(id_ for group in clause.needs for id_ in group)
        edges["rules"] = tuple(id_ for use in clause.rules for id_ in use.needs)
        for part, named in edges.items():
            for id_ in named:
                if id_ not in known:
                    yield unknown(file, "clause", id_, ids, (*path, part), WARNING, of=clause.id)
    inherited = {clause.name for clause in base.clauses} if base else set()
    for name in file.data.get("without", ()) if base else ():
        if not clauses_left_out([name], base or book):
            yield unknown(file, "clause", name, sorted(inherited), ("without",), WARNING)


def _check_replaced(file: BookFile, base: Book | None) -> Iterator[Finding]:
    """Clauses that replace none, or the same; clauses that may be meant to replace another."""
    known = [clause.id for clause in base.clauses] if base else []
    taken: dict[str, str] = {}
    for path, entry in entries(file.data, "clause"):
        own, named = str(entry["id"]), entry.get("replaces")
        if named is None:
            yield from _namesakes(file, path, own, base)
            continue
        path = (*path, "replaces")
        clause = clause_named(named, base) if base else None
        if clause is None:
            yield unknown(file, "clause", named, known, path, of=own)
        elif clause.id in taken:
            first = taken[clause.id]
            yield problem(
                file, "replaced-twice", path, about=(own, ""), name=clause.id, first=first
            )
        else:
            taken[clause.id] = own


def _namesakes(file: BookFile, path: Path, own: str, base: Book | None) -> Iterator[Finding]:
    """That a clause, which replaces none, has the id or the name of a clause of the base."""
    path, about = (*path, "id"), (own, "")
    for clause in base.clauses if base else ():
        if clause.id == own:
            yield problem(file, "clause-inherited", path, about=about, name=own)
        elif clause.name == short_name(own):
            other = clause.id
            yield problem(file, "clause-namesake", path, NOTE, about=about, name=own, other=other)


def _check_undecided(file: BookFile, book: Book) -> Iterator[Finding]:
    """Lists that aren't pairs, and clauses that don't exist."""
    known = [clause.id for clause in book.clauses]
    for index, ids in enumerate(file.data.get("undecided", ())):
        if len(set(ids)) != PAIR or len(ids) != PAIR:
            yield problem(file, "undecided-pair", ("undecided", index))
        for id_ in ids:
            if id_ not in known:
                yield unknown(file, "clause", id_, known, ("undecided", index), WARNING)


# ---- rules


def _check_rules(file: BookFile, book: Book) -> Iterator[Finding]:
    """Rules that don't exist, and their parameters."""
    deck = book.deck
    for clause, path in _own_clauses(file, book):
        families = list(filter(is_family, _families_of_clause(book, clause)))
        if not families:
            continue
        for finding in check_sentences(file, book, clause, path, families[0]):
            yield replace(finding, clause=clause.id, costs_clause=finding.level == ERROR)
        for use in clause.rules:
            if use.name == SENTENCE:
                continue
            rule = _rule(families, use.name)
            if rule is None:
                yield _unknown_rule(file, clause, use.name, families, (*path, "rule"))
                continue
            yield from _check_params(file, book, clause, use, params_of(rule))
            lacks = [name for name in rule.relies_on if name not in (*deck.ranks, *deck.suits)]
            if lacks:
                yield problem(
                    file, "deck-lacks", (*path, "rule"), about=(clause.id, ""),
                    title=clause.title, rule=use.name, lacks=lacks,
                )  # fmt: skip


def _check_clashes(file: BookFile, book: Book) -> Iterator[Finding]:
    """Sentences of clauses that are on and contradict those of another clause, although neither
    clause overrides the other."""
    used = [clause for clause in book.clauses if _is_on(book, clause)]
    sentences = {
        clause.id: [use.params for use in clause.rules if use.name == SENTENCE] for clause in used
    }
    for clause, path in _own_clauses(file, book):
        vocabulary = vocabulary_of(book.family) if sentences.get(clause.id) else None
        for other in used if vocabulary else ():
            ordered = other.id in clause.overrides or clause.id in other.overrides
            earlier = other.id not in file.clause_numbers or (
                file.clause_numbers[other.id] < file.clause_numbers[clause.id]
            )
            pairs = product(sentences[clause.id], sentences[other.id])
            if ordered or not earlier or vocabulary is None:
                continue
            if any(_clash(vocabulary, *pair) for pair in pairs):
                about = (clause.id, "")
                yield problem(
                    file, "clash", path, WARNING, about=about,
                    title=clause.title, other=other.title,
                )  # fmt: skip


def _is_on(book: Book, clause: Clause) -> bool:
    return not clause.switchable or bool(book.options[clause.name].default)


def _clash(vocabulary: Vocabulary, one: SentenceWords, other: SentenceWords) -> bool:
    known = all(path in vocabulary.words for path in (*one, *other))
    return known and bool(vocabulary.clash(vocabulary.read(one), vocabulary.read(other)))


def _families_of_clause(book: Book, clause: Clause) -> list[str]:
    """The families of the games in which a clause holds."""
    games = clause.variants or (book.variants.values if book.variants else ())
    return list(dict.fromkeys([book.family_of(str(game)) for game in games] or [book.family]))


def _rule(families: Iterable[str], name: str) -> type[Rule] | None:
    """The rule of the first family that has it."""
    for family in families:
        with suppress(UnknownName):
            return rule_class(family, name)
    return None


def _check_params(
    file: BookFile, book: Book, clause: Clause, use: RuleUse, known: Params
) -> Iterator[Finding]:
    index = file.clause_numbers[clause.id]
    unset = known.keys() - use.params.keys()
    by_reading = {reading.name for reading in clause.readings if reading.name in unset}
    defaults = {
        name: param.default
        for name, param in known.items()
        if param.names in ("rank", "card", "suit") and name not in by_reading
    }
    for name in by_reading:
        for value in unfit_values(book.deck, known[name], book.options[name]):
            path = _path_of_values(file, index, name)
            yield _bad_parameter(file, book, clause, use, known[name], value, path)
    for name, value in {**defaults, **use.params}.items():
        option = reference(value)
        path = ("clause", index, "with", name)
        if name not in known:
            error = UnknownName("rule-parameter", name, list(known), of=use.name)
            yield unknown_as(file, "parameter", error, path)
        elif option and option not in book.options:
            yield unknown(file, "option", option, list(book.options), path, of=use.name)
        elif option:
            for unfit in unfit_values(book.deck, known[name], book.options[option], value):
                yield _bad_parameter(file, book, clause, use, known[name], unfit, path)
        elif not fits(book.deck, known[name], value):
            yield _bad_parameter(file, book, clause, use, known[name], str(value), path)


def _unknown_rule(
    file: BookFile, clause: Clause, name: str, families: Sequence[str], path: Path
) -> Finding:
    """That a rule doesn't exist, with one that is much like it, or how to list those that do."""
    known = [rule for family in families for rule in rule_names(family)]
    error = UnknownName("rule", name, known, of=clause.id)
    error.nearest = nearest(name, known, MIN_LIKENESS)
    more = {} if error.nearest else in_both("fault-rules-listed", family=families[0])
    return unknown_as(file, "rule", error, path, more=more)


def _path_of_values(file: BookFile, index: int, name: str) -> Path:
    """Where a clause states the values of one of its readings."""
    path = ("clause", index)
    for reading_path, reading in reading_entries(file.data["clause"][index], path):
        if reading["id"] == name:
            return (*reading_path, "values")
    return path


def _bad_parameter(
    file: BookFile,
    book: Book,
    clause: Clause,
    use: RuleUse,
    param: Param[Any],
    value: str,
    path: Path,
) -> Finding:
    values = _examples(book.deck, param)
    examples = {lang: listing(lang, values, "list-last-or") for lang in LANGS}
    return problem(
        file, "bad-parameter", path, about=(clause.id, ""), title=clause.title, name=param.name,
        value=value, rule=use.name, examples=examples,
    )  # fmt: skip


def _examples(deck: Deck, param: Param[Any]) -> list[str]:
    """Values that a parameter can have, as a book writes them; none if its type doesn't tell."""
    if param.kind is bool:
        return ["true", "false"]
    if param.kind is int:
        return ["1", "2"]
    if param.kind is not str:
        return []
    named = {
        "suit": deck.suits,
        "suits": deck.suits,
        "rank": deck.ranks,
        "card": (str(sample(deck)),),
        "number": ("1", "2"),
    }.get(param.names, ())
    return [f'"{text}"' for text in (*named, *param.also) if text]


# ---- families, and the roles that their procedures need


def _check_families(file: BookFile, book: Book, base: Book | None) -> Iterator[Finding]:
    """Families that don't exist, and roles that a family needs and no clause has."""
    games = book.variants.values if book.variants else ("",)
    for family in dict.fromkeys(book.family_of(str(game)) for game in games):
        if not is_family(family):
            yield unknown(file, "family", family, (), ("family",))
            continue
        if book.deck.jokers and not has_jokers(family):
            yield problem(file, "no-jokers", ("deck",))
        if book.deck.copies and not has_copies(family):
            yield problem(file, "no-copies", ("deck",))
        for role in required_roles(family):
            games_have_role = (
                any(_has_role(family, role, clause) for clause in clauses)
                for clauses in _clauses_of_games(book, family)
            )
            if not all(games_have_role):
                yield _lacks_role(file, book, base, family, role)


def _clauses_of_games(book: Book, family: str) -> Iterator[Sequence[Clause]]:
    """The clauses of each game of the book that the family plays."""
    if book.variants is None:
        yield book.clauses
    for game in book.games_of(family):
        yield [clause for clause in book.clauses if game in (clause.variants or (game,))]


def _has_role(family: str, role: str, clause: Clause) -> bool:
    """Whether a rule of the clause has the role. Unknown rules have none."""
    return role in _roles(family, clause)


def overridden_roles(book: Book, family: str, overrides: Collection[str]) -> set[str]:
    """The roles of the rules of these clauses."""
    overridden = (clause for clause in book.clauses if clause.id in overrides)
    return {role for clause in overridden for role in _roles(family, clause)}


def _roles(family: str, clause: Clause) -> Iterator[str]:
    """The roles of the rules of a clause."""
    for rule in (_rule([family], use.name) for use in clause.rules):
        yield from rule.roles if rule else ()


def _lacks_role(file: BookFile, book: Book, base: Book | None, family: str, role: str) -> Finding:
    """That no clause has a role; names the clause of the base that the file replaces or omits."""
    left_out = clauses_left_out(file.data.get("without", ()), base) if base else set()
    numbers, replaced = file.clause_numbers, book.replaced
    text = {lang: _role_text(role, lang) for lang in LANGS}
    for clause in base.clauses if base else ():
        if not _has_role(family, role, clause):
            continue
        if replaced.get(clause.id) in numbers:
            path: Path = ("clause", numbers[replaced[clause.id]], "replaces")
            way = "replaced"
        elif clause.id in left_out:
            path, way = ("without",), "left-out"
        else:
            continue
        about, title = (clause.id, ""), clause.title
        return problem(file, "lacks-role", path, about=about, way=way, title=title, role=text)
    return problem(file, "lacks-role", ("family",), way="never", title="", role=text)


def _role_text(role: str, lang: str) -> str:
    """What a role is for; its name if there is no message for it."""
    key = f"role-{role.replace(' ', '-')}"
    return message(lang, key) if has_message(lang, key) else message(lang, "role-named", name=role)


# ---- presets, and what a house has set


def _check_presets(file: BookFile, book: Book) -> Iterator[Finding]:
    """Kinds, options and values in presets that don't exist."""
    for path, entry in entries(file.data, "preset"):
        yield from unknown_parts(file, entry, PRESET, path)
        for kind in entry.get("kinds", ()):
            if kind not in CLAUSE_KINDS:
                yield unknown(file, "kind", kind, CLAUSE_KINDS, (*path, "kinds"))
        for part in ("switches", "readings"):
            for name, value in entry.get(part, {}).items():
                if name not in book.options:
                    yield _unknown_option(file, book, name, (*path, part, name))
                    continue
                setter = Provenance("book", file.id, file.line(*path, part, name))
                yield from check_option_value(file, book.options[name], value, setter)


def check_settings(file: BookFile, book: Book) -> Iterator[Finding]:
    """What is wrong with the options that a house's file sets, and with its rulings."""
    for path, entry in entries(file.data, "ruling"):
        for part in ("decides", "value"):
            if part not in entry:
                yield problem(file, "ruling-lacks", path, part=part)
        if entry.get("date") and parse_day(entry["date"]) is None:
            yield problem(file, "bad-date", (*path, "date"), value=str(entry["date"]))
    first_setters: dict[str, Provenance] = {}
    for name, value, by in file.settings():
        if name not in book.options:
            yield _unknown_option(file, book, name, line=by.line)
            continue
        if name in first_setters:
            about = (book.options[name].clause.id, name)
            first = first_setters[name].line
            yield problem(file, "decided-twice", line=by.line, about=about, name=name, first=first)
        first_setters.setdefault(name, by)
        yield from check_option_value(file, book.options[name], value, by)


def _unknown_option(
    file: BookFile, book: Book, name: str, path: Path = (), line: int = 0
) -> Finding:
    """That a book has no such option. One may be meant by the title of its rule."""
    known, titles = [*book.options], switch_titles(book)
    return unknown(file, "option", name, known, path, line=line, titles=titles)


# ---- parameters of rules: values of the right type that name cards, ranks and suits of the deck

Params = Mapping[str, Param[Any]]
MAX_NUMBER = 10_000
"""More than any number of cards, points or players."""


def reference(value: object) -> str:
    """The option from which a parameter takes its value; empty if it takes none."""
    if isinstance(value, dict) and len(OPTIONS & value.keys()) == 1:
        (kind,) = OPTIONS & value.keys()
        return value[kind] if isinstance(value[kind], str) else ""
    return ""


def fits(deck: Deck, param: Param[Any], value: Any) -> bool:
    """Whether a value has the type of a parameter, and names numbers, ranks or cards that exist."""
    if param.default is None and param.kind is None:
        return True
    if not _has_type(value, param.kind):
        return False
    signed = param.name in ("steps", "points")
    if isinstance(value, int) and value < 0 <= param.default and not signed:
        return False
    return all(_is_named(deck, param, text) for text in _texts(value))


def unfit_values(
    deck: Deck, param: Param[Any], option: Option, translations: Mapping[str, Any] = {}
) -> Iterator[str]:
    """The values of an option that a parameter cannot have, translated as a clause does."""
    for value in map(str, option.values):
        if value != UNSETTLED and not fits(deck, param, translations.get(value, value)):
            yield value


def _has_type(value: object, type_: Any) -> bool:
    """Whether parsed TOML has a type such as ``dict[str, list[int]]``."""
    origin, inner = get_origin(type_) or type_, get_args(type_)
    if origin is int:
        return type(value) is int and abs(value) <= MAX_NUMBER
    if origin is tuple:
        if not isinstance(value, list):
            return False
        types = [inner[0]] * len(value) if inner[1:] == (...,) else list(inner)
        return len(types) == len(value) and all(map(_has_type, value, types))
    if origin is list:
        return isinstance(value, list) and all(_has_type(element, inner[0]) for element in value)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, dict) or OPTIONS & value.keys():
            return False
        return all(_has_type(entry, inner[1]) for entry in value.values())
    return type(value) is origin


def _texts(value: object) -> list[str]:
    """The strings that a value consists of: itself, or those in a list, or the keys of a table."""
    texts = value if isinstance(value, (list, dict)) else [value]
    return [text for text in texts if isinstance(text, str)]


def _is_named(deck: Deck, param: Param[Any], text: str) -> bool:
    """Whether a text names something of the kind that the parameter names."""
    if text in param.also or (text == param.default == "" and param.names not in ("card", "suit")):
        return True
    if param.names == "rank":
        return text in deck.ranks
    if param.names == "suit":
        return text in deck.suits
    if param.names == "suits":
        return set(text) <= {*deck.suits}
    if param.names == "card":
        return _is_card(deck, text)
    if param.names == "number":
        return text.isdecimal() and len(text) < len(str(MAX_NUMBER))
    return not param.names


def _is_card(deck: Deck, text: str) -> bool:
    try:
        return not parse_card(text, deck).is_hidden
    except ValueError:
        return False


# ---- rule sentences: known words, values that they can have


def check_sentences(
    file: BookFile, book: Book, clause: Clause, path: Path, family: str
) -> Iterator[Finding]:
    """What is wrong with the sentences of a clause: unknown words, bad values, contradictions."""
    sentences = [use.params for use in clause.rules if use.name == SENTENCE]
    vocabulary = vocabulary_of(family) if sentences else None
    if vocabulary is None:
        if sentences:
            yield problem(file, "no-sentences", path, about=(clause.id, ""), family=family)
        return
    words = _SentenceWords(file, book, clause, vocabulary)
    by_readings = chain.from_iterable(reading.overrides.values() for reading in clause.readings)
    overrides = [*clause.overrides, *chain.from_iterable(by_readings)]
    roles = overridden_roles(book, family, overrides)
    entry = file.data["clause"][path[1]]
    paths = _sentence_paths(entry, path)
    for sentence, sentence_path in zip(sentences, paths, strict=False):
        findings = [*words.check(sentence, sentence_path)]
        yield from findings
        if findings:
            continue
        context = {"overrides": overrides, "overridden_roles": roles, "sentences": sentences,
                   "titles": book.titles}  # fmt: skip
        for flaw in vocabulary.find_flaws(vocabulary.read(sentence), book.deck, context):
            use = entry if sentence_path == path else entry["rules"][sentence_path[-1]]
            lacking = LACKING_SLOT.get(flaw.code, ())
            misspelt = [*misspelt_parts(file, use, CLAUSE, sentence_path, lacking)]
            yield from misspelt
            if misspelt:
                continue
            word_path = (*sentence_path, *flaw.path.split("."))
            yield problem(
                file, f"sentence-{flaw.code}", word_path, flaw.level,
                about=(clause.id, ""), title=clause.title, word=flaw.path, **flaw.args,
            )  # fmt: skip


def _sentence_paths(entry: Mapping[str, Any], path: Path) -> Iterator[Path]:
    """The paths of a clause's sentences, in their order."""
    rules = (((*path, "rules", index), use) for index, use in enumerate(entry.get("rules", ())))
    for use_path, use in ((path, entry), *rules):
        if "then" in use or "when" in use or use.get("rule") == SENTENCE:
            yield use_path


MAX_WORDS_LISTED = 20
"""How many words an error lists if none is like the unknown one."""
LACKING_SLOT = {"no-trigger": ("when",), "no-effect": ("then",)}
"""The codes of flaws that say that a part of the sentence is missing."""
WRONG_PLACE = ("not-of-a-", "two-triggers", "of-gifts", "times-of", "dealt-what", "once-of")
"""How the codes of flaws begin that say where a word can't stand."""


class _SentenceWords:
    """Checks the words in the sentences of a clause, and their values."""

    def __init__(self, file: BookFile, book: Book, clause: Clause, vocabulary: Vocabulary) -> None:
        self.file, self.vocabulary, self.options = file, vocabulary, book.options
        self.about = (clause.id, "")
        titles = tuple(dict.fromkeys(chain.from_iterable(book.titles.values())))
        self.names = (book.deck, titles)
        """What words may name: the cards of the deck, the titles of the players."""

    def check(self, sentence: SentenceWords, path: Path) -> Iterator[Finding]:
        for word_path, value in sentence.items():
            value_path = (*path, *word_path.split("."))
            word = self.vocabulary.words.get(word_path)
            if word is None:
                yield self._unknown_word(word_path, path, sentence)
                continue
            for inner, bad in self._bad_values(word, value):
                yield self._bad_value(word, bad, (*value_path, *inner))
            name = value.get("reading") if isinstance(value, Mapping) else None
            if isinstance(value, Mapping) and not (isinstance(name, str) and name in self.options):
                known = [*self.options]
                yield unknown(self.file, "option", str(name), known, value_path, of=word_path)

    def _bad_values(self, word: Word, value: Any) -> Iterator[tuple[Path, Any]]:
        """The values that a word cannot have, with their paths inside the value."""
        values: Sequence[Any] = [value]
        if isinstance(value, Mapping):
            option = self.options.get(str(value.get("reading")))
            names = map(str, option.values if option else ())
            values = [value.get(name, name) for name in names if name != UNSETTLED]
            values = [value for value in values if not word.is_off(value)]
        bad = [value for value in values if not word.takes(value, *self.names)]
        if not (bad and word.many and value and isinstance(value, list)):
            yield from (((), bad_value) for bad_value in bad)
            return
        for index, element in enumerate(value):
            if isinstance(element, list) or not word.takes(element, *self.names):
                yield (index,), element

    def _unknown_word(self, word_path: str, path: Path, sentence: SentenceWords) -> Finding:
        """That a word is unknown: names the first part that is wrong, and the nearest one that is
        possible there, or how to write what a former word meant."""
        parts = word_path.split(".")
        old, now = self.vocabulary.former_word(word_path)
        if old:
            old_path = (*path, *old.split("."))
            return problem(self.file, "sentence-former", old_path, word=old, now=now)
        for index, part in enumerate(parts):
            outer = ".".join(parts[:index])
            known, part_path = self.vocabulary.below(outer), (*path, *parts[: index + 1])
            if not known:  # the word before takes a value, not further words
                written = f"{{ {'.'.join(parts[index:])} = … }}"
                return self._unfit_value(self.vocabulary.words[outer], written, part_path)
            if part not in known:
                possible = [name for name in known if self._is_possible(outer, name, sentence)]
                alike = nearest(part, possible, MIN_LIKENESS)
                if alike:
                    return unknown(self.file, "word", part, [alike], part_path, of=outer)
                shown = tuple(possible) if len(possible) <= MAX_WORDS_LISTED else ()
                return problem(
                    self.file, "unknown-word", part_path, word=part, of=outer, known=shown
                )  # fmt: skip
        known_text = ", ".join(self.vocabulary.below(word_path))
        return problem(
            self.file, "sentence-half", (*path, *parts), word=word_path, known=known_text
        )

    def _is_possible(self, outer: str, name: str, sentence: SentenceWords) -> bool:
        """Whether a word of this name can stand below ``outer`` in the sentence."""
        start = f"{outer}.{name}".removeprefix(".")
        known = self.vocabulary.words
        others = {
            path: value
            for path, value in sentence.items()
            if path in known and not isinstance(value, Mapping)
            and known[path].takes(value, *self.names)
        }  # fmt: skip
        words = (word for path, word in known.items() if f"{path}.".startswith(f"{start}."))
        for word in words:
            said = {**others, word.path: word.sample(*self.names)}
            flaws = self.vocabulary.find_flaws(self.vocabulary.read(said), self.names[0], {})
            if not any(flaw.code.startswith(WRONG_PLACE) for flaw in flaws):
                return True
        return False

    def _bad_value(self, word: Word, value: Any, path: Path) -> Finding:
        """That a word cannot have a value; a rank written as a number may only lack quotes."""
        if type(value) is int and str(value) in word.known(*self.names):
            return problem(
                self.file, "sentence-quotes", path, about=self.about,
                word=word.path, value=str(value),
            )  # fmt: skip
        is_text = isinstance(value, str)
        text = value if is_text else json.dumps(value, ensure_ascii=False, default=str)
        return self._unfit_value(word, text, path, self.about)

    def _unfit_value(
        self, word: Word, value: str, path: Path, about: tuple[str, str] = ("", "")
    ) -> Finding:
        """That a word cannot have a value, and which values it can have."""
        known = word.known(*self.names)
        expected = {lang: _expected(word, known, lang) for lang in LANGS}
        near = _meant(value, word, known)
        return problem(
            self.file, "sentence-value", path, about=about, word=word.path, value=value,
            expected=expected, near=f'"{near}"' if near else "none",
        )  # fmt: skip


def _meant(value: str, word: Word, known: Sequence[str]) -> str:
    """The possible value that a wrong one may mean; empty if there is none.

    Ranks and suits are also known by the other spellings of cards.
    """
    spellings = {fold(name): name for name in known}
    if word.of == "suit":
        words = {spelling: suit for suit in known for spelling in suit_spellings(suit)}
        spellings |= {fold(spelling): suit for spelling, suit in (words | OTHER_SUITS).items()}
    if word.of == "rank":
        spellings |= {fold(spelling): rank for spelling, rank in OTHER_RANKS.items()}
    near = nearest(fold(value), spellings, MIN_LIKENESS)
    return spellings[near] if near and spellings[near] in known else ""


def _expected(word: Word, known: Sequence[str], lang: str) -> str:
    """The values that a word can have, in a list."""
    kinds = {
        "number": "belongs-number-from",
        "range": "belongs-range",
        "flag": "belongs-flag",
        "text": "belongs-text",
    }
    kind = kinds.get(word.of, "")
    texts = [message(lang, kind, least=word.least)] if kind else []
    return listing(lang, [*texts, *(f'"{name}"' for name in known)], "list-last-or")
