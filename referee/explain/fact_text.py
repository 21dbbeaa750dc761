"""The fact behind an answer about players in few words, for a headline that says the answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.i18n.japanese import plain
from referee.i18n.messages import has_message
from referee.rulebook.rule import Reason

from .answer_text import card_message, localised
from .reason_text import CAUSES, reason_text

OUTCOMES = {
    "en": (
        (r",? (?:so|and) the field is cleared(?:,? and NAME leads)?(?=[.;])", ""),
        (r", which is too many, .*(?=\.$)", ""),
        (r",? (?:and|so) (?:that is|going out with that is|that counts as|that has come out)\b"
         r".*(?=\.$)", ""),
        (r"(?:, (?:and|so)| and) (?:NAME )?(?:leads?|begins?|is next|comes last|takes the trick"
         r"|comes in right below|is out(?: of the game)?(?: on a foul)?|goes out at once|falls"
         r"|still holds cards)\b"
         r"[^,;]*(?=\.$)", ""),
        (r"(?<=[^.]), (?:and|so) [^.]*(?=\.$)| before the turn goes on(?=\.$)", ""),
        (r"^NAME is (?=next after)|, NAME is next(?=\.$)", ""),
    ),
    "ja": (
        (r"(?<!ん)だ?たので、場が流れ(?=、NAMEは)", "て"),
        (r"な?ので、場が流れ(?:、NAMEが親にな)?る(?=。$)", ""),
        (r"(?<=場が流れ)、NAMEが親にな(?=る。$)", ""),
        (r"な?ので、(?:NAME[はが])?(?:(?:新しい場の)?親になる|次はNAME|NAMEの番|(?:反則)?(?:上|あ)がり|その場であがり|都落ち"
         r"|最下位(?:になる)?|脱落する|まだ手札がある|ゲームから抜ける|切り札でない.*)(?=。$)", ""),
        (r"を持つNAMEが親(?=。$)", "を持っている"),
        (r"^最初の親は(.*を持っている)NAMEで、.*(?=。$)", r"\1"),
        (r"^(?:NAMEが)?(?:新しい場の|このトリックの)親(?:になる|はNAME)(?=。$)", ""),
        (r"のNAMEが親(?=。$)|(?<=を持っていた)NAMEから始める(?=。$)", ""),
        (r"(?<=の次)は、?(?:時計回りで)?NAME(?=。$)", ""),
        (r"(?<=続)き、次はNAMEの番(?=。$)", "く"),
    ),
}  # fmt: skip
"""How a text ends that says what the answer says, too, and what is left of it; ``NAME`` stands for
the players."""
CONCLUSION = {
    "en": re.compile(r"(?:, (?:which|who|so|and|but)|;) .*(?=\.$)"),
    "ja": re.compile(r"な?ので、.*(?=。$)"),
}
"""What else follows in a text that is too long."""


def fact_texts(reason: Reason, seats: Sequence[str], about: str, lang: str) -> Iterator[str]:
    """The texts of a reason without what the answer says, the best first.

    ``seats``: all players. ``about``: whom the answer is about.
    """
    own = [f"{form}-{reason.key}" for form in ("short", "brief")]
    short, brief = (key if has_message(lang, key) else "" for key in own)
    if short:
        yield _told(reason_text(reason, lang, short), seats, about, lang)
    if CAUSES.isdisjoint(reason.args):
        text = _told(reason_text(reason, lang), seats, about, lang)
        yield text
        if brief:
            yield _told(reason_text(reason, lang, brief), seats, about, lang)
        yield CONCLUSION[lang].sub("", text)
        return
    args = {name: value for name, value in reason.args.items() if name not in CAUSES}
    effect = _told(reason_text(replace(reason, args=args), lang), seats, about, lang)
    whole = _told(reason_text(reason, lang), seats, about, lang)
    is_answer = reason.key.startswith("happens-cleared") or about in effect
    yield from (whole, effect) if is_answer else (effect, whole)
    if "since" in reason.args:
        cause = str(localised(reason.args["since"], lang))
        yield _told(f"{cause}{card_message(lang, 'say-stop')}", seats, about, lang)


def _told(text: str, seats: Sequence[str], about: str, lang: str) -> str:
    """The first sentence of a text, without what the answer says."""
    names = f"(?:{'|'.join(map(re.escape, seats))})"
    stop = r"(?<=\.)\s.*" if lang == "en" else r"(?<=。).*"
    text = re.sub(stop, "", plain(text) if lang == "ja" else text, flags=re.DOTALL)
    for outcome, left in OUTCOMES[lang]:
        text = re.sub(outcome.replace("NAME", names), left, text)
    if not about:
        return text
    if lang == "ja":
        return re.sub(f"^{re.escape(about)}[はが]", "", text)
    return re.sub(rf"^{re.escape(about)}’s (?=last |\d)", "The ", text)
