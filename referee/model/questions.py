"""The questions there are, with their spellings, and a question as it is put."""

from __future__ import annotations

from dataclasses import dataclass

from referee.cards.card import Card

from .moves import VICTIM

MAY_PLAY, MAY_PASS, MAY_LOOK, MAY_GIVE = "may_play", "may_pass", "may_look", "may_give"
WHAT_PLAYS, WHAT_HAPPENS, WHOSE_TURN, WHO_LEADS = (
    "what_plays",
    "what_happens",
    "whose_turn",
    "who_leads",
)
IS_OUT, WHAT_ORDER, RANKS, RANK_OF, TITLES = "is_out", "what_order", "ranks", "rank_of", "titles"
MUST_GIVE, WHO_DEALS, SEATING = "must_give", "who_deals", "seating"
SCORE, DEAL = "score", "deal"
MAY_DISCARD, MAY_NAME, MAY_PICK = "may_discard", "may_name", "may_pick"
MAY_TAKE, MAY_DECLINE, MUST_DO = "may_take", "may_decline", "must_do"
MAY_DOUBT, MAY_THROUGH, MAY_POINT, MAY_PLACE = "may_doubt", "may_through", "may_point", "may_place"
WHO_TAKES, WHO_WINS, WHO_GETS = "who_takes", "who_wins", "who_gets"
WHO_GETS_OF, WHAT_HAND = "who_gets_of", "what_hand"

FORMS: dict[str, tuple[str, ...]] = {
    WHAT_PLAYS: ("what may {seat} play", "{seat}は何を出せるか", "{seat}は何を出してよいか"),
    MAY_PASS: ("may {seat} pass", "{seat}はパスできるか", "{seat}はパスしてよいか"),
    MAY_LOOK: (
        "may {seat} look at the discards",
        "{seat}は捨て札を見てよいか",
        "{seat}は捨て札を見られるか",
    ),
    MAY_GIVE: (
        "may {seat} give {cards} to {other}",
        "{seat}は{other}に{cards}を渡せるか",
        "{seat}は{other}に{cards}を渡してよいか",
    ),
    MAY_DISCARD: (
        "may {seat} discard {cards}",
        "{seat}は{cards}を捨てられるか",
        "{seat}は{cards}を捨ててよいか",
    ),
    MAY_NAME: (
        "may {seat} name {rank}",
        "{seat}は{rank}を宣言できるか",
        "{seat}は{rank}を宣言してよいか",
    ),
    MAY_PICK: (
        "may {seat} pick {other}",
        "{seat}は{other}を選べるか",
        "{seat}は{other}を選んでよいか",
    ),
    MAY_TAKE: (
        "may {seat} take {cards} from {other}",
        "{seat}は{other}から{cards}を取れるか",
        "{seat}は{other}から{cards}を取ってよいか",
    ),
    MAY_DECLINE: (
        "may {seat} decline",
        "{seat}は断れるか",
        "{seat}は断ってよいか",
        "{seat}は応じなくてよいか",
    ),
    MAY_DOUBT: ("may {seat} doubt", "{seat}はダウトできるか", "{seat}はダウトを宣言できるか"),
    MAY_THROUGH: (
        "may {seat} let it through",
        "{seat}はスルーできるか",
        "{seat}はスルーしてよいか",
    ),
    MAY_PLACE: (
        "may {seat} place {suit}",
        "{seat}は{suit}に置けるか",
        "{seat}は{suit}に置いてよいか",
    ),
    MAY_POINT: (
        "may {seat} point at {target}",
        "{seat}は{target}を指せるか",
        "{seat}は{target}を指してよいか",
    ),
    MAY_PLAY: (
        "may {seat} play {cards}",
        "{seat}は{cards}を出せるか",
        "{seat}は{cards}を出してよいか",
    ),
    WHAT_HAPPENS: (
        "what happens",
        "何が起こるか",
        "どうなるか",
        "何が起こりますか",
        "どうなりますか",
    ),
    WHOSE_TURN: ("whose turn", "誰の番か", "whose turn is it", "誰の番ですか"),
    WHO_LEADS: ("who leads", "誰から始めるか", "親は誰か", "誰から始めますか", "親は誰ですか"),
    IS_OUT: ("is {seat} out", "{seat}はあがったか", "{seat}はあがりましたか"),
    WHAT_ORDER: ("what order", "強さの順は"),
    RANK_OF: ("what rank is {seat}", "{seat}は何位か", "{seat}は何位ですか"),
    RANKS: ("ranks", "順位は"),
    TITLES: ("titles", "身分は"),
    MUST_DO: (
        "what must {seat} do",
        "{seat}は何をしなければならないか",
        "{seat}は何をしなければなりませんか",
    ),
    MUST_GIVE: ("what must {seat} give", "{seat}は何を渡すか", "{seat}は何を渡しますか"),
    WHO_DEALS: ("who deals", "誰が配るか", "誰が配りますか"),
    SEATING: ("seating", "席順は"),
    SCORE: ("score", "得点は"),
    WHO_TAKES: ("who takes the trick", "誰がトリックを取るか", "誰がトリックを取りますか"),
    WHO_WINS: ("who wins", "誰が勝つか", "勝者は誰か", "誰が勝ちますか", "勝者は誰ですか"),
    WHO_GETS_OF: (
        "who gets the card of {target}",
        "誰が{target}のカードを取るか",
        "who gets the {target}",
        "who gets {target}",
        "誰が{target}を取るか",
        "誰が{target}のカードを取りますか",
    ),
    WHAT_HAND: ("what hand has {seat}", "{seat}の役は何か", "{seat}の役は何ですか"),
    WHO_GETS: ("who gets {cards}", "誰が{cards}を取るか", "{cards}は誰のものになるか"),
    DEAL: ("how many cards each", "何枚ずつ配るか", "何枚ずつ配りますか"),
}
"""Kind -> spellings: the canonical one, its Japanese form, others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a table. ``seat`` and ``other`` are names, or ``other`` is the victim;
    ``rank`` is a number and ``suit`` the letter of a colour."""

    kind: str
    seat: str = ""
    cards: tuple[Card, ...] = ()
    other: str = ""
    rank: str = ""
    suit: str = ""

    def text(self, lang: str = "en") -> str:
        """The canonical spelling, or its Japanese form."""
        form = FORMS[self.kind][1 if lang == "ja" else 0]
        cards = " ".join(map(str, self.cards))
        target = VICTIM_JA if self.other == VICTIM and lang == "ja" else self.other
        names = {"seat": self.seat, "other": self.other, "target": target}
        return form.format(**names, cards=cards, rank=self.rank, suit=self.suit)

    def __str__(self) -> str:
        return self.text()


VICTIM_JA = "被害者"
