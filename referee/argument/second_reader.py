"""Reads a text in another way than ``scene.py``: as a whole, by the cards that it names.

Each of them gets a role (``roles.py``); what is left is a question. The meaning of a text is
certain only if both readers find the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .account import ALL, ME, NEXT, Ask, DescribedHand, Happening, Scene, turned
from .called_suits import call_of
from .card_names import NamedCard, plays_of
from .frames import Frame, plain_tokens
from .kinds import ranked
from .mentions import BREAKS, Mention, Words, meanings
from .roles import Roles
from .scene import SceneReader
from .statements import Statement
from .tokens import Token

_ASKING = {
    "who", "what", "which", "how_many", "happen", "explain", "may", "must", "order", "score",
    "rank", "title", "seating", "turn", "next", "clear", "out", "win", "trick", "take", "lead",
    "again", "foul", "deal", "give", "pass", "doubt", "beat", "draw", "fall", "locked",
}  # fmt: skip
"""What words mean that may make a question."""
_SURELY_ASKING = {"who", "what", "which", "how_many", "happen", "may", "must", "explain"}
_EMPTY = {"ask", "past", "hold", "only", "in_use", "if", "want", "all"}
"""What words may mean without telling anything."""
_STATES = ("first_trick", "passed", "effect", "trump", "lacks", "turn")
"""Kinds of statements that tell what is in effect."""
_IT = ("it", "them", "that one")


class SecondReader(SceneReader):
    """Reads all words at once."""

    def read_words(self, tokens: Sequence[Token]) -> Scene:
        """Everything that the text says."""
        self.words = Words(plain_tokens(tokens), is_japanese=self.is_japanese)
        if self._is_general():
            return self.read([Frame([t for t in self.words.tokens if t.kind != "stop"], True)])
        self.told: set[int] = set()
        """The places of words that tell something."""
        self.acts: list[tuple[int, Happening]] = []
        """The id of a word -> a move without cards that it tells."""
        self._read_around()
        Roles(self.words, self._name, self._note).give()
        self._tell_events()
        self._tell_sizes()
        self._tell_trump()
        self._ask_rest()
        return self.scene

    # ---- what stands around the cards: books, rules, seats and titles

    def _read_around(self) -> None:
        """Books, rules, titles, seats and turns, which parts of sentences tell."""
        scene, words = self.scene, self.words
        sentences = [words.sentence(number) for number in range(words.count)]
        self.lays_cards = any(card.rank for frame in sentences for card in frame.cards)
        scene.asks_something |= any(
            frame.asks
            or Statement(self, frame).has_question_word
            or frame.says("begins_asking", "ends_doubting")
            for frame in sentences
        )
        gone: set[int] = set()
        parts = [(frame, part) for frame in sentences for part in self._parts(frame)]
        for index, (frame, part) in enumerate(parts):
            is_last = index == len(parts) - 1
            ends = is_last or parts[index + 1][0] is not frame
            self.is_first, self.is_last = not index, is_last
            gone |= self._read_part(Frame([*part], frame.asks and ends))
        words.drop(gone)
        self.left, self.is_last, self.last = None, True, ""

    def _parts(self, frame: Frame) -> Iterator[list[Token]]:
        """The parts of a sentence between commas and *and*; a list of names is one part."""
        part: list[Token] = []
        for place, token in enumerate(frame.tokens):
            is_comma = token.kind == "comma" and not (part and part[-1].kind == "label")
            turns = "field" in token.concepts and any("turn" in t.concepts for t in part)
            if self.is_japanese and turns:  # 「俺の番で場に…」
                yield part
                part = []
            is_break = token.kind == "word" and token.text.casefold() in BREAKS
            if (is_comma or is_break) and not self._goes_on(part, frame.tokens[place + 1 :]):
                if part:
                    yield part
                part = []
            if not (is_comma and not part):
                part.append(token)
        if part:
            yield part

    def _goes_on(self, part: Sequence[Token], rest: Sequence[Token]) -> bool:
        """Whether a list of names goes on after a comma."""
        is_list = any(map(self.words.is_person, part)) and not any(t.cards for t in part)
        if not (is_list and rest and self.words.is_person(rest[0])):
            return False
        after = rest[1] if len(rest) > 1 else None
        ends = after is None or after.kind in ("comma", "stop") or self.words.is_person(after)
        return ends or (after is not None and after.kind == "word" and not after.concepts)

    def _read_part(self, frame: Frame) -> set[int]:
        """Reads what a part tells besides cards. Returns the ids of the words that are read."""
        scene, before = self.scene, {id(token) for token in frame.tokens}
        self._read_book(frame)
        if not frame.has("not_used"):
            scene.named += [t.names for t in frame.of("rule") if self.unused & {*t.names}]
        deals = frame.has("each") and frame.of("size") and not (frame.cards or frame.asks)
        if deals and not self.is_japanese:
            scene.each = frame.of("size")[0].number
            return before
        labels = frame.of("label")
        if labels and labels[-1].names[0] in ("rules", "seats", "turn"):
            self._read_labelled(frame, labels[-1].names[0])
            return before
        if self._read_seats(frame) or self._read_finish(frame):
            return before
        self._read_switches(frame)
        self._read_effects(frame)
        if self._read_titles(frame):
            return before
        if self._tells_state(frame):
            return before
        return before - {id(token) for token in frame.tokens}

    def _tells_state(self, frame: Frame) -> bool:
        """Whether a part without ranks tells what is in effect, or a move without cards."""
        said = Statement(self, frame)
        if said.ranked or frame.of("bid") or self.is_last or frame.asks:
            return False
        kinds = [kind.ask for _, kind in ranked(said.has, said.concepts, "statements")]
        kind = kinds[0] if kinds else ""
        if kind in _STATES and (kind != "passed" or not self.has_table):
            getattr(self, f"tell_{kind}")(frame)
            return True
        if kind != "move" or not frame.has("point", "doubt") or said.has_question_word:
            return False
        place = next(i for i, t in enumerate(self.words.tokens) if t is frame.tokens[0])
        self.acts += [(place, event) for event in self._event(frame) or ()]
        return bool(self.acts)

    def _is_general(self) -> bool:
        """Whether a rule is asked about, not a table: no player, suit or place is named."""
        words = self.words
        whole = Frame(words.tokens)
        asks = words.asks.get(words.count - 1) or Statement(self, whole).has_question_word
        asks = asks or whole.says("begins_asking", "ends_doubting")
        told = self.has_table or self.scene.events
        if told or not (asks or (self.is_japanese and whole.says("ends_asking"))):
            return False
        barred = {"lies", "not_used", "point"}
        barred |= {"field", "against", "hand", "pass"} if self.is_japanese else set()
        places = ("on the", "in the middle", "in the trick")
        for token in words.tokens:
            if token.kind in ("seat", "label", "size", "players", "bid"):
                return False
            if token.kind == "me" and (self.is_japanese or not whole.says("can_play")):
                return False
            if {*token.concepts} & barred or token.text.casefold().startswith(places):
                return False
            if any(card.suits and card.rank for card in token.cards):
                return False
        return len({mention.sentence for mention in words.mentions}) < 2

    # ---- moves and hands

    def _tell_events(self) -> None:
        """Lays what happened, in order: cards, passes, bids."""
        events: list[tuple[float, Happening]] = []
        hands: list[tuple[float, DescribedHand]] = []
        for group in self._groups():
            first = group[0]
            if first.role == "asked":
                continue
            for mention in group:
                self.told |= {*mention.used, mention.place}
            seat = next((mention.seat for mention in group if mention.seat), "")
            cards = self._cards(group)
            if first.role == "hand" and not self.shows_hands:
                hands.append((first.place, DescribedHand(seat or self._holder_of(), cards)))
                continue
            events += self._events_of(first, seat, cards, events)
            if first.role == "out" and not self.has_table:
                hands.append((first.place, DescribedHand(seat or NEXT, cards)))
        events += [*self._passes(), *self._draws(), *self._held_plays(hands), *self._bids_told()]
        calls = [place for place, token in enumerate(self.words.tokens) if token.kind == "called"]
        events += [(place, call_of(self.words.tokens[place])) for place in calls]
        self.told |= {*calls}
        events += self.acts
        events.sort(key=lambda found: found[0])
        laid = [(at, e) for at, e in events if not (e.kind == "field" and self.has_table)]
        for _, event in laid:
            self.scene.events.append(event)
            if event.seat != ALL:
                self._note(event.seat)
        for place, hand in hands:
            hand.after = sum(at < place for at, _ in laid)
            self.scene.hands.append(hand)

    def _holder_of(self) -> str:
        """Whose hand it is if nobody is named."""
        return NEXT if self.is_japanese else self.last or NEXT

    def _groups(self) -> list[list[Mention]]:
        """The mentions; those of one play or hand together."""
        groups: list[list[Mention]] = []
        for mention in self.words.mentions:
            if groups and self._belong(groups[-1], mention):
                groups[-1].append(mention)
            else:
                groups.append([mention])
        return groups

    def _belong(self, group: Sequence[Mention], mention: Mention) -> bool:
        last = group[-1]
        if last.role != mention.role or not self.words.are_joined(last, mention):
            return False
        if mention.seat and last.seat and mention.seat != last.seat:
            return False
        if mention.role in ("hand", "give", "discard") or self.shows_hands:
            return True
        if mention.role == "asked":
            between = self.words.tokens[last.place + 1 : mention.place]
            return not any("or" in token.concepts for token in between)
        cards = [card for other in (*group, mention) for card in other.cards]
        return len(plays_of(cards)) == 1

    def _cards(self, group: Sequence[Mention]) -> tuple[NamedCard, ...]:
        near = self.words.tokens[group[0].start : group[-1].end]
        down = any("down" in t.concepts and "order" not in t.concepts for t in near)
        cards = [card for mention in group for card in mention.cards if card.rank]
        row = self._suit_of_row(group)
        if row and not any(card.suits for card in cards):
            cards = [NamedCard(row, card.rank) for card in cards]
        return tuple(turned(card, down=down) for card in cards)

    def _suit_of_row(self, group: Sequence[Mention]) -> str:
        """``diamonds on the field: 4, 7, 9``: the suit before all of them."""
        chain = next(chain for chain in self.words.chains if group[0] in chain)
        before = self.words.before(chain[0]) if group[0].role == "field" else []
        suits = [t.cards[0].suits for t in before if len(t.cards) == 1 and not t.cards[0].rank]
        self.told |= {chain[0].start + i for i, t in enumerate(before) if suits and t.cards}
        return suits[-1] if suits else ""

    def _events_of(
        self,
        first: Mention,
        seat: str,
        cards: tuple[NamedCard, ...],
        before: Sequence[tuple[float, Happening]],
    ) -> Iterator[tuple[float, Happening]]:
        if self.shows_hands:
            owner = seat or (ME if first.role in ("hand", "play") else "")
            yield first.place, Happening("field", owner, cards)
            return
        if first.role in ("give", "discard"):
            yield first.place, Happening(first.role, seat, cards, self._receiver(first))
            return
        place: float = first.place
        if first.role == "target":
            place = self._place_of_target(first)
            ranks = {card.rank for card in cards}
            last = [event for at, event in before if at < place][-1:]
            if last and {card.rank for card in last[0].cards} == ranks:
                return  # it was played before
        kind = "play" if first.role in ("play", "out") else "field"
        for index, play in enumerate([cards] if first.role == "out" else plays_of(cards)):
            owner = seat if not index or kind == "play" else ""
            yield place, Happening(kind, owner, play, is_last=first.role == "out")

    def _place_of_target(self, target: Mention) -> float:
        """Before the play that covers it, or before its sentence."""
        acts = ("play", "asked", "out", "discard", "give")
        covers = [
            mention.place
            for mention in self.words.mentions
            if mention.place < target.place
            and mention.sentence == target.sentence
            and mention.role in acts
        ]
        if covers:
            return covers[-1] - 0.5
        start = self.words.sentences.index(target.sentence)
        return target.place if self.is_japanese else start - 0.5

    def _receiver(self, mention: Mention) -> str:
        """Who is given the cards: ``to Ben``, 「ベンに」."""
        after = self.words.after(mention)
        for place, token in enumerate(after[:-1]):
            if token.text.casefold() == "to":
                return self._name(after[place + 1])
        tokens = self.words.tokens
        for place in range(mention.start, mention.place if self.is_japanese else mention.start):
            if tokens[place + 1].text == "に" and self._name(tokens[place]):
                return self._name(tokens[place])
        return ""

    def _passes(self) -> Iterator[tuple[float, Happening]]:
        words, tokens = self.words, self.words.tokens
        for place, token in enumerate(tokens):
            if token.kind != "word" or "pass" not in token.concepts or words.is_asked(place):
                continue
            start = words.part_start(place, ("comma", "cards"))
            passed = [at for at in range(start, place) if "pass" in tokens[at].concepts]
            start = passed[-1] + 1 if passed else start  # ``ann passes ben passes``
            end = place + 1
            bars = ("comma", "stop", "seat", "cards")
            while end < len(tokens) and tokens[end].kind not in bars:
                if tokens[end].text.casefold() in BREAKS:
                    break
                end += 1
            near = Frame(tokens[start : place + 3 if self.is_japanese else end])
            if self.is_japanese and self._is_pass_asked(place):
                continue
            if near.has("may", "must", "what", "who", "how_many") and not near.has("all"):
                continue
            named = [name for name in map(self._name, tokens[start:place]) if name]
            seats = [ALL] if near.has("all") else [*dict.fromkeys(named)] or [NEXT]
            self.told |= {*range(start, place + 1)}
            for index, seat in enumerate(seats):
                yield place + index / 100, Happening("pass", seat)

    def _draws(self) -> Iterator[tuple[float, Happening]]:
        """Cards that are drawn from the stock."""
        for place, token in enumerate(self.words.tokens):
            if "drawn" in token.concepts:
                start = self.words.part_start(place, ("comma", "cards"))
                named = filter(None, map(self._name, self.words.tokens[start:place]))
                self.told |= {*range(start, place + 1)}
                yield place, Happening("draw_stock", next(named, NEXT))

    def _is_pass_asked(self, place: int) -> bool:
        """「もうパスした?」: whether somebody has passed is asked."""
        number = self.words.sentences[place]
        rest = [self.words.tokens[at] for at in self.words.places(number) if at > place]
        sentence = self.words.sentence(number)
        asks = sentence.asks or sentence.says("ends_doubting")
        return asks and not any({*token.concepts} & (_ASKING - {"pass"}) for token in rest)

    def _held_plays(
        self, hands: Sequence[tuple[float, DescribedHand]]
    ) -> Iterator[tuple[float, Happening]]:
        """``she puts it on the queen``: the cards of the hand that was told."""
        tokens = self.words.tokens
        for place, token in enumerate(tokens):
            held = [hand for at, hand in hands if at < place and hand.cards]
            before = tokens[max(0, place - 3) : place]
            plays = before and "play" in meanings(before[-1])
            asks = any(meanings(other) & {"may", "want", "must"} for other in before)
            if token.text.casefold() in _IT and held and plays and not asks:
                self.told |= {*range(self.words.part_start(place), place + 1)}
                yield place, Happening("play", held[-1].seat, held[-1].cards)

    def _bids_told(self) -> Iterator[tuple[float, Happening]]:
        words, tokens = self.words, self.words.tokens
        for place, token in enumerate(tokens):
            if token.kind != "bid" or words.is_asked(place):
                continue
            near = tokens[place : place + 4] if self.is_japanese else tokens[place - 4 : place]
            if any({*other.concepts} & {"may", "want"} for other in near):
                continue
            start = words.part_start(place, ("comma", "bid"))
            named = [name for name in map(self._name, tokens[start:place]) if name]
            self.told |= {*range(start, place + 1)}
            seat, contract = named[-1] if named else "", "".join(token.names)
            yield place, Happening("bid", seat, number=token.number, contract=contract)

    def _tell_sizes(self) -> None:
        """How many cards somebody holds."""
        words, tokens = self.words, self.words.tokens
        for place, token in enumerate(tokens):
            if token.kind != "size" or place in self.told or self.has_table:
                continue
            start = words.part_start(place, ("comma", "cards"))
            named = [name for name in map(self._name, tokens[start:place]) if name]
            near = {m for other in tokens[start : place + 4] for m in other.concepts}
            labelled = any(other.kind == "label" for other in tokens[:place])
            asks = {m for other in tokens[start:place] for m in meanings(other)}
            if named and (near & {"hand", "remaining"} or labelled) and "may" not in asks:
                self.scene.hands.append(DescribedHand(self._note(named[-1]), count=token.number))
                self.told |= {*range(start, place + 2)}

    def _tell_trump(self) -> None:
        tokens = self.words.tokens
        for place, token in enumerate(tokens):
            if token.kind == "cards" and len(token.cards) == 1 and not token.cards[0].rank:
                near = range(max(0, place - 3), min(len(tokens), place + 4))
                words = [at for at in near if "trump" in tokens[at].concepts]
                if words:
                    self.scene.trump = token.cards[0].suits
                    self.told |= {place, *words}

    # ---- questions

    def _ask_rest(self) -> None:
        """Asks what is left of the sentences."""
        scene, words = self.scene, self.words
        asked = {mention.place for mention in words.mentions if mention.role == "asked"}
        parts = [(n, part) for n in range(words.count) for part in self._question_parts(n)]
        found: list[Frame] = []
        for index, (number, part) in enumerate(parts):
            is_last = index == len(parts) - 1
            has_asked = bool(asked & {*part})
            frame = Frame(self._trimmed(part), words.asks.get(number, False) or has_asked)
            follows = words.sentence(number).says("next_plays") and not frame.asks
            scene.asks_something |= follows  # whether that is legal
            if frame.is_empty or (follows and frame.concepts <= {"next", "again"}):
                continue
            meant = {m for token in frame.tokens for m in meanings(token)}
            may_ask = meant & _ASKING or frame.of("rule")
            asks = frame.asks or Statement(self, frame).has_question_word or "may" in meant
            begins = frame.says("begins_asking")
            asks = asks or begins or is_last
            if (has_asked or begins or frame.asks or may_ask) and asks:
                found.append(frame)
            elif self._says_who_played(frame):
                pass
            elif meant - _EMPTY or frame.unknown or frame.cards or frame.of("size"):
                scene.skipped.append(frame.text)
                scene.left_over += [frame.text] if meant - _EMPTY - {"not_used", "explain"} else []
        for index, frame in enumerate(found):
            self.is_last = index == len(found) - 1
            scene.unknown += frame.unknown
            self.tell_question(frame)
        acts = {m for token in words.tokens for m in meanings(token)} & {"play", "past", "pass"}
        is_bare = self.has_table and len(scene.events) == 1 and not acts  # ``Ann 10c``
        disputed = scene.asks_something or Frame(words.tokens).says("reports") or is_bare
        if not scene.asks and disputed and any(e.kind != "field" for e in scene.events):
            scene.asks.append(Ask("verdict"))
        self._forget_repeated()

    def _question_parts(self, number: int) -> Iterator[list[int]]:
        """The places of a sentence that tell nothing, apart where another question begins."""
        places = [place for place in self.words.places(number) if place not in self.told]
        part: list[int] = []
        for index, place in enumerate(places):
            token = self.words.tokens[place]
            is_break = token.kind == "comma" or token.text.casefold() in BREAKS
            asks_next = is_break and self._asks_surely(places[index + 1 :])
            if (
                asks_next
                and not self.is_japanese
                and (self._asks_surely(part) or self._says_nothing(part))
            ):
                yield part
                part = []
            part.append(place)
        if part:
            yield part

    def _says_nothing(self, places: Sequence[int]) -> bool:
        """Whether words neither tell nor ask anything: ``all at once``."""
        frame = Frame([self.words.tokens[place] for place in places])
        meant = {m for token in frame.tokens for m in meanings(token)}
        named = frame.of("rule") or frame.of("cards") or frame.of("seat") or frame.of("size")
        return not (named or meant - _EMPTY)

    def _asks_surely(self, places: Sequence[int]) -> bool:
        frame = Frame([self.words.tokens[place] for place in places])
        meant = {m for token in frame.tokens for m in meanings(token)}
        return bool(meant & _SURELY_ASKING) or frame.says("begins_asking")

    def _trimmed(self, part: Sequence[int]) -> list[Token]:
        """The words of a part without commas and *and* around it."""
        tokens = [self.words.tokens[place] for place in part]
        starts = BREAKS | {"if"}
        while tokens and (tokens[0].kind == "comma" or tokens[0].text.casefold() in starts):
            tokens.pop(0)
        while tokens and tokens[-1].kind == "comma":
            tokens.pop()
        return tokens
