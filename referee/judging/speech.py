"""How a verdict is told: one plain sentence, the reasons, then what would change the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from referee.engine.answer import Fact
from referee.engine.protocol import Case
from referee.language.messages import has_message, listing, message
from referee.model.questions import KINDS, Question
from referee.model.values import Value
from referee.rulebook.clause import UNSETTLED, Option, Ruling
from referee.rulebook.rule import Reason
from referee.rulebook.words import ruling_text, setting_label

from .flip import Flip, PairFlip


class Sayable(Protocol):
    """What is told of a verdict."""

    @property
    def table(self) -> Case: ...
    @property
    def question(self) -> Question: ...
    @property
    def answer(self) -> Any: ...
    @property
    def because(self) -> Sequence[Reason]: ...
    @property
    def unknown(self) -> Sequence[Fact]: ...
    @property
    def ruled(self) -> Mapping[int, Sequence[Ruling]]: ...
    @property
    def rulings(self) -> Sequence[Ruling]: ...
    @property
    def flips(self) -> Sequence[Flip]: ...
    @property
    def pairs(self) -> Sequence[PairFlip]: ...


def lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """The verdict line by line."""
    yield sentence(verdict, lang)
    for at, reason in enumerate(verdict.because):
        yield _reason_line(reason, verdict.ruled.get(at, ()), lang)
    for ruling in verdict.rulings:
        option = verdict.table.rulebook.options[ruling.decides]
        change = setting_label(option, [ruling.value], lang)
        cited = ruling_text(ruling, lang)
        yield message(lang, "say-ruling", ruling=cited, change=change, note=ruling.note)
    for fact in verdict.unknown:
        yield fact_line(verdict, fact, lang)
    yield from flip_lines(verdict, lang)


def _reason_line(reason: Reason, rulings: Iterable[Ruling], lang: str) -> str:
    """A reason with its clause, and the rulings that it rests on."""
    title, text = reason.clause.title[lang], reason_text(reason, lang)
    cited = listing(lang, dict.fromkeys(ruling_text(ruling, lang) for ruling in rulings))
    if cited:
        return message(lang, "say-ruled-reason", title=title, ruling=cited, text=text)
    return message(lang, "say-reason", title=title, text=text)


def sentence(verdict: Sayable, lang: str) -> str:
    """The answer as one sentence: ``Chie may not play C10.``"""
    question, answer = verdict.question, verdict.answer
    args: dict[str, object] = {
        "seat": question.seat,
        "other": question.other,
        "rank": question.rank,
        "cards": [str(card) for card in question.cards],
    }
    if question.suit:
        args["suit"] = question.suit
    if isinstance(answer, str):
        key = f"answer-{question.kind}-{answer}"
        if has_message(lang, key):
            return message(lang, key, **args)
        if answer in ("depends", "unsettled"):
            return message(lang, f"answer-{answer}")
    value = value_text(question.kind, answer, lang)
    nothing = f"answer-{question.kind}-nothing"
    if value == message(lang, "value-nothing") and has_message(lang, nothing):
        return message(lang, nothing, **args)
    return message(lang, f"answer-{question.kind}", **args, value=value)


def value_text(kind: str, answer: Any, lang: str) -> str:
    """An answer's value in words."""
    if answer is None:
        return message(lang, "value-open")
    if isinstance(answer, str):
        key = f"value-{answer}"
        return message(lang, key) if has_message(lang, key) else answer
    if isinstance(answer, bool):
        return message(lang, "value-yes" if answer else "value-no")
    if isinstance(answer, list):
        return _list_text(kind, answer, lang)
    if isinstance(answer, dict):
        return _dict_text(kind, answer, lang)
    return str(answer)


def _list_text(kind: str, answer: list[Any], lang: str) -> str:
    if not answer:
        return message(lang, "value-nothing")
    if kind == "what_happens":
        return listing(lang, dict.fromkeys(happening_text(each, lang) for each in answer))
    joiner = message(lang, "value-order-joiner") if KINDS[kind].in_order else None
    words = [value_text(kind, each, lang) for each in answer]
    return joiner.join(words) if joiner else listing(lang, words)


def happening_text(told: dict[str, Any], lang: str) -> str:
    """One effect of ``what happens`` in words."""
    args = {key: value for key, value in told.items() if key not in ("clause", "effect")}
    return message(lang, f"effect-{told['effect']}", **_due(args))


def _dict_text(kind: str, answer: dict[str, Any], lang: str) -> str:
    if kind == "must_give":
        return _gift_text(answer, lang)
    if kind == "must_do":
        return owed_text(answer, lang)
    if kind == "deal":
        key = "value-deal-victim" if "victim" in answer else "value-deal"
        return message(lang, key, **{"more": 0, **answer})
    if kind == "what_plays":
        groups = [
            message(lang, f"plays-{form}", plays=" / ".join(plays))
            for form, plays in answer.items()
            if form != "pass"
        ]
        words = groups + ([message(lang, "plays-pass")] if answer.get("pass") else [])
        return listing(lang, words) or message(lang, "value-nothing")
    pair = "value-score-pair" if kind == "score" else "value-title-pair"
    pairs = [message(lang, pair, seat=seat, title=title) for seat, title in answer.items()]
    return listing(lang, pairs) or message(lang, "value-nothing")


