"""The disputes of the front page: each verdict as the clauses' words give it, by hand."""

from __future__ import annotations

import json
import re

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.ui.home.front_page_content import draw, quarrels, quizzes, stories
from referee.ui.home.session import HomeSession
from referee.ui.quiz.course import own_course
from referee.ui.quiz.text import read_quizzes
from referee.ui.shared.labels import word
from referee.ui.stepper.session import StepperSession

SETTLED = {
    # "This lock holds until the field is cleared": three players, three diamonds; C10 is none.
    "lock-of-diamonds": ("no", "offkai.suit_lock"),
    # "Whoever plays 7s may hand up to as many cards as 7s were played to the next player."
    "seven-under-jack": ("yes", "daifugo.seven_pass"),
    # "Twice as many 4s as 8s were played stop the 8-cut": two 8s, four 4s.
    "fours-stop-eights": ("yes", "daifugo.four_stop"),
    # "Four or more cards of one number, jokers included, make a revolution."
    "revolution-with-joker": ("mark-set-revolution", "daifugo.revolution"),
    # "A player loses by going out with (2) an 8-cut."
    "last-card-eight": ("foul", "daifugo.foul_finish"),
    # "On a joker that was played alone the spade 3 may be played."
    "three-on-joker": ("yes", "daifugo.spade_three"),
    # The 3 does not beat the K, so the doubt finds the cards wrong, and Ben has a card to come.
    "doubt-the-last-card": ("no", "million_doubt.end"),
    # "Where the strongest number was played more than once": the text does not say.
    "two-highest-fours": ("unsettled", "torite.base"),
    # "The higher rank gets the card": Chie's 4 against Ben's 2.
    "two-point-at-one": ("Chie", "culprit_poker.duel"),
    # "Neither a heart nor the spade Q may be played, unless there is no other card": there is D7.
    "no-clubs-in-first-trick": ("no", "hearts.first_trick"),
    # "may not make the total equal to the number of tricks": 2 + 1 + 0 + 2 = 5.
    "last-bid": ("no", "oh_hell.hook"),
    # "Spades may not be led before one has been played": none has, and Ben has other suits.
    "unbroken-spades": ("no", "spades.break"),
    # The jack of the trump's colour is a heart here, so diamonds are followed with the king.
    "left-bower": ("no", "euchre.bowers"),
    # "A 2 may be played on any single card" at most tables; on a pair it takes a pair.
    "two-on-a-pair": ("no", "president.sets"),
    # "Four of a kind may be played on a 2."
    "four-on-a-two": ("yes", "tien_len.chop"),
    # "This isn't a bomb, and only the same combination may follow."
    "four-with-two-on-a-two": ("no", "dou_dizhu.four_with_two"),
    # "Of two pairs of one rank the one with the spade is stronger."
    "pair-with-the-spade": ("yes", "big_two.strength"),
    # Both play kings, queens and the ace of the board.
    "play-the-board": (["Aki", "Ben"], "poker.ties"),
    # "The next card has to be of the called suit, or an 8."
    "called-suit": ("no", "crazy_eights.match"),
    # "Who forgets it draws five cards."
    # "You cannot place a Draw card on another Draw card to avoid drawing yourself."
    "draw-on-draw": ("no", "uno.draw_two"),
    "page-one-forgotten": ("last-card-forgotten", "page_one.call"),
    # "Declarer has led from the wrong hand: either defender may accept the lead, or have it taken
    # back": Chie took the last trick in her own hand.
    "wrong-hand": ("no", "bridge.wrong_lead"),
    # "If one player leads a suit, the other must follow", also while there is a stock.
    "follow-for-the-stock": ("no", "german_whist.follow"),
    # "A player who takes no tricks at all in a hand is knocked out."
    "no-trick-in-the-deal": ("eliminated", "knockout_whist.out"),
    # "The four jacks are trumps": clubs are trump here, so the heart is followed with the 7.
    "jack-of-the-suit": ("no", "skat.jacks"),
    # "If all cards are of one suit, the 2 wins", except in the first trick and in some with trumps.
    "five-of-a-suit": ("Ben", "napoleon.same_two"),
}
FURTHER = {"league", "local", "poker", "sevens", "uecda", "whist"}
"""Books without a dispute of their own: further books of daifugo, and the quiet games."""


