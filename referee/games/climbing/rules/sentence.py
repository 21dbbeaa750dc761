"""The rule of a sentence in the book: it has the hooks that the words of the sentence need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property, partial
from itertools import chain
from typing import Any, TypeVar

from msgspec.structs import replace

from referee.games.climbing.plays.play import RUN
from referee.games.climbing.rule_api.effects import Clear, Skip
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK
from referee.games.climbing.rule_api.rule import ANY_CARDS, PASS_STAGES, STAGES, ClimbingRule
from referee.games.climbing.rule_language.actions import actions_in
from referee.games.climbing.rule_language.actions.base import (
    ClauseScope,
    HandAction,
    MatchAction,
    RuleAction,
)
from referee.games.climbing.rule_language.actions.field import ExclusiveAnswerAction
from referee.games.climbing.rule_language.actions.match import (
    LEAD_FACTS,
    FirstLeadAction,
    FoulAction,
)
from referee.games.climbing.rule_language.actions.plays import (
    FollowAction,
    ForbidAction,
    LockAction,
    MustPassAction,
)
from referee.games.climbing.rule_language.actions.state import OrderAction
from referee.games.climbing.rule_language.conditions import (
    AT_LEAST,
    SEVERAL,
    PlayCondition,
    occurrence_spellings,
    once_spellings,
    pass_count_spellings,
)
from referee.games.climbing.rule_language.interpreter import Interpreter, ground_of
from referee.games.climbing.rule_language.marks import LOCKS, OWN_MARK, PLACE_MARK, USED_MARK
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
EXITS_BY_LOSS = {"out": "out_no_foul", "judged": "out_judged_by_cards", "barred": "not_allowed"}
_T = TypeVar("_T")


class Sentence(ClimbingRule):
    """The rule of a sentence. If words of it are left to unsettled readings, the sentence is
    interpreted in each way; hooks raise ``OpenReading`` only if their answers differ."""

    says = (
        "bars", "allows", "overrides", "met", "reverses", "restores", "direction", "overlooks",
        "leads", "alters", "deal", "who_deals", "seating", "first-game", "score", "unlisted",
        "extra", "places", "given", "none", "set-over", "won", "nobody", "reorders", "lifts",
        "shares", "asks", "levels", "unable",
    )  # fmt: skip
    lead_facts: tuple[str, ...] = LEAD_FACTS
    scope = ANY_CARDS

    def __init__(self, book: Book, clause: Clause, params: Mapping[str, Any]) -> None:
        super().__init__(book, clause, {})
        self.params = {path: VOCABULARY.words[path].read(value) for path, value in params.items()}
        self._open = [path for path, value in params.items() if value == UNSETTLED]
        overridden = tuple(_overridden_names(clause))
        scope = ClauseScope(clause.id, clause.name, book.deck, book.titles, overridden)
        self.ways = tuple(Interpreter(sentence, scope) for sentence in self._sentences())
        self.words = self.words_of(clause, self.params)
        self._set_attributes()
        hooks = [way.hooks() for way in self.ways]
        self.declared = frozenset(chain.from_iterable(hooks))
        vars(self).update({name: self._hook(name, hooks) for name in self.declared})

    def _sentences(self) -> Iterator[RuleSentence]:
        """The sentence, for each combination of values of the unsettled readings."""
        ways = [{path: value for path, value in self.params.items() if path not in self._open}]
        for path in self._open:
            reference, word = self._reference(path), VOCABULARY.words[path]
            values = self.book.options[reference["reading"]].values
            read = [word.read(reference.get(str(v), v)) for v in values if v != UNSETTLED]
            ways = [{**way, path: value} for way in ways for value in read]
        return map(read_sentence, ways)

    def _reference(self, path: str) -> Mapping[str, str]:
        """The reference to a reading that stands for the value of a word."""
        values = (use.params[path] for use in self.clause.rules if path in use.params)
        return next(value for value in values if isinstance(value, Mapping))

    def _set_attributes(self) -> None:
        """Sets what rules declare as attributes, none of which depends on an open reading."""
        sentences = [way.sentence for way in self.ways]
        first, actions = sentences[0], self.ways[0].actions
        forms = [sentence.cards.form_name for sentence in sentences]
        self.forms = (*filter(None, forms), *_values(actions, FollowAction, "forms"))
        self.move_kinds = _values(actions, MustPassAction, "move_kinds")
        self.exit_kinds = _values(actions, RuleAction, "exit_kinds")
        self.answers = _values(actions, MatchAction, "answers")
        self.lead_facts = _values(actions, FirstLeadAction, "lead_facts")
        self.reversing_marks = _values(actions, OrderAction, "reversing_marks")
        compared = [sentence.cards.compared for sentence in sentences]
        self.by_suits = any(each is not None and each.by_suits for each in compared)
        self.sees_suits = self.by_suits or first.cards.depends_on_suits or any(
            isinstance(action, LockAction) and action.lock.suit for action in actions)  # fmt: skip
        self.answerable = first.then.get("then.answerable", "no") != "no"
        self.awaits_clear = any(each.state.cleared or each.when == SWEPT for each in sentences)
        self.limits_gifts = first.then.get("then.gift.strongest") is True
        self.simultaneous = first.then.get("then.gift.at_once") is True
        self.allowed_counts = _allowed_counts(first)
        self.max_jokers = _max_jokers(first) if len(sentences) == 1 else {}
        self.own_ranks = _own_ranks(sentences)
        if all(sentence.cards.last for sentence in sentences):
            self.exit_stages = STAGES
        elif first.when == CLEARED:
            self.exit_stages = ()
        elif all(isinstance(action, FoulAction) for way in self.ways for action in way.actions):
            self.exit_stages = tuple(action.stage for action in actions)

    # ---- hooks

    def _hook(self, name: str, hooks: Iterable[Mapping[str, Callable[..., Any]]]) -> Any:
        """A hook that all ways to read the sentence agree on."""
        default = partial(getattr(ClimbingRule, name), self)
        ways = [way.get(name, default) for way in hooks]
        return ways[0] if len(ways) == 1 else partial(self._agreed, name, ways)

    def _agreed(self, name: str, ways: Iterable[Callable[..., Any]], *args: Any) -> Any:
        """The answer of all these hooks. Raises ``OpenReading`` if they differ."""
        answers = [way(*args) for way in ways]
        if name in (*STAGES, *PASS_STAGES):
            answers = [list(effects) for effects in answers]
        if not name.endswith("details") and any(answer != answers[0] for answer in answers):
            raise self._open_reading()
        return answers[0]

    def _one_of(self, values: Collection[_T], default: _T) -> _T:
        """The value on which all ways to read the sentence agree."""
        if len(values) > 1:
            raise self._open_reading()
        return next(iter(values), default)

    def _open_reading(self) -> OpenReading:
        name = self._reference(self._open[0])["reading"]
        return OpenReading(self.book.options[name].clause, name)

    @cached_property
    def observed_marks(self) -> Iterable[str]:
        """Its own marks and locks, and what its conditions and its order depend on."""
        name, state = self.clause.name, self.ways[0].sentence.state
        kinds = {word.kind for word in self.words if word.kind.startswith(OWN_MARK)}
        kinds = {kind for kind in kinds if not kind.startswith(USED_MARK)} | set(
            self.reversing_marks
        )
        if state.mark or self.ways[0].sentence.cards.put:
            kinds |= {OWN_MARK + name, PLACE_MARK + name}
        if state.order == "revolution":
            kinds.add("revolution")
        if state.first:
            kinds.add(FIRST_TRICK.kind)
        return kinds | set(LOCKS) if state.lock else kinds

    @property
    def exit_by_obligation(self) -> str:  # type: ignore[override]
        values = {action.exit_by_loss for action in self._actions(HandAction)} - {""}
        exits = {EXITS_BY_LOSS[value] for value in values}
        return self._one_of(exits, "out_no_foul")

    @property
    def exits_together(self) -> bool:
        ways = ([a for a in way.actions if isinstance(a, HandAction)] for way in self.ways)
        return self._one_of({any(each.exits_together for each in way) for way in ways}, False)

    @property
    def by_normal_order(self) -> bool:
        values = {action.by_normal_order for action in self._actions(HandAction)}
        return self._one_of({value for value in values if value is not None}, True)

    @property
    def answer_has_effects(self) -> bool:
        exclusive = {
            any(isinstance(action, ExclusiveAnswerAction) for action in way.actions)
            for way in self.ways
        }
        return not self._one_of(exclusive, False)

    @property
    def before_doubt(self) -> bool:
        values = {bool(way.sentence.then.get("then.before_doubt")) for way in self.ways}
        return self._one_of(values, False)

    @property
    def open_fact(self) -> str:
        facts = (action.open_fact for action in self._actions(MatchAction))
        return next(filter(None, facts), "hands-left")

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
    def answer_order(self) -> str:
        values = (way.sentence.then.get("then.answerable", "") for way in self.ways)
        return self._one_of({ANSWER_ORDERS.get(value, "turn_order") for value in values}, "")

    def _actions(self, kind: type[_T]) -> Iterator[_T]:
        for way in self.ways:
            yield from (action for action in way.actions if isinstance(action, kind))

    # ---- wording

    @classmethod
    def words_of(cls, clause: Clause, params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        name, title = clause.name, clause.title
        marks = chain.from_iterable(a.marks(params, name, title) for a in actions_in(params))
        return (
            *(_with_names(mark, clause.called) for mark in marks),
            *pass_count_spellings(params),
            *game_spellings(params),
            *first_trick_spellings(params),
            *once_spellings(params, name, title),
            *(_with_names(m, clause.called) for m in occurrence_spellings(params, name, title)),
        )

    def order_details(self) -> Mapping[str, object]:
        way = self.ways[0]
        until = {lang: until_phrase(way.sentence.until, lang) for lang in LANGS}
        card = next((each.card for each in way.actions if isinstance(each, FirstLeadAction)), "")
        ground = ground_of(way.actions)
        return {"until": until, "by": ground, "card": card, **way.reason_details()}

    def comes_to(self, mark: object) -> Words:
        actions = self.ways[0].actions if isinstance(mark, Mark) else ()
        meanings = (action.mark_meaning(mark) for action in actions if isinstance(mark, Mark))
        return next(filter(None, meanings), {})

    def since(self, effect: object) -> Words:
        sentence, actions = self.ways[0].sentence, self.ways[0].actions
        if sentence.when not in (PLAYED, ANSWERED):
            return {}
        if not any(isinstance(effect, action.cited) for action in actions):
            return {}
        if isinstance(effect, Skip) and sentence.then.get("then.skip") == "each":
            return cause_text(sentence, effect.shown)
        if isinstance(effect, Clear) and effect.skipping:
            return cause_text(sentence, effect.skipping, all_skipped=True)
        return cause_text(sentence)


def _values(actions: Iterable[RuleAction], kind: type[RuleAction], name: str) -> tuple[str, ...]:
    """The values of an attribute of all actions of a kind."""
    return tuple(chain.from_iterable(getattr(a, name) for a in actions if isinstance(a, kind)))


def _overridden_names(clause: Clause) -> Iterable[str]:
    """The names of the clauses that this one overrides in any reading."""
    read = chain.from_iterable(
        ids for reading in clause.readings for ids in reading.overrides.values()
    )
    return (id_.rpartition(".")[2] for id_ in chain(clause.overrides, read))


def _with_names(word: MarkSpelling, names: tuple[str, ...]) -> MarkSpelling:
    """A spelling of the clause's own mark, with other names that tables use for it."""
    return replace(word, also=(*word.also, *names)) if word.kind.startswith(OWN_MARK) else word


def _own_ranks(sentences: Iterable[RuleSentence]) -> tuple[str, ...]:
    """The ranks whose special rule it is; none if it is only about runs."""
    cards = [sentence.cards for sentence in sentences if sentence.when in (PLAYED, SWEPT)]
    ranks = chain.from_iterable(each.rank for each in cards if each.form != (RUN,))
    return tuple(sorted({*ranks} - {"Jo"}))


def _max_jokers(sentence: RuleSentence) -> Mapping[str, int]:
    """Form -> how many jokers it may hold, if that is all that the sentence says."""
    forms = sentence.cards.form
    plain = RuleSentence(
        cards=PlayCondition(form=forms, jokers=SEVERAL), then={ForbidAction.path: True}
    )
    return dict.fromkeys(forms, AT_LEAST[SEVERAL] - 1) if sentence == plain else {}


def _allowed_counts(sentence: RuleSentence) -> tuple[int, ...] | None:
    """How many cards the plays have that it allows; see the attribute of rules."""
    cards, compared = sentence.cards, sentence.cards.compared
    if compared and compared.count == "same":
        return ()
    return (cards.count,) if cards.only and isinstance(cards.count, int) and cards.count else None
