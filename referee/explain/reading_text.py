"""Readings in words: what is played at a table that reads a text in one of several ways."""

from __future__ import annotations

import re
from collections.abc import Sequence

from referee.i18n.english import replied, stated
from referee.i18n.japanese import answered, as_attribute, as_choice, with_subject
from referee.i18n.messages import listing, message
from referee.model.types import Value
from referee.rulebook.clause import ANY_VALUE, UNSETTLED, Reading

MAX_TITLES = 2
"""How many titles of rules stand for those that would change the answer, too."""
CLAUSE = 5
"""From how many words on the beginning of a label is a clause, not the first of a list."""
MAX_LABELS = 4
"""How many answers to an open reading are listed."""
_NUMBER = re.compile(
    r"(?:\d+|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)"
    r"(?: [a-z]+|[^\W\d]|ターン)?"
)
"""A label that is a number, such as ``4 times``, ``Four`` or 4回."""
_CLAUSE = re.compile(
    r"(?!(?:they|you|it|until|if|when|by|in|on|as|from|for|at|only|with|just) |it’s |they’re |"
    r"[^,]*\bwhose )"
    r"(?:nobody|everyone|[^,]* (?:is|are|isn’t|aren’t|may|must|can|can’t|decides?|ranks|"
    r"rank(?! (?:in|of))|falls?|shares?|starts?|counts?|scores?|loses?|gets?|doesn’t|don’t)) "
)
"""How the label of a value begins that is a sentence."""
YES_NO = frozenset({"yes", "no"})
"""The values of a reading that is a question of yes or no."""
ORDERS = "Which comes first"
"""How a question begins that asks for the order of clauses."""
OR = "list-last-or"
"""The message that lists alternatives."""


def reading_args(reading: Reading, value: Value, lang: str) -> dict[str, object]:
    """Arguments of the message that a table has chosen this value: what is ``stated`` then, or the
    ``label`` of the value if that can't be said in one sentence."""
    if lang == "ja":
        return {"stated": tables_that(reading, [value], value)}
    label = value_heads(reading, [value], "en")[0]
    return {"stated": statement(reading, value), "label": with_small_letter(label)}


def statement(reading: Reading, value: Value, *, whole: bool = False) -> str:
    """In English, what is so at tables that give a reading this value, as a sentence without its
    stop; empty if its words make none. ``whole``: it says what the question is about, too."""
    if given := given_statement(reading, [value], "en"):
        return given
    question, said = reading.question["en"], yes_or_no(reading, value)
    label = value_label(reading, value, "en")
    if said:
        told = stated(question, holds=said == "yes")
        if told and not (told.startswith("not ") and label.casefold() != said):
            return told
    if question.startswith(ORDERS):
        return replied(question, label)
    head = with_small_letter(value_heads(reading, [value], "en")[0])
    return head if _CLAUSE.match(head) and not whole else replied(question, head)


def statement_of_several(reading: Reading, values: Sequence[Value], present: Value) -> str:
    """In English, what is so at tables that give a reading one of these values; empty if its words
    make no sentence."""
    if len(values) == 1:
        return statement(reading, values[0], whole=True)
    here = yes_or_no(reading, present)
    if not here or not are_all_but(reading, values, present):
        return ""
    return stated(reading.question["en"], holds=here == "no")


def given_statement(reading: Reading, values: Sequence[Value], lang: str) -> str:
    """What is so at tables that give a reading one of these values, in the words of the book; empty
    if the book has none, or none for several."""
    says = [reading.says.get(str(value), reading.says.get(ANY_VALUE)) for value in values]
    given = [each for each in says if each]
    if len(given) < len(values) or any(each is not given[0] for each in given):
        return ""
    label = value_labels(reading, values, lang, quoted=False) if len(values) > 1 else ""
    label = label or with_small_letter(value_label(reading, values[0], lang))
    if "{label}s" in given[0][lang]:  # each of several ranks has the ending
        label = re.sub("(?=, (?!etc)| or )", "s", label)
    return given[0][lang].replace("{label}", label)


def tables_that(reading: Reading, values: Sequence[Value], present: Value) -> str:
    """In Japanese, what tables do that give a reading one of these values, before 卓."""
    if given := given_statement(reading, values, "ja"):
        return given
    if len(values) == 1 and reading.question["en"].startswith(ORDERS):
        return f"{value_label(reading, values[0], 'ja')}の"
    return as_choice(_kind_of_whole(reading, values, present))


def _kind_of_whole(reading: Reading, values: Sequence[Value], present: Value) -> str:
    """In Japanese, what tables do that give a reading one of these values, before 卓, with what its
    question is about: ``ネロでは好きな1人から1枚もらえる``."""
    question = reading.question["ja"]
    said = plain_yes_or_no(reading, values[0]) if len(values) == 1 else ""
    if are_all_but(reading, values, present):
        said = {"no": "yes", "yes": "no"}.get(yes_or_no(reading, present), "")
        if not said and len(values) > MAX_TITLES:
            return answered(question, value_label(reading, present, "ja"), holds=False)
    first = value_label(reading, values[0], "ja").partition("。")[0]
    if not said and len(values) == 1 and _can_stand(question, first):
        said = yes_or_no(reading, values[0])
        said = "" if said == "no" and question.endswith("ですか。") else said
    if said:
        return as_attribute(with_subject(question), holds=said == "yes")
    if has_numbers(reading, "ja"):
        return answered(question, value_labels(reading, values, "ja"))
    heads = dict.fromkeys(value_heads(reading, values, "ja"))
    if len(heads) > 1:
        quoted = [message("ja", "label-quoted", label=head) for head in heads]
        return answered(question, listing("ja", quoted, OR))
    return answered(question, next(iter(heads)))


