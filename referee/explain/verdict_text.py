"""How a verdict is told: one plain sentence, the reasons, then what would change the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.engine.answer import UnknownFact
from referee.i18n.messages import has_message, listing
from referee.model.questions import WHAT_HAPPENS, WHOSE_TURN, Question
from referee.rulebook.clause import Ruling
from referee.rulebook.option_text import ruling_text, setting_label
from referee.rulebook.rule import Reason
from referee.verdict.interfaces import Sayable

from .answer_text import outcome, then
from .flip_text import diverging_lines, flip_lines
from .pending_text import waiting_line
from .reason_text import message, reason_text, spell_fact


def lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """The verdict line by line."""
    yield sentence(verdict, lang)
    for fault in verdict.table.odd:
        yield message(lang, "say-odd", fault=fault.say(lang))
    for at, reason in enumerate(verdict.because):
        yield _reason_line(reason, verdict.ruled.get(at, ()), lang)
    for reason in verdict.nearly:
        yield _reason_line(reason, (), lang)
    for ruling in verdict.rulings:
        option = verdict.table.rulebook.options[ruling.decides]
        change = setting_label(option, [ruling.value], lang)
        cited = ruling_text(ruling, lang)
        yield message(lang, "say-ruling", ruling=cited, change=change, note=ruling.note)
    for fact in verdict.unknown:
        yield fact_line(verdict, fact, lang)
    yield from flip_lines(verdict, lang)
    yield from diverging_lines(verdict, lang)
    if not (search := verdict.flip_search).is_whole:
        yield message(lang, "say-flips-left", tried=search.tried, of=search.of)


def _reason_line(reason: Reason, rulings: Iterable[Ruling], lang: str) -> str:
    """A reason with its clause, and the rulings that it rests on."""
    title, text = reason.clause.title[lang], reason_text(reason, lang)
    cited = listing(lang, dict.fromkeys(ruling_text(ruling, lang) for ruling in rulings))
    if cited:
        return message(lang, "say-ruled-reason", title=title, ruling=cited, text=text)
    return message(lang, "say-reason", title=title, text=text)


def sentence(verdict: Sayable, lang: str) -> str:
    """The answer as one sentence: ``Chie may not play ♣10.``"""
    if verdict.question.kind == WHAT_HAPPENS and verdict.answer == []:
        return _quiet(verdict, lang)
    return outcome(verdict.question, verdict.answer, lang, verdict.unknown)


def _quiet(verdict: Sayable, lang: str) -> str:
    """That nothing happens, with who comes next, or whom the table waits for and for what."""
    if waiting := waiting_line(verdict.table, lang):
        return waiting
    asked = Question(WHOSE_TURN)
    turn = verdict.table.answer(asked).value
    if turn in verdict.table.seats:
        return message(lang, "answer-what_happens-quiet", seat=turn)
    if isinstance(turn, list) and turn:
        return outcome(asked, turn, lang)
    return outcome(verdict.question, verdict.answer, lang)


def deciding(verdict: Sayable, lang: str) -> str:
    """What decides, in one sentence with its clause: ``The field is locked to diamonds, and ♣10
    does not fit (Suit lock).`` Empty where there is nothing to say."""
    reason = deciding_reason(verdict)
    if reason is None:
        return ""
    text = _without_stop(reason_text(reason, lang), lang)
    return message(lang, "say-why", text=text, title=reason.clause.title[lang])


def deciding_reason(verdict: Sayable) -> Reason | None:
    """What decides: a special rule before the basics, and what nearly happened before them. What
    else may be done decides nothing."""
    told = [each for each in (*verdict.because, *verdict.nearly) if each.did != "offers"]
    special = next((reason for reason in told if reason.clause.switchable), None)
    if special is not None or not told or verdict.answer == "yes":
        return special
    return told[0]


def _without_stop(text: str, lang: str) -> str:
    """A sentence without its full stop, so that a bracket can follow."""
    return text.removesuffix(message(lang, "say-stop"))


def fact_line(verdict: Sayable, fact: UnknownFact, lang: str) -> str:
    """The fact and, where they are known, the answers either way; some have a line of their own."""
    text, own = spell_fact(fact, lang), f"say-{fact.key}"
    if has_message(lang, own):
        return message(lang, own, **fact.args)
    if fact.if_true is None and fact.if_false is None:
        return message(lang, "say-unknown", fact=text, about=fact.about)
    if fact.if_false is None:
        true = then(verdict.question, fact.if_true, lang)
        return message(lang, "say-if-so", fact=text, true=true)
    true, false = (then(verdict.question, each, lang) for each in (fact.if_true, fact.if_false))
    if true == false:
        return message(lang, "say-turns-on", fact=text)
    return message(lang, "say-depends", fact=text, true=true, false=false)
