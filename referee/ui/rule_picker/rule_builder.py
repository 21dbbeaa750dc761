"""Making our own rules, word by word: what is wrong with a rule, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.errors import RefereeError
from referee.house_rules.cookbook import recipes
from referee.house_rules.rewrite import (
    OwnClause,
    own_clauses,
    unused_id,
    with_clause,
    without_clause,
)
from referee.i18n.messages import LANGS, listing, message
from referee.interaction_checker.own_rule import RuleReport, examine_rule
from referee.library.book_builder import SENTENCE_SEPARATORS
from referee.library.context import current
from referee.library.option_checks import check_rules
from referee.model.types import Words
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import FLAGS, SentenceWords, Word
from referee.ui.session import ImpossibleAction, Session, StaleTarget, State
from referee.ui.shared.rule_selection import RuleSelection

from .book_sources import Shelf
from .catalog import recipe_list
from .word_choices import SentenceChoices, choices_of, draw_slots

Trial = Callable[[RuleSelection, str], State | None]
"""What a rule would change at the current table."""
MAX_TITLE = 60
"""The longest title that is made from a sentence."""
MAX_SENTENCES = 4


class Draft(Struct, frozen=True):
    """``id``: of the rule that is edited; empty for a new one. ``at``: the index of the sentence
    that is being made; there is always one."""

    id: str = ""
    sentences: tuple[SentenceWords, ...] = ({},)
    at: int = 0
    title: Words = {}
    overrides: tuple[str, ...] = ()
    """The ids of the clauses over which it takes precedence."""

    @property
    def current(self) -> SentenceWords:
        """The sentence that is being made."""
        return self.sentences[self.at]

    @property
    def begun(self) -> tuple[SentenceWords, ...]:
        """The sentences that are not empty."""
        return tuple(filter(None, self.sentences))

    def with_current(self, sentence: SentenceWords) -> Draft:
        """The draft with another sentence in the place of the one that is being made."""
        sentences = (*self.sentences[: self.at], sentence, *self.sentences[self.at + 1 :])
        return replace(self, sentences=sentences)

    def at_sentence(self, index: int) -> Draft:
        """The draft at another sentence, or at a new one; other empty sentences are dropped."""
        sentences = (*self.sentences, {}) if index == len(self.sentences) else self.sentences
        kept = tuple(
            sentence for place, sentence in enumerate(sentences) if sentence or place == index
        )
        return replace(self, sentences=kept, at=len(list(filter(None, sentences[:index]))))

    def without(self, index: int) -> Draft:
        """The draft without one of its sentences."""
        sentences = (*self.sentences[:index], *self.sentences[index + 1 :]) or ({},)
        index = min(self.at - (self.at > index), len(sentences) - 1)
        return replace(self, sentences=sentences, at=index)

    def choices(self, choices: SentenceChoices, index: int) -> SentenceChoices:
        """The choices for one of the sentences, beside the others."""
        others = [*self.sentences[:index], *self.sentences[index + 1 :]]
        return replace(choices, beside=tuple(filter(None, others)))

    def is_whole(self, choices: SentenceChoices) -> bool:
        """Whether there is a rule, and nothing is wrong with it."""
        return bool(self.begun) and not any(
            flaw.level == ERROR
            for index, sentence in enumerate(self.sentences)
            if sentence
            for flaw in self.choices(choices, index).flaws(sentence)
        )

    def can_grow(self, choices: SentenceChoices) -> bool:
        """Whether another sentence can be begun."""
        is_full = not all(self.sentences) or len(self.sentences) >= MAX_SENTENCES
        return not is_full and self.is_whole(choices)


class Example(Struct, frozen=True):
    """What was found for a draft: a table on which it acts, and what stands in its way."""

    draft: Draft
    report: RuleReport
    in_the_way: tuple[str, ...]
    """The ids of the clauses that stand in the way of its sentences, whatever it overrides."""

    def state(self, lang: str) -> State:
        """``table``: empty if none was found."""
        _, _, table = self.report.table.partition("\n")
        return {"table": table, "says": self.report.says.get(lang, "")}


class RuleBuilder(Session[RuleSelection]):
    """The part of a picker's session that makes rules."""

    shelf: Shelf
    draft: Draft | None = None
    left: Draft | None = None
    """The draft that was left unfinished last."""
    example: Example | None = None
    trial: Trial | None = None
    own_notice: str
    saves: bool
    _before: tuple[Draft, ...] = ()
    _after: tuple[Draft, ...] = ()

    @property
    def _choices(self) -> SentenceChoices:
        """The choices for the draft's sentences."""
        overrides = self.draft.overrides if self.draft else ()
        choices = choices_of(self.kept.rules, overrides)
        if choices is None:
            raise StaleTarget
        return choices

    @property
    def _own(self) -> tuple[OwnClause, ...]:
        return own_clauses(self.shelf.text(self.kept.book))

    def _do_build(self, action: Mapping[str, Any]) -> None:
        """Begins a rule, edits one, takes one from the cookbook (``recipe``), or continues the
        draft left last (``again``); with ``open: false`` the draft is left."""
        if not action["open"]:
            if self.draft and self.draft.begun:
                self.left = self.draft
            self._open_draft(None)
            return
        choices, rule, recipe = self._choices, action.get("rule"), action.get("recipe")
        if action.get("again"):
            if self.left is None:
                raise StaleTarget
            self._open_draft(self.left)
            self.left = None
        elif rule:
            own = next((own for own in self._own if own.id == rule and own.sentences), None)
            if own is None:
                raise StaleTarget
            title = {} if own.title == made_title(choices, own.sentences) else own.title
            self._open_draft(Draft(own.id, own.sentences, 0, title, own.overrides))
        elif recipe:
            if recipe not in recipes():
                raise StaleTarget
            start, known = recipes()[recipe].clause, self.kept.rules.book.clause_names
            overrides = tuple(id_ for id_ in start.overrides if id_ in known)
            self._open_draft(Draft("", start.sentences, 0, start.title, overrides))
        else:
            self._open_draft(Draft())

    def _open_draft(self, draft: Draft | None) -> None:
        self.draft, self._before, self._after = draft, (), ()

    def _current_draft(self) -> Draft:
        if self.draft is None:
            raise StaleTarget
        return self.draft

    def _change_draft(self, draft: Draft) -> None:
        """Another draft, which undo takes back."""
        if draft != self.draft:
            self._before, self._after = (*self._before, self._current_draft()), ()
            self.draft = draft

    @property
    def _is_building(self) -> bool:
        """Whether undo and redo are about the draft."""
        return self.draft is not None and choices_of(self.kept.rules) is not None

    def _do_undo(self, action: Mapping[str, Any]) -> None:
        if not self._is_building:
            super()._do_undo(action)
        elif self._before:
            self._after = (*self._after, self._current_draft())
            self._before, self.draft = self._before[:-1], self._before[-1]

    def _do_redo(self, action: Mapping[str, Any]) -> None:
        if not self._is_building:
            super()._do_redo(action)
        elif self._after:
            self._before = (*self._before, self._current_draft())
            self._after, self.draft = self._after[:-1], self._after[-1]

    def _do_word(self, action: Mapping[str, Any]) -> None:
        """Sets a value of a word, or removes it if the word has it."""
        draft = self._current_draft()
        choices = draft.choices(self._choices, draft.at)
        word = choices.vocabulary.words.get(action["word"])
        if word is None:
            raise StaleTarget
        value = parse_value(word, action["value"])
        if not word.takes(value, choices.deck, choices.titles):
            raise ImpossibleAction(f"{word.path} does not say {value}")
        value = toggled(word, draft.current.get(word.path), value)
        self._change_draft(draft.with_current(choices.put(draft.current, word.path, value)))

    def _do_sentence(self, action: Mapping[str, Any]) -> None:
        """Goes to another sentence of the rule, or to a new one; with ``drop`` it is removed."""
        draft, index, drops = self._current_draft(), action["at"], action.get("drop")
        if index == len(draft.sentences) and not drops and not draft.can_grow(self._choices):
            raise StaleTarget
        if index >= len(draft.sentences) + (not drops):
            raise StaleTarget
        self._change_draft(draft.without(index) if drops else draft.at_sentence(index))

    def _do_call(self, action: Mapping[str, Any]) -> None:
        """Gives the rule a title; empty: its sentence is the title."""
        title = " ".join(action["title"].split())
        titles = dict.fromkeys(LANGS, title) if title else {}
        self._change_draft(replace(self._current_draft(), title=titles))

    def _do_override(self, action: Mapping[str, Any]) -> None:
        """Lets the rule take precedence over a clause, or no longer."""
        draft, clause = self._current_draft(), action["clause"]
        if clause not in self.kept.rules.book.clause_names:
            raise StaleTarget
        others = tuple(id_ for id_ in draft.overrides if id_ != clause)
        overrides = others if clause in draft.overrides else (*others, clause)
        self._change_draft(replace(draft, overrides=overrides))

    def _do_example(self, _: Mapping[str, Any]) -> None:
        """Finds the smallest table on which the rule acts, and what stands in its way."""
        draft = self._current_draft()
        if not draft.is_whole(self._choices):
            raise StaleTarget
        with current().trial():
            try:
                picked, rule = self._with(draft)
                report = examine_rule(picked.rules, picked.rules.book.clause(rule.id))
                ways = [*self._in_the_way(draft), *(clause.id for clause in report.in_the_way)]
                self.example = Example(draft, report, tuple(dict.fromkeys(ways)))
            finally:
                self.shelf.forget_trial()

    def _do_keep_rule(self, _: Mapping[str, Any]) -> None:
        draft = self._current_draft()
        if not draft.is_whole(self._choices):
            raise StaleTarget
        picked, rule = self._with(draft)
        self._change(picked)
        self._open_draft(None)
        self.left = None
        key = "picker-own-changed" if draft.id else "picker-own-kept"
        self.own_notice = message(self.lang, key, title=rule.title[self.lang])

    def _do_drop_rule(self, action: Mapping[str, Any]) -> None:
        text = without_clause(self.shelf.text(self.kept.book), action["rule"])
        if text is None:
            raise StaleTarget
        title = next(own.title for own in self._own if own.id == action["rule"])
        self._change(self.shelf.with_text(self.kept, text))
        self._open_draft(None)
        self.own_notice = message(self.lang, "picker-own-dropped", title=title[self.lang])

    def _with(self, draft: Draft) -> tuple[RuleSelection, OwnClause]:
        """What is picked with the drafted rule. Raises ``BadBook``, ``UnsafeEdit``."""
        book = self.kept.rules.book
        names = {clause.name for clause in book.clauses} | book.options.keys()
        id_ = draft.id or unused_id(frozenset(names))
        title = draft.title or made_title(self._choices, draft.begun)
        rule = OwnClause(id_, title, draft.begun, draft.overrides)
        text = with_clause(self.shelf.text(self.kept.book), rule)
        picked = self.shelf.with_text(self.kept, text)
        name = picked.rules.book.clause_names[id_]
        return replace(picked, values={**picked.values, name: True}), rule

    def _draw_own_rules(self) -> State:
        draft = self.draft
        choices = choices_of(self.kept.rules, draft.overrides if draft else ())
        if choices is None:
            none: State = {"ownRules": [], "ownGone": [], "ownLeft": "", "recipes": []}
            return {**none, "builds": False, "builder": None}
        own = self._own
        in_file = self._rules_in_file()
        ids = {rule.id for rule in own}
        undo = {"canUndo": bool(self._before), "canRedo": bool(self._after)}
        return {
            "ownRules": [self._draw_own(rule, rule in in_file) for rule in own],
            "ownGone": [rule.title[self.lang] for rule in in_file if rule.id not in ids],
            "builds": True,
            "recipes": recipe_list(self.lang),
            "builder": draft and self._draw_draft(draft, choices),
            "ownLeft": rule_text(choices, self.left.begun)[self.lang] if self.left else "",
            **(undo if draft else {}),
        }

    def _rules_in_file(self) -> tuple[OwnClause, ...]:
        """Our own rules in the house's file, if what is picked is its book."""
        house = self.shelf.house
        is_house = house is not None and self.shelf.is_house_book(self.kept.book)
        return own_clauses(house.text) if house and is_house else ()

    def _draw_own(self, rule: OwnClause, in_file: bool) -> State:
        """``in_file``: the house's file has the rule just like this."""
        rules, shelf = self.kept.rules, self.shelf
        name = rules.book.clause_names[rule.id]
        on = name not in rules.options or rules.value(name) is True
        house = shelf.house
        kept = in_file and house is not None and shelf.as_is(house.id).values.get(name, True) is on
        file = shelf.file if self.saves else None
        where = "kept-in" if kept else "unkept" if file else "table"
        plays = message(self.lang, "picker-own-plays" if on else "picker-own-off")
        stored = message(self.lang, f"picker-own-{where}", file=file.name if file else "")
        return {
            "id": rule.id,
            "title": rule.title[self.lang],
            "wording": rules.book.clause(rule.id).wording[self.lang],
            "on": on,
            "edits": bool(rule.sentences),
            "kept": kept,
            "stands": message(self.lang, "picker-own-stands", plays=plays, kept=stored),
        }

    def _draw_draft(self, draft: Draft, choices: SentenceChoices) -> State:
        lang = self.lang
        made = made_title(choices, draft.begun)
        title = {code: draft.title.get(code) or made[code] or "…" for code in LANGS}
        is_whole = draft.is_whole(choices)
        text = rule_text(choices, draft.begun)
        at = draft.choices(choices, draft.at)
        return {
            "id": draft.id,
            "title": draft.title.get(lang, ""),
            "sentence": text[lang],
            "sentences": [sentence_text(choices, sentence)[lang] for sentence in draft.sentences],
            "at": draft.at,
            "more": draft.can_grow(choices),
            "slots": draw_slots(at, draft.current, title, lang),
            "whole": is_whole,
            "stands": message(lang, "picker-own-draft-of" if draft.id else "picker-own-draft"),
            **self._draw_example(draft),
            **(self._try(draft) if is_whole else {"meets": [], "trial": None}),
        }

    def _in_the_way(self, draft: Draft) -> tuple[str, ...]:
        """The clauses that were found to stand in the way of these sentences."""
        example = self.example
        is_same = example is not None and example.draft.sentences == draft.sentences
        return example.in_the_way if example and is_same else ()

    def _overridable(self, draft: Draft) -> Iterable[str]:
        """The clauses that the draft overrides, has overridden, or that stand in its way."""
        drafts = (draft, *self._before, *self._after)
        overridden = chain.from_iterable(draft.overrides for draft in drafts)
        return dict.fromkeys((*overridden, *self._in_the_way(draft)))

    def _draw_example(self, draft: Draft) -> State:
        """The table found for this draft, and the clauses that it may take precedence over."""
        example, clauses = self.example, self.kept.rules.book.clause_names
        is_found = example is not None and example.draft == draft
        return {
            "example": example.state(self.lang) if example and is_found else None,
            "overrides": [
                {
                    "id": id_,
                    "title": self.kept.rules.book.clause(id_).title[self.lang],
                    "on": id_ in draft.overrides,
                }
                for id_ in self._overridable(draft)
                if id_ in clauses
            ],
        }

    def _try(self, draft: Draft) -> State:
        """How the rule interacts with the book, and what it changes at the table."""
        with current().trial():
            try:
                picked, rule = self._with(draft)
                meets = self._conflicts(picked, rule)
                return {"meets": meets, "trial": self.trial and self.trial(picked, rule.id)}
            except RefereeError as error:
                return {"meets": [error.say(self.lang)], "trial": None}
            finally:
                self.shelf.forget_trial()

    def _conflicts(self, picked: RuleSelection, rule: OwnClause) -> list[str]:
        """Findings on the rule, and the rules in use that are about the same cards."""
        rules = picked.rules
        findings = check_rules(rules, lambda option: picked.set_by(rules, option))
        texts = [finding.say(self.lang) for finding in findings if finding.clause == rule.id]
        cards = {*rules.book.clause(rule.id).about} & {*rules.deck.ranks, "joker"}
        titles = [
            clause.title[self.lang]
            for clause in rules.book.clauses
            if clause.id != rule.id
            and clause.switchable
            and rules.value(clause.name) is True
            and cards & {*clause.about}
        ]
        if titles:
            own_meets = message(self.lang, "picker-own-meets", titles=listing(self.lang, titles))
            texts.append(own_meets)
        return texts


