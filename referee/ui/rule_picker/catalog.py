"""What the picker shows of a book whatever is picked: its clauses by card, in one language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from referee.i18n.fuzzy_match import fold_search
from referee.i18n.messages import LANGS, message
from referee.library.context import current
from referee.model.types import Value
from referee.rulebook.aliases import known_aliases
from referee.rulebook.binding import option_readers, options_of_clause
from referee.rulebook.clause import TOPICS, Book, Clause, Reading

State = dict[str, Any]


def draw_books(lang: str, also: Collection[str] = ()) -> list[State]:
    """The books to choose from; ``also``: the texts among them."""
    return [{"id": each.id, "title": each.title[lang]} for each in current().shelf(also)]


def catalog(of: Book, usual: tuple[tuple[str, Value], ...], lang: str) -> State:
    """The clauses of a book in groups, with what they are found by; ``usual``: the value of each
    option where nobody has set it."""
    known: dict[str, tuple[object, State]] = of.cache.setdefault("catalog", {})
    found = known.get(lang)
    if found is None or found[0] != usual:
        found = known[lang] = (usual, _catalog(of, dict(usual), lang))
    return found[1]


def _catalog(of: Book, standard: Mapping[str, Value], lang: str) -> State:
    return {
        "groups": [
            {
                "id": topic,
                "label": topic_label(topic, lang),
                "rank": topic in of.deck.ranks,
                "clauses": [_clause(each, of, standard, lang) for each in clauses],
                "also": _also(topic, of.clauses, lang),
            }
            for topic, clauses in _grouped(of).items()
        ],
        "presets": [{"id": each.id, "title": each.title[lang]} for each in of.presets],
    }


def topic_label(topic: str, lang: str) -> str:
    """A group's name; a rank's is the rank."""
    return message(lang, f"picker-topic-{topic}") if topic in TOPICS else topic


def _grouped(of: Book) -> Mapping[str, list[Clause]]:
    """Rank or topic -> the clauses that a player would look for there, in the order of the deck;
    those that can be switched before those that always hold."""
    places = [*of.deck.ranks, *TOPICS]
    found: dict[str, list[Clause]] = {}
    for clause in sorted(of.clauses, key=lambda each: not each.switchable):
        found.setdefault(_first(clause.about, places), []).append(clause)
    return {topic: found[topic] for topic in places if topic in found}


def _first(about: Iterable[str], places: Iterable[str]) -> str:
    return next((each for each in about if each in places), TOPICS[-1])


def _also(topic: str, clauses: Iterable[Clause], lang: str) -> list[State]:
    """Clauses of other groups that are about this as well."""
    return [
        {"name": each.name, "title": each.title[lang]}
        for each in clauses
        if topic in each.about[1:] and each.switchable
    ]


def _clause(clause: Clause, of: Book, usual: Mapping[str, Value], lang: str) -> State:
    other = next(each for each in LANGS if each != lang)
    return {
        "id": clause.id,
        "name": clause.name,
        "switch": clause.switchable,
        "usual": usual.get(clause.name) is True or not clause.switchable,
        "title": clause.title[lang],
        "other": clause.title[other],
        "where": clause.where[lang],
        "wording": clause.wording[lang],
        "games": list(clause.variants),
        "readings": [
            _reading(each, of, usual[each.name], lang)
            for each in (*clause.readings, *_shared(clause, of))
        ],
        "keys": _keys(clause),
    }


def _shared(clause: Clause, of: Book) -> Iterator[Reading]:
    """The readings of other clauses that this one is read by, too."""
    own = {each.name for each in clause.readings}
    for name in options_of_clause(clause):
        option = of.options[name]
        if option.kind == "reading" and name not in own:
            yield next(each for each in option.clause.readings if each.name == name)


def _reading(reading: Reading, of: Book, usual: Value, lang: str) -> State:
    option = of.options[reading.name]
    users = (option.clause, *option_readers(of).get(option.name, ()))
    labels = {value: reading.label.get(str(value), {}) for value in option.values}
    return {
        "id": option.name,
        "kind": option.kind,
        "question": reading.question[lang],
        "why": reading.why[lang],
        "values": [
            {"value": value, "label": label.get(lang, str(value))}
            for value, label in labels.items()
        ],
        "usual": usual,
        "users": list(dict.fromkeys(each.name for each in users)),
        "among": [id_.rpartition(".")[2] for id_ in reading.among],
    }


def _keys(clause: Clause) -> State:
    """What a clause is found by, in every language, folded: the page ranks what it finds."""
    titles = [part for title in clause.title.values() for part in _parts(title)]
    topics = [topic_label(each, lang) for each in clause.about for lang in LANGS]
    # Which of two goes first names another rule, which is found by itself.
    own = [reading for reading in clause.readings if not reading.among]
    asked = [text for reading in own for text in reading.question.values()]
    words = [clause.id, *topics, *clause.wording.values(), *asked]
    return {
        "titles": _folded(titles),
        "aliases": _folded(known_aliases().get(clause.name, ())),
        "about": _folded(clause.about),
        "words": fold_search(" ".join(words)),
    }


def _parts(title: str) -> list[str]:
    """A title, also without what it says in brackets, and that: スート縛り(両縛り)."""
    apart = [part.strip() for part in re.split(r"[()（）]", title) if part.strip()]
    return [title, *apart] if len(apart) > 1 else [title]


def _folded(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(fold_search(text) for text in texts))
