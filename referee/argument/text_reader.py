"""Understands what somebody says in an argument: the table, and the question about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from itertools import zip_longest
from typing import NamedTuple, TypeVar
from unicodedata import normalize

from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.library.context import current, rulebook
from referee.model.questions import Question
from referee.notation.lenient.lexicon import normalize as normalize_word
from referee.notation.link import read_link
from referee.notation.questions import parse_question
from referee.notation.table_text import read_text
from referee.rulebook.binding import spellings_of_use
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook
from referee.table import Table

from .account import ALL, ME, NEXT, Ask, Happening, Here, Scene
from .auctions import AUCTION, Auction, told_auction
from .bids import (
    awaits_bid,
    awaits_contract,
    callable_suits,
    listed_bids,
    phase_of,
    with_bids,
    with_calls,
    with_contracts,
)
from .builder import BOARD, Builder, Laid, NotUnderstood, marks_of, unused_rules
from .called_suits import CALLED, with_called_suits
from .calls import Calls, told_calls
from .facts import TOOK, Facts, told_facts
from .frames import Frame, frames_of
from .led_suits import with_led_suits
from .lost import lost
from .paraphrases import said_plainly, told_as_done, with_players
from .people import guessed_kana_names, guessed_names, listed_seats
from .questions_near import MAX_OFFERS, questions_near, with_suggestions
from .reading import MAX_LETTERS, Reading, Understanding
from .results import results_of, seats_of
from .rule_search import (
    FoundClause,
    find_clauses,
    is_sure,
    long_names_in,
    meant,
    unexplained,
)
from .scene import SceneReader
from .second_reader import SecondReader
from .shown_hands import shown_hands
from .slots import Reworded, reworded, tells_of_table
from .spelling import corrected
from .state_text import StateAsked
from .tellings import Told, told_in, without_taken_back
from .tokens import Scanner, Token
from .trick_lists import listed_trick
from .trump_names import with_trump_names
from .variants import named_variants
from .vocabulary import answered, matches, signs, vocabulary

MAX_UNKNOWN = 2
"""The most unknown words that are ignored beside something certain."""
MAX_CARDS_OF_RULES = 4
"""The most cards that a question about a rule names."""

AnyReader = TypeVar("AnyReader", bound=SceneReader)

ACTS = ("play", "beat", "give", "discard", "clear", "out", "lead", "trick")
"""What players do with cards."""


def understand(
    text: str, table: Table | None = None, *, book: str = "daifugo", lang: str = ""
) -> Understanding:
    """What somebody says in an argument, as a table with questions.

    ``table``: the table that is there already; without one, ``book`` is played unless the text
    names another. ``lang``: the language of made-up names; by default that of the text.

    >>> said = understand("offkai: diamonds 4, 7, 9 on the table, can Chie play the ten of clubs?")
    >>> said.reading.verdicts[0].answer
    'no'
    """
    return _Understanding(text, table, book, lang).result()


class Before(NamedTuple):
    """What was read of a text before its statements."""

    told: list[tuple[str, ...]]
    auction: Auction
    variants: dict[str, str]


class _Understanding:
    def __init__(self, text: str, table: Table | None, book: str, lang: str) -> None:
        self.text, self.given, self.book = text, table, book
        self.guessed: list[str] = []
        self.seats: list[str] = []
        """All seats in order, if the text lists them."""
        self.told: list[Token] = []
        self.in_slots = Reworded("")
        self.facts, self.calls = Facts(), Calls()
        self.cards_named = 0
        self.names_move, self.names_card, self.is_question = False, False, False
        self.has_results = False
        self.doubts: list[str] = []
        self.here = Here.of(table, **phase_of(table)) if table is not None else Here()
        self.lang = lang or ("ja" if re.search("[ぁ-ヿ一-鿿]", text) else "en")

    def result(self) -> Understanding:
        text = self.text.strip()
        if not re.search(r"\w", text) or len(text) > MAX_LETTERS:
            return Understanding(self.text, skipped=(text[:80],) if text else ())
        if pasted := self._pasted(text):
            return Understanding(self.text, pasted)
        if strict := self._question(text):
            return Understanding(self.text, Reading(self.given, (strict,)))  # type: ignore[arg-type]
        plain = normalize("NFKC", text).casefold()
        names_book = any(token.kind == "book" for token in self._scanner(text).tokens())
        if not names_book and self._is_other_game(plain):
            return Understanding(self.text, skipped=(text,))
        return self._understood(text)

    def _is_other_game(self, plain: str) -> bool:
        """Whether the text is about another game."""
        own = normalize("NFKC", self._titles()).casefold()
        deck = self._scanner("").deck
        for word in vocabulary().other_games:
            if word in own or signs().get(normalize_word(word)) in deck.ranks:
                continue
            if re.fullmatch(r"[a-z0-9 ']+", word):
                if re.search(rf"(?<![a-z0-9]){re.escape(word)}(?![a-z0-9])", plain):
                    return True
            elif word in plain:
                return True
        return False

    def _titles(self) -> str:
        """The titles of the rules that are played."""
        rules = self.given.rulebook if self.given is not None else rulebook(self.book)
        return " ".join(title for clause in rules.clauses for title in clause.title.values())

    # ---- texts that need no reading

    def _pasted(self, text: str) -> Reading | None:
        """The table of a link or a table text."""
        with suppress(RefereeError):
            if "#table=" in text:
                return self._table_in(read_link(text))
            if re.match(r"\s*(?:rules|ルール)\s*[:：]", text, re.IGNORECASE):
                return self._table_in(_with_canonical_labels(text))
        return None

    def _table_in(self, text: str) -> Reading:
        table = Table(read_text(text))
        return Reading(table, table.questions)

    def _question(self, text: str) -> Question | None:
        """A question as tables write it."""
        if self.given is None or "\n" in text:
            return None
        with suppress(RefereeError):
            asked = parse_question(text, self.given.seats, self.given.rulebook.deck)
            self.given.ask(asked)
            return asked
        return None

    # ---- everything else

    def _understood(self, text: str) -> Understanding:
        if self.given is not None:
            text = with_players(text, _parts_at(self.given), self.given.seats)
            text = told_as_done(said_plainly(text, self.given.engine.answers))
            if strict := self._question(text):
                return Understanding(self.text, Reading(self.given, (strict,)))
        else:
            self.seats, text = listed_seats(said_plainly(text))
            self.guessed = [name for name in self.seats if name != ME]
            guess = guessed_kana_names if re.search("[ぁ-ヿ一-鿿]", text) else guessed_names
            self.guessed += [name for name in guess(text) if name not in self.guessed]
        text = corrected(text, self._names)
        scanner = self._scanner(text)
        tokens = [_as_book(token, scanner) for token in scanner.tokens()]
        if self.given is None and scanner.is_japanese:
            new = [t.names[0] for t in tokens if t.kind == "seat" and "new" in t.concepts]
            self.guessed += [name for name in dict.fromkeys(new) if text.count(name) > 1]
            scanner = self._scanner(text)
            tokens = [_as_book(token, scanner) for token in scanner.tokens()]
        book = next((t.names[0] for t in tokens if t.kind == "book"), "")
        if book and self._deck_differs(book, scanner):
            self.book = book if self.given is None else self.book
            scanner = Scanner(text, self._names, rulebook(book).deck)
            tokens = [_as_book(token, scanner) for token in scanner.tokens()]
        rules = self.given.rulebook if self.given is not None else rulebook(book or self.book)
        if self.given is None:
            text, tokens, scanner = self._without_facts(text, tokens, scanner, rules)
        if scanner.is_japanese or not tells_of_table(tokens):
            return self._read(tokens, rules, scanner)[0]
        game = engine_of(rules)
        known = {*game.answers, *(word.text for word in game.rules.words)}
        self.in_slots = reworded(text, tokens, known)
        if self.in_slots.text == text:
            return self._read(tokens, rules, scanner)[0]
        rescanned = Scanner(self.in_slots.text, self._names, rules.deck)
        plain = [_as_book(token, rescanned) for token in rescanned.tokens()]
        said, _ = self._read(plain, rules, rescanned)
        if said.reading is None:
            return said
        pair = self._read(tokens, rules, scanner)[1]
        if any(one.reading and said.reading.is_same(one.reading) for one in pair):
            return said  # in its own words, too
        near = [said.reading, *said.offers, *(one.reading or one.guess for one in pair)]
        offers: dict[str, Reading] = {}
        for offer in filter(None, near):
            offers.setdefault(offer.title(), offer)
        listed = tuple(offers.values())[:MAX_OFFERS]
        return Understanding(said.text, offers=listed, skipped=said.skipped)

    def _without_facts(
        self, text: str, tokens: list[Token], scanner: Scanner, rules: Rulebook
    ) -> tuple[str, list[Token], Scanner]:
        """The text and its words without the facts that it tells beside plays and hands."""
        game = _game_of(rules)
        named = with_trump_names(text, tokens, game)
        if "who_takes" in game:
            named = with_led_suits(named, self._scanned(named, rules)[1])
        plain, calls = told_calls(named, tokens, game)
        if plain != text:
            tokens = self._scanned(plain, rules)[1]
        rest, facts = told_facts(plain, tokens, game)
        rescanned, left = self._scanned(rest, rules)
        self.calls = calls
        told = any(token.kind in ("seat", "me", "cards") for token in left)
        told |= any(said[0] in ("count", TOOK) for said in facts.state)
        if plain != text and (rest == plain or not told):
            rescanned, left = self._scanned(plain, rules)
            return plain, left, rescanned
        if rest == text or not told:
            return text, tokens, scanner
        self.facts = facts
        return rest, left, rescanned

    def _scanned(self, text: str, rules: Rulebook) -> tuple[Scanner, list[Token]]:
        scanner = Scanner(text, self._names, rules.deck)
        return scanner, [_as_book(token, scanner) for token in scanner.tokens()]

    def _read(
        self, tokens: list[Token], rules: Rulebook, scanner: Scanner
    ) -> tuple[Understanding, tuple[Understanding, Understanding]]:
        """What these words mean, and what each of the two readers understands."""
        variants: dict[str, str] = {}
        if self.given is None:
            tokens, variants = named_variants(tokens, rules)
            rules = rules.replace(**variants) if variants else rules
        words = engine_of(rules).rules.words
        bids = self.given is None and any(word.text == "bid" for word in words)
        if awaits_contract(self.given):
            tokens = with_contracts(tokens)
        if self.given is not None and callable_suits(self.given):
            turned = [text for text in self.given.description.state if text.startswith("turned ")]
            tokens = with_calls(tokens, turned[0].split()[1][0] if turned else "")
        tokens = with_bids(tokens, is_awaited=awaits_bid(self.given), is_said=bids)
        told: list[tuple[str, ...]] = []
        laid: list[Happening] = []
        auction = Auction()
        if bids:
            tokens, laid = listed_bids(tokens)
        if self.given is None and "who_takes" in engine_of(rules).answers:
            if AUCTION in marks_of(rules):
                tokens, auction = told_auction(tokens)
            tokens, told = results_of(tokens, marks={word.text for word in words})
        if CALLED in marks_of(rules):
            tokens = with_called_suits(tokens)
        if scanner.is_japanese:
            tokens = without_taken_back(tokens)
        self.before = Before(told, auction, variants)
        if self.given is not None or told or laid:
            retold = None
        else:
            retold = self._retold(tokens, rules) if scanner.is_japanese else None
        self.told = tokens
        by_statements = retold and self._both(retold.tokens, retold.events, rules, scanner, retold)
        if self.given is None and "who_takes" in engine_of(rules).answers:
            tokens, trick = listed_trick(tokens)
            laid += trick
        if self.given is None and "what_hand" in engine_of(rules).answers:
            tokens, laid = shown_hands(tokens, has_board=BOARD in marks_of(rules))
        self.told = tokens
        self.has_results = bool(told or self.in_slots.state or self.in_slots.out)
        pair = self._both(tokens, laid, rules, scanner)
        has_table = self.given is not None
        said = _agreed(*pair, has_table=has_table)
        if retold and by_statements:
            stated = _agreed(*by_statements, has_table=has_table)
            said = _confirmed(stated, pair, said, is_complete=retold.is_complete)
        if self.given is not None:
            said = with_suggestions(said, tokens, self.given)
        return said, pair

    def _both(
        self,
        tokens: Sequence[Token],
        laid: Sequence[Happening],
        rules: Rulebook,
        scanner: Scanner,
        retold: Told | None = None,
    ) -> tuple[Understanding, Understanding]:
        """What the two readers understand of these words.

        ``laid``: what they tell besides; ``retold``: everything that was told before.
        """
        frames = frames_of(tokens, is_japanese=scanner.is_japanese)
        first = self._reader(SceneReader, rules, scanner)
        second = self._reader(SecondReader, rules, scanner)
        told, auction, variants = self.before
        if self.given is None:
            told = [*told, *self.in_slots.state]
        counts = {said[1:] for said in told if said[0] == "count"}
        for reader in (first, second):
            reader.scene.state += told
            reader.scene.people += dict.fromkeys(self.in_slots.people)
            reader.scene.out += self.in_slots.out if self.given is None else ()
            if len({said[:2] for said in counts}) < len(counts):  # two numbers of one player
                reader.scene.doubtful.append(self.text)
            seats = (*seats_of(told), *(e.seat for e in laid if e.seat not in ("", NEXT, ALL)))
            reader.scene.people += dict.fromkeys(seats)
            reader.scene.events += deepcopy([*laid])
            if auction.calls:
                reader.scene.state.append(("set", " ".join((AUCTION, *auction.calls))))
            reader.scene.people += auction.seats
            reader.scene.asks += deepcopy(auction.asks)
            reader.scene.variants |= variants
            self.facts.tell(reader.scene)
            self.calls.tell(reader.scene)
            if retold is not None:
                reader.is_retold = True
                retold.tell(reader.scene)
        scenes = [first.read(frames), second.read_words(tokens)]
        self.is_question = any(scene.asks_something for scene in scenes)
        self.names_move = any(
            frame.has(*ACTS) or any(card.rank and card.suits for card in frame.cards)
            for frame in frames
        )
        self.names_card = any(card.rank and card.suits for frame in frames for card in frame.cards)
        self.cards_named = sum(bool(card.rank) for frame in frames for card in frame.cards)
        understood = [self._combined(scene) for scene in scenes]
        return understood[0], understood[1]

    def _retold(self, tokens: Sequence[Token], rules: Rulebook) -> Told | None:
        """What the statements of a Japanese text tell."""
        answers = engine_of(rules).answers
        if "what_hand" in answers:
            return None
        rows = any(clause.name == "rows" for clause in rules.clauses)
        return told_in(tokens, has_tricks="who_takes" in answers, has_rows=rows)

    def _reader(self, kind: type[AnyReader], rules: Rulebook, scanner: Scanner) -> AnyReader:
        """A reader that knows the players and what the game has."""
        given = self.given
        seats = given.description.seats if given else ()
        reader = kind(
            self._names,
            {seat.title: seat.name for seat in seats if seat.title},
            has_table=given is not None,
            shows_hands=given is None and "what_hand" in engine_of(rules).answers,
            here=self.here,
            marks=marks_of(rules),
            unused=unused_rules(rules) if given is None else frozenset(),
            is_japanese=scanner.is_japanese,
        )
        reader.scene.seats = [*self.seats]
        reader.scene.people = [*self.seats]
        return reader

    @property
    def _names(self) -> tuple[str, ...]:
        """The players' names, as far as they are known."""
        return tuple(self.given.seats) if self.given is not None else tuple(self.guessed)

    def _scanner(self, text: str) -> Scanner:
        if self.given is None:
            return Scanner(text, self._names, rulebook(self.book).deck)
        rules = self.given.rulebook
        return Scanner(text, self._names, rules.deck, _foreign_rules(rules))

    def _deck_differs(self, book: str, scanner: Scanner) -> bool:
        return rulebook(book).deck != scanner.deck

    def _combined(self, scene: Scene) -> Understanding:
        given = self.given
        if given is not None and scene.book and scene.book != given.rulebook.id:
            given = None
        unanswered = [word for ask in scene.asks for word in ask.unanswered]
        left_out = (*scene.skipped, *scene.left_over, *scene.unknown, *scene.doubtful, *unanswered)
        skipped = tuple(dict.fromkeys(left_out))
        told = scene.events or scene.hands or scene.state or scene.on or scene.off
        if not scene.asks and not told:
            return self._not_understood(scene, skipped)
        try:
            laid = self._laid(scene, given)
        except (NotUnderstood, RefereeError):
            return self._not_understood(scene, skipped)
        reading, offers, sure = self._reading(laid, scene.unknown)
        missing: list[str] = []
        if reading is not None:
            is_found, has_table = bool(laid.searches), given is not None
            missing = lost(self.told, reading, is_found=is_found, has_table=has_table)
            skipped = tuple(dict.fromkeys((*skipped, *missing)))
        offers = (*self._rivals(scene, given), *offers)
        doubts = {
            "meaning": not sure,
            "lost": missing,
            "unanswered": unanswered,
            **self._doubts(scene, laid, given),
        }
        self.doubts = [doubt for doubt, holds in doubts.items() if holds]
        if reading and not self.doubts:
            return Understanding(self.text, reading, offers, skipped)
        if rule := self._rule_described(scene):
            return rule
        near = [*([reading] if reading else []), *offers]
        if not _is_rule(laid):
            near[1:1] = questions_near(laid)
        return self._offered(near, scene, skipped)

    def _doubts(self, scene: Scene, laid: Laid, given: Table | None) -> dict[str, object]:
        """Why a reading isn't certain -> whether that is so."""
        before = len(given.description.play) if given is not None else 0
        asked = (laid.questions, laid.states, laid.clauses, laid.searches)
        is_searched = any(a.kind != "finish" for a in laid.searches) and not laid.questions
        rule_alone = (laid.searches or laid.clauses) and not laid.questions
        told = scene.events or scene.hands or scene.out or scene.titles
        is_rule_told = laid.searches or scene.named
        many = is_rule_told and self.cards_named > MAX_CARDS_OF_RULES
        left = [*scene.left_over, *(text for text in scene.skipped if re.search(r"\d", text))]
        return {
            "rival": scene.rivals,
            "repeated": _repeats(scene.asks),
            "rule left": given is None and any(_is_left(a, laid.questions) for a in laid.searches),
            "rule alone": rule_alone and (told or many),
            # there people ask about the table, in words that name rules, too
            "rule at a table": given is not None
            and not any(ask.kind == "clause" or "in_use" in ask.concepts for ask in scene.asks)
            and ((is_searched and scene.people) or _is_rule(laid)),
            "only told": _is_only_told(scene) or not (told or any(asked) or given is not None),
            "not about plays": scene.events and any(ask.kind == "deal" for ask in scene.asks),
            # something was misheard, or that is what they argue about
            "illegal": any(move.stands for move in laid.table.description.play[before:]),
            "no question": (scene.asks_something or scene.named) and not any(asked),
            "doubtful": scene.doubtful,
            "left over": left and not _is_rule(laid),
            "unknown": scene.unknown and not self._may_ignore(scene.unknown, laid),
        }

    def _laid(self, scene: Scene, given: Table | None) -> Laid:
        """The table that was told. If not even its first play is legal, the plays were made
        before."""
        told = deepcopy(scene)
        laid = Builder(scene, given, self.book, self.lang).build()
        moves = laid.table.description.play
        if given is None and moves and moves[0].stands and len(moves) == len(told.events):
            for event in told.events:
                event.kind = "field" if event.kind == "play" else event.kind
            with suppress(NotUnderstood, RefereeError):
                return Builder(told, given, self.book, self.lang).build()
        return laid

    def _rivals(self, scene: Scene, given: Table | None) -> Iterator[Reading]:
        """The readings in which the question is of another kind."""
        for rival in scene.rivals:
            with suppress(NotUnderstood, RefereeError):
                laid = Builder(rival, given, self.book, self.lang).build()
                reading, _, _ = self._reading(laid)
                if reading is not None:
                    yield reading

    def _may_ignore(self, unknown: Sequence[str], laid: Laid) -> bool:
        """Whether these words don't matter beside what is certain: a rule, or cards to play."""
        if len(unknown) > MAX_UNKNOWN or any(re.search(r"\d|^[A-Z]$", word) for word in unknown):
            return False
        if laid.searches and not laid.questions:
            return True
        if laid.clauses and not laid.questions:
            own = {clause.name for clause in laid.table.rulebook.clauses}
            return self.is_question and all(own & {*names} for names in laid.clauses)
        moves = laid.table.description.play
        may_ignore_one = bool(moves) and len(unknown) == 1
        return self.names_move and any(q.cards or may_ignore_one for q in laid.questions)

    def _rule_described(self, scene: Scene) -> Understanding | None:
        """The rule that the text as a whole describes, if it is about no table."""
        lies = any(event.kind == "field" for event in scene.events)
        if self.given is not None or self.names_card or self.has_results or lies:
            return None
        if scene.on or scene.off:
            return None
        table = self._bare_table(scene)
        found = self._found_in_text(scene, table)
        unknown = tuple(dict.fromkeys(scene.unknown))
        left = unexplained(table.rulebook.book, meant(found), unknown)
        named = any(event.seat not in ("", ME, NEXT) and event.cards for event in scene.events)
        played = {card.rank for event in scene.events for card in event.cards}
        asked = {card.rank for ask in scene.asks for card in ask.cards}
        named |= bool(played and asked - played) or len(played) > 1
        named |= bool(scene.named) and (bool(scene.events) or self.cards_named > MAX_CARDS_OF_RULES)
        people = {*scene.people} - {ME, NEXT}
        named |= bool(people) and self.cards_named > 0
        named |= any(ask.kind.startswith("may_") and ask.seat in people for ask in scene.asks)
        if named or not is_sure(found, left, is_question=self.is_question):
            return None
        if lost(self.told, Reading(table, clauses=meant(found)), is_found=True, has_table=False):
            return None
        clauses, offers = (
            meant(found),
            [other.clause for other in found[:MAX_OFFERS] if other.is_near],
        )
        near = tuple(
            Reading(table, clauses=(clause,)) for clause in offers if clause not in clauses
        )
        return Understanding(self.text, Reading(table, clauses=clauses), near, unknown)

    def _not_understood(self, scene: Scene, skipped: tuple[str, ...]) -> Understanding:
        if rule := self._rule_described(scene):
            return rule
        return self._offered([], scene, skipped or (self.text,))

    def _offered(
        self, near: Sequence[Reading], scene: Scene, skipped: tuple[str, ...]
    ) -> Understanding:
        """The readings near the text, and the rules that its words name, to choose from."""
        near = [single for reading in near for single in reading.singly()]
        rules = [*self._rules_offered(scene)]
        titled = [offer for offer in near if offer.title()]
        offers = (*titled[:2], *rules[:2], *titled[2:], *rules[2:])
        readings = {offer.title(): offer for offer in offers}
        return Understanding(
            self.text, offers=tuple(readings.values())[:MAX_OFFERS], skipped=skipped
        )

    def _rules_offered(self, scene: Scene) -> Iterator[Reading]:
        """The rules that the questions are likely about, then those of the whole text."""
        table = self.given or self._bare_table(scene)
        asked = (self._found(ask, table) for ask in scene.asks if ask.query)
        for found in (*asked, self._found_in_text(scene, table)):
            yield from (
                Reading(table, clauses=(f.clause,)) for f in found[:MAX_OFFERS] if f.is_near
            )

    def _found_in_text(self, scene: Scene, table: Table) -> list[FoundClause]:
        """The rules that the text as a whole may be about."""
        cards = tuple(card for ask in scene.asks for card in ask.cards)
        concepts = [concept for ask in scene.asks for concept in ask.concepts]
        return self._found(Ask("search", cards=cards, query=(self.text, *concepts)), table)

    def _bare_table(self, scene: Scene) -> Table:
        return Builder(Scene(book=scene.book), None, self.book, self.lang).build().table

    def _found(self, ask: Ask, table: Table) -> list[FoundClause]:
        ranks = [card.rank for card in ask.cards if card.rank]
        text, *concepts = ask.query or (ask.text,)
        names = ask.names if any(card.suits for card in ask.cards) else ()
        return find_clauses(table.rulebook.book, text, concepts, ranks, names, self._rules_named)

    @property
    def _rules_named(self) -> set[str]:
        """The rules that are named, except those during which something is asked."""
        found, during = long_names_in(self.text), set[str]()
        for place, token in enumerate(self.told):
            before, after = Frame(self.told[:place]), Frame(self.told[place + 1 :])
            is_during = before.says("before_effect") or after.says("after_effect", "begins_during")
            if token.kind == "rule" and is_during:
                during |= {*token.names}
            elif token.kind == "rule" and not token.also:
                found |= {*token.names}
        return found - during

    def _is_played(self, table: Table, clause: Clause) -> bool:
        """Whether a table that is given plays by a clause; without one, anything may be asked."""
        return self.given is None or table.rulebook.is_on(clause)

    def _reading(
        self, laid: Laid, unknown: Sequence[str] = ()
    ) -> tuple[Reading | None, tuple[Reading, ...], bool]:
        """The reading, others to choose from, and whether the first is sure."""
        clauses = [
            clause for names in laid.clauses for clause in self._named(laid.table, names)[:1]
        ]
        states = tuple(_state(said) for said in laid.states)
        table = laid.table
        sure = laid.is_sure
        offers: list[Reading] = []
        for ask in laid.searches:
            found = self._found(ask, table)
            elsewhere = [] if is_sure(found) else self._named(table, ask.names)
            if elsewhere and "explain" in ask.concepts:
                clauses += elsewhere
            elif not (laid.questions or laid.states or laid.clauses):
                alone = self.given is None  # at a table, it is likelier that a move is meant
                book = table.rulebook.book
                left = unexplained(book, meant(found), unknown) if alone else len(unknown)
                sure &= is_sure(found, left, is_question=alone)
                sure &= self._is_played(table, found[0].clause)
                sure &= alone or len(meant(found)) == 1
                clauses += meant(found) if found[0].is_near else []
            near = [f.clause for f in found[:MAX_OFFERS] if f.is_near and f.clause not in clauses]
            offers += [Reading(table, clauses=(clause,)) for clause in near]
        if not (laid.questions or states or clauses or laid.is_new):
            return None, tuple(offers), False
        reading = Reading(table, tuple(laid.questions), states, tuple(clauses), tuple(laid.chosen))
        return reading, tuple(offers), sure

    def _named(self, table: Table, names: tuple[str, ...]) -> list[Clause]:
        own = [clause for name in names for clause in table.rulebook.clauses if clause.name == name]
        if own:
            return own
        books = (book for book in current().books())
        return [clause for book in books for clause in book.clauses if clause.name in names][:1]


