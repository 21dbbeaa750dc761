"""What an answer and its reasons may not say of each other, seen from outside: by the words alone.

Each check takes a verdict and yields the sentences that contradict its answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import referee
from referee.explain.answer_text import OPEN
from referee.explain.reason_text import reason_text
from referee.explain.verdict_text import deciding_reason, main_reasons, with_everyone
from referee.i18n.messages import LANGS
from referee.model.questions import IS_OUT, WHAT_HAPPENS, WHO_LEADS, WHO_WINS, WHOSE_TURN
from referee.rulebook.rule import Reason

DOING = "(?:出せ|渡せ|捨てられ|拾え|取れ|でき|選べ|指せ|勝て|返せ|置け)"
QUOTED = re.compile("“[^”]*”|「[^」]*」")
DENIES = {
    "en": re.compile(r"\b(?:can’t|cannot|may not|couldn’t|mustn’t)\b|n’t (?:beat|fit)\b"),
    "ja": re.compile(rf"{DOING}(?:ない|ません)(?=。|$)"),
}
"""That something may not be done."""
ALLOWS = {
    "en": re.compile(r"\bmay (?!not\b|only\b|first\b|also\b)|\bbeats?\b|\bfits?\b"),
    "ja": re.compile(
        rf"{DOING}(?:ます|る)(?=。|が、|$)|勝(?:ちます|つ(?=。))|かま(?:いません|わない)"
    ),
}
"""That something may be done."""
LIMITS = {
    "en": re.compile(
        r"n’t\b|\b(?:not|no|nobody|nothing|only|unless|must|has to|at most|or none)\b",
        re.IGNORECASE,
    ),
    "ja": re.compile(r"ません|ない|しか|だけ|なら|まで|なしか"),
}
"""That it may not always be done."""
HEDGES = {
    "en": re.compile(r"\b(?:if|unless|who can)\b|as far as we know", re.IGNORECASE),
    "ja": re.compile(r"なら|れば|とき|カードだけでは"),
}
"""That it is so only if something else is."""
NEEDLESS = {"en": "needn’t", "ja": "くてもかまいません"}
"""That a play need not be something: what only a rule that allows it says."""
IS_NEXT = {
    "en": re.compile(r"\b(\w+)(?:’s turn| is next| leads| begins)\b"),
    "ja": re.compile(r"(\w+?)(?:の番です|が新しい場の親|が親|から始めます)"),
}
"""Who is said to be next."""
WINS = {
    "en": re.compile(r"\b(\w+) (?:wins|takes the trick|gets it)\b"),
    "ja": re.compile(r"(\w+?)(?:の勝ち|がトリックを取)"),
}
IS_OUT_NOW = {
    "en": re.compile(
        r"(?<!Another player )(?<!Nobody )\b(?:is|are|went|goes|has gone) out\b"
        r"|\bdrops out\b|\bfalls\b"
    ),
    "ja": re.compile(r"あがりです|上がりです|落ちです|脱落です"),
}
UNDONE = {
    "cleared": {"en": "the field isn’t cleared", "ja": "場は流れません"},
    "mark-set-revolution": {"en": "there is no revolution", "ja": "革命にはなりません"},
    "mark-set-direction": {"en": "the direction doesn’t change", "ja": "向きは変わりません"},
}
"""An effect -> how it is said that it has not come about."""


def contradictions(verdict: referee.Verdict) -> Iterator[str]:
    """The sentences of a verdict that contradict its answer, in both languages."""
    yield from _of_did(verdict)
    for lang in LANGS:
        for reason in main_reasons(verdict, lang):
            text = reason_text(reason, lang)
            if any(_contradict(verdict, reason, text, lang)):
                yield text
        yield from _of_headline(verdict, lang)
        yield from _of_effects(verdict, lang)
        yield from _of_refusal(verdict, lang)
        yield from _of_exit(verdict, lang)
        for reason in (*verdict.because, *verdict.nearly):
            text = reason_text(reason, lang)
            if reason.did == "bars" and NEEDLESS[lang] in text:
                yield text


def _of_did(verdict: referee.Verdict) -> Iterator[str]:
    """A yes that a bar decides, and a no that no bar decides."""
    if not verdict.question.kind.startswith("may_"):
        return
    did = [reason.did for reason in verdict.because]
    if verdict.answer == "yes" and "bars" in did and "overrides" not in did:
        yield f"yes: {did}"
    if verdict.answer == "no" and did and "bars" not in did:
        yield f"no: {did}"


def _of_refusal(verdict: referee.Verdict, lang: str) -> Iterator[str]:
    """That the short text tells several reasons that refuse a move, or another than the one that
    decides."""
    if verdict.answer != "no" or not any(reason.did == "bars" for reason in verdict.because):
        return
    main = main_reasons(verdict, lang)
    if main[0] is not deciding_reason(verdict):
        yield f"not the deciding reason: {reason_text(main[0], lang)}"
    bars = [reason for reason in main if reason.did == "bars"]
    yield from (reason_text(bar, lang) for bar in bars[1:])


def untold_obstacles(verdict: referee.Verdict) -> Iterator[str]:
    """What refuses a move and the complete text doesn't tell."""
    bars = [reason for reason in verdict.because if reason.did == "bars"]
    for lang in LANGS if verdict.answer == "no" else ():
        whole = verdict.say(lang, everything=True)
        told = (with_everyone(reason_text(bar, lang), verdict, lang) for bar in bars)
        texts = (text.rstrip(".。") for text in told)
        yield from (text for text in texts if text not in whole)


