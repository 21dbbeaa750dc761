"""Flips in words: what would change an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.i18n.card_names import cards_together
from referee.i18n.messages import has_message, listing, message
from referee.model.moves import PLAY
from referee.model.questions import (
    MAY_DECLINE,
    MUST_DO,
    RANK_OF,
    RANKS,
    WHAT_HAPPENS,
    WHOSE_TURN,
    Question,
)
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause, Option, Reading, ruling_text, setting_label
from referee.verdict.flips import Change, Flip
from referee.verdict.interfaces import VerdictLike
from referee.verdict.pair_flips import Pairs

from .answer_text import (
    OPEN,
    Effect,
    answer_sentence,
    card_message,
    deed_args,
    same_happenings,
    then_text,
    with_span,
)
from .reason_text import dependence_text, fact_ending

MAX_CHANGES = 3
"""How many changes a verdict in words lists unless all are asked for."""
MAX_TITLES = 2
"""How many titles of rules stand for those that would change the answer, too."""
MAX_LETTERS = {"en": 140, "ja": 70}
"""How long a verdict in words may get by what rules would do that aren't in use."""
CLAUSE = 5
"""From how many words on the beginning of a label is a clause, not the first of a list."""
MAX_LABELS = 4
"""How many answers to an open reading are listed."""
_NUMBER = re.compile(
    r"(?:\d+|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)"
    r"(?: [a-z]+|[^\W\d]|ターン)?"
)
"""A label that is a number, such as ``4 times``, ``Four`` or 4回."""
PASSING = ("mark-", "skips", "cleared", "leads", "turn-to")
"""The names of effects that only matter if the game goes on begin with these."""
NOBODY = "nobody"
YES_NO = frozenset({"yes", "no"})
"""The values of a reading that is a question of yes or no."""
OR = "list-last-or"
"""The message that lists alternatives."""


def change_lines(
    verdict: VerdictLike,
    lang: str,
    *,
    everything: bool = False,
    named: Clause | None = None,
    before: Iterable[str] = (),
) -> Iterator[str]:
    """What would change the answer, or the game before it.

    A line for each other answer with the switches that lead to it, a line for each open reading
    with the answers under its values (before the switches if the answer is open), a line for each
    ruling of the house that decides it, and a line for each move that would not have been legal.
    Unless ``everything`` is asked for, these are the first changes of the rules in use, then what
    rules to add would do, if they are few. ``before``: the lines before these, the last of which
    names the clause ``named``.
    """
    flips = _told(verdict, lang)
    shown, left = (flips, []) if everything else _first(flips, verdict)
    ruled = verdict.table.rulebook.rulings
    free = [flip for flip in shown if flip.option.name not in ruled]
    switches = [flip for flip in free if not flip.option.reading]
    readings = [flip for flip in free if flip.option.reading]
    kinds = [
        _switch_lines(verdict, switches, lang, everything=everything, named=named),
        _reading_lines(verdict, readings, lang, everything=everything),
    ]
    lines = [*kinds[1], *kinds[0]] if verdict.answer in OPEN else [*kinds[0], *kinds[1]]
    lines += _ruling_lines(verdict, [flip for flip in shown if flip.option.name in ruled], lang)
    lines += _diverging_lines(verdict, lang) if everything else ()
    yield from lines
    yield from _left_lines(verdict, left, sum(map(len, (*before, *lines))), lang)


def leaves_out_changes(verdict: VerdictLike, lang: str) -> bool:
    """Whether a verdict in short may not name all rules that would change the answer."""
    _, left = _first(_told(verdict, lang), verdict)
    return bool(left)


def _told(verdict: VerdictLike, lang: str) -> list[Flip]:
    """The flips whose answers are told in other words than the present one."""
    question, now = verdict.question, verdict.answer
    same = then_text(question, now, lang)
    flips = [flip for flip in verdict.flips if _then(verdict, flip, lang) != same]
    if question.kind != WHAT_HAPPENS or now in OPEN:
        return flips
    is_over = verdict.table.answer(Question(WHOSE_TURN)).value == NOBODY

    def told(effects: Iterable[Effect]) -> list[Effect]:
        return [each for each in effects if not (is_over and _is_passing(each))]

    return [
        flip
        for flip in flips
        if flip.answer in OPEN or not same_happenings(told(flip.answer), told(now), lang)
    ]


def _is_passing(effect: Effect) -> bool:
    """Whether an effect only matters if the game goes on."""
    return str(effect["effect"]).startswith(PASSING)


