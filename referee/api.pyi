"""The functions of ``api.py``, written by ``python -m tests.stubs``."""

from collections.abc import Mapping
from typing import Any

from .notation.python_arguments import Cards as Cards
from .rulebook.clause import Book
from .table import Table, Verdict

__all__: list[str]

def book(id_: str) -> Book:
    """A rulebook by its id, with ``.clauses`` and ``.options``. Raises ``UnknownName``.

    >>> book("offkai").options["suit_lock"].kind
    'switch'
    """

def books() -> list[str]:
    """The ids of the rulebooks.

    >>> "daifugo" in books()
    True
    """

def deal(table: Table) -> Verdict:
    """Cards dealt: ``{"each", "left"}``, also ``"more"`` (who gets one more), ``"by_seat"``.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... play:
    ...   Aki: D8
    ... ''')
    >>> deal(table).answer
    {'each': 18, 'left': 0}
    """

def did_revoke(table: Table, seat: str) -> Verdict:
    """Whether this seat has not followed suit though it could: ``"yes"``, ``"no"``.

    >>> table = read('''
    ... rules: whist
    ... seats: Aki, Ben, Chie, Dan
    ... hands:
    ...   Ben: H3 S2
    ... play:
    ...   Aki: H7
    ...   Ben: S2 !
    ... ''')
    >>> did_revoke(table, "Ben").answer
    'yes'
    """

def from_dict(data: Mapping[str, Any]) -> Table:
    """The table that JSON data describes. Raises the same errors as :func:`read`.

    >>> seats = [{"name": "Aki"}, {"name": "Ben"}]
    >>> from_dict({"format": "referee.table/1", "rules": {"book": "offkai"}, "seats": seats})
    <Table offkai: Aki, Ben, 0 moves>
    """

def is_out(table: Table, seat: str) -> Verdict:
    """How this seat left the game: ``"no"``, ``"clean"``, ``"foul"``, ``"fallen"`` …

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: out 2
    ...   Ben: out 1
    ... ''')
    >>> is_out(table, "Ben").answer
    'clean'
    """

def may(table: Table, seat: str, cards: Cards) -> Verdict:
    """Whether this seat may play these cards, or ``"depends"`` or ``"unsettled"``.

    >>> table = read('''
    ... rules: offkai
    ... seats: Aki, Ben, Chie, Dan
    ... field: D4, D7, D9
    ... ''')
    >>> may(table, "Chie", "C10").answer
    'no'
    """

def may_bid(table: Table, seat: str, number: str) -> Verdict:
    """Whether this seat may bid this number of tricks, or this contract.

    >>> table = read('''
    ... rules: oh_hell, cards = 5
    ... seats: Aki, Ben, Chie, Dan
    ... turn: Dan
    ... state: bid Aki 2, bid Ben 1, bid Chie 0
    ... ''')
    >>> may_bid(table, "Dan", "2").answer
    'no'
    """

def may_call_suit(table: Table, seat: str, suit: str) -> Verdict:
    """Whether this seat may call this suit.

    >>> table = read('''
    ... rules: crazy_eights
    ... seats: Aki, Ben
    ... turn: Aki
    ... hands:
    ...   Aki: S8 C9
    ... field: H7
    ... play:
    ...   Aki: S8
    ... ''')
    >>> may_call_suit(table, "Aki", "H").answer
    'yes'
    """

def may_doubt(table: Table, seat: str) -> Verdict:
    """Whether this seat may doubt the play on the field.

    >>> table = read('''
    ... rules: million_doubt
    ... seats: Aki, Ben
    ... hands:
    ...   Aki: SA D3
    ... play:
    ...   Aki: (D3)
    ... ''')
    >>> may_doubt(table, "Ben").answer
    'yes'
    """

def may_draw_stock(table: Table, seat: str) -> Verdict:
    """Whether this seat may draw a card from the stock.

    >>> table = read('''
    ... rules: crazy_eights
    ... seats: Aki, Ben
    ... turn: Ben
    ... hands:
    ...   Ben: S4 C9
    ... field: H7
    ... ''')
    >>> may_draw_stock(table, "Ben").answer
    'yes'
    """

def may_give(table: Table, seat: str, cards: Cards, to: str) -> Verdict:
    """Whether this seat may give these cards to another seat in the exchange.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
    ... state: exchange
    ... hands:
    ...   Chie: S2 H3 Jo
    ... ''')
    >>> may_give(table, "Chie", "S2 H3", "Aki").answer
    'no'
    """

