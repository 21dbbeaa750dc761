"""What everything that a sentence may do has in common: a part of its ``then``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effects
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.games.climbing.rule_language.marks import (
    free_mark,
    lock_mark,
    mark_until,
    own_mark,
    place_mark,
    used_mark,
)
from referee.games.climbing.rule_language.phrases import count_arg
from referee.games.climbing.rule_language.sentence import ON_TURN, PLAYED, RuleSentence
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, SentenceWords, Word, word_paths

HOOKS = (
    "bars", "allows", "applies", "is_met_by", "reverses", "field_to_beat", "forbids_fulfilment",
    "forbids_pass", "answer", "altered_gift", "forbids_gift", "allows_gift", "extra_points",
    "bottom_exits", "extra_dealt", "reorders", "ignores_reversal", "adjusts_strength",
    "gift_must_wait", "offending_cards", "forbids", "on_pass", "on_lead", "on_turn",
    "shared_places", "extra_gift_cards", "remaining_obligations", "interception",
    "suppresses_triggers", "equalizes_titles",
)  # fmt: skip
"""What a deed may say besides its effects: true where one deed of a sentence says so. Only one deed
says what it overlooks, or makes of gifts, of places or of the order of strength; of a question the
one that has it answers, and points add up."""

MAX_PLAYS_CACHED = 20_000
"""For so many plays it is remembered whether a sentence is about them."""
TWO_MORE = "two more each"
"""One for the first card, and two more for each further one."""


class ClauseScope(Struct, frozen=True):
    """The clause that says a sentence; the cards of its book, and its titles by the number of
    players, lowest first; the names of the clauses that it goes before, as it may be read."""

    clause: str
    name: str
    deck: Deck
    titles: Mapping[int, Sequence[str]]
    before: Sequence[str] = ()


class RuleAction:
    """One thing that a sentence does, as its words say.

    A subclass is made for each sentence that has the word ``at``, or one below it. It yields its
    ``effects`` in its ``stage`` of a play, or in the stage of the sentence's trigger; it may also
    have methods named in :data:`HOOKS`, and ``on_fulfilled``, with the meaning that they have for
    rules.
    """

    path: ClassVar[str]
    """The word that names it, such as ``then.clear``."""
    words: ClassVar[tuple[Word, ...]]
    """All its words."""
    modifiers: ClassVar[tuple[Word, ...]] = ()
    """Words that say how this and others like it are meant, and nothing by themselves."""
    qualified: ClassVar[tuple[str, ...]] = ()
    """Likewise, words that are deeds of their own: they need this one."""
    stage: ClassVar[str] = ""
    """The stage of a play in which it does something; empty: it only says what may be played."""
    of: ClassVar[tuple[str, ...]] = (PLAYED,)
    """The triggers that it goes with."""
    lasts: ClassVar[bool] = False
    """It holds on: the sentence says until when."""
    brings: ClassVar[tuple[type, ...]] = ()
    """The kinds of its effects whose reasons say what has happened."""
    alone: ClassVar[bool] = False
    """Where it answers a cut: the cards set nothing else off."""
    passing: ClassVar[bool] = False
    """It can also end with the next play or turn; it leaves no mark but the clause's own lock."""
    exit_kinds: ClassVar[tuple[str, ...]] = ()
    """How it makes seats leave that only games with such a rule have (``out equal``)."""
    can_wait: ClassVar[bool] = False
    """It can also be done once the play has made what it makes."""
    outlasting: ClassVar[bool] = False
    """It can also last until the clear after the next one."""
    till_countered: ClassVar[bool] = False
    """It can also last as long as the revolution that its play has made."""
    read_until: ClassVar[bool] = False
    """How long it lasts may be left to a reading."""
    exit_stages: ClassVar[bool] = False
    """It does something only where the play is the last of a hand."""
    counting: ClassVar[tuple[str, ...]] = ()
    """Its words that may say ``each``: one for each of the cards meant."""
    answers: ClassVar[tuple[str, ...]] = ()
    """The questions about the match that it answers by ``answer``."""
    lead_facts: tuple[str, ...] = ()
    """Of who leads: the facts that decide where it cannot tell."""
    by: str = ""
    """By what it goes, where its answer's reason tells."""
    card: str = ""
    """The card by which it goes, likewise."""
    reversing_marks: tuple[str, ...] = ()
    """The kinds of marks that its ``reverses`` looks at."""
    move_kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of moves that its ``forbids`` is about, whatever the cards."""
    standing: ClassVar[tuple[str, ...]] = ("if.order",)
    """What may be asked of the table where it holds at all times."""
    forms: tuple[str, ...] = ()
    """The forms that it brings into the game."""
    sees_suits: bool = False
    """Its ``bars`` and ``allows`` look at suits."""
    exit_by_obligation: str = ""
    """What parting with the last card by it is: ``out``, ``judged`` or ``barred``."""
    exits_together: bool = False
    """Those whose hands run out by it go out when all have parted with their cards."""
    is_own_act: bool = False
    """On a turn: its player does it with own cards, or takes some, by a move of its own."""
    together_from: int = 0
    """Of what is done on a turn: what follows from it does so only where so many cards lie together
    by it."""
    placed: str = ""
    """The kind of the mark that cards have another place by; empty where it is only put into
    words."""
    by_normal_order: bool | None = None
    """What it calls the strongest cards are those in the usual order; ``None``: it speaks of
    none."""

    def __init__(self, sentence: RuleSentence, bound: ClauseScope | None = None) -> None:
        """``bound``: none where the sentence is only put into words."""
        self.sentence = sentence
        if bound:
            self.clause, self.deck, self.titles = bound.clause, bound.deck, bound.titles
            self.own, self.locked = own_mark(bound.name), lock_mark(bound.name)
            self.owns = (self.own, place_mark(bound.name))
            self.freed, self.placed = free_mark(bound.name), place_mark(bound.name)
            self.used, self.before = used_mark(bound.name), bound.before
        self.until = mark_until(sentence.until)
        self.prepare()

    def prepare(self) -> None:
        """What is worked out once for each sentence."""

    @cached_property
    def fits(self) -> Callable[[Play], bool]:
        """Whether a play is one that the sentence is about, wherever it is laid."""
        return lru_cache(MAX_PLAYS_CACHED)(self.sentence.cards.fits)

    @classmethod
    def is_in(cls, words: SentenceWords) -> bool:
        """Whether a sentence does this."""
        return cls.path in word_paths(words)

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        """Likewise, of a sentence that has been read."""
        return cls.path in sentence.parts

    def judges(self, situation: SituationView, play: Play) -> bool:
        """Whether it bars a play here, or lets it through."""
        said = (getattr(self, hook, None) for hook in ("bars", "allows"))
        return any(hook(situation, play) for hook in said if hook)

    def word(self, path: str, otherwise: Any = None) -> Any:
        """What the sentence says by this word."""
        return self.sentence.then.get(path, otherwise)

    def number(self, path: str, context: MoveContext) -> int:
        """What a word of :attr:`counting` comes to for a play."""
        said = self.word(path, 0)
        if not isinstance(said, str):
            return int(said)
        cards = self.sentence.cards
        meant = cards.meant(context.play)
        if not cards.stand_ins:
            meant += sum(map(context.more, cards.rank))
        return 2 * meant - 1 if said == TWO_MORE else meant

    # ---- what it says

    def effects(self, context: MoveContext) -> Effects:
        """What it does where the sentence comes true."""
        return ()

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        """How the marks that it leaves are spelled; words may be left to readings."""
        yield from ()

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        """What is wrong with it in this sentence; ``clause``: see
        :func:`referee.games.climbing.rule_language.validation.faults`."""
        yield from ()

    def is_enough(self, context: MoveContext) -> bool:
        """Whether what is done on a turn was enough for what follows from it."""
        return True

    # ---- in words

    @property
    def is_offered(self) -> bool:
        """Whether its player does it of the own will, on a turn."""
        return self.is_own_act and self.sentence.when == ON_TURN

    def comes_to(self, mark: Mark) -> Words:
        """What a mark that it lays comes to; empty where the mark's own sentence says enough."""
        return {}

    def say(self, lang: str, counted: Mapping[str, Any]) -> str:
        """What it does, as a clause of the rule's sentence; ``counted``: the cards meant."""
        raise NotImplementedError

    def reason(self, lang: str) -> str:
        """Why a play is barred, or let through, by it; empty: the whole rule says so."""
        return ""

    def limit(self, lang: str) -> str:
        """The rule itself, where it only says what may be played."""
        return self.reason(lang)

    def met_reason(self, lang: str) -> str:
        """Why a play is fine by it, that it neither bars nor lets through."""
        return self.reason(lang)

    def count_arg_of(self, path: str) -> int:
        """What a word of :attr:`counting` says, for messages; 0: as many as there are cards."""
        return count_arg(self.word(path, 0))


class StatedAction(RuleAction):
    """A deed that is a reason by itself: told in a clause of the rule's sentence, or in a sentence
    of its own."""

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return self.told(lang, "no")

    def reason(self, lang: str) -> str:
        return self.told(lang, "yes")

    def told(self, lang: str, whole: str) -> str:
        """It in words; ``whole``: ``yes`` as a sentence, ``no`` as a clause."""
        raise NotImplementedError
