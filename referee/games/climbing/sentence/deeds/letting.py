"""Deeds that say what may be played: letting plays through, forbidding them, locks (縛り)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import MIXES, RUN, Play, Shape
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import title_of
from referee.games.climbing.rule.view import SituationView
from referee.games.climbing.sentence.cards import suit_set
from referee.games.climbing.sentence.compared import SAME_COLOURS, colours, colours_of
from referee.games.climbing.sentence.locks import Lock, fits_lock
from referee.games.climbing.sentence.marks import marked_until, own_free, own_lock, own_words
from referee.games.climbing.sentence.sentence import FIRST_TURN, PASSED, PLAYED, Sentence
from referee.games.climbing.sentence.wording import (
    EITHER,
    begun,
    briefly,
    said_cards,
    said_numbers,
    said_ranks,
    said_suit,
    said_trigger,
    said_until,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed

OF_SEATS = ("if.title", "if.own", "when.play.last", "when.play.makes")
"""What plays are let through, or forbidden, without a look at."""
DEEP = (
    "when.play.on.anywhere", "when.play.on.plays", "when.play.compared.row", "when.play.piled",
)  # fmt: skip
"""What is seen of a field only when a play is made."""


class Judging(Deed):
    """A deed that judges the plays that the sentence is about, and does nothing."""

    of = (PLAYED,)

    def applies(self, at: SituationView) -> bool:
        return self.said.here(at, self.deck) and self._is_marked(at)

    def _is_meant(self, at: SituationView, play: Play) -> bool:
        return self.fits(play) and self.applies(at) and self.said.lies(at, play)

    def _is_marked(self, at: SituationView) -> bool:
        """Whether the clause's own mark holds, where it has to."""
        return not self.said.state.mark or any(map(at.mark, self.owns))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        for path in OF_SEATS:
            if path in said:
                last = path == "when.play.last"
                yield Flaw(path, "not-for-last" if last else "not-for-single-seats", {})
        for path, seats in (("if.mark", "player"), ("if.first", FIRST_TURN)):
            if said.get(path) == seats:
                yield Flaw(path, "not-for-single-seats", {})
        for path in DEEP:
            if path in said:
                yield Flaw(path, "too-deep", {})


class Allowing(Judging):
    """The play may be made, whatever the clauses say that this one overrides."""

    at = "then.allow"
    words = (
        Word(at, "the play may be made, whatever the clauses say that this one overrides", "flag"),
    )

    def allows(self, at: SituationView, play: Play) -> bool:
        return self._is_meant(at, play)

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        yield from super().faults(said, clause)
        if not clause.get("overrides"):
            yield Flaw(cls.at, "allows-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-allow")

    def reason(self, lang: str) -> str:
        return begun(message(lang, "said-allowed", **said_trigger(briefly(self.said), lang)))


