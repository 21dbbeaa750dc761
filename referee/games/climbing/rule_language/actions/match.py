"""Actions on the course of a game: its start (deal 配り方, seats 席順, lead), going out (あがり,
都落ち, 反則), its end (places 順位, titles 身分, points 得点)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.games.climbing.plays.card_strength import strengths
from referee.games.climbing.plays.play import card_ranks
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import (
    AddPoints,
    Effects,
    EndEqual,
    EndGame,
    Leave,
    PlaceLast,
    Retitle,
    SetMark,
)
from referee.games.climbing.rule_api.mark_names import EQUAL, FELL_TOGETHER, POINTS, SHARES, SUNK
from referee.games.climbing.rule_api.rule import (
    ABOVE_FOULS,
    WITH_FOULS,
    MoveContext,
    cards_of_ranks,
)
from referee.games.climbing.rule_api.titles import seat_titled, standing, title_of
from referee.games.climbing.rule_language.marks import possible_values
from referee.games.climbing.rule_language.phrases import OR_LIST, hyphenated, rank_list, suit_args
from referee.games.climbing.rule_language.players import (
    ALL,
    BELOW,
    BESIDE,
    EVERYBODY,
    JOKER_HOLDER,
    KNOWN,
    MARKED,
    OPPOSITE,
    OTHERS,
    PICKED,
    PLAYER,
    Role,
    names_in,
    players_phrase,
    seat_beside,
)
from referee.games.climbing.rule_language.sentence import (
    ANSWERED,
    BEGUN,
    ENDED,
    FRESH,
    HELD,
    LEFT,
    MOVES,
    ON_TURN,
    PASSED,
    PLAYED,
    SWEPT,
    trigger_of,
)
from referee.i18n.messages import listing, message, signed
from referee.i18n.messages import title as title_word
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark
from referee.model.types import Words
from referee.rulebook.rule_language import MAX_COUNT, Flaw, SentenceWords, Word

from .base import Args, RuleAction, StatedAction, TargetAction, role_words
from .cards import IN_TURN, SHARED, TIES, WEAKER_HAND
from .field import AFTER, JANKEN, LEAD, SUCH

EQUAL_HANDS, WHOLE = "equal hands", "the whole pack"
BY_TITLE = ("then.deal.to", "then.deal.more")
FIRST, LAST = "first", "last"


class DealAction(StatedAction):
    """How many cards are dealt: to all players, or more or fewer to the player with a title."""

    path = "then.deal"
    words = (
        Word(path, "all get the same number of cards and the rest isn't used; or the whole pack "
             "is dealt", "", (EQUAL_HANDS, WHOLE)),
        Word("then.deal.each", "each player is dealt this many cards; the rest isn't used",
             "number"),
        Word("then.deal.to", "the player with this title is dealt more cards than the others, or "
             "fewer", "title"),
        Word("then.deal.more", "this many more; if negative, fewer", "number", least=-MAX_COUNT),
    )  # fmt: skip
    triggers = (BEGUN,)

    def prepare(self) -> None:
        self.how, self.each = self.value(), self.value("then.deal.each", 0)
        self.answers = ("deal",) if self.how or self.each else ()
        self.more = self.value("then.deal.more", 0)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return any(word.path in words for word in cls.words)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """``{"each": ..., "left": ...}``, and ``"more"`` if the whole pack is dealt. ``left`` is
        negative if there are too few cards. ``None``: it isn't about this game."""
        if not self.sentence.begins(ranking):
            return None
        pack = self.deck.size + self.deck.jokers
        if self.each:
            return {"each": self.each, "left": pack - self.each * position.size}
        share, left = divmod(pack, position.size)
        if self.how == EQUAL_HANDS:
            return {"each": share, "left": left}
        return {"each": share, "left": 0, "more": left}

    def extra_dealt(self, position: Position) -> Mapping[int, int]:
        title = self.value("then.deal.to", "")
        seats = range(position.size) if self.more else ()
        return {seat: self.more for seat in seats if title_of(position, seat) == title}

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_title = [path for path in BY_TITLE if path in words]
        if by_title and ("then.deal.to" not in by_title or len(by_title) != 2):
            yield Flaw(by_title[0], "dealt-to-whom")
        if by_title and "then.deal.each" in words:
            yield Flaw("then.deal.each", "dealt-twice")
        if by_title and words.get("when.game") in FRESH:
            yield Flaw("then.deal.to", "no-last-game")

    def statement(self, lang: str, whole: str) -> str:
        title = self.value("then.deal.to", "")
        if title or self.more:
            whom = title_word(lang, title) if title else "…"
            count, fewer = abs(self.more), self.more < 0
            args = {"title": whom, "count": count, "fewer": fewer}
            return message(lang, "said-deal-more", **args, whole=whole)
        how = "each" if self.each else "whole" if self.how == WHOLE else "equal"
        return message(lang, "said-deal", how=how, count=self.each, whole=whole)


