"""Deeds to a player: winning, falling, bearing the clause's own mark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.context import Fulfilment, MoveContext
from referee.games.climbing.rule_api.effects import (
    Effects,
    EndEqual,
    EndGame,
    Leave,
    Owe,
    SetMark,
    Sink,
)
from referee.games.climbing.rule_api.mark_names import (
    EQUAL,
    FELL_TOGETHER,
    PICKED,
    SHARES,
    SUNK,
)
from referee.games.climbing.rule_api.titles import seat_titled, standing
from referee.games.climbing.rule_language.conditions.hands import TIE
from referee.games.climbing.rule_language.sentence import HELD, LEFT, ON_TURN, PASSED, PLAYED, SWEPT
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, Mark, Obligation
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction

TOGETHER = "together"
"""All who fall by the same rule share the better place."""


class WinAction(RuleAction):
    """Its player goes out at once (あがり)."""

    path = "then.win"
    words = (Word(path, "its player goes out at once", "flag"),)
    stage, of = "on_finish", (PLAYED, HELD, SWEPT, ON_TURN)

    def effects(self, context: MoveContext) -> Effects:
        yield Leave(context.seat, "clean", "" if context.goes_out else "at-once")
        if self._shares(context):
            yield SetMark(Mark(SHARES.kind, None, context.seat))

    def _shares(self, context: MoveContext) -> bool:
        """Whether others hold such a hand as well, and all share the place."""
        hand, before, seat = self.sentence.hand, context.before, context.seat
        return hand.several == TIE and any(
            hand.fits(before.known[other], before.unknown[other], self.deck)
            for other in before.playing
            if other != seat
        )

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if "when.hand.several" in words:
            yield SHARES

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-win", **counted)


class FallAction(RuleAction):
    """Who passes is out, in a foul finisher's place."""

    path = "then.fall"
    words = (
        Word(path, "who passes falls to a foul finisher's place; or all who do so share the better "
             "place", "flag", (TOGETHER,)),
    )  # fmt: skip
    of = (PASSED,)

    def prepare(self) -> None:
        self.shared = self.word(self.path) == TOGETHER
        if self.shared:
            self.shared_places = self._shares

    def effects(self, context: MoveContext) -> Effects:
        skipped = len(context.field) > len(context.before.field)
        yield Leave(context.seat, "foul", "skip" if skipped else "pass")
        if self.shared:
            yield SetMark(Mark(FELL_TOGETHER.kind, holder=context.seat))

    def _shares(self, position: Position) -> Sequence[Sequence[int]]:
        kind = FELL_TOGETHER.kind
        fallen = [mark.holder for mark in position.marks if mark.kind == kind]
        return [fallen] if len(fallen) > 1 else []

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        said = words[cls.path]
        if TOGETHER in (said.values() if isinstance(said, Mapping) else [said]):
            yield FELL_TOGETHER

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-fall", together=self.shared)


class FoulAction(RuleAction):
    """Going out with it is a foul (反則上がり)."""

    path = "then.foul"
    words = (Word(path, "it is a foul to go out with it", "flag"),)
    stage, exit_stages = "on_finish", True

    def effects(self, context: MoveContext) -> Effects:
        if context.goes_out:
            yield Leave(context.seat, "foul", cards=context.play.mask)

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.path, "foul-against-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-foul")


TOP = "top"
"""Whoever holds the highest title of that many players."""
JOKER_HOLDER = "joker holder"
"""Whoever is known to hold a joker."""
RANKING = MarkSpelling("ranking", "ranking", value="seats", also=("順位",))