class Forbidding(Judging):
    """The play may not be made."""

    at = "then.forbid"
    words = (Word(at, "the play may not be made", "flag"),)

    def bars(self, at: SituationView, play: Play) -> bool:
        return self._is_meant(at, play)

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        yield from super().faults(said, clause)
        others = [path for path in said if path.startswith("then.") and path != cls.at]
        if others:
            yield Flaw(cls.at, "forbids-itself", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        told = said_trigger(self.said, lang)
        now = {"mark": "now"} if told["mark"] else {}
        return begun(message(lang, "said-forbid", rule="no", **told | now))

    def limit(self, lang: str) -> str:
        return begun(message(lang, "said-forbid", rule="yes", **said_trigger(self.said, lang)))


class Pressing(Deed):
    """Who can play may not pass."""

    at = "then.must_play"
    words = (Word(at, "who has a play that may be made may not pass", "flag"),)
    of = (PASSED,)

    def presses(self, position: Position, seat: int, at: SituationView) -> bool:
        titles = self.said.state.title
        if titles and "any" not in titles and title_of(position, seat) not in titles:
            return False
        own = self.said.state.own
        if own and not self.said.state.owns(position, seat, self.deck):
            return False
        return self.said.here(at, self.deck) and self.said.passes.are_beyond(position, seat)

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        for path in ("if.mark", "if.cleared"):
            if path in said:
                yield Flaw(path, "about-nothing", {})
        if any(path.startswith("then.") and path != cls.at for path in said):
            yield Flaw(cls.at, "presses-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        told = said_trigger(self.said, lang)
        return begun(message(lang, "said-must-play", rule="no", **told))

    def limit(self, lang: str) -> str:
        told = said_trigger(self.said, lang)
        return begun(message(lang, "said-must-play", rule="yes", **told))


class Mixing(Deed):
    """Given numbers are a form of their own: only the same may follow, or be laid on cards."""

    at = "when.play.mix"
    words = ()
    of = (PLAYED,)

    @classmethod
    def is_of(cls, said: Sentence) -> bool:
        return bool(said.cards.mix)

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        if at.top is None or not {at.top.form, play.form} & {*MIXES}:
            return False
        ours = self.fits(play) or at.top.form in MIXES
        return ours and (play.form, play.ranks) != (at.top.form, at.top.ranks)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = said_cards(self.said.cards, lang)
        return begun(message(lang, "said-mix-alone", noun=noun))


class Lining(Deed):
    """Numbers in a row, or with kickers, are a form of their own: only one that is made just so may
    follow, or be laid on other cards. Of single cards it is a run, for which others speak."""

    at = "when.play.row"
    words = ()
    of = (PLAYED,)

    @classmethod
    def is_of(cls, said: Sentence) -> bool:
        return said.cards.row is not None

    def applies(self, at: SituationView) -> bool:
        return True

    def bars(self, at: SituationView, play: Play) -> bool:
        row, top = self.said.cards.row, at.top
        if row is None or top is None or row.form == RUN:
            return False
        ours = row.holds(play.form, play.ranks) or row.holds(top.form, top.ranks)
        return ours and (play.form, _make(play.ranks)) != (top.form, _make(top.ranks))

    def meets(self, at: SituationView, play: Play) -> bool:
        return self.said.cards.fits(play) and not self.word(Forbidding.at)

    def met_reason(self, lang: str) -> str:
        noun = said_cards(self.said.cards, lang)
        return begun(message(lang, "said-row-fine", noun=noun))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        least, most = (said.get(f"{cls.at}.{name}") for name in ("least", "most"))
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield Flaw(f"{cls.at}.most", "fewer-than-least", {"least": least, "most": most})
        each = said.get(f"{cls.at}.each", 1)
        if f"{cls.at}.around" in said and (each != 1 or f"{cls.at}.kicker" in said):
            yield Flaw(f"{cls.at}.around", "only-runs-around", {})
        if "when.play.mix" in said:
            yield Flaw(cls.at, "two-forms", {})
        if f"{cls.at}.kickers_count" in said and f"{cls.at}.kicker" not in said:
            yield Flaw(f"{cls.at}.kickers_count", "about-nothing", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = said_cards(self.said.cards, lang)
        return begun(message(lang, "said-row-alone", noun=noun))


def _make(ranks: tuple[int, ...]) -> list[int]:
    """How often each number of a play is there, from the lowest."""
    return [ranks.count(rank) for rank in dict.fromkeys(ranks)]


class Locking(Deed):
    """Only such cards may follow."""

    at = "then.lock"
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
    stage, lasts, passing = "change", True, True
    brings = (SetMark,)
    excepting = ("then.lock.also", "then.lock.but_runs", "then.lock.jokers")
    """Words that only say what a lock lets through."""

    def begin(self) -> None:
        said = self.said.then
        paths = [word.path for word in self.words if word.path in said]
        self.lock = Lock(**{path.rpartition(".")[2]: said[path] for path in paths})
        self.sees_suits = bool(self.lock.suit)

    def effects(self, moment: Moment) -> Effects:
        suits = self._suits(moment.play)
        if suits is not None:
            yield SetMark(Mark(self.locked, suits or None, until=self.until))

    def _suits(self, play: Play) -> int | None:
        """The suits that it binds to (0: any); ``None``: the play has none to bind to."""
        suit = self.lock.suit
        if suit == "same colour":
            shown = 0 if play.wild else play.suits
            return next((each for each in colours(self.deck) if shown and not shown & ~each), None)
        if suit == SAME_COLOURS:
            shown = 0 if play.wild else play.suits
            return colours_of(self.deck, shown) or None
        if suit != "same":
            return suit_set(self.deck, suit)
        return play.suits if play.suits and not play.wild else None

    def applies(self, at: SituationView) -> bool:
        return at.mark(self.locked) is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        mark = at.mark(self.locked)
        return mark is not None and not fits_lock(self.lock, mark.value or 0, play)

    def meets(self, at: SituationView, play: Play) -> bool:
        return at.mark(self.locked) is not None

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        value = "suits" if "then.lock.suit" in words else ""
        text, also = name.replace("_", " "), (name, title["ja"])
        until = marked_until(words.get("until", ""))
        yield MarkWord(own_lock(name), text, value, until=until, also=also)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-lock", **self._told(lang))

    def reason(self, lang: str) -> str:
        return message(lang, "said-lock-holds", **self._told(lang))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        words = [word.path for word in cls.words if word.path in said]
        if all(path in cls.excepting for path in words):
            yield Flaw(words[0], "about-nothing", {})
        only, never = said.get("then.lock.rank", ()), said.get("then.lock.without", ())
        if only and all(isinstance(each, tuple) for each in (only, never)) and {*only} <= {*never}:
            yield Flaw("then.lock.without", "lets-nothing", {})

    def _told(self, lang: str) -> dict[str, Any]:
        lock = self.lock
        colour = said_suit(lock.suit, lang)
        ranks, alike = said_ranks(lock.rank, lang), lock.suit.startswith("same")
        only = message(lang, "said-only", number=lock.number, colour=colour, alike=alike, **ranks)
        sealed = said_numbers(lock.without, lang, EITHER)
        free = "yes" if self.word(Freeing.at) else "no"
        until = said_until(self.said.until, lang)
        return {"only": only, "sealed": sealed, "free": free, "until": until}


SAME_FORM = "same form"


def _is_like(top: Shape | None, play: Play) -> bool:
    """In the same form, and as many cards."""
    return top is not None and (top.form, top.count) == (play.form, play.count)


class Freeing(Deed):
    """What follows need not be stronger: it may be made, whatever the overridden clauses say."""

    at = "then.free"
    words = (
        Word(at, "what follows may be any such cards, or any such in the same form and number, "
             "whatever the clauses say that this one overrides", "flag", (SAME_FORM,)),
    )  # fmt: skip
    stage, lasts, passing, read_until = "change", True, True, True
    brings = (SetMark,)

    def begin(self) -> None:
        self.by_itself = not Locking.is_in(self.said.then)
        locking = None if self.by_itself else Locking(self.said)
        self.lock = locking.lock if locking else Lock()

    def effects(self, moment: Moment) -> Effects:
        if self.by_itself:
            yield SetMark(Mark(self.freed, None, until=self.until))

    def _mark(self, at: SituationView) -> Mark | None:
        return at.mark(self.freed if self.by_itself else self.locked)

    def applies(self, at: SituationView) -> bool:
        return self._mark(at) is not None and at.top is not None

    def allows(self, at: SituationView, play: Play) -> bool:
        mark = self._mark(at)
        if mark is None or (self.word(self.at) == SAME_FORM and not _is_like(at.top, play)):
            return False
        return fits_lock(self.lock, mark.value or 0, play)

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        if not Locking.is_in(words):
            yield from own_words(own_free(name), name, title, words.get("until", ""))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.at, "allows-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        if not self.by_itself:
            return ""
        return message(lang, "said-free", **self._told(lang))

    def reason(self, lang: str) -> str:
        return message(lang, "said-free-holds", **self._told(lang))

    def _told(self, lang: str) -> dict[str, str]:
        form = "same" if self.word(self.at) == SAME_FORM else "any"
        return {"until": said_until(self.said.until, lang), "form": form}