def may_look(table: Table, seat: str) -> Verdict:
    """Whether this seat may look through the discards.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... play:
    ...   Aki: D8
    ... ''')
    >>> may_look(table, "Ben").answer
    'yes'
    """

def may_pass(table: Table, seat: str) -> Verdict:
    """Whether this seat may pass.

    >>> table = read('''
    ... rules: offkai
    ... seats: Aki, Ben, Chie, Dan
    ... field: D4, D7, D9
    ... ''')
    >>> may_pass(table, "Dan").answer
    'yes'
    """

def may_point(table: Table, seat: str, other: str) -> Verdict:
    """Whether this seat may point at the card of another, or at ``"victim"``.

    >>> table = read('''
    ... rules: culprit_poker
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: 1
    ...   Ben: 4
    ...   Chie: 5
    ... field: 2
    ... play:
    ...   Aki: points Ben
    ...   Ben: points victim
    ... ''')
    >>> may_point(table, "Chie", "victim").answer
    'yes'
    """

def must_do(table: Table, seat: str) -> Verdict:
    """What this seat has to do: ``{"do", "count", "least", "strongest"}``, also ``"to"``.

    >>> table = read('''
    ... rules: daifugo + seven_pass
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: S7 S3 H4
    ... play:
    ...   Aki: S7
    ... ''')
    >>> must_do(table, "Aki").answer
    [{'do': 'give', 'count': 1, 'least': 0, 'strongest': False, 'to': 'Ben'}]
    """

def must_give(table: Table, seat: str) -> Verdict:
    """What this seat has to give in the exchange: ``{"to", "count", "forced", "choices"}``.

    ``choices``: the ways to complete the forced cards; ``"free": True`` if any cards will do,
    with ``"unseen": True`` if they are drawn unseen.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
    ... state: exchange
    ... hands:
    ...   Chie: S2 H3 Jo
    ... ''')
    >>> must_give(table, "Chie").answer
    {'to': 'Aki', 'count': 2, 'forced': ['Jo', 'S2'], 'choices': []}
    """

def rank_of(table: Table, seat: str) -> Verdict:
    """The place of a seat, counted from 1.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: out 2
    ...   Ben: out 1
    ... ''')
    >>> rank_of(table, "Ben").answer
    1
    """

def ranks(table: Table) -> Verdict:
    """The seats in order of place, best first; ``None`` for places that are still open.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: out 2
    ...   Ben: out 1
    ... ''')
    >>> ranks(table).answer
    ['Ben', 'Aki', 'Chie']
    """

def read(text: str) -> Table:
    r"""The table that a table text describes, after its moves.

    Raises ``ParseError`` (line, column, what was expected), ``UnknownName`` (book, switch,
    reading), ``ImpossibleTable`` (all faults at once) or ``IllegalPlay`` (with the verdict).

    >>> read("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4")
    <Table offkai: Aki, Ben, 1 moves>
    """

def score(table: Table) -> Verdict:
    """The points of each seat, by its place in this game.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: out 2
    ...   Ben: out 1
    ... ''')
    >>> score(table).answer
    {'Ben': 2, 'Aki': 1, 'Chie': 0}
    """

def seating(table: Table) -> Verdict:
    """The seats of the next game in turn order.

    >>> table = read('''
    ... rules: offkai
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: out 2
    ...   Ben: out 1
    ... ''')
    >>> seating(table).answer
    ['Chie', 'Aki', 'Ben']
    """

def titles(table: Table) -> Verdict:
    """The title of each seat, by its place in this game.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: out 2
    ...   Ben: out 1
    ... ''')
    >>> titles(table).answer
    {'Ben': 'daifugo', 'Aki': 'heimin', 'Chie': 'daihinmin'}
    """

def what_hand(table: Table, seat: str) -> Verdict:
    """The poker hand of this seat, such as ``"full_house"``.

    >>> table = read('''
    ... rules: poker
    ... seats: Aki, Ben
    ... hands:
    ...   Aki: S4 S5 S6 S7 S8
    ...   Ben: H9 D9 C9 S9 H2
    ... ''')
    >>> what_hand(table, "Aki").answer
    'straight_flush'
    """

