"""The styles of Japanese: sentences are polite, headlines are plain."""

from __future__ import annotations

import re

_POLITE = re.compile(
    r"(?P<stem>[^\s。、「」『』()]*?)(?P<end>ませんでした|ません|ました|ます|でした|です)"
    r"(?P<after>か?。|が、|[()]|$)"
)
_OF_ONE_FORM = re.compile(
    r"(?:でき|落ち|起き|降り|足り|[過す]ぎ|借り|じ|(?:[てでだはがもに]|しか|人)い)$"
)
"""Stems on い to which る is added; most stems on that vowel change it: 取り, 取る."""
_CAUSES = re.compile(
    r"(?:[渡足消残流戻返指直試越許押隠貸倒崩探話らやわか]|なく|(?<!提)出|(?<!除)外)し$"
)
"""Stems of verbs such as 渡す, and not of する."""
_ROWS = {"い": "わうっ", "き": "かくい", "ぎ": "がぐい", "し": "さすし", "ち": "たつっ",
         "に": "なぬん", "び": "ばぶん", "み": "まむん", "り": "らるっ"}  # fmt: skip
"""The end of a stem -> before ない, as in the dictionary, before た."""


def plain(text: str) -> str:
    """The text with its polite sentences in the plain style.

    >>> plain("♦7に勝ちます。Akiは出せません。Benの番です。")
    '♦7に勝つ。Akiは出せない。Benの番。'
    """
    return _POLITE.sub(_plain_end, text)


def continued(sentence: str) -> str:
    """A polite sentence without its stop as the first part of a longer one; any other as it is.

    >>> continued("場は流れません"), continued("Benは1枚捨てます"), continued("Benの番です")
    ('場は流れず', 'Benは1枚捨て', 'Benの番で')
    """
    if sentence.endswith("ません"):
        negative = _verb(sentence.removesuffix("ません"), "ません").removesuffix("ない")
        for end, before in (("てい", "てお"), ("でい", "でお"), ("し", "せ")):
            if negative.endswith(end):
                negative = negative.removesuffix(end) + before
        return f"{negative}なく" if sentence.endswith("ありません") else f"{negative}ず"
    if sentence.endswith("ます"):
        return re.sub(r"(?<=[てで])い$", "おり", sentence.removesuffix("ます"))
    return re.sub("です$", "で", sentence)


def without_topic(text: str, topic: str) -> str:
    """The text without a topic that the sentence before has named already.

    >>> without_topic("7が2枚出たので、AkiはBenに2枚まで渡せます。", "Aki")
    '7が2枚出たので、Benに2枚まで渡せます。'
    """
    return re.sub(rf"(^|。|ので、){re.escape(topic)}に?は", r"\1", text)


def as_cause(text: str, conclusion: str) -> str:
    """The text as the cause of a conclusion that the sentence before has told already.

    >>> as_cause("5回目のパスなので、反則上がりです。", "反則上がりです。")
    '5回目のパスだからです。'
    """
    cause = text.removesuffix(f"ので、{conclusion}")
    if cause == text or "。" in cause:
        return text
    return f"{re.sub('な$', 'だ', cause)}からです。"


def without_verb(text: str, verb: str) -> str:
    """A sentence without its verb, if that is one which has been said already.

    >>> without_verb("捨て札から1枚拾える。", "拾える")
    '捨て札から1枚。'
    >>> without_verb("都落ちした人を許せる。", "許せる")
    '都落ちした人を許せる。'
    >>> without_verb("2の上に3を出せる。", "出せる")
    '2の上に3。'
    """
    return re.sub(rf"(?<=.)(?:(?<!人)を|なら|(?<=枚)|(?<=まで)){verb}。$", "。", text)


def as_attribute(question: str, *, holds: bool, brief: bool = False) -> str:
    """A question of yes or no as what is so, or isn’t so, of a noun after it.

    ``brief``: only its verb with what belongs to it.

    >>> as_attribute("8の階段でも場が流れますか。", holds=True)
    '8の階段でも場が流れる'
    >>> as_attribute("8の階段でも場が流れますか。", holds=False, brief=True)
    '流れない'
    >>> as_attribute("8であがると反則ですか。", holds=False)
    '8であがっても反則でない'
    """
    said = question.removesuffix("。").removesuffix("か")
    if brief:
        said = re.sub(r"^.*(?:[、はをもがにと](?=[^、]*[\u4e00-\u9fff])|は、?)", "", said)
    if said.endswith("です"):
        noun = said.removesuffix("です")
        if noun.endswith("い"):
            return noun if holds else f"{noun[:-1]}くない"
        return f"{noun}になる" if holds else re.sub("がると", "がっても", f"{noun}でない")
    if said.endswith("ません"):
        said, holds = f"{said.removesuffix('ません')}ます", not holds
    return plain(f"{said if holds else said.removesuffix('ます') + 'ません'}。").removesuffix("。")


def _plain_end(found: re.Match[str]) -> str:
    stem, end, after = found["stem"], found["end"], found["after"]
    if end == "です":
        copula = "だ" if after == "が、" and not stem.endswith("い") else ""
        return f"{stem}{copula}{after}"
    if end == "でした":
        return f"{stem}だった{after}"
    return f"{_verb(stem, end)}{after}"


def _verb(stem: str, end: str) -> str:
    if stem.endswith("あり") and end.startswith("ません"):
        return stem[:-2] + ("なかった" if end.endswith("でした") else "ない")
    if stem.endswith("行き") and end == "ました":
        return f"{stem[:-1]}った"
    row = _ROWS.get(stem[-1:])
    if row is None or _OF_ONE_FORM.search(stem):
        negative, present, past = stem, f"{stem}る", f"{stem}た"
    elif stem.endswith("し") and not _CAUSES.search(stem):
        negative, present, past = stem, f"{stem[:-1]}する", f"{stem}た"
    else:
        negative, present = stem[:-1] + row[0], stem[:-1] + row[1]
        past = stem[:-1] + row[2] + ("だ" if row[2] == "ん" or stem.endswith("ぎ") else "た")
    return {
        "ません": f"{negative}ない",
        "ませんでした": f"{negative}なかった",
        "ます": present,
        "ました": past,
    }[end]
