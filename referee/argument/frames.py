"""Splits the words of an argument into frames: one statement or question each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from .card_names import NamedCard, is_full
from .tokens import Token
from .vocabulary import matches


class Frame(Struct):
    """A statement or question: its words by what they are."""

    tokens: list[Token] = field(default_factory=list)
    asks: bool = False
    """Whether a question mark ends it."""

    def add(self, token: Token) -> None:
        self.tokens.append(token)

    def of(self, kind: str) -> list[Token]:
        return [token for token in self.tokens if token.kind == kind]

    @property
    def concepts(self) -> set[str]:
        plays = any("may" in token.concepts for token in self.tokens)
        return {
            concept
            for token in self.tokens
            for concept in token.concepts
            if token.kind in ("word", "stop") and (plays or token.text.casefold() != "do")
        }

    def has(self, *concepts: str) -> bool:
        return any(concept in self.concepts for concept in concepts)

    @property
    def cards(self) -> list[NamedCard]:
        return [card for token in self.of("cards") for card in token.cards]

    @property
    def unknown(self) -> list[str]:
        return [token.text for token in self.of("unknown")]

    @property
    def text(self) -> str:
        words = [token.text for token in self.tokens if token.kind not in ("stop", "blank")]
        text = words[0] if words else ""
        for word in words[1:]:
            text += (" " if text[-1:].isascii() and word[:1].isascii() else "") + word
        return text.strip(" ,、:")

    @property
    def between_cards(self) -> str:
        """The words from the first card to the last."""
        places = [place for place, token in enumerate(self.tokens) if token.kind == "cards"]
        return Frame(self.tokens[places[0] + 1 : places[-1]]).text if places else ""

    def says(self, *names: str) -> bool:
        """Whether the text has one of these phrases of ``words.toml``."""
        return any(matches(name, self.text) for name in names)

    @property
    def is_empty(self) -> bool:
        return not any(token.kind not in ("blank", "comma") for token in self.tokens)


_AND = ("and", "と", "&", "、", "+", "plus")
_JOINING = ("and", "と", "plus", "with", "+")
_POSSESSIVES = ("his", "her", "their", "my", "hers", "your", "our")
_MARKS_BEFORE = ("to", "at", "from", "by", "of")
_MARKS_AFTER = ("に", "へ", "から", "を")
_QUESTION_STARTS = frozenset(("who", "what", "how_many", "which"))
_TURNING = ("and then", "then", "now", "so", "but", "and now")


def _cards_after_articles(tokens: Iterable[Token]) -> Iterator[Token]:
    """The tokens; a name that is also a card is one after an article: ``the jack``."""
    last = ""
    for token in tokens:
        is_card = last in ("the", "a", "an", "my", "his", "her") and token.also
        cards = [t for t in token.also if t.kind == "cards"] if is_card else []
        yield cards[0] if cards and token.kind == "seat" else token
        last = token.text.casefold()


def _with_suits(tokens: Sequence[Token]) -> list[Token]:
    """The tokens; suits after equal cards are theirs: ``two 7s (hearts and clubs)``."""
    done: list[Token] = []
    place = 0
    while place < len(tokens):
        token, suits, end = tokens[place], *_suits_at(tokens, place)
        cards = _last_equal(done)
        colored = _last_colored(done)
        if colored is not None and len(suits) == 1 and suits[0] in done[colored].cards[0].suits:
            rank = done[colored].cards[0].rank  # ``the black three, spades``
            done[colored] = replace(done[colored], cards=(NamedCard(suits[0], rank),))
            place = end
        elif cards is not None and len(suits) > 1 and len(done[cards].cards) in (1, len(suits)):
            rank = done[cards].cards[0].rank
            done[cards] = replace(done[cards], cards=tuple(NamedCard(s, rank) for s in suits))
            place = end
        else:
            done.append(token)
            place += 1
    return done


def _with_kickers(tokens: Sequence[Token]) -> list[Token]:
    """The tokens; three equal cards with others are named together: ``3 3 3 4``, ``JJJ and 5``."""
    done: list[Token] = []
    place = 0
    while place < len(tokens):
        joined, end = tokens[place], place + 1
        at, last = end, joined
        begins = not (place and tokens[place - 1].kind == "cards")
        while begins and at < len(tokens) and last.kind == "cards":
            if tokens[at].kind == "cards":
                last = replace(
                    last, text=f"{last.text} {tokens[at].text}", cards=last.cards + tokens[at].cards
                )
                joined, end = (last, at + 1) if is_full(last.cards) else (joined, end)
            elif tokens[at].text not in _JOINING or tokens[at - 1].kind != "cards":
                break
            at += 1
        done.append(joined)
        place = end
    return done


def _without_labels(tokens: Sequence[Token]) -> list[Token]:
    """The tokens; what cards are called isn't asked about: 「4が4枚の爆弾に」."""
    gone: set[int] = set()
    for place, token in enumerate(tokens[2:-1], 2):
        cards, of = tokens[place - 2 : place]
        is_label = token.kind == "rule" and of.text == "の" and cards.kind == "cards"
        if is_label and Frame([*tokens[place + 1 :]]).says("of_cards"):
            gone |= {place - 1, place}
    return [token for place, token in enumerate(tokens) if place not in gone]


