"""A rule that the book says in a sentence: its hooks are those that the sentence has words for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from referee.games.climbing.plays.play import RUN
from referee.games.climbing.rule_api.effects import Clear, Skip
from referee.games.climbing.rule_api.hooks import ANY_CARDS
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK
from referee.games.climbing.rule_api.rule import PASS_STAGES, STAGES, ClimbingRule
from referee.games.climbing.rule_language.actions import ClauseScope, actions_in
from referee.games.climbing.rule_language.actions.game_start import FACTS
from referee.games.climbing.rule_language.actions.permissions import ForbidAction
from referee.games.climbing.rule_language.conditions.occurrences import (
    occurrence_spellings,
    pass_count_spellings,
)
from referee.games.climbing.rule_language.conditions.plays import AT_LEAST, SEVERAL, PlayCondition
from referee.games.climbing.rule_language.conditions.turns import once_spellings
from referee.games.climbing.rule_language.interpreter import Interpreter
from referee.games.climbing.rule_language.marks import LOCKS, OWN, USED, own_mark, place_mark
from referee.games.climbing.rule_language.phrases import until_phrase
from referee.games.climbing.rule_language.rendering import cause_text
from referee.games.climbing.rule_language.sentence import (
    ANSWERED,
    CLEARED,
    PLAYED,
    SWEPT,
    RuleSentence,
    first_trick_spellings,
    game_spellings,
    read_sentence,
)
from referee.games.climbing.rule_language.vocabulary import VOCABULARY
from referee.i18n.messages import LANGS
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.types import Words
from referee.rulebook.clause import UNSETTLED, Book, Clause
from referee.rulebook.rule import OpenReading

ANSWER_ORDERS = {"in turn": "turn_order", "first called": "first_called"}
_T = TypeVar("_T")

EMPTYING = {"out": "out_no_foul", "judged": "out_judged_by_cards", "barred": "not_allowed"}


class Sentence(ClimbingRule):
    """Where a reading that the text leaves open is a word of it, the sentence is read each way; it
    is open only where that makes a difference."""

    says = (
        "bars", "allows", "overrides", "met", "reverses", "restores", "direction", "overlooks",
        "leads", "alters", "deal", "who_deals", "seating", "first-game", "score", "unlisted",
        "extra", "places", "given", "none", "set-over", "won", "nobody", "reorders", "lifts",
        "shares", "asks", "levels", "unable",
    )  # fmt: skip
    lead_facts: ClassVar[tuple[str, ...]] = FACTS
    scope = ANY_CARDS

    def __init__(self, book: Book, clause: Clause, params: Mapping[str, Any]) -> None:
        super().__init__(book, clause, {})
        self.params = {path: VOCABULARY.words[path].read(said) for path, said in params.items()}
        self._open = [path for path, said in params.items() if said == UNSETTLED]
        before = tuple(_goes_before(clause))
        bound = ClauseScope(clause.id, clause.name, book.deck, book.titles, before)
        self.ways = tuple(Interpreter(each, bound) for each in self._ways())
        self.words = self.words_of(clause, self.params)
        first, actions = self.ways[0].sentence, self.ways[0].actions
        made = (*filter(None, (way.sentence.cards.brings for way in self.ways)), *(
            form for action in actions for form in action.forms))  # fmt: skip
        self.forms = made  # type: ignore[misc]
        self.move_kinds = tuple(kind for action in actions for kind in action.move_kinds)
        by_suits = [c.by_suits for way in self.ways if (c := way.sentence.cards.compared)]
        self.by_suits = any(by_suits)  # type: ignore[misc]
        self.sees_suits = (
            self.by_suits or first.cards.tells_suits or any(action.sees_suits for action in actions)
        )
        self._bind_exits()
        clearing = first.then.get("then.answerable", "no")
        self.answerable = clearing != "no"  # type: ignore[misc]
        self.awaits_clear = any(
            way.sentence.state.cleared or way.sentence.when == SWEPT for way in self.ways
        )
        self.exit_kinds = tuple(each for action in actions for each in action.exit_kinds)  # type: ignore[misc]
        self.answers = tuple(each for action in actions for each in action.answers)  # type: ignore[misc]
        self.lead_facts = tuple(f for action in actions for f in action.lead_facts)  # type: ignore[misc]
        self.reversing_marks = tuple(kind for action in actions for kind in action.reversing_marks)
        self.allowed_counts = _counts(first)
        self.max_jokers = _most_jokers(self.ways)  # type: ignore[misc]
        self.own_ranks = _numbers(self.ways)
        self._bind_hooks()

    def _bind_exits(self) -> None:
        """At which stages it looks at last plays alone."""
        first, actions = self.ways[0].sentence, self.ways[0].actions
        if all(way.sentence.cards.last for way in self.ways):
            self.exit_stages = STAGES  # type: ignore[misc]
        elif first.when == CLEARED:
            self.exit_stages = ()  # type: ignore[misc]
        elif all(action.exit_stages for way in self.ways for action in way.actions):
            self.exit_stages = tuple(action.stage for action in actions)  # type: ignore[misc]

    def _bind_hooks(self) -> None:
        """What it says where it is asked: of several ways what they agree on."""
        every = [way.hooks() for way in self.ways]
        self.declared = frozenset(hook for hooks in every for hook in hooks)
        for hook in self.declared:
            told = [hooks.get(hook, partial(getattr(ClimbingRule, hook), self)) for hooks in every]
            setattr(self, hook, told[0] if len(told) == 1 else partial(self._agreed, hook, told))

    def _ways(self) -> Iterable[RuleSentence]:
        """The sentence by each value of the readings that are open."""
        ways = [{path: said for path, said in self.params.items() if path not in self._open}]
        for path in self._open:
            values = self._values(path)
            ways = [{**way, path: value} for way in ways for value in values]
        return map(read_sentence, ways)

    def _values(self, path: str) -> list[Any]:
        said, word = self._reference(path), VOCABULARY.words[path]
        values = self.book.options[said["reading"]].values
        return [word.read(said.get(str(v), v)) for v in values if v != UNSETTLED]

    def _reference(self, path: str) -> Mapping[str, str]:
        """The reading that a word of the sentence is left to."""
        said = (use.params[path] for use in self.clause.rules if path in use.params)
        return next(each for each in said if isinstance(each, Mapping))

    def order_details(self) -> Mapping[str, object]:
        way = self.ways[0]
        until = {lang: until_phrase(way.sentence.until, lang) for lang in LANGS}
        by = next((action.by for action in way.actions if action.by), "")
        card = next((action.card for action in way.actions if action.card), "")
        return {"until": until, "by": by, "card": card, **way.own_details()}

    def _agreed(self, hook: str, ways: Iterable[Callable[..., Any]], *args: Any) -> Any:
        """What a hook says however the open readings are read. Raises ``OpenReading``."""
        told = [way(*args) for way in ways]
        if hook in (*STAGES, *PASS_STAGES):
            told = [list(each) for each in told]
        if not hook.endswith("details") and any(each != told[0] for each in told):
            raise self._opened()
        return told[0]

    def _opened(self) -> OpenReading:
        name = self._reference(self._open[0])["reading"]
        return OpenReading(self.book.options[name].clause, name)

    # ---- what is known of it without asking

    @cached_property
    def observed_marks(self) -> Iterable[str]:
        """Its locks, what turns the order, and a revolution that it asks for."""
        said, name = self.ways[0].sentence, self.clause.name
        state = said.state
        kinds = [word.kind for word in self.words]
        own = {kind for kind in kinds if kind.startswith(OWN) and not kind.startswith(USED)}
        own |= {own_mark(name), place_mark(name)} if state.mark or said.cards.put else set()
        asked = {"revolution"} if state.order == "revolution" else set()
        asked |= {FIRST_TRICK.kind} if state.first else set()
        locks = {*LOCKS} if state.lock else set()
        return own | asked | locks | set(self.reversing_marks)

    @property
    def exit_by_obligation(self) -> str:  # type: ignore[override]
        said = (action.exit_by_obligation for way in self.ways for action in way.actions)
        return self._one_of(
            {EMPTYING[each] for each in said if each}, ClimbingRule.exit_by_obligation
        )

    @property
    def exits_together(self) -> bool:  # type: ignore[override]
        return self._one_of(
            {any(action.exits_together for action in way.actions) for way in self.ways}, False
        )

    @property
    def by_normal_order(self) -> bool:  # type: ignore[override]
        said = (action.by_normal_order for way in self.ways for action in way.actions)
        return self._one_of(
            {each for each in said if each is not None}, ClimbingRule.by_normal_order
        )

    def _one_of(self, found: Collection[_T], otherwise: _T) -> _T:
        """What all ways to read the sentence agree on; ``otherwise``: where none says anything."""
        if len(found) > 1:
            raise self._opened()
        return next(iter(found), otherwise)

    @property
    def answer_has_effects(self) -> bool:
        found = {any(action.alone for action in way.actions) for way in self.ways}
        if len(found) > 1:
            raise self._opened()
        return not found.pop()

    @property
    def before_doubt(self) -> bool:
        said = {bool(way.sentence.then.get("then.before_doubt")) for way in self.ways}
        return self._one_of(said, False)

    @property
    def open_fact(self) -> str:
        told = (getattr(action, "open_fact", "") for way in self.ways for action in way.actions)
        return next(filter(None, told), "hands-left")

    @property
    def limits_gifts(self) -> bool:  # type: ignore[override]
        return self.ways[0].sentence.then.get("then.gift.strongest") is True

    @property
    def simultaneous(self) -> bool:  # type: ignore[override]
        return self.ways[0].sentence.then.get("then.gift.at_once") is True

    @property
    def offers_only_if_stuck(self) -> bool:
        return self._one_of({way.sentence.turn.stuck for way in self.ways}, False)

    @property
    def answers_skip(self) -> bool:
        on = self.ways[0].sentence.cards.on
        return on is not None and on.skip

    @property
    def replaces_cut(self) -> bool:
        return self.ways[0].sentence.then.get("then.take_over") is True

    @property
    def answer_order(self) -> str:  # type: ignore[override]
        found = {ANSWER_ORDERS.get(way.sentence.then.get("then.answerable", ""), "turn_order")
                 for way in self.ways}  # fmt: skip
        if len(found) > 1:
            raise self._opened()
        return found.pop()

    @classmethod
    def words_of(cls, clause: Clause, params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        made = (d.marks(params, clause.name, clause.title) for d in actions_in(params))
        words = (_called(word, clause.called) for words in made for word in words)
        own = (*pass_count_spellings(params), *game_spellings(params),
               *first_trick_spellings(params),
               *once_spellings(params, clause.name, clause.title))  # fmt: skip
        times = occurrence_spellings(params, clause.name, clause.title)
        return (*words, *own, *(_called(word, clause.called) for word in times))

    def comes_to(self, mark: object) -> Words:
        told = (action.comes_to(mark) for action in self.ways[0].actions if isinstance(mark, Mark))
        return next(filter(None, told), {})

    def since(self, effect: object) -> Words:
        said, actions = self.ways[0].sentence, self.ways[0].actions
        if said.when not in (PLAYED, ANSWERED):
            return {}
        if not any(isinstance(effect, action.brings) for action in actions):
            return {}
        if isinstance(effect, Skip) and said.then.get("then.skip") == "each":
            return cause_text(said, effect.shown)
        if isinstance(effect, Clear) and effect.skipping:
            return cause_text(said, effect.skipping, all_skipped=True)
        return cause_text(said)


def _goes_before(clause: Clause) -> Iterable[str]:
    """The names of the clauses that this one goes before, as it may be read."""
    read = (each for reading in clause.readings for each in reading.overrides.values())
    return (id_.rpartition(".")[2] for id_ in chain(clause.overrides, *read))


def _called(word: MarkSpelling, names: tuple[str, ...]) -> MarkSpelling:
    """A clause's own mark with what else tables call it."""
    return replace(word, also=(*word.also, *names)) if word.kind.startswith(OWN) else word


def _numbers(ways: Iterable[Interpreter]) -> tuple[str, ...]:
    """The numbers of the cards whose rule it is; none where it is about runs alone."""
    cards = [way.sentence.cards for way in ways if way.sentence.when in (PLAYED, SWEPT)]
    named = {rank for each in cards if each.form != (RUN,) for rank in each.rank}
    return tuple(sorted(named - {"Jo"}))


def _most_jokers(ways: Sequence[Interpreter]) -> Mapping[str, int]:
    """With how many jokers plays of a form may be made at most, where it says nothing else."""
    said = ways[0].sentence
    cards = said.cards
    plain = RuleSentence(
        cards=PlayCondition(form=cards.form, jokers=SEVERAL), then={ForbidAction.path: True}
    )
    if len(ways) > 1 or said != plain:
        return {}
    return dict.fromkeys(cards.form, AT_LEAST[SEVERAL] - 1)


def _counts(sentence: RuleSentence) -> tuple[int, ...] | None:
    """How many cards the plays have that it allows."""
    cards, compared = sentence.cards, sentence.cards.compared
    if compared and compared.count == "same":
        return ()
    return (cards.count,) if cards.only and isinstance(cards.count, int) and cards.count else None
