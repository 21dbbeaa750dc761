"""Ways to tell of cards and players are read alike by both readers, whatever the words."""

from __future__ import annotations

import re

import pytest

import referee

TOLD = {
    # cards on the field
    ("daifugo", "two 6s are showing. can Ann play two jacks?"):
        "field: S6 H6\nask:\n  may Ann play DJ CJ",
    ("daifugo", "current card is the 9 of hearts, can I play the jack of hearts"):
        "field: H9\nask:\n  may Aki play HJ",
    # hands
    ("daifugo", "ten of clubs is up. I'm stuck with a 4 and a king, what can I play?"):
        "hands:\n  Aki: S4 SK\nfield: C10\nask:\n  what may Aki play",
    ("daifugo", "9 of spades on the table. Rob is sitting on a queen, can he play it?"):
        "hands:\n  Rob: SQ\nfield: S9\nask:\n  may Rob play SQ",
    # plays, and what they are played on
    ("daifugo", "Moe whips out two 9s on my pair of 7s. whose turn is it?"):
        "play:\n  Aki: S7 H7\n  Moe: D9 C9\nask:\n  whose turn",
    ("daifugo", "Una slapped a queen on Tess's jack, is that allowed?"):
        "play:\n  Tess: SJ\nask:\n  may Una play HQ",
    # one's own words mended
    ("daifugo", "Liz led the 9 of hearts no wait the 8 of hearts. may I play the king of hearts?"):
        "play:\n  Liz: H8\nask:\n  may Aki play HK",
    # who deals, who plays alone
    ("skat", "Mia plays null. Mia leads 9 of hearts, Jon the 7 of hearts, Lea the ace of hearts."
     " who takes it?"):
        "field: Mia H9, Jon H7, Lea HA\nstate: declarer Mia, null\n"
        "ask:\n  who takes the trick",
    # a revolution
    ("daifugo", "rev is on and there's a 6 down, can Tom play a 4?"):
        "field: S6\nstate: revolution\nask:\n  may Tom play H4",
    ("daifugo", "Kay led a 5 while a revolution was on. may I play a 3?"):
        "state: revolution\nplay:\n  Kay: S5\nask:\n  may Aki play H3",
    # last cards
    ("daifugo", "Gus had 8 8 left, put them both down, that's a legit win right"):
        "hands:\n  Gus: S8 H8\nplay:\n  Gus: S8 H8\nask:\n  is Gus out",
    # who went out, in which order
    ("daifugo", "Ann went out first, Lea second, Rob third. what title does Lea get?"):
        "hands:\n  Ann: out 1\n  Lea: out 2\n  Rob: out 3\nask:\n  titles",
    # cards left, bids and passes that are counted
    ("german_whist", "there are 12 cards in the stock, hearts are trumps. Ann led 9 of"
     " spades, may I play the 2 of clubs?"):
        "state: stock 12, trump H\nplay:\n  Ann: S9\nask:\n  may Aki play C2",
    ("spades", "Bids: Ann 3, Bo 4, Cy 2, Di 3. Tricks: Ann 4, Bo 3, Cy 1, Di 5. score?"):
        "state: bid Ann 3, bid Bo 4, bid Cy 2, bid Di 3, tricks Ann 4, tricks Bo 3, tricks Cy 1,"
        " tricks Di 5\nask:\n  score",
    # names that nobody knows, before and between cards
    ("spades", "spades, zuri leads 9 of hearts ty king of hearts wu 2 of spades me ace of hearts."
     " who takes it?"):
        "field: Zuri H9, Ty HK, Wu S2, Aki HA\nask:\n"
        "  who takes the trick",
}  # fmt: skip


@pytest.mark.parametrize(("book", "text"), TOLD)
def test_a_table_is_told_in_many_ways(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    reading = said.reading or said.guess
    assert reading is not None
    rest = re.sub(r"(?m)^(?:rules|seats): .*\n", "", reading.text)
    told, wanted = (re.sub(r"field: |play:\n", "", t) for t in (rest, TOLD[book, text]))
    assert [*_facts(told)] == [*_facts(wanted)]


def _facts(text: str) -> list[str]:
    """The lines of a table, cards on the field as plays."""
    plays = [re.sub(r"^ *(\w+):? (?=[SHDC])", r"\1 ", line).strip() for line in text.splitlines()]
    return [part for line in plays for part in line.split(", ") if part]


def test_a_text_that_is_reworded_is_certain_only_if_it_is_in_its_own_words() -> None:
    said = referee.understand(
        "Rob finished his cards with a joker on my pile of junk. fair finish?"
    )
    assert said.reading is None


def test_a_mark_that_a_game_does_not_have_spoils_no_table() -> None:
    said = referee.understand(
        "Eve led 8 of clubs. Dan has no clubs, may Dan play the 9 of hearts?", book="page_one"
    )
    assert said.reading is None
    assert said.guess is not None
    assert [str(question) for question in said.guess.questions] == ["may Dan play H9"]


def test_who_acts_again_after_all_others_in_turn_plays_with_no_more_than_these() -> None:
    said = referee.understand("Ann 6, Bob passes, Cy 9, Ann passes. may Bob play a queen?")
    reading = said.reading or said.guess
    assert reading is not None
    assert reading.table.seats == ("Ann", "Bob", "Cy")


def test_the_queens_are_as_many_as_are_held() -> None:
    said = referee.understand(
        "Ann has Q Q 4. Ann plays the 4, everyone passes. she drops the queens."
    )
    reading = said.reading or said.guess
    assert reading is not None
    cards = [move.cards for move in reading.table.description.play if move.seat == "Ann"]
    cards += [question.cards for question in reading.questions]
    assert [len(play) for play in cards if play] == [1, 2]


@pytest.mark.parametrize(
    "text",
    [
        "a straight doesn't beat a flush. A straight, no?",
        "A pair of aces on the table. can I play a joker?",
    ],
)
def test_an_article_where_a_sentence_begins_is_no_ace(text: str) -> None:
    said = referee.understand(text)
    laid = [
        offer.table.description
        for offer in (*said.offers, *([said.reading] if said.reading else []))
    ]
    assert all(len(play.cards) != 1 for table in laid for play in table.field)
