"""The picker's state as the front end draws it: plain JSON in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from referee.i18n.messages import listing, message
from referee.interaction_checker.recorded import TriedPairs
from referee.interaction_checker.result import Pair
from referee.library.option_checks import check_rules, clauses_in_conflict, clauses_to_meet_needs
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.clause import Book, Clause, Option, Ruling, ruling_text, setting_label
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rulebook import Rulebook
from referee.ui.session import State
from referee.ui.shared.rule_selection import RuleSelection, values_of

MAX_NAMED = 3
"""How many changes are named in short; if there are more, one less."""


def draw(picked: RuleSelection, notes: Sequence[Finding], tried: TriedPairs, lang: str) -> State:
    """What is picked, who set it, and what is wrong or odd about it. ``notes``: on the house's
    file; ``tried``: how rules interact, as far as it was tried."""
    rules = picked.rules
    untried = len(tried.untried(rules))
    return {
        "book": rules.id,
        "game": rules.variant,
        "values": values_of(rules),
        "by": dict(_setters(picked, rules, lang)),
        "rulings": _rulings(picked, rules, lang),
        "findings": _findings(picked, rules, notes, lang),
        "barred": dict(_barred(rules, lang)),
        "met": [_meeting(pair, rules.book, lang) for pair in tried.unsettled(rules)],
        "untried": message(lang, "picker-untried", n=untried) if untried else "",
        "title": dict(picked.title),
        "rules": header_of(rules),
    }


def _setters(picked: RuleSelection, rules: Rulebook, lang: str) -> Iterator[tuple[str, State]]:
    """The options that the rulebook itself has not set, each with who did."""
    for option in rules.options.values():
        setter = picked.set_by(rules, option)
        if setter.who != "book":
            label = message(lang, f"set-by-{setter.who}", name=setter.name, line=setter.line)
            yield option.name, {"who": setter.who, "label": label}


def _rulings(picked: RuleSelection, rules: Rulebook, lang: str) -> State:
    """The rulings by option, also those of a house that this one extends."""
    inherited = {
        name: ruling for name, ruling in rules.book.rulings.items() if ruling.house != rules.id
    }
    options = rules.options
    own = {name: ruling for name, ruling in picked.rulings.items() if name in options}
    return {
        name: _ruling(options[name], ruling, name in own, rules, lang)
        for name, ruling in (inherited | own).items()
    }


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
    """All findings; those on clauses with changes, each of which would fix it."""
    needed = clauses_to_meet_needs(rules)
    findings = check_rules(rules, lambda option: picked.set_by(rules, option))
    return [
        *(_finding(finding, rules, needed.get(finding.clause, ()), lang) for finding in findings),
        *(_finding(note, rules, (), lang) for note in notes),
    ]


def _finding(finding: Finding, rules: Rulebook, needed: Sequence[Clause], lang: str) -> State:
    option, names = finding.option, rules.book.clause_names
    mends = [
        _mend("picker-put-in", clause.title[lang], {clause.name: True}, lang)
        for clause in needed
        if clause.switchable
    ]
    if option and (needed or finding.code == "missing-unknown"):
        title = rules.options[option].clause.title[lang]
        mends.append(_mend("picker-leave-out", title, {option: False}, lang))
    return {
        "level": finding.level,
        "clause": names.get(finding.clause, "") if option in rules.options else "",
        "text": finding.say(lang),
        "mends": mends,
    }


def _mend(key: str, title: str, values: Mapping[str, Value], lang: str) -> State:
    return {"label": message(lang, key, title=title), "set": values}


def _barred(rules: Rulebook, lang: str) -> Iterator[tuple[str, State]]:
    """The switches that cannot be turned on, each with what prevents it and what would fix it."""
    for id_, others in clauses_in_conflict(rules).items():
        clause = rules.book.clause(id_)
        if clause.switchable:
            titles = listing(lang, [other.title[lang] for other in others], "list-last-or")
            values: dict[str, Value] = {o.name: False for o in others if o.switchable}
            mend = _mend("picker-instead", titles, {**values, clause.name: True}, lang)
            yield clause.name, {"text": message(lang, "picker-barred", title=titles), "mend": mend}


def _meeting(pair: Pair, book: Book, lang: str) -> State:
    """Rules in use that conflict, with the result of each order."""
    return {
        "clauses": [book.clause_names[id_] for id_ in pair.clauses],
        "outcomes": [
            message(
                lang,
                "check-outcome",
                when=outcome.when[lang],
                says=outcome.says[lang].partition("\n")[0],
            )
            for outcome in pair.outcomes
        ],
        "table": pair.witness or "",
    }


# ---- from book to book


def draw_offer(picked: RuleSelection, lang: str) -> State | None:
    """The changes to the former book, to take over with one tap."""
    taken, lacks = picked.offer()
    if not taken:
        return None
    changes = _short_changes(picked.rules, taken, lang)
    return {
        "label": message(lang, "playing-take", changes=changes),
        "lacks": message(lang, "playing-take-lacks", n=lacks) if lacks else "",
    }


def _short_changes(rules: Rulebook, changes: Mapping[str, Value], lang: str) -> str:
    """``7-pass, J-back, no 8-cut and 4 more``: switches that are on come first."""
    options = rules.options
    switched = sorted(
        (n for n in changes if options[n].kind == "switch"), key=lambda n: not changes[n]
    )
    count = MAX_NAMED if len(changes) <= MAX_NAMED else MAX_NAMED - 1
    named = [_short_change(options[name], changes[name], lang) for name in switched[:count]]
    more = len(changes) - len(named)
    if not named:
        return message(lang, "playing-choices", n=more)
    text = message(lang, "playing-comma").join(named)
    return message(lang, "playing-and-more", said=text, n=more) if more else text


def _short_change(option: Option, value: Value, lang: str) -> str:
    """The title without brackets."""
    title = re.sub(r" *[(（].*?[)）]", "", option.clause.title[lang])
    return title if value else message(lang, "playing-no", title=title)


def draw_playing(picked: RuleSelection, lang: str) -> State:
    """What is played, in short: ``Daifugo + 7-pass, J-back``."""
    rules, changes = picked.rules, picked.changes()
    title = picked.title.get(lang) or rules.book.title[lang]
    text = _short_changes(rules, changes, lang) if changes else ""
    if True in changes.values():
        text = message(lang, "playing-added", changes=text)
    label = message(lang, "playing-label", title=title, changes=text) if text else title
    offer = draw_offer(picked, lang)
    return {"label": label, "changes": text, "changed": len(changes), "offer": offer}
