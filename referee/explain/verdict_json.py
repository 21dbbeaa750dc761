"""A verdict as JSON-ready data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.i18n.messages import LANGS
from referee.rulebook.rule import Reason
from referee.verdict.flips import Flip
from referee.verdict.interfaces import VerdictLike
from referee.verdict.pair_flips import Pairs

from .other_books_text import OtherBookVerdict
from .reason_text import fact_text, reason_text
from .verdict_text import sentence


def verdict_data(
    verdict: VerdictLike, pairs: Pairs | None, elsewhere: Iterable[OtherBookVerdict[Any]] | None
) -> dict[str, Any]:
    """The whole verdict; with ``pairs`` and the verdicts of other books only if given."""
    search = verdict.flip_search
    return {
        "question": str(verdict.question),
        "answer": verdict.answer,
        "sentence": {lang: sentence(verdict, lang) for lang in LANGS},
        "headline": {lang: verdict.headline(lang) for lang in LANGS},
        "because": [_reason(verdict, index, r) for index, r in enumerate(verdict.because)],
        "background": [_beside(reason) for reason in verdict.background],
        "nearly": [_beside(reason) for reason in verdict.nearly],
        "rulings": [ruling.to_dict() for ruling in verdict.rulings],
        "flips": _flips(verdict.flips),
        **({} if search.is_whole else {"flips_tried": {"tried": search.tried, "of": search.of}}),
        "diverging": _flips(verdict.diverging),
        "open": _flips(flip for flip in verdict.flips if flip.option.kind == "reading"),
        **(pairs.to_dict() if pairs else {}),
        **({} if elsewhere is None else {"elsewhere": [other.to_dict() for other in elsewhere]}),
        "unknown": [
            {
                "fact": {lang: fact_text(fact, lang) for lang in LANGS},
                "if_true": fact.if_true,
                "if_false": fact.if_false,
            }
            for fact in verdict.unknown
        ],
    }


def _reason(verdict: VerdictLike, index: int, reason: Reason) -> dict[str, Any]:
    return {
        "clause": reason.clause.id,
        "did": reason.did,
        "cards": list(reason.cards),
        "players": list(reason.players),
        "text": _texts(reason),
        "sources": [source.to_dict() for source in reason.clause.sources],
        "where": dict(reason.clause.where),
        "rulings": [ruling.decides for ruling in verdict.ruled.get(index, ())],
    }


def _beside(reason: Reason) -> dict[str, Any]:
    return {"clause": reason.clause.id, "text": _texts(reason)}


def _flips(flips: Iterable[Flip]) -> list[dict[str, Any]]:
    return [flip.to_dict() for flip in flips]


def _texts(reason: Reason) -> dict[str, str]:
    return {lang: reason_text(reason, lang) for lang in LANGS}
