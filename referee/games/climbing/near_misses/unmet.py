"""Rules in use that did not act because one of their conditions doesn't hold.

Each condition of a sentence is left out in turn, and the question asked again: if the answer is
another one then, that condition decides. So no rule has to state what it doesn't do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from typing import Any

from msgspec.structs import replace

from referee.cards.card import union
from referee.engine.answer import DEPENDS, NO, YES, Answer, NoSuchQuestion
from referee.engine.family import engine_of
from referee.engine.interfaces import AmbiguousCards, Case
from referee.errors import RefereeError
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.plays.play import KICKED, KICKED_ALOUD, FieldShape, Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.rule_api.rule import ClimbingRule, cards_of_ranks, rank_indices
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.conditions import (
    AFTER,
    COLOURS,
    PlayCondition,
    fitting,
    is_form,
)
from referee.games.climbing.rule_language.phrases import below_phrase
from referee.games.climbing.rule_language.players import JOKER_HOLDER
from referee.games.climbing.rule_language.relaxations import (
    ADDED,
    FORM,
    MORE,
    OF_SUITS,
    ON,
    SAME,
    STEP,
    STRENGTH,
)
from referee.games.climbing.rule_language.sentence import (
    ABOUT_CARDS,
    ALWAYS,
    FOUL,
    GIVEN,
    HELD,
    LEFT,
    ON_TURN,
    PASSED,
    PLAYED,
    SWEPT,
    RuleSentence,
)
from referee.games.climbing.rules.sentence import SentenceRule
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.i18n.messages import LANGS, in_both, message, title
from referee.model import questions as q
from referee.model.moves import DISCARD, PASS, PLAY, Move
from referee.model.questions import Question
from referee.model.types import Words
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rule import Open, Reason, Role
from referee.rulebook.rule_language import NumberRange

MAX_TRIED = 60
"""How many conditions are left out, at most, for one question."""
COUNTING = ("mark-set-passes", "mark-set-all-passes", "mark-set-own-times", "added")
"""How the effects begin by which rules only count, or collect cards."""
LEAD, ON_JOKERS = "when.play.lead", "when.play.on.jokers"
OF_PLAYS = (q.WHOSE_TURN, q.WHO_LEADS, q.WHAT_HAPPENS, q.WHAT_ORDER, q.MUST_DO)
"""The questions that may be about what the last play sets off."""
OF_GAMES = (*OF_PLAYS, q.MAY_PLAY, q.MAY_PASS, q.IS_OUT)
"""The questions at which a rule that does nothing says when it would."""
MAX_WORDS = 18
"""How many words such a condition has at most, to be said beside the answer."""
OF_HANDS = (q.IS_OUT, q.MUST_DO, q.WHAT_HAPPENS)
"""The questions that may be about what a hand sets off by itself."""
FALLING = "then.fallen.who"
OPEN = (DEPENDS, UNSETTLED, None)


def unmet_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The condition that keeps a rule from acting, and so decides the answer; nothing if there is
    no such rule."""
    if answer.value not in OPEN and not query.case.opened:
        yield from islice(UnmetSearch(query, answer).reasons(), 1)


def allowed_pass_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """Why a pass that may be made costs nothing: the condition on passes of a rule that isn't met
    after it."""
    seat, case = query.question.seat, query.case
    if query.question.kind != q.MAY_PASS or answer.value != YES or query.position.owed:
        return
    play = (*case.description.play, Move(seat, PASS))
    with suppress(Open, AmbiguousCards, NoSuchQuestion, RefereeError):
        passed = case.described_as(replace(case.description, play=play))
        asked = Question(q.IS_OUT, seat)
        rules = query.rules
        later = ClimbingQuery(rules, query.names, passed.position, case=passed, question=asked)
        for reason in unmet_reasons(later, passed.answer(asked)):
            if reason.key.startswith("unmet-when-pass"):
                yield reason


def is_added(query: ClimbingQuery, clause: Clause) -> bool:
    """Whether the table has added a clause to the book."""
    return bool(query.case.rulebook.choices.get(clause.name))


