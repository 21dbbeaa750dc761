"""The players that a sentence means: all words that name players have these values.

``next``, ``previous``, ``left``, ``right`` and ``opposite`` count from the player who does
something: who gives, say. All others are the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.rule import MoveContext
from referee.games.climbing.rule_api.titles import title_of
from referee.i18n.messages import is_title, listing, message, title
from referee.model.marks import NOBODY
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .marks import possible_values

PLAYER = "player"
"""The player who moves, or about whom the trigger is."""
NEXT, PREVIOUS, LEFT, RIGHT, OPPOSITE = BESIDE = (
    "next", "previous", "left", "right", "opposite"
)  # fmt: skip
"""By their seats, among the players still in the game."""
BELOW = "below"
"""The player of the cards below the play; after a pass or on a turn, of those on top."""
MARKED = "marked"
"""Who bears the clause's mark."""
FIRST, LAST = "first", "last"
"""Who has the highest title, and the lowest."""
MOST, FEWEST = BY_CARDS = "most cards", "fewest cards"
"""Who has the most cards in hand, or the fewest; several if they have equally many."""
ALL, OTHERS = EVERYBODY = "all", "others"
PICKED = "picked"
"""One other, whom the player picks who does it."""
NEIGHBOUR = "neighbour"
"""One whom that player picks of the two neighbours."""
TABLE = "table"
"""No player: the value of ``then.mark`` for a mark on the table."""
PICKS = ("then.mark", "then.skip.who", "then.fallen.who")
"""The words for which a player may be picked first."""
MEANINGS = {
    PLAYER: "the player who moves, or about whom the trigger is",
    NEXT: "the next player in turn order",
    PREVIOUS: "the player before, in turn order",
    LEFT: "the neighbour on the left, in whichever direction play goes",
    RIGHT: "the neighbour on the right",
    OPPOSITE: "the player opposite; nobody if the number of seats is odd",
    BELOW: "the player of the cards below the play; after a pass or on a turn, of those on top",
    MARKED: "the players who bore the clause's mark before the move",
    FIRST: "the player with the highest title",
    LAST: "the player with the lowest title",
    MOST: "all who have the most cards; nobody if a number isn't known",
    FEWEST: "the same with the fewest cards",
    ALL: "everyone",
    OTHERS: "everyone else",
    PICKED: "another player, of the player's choice",
    NEIGHBOUR: "one of the neighbours, of the player's choice",
}
JOKER_HOLDER = "joker holder"
"""Who is known to hold a joker."""
KNOWN = (PLAYER, *BESIDE, BELOW, MARKED, FIRST, LAST, *BY_CARDS)
"""The values that mean certain players, besides the titles; nearly all words have them."""
WITHOUT_FIELD = ("when.hand", "when.out", "when.game", "when.gift", "when.end", "when.always")
"""The triggers at which no cards are below."""


Titles = Mapping[int, Sequence[str]]
"""By the number of players: the titles, lowest first."""


class Role(Struct, frozen=True):
    """A word that names players."""

    path: str
    means: str
    otherwise: str = PLAYER
    """Who it is without the word; empty: nobody."""
    also: tuple[str, ...] = ()
    """Its values besides those in :data:`KNOWN` and the titles."""
    single: bool = False
    """It names one player, so a list makes no sense."""
    apart: str = ""
    """The path of the role whose player can't have this one, too."""
    when_out: bool = False
    """It may also be a player who is out of the game."""
    needs: str = ""
    """The path of a word without which it means nothing."""

    @property
    def name(self) -> str:
        """Its last name, such as ``to``; ``who`` if it is the word of an action."""
        return (*self.path.split(".")[2:], "who")[0]

    @property
    def word(self) -> Word:
        values = (*KNOWN, *self.also)
        return Word(self.path, self.means, "title", values, many=not self.single, needs=self.needs)

    def value(self, then: Mapping[str, Any]) -> tuple[str, ...]:
        """Who it is, by the words of a sentence."""
        value = then.get(self.path, self.otherwise)
        return value if isinstance(value, tuple) else (value,) if value else ()


class PlayersOfMove(Struct, frozen=True):
    """Who may be meant when a sentence comes true."""

    context: MoveContext
    own_mark: str
    titles: Titles
    on_top: bool = False
    """The cards on top of the field are those below: there is no play above them."""
    is_condition: bool = False
    """The hands count as they were before the move."""

    def seats(self, who: Sequence[str], doer: int | None = None) -> list[int]:
        """The seats still in the game that these values mean, each once; ``doer``: who does it, if
        it isn't the player who moves."""
        seat = self.context.seat if doer is None else doer
        found = [other for name in who for other in self._seats(name, seat)]
        return [other for other in dict.fromkeys(found) if other in self.context.now.playing]

    def _seats(self, who: str, doer: int) -> Sequence[int]:
        now = self.context.now
        if who == PLAYER:
            return (self.context.seat,)
        if who in BESIDE:
            return [seat for seat in (seat_beside(now, doer, who),) if seat != doer]
        if who in EVERYBODY:
            return [seat for seat in now.playing if who == ALL or seat != doer]
        if who == BELOW:
            depth, field = 1 if self.on_top else 2, self.context.field
            return (field[-depth].seat,) if len(field) >= depth else ()
        if who in BY_CARDS:
            return self._by_cards(self.context.before if self.is_condition else now, who)
        if who == JOKER_HOLDER:
            jokers = ~self.context.situation.deck.naturals
            return [seat for seat in now.playing if now.known[seat] & jokers]
        before = self.context.before
        if who == MARKED:
            return [mark.holder for mark in before.marks if mark.kind == self.own_mark]
        title = self._title(who)
        return [seat for seat in now.playing if title and title_of(now, seat) == title]

    @staticmethod
    def _by_cards(table: PositionView, who: str) -> Sequence[int]:
        counts = {seat: table.held(seat) for seat in table.playing}
        known = [count for count in counts.values() if count is not None]
        if not known or len(known) < len(counts):
            return ()
        wanted = max(known) if who == MOST else min(known)
        return [seat for seat, count in counts.items() if count == wanted]

    def _title(self, who: str) -> str:
        titles = self.titles.get(self.context.now.size, ())
        if who not in (FIRST, LAST):
            return who
        return titles[-1 if who == FIRST else 0] if titles else ""


