"""A sentence in words of both languages: the rule itself, and what it gives as a reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from referee.language.messages import LANGS, listing, message
from referee.model.values import Words

from .cards import COLOURS, Cards
from .sentence import PASSED, Parting, Sentence, read_sentence


def spoken(words: Mapping[str, Any]) -> Words:
    """The rule as somebody at the table would say it; a word left to a reading is passed over."""
    said = read_sentence({path: v for path, v in words.items() if not isinstance(v, Mapping)})
    return {lang: _rule(said, lang) for lang in LANGS}


def spoken_reason(said: Sentence) -> Words:
    """What bars a play, or lets it through: a lock by itself, else the whole rule."""
    if said.then.lock:
        return {lang: message(lang, "said-lock-holds", **_lock(said, lang)) for lang in LANGS}
    if said.then.allow:
        told = {lang: message(lang, "said-allowed", **_trigger(said, lang)) for lang in LANGS}
        return {lang: _begun(text) for lang, text in told.items()}
    return {lang: _rule(said, lang) for lang in LANGS}


def spoken_cause(said: Sentence, count: int = 0) -> Words:
    """What has happened: ``Two 6s were played``. ``count``: how many cards it was, where known."""
    if count:
        said = replace(said, cards=replace(said.cards, count=count))
    told = {lang: message(lang, "said-cause", **_trigger(said, lang)) for lang in LANGS}
    return {lang: _begun(text) for lang, text in told.items()}


def _begun(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def _rule(said: Sentence, lang: str) -> str:
    if said.then.forbid:
        return _begun(message(lang, "said-forbid", **_trigger(said, lang)))
    told = {"then": listing(lang, _effects(said, lang), "list-last-clause")}
    key = "said-rule-pass" if said.when == PASSED else "said-rule-play"
    return message(lang, key, **_trigger(said, lang), **told)


def _trigger(said: Sentence, lang: str) -> dict[str, Any]:
    cards, state = said.cards, said.state
    titles = [message(lang, f"title-{name.replace(' ', '-')}") for name in state.title]
    below = _cards(Cards(rank=cards.on.rank, count=cards.on.count), lang) if cards.on else ""
    lead = "" if cards.lead is None else "yes" if cards.lead else "no"
    forms = [message(lang, f"said-form-{form}") for form in cards.form]
    return {
        "noun": _cards(cards, lang), "many": _many(cards), "on": below, "lead": lead,
        "count": 0 if cards.count == "any" else cards.count, "least": cards.at_least,
        "only": cards.only,
        "order": state.order, "by": listing(lang, titles, "list-last-or"), "mark": state.mark,
        "jokers": max(cards.jokers, 0), "form": listing(lang, forms, "list-last-or"),
    }  # fmt: skip


def _many(cards: Cards) -> str:
    """Whether one card is spoken of, or several."""
    if cards.count in ("odd", "even"):
        return "odd"
    return "one" if cards.count in (0, 1, "any") and cards.at_least < 2 else "several"


def _cards(cards: Cards, lang: str) -> str:
    """The cards that are meant: ``two black 7s``."""
    count = 0 if isinstance(cards.count, str) else cards.count
    odd = cards.count if cards.count in ("odd", "even") else ""
    only = "yes" if cards.only else "no"
    colour = _suit(cards.suit, lang)
    return message(lang, "said-cards", rank=cards.rank, colour=colour, count=count, odd=odd,
                   least=cards.at_least, only=only)  # fmt: skip


def _effects(said: Sentence, lang: str) -> Iterator[str]:
    then = said.then
    until = message(lang, f"said-until-{said.until}") if said.until else ""
    told = {"until": until}
    counted = {"rank": said.cards.rank, "colour": _suit(said.cards.suit, lang)}
    if then.allow:
        yield message(lang, "said-allow")
    if then.order:
        yield message(lang, "said-order", **told)
    if then.direction:
        yield message(lang, "said-direction")
    if then.lock:
        yield message(lang, "said-lock", **_lock(said, lang))
    if then.mark:
        yield message(lang, f"said-mark-{then.mark}", **told)
    if then.clear:
        yield message(lang, "said-clear")
    if then.win:
        yield message(lang, "said-win")
    if then.fall:
        yield message(lang, "said-fall")
    for kind, parting in (("give", then.give), ("discard", then.discard)):
        if parting:
            yield _parting(kind, parting, counted, lang)
    if then.skip:
        yield message(lang, "said-skip", count=_number(then.skip), **counted)


def _parting(kind: str, said: Parting, counted: dict[str, str], lang: str) -> str:
    return message(
        lang, f"said-{kind}", count=_number(said.cards), by=said.by, to=said.to, may=said.may,
        strongest=said.strongest, **counted,
    )  # fmt: skip


def _suit(said: str, lang: str) -> str:
    """A colour, or suits, in a word."""
    if said in COLOURS or said == "same":
        return message(lang, f"said-suit-{said}")
    return listing(lang, [message(lang, f"said-suit-{letter}") for letter in said], "list-last-or")


def _number(said: int | str) -> int:
    """A number; 0: as many as there are cards."""
    return 0 if isinstance(said, str) else said


def _lock(said: Sentence, lang: str) -> dict[str, object]:
    lock = said.then.lock
    until = message(lang, f"said-until-{said.until or 'game'}")
    if lock is None:
        return {"only": "", "until": until}
    only = message(
        lang, "said-only", number=lock.number, colour=_suit(lock.suit, lang), rank=lock.rank
    )
    return {"only": only, "until": until}
