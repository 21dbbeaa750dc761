"""A whole verdict in words: one plain sentence, the reasons, then what would change the answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from referee.engine.answer import NO, YES, UnknownFact
from referee.errors import Fault
from referee.i18n.card_names import card_words, cards_together
from referee.i18n.japanese import as_cause, without_topic
from referee.i18n.messages import has_message, in_both, listing
from referee.model.moves import DISCARD, DRAW, PASS, PLAY, TAKE, Move
from referee.model.questions import (
    DEAL,
    IS_OUT,
    MUST_DO,
    RANK_OF,
    RANKS,
    SCORE,
    WHAT_HAPPENS,
    WHAT_ORDER,
    WHO_LEADS,
    WHO_TAKES,
    WHO_WINS,
    WHOSE_TURN,
    Question,
)
from referee.rulebook.clause import UNSETTLED, Clause, Ruling, ruling_text, setting_label
from referee.rulebook.rule import Reason
from referee.verdict.background import clauses_behind, is_added, with_its_play
from referee.verdict.chosen_readings import LEFT_OUT, READING
from referee.verdict.interfaces import VerdictLike

from .answer_text import (
    MODALS,
    OPEN,
    answer_sentence,
    card_message,
    deed_args,
    happenings_text,
    if_true_text,
    localised,
    lowered,
    open_answer_sentence,
    with_title,
    without_opposites,
)
from .flip_text import change_lines, places_reading
from .pending_text import pending_line
from .reason_text import (
    dependence_text,
    fact_ending,
    fact_message,
    fact_text,
    is_stated,
    reason_text,
)

MAX_LETTERS = {"en": 300, "ja": 150}
"""How long the answer and its main reason may be before a verdict in words is shortened."""
MAX_REASONS = 2
"""How many reasons of different clauses it gives unless all are asked for: the one that decides,
and one without which that wouldn’t."""
MAX_READINGS = 2
"""How many readings that the table has chosen it gives."""
MAX_PLAYERS = 3
"""From how many players on all of them are everyone."""
MAX_WHOLE = {"en": 400, "ja": 200}
"""How many letters a verdict in words is at most; further reasons are left out."""
LOCK = "-lock"
"""The names of effects that lock the field end so."""
REVERSES = "sentence-reverses"
"""The name of the reason that the ranking is reversed."""
OWES = "owes-"
"""The names of effects by which somebody owes something begin with this."""
BY_PLACE = "players-below"
"""What points depend on that are for the places."""
JOINED = "joining-joined"
"""The name of the reason that a newcomer comes in at a place."""
OVER = "happens-game-"
"""The names of the reasons that the game has ended begin with this."""
RETITLED = "happens-retitled"
"""The name of the reason that the titles have changed, before anything that depends on them."""
SUNK_BY_FOUL = "sunk-foul"
"""The name of the reason that players are at the bottom because they went out on a foul."""
WITHHELD = "withheld"
"""The name of the reason that a special rule leaves the answer to cards that aren’t known."""
ALLOWS_IF_OPEN = (WITHHELD, "doubt-doubt", "doubt-through")
"""Reasons that say that something may be done, even where that depends on an unknown fact."""
HOLDS = "going_out-holds"
"""The name of the reason that the player still holds cards."""
HOLDS_NOT = "hold-bars"
"""The name of the reason that the player can’t have the cards."""
GIVES_ALSO = "gives-also"
"""The name of the reason that the player gives cards to another player, too."""
NOT_REVERSED = "deed-no-revolt"
"""The name of the reason that a player chose not to reverse the ranking."""
FOR_LEADS = ("broken_before_lead-follows",)
"""The names of reasons that a rule only limits leads."""
VOID = "must_follow-free"
"""The name of the reason that the player has no card of the led suit."""
SITS_OUT = "pass_lasts-bars"
"""The name of the reason that the player has passed and so has no turn for now."""
PERMITS = re.compile(r"\b(?:may|can) (?!not\b|only\b)|(?<!n’t )\b(?:beats?|fits?)\b")
FORBIDS = re.compile(r"\b(?:may not|can’t)\b")
DENIES = re.compile(r"\b(?:no \w+|nothing|nobody) (?:may|can|beats?|fits?)\b")
"""The words by which a reading allows something, or forbids it; ``DENIES``: in its subject."""
DOES = {
    "en": r"(?= (?:are|can|give|have|may|must|share|take|would)\b)",
    "ja": "(?=[がは]|の手札)",
}
"""What comes after players who do something."""
COUNTED = frozenset({"points", "value"})
"""The arguments of reasons that say how points are counted."""
PAST = "ed"
"""How an English verb ends that is the same for one player and for several."""
EQUAL = "equal"
"""The answer that the game has ended without a place for the player."""
NOBODY = "nobody"
"""The answer that no player gets it."""
NO_WINNER = "-nobody"
"""How the names of reasons end that no player wins, or has won yet."""
NEEDLESS = frozenset(["a", "an", "the"])
"""Words that don’t tell one text from another."""
SAME = 0.75
"""Which part of the words of a text another has that says the same."""
MAX_FACTS = 3
"""How many unknown facts a verdict in words lists unless all are asked for."""


def verdict_lines(verdict: VerdictLike, lang: str, *, everything: bool = False) -> Iterator[str]:
    """The lines of the verdict: the answer, why, and what would change it.

    Unless ``everything`` is asked for, only the deciding reason, without the title of a basic
    rule, the first facts and the first changes.
    """
    reasons = all_reasons(verdict) if everything else main_reasons(verdict, lang)
    whole = sentence(verdict, lang)
    if not everything and _is_answer(verdict, reasons):
        whole = ""
    statement = _only_statement(verdict)
    lines = [_by_its_rule(verdict, fact_line(verdict, statement, lang), lang)] if statement else []
    if whole and not (statement and statement.if_false is not None):
        is_short = everything or statement or len(whole) <= MAX_LETTERS[lang]
        lines.insert(0, whole if is_short else verdict.headline(lang))
    lines += (odd_line(fault, lang) for fault in verdict.table.odd)
    titled = [
        reason
        for reason in reasons
        if everything
        or (
            _is_of_the_rule(verdict, reason)
            and not _is_plain_exit(verdict, reason)
            and _as_next(verdict, reason) == reason
        )
    ]
    why = [*_reason_lines(verdict, reasons, titled, whole, lang, everything=everything)]
    if not everything and (firsts := _first_of_all_lines(verdict, lang)):
        why.append(card_message(lang, "say-joiner").join(firsts))
    besides = [_ruling_line(verdict, ruling, lang) for ruling in verdict.rulings]
    facts = verdict.unknown if everything else verdict.unknown[:MAX_FACTS]
    facts = [fact for fact in facts if fact not in (_only_fact(verdict), statement)]
    besides += (fact_line(verdict, fact, lang) for fact in facts)
    is_next = len(titled) == 1 and not (everything or verdict.rulings or facts)
    named = titled[0].clause if is_next else None
    if why and lines[:1] == [whole] and not everything:
        stem = whole.removesuffix(card_message(lang, "say-stop"))
        alone = {with_title(reason.clause.title[lang], whole, lang) for reason in titled}
        says_more = why[0].startswith(stem) or why[0] in alone
        lines = lines[says_more:]
    if not (why or besides) and (turn := _idle(verdict, lang)):
        why = [turn]
    if not why and facts and lines == [open_answer_sentence("depends", lang, verdict.unknown)]:
        lines = []  # the facts say what it depends on
    told = [reason.clause for reason in reasons]
    if everything or not any(reason.key == READING for reason in reasons):  # it says what decides
        besides += change_lines(verdict, lang, everything=everything, named=named, reasons=told)
    if not everything:
        needed = why[:1]
        besides = [*_fitting(besides, (*lines, *needed), lang)]
        why = [*needed, *_fitting(why[len(needed) :], (*lines, *needed, *besides), lang)]
    yield from (with_everyone(line, verdict, lang) for line in (*lines, *why, *besides))
    search = verdict.flip_search
    if not search.is_whole:
        yield card_message(lang, "say-flips-left", tried=search.tried, of=search.of)


def _is_of_the_rule(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason is told with its rule: a special one, and for a reading one in use."""
    is_used = reason.key != READING or reason.clause in verdict.table.rulebook.active
    return is_used and (reason.clause.switchable or prevails(reason))