# ---- words and texts


def parse_value(word: Word, text: str) -> Any:
    """The value that a button's text stands for, as the file has it."""
    if text in word.also:
        return text
    if word.of == "flag":
        return FLAGS.get(text.casefold(), text == "True")
    digits = text.removeprefix("-") if word.least < 0 else text
    return int(text) if word.of in ("number", "range") and digits.isdecimal() else text


def toggled(word: Word, old: Any, value: Any) -> Any:
    """The value of a word after a tap on one of its buttons; ``None``: it has none any more."""
    if not word.many:
        return None if old == value and type(old) is type(value) else value
    before = old if isinstance(old, list) else [] if old is None else [old]
    after = [x for x in before if x != value] if value in before else [*before, value]
    return after if len(after) > 1 else after[0] if after else None


def sentence_text(choices: SentenceChoices, sentence: Mapping[str, Any]) -> Words:
    """A sentence so far."""
    if not sentence:
        return {lang: message(lang, "picker-own-begin") for lang in LANGS}
    return choices.vocabulary.say(sentence)


def rule_text(choices: SentenceChoices, sentences: tuple[SentenceWords, ...]) -> Words:
    """All sentences of a rule, as its wording will be."""
    texts = [sentence_text(choices, sentence) for sentence in sentences or ({},)]
    return {
        lang: separator.join(text[lang] for text in texts)
        for lang, separator in SENTENCE_SEPARATORS.items()
    }


def made_title(choices: SentenceChoices, sentences: tuple[SentenceWords, ...]) -> Words:
    """The first sentence as a title."""
    if not sentences:
        return dict.fromkeys(LANGS, "")
    texts = {
        lang: text.rstrip(".。") for lang, text in sentence_text(choices, sentences[0]).items()
    }
    return {
        lang: f"{text[: MAX_TITLE - 1]}…" if len(text) > MAX_TITLE or len(sentences) > 1 else text
        for lang, text in texts.items()
    }
