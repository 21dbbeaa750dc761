"""A rule of one's own, made word by word: what it says, what is wrong with it, what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from referee.errors import RefereeError
from referee.faces.drawing.picked import Picked
from referee.faces.session import Missed, Session, State
from referee.houses.own import OwnRule, free_id, own_rules, with_rule, without_rule
from referee.language.messages import LANGS, listing, message
from referee.library import library
from referee.library.choices import check_rules
from referee.model.values import Words
from referee.rulebook.catalogue import vocabulary_of
from referee.rulebook.finding import ERROR
from referee.rulebook.rulebook import Rulebook
from referee.rulebook.sentence import FLAGS, Word

from .choosing import Choosing, draw_slots
from .shelf import Shelf

MOST_TITLED = 60
"""A title that is made from a sentence is no longer."""
Trial = Callable[[Picked, str], State | None]
"""What a rule would change at the table that lies there."""


@dataclass(frozen=True)
class Draft:
    """A rule that is being made. ``id``: of the one that is edited; empty for a new one."""

    id: str = ""
    said: Mapping[str, Any] = field(default_factory=dict)
    title: Words = field(default_factory=dict)


def choosing_of(rules: Rulebook) -> Choosing | None:
    """The words that this book's sentences have; ``None`` where its family knows none."""
    vocabulary = vocabulary_of(rules.family)
    if vocabulary is None:
        return None
    titles = (name for each in rules.book.titles.values() for name in each)
    return Choosing(vocabulary, rules.deck, tuple(dict.fromkeys(titles)))


