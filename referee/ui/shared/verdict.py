"""A verdict as the page draws it: plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.errors import RefereeError, UnknownName
from referee.explain.answer_text import deed_args, happening_text
from referee.explain.flip_text import change_label
from referee.explain.headline import omitted_text, unsaid_text
from referee.explain.other_books_text import OtherBookVerdict
from referee.explain.reason_text import fact_text
from referee.explain.scope_text import scope_lines
from referee.explain.verdict_text import deciding_line, sentence
from referee.i18n.messages import listing
from referee.model import questions as q
from referee.model.questions import Question
from referee.rulebook.clause import Ruling, ruling_text, setting_label
from referee.rulebook.rule import Reason
from referee.table import Table, Verdict
from referee.ui.session import State
from referee.verdict.flips import Flip
from referee.verdict.pair_flips import PairFlip, Pairs

from .labels import answer_word, tone, word


def draw_verdict(
    verdict: Verdict, lang: str, *, pairs: Pairs | None = None, with_flips: bool = True
) -> State:
    """A verdict as the page shows it; ``pairs``: the pairs of changes that change it.

    Without its flips, which take longer than the verdict, ``flips`` is null.
    """
    drawn = {
        "answer": verdict.answer,
        **draw_headline(verdict, lang),
        "sentence": sentence(verdict, lang),
        "rest": omitted_text(verdict, lang),
        "why": deciding_line(verdict, lang),
        "reasons": draw_reasons(verdict, lang, with_flips=with_flips),
        "rulings": [],
        "flips": None,
        "open": [],
        "pairs": None,
        "unknown": [
            {
                "fact": fact_text(fact, lang),
                "ifTrue": "" if fact.if_true is None else _word(verdict, fact.if_true, lang),
                "ifFalse": "" if fact.if_false is None else _word(verdict, fact.if_false, lang),
            }
            for fact in verdict.unknown
        ],
        "plays": draw_plays(verdict, lang),
    }
    if with_flips:
        drawn |= _draw_flips(verdict, lang)
    if pairs is not None:
        is_whole = pairs.is_whole
        drawn["pairs"] = [_pair(pair, verdict, lang) for pair in pairs.found]
        drawn["pairsLeft"] = (
            "" if is_whole else word(lang, "pairs-left", tried=pairs.tried, of=pairs.of)
        )
    return drawn


def _draw_flips(verdict: Verdict, lang: str) -> State:
    """The flips, and the rulings that the answer and its flips rest on."""
    flips = [flip for flip in verdict.flips if flip.option.kind == "switch"]
    drawn: State = {
        "rulings": [_ruling(verdict, ruling, lang) for ruling in verdict.rulings],
        "flips": [_flip(flip, verdict, lang) for flip in flips],
        "open": list(_open(verdict, lang)),
    }
    search = verdict.flip_search
    if not search.is_whole:
        drawn["flipsLeft"] = word(lang, "flips-left", tried=search.tried, of=search.of)
    return drawn


def draw_headline(verdict: Verdict, lang: str) -> State:
    """The headline of a verdict, the answer in it, and its tone."""
    return {
        "answerLabel": _word(verdict, verdict.answer, lang),
        "tone": verdict.tone,
        "headline": verdict.headline(lang),
    }


def _word(verdict: Verdict, answer: Any, lang: str) -> str:
    """An answer to the question of a verdict in a word or two."""
    return answer_word(verdict.question.kind, answer, lang, deed_args(verdict, lang))


def draw_reasons(verdict: Verdict, lang: str, *, with_flips: bool = True) -> list[State]:
    """The reasons with their clauses; those that follow from the flips only with them.

    A reason that the headline tells already is drawn without its text, and not at all if the same
    clause does the same in another reason.
    """
    behind = verdict.background if with_flips else verdict.acted
    reasons = [*verdict.because, *behind, *verdict.nearly]
    unsaid = [unsaid_text(verdict, reason, lang) for reason in reasons]
    drawn_acts = {_act(reason) for reason, text in zip(reasons, unsaid, strict=True) if text}
    drawn = []
    for index, (reason, text) in enumerate(zip(reasons, unsaid, strict=True)):
        rulings = verdict.ruled.get(index, ())
        if not text and _act(reason) in drawn_acts and not rulings:
            continue
        drawn_acts.add(_act(reason))
        drawn.append(_reason(reason, rulings, text, lang))
    return drawn


def _act(reason: Reason) -> tuple[str, str]:
    return reason.clause.id, reason.did


def _reason(reason: Reason, rulings: Iterable[Ruling], text: str, lang: str) -> State:
    """A reason with its clause; ``ruling`` cites the rulings of the house that it rests on."""
    return {
        "clause": reason.clause.id,
        "title": reason.clause.title[lang],
        "did": reason.did,
        "didLabel": word(lang, f"did-{reason.did}"),
        "text": text,
        "wording": reason.clause.wording[lang],
        "where": reason.clause.cited(lang),
        "cards": list(reason.cards),
        "players": list(reason.players),
        "ruling": listing(lang, dict.fromkeys(ruling_text(ruling, lang) for ruling in rulings)),
    }


def _ruling(verdict: Verdict, ruling: Ruling, lang: str) -> State:
    """A ruling that the verdict rests on: what was decided, when, and why."""
    option = verdict.table.rulebook.options[ruling.decides]
    return {
        "option": ruling.decides,
        "label": setting_label(option, [ruling.value], lang),
        "ruling": ruling_text(ruling, lang),
        "note": ruling.note,
    }


def _against(verdict: Verdict, option: str, lang: str) -> str:
    """The ruling that a change of this option would contradict; empty if there isn't one."""
    ruling = verdict.table.rulebook.rulings.get(option)
    return ruling_text(ruling, lang) if ruling else ""


