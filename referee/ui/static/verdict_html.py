"""A verdict as a card: what was asked, the answer large, and everything behind it."""

from __future__ import annotations

from referee.table import Verdict
from referee.ui.session import State
from referee.ui.shared.labels import question_word, word
from referee.ui.shared.verdict import draw_verdict

from .card_shapes import fan
from .markup import NOTHING, Markup, tag, together
from .table_html import felt


def draw(verdict: Verdict, lang: str) -> Markup:
    """The card; the table it is about is folded away below."""
    state = draw_verdict(verdict, lang)
    deck = verdict.table.rulebook.deck
    groups = [
        together(tag("h4", group["label"]), *(fan(play, deck, lang) for play in group["plays"]))
        for group in state["plays"]
    ]
    facts = [  # less one of which the headline says everything
        fact
        for fact in state["unknown"]
        if fact["ifTrue"] or fact["ifFalse"] or fact["fact"] not in state["headline"]
    ]
    table = tag("details", tag("summary", word(lang, "picture")), felt(verdict.table, lang))
    return tag(
        "section",
        tag("p", question_word(verdict.question, lang, verdict.table.rulebook), class_="asked"),
        tag("p", state["headline"], class_="answer"),
        tag("p", state["rest"], class_="sentence") if state["rest"] else NOTHING,
        _part("", tag("div", *groups, class_="plays") if groups else NOTHING),
        _part(word(lang, "unknown-facts"), *(_fact(fact, lang) for fact in facts)),
        _part(word(lang, "reasons"), *(_reason(reason, lang) for reason in state["reasons"])),
        _part(word(lang, "ruling-there-is"), *map(_ruling, state["rulings"])),
        _part(word(lang, "flips"), *(_flip(flip, lang) for flip in state["flips"])),
        _part(word(lang, "open-readings"), *map(_reading, state["open"])),
        tag("div", table, class_="part"),
        class_=f"verdict {state['tone']}",
        aria_label=word(lang, "verdict"),
    )


def _part(title: str, *content: Markup) -> Markup:
    if not any(content):
        return NOTHING
    return tag("div", tag("h3", title) if title else NOTHING, *content, class_="part")


def _reason(reason: State, lang: str) -> Markup:
    place = " · ".join(filter(None, (reason["where"], reason["clause"])))
    head = tag("b", reason["title"]), " ", tag("small", reason["didLabel"]), _cited(reason)
    return tag(
        "div",
        tag("p", *head),
        tag("p", reason["text"]) if reason["text"] else NOTHING,
        tag(
            "details",
            tag("summary", word(lang, "clause-text")),
            tag("blockquote", reason["wording"]),
            tag("small", place),
        ),
        class_=f"reason {reason['did']}",
    )


def _cited(part: State) -> Markup:
    """The house's ruling that a part of the verdict rests on."""
    return tag("span", part["ruling"], class_="cited") if part["ruling"] else NOTHING


def _ruling(ruling: State) -> Markup:
    """A ruling with its day and its note."""
    note = tag("q", ruling["note"]) if ruling["note"] else NOTHING
    return tag("div", tag("p", tag("b", ruling["label"]), " ", _cited(ruling)), note)


def _flip(flip: State, lang: str) -> Markup:
    """A change with the ruling that it goes against, and what would be odd about it."""
    against = word(lang, "against", ruling=flip["ruling"]) if flip["ruling"] else ""
    notes = (tag("p", word(lang, "but-then", text=warning)) for warning in flip["warnings"])
    return together(_outcome(flip, tag("small", against) if against else NOTHING), *notes)


def _outcome(change: State, more: Markup = NOTHING) -> Markup:
    """A change, and the answer that it brings."""
    tone, mark = change.get("tone") or "value", "taken" if change.get("chosen") else ""
    answer = tag("b", change["answerLabel"])
    return tag("p", change["label"], " → ", answer, " ", more, class_=f"flip {tone} {mark}")


def _reading(reading: State) -> Markup:
    head = tag("p", reading["question"], " ", _cited(reading))
    return tag("div", head, *map(_outcome, reading["outcomes"]), class_="open-reading")


def _fact(fact: State, lang: str) -> Markup:
    answers = (("if-so", fact["ifTrue"]), ("if-not", fact["ifFalse"]))
    forks = (tag("p", word(lang, key), " ", tag("b", text)) for key, text in answers if text)
    return tag("div", tag("p", tag("b", fact["fact"])), *forks, class_="open-reading")
