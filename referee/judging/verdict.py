"""The verdict: an answer, every clause behind it, what flips it, what is open, what unknown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from referee.engine.answer import Answer, Fact
from referee.model.questions import Question
from referee.rulebook.clause import Ruling
from referee.rulebook.rule import Reason

from . import rulings, whatif
from .flip import Flip, PairFlip
from .whatif import pair_flips

if TYPE_CHECKING:
    from referee.table import Table


@dataclass(frozen=True)
class Verdict:
    """What the referee says to one question at one table."""

    table: Table
    question: Question
    _answer: Answer

    @property
    def answer(self) -> Any:
        """``"yes"``, ``"no"``, ``"depends"``, ``"unsettled"``, or the value asked for."""
        return self._answer.value

    @property
    def because(self) -> tuple[Reason, ...]:
        """The reasons, each with its clause."""
        return self._answer.because

    @property
    def unknown(self) -> tuple[Fact, ...]:
        """Facts that nobody knows and that the answer needs."""
        return self._answer.unknown

    @cached_property
    def flips(self) -> tuple[Flip, ...]:
        """Options whose change alone changes the answer, each with that answer."""
        return tuple(whatif.flips(self.table, self.question, self.answer))

    @cached_property
    def pairs(self) -> tuple[PairFlip, ...]:
        """The smallest sets of changes where no single one changes the answer: pairs of options.

        Empty where a single one does. Looked for only when somebody reads this.
        """
        return () if self.flips else tuple(pair_flips(self.table, self.question, self.answer))

    @property
    def open(self) -> tuple[Flip, ...]:
        """The flips that are readings: what the text leaves open."""
        return tuple(flip for flip in self.flips if flip.option.kind == "reading")

    @cached_property
    def ruled(self) -> Mapping[int, tuple[Ruling, ...]]:
        """The house's rulings that single reasons rest on, by the number of the reason."""
        return rulings.behind_reasons(self)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house's rulings (取り決め) that the answer or one of its reasons rests on."""
        return rulings.behind(self)

    @property
    def tone(self) -> str:
        """``yes``, ``no``, ``open`` (unsettled or depends) or ``value``."""
        tones = {"yes": "yes", "no": "no", "depends": "open", "unsettled": "open"}
        is_verdict = isinstance(self.answer, str) and self.question.kind.startswith("may_")
        if self.answer in ("depends", "unsettled") or is_verdict:
            return tones[self.answer]
        return "value"

    def say(self, lang: str = "en") -> str:
        """One plain sentence, then the reasons, then what would change the answer."""
        from . import speech

        return "\n".join(speech.lines(self, lang))

    def to_dict(self, *, pairs: bool = False) -> dict[str, Any]:
        """JSON-ready; ``pairs`` looks for pairs of flips, too."""
        from .speech import reason_text, sentence, spell_fact

        return {
            "question": str(self.question),
            "answer": self.answer,
            "sentence": {lang: sentence(self, lang) for lang in ("ja", "en")},
            "because": [
                {
                    "clause": reason.clause.id,
                    "did": reason.did,
                    "cards": list(reason.cards),
                    "players": list(reason.players),
                    "text": {lang: reason_text(reason, lang) for lang in ("ja", "en")},
                    "rulings": [ruling.decides for ruling in self.ruled.get(at, ())],
                }
                for at, reason in enumerate(self.because)
            ],
            "rulings": [ruling.to_dict() for ruling in self.rulings],
            "flips": [flip.to_dict() for flip in self.flips],
            "open": [flip.to_dict() for flip in self.open],
            **({"pairs": [pair.to_dict() for pair in self.pairs]} if pairs else {}),
            "unknown": [
                {
                    "fact": {lang: spell_fact(fact, lang) for lang in ("ja", "en")},
                    "if_true": fact.if_true,
                    "if_false": fact.if_false,
                }
                for fact in self.unknown
            ],
        }

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """What a notebook shows: the verdict as a card, or its sentences where it shows none."""
        from referee.faces import pictures

        said = self.say(pictures.text_language())
        return {"text/html": pictures.verdict_picture(self), "text/plain": said}

    def clauses(self) -> Iterator[str]:
        """The ids of the clauses behind the answer, each once."""
        yield from dict.fromkeys(reason.clause.id for reason in self.because)

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"<Verdict {self.question}: {self.answer}>"