def _flip(flip: Flip, verdict: Verdict, lang: str) -> State:
    kind = verdict.question.kind
    return {
        "option": flip.option.name,
        "kind": flip.option.kind,
        "value": flip.value,
        "label": change_label(flip.option, flip.value, lang),
        "answer": flip.answer,
        "answerLabel": word(lang, "answer-waits")
        if flip.waits
        else _word(verdict, flip.answer, lang),
        "tone": "open" if flip.waits else tone(kind, flip.answer),
        "ruling": _against(verdict, flip.option.name, lang),
        "warnings": [warning.say(lang) for warning in flip.warnings],
    }


def _pair(pair: PairFlip, verdict: Verdict, lang: str) -> State:
    """Two changes that change the answer only together."""
    return {
        "options": {option.name: value for option, value in pair.changes},
        "labels": [change_label(option, value, lang) for option, value in pair.changes],
        "answerLabel": _word(verdict, pair.answer, lang),
        "tone": tone(verdict.question.kind, pair.answer),
    }


def _open(verdict: Verdict, lang: str) -> Iterable[State]:
    """Each open reading with the outcome of every value, the present one among them."""
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
            "ruling": _against(verdict, name, lang),
            "outcomes": [
                {
                    "value": value,
                    "label": labels.get(str(value), {}).get(lang, str(value)),
                    "answerLabel": _word(verdict, answers[value], lang),
                    "tone": tone(kind, answers[value]),
                    "chosen": value == chosen,
                }
                for value in option.values
                if value in answers
            ],
        }


def draw_plays(verdict: Verdict, lang: str) -> list[State]:
    """The possible plays by their form, if the question asks for them."""
    if verdict.question.kind != q.WHAT_PLAYS or not isinstance(verdict.answer, dict):
        return []
    return [
        {
            "label": word(lang, f"form-{form}"),
            "plays": [text.split() for text in texts],
        }
        for form, texts in verdict.answer.items()
        if isinstance(texts, list)
    ]


# ---- what a move changed

