"""A verdict in one line, as somebody at the table would say it: the answer, and what decides it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from referee.engine.answer import UnknownFact
from referee.i18n.messages import has_message, listing
from referee.model.questions import (
    MAY_PLAY,
    WHAT_HAPPENS,
    WHAT_PLAYS,
)  # fmt: skip
from referee.rulebook.rule import Reason
from referee.verdict.interfaces import Sayable

from .answer_text import outcome
from .pending_text import all_wait, waiting_line
from .reason_text import OPEN, clause_sentence, happening_text, message, reason_text, spell_fact
from .verdict_text import deciding_reason, sentence

MOST = {"en": 86, "ja": 46}
"""So many letters are read at a glance: three lines on a small phone."""
BESIDE = ("misses", "warns", "causes")
"""What a rule did that neither bars nor allows: its title alone would say that it does."""
PENDING = ("owes-", "awaits-")
"""Effects that say no more than what the table waits for."""


def headline(verdict: Sayable, lang: str) -> str:
    """The answer and what decides it, in one line: ``No – Suit lock: only diamonds.`` Where the
    cards cannot lie as they do it says that, too."""
    kept: dict[str, str] = vars(verdict).setdefault("_headlines", {})  # faces say it several times
    if lang not in kept:
        kept[lang] = _odd(verdict, lang) if verdict.table.odd else _plain(verdict, lang)
    return kept[lang]


def _odd(verdict: Sayable, lang: str) -> str:
    if not verdict.question.kind.startswith("may_") or verdict.answer in OPEN:
        return message(lang, "headline-odd-besides", text=_plain(verdict, lang))
    return message(lang, "headline-odd", said=_said(verdict, lang))


def _said(verdict: Sayable, lang: str) -> str:
    """Yes or no, as it is said of a play or of something else."""
    kind = "answer" if verdict.question.kind == MAY_PLAY else "can"
    return message(lang, f"headline-{kind}-{verdict.answer}")


def _plain(verdict: Sayable, lang: str) -> str:
    kind, answer = verdict.question.kind, verdict.answer
    if isinstance(answer, str) and answer in OPEN:
        return _open(verdict, lang)
    if kind.startswith("may_"):
        return _yes_or_no(verdict, lang)
    if kind == WHAT_HAPPENS:
        return _happened(verdict, lang)
    if kind == WHAT_PLAYS and len(sentence(verdict, lang)) > MOST[lang]:
        plays = sum(len(each) for form, each in answer.items() if form != "pass")
        return message(lang, "headline-plays", seat=verdict.question.seat, count=plays)
    return _with_clause(verdict, sentence(verdict, lang), lang)


# ---- yes and no


def _yes_or_no(verdict: Sayable, lang: str) -> str:
    said = _said(verdict, lang)
    reason = deciding_reason(verdict)
    if reason is None:
        why = outcome(verdict.question, verdict.answer, lang)
    else:
        room = MOST[lang] - len(message(lang, "headline-why", said=said, why="."))
        why = _why(reason, room, lang)
    return message(lang, "headline-why", said=said, why=why)


def _why(reason: Reason, most: int, lang: str) -> str:
    """What decides, in few words: of a special rule its title and why it applies here."""
    title, short = _title(reason, lang), _short(reason, lang)
    if not reason.clause.switchable and len(short) <= most:
        return short
    whole = message(lang, "headline-clause", title=title, text=short)
    if len(whole) <= most:
        return whole
    if reason.did in BESIDE and len(short) <= most:
        return short
    return message(lang, "headline-sentence", text=title)


def _short(reason: Reason, lang: str) -> str:
    """A reason in few words where it has such, else its first sentence."""
    key = f"short-{reason.key}"
    text = reason_text(reason, lang, key) if has_message(lang, key) else reason_text(reason, lang)
    return _lowered(_first(text, lang), lang)


def _first(text: str, lang: str) -> str:
    stop = message(lang, "say-stop") + message(lang, "say-joiner")
    head, found, _ = text.partition(stop) if lang == "en" else text.partition("。")
    return head + message(lang, "say-stop") if found else text


def _last(text: str, lang: str) -> str:
    stop = message(lang, "say-stop")
    ends = [at for sign in (stop, "?", "?") for at in [text[:-1].rfind(sign)] if at >= 0]
    return text[max(ends) + 1 :].strip() if ends else text


def _lowered(text: str, lang: str) -> str:
    """Without the capital of a small word, since the text goes on from the answer."""
    word = text.partition(" ")[0]
    small = word in message(lang, "headline-small-words").split()
    return text[0].lower() + text[1:] if small else text


def _title(reason: Reason, lang: str) -> str:
    """The title of a clause without what stands in brackets behind it."""
    title = reason.clause.title[lang]
    return (title.partition(" (")[0] if lang == "en" else title.partition("(")[0]) or title


# ---- open


def _open(verdict: Sayable, lang: str) -> str:
    reason = verdict.because[0] if verdict.because else None
    if verdict.answer == "depends":
        said = _depends(verdict.unknown, lang)
        if said and len(said) <= MOST[lang]:
            return said
        return outcome(verdict.question, verdict.answer, lang, verdict.unknown)
    if reason is None:
        return outcome(verdict.question, verdict.answer, lang)
    short = f"short-{reason.key}"
    text = reason_text(reason, lang, short if has_message(lang, short) else "")
    last = _lowered(_last(text, lang), lang)
    said = message(lang, "headline-unsettled", why=last)
    if len(said) <= MOST[lang]:
        return said
    why = message(lang, "headline-sentence", text=_title(reason, lang))
    return message(lang, "headline-unsettled", why=why)


def _depends(facts: Sequence[UnknownFact], lang: str) -> str:
    """On what an answer depends: the fact that tells most, which comes first."""
    if not facts:
        return ""
    fact, told = facts[0], spell_fact(facts[0], lang).partition(" (")[0].partition("(")[0]
    way = "future" if fact.about == "future" else "whether" if fact.is_statement else "depends"
    return message(lang, f"headline-{way}", fact=told)


# ---- what happened


def _happened(verdict: Sayable, lang: str) -> str:
    """What the last move set off, the first that it did first, then what the table waits for."""
    lines, waiting = _effects(verdict, lang), _waits(verdict, lang)
    if not lines:
        return _with_clause(verdict, waiting or sentence(verdict, lang), lang)
    fits = len(lines[0]) + len(waiting) < MOST[lang]
    kept = [waiting] if waiting and fits else []
    room = MOST[lang] - sum(map(len, kept))
    shown = list(_fitting(lines, room))
    said = message(lang, "say-joiner").join((*shown, *kept))
    several = len({effect.get("clause") for effect in verdict.answer}) > 1
    return said if several else _with_clause(verdict, said, lang)  # no clause did it all


def _waits(verdict: Sayable, lang: str) -> str:
    """Whom the table waits for, unless that is everybody, who begin another round."""
    if _effects(verdict, lang) and all_wait(verdict.table):
        return ""
    return waiting_line(verdict.table, lang)


def _fitting(lines: Sequence[str], room: int) -> Iterator[str]:
    """The lines as long as there is room; the first in any case."""
    for at, line in enumerate(lines):
        room -= len(line) + 1
        if at and room < 0:
            return
        yield line


def _effects(verdict: Sayable, lang: str) -> list[str]:
    """What happened, a sentence each; what is still owed only where nobody is waited for."""
    waits = bool(waiting_line(verdict.table, lang))
    told = [each for each in verdict.answer if not (waits and _is_pending(each))]
    return list(dict.fromkeys(clause_sentence(happening_text(each, lang), lang) for each in told))


def is_told(verdict: Sayable, reason: Reason, lang: str) -> bool:
    """Whether the headline says all that a reason does: in its words, or in those of the effect
    where the two differ in their endings alone (``流れる``, ``流れます``)."""
    said = _bare(headline(verdict, lang))
    if _bare(reason_text(reason, lang)) in said:
        return True
    told = _effect_alike(verdict, reason)
    return bool(told) and _bare(happening_text(told, lang)) in said


def _effect_alike(verdict: Sayable, reason: Reason) -> dict[str, Any]:
    """What happened, if a reason says no more than that; else nothing. English has no endings."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return {}
    said = _bare(reason_text(reason, "en"))
    own = (each for each in verdict.answer if each.get("clause") == reason.clause.id)
    return next((each for each in own if _bare(happening_text(each, "en")) == said), {})