def _parts_at(table: Table) -> dict[str, str]:
    """What a table calls a player with a part of its own -> the player."""
    said = [words.split() for words in table.engine.state_words(table.position, table.seats)]
    return {words[0]: words[1] for words in said if len(words) > 1 and words[1] in table.seats}


def _foreign_rules(rules: Rulebook) -> frozenset[str]:
    """The names of the rules of books that have nothing in common with these rules: those of other
    families, and those that share no book with them."""
    near = {clause.name for clause in rules.clauses}
    far = set[str]()
    for book in current().books():
        names = {clause.name for clause in book.clauses}
        shares = book.family == rules.family and book.base and rules.book.base
        far, near = (far, near | names) if shares else (far | names, near)
    return frozenset(far - near)


def _game_of(rules: Rulebook) -> set[str]:
    """The marks of a game, and the questions that it answers."""
    game = {*engine_of(rules).answers}
    for clause in rules.clauses:
        for use in clause.rules:
            with suppress(RefereeError):  # of a game of another family
                game |= {word.text for word in spellings_of_use(rules.family, clause, use)}
    return game


def _agreed(first: Understanding, second: Understanding, *, has_table: bool) -> Understanding:
    """What both readers understood. If they differ, nothing is certain, and both are offered; the
    rule comes before tables that neither is sure of."""
    if first.reading and second.reading and first.reading.is_same(second.reading):
        return first
    read = [said.reading for said in (first, second) if said.reading]
    others = [offer for pair in zip_longest(first.offers, second.offers) for offer in pair if offer]
    if not (read or has_table) and others and all(said.offers for said in (first, second)):
        rule = _first_rule(others)
        tops = [said.offers[0] for said in (first, second)]
        if rule and all(top.questions for top in tops) and not tops[0].is_same(tops[1]):
            others.insert(0, rule)
    offers: dict[str, Reading] = {}
    for offer in (*read, *others):
        offers.setdefault(offer.title(), offer)
    offers.pop("", None)
    skipped = dict.fromkeys((*first.skipped, *second.skipped))
    return Understanding(
        first.text, offers=tuple(offers.values())[:MAX_OFFERS], skipped=tuple(skipped)
    )


