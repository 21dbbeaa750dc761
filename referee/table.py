"""Tables, verdicts, and the errors for illegal moves.

A :class:`Table` gives a :class:`Verdict` on each question. A verdict has its table, and the error
of an illegal move has the verdict that says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from .display import mime_bundle
from .engine.answer import Answer, UnknownFact
from .errors import Fault, RefereeError
from .explain.answer_text import OPEN
from .explain.headline import headline
from .explain.other_books_text import OtherBookVerdict, other_book_lines
from .explain.scope_text import scope_data, scope_lines
from .explain.verdict_json import verdict_data
from .explain.verdict_text import verdict_lines
from .i18n.messages import message
from .model.description import Description
from .model.moves import Move
from .model.questions import Question, legality_question
from .notation.header import table_warnings
from .notation.json import write_data
from .notation.question_reader import question_in_text, read_question
from .notation.questions import check_question
from .notation.writer import write_text
from .rulebook.clause import Ruling
from .rulebook.rule import Reason
from .rulebook.rulebook import Rulebook
from .verdict.background import acted_reasons, background_reasons
from .verdict.case import TableCase
from .verdict.chosen_readings import READING, chosen_reading_reasons, left_out_reasons
from .verdict.errors import Refused
from .verdict.flips import MAX_ANSWERS, Flip, Flips, FlipSearch
from .verdict.other_books import verdicts_by_other_books
from .verdict.pair_flips import DEFAULT_EFFORT, Effort, PairFlip, Pairs, PairSearch
from .verdict.rulings import rulings_behind, rulings_by_reason
from .verdict.scope import Scope, scope_of


class Table(TableCase):
    r"""An immutable table. ``description``: as described; ``steps``: the results of the moves.

    >>> import referee
    >>> table = referee.read("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  Ben: D7")
    >>> table.ask("whose turn").answer
    'Aki'
    >>> locked = table.play("Aki: D9")
    >>> locked.ask("may Ben play C10").answer
    'no'
    >>> locked.with_options(suit_lock=False).ask("may Ben play C10").answer
    'yes'
    >>> locked.under(table.rulebook.replace(suit_lock=False)).ask("may Ben play C10").answer
    'yes'
    >>> print(table.back().flattened())
    rules: offkai
    seats: Aki, Ben
    turn: Ben
    field: Aki D4
    state: may be out Aki
    <BLANKLINE>
    >>> table.to_dict()["play"]
    ['Aki: D4', 'Ben: D7']
    >>> table.answer(table.ask("may Ben pass").question).value
    'no'

    The constructor raises ``UnknownName`` (book, option), ``ImpossibleTable`` (all faults at once),
    ``IllegalPlay`` (an illegal move that isn't marked as standing).
    """

    def __init__(
        self,
        description: Description,
        rules: Rulebook | None = None,
        *,
        force: bool = False,
        canonical: bool = False,
    ) -> None:
        """``force``: illegal moves stand; ``canonical``: the description is in canonical words."""
        try:
            super().__init__(description, rules, force=force, canonical=canonical)
        except Refused as refused:
            raise self._illegal(refused) from None

    def _illegal(self, refused: Refused) -> IllegalPlay:
        """The error of an illegal move, with the verdict at the table before it."""
        moves = self.description.play[: len(self.steps)]
        before = self._with_moves(moves, self.steps, self.opened)
        verdict = Verdict(before, legality_question(refused.move), refused.answer)
        if refused.candidates:
            return AmbiguousPlay(verdict, refused.candidates, refused.line)
        return IllegalPlay(verdict, refused.line)

    # ---- questions

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """The questions of the text's ``ask:`` part."""
        described, deck = self.description, self.rulebook.deck
        return tuple(
            question_in_text(described, deck, index) for index in range(len(described.ask))
        )

    def ask(self, question: str | Question) -> Verdict:
        """The verdict on a question.

        Raises ``ParseError`` if the question can't be read, ``UnknownName`` if the book's family
        doesn't answer it or if it names a seat that the table doesn't have.
        """
        if isinstance(question, str):
            question = read_question(question, self.seats, self.rulebook.deck)
        else:
            check_question(question, self.seats, self.rulebook.deck)
        return Verdict(self, question, self.answer(question))

    def play(self, move: str | Move, *, force: bool = False) -> Self:
        """The table after a move such as ``"Chie: D10"``.

        Raises ``IllegalPlay`` with the verdict. ``force``: an illegal move stands and is marked so.
        """
        try:
            return super().play(move, force=force)
        except Refused as refused:
            raise self._illegal(refused) from None

    # ---- warnings

    @property
    def warnings(self) -> tuple[Fault, ...]:
        """Oddities of a table that is possible, and of its rules."""
        of_rules = table_warnings(self.description, self.rulebook)
        return (*of_rules, *self._oddities(), *self.warnings_of_state)

    def _oddities(self) -> tuple[Fault, ...]:
        """What is odd about the described cards and about the number of players."""
        low, high = self.rulebook.book.players
        count = len(self.seats)
        odd = self.odd_setup
        added_titles = self.rulebook.titled_book.titles.keys() - self.rulebook.book.titles.keys()
        if low <= count <= high or count in added_titles:  # a clause allows this number
            return odd
        if low == high:
            return (Fault("odd-number-fixed", ("seats",), {"count": count, "low": low}), *odd)
        return (Fault("odd-number", ("seats",), {"count": count, "low": low, "high": high}), *odd)

    # ---- notations

    def __str__(self) -> str:
        return write_text(self.description)

    def to_dict(self) -> dict[str, Any]:
        """The table as JSON-ready data (``schema/table.schema.json``)."""
        return write_data(self.description)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """What a notebook shows: a picture of the table, or its text if it shows no pictures."""
        return mime_bundle(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<Table {self.rulebook.id}: {', '.join(self.seats)}, {len(self.steps)} moves>"


class Verdict(Struct, frozen=True, dict=True):
    r"""The answer of the referee to one question at one table.

    >>> import referee
    >>> field = "field: Dan D4, Aki D7, Ben D9"
    >>> table = referee.read(f"rules: offkai\nseats: Aki, Ben, Chie, Dan\n{field}")
    >>> verdict = table.ask("may Chie play C10")
    >>> verdict.answer, list(verdict.clauses())
    ('no', ['offkai.suit_lock'])
    >>> [(flip.option.name, flip.value, flip.answer) for flip in verdict.flips]
    [('suit_lock', False, 'yes')]
    >>> print(verdict.say("en"))
    Chie may not play ♣10.
    Suit lock: The field is locked to diamonds, so ♣10 can’t be played.
    >>> verdict.to_dict()["sentence"]["ja"]
    'Chieは♣10を出せません。'
    """

    table: Table
    question: Question
    _answer: Answer
    _flips: Flips | None = None
    """The flips found so far, if more than usual were searched."""

    @property
    def answer(self) -> Any:
        """``"yes"``, ``"no"``, ``"depends"``, ``"unsettled"``, or the value asked for."""
        return self._answer.value

    @property
    def because(self) -> tuple[Reason, ...]:
        """The reasons, each with its clause."""
        return self._answer.because

    @cached_property
    def nearly(self) -> tuple[Reason, ...]:
        """What nearly happened and bears on the answer, such as an 8 in a run that doesn't cut.

        Worked out on first use.
        """
        engine = self.table.engine
        return engine.near_misses(self.table, self.question, self._answer)

    @cached_property
    def background(self) -> tuple[Reason, ...]:
        """What a clause did earlier, or does at this table, without which the answer would be
        another, if no reason for the answer is its own.

        Such as the revolution that a play of three 6s made. It follows from the flips, and is
        worked out on first use; an open answer has none.
        """
        if self.answer in OPEN:
            return ()
        told = (*self.because, *(reason for reason in self.acted if reason.key != READING))
        behind = background_reasons(self.table, self.question, told, self.flips)
        return (*self.acted, *behind)

    @cached_property
    def acted(self) -> tuple[Reason, ...]:
        """The part of the background that doesn't take the flips: the readings that the table has
        chosen and that decide, and what rules that it added to its book did in the moves."""
        if self.answer in OPEN:
            return ()
        chosen = chosen_reading_reasons(self.table, self.question, self.answer)
        left_out = left_out_reasons(self.table, self.question, self.answer)
        acted = acted_reasons(self.table, self.question, self.because, self.answer)
        return (*chosen, *acted, *left_out)

    @cached_property
    def unknown(self) -> tuple[UnknownFact, ...]:
        """The unknown facts that the answer depends on or took for granted."""
        answer = self._answer
        if answer.value in OPEN or self.table.untold:
            return answer.unknown
        return (*answer.unknown, *self.table.engine.assumed(self.table, self.question, answer))

    @property
    def _changes(self) -> tuple[Flip, ...]:
        return self.flip_search.found

    @cached_property
    def flip_search(self) -> Flips:
        """The flips found, the number of changes tried, and the number of all changes.

        All are tried, except in a long game in which something was left open.
        """
        return self._flips or self._flip_search.go_on()

    @property
    def is_searched(self) -> bool:
        """Whether the flips have been worked out, so that asking for them takes no time."""
        return self._flips is not None or "flip_search" in self.__dict__

    @cached_property
    def _flip_search(self) -> FlipSearch:
        return FlipSearch(self.table, self.question, self.answer, tuple(self.clauses()))

    def further(self, most: int = MAX_ANSWERS) -> Verdict:
        r"""The same verdict after trying more changes. ``most``: the number of further answers.

        >>> import referee
        >>> from referee.verdict.flips import UNLIMITED
        >>> table = referee.read("rules: offkai\nseats: Aki, Ben\nfield: Ben S9")
        >>> table.ask("may Aki play H10").further(UNLIMITED).flip_search.is_whole
        True
        """
        return replace(self, _flips=self._flip_search.go_on(self.flip_search, most))

    @property
    def flips(self) -> tuple[Flip, ...]:
        """Options whose change alone changes the answer, each with that answer."""
        return tuple(flip for flip in self._changes if not flip.diverges_at)

    @property
    def diverging(self) -> tuple[Flip, ...]:
        """Options whose change makes an earlier move illegal (``diverges_at``: its number).

        The game would have gone differently from there, so there is no answer.
        """
        return tuple(flip for flip in self._changes if flip.diverges_at)

    @property
    def pairs(self) -> tuple[PairFlip, ...]:
        """Pairs of options that change the answer only together; empty if a single change does.

        The search has a limit: ``pair_search()`` says how many pairs were tried.
        """
        return self._pairs.found

    @cached_property
    def _pairs(self) -> Pairs:
        return self._pair_search.go_on() if self._pair_search else Pairs()

    @cached_property
    def _pair_search(self) -> PairSearch | None:
        """``None`` if a single change changes the answer."""
        if self.flips:
            return None
        clauses = tuple(self.clauses())
        return PairSearch(self.table, self.question, self.answer, self._changes, clauses)

    def pair_search(self, since: Pairs | None = None, effort: Effort = DEFAULT_EFFORT) -> Pairs:
        r"""The pairs found, the number of pairs tried, and the number of all pairs.

        ``since``: an earlier result, from which the search continues.

        >>> import referee
        >>> from referee.verdict.pair_flips import UNLIMITED
        >>> locks = "rules: offkai\nseats: Aki, Ben\nfield: Ben S9\nstate: strict lock S"
        >>> verdict = referee.read(f"{locks}, suit lock S").ask("may Aki play H10")
        >>> some = verdict.pair_search()
        >>> [[option.name for option, _ in pair.changes] for pair in some.found]
        [['suit_lock', 'strict_lock']]
        >>> all_of_them = verdict.pair_search(some, UNLIMITED)
        >>> all_of_them.is_whole, all_of_them.tried == all_of_them.of
        (True, True)
        """
        if since is None and effort is DEFAULT_EFFORT:
            return self._pairs
        return self._pair_search.go_on(since, effort) if self._pair_search else Pairs()

    @property
    def open(self) -> tuple[Flip, ...]:
        """The flips of readings: what the rules leave open."""
        return tuple(flip for flip in self.flips if flip.option.kind == "reading")

    @cached_property
    def ruled(self) -> Mapping[int, tuple[Ruling, ...]]:
        """The house's rulings behind each reason, by the index of the reason."""
        return rulings_by_reason(self.table, self.question, self.because)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house's rulings (取り決め) behind the answer or its reasons."""
        return rulings_behind(self.table, self.ruled, (*self.flips, *self.diverging))

    @cached_property
    def scope(self) -> Scope:
        r"""What the verdict rested on, what was missing, and what it didn't look at.

        Worked out on first use.

        >>> import referee
        >>> seats = "rules: offkai\nseats: Aki, Ben, Chie\nturn: Chie\nfield: D4, D7, D9"
        >>> scope = referee.read(f"{seats}\nhands:\n  Ben: S3 ? x2").ask("may Chie play C10").scope
        >>> [(fact.part, fact.text) for fact in scope.facts]
        [('field', 'D4, D7, D9')]
        """
        cited = {*self.clauses(), *(reason.clause.id for reason in self.background)}
        return scope_of(self.table, self.question, self._answer, self.unknown, cited)

    @property
    def tone(self) -> str:
        """``yes``, ``no``, ``open`` (unsettled, depends, or the cards are impossible) or
        ``value``."""
        if self.table.odd:
            return "open"
        tones = {"yes": "yes", "no": "no", "depends": "open", "unsettled": "open"}
        is_verdict = isinstance(self.answer, str) and self.question.kind.startswith("may_")
        if self.answer in ("depends", "unsettled") or is_verdict:
            return tones[self.answer]
        return "value"

    def headline(self, lang: str = "en") -> str:
        r"""The answer and the deciding reason, in one line to call across the table.

        >>> import referee
        >>> seats = "rules: daifugo\nseats: Aki, Ben, Chie"
        >>> table = referee.read(f"{seats}\nplay:\n  Aki: S7 S8 S9")
        >>> table.ask("whose turn").headline()
        'It is Ben’s turn – 8-cut: the 8 is in a run.'
        """
        if lang not in self._headlines:
            self._headlines[lang] = headline(self, lang)
        return self._headlines[lang]

    @cached_property
    def _headlines(self) -> dict[str, str]:
        """Language -> headline; a desk shows it several times."""
        return {}

    @cached_property
    def elsewhere(self) -> tuple[OtherBookVerdict[Verdict], ...]:
        """The verdicts of all other books in which the table is possible, with default options.

        Computed on first use, with the books of the current library.
        """
        others = verdicts_by_other_books(self, _ask_under)
        return tuple(OtherBookVerdict(verdict, same) for verdict, same in others)

    def say(
        self,
        lang: str = "en",
        *,
        everything: bool = False,
        elsewhere: bool = False,
        scope: bool = False,
    ) -> str:
        """The answer, the deciding reason, and at most one change that would change it.

        That is an open point that other tables decide otherwise, or a rule of the house whose part
        the reason doesn’t tell.

        ``everything``: all reasons, facts and changes; ``elsewhere``: also what other books say;
        ``scope``: also what the verdict rested on.
        """
        others = other_book_lines(self.elsewhere, lang) if elsewhere else ()
        rested_on = scope_lines(self.scope, lang) if scope else ()
        return "\n".join([*verdict_lines(self, lang, everything=everything), *others, *rested_on])

    def to_dict(
        self,
        *,
        pairs: bool | Effort | None = False,
        elsewhere: bool = False,
        scope: bool = False,
    ) -> dict[str, Any]:
        """The verdict as JSON-ready data.

        ``pairs``: also pairs of flips, with the default or another effort; ``elsewhere``: also the
        verdicts of other books; ``scope``: also what the verdict rested on.
        """
        effort = pairs if isinstance(pairs, Effort) else DEFAULT_EFFORT
        pair_flips = self.pair_search(effort=effort) if pairs else None
        data = verdict_data(self, pair_flips, self.elsewhere if elsewhere else None)
        return {**data, "scope": scope_data(self.scope)} if scope else data

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """For notebooks: the verdict as a card, or as text if they show no pictures."""
        return mime_bundle(self)

    def clauses(self) -> Iterator[str]:
        """The ids of the clauses behind the answer, each once."""
        yield from dict.fromkeys(reason.clause.id for reason in self.because)

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"<Verdict {self.question}: {self.answer}>"


def _ask_under(described: Description, rules: Rulebook, question: str) -> Verdict:
    return Table(described, rules).ask(question)


class IllegalPlay(RefereeError):
    """An illegal move. ``verdict`` says why; ``line`` is the line of the text, or 0."""

    kind = "illegal"

    def __init__(self, verdict: Verdict, line: int = 0) -> None:
        super().__init__(verdict)
        self.verdict, self.line = verdict, line

    def say(self, lang: str = "en") -> str:
        text = self.verdict.say(lang)
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text


class AmbiguousPlay(IllegalPlay):
    """Cards that could be several legal plays; ``candidates`` are the spellings of these."""

    kind = "ambiguous"

    def __init__(self, verdict: Verdict, candidates: Sequence[str], line: int = 0) -> None:
        super().__init__(verdict, line)
        self.candidates = tuple(candidates)

    def say(self, lang: str = "en") -> str:
        text = message(lang, "error-ambiguous", candidates=" / ".join(self.candidates))
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text
