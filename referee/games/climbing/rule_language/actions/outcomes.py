"""Actions by which players go out or the game ends (あがり、都落ち、反則)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import (
    Effects,
    EndEqual,
    EndGame,
    Leave,
    Owe,
    PlaceLast,
    SetMark,
)
from referee.games.climbing.rule_api.mark_names import (
    EQUAL,
    FELL_TOGETHER,
    PICKED,
    SHARES,
    SUNK,
)
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext
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


class WinAction(RuleAction):
    """The player goes out at once (あがり)."""

    path = "then.win"
    words = (Word(path, "its player goes out at once", "flag"),)
    stage, triggers = "on_finish", (PLAYED, HELD, SWEPT, ON_TURN)

    def effects(self, context: MoveContext) -> Effects:
        yield Leave(context.seat, "clean", "" if context.goes_out else "at-once")
        if self._shares_place(context):
            yield SetMark(Mark(SHARES.kind, None, context.seat))

    def _shares_place(self, context: MoveContext) -> bool:
        """Whether another player holds such a hand too, and both share the place."""
        hand, before = self.sentence.hand, context.before
        others = [seat for seat in before.playing if seat != context.seat]
        return hand.several == TIE and any(
            hand.fits(before.known[seat], before.unknown[seat], self.deck) for seat in others
        )

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if "when.hand.several" in words:
            yield SHARES

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-win", **card_args)


class FallAction(RuleAction):
    """A player who passes is out and has the place of a foul."""

    path = "then.fall"
    words = (
        Word(path, "who passes falls to a foul finisher's place; or all who do so share the better "
             "place", "flag", (TOGETHER,)),
    )  # fmt: skip
    triggers = (PASSED,)

    def prepare(self) -> None:
        self.shared = self.value() == TOGETHER
        if self.shared:
            self.shared_places = self._shared_places

    def effects(self, context: MoveContext) -> Effects:
        skipped = len(context.field) > len(context.before.field)
        yield Leave(context.seat, "foul", "skip" if skipped else "pass")
        if self.shared:
            yield SetMark(Mark(FELL_TOGETHER.kind, holder=context.seat))

    def _shared_places(self, position: Position) -> Sequence[Sequence[int]]:
        kind = FELL_TOGETHER.kind
        fallen = [mark.holder for mark in position.marks if mark.kind == kind]
        return [fallen] if len(fallen) > 1 else []

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        value = words[cls.path]
        if TOGETHER in (value.values() if isinstance(value, Mapping) else [value]):
            yield FELL_TOGETHER

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-fall", together=self.shared)


class FoulAction(RuleAction):
    """Going out with it is a foul (反則上がり)."""

    path = "then.foul"
    words = (Word(path, "it is a foul to go out with it", "flag"),)
    stage = "on_finish"

    def effects(self, context: MoveContext) -> Effects:
        if context.goes_out:
            yield Leave(context.seat, "foul", cards=context.play.mask)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.path, "foul-against-nothing", level="warning")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-foul")


TOP = "top"
"""The player with the highest title."""
JOKER_HOLDER = "joker holder"
"""The player who is known to hold a joker."""
RANKING = MarkSpelling("ranking", "ranking", value="seats", also=("順位",))


class FallenAction(RuleAction):
    """The player with a title falls (都落ち): is out at once, in the lowest place, or plays on and
    comes last."""

    path = "then.fallen"
    words = (
        Word("then.fallen.who", "the player with this title falls, or with the highest, or who "
             "holds a joker, or is picked", "title", (TOP, JOKER_HOLDER, PICKED)),
        Word("then.fallen.how", "out of the game at once, or last in the end", "",
             ("out", "last")),
        Word("then.fallen.self", "also if that player has set it off", "flag"),
    )  # fmt: skip
    stage, triggers = "on_finish", (PLAYED, LEFT)

    def prepare(self) -> None:
        if self.value("then.fallen.who") == PICKED:
            self.stage, self.on_fulfilled = "on_owe", self._on_fulfilled

    def _on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        seat = fulfilment.other
        yield PlaceLast(seat, PICKED) if self._last else Leave(seat, "fallen", "at-once")

    def effects(self, context: MoveContext) -> Effects:
        if self.value("then.fallen.who") == PICKED:
            yield Owe(Obligation("pick", context.seat, clause=self.clause, least=1))
            return
        seat = self._falling(context)
        if seat is None or context.now.is_out(seat):
            return
        if seat == context.seat and not self.value("then.fallen.self", False):
            return
        yield PlaceLast(seat) if self._last else self._leave(context, seat)

    def _falling(self, context: MoveContext) -> int | None:
        title = self.value("then.fallen.who")
        now = context.now
        if title == JOKER_HOLDER:
            jokers = ~self.deck.naturals
            return next((seat for seat in now.playing if now.known[seat] & jokers), None)
        if title == TOP:
            title = next(reversed(self.titles.get(now.size, ())), "")
        return seat_titled(now, title)

    def _leave(self, context: MoveContext, seat: int) -> Leave:
        if self.sentence.when == PLAYED:
            return Leave(seat, "fallen", "at-once")
        how = next(leaver.how for leaver in context.now.out if leaver.seat == context.seat)
        return Leave(seat, "fallen", ground={"first": context.seat, "left": how})

    @property
    def _last(self) -> bool:
        return bool(self.value("then.fallen.how", "out") == "last")

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if words.get("then.fallen.how", "out") != "out":
            yield MarkSpelling(SUNK, name.replace("_", "-"), holder=True, also=(title["ja"],))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.fallen.who" not in words:
            yield Flaw(cls.first_word(words), "who-falls")
        elif words["then.fallen.who"] == PICKED and "when.out" in words:
            yield Flaw("then.fallen.who", "nobody-picks")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        how = "last" if self._last else "out"
        who = self.value("then.fallen.who")
        title = "joker-holder" if who == JOKER_HOLDER else who
        return message(lang, "said-fallen", title=title, how=how)


UPSIDE_DOWN = "upside down"
"""A way to end the game: in the order of the last game upside down."""
ALL_EQUAL, REST_EQUAL, SAME_TITLE = EQUAL_ENDS = "all equal", "the rest equal", "all of one title"
"""All players are equal; those who are not out are equal; these have equal points, and all players
have the same title."""
OLD_ORDER, FEWEST = "its player first", "by cards left"
"""The player is first; the others come in the order of the last game, or by the cards left."""


class EndAction(RuleAction):
    """The game ends, in an order of the players or with all players equal."""

    path = "then.end"
    words = (
        Word(path, "the game ends, in this order of players, or with no places at all", "",
             (UPSIDE_DOWN, *EQUAL_ENDS, OLD_ORDER, FEWEST)),
    )  # fmt: skip
    stage, triggers = "on_finish", (PLAYED, LEFT)

    def prepare(self) -> None:
        self.exit_kinds = (EQUAL,) if self.value() in EQUAL_ENDS else ()
        if self.value() == SAME_TITLE:
            self.equalizes_titles = self._equalizes_titles

    def _equalizes_titles(self, position: Position) -> bool:
        return any(leaver.how == EQUAL for leaver in position.out)

    def effects(self, context: MoveContext) -> Effects:
        how = self.value()
        if how == UPSIDE_DOWN:
            ranking = standing(context.before)
            if len(ranking) == context.now.size:
                yield EndGame(tuple(reversed(ranking)), turned=True)
        elif how in (OLD_ORDER, FEWEST):
            yield EndGame(tuple(self._ranking(context)))
        else:
            out = context.before.out if how in (REST_EQUAL, SAME_TITLE) else ()
            gone = {leaver.seat for leaver in out}
            yield EndEqual(tuple(seat for seat in range(context.now.size) if seat not in gone))

    def _ranking(self, context: MoveContext) -> list[int]:
        """The ranking with the player first; only the player if the others have no order."""
        before, seat = context.before, context.seat
        out = [leaver for leaver in before.out if leaver.seat != seat]
        clean = [leaver.seat for leaver in out if leaver.how == "clean"]
        sunk = [leaver.seat for leaver in reversed(out) if leaver.how != "clean"]
        others = [other for other in before.around(seat)[1:] if other in before.playing]
        if self.value() == OLD_ORDER:
            others = [other for other in standing(before) if other in others]
        elif any(context.now.held(other) is None for other in others):
            return [seat]
        else:
            others.sort(key=lambda other: context.now.held(other) or 0)
        ranking = [seat, *clean, *others, *sunk]
        return ranking if len(ranking) == before.size else [seat]

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if words.get(cls.path) not in EQUAL_ENDS:
            yield RANKING

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, f"said-end-{self.value().replace(' ', '-')}")


BURST = MarkSpelling("burst", "burst", value="number", holder=True)


class BurstAction(RuleAction):
    """A hand that is too large puts its player out (バースト); a mark stores its size."""

    path = "then.burst"
    words = (
        Word(path, "the hand bursts: its player is out of the game with all its cards", "flag"),
    )
    triggers = (HELD,)
    exit_kinds = ("burst",)
    spellings = (BURST,)

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        known, unknown = now.known[seat].bit_count(), now.unknown[seat]
        count = known if unknown == MANY else known + unknown
        yield SetMark(Mark(BURST.kind, count, seat))
        yield Leave(seat, "burst", ground={"count": 0 if unknown == MANY else count})

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-burst")