class FallenAction(RuleAction):
    """Whoever holds a title falls (都落ち): is out at once in the lowest place, or plays on and
    comes last in the end."""

    path = "then.fallen"
    words = (
        Word("then.fallen.who", "the player with this title falls, or with the highest, or who "
             "holds a joker, or is picked", "title", (TOP, JOKER_HOLDER, PICKED)),
        Word("then.fallen.how", "out of the game at once, or last in the end", "",
             ("out", "last")),
        Word("then.fallen.self", "also if that player has set it off", "flag"),
    )  # fmt: skip
    stage, of = "on_finish", (PLAYED, LEFT)

    def prepare(self) -> None:
        if self.word("then.fallen.who") == PICKED:
            self.stage = "on_owe"  # type: ignore[misc]
            self.on_fulfilled = self._picked

    def _picked(self, fulfilment: Fulfilment) -> Effects:
        seat = fulfilment.other
        yield Sink(seat, PICKED) if self._last else Leave(seat, "fallen", "at-once")

    def effects(self, context: MoveContext) -> Effects:
        if self.word("then.fallen.who") == PICKED:
            yield Owe(Obligation("pick", context.seat, clause=self.clause, least=1))
            return
        seat = self._falling(context)
        if seat is None or context.now.is_out(seat):
            return
        if seat == context.seat and not self.word("then.fallen.self", False):
            return
        yield Sink(seat) if self._last else self._leaves(context, seat)

    def _falling(self, context: MoveContext) -> int | None:
        title = self.word("then.fallen.who")
        if title == JOKER_HOLDER:
            held, jokers = context.now.known, ~self.deck.naturals
            return next((seat for seat in context.now.playing if held[seat] & jokers), None)
        if title == TOP:
            title = next(reversed(self.titles.get(context.now.size, ())), "")
        return seat_titled(context.now, title)

    def _leaves(self, context: MoveContext, seat: int) -> Leave:
        if self.sentence.when == PLAYED:
            return Leave(seat, "fallen", "at-once")
        how = next(leaver.how for leaver in context.now.out if leaver.seat == context.seat)
        return Leave(seat, "fallen", ground={"first": context.seat, "left": how})

    @property
    def _last(self) -> bool:
        return bool(self.word("then.fallen.how", "out") == "last")

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if words.get("then.fallen.how", "out") != "out":
            yield MarkSpelling(SUNK, name.replace("_", "-"), holder=True, also=(title["ja"],))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.fallen.who" not in words:
            yield Flaw(min(path for path in words if path.startswith(cls.path)), "who-falls", {})
        elif words["then.fallen.who"] == PICKED and "when.out" in words:
            yield Flaw("then.fallen.who", "nobody-picks", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        how = "last" if self._last else "out"
        who = self.word("then.fallen.who")
        title = "joker-holder" if who == JOKER_HOLDER else who
        return message(lang, "said-fallen", title=title, how=how)


UPSIDE_DOWN, ALL_EQUAL, REST_EQUAL = "upside down", "all equal", "the rest equal"
SAME_TITLE = "all of one title"
EQUALLY = (ALL_EQUAL, REST_EQUAL, SAME_TITLE)
OLD_ORDER, FEWEST = "its player first", "by cards left"
"""How a game ends: last game's ranking turned round; everybody alike, or all who are not out, or
these in points and everybody in the title; its player first, and the others as they stood in the
last game, or by the cards left."""


class EndAction(RuleAction):
    """The game ends: in an order of the players, or with all alike."""

    path = "then.end"
    words = (
        Word(path, "the game ends, in this order of players, or with no places at all", "",
             (UPSIDE_DOWN, *EQUALLY, OLD_ORDER, FEWEST)),
    )  # fmt: skip
    stage, of = "on_finish", (PLAYED, LEFT)

    def prepare(self) -> None:
        equal = self.word(self.path) in EQUALLY
        self.exit_kinds = (EQUAL,) if equal else ()  # type: ignore[misc]
        if self.word(self.path) == SAME_TITLE:
            self.equalizes_titles = self._levels

    def _levels(self, position: Position) -> bool:
        return any(leaver.how == EQUAL for leaver in position.out)

    def effects(self, context: MoveContext) -> Effects:
        how = self.word(self.path)
        if how == UPSIDE_DOWN:
            ranking = standing(context.before)
            if len(ranking) == context.now.size:
                yield EndGame(tuple(reversed(ranking)), turned=True)
        elif how in (OLD_ORDER, FEWEST):
            yield EndGame(tuple(self._behind_its_player(context)))
        else:
            out = context.before.out if how in (REST_EQUAL, SAME_TITLE) else ()
            gone = {leaver.seat for leaver in out}
            yield EndEqual(tuple(seat for seat in range(context.now.size) if seat not in gone))

    def _behind_its_player(self, context: MoveContext) -> list[int]:
        """The ranking; its player alone where nothing orders the others."""
        before, seat = context.before, context.seat
        out = [leaver for leaver in before.out if leaver.seat != seat]
        clean = [leaver.seat for leaver in out if leaver.how == "clean"]
        sunk = [leaver.seat for leaver in reversed(out) if leaver.how != "clean"]
        others = [other for other in before.around(seat)[1:] if other in before.playing]
        if self.word(self.path) == OLD_ORDER:
            others = [other for other in standing(before) if other in others]
        elif any(context.now.held(other) is None for other in others):
            return [seat]
        else:
            others.sort(key=lambda each: context.now.held(each) or 0)
        ranking = [seat, *clean, *others, *sunk]
        return ranking if len(ranking) == before.size else [seat]

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if words.get(cls.path) not in EQUALLY:
            yield RANKING

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, f"said-end-{self.word(self.path).replace(' ', '-')}")


BURST = MarkSpelling("burst", "burst", value="number", holder=True)


class BurstAction(RuleAction):
    """A hand that is too large puts its player out (バースト); how many cards it was is kept."""

    path = "then.burst"
    words = (
        Word(path, "the hand bursts: its player is out of the game with all its cards", "flag"),
    )
    of = (HELD,)
    exit_kinds = ("burst",)

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        known, unknown = now.known[seat].bit_count(), now.unknown[seat]
        count = known if unknown == MANY else known + unknown
        yield SetMark(Mark(BURST.kind, count, seat))
        yield Leave(seat, "burst", ground={"count": 0 if unknown == MANY else count})

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield BURST

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-burst")
