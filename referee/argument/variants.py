"""The variant of a game that is named: ``torite game C``, 「トリテのE」."""

from __future__ import annotations

from collections.abc import Sequence

from referee.rulebook.rulebook import Rulebook

from .tokens import Token
from .vocabulary import matches


def named_variants(tokens: Sequence[Token], rules: Rulebook) -> tuple[list[Token], dict[str, str]]:
    """The tokens without the variants that they name, and option -> value."""
    values = {
        str(value).casefold(): (option.name, str(value))
        for option in rules.options.values()
        if option.kind == "variant"
        for value in option.values
    }
    words = [token for token in tokens if token.kind != "blank"]
    for place, token in enumerate(words):
        start = place
        while start > 0 and matches("variant_word", words[start - 1].text):
            start -= 1
        is_named = any(word.text != "の" for word in words[start:place])
        is_named |= start > 0 and words[start - 1].kind == "book" and token.text.isupper()
        if is_named and token.text.casefold() in values:
            name, value = values[token.text.casefold()]
            return [*words[:start], *words[place + 1 :]], {name: value}
    return [*tokens], {}
