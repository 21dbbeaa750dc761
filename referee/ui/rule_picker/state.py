"""The picker's state as the front end draws it: plain JSON in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.i18n.messages import listing, message
from referee.interaction_checker.recorded import TriedPairs
from referee.interaction_checker.result import Pair
from referee.library.option_checks import check_rules, clauses_in_conflict, clauses_to_meet_needs
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.clause import Clause, Option, Ruling
from referee.rulebook.diagnostics import Finding
from referee.rulebook.option_text import ruling_text, setting_label
from referee.rulebook.rulebook import Rulebook
from referee.ui.shared.rule_selection import RuleSelection, values_of

State = dict[str, Any]
MAX_NAMED = 3
"""So many changes are named in short; of more, one less."""


def draw(picked: RuleSelection, notes: Sequence[Finding], tried: TriedPairs, lang: str) -> State:
    """What is picked, who set it, and what is wrong or odd about it. ``notes``: on the house's
    file; ``tried``: how rules meet, as far as it was looked at."""
    rules = picked.rules
    untried = len(tried.untried(rules))
    return {
        "book": rules.id,
        "game": rules.variant,
        "values": values_of(rules),
        "by": _setters(picked, rules, lang),
        "rulings": _rulings(picked, rules, lang),
        "findings": _findings(picked, rules, notes, lang),
        "barred": _barred(rules, lang),
        "untried": message(lang, "picker-untried", n=untried) if untried else "",
        "title": dict(picked.title),
        "rules": header_of(rules),
    }


def _setters(picked: RuleSelection, rules: Rulebook, lang: str) -> State:
    """Options that the rulebook itself did not set so, with who did."""
    found: State = {}
    for option in rules.options.values():
        setter = picked.set_by(rules, option)
        if setter.who != "book":
            told = message(lang, f"set-by-{setter.who}", name=setter.name, line=setter.line)
            found[option.name] = {"who": setter.who, "label": told}
    return found


# ---- rulings


def _rulings(picked: RuleSelection, rules: Rulebook, lang: str) -> State:
    """The rulings by option, also those of a house that this one extends."""
    options = rules.options
    own = {name: (each, True) for name, each in picked.rulings.items() if name in options}
    inherited = {
        name: (each, False)
        for name, each in rules.book.rulings.items()
        if each.house != rules.id and name not in own
    }
    told = {**inherited, **own}
    return {name: _ruling(options[name], *each, rules, lang) for name, each in told.items()}


def _ruling(option: Option, ruling: Ruling, own: bool, rules: Rulebook, lang: str) -> State:
    return {
        "value": ruling.value,
        "label": setting_label(option, [ruling.value], lang),
        "cite": ruling_text(ruling, lang),
        "date": ruling.day.isoformat() if ruling.day else "",
        "note": ruling.note.strip(),
        "own": own,
        "holds": rules.value(option.name) == ruling.value,
        "clause": option.clause.name,
    }


# ---- what is wrong or odd


def _findings(
    picked: RuleSelection, rules: Rulebook, notes: Sequence[Finding], lang: str
) -> list[State]:
    """All findings; those on clauses with the changes of which one would mend them."""
    needed = clauses_to_meet_needs(rules)
    found = check_rules(rules, lambda option: picked.set_by(rules, option))
    return [
        *(_finding(each, rules, needed.get(each.clause, ()), lang) for each in found),
        *(_finding(each, rules, (), lang) for each in notes),
    ]


def _finding(each: Finding, rules: Rulebook, needed: Sequence[Clause], lang: str) -> State:
    mends = [
        {
            "label": message(lang, "picker-put-in", title=clause.title[lang]),
            "set": {clause.name: True},
        }
        for clause in needed
        if clause.switchable
    ]
    if each.option and (needed or each.code == "missing-unknown"):
        title = rules.options[each.option].clause.title[lang]
        label = message(lang, "picker-leave-out", title=title)
        mends.append({"label": label, "set": {each.option: False}})
    clause = each.clause.rpartition(".")[2] if each.option in rules.options else ""
    return {
        "level": each.level,
        "clause": clause,
        "text": each.say(lang),
        "mends": mends,
    }


def _barred(rules: Rulebook, lang: str) -> State:
    """Switches that cannot be put in, with what bars them and what a tap would change."""
    found: State = {}
    for id_, clauses in clauses_in_conflict(rules).items():
        clause = rules.book.clause(id_)
        if not clause.switchable:
            continue
        titles = listing(lang, [each.title[lang] for each in clauses], "list-last-or")
        out: dict[str, Value] = {each.name: False for each in clauses if each.switchable}
        found[clause.name] = {
            "text": message(lang, "picker-barred", title=titles),
            "mend": {
                "label": message(lang, "picker-instead", title=titles),
                "set": {**out, clause.name: True},
            },
        }
    return found


def draw_met(pairs: Iterable[Pair], lang: str) -> list[State]:
    """Rules in use that come in one another's way, with what comes of either order."""
    return [_meeting(pair, lang) for pair in pairs]


def _meeting(pair: Pair, lang: str) -> State:
    outcomes = (
        {"when": each.when[lang], "says": each.says[lang].partition("\n")[0]}
        for each in pair.outcomes
    )
    return {
        "clauses": [id_.rpartition(".")[2] for id_ in pair.clauses],
        "outcomes": [message(lang, "check-outcome", **each) for each in outcomes],
        "table": pair.witness or "",
    }


def presets_on(picked: RuleSelection, presets: Mapping[str, Mapping[str, Value]]) -> list[str]:
    """The presets that say just what is picked."""
    values = values_of(picked.rules)
    return [id_ for id_, sets in presets.items() if sets.items() <= values.items()]


# ---- from book to book


def draw_offer(picked: RuleSelection, lang: str) -> State | None:
    """What was changed in the book played before, to take over with one tap."""
    taken, lacks = picked.offer()
    if not taken:
        return None
    said = short_changes(picked.rules, taken, lang)
    return {
        "label": message(lang, "playing-take", changes=said),
        "lacks": message(lang, "playing-take-lacks", n=lacks) if lacks else "",
    }


def short_changes(rules: Rulebook, changes: Mapping[str, Value], lang: str) -> str:
    """``7-pass, J-back, no 8-cut and 4 more``: what was put in first."""
    options = rules.options
    switched = sorted(
        (n for n in changes if options[n].kind == "switch"), key=lambda n: not changes[n]
    )
    most = MAX_NAMED if len(changes) <= MAX_NAMED else MAX_NAMED - 1
    named = [_short(options[name], changes[name], lang) for name in switched[:most]]
    more = len(changes) - len(named)
    if not named:
        return message(lang, "playing-choices", n=more)
    said = message(lang, "playing-comma").join(named)
    return message(lang, "playing-and-more", said=said, n=more) if more else said


def _short(option: Option, value: Value, lang: str) -> str:
    """The title without what it says in brackets."""
    title = re.sub(r" *[(（].*?[)）]", "", option.clause.title[lang])
    return title if value else message(lang, "playing-no", title=title)


def draw_playing(picked: RuleSelection, lang: str) -> State:
    """What is played, in short: ``Daifugo + 7-pass, J-back``."""
    rules, changes = picked.rules, picked.changes()
    title = picked.title.get(lang) or rules.book.title[lang]
    said = short_changes(rules, changes, lang) if changes else ""
    if any(value is True for value in changes.values()):
        said = message(lang, "playing-added", changes=said)
    label = message(lang, "playing-label", title=title, changes=said) if said else title
    offer = draw_offer(picked, lang)
    return {"label": label, "changes": said, "changed": len(changes), "offer": offer}