def _first(flips: Iterable[Flip], verdict: VerdictLike) -> tuple[list[Flip], list[Flip]]:
    """The flips that are listed first: those of rules in use, else one answer with rules to add.
    Then the others, such as readings by which the rules wouldn't settle what they settle now."""
    telling = [
        flip
        for flip in flips
        if verdict.answer in OPEN or flip.answer != UNSETTLED or flip.value == UNSETTLED
    ]
    kinds = [[flip for flip in telling if _adds(flip) is adds] for adds in (False, True)]
    names = _names(kinds[0])[:MAX_CHANGES]
    shown = [flip for flip in kinds[0] if flip.option.name in names]
    groups = _by_answer(kinds[1])
    for group in groups[:1] if not shown else ():
        shown = group if len(group) == MAX_TITLES + 1 else group[:MAX_TITLES]  # never all but one
    return shown, [flip for flip in flips if flip not in shown]


def _names(flips: Iterable[Flip]) -> list[str]:
    return [*dict.fromkeys(flip.option.name for flip in flips)]


def _adds(flip: Flip) -> bool:
    """Whether a rule has to be added for it."""
    return not flip.option.reading and bool(flip.value)


def _left_lines(
    verdict: VerdictLike, flips: Sequence[Flip], letters: int, lang: str
) -> Iterator[str]:
    """What the other rules to add would do, if they are few, all do the same, and there is room.

    ``letters``: how long the verdict is before this line.
    """
    few = len(_names(flips)) <= MAX_TITLES and all(map(_adds, flips))
    lines = [*_switch_lines(verdict, flips, lang)] if few else []
    if len(lines) == 1 and letters + len(lines[0]) <= MAX_LETTERS[lang]:
        yield lines[0]


def _switch_lines(
    verdict: VerdictLike,
    flips: Sequence[Flip],
    lang: str,
    *,
    everything: bool = False,
    named: Clause | None = None,
) -> Iterator[str]:
    """A line for each answer: without rules, then with rules."""
    groups: dict[tuple[bool, str], list[Flip]] = {}
    kinds = [[flip for flip in flips if _adds(flip) is adds] for adds in (False, True)]
    for group in (group for kind in kinds for group in _by_answer(kind)):
        groups.setdefault((_adds(group[0]), _then(verdict, group[0], lang)), []).extend(group)
    for index, ((_, then), group) in enumerate(groups.items()):
        change = _condition([(flip.option, flip.value) for flip in group], "or", lang)
        if not index and [flip.clause for flip in group if not flip.value] == [named]:
            change = message(lang, "if-without-it")
        yield message(lang, "say-switch", change=change, then=then)
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
            label = _labels(reading, [verdict.table.rulebook.value(name)], lang)
            yield message(lang, "say-open", question=question, label=label)
            continue
        groups = _by_answer(settled)
        if len(groups) > MAX_CHANGES and not everything:
            yield message(lang, "say-reading", question=question, outcomes=message(lang, "say-so"))
            continue
        outcomes = _outcomes(verdict, groups, lang)
        if (present := places_reading(verdict, own)) is not None:
            label = _labels(reading, [present], lang)
            if len(groups) == 1 and len(settled) == len({*reading.values} - {UNSETTLED}) - 1:
                then = _then(verdict, groups[0][0], lang)
                outcomes = message(lang, "say-if-other", label=label, then=then)
            else:
                here = message(lang, "say-here", label=label)
                outcomes = message(lang, "say-joiner").join([here, outcomes])
        if reading.among and asks_for_order(verdict):
            yield outcomes  # the answer asks it already
        else:
            yield message(lang, "say-reading", question=question, outcomes=outcomes)


def places_reading(verdict: VerdictLike, flips: Sequence[Flip]) -> Value | None:
    """The present value of the first open reading among flips, if it decides who comes where."""
    if verdict.question.kind not in (RANKS, RANK_OF) or verdict.answer in OPEN:
        return None
    for flip in flips:
        if flip.option.reading and flip.value != UNSETTLED and flip.answer not in OPEN:
            return verdict.table.rulebook.value(flip.option.name)
    return None


def asks_for_order(verdict: VerdictLike) -> bool:
    """Whether the answer is open because no rule says which of several comes first."""
    return verdict.answer in OPEN and any("others" in reason.args for reason in verdict.because)


def _repeats_label(flips: Sequence[Flip]) -> bool:
    """Whether an answer is the value of the reading itself, such as that nobody takes a trick."""
    return [flip.value for flip in flips] == [flips[0].answer]


def _outcomes(verdict: VerdictLike, groups: list[list[Flip]], lang: str) -> str:
    """The answers under the values of a reading: ``If so, Ben could.`` If each value has another
    answer than the open one, the last is what happens otherwise."""
    reading = groups[0][0].option.reading
    values = {flip.value for group in groups for flip in group} | {UNSETTLED}
    is_whole = len(groups) > 1 and reading is not None and values == {*reading.values}
    if is_whole and verdict.answer in OPEN:
        groups = sorted(groups, key=lambda group: group[0].answer == "nobody")
    else:
        groups = [group for group in groups if not _repeats_label(group)] or groups
    texts = [_if_read(verdict, group, _then(verdict, group[0], lang), lang) for group in groups]
    if is_whole and verdict.answer in OPEN:
        texts[-1] = message(lang, "say-else", then=_then(verdict, groups[-1][0], lang))
    return message(lang, "say-joiner").join(texts)


