"""The kinds of questions, and a question.

Each kind of question has an entry here: its spellings, how a quiz lets it be answered, its function
in :mod:`referee.api`. Its answers are in ``locale/LANG/verdict.ftl``; a shorter name for the desk
is ``desk-ask-KIND`` in ``desk.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import cleandoc
from typing import Any

from msgspec import Struct

from referee.cards.card import Card

from . import example_tables
from .description import OUT_WAYS
from .moves import MOVES, VICTIM, VICTIM_JA, Move, parts_of


class QuestionKind(Struct, frozen=True):
    """A kind of question."""

    name: str
    spellings: tuple[str, ...]
    """The canonical spelling, its Japanese form, then others. Their parts: ``{seat}``, ``{cards}``,
    ``{other}`` (a seat), ``{target}`` (a seat or the victim), ``{rank}``, ``{suit}``,
    ``{number}``."""
    quiz: str = "self"
    """How a quiz lets it be answered: a key of ``ui.quiz.answers.SHAPES``."""
    answers: tuple[str, ...] = ()
    """Answers with a sentence of their own, ``answer-KIND-ANSWER``."""
    others: bool = True
    """Whether there are other answers, with the sentence ``answer-KIND``."""
    in_order: bool = False
    """Whether the order of a list matters."""
    empty: bool = False
    """Whether an empty answer has a sentence of its own, ``answer-KIND-nothing``."""
    looks_back: bool = False
    """Whether it asks what the last move did to the cards on the field: then a picture shows these
    cards, not where they went."""
    doc: str = ""
    """The docstring of its function in :mod:`referee.api`; empty: it has no function."""
    example: tuple[str, str, str] = ("", "", "")
    """The example of that function: a table text, the arguments after the table, the answer."""
    called: str = ""
    """The name of that function, if it differs from the name of the kind."""
    parameters: Mapping[str, str] = {}
    """Part -> the parameter of that function, if their names differ."""

    @property
    def function(self) -> str:
        """The name of its function in :mod:`referee.api`; empty if it has none."""
        return self.called or self.name if self.doc else ""

    @property
    def asks_about(self) -> tuple[str, ...]:
        """The parts of its canonical spelling, in order.

        >>> QuestionKind("may_nod", ("may {seat} nod at {other}",)).asks_about
        ('seat', 'other')
        """
        return parts_of(self.spellings[0])

    @property
    def docstring(self) -> str:
        """The docstring of its function, with the example."""
        text, arguments, answer = self.example
        if not text:
            return cleandoc(self.doc)
        table = [">>> table = read('''", *text.strip().splitlines(), "''')"]
        call = f">>> {self.function}({', '.join(filter(None, ('table', arguments)))}).answer"
        return "\n".join([cleandoc(self.doc), "", "\n... ".join(table), call, answer])


KINDS: dict[str, QuestionKind] = {}
"""Name -> kind. A question is of the first kind with a spelling that fits."""


def _asks(name: str, *spellings: str, **fields: Any) -> str:
    """Adds a kind, with fields of :class:`QuestionKind`."""
    KINDS[name] = QuestionKind(name, spellings, **fields)
    return name


def _asks_whether(name: str, *spellings: str, **fields: Any) -> str:
    """Adds a kind that asks whether a move is legal; its name begins with ``may_``."""
    answers = {"quiz": "yes-no", "answers": ("yes", "no"), "others": False}
    return _asks(name, *spellings, **answers, **fields)


WHAT_PLAYS = _asks(
    "what_plays",
    "what may {seat} play",
    "{seat}は何を出せるか",
    "{seat}は何を出してよいか",
    quiz="plays",
    empty=True,
    doc='The plays of this seat, by form; ``"pass"``: whether it may pass.',
    example=(example_tables.HAND, '"Ben"', "{'single': ['H8', 'D8', 'S9'], 'pass': True}"),
)
MAY_PASS = _asks_whether(
    "may_pass",
    "may {seat} pass",
    "{seat}はパスできるか",
    "{seat}はパスしてよいか",
    doc="Whether this seat may pass.",
    example=(example_tables.FIELD, '"Dan"', "'yes'"),
)
MAY_LOOK = _asks_whether(
    "may_look",
    "may {seat} look at the discards",
    "{seat}は捨て札を見てよいか",
    "{seat}は捨て札を見られるか",
    doc="Whether this seat may look through the discards.",
    example=(example_tables.CUT, '"Ben"', "'yes'"),
)
MAY_GIVE = _asks_whether(
    "may_give",
    "may {seat} give {cards} to {other}",
    "{seat}は{other}に{cards}を渡せるか",
    "{seat}は{other}に{cards}を渡してよいか",
    parameters={"other": "to"},
    doc="Whether this seat may give these cards to another seat in the exchange.",
    example=(example_tables.EXCHANGE, '"Chie", "S2 H3", "Aki"', "'no'"),
)
MAY_DISCARD = _asks_whether(
    "may_discard",
    "may {seat} discard {cards}",
    "{seat}は{cards}を捨てられるか",
    "{seat}は{cards}を捨ててよいか",
)
MAY_NAME = _asks_whether(
    "may_name",
    "may {seat} name {rank}",
    "{seat}は{rank}を宣言できるか",
    "{seat}は{rank}を宣言してよいか",
)
MAY_PICK = _asks_whether(
    "may_pick",
    "may {seat} pick {other}",
    "{seat}は{other}を選べるか",
    "{seat}は{other}を選んでよいか",
)
MAY_TAKE = _asks_whether(
    "may_take",
    "may {seat} take {cards} from {other}",
    "{seat}は{other}から{cards}を取れるか",
    "{seat}は{other}から{cards}を取ってよいか",
)
MAY_DRAW_STOCK = _asks_whether(
    "may_draw_stock",
    "may {seat} draw from the stock",
    "{seat}は山札から引けるか",
    "{seat}は山札から引いてよいか",
    "may {seat} draw",
    "may {seat} draw a card",
    doc="Whether this seat may draw a card from the stock.",
    example=(example_tables.STOCK, '"Ben"', "'yes'"),
)
MAY_DRAW = _asks_whether(
    "may_draw",
    "may {seat} draw {cards}",
    "{seat}は{cards}を拾えるか",
    "{seat}は{cards}を拾ってよいか",
)
MAY_EXPOSE = _asks_whether(
    "may_expose",
    "may {seat} expose {cards}",
    "{seat}は{cards}を公開できるか",
    "{seat}は{cards}を公開してよいか",
)
MAY_ACCEPT = _asks_whether(
    "may_accept",
    "may {seat} accept",
    "{seat}は応じられるか",
    "{seat}は応じてよいか",
    "{seat}は宣言できるか",
    "may {seat} call it",
)
MAY_DECLINE = _asks_whether(
    "may_decline",
    "may {seat} decline",
    "{seat}は断れるか",
    "{seat}は断ってよいか",
    "{seat}は応じなくてよいか",
)
MAY_DOUBT = _asks_whether(
    "may_doubt",
    "may {seat} doubt",
    "{seat}はダウトできるか",
    "{seat}はダウトを宣言できるか",
    doc="Whether this seat may doubt the play on the field.",
    example=(example_tables.FACE_DOWN, '"Ben"', "'yes'"),
)
MAY_THROUGH = _asks_whether(
    "may_through",
    "may {seat} let it through",
    "{seat}はスルーできるか",
    "{seat}はスルーしてよいか",
)
MAY_PLACE = _asks_whether(
    "may_place",
    "may {seat} place {suit}",
    "{seat}は{suit}に置けるか",
    "{seat}は{suit}に置いてよいか",
)
MAY_BID = _asks_whether(
    "may_bid",
    "may {seat} bid {number}",
    "{seat}は{number}をビッドできるか",
    "{seat}は{number}をビッドしてよいか",
    doc="Whether this seat may bid this number of tricks, or this contract.",
    example=(example_tables.BIDS, '"Dan", "2"', "'no'"),
)
MAY_DOUBLE = _asks_whether(
    "may_double",
    "may {seat} double",
    "{seat}はダブルできるか",
    "{seat}はダブルしてよいか",
)
MAY_REDOUBLE = _asks_whether(
    "may_redouble",
    "may {seat} redouble",
    "{seat}はリダブルできるか",
    "{seat}はリダブルしてよいか",
)
MAY_HOLD = _asks_whether(
    "may_hold",
    "may {seat} hold the bid",
    "{seat}は応じることができるか",
    "{seat}は応じてもよいか",
    "may {seat} hold",
    "may {seat} say yes",
)
MAY_PICK_UP = _asks_whether(
    "may_pick_up",
    "may {seat} pick up the skat",
    "{seat}はスカートを取れるか",
    "{seat}はスカートを取ってよいか",
)
MAY_TAKE_KITTY = _asks_whether(
    "may_take_kitty",
    "may {seat} take the kitty",
    "{seat}は場札を取れるか",
    "{seat}は場札を取ってよいか",
    "may {seat} take the widow",
    "{seat}はウィドーを取れるか",
)
MAY_APPOINT = _asks_whether(
    "may_appoint",
    "may {seat} appoint {cards}",
    "{seat}は{cards}を副官に指名できるか",
    "{seat}は{cards}を副官に指名してよいか",
    "may {seat} name {cards} as adjutant",
)
MAY_ANNOUNCE = _asks_whether(
    "may_announce",
    "may {seat} announce {number}",
    "{seat}は{number}をプレイすると宣言できるか",
    "{seat}は{number}をプレイすると宣言してよいか",
)
MAY_CALL_SUIT = _asks_whether(
    "may_call_suit",
    "may {seat} call {suit}",
    "{seat}は{suit}を指定できるか",
    "{seat}は{suit}を指定してよいか",
    "may {seat} order up {suit}",
    "{seat}は{suit}を切り札にできるか",
    doc="Whether this seat may call this suit.",
    example=(example_tables.CALLS, '"Aki", "H"', "'yes'"),
)
MAY_CHALLENGE = _asks_whether(
    "may_challenge",
    "may {seat} challenge",
    "{seat}はチャレンジできるか",
    "{seat}はチャレンジしてよいか",
)
MAY_CATCH = _asks_whether(
    "may_catch",
    "may {seat} catch {other}",
    "{seat}は{other}の宣言忘れを指摘できるか",
    "{seat}は{other}の宣言忘れを指摘してよいか",
)
MAY_POINT = _asks_whether(
    "may_point",
    "may {seat} point at {target}",
    "{seat}は{target}を指せるか",
    "{seat}は{target}を指してよいか",
    doc='Whether this seat may point at the card of another, or at ``"victim"``.',
    example=(example_tables.POINTING, '"Chie", "victim"', "'yes'"),
)
MAY_PLAY = _asks_whether(
    "may_play",
    "may {seat} play {cards}",
    "{seat}は{cards}を出せるか",
    "{seat}は{cards}を出してよいか",
    called="may",
    doc='Whether this seat may play these cards, or ``"depends"`` or ``"unsettled"``.',
    example=(example_tables.FIELD, '"Chie", "C10"', "'no'"),
)
WHAT_HAPPENS = _asks(
    "what_happens",
    "what happens",
    "何が起こるか",
    "どうなるか",
    "何が起こりますか",
    "どうなりますか",
    quiz="happens",
    empty=True,
    doc="The effects of the last move, in order, each a dict with ``clause`` and ``effect``.",
    example=(example_tables.CUT, "", "[{'clause': 'daifugo.eight_cut', 'effect': 'cleared'}]"),
)
WHOSE_TURN = _asks(
    "whose_turn",
    "whose turn",
    "誰の番か",
    "whose turn is it",
    "誰の番ですか",
    quiz="seats",
    answers=("nobody",),
    doc='The seat to move; ``"nobody"`` when the game is over.',
    example=(example_tables.CUT, "", "'Aki'"),
)
WHO_LEADS = _asks(
    "who_leads",
    "who leads",
    "誰から始めるか",
    "親は誰か",
    "誰から始めますか",
    "親は誰ですか",
    quiz="seat",
    answers=("nobody",),
    doc="The seat that leads the empty field.",
    example=(example_tables.CUT, "", "'Aki'"),
)
IS_OUT = _asks(
    "is_out",
    "is {seat} out",
    "{seat}はあがったか",
    "{seat}はあがりましたか",
    quiz="exit",
    answers=("no", "clean", *OUT_WAYS),
    others=False,
    doc='How this seat left the game: ``"no"``, ``"clean"``, ``"foul"``, ``"fallen"`` …',
    example=(example_tables.OVER, '"Ben"', "'clean'"),
)
WHAT_ORDER = _asks(
    "what_order",
    "what order",
    "強さの順は",
    quiz="order",
    in_order=True,
    doc="The ranks in the current ranking, weakest first.",
    example=(
        example_tables.REVOLUTION,
        "",
        "['2', 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', 'Jo']",
    ),
)
RANK_OF = _asks(
    "rank_of",
    "what rank is {seat}",
    "{seat}は何位か",
    "{seat}は何位ですか",
    quiz="place",
    doc="The place of a seat, counted from 1.",
    example=(example_tables.OVER, '"Ben"', "1"),
)
RANKS = _asks(
    "ranks",
    "ranks",
    "順位は",
    quiz="ranks",
    in_order=True,
    doc="The seats in order of place, best first; ``None`` for places that are still open.",
    example=(example_tables.OVER, "", "['Ben', 'Aki', 'Chie']"),
)
TITLES = _asks(
    "titles",
    "titles",
    "身分は",
    quiz="titles",
    empty=True,
    doc="The title of each seat, by its place in this game.",
    example=(example_tables.OVER, "", "{'Ben': 'daifugo', 'Aki': 'heimin', 'Chie': 'daihinmin'}"),
)
MUST_DO = _asks(
    "must_do",
    "what must {seat} do",
    "{seat}は何をしなければならないか",
    "{seat}は何をしなければなりませんか",
    empty=True,
    doc='What this seat has to do: ``{"do", "count", "least", "strongest"}``, also ``"to"``.',
    example=(
        example_tables.SEVEN,
        '"Aki"',
        "[{'do': 'give', 'count': 1, 'least': 0, 'strongest': False, 'to': 'Ben'}]",
    ),
)
MUST_GIVE = _asks(
    "must_give",
    "what must {seat} give",
    "{seat}は何を渡すか",
    "{seat}は何を渡しますか",
    quiz="gift",
    doc="""What this seat has to give in the exchange: ``{"to", "count", "forced", "choices"}``.

    ``choices``: the ways to complete the forced cards; ``"free": True`` if any cards will do,
    with ``"unseen": True`` if they are drawn unseen.""",
    example=(
        example_tables.EXCHANGE,
        '"Chie"',
        "{'to': 'Aki', 'count': 2, 'forced': ['Jo', 'S2'], 'choices': []}",
    ),
)
WHO_DEALS = _asks(
    "who_deals",
    "who deals",
    "誰が配るか",
    "誰が配りますか",
    quiz="seat",
    doc="The seat that shuffles and deals.",
    example=(example_tables.EXCHANGE, "", "'Chie'"),
)
SEATING = _asks(
    "seating",
    "seating",
    "席順は",
    quiz="seating",
    in_order=True,
    doc="The seats of the next game in turn order.",
    example=(example_tables.NEXT_GAME, "", "['Chie', 'Aki', 'Ben']"),
)
SCORE = _asks(
    "score",
    "score",
    "得点は",
    quiz="score",
    empty=True,
    doc="The points of each seat, by its place in this game.",
    example=(example_tables.OVER, "", "{'Ben': 2, 'Aki': 1, 'Chie': 0}"),
)
WHO_TAKES = _asks(
    "who_takes",
    "who takes the trick",
    "誰がトリックを取るか",
    "誰がトリックを取りますか",
    quiz="seat",
    answers=("nobody",),
    doc='The seat that takes the trick, or ``"nobody"``.',
    example=(example_tables.TRICK, "", "'Dan'"),
)
WHO_DECLARES = _asks(
    "who_declares",
    "who is the declarer",
    "ディクレアラーは誰か",
    "ディクレアラーは誰ですか",
    "who declares",
    "who is napoleon",
    "ナポレオンは誰か",
    "ナポレオンは誰ですか",
    quiz="seat",
    answers=("nobody",),
    doc='The seat that plays the contract, or ``"nobody"`` while there is no contract.',
    example=(example_tables.AUCTION, "", "'North'"),
)
WHO_IS_PARTNER = _asks(
    "who_is_partner",
    "who is the adjutant",
    "副官は誰か",
    "副官は誰ですか",
    "who is the declarer's partner",
    quiz="seat",
    answers=("nobody",),
    doc='The partner of the seat that won the bidding, or ``"nobody"`` if it plays alone.',
    example=(example_tables.APPOINTED, "", "'Chie'"),
)
DID_REVOKE = _asks(
    "did_revoke",
    "did {seat} revoke",
    "{seat}はリボークしたか",
    "{seat}はリボークしましたか",
    "did {seat} renege",
    "has {seat} revoked",
    quiz="yes-no",
    answers=("yes", "no"),
    others=False,
    doc='Whether this seat has not followed suit though it could: ``"yes"``, ``"no"``.',
    example=(example_tables.REVOKE, '"Ben"', "'yes'"),
)
WHO_WINS = _asks(
    "who_wins",
    "who wins",
    "誰が勝つか",
    "勝者は誰か",
    "誰が勝ちますか",
    "勝者は誰ですか",
    quiz="seats",
    answers=("nobody",),
    empty=True,
    doc="The seats that win the game.",
    example=(example_tables.SHOWN, "", "['Aki']"),
)
WHO_GETS_OF = _asks(
    "who_gets_of",
    "who gets the card of {target}",
    "誰が{target}のカードを取るか",
    "who gets the {target}",
    "who gets {target}",
    "誰が{target}を取るか",
    "誰が{target}のカードを取りますか",
    looks_back=True,
    quiz="seat",
    answers=("nobody",),
    doc='The seat that gets the card of another seat, or of the ``"victim"``.',
    example=(example_tables.POINTED, '"Ben"', "'Aki'"),
)
WHAT_HAND = _asks(
    "what_hand",
    "what hand has {seat}",
    "{seat}の役は何か",
    "{seat}の役は何ですか",
    quiz="word",
    answers=("high_card",),
    empty=True,
    doc='The poker hand of this seat, such as ``"full_house"``.',
    example=(example_tables.SHOWN, '"Aki"', "'straight_flush'"),
)
WHO_GETS = _asks(
    "who_gets",
    "who gets {cards}",
    "誰が{cards}を取るか",
    "{cards}は誰のものになるか",
    looks_back=True,
    quiz="seat",
    answers=("nobody",),
    parameters={"cards": "card"},
    doc='The seat that gets a card, or ``"nobody"``.',
    example=(example_tables.POINTED, '"4"', "'Aki'"),
)
DEAL = _asks(
    "deal",
    "how many cards each",
    "何枚ずつ配るか",
    "何枚ずつ配りますか",
    quiz="deal",
    doc='Cards dealt: ``{"each", "left"}``, also ``"more"`` (who gets one more), ``"by_seat"``.',
    example=(example_tables.CUT, "", "{'each': 18, 'left': 0}"),
)


class Question(Struct, frozen=True):
    """A question about a table."""

    kind: str
    seat: str = ""
    cards: tuple[Card, ...] = ()
    other: str = ""
    """The name of another seat, or :data:`VICTIM`."""
    rank: str = ""
    suit: str = ""
    move: str = ""
    """The kind of move that it asks about, if the question is that of a similar kind."""
    back: tuple[Card, ...] = ()
    """The cards that this move asks for."""
    number: str = ""

    def text(self, lang: str = "en") -> str:
        """The canonical spelling, or its Japanese form."""
        form = KINDS[self.kind].spellings[1 if lang == "ja" else 0]
        cards = " ".join(map(str, self.cards))
        target = VICTIM_JA if self.other == VICTIM and lang == "ja" else self.other
        names = {"seat": self.seat, "other": self.other, "target": target}
        parts = {"rank": self.rank, "suit": self.suit, "number": self.number}
        return form.format(**names, **parts, cards=cards)

    def __str__(self) -> str:
        return self.text()


def legality_question(move: Move) -> Question:
    """The question whether a move may be made; if none asks about its kind, about a similar one."""
    kind = MOVES[move.kind]
    asks = kind.asks or MOVES[kind.like].asks
    own = "" if kind.asks else kind.name
    return Question(
        asks, move.seat, move.cards, move.other, move.rank, move.suit, own, move.back, move.number
    )


def move_asked_about(question: Question) -> Move:
    """The move of a question whose kind is that of a similar move."""
    asked = question
    return Move(
        asked.seat, asked.move, asked.cards, asked.other,
        back=asked.back, rank=asked.rank, suit=asked.suit, number=asked.number,
    )  # fmt: skip


def has_own_question(move: Move) -> bool:
    """Whether a question asks about this kind of move, and not only about a similar one."""
    return bool(MOVES[move.kind].asks)
