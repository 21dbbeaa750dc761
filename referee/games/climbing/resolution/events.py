"""Effects as events: clause, message key and JSON-ready arguments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from referee.cards.card import UNKNOWN_CARD
from referee.engine.answer import Event
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.rule_api.effects import (
    AddPoints,
    AddUnder,
    AwaitAnswers,
    Clear,
    CloseGame,
    Discard,
    Draw,
    DropMark,
    Effect,
    EndEqual,
    EndGame,
    Expose,
    HandOver,
    HoldUp,
    Join,
    KeepLead,
    Lead,
    Leave,
    MakeBid,
    MissTurn,
    MixHands,
    Note,
    Owe,
    PickUp,
    PlaceLast,
    Prevent,
    Rejoin,
    Remove,
    Reseat,
    Retitle,
    SetMark,
    SettleDoubt,
    Skip,
    Spare,
    Stay,
    SwapHands,
    TakeField,
    TakePenalty,
    TakeRest,
    TakeTop,
    ToggleMark,
    TurnTo,
    Undo,
    Waive,
)
from referee.games.climbing.rule_api.locks import suit_names
from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import MET_BY, ClimbingRule
from referee.games.climbing.rule_language.marks import (
    COUNT_MARK,
    FREE_MARK,
    LOCK_MARK,
    OWN_MARK,
    PLACE_MARK,
    USED_MARK,
)
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.i18n.messages import LANGS, has_message, listing
from referee.model.marks import NOBODY, Mark, find_mark
from referee.model.moves import DRAW, EXPOSE
from referee.rulebook.clause import Clause

OfCards = AddUnder | Undo | Discard | Expose | HandOver | SwapHands | Draw | PickUp | TakeTop
"""Effects that move cards of which it is known which they are."""

OfMarks = SetMark | DropMark | ToggleMark
"""Effects that set or remove a mark."""

OWN_WORDS = {
    LOCK_MARK: "own-lock",
    FREE_MARK: "own-free",
    PLACE_MARK: "own-place",
    USED_MARK: "own-used",
    COUNT_MARK: "own-times",
}
"""The words of marks that are a clause's own: others, and locks."""
SINCE = (
    "cleared", "skips", "mark-set-direction", "mark-dropped-direction", "mark-set-round",
    "mark-dropped-round", "mark-set-own", "mark-set-own-seat", "mark-prevented-field",
    "mark-prevented-revolution", "mark-prevented-suit-lock", "mark-prevented-strict-lock",
    "mark-set-revolution", "mark-dropped-revolution", "mark-set-j-back", "mark-dropped-j-back",
    "game-over", "game-equal", "owes-", "sinks", "picked-up",
)  # fmt: skip
"""The beginnings of effects that have a reason in the words of a rule."""
LEAVES = ("leaves-clean-at-once", "leaves-fallen-at-once", "leaves-foul-pass", "leaves-foul-skip")
"""The exits whose reason says what led to them."""


LEADS = (Lead, KeepLead)


def lasting_effects(happened: Iterable[CausedEffect]) -> Iterator[CausedEffect]:
    """The effects of a move that are reported. Omits what a clause prevents a second time, and a
    lead that another clause has changed since."""
    caused = list(happened)
    leads = [effect.seat for _, effect in caused if isinstance(effect, LEADS)]
    prevented = set()
    for rule, effect in caused:
        if isinstance(effect, LEADS) and effect.seat != leads[-1]:
            continue
        if isinstance(effect, SetMark) and effect.quiet:
            continue
        about = (rule.clause.id, effect)
        if type(effect) is not Prevent or about not in prevented:
            yield rule, effect
        if type(effect) is Prevent:
            prevented.add(about)


def events_of(
    rules: ClimbingRules,
    names: Sequence[str],
    happened: Iterable[CausedEffect],
    skipped: Sequence[int],
    before: Position,
    occasion: Occasion,
) -> Iterator[Event]:
    """The effects of a move as events.

    Args:
        skipped: the skipped players. Their names are given only if there are as many as the effects
            say and no one is skipped twice.
        before: the position before the move
        occasion: the play that the effects are of
    """
    caused = [*lasting_effects(happened)]
    rankings = _rankings(rules, before, [effect for _, effect in caused])
    each_once = len({*skipped}) == sum(e.count for _, e in caused if isinstance(e, Skip))
    seats = iter([names[seat] for seat in skipped] if each_once else ())
    ended = _ended([effect for _, effect in caused])
    occasion = occasion._replace(made=_made(caused))
    for (rule, effect), ranking in zip(caused, rankings, strict=True):
        event = to_event(rules, names, rule, effect, occasion)
        if isinstance(effect, Skip):
            event = replace(event, reached={"seats": [*islice(seats, effect.count)]})
        if effect in ended:
            event = replace(event, reached={**event.reached, "ended": True})
        if isinstance(effect, Prevent) and find_mark(before.marks, effect.kind):
            event = replace(event, reached={"standing": True})
        yield replace(event, reached={**event.reached, "ranking": ranking}) if ranking else event


