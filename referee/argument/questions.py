"""What a statement asks: the best kind of question, with the cards and players it is about."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Protocol

from referee.model.announcements import ANNOUNCEMENT_PATTERN, read_announcement
from referee.notation.lenient.lexicon import normalize

from .account import ALL, ME, NEXT, Ask, DescribedHand, Happening, Here, Scene, turned
from .card_names import RUN, NamedCard
from .frames import Frame
from .kinds import Kind, ranked
from .tokens import Token
from .vocabulary import answered, matches, rule_names


class Speaker(Protocol):
    """What is known of the argument so far."""

    scene: Scene
    titles: dict[str, str]
    """Title -> the seat that has it."""
    has_table: bool
    here: Here
    """What is known of the table that is there."""
    is_last: bool
    """Whether the last statement is read."""
    is_japanese: bool
    shows_hands: bool
    """Whether hands are shown and compared, as in poker."""
    lays_cards: bool
    """Whether cards are named in another statement."""
    last: str
    """The player spoken of last."""
    left: Frame | None
    """The last statement that said nothing about the table."""

    def subject(self, frame: Frame) -> str:
        """Who acts."""

    def other(self, frame: Frame) -> str:
        """The seat that something is aimed at."""

    def seats_in(self, frame: Frame) -> list[str]:
        """All seats that are named."""


_OF_THE_LAST = ("rank_of", "hand_of")
"""Kinds of questions that are about the player spoken of last, if they name none."""
_WITH_SEAT = ("hand", "taken", "passes", "passed", "bid")
"""What is in effect of one player."""
_PARTNERS = {
    "daifugo": "daihinmin", "fugo": "hinmin", "hinmin": "fugo", "daihinmin": "daifugo",
}  # fmt: skip
"""Who exchanges cards with whom."""
_EMPTY = frozenset(
    ("ask", "hold", "in_use", "past", "if", "only", "explain", "trick", "not_used", "what")
)
"""What words may mean without telling what ``is that ok?`` is about."""
_ANNOUNCING = ("skat_or_hand", "announce_game")
"""What is owed by a player who may announce a game."""
_ANYONE = ("you", "we", "u", "someone", "one", "a player")
_AGAINST = ("に", "に対して", "の上に", "に対し")
_QUESTION_WORDS = (
    "who", "what", "which", "how_many", "when", "explain", "may", "must", "if", "happen",
)  # fmt: skip


def _meaning(ask: Ask) -> tuple[object, ...]:
    """What tells whether two questions are the same."""
    return ask.kind, ask.seat, ask.cards, ask.names


class Facts:
    """What is known of a statement besides its words, and of the table it is said at."""

    def __init__(self, reader: Speaker, frame: Frame) -> None:
        self.reader, self.frame, self.scene = reader, frame, reader.scene
        self.concepts = frozenset(frame.concepts)
        self.text = frame.text
        if self.is_("down") and self.is_("any") and not self._named:
            self.cards = [NamedCard("", "?", down=True)]
        else:
            self._read_as_cards()
            self.cards = self._named
        self.ranked = [card for card in self.cards if card.rank]
        self.tokens = frame.of("cards")
        self.facts = {name for name, holds in self._facts().items() if holds}

    @property
    def _named(self) -> list[NamedCard]:
        return [card for card in self.frame.cards if card.rank] or self.frame.cards

    def _read_as_cards(self) -> None:
        """A name that is a card, too, is one if somebody else plays: 「キングはエース出せる」."""
        if self._named:
            return
        rules = self.frame.of("rule")
        seats = [token for token in self.frame.of("seat") if token.also]
        plays = self.is_("play") and not self.is_("give", "point", "take")
        found: Token | None = None
        if len(rules) == 1 and rules[0].also and self._has_scene:
            may = self.is_("may", "play", "counter") and not self.is_("explain")
            found = rules[0] if may else None
        elif not rules and seats and plays and len(self.reader.seats_in(self.frame)) > 1:
            found = seats[-1]
        if found is not None:
            self.frame.tokens[self.frame.tokens.index(found)] = found.also[0]

    @property
    def _has_scene(self) -> bool:
        """Whether there is a table about which it may be asked."""
        scene = self.scene
        told = scene.events or scene.hands or scene.out or scene.state
        return self.reader.has_table or bool(told) or self.reader.lays_cards

    def has(self, name: str) -> bool:
        """Whether the statement has a concept, a phrase (``~``) or a fact (``:``)."""
        if name[0] == ":":
            return name[1:] in self.facts
        return self.says(name[1:]) if name[0] == "~" else name in self.concepts

    def says(self, *names: str) -> bool:
        """Whether the text has one of these phrases of ``words.toml``."""
        return any(matches(name, self.text) for name in names)

    def is_(self, *concepts: str) -> bool:
        return bool(self.concepts & {*concepts})

    def _facts(self) -> dict[str, object]:
        reader, scene, frame = self.reader, self.scene, self.frame
        people, rule, last = reader.seats_in(frame), frame.of("rule"), scene.events[-1:]
        has_scene, table = self._has_scene, reader.has_table
        known = has_scene or scene.out or scene.hands or scene.titles
        acts = self.is_("may", "play", "discard", "give", "happen", "clear", "if")
        of_rule = rule and not (self.ranked and has_scene and acts)
        words, held = self.concepts - _EMPTY, scene.hands and scene.hands[-1].cards
        shown = [event for event in scene.events if event.kind == "field" and event.seat]
        bid = frame.of("bid") and not self.is_("how_many", "give", "take")
        bid = bid and (reader.here.is_auction or not self.is_("score"))
        return {
            "bid": bid, "rule": rule and not bid, "card": self.cards, "ranked": self.ranked,
            "cards": self.cards and not (of_rule or bid), "plain": not (self.cards or rule or bid),
            "several": len(self.ranked) > 1, "two": len(self.tokens) > 1,
            "sets": self._are_sets(), "against": self._is_against(),
            "onto": self._is_onto(), "top": self._is_top(), "vague": self._is_vague(),
            "general": self._is_general(), "acts": people or self.is_("may", "play", "must"),
            "other": reader.other(frame), "seat": frame.of("seat"), "people": people,
            "shows": reader.shows_hands,
            "owner": frame.of("seat") or frame.of("me"), "title": frame.of("title"),
            "size": frame.of("size"), "asks": frame.asks, "last": reader.is_last,
            "ja": reader.is_japanese, "titles": reader.titles, "left": reader.left,
            "holders": scene.titles,
            "table": table, "here": table and not (scene.events or scene.hands),
            "moved": reader.here.moved, "owed": reader.here.owed,
            "compares": "what_hand" in reader.here.answers,
            "places": "titles" in reader.here.answers,
            "passed": {*people} & reader.here.passed, "she": frame.of("he") and reader.here.moved,
            "gives": reader.here.owed == "give", "discards": reader.here.owed == "discard",
            "draws": "may_draw_stock" in reader.here.answers, "auction": reader.here.is_auction,
            "over": reader.here.is_over, "tricks": "who_takes" in reader.here.answers,
            "laid": reader.here.lying, "lying": self._are_lying(), f"due_{reader.here.due}": table,
            "announces": reader.here.due in _ANNOUNCING and self._announced,
            "declares": "who_declares" in reader.here.answers,
            "due": reader.here.due, "bids": "may_bid" in reader.here.answers,
            "partners": "who_is_partner" in reader.here.answers,
            "points": "may_point" in reader.here.answers,
            "doubts": "may_doubt" in reader.here.answers,
            "to_draw": reader.here.has("pending draw"), "drawn": reader.here.drawn,
            "suit_called": reader.here.has("called suit"), "begins": reader.here.is_new,
            "scene": has_scene, "known": known,
            "any": has_scene or scene.out or scene.hands or scene.state,
            "lain": has_scene or scene.hands, "told": scene.events, "hands": scene.hands,
            "played": last and last[0].kind == "play", "held": held, "shown": len(shown) == 1,
            "of_play": words and words <= {"may", "play", "foul", "want", "negated"},
            "of_held": words <= {"may", "play", "beat", "out", "set"},
            "bare": not words, "silent": self.concepts <= {"ask"},
            "telling": self.concepts - {"ask", "hold", "in_use", "past", "not_used", "only"},
        }  # fmt: skip

    def _are_sets(self) -> bool:
        """Whether two sets are compared: ``can two eights go on a pair of nines``."""
        return len(self.tokens) == 2 and all(
            len(token.cards) > 1 and all(card.rank for card in token.cards) for token in self.tokens
        )

    def _is_against(self) -> bool:
        """Whether the first cards are those to beat: 「3のペアに5のペア」."""
        return bool(self.tokens) and self.after(self.tokens[0]) in _AGAINST

    def _is_onto(self) -> bool:
        """Whether the cards are those to beat: ``what can I play on a 9``. Of jokers, the rules
        tell."""
        return self.says("played_on") and all(card.rank != "Jo" for card in self.cards)

    def _is_top(self) -> bool:
        """Whether only cards are named that lie on top: ``does it beat the 10``."""
        last = self.scene.events[-1:]
        told = [(c.rank, c.suits) for event in last for c in event.cards]
        top = told or [(card.rank, card.suit) for card in self.reader.here.top]
        return bool(self.ranked) and all(
            any(
                rank == card.rank and (not card.suits or {*suits} & {*card.suits})
                for rank, suits in top
            )
            for card in self.ranked
        )

    @property
    def _announced(self) -> str:
        """The game that is announced; empty if there is none."""
        form = rf"(?<![a-z]){ANNOUNCEMENT_PATTERN}(?![a-z])"
        found = re.search(form, self.text, re.IGNORECASE)
        return (read_announcement(found[0]) or "") if found else ""

    def _are_lying(self) -> bool:
        """Whether all cards that are named lie on the table."""
        return bool(self.ranked) and all(
            any(
                card.rank == lying.rank and (not card.suits or lying.suit in card.suits)
                for lying in self.reader.here.lying
            )
            for card in self.ranked
        )

    def after(self, token: Token) -> str:
        """The word after a token."""
        rest = self.frame.tokens[self.frame.tokens.index(token) + 1 :]
        return rest[0].text if rest else ""

    def _is_vague(self) -> bool:
        """Whether it isn't said which cards."""
        named = all(card.suits or card.rank == "Jo" for card in self.ranked)
        return len(self.ranked) < 2 or not named

    def _is_general(self) -> bool:
        """Whether it is asked of anyone at any table."""
        general = any(matches("can_anyone", token.text) for token in self.frame.of("word"))
        anyone = any(token.text.casefold() in _ANYONE for token in self.frame.of("he"))
        plain = not any(card.suits and card.rank for card in self.cards)
        named = self.frame.of("seat") or self.frame.of("me")
        return general or anyone or (plain and not named) or not self.is_("may", "play")

    def is_question(self) -> bool:
        """Whether the statement looks like a question, even without its mark."""
        asks = self.frame.asks or self.is_(*_QUESTION_WORDS)
        return asks or self.says("begins_asking", "ends_asking")

    def is_together(self) -> bool:
        """Whether all cards are named one after the other."""
        kinds = [token.kind for token in self.frame.tokens]
        if "cards" not in kinds:
            return True
        first, last = kinds.index("cards"), len(kinds) - 1 - kinds[::-1].index("cards")
        between = [t for t in self.frame.tokens[first : last + 1] if t.kind != "cards"]
        return all(
            t.kind == "comma" or (t.kind == "word" and {*t.concepts} <= {"in_use", "or"})
            for t in between
        )

    def is_listed(self) -> bool:
        """Whether cards without suits are named with a comma: perhaps one play after the other."""
        kinds = [token.kind for token in self.frame.tokens]
        lists = any(
            a == c == "cards" and b == "comma"
            for a, b, c in zip(kinds, kinds[1:], kinds[2:], strict=False)
        )
        return lists and not any(card.suits for card in self.cards)


