"""A rule sentence as a typed value, read from its words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, FIRST_TURN_OVER, REVOLUTION
from referee.games.climbing.rule_api.rule import SituationView, rank_indices
from referee.games.climbing.rule_api.titles import title_of
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, Marks, find_mark
from referee.model.types import Words
from referee.rulebook.rule_language import MAX_COUNT, NumberRange, Word, word_paths

from .conditions import (
    AFTER,
    ANY,
    ANY_NUMBER,
    BEFORE,
    CONDITION_HAND_WORDS,
    COUNTED,
    PLAYER,
    SAME,
    BelowCondition,
    Comparison,
    HandCondition,
    PassCondition,
    PlayCondition,
    TurnCondition,
)
from .marks import COUNT_MARK, OF_CONDITIONS, USED_MARK, is_lock, own_spellings, possible_values
from .players import TABLE

TRIGGERS = (
    PLAYED, PASSED, ANSWERED, CLEARED, SWEPT, ON_TURN, HELD, LEFT, BEGUN, GIVEN, ENDED, ALWAYS,
) = (
    "play", "pass", "answer", "clear", "swept", "turn", "hand", "out", "game", "gift", "end",
    "always",
)  # fmt: skip
"""What sets a sentence off: a word below ``when``."""
FIRST, FIRST_TURN = "trick", "turn"
"""The values of ``if.first``."""
ABOUT_CARDS = (PLAYED, ANSWERED, SWEPT)
"""The triggers that say which cards are meant."""
BETWEEN = (BEGUN, GIVEN, ENDED)
"""The triggers between the plays of two games."""
MOVES = (PLAYED, SWEPT, PASSED, ON_TURN, CLEARED, LEFT)
"""The triggers during a game, of which each may come once or more by a move."""

LAST = "last"
OR_STOPPED = "or stopped"
"""The value of ``if.cleared`` for cuts that an answer has stopped too."""
GAME = MarkSpelling("game", "game", value="number", until="set")
LAST_GAME = MarkSpelling("last_game", "last game", until="set", also=("最終戦",))
"""The marks that say which game it is."""
REIGN = MarkSpelling("reign", "reign", value="number", until="set")
"""How many games in a row the same player has been daifugo."""
EACH_GAME = "each game"
"""A value of ``then.gift.more``: one more card with each further game of the same daifugo."""


class StateCondition(Struct, frozen=True):
    """The words below ``if``; :data:`STATE_WORDS` explains them."""

    order: str = ""
    title: tuple[str, ...] = ()
    mark: str = ""
    dealt: str = ""
    cleared: bool | str = False
    lock: bool = False
    own: tuple[str, ...] = ()
    game: NumberRange | str = ANY_NUMBER
    first: str = ""
    reign: NumberRange = ANY_NUMBER
    once: bool = False
    times: NumberRange = ANY_NUMBER
    who: str = "all"
    hand: NumberRange = ANY_NUMBER
    left: NumberRange = ANY_NUMBER
    players: NumberRange = ANY_NUMBER
    holds: HandCondition | None = None
    """The words below ``if.hand``."""

    @property
    def depends_on_hand(self) -> bool:
        """Whether it matters which cards the player has, or how many cards or players there are."""
        sizes = (self.hand, self.left, self.players)
        return self.holds is not None or any(size != ANY_NUMBER for size in sizes)

    def fits_hand(
        self, before: PositionView, seat: int, left: int | None, deck: Deck, played: int = 0
    ) -> bool | None:
        """Whether the cards of the player, and the numbers of cards and players fit; ``None`` if
        something that decides isn't known. ``left``: how many cards the player has after the move;
        ``played``: the cards that are played, as a set."""
        if not self.players.fits(len(before.playing)):
            return False
        numbers = ((self.hand, before.held(seat)), (self.left, left))
        fits = [size == ANY_NUMBER or (None if n is None else size.fits(n)) for size, n in numbers]
        fits.append(self.is_held(before, seat, deck, played))
        return False if False in fits else None if None in fits else True

    def is_held(self, table: PositionView, seat: int, deck: Deck, played: int = 0) -> bool | None:
        """Whether a hand holds the cards that it has to; ``None`` if that isn't known."""
        if self.holds is None:
            return True
        known, unknown = table.known[seat], table.unknown[seat]
        shown = deck.take(played, known)
        if unknown != MANY:
            unknown = max(unknown - shown.bit_count(), 0)
        return self.holds.judge(deck.add(known, shown), unknown, deck)

    def reigns(self, now: PositionView) -> bool:
        """Whether ``if.reign`` holds."""
        reign = now.mark(REIGN.kind)
        return self.reign.fits(reign.value if reign else 0)

    def has_title(self, table: PositionView, seat: int) -> bool:
        """Whether ``if.title`` holds for this seat."""
        return not self.title or "any" in self.title or title_of(table, seat) in self.title

    def is_game(self, now: PositionView | SituationView) -> bool:
        """Whether ``if.game`` holds."""
        if isinstance(self.game, str):
            return now.mark(LAST_GAME.kind) is not None
        number = now.mark(GAME.kind)
        return self.game.fits(number.value if number else 0)

    def is_first(self, now: PositionView, seat: int) -> bool:
        """Whether ``if.first`` holds for this seat."""
        if now.mark(FIRST_TRICK.kind) is None:
            return False
        return self.first != FIRST_TURN or now.mark(FIRST_TURN_OVER.kind, seat) is None

    def owns(self, before: PositionView, seat: int, deck: Deck) -> bool:
        """Whether ``if.own`` holds for this seat."""
        top = before.field[-1] if before.field else None
        if top is None or top.seat != seat:
            return False
        return any(top.play.shows(rank) for rank in rank_indices(deck, self.own))