class UnmetSearch:
    """Leaves out conditions of the rules that a question is about."""

    def __init__(self, query: ClimbingQuery, answer: Answer) -> None:
        self.query, self.answer = query, answer

    def reasons(self) -> Iterator[Reason]:
        """The conditions that decide, those of rules that were added to the book first."""
        for rule, path, relaxed in islice(self._relaxed(), MAX_TRIED):
            value = self._value_under(rule, relaxed)
            if value not in OPEN and _shown(value) != _shown(self.answer.value):
                args = self._args(rule, path)
                if path == "when.out":
                    args |= self._exit(rule, relaxed)
                key = "unmet-" + path.replace(".", "-").replace("_", "-")
                yield lacking(rule.clause, key, args)
        yield from self._short_hands()
        yield from self._small_hands()
        yield from self._other_fallers()
        yield from self._idle()

    def _exit(self, rule: SentenceRule, relaxed: SentenceRule) -> dict[str, object]:
        """Who left the game last, and which exits the rule is about, or would be."""
        steps = self.query.case.steps
        events = [event for step in steps for event in step.events if event.role == "exit"]
        own, other = rule.ways[0].sentence.out, relaxed.ways[0].sentence.out
        value = own if own == FOUL else other.replace(" ", "-")
        return {"value": value, "gone": events[-1].args["seat"] if events else ""}

    def _relaxed(self) -> Iterator[tuple[SentenceRule, str, SentenceRule]]:
        rules = self.query.rules.in_force(self.query.position.marks)
        near = [
            rule
            for rule in rules
            if isinstance(rule, SentenceRule) and rule.clause.switchable and self._bears_on(rule)
        ]
        if not self.query.question.kind.startswith("may_"):
            near = [rule for rule in near if rule.clause.id not in self._acted(rule)]
        near.sort(key=lambda rule: not is_added(self.query, rule.clause))
        is_yes = self.answer.value == YES  # then only a rule that was added is missed
        if is_yes or any(reason.clause.switchable for reason in self.answer.because):
            near = [rule for rule in near if is_added(self.query, rule.clause)]
        suited = any(play.naturals for play in self._plays)
        usual = not self.query.rules.situation(self.query.position).reversed
        about_play = self.answer.value == NO or self.query.question.kind == q.WHAT_HAPPENS
        return (
            (rule, path, relaxed)
            for rule in near
            for path, relaxed in rule.relaxed
            if path != ON or ((about_play or self._may_limit(rule)) and not _has_many_forms(rule))
            if path != SAME or self._is_on_another_rank
            if path != LEAD or not self._also_follows(rule)
            if not (usual and path == STRENGTH)  # then nobody takes another rank for the strongest
            and (suited or path not in OF_SUITS)
            and (path != FORM or not self._has_form(rule))
        )

    def _may_limit(self, rule: SentenceRule) -> bool:
        """Whether an added rule might have had another effect here than to allow the play."""
        allows = rule.judges == "allow" and self.query.question.kind == q.MAY_PLAY
        return is_added(self.query, rule.clause) and not allows

    def _also_follows(self, rule: SentenceRule) -> bool:
        """Whether a rule is about leads, and another of its clause about plays on others."""
        ways = (
            other.ways[0].sentence.cards
            for other in self.query.rules
            if other.clause is rule.clause and isinstance(other, SentenceRule)
        )
        return bool(rule.ways[0].sentence.cards.lead) and any(cards.on for cards in ways)

    def _has_form(self, rule: SentenceRule) -> bool:
        """Whether the play that is asked about has the form that a rule asks for."""
        question, forms = self.query.question, rule.ways[0].sentence.cards.form
        asked = self.query.rules.readings(question.cards) if question.kind == q.MAY_PLAY else []
        return any(is_form(play, forms) for play in asked)

    @cached_property
    def _is_on_another_rank(self) -> bool:
        """Whether a play out of turn is of another rank than the field, if it is asked about."""
        field = self.query.position.field
        if not field or all(reason.key != "turn-bars" for reason in self.answer.because):
            return self.query.question.kind != q.MAY_PLAY
        asked = self.query.rules.readings(self.query.question.cards)
        return all({*play.naturals}.isdisjoint(field[-1].play.naturals) for play in asked)

    # ---- what the question is about

    @cached_property
    def _settled(self) -> int:
        """The index of the last move before which the table waited for nothing."""
        case = self.query.case
        settled = [at for at in range(len(case.steps)) if not _before(case, at).owed]
        return settled[-1] if settled else 0

    @cached_property
    def _laid(self) -> int:
        """The same; if passes have just cleared the field, that of the play that was on top."""
        steps = self.query.case.steps
        if self.query.position.field or not steps or steps[-1].move.kind != PASS:
            return self._settled
        plays = [at for at, step in enumerate(steps) if step.move.kind == PLAY]
        return min(self._settled, *plays[-1:], len(steps))

    def _first(self, rule: SentenceRule) -> int:
        """The index of the move from which on the rule is asked again: the last one, or the last
        by which a player left the game; or that by which the field came to lie that was cleared."""
        if rule.ways[0].sentence.when == SWEPT:
            return self._laid
        if rule.ways[0].sentence.when != LEFT:
            return self._settled
        steps = enumerate(self.query.case.steps)
        left = [at for at, step in steps if any(e.key.startswith("leaves") for e in step.events)]
        return left[-1] if left else self._settled

    def _acted(self, rule: SentenceRule) -> set[str]:
        """The clauses that have had effects since then, apart from counting."""
        steps = self.query.case.steps[self._first(rule) :]
        events = (event for step in steps for event in step.events)
        return {event.clause.id for event in events if not event.key.startswith(COUNTING)}

    @cached_property
    def _plays(self) -> Sequence[Play]:
        """The plays that are asked about or were made last."""
        query, steps = self.query, self.query.case.steps[self._laid :]
        asked = [query.question.cards] if query.question.kind == q.MAY_PLAY else []
        made = [step.move.cards for step in steps if step.move.kind == PLAY]
        known = (cards for cards in (*asked, *made) if not any(card.down for card in cards))
        return [play for cards in known for play in query.rules.readings(cards)]

    @cached_property
    def _cards(self) -> int:
        """The cards of these plays and of the top of the field, as a set."""
        top = [laid.play.mask for laid in self.query.position.field[-1:]]
        return union((*(play.mask for play in self._plays), *top))

    def _bears_on(self, rule: SentenceRule) -> bool:
        """Whether players would think of the rule: it is about such cards, or such a move."""
        sentence, steps = rule.ways[0].sentence, self.query.case.steps[self._first(rule) :]
        if sentence.when in ABOUT_CARDS:
            plays = self._plays  # nobody takes cards added to others for a rule of the book
            if not is_added(self.query, rule.clause):
                plays = [play for play in plays if play.form not in (KICKED, KICKED_ALOUD)]
            return any(_concerns(sentence.cards, play) for play in plays)
        if sentence.when == PASSED:
            return any(step.move.kind in (PASS, PLAY) for step in steps)
        if sentence.when == LEFT:
            return any(event.key.startswith("leaves") for step in steps for event in step.events)
        if sentence.when == ON_TURN:
            return bool(self.query.question.move) or self._has_added(rule)
        if sentence.when == HELD:
            return self.query.question.kind in OF_HANDS
        if sentence.when == GIVEN:
            return self.query.position.exchanging
        return sentence.when == ALWAYS and bool(self._put_by(rule) & self._cards)

    def _has_added(self, rule: SentenceRule) -> bool:
        """Whether the last move has added cards to a play, and it is asked what came of that."""
        last = [step.move.kind for step in self.query.case.steps[-1:]]
        asked = self.query.question.kind in (q.WHAT_ORDER, q.WHAT_HAPPENS)
        return asked and last == [DISCARD] and ADDED in rule.params

    def _put_by(self, rule: SentenceRule) -> int:
        """The cards, as a set, that a sentence moves in the ranking."""
        ranks = rule.params.get("then.put.rank", ())
        return cards_of_ranks(self.query.rules.deck, (ranks,) if isinstance(ranks, str) else ranks)

    def _idle(self) -> Iterator[Reason]:
        """The only rule that the table has added to the book, if it does nothing here: what it
        asks of a play."""
        query = self.query
        added = [rule for rule in query.rules if is_added(query, rule.clause)]
        if query.question.kind not in OF_GAMES or len({rule.clause.id for rule in added}) != 1:
            return
        if any(map(self._has_acted, added)) or any(map(self._may_act, added)):
            return
        sentences = [rule for rule in added if isinstance(rule, SentenceRule)]
        if len(sentences) < len(added) or {r.ways[0].sentence.when for r in sentences} != {PLAYED}:
            return
        if all(map(_only_prevents, sentences)) or any(map(self._bears_on, sentences)):
            return  # nobody asks why it prevented nothing, and its cards were nearly played
        conditions = [rule.condition_in_words() for rule in sentences]
        shortest = min(conditions, key=lambda words: len(words["en"]))
        if len(shortest["en"].split()) > MAX_WORDS:
            return
        if all(words["en"].startswith(shortest["en"]) for words in conditions):
            laid = self._laid_cards if query.question.kind in OF_PLAYS else []
            args = {"laid": laid, "needs": shortest, "seat": self._mover}
            key = "unmet-when-play-other" if laid else "unmet-when-play-idle"
            yield lacking(added[0].clause, key, args, role="aside")

    @property
    def _laid_cards(self) -> Sequence[str]:
        """The cards of the last move, if that is a play."""
        steps = self.query.case.steps[-1:]
        return [str(card) for step in steps if step.move.kind == PLAY for card in step.move.cards]

    def _may_act(self, rule: ClimbingRule) -> bool:
        """Whether a rule may have acted in a play of this table, or would in that of the question,
        or a refused play has nothing to do with what it allows."""
        query, kind = self.query, self.query.question.kind
        if kind == q.MAY_PLAY and self.answer.value == NO and rule.judges != "allow":
            return True
        made = (step.move.cards for step in query.case.steps if step.move.kind == PLAY)
        cards = [query.question.cards] if kind == q.MAY_PLAY else []
        plays = [play for each in (*made, *cards) for play in query.rules.readings(each)]
        plays += [laid.play for laid in query.position.field]
        return any(rule.concerns(play) for play in plays)

    def _has_acted(self, rule: ClimbingRule) -> bool:
        """Whether a rule has had an effect, or explains the answer."""
        events = (event.clause for step in self.query.case.steps for event in step.events)
        told = (reason.clause for reason in self.answer.because)
        return rule.clause in (*events, *told)

    def _short_hands(self) -> Iterator[Reason]:
        """Rules that the table has added about a hand, of which the known hand of the seat lacks
        one card."""
        query, seat = self.query, self.query.question.seat
        if query.question.kind not in OF_HANDS or not seat or query.position.unknown[query.seat]:
            return
        hand = query.position.known[query.seat]
        for rule in query.rules.in_force(query.position.marks):
            if isinstance(rule, SentenceRule) and is_added(query, rule.clause):
                for way in rule.ways if rule.ways[0].sentence.when == HELD else ():
                    if missing := way.sentence.hand.missing(hand, query.rules.deck):
                        key = "unmet-when-hand-missing"
                        yield lacking(rule.clause, key, {"seat": seat, **missing})

    def _small_hands(self) -> Iterator[Reason]:
        """Rules about large hands, if the hand of the player is one card short of that."""
        query, seat = self.query, self.query.question.seat
        held = query.position.held(query.seat) if seat else None
        for rule in query.rules.in_force(query.position.marks):
            if query.question.kind != q.IS_OUT or self.answer.value != NO or held is None:
                return
            for way in rule.ways if isinstance(rule, SentenceRule) else ():
                hand, is_held = way.sentence.hand, way.sentence.when == HELD
                if is_held and hand.is_size and held == hand.count.least - 1:
                    args = {**_needed(hand.count), "many": held, "seat": seat}
                    yield lacking(rule.clause, "unmet-when-hand-count", args)

    @property
    def _holds_joker(self) -> bool:
        """Whether the player of the question is known to hold a joker."""
        query = self.query
        known = query.position.known[query.seat] if query.question.seat else 0
        return bool(known & query.rules.deck.jokers)

    def _other_fallers(self) -> Iterator[Reason]:
        """Rules that the table has added by which plays like the last one bring down the holder of
        a joker, if that isn't known to be the player of the question."""
        query, seat = self.query, self.query.question.seat
        jokers = any(play.jokers for play in self._plays) and not self._holds_joker
        for rule in query.rules.in_force(query.position.marks):
            if query.question.kind != q.IS_OUT or self.answer.value != NO or not jokers:
                return
            who = rule.params.get(FALLING, ()) if isinstance(rule, SentenceRule) else ()
            if JOKER_HOLDER in who and is_added(query, rule.clause):
                yield lacking(rule.clause, "other-joker-spared", {"seat": seat})

    # ---- the answer without a condition

    def _value_under(self, rule: SentenceRule, relaxed: SentenceRule) -> Any:
        """The answer with a relaxed rule in place of its own; ``None`` if there is none."""
        query = self.query
        rules = [relaxed if other is rule else other for other in query.rules]
        engine = engine_of(query.case.rulebook)
        changed = engine.with_rules(ClimbingRules(query.case.rulebook, rules))
        with suppress(Open, AmbiguousCards, NoSuchQuestion, RefereeError):
            case: Case | None = query.case.played_by(changed)
            if case is not None and case.steps:
                first = self._first(rule)
                case = case.replayed(first, _before(case, first))
            elif case is not None and rule.ways[0].sentence.when == HELD:
                case = case.replayed(0, changed.set_up(case.description)[0])
            return case and changed.answer(case, query.question).value
        return None

    # ---- the reason

    def _args(self, rule: SentenceRule, path: str) -> dict[str, object]:
        """What the condition asks for, and what is so at this table."""
        sentence = rule.ways[0].sentence
        play = next((p for p in self._plays if _concerns(sentence.cards, p)), None)
        args = _of_sentence(sentence, path)
        if play is not None:
            args |= _of_play(self.query, sentence, path, play)
        args |= _of_table(self.query, sentence, path)
        args.setdefault("seat", self._mover)
        if path == "if.dealt":
            is_open = self.query.position.exchanging and sentence.state.dealt == AFTER
            args["exchanging"] = "yes" if is_open else "no"
        if path == "if.mark":
            args["needs"] = self._start(rule)
        if path == "if.order" and self._has_other_half(rule):
            args["part"] = rule.cards_in_words()
        if path == "if.title" and args["seat"] in self.query.names:
            own = title_of(self.query.position, self.query.names.index(str(args["seat"])))
            args["own"] = {lang: title(lang, own) if own else "" for lang in LANGS}
        return args

    def _has_other_half(self, rule: SentenceRule) -> bool:
        """Whether its clause is about other cards in the other direction of the ranking."""
        own = rule.ways[0].sentence.state.order
        halves = (
            other.ways[0].sentence.state.order
            for other in self.query.rules
            if other.clause is rule.clause and isinstance(other, SentenceRule)
        )
        return any(order not in ("any", own) for order in halves)

    def _start(self, rule: SentenceRule) -> Words:
        """When the effect begins during which a rule acts; empty if its clause doesn’t say it."""
        own = (other for other in self.query.rules if other.clause is rule.clause)
        starting = (other for other in own if "then.mark" in other.params)
        return next((other.condition_in_words() for other in starting), {})

    @property
    def _mover(self) -> str:
        steps = self.query.case.steps
        return self.query.question.seat or (steps[-1].move.seat if steps else "")


