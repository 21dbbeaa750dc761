"""The map's state as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict

from referee.i18n.messages import message
from referee.interaction_checker.result import KINDS, Interactions, Pair
from referee.rulebook.clause import TOPICS, UNSETTLED, Option
from referee.rulebook.option_text import ruling_text
from referee.rulebook.rulebook import Rulebook
from referee.ui.rule_picker.catalog import topic_label
from referee.ui.shared.rule_selection import RuleSelection

State = dict[str, Any]


def draw_map(found: Interactions, rules: Rulebook, lang: str) -> State:
    """What was found: the rules by the card that a player would look for, and every pair by the
    places of its two rules, with its kind and the tables on which both did something."""
    groups, ids = _groups(found, rules), _order(found, rules)
    place = {id_: number for number, id_ in enumerate(ids)}
    return {
        "title": message(lang, "meet-page", title=found.title[lang]),
        "summary": summary(found, lang),
        "groups": [{"id": card, "label": topic_label(card, lang)} for card in groups],
        "clauses": [
            {
                "id": id_,
                "title": found.clauses[id_].title[lang],
                "group": groups.index(found.clauses[id_].about[0]),
            }
            for id_ in ids
        ],
        "pairs": [
            [*sorted(place[id_] for id_ in pair.clauses), KINDS.index(pair.kind), pair.counts.both]
            for pair in found.pairs
        ],
        "kinds": [
            {
                "id": kind,
                "label": message(lang, f"map-kind-{kind}"),
                "says": message(lang, f"map-says-{kind}"),
                "count": sum(pair.kind == kind for pair in found.pairs),
            }
            for kind in KINDS
        ],
    }


def _groups(found: Interactions, rules: Rulebook) -> list[str]:
    """The cards and topics that there are, in the order of the deck."""
    named = {each.about[0] for each in found.clauses.values()}
    return [each for each in (*rules.deck.ranks, *TOPICS) if each in named]


def _order(found: Interactions, rules: Rulebook) -> list[str]:
    """The rules, card by card."""
    groups = _groups(found, rules)
    return sorted(found.clauses, key=lambda id_: groups.index(found.clauses[id_].about[0]))


def summary(found: Interactions, lang: str) -> str:
    """How much was tried."""
    told = {"rules": len(found.clauses), "pairs": len(found.pairs), "tables": found.tables}
    said = message(lang, "check-head", title=found.title[lang], **told)
    return said if found.whole else f"{said} {message(lang, 'map-broken-off')}"


def ruled_pairs(found: Interactions, rules: Rulebook) -> list[list[int]]:
    """The unsettled pairs that somebody has decided by now, by the places of their rules."""
    place = {id_: number for number, id_ in enumerate(_order(found, rules))}
    decided = (
        pair
        for pair in found.of_kind("unsettled")
        if (option := decider(pair, rules)) and rules.value(option.name) != UNSETTLED
    )
    return [sorted(place[id_] for id_ in pair.clauses) for pair in decided]


# ---- a pair


def decider(pair: Pair, rules: Rulebook) -> Option | None:
    """The reading that says which of two rules goes first, where no text does and the book has
    one."""
    ids = {*pair.clauses} if pair.kind == "unsettled" else set[str]()
    for option in rules.options.values():
        orders = option.reading.orders.values() if option.reading else ()
        if any(ids == {*order} for order in orders):
            return option
    return None


def draw_pair(found: Interactions, pair: Pair, picked: RuleSelection, lang: str) -> State:
    """A pair that is open: how the two meet, what comes of it, what decides it."""
    rules = picked.rules
    titles = {id_: found.clauses[id_].title[lang] for id_ in pair.clauses}
    return {
        "clauses": [
            {"id": id_, "title": title, "wording": _wording(id_, rules, lang)}
            for id_, title in titles.items()
        ],
        "kind": pair.kind,
        "says": message(lang, f"map-says-{pair.kind}"),
        "counts": message(lang, "map-counts", **asdict(pair.counts)),
        "cited": list(dict.fromkeys(each.says[lang] for each in pair.cited if each.says)),
        "outcomes": [
            {"when": each.when[lang], "says": each.says[lang].splitlines()}
            for each in pair.outcomes
        ],
        "table": pair.witness or "",
        "decides": _draw_decider(pair, picked, lang),
        "undecided": _undecided(pair, rules, lang),
    }


def _wording(id_: str, rules: Rulebook, lang: str) -> str:
    clause = next((each for each in rules.book.clauses if each.id == id_), None)
    return clause.wording[lang] if clause else ""


def _draw_decider(pair: Pair, picked: RuleSelection, lang: str) -> State | None:
    """The choice that settles a pair which the text leaves open."""
    rules = picked.rules
    option = decider(pair, rules)
    if option is None or option.reading is None:
        return None
    ruling = picked.rulings.get(option.name) or rules.rulings.get(option.name)
    return {
        "option": option.name,
        "question": option.reading.question[lang],
        "values": list(_values(option, rules, lang)),
        "ruling": ruling_text(ruling, lang) if ruling else "",
    }


def _values(option: Option, rules: Rulebook, lang: str) -> Iterator[State]:
    label = option.reading.label if option.reading else {}
    for value in option.values:
        if value != UNSETTLED:
            told = label.get(str(value), {}).get(lang, str(value))
            yield {"value": value, "label": told, "chosen": rules.value(option.name) == value}


def _undecided(pair: Pair, rules: Rulebook, lang: str) -> str:
    """How a choice can be made where the book has none."""
    if pair.kind != "unsettled" or decider(pair, rules) is not None:
        return ""
    named = ", ".join(f'"{id_}"' for id_ in pair.clauses)
    return message(lang, "check-undecided", pair=f"[[{named}]]")
