"""Deeds that say what may be played: letting plays through, forbidding them, locks (縛り)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.games.climbing.plays.play import RUN, FieldShape, Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, FIRST_TURN_OVER
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.conditions.comparison import (
    SAME_COLOURS,
    colours,
    colours_of,
    parity,
)
from referee.games.climbing.rule_language.conditions.plays import suit_set
from referee.games.climbing.rule_language.marks import (
    free_mark,
    lock_mark,
    mark_until,
    own_spellings,
)
from referee.games.climbing.rule_language.phrases import (
    OR_LIST,
    brief,
    capitalized,
    rank_args,
    rank_list,
    suit_phrase,
    trigger_args,
    until_phrase,
)
from referee.games.climbing.rule_language.sentence import (
    ALWAYS,
    FIRST_TURN,
    PASSED,
    PLAYED,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PLAY
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction

OF_SEATS = ("if.title", "if.own", "when.play.last", "when.play.makes")
"""What plays are let through, or forbidden, without a look at."""
NOT_IN_SITUATION = (
    "when.play.on.anywhere", "when.play.on.plays", "when.play.compared.row", "when.play.piled",
)  # fmt: skip
"""What is seen of a field only when a play is made."""


class PermissionAction(RuleAction):
    """A deed that judges the plays that the sentence is about, and does nothing."""

    of = (PLAYED,)

    def applies(self, situation: SituationView) -> bool:
        return self.sentence.here(situation, self.deck) and self._is_marked(situation)

    def _is_meant(self, situation: SituationView, play: Play) -> bool:
        return self.fits(play) and self.applies(situation) and self.sentence.lies(situation, play)

    def _is_marked(self, situation: SituationView) -> bool:
        """Whether the clause's own mark holds, where it has to."""
        return not self.sentence.state.mark or any(map(situation.mark, self.owns))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        for path in OF_SEATS:
            if path in words:
                last = path == "when.play.last"
                yield Flaw(path, "not-for-last" if last else "not-for-single-seats", {})
        for path, seats in (("if.mark", "player"), ("if.first", FIRST_TURN)):
            if words.get(path) == seats:
                yield Flaw(path, "not-for-single-seats", {})
        for path in NOT_IN_SITUATION:
            if path in words:
                yield Flaw(path, "too-deep", {})


class AllowAction(PermissionAction):
    """The play may be made, whatever the clauses say that this one overrides."""

    path = "then.allow"
    words = (
        Word(
            path, "the play may be made, whatever the clauses say that this one overrides", "flag"
        ),
    )

    def allows(self, situation: SituationView, play: Play) -> bool:
        return self._is_meant(situation, play)

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        yield from super().faults(words, clause)
        if not clause.get("overrides"):
            yield Flaw(cls.path, "allows-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-allow")

    def reason(self, lang: str) -> str:
        return capitalized(
            message(lang, "said-allowed", **trigger_args(brief(self.sentence), lang))
        )


