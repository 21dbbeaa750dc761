"""Words of both languages for the cards that a sentence is about, and for when it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.play import SET, SINGLE
from referee.i18n.messages import listing, message

from .conditions.comparison import COLOURS, EQUAL, Comparison
from .conditions.hands import HandCondition
from .conditions.plays import HOW_MIXED, BelowCondition, PlayCondition
from .conditions.turns import ANY
from .sentence import FIRST_OR_FOUL, RuleSentence

SHARED_SUITS = ("same", "same colour", "same colours")
SAMES = {"strength": EQUAL, "form": "same", "count": "same"}
"""What may be the same of a play and the one below, and how each says so."""

OR_LIST = "list-either"


def capitalized(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def brief(sentence: RuleSentence) -> RuleSentence:
    """A sentence as it is told of a play that everybody sees: without what goes without saying."""
    cards = sentence.cards
    below = replace(cards.on, jokers=-1) if cards.on else None
    plain = len(cards.form) != 1 or cards.form[0] in (SINGLE, SET)
    told = replace(
        cards,
        on=below,
        form=() if plain else cards.form,
        only=cards.only and cards.count == 1,
        at_most=0,
        last=cards.last or None,
    )
    return replace(sentence, cards=told)


def trigger_args(sentence: RuleSentence, lang: str) -> dict[str, Any]:
    """What messages about a sentence's ``when`` and ``if`` are told."""
    cards, state = sentence.cards, sentence.state
    named = [name for name in state.title if name != "any"]
    titles = [message(lang, f"title-{name.replace(' ', '-')}") for name in named]
    on = cards.on
    below = _below(on, lang) if on else ""
    forms = [] if _by_form(cards) else [message(lang, f"said-form-{form}") for form in cards.form]
    return {
        "noun": play_phrase(cards, lang), "many": _many(cards), "lead": _yes_no(cards.lead),
        "on": "" if on and on.anywhere else below,
        "count": 0 if cards.count == "any" else cards.count, "least": cards.at_least,
        "most": cards.at_most, "only": cards.only, "last": _yes_no(cards.last),
        "makes": cards.makes, "same": on.same if on else "", "skip": bool(on and on.skip),
        "times": on.times if on else 0, "mark": state.mark,
        "piled": cards.piled, "strongest": cards.strongest,
        "order": "" if state.order == "any" else state.order,
        "by": listing(lang, titles, OR_LIST), "form": listing(lang, forms, OR_LIST),
        "beside": detail_phrase(cards, below, lang),
        "jokers": 0 if cards.jokers == -1 else cards.jokers,
        "passes": sentence.passes.more_than, "whose": sentence.passes.of,
        "held": hand_phrase(sentence.hand, lang), "dealt": state.dealt.partition(" ")[0],
        "cleared": state.cleared, "lock": state.lock, "first": state.first,
        "own": rank_list(state.own, lang, OR_LIST),
        "reign": state.reign, "game": sentence.game, "gift": sentence.gift, "nth": state.game,
        "fouls": sentence.out == FIRST_OR_FOUL, "left": _hyphened(sentence.out),
        **_turn_args(sentence),
    }  # fmt: skip


def _turn_args(sentence: RuleSentence) -> dict[str, Any]:
    """What messages are told about a turn."""
    turn = sentence.turn
    return {
        "any": turn.whose == ANY, "instead": turn.instead, "stuck": turn.stuck,
        "lying": turn.field, "held_least": turn.at_least, "held_most": turn.at_most,
        "outnumbers": turn.outnumbers, "once": sentence.state.once,
        "nth_time": sentence.state.times,
    }  # fmt: skip


def _yes_no(said: bool | None) -> str:
    """A flag that may also say nothing."""
    return "" if said is None else "yes" if said else "no"