class DealerAction(StatedAction):
    """Who deals, by the places of the last game."""

    path, said = "then.deal.by", "dealer"
    words = (Word(path, "who deals: the last of the last game, or the first", "", (LAST, FIRST)),)
    triggers = (BEGUN,)
    answers = ("who_deals",)
    ground = "places"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int:
        """The dealer's seat; ``NOBODY`` if there was no last game."""
        if not ranking:
            return NOBODY
        return ranking[-1] if self.value() == LAST else ranking[0]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words.get("when.game") in FRESH:
            yield Flaw(cls.path, "no-last-game")

    def args(self, lang: str) -> Args:
        return {"place": self.value()}


LOW, HIGH = "lowest first", "highest first"
LOW_SCORE, HIGH_SCORE = "lowest score first", "highest score first"
BEFORE, NOW = "as before", "as they sit"
BY = {LOW: "places", HIGH: "places", LOW_SCORE: "score", HIGH_SCORE: "score",
      BEFORE: "seats", NOW: "seats"}  # fmt: skip
"""How players sit, and what that depends on."""
SCORE = MarkSpelling("score", "score", value="number", holder=True, until="set")


class SeatsAction(StatedAction):
    """How players sit in the next game: by places, by scores, or as in this one."""

    path = "then.seats"
    words = (
        Word(path, "how the players sit: by place or score, lowest or highest first; as before "
             "the game's changes; or as now", "", (*BY,)),
    )  # fmt: skip
    triggers = (BEGUN,)
    answers = ("seating",)

    def prepare(self) -> None:
        self.ground = BY.get(self.value(), "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats in turn order; empty if it isn't known, ``None`` if they haven't changed."""
        how = self.value()
        if self.ground == "places":
            return [*ranking] if how == HIGH else [*reversed(ranking)]
        if self.ground == "score":
            return _by_score(position, highest=how == HIGH_SCORE)
        if position.mark("seated") is None:
            return None
        return [*(range(position.size) if how == BEFORE else position.circle)]

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if "score" in str(words[cls.path]):
            yield SCORE

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_places = BY.get(str(words.get(cls.path)), "") == "places"
        if by_places and words.get("when.game") in FRESH:
            yield Flaw(cls.path, "no-last-game")

    def args(self, lang: str) -> Args:
        return {"how": self.keyword}


def _by_score(position: Position, *, highest: bool) -> list[int]:
    """The seats by score; empty unless all scores are known and different."""
    marks = [mark for mark in position.marks if mark.kind == SCORE.kind]
    scored = {mark.value: mark.holder for mark in marks}
    in_order = [scored[score] for score in sorted(scored, reverse=highest)]
    return in_order if len(scored) == position.size else []


JANKEN_WINNER, LOWEST, HOLDER = "janken-winner", "last-lowest", "first-lead-card"
LEAD_FACTS = JANKEN_WINNER, LOWEST, HOLDER
"""The facts that decide who leads if the position doesn't."""


NO_LEADERS = {*KNOWN, *AFTER, *SUCH} - {FIRST, LAST}
"""The players who aren't known yet when a game begins."""


class FirstLeadAction(RuleAction):
    """Who leads a new game: by a card, by a place or title of the last game, or by janken."""

    path, said = LEAD.path, "leads"
    words = (
        LEAD,
        Word("then.lead.rank", "the holder of one card leads the game: its rank", "rank"),
        Word("then.lead.suit", "the suit of that card", "suit", needs="then.lead.rank"),
    )
    triggers = (BEGUN,)
    answers = ("first_lead",)

    def prepare(self) -> None:
        leader = self.value()
        self.place = leader if leader in (FIRST, LAST) else ""
        self.titled = leader if leader not in (FIRST, LAST, JANKEN) else ""
        ground = "janken" if leader == JANKEN else "place" if self.place else "card"
        ground = "title" if self.titled else ground
        self.ground = self.place or ground
        self.lead_card = self.value("then.lead.suit", "") + self.value("then.lead.rank", "")
        facts = {"card": (HOLDER,), "janken": (JANKEN_WINNER,), "place": (), "title": ()}
        self.lead_facts = (LOWEST,) if self.place == LAST else facts[ground]

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The seat that leads, or the fact that decides; ``None``: it isn't about this game."""
        if not self.sentence.begins(ranking):
            return None
        if self.ground == "janken":
            return JANKEN_WINNER
        if self.ground == "card":
            return self._holder(position)
        if self.titled:
            return seat_titled(position, self.titled)
        if not ranking or self.place == FIRST:
            return ranking[0] if ranking else None
        if len(ranking) == position.size:
            return ranking[-1]
        seat = seat_titled(position, self.titles.get(position.size, ("",))[0])
        return LOWEST if seat is None else seat

    def _holder(self, position: Position) -> int | str | None:
        rank, suit = self.value("then.lead.rank"), self.value("then.lead.suit", "")
        card = self.deck.rank_mask(rank) & self.deck.suit_mask(suit)
        holder = (seat for seat, hand in enumerate(position.known) if hand & card)
        return next(holder, HOLDER if any(position.unknown) else None)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_person = cls.path in words
        known = names_in(words.get(cls.path, FIRST)).isdisjoint(NO_LEADERS)
        if not known or by_person == ("then.lead.rank" in words):
            yield Flaw(cls.first_word(words), "leads-by-what")
        by_last_game = by_person and words[cls.path] != JANKEN
        if by_last_game and words.get("when.game") in FRESH:
            yield Flaw(cls.path, "no-last-game")
        card = ("then.lead.rank", "then.lead.suit")
        if len(words.get(card[1], "S")) != 1 or (card[0] in words) != (card[1] in words):
            yield Flaw(next(path for path in card if path in words), "which-card")

    def args(self, lang: str) -> Args:
        card = {"rank": self.value("then.lead.rank", ""), "place": self.place or ""}
        suit = suit_args(self.value("then.lead.suit", ""), lang)
        who = players_phrase((self.titled,), lang, BEGUN) if self.titled else ""
        return {"by": self.ground, **suit, **card, "who": who}


TOGETHER = "together"
MAY = "may"
"""The value of ``then.win`` by which players choose whether to go out."""


FIRST_OUT, ALL_OUT = "first out", "all who are out"
WIN = Word(
    "then.win",
    "the player goes out at once; or, with such a hand, may do so; at the end: who has won, the "
    "first to go out, or everyone who is out",
    "flag",
    (MAY, FIRST_OUT, ALL_OUT),
)


class WinAction(RuleAction):
    """The player goes out at once (あがり), or may do so."""

    path = "then.win"
    words = (WIN,)
    modifiers = (TIES,)
    stage, triggers = "on_finish", (PLAYED, HELD, SWEPT, ON_TURN)
    explained = (Leave,)

    def effects(self, context: MoveContext) -> Effects:
        yield Leave(context.seat, "clean", "" if context.goes_out else "at-once")
        if self._shares_place(context):
            yield SetMark(Mark(SHARES.kind, None, context.seat))

    def _shares_place(self, context: MoveContext) -> bool:
        """Whether another player holds such a hand too, and both share the place."""
        hand, before = self.sentence.hand, context.before
        others = [seat for seat in before.playing if seat != context.seat]
        return self.value(TIES.path) == SHARED and any(
            hand.fits(before.known[seat], before.unknown[seat], self.deck) for seat in others
        )

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if SHARED in possible_values(words.get(TIES.path)):
            yield SHARES

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        values = possible_values(words[cls.path])
        if MAY in values and trigger_of(words) != HELD:
            yield Flaw(cls.path, "about-nothing")
        if not {FIRST_OUT, ALL_OUT}.isdisjoint(values):
            yield Flaw(cls.path, "not-of-a-play")

    def args(self, lang: str) -> Args:
        return {"may": self.value() == MAY}


FALL = Word(
    "then.fall",
    "the player is out with all cards: by a pass, in a foul finisher's place (or all share the "
    "better place); or the hand bursts",
    "flag",
    (TOGETHER,),
)


class FallAction(RuleAction):
    """A player who passes is out and has the place of a foul."""

    path = "then.fall"
    words = (FALL,)
    triggers = (PASSED,)
    explained = (Leave,)

    def prepare(self) -> None:
        self.shared = self.value() == TOGETHER
        if self.shared:
            self.shared_places = self._shared_places

    def effects(self, context: MoveContext) -> Effects:
        skipped = len(context.field) > len(context.before.field)
        passes = self.sentence.passes
        count = passes.count(context.now, context.seat)
        limit = passes.times.least - 1
        ground = {"passes": count.value, "of": passes.who, "limit": limit} if count else {}
        yield Leave(context.seat, "foul", "skip" if skipped else "pass", ground=ground)
        if self.shared:
            yield SetMark(Mark(FELL_TOGETHER.kind, holder=context.seat))

    def _shared_places(self, position: Position) -> Sequence[Sequence[int]]:
        kind = FELL_TOGETHER.kind
        fallen = [mark.holder for mark in position.marks if mark.kind == kind]
        return [fallen] if len(fallen) > 1 else []

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if TOGETHER in possible_values(words[cls.path]):
            yield FELL_TOGETHER

    def args(self, lang: str) -> Args:
        return {"together": self.shared}


class FoulAction(RuleAction):
    """Going out with it is a foul (反則上がり); of an answer: with the cut that it answers."""

    path = "then.foul"
    overrides_flaw, overrides_role = "foul-against-nothing", "going out"
    words = (Word(path, "going out with it is a foul; of an answer: with the cut that it answers",
                  "flag"),)  # fmt: skip
    stage, triggers = "on_finish", (PLAYED, ANSWERED)

    def effects(self, context: MoveContext) -> Effects:
        if self.sentence.when == ANSWERED:
            cut, laid = context.before.pending, context.field[-2:]
            if cut is not None and cut.goes_out:
                yield Leave(cut.seat, "foul", cards=laid[0].play.mask)
        elif context.goes_out:
            yield Leave(context.seat, "foul", cards=context.play.mask)


RANKING = MarkSpelling("ranking", "ranking", value="seats", also=("順位",))


class FallenAction(TargetAction):
    """The player with a title falls (都落ち): is out at once, in the lowest place, or plays on and
    comes last."""

    path = "then.fallen"
    roles = (
        Role("then.fallen.who", "who falls; `joker holder`: who holds a joker", "",
             (*EVERYBODY, JOKER_HOLDER, PICKED)),
    )  # fmt: skip
    words = (
        *role_words(roles),
        Word("then.fallen.how", "the player is out of the game at once, or last at the end", "",
             ("out", "last")),
        Word("then.fallen.self", "also if it is the player who moves (default: true)", "flag"),
    )  # fmt: skip
    stage, triggers = "on_finish", (PLAYED, LEFT)
    cited, explained = (PlaceLast,), (Leave,)

    def effects_on(self, seat: int, context: MoveContext | None) -> Effects:
        if context is None:
            yield PlaceLast(seat, PICKED) if self._last else Leave(seat, "fallen", "at-once")
        elif seat != context.seat or self.value("then.fallen.self", True):
            yield self._placed_last(context, seat) if self._last else self._leave(context, seat)

    def _placed_last(self, context: MoveContext, seat: int) -> PlaceLast:
        first = NOBODY if self.sentence.when == PLAYED else context.seat
        return PlaceLast(seat, first=first)

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
        elif PICKED in names_in(words["then.fallen.who"]) and "when.out" in words:
            yield Flaw("then.fallen.who", "nobody-picks")

    def args(self, lang: str) -> Args:
        return {"how": "last" if self._last else "out"}


UPSIDE_DOWN = "upside down"
"""A way to end the game: in the order of the last game upside down."""
ALL_EQUAL, REST_EQUAL, SAME_TITLE = EQUAL_ENDS = "all equal", "the rest equal", "all of one title"
"""All players are equal; those who are not out are equal; these have equal points, and all players
have the same title."""
OLD_ORDER, BY_CARDS_LEFT, TOP_FALLS = "its player first", "by cards left", "falls"
"""The player is first; the others come in the order of the last game, by the cards left, or in the
order of the last game except that its first player comes last."""
BEHIND = (OLD_ORDER, BY_CARDS_LEFT, TOP_FALLS)


class EndAction(RuleAction):
    """The game ends, in an order of the players or with all players equal."""

    path = "then.end"
    words = (
        Word(path, "the game ends with this order of players, or without places", "",
             (UPSIDE_DOWN, *EQUAL_ENDS, *BEHIND)),
    )  # fmt: skip
    stage, triggers = "on_finish", (PLAYED, LEFT)
    cited = (EndGame, EndEqual)

    def prepare(self) -> None:
        self.exit_kinds = (EQUAL,) if self.value() in EQUAL_ENDS else ()
        if self.value() == SAME_TITLE:
            self.equalizes_titles = self._equalizes_titles

    def _equalizes_titles(self, position: Position) -> bool:
        return any(leaver.how == EQUAL for leaver in position.out)

    def effects(self, context: MoveContext) -> Effects:
        how = self.value()
        if how == UPSIDE_DOWN:
            ranking = standing(context.before, self.titles)
            if len(ranking) == context.now.size:
                yield EndGame(tuple(reversed(ranking)), turned=True)
        elif how in BEHIND:
            ranking = self._ranking(context)
            in_part = len(ranking) < context.now.size
            yield EndGame(tuple(ranking), in_part=in_part)
        else:
            out = context.before.out if how in (REST_EQUAL, SAME_TITLE) else ()
            gone = {leaver.seat for leaver in out}
            yield EndEqual(tuple(seat for seat in range(context.now.size) if seat not in gone))

    def _ranking(self, context: MoveContext) -> list[int]:
        """The ranking with the player first; only those who are out after that player if the others
        have no order."""
        before, seat = context.before, context.seat
        out = [leaver for leaver in before.out if leaver.seat != seat]
        clean = [leaver.seat for leaver in out if leaver.how == "clean"]
        sunk = [leaver.seat for leaver in reversed(out) if leaver.how != "clean"]
        others = [other for other in before.around(seat)[1:] if other in before.playing]
        if self.value() != BY_CARDS_LEFT:
            ranking = standing(before, self.titles)
            others = [other for other in ranking if other in others]
            if self.value() == TOP_FALLS:
                others.sort(key=lambda other: other in ranking[:1])
        elif any(context.now.held(other) is None for other in others):
            return [seat, *clean]
        else:
            others.sort(key=lambda other: context.now.held(other) or 0)
        ranking = [seat, *clean, *others, *sunk]
        return ranking if len(ranking) == before.size else [seat, *clean]

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if words.get(cls.path) not in EQUAL_ENDS:
            yield RANKING

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, f"said-end-{self.keyword}")

    def reason(self, lang: str) -> str:
        return message(lang, "said-ends-equal") if hasattr(self, "equalizes_titles") else ""


