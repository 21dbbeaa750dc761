"""What rules and procedure of the family both name: marks, and the fate of a trick."""

from __future__ import annotations

from referee.model.mark_spelling import MarkWord

FIRST_TRICK = MarkWord("first_trick", "first trick")
"""What rules about the first trick ask for; it follows from hands that are still whole."""

MEEPLE = "meeple"
"""The mark of the colour on which a seat has placed its meeple."""

LAST = "last_suit"
"""The mark of the suit of the last card of the trick before, where a rule asks for it."""

LACKS = MarkWord("lacks", "lacks", value="suits", holder=True)
"""What plays have shown: that somebody holds no card of these suits."""

UNTAKEN = DISCARDED, CARRIED = "nobody_discarded", "carried_to_next"
"""What becomes of a trick that nobody takes."""