def _below(on: BelowCondition, lang: str) -> str:
    """The cards below; empty where nothing is said of them but what is the same."""
    count = 0 if isinstance(on.count, str) else on.count
    named = ""
    if on.rank or count or on.at_least or on.at_most:
        cards = PlayCondition(rank=on.rank, count=count, at_least=on.at_least, at_most=on.at_most)
        told = {"count": count, "least": on.at_least, "most": on.at_most}
        counted = bool(count or on.at_least or on.at_most)
        named = message(
            lang, "said-below", cards=cards_phrase(cards, lang), counted=counted, **told
        )  # fmt: skip
    if _by_form_below(on):
        form = message(lang, f"said-play-{on.form[0]}")
        named = message(lang, "said-below-form", form=form, count=count) if count else form
    if on.jokers < 0:
        return named
    return message(lang, "said-below-jokers", cards=named, jokers=on.jokers)


def _by_form_below(on: BelowCondition) -> bool:
    """Whether the play below is named by its form alone, and the number of its cards."""
    return len(on.form) == 1 and not (on.rank or on.at_least or on.at_most)


def detail_phrase(cards: PlayCondition, below: str, lang: str) -> str:
    """How the play stands to what lies below it, and where its jokers are."""
    return message(lang, "said-gap").join(_details(cards, below, lang))


def _details(cards: PlayCondition, below: str, lang: str) -> Iterator[str]:
    on, compared = cards.on, cards.compared
    if cards.face_down:
        yield message(lang, f"said-beside-face-down-{cards.face_down}")
    if cards.one_suit is not None:
        yield message(lang, f"said-beside-one-suit-{_yes_no(cards.one_suit)}")
    if cards.joker_at:
        yield message(lang, f"said-beside-joker-{_hyphened(cards.joker_at)}")
    if compared:
        yield from _comparison_details(compared, lang)
    if on and on.form and not _by_form_below(on):
        forms = [message(lang, f"said-form-{form}") for form in on.form]
        yield message(lang, "said-beside-on-form", forms=listing(lang, forms, OR_LIST))
    if on and on.around:
        yield message(lang, "said-beside-around")
    if on and on.plays:
        yield message(lang, "said-beside-plays", plays=on.plays)
    if on and on.anywhere:
        yield message(lang, "said-beside-anywhere", on=below)


def _comparison_details(compared: Comparison, lang: str) -> Iterator[str]:
    """How the play stands to the one below; what several things have in common is said once."""
    alike = [part for part, same in SAMES.items() if getattr(compared, part) == same]
    if len(alike) > 1:
        what = listing(lang, [message(lang, f"said-same-{part}") for part in alike])
        more = compared.suit or compared.parity or compared.together or compared.suits_up
        yield message(lang, "said-beside-same", what=what, more="yes" if more else "no")
    else:
        alike = []
    stepping = bool(compared.strength and "strength" not in alike)
    if stepping:
        more = "yes" if compared.suit in SHARED_SUITS else "no"
        yield message(lang, f"said-step-{_hyphened(compared.strength)}", more=more)
    for part in ("form", "count", "suit", "parity"):
        if (said := getattr(compared, part)) and part not in alike:
            after = "step" if stepping else "none"
            yield message(lang, f"said-beside-{part}-{_hyphened(said)}", after=after)
    if compared.together:
        jokers = "yes" if compared.jokers else "no"
        yield message(lang, "said-beside-together", count=compared.together, jokers=jokers)
    if compared.suits_up:
        yield message(lang, "said-beside-suits-up")


def _hyphened(said: str) -> str:
    return said.replace(" ", "-")


def _many(cards: PlayCondition) -> str:
    """Whether one card is spoken of, or several."""
    if cards.count in ("odd", "even"):
        return "odd"
    if len(cards.shows) > 1 or cards.mix or cards.row:
        return "several"
    few = cards.at_least < 2 and cards.at_most < 2
    return "one" if few and cards.count in (0, 1, "any") else "several"


def _by_form(cards: PlayCondition) -> bool:
    """Whether the play is named by its form alone."""
    named = cards.rank or cards.suit or cards.shows or cards.mix or cards.only or cards.put
    return len(cards.form) == 1 and not (named or cards.count or cards.at_least or cards.at_most)


def play_phrase(cards: PlayCondition, lang: str) -> str:
    """The play that is meant: by its cards, or where any will do by its form."""
    if _by_form(cards):
        return message(lang, f"said-play-{cards.form[0]}")
    return cards_phrase(cards, lang)