def prevails(reason: Reason) -> bool:
    """Whether a basic rule, such as that of bombs, allows something in spite of several others."""
    over = cast("list[Clause]", reason.args.get("over", ()))
    return reason.key == "sentence-overrides" and len(over) > 1 and not overrides_special(reason)


def _by_its_rule(verdict: VerdictLike, line: str, lang: str) -> str:
    """The line that says what an answer depends on, with the title of the special rule behind it,
    if nothing else tells that."""
    untold = [reason for reason in verdict.because if _is_one_sided(verdict, reason)]
    clauses = [reason.clause for reason in untold if reason.clause.switchable]
    if len(untold) != 1 or not clauses:
        return line
    return card_message(lang, "say-reason", title=clauses[0].title[lang], text=line)


def odd_line(fault: Fault, lang: str) -> str:
    """What is impossible about the table, as one would say it: without the line of the text, and
    without how to describe it otherwise."""
    text = card_words(lang, replace(fault, line=0).say(lang))
    return card_message(lang, "say-odd", fault=re.split(r"(?<=[.。]) ?", text)[0])


def with_everyone(text: str, verdict: VerdictLike, lang: str) -> str:
    """The text with 全員 or “all players” for a list of all players who do something together."""
    seats = [*verdict.table.seats]
    if len(seats) < MAX_PLAYERS:
        return text
    everyone, verb = card_message(lang, "list-everyone"), DOES[lang]
    for first in range(len(seats)):
        listed = re.escape(listing(lang, seats[first:] + seats[:first]))
        text = re.sub(f"(?:all of )?{listed}{verb}", everyone, text)
    return re.sub(f"(^|[.:] ){everyone}", lambda match: match[1] + everyone.capitalize(), text)


def _has_turn(verdict: VerdictLike) -> bool:
    """Whether it is the turn of the player who is asked about."""
    return bool(verdict.table.answer(Question(WHOSE_TURN)).value == verdict.question.seat)


def _is_free_to_move(verdict: VerdictLike) -> bool:
    """Whether it is the turn of the player who is asked about, and the table waits for nothing."""
    return _has_turn(verdict) and not pending_line(verdict.table, "en")


def _idle(verdict: VerdictLike, lang: str) -> str:
    """Whose turn it is, or what the table waits for, if a player has nothing to do; else empty."""
    if verdict.question.kind != MUST_DO or verdict.answer != []:
        return ""
    if line := pending_line(verdict.table, lang):
        return line
    turn = verdict.table.answer(Question(WHOSE_TURN)).value
    if turn not in verdict.table.seats or turn == verdict.question.seat:
        return ""
    return answer_sentence(Question(WHOSE_TURN), turn, lang)


OF_CARDS = (DISCARD, DRAW, TAKE)
"""Moves of cards beside the play, which may leave the turn where it is."""


def next_in_turn(verdict: VerdictLike) -> Mapping[str, object]:
    """The arguments of a message that the player whose turn it is comes after the ``last`` one to
    move, or still moves after other moves of that player; empty unless that is so."""
    moves = verdict.table.description.play
    made = [move for move in moves if move.kind in (PLAY, PASS)]
    seats = verdict.table.seats
    if not moves:  # then the play on the field may be the last move
        field = verdict.table.description.field[-1:]
        made = [Move(laid.seat, PLAY, laid.cards) for laid in field if laid.seat]
    if verdict.question.kind != WHOSE_TURN or verdict.answer not in seats or not made:
        return {}
    last = made[-1].seat
    if moves and moves[-1].kind in OF_CARDS and moves[-1].seat == verdict.answer != last:
        return {"seat": verdict.answer, "last": "", "cards": [], "back": ""}
    if (seats.index(verdict.answer) - seats.index(last)) % len(seats) not in (1, len(seats) - 1):
        return {}
    back = next((reason.args["back"] for reason in verdict.because if "back" in reason.args), "")
    cards = [*map(str, made[-1].cards)]
    return {"seat": verdict.answer, "last": last, "cards": cards, "back": back}


def _as_next(verdict: VerdictLike, reason: Reason) -> Reason:
    """The reason; in place of one that only says whose turn it is, after whom that is."""
    is_plain = reason.role == "usual" and reason_text(reason, "en") == sentence(verdict, "en")
    args = next_in_turn(verdict) if is_plain else {}
    return replace(reason, key="turn-after", args=args) if args else reason


def _reason_lines(
    verdict: VerdictLike,
    reasons: Sequence[Reason],
    titled: Sequence[Reason],
    whole: str,
    lang: str,
    *,
    everything: bool,
) -> Iterator[str]:
    """A line for each reason, those ``titled`` with the titles of their clauses; unless everything
    is asked for, one line for those of one clause.

    Of reasons that ``whole``, the answer, repeats only the titles are listed.
    """
    opposite = _opposites(verdict)
    repeated = [
        reason
        for reason in reasons
        if (
            reason in opposite
            or _is_what_is_due(verdict, reason)
            or (reason_text(reason, lang) in whole and _as_next(verdict, reason) == reason)
        )
        and not _rulings(verdict, reason)
    ]
    caused = [reason for reason in repeated if reason.args.get("cause") and reason in titled]
    for reason in caused:
        text = card_message(lang, "say-cause", cause=localised(reason.args["cause"], lang))
        yield card_message(lang, "say-reason", title=reason.clause.title[lang], text=text)
    listed = (each for each in repeated if each in titled and each not in caused)
    by = dict.fromkeys(each.clause.title[lang] for each in listed)
    if len(by) == 1 and not (everything or opposite or _has_several_causes(verdict)):
        yield with_title(next(iter(by)), whole, lang)  # in place of the answer
    elif by and (opposite or not _has_several_causes(verdict)):
        quoted = [card_message(lang, "title-quoted", title=title) for title in by]
        yield card_message(lang, "say-by", titles=listing(lang, quoted), count=len(quoted))
    passed = [each.args["seat"] for each in reasons if explains_turn(verdict, each)]
    topic = "" if everything else _topic(verdict, whole, lang)
    lines: dict[object, str] = {}
    told: set[str] = set()
    joint: set[frozenset[str]] = set()
    for reason in reasons:
        if reason in repeated:
            continue
        rulings = _rulings(verdict, reason)
        brief = not (everything or overrides_special(reason))
        text = reason_text(told_for(verdict, reason, passed, lang), lang, brief=brief)
        if topic:
            conclusion = whole.removeprefix(f"{topic}は")
            text = as_cause(without_topic(text, topic), conclusion)
        if text in told and not (everything or rulings):
            continue  # by another clause
        together = _together(reason)
        if together in joint and not rulings:
            continue  # the other clause has said it
        told.add(text)
        joint.update([together] if together else ())
        is_titled = rulings or (reason in titled and not together)
        line = _titled(reason, text, rulings, lang) if is_titled else text
        key = len(lines) if everything or rulings or not is_titled else reason.clause.id
        if key in lines:
            lines[key] = card_message(lang, "say-joiner").join([lines[key], text])
        else:
            lines[key] = line
    yield from lines.values()