def _confirmed(
    said: Understanding,
    others: tuple[Understanding, Understanding],
    agreed: Understanding,
    *,
    is_complete: bool,
) -> Understanding:
    """What the statements of a text tell: certain if one who read it otherwise found the same, or
    if they tell everything and the others agree on nothing else.

    ``agreed``: what the others agree on; ``is_complete``: whether every word was part of a
    statement, and the last is a question.
    """
    found = [reading for o in others for reading in (o.reading, *o.offers[:1]) if reading]
    mine = [said.reading] if said.reading else [*said.offers]
    if said.reading is not None and any(map(said.reading.is_same, found)):
        return said
    if said.reading is not None and is_complete and not _differ(agreed.reading, said.reading):
        return said
    if agreed.reading is not None and said.reading is None:
        if mine and mine[0].is_same(agreed.reading):
            return agreed
        mine.insert(0, agreed.reading)
    offers: dict[str, Reading] = {}
    for offer in (*mine, *found, *agreed.offers):
        offers.setdefault(offer.title(), offer)
    offers.pop("", None)
    skipped = dict.fromkeys((*said.skipped, *agreed.skipped))
    return Understanding(
        said.text, offers=tuple(offers.values())[:MAX_OFFERS], skipped=tuple(skipped)
    )


def _differ(agreed: Reading | None, said: Reading) -> bool:
    """Whether others agree on other plays or questions; hands may be missing."""
    if agreed is None:
        return False
    theirs, mine = agreed.table.description, said.table.description
    same = agreed.questions == said.questions and theirs.field == mine.field
    return not (same and theirs.play == mine.play)