USUAL = "usual"
"""The value of ``if.order`` for an order that nothing has reversed; an order that was reversed
twice is ``plain``."""
OF_REVOLUTION = ("revolution", USUAL)
"""The values of ``if.order`` for which it matters whether a revolution holds."""

STATE_WORDS = (
    Word("if.order", "the ranking before the move: reversed, not reversed, in a revolution, with "
         "no reversal, any", "", ("turned", "plain", "revolution", USUAL, "any")),
    Word("if.title", "the title of the player who moves", "title", ("any",), many=True),
    Word("if.mark", "the clause's own mark is set, on the table or on a player", "title",
         ("table", *OF_CONDITIONS)),
    Word("if.dealt", "nothing has been played yet, before the exchange or after it", "",
         (BEFORE, AFTER)),
    Word("if.cleared", "the play has cleared the field at once; or would have, had no one stopped "
         "it", "flag", (OR_STOPPED,)),
    Word("if.lock", "a lock is in effect", "flag"),
    Word("if.own", "the play on top of the field is by the player who moves, and shows this "
         "rank, or one of these", "rank", many=True),
    Word("if.game", "it is this game of the set, or one of these, or the last game of the match",
         "range", (LAST,)),
    Word("if.first", "no field has been cleared in this game; or it is also the player's first "
         "turn", "", (FIRST, FIRST_TURN)),
    Word("if.reign", "for how many games in a row the same player has been daifugo", "range",
         least=1),
    Word("if.once", "the player hasn't done this yet in this game", "flag"),
    Word("if.hand", "how many cards the player has in hand before the move", "range"),
    *CONDITION_HAND_WORDS,
    Word("if.left", "how many cards the player has in hand after the move", "range"),
    Word("if.players", "how many players are still in the game", "range", least=2),
    Word("if.times", "only this time in the game (`2`: the second), or these times", "range",
         least=1),
    Word("if.who", "whose times are counted: those of the player, or of all (default)", "",
         (PLAYER, "all"), needs="if.times"),
)  # fmt: skip
UP, BACK = "up", "back"
NEW_SET = "set"
FRESH = ("first", NEW_SET)
"""The values of ``when.game`` for games before which nobody has a place."""
FIRST_OR_FOUL, FOUL, FOUL_PLAY = "first or foul", "foul", "foul by a play"
ANY_EXIT = "any"
OUT_WORDS = (
    Word(
        "when.out",
        "a player goes out first (without a foul, or also with one), in any way, by any foul, "
        "or by a foul in a play",
        "",
        ("first", FIRST_OR_FOUL, ANY_EXIT, FOUL, FOUL_PLAY),
    ),
    Word(
        "when.game",
        "a game begins: the first, a later one, any, or the first of a set",
        "",
        ("first", "later", "any", NEW_SET),
    ),
    Word("when.end", "a game ends", "flag"),
    Word(
        "when.gift", "cards are given in the exchange: up, back down, or any", "", (UP, BACK, "any")
    ),
    Word("when.always", "at all times, whatever is played", "flag"),
)