BURST = MarkSpelling("burst", "burst", value="number", holder=True)


class BurstAction(RuleAction):
    """A hand that is too large puts its player out (バースト); a mark stores its size."""

    path, said = FALL.path, "burst"
    words = (FALL,)
    triggers = (HELD,)
    exit_kinds = ("burst",)
    spellings = (BURST,)

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        known, unknown = now.known[seat].bit_count(), now.unknown[seat]
        count = known if unknown == MANY else known + unknown
        yield SetMark(Mark(BURST.kind, count, seat))
        yield Leave(seat, "burst", ground={"count": 0 if unknown == MANY else count})

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if TOGETHER in possible_values(words[cls.path]):
            yield Flaw(cls.path, "together-by-passes")


DEPTHS = {
    "fouls": {"foul": WITH_FOULS},
    "falls": {"fallen": WITH_FOULS},
    "fouls and falls": {"foul": WITH_FOULS, "fallen": WITH_FOULS},
    "falls above fouls": {"fallen": ABOVE_FOULS},
    "bursts": {"burst": WITH_FOULS},
}
"""Ways of leaving the game that end at the bottom, with their depth."""


class LastAction(StatedAction):
    """Players who left the game in some way come last; who left earlier comes lower."""

    path = "then.last"
    words = (
        Word(path, "who comes last: players who are out by a foul, have fallen or have burst; "
             "the earlier, the lower", "", (*DEPTHS,)),
    )  # fmt: skip
    triggers = (ENDED,)

    def bottom_exits(self) -> Mapping[str, int]:
        return DEPTHS[self.value()]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "if.game" in words:
            yield Flaw("if.game", "in-any-game")

    def args(self, lang: str) -> Args:
        return {"who": self.keyword}