def _can_stand(question: str, label: str) -> bool:
    """Whether a Japanese answer of yes or no says no more than that of a question that can stand
    before a noun."""
    return not re.search("だけ|[、。(]", label) and not re.match("[^、は]*なら、", question)


def are_all_but(reading: Reading, values: Sequence[Value], present: Value) -> bool:
    """Whether these are several values, and all but the present one."""
    settled = [value for value in reading.values if value != UNSETTLED]
    return 1 < len(values) == len(settled) - 1 and present in settled


def value_heads(reading: Reading, values: Sequence[Value], lang: str) -> list[str]:
    """The labels of these values without what explains them, unless that tells them from the
    others."""
    begun = {
        str(each): _without_rest(value_label(reading, each, lang), lang) for each in reading.values
    }
    heads = [begun.pop(str(value)) for value in values]
    if {*begun.values()}.isdisjoint(heads):
        return heads
    return [value_label(reading, value, lang) for value in values]


def _without_rest(label: str, lang: str) -> str:
    """The beginning of a label, up to what explains it."""
    if lang == "en":
        label = _without_yes_or_no(label)
    head = re.split(r"[:;。]| ?\(", label)[0]
    before, *rest = re.split(", (?!or )", head)
    words = len(before.split())
    is_clause = (words > 1 and len(rest) == 1) or words >= CLAUSE  # else it is a list
    return before if is_clause else head


def _without_yes_or_no(label: str) -> str:
    """What an English label says after yes or no: ``the 2 is still the foul``."""
    rest = re.match(r"(?:Yes|No)(?:[,:;] | \()(.+?)\)?$", label)
    return rest[1] if rest else label


def with_small_letter(label: str) -> str:
    """What an English label says, after “if”, unless it begins with a rank such as ``J``."""
    label = _without_yes_or_no(label).removeprefix("If ")
    is_word = label[1:2].islower() or label.startswith("A ")
    return label[:1].lower() + label[1:] if is_word else label


def yes_or_no(reading: Reading, value: Value) -> str:
    """``yes`` or ``no``, if a value answers the question so: it has that name beside the other, or
    its English label is the only one that begins so."""
    if {*reading.values} - {UNSETTLED} == YES_NO:
        return str(value)
    first = [_first_word(reading, each) for each in reading.values]
    word = _first_word(reading, value)
    return word if word in YES_NO and first.count(word) == 1 else ""


def plain_yes_or_no(reading: Reading, value: Value) -> str:
    """``yes`` or ``no``, if the Japanese label of a value says no more than that."""
    said, label = yes_or_no(reading, value), value_label(reading, value, "ja")
    question = reading.question["ja"]
    same = (
        as_attribute(question, holds=said == "yes").endswith(label),
        label in ("はい", "いいえ"),
    )
    return said if said and any(same) else ""


def _first_word(reading: Reading, value: Value) -> str:
    """The first word of an English label, if a pause follows it: ``no`` of ``No, only 3s``."""
    label = reading.label.get(str(value), {}).get("en", "")
    word = re.match(r"\w+(?=$|[,:;]| \()", label)
    return word[0].lower() if word else ""


def has_numbers(reading: Reading, lang: str) -> bool:
    """Whether all values of a reading are numbers."""
    labels = [value_label(reading, value, lang) for value in reading.values if value != UNSETTLED]
    return all(map(_NUMBER.fullmatch, labels))


def value_labels(
    reading: Reading, values: Sequence[Value], lang: str, *, quoted: bool = True
) -> str:
    """The labels of these values, or the one from which or up to which they go."""
    labels = [value_label(reading, value, lang) for value in values]
    if quoted:
        told = [message(lang, "label-quoted", label=label) for label in labels]
    else:
        told = [with_small_letter(label) for label in labels]
    if has_numbers(reading, lang):
        told = [label.lower() for label in labels]
        settled = [value for value in reading.values if value != UNSETTLED]
        if len(labels) > 2 and [*values] == settled[-len(labels) :]:
            return message(lang, "label-from", label=told[0])
        if len(labels) > 2 and [*values] == settled[: len(labels)]:
            return message(lang, "label-to", label=told[-1])
    if len(told) <= MAX_LABELS:
        return listing(lang, told, OR)
    listed = message(lang, "list-comma").join(told[:MAX_LABELS])
    return message(lang, "label-more", label=listed)


def value_label(reading: Reading, value: Value, lang: str) -> str:
    return reading.label.get(str(value), {}).get(lang, str(value))
