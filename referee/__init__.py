"""Referee settles card-table disputes: a table goes in, a verdict with its clauses comes out.

>>> import referee
>>> table = referee.read('''
... rules: offkai
... seats: Aki, Ben, Chie, Dan
... field: D4, D7, D9
... ''')
>>> table.ask("may Chie play C10").answer
'no'

Importing this package is cheap: what a name needs is loaded when the name is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import display

if TYPE_CHECKING:
    from .api import book as book
    from .api import books as books
    from .api import from_dict as from_dict
    from .api import may as may
    from .api import read as read
    from .cards.card import Card as Card
    from .errors import ImpossibleTable as ImpossibleTable
    from .errors import ParseError as ParseError
    from .errors import RefereeError as RefereeError
    from .errors import UnknownName as UnknownName
    from .houses.errors import StaleHouse as StaleHouse
    from .houses.house import House as House
    from .houses.house import house as house
    from .houses.house import new_house as new_house
    from .library.families import add_family as add_family
    from .library.library import add_books as add_books
    from .library.whole_book import check_book as check_book
    from .rulebook.finding import BadBook as BadBook
    from .rulebook.finding import RulesConflict as RulesConflict
    from .table import AmbiguousPlay as AmbiguousPlay
    from .table import IllegalPlay as IllegalPlay
    from .table import Table as Table
    from .table import Verdict as Verdict

_HOMES = {
    "api": (
        "book", "books", "deal", "from_dict", "is_out", "may", "may_doubt", "may_give", "may_look",
        "may_pass", "may_point", "must_do", "must_give", "rank_of", "ranks", "read", "score",
        "seating", "titles", "what_hand", "what_happens", "what_order", "what_plays", "who_deals",
        "who_gets", "who_gets_of", "who_leads", "who_takes", "who_wins", "whose_turn",
    ),
    "library.library": ("add_books",),
    "library.families": ("add_family",),
    "library.whole_book": ("check_book",),
    "houses.house": ("House", "house", "new_house"),
    "houses.errors": ("StaleHouse",),
    "rulebook.finding": ("BadBook", "Finding", "RulesConflict"),
    "cards.card": ("Card", "parse_card"),
    "errors": ("Fault", "ImpossibleTable", "ParseError", "RefereeError", "UnknownName"),
    "table": ("AmbiguousPlay", "IllegalPlay", "Table", "Verdict"),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


def _pictured(shown: object) -> dict[str, str]:
    bundle: dict[str, str] = import_module(".faces.pictures", __name__).shown_by_notebooks(shown)
    return bundle


display.draw_with(_pictured)