class RuleSentence(Struct, frozen=True, dict=True):
    """When … if … then … until …."""

    when: str = PLAYED
    cards: PlayCondition = PlayCondition()
    passes: PassCondition = PassCondition()
    hand: HandCondition = HandCondition()
    state: StateCondition = StateCondition()
    turn: TurnCondition = TurnCondition()
    clear: str | bool = True
    out: str = ""
    game: str = ""
    gift: str = ""
    then: Mapping[str, Any] = {}
    """The values of its words below ``then``, by path."""
    until: str = ""

    def begins(self, ranking: Sequence[int]) -> bool:
        """Whether ``when.game`` holds; ``ranking``: that of the last game."""
        return self.game == "any" or (self.game in FRESH) != bool(ranking)

    @cached_property
    def is_personal(self) -> bool:
        """Whether it depends on the player what may be played."""
        state = self.state
        by_mark = state.mark not in ("", TABLE) or state.first == FIRST_TURN
        by_cards = self.cards.last is not None or state.depends_on_hand
        by_owner = self.cards.on is not None and bool(self.cards.on.by)
        return bool(state.title or state.own) or by_mark or by_cards or by_owner

    @cached_property
    def parts(self) -> Collection[str]:
        """The paths of its words below ``then``, and of the tables in which they are."""
        return word_paths(self.then)

    def here(self, situation: SituationView, deck: Deck, table: PositionView | None = None) -> bool:
        """Whether the conditions on the field, the marks and the order hold; ``table``: the one
        before a move, if it has effects: the situation only has marks by which plays are judged."""
        cards, order, marked = self.cards, self.state.order, table or situation
        if cards.lead is not None and cards.lead != (situation.top is None):
            return False
        if (cards.on or cards.compared) and situation.top is None:
            return False
        if cards.on and not (cards.on.anywhere or cards.on.fits(situation.top, deck)):
            return False
        if self.state.lock and not any(is_lock(mark.kind) for mark in marked.marks):
            return False
        if self.state.first and marked.mark(FIRST_TRICK.kind) is None:
            return False
        if not self.state.is_game(marked):
            return False
        return is_order(order, situation.marks, turned=situation.reversed)

    def lies(self, situation: SituationView, play: Play) -> bool:
        """Whether a play fits the conditions on the play below and on the order."""
        on, compared = self.cards.on, self.cards.compared
        if not self.cards.tops(situation, play):
            return False
        if compared and not compared.fits(situation, play):
            return False
        return on is None or (situation.top is not None and on.alike(play, situation.top))


def is_order(order: str, marks: Marks, *, turned: bool) -> bool:
    """Whether ``if.order`` holds; ``turned``: whether the order is reversed in sum."""
    revolution = find_mark(marks, REVOLUTION.kind) is not None
    if order == "revolution":
        return revolution
    if order == USUAL:
        return not (turned or revolution)
    return order in ("", "any") or turned == (order == "turned")


