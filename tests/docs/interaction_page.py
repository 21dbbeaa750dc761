"""A run as a page of Markdown: unsettled pairs with their tables, then decided ones by card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence

from referee.i18n.messages import has_message, listing, message
from referee.interaction_checker.result import Interactions, Pair

WIDTH = 118
DECIDED = {"en": "Decided", "ja": "決まっている組"}
EITHER_WAY = {"en": "Whichever comes first", "ja": "どちらが先でも"}
LATER = {"en": "The table afterwards isn't the same.", "ja": "そのあとの卓は同じではありません。"}
"""The text for a pair whose outcomes read alike."""
ENTANGLED = {
    "en": "{first} interacts with {others}; the wording of the rules decides.",
    "ja": "{first}と組むと結果が変わるもの(条文から1つに決まる): {others}。",
}


def page_of(
    result: Interactions, lang: str = "en", head: str = "", tried: int | None = None
) -> str:
    """The page, without pairs that are independent or were never seen together.

    ``head``: text below the title; ``tried``: how many pairs were tried, if the result lacks some.
    """
    lines = [f"# {message(lang, 'meet-page', title=result.title[lang])}", ""]
    lines += [line for part in head.splitlines() for line in _wrapped(part)]
    lines += [""] if head else []
    by_kind = {kind: len([*result.of_kind(kind)]) for kind in ("unsettled", "ordered", "entangled")}
    number = len(result.pairs) if tried is None else tried
    counts = {"rules": len(result.clauses), "pairs": number, "tables": result.tables}
    lines += _wrapped(message(lang, "check-head", title=result.title[lang], **counts))
    lines += _wrapped(message(lang, "check-counts", **by_kind))
    for pair in result.of_kind("unsettled"):
        lines += ["", f"## {_names(result, pair, lang)}", "", *_open(pair, lang)]
    lines += ["", f"## {DECIDED[lang]}"]
    for card, pairs in _by_card(result).items():
        lines += ["", f"### {_topic(card, lang)}", ""]
        for line in (*_ordered(result, pairs, lang), *_entangled(result, pairs, lang)):
            lines += _wrapped(f"- {line}", "  ")
    return "\n".join(lines) + "\n"


def _topic(card: str, lang: str) -> str:
    """The heading of a rank or another topic."""
    key = f"picker-topic-{card}"
    return message(lang, key) if has_message(lang, key) else card


def _by_card(result: Interactions) -> Mapping[str, Sequence[Pair]]:
    """The decided pairs by the card under which a player would look for them."""
    cards = dict.fromkeys(clause.about[0] for clause in result.clauses.values())
    by_card: dict[str, list[Pair]] = {card: [] for card in cards}
    for pair in result.of_kind("ordered", "entangled"):
        by_card[result.clauses[pair.first].about[0]].append(pair)
    return {card: pairs for card, pairs in by_card.items() if pairs}


def _ordered(result: Interactions, pairs: Iterable[Pair], lang: str) -> Iterator[str]:
    """Each pair with what decides it."""
    for pair in pairs:
        if pair.kind == "ordered":
            says = dict.fromkeys(cited.says[lang] for cited in pair.cited if cited.says)
            yield f"**{_names(result, pair, lang)}**: {' '.join(says)}"


def _entangled(result: Interactions, pairs: Iterable[Pair], lang: str) -> Iterator[str]:
    """A line for each rule with those that change it or are changed by it."""
    others: dict[str, list[str]] = {}
    for pair in pairs:
        if pair.kind == "entangled":
            others.setdefault(pair.first, []).append(result.clauses[pair.second].title[lang])
    for first, titles in others.items():
        title = f"**{result.clauses[first].title[lang]}**"
        yield ENTANGLED[lang].format(first=title, others=listing(lang, titles))


def _names(result: Interactions, pair: Pair, lang: str) -> str:
    return listing(lang, [result.clauses[id_].title[lang] for id_ in pair.clauses])


def _open(pair: Pair, lang: str) -> Iterator[str]:
    says = {outcome.when[lang]: outcome.says[lang].partition("\n")[0] for outcome in pair.outcomes}
    if len(says) > len({*says.values()}) == 1:
        says = {EITHER_WAY[lang]: f"{next(iter(says.values()))} {LATER[lang]}"}
    for when, text in says.items():
        yield from _wrapped(f"- {message(lang, 'check-outcome', when=when, says=text)}", "  ")
    for cited in pair.cited:
        if cited.by == "reading":
            yield from _wrapped(f"- `{cited.reading}`: {cited.says[lang]}", "  ")
    if pair.witness:
        yield from ("", "```", *pair.witness.splitlines(), "```")


def _wrapped(text: str, indent: str = "") -> list[str]:
    """The lines of a text; Japanese may be wrapped after a comma."""
    spaced = text.replace("、", "、 ")
    lines = textwrap.wrap(
        spaced, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace("、 ", "、") for line in lines]
