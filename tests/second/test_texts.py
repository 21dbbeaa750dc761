"""The judge itself, on what the texts give as examples: it must not be taken on trust either."""

import pytest

from .climbing.books import BOOKS, Book
from .climbing.cards import JOKER, is_joker
from .climbing.jokers import meanings
from .climbing.judge import may_play
from .climbing.positions import NAMES
from .climbing.ranks import ranks
from .climbing.story import Event, Setup, State, tell


def meant(book: Book, written: str, turned: bool = False) -> Event:
    """A play that means one thing, by nobody yet."""
    (meaning,) = meanings(book, written.split(), turned)
    return Event("", tuple(JOKER if is_joker(card) else card for card in written.split()), meaning)


def after(book: Book, *plays: str, revolution: bool = False) -> State:
    """The state after plays by one seat after the other, nobody's hand known but the next one's."""
    seats = NAMES[: max(book.seats)]
    events = []
    for at, written in enumerate(plays):
        turned = revolution
        events.append(meant(book, written, turned)._replace(seat=seats[at % len(seats)]))
    return tell(Setup(book, seats, seats[0], {}, revolution=revolution), events)


CASES = """
offkai  | D4, D7, D9            | D10       | yes | 次のプレイヤーはダイヤの10以上か、ジョーカー
offkai  | D4, D7, D9            | Jo        | yes | 次のプレイヤーはダイヤの10以上か、ジョーカー
offkai  | D4, D7, D9            | S10       | no  | 次のプレイヤーはダイヤの10以上か、ジョーカー
offkai  | D4, D7                | S10       | yes | 3人のプレイヤーが同じマークのカードを出した場合
offkai  | D4, D5                | D6        | yes | 次のプレイヤーは「ダイヤの6」かジョーカーしか
offkai  | D4, D5                | D7        | no  | 次のプレイヤーは「ダイヤの6」かジョーカーしか
offkai  | D4, D5                | S6        | no  | 次のプレイヤーは「ダイヤの6」かジョーカーしか
offkai  | D10, DJ               | D10       | yes | 次のプレイヤーは「ダイヤの10」かジョーカーしか
offkai  | D10, DJ               | D9        | no  | 次のプレイヤーは「ダイヤの10」かジョーカーしか
offkai  | D4, D7, D9, Jo        | S3        | yes | 縛り・激縛りより優先される
offkai  | D4 S4, D7 H7, D9 S9   | H10 C10   | yes | 縛りは成立しない
offkai  | S3 H3, S5 D5, S7 D7   | H10 C10   | yes | 全てのカードのマークが一致していた時のみ有効
offkai  | S3 D3, S5 D5, S7 D7   | H10 C10   | no  | 全てのカードのマークが一致していた時のみ有効
offkai  | S3 S4 S5              | H4 H5 H6  | yes | 「3・4・5」の後に「4・5・6」を出しても良い
offkai  | SQ SK SA              | HA H2 Jo  | yes | 「A・2・ジョーカー」がもっとも強い階段
offkai  |                       | S5 Jo Jo  | yes | 2枚のジョーカーは同じ数として扱われる
offkai  |                       | S5 S6 S7 Jo Jo | no | ジョーカーを2枚含む階段は認められない
offkai  | SJ                    | H10       | yes | 「J」の後は「10」以下のカードを出す必要がある
offkai  | SJ                    | HQ        | no  | 「J」の後は「10」以下のカードを出す必要がある
offkai  | Jo                    | Jo        | no  | もう一枚のジョーカーで代用することはできない
offkai  | S4                    | H7        | yes | 一度の「パス」で飛ばされるターンは一回のみ
daifugo | S3 S4 S5              | H5 H6 H7  | yes | 1枚目が前のプレイヤーが出した2枚目より強い
daifugo | S3 S4 S5              | H4 H5 H6  | no  | 1枚目が前のプレイヤーが出した2枚目より強い
daifugo | S3 H3                 | S5 H5 D5  | no  | 次のプレイヤーは原則同じ枚数で出す
daifugo | S3, S5                | H6        | no  | 同じスートのカードしか出せなくなる
daifugo | S3, S5                | Jo        | yes | 発生後にジョーカーを出しても縛りは継続する
daifugo | S3 H3, S5 Jo=H5       | D6 C6     | yes | ジョーカーを含む手では縛りは発生しない
daifugo | S3 H3, S5 H5          | S6 Jo=H6  | yes | 発生後にジョーカーを出しても縛りは継続する
daifugo | S3 H3, S5 H5          | S6 Jo=D6  | no  | ほかのカードと代用する
daifugo | H4, H6, Jo            | S3        | no  | reading: only where it fits the lock
daifugo | S4, S6, Jo            | S3        | yes | a lock of spades
daifugo | H4, S6, Jo            | S3        | yes | この瞬間のみスペード3がジョーカーに勝る
daifugo |                       | SA S2 Jo  | yes | K-A-2, with the joker for the K
daifugo |                       | SA S2 Jo=2+ | no | 連続した数字
league  | S3 S4 S5              | H4 H5 H6  | yes | 4-5-6 may go on 3-4-5
league  | S3 H3, S5 H5          | S6 Jo     | yes | a joker may stand for the suit that is missing
uecda   | S3 S4 S5              | H6 H7 H8  | yes | after 3-4-5 comes 6-7-8 or higher
uecda   | S3 S4 S5              | H5 H6 H7  | no  | 4-5-6 and 5-6-7 are not enough
uecda   |                       | Jo H3 H4  | yes | joker-3-4 and A-2-joker are runs
uecda   |                       | HA H2 Jo=2+ | yes | joker-3-4 and A-2-joker are runs
uecda   | H3 S3, H5 Jo=D5       | S9 C9     | yes | counts with the suit of the card
uecda   | H3 S3, H5 Jo=S5       | S9 C9     | no  | counts with the suit of the card
uecda   | H3 S3, H5 S5          | H9 Jo=D9  | no  | only plays of these suits may follow
uecda   | H4, H5, Jo            | S3        | yes | lock or no lock
"""