def _if_read(verdict: VerdictLike, flips: Sequence[Flip], then: str, lang: str) -> str:
    """The outcome if a reading has one of the values of these flips: ``If so, Ben could.``"""
    reading = flips[0].option.reading
    if reading is None:
        return then
    values = [flip.value for flip in flips]
    settled = [value for value in reading.values if value != UNSETTLED]
    if len(values) == 1 and (said := _yes_or_no(reading, values[0])):
        return message(lang, f"say-if-{said}", then=then)
    present = verdict.table.rulebook.value(flips[0].option.name)
    if 1 < len(values) == len(settled) - 1 and present in settled:
        said = _yes_or_no(reading, present)
        key = {"no": "say-if-yes", "yes": "say-if-no"}.get(said, "say-if-other")
        if said or len(values) > MAX_TITLES:
            return message(lang, key, label=_labels(reading, [present], lang), then=then)
    if _has_numbers(reading, lang):
        return message(lang, "say-if-number", label=_labels(reading, values, lang), then=then)
    return message(lang, "say-if-read", label=_short_labels(reading, values, lang), then=then)


def _short_labels(reading: Reading, values: Sequence[Value], lang: str) -> str:
    """The labels of these values after “if”, without what explains them unless that tells them from
    the others: ``the same number each``."""
    begun = {str(each): _without_rest(_label(reading, each, lang), lang) for each in reading.values}
    heads = dict.fromkeys(begun.pop(str(value)) for value in values)
    others = set(begun.values())
    if not others.isdisjoint(heads) or len(heads) > MAX_LABELS:
        heads = dict.fromkeys(_label(reading, value, lang) for value in values)
    if lang == "en":
        if reading.question["en"].startswith("Which comes first"):
            heads = dict.fromkeys(re.sub(" first$", " comes first", head) for head in heads)
        else:
            heads = dict.fromkeys(map(_begun_small, heads))
        return listing(lang, heads, OR)
    quoted = [message(lang, "label-quoted", label=head) for head in heads]
    return listing(lang, quoted, OR)


def _without_rest(label: str, lang: str) -> str:
    """The beginning of a label, up to what explains it."""
    if lang == "en":
        label = _without_yes_or_no(label)
    head = re.split(r"[:;。]| ?\(", label)[0]
    before, *rest = head.split(", ")
    words = len(before.split())
    is_clause = (words > 1 and len(rest) == 1) or words >= CLAUSE  # else it is a list
    return before if is_clause else head


def _without_yes_or_no(label: str) -> str:
    """What an English label says after yes or no: ``the 2 is still the foul``."""
    rest = re.match(r"(?:Yes|No)(?:[,:;] | \()(.+?)\)?$", label)
    return rest[1] if rest else label


def _begun_small(label: str) -> str:
    """What an English label says, after “if”, unless it begins with a rank such as ``J``."""
    label = _without_yes_or_no(label).removeprefix("If ")
    is_word = label[1:2].islower() or label.startswith("A ")
    return label[:1].lower() + label[1:] if is_word else label


def _yes_or_no(reading: Reading, value: Value) -> str:
    """``yes`` or ``no``, if a value answers the question so: it has that name beside the other, or
    its English label is the only one that begins so."""
    if {*reading.values} - {UNSETTLED} == YES_NO:
        return str(value)
    first = [_first_word(reading, each) for each in reading.values]
    word = _first_word(reading, value)
    return word if word in YES_NO and first.count(word) == 1 else ""


def _first_word(reading: Reading, value: Value) -> str:
    """The first word of an English label, if a pause follows it: ``no`` of ``No, only 3s``."""
    label = reading.label.get(str(value), {}).get("en", "")
    word = re.match(r"\w+(?=$|[,:;]| \()", label)
    return word[0].lower() if word else ""


def _has_numbers(reading: Reading, lang: str) -> bool:
    """Whether all values of a reading are numbers."""
    labels = [_label(reading, value, lang) for value in reading.values if value != UNSETTLED]
    return all(map(_NUMBER.fullmatch, labels))


def _ruling_lines(verdict: VerdictLike, flips: list[Flip], lang: str) -> Iterator[str]:
    """A line for each answer if the house had decided differently."""
    for name in dict.fromkeys(flip.option.name for flip in flips):
        ruling = ruling_text(verdict.table.rulebook.rulings[name], lang)
        own = [flip for flip in flips if flip.option.name == name and flip.value != UNSETTLED]
        for group in _by_answer(own):
            reading, then = group[0].option.reading, _then(verdict, group[0], lang)
            if reading is None:
                change = _condition([(flip.option, flip.value) for flip in group], "or", lang)
                yield message(lang, "say-switch", change=change, then=then)
            else:
                label = _labels(reading, [flip.value for flip in group], lang)
                yield message(lang, "say-against", ruling=ruling, label=label, then=then)


