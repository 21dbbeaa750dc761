"""Finds what was told and is on no table: a verdict would then be about something else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from referee.notation.lenient.lexicon import normalize

from .frames import Frame
from .reading import Reading
from .rule_search import unexplained
from .tokens import Token
from .vocabulary import matches, rule_names

_NEEDS = {
    "pass": r"\bpass(?:ed|es)?\b",
    "out": r"\bout\b|\bfinish\b|\b(?:ranks?|titles?)\b",
    "field": r"(?m)^(?:field|play):|\bboard\b|\bfield\b",
    "trump": r"\btrump\b",
    "direction": r"\breversed\b|\bwhat happens\b",
    "first_trick": r"\bfirst trick\b",
}
"""What a word means -> how a table text says it."""
_AT_TABLE = ("pass", "out")
"""Those of them that a table doesn't have already."""
_EXAMPLES = {"run", "hand_kind"}
"""Words beside which the ranks are only an example."""
_MARKING = {"revolution", "j_back"}
"""Rules that turn the ranks around while they are in effect."""
_KANA = re.compile("[ァ-ヺー]+")


def lost(
    tokens: Sequence[Token], reading: Reading, *, is_found: bool, has_table: bool
) -> list[str]:
    """The words that tell of cards, players and moves, and that a reading has nothing of.

    ``is_found``: whether its rules were found by a description, not by their names. ``has_table``:
    whether the players and cards were known before.
    """
    is_told = not (has_table or reading.states or reading.clauses)
    if reading.questions or is_told:
        return [*dict.fromkeys(_missing(tokens, reading, has_table=has_table))]
    return [*dict.fromkeys(_unexplained(tokens, reading))] if is_found else []


def _missing(tokens: Sequence[Token], reading: Reading, *, has_table: bool) -> Iterator[str]:
    """The words of which the table and its questions have nothing."""
    needs = {concept: _NEEDS[concept] for concept in (_AT_TABLE if has_table else _NEEDS)}
    meanings = {concept for token in tokens for concept in token.concepts}
    if matches("all_but_me", Frame([*tokens]).text):
        needs.pop("pass")  # as if nobody had
    if any(hand.unknown == 0 for hand in reading.table.description.hands.values()):
        needs.pop("out")  # whose whole hand is known plays it
    if meanings & {"empty", "nothing"}:
        needs.pop("field", None)
    for token, following in pairwise((*tokens, Token("stop", ""))):
        wanted = [needs[concept] for concept in token.concepts if concept in needs]
        is_word = token.kind == "word"
        if is_word and not all(re.search(form, reading.text) for form in wanted):
            yield token.text
        if not has_table and not (_is_seated(token, reading) and _is_laid(token, reading)):
            yield token.text
        if not has_table and not _is_in_effect(tokens, token, reading):
            yield token.text
        if not has_table and not (_is_played(token, reading) and _is_counted(token, reading)):
            yield token.text
        if token.kind == "unknown" and following.kind == "cards" and _KANA.fullmatch(token.text):
            yield token.text + following.text


def _is_in_effect(tokens: Sequence[Token], token: Token, reading: Reading) -> bool:
    """Whether a rule during which something is told is in effect at the table."""
    if token.kind != "rule" or token.also:
        return True
    place = tokens.index(token)
    before, after = Frame([*tokens[:place]]), Frame([*tokens[place + 1 :]])
    is_during = before.says("during_before") or after.says("begins_during")
    said = re.sub("[-_ ]", "", reading.text).casefold()
    marks = [name for name in token.names if name in _MARKING]
    return not (is_during and marks) or any(n.replace("_", "") in said for n in marks)


def _is_played(token: Token, reading: Reading) -> bool:
    """Whether a rule that is named is played at the table, left out of it, or asked about."""
    rules = reading.table.rulebook
    asked = {clause.name for clause in reading.clauses if not reading.questions}
    named = [clause for clause in rules.clauses if clause.name in token.names]
    if token.kind != "rule" or token.also or not named or asked & {*token.names}:
        return True
    said = re.sub("[-_ ]", "", reading.text).casefold()
    return any(rules.is_on(c) or c.name.replace("_", "") in said for c in named)


def _is_counted(token: Token, reading: Reading) -> bool:
    """Whether somebody holds or plays a number of cards that is named."""
    described = reading.table.description
    hands = described.hands.values()
    laid = [play.cards for play in described.field] + [move.cards for move in described.play]
    laid += [question.cards for question in reading.questions]
    counts = {len(hand.cards) + (hand.unknown or 0) for hand in hands}
    counts |= {hand.unknown or 0 for hand in hands} | {*map(len, laid)}
    is_dealt = f"cards = {token.number}" in reading.text
    is_drawn = bool(re.search(r"\bdraw(?:s|n)\b", reading.text))
    return token.kind != "size" or is_dealt or is_drawn or token.number in counts


def _is_seated(token: Token, reading: Reading) -> bool:
    """Whether a player who is named has a seat."""
    seats = [name.casefold() for name in reading.table.seats]
    is_other = token.kind != "seat" or bool(token.also)
    return is_other or token.names[0].replace(" ", "-").casefold() in seats


def _is_laid(token: Token, reading: Reading) -> bool:
    """Whether cards that are named are at the table or in a question, in any suit if none is
    named."""
    if any(question.kind == "what_order" for question in reading.questions):
        return True  # the answer names all cards
    return normalize(token.text) in rule_names().books or all(
        _is_named(card.suits, card.rank, reading.text) for card in token.cards if card.rank != "?"
    )


def _is_named(suits: str, rank: str, text: str) -> bool:
    form = rf"[A-Z]?{re.escape(rank)}" if rank else rf"[{suits}](?:10|[0-9AJKQRS]|\+2)?"
    return re.search(rf"(?<![A-Za-z0-9]){form}(?![A-Za-z0-9])", text) is not None


def _unexplained(tokens: Sequence[Token], reading: Reading) -> Iterator[str]:
    """The ranks in digits, the skips and the names of rules (in katakana: others are words of every
    day) that the rules which were found don't have."""
    if reading.states or any(_EXAMPLES & {*token.concepts} for token in tokens):
        return
    names = {clause.name for clause in reading.clauses}
    for token in tokens:
        ranks = [card.rank for card in token.cards if card.rank.isdigit()]
        words = ranks if re.search(r"\d", token.text) else []
        is_other = token.kind == "rule" and not names & {*token.names}
        if (is_other and _KANA.fullmatch(token.text)) or "skip" in token.concepts:
            words = [token.text]
        if unexplained(reading.table.rulebook.book, reading.clauses, words):
            yield token.text
