"""How anything that is said must read, whatever it says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import referee
from referee.explain.answer_text import OPEN, happening_text
from referee.explain.headline import MOST_LETTERS, in_style, omitted_text
from referee.explain.pending_text import pending_line, waits_for_all
from referee.explain.reason_text import reason_text
from referee.explain.verdict_text import MAX_WHOLE, all_reasons, sentence
from referee.i18n.messages import LANGS
from referee.model.questions import WHAT_HAPPENS, WHAT_PLAYS
from referee.rulebook.clause import Book
from referee.rulebook.rule import Reason
from referee.ui.shared.verdict import draw_reasons, draw_verdict
from tests.wording import avoided, in_two_styles, is_plain, long_sentences

LISTS = ("titles", "score", "ranks", "what_order", "must_give", "must_do")
"""Answers that name every seat, rank or card that is owed: their line is as long as that."""
CUT_OFF = re.compile(r"…\W*$", re.MULTILINE)
GAP = re.compile(r"none.*[ぁ-ん]|[ぁ-ん].*none")
"""What stands where there is nothing to name; only Japanese shows it from a word of a sentence."""


def _is_whole(text: str) -> None:
    """An answer is told to its end, however long, and names all that it speaks of."""
    assert not CUT_OFF.search(text), text
    assert not GAP.search(text), text


def plain(text: str) -> None:
    """No names of the code, no message keys, nothing left open."""
    assert text.strip()
    assert not re.search(r"[a-z]_[a-z]|\{|\}|\bNone\b|True|False", text), text


def _asks_once(text: str) -> None:
    """No question of a reading is asked twice."""
    questions = re.findall(r"[^.?!\n]+\?|[^\n。]+(?:です|ます)か。", text)
    assert len({*questions}) == len(questions), text


def _is_well_worded(verdict: referee.Verdict, text: str, lang: str) -> None:
    """Nothing that players would not say, apart from the words of the book."""
    for reason in all_reasons(verdict):
        if reason.key.startswith("sentence-"):  # it may quote a rule
            for words in (reason_text(reason, lang), reason_text(reason, lang, brief=True)):
                text = text.replace(words, "…")
    own = _words_of_books(verdict.table.rulebook.book, lang).sub("…", text)
    slips = avoided(own, lang)
    if lang == "ja":
        slips += in_two_styles(own)
    elif not _is_a_list(verdict):
        slips += long_sentences(own)
    assert not slips, (slips, own)


@lru_cache(maxsize=64)
def _words_of_books(book: Book, lang: str) -> re.Pattern[str]:
    """The wordings, titles and questions of a book, which verdicts quote."""
    words = {text[lang] for clause in book.clauses for text in (clause.title, clause.wording)}
    for reading in (reading for clause in book.clauses for reading in clause.readings):
        words |= {reading.question[lang], *(label[lang] for label in reading.label.values())}
    longest_first = sorted(words - {""}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)))


def reads_well(told: referee.Verdict | referee.RefereeError, table: str) -> None:
    """A verdict or an error, in both languages."""
    for lang in LANGS:
        plain(told.say(lang))
        if isinstance(told, referee.Verdict):
            _is_whole(told.say(lang))
            _asks_once(told.say(lang))
            _is_well_worded(told, told.say(lang), lang)
            assert len(told.say(lang)) <= MAX_WHOLE[lang]
    assert str(told) == told.say("en")
    lines = told.say("en").split("\n")
    if isinstance(told, referee.Verdict):
        lines += _drawn(told)
        tells_what_is_so(told)
        _draws_its_reasons(told)
        _has_a_line_for_a_phone(told)
    assert _in_lower_case(lines, table) == []


ANSWERS = ("doubt", "reveal", "stop", "counter", "answer", "written", "decline-instead")
"""How reasons end that wait for an answer or a word, and for nothing that may be declined."""


def tells_what_is_so(verdict: referee.Verdict) -> None:
    """What happened and what is due is told as it is: the facts come from other questions."""
    if verdict.table.opened or verdict.table.odd:
        return
    for reason in verdict.because:
        if reason.key.startswith("waits-") and not reason.key.endswith(ANSWERS):
            _asks_as_much_as_is_due(verdict, reason)
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return
    for lang in LANGS:
        told = re.split(r"(?<=[.。]) ?", sentence(verdict, lang).strip())
        assert len(told) == len({*told}), told
    _tells_the_ranking(verdict)
    exits = [each for each in verdict.answer if each["effect"].startswith(("leaves-", "game-"))]
    if exits:
        assert any(happening_text(each, "en") in verdict.headline("en") for each in exits)


def _asks_as_much_as_is_due(verdict: referee.Verdict, reason: Reason) -> None:
    """What a player may decline isn't said to be due, and what is due isn't said to be a choice."""
    seats = reason.args["seat"]
    seat, text = seats[0] if isinstance(seats, list) else seats, reason_text(reason, "en")
    may_decline = verdict.table.ask(f"may {seat} decline").answer
    is_all_there_is = reason.args.get("forced")
    if may_decline == "yes" and not is_all_there_is:
        assert not re.search(r"\b(has|have) to\b|\bmust\b", text), text
    if may_decline == "no":
        assert not re.search(r"\bmay\b|\bdecides?\b", text), text


def _tells_the_ranking(verdict: referee.Verdict) -> None:
    """That the ranking is reversed only if it is, and that it is normal only if it is."""
    if verdict.table.rulebook.family != "climbing":
        return
    order, usual = verdict.table.ask("what order").answer, verdict.table.rulebook.deck.ranks
    was_cleared = any(each["effect"].startswith("cleared") for each in verdict.answer)
    if not isinstance(order, list) or was_cleared:
        return
    ranks = [rank for rank in order if rank in usual]
    told = sentence(verdict, "en")
    if ranks == [*usual]:
        assert "ranking is reversed" not in told, told
    if ranks == [*usual][::-1]:
        assert not re.search(r"ranking is (back to )?normal", told), told


def reads_well_in_short(told: referee.Verdict | referee.RefereeError, table: str) -> None:
    """The same of what is said before what would flip it: the sentence and its reasons."""
    if not isinstance(told, referee.Verdict):
        reads_well(told, table)
        return
    _draws_its_reasons(told)
    for lang in LANGS:
        reasons = [reason_text(each, lang) for each in (*told.because, *told.nearly)]
        whole = [sentence(told, lang), *reasons, *(fault.say(lang) for fault in told.table.odd)]
        plain("\n".join(whole))
        _is_whole("\n".join(whole))
        _is_well_worded(told, "\n".join(whole), lang)
        if lang == "en":
            assert _in_lower_case(whole, table) == []
            assert [text for text in whole if text and not text.endswith((".", "?", "!"))] == []
    _has_a_line_for_a_phone(told)


def _drawn(verdict: referee.Verdict) -> list[str]:
    """The sentences of a verdict as it is drawn."""
    said = draw_verdict(verdict, "en")
    whole = [said["sentence"], *(each["text"] for each in said["reasons"])]
    assert [text for text in whole if text and not text.endswith((".", "?", "!"))] == []
    return [said["answerLabel"], *whole]


def _draws_its_reasons(verdict: referee.Verdict) -> None:
    """In both languages what a reason did has a word, and none stands without its words beside
    another of the same clause."""
    for lang in LANGS:
        drawn = draw_reasons(verdict, lang)
        deeds = [(each["clause"], each["did"]) for each in drawn]
        bare = [at for at, each in enumerate(drawn) if not (each["text"] or each["ruling"])]
        assert [deeds[at] for at in bare if deeds.count(deeds[at]) > 1] == []


def _has_a_line_for_a_phone(verdict: referee.Verdict) -> None:
    for lang, most in MOST_LETTERS.items():
        line = verdict.headline(lang)
        every_seat = _is_a_list(verdict) or sum(seat in line for seat in verdict.table.seats) > 2
        assert len(line) <= most * (3 if every_seat or verdict.table.odd else 1), line
        assert line.startswith(verdict.table.seats) or line[0] == line[0].upper(), line
        assert lang == "en" or is_plain(line), line
        assert "What happens:" not in line
        assert "special" not in line or not _is_on(verdict), line
        _tells_more_than_a_title(verdict, line, lang)
        if verdict.question.kind == WHAT_HAPPENS and verdict.answer not in OPEN:
            _tells_who_is_waited_for(verdict, lang)


def _is_on(verdict: referee.Verdict) -> bool:
    """Whether it is somebody's turn, or several people's."""
    turn = verdict.table.ask("whose turn").answer
    return isinstance(turn, list) or turn in verdict.table.seats


def _tells_who_is_waited_for(verdict: referee.Verdict, lang: str) -> None:
    """In the line, or in what stands below it."""
    told = verdict.headline(lang) + omitted_text(verdict, lang)
    if not waits_for_all(verdict.table):
        line = pending_line(verdict.table, lang).rstrip(".。")
        assert line in told or in_style(line, lang) in told, told


def _tells_more_than_a_title(verdict: referee.Verdict, line: str, lang: str) -> None:
    """``No – Passing.`` doesn't say what about it; ``Yes – Suit lock.`` says the opposite."""
    for reason in (*verdict.because, *verdict.nearly):
        title = reason.clause.title[lang]
        short = title.partition(" (" if lang == "en" else "(")[0]
        assert not re.search(rf"– ({re.escape(title)}|{re.escape(short)})[.。]$", line), line


def _is_a_list(verdict: referee.Verdict) -> bool:
    return verdict.question.kind in (*LISTS, WHAT_PLAYS) or _by_seat(verdict.answer)


def _by_seat(answer: Any) -> bool:
    return isinstance(answer, dict) and "by_seat" in answer


def _in_lower_case(lines: Iterable[str], table: str) -> list[str]:
    """The lines that begin with a small letter; a player's name alone is spelled as it is."""
    named = re.search(r"^seats:(.*)$", table, re.MULTILINE)
    names = re.findall(r"[^\s,()]+", named.group(1)) if named else []
    name = re.compile(rf"(?:{'|'.join(map(re.escape, names)) or '(?!x)x'})(?!\w| joker)")
    said = (line.strip() for line in lines)
    return [line for line in said if line[:1].islower() and not name.match(line)]