@pytest.mark.parametrize("case", CASES.strip().splitlines())
def test_example(case: str) -> None:
    name, field, asked, answer, _ = (part.strip() for part in case.split("|"))
    state = after(BOOKS[name], *[play.strip() for play in field.split(",") if play.strip()])
    written = asked.split()
    seat = state.turn or ""
    state.hands[seat] = [*[JOKER if is_joker(card) else card for card in written], "C3"]
    assert may_play(state, seat, written) == (answer == "yes")


@pytest.mark.parametrize(
    ("book", "play", "stays"),
    [
        ("offkai", "S7 Jo=S8 S9", False),  # 「7・ジョーカー・9」の階段で8切りが発動する
        ("daifugo", "S7 S8 S9", True),  # 階段出しでは適用しない
        ("daifugo", "S8 Jo=H8", False),  # ジョーカーと組み合わせて出すことも可能
        ("league", "SK SA S2", False),  # a run that none can beat
        ("league", "S4 H4 D4 C4 Jo Jo", False),  # both jokers clear the field as well
        ("daifugo", "S4 H4 D4 C4 Jo Jo", True),
        ("uecda", "S7 Jo=S8 S9", False),  # in runs, and where a joker stands for the 8
        ("offkai", "S4 H4 D4 C4", True),  # 4枚以上を出した時点で革命は成立するが、カードは流れない
    ],
)
def test_what_clears_the_field(book: str, play: str, stays: bool) -> None:
    assert bool(after(BOOKS[book], play).field) == stays


def test_revolution_and_j_back_undo_each_other() -> None:
    """「革命」中に出した場合、「J」の後には「Q」以上のカードを出す必要がある。"""
    assert not after(BOOKS["offkai"], "SJ", revolution=True).turned


def test_places_of_foul_and_fall() -> None:
    """offkai: whichever came out first is lower; daifugo: the fallen is above the fouls."""
    for book, places in (
        ("offkai", ["Aki", "Ben", "Chie", "Dan"]),
        ("daifugo", ["Aki", "Ben", "Dan", "Chie"]),
    ):
        hands = {"Aki": ("S4",), "Chie": ("S2",), "Dan": ("S9", "H9"), "Ben": ("S5",)}
        seats = ("Aki", "Ben", "Chie", "Dan")
        setup = Setup(BOOKS[book], seats, "Aki", hands, {"Dan": "daifugo"})
        played = [meant(BOOKS[book], card) for card in ("S4", "S2")]
        events = [played[0]._replace(seat="Aki"), Event("Ben"), played[1]._replace(seat="Chie")]
        assert ranks(tell(setup, events)) == places
