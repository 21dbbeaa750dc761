"""Builds the tables that an argument describes, with the questions that it asks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations, islice, product

from msgspec import Struct, field
from msgspec.structs import replace

from referee.cards.card import Card, Deck
from referee.engine.family import AnyEngine, engine_of
from referee.errors import RefereeError
from referee.library.context import current, rulebook
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.moves import MOVES, Move
from referee.model.questions import KINDS, Question, legality_question
from referee.notation.header import write_rules
from referee.rulebook.binding import spellings_of_use
from referee.rulebook.rulebook import Rulebook
from referee.table import IllegalPlay, Table

from .account import ALL, ME, NEXT, THEY, Ask, DescribedHand, Happening, Here, Scene
from .auctions import AUCTION
from .called_suits import CALLED
from .card_names import RUN, NamedCard, is_run
from .facts import TOOK

MADE_UP = {
    "en": ("Aki", "Ben", "Chie", "Dan", "Eri", "Fumi", "Gen", "Hana"),
    "ja": ("アキ", "ベン", "チエ", "ダン", "エリ", "フミ", "ゲン", "ハナ"),
}
"""Names for seats that nobody has named."""
_COMPASS = ("North", "East", "South", "West")
"""The seats of players who are named by directions."""
MAX_WAYS = 12
"""The most ways to choose suits that nobody named."""


BOARD, TRUMP, PENDING = "board", "trump", "pending draw"
"""Marks that a text may set: the cards that all hands share, the trump suit, the cards to draw."""
FOUR = 4
"""The players of a game in which partners sit opposite each other."""
_TIMES = ("first trick",)
"""Marks that tell when a rule applies, not that it is in effect."""
_OF_SOME_GAMES = ("lacks", "passed")
"""Marks that are told in any game, and that some games don't have."""
_PARTNER = ("partner", "パートナー", "相方", "味方")
_TITLES = ("daifugo", "fugo", "hinmin", "daihinmin")
"""The titles of players who exchange cards."""


class NotUnderstood(Exception):
    """A table or question that cannot be built."""


_ROLES = {"who_declares": ("landlord", "maker", "declarer"), "who_deals": ("dealer",)}
"""Kinds of questions -> what tables call such a player, in games that don't answer them."""


class Laid(Struct):
    """A table with what is asked about it."""

    table: Table
    questions: list[Question] = field(default_factory=list)
    states: list[tuple[str, ...]] = field(default_factory=list)
    """A kind of state, and its details: ``("mark", "suit lock", "D")``, ``("hand", "Aki")``."""
    clauses: list[tuple[str, ...]] = field(default_factory=list)
    """Names of clauses, the likeliest of each first."""
    searches: list[Ask] = field(default_factory=list)
    """What the rule search has to find."""
    chosen: list[str] = field(default_factory=list)
    """Cards whose suits were chosen."""
    is_sure: bool = True
    is_new: bool = False
    """Whether anything was told of the table."""


def marks_of(rules: Rulebook) -> dict[str, str]:
    """Mark of a rulebook that belongs to no seat -> the kind of its value."""
    words = engine_of(rules).rules.words
    return {word.text: word.value for word in words if not word.holder and word.value}


def unused_rules(rules: Rulebook) -> frozenset[str]:
    """The switches of a rulebook that are off."""
    options = rules.options.values()
    return frozenset(o.name for o in options if o.kind == "switch" and not rules.value(o.name))