def occasion_of(laid: LaidPlay, field: Sequence[LaidPlay]) -> Occasion:
    """A play as the occasion of effects, with the play below it on this field."""
    below = (other.play for other in reversed(field) if other is not laid)
    return Occasion(laid.play, next(below, None))


def _rankings(rules: ClimbingRules, before: Position, effects: Sequence[Effect]) -> list[str]:
    """For each effect what the ranking is after the move, if it isn't what the effect alone would
    make of it: ``usual`` or ``reversed``; ``again`` if another effect of the move says so."""
    draft, kinds = PositionBuilder(before), rules.reversing_kinds
    turning = [
        at
        for at, effect in enumerate(effects)
        if isinstance(effect, OfMarks) and effect.subject[0] in kinds
    ]
    for at in turning:
        effects[at].apply(draft, rules.deck)
    is_turned = rules.turned(draft.marks)
    short = [at for at in turning if effects[at].subject[0] != REVOLUTION.kind]
    rankings = [""] * len(effects)
    for at in turning:
        effect = effects[at]
        is_set = effect.was_set if isinstance(effect, ToggleMark) else isinstance(effect, SetMark)
        if at != (short or turning)[-1]:
            rankings[at] = "again" if is_set else ""
        elif is_set != is_turned:
            rankings[at] = "reversed" if is_turned else "usual"
    return rankings


def _ended(effects: Sequence[Effect]) -> list[Effect]:
    """The marks set by these effects that last until the field is cleared, which it then is."""
    cleared = [at for at, effect in enumerate(effects) if isinstance(effect, Clear)]
    before = effects[: cleared[-1]] if cleared else ()
    return [e for e in before if isinstance(e, SetMark) and e.mark.until == "clear"]


def _made(caused: Iterable[CausedEffect]) -> str:
    """Whether these effects make a ``revolution`` or a ``counter-revolution``; else empty."""
    for _, effect in caused:
        match effect:
            case ToggleMark(mark, was_set=was_set) if mark.kind == "revolution":
                return "revolution" if was_set else "counter-revolution"
            case SetMark(mark) if mark.kind == "revolution":
                return "revolution"
            case DropMark("revolution"):
                return "counter-revolution"
    return ""


def to_event(
    rules: ClimbingRules,
    names: Sequence[str],
    rule: ClimbingRule,
    effect: Effect,
    occasion: Occasion = UNKNOWN,
) -> Event:
    """The event for an effect: it is shown to people and written to JSON. It has a reason if its
    rule, or all other rules of the clause that have such effects, give the same one."""
    event = _to_event(rules, names, rule.clause, effect)
    if event.key.startswith(LEAVES):
        return replace(event, why={**event.why, **rule.exit_details(effect, occasion)})
    if event.key == "leads":
        return replace(event, why={**event.why, **rule.why_leads()})
    if not event.key.startswith(SINCE):
        return event
    siblings = (other for other in rules if other.clause is rule.clause)
    causes = [*filter(None, (each.since(effect, occasion) for each in siblings))]
    own = rule.since(effect, occasion)
    cause = own or (causes[0] if causes else {})
    if not cause and isinstance(effect, Prevent) and occasion.play and not occasion.play.hidden:
        return replace(event, why={**event.why, "laid": [*occasion.play.text.split()]})
    if not cause or (not own and any(other != cause for other in causes)):
        return event  # which of the clause's sentences it was is not known here
    return replace(event, why={**event.why, "since": cause})