def seats_at(
    table: Position, seat: int, who: Sequence[str], own_mark: str, titles: Titles
) -> list[int]:
    """The seats still in the game that these values mean for a player before a move."""
    nothing: Any = None  # the situation and the progress of a move say nothing about players
    context = MoveContext(table, table, seat, nothing, table.field, False, nothing)
    return PlayersOfMove(context, own_mark, titles, on_top=True).seats(who)


def seat_beside(table: PositionView, seat: int, who: str) -> int:
    """The seat that a value of :data:`BESIDE` means, from this one; ``NOBODY`` if there is none."""
    if who == NEXT:
        return table.after(seat, 1 + table.skips)
    if who == OPPOSITE:
        circle, half = table.circle, table.size // 2
        return NOBODY if table.size % 2 else circle[(circle.index(seat) + half) % table.size]
    way = {PREVIOUS: -table.direction, LEFT: 1, RIGHT: -1}[who]
    others = table.around(seat, way)[1:]
    return next((other for other in others if other in table.playing), NOBODY)


def neighbours(seat: int, table: PositionView) -> set[int]:
    """The players next to a seat, among those still in the game."""
    return {seat_beside(table, seat, LEFT), seat_beside(table, seat, RIGHT)}


def role_flaws(
    words: SentenceWords, clause: Mapping[str, Any], roles: Mapping[str, Role]
) -> Iterator[Flaw]:
    """Players whom a sentence can't mean; ``roles``: by path."""
    for path, role in roles.items():
        if path not in words:
            continue
        values = names_in(words[path])
        if MARKED in values and not _marks_players(clause):
            yield Flaw(path, "nobody-marked")
        if BELOW in values and _is_field_empty(words):
            yield Flaw(path, "nobody-below")
        if PICKED in values and path in PICKS and _count_picks(clause) > 1:
            yield Flaw(path, "picked-twice")
        alone = sorted(values & {*role.also})
        if alone and isinstance(words[path], tuple) and len(words[path]) > 1:
            yield Flaw(path, "named-alone", {"value": alone[0]})
        doer = roles.get(role.apart)
        same = doer and values == names_in(words.get(doer.path, doer.otherwise))
        if same and values.isdisjoint((*BESIDE, *role.also)):
            yield Flaw(path, "to-oneself")
    if BELOW in names_in(words.get("if.mark")) and _is_field_empty(words):
        yield Flaw("if.mark", "nobody-below")


def _count_picks(clause: Mapping[str, Any]) -> int:
    """How many words of all sentences of a clause let the player pick somebody."""
    sentences = clause.get("sentences", ())
    return sum(PICKED in names_in(sentence.get(path)) for sentence in sentences for path in PICKS)


def names_in(value: Any) -> set[str]:
    """All names in the value of a role, whatever its readings say."""
    parts = possible_values(value)
    several = [part if isinstance(part, (tuple, list)) else (part,) for part in parts]
    return {name for part in several for name in part}


def _marks_players(clause: Mapping[str, Any]) -> bool:
    values = (sentence.get("then.mark") for sentence in clause.get("sentences", ()))
    return any(map(marked_players, values))


def marked_players(value: Any) -> set[str]:
    """Whom a value of ``then.mark`` marks."""
    return names_in(value) - {TABLE, "no", None}


def _is_field_empty(words: SentenceWords) -> bool:
    if any(path.startswith(WITHOUT_FIELD) for path in words):
        return True
    return words.get("when.play.lead") is True or words.get("when.turn.lead") is True


def players_phrase(
    who: Sequence[str], lang: str, when: str, *, act: str = "", last: str = "list-last"
) -> str:
    """Players, in words; ``when``: the trigger, on which the name of the player depends; ``act``:
    ``does`` if they do something, or the name of their role; ``last``: the key of the list."""
    phrases = [_phrase(name, lang, when, act) for name in who]
    return phrases[0] if len(phrases) == 1 else listing(lang, phrases, last)


def _phrase(who: str, lang: str, when: str, act: str) -> str:
    titled = title(lang, who) if is_title(who) else ""
    return message(
        lang, "said-players", who=who.replace(" ", "-"), title=titled, when=when, act=act
    )