def test_every_book_has_one() -> None:
    for lang in LANGS:
        assert quarrels(lang).keys() == SETTLED.keys()
    books = {referee.read(offer.text).description.book for offer in quarrels("en").values()}
    assert books == {*referee.books()} - FURTHER


@pytest.mark.parametrize("name", SETTLED)
def test_a_quarrel_is_settled_as_its_clause_says(name: str) -> None:
    answer, clause = SETTLED[name]
    table = referee.read(quarrels("en")[name].text)
    (question,) = table.questions
    verdict = table.ask(question)
    if question.kind == "what_happens":
        assert answer in [effect["effect"] for effect in verdict.to_dict()["answer"]]
    else:
        assert verdict.answer == answer
    assert clause in [reason.clause.id for reason in verdict.because]


@pytest.mark.parametrize("name", SETTLED)
def test_a_quarrel_is_the_same_in_every_language(name: str) -> None:
    ours, theirs = (quarrels(lang)[name] for lang in ("en", "ja"))
    assert ours.title != theirs.title
    tables = [referee.read(each.text) for each in (ours, theirs)]
    assert "アキ" in tables[1].seats
    seats = dict(zip(tables[1].seats, tables[0].seats, strict=True))
    one, other = (table.ask(table.questions[0]) for table in tables)
    told = json.dumps(other.to_dict()["answer"], ensure_ascii=False)
    for theirs_name, ours_name in seats.items():
        told = told.replace(theirs_name, ours_name)
    assert one.to_dict()["answer"] == json.loads(told)


@pytest.mark.parametrize("lang", LANGS)
def test_each_quarrel_shows_the_headline_of_its_verdict(lang: str) -> None:
    for drawn in draw(lang)["quarrels"]:
        table = referee.read(quarrels(lang)[drawn["id"]].text)
        verdict = table.ask(table.questions[0])
        assert drawn["verdict"]["headline"] == verdict.headline(lang)
        assert drawn["verdict"]["tone"] == verdict.tone


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_front_page_offers_can_be_read(lang: str) -> None:
    for story in stories(lang).values():
        session = StepperSession(story.text, lang=lang)
        assert session.state()["problem"] is None
        assert session.state()["length"] > 2
    for quiz in quizzes(lang).values():
        assert read_quizzes(quiz.text)
    assert all(each["lies"] for each in draw(lang)["quarrels"])


@pytest.mark.parametrize("lang", LANGS)
def test_quizzes_of_ours_speak_the_language_of_their_players(lang: str) -> None:
    """No text has the players by other names than the table, or is in one language only."""
    ours, theirs = (
        {name.strip() for name in word(each, "names").split(",")}
        for each in (lang, next(other for other in LANGS if other != lang))
    )
    listed = [each for offer in quizzes(lang).values() for each in read_quizzes(offer.text)]
    for quiz in [*listed, *(item.quiz for item in own_course(lang))]:
        assert {*quiz.table.seats} <= ours, quiz.title
        for said in (quiz.title, quiz.remark, quiz.hint, quiz.after):
            told = said.words(lang)
            assert not theirs & {*re.findall(r"[A-Za-z]+|[ァ-ヺー]+", told)}, told
            assert not told or bool(re.search(r"[ぁ-ん一-龯]", told)) == (lang == "ja"), told


def test_what_there_is_not_is_told_and_not_wanted() -> None:
    session = HomeSession()
    state = session.act({"type": "open", "kind": "quarrel", "id": "nothing like it"})
    assert state["problem"]["kind"] == "gone"
    assert session.wanted is None
