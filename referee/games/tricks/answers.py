"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.engine.answer import Answer, NoSuchQuestion, UnknownFact
from referee.engine.hidden_cards import unanimous_legality, with_known_hands
from referee.engine.query import (
    Answerer,
    Query,
    answer_deal,
    answer_legality,
    event_reason,
    unknown_hand,
    unknown_turn,
    what_happens,
)
from referee.engine.told_facts import told_facts_in
from referee.model import questions as q
from referee.model.marks import MANY, NOBODY
from referee.model.moves import (
    ANNOUNCE,
    APPOINT,
    BID,
    CALL_SUIT,
    DISCARD,
    DOUBLE,
    GIVE,
    HOLD,
    PASS,
    PICK_UP,
    PLACE,
    PLAY,
    REDOUBLE,
    TAKE_KITTY,
    Move,
)
from referee.rulebook.rule import Open, Reason

from .advance import advance, waited_for, with_trick_taken
from .hands import with_stated_facts, with_stated_voids
from .judge import chooser, judge
from .position import CARRIED, Trick, TricksPosition
from .revokes import did_revoke, with_revokes_of_moves
from .ruleset import TrickGame, TrickRules, first_stated
from .trick import deciding, may_change, reasons, trick_of, trick_result

NOBODY_ANSWER, ELIMINATED = "nobody", "eliminated"
PASSED_IN = ("passed-in", "thrown-in")
"""The names of the events that all have passed, so that the deal isn't played."""


class TricksQuery(Query[TrickRules, TricksPosition], frozen=True):
    """A question at a table. The field of its position may still hold a full trick."""

    @property
    def with_trick_taken(self) -> TricksPosition:
        """The position after a full trick has been taken."""
        return with_trick_taken(self.rules, self.position)

    @property
    def completions(self) -> Iterator[TricksPosition]:
        """The possible positions with all hands known; none if there are too many. If it is asked
        whether a player revoked, the players need not have followed suit."""
        start = self.position
        if self.question.kind == q.DID_REVOKE:
            state = self.case.description.state
            plain = with_stated_voids(self.rules, self.names, start, state)
            start = self.at(plain).with_stated_facts.position
        possible = [self.rules.possible(start, seat) for seat in range(start.size)]
        return (
            position
            for position in with_known_hands(self.rules.deck, start, possible)
            if all(position.known[seat] & cards for seat, cards in start.holds)
        )

    @property
    def with_stated_facts(self) -> TricksQuery:
        """The question with what the table states of hands."""
        described = self.case.description
        if not told_facts_in(described):
            return self
        moves, position = len(described.play), self.with_trick_taken
        stated = with_stated_facts(self.rules, self.names, position, described.state, moves)
        return self.at(replace(self.position, marks=stated.marks, holds=stated.holds))


# ---- plays


def _what_plays(query: TricksQuery) -> Answer:
    """``{"single": [card …], "maybe": [card …]}``: the second depend on the rest of the hand."""
    rules, name = query.rules, query.question.seat
    position, seat = query.with_trick_taken, query.seat
    cards: dict[str, list[str]] = {"yes": [], "depends": []}
    barring: list[Reason] = []
    for card in rules.deck.cards(position.known[seat]):
        answer = unanimous_legality(query, judge, Move(name, PLAY, (card,)))
        cards.setdefault(answer.value, []).append(str(card))
        barring += answer.because if answer.value == "no" else ()
    groups = {"single": cards["yes"], "maybe": cards["depends"]}
    unknown = position.unknown[seat]
    plays = {group: listed for group, listed in groups.items() if listed}
    return Answer(plays, _grouped(barring), (unknown_hand(name, unknown),) if unknown else ())


