"""Phrases for the conditions of a sentence, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.play import SET, SINGLE
from referee.i18n.card_names import card_words, is_named_in_words
from referee.i18n.messages import listing, message, title
from referee.rulebook.rule_language import NumberRange

from .conditions import (
    ALL,
    ANY,
    ANY_NUMBER,
    COLOURS,
    EQUAL,
    HOW_MIXED,
    PLAYER,
    WHOLE,
    BelowCondition,
    Comparison,
    Count,
    HandCondition,
    PlayCondition,
    fitting,
)
from .players import TABLE, players_phrase
from .sentence import ENDED, FIRST_OR_FOUL, ON_TURN, PLAYED, RuleSentence

SAMES = {"strength": EQUAL, "form": "same", "count": "same"}
"""What may be the same as of the play below, with the value that says so."""

CAUSE = "cause"
"""The way of a play that has led to something."""
OR_LIST = "list-either"
"""The key of lists of alternatives."""


def capitalized(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def brief(sentence: RuleSentence) -> RuleSentence:
    """The sentence without conditions that everybody sees are true of a play on the field."""
    cards = sentence.cards
    below = cards.on
    if below and below.jokers.fits(0):
        below = replace(below, jokers=ANY_NUMBER)
    plain = len(cards.form) != 1 or cards.form[0] in (SINGLE, SET)
    form, only = () if plain else cards.form, cards.only and exactly(cards.count) == 1
    cards = replace(cards, on=below, form=form, only=only, last=cards.last or None)
    least, most = fitting(cards.count).limits
    if most:
        cards = replace(cards, count=NumberRange(least) if least else ANY_NUMBER)
    return replace(sentence, cards=cards)


def as_played(sentence: RuleSentence, below: str) -> RuleSentence:
    """The sentence about a play at the table: without what everybody sees there, such as how many
    cards it has.

    Args:
        below: the form of the play below; empty on an empty field
    """
    cards = brief(sentence).cards
    if exactly(cards.count) == 1:
        cards = replace(cards, count=ANY_NUMBER)
    cards, on, compared = replace(cards, only=False), cards.on, cards.compared
    if on and below in on.form:
        on = replace(on, form=(below,))
    if on and on.rank and exactly(on.count) == 1:
        on = replace(on, count=ANY_NUMBER)
    if compared:
        form, count = (
            value if value != "same" else "" for value in (compared.form, compared.count)
        )
        compared = replace(compared, form=form, count=count)
        compared = None if compared == Comparison() else compared
        if compared is None and on is None and cards.lead is None:
            cards = replace(cards, lead=False)
    return replace(sentence, cards=replace(cards, on=on, compared=compared))


def trigger_args(
    sentence: RuleSentence, lang: str, *, near: bool = False, effect: str = "", way: str = ""
) -> dict[str, Any]:
    """The message arguments for the ``when`` and ``if`` of a sentence.

    Args:
        near: the play below lies on the table, so it need not be named in a comparison
        effect: what is in effect if that is a condition; by default, ``this``
        way: ``allowed`` or ``forbidden`` if the sentence says that of the play; ``cause`` if the
            play has been made
    """
    cards, state, turn = _counted_singles(sentence.cards), sentence.state, sentence.turn
    titles = [title(lang, name) for name in state.title if name != "any"]
    on = cards.on
    below = below_phrase(on, lang) if on else ""
    forms = [] if _by_form(cards) else [message(lang, f"said-form-{form}") for form in cards.form]
    return {
        "noun": play_phrase(cards, lang, near=near), "effect": effect,
        "many": _many(cards), "lead": _yes_no(cards.lead),
        "on": "" if on and on.anywhere else below,
        **_counts(cards.count), "only": _only(cards), "last": _yes_no(cards.last),
        "makes": cards.makes, "same": on.same if on else "", "skip": bool(on and on.skip),
        "times": on.times if on else 0,
        "mark": state.mark if state.mark in ("", TABLE, PLAYER) else "",
        "piled": cards.piled, "strongest": bool(cards.strength),
        "order": "" if state.order == "any" else state.order,
        "by": listing(lang, titles, OR_LIST), "form": listing(lang, forms, OR_LIST),
        "way": "" if way == CAUSE else way,
        "joined": _joined(cards.compared, lang, near=near, way=way),
        "stacks": _stacks(cards, lang), "any_cards": _is_any(cards),
        "formed": _by_form(cards),
        "beside": message(lang, "said-gap").join(_details(cards, below, lang, near=near)),
        **numbers(lang, "jokers", cards.jokers),
        **numbers(lang, "passes", sentence.passes.times, "times"), "whose": sentence.passes.who,
        "held": hand_phrase(sentence.hand, lang), "dealt": state.dealt.partition(" ")[0],
        "cleared": bool(state.cleared), "lock": state.lock, "first": state.first,
        "own": rank_list(state.own, lang, OR_LIST),
        **numbers(lang, "reign", state.reign, "games"), "nth": nth_game(state.game, lang),
        "game": sentence.game, "gift": sentence.gift,
        "clears": "any" if sentence.clear is True else sentence.clear,
        "fouls": sentence.out == FIRST_OR_FOUL, "left": hyphenated(sentence.out),
        "any": turn.who == ALL, "instead": turn.instead, "stuck": turn.stuck,
        "lying": _yes_no(turn.lead), **numbers(lang, "in_hand", turn.cards),
        "outnumbers": turn.outnumbers, "once": state.once, **_counts(state.times, "time"),
        "own_times": state.who == PLAYER,
    }  # fmt: skip


def conditioned(text: str, sentence: RuleSentence, lang: str) -> str:
    """A sentence with how many cards and players there have to be."""
    state = sentence.state
    args = {
        **numbers(lang, "held", state.hand if sentence.when != ON_TURN else ANY_NUMBER),
        **numbers(lang, "left", state.left),
        **numbers(lang, "players", state.players, "players"),
        "game": state.game != ANY_NUMBER and sentence.when != ENDED,
    }
    said = {
        "game": message(lang, "said-if-game", nth=nth_game(state.game, lang)),
        "players": message(lang, "said-if-players", **args),
        "held": message(lang, "said-if-held", **args),
        "left": message(lang, "said-if-left", **args),
    }
    parts = [part for name, part in said.items() if args[name]]
    if state.mark not in ("", TABLE, PLAYER):
        who = players_phrase((state.mark,), lang, sentence.when)
        parts.append(message(lang, "said-if-marked", who=who))
    if state.holds:
        held = hand_phrase(state.holds, lang)
        parts.append(message(lang, "said-if-holds", held=held, when=sentence.when))
    if not parts:
        return capitalized(text)
    and_ = message(lang, "said-if-and")
    conditions = and_.join(parts)
    when = "When "
    if text.startswith(when):  # in English, the trigger is one more condition
        return f"If {conditions}{and_}{text.removeprefix(when)}"
    return capitalized(message(lang, "said-if", parts=conditions, then=text))


def _counted_singles(cards: PlayCondition) -> PlayCondition:
    """The condition with the form of a single card said as a number."""
    if cards.form != (SINGLE,) or not (cards.rank or cards.suit or cards.only):
        return cards
    return replace(cards, form=(), count=NumberRange(1, 1), only=True)


def exactly(count: Count) -> int:
    """The one number that fits; 0 if there are several."""
    return fitting(count).exactly


def _counts(count: Count, name: str = "") -> dict[str, int | str]:
    """A number as message arguments: the one that fits (0: several), the least and the most;
    ``odd`` or ``even`` stay."""
    numbers = fitting(count)
    least, most = numbers.limits
    start, exact = f"{name}_" if name else "", numbers.exactly
    if isinstance(count, str) and count != "any":
        return {name or "count": count, f"{start}least": 0, f"{start}most": 0}
    return {name or "count": exact, f"{start}least": least, f"{start}most": most}


def numbers(lang: str, name: str, value: NumberRange, unit: str = "cards") -> dict[str, Any]:
    """A number in words, such as ``3 or more``, as a message argument: empty for any number. With
    it the one that fits (-1: several), the least and the most."""
    args = {f"{name}_{part}": number for part, number in value.message_args.items()}
    if value == ANY_NUMBER:
        return {**args, name: ""}
    return {**args, name: message(lang, "said-numbers", **value.message_args, unit=unit)}


def nth_game(game: Count, lang: str) -> str:
    """Which game it is, as a message argument: a number, in words if several fit; ``last``; or
    ``any``."""
    if isinstance(game, str):
        return game
    return "any" if game == ANY_NUMBER else numbers(lang, "nth", game, "nth")["nth"]


def _yes_no(flag: bool | None) -> str:
    return "" if flag is None else "yes" if flag else "no"


def below_phrase(on: BelowCondition, lang: str) -> str:
    """The play below; empty if it has no conditions of its own."""
    args: dict[str, Any] = _counts(on.count)
    args["counted"] = any(args.values())
    named = ""
    if on.rank or (args["counted"] and not on.form):
        cards = PlayCondition(rank=on.rank, count=fitting(on.count))
        named = message(lang, "said-below", cards=cards_phrase(cards, lang), **args)
    if on.form:
        names = (message(lang, f"said-{'form' if on.rank else 'play'}-{form}") for form in on.form)
        form = listing(lang, names, OR_LIST)
        key = "said-below-in-form" if on.rank else "said-below-form"
        named = message(lang, key, form=form, cards=named, **args)
    if on.jokers != ANY_NUMBER:
        args = numbers(lang, "jokers", on.jokers)
        named = message(lang, "said-below-jokers", cards=named, **args)
    if not on.by:
        return named
    who = players_phrase(on.by, lang, PLAYED, last=OR_LIST)
    return message(lang, "said-below-by", cards=named, who=who)


def _details(cards: PlayCondition, below: str, lang: str, *, near: bool) -> Iterator[str]:
    """Further conditions on the play: its jokers, the comparison with the play below."""
    on, compared = cards.on, cards.compared
    if cards.face_down:
        yield message(lang, f"said-beside-face-down-{cards.face_down}")
    if cards.suits != ANY and not (cards.mix or cards.row):
        how, named = hyphenated(cards.suits), "" if cards.suits in HOW_MIXED else cards.suits
        yield message(lang, "said-beside-suits", how=how, **suit_args(named, lang))
    if cards.joker_at:
        yield message(lang, f"said-beside-joker-{hyphenated(cards.joker_at)}")
    if compared:
        yield from _comparison_details(compared, lang, near=near)
    if on and on.around:
        yield message(lang, "said-beside-around")
    if on and on.plays != ANY_NUMBER:
        yield message(lang, "said-beside-plays", **numbers(lang, "plays", on.plays, "plays"))
    if on and on.anywhere:
        yield message(lang, "said-beside-anywhere", on=below)


def _comparison_details(compared: Comparison, lang: str, *, near: bool) -> Iterator[str]:
    """The comparison with the play below; several things that are the same are listed together."""
    alike = [part for part, same in SAMES.items() if getattr(compared, part) == same]
    if len(alike) > 1:
        what = listing(lang, [message(lang, f"said-same-{part}") for part in alike])
        more = compared.suit or compared.parity or compared.suits
        yield message(lang, "said-beside-same", what=what, more="yes" if more else "no")
    else:
        alike = []
    stepping = bool(compared.strength and "strength" not in alike)
    parts = {part: getattr(compared, part) for part in ("form", "count", "suit", "parity")}
    left = {part: value for part, value in parts.items() if value and part not in alike}
    if stepping:
        more = "yes" if left or compared.suits else "no"
        yield message(lang, f"said-step-{hyphenated(compared.strength)}", more=more, near=near)
    for part, value in left.items():
        after = "step" if stepping else "none"
        yield message(lang, f"said-beside-{part}-{hyphenated(value)}", after=after, near=near)
    if compared.suits:
        yield message(lang, "said-beside-suits-up", near=near)


def _joined(compared: Comparison | None, lang: str, *, near: bool, way: str) -> str:
    """How many cards it is with those of the play below."""
    if not compared or compared.together == ANY_NUMBER:
        return ""
    together = numbers(lang, "together", compared.together)
    args = {**together, "jokers": "yes" if compared.stand_ins else "no", "near": near, "way": way}
    return message(lang, "said-beside-together", **args)


def hyphenated(value: str) -> str:
    """A value of a word as it is spelled in messages."""
    return value.replace(" ", "-")


def _many(cards: PlayCondition) -> str:
    """Whether one card is meant (``one``), or ``several``, or an ``odd`` or even number."""
    if cards.count in ("odd", "even"):
        return "odd"
    row = cards.row
    if len(cards.shows) > 1 or (row and not row.most == row.each == 1):
        return "several"
    if row or cards.mix or cards.put or exactly(cards.count) == 1 or _by_form(cards):
        return "one"
    numbers = fitting(cards.count)
    named = cards.rank or cards.suit or cards.shows or any(numbers.limits)
    several = max(numbers.limits) > 1 or bool(numbers.exactly)
    return "several" if several or cards.only or not named else "one"


def _is_any(cards: PlayCondition) -> bool:
    """Whether any cards will do, however many and in whatever form."""
    kept = {name: getattr(cards, name) for name in ("on", "makes", "piled", "lead")}
    return cards == PlayCondition(**kept)


def _stacks(cards: PlayCondition, lang: str) -> bool:
    """Whether any cards of some number are played on others."""
    compared = cards.compared or Comparison()
    of_kinds = compared.strength or compared.suit or compared.parity or compared.suits
    named = of_kinds or cards.joker_at or cards.strength or cards.suits != ANY
    is_any = play_phrase(cards, lang) == cards_phrase(PlayCondition(), lang)
    return bool(cards.on) and is_any and not named and cards.jokers == PlayCondition().jokers


def _by_form(cards: PlayCondition) -> bool:
    """Whether the play is named by its form."""
    named = cards.rank or cards.suit or cards.shows or cards.mix or cards.only or cards.put
    return len(cards.form) == 1 and not named and cards.count == ANY_NUMBER


def play_phrase(cards: PlayCondition, lang: str, *, near: bool = False) -> str:
    """The play: its cards, or its form if any cards will do."""
    if _by_form(cards):
        return message(lang, f"said-play-{cards.form[0]}")
    return cards_phrase(cards, lang, near=near)


def cards_phrase(cards: PlayCondition, lang: str, *, near: bool = False) -> str:
    """The cards that are meant, such as ``two black 7s``."""
    if cards.row:
        return _row_phrase(cards.row, lang)
    if len(cards.shows) > 1 and not cards.mix:
        return rank_list(cards.shows, lang)
    if cards.mix:
        named = cards.suits not in HOW_MIXED
        one = "suits" if named else cards.suits.replace("one ", "")
        suits = suit_args(cards.suits if named else "", lang)
        near = near or any(map(is_named_in_words, cards.mix))
        return message(
            lang, "said-mix", ranks=rank_list(cards.mix, lang), one=one, near=near, **suits
        )
    if cards.put:
        return message(lang, "said-put-number")
    odd = cards.count if cards.count in ("odd", "even") else ""
    args = {**card_args(cards, lang), **_counts(fitting(cards.count))}
    return message(lang, "said-cards", **args, odd=odd, only=_only(cards))


def _only(cards: PlayCondition) -> str:
    """Whether the play has no other cards; ``natural``: no jokers, if any cards are meant."""
    if not cards.only or cards.rank or cards.suit or cards.shows:
        return "yes" if cards.only else "no"
    return "no" if cards.stand_ins else "natural"


def card_args(cards: PlayCondition, lang: str) -> dict[str, Any]:
    """The message arguments for the ranks and suits of the cards that are meant."""
    unique = len(cards.rank) == len(cards.suit) == 1 and not {*cards.rank} & {"Jo"}
    ranks = cards.rank or cards.shows
    return {**rank_args(ranks, lang), **suit_args(cards.suit, lang), "unique": unique}


def suit_args(suits: str, lang: str) -> dict[str, Any]:
    """The message arguments for cards of a colour or of these suits: ``colour`` is one of them
    (``red``, ``spade or heart``), ``suits`` several (``spades or hearts``), empty for a colour."""
    named = "" if suits in COLOURS or suits.startswith("same") else suits
    names = [message(lang, f"suit-{letter}") for letter in named]
    return {"colour": suit_phrase(suits, lang), "suits": listing(lang, names, OR_LIST)}


def rank_args(ranks: Sequence[str], lang: str, last: str = OR_LIST) -> dict[str, Any]:
    """The message arguments for cards of these ranks: ``rank`` is the first one (for "a" or "an"),
    ``named`` one card (``4, 6 or 8``), ``those`` several (``4s, 6s or 8s``); ``last``: the key of
    the list. Without ranks all are empty."""
    first = ranks[0] if ranks else ""
    several = [message(lang, "said-rank-several", rank=rank) for rank in ranks]
    return {
        "rank": int(first) if first.isdecimal() else first,
        "named": rank_list(ranks, lang, last),
        "those": listing(lang, several, last),
    }


def rank_list(ranks: Sequence[str], lang: str, last: str = "list-last") -> str:
    """A list of ranks, with the word for a joker; ``last``: the key of the list."""
    joker = message(lang, "said-joker")
    names = [joker if rank == "Jo" else card_words(lang, rank) for rank in ranks]
    return listing(lang, names, last)


def _row_phrase(row: Row, lang: str) -> str:
    """Ranks in a row, or a set with a kicker."""
    args = {"least": row.shortest, "most": row.most, "each": row.each, "suits": row.suits}
    args |= {"exact": row.shortest == row.most, "kicker": hyphenated(row.kicker)}
    return message(lang, "said-row", around=row.around, **args)


def suit_phrase(suits: str, lang: str) -> str:
    """A colour, or suits by their letters."""
    if suits in COLOURS or suits.startswith("same"):
        return message(lang, f"said-suit-{hyphenated(suits)}")
    return listing(lang, [message(lang, f"said-suit-{letter}") for letter in suits], OR_LIST)


def count_arg(value: int | str) -> int:
    """A number as a message argument; 0: as many as there are cards."""
    return 0 if isinstance(value, str) else value


def until_phrase(until: str, lang: str) -> str:
    """How long something lasts; an ellipsis if the sentence doesn't say."""
    return message(lang, f"said-until-{hyphenated(until)}") if until else "…"