def _to_event(rules: ClimbingRules, names: Sequence[str], clause: Clause, effect: Effect) -> Event:
    match effect:
        case ToggleMark(mark, was_set=was_set):
            turned = SetMark(mark) if was_set else DropMark(mark.kind, mark.holder)
            return Event(clause, *_of_a_mark(rules, names, turned))
        case Owe() | HoldUp() | Waive() | AwaitAnswers():
            return _of_what_is_owed(names, clause, effect)
        case SetMark() | DropMark() | Prevent():
            return Event(clause, *_of_a_mark(rules, names, effect))
        case Leave():
            return _leaving(rules, names, clause, effect)
        case SettleDoubt() | TakePenalty():
            return _of_a_doubt(rules, names, clause, effect)
        case Skip(count=count):
            return Event(clause, "skips", {"count": count}, reached={"seats": []})
        case EndGame() | EndEqual() | Reseat() | MixHands() | Retitle():
            return _of_several(names, clause, effect)
        case PlaceLast(seat, why, first):
            key = f"{effect.key}-{why}" if why else effect.key
            ground = {} if first == NOBODY else {"first": names[first]}
            return Event(clause, key, {"seat": names[seat]}, ground)
        case Join(whole):
            return Event(clause, "joined-whole" if whole else "joined-under")
        case TakeField(seat, plays):
            extent = {"plays": "top" if plays else "all"}
            return Event(clause, effect.key, {"seat": names[seat]}, extent)
        case TurnTo(seat, again=True):
            return Event(clause, f"{effect.key}-again", {"seat": names[seat]})
        case (
            MissTurn(seat) | TurnTo(seat) | Lead(seat) | KeepLead(seat) | Stay(seat) | Rejoin(seat)
        ):
            return Event(clause, effect.key, {"seat": names[seat]})
        case Expose(to=to) if to != NOBODY:
            args = {**_of_cards(rules, names, effect), "to": names[to]}
            return Event(clause, f"{effect.key}-to", args)
        case Spare(seat):
            return Event(clause, effect.key, {"seat": names[seat]})
        case AddPoints(seat, points):
            key = f"{effect.key}-lost" if points < 0 else effect.key
            return Event(clause, key, {"seat": names[seat], "count": abs(points)})
        case MakeBid(seat, number):
            return Event(clause, effect.key, {"seat": names[seat], "number": number})
        case TakeRest(seat, count):
            return Event(clause, effect.key, {"seat": names[seat], "count": count})
        case Note(text=text):
            return Event(clause, effect.key, {"text": dict(text)})
        case CloseGame(why):
            return Event(clause, effect.key, why={"why": why or "empty"})
        case Remove(cards):
            return Event(clause, effect.key, {"cards": [*map(str, rules.deck.cards(cards))]})
    if isinstance(effect, OfCards):
        return Event(clause, effect.key, _of_cards(rules, names, effect))
    return Event(clause, effect.key)


def _of_several(
    names: Sequence[str], clause: Clause, effect: EndGame | EndEqual | Reseat | MixHands | Retitle
) -> Event:
    """An event that concerns several players."""
    key = effect.key
    match effect:
        case Retitle(titles):
            seats = tuple(seat for seat, _ in titles)
        case MixHands(seats, equally=equally):
            key = f"{key}-equally" if equally else key
        case EndGame(seats) | EndEqual(seats) | Reseat(seats):
            pass
    ends = effect if isinstance(effect, EndGame) else EndGame(())
    why = {"turned": ends.turned, "part": ends.in_part}
    return Event(clause, key, {"seats": [names[seat] for seat in seats]}, why)


def _of_what_is_owed(
    names: Sequence[str], clause: Clause, effect: Owe | HoldUp | Waive | AwaitAnswers
) -> Event:
    match effect:
        case AwaitAnswers(seats, to):
            return Event(clause, f"awaits-{to}", {"seats": [names[seat] for seat in seats]})
        case Waive(owed):
            return Event(clause, "waived", {"seat": names[owed.seat]})
        case Owe(owed) | HoldUp(owed=owed):
            due = {"seat": names[owed.seat], "count": owed.count, "least": owed.least}
            due |= {"strongest": owed.strongest, **owed.manner}
            if EXPOSE in MET_BY.get(owed.kind, ()) and owed.to != NOBODY:
                due["to"] = names[owed.to]
                return Event(clause, f"owes-{_word(owed.kind)}-to", due)
            if DRAW in MET_BY.get(owed.kind, ()) and owed.to != NOBODY:
                due["to"] = names[owed.to]
                return Event(clause, f"owes-{_word(owed.kind)}-for", due)
            return Event(clause, f"owes-{_word(owed.kind)}", due)


def _of_a_doubt(
    rules: ClimbingRules, names: Sequence[str], clause: Clause, effect: SettleDoubt | TakePenalty
) -> Event:
    cards = [str(card) for card in rules.deck.cards(effect.cards)]
    match effect:
        case SettleDoubt(seat, punished, legal):
            args = {"seat": names[punished], "by": names[seat], "cards": cards}
            return Event(clause, "doubt-failed" if legal else "doubt-right", args)
        case TakePenalty(taker, hidden=hidden):
            args = {"seat": names[taker], "cards": cards + ["(?)"] * hidden}
            return Event(clause, "punished", args)