def _grouped(barring: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons, those that say the same of several cards as one."""
    groups: dict[tuple[str, str], Reason] = {}
    for reason in barring:
        first = groups.setdefault((reason.clause.id, reason.key), reason)
        cards = tuple(dict.fromkeys((*first.cards, *reason.cards)))
        args = {**first.args, "cards": list(cards)}
        groups[reason.clause.id, reason.key] = replace(first, cards=cards, args=args)
    return tuple(groups.values())


# ---- whose turn, who leads


def _why_over(query: TricksQuery) -> tuple[Reason, ...]:
    """Why the deal is over: all have passed, or all cards have been played."""
    return _passed_in(query) or (query.rules.tally.reason("over"),)


def _passed_in(query: TricksQuery) -> tuple[Reason, ...]:
    """That all have passed in the auction, if the last move ended the deal so."""
    events = query.case.steps[-1].events if query.case.steps else ()
    return tuple(event_reason(event) for event in events if event.key in PASSED_IN)


def _whose_turn(query: TricksQuery) -> Answer:
    position, names, rules = query.with_trick_taken, query.names, query.rules
    if position.is_over:
        return Answer(NOBODY_ANSWER, _why_over(query))
    opening = rules.opening(position)
    if opening is not None and opening.exchanges:
        waiting = query.names_of(waited_for(rules, position))
        return Answer(waiting, (opening.reason("waits", players=waiting),))
    if opening is not None and position.turn != NOBODY:
        seat = names[position.turn]
        return Answer(seat, (opening.reason("waits", players=[seat]),))
    if rules.at_once is not None:
        waiting = query.names_of(waited_for(rules, position))
        return Answer(waiting, (rules.at_once.reason("waits", players=waiting, seats=waiting),))
    if not position.field:
        leader = _next_leader(query)
        chosen = chooser(query.at(position), leader.value) if leader.value in names else ()
        return replace(leader, because=(*leader.because, *chosen))
    if position.turn == NOBODY:
        return unknown_turn()
    name, last = names[position.turn], position.field[-1].seat
    others = range(last + 1, last + position.size) if last != NOBODY else ()
    circle = [seat % position.size for seat in others]
    # A player who moved out of turn may have the turn with a card of theirs on top.
    follows = position.turn in circle
    after = names[last] if follows else ""
    between = circle[: circle.index(position.turn)] if follows else []
    passed = query.names_of([seat for seat in between if seat not in position.idle])
    idle = query.names_of([seat for seat in between if seat in position.idle])
    card = str(position.field[-1].card) if after and len(position.field) == 1 else ""
    two = position.players == 2
    following = rules.role("turn").reason(
        "next", players=[name], after=after, passed=passed, lead=card, two=two
    )
    alone = [
        r.reason("idle", players=idle, lone=query.names_of(r.plays_alone(position)))
        for r in rules.declaring("plays_alone")
        if idle
    ]
    return Answer(name, (*alone, following, *chooser(query.at(position), name)))


def _who_leads(query: TricksQuery) -> Answer:
    position, rules = query.with_trick_taken, query.rules
    if position.is_over:
        return Answer(NOBODY_ANSWER, _why_over(query))
    starts = first_stated(rule.leads_first(position) for rule in rules.declaring("leads_first"))
    if position.owed and starts not in (None, NOBODY):
        return _leads(query, starts)
    lacking = (rule.unknown_leader(position) for rule in rules.declaring("unknown_leader"))
    if fact := next(filter(None, lacking), None):
        return Answer("depends", (), (fact,))
    if position.owed and not rules.first_card:
        return _first_leader_by_turn(query, position)
    if rules.at_once is not None:
        return Answer(NOBODY_ANSWER, (rules.at_once.reason("no-leader"),))
    if position.field:
        seat = position.field[0].seat
        return _leads(query, seat) if seat != NOBODY else unknown_turn()
    return _next_leader(query)


def _first_leader_by_turn(query: TricksQuery, position: TricksPosition) -> Answer:
    """While seats place something, beginning with the leader: the first that has placed."""
    if position.turn == NOBODY:
        return unknown_turn()
    owing = {owed.seat for owed in position.owed}
    placed = (seat for seat in position.around(position.turn) if seat not in owing)
    return _leads(query, next(placed, position.turn))


def _who_declares(query: TricksQuery) -> Answer:
    for rule in query.rules.declaring("declares"):
        reason = rule.declares(query.position, query.names)
        if reason is not None:
            declarer = reason.players[0] if reason.players else NOBODY_ANSWER
            return Answer(declarer, (reason,))
    return Answer("depends", (), (UnknownFact("auction", about="table"),))


def _who_is_partner(query: TricksQuery) -> Answer:
    for rule in query.rules.declaring("partner"):
        reason = rule.partner(query.position, query.names)
        if reason is None:
            return Answer("depends", (), (rule.unknown_partner(query.position),))
        return Answer(reason.players[0] if reason.players else NOBODY_ANSWER, (reason,))
    raise NoSuchQuestion(query.question)


def _leads(query: TricksQuery, seat: int) -> Answer:
    name, position, rules = query.names[seat], query.with_trick_taken, query.rules
    first = () if position.has_begun else rules.declaring("why_leads_first")
    why = (rule.why_leads_first(position, seat, query.names) for rule in first)
    led = rules.role("turn").reason("led", players=[name])
    return Answer(name, (*filter(None, why), led))


def _next_leader(query: TricksQuery) -> Answer:
    """Who leads the next trick: the taker of the previous one, or the first leader."""
    rules, position, names = query.rules, query.with_trick_taken, query.names
    if position.last is not None and position.turn != NOBODY:
        name = names[position.turn]
        is_taken = trick_result(rules, position.last).place != NOBODY
        rule = rules.role("lead")
        return Answer(name, (rule.reason("leads" if is_taken else "nobody-took", players=[name]),))
    if position.last is not None:
        taker = trick_result(rules, position.last).taker
        if taker != NOBODY and position.holds_nothing(taker):
            return unknown_turn(rules.role("lead").reason("no-card", players=[names[taker]]))
    for rule in rules.declaring("first_card") if not position.has_begun else ():
        opening, lead = rules.opening(position), rule.first_card()
        changes = opening is not None and opening.exchanges
        seat = NOBODY if changes else rules.first_leader(position)
        if seat != NOBODY:
            return Answer(names[seat], (rule.reason("leads", players=[names[seat]], lead=lead),))
        fact = UnknownFact("holder-of", {"cards": [lead]}, told_by="holder")
        return Answer("depends", (rule.reason("undecided", lead=lead),), (fact,))
    if position.turn == NOBODY:
        return unknown_turn()
    return _leads(query, position.turn)


# ---- the trick


def _who_takes(query: TricksQuery) -> Answer:
    """The taker of the trick on the field or, if there is none, of the previous one."""
    position = query.position
    trick = trick_of(query.rules, position) if position.field else position.last
    if trick is None:
        return Answer(NOBODY_ANSWER, (query.rules.role("takes").reason("none-yet"),))
    return _taker(query, trick)


def _taker(query: TricksQuery, trick: Trick) -> Answer:
    rules, position, names = query.rules, query.position, query.names
    is_unfinished = trick.laid == position.field and not position.is_full
    result = trick_result(rules, trick)
    if is_unfinished and may_change(rules, position, trick, result.place):
        certain = _certain_taker(query)
        if certain:
            seat, because = certain
            return Answer(names[seat], because)
        played = {laid.seat for laid in trick.laid}
        waiting = [name for seat, name in enumerate(names) if seat not in played]
        because = reasons(query, trick, result, () if NOBODY in played else waiting)
        return Answer("depends", because, (UnknownFact("cards-to-come", about="table"),))
    because = reasons(query, trick, result)
    if result.untaken == CARRIED and not position.is_over:
        return Answer("depends", because, (UnknownFact("next-taker"),))
    if result.place == NOBODY:
        return Answer(NOBODY_ANSWER, because)
    if result.taker == NOBODY:
        cards = [str(trick.laid[result.place].card)]
        fact = UnknownFact("who-played", {"cards": cards}, about="table", told_by="player")
        return Answer("depends", because, (fact,))
    return Answer(names[result.taker], because)


def _certain_taker(game: TrickGame) -> tuple[int, tuple[Reason, ...]] | None:
    """The seat that takes the trick however it goes on, and why; ``None`` if that is open.

    All legal continuations are tried, so every hand that is still to play has to be known. Raises
    ``OpenReading``.
    """
    position, missing = game.position, game.position.missing
    if any(position.unknown[seat] or not position.known[seat] for seat in missing):
        return None
    taker, common = NOBODY, list[Reason]()
    for trick in _full_tricks(game, len(missing)):
        result = trick_result(game.rules, trick)
        if result.taker == NOBODY or taker not in (NOBODY, result.taker):
            return None
        because = reasons(game, trick, result)
        common = [r for r in common if r in because] if taker != NOBODY else list(because)
        taker = result.taker
    if taker == NOBODY:
        return None
    always = game.rules.role("takes").reason("foreseen", players=[game.names[taker]])
    coming = {"coming": game.names_of(missing)}
    return taker, (always, *(replace(r, args={**r.args, **coming}) for r in common))


def _full_tricks(game: TrickGame, missing: int) -> Iterator[Trick]:
    """The full trick, for every legal way to complete it."""
    rules, position = game.rules, game.position
    if not missing:
        yield position.last or trick_of(rules, position)
        return
    for seat in waited_for(rules, position)[:1]:
        for card in rules.deck.cards(position.known[seat]):
            move = Move(game.names[seat], PLAY, (card,))
            if judge(game, move).value == "yes":
                yield from _full_tricks(game.at(advance(game, move).position), missing - 1)


def _who_gets(query: TricksQuery) -> Answer:
    """Who takes, or has taken, the trick with this card in it."""
    rules, position, names = query.rules, query.position, query.names
    if len(query.question.cards) != 1:
        raise NoSuchQuestion(query.question)
    card = query.question.cards[0].plain()
    takes = rules.role("takes")
    for trick in (trick_of(rules, position), position.last):
        if trick is not None and any(laid.card == card for laid in trick.laid):
            return _taker(query, trick)
    bit = rules.deck.mask([card])
    for name, taken in zip(names, position.taken, strict=True):
        if bit & taken:
            return Answer(name, (takes.reason("taken", cards=[card], players=[name]),))
    if bit & position.discards:
        return Answer(NOBODY_ANSWER, (takes.reason("discarded", cards=[card]),))
    if bit & position.carried:
        fact = UnknownFact("next-taker")
    else:
        fact = UnknownFact("trick-of-card", {"cards": [str(card)]})
    return Answer("depends", (), (fact,))


def _what_happens(query: TricksQuery) -> Answer:
    """The effects of the last card; if it completed a trick, what decided the trick comes first."""
    answer, position = what_happens(query), query.position
    if not answer.value:
        return replace(answer, because=_whose_turn(query).because)
    if position.last is None or position.field or not query.case.steps:
        return answer
    decisive = deciding(query.rules, position.last, trick_result(query.rules, position.last))
    return replace(answer, because=(*decisive, *answer.because))


# ---- order, deal, obligations, scores


def _what_order(query: TricksQuery) -> Answer:
    """The ranks, weakest first; the reasons say which suit beats others."""
    deck = query.rules.deck
    trump = query.rules.trump(query.position)
    special = {trump, *(card.suit for card, _ in query.position.moved)}
    suits = [suit for suit in deck.suits if suit not in special]
    strengths = {
        suit: {query.rules.strength(card, trump)[0] for card in deck.cards(deck.suit_mask(suit))}
        for suit in suits
    }
    suits.sort(key=lambda suit: len(strengths[suit]))
    plain = (*suits, *(suit for suit in deck.suits if suit != trump))[0]
    of_suit = deck.cards(deck.suit_mask(plain))
    cards = sorted(of_suit, key=lambda card: query.rules.strength(card, trump))
    orders = (rule.order(trump) for rule in query.rules.declaring("order"))
    return Answer([card.rank for card in cards], tuple(filter(None, orders)))


def _must_do(query: TricksQuery) -> Answer:
    """What a seat owes before the first card."""
    rules, name, seat = query.rules, query.question.seat, query.seat
    owed = [
        {"do": owed.kind, "count": owed.count, "least": owed.least, "strongest": False}
        | ({"to": query.name(owed.to)} if owed.to != NOBODY else {})
        for owed in query.position.owed
        if owed.seat == seat
    ]
    opening = rules.opening(query.position)
    if not owed or opening is None:
        return Answer(owed)
    return Answer(owed, (opening.reason("waits", players=[name]),))


def _score(query: TricksQuery) -> Answer:
    """Seat -> tricks or points, as of now."""
    carried = query.position.carried.bit_count() // query.position.players
    query, settled = _settled(query.at(query.with_trick_taken))
    counts, because, facts = _counts(query)
    tally = query.rules.tally
    if facts:
        return Answer("depends", (tally.reason("counts"),), tuple(facts))
    because = [*settled, *because]
    if carried and not query.position.carried and "carried" in tally.says:
        because.append(tally.reason("carried", count=carried + 1))
    sides = query.rules.sides(query.position)
    for side in sides:
        because += tally.accounts(query.position, side, query.names)
    points = zip(sides, counts, strict=True)
    by_seat = tally.shares(query.position, sides, counts)
    if by_seat is None:
        by_seat = {seat: count for side, count in points for seat in side}
    value = {name: by_seat[seat] for seat, name in enumerate(query.names)}
    return Answer(value, (*because, tally.reason("counts")))


def _settled(query: TricksQuery) -> tuple[TricksQuery, list[Reason]]:
    """The question with the tricks that count for each seat, and why they aren't those taken."""
    because = []
    query = query.at(with_revokes_of_moves(query))
    sides = query.rules.sides(query.position)
    for rule in query.rules.declaring("settles"):
        for position, reason in rule.settles(query.position, sides, query.names):
            query = query.at(position)
            because.append(reason)
    return query, because


def _counts(query: TricksQuery) -> tuple[list[int], list[Reason], list[UnknownFact]]:
    """The tricks or points of each side, the reasons for adjusted points, and unknown facts."""
    rules, position, names = query.rules, query.position, query.names
    sides, because = rules.sides(position), list[Reason]()
    tallies = [rules.tally.side_tally(position, side) for side in sides]
    counts = [count for count in tallies if count is not None]
    if len(counts) < len(tallies):
        unknown = [
            rules.tally.unknown_tally(position, seat, names[seat])
            for side, total in zip(sides, tallies, strict=True)
            for seat in (side if total is None else ())
            if rules.tally.tally(position, seat) is None
        ]
        return counts, [], [fact for at, fact in enumerate(unknown) if fact not in unknown[:at]]
    for rule in rules.declaring("adjusts"):
        if (adjusted := rule.adjusts(position, sides, counts, names)) is not None:
            counts = list(adjusted[0])
            because.append(adjusted[1])
    for rule in rules.declaring("extra"):
        for extra, reason in rule.extra(position, sides, names):
            counts = [count + more for count, more in zip(counts, extra, strict=True)]
            because.append(reason)
    return counts, because, []


def _who_wins(query: TricksQuery) -> Answer:
    """The seats that win; none while the deal goes on. Raises ``OpenReading`` at a tie."""
    query = query.at(query.with_trick_taken)
    position, missing = query.position, _missing_tricks(query)
    with_revokes, deciding = with_revokes_of_moves(query), query.rules.declaring("is_decided")
    is_decided = any(rule.is_decided(with_revokes) for rule in deciding)
    if is_decided or missing == 0 or (position.is_over and missing is None):
        return _winners(query)
    if position.is_over and missing:
        return _winners_in_any_case(query, missing)
    goes_on = any(position.count(seat) != MANY for seat in range(position.size))
    if goes_on or any(position.known) or position.field or position.owed:
        return Answer([], (query.rules.tally.reason("going-on"),))
    try:
        answer = _winners(query)
    except Open:
        answer = Answer("unsettled")
    sides = [r for r in answer.because if r.key.endswith("-wins") and len(r.players) > 1]
    return Answer("depends", tuple(sides), (UnknownFact("hands-empty", {}, answer.value, []),))


def _missing_tricks(query: TricksQuery) -> int | None:
    """How many tricks of the deal nobody has taken yet, as far as is told; ``None``: it isn't known
    how many there are."""
    position, rule = query.position, query.rules.declared_by("tricks_of_deal")
    there_are = rule.tricks_of_deal(position.size) if rule else None
    if there_are is None or position.field or not any(position.tricks):
        return None  # without a trick, the cards may have been thrown in
    return max(0, there_are - sum(position.tricks))


def _is_out(query: TricksQuery) -> Answer:
    """Whether a seat is out of the game after the deal."""
    query = query.at(query.with_trick_taken)
    position, missing, name = query.position, _missing_tricks(query), query.question.seat
    rule = query.rules.declared_by("leaves")
    if rule is None:
        raise NoSuchQuestion(query.question)
    is_over = missing == 0 or (position.is_over and missing is None)
    ending = rule.leaves(position, query.seat, is_over=is_over)
    if ending == "not-yet" and position.is_over:  # the table doesn't tell all tricks
        of = (missing or 0) + sum(position.tricks)
        because = (rule.reason("untold", players=[name], count=missing or 0, of=of),)
        return Answer("depends", because, (_untold_tricks(missing or 0),))
    because = (rule.reason(ending, players=[name], count=position.tricks[query.seat]),)
    return Answer(ELIMINATED if ending == "out" else "no", because)


def _winners_in_any_case(query: TricksQuery, missing: int) -> Answer:
    """The winners at the end of a deal of which some tricks aren't told, if these can't change
    them."""
    position = query.position
    answers = []
    for seat in range(position.size):
        tricks = tuple(n + missing * (s == seat) for s, n in enumerate(position.tricks))
        unseen = query.rules.unseen(position)
        taken = tuple(c | unseen * (s == seat) for s, c in enumerate(position.taken))
        answers.append(_winners(query.at(replace(position, tricks=tricks, taken=taken))))
    if all(answer.value == answers[0].value for answer in answers):
        return answers[0]
    because = (query.rules.tally.reason("counts"),)
    return Answer("depends", because, (_untold_tricks(missing),))


def _untold_tricks(missing: int) -> UnknownFact:
    """The fact who took the tricks of a deal that is over and that the table doesn't tell."""
    return UnknownFact("tricks-untold", {"count": missing}, about="table")


def _winners(query: TricksQuery) -> Answer:
    query, settled = _settled(query)
    counts, because, facts = _counts(query)
    tally, asked = query.rules.tally, query.rules.declaring("unknown_winner")
    facts += filter(None, (rule.unknown_winner(query.position) for rule in asked))
    if facts:
        return Answer("depends", (tally.reason("counts"),), tuple(facts))
    because = [*settled, *because]
    sides = query.rules.sides(query.position)
    winners = tally.winning(query.position, sides, counts)
    if not winners:
        return Answer([], (*_passed_in(query), *because, tally.reason("nobody")))
    seats = sorted(seat for winner in winners for seat in sides[winner])
    best, count = query.names_of(seats), counts[winners[0]]
    ending = "tied" if len(winners) > 1 else "wins"
    partners = query.rules.declared_by("sides")
    rule = partners if partners is not None and len(seats) > len(winners) else tally
    wins = tally.why_wins(query.position, seats, count, query.names)
    args = tally.win_args()
    wins = wins or rule.reason(ending, players=best, seats=best, count=count, **args)
    return Answer(best, (*because, wins, tally.reason("counts")))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.MAY_PASS: answer_legality(judge, PASS),
    q.MAY_PLACE: answer_legality(judge, PLACE),
    q.MAY_GIVE: answer_legality(judge, GIVE),
    q.MAY_BID: answer_legality(judge, BID),
    q.MAY_DOUBLE: answer_legality(judge, DOUBLE),
    q.MAY_REDOUBLE: answer_legality(judge, REDOUBLE),
    q.MAY_HOLD: answer_legality(judge, HOLD),
    q.MAY_PICK_UP: answer_legality(judge, PICK_UP),
    q.MAY_TAKE_KITTY: answer_legality(judge, TAKE_KITTY),
    q.MAY_APPOINT: answer_legality(judge, APPOINT),
    q.MAY_ANNOUNCE: answer_legality(judge, ANNOUNCE),
    q.MAY_CALL_SUIT: answer_legality(judge, CALL_SUIT),
    q.MAY_DISCARD: answer_legality(judge, DISCARD),
    q.WHAT_PLAYS: _what_plays,
    q.WHAT_HAPPENS: _what_happens,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.WHO_TAKES: _who_takes,
    q.WHO_DECLARES: _who_declares,
    q.WHO_IS_PARTNER: _who_is_partner,
    q.WHO_GETS: _who_gets,
    q.WHAT_ORDER: _what_order,
    q.DEAL: answer_deal("dealt"),
    q.MUST_DO: _must_do,
    q.SCORE: _score,
    q.WHO_WINS: _who_wins,
    q.IS_OUT: _is_out,
    q.DID_REVOKE: did_revoke,
}
