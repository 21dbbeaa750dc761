"""The public names with their types; ``__init__.py`` reads here where each is loaded from."""

from .api import (
    book as book,
    books as books,
    deal as deal,
    did_revoke as did_revoke,
    from_dict as from_dict,
    is_out as is_out,
    may as may,
    may_bid as may_bid,
    may_call_suit as may_call_suit,
    may_doubt as may_doubt,
    may_draw_stock as may_draw_stock,
    may_give as may_give,
    may_look as may_look,
    may_pass as may_pass,
    may_point as may_point,
    must_do as must_do,
    must_give as must_give,
    rank_of as rank_of,
    ranks as ranks,
    read as read,
    score as score,
    seating as seating,
    titles as titles,
    what_hand as what_hand,
    what_happens as what_happens,
    what_order as what_order,
    what_plays as what_plays,
    who_deals as who_deals,
    who_declares as who_declares,
    who_gets as who_gets,
    who_gets_of as who_gets_of,
    who_is_partner as who_is_partner,
    who_leads as who_leads,
    who_takes as who_takes,
    who_wins as who_wins,
    whose_turn as whose_turn,
)
from .argument.reading import (
    Understanding as Understanding,
)
from .argument.text_reader import (
    understand as understand,
)
from .cards.card import (
    Card as Card,
    parse_card as parse_card,
)
from .agreement.rule_sheet import RuleSheet as RuleSheet, sheet as sheet
from .interaction_checker.check import interactions as interactions
from .interaction_checker.result import Interactions as Interactions
from .errors import (
    Fault as Fault,
    ImpossibleTable as ImpossibleTable,
    ParseError as ParseError,
    RefereeError as RefereeError,
    UnknownName as UnknownName,
)
from .house_rules.house import define_house as define_house
from .house_rules.errors import (
    NoHouseFile as NoHouseFile,
    StaleHouse as StaleHouse,
)
from .house_rules.house import (
    House as House,
    house as house,
    new_house as new_house,
)
from .library.context import add_family as add_family
from .library.context import add_books as add_books
from .library.context import check_book as check_book
from .rulebook.diagnostics import (
    BadBook as BadBook,
    Finding as Finding,
    RulesConflict as RulesConflict,
)
from .table import (
    AmbiguousPlay as AmbiguousPlay,
    IllegalPlay as IllegalPlay,
    Table as Table,
    Verdict as Verdict,
)

__version__: str