def _of_exit(verdict: referee.Verdict, lang: str) -> Iterator[str]:
    """That it isn't a foul, if the answer is that it is one."""
    for reason in verdict.nearly:
        if verdict.answer == "foul" and reason.args.get("not") == "leaves-foul":
            yield reason_text(reason, lang)


def _contradict(verdict: referee.Verdict, reason: Reason, text: str, lang: str) -> Iterator[bool]:
    kind, answer = verdict.question.kind, verdict.answer
    if kind.startswith("may_"):
        yield _is_against(str(answer), text, lang)
    elif kind in (WHOSE_TURN, WHO_LEADS) and answer not in OPEN:
        yield _names_another(IS_NEXT[lang], verdict, text)
    elif kind == WHO_WINS and answer not in OPEN:
        yield _names_another(WINS[lang], verdict, text)
    elif kind == IS_OUT and answer in ("no", "depends"):
        asked = verdict.question.seat
        is_about_asked = reason.args.get("seat", asked) == asked
        yield is_about_asked and bool(IS_OUT_NOW[lang].search(text))


def _is_against(answer: str, text: str, lang: str) -> bool:
    """Whether a reason speaks against the answer that it is given for; what it quotes may."""
    text = QUOTED.sub("", text)
    denies, allows = DENIES[lang].search(text), ALLOWS[lang].search(text)
    if answer == "yes":
        return bool(denies and not allows)
    if answer == "no":
        return bool(allows and not LIMITS[lang].search(text))
    return answer == "depends" and bool(denies and not HEDGES[lang].search(text))


def _names_another(pattern: re.Pattern[str], verdict: referee.Verdict, text: str) -> bool:
    """Whether the text says of another player what the answer says of somebody."""
    answer = verdict.answer if isinstance(verdict.answer, list) else [verdict.answer]
    named = {name for name in pattern.findall(text) if name in verdict.table.seats}
    return bool(named - {*answer})


def _of_headline(verdict: referee.Verdict, lang: str) -> Iterator[str]:
    """The reason that the headline gives after yes or no."""
    answer, line = verdict.answer, verdict.headline(lang)
    reason = deciding_reason(verdict)
    is_near = reason is not None and reason.did == "misses"
    if answer in ("yes", "no") and verdict.question.kind.startswith("may_") and not is_near:
        why = line.partition(" – ")[2]
        if not verdict.table.odd and _is_against(answer, why, lang):
            yield line


def _of_effects(verdict: referee.Verdict, lang: str) -> Iterator[str]:
    """That an effect has come about, and that it hasn't."""
    if verdict.question.kind != WHAT_HAPPENS or verdict.answer in OPEN:
        return
    happened = {effect["effect"] for effect in verdict.answer}
    for reason in (*verdict.because, *verdict.nearly):
        text = reason_text(reason, lang)
        undone = [UNDONE[effect][lang] for effect in happened & {*UNDONE}]
        is_usual = "ordinary" in text or "普通" in text  # another revolution comes instead
        if not is_usual and any(each in text.casefold() for each in undone):
            yield text
