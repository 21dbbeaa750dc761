"""Flips in words: what would change an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.i18n.card_names import cards_together
from referee.i18n.messages import has_message, listing, message
from referee.model.moves import PLAY
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause, Option, Reading, ruling_text, setting_label
from referee.verdict.flips import Change, Flip
from referee.verdict.interfaces import VerdictLike
from referee.verdict.pair_flips import Pairs

from .answer_text import OPEN, card_message, deed_args, then_text
from .reason_text import fact_ending, fact_text

MAX_CHANGES = 3
"""How many changes a verdict in words lists unless all are asked for."""
MAX_LABELS = 4
"""How many answers to an open reading are listed."""
OR = "list-last-or"
"""The message that lists alternatives."""


def change_lines(
    verdict: VerdictLike, lang: str, *, everything: bool = False, named: Clause | None = None
) -> Iterator[str]:
    """What would change the answer, or the game before it.

    A line for each other answer with the switches that lead to it, a line for each open reading
    with the answers under its values (before the switches if the answer is open), a line for each
    ruling of the house that decides it, and a line for each move that would not have been legal.
    Unless ``everything`` is asked for, these are the first changes of the answer, then how many
    others there are. ``named``: the clause that the line before these names.
    """
    diverging = [flip for flip in verdict.diverging if flip.value != UNSETTLED]
    names = list(dict.fromkeys(flip.option.name for flip in (*verdict.flips, *diverging)))
    shown = names if everything else _first_names(verdict.flips)
    ruled = verdict.table.rulebook.rulings
    flips = [flip for flip in verdict.flips if flip.option.name in shown]
    free = [flip for flip in flips if flip.option.name not in ruled]
    switches = [flip for flip in free if not flip.option.reading]
    switches.sort(key=lambda flip: bool(flip.value))  # rules to leave out before rules to add
    readings = [flip for flip in free if flip.option.reading]
    lines = [
        _switch_lines(verdict, switches, lang, everything=everything, named=named),
        _reading_lines(verdict, readings, lang, everything=everything),
    ]
    for each in reversed(lines) if verdict.answer in OPEN else lines:
        yield from each
    yield from _ruling_lines(verdict, [flip for flip in flips if flip.option.name in ruled], lang)
    yield from _diverging_lines(verdict, diverging if everything else [], lang)
    if left := len(names) - len(shown):
        yield message(lang, "say-more-changes", count=left, shown=bool(shown))


def _first_names(flips: Iterable[Flip]) -> list[str]:
    """The options whose changes are listed first: those of rules in use, else a rule to add."""
    adds = {flip.option.name: not flip.option.reading and bool(flip.value) for flip in flips}
    own = [name for name, is_added in adds.items() if not is_added]
    return own[:MAX_CHANGES] or [*adds][:1]


def _switch_lines(
    verdict: VerdictLike,
    flips: Iterable[Flip],
    lang: str,
    *,
    everything: bool,
    named: Clause | None,
) -> Iterator[str]:
    for index, group in enumerate(_by_answer(flips)):
        changes = [(flip.option, flip.value) for flip in group]
        change, same = _conditions(changes, lang)
        if not index and [flip.clause for flip in group if not flip.value] == [named]:
            change = message(lang, "if-without-it")
        waits = group[0].waits
        if waits:
            first = message(lang, f"first-{waits.key.removeprefix('waits-')}", **waits.args)
            yield message(lang, "say-first", change=change, first=first) + same
        else:
            then = _then(verdict, group[0], lang)
            yield message(lang, "say-switch", change=change, then=then) + same
        for flip in group if everything else ():
            for warning in flip.warnings:
                yield message(lang, "say-flip-warning", text=warning.say(lang, sources=False))


def _reading_lines(
    verdict: VerdictLike, flips: list[Flip], lang: str, *, everything: bool
) -> Iterator[str]:
    for name in dict.fromkeys(flip.option.name for flip in flips):
        own = [flip for flip in flips if flip.option.name == name]
        reading = own[0].option.reading
        settled = [flip for flip in own if flip.value != UNSETTLED]
        if reading is None:
            continue
        question = reading.question[lang]
        if not settled:
            title = own[0].clause.title[lang]
            yield message(lang, "say-open", title=title, question=question)
            continue
        groups = _by_answer(settled)
        if len(groups) > MAX_CHANGES and not everything:
            yield message(lang, "say-reading", question=question, outcomes=message(lang, "say-so"))
            continue
        outcomes = [
            _if_read(verdict, group, _then(verdict, group[0], lang), lang) for group in groups
        ]
        text = message(lang, "say-joiner").join(outcomes)
        yield message(lang, "say-reading", question=question, outcomes=text)


def _if_read(verdict: VerdictLike, flips: Sequence[Flip], then: str, lang: str) -> str:
    """The outcome if a reading has one of the values of these flips: ``If so, Ben could.``"""
    reading = flips[0].option.reading
    if reading is None:
        return then
    values = [flip.value for flip in flips]
    settled = [value for value in reading.values if value != UNSETTLED]
    if len(values) == 1 and (said := _yes_or_no(reading, values[0], lang)):
        return message(lang, f"say-if-{said}", then=then)
    present = verdict.table.rulebook.value(flips[0].option.name)
    if 1 < len(values) == len(settled) - 1 and present in settled:
        said = _yes_or_no(reading, present, lang)
        key = {"no": "say-if-yes", "yes": "say-if-no"}.get(said, "say-if-other")
        return message(lang, key, label=_labels(reading, [present], lang), then=then)
    return message(lang, "say-if-read", label=_labels(reading, values, lang), then=then)


def _yes_or_no(reading: Reading, value: Value, lang: str) -> str:
    """``yes`` or ``no``, if that is all that a value says, or the only label that begins so."""
    if value in ("yes", "no") and {*reading.values} - {UNSETTLED} == {"yes", "no"}:
        return str(value)
    first = [_first_word(reading, each, lang) for each in reading.values]
    words = {message(lang, f"label-{said}"): said for said in ("yes", "no")}
    word = _first_word(reading, value, lang)
    return words.get(word, "") if first.count(word) == 1 else ""


def _first_word(reading: Reading, value: Value, lang: str) -> str:
    """The first word of a label, if a pause follows it: that of ``No, only natural 3s``."""
    label = reading.label.get(str(value), {}).get(lang, "")
    word = re.match(r"\w+(?=$|[,:;]| \()", label)
    return word[0] if word else ""


def _ruling_lines(verdict: VerdictLike, flips: list[Flip], lang: str) -> Iterator[str]:
    """A line for each answer if the house had decided differently."""
    for name in dict.fromkeys(flip.option.name for flip in flips):
        ruling = ruling_text(verdict.table.rulebook.rulings[name], lang)
        own = [flip for flip in flips if flip.option.name == name and flip.value != UNSETTLED]
        for group in _by_answer(own):
            change = setting_label(group[0].option, [flip.value for flip in group], lang)
            then = _then(verdict, group[0], lang)
            yield message(lang, "say-against", ruling=ruling, change=change, then=then)


def _then(verdict: VerdictLike, flip: Flip, lang: str) -> str:
    if flip.answer == "depends" and flip.unknown:
        fact = flip.unknown[0]
        key = fact_ending(fact)
        return card_message(lang, f"then-depends-{key}", fact=fact_text(fact, lang), real=False)
    about = "order" if flip.opened_by_order else ""
    deed = deed_args(verdict, lang)
    return then_text(verdict.question, flip.answer, lang, verdict.answer, about=about, deed=deed)


def _diverging_lines(verdict: VerdictLike, flips: list[Flip], lang: str) -> Iterator[str]:
    """The moves from which on the game would have gone differently: a line each, with the changes
    that do it."""
    for number in sorted({flip.diverges_at for flip in flips}):
        changes = [(flip.option, flip.value) for flip in flips if flip.diverges_at == number]
        switches = [(option, value) for option, value in changes if not option.reading]
        then = _not_made_text(verdict, number, lang)
        if switches:
            change, same = _conditions(switches, lang)
            yield message(lang, "say-switch", change=change, then=then) + same
        readings = {option.name: option.reading for option, _ in changes if option.reading}
        for name, reading in readings.items():
            own = [f for f in flips if f.diverges_at == number and f.option.name == name]
            text = _if_read(verdict, own, then, lang)
            yield message(lang, "say-reading", question=reading.question[lang], outcomes=text)


def _not_made_text(verdict: VerdictLike, number: int, lang: str) -> str:
    """That a move of the table would not have been possible: ``Ben couldn’t have passed.``"""
    move = verdict.table.description.play[number - 1]
    key = f"then-diverges-{move.kind}"
    if has_message(lang, key):
        return card_message(lang, key, seat=move.seat, cards=[*map(str, move.cards)])
    return message(lang, "then-diverges", number=number, move=_move_text(verdict, number, lang))


def _move_text(verdict: VerdictLike, number: int, lang: str) -> str:
    """A move of the table, such as ``Ben: ♣10`` or ``Ben: pass``."""
    move = verdict.table.description.play[number - 1]
    if move.kind == PLAY:
        text = cards_together(lang, list(map(str, move.cards)))
    else:
        cards, back = [*map(str, move.cards)], [*map(str, move.back)]
        named: dict[str, object] = {"cards": cards, "back": back}
        named |= {"other": move.other, "rank": move.rank, "suit": move.suit}
        args = {name: value for name, value in named.items() if value}
        text = card_message(lang, f"desk-step-{move.kind.replace('_', '-')}", **args)
    return message(lang, "desk-step-move", name=move.seat, move=text)


def pair_lines(verdict: VerdictLike, lang: str, pairs: Pairs | None = None) -> Iterator[str]:
    """What changes the answer only together, and whether all pairs were tried.

    Nothing if a single change changes it. ``pairs``: the pairs found; by default those that the
    verdict finds with the default effort.
    """
    if verdict.flips:
        return
    pairs = pairs or verdict.pair_search()
    if pairs.found:
        yield message(lang, "say-pairs")
    else:
        yield message(lang, "say-no-pairs" if pairs.is_whole else "say-no-pairs-yet")
    for pair in pairs.found:
        change = _condition(pair.changes, "and", lang)
        deed = deed_args(verdict, lang)
        then = then_text(verdict.question, pair.answer, lang, verdict.answer, deed=deed)
        yield message(lang, "say-switch", change=change, then=then)
    if not pairs.is_whole:
        yield message(lang, "say-pairs-left", tried=pairs.tried, of=pairs.of)


def _conditions(changes: Sequence[Change], lang: str) -> tuple[str, str]:
    """Switches, any of which is enough, as a condition: the rules to leave out, if there are any.

    Then a sentence about the rules to add, if there are such, too.
    """
    kinds = [[each for each in changes if each[1] is on] for on in (False, True)]
    first, *rest = (_condition(kind, "or", lang) for kind in kinds if kind)
    same = "".join(message(lang, "say-same", change=each) for each in rest)
    return first, message(lang, "say-joiner") + same if same else ""


def _condition(changes: Sequence[Change], join: str, lang: str) -> str:
    """Changes as a condition, such as ``With “8-cut” or “4-stop”``.

    ``join``: ``or`` if one of the changes is enough, ``and`` if all are needed.
    """
    switches = [(option, value) for option, value in changes if not option.reading]
    parts: list[tuple[str, dict[str, object]]] = []
    for wanted, kind in ((False, "off"), (True, "on")):
        titles = [option.clause.title[lang] for option, on in switches if on is wanted]
        if titles:
            quoted = [message(lang, "title-quoted", title=title) for title in titles]
            each = join if kind == "on" else "and"  # without any one: unless all are in play
            last = "list-last-titles" if each == "or" else "list-last"
            listed = listing(lang, quoted, last)
            parts.append((kind, {"titles": listed, "count": len(titles), "join": join}))
    for option, value in changes:
        if option.reading:
            label = _labels(option.reading, [value], lang)
            parts.append(("read", {"question": option.reading.question[lang], "label": label}))
    texts = []
    for index, (kind, args) in enumerate(parts, 1):
        args["place"] = "first" if index == 1 else "later"
        args["next"] = join if index < len(parts) else "none"
        texts.append(message(lang, f"if-{kind}", **args))
    return "".join(texts)


def _by_answer(flips: Iterable[Flip]) -> list[list[Flip]]:
    """The flips in groups that lead to the same answer, or make it depend on the same, in order."""
    groups: dict[str, list[Flip]] = {}
    for flip in flips:
        waits = (flip.waits.key, flip.waits.args) if flip.waits else ""
        facts = [(fact.key, fact.args) for fact in flip.unknown[:1]]
        told = facts if flip.answer == "depends" else ""
        groups.setdefault(repr((flip.answer, waits, told)), []).append(flip)
    return list(groups.values())


def _labels(reading: Reading, values: Iterable[Value], lang: str) -> str:
    labels = (reading.label.get(str(value), {}).get(lang, str(value)) for value in values)
    quoted = [message(lang, "label-quoted", label=label) for label in labels]
    if len(quoted) <= MAX_LABELS:
        return listing(lang, quoted, OR)
    listed = message(lang, "list-comma").join(quoted[:MAX_LABELS])
    return message(lang, "label-more", label=listed)


def change_label(option: Option, value: Value, lang: str) -> str:
    """An option set to a value as a label: ``Without “Suit lock”``, or the label of a reading."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    return message(lang, "change-on" if value else "change-off", title=option.clause.title[lang])