def lacking(
    clause: Clause, key: str, args: Mapping[str, object], role: Role = "condition"
) -> Reason:
    """The reason that a rule lacks a condition."""
    return Reason(clause, "misses", key, args=args, role=role)


def _only_prevents(rule: SentenceRule) -> bool:
    """Whether a rule keeps another from acting."""
    return any(path.startswith("then.prevent") for path in rule.params)


def _has_many_forms(rule: SentenceRule) -> bool:
    """Whether a rule is about plays on many kinds of plays, too many to list."""
    on = rule.ways[0].sentence.cards.on
    return on is not None and len(on.form) > 2


def _before(case: Case, at: int) -> Position:
    """The position before a move, by its index."""
    before: Position = case.steps[at - 1].position if at else case.setup
    return before


def _shown(value: Any) -> Any:
    """An answer without the clauses that effects come from."""
    if isinstance(value, list) and all(isinstance(each, dict) for each in value):
        return [{key: each[key] for key in each if key != "clause"} for each in value]
    return value


def _concerns(cards: PlayCondition, play: Play) -> bool:
    """Whether a play shows the cards that a condition is about, or all but one of them, or one
    more."""
    stood = {rank for rank, _ in play.stands if 0 <= rank < len(play.deck.ranks)}
    shown = [*map(play.deck.ranks.__getitem__, sorted({*play.numbers, *stood}))]
    if cards.mix or cards.shows:
        ranks = [rank for rank in (cards.mix or cards.shows) if rank != "Jo"]
        return len({*ranks} & {*shown}) + play.jokers >= len({*ranks}) - 1
    if cards.row:
        return len(shown) > 1 and play.count + 1 >= cards.row.least * cards.row.each
    if cards.rank:
        return any(rank in shown or (rank == "Jo" and play.jokers) for rank in cards.rank)
    if not is_form(play, cards.form):
        return _takes_more(cards)
    return any(fitting(cards.count).fits(play.count + step) for step in (-1, 0, 1))