def _leaving(rules: ClimbingRules, names: Sequence[str], clause: Clause, effect: Leave) -> Event:
    """The event of a player who leaves the game: how, with which cards, and the other arguments of
    its message."""
    key = f"leaves-{effect.how}-{effect.why}" if effect.why else f"leaves-{effect.how}"
    args: dict[str, Any] = {"seat": names[effect.seat], "how": effect.how}
    if effect.cards:
        args["cards"] = [str(card) for card in rules.deck.cards(effect.cards)]
    first = effect.ground.get("first")
    why = {"foul": "always", **effect.ground}
    why |= {"first": names[first]} if isinstance(first, int) else {}
    return Event(clause, key, args, why, role="exit")


def _of_a_mark(
    rules: ClimbingRules, names: Sequence[str], effect: SetMark | DropMark | Prevent
) -> tuple[str, dict[str, Any]]:
    """Key and particulars of an effect on a mark."""
    if isinstance(effect, SetMark):
        mark = effect.mark
        seat = {} if mark.holder == NOBODY else {"seat": names[mark.holder]}
        if mark.kind.startswith(USED_MARK):
            return f"mark-set-{_used(mark.kind)}", seat
        if mark.kind.startswith(COUNT_MARK):
            return "mark-set-own-times", {"number": mark.value}
        if mark.kind.startswith(OWN_MARK):
            of = "-seat" if seat else ""
            args = {**seat, **_title(rules, mark.kind), "until": mark.until}
            args |= _coming_to(rules, mark)
            return f"mark-set-{_own(mark.kind)}{of}", args
        return f"mark-set-{_set_word(mark)}", {
            **_about(rules, mark),
            **_coming_to(rules, mark),
            **seat,
        }
    did = "dropped" if isinstance(effect, DropMark) else "prevented"
    if effect.kind.startswith(OWN_MARK):
        title, own = _title(rules, effect.kind), _own(effect.kind)
        if isinstance(effect, DropMark) and effect.holder != NOBODY and own == "own":
            return f"mark-{did}-{own}-seat", {**title, "seat": names[effect.holder]}
        return f"mark-{did}-{own}", title
    return f"mark-{did}-{_word(effect.kind)}", {}


def _title(rules: ClimbingRules, kind: str) -> dict[str, Any]:
    """The title of the clause whose own mark this is."""
    name = kind.removeprefix(OWN_MARK)
    titles = [dict(clause.title) for clause in rules.rulebook.clauses if clause.name == name]
    return {"title": titles[0]} if titles else {}


def _coming_to(rules: ClimbingRules, mark: Mark) -> dict[str, Any]:
    """The meaning of a mark in words, from all rules that set it and say what it comes to."""
    meanings = [meaning for rule in rules if (meaning := rule.comes_to(mark))]
    if not meanings:
        return {}
    texts = {lang: listing(lang, [text[lang] for text in meanings]) for lang in meanings[0]}
    return {"said": texts}


def _used(kind: str) -> str:
    """The spelling of a mark for an action that is possible once: the clause's own, if it has
    one."""
    word = _word(kind.removeprefix(USED_MARK))
    return word if has_message(LANGS[0], f"effect-mark-set-{word}") else "own-used"


def _own(kind: str) -> str:
    """The word of a mark that is a clause's own."""
    return next((word for begun, word in OWN_WORDS.items() if kind.startswith(begun)), "own")


def _of_cards(rules: ClimbingRules, names: Sequence[str], effect: OfCards) -> dict[str, Any]:
    """The particulars of an effect that moves cards."""
    if isinstance(effect, SwapHands):
        return {"seat": names[effect.seat], "to": names[effect.other]}
    held = [str(card) for card in rules.deck.cards(effect.cards)]
    if isinstance(effect, Discard | Draw | HandOver):
        held += [str(UNKNOWN_CARD)] * effect.hidden
    if isinstance(effect, AddUnder | Undo | Discard | Draw | Expose | PickUp | TakeTop):
        return {"seat": names[effect.seat], "cards": held}
    return {"seat": names[effect.giver], "to": names[effect.taker], "cards": held}


def _word(kind: str) -> str:
    return kind.replace("_", "-")


def _set_word(mark: Mark) -> str:
    """Marks of one kind that differ by a word have separate sentences."""
    value = f"-{mark.value}" if isinstance(mark.value, str) else ""
    return _word(mark.kind + value)


def _about(rules: ClimbingRules, mark: Mark) -> dict[str, Any]:
    """The arguments of the mark's messages: its suits or its rank."""
    words = [word for rule in rules for word in rule.words if word.kind == mark.kind]
    if any(word.value == "number" for word in words):
        return {"number": mark.value}
    if any(word.value == "rank" for word in words):
        return {"number": rules.deck.ranks[mark.value]}
    if not isinstance(mark.value, int):
        return {}
    return {"suits": suit_names(rules.deck, mark.value)}