def _gift_text(owed: dict[str, Any], lang: str) -> str:
    if not owed["count"]:
        return message(lang, "gift-none")
    args = {"other": owed["to"], "count": owed["count"], "cards": owed["forced"], "choices": ""}
    args["choices"] = " / ".join(owed["choices"])
    way = "show" if owed.get("show") else "free" if owed.get("free") else "forced"
    some = ("cards" if owed["forced"] else "") + ("choices" if owed["choices"] else "")
    return message(lang, f"gift-{way}" + (f"-{some}" if way == "forced" and some else ""), **args)


def owed_text(owed: dict[str, Any], lang: str) -> str:
    """One thing owed, such as ``may hand over up to 2 cards``."""
    return message(lang, f"must-{owed['do'].replace('_', '-')}", **_due({"to": "", **owed}))


def _due(args: Mapping[str, object]) -> dict[str, object]:
    """What is owed, with how its two numbers stand: ``upto``, ``exact`` or ``between``."""
    if "least" not in args:
        return dict(args)
    least, count = args["least"], args["count"]
    span = "upto" if not least else "exact" if least == count else "between"
    return {"span": span, **args}


def reason_text(reason: Reason, lang: str) -> str:
    """A reason in words, without its clause's title."""
    return message(lang, reason.key, **_counted(reason.args, lang))


def _counted(args: Mapping[str, object], lang: str) -> dict[str, object]:
    """What a reason names, with how many cards that is and whether the field has as many."""
    cards, top = args.get("cards"), str(args.get("top", "")).split()
    many = len(cards) if isinstance(cards, list) else 0
    counts = {"many": many, "topmany": len(top), "fits": many == len(top)}
    told = {"other": "", "count": 0, **counts, **_due(args)}
    if "outcome" in args:
        told["outcome"] = value_text(str(args["asked"]), args["outcome"], lang)
    return told


def spell_fact(fact: Fact, lang: str) -> str:
    """A fact nobody knows, as a statement."""
    return message(lang, f"fact-{fact.key}", **fact.args)


def fact_line(verdict: Sayable, fact: Fact, lang: str) -> str:
    """The fact and, where they are known, the answers either way; some have a line of their own."""
    text, own = spell_fact(fact, lang), f"say-{fact.key}"
    if has_message(lang, own):
        return message(lang, own, **fact.args)
    if fact.if_true is None and fact.if_false is None:
        return message(lang, "say-unknown", fact=text)
    kind = verdict.question.kind
    true, false = (value_text(kind, value, lang) for value in (fact.if_true, fact.if_false))
    return message(lang, "say-depends", fact=text, true=true, false=false)


def flip_lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """What would change the answer: a line an option, and a line more for each other answer."""
    for flips in _alike(verdict.flips):
        flip = flips[0]
        reading = flip.option.reading
        ruling = verdict.table.rulebook.rulings.get(flip.option.name)
        if reading is not None and flip.value == UNSETTLED:
            if ruling is not None:  # the house has settled it
                continue
            title, question = flip.clause.title[lang], reading.question[lang]
            yield message(lang, "say-open", title=title, question=question)
            continue
        other = value_text(verdict.question.kind, flip.answer, lang)
        change = _change_label(flip.option, [each.value for each in flips], lang)
        if ruling is None:
            yield message(lang, f"say-{flip.option.kind}", change=change, answer=other)
        else:
            cited = ruling_text(ruling, lang)
            change = setting_label(flip.option, [each.value for each in flips], lang)
            yield message(lang, "say-against", ruling=cited, change=change, answer=other)
        for warning in flip.warnings:
            yield message(lang, "say-flip-warning", text=warning.say(lang))


def pair_lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """What changes the answer only together; nothing where a single change does."""
    if verdict.flips:
        return
    yield message(lang, "say-pairs" if verdict.pairs else "say-no-pairs")
    for pair in verdict.pairs:
        first, second = (_brief_change(option, value, lang) for option, value in pair.changes)
        answer = value_text(verdict.question.kind, pair.answer, lang)
        yield message(lang, "say-pair", first=first, second=second, answer=answer)


def _brief_change(option: Option, value: Value, lang: str) -> str:
    if option.reading is not None:
        return change_label(option, value, lang)
    return message(lang, "pair-on" if value else "pair-off", title=option.clause.title[lang])


def _alike(flips: Iterable[Flip]) -> list[list[Flip]]:
    """The flips of one reading that bring one answer, together; they keep the order."""
    groups: dict[tuple[str, bool, str], list[Flip]] = {}
    for flip in flips:
        key = (flip.option.name, flip.value == UNSETTLED, repr(flip.answer))
        groups.setdefault(key, []).append(flip)
    return list(groups.values())


def flip_label(flip: Flip, lang: str) -> str:
    """The condition in words: ``Without Suit lock``, or the reading's own label."""
    return _change_label(flip.option, [flip.value], lang)


def change_label(option: Option, value: Value, lang: str) -> str:
    """An option set to a value, as a thing by itself: ``Without Suit lock``."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    title = option.clause.title[lang]
    return message(lang, "change-on" if value else "change-off", title=title)


def _change_label(option: Option, values: list[Value], lang: str) -> str:
    """An option changed to one of these values, as a condition."""
    if option.reading is None:
        title = option.clause.title[lang]
        return message(lang, "flip-on" if values[0] else "flip-off", title=title)
    return setting_label(option, values, lang)