def _takes_more(cards: PlayCondition) -> bool:
    """Whether a condition is about more cards than the play below has."""
    return cards.compared is not None and cards.compared.count == MORE


def _needed(numbers: NumberRange, unit: str = "cards") -> dict[str, object]:
    """A number in words, and whether it is one."""
    told = {
        lang: message(lang, "said-numbers", **numbers.message_args, unit=unit) for lang in LANGS
    }
    return {"needed": told, "exact": numbers.message_args["exact"]}


def _value_at(sentence: RuleSentence, path: str) -> Any:
    """The value of a condition of a sentence, by its path."""
    parts = {
        "when.play.on": sentence.cards.on, "when.play.compared": sentence.cards.compared,
        "when.play": sentence.cards, "when.pass": sentence.passes, "when.turn": sentence.turn,
        "if": sentence.state,
    }  # fmt: skip
    table, _, name = path.rpartition(".")
    if table == "then.add":
        return sentence.then.get(path, "")
    return getattr(parts[table], name) if table in parts else ""


UNITS = {
    "when.pass.times": "nth", "if.times": "nth", "if.game": "nth", "if.players": "players",
    "if.reign": "games", "when.play.on.plays": "plays",
}  # fmt: skip
"""By condition: what it counts, unless these are cards."""


def _of_sentence(sentence: RuleSentence, path: str) -> dict[str, object]:
    """What the condition asks for."""
    if path == ON and sentence.cards.on:
        below = sentence.cards.on
        alone = "yes" if fitting(below.count).exactly == 1 else "no"
        return {"on": {lang: below_phrase(below, lang) for lang in LANGS}, "alone": alone}
    value = _value_at(sentence, path)
    if path == ON_JOKERS and value.most == 0:
        return {"value": "none"}
    if isinstance(value, NumberRange):
        return _needed(value, UNITS.get(path, "cards"))
    if isinstance(value, bool):
        return {"value": "yes" if value else "no"}
    if path == "if.title":
        return {"value": "any" if "any" in value else "some", "title": [*value]}
    if isinstance(value, int):
        return {"value": value}
    if path == "when.play.suit":
        return {"suits": [*COLOURS.get(value, value)]}
    if path == "when.play.suits":
        return {"value": str(value).replace(" ", "-"), "each": sentence.cards.each}
    if path == FORM:
        larger = "yes" if _takes_more(sentence.cards) else "no"
        return {"value": "-".join(value), "larger": larger}
    names = value if isinstance(value, str) else " ".join(map(str, value))
    return {"value": names.replace(" ", "-")}


