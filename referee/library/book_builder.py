"""A book from its file: clauses and presets from their entries, and what it inherits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.model.types import Words
from referee.rulebook.clause import UNSETTLED, Book, Clause, Preset, Reading, RuleUse
from referee.rulebook.registry import is_family, vocabulary_of
from referee.rulebook.rule_language import RANK, SENTENCE, is_sentence, usually
from referee.rulebook.rule_language import words_of as sentence_words

from .book_file import BookFile
from .clause_edges import spelled_out
from .decks import make_deck
from .undecided import ordered

# ---- a book


def make_book(file: BookFile, base: Book | None, titles: Mapping[str, Words], *, own: bool) -> Book:
    """The book that a file and the one that it extends make.

    ``titles``: of other books that its clauses are named after; ``own``: whether it comes with
    the package.
    """
    data, id_ = file.data, file.id
    family = data.get("family") or (base.family if base else "")
    title = data.get("title") or {"ja": id_, "en": id_}
    by_number = _by_number(data) or dict(base.titles if base else {})
    deck = base.deck if base and "deck" not in data else make_deck(data.get("deck", {}))
    wording = Wording(family, title, deck, tuple(chain.from_iterable(by_number.values())))
    clauses = [make_clause(entry, wording) for entry in data.get("clause", ())]
    names = {clause.name for clause in clauses} | set(data.get("without", ()))
    inherited = [clause for clause in base.clauses if clause.name not in names] if base else []
    low, high = data.get("players") or (base.players if base else (2, 10))
    settled = {name: (value, setter) for name, value, setter in file.settled()}
    rulings = {ruling.decides: ruling for ruling in file.rulings()}
    if base:  # what this file sets otherwise is no longer decided by the other's ruling
        rulings = {n: r for n, r in base.rulings.items() if n not in settled} | rulings
    return Book(
        id=id_,
        family=family,
        title=title,
        players=(low, high),
        deck=deck,
        clauses=ordered(spelled_out([*inherited, *clauses]), data.get("undecided", ())),
        titles=by_number,
        base=base.id if base else "",
        book_titles=_book_titles(file, base, titles, title),
        settled={**(base.settled if base else {}), **settled},
        rulings=rulings,
        hidden_in=_hidden_in(base, data),
        presets=(*_inherited_presets(base, own=own), *make_presets(data.get("preset", ()))),
    )


def _book_titles(
    file: BookFile, base: Book | None, others: Mapping[str, Words], title: Words
) -> Mapping[str, Words]:
    below = base.book_titles if base else {}
    return {**others, **below} | ({} if file.data.get("abstract") else {file.id: title})


def _inherited_presets(base: Book | None, *, own: bool) -> tuple[Preset, ...]:
    """The presets that a house has from the book it extends; another game's are its own."""
    return base.presets if base and not own else ()


def _hidden_in(base: Book | None, data: Mapping[str, Any]) -> tuple[str, ...]:
    """The games whose decks have hidden cards, where the book tells its games apart in that."""
    if "deck" not in data:
        return base.hidden_in if base else ()
    hidden = data["deck"].get("hidden")
    return tuple(hidden) if isinstance(hidden, list) else ()


# ---- its entries


class Wording(Struct, frozen=True):
    """What clauses need not say that say their rules in sentences: made from these."""

    family: str
    title: Words
    deck: Deck
    titles: tuple[str, ...]

    def of(self, entry: Mapping[str, Any], rules: Iterable[RuleUse]) -> Words:
        """The wording that an entry gives itself; else its sentences in words, of those that say
        something."""
        if {"ja", "en"} <= entry.keys():
            return {"ja": entry["ja"], "en": entry["en"]}
        vocabulary = vocabulary_of(self.family) if is_family(self.family) else None
        said = [use.params for use in rules if use.name == SENTENCE] if vocabulary else []
        usual = {each.name: each.default for each in _readings(entry) if each.default != UNSETTLED}
        told = [
            vocabulary.say(words)
            for words in (usually(each, usual) for each in said)
            if vocabulary and vocabulary.takes(words, self.deck, self.titles)
        ]
        made = {lang: sep.join(each[lang] for each in told) for lang, sep in JOINED.items()}
        return {lang: entry.get(lang, text) for lang, text in made.items()}


JOINED = {"ja": "", "en": " "}
"""What stands between two sentences."""


def make_clause(entry: Mapping[str, Any], wording: Wording) -> Clause:
    """The clause that an entry of a file states."""
    rules = tuple(_rule_uses(entry))
    return Clause(
        id=entry["id"],
        kind=entry.get("kind", "base"),
        title=entry["title"],
        wording=wording.of(entry, rules),
        where=entry.get("where", wording.title),
        rules=rules,
        overrides=tuple(entry.get("overrides", ())),
        readings=tuple(_readings(entry)),
        variants=tuple(entry.get("variants", ())),
        needs=tuple(map(_group, entry.get("needs", ()))),
        conflicts=tuple(entry.get("conflicts", ())),
        about=tuple(entry.get("about") or _ranks(entry) or ("procedure",)),
        titles=_by_number(entry),
        called=tuple(entry.get("called", ())),
        groups=tuple(entry.get("groups", ())),
    )


def _by_number(data: Mapping[str, Any]) -> dict[int, tuple[str, ...]]:
    """The titles that a book, or a clause, has by the number of players."""
    return {int(count): tuple(names) for count, names in data.get("titles", {}).items()}


def _ranks(entry: Mapping[str, Any]) -> list[str]:
    """What a clause that does not say so is about: the ranks that its rules name."""
    named = (use.params.get("rank", use.params.get(RANK)) for use in _rule_uses(entry))
    said = (rank for ranks in named for rank in (ranks if isinstance(ranks, list) else [ranks]))
    return ["joker" if rank == "Jo" else rank for rank in said if rank and isinstance(rank, str)]


def make_presets(entries: Iterable[Mapping[str, Any]]) -> tuple[Preset, ...]:
    """The presets that a file offers."""
    return tuple(
        Preset(
            id=entry["id"],
            title=entry["title"],
            kinds=tuple(entry.get("kinds", ())),
            options={**entry.get("switches", {}), **entry.get("readings", {})},
        )
        for entry in entries
    )


def _group(needed: str | list[str]) -> tuple[str, ...]:
    """One prerequisite: a clause, or a list of which one is enough."""
    return (needed,) if isinstance(needed, str) else tuple(needed)


def _rule_uses(entry: Mapping[str, Any]) -> Iterable[RuleUse]:
    for use in (entry, *entry.get("rules", ())):
        if is_sentence(use):
            yield RuleUse(SENTENCE, sentence_words(use))
        elif "rule" in use:
            yield RuleUse(use["rule"], use.get("with", {}))


def _readings(entry: Mapping[str, Any]) -> Iterator[Reading]:
    for kind in ("variant", "setting", "reading"):
        yield from (_reading(each, kind) for each in entry.get(kind, ()))


def _reading(entry: Mapping[str, Any], kind: str) -> Reading:
    return Reading(
        name=entry["id"],
        question=entry["question"],
        values=tuple(entry["values"]),
        default=entry["default"],
        label=entry.get("label", {}),
        why=entry.get("why", {"ja": "", "en": ""}),
        kind=kind,
        overrides={value: tuple(ids) for value, ids in entry.get("overrides", {}).items()},
        orders={value: tuple(ids) for value, ids in entry.get("orders", {}).items()},
        titles={v: _by_number({"titles": said}) for v, said in entry.get("titles", {}).items()},
        families=entry.get("family", {}),
    )
