"""What is wrong with sentences whose every word is right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.cards.card import Deck
from referee.games.climbing.rule_api.mark_names import PICKED
from referee.rulebook.rule_language import Flaw, SentenceWords

from .actions import ACTIONS, RuleAction, actions_in
from .actions.base import TWO_MORE
from .actions.field import SeizeAction
from .actions.strength import PutAction
from .conditions.hands import BEST_SUIT
from .conditions.turns import ANY
from .marks import COUNTER, NEXT_CLEAR, SHORT_ENDS
from .sentence import (
    ABOUT_CARDS,
    ALWAYS,
    BETWEEN,
    ENDED,
    FIRST_TURN,
    GIVEN,
    ON_TURN,
    PASSED,
    PLAYED,
    SWEPT,
    TRIGGERS,
    trigger_of,
)


def faults(words: SentenceWords, deck: Deck, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """``clause``: the words ``overrides`` of the clause that says it, and all its sentences."""
    denied = [path for path, value in words.items() if value is False]
    words = {path: value for path, value in words.items() if value is not False}
    actions = actions_in(words)
    yield from _denying(denied, actions)
    plays = any(path.startswith("when.play.") for path in denied)
    if not plays and not any(path.startswith("when.") for path in words):
        yield Flaw("when", "no-trigger", {})
    if not actions:
        yield Flaw("then", "no-effect", {})
    yield from _triggers(words, actions)
    yield from _counting(words, deck, actions)
    yield from _twice(words)
    yield from _lasting(words, actions)
    yield from _idle(words, actions)
    yield from _contradicting(words, clause)
    yield from _too_early(words, actions)
    yield from _hands(words, deck)
    yield from _passes(words)
    yield from _of_turns(words, clause)
    for action in actions:
        yield from action.faults(words, clause)


REIGNING = "if.reign"
OF_GIVERS = ("if.title", REIGNING)
"""What may be asked of who gives in the exchange."""
GAME = "if.game"
"""What only a game that ends is asked."""


def _denying(denied: list[str], actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """A ``no`` to a part of something that the sentence does not do."""
    if not denied:
        return
    undone = tuple(f"{action.path}." for action in ACTIONS if action not in actions)
    yield from (Flaw(path, "about-nothing", {}) for path in denied if path.startswith(undone))


def _triggers(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """What goes with other triggers alone."""
    trigger = trigger_of(dict.fromkeys(words, True))
    about = PLAYED if trigger in ABOUT_CARDS else trigger
    for path in sorted(words):
        named = path.split(".")[1] if path.startswith("when.") else about
        if named != about and named in TRIGGERS:
            yield Flaw(path, "two-triggers", {})
    if trigger == SWEPT:
        yield from _too_late(words)
    if trigger in (*BETWEEN, ALWAYS):
        standing = {path for action in actions for path in action.standing if trigger == ALWAYS}
        standing |= {*OF_GIVERS} if trigger == GIVEN else set()
        before = (p for p in sorted(words) if p.startswith("if.") and p not in {GAME, *standing})
        yield from (Flaw(path, f"not-of-a-{trigger}", {}) for path in before)
    lasting = any(action.words and not action.stage for action in actions)
    if "if.times" in words and (trigger != PLAYED or lasting):
        yield Flaw("if.times", "times-of-plays", {})
    if REIGNING in words and trigger != GIVEN:
        yield Flaw(REIGNING, "of-gifts-alone", {})
    if GAME in words and trigger != ENDED:
        yield Flaw(GAME, f"not-of-a-{trigger}", {})
    for action in actions:
        if trigger not in action.of:
            yield Flaw(_first(words, action), f"not-of-a-{trigger}", {})


BY_THEN = ("lead", "on", "compared", "piled", "strongest", "last", "makes")
"""What is said of a play as it is laid, not when it is swept away."""


def _too_late(words: SentenceWords) -> Iterator[Flaw]:
    """What nobody sees any more when the field is cleared on a play."""
    for path in sorted(words):
        if path.startswith("when.play.") and path.split(".")[2] in BY_THEN:
            yield Flaw(path, "too-late", {})


def _first(words: SentenceWords, action: type[RuleAction]) -> str:
    """The first of the words that say a deed."""
    return min(path for path in words if path == action.path or path.startswith(f"{action.path}."))


def _counting(words: SentenceWords, deck: Deck, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """Numbers of cards that no play has, or that no card is counted for."""
    count, rank = words.get("when.play.count"), words.get("when.play.rank")
    most = _most(words, deck)
    for path in ("when.play.count", "when.play.at_least", "when.play.at_most"):
        if isinstance(words.get(path), int) and not 0 < words[path] <= most:
            yield Flaw(path, "never-so-many", {"count": words[path], "most": most})
    row = {"least": len(deck.ranks), "most": len(deck.ranks), "each": len(deck.suits) + deck.jokers}
    row["around"] = len(deck.ranks) - 1
    for path, limit in ((f"when.play.row.{name}", limit) for name, limit in row.items()):
        if isinstance(words.get(path), int) and not 0 < words[path] <= limit:
            yield Flaw(path, "never-so-many", {"count": words[path], "most": limit})
    if count is not None and "when.play.at_least" in words:
        yield Flaw("when.play.at_least", "count-twice", {})
    for path in (path for action in actions for path in action.counting):
        if words.get(path) in ("each", TWO_MORE) and not (rank or words.get("when.play.suit")):
            yield Flaw(path, "each-of-what", {})


def _most(words: SentenceWords, deck: Deck) -> int:
    """How many of the cards meant a play can have."""
    ranks = [] if isinstance(words.get("when.play.rank"), Mapping) else words.get("when.play.rank")
    each = [deck.jokers if rank == "Jo" else len(deck.suits) for rank in ranks or ()]
    alike = words.get("when.play.form") in (("set",), ("single",))
    most = (max(each) if alike else sum(each)) if each else deck.size
    filled = words.get("when.play.stand_ins") and "Jo" not in (ranks or ())
    return most + deck.jokers if filled else most


AGAIN = ("when.play.mix", "then.points", "then.bonus")
"""Words whose lists may say the same twice."""


def _twice(words: SentenceWords) -> Iterator[Flaw]:
    """Lists that say something twice."""
    for path, value in words.items():
        if isinstance(value, tuple) and path not in AGAIN and len({*value}) < len(value):
            again = next(each for at, each in enumerate(value) if each in value[:at])
            yield Flaw(path, "twice", {"value": again}, "warning")


def _lasting(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """What holds on says until when, and nothing else does."""
    lasting = sorted(_first(words, action) for action in actions if action.lasts)
    lasting = [] if "when.always" in words else lasting
    if lasting and "until" not in words:
        yield Flaw(lasting[0], "until-when", {})
    if "until" in words and not lasting:
        yield Flaw("until", "nothing-lasts", {}, "warning")
    if words.get("until") in SHORT_ENDS and not all(
        action.passing for action in actions if action.lasts
    ):
        yield Flaw("until", "not-so-soon", {})
    if words.get("until") == NEXT_CLEAR and not all(
        action.outlasting for action in actions if action.lasts
    ):
        yield Flaw("until", "not-so-long", {})
    if words.get("until") == COUNTER and not all(
        action.till_countered for action in actions if action.lasts
    ):
        yield Flaw("until", "not-till-countered", {})
    read = all(action.read_until for action in actions if action.lasts)
    if isinstance(words.get("until"), Mapping) and not read:
        yield Flaw("until", "no-reading-here", {})


OF_CARDS_PLAYED = {
    "then.discard.weaker": (True,), "then.draw.from": ("below", "discards or field"),
    "then.draw.stays": (True,),
}  # fmt: skip
"""What goes by the cards that have just been played, where it says this."""


def _passes(words: SentenceWords) -> Iterator[Flaw]:
    """Passes that are said how to count, and are not counted, and what no pass has."""
    trigger = trigger_of(dict.fromkeys(words, True))
    if trigger in (PASSED, ON_TURN):
        about = (path for path, of in OF_CARDS_PLAYED.items() if words.get(path) in of)
        yield from (Flaw(path, f"not-of-a-{trigger}", {}) for path in about)
    counting = {"when.pass.more_than", "then.fall"}
    if "when.pass.skips" in words and not counting & words.keys():
        yield Flaw("when.pass.skips", "about-nothing", {})


def _idle(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """Words that say how something is meant that the sentence does not do."""
    doing = [action for action in actions if action.words]
    told = {word.path for action in doing for word in action.modifiers}
    told |= {path for action in doing for path in action.qualified}
    modifiers = {word.path: word for action in ACTIONS for word in action.modifiers}
    for path in modifiers:
        if path in words and path not in told:
            yield Flaw(path, "about-nothing", {})


AFTER_CLEAR = ("on_owe", "on_turn")
"""The stages of a play that come after it has cleared the field."""


def _contradicting(words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """Words that contradict one another, or lack one another."""
    for path in ("when.play.on.stand_ins", "when.play.on.anywhere"):
        if path in words and "when.play.on.rank" not in words:
            yield Flaw(path, "about-nothing", {})
    below = ("when.play.on.", "when.play.compared.")
    if words.get("when.play.lead") is True and any(path.startswith(below) for path in words):
        yield Flaw("when.play.lead", "lead-on-something", {})
    marks = {each.get("then.mark") for each in clause.get("sentences", ())}
    marks |= {"player"} if PICKED in marks else set()
    marks |= {"table"} if any(map(PutAction.lays, clause.get("sentences", ()))) else set()
    if "if.cleared" in words:
        early = [action for action in actions_in(words) if action.stage not in AFTER_CLEAR]
        if early and early[0].words:
            yield Flaw(_first(words, early[0]), "before-the-clear", {})
    if words.get("if.first") == FIRST_TURN and trigger_of(dict.fromkeys(words, True)) != ALWAYS:
        yield Flaw("if.first", "first-turn-of-whom", {})
    if "when.play.put" in words and not any(map(PutAction.names, clause.get("sentences", ()))):
        yield Flaw("when.play.put", "nothing-put", {})
    if "if.mark" in words and words["if.mark"] not in marks:
        yield Flaw("if.mark", "nothing-marks", {})


def _too_early(words: SentenceWords, actions: list[type[RuleAction]]) -> Iterator[Flaw]:
    """What happens with the play itself cannot wait for what the play makes."""
    for action in actions:
        if "when.play.makes" in words and action.stage == "on_play" and not action.can_wait:
            yield Flaw(_first(words, action), "too-early", {})


def _hands(said: SentenceWords, deck: Deck) -> Iterator[Flaw]:
    """Hands that nobody can hold, or that say nothing."""
    words = {path.removeprefix("when.hand."): v for path, v in said.items() if "when.hand." in path}
    if words and not words.keys() & {"rank", "ranks", "suit", "row", "pairs", "cards"}:
        yield Flaw(f"when.hand.{min(words)}", "hand-of-what", {})
    if "fours" in words and "pairs" not in words:
        yield Flaw("when.hand.fours", "about-nothing", {})
    lacks = "ranks" not in words and words.get("several") == BEST_SUIT
    if "several" in words and (lacks or "then.win" not in said):
        yield Flaw("when.hand.several", "about-nothing", {})
    if "if.dealt" in said and not words:
        yield Flaw("if.dealt", "dealt-what", {})
    most = deck.jokers if words.get("rank") == "Jo" else len(deck.suits)
    most += deck.jokers if words.get("stand_ins") and words.get("rank") != "Jo" else 0
    cards = deck.size + deck.jokers
    limits = (("at_least", most), ("each", most), ("row", len(deck.ranks)), ("cards", cards))
    for name, limit in limits:
        if isinstance(words.get(name), int) and not 0 < words[name] <= limit:
            count = {"count": words[name], "most": limit}
            yield Flaw(f"when.hand.{name}", "never-so-many", count)


OF_THE_GAME = ("if.cleared", "if.dealt")
"""What nobody asks before a move is made."""
OF_PLAYS = ("then.answerable", "then.before_doubt", "then.called")
"""How that is meant which comes of a play."""
ON_OWN_TURN = ("when.turn.instead", "when.turn.stuck", "when.turn.field")
"""What makes no sense out of turn."""


def _of_turns(words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """What is wrong with what somebody may do on a turn."""
    if trigger_of(dict.fromkeys(words, True)) != ON_TURN:
        if "if.once" in words and SeizeAction.path not in words:
            yield Flaw("if.once", "once-of-what", {})
        return
    for path in (*OF_THE_GAME, *OF_PLAYS):
        if path in words:
            yield Flaw(path, "not-of-a-turn", {})
    if words.get("when.turn.whose") == ANY:
        yield from (Flaw(path, "on-own-turn", {}) for path in ON_OWN_TURN if path in words)
    least, most = words.get("when.turn.at_least", 0), words.get("when.turn.at_most")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        yield Flaw("when.turn.at_least", "never-so-few", {"least": least, "most": most})
    sentences = clause.get("sentences", ())
    if sum(any(p.startswith("when.turn") for p in each) for each in sentences) > 1:
        yield Flaw("when.turn", "turn-once", {})
