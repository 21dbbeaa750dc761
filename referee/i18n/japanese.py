"""The styles of Japanese: sentences are polite, headlines are plain."""

from __future__ import annotations

import re

_POLITE = re.compile(
    r"(?P<stem>[^\s。、「」『』()]*?)(?P<end>ませんでした|ません|ました|ます|でした|です)"
    r"(?P<after>か?。|が、|[()]|$)"
)
_OF_ONE_FORM = re.compile(
    r"(?:でき|とみ|落ち|起き|降り|足り|[過す]ぎ|借り|じ|(?:[てでだはがもに]|しか|人)い)$"
)
"""Stems on い to which る is added; most stems on that vowel change it: 取り, 取る."""
_CAUSES = re.compile(
    r"(?:飛ば|みな|[渡足消残流戻返指直試越許押隠貸倒崩探話らやわか]|なく|(?<!提)出|(?<!除)外)し$"
)
"""Stems of verbs such as 渡す, and not of する."""
_ROWS = {"い": "わうっ", "き": "かくい", "ぎ": "がぐい", "し": "さすし", "ち": "たつっ",
         "に": "なぬん", "び": "ばぶん", "み": "まむん", "り": "らるっ"}  # fmt: skip
"""The end of a stem -> before ない, as in the dictionary, before た."""

_ENDS_AS_VERB = re.compile(r"(?:(?<!ほ)う|(?<!扱)い|[くぐすぬぶむるた]|(?<!ず)つ)$")
_ASKED = re.compile(
    r"(?P<word>(?<!な)どの(?P<noun>[ァ-ヶー一-鿿]+)|どちら|どこ|どれ|どう|誰|いつ|いくつ"
    r"|何(?:回目の[ァ-ヶ]+|[人枚回点組倍])?+)(?!か(?!ら)|でも|も(?!ら))"
    r"(?P<after>から|まで|ずつ|[にでがのをと])?"
)
"""What a question asks for, with what follows it."""
_APART = re.compile(
    "[、。「は]|(?<!ま)で$|[とに]$|(?<!で)も$|(?<![枚回つ])でも$|とき$|^ど|^同じ順位"
)
"""What can’t stand in the place of what a question asks."""
_RANK = re.compile("[0-9AJQK]+")