def _of_play(
    query: ClimbingQuery, sentence: RuleSentence, path: str, play: Play
) -> dict[str, object]:
    """What the play is like, as far as the condition is about that."""
    args: dict[str, object] = {"many": sentence.cards.meant(play), "form": play.form, "below": ""}
    on, field = sentence.cards.on, query.position.field
    ranks = sentence.cards.rank
    args["rank"] = ranks[0] if len(ranks) == 1 else ""
    if path == "when.play.suit" and len(ranks) == 1 and ranks[0] in play.deck.ranks:
        suits = COLOURS.get(sentence.cards.suit, sentence.cards.suit)
        args["wanted"] = [f"{suit}{ranks[0]}" for suit in suits]
    if path == STRENGTH:
        order = query.rules.situation(query.position).order
        every = query.rules.deck.ranks
        args["rank"] = max(every, key=lambda rank: order[every.index(rank)])
        shown = [every[at] for at in play.naturals]
        args["other"] = max(shown, key=every.index, default="")
    if path == "when.play.compared.suits" and sentence.cards.compared:
        turned = query.rules.situation(query.position).reversed
        args["suits"] = [*sentence.cards.compared.suit_order(turned)]
        single = [str(each) for each in (play, field[-1].play if field else play)]
        if all(card in play.deck.texts(play.deck.naturals) for card in single):
            args |= {"suit": single[0][0], "below": in_both(f"suit-{single[1][0]}")}
    below = field[:-1] if field and field[-1].play is play else field
    if path == ON and below:
        args["under"] = str(below[-1].play).split()
    if path == STEP and field:
        args["top"] = str(field[-1].play)
    args["jokers"] = play.jokers
    if path == "when.play.compared.together":
        args["many"] = _together(field, play)
    if path == "when.play.on.times" and on and field:
        top = field[-1].play
        shown = top.count
        if on.rank:
            shown = sum(
                top.shows(rank, stand_ins=on.stand_ins) for rank in rank_indices(play.deck, on.rank)
            )
        args |= {"needed": on.times * shown, "many": play.count}
    if on and len(on.rank) == 1:
        args["below"] = on.rank[0]
    if path == "when.play.on.form" and field:
        args["form"] = FieldShape(field[-1].play).form
    return args


