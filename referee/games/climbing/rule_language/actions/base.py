"""What all actions of a rule sentence share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, owe_pick
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext, SituationView
from referee.games.climbing.rule_language.marks import (
    FREE_MARK,
    LOCK_MARK,
    OWN_MARK,
    PLACE_MARK,
    USED_MARK,
    mark_until,
)
from referee.games.climbing.rule_language.phrases import count_arg, hyphenated
from referee.games.climbing.rule_language.players import (
    EVERYBODY,
    PICKED,
    PLAYER,
    TABLE,
    PlayersOfMove,
    Role,
    players_phrase,
    seats_at,
)
from referee.games.climbing.rule_language.sentence import (
    ABOUT_CARDS,
    CLEARED,
    ON_TURN,
    PLAYED,
    RuleSentence,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark, Marks
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word, word_paths

MAX_PLAYS_CACHED = 20_000
Args = dict[str, Any]
"""Arguments of a message."""
EACH = "each"
"""As many as cards that are meant."""
TWO_MORE = "two more each"
"""A count: one for the first card, and two more for each further one."""
DOERS = ("by", "who")
"""The names of the roles whose players do something."""
EACH_BELOW = "each below"
"""A count: one for each play in a row below that the play is alike (``when.play.on.same``)."""


class ClauseScope(Struct, frozen=True):
    """What actions know of the clause that states their sentence."""

    clause: str
    """Its id."""
    name: str
    deck: Deck
    titles: Mapping[int, Sequence[str]]
    """By the number of players: the titles, lowest first."""
    overridden: Sequence[str] = ()
    """The names of the clauses that it overrides in any reading."""


class RuleAction:
    """One thing that a sentence does: a word below ``then``.

    An action has a method ``effects``, or methods named like hooks of a rule: those in
    :data:`~referee.games.climbing.rule_language.interpreter.HOOKS`, and ``on_fulfilled``. It may
    also have ``wards`` and ``wanes``, which look at every play.
    """

    path: ClassVar[str]
    """The word that names it, such as ``then.clear``."""
    heads: ClassVar[tuple[str, ...]] = ()
    """The words one of which a sentence with this action has; by default ``path``."""
    words: ClassVar[tuple[Word, ...]]
    modifiers: ClassVar[tuple[Word, ...]] = ()
    """Words that only say how this action, or others too, are meant."""
    roles: ClassVar[tuple[Role, ...]] = ()
    """Its words that name players; they are among ``words``, too."""
    triggers: ClassVar[tuple[str, ...]] = (PLAYED,)
    """The triggers with which it may be used."""
    stage: str = ""
    """The stage of a play in which it has effects; if empty, it only answers questions."""
    delayable: ClassVar[bool] = False
    """Its effects may come after ``on_play``, if they depend on what the play makes."""
    ends: ClassVar[tuple[str, ...]] = ()
    """How long it may last, as ``until`` says; if empty, nothing of it lasts."""
    alone_flaw: ClassVar[str] = ""
    """The code of the flaw if the sentence does anything besides it; if empty, it may."""
    overrides_flaw: ClassVar[str] = ""
    """The code of the warning if its clause overrides no other clause; if empty, it need not."""
    overrides_role: ClassVar[str] = ""
    """The role of the clause that its clause has to override, if not just any."""
    readable_end: ClassVar[bool] = False
    """``until`` may be left to a reading of the book."""
    always_conditions: ClassVar[tuple[str, ...]] = ("if.order",)
    """The conditions that it may have with ``when.always``."""
    cited: ClassVar[tuple[type, ...]] = ()
    """The kinds of effects whose reasons say what has set them off."""
    explained: ClassVar[tuple[type, ...]] = ()
    """The kinds of exits whose reasons say what has led to them."""
    answers: tuple[str, ...] = ()
    """The questions about the match that it answers by a method ``answer``."""
    ground: str = ""
    """What its answer depends on, as a message argument."""
    spellings: ClassVar[tuple[MarkSpelling, ...]] = ()
    """The spellings of the marks that it sets, whatever its words."""
    counting: ClassVar[tuple[str, ...]] = ()
    """Its words whose value may be ``each``: one for each of the cards meant."""
    said: ClassVar[str] = ""
    """The name of its message, if it isn't that of its path."""
    silent: ClassVar[bool] = False
    """The sentence doesn't name it; only reasons do."""
    is_own_act: bool = False
    """On a turn: the player does it by a move with cards; other actions follow from that."""

    def __init__(self, sentence: RuleSentence, scope: ClauseScope | None = None) -> None:
        """Without a scope the action can only be put into words."""
        self.sentence = sentence
        if scope:
            self.clause, self.deck, self.titles = scope.clause, scope.deck, scope.titles
            self.own_mark, self.lock_mark = OWN_MARK + scope.name, LOCK_MARK + scope.name
            self.free_mark, self.used_mark = FREE_MARK + scope.name, USED_MARK + scope.name
            self.place_mark, self.overridden = PLACE_MARK + scope.name, scope.overridden
            self.own_marks = (self.own_mark, self.place_mark)
        self.until = mark_until(sentence.until)
        self.prepare()

    def prepare(self) -> None:
        """Reads the values of its words."""

    @cached_property
    def fits(self) -> Callable[[Play], bool]:
        """Whether a play is one that the sentence is about, wherever it is laid."""
        return lru_cache(MAX_PLAYS_CACHED)(self.sentence.cards.fits)

    @classmethod
    def is_in(cls, words: SentenceWords) -> bool:
        """Whether a sentence of these words has this action."""
        return cls.is_among(word_paths(words))

    @classmethod
    def is_among(cls, parts: Collection[str]) -> bool:
        """Whether these paths, of words and of the tables in which they are, have this action."""
        return any(head in parts for head in cls.heads or (cls.path,))

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        """Whether a sentence with its path means it, and not another action of the same path."""
        return True

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return cls.is_among(sentence.parts)

    def judges(self, situation: SituationView, play: Play) -> bool:
        """Whether it bars or allows a play here."""
        hooks = (getattr(self, name, None) for name in ("bars", "allows"))
        return any(hook(situation, play) for hook in hooks if hook)

    def value(self, path: str = "", otherwise: Any = None) -> Any:
        """The value of a word below ``then``; without a path, of the one that names the action."""
        return self.sentence.then.get(path or self.path, otherwise)

    def who(self, name: str = "who") -> tuple[str, ...]:
        """The players in the role of this name."""
        role = next(role for role in self.roles if role.name == name)
        return role.value(self.sentence.then)

    def players(self, name: str, context: MoveContext, doer: int | None = None) -> list[int]:
        """The seats of those players; ``doer``: who does it, if not the player who moves."""
        on_top = self.sentence.when not in (*ABOUT_CARDS, CLEARED)
        return PlayersOfMove(context, self.own_mark, self.titles, on_top).seats(
            self.who(name), doer
        )

    def is_marked(self, table: Position, seat: int) -> bool:
        """Whether ``if.mark`` holds for a player before a move; a mark on the table counts only if
        it is asked for."""
        who = self.sentence.state.mark
        if not who:
            return True
        seats = [NOBODY] if who == TABLE else [seat]
        if who not in (TABLE, PLAYER):
            seats = seats_at(table, seat, (who,), self.own_mark, self.titles)
        return any(table.mark(kind, holder) for kind in self.own_marks for holder in seats)

    def count(self, path: str, context: MoveContext) -> int:
        """The number that a word of :attr:`counting` means for a play; 1 without the word."""
        value = self.value(path, 1)
        if not isinstance(value, str):
            return int(value)
        cards = self.sentence.cards
        if value == EACH_BELOW:
            return cards.count_alike(context.play, [laid.play for laid in context.field[:-1]])
        meant = cards.meant(context.play)
        if not cards.stand_ins:
            meant += sum(map(context.extra_count, cards.rank))
        return 2 * meant - 1 if value == TWO_MORE else meant

    def meant(self, context: MoveContext) -> int:
        """How many cards of the play it goes by, if any of :attr:`counting` does; else 0."""
        values = {self.value(path, 1) for path in self.counting}
        is_counted = not values.isdisjoint({EACH, TWO_MORE})
        return self.sentence.cards.meant(context.play) if is_counted else 0

    # ---- what it does

    def effects(self, context: MoveContext) -> Effects:
        """The effects when the sentence comes true."""
        return ()

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        """The spellings of the marks that it sets; values may be left to readings."""
        yield from cls.spellings

    @classmethod
    def first_word(cls, words: SentenceWords) -> str:
        """The first of these words that names the action, or a part of it."""
        heads = cls.heads or (cls.path,)
        below = tuple(f"{head}." for head in heads)
        return min(path for path in words if path in heads or path.startswith(below))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        """What is wrong with it in this sentence; ``clause``: see
        :func:`referee.games.climbing.rule_language.vocabulary.flaws`."""
        yield from ()

    def is_enough(self, context: MoveContext) -> bool:
        """Whether the move of a turn was enough for the actions that follow from it."""
        return True

    # ---- its wording

    @property
    def is_offered(self) -> bool:
        """Whether the player may do it on a turn."""
        return self.is_own_act and self.sentence.when == ON_TURN

    def mark_meaning(self, mark: Mark) -> Words:
        """What a mark that it sets means; empty if the message about the mark says enough."""
        return {}

    def phrase(self, lang: str, card_args: Mapping[str, Any]) -> str:
        """The action as a part of the sentence; ``card_args``: message arguments of its cards."""
        if self.silent:
            return ""
        roles = self.role_args(lang, card_args.get("when", PLAYED))
        return message(lang, self.message_key, **{**card_args, **roles, **self.args(lang)})

    def role_args(self, lang: str, when: str) -> Args:
        """Message arguments: by role its players, and whether those who do it are several."""
        args: Args = {}
        for role in self.roles:
            who, does = self.who(role.name), role.name in DOERS
            act = "does" if does else role.name
            args[role.name] = players_phrase(who, lang, when, act=act)
            if does:
                args |= {"apiece": not {*who}.isdisjoint(EVERYBODY), "many": len(who) > 1}
        return args

    @property
    def message_key(self) -> str:
        name = self.said or self.path.removeprefix("then.")
        return f"said-{name.replace('_', '-').replace('.', '-')}"

    def args(self, lang: str) -> Args:
        """The arguments of its message, besides those of the cards."""
        return {}

    @property
    def keyword(self) -> str:
        """The value of the word that names it, as a message argument."""
        return hyphenated(self.value())

    def reason(self, lang: str) -> str:
        """Why it bars or allows what it does; if empty, the whole sentence is the reason."""
        return ""

    def reason_with(self, marks: Marks, lang: str) -> str:
        """Why it does what it does, if these marks are set."""
        return self.reason(lang)

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        """Why it bars or allows this play here."""
        return self.reason(lang)

    def limit(self, lang: str) -> str:
        """The whole rule, if it only says what may be played."""
        return self.reason(lang)

    def met_reason(self, situation: SituationView, play: Play, lang: str) -> str:
        """Why it doesn't bar a play."""
        return self.reason(lang)

    def count_arg(self, path: str) -> int:
        """The same as a message argument; 0: as many as there are cards."""
        return count_arg(self.value(path, 1))