TELL_THE_MOVE = (
    *("bid-made", "call-made", "value-bid", "colour-called", "suit-called", "meeple-placed"),
    *("card-discarded", "discarded", "skat-put-away", "cards-laid-down", "handed-over"),
    *("hands-swapped", "drawn", "card-turned-up", "shown"),
)
"""Effects that tell a move again if they name nobody and nothing that the move doesn't name."""


def draw_changes(table: Table, lang: str) -> list[State]:
    """The effects of the last move, each with the title of the clause behind it.

    An effect that only tells the move again isn't one.
    """
    try:
        verdict = table.ask(Question(q.WHAT_HAPPENS))
    except RefereeError:
        return []
    if not isinstance(verdict.answer, list):
        return [{"text": sentence(verdict, lang), "clause": ""}]
    titles = {clause.id: clause.title[lang] for clause in table.rulebook.book.clauses}
    changes = {
        happening_text(event, lang): titles.get(event.get("clause", ""), "")
        for event in verdict.answer
        if not _tells_the_move(event, table)
    }
    return [{"text": text, "clause": clause} for text, clause in changes.items()]


def _tells_the_move(event: State, table: Table) -> bool:
    move = table.steps[-1].move if table.steps else None
    if move is None or event["effect"] not in TELL_THE_MOVE:
        return False
    named = {move.seat, move.other, move.suit, move.number, *map(str, move.named)}
    told = [event.get(key, ()) for key in ("seat", "to", "other", "suit", "number")]
    return {str(each) for each in (*told, *event.get("cards", ())) if each != ()} <= named


# ---- the verdicts of other books


class OtherBooksPanel:
    """The opened list of other books' answers, and the one verdict that is shown in full.

    It belongs to the verdict that it was opened for and is closed for any other verdict, so that
    the other books are only asked when somebody looks.
    """

    def __init__(self) -> None:
        self._verdict: Verdict | None = None
        self._book = ""

    def open(self, verdict: Verdict | None, book: str | None) -> None:
        """Opens the list, or the whole verdict of one book.

        Raises ``UnknownName`` for a book that cannot have the table.
        """
        known = [other.book for other in verdict.elsewhere] if verdict and book else []
        if book and book not in known:
            raise UnknownName("book", book, known)
        self._verdict, self._book = verdict, book or ""

    def draw(self, verdict: Verdict | None, lang: str) -> State:
        """The field ``elsewhere`` of a state; empty if there is no verdict."""
        if verdict is None:
            return {}
        if verdict is not self._verdict:
            return {"elsewhere": None}
        others = sorted(verdict.elsewhere, key=lambda other: other.same)
        shown = next((_whole(other, lang) for other in others if other.book == self._book), None)
        return {"elsewhere": {"answers": [_other(other, lang) for other in others], "shown": shown}}


class ScopePanel:
    """What a verdict rests on, once somebody has opened it. Any other verdict closes it: to find
    out takes many questions."""

    def __init__(self) -> None:
        self._verdict: Verdict | None = None

    def open(self, verdict: Verdict | None) -> None:
        """Opens it for this verdict."""
        self._verdict = verdict

    def draw(self, verdict: Verdict | None, lang: str) -> State:
        """The field ``scope`` of a state; empty if there is no verdict."""
        if verdict is None:
            return {}
        is_open = verdict is self._verdict
        return {"scope": [*scope_lines(verdict.scope, lang)] if is_open else None}


def _other(other: OtherBookVerdict[Verdict], lang: str) -> State:
    return {
        "book": other.book,
        "title": other.title[lang],
        "answerLabel": _word(other.verdict, other.answer, lang),
        "tone": other.verdict.tone,
        "same": other.same,
    }


def _whole(other: OtherBookVerdict[Verdict], lang: str) -> State:
    """The full verdict of another book, without pairs: those are only searched at its own table."""
    drawn = draw_verdict(other.verdict, lang)
    del drawn["pairs"]
    return {"book": other.book, "title": other.title[lang], "verdict": drawn}