class ForbidAction(PermissionAction):
    """The play may not be made."""

    path = "then.forbid"
    words = (Word(path, "the play may not be made", "flag"),)

    def bars(self, situation: SituationView, play: Play) -> bool:
        return self._is_meant(situation, play)

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        yield from super().faults(words, clause)
        others = [path for path in words if path.startswith("then.") and path != cls.path]
        if others:
            yield Flaw(cls.path, "forbids-itself", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        told = trigger_args(self.sentence, lang)
        now = {"mark": "now"} if told["mark"] else {}
        return capitalized(message(lang, "said-forbid", rule="no", **told | now))

    def limit(self, lang: str) -> str:
        return capitalized(
            message(lang, "said-forbid", rule="yes", **trigger_args(self.sentence, lang))
        )


class MustPlayAction(RuleAction):
    """Who can play may not pass."""

    path = "then.must_play"
    words = (Word(path, "who has a play that may be made may not pass", "flag"),)
    of = (PASSED,)

    def forbids_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        titles = self.sentence.state.title
        if titles and "any" not in titles and title_of(position, seat) not in titles:
            return False
        own = self.sentence.state.own
        if own and not self.sentence.state.owns(position, seat, self.deck):
            return False
        return self.sentence.here(situation, self.deck) and self.sentence.passes.are_beyond(
            position, seat
        )

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        for path in ("if.mark", "if.cleared"):
            if path in words:
                yield Flaw(path, "about-nothing", {})
        if any(path.startswith("then.") and path != cls.path for path in words):
            yield Flaw(cls.path, "presses-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        told = trigger_args(self.sentence, lang)
        return capitalized(message(lang, "said-must-play", rule="no", **told))

    def limit(self, lang: str) -> str:
        told = trigger_args(self.sentence, lang)
        return capitalized(message(lang, "said-must-play", rule="yes", **told))


class LockAction(RuleAction):
    """Only such cards may follow."""

    path = "then.lock"
    words = (
        Word("then.lock.number", "only such numbers may follow", "", ("even", "odd")),
        Word("then.lock.suit", "only these suits may follow; or the play's, or its colour; or just "
             "the colours that it shows",
             "suit", ("red", "black", "same", "same colour", SAME_COLOURS)),
        Word("then.lock.rank", "only this number, or these, may follow", "rank", many=True),
        Word("then.lock.without", "these numbers, or jokers, may not follow", "rank", ("Jo",),
             many=True),
        Word("then.lock.also", "these numbers may follow as well", "rank", many=True),
        Word("then.lock.but_runs", "runs may follow whatever they hold", "flag"),
        Word("then.lock.jokers", "jokers may follow, too, as they may unless this says no", "flag"),
    )  # fmt: skip
    stage, lasts, passing = "on_play", True, True
    brings = (SetMark,)
    excepting = ("then.lock.also", "then.lock.but_runs", "then.lock.jokers")
    """Words that only say what a lock lets through."""

    def prepare(self) -> None:
        said = self.sentence.then
        paths = [word.path for word in self.words if word.path in said]
        self.lock = LockCondition(**{path.rpartition(".")[2]: said[path] for path in paths})
        self.sees_suits = bool(self.lock.suit)

    def effects(self, context: MoveContext) -> Effects:
        suits = self._suits(context.play)
        if suits is not None:
            yield SetMark(Mark(self.locked, suits or None, until=self.until))

    def _suits(self, play: Play) -> int | None:
        """The suits that it binds to (0: any); ``None``: the play has none to bind to."""
        suit = self.lock.suit
        if suit == "same colour":
            shown = 0 if play.wild else play.suits
            return next(
                (colour for colour in colours(self.deck) if shown and not shown & ~colour), None
            )
        if suit == SAME_COLOURS:
            shown = 0 if play.wild else play.suits
            return colours_of(self.deck, shown) or None
        if suit != "same":
            return suit_set(self.deck, suit)
        return play.suits if play.suits and not play.wild else None

    def applies(self, situation: SituationView) -> bool:
        return situation.mark(self.locked) is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        mark = situation.mark(self.locked)
        return mark is not None and not fits_lock(self.lock, mark.value or 0, play)

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return situation.mark(self.locked) is not None

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        value = "suits" if "then.lock.suit" in words else ""
        text, also = name.replace("_", " "), (name, title["ja"])
        until = mark_until(words.get("until", ""))
        yield MarkSpelling(lock_mark(name), text, value, until=until, also=also)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-lock", **self._told(lang))

    def reason(self, lang: str) -> str:
        return message(lang, "said-lock-holds", **self._told(lang))

    @classmethod
    def faults(cls, said: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        words = [word.path for word in cls.words if word.path in said]
        if all(path in cls.excepting for path in words):
            yield Flaw(words[0], "about-nothing", {})
        only, never = said.get("then.lock.rank", ()), said.get("then.lock.without", ())
        if only and all(isinstance(each, tuple) for each in (only, never)) and {*only} <= {*never}:
            yield Flaw("then.lock.without", "lets-nothing", {})

    def _told(self, lang: str) -> dict[str, Any]:
        lock = self.lock
        colour = suit_phrase(lock.suit, lang)
        ranks, alike = rank_args(lock.rank, lang), lock.suit.startswith("same")
        only = message(lang, "said-only", number=lock.number, colour=colour, alike=alike, **ranks)
        sealed = rank_list(lock.without, lang, OR_LIST)
        free = "yes" if self.word(FreeAction.path) else "no"
        until = until_phrase(self.sentence.until, lang)
        return {"only": only, "sealed": sealed, "free": free, "until": until}


SAME_FORM = "same form"


def _is_like(top: FieldShape | None, play: Play) -> bool:
    """In the same form, and as many cards."""
    return top is not None and (top.form, top.count) == (play.form, play.count)


class FreeAction(RuleAction):
    """What follows need not be stronger: it may be made, whatever the overridden clauses say."""

    path = "then.free"
    words = (
        Word(path, "what follows may be any such cards, or any such in the same form and number, "
             "whatever the clauses say that this one overrides", "flag", (SAME_FORM,)),
    )  # fmt: skip
    stage, lasts, passing, read_until = "on_play", True, True, True
    brings = (SetMark,)

    def prepare(self) -> None:
        self.by_itself = not LockAction.is_in(self.sentence.then)
        locking = None if self.by_itself else LockAction(self.sentence)
        self.lock = locking.lock if locking else LockCondition()

    def effects(self, context: MoveContext) -> Effects:
        if self.by_itself:
            yield SetMark(Mark(self.freed, None, until=self.until))

    def _mark(self, situation: SituationView) -> Mark | None:
        return situation.mark(self.freed if self.by_itself else self.locked)

    def applies(self, situation: SituationView) -> bool:
        return self._mark(situation) is not None and situation.top is not None

    def allows(self, situation: SituationView, play: Play) -> bool:
        mark = self._mark(situation)
        if mark is None or (
            self.word(self.path) == SAME_FORM and not _is_like(situation.top, play)
        ):
            return False
        return fits_lock(self.lock, mark.value or 0, play)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if not LockAction.is_in(words):
            yield from own_spellings(free_mark(name), name, title, words.get("until", ""))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.path, "allows-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        if not self.by_itself:
            return ""
        return message(lang, "said-free", **self._told(lang))

    def reason(self, lang: str) -> str:
        return message(lang, "said-free-holds", **self._told(lang))

    def _told(self, lang: str) -> dict[str, str]:
        form = "same" if self.word(self.path) == SAME_FORM else "any"
        return {"until": until_phrase(self.sentence.until, lang), "form": form}


class LockCondition(Struct, frozen=True):
    """Only such cards may follow."""

    number: str = ""
    suit: str = ""
    rank: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    but_runs: bool = False
    jokers: bool = True
    also: tuple[str, ...] = ()


def fits_lock(lock: LockCondition, suits: int, play: Play) -> bool:
    """Whether all cards of a play fit; cards face down fit whatever is asked, and jokers do so
    but where they are no such cards."""
    if lock.but_runs and play.form == RUN:
        return True
    if not lock.jokers and play.jokers:
        return False
    if "Jo" in lock.without and play.jokers:
        return False
    ranks = [name for rank in play.naturals if (name := play.deck.ranks[rank]) not in lock.also]
    if any(rank in lock.without for rank in ranks):
        return False
    if lock.rank and any(rank not in lock.rank for rank in ranks):
        return False
    if lock.number and any(parity(rank) != lock.number for rank in ranks):
        return False
    if not suits or play.suits & ~suits:
        return not suits
    return lock.suit != SAME_COLOURS or _shows_colours(suits, play)


def _shows_colours(suits: int, play: Play) -> bool:
    """Whether it shows every colour of these suits; jokers take any."""
    lacking = [
        colour for colour in colours(play.deck) if colour & suits and not colour & play.suits
    ]
    return len(lacking) <= play.wild


class MustPassAction(RuleAction):
    """Who is meant may only pass."""

    path = "then.must_pass"
    words = (Word(path, "who is meant may not play, but only pass", "flag"),)
    of = (ALWAYS,)
    standing = ("if.title", "if.mark", "if.first")
    move_kinds = (PLAY,)

    def prepare(self) -> None:
        if self.sentence.state.first == FIRST_TURN:
            self.on_pass = self._passed

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        state = self.sentence.state
        if state.first and not state.is_first(position, seat):
            return False
        holder = seat if state.mark == "player" else NOBODY
        if state.mark and not any(position.mark(kind, holder) for kind in self.owns):
            return False
        return self._is_meant(position, seat)

    def _is_meant(self, table: PositionView, seat: int) -> bool:
        titles = self.sentence.state.title
        return not titles or "any" in titles or title_of(table, seat) in titles

    def _passed(self, context: MoveContext) -> Effects:
        """The first turn of who is meant is over with a pass."""
        now, seat = context.now, context.seat
        if now.mark(FIRST_TRICK.kind) and self._is_meant(now, seat):
            yield SetMark(Mark(FIRST_TURN_OVER.kind, None, seat, until="clear"))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not any(path.startswith("if.") for path in words):
            yield Flaw(cls.path, "who-waits", {})
        if any(path.startswith("then.") and path != cls.path for path in words):
            yield Flaw(cls.path, "waits-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-must-pass", **trigger_args(self.sentence, lang))
