"""What the statements of an argument say: a table, moves, rules, and what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import pairwise

from .account import ALL, ME, NEXT, THEY, Ask, DescribedHand, Happening, Here, Scene, turned
from .called_suits import call_of
from .card_names import NamedCard, is_run, plays_of
from .frames import Frame
from .kinds import ranked
from .questions import QuestionReader
from .statements import Statement
from .tokens import Token
from .vocabulary import matches

_ANYONE = ("someone", "somebody", "anyone", "anybody", "a player", "players", "people", "you")
_OF_RULES = ("clause", "search", "what_happens", "verdict", "who_wins")
"""Kinds of questions that may answer for a rule that is named."""
_IT = ("it", "that", "this", "them", "those")
_HE = ("he", "she", "they", "his", "her", "him", "their", "彼", "彼女", "その人")


class SceneReader:
    """Reads frames one after the other."""

    def __init__(
        self,
        names: Sequence[str],
        titles: dict[str, str],
        *,
        has_table: bool,
        shows_hands: bool = False,
        here: Here | None = None,
        marks: Collection[str] = (),
        unused: frozenset[str] = frozenset(),
        is_japanese: bool,
    ) -> None:
        self.names, self.titles = names, titles
        self.has_table, self.is_japanese = has_table, is_japanese
        self.shows_hands, self.marks = shows_hands, marks
        self.here = here or Here()
        self.unused = unused
        self.is_first, self.is_last, self.lays_cards = False, False, False
        self.left: Frame | None = None
        self.is_retold = False
        """Whether it is known what was told, so that only the question is read."""
        self.scene = Scene()
        self.last = ""
        """The player spoken of last."""

    def read(self, frames: Sequence[Frame]) -> Scene:
        frames = self._merged(frames)
        for index, frame in enumerate(frames):
            others = (other for other in frames if other is not frame)
            self.scene.asks_something |= (
                frame.asks
                or Statement(self, frame).has_question_word
                or frame.says("begins_asking", "ends_doubting")
            )
            self.lays_cards = any(card.rank for other in others for card in other.cards)
            self.is_first = not index
            self.is_last = index == len(frames) - 1
            self._read(frame)
        is_alone = self.scene.people == [ME] and not self.is_retold
        if self.is_japanese and not self.has_table and is_alone:
            self._hand_over(ME)  # 「8を出したら次も自分から?」
        self._forget_repeated()
        wanted = [event for event in self.scene.events if event.is_asked]
        if wanted and not self.scene.asks:
            self.scene.asks.append(Ask("verdict", wanted[-1].seat))
        return self.scene

    def _forget_repeated(self) -> None:
        """Whether the last play may be made isn't asked beside what follows from it."""
        asks, last = self.scene.asks, self.scene.events[-1:]
        if last and any(ask.kind == "what_happens" for ask in asks):
            ranks = {card.rank for card in last[0].cards}
            same = [a for a in asks if a.kind == "may_play" and {c.rank for c in a.cards} == ranks]
            self.scene.asks = [ask for ask in asks if ask not in same]

    def _merged(self, frames: Sequence[Frame]) -> Sequence[Frame]:
        """Without a table, cards and names only a rule can be asked about: by one question."""
        tells = ("label", "size", "players", "seat", "me")
        told = self.has_table or self.scene.events
        if told or any(frame.of(kind) for frame in frames for kind in tells[:-1]):
            return frames
        is_general = any(t.text.casefold() in _ANYONE for f in frames for t in f.of("he"))
        is_general |= any(frame.says("on_condition") for frame in frames)
        is_general = is_general and not any(f.of("me") or f.has("field") for f in frames)
        if not is_general and any(card.rank for frame in frames for card in frame.cards):
            return frames
        if any(
            frame.has("in_use", "not_used", "point") or frame.says("played_with")
            for frame in frames
        ):
            return frames
        return [Frame([token for frame in frames for token in frame.tokens], asks=True)]

    # ---- parts of a frame

    def seats_in(self, frame: Frame) -> list[str]:
        return [name for token in frame.tokens for name in [self._name(token)] if name]

    def _name(self, token: Token) -> str:
        if token.kind == "seat":
            return token.names[0]
        if token.kind == "me":
            return ME
        if token.kind == "title":
            return self.titles.get(token.names[0], "")
        if token.kind == "he" and token.text.casefold() in _HE and self._spoken_of():
            return self._spoken_of()
        if token.kind == "he" and self.last and token.text.casefold() in _HE:
            return THEY if self.last == ME and not self.has_table else self.last
        return ""

    def _spoken_of(self) -> str:
        """The player whose hand was told, if there is one: *he* is not the one who just played."""
        hands = [hand.seat for hand in self.scene.hands if hand.seat not in (ME, NEXT)]
        movers = [event.seat for event in self.scene.events if event.kind in ("play", "pass")]
        return hands[-1] if hands and movers[-1:] == [self.last] and self.last != hands[-1] else ""

    def _note(self, name: str) -> str:
        if name and name != NEXT:
            self.last = name
            if name not in self.scene.people:
                self.scene.people.append(name)
        return name

    def subject(self, frame: Frame) -> str:
        """Who acts: the seat without a mark that is named first."""
        marked = self._other_place(frame)
        named = [self._name(t) for place, t in enumerate(frame.tokens) if place != marked]
        people = [*dict.fromkeys(filter(None, named))]
        is_reported = len(people) > 1 and frame.says("reports")  # ``Ann says Ben can't``
        return self._note(people[is_reported]) if people else ""

    def _other_place(self, frame: Frame) -> int:
        """The place of the seat that something is aimed at; -1 if there is none."""
        tokens = frame.tokens
        for place, token in enumerate(tokens):
            if not self._name(token):
                continue
            before = tokens[place - 1].text.casefold() if place else ""
            after = tokens[place + 1].text if place + 1 < len(tokens) else ""
            aimed = frame.has("give", "point", "take", "choose")
            if aimed and (before in ("to", "at", "from") or after in ("に", "へ", "から", "を")):
                return place
            if after == "の" and frame.has("point"):
                return place
            if before.startswith("catch"):
                return place
        seats = [place for place, token in enumerate(tokens) if self._name(token)]
        if frame.has("give", "point") and len(seats) > 1:
            return seats[1]
        return -1

    def other(self, frame: Frame) -> str:
        place = self._other_place(frame)
        if place >= 0:
            return self._name(frame.tokens[place])
        return "victim" if any(matches("victim", t.text) for t in frame.tokens) else ""

    # ---- one frame

    def _read(self, frame: Frame) -> None:
        scene = self.scene
        self._read_book(frame)
        if not frame.has("not_used"):
            scene.named += [t.names for t in frame.of("rule") if self.unused & {*t.names}]
        if label := frame.of("label"):
            self._read_labelled(frame, label[-1].names[0])
            return
        if self._read_seats(frame) or self._read_finish(frame):
            return
        self._read_switches(frame)
        self._read_effects(frame)
        if self._read_titles(frame):
            return
        if (
            frame.unknown
            and not frame.of("cards")
            and not frame.of("rule")
            and not Statement(self, frame).is_asking()
            and not (frame.concepts - {"ask", "past", "hold", "only", "in_use", "explain"})
        ):
            scene.skipped.append(frame.text)
            return
        rules = [token for token in frame.of("rule") if not frame.says("because", "is_not")]
        called, known = frame.of("called"), len(scene.events)
        calls = [(len(Frame(frame.tokens[: frame.tokens.index(t)]).of("cards")), t) for t in called]
        frame.tokens = [token for token in frame.tokens if token not in called]
        self._split_target(frame)
        if not called or frame.cards:
            self._read_rest(frame)
        for count, token in reversed(calls):
            scene.events.insert(known + count, call_of(token))
        asked = {name for ask in scene.asks for name in ask.names}
        kept = {*scene.on, *scene.off, *(mark[1:] for mark in scene.state)}
        for token in rules:
            is_used = bool(self.unused & {*token.names}) and not frame.has("not_used")
            is_used |= token.names in kept or bool(asked & {*token.names} or token.also)
            is_used |= any(c.rank and c.rank in token.text for c in frame.cards)
            if not is_used and not any(ask.kind in _OF_RULES for ask in scene.asks):
                scene.doubtful.append(token.text)

    def _read_rest(self, frame: Frame) -> None:
        """What a frame says besides names, rules and titles: the best kind of statement."""
        if self._says_who_played(frame):
            return
        said = Statement(self, frame)
        for _, kind in ranked(said.has, said.concepts, "statements"):
            tell: Callable[[Frame], bool | None] = getattr(self, f"tell_{kind.ask}")
            if tell(frame) is not False:
                break
        else:
            self._leave(frame)
            return
        self.scene.unknown += frame.unknown
        if frame.has("forget"):
            self.scene.doubtful.append(frame.text)
        if self._is_part_unknown(frame):
            self.scene.doubtful.append(frame.text)

    def _is_part_unknown(self, frame: Frame) -> bool:
        """Whether a word that nobody knows tells which card is meant, or how cards lie."""
        if (
            frame.unknown
            and frame.cards
            and self.scene.events[-1:]
            and self.scene.events[-1].kind == "field"
        ):
            return not Statement(self, frame).is_asking()
        tokens = [
            token for token in frame.tokens if token.text.casefold() not in ("of", "の", "the")
        ]
        return any(
            (a.kind, b.kind) in (("cards", "unknown"), ("unknown", "cards"))
            and _is_joined(frame.tokens, a, b)
            for a, b in pairwise(tokens)
        )

    def _split_target(self, frame: Frame) -> None:
        """``on the ten``: what it is played on lies on the field."""
        if self.is_japanese:
            self._split_target_before(frame)
            return
        place = next(
            (
                i
                for i, t in enumerate(frame.tokens)
                if t.text.casefold() in ("on", "onto", "over", "on top of", "against")
            ),
            -1,
        )
        if place < 0 or frame.has("out"):
            return
        covers = not frame.has("play", "beat", "hand") and _covers(frame.tokens, place)
        lies_on = frame.tokens[place].text.casefold() == "on" and not covers
        if not frame.has("play", "may", "beat") and lies_on:
            return
        before, after = Frame(frame.tokens[:place]), Frame(frame.tokens[place + 1 :])
        self._name_held(before)
        if not before.cards or not after.cards:
            return
        if not self.has_table and not self.scene.events:
            self.tell_field(after)
        rest = [t for t in after.tokens if t.kind not in ("cards", "seat")]
        frame.tokens = [*before.tokens, *rest]
        if covers and not frame.has("may"):
            play = Happening("play", self.subject(before), tuple(before.cards), is_asked=True)
            self.scene.events.append(play)
            frame.tokens = rest

    def _name_held(self, frame: Frame) -> None:
        """``puts it``: the cards of the hand that was told last."""
        places = [i for i, t in enumerate(frame.tokens) if t.text.casefold() in _IT]
        held = self.scene.hands[-1:]
        if places and held and held[0].cards and not frame.cards:
            named = Token("cards", frame.tokens[places[-1]].text, cards=held[0].cards)
            frame.tokens[places[-1]] = named

    def _split_target_before(self, frame: Frame) -> None:
        """「ハートの6の上に」: what it is played on lies on the field."""
        tokens = frame.tokens
        covers = frame.has("play") and not frame.has("may") and len(frame.of("cards")) == 2
        place = next(
            (
                i
                for i, t in enumerate(tokens)
                if "against" in t.concepts
                or (t.text == "に" and covers and i and tokens[i - 1].kind == "cards")
            ),
            0,
        )
        if not place or tokens[place - 1].kind != "cards":
            return
        start = place - 1
        while start > 0 and (self._name(tokens[start - 1]) or tokens[start - 1].text == "の"):
            start -= 1
        if not self.has_table:
            seats = self.seats_in(Frame(tokens[start:place]))
            laid = Happening(
                "field", self._note(seats[0]) if seats else "", tokens[place - 1].cards
            )
            plays = [i for i, event in enumerate(self.scene.events) if event.kind == "play"]
            self.scene.events.insert(plays[-1] if plays else len(self.scene.events), laid)
        frame.tokens = [*tokens[:start], *tokens[place + 1 :]]

    def tell_cards(self, frame: Frame) -> None:
        if not self.shows_hands:
            self.tell_field(frame)
            return
        seat = self.subject(frame) or ("" if frame.has("field") and self.marks else ME)
        self.scene.events.append(Happening("field", seat, tuple(frame.cards), text=frame.text))

    def _leave(self, frame: Frame) -> None:
        """A frame that says nothing about the table: what isn't known in it is shown."""
        rest = frame.concepts - {
            "ask",
            "past",
            "hold",
            "only",
            "in_use",
            "not_used",
            "explain",
            "if",
            "want",
            "all",
            "may",
        }
        is_bare = not (rest or frame.cards or frame.of("rule"))
        self.left = frame
        if (frame.of("book") or frame.of("title")) and frame.concepts <= {
            "play",
            "ask",
            "in_use",
            "past",
            "hold",
        }:
            return  # ``playing hearts``
        if frame.of("players") and not frame.cards:
            return  # ``four of us are playing``
        rules = frame.of("rule")
        if rules and not (rest or frame.cards) and all(self.unused & {*t.names} for t in rules):
            return  # ``5-skip, I play …``
        if frame.has("each") and frame.of("size") and not frame.asks:
            self.scene.each = frame.of("size")[0].number
            return
        if frame.has("hand") and self.seats_in(frame) and not any(c.rank for c in frame.cards):
            self.scene.skipped.append(frame.text)  # who still holds cards, or cards of a suit
            if frame.cards and not self.has_table:
                self.scene.doubtful.append(frame.text)
            return
        if frame.unknown or not is_bare or self.seats_in(frame):
            self.scene.skipped.append(frame.text)
            if not is_bare or frame.has("if"):
                self.scene.left_over.append(frame.text)

    def _read_book(self, frame: Frame) -> None:
        for token in frame.tokens:
            if token.kind == "book" or (
                token.kind == "title" and not self.titles and not self._is_titled(frame)
            ):
                books = [token, *token.also]
                names = [t.names[0] for t in books if t.kind == "book"]
                if names and not self.scene.book:
                    self.scene.book = names[0]
            if token.kind == "players" and not self.scene.players:
                self.scene.players = token.number

    def _is_titled(self, frame: Frame) -> bool:
        return frame.has("title") or frame.has("fall")

    def _read_labelled(self, frame: Frame, label: str) -> None:
        scene = self.scene
        match label:
            case "rules":
                self._read_rule_list(frame)
                if frame.cards:
                    scene.doubtful.append(frame.text)
                scene.only |= frame.has("only")
                scene.doubtful += frame.unknown
            case "seats":
                scene.seats = [self._note(name) for name in dict.fromkeys(self.seats_in(frame))]
            case "turn":
                scene.turn = self.subject(frame)
            case "field":
                if not frame.cards and not frame.has("empty", "nothing"):
                    scene.doubtful.append(frame.text)
                self.tell_field(frame)
                if Statement(self, frame).is_asking(but=("field",)) and not frame.has("who"):
                    self.tell_question(frame)
            case "hand":
                self.tell_hand(frame)
            case _:
                self.tell_question(frame)

    def _read_rule_list(self, frame: Frame) -> None:
        """Rules after a label, each perhaps with *no* before it or なし after it."""
        is_off = False
        for place, token in enumerate(frame.tokens):
            following = frame.tokens[place + 1] if place + 1 < len(frame.tokens) else None
            if token.kind == "rule":
                denied = self.is_japanese and following and "not_used" in following.concepts
                target = self.scene.off if is_off or denied else self.scene.on
                target.append(token.names)
                is_off = False
            elif not self.is_japanese and "not_used" in token.concepts:
                is_off = True

    def _read_seats(self, frame: Frame) -> bool:
        """A list of all seats: ``seated aki ben chie dan``, 「アキ、ベン、チエの順で」."""
        seats = list(dict.fromkeys(self.seats_in(frame)))
        if frame.of("cards") or len(seats) < 3:
            return False
        says = frame.says("seat_list") or any(t.number == len(seats) for t in frame.of("players"))
        if not says or frame.has("out", "rank") or frame.says("finish_order"):
            return False
        self.scene.seats = [self._note(name) for name in seats]
        rest = frame.tokens[max(i for i, t in enumerate(frame.tokens) if self._name(t)) :]
        if self.is_japanese and any("play" in token.concepts for token in rest):
            self._hand_over(self._name(rest[0]))
        return True

    def _read_titles(self, frame: Frame) -> bool:
        """Who has which title: ``Aki was daifugo, Ben fugo``."""
        if self.has_table:
            return False
        tokens = [t for t in frame.tokens if t.kind != "word" or t.concepts or t.text == "の"]
        found: dict[str, str] = {}
        for place, title in enumerate(tokens):
            before, after = tokens[place - 1 : place], tokens[place + 1 : place + 2]
            if title.kind != "title" or (not place and self.is_first and title.also):
                continue
            if after and after[0].text == "の" and self.is_japanese:
                before, after = tokens[place + 2 : place + 3], []
            for person in (*before, *after):
                if person.kind in ("seat", "me") and self._name(person) not in found:
                    found[self._name(person)] = title.names[0]
                    break
        self.scene.titles |= {self._note(name): title for name, title in found.items()}
        is_asking = frame.asks or Statement(self, frame).has_question_word
        return bool(found) and not (frame.cards or frame.of("size") or is_asking)

    def _says_who_played(self, frame: Frame) -> bool:
        """「アキが出した」: who made the last play, which has no player yet."""
        people, events = {*self.seats_in(frame)}, self.scene.events[-1:]
        words = frame.concepts - {"past"}
        is_bare = not (frame.cards or frame.of("rule") or frame.asks or frame.unknown)
        is_open = bool(events) and events[0].kind in ("play", "field") and not events[0].seat
        if not (
            self.is_japanese and is_bare and words == {"play"} and len(people) == 1 and is_open
        ):
            return False
        events[0].kind, events[0].seat = "play", self._note(people.pop())
        return True

    def _hand_over(self, seat: str) -> None:
        """The last play without a seat is this seat's."""
        plays = [
            event
            for event in self.scene.events
            if event.kind == "play" and event.seat in ("", NEXT)
        ]
        if plays:
            plays[-1].seat = seat

    def _read_finish(self, frame: Frame) -> bool:
        """The order in which players went out."""
        seats = list(dict.fromkeys(self.seats_in(frame)))
        says = frame.says("finish_order")
        if says and len(seats) >= 1:
            self.scene.out += [self._note(name) for name in seats]
            return True
        if (
            self.scene.out
            and seats
            and not frame.concepts - {"order", "if"}
            and not frame.of("cards")
            and not frame.asks
        ):
            self.scene.out += [self._note(name) for name in seats if name not in self.scene.out]
            return True
        found = frame.says("went_out")
        if (
            found
            and seats
            and not frame.asks
            and not Statement(self, frame).has_question_word
            and not frame.has("may")
        ):
            if self.has_table:
                return True  # the table shows it
            self.scene.out.append(self._note(seats[0]))
            return True
        return False

    def _read_switches(self, frame: Frame) -> None:
        """Rules that are played or not."""
        rules = frame.of("rule")
        if (
            not rules
            or Statement(self, frame).has_question_word
            or (frame.asks and not self._says_switch(frame))
        ):
            return
        if (
            self.is_last
            and not self.scene.asks
            and not frame.cards
            and not self._says_switch(frame)
        ):
            return
        if frame.has("not_used") and not frame.has("in_use"):
            self.scene.off += [token.names for token in rules if not self._is_mark_said(frame)]
            self._forget(frame, "rule")
        elif frame.has("only") and not (frame.cards and frame.has("play")):
            self.scene.on += [token.names for token in rules]
            self.scene.only = True
            self._forget(frame, "rule")
        elif frame.has("in_use") and (
            self._says_switch(frame) or not frame.has("may") or not frame.asks
        ):
            if frame.has("hold") and not self._says_switch(frame) and self._is_japanese_mark(frame):
                return
            self.scene.on += [token.names for token in rules]
            if frame.has("hold"):
                self.scene.active += [token.names for token in rules]
            self._forget(frame, "rule")

    def _read_effects(self, frame: Frame) -> None:
        """Rules that are in effect while something else is told: ``during a revolution``."""
        rules = frame.of("rule")
        ranked = any(card.rank for card in frame.cards)
        at_table = self.has_table or self.lays_cards or self.scene.events or frame.has("field")
        is_told = (ranked and at_table) or not (self.is_last or frame.asks)
        if not rules or not is_told or frame.has("explain", "not_used"):
            return
        for token in rules:
            place = frame.tokens.index(token)
            before, after = Frame(frame.tokens[:place]), Frame(frame.tokens[place + 1 :])
            if before.says("before_effect") or after.says("after_effect"):
                self.scene.state.append(("mark", *token.names))
                frame.tokens.remove(token)

    def _is_mark_said(self, frame: Frame) -> bool:
        return frame.says("during", "is_not")

    def _is_japanese_mark(self, frame: Frame) -> bool:
        return frame.says("during")

    def _says_switch(self, frame: Frame) -> bool:
        return frame.says("played_with") and not frame.says("begins_asking")

    def _forget(self, frame: Frame, kind: str) -> None:
        drop = ("in_use", "not_used", "only")
        frame.tokens = [
            t
            for t in frame.tokens
            if t.kind != kind
            and not (t.kind == "word" and {*t.concepts} & {*drop} and "play" not in t.concepts)
        ]

    # ---- facts

    def tell_field(self, frame: Frame) -> None:
        """Cards that lie on the field, each play with its seat if one is named."""
        is_told_back = re.search(r"\bafter\b", frame.between_cards)
        suits = sum(not card.rank for card in frame.cards)
        is_mixed = suits and any(c.suits for c in frame.cards if c.rank) and not frame.has("row")
        if frame.has("negated", "matters") or _is_range(frame) or is_told_back or is_mixed:
            self.scene.doubtful.append(frame.text)
        if frame.has("who") and not self.has_table:
            asked = Frame([t for t in frame.tokens if t.kind not in ("cards", "seat")], frame.asks)
            self.tell_question(asked)
        row = next((c.suits for c in frame.cards if not c.rank), "")
        if not frame.has("row") and any(c.suits for c in frame.cards if c.rank):
            row = ""
        named = [NamedCard(row, c.rank) if row else c for c in frame.cards if c.rank]
        seats = list(dict.fromkeys(self.seats_in(frame)))
        events = self.scene.events
        if row or (len(seats) <= 1 and is_run(named, said=frame.has("run"))):
            plays = [(card,) for card in named] if row else [tuple(named)]
            seat = self._note(seats[0]) if seats and not row else ""
            events += [Happening("field", seat, play, text=frame.text) for play in plays]
            return
        self._read_plays(frame)
        self._join_equal(together=matches("together", frame.between_cards))

    def _read_plays(self, frame: Frame) -> None:
        events, seat, last, down = self.scene.events, "", "", frame.has("down")
        kinds = [token.kind for token in frame.tokens if token.kind in ("cards", "seat", "me")]
        has_laid = False
        for token in frame.tokens:
            name = self._name(token) if token.kind in ("seat", "me") else ""
            if name and has_laid and (kinds[0] == "cards" or last in ("from", "by")):
                events[-1].seat = self._note(name)
            elif name:
                seat = self._note(name)
            if token.kind == "cards":
                has_laid = True
                for play in plays_of(token.cards):
                    said = tuple(turned(card, down=down) for card in play)
                    events.append(Happening("field", seat, said, text=frame.text))
                seat = ""
            last = token.text.casefold()

    def _join_equal(self, *, together: bool) -> None:
        """Cards of one rank that are named one after the other were played together.

        ``together``: whether the text says so; then a joker was, too.
        """
        events = self.scene.events
        joined: list[Happening] = []
        for event in events:
            last = joined[-1] if joined else None
            ranks = {c.rank for e in (last, event) if e for c in e.cards}
            same = (
                last
                and last.kind == event.kind == "field"
                and not event.seat
                and len(ranks - ({"Jo"} if together else set())) == 1
            )
            if last and same and event.text == last.text and last.cards[0].rank:
                last.cards += event.cards
            else:
                joined.append(event)
        self.scene.events = joined

    def tell_hand(self, frame: Frame) -> None:
        scene = self.scene
        suits = sum(not card.rank for card in frame.cards)
        if 0 < suits < len(frame.cards) and not self.seats_in(frame):
            scene.doubtful.append(frame.text)  # ``hearts is at 9``
        current: DescribedHand | None = None
        known = len(scene.hands)
        last_cards = max((i for i, t in enumerate(frame.tokens) if t.kind == "cards"), default=-1)
        asks_later = [
            i
            for i, t in enumerate(frame.tokens)
            if i > last_cards and {*t.concepts} & {"play", "may", "what"}
        ]
        tokens = frame.tokens
        if asks_later and not frame.has("what", "which") and len(frame.of("cards")) > 1:
            tokens, last_cards = (
                tokens[:last_cards],
                last_cards - 1,
            )  # the last cards are asked about
        for index, token in enumerate(tokens):
            name = self._name(token) if token.kind in ("seat", "me", "he") else ""
            if name and not (asks_later and index > asks_later[0]):
                current = DescribedHand(self._note(name))
                scene.hands.append(current)
            elif token.kind == "cards":
                if current is None:
                    current = DescribedHand(self._holder(frame))
                    scene.hands.append(current)
                current.cards += token.cards
            elif token.kind == "size" and current is not None and not current.cards:
                current.count = token.number
            elif token.kind == "size":
                current = DescribedHand(self._holder(frame), count=token.number)
                scene.hands.append(current)
            elif "nothing" in token.concepts and current is not None and not current.cards:
                current.empty = True
        scene.hands = [hand for hand in scene.hands if hand.cards or hand.count or hand.empty]
        for hand in scene.hands[known:]:
            hand.after = len(scene.events)
        if self.shows_hands and scene.hands:
            shown = scene.hands.pop()
            scene.events.append(Happening("field", shown.seat, shown.cards, text=frame.text))
            if frame.has("what", "explain") and not frame.has("play"):
                scene.asks.append(Ask("hand_of", shown.seat))
            return
        if asks_later and (self.is_last or frame.asks):
            rest = Frame(
                [t for t in frame.tokens[last_cards + 1 :] if t.kind != "label"], frame.asks
            )
            self.tell_question(rest)

    def _holder(self, frame: Frame) -> str:
        """Whose hand it is if nobody is named: in English the last subject goes on."""
        return self.last if self.last and not self.is_japanese and not frame.of("label") else NEXT

    # ---- what is in effect, and whose turn it is

    def tell_nothing(self, frame: Frame) -> None:
        """What the table needn't show."""

    def tell_first_trick(self, _: Frame) -> None:
        self.scene.state.append(("first trick",))

    def tell_passed(self, frame: Frame) -> None:
        """``ann passed already``."""
        self.scene.state += [("passed", self._note(name)) for name in self.seats_in(frame)]

    def tell_victim(self, frame: Frame) -> None:
        cards = tuple(frame.cards) or (NamedCard("", "?"),)
        down = frame.has("down") or cards[0].rank == "?"
        events = [Happening("field", "", (turned(card, down=down),)) for card in cards]
        self.scene.events += events

    def tell_effect(self, frame: Frame) -> None:
        """``there is a revolution``."""
        self.scene.state += [("mark", *token.names) for token in frame.of("rule")]

    def tell_trump(self, frame: Frame) -> None:
        self.scene.trump = frame.cards[0].suits

    def tell_lacks(self, frame: Frame) -> None:
        """``Ann has no hearts``."""
        lacks = ("lacks", self._note(self.seats_in(frame)[0]), frame.cards[0].suits)
        self.scene.state.append(lacks)

    def tell_turn(self, frame: Frame) -> None:
        self.scene.turn = self.subject(frame)
        if any(card.rank for card in frame.cards):
            self.scene.hands.append(DescribedHand(self.scene.turn, tuple(frame.cards)))

    def tell_count(self, frame: Frame) -> None:
        """How many cards somebody holds: the table shows it."""
        self.scene.asks.append(Ask("state", self.subject(frame), names=("hand",)))

    # ---- moves

    def tell_move(self, frame: Frame) -> bool:
        event = self._event(frame)
        if event is None:
            return False
        is_again = frame.has("pass") and frame.has("again")
        is_hidden = frame.has("down") and frame.has("beat") and frame.cards  # which is hidden?
        is_vague = frame.has("must") or is_again or is_hidden or (frame.cards and frame.has("any"))
        if frame.has("negated", "matters") or is_vague:
            self.scene.doubtful.append(frame.text)
        if frame.says("begins_with_verb") and not self.is_japanese and not event[0].seat:
            event[0].seat = self.last
        events = self.scene.events
        if frame.has("want") and event[0].kind in ("play", "pass"):
            event[0].is_asked = True
        passes = [place for place, other in enumerate(events) if other.kind == "pass"]
        if frame.says("last_play") and passes:
            events[passes[0] : passes[0]] = event
            self.scene.people.sort(key=lambda name: name != event[0].seat)
        elif frame.says("begins_after") and events:  # that was before
            text = events[-1].text
            place = next(i for i, other in enumerate(events) if other.text == text)
            events[place:place] = event
            self.scene.people.sort(key=lambda name: name != event[0].seat)
        else:
            events += event
        return True

    def _event(self, frame: Frame) -> list[Happening] | None:
        """The moves that a frame describes."""
        cards = tuple(turned(card, down=frame.has("down")) for card in frame.cards)
        seat = self.subject(frame)
        sizes = [token.number for token in frame.of("size")]
        if frame.has("down") and not cards and (frame.has("any") or sizes):
            cards = (NamedCard("", "?", True),) * (sizes[0] if sizes else 1)
        if frame.has("drawn"):
            return [Happening("draw_stock", seat, text=frame.text)]
        held = self.scene.hands[-1:]
        plays_it = frame.has("play") and any(t.text.casefold() in _IT for t in frame.tokens)
        if plays_it and not cards and held and held[0].cards and not frame.has("may", "want"):
            seat, cards = held[0].seat, held[0].cards  # ``I lay them``
        if frame.has("doubt") and self.has_table and not frame.has("play"):
            is_nobody = frame.says("nobody") and "may_doubt" in self.here.answers
            if is_nobody:
                return [Happening("through", seat or ALL, text=frame.text)]
            return [Happening("doubt", seat, text=frame.text)]
        if frame.has("doubt") and cards:
            return [
                Happening("play", seat, cards, text=frame.text),
                Happening("doubt", NEXT, text=frame.text),
            ]
        if frame.has("give") and frame.has("play"):
            self.scene.doubtful.append(frame.text)
        if frame.has("give") and cards:
            return [Happening("give", seat, cards, self.other(frame), text=frame.text)]
        if self.here.owed == "give" and cards and frame.says("to_seat"):
            return [Happening("give", self.here.owes, cards, seat, text=frame.text)]
        if frame.has("discard") and cards:
            cards = self._without_held(seat, cards)
            return [Happening("discard", seat, cards, text=frame.text)]
        if frame.has("point"):
            return self._pointing(frame)
        if frame.of("bid"):
            return [*self._bids(frame)]
        played = (
            self._without_held(seat, cards)
            if frame.has("hand") and frame.has("play", "discard")
            else cards
        )
        tells_hand = frame.has("hand") and played == cards
        cards = played
        if any(not card.rank for card in cards):
            return None
        plays = plays_of(cards)
        if len(plays) > 1 and cards == tuple(frame.cards):
            plays = [play for token in frame.of("cards") for play in plays_of(token.cards)]
        if len(plays) > 1 and matches("one_by_one", frame.between_cards):
            told = [Happening("field", "", play, text=frame.text) for play in plays[:-1]]
            return [*told, Happening("play", seat, plays[-1], text=frame.text)]
        if len(plays) > 1 and not (seat or frame.has("play") or self.has_table):
            return [Happening("field", "", play, text=frame.text) for play in plays]
        if (
            len(plays) > 1
            and len(frame.of("cards")) > 1
            and not matches("together", frame.between_cards)
        ):
            self.scene.doubtful.append(frame.text)
        if cards and not tells_hand:
            is_last = frame.has("out") and frame.says("finished_with")
            if is_last:
                after = len(self.scene.events)
                self.scene.hands.append(DescribedHand(seat or NEXT, cards, after=after))
            return [Happening("play", seat, cards, is_last=is_last, text=frame.text)]
        if frame.has("doubt"):
            return [Happening("doubt", seat, text=frame.text)]
        if self.here.owed == "give":
            return None  # who passes then passes cards on
        if frame.has("pass") and frame.has("all") and not frame.says("all_but_me"):
            return [Happening("pass", ALL, text=frame.text)]
        if frame.has("pass"):
            seats = list(dict.fromkeys(self.seats_in(frame)))
            if len(seats) > 1:
                return [Happening("pass", self._note(s), text=frame.text) for s in seats]
            count = sum("pass" in token.concepts for token in frame.tokens)
            return [Happening("pass", seat if count == 1 else "", text=frame.text)] * count
        return None

    def _bids(self, frame: Frame) -> Iterator[Happening]:
        """The bids of a frame, each with the player who is named before it."""
        seat = ""
        for token in frame.tokens:
            seat = self._name(token) or seat
            if token.kind == "bid":
                contract = "".join(token.names)
                yield Happening(
                    "bid", self._note(seat), number=token.number, contract=contract, text=frame.text
                )

    def _without_held(self, seat: str, cards: tuple[NamedCard, ...]) -> tuple[NamedCard, ...]:
        """The cards that are played: ``has clubs but throws …`` names a suit of the hand first."""
        held = [card for card in cards if not card.rank]
        if held and len(held) < len(cards) and not cards[0].rank and cards[len(held)].rank:
            self.scene.hands.append(DescribedHand(seat or NEXT, cards[: len(held)], whole=False))
            return cards[len(held) :]
        return cards

    def _pointing(self, frame: Frame) -> list[Happening]:
        """Who points at whom: ``ben points at chie, chie points at the victim``."""
        targets = [
            self._name(t) or ("victim" if matches("victim", t.text) else "") for t in frame.tokens
        ]
        names = [name for name in targets if name]
        pairs = [names[i : i + 2] for i in range(0, len(names) - 1, 2)]
        frame.tokens = [t for t in frame.tokens if not matches("victim", t.text)]
        return [Happening("point", self._note(a), (), b, text=frame.text) for a, b in pairs]

    # ---- questions

    def tell_question(self, frame: Frame) -> None:
        if frame.says("corrects"):
            self.scene.asks.clear()
            self.scene.doubtful.clear()
        plain = frame.concepts - {"ask", "past", "hold"}
        is_said = frame.has("if") or frame.says("pronoun")
        is_bare = is_said and plain <= {"may", "if"} and not (frame.cards or frame.of("rule"))
        if self.scene.asks and is_bare:
            return  # ``… if he can?``, ``… is that right?``
        asks = QuestionReader(self, frame).asks()
        last = [ask.kind for ask in self.scene.asks[-1:]]
        kinds = [ask.kind for ask in asks]
        is_repeated = last == kinds or any(kind.startswith("may_") for kind in last)
        same = "what_plays" if frame.has("which") else ""
        if is_repeated and kinds == ["may_play"] and not asks[0].cards:
            return  # ``the king? can I play it?``
        if not (is_repeated and kinds in (["verdict"], [same])):
            self.scene.asks += asks


def _covers(tokens: Sequence[Token], place: int) -> bool:
    """Whether cards stand on both sides: ``two 8s on a pair of 6s``."""
    after = [token for token in tokens[place + 1 :] if token.text.casefold() not in ("a", "the")]
    is_before = place > 0 and tokens[place - 1].kind == "cards"
    is_before &= not Frame([*tokens[: place - 1]]).says("for_example")
    return is_before and bool(after) and after[0].kind == "cards" and bool(after[0].cards[0].rank)


def _is_joined(tokens: Sequence[Token], first: Token, second: Token) -> bool:
    """Whether *of* or の stands between two words."""
    start, end = tokens.index(first), tokens.index(second)
    return any(token.text.casefold() in ("of", "の") for token in tokens[start:end])


def _is_range(frame: Frame) -> bool:
    """Whether cards are named by the first and the last: ``5 to 9``."""
    kinds = [token.kind for token in frame.tokens]
    between = zip(kinds, frame.tokens[1:], kinds[2:], strict=False)
    signs = ("to", "から", "-", "~", "up to", "through")
    return any(a == b == "cards" and t.text.casefold() in signs for a, t, b in between)
