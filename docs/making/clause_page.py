"""The page of a clause in one language: MyST Markdown, and its tables as pictures beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

import referee
from referee.links import link
from referee.rulebook.aliases import known_aliases
from referee.rulebook.clause import UNSETTLED, Clause, Reading
from referee.table import Verdict
from referee.ui.static.verdict_svg import draw_scene

from .books import ROOT, Scenario, Shelf, Stated
from .wording import LANGS, say

PICTURES = "pictures"


@dataclass(frozen=True)
class Place:
    """Where pages and pictures are written; ``desk``: the address of the desk, which may be told
    from the site's root."""

    pages: Path
    beside: Path
    desk: str

    def desk_from(self, page: str) -> str:
        """The desk's address as a page names it."""
        outside = "://" in self.desk
        return self.desk if outside else "../" * page.count("/") + self.desk


def write(stated: Stated, shelf: Shelf, place: Place) -> None:
    """The pages in every language, and the pictures."""
    judged = [(each, _verdict(each)) for each in shelf.shown(stated.clause)]
    for lang in LANGS:
        page = f"books/{lang}/{stated.page}"
        for number, (_, verdict) in enumerate(judged, 1):
            file = place.beside / PICTURES / _picture(stated, number, lang)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(draw_scene(verdict, lang), "utf-8")
        tables = _tables(stated, judged, lang, place.desk_from(page))
        text = "\n".join([*_head(stated, shelf, lang), *tables, *_data(stated, shelf, lang)])
        file = place.pages / f"{page}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", "utf-8")


def _verdict(scenario: Scenario) -> Verdict:
    return referee.read(scenario["table"]).ask(scenario["ask"])


def _picture(stated: Stated, number: int, lang: str) -> str:
    return f"{stated.page}-{number}.{lang}.svg"


# ---- what the clause says


def _head(stated: Stated, shelf: Shelf, lang: str) -> Iterator[str]:
    clause = stated.clause
    other = next(each for each in LANGS if each != lang)
    yield f"---\norphan: true\n---\n\n# {clause.title[lang]} · {book_title(stated, shelf, lang)}\n"
    yield no_search(
        f"[← {book_title(stated, shelf, lang)}](index.md) · "
        f"[{say(lang, 'other-lang')}: {clause.title[other]}](../../{other}/{stated.page}.md)"
    )
    yield f":::{{container}} wording\n{clause.wording[lang]}\n:::\n"
    facts = "\n".join(f"{name}\n: {text}\n" for name, text in _facts(stated, shelf, lang))
    yield f":::{{container}} facts\n{facts}:::\n"
    yield from _readings(stated, shelf, lang)


def book_title(stated: Stated, shelf: Shelf, lang: str) -> str:
    """The title of the book that states it; of a book that no table names, that of one which has
    it."""
    named = next((book for book in shelf.books if book.id == stated.home), None)
    return named.title[lang] if named else shelf.above(stated.home)[lang]


def _facts(stated: Stated, shelf: Shelf, lang: str) -> Iterator[tuple[str, str]]:
    clause = stated.clause
    if clause.where.get(lang):
        yield say(lang, "source"), clause.where[lang]
    yield say(lang, "usual"), state(clause, lang)
    if clause.switchable:
        sign = "-" if clause.on_by_default else "+"
        yield say(lang, "switch"), f"`rules: {stated.book.id} {sign} {clause.name}`"
    known = known_aliases().get(clause.name, ())
    aliases = [each for each in known if each.isascii() is (lang == "en")]
    if aliases:
        yield say(lang, "called"), _listed(aliases, lang)
    groups = [f" {say(lang, 'or')} ".join(_links(g, shelf, lang)) for g in clause.needs]
    if groups:
        yield say(lang, "needs"), _listed(groups, lang)
    for key in ("conflicts", "overrides"):
        named = [*_links(getattr(clause, key), shelf, lang)]
        if named:
            yield say(lang, key), _listed(named, lang)
    if clause.variants:
        yield say(lang, "variants"), _listed([f"`{each}`" for each in clause.variants], lang)


def state(clause: Clause, lang: str) -> str:
    """Whether it holds where a table says nothing."""
    if not clause.switchable:
        return say(lang, "base")
    return say(lang, "on" if clause.on_by_default else "off")