class Builder:
    """Lays what was said on a table: the one that is there, or a new one."""

    def __init__(self, scene: Scene, table: Table | None, book: str, lang: str) -> None:
        self.scene, self.given, self.lang = scene, table, lang
        self.rules = self._rules(book)
        self.deck: Deck = self.rules.deck
        self.engine: AnyEngine = engine_of(self.rules)
        self.laid_questions: list[Question] = []
        self.chosen: list[str] = []
        self.used: set[Card] = set()
        self.suits_below: set[str] = set()
        self.sure = True
        self.unnamed: set[str] = set()
        """The names that were made up for players whom the text doesn't name."""

    # ---- rules

    def _rules(self, book: str) -> Rulebook:
        scene, given = self.scene, self.given
        is_same = given is not None and scene.book in ("", given.rulebook.id)
        rules = given.rulebook if given is not None and is_same else rulebook(scene.book or book)
        changes: dict[str, bool | str] = {**scene.variants}
        if scene.only:
            changes |= {
                option.name: False for option in rules.options.values() if option.kind == "switch"
            }
        for on, listed in ((True, [*self._beside_plays(), *scene.on]), (False, scene.off)):
            for names in listed:
                known = [name for name in names if name in rules.options]
                if known:
                    changes[known[0]] = on
                elif not any(clause.name in names for clause in rules.clauses):
                    rules = self._wider(rules, names)
                    changes |= {name: on for name in names[:1] if name in rules.options}
        return rules.replace(**changes) if changes else rules

    def _beside_plays(self) -> list[tuple[str, ...]]:
        """The rules that are named beside plays, and not asked about: they are played."""
        scene = self.scene
        if self.given is not None or not (scene.events or scene.hands):
            return []
        asked = {name for ask in scene.asks for name in ask.names}
        return [names for names in scene.named if not asked & {*names}]

    def _wider(self, rules: Rulebook, names: Sequence[str]) -> Rulebook:
        """The rulebook of a book that extends this one and has the rule."""
        for other in current().books():
            if other.base == rules.id and any(name in other.options for name in names):
                return rulebook(other.id)
        return rules

    # ---- seats

    def _seats(self) -> list[Seat]:
        if self.given is not None:
            return list(self.given.description.seats)
        scene = self.scene
        named = list(scene.seats)
        acting = [event.seat for event in scene.events if event.seat not in ("", NEXT, ALL)]
        people = [*dict.fromkeys((*acting, *scene.people))]
        named += [name for name in people if name not in named and name != NEXT]
        book = self.rules.book
        if named and {*named} <= {*_COMPASS} and not scene.seats:
            start = _COMPASS.index(named[0])
            named = [*_COMPASS[start:], *_COMPASS[:start]]
        count = scene.players or self._count_in_turn() or max(book.usual_players, len(named))
        shown = "what_hand" in self.engine.answers
        if scene.seats or (shown and named and not scene.players):
            count = len(named) if scene.seats else max(book.players[0], len(named))
        names = [self._named(name, named) for name in named]
        free = [name for name in MADE_UP[self.lang] if name not in names]
        # somebody without a name who plays after a named player
        self.unnamed = {*free}
        first = self._first_unnamed(named)
        filling = free[: max(count - len(names), 0)]
        if first is not None:
            before = self._count_before(named)
            names[first:first] = filling[:before]
            filling = filling[before:]
        self._seat_partner(names, filling, count, me=self._named(ME, named))
        titles = {self._named(name, named): title for name, title in scene.titles.items()}
        free_titles = [
            title
            for title in (_TITLES[:: len(_TITLES) - 1] if count < len(_TITLES) else _TITLES)
            if titles and title not in titles.values()
        ]
        return [
            Seat(name, titles.get(name) or (free_titles.pop(0) if free_titles else ""))
            for name in (*names, *filling)
        ]

    def _count_in_turn(self) -> int:
        """How many players there are if those named have acted in turn, and the first again:
        ``Ann 6, Ben passes, Cy 9, Ann passes``; 0: unknown."""
        kinds = ("field", "play", "pass")
        acting = [event.seat for event in self.scene.events if event.kind in kinds]
        count = len({*acting})
        is_known = not {"", NEXT, ALL} & {*acting} and count >= max(3, self.rules.book.players[0])
        in_turn = all(name == acting[place % count] for place, name in enumerate(acting))
        return count if is_known and in_turn and len(acting) > count else 0

    def _seat_partner(self, names: list[str], filling: list[str], count: int, *, me: str) -> None:
        """Seats the speaker's partner opposite, unless the text lists the seats."""
        partner = next((name for name in names if name.casefold() in _PARTNER), "")
        is_told = bool(self.scene.seats) or len(names) > 2 or me not in names
        if partner and count == FOUR and not is_told and filling:
            names[:] = [me, filling.pop(0), partner]

    def _first_unnamed(self, named: Sequence[str]) -> int | None:
        """Where a seat without a name has to stand: before the seats that are asked about."""
        kinds = ("field", "play", "bid")
        events = [event for event in self.scene.events if event.kind in kinds]
        if not events or events[0].seat not in ("", NEXT) or not named:
            return None
        return 0

    def _count_before(self, named: Sequence[str]) -> int:
        """How many seats without a name stand there: in a trick everybody plays one card."""
        if "who_takes" not in self.engine.answers:
            return 1
        events = self.scene.events
        count = len(events) if events[0].kind == "bid" else 1
        return next((i for i, event in enumerate(events) if event.seat in named), count)

    def _named(self, name: str, named: Sequence[str]) -> str:
        if name not in (ME, THEY):
            return name.replace(" ", "-")
        free = [other for other in MADE_UP[self.lang] if other not in named]
        return free[name == THEY]

    def seat(self, name: str) -> str:
        """The seat of a name that was said."""
        if name == ME:
            return self.me
        if name == THEY:
            return self._alike(self._named(THEY, self._people()))
        if name and name != NEXT:
            plain = name.replace(" ", "-")
            return plain if plain in self.names else self._alike(plain)
        return self.next

    def _alike(self, name: str) -> str:
        found = [known for known in self.names if known.casefold() == name.casefold()]
        if not found:
            raise NotUnderstood(name)
        return found[0]

    # ---- the table

    def build(self) -> Laid:
        """The table with everything on it. Raises ``NotUnderstood``."""
        self.seats = self._seats()
        self.names: list[str] = [seat.name for seat in self.seats]
        self.description = self._start()
        self._find_players()
        self._share()
        self._suppose_last_cards()
        self._lay_facts()
        asked = self._take_verdict()
        self.table: Table = self._table()
        for event in self._moves:
            if event.seat == ALL and event.kind == "through":
                self._let_through()
            elif event.seat == ALL:
                self._pass_all()
            else:
                self._play(event)
        told = (self.scene.events, self.scene.hands, self.scene.state, self.scene.on)
        laid = Laid(self.table, is_new=any((*told, self.scene.off, self.scene.seats)))
        if self._is_illegal_last():
            self._with_verdict(laid)
        else:
            for ask in self._asks():
                self._ask(ask, asked, laid)
            if not self.scene.asks:
                self._ask_what_is_meant(laid)
        chosen = [*dict.fromkeys(self.chosen)]
        laid.table, laid.chosen, laid.is_sure = self.table, chosen, self.sure
        for question in laid.questions:
            self._check(question)
        return laid

    def _asks(self) -> list[Ask]:
        """What is asked; rules of another game don't count if one of this game is named."""
        own = {clause.name for clause in self.rules.clauses}
        foreign = [
            ask for ask in self.scene.asks if ask.kind == "clause" and not own & {*ask.names}
        ]
        named = [ask for ask in self.scene.asks if ask.kind == "clause"]
        asks = self.scene.asks
        kinds = [ask.kind for ask in asks]
        scores = kinds in (["what_happens"], ["state"]) and any(
            s[0] == "count" for s in self.scene.state
        )
        is_whose = kinds == ["search"] and ("who" in asks[0].query or self._is_whole_trick())
        if not asks or scores or is_whose:
            return [*self._asks_of_course()] or asks
        if len(foreign) == len(named):
            return self.scene.asks
        return [ask for ask in self.scene.asks if ask not in foreign]

    def _asks_of_course(self) -> Iterator[Ask]:
        """What is asked without words: who wins, or what a hand is; who takes a whole trick."""
        answers, described = self.engine.answers, self._described()
        shown = [*described.hands, *(play.seat for play in described.field if play.seat)]
        if self.given is None and "what_hand" in answers and shown:
            yield Ask("who_wins") if shown[1:] else Ask("hand_of", shown[0])
        if self._is_whole_trick():
            yield Ask("who_takes")
        if any(said[0] == "count" for said in self.scene.state):
            yield Ask("score")

    def _is_whole_trick(self) -> bool:
        """Whether everybody's card of a trick is on the table."""
        field = self._described().field
        return "who_takes" in self.engine.answers and len(field) == len(self.names)

    def _is_told_trick(self) -> bool:
        """Whether the last card of a trick was told, and nothing is asked in words."""
        asks = [(ask.kind, ask.text, ask.concepts) for ask in self.scene.asks]
        plays = [move for move in self._moves if move.kind == "play"]
        lying = len(self.description.field) + len(plays)
        is_bare = asks in ([], [("verdict", "", frozenset())]) and bool(plays)
        return is_bare and "who_takes" in self.engine.answers and lying == len(self.names)

    def _last_of_trick(self) -> Happening | None:
        """The last card of a trick, if it is told and not asked about: ``Ann 4 clubs Ben 9``."""
        asks, lying = self.scene.asks, len(self.description.field) + len(self._moves)
        is_told = [ask.kind for ask in asks] == ["may_play"] and not self.scene.asks_something
        is_told = is_told and not asks[0].concepts & {"may", "must"}
        is_last = "who_takes" in self.engine.answers and lying == len(self.names) - 1
        if not (is_told and is_last and len(asks[0].cards) == 1):
            return None
        return Happening("play", asks[0].seat, asks[0].cards)

    def _check(self, question: Question) -> None:
        """Raises ``NotUnderstood`` if the game doesn't answer a question."""
        try:
            self.table.answer(question)
        except RefereeError as problem:
            raise NotUnderstood(str(question)) from problem

    def _is_illegal_last(self) -> bool:
        """Whether only the last move is illegal, and what follows from it is asked."""
        before = len(self.given.description.play) if self.given is not None else 0
        standing = [move.stands for move in self.table.description.play[before:]]
        kinds = {ask.kind for ask in self.scene.asks}
        follows = {"what_happens", "whose_turn", "is_out", "who_leads"}
        return (
            bool(standing) and standing.index(True) == len(standing) - 1 and kinds <= follows
            if True in standing
            else False
        )

    def _with_verdict(self, laid: Laid) -> None:
        """The table before the last move, with the question whether it is legal."""
        move = self.table.description.play[-1]
        laid.table = self.table = self.table.back()
        laid.questions.append(legality_question(replace(move, stands=False)))

    def _start(self) -> Description:
        if self.given is not None:
            return self.given.description.replace(ask=())
        return Description(book=self.rules.id, seats=tuple(self.seats))

    def _find_players(self) -> None:
        """Who is to move, and who speaks."""
        scene = self.scene
        if self.given is not None:
            turn = self.given.position.turn
            hands = [name for name, hand in self.given.description.hands.items() if hand.cards]
            self.next = (
                self.names[turn] if turn >= 0 else (hands[0] if len(hands) == 1 else self.names[0])
            )
            self.me = self.next
            return
        self.me = self._named(ME, self._people())
        if ME not in (*scene.people, *scene.seats):
            self.me = ""
        moving = (self.seat(e.seat) for e in scene.events if e.seat not in ("", NEXT, ALL))
        acted = [name for name in moving if name]  # the speaker has no seat yet
        if scene.turn:
            self.next = self.seat(scene.turn)
        elif acted:
            place = self.names.index(acted[-1])
            self.next = self.names[(place + 1) % len(self.names)]
        elif len(scene.people) == 1:
            self.next = self.seat(scene.people[0])
        else:
            self.next = self.names[0]
        if not self.me:
            self.me = self.next

    def _people(self) -> list[str]:
        """The names that were said."""
        acting = [event.seat for event in self.scene.events if event.seat not in ("", NEXT, ALL)]
        return [*self.scene.seats] or [*dict.fromkeys([*acting, *self.scene.people])]

    def _share(self) -> None:
        """In a game with cards for all, these are what lies without a name; the rest are hands."""
        if self.given is not None or BOARD not in marks_of(self.rules):
            return
        scene = self.scene
        for event in scene.events:
            if event.seat in ("", NEXT):
                scene.board += event.cards
            else:
                is_pair = len(event.cards) == 1 and event.cards[0].is_many  # ``Ann has kings``
                scene.hands.append(DescribedHand(event.seat, event.cards * (1 + is_pair)))
        scene.events = []
        if scene.board:
            cards = self._cards(scene.board, "", from_hand=False, mixes=True)
            scene.state.append(("set", BOARD, " ".join(map(str, cards))))

    def _lay_facts(self) -> None:
        scene = self.scene
        self._moves: list[Happening] = []
        for hand in scene.hands:
            self._lay_hand(hand)
        before_moves = True
        for event in scene.events:
            if event.kind == "discard" and "may_discard" not in self.engine.answers:
                event.kind = "play"
        scene.events.sort(key=lambda event: event.is_asked)
        laid = [place for place, event in enumerate(scene.events) if event.kind == "field"]
        for place, event in enumerate(scene.events):
            if event.kind == "pass" and event.seat and before_moves and laid[-1:] > [place]:
                scene.state.append(("passed", event.seat))
                continue
            if event.kind == "field" and before_moves:
                self._lay_field(event)
            elif event.kind == "call_suit" and before_moves and self.given is None:
                scene.state.append(("set", CALLED, event.cards[0].suits))
            elif event.kind == "field":
                self._moves.append(Happening("play", event.seat, event.cards, text=event.text))
            else:
                before_moves = False
                self._moves.append(event)
        self._moves = self._not_yet_made()
        if scene.turn:
            self.description = self.description.replace(turn=self.seat(scene.turn))
        for number, name in enumerate(scene.out, 1):
            hands = {**self.description.hands, self.seat(name): Hand(out=str(number), unknown=0)}
            self.description = self.description.replace(hands=hands)
        for names in scene.active:
            if (
                self.rules.options.keys() & {*names}
                and rulebook(self.rules.id).value(names[0])
                and self._marks_of(names)
            ):
                scene.state.append(("mark", *names))
        self._add_pending()
        gives = {"must_give", "may_give"} & {ask.kind for ask in scene.asks}
        if scene.titles and gives and self.given is None:
            scene.state.append(("exchange",))
        if scene.trump and TRUMP in marks_of(self.rules):
            scene.state.append(("set", TRUMP, scene.trump))
        state = [*self.description.state, *filter(None, map(self._mark, scene.state))]
        self.description = self.description.replace(state=tuple(dict.fromkeys(state)))
        settings = [
            o.name for o in self.rules.options.values() if o.in_header and o.name == "trump"
        ]
        if scene.trump and settings:
            self.rules = self.rules.replace(**{settings[0]: scene.trump})
        if scene.each and "cards" in self.rules.options:
            self.rules = self.rules.replace(cards=str(scene.each))

    def _not_yet_made(self) -> list[Happening]:
        """The moves that are told, but those that the table has already."""
        moves = self._moves
        while self.given is not None and moves and self._is_made(moves[0]):
            moves = moves[1:]
        return moves

    def _is_made(self, event: Happening) -> bool:
        """Whether the table that is there shows a move."""
        here = Here.of(self.given) if self.given else Here()
        last = here.moved
        if event.kind == "pass":
            all_passed = event.seat == ALL and last is not None and last.kind == "pass"
            is_one = event.seat != ALL
            return all_passed or (is_one and self.seat(event.seat) in here.passed)
        if event.kind != "play" or last is None or event.seat not in ("", NEXT, last.seat):
            return False
        ranks = [card.rank for card in last.cards]
        return bool(ranks) and [card.rank for card in event.cards] == ranks

    def _add_pending(self) -> None:
        """A card on the field that makes others draw still does, if another is to answer it."""
        scene, field = self.scene, self.description.field
        top = re.search(r"\+(\d)$", field[-1].cards[-1].rank) if field else None
        answers = [*(ask.cards for ask in scene.asks), *(move.cards for move in self._moves)]
        is_answered = any("+" in card.rank for cards in answers for card in cards)
        if self.given is None and top and is_answered and PENDING in marks_of(self.rules):
            scene.state.append(("set", PENDING, top[1]))

    def _mark(self, said: tuple[str, ...]) -> str:
        kind, *details = said
        if kind == "mark":
            marks = self._marks_of(details)
            is_on = any(self.rules.value(n) is True for n in details if n in self.rules.options)
            if {*details} & {name for names in self.scene.named for name in names} and is_on:
                words = self.engine.rules.words
                whole = {word.text for word in words if not (word.holder or word.value)}
                marks = [mark for mark in marks if mark in whole] or [""]  # ``strict lock on``
            if not marks:
                raise NotUnderstood(details[0])
            return marks[0]
        if kind == "set":
            return " ".join(details)
        if kind == "count":  # of bids and tricks
            return f"{details[0]} {self.seat(details[1])} {details[2]}"
        if kind in ("lacks", TOOK):
            return " ".join((kind, self.seat(details[0]), *details[1:]))
        return " ".join([kind, *map(self.seat, details)])

    def _marks_of(self, names: Sequence[str]) -> list[str]:
        """The marks of clauses with these names, as ``state:`` writes them."""
        return [
            word.text
            for clause in self.rules.clauses
            if clause.name in names
            for use in clause.rules
            for word in spellings_of_use(self.rules.family, clause, use)
        ]

    def _lay_hand(self, said: DescribedHand) -> None:
        """A hand before the moves: what was told after a play lacks its cards."""
        name = self.seat(said.seat)
        if self.given is not None:
            shown = {card.plain() for card in self._described().hands.get(name, Hand()).cards}
            told = self._cards(said.cards, name)
            if told and shown >= {card.plain() for card in told}:
                return  # the table shows it
        played = [
            card
            for event in self.scene.events[: said.after]
            if event.kind == "play" and event.seat == said.seat
            for card in event.cards
        ]
        known = self._cards(
            [*played, *said.cards], name, from_hand=False, mixes=bool(self.scene.board)
        )
        rest = max(said.count - len(said.cards), 0) if said.count else 0
        unknown = None if not said.whole else (0 if said.empty else rest)
        hands = {**self.description.hands, name: Hand(known, unknown)}
        self.description = self.description.replace(hands=hands)

    def _lay_field(self, event: Happening) -> None:
        mixes = "what_hand" in self.engine.answers
        cards = self._cards(event.cards, "", from_hand=False, mixes=mixes)
        seat = self.seat(event.seat) if event.seat not in ("", NEXT, ALL) else ""
        self.description = self.description.replace(
            field=(*self.description.field, FieldPlay(cards, seat))
        )

    def _suppose_last_cards(self) -> None:
        """Whether somebody is out is asked of the cards played last, if no hand is told."""
        scene = self.scene
        if "is_out" not in self.engine.answers:
            return
        if scene.events and scene.events[-1].is_last:
            for ask in scene.asks:
                if ask.kind in ("verdict", "may_play", "who_wins") and not ask.cards:
                    ask.kind, ask.seat = "is_out", scene.events[-1].seat
        if self.given is not None:
            return
        plays = [event for event in scene.events if event.kind == "play" and event.cards]
        told = {hand.seat for hand in scene.hands}
        if not plays or plays[-1].seat in told:
            return
        last = plays[-1]
        nobody = ("", NEXT)
        for ask in scene.asks:
            if ask.kind == "is_out" and (
                {ask.seat, last.seat} & {*nobody} or ask.seat == last.seat
            ):
                ask.seat = last.seat = ask.seat if last.seat in nobody else last.seat
                own = [card for play in plays if play.seat == last.seat for card in play.cards]
                if last.seat not in nobody:
                    scene.hands.append(DescribedHand(last.seat, tuple(own)))

    def _ask_what_is_meant(self, laid: Laid) -> None:
        """If nothing is asked: who takes a whole trick, whether the cards told last may be played,
        or whose turn it is after a pass."""
        events = self.scene.events
        if self._takes_trick():
            laid.questions.append(Question("who_takes"))
        elif self.given is not None and self.scene.hands and self._ends_with_hand():
            with suppress(NotUnderstood):
                self._ask_about_hand(laid)
        elif events and events[-1].kind == "pass" and "whose_turn" in self.engine.answers:
            laid.questions.append(Question("whose_turn"))

    def _ends_with_hand(self) -> bool:
        events, held = self.scene.events, self.scene.hands[-1]
        return not events or (held.after >= len(events) and held.seat != events[-1].seat)

    def _takes_trick(self) -> bool:
        """Whether every player has played to a trick, so that somebody takes it."""
        if "who_takes" not in self.engine.answers:
            return False
        with suppress(RefereeError):
            return self.table.ask(Question("who_takes")).answer in self.names
        return False

    def _take_verdict(self) -> Happening | None:
        """The last move, if the verdict on it is asked for: then it isn't made."""
        if last := self._last_of_trick():
            self._moves.append(last)
            self.scene.asks = []
        if self._is_told_trick():
            self.scene.asks = [Ask("who_takes")]
        kinds = [ask.kind for ask in self.scene.asks]
        if "verdict" in kinds and self._moves and not self._is_hand_told_last():
            return self._moves.pop()
        return None

    def _table(self) -> Table:
        described = self.description
        described = write_rules(described, self.rules)
        try:
            return Table(described, self.rules, force=True)
        except RefereeError as problem:
            known = [mark for mark in described.state if mark.split()[0] not in _OF_SOME_GAMES]
            if len(known) == len(described.state):
                raise NotUnderstood(str(problem)) from problem
        self.sure = False  # the game has no such marks
        self.description = self.description.replace(state=tuple(known))
        return self._table()

    # ---- cards

    def _options(self, named: NamedCard) -> list[Card]:
        if named.rank == "Jo":
            if not self.deck.jokers:
                raise NotUnderstood("Jo")
            return [Card("", "Jo", stands=named.stands)]
        if named.rank == "?":
            return [Card("", "?", down=True)]
        found = [
            c
            for c in self.deck.natural_cards
            if (not named.suits or c.suit in named.suits) and named.rank in ("", c.rank)
        ]
        if not found:
            raise NotUnderstood(named.rank)
        return [replace(c, down=True) for c in found] if named.down else found

    def _cards(
        self,
        cards: Sequence[NamedCard],
        seat: str,
        *,
        from_hand: bool = True,
        mixes: bool = False,
    ) -> tuple[Card, ...]:
        """The cards that are meant; suits that weren't named are chosen freely, or mixed."""
        if mixes:
            return tuple(map(self._rarest, cards))
        way = next(self._ways(cards, seat, from_hand=from_hand))
        self._use(cards, way)
        return way

    def _rarest(self, named: NamedCard) -> Card:
        """A card in the suit of which the fewest cards are used, so that no flush comes about."""
        free = [card for card in self._options(named) if card.plain() not in self.used]
        suits = [card.suit for card in self.used]
        if not free:
            raise NotUnderstood(named.rank)
        card = min(free, key=lambda card: suits.count(card.suit))
        self._use([named], [card])
        return card

    def _ways(
        self, cards: Sequence[NamedCard], seat: str, *, from_hand: bool = True
    ) -> Iterator[tuple[Card, ...]]:
        hand, led = self._hand(seat) if from_hand and seat else [], self._led_suit()
        lying = self._laid_before(but_by=seat)
        options = []
        for named in cards:
            own = [
                card
                for card in self._options(named)
                if card.plain() in hand or (card.is_joker and named.rank == "Jo")
            ]
            whole = self._options(named)
            free = [card for card in whole if card.plain() not in self.used and card not in lying]
            if len(own) < sum(other.rank == named.rank for other in cards):
                free, own = [*own, *(card for card in free if card not in own)], []
            # the suit that was led; else suits that differ from those below, so that no lock comes
            # from our choice
            free.sort(key=lambda card: (card.suit != led, card.suit in self.suits_below))
            options.append(own or free or whole)
        seen: set[tuple[str, ...]] = set()
        count = 0
        for way in islice(_choices(options), 400):
            plain = [card.plain() for card in way if not card.is_one_of_many]
            key = tuple(sorted(map(str, way)))
            if len({*plain}) < len(plain) or key in seen:
                continue
            seen.add(key)
            count += 1
            yield way
            if count >= MAX_WAYS:
                return
        if not count:
            raise NotUnderstood("cards")

    def _laid_before(self, but_by: str = "") -> set[Card]:
        """The cards on the field of the table that was there already, but those of a player."""
        table = self._described() if self.given is not None else None
        if table is None:
            return set()
        others = (play for play in table.field if not but_by or play.seat != but_by)
        return {card.plain() for play in others for card in play.cards}

    def _led_suit(self) -> str:
        """The suit of the first card of a trick; empty if there is none."""
        field = self._described().field if "who_takes" in self.engine.answers else ()
        return field[0].cards[0].suit if field else ""

    def _use(self, named: Sequence[NamedCard], way: Sequence[Card]) -> None:
        self.used |= {card.plain() for card in way if not card.is_joker}
        self.suits_below = {card.suit for card in way}
        for said, card in zip(named, way, strict=True):
            if len(said.suits) != 1 and not card.is_one_of_many:
                self.chosen.append(str(card))

    def _hand(self, seat: str) -> list[Card]:
        hand = self._described().hands.get(seat)
        return [card.plain() for card in hand.cards] if hand else []

    def _described(self) -> Description:
        """The table after its moves, as a description."""
        table = getattr(self, "table", None) or self.given
        if table is None:
            return self.description
        described: Description = table.engine.describe(table.position, table.description)
        return described

    # ---- moves

    def _play(self, event: Happening) -> None:
        seat = self._first_mover(event)
        if event.kind == "doubt" and "may_doubt" not in self.engine.answers:
            event.kind = "challenge"
        if event.kind not in MOVES:
            raise NotUnderstood(event.kind)
        other = self._target(event.other)
        number = event.contract or (str(event.number) if event.number >= 0 else "")
        if event.kind == "call_suit":
            move = Move(seat, event.kind, suit=event.cards[0].suits)
        else:
            move = Move(seat, event.kind, self._played(event, seat, other), other, number=number)
        self.table = self._after(move)

    def _played(self, event: Happening, seat: str, other: str) -> tuple[Card, ...]:
        """The cards of a move: in suits that make it legal, if none were named."""
        named = self._without_lying(self._as_many(event.cards, seat), seat)
        ways = [*self._ways(named, seat)] if named else [()]
        legal = (way for way in ways if self._is_legal(Move(seat, event.kind, way, other)))
        way = ways[0] if len(ways) == 1 else next(legal, ways[0])
        self._use(named, way)
        return way

    def _is_legal(self, move: Move) -> bool:
        with suppress(RefereeError):
            self.table.play(move)
            return True
        return False

    def _pass_all(self) -> None:
        """All players but the one who played last pass, in turn, until the field is cleared."""
        if not (self._moves and self._moves[0].cards):
            raise NotUnderstood("pass")  # after what?
        for _ in self.names[1:]:
            if not self.table.position.field:
                return
            self._play(Happening("pass", NEXT))

    def _let_through(self) -> None:
        """All players who may doubt let it through."""
        asked = [debt for debt in self.table.position.owed if debt.kind == "doubt"]
        if not asked:
            raise NotUnderstood("through")
        for debt in asked:
            self._play(Happening("through", self.names[debt.seat]))

    def _after(self, move: Move) -> Table:
        try:
            return self.table.play(move)
        except IllegalPlay as illegal:
            candidates = getattr(illegal, "candidates", ())
            if candidates:
                with suppress(RefereeError):
                    return self.table.play(f"{move.seat}: {candidates[0]}")
            with suppress(RefereeError):
                return self.table.play(move, force=True)
            raise NotUnderstood(str(move)) from illegal
        except RefereeError as problem:
            raise NotUnderstood(str(move)) from problem

    def _mover(self, event: Happening) -> str:
        if event.seat not in ("", NEXT, ALL):
            return self.seat(event.seat)
        return self._on_turn() or self.seat(NEXT)

    def _first_mover(self, event: Happening) -> str:
        """Who makes a move; the first one without a name isn't made by who is asked about."""
        first = self.names[0]
        is_first = self.given is None and not self.table.steps and event.seat in ("", NEXT)
        return first if is_first and first in self.unnamed else self._mover(event)

    def _on_turn(self) -> str:
        """The player who may move now; empty if that is unknown."""
        table = self.table
        owing: list[int] = [debt.seat for debt in table.position.owed]
        waited = table.engine.view(table.position).waited_for
        if owing:
            return self.names[waited[0] if waited and waited[0] in owing else owing[0]]
        turn: int = table.position.turn
        if turn >= 0 and table.steps:
            return self.names[turn]
        if table.steps and waited:
            return self.names[waited[0]]
        if turn >= 0 and self.given is not None:
            return self.names[turn]
        return ""

    def _target(self, name: str) -> str:
        return "victim" if name == "victim" else (self.seat(name) if name else "")

    # ---- questions

    def _ask(self, ask: Ask, asked: Happening | None, laid: Laid) -> None:
        match ask.kind:
            case "clause":
                about_any = bool({"explain", "in_use"} & {*ask.query})
                self.sure &= self._is_own(ask.names) or about_any
                laid.clauses.append(ask.names)
            case "search":
                laid.searches.append(ask)
            case "state":
                self._ask_state(ask, laid)
            case "may_announce":
                seat = self.seat(ask.seat) if ask.seat else self._on_turn() or self.next
                laid.questions.append(Question(ask.kind, seat, number=ask.names[0]))
            case "may_bid":
                self._ask_bid(ask.seat, ask.names[0] if ask.names else str(ask.number), laid)
            case "verdict" if asked is not None and asked.kind == "bid":
                self._ask_bid(asked.seat, asked.contract or str(asked.number), laid)
            case "verdict" if asked is not None and not self._is_hand_told_last():
                laid.questions += self._legality(
                    asked.kind, self._mover(asked), asked.cards, asked.other
                )
            case "verdict" if self.given and self.given.description.play and not self.scene.hands:
                self._with_verdict(laid)
            case "verdict":
                self._ask_about_hand(laid)
            case "may_play" if not ask.cards:
                self._ask_held(ask, laid)
            case "finish":
                self._ask_finish(ask, laid)
            case "beats":
                self._ask_beats(ask, laid)
            case "hand_of":
                self._ask_hand(ask, laid)
            case "trumping":
                self._ask_trumping(ask, laid)
            case "what_happens" if ask.query == ("card",):
                self._ask_effect(ask, laid)
            case kind if kind in KINDS:
                self._ask_kind(ask, laid)
            case _:
                raise NotUnderstood(ask.kind)

    def _is_own(self, names: Sequence[str]) -> bool:
        """Whether the game has one of these rules."""
        return not {clause.name for clause in self.rules.clauses}.isdisjoint(names)

    def _ask_bid(self, seat: str, number: str, laid: Laid) -> None:
        named = self.seat(seat) if seat not in ("", NEXT) else self._on_turn() or self.next
        if number in self.deck.suits and "may_call_suit" in self.engine.answers:
            laid.questions.append(Question("may_call_suit", named, suit=number))
            return
        if "may_bid" not in self.engine.answers:
            raise NotUnderstood("bid")
        laid.questions.append(Question("may_bid", named, number=number))

    def _ask_role(self, kind: str, laid: Laid) -> bool:
        """Who plays alone or deals, if the table says so in a word of its own."""
        words = [word.text.split()[0] for word in self.engine.rules.words]
        roles = [word for word in words if word in _ROLES.get(kind, ())]
        if kind in self.engine.answers or not roles:
            return False
        laid.states.append(("mark", roles[0]))
        return True

    def _asked_seat(self, ask: Ask) -> str:
        """The seat that a question is about; *out* may be who played last."""
        moves = [move.seat for move in self.table.description.play if move.cards]
        if ask.kind == "is_out" and ask.seat in ("", NEXT) and moves:
            return moves[-1]
        return self._asker(ask)

    def _ask_kind(self, ask: Ask, laid: Laid) -> None:
        if ask.kind == "who_wins" and self._is_hand_to_beat():
            self._ask_about_hand(laid)
            return
        if ask.kind == "may_discard" and self._throws:
            ask.kind = "may_play"  # as of a trick
        kind = KINDS[ask.kind]
        if self._ask_role(ask.kind, laid):
            return
        has_places = {"ranks", "titles"} <= {*self.engine.answers}
        if ask.kind == "who_wins" and has_places and self.given is not None:
            if "win" not in ask.concepts:
                raise NotUnderstood(ask.kind)
            ask.kind = "rank_of" if ask.seat not in ("", NEXT) else "ranks"
            kind = KINDS[ask.kind]
        if ask.kind not in self.engine.answers:
            similar = {
                "ranks": "who_wins",
                "who_wins": "ranks",
                "must_do": "must_give",
                "must_give": "must_do",
                "who_leads": "whose_turn",
                "may_doubt": "may_challenge",
                "who_takes": "who_leads",  # the cards on the table
            }
            if "what_hand" in self.engine.answers:
                similar["who_takes"] = "who_wins"  # the pot
            other = similar.get(ask.kind, "")
            if other not in self.engine.answers:
                raise NotUnderstood(ask.kind)
            kind = KINDS[other]
        if (
            kind.name == "who_wins"
            and "who_takes" in self.engine.answers
            and (self.table.position.field or self.table.description.play)
        ):
            kind = KINDS["who_takes"]
        parts = kind.asks_about
        seat = self._asked_seat(ask) if "seat" in parts else ""
        if "cards" in parts:
            laid.questions += self._legality(
                ask.kind.removeprefix("may_"), seat, ask.cards, ask.other
            )
            holders = [h.seat for h in self.scene.hands if {*ask.cards} <= {*h.cards}]
            if ask.seat in ("", NEXT) and holders and seat not in map(self.seat, holders):
                self.sure = False  # somebody else holds these cards
            return
        other = self._target(ask.other) if {"other", "target"} & {*parts} else ""
        if {"other", "target"} & {*parts} and not other:
            raise NotUnderstood(ask.kind)
        laid.questions.append(Question(kind.name, seat, (), other))

    @property
    def _throws(self) -> bool:
        """Whether cards are discarded as plays: to a trick, or if nobody discards otherwise."""
        owed = [debt.kind for debt in self.table.position.owed]
        is_trick = "who_takes" in self.engine.answers and "discard" not in owed
        return is_trick or "may_discard" not in self.engine.answers

    def _legality(
        self, kind: str, seat: str, cards: Sequence[NamedCard], other: str
    ) -> list[Question]:
        """Whether a move may be made; if suits that weren't named matter, one question each."""
        name = f"may_{kind}" if f"may_{kind}" in KINDS else kind
        if kind == "discard" and self._throws:
            name = "may_play"  # as of a trick
        if name not in KINDS or name not in self.engine.answers:
            raise NotUnderstood(kind)
        target = self._target(other)
        if kind == "give" and not target:
            target = self._receiver(seat)
        if not cards:
            return [Question(name, seat, (), target)]
        cards = self._as_many(cards, seat)
        cards = cards if kind == "who_gets" else self._without_lying(cards, seat)
        ways = self._lying(cards) if kind == "who_gets" else []
        ways = ways or [*self._ways(cards, seat)]
        self._use(cards, ways[0])
        questions = [Question(name, seat, way, target) for way in ways]
        if len(questions) == 1:
            return questions
        answers: dict[str, Question] = {}
        for question in questions:
            try:
                answer = str(self.table.ask(question).answer)
            except RefereeError:
                continue
            answers.setdefault(answer, question)
        if not answers:
            raise NotUnderstood(kind)
        return list(answers.values())

    def _as_many(self, cards: Sequence[NamedCard], seat: str) -> Sequence[NamedCard]:
        """The cards; as many of ``the queens`` as the player holds, or as lie on top."""
        if len(cards) != 1 or not cards[0].is_many:
            return cards
        top = self._described().field[-1:]
        held = sum(card.rank == cards[0].rank for card in self._hand(seat))
        return [*cards] * (held if held > 1 else len(top[0].cards) if top else 1)

    def _without_lying(self, cards: Sequence[NamedCard], seat: str) -> Sequence[NamedCard]:
        """The cards without those on the field that they are to beat: ``my 10 on his 9``."""
        field = self._described().field if self.given is not None else ()
        ranks = {card.rank for card in cards} - {"Jo"}
        are_joined = len(ranks) < 2 or is_run(cards, said=True)
        is_as_many = bool(field) and are_joined and len(cards) == len(field[-1].cards)
        if not field or len(cards) == 1 or is_as_many:
            return cards
        lying = self._laid_before()
        held, rest = self._hand(seat), [*cards]
        for named in sorted(cards, key=lambda card: not (card.suits and card.rank)):
            options = [card.plain() for card in self._options(named)]
            there = [card for card in options if card in lying]
            is_held = any(card in held for card in options)
            is_free = are_joined and len(options) > 1
            if there and not (is_held or is_free) and len(rest) > 1:
                lying.remove(there[0])
                rest.remove(named)
        return rest

    def _lying(self, cards: Sequence[NamedCard]) -> list[tuple[Card, ...]]:
        """The cards meant, if all of them are on the table; else none."""
        told = self.table.description
        shown = [*(play.cards for play in told.field), *(move.cards for move in told.play)]
        lying = [card.plain() for cards in shown for card in cards]
        found = [[card for card in lying if card in self._options(named)] for named in cards]
        return [tuple(way) for way in product(*found)]

    def _receiver(self, seat: str) -> str:
        owed = [debt for debt in self.table.position.owed if self.names[debt.seat] == seat]
        for debt in owed:
            to = getattr(debt, "to", -1)
            if isinstance(to, int) and to >= 0:
                return self.names[to]
        raise NotUnderstood("to")

    def _ask_finish(self, ask: Ask, laid: Laid) -> None:
        """Going out with these cards: if they are the whole hand, they are played."""
        seat = self.seat(ask.seat) if ask.seat not in ("", NEXT) else self._on_turn() or self.next
        hand = self._described().hands.get(seat)
        cards = self._cards(ask.cards, seat)
        whole = (
            hand is not None
            and hand.unknown == 0
            and {*hand.cards} == {*(c.plain() for c in cards)}
        )
        if not whole:
            laid.searches.append(ask)
            return
        self.table = self._after(Move(seat, "play", cards))
        laid.questions.append(Question("is_out", seat))

    def _ask_beats(self, ask: Ask, laid: Laid) -> None:
        """Whether cards beat others: a verdict if those lie on top, otherwise the rule."""
        top = self._described().field[-1:]
        ranks = sorted(card.rank for play in top for card in play.cards)
        if ranks == sorted(card.rank for card in ask.against):
            laid.questions += self._legality("play", self._asker(ask), ask.cards, "")
        elif "what_order" in self.engine.answers and _is_of_ranks(ask):
            laid.questions.append(Question("what_order"))
        elif ask.names:
            laid.clauses.append(ask.names)
        else:
            laid.searches.append(ask)

    def _asker(self, ask: Ask) -> str:
        """The seat that a question is about; of several who owe something, who holds the cards."""
        if ask.seat not in ("", NEXT):
            return self.seat(ask.seat)
        owing = [self.names[debt.seat] for debt in self.table.position.owed]
        holders = [
            seat
            for seat in (owing if len({*owing}) > 1 and ask.cards else ())
            if all({*self._options(card)} & {*self._hand(seat)} for card in ask.cards)
        ]
        return holders[0] if holders else self._on_turn() or self.next

    def _is_hand_told_last(self) -> bool:
        """Whether it is argued about a hand: it was told last, or another player moved last."""
        hands, events = self.scene.hands, self.scene.events
        asked = {ask.seat for ask in self.scene.asks if ask.kind == "verdict" and ask.seat}
        if hands and asked == {hands[-1].seat} and hands[-1].cards and events:
            return events[-1].kind == "field" or events[-1].seat not in ("", NEXT, *asked)
        return bool(hands) and hands[-1].after >= len(events) > 0

    def _is_hand_to_beat(self) -> bool:
        """``Ben played a 9, I have two kings. does that beat it``: about a hand told last."""
        compares = {"what_hand", "who_takes"} & {*self.engine.answers}
        return not compares and bool(self.scene.hands) and self._is_hand_told_last()

    def _ask_about_hand(self, laid: Laid) -> None:
        """``I have the S3. can I play it``: about the hand that was told last."""
        if not self.scene.hands:
            raise NotUnderstood("verdict")
        held = self.scene.hands[-1]
        seat = self.seat(held.seat)
        suits, ranks = ({card.suits for card in held.cards}, {c.rank for c in held.cards})
        is_run = len(suits) == 1 and len(ranks) == len(held.cards) > 2
        if len(ranks - {"Jo"}) == 1 or is_run or _are_pairs_in_row(held.cards):
            laid.questions += self._legality("play", seat, held.cards, "")
        else:
            laid.questions.append(Question("what_plays", seat))

    def _ask_held(self, ask: Ask, laid: Laid) -> None:
        """``can he play it``: about the only card of the hand, or all that the player may play."""
        seat = self._asker(ask)
        hand = self._described().hands.get(seat)
        if hand is not None and len(hand.cards) == 1 and not hand.unknown:
            laid.questions.append(Question("may_play", seat, hand.cards))
        else:
            laid.questions.append(Question("what_plays", seat))

    def _ask_trumping(self, ask: Ask, laid: Laid) -> None:
        """Whether a seat may play one of its trumps."""
        trump_of = getattr(self.engine.rules, "trump", None)
        suit = str(trump_of(self.table.position) or "") if trump_of else ""
        if "trump" in self.rules.options:
            suit = suit or str(self.rules.value("trump"))
        seat = self.seat(ask.seat) if ask.seat not in ("", NEXT) else self._on_turn() or self.next
        trumps = [card for card in self._hand(seat) if card.suit == suit]
        if not trumps:
            raise NotUnderstood("trump")
        laid.questions.append(Question("may_play", seat, (trumps[0],)))

    def _ask_hand(self, ask: Ask, laid: Laid) -> None:
        seat = self.seat(ask.seat)
        if "what_hand" in self.engine.answers:
            laid.questions.append(Question("what_hand", seat))
        else:
            laid.states.append(("hand", seat))

    def _ask_effect(self, ask: Ask, laid: Laid) -> None:
        """``does the 8 clear?``: of the card that was just played, or that is in the hand."""
        wanted = ask.cards[0]
        last = self.table.description.play[-1:]
        played = [card for move in last for card in move.cards]
        if any(card.rank == wanted.rank for card in played):
            laid.questions.append(Question("what_happens"))
            return
        seat = self.seat(ask.seat) if ask.seat not in ("", NEXT) else self._on_turn() or self.next
        if any(card.rank == wanted.rank for card in self._hand(seat)):
            self.table = self._after(Move(seat, "play", self._cards(ask.cards, seat)))
            if self.table.description.play[-1].stands:
                self._with_verdict(laid)
            else:
                laid.questions.append(Question("what_happens"))
        else:
            laid.searches.append(ask)

    def _ask_state(self, ask: Ask, laid: Laid) -> None:
        kind, *names = ask.names
        words = [word.text.split()[0] for word in self.engine.rules.words]
        if kind == "bid" and kind not in words and AUCTION in words:
            kind, names = "mark", [AUCTION]
        if kind in ("bid", "called") and kind not in words:
            raise NotUnderstood(kind)
        if kind == "mark":
            marks = [mark for mark in self._marks_of(names) if mark not in _TIMES]
            marks = marks or [word.text for word in self.engine.rules.words if word.text in names]
            if marks:
                laid.states.append(("mark", marks[0], *ask.query[:1], *names[:1]))
            else:
                laid.clauses.append(tuple(names))
                self.sure &= self._is_own(names) or bool(
                    {"explain", "in_use", "hold"} & {*ask.concepts}
                )
                compares = "what_hand" in self.engine.answers and "explain" not in ask.concepts
                self.sure &= not (compares or ask.concepts & {"what", "who", "order"})
            return
        of_seat = kind in ("hand", "taken", "passes", "bid")
        seat = self.seat(ask.seat) if of_seat and ask.seat else ""
        laid.states.append((kind, seat) if seat else (kind,))