def _first_rule(offers: Sequence[Reading]) -> Reading | None:
    return next((offer for offer in offers if offer.clauses and not offer.questions), None)


def _is_rule(laid: Laid) -> bool:
    """Whether only rules are asked about that are named."""
    return bool(laid.clauses) and not (laid.questions or laid.states or laid.searches)


def _is_only_told(scene: Scene) -> bool:
    """Whether several plays are told, and nothing is asked or disputed."""
    plays = [event for event in scene.events if event.kind == "play"]
    disputed = scene.asks_something or any(play.is_asked for play in plays)
    disputed |= any(ask.concepts & {"may", "must", "want"} for ask in scene.asks)
    kinds = {ask.kind for ask in scene.asks}
    return len(plays) > 1 and not disputed and kinds <= {"verdict", "may_play"}


def _repeats(asks: Sequence[Ask]) -> bool:
    """Whether the same is asked twice, with something else: that wasn't understood."""
    kinds = [ask.kind for ask in asks if ask.kind != "state"]
    return len({*kinds}) not in (1, len(kinds))


def _is_left(ask: Ask, questions: Sequence[Question]) -> bool:
    """Whether a rule is asked for beside questions that don't answer for it."""
    known = [answered(question.kind) for question in questions]
    rest = ask.concepts - (answered("any") or frozenset()) - {"may", "explain"}
    return bool(known) and not any(kind is not None and rest <= kind for kind in known)