def what_happens(table: Table) -> Verdict:
    """The effects of the last move, in order, each a dict with ``clause`` and ``effect``.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... play:
    ...   Aki: D8
    ... ''')
    >>> what_happens(table).answer
    [{'clause': 'daifugo.eight_cut', 'effect': 'cleared'}]
    """

def what_order(table: Table) -> Verdict:
    """The ranks in the current ranking, weakest first.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... state: revolution
    ... ''')
    >>> what_order(table).answer
    ['2', 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', 'Jo']
    """

def what_plays(table: Table, seat: str) -> Verdict:
    """The plays of this seat, by form; ``"pass"``: whether it may pass.

    >>> table = read('''
    ... rules: offkai
    ... seats: Aki, Ben
    ... hands:
    ...   Ben: D8 H8 S9
    ... field: Aki D7
    ... ''')
    >>> what_plays(table, "Ben").answer
    {'single': ['H8', 'D8', 'S9'], 'pass': True}
    """

def who_deals(table: Table) -> Verdict:
    """The seat that shuffles and deals.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
    ... state: exchange
    ... hands:
    ...   Chie: S2 H3 Jo
    ... ''')
    >>> who_deals(table).answer
    'Chie'
    """

def who_declares(table: Table) -> Verdict:
    """The seat that plays the contract, or ``"nobody"`` while there is no contract.

    >>> table = read('''
    ... rules: bridge
    ... seats: North, East, South, West
    ... state: dealer North, auction 1H pass 3H pass pass pass
    ... ''')
    >>> who_declares(table).answer
    'North'
    """

def who_gets(table: Table, card: Cards) -> Verdict:
    """The seat that gets a card, or ``"nobody"``.

    >>> table = read('''
    ... rules: culprit_poker
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: 1
    ...   Ben: 4
    ...   Chie: 5
    ... field: 2
    ... play:
    ...   Aki: points Ben
    ...   Ben: points victim
    ...   Chie: points victim
    ... ''')
    >>> who_gets(table, "4").answer
    'Aki'
    """

def who_gets_of(table: Table, other: str) -> Verdict:
    """The seat that gets the card of another seat, or of the ``"victim"``.

    >>> table = read('''
    ... rules: culprit_poker
    ... seats: Aki, Ben, Chie
    ... hands:
    ...   Aki: 1
    ...   Ben: 4
    ...   Chie: 5
    ... field: 2
    ... play:
    ...   Aki: points Ben
    ...   Ben: points victim
    ...   Chie: points victim
    ... ''')
    >>> who_gets_of(table, "Ben").answer
    'Aki'
    """

def who_is_partner(table: Table) -> Verdict:
    """The partner of the seat that won the bidding, or ``"nobody"`` if it plays alone.

    >>> table = read('''
    ... rules: napoleon
    ... seats: Aki, Ben, Chie, Dan, Emi
    ... field: Aki C4, Ben C9, Chie CA
    ... state: contract 13S, napoleon Aki, adjutant card CA
    ... ''')
    >>> who_is_partner(table).answer
    'Chie'
    """

def who_leads(table: Table) -> Verdict:
    """The seat that leads the empty field.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... play:
    ...   Aki: D8
    ... ''')
    >>> who_leads(table).answer
    'Aki'
    """

def who_takes(table: Table) -> Verdict:
    """The seat that takes the trick, or ``"nobody"``.

    >>> table = read('''
    ... rules: whist, trump = S
    ... seats: Aki, Ben, Chie, Dan
    ... play:
    ...   Aki: H4
    ...   Ben: H9
    ...   Chie: H7
    ...   Dan: S3
    ... ''')
    >>> who_takes(table).answer
    'Dan'
    """

def who_wins(table: Table) -> Verdict:
    """The seats that win the game.

    >>> table = read('''
    ... rules: poker
    ... seats: Aki, Ben
    ... hands:
    ...   Aki: S4 S5 S6 S7 S8
    ...   Ben: H9 D9 C9 S9 H2
    ... ''')
    >>> who_wins(table).answer
    ['Aki']
    """

def whose_turn(table: Table) -> Verdict:
    """The seat to move; ``"nobody"`` when the game is over.

    >>> table = read('''
    ... rules: daifugo
    ... seats: Aki, Ben, Chie
    ... play:
    ...   Aki: D8
    ... ''')
    >>> whose_turn(table).answer
    'Aki'
    """