def _bare(text: str) -> str:
    return text.casefold().rstrip(".。")


def left_out(verdict: Sayable, lang: str) -> str:
    """The full sentence, where the line leaves something of it or who is waited for out; else
    empty. Where the cards cannot lie as they do, that and why."""
    said, whole = headline(verdict, lang), sentence(verdict, lang)
    if verdict.table.odd:
        return message(lang, "say-joiner").join([whole, *_oddities(verdict, lang)])
    if verdict.question.kind.startswith("may_") or verdict.answer in OPEN:
        return ""
    if verdict.question.kind != WHAT_HAPPENS:
        return "" if _is_in(said, whole, lang) else whole
    lines, waiting = _effects(verdict, lang), _waits(verdict, lang)
    if not _is_in(said, waiting, lang):
        return message(lang, "say-joiner").join([*lines, waiting])
    return "" if all(_is_in(said, each, lang) for each in lines) else whole


def _is_in(said: str, text: str, lang: str) -> bool:
    return text.removesuffix(message(lang, "say-stop")) in said


def _oddities(verdict: Sayable, lang: str) -> Iterator[str]:
    for fault in verdict.table.odd:
        yield message(lang, "say-odd", fault=message(lang, f"fault-{fault.code}", **fault.args))


def _is_pending(effect: dict[str, Any]) -> bool:
    return str(effect["effect"]).startswith(PENDING)


# ---- the clause


def _with_clause(verdict: Sayable, said: str, lang: str) -> str:
    """With the title of the special rule behind it, where there is room for that."""
    reason = deciding_reason(verdict)
    if reason is None or not reason.clause.switchable or said.endswith("?"):
        return said
    alike = (each for each in verdict.because if each.key == reason.key)
    titles = dict.fromkeys(_title(each, lang) for each in (reason, *alike))
    title = listing(lang, titles)
    if title.casefold() in said.casefold():
        return said
    way = "headline-near" if reason in verdict.nearly else "headline-titled"
    whole = message(lang, way, said=said.removesuffix(message(lang, "say-stop")), title=title)
    return whole if len(whole) <= MOST[lang] else said