def condition_spellings(
    words: Mapping[str, Any], name: str, title: Words
) -> Iterator[MarkSpelling]:
    """The spellings of the marks that decide or count for the conditions of a sentence."""
    if "when.pass.times" in words:
        yield COUNTED[PLAYER]
        counted = possible_values(words.get("when.pass.who", PLAYER))
        yield from (COUNTED[str(whose)] for whose in counted if whose != PLAYER)
    if "if.reign" in words or EACH_GAME in possible_values(words.get("then.gift.more")):
        yield REIGN
    if "if.game" in words:
        yield LAST_GAME if words["if.game"] == LAST else GAME
    if "if.first" in words:
        yield FIRST_TRICK
    if FIRST_TURN in possible_values(words.get("if.first")):
        yield FIRST_TURN_OVER
    if words.get("if.once"):
        yield from own_spellings(USED_MARK, name, title, holder=True)
    if "if.times" in words:
        for alone in {who == PLAYER for who in possible_values(words.get("if.who"))}:
            yield from own_spellings(COUNT_MARK, name, title, value="number", holder=alone)


def trigger_of(words: Mapping[str, Any]) -> str:
    """The trigger of the sentence with these words."""
    return _trigger_of(words, _above(words))


def _trigger_of(words: Mapping[str, Any], above: Collection[str]) -> str:
    others = (name for name in TRIGGERS if name != PLAYED)
    named = (name for name in others if words.get(f"when.{name}") or f"when.{name}" in above)
    trigger = next(named, PLAYED)
    if trigger == PLAYED and words.get("when.play.swept") is True:
        return SWEPT
    answers = any(words.get(f"when.play.on.{what}") is True for what in ("clear", "skip"))
    return ANSWERED if answers and trigger == PLAYED else trigger


def _above(words: Iterable[str]) -> Collection[str]:
    """The paths of the tables in which words are."""
    tables: set[str] = set()
    for path in words:
        while (path := path.rpartition(".")[0]) not in tables:
            tables.add(path)
    return tables


def read_sentence(words: Mapping[str, Any]) -> RuleSentence:
    """Reads a sentence; no word is left to an open reading."""
    above = _above(words)
    on, compared = (
        kind(**_at(words, path, kind)) if path in above else None for path, kind in _PARTS_OF_PLAYS
    )
    row = row_of(words) if ROW in words else None
    hand = words.get("if.hand", ANY_NUMBER)
    held = _at(words, "if.hand", HandCondition)
    holds = HandCondition(**held) if held else None
    return RuleSentence(
        _trigger_of(words, above),
        PlayCondition(
            **{**_at(words, "when.play", PlayCondition), "on": on, "compared": compared, "row": row}
        ),
        PassCondition(**_at(words, "when.pass", PassCondition)),
        HandCondition(**_at(words, "when.hand", HandCondition)),
        StateCondition(**{**_at(words, "if", StateCondition), "holds": holds}),
        TurnCondition(**_at(words, "when.turn", TurnCondition), cards=hand),
        words.get("when.clear", True),
        words.get("when.out", ""),
        words.get("when.game", ""),
        words.get("when.gift", ""),
        {path: value for path, value in words.items() if path.startswith("then.")},
        words.get("until", ""),
    )


_PARTS_OF_PLAYS: tuple[tuple[str, type], ...] = (
    ("when.play.on", BelowCondition), ("when.play.compared", Comparison)
)  # fmt: skip
ROW = "when.play.row"


def row_of(words: Mapping[str, Any]) -> Row:
    """The form that ``when.play.row`` and the words beside it say."""
    length = words.get(ROW, ANY_NUMBER)
    most = length.most if length.most < MAX_COUNT else 0
    play = _at(words, "when.play", PlayCondition)
    cards = {
        name: play[name] for name in ("each", "around", "kicker", "beside", "suits") if name in play
    }
    suits = SAME if play.get("suits") == SAME else ANY
    return Row(
        length.least, most, **cards | {"suits": suits},
        kickers_count=play.get("counts", False), jokers=play.get("stand_ins", False),
    )  # fmt: skip


def _at(words: Mapping[str, Any], path: str, kind: type) -> dict[str, Any]:
    """The values of the words below a path, by field of this class."""
    return {name: words[below] for name, below in _paths(path, kind) if below in words}


@lru_cache
def _paths(path: str, kind: Any) -> list[tuple[str, str]]:
    return [(name, f"{path}.{name}") for name in kind.__struct_fields__]
