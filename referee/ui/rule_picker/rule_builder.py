"""A rule of one's own, made word by word: what it says, what is wrong with it, what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.house_rules.own_clauses import (
    OwnClause,
    own_clauses,
    unused_id,
    with_clause,
    without_clause,
)
from referee.i18n.messages import LANGS, listing, message
from referee.library.context import current
from referee.library.option_checks import check_rules
from referee.ui.session import Session, StaleTarget, State
from referee.ui.shared.rule_selection import RuleSelection

from .book_sources import Shelf
from .rule_draft import (
    Draft,
    among,
    goes_on,
    is_whole,
    made_title,
    meant,
    spoken,
    spoken_whole,
    toggled,
)
from .word_choices import SentenceChoices, choosing_of, draw_slots

Trial = Callable[[RuleSelection, str], State | None]
"""What a rule would change at the table that lies there."""


class RuleBuilder(Session[RuleSelection]):
    """The part of a picker's session that makes rules."""

    shelf: Shelf
    draft: Draft | None = None
    left: Draft | None = None
    """The one that was left unmade last."""
    trial: Trial | None = None
    notice: str
    saves: bool
    _before: tuple[Draft, ...] = ()
    _after: tuple[Draft, ...] = ()

    @property
    def _choosing(self) -> SentenceChoices:
        found = choosing_of(self.kept.rules)
        if found is None:
            raise StaleTarget
        return found

    @property
    def _own(self) -> tuple[OwnClause, ...]:
        return own_clauses(self.shelf.text(self.kept.book))

    def _do_build(self, action: Mapping[str, Any]) -> None:
        """Begins a rule, one that there is, or the one left last (``again``); ``open: false``
        leaves it unmade."""
        if not action["open"]:
            if self.draft and self.draft.told:
                self.left = self.draft
            self._begin_draft(None)
            return
        choosing, wanted = self._choosing, action.get("rule") or ""
        if action.get("again"):
            if self.left is None:
                raise StaleTarget
            self._begin_draft(self.left)
            self.left = None
            return
        if not wanted:
            self._begin_draft(Draft())
            return
        own = next((each for each in self._own if each.id == wanted and each.sentences), None)
        if own is None:
            raise StaleTarget
        made = made_title(choosing, own.sentences)
        self._begin_draft(Draft(own.id, own.sentences, 0, {} if own.title == made else own.title))

    @property
    def _making(self) -> bool:
        """Whether a rule is being made: not where the book knows no words for it."""
        return self.draft is not None and choosing_of(self.kept.rules) is not None

    def _begin_draft(self, draft: Draft | None) -> None:
        self.draft, self._before, self._after = draft, (), ()

    def _say(self, draft: Draft) -> None:
        """The draft is another one, which undo takes back."""
        if draft != self.draft:
            self._before, self._after = (*self._before, self._drafted()), ()
            self.draft = draft

    def _do_undo(self, action: Mapping[str, Any]) -> None:
        """While a rule is made, of what was said in it; what is picked waits."""
        if not self._making:
            super()._do_undo(action)
        elif self._before:
            self._after = (*self._after, self._drafted())
            *before, self.draft = self._before
            self._before = tuple(before)

    def _do_redo(self, action: Mapping[str, Any]) -> None:
        if not self._making:
            super()._do_redo(action)
        elif self._after:
            self._before = (*self._before, self._drafted())
            *after, self.draft = self._after
            self._after = tuple(after)

    def _do_word(self, action: Mapping[str, Any]) -> None:
        """A word says something; said once more it is left out."""
        draft = self._drafted()
        choosing = among(self._choosing, draft, draft.at)
        word = choosing.vocabulary.words.get(action["word"])
        if word is None:
            raise StaleTarget
        value = meant(word, action["value"])
        if not word.takes(value, choosing.deck, choosing.titles):
            raise ValueError(f"{word.path} does not say {value}")
        value = toggled(word, draft.now.get(word.path), value)
        self._say(draft.saying(choosing.put(draft.now, word.path, value)))

    def _do_sentence(self, action: Mapping[str, Any]) -> None:
        """To another sentence of the rule, or to one more; ``drop``: that one goes."""
        draft, at = self._drafted(), action["at"]
        begins = at == len(draft.said) and not action.get("drop")
        if begins and not goes_on(self._choosing, draft):
            raise StaleTarget
        if not 0 <= at < len(draft.said) + begins:
            raise StaleTarget
        self._say(draft.without(at) if action.get("drop") else draft.gone_to(at))

    def _do_call(self, action: Mapping[str, Any]) -> None:
        """The rule has a title of its own; empty: that of its sentence."""
        title = " ".join(action["title"].split())
        self._say(replace(self._drafted(), title=dict.fromkeys(LANGS, title) if title else {}))

    def _do_keep_rule(self, _: Mapping[str, Any]) -> None:
        draft = self._drafted()
        if not is_whole(self._choosing, draft):
            raise StaleTarget
        made, rule = self._with(draft)
        self._change(made)
        self._begin_draft(None)
        self.left = None
        self.notice = message(self.lang, "picker-own-kept", title=rule.title[self.lang])

    def _do_drop_rule(self, action: Mapping[str, Any]) -> None:
        text = without_clause(self.shelf.text(self.kept.book), action["rule"])
        if text is None:
            raise StaleTarget
        title = next(each.title for each in self._own if each.id == action["rule"])
        self._change(self.shelf.told(self.kept, text))
        self._begin_draft(None)
        self.notice = message(self.lang, "picker-own-dropped", title=title[self.lang])

    def _drafted(self) -> Draft:
        if self.draft is None:
            raise StaleTarget
        return self.draft

    # ---- the rule as it would be

    def _with(self, draft: Draft) -> tuple[RuleSelection, OwnClause]:
        """What is picked with the rule. Raises ``BadBook``, ``UnsafeEdit``."""
        book = self.kept.rules.book
        names = {each.name for each in book.clauses} | book.options.keys()
        id_ = draft.id or unused_id(frozenset(names))
        title = draft.title or made_title(self._choosing, draft.told)
        rule = OwnClause(id_, title, draft.told)
        made = self.shelf.told(self.kept, with_clause(self.shelf.text(self.kept.book), rule))
        return replace(made, values={**made.values, rule.name: True}), rule

    # ---- out

    def _draw_building(self) -> State:
        choosing = choosing_of(self.kept.rules)
        if choosing is None:
            none: State = {"ownRules": [], "ownGone": [], "ownLeft": ""}
            return {**none, "builds": False, "builder": None}
        shown = self.draft is not None
        left = spoken_whole(choosing, self.left.told)[self.lang] if self.left else ""
        return {
            "ownRules": [self._draw_own(each) for each in self._own],
            "ownGone": [each.title[self.lang] for each in self._gone()],
            "builds": True,
            "builder": self._draw_draft(choosing) if shown else None,
            "ownLeft": left,
            **({"canUndo": bool(self._before), "canRedo": bool(self._after)} if shown else {}),
        }

    def _draw_own(self, rule: OwnClause) -> State:
        book = self.kept.rules.book
        on = self._is_on(rule)
        return {
            "id": rule.id,
            "title": rule.title[self.lang],
            "wording": book.clause(rule.id).wording[self.lang],
            "on": on,
            "edits": bool(rule.sentences),
            "kept": self._is_kept(rule),
            "stands": self._stands(rule, on=on),
        }

    def _draw_draft(self, choosing: SentenceChoices) -> State:
        draft = self._drafted()
        made = made_title(choosing, draft.told)
        title = {lang: draft.title.get(lang) or made[lang] or "…" for lang in LANGS}
        whole = is_whole(choosing, draft)
        text = spoken_whole(choosing, draft.told)
        return {
            "id": draft.id,
            "title": draft.title.get(self.lang, ""),
            "made": made[self.lang],
            "sentence": text[self.lang],
            "other": " ".join(
                text[each] for each in LANGS if each != self.lang and any(draft.told)
            ),
            "sentences": [spoken(choosing, each)[self.lang] for each in draft.said],
            "at": draft.at,
            "more": goes_on(choosing, draft),
            "slots": draw_slots(among(choosing, draft, draft.at), draft.now, title, self.lang),
            "whole": whole,
            "stands": self._draft_stands(draft),
            **(self._tried(draft) if whole else {"meets": [], "trial": None}),
        }

    # ---- what plays, and what the house's file has

    def _is_on(self, rule: OwnClause) -> bool:
        rules = self.kept.rules
        return rule.name not in rules.options or rules.value(rule.name) is True

    def _filed(self) -> tuple[OwnClause, ...]:
        """The rules of one's own that the house's file states, as it was read last."""
        house = self.shelf.house
        return own_clauses(house.text) if house and self._is_ours() else ()

    def _is_ours(self) -> bool:
        """Whether what is picked is the house's book, however it was changed here."""
        house, here = self.shelf.house, self.kept.book
        return house is not None and (here == house.id or self.shelf.comes_of_house(here))

    def _gone(self) -> list[OwnClause]:
        """Those that only the file still has."""
        here = {each.id for each in self._own}
        return [each for each in self._filed() if each.id not in here]

    def _is_kept(self, rule: OwnClause) -> bool:
        """Whether the file says just this, and whether it is in use."""
        house = self.shelf.house
        if house is None or rule not in self._filed():
            return False
        usual = self.shelf.first(house.id).values
        return usual.get(rule.name, True) is self._is_on(rule)

    def _stands(self, rule: OwnClause, *, on: bool) -> str:
        """Whether a rule plays now, and where it is kept."""
        file = self.shelf.file if self.saves else None
        where = "kept-in" if self._is_kept(rule) else "unkept" if file else "table"
        plays = message(self.lang, "picker-own-plays" if on else "picker-own-off")
        name = file.name if file else ""
        kept = message(self.lang, f"picker-own-{where}", file=name)
        return message(self.lang, "picker-own-stands", plays=plays, kept=kept)

    def _draft_stands(self, draft: Draft) -> str:
        return message(self.lang, "picker-own-draft-of" if draft.id else "picker-own-draft")

    def _tried(self, draft: Draft) -> State:
        """What the rule meets in the book, and changes at the table, as long as it is but tried."""
        with current().trial():
            try:
                made, rule = self._with(draft)
                meets = self._meets(made, rule)
                trial = self.trial(made, rule.id) if self.trial else None
            except RefereeError as refused:
                return {"meets": [refused.say(self.lang)], "trial": None}
            finally:
                self.shelf.forget_trial()
        return {"meets": meets, "trial": trial}

    def _meets(self, made: RuleSelection, rule: OwnClause) -> list[str]:
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
