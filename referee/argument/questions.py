"""What a statement asks."""

from __future__ import annotations

from typing import Protocol

from referee.notation.lenient.lexicon import normalize

from .account import NEXT, Ask, DescribedHand, Happening, Scene, turned
from .card_names import NamedCard
from .frames import Frame
from .tokens import Token
from .vocabulary import answered, matches, rule_names


class Speaker(Protocol):
    """What is known of the argument so far."""

    scene: Scene
    titles: dict[str, str]
    """Title -> the seat that has it."""
    has_table: bool
    is_last: bool
    """Whether the last statement is read."""
    is_japanese: bool
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


_OF_THE_LAST = ("rank_of", "what_hand")
"""Kinds of questions that are about the player spoken of last, if they name none."""


class QuestionReader:
    """Reads what a frame asks."""

    def __init__(self, reader: Speaker, frame: Frame) -> None:
        self.reader, self.frame = reader, frame
        self.scene, self.has_table = reader.scene, reader.has_table
        self.concepts = frame.concepts
        ranked = [card for card in frame.cards if card.rank]
        self.cards = ranked or frame.cards
        self.text = frame.text

    def asks(self) -> list[Ask]:
        found = self._asks()
        for ask in found:
            ask.text = self.text
            hidden = any(card.rank == "?" for card in ask.cards)
            ask.concepts = frozenset(self.concepts - {"any" if hidden else ""})
            ask.unanswered = self._unanswered(ask)
        return found

    def _unanswered(self, ask: Ask) -> tuple[str, ...]:
        known = answered(ask.kind)
        if known is None:
            return ()
        left = ask.concepts - known
        words = [token.text for token in self.frame.of("word") if left & {*token.concepts}]
        return tuple(words or left)

    def _asks(self) -> list[Ask]:
        if (bid := self.frame.of("bid")) and not self.is_("how_many", "score", "give", "take"):
            return [Ask("may_bid", self.seat(), number=bid[-1].number)]
        if self.frame.of("rule"):
            return self._about_rules()
        if self.is_("down") and self.is_("any") and not self.cards:
            self.cards = [NamedCard("", "?", down=True)]
        seats = [token for token in self.frame.of("seat") if token.also]
        if not self.cards and len(self.reader.seats_in(self.frame)) > 1 and seats:
            self._read_as_card(seats[-1])
        if self.cards:
            return self._about_cards()
        return self._plain()

    def _read_as_card(self, seat: Token) -> None:
        """A name that is a card, too, is one if the subject is named: 「キングはエース出せる」."""
        if self.is_("play") and not self.is_("give", "point", "take"):
            place = self.frame.tokens.index(seat)
            self.frame.tokens[place] = seat.also[0]
            self.cards = self.frame.cards

    @property
    def has_scene(self) -> bool:
        """Whether there is a table about which it may be asked."""
        told = self.scene.events or self.scene.hands or self.scene.out
        return self.has_table or bool(told) or self.reader.lays_cards

    def seat(self) -> str:
        return self.reader.subject(self.frame)

    def says(self, *names: str) -> bool:
        """Whether the text has one of these phrases of ``words.toml``."""
        return any(matches(name, self.text) for name in names)

    def is_(self, *concepts: str) -> bool:
        return bool(self.concepts & {*concepts})

    # ---- rules

    def _about_rules(self) -> list[Ask]:
        names = [token.names for token in self.frame.of("rule")]
        suits = tuple(card.suits for card in self.cards if not card.rank)
        if (
            len(names) == 1
            and self.is_("may", "play", "counter")
            and not self.is_("explain")
            and self.has_scene
        ):
            rule = self.frame.of("rule")[0]
            if rule.also and not self.cards:
                place = self.frame.tokens.index(rule)
                self.frame.tokens[place] = rule.also[0]
                self.cards = self.frame.cards
                return self._about_cards()
        if self.is_("may") and self.is_("play") and not self.cards and self.scene.events:
            if self.is_("if"):
                self._suppose(names)
            asked = any(ask.kind.startswith("may_") for ask in self.scene.asks)
            return [] if asked else [Ask("verdict")]
        ranked = [card for card in self.cards if card.rank]
        if ranked and self.is_("out") and not self.has_scene:
            return [self._rule()]
        if ranked and self.is_("may", "play", "discard", "give") and self.has_scene:
            self._suppose(names)
            return self._about_cards()
        if ranked and self.is_("happen", "clear", "if") and self.has_scene:
            return self._about_cards()
        if self.has_scene and self.is_("win") and not self.is_("explain", "may", "if"):
            return [Ask("who_wins")]
        last = self.scene.events[-1] if self.scene.events else None
        if (
            last
            and last.kind == "play"
            and not ranked
            and not self.is_("explain", "how_many", "in_use")
        ):
            return [Ask("verdict" if self.is_("may") else "what_happens")]
        if (
            self.has_scene
            and not ranked
            and not self.is_("explain", "how_many", "happen", "out", "must", "if", "give", "may")
        ):
            states = [Ask("state", names=("mark", *name), query=suits) for name in names]
            return states
        if (
            self.scene.events
            and not self.has_table
            and not self.is_("explain")
            and not ranked
            and self.scene.events[-1].kind == "play"
        ):
            return [Ask("what_happens", query=("rule",), names=names[0])]
        if self.has_table and any(card.suits for card in ranked):
            self.scene.doubtful.append(self.text)  # the rule alone doesn't answer for a card
        said = tuple(sorted(self.concepts))
        return [Ask("clause", names=name, query=said) for name in names]

    def _suppose(self, names: list[tuple[str, ...]]) -> None:
        """What the question supposes of these rules: in effect, off, or only a reason."""
        if self.says("because"):
            return
        if self.is_("not_used"):
            self.scene.off += names
        elif self.says("hypothetical"):
            self.scene.state += [("mark", *name) for name in names]
        else:
            self.scene.doubtful.append(self.text)

    # ---- cards

    def _about_cards(self) -> list[Ask]:
        if self.is_("broken"):
            return [Ask("state", names=("broken",))] if self.has_table else [self._rule()]
        if self.is_("trump") and not self._acts() and not any(card.rank for card in self.cards):
            return [Ask("state", names=("trump",))] if self.has_table else [self._rule()]
        seat, cards = self.seat(), tuple(self.cards)
        held = tuple(card for card in self.frame.cards if not card.rank)
        if held and self.is_("hand") and cards != held:  # ``holding diamonds, may I play a spade``
            self.scene.hands.append(DescribedHand(seat or NEXT, (*held, *cards), whole=False))
        ranked = tuple(card for card in cards if card.rank)
        other = self.reader.other(self.frame)
        down = self.is_("down")
        cards = tuple(turned(card, down=down) for card in cards)
        if self.is_("who") and self.is_("take") and not self.has_table and len(ranked) > 1:
            self.scene.events += [
                Happening("field", "", (card,), text=self.text) for card in ranked
            ]
            return [Ask("who_takes")]
        if self.is_("far") or (self.is_("row") and self.is_("what")):
            return [Ask("state", names=("field",))]
        asks_it = self.is_("may") or self.frame.asks or self.reader.is_last
        if self.is_("trump", "follow") and not ranked and not self.has_scene:
            return [self._rule()]
        if (self.is_("who") and self.is_("take")) or self.says("whose_cards"):
            return [Ask("who_gets", cards=cards)] if self.has_scene else [self._rule()]
        if self.has_table and self.is_("win", "trick") and not self.is_("play", "may", "if"):
            return [Ask("who_takes")]
        if self.is_("clear") and self.is_("may") and self.says("cuts"):
            return [Ask("may_play", seat, cards)]
        if self.is_("who") and self.is_("play", "beat") and self.has_scene:
            return [Ask("state", names=("field",))]
        if self.is_("field") and not self.is_("may", "play", "beat", "clear") and self.has_table:
            return [Ask("state", names=("field",))]
        if self.is_("how_many") and not self.is_("give", "discard", "take", "out"):
            return [self._rule()]
        if self.is_("pass") and self.is_("hand") and self.is_("may", "must"):
            return [Ask("may_pass", seat)]  # although these cards are held
        if self.is_("give") and (other or self.has_table):
            return [Ask("may_give", seat, cards, other)]
        tokens = self.frame.of("cards")
        if not self.has_table and len(tokens) > 1 and self._is_against(tokens[0]):
            return self._comparison(seat)
        if not self.has_scene and self.is_("beat") and self._compares_sets(tokens):
            self.scene.events.append(Happening("field", "", tokens[1].cards, text=self.text))
            return [Ask("may_play", seat, tokens[0].cards)]
        is_general = not self.has_scene and not self.scene.hands and self._is_general()
        if is_general and self.is_("beat") and len(self.frame.of("cards")) > 1:
            return self._comparison(seat)
        if self.is_("high") and not self.is_("may", "play") and self.has_scene:
            return [Ask("what_order")]
        is_locked = self.is_("locked") or self.says("locked")
        is_only = self.is_("only") and not self._acts()
        if not ranked and self.has_table and (is_locked or is_only):
            return [Ask("state", names=("lock",))]
        if self.is_("discard") and asks_it:
            return [Ask("may_discard" if self.has_table else "may_play", seat, cards)]
        if self.says("cuts_with"):
            return [Ask("may_play", seat, cards)]
        if self.is_("order", "beat") and len(self.frame.of("cards")) > 1:
            return self._comparison(seat)
        if self.is_("out") and not self.is_("play"):
            return self._finishing(seat, cards)
        supposes = self.is_("if") and self.is_("play") and self.has_scene
        if self.is_("happen", "clear") or (supposes and not self.is_("may", "must", "who", "take")):
            return self._effects(seat, cards)
        if self.is_("order") or (self.is_("what", "who") and self.is_("beat")):
            return [Ask("what_order")] if self.has_scene else [self._rule()]
        if self.is_("what", "explain") and not self.is_("may", "play", "hand", "take", "must"):
            return [self._rule()]
        vague = len(ranked) < 2 or not all(card.suits or card.rank == "Jo" for card in ranked)
        if not self.has_scene and not self.scene.hands and (self._is_general() or vague):
            return [self._rule()]
        if self.is_("what", "which") and self.is_("play", "may") and len(self.frame.of("cards")):
            return self._choice(seat, cards)
        follows = self.is_("turn", "next", "again") and not self.is_("may", "counter")
        if self.is_("who", "win", "trick") or follows:
            self.scene.events.append(Happening("play", seat, cards, text=self.text))
            plain = QuestionReader(
                self.reader,
                Frame(
                    [t for t in self.frame.tokens if t.kind not in ("cards", "seat", "me")],
                    self.frame.asks,
                ),
            )
            return plain._plain()
        tokens = self.frame.of("cards")
        if self.is_("or") and len(tokens) > 1:
            return [Ask("may_play", seat, token.cards) for token in tokens]
        unclear = (self.is_("must") and not self.is_("may")) or self.is_("instead")
        unclear |= (
            len({card.rank for card in ranked}) > 1 and self._is_listed() and not self.has_table
        )
        unclear |= self.is_("hold") and not self.is_("may", "play") and bool(self.seat())
        if len(tokens) > 1:  # a player whose name is a card
            unclear |= self.frame.tokens[self.frame.tokens.index(tokens[0]) + 1].text in (
                "は",
                "が",
            )
        if not self._is_together() or self.says("not_there") or unclear:
            self.scene.doubtful.append(self.text)
        return [Ask("may_play", seat, cards)]

    def _compares_sets(self, tokens: list[Token]) -> bool:
        """Whether two sets are compared: ``can two eights go on a pair of nines``."""
        return len(tokens) == 2 and all(
            len(token.cards) > 1 and all(card.rank for card in token.cards) for token in tokens
        )

    def _is_together(self) -> bool:
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

    def _is_listed(self) -> bool:
        """Whether cards without suits are named with a comma: perhaps one play after the other."""
        kinds = [token.kind for token in self.frame.tokens]
        lists = any(
            a == c == "cards" and b == "comma"
            for a, b, c in zip(kinds, kinds[1:], kinds[2:], strict=False)
        )
        return lists and not any(card.suits for card in self.cards)

    def _acts(self) -> bool:
        """Whether somebody does something, or may."""
        return bool(self.seat()) or self.is_("may", "play", "must")

    def _rules_called(self, text: str) -> tuple[str, ...]:
        return rule_names().rules.get(normalize(text), ())

    def _is_against(self, first: Token) -> bool:
        """Whether the first cards are those to beat: 「3のペアに5のペア」."""
        place = self.frame.tokens.index(first)
        return self.frame.tokens[place + 1].text in ("に", "に対して", "の上に", "に対し")

    def _is_general(self) -> bool:
        """Whether it is asked of anyone at any table."""
        general = [t for t in self.frame.of("word") if matches("can_anyone", t.text)]
        he = [
            t
            for t in self.frame.of("he")
            if t.text.casefold() in ("you", "we", "u", "someone", "one", "a player")
        ]
        plain = not any(card.suits and card.rank for card in self.cards)
        named = self.frame.of("seat") or self.frame.of("me")
        return bool(general or he) or (plain and not named) or not self.is_("may", "play")

    def _effects(self, seat: str, cards: tuple[NamedCard, ...]) -> list[Ask]:
        is_told = not self._is_general() and (seat or self.is_("play", "if"))
        if not self.has_scene and not self.scene.hands and not is_told:
            return [self._rule()]
        if self.reader.has_table and not self.is_("play", "if") and len(cards) == 1:
            return [Ask("what_happens", seat, cards, query=("card",))]
        self.scene.events.append(Happening("play", seat, cards, text=self.text))
        return [Ask("what_happens")]

    def _finishing(self, seat: str, cards: tuple[NamedCard, ...]) -> list[Ask]:
        if self.has_scene or self.scene.hands:
            return [Ask("finish", seat, cards, query=self._rule().query)]
        return [self._rule()]

    def _comparison(self, seat: str) -> list[Ask]:
        first, *_ = self.frame.of("cards")
        if self.is_("order") or self.says("stronger"):
            return [Ask("what_order")] if self.has_scene else [self._rule()]
        if self.has_table:
            second = self.frame.of("cards")[1]
            names = self._rules_called(first.text)
            return [Ask("beats", seat, first.cards, against=second.cards, names=names)]
        first_beats = self.frame.tokens[self.frame.tokens.index(first) + 1].text in ("で", "なら")
        if first_beats and len(self.frame.of("cards")) > 1:
            second = self.frame.of("cards")[1]
            self.scene.events.append(Happening("field", "", second.cards, text=self.text))
            return [Ask("may_play", seat, first.cards)]
        if self._is_against(first) or (self.reader.is_japanese and self.is_("beat")):
            self.scene.events.append(Happening("field", "", first.cards, text=self.text))
            rest = [card for token in self.frame.of("cards")[1:] for card in token.cards]
            return [Ask("may_play", seat, tuple(rest))]
        if names := self._rules_called(first.text):
            return [Ask("clause", names=names)]
        return [self._rule()]

    def _choice(self, seat: str, cards: tuple[NamedCard, ...]) -> list[Ask]:
        if self.is_("which"):
            return [Ask("may_play", seat, (card,)) for card in cards]
        if len(cards) < 2 and not self.is_("hand"):
            self.scene.doubtful.append(self.text)
        self.scene.hands.append(DescribedHand(seat or NEXT, cards))
        return [Ask("what_plays", seat)]

    def _is_question(self) -> bool:
        """Whether the frame looks like a question, even without its mark."""
        words = (
            "who",
            "what",
            "which",
            "how_many",
            "when",
            "explain",
            "may",
            "must",
            "if",
            "happen",
        )
        return self.frame.asks or self.is_(*words) or self.says("begins_asking", "ends_asking")

    def _rule(self) -> Ask:
        if not self._is_question():
            self.scene.doubtful.append(self.text)
        called = (self._rules_called(token.text) for token in self.frame.of("cards"))
        names = tuple(name for names in called for name in names)
        return Ask("search", cards=tuple(self.cards), names=names, query=tuple(self._query()))

    def _query(self) -> list[str]:
        """Words for the rule search: those with a meaning, and the concepts."""
        parts = [kind for kind in ("cards", "title") if self.frame.of(kind)]
        return [self.text, *sorted(self.concepts), *parts]

    # ---- without cards and rules

    def _plain(self) -> list[Ask]:
        kind = self._plain_kind()
        is_vague = self.is_("clear", "out", "lead", "deal") and not self._is_question()
        if kind and is_vague and not self.reader.is_japanese and not self.scene.events:
            self.scene.doubtful.append(self.text)
        if isinstance(kind, list):
            return kind
        if kind:
            seat = self.seat() or (self.reader.last if kind in _OF_THE_LAST else "")
            if kind == "must_give" and not seat and self.scene.hands:
                seat = self.scene.hands[-1].seat
            return [Ask(kind, seat, other=self.reader.other(self.frame))]
        return [self._rule()] if self._may_be_a_rule() else []

    def _may_be_a_rule(self) -> bool:
        return bool(self.concepts - {"ask", "hold", "in_use", "past", "not_used", "only"})

    def _plain_kind(self) -> str | list[Ask]:
        for test in (
            self._who,
            self._numbers,
            self._whats,
            self._states,
            self._verbs,
            self._verdict,
        ):
            found = test()
            if found:
                return found
        return ""

    def _who(self) -> str | list[Ask]:
        known = self.has_scene or self.scene.out or self.scene.hands or self.scene.titles
        if self.is_("want") and self.is_("win"):
            return []
        if self.is_("who") and self.is_("out") and known and not self.is_("take", "may"):
            return [Ask("state", names=("hands",))]
        asks_who = self.is_("who", "which") and not self.is_("next")
        asks_past = self.is_("past") and self.says("did") and self.has_table
        if (
            self.is_("pass")
            and not self.is_("how_many")
            and (asks_who or (asks_past and not self.is_("may", "if")))
        ):
            return [Ask("state", names=("passed",))]
        if self.is_("empty") and self.is_("field") and self.has_table:
            return [Ask("state", names=("field",))]
        if self.is_("remaining") and self.is_("who", "someone") and known:
            return [Ask("state", names=("hands",))]
        if self.is_("deal") and self.is_("who") and known:
            return "who_deals"
        if self.is_("order") and self.is_("out") and known:
            return "ranks"
        if self.is_("pass") and self.is_("how_many") and self.has_table:
            return [Ask("state", self.seat(), names=("passes",))]
        if self.is_("beat") and not self.is_("may", "what", "must") and known:
            return "who_wins"
        acts = self.is_("give", "take", "play", "pass", "lead", "win")
        if self.is_("who") and self.frame.of("title") and not acts and known:
            return "titles"
        if self.is_("seating") and self.is_("rank"):
            return [Ask("ranks"), Ask("seating")]
        if self.is_("seating"):
            return "seating"
        if self.is_("title"):
            return "titles"
        if not known:
            return ""
        if self.is_("skip") and self.is_("who", "which", "happen", "how_many"):
            return "what_happens"
        if self.is_("win") and self.is_("trick"):
            return "who_takes"
        if self.is_("take") and self.scene.events and not self.is_("may", "must", "what", "again"):
            return "who_takes"
        if self.is_("trick", "take") and self.is_("who", "trick") and not self.is_("out"):
            return "who_takes" if self.is_("who", "take") or self.frame.of("seat") else ""
        claims = self.reader.seats_in(self.frame) and not self.is_("if", "play", "out")
        if self.is_("win") and (claims or self.is_("who", "which")):
            return "who_wins"
        if self.is_("lead") and not self.is_("may", "play") and not self.is_("turn"):
            return "who_leads"
        if (
            self.is_("turn", "again")
            or (self.is_("next") and not self.is_("what", "may", "order", "which"))
            or (self.is_("who") and self.is_("next"))
        ):
            return "whose_turn"
        if self.is_("who") and self.is_("what") and self.is_("play"):
            return [Ask("state", names=("field",))]
        return ""

    def _numbers(self) -> str | list[Ask]:
        if self.is_("each") and self.is_("how_many", "deal"):
            return "deal"
        if self.is_("deal") and self.is_("who"):
            return "who_deals"
        if not (self.has_scene or self.scene.out or self.scene.hands or self.scene.state):
            return ""
        if (self.is_("how_many") and self.is_("give")) or (
            self.is_("what", "who", "explain") and self.is_("give")
        ):
            exchange = self.reader.titles or self.scene.titles
            return "must_give" if exchange else "must_do"
        if self.is_("how_many") and self.is_("take") and self.reader.titles:
            seats = self.reader.seats_in(self.frame)
            return [Ask("must_give", seats[-1] if seats else "")]
        if self.is_("how_many") and self.is_("discard", "draw", "play"):
            return "must_do"
        if self.is_("how_many") and self.is_("trick"):
            return [Ask("state", names=("tricks",))]
        if self.is_("rank"):
            return "rank_of" if self.reader.seats_in(self.frame) else "ranks"
        if self.is_("score") or (self.is_("how_many") and "点" in self.text):
            return "score"
        if (
            self.is_("how_many", "hand")
            and self.frame.of("seat")
            and (self.frame.of("size") or self.is_("how_many"))
            and not self.is_("take")
        ):
            return [Ask("state", self.seat(), names=("hand",))]
        return ""

    def _whats(self) -> str | list[Ask]:
        if not (self.has_scene or self.scene.hands):
            return ""
        if self.is_("hand", "what") and self.is_("take") and self.frame.of("seat"):
            return [Ask("state", self.seat(), names=("taken",))]
        if (
            self.is_("what", "explain")
            and self.is_("hand")
            and not self.is_("may")
            and (self.frame.of("seat") or self.frame.of("me"))
        ):
            return [Ask("hand_of", self.seat())]
        shown = [event for event in self.scene.events if event.kind == "field" and event.seat]
        if self.is_("hand_kind") and self.is_("what", "explain") and len(shown) == 1:
            return [Ask("hand_of", shown[0].seat)]
        if self.is_("hand_kind", "hand") and self.frame.of("seat") and not self.is_("may", "play"):
            return [Ask("hand_of", self.seat())]
        if self.is_("what") and self.is_("play") and self.says("did") and not self.is_("may"):
            return [Ask("state", names=("field",))]
        if self.is_("any") and self.is_("play") and self.is_("may"):
            return "what_plays"
        if self.is_("must") and self.is_("what", "explain") and not self.is_("may", "play"):
            return "must_do"
        if (
            self.is_("field")
            and (self.is_("what", "explain"))
            and not self.is_("may", "happen", "clear")
        ):
            return [Ask("state", names=("field",))]
        if (
            self.is_("what")
            and (self.is_("play", "may") or self.scene.hands)
            and not self.is_("happen", "field", "pass")
        ):
            return "what_plays"
        if (
            self.reader.is_japanese
            and self.is_("play")
            and self.is_("may")
            and self.is_("explain", "remaining")
            and not self.is_("not_used")
        ):
            return "what_plays"
        return ""

    def _states(self) -> str | list[Ask]:
        if not self.has_scene:
            return ""
        if self.is_("direction"):
            return [Ask("state", names=("direction",))]
        if self.is_("exchange"):
            return [Ask("state", names=("exchange",))]
        if (self.is_("trump") and self.is_("what", "explain")) or (
            self.is_("trump") and not self.is_("may", "must", "if") and not self.frame.of("seat")
        ):
            return [Ask("state", names=("trump",))]
        if self.is_("broken"):
            return [Ask("state", names=("broken",))]
        if self.is_("order") or (self.is_("high") and not self.is_("may", "play")):
            return "what_order"
        if self.is_("hand", "what") and self.is_("take") and self.frame.of("seat"):
            return [Ask("state", self.seat(), names=("taken",))]
        if self.says("locked"):
            return [Ask("state", names=("lock",))]
        return ""

    def _verbs(self) -> str | list[Ask]:
        if not self.has_scene:
            return ""
        negated = self.says("negates")
        if self.is_("give") and self.is_("may") and negated and not self.reader.titles:
            return "may_decline"
        if self.is_("give") and self.is_("may", "must"):
            return "must_give" if self.reader.titles else "must_do"
        if (
            self.is_("doubt")
            and self.is_("if", "happen")
            and (self.is_("happen") or not self.is_("may"))
        ):
            self.scene.events.append(Happening("doubt", self.seat(), text=self.text))
            return "what_happens"
        if self.is_("doubt"):
            return "may_doubt"
        if self.is_("through") and self.is_("may"):
            return "may_through"
        if self.is_("point"):
            return "may_point"
        if self.is_("happen", "clear") and self.says("cannot_play"):
            self.scene.events.append(Happening("pass", self.seat(), text=self.text))
            return "what_happens"
        if self.is_("pass") and self.is_("if") and not self.is_("may"):
            self.scene.events.append(Happening("pass", self.seat(), text=self.text))
            return self._after_if() or "what_happens"
        if self.is_("pass") and self.says("did") and not self.is_("may"):
            return [Ask("state", self.seat(), names=("passed",))]
        if self.is_("pass"):
            if sum("pass" in token.concepts for token in self.frame.tokens) > 1:
                self.scene.doubtful.append(self.text)  # a player whose name is a word
            return "may_pass"
        if self.is_("must") and self.is_("play", "beat") and not self.is_("what"):
            return "may_pass"
        if self.is_("skip") and self.is_("may") and (self.frame.of("seat") or self.is_("turn")):
            return "may_pass"
        if self.is_("decline") or (self.is_("discard") and self.is_("may") and negated):
            return "may_decline"
        if (
            self.says("asks_opinion")
            and self.scene.events[-1:]
            and self.scene.events[-1].kind == "play"
        ):
            return [Ask("verdict")]
        if self.is_("happen", "clear", "stop"):
            return "what_happens"
        held = self.scene.hands[-1] if self.scene.hands else None
        if self.is_("out") and self.is_("may") and held and held.cards:
            return [Ask("finish", held.seat, held.cards)]
        if self.is_("out", "foul", "fall") and not self.is_("rank"):
            anyone = [t for t in self.frame.of("he") if t.text.casefold().startswith("any")]
            if anyone:
                return [Ask("state", names=("hands",))]
            return [Ask("is_out", self.seat() or self.reader.last)]
        if self.is_("trump") and self.is_("may"):
            return [Ask("trumping", self.seat())]
        return ""

    def _after_if(self) -> str:
        return "whose_turn" if self.is_("who", "next", "turn") else ""

    def _verdict(self) -> str | list[Ask]:
        """``is that ok?``: the verdict on what was said last."""
        words = self.concepts - {
            "ask",
            "hold",
            "in_use",
            "past",
            "if",
            "only",
            "explain",
            "trick",
            "not_used",
            "what",
        }
        if self.has_scene and words and words <= {"may", "play", "foul", "want"}:
            if self.reader.scene.events or not (self.has_table and self.is_("play")):
                return [Ask("verdict", self.seat())]
            if self.frame.of("size"):
                return [Ask("what_plays", self.seat())]
        if words <= {"may", "play", "beat", "out", "set"} and words & {"may"} and self.scene.hands:
            held = self.scene.hands[-1]  # ``I have the S3. can I play it``
            if len({card.rank for card in held.cards} - {"Jo"} or {"Jo"}) == 1:
                return [Ask("may_play", held.seat, held.cards)]
        seat = self.reader.seats_in(self.frame)
        if not words and seat and self.reader.left and self.says("begins_asking"):
            return QuestionReader(self.reader, self.reader.left)._plain()
        if (
            self.scene.events
            and not words
            and seat
            and self.concepts <= {"ask"}
            and self.says("begins_asking")
        ):
            return [Ask("verdict")]
        return ""
