"""Sayings that are read as another one: ``paraphrases.toml``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Mapping, Sequence
from functools import lru_cache

from referee._internal.paths import PACKAGE

from .vocabulary import vocabulary


def said_plainly(text: str, answers: Container[str] = ()) -> str:
    """The text with sayings in the form that the readers know.

    ``answers``: the kinds of questions that the game on the table answers.

    >>> said_plainly("Ann plays two 5s, so its Dylan right?")
    'Ann plays two 5s. is it Dylan turn?'
    """
    for said, plain, of in _sayings():
        text = said.sub(plain, text) if not of or of in answers else text
    text = _LATER.sub(r"\2. \1?", text)
    return _TAG.sub(_without_tag, _QUARREL.sub(_claim, _KANA_QUARREL.sub(_claim, text)))


_ASKS = "[Ww]hose|[Ww]ho|[Ww]hat|[Dd]oes|[Dd]o|[Ii]s|[Cc]an|[Mm]ay|[Cc]ould|[Mm]ust"
_CARD = "ace|king|queen|jack|joker|two|three|four|five|six|seven|eight|nine|ten|pass"
_LATER = re.compile(
    rf"^((?:so |and |hey,? )?(?:{_ASKS})\b[^.?!,;]*?),? (?:if|after|when|once|now that) "
    rf"((?:[A-Z]\w+|I) [^?!.;]*(?:\d|\b(?:{_CARD}))[^?!.;]*)[?!.]*$"
)
"""A question, and the play that it supposes behind it."""
_TAG = re.compile(
    r"(\w\w.*?[\w'’)])(?:(?:,\s*|\s+)(?:(?<!is )(?<!that )(?<!be )(?<!thats )(?<!'s )right|"
    r"correct|innit|huh|am i right)|,\s*(?:yeah|is it|can he|can she|or no|or not)|"
    r",?\s+(?:is|does|do|can|did|was)n.?t (?:it|that|he|she|they|we|you)(?=\s*([?!.]|$)))"
    r"\s*([?!.]|$)\s*$",
    re.IGNORECASE,
)
"""What stands behind a claim: ``…, right?``."""
_SAYS = r"(?:says?|said|thinks?|claims?|insists?)(?: that)?"
_QUARREL = re.compile(
    rf"(?P<who>\b\w+) {_SAYS} (?P<claim>[^.,;!?]+?)"
    rf"(?:[.,;]? (?:and|but|while) |[.,;] )(?!I )\w+ {_SAYS} "
    r"(?:no|not|nope|otherwise|she does|he does|"
    r"(?:it|that|he|she|\w+) (?:is|does|was|did|has|can|do)(?:n.?t| not)?|"
    r"(?:it.?s|that.?s) (?:not|hers|his|theirs))\b",
    re.IGNORECASE,
)
_SAID = "だ?(?:って|と)言"
_KANA_QUARREL = re.compile(
    rf"(?P<who>[^\s、。はが]{{1,6}})[はが](?P<claim>[^、。]+?){_SAID}(?:う|って(?:い?る)?|い)"
    rf"(?:けど|が|し|のに|んだけど)、?[^\s、。はが]{{1,6}}[はがも][^、。]{{1,12}}?{_SAID}"
    r"(?:う|って(?:い?る)?)"
)
"""What one says and another denies."""


def _without_tag(said: re.Match[str]) -> str:
    """The claim; ``…, isn't it`` makes a question of it."""
    return said[1] + (said[3] if said[2] is None else "?")


def _claim(said: re.Match[str]) -> str:
    """What they argue about, as a question about who says it."""
    claim, who = said["claim"], said["who"]
    claim = re.sub(r"^(?:it.?s|its) (?:his|her) ", f"is it {who}'s ", claim)
    claim = re.sub(r"^(?:he|she|they)\b", who, re.sub(r"^(?:his|her)\b", f"{who}'s", claim))
    return claim.replace("自分", who) + "?"


