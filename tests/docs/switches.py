"""Writes the page of the 152 switches: ``python -m tests.docs.switches``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from referee.library.context import rulebook
from referee.rulebook.clause import Clause
from tests.docs.pages import ROOT

LIST = Path(__file__).with_name("switches.toml")
PAGE = ROOT / "docs" / "reference" / "switches.md"
HEAD = """# The house rules of another collection

The game rich-rich-daifugo is the largest public collection of daifugo house rules that we found:
<!-- count collected -->{every}<!-- --> rules, each with a switch. The table at the end lists our
clauses for all but one of them. All are in the book `local`, which also contains those of
`daifugo`. A `*` means that the game plays the rule differently from our clause by default, and that
a reading of our clause allows it.

One of its rules has no clause here, and neither have three rules of other collections:

| rule | why not |
|---|---|
| *Double king*: two Ks act as any pair below them | only jokers can stand for other cards |
| *Wild hearts*: one rank of hearts acts as any card | only jokers can stand for other cards |
| *Big and little joker* | in these books all jokers are equal (in Dou Dizhu they aren't) |
| *Five-card hands*, as in poker | these books don't rank combinations by kind (Big Two does) |

## Questions without a reading

Groups answer these questions differently, but our clauses have no reading for them.

The answer changes no verdict, because the table text says what has happened:

| clause | question |
|---|---|
| `six_claim`, `salvage` | Who sees the card that is taken? |
| `guillotine_clock`, `dora`, `murder_case` | Are the number, the dora, the roles announced? |
| `must_play`, `joker_claim` | Must players prove that they can't play, or have no joker? |
| `blind_exchange` | Does the owner arrange the cards before they are drawn? |
| `tax_evasion` | Who calls it? |

All answers lead to the same result:

| clause | question |
|---|---|
| `quad_clears` | Is the field cleared before or after the ranking is reversed? |
| `fu_ochi`, `kyo_ochi` | Which comes first? After a fall of the daifugo only one can happen. |
| `six_claim`, `nine_claim` | Is the card named with its suit? The card given has one anyway. |
| `fourth_clears` | May the fourth card be played out of turn? With `jump_in`, it may. |

The answer depends on something that isn't known at the table:

| clause | question |
|---|---|
| `damien` | Did a player who passed hold a card that fits? |
| `even_only`, `odd_only` | Which came later? In that game the later one counts, here both. |

The play that it is about is already over:

| clause | question |
|---|---|
| `ferry` | Does it work after an 8-cut that was stopped? |
| `salvage` | Does it work with a last card? Its player is out before the field is cleared. |
| `scavenging` | Do the cards that are taken trigger other rules? |

The rule language has no words for it:

| clause | what is missing |
|---|---|
| `high_single_rule`, `left_twos_cost` | stakes |
| `auction` | bids that are paid in cards |
| `bomb_on_two` | two bombs as one play |
| `poisoned_bun` | a bun that is played instead of discarded |
| `smithereens` | a game that continues below its winner |
| `ostracism` | drawing a card when the hand is empty; nothing says from where |

## All rules

| switch | our clause | its name | 名 |
|---|---|---|---|
"""


def page() -> str:
    """Return the page."""
    said = tomllib.loads(LIST.read_text(encoding="utf-8"))
    known = {clause.name: clause for clause in rulebook("local").clauses}
    clauses = said["clauses"]
    signs = dict.fromkeys(said["differs"]["switches"], "*")
    rows = "".join(_rows(clauses, known, signs))
    return HEAD.format(every=len(clauses)) + rows


def _rows(
    clauses: dict[str, str], known: dict[str, Clause], signs: dict[str, str]
) -> Iterator[str]:
    for switch, name in clauses.items():
        clause, sign = known.get(name), signs.get(switch, "")
        told = (f"`{clause.id}`{sign}", clause.title["en"], clause.title["ja"]) if clause else "–––"
        yield "| " + " | ".join((f"`{switch}`", *told)) + " |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
