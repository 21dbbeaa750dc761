"""The public functions: reading tables, listing books, and a function for each question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from referee.cards.card import Card, parse_card
from referee.model.questions import Question
from referee.notation.json import read_data
from referee.notation.reader import read_text
from referee.rulebook.clause import Book
from referee.table import Verdict

from .library import library
from .model import questions as q
from .table import Table

Cards = str | Card | Iterable[str | Card]
"""Cards as people hand them in: ``"D10"``, ``"D4 S4"``, a card, or several of either."""


def read(text: str) -> Table:
    r"""The table that a table text describes, with its moves made.

    Raises ``ParseError`` (line, column, what was expected), ``UnknownName`` (book, switch,
    reading), ``ImpossibleTable`` (all faults at once) or ``IllegalPlay`` (with the verdict).

    >>> read("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4")
    <Table offkai: Aki, Ben, 1 moves>
    """
    table = Table(read_text(text))
    _ = table.questions  # one that cannot be read is an error of the text
    return table


def from_dict(data: Mapping[str, Any]) -> Table:
    """The table that JSON data describes; errors as :func:`read`.

    >>> seats = [{"name": "Aki"}, {"name": "Ben"}]
    >>> from_dict({"format": "referee.table/1", "rules": {"book": "offkai"}, "seats": seats})
    <Table offkai: Aki, Ben, 0 moves>
    """
    return Table(read_data(data))


def books() -> list[str]:
    """The ids of the rulebooks.

    >>> "daifugo" in books()
    True
    """
    return library.book_ids()


def book(id_: str) -> Book:
    """A rulebook by its id, with ``.clauses`` and ``.options``. Raises ``UnknownName``.

    >>> book("offkai").options["suit_lock"].kind
    'switch'
    """
    return library.book(id_)


def _cards(cards: Cards, table: Table) -> tuple[Card, ...]:
    if isinstance(cards, Card):
        return (cards,)
    parts = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    deck = table.rulebook.deck
    return tuple(part if isinstance(part, Card) else parse_card(part, deck) for part in parts)


def may(table: Table, seat: str, cards: Cards) -> Verdict:
    r"""May this seat play these cards? ``"yes"``, ``"no"``, ``"depends"`` or ``"unsettled"``.

    >>> table = read("rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9")
    >>> may(table, "Chie", "C10").answer
    'no'
    >>> may(table, "Chie", ["D10"]).answer
    'yes'
    """
    return table.ask(Question(q.MAY_PLAY, seat, _cards(cards, table)))


def may_pass(table: Table, seat: str) -> Verdict:
    r"""May this seat pass?

    >>> table = read("rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9")
    >>> may_pass(table, "Dan").answer
    'yes'
    """
    return table.ask(Question(q.MAY_PASS, seat))


def may_look(table: Table, seat: str) -> Verdict:
    r"""May this seat look through the discards?

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie")
    >>> may_look(table, "Aki").answer
    'yes'
    """
    return table.ask(Question(q.MAY_LOOK, seat))


def may_give(table: Table, seat: str, cards: Cards, to: str) -> Verdict:
    r"""May this seat give these cards to another in the exchange?

    >>> table = read(
    ...     "rules: daifugo\nseats: Aki (daifugo), Ben (heimin), Chie (daihinmin)\n"
    ...     "state: exchange\nhands:\n  Chie: S2 H3 Jo"
    ... )
    >>> may_give(table, "Chie", "S2 H3", "Aki").answer
    'no'
    """
    return table.ask(Question(q.MAY_GIVE, seat, _cards(cards, table), to))


def what_plays(table: Table, seat: str) -> Verdict:
    r"""What may this seat play: texts by form, and under ``"pass"`` whether it may pass.

    >>> table = read("rules: offkai\nseats: Aki, Ben\nhands:\n  Ben: D8 H8 S9\nfield: Aki D7")
    >>> what_plays(table, "Ben").answer
    {'single': ['H8', 'D8', 'S9'], 'pass': True}
    """
    return table.ask(Question(q.WHAT_PLAYS, seat))


def what_happens(table: Table) -> Verdict:
    r"""The effects of the last move, in order, each a dict with ``clause`` and ``effect``.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nplay:\n  Aki: D8")
    >>> what_happens(table).answer
    [{'clause': 'daifugo.eight_cut', 'effect': 'cleared'}]
    """
    return table.ask(Question(q.WHAT_HAPPENS))


def whose_turn(table: Table) -> Verdict:
    r"""The seat to move; ``"nobody"`` when the game is over.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nplay:\n  Aki: D8")
    >>> whose_turn(table).answer
    'Aki'
    """
    return table.ask(Question(q.WHOSE_TURN))


def who_leads(table: Table) -> Verdict:
    r"""The seat that leads the empty field.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nplay:\n  Aki: D8")
    >>> who_leads(table).answer
    'Aki'
    """
    return table.ask(Question(q.WHO_LEADS))


def is_out(table: Table, seat: str) -> Verdict:
    r"""``"no"``, ``"clean"``, ``"foul"``, ``"fallen"`` or ``"liar"``.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: out 1")
    >>> is_out(table, "Ben").answer
    'clean'
    """
    return table.ask(Question(q.IS_OUT, seat))


def what_order(table: Table) -> Verdict:
    r"""The ranks from weakest to strongest as they stand.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nstate: revolution")
    >>> what_order(table).answer[:3]
    ['2', 'A', 'K']
    """
    return table.ask(Question(q.WHAT_ORDER))


def ranks(table: Table) -> Verdict:
    r"""Seats, best first; ``None`` for places still open.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: out 1")
    >>> ranks(table).answer
    ['Ben', None, None]
    """
    return table.ask(Question(q.RANKS))


def rank_of(table: Table, seat: str) -> Verdict:
    r"""The place of a seat, counted from 1.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: out 1")
    >>> rank_of(table, "Ben").answer
    1
    """
    return table.ask(Question(q.RANK_OF, seat))


def titles(table: Table) -> Verdict:
    r"""Seat -> title that this game's places give.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: out 1")
    >>> titles(table).answer
    {'Ben': 'daifugo'}
    """
    return table.ask(Question(q.TITLES))


def must_give(table: Table, seat: str) -> Verdict:
    r"""What this seat owes in the exchange: ``{"to", "count", "forced", "choices"}``.

    ``choices``: the ways to fill up what is forced; ``"free": True`` where it chooses itself.

    >>> table = read(
    ...     "rules: daifugo\nseats: Aki (daifugo), Ben (heimin), Chie (daihinmin)\n"
    ...     "state: exchange\nhands:\n  Chie: S2 H3 Jo"
    ... )
    >>> must_give(table, "Chie").answer
    {'to': 'Aki', 'count': 2, 'forced': ['Jo', 'S2'], 'choices': []}
    """
    return table.ask(Question(q.MUST_GIVE, seat))


def who_deals(table: Table) -> Verdict:
    r"""The seat that shuffles and deals.

    >>> table = read(
    ...     "rules: daifugo\nseats: Aki (daifugo), Ben (heimin), Chie (daihinmin)\n"
    ...     "state: exchange\nhands:\n  Chie: S2 H3 Jo"
    ... )
    >>> who_deals(table).answer
    'Chie'
    """
    return table.ask(Question(q.WHO_DEALS))


def seating(table: Table) -> Verdict:
    r"""The seats of the next game in turn order.

    >>> table = read("rules: offkai\nseats: Aki, Ben, Chie\nhands:\n  Aki: out 2\n  Ben: out 1")
    >>> seating(table).answer
    ['Chie', 'Aki', 'Ben']
    """
    return table.ask(Question(q.SEATING))


def score(table: Table) -> Verdict:
    r"""Seat -> points that this game's places give.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: out 1\n  Aki: out 2")
    >>> score(table).answer
    {'Ben': 2, 'Aki': 1, 'Chie': 0}
    """
    return table.ask(Question(q.SCORE))


def deal(table: Table) -> Verdict:
    r"""``{"each", "left"}``: how many cards everybody gets; ``"more"``: how many get one more.

    >>> table = read("rules: daifugo\nseats: Aki, Ben, Chie")
    >>> deal(table).answer
    {'each': 18, 'left': 0}
    """
    return table.ask(Question(q.DEAL))


def must_do(table: Table, seat: str) -> Verdict:
    r"""What this seat owes now, each as ``{"do", "count", "least", "strongest"}`` and ``"to"``.

    >>> table = read(
    ...     "rules: daifugo + seven_pass\nseats: Aki, Ben, Chie\n"
    ...     "hands:\n  Aki: S7 S3 H4\nplay:\n  Aki: S7"
    ... )
    >>> must_do(table, "Aki").answer
    [{'do': 'give', 'count': 1, 'least': 0, 'strongest': False, 'to': 'Ben'}]
    """
    return table.ask(Question(q.MUST_DO, seat))


def may_doubt(table: Table, seat: str) -> Verdict:
    r"""May this seat doubt the play that lies there?

    >>> table = read(
    ...     "rules: million_doubt\nseats: Aki, Ben\nhands:\n  Aki: SA D3\nplay:\n  Aki: (D3)"
    ... )
    >>> may_doubt(table, "Ben").answer
    'yes'
    """
    return table.ask(Question(q.MAY_DOUBT, seat))


def may_point(table: Table, seat: str, other: str) -> Verdict:
    r"""May this seat point at another's card, or at ``"victim"``, the card of nobody?

    >>> table = read(
    ...     "rules: culprit_poker\nseats: Aki, Ben, Chie\nhands:\n  Aki: 1\n  Ben: 4\n"
    ...     "  Chie: 5\nfield: 2\nplay:\n  Aki: points Ben\n  Ben: points victim"
    ... )
    >>> may_point(table, "Chie", "victim").answer
    'yes'
    """
    return table.ask(Question(q.MAY_POINT, seat, other=other))


def who_takes(table: Table) -> Verdict:
    r"""The seat that takes the trick, or ``"nobody"``.

    >>> table = read(
    ...     "rules: whist, trump = S\nseats: Aki, Ben, Chie, Dan\n"
    ...     "play:\n  Aki: H4\n  Ben: H9\n  Chie: H7\n  Dan: S3"
    ... )
    >>> who_takes(table).answer
    'Dan'
    """
    return table.ask(Question(q.WHO_TAKES))


def who_wins(table: Table) -> Verdict:
    r"""The seats that win the game.

    >>> table = read(
    ...     "rules: poker\nseats: Aki, Ben\nhands:\n  Aki: S4 S5 S6 S7 S8\n  Ben: H9 D9 C9 S9 H2"
    ... )
    >>> who_wins(table).answer
    ['Aki']
    """
    return table.ask(Question(q.WHO_WINS))


def who_gets(table: Table, card: Cards) -> Verdict:
    r"""The seat that gets a card, or ``"nobody"``.

    >>> table = read(
    ...     "rules: culprit_poker\nseats: Aki, Ben, Chie\nhands:\n  Aki: 1\n  Ben: 4\n"
    ...     "  Chie: 5\nfield: 2\nplay:\n  Aki: points Ben\n  Ben: points victim"
    ... )
    >>> who_gets(table.play("Chie: points victim"), "4").answer
    'Aki'
    """
    return table.ask(Question(q.WHO_GETS, cards=_cards(card, table)))


def who_gets_of(table: Table, other: str) -> Verdict:
    r"""The seat that gets another's card, or the ``"victim"``, whatever card that is.

    >>> table = read(
    ...     "rules: culprit_poker\nseats: Aki, Ben, Chie\nhands:\n  Aki: 1\n  Ben: 4\n"
    ...     "  Chie: 5\nfield: 2\nplay:\n  Aki: points Ben\n  Ben: points victim"
    ... )
    >>> who_gets_of(table.play("Chie: points victim"), "Ben").answer
    'Aki'
    """
    return table.ask(Question(q.WHO_GETS_OF, other=other))


def what_hand(table: Table, seat: str) -> Verdict:
    r"""What poker hand this seat has, such as ``"full_house"``.

    >>> table = read("rules: poker\nseats: Aki, Ben\nhands:\n  Aki: S2 H2 D2 S9 H9")
    >>> what_hand(table, "Aki").answer
    'full_house'
    """
    return table.ask(Question(q.WHAT_HAND, seat))


__all__ = [
    "book", "books", "deal", "from_dict", "is_out", "may", "may_doubt", "may_give",
    "may_look", "may_pass", "may_point", "must_do", "must_give", "rank_of",
    "ranks", "read", "score", "seating", "titles", "what_hand", "what_happens", "what_order",
    "what_plays", "who_deals", "who_gets", "who_gets_of", "who_leads", "who_takes", "who_wins",
    "whose_turn",
]  # fmt: skip