def with_players(text: str, parts: Mapping[str, str], seats: Sequence[str]) -> str:
    """The text with the names of players whom it calls by their part, unless it asks who has it.

    ``parts``: part -> the player who has it.

    >>> with_players("can the dealer pass?", {"dealer": "Tom"}, ["Tom", "Sue"])
    'can Tom pass?'
    >>> with_players("who is the dealer?", {"dealer": "Tom"}, ["Tom", "Sue"])
    'who is the dealer?'
    """
    names = "|".join(map(re.escape, seats))
    if _WHO.search(text):
        return text
    for name, part in vocabulary().parts.items():
        if part in parts:
            form = (_ACTS if name.isascii() else _ACTS_JA).format(name, names)
            found = re.search(form, text, re.IGNORECASE)
            if found and not _IS.search(text[: found.start()]):
                text = text[: found.start()] + parts[part] + text[found.end() :]
    return text


_WHO = re.compile(r"\bwho|誰|だれ", re.IGNORECASE)
_IS = re.compile(r"\bis \w+ (?:the )?$|[はが]$", re.IGNORECASE)
"""What stands before a part that a player may have: ``is Tom the dealer``."""
_ACTS, _ACTS_JA = r"\b{}\b(?= \w)", "{}(?=[はがもの](?!{}))"
_BEATS = "beat|take|top|cover|trump|ruff|overtrump|bomb|chop|stop|answer|counter"
_FOLLOWS = "(?:誰|だれ|番|親|もの|取る|とる|上がり|あがり))"
"""What is asked about after a play that is supposed."""
_SUPPOSED = (
    (
        r"^(?:and |so |but |ok )?(?:what )?(?:if|suppose|supposing|say|assuming) (.+?),? "
        r"(?=(?:who|whose|is|does|do|are|what|which)\b)",
        r"\1. ",
    ),
    (
        rf"\b(?:{_BEATS})(e?s)? (?:the|that|this|his|her|my|their|a|an|\w+['’]s) "
        r"[^.?!,;]{1,24}? with "
        r"(?=(?:the|my|his|her|a|an|two|three|four|\d)\b)",
        r"play\1 ",
    ),
    (
        r"^(?:and |so |but |ok )?(?:once|when|after|as soon as) "
        r"(?:the|my|his|her|their|this|that) "
        r"([^.?!;,]+?) (?:is|are|gets?|comes?|goes) "
        r"(?:down|out|played|on the table|on it|on top),? "
        r"(?=(?:who|whos|whose|is|its|does|do|are|what|which|then)\b)",
        r"plays the \1. ",
    ),
    ("(?:全員|みんな)(?:が)?パス(?:で流れ|し)?(?:たら|なら|で)、?", "全員パス。"),
    (
        r"((?:出|だ)し|(?:置|お)い|(?:重|かさ)ね|(?:打|う)っ)たら、?(?=.*" + _FOLLOWS,
        r"\1た。",
    ),
    (r"[をで]?(?:切っ|きっ|返し|使っ)たら、?(?=.*" + _FOLLOWS, "を出した。"),
    ("(?:出|だ)すと、?(?=.*" + _FOLLOWS, "出した。"),
    (
        "(?<=[0-9JQKA枚ー])で[^、。で]{0,6}(?:[2-9AJQK]|10|ジョーカー)(?:を|に)?"
        "(?:切れ|倒せ|取れ|とれ|勝て|返せ|止められ|とめられ|こえられ)(?=る|ます)",
        "を出せ",
    ),
    (
        "(?:で|が)([^、。]{1,8})(?:を|に)?(?:取っ|とっ|勝っ|かっ|返し|倒し)(?:たら|たとしたら|た場合)、?"
        "(?=.*" + _FOLLOWS,
        r"を\1の上に出した。",
    ),
)
"""What is supposed, before a question."""


def told_as_done(text: str) -> str:
    """The text with what it supposes told: at a table, it is tried.

    >>> told_as_done("and if Ben plays the 2, is he out?")
    'Ben plays the 2. is he out?'
    """
    for said, plain in _SUPPOSED:
        text = re.sub(said, plain, text, flags=re.IGNORECASE)
    return text


@lru_cache
def _sayings() -> list[tuple[re.Pattern[str], str, str]]:
    data = tomllib.loads((PACKAGE / "argument" / "paraphrases.toml").read_text("utf-8"))
    sayings = data["saying"]
    return [(re.compile(s["said"], re.IGNORECASE), s["plain"], s.get("of", "")) for s in sayings]
