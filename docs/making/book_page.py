"""The page of a rulebook in one language: its clauses by what they are about."""

from __future__ import annotations

from collections.abc import Iterator

from referee.rulebook.clause import TOPICS, Book, Clause
from referee.ui.rule_picker.catalog import topic_label

from .books import Shelf
from .clause_page import Place, no_search, state
from .wording import LANGS, say


def write(shelf: Shelf, place: Place) -> None:
    """A page for each book, one for those that no table names, and the list of all."""
    for lang in LANGS:
        folder = place.pages / "books" / lang
        for home in shelf.homes():
            (folder / home).mkdir(parents=True, exist_ok=True)
            text = "\n".join(_page(home, shelf, lang))
            (folder / home / "index.md").write_text(text + "\n", "utf-8")
        (folder / "index.md").write_text("\n".join(_list(shelf, lang)) + "\n", "utf-8")


def _list(shelf: Shelf, lang: str) -> Iterator[str]:
    yield f"# {say(lang, 'rulebooks')}\n\n{say(lang, 'rulebooks-about')}\n"
    for book in shelf.books:
        about = say(lang, "clauses", count=len(book.clauses))
        own = [each for each in book.clauses if each.id.rpartition(".")[0] == book.id]
        if len(own) != len(book.clauses):
            between = "、" if lang == "ja" else ", "
            about += between + say(lang, "own", count=len(own))
        yield f"- [{book.title[lang]}]({book.id}/index.md): {about} (`rules: {book.id}`)"
    for home in shelf.homes():
        if home not in {book.id for book in shelf.books}:
            count = sum(each.home == home for each in shelf.clauses.values())
            about = say(lang, "clauses", count=count)
            yield f"- [{shelf.above(home)[lang]}]({home}/index.md): {about}"
    homes = "\n".join(f"{home}/index" for home in shelf.homes())
    yield f"\n```{{toctree}}\n:hidden:\n\n{homes}\n```"


def _page(home: str, shelf: Shelf, lang: str) -> Iterator[str]:
    book = next((each for each in shelf.books if each.id == home), None)
    other = next(each for each in LANGS if each != lang)
    title = book.title if book else shelf.above(home)
    yield f"# {title[lang]}\n"
    yield no_search(f"[{say(lang, 'other-lang')}: {title[other]}](../../{other}/{home}/index.md)")
    if book:
        yield from _about(book, lang)
        clauses = list(book.clauses)
    else:
        clauses = [each.clause for each in shelf.clauses.values() if each.home == home]
    own = [each for each in clauses if each.id.rpartition(".")[0] == home]
    yield from _grouped(own, home, shelf, lang)
    rest = [each for each in clauses if each not in own]
    if rest:
        yield f"## {say(lang, 'inherited')}\n"
        yield from _lines(rest, shelf, lang, brief=True)


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
        games = ", ".join(f"`{each}`" for each in book.variants.values)
        yield f"{say(lang, 'games')} (`{book.variants.name}`): {games}\n"
    if book.presets:
        titles = " / ".join(each.title[lang] for each in book.presets)
        yield f"{say(lang, 'presets')}: {titles}\n"


def _grouped(clauses: list[Clause], home: str, shelf: Shelf, lang: str) -> Iterator[str]:
    """By rank or topic, as the rule picker has them."""
    ranks = next(s.book.deck.ranks for s in shelf.clauses.values() if s.home == home)
    places = [*ranks, *TOPICS]
    found: dict[str, list[Clause]] = {}
    for clause in clauses:
        topic = next((each for each in clause.about if each in places), TOPICS[-1])
        found.setdefault(topic, []).append(clause)
    for topic in places:
        if topic in found:
            yield f"## {topic_label(topic, lang)}\n"
            yield from _lines(found[topic], shelf, lang)


def _lines(clauses: list[Clause], shelf: Shelf, lang: str, *, brief: bool = False) -> Iterator[str]:
    lines = []
    for clause in clauses:
        page = shelf.clauses[clause.id].page
        line = f"- **[{clause.title[lang]}](../{page}.md)** *({state(clause, lang)})*"
        lines.append(line if brief else f"{line}\\\n  {clause.wording[lang]}")
    yield no_search("\n".join(lines))
