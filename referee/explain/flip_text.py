"""Flips in words: what would change an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.i18n.card_names import cards_together
from referee.i18n.messages import listing, message
from referee.model.moves import PLAY
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause, Option, Reading, ruling_text, setting_label
from referee.verdict.flips import Change, Flip
from referee.verdict.interfaces import VerdictLike
from referee.verdict.pair_flips import Pairs

from .answer_text import OPEN, card_message, then_text
from .reason_text import fact_ending, fact_text

MAX_CHANGES = 3
"""How many changes a verdict in words lists unless all are asked for."""
MAX_ADDED = 1
"""How many of these may be rules that the table does not use."""
OR = "list-last-or"
"""The message that lists alternatives."""


def change_lines(
    verdict: VerdictLike, lang: str, *, everything: bool = False, named: Clause | None = None
) -> Iterator[str]:
    """What would change the answer, or the game before it.

    A line for each other answer with the switches that lead to it, a line for each open reading
    with the answers under its values (before the switches if the answer is open), a line for each
    ruling of the house that decides it, and a line for each move that would not have been legal.
    Unless ``everything`` is asked for, these are the first changes, and moves only if nothing else
    changes the answer. ``named``: the clause that the line before these names.
    """
    diverging = [flip for flip in verdict.diverging if flip.value != UNSETTLED]
    names = list(dict.fromkeys(flip.option.name for flip in (*verdict.flips, *diverging)))
    shown = names if everything else _first_names(verdict.flips) or names[:1]
    ruled = verdict.table.rulebook.rulings
    flips = [flip for flip in verdict.flips if flip.option.name in shown]
    free = [flip for flip in flips if flip.option.name not in ruled]
    switches = [flip for flip in free if not flip.option.reading]
    readings = [flip for flip in free if flip.option.reading]
    lines = [
        _switch_lines(verdict, switches, lang, everything=everything, named=named),
        _reading_lines(verdict, readings, lang, everything=everything),
    ]
    for each in reversed(lines) if verdict.answer in OPEN else lines:
        yield from each
    yield from _ruling_lines(verdict, [flip for flip in flips if flip.option.name in ruled], lang)
    is_listed = everything or not verdict.flips
    later = [flip for flip in diverging if is_listed and flip.option.name in shown]
    yield from _diverging_lines(verdict, later, lang)
    if len(shown) < len(names):
        yield message(lang, "say-more-changes", count=len(names) - len(shown))


def _first_names(flips: Iterable[Flip]) -> list[str]:
    """The options whose changes are listed first: those of rules in use, then of others."""
    adds = {flip.option.name: not flip.option.reading and bool(flip.value) for flip in flips}
    own = [name for name, is_added in adds.items() if not is_added][:MAX_CHANGES]
    added = [name for name, is_added in adds.items() if is_added]
    return own + added[: min(MAX_ADDED, MAX_CHANGES - len(own))]


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
            _if_read(reading, [flip.value for flip in group], _then(verdict, group[0], lang), lang)
            for group in groups
        ]
        text = message(lang, "say-joiner").join(outcomes)
        yield message(lang, "say-reading", question=question, outcomes=text)


def _if_read(reading: Reading, values: Sequence[Value], then: str, lang: str) -> str:
    """The outcome if a reading has one of these values: ``If so, Ben could.``"""
    settled = {*reading.values} - {UNSETTLED}
    if settled == {"yes", "no"} and len(values) == 1:
        return message(lang, f"say-if-{values[0]}", then=then)
    if MAX_CHANGES < len(values) == len(settled) - 1:
        return message(lang, "say-if-other", then=then)
    return message(lang, "say-if-read", label=_labels(reading, values, lang), then=then)


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
        return card_message(lang, f"then-depends-{key}", fact=fact_text(fact, lang))
    return then_text(verdict.question, flip.answer, lang, verdict.answer)


def _diverging_lines(verdict: VerdictLike, flips: list[Flip], lang: str) -> Iterator[str]:
    """The moves from which on the game would have gone differently: a line each, with the changes
    that do it."""
    for number in sorted({flip.diverges_at for flip in flips}):
        changes = [(flip.option, flip.value) for flip in flips if flip.diverges_at == number]
        args = {"number": number, "move": _move_text(verdict, number, lang)}
        switches = [(option, value) for option, value in changes if not option.reading]
        then = message(lang, "then-diverges", **args)
        if switches:
            change, same = _conditions(switches, lang)
            yield message(lang, "say-switch", change=change, then=then) + same
        readings = {option.name: option.reading for option, _ in changes if option.reading}
        for name, reading in readings.items():
            values = [value for option, value in changes if option.name == name]
            text = _if_read(reading, values, then, lang)
            yield message(lang, "say-reading", question=reading.question[lang], outcomes=text)


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
        then = then_text(verdict.question, pair.answer, lang, verdict.answer)
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
    """Changes as a condition, such as ``Without the “8-cut” or “4-stop” rule``.

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
            rule = message(lang, "if-titles", titles=listed, count=len(titles), join=each)
            parts.append((kind, {"rule": rule, "count": len(titles), "join": join}))
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
    """The flips in groups that lead to the same answer, in order."""
    groups: dict[str, list[Flip]] = {}
    for flip in flips:
        waits = (flip.waits.key, flip.waits.args) if flip.waits else ""
        groups.setdefault(repr((flip.answer, waits)), []).append(flip)
    return list(groups.values())


def _labels(reading: Reading, values: Iterable[Value], lang: str) -> str:
    labels = (reading.label.get(str(value), {}).get(lang, str(value)) for value in values)
    quoted = (message(lang, "label-quoted", label=label) for label in labels)
    return listing(lang, quoted, OR)


def change_label(option: Option, value: Value, lang: str) -> str:
    """An option set to a value as a label: ``Without “Suit lock”``, or the label of a reading."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    return message(lang, "change-on" if value else "change-off", title=option.clause.title[lang])