FEWEST, MOST = "fewest cards", "most cards"


class PlacesAction(StatedAction):
    """The places of players who still hold cards when the game ends."""

    path = "then.places"
    words = (
        Word(path, "players who aren't out rank by the cards left: fewest first, or most first", "",
             (FEWEST, MOST)),
    )  # fmt: skip
    modifiers = (TIES,)
    triggers = (ENDED,)
    answers = ("left_places",)

    def prepare(self) -> None:
        self.ties = self.value(TIES.path, SHARED)
        self.open_fact = "hands-left" if self.ties == WEAKER_HAND else "hand-counts"

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> list[list[int]] | None:
        """The seats by place, in groups that share one; ``None`` if the hands aren't known."""
        clean = (leaver.seat for leaver in position.out if leaver.how == "clean")
        first = next(clean, position.turn)
        seats = [seat for seat in position.around(first) if seat in position.playing]
        if any(position.held(seat) is None for seat in seats):
            return None
        sign = -1 if self.value() == MOST else 1
        ordered = sorted(seats, key=lambda seat: sign * (position.held(seat) or 0))
        if self.ties == IN_TURN:
            return [[seat] for seat in ordered]
        groups = [[*group] for _, group in groupby(ordered, key=position.held)]
        if self.ties == SHARED:
            return groups
        if any(position.unknown[seat] for group in groups if len(group) > 1 for seat in group):
            return None
        return [part for group in groups for part in self._by_strength(position, group)]

    def _by_strength(self, position: Position, seats: Sequence[int]) -> list[list[int]]:
        """These seats in groups of equal hands, weaker ones first. Hands are compared card by card,
        from the strongest card on."""
        order = strengths(self.deck, False)

        def strength(seat: int) -> list[int]:
            held = card_ranks(self.deck, position.known[seat])
            return sorted((order[rank] for rank in held), reverse=True)

        return [[*group] for _, group in groupby(sorted(seats, key=strength), key=strength)]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "if.game" in words:
            yield Flaw("if.game", "in-any-game")

    def args(self, lang: str) -> Args:
        most = self.value() == MOST
        ties = hyphenated(self.ties)
        return {"most": most, "ties": ties}