def cards_phrase(cards: PlayCondition, lang: str) -> str:
    """The cards that are meant: ``two black 7s``."""
    if cards.row:
        return _row_phrase(cards.row, lang)
    if cards.shows or cards.mix:
        told = rank_list(cards.shows or cards.mix, lang)
        named = cards.mix_suits not in HOW_MIXED
        one = "suits" if named else cards.mix_suits.replace("one ", "")
        suits = suit_phrase(cards.mix_suits, lang) if named else ""
        return message(lang, "said-mix", numbers=told, one=one, suits=suits) if cards.mix else told
    if cards.put:
        return message(lang, "said-put-number")
    count = 0 if isinstance(cards.count, str) else cards.count
    odd = cards.count if cards.count in ("odd", "even") else ""
    only = "yes" if cards.only else "no"
    colour = suit_phrase(cards.suit, lang)
    return message(lang, "said-cards", **rank_args(cards.rank, lang), colour=colour, count=count,
                   odd=odd, least=cards.at_least, most=cards.at_most, only=only)  # fmt: skip


def rank_args(ranks: Sequence[str], lang: str, last: str = OR_LIST) -> dict[str, Any]:
    """Cards of one of these numbers, or as ``last`` has it: ``rank`` is the first (an 8, but a 7),
    ``named`` one card of them (``4, 6 or 8``), ``those`` several (``4s, 6s or 8s``); each empty
    where none are named."""
    first = ranks[0] if ranks else ""
    several = [message(lang, "said-rank-several", rank=rank) for rank in ranks]
    return {
        "rank": int(first) if first.isdecimal() else first,
        "named": rank_list(ranks, lang, last),
        "those": listing(lang, several, last),
    }


def rank_list(ranks: Sequence[str], lang: str, last: str = "list-last") -> str:
    """Numbers with the word for a joker, one beside the other, or as ``last`` has it."""
    told = [message(lang, "said-joker") if rank == "Jo" else rank for rank in ranks]
    return listing(lang, told, last)


def _row_phrase(row: Row, lang: str) -> str:
    """Numbers in a row, or a set with a kicker."""
    told = {"least": row.shortest, "most": row.most, "each": row.each, "suits": row.suits}
    told["exact"] = row.shortest == row.most
    kicker = row.kicker.replace(" ", "-")
    return message(lang, "said-row", kicker=kicker, around=row.around, **told)


def suit_phrase(said: str, lang: str) -> str:
    """A colour, or suits, in a word."""
    if said in COLOURS or said.startswith("same"):
        return message(lang, f"said-suit-{_hyphened(said)}")
    return listing(lang, [message(lang, f"said-suit-{letter}") for letter in said], OR_LIST)


def count_arg(said: int | str) -> int:
    """A number; 0: as many as there are cards."""
    return 0 if isinstance(said, str) else said


def until_phrase(until: str, lang: str) -> str:
    """How long something holds; left open where nothing is said of it yet."""
    return message(lang, f"said-until-{_hyphened(until)}") if until else "…"


def hand_phrase(hand: HandCondition, lang: str) -> str:
    """What a hand holds: ``four 2s``."""
    if hand.rank:
        cards = cards_phrase(PlayCondition(rank=(hand.rank,), count=hand.at_least), lang)
        return message(lang, "said-hand-cards", cards=cards, rank=hand.rank, count=hand.at_least)
    if hand.cards:
        return message(lang, "said-hand-many", count=hand.cards)
    if hand.suit:
        return message(lang, "said-hand-suit")
    if hand.pairs:
        only = hand.pairs == "only"
        return message(lang, "said-hand-pairs" if only else "said-hand-pairs-but-one")
    if hand.ranks:
        first, last, count = hand.ranks[0], hand.ranks[-1], len(hand.ranks)
        return message(lang, "said-hand-ranks", first=first, last=last, count=count)
    return message(lang, "said-hand-row", row=hand.row, each=hand.each) if hand.row else ""