def _state(said: tuple[str, ...]) -> StateAsked:
    kind, *details = said
    if kind == "mark":
        mark, *rest = details
        suits = rest[0] if len(rest) > 1 else ""
        return StateAsked("mark", mark, suits=suits, clause=rest[-1] if rest else "")
    return StateAsked(kind, seat=details[0] if details else "")


def _as_book(token: Token, scanner: Scanner) -> Token:
    """Cards that are the name of a game, if they stand alone at the beginning; a title that is
    one: ``in daifugo``, 「大富豪で、」."""
    if token.kind == "title" and (books := [t for t in token.also if t.kind == "book"]):
        before, _, after = scanner.typed.partition(token.text)
        is_first = re.search(r"(?:^|[。、\s])$", before) and after.startswith("で")
        if is_first or re.search(r"\b(?:in|playing|play)\s+$", before, re.IGNORECASE):
            return books[0]
    if (
        token.kind == "cards"
        and len(token.cards) == 1
        and not (token.cards[0].rank and token.cards[0].suits)
    ):
        book = scanner.rules.books.get(normalize_word(token.text), "")
        before = scanner.typed[: scanner.typed.find(token.text)].strip().casefold()
        says = re.fullmatch(
            r"|playing|it's|its|it is|we play|we are playing|we're playing|in|game of", before
        )
        after = scanner.typed[scanner.typed.find(token.text) + len(token.text) :].lstrip()
        is_named = (
            matches("is_game", after)
            if scanner.is_japanese
            else before or after.startswith((",", ":", ".", "!", "- "))
        )
        if book and says is not None and is_named:
            return Token("book", token.text, names=(book,))
    return token


_LABELS = {
    "ルール": "rules", "席": "seats", "席順": "seats", "番": "turn", "手番": "turn",
    "手札": "hands", "場": "field", "状態": "state", "手": "play", "質問": "ask", "hand": "hands",
    "捨て札": "discards",
}  # fmt: skip


def _with_canonical_labels(text: str) -> str:
    def canonical(match: re.Match[str]) -> str:
        word = match[2].lower()
        return f"{match[1]}{_LABELS.get(word, word)}:"

    return re.sub(r"(?m)^(\s*)([A-Za-z]+|[一-龥ぁ-ヿ]+)\s*[:：]", canonical, text)
