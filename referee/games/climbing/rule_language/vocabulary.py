"""The words of rule sentences of the climbing family, and the checks of a whole sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.cards.card import Deck
from referee.rulebook.rule_language import Flaw, NumberRange, SentenceWords, Vocabulary, Word

from .actions import ACTIONS, actions_in
from .actions.base import TWO_MORE, RuleAction, unused
from .actions.cards import BEST_SUIT, CALLED, CALLED_OUT, IN_TURN, SHARED, TIES, WEAKER_HAND
from .actions.field import SeizeAction
from .actions.match import PlacesAction
from .actions.state import PutAction
from .conditions import ALL, CARD_WORDS, HAND_WORDS, PASS_WORDS, SAME, TURN_WORDS
from .contradictions import clash, never_flaws
from .former import FORMER
from .marks import COUNTER, NEXT_CLEAR, SHORT_ENDS, possible_values
from .players import PLAYER, TABLE, marked_players, names_in, role_flaws
from .rendering import rule_text
from .sentence import (
    ABOUT_CARDS,
    ALWAYS,
    ANSWERED,
    BETWEEN,
    CLEARED,
    ENDED,
    FIRST_TURN,
    GIVEN,
    LEFT,
    ON_TURN,
    OUT_WORDS,
    PASSED,
    PLAYED,
    STATE_WORDS,
    SWEPT,
    TRIGGERS,
    trigger_of,
)


def flaws(words: SentenceWords, deck: Deck, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """What is wrong with a sentence; ``clause``: the ``overrides`` and all ``sentences`` of its
    clause."""
    denied = [path for path, value in words.items() if value is False and path not in ALSO_FALSE]
    words = {path: value for path, value in words.items() if path not in denied}
    actions = actions_in(words)
    yield from _denied_flaws(denied, actions)
    plays = any(path.startswith("when.play.") for path in denied)
    if not plays and not any(path.startswith("when.") for path in words):
        yield Flaw("when", "no-trigger")
    if not actions:
        yield Flaw("then", "no-effect")
    yield from _trigger_flaws(words, actions)
    yield from _count_flaws(words, deck, actions)
    yield from _duplicates(words)
    yield from _end_flaws(words, actions)
    yield from _unused_modifiers(words, actions)
    yield from unused(words, *(path for path in words if _is_without_need(path, words)))
    yield from _contradictions(words, clause)
    yield from never_flaws(words, deck, clause)
    yield from _early_effects(words, actions)
    yield from _hand_flaws(words, deck)
    yield from _pass_flaws(words)
    yield from _turn_flaws(words, clause)
    yield from _exit_flaws(words, actions)
    roles = {role.path: role for action in actions for role in action.roles}
    yield from role_flaws(words, clause, roles)
    trigger = _trigger(words)
    for action in actions:
        if trigger not in action.triggers:
            continue  # all else that is wrong with it only follows from that
        yield from action.flaws(words, clause)
        if action.alone_flaw and any(p.startswith("then.") and p != action.path for p in words):
            yield Flaw(action.path, action.alone_flaw)
        overrides = bool(clause.get("overrides"))
        if action.overrides_role:
            overrides = action.overrides_role in clause.get("overridden_roles", ())
        if action.overrides_flaw and not overrides:
            yield Flaw(action.path, action.overrides_flaw, level="warning")


ALSO_FALSE = ("when.pass.stuck", "when.turn.lead")
"""Flags that also say something if they are false."""
REIGNING = "if.reign"
CONDITIONS_OF_GIVERS = ("if.title", REIGNING)
GAME = "if.game"
COUNTED_TRIGGERS = (PLAYED, PASSED, CLEARED, LEFT)
CONDITIONS_WHEN_LAID = ("lead", "on", "compared", "piled", "strongest", "last", "makes")
"""The words below ``when.play`` about how a play is laid, which don't count when the field is
cleared."""


def _denied_flaws(denied: list[str], actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """A ``no`` to a part of an action that the sentence doesn't have."""
    missing = tuple(f"{action.path}." for action in ACTIONS if action not in actions)
    yield from (Flaw(path, "about-nothing") for path in denied if path.startswith(missing))