BY_PLACE, WIPED_OUT, ONE_UP = "by place", "wiped out", "one up"


class TitlesAction(StatedAction):
    """Places give titles; or all titles are removed; or a play moves them."""

    path, said = "then.title", "titles"
    words = (
        Word(path, "titles go by place, from the book's list; all are removed; or all move up by "
             "one, and the highest becomes lowest", "", (BY_PLACE, WIPED_OUT, ONE_UP)),
    )  # fmt: skip
    stage, triggers = "on_play", (ENDED, PLAYED)

    def prepare(self) -> None:
        if self.sentence.when == PLAYED:
            return
        self.answers = ("titles",) if self.value() == BY_PLACE else ("set_over",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The titles from the best place down, empty if the book has none for that many players; or
        whether all titles are removed."""
        here = self.sentence.state.is_game(position)
        if question == "set_over":
            return here
        return tuple(reversed(self.titles.get(position.size, ()))) if here else None

    def effects(self, context: MoveContext) -> Effects:
        """All titles move by one, if all players have one."""
        seats = standing(context.before, self.titles)
        titles = [str(title_of(context.before, seat)) for seat in seats]
        if len(seats) == context.now.size:
            yield Retitle(tuple(zip((*seats[1:], seats[0]), titles, strict=True)))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_play = "when.end" not in words
        if (words[cls.path] == ONE_UP) != by_play:
            yield Flaw(cls.path, "not-of-a-play" if by_play else "not-of-a-end")

    def args(self, lang: str) -> Args:
        return {"how": self.keyword}


class WinnerAction(StatedAction):
    """Who wins the game."""

    path, said = WIN.path, "winner"
    words = (WIN,)
    triggers = (ENDED,)
    answers = ("who_wins",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats that have won so far."""
        if not self.sentence.state.is_game(position):
            return None
        out = [leaver.seat for leaver in position.out if leaver.how == "clean"]
        return out[:1] if self.value() == FIRST_OUT else out

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not {*possible_values(words[cls.path])} <= {FIRST_OUT, ALL_OUT}:
            yield Flaw(cls.path, "who-wins")

    def args(self, lang: str) -> Args:
        return {"who": self.keyword}


PLAYERS_BELOW, AGREED = "players below", "agreement"


PLACE_POINTS, POINTS_BY = "then.points.places", "then.points.by"


class PointsAction(StatedAction):
    """How many points each place brings."""

    path = "then.points"
    heads = (PLACE_POINTS, POINTS_BY)
    words = (
        Word(PLACE_POINTS, "the points for the places, best place first", "number", many=True,
             least=-MAX_COUNT),
        Word(POINTS_BY, "each place is worth a point for each player below it; or the players "
             "agree on the points", "", (PLAYERS_BELOW, AGREED)),
    )  # fmt: skip
    triggers = (ENDED,)
    answers = ("score",)

    def prepare(self) -> None:
        self.points, self.ground = self.value(PLACE_POINTS, ()), self.value(POINTS_BY, "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The points from the best place down; empty if there are none for that many players,
        ``None`` if it isn't about this game."""
        if not self.sentence.state.is_game(position):
            return None
        if self.ground == PLAYERS_BELOW:
            return list(range(position.size - 1, -1, -1))
        return [*self.points] if len(self.points) == position.size else []

    def args(self, lang: str) -> Args:
        points = listing(lang, map(signed, self.points)) or "…"
        by = hyphenated(self.ground)
        return {"by": by, "points": points}


class MorePointsAction(TargetAction):
    """Additional points: for places at the end of a game, or for players during it."""

    path = "then.points.more"
    roles = (
        Role(
            "then.points.who",
            "who gets them",
            PLAYER,
            (*EVERYBODY, PICKED),
            when_out=True,
            needs=path,
        ),
    )
    words = (
        Word(path, "further points for a player; at the end of a game for the places, best first",
             "number", many=True, least=-MAX_COUNT),
        *role_words(roles),
        Word("then.points.times", "how often: a number, or once for each card played", "number",
             ("each",), needs=path),
    )  # fmt: skip
    counting = ("then.points.times",)
    triggers, stage, delayable = (*MOVES, ENDED), "on_play", True
    cited = (AddPoints,)
    spellings = (POINTS,)

    def prepare(self) -> None:
        if self.sentence.when == ENDED:
            self.extra_points = self._extra_points
        else:
            super().prepare()

    def players(self, name: str, context: MoveContext, doer: int | None = None) -> list[int]:
        """See the base class; the player may be out."""
        others = super().players(name, context, doer)
        return others or ([context.seat] if PLAYER in self.who() else [])

    def effects_on(self, seat: int, context: MoveContext | None) -> Effects:
        times = self.value("then.points.times", 1)
        count = times if context is None else self.count("then.points.times", context)
        yield AddPoints(seat, self.value()[0] * count)

    @property
    def _by_place(self) -> bool:
        return self.sentence.when == ENDED and "then.points.who" not in self.sentence.then

    def _extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        if not self.sentence.state.is_game(position):
            return {}
        if not self._by_place:
            return dict.fromkeys(self._scoring(position), self.value()[0])
        brought = zip(placed, self.value(), strict=False)
        return {seat: points for seat, points in brought if seat is not None and points}

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        at_end, points = trigger_of(dict.fromkeys(words, True)) == ENDED, words[cls.path]
        who = names_in(words.get("then.points.who"))
        if at_end and not who.isdisjoint((*BESIDE, PLAYER, BELOW, OTHERS, PICKED)):
            yield Flaw("then.points.who", "not-of-a-end")
        if at_end and "then.points.times" in words:
            yield Flaw("then.points.times", "not-of-a-end")
        if words.get("then.points.times") == "each" and PICKED in who:
            yield Flaw("then.points.times", "each-of-what")
        by_place = at_end and "then.points.who" not in words
        if not by_place and isinstance(points, tuple) and len(points) > 1:
            yield Flaw(cls.path, "one-number")

    def args(self, lang: str) -> Args:
        first, *others = points = self.value()
        how = "several" if others else "fewer" if first < 0 else "more"
        listed, each = listing(lang, map(signed, points)), self.value("then.points.times") == "each"
        times = self.value("then.points.times", 1)
        count = abs(first) * (1 if each else times)
        return {"how": how, "points": listed, "count": count, "end": self._by_place, "each": each}

    def phrase(self, lang: str, card_args: Mapping[str, Any]) -> str:
        return super().phrase(lang, {**card_args, "whole": False})

    def reason(self, lang: str) -> str:
        if not self._by_place:
            return ""
        return message(lang, self.message_key, **self.args(lang), whole="yes")

    def _scoring(self, position: Position) -> Sequence[int]:
        """The players who get points when the game ends."""
        if not position.over:
            return ()
        titles = self.titles.get(position.size, ())
        ends = {FIRST: titles[-1:], LAST: titles[:1], ALL: ()}
        named = {title for who in self.who() for title in ends.get(who, (who,))}
        marked = {mark.holder for mark in position.marks if mark.kind == self.own_mark}
        return [
            seat
            for seat in range(position.size)
            if ALL in self.who()
            or title_of(position, seat) in named
            or (MARKED in self.who() and seat in marked)
        ]


class SharedPointsAction(StatedAction):
    """Partners add their points up."""

    path = "then.points.with"
    words = (Word(path, "partners: each player scores the points of both", "", (OPPOSITE,)),)
    triggers = (ENDED,)

    def shared_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        """The points of each seat, with those of the partner; the same if the number of seats is
        odd."""
        if position.size % 2 or not self.sentence.state.is_game(position):
            return points
        partners = {seat: seat_beside(position, seat, OPPOSITE) for seat in range(position.size)}
        both = {seat: {seat, partner} & points.keys() for seat, partner in partners.items()}
        return {seat: sum(points[one] for one in pair) for seat, pair in both.items() if pair}


NEVER = "no"


class CostAction(StatedAction):
    """What cards cost that are left in the hands when the game ends."""

    path = "then.cost"
    words = (
        Word("then.cost.each", "each card left in a hand costs this many points", "number"),
        Word("then.cost.rank", "only cards of this rank, or of these, cost points", "rank",
             ("Jo",), many=True),
        Word("then.cost.twice_from", "with at least this many cards, each costs twice as much",
             "number", (NEVER,)),
        Word("then.cost.thrice_from",
             "with at least this many cards, each costs three times as much", "number", (NEVER,)),
    )  # fmt: skip
    triggers = (ENDED,)

    def prepare(self) -> None:
        self.each, self.rank = self.value("then.cost.each", 0), self.value("then.cost.rank", ())
        steps = ((3, "then.cost.thrice_from"), (2, "then.cost.twice_from"))
        counts = ((times, self.value(path, NEVER)) for times, path in steps)
        self.steps = [(times, count) for times, count in counts if count != NEVER]
        self.open_fact = "hands-left" if self.rank else "hand-counts"

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        """See the hook; no points while the game goes on."""
        if not position.over or not self.sentence.state.is_game(position):
            return {}
        counts = {seat: self._costly(position, seat) for seat in position.playing}
        if None in counts.values():
            return None
        return {seat: -self._cost(count) for seat, count in counts.items() if count}

    def _costly(self, position: Position, seat: int) -> int | None:
        """How many cards of a hand cost points; ``None`` if it isn't known."""
        if not self.rank:
            return position.held(seat)
        costly = cards_of_ranks(self.deck, self.rank)
        if position.unknown[seat] and costly & ~_shown_cards(position):
            return None
        return (position.known[seat] & costly).bit_count()

    def _cost(self, count: int) -> int:
        times = next((times for times, least in self.steps if count >= least), 1)
        return int(times * self.each * count)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.cost.each" not in words:
            yield Flaw(cls.first_word(words), "costs-what")
        steps = [words.get(f"then.cost.{name}") for name in ("twice_from", "thrice_from")]
        limits = [step for step in steps if isinstance(step, int)]
        if len(limits) == 2 and limits[0] >= limits[1]:
            yield Flaw("then.cost.thrice_from", "never-twice")

    def args(self, lang: str) -> Args:
        rank = rank_list(self.rank, lang, OR_LIST)
        twice, thrice = (next((n for t, n in self.steps if t == times), 0) for times in (2, 3))
        return {"rank": rank, "count": self.each, "twice": twice, "thrice": thrice}


def _shown_cards(position: Position) -> int:
    """All cards that are known to be somewhere, as a set."""
    shown = position.discards
    for cards in (*position.known, *(laid.play.mask for laid in position.field)):
        shown |= cards
    return shown
