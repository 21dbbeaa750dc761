"""The page of a rulebook in one language: its clauses, grouped by topic."""

from __future__ import annotations

from collections.abc import Iterator

from referee.rulebook.clause import TOPICS, Book, Clause
from referee.ui.rule_picker.catalog import topic_label

from .catalog import BookCatalog
from .clause_page import OutputFolders, no_search, state
from .labels import LANGS, say

CHECKS_PAGE = "checks"
"""The page of the checks, beside the list of all books."""


def write(catalog: BookCatalog, folders: OutputFolders) -> None:
    """Writes the page of each book, including abstract ones, and the list of all books."""
    for lang in LANGS:
        folder = folders.pages / "books" / lang
        for home in catalog.homes():
            (folder / home).mkdir(parents=True, exist_ok=True)
            text = "\n".join(_page(home, catalog, lang))
            (folder / home / "index.md").write_text(text + "\n", "utf-8")
        (folder / "index.md").write_text("\n".join(_list(catalog, lang)) + "\n", "utf-8")


def _list(catalog: BookCatalog, lang: str) -> Iterator[str]:
    yield f"# {say(lang, 'rulebooks')}\n\n{say(lang, 'rulebooks-about')}\n"
    for book in catalog.books:
        about = say(lang, "clauses", count=len(book.clauses))
        own = [clause for clause in book.clauses if clause.id.rpartition(".")[0] == book.id]
        if len(own) != len(book.clauses):
            between = "、" if lang == "ja" else ", "
            about += between + say(lang, "own", count=len(own))
        yield f"- [{book.title[lang]}]({book.id}/index.md): {about} (`rules: {book.id}`)"
    for home in catalog.homes():
        if home not in {book.id for book in catalog.books}:
            count = sum(clause.home == home for clause in catalog.clauses.values())
            about = say(lang, "clauses", count=count)
            yield f"- [{catalog.parent_title(home)[lang]}]({home}/index.md): {about}"
    yield f"\n[{say(lang, 'checks')}]({CHECKS_PAGE}.md)"
    homes = "\n".join(f"{home}/index" for home in catalog.homes())
    yield f"\n```{{toctree}}\n:hidden:\n\n{homes}\n```"


def _page(home: str, catalog: BookCatalog, lang: str) -> Iterator[str]:
    book = next((book for book in catalog.books if book.id == home), None)
    other = next(language for language in LANGS if language != lang)
    title = book.title if book else catalog.parent_title(home)
    yield f"# {title[lang]}\n"
    yield no_search(f"[{say(lang, 'other-lang')}: {title[other]}](../../{other}/{home}/index.md)")
    if book:
        yield from _about(book, lang)
        clauses = list(book.clauses)
    else:
        clauses = [clause.clause for clause in catalog.clauses.values() if clause.home == home]
    own = [clause for clause in clauses if clause.id.rpartition(".")[0] == home]
    yield from _grouped(own, home, catalog, lang)
    rest = [clause for clause in clauses if clause not in own]
    if rest:
        yield f"## {say(lang, 'inherited')}\n"
        yield from _lines(rest, catalog, lang, brief=True)


def _about(book: Book, lang: str) -> Iterator[str]:
    least, most = book.players
    jokers = book.deck.jokers
    cards = say(lang, "jokers", count=jokers) if jokers else say(lang, "no-jokers")
    players = f"{least}" if least == most else f"{least}–{most}"
    yield (
        f"{say(lang, 'played-with', players=players, deck=cards)}. "
        if lang == "en"
        else (f"{say(lang, 'played-with', players=players, deck=cards)}。")
    )
    yield f"{say(lang, 'name-it')}: `rules: {book.id}`\n"
    if book.variants:
        games = ", ".join(f"`{value}`" for value in book.variants.values)
        yield f"{say(lang, 'games')} (`{book.variants.name}`): {games}\n"
    if book.presets:
        titles = " / ".join(preset.title[lang] for preset in book.presets)
        yield f"{say(lang, 'presets')}: {titles}\n"


def _grouped(clauses: list[Clause], home: str, catalog: BookCatalog, lang: str) -> Iterator[str]:
    """Yields the clauses grouped by rank or topic, as in the rule picker."""
    ranks = next(s.book.deck.ranks for s in catalog.clauses.values() if s.home == home)
    places = [*ranks, *TOPICS]
    by_topic: dict[str, list[Clause]] = {}
    for clause in clauses:
        topic = next((about for about in clause.about if about in places), TOPICS[-1])
        by_topic.setdefault(topic, []).append(clause)
    for topic in places:
        if topic in by_topic:
            yield f"## {topic_label(topic, lang)}\n"
            yield from _lines(by_topic[topic], catalog, lang)


def _lines(
    clauses: list[Clause], catalog: BookCatalog, lang: str, *, brief: bool = False
) -> Iterator[str]:
    lines = []
    for clause in clauses:
        page = catalog.clauses[clause.id].page
        line = f"- **[{clause.title[lang]}](../{page}.md)** *({state(clause, lang)})*"
        lines.append(line if brief else f"{line}\\\n  {clause.wording[lang]}")
    yield no_search("\n".join(lines))