def _then(verdict: VerdictLike, flip: Flip, lang: str) -> str:
    """The answer after a change, or what somebody would have to do first."""
    waits = flip.waits if flip.answer != "yes" else None
    key = f"first-{waits.key.removeprefix('waits-')}" if waits else ""
    if waits and has_message(lang, key):
        return message(lang, key, **with_span({"least": 0, "count": 1, **waits.args}), real=False)
    if flip.miscounted and not asks_for_order(verdict):
        owed = Question(MUST_DO, flip.miscounted.players[0])
        return answer_sentence(owed, dict(flip.miscounted.args), lang, form="then")
    if flip.answer == "depends" and flip.unknown:
        fact = flip.unknown[0]
        key = "table" if fact.about == "table" and not fact.is_statement else fact_ending(fact)
        return card_message(
            lang, f"then-depends-{key}", fact=dependence_text(fact, lang), real=False
        )
    if flip.opened_by_order and flip.answer in OPEN:
        named = (clause.title[lang] for clause in flip.opened_by_order)
        title, *others = (message(lang, "title-quoted", title=each) for each in named)
        return message(lang, "then-order-open", clause=title, others=others)
    if nothing := _nothing_to_decline(verdict, flip):
        return answer_sentence(nothing, [], lang, form="then")
    deed = deed_args(verdict, lang)
    return then_text(verdict.question, flip.answer, lang, verdict.answer, deed=deed)


def _nothing_to_decline(verdict: VerdictLike, flip: Flip) -> Question | None:
    """The question what the player would have to do, if that is nothing, so that there would be
    nothing to decline either."""
    if verdict.question.kind != MAY_DECLINE or flip.answer != "no" or flip.value:
        return None
    due = Question(MUST_DO, verdict.question.seat)
    left = verdict.table.changed(flip.option.name, flip.value).answer(due)
    return due if left.value == [] else None


def _diverging_lines(verdict: VerdictLike, lang: str) -> Iterator[str]:
    """The moves from which on the game would have gone differently: a line each, with the changes
    that do it."""
    flips = [flip for flip in verdict.diverging if flip.value != UNSETTLED]
    for number in sorted({flip.diverges_at for flip in flips}):
        changes = [(flip.option, flip.value) for flip in flips if flip.diverges_at == number]
        then = _not_made_text(verdict, number, lang)
        for on in (False, True):
            if switches := [each for each in changes if not each[0].reading and each[1] is on]:
                change = _condition(switches, "or", lang)
                yield message(lang, "say-switch", change=change, then=then)
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
        named["number"] = move.number
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
            last = {"on": "list-last-titles", "off": "list-last-without"}[kind]
            last = last if join == "or" else "list-last"
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
    """The flips in groups that lead to the same answer, or leave the same open, in order."""
    groups: dict[str, list[Flip]] = {}
    for flip in flips:
        waits = (flip.waits.key, flip.waits.args) if flip.waits else ""
        facts = [(fact.key, fact.args) for fact in flip.unknown[:1]]
        told = facts if flip.answer == "depends" else ""
        opened = [clause.id for clause in flip.opened_by_order]
        groups.setdefault(repr((flip.answer, waits, told, opened)), []).append(flip)
    return list(groups.values())


def _labels(reading: Reading, values: Sequence[Value], lang: str) -> str:
    """The labels of these values, or the one from which or up to which they go."""
    labels = [_label(reading, value, lang) for value in values]
    quoted = [message(lang, "label-quoted", label=label) for label in labels]
    if _has_numbers(reading, lang):
        quoted = [label.lower() for label in labels]
        settled = [value for value in reading.values if value != UNSETTLED]
        if len(labels) > 2 and [*values] == settled[-len(labels) :]:
            return message(lang, "label-from", label=quoted[0])
        if len(labels) > 2 and [*values] == settled[: len(labels)]:
            return message(lang, "label-to", label=quoted[-1])
    if len(quoted) <= MAX_LABELS:
        return listing(lang, quoted, OR)
    listed = message(lang, "list-comma").join(quoted[:MAX_LABELS])
    return message(lang, "label-more", label=listed)


def _label(reading: Reading, value: Value, lang: str) -> str:
    return reading.label.get(str(value), {}).get(lang, str(value))


def change_label(option: Option, value: Value, lang: str) -> str:
    """An option set to a value as a label: ``Without “Suit lock”``, or the label of a reading."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    return message(lang, "change-on" if value else "change-off", title=option.clause.title[lang])