def hand_phrase(hand: HandCondition, lang: str) -> str:
    """What a hand holds, such as ``four 2s``."""
    suits = "" if hand.suit == WHOLE else hand.suit
    if hand.rank or suits:
        ranks = (hand.rank,) if hand.rank else ()
        cards = cards_phrase(PlayCondition(rank=ranks, suit=suits, count=hand.count), lang)
        args = {**numbers(lang, "count", hand.count), **suit_args(suits, lang)}
        if not hand.count.most:
            return message(
                lang, "said-hand-without", **rank_args(ranks, lang), **suit_args(suits, lang)
            )
        return message(lang, "said-hand-cards", cards=cards, rank=hand.rank, **args)
    if hand.is_size:
        return message(lang, "said-hand-many", **numbers(lang, "cards", hand.count))
    if hand.suit:
        return message(lang, "said-hand-suit")
    if hand.pairs:
        only = hand.pairs == "only"
        return message(lang, "said-hand-pairs" if only else "said-hand-pairs-but-one")
    if hand.shows:
        first, last, count = hand.shows[0], hand.shows[-1], len(hand.shows)
        return message(lang, "said-hand-ranks", first=first, last=last, count=count)
    return message(lang, "said-hand-row", row=hand.row, each=hand.each) if hand.row else ""
