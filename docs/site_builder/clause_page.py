"""The page of a clause in one language (MyST Markdown) and the pictures of its example tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

import referee
from referee.library.other_names import known_aliases
from referee.links import link
from referee.rulebook.clause import UNSETTLED, Clause, Reading, Source
from referee.table import Verdict
from referee.ui.static.verdict_svg import draw_scene

from .catalog import ROOT, BookCatalog, ListedClause, Scenario
from .labels import LANGS, say

PICTURES = "pictures"


@dataclass(frozen=True)
class OutputFolders:
    """The folders for pages and static files. ``desk`` is the address of the desk; it may be
    relative to the root of the site."""

    pages: Path
    static: Path
    desk: str

    def desk_from(self, page: str) -> str:
        """Returns the address of the desk, as seen from the page."""
        outside = "://" in self.desk
        return self.desk if outside else "../" * page.count("/") + self.desk


def write(listed: ListedClause, catalog: BookCatalog, folders: OutputFolders) -> None:
    """Writes the page of the clause in each language, and its pictures."""
    judged = [(scenario, _verdict(scenario)) for scenario in catalog.examples(listed.clause)]
    for lang in LANGS:
        page = f"books/{lang}/{listed.page}"
        for number, (_, verdict) in enumerate(judged, 1):
            file = folders.static / PICTURES / _picture(listed, number, lang)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(draw_scene(verdict, lang), "utf-8")
        tables = _tables(listed, judged, lang, folders.desk_from(page))
        text = "\n".join([*_head(listed, catalog, lang), *tables, *_data(listed, catalog, lang)])
        file = folders.pages / f"{page}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", "utf-8")


def _verdict(scenario: Scenario) -> Verdict:
    return referee.read(scenario["table"]).ask(scenario["ask"])


def _picture(listed: ListedClause, number: int, lang: str) -> str:
    return f"{listed.page}-{number}.{lang}.svg"


# ---- what the clause says


def _head(listed: ListedClause, catalog: BookCatalog, lang: str) -> Iterator[str]:
    clause = listed.clause
    other = next(language for language in LANGS if language != lang)
    book = book_title(listed, catalog, lang)
    yield f"---\norphan: true\n---\n\n# {clause.title[lang]} · {book}\n"
    yield no_search(
        f"[← {book}](index.md) · "
        f"[{say(lang, 'other-lang')}: {clause.title[other]}](../../{other}/{listed.page}.md)"
    )
    yield f":::{{container}} wording\n{clause.wording[lang]}\n:::\n"
    facts = "\n".join(f"{name}\n: {text}\n" for name, text in _facts(listed, catalog, lang))
    yield f":::{{container}} facts\n{facts}:::\n"
    yield from _readings(listed, catalog, lang)


def book_title(listed: ListedClause, catalog: BookCatalog, lang: str) -> str:
    """Returns the title of the book that contains the clause."""
    named = next((book for book in catalog.books if book.id == listed.home), None)
    return named.title[lang] if named else catalog.parent_title(listed.home)[lang]


def _facts(listed: ListedClause, catalog: BookCatalog, lang: str) -> Iterator[tuple[str, str]]:
    clause = listed.clause
    sources = [_source(source, lang) for source in clause.sources]
    if sources or clause.where.get(lang):
        yield (
            say(lang, "source"),
            ": ".join(filter(None, [_listed(sources, lang), clause.where[lang]])),
        )
    yield say(lang, "usual"), state(clause, lang)
    if clause.switchable:
        sign = "-" if clause.on_by_default else "+"
        yield say(lang, "switch"), f"`rules: {listed.book.id} {sign} {clause.name}`"
    all_aliases = known_aliases().get(clause.name, ())
    aliases = [alias for alias in all_aliases if alias.isascii() is (lang == "en")]
    if aliases:
        yield say(lang, "called"), _listed(aliases, lang)
    groups = [f" {say(lang, 'or')} ".join(_links(g, catalog, lang)) for g in clause.needs]
    if groups:
        yield say(lang, "needs"), _listed(groups, lang)
    for key in ("conflicts", "overrides"):
        named = [*_links(getattr(clause, key), catalog, lang)]
        if named:
            yield say(lang, key), _listed(named, lang)
    if clause.variants:
        yield say(lang, "variants"), _listed([f"`{variant}`" for variant in clause.variants], lang)


def _source(source: Source, lang: str) -> str:
    """A source as a link, with its author and date."""
    title = source.title[lang]
    link = f"[{title}]({source.address})" if source.address.startswith("http") else title
    kind = say(lang, f"source-{source.kind}")
    return f"{link} ({', '.join(filter(None, [source.by, source.date, kind]))})"


def state(clause: Clause, lang: str) -> str:
    """Returns whether the clause is on by default, as a label."""
    if not clause.switchable:
        return say(lang, "base")
    return say(lang, "on" if clause.on_by_default else "off")


def _listed(texts: Iterable[str], lang: str) -> str:
    return ("、" if lang == "ja" else ", ").join(texts)


def _links(ids: Iterable[str], catalog: BookCatalog, lang: str) -> Iterator[str]:
    for id_ in ids:
        if "." not in id_:  # a group; its clauses are listed too
            continue
        target = catalog.clauses.get(id_)
        yield f"[{target.clause.title[lang]}](../{target.page}.md)" if target else f"`{id_}`"


# ---- what a table decides


def _readings(listed: ListedClause, catalog: BookCatalog, lang: str) -> Iterator[str]:
    own = [reading for reading in listed.clause.readings if not reading.among]
    yield f"## {say(lang, 'readings')}\n"
    if not own:
        yield f"{say(lang, 'readings-none')}\n"
    for reading in own:
        yield from _reading(reading, listed, lang)
    others = [reading for reading in listed.clause.readings if reading.among]
    if others:
        yield f"## {say(lang, 'with-others')}\n\n{say(lang, 'with-others-about')}\n"
        for reading in others:
            rest = [id_ for id_ in reading.among if id_ != listed.clause.id]
            yield f"- {_listed(_links(rest, catalog, lang), lang)} (`{reading.name}`)"
        yield from _interactions(listed, lang)
        yield ""


def _interactions(listed: ListedClause, lang: str) -> Iterator[str]:
    """Yields a link to the page of the book's conflicts, if there is one."""
    page = f"reference/collisions-{listed.home}{'' if lang == 'en' else f'.{lang}'}.md"
    if (ROOT / "docs" / page).is_file():
        yield f"\n[{say(lang, 'with-others-shown')}](../../../{page})"


