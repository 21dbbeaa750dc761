"""The words of the climbing family's sentences."""

from __future__ import annotations

from referee.games.climbing.plays.play import EMPEROR, RUN, SET, SINGLE, SPACED
from referee.rulebook.sentence import Vocabulary, Word

from .faults import faults
from .spoken import spoken

FORMS = (SINGLE, SET, RUN, SPACED, EMPEROR)

_WORDS = (
    # when
    Word("when.play", "any play", "flag"),
    Word("when.play.rank", "the play shows cards of this number; jokers as themselves", "rank",
         ("Jo",)),
    Word("when.play.suit", "only cards of these suits are meant", "suit", ("red", "black")),
    Word("when.play.count", "exactly so many of the cards meant", "number", ("any", "odd", "even")),
    Word("when.play.at_least", "at least so many of the cards meant", "number"),
    Word("when.play.stand_ins", "jokers that stand for the number count as well", "flag"),
    Word("when.play.jokers", "exactly so many jokers in the play", "number"),
    Word("when.play.only", "no other cards in the play", "flag"),
    Word("when.play.form", "the play has this form", "", FORMS, many=True),
    Word("when.play.lead", "the field is empty, or is not", "flag"),
    Word("when.play.on.rank", "the play below shows this number", "rank", ("Jo",)),
    Word("when.play.on.count", "the play below has so many cards", "number"),
    Word("when.pass", "somebody passes", "flag"),
    # if
    Word("if.order", "how the order of strength stands before the move", "",
         ("turned", "plain", "revolution")),
    Word("if.title", "the title of who makes the move", "title", many=True),
    Word("if.mark", "the clause's own mark holds, for all or on who makes the move", "",
         ("table", "player")),
    # then
    Word("then.clear", "the field is cleared", "flag"),
    Word("then.skip", "the next players are skipped: so many, or one for each card", "number",
         ("each",)),
    Word("then.all_skipped", "what becomes of the field when everybody else is skipped", "",
         ("clear", "go on")),
    Word("then.order", "the order of strength turns round", "", ("turns", "turns once")),
    Word("then.direction", "the direction of play turns round", "", ("turns",)),
    Word("then.lock.number", "only such numbers may follow", "", ("even", "odd")),
    Word("then.lock.suit", "only these suits may follow", "suit", ("red", "black", "same")),
    Word("then.lock.rank", "only this number may follow", "rank"),
    Word("then.allow", "the play may be made, whatever the clauses say that this one overrides",
         "flag"),
    Word("then.forbid", "the play may not be made", "flag"),
    Word("then.win", "its player goes out at once", "flag"),
    Word("then.fall", "who passes falls to a foul finisher's place", "flag"),
    Word("then.mark", "the clause's own mark is laid, for all or on who makes the move", "",
         ("table", "player")),
    Word("then.give.cards", "so many cards are handed on, or one for each card", "number",
         ("each",)),
    Word("then.give.to", "to whom", "", ("next", "previous", "right", "anybody")),
    Word("then.discard.cards", "so many cards are discarded, or one for each card", "number",
         ("each",)),
    *(Word(f"then.{did}.by", "who does it", "", ("player", "others", "all"))
      for did in ("give", "discard")),
    *(Word(f"then.{did}.may", "fewer may go, or none", "flag") for did in ("give", "discard")),
    *(Word(f"then.{did}.strongest", "the strongest cards go", "flag")
      for did in ("give", "discard")),
    Word("then.emptied", "what parting with the last card is", "", ("out", "judged", "barred")),
    # until
    Word("until", "how long it holds", "", ("clear", "game")),
)  # fmt: skip

VOCABULARY = Vocabulary({word.path: word for word in _WORDS}, faults, spoken)
