"""What the picker shows of a book whatever is picked: its clauses by card, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from referee.house_rules.cookbook import Recipe, recipes
from referee.i18n.fuzzy_match import fold_search
from referee.i18n.messages import LANGS, message
from referee.library.library import BookTitle
from referee.library.other_names import known_aliases
from referee.model.types import Value
from referee.rulebook.binding import option_readers, options_of_clause
from referee.rulebook.clause import TOPICS, Book, Clause, Preset, Reading
from referee.ui.session import State


def draw_item(item: Book | BookTitle | Preset, lang: str) -> State:
    return {"id": item.id, "title": item.title[lang]}


def catalog(book: Book, defaults: Mapping[str, Value], lang: str) -> State:
    """The clauses of a book in groups, with what a search finds them by; ``defaults``: the value of
    each option if nobody has set it."""
    cache: dict[str, tuple[object, State]] = book.cache.setdefault("catalog", {})
    cached = cache.get(lang)
    if cached is None or cached[0] != defaults:
        cached = cache[lang] = (defaults, _catalog(book, defaults, lang))
    return cached[1]


def _catalog(book: Book, defaults: Mapping[str, Value], lang: str) -> State:
    return {
        "groups": [
            {
                "id": topic,
                "label": topic_label(topic, lang),
                "rank": topic in book.deck.ranks,
                "clauses": [_clause(clause, book, defaults, lang) for clause in clauses],
                "also": [
                    {"name": clause.name, "title": clause.title[lang]}
                    for clause in book.clauses
                    if topic in clause.about[1:] and clause.switchable
                ],
            }
            for topic, clauses in _grouped(book).items()
        ],
        "presets": [draw_item(preset, lang) for preset in book.presets],
    }


def topic_label(topic: str, lang: str) -> str:
    """The name of a group; a rank is its own name."""
    return message(lang, f"picker-topic-{topic}") if topic in TOPICS else topic


def _grouped(book: Book) -> Mapping[str, list[Clause]]:
    """Rank or topic -> the clauses that a player would look for there, in the order of the deck;
    switches come before clauses that are always in use."""
    groups: dict[str, list[Clause]] = {topic: [] for topic in (*book.deck.ranks, *TOPICS)}
    for clause in sorted(book.clauses, key=lambda clause: not clause.switchable):
        topic = next((thing for thing in clause.about if thing in groups), TOPICS[-1])
        groups[topic].append(clause)
    return {topic: clauses for topic, clauses in groups.items() if clauses}


def _clause(clause: Clause, book: Book, defaults: Mapping[str, Value], lang: str) -> State:
    return {
        "id": clause.id,
        "name": clause.name,
        "switch": clause.switchable,
        "usual": defaults.get(clause.name) is True or not clause.switchable,
        "title": clause.title[lang],
        "where": clause.cited(lang),
        "wording": clause.wording[lang],
        "games": list(clause.variants),
        "readings": [
            _reading(reading, book, defaults[reading.name], lang)
            for reading in (*clause.readings, *_shared(clause, book))
        ],
        "keys": _keys(clause),
    }


def _shared(clause: Clause, book: Book) -> Iterator[Reading]:
    """The readings of other clauses that this one depends on, too."""
    own = {reading.name for reading in clause.readings}
    for name in options_of_clause(clause):
        option = book.options.get(name)
        if option and option.kind == "reading" and name not in own:
            yield next(reading for reading in option.clause.readings if reading.name == name)


def _reading(reading: Reading, book: Book, default: Value, lang: str) -> State:
    option = book.options[reading.name]
    users = (option.clause, *option_readers(book).get(option.name, ()))
    return {
        "id": option.name,
        "kind": option.kind,
        "question": reading.question[lang],
        "why": reading.why[lang],
        "values": [
            {"value": value, "label": reading.label.get(str(value), {}).get(lang, str(value))}
            for value in option.values
        ],
        "usual": default,
        "users": list(dict.fromkeys(user.name for user in users)),
        "among": [book.clause_names[id_] for id_ in reading.among if id_ in book.clause_names],
    }


def _keys(clause: Clause) -> State:
    """What a clause is found by, in every language, folded: the page ranks what it finds."""
    titles = [part for title in clause.title.values() for part in _parts(title)]
    topics = [topic_label(topic, lang) for topic in clause.about for lang in LANGS]
    # A reading about which of two rules comes first names the other rule, which is found by itself.
    questions = [
        text
        for reading in clause.readings
        if not reading.among
        for text in reading.question.values()
    ]
    words = [clause.id, *topics, *clause.wording.values(), *questions]
    return {
        "titles": _folded(titles),
        "aliases": _folded(known_aliases().get(clause.name, ())),
        "about": _folded(clause.about),
        "words": fold_search(" ".join(words)),
    }


@cache
def recipe_list(lang: str) -> list[State]:
    """The house rules of the cookbook, with what a search finds them by."""
    return [
        {
            "id": recipe.id,
            "title": recipe.clause.title[lang],
            "text": recipe.spoken[lang],
            "keys": {
                "titles": _folded(recipe.clause.title.values()),
                "aliases": [],
                "about": _folded(_ranks(recipe)),
                "words": fold_search(" ".join((recipe.id, *recipe.spoken.values()))),
            },
        }
        for recipe in recipes().values()
    ]


def _ranks(recipe: Recipe) -> Iterator[str]:
    """The ranks on which the rule of a recipe acts."""
    for sentence in recipe.clause.sentences:
        ranks = sentence.get("when.play.rank", ())
        yield from [ranks] if isinstance(ranks, str) else ranks


def _parts(title: str) -> list[str]:
    """A title, also without its brackets, and their content: スート縛り(両縛り)."""
    parts = [part.strip() for part in re.split(r"[()（）]", title) if part.strip()]
    return [title, *parts] if len(parts) > 1 else [title]


def _folded(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(fold_search(text) for text in texts))
