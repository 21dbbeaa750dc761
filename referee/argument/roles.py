"""The part that the cards a text names have in what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .card_names import plays_of
from .frames import Frame
from .mentions import ARTICLES, BREAKS, Mention, Words, meanings
from .tokens import Token

_ON = {"on", "onto", "over", "on top of", "against", "atop"}
_BEATS = {"beats", "beat", "beating"}
_HAS = {"has", "have", "had", "got", "shows", "show"}
_HE = {"he", "she", "they", "he's", "she's", "his", "her", "him", "them", "they're"}
_PLAIN = {"down", "past", "play", "lead"}
"""What words after cards on the field may mean."""
_FOLLOWS = {
    "who", "what", "turn", "next", "trick", "lead", "clear", "happen", "win", "take",
}  # fmt: skip
"""What a question may mean after cards that are only named."""
_AGAINST = {"の上に", "の上", "のうえに", "に対して"}
_CLOSED = {"たら", "から", "ので", "けど", "のに", "たけど", "んだけど", "たんだけど", "で"}


class Roles:
    """Gives each mention its role and its player, in order."""

    def __init__(
        self, words: Words, name: Callable[[Token], str], note: Callable[[str], str]
    ) -> None:
        self.words, self.note = words, note
        self.name = name
        """Says whom a word names; empty: nobody."""
        self.taken: set[int] = set()
        """The ids of the names that already belong to cards."""
        self.last = ""
        """The player spoken of last."""

    def give(self) -> None:
        """Gives all mentions their roles."""
        for chain in self.words.chains:
            roles = [self._role(mention, not index) for index, mention in enumerate(chain)]
            if self._is_comparison(chain, roles):
                roles = ["asked"] * len(chain)
            elif self.words.is_japanese:
                roles = self._japanese_roles(chain, roles)
            else:
                roles = self._english_roles(chain, roles)
            for mention, role in zip(chain, roles, strict=True):
                mention.role = role
            if len({*roles}) == 1:
                seat = next((mention.seat for mention in chain if mention.seat), "")
                for mention in chain:
                    mention.seat = mention.seat or seat

    def _role(self, mention: Mention, is_first: bool) -> str:
        if self.words.is_japanese:
            return self._japanese(mention)
        return self._english(mention, is_first)

    def _is_comparison(self, chain: Sequence[Mention], roles: Sequence[str]) -> bool:
        """``is the ace higher than the king``."""
        said = {m for t in self.words.sentence(chain[0].sentence).tokens for m in meanings(t)}
        told = {"field", "hand", "target"} & {*roles}
        ranks = [card.rank for mention in chain for card in mention.cards]
        is_set = len(ranks) > 1 and len({*ranks}) == 1
        compares = said & {"order", "beat", "high"} and "play" not in said and not is_set
        return bool(compares) and not told and self.words.may_ask(chain[0])

    def _named(self, mention: Mention, people: Sequence[Token]) -> None:
        """Notes the player of a mention."""
        self.taken |= {id(token) for token in people}
        names = [name for name in map(self.name, people) if name]
        if names:
            mention.seat = self.last = self.note(names[-1])

    def _use(self, mention: Mention, start: int, end: int, role: str) -> str:
        mention.used = range(start, end)
        return role

    # ---- English: what is done comes before the cards, a place or a player may follow

    def _english_roles(self, chain: Sequence[Mention], roles: Sequence[str]) -> list[str]:
        first, last = roles[0], roles[-1]
        if first:
            lies = {"hand", "asked", "play"} & {first}
            return [role if role == "field" and lies else first for role in roles]
        role = last or self._default_english(chain)
        return [role] * len(chain)

    def _default_english(self, chain: Sequence[Mention]) -> str:
        """The role of cards that are only named: that of the last ones, or on the field."""
        words, mention = self.words, chain[-1]
        before = [other for other in words.mentions if other.place < chain[0].place]
        is_last = words.mentions[-1] is mention
        if before and before[-1].sentence == mention.sentence:
            if before[-1].role not in ("play", "field", "target"):
                return before[-1].role
            follows = {m for t in words.after(mention) for m in meanings(t)} & _FOLLOWS
            asked = is_last and words.asks.get(mention.sentence) and not follows
            return "asked" if asked else "field"
        return "asked" if is_last and words.may_ask(mention) else "field"

    def _english(self, mention: Mention, is_first: bool) -> str:
        words = self.words
        before = words.before(mention)
        bare = [token for token in before if token.text.casefold() not in ARTICLES]
        last = bare[-1].text.casefold() if bare and before[-1:] else ""
        if before and before[-1].text.casefold() not in ARTICLES:
            last = before[-1].text.casefold()
        start = self._clause_start(mention)
        people = self._people(mention, start)
        self._named(mention, people)
        lies_on = is_first and last in _ON | {"after"}
        if words.is_asked(mention.place) and not lies_on:
            return "asked"
        said = {m for token in words.tokens[start : mention.place] for m in meanings(token)}
        has_earlier = words.mentions[0] is not mention
        if lies_on and (has_earlier or said & {"play", "beat", "may", "discard", "pass"}):
            mention.seat = self.name(before[-1]) if self.words.is_person(before[-1]) else ""
            return self._use(mention, mention.place - 1, mention.place + 1, "target")
        if is_first and last in _BEATS and has_earlier:
            return "asked"
        found = self._english_before(mention, start, said, has_people=bool(people))
        if found in ("play", "field", "hand"):
            return self._with_place(mention, found, has_people=bool(people))
        if not found and self._covers(mention):
            return "asked" if words.may_ask(mention) else "play"
        return (
            found
            or self._english_after(mention, start, has_people=bool(people))
            or (self._use(mention, start, mention.place + 1, "play") if people else "")
        )

    def _covers(self, mention: Mention) -> bool:
        """``two 8s on a pair of 6s``: whether other cards are what these are played on."""
        after = [t for t in self.words.after(mention) if t.text.casefold() not in ARTICLES]
        later = [m for m in self.words.mentions if m.place > mention.place]
        is_next = bool(later) and later[0].sentence == mention.sentence
        is_next &= not Frame(self.words.before(mention)).says("for_example")
        return is_next and [token.text.casefold() for token in after] in (["on"], ["onto"])

    def _clause_start(self, mention: Mention) -> int:
        """Where the clause of a mention begins: after a comma or *and* before a new subject."""
        tokens = self.words.tokens
        place = mention.place
        while place > mention.start:
            before, rest = tokens[place - 1], tokens[place : mention.place]
            has_subject = any(self.words.is_person(token) for token in rest)
            acts = any(meanings(token) & {"play", "may", "hand"} for token in rest)
            is_break = before.kind == "word" and before.text.casefold() in BREAKS
            if (before.kind == "comma" and has_subject) or (is_break and (has_subject or acts)):
                break
            place -= 1
        return place

    def _people(self, mention: Mention, start: int) -> list[Token]:
        """The names before a mention that aren't those of other cards."""
        tokens = self.words.tokens

        def free(listed: Sequence[Token]) -> list[Token]:
            return [
                token
                for token in listed
                if id(token) not in self.taken
                and (token.kind in ("seat", "me") or token.text.casefold() in _HE)
            ]

        clause = tokens[start : mention.place]
        found = free(clause)
        acts = any(meanings(t) & {"play", "hand", "discard", "give", "want"} for t in clause)
        return found or (free(self.words.before(mention)) if acts else [])

    def _english_before(
        self, mention: Mention, start: int, said: set[str], *, has_people: bool
    ) -> str:
        tokens, place = self.words.tokens, mention.place
        labels = [token for token in tokens[start:place] if token.kind == "label"]
        if labels and labels[-1].names[0] in ("field", "hand"):
            return self._use(mention, start, place + 1, labels[-1].names[0])
        asks = bool(said & {"may", "want"}) or {"must", "play"} <= said
        for at in range(place - 1, start - 1, -1):
            token, meant = tokens[at], meanings(tokens[at])
            role = next((r for r in ("give", "discard", "out") if r in meant), "")
            if meant & {"play", "beat"} or ("lead" in meant and token.text != "on lead"):
                role = "play"
            if role and (asks or (role == "give" and "what" in said)):
                return "asked"
            if role:
                return self._use(mention, start, place + 1, role)
            if "may" in meant:
                return "asked"
            if "hand" in meant or token.text.casefold() in _HAS:
                return self._english_hand(mention, start, at, has_people=has_people)
            if meant & {"field", "lies"}:
                return self._use(mention, start, place + 1, "field")
        return ""

    def _with_place(self, mention: Mention, role: str, *, has_people: bool) -> str:
        """The role with what follows: ``on the table``, ``from Ann``, ``by Ann``."""
        tokens, at = self.words.tokens, mention.place + 1
        while at < mention.end:
            token, meant = tokens[at], meanings(tokens[at])
            following = tokens[at + 1] if at + 1 < mention.end else None
            by = token.text.casefold() in ("from", "by") and following and self.name(following)
            if by and following:
                self._named(mention, [following])
                at += 1
            elif role in ("hand", "field") and meant & {"field", "lies"}:
                mention.seat = mention.seat if has_people and role == "field" else ""
                role = "field"
            elif token.kind != "word" or meant - _PLAIN or (meant - {"down"} and role != "field"):
                break
            at += 1
        return self._use(mention, mention.used.start, at, role)

    def _english_hand(self, mention: Mention, start: int, at: int, *, has_people: bool) -> str:
        """``Ann has``, and ``the table has``."""
        tokens = self.words.tokens
        subjects = [
            token
            for token in tokens[start:at]
            if self.words.is_person(token) or "field" in meanings(token)
        ]
        if subjects and "field" in meanings(subjects[-1]):
            mention.seat = ""
            return self._use(mention, start, mention.place + 1, "field")
        if not has_people:
            mention.seat = self.last
        return self._use(mention, start, mention.place + 1, "hand")

    def _english_after(self, mention: Mention, start: int, *, has_people: bool) -> str:
        tokens = self.words.tokens
        for at in range(mention.place + 1, mention.end):
            token, meant = tokens[at], meanings(tokens[at])
            following = tokens[at + 1] if at + 1 < mention.end else None
            if token.kind == "comma" or (token.kind == "word" and token.text.casefold() in BREAKS):
                return ""
            if token.text.casefold() in ("from", "by") and following and self.name(following):
                self._named(mention, [following])
                return self._use(mention, start, at + 2, "play")
            for role, meanings_of_role in (("field", {"field", "lies"}), ("hand", {"hand"})):
                if meant & meanings_of_role:
                    return self._use(mention, start, at + 1, role)
            if "lead" in meant or ("play" in meant and "may" not in meant):
                by = tokens[at + 1 : at + 3]
                is_named = len(by) > 1 and by[0].text.casefold() == "by" and self.name(by[1])
                if is_named:
                    self._named(mention, [by[1]])
                end = at + 3 if is_named else at + 1
                return self._use(mention, start, end, "play" if mention.seat else "field")
            if "may" in meant:
                return "asked"
            if token.kind in ("seat", "me") and not has_people and not self._begins(following):
                self._named(mention, [token])
                return self._use(mention, start, at + 1, "play")
            if meant & {"beat", "clear", "happen"} or self.words.is_person(token):
                return ""
        return ""

    def _begins(self, following: Token | None) -> bool:
        """Whether a player begins a statement: a card or a verb follows."""
        return following is not None and (
            following.kind == "cards" or (following.kind == "word" and bool(following.concepts))
        )

    # ---- Japanese: what is done comes after the cards, a place may stand before them

    def _japanese_roles(self, chain: Sequence[Mention], roles: Sequence[str]) -> list[str]:
        words, first, last = self.words, roles[0], roles[-1]
        count = len(chain)
        labelled = any(token.kind == "label" for token in words.before(chain[0]))
        if first in ("field", "hand") and (labelled or not last or last == first or count == 1):
            return [first] * count
        if first in ("field", "hand"):
            return [*[first] * (count - 1), last]
        is_last = words.mentions[-1] is chain[-1]
        role = last or ("asked" if is_last and words.may_ask(chain[-1]) else "field")
        cards = [card for mention in chain for card in mention.cards if card.rank]
        together = all(
            token.text in ("と", "や", "か")
            for mention in chain[:-1]
            for token in words.tokens[mention.place + 1 : mention.place + 2]
        )
        is_one = role not in ("play", "asked", "target", "out") or len(plays_of(cards)) == 1
        if is_one or together:
            return [role] * count
        return [*["field"] * (count - 1), role]  # 「5、7、6出した」

    def _japanese(self, mention: Mention) -> str:
        words = self.words
        before, after = words.before(mention), words.after(mention)
        self._named(mention, [token for token in before if words.is_person(token)][-1:])
        has_people = any(words.is_person(token) for token in before)
        role = self._japanese_before(mention, after) or self._japanese_after(mention, after)
        if role or not has_people:
            return role
        return self._use(mention, mention.start, mention.place + 1, "play")

    def _japanese_before(self, mention: Mention, after: Sequence[Token]) -> str:
        tokens, end = self.words.tokens, mention.place + 1
        for at in range(mention.place - 1, mention.start - 1, -1):
            token, meant = tokens[at], {*tokens[at].concepts}
            if token.kind == "label" and token.names[0] in ("field", "hand"):
                return self._use(mention, at, end, token.names[0])
            if token.kind in ("seat", "me"):
                return ""
            if "field" in meant and "clear" not in meant:
                near = {m for t in after[:3] for m in t.concepts}
                return "asked" if near >= {"may", "play"} else self._use(mention, at, end, "field")
            if "hand" in meant:
                return self._use(mention, at, end, "hand")
            if meant & {"play", "past", "if"}:
                return ""
        return ""

    def _japanese_after(self, mention: Mention, after: Sequence[Token]) -> str:
        place = mention.place
        if after and ("against" in after[0].concepts or after[0].text in _AGAINST):
            return self._use(mention, place, place + 2, "target")
        if len(after) == 1 and after[0].text == "を":  # 「345を8の上に出せる」
            later = [m for m in self.words.mentions if m.place > place]
            if later and later[0].sentence == mention.sentence:
                return self._japanese_after(mention, self.words.after(later[0])[1:])
        if len(after) == 1 and after[0].text == "に":
            return self._use(mention, place, place + 2, "target")
        for index, token in enumerate(after):
            meant = {*token.concepts}
            rest = {m for other in after[index : index + 5] for m in other.concepts}
            end = place + 2 + index
            if token.kind in ("seat", "me"):
                return ""
            if "against" in meant:
                return self._use(mention, place, end, "target")
            for role, meanings_of_role in (("hand", {"hand"}), ("field", {"lies", "field"})):
                if meant & meanings_of_role and "may" not in meant:
                    return self._use(mention, mention.start, end, role)
            if meant & {"play", "beat", "counter"}:
                if any("who" in t.concepts for t in after[index + 1 : index + 4]):
                    return "asked"  # 「9出したの誰」
                if "play" not in meant or ("may" in rest and not _is_closed(after[index:])):
                    return "asked"
                return self._use(mention, mention.start, end, "play")
            role = next((r for r in ("give", "discard", "out") if r in meant), "")
            if role:
                asks = rest & {"may", "must"}
                return "asked" if asks else self._use(mention, mention.start, place + 1, role)
            if "may" in meant:
                return "asked"
            if meant & {"who", "what", "turn", "next", "happen", "clear", "trick", "order"}:
                return ""
        return ""


def _is_closed(tokens: Sequence[Token]) -> bool:
    """Whether a verb is closed before *may*: 「出したけど、…いい」."""
    for token in tokens[:4]:
        if "may" in token.concepts:
            return False
        if token.kind == "comma" or token.text in _CLOSED:
            return True
    return False
