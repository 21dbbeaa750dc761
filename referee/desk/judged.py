"""A verdict as the front end draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee import questions as q
from referee.speech import flip_label, reason_text, sentence, spell_fact
from referee.verdict import Verdict
from referee.whatif import Flip

from .words import answer_word, known_word, tone, with_symbols, word

State = dict[str, Any]


def draw_verdict(verdict: Verdict, lang: str) -> State:
    """A verdict as the page shows it."""
    kind, answer = verdict.question.kind, verdict.answer
    return {
        "answer": answer,
        "answerLabel": answer_word(kind, answer, lang),
        "tone": verdict.tone,
        "sentence": with_symbols(sentence(verdict, lang), lang),
        "reasons": [
            {
                "clause": reason.clause.id,
                "title": reason.clause.title[lang],
                "did": reason.did,
                "didLabel": word(lang, f"did-{reason.did}"),
                "text": with_symbols(reason_text(reason, lang), lang),
                "wording": reason.clause.wording[lang],
                "where": reason.clause.where[lang],
                "cards": list(reason.cards),
                "players": list(reason.players),
            }
            for reason in verdict.because
        ],
        "flips": [
            _flip(flip, kind, lang) for flip in verdict.flips if flip.option.kind == "switch"
        ],
        "open": list(_open(verdict, lang)),
        "unknown": [
            {
                "fact": with_symbols(spell_fact(fact, lang), lang),
                "ifTrue": answer_word(kind, fact.if_true, lang) if fact.if_true is not None else "",
                "ifFalse": answer_word(kind, fact.if_false, lang)
                if fact.if_false is not None
                else "",
            }
            for fact in verdict.unknown
        ],
        "plays": draw_plays(verdict, lang),
    }


def _flip(flip: Flip, kind: str, lang: str) -> State:
    return {
        "option": flip.option.name,
        "kind": flip.option.kind,
        "value": flip.value,
        "label": flip_label(flip, lang),
        "answer": flip.answer,
        "answerLabel": answer_word(kind, flip.answer, lang),
        "tone": tone(kind, flip.answer),
    }


def _open(verdict: Verdict, lang: str) -> Iterable[State]:
    """Each open reading once, with the outcome as it is taken now and those of its other values."""
    kind = verdict.question.kind
    for name in dict.fromkeys(flip.option.name for flip in verdict.open):
        flips = [flip for flip in verdict.open if flip.option.name == name]
        option = flips[0].option
        answers: dict[Any, Any] = {flip.value: flip.answer for flip in flips}
        chosen = verdict.table.rulebook.value(name)
        answers.setdefault(chosen, verdict.answer)
        labels = option.reading.label if option.reading else {}
        yield {
            "option": name,
            "question": option.reading.question[lang]
            if option.reading
            else option.clause.title[lang],
            "outcomes": [
                {
                    "value": value,
                    "label": labels.get(str(value), {}).get(lang, str(value)),
                    "answerLabel": answer_word(kind, answers[value], lang),
                    "tone": tone(kind, answers[value]),
                    "chosen": value == chosen,
                }
                for value in option.values
                if value in answers
            ],
        }


def draw_plays(verdict: Verdict, lang: str) -> list[State]:
    if verdict.question.kind != q.WHAT_PLAYS or not isinstance(verdict.answer, dict):
        return []
    return [
        {
            "label": known_word(lang, f"form-{form}") or form,
            "plays": [text.split() for text in texts],
        }
        for form, texts in verdict.answer.items()
        if isinstance(texts, list)
    ]
