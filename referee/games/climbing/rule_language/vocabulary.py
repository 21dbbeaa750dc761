"""The words of rule sentences of the climbing family."""

from __future__ import annotations

from referee.rulebook.rule_language import Vocabulary, Word

from .actions import ACTIONS
from .conditions import CARD_WORDS, HAND_WORDS, PASS_WORDS, TURN_WORDS
from .marks import COUNTER, NEXT_CLEAR, SHORT_ENDS
from .rendering import rule_text
from .sentence import OUT_WORDS, STATE_WORDS
from .validation import flaws

_WORDS = (
    *CARD_WORDS,
    *PASS_WORDS,
    Word("when.clear", "the field has been cleared", "flag"),
    *TURN_WORDS,
    *HAND_WORDS,
    *OUT_WORDS,
    *STATE_WORDS,
    *(word for action in ACTIONS for word in action.words),
    *(word for action in ACTIONS for word in action.modifiers),
    Word("until", "how long it holds", "", ("clear", NEXT_CLEAR, "game", COUNTER, *SHORT_ENDS)),
)

_OFTEN = (
    "when.play", "when.pass", "when.turn", "when.turn.instead", "when.play.rank",
    "when.play.suit", "when.play.count", "when.play.form", "if.order", "then.skip", "then.clear",
    "then.direction", "then.order", "then.give.cards", "then.discard.cards", "then.draw.cards",
    "then.forbid", "then.lock.suit", "then.fall", "until",
)  # fmt: skip
"""Most sentences of the books consist of these words."""

VOCABULARY = Vocabulary({word.path: word for word in _WORDS}, flaws, rule_text, _OFTEN)
