"""A sentence as a typed value, read from its words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, FIRST_TURN_OVER
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.rule_language import Word, word_paths

from .conditions.comparison import Comparison
from .conditions.hands import AFTER, ANY_HAND, BEFORE, HandCondition
from .conditions.occurrences import NO_COUNT, PassCondition
from .conditions.plays import ANY_CARDS, BelowCondition, PlayCondition, rank_indices
from .conditions.turns import ANY_TURN, TurnCondition
from .marks import is_lock

TRIGGERS = (
    PLAYED, PASSED, ANSWERED, CLEARED, SWEPT, ON_TURN, HELD, LEFT, BEGUN, GIVEN, ENDED, ALWAYS,
) = (
    "play", "pass", "answer", "clear", "swept", "turn", "hand", "out", "game", "gift", "end",
    "always",
)  # fmt: skip
"""What sets a sentence off."""
FIRST, FIRST_TURN = "trick", "turn"
"""What is the first one of a game."""
ABOUT_CARDS = (PLAYED, ANSWERED, SWEPT)
"""Those that say which cards are meant."""
BETWEEN = (BEGUN, GIVEN, ENDED)
"""Those that come between the plays of one game and of the next."""
OWING = (PLAYED, SWEPT, PASSED, ON_TURN)
"""Those by which something can come to be owed."""


LAST = "last"
GAME = MarkSpelling("game", "game", value="number", until="set")
LAST_GAME = MarkSpelling("last_game", "last game", until="set", also=("最終戦",))
"""Marks that tell which game is played."""
REIGN = MarkSpelling("reign", "reign", value="number", until="set")
"""For how many games in a row the daifugo has been the same player."""
EACH_GAME = "each game"
"""A gift grows with each further game of the same daifugo."""


class StateCondition(Struct, frozen=True):
    """``if``: how the order stands, the title of who moves, the clause's own mark, whether the
    hand is as it was dealt, whether the play has cleared the field, whether a lock holds, which of
    these numbers the own play on top of the field shows, which game of a set or a match it is,
    whether it is the first trick or turn, for how many games in a row somebody has been daifugo,
    whether who may do it has not done so in this game yet, how often it has come true by now."""

    order: str = ""
    title: tuple[str, ...] = ()
    mark: str = ""
    dealt: str = ""
    cleared: bool = False
    lock: bool = False
    own: tuple[str, ...] = ()
    game: int | str = ""
    first: str = ""
    reign: int = 0
    once: bool = False
    times: int = 0

    def reigns(self, now: PositionView) -> bool:
        """Whether somebody has been daifugo for so many games in a row."""
        reign = now.mark(REIGN.kind)
        return not self.reign or (reign is not None and reign.value >= self.reign)

    def is_game(self, position: PositionView) -> bool:
        """Whether it is the game that the sentence speaks of, or one later in the set."""
        if not isinstance(self.game, int):
            return not self.game or position.mark(LAST_GAME.kind) is not None
        number = position.mark(GAME.kind)
        return number is not None and number.value >= self.game

    def is_first(self, now: PositionView, seat: int) -> bool:
        """Whether no field has been cleared yet, and this seat has had no turn where that is
        meant."""
        if now.mark(FIRST_TRICK.kind) is None:
            return False
        return self.first != FIRST_TURN or now.mark(FIRST_TURN_OVER.kind, seat) is None

    def owns(self, before: PositionView, seat: int, deck: Deck) -> bool:
        """Whether the play on top of the field is this seat's, and shows the number ``own``."""
        top = before.field[-1] if before.field else None
        if top is None or top.seat != seat:
            return False
        return any(top.play.shows(rank) for rank in rank_indices(deck, self.own))


STATE_WORDS = (
    Word("if.order", "how the order of strength stands before the move", "",
         ("turned", "plain", "revolution", "any")),
    Word("if.title", "the title of who makes the move", "title", ("any",), many=True),
    Word("if.mark", "the clause's own mark holds, for all or on who makes the move", "",
         ("table", "player")),
    Word("if.dealt", "nothing has been played yet, and the exchange is to come, or over", "",
         (BEFORE, AFTER)),
    Word("if.cleared", "the play has cleared the field at once", "flag"),
    Word("if.lock", "a lock holds", "flag"),
    Word("if.own", "the play on top of the field is of who makes the move, and shows this number, "
         "or one of these", "rank", many=True),
    Word("if.game", "it is this game of its set, or the last one of the match", "number",
         (LAST,)),
    Word("if.first", "no field has been cleared in this game yet; or it is even the first turn of "
         "who makes the move", "", (FIRST, FIRST_TURN)),
    Word("if.reign", "the same player has been daifugo for so many games in a row, or more",
         "number", least=1),
    Word("if.once", "who may do it has not done so in this game yet", "flag"),
    Word("if.times", "it comes true for so many times in this game by now", "number", least=2),
)  # fmt: skip
UP, BACK = "up", "back"
NEW_SET = "set"
FRESH = ("first", NEW_SET)
"""Games before which nobody has a place."""
FIRST_OR_FOUL, FOUL, FOUL_PLAY = "first or foul", "foul", "foul by a play"
OUT_WORDS = (
    Word(
        "when.out",
        "somebody goes out, and is the first of the game to do so; a foul may count, too; or goes "
        "out by a foul, whatever the last cards left the hand for, or by the cards of a play",
        "",
        ("first", FIRST_OR_FOUL, FOUL, FOUL_PLAY),
    ),
    Word(
        "when.game",
        "a game begins: the first one, a later one, any, or the first one of a set",
        "",
        ("first", "later", "any", NEW_SET),
    ),
    Word("when.end", "a game ends", "flag"),
    Word(
        "when.gift",
        "cards are given in the exchange: up from below, back from above, any",
        "",
        (UP, BACK, "any"),
    ),
    Word("when.always", "at all times, whatever is played", "flag"),
)


