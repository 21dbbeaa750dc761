"""A verdict in one line, as somebody at the table would say it: the answer and what decides it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards.card import JOKER
from referee.engine.answer import UnknownFact
from referee.i18n.card_names import card_words, cards_together
from referee.i18n.japanese import plain, without_topic, without_verb
from referee.i18n.messages import has_message, listing, signed
from referee.model.questions import (
    DID_REVOKE,
    IS_OUT,
    MUST_DO,
    RANK_OF,
    SCORE,
    TITLES,
    WHAT_HAPPENS,
    WHAT_ORDER,
    WHAT_PLAYS,
    WHO_GETS,
    WHO_GETS_OF,
    WHO_IS_PARTNER,
    WHO_LEADS,
    WHO_TAKES,
    WHO_WINS,
    WHOSE_TURN,
)
from referee.rulebook.rule import Reason
from referee.verdict.background import is_added
from referee.verdict.chosen_readings import LEFT_OUT, READING
from referee.verdict.interfaces import VerdictLike

from .answer_text import (
    CARDS,
    OPEN,
    answer_sentence,
    card_message,
    deed_args,
    happening_sentence,
    happening_text,
    lowered,
    order_text,
    with_title,
    without_gloss,
    without_opposites,
    yes_or_no,
)
from .fact_text import fact_texts
from .pending_text import pending_line, waits_for_all
from .reason_text import dependence_text, fact_ending, fact_message, fact_text, reason_text
from .verdict_text import (
    RETITLED,
    chosen_readings,
    deciding_reason,
    explains_turn,
    main_reasons,
    missing_text,
    names_top,
    next_in_turn,
    odd_line,
    overrides_special,
    prevails,
    sentence,
    stated_order,
    takes_away,
    told_for,
    usual_reason,
    with_everyone,
    with_outcome,
)

IT = re.compile(r"\bit(?:’s)?\b", re.IGNORECASE)
"""The word for a rule that has been named."""
MAX_LETTERS = {"en": 60, "ja": 30}
"""How many letters are read at a glance and can be called across a table."""
MOST_LETTERS = {"en": 80, "ja": 40}
"""How many a line may fill that also names a fact which would change the answer.
Lists of all places, titles, points or ranks are as long as they are."""
CONDITIONS = {
    "en": re.compile(r" (?:if|while|when|during) [^.]*(?=\.$)"),
    "ja": re.compile(r"^[^。]*?(?:なら|ば|ときは|とき|間は|ので)、"),
}
"""The condition in the text of a reason, which is met if something is allowed."""
ADDED = {
    "en": re.compile(r"^the combination |, (?:and|so|but) .*(?=\.$)"),
    "ja": re.compile(r"な?ので、[^。]*(?=。$)"),
}
"""What a text says besides, such as what follows."""
REPEATED = {
    "en": (
        (re.compile(r"^.* may not be played "), "not "),
        (re.compile(r"^No (.*) may be played, but .* none of those\.$"), r"only \1 is barred."),
        (re.compile(r"^(.* fits? the lock) on .*\.$"), r"\1."),
        (re.compile(r"^.* on an equally strong play if (the suit is higher)\.$"), r"\1."),
        (re.compile(r"^.* may be played (one step .*\.)$"), r"it’s \1"),
        (re.compile(r"^(.*) may be played\.$"), r"\1."),
        (
            re.compile(r"^(.*) may be played on (.*?)(?: (?:if|because) .*)?\.$"),
            r"\1 may go on \2.",
        ),
        (re.compile(r"^.* may be played on (.*?)(?: (?:if|because) .*)?\.$"), r"it goes on \1."),
        (re.compile(r"^.* may be played (one step .+)\.$"), r"\1."),
        (re.compile(r"^.* may be played under the lock on (.+)\.$"), r"\1."),
        (re.compile(r"^(.*) may be played even under the lock .+$"), r"the lock doesn’t bind \1."),
    ),
    "ja": (
        (re.compile(r"^[^、]*から[^、]*まで、"), ""),
        (re.compile(r"^(.+の上)に.*出せる。$"), r"\1でもよい。"),
        (re.compile(r"の上に(?!しか)[^、。]*出(?:せない|すことはできない)。$"), "の上には不可。"),
    ),
}
"""What a text repeats of the question, and what is left of it."""
BARE = (
    "unmet-",
    "deed-accept",
    "deed-decline",
    "deed-no-revolt",
    "ended-",
    "other-holder",
    "near-form-",
    "near-lock-",
    "near-not-yet",
    "near-gone-hand",
    "near-silenced",
    "left-out",
)
"""The names of reasons that say nothing without the title of their rule begin with these."""
PENDING = ("owes-", "awaits-")
"""The names of effects that only say what the table waits for begin with these."""
COUNTED = ("mark-set-passes", "mark-set-all-passes", "mark-set-scavenging",
           "mark-set-relief-goods", "mark-set-own-used", "mark-set-own-times")  # fmt: skip
"""The names of effects that only count what has been done begin with these."""
IMPORTANT = (
    ("leaves-", "game-", "doubt-", "eliminated"),
    PENDING,
    ("mark-set-revolution", "mark-dropped-revolution", "mark-set-j-back", "mark-dropped-j-back"),
    ("mark-", "skips"),
    ("cleared",),
    ("leads", "turn-to", "handed-over", "discarded", "drawn", "picked-up", "shown", "added"),
)
"""How the names of effects begin, the most important first: who is out, who has to do what, the
ranking, locks and other marks, the field, what was done with cards. Others are as important as what
has to be done."""


ABOUT_PLAYERS = (
    WHOSE_TURN, WHO_LEADS, WHO_TAKES, WHO_GETS, WHO_GETS_OF, WHO_WINS, WHO_IS_PARTNER, IS_OUT,
    RANK_OF, DID_REVOKE,
)  # fmt: skip
"""Questions whose answer is a player, or where a player is: a headline adds the fact behind it."""


def headline(verdict: VerdictLike, lang: str) -> str:
    """The answer and what decides it: ``No – Suit lock: only diamonds.``

    If the described cards are impossible, the line says so. In Japanese it is in the plain style.
    """
    line = in_style(_with_assumption(verdict, _told(verdict, lang), lang), lang)
    line = with_everyone(line, verdict, lang)
    return _if_odd(line, lang) if verdict.table.odd else line


def _if_odd(line: str, lang: str) -> str:
    """The line with the note that the described cards are impossible; if it is too long, without
    the reason."""
    whole = card_message(lang, "headline-odd", text=line)
    said, dash, _ = line.partition(" – ")
    if not dash or len(whole) <= MAX_LETTERS[lang]:
        return whole
    return card_message(lang, "headline-odd-short", said=said)


def in_style(text: str, lang: str) -> str:
    """The text in the style of headlines."""
    return plain(text).replace("かどうかを決める", "か決める") if lang == "ja" else text


def _told(verdict: VerdictLike, lang: str) -> str:
    kind, answer = verdict.question.kind, verdict.answer
    if isinstance(answer, str) and answer in OPEN:
        return _open(verdict, lang)
    if kind.startswith("may_"):
        return _permission(verdict, lang)
    if kind == WHAT_HAPPENS:
        return _happened(verdict, lang)
    whole = _answer(verdict, lang)
    if kind == WHAT_PLAYS and len(whole) > MAX_LETTERS[lang]:
        plays = sum(len(listed) for form, listed in answer.items() if form != "pass")
        return card_message(lang, "headline-plays", seat=verdict.question.seat, count=plays)
    if kind == SCORE and isinstance(verdict.answer, dict) and verdict.answer:
        whole = _score(verdict, lang)
    if kind == TITLES and len(whole) > MAX_LETTERS[lang]:
        (first, *_, last) = answer.items()
        whole = answer_sentence(verdict.question, dict((first, last)), lang, form="headline")
    if kind == SCORE and verdict.answer:
        brief = _score(verdict, lang, without_others=True)
        lines = ((line, _with_fact(verdict, line, lang)) for line in (whole, brief))
        if told := next((told for line, told in lines if told != line), ""):
            return told
    if stated_order(verdict):
        return whole
    if kind in ABOUT_PLAYERS:
        return _with_fact(verdict, whole, lang)
    line = _with_clause(verdict, whole, lang)
    if line != whole or kind == MUST_DO:
        return line
    return _with_fact(verdict, line, lang)


def _score(verdict: VerdictLike, lang: str, *, without_others: bool = False) -> str:
    """The points, of players with the same points together; of those without any, if there are
    several, as the others. ``without_others``: not these if all others have the same."""
    seats: dict[int, list[str]] = {}
    for seat, points in verdict.answer.items():
        seats.setdefault(points, []).append(seat)
    if len(seats) == 1 and len(verdict.answer) == len(verdict.table.seats):
        (points,) = seats
        return card_message(lang, "headline-score-all", count=points, points=signed(points))
    sides = "yes" if len({len(named) for named in seats.values()}) == 1 else "no"
    others = seats.pop(0) if len(seats.get(0, ())) > 1 else []
    told = [
        card_message(lang, "headline-score-shared", seats=named, points=signed(points), sides=sides)
        if len(named) > 1
        else card_message(lang, "value-score-pair", seat=named[0], title=signed(points))
        for points, named in seats.items()
    ]
    if others and not (without_others and len(told) == 1):
        told.append(card_message(lang, "headline-score-others"))
    return card_message(lang, "headline-score", told=card_message(lang, "list-comma").join(told))


def _answer(verdict: VerdictLike, lang: str) -> str:
    """The answer as one sentence, in fewer words than below the headline if there are such."""
    if verdict.question.kind == WHAT_ORDER and isinstance(verdict.answer, list):
        usual = [*verdict.table.rulebook.deck.ranks]
        order = verdict.answer[: -1 if verdict.answer[-1:] == [str(JOKER)] else None]
        ways = {"usual": usual, "reversed": usual[::-1]}
        if way := next((way for way, ranks in ways.items() if ranks == order), ""):
            way = "stated" if stated_order(verdict) else way
            ends = {"low": card_words(lang, order[0]), "high": card_words(lang, order[-1])}
            return card_message(lang, f"headline-order-{way}", **ends)
        told = order_text(verdict.answer, usual, lang)
        return card_message(lang, "answer-what_order", told=told)
    return sentence(verdict, lang, form="headline")


def _with_assumption(verdict: VerdictLike, line: str, lang: str) -> str:
    """The line with the fact that would change the answer and was taken not to hold, if there is
    room for it."""
    stem = line.removesuffix(card_message(lang, "say-stop"))
    if verdict.answer in OPEN or verdict.question.kind == WHAT_HAPPENS or stem.endswith(")"):
        return line
    fact = next((fact for fact in verdict.unknown if fact.if_false == verdict.answer), None)
    if fact is None:
        return line
    said, dash, why = stem.partition(" – ")  # the answer is uncertain, not the reason
    known = fact_text(fact, lang) if fact.is_statement else ""
    doubts = [card_message(lang, "headline-unless", said=said, fact=known)] if known else []
    doubts.append(card_message(lang, "headline-as-known", said=said))
    stop = card_message(lang, "say-stop")
    lines = []
    for doubt in doubts:
        if dash:
            begun = doubt.removesuffix(stop)
            lines.append(card_message(lang, "headline-why", said=begun, why=f"{why}{stop}"))
        lines.append(doubt)
    return next((each for each in lines if len(each) <= MAX_LETTERS[lang]), line)


# ---- yes and no


def _permission(verdict: VerdictLike, lang: str) -> str:
    decisive, usual = deciding_reason(verdict), usual_reason(verdict)
    deciding = [reason for reason in (decisive, usual if usual != decisive else None) if reason]
    deciding = [with_outcome(verdict, reason) for reason in deciding]
    basic = _other_reasons(verdict, lang)
    own = [reason for reason in basic if decisive and reason.clause == decisive.clause]
    spite = [reason for reason in basic[:1] if reason.did == "overrides"]
    told = [] if decisive or verdict.answer != "yes" else main_reasons(verdict, lang)
    behind = [r for r in told if r in verdict.background and r.key not in (READING, LEFT_OUT)]
    forms = ("short", "brief", "core")
    texts = (
        *(_why(verdict, reason, form, lang) for form in forms for reason in deciding),
        *(_why(verdict, reason, form, lang) for form in forms for reason in own),
        _by_rule(verdict, deciding, lang) if verdict.answer == "yes" else "",
        *(_why(verdict, reason, form, lang) for reason in spite for form in forms),
        *(_why(verdict, reason, form, lang) for reason in behind for form in forms),
        *(_why(verdict, reason, form, lang) for form in forms for reason in basic),
        *(_why(verdict, reason, "short", lang) for reason in chosen_readings(verdict)),
        *(_in_part(verdict, reason, lang) for reason in (*deciding, *basic)),
        _by_rule(verdict, deciding, lang),
        _by_rule(verdict, basic, lang),
    )
    why = next((text for text in texts if text), "")
    answer = _yes_or_no(verdict, lang)
    if not why:
        return card_message(lang, "headline-sentence", text=answer)
    return card_message(lang, "headline-why", said=answer, why=why)


def _in_part(verdict: VerdictLike, reason: Reason, lang: str) -> str:
    """What a reason that is too long says first, without what follows from it; else empty."""
    answer = _yes_or_no(verdict, lang)
    room = MAX_LETTERS[lang] - len(card_message(lang, "headline-why", said=answer, why="…")) + 1
    return next((text for text in _facts(verdict, reason, answer, lang) if len(text) <= room), "")


def _by_rule(verdict: VerdictLike, reasons: Sequence[Reason], lang: str) -> str:
    """That a rule forbids or allows it, if all texts of the reasons are too long; else empty."""
    is_yes = verdict.answer == "yes"
    deciding = ("allows", "overrides") if is_yes else ("bars",)
    reason = next((reason for reason in reasons if reason.did in deciding), None)
    if reason is None:
        return ""
    if reason.key.startswith("waits-") and "seat" in reason.args:
        return card_message(lang, "headline-first", seat=reason.args["seat"])
    key = "headline-allows" if is_yes else "headline-forbids"
    return card_message(lang, key, title=_title(verdict, reason, lang))


def _other_reasons(verdict: VerdictLike, lang: str) -> list[Reason]:
    """The reasons that speak for the answer if none decides, those that name the play on top first;
    what else may be done only if there is nothing else."""
    is_no, decisive = verdict.answer == "no", deciding_reason(verdict)
    reasons = [r for r in verdict.because if (r.did == "bars" if is_no else r.did != "offers")]
    if (
        decisive and decisive.did == "misses" and decisive.role != "condition"
    ):  # it says what these only say in general
        reasons = [reason for reason in reasons if reason.clause.switchable] or [decisive]
    reasons.sort(key=lambda reason: not names_top(reason, lang))
    # what is allowed in spite of something says more than what is always allowed
    return sorted(reasons, key=lambda reason: reason.did != "overrides") or [*verdict.because]


def _yes_or_no(verdict: VerdictLike, lang: str) -> str:
    return yes_or_no(verdict.question.kind, verdict.answer, lang, deed_args(verdict, lang))


def _why(verdict: VerdictLike, reason: Reason, form: str, lang: str, answer: str = "") -> str:
    """The reason after the answer, with the title of a special rule if there is room for both.

    ``answer``: in words; by default, yes or no.

    ``form``: ``short``, or ``brief`` if it has a text that is shorter still, or the ``core`` of it:
    without the condition of what is allowed, which is met, or without what is only added. Empty if
    there is no text that short. The title alone isn't one: it doesn't say what the rule
    did.
    """
    if form == "brief" and not has_message(lang, f"brief-{reason.key}"):
        return ""
    if reason.role == "condition" and form == "core":
        return ""
    answer = answer or _yes_or_no(verdict, lang)
    text = _about(verdict, _short(reason, lang, "short" if form == "core" else form), lang)
    if not text:
        return ""
    texts = [text]
    if form == "core":
        is_met = verdict.answer == "yes" and reason.did != "misses"
        if reason.did == "overrides" and " if " in text:  # the condition is what decides
            is_met = False
        needless = [ADDED[lang], *([CONDITIONS[lang]] if is_met else [])]
        needless = needless[::-1] if lang == "ja" else needless  # there the condition comes first
        texts = [_bare_effect(reason, lang)] if "since" in reason.args else []
        texts += [core for each in needless if (core := each.sub("", text)) != text]
        texts += [core for each, kept in REPEATED[lang] if (core := each.sub(kept, text)) != text]
    texts = [text for text in texts if _bare(text) != _bare(answer)]
    if not texts:
        return ""
    if lang == "ja":
        texts = [without_verb(text, answer) for text in texts]
    if reason.clause.switchable or prevails(reason):
        title = _title(verdict, reason, lang)
        goes_on = texts[0].startswith(card_message(lang, "headline-but"))
        is_told = title.startswith(answer) or title.casefold() in texts[0].casefold()
        if not (goes_on or is_told):
            titled = [with_title(title, each, lang) for each in texts]
            is_bare = reason.key.startswith(BARE)
            alone = [each for each in texts if not (reason.did == "misses" and IT.search(each))]
            texts = titled if is_bare else [*titled, *alone]
    room = MAX_LETTERS[lang] - len(card_message(lang, "headline-why", said=answer, why="…")) + 1
    return next((text for text in texts if len(text) <= room), "")


def _bare_effect(reason: Reason, lang: str) -> str:
    """The effect that a reason tells, without its cause."""
    args = {name: value for name, value in reason.args.items() if name != "since"}
    bare = replace(reason, args=args)
    return lowered(in_style(reason_text(bare, lang), lang), lang, args.get("seat"))


def _about(verdict: VerdictLike, text: str, lang: str) -> str:
    """A text about a question that names its player; in Japanese not once more."""
    topic = verdict.question.seat
    return without_topic(text, topic) if lang == "ja" and topic else text


def _short(reason: Reason, lang: str, form: str) -> str:
    """The first sentence of the short text of a reason."""
    stop = card_message(lang, "say-stop")
    end = stop + card_message(lang, "say-joiner") if lang == "en" else stop
    text = _short_text(reason, lang, form)
    head, separator, _ = text.partition(end)
    text = in_style(head + stop if separator else text, lang)
    text = text.replace(card_message(lang, "headline-until-clear"), "")
    return _begun_small(text, reason, lang) or lowered(text, lang, reason.args.get("seat"))


def _begun_small(text: str, reason: Reason, lang: str) -> str:
    """The text with the small first letter of the cards it begins with; else empty."""
    for name in CARDS:
        cards = reason.args.get(name)
        listed = cards if isinstance(cards, list) else str(cards or "").split()
        begin = cards_together(lang, listed) if listed else ""
        if begin and text != begin and text[:1].lower() + text[1:] == begin + text[len(begin) :]:
            return begin + text[len(begin) :]
    return ""


def _short_text(reason: Reason, lang: str, form: str = "short") -> str:
    """The short text of a reason, if it has one; else the whole."""
    if form == "short" and (over := overrides_special(reason)):
        titles = [without_gloss(clause.title[lang]) for clause in over]
        return card_message(lang, "headline-spite", titles=listing(lang, titles))
    key = f"{form}-{reason.key}"
    return reason_text(reason, lang, key if has_message(lang, key) else "")


def _last_sentence(text: str, lang: str) -> str:
    stops = (card_message(lang, "say-stop"), "?")
    end = max(text[:-1].rfind(stop) for stop in stops)
    return text[end + 1 :].strip() if end >= 0 else text


def _title(verdict: VerdictLike, reason: Reason, lang: str) -> str:
    """The title of a clause without the words in brackets at its end, unless another clause of the
    book has that title."""
    whole = reason.clause.title[lang]
    title, bracket, rest = whole.partition(" (" if lang == "en" else "(")
    if not (title and bracket):
        return whole
    if any(clause.title[lang] == title for clause in verdict.table.rulebook.book.clauses):
        return card_message(lang, "headline-qualified", name=title, rest=rest.rstrip(")"))
    return title


# ---- open answers


def _open(verdict: VerdictLike, lang: str) -> str:
    if verdict.answer == "depends":
        text = _depends(verdict.unknown, lang)
        if text and len(text) <= MAX_LETTERS[lang]:
            return text
        return answer_sentence(verdict.question, verdict.answer, lang, verdict.unknown)
    if missing := missing_text(verdict, lang):
        return missing
    for reason in verdict.because:
        text = _short_text(reason, lang)
        for why in (text, _last_sentence(text, lang)):
            told = _begun_small(why, reason, lang) or lowered(why, lang, reason.args.get("seat"))
            line = card_message(lang, "headline-unsettled", why=in_style(told, lang))
            if len(line) <= MAX_LETTERS[lang]:
                return line
    for reason in verdict.because[:1]:
        line = card_message(lang, "headline-open", title=_title(verdict, reason, lang))
        if len(line) <= MAX_LETTERS[lang]:
            return line
    return answer_sentence(verdict.question, verdict.answer, lang)


def _depends(facts: Sequence[UnknownFact], lang: str) -> str:
    """What an answer depends on: the first fact, which decides most."""
    if not facts:
        return ""
    fact = facts[0]
    if has_message(lang, own := f"headline-depends-{fact.key}"):
        return fact_message(fact, own, lang)
    key = f"short-fact-{fact.key}"
    if has_message(lang, key):
        text = fact_message(fact, key, lang)
    else:
        text = dependence_text(fact, lang).partition(" (")[0].partition("(")[0]
    return card_message(lang, f"headline-depends-{fact_ending(fact)}", fact=text)


# ---- what happened


def _happened(verdict: VerdictLike, lang: str) -> str:
    """The effects of the last move in order, then what the table waits for; if there isn't room for
    all, the most important of them."""
    effects, pending = _together(verdict, _effects(verdict, lang), lang), _pending(verdict, lang)
    if not effects:
        return _with_clause(verdict, pending or sentence(verdict, lang), lang)
    weights = dict(effects)
    if pending:
        weights[pending] = IMPORTANT.index(PENDING)
    room, fitting, short = MAX_LETTERS[lang], dict[str, str](), _short_effects(verdict, lang)
    for text in sorted(weights, key=lambda text: weights[text]):
        is_long = fitting and len(text) >= room
        said = short.get(text, text) if is_long else text
        room -= len(said) + bool(fitting)
        if fitting and room < 0:
            break
        fitting[text] = said
    told = (fitting[text] for text in weights if text in fitting)
    line = card_message(lang, "say-joiner").join(told)
    if len({effect.get("clause") for effect in verdict.answer}) > 1:
        return line  # no clause is behind all of it
    return _with_clause(verdict, line, lang)


def _pending(verdict: VerdictLike, lang: str) -> str:
    """Whom the table waits for; empty if that is everybody, who begin another round."""
    if _effects(verdict, lang) and waits_for_all(verdict.table):
        return ""
    return pending_line(verdict.table, lang)


def _effects(verdict: VerdictLike, lang: str) -> dict[str, int]:
    """What happened, a sentence each, and its place among the effects by importance; without what
    is owed if the pending line says so."""
    pending, effects = bool(pending_line(verdict.table, lang)), dict[str, int]()
    for effect in without_opposites(verdict.answer):
        if not (pending and str(effect["effect"]).startswith(PENDING)):
            effects.setdefault(happening_sentence(effect, lang), _weight(effect))
    return effects


def _together(verdict: VerdictLike, effects: dict[str, int], lang: str) -> dict[str, int]:
    """The effects; as one sentence if they are the same of several players, there isn't room for
    all, and there is such a sentence."""
    kinds = {effect["effect"] for effect in verdict.answer}
    is_long = len(card_message(lang, "say-joiner").join(effects)) > MAX_LETTERS[lang]
    key = f"several-effect-{min(kinds, default='')}"
    if len(kinds) != 1 or not is_long or not has_message(lang, key):
        return effects
    args = {"count": len(effects), "all": len(effects) == len(verdict.table.seats)}
    return {card_message(lang, key, **args): min(effects.values())}


def _short_effects(verdict: VerdictLike, lang: str) -> dict[str, str]:
    """The effects that may be said in fewer words."""
    keys = {happening_sentence(e, lang): f"short-effect-{e['effect']}" for e in verdict.answer}
    return {text: card_message(lang, key) for text, key in keys.items() if has_message(lang, key)}


def _weight(effect: Mapping[str, Any]) -> int:
    """The place of an effect among the effects by importance."""
    if effect.get("ranking") == "again" or effect["effect"].startswith(COUNTED):
        return len(IMPORTANT)  # another effect says what the ranking is, or what is counted
    places = (at for at, names in enumerate(IMPORTANT) if effect["effect"].startswith(names))
    return next(places, IMPORTANT.index(PENDING))


# ---- the clause


def _with_fact(verdict: VerdictLike, line: str, lang: str) -> str:
    """The line with the fact that decides, if there is room: ``Ben leads – nobody answered the last
    play.``"""
    stem = in_style(line, lang).removesuffix(card_message(lang, "say-stop"))
    facts = (_facts(verdict, reason, stem, lang) for reason in _of_the_answer(verdict, lang))
    texts = next(filter(None, facts), [])  # a lesser reason doesn’t stand for a longer one
    if following := next_in_turn(verdict):
        texts = [*texts, in_style(card_message(lang, "short-turn-after", **following), lang)]
    room = MAX_LETTERS[lang] - len(card_message(lang, "headline-why", said=stem, why="…")) + 1
    why = next((text for text in texts if len(text) <= room), "")
    if not why and (usual := _behind_reading(verdict)):
        texts = _facts(verdict, told_for(verdict, usual), stem, lang)
        why = next((text for text in texts if len(text) <= room), "")
    return card_message(lang, "headline-why", said=stem, why=why) if why else line


def _behind_reading(verdict: VerdictLike) -> Reason | None:
    """The reason without the readings that the table has chosen, if one of them decides."""
    decisive = deciding_reason(verdict)
    return usual_reason(verdict) if decisive is not None and decisive.key == READING else None


def _of_the_answer(verdict: VerdictLike, lang: str) -> list[Reason]:
    """The main reasons, first of all what the player who is the answer did, if several took part;
    without those that only say the answer."""
    main = [_who_leads(verdict, reason) for reason in main_reasons(verdict, lang)]
    if verdict.question.kind == SCORE:  # the others are about other players
        scoring = [seat for seat, points in verdict.answer.items() if points]
        own = [r for r in main if "points" in r.args and [r.args.get("seat")] == scoring]
        is_other = bool(own) and main[0].args.get("seat") not in ("", None, *scoring)
        main = own[:1] if is_other else main[:1]
    reasons = [told_for(verdict, reason) for reason in main if reason.role != "tally"]
    if verdict.question.kind in (
        WHO_TAKES,
        WHO_GETS,
    ):  # the highest of a suit says what bars others
        of_all = any(reason.args.get("of", "all") == "" for reason in reasons)
        has_beaten = any(reason.role == "beats" for reason in reasons)
        order = {"warns": 1 if has_beaten else 0, "bars": 2}
        reasons.sort(key=lambda r: 1 if of_all and r.args.get("stronger") else order.get(r.did, 1))
    if any(reason.key.startswith("happens-cleared") for reason in reasons):
        reasons.sort(key=lambda reason: takes_away(reason))
    reasons.sort(key=lambda reason: reason.key == RETITLED)
    if verdict.question.kind == WHO_WINS:
        reasons.sort(key=lambda reason: reason.args.get("seat") != verdict.answer)
    return reasons


def _facts(verdict: VerdictLike, reason: Reason, stem: str, lang: str) -> list[str]:
    """The texts of a reason that say more than the answer, the best first; each with the title of a
    special rule, then without it."""
    answer, asked = verdict.answer, verdict.question.seat
    about = asked or (answer if isinstance(answer, str) and answer in verdict.table.seats else "")
    told = fact_texts(reason, verdict.table.seats, about, lang)
    texts = [
        _begun_small(text, reason, lang) or lowered(text, lang, reason.args.get("seat"))
        for text in told
        if _bare(text) not in _bare(stem) and not _bare(text).startswith(_bare(stem))
    ]
    title = _title(verdict, reason, lang)
    if not reason.clause.switchable or ": " in stem:  # one colon is enough
        return texts
    is_needed = reason.did == "misses" and (lang == "en" or reason.key.startswith("unmet-"))
    is_needed = is_needed or reason.key == LEFT_OUT
    titled = [
        text if _is_in_words(title, stem, text, lang) else with_title(title, text, lang)
        for text in texts
    ]
    if is_needed:  # “it” is the rule
        is_due = lang == "en" or reason.role == "condition"
        is_alone = is_due and not reason.key.startswith(BARE)
        return [*titled, *(text for text in texts if is_alone and not IT.search(text))]
    return [each for pair in zip(titled, texts, strict=True) for each in pair]


def _is_in_words(title: str, stem: str, text: str, lang: str) -> bool:
    """Whether the answer has a word of the title of a rule, such as that it is a foul, or the text
    has them all."""
    if lang == "ja":
        return title in stem or title in text
    answer, told = (
        {word.rstrip("s") for word in re.findall(r"\w+", each.casefold())} for each in (stem, text)
    )
    words = {word.rstrip("s") for word in title.casefold().split()}
    return bool(words & answer) or words <= told


def _with_clause(verdict: VerdictLike, line: str, lang: str) -> str:
    """The line with the title of the special rule behind it, if there is room for that."""
    reason = deciding_reason(verdict)
    stem = in_style(line, lang).removesuffix(card_message(lang, "say-stop"))
    if reason is not None and reason.key in (READING, LEFT_OUT):
        if not line.endswith("?") and (why := _any_why(verdict, reason, lang, stem)):
            return card_message(lang, "headline-why", said=stem, why=why)
        reason = usual_reason(verdict) if reason.key == READING else None
    if reason is None or not reason.clause.switchable or line.endswith("?"):
        return line
    if explains_turn(verdict, reason):
        return line
    is_near = reason in verdict.nearly
    is_due = reason.role == "condition" or reason.key.startswith(BARE)
    if is_near and verdict.question.kind == WHAT_ORDER and not is_due:
        return line
    if is_near:
        has_dash = " – " in stem  # one is enough
        if not has_dash and (why := _any_why(verdict, reason, lang, stem)):
            return card_message(lang, "headline-why", said=stem, why=why)
        acting = (other for other in verdict.because if other.clause.switchable)
        reason = next(acting, None)
        if reason is None or explains_turn(verdict, reason):
            return line
    reason = _who_leads(verdict, reason)
    special = (other for other in verdict.because if other.clause.switchable)
    alike = (
        other
        for other in special
        if other.key == reason.key or (verdict.question.kind == MUST_DO and "do" in other.args)
    )
    title = listing(lang, dict.fromkeys(_title(verdict, other, lang) for other in (reason, *alike)))
    if verdict.question.kind == WHAT_ORDER and "-dropped-" in reason.key:
        title = _undoing(verdict, reason, title, stem, lang)
    if title.casefold() in line.casefold():
        return line
    whole = card_message(lang, "headline-titled", said=stem, title=title)
    return whole if len(whole) <= MAX_LETTERS[lang] else line


def _undoing(verdict: VerdictLike, reason: Reason, title: str, stem: str, lang: str) -> str:
    """What undid a reversal: a rule that the table has added, by its title, if there is room for
    that; else in the words for such an undoing, if there are such."""
    key = f"headline-undone-{reason.key.rpartition('-dropped-')[2]}"
    if not has_message(lang, key):
        return title
    by = card_message(lang, "headline-undone-by", title=title)
    whole = card_message(lang, "headline-titled", said=stem, title=by)
    fits = is_added(verdict.table, reason.clause) and len(whole) <= MAX_LETTERS[lang]
    return by if fits else card_message(lang, key)


def _any_why(verdict: VerdictLike, reason: Reason, lang: str, answer: str) -> str:
    """The reason after the answer in the first form for which there is room; else empty."""
    texts = (_why(verdict, reason, form, lang, answer) for form in ("short", "brief", "core"))
    return next(filter(None, texts), "")


def _who_leads(verdict: VerdictLike, reason: Reason) -> Reason:
    """The reason; in place of one that only clears the field, that of an added rule that says who
    leads then."""
    if reason.key != "happens-cleared":
        return reason
    leading = (
        other
        for other in verdict.because
        if other.key == "happens-leads"
        and other.clause != reason.clause
        and is_added(verdict.table, other.clause)
    )
    return next(leading, reason)


# ---- what the line leaves out


def unsaid_text(verdict: VerdictLike, reason: Reason, lang: str) -> str:
    """The sentences of a reason that the headline leaves out; empty if it says all that the reason
    does.

    It may say so in the words of the reason or in those of its effect.
    """
    line, text = verdict.headline(lang), reason_text(reason, lang)
    effect = _same_effect(verdict, reason)
    if effect is not None and _is_in(line, happening_text(effect, lang), lang):
        return ""
    sentences = re.split(r"(?<=\.) (?=[A-Z0-9♠♥♦♣])" if lang == "en" else "(?<=。)(?=.)", text)
    left = [each for each in sentences if not _is_in(line, _about(verdict, each, lang), lang)]
    return card_message(lang, "say-joiner").join(left)


def _same_effect(verdict: VerdictLike, reason: Reason) -> dict[str, Any] | None:
    """The effect that says the same as a reason. In English they have the same words."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return None
    text = _bare(reason_text(reason, "en"))
    own = (effect for effect in verdict.answer if effect.get("clause") == reason.clause.id)
    return next((effect for effect in own if _bare(happening_text(effect, "en")) == text), None)


def _bare(text: str) -> str:
    return text.casefold().rstrip(".。")


def omitted_text(verdict: VerdictLike, lang: str) -> str:
    """The full sentence, if the headline omits part of it or whom the table waits for; else empty.

    If the described cards are impossible, it says why.
    """
    line, whole = verdict.headline(lang), sentence(verdict, lang)
    if verdict.table.odd:
        oddities = [odd_line(fault, lang) for fault in verdict.table.odd]
        return card_message(lang, "say-joiner").join([whole, *oddities])
    if verdict.question.kind.startswith("may_") or verdict.answer in OPEN:
        return ""
    if verdict.question.kind != WHAT_HAPPENS:
        return "" if _is_in(line, sentence(verdict, lang, form="headline"), lang) else whole
    effects, pending = _effects(verdict, lang), _pending(verdict, lang)
    if not _is_in(line, pending, lang):
        return card_message(lang, "say-joiner").join([*effects, pending])
    return "" if all(_is_in(line, effect, lang) for effect in effects) else whole


def _is_in(line: str, text: str, lang: str) -> bool:
    return _bare(in_style(text, lang)) in _bare(line)