def _suits_at(tokens: Sequence[Token], start: int) -> tuple[list[str], int]:
    """The suits that are named alone from a place on, and where they end."""
    suits: list[str] = []
    end = place = start
    for token in tokens[start:]:
        place += 1
        if token.kind == "cards" and len(token.cards) == 1 and not token.cards[0].rank:
            suits.append(token.cards[0].suits)
            end = place
        elif not suits or not (token.kind in ("comma", "blank") or token.text in _AND):
            break
    following = tokens[end : end + 1]
    if following and {*following[0].concepts} & {"trump", "lead", "broken"}:
        return [], end
    return suits, end


def _last_colored(done: Sequence[Token]) -> int | None:
    """The place of a card whose color is named, not its suit, if it is the last word."""
    place = len(done) - 1
    while place >= 0 and done[place].kind == "comma":
        place -= 1
    cards = done[place].cards if place >= 0 else ()
    return place if len(cards) == 1 and cards[0].rank and len(cards[0].suits) == 2 else None


def _last_equal(done: Sequence[Token]) -> int | None:
    """The place of the cards without suits that were named last, if nothing else came after."""
    for place in range(len(done) - 1, -1, -1):
        token = done[place]
        if token.kind == "cards":
            is_plural = len(token.cards) > 1 or token.text.casefold()[-1:] == "s"
            equal = len({*token.cards}) == 1 and not token.cards[0].suits and token.cards[0].rank
            return place if equal and is_plural else None
        if token.kind not in ("blank", "word", "comma") or {*token.concepts} - {"field"}:
            return None
    return None


def _nouns(tokens: Iterable[Token]) -> Iterator[Token]:
    """The tokens; *hand* is a noun after a name, *my* or *the*; who plays *them* plays cards."""
    last: Token | None = None
    for token in tokens:
        owned = last is not None and (
            last.kind in ("seat", "me", "he") or last.text in ("the", "in")
        )
        is_hand = owned and token.text.casefold() in ("hand", "hands")
        puts = last is not None and "play" in last.concepts
        if is_hand and token.kind == "word":
            token = replace(token, concepts=("hand",))
        elif puts and token.kind == "he" and token.text.casefold() == "them":
            token = replace(token, kind="word")  # cards
        yield token
        last = token


def _with_equal_cards(tokens: Iterable[Token]) -> Iterator[Token]:
    """The tokens; single cards of one rank with nothing between them are one set: ``8 8``."""
    last: Token | None = None
    for token in tokens:
        if last is not None and {t.kind for t in (last, token)} == {"cards"}:
            ranks = {card.rank for card in (*last.cards, *token.cards)}
            suited = any(card.suits for card in (*last.cards, *token.cards))
            if len(ranks) == 1 and ranks != {""} and not suited and len(token.cards) == 1:
                cards = (*last.cards, *token.cards)
                last = replace(last, text=f"{last.text} {token.text}", cards=cards)
                continue
        if last is not None:
            yield last
        last = token
    if last is not None:
        yield last