def unused(words: SentenceWords, *paths: str) -> Iterator[Flaw]:
    """Flaws for those of these words that are given though nothing uses them."""
    return (Flaw(path, "about-nothing") for path in paths if path in words)


def role_words(roles: Sequence[Role]) -> tuple[Word, ...]:
    """The words of the roles of an action."""
    return tuple(role.word for role in roles)


class TargetAction(RuleAction):
    """The base of actions on the players in the role ``who``, one of whom may be picked first."""

    def prepare(self) -> None:
        if PICKED in self.who():
            self.stage, self.on_fulfilled = "on_owe", self._on_picked

    def effects(self, context: MoveContext) -> Effects:
        if PICKED in self.who():
            yield owe_pick(context.seat, self.clause)
        else:
            for seat in self.players("who", context):
                yield from self.effects_on(seat, context)

    def _on_picked(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.owed.kind == "pick":
            yield from self.effects_on(fulfilment.other, None)

    def effects_on(self, seat: int, context: MoveContext | None) -> Effects:
        """The effects on a player; without a context on one who has been picked."""
        yield from ()


class StatedAction(RuleAction):
    """The base of actions with one message, both for a part of the sentence and for a reason
    of its own."""

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return self.statement(lang, "no")

    def reason(self, lang: str) -> str:
        return self.statement(lang, "yes")

    def statement(self, lang: str, whole: str) -> str:
        """The message; ``whole``: ``yes`` as a sentence, ``no`` as a part of one."""
        return message(lang, self.message_key, **self.args(lang), whole=whole)