def _together(field: Sequence[LaidPlay], play: Play) -> int | str:
    """How many cards of its rank a play makes with those on top; empty if that isn't certain."""
    if len(play.naturals) != 1 or play.jokers:
        return ""
    counts: list[int] = []
    for laid in reversed(field):
        if {*laid.play.naturals} != {*play.naturals} or laid.play.jokers:
            break
        counts.append(laid.play.count)
    is_laid = bool(field) and field[-1].play is play
    own = 0 if is_laid else play.count
    return sum(counts) + own


def _of_table(query: ClimbingQuery, sentence: RuleSentence, path: str) -> dict[str, object]:
    """How many passes, cards or players there are, as far as the condition is about that."""
    steps = query.case.steps
    if path == ADDED and query.position.field:
        ranks = {*query.position.field[-1].play.naturals}
        together = [laid.play for laid in query.position.field if {*laid.play.naturals} == ranks]
        return {"many": sum(play.count for play in together)}
    if not steps or path not in ("when.pass.times", "if.hand", "if.left", "if.players"):
        return {}
    before, seat = _before(query.case, len(steps) - 1), query.names.index(steps[-1].move.seat)
    if path == "when.pass.times":
        count = sentence.passes.count(before, seat)
        return {"many": count.value if count else 0}
    if path == "if.players":
        return {"many": len(before.playing)}
    held = before.held(seat) if path == "if.hand" else query.position.held(seat)
    return {} if held is None else {"many": held}