def plain_tokens(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without blanks, each with the meaning that its neighbours give it."""
    told = [*_with_equal_cards(token for token in tokens if token.kind != "blank")]
    plain = _with_kickers(_with_suits(_without_labels(told)))
    return list(_nouns(_cards_after_articles(plain)))


class FrameSplitter:
    """Reads the tokens from left to right."""

    def __init__(self, tokens: Sequence[Token], *, is_japanese: bool) -> None:
        self.after_blanks = {
            later.text for token, later in pairwise(tokens) if token.kind == "blank"
        }
        self.tokens = plain_tokens(tokens)
        self.is_japanese = is_japanese
        self.frame = Frame()
        self.done: list[Frame] = []

    def frames(self) -> list[Frame]:
        """The frames, in order."""
        for index, token in enumerate(self.tokens):
            if token.kind == "stop":
                self.frame.asks = "ask" in token.concepts
                if "\n" in token.text and self._is_bare_label():
                    continue
                self._end()
                continue
            if self._breaks(index, token):
                carried = self._carried()
                self._end()
                for kept in carried:
                    self.frame.add(kept)
            self.frame.add(token)
        self._end()
        return [frame for frame in self.done if not frame.is_empty]

    def _is_bare_label(self) -> bool:
        return all(token.kind in ("label", "me") for token in self.frame.tokens)

    def _end(self) -> None:
        self.done.append(self.frame)
        self.frame = Frame()

    def _carried(self) -> list[Token]:
        """The last words of the frame that belong to the next one."""
        carried: list[Token] = []
        while self.frame.tokens and not self.is_japanese:
            last = self.frame.tokens[-1]
            starts = last.kind == "word" and {*last.concepts} & {
                "may",
                "what",
                "who",
                "if",
                "must",
                "how_many",
                "explain",
                "hold",
            }
            plain = last.kind == "word" and not last.concepts
            if not (starts or plain):
                break
            carried.insert(0, self.frame.tokens.pop())
        if carried and not any(kept.concepts for kept in carried):
            self.frame.tokens += carried
            return []
        return carried

    # ---- where a frame ends

    def _breaks(self, index: int, token: Token) -> bool:
        frame = self.frame
        if frame.is_empty:
            return False
        last = self.tokens[index - 1] if index else None
        if token.kind == "label":
            no_cards = not frame.of("rule") and not any(c.rank for c in frame.cards)
            if no_cards and (frame.has("run") or frame.cards):
                return False
            is_owner = last is not None and last.kind in ("me", "seat")
            return not is_owner or any(t.concepts or t.cards for t in frame.tokens)
        if token.kind in ("seat", "me", "he"):
            return self._breaks_at_seat(index, token)
        if token.kind == "comma":
            return self._breaks_at_comma(index)
        if token.kind == "word":
            return self._breaks_at_word(index, token)
        laid = self.is_japanese and frame.has("field") and bool(frame.cards)
        if token.kind == "cards" and laid and token.text in self.after_blanks:
            return self._is_asked(index)
        if token.kind in ("cards", "rule", "book"):
            return self._is_closed()
        return False

    def _next(self, index: int) -> Token | None:
        rest = self.tokens[index + 1 :]
        return next((token for token in rest if token.kind != "comma"), None)

    def _breaks_at_seat(self, index: int, token: Token) -> bool:
        frame = self.frame
        last = self.tokens[index - 1]
        if last.text.casefold() in (*_MARKS_BEFORE, "on", "over", "vs", "beat", "beats"):
            return last.text.casefold() == "vs"
        if token.kind in ("he", "me") and token.text.casefold() in _POSSESSIVES:
            return bool(frame.of("cards"))
        if self.is_japanese and not frame.of("cards") and frame.has("next", "again"):
            return False
        is_named = any(token.names == other.names for other in frame.of("seat"))
        if frame.says("seat_list") and not frame.of("cards"):
            return is_named and (last.kind == "comma" or not self.is_japanese)
        if frame.of("players") and is_named:
            return bool(token.names)
        laid = self.is_japanese and frame.of("cards") and frame.has("field")
        if laid and token.text in self.after_blanks:
            return True
        following = self._next(index)
        if self.is_japanese and last.text == "の" and frame.of("cards") and frame.has("hand"):
            return False  # 最後の1枚が2の田中
        if self.is_japanese and following and following.text in _MARKS_AFTER:
            # ベンに: the other seat
            return bool(frame.of("cards")) and following.text == "を"
        if frame.has("give", "point", "take") and not self.is_japanese and not frame.of("cards"):
            return False
        if frame.has("may", "must") and last.text.casefold() == "pass":
            return False  # ``can he pass Sue his 3``
        if self.is_japanese and self._is_closed():
            return True
        if (
            token.kind == "he"
            and not self.is_japanese
            and frame.of("cards")
            and last.kind == "cards"
        ):
            return True
        has_seat = bool(frame.of("seat") or frame.of("me") or frame.of("he"))
        if frame.of("cards"):
            after_card = (
                last.kind == "cards" and following is not None and following.kind in ("cards",)
            )
            if last.kind == "cards" and token.text.casefold() in ("i", "ive", "i've"):
                return True
            if last.kind == "cards" and not has_seat and not self._seat_first(index):
                return False  # ``club 5 (Pam)``
            return after_card or last.kind != "cards" or has_seat
        if has_seat and frame.has(
            "turn", "out", "hand", "play", "pass", "doubt", "point", "want", "lead", "rank", "fall"
        ):
            return not (token.kind == "he" and frame.has("want"))
        if frame.of("label"):
            return False
        if (
            frame.has("play", "pass", "happen", "turn", "win", "trick")
            and not self.is_japanese
            and not frame.has("may", "if", "what", "who", "must")
        ):
            return False
        return (frame.has("turn", "next", "who", "trick", "happen") and frame.has("if")) is True

    def _seat_first(self, index: int) -> bool:
        """Whether the next word shows that the seat begins something."""
        following = self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        if following is None:
            return False
        return following.kind in ("cards",) or (
            following.kind == "word" and bool(following.concepts)
        )

    def _breaks_at_comma(self, index: int) -> bool:
        frame = self.frame
        following = self._next(index)
        if following is None:
            return False
        if following.text.casefold() in ("a", "an"):  # ``a king, a 9``
            following = self._next(self.tokens.index(following, index)) or following
        if following.kind in ("book", "label"):
            return True
        if following.kind == "rule" and frame.of("cards"):
            return True
        is_colon = self.tokens[index].text == ":"
        if is_colon and frame.has("who", "what", "trump") and following.kind == "cards":
            return True
        if frame.has("who", "what") and not frame.of("cards") and following.kind in ("seat", "me"):
            return True
        if (
            not self.is_japanese
            and frame.has("pass", "play", "hand", "broken")
            and "field" in following.concepts
        ):
            return True
        if frame.of("book") and not frame.of("cards"):
            return True
        if frame.of("rule") and frame.has("in_use", "not_used") and not frame.of("label"):
            return True
        if frame.of("rule") and len(frame.tokens) == 1:
            return True
        if following.kind == "cards" and frame.of("cards"):
            if not self.is_japanese:
                return frame.tokens[-1].kind == "seat"  # ``5c from ann, kc from bob``
            said = (
                frame.has("field", "hand")
                or frame.of("label")
                or frame.of("seat")
                or frame.of("me")
            )
            return not frame.has("play") and self._is_asked(index) and bool(said)
        if frame.of("cards") and (frame.has("play", "field", "hand") or frame.of("label")):
            return following.kind not in ("seat", "cards") or not frame.of("label")
        if (
            not self.is_japanese
            and (frame.of("cards") or frame.of("bid"))
            and following.kind == "word"
            and {*following.concepts} & {"may", "what", "who", "hold"}
        ):
            return True
        return self._is_closed()

    def _is_cleared(self, index: int) -> bool:
        """Whether the field is said to be cleared: 「場が流れた」."""
        return any("clear" in token.concepts for token in self.tokens[index + 1 : index + 3])

    def _is_asked(self, index: int) -> bool:
        """Whether a verdict is asked for before the next comma or stop."""
        asked = False
        for token in self.tokens[index + 1 :]:
            if token.kind in ("comma", "stop", "label"):
                break
            if {*token.concepts} & {"what", "which"}:
                return False
            asked = asked or bool({*token.concepts} & {"may", "clear", "if"})
        return asked

    def _breaks_at_word(self, index: int, token: Token) -> bool:
        frame, concepts = self.frame, {*token.concepts}
        last = self.tokens[index - 1]
        if frame.cards and self._begins_passes(index):
            return True
        if self.is_japanese:
            if "lies" in concepts:
                return False
            if "field" in concepts and self._is_cleared(index):
                return self._is_closed()
            if "field" in concepts:
                begun = ("cards", "rule", "unknown", "book")
                return any(frame.of(kind) for kind in begun) or frame.has("play", "turn")
            if "hand" in concepts and (frame.of("cards") and frame.has("field", "hand")):
                return True
            if "down" in concepts and frame.of("cards") and frame.has("field"):
                return True
            if last.text == "の" and "who" in concepts:
                return False  # 出したの誰
            asks = concepts & {"who", "next", "happen", "clear", "order", "turn"}
            if concepts & {"next", "again"} and frame.of("cards"):
                return last.text != "の"
            return bool(asks) and self._is_closed()
        if token.text.casefold().startswith("on ") and frame.has("hand") and frame.of("cards"):
            return frame.has("play", "field")  # ``I had a pair on the table``
        if (
            "field" in concepts
            and frame.of("cards")
            and (frame.has("play", "field", "hand") or last.kind == "comma")
        ):
            return token.text.casefold() not in ("the trick", "the table", "table", "trick")
        is_list = frame.of("cards") and not frame.says("begins_asking")
        if token.text.casefold() in ("then", "and then") and is_list:
            following = self._next(index)
            return following is not None and following.kind != "stop"
        if "lies" in concepts and (frame.of("cards") or frame.has("turn")):
            return True
        if "play" in concepts and last.text.casefold() == "and" and frame.has("hand"):
            return True
        if concepts & _QUESTION_STARTS and frame.of("cards") and last.kind != "word":
            return True
        if (
            "if" in concepts
            and token.text.casefold() in ("if", "when", "after", "what if", "once")
            and frame.concepts
        ):
            return bool(
                frame.has("who", "what", "happen", "may", "turn", "trick", "pass", "win", "hold")
            )
        if "may" in concepts and token.text.casefold() in (
            "can",
            "may",
            "could",
            "is that ok",
            "is that allowed",
        ):
            return bool(frame.of("cards")) and (
                frame.has("play", "field", "hand") or bool(frame.of("seat"))
            )
        following = self._next(index)
        if last.text.casefold() == "and" and matches("begins_asking", token.text):
            return following is not None and following.kind == "seat" and bool(frame.concepts)
        if concepts & {"who", "what", "how_many"}:
            return bool(frame.of("cards")) or frame.has(
                "play", "pass", "turn", "who", "what", "how_many", "hold"
            )
        return False

    def _begins_passes(self, index: int) -> bool:
        """Whether all others are said to have passed from here on: 「…全員パス」."""
        said = Frame(self.tokens[index : index + 2])
        return said.has("all") and "all" in said.tokens[0].concepts and said.has("pass")

    def _is_closed(self) -> bool:
        """Whether a Japanese verb with its ending has closed the statement."""
        if not self.is_japanese:
            return False
        tokens = self.frame.tokens
        for place in range(len(tokens) - 1, -1, -1):
            token = tokens[place]
            if token.kind in ("cards", "seat", "rule"):
                said = "".join(later.text for later in tokens[place + 1 :])
                if token.kind == "rule":
                    return matches("told_effect", said)
                if said in ("のとき", "の場合", "で", "だと", "のときに") and token.kind == "cards":
                    return self.frame.has("field") or said not in ("で", "だと")
                return False
            lies = self.frame.has("field") and matches("exists", token.text)
            if "lies" in token.concepts or (lies and self.frame.of("cards")):
                return place < len(tokens) - 1 or not lies
            if {*token.concepts} & {
                "play",
                "pass",
                "give",
                "doubt",
                "draw",
                "discard",
            } and "may" not in token.concepts:
                return place < len(tokens) - 1 and bool(
                    self.frame.of("cards") or self.frame.has("pass", "doubt")
                )
        return False


def frames_of(tokens: Sequence[Token], *, is_japanese: bool) -> list[Frame]:
    """The statements and questions of these tokens."""
    return FrameSplitter(tokens, is_japanese=is_japanese).frames()