class RuleSentence(Struct, frozen=True, dict=True):
    """When … if … then … until …. ``then``: its words, by their paths."""

    when: str = PLAYED
    cards: PlayCondition = ANY_CARDS
    passes: PassCondition = NO_COUNT
    hand: HandCondition = ANY_HAND
    state: StateCondition = StateCondition()
    turn: TurnCondition = ANY_TURN
    out: str = ""
    game: str = ""
    gift: str = ""
    then: Mapping[str, Any] = {}
    until: str = ""

    def begins(self, ranking: Sequence[int]) -> bool:
        """Whether the game is one that the sentence speaks of; ``ranking``: as the last one left
        it."""
        return self.game == "any" or (self.game in FRESH) != bool(ranking)

    @cached_property
    def parts(self) -> Collection[str]:
        """The paths of what it does, and of what these stand in."""
        return word_paths(self.then)

    def here(self, situation: SituationView, deck: Deck) -> bool:
        """Whether the field and the order are as the sentence wants them."""
        cards, order = self.cards, self.state.order
        if cards.lead is not None and cards.lead != (situation.top is None):
            return False
        if (cards.on or cards.compared) and situation.top is None:
            return False
        if cards.on and not (cards.on.anywhere or cards.on.fits(situation.top, deck)):
            return False
        if self.state.lock and not any(is_lock(mark.kind) for mark in situation.marks):
            return False
        if self.state.first and situation.mark(FIRST_TRICK.kind) is None:
            return False
        if order == "revolution":
            return situation.mark("revolution") is not None
        return order in ("", "any") or situation.reversed == (order == "turned")

    def lies(self, situation: SituationView, play: Play) -> bool:
        """Whether a play stands to the one below, and in the order, as the sentence wants."""
        on, compared = self.cards.on, self.cards.compared
        if not self.cards.tops(situation, play):
            return False
        if compared and not compared.fits(situation, play):
            return False
        return on is None or (situation.top is not None and on.alike(play, situation.top))


def game_spellings(words: Mapping[str, Any]) -> Iterator[MarkSpelling]:
    """How it is told which game it is, and how long the daifugo has been so, where a sentence asks
    for that."""
    more = words.get("then.gift.more")
    each = EACH_GAME in (more.values() if isinstance(more, Mapping) else [more])
    if "if.reign" in words or each:
        yield REIGN
    if "if.game" in words:
        yield LAST_GAME if words["if.game"] == LAST else GAME


def trigger_of(words: Mapping[str, Any]) -> str:
    """What sets off the sentence that these words say."""
    return _trigger_of(words, _above(words))


def _trigger_of(words: Mapping[str, Any], above: Collection[str]) -> str:
    others = (each for each in TRIGGERS if each != PLAYED)
    said = (name for name in others if words.get(f"when.{name}") or f"when.{name}" in above)
    trigger = next(said, PLAYED)
    if trigger == PLAYED and words.get("when.play.swept") is True:
        return SWEPT
    answers = any(words.get(f"when.play.on.{what}") is True for what in ("cut", "skip"))
    return ANSWERED if answers and trigger == PLAYED else trigger


def _above(words: Iterable[str]) -> Collection[str]:
    """What words stand in, by its path."""
    found: set[str] = set()
    for path in words:
        while (path := path.rpartition(".")[0]) not in found:
            found.add(path)
    return found


def read_sentence(words: Mapping[str, Any]) -> RuleSentence:
    """The sentence that these words say; no word is open."""
    above = _above(words)
    on, compared, row = (
        kind(**_at(words, path, kind)) if path in above else None for path, kind in _PARTS_OF_PLAYS
    )
    return RuleSentence(
        _trigger_of(words, above),
        PlayCondition(
            **{**_at(words, "when.play", PlayCondition), "on": on, "compared": compared, "row": row}
        ),
        PassCondition(**_at(words, "when.pass", PassCondition)),
        HandCondition(**_at(words, "when.hand", HandCondition)),
        StateCondition(**_at(words, "if", StateCondition)),
        TurnCondition(**_at(words, "when.turn", TurnCondition)),
        words.get("when.out", ""),
        words.get("when.game", ""),
        words.get("when.gift", ""),
        {path: said for path, said in words.items() if path.startswith("then.")},
        words.get("until", ""),
    )


_PARTS_OF_PLAYS: tuple[tuple[str, type], ...] = (
    ("when.play.on", BelowCondition), ("when.play.compared", Comparison), ("when.play.row", Row)
)  # fmt: skip


def _at(words: Mapping[str, Any], path: str, kind: type) -> dict[str, Any]:
    """The words at a place that are parts of this kind of value."""
    return {part: words[said] for part, said in _paths(path, kind) if said in words}


@lru_cache
def _paths(path: str, kind: Any) -> list[tuple[str, str]]:
    return [(name, f"{path}.{name}") for name in kind.__struct_fields__]


def first_trick_spellings(words: Mapping[str, Any]) -> Iterator[MarkSpelling]:
    """How it is spelled that this is the first trick, and whose first turn is over."""
    said = words.get("if.first")
    if said:
        yield FIRST_TRICK
    if said == FIRST_TURN or (isinstance(said, Mapping) and FIRST_TURN in said.values()):
        yield FIRST_TURN_OVER
