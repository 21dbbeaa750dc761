"""Flips in words: what would change an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.i18n.card_names import cards_together
from referee.i18n.japanese import as_attribute
from referee.i18n.messages import has_message, listing, message
from referee.model.moves import PLAY
from referee.model.questions import (
    IS_OUT,
    MAY_DECLINE,
    MUST_DO,
    MUST_GIVE,
    RANK_OF,
    RANKS,
    SCORE,
    TITLES,
    WHAT_HAND,
    WHAT_HAPPENS,
    WHAT_PLAYS,
    WHOSE_TURN,
    Question,
)
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Clause, Option, Reading, ruling_text, setting_label
from referee.verdict.background import is_added
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
from .reading_text import (
    MAX_LABELS,
    MAX_TITLES,
    OR,
    ORDERS,
    are_all_but,
    given_statement,
    has_numbers,
    plain_yes_or_no,
    statement_of_several,
    tables_that,
    value_heads,
    value_label,
    value_labels,
    with_small_letter,
    yes_or_no,
)
from .reason_text import dependence_text, fact_ending

MAX_OUTCOMES = 3
"""How many answers to one open reading a verdict in words lists unless all are asked for."""
TELLING = (SCORE, RANKS, RANK_OF, TITLES, MUST_GIVE, WHAT_HAND)
"""Questions whose other answer isn’t clear from the reason, as “no” is from a reason for “yes”."""
_ENDS_AS_VERB = re.compile(r"(?:[うくぐすぬぶむるいた]|(?<!ず)つ)$")
"""A Japanese label that may stand before a noun as it is, such as 流れない."""
PASSING = ("mark-", "skips", "cleared", "leads", "turn-to")
"""The names of effects that only matter if the game goes on begin with these."""
NOBODY = "nobody"


def change_lines(
    verdict: VerdictLike,
    lang: str,
    *,
    everything: bool = False,
    named: Clause | None = None,
    reasons: Iterable[Clause] = (),
) -> Iterator[str]:
    """What would change the answer, or the game before it.

    A line for each other answer with the switches that lead to it, a line for each open reading
    with the answers under its values (before the switches if the answer is open), a line for each
    ruling of the house that decides it, and a line for each move that would not have been legal.
    Unless ``everything`` is asked for, only the change that is worth telling, if there is one.
    ``reasons``: the clauses of the lines before these, the last of which names the clause
    ``named``.
    """
    shown = _told(verdict, lang)
    if not everything:
        shown = _worth_telling(verdict, shown, [*reasons])
    ruled = verdict.table.rulebook.rulings
    free = [flip for flip in shown if flip.option.name not in ruled]
    switches = [flip for flip in free if not flip.option.reading]
    readings = [flip for flip in free if flip.option.reading]
    kinds = [
        _switch_lines(verdict, switches, lang, everything=everything, named=named),
        _reading_lines(verdict, readings, lang, everything=everything),
    ]
    yield from [*kinds[1], *kinds[0]] if verdict.answer in OPEN else [*kinds[0], *kinds[1]]
    yield from _ruling_lines(verdict, [f for f in shown if f.option.name in ruled], lang)
    yield from _diverging_lines(verdict, lang) if everything else ()


def changes_left_out(verdict: VerdictLike, lang: str) -> int:
    """How many changes that would change the answer a verdict in short doesn’t tell: rules, and
    open readings."""
    told = _told(verdict, lang)
    named = {flip.option.name for flip in _worth_telling(verdict, told, [])}
    return len({flip.option.name for flip in told} - named)


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


def _worth_telling(
    verdict: VerdictLike, flips: Sequence[Flip], reasons: Sequence[Clause]
) -> list[Flip]:
    """The change that a verdict in short tells: an open reading that decides, unless the table has
    settled it itself, first one of a rule that it has added, and one of the clauses behind the
    answer; else that without a rule of the house, if the reason for the answer doesn’t tell as
    much. If the answer is open, the reading that leaves it open, with its answers.
    """
    ranks = {clause.id: rank for rank, clause in enumerate(reasons)}
    value = verdict.table.rulebook.value

    def rank(flip: Flip) -> tuple[bool, bool, int]:
        is_usual = value(flip.option.name) == flip.option.default
        is_own = is_added(verdict.table, flip.clause) and bool(flip.option.reading)
        is_own = is_own and verdict.question.kind != WHAT_PLAYS  # of many plays
        return is_usual, not is_own, ranks.get(flip.clause.id, len(ranks))

    flips = sorted(flips, key=rank)
    if verdict.answer in OPEN:
        left = [f for f in flips if f.option.reading and value(f.option.name) == UNSETTLED]
        return [flip for flip in left if flip.option.name == left[0].option.name]
    nothing = verdict.question.kind == WHAT_HAPPENS
    settled = [f for f in flips if f.answer not in OPEN and not (nothing and f.answer == [])]
    chosen = verdict.table.rulebook.choices  # the table has settled these itself
    flips = [flip for flip in flips if not (flip.option.reading and flip.option.name in chosen)]
    settled = [flip for flip in settled if flip in flips]
    readings = [f for f in settled if f.option.kind == "reading" and f.value != UNSETTLED]
    readings = readings or [f for f in flips if f.value == UNSETTLED]
    if readings:
        own = [flip for flip in readings if flip.option.name == readings[0].option.name]
        return _by_answer(own)[0]
    if verdict.question.kind not in TELLING:
        return []
    houses = [f for f in settled if f.value is False and not f.clause.on_by_default]
    return [flip for flip in houses if _says_something(flip)][:1]


def _says_something(flip: Flip) -> bool:
    """Whether another answer is more than that nothing would be decided yet."""
    if not isinstance(flip.answer, (dict, list)):
        return True
    return any(each is not None for each in flip.answer)


def _adds(flip: Flip) -> bool:
    """Whether a rule has to be added for it."""
    return not flip.option.reading and bool(flip.value)


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
            label = value_labels(reading, [verdict.table.rulebook.value(name)], lang)
            yield message(lang, "say-open", question=question, label=label)
            continue
        groups = _by_answer(settled)
        if len(groups) > MAX_OUTCOMES and not everything:
            yield message(lang, "say-reading", question=question, outcomes=message(lang, "say-so"))
            continue
        if (whole := _of_whole_question(verdict, groups, lang)) and not everything:
            yield whole
            continue
        outcomes = _outcomes(verdict, groups, lang)
        present = places_reading(verdict, own)
        if present is not None and not yes_or_no(reading, groups[0][0].value):
            label = value_labels(reading, [present], lang)
            if len(groups) == 1 and len(settled) == len({*reading.values} - {UNSETTLED}) - 1:
                then = _then(verdict, groups[0][0], lang)
                outcomes = message(lang, "say-if-other", label=label, then=then)
            else:
                here = message(lang, "say-here", label=label)
                outcomes = message(lang, "say-joiner").join([here, outcomes])
        if (reading.among or reading.orders) and asks_for_order(verdict):
            yield outcomes  # the answer asks it already
        else:
            yield message(lang, "say-reading", question=question, outcomes=outcomes)


def _of_whole_question(verdict: VerdictLike, groups: list[list[Flip]], lang: str) -> str:
    """The outcome at tables which answer the question of a reading otherwise, as one sentence: ``At
    tables where a joker counts, Ben couldn’t.``

    Empty if there are several outcomes or the answer is open, and in English if the words of the
    reading make no such sentence.
    """
    flips = groups[0]
    reading = flips[0].option.reading
    if reading is None or len(groups) > 1 or verdict.answer in OPEN:
        return ""
    values, name = [flip.value for flip in flips], flips[0].option.name
    present, then = verdict.table.rulebook.value(name), _then(verdict, flips[0], lang)
    tables = given_statement(reading, values, lang) if len(values) <= MAX_LABELS else ""
    if not tables and are_all_but(reading, values, present):
        places: list[Value] = [*reading.values]  # the value next to the present one, for example
        next_to = min(values, key=lambda each: abs(places.index(each) - places.index(present)))
        tables = given_statement(reading, [next_to], lang)
    if not tables and lang == "ja":
        tables = tables_that(reading, values, present)
    elif not tables:
        tables = statement_of_several(reading, values, present)
    return tables and message(lang, "say-at-tables", label=tables, then=then)


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
    texts = [
        _if_read(verdict, group, _then(verdict, group[0], lang), lang, is_first=not number)
        for number, group in enumerate(groups)
    ]
    if is_whole and verdict.answer in OPEN:
        texts[-1] = message(lang, "say-else", then=_then(verdict, groups[-1][0], lang))
    return message(lang, "say-joiner").join(texts)


def _if_read(
    verdict: VerdictLike, flips: Sequence[Flip], then: str, lang: str, *, is_first: bool = True
) -> str:
    """The outcome if a reading has one of the values of these flips: ``Some tables say yes; there,
    Ben could.`` If the answer is open: ``If so, Ben could.``"""
    reading = flips[0].option.reading
    if reading is None:
        return then
    values = [flip.value for flip in flips]
    said = yes_or_no(reading, values[0]) if len(values) == 1 else ""
    present = verdict.table.rulebook.value(flips[0].option.name)
    if are_all_but(reading, values, present):
        here = yes_or_no(reading, present)
        said = {"no": "yes", "yes": "no"}.get(here, "")
        if not said and len(values) > MAX_TITLES:
            label = value_labels(reading, [present], lang)
            return message(lang, "say-if-other", label=label, then=then)
    key = "say-if-read" if verdict.answer in OPEN else "say-tables"
    if lang == "ja":
        return message(lang, key, label=_kind_of_table(reading, values, said), then=then)
    label = _short_labels(reading, values, lang)
    kind = said or ("number" if has_numbers(reading, lang) else "other")
    place = "first" if is_first else "later"
    return message(lang, key, said=kind, label=label, place=place, then=then)


def _kind_of_table(reading: Reading, values: Sequence[Value], said: str) -> str:
    """In Japanese, what tables do that give a reading one of these values, before 卓: ``流れる``.

    ``said``: whether all of these values are yes, or no.
    """
    if said and (len(values) > 1 or plain_yes_or_no(reading, values[0])):
        return as_attribute(reading.question["ja"], holds=said == "yes", brief=True)
    if has_numbers(reading, "ja"):
        return f"{value_labels(reading, values, 'ja')}の"
    heads = dict.fromkeys(value_heads(reading, values, "ja"))
    if len(heads) > 1:
        quoted = [message("ja", "label-quoted", label=head) for head in heads]
        return f"{listing('ja', quoted, OR)}とする"
    head = next(iter(heads))
    if head.endswith("が先"):
        return f"{head}の"
    is_short = _ENDS_AS_VERB.search(head) and not re.search("[は。]", head)
    return head if is_short else f"「{head}」とする"


def _short_labels(reading: Reading, values: Sequence[Value], lang: str) -> str:
    """The labels of these values after “if”, without what explains them unless that tells them from
    the others: ``the same number each``."""
    if lang == "en" and has_numbers(reading, lang):
        return value_labels(reading, values, lang)
    heads = dict.fromkeys(value_heads(reading, values, lang))
    if len(heads) > MAX_LABELS:
        heads = dict.fromkeys(value_label(reading, value, lang) for value in values)
    if lang == "en":
        if reading.question["en"].startswith(ORDERS):
            heads = dict.fromkeys(re.sub(" first$", " comes first", head) for head in heads)
        else:
            heads = dict.fromkeys(map(with_small_letter, heads))
        return listing(lang, heads, OR)
    quoted = [message(lang, "label-quoted", label=head) for head in heads]
    return listing(lang, quoted, OR)


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
                label = value_labels(reading, [flip.value for flip in group], lang)
                yield message(lang, "say-against", ruling=ruling, label=label, then=then)


def _then(verdict: VerdictLike, flip: Flip, lang: str) -> str:
    """The answer after a change, or what somebody would have to do first."""
    waits = flip.waits if flip.answer != "yes" else None
    key = f"first-{waits.key.removeprefix('waits-')}" if waits else ""
    if waits and has_message(lang, key):
        args = {"least": 0, "count": 1, **waits.args, "answers": ""}  # the change names the rule
        return message(lang, key, **with_span(args), real=False)
    if flip.miscounted and not asks_for_order(verdict):
        owed = Question(MUST_DO, flip.miscounted.players[0])
        due = answer_sentence(owed, dict(flip.miscounted.args), lang, form="then")
        count = flip.miscounted.args.get("count")
        if not isinstance(count, int) or len(verdict.question.cards) <= count:
            return due
        asked = then_text(verdict.question, flip.answer, lang, deed=deed_args(verdict, lang))
        return card_message(lang, "say-joiner").join([asked, due])
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
        if flip.option.reading and any(reason.key == "debt-free" for reason in verdict.because):
            return message(lang, "then-not-offered", seat=verdict.question.seat)
        return answer_sentence(nothing, [], lang, form="then")
    if _waits_to_be_out(verdict, flip):
        return message(lang, "then-is_out-waiting", seat=verdict.question.seat)
    deed = deed_args(verdict, lang)
    return then_text(verdict.question, flip.answer, lang, verdict.answer, deed=deed)


def _waits_to_be_out(verdict: VerdictLike, flip: Flip) -> bool:
    """Whether the player would hold no card and go out only when others are done."""
    if verdict.question.kind != IS_OUT or flip.answer != "no":
        return False
    changed = verdict.table.changed(flip.option.name, flip.value)
    reasons = changed.answer(verdict.question).because
    return any(reason.key == "going_out-waiting" for reason in reasons)


def _nothing_to_decline(verdict: VerdictLike, flip: Flip) -> Question | None:
    """The question what the player would have to do, if that is nothing, so that there would be
    nothing to decline either."""
    if verdict.question.kind != MAY_DECLINE or flip.answer != "no":
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
            label = value_labels(option.reading, [value], lang)
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


def change_label(option: Option, value: Value, lang: str) -> str:
    """An option set to a value as a label: ``Without “Suit lock”``, or the label of a reading."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    return message(lang, "change-on" if value else "change-off", title=option.clause.title[lang])