def _is_what_is_due(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether the reason only says that something is due of the player who is asked about, and the
    answer says what."""
    is_answer = verdict.question.kind == MUST_DO and verdict.answer not in OPEN
    own = reason.args.get("seat") == verdict.question.seat
    return is_answer and own and reason.key.startswith("waits-")


def _opposites(verdict: VerdictLike) -> list[Reason]:
    """The reasons for what happened that undo each other, so that the answer tells them as one."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return []
    lasting = [effect for effect in verdict.answer if "ended" not in effect]
    left = [effect["effect"] for effect in without_opposites(lasting)]
    gone = {f"happens-{effect['effect']}" for effect in lasting} - {
        f"happens-{effect}" for effect in left
    }
    return [reason for reason in verdict.because if reason.key in gone]


def _topic(verdict: VerdictLike, whole: str, lang: str) -> str:
    """The player whom the answer is about, if the reasons needn't name that player again."""
    seat = verdict.question.seat
    return seat if lang == "ja" and seat and whole.startswith(f"{seat}は") else ""


def _has_several_causes(verdict: VerdictLike) -> bool:
    """Whether it says what happened, and several clauses are behind that."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return False
    return len({effect["clause"] for effect in verdict.answer}) > 1


def _together(reason: Reason) -> frozenset[str]:
    """The clauses which do together what a reason says, if it is the same of each of them."""
    if reason.key not in ("sentence-restores", "allowed-against", "forbidden-against"):
        return frozenset()
    others = cast("list[Clause]", reason.args.get("others") or reason.args["against"])
    return frozenset({reason.clause.id, *(clause.id for clause in others)})


def _fitting(lines: Iterable[str], before: Iterable[str], lang: str) -> Iterator[str]:
    """The first of these lines for which there is room beside others."""
    room = MAX_WHOLE[lang] - sum(len(line) + 1 for line in before)
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return
        yield line


def _rulings(verdict: VerdictLike, reason: Reason) -> Sequence[Ruling]:
    """The rulings that a reason rests on."""
    found = verdict.ruled.get(all_reasons(verdict).index(reason), ())
    if found or reason.role != "condition":
        return found
    own = {flip.option.name for flip in verdict.flips if flip.clause == reason.clause}
    return [ruling for ruling in verdict.rulings if ruling.decides in own]


def all_reasons(verdict: VerdictLike) -> list[Reason]:
    """The reasons for the answer, then what lies behind it and what nearly happened."""
    return [*verdict.because, *verdict.background, *verdict.nearly]


def main_reasons(verdict: VerdictLike, lang: str) -> list[Reason]:
    """The deciding reason, else one that names the play on top, else the first; for an open answer
    the reasons that leave it open, special rules first, without an order of clauses, without a
    reading that is told with its answers, and without basic rules that allow it. What may matter is
    told, too."""
    if verdict.answer in OPEN:
        read = [flip.clause for flip in verdict.flips if flip.option.reading]
        left = (
            reason
            for reason in verdict.because
            if "others" not in reason.args
            and not (reason.did == "allows" and not reason.clause.switchable)
            and not (reason.key == "reading-open" and reason.clause in read)
        )
        telling = (reason for reason in left if not _is_one_sided(verdict, reason))
        return sorted(telling, key=lambda reason: not reason.clause.switchable)[:MAX_FACTS]
    decisive = deciding_reason(verdict)
    if stated := stated_order(verdict):
        main = [*stated, *([decisive] if decisive and decisive not in stated else [])]
    elif decisive:
        main = [decisive, *_behind(verdict, decisive, lang), *_besides(verdict, decisive)]
    else:
        main = sorted(verdict.because, key=lambda reason: not names_top(reason, lang))[:1]
    main.sort(key=lambda reason: _follows_from_exit(verdict, reason))
    if opposite := _opposites(verdict):
        main = [*opposite, *(reason for reason in main if reason not in opposite)]
    if verdict.answer == EQUAL:  # that the hand is empty gives no place
        main = [reason for reason in main if reason.key != "happens-leaves-clean"]
    if places_reading(verdict, verdict.flips) is not None:  # the reading says who comes where
        main = [reason for reason in main if reason.key != "going_out-places"]
    if verdict.unknown:  # the fact says it better
        main = [reason for reason in main if not reason.key.endswith("-untold")]
    main = _with_all_that_decides(verdict, main)
    for chosen in chosen_readings(verdict)[:MAX_READINGS]:
        if chosen not in main and not any(_says_too(reason, chosen) for reason in main):
            main = [*main, chosen]
    main += [r for r in verdict.acted if r.key == LEFT_OUT and r not in main]
    if len(main) > 1:
        main = [reason for reason in main if not _is_answer_again(verdict, reason)] or main[:1]
    named = [reason.args.get("by") for reason in main]
    main = [r for r in main if not (r.key == REVERSES and r.clause in named)]
    if (
        main and _is_quiet(verdict, main[0]) and not _is_refused(verdict)
    ):  # a choice of the table says more
        main.sort(key=lambda reason: reason.key != READING)
    main += [reason for reason in verdict.nearly if reason.role == "aside"]
    return [*main, *(r for r in verdict.because if r.did == "warns" and r not in main)]


def stated_order(verdict: VerdictLike) -> list[Reason]:
    """If the order is asked about, the reasons that state it, so that nothing reverses it."""
    if verdict.question.kind != WHAT_ORDER:
        return []
    return [reason for reason in verdict.because if {"weak", "strong"} <= reason.args.keys()]


def _is_quiet(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason decides nothing by itself, or only says the answer."""
    return reason.role == "usual" or _is_answer_again(verdict, reason)


def _is_answer_again(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason says no more than the answer: who leads next, by a basic rule."""
    is_answer = reason.key == "happens-leads" and reason.args.get("seat") == verdict.answer
    return is_answer and not reason.clause.switchable and "since" not in reason.args


def _says_no_more(reason: Reason, chosen: Reason) -> bool:
    """Whether a reason says in general what a reading of its clause says that the table has chosen,
    and no more."""
    words, told = (
        {*re.findall(r"\w+", reason_text(each, "en").casefold())} for each in (reason, chosen)
    )
    is_of_it = reason.clause == chosen.clause and is_stated(chosen)
    return is_of_it and len(words & told) >= SAME * len(words)


def _says_too(reason: Reason, chosen: Reason) -> bool:
    """Whether a reason says what a reading says that the table has chosen, in about its words."""
    text, told = (reason_text(each, "en").casefold() for each in (reason, chosen))
    here = card_message("en", "reading-here").casefold()
    if reason.clause == chosen.clause and here in text:
        return True
    words = {*re.findall(r"\w+", f"{reason.clause.title['en'].casefold()} {text}")}
    own = {*re.findall(r"\w+", told.removeprefix(here))} - NEEDLESS
    return len(own & words) >= SAME * len(own)


def _with_all_that_decides(verdict: VerdictLike, main: list[Reason]) -> list[Reason]:
    """The main reasons and those of other clauses without which the answer would be another. One of
    a clause without which something earlier had the same effect is left out."""
    if verdict.question.kind == WHAT_HAPPENS:  # each effect is told, but not of which rule it is
        if verdict.answer in OPEN:
            return main
        unmet = _lacking_of_added(verdict)
        return [*main, *_of_other_rules(verdict, main), *(r for r in unmet[:1] if r not in main)]
    behind = clauses_behind(verdict.flips)
    first = main[0].clause if main else None
    acted = [r for r in verdict.background if r.key not in (READING, LEFT_OUT)]
    if main and not main[0].args.get("top"):  # it says so, or strength is no matter
        acted = [reason for reason in acted if reason.key != REVERSES]
    if any(reason.key.startswith(OVER) for reason in verdict.because):  # the ranking is no matter
        acted = [reason for reason in acted if not reason.key.startswith("happens-mark-")]
    if acted and first and first.switchable and first not in behind:
        main = main if obstacles(verdict) or main[0] in verdict.nearly else main[1:]
    told = verdict.because if not obstacles(verdict) else ()
    more = [reason for reason in told if reason.clause in behind]
    is_reversed = any(reason.key.endswith("-reverses") for reason in verdict.because)
    if verdict.question.kind != WHAT_ORDER or is_reversed:  # else a reversal isn’t the reason
        more += acted
    more.sort(key=lambda reason: _whom(reason) is None)  # a fact of a player says more
    unmet = _lacking_of_added(verdict)
    more += [] if obstacles(verdict) else unmet
    most = MAX_FACTS if verdict.question.kind == WHAT_ORDER else MAX_REASONS
    for reason in more:
        if len(main) < most and reason.clause not in [other.clause for other in main]:
            main = [*main, reason]
    return sorted(main, key=lambda reason: reason.key != RETITLED)


def _unmet_of_added(verdict: VerdictLike) -> list[Reason]:
    """The conditions that rules lack which the table has added."""
    unmet = (reason for reason in verdict.nearly if reason.role == "condition")
    return [reason for reason in unmet if is_added(verdict.table, reason.clause)]


def _lacking_of_added(verdict: VerdictLike) -> list[Reason]:
    """The conditions that rules lack which the table has added."""
    lacking = (reason for reason in verdict.nearly if reason.role == "condition")
    return [reason for reason in lacking if is_added(verdict.table, reason.clause)]


def _of_other_rules(verdict: VerdictLike, main: Sequence[Reason]) -> Iterator[Reason]:
    """What other special rules did in the move, a reason of each; of a rule that has told no cause,
    also that."""
    told = {reason.clause.id for reason in main}
    explained = {r.clause.id for r in main if not {"since", "cause"}.isdisjoint(r.args)}
    for reason in sorted(verdict.because, key=lambda reason: not reason.args.get("cause")):
        is_cause = reason.args.get("cause") and reason.clause.id not in explained
        is_new = reason.clause.switchable and (is_cause or reason.clause.id not in told)
        if is_new and "ended" not in reason.args:
            told.add(reason.clause.id)
            explained.add(reason.clause.id)
            yield reason


def _besides(verdict: VerdictLike, decisive: Reason) -> list[Reason]:
    """What the deciding reason leaves unsaid: the same of the other players, if the answer is about
    all; what would have happened, if that was prevented; who it is, if the reason only says who it
    isn't."""
    others = [reason for reason in verdict.because if reason is not decisive]
    if verdict.question.kind == RANK_OF:
        own = [reason for reason in others if _is_own_exit(verdict, reason)]
        return [*own, *(reason for reason in others if _is_about_places(verdict, reason))]
    if verdict.question.kind == SCORE:  # the sum
        counted = [r for r in others if r.args and r.role != "tally"]
        by_place = [reason for reason in counted if reason.args.get("by") == BY_PLACE]
        if by_place and not _is_placed(verdict):
            return [reason for reason in counted if reason not in by_place]
        return counted
    if verdict.question.kind in (RANKS, DEAL):
        told = (None, "", _whom(decisive))
        return [
            reason
            for reason in others
            if reason.key == decisive.key
            or _whom(reason) not in told
            or not COUNTED.isdisjoint(reason.args)
        ]
    if verdict.question.kind == WHO_WINS:
        shared = [reason for reason in others if reason.key == "shared_board-shared"]
        could = [reason for reason in others if reason.key == "hand_order-could"]
        out = [reason for reason in others if reason.key == "happens-eliminated"]
        return (
            shared
            if isinstance(verdict.answer, list) and len(verdict.answer) > 1
            else [*out, *could]
        )
    if decisive.role in ("usual", "exit") and verdict.question.kind in (WHO_LEADS, WHOSE_TURN):
        return [reason for reason in verdict.nearly if reason.role == "deed"][:1]
    if decisive.key in FOR_LEADS and verdict.answer == YES:  # and what lets the card follow
        return [reason for reason in others if reason.key == VOID][:1]
    is_refused = verdict.question.kind.startswith("may_") and verdict.answer == NO
    if decisive.key.startswith("ended-") and is_refused:  # and what is asked for without it
        return [reason for reason in others if names_top(reason, "en")][:1]
    if decisive.role == "exit" and verdict.question.kind == IS_OUT:  # and what didn’t prevent it
        return [reason for reason in verdict.nearly if reason.key == NOT_REVERSED][:1]
    if decisive.role == "deed" and verdict.question.kind.startswith("may_"):
        ended = [r for r in verdict.nearly if r.did == "misses"][:1]
        return [*ended, *(r for r in others if not ended and names_top(r, "en"))][:1]
    is_earlier = decisive.did == "causes" and decisive in verdict.nearly
    if is_earlier and verdict.question.kind.startswith("may_"):  # and what that comes to
        return [reason for reason in others if names_top(reason, "en")][:1]
    if decisive.role == "deed" and verdict.question.kind == IS_OUT:
        return [reason for reason in verdict.nearly if reason.role == "condition"][:1]
    if takes_away(decisive) and verdict.question.kind in (WHO_LEADS, WHOSE_TURN):
        return [reason for reason in others if reason.key == "happens-cleared"][:1]
    if decisive.key == "happens-cleared" and verdict.question.kind in (WHO_LEADS, WHOSE_TURN):
        leading = (r for r in others if r.key == "happens-leads" and r.clause != decisive.clause)
        gone = (r for r in others if r.clause.switchable and _is_about_exit(verdict, r))
        return [*(r for r in leading if is_added(verdict.table, r.clause)), *gone]
    if decisive.key.endswith("-cannot-win") and verdict.answer == NOBODY:
        return [reason for reason in others if reason.key == decisive.key]
    if decisive.key.startswith("happens-mark-prevented") and verdict.question.kind != WHAT_HAPPENS:
        return [reason for reason in verdict.nearly if reason.did == "misses"][:1]
    if decisive.did == "causes" and decisive.key.endswith("-reverses"):
        return [bar for bar in obstacles(verdict) if names_top(bar, "en")][:1]
    if verdict.question.kind == WHO_TAKES:  # with which card; after a trump the next is no matter
        if decisive.role == "beats":  # and why the card belongs to that suit
            return [r for r in others if r.args.get("cards") == decisive.args["cards"]
                    and not r.key.endswith("_takes-takes")][:1]  # fmt: skip
        return [r for r in others if r.args.get("seat") == verdict.answer][:1]
    if decisive.did == "bars" and verdict.answer in verdict.table.seats:
        return [reason for reason in others if reason.args.get("seat") == verdict.answer][:1]
    return []


def _is_about_places(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason says in which order the player of the question and others come."""
    seats = cast("list[str]", reason.args.get("seats", ()))
    is_ordered = len(seats) > 1 and verdict.question.seat in seats
    return reason.key == "share-place" or (is_ordered and reason.key == SUNK_BY_FOUL)


def takes_away(reason: Reason) -> bool:
    """Whether an earlier play may be on top again after what a reason says."""
    return reason.role == "deed" or reason.key == "happens-withdrawn"


def _is_placed(verdict: VerdictLike) -> bool:
    """Whether anybody has points and a place."""
    return any(verdict.answer.values()) and any(verdict.table.answer(Question(RANKS)).value)


def _is_own_exit(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether it is asked for the place of a player, and a reason says how that player got out."""
    is_own = reason.args.get("seat") == verdict.question.seat and reason.role == "exit"
    return verdict.question.kind == RANK_OF and is_own


def _follows_from_exit(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason is that the player is last after a foul, and another tells the foul."""
    is_own = reason.key == SUNK_BY_FOUL and _whom(reason) == [verdict.question.seat]
    return is_own and any(_is_own_exit(verdict, other) for other in verdict.because)


def _whom(reason: Reason) -> object:
    """The player or players whom a reason is about, if it names them."""
    return reason.args.get("seat", reason.args.get("seats"))


def obstacles(verdict: VerdictLike) -> list[Reason]:
    """The reasons that each refuse a move, those of special rules first."""
    if not _is_refused(verdict):
        return []
    bars = [reason for reason in verdict.because if reason.did == "bars"]
    bars.sort(key=lambda reason: _generality(verdict, reason))
    if not any(reason.role == "turn" for reason in bars):
        bars.sort(key=lambda reason: not _is_of_number(verdict, reason))
    return bars


def _is_of_number(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason is that another number of cards has to follow."""
    top = str(reason.args.get("top") or "").split()
    return reason.role == "number" and len(top) not in (0, len(verdict.question.cards))


def _generality(verdict: VerdictLike, reason: Reason) -> tuple[bool, ...]:
    """How general a reason is: that the player is out is the least so, then one of a rule that the
    table has added, then one of another special rule, then what has to be done first, or where a
    card is; a rule that is only quoted is the most so."""
    clause, key = reason.clause, reason.key
    is_added_rule = is_added(verdict.table, clause)
    is_plain = key.endswith("-first") or key in (HOLDS_NOT, SITS_OUT)
    is_gone = reason.role == "turn" and reason.args.get("isout") == YES
    is_quoted = reason.role == "quote"
    return not is_gone, not is_added_rule, not clause.switchable, not is_plain, is_quoted


def _behind(verdict: VerdictLike, decisive: Reason, lang: str) -> list[Reason]:
    """The special rules behind a refusal by strength, such as one that reverses the ranking."""
    bars = obstacles(verdict)
    if len(bars) == 1 and decisive.role == "condition" and names_top(bars[0], lang):
        return bars
    is_told = decisive.role == "condition" or decisive.key == READING
    if not bars or is_told or not (len(bars) == 1 or names_top(decisive, lang)):
        return []
    causes = (reason for reason in verdict.because if reason.did == "causes")
    is_turn = decisive.role == "turn"  # then also why somebody else leads
    return [reason for reason in causes if reason.clause.switchable or is_turn]


def _open_orders(verdict: VerdictLike) -> list[Reason]:
    """The clauses of which nothing says which comes first, if that leaves the answer open."""
    return [r for r in verdict.because if "others" in r.args] if verdict.answer in OPEN else []


def _first_of_all_lines(verdict: VerdictLike, lang: str) -> list[str]:
    """The answers if one or another clause comes first; none if a reading among the changes says
    that."""
    readings = [flip.option.reading for flip in verdict.flips if flip.option.reading]
    ordered = {id_ for r in readings for ids in (r.among, *r.orders.values()) for id_ in ids}
    return [
        reason_text(reason, lang, "say-order-first")
        for reason in _open_orders(verdict)
        if "outcome" in reason.args and reason.clause.id not in ordered
    ]


def missing_text(verdict: VerdictLike, lang: str) -> str:
    """What the table lacks for an answer, or that the game has no such thing, though the rules
    leave nothing open; else empty."""
    for reason in verdict.because[:1] if verdict.answer == UNSETTLED else ():
        key = f"answer-unsettled-{reason.key}"
        if has_message(lang, key):
            asked = replace(reason, args={**reason.args, "ranked": verdict.question.seat})
            return reason_text(asked, lang, key)
    return ""


def _is_one_sided(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason for an answer that depends on something speaks as if it were decided."""
    is_final = reason.role == "exit" or reason.key.endswith("_lock-bars")
    return verdict.answer == "depends" and (is_final or reason.key in ALLOWS_IF_OPEN)


def _is_answer(verdict: VerdictLike, reasons: Sequence[Reason]) -> bool:
    """Whether the only reason is that of the only effect of a move, and so says what happens."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return False
    effects = [(f"happens-{effect['effect']}", effect["clause"]) for effect in verdict.answer]
    caused = (reason for reason in reasons if reason.key != READING and reason.role != "condition")
    told = [(reason.key, reason.clause.id) for reason in caused]
    return len(effects) == 1 and effects == told


def names_top(reason: Reason, lang: str) -> bool:
    """Whether the text of a reason names the play on top, such as ``♣10 beats ♠9.``, or what kind
    of hand it is."""
    if reason.args.get("beaten"):
        return True
    cards = str(reason.args.get("top") or "").split()
    is_told = bool(cards) and reason.did != "causes"  # else it is what lies behind
    return is_told and cards_together(lang, cards) in reason_text(reason, lang)


def _only_fact(verdict: VerdictLike) -> UnknownFact | None:
    """What an answer depends on, if that is one thing: who holds a card, not whether Ben does."""
    facts = verdict.unknown if verdict.answer == "depends" else ()
    return facts[0] if len(facts) == 1 and not facts[0].is_statement else None


def _only_statement(verdict: VerdictLike) -> UnknownFact | None:
    """What an answer depends on, if that is whether one thing is so, and a line says what then."""
    facts = verdict.unknown if verdict.answer == "depends" else ()
    if len(facts) != 1 or not facts[0].is_statement or has_message("en", f"say-{facts[0].key}"):
        return None
    return facts[0]


def sentence(verdict: VerdictLike, lang: str, *, form: str = "answer") -> str:
    """The answer as one sentence, such as ``Chie may not play ♣10.``

    ``form``: as of :func:`answer_sentence`.
    """
    if fact := _only_fact(verdict) or _only_statement(verdict):
        if has_message(lang, own := f"answer-depends-{fact.key}"):
            return fact_message(fact, own, lang)
        key = f"then-depends-{fact_ending(fact)}"
        text = card_message(lang, key, fact=dependence_text(fact, lang))
        return text[:1].upper() + text[1:]
    if text := missing_text(verdict, lang):
        return text
    for reason in _open_orders(verdict)[:1]:
        return reason_text(reason, lang, "say-order-open")
    if _is_without_winner(verdict):
        return card_message(lang, "answer-who_wins-never")
    if verdict.question.kind == WHAT_HAPPENS and verdict.answer == []:
        return _nothing_happened(verdict, lang)
    if verdict.question.kind == MUST_DO and verdict.answer == [] and _is_free_to_move(verdict):
        return card_message(lang, "answer-must_do-turn", seat=verdict.question.seat)
    newcomers = [r.args["seat"] for r in verdict.because if r.key == JOINED]
    if verdict.question.kind == RANK_OF and newcomers:  # nobody has finished a game
        args = {"place": verdict.answer, "told": str(verdict.answer)}
        args |= {"seat": verdict.question.seat, "comes": verdict.question.seat in newcomers}
        return card_message(lang, "answer-rank_of-joined", **args)
    deed, facts = deed_args(verdict, lang), verdict.unknown
    answer, owed = verdict.answer, _owed_repeatedly(verdict)
    if owed and (pending := pending_line(verdict.table, lang)):  # it says how often, or of whom
        answer = [effect for effect in answer if effect not in owed]
        told = [happenings_text(answer, lang)] if answer else []
        return card_message(lang, "say-joiner").join([*told, pending])
    whole = answer_sentence(verdict.question, answer, lang, facts, form=form, deed=deed)
    also = [reason_text(reason, lang) for reason in verdict.because if reason.key == GIVES_ALSO]
    return card_message(lang, "say-joiner").join([whole, *also])


def _owed_repeatedly(verdict: VerdictLike) -> list[Mapping[str, object]]:
    """The effects of a move by which somebody owes the same more than once."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return []
    owed = [each for each in verdict.answer if str(each["effect"]).startswith(OWES)]
    return [each for each in owed if owed.count(each) > 1]


def _is_without_winner(verdict: VerdictLike) -> bool:
    """Whether it is asked who wins a deal that is over, and no player does."""
    if verdict.question.kind != WHO_WINS or verdict.answer != []:
        return False
    is_over = bool(verdict.table.answer(Question(WHOSE_TURN)).value == NOBODY)
    return is_over and any(reason.key.endswith(NO_WINNER) for reason in verdict.because)


def _nothing_happened(verdict: VerdictLike, lang: str) -> str:
    """That nothing happens, and who is next; or whom the table waits for, and for what."""
    if pending := pending_line(verdict.table, lang):
        return pending
    question = Question(WHOSE_TURN)
    turn = verdict.table.answer(question).value
    if turn in verdict.table.seats:
        return card_message(lang, "answer-what_happens-quiet", seat=turn)
    if isinstance(turn, list) and turn:
        return answer_sentence(question, turn, lang)
    return answer_sentence(verdict.question, verdict.answer, lang)


# ---- reasons and rulings


def explains_turn(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason says no more of the turn than that somebody else is out. It doesn't explain
    that the last player to play leads, nor, after a rule that says who leads, anybody but the next
    player."""
    if not _is_about_exit(verdict, reason) or _leads_after_own_play(verdict):
        return False
    is_seat = verdict.answer in verdict.table.seats and "seat" in reason.args
    return is_seat and not _is_no_cause(verdict, reason)


def _is_no_cause(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason is that somebody left the game who doesn't change who leads by a rule."""
    return _is_about_exit(verdict, reason) and _leads_anyway(verdict, reason.args.get("seat"))


def _leads_anyway(verdict: VerdictLike, gone: object) -> bool:
    """Whether a rule says who leads, and that isn't the player after one who has left."""
    seats, leads = [*verdict.table.seats], (r.key == "happens-leads" for r in verdict.because)
    if gone not in seats or not any(leads):
        return False
    after: int = verdict.table.position.after(seats.index(str(gone)))
    return bool(seats[after] != verdict.answer)


def _is_plain_exit(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason for the turn, that somebody is out, also stands for players who are out by
    another rule."""
    if not explains_turn(verdict, reason):
        return False
    others = [other for other in verdict.because if explains_turn(verdict, other)]
    return len(others) > 1


def _is_about_exit(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether it is asked who is next, and a reason says that somebody went out."""
    is_asked = verdict.question.kind in (WHO_LEADS, WHOSE_TURN)
    return is_asked and reason.role == "exit"


def _leads_by_a_rule(verdict: VerdictLike) -> bool:
    """Whether a reason says why the answer leads, so that who is out is no matter."""
    leading = (reason for reason in verdict.because if reason.key == "happens-leads")
    return any("since" in r.args and r.args["seat"] == verdict.answer for r in leading)


def _leads_after_own_play(verdict: VerdictLike) -> bool:
    played = [move.seat for move in verdict.table.description.play if move.kind == PLAY]
    return verdict.answer in played[-1:]


def told_for(
    verdict: VerdictLike, reason: Reason, passed: Sequence[object] = (), lang: str = ""
) -> Reason:
    """The reason; if the answer is whose turn it is, that the field is cleared also says who leads,
    and that somebody is out who is next. ``passed``: all who are out and asked about."""
    answer, moves = verdict.answer, verdict.table.description.play[-1:]
    if (following := _as_next(verdict, reason)) != reason:
        return following
    if moves and reason.args.get("since") == in_both("said-cause-last"):
        own = in_both("cause-own-last", seat=moves[0].seat, count=len(moves[0].cards))
        reason = replace(reason, args={**reason.args, "since": own})
    if verdict.question.kind == WHAT_HAPPENS and reason.key == "happens-cleared":
        return _with_lead(verdict, reason)
    if verdict.question.kind in (WHAT_HAPPENS, RANKS) and lang:
        return _of_all_alike(verdict, reason, lang)
    if reason.args.get("since") == in_both("cause-unanswered") and verdict.table.position.out:
        reason = replace(reason, args={**reason.args, "since": in_both("cause-nobody-left")})
    if reason.key == REVERSES and verdict.answer == YES:
        return with_outcome(verdict, reason)
    if _follows_from_exit(verdict, reason):
        return replace(reason, key="sunk-so")
    if reason.key == "happens-leads" and reason.args.get("seat") == answer:
        return _as_lead(verdict, reason)
    if reason.key == "happens-closed" and (out := verdict.table.position.out):
        return replace(reason, args={**reason.args, "seat": verdict.table.seats[out[0].seat]})
    if reason.role == "turn" and (last := _moved_before(verdict, reason)):
        return replace(reason, args={**reason.args, "after": last})
    if reason.key == "happens-misses-turn":
        missing = [other for other in verdict.because if other.key == reason.key]
        return replace(reason, args={"seat": [*dict.fromkeys(r.args["seat"] for r in missing)]})
    if verdict.question.kind == IS_OUT and reason.key == "happens-leaves-clean":
        return _as_exit(verdict, reason)
    is_cleared = any(each.key == "happens-cleared" for each in verdict.because)
    if explains_turn(verdict, reason) and not is_cleared:  # else that reason says who is out
        seats = [*dict.fromkeys(passed)] or [reason.args["seat"]]
        args = {"seat": seats, "next": answer, "asked_for": verdict.question.kind}
        return replace(reason, key="turn-past-those-out", args=args)
    if verdict.question.kind == WHAT_ORDER:
        return with_its_play(verdict.table, reason)
    if reason.key != "happens-cleared" or verdict.question.kind not in (WHO_LEADS, WHOSE_TURN):
        return reason
    if answer not in verdict.table.seats:
        return reason
    leading = [other.clause for other in verdict.because if other.key == "happens-leads"]
    if leading == [reason.clause] and (laid := _back_on_top(verdict)):
        return replace(reason, key="happens-cleared-again", args={"seat": answer, "cards": laid})
    is_told = any(clause.switchable and clause != reason.clause for clause in leading)
    if is_told or answer != verdict.table.answer(Question(WHO_LEADS)).value:
        return reason
    gone = [] if _leads_by_a_rule(verdict) else _gone_before_lead(verdict)
    several = "yes" if len(gone) > 1 else "no"
    args = {**reason.args, "seat": answer, "gone": gone or "", "several": several}
    return replace(reason, key="happens-cleared-leads", args=args)


def with_outcome(verdict: VerdictLike, reason: Reason) -> Reason:
    """The reason that the ranking is reversed, with what that means for the cards asked about."""
    compared = {YES: "stronger-met", NO: "stronger-bars"}.get(str(verdict.answer))
    is_told = reason.key == REVERSES and any(each.key == compared for each in verdict.because)
    if not (is_told and reason.args.get("top") and _hangs_on_order(verdict, reason)):
        return reason
    return replace(reason, args={**reason.args, "wins": verdict.answer})


def _hangs_on_order(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether the cards would compare the other way round with those on top in the usual order."""
    ranks, top = verdict.table.rulebook.deck.ranks, str(reason.args["top"]).split()
    own, under = (
        [ranks.index(rank) for card in cards if (rank := card[1:]) in ranks]
        for cards in (map(str, verdict.question.cards), top)
    )
    if not (own and under):
        return False
    return (min(own) > min(under)) == bool(verdict.answer == NO)


def _with_lead(verdict: VerdictLike, reason: Reason) -> Reason:
    """The reason that the field is cleared, with who leads, unless that is told or not known."""
    lead = verdict.table.answer(Question(WHO_LEADS)).value
    told = any(other.key == "happens-leads" for other in verdict.because)
    if told or lead not in verdict.table.seats or "ended" in reason.args:
        return reason
    args = {**reason.args, "seat": lead, "gone": "", "several": "no"}
    return replace(reason, key="happens-cleared-leads", args=args)


def _as_lead(verdict: VerdictLike, reason: Reason) -> Reason:
    """The reason that a player leads, with whom that is after if it is the one after the last."""
    played = [move.seat for move in verdict.table.description.play if move.kind == PLAY]
    if not (played and reason.args.get("place") == "after-last"):
        return reason
    return replace(reason, key="happens-leads-after", args={**reason.args, "after": played[-1]})


def _back_on_top(verdict: VerdictLike) -> list[str]:
    """The last play of the player who leads, if others have played after it and are still in the
    game: then their cards are no longer on the field."""
    played = [move for move in verdict.table.description.play if move.kind == PLAY]
    own = [move for move in played if move.seat == verdict.answer]
    if not own or own[-1] is played[-1] or _gone_before_lead(verdict):
        return []
    return [*map(str, own[-1].cards)]


def _as_exit(verdict: VerdictLike, reason: Reason) -> Reason:
    """The reason that a player is out: the hand is empty; by a special rule, what was played."""
    last = verdict.table.description.play[-1:]
    if reason.clause.switchable and [move.seat for move in last] == [reason.args.get("seat")]:
        laid = [*map(str, last[0].cards)]
        if last[0].kind == PLAY and laid:
            return replace(reason, args={**reason.args, "player": last[0].seat, "laid": laid})
    own = [move for move in verdict.table.description.play if move.seat == reason.args.get("seat")]
    laid = [*map(str, own[-1].cards)] if own and own[-1].kind == PLAY else []
    args = {**reason.args, "laid": laid, "number": len(laid)}
    return replace(reason, key="out-without-cards", args=args)


def _moved_before(verdict: VerdictLike, reason: Reason) -> str:
    """Who played or passed last, if the player named by a reason is next after that one."""
    table, seats = verdict.table.description, verdict.table.seats
    made = [move.seat for move in table.play if move.kind in (PLAY, PASS)]
    shown = [play.seat for play in table.field if play.seat]
    last, turn = [*shown[-1:], *made][-1:], reason.args.get("turn")
    if not last or turn not in seats or len(table.play) > len(made):
        return ""
    steps = (seats.index(str(turn)) - seats.index(last[0])) % len(seats)
    return last[0] if steps in (1, len(seats) - 1) else ""


def _gone_before_lead(verdict: VerdictLike) -> list[str]:
    """The player who would lead after the last play, if that player has left the game, and others
    who have left it between that one and the answer."""
    played = [move.seat for move in verdict.table.description.play if move.kind == PLAY]
    seats = verdict.table.seats
    left = {seats[leaver.seat] for leaver in verdict.table.position.out}
    gone = next((seat for seat in played[-1:] if seat in left and seat != verdict.answer), "")
    if not gone or _leads_anyway(verdict, gone):
        return []
    first, last = seats.index(gone), seats.index(str(verdict.answer))
    between = seats[first:last] if first < last else (*seats[first:], *seats[:last])
    return [seat for seat in between if seat in left] if left.issuperset(between) else [gone]


def _of_all_alike(verdict: VerdictLike, reason: Reason, lang: str) -> Reason:
    """The reason, of all players of whom its clause does the same, if one verb is for all."""
    what = {**reason.args, "seat": ""}
    seats = [
        other.args["seat"]
        for other in verdict.because
        if (other.clause, other.key) == (reason.clause, reason.key)
        and {**other.args, "seat": ""} == what
        and "seat" in other.args
    ]
    seats = [*dict.fromkeys(seats)]
    effect = replace(reason, args={key: reason.args[key] for key in reason.args if key != "since"})
    verb = reason_text(effect, lang).removeprefix(f"{reason.args.get('seat')} ").partition(" ")[0]
    if verdict.because.count(reason) > 1:
        return replace(reason, args={**reason.args, "times": verdict.because.count(reason)})
    if len(seats) < 2 or (lang == "en" and verb not in MODALS and not verb.endswith(PAST)):
        return reason
    return replace(reason, args={**reason.args, "seat": seats})


def _titled(reason: Reason, text: str, rulings: Iterable[Ruling], lang: str) -> str:
    """The text of a reason with the title of its clause and the rulings that it rests on."""
    title = reason.clause.title[lang]
    cited = listing(lang, dict.fromkeys(ruling_text(ruling, lang) for ruling in rulings))
    if cited:
        return card_message(lang, "say-ruled-reason", title=title, ruling=cited, text=text)
    return with_title(title, text, lang)


def _ruling_line(verdict: VerdictLike, ruling: Ruling, lang: str) -> str:
    option = verdict.table.rulebook.options[ruling.decides]
    args = {"ruling": ruling_text(ruling, lang), "note": ruling.note}
    if option.reading is None:
        change = setting_label(option, [ruling.value], lang)
        return card_message(lang, "say-ruling", change=change, question="", **args)
    question, labels = option.reading.question[lang], option.reading.label
    change = labels.get(str(ruling.value), {}).get(lang, str(ruling.value))
    return card_message(lang, "say-ruling", change=change, question=question, **args)


def deciding_line(verdict: VerdictLike, lang: str) -> str:
    """The deciding reason with the title of its clause, in one sentence: ``The field is locked to
    diamonds, so ♣10 can’t be played (Suit lock).`` Empty if no reason decides,
    or if it speaks as if an open answer were decided."""
    reason = deciding_reason(verdict)
    if reason is None or _is_one_sided(verdict, reason):
        return ""
    text = reason_text(told_for(verdict, reason), lang).removesuffix(card_message(lang, "say-stop"))
    return card_message(lang, "say-why", text=text, title=reason.clause.title[lang])


def deciding_reason(verdict: VerdictLike) -> Reason | None:
    """The reason that decides: one of a special rule before one of the basic rules, and what
    nearly happened before the basic rules; first one of a rule that the table has added. What else
    may be done decides nothing; if several reasons refuse a move, what is behind one of them
    decides nothing either. A reading that the table has chosen decides if it is of a special
    rule, can be said in one sentence, and there is no reason of its clause or a special rule, or
    only that other cards have to follow."""
    decisive, chosen = usual_reason(verdict), chosen_readings(verdict)
    if not chosen or (decisive and (decisive.role == "condition" or _is_turned_off(decisive))):
        return decisive
    same = (each for each in chosen if decisive and _says_no_more(decisive, each))
    if choice := next(same, None):
        return choice
    special = (r for r in verdict.because if r.clause.switchable and not _is_standing(r))
    reasons = [*verdict.because, *verdict.nearly]
    if any(reason.key == HOLDS for reason in reasons):  # whatever was done before
        reasons = [reason for reason in reasons if reason.role != "deed"]
    own = (reason for reason in reasons if reason.clause == chosen[0].clause)
    decides = chosen[0].clause.switchable and is_stated(chosen[0])
    if decides and decisive and decisive.role == "number":  # without the reading, they needn’t
        return chosen[0]
    return chosen[0] if decides and not any((*special, *own)) else decisive


def usual_reason(verdict: VerdictLike) -> Reason | None:
    """The deciding reason, whatever readings the table has chosen."""
    unmet = [reason for reason in verdict.nearly if reason.role == "condition"]
    if len(bars := obstacles(verdict)) > 1:
        near = [r for r in verdict.nearly if r.key.startswith("near-play-")]
        return next(iter((*near, *unmet)), bars[0])
    is_yes = verdict.answer == YES  # then only a rule that was added is missed
    near = [
        r
        for r in verdict.nearly
        if r.role != "aside"
        and (
            not is_yes
            or is_added(verdict.table, r.clause)
            or r.args.get("always")
            or str(r.args.get("not")).endswith(LOCK)
        )
    ]
    reasons = [r for r in (*verdict.because, *near, *_acted(verdict)) if r.did != "offers"]
    reasons = [reason for reason in reasons if "ended" not in reason.args]
    if _leads_by_a_rule(verdict):
        reasons = [r for r in reasons if not _is_about_exit(verdict, r)] or reasons
    if any(reason.key == HOLDS for reason in reasons):  # whatever was done before
        reasons = [reason for reason in reasons if reason.role != "deed"]
    undone = {r.key.replace("-dropped-", "-set-") for r in reasons if "-dropped-" in r.key}
    reasons = [reason for reason in reasons if reason.key not in undone]
    if _leads_after_own_play(verdict) or any(r.key == "happens-cleared" for r in reasons):
        exits = [reason for reason in reasons if _is_about_exit(verdict, reason)]
        reasons = [reason for reason in reasons if reason not in exits] or exits
    if not _leads_after_own_play(verdict):
        reasons = [reason for reason in reasons if not _is_no_cause(verdict, reason)]
    special = [reason for reason in reasons if reason.clause.switchable]
    if all(reason.did == "misses" or reason.role == "deed" for reason in special):
        special.sort(key=lambda reason: not _is_own_deed(verdict, reason))
    restored = any(reason.key == "sentence-restores" for reason in special)
    if verdict.question.kind == WHAT_ORDER and not restored:
        acts = [event.clause.id for step in verdict.table.steps for event in step.events]
        last = {clause: place for place, clause in enumerate(acts)}
        special.sort(key=lambda reason: -last.get(reason.clause.id, -1))
    if verdict.question.kind == WHAT_HAPPENS:  # who is out is the most important
        special.sort(key=lambda reason: reason.role != "exit")
    special.sort(key=lambda reason: not _is_disputed(verdict, reason))
    if verdict.question.kind in (WHO_LEADS, WHOSE_TURN):  # else the turn goes on as it would
        special = [r for r in special if r.role != "deed" or _leaves_turn(verdict, r)]
    if verdict.question.kind == WHO_TAKES:  # why another card doesn’t take it comes after that
        special.sort(key=lambda reason: reason.did == "warns")
        beating = [reason for reason in reasons if reason.role == "beats"]
        special = [r for r in special if r.role == "beats" or not beating] or beating
    if special:
        own = (r for r in unmet if r.clause == special[0].clause and special[0].did == "bars")
        return next(own, special[0])
    if is_yes:
        return next((reason for reason in reasons if overrides_special(reason)), None)
    return reasons[0] if reasons else None


def _leaves_turn(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether the turn is where it is because of what a player did as a rule asked: with that
    player, or where the cards taken from the field leave it."""
    return bool(reason.args.get("stays") or reason.args.get("field")) or not any(
        other.role in ("usual", "exit") for other in verdict.because
    )


def _is_own_deed(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether it is asked who is out, and a reason says what the player did for an added rule."""
    is_deed = reason.role == "deed" and is_added(verdict.table, reason.clause)
    return verdict.question.kind == IS_OUT and is_deed


def overrides_special(reason: Reason) -> list[Clause]:
    """The special rules, such as a lock, in spite of which a basic rule allows something."""
    over = cast("list[Clause]", reason.args.get("over", ()))
    is_basic = reason.did == "overrides" and not reason.clause.switchable
    return [clause for clause in over if clause.switchable] if is_basic else []


def _acted(verdict: VerdictLike) -> Sequence[Reason]:
    """What rules that the table has added did earlier, unless a reason says what a special rule
    does now, or what refuses the move."""
    if _is_refused(verdict):
        return ()
    near = any(reason.did == "misses" for reason in verdict.nearly)
    special = (reason for reason in verdict.because if reason.clause.switchable)
    if near or not all(map(_is_standing, special)):
        return ()
    quiet = all(reason.role == "usual" for reason in verdict.because)
    left_out = (READING,) if quiet else (READING, LEFT_OUT)
    return [reason for reason in verdict.acted if reason.key not in left_out]


def chosen_readings(verdict: VerdictLike) -> list[Reason]:
    """The readings that the table has chosen and that decide the answer, without those that seem
    to say the opposite, such as that something may be done that makes the other play stronger."""
    chosen = (reason for reason in verdict.acted if reason.key == READING)
    return [reason for reason in chosen if not _seems_opposite(verdict, reason)]


def _seems_opposite(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reading allows something and the move is refused, or the other way round."""
    if not verdict.question.kind.startswith("may_"):
        return False
    text = reason_text(reason, "en")
    opposite = {NO: PERMITS, YES: FORBIDS}.get(verdict.answer)
    if opposite is None or (verdict.answer == NO and DENIES.search(text)):
        return False
    return opposite.search(text) is not None


def _is_standing(reason: Reason) -> bool:
    """Whether a reason is what holds at the table, such as a reversed ranking."""
    return reason.did == "causes" and not reason.key.startswith("happens-")


def _is_turned_off(reason: Reason) -> bool:
    """Whether a reason is that a rule does nothing because another one turns it off."""
    return reason.did == "misses" and isinstance(reason.args.get("by"), Clause)


def _is_disputed(verdict: VerdictLike, reason: Reason) -> bool:
    """Whether a reason is of a rule that the table has added, and decides more than others."""
    is_told = is_added(verdict.table, reason.clause) or reason.args.get("always")
    if reason.key == "sentence-restores" or not is_told:
        return False
    if reason.did == "misses":
        has_acted = any(map(_has_decided, verdict.because))
        return _is_refused(verdict) or (reason.role == "condition" and not has_acted)
    is_act = reason.role == "deed" or reason.key.startswith("happens-")
    return not is_act or reason in verdict.acted


def _has_decided(reason: Reason) -> bool:
    """Whether a reason is what a special rule has just done, or allows in spite of others."""
    acts = reason.key.startswith("happens-") or reason.did == "overrides"
    return reason.clause.switchable and acts


def _is_refused(verdict: VerdictLike) -> bool:
    """Whether it is asked whether a move is legal, and it isn't."""
    return verdict.answer == NO and bool(
        verdict.question.kind.startswith("may_") or verdict.question.move
    )


# ---- unknown facts


def fact_line(verdict: VerdictLike, fact: UnknownFact, lang: str) -> str:
    """An unknown fact, with the answers if it is true and if it is false, as far as known and not
    given already."""
    own_key = f"say-{fact.key}"
    if has_message(lang, own_key):
        return fact_message(fact, own_key, lang)
    text = fact_text(fact, lang)
    if not fact.is_statement:
        return card_message(lang, "say-unknown", fact=text, about=fact.about)
    deed = deed_args(verdict, lang)
    is_said = fact is _only_statement(verdict)
    is_whole = is_said and fact.if_false is not None
    if_true = fact.if_true
    if verdict.question.kind == WHAT_HAPPENS and not {*map(type, (if_true, verdict.answer))} - {
        list
    }:
        if_true = [effect for effect in if_true if effect not in verdict.answer] or if_true
    true = if_true_text(verdict.question, if_true, lang, deed, is_whole=is_whole)
    if verdict.question.kind == MUST_DO and if_true == [] and _has_turn(verdict):
        true = card_message(lang, "then-must_do-turn", seat=verdict.question.seat)
    true = lowered(true, lang, *verdict.table.seats)
    is_given = fact.if_false == verdict.answer and verdict.answer not in OPEN
    if fact.if_false is None or is_given:
        return card_message(
            lang, "say-if-so-said" if is_said else "say-if-so", fact=text, true=true
        )
    false = if_true_text(verdict.question, fact.if_false, lang, deed)
    if true == false:
        return card_message(lang, "say-turns-on", fact=text)
    either = {"fact": text, "true": true, "false": false}
    return card_message(lang, "say-depends", **either)
