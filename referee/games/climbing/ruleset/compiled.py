"""The rules of a climbing rulebook, bound and sorted by what they declare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.ruleset import RuleSet
from referee.games.climbing.plays.custom_forms import widest
from referee.games.climbing.plays.face_down import covered_play, is_open, laid_so
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.forms import Form
from referee.games.climbing.plays.joker_assignment import as_said, heap_as_said, namings
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.rule_api.context import Gift, Handlers, Moment
from referee.games.climbing.rule_api.hooks import ANY_CARDS, FORMLESS, SOME_CARDS
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, MISSES, OUT_WAYS
from referee.games.climbing.rule_api.rule import PASS_STAGES, STAGES, ClimbingRule, weighed_by
from referee.model.marks import Obligation
from referee.model.moves import PLAY
from referee.rulebook.rulebook import Rulebook

from .strength_order import OF_ORDER, Ordering

ALL_STAGES = (
    *STAGES, *PASS_STAGES, "skipped", "caught", "announced", "exchanged", "held", "unanswered"
)  # fmt: skip


class CompiledRules(RuleSet[ClimbingRule], Ordering):
    """What can be told of a rulebook before anybody plays: everything here is made once."""

    base = ClimbingRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.barring = self.declaring("bars")
        self.allowing = self.declaring("allows")
        self.silencing = self.declaring("silences")
        self.giving = self._unbeaten(self.declaring("gifts"))
        self.enlarging = self.declaring("enlarges")
        self.altering = self.declaring("alters")
        self.overlooking = self.declaring("overlooks")
        self.pressing = self.declaring("presses")
        self.foreseeing = self.declaring("forbids_change")
        marking = ((rule, word.kind) for rule in self.rules for word in rule.words)
        self.missing = [rule for rule, kind in marking if kind == MISSES.kind]
        """The rules that make somebody miss a turn."""
        self.withholding = self.declaring("withholds")
        self.counting = self.declaring("counts_more")
        self.hushing = self.declaring("hushes")
        self.covering = any(rule.covering for rule in self.rules)
        """Cards may lie face down, or are read freely: what a play is can be open."""
        self.out_ways = (*OUT_WAYS, *(way for rule in self.rules for way in rule.ways_out))
        self.doubting = next((rule for rule in self.rules if rule.has("opens_doubt")), None)
        self.by_suits = any(rule.by_suits for rule in self.rules)
        self.by_names = any(rule.by_names for rule in self.rules)
        """It matters in a set, too, which suit a joker stands for."""
        self.lasting_passes = any(rule.lasting_passes for rule in self.rules)
        self.stages = {stage: handlers(self.declaring(stage), stage) for stage in ALL_STAGES}
        self.passing = tuple(pair for pair in self.stages["passed"] if not pair[0].on_last_pass)
        """Those of the stage ``passed`` that look at every pass."""
        self._bind_answering()
        self.row = max((rule.row for rule, _ in self.stages["change"]), default=1)
        """The longest row of plays on the field that a rule looks at."""
        self.weighed = {kind for rule in self.rules for kind in weighed_by(rule)}
        """The kinds of marks that judgements on plays look at."""
        self.asks_first_trick = any(FIRST_TRICK in rule.words for rule in self.rules)
        self._bind_ordering()
        self._bind_forms()
        self._bind_forbidding()

    def _bind_answering(self) -> None:
        answering = self.declaring("answers_cut")
        self.answering_cuts = [rule for rule in answering if not rule.answers_skip]
        self.answering_skips = [rule for rule in answering if rule.answers_skip]
        self.countering = self.declaring("undone_by")
        self.seizing = self.declaring("seizes")
        self.returning = self.declaring("takes_back")
        self.may_seize = bool(self.seizing or self.returning)
        """A play may be taken away, or go back."""

    def _bind_ordering(self) -> None:
        self.bind_ordering()
        self.ordering = frozenset(
            kind for hook in OF_ORDER for rule in self.declaring(hook) for kind in rule.weighs
        )
        """The kinds of marks that the order of strength comes from."""

    def _bind_forms(self) -> None:
        forms = forms_of(self.deck)
        names = widest(name for rule in self.rules for name in rule.forms)
        self.store, self.made = forms.store, forms.hands
        self.forms = [forms.named(name) for name in names]
        self._forms_having: dict[int, list[Form]] = {}
        self.filling = ~self.deck.naturals if any(rule.wild for rule in self.rules) else 0
        """The cards that may stand for others."""

    def _bind_forbidding(self) -> None:
        self.forbidding: dict[str, list[ClimbingRule]] = {}
        for rule in self.declaring("forbids"):
            for kind in rule.kinds:
                self.forbidding.setdefault(kind, []).append(rule)
        rules = self.forbidding.get(PLAY, [])
        self.forbids_formless = [(rule, rule.forbids) for rule in rules]
        self.forbids_form = [(rule, rule.forbids) for rule in rules if rule.scope != FORMLESS]
        self.forbids_all = [(rule, rule.forbids) for rule in rules if rule.scope == ANY_CARDS]
        self.forbids_in_turn = [pair for pair in self.forbids_all if not pair[0].out_of_turn]
        self.forbids_some = [rule for rule in rules if rule.scope == SOME_CARDS]
        self.limiting = [*self.forbids_some, *self.foreseeing, *self.withholding]
        """The rules that may keep a seat from some of the plays that its hand can make."""

    # ---- rules by what they declare

    def may_answer(self, rule: ClimbingRule, cutting: Iterable[ClimbingRule]) -> bool:
        """Whether a rule's clause lets answer a cut by these: one of them is its own, or one that
        it goes before."""
        overridden = self.rulebook.overridden
        ids = [each.clause.id for each in cutting]
        return any(
            id_ == rule.clause.id or rule.clause.id in overridden.get(id_, ()) for id_ in ids
        )

    def seizure(self, moment: Moment) -> tuple[ClimbingRule, Obligation] | None:
        """By which rule, and by whom, a play may be taken away."""
        asked = ((rule, rule.seizes(moment)) for rule in self.seizing)
        return next(((rule, owed) for rule, owed in asked if owed is not None), None)

    def leaving(self, mark: str) -> list[ClimbingRule]:
        """The rules that leave marks of this kind."""
        return [rule for rule in self.rules if any(word.kind == mark for word in rule.words)]

    def answering(self, question: str) -> ClimbingRule | None:
        """The rule that answers this question about the match."""
        return next(iter(self.all_answering(question)), None)

    def all_answering(self, question: str) -> list[ClimbingRule]:
        """The rules that answer this question, those that no other of them overrides first."""
        said = [rule for rule in self.rules if question in rule.answers]
        first = self._unbeaten(said)
        return [*first, *(each for each in said if each not in first)]

    def first_lead(
        self, position: Position, ranking: Sequence[int]
    ) -> tuple[ClimbingRule | None, int | str | None]:
        """Who leads a fresh game, or the fact that decides, and the rule that says so: one that
        has something to say, and of those one that no other overrides."""
        for rule in self.all_answering("first_lead"):
            leader = rule.answer("first_lead", position, ranking)
            if leader is not None:
                return rule, leader
        return next((rule for rule in self.rules if rule.lead_facts), None), None

    def _unbeaten(self, speaking: Sequence[ClimbingRule]) -> list[ClimbingRule]:
        """Rules that speak about one thing, but for those that others among them override."""
        clauses = {rule.clause.id for rule in speaking}
        beaten = self.rulebook.overridden
        return [each for each in speaking if not clauses & beaten.get(each.clause.id, frozenset())]

    def gifts(self, position: Position) -> list[Gift]:
        """The exchange that last game's titles ask for."""
        gifts = [gift for rule in self.giving for gift in rule.gifts(position)]
        for rule in self.altering:
            gifts = [made for gift in gifts if (made := rule.alters(position, gift)) is not None]
        more = self.enlarging
        return [
            replace(gift, count=gift.count + sum(rule.enlarges(position, gift) for rule in more))
            for gift in gifts
        ]

    def field_seen(self, field: tuple[LaidPlay, ...]) -> tuple[LaidPlay, ...]:
        """The plays of the field that the next player has to reckon with."""
        for rule in self.overlooking:
            field = rule.overlooks(field)
        return field

    def counted_more(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for, for a rule of this number."""
        return sum(rule.counts_more(play, rank) for rule in self.counting)

    # ---- plays

    def plays_in(self, cards: int) -> list[Play]:
        """Every conceivable play of these cards, by the forms of the book."""
        fillers = cards & self.filling
        return [play for form in self.forms for play in form.plays_in(cards, fillers)]

    def readings(self, cards: Sequence[Card]) -> list[Play]:
        """The plays that exactly these cards can make; a heap where they make none.

        Raises ``ValueError`` on a card named twice.
        """
        if self.covering:
            laid = laid_so(self.deck, cards)
            if not is_open(self.deck, laid):
                return [covered_play(self.store, laid)]
        mask = self.deck.mask(cards)
        plays = self._plays_of(mask)
        stands = [card.stands for card in cards if card.stands]
        if stands:
            named = (as_said(self.store, play, stands) for play in plays)
            plays = [play for play in named if play is not None]
        return plays or [heap_as_said(self.store, mask, stands)]

    def _plays_of(self, cards: int) -> list[Play]:
        """The plays that all of these cards make together; no smaller ones are looked for."""
        count, fillers = cards.bit_count(), cards & self.filling
        forms = self._forms_having.get(count)
        if forms is None:
            forms = [form.having(count) for form in self.forms if form.can_have(count)]
            self._forms_having[count] = forms
        return [
            play for form in forms for play in form.plays_in(cards, fillers) if play.mask == cards
        ]

    def all_readings(self, cards: Sequence[Card]) -> tuple[Play, ...]:
        """Likewise, with a card named for each joker of a set where it matters which."""
        found = self.readings(cards)
        if not self.by_names:
            return tuple(found)
        return tuple(named for play in found for named in namings(self.store, play))


def handlers(rules: Iterable[ClimbingRule], stage: str) -> Handlers:
    """What each of these rules does in a stage."""
    return tuple((rule, getattr(rule, stage)) for rule in rules)
