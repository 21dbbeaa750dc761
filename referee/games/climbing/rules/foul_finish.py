"""反則上がり: some cards may not be among the last ones played."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import (
    AddUnder,
    Discard,
    Effects,
    HandOver,
    Leave,
    Undo,
)
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.games.climbing.rule_language.marks import PLACE_MARK
from referee.i18n.messages import LANGS, listing
from referee.model.marks import find_mark
from referee.rulebook.rule import Param


class FoulFinish(ClimbingRule):
    """It is a foul if a joker or the strongest rank of the lasting order is among the last cards,
    or what the book adds: ``always`` ranks in any order, ``alone`` single cards, ``by`` clauses
    that the last play must not have set off."""

    exit_stages = ("on_finish",)
    foul_state = Param("after_play")
    foul_under_j_back = Param("two_is_foul")
    always = Param[list[str]](["8"])
    alone = Param[list[str]]([])
    by = Param[list[str]]([])
    turning = Param[list[str]]([], "clauses of J-backs, which a reading adds to ``by``")
    cutting = Param[list[str]]([], "those of ``by`` that are left out where the 8 is no foul")
    foul_cards = Param("list_of_the_book")
    foul_with_joker = Param("yes")
    foul_with_strongest = Param("yes")
    foul_with_spade_three = Param("yes")
    foul_with_eight = Param("yes")
    strongest = Param(["2"])
    reversed_strongest = Param(["3"], "under revolution")
    strongest_by = Param[dict[str, list[str]]]({}, "while such a clause puts cards elsewhere")
    kept = Param[dict[str, list[str]]]({}, "the fouls left where hand-type rules are off, by whom")

    def on_finish(self, context: MoveContext) -> Effects:
        if not context.goes_out:
            return
        fouls = self._fouls(context)
        off = context.before.mark("hand_rules_off")
        if off is not None and off.value in self.kept:
            fouls &= set(self.kept[off.value])
        if fouls:
            yield Leave(
                context.seat, "foul", cards=self._offending(context, fouls),
                ground=self._ground(context, fouls),
            )  # fmt: skip

    def _ground(self, context: MoveContext, fouls: set[str]) -> dict[str, object]:
        """Why it is a foul, as message arguments: ``foul`` and what that names, and the ``rank`` if
        that of some cards is the only reason."""
        kind = self._kind_of_foul(context, fouls)
        (foul, *others) = fouls
        return kind if others or foul not in self.deck.ranks else {**kind, "rank": foul}

    def _kind_of_foul(self, context: MoveContext, fouls: set[str]) -> dict[str, object]:
        """Why it is a foul, without the rank."""
        clauses = [clause for clause in self.book.clauses if clause.id in fouls]
        if clauses:
            return {"foul": "by", "by": clauses[0]}
        parted = self._parted(context)
        if fouls & {*self.alone}:
            return {"foul": parted or "alone"}
        if "Jo" in fouls:
            return {"foul": parted or "joker"}
        if fouls & {*self.always}:
            return {"foul": parted or "always"}
        before, turned = (
            [kind for kind in self._turning if find_mark(table.marks, kind)]
            for table in (context.before, context.now)
        )
        if turned != before:
            return {"foul": "turned" if self._judged_after(context) else "unturned"}
        for name, strongest in self.strongest_by.items():
            if PLACE_MARK + name in turned:
                clause = next(clause for clause in self.book.clauses if clause.name == name)
                ranks = {lang: listing(lang, strongest, "list-last-or") for lang in LANGS}
                return {"foul": "placed", "by": clause, "ranks": ranks}
        back = self._under_j_back(context) and self.foul_under_j_back != "two_is_foul"
        if turned == ["revolution"] and not back:
            return {"foul": "revolution"}
        return {"foul": "while" if turned or back else parted or "always"}

    @staticmethod
    def _parted(context: MoveContext) -> str:
        """How the player parted with the last cards, if they weren't played: ``given``,
        ``discarded`` or another way (``parted``); else empty."""
        seat, last = context.seat, context.play.mask
        for _, effect in context.progress.happened:
            match effect:
                case HandOver(giver, _, cards) if giver == seat and cards & last:
                    return "given"
                case Discard(by, cards) if by == seat and cards & last:
                    return "discarded"
                case AddUnder(by, cards) | Undo(by, cards) if by == seat and cards & last:
                    return "parted"
        return "parted" if context.play.form == NO_FORM and not context.play.hidden else ""

    def exemption(self, before: Position, after: Position, play: Play) -> Mapping[str, object]:
        ranks = {*self.strongest, *self.reversed_strongest, *(card[1:] for card in self.alone), "8"}
        may_foul = play.jokers or any(self.deck.ranks[rank] in ranks for rank in play.numbers)
        usual = {"cards": self.deck.texts(play.mask), "state": "usual"} if may_foul else {}
        return self._in_another_order(before, after, play) or self._not_alone(after, play) or usual

    def _not_alone(self, after: Position, play: Play) -> Mapping[str, object]:
        """Why a card that is a foul alone, or one of its rank, is none."""
        if after.mark("revolution") or self.foul_with_spade_three != "yes" or play.count > 2:
            return {}
        for card in self.alone:
            if str(play) != card and play.numbers == {self.deck.ranks.index(card[1:])}:
                is_in = card in self.deck.texts(play.mask)
                if is_in or play.count == 1:
                    state = "alone" if is_in else "suit"
                    return {"cards": [card], "number": card[1:], "state": state}
        return {}

    def _in_another_order(
        self, before: Position, after: Position, play: Play
    ) -> Mapping[str, object]:
        """Why a rank that is a foul in another order is none."""
        if self.foul_with_strongest == "no":
            return {}
        ranks = [self.deck.ranks[rank] for rank in sorted(play.numbers)]
        if any(after.mark(PLACE_MARK + name) for name in self.strongest_by):
            usual = {*self.strongest, *self.reversed_strongest}
            placed = [rank for rank in ranks if rank in usual]
            return {"number": placed[0], "state": "placed"} if placed else {}
        turned = [rank for rank in ranks if rank in self.reversed_strongest]
        if turned and before.mark("revolution") and not after.mark("revolution"):
            return {"number": turned[0], "state": "ended"}
        if after.mark("revolution"):
            spared, state = [rank for rank in ranks if rank in self.strongest], "revolution"
        else:
            spared, state = turned if before.mark("j_back") else [], "j-back"
        return {"number": spared[0], "state": state} if spared else {}

    def _offending(self, context: MoveContext, fouls: set[str]) -> int:
        """The cards of the play that make it a foul; all, if it is for what the play set off."""
        mask = context.play.mask
        return mask & self.cards_of(*fouls) if fouls <= {*self.deck.ranks, "Jo"} else mask

    def _fouls(self, context: MoveContext) -> set[str]:
        """Why the play is a foul: ranks, ``Jo``, a card alone, clauses that it set off."""
        play = context.play
        ranks = {self.deck.ranks[rank] for rank in play.numbers}
        strongest = self._strongest(context) if self.foul_with_strongest == "yes" else ()
        fouls = ranks & {*self.always, *strongest}
        fouls |= {"Jo"} if play.jokers and self.foul_with_joker == "yes" else set()
        if self.foul_cards == "only_if_nothing_else_in_the_play" and not self._all(play, fouls):
            fouls = set()
        if self.alone and play.count == 1 and str(play) in self.alone:
            fouls |= {str(play)} if self.foul_with_spade_three == "yes" else set()
        return fouls | (context.active_clauses & self._set_off if self.by else set())

    @staticmethod
    def _all(play: Play, fouls: set[str]) -> bool:
        """Whether all cards of the play are such cards."""
        ranks = {play.deck.ranks[rank] for rank in play.numbers}
        return ranks | ({"Jo"} if play.jokers else set()) <= fouls

    @property
    def _set_off(self) -> set[str]:
        """The clauses that the last play must not set off."""
        off = {*self.by, *(self.turning if self.foul_cards == "with_J" else ())}
        return off - {*self.cutting} if self.foul_with_eight == "no" else off

    @property
    def _turning(self) -> tuple[str, ...]:
        """The kinds of the marks that decide which rank is the strongest."""
        return ("revolution", *(PLACE_MARK + name for name in self.strongest_by))

    def _strongest(self, context: MoveContext) -> list[str]:
        if self.foul_cards == "by_the_strongest_now":
            order = context.powers.order[: len(self.deck.ranks)]
            return [self.deck.ranks[order.index(max(order))]]
        marks = context.now.marks if self._judged_after(context) else context.before.marks
        for name, strongest in self.strongest_by.items():
            if find_mark(marks, PLACE_MARK + name):
                return strongest
        revolution = find_mark(marks, "revolution") is not None
        lasting = self.reversed_strongest if revolution else self.strongest
        if not self._under_j_back(context) or self.foul_under_j_back == "two_is_foul":
            return lasting
        turned = self.strongest if revolution else self.reversed_strongest
        return turned if self.foul_under_j_back == "three_is_foul" else [*lasting, *turned]

    def _judged_after(self, context: MoveContext) -> bool:
        """Whether the order after the play counts; it can only matter if the play has changed
        it."""
        changed = any(
            find_mark(context.now.marks, kind) != find_mark(context.before.marks, kind)
            for kind in self._turning
        )
        return not changed or self.foul_state == "after_play"

    def _under_j_back(self, context: MoveContext) -> bool:
        """The same of the temporary revolution, which doesn't change by ending with the field."""
        was = context.before.mark("j_back") is not None
        now = was if context.cleared else context.now.mark("j_back") is not None
        return now if now == was or self.foul_state == "after_play" else was
