"""The rule of a sentence in a book: it has the hooks that the words of the sentence need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import Any

from msgspec.structs import replace

from referee.games.climbing.plays.play import RUN
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import (
    Clear,
    EndGame,
    HoldUp,
    Owe,
    PlaceLast,
    Prevent,
    Skip,
)
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, REVOLUTION
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import ANY_CARDS, MET_BY, STAGES, ClimbingRule
from referee.games.climbing.rule_language.actions import actions_in
from referee.games.climbing.rule_language.actions.base import EACH, TWO_MORE, ClauseScope
from referee.games.climbing.rule_language.actions.cards import (
    AFTERWARDS,
    IN_TURN,
    SHARED,
    TIES,
    USUALLY,
)
from referee.games.climbing.rule_language.actions.field import (
    BEFORE_DOUBTS,
    REPLACED,
    LeadAction,
    LeadsNextAction,
)
from referee.games.climbing.rule_language.actions.match import LEAD_FACTS, FoulAction
from referee.games.climbing.rule_language.actions.plays import ForbidAction
from referee.games.climbing.rule_language.actions.state import PutAction
from referee.games.climbing.rule_language.conditions import (
    AFTER,
    ANY_NUMBER,
    BEFORE,
    NO_RANK,
    PARITIES,
    TOO_FEW,
    PlayCondition,
    as_dealt,
    cards_of_top_rank,
    fitting,
    has_begun,
)
from referee.games.climbing.rule_language.interpreter import Interpreter, ground_of
from referee.games.climbing.rule_language.marks import LOCKS, OWN_MARK, PLACE_MARK, USED_MARK
from referee.games.climbing.rule_language.phrases import (
    below_phrase,
    brief,
    cards_phrase,
    hand_phrase,
    hyphenated,
    until_phrase,
)
from referee.games.climbing.rule_language.relaxations import relaxations
from referee.games.climbing.rule_language.rendering import cause_text, condition_text, names_both
from referee.games.climbing.rule_language.sentence import (
    ANSWERED,
    CLEARED,
    GAME,
    HELD,
    LAST_GAME,
    OF_REVOLUTION,
    ON_TURN,
    PLAYED,
    SWEPT,
    RuleSentence,
    condition_spellings,
    read_sentence,
)
from referee.games.climbing.rule_language.vocabulary import VOCABULARY
from referee.i18n.messages import LANGS, message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark, Marks, Obligation
from referee.model.types import Words
from referee.rulebook.clause import UNSETTLED, Book, Clause
from referee.rulebook.rule import OpenReading
from referee.rulebook.rule_language import SENTENCE, NumberRange

ANSWER_ORDERS = {"in turn": "turn_order", "first called": "first_called"}
ONLY_A_FORM = {
    *(f"when.play.{word}" for word in ("row", "each", "kicker", "beside", "suits")),
    "then.forbid",
}
"""The words of a sentence that forbids a form, whatever else there is."""
EXITS_BY_LOSS = {"out": "out_no_foul", "judged": "out_judged_by_cards", "barred": "not_allowed"}


class AgreedValue:
    """An attribute of the rule that is the same in all ways to read the sentence. To get it raises
    ``OpenReading`` if they differ."""

    def __init__(self, value_in: Callable[[Interpreter], Any]) -> None:
        self.value_in = value_in

    def __get__(self, rule: SentenceRule | None, owner: type) -> Any:
        return self if rule is None else rule.agreed_on([*map(self.value_in, rule.ways)])


def agreed(value_in: Callable[[Interpreter], Any]) -> Any:
    """An :class:`AgreedValue`, for type checkers a value of any type."""
    return AgreedValue(value_in)


class SentenceRule(ClimbingRule):
    """The rule of a sentence. If words of it are left to unsettled readings, the sentence is
    interpreted in each way; hooks raise ``OpenReading`` only if their answers differ."""

    key = SENTENCE
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
        overridden = tuple(book.names_of(_overridden_ids(clause)))
        scope = ClauseScope(clause.id, clause.name, book.deck, book.titles, overridden)
        self.ways = tuple(Interpreter(sentence, scope) for sentence in self._sentences())
        references = {path: self._reference(path) for path in self._open}
        self.words = self.words_of(clause, self.params | references)
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
        return map(read_sentence, map(_without_off, ways))

    def _reference(self, path: str) -> Mapping[str, str]:
        """The reference to a reading that stands for the value of a word."""
        values = (use.params[path] for use in self.clause.rules if path in use.params)
        return next(value for value in values if isinstance(value, Mapping))

    def _set_attributes(self) -> None:
        """Sets what rules declare as attributes, none of which depends on an open reading."""
        sentences = [way.sentence for way in self.ways]
        way, first = self.ways[0], sentences[0]
        forms = [sentence.cards.form_name for sentence in sentences]
        self.occasion = first.when
        self.parity = next((each for each in PARITIES if each == first.cards.count), "")
        self.misfit = next(filter(None, way.values("misfit")), "")
        self.forms = (*filter(None, forms), *chain.from_iterable(way.values("forms")))
        self.move_kinds = tuple(chain.from_iterable(way.values("move_kinds")))
        self.exit_kinds = tuple(chain.from_iterable(way.values("exit_kinds")))
        self.answers = tuple(chain.from_iterable(way.values("answers")))
        self.lead_facts = tuple(chain.from_iterable(way.values("lead_facts")))
        self.reversing_marks = tuple(chain.from_iterable(way.values("reversing_marks")))
        self.by_suits = any(
            sentence.cards.compared is not None and sentence.cards.compared.by_suits
            for sentence in sentences
        )
        self.by_pile = any(
            sentence.cards.compared is not None and sentence.cards.compared.together != ANY_NUMBER
            for sentence in sentences
        )
        locks_suit = any(lock.suit for lock in way.values("lock"))
        self.sees_suits = self.by_suits or first.cards.depends_on_suits or locks_suit
        if "then.forbid" in first.then:
            self.judges = "forbid"
            always = all(sentence.then["then.forbid"] is True for sentence in sentences)
            self.bars_forms = always and {*_without_off(self.params)} <= ONLY_A_FORM
        elif "then.allow" in first.then and first.cards.names_cards:
            self.judges = "allow"
        self.answerable = first.then.get("then.answerable", "no") != "no"
        self.awaits_clear = any(
            sentence.state.cleared or sentence.when == SWEPT for sentence in sentences
        )
        self.limits_gifts = first.then.get("then.gift.strength") == USUALLY[0]
        self.simultaneous = first.then.get("then.gift.seen") == AFTERWARDS
        self.exempts = first.then.get("then.gift.count") == "none" and first.state.depends_on_hand
        facts = (fact for way in self.ways for fact in way.values("open_fact"))
        self.open_fact = next(facts, "hands-left")
        self.asks = _asked_for(first)
        self.answers_skip = first.cards.on is not None and first.cards.on.skip
        self.replaces_cut = first.then.get("then.cancel") == REPLACED
        self.allowed_counts = _allowed_counts(first)
        self.max_jokers = _max_jokers(first) if len(sentences) == 1 else {}
        self.own_ranks = _own_ranks(sentences)
        if all(sentence.cards.last for sentence in sentences):
            self.exit_stages = STAGES
        elif first.when in (CLEARED, SWEPT):
            self.exit_stages = ()
        elif all(isinstance(action, FoulAction) for way in self.ways for action in way.actions):
            self.exit_stages = tuple(action.stage for action in way.actions)

    exit_by_obligation = agreed(lambda way: EXITS_BY_LOSS[way.then("then.emptied", "out")])
    counts_cards = agreed(
        lambda way: any(
            way.then(path, "") in (EACH, TWO_MORE)
            for action in way.actions
            for path in action.counting
        )
    )
    exits_together = agreed(lambda way: way.then(TIES.path, "") in (IN_TURN, SHARED))
    exits_share = agreed(lambda way: way.then(TIES.path, "") == SHARED)
    by_normal_order = agreed(
        lambda way: not {*USUALLY}.isdisjoint(map(str, way.sentence.then.values()))
    )
    answer_has_effects = agreed(lambda way: not any(way.values("excludes_effects")))
    before_doubt = agreed(lambda way: way.then("then.clear", "") == BEFORE_DOUBTS)
    offers_only_if_stuck = agreed(lambda way: way.sentence.turn.stuck)
    offers_in_exchange = agreed(lambda way: way.may_show)
    answer_order = agreed(
        lambda way: ANSWER_ORDERS.get(way.then("then.answerable", ""), "turn_order")
    )

    # ---- hooks

    def _hook(self, name: str, hooks: Iterable[Mapping[str, Callable[..., Any]]]) -> Any:
        """A hook that all ways to read the sentence agree on."""
        default = partial(getattr(ClimbingRule, name), self)
        ways = [way.get(name, default) for way in hooks]
        return ways[0] if len(ways) == 1 else partial(self._agreed_answer, name, ways)

    def _agreed_answer(self, name: str, ways: Iterable[Callable[..., Any]], *args: Any) -> Any:
        """The answer of all these hooks; with details of messages, of the first one."""
        answers = [way(*args) for way in ways]
        answers = [list(answer) if isinstance(answer, Iterator) else answer for answer in answers]
        return answers[0] if name.endswith("details") else self.agreed_on(answers)

    def agreed_on(self, values: Sequence[Any]) -> Any:
        """The value, if it is the same in all ways to read the sentence. Otherwise raises
        ``OpenReading``."""
        if any(value != values[0] for value in values):
            name = self._reference(self._open[0])["reading"]
            raise OpenReading(self.book.options[name].clause, name)
        return values[0]

    @cached_property
    def observed_marks(self) -> Iterable[str]:
        """Its own marks and locks, and what its conditions and its order depend on."""
        sentence = self.ways[0].sentence
        name, state = self.clause.name, sentence.state
        own = {word.kind for word in self.words if word.kind.startswith(OWN_MARK)}
        kinds = {kind for kind in own if not kind.startswith(USED_MARK)} | {*self.reversing_marks}
        if state.mark or sentence.cards.put:
            kinds |= {OWN_MARK + name, PLACE_MARK + name}
        if state.order in OF_REVOLUTION:
            kinds.add("revolution")
        if state.first:
            kinds.add(FIRST_TRICK.kind)
        if state.game != ANY_NUMBER:
            kinds.add(LAST_GAME.kind if isinstance(state.game, str) else GAME.kind)
        return kinds | {*LOCKS} if state.lock else kinds

    @cached_property
    def relaxed(self) -> Sequence[tuple[str, SentenceRule]]:
        """The rules of this sentence without one of its conditions each, with the path of that.

        None if words of it are left to unsettled readings.
        """
        if self._open:
            return ()
        book, clause = self.book, self.clause
        nearly = relaxations(_without_off(self.params))
        return [(path, SentenceRule(book, clause, words)) for path, words in nearly]

    # ---- wording

    @classmethod
    def words_of(cls, clause: Clause, params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        name, title = clause.name, clause.title
        marks = chain(
            *(action.marks(params, name, title) for action in actions_in(params)),
            condition_spellings(params, name, title),
        )
        return tuple(_with_names(mark, clause.called) for mark in marks)

    def in_words(self) -> Words:
        return self.clause.wording if len(self.ways) > 1 else self.ways[0].in_words()

    def condition_in_words(self) -> Words:
        return {lang: condition_text(self.ways[0].sentence, lang) for lang in LANGS}

    def cards_in_words(self) -> Words:
        """The cards that the sentence is about, and the play below them."""
        sentence = self.ways[0].sentence
        if put := next((a for a in self.ways[0].actions if isinstance(a, PutAction)), None):
            return {lang: str(put.args(lang)["cards"]) for lang in LANGS}
        cards, on = brief(sentence).cards, sentence.cards.on
        return {
            lang: message(
                lang,
                "said-part",
                cards=cards_phrase(cards, lang),
                below=below_phrase(on, lang) if on else "",
            )
            for lang in LANGS
        }

    def missed_moment(self, position: Position, seat: int) -> str:
        sentence = self.ways[0].sentence
        when, top = sentence.state.dealt, cards_of_top_rank(position, self.deck)
        if sentence.turn.outnumbers and position.field and not top:
            return NO_RANK
        if sentence.turn.outnumbers and top and not self._outnumbers(position, seat, top):
            return TOO_FEW
        if not when or as_dealt(position, seat, self.deck, when):
            return ""
        if has_begun(position):
            return "begun"
        other = AFTER if when == BEFORE else BEFORE
        is_dealt = as_dealt(position, seat, self.deck, other)
        return "" if not is_dealt else "over" if when == BEFORE else "exchanging"

    def _outnumbers(self, position: Position, seat: int, of_rank: int) -> bool:
        """Whether a hand may have more cards of the rank on top of the field than are there."""
        held = (position.known[seat] & of_rank).bit_count()
        return bool(position.unknown[seat]) or held > position.field[-1].play.count

    def gift_flaw(self, held: int, cards: int) -> Mapping[str, object]:
        flaws = (getattr(action, "gift_flaw", None) for action in self.ways[0].actions)
        return next(filter(None, (flaw(held, cards) for flaw in flaws if flaw)), {})

    def unfit_details(self, cards: int) -> Mapping[str, object]:
        runs = (getattr(action, "run", None) for action in self.ways[0].actions)
        run = next(filter(None, runs), None)
        ends = {"first": self.deck.ranks[0], "last": self.deck.ranks[-1]}
        return {"misfit": run.flaw(cards), "count": run.length, **ends} if run else {}

    def order_details(self, marks: Marks = ()) -> Mapping[str, object]:
        way = self.ways[0]
        ends = way.sentence.until if way.sentence.until != "game" else ""
        until = {lang: until_phrase(ends, lang) if ends else "" for lang in LANGS}
        card = next(iter(way.values("lead_card")), "")
        reason = way.reason_details(marks)
        return {"until": until, "by": ground_of(way.actions), "card": card, **reason}

    def comes_to(self, mark: object) -> Words:
        actions = self.ways[0].actions if isinstance(mark, Mark) else ()
        meanings = (action.mark_meaning(mark) for action in actions if isinstance(mark, Mark))
        return next(filter(None, meanings), {})

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        sentence, actions = self.ways[0].sentence, self.ways[0].actions
        if sentence.when not in (PLAYED, ANSWERED):
            return {}
        owes = isinstance(effect, (Owe, HoldUp))
        if not owes and not any(isinstance(effect, action.cited) for action in actions):
            return {}
        if isinstance(effect, EndGame) and effect.in_part:
            return {}  # the reason has to say that the others have no order
        if isinstance(effect, PlaceLast) and effect.why:
            return {}  # the reason has to say that the player has been picked
        if isinstance(effect, Skip) and sentence.then.get("then.skip") == "each":
            return self._cause(0, occasion, shown=effect.shown)
        if isinstance(effect, Clear) and effect.skipping:
            return self._cause(0, occasion, shown=effect.skipping, all_skipped=True)
        cause = self._cause(0, occasion)
        others = (self._cause(index, occasion) for index in range(1, len(self.ways)))
        is_any_play = sentence.cards == PlayCondition()
        if owes and (is_any_play or any(other != cause for other in others)):
            return {}
        if is_any_play and isinstance(effect, Prevent) and effect.kind == REVOLUTION.kind:
            return {}
        meant = effect.owed.meant if isinstance(effect, Owe) else 0
        return self._cause(0, occasion, shown=meant) if meant > 1 else cause

    def _cause(
        self, way: int, occasion: Occasion, *, shown: int = 0, all_skipped: bool = False
    ) -> Words:
        causes: dict[object, Words] = self.__dict__.setdefault("_causes", {})
        sentence, made = self.ways[way].sentence, occasion.made
        count, below = sentence.cards.meant_on(occasion.play, occasion.below)
        stood = occasion.play is not None and sentence.cards.is_met_by_jokers(occasion.play)
        cards = sentence.cards.narrowed_to(occasion.play)
        play, under = occasion.play, occasion.below
        placed, laid = None, ("", "")
        if play and under and not (play.hidden or under.hidden) and names_both(sentence.cards):
            placed, laid = (play, under), (play.text, under.text)
        key = (way, shown or count, below, all_skipped, made, stood, cards, laid)
        if key not in causes:
            sentence = replace(sentence, cards=cards)
            causes[key] = cause_text(
                sentence,
                shown or count,
                below,
                all_skipped=all_skipped,
                made=made,
                stood=stood,
                placed=placed,
            )
        return causes[key]

    def debt_details(self, owed: Obligation, occasion: Occasion = UNKNOWN) -> Mapping[str, object]:
        if len(self.ways) > 1:
            return {}
        sentence = self.ways[0].sentence
        if sentence.when == HELD:
            return {"has": {lang: hand_phrase(sentence.hand, lang) for lang in LANGS}}
        return super().debt_details(owed, occasion)

    def why_leads(self) -> Mapping[str, object]:
        actions = self.ways[0].actions
        if any(isinstance(action, LeadsNextAction) for action in actions):
            return {"since": self._cause(0, UNKNOWN)}
        after = any(isinstance(action, LeadAction) and action.after_last for action in actions)
        return {"place": "after-last"} if after else {}

    def exit_details(self, effect: object, occasion: Occasion = UNKNOWN) -> Mapping[str, object]:
        sentence, actions = self.ways[0].sentence, self.ways[0].actions
        explains = any(isinstance(effect, action.explained) for action in actions)
        if len(self.ways) > 1 or not explains:
            return {}
        if sentence.when == HELD:
            return {"has": {lang: hand_phrase(sentence.hand, lang) for lang in LANGS}}
        if sentence.when in (PLAYED, SWEPT):
            who = (*sentence.then.get("then.fallen.who", ()), "")[0]
            return {"cause": self._cause(0, occasion), "who": hyphenated(who)}
        return {"during": bool(sentence.state.mark)}


def _asked_for(sentence: RuleSentence) -> frozenset[str]:
    """The kinds of obligations that it can make or offer."""
    effects = {path.split(".")[1] for path in sentence.then}
    calls = {"declare", "call"} if "win" in effects or sentence.when == ON_TURN else ()
    return frozenset({*effects & MET_BY.keys(), *calls})


def _without_off(words: Mapping[str, Any]) -> Mapping[str, Any]:
    """The words without those that a reading turns off."""
    return {path: v for path, v in words.items() if not VOCABULARY.words[path].is_off(v)}


def _overridden_ids(clause: Clause) -> Iterable[str]:
    """The ids of the clauses that this one overrides in any reading."""
    read = chain.from_iterable(
        ids for reading in clause.readings for ids in reading.overrides.values()
    )
    return chain(clause.overrides, read)


def _with_names(word: MarkSpelling, names: tuple[str, ...]) -> MarkSpelling:
    """The spelling of a mark; if it is the clause's own, with other names that tables use for the
    clause."""
    own = word.kind.startswith(OWN_MARK) and not word.kind.startswith(USED_MARK)
    return replace(word, also=(*word.also, *names)) if own else word


def _own_ranks(sentences: Iterable[RuleSentence]) -> tuple[str, ...]:
    """The ranks whose special rule it is; none if it is only about runs."""
    cards = [sentence.cards for sentence in sentences if sentence.when in (PLAYED, SWEPT)]
    ranks = chain.from_iterable(play.rank for play in cards if play.form != (RUN,))
    return tuple(sorted({*ranks} - {"Jo"}))


def _max_jokers(sentence: RuleSentence) -> Mapping[str, int]:
    """Form -> how many jokers it may hold, if that is all that the sentence says."""
    forms, jokers = sentence.cards.form, sentence.cards.jokers
    plain = RuleSentence(
        cards=PlayCondition(form=forms, jokers=jokers), then={ForbidAction.path: True}
    )
    limits = jokers.least > 0 and jokers == NumberRange(jokers.least)
    return dict.fromkeys(forms, jokers.least - 1) if limits and sentence == plain else {}


def _allowed_counts(sentence: RuleSentence) -> tuple[int, ...] | None:
    """How many cards the plays have that it allows; see the attribute of rules."""
    cards, compared = sentence.cards, sentence.cards.compared
    if compared and compared.count == "same":
        return ()
    count = fitting(cards.count).exactly
    return (count,) if cards.only and count else None
