"""Words that no text of Referee may use, and how its sentences end.

The words are those of the columns *not* in the glossary and of kinds of sentences that players
would not say; each stands with what to write instead.
"""

from __future__ import annotations

import re

INSTEAD = {
    "en": {
        r"\b(?:lies?|lay) there\b": "is on the field, is down",
        r"\bturn(?:s|ed)? round\b": "reverses, is reversed",
        r"\border of strength\b": "ranking",
        r"\bas the (?:order|table) (?:then )?(?:stands|lies)\b": "in the current ranking",
        r"\b(?:the|an) own\b": "your own, the player’s",
        r"\b(?:goes|go) before\b": "overrides",
        r"\b(?:that|which|it|one) (?:is|are) none\b": "isn’t one: negate the verb",
        r"\bit is no (?:foul|play|run)\b": "that’s not a foul, that isn’t a run",
        r"\bnobody can say how\b": "there’s no telling",
        r"\bsomething comes first\b": "say what comes first",
        r"\bWaiting for\b": "Ben decides whether …: a sentence with a verb",
        r"\b[Bb]esides\b": "also",
        r"\btables? (?:can |could|couldn’t )?calls?\b": "tables use, name",
        r"\blies? together\b": "cards are together",
        r"\bon to the (?:lowest|highest)\b": "continues to",
        r"\bwhat (?:a|the) \w+ \w+s who\b": "what a player who … does: the clause beside its noun",
        r"\b(?:[Ll]ikewise|anew|meanwhile|by now)\b": "also, again, now",
        r"\b[Ww]hoever\b(?!’s)": "anyone who, the player who",
        r"\b(?:is|are|was|been) told\b": "nobody has said, isn’t known",
        r"\bno more(?: for|\.|$)": "no longer",
        r"\bcomes? about\b": "happens, there is no",
        r"\bbecomes? of\b|, the rules don’t say(?:\.|$)": "The rules don’t say what happens",
        r"\bmore rules? matters?\b": "name the rule, or say that so many would change the answer",
        r"“Nobody”, nobody\b": "leave out what repeats the condition",
        r"\bstill be open:": "it would still be open which place Ben takes",
        r"\bNothing calls for (?:that|it)\b": "which rule that would take, and what it lacks",
        r"\b[Tt]he closest rule is\b": "what the game doesn’t have",
        r"\bmay not do it\b": "may not call “…”: what",
        r"\b[Tt]he rules leave this open\b": "the question once, with its answers",
        r"\bThe rule says: “|\bThis applies to [A-Z][a-z]+": "the fact of this table, not the rule",
        r"\bIf it weren’t “|\(unless [A-Z]": "otherwise; unless Ben has no card left",
        r"\bUnder (?:“|any other answer)": "if the cards go back to the hand: a condition",
        r"” would change it|more rules? would change": "what Ben could do then",
        r"\b(?:no lead|nothing (?:for \w+ )?to do) now\b": "nobody would lead; needn’t do anything",
        r"\bbeen played already\b": "is among the discards",
        r"\bthe strongest number\b|\b(?:of|in) one number\b": "rank",
    },
    "ja": {
        r"(?<![手裏山絵場])(?<!捨て)(?<!切り)(?<!取り)札": "カード",
        r"わか[らりるれっ]": "分か(る)",
        r"いちばん": "一番",
        r"スート(?!の?縛り)": "マーク",
        r"一[枚人]": "1枚、1人",
        r"[（）：]": "半角の ( ) :",
        r"条項": "条文",
        r"判定": "裁定",
        r"採用ルール": "使っているルール",
        r"待ち[::]": "「BenがAかBかを決めます。」のように動詞のある文",
        r"言われていません": "分かりません",
        r"(?:さ|て|取ら|わ|し|ば|か|ぜ|見)なければなりません": "〜します",
        r"デスク": "卓の画面",
        r"物語": "棋譜",
        r"構いません": "かまいません",
        r"くわし": "詳しい",
        r"から呼": "卓に書く",
        r"しだい": "〜で変わります",
        r"そうできま": "何ができるのかを言う",
        r"(?:はい|いいえ)なら": "そういう卓なら、そうでない卓なら",
        r"その場面では": "どのルールの、どの条件に合わないか",
        r"一番近いルール": "このゲームにないもの",
        r"見せても足り": "公開できません",
        r"(?:』|件)でも変わります|』があれば変わります": "どう変わるのかを言う",
        r"ほかの答えなら|がそろっていなければ": "『A』か『B』がなければ; その答えを言う",
        r"[^少]ないかどうか": "残っているかどうか: 打ち消さずに言う",
        r"負けて抜け": "脱落",
        r"親になる人はいません": "いまは誰も親になりません",
        r"どこにも書かれていません": "この卓で何が起きていないか、ルールでは決まっていないこと",
        r"ほかにも\d*件あります": "ルールの名前か、何が変わるかを言う",
    },
}
"""Language -> what a text must not contain -> what to write instead."""

MOST_WORDS = 30
"""A longer sentence is too long for somebody who only hears it."""
WORD = re.compile(r"[\w’'-]*[a-z][\w’'-]*")
"""Names of players and ranks such as ``Q`` or ``10`` beside them are quickly heard."""
POLITE = re.compile(r"(?:です|ます|ません|でした|ました|でしょう|ましょう|ください)[かねよが]?$")
PLAIN = re.compile(r"(?:[るただうくぐぬぶむい]|(?<!ず)つ|(?<![でま])す)$")
"""How verbs and adjectives end; nouns that end so are rare at the end of a sentence."""


def avoided(text: str, lang: str) -> list[str]:
    """The words in a text that it must not use, each with what to write instead."""
    found = ((re.search(words, text), better) for words, better in INSTEAD[lang].items())
    return [f"“{match[0]}” in “{text}”: write {better}" for match, better in found if match]


def in_two_styles(text: str) -> list[str]:
    """The plain sentences of a Japanese text that has polite ones, too."""
    sentences = re.findall(r"[^。\n]*(?=。)", _without_quotes(text))
    polite = [each for each in sentences if POLITE.search(each)]
    return [each for each in sentences if PLAIN.search(each) and each not in polite and polite]


def is_plain(text: str) -> bool:
    """Whether no sentence of a Japanese text is polite, nor one in brackets."""
    sentences = re.split(r"[。()]|が、| – ", re.sub(r"「[^「」]*」|『[^『』]*』", "that", text))
    return not any(POLITE.search(each) for each in sentences)


def long_sentences(text: str) -> list[str]:
    """The sentences of an English text that are too long to follow."""
    sentences = re.findall(r"[^.!?\n]+[.!?]", _without_quotes(text))
    return [each for each in sentences if len(WORD.findall(each)) > MOST_WORDS]


def _without_quotes(text: str) -> str:
    """A text with its quotes as one word each, and without what stands in brackets."""
    quoted = re.sub(r"“[^“”]*”|「[^「」]*」|『[^『』]*』", "that", text)
    return re.sub(r"\([^()]*\)", "", quoted)
