"""English sentences made from questions."""

from __future__ import annotations

import re
from collections.abc import Sequence

_MODALS = {
    "may": ("may", "may not"),
    "can": ("can", "can’t"),
    "must": ("must", "needn’t"),
    "do": ("", "don’t"),
    "does": ("", "doesn’t"),
    "is": ("is", "isn’t"),
    "are": ("are", "aren’t"),
}
"""The first word of a question of yes or no -> how a sentence says that it is so, and that it
isn't."""
_QUESTION = re.compile(
    r"(?:(?P<when>(?:After|During|If|With|In) [^?]*), )?(?P<verb>\w+) (?P<rest>.*)\?"
)
_VERBS = frozenset(
    re.findall(
        r"\w+",
        "add allow alternate answer apply be beat become bind break burst call cancel change choose"
        " clear cost count counter discard draw end fall fill fit follow force get give go happen"
        " have hold include keep lead let lose make mean meet name need pair pass pay pick play put"
        " rearrange reverse salvage say score see show skip stand start stay stop swap take undo"
        " win work",
    )
)
"""The verbs of questions that begin with another verb."""
_ADVERBS = frozenset(["also", "always", "still", "just", "ever"])
_PREDICATES = frozenset(
    re.findall(
        r"\w+",
        "allowed automatic based cleared connected even forbidden free high low odd out over sealed"
        " settled",
    )
)
"""The words with which begins what a question with “is” or “are” says of its subject."""
_DETERMINERS = frozenset(["a", "an", "the"])
_LINKS = frozenset(re.findall(r"\w+", "of in with by on for to and or from at as than"))
"""The words after which a noun belongs to what is before them."""
_SUBJECTS = frozenset(["it", "there", "you", "they"])
_BEFORE_NOUNS = _DETERMINERS | {"that", "who", "which"}
"""The words after which there is no verb of the question."""
_ALL = ("any ", "all ", "both ", "every")
"""How subjects begin of which not all do something if a sentence is denied."""
_UNDENIED = re.compile(r"\b(?:only|nothing)\b")
_ALSO = re.compile(r",? too\b| (?:also|ever|still)\b")
"""What a question adds to what is so anyway."""


def stated(question: str, *, holds: bool) -> str:
    """A question of yes or no as a sentence without its stop: that it is so, or isn't so.

    Empty if the question is of another kind.

    >>> stated("Does an 8 in a run also clear the field?", holds=True)
    'an 8 in a run also clears the field'
    >>> stated("Does an 8 in a run also clear the field?", holds=False)
    'an 8 in a run doesn’t clear the field'
    >>> stated("May a player who goes out with the 9s still rearrange the seats?", holds=False)
    'a player who goes out with the 9s may not rearrange the seats'
    >>> stated("Is it a foul to go out with a joker?", holds=True)
    'it is a foul to go out with a joker'
    >>> stated("Who leads after a doubt is settled?", holds=True)
    ''
    """
    found = _QUESTION.fullmatch(question)
    verb = found["verb"].lower() if found else ""
    if found is None or verb not in _MODALS or ", or " in question:
        return ""
    words = found["rest"].split()
    at = _predicate_at(words, of_state=verb in ("is", "are"))
    if not at or (not holds and _UNDENIED.search(question)):
        return ""
    denies_all = not holds and found["rest"].startswith(_ALL)
    subject, predicate = " ".join(words[:at]), " ".join(words[at:])
    said = _MODALS[verb][0 if holds or denies_all else 1]
    if verb == "does" and said == "":
        predicate = _in_third_person(predicate)
    whole = " ".join(filter(None, ("not" if denies_all else "", subject, said, predicate)))
    whole = whole if holds else _ALSO.sub("", whole)
    return f"{whole} {found['when'][:1].lower()}{found['when'][1:]}" if found["when"] else whole


def _predicate_at(words: Sequence[str], *, of_state: bool) -> int:
    """The index of the first word of the predicate; 0 if there is none."""
    if words[0] in _SUBJECTS:
        return 1
    if of_state:
        for at in range(1, len(words)):
            begins = words[at] in _DETERMINERS and words[at - 1] not in _LINKS
            if begins or words[at].strip(",") in _PREDICATES:
                return at - (words[at - 1] in _ADVERBS)
        return 0
    for at in range(1, len(words)):
        after = words[at + 1] if at + 1 < len(words) else ""
        is_noun = after == "of" or (after in _VERBS and after != "play")
        if words[at] in _VERBS and not is_noun and words[at - 1] not in _BEFORE_NOUNS:
            return at - (words[at - 1] in _ADVERBS)
    return 0


def _in_third_person(predicate: str) -> str:
    """The predicate of one subject, with its verb in the third person: ``also clears``."""
    words = predicate.split()
    at = next(index for index, word in enumerate(words) if word in _VERBS)
    verb = words[at]
    forms = {"be": "is", "have": "has", "do": "does"}
    ending = "es" if verb.endswith(("ss", "sh", "ch", "x", "o")) else "s"
    form = forms.get(verb, verb + ending)
    if re.search("[^aeiou]y$", verb):
        form = f"{verb[:-1]}ies"
    return " ".join((*words[:at], form, *words[at + 1 :]))


def replied(question: str, reply: str) -> str:
    """A question who does something, or which comes first, with its reply as a sentence.

    Empty if the question is of another kind, or the reply of several.

    >>> replied("Who leads after a doubt is settled?", "The player who gave the penalty")
    'the player who gave the penalty leads after a doubt is settled'
    >>> replied("Which comes first, Thief or 4-death?", "Thief first")
    'Thief comes first'
    >>> replied("How long does Arthur last?", "Until the game ends")
    ''
    """
    if question.startswith("Which comes first") and reply.endswith(" first"):
        return f"{reply.removesuffix(' first')} comes first"
    asked = re.fullmatch(r"Who ((?!does|do|is|are)\w+s .*)\?", question)
    is_one = reply.startswith(
        ("The player ", "The next player", "The same ", "The previous player")
    )
    if asked is None or not is_one or "," in reply:
        return ""
    return f"{reply[:1].lower()}{reply[1:]} {asked[1]}"
