"""The page of the 152 switches, from the list and the books: ``python -m tests.docs.switches``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from referee.library.context import rulebook
from referee.rulebook.clause import Clause
from tests.docs.pages import ROOT

LIST = Path(__file__).with_name("switches.toml")
PAGE = ROOT / "docs" / "reference" / "switches.md"
HEAD = """# The switches of another collection

The widest public collection of daifugō's house rules that we found is the game
rich-rich-daifugo: {every} rules, each with a switch. Here is our clause for each of them.
`rules: local` knows all that daifugō's book knows, too.

- `*`: that game plays the rule in another way than our clause does by itself, and a reading of
  our clause says so.
- `†`: likewise, but no reading says so yet.

{there} of the {every} are there. Of the others ("–") no clause stands in a book yet; nor of three
rules that other collections have:

- *Double king* (two Ks called any pair below), *wild hearts* (the heart of the level's number
  stands for any card): only jokers can stand for other cards, in forms as in what is written.
- *Big and little joker*: a deck counts its jokers and does not tell them apart.
- *Five-card hands* in the manner of poker: a form that is ranked by its class, with flushes.

Some questions that tables answer in different ways are no readings of ours:

- *It changes no verdict*, since the referee knows what the text of a table tells it. Who has seen a
  card that was taken (six claim, salvage); whether a number is told (guillotine clock), the dora
  shown, the neighbours in the know (murder case); whether it is shown that nothing could be played
  (no voluntary pass) or that there was no joker (joker claim); whether cards are arranged before
  they are drawn (blind exchange); who calls a tax evasion.
- *It comes to the same.* Whether four of a kind clear the field before or after the order turns;
  fu-ochi and kyo-ochi, of which the fall of the daifugo lets only one happen; a card named by its
  number alone (six claim, nine claim): what is handed over is written with its suit. The fourth
  card out of turn is the jump-in.
- *It rests on what nobody can tell.* Whether who passes during damien had a card that fits; which
  of "even numbers only" and "odd numbers only" came later: here both hold, and only jokers fit
  (the collection lets the later one replace the other).
- *Nothing more comes of a play that is over.* Ferry after a cut that was stopped; salvage with the
  last card, which is out before the field is cleared; what taken cards set off (scavenging).
- *It would take words that no other rule has.* Stakes (high single, twos left in hand), an auction
  paid in cards, two bombs as one play (chopping a two), a poisoned bun that is played instead of
  discarded, a game that goes on below its winner (smithereens), a card drawn by who is left with
  none (ostracism: from where, nobody says).

| switch | our clause | its name | 名 |
|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    said = tomllib.loads(LIST.read_text(encoding="utf-8"))
    known = {clause.name: clause for clause in rulebook("local").clauses}
    clauses = said["clauses"]
    signs = dict.fromkeys(said["differs"]["switches"], "*")
    signs |= dict.fromkeys(said["differs"]["unread"], "†")
    there = sum(name in known for name in clauses.values())
    rows = "".join(_rows(clauses, known, signs))
    return HEAD.format(every=len(clauses), there=there) + rows


def _rows(
    clauses: dict[str, str], known: dict[str, Clause], signs: dict[str, str]
) -> Iterator[str]:
    for switch, name in clauses.items():
        clause, sign = known.get(name), signs.get(switch, "")
        told = (f"`{clause.id}`{sign}", clause.title["en"], clause.title["ja"]) if clause else "–––"
        yield "| " + " | ".join((f"`{switch}`", *told)) + " |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
