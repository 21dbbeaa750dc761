"""Reasons and unknown facts in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from referee.engine.answer import UnknownFact
from referee.i18n.card_names import card_words
from referee.i18n.messages import has_message, listing
from referee.rulebook.clause import Clause, Reading
from referee.rulebook.rule import Reason

from .answer_text import (
    card_message,
    localised,
    owed_text,
    seat_count,
    then_text,
    with_span,
    without_gloss,
)
from .reading_text import reading_args, statement

MAX_LISTED = 6
"""How many cards are listed of which one is enough."""
OPTIONAL = (
    "said", "cause", "has", "untitled", "who", "passes", "during", "under", "unseen", "weak",
    "ranking", "standing", "forced", "fact", "needs", "misfit",
    "gone", "after", "due", "sum", "total", "field", "equal", "enough", "way", "label", "lacks",
    "weaker", "coming", "stronger", "wanted", "passed", "few", "missed", "answers", "rank",
    "instead", "several", "wins", "nobody", "plus", "unfit", "lead", "held",
    "beaten", "deed", "fitting", "holding", "own", "laid", "again", "ranks", "lone", "limit", "top",
    "why", "here", "own_kind", "top_kind", "high", "low", "decides", "given", "first", "declined",
    "left", "placed", "rest", "paid", "with", "part", "payments",
    "turned", "lowest", "back", "place", "exceeds",
)  # fmt: skip
"""The arguments that not every reason with the same message has."""
INNER_QUOTES = str.maketrans("“”「」", "‘’『』")
"""The quotation marks within quotation marks."""
CAUSES = frozenset({"since", "player"})
"""The arguments that say what led to an effect: other words, or whose play."""


def reason_text(reason: Reason, lang: str, key: str = "", *, brief: bool = False) -> str:
    """A reason in words, without the title of its clause.

    ``key``: of another message to use. ``brief``: without the clauses that it overrides.
    """
    args = {"clause": reason.clause.title[lang], **_message_args(reason, lang)}
    if key.startswith("short-") and isinstance(reason.args.get("by"), Clause):
        args["by"] = without_gloss(str(args["by"]))
    if reason.key.startswith("order-open"):
        titles = [reason.clause.title[lang], *cast("list[str]", args["others"])]
        args |= {"either": listing(lang, titles, "list-last-or"), "several": len(titles)}
    if "stated" in args and lang == "ja":  # the title is before the reason
        title = re.escape(reason.clause.title[lang].partition("(")[0])
        args["stated"] = re.sub(f"^{title}(?:では|は)、?", "", str(args["stated"]))
    if "do" in args:
        args["owed"] = owed_text(args, lang)
    if "said" in args:
        said = str(args["said"])  # of what is owed now, also what follows the first sentence
        quoted = said.rstrip(".。") if "do" in args else _first_sentence(said, lang)
        args["quoted"] = quoted.translate(INNER_QUOTES)
    text = card_message(lang, key or _own_key(reason, lang), **args)
    if not key and "cause" in reason.args and reason.key.startswith("waits-"):
        text = card_message(lang, "waits-because", **args, text=text)
    if not key and not CAUSES.isdisjoint(reason.args):
        effect_args = {**args, "title": ""}  # the title is before the reason
        effect_key = f"effect-{reason.key.removeprefix('happens-')}"
        effect = card_message(lang, effect_key, **effect_args)
        told = {**args, "effect": effect, "text": text}
        if "player" in reason.args:
            text = card_message(lang, "happens-by-play", **told)
        else:
            text = card_message(lang, "happens-since", **told)
    if key or brief or reason.did == "bars" or "over" not in reason.args:
        return text
    over = cast("list[Clause]", reason.args["over"])
    needless = dict.fromkeys(_needless(clause, lang) for clause in over)
    return card_message(lang, "goes-before", text=text, over=listing(lang, needless, "list-over"))


def _first_sentence(text: str, lang: str) -> str:
    """The first sentence of a text, or what is before its semicolon, without the stop, outside of
    brackets and quotation marks."""
    stop = r"[.;](?=\s|$)" if lang == "en" else "。"
    spans = re.split(rf"(\([^()]*\)|“[^“”]*”|「[^「」]*」|『[^『』]*』)|{stop}", text)
    first = []
    for span in spans:
        if span is None:
            break
        first.append(span)
    return "".join(first)


def _own_key(reason: Reason, lang: str) -> str:
    """The key of its message; a refusal because something else is due says that it comes first."""
    first = reason.key.replace("waits-", "first-", 1)
    waits = reason.did == "bars" and "count" in reason.args
    return first if waits and first != reason.key and has_message(lang, first) else reason.key


def _needless(clause: Clause, lang: str) -> str:
    """What a play need not be if the bar of a clause is overridden."""
    keys = (f"needless-{rule.name}" for rule in clause.rules)
    key = next((key for key in keys if has_message(lang, key)), "needless-other")
    return card_message(lang, key, name=clause.title[lang])


def _message_args(reason: Reason, lang: str) -> dict[str, object]:
    """The arguments of a reason's message.

    ``many``: how many cards it names; ``topmany``: how many are on the field; ``fits``: whether
    these are equal; ``players``: how many players ``seat`` names.
    """
    args = reason.args
    cards, top = args.get("cards"), str(args.get("top", "")).split()
    many = len(cards) if isinstance(cards, list) else 0
    seats = args.get("seat")
    players = len(seats) if isinstance(seats, list) else 1
    counts = {"many": many, "topmany": len(top), "fits": many == len(top), "players": players}
    message_args = {
        "other": "",
        "to": "",
        **dict.fromkeys(OPTIONAL, ""),
        "count": seat_count(args),
        "times": 1,
        "seat": "",
        **counts,
        **with_span(args),
    }
    message_args |= {name: _title_or_text(value, lang) for name, value in args.items()}
    if isinstance(reading := args.get("reading"), Reading):
        message_args["question"] = reading.question[lang]
        message_args |= reading_args(reading, str(args["value"]), lang)
    if "targets" in args:
        targets = cast("list[str]", args["targets"])
        message_args["to"] = listing(lang, targets, "list-either")
    if "answers" in args:
        clauses = cast("list[Clause]", args["answers"])
        clauses = [] if clauses == [reason.clause] else clauses  # its title is before the reason
        titles = [without_gloss(clause.title[lang]) for clause in clauses]
        message_args["answers"] = listing(lang, titles, "list-either") if titles else ""
    if "not" in args:
        message_args["not"] = _missing_effect(str(args["not"]), lang)
    if "outcome" in args:
        message_args["outcome"] = _outcome(args, lang)
    return message_args


def _outcome(args: Mapping[str, Any], lang: str) -> str:
    """The answer if one clause acts first, after a condition."""
    return then_text(args["asked"], args["outcome"], lang)


def _title_or_text(value: object, lang: str) -> object:
    """The title of a clause, a fact as a statement, the question of a reading, a text in the
    language; other values as they are."""
    if isinstance(value, Reading):
        return value.question[lang]
    if isinstance(value, UnknownFact):
        return fact_text(value, lang)
    if isinstance(value, Clause):
        return value.title[lang]
    if isinstance(value, list) and value and isinstance(value[0], Clause):
        return [clause.title[lang] for clause in value]
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        return [localised(each, lang) for each in value]
    return localised(value, lang)


def _missing_effect(effect: str, lang: str) -> str:
    """That an effect does not come about; ``effect``: its name or a longer one that begins so."""
    while effect and not has_message(lang, f"not-{effect}"):
        effect = effect.rpartition("-")[0]
    return card_message(lang, f"not-{effect or 'other'}", ranking="")


# ---- unknown facts


def fact_ending(fact: UnknownFact) -> str:
    """How an answer depends on a fact: on a ``future`` one, ``whether`` it is so, or ``on`` it."""
    return "future" if fact.about == "future" else "whether" if fact.is_statement else "on"


def fact_text(fact: UnknownFact, lang: str) -> str:
    """An unknown fact as a statement."""
    return fact_message(fact, f"fact-{fact.key}", lang)


def dependence_text(fact: UnknownFact, lang: str) -> str:
    """An unknown fact after “it depends on”: whether it is so or not, said without a negation."""
    key = f"whether-fact-{fact.key}"
    return fact_message(fact, key, lang) if has_message(lang, key) else fact_text(fact, lang)


def fact_message(fact: UnknownFact, key: str, lang: str) -> str:
    """A message about a fact. ``any``: the cards of which one is enough; ``lots``: whether they are
    too many to list."""
    args = {name: localised(value, lang) for name, value in fact.args.items()}
    enough: Any = args.get("right", args.get("cards", []))
    if isinstance(enough, str):
        enough = enough.split(" / ")
    return card_message(lang, key, **args, any=enough, lots=len(enough) > MAX_LISTED)


def fact_question(fact: UnknownFact, lang: str) -> str:
    """The question that asks for a fact, such as ``Who played the yellow 6?``"""
    key = f"asks-{fact.key}"
    if has_message(lang, key):
        return fact_message(fact, key, lang)
    return card_message(lang, "asks-whether", fact=fact_text(fact, lang))


def clarification_label(fact: UnknownFact, word: str, lang: str) -> str:
    """The label of the button that answers :func:`fact_question`: yes, no, a seat or a card."""
    if fact.told_by == "joker":
        return card_words(lang, word)
    return card_message(lang, f"asks-{word}") if word in ("yes", "no") else word


def is_stated(reason: Reason) -> bool:
    """Whether a reading that a table has chosen can be said in one sentence."""
    reading = reason.args["reading"]
    return isinstance(reading, Reading) and bool(statement(reading, str(reason.args["value"])))