_IS_NO_SUBJECT = re.compile("(?:[、でにへと]|間|とき|後|中)$")
"""What is no subject although は follows it."""
_IS_CARD = re.compile("(?:カード|ジョーカー|札)$")
_ALSO = re.compile("(?<=[間後])も(?=、)|(?:(?<=[ァ-ー一-鿿])|(?<=[^に]で)|(?<=に))も(?=[^、も]*$)")
"""What is added to what is so, which a denial takes out: 階段でも働く, 階段では働かない."""
_ACTS_ON = re.compile("^[^を]*(?:出し|渡し|捨て|見せ|みなし)ますか。$")
"""What is done with cards."""


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
    >>> as_attribute("親は、場にカードがなくてもパスできますか。", holds=False)
    '親は、場にカードがないとパスできない'
    >>> as_attribute("8であがると反則ですか。", holds=False)
    '8であがっても反則でない'
    >>> as_attribute("『5切り』は、階段の中でも働きますか。", holds=False)
    '『5切り』は、階段の中では働かない'
    """
    said = question.removesuffix("。").removesuffix("か")
    if not holds and not said.endswith("ません"):
        said = _denied_condition(said)
    if brief:
        said = re.sub(r"^.*(?:[、はをもがにと](?=[^、]*[\u4e00-\u9fff])|は、?)", "", said)
    if said.endswith("です"):
        noun = said.removesuffix("です")
        if _ENDS_AS_VERB.search(noun) and noun.endswith("い"):
            return noun if holds else f"{noun[:-1]}くない"
        linked = {"反則": "になる", "あがり": "になる", "終わり": "になる", "必要": "な",
                  "同じ": "になる"}  # fmt: skip
        of = next((linked[end] for end in linked if noun.endswith(end)), "の")
        return f"{noun}{of}" if holds else re.sub("がると", "がっても", f"{noun}でない")
    if said.endswith("なければなりません"):
        begun = said.removesuffix("なければなりません")
        return f"{begun}なければならない" if holds else f"{begun}なくてもよい"
    if said.endswith("ません"):
        said, holds = f"{said.removesuffix('ません')}ます", not holds
        said = re.sub("てもかまいます$", "てはいけません", said)
    if not holds:
        said = _ALSO.sub("は", f"{said.removesuffix('ます')}ません")
    return plain(f"{said}。").removesuffix("。")


_ALTHOUGH = (
    (r"なくてもよいです", "ないといけません"),
    (r"なくても(?!.*たら)", "ないと"),
    (r"(?<=[あがな])っても", "ると"),
    (r"られても", "られると"),
    (r"(?<=とき)も", "は"),
    (r"(?<=数枚)でも|(?<=が反則)でも", "だと"),
    (r"(?<!何)(?<!何枚)(?<=[\u4e00-\u9fffァ-ヶー])でも", "では"),
)
"""What “although” in a question becomes if the answer is no, such as 合わなくても: 合わないと."""


def _denied_condition(said: str) -> str:
    for although, if_so in _ALTHOUGH:
        said = re.sub(although, if_so, said)
    return said


def answered(question: str, label: str, *, holds: bool = True) -> str:
    """A question with an answer to it as what is so, or isn’t so, of a noun after it.

    >>> answered("ネロでは何人からもらえますか。", "好きな1人から1枚")
    'ネロでは好きな1人から1枚もらえる'
    >>> answered("パスした人は、同じ場でまた出せますか。", "場が流れるまで出せない")
    'パスした人は場が流れるまで出せない'
    >>> answered("脱税が分かったら、どうなりますか。", "無効で、配り直しになる。誰も抜けない")
    '脱税が分かったら「無効で、配り直しになる。誰も抜けない」とする'
    """
    asked = [*_ASKED.finditer(question)]
    if not holds and len(asked) == 1 and _fits(label, asked[0], question):
        return in_place(question, label, holds=False)
    if not holds:
        return f"{_embedded(question)}が「{label}」でない"
    if label.isdigit() and asked and (counter := re.fullmatch("何([人枚回点組倍])", asked[0][0])):
        label += counter[1]
    before = question[: asked[-1].start()] if asked else _topic(question)
    context = re.search("^.*(?:[、は]|なら)", before)
    about = _begun(context[0].removesuffix("、")) if context else ""
    if question.endswith(f"{label}ですか。") and "か、" not in question:
        return as_attribute(_begun(question), holds=True)
    if not asked and not about:
        for holds_so in (True, False):
            if (whole := as_attribute(question, holds=holds_so)).endswith(label):
                return whole
    about = re.sub("なら$", "では" if asked else "でも", about)
    if _ENDS_AS_VERB.search(label) and not re.search("[は。「]", label):
        return f"{about}{'、' if about and not about.endswith('は') else ''}{label}"
    if len(asked) == 1 and _fits(label, asked[0], before):
        return in_place(question, label)
    quoted = label if label.startswith("「") else f"「{label}」"
    if about and (not asked or asked[-1]["word"] in ("どう", "誰")):
        return f"{about}{quoted}とする"
    return f"{_embedded(question)}を{quoted}とする"


def _fits(label: str, asked: re.Match[str], before: str) -> bool:
    """Whether an answer can stand in the place of what a question asks."""
    noun = asked["noun"]
    if re.search(
        "[、。「は]|(?<!ま)で$|[とに]$|(?<!で)も$|(?<![枚回つ])でも$|とき$|^ど|^同じ順位", label
    ):
        return False
    if asked["word"] == "どちら" and before.endswith("の"):
        return False
    if noun and not asked["after"]:
        return False
    return not noun or noun in label or noun.endswith("表") or bool(_RANK.fullmatch(label))


def as_choice(text: str) -> str:
    """What is so of a noun, as what is chosen for it.

    >>> as_choice("長階段革命は4枚以上の")
    '長階段革命を4枚以上とする'
    >>> as_choice("次は親の番の"), as_choice("宣言を忘れたら、1枚引く")
    ('次は親の番の', '宣言を忘れたら、1枚引く')
    """
    found = re.fullmatch("(.*?(?<![でにら次])(?<!こと))と?は([^がはを]+)の", text)
    return f"{found[1].removesuffix('と')}を{found[2]}とする" if found else text


def in_place(question: str, label: str, *, holds: bool = True) -> str:
    """A question with its answer in the place of what it asks, as what is so, or isn’t so.

    >>> in_place("どの数字を出すと縛りになりますか。", "6", holds=False)
    '6を出すと縛りにならない'
    """
    found = [*_ASKED.finditer(question)][-1]
    after, noun = found["after"] or "", found["noun"] or ""
    before, rest = question[: found.start()], question[found.end() :]
    if found["word"] == "どう":
        after = "に" if rest.startswith("なり") or re.search("とおり$|順$", label) else "と"
    elif noun and noun not in label and not _RANK.fullmatch(label):
        label = f"「{label}」の{noun}"
    if after == "まで":
        label = re.sub("^(.+)以下$", r"多くて\1", re.sub("^(.+)以上$", r"少なくとも\1", label))
    if after in ("から", "まで", "ずつ") and (after in label or re.search("(?:だけ|でも)$", label)):
        after = ""
    if after == "と" and label.endswith("とだけ"):
        after = ""
    rest = f"{after}{rest}".removesuffix("。").removesuffix("か")
    shared = [n for n in range(1, len(label)) if rest.startswith(label[-n:])]
    shared = [] if rest.startswith("です") else shared
    rest = rest[max(shared, default=0) :]
    twice = [n for n in range(2, len(label)) if before.endswith(label[:n])]
    before = before[: len(before) - max(twice, default=0)]
    told = _begun(f"{before}{label}{rest}")
    if told.endswith("です"):
        told = told.removesuffix("です")
        if not holds:
            return f"{told}でない"
        return told if told.endswith("い") else f"{told}{'な' if told.endswith('必要') else 'の'}"
    told = told if holds else f"{told.removesuffix('ます')}ません"
    return plain(f"{told}。").removesuffix("。")


def with_subject(question: str) -> str:
    """A question whose topic is told as its subject, unless it has another one.

    >>> with_subject("パスした人は、同じ場でまた出せますか。")
    'パスした人が同じ場でまた出せますか。'
    >>> with_subject("親は、場にカードがなくてもパスできますか。")
    '親は場にカードがなくてもパスできますか。'
    >>> with_subject("決めたカードは、1枚だけで出しますか。")
    '決めたカードを1枚だけで出しますか。'
    """
    topic, of, rest = question.partition("は")
    if not of or _IS_NO_SUBJECT.search(topic) or re.search("が(?![りるられっ])", rest):
        return _begun(question)
    is_object = _IS_CARD.search(topic) and _ACTS_ON.search(rest)
    particle = "を" if is_object or rest.startswith(("しな", "、しな")) else "が"
    return f"{topic}{particle}{rest.removeprefix('、')}"


def _topic(question: str) -> str:
    """What a question of yes or no is about: ``フリーメイソンは、``."""
    found = re.match("[^、]*?(?:は、?|なら、)|.*?(?:たら|れば)、", question)
    return found[0] if found else ""


def _begun(text: str) -> str:
    """The text without the pause after its topic."""
    return re.sub("^([^、]*は)、", r"\1", text)


def _embedded(question: str) -> str:
    """A question in a longer sentence: ``何人飛ばすか``."""
    asked = question.removesuffix("。").removesuffix("か")
    return f"{plain(f'{_begun(asked)}。').removesuffix('。')}か"


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
