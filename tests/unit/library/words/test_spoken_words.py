"""Every word of a sentence is heard in the rule's text: nobody taps something that is not said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import IDLE, SentenceWords, Vocabulary, Word

BOOK = current().book("daifugo")
TITLES = tuple(dict.fromkeys(name for each in BOOK.titles.values() for name in each))
SENTENCES: tuple[SentenceWords, ...] = (
    {"when.play.rank": "7", "then.give.count": 2, "then.give.strength": "strongest"},
    {"when.play.rank": "7", "then.skip": 1},
    {"when.play.on.rank": "7", "then.skip": 1},
    {"when.play.rank": "8", "then.clear": True},
    {"when.play.rank": "7", "then.order": "turns", "until": "clear"},
    {"when.play.rank": "7", "then.direction": "turns", "until": "clear"},
    {"when.play.rank": "7", "then.lock.rank": "odd", "until": "clear"},
    {"when.play.mix": ("5", "7"), "then.clear": True},
    {"when.play.compared.suit": "same", "then.clear": True},
    {"when.play.compared.suits": "SHDC", "then.clear": True},
    {"when.play.compared.together": 4, "then.clear": True},
    {"when.play.on.rank": "4", "when.play.on.clear": True, "then.cancel": True},
    {"when.hand.rank": "7", "then.win": True},
    {"when.hand.row": 3, "then.win": True},
    {"when.hand.each": 2, "then.win": True},
    {"when.pass": True, "then.fall": True},
    {"when.play.rank": "7", "then.take.count": 1},
)  # fmt: skip
ANY = ("any", *IDLE)
"""What words say that leave a sentence as wide as it is without them."""
UNTOLD = ("when.play.compared.row", "when.play.compared.turns")
"""Words of one known lock; its clause has a wording of its own."""
USUAL = [("then.counts", ("all",)), ("then.lead", "player")]
"""What is so anyway; to say it makes it go before other clauses."""


def values(word: Word) -> Iterator[Any]:
    known = [each for each in word.known(BOOK.deck, TITLES) if each not in ANY]
    counted = [True] if word.of == "flag" else [2] if word.of == "number" else []
    yield from ((each,) if word.many else each for each in (*known, *counted))


def pairs(
    vocabulary: Vocabulary, path: str, value: Any
) -> Iterator[tuple[SentenceWords, SentenceWords]]:
    """Sentences that the word can be added to, without it and with it."""
    for said in SENTENCES:
        if any(f"{each}.".startswith(f"{path}.") or path.startswith(f"{each}.") for each in said):
            continue
        made = {**said, path: value}
        clause = {"overrides": ("daifugo.strength",), "sentences": [made]}
        faults = vocabulary.find_flaws(vocabulary.read(made), BOOK.deck, clause)
        if all(each.level != ERROR and each.path != path for each in faults):
            yield said, made


def test_a_word_that_is_said_is_heard() -> None:
    """In each language."""
    vocabulary = vocabulary_of("climbing")
    assert vocabulary is not None
    unheard: dict[str, list[tuple[str, Any]]] = {lang: [] for lang in LANGS}
    met = 0
    for path, word in vocabulary.words.items():
        for value in values(word) if path not in UNTOLD else ():
            texts = [
                (vocabulary.say(said), vocabulary.say(made))
                for said, made in pairs(vocabulary, path, value)
            ]
            met += bool(texts)
            for lang in LANGS if texts else ():
                if all(without[lang] == heard[lang] for without, heard in texts):
                    unheard[lang].append((path, value))
    assert met > 150
    assert unheard == dict.fromkeys(LANGS, USUAL)