def _choices(options: Sequence[Sequence[Card]]) -> Iterator[tuple[Card, ...]]:
    """A card from each of these; where they are the same, each set of cards comes once."""
    places: dict[tuple[Card, ...], list[int]] = {}
    for place, cards in enumerate(options):
        places.setdefault(tuple(cards), []).append(place)
    order = [place for listed in places.values() for place in listed]
    groups = (
        combinations(cards, len(listed))
        if len(cards) >= len(listed) and not any(card.is_one_of_many for card in cards)
        else product(cards, repeat=len(listed))
        for cards, listed in places.items()
    )
    for chosen in product(*groups):
        flat = [card for group in chosen for card in group]
        yield tuple(card for _, card in sorted(zip(order, flat, strict=True), key=lambda p: p[0]))


def _is_of_ranks(ask: Ask) -> bool:
    """Whether two ranks are compared, and nobody is to play them."""
    plain = not any(card.suits for card in (*ask.cards, *ask.against))
    return plain and not ask.seat and not ask.concepts & {"may", "play"}


def _are_pairs_in_row(cards: Sequence[NamedCard]) -> bool:
    """Whether cards are three or more pairs in a row, which are one play: ``5 5 6 6 7 7``."""
    counts = Counter(card.rank for card in cards)
    places = sorted(RUN.index(rank) for rank in counts if rank in RUN)
    in_row = places == [*range(places[0], places[0] + len(counts))] if places else False
    return in_row and len(counts) > 2 and {*counts.values()} == {2}