class QuestionReader(Facts):
    """Reads what a statement asks. The methods with a name in ``questions.toml`` ask it."""

    def asks(self) -> list[Ask]:
        """What is asked; empty if nothing is. Kinds that fit as well become rivals of the scene."""
        found = ranked(self.has, self.concepts)
        best = [kind for score, kind in found if score == found[0][0]]
        rivals = [self._supposed(kind) for kind in best[1:]] if self.reader.is_last else []
        asked = self._asked(best[0]) if best else []
        meant = [*map(_meaning, asked)]
        self.scene.rivals += [
            rival
            for rival in rivals
            if rival.asks and [*map(_meaning, rival.asks[-len(asked) :])] != meant
        ]
        return asked

    def _supposed(self, kind: Kind) -> Scene:
        """The scene if the statement is of this kind."""
        said, self.scene = self.scene, deepcopy(self.scene)
        self.reader.scene = self.scene
        self.scene.asks += self._asked(kind)
        supposed, self.scene, self.reader.scene = self.scene, said, said
        return supposed

    def _asked(self, kind: Kind) -> list[Ask]:
        self._tell(kind)
        found = self._made(kind)
        for ask in found:
            ask.text = self.text
            hidden = any(card.rank == "?" for card in ask.cards)
            ask.concepts = self.concepts - {"any" if hidden else ""}
            ask.unanswered = self._unanswered(ask)
        return found

    def _made(self, kind: Kind) -> list[Ask]:
        name, _, detail = kind.ask.partition(" ")
        if name == "state":
            seat = self.seat() if detail in _WITH_SEAT else ""
            return [Ask("state", seat, names=(detail,))]
        if name.startswith("="):
            method: Callable[..., list[Ask]] = getattr(self, name[1:])
            return method(detail) if detail else method()
        moved = self.reader.here.moved
        last = self.reader.last or (moved.seat if moved and "seat" not in self.facts else "")
        seat = self.seat() or (last if name in _OF_THE_LAST else "")
        return [Ask(name, seat, other=self.reader.other(self.frame))]

    def _tell(self, kind: Kind) -> None:
        """What the statement tells besides its question."""
        if "cards" in self.facts:
            if self.frame.of("rule") and self.is_("may", "play", "discard", "give"):
                self._suppose()
            held = [card for card in self.frame.cards if not card.rank]
            if held and self.is_("hand") and self.cards != held:  # ``holding diamonds, may I …``
                cards = (*held, *self.cards)
                self.scene.hands.append(DescribedHand(self.seat() or NEXT, cards, whole=False))
        is_vague = self.is_("clear", "out", "lead", "deal") and not self.is_question()
        plain = "plain" in self.facts and kind.ask != "=search"
        if plain and is_vague and not (self.reader.is_japanese or self.scene.events):
            self.scene.doubtful.append(self.text)

    def _unanswered(self, ask: Ask) -> tuple[str, ...]:
        known = answered(ask.kind)
        if known is None:
            return ()
        left = ask.concepts - known
        words = [token.text for token in self.frame.of("word") if left & {*token.concepts}]
        return tuple(words or left)

    def seat(self) -> str:
        named = self.frame.of("seat")
        if self.reader.is_japanese and self.is_("beat") and [*map(self.after, named)] == ["に"]:
            return NEXT  # 「スペ5でミオに勝てる」
        return self.reader.subject(self.frame)

    def _doubt(self) -> None:
        self.scene.doubtful.append(self.text)

    def _tell_play(self, kind: str, seat: str, cards: tuple[NamedCard, ...] = ()) -> None:
        self.scene.events.append(Happening(kind, seat, cards, text=self.text))

    # ---- rules

    @property
    def _rules(self) -> list[tuple[str, ...]]:
        return [token.names for token in self.frame.of("rule")]

    def _suppose(self) -> None:
        """What the question supposes of the rules: in effect, off, or only a reason."""
        if self.says("because"):
            return
        if self.is_("not_used"):
            self.scene.off += self._rules
        elif self.says("hypothetical"):
            self.scene.state += [("mark", *name) for name in self._rules]
        else:
            self._doubt()

    def verdict_of_rule(self) -> list[Ask]:
        if self.is_("if"):
            self._suppose()
        asked = any(ask.kind.startswith("may_") for ask in self.scene.asks)
        return [] if asked else [Ask("verdict")]

    def after_play(self) -> list[Ask]:
        return [Ask("verdict" if self.is_("may") else "what_happens")]

    def marks(self) -> list[Ask]:
        suits = tuple(card.suits for card in self.cards if not card.rank)
        return [Ask("state", names=("mark", *name), query=suits) for name in self._rules]

    def effect_of_rule(self) -> list[Ask]:
        return [Ask("what_happens", query=("rule",), names=self._rules[0])]

    def clauses(self) -> list[Ask]:
        if self.reader.has_table and any(card.suits for card in self.ranked):
            self._doubt()  # the rule alone doesn't answer for a card
        named = "people" in self.facts or self.reader.is_japanese
        plays = named and self.is_("may") and self.is_("play", "take")
        if self.is_("revoke") or (self.reader.has_table and plays):
            self._doubt()  # or the revoke, or a card that the rule names?
        said = tuple(sorted(self.concepts))
        return [Ask("clause", names=name, query=said) for name in self._rules]

    def search(self) -> list[Ask]:
        """A rule that is described."""
        if not self.is_question() or ("compares" in self.facts and self.is_("hand_kind")):
            self._doubt()  # whose hand is it?
        called = (self._rules_called(token.text) for token in self.frame.of("cards"))
        names = tuple(name for names in called for name in names)
        parts = [kind for kind in ("cards", "title") if self.frame.of(kind)]
        query = (self.text, *sorted(self.concepts), *parts)
        return [Ask("search", cards=tuple(self.cards), names=names, query=query)]

    def _rules_called(self, text: str) -> tuple[str, ...]:
        return rule_names().rules.get(normalize(text), ())

    # ---- cards

    @property
    def _turned(self) -> tuple[NamedCard, ...]:
        return tuple(turned(card, down=self.is_("down")) for card in self.cards)

    def bid(self) -> list[Ask]:
        named = self.frame.of("bid")
        made = self.reader.here.bids  # ``14 diamonds over 14 clubs``
        new = [bid for bid in named if not {*bid.names, str(bid.number)} & made]
        bid = (new or named)[-1]
        return [Ask("may_bid", self.seat(), names=bid.names, number=bid.number)]

    def announce(self) -> list[Ask]:
        return [Ask("may_announce", self.seat(), names=(self._announced,))]

    def mark(self, word: str) -> list[Ask]:
        """What the table says in a word of its own."""
        return [Ask("state", names=("mark", word))]

    def state_or_rule(self, name: str) -> list[Ask]:
        return [Ask("state", names=(name,))] if self.reader.has_table else self.search()

    def lay_trick(self) -> list[Ask]:
        for card in self.ranked:
            self._tell_play("field", "", (card,))
        return [Ask("who_takes")]

    def show_hand(self) -> list[Ask]:
        self._tell_play("field", self.seat(), tuple(self.cards))
        return [Ask("who_wins")]

    def who_gets(self) -> list[Ask]:
        return [Ask("who_gets", cards=self._turned)] if self._has_scene else self.search()

    def may_give(self) -> list[Ask]:
        seat, other, owes = self.seat(), self.reader.other(self.frame), self.reader.here.owes
        if self.reader.here.owed == "give" and owes not in (
            seat,
            other,
        ):  # ``may she give Raj the 4``
            seat, other = owes, other or (seat if seat != ME else "")
        return [Ask("may_give", seat, self._turned, "" if other == seat else other)]

    def discard(self) -> list[Ask]:
        kind = "may_discard" if self.reader.has_table else "may_play"
        seat, owes = self.seat(), self.reader.here.owes
        return [Ask(kind, owes if owes and seat in ("", ME) else seat, tuple(self.cards))]

    def owed(self) -> list[Ask]:
        """``does she have to give one``: what is owed now."""
        return [Ask("must_do", self.reader.here.owes)]

    def set_on_set(self) -> list[Ask]:
        self._tell_play("field", "", self.tokens[1].cards)
        return [Ask("may_play", self.seat(), self.tokens[0].cards)]

    def finishing(self) -> list[Ask]:
        found = self.search()
        if not self._has_scene and not self.scene.hands:
            return found
        return [Ask("finish", self.seat(), self._turned, query=found[0].query)]

    def effects(self) -> list[Ask]:
        seat, cards = self.seat(), self._turned
        is_told = "general" not in self.facts and (seat or self.is_("play", "if"))
        if not self._has_scene and not self.scene.hands and not is_told:
            return self.search()
        if self.reader.has_table and not self.is_("play", "if") and len(cards) == 1:
            return [Ask("what_happens", seat, cards, query=("card",))]
        if self.reader.subject(self.frame) and self.says("can_play"):
            self._doubt()  # whether they may play it is asked first
        last = self.scene.events[-1:]
        ranks = {card.rank for card in last[0].cards} if last else set()
        if {card.rank for card in cards} <= ranks and not self.is_("play"):
            last[0].kind = "play"  # ``does the eight cut``, of the run that was just played
        else:
            self._tell_play("play", seat, cards)
        return [Ask("what_happens")]

    def comparison(self) -> list[Ask]:
        seat, (first, *others) = self.seat(), self.frame.of("cards")
        is_set = len(self.ranked) > 1 and len({card.rank for card in self.ranked}) == 1
        if self.reader.has_table and is_set:
            return [Ask("may_play", seat, self._turned)]  # a set, against the one on the table
        if self.reader.has_table and self._is_last_move(first, named=True):
            return [Ask("verdict")]
        top = [card.rank for card in self.reader.here.top]
        below = [card.rank for token in others for card in token.cards]
        if self.reader.has_table and len(top) > 1 and {*below} == {*top}:
            return [Ask("may_play", seat, first.cards)]  # a set, against the one on top
        people = [*dict.fromkeys(self.reader.seats_in(self.frame))]
        if not self._has_scene and self.is_("beat") and people and len(others) == 1:
            self._tell_play("field", people[-1] if people[1:] else "", others[0].cards)
            return [Ask("may_play", people[0], first.cards)]
        if self.is_("order") or self.says("stronger"):
            return [Ask("what_order")] if self._has_scene else self.search()
        if self.reader.has_table:
            names = self._rules_called(first.text)
            return [Ask("beats", seat, first.cards, against=others[0].cards, names=names)]
        if self.after(first) in ("で", "なら"):
            self._tell_play("field", "", others[0].cards)
            return [Ask("may_play", seat, first.cards)]
        if "against" in self.facts or (self.reader.is_japanese and self.is_("beat")):
            self._tell_play("field", "", first.cards)
            rest = tuple(card for token in others for card in token.cards)
            return [Ask("may_play", seat, rest)]
        if names := self._rules_called(first.text):
            return [Ask("clause", names=names)]
        return self.search()

    def choice(self) -> list[Ask]:
        seat, cards = self.seat(), self._turned
        has_hand = self.reader.has_table or self.is_("hand", "hold")
        if self.facts & {"against", "onto"} and not has_hand:
            self._tell_play("field", "", cards)
            return [Ask("what_plays", seat)]
        if self.is_("which"):
            return [Ask("may_play", seat, (card,)) for card in cards]
        if len(cards) < 2 and not self.is_("hand"):
            self._doubt()
        self.scene.hands.append(DescribedHand(seat or NEXT, cards))
        return [Ask("what_plays", seat)]

    def after_playing(self) -> list[Ask]:
        self._tell_play("play", self.seat(), self._turned)
        rest = [t for t in self.frame.tokens if t.kind not in ("cards", "seat", "me")]
        return QuestionReader(self.reader, Frame(rest, self.frame.asks)).asks()

    def each(self) -> list[Ask]:
        return [Ask("may_play", self.seat(), token.cards) for token in self.tokens]

    def may_play(self) -> list[Ask]:
        if len(self.tokens) == 1 and self._is_last_move(self.tokens[0]):
            return [Ask("verdict")]
        if self.reader.here.owed and not self.is_("play"):
            self._doubt()  # or may it be given?
        ranks = {card.rank for card in self.ranked}
        unclear = (self.is_("must") and not self.is_("may")) or self.is_("instead")
        unclear |= len(ranks) > 1 and self.is_listed() and not self.reader.has_table
        unclear |= self.is_("hold") and not self.is_("may", "play") and bool(self.seat())
        unclear |= self.is_("stop") and not self.is_("may", "play", "beat")
        if len(self.tokens) > 1:  # a player whose name is a card
            unclear |= self.after(self.tokens[0]) in ("は", "が")
        unclear |= len(self.tokens) > 1 and not self._go_together()
        if not self.is_together() or self.says("not_there") or unclear:
            self._doubt()
        return [Ask("may_play", self.seat(), self._turned)]

    def _go_together(self) -> bool:
        """Whether cards that are named apart can be one play: equal ranks, a run, or said so."""
        ranks = [card.rank for card in self.ranked if card.rank != "Jo"]
        places = [RUN.index(rank) for rank in ranks if rank in RUN]
        is_run = sorted(places) == [
            *range(min(places, default=0), min(places, default=0) + len(places))
        ]
        return len({*ranks}) < 2 or is_run or matches("together", self.frame.between_cards)

    # ---- without cards and rules

    def seats_by_rank(self) -> list[Ask]:
        return [Ask("ranks"), Ask("seating")]

    def giving(self) -> list[Ask]:
        kind = "must_give" if self.reader.titles or self.scene.titles else "must_do"
        seat = self.seat()
        if kind == "must_give" and not seat:
            held = [hand.seat for hand in self.scene.hands[-1:]]
            seat = [*held, self.reader.here.holder][0]
        return [Ask(kind, seat, other=self.reader.other(self.frame))]

    def taking(self) -> list[Ask]:
        people = self.reader.seats_in(self.frame)
        giver = people[-1] if people else ""
        if len(people) == 1 and not self.reader.other(self.frame):  # from the other one
            own = next((name for name, seat in self.reader.titles.items() if seat == giver), "")
            giver = self.reader.titles.get(_PARTNERS.get(own, ""), giver)
        return [Ask("must_give", giver)]

    def revoked(self) -> list[Ask]:
        moved = self.reader.here.moved
        return [Ask("did_revoke", self.seat() or (moved.seat if moved else self.reader.last))]

    def hand_shown(self) -> list[Ask]:
        return [Ask("hand_of", next(event.seat for event in self.scene.events if event.seat))]

    def after_doubt(self) -> list[Ask]:
        self._tell_play("doubt", self.seat())
        return [Ask("what_happens")]

    def after_through(self) -> list[Ask]:
        """``what if nobody doubts``."""
        self._tell_play("through", self.seat() or ALL)
        is_turn = self.is_("next", "turn") or self.says("asks_turn")
        return [Ask("whose_turn" if is_turn else "what_happens")]

    def drawn(self) -> list[Ask]:
        """``can she play what she drew``."""
        card = self.reader.here.drawn
        return [Ask("may_play", self.seat(), (NamedCard(card.suit, card.rank),))] if card else []

    def after_pass(self) -> list[Ask]:
        self._tell_play("pass", self.seat())
        return [Ask("whose_turn" if self.is_("who", "next", "turn") else "what_happens")]

    def finishing_held(self) -> list[Ask]:
        held = self.scene.hands[-1]
        return [Ask("finish", held.seat, held.cards)]

    def verdict_here(self) -> list[Ask]:
        """``can he do that``: whether the last move at the table may be made, or what is held."""
        mover = self.reader.here.moved.seat if self.reader.here.moved else ""
        named = {*self.reader.seats_in(self.frame)[self.says("reports") :]}
        plays = self.is_("play", "beat", "order", "high") or self.says("goes")
        if self.is_("foul") and self.reader.here.is_out and named <= {mover}:
            return [Ask("is_out", mover)]
        if mover and named <= {mover} and (mover in named or not plays or self._is_of_past):
            return [Ask("verdict")]
        if not (plays or self.says("his_card")):
            return self.search()
        is_vague = self.says("pronoun") and not self.reader.here.has_one
        if (mover and not named) or not plays or is_vague:
            self._doubt()  # or may the last move be made?
        return [Ask("may_play", self.seat())]

    @property
    def _is_of_past(self) -> bool:
        return self.says("pronoun", "of_past")

    def _is_last_move(self, token: Token, *, named: bool = False) -> bool:
        """Whether cards are those of the last move at the table: ``was the jack ok``."""
        moved = self.reader.here.moved
        if moved is None or self.scene.events or len(token.cards) != len(moved.cards):
            return False
        if {*self.reader.seats_in(self.frame)[self.says("reports") :]} - {moved.seat}:
            return False
        pairs = [*zip(token.cards, moved.cards, strict=True)]
        named |= all(card.suits for card, _ in pairs) or self._is_of_past
        return named and all(
            card.rank == played.rank and played.suit in (card.suits or played.suit)
            for card, played in pairs
        )

    def out(self) -> list[Ask]:
        anyone = [t for t in self.frame.of("he") if t.text.casefold().startswith("any")]
        if anyone:
            return [Ask("state", names=("hands",))]
        if self.says("is_end") and not self.seat():
            self._doubt()  # or the round?
        return [Ask("is_out", self.seat() or self.reader.last)]

    def held(self) -> list[Ask]:
        """``I have the S3. can I play it``."""
        held = self.scene.hands[-1]
        if len({card.rank for card in held.cards} - {"Jo"} or {"Jo"}) == 1:
            return [Ask("may_play", held.seat, held.cards)]
        return self.search()

    def same_again(self) -> list[Ask]:
        """``and Ben?``: what was asked of somebody else."""
        return QuestionReader(self.reader, self.reader.left).asks() if self.reader.left else []