class Building(Session[Picked]):
    """The part of a picker's session that makes rules."""

    shelf: Shelf
    draft: Draft | None = None
    trial: Trial | None = None
    notice: str

    @property
    def _choosing(self) -> Choosing:
        found = choosing_of(self.kept.rules)
        if found is None:
            raise Missed
        return found

    @property
    def _own(self) -> tuple[OwnRule, ...]:
        return own_rules(self.shelf.text(self.kept.book))

    def _do_build(self, action: Mapping[str, Any]) -> None:
        """Begins a rule, or one that there is; ``open: false`` leaves it unmade."""
        if not action["open"]:
            self.draft = None
            return
        _ = self._choosing
        wanted = action.get("rule") or ""
        if not wanted:
            self.draft = Draft()
            return
        own = next((each for each in self._own if each.id == wanted and each.said), None)
        if own is None:
            raise Missed
        made = _made_title(self._choosing, own.said or {})
        self.draft = Draft(own.id, own.said or {}, {} if own.title == made else own.title)

    def _do_word(self, action: Mapping[str, Any]) -> None:
        """A word says something; said once more it is left out."""
        draft, choosing = self._drafted(), self._choosing
        word = choosing.vocabulary.words.get(action["word"])
        if word is None:
            raise Missed
        value = _meant(word, action["value"])
        if not word.takes(value, choosing.deck, choosing.titles):
            raise ValueError(f"{word.path} does not say {value}")
        value = _toggled(word, draft.said.get(word.path), value)
        self.draft = replace(draft, said=choosing.put(draft.said, word.path, value))

    def _do_call(self, action: Mapping[str, Any]) -> None:
        """The rule has a title of its own; empty: that of its sentence."""
        title = " ".join(action["title"].split())
        self.draft = replace(self._drafted(), title=dict.fromkeys(LANGS, title) if title else {})

    def _do_keep_rule(self, _: Mapping[str, Any]) -> None:
        draft = self._drafted()
        if not self._is_whole(draft):
            raise Missed
        made, rule = self._with(draft)
        self._change(made)
        self.draft = None
        self.notice = message(self.lang, "picker-own-kept", title=rule.title[self.lang])

    def _do_drop_rule(self, action: Mapping[str, Any]) -> None:
        text = without_rule(self.shelf.text(self.kept.book), action["rule"])
        if text is None:
            raise Missed
        title = next(each.title for each in self._own if each.id == action["rule"])
        self._change(self.shelf.told(self.kept, text))
        self.draft = None
        self.notice = message(self.lang, "picker-own-dropped", title=title[self.lang])

    def _drafted(self) -> Draft:
        if self.draft is None:
            raise Missed
        return self.draft

    # ---- the rule as it would be

    def _is_whole(self, draft: Draft) -> bool:
        flaws = self._choosing.flaws(draft.said) if draft.said else None
        return flaws is not None and all(flaw.level != ERROR for flaw in flaws)

    def _with(self, draft: Draft) -> tuple[Picked, OwnRule]:
        """What is picked with the rule. Raises ``BadBook``, ``UnsafeEdit``."""
        book = self.kept.rules.book
        names = {each.name for each in book.clauses} | book.options.keys()
        id_ = draft.id or free_id(frozenset(names))
        title = draft.title or _made_title(self._choosing, draft.said)
        rule = OwnRule(id_, title, dict(draft.said))
        made = self.shelf.told(self.kept, with_rule(self.shelf.text(self.kept.book), rule))
        return replace(made, values={**made.values, rule.name: True}), rule

    # ---- out

    def _draw_building(self) -> State:
        choosing = choosing_of(self.kept.rules)
        return {
            "ownRules": [] if choosing is None else [self._draw_own(each) for each in self._own],
            "builds": choosing is not None,
            "builder": self._draw_draft(choosing) if choosing and self.draft else None,
        }

    def _draw_own(self, rule: OwnRule) -> State:
        book = self.kept.rules.book
        return {
            "id": rule.id,
            "title": rule.title[self.lang],
            "wording": book.clause(rule.id).wording[self.lang],
            "on": self.kept.rules.value(rule.name) is True
            if rule.name in self.kept.rules.options
            else True,
            "edits": rule.said is not None,
        }

    def _draw_draft(self, choosing: Choosing) -> State:
        draft = self._drafted()
        made = _made_title(choosing, draft.said)
        title = {lang: draft.title.get(lang) or made[lang] or "…" for lang in LANGS}
        whole = self._is_whole(draft)
        spoken = _spoken(choosing, draft.said)
        return {
            "id": draft.id,
            "title": draft.title.get(self.lang, ""),
            "made": made[self.lang],
            "sentence": spoken[self.lang],
            "other": next(text for lang, text in spoken.items() if lang != self.lang),
            "slots": draw_slots(choosing, draft.said, title, self.lang),
            "whole": whole,
            **(self._tried(draft) if whole else {"meets": [], "trial": None}),
        }

    def _tried(self, draft: Draft) -> State:
        """What the rule meets in the book, and changes at the table, as long as it is but tried."""
        with library.trying():
            try:
                made, rule = self._with(draft)
                meets = self._meets(made, rule)
                trial = self.trial(made, rule.id) if self.trial else None
            except RefereeError as refused:
                return {"meets": [refused.say(self.lang)], "trial": None}
            finally:
                self.shelf.forget_trial()
        return {"meets": meets, "trial": trial}

    def _meets(self, made: Picked, rule: OwnRule) -> list[str]:
        rules = made.rules
        clause = rules.book.clause(rule.id)
        found = check_rules(rules, lambda option: made.set_by(rules, option))
        told = [each.say(self.lang) for each in found if each.clause == rule.id]
        beside = [
            each.title[self.lang]
            for each in rules.book.clauses
            if each.id != rule.id
            and each.switchable
            and rules.value(each.name) is True
            and {*each.about} & {*clause.about} & {*rules.deck.ranks, "joker"}
        ]
        if beside:
            titles = listing(self.lang, beside)
            told.append(message(self.lang, "picker-own-meets", titles=titles))
        return told


def _meant(word: Word, value: str) -> Any:
    """What a tap says, as the file has it."""
    if value in word.also:
        return value
    if word.of == "flag":
        return FLAGS.get(value.casefold(), value == "True")
    return int(value) if word.of == "number" and value.isdecimal() else value


def _toggled(word: Word, was: Any, value: Any) -> Any:
    if not word.many:
        return None if was == value and type(was) is type(value) else value
    before = was if isinstance(was, list) else [] if was is None else [was]
    after = [x for x in before if x != value] if value in before else [*before, value]
    return after or None


def _spoken(choosing: Choosing, said: Mapping[str, Any]) -> Words:
    """The sentence so far; what is half said may have no words yet."""
    if not said:
        return {lang: message(lang, "picker-own-begin") for lang in LANGS}
    try:
        return choosing.vocabulary.say(said)
    except (LookupError, TypeError, ValueError):
        return {lang: message(lang, "picker-own-half") for lang in LANGS}


def _made_title(choosing: Choosing, said: Mapping[str, Any]) -> Words:
    """The sentence as a title."""
    if not said:
        return dict.fromkeys(LANGS, "")
    told = {lang: text.rstrip(".。") for lang, text in _spoken(choosing, said).items()}
    return {
        lang: text if len(text) <= MOST_TITLED else f"{text[: MOST_TITLED - 1]}…"
        for lang, text in told.items()
    }
