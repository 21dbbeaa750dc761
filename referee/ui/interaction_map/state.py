"""The map's state as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from msgspec.structs import asdict

from referee.i18n.messages import message
from referee.interaction_checker.result import KINDS, Interactions, Pair
from referee.rulebook.clause import TOPICS, UNSETTLED, Option, ruling_text
from referee.rulebook.rulebook import Rulebook
from referee.ui.rule_picker.catalog import topic_label
from referee.ui.session import State
from referee.ui.shared.rule_selection import RuleSelection


def draw_map(interactions: Interactions, rules: Rulebook, lang: str) -> State:
    """What the checker found: the rules by the card that a player would look for, and every pair by
    the places of its two rules, with its kind and the tables on which both did something."""
    topics = {id_: clause.about[0] for id_, clause in interactions.clauses.items()}
    groups = [group for group in (*rules.deck.ranks, *TOPICS) if group in topics.values()]
    ids = sorted(interactions.clauses, key=lambda id_: groups.index(topics[id_]))
    place = {id_: index for index, id_ in enumerate(ids)}

    def places(pair: Pair) -> list[int]:
        return sorted(place[id_] for id_ in pair.clauses)

    counts = {
        "rules": len(interactions.clauses),
        "pairs": len(interactions.pairs),
        "tables": interactions.tables,
    }
    summary = message(lang, "check-head", title=interactions.title[lang], **counts)
    return {
        "title": message(lang, "meet-page", title=interactions.title[lang]),
        "summary": summary
        if interactions.whole
        else f"{summary} {message(lang, 'map-broken-off')}",
        "groups": [{"id": group, "label": topic_label(group, lang)} for group in groups],
        "clauses": [
            {
                "id": id_,
                "title": interactions.clauses[id_].title[lang],
                "group": groups.index(topics[id_]),
            }
            for id_ in ids
        ],
        "pairs": [
            [*places(pair), KINDS.index(pair.kind), pair.counts.both] for pair in interactions.pairs
        ],
        "kinds": [
            {
                "id": kind,
                "label": message(lang, f"map-kind-{kind}"),
                "says": message(lang, f"map-says-{kind}"),
                "count": sum(pair.kind == kind for pair in interactions.pairs),
            }
            for kind in KINDS
        ],
        "ruled": [
            places(pair)
            for pair in interactions.of_kind("unsettled")
            if (option := decider(pair, rules)) and rules.value(option.name) != UNSETTLED
        ],
    }


# ---- a pair


def decider(pair: Pair, rules: Rulebook) -> Option | None:
    """The reading that says which of two rules comes first, if no text does and the book has
    one."""
    if pair.kind == "unsettled":
        for option in rules.options.values():
            orders = option.reading.orders.values() if option.reading else ()
            if any({*pair.clauses} == {*order} for order in orders):
                return option
    return None


def draw_pair(interactions: Interactions, pair: Pair, picked: RuleSelection, lang: str) -> State:
    """A pair that is open: how the rules interact, the results, and what decides."""
    rules = picked.rules
    wordings = {clause.id: clause.wording[lang] for clause in rules.book.clauses}
    option = decider(pair, rules)
    undecided = ""
    if pair.kind == "unsettled" and option is None:
        ids = ", ".join(f'"{id_}"' for id_ in pair.clauses)
        undecided = message(lang, "check-undecided", pair=f"[[{ids}]]")
    return {
        "clauses": [
            {
                "id": id_,
                "title": interactions.clauses[id_].title[lang],
                "wording": wordings.get(id_, ""),
            }
            for id_ in pair.clauses
        ],
        "kind": pair.kind,
        "says": message(lang, f"map-says-{pair.kind}"),
        "counts": message(lang, "map-counts", **asdict(pair.counts)),
        "cited": list(dict.fromkeys(cited.says[lang] for cited in pair.cited if cited.says)),
        "outcomes": [
            {"when": outcome.when[lang], "says": outcome.says[lang].splitlines()}
            for outcome in pair.outcomes
        ],
        "table": pair.witness or "",
        "decides": option and _draw_decider(option, picked, lang),
        "undecided": undecided,
    }


def _draw_decider(option: Option, picked: RuleSelection, lang: str) -> State | None:
    """The choice that settles a pair which the text leaves open."""
    rules, reading = picked.rules, option.reading
    if reading is None:
        return None
    ruling = picked.rulings.get(option.name) or rules.rulings.get(option.name)
    return {
        "option": option.name,
        "question": reading.question[lang],
        "values": [
            {
                "value": value,
                "label": reading.label.get(str(value), {}).get(lang, str(value)),
                "chosen": rules.value(option.name) == value,
            }
            for value in option.values
            if value != UNSETTLED
        ],
        "ruling": ruling_text(ruling, lang) if ruling else "",
    }
