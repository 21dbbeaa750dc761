"""A verdict as a card: what was asked, the answer large, and everything behind it."""

from __future__ import annotations

from typing import Any

from referee.table import Verdict
from referee.ui.shared.labels import question_word, word
from referee.ui.shared.verdict import draw_verdict

from .card_shapes import fan
from .html import Html, tag, together
from .table_html import felt

State = dict[str, Any]
NOTHING = Html()


def draw(verdict: Verdict, lang: str) -> Html:
    """The card; the table it is about is folded away below."""
    told = draw_verdict(verdict, lang)
    deck = verdict.table.rulebook.book.deck
    groups = (
        together(tag("h4", each["label"]), *(fan(play, deck, lang) for play in each["plays"]))
        for each in told["plays"]
    )
    table = tag("details", tag("summary", word(lang, "picture")), felt(verdict.table, lang))
    return tag(
        "section",
        tag("p", question_word(verdict.question, lang), class_="asked"),
        tag("p", told["headline"], class_="answer"),
        tag("p", told["rest"], class_="sentence") if told["rest"] else Html(),
        _part("", tag("div", *groups, class_="plays") if told["plays"] else Html()),
        _part(word(lang, "unknown-facts"), *(_fact(each, lang) for each in _unsaid(told))),
        _part(word(lang, "reasons"), *(_reason(each, lang) for each in told["reasons"])),
        _part(word(lang, "ruling-there-is"), *(_ruling(each) for each in told["rulings"])),
        _part(word(lang, "flips"), *(_flip(each, lang) for each in told["flips"])),
        _part(word(lang, "open-readings"), *(_reading(each) for each in told["open"])),
        tag("div", table, class_="part"),
        class_=f"verdict {told['tone']}",
        aria_label=word(lang, "verdict"),
    )


def _unsaid(told: State) -> list[State]:
    """The facts that it depends on, less one of which the headline says all there is to say."""
    return [
        each
        for each in told["unknown"]
        if each["ifTrue"] or each["ifFalse"] or each["fact"] not in told["headline"]
    ]


def _part(title: str, *inside: Html) -> Html:
    if not any(inside):
        return Html()
    return tag("div", tag("h3", title) if title else Html(), *inside, class_="part")


def _reason(reason: State, lang: str) -> Html:
    place = " · ".join(filter(None, (reason["where"], reason["clause"])))
    return tag(
        "div",
        tag("p", tag("b", reason["title"]), " ", tag("small", reason["didLabel"]), _cited(reason)),
        tag("p", reason["text"]) if reason["text"] else Html(),
        tag(
            "details",
            tag("summary", word(lang, "clause-text")),
            tag("blockquote", reason["wording"]),
            tag("small", place),
        ),
        class_=f"reason {reason['did']}",
    )


def _cited(told: State) -> Html:
    """The house's ruling that something rests on."""
    return tag("span", told["ruling"], class_="cited") if told["ruling"] else Html()


def _ruling(ruling: State) -> Html:
    """A ruling with its day and its note."""
    note = tag("q", ruling["note"]) if ruling["note"] else Html()
    return tag("div", tag("p", tag("b", ruling["label"]), " ", _cited(ruling)), note)


def _flip(flip: State, lang: str) -> Html:
    """A change with the ruling that it goes against, and what would be odd about it."""
    against = word(lang, "against", ruling=flip["ruling"]) if flip["ruling"] else ""
    odd = (tag("p", word(lang, "but-then", text=each)) for each in flip["warnings"])
    said = tag("small", against) if against else Html()
    return together(_outcome(flip, said), *odd)


def _outcome(flip: State, more: Html = NOTHING) -> Html:
    """A change, and the answer that it brings."""
    tone, mark = flip.get("tone") or "value", "taken" if flip.get("chosen") else ""
    return tag(
        "p",
        flip["label"],
        " → ",
        tag("b", flip["answerLabel"]),
        " ",
        more,
        class_=f"flip {tone} {mark}",
    )


def _reading(reading: State) -> Html:
    outcomes = (_outcome(each) for each in reading["outcomes"])
    return tag(
        "div", tag("p", reading["question"], " ", _cited(reading)), *outcomes, class_="open-reading"
    )


def _fact(fact: State, lang: str) -> Html:
    forks = (("if-so", fact["ifTrue"]), ("if-not", fact["ifFalse"]))
    said = (tag("p", word(lang, key), " ", tag("b", answer)) for key, answer in forks if answer)
    return tag("div", tag("p", tag("b", fact["fact"])), *said, class_="open-reading")
