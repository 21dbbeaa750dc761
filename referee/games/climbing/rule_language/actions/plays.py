"""Actions that say what may be played: allowing and forbidding plays, locks (縛り), new forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.games.climbing.plays.play import (
    EMPEROR,
    MIXES,
    RUN,
    SPACED,
    Play,
    card_ranks,
)
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, FIRST_TURN_OVER
from referee.games.climbing.rule_api.rule import MoveContext, SituationView, Undetermined
from referee.games.climbing.rule_language.conditions import (
    ANY_NUMBER,
    EQUAL,
    SAME_COLOURS,
    BelowCondition,
    Comparison,
    colour_name,
    colours,
    colours_of,
    parity,
    suit_set,
    visible_cards,
)
from referee.games.climbing.rule_language.marks import (
    FREE_MARK,
    LOCK_MARK,
    LONG_ENDS,
    SHORT_ENDS,
    own_spellings,
    possible_values,
)
from referee.games.climbing.rule_language.phrases import (
    OR_LIST,
    as_played,
    capitalized,
    cards_phrase,
    conditioned,
    hyphenated,
    rank_args,
    rank_list,
    suit_args,
    trigger_args,
    until_phrase,
)
from referee.games.climbing.rule_language.players import TABLE, seats_at
from referee.games.climbing.rule_language.sentence import (
    ALWAYS,
    FIRST_TURN,
    PASSED,
    RuleSentence,
    row_of,
)
from referee.i18n.card_names import cards_together
from referee.i18n.messages import LANGS, LazyText, listing, message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PLAY
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, NumberRange, SentenceWords, Word

from .base import Args, RuleAction, unused

UNFORESEEN = "when.play.makes"
"""What permissions of plays cannot depend on: what the play sets off."""
NOT_IN_SITUATION = (
    "when.play.on.anywhere", "when.play.on.plays", "when.play.compared.row", "when.play.piled",
)  # fmt: skip
"""Conditions on plays below the top of the field, which permissions of plays cannot see."""


class PermissionAction(RuleAction):
    """The base of actions that judge the plays that the sentence is about."""

    def applies(self, situation: SituationView) -> bool:
        if not self.sentence.here(situation, self.deck):
            return False
        mark = self.sentence.state.mark
        return mark != TABLE or any(map(situation.mark, self.own_marks))

    def is_for(self, position: Position, seat: int, play: Play) -> bool | None:
        """Whether the sentence is about this player; ``None`` if that depends on how many cards
        the hand has."""
        state, last = self.sentence.state, self.sentence.cards.last
        if not state.has_title(position, seat) or (
            state.first and not state.is_first(position, seat)
        ):
            return False
        if state.own and not state.owns(position, seat, self.deck):
            return False
        if not self.is_marked(position, seat) or not self._lies_on_theirs(position, seat):
            return False
        held = position.held(seat)
        left = None if held is None else held - play.count
        fits = state.fits_hand(position, seat, left, self.deck, play.mask)
        if fits and last is not None:
            return None if left is None else last == (left == 0)
        return fits

    def _lies_on_theirs(self, position: Position, seat: int) -> bool:
        """Whether ``when.play.on.by`` holds for the play on top."""
        on = self.sentence.cards.on
        if on is None or not on.by:
            return True
        owner = position.field[-1].seat if position.field else NOBODY
        return owner in seats_at(position, seat, on.by, self.own_mark, self.titles)

    def _is_meant(self, situation: SituationView, play: Play) -> bool:
        return self.fits(play) and self.applies(situation) and self.sentence.lies(situation, play)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        if UNFORESEEN in words:
            yield Flaw(UNFORESEEN, "not-foreseen")
        for path in NOT_IN_SITUATION:
            if path in words:
                yield Flaw(path, "too-deep")


def named(play: Play, lang: str) -> str:
    """The cards of a play as players name them: ``♠8 and a joker``."""
    return cards_together(lang, [card.partition("=")[0] for card in play.text.split()])


def around_text(play: Play, lang: str) -> str:
    """That a run may go on from the highest rank to the lowest, as this play does."""
    ends = {"first": play.deck.ranks[0], "last": play.deck.ranks[-1]}
    return message(lang, "said-around", cards=named(play, lang), **ends)


FREELY = {"strength", "forms"}
"""The names of the basic rules which a play may break that goes on anything."""


class AllowAction(PermissionAction):
    """The play may be made, whatever the overridden clauses say."""

    path = "then.allow"
    overrides_flaw = "allows-nothing"
    silent = True
    words = (Word(path, "the play is legal, whatever the overridden clauses say", "flag"),)

    def prepare(self) -> None:
        if self.sentence.is_personal:
            self.allows_seat = self._allows_seat
        compared = self.sentence.cards.compared
        if compared and compared.suits:
            self.ranks_suits = compared.suit_order
            self.compares = self._compares_suits

    def allows(self, situation: SituationView, play: Play) -> bool:
        return self._is_meant(situation, play)

    def _compares_suits(
        self, situation: SituationView, play: Play, below: Play
    ) -> Mapping[str, object]:
        compared = self.sentence.cards.compared
        if compared is None or situation.power(play) != situation.top_power:
            return {}
        card, other = (compared.strongest_card(situation, each) for each in (play, below))
        order = compared.suit_order(situation.reversed)
        if not card or not other or order.index(card[0]) >= order.index(other[0]):
            return {}
        return {"decides": "suit", "weaker": [card], "stronger": [other]}

    def _allows_seat(self, position: Position, seat: int, play: Play) -> bool:
        return bool(self.is_for(position, seat, play))

    def placing(self, situation: SituationView) -> Mapping[str, object]:
        """How the play compares with the one on top, as arguments of a reason that names both: it
        is ``equal``, or of the ``same`` rank, or has ``more`` cards, or is ``joined`` with it; and
        what else counts. Empty if the sentence says more about the play below."""
        cards, compared = self.sentence.cards, self.sentence.cards.compared or Comparison()
        on, together = cards.on or BelowCondition(), compared.together != ANY_NUMBER
        alike = Comparison(strength=EQUAL, turns=compared.turns, faces=compared.faces)
        seen = replace(compared, form="", count="", together=ANY_NUMBER, stand_ins=False)
        is_more, is_same = compared.count == "more" and not compared.strength, bool(on.same)
        told = is_more or seen == alike or (is_same and not compared.strength)
        is_other = on.by or on.anywhere or on.around or on.plays != ANY_NUMBER
        if situation.top is None or not told or is_other or conditioned("", self.sentence, "en"):
            return {}
        more = Comparison(count="more" if is_more else "", together=compared.together)
        plain = replace(cards, on=None, compared=more, form=(), jokers=ANY_NUMBER)
        sentence = replace(self.sentence, cards=plain)

        def rest(lang: str) -> str:
            args = trigger_args(sentence, lang, near=True, way="allowed")
            return message(lang, "said-where", **args | {"form": "", "lead": ""})

        how = "joined" if together else "more" if is_more else "same" if is_same else "equal"
        return {"placed": how, "rest": LazyText(rest)}

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        compared = self.sentence.cards.compared
        if compared and compared.suits and compared.strength == "equal":
            card = cards_together(lang, [compared.strongest_card(situation, play)])
            return message(lang, "said-suits-decide", cards=card)
        below = situation.top.form if situation.top else ""
        args = trigger_args(as_played(self.sentence, below), lang, near=True, way="allowed")
        cards = self.sentence.cards
        named_by = cards.rank or cards.shows or cards.mix or cards.suit
        is_vague = not (args["form"] and named_by) and not (cards.mix and not cards.on)
        if lang == "en" and is_vague and not args["jokers"]:  # not “four or more cards”
            args |= {"noun": named(play, lang), "form": ""}
        if cards.row and cards.row.around:
            return around_text(play, lang)
        is_open = not (cards.on or cards.compared or cards.lead is not None)
        on_anything = is_open and situation.top and {*self.overridden} >= FREELY
        key = "said-allowed-on-anything" if on_anything else "said-allowed"
        return conditioned(message(lang, key, **args), self.sentence, lang)


class ForbidAction(PermissionAction):
    """The play may not be made."""

    path = "then.forbid"
    alone_flaw = "forbids-itself"
    silent = True
    words = (Word(path, "the play is illegal", "flag"),)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        yield from super().flaws(words, clause)
        conditions = {word for word in words if word.startswith(("when.", "if."))}
        if conditions == {"when.play"} and words["when.play"] is True:
            yield Flaw(cls.path, "forbids-all", level="warning")

    def prepare(self) -> None:
        if self.sentence.is_personal:
            self.forbids_for_hand = self._forbids_for_hand
        else:
            self.bars = self._is_meant

    def _forbids_for_hand(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> bool | Undetermined:
        is_for = self._is_meant(situation, play) and self.is_for(position, seat, play)
        return Undetermined("hand-as-asked", seat) if is_for is None else is_for

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        below = situation.top.form if situation.top else ""
        compared = self.sentence.cards.compared
        if situation.top and compared and compared.parity == "other":
            under = parity(self.deck.ranks[situation.top.ranks[0]])
            cards = named(play, lang)
            return message(lang, "said-other-parity", under=under, cards=cards, count=play.count)
        sentence = self.sentence
        if play.form in sentence.cards.form and len(sentence.cards.form) > 1:
            sentence = replace(sentence, cards=replace(sentence.cards, form=(play.form,)))
        args = trigger_args(as_played(sentence, below), lang, near=True, way="forbidden")
        now = {"mark": "now"} if args["mark"] else {}
        has_to_beat = self.sentence.cards.compared == Comparison(strength="not stronger")
        args |= {"rule": "no", **now}
        row = self.sentence.cards.row
        if row and row.around:  # which ranks those are is easier seen than said
            args["noun"] = named(play, lang)
        text = message(lang, "said-forbid-weak" if has_to_beat else "said-forbid", **args)
        return conditioned(text, self.sentence, lang)

    def limit(self, lang: str) -> str:
        args = trigger_args(self.sentence, lang, way="forbidden")
        return conditioned(message(lang, "said-forbid", rule="yes", **args), self.sentence, lang)


MUST = Word("then.must", "a player who can play may not pass; or these players may only pass", "",
            ("play", "pass", "no"))  # fmt: skip


class MustPlayAction(RuleAction):
    """A player who can play may not pass."""

    path, said = MUST.path, "must-play"
    alone_flaw = "presses-alone"
    silent = True
    words = (MUST,)
    triggers = (PASSED,)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return "play" in possible_values(words[cls.path])

    def forbids_pass(self, position: Position, seat: int, situation: SituationView) -> bool:
        sentence, state = self.sentence, self.sentence.state
        if not state.has_title(position, seat):
            return False
        if state.own and not state.owns(position, seat, self.deck):
            return False
        if not state.fits_hand(position, seat, position.held(seat), self.deck):
            return False
        here = sentence.here(situation, self.deck, position)
        return here and sentence.passes.are_beyond(position, seat)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        yield from unused(words, "if.mark", "if.cleared")

    def reason(self, lang: str) -> str:
        args = trigger_args(self.sentence, lang)
        return capitalized(message(lang, "said-must-play", rule="no", **args))

    def limit(self, lang: str) -> str:
        args = trigger_args(self.sentence, lang)
        return capitalized(message(lang, "said-must-play", rule="yes", **args))


PARITIES = ("even", "odd")


class LockCondition(Struct, frozen=True):
    """Which cards fit a lock: the words below ``then.lock``."""

    suit: str = ""
    rank: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    but_runs: bool = False

    @property
    def number(self) -> str:
        """``even`` or ``odd`` if such ranks are among those that fit; else empty."""
        return next((rank for rank in self.rank if rank in PARITIES), "")

    @property
    def named(self) -> tuple[str, ...]:
        """The ranks that fit, without even and odd ones."""
        return tuple(rank for rank in self.rank if rank not in PARITIES)

    def fits(self, suits: int, play: Play) -> bool:
        """Whether all cards of a play fit a lock on these suits (0: any). Cards face down fit, and
        so do jokers unless the lock excludes them."""
        if self.but_runs and play.form == RUN:
            return True
        if play.jokers and "Jo" in self.without:
            return False
        ranks = card_ranks(play.deck, visible_cards(play) & play.deck.naturals)
        names = {play.deck.ranks[rank] for rank in ranks}
        if names & {*self.without}:
            return False
        if self.rank and any({name, parity(name)}.isdisjoint(self.rank) for name in names):
            return False
        if not suits or play.suits & ~suits:
            return not suits
        return self.suit != SAME_COLOURS or self._shows_colours(suits, play)

    @staticmethod
    def _shows_colours(suits: int, play: Play) -> bool:
        """Whether a play shows every colour of these suits; jokers may have any."""
        wanted = [colour for colour in colours(play.deck) if colour & suits]
        return sum(not colour & play.suits for colour in wanted) <= play.wild


class LockAction(RuleAction):
    """Only cards that fit may follow."""

    path = "then.lock"
    words = (
        Word("then.lock.suit", "only these suits may follow; or the suits of the play, its "
             "colour, or the colours that it shows", "suit",
             ("red", "black", "same", "same colour", SAME_COLOURS)),
        Word("then.lock.rank", "only this rank, or these, may follow; or even ranks, or odd ones",
             "rank", PARITIES, many=True),
        Word("then.lock.without", "these ranks, or jokers, may not follow", "rank", ("Jo",),
             many=True),
        Word("then.lock.but_runs", "any run may follow", "flag"),
    )  # fmt: skip
    stage, ends = "on_play", (*LONG_ENDS, *SHORT_ENDS)
    cited = (SetMark,)
    exceptions = ("then.lock.but_runs",)
    """Words that only say which other cards may follow."""

    def prepare(self) -> None:
        words = self.sentence.then
        paths = [word.path for word in self.words if word.path in words]
        self.lock = LockCondition(**{path.rpartition(".")[2]: words[path] for path in paths})

    def effects(self, context: MoveContext) -> Effects:
        suits = self._suits(context.play)
        if suits is not None:
            yield SetMark(Mark(self.lock_mark, suits or None, until=self.until))

    def _suits(self, play: Play) -> int | None:
        """The suits of the lock (0: any), or ``None`` if the play makes none."""
        suit, shown = self.lock.suit, 0 if play.wild else play.suits
        if suit == "same colour":
            return next((c for c in colours(self.deck) if shown and not shown & ~c), None)
        if suit == SAME_COLOURS:
            return colours_of(self.deck, shown) or None
        return (shown or None) if suit == "same" else suit_set(self.deck, suit)

    def applies(self, situation: SituationView) -> bool:
        return situation.mark(self.lock_mark) is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        mark = situation.mark(self.lock_mark)
        return mark is not None and not self.lock.fits(mark.value or 0, play)

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return situation.mark(self.lock_mark) is not None

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        value = "suits" if "then.lock.suit" in words else ""
        yield from own_spellings(LOCK_MARK, name, title, words.get("until", ""), value=value)

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        return message(lang, "said-lock-holds", **self.args(lang, self._locked(situation)))

    def met_reason(self, situation: SituationView, play: Play, lang: str) -> str:
        args = self.args(lang, self._locked(situation))
        args |= {"cards": named(play, lang), "number": play.count}
        args["spared"] = "yes" if self.lock.but_runs and play.form == RUN else "no"
        return message(lang, "said-lock-met", **args)

    def mark_meaning(self, mark: Mark) -> Words:
        if mark.kind != self.lock_mark:
            return {}
        suits = self._suits_of(mark)
        return {lang: message(lang, "said-lock-which", **self.args(lang, suits)) for lang in LANGS}

    def _locked(self, situation: SituationView) -> str:
        """The suits, or the colour, to which the field is locked; empty if any will do."""
        return self._suits_of(situation.mark(self.lock_mark))

    def _suits_of(self, mark: Mark | None) -> str:
        return colour_name(self.deck, mark.value) if mark and mark.value else ""

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        paths = [word.path for word in cls.words if word.path in words]
        if all(path in cls.exceptions for path in paths):
            yield from unused(words, paths[0])
        only, never = words.get("then.lock.rank", ()), words.get("then.lock.without", ())
        if isinstance(only, tuple) and isinstance(never, tuple) and only and {*only} <= {*never}:
            yield Flaw("then.lock.without", "lets-nothing")

    def args(self, lang: str, suits: str = "") -> Args:
        """The arguments of its messages. ``suits``: which these are in a lock that holds."""
        lock = self.lock
        cards = {**rank_args(lock.named, lang), **suit_args(suits or lock.suit, lang)}
        alike = not suits and lock.suit.startswith("same")
        only = message(lang, "said-only", number=lock.number, alike=alike, **cards)
        return {
            "only": only,
            "sealed": rank_list(lock.without, lang, OR_LIST),
            "free": "yes" if self.value(FreeAction.path) else "no",
            "until": until_phrase(self.sentence.until, lang),
            "end": hyphenated(self.sentence.until),
        }


SAME_FORM = "same form"


class FreeAction(RuleAction):
    """Any cards, or any that fit the lock, may follow, whatever the overridden clauses say."""

    path = "then.free"
    overrides_flaw = "allows-nothing"
    words = (
        Word(path, "any such cards may follow, or any of the same form and number, whatever the "
             "overridden clauses say", "flag", (SAME_FORM,)),
    )  # fmt: skip
    stage, ends, readable_end = "on_play", (*LONG_ENDS, *SHORT_ENDS), True
    cited = (SetMark,)

    def prepare(self) -> None:
        self.by_itself = not LockAction.is_in(self.sentence.then)
        self.lock = LockCondition() if self.by_itself else LockAction(self.sentence).lock

    def effects(self, context: MoveContext) -> Effects:
        if self.by_itself:
            yield SetMark(Mark(self.free_mark, None, until=self.until))

    def _mark(self, situation: SituationView) -> Mark | None:
        return situation.mark(self.free_mark if self.by_itself else self.lock_mark)

    def applies(self, situation: SituationView) -> bool:
        return self._mark(situation) is not None and situation.top is not None

    def allows(self, situation: SituationView, play: Play) -> bool:
        mark, top = self._mark(situation), situation.top
        if mark is None or top is None:
            return False
        if self.value() == SAME_FORM and (top.form, top.count) != (play.form, play.count):
            return False
        return self.lock.fits(mark.value or 0, play)

    @classmethod
    def marks(cls, words: SentenceWords, name: str, title: Words) -> Iterator[MarkSpelling]:
        if not LockAction.is_in(words):
            yield from own_spellings(FREE_MARK, name, title, words.get("until", ""))

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return super().phrase(lang, card_args) if self.by_itself else ""

    def reason(self, lang: str) -> str:
        return message(lang, "said-free-holds", **self.args(lang))

    def args(self, lang: str) -> Args:
        form = "same" if self.value() == SAME_FORM else "any"
        until = self.sentence.until
        args = {"until": until_phrase(until, lang), "end": hyphenated(until), "form": form}
        if self.by_itself:
            return {**args, "only": "", "sealed": ""}
        return {**LockAction(self.sentence).args(lang), **args}


class MustPassAction(RuleAction):
    """A player may only pass."""

    path, said = MUST.path, "must-pass"
    alone_flaw = "waits-alone"
    words = (MUST,)
    triggers = (ALWAYS,)

    @classmethod
    def is_meant(cls, words: SentenceWords) -> bool:
        return "pass" in possible_values(words[cls.path])

    always_conditions = ("if.title", "if.mark", "if.first")
    move_kinds = (PLAY,)

    def prepare(self) -> None:
        if self.sentence.state.first == FIRST_TURN:
            self.on_pass = self._on_pass

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        state = self.sentence.state
        if state.first and not state.is_first(position, seat):
            return False
        return self.is_marked(position, seat) and state.has_title(position, seat)

    def _on_pass(self, context: MoveContext) -> Effects:
        """Ends the first turn of such a player."""
        now, seat = context.now, context.seat
        if now.mark(FIRST_TRICK.kind) and self.sentence.state.has_title(now, seat):
            yield SetMark(Mark(FIRST_TURN_OVER.kind, None, seat, until="clear"))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not any(path.startswith("if.") for path in words):
            yield Flaw(cls.path, "who-waits")

    def args(self, lang: str) -> Args:
        return {**trigger_args(self.sentence, lang), "rule": "yes"}

    def reason(self, lang: str) -> str:
        text = message(lang, "said-must-pass", **self.args(lang) | {"rule": "no"})
        return capitalized(text + message(lang, "say-stop"))


ADDABLE_FORMS = {EMPEROR: "emperors", SPACED: "spaced"}
"""The forms that a sentence can add, with their names in the game."""
AS_MANY, NOTHING = "as many", "no play"


class FollowAction(RuleAction):
    """Plays of this form may be made; only one of as many cards, or nothing at all, may follow."""

    path = "then.follow"
    alone_flaw = "follows-alone"
    silent = True
    words = (
        Word(path, "plays of this form are legal, and can be followed only by one with as many "
             "cards, or by none", "", (AS_MANY, NOTHING)),
    )  # fmt: skip

    def prepare(self) -> None:
        self.form = next(iter(self.sentence.cards.form), "")
        self.forms = (ADDABLE_FORMS[self.form],) if self.form in ADDABLE_FORMS else ()

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        top = situation.top
        if top is None or self.form not in (top.form, play.form):
            return False
        if top.form == self.form and self.value() == NOTHING:
            return True
        return play.form != top.form or play.count != top.count

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return play.form == self.form

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        forms = words.get("when.play.form", ())
        conditions = {path for path in words if path.startswith(("when.", "if."))}
        if conditions != {"when.play.form"} or len(forms) != 1 or forms[0] not in ADDABLE_FORMS:
            yield Flaw(cls.path, "follows-what")

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        is_below = situation.top is not None and situation.top.form == self.form
        args = {"form": self._noun(lang), "how": self.keyword, "below": is_below}
        return capitalized(message(lang, "said-follow-bars", **args))

    def limit(self, lang: str) -> str:
        args = {"form": self._noun(lang), "how": self.keyword}
        return capitalized(message(lang, "said-follow", **args))

    def met_reason(self, situation: SituationView, play: Play, lang: str) -> str:
        ranks = sorted(rank for rank in play.ranks if 0 <= rank < len(self.deck.ranks))
        names = [self.deck.ranks[rank] for rank in ranks]
        args = {"low": names[0], "high": names[-1]}
        return message(lang, f"said-{self.form}-fine", ranks=listing(lang, names), **args)

    def _noun(self, lang: str) -> str:
        return message(lang, f"said-play-{self.form}") if self.form else "…"


class MixtureAction(RuleAction):
    """Some ranks together are a form: only the same mixture may follow it, and it follows only the
    same mixture."""

    path = "when.play.mix"
    silent = True
    words = ()

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return bool(sentence.cards.mix)

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        top = situation.top
        if top is None or not {top.form, play.form} & {*MIXES}:
            return False
        is_concerned = self.fits(play) or top.form in MIXES
        return is_concerned and (play.form, play.ranks) != (top.form, top.ranks)

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return self.fits(play) and not self.value(ForbidAction.path)

    def met_reason(self, situation: SituationView, play: Play, lang: str) -> str:
        return message(lang, "said-mix-fine", noun=cards_phrase(self.sentence.cards, lang))

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        is_below = situation.top is not None and situation.top.form in MIXES
        noun = cards_phrase(self.sentence.cards, lang, near=True)
        return capitalized(message(lang, "said-mix-bars", noun=noun, below=is_below))

    def limit(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-mix-alone", noun=noun))


class RowAction(RuleAction):
    """Ranks in a row, or with kickers, are a form: only a play of the same structure may follow it,
    and it follows only such a play. A row of single cards is a run, which has rules of its own."""

    path = "when.play.row"
    silent = True
    words = ()

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return sentence.cards.row is not None

    def applies(self, situation: SituationView) -> bool:
        return True

    def bars(self, situation: SituationView, play: Play) -> bool:
        row, top = self.sentence.cards.row, situation.top
        if row is None or top is None or row.form == RUN:
            return False
        on, fits = self.sentence.cards.on, self.sentence.cards.fits(play)
        if fits and on and on.fits(top, self.deck) and self.value(AllowAction.path):
            return False  # the sentence allows this row on such plays
        is_concerned = row.holds(play.form, play.ranks) or row.holds(top.form, top.ranks)
        return is_concerned and (play.form, _structure(play.ranks)) != (
            top.form, _structure(top.ranks))  # fmt: skip

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return self.sentence.cards.fits(play) and not self.value(ForbidAction.path)

    def met_reason(self, situation: SituationView, play: Play, lang: str) -> str:
        row = self.sentence.cards.row
        if row and row.around:
            return message(lang, "said-row-around")
        top = situation.top
        if row and row.form != RUN and top is not None and top.form == play.form:
            ranks = [self.deck.ranks[row_ranks[0]] for row_ranks in (play.ranks, top.ranks)]
            return message(lang, "said-row-over", rank=ranks[0], under=ranks[1])
        if row and not row.sizes:
            size = len(self.deck.ranks)
            names = [self.deck.ranks[rank] for rank in sorted({*play.ranks}) if 0 <= rank < size]
            ends = {"low": names[0], "high": names[-1]}
            return message(lang, "said-row-made", each=row.each, length=len(names), **ends)
        noun = cards_phrase(self.sentence.cards, lang)
        return message(lang, "said-row-fine", noun=noun)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        length = words.get(cls.path)
        known = {path: v for path, v in words.items() if not isinstance(v, Mapping)}
        row, is_read = row_of(known), "when.play.kicker" in words.keys() - known.keys()
        if isinstance(length, NumberRange) and row.shortest > length.most and not is_read:
            limits = {"least": row.shortest, "most": length.most}
            yield Flaw(cls.path, "fewer-than-least", limits)
        several = words.get("when.play.each", 1) != 1
        if "when.play.around" in words and (several or "when.play.kicker" in words):
            yield Flaw("when.play.around", "only-runs-around")
        if "when.play.mix" in words:
            yield Flaw(cls.path, "two-forms")

    def reason_at(self, situation: SituationView, play: Play, lang: str) -> str:
        row, top = self.sentence.cards.row, situation.top
        if top and top.form == play.form and top.count != play.count:
            return message(lang, "said-row-size", needed=top.count, many=play.count)
        is_below = bool(row and top and row.holds(top.form, top.ranks))
        noun = capitalized(cards_phrase(self.sentence.cards, lang))
        return message(lang, "said-row-bars", noun=noun, below=is_below)

    def limit(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-row-alone", noun=noun))


def _structure(ranks: tuple[int, ...]) -> list[int]:
    """How many cards of each rank a play has, from the lowest rank."""
    return [ranks.count(rank) for rank in dict.fromkeys(ranks)]