def _reading(reading: Reading, listed: ListedClause, lang: str) -> Iterator[str]:
    yield f"### {reading.question[lang]}\n"
    for value in reading.values:
        label = reading.label.get(value, {}).get(lang, value)
        usual = f" — *{say(lang, 'default')}*" if value == reading.default else ""
        way = f"`readings: {reading.name} = {value}`"
        if reading.kind != "reading":
            way = f"`rules: {listed.book.id}, {reading.name} = {value}`"
        yield f"- {label}{usual} {way}"
    if reading.default == UNSETTLED and UNSETTLED not in reading.values:
        yield f"- *{say(lang, 'default')}: {say(lang, 'unsettled')}*"
    if reading.why.get(lang):
        yield f"\n{say(lang, 'why')}: {reading.why[lang]}"
    yield ""


# ---- tables


def _tables(
    listed: ListedClause, judged: list[tuple[Scenario, Verdict]], lang: str, desk: str
) -> Iterator[str]:
    yield f"## {say(lang, 'tables')}\n"
    if not judged:
        yield f"{say(lang, 'tables-none')}\n"
    up = "../" * (listed.page.count("/") + 2)
    for number, (scenario, verdict) in enumerate(judged, 1):
        headline = verdict.headline(lang)
        caption = scenario["name"] if lang == "en" else headline
        picture = f"{up}{PICTURES}/{_picture(listed, number, lang)}"
        yield no_search(
            f'<figure class="table"><figcaption>{escape(caption)}</figcaption>\n'
            f'<img src="{escape(picture)}" alt="{escape(headline)}" width="720" loading="lazy">\n'
            f'<p><a class="open" href="{escape(link(verdict, desk))}">{say(lang, "open")}</a></p>\n'
            f"<details><summary>{say(lang, 'as-text')}</summary>\n"
            f"<pre>{_unbroken(scenario)}</pre></details></figure>"
        )


def _unbroken(scenario: Scenario) -> str:
    """Returns HTML without empty lines, because an empty line would end it in Markdown."""
    lines = [*scenario["table"].strip().splitlines(), "ask:", f"  {scenario['ask']}"]
    return escape("\n".join(line for line in lines if line.strip()))


def _data(listed: ListedClause, catalog: BookCatalog, lang: str) -> Iterator[str]:
    source = catalog.sources.get(listed.clause.id)
    if source:
        yield f"<details><summary>{say(lang, 'data')}</summary>\n"
        yield f"::::{{container}} no-search\n```toml\n{source}\n```\n::::\n\n</details>\n"


def no_search(text: str) -> str:
    """Marks text that the search ignores."""
    return f":::{{container}} no-search\n{text}\n:::\n"