def _listed(texts: Iterable[str], lang: str) -> str:
    return ("、" if lang == "ja" else ", ").join(texts)


def _links(ids: Iterable[str], shelf: Shelf, lang: str) -> Iterator[str]:
    for id_ in ids:
        if "." not in id_:  # a group, whose clauses stand beside it
            continue
        found = shelf.clauses.get(id_)
        yield f"[{found.clause.title[lang]}](../{found.page}.md)" if found else f"`{id_}`"


# ---- what a table decides


def _readings(stated: Stated, shelf: Shelf, lang: str) -> Iterator[str]:
    own = [each for each in stated.clause.readings if not each.among]
    yield f"## {say(lang, 'readings')}\n"
    if not own:
        yield f"{say(lang, 'readings-none')}\n"
    for reading in own:
        yield from _reading(reading, stated, lang)
    others = [each for each in stated.clause.readings if each.among]
    if others:
        yield f"## {say(lang, 'with-others')}\n\n{say(lang, 'with-others-about')}\n"
        for reading in others:
            rest = [id_ for id_ in reading.among if id_ != stated.clause.id]
            yield f"- {_listed(_links(rest, shelf, lang), lang)} (`{reading.name}`)"
        yield from _interactions(stated, lang)
        yield ""


def _interactions(stated: Stated, lang: str) -> Iterator[str]:
    """Where those pairs are shown, if there is a page of the book's."""
    page = f"reference/collisions-{stated.home}{'' if lang == 'en' else f'.{lang}'}.md"
    if (ROOT / "docs" / page).is_file():
        yield f"\n[{say(lang, 'with-others-shown')}](../../../{page})"


def _reading(reading: Reading, stated: Stated, lang: str) -> Iterator[str]:
    yield f"### {reading.question[lang]}\n"
    for value in reading.values:
        label = reading.label.get(value, {}).get(lang, value)
        usual = f" — *{say(lang, 'default')}*" if value == reading.default else ""
        way = f"`readings: {reading.name} = {value}`"
        if reading.kind != "reading":
            way = f"`rules: {stated.book.id}, {reading.name} = {value}`"
        yield f"- {label}{usual} {way}"
    if reading.default == UNSETTLED and UNSETTLED not in reading.values:
        yield f"- *{say(lang, 'default')}: {say(lang, 'unsettled')}*"
    if reading.why.get(lang):
        yield f"\n{say(lang, 'why')}: {reading.why[lang]}"
    yield ""


# ---- tables


def _tables(
    stated: Stated, judged: list[tuple[Scenario, Verdict]], lang: str, desk: str
) -> Iterator[str]:
    yield f"## {say(lang, 'tables')}\n"
    if not judged:
        yield f"{say(lang, 'tables-none')}\n"
    up = "../" * (stated.page.count("/") + 2)
    for number, (scenario, verdict) in enumerate(judged, 1):
        told = verdict.headline(lang)
        caption = scenario["name"] if lang == "en" else told
        picture = f"{up}{PICTURES}/{_picture(stated, number, lang)}"
        yield no_search(
            f'<figure class="table"><figcaption>{escape(caption)}</figcaption>\n'
            f'<img src="{escape(picture)}" alt="{escape(told)}" width="720" loading="lazy">\n'
            f'<p><a class="open" href="{escape(link(verdict, desk))}">{say(lang, "open")}</a></p>\n'
            f"<details><summary>{say(lang, 'as-text')}</summary>\n"
            f"<pre>{_unbroken(scenario)}</pre></details></figure>"
        )


def _unbroken(scenario: Scenario) -> str:
    """As HTML without an empty line, which would end it in Markdown."""
    lines = [*scenario["table"].strip().splitlines(), "ask:", f"  {scenario['ask']}"]
    return escape("\n".join(line for line in lines if line.strip()))


def _data(stated: Stated, shelf: Shelf, lang: str) -> Iterator[str]:
    said = shelf.sources.get(stated.clause.id)
    if said:
        yield f"<details><summary>{say(lang, 'data')}</summary>\n"
        yield f"::::{{container}} no-search\n```toml\n{said}\n```\n::::\n\n</details>\n"


def no_search(text: str) -> str:
    """Text that is shown and not searched."""
    return f":::{{container}} no-search\n{text}\n:::\n"