def _trigger_flaws(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """Words that only fit other triggers."""
    trigger = _trigger(words)
    about = PLAYED if trigger in ABOUT_CARDS else trigger
    for path in sorted(words):
        named = path.split(".")[1] if path.startswith("when.") else about
        if named != about and named in TRIGGERS:
            yield Flaw(path, "two-triggers")
    if trigger == SWEPT:
        for path in sorted(words):
            if path.startswith("when.play.") and path.split(".")[2] in CONDITIONS_WHEN_LAID:
                yield Flaw(path, "too-late")
    if trigger in (*BETWEEN, ALWAYS):
        allowed = {GAME} if trigger in (GIVEN, ENDED) else set()
        if trigger == ALWAYS:
            allowed |= {path for action in actions for path in action.always_conditions}
        if trigger == GIVEN:
            allowed |= {*CONDITIONS_OF_GIVERS, "if.players"}
            allowed |= {path for path in words if path.startswith("if.hand")}
        conditions = (path for path in sorted(words) if path.startswith("if."))
        others = (path for path in conditions if path not in allowed)
        yield from (Flaw(path, f"not-of-a-{trigger}") for path in others)
    without_effects = any(action.words and not action.stage for action in actions)
    if "if.times" in words and (trigger not in COUNTED_TRIGGERS or without_effects):
        yield Flaw("if.times", "times-of-plays")
    if REIGNING in words and trigger != GIVEN:
        yield Flaw(REIGNING, "of-gifts-alone")
    if GAME in words and trigger == ANSWERED:
        yield Flaw(GAME, f"not-of-a-{trigger}")
    for action in actions:
        if trigger not in action.triggers:
            yield Flaw(action.first_word(words), f"not-of-a-{trigger}")


def _trigger(words: SentenceWords) -> str:
    """The trigger, whatever the values of the words."""
    return trigger_of(dict.fromkeys(words, True))


MAY_BE_NONE = ("when.hand.count", "if.hand.count")
"""The numbers of cards that may be 0."""


def _beyond(words: SentenceWords, limits: Mapping[str, int]) -> Iterator[Flaw]:
    """Numbers that are not between 1 and the limit for their word."""
    for path, limit in limits.items():
        numbers = words.get(path)
        if isinstance(numbers, int):
            numbers = NumberRange(numbers, numbers)
        if isinstance(numbers, NumberRange):
            count = max(numbers.least, *numbers.limits)
            none = numbers == NumberRange(0, 0) and path in MAY_BE_NONE
            if not 0 < count <= limit and numbers != NumberRange() and not none:
                yield Flaw(path, "never-so-many", {"count": count, "most": limit})


def _count_flaws(
    words: SentenceWords, deck: Deck, actions: list[type[RuleAction]]
) -> Iterator[Flaw]:
    """Numbers of cards that no play has, and numbers without anything to count."""
    rank, ranks, most = words.get("when.play.rank"), len(deck.ranks), _max_meant(words, deck)
    row = {"row": ranks, "each": len(deck.suits) + deck.jokers, "around": ranks - 1}
    yield from _beyond(words, {"when.play.count": most})
    yield from _beyond(words, {f"when.play.{name}": limit for name, limit in row.items()})
    for path in (path for action in actions for path in action.counting):
        if words.get(path) in ("each", TWO_MORE) and not (rank or words.get("when.play.suit")):
            yield Flaw(path, "each-of-what")


def _max_meant(words: SentenceWords, deck: Deck) -> int:
    """How many of the cards meant a play can have."""
    ranks = words.get("when.play.rank") or ()
    if isinstance(ranks, Mapping):
        ranks = ()
    counts = [_count_of(rank, deck) for rank in ranks]
    one_rank = words.get("when.play.form") in (("set",), ("single",))
    most = (max(counts) if one_rank else sum(counts)) if counts else deck.size
    with_stand_ins = words.get("when.play.stand_ins") and "Jo" not in ranks
    return most + deck.jokers if with_stand_ins else most


def _count_of(rank: str, deck: Deck) -> int:
    """How many cards of a rank there are."""
    return deck.jokers if rank == "Jo" else deck.rank_mask(rank).bit_count()


MAY_REPEAT = ("when.play.mix", "then.points.places", "then.points.more")


def _duplicates(words: SentenceWords) -> Iterator[Flaw]:
    """Values that a list has twice."""
    for path, value in words.items():
        if isinstance(value, tuple) and path not in MAY_REPEAT and len({*value}) < len(value):
            repeated = next(one for index, one in enumerate(value) if one in value[:index])
            yield Flaw(path, "twice", {"value": repeated}, "warning")


def _end_flaws(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """An ``until`` that is missing, or that the actions cannot have."""
    lasting, until = [action for action in actions if action.ends], words.get("until")
    first = sorted(action.first_word(words) for action in lasting if "when.always" not in words)
    if first and "until" not in words:
        yield Flaw(first[0], "until-when")
    if "until" in words and not first:
        yield Flaw("until", "nothing-lasts", level="warning")
    if isinstance(until, Mapping):
        if not all(action.readable_end for action in lasting):
            yield Flaw("until", "no-reading-here")
    elif until is not None and not all(until in action.ends for action in lasting):
        if until in SHORT_ENDS:
            yield Flaw("until", "not-so-soon")
        else:
            yield Flaw("until", "not-so-long" if until == NEXT_CLEAR else "not-till-countered")


OF_CARDS_PLAYED = {
    "then.discard.strength": ("weaker",), "then.draw.from": ("below", "discards or field"),
    "then.draw.stays": (True,),
}  # fmt: skip
"""Words with values that are about the cards just played."""


def _pass_flaws(words: SentenceWords) -> Iterator[Flaw]:
    """Words that passes don't have, and ways to count passes that aren't counted."""
    trigger = _trigger(words)
    if trigger == PASSED and "if.cleared" in words:
        yield Flaw("if.cleared", "not-of-a-pass")
    if trigger in (PASSED, ON_TURN, CLEARED, LEFT):
        of_cards = (path for path, values in OF_CARDS_PLAYED.items() if words.get(path) in values)
        yield from (Flaw(path, f"not-of-a-{trigger}") for path in of_cards)
    if trigger == SWEPT and words.get("then.draw.from") == "below":
        yield Flaw("then.draw.from", "not-of-a-swept")
    if not {"when.pass.times", "then.fall"} & words.keys():
        yield from unused(words, "when.pass.skipped_pass")


def _unused_modifiers(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """Modifiers of actions that the sentence doesn't have."""
    used = {word.path for action in actions if action.words for word in action.modifiers}
    paths = dict.fromkeys(word.path for action in ACTIONS for word in action.modifiers)
    yield from unused(words, *(path for path in paths if path not in used))


def _is_without_need(path: str, words: SentenceWords) -> bool:
    needed = VOCABULARY.words[path].needs
    return bool(needed) and needed not in words


AFTER_CLEAR = ("on_owe", "on_turn")
"""The stages after a play has cleared the field."""


def _contradictions(words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """Words that contradict or lack one another."""
    below = ("when.play.on.", "when.play.compared.")
    if words.get("when.play.lead") is True and any(path.startswith(below) for path in words):
        yield Flaw("when.play.lead", "lead-on-something")
    sentences = clause.get("sentences", ())
    if "if.cleared" in words:
        early = [action for action in actions_in(words) if action.stage not in AFTER_CLEAR]
        if early and early[0].words:
            yield Flaw(early[0].first_word(words), "before-the-clear")
    if words.get("if.first") == FIRST_TURN and _trigger(words) != ALWAYS:
        yield Flaw("if.first", "first-turn-of-whom")
    if "when.play.on.by" in words and _trigger(words) == ANSWERED:
        yield Flaw("when.play.on.by", "not-of-a-answer")
    if not {"when.play.mix", "when.play.kicker"} & words.keys():
        yield from unused(words, "when.play.counts")
    if words.get("when.play.suits") == SAME and "when.play.row" not in words:
        yield from unused(words, "when.play.suits")
    yield from _tie_flaws(words)
    if "when.play.put" in words and not any(map(PutAction.is_named_by_state, sentences)):
        yield Flaw("when.play.put", "nothing-put")
    asked = {who if who == TABLE else PLAYER for who in possible_values(words.get("if.mark"))}
    if "if.mark" in words and _marks(sentences).isdisjoint(asked):
        yield Flaw("if.mark", "nothing-marks")


def _marks(sentences: Sequence[SentenceWords]) -> set[str]:
    """Where the clause's mark can be: on the ``table``, on a ``player``. A sentence that needs the
    mark doesn't set the first one."""
    marks: set[str] = set()
    for _ in sentences:
        for sentence in sentences:
            needed = sentence.get("if.mark")
            if needed is None or not marks.isdisjoint(possible_values(needed)):
                value = sentence.get("then.mark")
                marks |= {TABLE} if TABLE in names_in(value) else set()
                marks |= {PLAYER} if marked_players(value) else set()
                marks |= {TABLE} if PutAction.uses_mark(sentence) else set()
    return marks


def _tie_flaws(words: SentenceWords) -> Iterator[Flaw]:
    """Ways to break a tie that isn't one of the sentence."""
    broken = {IN_TURN, SHARED, "no"}
    if "when.hand.shows" in words:
        broken |= {BEST_SUIT}
    if PlacesAction.path in words:
        broken |= {WEAKER_HAND}
    if not {*possible_values(words.get(TIES.path, "no"))} <= broken:
        yield Flaw(TIES.path, "no-such-tie")


def _early_effects(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """Effects that come too early to depend on what the play makes."""
    for action in actions:
        if "when.play.makes" in words and action.stage == "on_play" and not action.delayable:
            yield Flaw(action.first_word(words), "too-early")


def _hand_flaws(words: SentenceWords, deck: Deck) -> Iterator[Flaw]:
    """Hands that are impossible, or incomplete."""
    if "if.dealt" in words and not _hand_words(words, "when.hand."):
        yield Flaw("if.dealt", "dealt-what")
    for start in ("when.hand.", "if.hand."):
        yield from _impossible_hands(words, start, deck)


def _hand_words(words: SentenceWords, start: str) -> dict[str, Any]:
    """The words about a hand, by their last names."""
    return {path.removeprefix(start): value for path, value in words.items() if start in path}


def _impossible_hands(words: SentenceWords, start: str, deck: Deck) -> Iterator[Flaw]:
    """Hands that nobody can have."""
    hand = _hand_words(words, start)
    own = {"rank", "shows", "suit", "row", "pairs", *(["count"] if start == "when.hand." else [])}
    if hand and not hand.keys() & own:
        yield Flaw(f"{start}{min(hand)}", "hand-of-what")
    most = deck.jokers if hand.get("rank") == "Jo" else len(deck.suits)
    most += deck.jokers if hand.get("stand_ins") and hand.get("rank") != "Jo" else 0
    size = deck.size if "suit" in hand else deck.size + deck.jokers
    count = most if "rank" in hand else size
    limits = {"count": count, "each": most, "row": len(deck.ranks)}
    yield from _beyond(words, {f"{start}{name}": limit for name, limit in limits.items()})


NOT_OF_TURNS = (
    "if.left",
    "if.cleared",
    "if.dealt",
    "then.answerable",
    "then.called",
)
"""Conditions that only hold during a move, and modifiers of effects of plays."""
ON_OWN_TURN = ("when.turn.instead", "when.turn.stuck", "when.turn.lead")


def _turn_flaws(words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """What is wrong with an offer on a turn."""
    if _trigger(words) != ON_TURN:
        if "if.once" in words and SeizeAction.path not in words:
            yield Flaw("if.once", "once-of-what")
        return
    for path in NOT_OF_TURNS:
        if path in words:
            yield Flaw(path, "not-of-a-turn")
    if words.get("when.turn.who") == ALL:
        yield from (Flaw(path, "on-own-turn") for path in ON_OWN_TURN if path in words)
    sentences = clause.get("sentences", ())
    if sum(any(p.startswith("when.turn") for p in sentence) for sentence in sentences) > 1:
        yield Flaw("when.turn", "turn-once")


def _exit_flaws(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """Effects on players who have just gone out."""
    if _trigger(words) != LEFT:
        return
    for action in actions:
        for role in action.roles:
            if not role.when_out and names_in(words.get(role.path, role.otherwise)) == {PLAYER}:
                own = role.path in words
                yield Flaw(role.path if own else action.first_word(words), "player-is-out")
    if words.get(CALLED.path) and not words.get(CALLED_OUT.path):
        yield Flaw(CALLED.path, "called-by-one-out")


_WORDS = (
    *CARD_WORDS,
    *PASS_WORDS,
    Word(
        "when.clear",
        "the field has been cleared: in any way, by a play, or because all others have passed",
        "flag",
        (PLAYED, PASSED),
    ),
    *TURN_WORDS,
    *HAND_WORDS,
    *OUT_WORDS,
    *STATE_WORDS,
    *(word for action in ACTIONS for word in action.words),
    *(word for action in ACTIONS for word in action.modifiers),
    Word("until", "how long it lasts", "", ("clear", NEXT_CLEAR, "game", COUNTER, *SHORT_ENDS)),
)

_OFTEN = (
    "when.play", "when.pass", "when.turn", "when.turn.instead", "when.play.rank",
    "when.play.suit", "when.play.count", "when.play.form", "if.order", "then.skip", "then.clear",
    "then.direction", "then.order", "then.give.count", "then.discard.count", "then.draw.count",
    "then.forbid", "then.lock.suit", "then.fall", "until",
)  # fmt: skip
"""Most sentences of the books consist of these words."""

VOCABULARY = Vocabulary(
    {word.path: word for word in _WORDS}, flaws, rule_text, clash, FORMER, _OFTEN
)
